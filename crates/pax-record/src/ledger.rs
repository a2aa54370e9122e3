//! The ledger of a game: what everybody had at the beginning of every turn.

use std::fmt::Write as _;

use pax_deck::vocabulary::{Prestige, Regime};
use pax_deck::word::Word as _;
use pax_rules::{Figures, Seat, Viewer};

use crate::replay::Replay;

/// The ledger of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ledger {
    /// One line for each turn, and one for the end.
    pub lines: Vec<LedgerLine>,
}

/// What everybody had at one moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LedgerLine {
    /// The entry after which it was so.
    pub entry: usize,
    /// The number of the turn; none at the end of a game.
    pub turn: Option<u16>,
    /// Whose turn it was.
    pub active: Seat,
    /// The regime.
    pub regime: Regime,
    /// Whether there was a Depression.
    pub depression: bool,
    /// Everybody's figures.
    pub figures: Vec<Figures>,
}

impl Ledger {
    /// Keeps the ledger of a game, along the line that counts.
    #[must_use]
    pub fn of(replay: &Replay) -> Self {
        let mut lines: Vec<LedgerLine> = Vec::new();
        let mut entries = vec![0];
        entries.extend(replay.line());
        let last = entries.last().copied().unwrap_or(0);
        for entry in entries {
            let Some(view) = replay.view(entry, Viewer::Spectator) else { continue };
            let is_over = view.outcome().is_some();
            let is_new = lines.last().is_none_or(|line| line.turn != Some(view.turn()));
            if is_over || (is_new && view.turn() > 0) || (entry == last && lines.is_empty()) {
                lines.push(LedgerLine {
                    entry,
                    turn: (!is_over).then_some(view.turn()),
                    active: view.active(),
                    regime: view.regime(),
                    depression: view.is_depression(),
                    figures: view.figures(replay.table()),
                });
            }
        }
        Self { lines }
    }

    /// Writes it as comma-separated values, a line for each turn and seat.
    #[must_use]
    pub fn csv(&self) -> String {
        let mut text = "turn,entry,active,regime,depression,seat,gold,income,reserve".to_owned();
        for prestige in Prestige::ALL {
            let _ = write!(text, ",{}", prestige.word());
        }
        text.push('\n');
        for line in &self.lines {
            let turn = line.turn.map_or_else(|| "end".to_owned(), |turn| turn.to_string());
            for figures in &line.figures {
                let _ = write!(
                    text,
                    "{turn},{},{},{},{},{},{},{},{}",
                    line.entry,
                    line.active,
                    line.regime.word(),
                    u8::from(line.depression),
                    figures.seat,
                    figures.gold,
                    figures.income,
                    figures.reserve
                );
                for points in figures.prestige {
                    let _ = write!(text, ",{points}");
                }
                text.push('\n');
            }
        }
        text
    }
}
