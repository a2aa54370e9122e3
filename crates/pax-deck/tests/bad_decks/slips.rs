//! The standard deck with slips in it.
//!
//! A caret `‸` in the text of a slip marks where its message should point. It is no part of the text; in the expected
//! messages it stands for the place, so that `‸: card 061 …` is read as `enterprises.toml:181:10: card 061 …`.

use pax_deck::deck::STANDARD;

const CARET: char = '‸';

/// The files of a deck, carets included.
pub(crate) struct Slips(pub(crate) Vec<(&'static str, String)>);

/// Replaces a text in one card of the standard deck.
pub(crate) fn slip(number: u8, old: &str, new: &str) -> Slips {
    standard().and(number, old, new)
}

/// Replaces a text, where it stands first, in one file of the standard deck.
pub(crate) fn slip_in(file: &str, old: &str, new: &str) -> Slips {
    standard().and_in(file, old, new)
}

/// The standard deck without a slip.
pub(crate) fn standard() -> Slips {
    Slips(STANDARD.map(|(file, text)| (file, text.to_owned())).to_vec())
}

impl Slips {
    /// Replaces a text in one more card.
    pub(crate) fn and(mut self, number: u8, old: &str, new: &str) -> Self {
        let line = format!("\nnumber = {number}\n");
        let (_, text) = self.0.iter_mut().find(|(_, text)| text.contains(&line)).expect("a card");
        let at = text.find(&line).expect("the number of the card");
        let start = text[..at].rfind("[[").expect("the heading of the card");
        let next = text[at + 1..].find("\nnumber = ").map_or(text.len(), |next| at + 1 + next);
        let card = text[start..next].to_owned();
        assert!(card.contains(old), "card {number} has no {old:?}:\n{card}");
        text.replace_range(start..next, &card.replacen(old, new, 1));
        self
    }

    /// Replaces a text, where it stands first, in one more file.
    pub(crate) fn and_in(mut self, file: &str, old: &str, new: &str) -> Self {
        let (_, text) = self.0.iter_mut().find(|(name, _)| *name == file).expect("a file of the deck");
        assert!(text.contains(old), "{file} has no {old:?}");
        *text = text.replacen(old, new, 1);
        self
    }

    /// Returns the files without the carets.
    pub(crate) fn files(&self) -> Vec<(&'static str, String)> {
        self.0.iter().map(|(file, text)| (*file, text.replace(CARET, ""))).collect()
    }

    /// Puts the places of the carets, in the order of files and lines, into the messages.
    pub(crate) fn located(&self, messages: &[&str]) -> Vec<String> {
        let mut files: Vec<_> = self.0.iter().collect();
        files.sort();
        let mut places = files.into_iter().flat_map(|(file, text)| {
            text.split('\n').enumerate().flat_map(move |(n, line)| {
                let carets = line.match_indices(CARET).enumerate();
                carets.map(move |(before, (at, _))| {
                    format!("{file}:{}:{}", n + 1, line[..at].chars().count() - before + 1)
                })
            })
        });
        let mut place = || places.next().expect("as many carets in the slips as in the messages");
        let located = messages
            .iter()
            .map(|message| {
                if message.starts_with(CARET) {
                    message.replacen(CARET, &place(), 1)
                } else {
                    (*message).to_owned()
                }
            })
            .collect();
        assert_eq!(places.next(), None, "as many carets in the messages as in the slips");
        located
    }
}
