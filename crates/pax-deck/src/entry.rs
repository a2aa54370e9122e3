//! One card of a file, read field by field.
//!
//! Every field, and every element of a list, is judged by itself, so that all slips of a card are reported at once.
//! Deriving the reading of whole cards would stop at the first slip.

use std::ops::Range;

use serde::Deserialize;
use toml::Spanned;
use toml::de::{DeTable, DeValue, ValueDeserializer};

use crate::card::Imprint;
use crate::nearest::nearest;
use crate::number::CardId;
use crate::provenance::Provenance;
use crate::source::{Place, Places, Problem, Severity, Source};

/// A card being read.
pub(crate) struct Entry<'a> {
    source: &'a Source<'a>,
    span: Range<usize>,
    fields: DeTable<'a>,
    /// What the fields are called so far; dotted, with a dot at the end, for a side.
    prefix: String,
    /// The names that were asked for, to suggest one when there is a field too many.
    known: Vec<&'static str>,
    title: Title,
    places: Places,
    problems: Vec<Problem>,
    imprint: Option<Imprint>,
}

#[derive(Clone, Default)]
struct Title {
    number: Option<CardId>,
    name: Option<String>,
}

impl<'a> Entry<'a> {
    /// Begins to read a card: what every card carries is read first, so that all messages can name it.
    pub(crate) fn new(source: &'a Source<'a>, span: Range<usize>, fields: DeTable<'a>) -> Self {
        let mut entry = Self::part(source, span, fields, String::new(), Title::default());
        let whole = entry.fields.clone();
        entry.title.name = entry.peek("name");
        entry.title.number = entry.required("number");
        let name = entry.text("name", Imprint::NAME_MAX);
        let short = entry.text("short", Imprint::SHORT_MAX);
        let provenance = Provenance::read(&mut entry, &whole);
        entry.imprint = entry.title.number.and_then(|number| {
            Some(Imprint { number, name: name?, short: short?, provenance, places: Places::default() })
        });
        entry
    }

    fn part(
        source: &'a Source<'a>,
        span: Range<usize>,
        fields: DeTable<'a>,
        prefix: String,
        title: Title,
    ) -> Self {
        let mut places = Places::default();
        places.note("", source.place(&span));
        let (known, problems, imprint) = (Vec::new(), Vec::new(), None);
        Self { source, span, fields, prefix, known, title, places, problems, imprint }
    }

    /// Returns what every card carries, or none if that could not be read.
    pub(crate) fn imprint(&mut self) -> Option<Imprint> {
        let imprint = self.imprint.take()?;
        Some(Imprint { places: self.places.clone(), ..imprint })
    }

    /// Reads a field that must be there.
    pub(crate) fn required<T: Deserialize<'a>>(&mut self, field: &'static str) -> Option<T> {
        self.known.push(field);
        if let Some(value) = self.fields.remove(field) {
            self.value(field, value)
        } else {
            self.missing(field);
            None
        }
    }

    /// Reads a field that may be left out.
    pub(crate) fn optional<T: Deserialize<'a>>(&mut self, field: &'static str) -> Option<T> {
        self.known.push(field);
        let value = self.fields.remove(field)?;
        self.value(field, value)
    }

    /// Reads a list that may be left out, each element by itself.
    pub(crate) fn list<T: Deserialize<'a>>(&mut self, field: &'static str) -> Vec<T> {
        self.known.push(field);
        let Some(value) = self.fields.remove(field) else { return Vec::new() };
        let span = value.span();
        self.note(field, &span);
        match value.into_inner() {
            DeValue::Array(elements) => elements
                .into_iter()
                .enumerate()
                .filter_map(|(n, element)| self.value(&format!("{field}.{n}"), element))
                .collect(),
            other => {
                self.complain(&span, format!("`{}{field}` is a list, not {}", self.prefix, a(&other)));
                Vec::new()
            }
        }
    }

    /// Reads the title of a side.
    pub(crate) fn name(&mut self) -> Option<String> {
        self.text("name", Imprint::NAME_MAX)
    }

    /// Reads the two sides of a card.
    pub(crate) fn two_sides<T>(&mut self, mut read: impl FnMut(&mut Self) -> Option<T>) -> Option<Vec<T>> {
        self.known.push("sides");
        let Some(value) = self.fields.remove("sides") else {
            self.missing("sides");
            return None;
        };
        let span = value.span();
        self.note("sides", &span);
        let DeValue::Array(elements) = value.into_inner() else {
            self.complain(&span, "`sides` is a list of two sides, and this is none".to_owned());
            return None;
        };
        let count = elements.len();
        let mut sides = Vec::new();
        for (n, element) in elements.into_iter().enumerate() {
            let span = element.span();
            let prefix = format!("sides.{n}.");
            self.note(&format!("sides.{n}"), &span);
            match element.into_inner() {
                DeValue::Table(fields) => {
                    let mut side = Self::part(self.source, span, fields, prefix, self.title.clone());
                    sides.extend(read(&mut side));
                    let (problems, places) = side.finish();
                    self.problems.extend(problems);
                    self.places.extend(places);
                }
                other => self.complain(&span, format!("a side is a table, not {}", a(&other))),
            }
        }
        if count != 2 {
            self.complain(&span, format!("there are two sides to this card, not {count}"));
            return None;
        }
        (sides.len() == 2).then_some(sides)
    }

    /// Ends the reading: what is left over is not known.
    pub(crate) fn finish(mut self) -> (Vec<Problem>, Places) {
        for (key, _) in std::mem::take(&mut self.fields) {
            let message = unknown("field", &self.prefix, key.get_ref(), &self.known);
            self.complain(&key.span(), message);
        }
        (self.problems, self.places)
    }

    /// Reports something wrong at these bytes.
    pub(crate) fn complain(&mut self, span: &Range<usize>, message: String) {
        self.problems.push(Problem {
            severity: Severity::Error,
            law: None,
            place: self.source.place(span),
            number: self.title.number,
            name: self.title.name.clone(),
            message,
        });
    }

    fn missing(&mut self, field: &str) {
        self.complain(&self.span.clone(), format!("the field `{}{field}` is missing", self.prefix));
    }

    fn value<T: Deserialize<'a>>(&mut self, field: &str, value: Spanned<DeValue<'a>>) -> Option<T> {
        let span = value.span();
        self.note(field, &span);
        if let Some((at, other)) = listed_with_words(&value) {
            let message = format!("a list holds words only, not {other}; a table is written {{ key = … }}");
            self.complain(&at, format!("`{}{field}`: {message}", self.prefix));
            return None;
        }
        match T::deserialize(ValueDeserializer::from(value)) {
            Ok(value) => Some(value),
            Err(error) => {
                let at = error.span().unwrap_or(span);
                let message = plainly(error.message(), self.source.at(&at));
                self.complain(&at, format!("`{}{field}`: {message}", self.prefix));
                None
            }
        }
    }

    /// Reads a line of text.
    fn text(&mut self, field: &'static str, chars_max: usize) -> Option<String> {
        let span = self.fields.get(field).map(Spanned::span);
        let text: String = self.required(field)?;
        let span = span.unwrap_or_default();
        let chars = text.chars().count();
        if text.trim() != text || text.is_empty() || text.chars().any(char::is_control) {
            let message = "is one line of text, not empty and without space around it";
            self.complain(&span, format!("`{}{field}` {message}", self.prefix));
            return None;
        }
        if chars > chars_max {
            let message = format!("has {chars} characters; at most {chars_max} fit");
            self.complain(&span, format!("`{}{field}` {message}", self.prefix));
            return None;
        }
        Some(text)
    }

    fn peek(&self, field: &str) -> Option<String> {
        self.fields.get(field).and_then(|value| value.get_ref().as_str()).map(str::to_owned)
    }

    fn note(&mut self, field: &str, span: &Range<usize>) {
        let place: Place = self.source.place(span);
        self.places.note(format!("{}{field}", self.prefix), place);
    }
}

