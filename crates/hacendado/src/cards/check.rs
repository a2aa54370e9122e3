//! `hacendado cards check`.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Args;
use pax_deck::deck::STANDARD;
use pax_deck::laws::{self, Origin};
use pax_deck::{Deck, Problem, Severity};

use crate::print::{ALARM, CARE, FAINT, WELL, out, styled};

#[derive(Debug, Args)]
pub(crate) struct Check {
    /// The folder of the deck; the standard deck if left out.
    #[arg(value_name = "DIR")]
    folder: Option<PathBuf>,
}

impl Check {
    pub(crate) fn run(self, deck: Option<&Path>) -> anyhow::Result<ExitCode> {
        let opened = match self.folder.as_deref().or(deck) {
            Some(folder) => Deck::open(folder),
            None => Deck::from_files(&STANDARD, Origin::Standard),
        };
        let (count, problems) = match opened {
            Ok(opened) => (Some(opened.deck.cards().len()), opened.warnings),
            Err(rejected) => (None, rejected.problems),
        };
        let mut text = String::new();
        for problem in &problems {
            let (style, word) = match problem.severity {
                Severity::Error => (ALARM, "error:"),
                Severity::Warning => (CARE, "warning:"),
            };
            let law = problem.law.map(|law| styled(FAINT, &format!(" [{law}]"))).unwrap_or_default();
            let _ = writeln!(text, "{} {problem}{law}", styled(style, word));
        }
        let laws = laws::all().count();
        match count {
            Some(count) if problems.is_empty() => {
                let _ = writeln!(text, "{} all {laws} laws hold for the {count} cards", styled(WELL, "ok:"));
            }
            Some(count) => {
                let warnings = counted(&problems, Severity::Warning, "warning");
                let _ = writeln!(
                    text,
                    "{} the {count} cards can be played with; {warnings}",
                    styled(WELL, "ok:")
                );
            }
            None => {
                let errors = counted(&problems, Severity::Error, "error");
                let warnings = counted(&problems, Severity::Warning, "warning");
                let _ =
                    writeln!(text, "{} the deck cannot be used; {errors}, {warnings}", styled(ALARM, "no:"));
            }
        }
        out(&text)?;
        Ok(if count.is_some() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }
}

fn counted(problems: &[Problem], severity: Severity, word: &str) -> String {
    let count = problems.iter().filter(|problem| problem.severity == severity).count();
    format!("{count} {word}{}", if count == 1 { "" } else { "s" })
}
