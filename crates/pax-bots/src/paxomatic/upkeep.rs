//! Upkeep in a Depression: which cards are let go.

use pax_deck::CardId;
use pax_rules::{Command, Rule};

use super::sight::Sight;
use super::{Mind, Move};

/// What is let go this turn. It is settled at the first question, so that the later ones fit.
pub(super) struct Budget {
    let_go: Vec<CardId>,
}

/// BOT-03 **Upkeep**: it keeps as many cards as its income and a third of the gold that it had before (AMB-81), but one at
/// least (BOT-04).
pub(super) fn keeps(gold: u16, income: u16) -> u16 {
    (income + gold.saturating_sub(income) / 3).clamp(1, gold.max(1))
}

/// DP-27: keeps a card, or lets it go.
pub(super) fn answer(sight: &Sight<'_>, mind: &mut Mind, card: CardId) -> Move {
    if mind.budget.is_none() {
        mind.budget = Some(settle(sight, mind));
    }
    let goes = mind.budget.as_ref().is_some_and(|budget| budget.let_go.contains(&card));
    if goes {
        Move::new(Command::Drop(card), &[Rule::Bot03, Rule::Bot05])
    } else {
        Move::new(Command::Keep(card), &[Rule::Bot03])
    }
}

/// BOT-05 **Partners go first, then troops**, those that protect the fewest of its cubes first; enterprises go last (BOT-06,
/// BOT-27).
fn settle(sight: &Sight<'_>, mind: &mut Mind) -> Budget {
    let seat = sight.seat;
    let partners =
        sight.partners.iter().filter(|(owner, _)| *owner == seat).map(|(_, seen)| (0, 0, seen.card));
    let troops = sight
        .troops
        .iter()
        .filter(|troop| troop.owner == seat)
        .map(|troop| (1, sight.protects(*troop), troop.card));
    let enterprises = sight
        .places
        .iter()
        .filter(|place| place.owner == seat)
        .map(|place| (2, place.cubes(seat), place.seen.card));
    let mut cards: Vec<(u8, u8, CardId)> = partners.chain(troops).chain(enterprises).collect();
    // BOT-17: between equals the lot decides.
    mind.chance.shuffle(&mut cards);
    cards.sort_by_key(|(kind, cubes, _)| (*kind, *cubes));
    let kept = usize::from(keeps(sight.view.gold(seat), sight.outline.of[seat.index()].income));
    let gone = cards.len().saturating_sub(kept);
    Budget { let_go: cards.into_iter().take(gone).map(|(.., card)| card).collect() }
}
