//! `hacendado ladder`: which bot is how strong.

use std::fmt::Write as _;
use std::fs::{self, OpenOptions};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context as _, anyhow, bail};
use clap::Args;
use pax_bots::{DealResult, LadderPlan, Standing, climb, pairings, standings};
use pax_deck::Deck;
use pax_rules::Table;
use serde_json::json;

use crate::print::{FAINT, TITLE, out, styled};
use crate::progress::Progress;
use crate::sim::options;

#[derive(Debug, Args)]
pub(crate) struct Ladder {
    /// The bots, separated by commas; each plays against each. Search has a budget: search:2000, search:100ms, search:1s.
    #[arg(long, default_value = "random,paxomatic,greedy", value_delimiter = ',')]
    bots: Vec<String>,
    /// Only this bot challenges the others: it has a seat alone, they have the rest.
    #[arg(long, value_name = "BOT")]
    challenger: Option<String>,
    /// How many players, 2 to 6: one of a bot against the rest of another.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=6))]
    players: u8,
    /// How many games each pairing plays; every deal is played on every seat.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// End a pairing as soon as it is decided (a sequential test of 0 against 20 Elo, one wrong answer in twenty).
    #[arg(long)]
    sprt: bool,
    /// The seed of the first deal; the others follow.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games are played side by side; one for each core if left out.
    #[arg(long)]
    jobs: Option<usize>,
    /// An option of the game, as `iron_hand` or `setup=rapid`; may be repeated.
    #[arg(long = "option", value_name = "OPTION")]
    options: Vec<String>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
    /// Keep every deal in this file, a line each, with a table (.csv) and a picture (.svg) beside it. A ladder that was
    /// stopped goes on where it was.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

impl Ladder {
    pub(crate) fn run(self) -> anyhow::Result<ExitCode> {
        let bots: Vec<String> = self.bots.iter().map(|bot| bot.trim().to_owned()).collect();
        if bots.len() < 2 {
            bail!("a ladder needs two bots at least; name them with --bots, separated by commas");
        }
        if let Some((at, bot)) = bots.iter().enumerate().find(|(at, bot)| bots[..*at].contains(bot)) {
            bail!("`{bot}` is named twice, as bot {}; each plays against each other once", at + 1);
        }
        if let Some(challenger) = self.challenger.as_ref().filter(|challenger| !bots.contains(challenger)) {
            bail!("the challenger `{challenger}` is none of the bots; name it among --bots too");
        }
        let table = Table::new(Deck::standard(), options(&self.options, self.players)?)?;
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let plan = LadderPlan {
            bots,
            challenger: self.challenger.clone(),
            players: self.players,
            deals: self.games.div_ceil(u64::from(self.players)),
            seed: self.seed,
            jobs: self.jobs.unwrap_or(cores),
            sprt: self.sprt,
        };
        let before = match &self.out {
            Some(path) if path.exists() => kept(path, plan.players)?,
            _ => Vec::new(),
        };
        let mut keep = self.out.as_deref().map(open).transpose()?;
        let all = u64::try_from(pairings(&plan).len()).unwrap_or(u64::MAX).saturating_mul(plan.deals);
        let done = u64::try_from(before.len()).unwrap_or(u64::MAX);
        let mut trouble = None;
        let progress = Progress::new("deals", all, done);
        let results = climb(&table, &plan, &before, |result| {
            progress.step();
            if let Some(file) = &mut keep
                && let Err(error) = write_line(file, result)
            {
                trouble.get_or_insert(error);
            }
        })
        .map_err(|why| anyhow!(why))?;
        drop(progress);
        if let Some(error) = trouble {
            return Err(error);
        }
        let standings = standings(&plan, &results);
        if let Some(path) = &self.out {
            fs::write(path.with_extension("csv"), csv(&standings))?;
            fs::write(path.with_extension("svg"), crate::bars::picture(&bars(&standings, plan.players)))?;
        }
        if self.json {
            let value = json!({ "players": plan.players, "seed": plan.seed, "pairings": standings });
            out(&format!("{}\n", serde_json::to_string_pretty(&value)?))?;
        } else {
            out(&told(&standings, plan.players))?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

fn open(path: &Path) -> anyhow::Result<fs::File> {
    OpenOptions::new()
        .create(true)
        .append(true)
        .open(path)
        .with_context(|| format!("{} cannot be written", path.display()))
}

fn write_line(file: &mut fs::File, result: &DealResult) -> anyhow::Result<()> {
    let line = serde_json::to_string(result)?;
    writeln!(file, "{line}").and_then(|()| file.flush()).context("a result could not be kept")
}

/// Reads what an earlier run has kept. A last line that was cut off by a kill is left out.
fn kept(path: &Path, players: u8) -> anyhow::Result<Vec<DealResult>> {
    let text = fs::read_to_string(path).with_context(|| format!("{} cannot be read", path.display()))?;
    let mut results: Vec<DealResult> = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        match serde_json::from_str::<DealResult>(line) {
            Ok(result) if result.shares.len() == usize::from(players) => results.push(result),
            Ok(result) => bail!(
                "{}, line {number}: a deal for {} players; this ladder is for {players}",
                path.display(),
                result.shares.len()
            ),
            Err(_) if number == text.lines().count() && !text.ends_with('\n') => {
                // The next line must not be glued to it.
                fs::write(path, &text.as_bytes()[..text.len() - line.len()])?;
            }
            Err(error) => bail!("{}, line {number}: {error}", path.display()),
        }
    }
    Ok(results)
}

fn told(standings: &[Standing], players: u8) -> String {
    let mut text = format!(
        "{}\n",
        styled(
            TITLE,
            &format!(
                "{:<14}{:<14}{:>6}{:>8}{:>16}{:>7}{:>16}{:>7}{:>10}{:>10}{:>9}",
                "bot",
                "against",
                "games",
                "wins",
                "95 %",
                "Elo",
                "95 %",
                "turns",
                "ms/move",
                "median",
                "illegal"
            )
        )
    );
    for standing in standings {
        let interval = format!("{:.1}-{:.1} %", 100.0 * standing.interval.0, 100.0 * standing.interval.1);
        let elo = format!("{:+.0} to {:+.0}", standing.elo_interval.0, standing.elo_interval.1);
        let median = standing.median.map_or_else(|| "-".to_owned(), |median| format!("{median:.3}"));
        let _ = writeln!(
            text,
            "{:<14}{:<14}{:>6}{:>6.1} %{interval:>16}{:>+7.0}{elo:>16}{:>7.1}{:>10.3}{median:>10}{:>9}",
            standing.challenger,
            standing.field,
            standing.games,
            100.0 * standing.share,
            standing.elo,
            standing.turns,
            standing.millis,
            standing.illegal
        );
        let endings: Vec<String> =
            standing.endings.iter().map(|(ending, count)| format!("{ending} {count}")).collect();
        let _ = writeln!(text, "{}", styled(FAINT, &format!("    {}", endings.join(", "))));
    }
    let even = format!("{:.1} % of the wins would be even", 100.0 / f64::from(players));
    let _ = writeln!(text, "{}", styled(FAINT, &even));
    text
}

fn csv(standings: &[Standing]) -> String {
    let mut text = String::from(
        "bot,against,deals,games,share,low,high,elo,elo_low,elo_high,turns,ms,median_ms,longest_ms,illegal\n",
    );
    for s in standings {
        let _ = writeln!(
            text,
            "{},{},{},{},{:.4},{:.4},{:.4},{:.1},{:.1},{:.1},{:.2},{:.4},{},{:.3},{}",
            s.challenger,
            s.field,
            s.deals,
            s.games,
            s.share,
            s.interval.0,
            s.interval.1,
            s.elo,
            s.elo_interval.0,
            s.elo_interval.1,
            s.turns,
            s.millis,
            s.median.map_or_else(String::new, |median| format!("{median:.4}")),
            s.longest,
            s.illegal
        );
    }
    text
}

fn bars(standings: &[Standing], players: u8) -> crate::bars::Chart {
    let games: usize = standings.iter().map(|standing| standing.games).sum();
    crate::bars::Chart {
        title: format!("Share of wins, {players} players"),
        note: format!("{games} games; the broken line is even, the whiskers 95 %"),
        marks: vec![1.0 / f64::from(players)],
        bars: standings
            .iter()
            .map(|standing| crate::bars::Bar {
                name: format!("{} against {}", standing.challenger, standing.field),
                value: standing.share,
                interval: standing.interval,
            })
            .collect(),
    }
}