fn a(value: &DeValue<'_>) -> String {
    match value.type_str() {
        "array" => "a list".to_owned(),
        kind if kind.starts_with('i') => format!("an {kind}"),
        kind => format!("a {kind}"),
    }
}

/// Finds what is no word in a list inside the value.
///
/// All such lists are lists of words. Without this a table could also be written as the list of its values, and
/// `[6, 3, 1]` would be the costs of a troop.
fn listed_with_words(value: &Spanned<DeValue<'_>>) -> Option<(Range<usize>, String)> {
    match value.get_ref() {
        DeValue::Table(fields) => fields.values().find_map(listed_with_words),
        DeValue::Array(elements) => elements
            .iter()
            .find(|element| !matches!(element.get_ref(), DeValue::String(_)))
            .map(|element| (element.span(), a(element.get_ref()))),
        _ => None,
    }
}

/// Says in the words of a card file what the readers of TOML say in those of a program.
fn plainly(message: &str, at: &str) -> String {
    let word = at.trim_matches(['"', '\'']);
    for (slip, what) in [("unknown variant `", "word"), ("unknown field `", "field")] {
        let parts = message.strip_prefix(slip).and_then(|rest| rest.split_once("`, expected "));
        if let Some((name, known)) = parts {
            return unknown(what, "", name, &known.split('`').skip(1).step_by(2).collect::<Vec<_>>());
        }
    }
    if let Some((_, known)) = message.split_once(", available keys: ") {
        return unknown("field", "", word, &known.split(", ").collect::<Vec<_>>());
    }
    if let Some(field) = message.strip_prefix("missing field ") {
        return format!("the field {field} is missing");
    }
    if message.starts_with("invalid type: unit variant") {
        return format!("`{word}` needs a value, as {{ {word} = … }}");
    }
    if message.starts_with("wanted exactly 1 element") {
        return "exactly one word stands between these braces, as { word = … }".to_owned();
    }
    if message.starts_with("expected table, found") || message.starts_with("expected empty") {
        return "this word takes no value; it stands alone, without braces".to_owned();
    }
    if message == "wanted string or table" {
        return "a word stands here, alone or as { word = … }".to_owned();
    }
    let Some((found, wanted)) = message.split_once(", expected ") else { return message.to_owned() };
    let found = match found {
        "invalid type: map" if at.starts_with(|first: char| first.is_ascii_digit()) => {
            "invalid type: date or time"
        }
        "invalid type: map" => "invalid type: table",
        "invalid type: sequence" => "invalid type: list",
        other => other,
    };
    let wanted = match wanted {
        "a boolean" => "true or false",
        table if table.starts_with("struct ") => "a table, as { key = … }",
        other => other,
    };
    format!("{found}, expected {wanted}")
}

/// Says that there is no such name, which ones there are, and which one was probably meant.
fn unknown(what: &str, prefix: &str, name: &str, known: &[&str]) -> String {
    let meant = nearest(name, known.iter().copied())
        .map(|known| format!("did you mean `{known}`? "))
        .unwrap_or_default();
    let list = known.iter().map(|known| format!("`{known}`")).collect::<Vec<_>>().join(", ");
    format!("there is no {what} `{prefix}{name}` here; {meant}it is one of {list}")
}
