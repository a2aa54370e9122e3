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
    source: Source<'a>,
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
    pub(crate) fn new(source: Source<'a>, span: Range<usize>, fields: DeTable<'a>) -> Self {
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
        source: Source<'a>,
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
            self.complain(&span, "`sides` is a list of two sides".to_owned());
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
            let name = key.get_ref();
            let meant = nearest(name, self.known.iter().copied())
                .map(|known| format!("did you mean `{known}`? "))
                .unwrap_or_default();
            let fields = self.known.iter().map(|known| format!("`{known}`")).collect::<Vec<_>>().join(", ");
            let message =
                format!("there is no field `{}{name}` here; {meant}it is one of {fields}", self.prefix);
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
        match T::deserialize(ValueDeserializer::from(value)) {
            Ok(value) => Some(value),
            Err(error) => {
                let at = error.span().unwrap_or(span);
                self.complain(&at, format!("`{}{field}`: {}", self.prefix, error.message()));
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
            self.complain(&span, format!("`{field}` is one line of text without space around it"));
            return None;
        }
        if chars > chars_max {
            self.complain(&span, format!("`{field}` has {chars} characters; at most {chars_max} fit"));
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
    let kind = value.type_str();
    let article = if kind.starts_with(['a', 'i']) { "an" } else { "a" };
    format!("{article} {kind}")
}
