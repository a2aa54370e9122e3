//! `hacendado sim` plays every kind of game with every bot, and keeps what it counts.
//! `crates/pax-bots/tests/soak.rs` plays many random ones.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use pax_rules::Options;
use serde_json::Value;

/// How many games of each kind.
const GAMES: u64 = 3;

fn run(words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_hacendado")).arg("sim").args(words).output().expect("it starts")
}

fn said(words: &[&str]) -> String {
    let output = run(words);
    assert!(output.status.success(), "{words:?}: {}", String::from_utf8_lossy(&output.stderr));
    assert!(output.stderr.is_empty(), "no bar without a terminal");
    String::from_utf8(output.stdout).expect("UTF-8")
}

fn json(words: &[&str]) -> Value {
    serde_json::from_str(&said(&[words, &["--json"]].concat())).expect("JSON")
}

fn sim(players: u8, bots: &str, option: Option<&str>) {
    let (players, games) = (players.to_string(), GAMES.to_string());
    let mut words = vec!["--bots", bots, "--check", "--seed", "5", "--players", &players, "--games", &games];
    words.extend(option.iter().flat_map(|option| ["--option", option]));
    let told = json(&words);
    assert_eq!((&told["games"], &told["checked"]), (&GAMES.into(), &true.into()), "{words:?}");
}

#[test]
fn every_number_of_players_is_simulated_and_checked() {
    for players in 1..=6 {
        sim(players, "random", None);
        sim(players, "greedy", None);
    }
    sim(1, "paxomatic", None);
    sim(1, "search:5", None);
    sim(2, "seeker,search:5", None);
    sim(4, "greedy, paxomatic, random, greedy", None);
}

#[test]
fn each_option_is_simulated_and_checked() {
    for (n, option) in (0_u8..).zip(Options::UNUSUAL) {
        sim(1 + n % 6, "random", Some(option));
        sim(1 + n % 6, "greedy", Some(option));
    }
}

#[test]
fn a_bot_that_thinks_is_timed() {
    let told = json(&["--bots", "greedy,random", "--players", "2", "--games", "4"]);
    let bots = told["bots"].as_array().expect("bots");
    assert_eq!(
        bots.iter().map(|bot| bot["bot"].as_str()).collect::<Vec<_>>(),
        [Some("greedy"), Some("random")]
    );
    for bot in bots {
        let time = |name: &str| bot[name].as_f64().expect("a time");
        assert!(time("median_ms") > 0.0 && time("mean_ms") <= time("longest_ms"), "{bot}");
        assert_eq!((&bot["seats"], &bot["illegal"]), (&4.into(), &0.into()));
    }
    let wins = |bot: usize| bots[bot]["wins"].as_f64().expect("wins");
    assert!((wins(0) + wins(1) - 4.0).abs() < 1e-9);
    assert_eq!(json(&["--games", "2"])["bots"], Value::Array(Vec::new()), "random bots do not think");
    let text = said(&["--bots", "greedy", "--players", "3", "--games", "2"]);
    assert!(text.contains("ms a move") && text.contains("\n  greedy "), "{text}");
}

#[test]
fn the_balance_is_told_with_its_targets() {
    let text = said(&["--bots", "greedy", "--games", "6", "--balance"]);
    for words in [
        "Turns of each player",
        "Díaz toppled by outrage",
        "Díaz toppled by revolution",
        "  gold ",
        "Hacendados",
        "seat 4",
        "The most played cards",
        "The least played cards",
        "! played in under 1 %",
        "with 4 players each Hacendado wins 17 to 33 %",
        "each topple and gold end 8 to 40 %",
        "half of the games take 9 to 18 turns",
        "each card is played in 1 %",
    ] {
        assert!(text.contains(words), "{words}: {text}");
    }
    let widest = text.lines().map(|line| line.chars().count()).max();
    assert!(widest <= Some(100), "{widest:?}");
    assert_eq!(text.matches("fails").count() + text.matches("holds").count(), 4, "{text}");
    let all = said(&["--bots", "greedy", "--games", "6", "--cards", "--players", "2"]);
    assert!(all.contains("Cards by share played") && all.contains("not judged"), "{all}");
    assert!(all.lines().count() > text.lines().count(), "all cards are more than thirty");
    let alone = said(&["--bots", "greedy", "--games", "3", "--balance", "--players", "1"]);
    assert!(alone.contains("  lost ") && !alone.contains("\n  gold "), "{alone}");
}

