//! The line of history under a card.

use pax_deck::Card;

use crate::tongue::Tongue;

impl Tongue {
    /// Says the history of a card, if this language knows it.
    ///
    /// The message is found by number and title together: a deck that gives a number to another card gets no wrong note.
    pub(crate) fn note(&self, card: &Card) -> Option<String> {
        self.try_say(&id(card), &[])
    }
}

/// Returns the name of the message: `note-061-minas-prietas`.
pub(crate) fn id(card: &Card) -> String {
    let mut slug = String::new();
    for letter in deunicode::deunicode(card.name()).chars() {
        if letter.is_ascii_alphanumeric() {
            slug.push(letter.to_ascii_lowercase());
        } else if letter != '\'' && !slug.is_empty() && !slug.ends_with('-') {
            slug.push('-');
        }
    }
    format!("note-{}-{}", card.id(), slug.trim_end_matches('-'))
}
