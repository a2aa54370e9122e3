//! Every value that a rulebook states is on its card.
//!
//! `stated_facts.tsv` was collected from the rulebooks alone, so that a slip in the data files cannot hide in it.

use pax_deck::provenance::Claim;
use pax_deck::{Card, CardId, Deck};
use serde_json::Value;

struct Fact {
    id: CardId,
    field: &'static str,
    value: Value,
    source: &'static str,
}

fn facts() -> Vec<Fact> {
    include_str!("stated_facts.tsv")
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| {
            let cells: Vec<&str> = line.split('\t').collect();
            let [number, field, value, source] = cells[..] else { panic!("four cells: {line}") };
            Fact {
                id: number.parse().ok().and_then(CardId::new).expect("a card number"),
                field,
                value: serde_json::from_str(value).expect("JSON"),
                source,
            }
        })
        .collect()
}

/// Finds a field by its dotted name: a number is a place in a list, a word the element of a list that says it, or the
/// same field of every element.
fn find(value: &Value, path: &str) -> Option<Value> {
    let (step, rest) = path.split_once('.').map_or((path, None), |(step, rest)| (step, Some(rest)));
    let inner = match value {
        Value::Object(fields) => fields.get(step).cloned(),
        Value::Array(elements) => {
            step.parse::<usize>().map_or_else(|_| said_by(elements, step), |n| elements.get(n).cloned())
        }
        _ => None,
    };
    rest.map_or(inner.clone(), |rest| inner.and_then(|inner| find(&inner, rest)))
}

fn said_by(elements: &[Value], step: &str) -> Option<Value> {
    let found: Vec<Value> = elements.iter().filter_map(|element| find(element, step)).collect();
    match (found.len(), elements.len()) {
        (0, _) => elements.iter().find(|element| element.as_str() == Some(step)).cloned(),
        (1, _) => found.into_iter().next(),
        (some, all) if some == all => Some(Value::Array(found)),
        _ => None,
    }
}

/// A card as JSON, with the fields of a one-sided partner beside the others, as in its file.
fn fields_of(card: &Card) -> Value {
    let mut fields = serde_json::to_value(card).expect("a card is JSON");
    let sides = fields["sides"].as_array().cloned().unwrap_or_default();
    if let ([Value::Object(side)], Value::Object(fields)) = (&sides[..], &mut fields) {
        fields.extend(side.clone());
    }
    fields
}

/// Puts the two colours of a strife in order.
fn settled(value: Value) -> Value {
    match value {
        Value::Object(fields) => Value::Object(
            fields
                .into_iter()
                .map(|(key, value)| {
                    let value = match value {
                        Value::Array(mut colours) if key == "strife" => {
                            colours.sort_by_key(ToString::to_string);
                            Value::Array(colours)
                        }
                        other => settled(other),
                    };
                    (key, value)
                })
                .collect(),
        ),
        Value::Array(elements) => {
            let mut elements: Vec<Value> = elements.into_iter().map(settled).collect();
            if elements.len() == 2 && elements.iter().all(is_colour) {
                elements.sort_by_key(ToString::to_string);
            }
            Value::Array(elements)
        }
        other => other,
    }
}

fn is_colour(value: &Value) -> bool {
    ["green", "blue", "white", "red"].iter().any(|&colour| value == colour)
}

#[test]
fn every_stated_fact_is_on_its_card() {
    let deck = Deck::standard();
    for Fact { id, field, value, source } in facts() {
        let card = deck.card(id).expect("the card is in the deck");
        let found = find(&fields_of(card), field);
        let found = found.unwrap_or_else(|| panic!("{id} {}: no `{field}` ({source})", card.name()));
        if !value.is_null() {
            assert_eq!(settled(found), settled(value), "{id} {}: `{field}` ({source})", card.name());
        }
    }
}

#[test]
fn nothing_is_called_stated_without_a_source() {
    let facts = facts();
    let inside = |outer: &str, inner: &str| {
        inner == outer || inner.strip_prefix(outer).is_some_and(|rest| rest.starts_with('.'))
    };
    for card in Deck::standard().cards() {
        for stated in &card.imprint().provenance.stated {
            let has_source = facts.iter().any(|fact| {
                fact.id == card.id() && (inside(stated, fact.field) || inside(fact.field, stated))
            });
            assert!(has_source, "{} {}: `{stated}` has no source", card.id(), card.name());
        }
    }
}

#[test]
fn no_stated_fact_is_called_ours() {
    for Fact { id, field, source, .. } in facts() {
        let card = Deck::standard().card(id).expect("the card is in the deck");
        let provenance = &card.imprint().provenance;
        // Numbers and kinds follow from the runs of the printed set, whoever cites them.
        let is_marked = ["number", "kind"].contains(&field)
            || provenance.of(field) != Claim::Reconstructed
            || provenance.stated.iter().any(|stated| stated.starts_with(&format!("{field}.")));
        assert!(is_marked, "{id} {}: `{field}` is not marked ({source})", card.name());
    }
}
