//! What holds for one seat while its commands are listed: looked up once, asked for every candidate.

use pax_deck::CardId;
use pax_deck::ability::{Ability, ExtraAction, Purchase};
use pax_deck::word::Word as _;

use crate::look::Look;
use crate::price::Item;
use crate::seat::Seat;
use crate::set::CardSet;
use crate::table::Gift;

/// What holds for one seat.
///
/// Every field only answers a question sooner that [`Look`] would answer in the same way without it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Facts {
    pub(crate) seat: Seat,
    /// For each Extra Action: the first unspent card that grants it for anything.
    pub(crate) extra: [Option<CardId>; 8],
    /// For each Extra Action: whether some card grants it for certain cards only.
    pub(crate) extra_of: [bool; 8],
    /// For each purchase: whether any discount of the seat speaks of it.
    pub(crate) discount: [bool; Purchase::ALL.len()],
    /// The cards that some discount of the seat could make cheaper to buy or play.
    pub(crate) cheaper: CardSet,
    /// Whether any Governor is in play.
    pub(crate) war: bool,
}

impl Facts {
    pub(crate) fn new(look: Look<'_>, seat: Seat) -> Self {
        let mut facts = Self {
            seat,
            extra: [None; 8],
            extra_of: [false; 8],
            discount: [false; Purchase::ALL.len()],
            cheaper: CardSet::EMPTY,
            war: look.all_partners() & look.table.able[Gift::Governor as usize].partners != 0,
        };
        look.abilities(seat, Gift::Extra, |card, ability| {
            if let Ability::Extra { action, of } = ability
                && !look.state.used.has(card)
            {
                let kind = action.index();
                facts.extra_of[kind] |= of.is_some();
                if of.is_none() && facts.extra[kind].is_none() {
                    facts.extra[kind] = Some(card);
                }
            }
        });
        look.abilities(seat, Gift::Discount, |card, ability| {
            if let Ability::Discount { on, .. } = ability {
                facts.discount[on.index()] = true;
                facts.cheaper.unite(&look.row(card).cheaper);
            }
        });
        facts
    }
}

impl<'a> Look<'a> {
    /// Looks with the facts of a seat at hand.
    pub(crate) const fn with(self, facts: &'a Facts) -> Self {
        Self { facts: Some(facts), ..self }
    }

    /// Returns the facts of a seat, if they are at hand.
    pub(crate) fn known(self, seat: Seat) -> Option<&'a Facts> {
        self.facts.filter(|facts| facts.seat == seat)
    }

    /// Tells at once that a seat has no discount for a purchase; not knowing tells nothing.
    #[inline]
    pub(crate) fn pays_full(self, seat: Seat, on: Purchase, item: Item) -> bool {
        self.known(seat).is_some_and(|facts| match item {
            Item::Printed(card) => !facts.cheaper.has(card),
            Item::InPlay(_) => !facts.discount[on.index()],
        })
    }

    /// Returns the card whose Extra Action would be spent for an item.
    #[inline]
    pub(crate) fn extra(self, seat: Seat, kind: ExtraAction, item: Option<CardId>) -> Option<CardId> {
        match self.known(seat) {
            Some(facts) if !facts.extra_of[kind.index()] => facts.extra[kind.index()],
            _ => self.find_extra(seat, kind, item),
        }
    }
}

#[cfg(test)]
mod tests {
    use pax_deck::Deck;

    use super::Facts;
    use crate::look::Look;
    use crate::seat::Seat;
    use crate::text::Position;

    #[test]
    fn facts_are_at_hand_for_the_seat_they_are_of() {
        let text = "p1 gold 5 hacendado 212\np1 has 021\np2 gold 5 hacendado 209";
        let Position { table, state } = Position::read(Deck::standard(), text).expect("a position");
        let [one, two] = [0, 1].map(|number| Seat::new(number).expect("a seat"));
        let look = Look::new(&table, &state);
        let facts = Facts::new(look, one);
        assert!(look.known(one).is_none(), "nobody looked them up");
        assert_eq!(look.with(&facts).known(one).map(|facts| facts.seat), Some(one));
        assert!(look.with(&facts).known(two).is_none());
    }
}
