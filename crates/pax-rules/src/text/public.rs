//! What everybody may read: a position with `?` for what is hidden.

use super::write::write;
use crate::digest::Digest;
use crate::table::Table;
use crate::view::View;

impl View {
    /// Writes what the view shows. The deck is told by its number of cards alone, and the box not at all.
    #[must_use]
    pub fn write(&self, table: &Table) -> String {
        let text = write(table, &self.some_state(table));
        let lines = text.lines().map(|line| {
            if line.starts_with("deck ") {
                format!("deck ? {}\n", self.deck_left())
            } else {
                format!("{line}\n")
            }
        });
        lines.collect()
    }

    /// Returns the fingerprint of what everybody may read; it may be shown while a game runs.
    #[must_use]
    pub fn digest(&self, table: &Table) -> Digest {
        Digest::of_text(&self.write(table))
    }
}
