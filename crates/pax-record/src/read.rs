//! A text as a record. Whatever is wrong is told with its line and column, and with what would be right.

use pax_deck::{CardId, nearest};
use pax_rules::{Digest, Options, Seat};

use crate::bad_file::{BadFile, Place};
use crate::json;
use crate::record::{Act, By, End, Entry, Item, Order, Player, Record, Start, read_result, read_seat};
use crate::verify::Where;

/// The newest format that is read, and the one that is written.
pub const FORMAT: u32 = 1;
/// The most entries that a file may have; no game has nearly as many.
pub const ENTRIES_MAX: usize = 100_000;

/// The tags of a head, in the order in which they are written.
const TAGS: [&str; 14] = [
    "format",
    "about",
    "rules",
    "deck",
    "option",
    "date",
    "seat",
    "seal",
    "seed",
    "hacendados",
    "market",
    "position",
    "order",
    "result",
];

/// A record that was read, and where in the file everything stands.
#[derive(Clone, Debug)]
pub struct Read {
    /// The record.
    pub record: Record,
    /// Where each item stands.
    items: Vec<Place>,
    /// Where each tag stands first.
    tags: Vec<(&'static str, Place)>,
    end: Place,
}

impl Read {
    pub(crate) fn new(
        record: Record,
        items: Vec<Place>,
        tags: Vec<(&'static str, Place)>,
        end: Place,
    ) -> Self {
        Self { record, items, tags, end }
    }

    fn tag(&self, tag: &str, nth: usize) -> Place {
        let place = self.tags.iter().filter(|(other, _)| *other == tag).nth(nth).map(|(_, place)| place);
        place.cloned().unwrap_or(Place::Line(1, 1))
    }

    /// Says where in the file something stands.
    #[must_use]
    pub fn place(&self, of: &Where) -> Place {
        match of {
            Where::Tag(tag) => self.tag(tag, 0),
            Where::Nth(tag, nth) => self.tag(tag, *nth),
            Where::Item(item) => self.items.get(*item).unwrap_or(&self.end).clone(),
            Where::End => self.end.clone(),
        }
    }
}

impl Record {
    /// Reads a game file, text or JSON.
    ///
    /// # Errors
    ///
    /// Says where and what is wrong, and what would be right.
    pub fn read(bytes: &[u8]) -> Result<Read, BadFile> {
        let text = std::str::from_utf8(bytes).map_err(|error| {
            let before = String::from_utf8_lossy(&bytes[..error.valid_up_to()]).into_owned();
            let line = before.matches('\n').count() + 1;
            let column = before.rsplit('\n').next().unwrap_or("").chars().count() + 1;
            BadFile::at(line, column, "this is no UTF-8; a game file is a text in UTF-8".to_owned())
        })?;
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        if text.trim_start().starts_with('{') { json::read(text) } else { read_text(text) }
    }
}

/// Looks at the format first: nobody knows what stands in a newer file.
pub(crate) fn check_format(number: u32) -> Result<(), String> {
    match number {
        FORMAT => Ok(()),
        0 => Err("there is no format 0; the first is 1".to_owned()),
        newer => Err(format!(
            "the file has format {newer}, and this program reads {FORMAT}; a newer version of the program will read it"
        )),
    }
}

fn read_text(text: &str) -> Result<Read, BadFile> {
    let mut reader = Reader::default();
    for (number, line) in (1..).zip(text.lines()) {
        reader.line(number, line)?;
    }
    reader.finish()
}

/// Returns the column, from 1, at which a part of a line begins.
fn column(line: &str, part: &str) -> usize {
    let offset = (part.as_ptr() as usize).saturating_sub(line.as_ptr() as usize);
    line.get(..offset).map_or(1, |before| before.chars().count() + 1)
}

/// Checks that a remark or a title is one plain line.
pub(crate) fn check_line(text: &str) -> Result<(), String> {
    if text.chars().any(char::is_control) || text.trim_end() != text {
        return Err(format!(
            "`{}` is no remark; it is one line without control characters and without spaces at its end",
            text.escape_debug()
        ));
    }
    Ok(())
}

/// Checks what a game is about.
pub(crate) fn check_about(text: &str) -> Result<(), String> {
    const MAX: usize = 300;
    check_line(text)?;
    if text.trim() == text && (1..=MAX).contains(&text.chars().count()) {
        return Ok(());
    }
    Err(format!("`about` is one line of 1 to {MAX} characters, without spaces before or behind"))
}

#[derive(Default)]
struct Reader {
    preface: Vec<String>,
    has_format: bool,
    about: Option<String>,
    rules: Option<u32>,
    deck: Option<crate::decks::DeckDigest>,
    options: Options,
    date: Option<crate::date::Date>,
    seats: Vec<Player>,
    seal: Option<crate::seed::Seal>,
    seed: Option<crate::seed::Seed>,
    hacendados: Option<Vec<CardId>>,
    market: Option<Vec<CardId>>,
    position: Vec<String>,
    order: Option<Order>,
    result: Option<pax_rules::Outcome>,
    items: Vec<Item>,
    entries: usize,
    /// What closes the file, and where it stands.
    end: Option<(End, usize)>,
    places: Vec<Place>,
    tags: Vec<(&'static str, Place)>,
    /// The last line that said something.
    last: usize,
    in_body: bool,
}

/// A tag whose value is one word.
fn parsed<T: std::str::FromStr<Err = String>>(value: &str) -> Result<T, String> {
    value.parse()
}

impl Reader {
    fn line(&mut self, number: usize, whole: &str) -> Result<(), BadFile> {
        let line = whole.trim();
        if line.is_empty() {
            return Ok(());
        }
        let bad = |part: &str, why: String| BadFile::at(number, column(whole, part), why);
        if let Some(said) = line.strip_prefix('#') {
            let said = remark(said).map_err(|why| bad(line, why))?;
            if self.in_body {
                self.put(number, whole, line, Item::Comment(said));
            } else {
                self.preface.push(said);
            }
            return Ok(());
        }
        self.last = number;
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        if !self.has_format {
            if first != "format" {
                let why = "this is no game file; its first line is `format 1`";
                return Err(bad(first, why.to_owned()));
            }
            let format =
                rest.parse().map_err(|_| format!("`{rest}` is no number of a format; it is {FORMAT}"));
            format
                .and_then(check_format)
                .map_err(|why| bad(if rest.is_empty() { first } else { rest }, why))?;
            self.has_format = true;
            self.tags.push(("format", Place::Line(number, 1)));
            return Ok(());
        }
        if let Some((_, at)) = self.end {
            let why = format!("the game ended in line {at}; nothing but remarks can follow");
            return Err(bad(first, why));
        }
        let is_body = matches!(first, "turn" | "end" | "dealer")
            || first.starts_with(|sign: char| sign.is_ascii_digit())
            || read_seat(first).is_ok();
        if is_body {
            self.in_body = true;
            return self.body(number, whole, line, first);
        }
        let Some(&tag) = TAGS.iter().find(|tag| **tag == first) else {
            let words = TAGS.into_iter().chain(["turn", "end", "dealer", "p1"]);
            let meant = nearest(first, words).map(|word| format!("; did you mean `{word}`?"));
            let why = format!("there is no line `{first}` in a game file{}", meant.unwrap_or_default());
            return Err(bad(first, why));
        };
        if self.in_body {
            return Err(bad(first, format!("`{tag}` belongs in the head, before the first turn or entry")));
        }
        let before = self.tags.iter().find(|(other, _)| *other == tag).map(|(_, place)| place.clone());
        let may_repeat = ["option", "seat", "position"].contains(&tag);
        if let (Some(Place::Line(at, _)), false) = (&before, may_repeat) {
            return Err(bad(first, format!("`{tag}` stands twice, also in line {at}")));
        }
        if rest.is_empty() && !["position", "order", "hacendados"].contains(&tag) {
            return Err(bad(first, format!("`{tag}` says nothing; {}", usage(tag))));
        }
        self.tags.push((tag, Place::Line(number, column(whole, line))));
        self.tag(tag, rest).map_err(|why| bad(if rest.is_empty() { first } else { rest }, why))
    }

