//! `hacendado game show`, `log` and `ledger`.

use std::fmt::Write as _;
use std::process::ExitCode;
use std::str::FromStr;

use anyhow::anyhow;
use clap::Args;
use pax_record::{Act, By, Entry, Ledger, LedgerLine, Player, Record, Replay};
use pax_rules::text::{Keeper, Position};
use pax_rules::{Event, Seat, Viewer};
use pax_table::{Board, Lang, Narrator};
use serde_json::{Value, json};

use super::Source;
use crate::print::{FAINT, TITLE, out, styled, wrapped};

/// Who looks: a seat, a spectator, or one who sees everything.
#[derive(Clone, Copy, Debug)]
enum Eyes {
    Viewer(Viewer),
    All,
}

impl FromStr for Eyes {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "all" => Ok(Self::All),
            "spectator" => Ok(Self::Viewer(Viewer::Spectator)),
            seat => match seat.parse() {
                Ok(By::Seat(seat)) => Ok(Self::Viewer(Viewer::Seat(seat))),
                _ => Err("it is p1 to p6, spectator or all".to_owned()),
            },
        }
    }
}

impl Eyes {
    /// Returns whose view it is, if there is such a seat.
    fn viewer(self, record: &Record) -> anyhow::Result<Viewer> {
        match self {
            Self::Viewer(Viewer::Seat(seat)) if seat.index() >= record.seats.len() => {
                Err(anyhow!("{seat} does not sit at this table; there are p1 to p{}", record.seats.len()))
            }
            Self::Viewer(viewer) => Ok(viewer),
            Self::All => Ok(Viewer::Spectator),
        }
    }
}

#[derive(Debug, Args)]
pub(super) struct Show {
    #[command(flatten)]
    source: Source,
    /// After which entry; the last if left out, and 0 is the start.
    #[arg(long, value_name = "N")]
    ply: Option<usize>,
    /// Who looks: p1 to p6, spectator, or all, who sees the deck too.
    #[arg(long = "as", value_name = "WHO", default_value = "spectator")]
    eyes: Eyes,
    /// The language: en, es, fr or de.
    #[arg(long, default_value = "en")]
    lang: Lang,
    /// Print the position as text that `hacendado position` reads, in place of the table.
    #[arg(long)]
    position: bool,
}

impl Show {
    pub(super) fn run(self) -> anyhow::Result<ExitCode> {
        let (record, decks, replay) = self.source.replay()?;
        let viewer = self.eyes.viewer(&record)?;
        let ply = self.ply.unwrap_or(replay.len());
        let state = replay
            .at(ply)
            .ok_or_else(|| anyhow!("there is no entry {ply}; the game has {}", replay.len()))?;
        let view = pax_rules::View::of(state, viewer);
        let is_all = matches!(self.eyes, Eyes::All);
        if is_all && !record.is_complete() {
            return Err(anyhow!("the file does not tell the whole deck, so nobody can look as `all`"));
        }
        let whole = || Position { table: replay.table().clone(), state: *state }.write(Keeper::new());
        if self.position {
            out(&if is_all { whole() } else { view.write(replay.table()) })?;
            return Ok(ExitCode::SUCCESS);
        }
        let deck = decks.find(record.deck).ok_or_else(|| anyhow!("the deck is not at hand"))?;
        let names = names(&record);
        let mut text = Board::new(deck, self.lang, replay.table(), &view).with_names(&names).text();
        if is_all {
            // What lies in the deck, from its top.
            let line = whole().lines().find_map(|line| line.strip_prefix("deck ").map(str::to_owned));
            let narrator = Narrator::new(deck, self.lang);
            let cards: Vec<String> = line
                .unwrap_or_default()
                .split(' ')
                .filter_map(|word| word.parse().ok().and_then(pax_deck::CardId::new))
                .map(|card| narrator.card(card))
                .collect();
            let _ = writeln!(text, "\n{}", wrapped(&cards.join("; "), ""));
        }
        out(&text)?;
        Ok(ExitCode::SUCCESS)
    }
}

/// Returns the names of the players, empty where none is told.
pub(crate) fn names(record: &Record) -> Vec<String> {
    record.seats.iter().map(|player| player.name().unwrap_or("").to_owned()).collect()
}

