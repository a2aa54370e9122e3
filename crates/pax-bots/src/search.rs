//! The bot that searches: a tree of commands over sampled decks.

mod game;
#[cfg(test)]
mod proofs;
mod tree;

use std::thread;
use std::time::{Duration, Instant};

use pax_record::Chance;
use pax_rules::{Command, Seat, Table, View, Viewer};

use crate::bot::{Bot, Thought};
use crate::eval::{Scales, Weights};
use crate::sample::Sampler;
use game::{Move, Pax};
use tree::{Game as _, Tree, Tried};

/// How long a search may last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Budget {
    /// So many iterations: the same choice for the same seed.
    Iterations(u32),
    /// So long.
    Time(Duration),
}

impl Budget {
    /// Reads a budget: `2000` iterations, `100ms`, `1s`.
    pub(crate) fn read(text: &str) -> Result<Self, String> {
        let number =
            |digits: &str| digits.parse::<u32>().ok().filter(|number| (1..=10_000_000).contains(number));
        let budget = if let Some(millis) = text.strip_suffix("ms") {
            number(millis).map(|millis| Self::Time(Duration::from_millis(millis.into())))
        } else if let Some(seconds) = text.strip_suffix('s') {
            number(seconds).map(|seconds| Self::Time(Duration::from_secs(seconds.into())))
        } else {
            number(text).map(Self::Iterations)
        };
        budget
            .ok_or_else(|| format!("`{text}` is no budget; it is written as 2000 (iterations), 100ms or 1s"))
    }
}

/// Searches a tree of commands over sampled decks.
pub(crate) struct Search {
    budget: Budget,
    chance: Chance,
    scales: Option<Scales>,
    /// What was found out before, and the view after which it still holds.
    kept: Option<Kept>,
    thoughts: Vec<Thought>,
}

/// The trees of a search, one for each thread, and what must be seen next for them to be of use.
struct Kept {
    trees: Vec<Tree<Move>>,
    after: View,
}

impl Search {
    pub(crate) const fn new(budget: Budget, chance: Chance) -> Self {
        Self { budget, chance, scales: None, kept: None, thoughts: Vec::new() }
    }

    /// Returns how many trees grow side by side. With a number of iterations it is one: the choice is the same on any machine.
    fn threads(&self) -> usize {
        match self.budget {
            Budget::Iterations(_) => 1,
            Budget::Time(_) => thread::available_parallelism().map_or(1, std::num::NonZero::get).min(THREADS),
        }
    }
}

/// The most trees that grow side by side: more of them would leave nothing to others.
const THREADS: usize = 4;

impl Bot for Search {
    fn choose(&mut self, table: &Table, view: &View, seat: Seat, commands: &[Command]) -> Command {
        if let [only] = commands {
            // Nobody waits for a thought about nothing.
            self.thoughts.clear();
            return *only;
        }
        let start = Instant::now();
        let threads = self.threads();
        let seats = view.all_seats().count();
        let mut trees = match self.kept.take() {
            Some(kept) if kept.after == *view => kept.trees,
            _ => (0..threads).map(|_| Tree::new(seats)).collect(),
        };
        let scales = self.scales.get_or_insert_with(|| Scales::new(table, *Weights::usual()));
        let pax = Pax { table, scales };
        let mut chances: Vec<Chance> =
            (0..threads).map(|_| Chance::new(self.chance.below(u32::MAX).into())).collect();
        let budget = self.budget;
        if let ([tree], [chance]) = (&mut trees[..], &mut chances[..]) {
            grow(tree, &pax, view, budget, start, chance);
        } else {
            thread::scope(|scope| {
                for (tree, chance) in trees.iter_mut().zip(&mut chances) {
                    let pax = &pax;
                    scope.spawn(move || grow(tree, pax, view, budget, start, chance));
                }
            });
        }
        let at = seat.index();
        let tried = summed(&trees, at);
        self.thoughts = thoughts(&tried, at);
        // A bot can never stop a game: without a thought it does the first thing that is legal.
        let best = tried.iter().map(|tried| tried.of).find(|of| commands.contains(&of.command));
        let Some(best) = best else { return commands[0] };
        for tree in &mut trees {
            tree.advance(best);
        }
        let mut state = view.some_state(table);
        pax.play(&mut state, best, &mut self.chance);
        self.kept = Some(Kept { trees, after: View::of(&state, Viewer::Seat(seat)) });
        best.command
    }

    fn thoughts(&self) -> Vec<Thought> {
        self.thoughts.clone()
    }
}

/// Grows a tree for as long as the budget says.
fn grow(
    tree: &mut Tree<Move>,
    pax: &Pax<'_>,
    view: &View,
    budget: Budget,
    start: Instant,
    chance: &mut Chance,
) {
    let mut sampler = Sampler::new(pax.table, view);
    let (mut done, mut longest) = (0, Duration::ZERO);
    let mut before = start.elapsed();
    loop {
        let is_enough = match budget {
            Budget::Iterations(iterations) => done >= iterations,
            // What lasts no longer than the longest so far ends in time.
            Budget::Time(time) => done > 0 && before + longest >= time,
        };
        if is_enough {
            return;
        }
        let mut state = sampler.draw(chance);
        tree.iterate(pax, &mut state, chance);
        done += 1;
        if let Budget::Time(_) = budget {
            let now = start.elapsed();
            longest = longest.max(now.saturating_sub(before));
            before = now;
        }
    }
}

/// Sums up what the trees found out of each move, the best first.
fn summed(trees: &[Tree<Move>], at: usize) -> Vec<Tried<Move>> {
    let mut all: Vec<Tried<Move>> = Vec::new();
    for tried in trees.iter().flat_map(Tree::root_moves) {
        match all.iter_mut().find(|known| known.of == tried.of) {
            Some(known) => known.add(&tried),
            None => all.push(tried),
        }
    }
    // What was looked at about as often as anything is judged by what came of it: a win that was found late counts.
    let often = all.iter().map(|tried| tried.visits).max().unwrap_or(0).div_ceil(2);
    let rank = |tried: &Tried<Move>| if tried.visits >= often { (1, 0) } else { (0, tried.visits) };
    all.sort_by(|one, other| rank(other).cmp(&rank(one)).then(other.value[at].total_cmp(&one.value[at])));
    all
}

fn thoughts(tried: &[Tried<Move>], at: usize) -> Vec<Thought> {
    tried
        .iter()
        .map(|tried| {
            #[expect(clippy::cast_precision_loss, reason = "visits are few")]
            let visits = tried.visits as f32;
            let terms = vec![("visits", visits), ("prior", tried.prior)];
            Thought { command: tried.of.command, value: tried.value[at], terms }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use pax_deck::Deck;
    use pax_rules::legal;
    use pax_rules::text::Position;

    use super::*;

    #[test]
    fn who_has_no_choice_does_not_think() {
        let text = "p1 gold 9 hacendado 212 hand 061\np2 hacendado 213";
        let Position { table, state } = Position::read(Deck::standard(), text).expect("a position");
        let mut list = Vec::new();
        let seat = legal(&table, &state, &mut list).expect("somebody is asked");
        let view = View::of(&state, Viewer::Seat(seat));
        let mut search = Search::new(Budget::Iterations(50), Chance::new(1));
        search.choose(&table, &view, seat, &list);
        assert!(!search.thoughts().is_empty(), "it has a choice and thinks");
        assert_eq!(search.choose(&table, &view, seat, &list[..1]), list[0]);
        assert!(search.thoughts().is_empty());
    }
}
