//! `cargo xtask long`: what takes too long for every change.

use std::process::ExitCode;

use crate::step::Step;
use crate::unusual::UNUSUAL;

/// Plays 200,000 random games with every invariant on: by players, each option alone, and in 200 combinations.
pub(crate) fn run() -> ExitCode {
    let mut failures = Vec::new();
    let mut games = 0_u64;
    let mut play = |players: u8, count: u64, seed: u64, options: &[&str]| {
        games += count;
        if let Some(why) = sim(players, count, seed, options).run().failure {
            failures.push(format!("players {players}, options {options:?}, from seed {seed}: {why}"));
        }
    };
    for players in 1..=6 {
        play(players, 25_000, 1_000_000 * u64::from(players), &[]);
    }
    for (n, option) in (0_u8..).zip(UNUSUAL) {
        play(1, 400, 10_000_000, &[option]);
        play(2 + n % 5, 1_600, 11_000_000, &[option]);
    }
    // A combination for each number: a bit of a multiple of it decides over each option.
    for number in 0..200_u64 {
        let mixed = (number * 2_654_435_761 + 12_345) >> 7;
        let options: Vec<&str> = UNUSUAL
            .iter()
            .enumerate()
            .filter(|(bit, _)| mixed & (1 << bit) != 0)
            .map(|(_, option)| *option)
            .collect();
        play(1 + u8::try_from(number % 6).unwrap_or(0), 120, 20_000_000 + number * 1_000, &options);
    }
    println!("\n{games} games");
    for failure in &failures {
        println!("{failure}");
    }
    if failures.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn sim(players: u8, games: u64, seed: u64, options: &[&str]) -> Step {
    let (players, games, seed) = (players.to_string(), games.to_string(), seed.to_string());
    let mut words = vec![
        "run",
        "--quiet",
        "--release",
        "--package",
        "hacendado",
        "--",
        "sim",
        "--check",
        "--players",
        &players,
    ];
    words.extend(["--games", &games, "--seed", &seed]);
    for option in options {
        words.extend(["--option", option]);
    }
    Step::cargo("random games", &words, 30)
}
