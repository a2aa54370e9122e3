#![doc = include_str!("../README.md")]

mod chance;
mod deal;
mod random;
mod sim;

pub use chance::Chance;
pub use deal::deal;
pub use random::{Played, random_game};
pub use sim::{Plan, Tally, simulate};
