//! `hacendado cards words`.

use std::fmt::Write as _;
use std::process::ExitCode;

use pax_deck::Deck;
use pax_deck::usage::{Vocabulary, usage};
use pax_deck::word::Word as _;

use crate::print::{COLUMNS, FAINT, TITLE, out, styled};

/// Where the list of cards begins.
const INDENT: &str = "                           ";

/// Prints the vocabularies.
pub(crate) fn run(deck: &Deck) -> anyhow::Result<ExitCode> {
    let usage = usage(deck);
    let mut text = String::new();
    for &vocabulary in Vocabulary::ALL {
        let (title, meaning) = match vocabulary {
            Vocabulary::Effect => ("Effects", "what happens once, when a card is played"),
            Vocabulary::Ability => ("Abilities", "what holds while a card is in play"),
            Vocabulary::Deed => ("Deeds", "what a black card does to its victim"),
        };
        let _ = writeln!(text, "{} {}", styled(TITLE, title), styled(FAINT, meaning));
        for word in usage.iter().filter(|word| word.vocabulary == vocabulary) {
            let cards: Vec<String> = word.cards.iter().map(ToString::to_string).collect();
            let name = if word.special { format!("{} *", word.word) } else { word.word.to_owned() };
            let head = format!("  {name:<20}{:>3}  ", word.cards.len());
            let options = textwrap::Options::new(COLUMNS).initial_indent(&head).subsequent_indent(INDENT);
            let _ = writeln!(text, "{}", textwrap::fill(&cards.join(" "), options));
        }
        text.push('\n');
    }
    let _ = writeln!(text, "{}", styled(FAINT, "* a special: what one card alone does"));
    out(&text)?;
    Ok(ExitCode::SUCCESS)
}
