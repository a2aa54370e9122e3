//! What one viewer may know.
//!
//! Every card that entered a hand was seen, so hands are public knowledge that the program keeps. Secret are the order
//! of the Play Deck and the cards left in the box, and nothing else.

mod shown;

use pax_deck::CardId;
use pax_deck::vocabulary::{Bias, Faction, Kind, Regime};
use pax_deck::word::Set;

use crate::frame::Frame;
use crate::options::Setup;
use crate::rule::Rule;
use crate::seat::{Seat, Slot};
use crate::set::CardSet;
use crate::state::{AttackNow, DECK_MAX, Enterprise, FRAMES_MAX, Outcome, Player, State, Toppling, Zone};
use crate::table::Table;

pub use shown::{EnterpriseSeen, PartnerSeen, TroopSeen};

/// Who looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// Somebody who watches.
    Spectator,
}

/// What one viewer may know.
///
/// A view is built up from nothing, field by field. It is never a state with things crossed out: what is not named here
/// is not told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct View {
    viewer: Viewer,
    seats: u8,
    active: Seat,
    regime: Regime,
    depression: bool,
    pile: Option<Bias>,
    actions: u8,
    purchases: u8,
    bought: bool,
    moved: bool,
    topples_gone: u8,
    topples_seen: u8,
    last_topple: Option<CardId>,
    last_topple_new: bool,
    quiet_turns: u8,
    still_turns: u16,
    gold_due: bool,
    strife_ban: Set<Faction>,
    turn: u16,
    outcome: Option<Outcome>,
    /// Where every seen card is; an unseen one is in the deck or the box, and nobody knows which.
    seen: [Option<Zone>; 256],
    enterprises: [Enterprise; 64],
    partner_cubes: [u8; 64],
    second_side: u64,
    troop_at: [u8; 64],
    hand: [CardSet; Seat::MAX],
    enterprises_of: [u64; Seat::MAX],
    partners_of: [u64; Seat::MAX],
    troops_of: [u64; Seat::MAX],
    players: [Player; Seat::MAX],
    prestige_cubes: CardSet,
    used: CardSet,
    market: [Option<CardId>; Slot::COUNT],
    speculation: [Option<Seat>; Slot::COUNT],
    deck_len: u8,
    displaced: u64,
    chosen: u64,
    kept: CardSet,
    attack: AttackNow,
    toppling: Toppling,
    frames: [Frame; FRAMES_MAX],
    frames_len: u8,
}

/// What is not known: the cards that are in the deck or the box, and how the deck is stacked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unseen {
    /// The ordinary cards of the deck and the box together, in the order of their numbers.
    pub cards: Vec<CardId>,
    /// The Topples still in the deck.
    pub topples: Vec<CardId>,
    /// The stacks of the deck from its top: how many cards are left in each, and how many of them are Topples. A rapid
    /// game has one stack.
    pub stacks: Vec<Stack>,
}

/// A stack of the deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stack {
    /// How many cards are left, Topples included.
    pub cards: usize,
    /// How many of them are Topples.
    pub topples: usize,
}

/// Why an order cannot be the order of the deck.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadOrder {
    /// The deck has another number of cards.
    #[error("the deck has {wanted} cards, not {found}")]
    Count {
        /// How many cards the order has.
        found: usize,
        /// How many it should have.
        wanted: usize,
    },
    /// A card was seen elsewhere, or stands twice, or is none of the deck's.
    #[error("card {card} cannot be in the deck, or stands there twice")]
    Card {
        /// The card.
        card: CardId,
    },
    /// The Topples are not in their stacks.
    #[error("stack {stack} has {found} topples, and there should be {wanted} ({})", Rule::Setup05)]
    Topples {
        /// The stack, from the top of what is left.
        stack: usize,
        /// How many it has.
        found: usize,
        /// How many it should have.
        wanted: usize,
    },
}

