//! For every law of the deck: a deck that breaks it, and what is said about that.
//!
//! The tests of a law bear its name; `every_law_has_a_test` reads this folder for them.

#[path = "../bad_decks/slips.rs"]
mod slips;
mod structure;
mod totals;

use std::collections::BTreeSet;

use pax_deck::laws::{self, Law, Origin, Weight};
use pax_deck::{Deck, Problem, Severity};

use crate::slips::Slips;

/// Slips that break a law.
#[must_use]
struct Breach {
    law: &'static Law,
    slips: Slips,
    /// Structural laws that the slips cannot but break as well.
    beside: &'static [&'static str],
}

fn breach(law: &str, slips: Slips) -> Breach {
    let law = laws::all().find(|known| known.name == law).expect("a law of the deck");
    Breach { law, slips, beside: &[] }
}

impl Breach {
    fn beside(self, laws: &'static [&'static str]) -> Self {
        Self { beside: laws, ..self }
    }

    /// The law is broken just so, and no other structural law is.
    fn says(self, messages: &[&str]) {
        let expected = self.slips.located(messages);
        for origin in [Origin::Standard, Origin::Foreign] {
            assert_eq!(self.judged(origin), expected, "{} in a deck that is {origin:?}", self.law.name);
        }
    }

    /// The law is broken so, and in other ways.
    fn says_among_others(self, messages: &[&str]) {
        let expected = self.slips.located(messages);
        for origin in [Origin::Standard, Origin::Foreign] {
            let found = self.judged(origin);
            for message in &expected {
                assert!(found.contains(message), "{message}\nis not among\n{}", found.join("\n"));
            }
        }
    }

    /// Opens the deck and returns what breaks the law.
    fn judged(&self, origin: Origin) -> Vec<String> {
        let files = self.slips.files();
        let files: Vec<(&str, &str)> = files.iter().map(|(file, text)| (*file, text.as_str())).collect();
        let (is_open, problems) = match Deck::from_files(&files, origin) {
            Ok(opened) => (true, opened.warnings),
            Err(rejected) => (false, rejected.problems),
        };
        assert!(problems.iter().all(|problem| problem.law.is_some()), "no slip but breaches: {problems:#?}");
        let (ours, others): (Vec<Problem>, Vec<Problem>) =
            problems.into_iter().partition(|problem| problem.law == Some(self.law.name));
        let binds = self.law.weight == Weight::Structural || origin == Origin::Standard;
        let severity = if binds { Severity::Error } else { Severity::Warning };
        for problem in &ours {
            assert_eq!(problem.severity, severity, "{problem}");
        }
        if origin == Origin::Foreign {
            let errors = others.iter().filter(|problem| problem.severity == Severity::Error);
            let broken: BTreeSet<_> = errors.filter_map(|problem| problem.law).collect();
            assert_eq!(broken.into_iter().collect::<Vec<_>>(), self.beside, "other structural laws");
            assert_eq!(is_open, !binds && self.beside.is_empty());
        }
        ours.iter().map(ToString::to_string).collect()
    }
}

#[test]
fn every_law_has_a_test() {
    let sources = [include_str!("structure.rs"), include_str!("totals.rs")];
    let tests: Vec<&str> = sources.iter().flat_map(|source| source.split("#[test]\n").skip(1)).collect();
    for law in laws::all() {
        let name = format!("fn {}_", law.name.replace('-', "_"));
        let call = format!("breach({:?},", law.name);
        let is_tested = tests.iter().any(|test| {
            test.starts_with(&name) && test.split_whitespace().collect::<String>().contains(&call)
        });
        assert!(is_tested, "no test `{name}…` calls `{call} …`");
    }
}

#[test]
fn no_two_laws_have_the_same_name() {
    let names: BTreeSet<_> = laws::all().map(|law| law.name).collect();
    assert_eq!(names.len(), laws::all().count());
}

#[test]
fn every_law_says_a_sentence() {
    for law in laws::all() {
        assert!(law.says.ends_with('.'), "{}: {}", law.name, law.says);
    }
}
