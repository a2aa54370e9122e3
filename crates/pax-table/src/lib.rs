#![doc = include_str!("../README.md")]

mod card_text;
mod clause;
mod game_text;
mod lang;
mod note;
mod phrase;
mod tongue;

pub use card_text::{CardText, card_text};
pub use game_text::Narrator;
pub use lang::{Lang, MESSAGES};
pub use tongue::{Arg, Tongue};
