//! What a command is about: the cards, places and players that it names, so that the table can show them.

use pax_deck::CardId;
use pax_rules::{Command, CubePlace, Destination, Seat, Slot, Target};

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
    match command {
        Command::PlayEnterprise(card)
        | Command::PlayPartner(card, _)
        | Command::BuyPublicCard(card, _)
        | Command::SellCard(card)
        | Command::BuyLand(card)
        | Command::UpgradeConnection(card, _)
        | Command::Police(card)
        | Command::AddIncomeCube(card)
        | Command::PlacePrestigeCube(card)
        | Command::Decree(card)
        | Command::UseSpy(card)
        | Command::Retreat(card)
        | Command::Abandon(card)
        | Command::Choose(card)
        | Command::Keep(card)
        | Command::Drop(card)
        | Command::Fraud(card)
        | Command::TakeHacendado(card) => vec![Spot::Card(card)],
        Command::PlayTroop(card, to) | Command::RedeployTroop(card, to) => match to {
            Destination::At(place) => vec![Spot::Card(card), Spot::Card(place)],
            Destination::Army => vec![Spot::Card(card)],
        },
        Command::PlayOrange(card, target, _)
        | Command::Agitate(card, target)
        | Command::PlayBlack(card, Target::Card(target)) => vec![Spot::Card(card), Spot::Card(target)],
        Command::PlayBlack(card, Target::Player(seat)) | Command::Assassinate(card, seat) => {
            vec![Spot::Card(card), Spot::Seat(seat)]
        }
        Command::BuyMarketCard(slot) | Command::Speculate(slot) | Command::DiscardFirst(slot) => {
            vec![Spot::Slot(slot)]
        }
        Command::ShiftCube(from, to) => [from, to].into_iter().filter_map(place).collect(),
        Command::PayTo(seat) => vec![Spot::Seat(seat)],
        Command::LeaveJail
        | Command::EndActions
        | Command::Orient(_)
        | Command::Decline
        | Command::DiscardFaction(_)
        | Command::Flip(_)
        | Command::TurnSide(_)
        | Command::Roll(_) => Vec::new(),
    }
}

const fn place(place: CubePlace) -> Option<Spot> {
    match place {
        CubePlace::Income(card) | CubePlace::Oval(card, _) | CubePlace::Prestige(card) => {
            Some(Spot::Card(card))
        }
        CubePlace::Market(slot) => Some(Spot::Slot(slot)),
        CubePlace::Reserve => None,
    }
}
