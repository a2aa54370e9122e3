//! `hacendado bench`: how fast the rules are, on one core.

use std::fmt::Write as _;
use std::hint::black_box;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use clap::Args;
use pax_bots::{Chance, deal, random_game};
use pax_deck::Deck;
use pax_rules::{
    Command, Options, Permit, Silent, State, Table, View, Viewer, begin, check, decider, legal, resolve,
};
use serde_json::json;

use crate::print::{TITLE, out, styled};

#[derive(Debug, Args)]
pub(crate) struct Bench {
    /// Print JSON.
    #[arg(long)]
    json: bool,
    /// The seed of the first game.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How long each measurement takes, in milliseconds.
    #[arg(long, default_value_t = 1000)]
    millis: u64,
}

/// One figure.
struct Figure {
    name: String,
    value: f64,
    unit: &'static str,
}

impl Bench {
    pub(crate) fn run(self) -> anyhow::Result<ExitCode> {
        let table = Table::new(Deck::standard(), Options::default())?;
        let mut figures = Vec::new();
        let mut add = |name: &str, value: f64, unit: &'static str| {
            figures.push(Figure { name: name.to_owned(), value, unit });
        };
        for seats in [2, 4, 6] {
            let (games, commands) = self.playouts(&table, seats)?;
            add(&format!("{seats} players: games"), games, "/s");
            add(&format!("{seats} players: commands"), commands, "/s");
        }
        let game = Sample::new(&table, 4, self.seed)?;
        let mut list: Vec<Command> = Vec::with_capacity(256);
        let mut listed = 0_usize;
        for state in &game.states {
            legal(&table, state, &mut list);
            listed += list.len();
        }
        #[expect(clippy::cast_precision_loss, reason = "a game has few thousand positions")]
        add("legal commands, mean position", listed as f64 / game.states.len() as f64, "");
        let nanos = self.nanos(game.states.len(), |n| {
            legal(&table, &game.states[n], &mut list);
            black_box(list.len());
        });
        add("list legal commands, mean position", nanos, "ns");
        let nanos = self.nanos(game.states.len(), |n| {
            black_box(game.states[n]);
        });
        add("copy a state", nanos, "ns");
        let both = self.nanos(game.states.len(), |n| {
            let mut state = game.states[n];
            resolve(&table, &mut state, game.permits[n], &mut Silent);
            black_box(state.turn());
        });
        add("copy and apply a command", both, "ns");
        let view = self.nanos(game.states.len(), |n| {
            black_box(View::of(&game.states[n], Viewer::Spectator));
        });
        add("view of a state", view, "ns");
        let replay = self.nanos(1, |_| {
            let mut state = game.states[0];
            for permit in &game.permits {
                resolve(&table, &mut state, *permit, &mut Silent);
            }
            black_box(state.turn());
        });
        add("replay a game", replay / 1000.0, "µs");
        #[expect(clippy::cast_precision_loss, reason = "a small number")]
        add("size of a state", size_of::<State>() as f64, "bytes");
        out(&self.told(&figures)?)?;
        Ok(ExitCode::SUCCESS)
    }

    fn told(&self, figures: &[Figure]) -> anyhow::Result<String> {
        if self.json {
            let list: Vec<_> = figures
                .iter()
                .map(|figure| json!({ "name": figure.name, "value": figure.value, "unit": figure.unit }))
                .collect();
            return Ok(format!("{}\n", serde_json::to_string_pretty(&list)?));
        }
        let mut text = format!("{}\n", styled(TITLE, "One core, seeded, no recorder, no checks"));
        for Figure { name, value, unit } in figures {
            let _ = writeln!(text, "  {name:<40}{value:>14.1} {unit}");
        }
        Ok(text)
    }

    /// Returns games and commands a second.
    fn playouts(&self, table: &Table, seats: u8) -> anyhow::Result<(f64, f64)> {
        let start = Instant::now();
        let (mut games, mut commands) = (0_u32, 0_u32);
        while start.elapsed() < Duration::from_millis(self.millis) {
            let seed = self.seed.wrapping_add(u64::from(games));
            commands +=
                random_game(table, seats, seed, false).map_err(|fault| anyhow::anyhow!(fault))?.commands;
            games += 1;
        }
        let seconds = start.elapsed().as_secs_f64();
        Ok((f64::from(games) / seconds, f64::from(commands) / seconds))
    }

    /// Returns the mean time of a piece of work over many rounds.
    fn nanos(&self, pieces: usize, mut work: impl FnMut(usize)) -> f64 {
        let start = Instant::now();
        let mut rounds = 0_u32;
        while start.elapsed() < Duration::from_millis(self.millis) {
            (0..pieces).for_each(&mut work);
            rounds += 1;
        }
        #[expect(clippy::cast_precision_loss, reason = "a game has few thousand positions")]
        let pieces = pieces as f64;
        start.elapsed().as_secs_f64() * 1e9 / f64::from(rounds) / pieces
    }
}

/// Every position of some random games, and what was done in each.
struct Sample {
    states: Vec<State>,
    permits: Vec<Permit>,
}

impl Sample {
    fn new(table: &Table, seats: u8, seed: u64) -> anyhow::Result<Self> {
        let mut chance = Chance::new(seed);
        let mut state = begin(table, seats, &deal(table, seats, &mut chance), &mut Silent)?;
        let (mut states, mut permits, mut list) = (Vec::new(), Vec::new(), Vec::new());
        while let Some(seat) = decider(table, &state) {
            legal(table, &state, &mut list);
            let permit = check(table, &state, seat, list[chance.index(list.len())])?;
            states.push(state);
            permits.push(permit);
            resolve(table, &mut state, permit, &mut Silent);
        }
        Ok(Self { states, permits })
    }
}
