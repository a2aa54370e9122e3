//! Sets of cards and of places, as bits.

use pax_deck::CardId;

/// A set of cards: one bit for each number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CardSet([u64; 4]);

impl CardSet {
    /// The set without any card.
    pub const EMPTY: Self = Self([0; 4]);

    const fn split(card: CardId) -> (usize, u64) {
        ((card.get() >> 6) as usize, 1 << (card.get() & 63))
    }

    /// Tells whether the card is in the set.
    #[must_use]
    pub const fn has(&self, card: CardId) -> bool {
        let (word, bit) = Self::split(card);
        self.0[word] & bit != 0
    }

    pub(crate) const fn add(&mut self, card: CardId) {
        let (word, bit) = Self::split(card);
        self.0[word] |= bit;
    }

    pub(crate) const fn remove(&mut self, card: CardId) {
        let (word, bit) = Self::split(card);
        self.0[word] &= !bit;
    }

    pub(crate) const fn unite(&mut self, other: &Self) {
        let mut word = 0;
        while word < self.0.len() {
            self.0[word] |= other.0[word];
            word += 1;
        }
    }

    /// Counts the cards.
    #[must_use]
    pub const fn len(&self) -> u32 {
        // The sets that are counted are small: walking them is quicker than counting bits without an instruction for it.
        let (mut count, mut word) = (0, 0);
        while word < self.0.len() {
            let mut bits = self.0[word];
            while bits != 0 {
                bits &= bits - 1;
                count += 1;
            }
            word += 1;
        }
        count
    }

    /// Tells whether there is no card.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] | self.0[2] | self.0[3] == 0
    }

    /// Lists the cards in the order of their numbers.
    #[must_use]
    pub const fn iter(&self) -> CardSetIter {
        CardSetIter { words: self.0, word: 0 }
    }
}

impl FromIterator<CardId> for CardSet {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Self {
        let mut set = Self::EMPTY;
        cards.into_iter().for_each(|card| set.add(card));
        set
    }
}

impl IntoIterator for &CardSet {
    type Item = CardId;
    type IntoIter = CardSetIter;

    fn into_iter(self) -> CardSetIter {
        self.iter()
    }
}

/// Walks through a [`CardSet`].
#[derive(Clone, Debug)]
pub struct CardSetIter {
    words: [u64; 4],
    word: usize,
}

impl Iterator for CardSetIter {
    type Item = CardId;

    fn next(&mut self) -> Option<CardId> {
        while self.word < 4 {
            let bits = self.words[self.word];
            if bits != 0 {
                self.words[self.word] &= bits - 1;
                #[expect(clippy::cast_possible_truncation, reason = "a number of a card is at most 255")]
                let number = (self.word * 64) as u8 + bits.trailing_zeros() as u8;
                return CardId::new(number);
            }
            self.word += 1;
        }
        None
    }
}

/// Lists the bits that are set, from the lowest.
pub(crate) fn bits(mut word: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        if word == 0 {
            return None;
        }
        #[expect(clippy::cast_possible_truncation, reason = "at most 63")]
        let bit = word.trailing_zeros() as u8;
        word &= word - 1;
        Some(bit)
    })
}
