//! SETUP: a deal becomes a game.

use pax_deck::CardId;
use pax_deck::vocabulary::{Kind, Regime};
use pax_deck::word::Set;

use crate::event::Event;
use crate::frame::Frame;
use crate::options::{Edition, Hacendados, Setup};
use crate::resolution::{Recorder, Resolution};
use crate::rule::Rule;
use crate::seat::{Seat, Slot};
use crate::set::CardSet;
use crate::state::{AttackNow, CUBES, DECK_MAX, Enterprise, FRAMES_MAX, Player, State, Toppling, Zone};
use crate::table::Table;

/// What chance decides before a game: law 1 hands it in from outside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    /// The Hacendados in turn order; empty where they are chosen.
    pub hacendados: Vec<CardId>,
    /// The first twelve Market cards, the upper row first, each from its free end.
    pub market: Vec<CardId>,
    /// The Play Deck, from its top.
    pub deck: Vec<CardId>,
}

/// Why a deal is no deal of these rules.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadDeal {
    /// Too few or too many players.
    #[error("{seats} players cannot play; two to six can ({})", Rule::Gen04)]
    Seats {
        /// How many.
        seats: u8,
    },
    /// A pile has the wrong size.
    #[error("the {what} has {found} cards, and there should be {wanted} ({rule})")]
    Count {
        /// Which pile.
        what: &'static str,
        /// How many cards it has.
        found: usize,
        /// How many it should have.
        wanted: usize,
        /// The rule.
        rule: Rule,
    },
    /// A card is where it cannot be, or twice.
    #[error("card {card} cannot be in the {what}, or is there twice ({rule})")]
    Card {
        /// The card.
        card: CardId,
        /// Which pile.
        what: &'static str,
        /// The rule.
        rule: Rule,
    },
    /// The Topples are not in their stacks.
    #[error("stack {stack} of the deck has {found} topples, and there should be {wanted} ({rule})")]
    Topples {
        /// The stack, from the top.
        stack: usize,
        /// How many it has.
        found: usize,
        /// How many it should have.
        wanted: usize,
        /// The rule.
        rule: Rule,
    },
}

impl BadDeal {
    /// Returns the rule that the deal breaks.
    #[must_use]
    pub const fn rule(&self) -> Rule {
        match self {
            Self::Seats { .. } => Rule::Gen04,
            Self::Count { rule, .. } | Self::Card { rule, .. } | Self::Topples { rule, .. } => *rule,
        }
    }
}

/// SETUP-04: six stacks.
const STACKS: usize = 6;

impl Table {
    /// Returns the sizes of the six stacks without their Topples, from the top; the remainder lies below (AMB-87).
    #[must_use]
    pub fn stack_sizes(&self, seats: u8) -> [usize; STACKS] {
        let cards = self.deck_cards(seats);
        let (each, rest) = (cards / STACKS, cards % STACKS);
        std::array::from_fn(|stack| each + usize::from(stack >= STACKS - rest))
    }

    /// SETUP-03: how many cards the Play Deck is built of, without Topples.
    #[must_use]
    pub fn deck_cards(&self, seats: u8) -> usize {
        50 + 10 * usize::from(seats)
    }

    /// SETUP-08: whether the first Market comes from the cards that are left over.
    #[must_use]
    pub fn market_is_extra(&self, seats: u8) -> bool {
        self.options.setup == Setup::Rapid || (seats >= 5 && self.options.edition == Edition::Second)
    }

    /// SETUP-27: how many cards are in the deck when the game begins.
    #[must_use]
    pub fn deck_size(&self, seats: u8) -> usize {
        if self.options.setup == Setup::Rapid {
            return 100;
        }
        let market = if self.market_is_extra(seats) { 0 } else { Slot::COUNT };
        self.deck_cards(seats) + 4 - market
    }

    /// SETUP-12, SETUP-13, SOLO-02: how many Hacendados chance deals; Díaz has none.
    #[must_use]
    pub fn hacendados_dealt(&self, seats: u8) -> u8 {
        match (self.options.hacendados, self.options.solitaire) {
            (Hacendados::Chosen, _) => 0,
            (Hacendados::Dealt, true) => 1,
            (Hacendados::Dealt, false) => seats,
        }
    }

