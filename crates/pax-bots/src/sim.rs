//! Many games, on all cores.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

use pax_record::{Chance, ending_words};
use pax_rules::{Ending, Outcome, Seat, Silent, Table};

use crate::arena::{Seating, watched_bout};
use crate::balance::Balance;
use crate::bot::bot;
use crate::pace::Pace;
use crate::random::watched_random_game;
use crate::score::{Score, Wins};
use crate::watch::{Watch, Watcher};

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The bots, one for each player; one alone plays against Díaz.
    pub bots: Vec<String>,
    /// How many games.
    pub games: u64,
    /// The seed of the first game; the others follow.
    pub seed: u64,
    /// Whether every invariant is looked at after every command.
    pub checked: bool,
    /// Whether what becomes of the cards is counted.
    pub balance: bool,
    /// On how many cores.
    pub jobs: usize,
}

/// What came of it. Whatever the number of cores, the same plan comes to the same, but for the time that bots took.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// How many games.
    pub games: u64,
    /// How many commands in all.
    pub commands: u64,
    /// How many turns in all.
    pub turns: u64,
    /// How many games took how many turns.
    pub lengths: BTreeMap<u16, u64>,
    /// Victories by seat.
    pub wins: [Wins; Seat::MAX],
    /// How often a game ended which way.
    pub endings: Vec<(Ending, u64)>,
    /// What each bot has won and how long it thought, unless all are random: those do not think.
    pub bots: BTreeMap<String, BotTally>,
    /// What became of the cards, if that was asked.
    pub balance: Option<Box<Balance>>,
}

/// What came of a bot.
#[derive(Clone, Debug, Default)]
pub struct BotTally {
    /// What it won, seat by seat and game by game.
    pub score: Score,
    /// How long it thought, where it had a choice.
    pub pace: Pace,
    /// How often it named a command that is not legal.
    pub illegal: u64,
}

impl Tally {
    fn new(with_balance: bool) -> Self {
        Self { balance: with_balance.then(Box::default), ..Self::default() }
    }

    fn add(&mut self, game: &Game, watch: Option<&Watch>) {
        self.games += 1;
        self.commands += u64::from(game.commands);
        self.turns += u64::from(game.turns);
        *self.lengths.entry(game.turns).or_default() += 1;
        self.count(game.outcome.ending, 1);
        for (win, seat) in self.wins.iter_mut().zip((0..).map_while(Seat::new)) {
            *win += Wins::of(game.outcome, seat);
        }
        if let (Some(balance), Some(watch)) = (&mut self.balance, watch) {
            balance.add(watch, game.outcome);
        }
    }

    fn join(&mut self, other: &Self) {
        self.games += other.games;
        self.commands += other.commands;
        self.turns += other.turns;
        for (turns, count) in &other.lengths {
            *self.lengths.entry(*turns).or_default() += count;
        }
        for (win, more) in self.wins.iter_mut().zip(other.wins) {
            *win += more;
        }
        for (ending, count) in &other.endings {
            self.count(*ending, *count);
        }
        for (name, more) in &other.bots {
            let bot = self.bots.entry(name.clone()).or_default();
            bot.score.join(more.score);
            bot.pace.join(&more.pace);
            bot.illegal += more.illegal;
        }
        if let (Some(balance), Some(more)) = (&mut self.balance, &other.balance) {
            balance.join(more);
        }
    }

    fn count(&mut self, ending: Ending, count: u64) {
        match self.endings.iter_mut().find(|(other, _)| *other == ending) {
            Some((_, sum)) => *sum += count,
            None => self.endings.push((ending, count)),
        }
    }

    /// Returns the number of turns that such a share of the games did not exceed.
    #[must_use]
    pub fn quantile(&self, share: f64) -> u16 {
        #[expect(
            clippy::cast_precision_loss,
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a share of a count of games"
        )]
        let wanted = ((self.games as f64 * share).ceil() as u64).max(1);
        let mut below = 0;
        let found = self.lengths.iter().find(|(_, count)| {
            below += *count;
            below >= wanted
        });
        found.map_or(0, |(turns, _)| *turns)
    }
}

/// How a game went.
struct Game {
    outcome: Outcome,
    turns: u16,
    commands: u32,
}

