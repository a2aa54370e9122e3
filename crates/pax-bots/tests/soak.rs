//! Two thousand random games, with every invariant on after every command: every number of players, each option alone,
//! and two hundred random combinations of options.

use pax_bots::{Chance, Plan, simulate};
use pax_deck::Deck;
use pax_rules::{Options, Table};

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

fn soak(words: &[&str], seats: u8, games: u64, seed: u64) {
    let mut options = Options::default();
    for word in words {
        options.set(word).expect("an option");
    }
    let table = Table::new(Deck::standard(), options).expect("the standard deck fits");
    let plan = Plan { seats, games, seed, checked: true, jobs: 2 };
    match simulate(&table, plan) {
        Ok(tally) => assert_eq!(tally.games, games),
        Err(fault) => panic!("{words:?}: {fault}"),
    }
}

#[test]
fn every_number_of_players() {
    for seats in 2..=6 {
        soak(&[], seats, 160, 1_000 * u64::from(seats));
    }
}

#[test]
fn each_option_alone() {
    for (n, option) in (0_u8..).zip(OPTIONS) {
        soak(&[option], 2 + n % 5, 30, 100_000 + u64::from(n));
    }
}

#[test]
fn two_hundred_combinations_of_options() {
    let mut chance = Chance::new(2026);
    for seed in 0..200 {
        let words: Vec<&str> = OPTIONS.into_iter().filter(|_| chance.below(2) == 0).collect();
        let seats = u8::try_from(2 + chance.below(5)).expect("small");
        soak(&words, seats, 4, 200_000 + seed);
    }
}
