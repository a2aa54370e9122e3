//! A table for tests: set up from a text, played by texts, asked in texts.
//!
//! What a test covers is written down while it runs, so that coverage is counted from a run and not from names.

use std::fs;
use std::io::Write as _;

use pax_deck::{CardId, Deck};
use pax_rules::text::{Keeper, Position};
use pax_rules::{
    Command, Event, Rule, Seat, State, Table, View, Viewer, check, decider, invariant, legal, play, roll,
};

/// No test covers more rows than this.
const COVERS_MAX: usize = 6;

/// A game under test.
pub(crate) struct Game {
    pub(crate) table: Table,
    pub(crate) state: State,
    /// What happened since the game was set up, or since [`Game::forget`].
    pub(crate) events: Vec<Event>,
}

/// Says that the test asserts what these rows say.
#[track_caller]
pub(crate) fn covers(rules: &[Rule]) {
    assert!(rules.len() <= COVERS_MAX, "a test covers at most {COVERS_MAX} rows");
    for rule in rules {
        note("does", *rule);
    }
}

fn note(how: &str, rule: Rule) {
    let folder = concat!(env!("CARGO_TARGET_TMPDIR"), "/rulebook");
    fs::create_dir_all(folder).expect("the target folder can be written");
    let thread = std::thread::current();
    let test = thread.name().unwrap_or("main").replace("::", "-");
    let path = format!("{folder}/{}-{test}.txt", env!("CARGO_CRATE_NAME"));
    let mut file = fs::OpenOptions::new().create(true).append(true).open(path).expect("a file");
    writeln!(file, "{how} {rule}").expect("a line can be written");
}

/// Sets up a position.
#[track_caller]
pub(crate) fn game(text: &str) -> Game {
    let Position { table, state } = Position::read(Deck::standard(), text)
        .unwrap_or_else(|error| panic!("the position is wrong: {error}"));
    Game { table, state, events: Vec::new() }
}

/// Reads a seat: `p1`.
pub(crate) fn p(number: u8) -> Seat {
    Seat::new(number - 1).expect("p1 to p6")
}

/// Reads a card.
pub(crate) fn c(number: u8) -> CardId {
    CardId::new(number).expect("a card")
}

impl Game {
    /// Plays commands, each for the seat that must decide.
    #[track_caller]
    pub(crate) fn play(&mut self, commands: &[&str]) -> &mut Self {
        for text in commands {
            let command = self.command(text);
            if let Command::Roll(value) = command {
                roll(&self.table, &mut self.state, value, &mut self.events)
                    .unwrap_or_else(|illegal| panic!("`{text}` is refused: {illegal}\n{}", self.text()));
                invariant::sound(&self.table, &self.state)
                    .unwrap_or_else(|fault| panic!("after `{text}`: {fault}\n{}", self.text()));
                continue;
            }
            let seat = decider(&self.table, &self.state).expect("somebody must decide");
            if let Err(illegal) = play(&self.table, &mut self.state, seat, command, &mut self.events) {
                panic!("`{text}` of {seat} is refused ({}): {illegal}\n{}", illegal.rule(), self.text());
            }
            if let Err(fault) = invariant::sound(&self.table, &self.state) {
                panic!("after `{text}`: {fault}\n{}", self.text());
            }
        }
        self
    }

    /// A command is refused by this rule, and leaves the table as it was.
    #[track_caller]
    pub(crate) fn refuses(&self, rule: Rule, text: &str) -> &Self {
        let seat = decider(&self.table, &self.state).expect("somebody must decide");
        self.refuses_of(seat, rule, text)
    }

    /// A command of this seat is refused by this rule.
    #[track_caller]
    pub(crate) fn refuses_of(&self, seat: Seat, rule: Rule, text: &str) -> &Self {
        let command = self.command(text);
        let mut after = self.state;
        let mut events: Vec<Event> = Vec::new();
        match play(&self.table, &mut after, seat, command, &mut events) {
            Ok(()) => panic!("`{text}` is allowed, and {rule} should forbid it\n{}", self.text()),
            Err(illegal) => {
                assert_eq!((illegal.rule(), illegal.to_string()), (rule, illegal.to_string()), "`{text}`");
            }
        }
        assert!(after == self.state && events.is_empty(), "a refused command leaves the table as it was");
        note("forbids", rule);
        self
    }

    /// A command is allowed now.
    #[track_caller]
    pub(crate) fn allows(&self, text: &str) -> &Self {
        let seat = decider(&self.table, &self.state).expect("somebody must decide");
        let command = self.command(text);
        if let Err(illegal) = check(&self.table, &self.state, seat, command) {
            panic!("`{text}` is refused ({}): {illegal}\n{}", illegal.rule(), self.text());
        }
        self
    }

    #[track_caller]
    fn command(&self, text: &str) -> Command {
        Command::read(&self.table, &self.state, text).unwrap_or_else(|error| panic!("{error}"))
    }

    /// Forgets what happened so far.
    pub(crate) fn forget(&mut self) -> &mut Self {
        self.events.clear();
        self
    }

    /// Lists the legal commands as texts.
    pub(crate) fn legal(&self) -> Vec<String> {
        let mut commands = Vec::new();
        legal(&self.table, &self.state, &mut commands);
        commands.iter().map(ToString::to_string).collect()
    }

