//! A table for the Pax-o-matic: set up from a text, and asked what it does and by which row.
//!
//! In every position p2 is the human, and everybody else a Pax-o-matic.

use std::collections::BTreeSet;
use std::fs;
use std::io::Write as _;

use pax_bots::{Bot, Chance, bot};
use pax_deck::Deck;
use pax_rules::text::Position;
use pax_rules::{Command, Rule, Seat, Silent, State, Table, View, Viewer, decider, legal, play};

/// No test covers more rows than this.
const COVERS_MAX: usize = 4;
/// How many robots are asked where all should say the same.
const ROBOTS: u64 = 8;
/// How many are asked where the lot decides.
const LOTS: u64 = 60;

/// Three players who have nothing, not even gold, and whose Hacendados are asked nothing.
pub(crate) const BARE: &str =
    "p1 gold 0 hacendado 212 dead\np2 gold 0 hacendado 213 dead\np3 gold 0 hacendado 208 dead\n";
/// The same with Hacendados who are loyal.
pub(crate) const LOYAL: &str = "p1 gold 0 hacendado 212\np2 gold 0 hacendado 213\np3 gold 0 hacendado 208\n";

/// Says that the test asserts what these rows say.
#[track_caller]
pub(crate) fn covers(rules: &[Rule]) {
    assert!(rules.len() <= COVERS_MAX, "a test covers at most {COVERS_MAX} rows");
    let folder = concat!(env!("CARGO_TARGET_TMPDIR"), "/rulebook");
    fs::create_dir_all(folder).expect("the target folder can be written");
    let thread = std::thread::current();
    let test = thread.name().unwrap_or("main").replace("::", "-");
    let path = format!("{folder}/{}-{test}.txt", env!("CARGO_CRATE_NAME"));
    let mut file = fs::OpenOptions::new().create(true).append(true).open(path).expect("a file");
    for rule in rules {
        writeln!(file, "does {rule}").expect("a line can be written");
    }
}

/// A moment at which a Pax-o-matic is asked.
pub(crate) struct At {
    pub(crate) table: Table,
    pub(crate) state: State,
}

/// Sets up a position.
#[track_caller]
pub(crate) fn at(text: &str) -> At {
    let Position { table, state } = Position::read(Deck::standard(), text)
        .unwrap_or_else(|error| panic!("the position is wrong: {error}\n{text}"));
    At { table, state }
}

/// Returns a Pax-o-matic that knows its table.
fn robot(state: &State, seat: Seat, seed: u64) -> Box<dyn Bot> {
    let mut robot = bot("paxomatic", Chance::new(seed)).expect("the robot");
    let names: Vec<Option<&str>> =
        state.all_seats().map(|seat| (seat.index() != 1).then_some("paxomatic")).collect();
    robot.meet(&names, seat);
    robot
}

impl At {
    /// Lets whoever is asked do this.
    #[track_caller]
    pub(crate) fn play(mut self, commands: &[&str]) -> Self {
        for text in commands {
            let command = Command::read(&self.table, &self.state, text).expect("a command");
            let seat = decider(&self.table, &self.state).expect("somebody is asked");
            play(&self.table, &mut self.state, seat, command, &mut Silent)
                .unwrap_or_else(|illegal| panic!("`{text}` of {seat} is refused: {illegal}"));
        }
        self
    }

    fn ask(&self, robot: &mut dyn Bot) -> (String, Vec<Rule>) {
        let mut commands = Vec::new();
        let seat = legal(&self.table, &self.state, &mut commands).expect("somebody is asked");
        let view = View::of(&self.state, Viewer::Seat(seat));
        let command = robot.choose(&self.table, &view, seat, &commands);
        assert!(commands.contains(&command), "{command} is legal");
        (command.to_string(), robot.reasons())
    }

    fn answers(&self, robots: u64) -> impl Iterator<Item = (String, Vec<Rule>)> {
        let seat = decider(&self.table, &self.state).expect("somebody is asked");
        (0..robots).map(move |seed| self.ask(robot(&self.state, seat, seed).as_mut()))
    }

    /// Whoever is asked does this, by this row, whatever the lot says.
    #[track_caller]
    pub(crate) fn does(&self, command: &str, row: Rule) -> &Self {
        for (chosen, rows) in self.answers(ROBOTS) {
            assert_eq!(chosen, command, "by {rows:?}");
            assert!(rows.contains(&row), "`{chosen}` by {rows:?}, not by {row}");
        }
        self
    }

    /// Whoever is asked does one of these, by this row, and each of them at times.
    #[track_caller]
    pub(crate) fn draws(&self, commands: &[&str], row: Rule) -> &Self {
        let mut seen = BTreeSet::new();
        for (chosen, rows) in self.answers(LOTS) {
            assert!(rows.contains(&row), "`{chosen}` by {rows:?}, not by {row}");
            seen.insert(chosen);
        }
        assert_eq!(seen, commands.iter().map(ToString::to_string).collect(), "the lot decides");
        self
    }

    /// Nothing is done by this row.
    #[track_caller]
    pub(crate) fn does_nothing_by(&self, row: Rule) -> &Self {
        for (chosen, rows) in self.answers(ROBOTS) {
            assert!(!rows.contains(&row), "`{chosen}` by {rows:?}");
        }
        self
    }

    /// One robot does all this, one after the other: each command with the row that made it.
    #[track_caller]
    pub(crate) fn goes_on(mut self, wanted: &[(&str, Rule)]) -> Self {
        let seat = decider(&self.table, &self.state).expect("somebody is asked");
        let mut robot = robot(&self.state, seat, 1);
        for (command, row) in wanted {
            let (chosen, rows) = self.ask(robot.as_mut());
            assert_eq!((chosen.as_str(), rows.contains(row)), (*command, true), "by {rows:?}");
            self = self.play(&[command]);
        }
        self
    }

    /// One robot answers the same kind of question until it is asked something else.
    pub(crate) fn says_while(mut self, word: &str) -> Vec<String> {
        let seat = decider(&self.table, &self.state).expect("somebody is asked");
        let mut robot = robot(&self.state, seat, 1);
        let mut said = Vec::new();
        loop {
            let mut commands = Vec::new();
            let asked = legal(&self.table, &self.state, &mut commands);
            if asked != Some(seat) || !commands.iter().any(|command| command.to_string().starts_with(word)) {
                return said;
            }
            let (chosen, _) = self.ask(robot.as_mut());
            self = self.play(&[&chosen]);
            said.push(chosen);
        }
    }
}
