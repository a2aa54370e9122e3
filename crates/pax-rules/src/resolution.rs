//! A command becoming events.

use pax_deck::CardId;

use crate::check::{Permit, check};
use crate::command::Command;
use crate::event::{Event, Step};
use crate::frame::Frame;
use crate::illegal::Illegal;
use crate::look::Look;
use crate::seat::{Seat, Slot};
use crate::state::State;
use crate::table::Table;

/// Who is told what happens.
pub trait Recorder {
    /// Is told one event, after it was applied.
    fn record(&mut self, event: Event);
}

/// Listens to nothing, and costs nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl Recorder for Silent {
    fn record(&mut self, _: Event) {}
}

impl Recorder for Vec<Event> {
    fn record(&mut self, event: Event) {
        self.push(event);
    }
}

/// A command becoming events: each is applied and told in one step, so that the next line reads the state as it is.
pub(crate) struct Resolution<'a, R> {
    pub(crate) table: &'a Table,
    pub(crate) state: &'a mut State,
    recorder: &'a mut R,
}

/// Plays a command of a seat, or says which rule forbids it and leaves the state as it was.
///
/// # Errors
///
/// Names the fact that forbids it.
pub fn play(
    table: &Table,
    state: &mut State,
    seat: Seat,
    command: Command,
    recorder: &mut impl Recorder,
) -> Result<(), Illegal> {
    let permit = check(table, state, seat, command)?;
    resolve(table, state, permit, recorder);
    Ok(())
}

/// Carries out what was permitted, until the next question.
pub fn resolve(table: &Table, state: &mut State, permit: Permit, recorder: &mut impl Recorder) {
    let mut resolution = Resolution { table, state, recorder };
    resolution.carry_out(permit);
    resolution.advance();
}

/// Returns the state after these events, told by a game that began in this state.
#[must_use]
pub fn replay(table: &Table, state: &State, events: &[Event]) -> State {
    let mut state = *state;
    for event in events {
        state.apply(table, *event);
    }
    state
}

impl<'a, R: Recorder> Resolution<'a, R> {
    pub(crate) fn new(table: &'a Table, state: &'a mut State, recorder: &'a mut R) -> Self {
        Self { table, state, recorder }
    }

    pub(crate) fn look(&self) -> Look<'_> {
        Look::new(self.table, self.state)
    }

    pub(crate) fn emit(&mut self, event: Event) {
        self.state.apply(self.table, event);
        self.recorder.record(event);
    }

    pub(crate) fn begin(&mut self, frame: Frame) {
        self.emit(Event::Began(Step(frame)));
    }

    pub(crate) fn go(&mut self, frame: Frame) {
        self.emit(Event::Went(Step(frame)));
    }

    pub(crate) fn finish(&mut self) {
        self.emit(Event::Finished);
    }

    /// Goes on by itself until somebody must decide, or the game is over.
    pub(crate) fn advance(&mut self) {
        while self.state.outcome.is_none()
            && let Some(frame) = self.state.top()
        {
            let goes_on = match frame {
                Frame::ChooseHacendado(_)
                | Frame::Actions
                | Frame::Monopolist { .. }
                | Frame::Orientation(_)
                | Frame::Side { .. }
                | Frame::DiazOrder { .. }
                | Frame::Die(_)
                | Frame::Allocate { .. } => false,
                Frame::Diaz { stage, one, other } => self.diaz_goes_on(stage, one, other),
                Frame::Displaced(cause) => self.displaced(cause),
                Frame::Strife { one, other, done, cause } => self.strife_goes_on(one, other, done, cause),
                Frame::Each { card, effect, done, cause } => self.each_goes_on(card, effect, done, cause),
                Frame::EachEnd { card, effect, cause } => self.each_end(card, effect, cause),
                Frame::Phase2 => self.phase2(),
                Frame::Upkeep(card) => self.upkeep_goes_on(card),
                Frame::Showdown { done, step } => self.showdown_goes_on(done, step),
                Frame::Attack(stage) => self.attack_goes_on(stage),
                Frame::Effects { card, side, next, cause, spared } => {
                    self.effects_go_on(card, side, next, cause, spared)
                }
                Frame::FreeSlaves { troop, seat } => self.free_slaves(troop, seat),
                Frame::Checkpoint(cause) => self.checkpoint(cause),
                Frame::Refill { why, done, cause } => self.refill(why, done, cause),
                Frame::HeadlineEnd(card) => self.headline_end(card),
                Frame::ToppleEnd => self.topple_end(),
                Frame::Phase3 => self.phase3(),
                Frame::Phase4 => self.phase4(),
                Frame::UpkeepEnd => self.upkeep_end(),
                Frame::TurnEnd => self.turn_end(),
            };
            if !goes_on {
                return;
            }
        }
    }

    /// Pays; if two monopolists could be paid, returns the question which.
    pub(crate) fn pay(&mut self, permit: &Permit) -> Option<Frame> {
        let (seat, gold) = (permit.seat, u16::from(permit.price));
        if gold == 0 {
            return None;
        }
        // SOLO-02: what Díaz would be paid goes to the pool.
        let payees = permit.payees & !self.table.diaz_bit();
        match payees.count_ones() {
            0 => self.emit(Event::GoldPaid { seat, gold }),
            1 => {
                #[expect(clippy::cast_possible_truncation, reason = "at most six seats")]
                let to = Seat::at(payees.trailing_zeros() as u8);
                self.emit(Event::GoldMoved { from: seat, to, gold });
            }
            _ => return Some(Frame::Monopolist { seats: payees, gold: permit.price }),
        }
        None
    }

    /// Spends actions, or an Extra Action.
    pub(crate) fn spend(&mut self, permit: &Permit) {
        if permit.actions > 0 {
            self.emit(Event::ActionsSpent { actions: permit.actions });
        }
        if let Some(card) = permit.extra {
            self.emit(Event::AbilityUsed { card });
        }
    }

    /// Puts one more Income Cube on a card, if the owner has one; tells whether he had.
    pub(crate) fn place_income(&mut self, card: CardId, cubes: u8) -> u8 {
        let Some(owner) = self.state.owner(card) else { return 0 };
        let cubes = cubes.min(self.state.player(owner).reserve);
        if cubes > 0 {
            self.emit(Event::IncomePlaced { card, cubes });
        }
        cubes
    }

    /// AMB-36: covers a Loyalty point that has just come up, if Pax rules and a cube is at hand.
    pub(crate) fn cover(&mut self, seat: Seat, card: CardId) {
        if self.look().is_pax() && self.state.player(seat).reserve > 0 && !self.state.prestige_cubes.has(card)
        {
            self.emit(Event::PrestigePlaced { seat, card });
        }
    }

    /// SPEC-07: takes the Speculation Cube home that lies on a card about to leave the Market.
    pub(crate) fn return_speculation(&mut self, slot: Slot) {
        if self.state.speculation[slot.index()].is_some() {
            self.emit(Event::SpeculationRemoved { slot });
        }
    }

    /// Takes a Prestige Cube home.
    pub(crate) fn uncover(&mut self, seat: Seat, card: CardId) {
        if self.state.prestige_cubes.has(card) {
            self.emit(Event::PrestigeRemoved { seat, card });
        }
    }
}
