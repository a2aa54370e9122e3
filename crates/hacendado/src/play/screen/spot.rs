//! What a command is about: the cards, places and players that it names, so that the table can show them.

use pax_deck::CardId;
use pax_rules::{Command, Seat, Slot};

/// Something on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Spot {
    /// A card.
    Card(CardId),
    /// A place in the Market.
    Slot(Slot),
    /// A player.
    Seat(Seat),
}

/// Lists what a command names, the card that acts first.
pub(super) fn spots(command: Command) -> Vec<Spot> {
    let cards = command.cards().into_iter().flatten().map(Spot::Card);
    let slots = command.slots().into_iter().flatten().map(Spot::Slot);
    cards.chain(slots).chain(command.player().map(Spot::Seat)).collect()
}
