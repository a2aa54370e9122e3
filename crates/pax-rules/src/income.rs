//! INCOME: what a player earns in a turn.

use pax_deck::CardId;

use crate::look::Look;
use crate::seat::Seat;
use crate::state::Zone;

impl Look<'_> {
    /// INCOME-01 **Income.** One gold for each of a player's cubes in play, on whosever card, but none for a cube on an
    /// enterprise in Unrest (INCOME-02) and none for speculation (INCOME-03).
    pub(crate) fn income(self, seat: Seat) -> u16 {
        // SOLO-12: Díaz extorts, but earns nothing.
        if self.table.is_diaz(seat) {
            return 0;
        }
        let mine = seat.number() + 1;
        let mut income = u16::from(self.state.player(seat).hacendado_income);
        for owner in self.state.all_seats() {
            for card in self.enterprises_of(owner) {
                let place = self.at(card);
                if place.unrest > 0 {
                    continue;
                }
                income += u16::from(place.ovals[0] == mine) + u16::from(place.ovals[1] == mine);
                if owner == seat {
                    income += u16::from(place.income) + u16::from(self.state.prestige_cubes.has(card));
                } else if place.extorted
                    && self.occupant(card).and_then(|troop| self.state.owner(troop)) == Some(seat)
                {
                    income += 1;
                }
            }
        }
        for card in self.partners_of(seat) {
            income += u16::from(self.state.partner_cubes[usize::from(self.row(card).index)]);
            income += u16::from(self.state.prestige_cubes.has(card));
        }
        for troop in self.troops_of(seat) {
            let is_calm = self.place_of(troop).is_none_or(|place| self.at(place).unrest == 0);
            income += u16::from(is_calm && self.state.prestige_cubes.has(troop));
        }
        if let Some(card) = self.hacendado(seat) {
            income += u16::from(self.state.prestige_cubes.has(card));
        }
        income + self.grudge_cubes(seat)
    }

    /// INCOME-06: Prestige Cubes in the Grudge Pile earn too.
    fn grudge_cubes(self, seat: Seat) -> u16 {
        let in_grudge = |card: &CardId| self.state.zone(*card) == Zone::Grudge(seat);
        self.state.prestige_cubes.iter().filter(in_grudge).map(|_| 1).sum()
    }
}
