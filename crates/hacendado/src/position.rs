//! `hacendado position`: positions as text, judged and played.

use std::fmt::Write as _;
use std::io::Read as _;
use std::process::ExitCode;

use anyhow::{Context as _, anyhow};
use clap::{Args, Subcommand};
use pax_bots::{Chance, deal};
use pax_deck::{Deck, nearest};
use pax_rules::text::{Keeper, Position};
use pax_rules::{
    Command, Event, Seat, Silent, Table, begin, check, dealer_must_roll, decider, legal, play, roll,
};
use pax_table::Narrator;
use serde_json::json;

use crate::print::{ALARM, FAINT, TITLE, out, styled, wrapped};
use crate::sim::{options, seats};

#[derive(Debug, Args)]
pub(crate) struct PositionTask {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, Subcommand)]
enum Task {
    /// Print a starting position.
    New {
        /// How many players, 1 to 6; one plays the dice game against Díaz.
        #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(1..=6))]
        players: u8,
        /// The seed of the deal.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// An option of the game; may be repeated.
        #[arg(long = "option", value_name = "OPTION")]
        options: Vec<String>,
    },
    /// Say who must decide, and list every legal command.
    Legal {
        /// The position; - reads it from standard input.
        file: String,
        /// Print JSON.
        #[arg(long)]
        json: bool,
    },
    /// Say why a command is not allowed.
    Why {
        /// The position; - reads it from standard input.
        file: String,
        /// The command.
        command: String,
    },
    /// Play commands, each for whoever must decide, and print the new position.
    Play {
        /// The position; - reads it from standard input.
        file: String,
        /// The commands.
        #[arg(required = true)]
        commands: Vec<String>,
    },
}

impl PositionTask {
    pub(crate) fn run(self) -> anyhow::Result<ExitCode> {
        match self.task {
            Task::New { players, seed, options: words } => {
                let table = Table::new(Deck::standard(), options(&words, players)?)?;
                let seats = seats(players);
                let state = begin(&table, seats, &deal(&table, seats, &mut Chance::new(seed)), &mut Silent)?;
                out(&Position { table, state }.write(Keeper::new()))?;
                Ok(ExitCode::SUCCESS)
            }
            Task::Legal { file, json } => list(&read(&file)?, json),
            Task::Why { file, command } => why(&read(&file)?, &command),
            Task::Play { file, commands } => play_all(read(&file)?, &commands),
        }
    }
}

fn read(file: &str) -> anyhow::Result<Position> {
    let text = if file == "-" {
        let mut text = String::new();
        std::io::stdin().read_to_string(&mut text).context("standard input cannot be read")?;
        text
    } else {
        std::fs::read_to_string(file).with_context(|| format!("{file} cannot be read"))?
    };
    Position::read(Deck::standard(), &text).with_context(|| format!("{file} is no position"))
}

fn who(position: &Position) -> anyhow::Result<Seat> {
    decider(&position.table, &position.state).ok_or_else(|| {
        if dealer_must_roll(&position.table, &position.state) {
            anyhow!("nobody has to decide: the dealer rolls a die, `roll 1` to `roll 6`")
        } else {
            anyhow!("nobody has to decide: the game is over")
        }
    })
}

fn commands(position: &Position) -> Vec<Command> {
    let mut list = Vec::new();
    legal(&position.table, &position.state, &mut list);
    list
}

fn list(position: &Position, as_json: bool) -> anyhow::Result<ExitCode> {
    let seat = who(position)?;
    let narrator = Narrator::new(Deck::standard());
    let commands: Vec<(String, String)> =
        commands(position).iter().map(|command| (command.to_string(), narrator.command(*command))).collect();
    if as_json {
        let list: Vec<_> =
            commands.iter().map(|(command, says)| json!({ "command": command, "says": says })).collect();
        let value = json!({ "seat": seat.to_string(), "commands": list });
        out(&format!("{}\n", serde_json::to_string_pretty(&value)?))?;
        return Ok(ExitCode::SUCCESS);
    }
    let mut text = format!("{} decides\n", styled(TITLE, &seat.to_string()));
    for (command, says) in &commands {
        let _ = writeln!(text, "  {command:<28}{}", styled(FAINT, says));
    }
    let _ = writeln!(text, "{}", styled(FAINT, &format!("{} commands", commands.len())));
    out(&text)?;
    Ok(ExitCode::SUCCESS)
}

/// Reads a command, or shows the nearest legal one.
fn command(position: &Position, text: &str) -> anyhow::Result<Command> {
    Command::read(&position.table, &position.state, text).map_err(|error| {
        let all: Vec<String> = commands(position).iter().map(ToString::to_string).collect();
        let meant =
            nearest(text, all.iter().map(String::as_str)).map(|meant| format!("; did you mean `{meant}`?"));
        anyhow!("{error}{}", meant.unwrap_or_default())
    })
}

fn why(position: &Position, text: &str) -> anyhow::Result<ExitCode> {
    let seat = who(position)?;
    let command = command(position, text)?;
    match check(&position.table, &position.state, seat, command) {
        Ok(_) => out(&format!("`{command}` is allowed to {seat}\n"))?,
        Err(illegal) => {
            let rule = illegal.rule();
            let says = wrapped(rule.says(), "  ");
            out(&format!("{} {illegal}\n{}\n{says}\n", styled(ALARM, "no:"), styled(TITLE, rule.id())))?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn play_all(mut position: Position, texts: &[String]) -> anyhow::Result<ExitCode> {
    let narrator = Narrator::new(Deck::standard());
    let mut story = String::new();
    for text in texts {
        let command = command(&position, text)?;
        let mut events: Vec<Event> = Vec::new();
        let (played, of) = if let Command::Roll(value) = command {
            (roll(&position.table, &mut position.state, value, &mut events), "the dealer".to_owned())
        } else {
            let seat = who(&position)?;
            (play(&position.table, &mut position.state, seat, command, &mut events), seat.to_string())
        };
        played.map_err(|illegal| anyhow!("`{text}` of {of}: {illegal} ({})", illegal.rule()))?;
        for says in events.into_iter().filter_map(|event| narrator.event(event)) {
            // A line that begins so is a comment of the position below, which can be read again as it is.
            let _ = writeln!(story, "# {says}");
        }
    }
    out(&format!("{story}{}", position.write(Keeper::new())))?;
    Ok(ExitCode::SUCCESS)
}
