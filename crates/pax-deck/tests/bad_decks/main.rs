//! Malformed decks, and what is said about them.
//!
//! Every deck is a real folder: the standard deck with a slip in it. Every message is compared as a whole: file, line
//! and column, card, what is wrong and what would be right.

mod fields;
mod folders;
mod several;
mod slips;
mod syntax;
mod words;

use std::fs;
use std::path::PathBuf;

use pax_deck::{Deck, Opened, Rejected};
use tempfile::TempDir;

use crate::slips::Slips;

/// A deck in a folder that is gone when the test ends.
struct Folder(TempDir);

impl Folder {
    fn empty() -> Self {
        Self(TempDir::new().expect("a folder"))
    }

    fn of(slips: &Slips) -> Self {
        let folder = Self::empty();
        for (file, text) in slips.files() {
            folder.write(file, text);
        }
        folder
    }

    fn path(&self, file: &str) -> PathBuf {
        self.0.path().join(file)
    }

    fn write(&self, file: &str, bytes: impl AsRef<[u8]>) {
        fs::write(self.path(file), bytes).expect("a file is written");
    }

    fn remove(&self, file: &str) {
        fs::remove_file(self.path(file)).expect("a file is removed");
    }

    fn open(&self) -> Result<Opened, Rejected> {
        Deck::open(self.0.path())
    }

    /// Opens a deck that cannot be used and returns everything that is said about it.
    fn complaints(&self) -> Vec<String> {
        let rejected = self.open().expect_err("the deck cannot be used");
        rejected.problems.iter().map(ToString::to_string).collect()
    }
}

/// The deck with these slips is refused with just these messages.
fn refused(slips: &Slips, messages: &[&str]) {
    assert_eq!(Folder::of(slips).complaints(), slips.located(messages));
}
