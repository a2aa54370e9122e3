#![doc = include_str!("../README.md")]

mod arena;
mod bot;
mod eval;
mod greedy;
mod ladder;
mod paxomatic;
mod random;
mod sample;
mod search;
mod seeker;
mod sim;

pub use arena::{Bout, bout};
pub use bot::{BOTS, Bot, Bots, Thought, bot};
pub use ladder::{DealResult, LadderPlan, Standing, climb, pairings, standings};
pub use pax_record::{Chance, deal};
pub use random::{Played, random_game};
pub use sim::{Plan, Tally, simulate};
