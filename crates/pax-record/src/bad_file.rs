//! What is wrong with a file, and where.

use std::fmt;

/// Where in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// A line and a column of it, both from 1.
    Line(usize, usize),
    /// A field of JSON, as `entries[3].command`.
    Field(String),
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Line(line, column) => write!(f, "line {line}, column {column}"),
            Self::Field(path) => f.write_str(path),
        }
    }
}

/// A file that is no game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {why}")]
pub struct BadFile {
    /// Where.
    pub place: Place,
    /// What is wrong, and what would be right.
    pub why: String,
}

impl BadFile {
    pub(crate) const fn at(line: usize, column: usize, why: String) -> Self {
        Self { place: Place::Line(line, column), why }
    }

    pub(crate) fn field(path: &str, why: String) -> Self {
        Self { place: Place::Field(path.to_owned()), why }
    }
}
