//! Learns the weights of `greedy` by self-play and prints them:
//! `cargo run --release -p pax-bots --example tune -- ROUNDS SEED > crates/pax-bots/src/weights.toml`.

use std::process::ExitCode;

use pax_bots::{Lessons, learn};
use pax_deck::Deck;
use pax_rules::{Options, Table};

fn main() -> ExitCode {
    match run() {
        Ok(weights) => {
            print!("{weights}");
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("{why}");
            ExitCode::from(2)
        }
    }
}

fn run() -> Result<String, String> {
    let words: Vec<u64> = std::env::args()
        .skip(1)
        .map(|word| word.parse().map_err(|_| format!("`{word}`: a whole number is needed")))
        .collect::<Result<_, String>>()?;
    let [rounds, seed] = words[..] else {
        return Err("say how many rounds, and the seed: tune 1000 1".to_owned());
    };
    let rounds = u32::try_from(rounds).map_err(|_| "too many rounds".to_owned())?;
    let jobs = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let table = Table::new(Deck::standard(), Options::default()).map_err(|error| error.to_string())?;
    learn(&table, Lessons { rounds, seed, jobs }, |line| eprintln!("{line}"))
}
