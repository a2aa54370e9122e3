//! Positions as text: our FEN.
//!
//! A line says one thing; what is not said is as at the start of a game, or nowhere. The same text is the fixture of
//! every rule test, so it is short where a position is simple: cubes in reserve and remembered entitlements follow from
//! the rest unless they are said.

use pax_deck::Deck;

use super::reader::{Knows, Reader};
use super::words::{Words, seat};
use super::write::write;
use crate::options::Options;
use crate::setup::{Deal, blank};
use crate::state::State;
use crate::table::Table;
use crate::view::Viewer;

/// The right to write down what is hidden. Tests, the command line and the store hold one; a client never does.
#[derive(Clone, Copy, Debug)]
pub struct Keeper(());

impl Keeper {
    /// Takes the right.
    #[must_use]
    pub const fn new() -> Self {
        Self(())
    }
}

impl Default for Keeper {
    fn default() -> Self {
        Self::new()
    }
}

/// A game with its table, read from a text.
#[derive(Clone, Debug)]
pub struct Position {
    /// The deck and the options.
    pub table: Table,
    /// The state.
    pub state: State,
}

/// A text that is no position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {why}")]
pub struct BadPosition {
    /// The line, from 1; 0 is the whole.
    pub line: usize,
    /// What is wrong.
    pub why: String,
}

impl Position {
    /// Reads a position.
    ///
    /// # Errors
    ///
    /// Names the line and what is wrong in it.
    pub fn read(deck: &Deck, text: &str) -> Result<Self, BadPosition> {
        let Lines { table, state, .. } = read_lines(deck, text, Knows::Everything)?;
        Ok(Self { table, state })
    }

    /// Writes the position, what is hidden included.
    #[must_use]
    pub fn write(&self, _: Keeper) -> String {
        write(&self.table, &self.state)
    }
}

/// What the lines of a position say.
pub(super) struct Lines {
    pub(super) table: Table,
    pub(super) state: State,
    pub(super) viewer: Viewer,
}

/// Reads the lines of a position: first what the table is, then what lies on it.
pub(super) fn read_lines(deck: &Deck, text: &str, knows: Knows) -> Result<Lines, BadPosition> {
    let lines =
        || text.lines().enumerate().map(|(n, line)| (n + 1, line.split('#').next().unwrap_or("").trim()));
    let mut options = Options::default();
    let mut seats = 2;
    for (line, text) in lines() {
        let mut words = Words::new(text);
        let first = words.next().unwrap_or("");
        let told = match first {
            "option" => words.expect("an option").and_then(|option| options.set(option)),
            "seats" => words.number().map(|number: u8| seats = number),
            _ => {
                seats = seats.max(seat(first).map_or(0, |seat| seat.number() + 1));
                Ok(())
            }
        };
        told.map_err(|why| BadPosition { line, why })?;
    }
    if !(2..=6).contains(&seats) {
        return Err(BadPosition { line: 0, why: format!("{seats} players; there are two to six") });
    }
    let whole = |why: String| BadPosition { line: 0, why };
    if options.solitaire && seats != 2 {
        return Err(whole(format!("{seats} seats; the solitaire game has two, and p2 is Díaz")));
    }
    let table = Table::new(deck, options).map_err(|error| whole(error.to_string()))?;
    let empty = Deal { hacendados: Vec::new(), market: Vec::new(), deck: Vec::new() };
    let mut reader = Reader::new(&table, &blank(&table, seats, &empty), knows);
    for (line, text) in lines().filter(|(_, text)| !text.is_empty()) {
        reader.line(text).map_err(|why| BadPosition { line, why })?;
    }
    let (state, viewer) = reader.finish().map_err(whole)?;
    Ok(Lines { table, state, viewer })
}
