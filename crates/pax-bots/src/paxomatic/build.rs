//! Steps 8 and 9: connections and land.

use pax_rules::{Command, Rule};

use super::sight::Sight;
use super::{Mind, Move};

/// BOT-70 **Step 8**: upgrade a connection, on whosever card, the cheapest first.
pub(super) fn upgrade(sight: &Sight<'_>, mind: &mut Mind) -> Option<Move> {
    let ways = sight.commands.iter().filter_map(|&command| match command {
        Command::UpgradeConnection(..) => sight.price(command).map(|price| (price.gold, command)),
        _ => None,
    });
    let (_, command) = mind.lowest(ways)?;
    Some(Move::new(command, &[Rule::Bot70]))
}

/// BOT-71 **Step 9**: buy land of its own (BOT-80) that costs no more than half its gold, with slaves first (BOT-72).
pub(super) fn buy_land(sight: &Sight<'_>, mind: &mut Mind) -> Option<Move> {
    let gold = sight.view.gold(sight.seat);
    let ways = sight.commands.iter().filter_map(|&command| {
        let Command::BuyLand(card) = command else { return None };
        let price = sight.price(command)?.gold;
        let slave = sight.place(card)?.print.slave;
        (u16::from(price) * 2 <= gold).then_some((!slave, command))
    });
    let (_, command) = mind.lowest(ways)?;
    Some(Move::new(command, &[Rule::Bot71, Rule::Bot72]))
}
