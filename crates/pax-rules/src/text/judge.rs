//! Whether what a text says can be a game: nothing that is read may trip the rules up later.

use pax_deck::CardId;
use pax_deck::effect::{Effect, Scope, SpecialEffect};
use pax_deck::vocabulary::Kind;

use super::frames::write_frame;
use crate::frame::{Die, Frame};
use crate::invariant;
use crate::list::legal;
use crate::look::Look;
use crate::seat::Seat;
use crate::state::{State, Zone};
use crate::table::Table;

/// How deep questions can be nested in a text. What they bring about must still find room above them.
pub(super) const PENDING_MAX: u8 = 10;
/// The last stage of an attack.
const STAGE_MAX: u8 = 6;
/// The last step of a seat in a showdown.
const STEP_MAX: u8 = 2;

/// Checks that a position can be played on.
pub(super) fn judge(table: &Table, state: &State, knows_deck: bool) -> Result<(), String> {
    let look = Look::new(table, state);
    invariant::possible(look)?;
    if knows_deck {
        let of_deck =
            (1..=255).filter_map(CardId::new).filter(|card| state.zone(*card) == Zone::Deck).count();
        if of_deck != usize::from(state.deck_len) {
            return Err("the deck is said twice".to_owned());
        }
    }
    if state.outcome.is_some() {
        return if state.frames_len == 0 {
            Ok(())
        } else {
            Err("the game is over, and something is pending".to_owned())
        };
    }
    let frames = &state.frames[..usize::from(state.frames_len)];
    for (depth, frame) in frames.iter().enumerate() {
        let above = frames.get(depth + 1).copied();
        look.judge_frame(*frame, depth, above)
            .map_err(|why| format!("`pending {}`: {why}", write_frame(*frame)))?;
    }
    if state.die().is_some() {
        return Ok(());
    }
    let mut commands = Vec::new();
    legal(table, state, &mut commands);
    match look.decider() {
        Some(seat) if commands.is_empty() => Err(format!("{seat} is asked what has no answer")),
        Some(_) => Ok(()),
        None => Err("nobody is asked anything: the last `pending` must be a question".to_owned()),
    }
}

