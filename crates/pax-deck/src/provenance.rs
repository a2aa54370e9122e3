//! What the rulebooks say of a card, and what we made up.

use serde::{Deserialize, Serialize};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::entry::Entry;
use crate::word::words;

words! {
    /// Where a fact about a card comes from.
    Claim ("provenance") {
        /// A rulebook says so.
        Stated = "stated",
        /// It follows from what a rulebook says around it.
        Inferred = "inferred",
        /// We designed it.
        Reconstructed = "reconstructed",
    }
}

/// Which fields of a card a rulebook states, and which follow from its context. All others are ours.
///
/// A dotted name narrows a claim: `abilities.extra` is the one ability with that word, `sides.0.name` the name of the
/// first side, `sides.cost` the cost of both.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Provenance {
    /// Fields that a rulebook states.
    pub stated: Vec<String>,
    /// Fields that follow from a rulebook's context.
    pub inferred: Vec<String>,
}

impl Provenance {
    /// Returns where the field comes from.
    #[must_use]
    pub fn of(&self, field: &str) -> Claim {
        let names = |fields: &[String]| fields.iter().any(|named| covers(named, field));
        if names(&self.stated) {
            Claim::Stated
        } else if names(&self.inferred) {
            Claim::Inferred
        } else {
            Claim::Reconstructed
        }
    }

    /// Returns the strongest claim about anything but the number and kind of the card.
    #[must_use]
    pub fn strongest(&self) -> Claim {
        let says_something =
            |fields: &[String]| fields.iter().any(|field| field != "number" && field != "kind");
        if says_something(&self.stated) {
            Claim::Stated
        } else if says_something(&self.inferred) {
            Claim::Inferred
        } else {
            Claim::Reconstructed
        }
    }

    pub(crate) fn read(entry: &mut Entry<'_>, card: &DeTable<'_>) -> Self {
        let stated: Vec<Named> = entry.list("stated");
        let inferred: Vec<Named> = entry.list("inferred");
        for Named(name) in stated.iter().chain(&inferred) {
            let path = name.get_ref();
            let known = path == "kind" || leads_somewhere(card, path);
            if !known {
                entry.complain(
                    &name.span(),
                    format!("`{path}` is named here, but the card has no such field"),
                );
            }
        }
        for names in [&stated, &inferred] {
            for (n, Named(name)) in names.iter().enumerate() {
                if names[..n].iter().any(|Named(other)| other.get_ref() == name.get_ref()) {
                    entry.complain(&name.span(), format!("`{}` stands in the list twice", name.get_ref()));
                }
            }
        }
        for Named(name) in &inferred {
            if stated.iter().any(|Named(other)| other.get_ref() == name.get_ref()) {
                let message =
                    format!("`{}` is both stated and inferred; it is one of the two", name.get_ref());
                entry.complain(&name.span(), message);
            }
        }
        let plain = |names: Vec<Named>| names.into_iter().map(|Named(name)| name.into_inner()).collect();
        Self { stated: plain(stated), inferred: plain(inferred) }
    }
}

#[derive(Deserialize)]
#[serde(transparent)]
struct Named(Spanned<String>);

fn covers(named: &str, field: &str) -> bool {
    field == named || field.strip_prefix(named).is_some_and(|rest| rest.starts_with('.'))
}

/// Tells whether a dotted name leads to something.
fn leads_somewhere(card: &DeTable<'_>, path: &str) -> bool {
    let (field, rest) = path.split_once('.').map_or((path, None), |(field, rest)| (field, Some(rest)));
    let Some(value) = card.get(field) else { return false };
    rest.is_none_or(|rest| value_has(value.get_ref(), rest))
}

fn value_has(value: &DeValue<'_>, path: &str) -> bool {
    let (step, rest) = path.split_once('.').map_or((path, None), |(step, rest)| (step, Some(rest)));
    match value {
        DeValue::Table(table) => leads_somewhere(table, path),
        DeValue::Array(elements) => match step.parse::<usize>() {
            Ok(n) => elements
                .get(n)
                .is_some_and(|element| rest.is_none_or(|rest| value_has(element.get_ref(), rest))),
            // A word names the element that says it; a field of both sides names it in each.
            Err(_) => elements.iter().any(|element| value_has(element.get_ref(), path)),
        },
        DeValue::String(word) => rest.is_none() && word == step,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_strongest_claim_looks_past_number_and_kind() {
        let provenance = Provenance { stated: vec!["number".into()], inferred: vec!["kind".into()] };
        assert_eq!(provenance.strongest(), Claim::Reconstructed);
        assert_eq!(provenance.of("number"), Claim::Stated);
    }

    #[test]
    fn a_claim_covers_what_lies_inside_it() {
        let provenance = Provenance { stated: vec!["costs".into()], inferred: vec!["ovals.0.to".into()] };
        assert_eq!(provenance.of("costs.rail"), Claim::Stated);
        assert_eq!(provenance.of("ovals.0.to"), Claim::Inferred);
        assert_eq!(provenance.of("ovals.0.price"), Claim::Reconstructed);
        assert_eq!(provenance.of("cost"), Claim::Reconstructed);
    }
}
