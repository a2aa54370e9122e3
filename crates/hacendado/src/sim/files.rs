//! A simulation in files: tables, a text for programs, and pictures. They say only what the seed decides, so that the same
//! simulation writes the same files.

use std::fmt::Write as _;
use std::fs::{self, OpenOptions};
use std::path::Path;

use anyhow::Context as _;
use serde_json::json;

use super::report::{CardRow, EndingRow, Report, Share, WinRow};
use super::targets::{HACENDADO, PLAYED, Target, VICTORY};
use crate::bars::{Bar, Chart, picture};

/// Makes the folder, and sees whether files can be written there: better before hours of games than after.
pub(crate) fn prepare(folder: &Path) -> anyhow::Result<()> {
    fs::create_dir_all(folder).with_context(|| {
        format!("--out {}: the folder cannot be made; name one that can be written to", folder.display())
    })?;
    let file = folder.join("balance.json");
    let opened = OpenOptions::new().create(true).append(true).open(&file);
    opened.map(drop).with_context(|| format!("{} cannot be written", file.display()))
}

/// Writes all files.
pub(crate) fn write(folder: &Path, report: &Report, targets: &[Target]) -> anyhow::Result<()> {
    let note = format!("{} games, {}; whiskers: 95 %", report.games, who(report));
    let json = json!({ "report": report, "targets": targets });
    let files = [
        ("balance.json", format!("{}\n", serde_json::to_string_pretty(&json)?)),
        ("hacendados.csv", wins_csv("hacendado", &report.hacendados)),
        ("seats.csv", wins_csv("seat", &report.seats)),
        ("endings.csv", endings_csv(report)),
        ("turns.csv", turns_csv(report)),
        ("cards.csv", cards_csv(&report.cards)),
        ("hacendados.svg", picture(&hacendados_chart(report, &note))),
        ("endings.svg", picture(&endings_chart(report, &note))),
        ("cards.svg", picture(&cards_chart(report, &note))),
    ];
    for (name, text) in files {
        let path = folder.join(name);
        fs::write(&path, text).with_context(|| format!("{} cannot be written", path.display()))?;
    }
    Ok(())
}

fn who(report: &Report) -> String {
    let same = report.bots.iter().all(|bot| Some(bot) == report.bots.first());
    match (&report.bots[..], same) {
        ([one], _) => format!("{one} against Díaz"),
        ([one, ..], true) => format!("{} {one}", report.players),
        (all, _) => all.join(", "),
    }
}

/// Writes a word so that a comma in it parts nothing.
fn quoted(word: &str) -> String {
    if word.contains([',', '"', '\n']) {
        format!("\"{}\"", word.replace('"', "\"\""))
    } else {
        word.to_owned()
    }
}

fn numbers(share: Share) -> String {
    format!("{:.5},{:.5},{:.5}", share.value, share.low, share.high)
}

fn wins_csv(what: &str, rows: &[WinRow]) -> String {
    let mut text = format!("{what},games,wins,share,low,high\n");
    for row in rows {
        let _ = writeln!(text, "{},{},{:.4},{}", quoted(&row.name), row.games, row.wins, numbers(row.share));
    }
    text
}

fn endings_csv(report: &Report) -> String {
    let mut text = "victory,reason,games,share,low,high\n".to_owned();
    let mut add = |victory: &str, reason: &str, row: &EndingRow| {
        let _ = writeln!(text, "{victory},{},{},{}", quoted(reason), row.games, numbers(row.share));
    };
    if let Some((rest, topples)) = report.victories.split_last() {
        for row in topples {
            add(&row.ending, "topple", row);
        }
        add(&rest.ending, "all", rest);
        for row in &report.gold {
            add(&rest.ending, &row.ending, row);
        }
    }
    text
}

fn turns_csv(report: &Report) -> String {
    let mut text = "turns_each,games\n".to_owned();
    for (turns, games) in &report.turns.lengths {
        let _ = writeln!(text, "{turns:.3},{games}");
    }
    text
}

fn cards_csv(rows: &[CardRow]) -> String {
    let mut text =
        "card,name,kind,seen,bought,played,speculated,played_of_seen,played_low,played_high,players,won,\
                    won_low,won_high\n"
            .to_owned();
    for row in rows {
        let CardRow { card, kind, seen, bought, played, speculated, players, .. } = row;
        let _ = writeln!(
            text,
            "{card},{},{kind},{seen},{bought},{played},{speculated},{},{players},{}",
            quoted(&row.name),
            numbers(row.played_of_seen),
            numbers(row.won)
        );
    }
    text
}

/// What the broken lines of a chart are.
const TARGETS: &str = "; broken lines: the targets";

fn bar(name: String, share: Share) -> Bar {
    Bar { name, value: share.value, interval: (share.low, share.high) }
}

/// The bounds of a share are those of four players; at other tables only what is even is known.
fn hacendados_chart(report: &Report, note: &str) -> Chart {
    let (marks, what) = match report.players {
        1 => (Vec::new(), ""),
        4 => (HACENDADO.to_vec(), TARGETS),
        players => (vec![1.0 / f64::from(players)], "; broken line: what is even"),
    };
    Chart {
        title: "Wins by Hacendado".to_owned(),
        note: format!("{note}{what}"),
        marks,
        bars: report.hacendados.iter().map(|row| bar(row.name.clone(), row.share)).collect(),
    }
}

fn endings_chart(report: &Report, note: &str) -> Chart {
    let victories = report.victories.iter().map(|row| bar(row.ending.clone(), row.share));
    let reasons = report.gold.iter().map(|row| bar(format!("- {}", row.ending), row.share));
    let (marks, what) = if report.players == 1 { (Vec::new(), "") } else { (VICTORY.to_vec(), TARGETS) };
    Chart {
        title: "How games end".to_owned(),
        note: format!("{note}{what}"),
        marks,
        bars: victories.chain(reasons).collect(),
    }
}

fn cards_chart(report: &Report, note: &str) -> Chart {
    let seen = report.cards.iter().filter(|row| row.seen > 0);
    Chart {
        title: "Cards played, of the games in which they were seen".to_owned(),
        note: format!("{note}{TARGETS}"),
        marks: vec![PLAYED],
        bars: seen.map(|row| bar(format!("{} {}", row.card, row.name), row.played_of_seen)).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::quoted;

    #[test]
    fn a_comma_in_a_name_parts_nothing() {
        assert_eq!(quoted("Banco de Sonora"), "Banco de Sonora");
        assert_eq!(quoted("Land, \"free\""), "\"Land, \"\"free\"\"\"");
    }
}
