//! Step 10: what partners can do beside being there.

use pax_deck::ability::{Ability, SpecialAbility};
use pax_rules::{Command, Rule};

use super::purchase::By;
use super::sight::Sight;
use super::{Mind, Move, purchase, sell, speculate};

/// BOT-73 **Step 10**: any special ability of a partner, Extra Actions included.
pub(super) fn of_partners(sight: &Sight<'_>, mind: &mut Mind) -> Option<Move> {
    agitate(sight, mind).or_else(|| decree(sight)).or_else(|| extra_action(sight, mind))
}

/// BOT-20 **Activists** place Unrest first, where an orange card would (BOT-60); only on what no troop protects (BOT-22),
/// and not in Martial Law (BOT-21), which forbids it anyway.
fn agitate(sight: &Sight<'_>, mind: &mut Mind) -> Option<Move> {
    let targets = sight.commands.iter().filter_map(|&command| {
        let Command::Agitate(_, target) = command else { return None };
        let place = sight.place(target).filter(|place| place.seen.troop.is_none())?;
        let (target, cubes) = sight.unrest_target(place)?;
        Some(((target, -cubes), command))
    });
    let (_, command) = mind.lowest(targets)?;
    Some(Move::new(command, &[Rule::Bot73, Rule::Bot20]))
}

/// BOT-23 **A decree** where it has more of the prestige of that regime than the human.
fn decree(sight: &Sight<'_>) -> Option<Move> {
    let pays = |command: &&Command| {
        let Command::Decree(card) = **command else { return false };
        let side = sight.partners.iter().find(|(_, seen)| seen.card == card).map_or(0, |(_, seen)| seen.side);
        sight.table.abilities(card, side).iter().any(|ability| match ability {
            Ability::Special(SpecialAbility::Decree(to)) => {
                let kind = sight.table.toppling(*to);
                sight.points(sight.seat, kind) > sight.points(sight.human, kind)
            }
            _ => false,
        })
    };
    let command = sight.commands.iter().find(pays)?;
    Some(Move::new(*command, &[Rule::Bot73, Rule::Bot23]))
}

/// What an Extra Action of a partner still allows when the steps before have passed (BOT-81): another purchase that meets a
/// condition, another cube, another card from a full hand. The other steps have had their Extra Actions already.
fn extra_action(sight: &Sight<'_>, mind: &mut Mind) -> Option<Move> {
    let rows = [Rule::Bot73, Rule::Bot81];
    if let Some((command, _)) = purchase::wanted(sight, mind, By::ExtraAction) {
        return Some(Move::new(command, &rows));
    }
    if let Some((card, _)) = sell::surplus(sight, mind)
        && sight.is_extra(Command::SellCard(card))
    {
        return Some(Move::new(Command::SellCard(card), &rows));
    }
    let command = speculate::dearest(sight, mind).filter(|command| sight.is_extra(*command))?;
    Some(Move::new(command, &rows))
}
