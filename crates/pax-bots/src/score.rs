//! Victories, and how sure they make us.

use std::ops::AddAssign;

use pax_rules::{Outcome, Seat};

/// Victories, of which a shared one counts in parts. They are kept in sixtieths, which halves, thirds and so on up to
/// sixths all are, so that a sum is exact in whatever order it was added up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Wins(u64);

/// The parts of a victory.
const WHOLE: u64 = 60;

impl Wins {
    /// Returns what a seat has of a victory.
    #[must_use]
    pub fn of(outcome: Outcome, seat: Seat) -> Self {
        let has_won = outcome.winners & (1 << seat.index()) != 0;
        Self(if has_won { WHOLE / u64::from(outcome.winners.count_ones()) } else { 0 })
    }

    /// Returns the number of victories.
    #[must_use]
    #[expect(clippy::cast_precision_loss, reason = "counts of games stay far below 2^52")]
    pub fn count(self) -> f64 {
        self.0 as f64 / WHOLE as f64
    }
}

impl AddAssign for Wins {
    fn add_assign(&mut self, other: Self) {
        self.0 += other.0;
    }
}

/// How often something was tried, and what was won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// How often.
    pub tries: u64,
    /// What was won.
    pub wins: Wins,
}

impl Score {
    /// Adds one try.
    pub fn add(&mut self, wins: Wins) {
        self.tries += 1;
        self.wins += wins;
    }

    /// Adds the tries of another.
    pub fn join(&mut self, other: Self) {
        self.tries += other.tries;
        self.wins += other.wins;
    }

    /// Returns the share that was won; none of nothing.
    #[must_use]
    pub fn share(self) -> f64 {
        self.wins.count() / float(self.tries.max(1))
    }

    /// Returns between what and what the share lies, 95 times of 100.
    #[must_use]
    pub fn interval(self) -> (f64, f64) {
        wilson(self.wins.count(), self.tries)
    }
}

/// Between what and what a share lies, 95 times of 100, if so much of so many tries was won. Wilson's interval stays within
/// bounds and is honest where hardly anything, or nearly all, was won. Anything is possible where nothing was tried.
#[must_use]
pub fn wilson(won: f64, tries: u64) -> (f64, f64) {
    const Z: f64 = 1.959_964;
    if tries == 0 {
        return (0.0, 1.0);
    }
    let n = float(tries);
    let share = won / n;
    let middle = share + Z * Z / (2.0 * n);
    let spread = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).max(0.0).sqrt();
    let whole = 1.0 + Z * Z / n;
    (((middle - spread) / whole).max(0.0), ((middle + spread) / whole).min(1.0))
}

#[expect(clippy::cast_precision_loss, reason = "counts of games stay far below 2^52")]
fn float(number: u64) -> f64 {
    number as f64
}

#[cfg(test)]
mod tests {
    use pax_rules::Ending;

    use super::*;

    #[test]
    fn shared_victories_add_up_to_one() {
        for winners in 1..64_u8 {
            let outcome = Outcome { winners, ending: Ending::Standoff };
            let mut sum = Wins::default();
            (0..6).filter_map(Seat::new).for_each(|seat| sum += Wins::of(outcome, seat));
            assert_eq!(sum, Wins(WHOLE), "{winners:b}");
        }
        let nobody = Outcome { winners: 0, ending: Ending::Stall };
        assert_eq!(Seat::new(0).map(|seat| Wins::of(nobody, seat)), Some(Wins(0)));
    }

    #[test]
    fn an_interval_is_that_of_the_books() {
        let near = |(low, high): (f64, f64), wanted: (f64, f64)| {
            assert!((low - wanted.0).abs() < 5e-4 && (high - wanted.1).abs() < 5e-4, "{low} {high}");
        };
        near(wilson(25.0, 100), (0.1755, 0.3430));
        near(wilson(0.0, 10), (0.0, 0.2775));
        near(wilson(10.0, 10), (0.7225, 1.0));
        near(wilson(0.0, 0), (0.0, 1.0));
    }
}
