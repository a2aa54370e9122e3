//! Steps 11 and 13: speculate.

use pax_rules::{Command, Rule, Slot};

use super::sight::Sight;
use super::{Mind, Move, purchase};

/// BOT-74 **Step 11**: the first Speculation Cube of the turn.
pub(super) fn once(sight: &Sight<'_>, mind: &mut Mind) -> Option<Move> {
    if mind.cubes > 0 {
        return None;
    }
    dearest(sight, mind).map(|command| Move::new(command, &[Rule::Bot74]))
}

/// BOT-76 **Step 13**: the second.
pub(super) fn again(sight: &Sight<'_>, mind: &mut Mind) -> Option<Move> {
    if mind.cubes != 1 {
        return None;
    }
    dearest(sight, mind).map(|command| Move::new(command, &[Rule::Bot76]))
}

/// The dearest card, and of two the one that it would rather buy (BOT-74).
pub(super) fn dearest(sight: &Sight<'_>, mind: &mut Mind) -> Option<Command> {
    let slots = || {
        sight.commands.iter().filter_map(|command| match command {
            Command::Speculate(slot) => Some(*slot),
            _ => None,
        })
    };
    let price = slots().map(Slot::price).max()?;
    let wishes = slots().filter(|slot| slot.price() == price).map(|slot| {
        let wish = sight.view.market(slot).and_then(|card| purchase::wish(sight, slot, card));
        (wish.map_or(i16::MAX, |wish| wish.order), slot)
    });
    mind.lowest(wishes).map(|(_, slot)| Command::Speculate(slot))
}
