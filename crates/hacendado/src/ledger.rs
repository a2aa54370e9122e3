//! The ledger of a game as a table, in the language of whoever reads it.

use std::fmt::Write as _;

use pax_deck::vocabulary::Prestige;
use pax_deck::word::Word as _;
use pax_record::{Ledger, LedgerLine};
use pax_rules::{Figures, Seat};
use pax_table::{Lang, Tongue};
use unicode_width::UnicodeWidthStr as _;

/// Names are cut at this width.
const NAME: usize = 10;
/// How many columns hold words; the others hold figures.
const WORDS: usize = 3;

/// Writes a ledger as a table: a line for each turn and seat under a line of heads, and what its signs mean.
pub(crate) fn table(ledger: &Ledger, lang: Lang, name: impl Fn(Seat) -> String) -> String {
    let tongue = Tongue::of(lang);
    let mut rows = vec![heads(tongue)];
    for line in &ledger.lines {
        for (n, figures) in line.figures.iter().enumerate() {
            rows.push(row(tongue, line, figures, n == 0, &name(figures.seat)));
        }
    }
    let widths: Vec<usize> = (0..rows[0].len())
        .map(|column| rows.iter().map(|row| row[column].width()).max().unwrap_or(0))
        .collect();
    let mut text = String::new();
    for row in &rows {
        let mut line = String::new();
        for (column, (cell, width)) in row.iter().zip(&widths).enumerate() {
            let gap = " ".repeat(width - cell.width());
            let space = if column == 0 { "" } else { " " };
            let _ = if (1..WORDS).contains(&column) {
                write!(line, "{space}{cell}{gap}")
            } else {
                write!(line, "{space}{gap}{cell}")
            };
        }
        let _ = writeln!(text, "{}", line.trim_end());
    }
    let _ = writeln!(text, "{}", tongue.word("ledger-signs"));
    text
}

fn heads(tongue: &Tongue) -> Vec<String> {
    let heads = ["turn", "regime", "player", "gold", "income", "cubes"];
    let prestige = Prestige::ALL.iter().map(|kind| tongue.word(&format!("prestige-{}.short", kind.word())));
    heads.iter().map(|head| tongue.word(&format!("ledger-{head}"))).chain(prestige).collect()
}

fn row(tongue: &Tongue, line: &LedgerLine, figures: &Figures, is_first: bool, name: &str) -> Vec<String> {
    let (mut turn, mut regime) = (String::new(), String::new());
    if is_first {
        turn = line.turn.map_or_else(|| tongue.word("ledger-end"), |turn| turn.to_string());
        regime = tongue.word(&format!("regime-{}.short", line.regime.word()));
        if line.depression {
            regime.push_str(" D");
        }
    }
    let has_turn = figures.seat == line.active && line.turn.is_some();
    let name: String = name.chars().take(NAME).collect();
    let player = format!("{}{} {name}", figures.seat, if has_turn { "*" } else { " " });
    let numbers = [figures.gold, figures.income, figures.reserve.into()];
    let prestige = figures.prestige.map(u16::from);
    let mut row = vec![turn, regime, player];
    row.extend(numbers.iter().chain(&prestige).map(ToString::to_string));
    row
}

#[cfg(test)]
mod tests {
    use pax_deck::vocabulary::Regime;

    use super::*;

    fn ledger() -> Ledger {
        let seats = (0..2).filter_map(Seat::new);
        let figures = seats
            .map(|seat| Figures { seat, gold: 12, income: 3, reserve: 9, prestige: [1, 0, 2, 10] })
            .collect::<Vec<_>>();
        let line = |turn, depression| LedgerLine {
            entry: 0,
            turn,
            active: figures[0].seat,
            regime: Regime::Martial,
            depression,
            figures: figures.clone(),
        };
        Ledger { lines: vec![line(Some(7), true), line(None, false)] }
    }

    #[test]
    fn every_language_has_its_own_heads_and_fits_eighty_columns() {
        let name = |_: Seat| "Luis Terrazas".to_owned();
        let tables = Lang::ALL.map(|lang| table(&ledger(), lang, name));
        let heads = tables.each_ref().map(|table| table.lines().next().expect("heads"));
        assert_eq!(
            heads,
            [
                "turn regime    player         gold income cubes Loyalty Outrage Command Revol.",
                "turno régimen   jugador        oro ingr. cubos lealtad ultraje mando revol.",
                "tour régime     joueur         or revenu cubes loyauté indign. command. révol.",
                " Zug Regime     Spieler        Gold Eink. Würfel Loyal. Frevel Militär Revol.",
            ]
        );
        for table in &tables {
            assert_eq!(table.lines().count(), 6, "heads, two seats twice, and the signs:\n{table}");
            assert!(table.lines().all(|line| line.width() <= 80), "{table}");
        }
        let first = tables[3].lines().nth(1).expect("a line");
        assert_eq!(first, "   7 Kriegsr. D p1* Luis Terra   12     3      9      1      0       2     10");
        assert!(tables[1].contains(" fin marcial"), "{}", tables[1]);
    }
}
