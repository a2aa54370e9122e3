//! A simulation as tables for the terminal.

use std::fmt::Write as _;

use pax_bots::{BotTally, Tally};
use pax_rules::Ending;
use unicode_width::UnicodeWidthStr as _;

use super::Sim;
use super::report::{CardRow, EndingRow, Report, Share, WinRow, float, reason};
use super::targets::{PLAYED, Target, Verdict, percent};
use crate::print::{ALARM, CARE, FAINT, TITLE, WELL, fit, styled, wrapped};

/// How many of the most and the least played cards are shown.
const SOME: usize = 15;
/// How wide the names of cards, and of all else, are.
const CARD: usize = 27;
const NAME: usize = 36;

/// Tells of every simulation: how many games, how they ended, who won, and how long bots thought.
pub(crate) fn brief(sim: &Sim, tally: &Tally, seconds: f64) -> String {
    let games = float(tally.games.max(1));
    let mut text = opening(sim, tally, seconds);
    let _ = writeln!(text, "\n{}", styled(TITLE, "How they ended"));
    for (ending, count) in sorted(tally, sim.players) {
        let share = 100.0 * float(count) / games;
        let _ = writeln!(text, "  {:<NAME$}{share:>6.1} %  {}", ending, styled(FAINT, &count.to_string()));
    }
    let _ = writeln!(text, "\n{}", styled(TITLE, "Who won"));
    for seat in 0..usize::from(sim.players) {
        let share = 100.0 * tally.wins[seat].count() / games;
        let _ = writeln!(text, "  seat {:<31}{share:>6.1} %", seat + 1);
    }
    if sim.players == 1 {
        let share = 100.0 * (1.0 - tally.wins[0].count() / games);
        let _ = writeln!(text, "  {:<NAME$}{share:>6.1} %", "Díaz");
    }
    text + &bots(tally)
}

/// Tells all that shows whether the deck is balanced.
pub(crate) fn balance(sim: &Sim, tally: &Tally, seconds: f64, report: &Report, targets: &[Target]) -> String {
    let mut text = opening(sim, tally, seconds);
    let turns = &report.turns;
    let _ = writeln!(
        text,
        "Turns of each player: median {:.1}; 5 % of the games up to {:.1}, 5 % over {:.1}",
        turns.median, turns.low, turns.high
    );
    shares(&mut text, "How they ended", report.victories.iter().map(ending));
    for EndingRow { ending, games, share } in report.gold.iter().filter(|row| row.games > 0) {
        let line = format!("    {}{}", fit(ending, NAME - 2), figures(*share, *games));
        let _ = writeln!(text, "{}", styled(FAINT, &line));
    }
    shares(
        &mut text,
        "Seats",
        report.seats.iter().map(|row| (format!("seat {}", row.name), row.games, row.share)),
    );
    let hacendado = |row: &WinRow| (row.name.clone(), row.games, row.share);
    shares(&mut text, "Hacendados", report.hacendados.iter().map(hacendado));
    text += &bots(tally);
    let seen: Vec<&CardRow> = report.cards.iter().filter(|row| row.seen > 0).collect();
    if sim.cards {
        cards(&mut text, "Cards by share played", seen.iter().copied());
    } else {
        cards(&mut text, "The most played cards", seen.iter().copied().take(SOME));
        cards(&mut text, "The least played cards", seen.iter().rev().copied().take(SOME));
    }
    let _ = writeln!(text, "\n{}", styled(TITLE, "Targets"));
    for target in targets {
        judged(&mut text, target);
    }
    text
}

fn opening(sim: &Sim, tally: &Tally, seconds: f64) -> String {
    let games = tally.games.max(1);
    let checked = if sim.check { ", every invariant held" } else { "" };
    let players = if sim.players == 1 { "player" } else { "players" };
    format!(
        "{} of {} {players} in {seconds:.1} s{checked}\n{:.1} commands and {:.1} turns a game, {:.0} commands a second\n",
        styled(TITLE, &format!("{} games", tally.games)),
        sim.players,
        float(tally.commands) / float(games),
        float(tally.turns) / float(games),
        float(tally.commands) / seconds.max(1e-9)
    )
}

fn ending(row: &EndingRow) -> (String, u64, Share) {
    let name = match row.ending.as_str() {
        rest @ ("gold" | "lost") => rest.to_owned(),
        prestige => format!("Díaz toppled by {prestige}"),
    };
    (name, row.games, row.share)
}

/// A table of shares with their intervals, and of how many games.
fn shares(text: &mut String, title: &str, rows: impl Iterator<Item = (String, u64, Share)>) {
    let head = format!("{title:<38}{:>8}{:>16}{:>8}", "share", "95 %", "games");
    let _ = writeln!(text, "\n{}", styled(TITLE, &head));
    for (name, games, share) in rows {
        let _ = writeln!(text, "  {}{}", fit(&name, NAME), figures(share, games));
    }
}

