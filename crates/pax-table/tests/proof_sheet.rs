//! The proof sheet: every card in every language, as a person proof-reads it.

use std::fmt::Write as _;

use pax_deck::Deck;
use pax_table::{Lang, card_text};

fn sheet(lang: Lang) -> String {
    let mut sheet = String::new();
    for card in Deck::standard().cards() {
        let text = card_text(lang, card);
        let stats: Vec<&str> =
            std::iter::once(text.kind.as_str()).chain(text.stats.iter().map(String::as_str)).collect();
        let _ = writeln!(sheet, "{} {} ({})", card.id(), text.name, stats.join(" · "));
        for line in text.lines.iter().chain(&text.note) {
            let _ = writeln!(sheet, "    {line}");
        }
    }
    sheet
}

#[test]
fn every_card_reads_well_in_english() {
    insta::assert_snapshot!("en", sheet(Lang::En));
}

#[test]
fn every_card_reads_well_in_spanish() {
    insta::assert_snapshot!("es", sheet(Lang::Es));
}

#[test]
fn every_card_reads_well_in_french() {
    insta::assert_snapshot!("fr", sheet(Lang::Fr));
}

#[test]
fn every_card_reads_well_in_german() {
    insta::assert_snapshot!("de", sheet(Lang::De));
}

#[test]
fn no_english_card_says_more_than_fits() {
    for card in Deck::standard().cards() {
        let text = card_text(Lang::En, card).lines.join(" ");
        let chars = text.chars().count();
        assert!(chars <= 220, "{} {} has {chars} characters: {text}", card.id(), card.name());
    }
}

#[test]
fn nothing_is_left_unsaid() {
    for lang in Lang::ALL {
        let sheet = sheet(lang);
        assert!(!sheet.contains(['{', '}']), "{}: a message is missing", lang.code());
        assert!(!sheet.contains("  ·") && !sheet.contains(" ,") && !sheet.contains(" ."), "{}", lang.code());
    }
}
