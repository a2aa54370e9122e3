//! The day a game was begun.

use std::fmt;
use std::str::FromStr;

/// A day of the calendar: `2026-11-15`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

const SECONDS_A_DAY: u64 = 86_400;

impl Date {
    /// Returns the day, if there is such a day.
    #[must_use]
    pub fn new(year: u16, month: u8, day: u8) -> Option<Self> {
        let is_day =
            (1..=9999).contains(&year) && (1..=12).contains(&month) && (1..=days(year, month)).contains(&day);
        is_day.then_some(Self { year, month, day })
    }

    /// Returns the day, in UTC, so many seconds after the beginning of 1970: what a clock tells. After the year 9999 it
    /// is the last day.
    #[must_use]
    pub fn of_unix(seconds: u64) -> Self {
        let mut rest = seconds / SECONDS_A_DAY;
        for year in 1970..=9999 {
            for month in 1..=12 {
                let count = u64::from(days(year, month));
                if rest < count {
                    let day = u8::try_from(rest).unwrap_or(0) + 1;
                    return Self { year, month, day };
                }
                rest -= count;
            }
        }
        Self { year: 9999, month: 12, day: 31 }
    }
}

const fn days(year: u16, month: u8) -> u8 {
    match month {
        4 | 6 | 9 | 11 => 30,
        2 if year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400)) => 29,
        2 => 28,
        _ => 31,
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

impl FromStr for Date {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let parts: Vec<&str> = text.split('-').collect();
        let is_digits = |part: &str, len| part.len() == len && part.bytes().all(|byte| byte.is_ascii_digit());
        let date = match parts[..] {
            [year, month, day] if is_digits(year, 4) && is_digits(month, 2) && is_digits(day, 2) => {
                Self::new(year.parse().unwrap_or(0), month.parse().unwrap_or(0), day.parse().unwrap_or(0))
            }
            _ => None,
        };
        date.ok_or_else(|| format!("`{text}` is no day; a day is written as 2026-11-15"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seconds_become_days() {
        for (seconds, day) in [
            (0, "1970-01-01"),
            (86_399, "1970-01-01"),
            (86_400, "1970-01-02"),
            (951_782_400, "2000-02-29"),
            (1_794_700_800, "2026-11-15"),
            (u64::MAX, "9999-12-31"),
        ] {
            assert_eq!(Date::of_unix(seconds).to_string(), day);
            assert_eq!(day.parse(), Ok(Date::of_unix(seconds)));
        }
    }

    #[test]
    fn what_is_no_day_is_refused() {
        for bad in
            ["", "2026", "2026-13-01", "2026-02-29", "2026-2-9", "26-02-09", "2026-11-15x", "-026-11-15"]
        {
            let told = bad.parse::<Date>().expect_err("no day");
            assert_eq!(told, format!("`{bad}` is no day; a day is written as 2026-11-15"));
        }
    }
}
