//! Random numbers: a named generator, so that a seed means the same for ever.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// A source of chance with a seed.
#[derive(Clone, Debug)]
pub struct Chance(ChaCha8Rng);

impl Chance {
    /// Begins from a small seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(ChaCha8Rng::seed_from_u64(seed))
    }

    /// Begins one of the streams of a key. Streams of one key tell nothing of each other.
    #[must_use]
    pub fn of_key(key: [u8; 32], stream: u64) -> Self {
        let mut generator = ChaCha8Rng::from_seed(key);
        generator.set_stream(stream);
        Self(generator)
    }

    /// Returns the key that a small seed stands for.
    pub(crate) fn key_of(seed: u64) -> [u8; 32] {
        ChaCha8Rng::seed_from_u64(seed).get_seed()
    }

    /// Draws a number below `bound`, every one equally likely.
    ///
    /// # Panics
    ///
    /// If `bound` is 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "there is nothing to draw from");
        // Lemire's way: a multiplication, and a new draw in the rare case that would make a number likelier.
        loop {
            let wide = u64::from(self.0.next_u32()) * u64::from(bound);
            #[expect(clippy::cast_possible_truncation, reason = "the low half is meant")]
            let low = wide as u32;
            if low >= bound || low >= bound.wrapping_neg() % bound {
                return (wide >> 32) as u32;
            }
        }
    }

    /// Draws an index of a list.
    ///
    /// # Panics
    ///
    /// If the list is empty.
    pub fn index(&mut self, len: usize) -> usize {
        let bound = u32::try_from(len).unwrap_or(u32::MAX);
        self.below(bound) as usize
    }

    /// Rolls a die: 1 to 6.
    pub fn die(&mut self) -> u8 {
        u8::try_from(self.below(6)).unwrap_or(0) + 1
    }

    /// Shuffles a list (Fisher and Yates, from the end).
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            list.swap(last, self.index(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_below_the_bound_is_about_equally_likely() {
        let mut chance = Chance::new(1);
        let mut counts = [0_u32; 6];
        for _ in 0..60_000 {
            counts[chance.index(6)] += 1;
        }
        let chi: f64 = counts.iter().map(|&count| (f64::from(count) - 10_000.0).powi(2) / 10_000.0).sum();
        // 99.9 % of fair generators stay below this with five degrees of freedom.
        assert!(chi < 20.5, "{counts:?}");
    }

    #[test]
    fn a_seed_means_the_same_for_ever() {
        let mut chance = Chance::new(42);
        let drawn: Vec<u32> = (0..8).map(|_| chance.below(1000)).collect();
        assert_eq!(drawn, DRAWN_42);
        let mut stream = Chance::of_key(Chance::key_of(42), 0);
        assert_eq!((0..8).map(|_| stream.below(1000)).collect::<Vec<u32>>(), DRAWN_42);
    }

    const DRAWN_42: [u32; 8] = [224, 681, 146, 950, 772, 427, 344, 627];

    #[test]
    fn the_streams_of_a_key_differ() {
        let draw = |stream| {
            let mut chance = Chance::of_key([7; 32], stream);
            (0..8).map(|_| chance.below(1_000_000)).collect::<Vec<u32>>()
        };
        assert_ne!(draw(0), draw(1));
        assert_eq!(draw(1), draw(1));
    }
}
