#![doc = include_str!("../README.md")]

mod arena;
mod balance;
mod bot;
mod eval;
mod game;
mod greedy;
mod ladder;
mod learn;
mod pace;
mod paxomatic;
mod random;
mod sample;
mod score;
mod search;
mod seeker;
mod sim;
mod watch;

pub use arena::{Bout, bout};
pub use balance::{Balance, CardCount};
pub use bot::{BOTS, Bot, Bots, Thought, bot};
pub use game::Played;
pub use ladder::{DealResult, LadderPlan, Standing, climb, pairings, standings};
pub use learn::{Lessons, learn};
pub use pace::{Histogram, Pace};
pub use pax_record::{Chance, deal};
pub use random::random_game;
pub use score::{Score, Wins, wilson};
pub use sim::{BotTally, Plan, Tally, simulate};
