//! What holds for one seat while its commands are listed: looked up once, asked for every candidate.

use pax_deck::CardId;
use pax_deck::ability::{Ability, ExtraAction, Purchase};
use pax_deck::word::Word as _;

use crate::look::Look;
use crate::seat::Seat;
use crate::table::Gift;

/// What holds for one seat.
///
/// Every field only answers a question sooner that [`Look`] would answer in the same way without it.
#[derive(Clone, Copy, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each answers a question of its own")]
pub(crate) struct Facts {
    pub(crate) seat: Seat,
    /// For each Extra Action: the first unspent card that grants it for anything.
    pub(crate) extra: [Option<CardId>; 8],
    /// For each Extra Action: whether some card grants it for certain cards only.
    pub(crate) extra_of: [bool; 8],
    /// For each purchase: whether any discount of the seat speaks of it.
    pub(crate) discount: [bool; 5],
    pub(crate) hand_limit: u8,
    pub(crate) general: bool,
    pub(crate) chain: bool,
    /// Whether any opponent has a monopoly.
    pub(crate) monopoly: bool,
    /// Whether any Governor is in play.
    pub(crate) war: bool,
}

impl Facts {
    pub(crate) fn new(look: Look<'_>, seat: Seat) -> Self {
        let mut facts = Self {
            seat,
            extra: [None; 8],
            extra_of: [false; 8],
            discount: [false; 5],
            hand_limit: look.hand_limit(seat),
            general: look.has_ability(seat, Gift::General, |ability| *ability == Ability::General),
            chain: look.has_chain(seat),
            monopoly: false,
            war: false,
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
        look.abilities(seat, Gift::Discount, |_, ability| {
            if let Ability::Discount { on, .. } = ability {
                facts.discount[on.index()] = true;
            }
        });
        let able = |gift: Gift| &look.table.able[gift as usize];
        for other in look.state.all_seats() {
            let (partners, enterprises) =
                (look.state.partners_of[other.index()], look.state.enterprises_of[other.index()]);
            let (monopoly, governor) = (able(Gift::Monopoly), able(Gift::Governor));
            facts.war |= partners & governor.partners != 0;
            facts.monopoly |= other != seat
                && (partners & monopoly.partners != 0
                    || enterprises & monopoly.enterprises != 0
                    || look.hacendado(other).is_some_and(|card| monopoly.hacendados.has(card)));
        }
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
    pub(crate) fn pays_full(self, seat: Seat, on: Purchase) -> bool {
        self.known(seat).is_some_and(|facts| !facts.discount[on.index()])
    }

    /// Tells at once that a seat has neither the actions nor an Extra Action for something; not knowing allows it.
    pub(crate) fn may_act(self, seat: Seat, kind: ExtraAction, needed: u8) -> bool {
        self.state.actions >= needed
            || self
                .known(seat)
                .is_none_or(|facts| facts.extra_of[kind.index()] || facts.extra[kind.index()].is_some())
    }

    /// Returns the card whose Extra Action would be spent for an item.
    pub(crate) fn extra(self, seat: Seat, kind: ExtraAction, item: Option<CardId>) -> Option<CardId> {
        match self.known(seat) {
            Some(facts) if !facts.extra_of[kind.index()] => facts.extra[kind.index()],
            _ => self.find_extra(seat, kind, item),
        }
    }
}
