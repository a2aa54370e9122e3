//! One game between bots, without a record: what a ladder is made of.

use std::time::{Duration, Instant};

use pax_record::{Chance, deal};
use pax_rules::{
    Ending, Seat, Silent, State, Table, View, Viewer, begin, dealer_must_roll, legal, play, roll,
};

use crate::bot::{Bot, bot, introduce};

/// How a game between bots went.
#[derive(Clone, Debug)]
pub struct Bout {
    /// The winners, as bits of their seats.
    pub winners: u8,
    /// Why it ended.
    pub ending: Ending,
    /// How many turns it took.
    pub turns: u16,
    /// How many commands each seat gave.
    pub commands: Vec<u32>,
    /// How long each seat thought.
    pub thinking: Vec<Duration>,
    /// The longest that each seat thought about one command.
    pub longest: Vec<Duration>,
    /// How often a seat named a command that is not legal; the first legal one was played in its place.
    pub illegal: Vec<u32>,
}

impl Bout {
    /// Returns what a seat has won: a shared victory counts in parts.
    #[must_use]
    pub fn share(&self, seat: Seat) -> f64 {
        if self.winners & (1 << seat.index()) == 0 {
            return 0.0;
        }
        1.0 / f64::from(self.winners.count_ones())
    }
}

/// Plays a game: the cards are dealt by one seed, the bots draw from another. The same deal with other bots, or with
/// the same bots on other seats, has the same cards in the same order.
///
/// # Errors
///
/// Says which bot there is not, or that the game cannot begin or go on.
pub fn bout(table: &Table, names: &[&str], deal_seed: u64, bot_seed: u64) -> Result<Bout, String> {
    let seats = u8::try_from(names.len()).map_err(|_| "too many seats".to_owned())?;
    let mut bots: Vec<Box<dyn Bot>> = Vec::new();
    for (seat, name) in (0..).zip(names) {
        bots.push(bot(name, Chance::new(bot_seed.wrapping_mul(64).wrapping_add(seat)))?);
    }
    let seated: Vec<Option<&str>> = names.iter().copied().map(Some).collect();
    introduce(bots.iter_mut().map(|bot| Some(bot.as_mut())), &seated);
    let mut chance = Chance::new(deal_seed);
    let deal = deal(table, seats, &mut chance);
    let mut state = begin(table, seats, &deal, &mut Silent).map_err(|error| error.to_string())?;
    let none = vec![Duration::ZERO; names.len()];
    let mut bout = Bout {
        winners: 0,
        ending: Ending::Stall,
        turns: 0,
        commands: vec![0; names.len()],
        thinking: none.clone(),
        longest: none,
        illegal: vec![0; names.len()],
    };
    let mut list = Vec::with_capacity(256);
    while state.outcome().is_none() {
        if dealer_must_roll(table, &state) {
            roll(table, &mut state, chance.die(), &mut Silent).map_err(|illegal| illegal.to_string())?;
            continue;
        }
        let seat = legal(table, &state, &mut list).ok_or("nobody can do anything")?;
        step(table, &mut state, seat, &list, bots[seat.index()].as_mut(), &mut bout)?;
    }
    if let Some(outcome) = state.outcome() {
        (bout.winners, bout.ending) = (outcome.winners, outcome.ending);
    }
    bout.turns = state.turn();
    Ok(bout)
}

fn step(
    table: &Table,
    state: &mut State,
    seat: Seat,
    list: &[pax_rules::Command],
    bot: &mut dyn Bot,
    bout: &mut Bout,
) -> Result<(), String> {
    let at = seat.index();
    // Who has no choice need not think.
    let mut command = list[0];
    if list.len() > 1 {
        let start = Instant::now();
        command = bot.choose(table, &View::of(state, Viewer::Seat(seat)), seat, list);
        let thought = start.elapsed();
        bout.commands[at] += 1;
        bout.thinking[at] += thought;
        bout.longest[at] = bout.longest[at].max(thought);
    }
    if !list.contains(&command) {
        bout.illegal[at] += 1;
        command = list[0];
    }
    play(table, state, seat, command, &mut Silent).map_err(|illegal| illegal.to_string())
}
