#![doc = include_str!("../README.md")]

mod arena;
mod bot;
mod eval;
mod greedy;
mod random;
mod seeker;
mod sim;

pub use arena::{Bout, bout};
pub use bot::{BOTS, Bot, Bots, Thought, bot};
pub use pax_record::{Chance, deal};
pub use random::{Played, random_game};
pub use sim::{Plan, Tally, simulate};
