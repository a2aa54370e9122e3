//! Intents as a player would type them: `184`, `184 at 061`, `a3`, `p2`, `income 061`, `buy`, or a whole command.

use std::fmt;

use pax_deck::CardId;

use super::notation::{BadNotation, read_cube};
use super::words::{Words, card, seat, seated, slot};
use crate::command::Command;
use crate::intent::{Intent, Spot};
use crate::seat::Seat;
use crate::state::State;
use crate::table::Table;
use crate::verb::Verb;

impl fmt::Display for Intent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Card(card) => card.fmt(f),
            Self::At(card, spot) => write!(f, "{card} at {spot}"),
            Self::Slot(slot) => slot.fmt(f),
            Self::Player(seat) => seat.fmt(f),
            Self::Cube(place) => place.fmt(f),
            Self::Verb(verb) => f.write_str(verb.word()),
            Self::Command(command) => command.fmt(f),
        }
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Card(card) => card.fmt(f),
            Self::Player(seat) => seat.fmt(f),
            Self::Army => f.write_str("army"),
            Self::Slot(slot) => slot.fmt(f),
        }
    }
}

impl Intent {
    /// Reads an intent. Whatever is a whole command is meant as that: `end`, `police 061`, `play 184`.
    ///
    /// # Errors
    ///
    /// Says what is wrong with the text.
    pub fn read(table: &Table, state: &State, text: &str) -> Result<Self, BadNotation> {
        let intent = pointed(text).map_err(|why| BadNotation { text: text.trim().to_owned(), why })?;
        let intent = match intent {
            Some(intent) => intent,
            None => Self::Command(Command::read(table, state, text)?),
        };
        match is_there(table, state, intent) {
            Ok(()) => Ok(intent),
            Err(why) => Err(BadNotation { text: text.trim().to_owned(), why }),
        }
    }
}

/// Refuses a card that the deck does not have, and a player who does not sit at the table.
fn is_there(table: &Table, state: &State, intent: Intent) -> Result<(), String> {
    let card = |card: CardId| match table.row(card).kind {
        Some(_) => Ok(()),
        None => Err(format!("there is no card {card} in the deck")),
    };
    let player = |player: Seat| seated(player, state.seats()).map(|_| ());
    match intent {
        Intent::Card(one) | Intent::At(one, Spot::Army | Spot::Slot(_)) => card(one),
        Intent::At(one, Spot::Card(other)) => card(one).and_then(|()| card(other)),
        Intent::At(one, Spot::Player(seat)) => card(one).and_then(|()| player(seat)),
        Intent::Player(seat) => player(seat),
        Intent::Slot(_) | Intent::Cube(_) | Intent::Verb(_) | Intent::Command(_) => Ok(()),
    }
}

/// Reads what is pointed at; nothing if the text can only be a command.
fn pointed(text: &str) -> Result<Option<Intent>, String> {
    let mut words = Words::new(text);
    let first = words.expect("a command, a card, a place, a player or a verb")?;
    let is_alone = text.split_whitespace().nth(1).is_none();
    if let Ok(seat) = seat(first) {
        words.end()?;
        return Ok(Some(Intent::Player(seat)));
    }
    if let Ok(slot) = slot(first) {
        words.end()?;
        return Ok(Some(Intent::Slot(slot)));
    }
    if first.starts_with(|letter: char| letter.is_ascii_digit()) {
        let card = card(first)?;
        if is_alone {
            return Ok(Some(Intent::Card(card)));
        }
        if !words.take("at") && !words.take("on") {
            return Err(
                "a card is followed by `at` and a card, a player, a place of the market or `army`".to_owned()
            );
        }
        let spot = read_spot(&mut words)?;
        words.end()?;
        return Ok(Some(Intent::At(card, spot)));
    }
    if ["income", "oval", "prestige", "market", "reserve"].contains(&first) {
        let mut words = Words::new(text);
        let place = read_cube(&mut words)?;
        words.end()?;
        return Ok(Some(Intent::Cube(place)));
    }
    // `end` and its like are whole commands, with or without a card.
    let is_command = text.parse::<Command>().is_ok();
    Ok(Verb::read(first).filter(|_| is_alone && !is_command).map(Intent::Verb))
}

fn read_spot(words: &mut Words<'_>) -> Result<Spot, String> {
    let word = words.expect("a card, a player, a place of the market or `army`")?;
    if word == "army" {
        return Ok(Spot::Army);
    }
    if let Ok(seat) = seat(word) {
        return Ok(Spot::Player(seat));
    }
    if let Ok(slot) = slot(word) {
        return Ok(Spot::Slot(slot));
    }
    card(word).map(Spot::Card).map_err(|_| {
        format!("`{word}` is neither a card (001 to 255), a player (p1 to p6), a place (a1 to b6) nor `army`")
    })
}
