//! TROOP, EXTORT, SACK: PROC-E.

use pax_deck::CardId;
use pax_deck::ability::Deal;
use pax_deck::vocabulary::Prestige;

use crate::command::Destination;
use crate::event::Event;
use crate::frame::Frame;
use crate::leave::Fate;
use crate::options::{DeploySackTroop, Edition};
use crate::resolution::{Recorder, Resolution};
use crate::seat::Seat;

impl<R: Recorder> Resolution<'_, R> {
    /// PROC-E for a troop from hand: it arrives, and then its effects happen (AMB-22).
    pub(crate) fn play_troop(&mut self, seat: Seat, troop: CardId, to: Destination) {
        let spared = match to {
            Destination::At(at) => at.get(),
            Destination::Army => 0,
        };
        self.begin(Frame::FreeSlaves { troop, seat });
        self.begin(Frame::Effects { card: troop, side: 0, next: 0, cause: Some(seat), spared });
        match to {
            Destination::At(at) => self.arrive(seat, troop, at),
            Destination::Army => self.join(seat, troop),
        }
    }

    /// PROC-E.4 to PROC-E.7: battle, calm, sack or take the place.
    pub(crate) fn arrive(&mut self, seat: Seat, troop: CardId, at: CardId) {
        let Some(owner) = self.state.owner(at) else { return };
        let replaces_own = self.battle(seat, troop, at, owner);
        let firepower = self.look().firepower(seat, troop);
        self.calm(at, firepower);
        if owner != seat && self.look().profit(at) == 0 {
            self.sack_on_arrival(seat, troop, at);
            return;
        }
        self.emit(Event::TroopPlaced { seat, troop, at });
        if self.look().upright(troop) == Some(Prestige::Loyalty) {
            self.cover(seat, troop);
        }
        if owner != seat && !replaces_own {
            // There is one: no troop extorts here yet, and without any cube the place would have been sacked.
            self.emit(Event::IncomeRemoved { card: at, cubes: 1 });
            self.emit(Event::ExtortionPlaced { seat, card: at });
        }
    }

    /// PROC-E.4: defeats the occupant; tells whether it was the mover's own extorter, whose cube stays.
    fn battle(&mut self, seat: Seat, troop: CardId, at: CardId, owner: Seat) -> bool {
        let Some(other) = self.look().occupant(at) else { return false };
        let Some(defender) = self.state.owner(other) else { return false };
        let extorted = self.look().at(at).extorted;
        let replaces_own = defender == seat && extorted;
        if replaces_own {
            self.emit(Event::TroopLeft { troop: other });
        } else if owner == seat || !extorted {
            self.vacate(other);
        } else {
            // The earlier extorter's cube goes home; the new one takes its place without the owner's cube between.
            self.emit(Event::ExtortionRemoved { seat: defender, card: at });
            self.emit(Event::TroopLeft { troop: other });
            self.emit(Event::ExtortionPlaced { seat, card: at });
        }
        self.uncover(defender, other);
        let relieved = self.table.options.retirement
            && self.look().row(other).factions[0].meets(self.look().row(troop).factions[0])
            && self.look().plan(defender).is_some();
        if relieved {
            self.displace(other);
            self.begin(Frame::Displaced(Some(seat)));
        } else {
            self.emit(Event::CardDiscarded { card: other });
        }
        if defender != seat {
            self.bounty(seat, Deal::Battle);
        }
        replaces_own || (owner != seat && extorted)
    }

    /// SACK-03 **Sack on arrival**: the enterprise returns to its owner's hand, and the troop has no place.
    fn sack_on_arrival(&mut self, seat: Seat, troop: CardId, at: CardId) {
        let set = self.table.bit(at);
        if self.table.options.deploy_sack_troop == DeploySackTroop::Hand {
            self.leave_play(set, Fate::Hand, Some(seat));
            self.emit(Event::CardToHand { seat, card: troop });
            return;
        }
        self.displace(troop);
        self.leave_play(set, Fate::Hand, Some(seat));
    }

    /// SLAVE-07 **Freed by troops**: some troops free the slaves they would extort.
    pub(crate) fn free_slaves(&mut self, troop: CardId, seat: Seat) -> bool {
        self.finish();
        let look = self.look();
        let Some(at) = look.place_of(troop).filter(|_| self.state.owner(troop) == Some(seat)) else {
            return true;
        };
        let is_own = self.state.owner(at) == Some(seat);
        let counts = !is_own || self.table.options.edition == Edition::First;
        if look.row(troop).slave_revolt && look.row(at).slave && counts {
            let set = self.table.bit(at);
            self.leave_play(set, Fate::Freed, Some(seat));
        }
        true
    }
}