    fn tag(&mut self, tag: &str, value: &str) -> Result<(), String> {
        match tag {
            "about" => {
                check_about(value)?;
                self.about = Some(value.to_owned());
            }
            "rules" => {
                let version = value.parse().ok().filter(|version| *version > 0);
                let why = || format!("`{value}` is no version of the rules; it is a number from 1");
                self.rules = Some(version.ok_or_else(why)?);
            }
            "deck" => self.deck = Some(parsed(value)?),
            "option" => self.options.set(value)?,
            "date" => self.date = Some(parsed(value)?),
            "seat" => {
                let (seat, player) = value.split_once(' ').unwrap_or((value, ""));
                let next = self.seats.len() + 1;
                if seat != format!("p{next}") || next > Seat::MAX {
                    return Err(format!("`{seat}` is not next; seats stand in turn order, p1 to p6 at most"));
                }
                self.seats.push(parsed(player.trim())?);
            }
            "seal" if value == "none" => {}
            "seal" => self.seal = Some(parsed(value).map_err(|why: String| format!("{why}, or `none`"))?),
            "seed" => self.seed = Some(parsed(value)?),
            "hacendados" => self.hacendados = Some(cards(value)?),
            "market" => self.market = Some(cards(value)?),
            "position" => {
                check_position(value)?;
                self.position.push(value.to_owned());
            }
            "order" => self.order = Some(read_order(value)?),
            _ => self.result = Some(read_result(value)?),
        }
        Ok(())
    }

