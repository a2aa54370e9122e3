//! Commands and positions as text that a person can read, write and mend.

mod frames;
mod intent;
mod judge;
mod notation;
mod position;
mod public;
mod reader;
mod words;
mod write;

pub use notation::BadNotation;
pub use position::{BadPosition, Keeper, Position};
pub use public::PublicPosition;