impl Look<'_> {
    fn judge_frame(self, frame: Frame, depth: usize, above: Option<Frame>) -> Result<(), String> {
        let is_phase = matches!(
            frame,
            Frame::ChooseHacendado(_)
                | Frame::Actions
                | Frame::Phase2
                | Frame::Phase3
                | Frame::Phase4
                | Frame::UpkeepEnd
                | Frame::TurnEnd
                | Frame::Diaz { .. }
        );
        if is_phase != (depth == 0) {
            return Err("first comes the phase of the turn, and then what is asked in it".to_owned());
        }
        let is_last = matches!(
            frame,
            Frame::ChooseHacendado(_)
                | Frame::Monopolist { .. }
                | Frame::Orientation(_)
                | Frame::Side { .. }
                | Frame::Allocate { .. }
                | Frame::Upkeep(_)
                | Frame::DiazOrder { .. }
                | Frame::Die(_)
        );
        if is_last && above.is_some() {
            return Err("it is answered before anything else is asked".to_owned());
        }
        let is_diaz = self.table.is_diaz(self.state.active);
        // Who is asked must be among those who are; what waits for something above it may be at its end.
        let is_asked = matches!(above, None | Some(Frame::Die(_)));
        let round = |done: u8, to: u8| self.at_most(done, to.saturating_sub(u8::from(is_asked)));
        match frame {
            Frame::Actions | Frame::ChooseHacendado(_) if is_diaz => Err("Díaz has no actions".to_owned()),
            Frame::ChooseHacendado(seat) => {
                let is_late = |other: &Seat| *other >= seat && self.hacendado(*other).is_some();
                match self.state.all_seats().find(is_late) {
                    Some(other) => Err(format!("{other} has a Hacendado already")),
                    None => Ok(()),
                }
            }
            Frame::Diaz { stage, one, other } => self.judge_diaz(is_diaz, stage, [one, other]),
            Frame::Monopolist { seats, gold } => self.judge_monopolist(seats, gold),
            Frame::Orientation(card) | Frame::HeadlineEnd(card) => {
                self.of_kind(card, &[Kind::Headline, Kind::Topple])
            }
            Frame::Side { seat, card } => self.partner_of(seat, card),
            Frame::Strife { one, other, done, .. } => {
                if one == other {
                    return Err("strife is between two colours".to_owned());
                }
                round(done, self.state.seats)
            }
            Frame::Refill { done, .. } => self.at_most(done, self.state.seats),
            Frame::Each { card, effect, done, cause } => {
                let effect = self.choice(card, effect)?;
                round(done, self.each_steps(&effect, cause).to)
            }
            Frame::EachEnd { card, effect, .. } => self.choice(card, effect).map(|_| ()),
            Frame::Upkeep(card) => self.judge_upkeep(card),
            Frame::Showdown { done, step } => {
                self.toppling()?;
                round(done, self.state.seats)?;
                self.at_most(step, STEP_MAX)
            }
            Frame::ToppleEnd => self.toppling(),
            Frame::DiazOrder { one, other } => {
                self.judge_diaz(is_diaz, 2, [one.get(), other.get()])?;
                if one == other { Err("these are one card".to_owned()) } else { Ok(()) }
            }
            Frame::Die(die) => self.judge_die(die),
            Frame::Attack(stage) => self.judge_attack(stage),
            Frame::Effects { card, side, next, .. } => {
                self.at_most(side, 1)?;
                let count = self.row(card).effects[usize::from(side)].len();
                self.at_most(next, u8::try_from(count).unwrap_or(u8::MAX))
            }
            Frame::FreeSlaves { troop, .. } => self.of_kind(troop, &[Kind::Troop]),
            Frame::Actions
            | Frame::Phase2
            | Frame::Phase3
            | Frame::Phase4
            | Frame::UpkeepEnd
            | Frame::TurnEnd
            | Frame::Displaced(_)
            | Frame::Allocate { .. }
            | Frame::Checkpoint(_) => Ok(()),
        }
    }

    #[expect(clippy::unused_self, reason = "one of the questions asked of a frame")]
    fn at_most(self, number: u8, most: u8) -> Result<(), String> {
        if number <= most { Ok(()) } else { Err(format!("{number} is more than {most}")) }
    }

    fn of_kind(self, card: CardId, kinds: &[Kind]) -> Result<(), String> {
        let fits = self.row(card).kind.is_some_and(|kind| kinds.contains(&kind));
        if fits { Ok(()) } else { Err(format!("card {card} is of another kind")) }
    }

    fn partner_of(self, seat: Seat, card: CardId) -> Result<(), String> {
        self.of_kind(card, &[Kind::Partner, Kind::Public])?;
        if self.state.owner(card) == Some(seat) {
            Ok(())
        } else {
            Err(format!("{seat} does not have card {card}"))
        }
    }

    /// An effect that leaves a choice to players in turn.
    fn choice(self, card: CardId, effect: u8) -> Result<Effect, String> {
        let side = if self.table.kind(card) == Kind::Public { self.side(card) } else { 0 };
        match self.row(card).effects[side].get(usize::from(effect)) {
            Some(
                effect @ (Effect::Land { .. }
                | Effect::Nationalize { scope: Scope::EachPlayerOne, .. }
                | Effect::Special(SpecialEffect::HandDiscard(_) | SpecialEffect::ConnectionLoss(_))),
            ) => Ok(*effect),
            _ => Err(format!("card {card} has no effect {effect} that leaves a choice")),
        }
    }

    fn toppling(self) -> Result<(), String> {
        match CardId::new(self.state.toppling.card) {
            Some(card) => self.of_kind(card, &[Kind::Topple]),
            None => Err("there is no `toppling`".to_owned()),
        }
    }

    fn judge_monopolist(self, seats: u8, gold: u8) -> Result<(), String> {
        let everybody = (1_u8 << self.state.seats) - 1;
        if seats == 0 || seats & !everybody != 0 {
            return Err("these players do not sit here".to_owned());
        }
        let has = self.state.gold(self.state.active);
        if has < gold.into() { Err(format!("{} has {has} gold", self.state.active)) } else { Ok(()) }
    }

    fn judge_upkeep(self, card: u8) -> Result<(), String> {
        let (active, kept) = (self.state.active, self.state.kept);
        if u32::from(self.state.gold(active)) < kept.len() {
            return Err(format!("{active} cannot pay for the {} cards kept", kept.len()));
        }
        match CardId::new(card) {
            Some(card) if self.state.owner(card) != Some(active) => {
                Err(format!("{active} does not have card {card}"))
            }
            Some(card) => self.of_kind(card, &[Kind::Enterprise, Kind::Partner, Kind::Public, Kind::Troop]),
            None => Ok(()),
        }
    }

    /// SOLO-04: his turn, with cards that he has bought and not played.
    fn judge_diaz(self, is_his_turn: bool, stage: u8, bought: [u8; 2]) -> Result<(), String> {
        if !is_his_turn {
            return Err("it is not Díaz's turn".to_owned());
        }
        for card in bought.into_iter().filter_map(CardId::new) {
            if self.state.zone(card) != Zone::Limbo {
                return Err(format!("card {card} is not in `limbo`"));
            }
        }
        self.at_most(stage, 5)
    }

    fn judge_die(self, die: Die) -> Result<(), String> {
        let Some(diaz) = self.table.diaz() else { return Err("there are no dice in this game".to_owned()) };
        match die {
            Die::Row(_) | Die::Strife => Ok(()),
            Die::Play(card) => {
                self.of_kind(card, &[Kind::Partner])?;
                if self.state.zone(card) == Zone::Limbo {
                    Ok(())
                } else {
                    Err(format!("card {card} is not in `limbo`"))
                }
            }
            Die::Side(card) => self.partner_of(diaz, card),
        }
    }

    fn judge_attack(self, stage: u8) -> Result<(), String> {
        let now = self.state.attack;
        let Some(card) = CardId::new(now.card) else { return Err("there is no `attack`".to_owned()) };
        self.of_kind(card, &[Kind::Orange, Kind::Black])?;
        if self.table.kind(card) == Kind::Orange {
            let target = CardId::new(now.target).ok_or("an orange card is aimed at a card")?;
            self.of_kind(target, &[Kind::Enterprise])?;
        }
        self.at_most(stage, STAGE_MAX)
    }
}
