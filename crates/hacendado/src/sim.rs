//! `hacendado sim`: many games, counted.

mod files;
mod report;
mod targets;
mod text;

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::{anyhow, bail};
use clap::Args;
use pax_bots::{Chance, Plan, Tally, bot, simulate};
use pax_deck::Deck;
use pax_rules::{Options, Table};
use serde_json::{Value, json};

use crate::print::out;
use crate::progress::Progress;
use report::{Report, Setting};
use targets::{Target, targets};

#[derive(Debug, Args)]
#[command(after_help = AFTER_HELP)]
#[expect(clippy::struct_excessive_bools, reason = "each is a flag of its own on the command line")]
pub(crate) struct Sim {
    /// How many players, 1 to 6; one plays the dice game against Díaz.
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(1..=6))]
    players: u8,
    /// Who plays: one bot for all seats, or one for each, separated by commas. There are random, seeker, paxomatic, greedy
    /// and search with a budget: search:300, search:100ms, search:1s.
    #[arg(long, default_value = "random", value_delimiter = ',')]
    bots: Vec<String>,
    /// How many games.
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The seed of the first game; the others follow.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// An option of the game, as `iron_hand` or `setup=rapid`; may be repeated.
    #[arg(long = "option", value_name = "OPTION")]
    options: Vec<String>,
    /// Look at every invariant after every command, and let no bot name what is not legal.
    #[arg(long)]
    check: bool,
    /// On how many cores; all if left out.
    #[arg(long)]
    jobs: Option<usize>,
    /// Show whether the deck is balanced: wins by Hacendado and seat, endings, the length of games, the most and the least
    /// played cards, and the targets.
    #[arg(long)]
    balance: bool,
    /// Show all cards; with --balance, which it implies.
    #[arg(long)]
    cards: bool,
    /// Write the balance into this folder: tables (.csv), balance.json and pictures (.svg). Files of an earlier
    /// simulation are written over.
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// What the words of the balance mean.
const AFTER_HELP: &str = "\
The same seed gives the same games on any number of cores, unless a bot thinks by the clock.

What the balance counts, card by card:
  seen        in how many games it lay in the Market at some moment (public cards: in all)
  bought      in how many of them somebody bought it
  played      in how many it came into play out of a hand, or did what it says; a headline,
              a Topple or a public card is played when it is bought
  speculated  in how many somebody speculated on it
  wins        what those who played it won
A shared victory counts in parts. Against Díaz only the player's own deeds count. Intervals are
Wilson's, of 95 %; players of one game are not independent, so take those of cards as a guide.";

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
        let bots = self.seated()?;
        let table = Table::new(Deck::standard(), options(&self.options, self.players)?)?;
        if let Some(folder) = &self.out {
            files::prepare(folder)?;
        }
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let plan = Plan {
            bots,
            games: self.games,
            seed: self.seed,
            checked: self.check,
            balance: self.balance || self.cards || self.out.is_some(),
            jobs: self.jobs.unwrap_or(cores),
        };
        let start = Instant::now();
        let progress = Progress::new("games", self.games, 0);
        let played = simulate(&table, &plan, || progress.step());
        drop(progress);
        let tally = played.map_err(|fault| anyhow!(fault))?;
        let seconds = start.elapsed().as_secs_f64();
        let report = tally.balance.as_ref().map(|balance| {
            let setting = Setting { bots: plan.bots, options: table.options().said(), seed: plan.seed };
            let report = Report::new(Deck::standard(), setting, &tally, balance);
            let targets = targets(&report);
            (report, targets)
        });
        if let (Some(folder), Some((report, targets))) = (&self.out, &report) {
            files::write(folder, report, targets)?;
        }
        out(&match report {
            _ if self.json => {
                format!("{}\n", serde_json::to_string_pretty(&self.as_json(&tally, seconds, report))?)
            }
            Some((report, targets)) if self.balance || self.cards => {
                text::balance(&self, &tally, seconds, &report, &targets)
            }
            _ => text::brief(&self, &tally, seconds),
        })?;
        Ok(ExitCode::SUCCESS)
    }

    /// Returns the bot of every player.
    fn seated(&self) -> anyhow::Result<Vec<String>> {
        let named: Vec<&str> = self.bots.iter().map(|bot| bot.trim()).collect();
        for name in &named {
            bot(name, Chance::new(0)).map_err(|why| anyhow!(why))?;
        }
        let all = match named[..] {
            [one] => vec![one; self.players.into()],
            _ if named.len() == usize::from(self.players) => named,
            _ => bail!("{} bots for {} players; name one for all or one for each", named.len(), self.players),
        };
        Ok(all.into_iter().map(str::to_owned).collect())
    }

    fn as_json(&self, tally: &Tally, seconds: f64, report: Option<(Report, Vec<Target>)>) -> Value {
        let endings: Vec<_> = text::sorted(tally, self.players)
            .into_iter()
            .map(|(ending, count)| json!({ "ending": ending, "games": count }))
            .collect();
        let wins: Vec<f64> =
            tally.wins[..usize::from(self.players)].iter().map(|wins| wins.count()).collect();
        let millis = |time: Duration| 1000.0 * time.as_secs_f64();
        let bots: Vec<_> = tally
            .bots
            .iter()
            .map(|(name, bot)| {
                json!({
                    "bot": name,
                    "seats": bot.score.tries,
                    "wins": bot.score.wins.count(),
                    "moves": bot.pace.thoughts(),
                    "median_ms": bot.pace.histogram().median().map(millis),
                    "mean_ms": millis(bot.pace.mean()),
                    "longest_ms": millis(bot.pace.longest()),
                    "illegal": bot.illegal,
                })
            })
            .collect();
        let mut value = json!({
            "players": self.players,
            "seed": self.seed,
            "games": tally.games,
            "commands": tally.commands,
            "turns": tally.turns,
            "seconds": seconds,
            "checked": self.check,
            "endings": endings,
            "wins": wins,
            "bots": bots,
        });
        if let Some((report, targets)) = report {
            value["balance"] = json!({ "report": report, "targets": targets });
        }
        value
    }
}
