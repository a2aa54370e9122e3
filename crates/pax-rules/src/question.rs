//! What the game asks, and of whom: the ledger's decision points, for those who must put them into words.

use pax_deck::CardId;
use pax_deck::effect::{Effect, SpecialEffect};
use pax_deck::vocabulary::{Faction, Prestige};

use crate::event::Event;
use crate::frame::{Die, Frame};
use crate::look::Look;
use crate::seat::Seat;
use crate::state::State;
use crate::table::Table;
use crate::view::View;

/// What is asked, and of whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asked {
    /// The seat that must decide; none where the dealer rolls a die.
    pub whom: Option<Seat>,
    /// What is asked.
    pub question: Question,
}

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are called what they are: a card, a colour, so much gold")]
pub enum Question {
    /// DP-37: which Hacendado?
    Hacendado,
    /// DP-01: what to do with the actions that are left?
    Actions { left: u8 },
    /// DP-33: which of two monopolists is paid?
    Monopolist { gold: u8 },
    /// DP-05: event or status quo?
    Orientation { card: CardId },
    /// DP-18 and DP-38: which side of a card that changed hands?
    Side { card: CardId },
    /// DP-20 and DP-32: do the troops that lost their places Retreat?
    Displaced,
    /// DP-22: which colour goes?
    Strife { one: Faction, other: Faction },
    /// DP-23: where does a scarce cube go? So many are left.
    Cubes { left: u8 },
    /// DP-25: which enterprise does this card nationalise?
    Nationalization { card: CardId },
    /// DP-25: which enterprise gets the cubes of this card?
    Land { card: CardId },
    /// DP-25: which card goes from hand for this card?
    HandDiscard { card: CardId },
    /// DP-25: which Connection Cube goes home for this card?
    ConnectionLoss { card: CardId },
    /// DP-26: which headline is discarded first?
    Headlines,
    /// DP-27: is this card kept? So much gold is not yet spoken for.
    Upkeep { card: CardId, gold: u16 },
    /// DP-29: does the Hacendado take a stand in this toppling?
    Manifesto { kind: Prestige, defence: i8 },
    /// DP-30: is a card discarded to change Díaz's defence?
    Fraud { kind: Prestige, defence: i8 },
    /// DP-31: is a Hacendado killed?
    Assassination { kind: Prestige, defence: i8 },
    /// DP-15: does a Spy cancel this attack?
    Spy { actor: Seat, card: CardId, target: Option<CardId> },
    /// DP-39: which of Díaz's two cards is played first?
    DiazOrder { one: CardId, other: CardId },
    /// DP-40: what does the die show?
    Die(Die),
}

/// The phases of a turn that go by themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Phase 2: headlines in the free column are discarded.
    Headlines,
    /// Phase 3: the Market is restored.
    Market,
    /// Phase 4: income.
    Income,
}

impl Event {
    /// Returns the phase that begins with this event, if one does.
    #[must_use]
    pub const fn phase(&self) -> Option<Phase> {
        let (Self::Began(step) | Self::Went(step)) = self else { return None };
        match step.0 {
            Frame::Phase2 => Some(Phase::Headlines),
            Frame::Phase3 => Some(Phase::Market),
            Frame::Phase4 => Some(Phase::Income),
            _ => None,
        }
    }
}

/// Returns what is asked, and of whom; nothing when the game is over.
#[must_use]
pub fn asked(table: &Table, state: &State) -> Option<Asked> {
    if state.outcome.is_some() {
        return None;
    }
    let look = Look::new(table, state);
    let question = look.question(state.top()?)?;
    Some(Asked { whom: look.decider(), question })
}

impl View {
    /// Returns what is asked, and of whom; nothing when the game is over.
    #[must_use]
    pub fn asked(&self, table: &Table) -> Option<Asked> {
        asked(table, &self.some_state(table))
    }
}

impl Look<'_> {
    fn question(self, frame: Frame) -> Option<Question> {
        Some(match frame {
            Frame::ChooseHacendado(_) => Question::Hacendado,
            Frame::Actions => Question::Actions { left: self.state.actions },
            Frame::Monopolist { gold, .. } => Question::Monopolist { gold },
            Frame::Orientation(card) => Question::Orientation { card },
            Frame::Side { card, .. } => Question::Side { card },
            Frame::Displaced(_) => Question::Displaced,
            Frame::Strife { one, other, .. } => Question::Strife { one, other },
            Frame::Allocate { seat, .. } => Question::Cubes { left: self.state.player(seat).reserve },
            Frame::Each { card, effect, .. } => self.question_of(card, effect)?,
            Frame::Phase2 => Question::Headlines,
            Frame::Upkeep(card) => {
                #[expect(clippy::cast_possible_truncation, reason = "at most 255 cards")]
                let spoken_for = self.state.kept.len() as u16;
                let gold = self.state.gold(self.state.active).saturating_sub(spoken_for);
                Question::Upkeep { card: CardId::new(card)?, gold }
            }
            Frame::Showdown { step, .. } => {
                let (kind, defence) = (self.toppling_kind(), self.state.toppling.defence);
                match step {
                    0 => Question::Manifesto { kind, defence },
                    1 => Question::Fraud { kind, defence },
                    _ => Question::Assassination { kind, defence },
                }
            }
            Frame::Attack(_) => {
                let now = self.state.attack;
                let target = CardId::new(now.target);
                Question::Spy { actor: now.actor, card: CardId::new(now.card)?, target }
            }
            Frame::DiazOrder { one, other } => Question::DiazOrder { one, other },
            Frame::Die(die) => Question::Die(die),
            Frame::Diaz { .. }
            | Frame::Effects { .. }
            | Frame::FreeSlaves { .. }
            | Frame::Checkpoint(_)
            | Frame::Refill { .. }
            | Frame::EachEnd { .. }
            | Frame::HeadlineEnd(_)
            | Frame::ToppleEnd
            | Frame::Phase3
            | Frame::Phase4
            | Frame::UpkeepEnd
            | Frame::TurnEnd => return None,
        })
    }

    /// DP-25: the choice that an effect leaves.
    fn question_of(self, card: CardId, effect: u8) -> Option<Question> {
        match self.effect_at(card, effect) {
            Effect::Nationalize { .. } => Some(Question::Nationalization { card }),
            Effect::Land { .. } => Some(Question::Land { card }),
            Effect::Special(SpecialEffect::HandDiscard(_)) => Some(Question::HandDiscard { card }),
            Effect::Special(SpecialEffect::ConnectionLoss(_)) => Some(Question::ConnectionLoss { card }),
            _ => None,
        }
    }
}
