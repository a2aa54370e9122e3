//! A game that goes on, written down as it does.

use std::path::Path;
use std::sync::Arc;

use pax_deck::Deck;
use pax_rules::text::{Keeper, Position};
use pax_rules::{
    Command, Digest, Event, Options, RULES_VERSION, Seat, State, Table, View, Viewer, dealer_must_roll,
};

use crate::date::Date;
use crate::decks::{DeckDigest, Decks};
use crate::read::{check_about, check_line};
use crate::record::{Act, By, End, Entry, Item, Order, Player, Record, Start};
use crate::replay::{BadEntry, Refused, Replay};
use crate::save::save;
use crate::seed::Seed;
use crate::start::BadStart;

/// What a new game is made of.
#[derive(Clone, Debug)]
pub struct NewGame {
    /// The deck; the standard one if none is named.
    pub deck: Option<DeckDigest>,
    /// What the players agreed on.
    pub options: Options,
    /// Who sits where.
    pub seats: Vec<Player>,
    /// Where chance comes from.
    pub seed: Seed,
    /// The day.
    pub date: Option<Date>,
    /// One line on what the game is.
    pub about: Option<String>,
}

impl NewGame {
    /// Returns a game with the standard deck.
    #[must_use]
    pub const fn new(options: Options, seats: Vec<Player>, seed: Seed) -> Self {
        Self { deck: None, options, seats, seed, date: None, about: None }
    }

    fn record(self, deck: DeckDigest) -> Record {
        Record {
            preface: Vec::new(),
            about: self.about,
            rules: RULES_VERSION,
            deck,
            options: self.options,
            date: self.date,
            seal: None,
            seed: Some(self.seed),
            seats: self.seats,
            start: Start::Position(Vec::new()),
            order: Order::default(),
            result: None,
            items: Vec::new(),
            end: End::default(),
        }
    }

    /// Checks that everything in it can be written down and read again.
    fn check(&self) -> Result<(), BadStart> {
        if let Some(about) = &self.about {
            check_about(about).map_err(BadStart::About)?;
        }
        for (seat, player) in self.seats.iter().enumerate() {
            player.to_string().parse::<Player>().map_err(|why| BadStart::Seats { seat, why })?;
        }
        Ok(())
    }

    fn find(&self, decks: &Decks) -> Result<(DeckDigest, Arc<Deck>), BadStart> {
        let digest = self.deck.unwrap_or_else(|| decks.standard());
        decks.find(digest).cloned().map(|deck| (digest, deck)).ok_or(BadStart::Deck { digest })
    }
}

