#![doc = include_str!("../README.md")]

mod board;
mod card_text;
mod choice_text;
mod clause;
mod command_text;
mod event_text;
mod lang;
mod motive;
mod narrator;
mod note;
mod phrase;
mod preview_text;
mod question_text;
mod refusal;
mod story;
mod term;
mod tongue;

pub use board::Board;
pub use card_text::{CardText, card_text};
pub use lang::{Lang, MESSAGES};
pub use motive::{Motive, Weighed};
pub use narrator::Narrator;
pub use term::{Term, explain, explain_alone, terms};
pub use tongue::{Arg, Tongue};
