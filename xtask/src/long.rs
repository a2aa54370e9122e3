//! `cargo xtask long`: what takes too long for every change.

use std::process::ExitCode;

use crate::step::{Outcome, Step};

/// Every option that differs from the usual game.
const OPTIONS: [&str; 13] = [
    "setup=rapid",
    "hacendados=chosen",
    "iron_hand",
    "senility",
    "retirement",
    "strife_ban",
    "chain_federal=mexico",
    "deploy_sack_troop=hand",
    "final_gold=phase3",
    "liberator_jailed=off",
    "ties=broken",
    "stall=1",
    "edition=first",
];

/// Plays 200,000 random games with every invariant on: by players, each option alone, and in 200 combinations.
pub(crate) fn run() -> ExitCode {
    let mut outcomes = Vec::new();
    let mut games = 0_u64;
    let mut play = |seats: u8, count: u64, seed: u64, options: &[&str]| {
        games += count;
        let outcome = sim(seats, count, seed, options).run();
        if outcome.failure.is_some() {
            outcomes.push(outcome);
        }
    };
    for seats in 2..=6 {
        play(seats, 30_000, 1_000_000 * u64::from(seats), &[]);
    }
    for (n, option) in (0_u8..).zip(OPTIONS) {
        play(2 + n % 5, 2_000, 10_000_000, &[option]);
    }
    // A combination for each number: a bit of its square decides over each option.
    for number in 0..200_u64 {
        let mixed = (number * 2_654_435_761 + 12_345) >> 7;
        let options: Vec<&str> = OPTIONS
            .iter()
            .enumerate()
            .filter(|(bit, _)| mixed & (1 << bit) != 0)
            .map(|(_, option)| *option)
            .collect();
        play(2 + u8::try_from(number % 5).unwrap_or(0), 120, 20_000_000 + number * 1_000, &options);
    }
    println!("\n{games} games");
    for Outcome { name, failure, .. } in &outcomes {
        println!("{name}: {}", failure.as_deref().unwrap_or("ok"));
    }
    if outcomes.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn sim(seats: u8, games: u64, seed: u64, options: &[&str]) -> Step {
    let (seats, games, seed) = (seats.to_string(), games.to_string(), seed.to_string());
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
        &seats,
    ];
    words.extend(["--games", &games, "--seed", &seed]);
    for option in options {
        words.extend(["--option", option]);
    }
    Step::cargo("random games", &words, 30)
}
