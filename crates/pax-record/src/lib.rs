#![doc = include_str!("../README.md")]

mod bad_file;
mod chance;
mod date;
mod deal;
mod decks;
mod game;
mod hex;
mod json;
mod ledger;
mod read;
mod record;
mod replay;
mod save;
mod seed;
mod start;
mod verify;
mod write;

pub use bad_file::{BadFile, Place};
pub use chance::Chance;
pub use date::Date;
pub use deal::deal;
pub use decks::{DeckDigest, Decks};
pub use game::{BadResume, Game, NewGame};
pub use ledger::{Ledger, LedgerLine};
pub use read::{ENTRIES_MAX, FORMAT, Read};
pub use record::{Act, By, End, Entry, Item, Order, Player, Record, Start, ending_words};
pub use replay::{BadEntry, Refused, Replay};
pub use save::save;
pub use seed::{Seal, Seed};
pub use start::BadStart;
pub use verify::{DealReport, Fault, Report, Where, verify};
