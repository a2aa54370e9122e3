//! A written game, played again.

use pax_rules::{Command, Event, Illegal, Seat, State, Table, Undo, View, Viewer, decider, play, roll};

use crate::decks::Decks;
use crate::record::{Act, By, Item, Record};
use crate::start::{BadStart, set_up};

/// A written game played again: every state it went through, forwards and backwards.
///
/// Entries count from 1; 0 is the start.
#[derive(Clone, Debug)]
pub struct Replay {
    table: Table,
    plies: Vec<Ply>,
}

/// What an entry brought about.
#[derive(Clone, Debug)]
struct Ply {
    state: State,
    events: Vec<Event>,
    /// How many dice fell so far in the line that counts.
    dice: usize,
    /// The entry whose state this is: its own, or the one that was returned to.
    node: usize,
    /// The entry before it in the line that counts.
    before: usize,
    /// What may be taken back now.
    undo: Undo,
}

/// Why an entry cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// A rule forbids it.
    #[error("{0} ({rule})", rule = .0.rule())]
    Illegal(Illegal),
    /// A player rolls, or the dealer does something else.
    #[error("the dealer rolls dice and does nothing else, and nobody else rolls")]
    Dealer,
    /// What is to be taken back lies ahead.
    #[error("only {entries} entries come before it; 0 to {entries} can be returned to")]
    TakeBack {
        /// How many entries there are.
        entries: usize,
    },
}

/// An entry that cannot be.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("entry {entry}, `{by} {act}`: {why}")]
pub struct BadEntry {
    /// Its number.
    pub entry: usize,
    /// Its place among the items.
    pub item: usize,
    /// By whom.
    pub by: By,
    /// What.
    pub act: Act,
    /// Why it cannot be.
    pub why: Refused,
}

impl Replay {
    /// Sets the table of a written game.
    ///
    /// # Errors
    ///
    /// Says what is wrong with its deck, options, seats, deal or position.
    pub fn begin(record: &Record, decks: &Decks) -> Result<Self, BadStart> {
        let (table, state, events) = set_up(record, decks)?;
        Ok(Self {
            table,
            plies: vec![Ply { state, events, dice: 0, node: 0, before: 0, undo: Undo::default() }],
        })
    }

    /// Plays a whole written game, as far as it goes: an entry that cannot be ends it and is told.
    ///
    /// # Errors
    ///
    /// Says why the game cannot even begin.
    pub fn of(record: &Record, decks: &Decks) -> Result<(Self, Option<BadEntry>), BadStart> {
        let mut replay = Self::begin(record, decks)?;
        for (item, of) in record.items.iter().enumerate() {
            if let Item::Entry(entry) = of
                && let Err(why) = replay.push(entry.by, entry.act)
            {
                let entry = BadEntry { entry: replay.len() + 1, item, by: entry.by, act: entry.act, why };
                return Ok((replay, Some(entry)));
            }
        }
        Ok((replay, None))
    }

    /// Plays an entry more.
    ///
    /// # Errors
    ///
    /// Says why it cannot be; nothing changes then.
    pub fn push(&mut self, by: By, act: Act) -> Result<&[Event], Refused> {
        let entry = self.plies.len();
        let last = self.last();
        let ply = match (by, act) {
            (By::Seat(_), Act::TakeBack { to }) => {
                let target = self.plies.get(to).ok_or(Refused::TakeBack { entries: entry - 1 })?;
                Ply { events: Vec::new(), ..target.clone() }
            }
            (By::Dealer, Act::Command(Command::Roll(value))) => {
                let (mut state, mut events) = (last.state, Vec::new());
                roll(&self.table, &mut state, value, &mut events).map_err(Refused::Illegal)?;
                let mut undo = last.undo;
                undo.note(None, Command::Roll(value), &events);
                Ply { state, events, dice: last.dice + 1, node: entry, before: last.node, undo }
            }
            (By::Seat(seat), Act::Command(command)) if !matches!(command, Command::Roll(_)) => {
                let (mut state, mut events) = (last.state, Vec::new());
                play(&self.table, &mut state, seat, command, &mut events).map_err(Refused::Illegal)?;
                let mut undo = last.undo;
                undo.note(Some(seat), command, &events);
                Ply { state, events, dice: last.dice, node: entry, before: last.node, undo }
            }
            _ => return Err(Refused::Dealer),
        };
        self.plies.push(ply);
        Ok(&self.last().events)
    }

    /// Returns the deck and options.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// Returns how many entries were played.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.plies.len() - 1
    }

    /// Tells whether nothing was played yet.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the state after an entry.
    #[must_use]
    pub fn at(&self, entry: usize) -> Option<&State> {
        self.plies.get(entry).map(|ply| &ply.state)
    }

    /// Returns the state after the last entry.
    #[must_use]
    pub fn state(&self) -> &State {
        &self.last().state
    }

    /// Returns what an entry brought about; of 0, what happened before anybody decided.
    #[must_use]
    pub fn events(&self, entry: usize) -> &[Event] {
        self.plies.get(entry).map_or(&[], |ply| &ply.events)
    }

    /// Returns what a viewer knows after an entry.
    #[must_use]
    pub fn view(&self, entry: usize, viewer: Viewer) -> Option<View> {
        self.at(entry).map(|state| View::of(state, viewer))
    }

    /// Returns how many dice fell before an entry is done, in the line that counts.
    #[must_use]
    pub fn dice(&self, entry: usize) -> usize {
        self.plies.get(entry).map_or(0, |ply| ply.dice)
    }

    /// Lists the entries that count, taken-back ones and take-backs left out.
    #[must_use]
    pub fn line(&self) -> Vec<usize> {
        let mut line = Vec::new();
        let mut entry = self.last().node;
        while entry > 0 {
            line.push(entry);
            entry = self.plies[entry].before;
        }
        line.reverse();
        line
    }

    /// Returns how many of the last commands a seat may take back without anybody's leave.
    #[must_use]
    pub fn may_take_back(&self, seat: Seat) -> usize {
        self.last().undo.plies(seat)
    }

    /// Returns the entry to return to in order to take so many of the last commands back.
    #[must_use]
    pub fn earlier(&self, commands: usize) -> usize {
        (0..commands).fold(self.last().node, |entry, _| self.plies[entry].before)
    }

    /// Returns how many cards of the deck were ever turned up.
    pub(crate) fn revealed(&self) -> usize {
        let left = self.plies.iter().map(|ply| ply.state.deck_left()).min().unwrap_or(0);
        usize::from(self.plies[0].state.deck_left() - left)
    }

    /// Returns who must decide now; none when the game is over or the dealer must roll.
    #[must_use]
    pub fn decider(&self) -> Option<Seat> {
        decider(&self.table, self.state())
    }

    fn last(&self) -> &Ply {
        self.plies.last().expect("there is always the start")
    }
}
