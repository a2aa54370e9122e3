//! What a view shows: the plain questions that every table, drawn or spoken, asks of it.

use pax_deck::CardId;
use pax_deck::ability::Purchase;
use pax_deck::vocabulary::{Bias, Connection, Regime};

use super::View;
use crate::check::check;
use crate::command::Command;
use crate::could::Price;
use crate::look::Look;
use crate::price::Item;
use crate::seat::{Seat, Slot};
use crate::set::CardSet;
use crate::state::{Outcome, Stand, Zone};
use crate::table::Table;

/// An enterprise as it lies on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EnterpriseSeen {
    /// The card.
    pub card: CardId,
    /// Its Income Cubes.
    pub income: u8,
    /// Its disks of Unrest.
    pub unrest: u8,
    /// The connection in force (CONN-11).
    pub connection: Connection,
    /// Whose cubes are in its ovals.
    pub ovals: [Option<Seat>; 2],
    /// The troop that stands there.
    pub troop: Option<TroopSeen>,
    /// Whether that troop's Extortion Cube is there.
    pub extorted: bool,
    /// Whether a Prestige Cube is there.
    pub prestige_cube: bool,
}

/// A troop as it stands on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TroopSeen {
    /// The card.
    pub card: CardId,
    /// Whose it is.
    pub owner: Seat,
    /// The enterprise where it stands; none in a Private Army.
    pub at: Option<CardId>,
    /// How strong it is now (TROOP-09).
    pub firepower: u8,
    /// Whether a Prestige Cube is there.
    pub prestige_cube: bool,
}

/// A partner or public card as it lies on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PartnerSeen {
    /// The card.
    pub card: CardId,
    /// Which side is up.
    pub side: u8,
    /// Its Income Cubes.
    pub income: u8,
    /// Whether a Prestige Cube is there.
    pub prestige_cube: bool,
}

