//! How long a bot thinks: the mean, the median and the longest, over any number of commands.

use std::time::Duration;

use serde::{Deserialize, Serialize};

/// How long somebody thought about commands.
///
/// Times are sorted into buckets, sixteen for each doubling, so that the median of millions is known to 3 % and any two of
/// these can be added up.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pace {
    thoughts: u64,
    total: Duration,
    longest: Duration,
    histogram: Histogram,
}

/// How many bits below the highest one tell buckets apart: four make sixteen.
const FINE: u32 = 4;

/// How many times lie in which bucket; buckets without any are left out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Histogram(Vec<(u16, u64)>);

impl Pace {
    /// Adds one thought.
    pub fn add(&mut self, thought: Duration) {
        self.thoughts += 1;
        self.total += thought;
        self.longest = self.longest.max(thought);
        self.histogram.add(bucket(thought), 1);
    }

    /// Adds the thoughts of another.
    pub fn join(&mut self, other: &Self) {
        self.thoughts += other.thoughts;
        self.total += other.total;
        self.longest = self.longest.max(other.longest);
        self.histogram.join(&other.histogram);
    }

    /// Returns how many commands were thought about.
    #[must_use]
    pub const fn thoughts(&self) -> u64 {
        self.thoughts
    }

    /// Returns how long that took in all.
    #[must_use]
    pub const fn total(&self) -> Duration {
        self.total
    }

    /// Returns the longest thought.
    #[must_use]
    pub const fn longest(&self) -> Duration {
        self.longest
    }

    /// Returns the mean.
    #[must_use]
    pub fn mean(&self) -> Duration {
        let nanos = self.total.as_nanos().checked_div(self.thoughts.into()).unwrap_or(0);
        Duration::from_nanos(u64::try_from(nanos).unwrap_or(u64::MAX))
    }

    /// Returns how many thoughts took how long, about.
    #[must_use]
    pub const fn histogram(&self) -> &Histogram {
        &self.histogram
    }
}

impl Histogram {
    fn add(&mut self, bucket: u16, count: u64) {
        match self.0.binary_search_by_key(&bucket, |(at, _)| *at) {
            Ok(at) => self.0[at].1 += count,
            Err(at) => self.0.insert(at, (bucket, count)),
        }
    }

    /// Adds the times of another.
    pub fn join(&mut self, other: &Self) {
        for (bucket, count) in &other.0 {
            self.add(*bucket, *count);
        }
    }

    /// Returns the median; none if there is nothing.
    #[must_use]
    pub fn median(&self) -> Option<Duration> {
        let all: u64 = self.0.iter().map(|(_, count)| count).sum();
        let mut below = 0;
        let found = self.0.iter().find(|(_, count)| {
            below += count;
            2 * below >= all
        });
        found.map(|(bucket, _)| middle(*bucket))
    }
}

/// Returns the bucket of a time: the place of its highest bit, and the bits that follow.
fn bucket(time: Duration) -> u16 {
    let nanos = u64::try_from(time.as_nanos()).unwrap_or(u64::MAX).max(1 << FINE);
    let high = nanos.ilog2();
    let fine = (nanos >> (high - FINE)) & ((1 << FINE) - 1);
    u16::try_from(u64::from(high << FINE) | fine).unwrap_or(u16::MAX)
}

/// Returns the time in the middle of a bucket. A file can name one that no time has.
fn middle(bucket: u16) -> Duration {
    let high = u32::from(bucket >> FINE).clamp(FINE, u64::BITS - 1);
    let fine = u64::from(bucket) & ((1 << FINE) - 1);
    let width = 1_u64 << (high - FINE);
    Duration::from_nanos(((1 << FINE) | fine) * width + width / 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pace(millis: &[u64]) -> Pace {
        let mut pace = Pace::default();
        for &millis in millis {
            pace.add(Duration::from_millis(millis));
        }
        pace
    }

    #[test]
    fn every_time_is_near_the_middle_of_its_bucket() {
        for nanos in (0..400).map(|n| 16 + n * n * n * 37).chain([u64::MAX]) {
            let time = Duration::from_nanos(nanos);
            let off = middle(bucket(time)).abs_diff(time).as_secs_f64() / time.as_secs_f64();
            assert!(off <= 1.0 / 32.0 + 1e-9, "{nanos} ns is told with {off}");
        }
        assert!(middle(bucket(Duration::ZERO)) < Duration::from_nanos(32));
        assert!(middle(u16::MAX) > Duration::from_secs(1), "no file can trip it up");
    }

    #[test]
    fn the_median_is_not_moved_by_one_long_thought() {
        let some = pace(&[1, 2, 2, 3, 900]);
        let median = some.histogram().median().expect("five thoughts").as_secs_f64() * 1000.0;
        assert!((median - 2.0).abs() < 0.07, "{median}");
        assert_eq!(some.longest(), Duration::from_millis(900));
        assert_eq!(some.mean(), Duration::from_micros(181_600));
        assert_eq!(Pace::default().histogram().median(), None);
        assert_eq!(Pace::default().mean(), Duration::ZERO);
    }

    #[test]
    fn two_paces_add_up_to_the_pace_of_all() {
        let mut sum = pace(&[5, 7, 1]);
        sum.join(&pace(&[7, 40]));
        assert_eq!(sum, pace(&[5, 7, 1, 7, 40]));
    }
}