    /// Lists the cards that chance can deal: those of the Play Deck, the Topples, the Hacendados.
    #[must_use]
    pub fn dealt_cards(&self) -> (Vec<CardId>, Vec<CardId>, Vec<CardId>) {
        (self.play_cards().iter().collect(), self.topples().iter().collect(), self.hacendados.clone())
    }

    fn check_deal(&self, seats: u8, deal: &Deal) -> Result<(), BadDeal> {
        if !(2..=6).contains(&seats) || (self.options.solitaire && seats != 2) {
            return Err(BadDeal::Seats { seats });
        }
        let hacendados = usize::from(self.hacendados_dealt(seats));
        let counts = [
            ("hand of Hacendados", deal.hacendados.len(), hacendados, Rule::Setup12),
            ("market", deal.market.len(), Slot::COUNT, self.market_rule(seats)),
            ("deck", deal.deck.len(), self.deck_size(seats), self.deck_rule()),
        ];
        for (what, found, wanted, rule) in counts {
            if found != wanted {
                return Err(BadDeal::Count { what, found, wanted, rule });
            }
        }
        let mut seen = CardSet::EMPTY;
        let (playable, topples) = (self.play_cards(), self.topples());
        for &card in &deal.hacendados {
            if !self.hacendados.contains(&card) || seen.has(card) {
                return Err(BadDeal::Card { card, what: "hand of Hacendados", rule: Rule::Setup12 });
            }
            seen.add(card);
        }
        for &card in &deal.market {
            if !playable.has(card) || seen.has(card) {
                let rule = self.misplaced_rule(card, seats, seen.has(card));
                return Err(BadDeal::Card { card, what: "market", rule });
            }
            seen.add(card);
        }
        for &card in &deal.deck {
            if !(playable.has(card) || topples.has(card)) || seen.has(card) {
                let rule = self.misplaced_rule(card, seats, seen.has(card));
                return Err(BadDeal::Card { card, what: "deck", rule });
            }
            seen.add(card);
        }
        self.check_stacks(seats, deal)
    }

    /// The rule that says where the first Market comes from.
    fn market_rule(&self, seats: u8) -> Rule {
        match self.options.setup {
            Setup::Rapid => Rule::Setup23,
            Setup::Standard if self.market_is_extra(seats) => Rule::Setup08,
            Setup::Standard => Rule::Setup07,
        }
    }

    /// The rule that says how many cards the deck has.
    const fn deck_rule(&self) -> Rule {
        match self.options.setup {
            Setup::Rapid => Rule::Setup24,
            Setup::Standard => Rule::Setup27,
        }
    }

    /// The rule that keeps a card out: there is one of each, the two-sided are set aside, and Topples are dealt apart.
    fn misplaced_rule(&self, card: CardId, seats: u8, is_twice: bool) -> Rule {
        if is_twice {
            return Rule::Gen26;
        }
        match (self.row(card).kind, self.options.setup) {
            (Some(Kind::Topple), Setup::Rapid) => Rule::Setup22,
            (Some(Kind::Topple), Setup::Standard) if self.market_is_extra(seats) => Rule::Setup02,
            (Some(Kind::Topple), Setup::Standard) => Rule::Setup09,
            _ => Rule::Setup01,
        }
    }

