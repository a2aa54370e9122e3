//! HEADLINE and the effects of all cards: PROC-F.

use pax_deck::CardId;
use pax_deck::ability::Immunity;
use pax_deck::effect::{Effect, Reach, Scope, SpecialEffect, Strife, Tally, Who};
use pax_deck::filter::Filter;
use pax_deck::vocabulary::{Faction, Kind};
use pax_deck::word::Word as _;

use crate::command::{CubePlace, Orientation};
use crate::event::Event;
use crate::frame::{Cause, Die, Frame};
use crate::leave::Fate;
use crate::look::Look;
use crate::options::Edition;
use crate::resolution::{Recorder, Resolution};
use crate::seat::{Seat, Slot};
use crate::set::CardSet;

/// How a choice that an effect leaves goes round the table.
pub(crate) struct EachSteps {
    /// The step that comes first.
    pub(crate) from: u8,
    /// The step that no longer comes.
    pub(crate) to: u8,
    /// How many steps a seat has.
    pub(crate) times: u8,
}

impl Look<'_> {
    /// DP-25: who is asked, and how often: clockwise, the cause last (GEN-13).
    pub(crate) fn each_steps(self, effect: &Effect, cause: Cause) -> EachSteps {
        let seats = self.state.seats;
        let once = |from, to| EachSteps { from, to, times: 1 };
        match effect {
            Effect::Land { who: Who::Actor, .. } => once(seats - u8::from(cause.is_some()), seats),
            Effect::Land { who: Who::Others, .. } => once(0, seats - u8::from(cause.is_some())),
            Effect::Special(SpecialEffect::HandDiscard(cards)) => {
                EachSteps { from: 0, to: seats * cards.get(), times: cards.get() }
            }
            _ => once(0, seats),
        }
    }

    /// Returns whose choice it is.
    pub(crate) fn each_seat(self, card: CardId, effect: u8, done: u8, cause: Cause) -> Seat {
        let steps = self.each_steps(&self.effect_at(card, effect), cause);
        self.nth(cause, done / steps.times)
    }
}

