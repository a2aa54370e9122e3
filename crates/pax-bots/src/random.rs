//! The bot that does anything, and its games, which are many and fast.

use pax_rules::{Silent, Table};

use crate::game::{Deal, Played, play_out};
use crate::watch::Watcher;

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
    play_out(table, Deal { seats, seed, checked }, watcher, |chance, _, _, list| {
        Ok(list[chance.index(list.len())])
    })
}
