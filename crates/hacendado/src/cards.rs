//! `hacendado cards`: read and check the cards.

mod check;
mod find;
mod json;
mod list;
mod show;
mod words;

use std::borrow::Cow;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, Subcommand};
use pax_deck::Deck;
use pax_table::Lang;

pub(crate) use find::called;

use crate::print::{CARE, styled};

#[derive(Debug, Args)]
pub(crate) struct Cards {
    #[command(subcommand)]
    task: Task,

    /// A folder with another deck.
    #[arg(long, value_name = "DIR", global = true)]
    deck: Option<PathBuf>,
}

#[derive(Debug, Subcommand)]
enum Task {
    /// List cards.
    List(list::List),
    /// Show one card by its number or name.
    Show(show::Show),
    /// Check a deck against the laws; exits with 1 if it cannot be used.
    Check(check::Check),
    /// Print every card as text.
    Sheet(InLang),
    /// Print the vocabulary, and how many cards use each word.
    Words,
}

#[derive(Clone, Copy, Debug, Args)]
struct InLang {
    /// The language: en, es, fr or de.
    #[arg(long, default_value = "en", value_name = "LANG")]
    lang: Lang,
}

impl Cards {
    pub(crate) fn run(self) -> anyhow::Result<ExitCode> {
        if let Task::Check(check) = self.task {
            return check.run(self.deck.as_deref());
        }
        let deck = self.open()?;
        match self.task {
            Task::List(list) => list.run(&deck),
            Task::Show(show) => show.run(&deck),
            Task::Sheet(InLang { lang }) => show::sheet(&deck, lang),
            Task::Words | Task::Check(_) => words::run(&deck),
        }
    }

    /// Opens the deck that was named, or the standard one.
    fn open(&self) -> anyhow::Result<Cow<'static, Deck>> {
        let Some(folder) = &self.deck else { return Ok(Cow::Borrowed(Deck::standard())) };
        let opened = Deck::open(folder)?;
        for warning in &opened.warnings {
            anstream::eprintln!("{} {warning}", styled(CARE, "warning:"));
        }
        Ok(Cow::Owned(opened.deck))
    }
}