impl View {
    /// Lists the seats in turn order.
    pub fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats).map(Seat::at)
    }

    /// Returns the seat whose turn it is.
    #[must_use]
    pub const fn active(&self) -> Seat {
        self.active
    }

    /// Returns how many turns have begun.
    #[must_use]
    pub const fn turn(&self) -> u16 {
        self.turn
    }

    /// Returns how many actions are left in this turn.
    #[must_use]
    pub const fn actions(&self) -> u8 {
        self.actions
    }

    /// Returns how many Market cards were bought in this turn.
    #[must_use]
    pub const fn purchases(&self) -> u8 {
        self.purchases
    }

    /// Returns the regime in force.
    #[must_use]
    pub const fn regime(&self) -> Regime {
        self.regime
    }

    /// Tells whether there is a Depression.
    #[must_use]
    pub const fn is_depression(&self) -> bool {
        self.depression
    }

    /// Returns the topmost of the Bull-Bear Discards.
    #[must_use]
    pub const fn pile(&self) -> Option<Bias> {
        self.pile
    }

    /// Returns how many Topples were bought or discarded.
    #[must_use]
    pub const fn topples_gone(&self) -> u8 {
        self.topples_gone
    }

    /// Returns how the game ended, if it has.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// Returns the card at a place of the Market.
    #[must_use]
    pub const fn market(&self, slot: Slot) -> Option<CardId> {
        self.market[slot.index()]
    }

    /// Returns whose Speculation Cube lies at a place of the Market.
    #[must_use]
    pub const fn speculation(&self, slot: Slot) -> Option<Seat> {
        self.speculation[slot.index()]
    }

    /// Lists the cards in a zone, in the order of their numbers. The deck and the box are not seen.
    pub fn cards_in(&self, zone: Zone) -> impl Iterator<Item = CardId> {
        (1..=255).filter_map(CardId::new).filter(move |card| self.zone(*card) == Some(zone))
    }

    /// Returns the gold of a seat.
    #[must_use]
    pub const fn gold(&self, seat: Seat) -> u16 {
        self.players[seat.index()].gold
    }

    /// Returns the cubes that a seat has in reserve.
    #[must_use]
    pub const fn reserve(&self, seat: Seat) -> u8 {
        self.players[seat.index()].reserve
    }

    /// Returns the Hacendado of a seat; none before he is chosen, and none for Díaz.
    #[must_use]
    pub const fn hacendado(&self, seat: Seat) -> Option<CardId> {
        CardId::new(self.players[seat.index()].hacendado)
    }

    /// Returns how the Hacendado of a seat stands to Díaz.
    #[must_use]
    pub const fn stand(&self, seat: Seat) -> Stand {
        self.players[seat.index()].stand
    }

    /// Returns the Income Cubes on the Hacendado of a seat.
    #[must_use]
    pub const fn hacendado_income(&self, seat: Seat) -> u8 {
        self.players[seat.index()].hacendado_income
    }

    /// Tells whether a seat is in jail.
    #[must_use]
    pub const fn is_jailed(&self, seat: Seat) -> bool {
        self.players[seat.index()].jailed
    }

    /// Returns the hand of a seat.
    #[must_use]
    pub const fn hand(&self, seat: Seat) -> CardSet {
        self.hand[seat.index()]
    }

    /// Tells whether a Prestige Cube lies on a card.
    #[must_use]
    pub const fn has_prestige_cube(&self, card: CardId) -> bool {
        self.prestige_cubes.has(card)
    }

    /// Returns how many cards a seat may hold (ACT-BUY-08).
    #[must_use]
    pub fn hand_limit(&self, table: &Table, seat: Seat) -> u8 {
        Look::new(table, &self.some_state(table)).hand_limit(seat)
    }

    /// Returns the mine value and the economy of the regime in force.
    #[must_use]
    pub fn mines_and_economy(&self, table: &Table) -> (u8, u8) {
        let row = table.regime(self.regime);
        (row.mines, row.economy)
    }

    /// ENT-15: how many Income Cubes an enterprise would be entitled to as things are, wherever it lies.
    #[must_use]
    pub fn entitlement(&self, table: &Table, card: CardId) -> u8 {
        Look::new(table, &self.some_state(table)).entitlement(card)
    }

    /// Lists the enterprises of a seat as they lie on the table.
    #[must_use]
    pub fn enterprises(&self, table: &Table, seat: Seat) -> Vec<EnterpriseSeen> {
        let state = self.some_state(table);
        let look = Look::new(table, &state);
        look.enterprises_of(seat)
            .map(|card| {
                let place = look.at(card);
                let owner = |oval: u8| oval.checked_sub(1).map(Seat::at);
                EnterpriseSeen {
                    card,
                    income: place.income,
                    unrest: place.unrest,
                    connection: look.connection(card),
                    ovals: place.ovals.map(owner),
                    troop: look.occupant(card).and_then(|troop| look.troop_seen(troop)),
                    extorted: place.extorted,
                    prestige_cube: self.prestige_cubes.has(card),
                }
            })
            .collect()
    }

    /// Lists the partners and public cards of a seat as they lie on the table.
    #[must_use]
    pub fn partners(&self, table: &Table, seat: Seat) -> Vec<PartnerSeen> {
        let state = self.some_state(table);
        let look = Look::new(table, &state);
        look.partners_of(seat)
            .map(|card| PartnerSeen {
                card,
                side: u8::from(look.side(card) == 1),
                income: look.income_on(seat, card),
                prestige_cube: self.prestige_cubes.has(card),
            })
            .collect()
    }

    /// Lists the troops of a seat, wherever they stand.
    #[must_use]
    pub fn troops(&self, table: &Table, seat: Seat) -> Vec<TroopSeen> {
        let state = self.some_state(table);
        let look = Look::new(table, &state);
        look.troops_of(seat).filter_map(|troop| look.troop_seen(troop)).collect()
    }

    /// ACT-BUY-02: what a Market card costs a seat, whether it can pay or not.
    #[must_use]
    pub fn market_price(&self, table: &Table, seat: Seat, slot: Slot) -> Option<u8> {
        let card = self.market(slot)?;
        Some(Look::new(table, &self.some_state(table)).market_price(seat, slot, card))
    }

    /// ACT-PLAY-01: what a seat pays to play a card with this price printed on it, discounts counted.
    #[must_use]
    pub fn play_price(&self, table: &Table, seat: Seat, card: CardId, printed: u8) -> u8 {
        Look::new(table, &self.some_state(table)).discounted(
            seat,
            printed,
            Purchase::Play,
            Item::Printed(card),
        )
    }

    /// Returns what a command of a seat would cost; none if it is not allowed.
    #[must_use]
    pub fn price(&self, table: &Table, seat: Seat, command: Command) -> Option<Price> {
        let permit = check(table, &self.some_state(table), seat, command).ok()?;
        Some(Price { gold: permit.price, actions: permit.actions })
    }
}

impl Look<'_> {
    fn troop_seen(self, card: CardId) -> Option<TroopSeen> {
        let owner = self.state.owner(card)?;
        Some(TroopSeen {
            card,
            owner,
            at: self.place_of(card),
            firepower: self.firepower(owner, card),
            prestige_cube: self.state.prestige_cubes.has(card),
        })
    }
}
