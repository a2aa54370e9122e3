//! What a bot is, and games in which bots sit.

use pax_record::{Chance, Game, Player, Refused};
use pax_rules::{Command, Rule, Seat, Table, View, Viewer, dealer_must_roll, decider, legal};

use crate::greedy::Greedy;
use crate::paxomatic::PaxOMatic;
use crate::search::{Budget, Search};
use crate::seeker::Seeker;

/// A player that is a program. It gets what a person gets: a view, and the commands that are legal (law 6).
pub trait Bot: Send {
    /// Chooses one of the commands; there is at least one.
    fn choose(&mut self, table: &Table, view: &View, seat: Seat, commands: &[Command]) -> Command;

    /// Is told who sits at the table before the game: the bot of every seat by its name, nobody for a person or Díaz.
    /// Most do not care.
    fn meet(&mut self, _seats: &[Option<&str>], _own: Seat) {}

    /// Names the rules of its own by which it chose last, the most general first; nothing if it follows none.
    fn reasons(&self) -> Vec<Rule> {
        Vec::new()
    }

    /// Says what it thought of the commands when it chose last, the best first; nothing if it does not think.
    fn thoughts(&self) -> Vec<Thought> {
        Vec::new()
    }
}

/// What a bot thinks of a command.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought {
    /// The command.
    pub command: Command,
    /// What it is worth, by the bot's own measure.
    pub value: f32,
    /// What that is made of.
    pub terms: Vec<(&'static str, f32)>,
}

/// The bots there are, by their names.
pub const BOTS: [&str; 5] = ["random", "seeker", "paxomatic", "greedy", "search:1s"];

/// Returns the bot with that name, which draws from that chance.
///
/// # Errors
///
/// Lists the bots there are.
pub fn bot(name: &str, chance: Chance) -> Result<Box<dyn Bot>, String> {
    match name {
        "random" => Ok(Box::new(Random(chance))),
        "seeker" => Ok(Box::new(Seeker::new(chance))),
        crate::paxomatic::NAME => Ok(Box::new(PaxOMatic::new(chance))),
        "greedy" => Ok(Box::new(Greedy::new(chance))),
        _ => match name.strip_prefix("search:") {
            Some(budget) => Ok(Box::new(Search::new(Budget::read(budget)?, chance))),
            None => Err(format!("there is no bot `{name}`; there are `{}`", BOTS.join("`, `"))),
        },
    }
}

/// Tells the bots of a table who sits where.
pub(crate) fn introduce<'a>(
    bots: impl Iterator<Item = Option<&'a mut (dyn Bot + 'static)>>,
    names: &[Option<&str>],
) {
    for (seat, bot) in (0..).map_while(Seat::new).zip(bots) {
        if let Some(bot) = bot {
            bot.meet(names, seat);
        }
    }
}

/// Does anything legal, each thing equally likely.
struct Random(Chance);

impl Bot for Random {
    fn choose(&mut self, _: &Table, _: &View, _: Seat, commands: &[Command]) -> Command {
        commands[self.0.index(commands.len())]
    }
}

/// The bots of a game, by seat.
pub struct Bots(Vec<Option<Box<dyn Bot>>>);

impl Bots {
    /// Calls the bots that a game names. Each draws from a stream of its own of the game's seed, which tells nothing of the
    /// deal; in a game without a seed, from the streams of a small one.
    ///
    /// # Errors
    ///
    /// Says which bot there is not.
    pub fn of(game: &Game) -> Result<Self, String> {
        let seed = game.record().seed.unwrap_or(pax_record::Seed::Small(0));
        let bots = game.record().seats.iter().enumerate().map(|(seat, player)| match player {
            Player::Bot { bot: name, .. } => bot(name, seed.bot(seat)).map(Some),
            Player::Person(_) | Player::Diaz => Ok(None),
        });
        let mut bots = bots.collect::<Result<Vec<Option<Box<dyn Bot>>>, String>>()?;
        let names: Vec<Option<&str>> = game
            .record()
            .seats
            .iter()
            .map(|player| match player {
                Player::Bot { bot, .. } => Some(bot.as_str()),
                Player::Person(_) | Player::Diaz => None,
            })
            .collect();
        introduce(bots.iter_mut().map(|bot| bot.as_deref_mut()), &names);
        Ok(Self(bots))
    }

    /// Returns the bot of a seat, which can be asked why it chose what it did last.
    #[must_use]
    pub fn at(&self, seat: Seat) -> Option<&dyn Bot> {
        self.0.get(seat.index())?.as_deref()
    }

    /// Does the next thing that needs no person: the dealer's die, or a bot's command. Tells whether there was one.
    ///
    /// # Errors
    ///
    /// Never with bots that choose what is legal.
    pub fn step(&mut self, game: &mut Game) -> Result<bool, Refused> {
        if dealer_must_roll(game.table(), game.state()) {
            return game.roll().map(|events| !events.is_empty());
        }
        let Some(seat) = decider(game.table(), game.state()) else { return Ok(false) };
        let Some(Some(bot)) = self.0.get_mut(seat.index()) else { return Ok(false) };
        let mut commands = Vec::new();
        legal(game.table(), game.state(), &mut commands);
        let command = bot.choose(game.table(), &game.view(Viewer::Seat(seat)), seat, &commands);
        game.play(seat, command).map(|_| true)
    }

    /// Plays on until a person must decide, or the game is over.
    ///
    /// # Errors
    ///
    /// Never with bots that choose what is legal.
    pub fn play_on(&mut self, game: &mut Game) -> Result<(), Refused> {
        while self.step(game)? {}
        Ok(())
    }
}
