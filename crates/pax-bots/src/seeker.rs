//! The bot that wants to topple Díaz and thinks one command ahead.

use pax_deck::CardId;
use pax_record::Chance;
use pax_rules::{Command, Orientation, Seat, Table, View};

use crate::bot::Bot;

/// Wants to topple Díaz: of the commands it takes the one after which it is nearest to that, and buys a Topple when it would
/// win by it.
pub(crate) struct Seeker {
    chance: Chance,
}

impl Seeker {
    pub(crate) const fn new(chance: Chance) -> Self {
        Self { chance }
    }
}

/// What a point of prestige is worth, beside a gold of income.
const POINT: i64 = 40;
/// What a gold of income is worth, beside a gold.
const INCOME: i64 = 6;
/// What the chance to win is worth.
const VICTORY: i64 = 100_000;

impl Bot for Seeker {
    fn choose(&mut self, table: &Table, view: &View, seat: Seat, commands: &[Command]) -> Command {
        let (_, topples, _) = table.dealt_cards();
        let best = commands.iter().map(|command| {
            // Which of two that are as good is a matter of chance.
            (worth(table, &topples, view, seat, *command), self.chance.below(1 << 16), *command)
        });
        best.max_by_key(|(worth, lot, _)| (*worth, *lot)).map_or(commands[0], |(_, _, command)| command)
    }
}

/// Returns how good it is for a seat when it has done that.
fn worth(table: &Table, topples: &[CardId], view: &View, seat: Seat, command: Command) -> i64 {
    let would_win =
        view.topple_table(table).iter().any(|line| line.seat == seat && line.now && line.missing == 0);
    if let Command::BuyMarketCard(slot) = command
        && view.market(slot).is_some_and(|card| topples.contains(&card))
    {
        return if would_win { VICTORY } else { -VICTORY };
    }
    if command == Command::Orient(Orientation::Event) && would_win {
        return VICTORY;
    }
    let Ok(preview) = view.preview(table, seat, command) else { return -VICTORY };
    let mut worth = 0;
    for line in preview.topples_after.iter().filter(|line| line.seat == seat) {
        let ahead = i64::from(line.points) - i64::from(line.tripartite);
        // The nearest way counts most, and most of all the one that is open.
        worth = worth.max(POINT * (ahead + 20) + if line.now { POINT / 2 } else { 0 });
    }
    if let Some(figures) = preview.after.iter().find(|figures| figures.seat == seat) {
        worth += i64::from(figures.gold) + INCOME * i64::from(figures.income);
        worth += figures.prestige.iter().map(|points| i64::from(*points) * POINT / 8).sum::<i64>();
    }
    if let Command::BuyMarketCard(slot) = command {
        // A card in hand may become a point.
        worth += POINT / 4 - i64::from(slot.price());
    }
    worth
}
