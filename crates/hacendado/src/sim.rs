//! `hacendado sim`: many games, counted.

use std::fmt::Write as _;
use std::process::ExitCode;
use std::time::Instant;

use anyhow::{anyhow, bail};
use clap::Args;
use pax_bots::{Plan, Tally, simulate};
use pax_deck::Deck;
use pax_deck::word::Word as _;
use pax_rules::{Ending, Options, Table};
use serde_json::json;

use crate::print::{FAINT, TITLE, out, styled};

#[derive(Debug, Args)]
pub(crate) struct Sim {
    /// How many players, 1 to 6; one plays the dice game against Díaz.
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(1..=6))]
    players: u8,
    /// Who plays: one bot for all seats, or one for each, separated by commas. There is `random`.
    #[arg(long, default_value = "random")]
    bots: String,
    /// How many games.
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// The seed of the first game.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// An option of the game, as `iron_hand` or `setup=rapid`; may be repeated.
    #[arg(long = "option", value_name = "OPTION")]
    options: Vec<String>,
    /// Look at every invariant after every command.
    #[arg(long)]
    check: bool,
    /// On how many cores; all if left out.
    #[arg(long)]
    jobs: Option<usize>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// Reads the options of a game of so many players.
pub(crate) fn options(words: &[String], players: u8) -> anyhow::Result<Options> {
    let mut options = Options { solitaire: players == 1, ..Options::default() };
    for word in words {
        options.set(word).map_err(|why| anyhow!(why))?;
    }
    if options.solitaire != (players == 1) {
        bail!("the solitaire game has one player: say --players 1");
    }
    Ok(options)
}

/// Returns how many seats there are: Díaz has one in the solitaire game.
pub(crate) fn seats(players: u8) -> u8 {
    players.max(2)
}

impl Sim {
    pub(crate) fn run(self) -> anyhow::Result<ExitCode> {
        let bots: Vec<&str> = self.bots.split(',').map(str::trim).collect();
        if let Some(unknown) = bots.iter().find(|bot| **bot != "random") {
            bail!("there is no bot `{unknown}`; there is `random`");
        }
        if bots.len() != 1 && bots.len() != usize::from(self.players) {
            bail!("{} bots for {} players; name one for all or one for each", bots.len(), self.players);
        }
        let table = Table::new(Deck::standard(), options(&self.options, self.players)?)?;
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let plan = Plan {
            seats: seats(self.players),
            games: self.games,
            seed: self.seed,
            checked: self.check,
            jobs: self.jobs.unwrap_or(cores),
        };
        let start = Instant::now();
        let tally = simulate(&table, plan).map_err(|fault| anyhow!(fault))?;
        let seconds = start.elapsed().as_secs_f64();
        out(&if self.json { self.as_json(&tally, seconds)? } else { self.as_text(&tally, seconds) })?;
        Ok(ExitCode::SUCCESS)
    }

    fn as_text(&self, tally: &Tally, seconds: f64) -> String {
        let games = ratio(tally.games, 1);
        let mut text = String::new();
        let checked = if self.check { ", every invariant held" } else { "" };
        let _ = writeln!(
            text,
            "{} of {} {} in {seconds:.1} s{checked}",
            styled(TITLE, &format!("{} games", tally.games)),
            self.players,
            if self.players == 1 { "player" } else { "players" }
        );
        let _ = writeln!(
            text,
            "{:.1} commands and {:.1} turns a game, {:.0} commands a second",
            ratio(tally.commands, tally.games),
            ratio(tally.turns, tally.games),
            ratio(tally.commands, 1) / seconds.max(1e-9)
        );
        let _ = writeln!(text, "\n{}", styled(TITLE, "How they ended"));
        for (ending, count) in sorted(tally, self.players) {
            let share = 100.0 * ratio(count, 1) / games.max(1.0);
            let _ = writeln!(text, "  {:<34}{share:>6.1} %  {}", ending, styled(FAINT, &count.to_string()));
        }
        let _ = writeln!(text, "\n{}", styled(TITLE, "Who won"));
        for seat in 0..usize::from(self.players) {
            let share = 100.0 * tally.wins[seat] / games.max(1.0);
            let _ = writeln!(text, "  seat {:<29}{share:>6.1} %", seat + 1);
        }
        if self.players == 1 {
            let share = 100.0 * (games - tally.wins[0]) / games.max(1.0);
            let _ = writeln!(text, "  {:<34}{share:>6.1} %", "Díaz");
        }
        text
    }

    fn as_json(&self, tally: &Tally, seconds: f64) -> anyhow::Result<String> {
        let endings: Vec<_> = sorted(tally, self.players)
            .into_iter()
            .map(|(ending, count)| json!({ "ending": ending, "games": count }))
            .collect();
        let value = json!({
            "players": self.players,
            "seed": self.seed,
            "games": tally.games,
            "commands": tally.commands,
            "turns": tally.turns,
            "seconds": seconds,
            "checked": self.check,
            "endings": endings,
            "wins": &tally.wins[..usize::from(self.players)],
        });
        Ok(format!("{}\n", serde_json::to_string_pretty(&value)?))
    }
}

#[expect(clippy::cast_precision_loss, reason = "counts of games and commands stay far below 2^52")]
fn ratio(part: u64, whole: u64) -> f64 {
    part as f64 / whole.max(1) as f64
}

fn sorted(tally: &Tally, players: u8) -> Vec<(String, u64)> {
    let mut endings: Vec<(String, u64)> = tally
        .endings
        .iter()
        .map(|(ending, count)| {
            let what = match ending {
                Ending::Toppled(prestige) => return (format!("Díaz toppled by {}", prestige.word()), *count),
                Ending::LastToppleFailed => "the last topple failed",
                Ending::LastToppleDiscarded => "the last topple was discarded",
                Ending::Standoff => "a standoff",
                Ending::Stall => "nobody moved the market",
            };
            let who = if players == 1 { "lost" } else { "gold" };
            (format!("{who}, {what}"), *count)
        })
        .collect();
    endings.sort_by(|(one, few), (other, many)| many.cmp(few).then(one.cmp(other)));
    endings
}
