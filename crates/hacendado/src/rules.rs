//! `hacendado rules`: the ledger, row by row.

mod coverage;

use std::fmt::Write as _;
use std::process::ExitCode;

use anyhow::bail;
use clap::{Args, Subcommand};
use pax_deck::nearest;
use pax_rules::Rule;
use pax_rules::rule::Standing;

use crate::print::{FAINT, TITLE, out, styled, wrapped};

#[derive(Debug, Args)]
pub(crate) struct Rules {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, Subcommand)]
enum Task {
    /// List the rules, or those of one section.
    List {
        /// The section: GEN, ACT-BUY, TOPPLE …
        #[arg(long)]
        section: Option<String>,
    },
    /// Show one rule by its id.
    Show {
        /// The id: ACT-BUY-02.
        id: String,
    },
    /// Tell which rules a run of the tests asserted; exits with 1 while one is missing.
    Coverage {
        /// Print JSON.
        #[arg(long)]
        json: bool,
    },
}

impl Rules {
    pub(crate) fn run(self) -> anyhow::Result<ExitCode> {
        match self.task {
            Task::List { section } => list(section.as_deref()),
            Task::Show { id } => show(&id),
            Task::Coverage { json } => coverage::run(json),
        }
    }
}

fn section_of(rule: Rule) -> &'static str {
    rule.id().rsplit_once('-').map_or("", |(section, _)| section)
}

fn list(section: Option<&str>) -> anyhow::Result<ExitCode> {
    let wanted = section.map(str::to_uppercase);
    let rules: Vec<Rule> = Rule::ALL
        .iter()
        .copied()
        .filter(|rule| wanted.as_deref().is_none_or(|wanted| section_of(*rule) == wanted))
        .collect();
    if let (Some(wanted), true) = (&wanted, rules.is_empty()) {
        let mut sections: Vec<&str> = Rule::ALL.iter().map(|rule| section_of(*rule)).collect();
        sections.dedup();
        let meant = nearest(wanted, sections.iter().copied()).map(|meant| format!("; did you mean {meant}?"));
        bail!(
            "there is no section {wanted}{}",
            meant.unwrap_or_else(|| format!("; there are {}", sections.join(", ")))
        );
    }
    let mut text = String::new();
    for rule in &rules {
        let _ = writeln!(text, "{}", entry(*rule));
    }
    let _ = writeln!(text, "{}", styled(FAINT, &format!("{} of {} rules", rules.len(), Rule::ALL.len())));
    out(&text)?;
    Ok(ExitCode::SUCCESS)
}

fn entry(rule: Rule) -> String {
    format!("{}\n{}", styled(TITLE, rule.id()), wrapped(rule.says(), "  "))
}

fn show(id: &str) -> anyhow::Result<ExitCode> {
    let wanted = id.to_uppercase();
    let Some(rule) = Rule::ALL.iter().copied().find(|rule| rule.id() == wanted) else {
        let meant = nearest(&wanted, Rule::ALL.iter().map(|rule| rule.id()));
        let meant = meant.map(|meant| format!("; did you mean {meant}?")).unwrap_or_default();
        bail!("there is no rule {wanted}{meant}");
    };
    let standing = match rule.standing() {
        Standing::Normative => "stated in the rules",
        Standing::Derived => "follows from the rules",
        Standing::Optional => "an option",
        Standing::Historical => "of an older source",
    };
    out(&format!("{}\n{}\n", entry(rule), styled(FAINT, &format!("  {standing}"))))?;
    Ok(ExitCode::SUCCESS)
}