/// Plays the games of a plan, and tells of each when it is done.
///
/// # Errors
///
/// Says which bot there is not, or which game, by its seed, broke which invariant; the first one found stops the rest.
pub fn simulate(table: &Table, plan: &Plan, told: impl Fn() + Sync) -> Result<Tally, String> {
    for name in &plan.bots {
        bot(name, Chance::new(0))?;
    }
    let next = AtomicU64::new(0);
    let stop = AtomicBool::new(false);
    let work = || {
        let mut tally = Tally::new(plan.balance);
        loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= plan.games || stop.load(Ordering::Relaxed) {
                return Ok(tally);
            }
            let seed = plan.seed.wrapping_add(game);
            one(table, plan, seed, &mut tally).inspect_err(|_| stop.store(true, Ordering::Relaxed))?;
            told();
        }
    };
    let tallies: Vec<Result<Tally, String>> = thread::scope(|scope| {
        let handles: Vec<_> = (0..plan.jobs.max(1)).map(|_| scope.spawn(work)).collect();
        let panicked = || Err("a game made the program panic".to_owned());
        handles.into_iter().map(|handle| handle.join().unwrap_or_else(|_| panicked())).collect()
    });
    let mut sum = Tally::new(plan.balance);
    for tally in tallies {
        sum.join(&tally?);
    }
    sum.endings.sort_by_cached_key(|(ending, _)| ending_words(*ending));
    Ok(sum)
}

/// Plays one game, watched or not, and counts it.
fn one(table: &Table, plan: &Plan, seed: u64, tally: &mut Tally) -> Result<(), String> {
    if tally.balance.is_some() {
        let mut watch = Watch::new();
        let game = played(table, plan, seed, tally, &mut watch)?;
        tally.add(&game, Some(&watch));
    } else {
        let game = played(table, plan, seed, tally, &mut Silent)?;
        tally.add(&game, None);
    }
    Ok(())
}

