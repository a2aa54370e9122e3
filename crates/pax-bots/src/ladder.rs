//! A ladder: who beats whom, measured over deals that every bot gets on every seat.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

use pax_record::Chance;
use pax_rules::{Ending, Seat, Table};
use serde::{Deserialize, Serialize};

use crate::arena::bout;
use crate::pace::Histogram;

/// What is to be measured.
#[derive(Clone, Debug)]
pub struct LadderPlan {
    /// The bots. Each plays against each.
    pub bots: Vec<String>,
    /// The only one who has a seat alone, if not each by turns.
    pub challenger: Option<String>,
    /// How many players: one of a bot against so many less one of another.
    pub players: u8,
    /// How many deals of each pairing, at most.
    pub deals: u64,
    /// The seed of the first deal; the others follow.
    pub seed: u64,
    /// On how many cores.
    pub jobs: usize,
    /// Whether a pairing ends as soon as it is decided which of the two is stronger.
    pub sprt: bool,
}

/// What came of one deal of a pairing: the challenger had every seat once.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DealResult {
    /// Who has one seat.
    pub challenger: String,
    /// Who has the others.
    pub field: String,
    /// The seed of the deal.
    pub deal: u64,
    /// What the challenger won, by seat.
    pub shares: Vec<f64>,
    /// How the games ended.
    pub endings: Vec<String>,
    /// How many turns each player had, on average.
    pub turns: f64,
    /// How many commands the challenger thought about.
    pub commands: u64,
    /// How long it thought, in microseconds.
    pub micros: u64,
    /// The longest thought, in microseconds.
    pub longest: u64,
    /// How many thoughts took how long, about. Results that were kept before there was this have none.
    #[serde(default)]
    pub times: Histogram,
    /// How many commands of anybody were not legal.
    pub illegal: u64,
}

impl DealResult {
    fn mean(&self) -> f64 {
        self.shares.iter().sum::<f64>() / count(self.shares.len()).max(1.0)
    }
}

/// What a pairing shows.
#[derive(Clone, Debug, Serialize)]
pub struct Standing {
    /// Who has one seat.
    pub challenger: String,
    /// Who has the others.
    pub field: String,
    /// How many deals were played on every seat.
    pub deals: usize,
    /// How many games that were.
    pub games: usize,
    /// What the challenger won of them.
    pub share: f64,
    /// Between what and what that lies, 95 times of 100.
    pub interval: (f64, f64),
    /// The same as a difference of Elo, with its interval.
    pub elo: f64,
    /// The interval of the Elo.
    pub elo_interval: (f64, f64),
    /// How many turns each player had, on average.
    pub turns: f64,
    /// How long the challenger thought about a command on average, in milliseconds.
    pub millis: f64,
    /// The median of these times, in milliseconds; none where no result has them.
    pub median: Option<f64>,
    /// The longest thought, in milliseconds.
    pub longest: f64,
    /// How many commands were not legal.
    pub illegal: u64,
    /// How often games ended how.
    pub endings: BTreeMap<String, usize>,
}

/// How many times a bootstrap draws.
const DRAWS: u32 = 2_000;
/// What a sequential test asks: whether the challenger is even, or better by so much.
const SPRT_ELO: f64 = 20.0;
/// When it is decided: one wrong answer in twenty.
const SPRT_BOUND: f64 = 2.944;
/// How many deals a sequential test sees before it believes anything.
const SPRT_LEAST: usize = 12;

fn count(number: usize) -> f64 {
    f64::from(u32::try_from(number).unwrap_or(u32::MAX))
}

/// Lists the pairings of a plan. With two players who is the challenger makes no difference.
#[must_use]
pub fn pairings(plan: &LadderPlan) -> Vec<(String, String)> {
    let mut pairs = Vec::new();
    for (at, one) in plan.bots.iter().enumerate() {
        for (other_at, other) in plan.bots.iter().enumerate() {
            let is_asked = match &plan.challenger {
                Some(challenger) => one == challenger,
                None => plan.players > 2 || at > other_at,
            };
            if at != other_at && is_asked {
                pairs.push((one.clone(), other.clone()));
            }
        }
    }
    pairs
}