    /// Returns who must decide.
    pub(crate) fn decider(&self) -> Option<Seat> {
        decider(&self.table, &self.state)
    }

    /// Returns the whole position as text.
    pub(crate) fn text(&self) -> String {
        Position { table: self.table.clone(), state: self.state }.write(Keeper::new())
    }

    /// Returns the line of the position that begins with these words, without them.
    pub(crate) fn line(&self, start: &str) -> Option<String> {
        self.text()
            .lines()
            .find(|line| {
                line.strip_prefix(start).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
            })
            .map(|line| line[start.len()..].trim().to_owned())
    }

    /// Returns the word after this word in a line: `after("p1 has 061", "income")`.
    pub(crate) fn after(&self, start: &str, word: &str) -> Option<String> {
        let line = self.line(start)?;
        let mut words = line.split_whitespace();
        words.find(|candidate| *candidate == word)?;
        words.next().map(str::to_owned)
    }

    /// Returns a number after a word in a line; 0 if it is not said.
    pub(crate) fn number(&self, start: &str, word: &str) -> u16 {
        self.after(start, word).and_then(|number| number.parse().ok()).unwrap_or(0)
    }

    pub(crate) fn gold(&self, seat: u8) -> u16 {
        self.state.gold(p(seat))
    }

    pub(crate) fn reserve(&self, seat: u8) -> u16 {
        self.number(&format!("p{seat}"), "reserve")
    }

    pub(crate) fn regime(&self) -> String {
        self.line("regime").unwrap_or_default()
    }

    pub(crate) fn depression(&self) -> bool {
        self.line("depression").is_some()
    }

    /// Returns the actions that are left.
    pub(crate) fn actions(&self) -> u16 {
        let line = self.line("turn").unwrap_or_default();
        line.split_whitespace().nth(1).and_then(|number| number.parse().ok()).unwrap_or(0)
    }

    /// Returns the seat whose turn it is, from 1.
    pub(crate) fn active(&self) -> u8 {
        u8::try_from(self.state.active().index()).expect("small") + 1
    }

    /// Returns who has the card in play, from 1.
    pub(crate) fn owner(&self, card: u8) -> Option<u8> {
        (1..=6).find(|seat| {
            let has = self.line(&format!("p{seat} has {card:03}")).is_some();
            let stands = self.text().lines().any(|line| {
                let own =
                    line.starts_with(&format!("p{seat} has")) && line.ends_with(&format!("troop {card:03}"));
                own || line.contains(&format!("extorted {card:03} by p{seat}"))
            });
            has || stands || self.listed(&format!("p{seat} army"), card)
        })
    }

    /// Tells whether a list of cards has the card: `listed("discards", 5)`, `listed("p1 hand", 61)`.
    pub(crate) fn listed(&self, start: &str, card: u8) -> bool {
        let wanted = format!("{card:03}");
        self.line(start)
            .is_some_and(|line| line.split_whitespace().any(|word| word.trim_end_matches('+') == wanted))
    }

    pub(crate) fn in_hand(&self, seat: u8, card: u8) -> bool {
        self.listed(&format!("p{seat} hand"), card)
    }

    pub(crate) fn in_grudge(&self, seat: u8, card: u8) -> bool {
        self.listed(&format!("p{seat} grudge"), card)
    }

    pub(crate) fn discarded(&self, card: u8) -> bool {
        self.listed("discards", card)
    }

    /// Returns the Income Cubes on a card in play.
    pub(crate) fn income(&self, card: u8) -> u16 {
        self.of_card(card, "income")
    }

    pub(crate) fn unrest(&self, card: u8) -> u16 {
        self.of_card(card, "unrest")
    }

    /// Tells whether a Prestige Cube lies on the card in play.
    pub(crate) fn covered(&self, card: u8) -> bool {
        (1..=6).any(|seat| {
            self.line(&format!("p{seat} has {card:03}"))
                .is_some_and(|line| line.split_whitespace().any(|word| word == "covered"))
        })
    }

    /// Returns the troop that stands at an enterprise.
    pub(crate) fn troop_at(&self, card: u8) -> Option<u8> {
        (1..=6).find_map(|seat| {
            let start = format!("p{seat} has {card:03}");
            self.after(&start, "troop").or_else(|| self.after(&start, "extorted"))?.parse().ok()
        })
    }

    /// Tells whether the enterprise has an Extortion Cube.
    pub(crate) fn extorted(&self, card: u8) -> bool {
        (1..=6).any(|seat| {
            self.line(&format!("p{seat} has {card:03}"))
                .is_some_and(|line| line.contains("extorted") && !line.contains("bare"))
        })
    }

    fn of_card(&self, card: u8, word: &str) -> u16 {
        (1..=6).map(|seat| self.number(&format!("p{seat} has {card:03}"), word)).sum()
    }

    pub(crate) fn jailed(&self, seat: u8) -> bool {
        self.line(&format!("p{seat}")).is_some_and(|line| line.contains("jailed"))
    }

    /// Returns a player's active points: Loyalty, Outrage, Command, Revolution.
    pub(crate) fn points(&self, seat: u8) -> [u8; 4] {
        let figures = View::of(&self.state, Viewer::Seat(p(seat))).figures(&self.table);
        figures[p(seat).index()].prestige
    }
}
