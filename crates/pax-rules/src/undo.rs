//! How far a game may be taken back.
//!
//! One's own commands can be taken back until somebody learned something that cannot be unlearned or another seat
//! answered. A whole action phase is one thought: ending it is the step that counts, and the end of the game tells all.

use crate::command::Command;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::look::Look;
use crate::resolution::play;
use crate::seat::Seat;
use crate::solitaire::roll;
use crate::state::State;
use crate::table::Table;

/// Who may take back how many of the last plies. A ply is one command, of a seat or of the dealer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Undo {
    seat: Option<Seat>,
    plies: usize,
}

/// Why plies cannot be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoUndo {
    /// They lie behind the barrier.
    #[error("{seat} may take back {may} of the last commands, not {asked}")]
    Barrier {
        /// Who asked.
        seat: Seat,
        /// For how many.
        asked: usize,
        /// How many there may be.
        may: usize,
    },
    /// The commands are not those of a game that began so.
    #[error("command {ply}: {illegal} ({})", illegal.rule())]
    Replay {
        /// Which command, from 1.
        ply: usize,
        /// Why it is refused.
        illegal: Illegal,
    },
}

impl Undo {
    /// Notes a command and what it brought about: who gave it, or nobody if the dealer did.
    pub fn note(&mut self, seat: Option<Seat>, command: Command, events: &[Event]) {
        let is_final = |event: &Event| event.reveals() || matches!(event, Event::GameEnded { .. });
        *self = match seat {
            Some(seat) if command != Command::EndActions && !events.iter().any(is_final) => {
                Self { seat: Some(seat), plies: self.plies(seat) + 1 }
            }
            _ => Self::default(),
        };
    }

    /// Returns who may take something back.
    #[must_use]
    pub const fn seat(&self) -> Option<Seat> {
        self.seat
    }

    /// Returns how many of the last commands a seat may take back.
    #[must_use]
    pub fn plies(&self, seat: Seat) -> usize {
        if self.seat == Some(seat) { self.plies } else { 0 }
    }
}

/// Plays commands one after the other, each for whoever must decide, and returns where they lead and what of them may be
/// taken back.
///
/// # Errors
///
/// Says which command is refused, and why.
pub fn play_all(table: &Table, start: &State, commands: &[Command]) -> Result<(State, Undo), NoUndo> {
    let (mut state, mut undo) = (*start, Undo::default());
    let mut events: Vec<Event> = Vec::new();
    for (ply, &command) in (1..).zip(commands) {
        events.clear();
        let seat = Look::new(table, &state).decider();
        let played = match (command, seat) {
            (Command::Roll(value), _) => roll(table, &mut state, value, &mut events),
            (_, Some(seat)) => play(table, &mut state, seat, command, &mut events),
            (_, None) if state.outcome.is_some() => Err(Illegal::GameOver),
            (_, None) => Err(Illegal::NotAsked),
        };
        played.map_err(|illegal| NoUndo::Replay { ply, illegal })?;
        undo.note(seat, command, &events);
    }
    Ok((state, undo))
}

/// Takes back the last plies of a game that began in `start`: returns the state in which they had not been played.
///
/// # Errors
///
/// Refuses to go behind the barrier, and says which command is refused if the game does not replay.
pub fn taken_back(
    table: &Table,
    start: &State,
    commands: &[Command],
    seat: Seat,
    plies: usize,
) -> Result<State, NoUndo> {
    let (_, undo) = play_all(table, start, commands)?;
    let may = undo.plies(seat);
    if plies > may {
        return Err(NoUndo::Barrier { seat, asked: plies, may });
    }
    play_all(table, start, &commands[..commands.len() - plies]).map(|(state, _)| state)
}
