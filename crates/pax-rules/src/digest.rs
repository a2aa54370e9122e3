//! Short fingerprints of positions, the same on every machine.

use crate::state::State;
use crate::table::Table;
use crate::text::{Keeper, Position};

/// A fingerprint: FNV-1a over the position's text, which is the same wherever it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Digest(u64);

impl Digest {
    /// Returns the fingerprint of a whole position. Who shows it while a game runs betrays the last cards of the deck.
    #[must_use]
    pub fn of(table: &Table, state: &State, keeper: Keeper) -> Self {
        let position = Position { table: table.clone(), state: *state };
        Self::of_text(&position.write(keeper))
    }

    /// Returns the fingerprint of a text.
    #[must_use]
    pub fn of_text(text: &str) -> Self {
        let (basis, prime) = (0xcbf2_9ce4_8422_2325_u64, 0x0100_0000_01b3_u64);
        Self(text.bytes().fold(basis, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(prime)))
    }
}

impl std::fmt::Display for Digest {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl std::str::FromStr for Digest {
    type Err = String;

    /// Reads a fingerprint as it is written.
    fn from_str(text: &str) -> Result<Self, String> {
        let is_hex = text.len() == 16 && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        let number = if is_hex { u64::from_str_radix(text, 16).ok() } else { None };
        number.map(Self).ok_or_else(|| format!("`{text}` is no digest; it is 16 digits of 0 to 9 and a to f"))
    }
}

#[cfg(test)]
mod tests {
    use super::Digest;

    #[test]
    fn the_fingerprint_is_the_known_one() {
        // The published test values of FNV-1a.
        assert_eq!(Digest::of_text("").to_string(), "cbf29ce484222325");
        assert_eq!(Digest::of_text("foobar").to_string(), "85944171f73967e8");
    }

    #[test]
    fn a_fingerprint_is_read_as_it_is_written() {
        assert_eq!("85944171f73967e8".parse(), Ok(Digest::of_text("foobar")));
        for bad in ["", "85944171f73967e", "85944171F73967E8", "+5944171f73967e8", "85944171f73967e8 "] {
            let told = bad.parse::<Digest>().expect_err("no digest");
            assert!(told.ends_with("it is 16 digits of 0 to 9 and a to f"), "{told}");
        }
    }
}
