//! What a player might want, and why not: either a legal command or a reason, never both, never neither.

use pax_deck::CardId;
use pax_deck::vocabulary::Kind;

use crate::check::check;
use crate::command::{Command, Destination};
use crate::frame::Frame;
use crate::illegal::Illegal;
use crate::list::play_candidates;
use crate::look::Look;
use crate::seat::{Seat, Slot};
use crate::state::{State, Zone};
use crate::table::Table;
use crate::view::View;

/// Something that a player can point at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Intent {
    /// Do something with this card, wherever it lies.
    Card(CardId),
    /// Do something at this place of the Market.
    Slot(Slot),
    /// Do exactly this.
    Command(Command),
}

/// What comes of an intent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// These commands realise it.
    Legal(Vec<Command>),
    /// Nothing does, for these reasons; there is at least one.
    Forbidden(Vec<Reason>),
}

/// Why a command is not possible now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reason {
    /// The command.
    pub command: Command,
    /// The fact that forbids it, with its rule.
    pub illegal: Illegal,
}

/// What a card would be able to do, and for how much.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Could {
    /// The command that would do it.
    pub command: Command,
    /// Its price in gold and in standard actions, or why not.
    pub verdict: Result<Price, Illegal>,
}

/// What something costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Price {
    /// Gold.
    pub gold: u8,
    /// Standard actions; an Extra Action costs none.
    pub actions: u8,
}

/// What would have to change for something to be allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remedy {
    /// So much more gold.
    Gold(u16),
    /// So many more actions.
    Actions(u8),
    /// A cube in reserve.
    Cube,
    /// A card less in hand.
    SmallerHand,
    /// Other Unrest there.
    Unrest,
    /// Another regime.
    Regime,
    /// More firepower, so much at least.
    Firepower(u8),
    /// The end of a civil war.
    Peace,
    /// Another turn.
    Wait,
    /// Another target or card.
    Other,
}

impl Illegal {
    /// Returns what would have to change.
    #[must_use]
    pub const fn remedy(self) -> Remedy {
        match self {
            Self::CannotAfford { price, gold, .. } => Remedy::Gold(price - gold),
            Self::NoActions { needed, left } => Remedy::Actions(needed - left),
            Self::NoCube { .. } => Remedy::Cube,
            Self::HandFull { .. } => Remedy::SmallerHand,
            Self::InUnrest { .. } | Self::NoUnrest { .. } => Remedy::Unrest,
            Self::WrongRegime { .. } | Self::OutOfJurisdiction { .. } => Remedy::Regime,
            Self::TooWeak { theirs, .. } => Remedy::Firepower(theirs + 1),
            Self::CivilWar { .. } => Remedy::Peace,
            Self::NotYours { .. }
            | Self::NotAsked
            | Self::TwoPurchases
            | Self::AbilitySpent { .. }
            | Self::StrifeBan => Remedy::Wait,
            _ => Remedy::Other,
        }
    }
}

/// Says what comes of an intent of a seat.
#[must_use]
pub fn answer(table: &Table, state: &State, seat: Seat, intent: Intent) -> Answer {
    let mut commands = Vec::new();
    match intent {
        Intent::Command(command) => commands.push(command),
        Intent::Card(card) => {
            about(Look::new(table, state), seat, card, &mut |command| commands.push(command));
        }
        Intent::Slot(slot) => commands.extend([
            Command::BuyMarketCard(slot),
            Command::Speculate(slot),
            Command::DiscardFirst(slot),
        ]),
    }
    let mut legal = Vec::new();
    let mut reasons: Vec<Reason> = Vec::new();
    for command in commands {
        match check(table, state, seat, command) {
            Ok(_) => legal.push(command),
            Err(illegal) if !reasons.iter().any(|reason| reason.illegal == illegal) => {
                reasons.push(Reason { command, illegal });
            }
            Err(_) => {}
        }
    }
    if legal.is_empty() { Answer::Forbidden(reasons) } else { Answer::Legal(legal) }
}

