//! `hacendado rules coverage`: which rows of the ledger a run of the tests asserted.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::process::ExitCode;

use anyhow::{anyhow, bail};
use pax_rules::Rule;
use serde_json::json;

use super::section_of;
use crate::print::{ALARM, COLUMNS, FAINT, TITLE, WELL, out, styled};

/// The kinds of the rows, section by section.
const REGISTER: [&str; 7] = [
    include_str!("../../../pax-rules/register/general.tsv"),
    include_str!("../../../pax-rules/register/economy.tsv"),
    include_str!("../../../pax-rules/register/conflict.tsv"),
    include_str!("../../../pax-rules/register/politics.tsv"),
    include_str!("../../../pax-rules/register/solitaire.tsv"),
    include_str!("../../../pax-rules/register/opponents.tsv"),
    include_str!("../../../pax-rules/register/data.tsv"),
];

/// What a run of the tests asserted: `does ACT-BUY-02`, `forbids ACT-BUY-02`.
const RUN: &str = include_str!("../../../pax-rules/register/run.txt");

/// How a row stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Standing {
    Covered,
    Told,
    Later,
    Missing,
}

struct Row {
    rule: Rule,
    kind: &'static str,
    standing: Standing,
}

/// Prints the coverage, and fails while a row is missing that does not wait for the opponents.
pub(crate) fn run(as_json: bool) -> anyhow::Result<ExitCode> {
    let rows = rows()?;
    let missing: Vec<&Row> = rows.iter().filter(|row| row.standing == Standing::Missing).collect();
    out(&if as_json { told_as_json(&rows)? } else { told(&rows, &missing) })?;
    Ok(if missing.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn rows() -> anyhow::Result<Vec<Row>> {
    let run: BTreeSet<&str> = RUN.lines().collect();
    let mut kinds = Vec::new();
    for line in REGISTER.iter().flat_map(|text| text.lines()).filter(|line| !line.is_empty()) {
        let mut cells = line.split('\t');
        let (Some(id), Some(kind)) = (cells.next(), cells.next()) else {
            bail!("a line of the register: {line}")
        };
        kinds.push((id, kind, cells.next().unwrap_or("")));
    }
    Rule::ALL
        .iter()
        .map(|&rule| {
            let id = rule.id();
            let entry = kinds.iter().find(|(other, _, _)| *other == id);
            let (_, kind, reason) = entry.ok_or_else(|| anyhow!("{id} has no kind in the register"))?;
            let asserted = |how: &str| run.contains(format!("{how} {id}").as_str());
            let standing = match *kind {
                "told" => Standing::Told,
                "later" => Standing::Later,
                // A wrong deal is refused by set-up, which is no command.
                "forbids" if asserted("forbids") || (reason.contains("BadDeal") && asserted("does")) => {
                    Standing::Covered
                }
                "does" | "figures" if asserted("does") => Standing::Covered,
                "forbids" | "does" | "figures" => Standing::Missing,
                other => bail!("{id}: `{other}` is no kind: forbids, does, figures, told or later"),
            };
            Ok(Row { rule, kind, standing })
        })
        .collect()
}

fn count(rows: &[&Row], standing: Standing) -> usize {
    rows.iter().filter(|row| row.standing == standing).count()
}

fn told(rows: &[Row], missing: &[&Row]) -> String {
    let mut text = format!("{}\n", styled(TITLE, "section         rows  asserted  told  later  missing"));
    let mut sections: Vec<&str> = rows.iter().map(|row| section_of(row.rule)).collect();
    sections.dedup();
    let mut line = |name: &str, rows: &[&Row]| {
        let [covered, told, later, missing] =
            [Standing::Covered, Standing::Told, Standing::Later, Standing::Missing]
                .map(|standing| count(rows, standing));
        let _ = writeln!(text, "{name:<14}{:>6}{covered:>10}{told:>6}{later:>7}{missing:>9}", rows.len());
    };
    for section in sections {
        line(section, &rows.iter().filter(|row| section_of(row.rule) == section).collect::<Vec<_>>());
    }
    line("all", &rows.iter().collect::<Vec<_>>());
    if missing.is_empty() {
        let _ = writeln!(text, "{} nothing is missing", styled(WELL, "ok:"));
    } else {
        let ids: Vec<&str> = missing.iter().map(|row| row.rule.id()).collect();
        let options = textwrap::Options::new(COLUMNS)
            .initial_indent("  ")
            .subsequent_indent("  ")
            .word_splitter(textwrap::WordSplitter::NoHyphenation)
            .word_separator(textwrap::WordSeparator::AsciiSpace);
        let list = textwrap::fill(&ids.join(" "), options);
        let _ = writeln!(text, "{} no run asserted\n{}", styled(ALARM, "no:"), styled(FAINT, &list));
    }
    text
}

fn told_as_json(rows: &[Row]) -> anyhow::Result<String> {
    let list: Vec<_> = rows
        .iter()
        .map(|row| {
            let standing = match row.standing {
                Standing::Covered => "asserted",
                Standing::Told => "told",
                Standing::Later => "later",
                Standing::Missing => "missing",
            };
            json!({ "rule": row.rule.id(), "kind": row.kind, "standing": standing })
        })
        .collect();
    Ok(format!("{}\n", serde_json::to_string_pretty(&list)?))
}
