//! What a command names: cards, places of the Market, a player.

use pax_deck::CardId;

use crate::command::{Command, CubePlace, Destination, Target};
use crate::seat::{Seat, Slot};

impl Command {
    /// Returns the cards that it names, the one that acts first.
    #[must_use]
    pub const fn cards(self) -> [Option<CardId>; 2] {
        match self {
            Self::PlayEnterprise(card)
            | Self::PlayPartner(card, _)
            | Self::PlayTroop(card, Destination::Army)
            | Self::PlayBlack(card, Target::Player(_))
            | Self::BuyPublicCard(card, _)
            | Self::SellCard(card)
            | Self::RedeployTroop(card, Destination::Army)
            | Self::BuyLand(card)
            | Self::UpgradeConnection(card, _)
            | Self::Police(card)
            | Self::AddIncomeCube(card)
            | Self::PlacePrestigeCube(card)
            | Self::Decree(card)
            | Self::UseSpy(card)
            | Self::Retreat(card)
            | Self::Abandon(card)
            | Self::Choose(card)
            | Self::Keep(card)
            | Self::Drop(card)
            | Self::Fraud(card)
            | Self::Assassinate(card, _)
            | Self::TakeHacendado(card) => [Some(card), None],
            Self::PlayTroop(card, Destination::At(other))
            | Self::PlayOrange(card, other, _)
            | Self::PlayBlack(card, Target::Card(other))
            | Self::RedeployTroop(card, Destination::At(other))
            | Self::Agitate(card, other) => [Some(card), Some(other)],
            Self::ShiftCube(from, to) => [from.holder(), to.holder()],
            Self::BuyMarketCard(_)
            | Self::Speculate(_)
            | Self::DiscardFirst(_)
            | Self::LeaveJail
            | Self::EndActions
            | Self::Orient(_)
            | Self::Decline
            | Self::DiscardFaction(_)
            | Self::Flip(_)
            | Self::TurnSide(_)
            | Self::PayTo(_)
            | Self::Roll(_) => [None, None],
        }
    }

    /// Returns the places of the Market that it names.
    #[must_use]
    pub const fn slots(self) -> [Option<Slot>; 2] {
        match self {
            Self::BuyMarketCard(slot) | Self::Speculate(slot) | Self::DiscardFirst(slot) => {
                [Some(slot), None]
            }
            Self::ShiftCube(from, to) => [from.slot(), to.slot()],
            _ => [None, None],
        }
    }

    /// Returns the player that it names.
    #[must_use]
    pub const fn player(self) -> Option<Seat> {
        match self {
            Self::PlayBlack(_, Target::Player(seat)) | Self::Assassinate(_, seat) | Self::PayTo(seat) => {
                Some(seat)
            }
            _ => None,
        }
    }
}

impl CubePlace {
    /// Returns the card on which a cube lies there.
    #[must_use]
    pub const fn holder(self) -> Option<CardId> {
        match self {
            Self::Income(card) | Self::Oval(card, _) | Self::Prestige(card) => Some(card),
            Self::Market(_) | Self::Reserve => None,
        }
    }

    /// Returns the place of the Market.
    #[must_use]
    pub const fn slot(self) -> Option<Slot> {
        if let Self::Market(slot) = self { Some(slot) } else { None }
    }
}
