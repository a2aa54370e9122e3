//! How a written game begins: the deck is found, what is unknown is filled in, the table is set.

use std::fmt::Write as _;

use pax_deck::{CardId, Deck};
use pax_rules::options::Setup;
use pax_rules::text::{BadPosition, Position};
use pax_rules::{
    BadDeal, Deal, Event, RULES_VERSION, Slot, State, Table, TooMany, View, Viewer, begin, invariant,
};

use crate::decks::{DeckDigest, Decks};
use crate::record::{Order, Player, Record, Start};
use crate::verify::Where;

/// Why a written game cannot begin.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadStart {
    /// It was played by rules that come after these.
    #[error(
        "it was played by version {version} of the rules, and this program knows version {RULES_VERSION}; a newer version of the program will replay it"
    )]
    Rules {
        /// The version.
        version: u32,
    },
    /// Its deck is not at hand.
    #[error("it was played with the deck {digest}, which is not among those at hand")]
    Deck {
        /// The deck.
        digest: DeckDigest,
    },
    /// The deck is too big.
    #[error(transparent)]
    TooMany(#[from] TooMany),
    /// The seats do not fit the options.
    #[error("{why}")]
    Seats {
        /// Which, from 0.
        seat: usize,
        /// What is wrong, and what would be right.
        why: String,
    },
    /// What it says it is about cannot be written down.
    #[error("{0}")]
    About(String),
    /// The deal is none.
    #[error(transparent)]
    Deal(#[from] BadDeal),
    /// The order of the deck cannot be.
    #[error("{0}")]
    Order(String),
    /// The position is none.
    #[error("{why}")]
    Position {
        /// In which of its lines, from 0.
        line: usize,
        /// What is wrong.
        why: String,
    },
}

impl BadStart {
    /// Says where in a file this stands.
    #[must_use]
    pub const fn place(&self) -> Where {
        match self {
            Self::Rules { .. } => Where::Tag("rules"),
            Self::Deck { .. } | Self::TooMany(_) => Where::Tag("deck"),
            Self::Seats { seat, .. } => Where::Nth("seat", *seat),
            Self::Deal(BadDeal::Seats { .. }) => Where::Tag("seat"),
            Self::Order(_) | Self::Deal(BadDeal::Topples { .. }) => Where::Tag("order"),
            Self::About(_) => Where::Tag("about"),
            Self::Position { line, .. } => Where::Nth("position", *line),
            Self::Deal(BadDeal::Count { what, .. } | BadDeal::Card { what, .. }) => match what.as_bytes() {
                b"deck" => Where::Tag("order"),
                b"market" => Where::Tag("market"),
                _ => Where::Tag("hacendados"),
            },
        }
    }
}

/// Sets the table of a written game: its table, the state it begins in, and what happened until somebody must decide.
pub(crate) fn set_up(record: &Record, decks: &Decks) -> Result<(Table, State, Vec<Event>), BadStart> {
    if record.rules > RULES_VERSION {
        return Err(BadStart::Rules { version: record.rules });
    }
    let deck = decks.find(record.deck).ok_or(BadStart::Deck { digest: record.deck })?;
    check_seats(record)?;
    match &record.start {
        Start::Dealt { hacendados, market } => {
            let table = Table::new(deck, record.options)?;
            let seats = record.seat_count();
            let order = filled(&table, seats, hacendados, market, &record.order)?;
            let deal = Deal { hacendados: hacendados.clone(), market: market.clone(), deck: order };
            let mut events = Vec::new();
            let state = begin(&table, seats, &deal, &mut events)?;
            Ok((table, state, events))
        }
        Start::Position(lines) => {
            let Position { table, state } = read_position(deck, record, lines)?;
            Ok((table, state, Vec::new()))
        }
    }
}

/// SOLO-01: Díaz has the second seat of the solitaire game, and no other.
fn check_seats(record: &Record) -> Result<(), BadStart> {
    for (seat, player) in record.seats.iter().enumerate() {
        let is_his = record.options.solitaire && seat == 1;
        if (*player == Player::Diaz) != is_his {
            let why = if is_his {
                "p2 is Díaz in the solitaire game; write `seat p2 diaz`".to_owned()
            } else {
                format!("Díaz sits at p{}; he has the seat p2 of the solitaire game, and no other", seat + 1)
            };
            return Err(BadStart::Seats { seat, why });
        }
    }
    Ok(())
}

/// Fills an order up: the cards that nobody has seen, in the order of their numbers, the Topples in their stacks. What can be
/// seen of the game does not depend on it.
fn filled(
    table: &Table,
    seats: u8,
    hacendados: &[CardId],
    market: &[CardId],
    order: &Order,
) -> Result<Vec<CardId>, BadStart> {
    if order.unknown == 0 || !(2..=6).contains(&seats) {
        return Ok(order.known.clone());
    }
    let wanted = table.deck_size(seats);
    let found = order.known.len() + usize::from(order.unknown);
    if found != wanted {
        let why = format!("the order speaks of {found} cards, and the deck begins with {wanted}");
        return Err(BadStart::Order(why));
    }
    let is_seen = |card: &CardId| [hacendados, market, &order.known].iter().any(|list| list.contains(card));
    let (cards, topples, _) = table.dealt_cards();
    let is_topple = |card: &CardId| topples.contains(card);
    let mut cards = cards.into_iter().filter(|card| !is_seen(card));
    let mut rest = topples.iter().copied().filter(|card| !is_seen(card));
    let mut deck = order.known.clone();
    let mut end = 0;
    for (size, has_topple) in stacks(table, seats) {
        let begin = end;
        end += size;
        while deck.len() < end {
            let missing =
                has_topple.saturating_sub(deck[begin..].iter().filter(|card| is_topple(card)).count());
            // The Topples of a stack go to its bottom.
            let next = if end - deck.len() <= missing { rest.next() } else { None };
            let next = next.or_else(|| cards.next());
            deck.push(
                next.ok_or_else(|| BadStart::Order("there are too few cards for the deck".to_owned()))?,
            );
        }
    }
    Ok(deck)
}

/// Lists the stacks of the deck when the game begins: how many cards each has, and how many of them are Topples.
fn stacks(table: &Table, seats: u8) -> Vec<(usize, usize)> {
    if table.options().setup == Setup::Rapid {
        return vec![(table.deck_size(seats), 4)];
    }
    // SETUP-07: the first Market is dealt from the top.
    let mut gone = if table.market_is_extra(seats) { 0 } else { Slot::COUNT };
    let stacks = table.stack_sizes(seats).into_iter().enumerate().map(|(stack, size)| {
        let taken = gone.min(size);
        gone -= taken;
        let topples = usize::from(stack >= 2);
        (size - taken + topples, topples)
    });
    stacks.collect()
}

/// Reads the position that a game begins with.
fn read_position(deck: &Deck, record: &Record, lines: &[String]) -> Result<Position, BadStart> {
    let mut text = String::new();
    for option in record.options.said() {
        let _ = writeln!(text, "option {option}");
    }
    let before = text.lines().count() + 1;
    let _ = writeln!(text, "seats {}", record.seats.len());
    for line in lines {
        text.push_str(line);
        text.push('\n');
    }
    let told = |error: BadPosition| {
        let of_position = error.line.checked_sub(before).filter(|line| (1..=lines.len()).contains(line));
        match of_position {
            Some(line) => BadStart::Position { line: line - 1, why: error.why },
            None if error.line == 0 => BadStart::Position { line: 0, why: error.why },
            None => BadStart::Order(error.why),
        }
    };
    let bare = Position::read(deck, &text).map_err(told)?;
    if bare.state.seats() != record.seat_count() {
        let why =
            format!("the position has {} seats, and the head {}", bare.state.seats(), record.seats.len());
        return Err(BadStart::Seats { seat: 0, why });
    }
    let mut order = record.order.known.clone();
    if record.order.unknown > 0 {
        let unseen = View::of(&bare.state, Viewer::Spectator).unseen(&bare.table);
        let is_free = |card: &CardId| !record.order.known.contains(card);
        let topples: Vec<CardId> = unseen.topples.into_iter().filter(is_free).collect();
        let plain = usize::from(record.order.unknown).saturating_sub(topples.len());
        order.extend(unseen.cards.into_iter().filter(is_free).take(plain).chain(topples));
        order.truncate(record.order.known.len() + usize::from(record.order.unknown));
    }
    if !order.is_empty() {
        let _ = writeln!(text, "deck{}", crate::write::cards(&order));
    }
    let position = Position::read(deck, &text).map_err(told)?;
    invariant::sound(&position.table, &position.state)
        .map_err(|why| BadStart::Position { line: 0, why: format!("the position cannot be: {why}") })?;
    Ok(position)
}
