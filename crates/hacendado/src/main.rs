//! The program: a complete digital edition of the card game *Pax Porfiriana*.

mod bars;
mod bench;
mod cards;
mod game;
mod ladder;
mod ledger;
mod play;
mod position;
mod print;
mod progress;
mod rules;
mod sim;
mod welcome;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// A complete digital edition of the card game Pax Porfiriana.
#[derive(Debug, Parser)]
#[command(name = "hacendado", version)]
struct Cli {
    #[command(subcommand)]
    task: Option<Task>,
}

#[derive(Debug, Subcommand)]
enum Task {
    /// Read and check the cards.
    Cards(cards::Cards),
    /// Read the rules, and see which are tested.
    Rules(rules::Rules),
    /// Set up, judge and play positions written as text.
    Position(position::PositionTask),
    /// Write games down, tell them, and see whether they are true.
    Game(game::GameTask),
    /// Play a game: against bots, with friends at one keyboard, or alone against Díaz.
    Play(play::Play),
    /// Play many games with bots and count what happens.
    Sim(sim::Sim),
    /// Let bots play each other and measure how strong each is.
    Ladder(ladder::Ladder),
    /// Measure how fast the rules are.
    Bench(bench::Bench),
}

fn main() -> ExitCode {
    let outcome = match Cli::parse().task {
        None => welcome::run(),
        Some(Task::Cards(cards)) => cards.run(),
        Some(Task::Rules(rules)) => rules.run(),
        Some(Task::Position(position)) => position.run(),
        Some(Task::Game(game)) => game.run(),
        Some(Task::Play(play)) => play.run(),
        Some(Task::Sim(sim)) => sim.run(),
        Some(Task::Ladder(ladder)) => ladder.run(),
        Some(Task::Bench(bench)) => bench.run(),
    };
    match outcome {
        Ok(code) => code,
        Err(error) => {
            anstream::eprintln!("{}error:{} {error:#}", print::ALARM, print::ALARM.render_reset());
            ExitCode::FAILURE
        }
    }
}
