//! The bot that searches: a tree of commands over sampled decks.

mod game;
#[cfg(test)]
mod proofs;
mod tree;

use std::time::{Duration, Instant};

use pax_record::Chance;
use pax_rules::{Command, Seat, Table, View};

use crate::bot::{Bot, Thought};
use crate::eval::{Scales, Weights};
use crate::sample::Sampler;
use game::Pax;
use tree::Tree;

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

/// How often the clock is looked at.
const CLOCK: u32 = 16;

/// Searches a tree of commands over sampled decks.
pub(crate) struct Search {
    budget: Budget,
    chance: Chance,
    scales: Option<Scales>,
    thoughts: Vec<Thought>,
}

impl Search {
    pub(crate) const fn new(budget: Budget, chance: Chance) -> Self {
        Self { budget, chance, scales: None, thoughts: Vec::new() }
    }
}

impl Bot for Search {
    fn choose(&mut self, table: &Table, view: &View, seat: Seat, commands: &[Command]) -> Command {
        let start = Instant::now();
        let scales = self.scales.get_or_insert_with(|| Scales::new(table, *Weights::usual()));
        let pax = Pax { table, scales };
        let mut sampler = Sampler::new(table, view);
        let mut tree = Tree::new(view.all_seats().count());
        let mut done = 0;
        loop {
            let is_enough = match self.budget {
                Budget::Iterations(iterations) => done >= iterations,
                // The last look is early enough for what is between two.
                Budget::Time(time) => done > 0 && done.is_multiple_of(CLOCK) && start.elapsed() >= time,
            };
            if is_enough {
                break;
            }
            let mut state = sampler.draw(&mut self.chance);
            tree.iterate(&pax, &mut state, &mut self.chance);
            done += 1;
        }
        let at = seat.index();
        let mut tried = tree.root_moves();
        tried.sort_by(|one, other| {
            other.visits.cmp(&one.visits).then(other.value[at].total_cmp(&one.value[at]))
        });
        self.thoughts = tried
            .iter()
            .map(|tried| {
                #[expect(clippy::cast_precision_loss, reason = "visits are few")]
                let visits = tried.visits as f32;
                let terms = vec![("visits", visits), ("prior", tried.prior)];
                Thought { command: tried.of.command, value: tried.value[at], terms }
            })
            .collect();
        // A bot can never stop a game: without a thought it does the first thing that is legal.
        self.thoughts
            .iter()
            .map(|thought| thought.command)
            .find(|command| commands.contains(command))
            .unwrap_or(commands[0])
    }

    fn thoughts(&self) -> Vec<Thought> {
        self.thoughts.clone()
    }
}