fn played(
    table: &Table,
    plan: &Plan,
    seed: u64,
    tally: &mut Tally,
    watcher: &mut impl Watcher,
) -> Result<Game, String> {
    if plan.bots.iter().all(|name| name == "random") {
        let seats = plan.bots.len() + usize::from(table.options().solitaire);
        let seats = u8::try_from(seats).map_err(|_| "too many players".to_owned())?;
        let played = watched_random_game(table, seats, seed, plan.checked, watcher)?;
        let unended = || format!("seed {seed}: the game stopped before its end");
        let outcome = played.state.outcome().ok_or_else(unended)?;
        return Ok(Game { outcome, turns: played.state.turn(), commands: played.commands });
    }
    let names: Vec<&str> = plan.bots.iter().map(String::as_str).collect();
    let seating = Seating { names: &names, deal_seed: seed, bot_seed: seed, checked: plan.checked };
    let bout = watched_bout(table, seating, watcher)?;
    let outcome = Outcome { winners: bout.winners, ending: bout.ending };
    for (at, (seat, name)) in (0..).map_while(Seat::new).zip(&names).enumerate() {
        let bot = tally.bots.entry((*name).to_owned()).or_default();
        bot.score.add(Wins::of(outcome, seat));
        bot.pace.join(&bout.pace[at]);
        bot.illegal += u64::from(bout.illegal[at]);
    }
    Ok(Game { outcome, turns: bout.turns, commands: bout.commands })
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicU64;

    use pax_deck::Deck;
    use pax_deck::vocabulary::Kind;
    use pax_rules::Options;

    use super::*;

    fn plan(bots: &[&str], games: u64, jobs: usize) -> Plan {
        let bots = bots.iter().map(|name| (*name).to_owned()).collect();
        Plan { bots, games, seed: 7, checked: true, balance: true, jobs }
    }

    fn tally(plan: &Plan) -> Tally {
        let options = Options { solitaire: plan.bots.len() == 1, ..Options::default() };
        let table = Table::new(Deck::standard(), options).expect("the standard deck fits");
        let told = AtomicU64::new(0);
        let tally = simulate(&table, plan, || {
            told.fetch_add(1, Ordering::Relaxed);
        });
        let tally = tally.unwrap_or_else(|fault| panic!("{fault}"));
        assert_eq!(told.into_inner(), plan.games, "every game is told");
        tally
    }

    /// All that a tally says, but for the time.
    fn timeless(tally: &Tally) -> String {
        let bots: Vec<_> = tally.bots.iter().map(|(name, bot)| (name, bot.score, bot.illegal)).collect();
        let Tally { games, commands, turns, lengths, wins, endings, balance, .. } = tally;
        format!("{games} {commands} {turns} {lengths:?} {wins:?} {endings:?} {balance:?} {bots:?}")
    }

    #[test]
    fn the_same_plan_comes_to_the_same_on_any_number_of_cores() {
        for bots in [&["greedy", "seeker", "random"][..], &["random"; 4], &["greedy"]] {
            let one = timeless(&tally(&plan(bots, 12, 1)));
            assert_eq!(one, timeless(&tally(&plan(bots, 12, 5))), "{bots:?}");
            let other = Plan { seed: 8, ..plan(bots, 12, 1) };
            assert_ne!(one, timeless(&tally(&other)), "{bots:?}");
        }
    }

    #[test]
    fn what_is_counted_adds_up() {
        let tally = tally(&plan(&["greedy", "paxomatic", "random", "greedy"], 20, 2));
        assert_eq!(tally.lengths.values().sum::<u64>(), 20);
        assert_eq!(tally.endings.iter().map(|(_, count)| count).sum::<u64>(), 20);
        let won: f64 = tally.wins.iter().map(|wins| wins.count()).sum();
        assert!((won - 20.0).abs() < 1e-9, "{won}");
        assert_eq!(tally.bots["greedy"].score.tries, 40);
        assert!(tally.bots.values().all(|bot| bot.illegal == 0 && bot.pace.thoughts() > 20));
        let balance = tally.balance.as_ref().expect("it was asked");
        let scores = || Deck::standard().of_kind(Kind::Hacendado).map(|card| balance.hacendado(card.id()));
        assert_eq!(scores().map(|score| score.tries).sum::<u64>(), 80);
        let won: f64 = scores().map(|score| score.wins.count()).sum();
        assert!((won - 20.0).abs() < 1e-9, "{won}");
        for card in Deck::standard().cards() {
            let count = balance.card(card.id());
            assert!(count.played <= count.bought && count.bought <= count.seen, "{}: {count:?}", card.name());
            assert!(count.speculated <= count.seen && count.played <= count.score.tries, "{count:?}");
            let is_news = matches!(card.kind(), Kind::Headline | Kind::Topple | Kind::Public);
            assert!(!is_news || count.played == count.bought, "{}: {count:?}", card.name());
        }
    }

    #[test]
    fn random_games_are_those_of_random_game() {
        let tally = tally(&plan(&["random"; 3], 5, 2));
        let table = Table::new(Deck::standard(), Options::default()).expect("the standard deck fits");
        let games = (7..12).map(|seed| crate::random_game(&table, 3, seed, false).expect("a game"));
        assert_eq!(games.map(|game| u64::from(game.commands)).sum::<u64>(), tally.commands);
        assert!(tally.bots.is_empty(), "who does not think has no time");
    }

    #[test]
    fn a_quantile_is_a_length_that_was_played() {
        let mut tally = Tally { games: 10, ..Tally::default() };
        tally.lengths.extend([(20, 1), (30, 5), (40, 3), (90, 1)]);
        assert_eq!([0.05, 0.5, 0.6, 0.61, 0.95].map(|share| tally.quantile(share)), [20, 30, 30, 40, 90]);
        assert_eq!(Tally::default().quantile(0.5), 0);
    }

    #[test]
    fn a_plan_that_cannot_be_played_says_why() {
        let table = Table::new(Deck::standard(), Options::default()).expect("the standard deck fits");
        let fault = simulate(&table, &plan(&["greedy", "deep"], 5, 1), || {}).expect_err("no such bot");
        assert!(fault.contains("there is no bot `deep`"), "{fault}");
        let fault = simulate(&table, &plan(&["greedy"; 7], 5, 1), || {}).expect_err("too many");
        assert!(fault.contains("7 players cannot play"), "{fault}");
    }
}