#[derive(Debug, Args)]
pub(super) struct Log {
    #[command(flatten)]
    source: Source,
    /// Who listens: p1 to p6, spectator, or all.
    #[arg(long = "as", value_name = "WHO", default_value = "spectator")]
    eyes: Eyes,
    /// The language: en, es, fr or de.
    #[arg(long, default_value = "en")]
    lang: Lang,
    /// The entry to begin with.
    #[arg(long, value_name = "N", default_value_t = 0)]
    from: usize,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// What is told of an entry.
struct Told {
    entry: usize,
    by: Option<By>,
    act: Option<Act>,
    sentences: Vec<String>,
}

impl Log {
    pub(super) fn run(self) -> anyhow::Result<ExitCode> {
        let (record, decks, replay) = self.source.replay()?;
        let viewer = self.eyes.viewer(&record)?;
        if self.from > replay.len() {
            return Err(anyhow!("there is no entry {}; the game has {}", self.from, replay.len()));
        }
        let deck = decks.find(record.deck).ok_or_else(|| anyhow!("the deck is not at hand"))?;
        let names = names(&record);
        let narrator = Narrator::new(deck, self.lang).with_names(&names);
        let told: Vec<Told> = tell(&record, &replay, narrator, viewer).skip(self.from).collect();
        if self.json {
            let list: Vec<Value> = told.iter().map(Told::as_json).collect();
            out(&format!("{}\n", serde_json::to_string_pretty(&list)?))?;
            return Ok(ExitCode::SUCCESS);
        }
        let mut text = String::new();
        for Told { entry, sentences, .. } in &told {
            for (n, sentence) in sentences.iter().enumerate() {
                let number = if n == 0 && *entry > 0 { entry.to_string() } else { String::new() };
                let folded = wrapped(sentence, "      ");
                let _ = writeln!(text, "{} {}", styled(FAINT, &format!("{number:>5}")), folded.trim_start());
            }
        }
        out(&text)?;
        Ok(ExitCode::SUCCESS)
    }
}

impl Told {
    fn as_json(&self) -> Value {
        json!({
            "entry": self.entry,
            "by": self.by.map(|by| by.to_string()),
            "act": self.act.map(|act| act.to_string()),
            "sentences": self.sentences,
        })
    }
}

/// Tells a game, entry by entry; 0 is the set-up.
fn tell<'a>(
    record: &'a Record,
    replay: &'a Replay,
    narrator: Narrator<'a>,
    viewer: Viewer,
) -> impl Iterator<Item = Told> + 'a {
    let done = std::iter::once(None).chain(record.entries().map(Some));
    (0..=replay.len()).zip(done).map(move |(entry, done)| {
        let sentences = tell_entry(replay, narrator, viewer, entry, done);
        Told { entry, by: done.map(|done| done.by), act: done.map(|done| done.act), sentences }
    })
}

/// Tells an entry; none was done at the set-up, which is 0.
pub(crate) fn tell_entry(
    replay: &Replay,
    narrator: Narrator<'_>,
    viewer: Viewer,
    entry: usize,
    done: Option<&Entry>,
) -> Vec<String> {
    let seen: Vec<Event> = replay.events(entry).iter().filter_map(|event| event.seen_by(viewer)).collect();
    // The table is told as it was before.
    let Some(view) = replay.view(entry.saturating_sub(1), viewer) else { return Vec::new() };
    let narrator = narrator.at(replay.table(), &view);
    match done.map(|done| (done.by, done.act)) {
        None => narrator.happened(&seen),
        Some((By::Seat(seat), Act::TakeBack { to })) => vec![narrator.taken_back(seat, to)],
        Some((by, Act::Command(command))) => narrator.story(seat_of(by), command, &seen),
        Some((By::Dealer, Act::TakeBack { .. })) => Vec::new(),
    }
}

const fn seat_of(by: By) -> Option<Seat> {
    match by {
        By::Seat(seat) => Some(seat),
        By::Dealer => None,
    }
}

#[derive(Debug, Args)]
pub(super) struct LedgerTask {
    #[command(flatten)]
    source: Source,
    /// Print comma-separated values, a line for each turn and seat.
    #[arg(long, conflicts_with = "json")]
    csv: bool,
    /// The language of the table: en, es, fr or de.
    #[arg(long, default_value = "en")]
    lang: Lang,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

impl LedgerTask {
    pub(super) fn run(self) -> anyhow::Result<ExitCode> {
        let (record, decks, replay) = self.source.replay()?;
        let ledger = Ledger::of(&replay);
        if self.json {
            let list: Vec<Value> = ledger.lines.iter().map(|line| line_json(line, &record.seats)).collect();
            out(&format!("{}\n", serde_json::to_string_pretty(&list)?))?;
        } else if self.csv {
            out(&ledger.csv())?;
        } else {
            let deck = decks.find(record.deck).ok_or_else(|| anyhow!("the deck is not at hand"))?;
            let (names, view) = (names(&record), pax_rules::View::of(replay.state(), Viewer::Spectator));
            let narrator = Narrator::new(deck, self.lang).with_names(&names).at(replay.table(), &view);
            let table = crate::ledger::table(&ledger, self.lang, |seat| narrator.seat(seat));
            let (head, rest) = table.split_once('\n').unwrap_or((&table, ""));
            out(&format!("{}\n{rest}", styled(TITLE, head)))?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

fn line_json(line: &LedgerLine, seats: &[Player]) -> Value {
    use pax_deck::vocabulary::Prestige;
    use pax_deck::word::Word as _;
    let figures: Vec<Value> = line
        .figures
        .iter()
        .map(|figures| {
            let prestige: serde_json::Map<String, Value> = Prestige::ALL
                .iter()
                .zip(figures.prestige)
                .map(|(kind, points)| (kind.word().to_owned(), points.into()))
                .collect();
            json!({
                "seat": figures.seat.to_string(),
                "name": seats.get(figures.seat.index()).and_then(Player::name),
                "gold": figures.gold,
                "income": figures.income,
                "reserve": figures.reserve,
                "prestige": prestige,
            })
        })
        .collect();
    json!({
        "turn": line.turn,
        "entry": line.entry,
        "active": line.active.to_string(),
        "regime": line.regime.word(),
        "depression": line.depression,
        "figures": figures,
    })
}