/// Lists what a seat could want with a card; there is always something.
fn about(look: Look<'_>, seat: Seat, card: CardId, propose: &mut impl FnMut(Command)) {
    if look.state.top() != Some(Frame::Actions) {
        for answer in [
            Command::Choose(card),
            Command::Keep(card),
            Command::Drop(card),
            Command::Retreat(card),
            Command::Abandon(card),
            Command::UseSpy(card),
            Command::Fraud(card),
            Command::PlacePrestigeCube(card),
            Command::TakeHacendado(card),
        ] {
            propose(answer);
        }
        look.state.all_seats().for_each(|victim| propose(Command::Assassinate(card, victim)));
        return;
    }
    match look.state.zone(card) {
        Zone::Market => {
            for slot in Slot::all().filter(|slot| look.state.market[slot.index()] == Some(card)) {
                propose(Command::BuyMarketCard(slot));
                propose(Command::Speculate(slot));
            }
        }
        Zone::Public => (0..2).for_each(|side| propose(Command::BuyPublicCard(card, side))),
        Zone::InPlay(owner) => {
            propose(Command::SellCard(card));
            in_play(look, seat, owner, card, propose);
        }
        _ => {
            play_candidates(look, card, propose);
            propose(Command::SellCard(card));
        }
    }
}

fn in_play(look: Look<'_>, seat: Seat, owner: Seat, card: CardId, propose: &mut impl FnMut(Command)) {
    match look.table.kind(card) {
        Kind::Enterprise => {
            (0..2).for_each(|oval| propose(Command::UpgradeConnection(card, oval)));
            propose(Command::BuyLand(card));
            propose(Command::Police(card));
            propose(Command::AddIncomeCube(card));
            propose(Command::PlacePrestigeCube(card));
        }
        Kind::Troop => {
            propose(Command::RedeployTroop(card, Destination::Army));
            for at in look.enterprises(look.all_enterprises()) {
                propose(Command::RedeployTroop(card, Destination::At(at)));
            }
        }
        Kind::Partner | Kind::Public => {
            propose(Command::Decree(card));
            for at in look.enterprises(look.all_enterprises()) {
                propose(Command::Agitate(card, at));
            }
            propose(Command::AddIncomeCube(card));
            propose(Command::PlacePrestigeCube(card));
        }
        _ => {
            propose(Command::AddIncomeCube(card));
            if owner == seat {
                propose(Command::LeaveJail);
            }
        }
    }
}

impl View {
    /// Lists what a card could do for a seat if it were in its hand and a fresh turn had begun: every target with its
    /// price, or the reason why not. The page lights up the Market with it, and the Pax-o-matic asks it.
    #[must_use]
    pub fn could(&self, table: &Table, seat: Seat, card: CardId) -> Vec<Could> {
        let mut state = self.some_state(table);
        state.outcome = None;
        if state.active != seat {
            state.active = seat;
            state.used = crate::set::CardSet::EMPTY;
            state.purchases = 0;
        }
        state.actions = state.actions.max(crate::turn::ACTIONS);
        state.frames = [Frame::Actions; crate::state::FRAMES_MAX];
        state.frames_len = 1;
        lay_in_hand(&mut state, seat, card);
        let look = Look::new(table, &state);
        let mut commands = Vec::new();
        if table.kind(card) == Kind::Public {
            (0..2).for_each(|side| commands.push(Command::BuyPublicCard(card, side)));
        } else {
            play_candidates(look, card, &mut |command| commands.push(command));
        }
        commands
            .into_iter()
            .map(|command| {
                let verdict = look
                    .judge(seat, command)
                    .map(|permit| Price { gold: permit.price, actions: permit.actions });
                Could { command, verdict }
            })
            .collect()
    }
}

/// Puts a card that is not in play into a hand.
fn lay_in_hand(state: &mut State, seat: Seat, card: CardId) {
    match state.zone(card) {
        Zone::InPlay(_) | Zone::Public | Zone::Grudge(_) | Zone::Displaced(_) => return,
        Zone::Hand(other) => state.hand[other.index()].remove(card),
        Zone::Market => {
            for place in state.market.iter_mut().filter(|place| **place == Some(card)) {
                *place = None;
            }
        }
        _ => {}
    }
    state.zone[usize::from(card.get())] = Zone::Hand(seat);
    state.hand[seat.index()].add(card);
}
