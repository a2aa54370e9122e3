//! One game between bots, without a record: what a ladder and a simulation are made of.

use std::time::Instant;

use pax_record::Chance;
use pax_rules::{Command, Ending, Outcome, Seat, Silent, State, Table, View, Viewer};

use crate::bot::{Bot, bot, introduce};
use crate::game::{Deal, Played, play_out};
use crate::pace::Pace;
use crate::score::Wins;
use crate::watch::Watcher;

/// How a game between bots went.
#[derive(Clone, Debug)]
pub struct Bout {
    /// The winners, as bits of their seats.
    pub winners: u8,
    /// Why it ended.
    pub ending: Ending,
    /// How many turns it took.
    pub turns: u16,
    /// How many commands, dice included.
    pub commands: u32,
    /// How long each seat thought, where it had a choice.
    pub pace: Vec<Pace>,
    /// How often a seat named a command that is not legal; the first legal one was played in its place.
    pub illegal: Vec<u32>,
}

impl Bout {
    /// Returns what a seat has won: a shared victory counts in parts.
    #[must_use]
    pub fn share(&self, seat: Seat) -> f64 {
        Wins::of(Outcome { winners: self.winners, ending: self.ending }, seat).count()
    }
}

/// Who plays which deal.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Seating<'a> {
    /// The bots, one for each player. Díaz is none.
    pub(crate) names: &'a [&'a str],
    /// What the cards and dice come from.
    pub(crate) deal_seed: u64,
    /// What the bots draw from.
    pub(crate) bot_seed: u64,
    /// Whether every invariant is looked at after every command, and no bot may name what is not legal.
    pub(crate) checked: bool,
}

/// Plays a game: the cards are dealt by one seed, the bots draw from another. The same deal with other bots, or with
/// the same bots on other seats, has the same cards in the same order. Against Díaz one bot plays.
///
/// # Errors
///
/// Says which bot there is not, or that the game cannot begin or go on.
pub fn bout(table: &Table, names: &[&str], deal_seed: u64, bot_seed: u64) -> Result<Bout, String> {
    watched_bout(table, Seating { names, deal_seed, bot_seed, checked: false }, &mut Silent)
}

/// Plays a game that somebody watches.
///
/// # Errors
///
/// Says which bot there is not, that the game cannot begin or go on, or which invariant is broken.
pub(crate) fn watched_bout(
    table: &Table,
    seating: Seating<'_>,
    watcher: &mut impl Watcher,
) -> Result<Bout, String> {
    let seats = seats(table, seating.names.len())?;
    let mut bots = called(seating.names, seats, seating.bot_seed)?;
    bout_of(table, &mut bots, seating, watcher)
}

/// Returns how many seats so many bots need: Díaz has one in the solitaire game.
fn seats(table: &Table, bots: usize) -> Result<u8, String> {
    let players = u8::try_from(bots).map_err(|_| "too many players".to_owned())?;
    Ok(players.saturating_add(u8::from(table.options().solitaire)))
}

/// Plays a game between these bots, by whatever names.
pub(crate) fn bout_of(
    table: &Table,
    bots: &mut [Box<dyn Bot>],
    seating: Seating<'_>,
    watcher: &mut impl Watcher,
) -> Result<Bout, String> {
    let Seating { names, deal_seed, checked, .. } = seating;
    let (mut pace, mut illegal) = (vec![Pace::default(); names.len()], vec![0; names.len()]);
    let game = Deal { seats: seats(table, bots.len())?, seed: deal_seed, checked };
    let Played { state, commands } = play_out(table, game, watcher, |_, state, seat, list| {
        let at = seat.index();
        let bot = bots.get_mut(at).ok_or("no bot has the seat that is asked")?;
        let command = chosen(table, state, seat, list, bot.as_mut(), &mut pace[at]);
        if list.contains(&command) {
            return Ok(command);
        }
        if checked {
            return Err(format!("`{}` names `{command}`, which is not legal", names[at]));
        }
        illegal[at] += 1;
        Ok(list[0])
    })?;
    let Outcome { winners, ending } = state.outcome().ok_or("the game has no end")?;
    Ok(Bout { winners, ending, turns: state.turn(), commands, pace, illegal })
}

/// Calls the bots, each with a chance of its own, and tells them who has which seat: Díaz has one that nobody takes.
fn called(names: &[&str], seats: u8, seed: u64) -> Result<Vec<Box<dyn Bot>>, String> {
    let mut bots: Vec<Box<dyn Bot>> = Vec::new();
    for (seat, name) in (0..).zip(names) {
        bots.push(bot(name, Chance::new(seed.wrapping_mul(64).wrapping_add(seat)))?);
    }
    let seated: Vec<Option<&str>> = (0..usize::from(seats)).map(|seat| names.get(seat).copied()).collect();
    introduce(bots.iter_mut().map(|bot| Some(bot.as_mut())), &seated);
    Ok(bots)
}

/// Lets a bot choose. Who has no choice need not think.
fn chosen(
    table: &Table,
    state: &State,
    seat: Seat,
    list: &[Command],
    bot: &mut dyn Bot,
    pace: &mut Pace,
) -> Command {
    if let [only] = list {
        return *only;
    }
    let start = Instant::now();
    let command = bot.choose(table, &View::of(state, Viewer::Seat(seat)), seat, list);
    pace.add(start.elapsed());
    command
}

#[cfg(test)]
mod tests {
    use pax_deck::Deck;
    use pax_rules::Options;

    use super::*;

    #[test]
    fn one_bot_plays_against_diaz() {
        let options = Options { solitaire: true, ..Options::default() };
        let table = Table::new(Deck::standard(), options).expect("the standard deck fits");
        let played = bout(&table, &["greedy"], 3, 3).expect("a game");
        assert_eq!(played.pace.len(), 1);
        assert!(played.winners <= 1, "Díaz wins nothing");
        assert!(played.turns > 2 && u64::from(played.commands) > played.pace[0].thoughts());
        let two = bout(&table, &["greedy", "greedy"], 3, 3).expect_err("Díaz has the other seat");
        assert!(two.contains("3 players cannot play"), "{two}");
    }
}
