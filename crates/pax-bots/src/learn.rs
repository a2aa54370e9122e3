//! How `greedy` learns its weights: variants of them play against each other, and the weights go the way of the winners.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use pax_record::Chance;
use pax_rules::{Seat, Silent, Table};

use crate::arena::{Seating, bout_of};
use crate::bot::{Bot, bot};
use crate::eval::{Sign, Weights};
use crate::greedy::Greedy;

/// How much is learned.
#[derive(Clone, Copy, Debug)]
pub struct Lessons {
    /// How often two variants play against each other.
    pub rounds: u32,
    /// The seed of all chance.
    pub seed: u64,
    /// On how many cores.
    pub jobs: usize,
}

/// Who sits on a seat: one variant of the weights, the other, the weights they began with, or the rulebook's robot.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sitter {
    One,
    Other,
    Usual,
    Robot,
}

use Sitter::{One, Other, Robot, Usual};

/// The tables of a round and the deal of each: the two variants meet each other and the same strangers, with the same
/// cards. Who only meets himself forgets what others can do.
const TABLES: [(&[Sitter], u64); 16] = [
    (&[One, Other], 0),
    (&[Other, One], 0),
    (&[One, Robot], 1),
    (&[Other, Robot], 1),
    (&[Robot, One], 2),
    (&[Robot, Other], 2),
    (&[One, Usual], 3),
    (&[Other, Usual], 3),
    (&[One, Other, One, Other], 4),
    (&[Other, One, Other, One], 4),
    (&[One, Robot, Other, Robot], 5),
    (&[Other, Robot, One, Robot], 5),
    (&[One, Other, Usual, Robot], 6),
    (&[Other, One, Usual, Robot], 6),
    (&[One, Other, Other], 7),
    (&[Other, One, One], 7),
];
const DEALS_A_ROUND: u64 = 8;
/// How many rounds of tables a variant must be ahead in to be tried again, and to stay.
const SIFTED: u64 = 6;
const SURE: u64 = 24;
/// By how much of the wins it must be ahead in the first, to be worth the second; in the second it must be ahead by what
/// chance alone seldom makes.
const AHEAD: f32 = 0.04;
const AHEAD_SURE: f32 = 0.03;
/// How many signs a variant weighs otherwise at most, and how much otherwise: by so many times, or so much.
const CHANGED: u32 = 4;
const TIMES: [f32; 6] = [0.4, 0.6, 0.8, 1.25, 1.6, 2.5];
const MORE: [f32; 4] = [-0.15, -0.05, 0.05, 0.15];

/// Learns weights from the usual ones on, and returns them as the text of `weights.toml`: variants that weigh a few signs
/// otherwise play against the best so far and beside it against others, and take its place if they win more, twice.
///
/// # Errors
///
/// Says why a game could not be played.
pub fn learn(table: &Table, lessons: Lessons, mut told: impl FnMut(&str)) -> Result<String, String> {
    let mut best = *Weights::usual();
    let mut chance = Chance::new(lessons.seed);
    let mut deal = lessons.seed;
    let mut ahead = |one: &Weights, other: &Weights, rounds: u64| {
        let games: Vec<Match> = (0..rounds)
            .flat_map(|round| TABLES.iter().map(move |(seats, place)| (round * DEALS_A_ROUND + place, seats)))
            .map(|(place, seats)| (seats.to_vec(), deal.wrapping_add(place)))
            .collect();
        // Every trial has cards of its own: nobody wins by knowing them.
        deal = deal.wrapping_add(rounds * DEALS_A_ROUND);
        played(table, one, other, &games, lessons.jobs)
    };
    for round in 0..lessons.rounds {
        let (variant, words) = varied(&best, &mut chance);
        let first = ahead(&variant, &best, SIFTED)?;
        if first < AHEAD {
            continue;
        }
        let second = ahead(&variant, &best, SURE)?;
        let is_better = second >= AHEAD_SURE;
        told(&format!(
            "{round}: {words}: {first:+.3}, {second:+.3}{}",
            if is_better { ", kept" } else { "" }
        ));
        if is_better {
            best = variant;
        }
    }
    Ok(best.text())
}

/// Returns weights of which a few are otherwise, and says which.
fn varied(weights: &Weights, chance: &mut Chance) -> (Weights, String) {
    let mut variant = *weights;
    let mut words = Vec::new();
    for _ in 0..=chance.below(CHANGED) {
        let sign = chance.index(Sign::COUNT);
        // Early and late together, or one of them.
        let ends: &[usize] = [&[0, 1][..], &[0], &[1]][chance.index(3)];
        let times = TIMES[chance.index(TIMES.len())];
        let more = if chance.below(2) == 0 { MORE[chance.index(MORE.len())] } else { 0.0 };
        for &end in ends {
            let weight = &mut variant.0[sign][end];
            *weight = if more == 0.0 { *weight * times } else { *weight + more };
        }
        words.push(Sign::ALL[sign].name());
    }
    (variant, words.join(", "))
}