/// Plays a ladder. What was played before is not played again; every new result is told as it comes.
///
/// # Errors
///
/// Says which bot there is not, or which game could not be played.
pub fn climb(
    table: &Table,
    plan: &LadderPlan,
    before: &[DealResult],
    told: impl FnMut(&DealResult) + Send,
) -> Result<Vec<DealResult>, String> {
    let known: BTreeSet<(String, String, u64)> =
        before.iter().map(|result| (result.challenger.clone(), result.field.clone(), result.deal)).collect();
    let mut tasks = Vec::new();
    for number in 0..plan.deals {
        for (challenger, field) in pairings(plan) {
            let deal = plan.seed.wrapping_add(number);
            if !known.contains(&(challenger.clone(), field.clone(), deal)) {
                tasks.push((challenger, field, deal));
            }
        }
    }
    let (next, stop) = (AtomicUsize::new(0), AtomicBool::new(false));
    let results = Mutex::new((before.to_vec(), told));
    let work = || -> Result<(), String> {
        while let Some((challenger, field, deal)) = tasks.get(next.fetch_add(1, Ordering::Relaxed)) {
            if stop.load(Ordering::Relaxed) {
                break;
            }
            if plan.sprt && is_decided(&of(&lock(&results).0, challenger, field), plan.players) {
                continue;
            }
            let result = rotated(table, challenger, field, plan.players, *deal)
                .inspect_err(|_| stop.store(true, Ordering::Relaxed))?;
            let mut results = lock(&results);
            (results.1)(&result);
            results.0.push(result);
        }
        Ok(())
    };
    let ends: Vec<Result<(), String>> = thread::scope(|scope| {
        let handles: Vec<_> = (0..plan.jobs.max(1)).map(|_| scope.spawn(work)).collect();
        let panicked = || Err("a bot made the program panic".to_owned());
        handles.into_iter().map(|handle| handle.join().unwrap_or_else(|_| panicked())).collect()
    });
    ends.into_iter().collect::<Result<(), String>>()?;
    let mut all = results.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner).0;
    all.sort_by(|one, other| {
        (&one.challenger, &one.field, one.deal).cmp(&(&other.challenger, &other.field, other.deal))
    });
    Ok(all)
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

/// Plays one deal with the challenger on every seat.
fn rotated(
    table: &Table,
    challenger: &str,
    field: &str,
    players: u8,
    deal: u64,
) -> Result<DealResult, String> {
    let mut result = DealResult {
        challenger: challenger.to_owned(),
        field: field.to_owned(),
        deal,
        shares: Vec::new(),
        endings: Vec::new(),
        turns: 0.0,
        commands: 0,
        micros: 0,
        longest: 0,
        times: Histogram::default(),
        illegal: 0,
    };
    for seat in (0..players).filter_map(Seat::new) {
        let names: Vec<&str> =
            (0..usize::from(players)).map(|at| if at == seat.index() { challenger } else { field }).collect();
        let bout = bout(table, &names, deal, deal)?;
        let at = seat.index();
        result.shares.push(bout.share(seat));
        result.endings.push(ending(bout.ending));
        result.turns += f64::from(bout.turns) / f64::from(players) / f64::from(players);
        let (pace, micros) =
            (&bout.pace[at], |time: Duration| u64::try_from(time.as_micros()).unwrap_or(u64::MAX));
        result.commands += pace.thoughts();
        result.micros += micros(pace.total());
        result.longest = result.longest.max(micros(pace.longest()));
        result.times.join(pace.histogram());
        result.illegal += bout.illegal.iter().map(|illegal| u64::from(*illegal)).sum::<u64>();
    }
    Ok(result)
}

fn ending(ending: Ending) -> String {
    pax_record::ending_words(ending)
}

fn of<'a>(results: &'a [DealResult], challenger: &str, field: &str) -> Vec<&'a DealResult> {
    results.iter().filter(|result| result.challenger == challenger && result.field == field).collect()
}

/// Says what the results show, pairing by pairing.
#[must_use]
pub fn standings(plan: &LadderPlan, results: &[DealResult]) -> Vec<Standing> {
    pairings(plan)
        .into_iter()
        .filter_map(|(challenger, field)| {
            let of = of(results, &challenger, &field);
            (!of.is_empty()).then(|| standing(&challenger, &field, &of, plan.players))
        })
        .collect()
}

fn standing(challenger: &str, field: &str, of: &[&DealResult], players: u8) -> Standing {
    let means: Vec<f64> = of.iter().map(|result| result.mean()).collect();
    let share = means.iter().sum::<f64>() / count(means.len());
    let interval = bootstrap(&means);
    let games: usize = of.iter().map(|result| result.shares.len()).sum();
    let commands: u64 = of.iter().map(|result| result.commands).sum();
    let micros: u64 = of.iter().map(|result| result.micros).sum();
    let millis = |micros: u64| f64::from(u32::try_from(micros).unwrap_or(u32::MAX)) / 1000.0;
    let mut endings = BTreeMap::new();
    for ending in of.iter().flat_map(|result| &result.endings) {
        *endings.entry(ending.clone()).or_insert(0) += 1;
    }
    let per_command = micros.checked_div(commands).unwrap_or(0);
    let mut times = Histogram::default();
    for result in of {
        times.join(&result.times);
    }
    Standing {
        challenger: challenger.to_owned(),
        field: field.to_owned(),
        deals: of.len(),
        games,
        share,
        interval,
        elo: elo(share, players),
        elo_interval: (elo(interval.0, players), elo(interval.1, players)),
        turns: of.iter().map(|result| result.turns).sum::<f64>() / count(of.len()),
        millis: millis(per_command),
        median: times.median().map(|median| median.as_secs_f64() * 1000.0),
        longest: millis(of.iter().map(|result| result.longest).max().unwrap_or(0)),
        illegal: of.iter().map(|result| result.illegal).sum(),
        endings,
    }
}

