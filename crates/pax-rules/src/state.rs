//! A game at one instant.

use pax_deck::CardId;
use pax_deck::vocabulary::{Bias, Faction, Prestige, Regime};
use pax_deck::word::Set;

use crate::frame::Frame;
use crate::seat::{Seat, Slot};
use crate::set::CardSet;

/// How many cards a deck can hold.
pub(crate) const DECK_MAX: usize = 128;
/// How deep questions can be nested.
pub(crate) const FRAMES_MAX: usize = 16;
/// SETUP-15: how many cubes a player has.
pub(crate) const CUBES: u8 = 15;

/// A game at one instant: flat, without heap, copied in one stroke.
///
/// It knows everything, the order of the deck included; what a viewer may know is a view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct State {
    pub(crate) seats: u8,
    pub(crate) active: Seat,
    pub(crate) regime: Regime,
    pub(crate) depression: bool,
    /// The topmost card of the Bull-Bear Discards.
    pub(crate) pile: Option<Bias>,
    pub(crate) actions: u8,
    /// Market purchases of this turn that count towards the two.
    pub(crate) purchases: u8,
    /// Whether a Market card was bought this turn at all.
    pub(crate) bought: bool,
    /// Whether the Market moved this turn.
    pub(crate) moved: bool,
    pub(crate) topples_gone: u8,
    pub(crate) topples_seen: u8,
    /// The fourth Topple to be revealed.
    pub(crate) last_topple: Option<CardId>,
    /// Whether it was revealed this turn.
    pub(crate) last_topple_new: bool,
    pub(crate) quiet_turns: u8,
    pub(crate) still_turns: u16,
    /// AMB-10, option `phase3`: the game ends in phase 3.
    pub(crate) gold_due: bool,
    pub(crate) strife_ban: Set<Faction>,
    pub(crate) turn: u16,
    pub(crate) outcome: Option<Outcome>,

    pub(crate) zone: [Zone; 256],
    pub(crate) enterprises: [Enterprise; 64],
    /// Income cubes on partners.
    pub(crate) partner_cubes: [u8; 64],
    /// Which partners have their second side up.
    pub(crate) second_side: u64,
    /// Where troops stand: the enterprise, or 0 for the Private Army.
    pub(crate) troop_at: [u8; 64],
    pub(crate) hand: [CardSet; Seat::MAX],
    pub(crate) enterprises_of: [u64; Seat::MAX],
    pub(crate) partners_of: [u64; Seat::MAX],
    pub(crate) troops_of: [u64; Seat::MAX],
    pub(crate) players: [Player; Seat::MAX],
    pub(crate) prestige_cubes: CardSet,
    /// Cards whose Extra Action or agitation is spent this turn.
    pub(crate) used: CardSet,

    pub(crate) market: [Option<CardId>; Slot::COUNT],
    pub(crate) speculation: [Option<Seat>; Slot::COUNT],
    /// The Play Deck from its bottom: the next card is the last of `deck_len`.
    pub(crate) deck: [u8; DECK_MAX],
    pub(crate) deck_len: u8,

    /// Troops that have lost their place and wait for their owners' word.
    pub(crate) displaced: u64,
    /// Enterprises chosen in an effect that takes one from each player.
    pub(crate) chosen: u64,
    /// Cards kept in upkeep so far.
    pub(crate) kept: CardSet,
    pub(crate) attack: AttackNow,
    pub(crate) toppling: Toppling,
    pub(crate) frames: [Frame; FRAMES_MAX],
    pub(crate) frames_len: u8,
}

/// Where a card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Zone {
    /// Not in the game.
    Box,
    /// Face down in the Play Deck.
    Deck,
    /// In the Market.
    Market,
    /// In a hand.
    Hand(Seat),
    /// In play: in a tableau, on another's enterprise, or in a Private Army.
    InPlay(Seat),
    /// In a Grudge Pile.
    Grudge(Seat),
    /// A troop without a place, waiting for its owner's word.
    Displaced(Seat),
    /// In the ordinary discards.
    Discards,
    /// In the Bull-Bear Discards.
    BullBear,
    /// A public card beside the Market.
    Public,
    /// Being resolved.
    Limbo,
}

