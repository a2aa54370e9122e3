//! A record as JSON, the twin of the text. `docs/game-file.md` and `docs/game-file.schema.json` describe it.

use pax_deck::CardId;
use pax_rules::{Options, Outcome, Seat};
use serde::{Deserialize, Deserializer, Serialize};

use crate::bad_file::{BadFile, Place};
use crate::read::{ENTRIES_MAX, FORMAT, Read, check_about, check_format, check_line, check_position};
use crate::record::{
    Act, By, End, Entry, Item, Order, Player, Record, Start, ending_words, read_ending, read_seat, winners,
    winners_bits,
};

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    format: u32,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    remarks: Vec<String>,
    #[serde(default, deserialize_with = "some", skip_serializing_if = "Option::is_none")]
    about: Option<String>,
    rules: u32,
    deck: String,
    options: Vec<String>,
    #[serde(default, deserialize_with = "some", skip_serializing_if = "Option::is_none")]
    date: Option<String>,
    seats: Vec<JsonPlayer>,
    #[serde(deserialize_with = "Option::deserialize")]
    seal: Option<String>,
    #[serde(default, deserialize_with = "some", skip_serializing_if = "Option::is_none")]
    seed: Option<String>,
    #[serde(default, deserialize_with = "some", skip_serializing_if = "Option::is_none")]
    hacendados: Option<Vec<u64>>,
    #[serde(default, deserialize_with = "some", skip_serializing_if = "Option::is_none")]
    market: Option<Vec<u64>>,
    #[serde(default, deserialize_with = "some", skip_serializing_if = "Option::is_none")]
    position: Option<Vec<String>>,
    order: JsonOrder,
    #[serde(default, deserialize_with = "some", skip_serializing_if = "Option::is_none")]
    result: Option<JsonResult>,
    items: Vec<JsonItem>,
    end: JsonEnd,
}

/// Reads a field that may be left out but says something where it stands: null is nothing.
fn some<'de, D: Deserializer<'de>, T: Deserialize<'de>>(deserializer: D) -> Result<Option<T>, D::Error> {
    T::deserialize(deserializer).map(Some)
}