/// Between what and what the mean of so many deals lies, 95 times of 100: the deals are drawn again and again.
fn bootstrap(means: &[f64]) -> (f64, f64) {
    let mut chance = Chance::new(1);
    let mut drawn: Vec<f64> = (0..DRAWS)
        .map(|_| {
            let sum: f64 = (0..means.len()).map(|_| means[chance.index(means.len())]).sum();
            sum / count(means.len())
        })
        .collect();
    drawn.sort_by(f64::total_cmp);
    let at = |part: usize| drawn[(drawn.len() * part / 1000).min(drawn.len() - 1)];
    (at(25), at(975))
}

/// Returns the difference of Elo that a share of wins shows: none where it is one of so many players.
fn elo(share: f64, players: u8) -> f64 {
    // A share of nothing or of all would be without bound.
    let share = share.clamp(0.001, 0.999);
    400.0 * (share * f64::from(players - 1) / (1.0 - share)).log10()
}

/// Returns the share of wins that a difference of Elo makes likely.
fn share_of(elo: f64, players: u8) -> f64 {
    let odds = 10_f64.powf(elo / 400.0) / f64::from(players - 1);
    odds / (1.0 + odds)
}

/// Tells whether a sequential test has decided a pairing: better by so much, even, or worse.
fn is_decided(of: &[&DealResult], players: u8) -> bool {
    if of.len() < SPRT_LEAST {
        return false;
    }
    let means: Vec<f64> = of.iter().map(|result| result.mean()).collect();
    let mean = means.iter().sum::<f64>() / count(means.len());
    let variance =
        means.iter().map(|of| (of - mean).powi(2)).sum::<f64>() / (count(means.len()) - 1.0).max(1.0);
    let (even, better) = (share_of(0.0, players), share_of(SPRT_ELO, players));
    let likely =
        count(means.len()) * (better - even) * (2.0 * mean - even - better) / (2.0 * variance.max(1e-6));
    likely.abs() > SPRT_BOUND
}

#[cfg(test)]
mod tests {
    use pax_deck::Deck;
    use pax_rules::Options;

    use super::*;

    fn plan(bots: &[&str], players: u8, deals: u64) -> LadderPlan {
        let bots = bots.iter().map(|bot| (*bot).to_owned()).collect();
        LadderPlan { bots, challenger: None, players, deals, seed: 5, jobs: 2, sprt: false }
    }

    #[test]
    fn a_challenger_meets_all_others_and_they_not_each_other() {
        let mut plan = plan(&["random", "seeker", "greedy"], 4, 1);
        assert_eq!(pairings(&plan).len(), 6, "each against three of each");
        plan.challenger = Some("seeker".to_owned());
        let pairs = pairings(&plan);
        assert_eq!(pairs, [("seeker", "random"), ("seeker", "greedy")].map(|(a, b)| (a.into(), b.into())));
    }

    #[test]
    fn even_is_zero_elo_at_any_table() {
        for players in 2..=6 {
            assert!(elo(1.0 / f64::from(players), players).abs() < 1e-9);
            assert!((share_of(elo(0.4, players), players) - 0.4).abs() < 1e-9);
        }
        assert!((elo(0.5, 4) - 190.8).abs() < 0.1);
    }

    #[test]
    fn an_interval_holds_the_mean_and_shrinks_with_more_deals() {
        let some: Vec<f64> = (0..20).map(|n| f64::from(n % 2)).collect();
        let many: Vec<f64> = (0..500).map(|n| f64::from(n % 2)).collect();
        let (few, more) = (bootstrap(&some), bootstrap(&many));
        assert!(few.0 < 0.5 && 0.5 < few.1);
        assert!(more.1 - more.0 < (few.1 - few.0) / 3.0, "{few:?} {more:?}");
    }

    #[test]
    fn a_ladder_can_be_stopped_and_goes_on_where_it_was() {
        let table = Table::new(Deck::standard(), Options::default()).expect("the standard deck fits");
        let whole = climb(&table, &plan(&["random", "seeker"], 2, 3), &[], |_| {}).expect("it is played");
        assert_eq!(whole.len(), 3);
        let mut told = 0;
        let first = climb(&table, &plan(&["random", "seeker"], 2, 1), &[], |_| {}).expect("it is played");
        let rest =
            climb(&table, &plan(&["random", "seeker"], 2, 3), &first, |_| told += 1).expect("it is played");
        assert_eq!(told, 2, "what was played is not played again");
        let shares = |results: &[DealResult]| -> Vec<Vec<f64>> {
            results.iter().map(|result| result.shares.clone()).collect()
        };
        assert_eq!(shares(&rest), shares(&whole), "a deal is the same whenever it is played");
        let standings = standings(&plan(&["random", "seeker"], 2, 3), &whole);
        assert_eq!((standings[0].games, standings[0].illegal), (6, 0));
        let (median, longest) = (standings[0].median.expect("it thought"), standings[0].longest);
        assert!(median > 0.0 && median <= longest + 0.001, "{median} {longest}");
        assert!(climb(&table, &plan(&["random", "nobody"], 2, 1), &[], |_| {}).is_err());
    }
}
