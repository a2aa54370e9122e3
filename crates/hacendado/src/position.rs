//! `hacendado position`: positions as text, judged and played.

use std::fmt::Write as _;
use std::io::Read as _;
use std::process::ExitCode;

use anyhow::{Context as _, anyhow};
use clap::{Args, Subcommand};
use pax_bots::{Chance, deal};
use pax_deck::{Deck, nearest_few};
use pax_rules::text::{BadNotation, Keeper, Position, PublicPosition};
use pax_rules::{
    Answer, Command, Event, Intent, Reason, Seat, Silent, Table, Verb, View, Viewer, begin, dealer_must_roll,
    decider, legal, play, reasons, roll,
};
use pax_table::{Lang, Narrator};
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
    /// Say why something is not allowed, and what would have to change; or how it is done.
    Why {
        /// The position; - reads it from standard input.
        file: String,
        /// A command, or what it is about: a card (184), a card at a target (184 at 061), a place of the market (a3), a
        /// player (p2), a cube (income 061), or what to do (buy).
        intent: String,
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
            Task::Legal { file, json } => list(&read(&file)?.0, json),
            Task::Why { file, intent } => why(&read(&file)?.0, &intent),
            Task::Play { file, commands } => play_all(read_whole(&file)?, &commands),
        }
    }
}

/// Reads a position, and tells whether it hides the order of the deck. What is legal does not depend on that.
fn read(file: &str) -> anyhow::Result<(Position, bool)> {
    let text = if file == "-" {
        let mut text = String::new();
        std::io::stdin().read_to_string(&mut text).context("standard input cannot be read")?;
        text
    } else {
        std::fs::read_to_string(file).with_context(|| format!("{file} cannot be read"))?
    };
    let is_public = text.lines().any(|line| line.starts_with("viewer ") || line.starts_with("deck ?"));
    let position = if is_public {
        PublicPosition::read(Deck::standard(), &text)
            .map(|PublicPosition { table, view }| Position { state: view.some_state(&table), table })
    } else {
        Position::read(Deck::standard(), &text)
    };
    Ok((position.with_context(|| format!("{file} is no position"))?, is_public))
}

/// Reads a position that can be played on.
fn read_whole(file: &str) -> anyhow::Result<Position> {
    let (position, is_public) = read(file)?;
    if is_public {
        return Err(anyhow!("{file} hides the order of the deck (`deck ?`); to play on it must be known"));
    }
    Ok(position)
}

fn who(position: &Position) -> anyhow::Result<Seat> {
    let nobody = if dealer_must_roll(&position.table, &position.state) {
        "nobody has to decide: the dealer rolls a die, `roll 1` to `roll 6`"
    } else {
        "nobody has to decide: the game is over"
    };
    decider(&position.table, &position.state).ok_or_else(|| anyhow!(nobody))
}

/// Lists every legal command, those of the dealer among them.
fn commands(position: &Position) -> Vec<Command> {
    if dealer_must_roll(&position.table, &position.state) {
        return (1..=6).map(Command::Roll).collect();
    }
    let mut list = Vec::new();
    legal(&position.table, &position.state, &mut list);
    list
}

/// Lists commands with their sentences.
fn told<'a>(narrator: Narrator<'a>, commands: &'a [Command]) -> impl Iterator<Item = (String, String)> + 'a {
    commands.iter().map(move |command| (command.to_string(), narrator.command(*command)))
}

fn list(position: &Position, as_json: bool) -> anyhow::Result<ExitCode> {
    let is_dealer = dealer_must_roll(&position.table, &position.state);
    let seat = if is_dealer { None } else { Some(who(position)?.to_string()) };
    let view = View::of(&position.state, Viewer::Spectator);
    let narrator = Narrator::new(Deck::standard(), Lang::En).at(&position.table, &view);
    let commands = commands(position);
    if as_json {
        let list: Vec<_> = told(narrator, &commands)
            .map(|(command, says)| json!({ "command": command, "says": says }))
            .collect();
        let value = json!({ "seat": seat, "dealer": is_dealer, "commands": list });
        out(&format!("{}\n", serde_json::to_string_pretty(&value)?))?;
        return Ok(ExitCode::SUCCESS);
    }
    let mut text = match seat {
        Some(seat) => format!("{} decides\n", styled(TITLE, &seat)),
        None => format!("{} rolls a die\n", styled(TITLE, "the dealer")),
    };
    for (command, says) in told(narrator, &commands) {
        let _ = writeln!(text, "  {command:<28}{}", styled(FAINT, &says));
    }
    let _ = writeln!(text, "{}", styled(FAINT, &format!("{} commands", commands.len())));
    out(&text)?;
    Ok(ExitCode::SUCCESS)
}

/// How many legal commands are shown to somebody who wrote something else.
const SHOWN: usize = 3;

