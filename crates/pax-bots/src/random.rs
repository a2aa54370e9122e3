//! The bot that does anything.

use pax_record::{Chance, deal};
use pax_rules::{
    Command, Silent, State, Table, begin, check, dealer_must_roll, invariant, legal, resolve, roll,
};

use crate::watch::Watcher;

/// More commands than any game needs; past it a rule has a loop.
pub(crate) const COMMANDS_MAX: u32 = 100_000;

/// A game that was played to its end.
#[derive(Clone, Debug)]
pub struct Played {
    /// How it ended.
    pub state: State,
    /// How many commands it took.
    pub commands: u32,
}

/// Plays a game in which everybody does anything legal, each thing equally likely.
///
/// # Errors
///
/// With `checked`, every invariant is looked at after every command; a breach is a fault of the rules, told with the
/// seed and the command that brought it about.
pub fn random_game(table: &Table, seats: u8, seed: u64, checked: bool) -> Result<Played, String> {
    watched_random_game(table, seats, seed, checked, &mut Silent)
}

/// Plays such a game while somebody watches.
///
/// # Errors
///
/// As [`random_game`].
pub(crate) fn watched_random_game(
    table: &Table,
    seats: u8,
    seed: u64,
    checked: bool,
    watcher: &mut impl Watcher,
) -> Result<Played, String> {
    let mut chance = Chance::new(seed);
    let deal = deal(table, seats, &mut chance);
    let told = |fault: &dyn std::fmt::Display, at: u32| {
        format!("seed {seed}, {seats} players, command {at}: {fault}")
    };
    let mut state = begin(table, seats, &deal, watcher).map_err(|error| told(&error, 0))?;
    watcher.began(table, &state);
    let mut list = Vec::with_capacity(256);
    let mut commands = 0;
    while state.outcome().is_none() {
        let command = if dealer_must_roll(table, &state) {
            let value = chance.die();
            roll(table, &mut state, value, watcher).map_err(|illegal| told(&illegal, commands))?;
            Command::Roll(value)
        } else {
            let seat = legal(table, &state, &mut list).filter(|_| !list.is_empty());
            let seat = seat.ok_or_else(|| told(&"nobody can do anything", commands))?;
            let command = list[chance.index(list.len())];
            let permit = check(table, &state, seat, command).map_err(|illegal| told(&illegal, commands))?;
            resolve(table, &mut state, permit, watcher);
            command
        };
        commands += 1;
        if checked {
            invariant::sound(table, &state)
                .map_err(|fault| told(&format!("after `{command}`: {fault}"), commands))?;
        }
        if commands > COMMANDS_MAX {
            return Err(told(&"the game does not end", commands));
        }
    }
    Ok(Played { state, commands })
}