impl<R: Recorder> Resolution<'_, R> {
    /// DP-05: the buyer has chosen a side.
    pub(crate) fn orient(&mut self, seat: Seat, orientation: Orientation) {
        let Some(Frame::Orientation(card)) = self.state.top() else { return };
        self.go(Frame::HeadlineEnd(card));
        if self.table.kind(card) == Kind::Topple {
            self.begin_toppling(seat, card, orientation);
        } else if orientation == Orientation::Event {
            self.begin(Frame::Effects { card, side: 0, next: 0, cause: Some(seat), spared: 0 });
        }
    }

    /// PROC-F.4: the headline goes to the pile.
    pub(crate) fn headline_end(&mut self, card: CardId) -> bool {
        self.finish();
        self.fall(card);
        true
    }

    /// Does the next effect of a card, with a checkpoint after it.
    pub(crate) fn effects_go_on(
        &mut self,
        card: CardId,
        side: u8,
        next: u8,
        cause: Cause,
        spared: u8,
    ) -> bool {
        let effect = self.look().row(card).effects[usize::from(side)].get(usize::from(next)).copied();
        let Some(effect) = effect else {
            self.finish();
            return true;
        };
        self.go(Frame::Effects { card, side, next: next + 1, cause, spared });
        self.begin(Frame::Checkpoint(cause));
        self.effect(card, next, effect, cause, CardId::new(spared));
        true
    }

    fn effect(&mut self, card: CardId, index: u8, effect: Effect, cause: Cause, spared: Option<CardId>) {
        match effect {
            Effect::Regime(to) => self.change_regime(to, cause),
            Effect::Strife(Strife([one, other])) => {
                if self.table.options.strife_ban && cause.is_some() {
                    self.emit(Event::FactionsBanned { factions: 1 << one.index() | 1 << other.index() });
                }
                self.begin(Frame::Strife { one, other, done: 0, cause });
            }
            Effect::Unrest { disks, of, reach } => {
                for card in &self.matching(&of) {
                    if reach == Reach::Every || Some(card) != spared {
                        self.emit(Event::UnrestPlaced { card, disks: disks.get() });
                    }
                }
            }
            Effect::Calm { disks, of } => {
                for card in &self.matching(&of) {
                    self.calm(card, disks.get());
                }
            }
            Effect::Nationalize { of, scope: Scope::All } => {
                let set = self.nationalized(&of);
                self.leave_play(set, Fate::Discards, cause);
            }
            Effect::Gold { change, who, per } => self.gold(change.get(), who, per, cause),
            Effect::Recall(of) => {
                let troops: CardSet = self
                    .state
                    .all_seats()
                    .flat_map(|seat| self.look().troops_of(seat))
                    .filter(|troop| {
                        self.look().place_of(*troop).is_some() && self.look().matches(&of, *troop)
                    })
                    .collect();
                for troop in &troops {
                    self.vacate(troop);
                    self.displace(troop);
                }
                self.begin(Frame::Displaced(cause));
            }
            Effect::Discard(of) => self.discard_matching(&of, cause),
            Effect::Amnesty => self.in_order(cause).for_each(|seat| self.release(seat)),
            Effect::Jail(of) => {
                for seat in self.in_order(cause) {
                    if self.look().count(seat, &of) > 0 {
                        let is_immune = self.look().is_immune(seat, Immunity::Jail);
                        self.jail(seat, is_immune);
                    }
                }
            }
            Effect::ClearSpeculation => {
                for slot in Slot::all() {
                    if self.state.speculation[slot.index()].is_some() {
                        self.emit(Event::SpeculationRemoved { slot });
                    }
                }
            }
            Effect::Special(SpecialEffect::HalveGold) => {
                for seat in self.in_order(cause) {
                    let gold = self.state.gold(seat).div_ceil(2);
                    if gold > 0 {
                        self.emit(Event::GoldPaid { seat, gold });
                    }
                }
            }
            Effect::Nationalize { scope: Scope::EachPlayerOne, .. }
            | Effect::Land { .. }
            | Effect::Special(SpecialEffect::HandDiscard(_) | SpecialEffect::ConnectionLoss(_)) => {
                let done = self.look().each_steps(&effect, cause).from;
                self.begin(Frame::EachEnd { card, effect: index, cause });
                self.begin(Frame::Each { card, effect: index, done, cause });
            }
        }
    }

    /// The cards in play that match, collected before the first is changed.
    fn matching(&self, filter: &Filter) -> CardSet {
        let look = self.look();
        look.enterprises(look.all_enterprises()).filter(|card| look.matches(filter, *card)).collect()
    }

    /// GEN-13: the seats in the order in which an effect hits them, its cause last.
    fn in_order(&self, cause: Cause) -> impl Iterator<Item = Seat> + use<R> {
        self.state.clockwise(cause.unwrap_or(self.state.active))
    }

    fn gold(&mut self, change: i8, who: Who, per: Option<Tally>, cause: Cause) {
        for seat in self.in_order(cause) {
            let is_actor = cause == Some(seat);
            // SOLO-02: Díaz has no gold.
            if self.table.is_diaz(seat) {
                continue;
            }
            let is_meant = match who {
                Who::Each => true,
                Who::Actor => is_actor,
                Who::Others => !is_actor,
            };
            let times = match per {
                None => 1,
                Some(Tally::Cards(filter)) => self.look().count(seat, &filter),
                Some(Tally::Prestige(prestige)) => u16::from(self.look().points(seat, prestige)),
            };
            let gold = u16::from(change.unsigned_abs()) * times;
            if !is_meant || gold == 0 {
                continue;
            }
            if change.is_positive() {
                self.emit(Event::GoldGained { seat, gold });
            } else {
                let gold = gold.min(self.state.gold(seat));
                if gold > 0 {
                    self.emit(Event::GoldPaid { seat, gold });
                }
            }
        }
    }

    /// NATION-04: the matching enterprises whose owners are not immune, as bits.
    fn nationalized(&self, of: &Filter) -> u64 {
        let is_immune = |card: CardId| {
            self.state
                .owner(card)
                .is_some_and(|owner| self.look().is_immune(owner, Immunity::Nationalization))
        };
        self.matching(of)
            .into_iter()
            .filter(|card| !is_immune(*card))
            .fold(0, |set, card| set | self.table.bit(card))
    }

    fn discard_matching(&mut self, of: &Filter, cause: Cause) {
        if of.kind == Some(Kind::Enterprise) {
            // NATION-05: in the first edition a Rebel Governor nationalises, and immunity holds.
            let set = if self.table.options.edition == Edition::First {
                self.nationalized(of)
            } else {
                self.matching(of).iter().fold(0, |set, card| set | self.table.bit(card))
            };
            self.leave_play(set, Fate::Discards, cause);
            return;
        }
        let look = self.look();
        let cards: CardSet = self
            .state
            .all_seats()
            .flat_map(|seat| look.partners_of(seat).chain(look.troops_of(seat)))
            .filter(|card| look.matches(of, *card))
            .collect();
        for card in &cards {
            self.discard_from_play(card);
        }
    }

    /// A partner or troop is discarded from play.
    pub(crate) fn discard_from_play(&mut self, card: CardId) {
        if self.table.kind(card) == Kind::Troop {
            self.troop_discarded(card);
        } else {
            self.partner_leaves(card);
        }
    }

    /// UNREST-08: removes Unrest, as far as there is any.
    pub(crate) fn calm(&mut self, card: CardId, disks: u8) {
        let disks = disks.min(self.look().at(card).unrest);
        if disks > 0 {
            self.emit(Event::UnrestRemoved { card, disks });
        }
    }

    /// DP-25: the next player's choice, made by itself where there is none.
    pub(crate) fn each_goes_on(&mut self, card: CardId, index: u8, done: u8, cause: Cause) -> bool {
        let effect = self.look().effect_at(card, index);
        let steps = self.look().each_steps(&effect, cause);
        if done == steps.to {
            self.finish();
            return true;
        }
        let seat = self.look().nth(cause, done / steps.times);
        let (mut choices, mut given) = (0, None);
        let look = self.look();
        look.each_choices(seat, &effect, |choice| {
            choices += 1;
            // What Díaz gives up: the card with the fewest cubes.
            let least =
                given.is_none_or(|other| (look.cubes_on(choice), choice) < (look.cubes_on(other), other));
            if least {
                given = Some(choice);
            }
        });
        match given {
            None => {
                self.go(Frame::Each { card, effect: index, done: done + 1, cause });
                true
            }
            Some(only) if choices == 1 || self.table.is_diaz(seat) => {
                self.chosen(seat, card, index, done, cause, only);
                true
            }
            Some(_) => false,
        }
    }

    /// DP-23 and DP-25: a card was chosen.
    pub(crate) fn choose(&mut self, seat: Seat, choice: CardId) {
        match self.state.top() {
            Some(Frame::Allocate { why, .. }) => self.allocate(seat, why, choice),
            Some(Frame::Each { card, effect, done, cause }) => {
                self.chosen(seat, card, effect, done, cause, choice);
            }
            Some(Frame::DiazOrder { one, other }) => self.diaz_order(one, other, choice),
            _ => {}
        }
    }

    fn chosen(&mut self, seat: Seat, card: CardId, index: u8, done: u8, cause: Cause, choice: CardId) {
        self.go(Frame::Each { card, effect: index, done: done + 1, cause });
        match self.look().effect_at(card, index) {
            Effect::Nationalize { .. } => self.emit(Event::EnterpriseChosen { card: choice }),
            Effect::Land { cubes, .. } => {
                self.place_income(choice, cubes.get());
            }
            Effect::Special(SpecialEffect::HandDiscard(_)) => {
                self.emit(Event::CardDiscarded { card: choice });
            }
            Effect::Special(SpecialEffect::ConnectionLoss(_)) => {
                let mine = seat.number() + 1;
                let oval = u8::from(self.look().at(choice).ovals[0] != mine);
                self.emit(Event::ConnectionRemoved { seat, card: choice, oval });
            }
            _ => {}
        }
    }

    /// DP-25: a certain Connection Cube was chosen, where a player has two on one enterprise.
    pub(crate) fn lose_connection(&mut self, seat: Seat, from: CubePlace) {
        if let (Some(Frame::Each { card, effect, done, cause }), CubePlace::Oval(at, oval)) =
            (self.state.top(), from)
        {
            self.go(Frame::Each { card, effect, done: done + 1, cause });
            self.emit(Event::ConnectionRemoved { seat, card: at, oval });
        }
    }

    /// What all have chosen leaves play at once.
    pub(crate) fn each_end(&mut self, _card: CardId, _effect: u8, cause: Cause) -> bool {
        let set = self.state.chosen;
        self.finish();
        if set != 0 {
            self.emit(Event::ChoicesCleared);
            self.leave_play(set, Fate::Discards, cause);
        }
        true
    }

    /// STRIFE-02 **Strife**: the next player who has both colours chooses; one whose Hacendado is of a colour cannot.
    pub(crate) fn strife_goes_on(&mut self, one: Faction, other: Faction, done: u8, cause: Cause) -> bool {
        if done == self.state.seats {
            self.finish();
            return true;
        }
        let seat = self.look().nth(cause, done);
        let look = self.look();
        let torn = look.has_colour(seat, one) && look.has_colour(seat, other);
        let bound = look.stand_faction(seat).filter(|colour| *colour == one || *colour == other);
        match (torn, bound) {
            (false, _) => {
                self.go(Frame::Strife { one, other, done: done + 1, cause });
                true
            }
            (true, Some(colour)) => {
                let goes = if colour == one { other } else { one };
                self.strife_discard(seat, goes);
                true
            }
            (true, None) => {
                // SOLO-22: a die decides for Díaz.
                let is_diaz = self.table.is_diaz(seat);
                if is_diaz {
                    self.begin(Frame::Die(Die::Strife));
                }
                is_diaz
            }
        }
    }

    /// All cards of the colour go, those of both colours with them.
    pub(crate) fn strife_discard(&mut self, seat: Seat, colour: Faction) {
        let Some(Frame::Strife { one, other, done, cause }) = self.state.top() else { return };
        self.go(Frame::Strife { one, other, done: done + 1, cause });
        // AMB-45, PROC-J: what follows from a discard is the doing of whose cards they were.
        self.begin(Frame::Checkpoint(Some(seat)));
        let look = self.look();
        let cards: CardSet = look
            .partners_of(seat)
            .chain(look.troops_of(seat))
            .filter(|card| {
                let factions = look.factions(*card);
                // A card of both warring colours always goes.
                factions.contains(colour) || (factions.contains(one) && factions.contains(other))
            })
            .collect();
        for card in &cards {
            self.discard_from_play(card);
        }
    }
}
