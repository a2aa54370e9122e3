#![doc = include_str!("../README.md")]

mod ask;
mod attack;
mod carry_out;
mod check;
mod check_attack;
mod check_cube;
mod checkpoint;
mod command;
mod could;
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
mod names;
pub mod options;
mod outline;
mod preview;
mod price;
mod question;
mod regime;
mod remedy;
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
mod tries;
mod troop;
mod turn;
mod undo;
mod verb;
mod view;

pub use check::{Permit, check};
pub use command::{Command, CubePlace, Destination, Orientation, Target};
pub use could::{Could, Price};
pub use digest::Digest;
pub use event::{AttackFacts, Event};
pub use frame::Die;
pub use illegal::Illegal;
pub use intent::{Answer, Intent, Reason, Spot, reasons};
pub use list::legal;
pub use options::Options;
pub use outline::{Outline, Print, SeatOutline};
pub use preview::{Figures, Preview};
pub use question::{Asked, Phase, Question, asked};
pub use remedy::Remedy;
pub use resolution::{Recorder, Silent, play, replay, resolve};
pub use rule::Rule;
pub use seat::{Seat, Slot};
pub use set::CardSet;
pub use setup::{BadDeal, Deal, begin};
pub use solitaire::{dealer_must_roll, roll};
pub use standing::{ForecastLine, PlanPoints, ToppleLine};
pub use state::{Ending, Outcome, Stand, State, Zone};
pub use table::{Table, TooMany};
pub use undo::{NoUndo, Undo, play_all, taken_back};
pub use verb::Verb;
pub use view::{BadOrder, EnterpriseSeen, PartnerSeen, Stack, TroopSeen, Unseen, View, Viewer};

/// The version of the rules as they are played here. It grows whenever a list of commands that was legal could be refused,
/// or lead elsewhere, so that a written game says by which rules it was played.
pub const RULES_VERSION: u32 = 1;

/// Returns the seat that must decide; none when the game is over or the dealer must roll a die.
#[must_use]
pub fn decider(table: &Table, state: &State) -> Option<Seat> {
    look::Look::new(table, state).decider()
}
