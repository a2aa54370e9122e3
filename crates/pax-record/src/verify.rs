//! Whether a written game is true: it is played again, and everything it says is compared.

use pax_rules::text::Keeper;
use pax_rules::{Command, Digest, RULES_VERSION, View, Viewer, invariant};

use crate::decks::Decks;
use crate::record::{Act, By, Entry, Item, Record, Start, result_words};
use crate::replay::Replay;
use crate::seed::Seed;

/// Where in a record something stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Where {
    /// In the head, at the first of these tags.
    Tag(&'static str),
    /// In the head, at that one of these tags, from 0.
    Nth(&'static str, usize),
    /// At that item.
    Item(usize),
    /// At what closes the file.
    End,
}

/// What is not true of a written game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Where it stands.
    pub at: Where,
    /// What the file says, and what is true.
    pub why: String,
}

/// What came of looking.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// The first thing that is not true, if there is one.
    pub fault: Option<Fault>,
    /// How many entries were played before it.
    pub entries: usize,
    /// How many digests agreed.
    pub digests: usize,
    /// Whether the deal and the dice follow from the seed, and the seed from its seal.
    pub deal: DealReport,
    /// What a reader should know, though nothing is wrong with it.
    pub notes: Vec<String>,
}

/// What is known of the deal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum DealReport {
    /// There is no seed to check it by.
    #[default]
    Unchecked,
    /// It follows from the seed, which was not sealed.
    Unsealed,
    /// It follows from the seed, and the seed from the seal.
    Sealed,
}

impl Report {
    /// Tells whether nothing is wrong.
    #[must_use]
    pub const fn is_true(&self) -> bool {
        self.fault.is_none()
    }
}

/// Plays a written game again with every invariant on, compares every digest, and checks the deal. It stops at the first
/// thing that is not true.
#[must_use]
pub fn verify(record: &Record, decks: &Decks) -> Report {
    let mut report = Report::default();
    report.fault = judge(record, decks, &mut report).err();
    report
}

fn fault<T>(at: Where, why: String) -> Result<T, Fault> {
    Err(Fault { at, why })
}

fn judge(record: &Record, decks: &Decks, report: &mut Report) -> Result<(), Fault> {
    let mut replay =
        Replay::begin(record, decks).map_err(|bad| Fault { at: bad.place(), why: bad.to_string() })?;
    judge_deal(record, &replay, report)?;
    let mut counts = Counts::default();
    for (n, item) in record.items.iter().enumerate() {
        match item {
            Item::Comment(_) => {}
            Item::Turn { number, seat, digest } => {
                let state = replay.state();
                let (turn, active) = (state.turn(), state.active());
                if (*number, *seat) != (turn, active) {
                    return fault(
                        Where::Item(n),
                        format!("it says turn {number} of {seat}, and it is turn {turn} of {active}"),
                    );
                }
                let since = counts.agreed.map_or_else(
                    || "from the start".to_owned(),
                    |turn| format!("since turn {turn}, which agrees"),
                );
                compare(&replay, *digest, Where::Item(n), &since, &mut counts)?;
                counts.agreed = Some(turn);
            }
            Item::Entry(entry) => {
                judge_entry(record, &mut replay, n, entry, &mut counts)?;
                report.entries = replay.len();
            }
        }
    }
    judge_end(record, &replay, &mut counts)?;
    report.digests = counts.digests;
    report.notes.extend(counts.notes(record));
    Ok(())
}

#[derive(Default)]
struct Counts {
    digests: usize,
    left_out: usize,
    take_backs: usize,
    by_leave: usize,
    /// The last turn whose digest agreed.
    agreed: Option<u16>,
}

impl Counts {
    fn notes(&self, record: &Record) -> Vec<String> {
        let mut notes = Vec::new();
        if record.rules < RULES_VERSION {
            notes.push(format!("played by version {} of the rules; these are {RULES_VERSION}", record.rules));
        }
        if record.order.unknown > 0 {
            notes.push(format!("{} cards of the deck are not known", record.order.unknown));
        }
        if record.seal.is_some() && record.seed.is_none() {
            notes.push("the seed is not told, so the seal cannot be checked".to_owned());
        }
        if self.left_out > 0 {
            notes.push(format!("{} digests are left out", self.left_out));
        }
        if self.take_backs > 0 {
            notes.push(format!(
                "{} take-backs, {} of them only with everybody's leave",
                self.take_backs, self.by_leave
            ));
        }
        notes
    }
}

