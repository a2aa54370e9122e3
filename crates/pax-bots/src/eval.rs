//! What a position is worth to a seat: signs that a person would look at, with weights that were learned by self-play.

mod signs;
mod weights;

use pax_rules::{Outline, Seat, Table};

pub(crate) use signs::{Sign, TERMS};
pub(crate) use weights::Weights;

use signs::{Promise, RIVAL, early, signs};

/// What a position is worth to a seat, term by term. The sum is the logarithm of its odds to win.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Worth(pub(crate) [f32; TERMS.len()]);

impl Worth {
    /// Returns a worth that is all in one term: how near the end is.
    pub(crate) fn only(value: f32) -> Self {
        let mut worth = Self::default();
        worth.0[2] = value;
        worth
    }

    pub(crate) fn sum(&self) -> f32 {
        self.0.iter().sum()
    }
}

/// Weighs positions of one deck.
pub(crate) struct Scales {
    weights: Weights,
    promises: Box<[Promise; 256]>,
}

impl Scales {
    pub(crate) fn new(table: &Table, weights: Weights) -> Self {
        Self { weights, promises: Promise::all(table) }
    }

    /// Weighs a position for a seat, its opponents included.
    pub(crate) fn weigh(&self, outline: &Outline, seat: Seat) -> Worth {
        let mut worth = self.alone(outline, seat);
        let others: f32 = (0..outline.seats)
            .filter_map(Seat::new)
            .filter(|other| *other != seat)
            .map(|other| self.alone(outline, other).sum().exp())
            .sum();
        worth.0[RIVAL] = -others.max(f32::MIN_POSITIVE).ln();
        worth
    }

    /// Returns what a gold more is worth.
    pub(crate) fn gold(&self, outline: &Outline) -> f32 {
        let [start, end] = self.weights.0[Sign::Gold as usize];
        // Ten of them are one sign. Whoever learns that gold is worth nothing still must be able to speak.
        ((end + early(outline) * (start - end)) / 10.0).max(0.005)
    }

    /// Weighs a seat's own position.
    pub(crate) fn alone(&self, outline: &Outline, seat: Seat) -> Worth {
        let early = early(outline);
        let mut worth = Worth::default();
        let signs = signs(outline, seat, &self.promises);
        for ((&sign, value), [start, end]) in Sign::ALL.iter().zip(signs).zip(self.weights.0) {
            worth.0[sign.term()] += value * (end + early * (start - end));
        }
        worth
    }
}