/// A game: who sits where, and the deal.
type Match = (Vec<Sitter>, u64);

/// Plays games between two variants; returns by how much the one is ahead of the other, of the wins.
fn played(
    table: &Table,
    one: &Weights,
    other: &Weights,
    games: &[Match],
    jobs: usize,
) -> Result<f32, String> {
    let next = AtomicUsize::new(0);
    let work = || -> Result<f64, String> {
        let mut ahead = 0.0;
        while let Some((seats, deal)) = games.get(next.fetch_add(1, Ordering::Relaxed)) {
            let mut bots: Vec<Box<dyn Bot>> = Vec::new();
            for (seat, sitter) in (0..).zip(seats) {
                let chance = Chance::new(deal.wrapping_mul(64).wrapping_add(seat));
                bots.push(match sitter {
                    One => Box::new(Greedy::with(*one, chance)),
                    Other => Box::new(Greedy::with(*other, chance)),
                    Usual => bot("greedy", chance)?,
                    Robot => bot("paxomatic", chance)?,
                });
            }
            let names = vec!["greedy"; seats.len()];
            let seating = Seating { names: &names, deal_seed: *deal, bot_seed: *deal, checked: false };
            let bout = bout_of(table, &mut bots, seating, &mut Silent)?;
            for (seat, sitter) in (0..).map_while(Seat::new).zip(seats) {
                match sitter {
                    One => ahead += bout.share(seat),
                    Other => ahead -= bout.share(seat),
                    Usual | Robot => {}
                }
            }
        }
        Ok(ahead)
    };
    let ends: Vec<Result<f64, String>> = thread::scope(|scope| {
        let handles: Vec<_> = (0..jobs.max(1)).map(|_| scope.spawn(work)).collect();
        let panicked = || Err("a game made the program panic".to_owned());
        handles.into_iter().map(|handle| handle.join().unwrap_or_else(|_| panicked())).collect()
    });
    let ahead: f64 = ends.into_iter().sum::<Result<f64, String>>()?;
    #[expect(clippy::cast_precision_loss, clippy::cast_possible_truncation, reason = "few games")]
    let share = (ahead / games.len().max(1) as f64) as f32;
    Ok(share)
}

#[cfg(test)]
mod tests {
    use pax_deck::Deck;
    use pax_rules::Options;

    use super::*;

    #[test]
    fn nobody_is_ahead_of_himself_and_cores_change_nothing() {
        let table = Table::new(Deck::standard(), Options::default()).expect("the standard deck fits");
        let usual = Weights::usual();
        // Two players, from both sides.
        let games: Vec<Match> = TABLES[..2].iter().map(|(seats, deal)| (seats.to_vec(), *deal)).collect();
        let even = played(&table, usual, usual, &games, 1).expect("they are played");
        assert!(even.abs() < 1e-6, "{even}");
        let nothing = Weights([[0.0; 2]; Sign::COUNT]);
        let games: Vec<Match> =
            (0..6).flat_map(|deal| [(vec![One, Other], deal), (vec![Other, One], deal)]).collect();
        let ahead = played(&table, usual, &nothing, &games, 1).expect("they are played");
        assert!(ahead > 0.5, "who wants nothing loses: {ahead}");
        assert_eq!(Ok(ahead), played(&table, usual, &nothing, &games, 2));
    }

    #[test]
    fn what_is_learned_can_be_read_again() {
        let table = Table::new(Deck::standard(), Options::default()).expect("the standard deck fits");
        let lessons = Lessons { rounds: 1, seed: 2, jobs: 2 };
        let text = learn(&table, lessons, |_| {}).expect("it is played");
        assert!(Weights::read(&text).is_ok(), "{text}");
    }

    #[test]
    fn a_variant_differs_in_a_few_weights_and_says_in_which() {
        let usual = Weights::usual();
        let mut chance = Chance::new(3);
        for _ in 0..50 {
            let (variant, words) = varied(usual, &mut chance);
            let other: Vec<&str> = Sign::ALL
                .iter()
                .zip(variant.0.iter().zip(usual.0))
                .filter(|(_, (one, other))| (0..2).any(|end| one[end].to_bits() != other[end].to_bits()))
                .map(|(sign, _)| sign.name())
                .collect();
            assert!(other.len() <= 4, "{other:?}");
            assert!(
                other.iter().all(|name| words.split(", ").any(|word| word == *name)),
                "{words}: {other:?}"
            );
        }
    }
}