fn files(folder: &Path) -> Vec<(String, String)> {
    let mut files: Vec<(String, String)> = fs::read_dir(folder)
        .expect("a folder")
        .map(|entry| entry.expect("an entry").path())
        .map(|path| {
            let name = path.file_name().expect("a name").to_string_lossy().into_owned();
            (name, fs::read_to_string(path).expect("a file"))
        })
        .collect();
    files.sort();
    files
}

#[test]
fn the_balance_is_kept_in_the_same_files_on_any_number_of_cores() {
    let folder = tempfile::tempdir().expect("a folder");
    let write = |name: &str, jobs: &str| {
        let path = folder.path().join("deep").join(name);
        let to = path.to_str().expect("a path");
        said(&["--bots", "greedy,seeker,random,greedy", "--games", "12", "--out", to, "--jobs", jobs]);
        files(&path)
    };
    let one = write("one", "1");
    let names: Vec<&str> = one.iter().map(|(name, _)| name.as_str()).collect();
    let wanted = "balance.json cards.csv cards.svg endings.csv endings.svg hacendados.csv hacendados.svg seats.csv turns.csv";
    assert_eq!(names.join(" "), wanted);
    assert_eq!(one, write("two", "3"));
    assert_eq!(one, write("one", "2"), "written over");

    let text = |wanted: &str| &one.iter().find(|(name, _)| name == wanted).expect("a file").1;
    let sum = |name: &str, column: usize| -> f64 {
        let cells = |line: &str| line.rsplit(',').nth(column).and_then(|cell| cell.parse::<f64>().ok());
        text(name).lines().skip(1).map(|line| cells(line).unwrap_or_else(|| panic!("{line}"))).sum()
    };
    assert!((sum("seats.csv", 3) - 12.0).abs() < 1e-3, "every game has one victory");
    assert!((sum("hacendados.csv", 4) - 48.0).abs() < 1e-3, "and four Hacendados");
    assert!((sum("turns.csv", 0) - 12.0).abs() < 1e-3);
    let value: Value = serde_json::from_str(text("balance.json")).expect("JSON");
    assert_eq!(value["report"]["games"], 12);
    assert_eq!(value["targets"].as_array().map(Vec::len), Some(4));
    let cards = value["report"]["cards"].as_array().expect("cards");
    assert_eq!(text("cards.csv").lines().count(), cards.len() + 1, "a line for each");
    let seen: u64 = cards.iter().filter_map(|card| card["seen"].as_u64()).sum();
    let played: u64 = cards.iter().filter_map(|card| card["played"].as_u64()).sum();
    assert!(played > 100 && seen > played, "{seen} {played}");
    for name in ["hacendados.svg", "endings.svg", "cards.svg"] {
        assert!(text(name).starts_with("<svg") && text(name).ends_with("</svg>\n"), "{name}");
    }
}

#[test]
fn a_simulation_that_cannot_be_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("file");
    fs::write(&file, "").expect("a file");
    // Root may write anywhere, but nobody into a file as if it were a folder.
    let (in_file, file) = (file.join("deeper"), file);
    let (in_file, file) = (in_file.to_str().expect("a path"), file.to_str().expect("a path"));
    let cases: [(&[&str], &str); 9] = [
        (&["--bots", "deep"], "there is no bot `deep`; there are `random`"),
        (&["--bots", "greedy,,greedy,greedy"], "there is no bot ``"),
        (&["--bots", "search:soon"], "`soon` is no budget"),
        (&["--bots", "greedy,random"], "2 bots for 4 players; name one for all or one for each"),
        (&["--players", "1", "--bots", "greedy,greedy"], "2 bots for 1 players"),
        (&["--players", "7"], "1..=6"),
        (&["--games", "0"], "0 is not in 1.."),
        (&["--out", file], "the folder cannot be made"),
        (&["--out", in_file], "the folder cannot be made"),
    ];
    for (arguments, why) in cases {
        let output = run(&[arguments, &["--games", "1"]].concat());
        assert!(!output.status.success(), "{arguments:?}");
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(said.contains(why), "{arguments:?}: {said}");
    }
}
