//! Seeds and their seals. `docs/deal.md` says exactly how a seed becomes an order and dice.

use std::fmt::{self, Write as _};
use std::str::FromStr;

use pax_rules::{Deal, Options, Table};
use sha2::{Digest as _, Sha256};

use crate::chance::Chance;
use crate::deal::deal;
use crate::decks::DeckDigest;
use crate::hex;
use crate::record::Player;

/// Where all the chance of a game comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seed {
    /// A number that somebody chose. Whoever knows it knows the deal, so such games are unsealed.
    Small(u64),
    /// 256 bits that nobody chose.
    Full([u8; 32]),
}

/// The stream of a key from which the cards are dealt.
const DEAL_STREAM: u64 = 0;
/// The stream of a key from which the dealer rolls dice.
const DICE_STREAM: u64 = 1;
/// The first stream that is no dealer's: the bots of a game draw from these, one for each seat.
const BOT_STREAM: u64 = 16;

impl Seed {
    /// Draws a seed from the operating system.
    ///
    /// # Errors
    ///
    /// Where the operating system gives none.
    pub fn fresh() -> Result<Self, String> {
        let mut key = [0; 32];
        getrandom::fill(&mut key)
            .map_err(|error| format!("the operating system gives no random bytes: {error}"))?;
        Ok(Self::Full(key))
    }

    /// Returns the key of the generator.
    fn key(self) -> [u8; 32] {
        match self {
            Self::Small(seed) => Chance::key_of(seed),
            Self::Full(key) => key,
        }
    }

    /// Deals a game.
    #[must_use]
    pub fn deal(self, table: &Table, seats: u8) -> Deal {
        deal(table, seats, &mut Chance::of_key(self.key(), DEAL_STREAM))
    }

    /// Returns the dice of the game, in the order in which they are rolled.
    #[must_use]
    pub fn dice(self) -> Chance {
        Chance::of_key(self.key(), DICE_STREAM)
    }

    /// Returns what the die shows after so many earlier ones. A die that was taken back shows the same again.
    #[must_use]
    pub fn die(self, earlier: usize) -> u8 {
        let mut dice = self.dice();
        for _ in 0..earlier {
            dice.die();
        }
        dice.die()
    }

    /// Returns chance for the bot of a seat, which tells nothing of the deal.
    #[must_use]
    pub fn bot(self, seat: usize) -> Chance {
        Chance::of_key(self.key(), BOT_STREAM + seat as u64)
    }

    /// Seals the seed: whoever is shown this at the start can check at the end that the deal was not changed. A small
    /// seed has no seal, for it could be guessed.
    #[must_use]
    pub fn seal(self, deck: DeckDigest, options: &Options, seats: &[Player]) -> Option<Seal> {
        let Self::Full(_) = self else { return None };
        let mut text = format!("Hacendado deal 1\nseed {self}\ndeck {deck}\n");
        for option in options.said() {
            let _ = writeln!(text, "option {option}");
        }
        for (number, player) in (1..).zip(seats) {
            let _ = writeln!(text, "seat p{number} {player}");
        }
        Some(Seal(Sha256::digest(text.as_bytes()).into()))
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Small(seed) => seed.fmt(f),
            Self::Full(key) => f.write_str(&hex::write(key)),
        }
    }
}

impl FromStr for Seed {
    type Err = String;

    /// Reads 64 hexadecimal digits as a whole seed, and a shorter decimal number as a small one.
    fn from_str(text: &str) -> Result<Self, String> {
        let is_number = (1..=20).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
        if is_number && let Ok(seed) = text.parse() {
            return Ok(Self::Small(seed));
        }
        hex::read(text, "seed").map(Self::Full).map_err(|why| format!("{why}, or a number below 2^64"))
    }
}

/// A promise of a seed: SHA-256 over it and what it deals for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seal([u8; 32]);

impl fmt::Display for Seal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::write(&self.0))
    }
}

impl FromStr for Seal {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        hex::read(text, "seal").map(Self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_are_read_as_they_are_written() {
        for seed in [Seed::Small(0), Seed::Small(u64::MAX), Seed::Full([0; 32]), Seed::Full([0xa7; 32])] {
            assert_eq!(seed.to_string().parse(), Ok(seed));
        }
        for bad in ["", "-1", "+7", "18446744073709551616", "7f", &"A7".repeat(32)] {
            let told = bad.parse::<Seed>().expect_err("no seed");
            assert!(told.ends_with("it is 64 digits of 0 to 9 and a to f, or a number below 2^64"), "{told}");
        }
    }

    #[test]
    fn the_system_gives_another_seed_every_time() {
        assert_ne!(Seed::fresh(), Seed::fresh());
    }

    #[test]
    fn a_seal_binds_everything_that_was_agreed() {
        let (seed, deck) = (Seed::Full([1; 32]), DeckDigest::of(pax_deck::Deck::standard()));
        let seats = [Player::person("Ana"), Player::person("Beto")];
        let usual = Options::default();
        let seal = seed.seal(deck, &usual, &seats);
        assert!(seal.is_some());
        assert_eq!(seal, seed.seal(deck, &usual, &seats));
        assert_ne!(seal, Seed::Full([2; 32]).seal(deck, &usual, &seats));
        assert_ne!(seal, seed.seal(deck, &Options { senility: true, ..usual }, &seats));
        assert_ne!(seal, seed.seal(deck, &usual, &[seats[1].clone(), seats[0].clone()]));
        assert_eq!(Seed::Small(1).seal(deck, &usual, &seats), None);
    }

    #[test]
    fn the_dice_come_one_after_the_other() {
        let mut dice = Seed::Small(3).dice();
        for earlier in 0..20 {
            let die = dice.die();
            assert!((1..=6).contains(&die));
            assert_eq!(Seed::Small(3).die(earlier), die);
        }
    }
}
