//! Many games, on all cores.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

use pax_rules::{Ending, Seat, Table};

use crate::random::random_game;

/// What is to be played.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// How many players.
    pub seats: u8,
    /// How many games.
    pub games: u64,
    /// The seed of the first game; the others follow.
    pub seed: u64,
    /// Whether every invariant is looked at after every command.
    pub checked: bool,
    /// On how many cores.
    pub jobs: usize,
}

/// What came of it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tally {
    /// How many games.
    pub games: u64,
    /// How many commands in all.
    pub commands: u64,
    /// How many turns in all.
    pub turns: u64,
    /// Victories by seat; a shared one counts in parts.
    pub wins: [f64; Seat::MAX],
    /// How often a game ended which way.
    pub endings: Vec<(Ending, u64)>,
}

impl Tally {
    fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.commands += other.commands;
        self.turns += other.turns;
        for (win, more) in self.wins.iter_mut().zip(other.wins) {
            *win += more;
        }
        for (ending, count) in &other.endings {
            self.count(*ending, *count);
        }
    }

    fn count(&mut self, ending: Ending, count: u64) {
        match self.endings.iter_mut().find(|(other, _)| *other == ending) {
            Some((_, sum)) => *sum += count,
            None => self.endings.push((ending, count)),
        }
    }
}

/// Plays the games of a plan.
///
/// # Errors
///
/// Says which game, by its seed, broke which invariant; the first one found stops the rest.
pub fn simulate(table: &Table, plan: Plan) -> Result<Tally, String> {
    let next = AtomicU64::new(0);
    let stop = AtomicBool::new(false);
    let work = || {
        let mut tally = Tally::default();
        loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= plan.games || stop.load(Ordering::Relaxed) {
                return Ok(tally);
            }
            let played = random_game(table, plan.seats, plan.seed.wrapping_add(game), plan.checked)
                .inspect_err(|_| stop.store(true, Ordering::Relaxed))?;
            tally.games += 1;
            tally.commands += u64::from(played.commands);
            tally.turns += u64::from(played.state.turn());
            if let Some(outcome) = played.state.outcome() {
                tally.count(outcome.ending, 1);
                let share = 1.0 / f64::from(outcome.winners.count_ones().max(1));
                for seat in played.state.all_seats().filter(|seat| outcome.winners & (1 << seat.index()) != 0)
                {
                    tally.wins[seat.index()] += share;
                }
            }
        }
    };
    let tallies: Vec<Result<Tally, String>> = thread::scope(|scope| {
        let handles: Vec<_> = (0..plan.jobs.max(1)).map(|_| scope.spawn(work)).collect();
        let panicked = || Err("a game made the program panic".to_owned());
        handles.into_iter().map(|handle| handle.join().unwrap_or_else(|_| panicked())).collect()
    });
    let mut sum = Tally::default();
    for tally in tallies {
        sum.add(&tally?);
    }
    Ok(sum)
}
