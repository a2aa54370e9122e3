//! ENT: what enterprises are entitled to.

use pax_deck::CardId;
use pax_deck::ability::Ability;
use pax_deck::card::Income;

use crate::look::Look;
use crate::table::Gift;

impl Look<'_> {
    /// ENT-15 **Entitlement.** How many Income and Extortion Cubes an enterprise should hold together: what the regime
    /// says for mines and banks (nothing in a Depression), the count for smelters and projects, the printed number for
    /// gun stores. A ranch or plantation has none: land is bought.
    pub(crate) fn entitlement(self, card: CardId) -> u8 {
        let regime = self.table.regime(self.state.regime);
        match self.row(card).income {
            Some(Income::Mine) => {
                if self.state.depression {
                    0
                } else {
                    regime.mines + self.patents(card)
                }
            }
            Some(Income::Bank) => {
                if self.state.depression {
                    0
                } else {
                    regime.economy
                }
            }
            Some(Income::Count(filter)) => {
                let mut count = 0;
                for other in self.enterprises(self.all_enterprises()) {
                    count += u8::from(self.at(other).unrest == 0 && self.matches(&filter, other));
                }
                count.min(crate::state::CUBES)
            }
            Some(Income::Fixed(cubes) | Income::Start(cubes)) => cubes.get(),
            None => 0,
        }
    }

    /// ENT-18: what patents add to a mine.
    fn patents(self, card: CardId) -> u8 {
        let Some(owner) = self.state.owner(card) else { return 0 };
        let mut more = 0;
        self.abilities(owner, Gift::Patent, |_, ability| {
            if let Ability::Patent { cubes, of } = ability
                && self.matches(of, card)
            {
                more += cubes.get();
            }
        });
        more
    }

    /// Tells whether the rules keep an enterprise's income at its entitlement.
    pub(crate) fn is_entitled(self, card: CardId) -> bool {
        self.table.entitled & self.table.bit(card) != 0
    }
}