impl View {
    /// Returns what a viewer may know of a state.
    #[must_use]
    pub fn of(state: &State, viewer: Viewer) -> Self {
        let mut seen = [None; 256];
        for (place, zone) in seen.iter_mut().zip(&state.zone) {
            *place = match zone {
                Zone::Deck | Zone::Box => None,
                known => Some(*known),
            };
        }
        Self {
            viewer,
            seats: state.seats,
            active: state.active,
            regime: state.regime,
            depression: state.depression,
            pile: state.pile,
            actions: state.actions,
            purchases: state.purchases,
            bought: state.bought,
            moved: state.moved,
            topples_gone: state.topples_gone,
            topples_seen: state.topples_seen,
            last_topple: state.last_topple,
            last_topple_new: state.last_topple_new,
            quiet_turns: state.quiet_turns,
            still_turns: state.still_turns,
            gold_due: state.gold_due,
            strife_ban: state.strife_ban,
            turn: state.turn,
            outcome: state.outcome,
            seen,
            enterprises: state.enterprises,
            partner_cubes: state.partner_cubes,
            second_side: state.second_side,
            troop_at: state.troop_at,
            hand: state.hand,
            enterprises_of: state.enterprises_of,
            partners_of: state.partners_of,
            troops_of: state.troops_of,
            players: state.players,
            prestige_cubes: state.prestige_cubes,
            used: state.used,
            market: state.market,
            speculation: state.speculation,
            deck_len: state.deck_len,
            displaced: state.displaced,
            chosen: state.chosen,
            kept: state.kept,
            attack: state.attack,
            toppling: state.toppling,
            frames: state.frames,
            frames_len: state.frames_len,
        }
    }

    /// Returns what was left of the deck, from its top: told to everybody once the game is over, and to nobody before.
    #[must_use]
    pub fn deck_told(state: &State) -> Option<Vec<CardId>> {
        state.outcome?;
        let left = &state.deck[..usize::from(state.deck_len)];
        Some(left.iter().rev().copied().filter_map(CardId::new).collect())
    }

    /// Returns who looks.
    #[must_use]
    pub const fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// Returns where a card is, if it was seen.
    #[must_use]
    pub fn zone(&self, card: CardId) -> Option<Zone> {
        self.seen[usize::from(card.get())]
    }

    /// Returns how many cards are left in the Play Deck.
    #[must_use]
    pub const fn deck_left(&self) -> u8 {
        self.deck_len
    }

    /// Returns what is not known.
    #[must_use]
    pub fn unseen(&self, table: &Table) -> Unseen {
        let is_unseen = |card: &CardId| self.zone(*card).is_none();
        Unseen {
            cards: table.play_cards().iter().filter(is_unseen).collect(),
            topples: table.topples().iter().filter(is_unseen).collect(),
            stacks: self.stacks(table),
        }
    }

    /// SETUP-05: what is left of the six stacks. They lie above each other, so the lowest are whole.
    fn stacks(&self, table: &Table) -> Vec<Stack> {
        let left = usize::from(self.deck_len);
        let topples_left = 4 - usize::from(self.topples_seen.min(4));
        if table.options.setup == Setup::Rapid {
            return vec![Stack { cards: left, topples: topples_left.min(left) }];
        }
        let mut stacks = Vec::new();
        let (mut rest, mut topples) = (left, topples_left);
        for (stack, size) in table.stack_sizes(self.seats).into_iter().enumerate().rev() {
            let has_topple = usize::from(stack >= 2);
            let cards = rest.min(size + has_topple);
            // A stack that is still whole has its Topple; the one being drawn from has it unless it came up.
            let kept = topples.min(has_topple);
            if cards > 0 {
                stacks.push(Stack { cards, topples: kept });
                topples -= kept;
            }
            rest -= cards;
        }
        stacks.reverse();
        stacks
    }

