//! Prices, discounts and monopolies.

use pax_deck::CardId;
use pax_deck::ability::{Ability, Discount, Purchase};
use pax_deck::vocabulary::Upgrade;

use crate::look::Look;
use crate::seat::{Seat, Slot};
use crate::table::Gift;

/// How a purchase finds the cards that a discount or monopoly speaks of.
#[derive(Clone, Copy)]
pub(crate) enum Item {
    /// A card that is not in play: in the Market or in hand.
    Printed(CardId),
    /// A card in play.
    InPlay(CardId),
}

impl Look<'_> {
    fn concerns(self, of: Option<&pax_deck::filter::Filter>, item: Item) -> bool {
        of.is_none_or(|filter| match item {
            Item::Printed(card) => self.matches_printed(filter, card),
            Item::InPlay(card) => self.matches(filter, card),
        })
    }

    /// ACT-08 **Discounts.** The lowest price that one discount makes; they never stack. Halves round up (ACT-09).
    #[inline]
    pub(crate) fn discounted(self, seat: Seat, price: u8, on: Purchase, item: Item) -> u8 {
        if price == 0 || self.pays_full(seat, on, item) { price } else { self.lowest(seat, price, on, item) }
    }

    #[inline(never)]
    fn lowest(self, seat: Seat, price: u8, on: Purchase, item: Item) -> u8 {
        let mut lowest = price;
        self.abilities(seat, Gift::Discount, |_, ability| {
            if let Ability::Discount { price: discount, on: for_what, of } = ability
                && *for_what == on
                && self.concerns(of.as_ref(), item)
            {
                lowest = lowest.min(match discount {
                    Discount::Half => price.div_ceil(2),
                    Discount::Free => 0,
                    Discount::Less(gold) => price.saturating_sub(gold.get()),
                });
            }
        });
        lowest
    }

    /// ACT-BUY-02: what a Market card costs this player.
    pub(crate) fn market_price(self, seat: Seat, slot: Slot, card: CardId) -> u8 {
        self.discounted(seat, slot.price(), Purchase::Buy, Item::Printed(card))
    }

    /// MONOPOLY-01: which opponents, as bits of their seats, are paid instead of the pool.
    pub(crate) fn monopolists(self, payer: Seat, on: Purchase, item: Item) -> u8 {
        let mut seats = 0;
        for seat in self.state.all_seats().filter(|seat| *seat != payer) {
            let owns = self.has_ability(seat, Gift::Monopoly, |ability| {
                matches!(ability, Ability::Monopoly { on: for_what, of }
                    if *for_what == on && self.concerns(of.as_ref(), item))
            });
            seats |= u8::from(owns) << seat.number();
        }
        seats
    }

    /// CHAIN-02: whether a working Chain Railroad is this player's.
    pub(crate) fn has_chain(self, seat: Seat) -> bool {
        let mine = seat.number() + 1;
        self.enterprises(self.all_enterprises() & self.table.chains).any(|card| {
            let place = self.at(card);
            place.unrest == 0
                && self
                    .row(card)
                    .ovals
                    .iter()
                    .zip(place.ovals)
                    .any(|(oval, owner)| owner == mine && oval.is_some_and(|(to, _)| to == Upgrade::Chain))
        })
    }

    /// ACT-UPGRADE-04, ACT-UPGRADE-05: what a connection costs this player.
    pub(crate) fn connection_price(self, seat: Seat, card: CardId, listed: u8) -> u8 {
        let price = self.discounted(seat, listed, Purchase::Connection, Item::InPlay(card));
        if price > 1 && self.has_chain(seat) { 1 } else { price }
    }
}
