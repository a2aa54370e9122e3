//! What a game file says. Whether it is true is another question: a replay and `verify` answer it.

use std::fmt;
use std::str::FromStr;

use pax_deck::CardId;
use pax_deck::vocabulary::Prestige;
use pax_deck::word::Word as _;
use pax_rules::{Command, Digest, Ending, Options, Outcome, Seat};

use crate::date::Date;
use crate::decks::DeckDigest;
use crate::seed::{Seal, Seed};

/// A written game: what a file says of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// Remarks of the head, in their order.
    pub preface: Vec<String>,
    /// One line on what the game is.
    pub about: Option<String>,
    /// The version of the rules by which it was played.
    pub rules: u32,
    /// The deck.
    pub deck: DeckDigest,
    /// What the players agreed on.
    pub options: Options,
    /// The day it was begun.
    pub date: Option<Date>,
    /// Who sits where, in turn order.
    pub seats: Vec<Player>,
    /// The promise of the seed; none in an unsealed game.
    pub seal: Option<Seal>,
    /// The seed, where it may be known.
    pub seed: Option<Seed>,
    /// How the table was set.
    pub start: Start,
    /// The order of the Play Deck, as far as it is known.
    pub order: Order,
    /// How it ended, if it has.
    pub result: Option<Outcome>,
    /// What happened.
    pub items: Vec<Item>,
    /// What closes the file.
    pub end: End,
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Player {
    /// A person, by name if told.
    Person(Option<String>),
    /// A bot, and its name if it has one.
    Bot {
        /// Which bot, as `random`.
        bot: String,
        /// What it is called.
        name: Option<String>,
    },
    /// Díaz, in the solitaire game.
    Diaz,
}

/// How the table was set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start {
    /// By the set-up rules.
    Dealt {
        /// The Hacendados in turn order; none where they are chosen.
        hacendados: Vec<CardId>,
        /// The first twelve Market cards.
        market: Vec<CardId>,
    },
    /// From a position: its lines without options, seats and deck, which stand elsewhere.
    Position(Vec<String>),
}

/// The order of the Play Deck from its top, as far as it is known.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Order {
    /// The cards that are known.
    pub known: Vec<CardId>,
    /// How many lie below them.
    pub unknown: u8,
}

/// A line of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Item {
    /// A remark.
    Comment(String),
    /// A turn begins here, or goes on after a take-back.
    Turn {
        /// Its number.
        number: u16,
        /// Whose it is.
        seat: Seat,
        /// The fingerprint of what everybody sees, unless it was left out.
        digest: Option<Digest>,
    },
    /// Something was done.
    Entry(Entry),
}

/// Something that was done: the truth of the game, one after the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// By whom.
    pub by: By,
    /// What.
    pub act: Act,
    /// A remark on it.
    pub comment: Option<String>,
}

/// Who does something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// A player.
    Seat(Seat),
    /// The dealer, who rolls dice.
    Dealer,
}

/// What is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// A command.
    Command(Command),
    /// The game is again as it was after that entry; 0 is the start.
    TakeBack {
        /// The entry.
        to: usize,
    },
}

/// What closes a file, so that one that was cut off is noticed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct End {
    /// The fingerprint of what everybody sees, unless it was left out.
    pub public: Option<Digest>,
    /// The fingerprint of everything: only of a game that is over.
    pub state: Option<Digest>,
}

impl Record {
    /// Lists the entries.
    pub fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.items.iter().filter_map(|item| match item {
            Item::Entry(entry) => Some(entry),
            _ => None,
        })
    }

    /// Returns the number of seats.
    #[must_use]
    pub fn seat_count(&self) -> u8 {
        u8::try_from(self.seats.len()).unwrap_or(u8::MAX)
    }

    /// Tells whether nothing of the game is hidden from who has this record.
    #[must_use]
    pub const fn is_complete(&self) -> bool {
        self.order.unknown == 0
    }
}

impl Player {
    /// The longest name.
    pub const NAME_MAX: usize = 60;

    /// Returns a person with that name.
    #[must_use]
    pub fn person(name: &str) -> Self {
        Self::Person(Some(name.to_owned()))
    }

    /// Returns a bot without a name.
    #[must_use]
    pub fn bot(bot: &str) -> Self {
        Self::Bot { bot: bot.to_owned(), name: None }
    }

    /// Returns the name.
    #[must_use]
    pub fn name(&self) -> Option<&str> {
        match self {
            Self::Person(name) | Self::Bot { name, .. } => name.as_deref(),
            Self::Diaz => None,
        }
    }

