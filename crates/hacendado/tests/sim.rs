//! `hacendado sim --check` plays every kind of game: `crates/pax-bots/tests/soak.rs` plays many of each.

use std::process::Command;

use pax_rules::Options;

/// How many games of each kind.
const GAMES: u64 = 3;

fn sim(players: u8, option: Option<&str>) {
    let (players, games) = (players.to_string(), GAMES.to_string());
    let mut words = vec!["sim", "--bots", "random", "--check", "--json", "--seed", "5"];
    words.extend(["--players", &players, "--games", &games]);
    words.extend(option.iter().flat_map(|option| ["--option", option]));
    let output = Command::new(env!("CARGO_BIN_EXE_hacendado")).args(&words).output().expect("it starts");
    assert!(output.status.success(), "{words:?}: {}", String::from_utf8_lossy(&output.stderr));
    let told: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!((&told["games"], &told["checked"]), (&GAMES.into(), &true.into()), "{words:?}");
}

#[test]
fn every_number_of_players_is_simulated_and_checked() {
    for players in 1..=6 {
        sim(players, None);
    }
}

#[test]
fn each_option_is_simulated_and_checked() {
    for (n, option) in (0_u8..).zip(Options::UNUSUAL) {
        sim(1 + n % 6, Some(option));
    }
}
