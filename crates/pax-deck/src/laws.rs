//! The laws of the deck.
//!
//! *Structural* laws must hold in every deck, or the rules could not play with it. *Totals* are what the rulebooks and
//! our reconstruction say of the printed set: in the standard deck they are laws as well, in any other deck a breach is
//! a warning.

mod reach;
mod structure;
mod totals;

use crate::card::Card;
use crate::deck::{Deck, file_of};
use crate::source::{Place, Problem, Severity};
use crate::vocabulary::Kind;

/// Where a deck comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// It is the deck of the program.
    Standard,
    /// Somebody else made it.
    Foreign,
}

/// How strictly a law binds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// Every deck obeys it.
    Structural,
    /// The standard deck obeys it; in another deck a breach is a warning.
    Total,
}

/// A law of the deck.
#[derive(Clone, Copy, Debug)]
pub struct Law {
    /// Its name.
    pub name: &'static str,
    /// What it says.
    pub says: &'static str,
    /// How strictly it binds.
    pub weight: Weight,
    /// Whether it can be judged only when every card of the deck could be read.
    needs_whole: bool,
    check: fn(&Deck, &mut Breaches<'_>),
}

/// Lists all laws.
pub fn all() -> impl Iterator<Item = &'static Law> {
    structure::LAWS.iter().chain(&reach::LAWS).chain(&totals::LAWS)
}

/// Finds every breach.
pub(crate) fn breaches(deck: &Deck, origin: Origin, is_whole: bool) -> Vec<Problem> {
    let mut found = Vec::new();
    for law in all().filter(|law| is_whole || !law.needs_whole) {
        let severity = match (law.weight, origin) {
            (Weight::Total, Origin::Foreign) => Severity::Warning,
            _ => Severity::Error,
        };
        (law.check)(deck, &mut Breaches { law: law.name, severity, found: &mut found });
    }
    found
}

/// Where a law reports what breaks it.
struct Breaches<'a> {
    law: &'static str,
    severity: Severity,
    found: &'a mut Vec<Problem>,
}

impl Breaches<'_> {
    /// A card breaks the law, in that field.
    fn card(&mut self, card: &Card, field: &str, message: impl Into<String>) {
        let place = card.imprint().places.of(field).cloned();
        self.found.push(Problem {
            severity: self.severity,
            law: Some(self.law),
            place: place.unwrap_or_else(|| Place::whole(file_of(card.kind()))),
            number: Some(card.id()),
            name: Some(card.name().to_owned()),
            message: message.into(),
        });
    }

    /// The cards of one kind together break the law.
    fn kind(&mut self, kind: Kind, message: impl Into<String>) {
        self.found.push(Problem {
            severity: self.severity,
            law: Some(self.law),
            place: Place::whole(file_of(kind)),
            number: None,
            name: None,
            message: message.into(),
        });
    }

    /// Two counts that should be equal.
    fn count(&mut self, kind: Kind, what: &str, found: usize, wanted: usize) {
        if found != wanted {
            self.kind(kind, format!("there are {found} {what}, and there should be {wanted}"));
        }
    }
}