fn figures(share: Share, games: u64) -> String {
    format!("{:>8}{:>16}{games:>8}", percent(share.value), span(share))
}

fn span(share: Share) -> String {
    format!("{:.1}-{:.1} %", 100.0 * share.low, 100.0 * share.high)
}

/// How long the bots thought, and what they won where they are not all the same. Nothing where all are random.
fn bots(tally: &Tally) -> String {
    if tally.bots.is_empty() {
        return String::new();
    }
    let head = format!(
        "{:<16}{:>9}{:>16}{:>12}{:>9}{:>9}{:>9}",
        "Bots", "wins", "95 %", "ms a move", "mean", "longest", "illegal"
    );
    let mut text = format!("\n{}\n", styled(TITLE, &head));
    for (name, BotTally { score, pace, illegal }) in &tally.bots {
        let share = Share::won(*score);
        let (wins, interval) =
            if tally.bots.len() == 1 { Default::default() } else { (percent(share.value), span(share)) };
        let millis = |time: std::time::Duration| format!("{:.3}", 1000.0 * time.as_secs_f64());
        let line = format!(
            "  {}{wins:>9}{interval:>16}{:>12}{:>9}{:>9}{illegal:>9}",
            fit(name, 14),
            pace.histogram().median().map_or_else(|| "-".to_owned(), millis),
            millis(pace.mean()),
            millis(pace.longest())
        );
        let _ = writeln!(text, "{}", if *illegal > 0 { styled(ALARM, &line) } else { line });
    }
    text + &format!("{}\n", styled(FAINT, "  ms a move: the median of choices between two commands or more"))
}

fn cards<'a>(text: &mut String, title: &str, rows: impl Iterator<Item = &'a CardRow>) {
    let head = format!(
        "{}{:>7}{:>8}{:>8}{:>8}{:>8}{:>14}",
        fit(title, CARD),
        "seen",
        "bought",
        "played",
        "specul.",
        "wins",
        "95 %"
    );
    let _ = writeln!(text, "\n{}", styled(TITLE, &head));
    let mut has_rare = false;
    for row in rows {
        let is_rare = row.played_of_seen.value < PLAYED;
        has_rare |= is_rare;
        let of_seen = |games: u64| percent(float(games) / float(row.seen.max(1)));
        let (wins, interval) = if row.players == 0 {
            ("-".to_owned(), String::new())
        } else {
            (percent(row.won.value), span(row.won))
        };
        let line = format!(
            "{} {}{:>7}{:>8}{:>8}{:>8}{wins:>8}{interval:>14}",
            if is_rare { "!" } else { " " },
            fit(
                &format!(
                    "{:>3} {}",
                    row.card,
                    if row.name.width() > CARD - 6 { &row.short } else { &row.name }
                ),
                CARD - 2
            ),
            row.seen,
            of_seen(row.bought),
            of_seen(row.played),
            of_seen(row.speculated)
        );
        let line = line.trim_end();
        let _ = writeln!(text, "{}", if is_rare { styled(ALARM, line) } else { line.to_owned() });
    }
    let legend = "  shares of the games in which it was seen; wins of those who played it";
    let _ = writeln!(text, "{}", styled(FAINT, legend));
    if has_rare {
        let legend = "! played in under 1 % of the games in which it was seen";
        let _ = writeln!(text, "{}", styled(ALARM, legend));
    }
}

fn judged(text: &mut String, target: &Target) {
    let (style, word) = match (target.verdict, target.sure) {
        (Verdict::Holds, true) => (WELL, "holds"),
        (Verdict::Fails, true) => (ALARM, "fails"),
        (Verdict::Holds, false) => (CARE, "holds, not for sure"),
        (Verdict::Fails, false) => (CARE, "fails, not for sure"),
        (Verdict::Open, _) => (FAINT, "not judged"),
    };
    let _ = writeln!(text, "  {}: {}", styled(style, word), target.what);
    // A number and its sign stay on one line.
    let found = wrapped(&target.found.replace(" %", "\u{a0}%"), "      ").replace('\u{a0}', " ");
    let _ = writeln!(text, "{}", styled(FAINT, &found));
}

/// Lists how games ended, the most frequent first.
pub(crate) fn sorted(tally: &Tally, players: u8) -> Vec<(String, u64)> {
    let who = if players == 1 { "lost" } else { "gold" };
    let named = |(ending, count): &(Ending, u64)| match ending {
        Ending::Toppled(_) => (format!("Díaz toppled by {}", reason(*ending)), *count),
        _ => (format!("{who}, {}", reason(*ending)), *count),
    };
    let mut endings: Vec<(String, u64)> = tally.endings.iter().map(named).collect();
    endings.sort_by(|(one, few), (other, many)| many.cmp(few).then(one.cmp(other)));
    endings
}
