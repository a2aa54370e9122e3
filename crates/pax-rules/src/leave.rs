//! PROC-A, PROC-J and PROC-K: cards leaving play.

use pax_deck::CardId;
use pax_deck::ability::Immunity;
use pax_deck::vocabulary::Prestige;

use crate::event::Event;
use crate::frame::{Cause, Frame};
use crate::resolution::{Recorder, Resolution};
use crate::seat::Seat;
use crate::set::CardSet;
use crate::state::Zone;

/// Where enterprises go that leave play.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Fate {
    /// To the discards.
    Discards,
    /// To their owners' hands.
    Hand,
    /// To the Liberator.
    Freed,
}

impl<R: Recorder> Resolution<'_, R> {
    /// PROC-A **A set of enterprises leaves play.** All cards move, then all cubes go home, then the troops that stood
    /// there Retreat or are discarded. Freed slaves make the cause their Liberator.
    pub(crate) fn leave_play(&mut self, set: u64, fate: Fate, cause: Cause) {
        for card in self.table.enterprises_in(set) {
            self.clear_enterprise(card);
            let Some(owner) = self.state.owner(card) else { continue };
            match (fate, cause) {
                // SOLO-30: Díaz has no hand.
                (Fate::Hand, _) if !self.table.is_diaz(owner) => {
                    self.emit(Event::CardToHand { seat: owner, card });
                }
                (Fate::Freed, Some(seat)) => {
                    self.emit(Event::CardAwarded { seat, card, prestige: Prestige::Revolution });
                }
                _ => self.emit(Event::CardDiscarded { card }),
            }
        }
        if self.state.displaced != 0 {
            self.begin(Frame::Displaced(cause));
        }
        if let (Fate::Freed, Some(seat)) = (fate, cause)
            && self.table.options.liberator_jailed
        {
            let is_immune = self.look().is_immune(seat, Immunity::Jail);
            self.jail(seat, is_immune);
        }
    }

    /// Takes everything off an enterprise: cubes go home, Unrest is cleared, its troop is displaced.
    fn clear_enterprise(&mut self, card: CardId) {
        let Some(owner) = self.state.owner(card) else { return };
        let place = *self.look().at(card);
        if place.income > 0 {
            self.emit(Event::IncomeRemoved { card, cubes: place.income });
        }
        let troop = self.look().occupant(card);
        if place.extorted
            && let Some(seat) = troop.and_then(|troop| self.state.owner(troop))
        {
            self.emit(Event::ExtortionRemoved { seat, card });
        }
        for oval in 0..2_u8 {
            if let Some(seat) = place.ovals[usize::from(oval)].checked_sub(1).map(Seat::at) {
                self.emit(Event::ConnectionRemoved { seat, card, oval });
            }
        }
        self.uncover(owner, card);
        if place.unrest > 0 {
            self.emit(Event::UnrestRemoved { card, disks: place.unrest });
        }
        if let Some(troop) = troop {
            self.displace(troop);
        }
    }

    /// A troop loses its place.
    pub(crate) fn displace(&mut self, troop: CardId) {
        if let Some(seat) = self.state.owner(troop) {
            self.uncover(seat, troop);
        }
        self.emit(Event::TroopDisplaced { troop });
    }

    /// PROC-K **A troop leaves an enterprise that stays.** Its Extortion Cube goes home, and the owner puts an Income
    /// Cube back if he has one (AMB-33).
    pub(crate) fn vacate(&mut self, troop: CardId) {
        let Some(at) = self.look().place_of(troop) else { return };
        let extorts = self.look().at(at).extorted;
        if extorts && let Some(seat) = self.state.owner(troop) {
            self.emit(Event::ExtortionRemoved { seat, card: at });
        }
        self.emit(Event::TroopLeft { troop });
        if extorts {
            self.place_income(at, 1);
        }
    }

    /// A troop is discarded from wherever it stands.
    pub(crate) fn troop_discarded(&mut self, troop: CardId) {
        self.vacate(troop);
        if let Some(seat) = self.state.owner(troop) {
            self.uncover(seat, troop);
        }
        self.emit(Event::CardDiscarded { card: troop });
    }

    /// PROC-J **A partner or public card leaves play**, with its cubes.
    pub(crate) fn partner_leaves(&mut self, card: CardId) {
        self.strip_partner(card);
        self.emit(Event::CardDiscarded { card });
    }

    /// Takes the cubes off a partner.
    pub(crate) fn strip_partner(&mut self, card: CardId) {
        let Some(seat) = self.state.owner(card) else { return };
        let cubes = self.look().income_on(seat, card);
        if cubes > 0 {
            self.emit(Event::IncomeRemoved { card, cubes });
        }
        self.uncover(seat, card);
    }

    /// PROC-A.3 **Displaced troops.** Clockwise, each owner takes his troops one by one; who cannot Retreat discards.
    pub(crate) fn displaced(&mut self, cause: Cause) -> bool {
        let Some(owner) = self.look().displaced_owner(cause) else {
            self.finish();
            return true;
        };
        let lost: CardSet = self
            .look()
            .displaced_of(owner)
            .filter(|troop| self.look().retreat(owner, *troop).is_none())
            .collect();
        for card in &lost {
            self.emit(Event::CardDiscarded { card });
        }
        !lost.is_empty()
    }

    /// RETREAT-01 **Retreat**: flip if need be, pay, and join the Private Army. No effects happen (RETREAT-08).
    pub(crate) fn retreat(&mut self, seat: Seat, troop: CardId, price: u8) {
        let Some((flip, _)) = self.look().retreat(seat, troop) else { return };
        if let Some(plan) = flip {
            self.flip(seat, plan);
        }
        if price > 0 {
            self.emit(Event::GoldPaid { seat, gold: price.into() });
        }
        self.join(seat, troop);
    }

    /// A troop joins the Private Army of its owner.
    pub(crate) fn join(&mut self, seat: Seat, troop: CardId) {
        self.emit(Event::TroopJoined { seat, troop });
        if self.look().upright(troop) == Some(Prestige::Loyalty) {
            self.cover(seat, troop);
        }
    }

    /// JAIL-01 **Jail**, unless immune or jailed already.
    pub(crate) fn jail(&mut self, seat: Seat, is_immune: bool) {
        if !is_immune && !self.state.player(seat).jailed {
            self.emit(Event::Jailed { seat });
        }
    }

    /// JAIL-08 **Release**: in one's own turn it gives the third action back, unless it was never lost (AMB-06).
    pub(crate) fn release(&mut self, seat: Seat) {
        let player = self.state.player(seat);
        if !player.jailed {
            return;
        }
        let regains = seat == self.state.active && !player.jailed_now;
        self.emit(Event::Released { seat });
        if regains && self.in_action_phase() {
            self.emit(Event::ActionRegained);
        }
    }

    fn in_action_phase(&self) -> bool {
        self.state.frames[0] == Frame::Actions
    }

    /// HACENDADO-03 **Flip**: the two Income Cubes go home, a plan and its prestige come up.
    pub(crate) fn flip(&mut self, seat: Seat, plan: u8) {
        let Some(card) = self.look().hacendado(seat) else { return };
        let cubes = self.state.player(seat).hacendado_income;
        if cubes > 0 {
            self.emit(Event::IncomeRemoved { card, cubes });
        }
        self.emit(Event::HacendadoFlipped { seat, plan });
        if self.look().upright(card) == Some(Prestige::Loyalty) {
            self.cover(seat, card);
        }
    }

    /// ASSASSIN-08 **A Hacendado is killed**: Loyalist for good, his army gone, his heir's income from the reserve.
    pub(crate) fn kill(&mut self, seat: Seat) {
        let Some(card) = self.look().hacendado(seat) else { return };
        let army: CardSet =
            self.look().troops_of(seat).filter(|troop| self.look().place_of(*troop).is_none()).collect();
        for troop in &army {
            self.troop_discarded(troop);
        }
        self.uncover(seat, card);
        self.emit(Event::HacendadoKilled { seat });
        self.place_income(card, crate::check::HACENDADO_INCOME);
    }

    /// Tells where a card lies that is aimed at, in case it is gone.
    pub(crate) fn is_in_play(&self, card: CardId) -> bool {
        matches!(self.state.zone(card), Zone::InPlay(_))
    }
}
