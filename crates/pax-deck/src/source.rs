//! Where things stand in the files of a deck.

use std::fmt::{self, Write as _};
use std::ops::Range;

use crate::number::CardId;

/// A place in a file of the deck.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// The name of the file.
    pub file: String,
    /// The line, from 1; 0 means the file as a whole.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
}

impl Place {
    /// Returns the place that means a whole file or folder.
    #[must_use]
    pub fn whole(file: impl Into<String>) -> Self {
        Self { file: file.into(), line: 0, column: 0 }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => f.write_str(&self.file),
            line => write!(f, "{}:{line}:{}", self.file, self.column),
        }
    }
}

/// A file of the deck.
#[derive(Clone, Debug)]
pub(crate) struct Source<'a> {
    file: &'a str,
    text: &'a str,
    /// Where each line begins: every field of every card asks for its line, so none is counted twice.
    line_starts: Vec<usize>,
}

impl<'a> Source<'a> {
    pub(crate) fn new(file: &'a str, text: &'a str) -> Self {
        let newlines = text.match_indices('\n').map(|(newline, _)| newline + 1);
        Self { file, text, line_starts: std::iter::once(0).chain(newlines).collect() }
    }

    pub(crate) const fn file(&self) -> &'a str {
        self.file
    }

    /// Returns what stands at these bytes.
    pub(crate) fn at(&self, span: &Range<usize>) -> &'a str {
        self.text.get(span.clone()).unwrap_or_default()
    }

    /// Returns the place where a stretch of bytes begins.
    pub(crate) fn place(&self, span: &Range<usize>) -> Place {
        let line = self.line_starts.partition_point(|&start| start <= span.start);
        let before = self.at(&(self.line_starts[line - 1]..span.start));
        // A byte order mark before the first line is no character that anybody sees.
        let column = before.trim_start_matches('\u{feff}').chars().count() + 1;
        Place { file: self.file.to_owned(), line, column }
    }
}

/// Where the fields of one card stand.
///
/// Two cards are the same card wherever they stand, so places never make a difference.
#[derive(Clone, Debug, Default)]
pub(crate) struct Places(Vec<(String, Place)>);

impl Places {
    pub(crate) fn note(&mut self, field: impl Into<String>, place: Place) {
        self.0.push((field.into(), place));
    }

    pub(crate) fn extend(&mut self, others: Self) {
        self.0.extend(others.0.into_iter().filter(|(field, _)| !field.is_empty()));
    }

    /// Returns the place of the field, or of the nearest field around it, or of the card.
    pub(crate) fn of(&self, field: &str) -> Option<&Place> {
        let mut field = field;
        loop {
            if let Some((_, place)) = self.0.iter().find(|(name, _)| name == field) {
                return Some(place);
            }
            match field.rsplit_once('.') {
                Some((outer, _)) => field = outer,
                None if field.is_empty() => return None,
                None => field = "",
            }
        }
    }
}

impl PartialEq for Places {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Places {}

/// Something wrong with a deck: where, with which card, what, and what would be right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Whether the deck cannot be used, or is only unusual.
    pub severity: Severity,
    /// The law that is broken, if it is one of the laws of the deck.
    pub law: Option<&'static str>,
    /// Where it stands.
    pub place: Place,
    /// The number of the card, if it has one.
    pub number: Option<CardId>,
    /// The title of the card, if it has one.
    pub name: Option<String>,
    /// What is wrong and what would be right.
    pub message: String,
}

/// How bad a problem is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// The deck can be played; a total differs from the printed set.
    Warning,
    /// The deck cannot be used.
    Error,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let card = match (self.number, &self.name) {
            (Some(number), Some(name)) => format!("card {number} {name}: "),
            (Some(number), None) => format!("card {number}: "),
            (None, Some(name)) => format!("card {name}: "),
            (None, None) => String::new(),
        };
        // A file can put line breaks and terminal codes into its words; a problem is one line of plain text.
        for character in format!("{}: {card}{}", self.place, self.message).chars() {
            if character.is_control() {
                write!(f, "{}", character.escape_default())?;
            } else {
                f.write_char(character)?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_counts_lines_and_characters() {
        let source = Source::new("troops.toml", "a = 1\nñandú = 2\n");
        let at = source.text.find('2').unwrap();
        assert_eq!(source.place(&(at..at + 1)).to_string(), "troops.toml:2:9");
        let end = source.text.len();
        assert_eq!(source.place(&(end..end)).to_string(), "troops.toml:3:1");
    }

    #[test]
    fn an_unknown_field_stands_where_its_surroundings_stand() {
        let mut places = Places::default();
        places.note("", Place::whole("card"));
        places.note("effects.1", Place::whole("second effect"));
        assert_eq!(places.of("effects.1.of.sort").unwrap().file, "second effect");
        assert_eq!(places.of("effects.0").unwrap().file, "card");
    }
}