/// Why a written game cannot go on.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadResume {
    /// It cannot even begin.
    #[error(transparent)]
    Start(#[from] BadStart),
    /// An entry cannot be.
    #[error(transparent)]
    Entry(#[from] BadEntry),
    /// The deck is not known.
    #[error("{unknown} cards of its deck are not known; only the one who keeps the game can go on with it")]
    Unknown {
        /// How many.
        unknown: u8,
    },
}

/// A game that goes on: the record, and every state it went through.
#[derive(Clone, Debug)]
pub struct Game {
    record: Record,
    replay: Replay,
}

impl Game {
    /// Deals a new game.
    ///
    /// # Errors
    ///
    /// Says what is wrong with the deck or the seats.
    pub fn new(new: NewGame, decks: &Decks) -> Result<Self, BadStart> {
        new.check()?;
        let (digest, deck) = new.find(decks)?;
        let (seats, seed) = (u8::try_from(new.seats.len()).unwrap_or(u8::MAX), new.seed);
        let mut record = new.record(digest);
        if !(2..=6).contains(&seats) {
            return Err(BadStart::Deal(pax_rules::BadDeal::Seats { seats }));
        }
        let deal = seed.deal(&Table::new(&deck, record.options)?, seats);
        record.seal = seed.seal(digest, &record.options, &record.seats);
        record.start = Start::Dealt { hacendados: deal.hacendados, market: deal.market };
        record.order = Order { known: deal.deck, unknown: 0 };
        Self::begin(record, decks)
    }

    /// Begins a game from a position, whose options count. The seed is for dice alone, and nothing is sealed.
    ///
    /// # Errors
    ///
    /// Says what is wrong with the position, the deck or the seats.
    pub fn from_position(new: NewGame, position: &str, decks: &Decks) -> Result<Self, BadStart> {
        new.check()?;
        let (digest, deck) = new.find(decks)?;
        let position = Position::read(&deck, position)
            .map_err(|error| BadStart::Position { line: 0, why: error.to_string() })?;
        let mut record = new.record(digest);
        record.options = *position.table.options();
        let text = position.write(Keeper::new());
        let is_elsewhere =
            |line: &&str| !["option ", "seats ", "deck "].iter().any(|tag| line.starts_with(tag));
        record.start = Start::Position(text.lines().filter(is_elsewhere).map(str::to_owned).collect());
        let order = text.lines().find_map(|line| line.strip_prefix("deck ")).unwrap_or("");
        let known = order.split(' ').filter_map(|word| word.parse().ok()).filter_map(pax_deck::CardId::new);
        record.order = Order { known: known.collect(), unknown: 0 };
        Self::begin(record, decks)
    }

    fn begin(record: Record, decks: &Decks) -> Result<Self, BadStart> {
        let replay = Replay::begin(&record, decks)?;
        let mut game = Self { record, replay };
        game.mark();
        Ok(game)
    }

    /// Goes on with a written game.
    ///
    /// # Errors
    ///
    /// Says which entry cannot be, or that the deck is not known.
    pub fn resume(record: Record, decks: &Decks) -> Result<Self, BadResume> {
        if record.order.unknown > 0 {
            return Err(BadResume::Unknown { unknown: record.order.unknown });
        }
        let (replay, bad) = Replay::of(&record, decks)?;
        match bad {
            Some(entry) => Err(entry.into()),
            None => Ok(Self { record, replay }),
        }
    }

    /// Returns the record so far.
    #[must_use]
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// Returns every state so far.
    #[must_use]
    pub const fn replay(&self) -> &Replay {
        &self.replay
    }

    /// Returns the deck and options.
    #[must_use]
    pub const fn table(&self) -> &Table {
        self.replay.table()
    }

    /// Returns the state as it is.
    #[must_use]
    pub fn state(&self) -> &State {
        self.replay.state()
    }

    /// Returns what a viewer knows.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> View {
        View::of(self.state(), viewer)
    }

    /// Plays a command of a seat and writes it down.
    ///
    /// # Errors
    ///
    /// Says which rule forbids it; nothing changes then.
    pub fn play(&mut self, seat: Seat, command: Command) -> Result<&[Event], Refused> {
        self.append(By::Seat(seat), Act::Command(command))
    }

    /// Rolls the die that the game waits for, as the seed has it. A game without a seed, or one that waits for no die,
    /// stays as it is.
    ///
    /// # Errors
    ///
    /// Never for a die that is asked: a refusal is a fault of the rules.
    pub fn roll(&mut self) -> Result<&[Event], Refused> {
        match self.record.seed.filter(|_| dealer_must_roll(self.table(), self.state())) {
            Some(seed) => {
                let value = seed.die(self.replay.dice(self.replay.len()));
                self.append(By::Dealer, Act::Command(Command::Roll(value)))
            }
            None => Ok(&[]),
        }
    }

    /// Writes down what the dealer rolled elsewhere, in a game without a seed.
    ///
    /// # Errors
    ///
    /// Refuses what is not asked, and what no die shows.
    pub fn rolled(&mut self, value: u8) -> Result<&[Event], Refused> {
        self.append(By::Dealer, Act::Command(Command::Roll(value)))
    }

    /// Returns to the state after an earlier entry; 0 is the start. That is an entry as well.
    ///
    /// # Errors
    ///
    /// Refuses an entry that lies ahead.
    pub fn take_back(&mut self, seat: Seat, to: usize) -> Result<(), Refused> {
        self.append(By::Seat(seat), Act::TakeBack { to }).map(|_| ())
    }

    /// Adds a remark.
    ///
    /// # Errors
    ///
    /// Refuses what is not one line.
    pub fn comment(&mut self, said: &str) -> Result<(), String> {
        check_line(said)?;
        self.record.items.push(Item::Comment(said.to_owned()));
        Ok(())
    }

    fn append(&mut self, by: By, act: Act) -> Result<&[Event], Refused> {
        self.replay.push(by, act)?;
        self.record.items.push(Item::Entry(Entry { by, act, comment: None }));
        self.mark();
        Ok(self.replay.events(self.replay.len()))
    }

    /// Marks a turn that has begun, and closes the record where it is.
    fn mark(&mut self) {
        let state = *self.state();
        let public = self.view(Viewer::Spectator).digest(self.table());
        let marked = self.record.items.iter().rev().find_map(|item| match item {
            Item::Turn { number, .. } => Some(*number),
            _ => None,
        });
        let (number, outcome) = (state.turn(), state.outcome());
        if outcome.is_none() && marked.unwrap_or(0) != number {
            self.record.items.push(Item::Turn { number, seat: state.active(), digest: Some(public) });
        }
        let whole = outcome.map(|_| Digest::of(self.table(), &state, Keeper::new()));
        self.record.result = outcome;
        self.record.end = End { public: Some(public), state: whole };
    }

    /// Returns what may be shown of the game: everything once it is over; before, neither the seed nor the cards that lie
    /// in the deck.
    #[must_use]
    pub fn shown(&self) -> Record {
        let mut record = self.record.clone();
        if self.state().outcome().is_none() {
            record.seed = None;
            let hidden = record.order.known.split_off(self.replay.revealed().min(record.order.known.len()));
            record.order.unknown = u8::try_from(hidden.len()).unwrap_or(u8::MAX);
        }
        record
    }

    /// Saves the whole record: it is on the disk, whole, when this returns.
    ///
    /// # Errors
    ///
    /// Says why the file cannot be written; the older one is there still.
    pub fn save(&self, path: &Path) -> std::io::Result<()> {
        save(path, &self.record.write())
    }
}
