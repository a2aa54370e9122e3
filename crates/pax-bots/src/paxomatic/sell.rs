//! Step 6: sell a card.

use std::cmp::Reverse;

use pax_deck::CardId;
use pax_rules::{Command, Rule};

use super::aim::Rank;
use super::sight::Sight;
use super::{Mind, Move};

/// BOT-64, BOT-67 **Step 6**: from a full hand, or an enterprise that is worth nothing any more.
pub(super) fn a_card(sight: &Sight<'_>, mind: &mut Mind) -> Option<Move> {
    from_hand(sight, mind).or_else(|| enterprise(sight, mind))
}

/// BOT-64 **Step 6a**: only from a full hand, and only where it has played nothing this turn.
fn from_hand(sight: &Sight<'_>, mind: &mut Mind) -> Option<Move> {
    if mind.has_played {
        return None;
    }
    let (card, row) = surplus(sight, mind)?;
    Some(Move::new(Command::SellCard(card), &[Rule::Bot64, row]))
}

/// Returns the card that a full hand could spare and may sell now.
pub(super) fn surplus(sight: &Sight<'_>, mind: &mut Mind) -> Option<(CardId, Rule)> {
    let hand = sight.view.hand(sight.seat);
    if hand.len() < u32::from(sight.view.hand_limit(sight.table, sight.seat)) {
        return None;
    }
    let may_be_sold = |card: &CardId| sight.commands.contains(&Command::SellCard(*card));
    least(sight, mind, hand.iter().filter(may_be_sold))
}

/// BOT-65, BOT-66: one that it could not play, or else the one that it would play last.
pub(super) fn least(
    sight: &Sight<'_>,
    mind: &mut Mind,
    cards: impl Iterator<Item = CardId>,
) -> Option<(CardId, Rule)> {
    let ranked = cards.map(|card| {
        let first: Option<Rank> = sight.ways(card).map(|(aim, ..)| aim.rank).min();
        // What cannot be played at all comes before everything.
        ((first.is_some(), first.map(Reverse)), card)
    });
    let ((is_playable, _), card) = mind.lowest(ranked)?;
    Some((card, if is_playable { Rule::Bot66 } else { Rule::Bot65 }))
}

/// BOT-67 **Step 6b**: an enterprise that another extorts, without a cube of its own.
fn enterprise(sight: &Sight<'_>, mind: &mut Mind) -> Option<Move> {
    let lost = sight.commands.iter().filter_map(|&command| {
        let Command::SellCard(card) = command else { return None };
        let place = sight.place(card)?;
        (place.is_extorted() && place.cubes(sight.seat) == 0).then_some(((), command))
    });
    let ((), command) = mind.lowest(lost)?;
    Some(Move::new(command, &[Rule::Bot67]))
}
