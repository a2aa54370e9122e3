//! The program: a complete digital edition of the card game *Pax Porfiriana*.

mod cards;
mod print;
mod welcome;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// A complete digital edition of the card game Pax Porfiriana.
#[derive(Debug, Parser)]
#[command(name = "hacendado", version, about)]
struct Cli {
    #[command(subcommand)]
    task: Option<Task>,
}

#[derive(Debug, Subcommand)]
enum Task {
    /// Read and check the cards.
    Cards(cards::Cards),
}

fn main() -> ExitCode {
    let outcome = match Cli::parse().task {
        None => welcome::run(),
        Some(Task::Cards(cards)) => cards.run(),
    };
    match outcome {
        Ok(code) => code,
        Err(error) => {
            anstream::eprintln!("{}error:{} {error:#}", print::ALARM, print::ALARM.render_reset());
            ExitCode::FAILURE
        }
    }
}
