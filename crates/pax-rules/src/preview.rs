//! What a command would do, as far as nothing is revealed and nobody else decides.

use pax_deck::vocabulary::Prestige;
use pax_deck::word::Word as _;

use crate::command::Command;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::look::Look;
use crate::resolution::{play, replay};
use crate::seat::Seat;
use crate::standing::ToppleLine;
use crate::state::State;
use crate::table::Table;
use crate::view::{View, Viewer};

/// What a command would do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// What would happen, up to the first thing that would be revealed.
    pub events: Vec<Event>,
    /// Whether more would happen that nobody can know yet.
    pub goes_on: bool,
    /// Everybody's figures before.
    pub before: Vec<Figures>,
    /// Everybody's figures after.
    pub after: Vec<Figures>,
    /// The topple table before.
    pub topples_before: Vec<ToppleLine>,
    /// The topple table after.
    pub topples_after: Vec<ToppleLine>,
    /// The table as it would be then, with what would be asked there.
    pub then: View,
}

/// The figures of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Figures {
    /// The seat.
    pub seat: Seat,
    /// Gold.
    pub gold: u16,
    /// What phase 4 would pay.
    pub income: u16,
    /// Cubes in reserve.
    pub reserve: u8,
    /// Active points by prestige, in its order.
    pub prestige: [u8; 4],
}

impl View {
    /// Returns everybody's figures.
    #[must_use]
    pub fn figures(&self, table: &Table) -> Vec<Figures> {
        figures(table, &self.some_state(table))
    }

    /// Returns what a command of a seat would do.
    ///
    /// # Errors
    ///
    /// Says why it is not allowed.
    pub fn preview(&self, table: &Table, seat: Seat, command: Command) -> Result<Preview, Illegal> {
        let before = self.some_state(table);
        let mut after = before;
        let mut events: Vec<Event> = Vec::new();
        play(table, &mut after, seat, command, &mut events)?;
        let known = events.iter().position(Event::reveals);
        if let Some(known) = known {
            events.truncate(known);
            after = replay(table, &before, &events);
        }
        let then = Self::of(&after, Viewer::Seat(seat));
        Ok(Preview {
            goes_on: known.is_some() || after.die().is_some(),
            before: figures(table, &before),
            after: figures(table, &after),
            topples_before: self.topple_table(table),
            topples_after: then.topple_table(table),
            then,
            events,
        })
    }
}

fn figures(table: &Table, state: &State) -> Vec<Figures> {
    let look = Look::new(table, state);
    state
        .all_seats()
        .map(|seat| Figures {
            seat,
            gold: state.gold(seat),
            income: look.income(seat),
            reserve: state.player(seat).reserve,
            prestige: std::array::from_fn(|kind| look.points(seat, Prestige::ALL[kind])),
        })
        .collect()
}
