//! `hacendado cards show` and `sheet`.

use std::fmt::Write as _;
use std::process::ExitCode;

use clap::Args;
use pax_deck::{Card, Deck};
use pax_table::{Lang, Tongue, card_text};

use super::{InLang, find, json};
use crate::print::{FAINT, NOTE, TITLE, out, styled, wrapped};

const INDENT: &str = "     ";

#[derive(Debug, Args)]
pub(crate) struct Show {
    /// The number of the card, or its name or a part of it.
    #[arg(value_name = "NUMBER|NAME")]
    card: String,
    #[command(flatten)]
    tongue: InLang,
    /// Print JSON (docs/cards-json.md).
    #[arg(long)]
    json: bool,
}

impl Show {
    pub(crate) fn run(self, deck: &Deck) -> anyhow::Result<ExitCode> {
        let card = find::find(deck, &self.card)?;
        if self.json {
            out(&format!("{}\n", serde_json::to_string_pretty(&json::card(self.tongue.lang, card)?)?))?;
        } else {
            out(&format!("{}{}", face(card, self.tongue.lang), provenance(card, self.tongue.lang)))?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// Prints the proof sheet.
pub(crate) fn sheet(deck: &Deck, lang: Lang) -> anyhow::Result<ExitCode> {
    let faces: Vec<String> = deck.cards().iter().map(|card| face(card, lang)).collect();
    out(&faces.join("\n"))?;
    Ok(ExitCode::SUCCESS)
}

fn face(card: &Card, lang: Lang) -> String {
    let said = card_text(lang, card);
    let mut text = format!("{}  {}\n", styled(FAINT, &card.id().to_string()), styled(TITLE, &said.name));
    let figures: Vec<&str> =
        std::iter::once(said.kind.as_str()).chain(said.stats.iter().map(String::as_str)).collect();
    let _ = writeln!(text, "{}", wrapped(&figures.join(" · "), INDENT));
    for line in &said.lines {
        let _ = writeln!(text, "{}", wrapped(line, INDENT));
    }
    if let Some(note) = &said.note {
        let _ = writeln!(text, "{}", styled(NOTE, &wrapped(note, INDENT)));
    }
    text
}

fn provenance(card: &Card, lang: Lang) -> String {
    let tongue = Tongue::of(lang);
    let provenance = &card.imprint().provenance;
    let mut text = String::from("\n");
    for (id, fields) in
        [("provenance-stated", &provenance.stated), ("provenance-inferred", &provenance.inferred)]
    {
        if !fields.is_empty() {
            let line = tongue.say(id, &[("fields", fields.join(", ").into())]);
            let _ = writeln!(text, "{}", wrapped(&line, INDENT));
        }
    }
    let rest = if text.trim().is_empty() { "provenance-all" } else { "provenance-rest" };
    let _ = writeln!(text, "{INDENT}{}", tongue.say(rest, &[]));
    text
}