    /// Builds a state that looks like this, with the deck in that order from its top.
    ///
    /// # Errors
    ///
    /// Refuses an order that cannot be: a card seen elsewhere, or Topples out of their stacks.
    pub fn complete(&self, table: &Table, order: &[CardId]) -> Result<State, BadOrder> {
        let wanted = usize::from(self.deck_len);
        if order.len() != wanted {
            return Err(BadOrder::Count { found: order.len(), wanted });
        }
        let (playable, topples) = (table.play_cards(), table.topples());
        let mut in_deck = CardSet::EMPTY;
        for &card in order {
            let fits =
                (playable.has(card) || topples.has(card)) && self.zone(card).is_none() && !in_deck.has(card);
            if !fits {
                return Err(BadOrder::Card { card });
            }
            in_deck.add(card);
        }
        let mut rest = order;
        for (stack, Stack { cards, topples: wanted }) in self.stacks(table).into_iter().enumerate() {
            let (pile, below) = rest.split_at(cards.min(rest.len()));
            let found = pile.iter().filter(|card| topples.has(**card)).count();
            if found != wanted {
                return Err(BadOrder::Topples { stack: stack + 1, found, wanted });
            }
            rest = below;
        }
        Ok(self.filled(order, &in_deck))
    }

    fn filled(&self, order: &[CardId], in_deck: &CardSet) -> State {
        let mut zone = [Zone::Box; 256];
        for (number, (place, seen)) in (0_u8..=255).zip(zone.iter_mut().zip(&self.seen)) {
            let is_in_deck = CardId::new(number).is_some_and(|card| in_deck.has(card));
            *place = seen.unwrap_or(if is_in_deck { Zone::Deck } else { Zone::Box });
        }
        let mut deck = [0; DECK_MAX];
        for (place, card) in deck.iter_mut().zip(order.iter().rev()) {
            *place = card.get();
        }
        State {
            seats: self.seats,
            active: self.active,
            regime: self.regime,
            depression: self.depression,
            pile: self.pile,
            actions: self.actions,
            purchases: self.purchases,
            bought: self.bought,
            moved: self.moved,
            topples_gone: self.topples_gone,
            topples_seen: self.topples_seen,
            last_topple: self.last_topple,
            last_topple_new: self.last_topple_new,
            quiet_turns: self.quiet_turns,
            still_turns: self.still_turns,
            gold_due: self.gold_due,
            strife_ban: self.strife_ban,
            turn: self.turn,
            outcome: self.outcome,
            zone,
            enterprises: self.enterprises,
            partner_cubes: self.partner_cubes,
            second_side: self.second_side,
            troop_at: self.troop_at,
            hand: self.hand,
            enterprises_of: self.enterprises_of,
            partners_of: self.partners_of,
            troops_of: self.troops_of,
            players: self.players,
            prestige_cubes: self.prestige_cubes,
            used: self.used,
            market: self.market,
            speculation: self.speculation,
            deck,
            deck_len: self.deck_len,
            displaced: self.displaced,
            chosen: self.chosen,
            kept: self.kept,
            attack: self.attack,
            toppling: self.toppling,
            frames: self.frames,
            frames_len: self.frames_len,
        }
    }

    /// Builds one state that looks like this: the unseen cards in the order of their numbers.
    ///
    /// What is asked of a view is answered from it, so that no answer can depend on what is hidden.
    #[must_use]
    pub fn some_state(&self, table: &Table) -> State {
        let Unseen { cards, topples, stacks } = self.unseen(table);
        let (mut cards, mut topples) = (cards.into_iter(), topples.into_iter());
        let mut order = Vec::with_capacity(usize::from(self.deck_len));
        for stack in stacks {
            order.extend(cards.by_ref().take(stack.cards - stack.topples));
            order.extend(topples.by_ref().take(stack.topples));
        }
        let mut in_deck = CardSet::EMPTY;
        for card in &order {
            in_deck.add(*card);
        }
        debug_assert!(order.iter().all(|card| table.kind(*card) != Kind::Regime));
        self.filled(&order, &in_deck)
    }
}
