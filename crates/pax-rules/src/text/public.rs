//! What everybody may read: a position with `?` for what is hidden.

use pax_deck::Deck;

use super::position::{BadPosition, Lines, read_lines};
use super::reader::Knows;
use super::write::write;
use crate::digest::Digest;
use crate::table::Table;
use crate::view::{View, Viewer};

/// What one viewer sees of a game, with its table, read from a text.
#[derive(Clone, Debug)]
pub struct PublicPosition {
    /// The deck and the options.
    pub table: Table,
    /// What is seen.
    pub view: View,
}

impl PublicPosition {
    /// Reads a position in which the order of the deck is hidden: `deck ? 57`.
    ///
    /// # Errors
    ///
    /// Names the line and what is wrong in it.
    pub fn read(deck: &Deck, text: &str) -> Result<Self, BadPosition> {
        let Lines { table, state, viewer } = read_lines(deck, text, Knows::WhatIsSeen)?;
        let view = View::of(&state, viewer);
        view.can_be(&table).map_err(|why| BadPosition { line: 0, why })?;
        Ok(Self { table, view })
    }

    /// Writes what is seen, as [`View::write`] does.
    #[must_use]
    pub fn write(&self) -> String {
        self.view.write(&self.table)
    }
}

impl View {
    /// Writes what the view shows. The deck is told by its number of cards alone, and the box not at all.
    #[must_use]
    pub fn write(&self, table: &Table) -> String {
        match self.viewer() {
            Viewer::Seat(seat) => format!("viewer {seat}\n{}", self.write_table(table)),
            Viewer::Spectator => self.write_table(table),
        }
    }

    /// Writes the table without saying who looks: all see the same.
    fn write_table(&self, table: &Table) -> String {
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

    /// Returns the fingerprint of what everybody may read, the same for every viewer; it may be shown while a game runs.
    #[must_use]
    pub fn digest(&self, table: &Table) -> Digest {
        Digest::of_text(&self.write_table(table))
    }

    /// Checks that the unseen cards can make up the deck.
    fn can_be(&self, table: &Table) -> Result<(), String> {
        let unseen = self.unseen(table);
        let topples: usize = unseen.stacks.iter().map(|stack| stack.topples).sum();
        let cards: usize = unseen.stacks.iter().map(|stack| stack.cards).sum::<usize>() - topples;
        let left = usize::from(self.deck_left());
        if cards + topples < left {
            return Err(format!("the deck has {left} cards, and a game of these players never has so many"));
        }
        for (what, wanted, found) in
            [("cards", cards, unseen.cards.len()), ("Topples", topples, unseen.topples.len())]
        {
            if found < wanted {
                return Err(format!(
                    "the deck has {left} cards, {wanted} {what} among them, and only {found} {what} are unseen; see `deck` \
                     and `topples … seen`"
                ));
            }
        }
        Ok(())
    }
}