/// All that is looked at before the format is known.
#[derive(Deserialize)]
struct Head {
    format: Option<u32>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct JsonPlayer {
    kind: Kind,
    #[serde(default, deserialize_with = "some", skip_serializing_if = "Option::is_none")]
    bot: Option<String>,
    #[serde(default, deserialize_with = "some", skip_serializing_if = "Option::is_none")]
    name: Option<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Kind {
    Person,
    Bot,
    Diaz,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct JsonOrder {
    known: Vec<u64>,
    unknown: u8,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct JsonResult {
    winners: Vec<String>,
    by: String,
}

#[derive(Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct JsonItem {
    #[serde(default, deserialize_with = "some", skip_serializing_if = "Option::is_none")]
    turn: Option<u16>,
    #[serde(default, deserialize_with = "some", skip_serializing_if = "Option::is_none")]
    seat: Option<String>,
    #[serde(default, deserialize_with = "some", skip_serializing_if = "Option::is_none")]
    digest: Option<String>,
    #[serde(default, deserialize_with = "some", skip_serializing_if = "Option::is_none")]
    entry: Option<usize>,
    #[serde(default, deserialize_with = "some", skip_serializing_if = "Option::is_none")]
    by: Option<String>,
    #[serde(default, deserialize_with = "some", skip_serializing_if = "Option::is_none")]
    command: Option<String>,
    #[serde(default, deserialize_with = "some", skip_serializing_if = "Option::is_none")]
    take_back_to: Option<usize>,
    #[serde(default, deserialize_with = "some", skip_serializing_if = "Option::is_none")]
    comment: Option<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct JsonEnd {
    entries: usize,
    #[serde(default, deserialize_with = "some", skip_serializing_if = "Option::is_none")]
    public: Option<String>,
    #[serde(default, deserialize_with = "some", skip_serializing_if = "Option::is_none")]
    state: Option<String>,
}

impl Record {
    /// Writes the game as JSON.
    #[must_use]
    pub fn write_json(&self) -> String {
        let mut entries = 0;
        let items = self.items.iter().map(|item| write_item(item, &mut entries)).collect();
        let (hacendados, market, position) = match &self.start {
            Start::Dealt { hacendados, market } => {
                let hacendados = (!hacendados.is_empty()).then(|| numbers(hacendados));
                (hacendados, Some(numbers(market)), None)
            }
            Start::Position(lines) => (None, None, Some(lines.clone())),
        };
        let file = File {
            format: FORMAT,
            remarks: self.preface.clone(),
            about: self.about.clone(),
            rules: self.rules,
            deck: self.deck.to_string(),
            options: self.options.said(),
            date: self.date.map(|date| date.to_string()),
            seats: self.seats.iter().map(write_player).collect(),
            seal: self.seal.map(|seal| seal.to_string()),
            seed: self.seed.map(|seed| seed.to_string()),
            hacendados,
            market,
            position,
            order: JsonOrder { known: numbers(&self.order.known), unknown: self.order.unknown },
            result: self.result.map(|outcome| JsonResult {
                winners: winners(outcome).iter().map(Seat::to_string).collect(),
                by: ending_words(outcome.ending),
            }),
            items,
            end: JsonEnd {
                entries,
                public: self.end.public.map(|digest| digest.to_string()),
                state: self.end.state.map(|digest| digest.to_string()),
            },
        };
        // Nothing in it can fail: no map has a key that is no string, and no number is a fraction.
        serde_json::to_string_pretty(&file).map(|text| text + "\n").unwrap_or_default()
    }
}

fn numbers(cards: &[CardId]) -> Vec<u64> {
    cards.iter().map(|card| card.get().into()).collect()
}

fn cards(path: &str, numbers: &[u64]) -> Result<Vec<CardId>, BadFile> {
    let card = |(n, number): (usize, &u64)| {
        let card = u8::try_from(*number).ok().and_then(CardId::new);
        let why = || format!("{number} is no number of a card; it is 1 to 255");
        card.ok_or_else(|| BadFile::field(&format!("{path}[{n}]"), why()))
    };
    numbers.iter().enumerate().map(card).collect()
}

fn write_player(player: &Player) -> JsonPlayer {
    let name = player.name().map(str::to_owned);
    match player {
        Player::Person(_) => JsonPlayer { kind: Kind::Person, bot: None, name },
        Player::Bot { bot, .. } => JsonPlayer { kind: Kind::Bot, bot: Some(bot.clone()), name },
        Player::Diaz => JsonPlayer { kind: Kind::Diaz, bot: None, name },
    }
}

fn write_item(item: &Item, entries: &mut usize) -> JsonItem {
    match item {
        Item::Comment(said) => JsonItem { comment: Some(said.clone()), ..JsonItem::default() },
        Item::Turn { number, seat, digest } => JsonItem {
            turn: Some(*number),
            seat: Some(seat.to_string()),
            digest: digest.map(|digest| digest.to_string()),
            ..JsonItem::default()
        },
        Item::Entry(Entry { by, act, comment }) => {
            *entries += 1;
            let (command, take_back_to) = match act {
                Act::Command(command) => (Some(command.to_string()), None),
                Act::TakeBack { to } => (None, Some(*to)),
            };
            JsonItem {
                entry: Some(*entries),
                by: Some(by.to_string()),
                command,
                take_back_to,
                comment: comment.clone(),
                ..JsonItem::default()
            }
        }
    }
}

fn syntax(error: &serde_json::Error) -> BadFile {
    let told = error.to_string();
    let why = told.split(" at line ").next().unwrap_or_default();
    let why = if error.is_eof() { format!("{why}; the file was cut off") } else { why.to_owned() };
    BadFile::at(error.line().max(1), error.column().max(1), why)
}

pub(crate) fn read(text: &str) -> Result<Read, BadFile> {
    let head: Head = serde_json::from_str(text).map_err(|error| syntax(&error))?;
    let format = head.format.ok_or_else(|| "this is no game file; its field `format` is missing".to_owned());
    format.and_then(check_format).map_err(|why| BadFile::field("format", why))?;
    let file: File = serde_json::from_str(text).map_err(|error| syntax(&error))?;
    read_file(file)
}

/// Reads a text in a field.
fn field<T: std::str::FromStr<Err = String>>(path: &str, text: &str) -> Result<T, BadFile> {
    text.parse().map_err(|why| BadFile::field(path, why))
}

fn optional<T: std::str::FromStr<Err = String>>(
    path: &str,
    text: Option<&str>,
) -> Result<Option<T>, BadFile> {
    text.map(|text| field(path, text)).transpose()
}

fn read_file(file: File) -> Result<Read, BadFile> {
    let mut options = Options::default();
    for (n, option) in file.options.iter().enumerate() {
        options.set(option).map_err(|why| BadFile::field(&format!("options[{n}]"), why))?;
    }
    for (n, said) in file.remarks.iter().enumerate() {
        check_line(said).map_err(|why| BadFile::field(&format!("remarks[{n}]"), why))?;
    }
    if let Some(about) = &file.about {
        check_about(about).map_err(|why| BadFile::field("about", why))?;
    }
    if !(2..=Seat::MAX).contains(&file.seats.len()) {
        let why = format!("there are {} seats; two to six can play", file.seats.len());
        return Err(BadFile::field("seats", why));
    }
    let seats = file.seats.into_iter().enumerate().map(|(n, player)| read_player(n, player));
    let seats = seats.collect::<Result<Vec<Player>, BadFile>>()?;
    if file.rules == 0 {
        return Err(BadFile::field(
            "rules",
            "0 is no version of the rules; it is a number from 1".to_owned(),
        ));
    }
    let start = read_start(file.hacendados, file.market, file.position)?;
    let result = file.result.map(|result| read_outcome(&result)).transpose()?;
    let (mut items, mut places, mut entries) = (Vec::new(), Vec::new(), 0);
    for (n, item) in file.items.into_iter().enumerate() {
        let path = format!("items[{n}]");
        items.push(read_item(&path, item, &mut entries)?);
        places.push(Place::Field(path));
    }
    if file.end.entries != entries {
        let why =
            format!("there are {entries} entries, not {}; some are missing or too many", file.end.entries);
        return Err(BadFile::field("end.entries", why));
    }
    let record = Record {
        preface: file.remarks,
        about: file.about,
        rules: file.rules,
        deck: field("deck", &file.deck)?,
        options,
        date: optional("date", file.date.as_deref())?,
        seats,
        seal: optional("seal", file.seal.as_deref())?,
        seed: optional("seed", file.seed.as_deref())?,
        start,
        order: Order { known: cards("order.known", &file.order.known)?, unknown: file.order.unknown },
        result,
        items,
        end: End {
            public: optional("end.public", file.end.public.as_deref())?,
            state: optional("end.state", file.end.state.as_deref())?,
        },
    };
    let tags = ["rules", "deck", "seal", "seed", "hacendados", "market", "order", "result"];
    let mut tags: Vec<_> = tags.map(|tag| (tag, Place::Field(tag.to_owned()))).into();
    let lines = if let Start::Position(lines) = &record.start { lines.len() } else { 0 };
    for (tag, field, count) in [("seat", "seats", record.seats.len()), ("position", "position", lines)] {
        tags.extend((0..count).map(|n| (tag, Place::Field(format!("{field}[{n}]")))));
    }
    Ok(Read::new(record, places, tags, Place::Field("end".to_owned())))
}

fn read_player(n: usize, player: JsonPlayer) -> Result<Player, BadFile> {
    let bad = |why: String| BadFile::field(&format!("seats[{n}]"), why);
    if let Some(name) = &player.name {
        Player::check_name(name).map_err(bad)?;
    }
    match (player.kind, player.bot, player.name) {
        (Kind::Person, None, name) => Ok(Player::Person(name)),
        (Kind::Bot, Some(bot), name) => {
            let words = Player::Bot { bot, name }.to_string();
            words.parse().map_err(bad)
        }
        (Kind::Diaz, None, None) => Ok(Player::Diaz),
        (Kind::Bot, None, _) => Err(bad("a bot says which, as `\"bot\": \"random\"`".to_owned())),
        (Kind::Person, Some(_), _) => Err(bad("a person is no `bot`".to_owned())),
        (Kind::Diaz, _, _) => Err(bad("Díaz has neither `name` nor `bot`".to_owned())),
    }
}

fn read_start(
    hacendados: Option<Vec<u64>>,
    market: Option<Vec<u64>>,
    position: Option<Vec<String>>,
) -> Result<Start, BadFile> {
    match (market, position) {
        (Some(market), None) => Ok(Start::Dealt {
            hacendados: cards("hacendados", &hacendados.unwrap_or_default())?,
            market: cards("market", &market)?,
        }),
        (None, Some(lines)) if !lines.is_empty() && hacendados.is_none() => {
            for (n, line) in lines.iter().enumerate() {
                check_position(line).map_err(|why| BadFile::field(&format!("position[{n}]"), why))?;
            }
            Ok(Start::Position(lines))
        }
        (None, Some(_)) => {
            let why = "a position has at least one line, and `hacendados` stand in it";
            Err(BadFile::field("position", why.to_owned()))
        }
        _ => {
            let why =
                "a game begins with `market` and `hacendados`, or from a `position`: with one of the two";
            Err(BadFile::field("market", why.to_owned()))
        }
    }
}

fn read_outcome(result: &JsonResult) -> Result<Outcome, BadFile> {
    let bad = |why: String| BadFile::field("result.winners", why);
    let seats = result.winners.iter().map(|seat| read_seat(seat)).collect::<Result<Vec<Seat>, String>>();
    let winners = seats.and_then(|seats| winners_bits(&seats)).map_err(bad)?;
    let ending = read_ending(&result.by).map_err(|why| BadFile::field("result.by", why))?;
    Ok(Outcome { winners, ending })
}

fn read_item(path: &str, item: JsonItem, entries: &mut usize) -> Result<Item, BadFile> {
    let at = |name: &str| format!("{path}.{name}");
    if let Some(said) = &item.comment {
        check_line(said).map_err(|why| BadFile::field(&at("comment"), why))?;
    }
    match item {
        JsonItem {
            turn: Some(number),
            seat: Some(seat),
            digest,
            entry: None,
            by: None,
            command: None,
            take_back_to: None,
            comment: None,
        } => Ok(Item::Turn {
            number,
            seat: read_seat(&seat).map_err(|why| BadFile::field(&at("seat"), why))?,
            digest: optional(&at("digest"), digest.as_deref())?,
        }),
        JsonItem {
            turn: None,
            seat: None,
            digest: None,
            entry: Some(entry),
            by: Some(by),
            command,
            take_back_to,
            comment,
        } => {
            *entries += 1;
            if entry != *entries {
                let why =
                    format!("this is entry {entries} by count, not {entry}; one is missing or one too many");
                return Err(BadFile::field(&at("entry"), why));
            }
            if *entries > ENTRIES_MAX {
                let why = format!("there are more than {ENTRIES_MAX} entries; no game has so many");
                return Err(BadFile::field(&at("entry"), why));
            }
            let by: By = field(&at("by"), &by)?;
            let act = match (command, take_back_to) {
                (Some(command), None) => {
                    let command: Result<pax_rules::Command, _> = command.parse();
                    let bad = |error: pax_rules::text::BadNotation| {
                        BadFile::field(&at("command"), error.to_string())
                    };
                    Act::Command(command.map_err(bad)?)
                }
                (None, Some(to)) => Act::TakeBack { to },
                _ => {
                    let why = "an entry has either `command` or `take_back_to`";
                    return Err(BadFile::field(path, why.to_owned()));
                }
            };
            Ok(Item::Entry(Entry { by, act, comment }))
        }
        JsonItem {
            turn: None,
            seat: None,
            digest: None,
            entry: None,
            by: None,
            command: None,
            take_back_to: None,
            comment: Some(said),
        } => Ok(Item::Comment(said)),
        _ => {
            let why = "an item is a turn (`turn`, `seat`, `digest`), an entry (`entry`, `by`, `command` or \
                       `take_back_to`, `comment`) or a remark (`comment`)";
            Err(BadFile::field(path, why.to_owned()))
        }
    }
}
