#![doc = include_str!("../README.md")]

pub mod ability;
pub mod card;
pub mod deck;
pub mod deed;
pub mod effect;
mod entry;
pub mod filter;
pub mod laws;
mod load;
mod nearest;
pub mod number;
pub mod provenance;
mod source;
pub mod usage;
pub mod vocabulary;
pub mod word;

pub use card::Card;
pub use deck::{Deck, Opened, Rejected};
pub use nearest::{nearest, nearest_few};
pub use number::CardId;
pub use source::{Place, Problem, Severity};
