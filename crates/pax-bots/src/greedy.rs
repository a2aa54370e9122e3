//! The bot that looks one command ahead and takes what is worth most.

use pax_record::Chance;
use pax_rules::{Command, Event, Outline, Recorder, Seat, State, Table, View, check, resolve};

use crate::bot::{Bot, Thought};
use crate::eval::{Scales, TERMS, Weights, Worth};

/// What winning is worth: more than anything else.
const VICTORY: f32 = 10_000.0;

/// Looks one command ahead.
pub(crate) struct Greedy {
    weights: Weights,
    scales: Option<Scales>,
    chance: Chance,
    thoughts: Vec<(Command, Worth)>,
    /// What a gold was worth when it thought.
    gold: f32,
}

impl Greedy {
    pub(crate) fn new(chance: Chance) -> Self {
        Self::with(*Weights::usual(), chance)
    }

    /// Returns one that weighs otherwise.
    pub(crate) const fn with(weights: Weights, chance: Chance) -> Self {
        Self { weights, scales: None, chance, thoughts: Vec::new(), gold: 1.0 }
    }
}

impl Bot for Greedy {
    fn choose(&mut self, table: &Table, view: &View, seat: Seat, commands: &[Command]) -> Command {
        let scales = self.scales.get_or_insert_with(|| Scales::new(table, self.weights));
        let state = view.some_state(table);
        self.thoughts.clear();
        self.gold = scales.gold(&Outline::of(table, &state));
        let mut best = (f32::NEG_INFINITY, 0, commands[0]);
        for &command in commands {
            let worth = after(scales, table, &state, seat, command);
            self.thoughts.push((command, worth));
            // Which of two that are as good is a matter of chance.
            let rank = (worth.sum(), self.chance.below(1 << 16));
            if rank > (best.0, best.1) {
                best = (rank.0, rank.1, command);
            }
        }
        best.2
    }

    /// Says it in gold, which people can count, rather than in logarithms of odds.
    fn thoughts(&self) -> Vec<Thought> {
        let mut thoughts: Vec<Thought> = self
            .thoughts
            .iter()
            .map(|(command, worth)| Thought {
                command: *command,
                value: worth.sum() / self.gold,
                terms: TERMS.into_iter().zip(worth.0.map(|term| term / self.gold)).collect(),
            })
            .collect();
        thoughts.sort_by(|one, other| other.value.total_cmp(&one.value));
        thoughts
    }
}

/// Notices whether anything was revealed.
#[derive(Default)]
struct Barrier(bool);

impl Recorder for Barrier {
    fn record(&mut self, event: Event) {
        self.0 |= event.reveals();
    }
}

/// Weighs what a command leads to. What it would reveal nobody knows: then the table counts as it is before.
pub(crate) fn after(scales: &Scales, table: &Table, state: &State, seat: Seat, command: Command) -> Worth {
    let Ok(permit) = check(table, state, seat, command) else {
        return Worth::only(-VICTORY);
    };
    let (mut next, mut barrier) = (*state, Barrier::default());
    resolve(table, &mut next, permit, &mut barrier);
    if let Some(outcome) = next.outcome() {
        let has_won = outcome.winners & (1 << seat.index()) != 0;
        let share = VICTORY / f32::from(u8::try_from(outcome.winners.count_ones().max(1)).unwrap_or(6));
        return Worth::only(if has_won { share } else { -VICTORY });
    }
    // What comes after the turn comes anyway, income above all: ending it is worth what there is now.
    let seen = if barrier.0 || command == Command::EndActions { state } else { &next };
    scales.weigh(&Outline::of(table, seen), seat)
}