    /// SETUP-05, SETUP-06: no Topple in the two upper stacks, one in each of the others; anywhere in the rapid set-up.
    fn check_stacks(&self, seats: u8, deal: &Deal) -> Result<(), BadDeal> {
        let topples = self.topples();
        let count = |cards: &[CardId]| cards.iter().filter(|card| topples.has(**card)).count();
        if self.options.setup == Setup::Rapid {
            let found = count(&deal.deck);
            let bad = BadDeal::Topples { stack: 1, found, wanted: 4, rule: Rule::Setup25 };
            return if found == 4 { Ok(()) } else { Err(bad) };
        }
        let taken = if self.market_is_extra(seats) { 0 } else { Slot::COUNT };
        let sizes = self.stack_sizes(seats);
        let mut rest = &deal.deck[..];
        let mut take = |cards: usize| {
            let (stack, below) = rest.split_at(cards.min(rest.len()));
            rest = below;
            stack
        };
        for stack in 0..STACKS {
            let wanted = usize::from(stack >= 2);
            // The first Market has been dealt from the two upper stacks.
            let gone = match stack {
                0 => taken.min(sizes[0]),
                1 => taken.saturating_sub(sizes[0]),
                _ => 0,
            };
            let found = count(take(sizes[stack] + wanted - gone));
            if found != wanted {
                let rule = if wanted == 0 { Rule::Setup06 } else { Rule::Setup05 };
                return Err(BadDeal::Topples { stack: stack + 1, found, wanted, rule });
            }
        }
        Ok(())
    }
}

/// Begins a game.
///
/// # Errors
///
/// Says what is wrong with the deal, and by which rule.
pub fn begin(table: &Table, seats: u8, deal: &Deal, recorder: &mut impl Recorder) -> Result<State, BadDeal> {
    table.check_deal(seats, deal)?;
    let mut state = blank(table, seats, deal);
    let mut resolution = Resolution::new(table, &mut state, recorder);
    resolution.begin(Frame::ChooseHacendado(Seat::at(0)));
    if table.options.hacendados == Hacendados::Dealt {
        for (number, &card) in (0..seats).zip(&deal.hacendados) {
            resolution.emit(Event::HacendadoTaken { seat: Seat::at(number), card });
        }
        resolution.begin_turn(Seat::at(0));
    }
    Ok(state)
}

/// The table before anybody has done anything.
pub(crate) fn blank(table: &Table, seats: u8, deal: &Deal) -> State {
    let mut state = State {
        seats,
        active: Seat::at(0),
        regime: Regime::Pax,
        depression: false,
        pile: None,
        actions: 0,
        purchases: 0,
        bought: false,
        moved: false,
        topples_gone: 0,
        topples_seen: 0,
        last_topple: None,
        last_topple_new: false,
        quiet_turns: 0,
        still_turns: 0,
        gold_due: false,
        strife_ban: Set::EMPTY,
        turn: 0,
        outcome: None,
        zone: [Zone::Box; 256],
        enterprises: [Enterprise::default(); 64],
        partner_cubes: [0; 64],
        second_side: 0,
        troop_at: [0; 64],
        hand: [CardSet::EMPTY; Seat::MAX],
        enterprises_of: [0; Seat::MAX],
        partners_of: [0; Seat::MAX],
        troops_of: [0; Seat::MAX],
        players: [Player::default(); Seat::MAX],
        prestige_cubes: CardSet::EMPTY,
        used: CardSet::EMPTY,
        market: [None; Slot::COUNT],
        speculation: [None; Slot::COUNT],
        deck: [0; DECK_MAX],
        deck_len: 0,
        displaced: 0,
        chosen: 0,
        kept: CardSet::EMPTY,
        attack: AttackNow::default(),
        toppling: Toppling::default(),
        frames: [Frame::Actions; FRAMES_MAX],
        frames_len: 0,
    };
    for (number, player) in (0_u16..).zip(state.players.iter_mut().take(usize::from(seats))) {
        // SETUP-15, SETUP-19.
        player.reserve = CUBES;
        player.gold = 4 + number;
    }
    if let Some(diaz) = table.diaz() {
        // SOLO-02.
        state.players[diaz.index()] = Player::default();
    }
    for (slot, &card) in deal.market.iter().enumerate() {
        state.market[slot] = Some(card);
        state.zone[usize::from(card.get())] = Zone::Market;
    }
    for (place, &card) in state.deck.iter_mut().zip(deal.deck.iter().rev()) {
        *place = card.get();
        state.zone[usize::from(card.get())] = Zone::Deck;
    }
    state.deck_len = u8::try_from(deal.deck.len()).unwrap_or(u8::MAX);
    for &card in &table.publics {
        debug_assert_eq!(table.kind(card), Kind::Public);
        state.zone[usize::from(card.get())] = Zone::Public;
    }
    state
}