/// Adds to what is wrong with a text the legal commands that are nearest to it.
fn wrong(position: &Position, text: &str, more: &[String], error: &BadNotation) -> anyhow::Error {
    let all: Vec<String> = commands(position).iter().map(ToString::to_string).collect();
    let candidates = all.iter().chain(more).map(String::as_str);
    let meant: Vec<String> =
        nearest_few(text.trim(), candidates, SHOWN).iter().map(|meant| format!("`{meant}`")).collect();
    match &meant[..] {
        [] => anyhow!("{error}; `hacendado position legal` lists what is legal"),
        [only] => anyhow!("{error}; did you mean {only}?"),
        [most @ .., last] => anyhow!("{error}; did you mean {} or {last}?", most.join(", ")),
    }
}

/// Reads a command, or shows the nearest legal ones.
fn command(position: &Position, text: &str) -> anyhow::Result<Command> {
    Command::read(&position.table, &position.state, text).map_err(|error| wrong(position, text, &[], &error))
}

fn why(position: &Position, text: &str) -> anyhow::Result<ExitCode> {
    let Position { table, state } = position;
    let intent = Intent::read(table, state, text).map_err(|error| {
        // What legal commands are about can be pointed at, too.
        let mut more: Vec<String> = Verb::ALL.iter().map(|verb| verb.word().to_owned()).collect();
        let about = commands(position).into_iter().map(|command| command.to_string());
        more.extend(about.filter_map(|command| command.split_once(' ').map(|(_, about)| about.to_owned())));
        more.sort();
        more.dedup();
        wrong(position, text, &more, &error)
    })?;
    let view = View::of(state, Viewer::Spectator);
    let narrator = Narrator::new(Deck::standard(), Lang::En).at(table, &view);
    let seat = decider(table, state);
    let answer = match rolled(position, intent) {
        Some(answer) => answer,
        None => reasons(table, state, seat.unwrap_or(state.active()), intent),
    };
    let who = match seat {
        Some(seat) => seat.to_string(),
        None if dealer_must_roll(table, state) => "anybody before the dealer has rolled".to_owned(),
        None => "anybody".to_owned(),
    };
    let mut text = String::new();
    match answer {
        Answer::Legal(commands) => {
            let who = if dealer_must_roll(table, state) { "the dealer" } else { &who };
            let _ = writeln!(text, "`{intent}` is allowed to {who}");
            if !matches!(intent, Intent::Command(_)) {
                for (command, says) in told(narrator, &commands) {
                    let _ = writeln!(text, "  {command:<28}{}", styled(FAINT, &says));
                }
            }
        }
        Answer::Forbidden(reasons) => {
            let _ = writeln!(text, "{} `{intent}` is not allowed to {who}", styled(ALARM, "no:"));
            for Reason { command, illegal } in reasons {
                let what = command.filter(|command| intent != Intent::Command(*command));
                let what = what.map(|command| format!("`{command}`: ")).unwrap_or_default();
                let fact = narrator.reason(illegal);
                let remedy =
                    narrator.remedy(illegal.remedy()).map(|remedy| format!(" {remedy}")).unwrap_or_default();
                let rule = format!("{}: {}", illegal.rule(), illegal.rule().says());
                let _ = writeln!(text, "{}", wrapped(&format!("{what}{fact}{remedy}"), "  "));
                let _ = writeln!(text, "{}", styled(FAINT, &wrapped(&rule, "    ")));
            }
        }
    }
    out(&text)?;
    Ok(ExitCode::SUCCESS)
}

/// Answers what only the dealer can do.
fn rolled(position: &Position, intent: Intent) -> Option<Answer> {
    let (table, mut state) = (&position.table, position.state);
    match intent {
        Intent::Command(command @ Command::Roll(value)) => {
            Some(match roll(table, &mut state, value, &mut Silent) {
                Ok(()) => Answer::Legal(vec![command]),
                Err(illegal) => Answer::Forbidden(vec![Reason { command: Some(command), illegal }]),
            })
        }
        Intent::Verb(Verb::Roll) if dealer_must_roll(table, &state) => {
            Some(Answer::Legal(commands(position)))
        }
        _ => None,
    }
}

fn play_all(mut position: Position, texts: &[String]) -> anyhow::Result<ExitCode> {
    let mut story = String::new();
    for text in texts {
        let command = command(&position, text)?;
        let before = View::of(&position.state, Viewer::Spectator);
        let seat = decider(&position.table, &position.state);
        let mut events: Vec<Event> = Vec::new();
        let (played, of) = if let Command::Roll(value) = command {
            (roll(&position.table, &mut position.state, value, &mut events), "the dealer".to_owned())
        } else {
            let seat = who(&position)?;
            (play(&position.table, &mut position.state, seat, command, &mut events), seat.to_string())
        };
        played.map_err(|illegal| anyhow!("`{text}` of {of}: {illegal} ({})", illegal.rule()))?;
        let narrator = Narrator::new(Deck::standard(), Lang::En).at(&position.table, &before);
        for says in narrator.story(seat, command, &events) {
            // A line that begins so is a comment of the position below, which can be read again as it is.
            let _ = writeln!(story, "# {says}");
        }
    }
    out(&format!("{story}{}", position.write(Keeper::new())))?;
    Ok(ExitCode::SUCCESS)
}
