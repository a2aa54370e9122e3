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

#[cfg(test)]
mod tests {
    use super::Digest;

    #[test]
    fn the_fingerprint_is_the_known_one() {
        // The published test values of FNV-1a.
        assert_eq!(Digest::of_text("").to_string(), "cbf29ce484222325");
        assert_eq!(Digest::of_text("foobar").to_string(), "85944171f73967e8");
    }
}
