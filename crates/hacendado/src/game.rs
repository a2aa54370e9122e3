//! `hacendado game`: games written down, told, judged and converted.

mod new;
mod tell;
mod verify;

use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context as _, anyhow};
use clap::{Args, Subcommand, ValueEnum};
use pax_record::{Decks, Game, Read, Record, Replay, save};

pub(crate) use new::today;
pub(crate) use tell::{names, tell_entry};

use crate::print::{CARE, out, styled};

#[derive(Debug, Args)]
pub(crate) struct GameTask {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, Subcommand)]
enum Task {
    /// Play bots against each other and write the game down.
    New(new::New),
    /// Show the table at any moment of a game.
    Show(tell::Show),
    /// Tell a game in sentences.
    Log(tell::Log),
    /// List what everybody had at the beginning of every turn.
    Ledger(tell::LedgerTask),
    /// Play games again and see whether everything they say is true.
    Verify(verify::Verify),
    /// Write a game in the other form: text or JSON.
    Convert {
        #[command(flatten)]
        source: Source,
        /// The form to write.
        #[arg(long)]
        to: Form,
        /// Leave out what may not be shown while the game goes on: the seed, and the cards that lie in the deck.
        #[arg(long)]
        shown: bool,
        /// Where to write it; to standard output if left out.
        #[arg(long, value_name = "FILE")]
        out: Option<PathBuf>,
    },
}

/// How a game is written.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Form {
    /// As text.
    Text,
    /// As JSON.
    Json,
}

/// A game on disk, and the deck it may need.
#[derive(Debug, Args)]
struct Source {
    /// The game; - reads it from standard input.
    file: String,
    #[command(flatten)]
    decks: DeckFolders,
}

#[derive(Debug, Args)]
struct DeckFolders {
    /// A folder with the deck of the game, if it is none of the program's own; may be repeated.
    #[arg(long = "deck", value_name = "DIR")]
    folders: Vec<PathBuf>,
}

impl GameTask {
    pub(crate) fn run(self) -> anyhow::Result<ExitCode> {
        match self.task {
            Task::New(new) => new.run(),
            Task::Show(show) => show.run(),
            Task::Log(log) => log.run(),
            Task::Ledger(ledger) => ledger.run(),
            Task::Verify(verify) => verify.run(),
            Task::Convert { source, to, shown, out: path } => {
                let read = read(&source.file)?;
                let record = if shown { source.shown(read.record)? } else { read.record };
                write(path.as_deref(), &written(&record, to))?;
                Ok(ExitCode::SUCCESS)
            }
        }
    }
}

impl DeckFolders {
    fn decks(&self) -> anyhow::Result<Decks> {
        let mut decks = Decks::known();
        for folder in &self.folders {
            decks.open(folder).with_context(|| folder.display().to_string())?;
        }
        Ok(decks)
    }
}

impl Source {
    /// Returns what may be shown of a game.
    fn shown(&self, record: Record) -> anyhow::Result<Record> {
        if !record.is_complete() {
            return Ok(record);
        }
        let game = Game::resume(record, &self.decks.decks()?).with_context(|| self.file.clone())?;
        Ok(game.shown())
    }

    /// Reads a game and plays it again. What is wrong with it is told, and what comes before it is as good as ever.
    fn replay(&self) -> anyhow::Result<(Record, Decks, Replay)> {
        let decks = self.decks.decks()?;
        let read = read(&self.file)?;
        let (replay, bad) = Replay::of(&read.record, &decks)
            .map_err(|bad| anyhow!("{}: {}: {bad}{}", self.file, read.place(&bad.place()), remedy(&bad)))?;
        if let Some(bad) = bad {
            let place = read.place(&pax_record::Where::Item(bad.item));
            anstream::eprintln!("{} {}: {place}: {bad}", styled(CARE, "the game stops:"), self.file);
        }
        Ok((read.record, decks, replay))
    }
}

/// Says what to do about a deck that is not at hand.
fn remedy(bad: &pax_record::BadStart) -> &'static str {
    match bad {
        pax_record::BadStart::Deck { .. } => "; if you have it, give its folder with --deck",
        _ => "",
    }
}

fn bytes(file: &str) -> anyhow::Result<Vec<u8>> {
    if file != "-" {
        return std::fs::read(file).with_context(|| format!("{file} cannot be read"));
    }
    let mut bytes = Vec::new();
    std::io::stdin().read_to_end(&mut bytes).context("standard input cannot be read")?;
    Ok(bytes)
}

fn read(file: &str) -> anyhow::Result<Read> {
    Record::read(&bytes(file)?).with_context(|| format!("{file} is no game"))
}

fn written(record: &Record, form: Form) -> String {
    match form {
        Form::Text => record.write(),
        Form::Json => record.write_json(),
    }
}

/// Writes to a file, whole or not at all, or to standard output.
fn write(path: Option<&Path>, text: &str) -> anyhow::Result<()> {
    match path {
        Some(path) => save(path, text).with_context(|| format!("{} cannot be written", path.display())),
        None => out(text),
    }
}
