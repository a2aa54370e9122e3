//! Places at the table.

use std::fmt;

/// A place at the table, numbered in turn order from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The most seats.
    pub const MAX: usize = 6;

    /// Returns the seat with that number.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if (number as usize) < Self::MAX { Some(Self(number)) } else { None }
    }

    pub(crate) const fn at(number: u8) -> Self {
        Self(number)
    }

    /// Returns the number, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub(crate) const fn number(self) -> u8 {
        self.0
    }

    /// Returns the seat `steps` to the left, at a table of `seats`.
    pub(crate) const fn left(self, steps: u8, seats: u8) -> Self {
        Self((self.0 + steps) % seats)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "p{}", self.0 + 1)
    }
}

/// A place in the Market: one of two rows of six columns, the first of which costs nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Slot(u8);

impl Slot {
    /// How many places there are.
    pub const COUNT: usize = 12;
    /// How many columns a row has.
    pub const COLUMNS: usize = 6;
    /// MARKET-02: what a card costs, by column.
    pub const PRICES: [u8; Self::COLUMNS] = [0, 1, 2, 4, 8, 16];

    /// Returns the place with that number, row by row.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if (number as usize) < Self::COUNT { Some(Self(number)) } else { None }
    }

    pub(crate) const fn at(row: usize, column: usize) -> Self {
        #[expect(clippy::cast_possible_truncation, reason = "rows and columns are small")]
        Self((row * Self::COLUMNS + column) as u8)
    }

    /// Lists every place, the upper row first.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..12).map(Self)
    }

    /// Returns the number, row by row.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the row, 0 or 1.
    #[must_use]
    pub const fn row(self) -> usize {
        self.index() / Self::COLUMNS
    }

    /// Returns the column, from 0 at the free end to 5 beside the deck.
    #[must_use]
    pub const fn column(self) -> usize {
        self.index() % Self::COLUMNS
    }

    /// Returns what a card there costs before discounts (MARKET-02).
    #[must_use]
    pub const fn price(self) -> u8 {
        let column = self.index();
        Self::PRICES[if column < Self::COLUMNS { column } else { column - Self::COLUMNS }]
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", if self.row() == 0 { 'a' } else { 'b' }, self.column() + 1)
    }
}
