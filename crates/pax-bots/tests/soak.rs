//! Two thousand random games, with every invariant on after every command: every number of players, each option alone,
//! and two hundred random combinations of options.

use pax_bots::{Chance, Plan, simulate};
use pax_deck::Deck;
use pax_rules::{Options, Table};

/// Plays games of so many players; one plays against Díaz, who has a seat too.
fn soak(words: &[&str], players: u8, games: u64, seed: u64) {
    let mut options = Options { solitaire: players == 1, ..Options::default() };
    for word in words {
        options.set(word).expect("an option");
    }
    let table = Table::new(Deck::standard(), options).expect("the standard deck fits");
    let bots = vec!["random".to_owned(); players.into()];
    let plan = Plan { bots, games, seed, checked: true, balance: false, jobs: 2 };
    match simulate(&table, &plan, || {}) {
        Ok(tally) => assert_eq!(tally.games, games),
        Err(fault) => panic!("{words:?}: {fault}"),
    }
}

#[test]
fn every_number_of_players() {
    for players in 1..=6 {
        soak(&[], players, 80, 1_000 * u64::from(players));
    }
}

#[test]
fn each_option_alone() {
    for (n, option) in (0..).zip(Options::UNUSUAL) {
        for players in 1..=6 {
            soak(&[option], players, 7, 100_000 + n * 100 + u64::from(players) * 10);
        }
    }
}

#[test]
fn two_hundred_combinations_of_options() {
    let mut chance = Chance::new(2026);
    for seed in 0..200 {
        let words: Vec<&str> = Options::UNUSUAL.into_iter().filter(|_| chance.below(2) == 0).collect();
        let players = u8::try_from(1 + chance.below(6)).expect("small");
        soak(&words, players, 5, 200_000 + seed * 10);
    }
}
