//! One game from the deal to its end, whoever chooses.

use std::fmt::Display;

use pax_record::{Chance, deal};
use pax_rules::{
    Command, Seat, State, Table, begin, check, dealer_must_roll, invariant, legal, resolve, roll,
};

use crate::watch::Watcher;

/// More commands than any game needs; past it a rule has a loop.
const COMMANDS_MAX: u32 = 100_000;

/// A game that was played to its end.
#[derive(Clone, Debug)]
pub struct Played {
    /// How it ended.
    pub state: State,
    /// How many commands it took, dice included.
    pub commands: u32,
}

/// Which game is played, and how closely it is looked at.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Deal {
    /// How many seats there are, Díaz's included.
    pub(crate) seats: u8,
    /// What the cards and dice come from.
    pub(crate) seed: u64,
    /// Whether every invariant is looked at after every command.
    pub(crate) checked: bool,
}

/// Plays a game: whoever is asked, `choose` says what he does, and may draw from the chance that deals.
///
/// # Errors
///
/// Says with the seed and the number of the command that the game cannot begin or go on, that what was chosen is not
/// legal, or which invariant is broken.
pub(crate) fn play_out(
    table: &Table,
    game: Deal,
    watcher: &mut impl Watcher,
    mut choose: impl FnMut(&mut Chance, &State, Seat, &[Command]) -> Result<Command, String>,
) -> Result<Played, String> {
    let Deal { seats, seed, checked } = game;
    let mut chance = Chance::new(seed);
    let deal = deal(table, seats, &mut chance);
    let told = |fault: &dyn Display, at: u32| format!("seed {seed}, {seats} players, command {at}: {fault}");
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
            let command = choose(&mut chance, &state, seat, &list).map_err(|fault| told(&fault, commands))?;
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