    /// Checks that a name can be written down.
    ///
    /// # Errors
    ///
    /// Says what is wrong with it.
    pub fn check_name(name: &str) -> Result<(), String> {
        let is_plain = !name.chars().any(char::is_control)
            && name.split_whitespace().collect::<Vec<_>>().join(" ") == name;
        if is_plain && (1..=Self::NAME_MAX).contains(&name.chars().count()) {
            return Ok(());
        }
        Err(format!(
            "`{}` is no name; it has 1 to {} characters, single spaces between words and no control characters",
            name.escape_debug(),
            Self::NAME_MAX
        ))
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Person(None) => f.write_str("person"),
            Self::Person(Some(name)) => write!(f, "person {name}"),
            Self::Bot { bot, name: None } => write!(f, "bot {bot}"),
            Self::Bot { bot, name: Some(name) } => write!(f, "bot {bot} {name}"),
            Self::Diaz => f.write_str("diaz"),
        }
    }
}

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (kind, rest) = text.split_once(' ').map_or((text, None), |(kind, rest)| (kind, Some(rest)));
        let named = |name: &str| Self::check_name(name).map(|()| name.to_owned());
        match (kind, rest) {
            ("person", name) => name.map(named).transpose().map(Self::Person),
            ("bot", Some(rest)) => {
                let (bot, name) = rest.split_once(' ').map_or((rest, None), |(bot, name)| (bot, Some(name)));
                let is_word = |byte: u8| {
                    byte.is_ascii_lowercase() || byte.is_ascii_digit() || matches!(byte, b'-' | b':')
                };
                if bot.is_empty() || !bot.bytes().all(is_word) {
                    return Err(format!("`{bot}` names no bot; it is a word such as `random`"));
                }
                Ok(Self::Bot { bot: bot.to_owned(), name: name.map(named).transpose()? })
            }
            ("diaz", None) => Ok(Self::Diaz),
            _ => Err(format!(
                "`{text}` sits nowhere; it is `person Ana`, `bot random`, `bot random Ana` or `diaz`"
            )),
        }
    }
}

impl fmt::Display for By {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seat(seat) => seat.fmt(f),
            Self::Dealer => f.write_str("dealer"),
        }
    }
}

impl FromStr for By {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text == "dealer" {
            return Ok(Self::Dealer);
        }
        read_seat(text).map(Self::Seat).map_err(|why| format!("{why}, or `dealer`"))
    }
}

/// Reads a seat: `p1` to `p6`.
pub(crate) fn read_seat(text: &str) -> Result<Seat, String> {
    match text.as_bytes() {
        [b'p', digit @ b'1'..=b'6'] => Seat::new(digit - b'1'),
        _ => None,
    }
    .ok_or_else(|| format!("`{text}` is no player; it is p1 to p6"))
}

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Command(command) => command.fmt(f),
            Self::TakeBack { to } => write!(f, "take back to {to}"),
        }
    }
}

impl FromStr for Act {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        if let ["take", "back", rest @ ..] = &words[..] {
            let to = match rest {
                ["to", number] => number.parse().ok(),
                _ => None,
            };
            let bad =
                || format!("`{text}` takes nothing back; it is `take back to` and the number of an entry");
            return to.map(|to| Self::TakeBack { to }).ok_or_else(bad);
        }
        text.parse().map(Self::Command).map_err(|error: pax_rules::text::BadNotation| error.to_string())
    }
}

/// Says in fixed words how a game ended: `topple loyalty`, `standoff`.
#[must_use]
pub fn ending_words(ending: Ending) -> String {
    match ending {
        Ending::Toppled(prestige) => format!("topple {}", prestige.word()),
        Ending::LastToppleFailed => "last-topple-failed".to_owned(),
        Ending::LastToppleDiscarded => "last-topple-discarded".to_owned(),
        Ending::Standoff => "standoff".to_owned(),
        Ending::Stall => "stall".to_owned(),
    }
}

pub(crate) fn read_ending(text: &str) -> Result<Ending, String> {
    Ok(match text.split_once(' ').unwrap_or((text, "")) {
        ("topple", prestige) if !prestige.is_empty() => Ending::Toppled(Prestige::parse(prestige)?),
        ("last-topple-failed", "") => Ending::LastToppleFailed,
        ("last-topple-discarded", "") => Ending::LastToppleDiscarded,
        ("standoff", "") => Ending::Standoff,
        ("stall", "") => Ending::Stall,
        _ => {
            return Err(format!(
                "`{text}` ends no game; it is `topple` and a prestige, last-topple-failed, last-topple-discarded, \
                 standoff or stall"
            ));
        }
    })
}

/// Lists the winners.
pub(crate) fn winners(outcome: Outcome) -> Vec<Seat> {
    (0..6).filter(|seat| outcome.winners & (1 << seat) != 0).filter_map(Seat::new).collect()
}

/// Writes a result: `p1 p3 by standoff`, `nobody by stall`.
pub(crate) fn result_words(outcome: Outcome) -> String {
    let seats: Vec<String> = winners(outcome).iter().map(Seat::to_string).collect();
    let who = if seats.is_empty() { "nobody".to_owned() } else { seats.join(" ") };
    format!("{who} by {}", ending_words(outcome.ending))
}

pub(crate) fn read_result(text: &str) -> Result<Outcome, String> {
    let (who, ending) = text.split_once(" by ").ok_or_else(|| {
        format!("`{text}` is no result; it is written as `p1 p3 by standoff` or `nobody by stall`")
    })?;
    let seats = match who {
        "nobody" => Vec::new(),
        seats => seats.split(' ').map(read_seat).collect::<Result<Vec<Seat>, String>>()?,
    };
    Ok(Outcome { winners: winners_bits(&seats)?, ending: read_ending(ending)? })
}

/// Returns the winners as bits, each once and in turn order.
pub(crate) fn winners_bits(seats: &[Seat]) -> Result<u8, String> {
    if let Some((one, next)) = seats.iter().zip(seats.iter().skip(1)).find(|(one, next)| one >= next) {
        return Err(format!("{next} stands behind {one}; winners stand in turn order, each once"));
    }
    Ok(seats.iter().fold(0, |bits, seat| bits | 1 << seat.index()))
}
