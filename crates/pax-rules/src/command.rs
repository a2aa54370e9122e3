//! What a player can say.

use pax_deck::CardId;
use pax_deck::vocabulary::Faction;

use crate::seat::{Seat, Slot};

/// What a player can say: small, copied, enumerable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Command {
    /// E1: play an enterprise into your tableau.
    PlayEnterprise(CardId),
    /// E1: play a partner, the first or second side up.
    PlayPartner(CardId, u8),
    /// E1: play a troop.
    PlayTroop(CardId, Destination),
    /// E1: play an orange card against an enterprise, with so many disks.
    PlayOrange(CardId, CardId, u8),
    /// E1: play a black card.
    PlayBlack(CardId, Target),
    /// E2: buy a Market card.
    BuyMarketCard(Slot),
    /// E3: buy a public card, the first or second side up.
    BuyPublicCard(CardId, u8),
    /// E4: sell a card from hand or in play.
    SellCard(CardId),
    /// E5: redeploy a troop, in place if the destination is where it stands.
    RedeployTroop(CardId, Destination),
    /// E6: buy land.
    BuyLand(CardId),
    /// E7: upgrade a connection: an oval of an enterprise.
    UpgradeConnection(CardId, u8),
    /// E8: remove a disk of Unrest.
    Police(CardId),
    /// E8: leave jail.
    LeaveJail,
    /// E9: put a Speculation Cube on a Market card.
    Speculate(Slot),
    /// E9: move a cube of yours to another valid place.
    ShiftCube(CubePlace, CubePlace),
    /// E9: add a missing Income Cube to an enterprise, the Hacendado or a partner.
    AddIncomeCube(CardId),
    /// CUBE-11: cover a bare Loyalty point.
    PlacePrestigeCube(CardId),
    /// A partner's ability: Unrest on an enterprise.
    Agitate(CardId, CardId),
    /// A partner's ability: change the regime.
    Decree(CardId),
    /// End the action phase.
    EndActions,
    /// DP-05: the event side, or the status quo.
    Orient(Orientation),
    /// DP-15: discard this Spy.
    UseSpy(CardId),
    /// Let it be: no Spy, no flip, no fraud, no assassination.
    Decline,
    /// DP-20: Retreat this troop.
    Retreat(CardId),
    /// DP-20: give this troop up.
    Abandon(CardId),
    /// DP-22: discard the cards of this colour.
    DiscardFaction(Faction),
    /// DP-23, DP-25: this card.
    Choose(CardId),
    /// DP-26: this headline first.
    DiscardFirst(Slot),
    /// DP-27: pay for it.
    Keep(CardId),
    /// DP-27: let it go.
    Drop(CardId),
    /// DP-29: flip the Hacendado to his first or second plan.
    Flip(u8),
    /// DP-30: discard this card.
    Fraud(CardId),
    /// DP-31: kill this player's Hacendado.
    Assassinate(CardId, Seat),
    /// DP-18: this side up.
    TurnSide(u8),
    /// DP-33: pay this one.
    PayTo(Seat),
    /// DP-37: take this Hacendado.
    TakeHacendado(CardId),
    /// DP-40: what the die shows. No player says it: the dealer does.
    Roll(u8),
}

/// Where a troop goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Destination {
    /// To an enterprise.
    At(CardId),
    /// To the Private Army.
    Army,
}

/// What a black card is aimed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Target {
    /// A player.
    Player(Seat),
    /// A card in play.
    Card(CardId),
}

/// Which side of a headline.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Orientation {
    /// The effects happen.
    Event,
    /// Nothing happens.
    StatusQuo,
}

/// Where a cube can lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CubePlace {
    /// As income on an enterprise, Hacendado or partner.
    Income(CardId),
    /// In an oval of an enterprise.
    Oval(CardId, u8),
    /// On a Loyalty point.
    Prestige(CardId),
    /// On a Market card.
    Market(Slot),
    /// In the reserve.
    Reserve,
}
