//! Speculation and the managing of cubes, judged.

use pax_deck::CardId;
use pax_deck::ability::{Ability, ExtraAction};
use pax_deck::vocabulary::Kind;

use crate::check::{HACENDADO_INCOME, Permit, permit};
use crate::command::{Command, CubePlace};
use crate::illegal::Illegal;
use crate::look::Look;
use crate::options::Edition;
use crate::rule::Rule;
use crate::seat::{Seat, Slot};
use crate::state::{Stand, Zone};

impl Look<'_> {
    /// SPEC-01, SPEC-03: whether a Speculation Cube may lie there.
    pub(crate) fn speculable(self, slot: Slot) -> Result<(), Illegal> {
        let card = self.state.market[slot.index()].ok_or(Illegal::EmptySlot { slot, rule: Rule::Spec01 })?;
        if self.state.speculation[slot.index()].is_some() {
            return Err(Illegal::Speculated { slot });
        }
        let is_last = self.state.last_topple == Some(card)
            || (self.state.topples_gone == 3 && self.table.kind(card) == Kind::Topple);
        if is_last && self.table.options.edition == Edition::Second {
            Err(Illegal::LastTopple)
        } else {
            Ok(())
        }
    }

    pub(crate) fn speculate(self, seat: Seat, slot: Slot, command: Command) -> Result<Permit, Illegal> {
        self.speculable(slot)?;
        self.cube(seat, Rule::Spec16)?;
        let (actions, extra) = self.actions(seat, ExtraAction::Speculate, None, 1)?;
        Ok(Permit { actions, extra, ..permit(seat, command) })
    }

    /// CUBE-06 **Shift a cube**: any cube with an empty reserve, a Speculation Cube at any time (AMB-74).
    pub(crate) fn shift(
        self,
        seat: Seat,
        from: CubePlace,
        to: CubePlace,
        command: Command,
    ) -> Result<Permit, Illegal> {
        let is_speculation = matches!(from, CubePlace::Market(_));
        let within_speculation = is_speculation && matches!(to, CubePlace::Market(_) | CubePlace::Reserve);
        let cubes = self.state.player(seat).reserve;
        if !within_speculation && cubes > 0 {
            return Err(Illegal::ReserveNotEmpty { cubes });
        }
        self.shift_source(seat, from)?;
        if from == to {
            return Err(Illegal::NoEffect { rule: Rule::Cube06 });
        }
        match to {
            CubePlace::Market(slot) => self.speculable(slot)?,
            CubePlace::Income(card) => self.lacks_income(seat, card)?,
            CubePlace::Prestige(card) => self.lacks_prestige(seat, card, Rule::Cube16)?,
            CubePlace::Oval(..) => return Err(Illegal::NoPlaceForCube { rule: Rule::Cube10 }),
            CubePlace::Reserve => self.shift_home(from)?,
        }
        let (actions, extra) = self.actions(seat, ExtraAction::Speculate, None, 1)?;
        Ok(Permit { actions, extra, ..permit(seat, command) })
    }

    /// CUBE-07: whether a cube may go home; in the first edition only a Speculation Cube may.
    pub(crate) fn shift_home(self, from: CubePlace) -> Result<(), Illegal> {
        if self.table.options.edition == Edition::First && !matches!(from, CubePlace::Market(_)) {
            Err(Illegal::NotOffered { rule: Rule::Cube07 })
        } else {
            Ok(())
        }
    }

    /// Calls for each place where a cube of the seat's may lie that could be shifted.
    pub(crate) fn cubes_of(self, seat: Seat, mut each: impl FnMut(CubePlace)) {
        for slot in Slot::all().filter(|slot| self.state.speculation[slot.index()] == Some(seat)) {
            each(CubePlace::Market(slot));
        }
        let own = self.enterprises_of(seat).chain(self.partners_of(seat)).chain(self.hacendado(seat));
        own.filter(|card| self.income_on(seat, *card) > 0).for_each(|card| each(CubePlace::Income(card)));
        for card in self.enterprises(self.all_enterprises()) {
            for (oval, owner) in (0_u8..).zip(self.at(card).ovals) {
                if owner == seat.number() + 1 {
                    each(CubePlace::Oval(card, oval));
                }
            }
        }
        for card in &self.state.prestige_cubes {
            if matches!(self.state.zone(card), Zone::InPlay(of) | Zone::Grudge(of) if of == seat) {
                each(CubePlace::Prestige(card));
            }
        }
    }

    pub(crate) fn shift_source(self, seat: Seat, from: CubePlace) -> Result<(), Illegal> {
        // CUBE-08: an Extortion Cube stays with its troop. SPEC-17: a Speculation Cube is moved by its owner.
        let rule = match from {
            CubePlace::Income(card) if self.has_only_extortion(seat, card) => Rule::Cube08,
            CubePlace::Market(_) => Rule::Spec17,
            _ => Rule::Cube06,
        };
        let missing = Illegal::NoCubeThere { rule };
        let is_there = match from {
            CubePlace::Income(card) => self.state.owner(card) == Some(seat) && self.income_on(seat, card) > 0,
            CubePlace::Oval(card, oval) => {
                self.table.kind(card) == Kind::Enterprise
                    && self.state.owner(card).is_some()
                    && self.at(card).ovals.get(usize::from(oval)) == Some(&(seat.number() + 1))
            }
            CubePlace::Prestige(card) => {
                let is_mine =
                    matches!(self.state.zone(card), Zone::InPlay(of) | Zone::Grudge(of) if of == seat);
                is_mine && self.state.prestige_cubes.has(card)
            }
            CubePlace::Market(slot) => self.state.speculation[slot.index()] == Some(seat),
            CubePlace::Reserve => false,
        };
        if is_there { Ok(()) } else { Err(missing) }
    }

    /// Tells whether the only cube that the seat could mean on an enterprise is an Extortion Cube.
    fn has_only_extortion(self, seat: Seat, card: CardId) -> bool {
        self.table.kind(card) == Kind::Enterprise
            && self.at(card).extorted
            && (self.state.owner(card) != Some(seat) || self.at(card).income == 0)
    }

    /// Returns the Income Cubes on a card of the seat's.
    pub(crate) fn income_on(self, seat: Seat, card: CardId) -> u8 {
        match self.table.kind(card) {
            Kind::Enterprise => self.at(card).income,
            Kind::Hacendado => self.state.player(seat).hacendado_income,
            Kind::Partner | Kind::Public => self.state.partner_cubes[usize::from(self.row(card).index)],
            _ => 0,
        }
    }

    /// CUBE-05: whether a card of the seat's is short of Income Cubes that may be added.
    pub(crate) fn lacks_income(self, seat: Seat, card: CardId) -> Result<(), Illegal> {
        let rule = Rule::Cube05;
        if self.state.owner(card) != Some(seat) {
            return Err(Illegal::NotYoursInPlay { card, rule });
        }
        let lacks = match self.table.kind(card) {
            Kind::Enterprise => {
                if !self.is_entitled(card) {
                    return Err(Illegal::NoPlaceForCube { rule: Rule::Cube09 });
                }
                self.profit(card) < self.entitlement(card)
            }
            Kind::Hacendado => {
                !matches!(self.state.player(seat).stand, Stand::Flipped(_))
                    && self.state.player(seat).hacendado_income < HACENDADO_INCOME
            }
            Kind::Partner | Kind::Public => self.income_on(seat, card) < self.partner_income(card),
            _ => false,
        };
        if lacks { Ok(()) } else { Err(Illegal::NoPlaceForCube { rule }) }
    }

    /// How many Income Cubes a partner's side holds.
    pub(crate) fn partner_income(self, card: CardId) -> u8 {
        let mut cubes = 0;
        for ability in &self.row(card).abilities[self.side(card)] {
            if let Ability::Income(more) = ability {
                cubes += more.get();
            }
        }
        cubes
    }

    pub(crate) fn lacks_prestige(self, seat: Seat, card: CardId, rule: Rule) -> Result<(), Illegal> {
        if !self.is_pax() {
            return Err(Illegal::WrongRegime { regime: self.state.regime, rule });
        }
        let mut is_bare = false;
        self.bare_loyalty(seat, |point| is_bare |= point == card);
        if is_bare { Ok(()) } else { Err(Illegal::NoPlaceForCube { rule }) }
    }

    /// Calls for each Loyalty point of the seat's that could bear a Prestige Cube now and has none.
    pub(crate) fn bare_loyalty(self, seat: Seat, mut each: impl FnMut(CardId)) {
        if self.is_pax() {
            self.loyalty_points(seat, |card| {
                if !self.state.prestige_cubes.has(card) {
                    each(card);
                }
            });
        }
    }

    /// Lists the cards of a seat that lack an Income Cube which may be added.
    pub(crate) fn lacking_income(self, seat: Seat) -> impl Iterator<Item = CardId> {
        let bearers = self.enterprises_of(seat).chain(self.partners_of(seat)).chain(self.hacendado(seat));
        bearers.filter(move |card| self.lacks_income(seat, *card).is_ok())
    }

    pub(crate) fn add_income(self, seat: Seat, card: CardId, command: Command) -> Result<Permit, Illegal> {
        if self.table.options.edition == Edition::First {
            return Err(Illegal::NotOffered { rule: Rule::Cube05 });
        }
        self.lacks_income(seat, card)?;
        self.cube(seat, Rule::Cube05)?;
        let (actions, extra) = self.actions(seat, ExtraAction::Speculate, None, 1)?;
        Ok(Permit { actions, extra, ..permit(seat, command) })
    }

    pub(crate) fn place_prestige(
        self,
        seat: Seat,
        card: CardId,
        command: Command,
    ) -> Result<Permit, Illegal> {
        if self.table.options.edition == Edition::First {
            return Err(Illegal::NotOffered { rule: Rule::Cube11 });
        }
        self.lacks_prestige(seat, card, Rule::Cube11)?;
        self.cube(seat, Rule::Cube11)?;
        Ok(permit(seat, command))
    }
}
