//! The golden games: whole games of every kind, replayed with their digests.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use pax_deck::vocabulary::Prestige;
use pax_deck::word::Word as _;
use pax_record::{DealReport, Decks, Ledger, Read, Record, Replay, ending_words, verify};
use serde::Deserialize;

#[derive(Deserialize)]
struct Manifest {
    game: Vec<Plan>,
}

#[derive(Deserialize)]
struct Plan {
    name: String,
    about: String,
    players: usize,
    #[serde(default)]
    options: Vec<String>,
    seed: String,
    ending: String,
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("games")
}

fn manifest() -> Vec<Plan> {
    let text = fs::read_to_string(folder().join("manifest.toml")).expect("the manifest");
    toml::from_str::<Manifest>(&text).expect("the manifest is TOML").game
}

fn text_of(plan: &Plan) -> String {
    let path = folder().join(format!("{}.game", plan.name));
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn read(plan: &Plan) -> Read {
    Record::read(text_of(plan).as_bytes()).unwrap_or_else(|bad| panic!("{}: {bad}", plan.name))
}

#[test]
fn every_golden_game_is_true() {
    let decks = Decks::known();
    for plan in manifest() {
        let read = read(&plan);
        let report = verify(&read.record, &decks);
        if let Some(fault) = report.fault {
            panic!("{}.game: {}: {}", plan.name, read.place(&fault.at), fault.why);
        }
        assert!(report.digests >= 3, "{}: {} digests", plan.name, report.digests);
        let outcome = read.record.result.unwrap_or_else(|| panic!("{} is over", plan.name));
        assert_eq!(ending_words(outcome.ending), plan.ending, "{}", plan.name);
        assert!(read.record.end.state.is_some() && read.record.is_complete(), "{} is complete", plan.name);
    }
}

#[test]
fn every_golden_game_says_what_the_manifest_says() {
    let plans = manifest();
    assert!(plans.len() >= 40, "{} golden games", plans.len());
    for plan in &plans {
        let record = read(plan).record;
        assert_eq!(record.about.as_deref(), Some(&*plan.about), "{}", plan.name);
        assert_eq!(record.seed.map(|seed| seed.to_string()).as_deref(), Some(&*plan.seed), "{}", plan.name);
        assert_eq!(record.seats.len(), plan.players.max(2), "{}", plan.name);
        let said: BTreeSet<String> = record.options.said().into_iter().collect();
        assert!(plan.options.iter().all(|option| said.contains(option)), "{}: {said:?}", plan.name);
    }
    let purposes: BTreeSet<&str> = plans.iter().map(|plan| &*plan.about).collect();
    assert_eq!(purposes.len(), plans.len(), "every one has a purpose of its own");
    for entry in fs::read_dir(folder()).expect("the folder") {
        let name = entry.expect("a file").file_name().to_string_lossy().into_owned();
        let is_known = plans.iter().any(|plan| format!("{}.game", plan.name) == name);
        assert!(is_known || name == "manifest.toml", "{name} is no game of the manifest");
    }
}

/// Every number of players, every option, every way to end, alone and together.
#[test]
fn the_golden_games_leave_nothing_out() {
    let plans = manifest();
    let mut endings = BTreeSet::new();
    let mut options = BTreeSet::new();
    let mut players = BTreeSet::new();
    let mut deals = Vec::new();
    let (mut shared, mut taken_back) = (0, 0);
    for plan in &plans {
        let record = read(plan).record;
        endings.insert((plan.players == 1, plan.ending.clone()));
        players.insert(plan.players);
        options.extend(record.options.said().into_iter().filter(|option| option != "solitaire"));
        let winners = record.result.map_or(0, |outcome| outcome.winners);
        shared += usize::from(winners.count_ones() > 1);
        taken_back +=
            usize::from(record.entries().any(|entry| matches!(entry.act, pax_record::Act::TakeBack { .. })));
        deals.push(verify(&record, &Decks::known()).deal);
    }
    assert_eq!(players, (1..=6).collect());
    let topples = Prestige::ALL.iter().map(|prestige| format!("topple {}", prestige.word()));
    let last = ["last-topple-failed", "last-topple-discarded"].map(str::to_owned);
    for ending in topples.chain(last) {
        for alone in [true, false] {
            assert!(endings.contains(&(alone, ending.clone())), "no game ends by {ending}, alone: {alone}");
        }
    }
    for ending in ["standoff", "stall"] {
        assert!(endings.contains(&(false, ending.to_owned())), "no game ends by {ending}");
    }
    for option in pax_rules::Options::UNUSUAL {
        let name = option.split('=').next().unwrap_or(option);
        assert!(options.iter().any(|said| said.starts_with(name)), "no game with {option}");
    }
    assert!(shared >= 3 && taken_back >= 1, "{shared} shared, {taken_back} with take-backs");
    for deal in [DealReport::Sealed, DealReport::Unsealed, DealReport::Unchecked] {
        assert!(deals.contains(&deal), "no deal is {deal:?}");
    }
}

#[test]
fn every_golden_game_goes_round_as_text_and_as_json() {
    for plan in manifest() {
        let (text, record) = (text_of(&plan), read(&plan).record);
        assert_eq!(record.write(), text, "{}", plan.name);
        let json = record.write_json();
        let twin = Record::read(json.as_bytes()).expect("our own JSON").record;
        assert_eq!(twin.write_json(), json, "{}", plan.name);
        assert_eq!(twin.write(), text, "{}", plan.name);
    }
}

/// The ledger of a whole game, against what the views say of its first and last moment.
#[test]
fn the_ledger_has_a_line_for_every_turn_and_one_for_the_end() {
    for plan in manifest() {
        let record = read(&plan).record;
        let (replay, bad) = Replay::of(&record, &Decks::known()).expect("a start");
        assert_eq!(bad, None, "{}", plan.name);
        let ledger = Ledger::of(&replay);
        let turns: Vec<u16> = ledger.lines.iter().filter_map(|line| line.turn).collect();
        assert!(turns.windows(2).all(|pair| pair[1] == pair[0] + 1), "{}: {turns:?}", plan.name);
        let last = ledger.lines.last().expect("a line");
        assert_eq!(last.turn, None);
        assert!(last.figures.iter().all(|figures| figures.gold == replay.state().gold(figures.seat)));
        let lines = 1 + ledger.lines.len() * record.seats.len();
        assert_eq!(ledger.csv().lines().count(), lines, "{}", plan.name);
    }
}
