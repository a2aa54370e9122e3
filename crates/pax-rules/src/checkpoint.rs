//! PROC-H: what follows by itself, until nothing more does.

use pax_deck::CardId;
use pax_deck::ability::Immunity;

use crate::event::Event;
use crate::frame::{Cause, Frame, Why};
use crate::leave::Fate;
use crate::resolution::{Recorder, Resolution};
use crate::seat::Seat;
use crate::set::CardSet;

impl<R: Recorder> Resolution<'_, R> {
    /// PROC-H **Checkpoint**: entitlements, slave revolts, sacks, releases; repeated until nothing happens.
    pub(crate) fn checkpoint(&mut self, cause: Cause) -> bool {
        if self.has_new_entitlements() {
            self.lower_entitlements();
            let after = cause.unwrap_or(self.state.active);
            for seat in self.state.clockwise(after) {
                if !self.hand_out(seat, Why::Supply) {
                    self.begin(Frame::Allocate { seat, why: Why::Supply });
                    return true;
                }
            }
        }
        let revolted = self.revolted();
        if revolted != 0 {
            self.leave_play(revolted, Fate::Freed, cause);
            return true;
        }
        let sacked = self.sacked();
        if sacked != 0 {
            self.leave_play(sacked, Fate::Hand, cause);
            return true;
        }
        for seat in self.state.all_seats() {
            if self.state.player(seat).jailed && self.look().is_immune(seat, Immunity::Jail) {
                self.release(seat);
            }
        }
        self.finish();
        true
    }

    /// Tells whether any entitlement is another than the one last applied.
    fn has_new_entitlements(&self) -> bool {
        let look = self.look();
        look.enterprises(look.all_enterprises() & self.table.entitled)
            .any(|card| look.entitlement(card) != look.at(card).entitled)
    }

    /// ENT-15: lowers what is too high; Income Cubes go first, the Extortion Cube last (ENT-16).
    fn lower_entitlements(&mut self) {
        let set = self.look().all_enterprises() & self.table.entitled;
        for card in self.table.enterprises_in(set) {
            let (wanted, had) = (self.look().entitlement(card), self.look().at(card).entitled);
            if wanted < had {
                self.lower(card, wanted);
                self.emit(Event::Entitled { card, entitled: wanted });
            }
        }
    }

    /// Takes cubes off an enterprise until its profit is no higher than this.
    pub(crate) fn lower(&mut self, card: CardId, wanted: u8) {
        let place = *self.look().at(card);
        let excess = (place.income + u8::from(place.extorted)).saturating_sub(wanted);
        let income = excess.min(place.income);
        if income > 0 {
            self.emit(Event::IncomeRemoved { card, cubes: income });
        }
        if excess > income {
            let extorter = self.look().occupant(card).and_then(|troop| self.state.owner(troop));
            if let Some(seat) = extorter {
                self.emit(Event::ExtortionRemoved { seat, card });
            }
        }
    }

    /// Hands out what a seat is entitled to, if it has cubes enough; else tells that its owner must choose.
    pub(crate) fn hand_out(&mut self, seat: Seat, why: Why) -> bool {
        let (mut places, mut sum) = (0, 0_u16);
        self.look().wants_cube(seat, why, |_, cubes| {
            places += 1;
            sum += u16::from(cubes);
        });
        let reserve = u16::from(self.state.player(seat).reserve);
        if sum > reserve && reserve > 0 && places > 1 {
            return false;
        }
        for card in self.table.enterprises_in(self.state.enterprises_of[seat.index()] & self.table.entitled) {
            let cubes = self.look().wants_income(card, why);
            self.place_income(card, cubes);
        }
        if why == Why::Regime {
            let mut bare = CardSet::EMPTY;
            self.look().bare_loyalty(seat, |card| bare.add(card));
            for card in &bare {
                self.cover(seat, card);
            }
        }
        self.note_entitlements(seat, why);
        true
    }

    /// Remembers the entitlements that were now applied.
    pub(crate) fn note_entitlements(&mut self, seat: Seat, why: Why) {
        use pax_deck::card::Income;
        let set = self.state.enterprises_of[seat.index()] & self.table.entitled;
        for card in self.table.enterprises_in(set) {
            let is_meant = why == Why::Supply
                || matches!(self.look().row(card).income, Some(Income::Mine | Income::Bank));
            let entitled = self.look().entitlement(card);
            if is_meant && self.look().at(card).entitled != entitled {
                self.emit(Event::Entitled { card, entitled });
            }
        }
    }

    /// DP-23: one scarce cube is placed; when none is left the matter is closed.
    pub(crate) fn allocate(&mut self, seat: Seat, why: Why, card: CardId) {
        if self.look().wants_income(card, why) > 0 {
            self.place_income(card, 1);
        } else {
            self.cover(seat, card);
        }
        self.close_allocation(seat);
    }

    /// DP-23: closes the question of scarce cubes, if it is open and the last is placed.
    pub(crate) fn close_allocation(&mut self, seat: Seat) {
        if let Some(Frame::Allocate { why, .. }) = self.state.top()
            && self.state.player(seat).reserve == 0
        {
            self.note_entitlements(seat, why);
            self.finish();
        }
    }

    /// SLAVE-03: slave enterprises with more Unrest than cubes.
    fn revolted(&self) -> u64 {
        let look = self.look();
        let mut set = 0;
        for card in look.enterprises(look.all_enterprises() & self.table.slaves) {
            if look.at(card).unrest > look.cubes_on(card) {
                set |= self.table.bit(card);
            }
        }
        set
    }

    /// SACK-01: extorted enterprises that have neither Income nor Extortion Cubes.
    fn sacked(&self) -> u64 {
        let look = self.look();
        let mut set = 0;
        for seat in self.state.all_seats() {
            for card in look.troops_of(seat).filter_map(|troop| look.place_of(troop)) {
                if self.state.owner(card) != Some(seat) && look.profit(card) == 0 {
                    set |= self.table.bit(card);
                }
            }
        }
        set
    }

    /// PROC-B.4: hands out cubes seat by seat.
    pub(crate) fn refill(&mut self, why: Why, done: u8, cause: Cause) -> bool {
        if done == self.state.seats {
            self.finish();
            return true;
        }
        let seat = self.look().nth(cause, done);
        self.go(Frame::Refill { why, done: done + 1, cause });
        if !self.hand_out(seat, why) {
            self.begin(Frame::Allocate { seat, why });
        }
        true
    }
}
