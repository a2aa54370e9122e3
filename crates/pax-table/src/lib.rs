#![doc = include_str!("../README.md")]

mod card_text;
mod clause;
mod lang;
mod note;
mod phrase;
mod tongue;

pub use card_text::{CardText, card_text};
pub use lang::{Lang, MESSAGES};
pub use tongue::{Arg, Tongue};
