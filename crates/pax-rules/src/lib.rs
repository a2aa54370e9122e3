#![doc = include_str!("../README.md")]

mod ask;
mod attack;
mod carry_out;
mod check;
mod check_attack;
mod check_cube;
mod checkpoint;
mod command;
mod deploy;
mod digest;
mod enterprise;
mod event;
mod facts;
mod frame;
mod headline;
mod illegal;
mod income;
mod intent;
pub mod invariant;
mod leave;
mod list;
mod list_actions;
mod look;
pub mod options;
mod preview;
mod price;
mod regime;
mod resolution;
pub mod rule;
mod seat;
mod set;
mod setup;
mod solitaire;
mod standing;
mod state;
mod table;
pub mod text;
mod topple;
mod troop;
mod turn;
mod view;

pub use check::{Permit, check};
pub use command::{Command, CubePlace, Destination, Orientation, Target};
pub use digest::Digest;
pub use event::Event;
pub use frame::Die;
pub use illegal::Illegal;
pub use intent::{Answer, Could, Intent, Price, Reason, Remedy, answer};
pub use list::legal;
pub use options::Options;
pub use preview::{Figures, Preview};
pub use resolution::{Recorder, Silent, play, replay, resolve};
pub use rule::Rule;
pub use seat::{Seat, Slot};
pub use set::CardSet;
pub use setup::{BadDeal, Deal, begin};
pub use solitaire::{dealer_must_roll, roll};
pub use standing::{ForecastLine, ToppleLine};
pub use state::{Ending, Outcome, Stand, State, Zone};
pub use table::{Table, TooMany};
pub use view::{BadOrder, Stack, Unseen, View, Viewer};

/// Returns the seat that must decide; none when the game is over or the dealer must roll a die.
#[must_use]
pub fn decider(table: &Table, state: &State) -> Option<Seat> {
    look::Look::new(table, state).decider()
}