/// Compares the digest of what everybody sees.
fn compare(
    replay: &Replay,
    told: Option<Digest>,
    at: Where,
    since: &str,
    counts: &mut Counts,
) -> Result<(), Fault> {
    let Some(told) = told else {
        counts.left_out += 1;
        return Ok(());
    };
    let found = View::of(replay.state(), Viewer::Spectator).digest(replay.table());
    if told != found {
        return fault(
            at,
            format!("the digest is {told}, and the replay gives {found}: something differs {since}"),
        );
    }
    counts.digests += 1;
    Ok(())
}

fn judge_entry(
    record: &Record,
    replay: &mut Replay,
    item: usize,
    entry: &Entry,
    counts: &mut Counts,
) -> Result<(), Fault> {
    let (at, number) = (Where::Item(item), replay.len() + 1);
    if let (By::Dealer, Act::Command(Command::Roll(value)), Some(seed)) = (entry.by, entry.act, record.seed) {
        let die = seed.die(replay.dice(replay.len()));
        if die != value {
            let why = format!("entry {number}: the die shows {value}, and by the seed it is {die}");
            return fault(at, why);
        }
    }
    if let (By::Seat(seat), Act::TakeBack { to }) = (entry.by, entry.act) {
        counts.take_backs += 1;
        let may = replay.earlier(replay.may_take_back(seat));
        counts.by_leave += usize::from(to < may);
    }
    replay
        .push(entry.by, entry.act)
        .map_err(|why| Fault { at, why: format!("entry {number}, `{} {}`: {why}", entry.by, entry.act) })?;
    invariant::sound(replay.table(), replay.state())
        .map_err(|why| Fault { at, why: format!("after entry {number} the game is not sound: {why}") })
}

fn judge_deal(record: &Record, replay: &Replay, report: &mut Report) -> Result<(), Fault> {
    if let Some(seed @ Seed::Small(_)) = record.seed
        && record.seal.is_some()
    {
        let why = format!("a chosen seed such as {seed} has no seal; write `seal none`");
        return fault(Where::Tag("seal"), why);
    }
    let Some(seed) = record.seed else { return Ok(()) };
    let Start::Dealt { hacendados, market } = &record.start else {
        if record.seal.is_some() {
            let why = "a game from a position is not dealt, so nothing is sealed; write `seal none`";
            return fault(Where::Tag("seal"), why.to_owned());
        }
        return Ok(());
    };
    if let Some(seal) = record.seal {
        let found = seed.seal(record.deck, &record.options, &record.seats);
        if found != Some(seal) {
            let found = found.map_or_else(|| "none".to_owned(), |seal| seal.to_string());
            let why = format!("the seal does not fit seed, deck, options and seats: theirs is {found}");
            return fault(Where::Tag("seal"), why);
        }
    }
    let deal = seed.deal(replay.table(), record.seat_count());
    let lists = [
        ("hacendados", hacendados, &deal.hacendados),
        ("market", market, &deal.market),
        ("order", &record.order.known, &deal.deck),
    ];
    for (tag, told, dealt) in lists {
        let differs = (1..).zip(told.iter().zip(dealt)).find(|(_, (told, dealt))| told != dealt);
        if let Some((place, (told, dealt))) = differs {
            let why = format!("card {place} is {told}, and the seed deals {dealt}");
            return fault(Where::Tag(tag), why);
        }
    }
    report.deal = if record.seal.is_some() { DealReport::Sealed } else { DealReport::Unsealed };
    Ok(())
}

fn judge_end(record: &Record, replay: &Replay, counts: &mut Counts) -> Result<(), Fault> {
    let outcome = replay.state().outcome();
    if record.result != outcome {
        let said =
            |outcome: Option<_>| outcome.map_or_else(|| "a game that goes on".to_owned(), result_words);
        let why =
            format!("the result is `{}`, and the replay gives `{}`", said(record.result), said(outcome));
        // Without the tag, the fault is that it is missing at the end.
        let at = if record.result.is_some() { Where::Tag("result") } else { Where::End };
        return fault(at, why);
    }
    let since = match counts.agreed {
        Some(turn) => format!("since turn {turn}, which agrees"),
        None => "from the start".to_owned(),
    };
    compare(replay, record.end.public, Where::End, &since, counts)?;
    match (record.end.state, outcome) {
        (Some(told), Some(_)) if record.is_complete() => {
            let found = Digest::of(replay.table(), replay.state(), Keeper::new());
            if told != found {
                let why = format!("the digest of the whole state is {told}, and the replay gives {found}");
                return fault(Where::End, why);
            }
            counts.digests += 1;
            Ok(())
        }
        (Some(_), _) => {
            let why =
                "the digest of the whole state is told only when the game is over and all cards are known";
            fault(Where::End, why.to_owned())
        }
        (None, _) => Ok(()),
    }
}
