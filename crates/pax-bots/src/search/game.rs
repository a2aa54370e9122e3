//! Pax Porfiriana as a game that can be searched.

use pax_deck::CardId;
use pax_record::Chance;
use pax_rules::{
    Command, CubePlace, Outline, Seat, Silent, Slot, State, Table, check, dealer_must_roll, decider, legal,
    resolve, roll,
};

use super::tree::{Game, SEATS, Value};
use crate::eval::Scales;
use crate::greedy::after;

/// How much better a command must look to be e times as likely, in logarithms of the odds.
const PRIOR: f32 = 0.3;
/// How much of the priors is the same for all.
const OPEN: f32 = 0.25;
/// How many commands a turn is played on at most before it is judged.
const SETTLED: u32 = 12;

/// A table to search at.
pub(super) struct Pax<'a> {
    pub(super) table: &'a Table,
    pub(super) scales: &'a Scales,
}

/// A command, with the card that lies at the place it names: elsewhere the same place means another card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Move {
    pub(super) command: Command,
    at: Option<CardId>,
}

impl Move {
    fn new(state: &State, command: Command) -> Self {
        let slot: Option<Slot> = match command {
            Command::BuyMarketCard(slot)
            | Command::Speculate(slot)
            | Command::DiscardFirst(slot)
            | Command::ShiftCube(_, CubePlace::Market(slot)) => Some(slot),
            _ => None,
        };
        Self { command, at: slot.and_then(|slot| state.market(slot)) }
    }
}

impl Game for Pax<'_> {
    type State = State;
    type Move = Move;

    fn mover(&self, state: &State) -> Option<usize> {
        if state.outcome().is_some() {
            return None;
        }
        decider(self.table, state).map(Seat::index)
    }

    fn moves(&self, state: &State, list: &mut Vec<Move>) {
        let mut commands = Vec::with_capacity(64);
        legal(self.table, state, &mut commands);
        list.extend(commands.into_iter().map(|command| Move::new(state, command)));
    }

    fn priors(&self, state: &State, list: &[Move], priors: &mut Vec<f32>) {
        let Some(seat) = decider(self.table, state) else {
            priors.resize(list.len(), 1.0);
            return;
        };
        priors.extend(list.iter().map(|of| after(self.scales, self.table, state, seat, of.command).sum()));
        soften(priors, PRIOR);
        // What looks bad at first can be the beginning of what wins: everything gets a part.
        #[expect(clippy::cast_precision_loss, reason = "few commands")]
        let even = OPEN / priors.len().max(1) as f32;
        for prior in priors {
            *prior = even + (1.0 - OPEN) * *prior;
        }
    }

    fn play(&self, state: &mut State, of: Move, chance: &mut Chance) {
        if let Some(seat) = decider(self.table, state)
            && let Ok(permit) = check(self.table, state, seat, of.command)
        {
            resolve(self.table, state, permit, &mut Silent);
        }
        while dealer_must_roll(self.table, state) {
            if roll(self.table, state, chance.die(), &mut Silent).is_err() {
                return;
            }
        }
    }

    /// Plays the turn to its end as `greedy` would: in the middle of a turn, or of a toppling, a position says little.
    fn settle(&self, state: &mut State, chance: &mut Chance) {
        let turn = state.turn();
        let mut list = Vec::with_capacity(64);
        for _ in 0..SETTLED {
            if state.outcome().is_some() || state.turn() != turn {
                return;
            }
            let Some(seat) = legal(self.table, state, &mut list) else { return };
            let mut best = (f32::NEG_INFINITY, None);
            for &command in &list {
                let worth = after(self.scales, self.table, state, seat, command).sum();
                if worth > best.0 {
                    best = (worth, Some(command));
                }
            }
            let Some(command) = best.1 else { return };
            self.play(state, Move::new(state, command), chance);
        }
    }

    fn value(&self, state: &State) -> Value {
        let mut value = [0.0; SEATS];
        if let Some(outcome) = state.outcome() {
            let winners = outcome.winners.count_ones().max(1);
            #[expect(clippy::cast_precision_loss, reason = "at most six")]
            let share = 1.0 / winners as f32;
            for (seat, value) in value.iter_mut().enumerate() {
                if outcome.winners & (1 << seat) != 0 {
                    *value = share;
                }
            }
            return value;
        }
        let outline = Outline::of(self.table, state);
        let seats = usize::from(outline.seats);
        for seat in state.all_seats() {
            value[seat.index()] = self.scales.alone(&outline, seat).sum();
        }
        soften(&mut value[..seats], 1.0);
        value
    }
}

/// Turns worths into shares: as much better as the temperature says is e times as likely.
fn soften(worths: &mut [f32], temperature: f32) {
    let best = worths.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut sum = 0.0;
    for worth in worths.iter_mut() {
        *worth = ((*worth - best) / temperature).exp();
        sum += *worth;
    }
    for worth in worths {
        *worth /= sum;
    }
}
