//! Decks by their digest, so that a game is replayed with its own.

use std::fmt;
use std::path::Path;
use std::str::FromStr;
use std::sync::Arc;

use pax_deck::laws::Origin;
use pax_deck::{Card, Deck, Rejected};
use serde_json::Value;
use sha2::{Digest as _, Sha256};

use crate::hex;

/// The files of a deck: name and text.
type Files = [(&'static str, &'static str); 10];

/// The decks that games were played with before the standard deck changed. One stands in `decks/` under the first twelve
/// digits of its digest, as the ten files it was; a released deck is never taken out again.
const KEPT: &[Files] = &[];

/// The fingerprint of a deck: SHA-256 over what its cards say, whatever file says it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DeckDigest([u8; 32]);

impl DeckDigest {
    /// Returns the fingerprint of a deck.
    ///
    /// It is taken over the cards in the order of their numbers, each as one line of JSON with its fields sorted by name.
    /// Where a field says nothing (null, false, an empty list) it is left out, so that a new kind of field does not change
    /// older decks; and so is where a fact was found.
    #[must_use]
    pub fn of(deck: &Deck) -> Self {
        let mut hash = Sha256::new();
        for card in deck.cards() {
            hash.update(canonical(card).as_bytes());
            hash.update(b"\n");
        }
        Self(hash.finalize().into())
    }

    /// Returns the first digits, for people.
    #[must_use]
    pub fn short(&self) -> String {
        hex::write(&self.0[..6])
    }
}

fn canonical(card: &Card) -> String {
    let mut value = serde_json::to_value(card).unwrap_or(Value::Null);
    if let Value::Object(fields) = &mut value {
        for of_provenance in ["stated", "inferred"] {
            fields.shift_remove(of_provenance);
        }
    }
    sorted(value).to_string()
}

/// Sorts the fields of every object by name and leaves out those that say nothing.
fn sorted(value: Value) -> Value {
    match value {
        Value::Object(fields) => {
            let says = |value: &Value| match value {
                Value::Null | Value::Bool(false) => false,
                Value::Array(list) => !list.is_empty(),
                _ => true,
            };
            let mut fields: Vec<(String, Value)> = fields
                .into_iter()
                .filter(|(_, value)| says(value))
                .map(|(name, value)| (name, sorted(value)))
                .collect();
            fields.sort_by(|(one, _), (other, _)| one.cmp(other));
            Value::Object(fields.into_iter().collect())
        }
        Value::Array(list) => Value::Array(list.into_iter().map(sorted).collect()),
        plain => plain,
    }
}

impl fmt::Display for DeckDigest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::write(&self.0))
    }
}

impl FromStr for DeckDigest {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        hex::read(text, "digest of a deck").map(Self)
    }
}

/// The decks at hand.
#[derive(Clone, Debug)]
pub struct Decks {
    list: Vec<(DeckDigest, Arc<Deck>)>,
}

impl Decks {
    /// Returns the decks that come with the program: the standard one first, and those that were.
    ///
    /// # Panics
    ///
    /// Never in a build whose tests passed: `every_kept_deck_can_be_read` holds it.
    #[must_use]
    pub fn known() -> Self {
        let mut decks = Self { list: Vec::new() };
        decks.add(Deck::standard().clone());
        for files in KEPT {
            let opened = Deck::from_files(files, Origin::Foreign).expect("a kept deck is tested");
            decks.add(opened.deck);
        }
        decks
    }

    /// Adds a deck and returns its digest.
    pub fn add(&mut self, deck: Deck) -> DeckDigest {
        let digest = DeckDigest::of(&deck);
        if self.find(digest).is_none() {
            self.list.push((digest, Arc::new(deck)));
        }
        digest
    }

    /// Adds the deck in a folder and returns its digest.
    ///
    /// # Errors
    ///
    /// Lists what is wrong with it.
    pub fn open(&mut self, folder: &Path) -> Result<DeckDigest, Rejected> {
        Deck::open(folder).map(|opened| self.add(opened.deck))
    }

    /// Returns the deck with that digest.
    #[must_use]
    pub fn find(&self, digest: DeckDigest) -> Option<&Arc<Deck>> {
        self.list.iter().find(|(other, _)| *other == digest).map(|(_, deck)| deck)
    }

    /// Returns the digest of the standard deck.
    #[must_use]
    pub fn standard(&self) -> DeckDigest {
        self.list.first().map_or_else(|| DeckDigest::of(Deck::standard()), |(digest, _)| *digest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kept_deck_can_be_read() {
        let decks = Decks::known();
        assert_eq!(decks.list.len(), 1 + KEPT.len(), "every deck has its own digest");
        assert_eq!(**decks.find(decks.standard()).expect("the standard deck"), *Deck::standard());
    }

    #[test]
    fn the_standard_deck_is_the_one_that_games_name() {
        // When this fails the deck has changed: keep the files as they were in `decks/`, name them in KEPT if a release
        // had them, write the new digest here, and run `cargo xtask golden --bless`.
        assert_eq!(DeckDigest::of(Deck::standard()).short(), STANDARD);
    }

    const STANDARD: &str = "479a105132f8";

    #[test]
    fn a_changed_card_changes_the_digest_and_a_comment_does_not() {
        let edited = |file: &str, from: &str, to: &str| {
            let files: Vec<(&str, String)> = pax_deck::deck::STANDARD
                .iter()
                .map(|(name, text)| {
                    let is_it = *name == file;
                    assert!(!is_it || text.contains(from), "{file} has {from}");
                    (*name, if is_it { text.replacen(from, to, 1) } else { (*text).to_owned() })
                })
                .collect();
            let files: Vec<(&str, &str)> = files.iter().map(|(name, text)| (*name, text.as_str())).collect();
            DeckDigest::of(&Deck::from_files(&files, Origin::Foreign).expect("a deck").deck)
        };
        let standard = DeckDigest::of(Deck::standard());
        assert_eq!(edited("troops.toml", "[[troop]]", "# a remark\n[[troop]]"), standard);
        assert_ne!(edited("troops.toml", "firepower = 2", "firepower = 3"), standard);
    }

    #[test]
    fn a_deck_is_found_by_its_digest() {
        let mut decks = Decks::known();
        let digest = decks.add(Deck::standard().clone());
        assert_eq!(digest, decks.standard());
        assert!(decks.find(DeckDigest([0; 32])).is_none());
        assert_eq!(digest.to_string().parse(), Ok(digest));
    }
}