/// An enterprise in play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Enterprise {
    pub(crate) income: u8,
    pub(crate) unrest: u8,
    /// The troop that stands there, or 0.
    pub(crate) troop: u8,
    /// Whose cubes are in the two ovals: 0 for none, else seat + 1.
    pub(crate) ovals: [u8; 2],
    /// Whether a foreign troop's Extortion Cube is there.
    pub(crate) extorted: bool,
    /// The entitlement last applied (ENT-15).
    pub(crate) entitled: u8,
}

/// What belongs to one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Player {
    pub(crate) gold: u16,
    pub(crate) reserve: u8,
    pub(crate) hacendado: u8,
    pub(crate) stand: Stand,
    pub(crate) hacendado_income: u8,
    pub(crate) jailed: bool,
    /// Jailed in his own turn, so that the limit counts from the next.
    pub(crate) jailed_now: bool,
    pub(crate) grudge: [u8; 4],
}

/// How a Hacendado stands to Díaz.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Stand {
    /// Loyalist side up.
    #[default]
    Loyal,
    /// Flipped to one of his two plans.
    Flipped(u8),
    /// Assassinated: Loyalist for good.
    Dead,
}

/// The attack being resolved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct AttackNow {
    pub(crate) card: u8,
    pub(crate) actor: Seat,
    pub(crate) victim: Seat,
    /// The card aimed at, or 0.
    pub(crate) target: u8,
    pub(crate) disks: u8,
    /// What each seat's gun stores pay that were open when it was declared.
    pub(crate) gun_stores: [u8; Seat::MAX],
    pub(crate) jail_immune: bool,
    pub(crate) cancelled: bool,
    /// Whether it is aimed at a Hacendado.
    pub(crate) on_player: bool,
}

/// The toppling being resolved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Toppling {
    pub(crate) card: u8,
    pub(crate) buyer: Seat,
    pub(crate) kind: u8,
    pub(crate) defence: i8,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The winners, as bits of their seats: more than one shares the victory, none has lost to Díaz.
    pub winners: u8,
    /// Why.
    pub ending: Ending,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// Díaz was toppled by this prestige.
    Toppled(Prestige),
    /// The fourth Topple failed.
    LastToppleFailed,
    /// The fourth Topple was discarded.
    LastToppleDiscarded,
    /// Mexican Standoff (END-07).
    Standoff,
    /// Nobody moved the Market (AMB-103).
    Stall,
}

impl State {
    /// Returns the number of seats.
    #[must_use]
    pub const fn seats(&self) -> u8 {
        self.seats
    }

    /// Lists the seats in turn order.
    pub fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats).map(Seat::at)
    }

    /// Lists the seats clockwise from the left of one, that one last (GEN-13).
    pub(crate) fn clockwise(&self, after: Seat) -> impl Iterator<Item = Seat> + use<> {
        let seats = self.seats;
        (1..=seats).map(move |steps| after.left(steps, seats))
    }

    /// Returns how the game ended, if it has.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// Returns the seat whose turn it is.
    #[must_use]
    pub const fn active(&self) -> Seat {
        self.active
    }

    /// Returns how many turns have begun.
    #[must_use]
    pub const fn turn(&self) -> u16 {
        self.turn
    }

    /// Returns the card at a place of the Market.
    #[must_use]
    pub const fn market(&self, slot: Slot) -> Option<CardId> {
        self.market[slot.index()]
    }

    /// Returns the gold of a seat.
    #[must_use]
    pub const fn gold(&self, seat: Seat) -> u16 {
        self.players[seat.index()].gold
    }

    pub(crate) const fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(crate) fn zone(&self, card: CardId) -> Zone {
        self.zone[usize::from(card.get())]
    }

    /// Returns who has the card in play.
    pub(crate) fn owner(&self, card: CardId) -> Option<Seat> {
        match self.zone(card) {
            Zone::InPlay(seat) => Some(seat),
            _ => None,
        }
    }

    pub(crate) fn top(&self) -> Option<Frame> {
        self.frames_len.checked_sub(1).map(|top| self.frames[usize::from(top)])
    }

    /// Returns how many cards are left in the Play Deck.
    #[must_use]
    pub const fn deck_left(&self) -> u8 {
        self.deck_len
    }
}
