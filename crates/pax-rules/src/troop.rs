//! TROOP: how strong troops are, and where they may go.

use pax_deck::CardId;
use pax_deck::ability::{Ability, Purchase, SpecialAbility};
use pax_deck::vocabulary::{Connection, District, Faction, Kind, Regime};

use crate::illegal::Illegal;
use crate::look::Look;
use crate::options::ChainFederal;
use crate::price::Item;
use crate::rule::Rule;
use crate::seat::Seat;
use crate::table::Gift;

/// TROOP-07: the highest firepower; nothing exceeds it.
pub(crate) const MACHINE_GUNS: u8 = 3;

/// A way of moving a troop.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Move {
    /// Played from hand.
    Play,
    /// Redeployed.
    Redeploy,
}

impl Look<'_> {
    /// TROOP-09 **Firepower.** Printed, or 3 with a general.
    pub(crate) fn firepower(self, seat: Seat, troop: CardId) -> u8 {
        let is_led = self.has_ability(seat, Gift::General, |ability| *ability == Ability::General);
        if is_led { MACHINE_GUNS } else { self.row(troop).firepower }
    }

    /// TROOP-03 **Jurisdiction.** Whether a troop may enter a district.
    pub(crate) fn may_enter(self, seat: Seat, troop: CardId, district: District) -> bool {
        let row = self.row(troop);
        let in_mexico = district != District::America;
        row.district == Some(district)
            || self.state.regime == Regime::Anarchy
            || (self.state.regime == Regime::Us && in_mexico && row.factions[0].contains(Faction::Blue))
            || (row.factions[0].contains(Faction::Green)
                && (in_mexico || self.table.options.chain_federal == ChainFederal::Any)
                && self.has_chain(seat))
            || self
                .has_ability(seat, Gift::Roam, |ability| *ability == Ability::Special(SpecialAbility::Roam))
    }

    /// What a troop pays to go to a place with that connection.
    pub(crate) fn deploy_price(self, seat: Seat, troop: CardId, connection: Connection, how: Move) -> u8 {
        let price = self.row(troop).deploy[connection as usize];
        match how {
            Move::Play => self.discounted(seat, price, Purchase::Play, Item::Printed(troop)),
            Move::Redeploy => self.discounted(seat, price, Purchase::Redeploy, Item::InPlay(troop)),
        }
    }

    /// PROC-E.1: judges a troop's way to an enterprise, and returns its price.
    pub(crate) fn check_enterprise(
        self,
        seat: Seat,
        troop: CardId,
        at: CardId,
        how: Move,
    ) -> Result<u8, Illegal> {
        let owner = self.state.owner(at).ok_or(Illegal::NotInPlay { card: at, rule: Rule::Troop01 })?;
        let kind = self.table.kind(at);
        // TROOP-12: a Hacendado is no place for another's troops.
        let is_foreign = kind == Kind::Hacendado && owner != seat;
        let rule = if is_foreign { Rule::Troop12 } else { Rule::Troop01 };
        let wrong = Illegal::WrongKind { card: at, rule };
        let (Kind::Enterprise, Some(district), Some(flag)) =
            (kind, self.row(at).district, self.row(troop).district)
        else {
            return Err(wrong);
        };
        if !self.may_enter(seat, troop, district) {
            return Err(Illegal::OutOfJurisdiction { flag, district });
        }
        let occupant = self.occupant(at).map(|other| (other, self.state.owner(other).unwrap_or(owner)));
        if let Some((other, defender)) = occupant {
            let (yours, theirs) = (self.firepower(seat, troop), self.firepower(defender, other));
            if yours <= theirs {
                return Err(Illegal::TooWeak { yours, theirs });
            }
        }
        if owner != seat && self.state.player(seat).reserve == 0 && !self.table.is_diaz(seat) {
            // AMB-30: a cube that the move itself frees will do.
            let is_freed = how == Move::Redeploy
                && self
                    .place_of(troop)
                    .is_some_and(|from| self.state.owner(from) != Some(seat) && self.at(from).extorted);
            let is_replaced = occupant.is_some_and(|(_, defender)| defender == seat);
            if !is_freed && !is_replaced {
                return Err(Illegal::NoCube { rule: Rule::Extort02 });
            }
        }
        Ok(self.deploy_price(seat, troop, self.connection(at), how))
    }

    /// TROOP-11: judges a troop's way to the Private Army, and returns its price.
    pub(crate) fn check_army(self, seat: Seat, troop: CardId, how: Move) -> Result<u8, Illegal> {
        let (plan, connection) = self.plan(seat).ok_or(Illegal::NoArmy { rule: Rule::Troop11 })?;
        if !self.row(troop).factions[0].contains(plan.faction()) {
            return Err(Illegal::NoArmy { rule: Rule::Army03 });
        }
        Ok(self.deploy_price(seat, troop, connection, how))
    }

    /// GOVERNOR-04: refuses what bears the flag of a district in civil war.
    pub(crate) fn check_flag(self, card: CardId, rule: Rule) -> Result<(), Illegal> {
        match self.row(card).district {
            Some(district) if self.is_civil_war(district) => Err(Illegal::CivilWar { district, rule }),
            _ => Ok(()),
        }
    }
}