    fn put(&mut self, number: usize, whole: &str, part: &str, item: Item) {
        self.items.push(item);
        self.places.push(Place::Line(number, column(whole, part)));
    }

    fn body(&mut self, number: usize, whole: &str, line: &str, first: &str) -> Result<(), BadFile> {
        let bad = |part: &str, why: String| BadFile::at(number, column(whole, part), why);
        match first {
            "turn" => {
                let words: Vec<&str> = line.split_whitespace().collect();
                let [_, turn, seat, digest] = words[..] else {
                    let why = "a turn is written as `turn 3 p2` and a digest of 16 digits, or `?` for it";
                    return Err(bad(line, why.to_owned()));
                };
                let no_turn = |_| bad(turn, format!("`{turn}` is no number of a turn"));
                let item = Item::Turn {
                    number: turn.parse().map_err(no_turn)?,
                    seat: read_seat(seat).map_err(|why| bad(seat, why))?,
                    digest: read_digest(digest).map_err(|why| bad(digest, why))?,
                };
                self.put(number, whole, line, item);
            }
            "end" => self.close(number, whole, line)?,
            _ => {
                let (line, comment) = match line.split_once('#') {
                    Some((line, said)) => {
                        (line.trim_end(), Some(remark(said).map_err(|why| bad(said, why))?))
                    }
                    None => (line, None),
                };
                let (rest, count) = match first.parse::<usize>() {
                    Ok(count) => (line.strip_prefix(first).unwrap_or("").trim_start(), Some(count)),
                    Err(_) => (line, None),
                };
                let next = self.entries + 1;
                if let Some(count) = count.filter(|count| *count != next) {
                    let why = format!(
                        "this is entry {next} by count, not {count}; a line is missing or one too many"
                    );
                    return Err(bad(first, why));
                }
                if next > ENTRIES_MAX {
                    return Err(bad(
                        first,
                        format!("there are more than {ENTRIES_MAX} entries; no game has so many"),
                    ));
                }
                let (by, act) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
                let (by_at, act_at) = (if by.is_empty() { line } else { by }, act.trim());
                let by: By = by.parse().map_err(|why| bad(by_at, why))?;
                let act: Act =
                    act_at.parse().map_err(|why| bad(if act_at.is_empty() { line } else { act_at }, why))?;
                self.entries = next;
                self.put(number, whole, line, Item::Entry(Entry { by, act, comment }));
            }
        }
        Ok(())
    }

    fn close(&mut self, number: usize, whole: &str, line: &str) -> Result<(), BadFile> {
        let bad = |part: &str, why: String| BadFile::at(number, column(whole, part), why);
        let words: Vec<&str> = line.split_whitespace().collect();
        let (count, public, state) = match words[..] {
            [_, count, public] => (count, public, None),
            [_, count, public, "state", state] => (count, public, Some(state)),
            _ => {
                let why = "the last line is written as `end`, the number of entries, and a digest of 16 digits or `?`; \
                           then, for a game that is over, `state` and another digest";
                return Err(bad(line, why.to_owned()));
            }
        };
        if count.parse() != Ok(self.entries) {
            let why =
                format!("there are {} entries, not {count}; lines are missing or too many", self.entries);
            return Err(bad(count, why));
        }
        let public = read_digest(public).map_err(|why| bad(public, why))?;
        let state = match state {
            Some(state) => Some(state.parse().map_err(|why| bad(state, why))?),
            None => None,
        };
        self.end = Some((End { public, state }, number));
        Ok(())
    }

