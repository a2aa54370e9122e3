//! Steps 1, 2 and 7: jail, Unrest, and troops that move.

use std::cmp::Reverse;

use pax_rules::{Command, Destination, Event, Rule};

use super::sight::{Place, Sight};
use super::{Mind, Move};

/// BOT-29 **Step 1**: leave jail.
pub(super) fn leave_jail(sight: &Sight<'_>, _: &mut Mind) -> Option<Move> {
    let is_offered = sight.commands.contains(&Command::LeaveJail);
    is_offered.then(|| Move::new(Command::LeaveJail, &[Rule::Bot29]))
}

/// BOT-30 **Step 2**: remove Unrest from its own enterprises, where most disks go; by the cheapest way (BOT-31).
pub(super) fn remove_unrest(sight: &Sight<'_>, mind: &mut Mind) -> Option<Move> {
    let ways = sight.commands.iter().filter_map(|&command| {
        let (Command::Police(at)
        | Command::PlayTroop(_, Destination::At(at))
        | Command::RedeployTroop(_, Destination::At(at))) = command
        else {
            return None;
        };
        sight.place(at).filter(|place| place.owner == sight.seat && place.seen.unrest > 0)?;
        let (_, events) = sight.after(command)?;
        let disks: u8 = events
            .iter()
            .map(|event| match event {
                Event::UnrestRemoved { card, disks } if *card == at => *disks,
                _ => 0,
            })
            .sum();
        let gold = sight.price(command)?.gold;
        (disks > 0).then_some(((Reverse(disks), gold), command))
    });
    let (_, command) = mind.lowest(ways)?;
    Some(Move::new(command, &[Rule::Bot30]))
}

/// BOT-68 **Step 7**: redeploy for nothing to where more of its cubes lie, from where fewest do (BOT-69).
pub(super) fn redeploy(sight: &Sight<'_>, mind: &mut Mind) -> Option<Move> {
    let ways = sight.commands.iter().filter_map(|&command| {
        let Command::RedeployTroop(card, Destination::At(to)) = command else { return None };
        let troop = sight.troops.iter().find(|troop| troop.card == card)?;
        let to = sight.place(to)?;
        let (from, there) = (sight.protects(*troop), to.cubes(sight.seat));
        let is_worth_it = there > from && !is_held(sight, to) && sight.price(command)?.gold == 0;
        is_worth_it.then_some(((from, Reverse(there)), command))
    });
    let (_, command) = mind.lowest(ways)?;
    Some(Move::new(command, &[Rule::Bot68, Rule::Bot69]))
}

/// Tells whether a troop of its own stands there.
fn is_held(sight: &Sight<'_>, at: &Place) -> bool {
    at.seen.troop.is_some_and(|troop| troop.owner == sight.seat)
}
