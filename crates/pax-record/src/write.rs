//! A record as text. `docs/game-file.md` describes the format.

use std::fmt::Write as _;

use pax_deck::CardId;
use pax_rules::Digest;

use crate::read::FORMAT;
use crate::record::{Item, Order, Record, Start, result_words};

pub(crate) fn cards(cards: &[CardId]) -> String {
    cards.iter().fold(String::new(), |mut text, card| {
        let _ = write!(text, " {card}");
        text
    })
}

fn digest(digest: Option<Digest>) -> String {
    digest.map_or_else(|| "?".to_owned(), |digest| digest.to_string())
}

fn order(order: &Order) -> String {
    let rest = if order.unknown > 0 { format!(" ? {}", order.unknown) } else { String::new() };
    format!("order{}{rest}\n", cards(&order.known))
}

/// A remark as a line; an empty one is a bare sign.
fn comment(text: &str) -> String {
    if text.is_empty() { "#\n".to_owned() } else { format!("# {text}\n") }
}

impl Record {
    /// Writes the game as text.
    #[must_use]
    pub fn write(&self) -> String {
        let mut text = String::new();
        self.write_head(&mut text);
        let mut number = 0_usize;
        for item in &self.items {
            match item {
                Item::Comment(said) => text.push_str(&comment(said)),
                Item::Turn { number, seat, digest: of } => {
                    let _ = writeln!(text, "\nturn {number} {seat} {}", digest(*of));
                }
                Item::Entry(entry) => {
                    number += 1;
                    let _ = write!(text, "{number} {} {}", entry.by, entry.act);
                    if entry.comment.is_some() {
                        text.push(' ');
                    }
                    text.push_str(&entry.comment.as_deref().map_or_else(|| "\n".to_owned(), comment));
                }
            }
        }
        let _ = write!(text, "\nend {number} {}", digest(self.end.public));
        if let Some(state) = self.end.state {
            let _ = write!(text, " state {state}");
        }
        text.push('\n');
        text
    }

    fn write_head(&self, text: &mut String) {
        for said in &self.preface {
            text.push_str(&comment(said));
        }
        let _ = writeln!(text, "format {FORMAT}");
        if let Some(about) = &self.about {
            let _ = writeln!(text, "about {about}");
        }
        let _ = writeln!(text, "rules {}\ndeck {}", self.rules, self.deck);
        for option in self.options.said() {
            let _ = writeln!(text, "option {option}");
        }
        if let Some(date) = self.date {
            let _ = writeln!(text, "date {date}");
        }
        for (number, player) in (1..).zip(&self.seats) {
            let _ = writeln!(text, "seat p{number} {player}");
        }
        match self.seal {
            Some(seal) => {
                let _ = writeln!(text, "seal {seal}");
            }
            None => text.push_str("seal none\n"),
        }
        if let Some(seed) = self.seed {
            let _ = writeln!(text, "seed {seed}");
        }
        match &self.start {
            Start::Dealt { hacendados, market } => {
                if !hacendados.is_empty() {
                    let _ = writeln!(text, "hacendados{}", cards(hacendados));
                }
                let _ = writeln!(text, "market{}", cards(market));
            }
            Start::Position(lines) => {
                for line in lines {
                    let _ = writeln!(text, "position {line}");
                }
            }
        }
        text.push_str(&order(&self.order));
        if let Some(outcome) = self.result {
            let _ = writeln!(text, "result {}", result_words(outcome));
        }
    }
}