    fn finish(self) -> Result<Read, BadFile> {
        let missing = |tag: &str| BadFile::at(1, 1, format!("the head has no `{tag}`; {}", usage(tag)));
        if !self.has_format {
            return Err(BadFile::at(
                1,
                1,
                "the file is empty; a game file begins with `format 1`".to_owned(),
            ));
        }
        let Some((end, end_line)) = self.end else {
            let why = "the file stops here without its last line, `end`; it was cut off";
            return Err(BadFile::at(self.last, 1, why.to_owned()));
        };
        if self.seats.len() < 2 {
            return Err(missing("seat"));
        }
        if !self.tags.iter().any(|(tag, _)| *tag == "seal") {
            return Err(missing("seal"));
        }
        let start = if self.position.is_empty() {
            let market = self.market.ok_or_else(|| missing("market"))?;
            Start::Dealt { hacendados: self.hacendados.unwrap_or_default(), market }
        } else {
            for tag in ["hacendados", "market"] {
                if let Some((_, Place::Line(line, column))) =
                    self.tags.iter().find(|(other, _)| *other == tag)
                {
                    let why = format!("a game from a position has no `{tag}`; the position says it");
                    return Err(BadFile::at(*line, *column, why));
                }
            }
            Start::Position(self.position)
        };
        let record = Record {
            preface: self.preface,
            about: self.about,
            rules: self.rules.ok_or_else(|| missing("rules"))?,
            deck: self.deck.ok_or_else(|| missing("deck"))?,
            options: self.options,
            date: self.date,
            seats: self.seats,
            seal: self.seal,
            seed: self.seed,
            start,
            order: self.order.ok_or_else(|| missing("order"))?,
            result: self.result,
            items: self.items,
            end,
        };
        Ok(Read::new(record, self.places, self.tags, Place::Line(end_line, 1)))
    }
}

/// How a tag is written.
fn usage(tag: &str) -> String {
    let example = match tag {
        "about" => "`about` and one line on what the game is",
        "rules" => "`rules 1`",
        "deck" => "`deck` and 64 digits, the digest of the deck",
        "option" => "`option iron_hand`",
        "date" => "`date 2026-11-15`",
        "seat" => "`seat p1 person Ana`, and so on for two to six seats",
        "seal" => "`seal` and 64 digits, or `seal none`",
        "seed" => "`seed` and 64 digits, or a small number",
        "market" => "`market` and the twelve cards it begins with",
        "order" => "`order` and the cards of the deck from its top, then `?` and how many are unknown",
        "result" => "`result p2 by topple loyalty`",
        _ => "`format 1`",
    };
    format!("write {example}")
}

/// Reads what stands behind the sign of a remark.
fn remark(said: &str) -> Result<String, String> {
    let said = said.strip_prefix(' ').unwrap_or(said).trim_end().replace('\t', " ");
    check_line(&said)?;
    Ok(said)
}

pub(crate) fn read_digest(text: &str) -> Result<Option<Digest>, String> {
    if text == "?" {
        return Ok(None);
    }
    text.parse().map(Some).map_err(|why: String| format!("{why}, or `?`"))
}

fn card(word: &str) -> Result<CardId, String> {
    let is_number = word.len() <= 3 && word.bytes().all(|byte| byte.is_ascii_digit());
    let number = if is_number { word.parse().ok() } else { None };
    number.and_then(CardId::new).ok_or_else(|| format!("`{word}` is no number of a card; it is 001 to 255"))
}

fn cards(text: &str) -> Result<Vec<CardId>, String> {
    text.split_whitespace().map(card).collect()
}

fn read_order(text: &str) -> Result<Order, String> {
    let Some((known, unknown)) = text.split_once('?') else {
        return Ok(Order { known: cards(text)?, unknown: 0 });
    };
    let unknown = unknown.trim();
    let count = unknown.parse().ok().filter(|count| *count > 0);
    let why = || {
        format!(
            "`{unknown}` is no number of unknown cards; behind the `?` stands how many are left, 1 to 255"
        )
    };
    Ok(Order { known: cards(known)?, unknown: count.ok_or_else(why)? })
}

/// Checks a line of a position: what stands elsewhere in the head must not stand here again.
pub(crate) fn check_position(line: &str) -> Result<(), String> {
    check_line(line)?;
    let first = line.split_whitespace().next().unwrap_or("");
    match first {
        "option" | "seats" => Err(format!("`{first}` stands in the head of the file, not in its position")),
        "deck" => Err("the deck of the position stands in `order`".to_owned()),
        _ if line.contains('#') => Err("remarks stand on lines of their own, not in a position".to_owned()),
        _ if line.trim() != line || line.is_empty() => Err("a line of a position says something".to_owned()),
        _ => Ok(()),
    }
}
