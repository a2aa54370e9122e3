//! Reading words one by one.

use pax_deck::CardId;

use crate::seat::{Seat, Slot};

/// The words of a line.
pub(super) struct Words<'a> {
    words: std::iter::Peekable<std::str::SplitWhitespace<'a>>,
    /// How many players there are, where that is known.
    seats: u8,
}

impl<'a> Words<'a> {
    pub(super) fn new(line: &'a str) -> Self {
        Self::at_table(line, 6)
    }

    /// The words of a line about a table of so many players.
    pub(super) fn at_table(line: &'a str, seats: u8) -> Self {
        Self { words: line.split_whitespace().peekable(), seats }
    }

    pub(super) fn next(&mut self) -> Option<&'a str> {
        self.words.next()
    }

    pub(super) fn expect(&mut self, what: &str) -> Result<&'a str, String> {
        self.next().ok_or_else(|| format!("{what} is missing"))
    }

    /// Takes the word if it comes next.
    pub(super) fn take(&mut self, word: &str) -> bool {
        self.words.next_if_eq(&word).is_some()
    }

    pub(super) fn card(&mut self) -> Result<CardId, String> {
        card(self.expect("the number of a card")?)
    }

    pub(super) fn seat(&mut self) -> Result<Seat, String> {
        let seat = seat(self.expect("a player, p1 to p6,")?)?;
        seated(seat, self.seats)
    }

    pub(super) fn slot(&mut self) -> Result<Slot, String> {
        slot(self.expect("a place of the market, a1 to b6,")?)
    }

    pub(super) fn number<N: std::str::FromStr>(&mut self) -> Result<N, String> {
        let word = self.expect("a number")?;
        word.parse().map_err(|_| format!("`{word}` is no number that fits here"))
    }

    /// Takes a number that is not above a bound.
    pub(super) fn at_most(&mut self, most: u8) -> Result<u8, String> {
        let number: u8 = self.number()?;
        if number <= most { Ok(number) } else { Err(format!("{number} is too much; it is at most {most}")) }
    }

    pub(super) fn word<W: pax_deck::word::Word>(&mut self) -> Result<W, String> {
        let word = self.expect(W::WHAT)?;
        W::parse(word)
    }

    /// Takes cards as long as there are any.
    pub(super) fn cards(&mut self) -> Result<Vec<CardId>, String> {
        let mut cards = Vec::new();
        while let Some(word) = self.next() {
            cards.push(card(word)?);
        }
        Ok(cards)
    }

    pub(super) fn end(mut self) -> Result<(), String> {
        match self.next() {
            Some(word) => Err(format!("`{word}` is too much")),
            None => Ok(()),
        }
    }
}

pub(super) fn card(word: &str) -> Result<CardId, String> {
    word.parse::<u8>()
        .ok()
        .and_then(CardId::new)
        .ok_or_else(|| format!("`{word}` is no number of a card; it is 001 to 255"))
}

pub(super) fn seat(word: &str) -> Result<Seat, String> {
    word.strip_prefix('p')
        .and_then(|number| number.parse::<u8>().ok())
        .and_then(|number| number.checked_sub(1))
        .and_then(Seat::new)
        .ok_or_else(|| format!("`{word}` is no player; it is p1 to p6"))
}

/// Refuses a player who does not sit at a table of so many.
pub(super) fn seated(seat: Seat, seats: u8) -> Result<Seat, String> {
    if seat.number() < seats { Ok(seat) } else { Err(format!("{seat} does not sit here; p1 to p{seats} do")) }
}

pub(super) fn slot(word: &str) -> Result<Slot, String> {
    let place = match word.as_bytes() {
        [row @ (b'a' | b'b'), column @ b'1'..=b'6'] => Slot::new((row - b'a') * 6 + (column - b'1')),
        _ => None,
    };
    place.ok_or_else(|| format!("`{word}` is no place of the market; it is a1 to a6 or b1 to b6"))
}
