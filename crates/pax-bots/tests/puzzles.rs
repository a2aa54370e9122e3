//! Hand-made positions with one right way on: every one is proved by playing out all that can follow, `greedy` falls for
//! what tempts in it, and the search does not.
//!
//! A puzzle is a position text in `puzzles/`. Its first comment is its title, the next say what it teaches. `wins: A | B`
//! names all first commands after which the win is forced within the turn, `holds: A | B` all after which nobody else can
//! win before one's next turn. `line:` is one way on, `tempts:` a command that `greedy` values more than any right one.
//! `hard` is what the search need not find yet: a mark to be taken away, not to be set.

mod common;

use std::collections::HashMap;
use std::fs;

use common::another;
use pax_bots::{Chance, bot};
use pax_deck::Deck;
use pax_rules::text::Position;
use pax_rules::{
    Command, Outline, Seat, Silent, Slot, State, Table, View, Viewer, decider, invariant, legal, play,
};

/// How many bots of each kind are asked.
const SEEDS: u64 = 2;
/// In how many orders of the deck a defence is tried.
const ORDERS: u64 = 3;
/// How many moments a proof may look at.
const MOMENTS: usize = 400_000;
/// There are no fewer puzzles than this.
const PUZZLES_MIN: usize = 14;
/// The search finds no fewer than this.
const FOUND_MIN: usize = 12;

/// What is asked of whoever must decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Aim {
    /// To win before the turn is over.
    Win,
    /// Not to lose before one's next turn.
    Hold,
}

struct Puzzle {
    name: String,
    table: Table,
    state: State,
    hero: Seat,
    aim: Aim,
    /// The commands after which the aim can be reached.
    right: Vec<Command>,
    line: Vec<String>,
    tempts: Command,
    is_hard: bool,
}

impl Puzzle {
    /// Reads a puzzle, or says what is wrong with it.
    fn read(name: &str, text: &str) -> Result<Self, String> {
        let Position { table, state } =
            Position::read(Deck::standard(), text).map_err(|error| format!("{name}: {error}"))?;
        invariant::sound(&table, &state).map_err(|fault| format!("{name}: {fault}"))?;
        let field = |key: &str| {
            let mark = format!("# {key}: ");
            text.lines().find_map(|line| line.strip_prefix(&mark)).map(str::trim)
        };
        let (aim, right) = match (field("wins"), field("holds")) {
            (Some(right), None) => (Aim::Win, right),
            (None, Some(right)) => (Aim::Hold, right),
            _ => return Err(format!("{name}: it has one of `wins:` and `holds:`")),
        };
        let command = |text: &str| {
            Command::read(&table, &state, text.trim()).map_err(|error| format!("{name}: `{text}`: {error}"))
        };
        let right = right.split('|').map(command).collect::<Result<_, _>>()?;
        let line = field("line").ok_or_else(|| format!("{name}: it has no `line:`"))?;
        let tempts = field("tempts").ok_or_else(|| format!("{name}: it has no `tempts:`"))?;
        let tempts = command(tempts)?;
        let line = line.split(';').map(|text| text.trim().to_owned()).collect();
        let hero = decider(&table, &state).ok_or_else(|| format!("{name}: nobody must decide"))?;
        let is_hard = text.lines().any(|line| line == "# hard");
        Ok(Self { name: name.to_owned(), table, state, hero, aim, right, line, tempts, is_hard })
    }

    fn commands(&self) -> Vec<Command> {
        let mut list = Vec::new();
        legal(&self.table, &self.state, &mut list);
        list
    }

    /// Returns the position with the deck in other orders, itself if nothing of it is unknown.
    fn orders(&self) -> Vec<State> {
        let view = View::of(&self.state, Viewer::Seat(self.hero));
        if self.aim == Aim::Win || view.deck_left() == 0 {
            return vec![self.state];
        }
        let mut chance = Chance::new(1);
        (0..ORDERS).map(|_| another(&self.table, &view, &mut chance)).collect()
    }

    /// Plays the line, and returns what is wrong with it.
    fn play_line(&self, start: &State, proof: &mut Proof) -> Result<(), String> {
        let mut state = *start;
        for text in &self.line {
            let seat = decider(&self.table, &state).ok_or_else(|| format!("`{text}`: the game is over"))?;
            let command =
                Command::read(&self.table, &state, text).map_err(|error| format!("`{text}`: {error}"))?;
            play(&self.table, &mut state, seat, command, &mut Silent)
                .map_err(|illegal| format!("`{text}` of {seat}: {illegal}"))?;
            if !proof.is_reached(&state)? {
                return Err(format!("after `{text}` of {seat} it is not forced"));
            }
        }
        match (self.aim, state.outcome()) {
            (Aim::Win, None) => Err("the game is not over after it".to_owned()),
            (Aim::Hold, None) if state.turn() == start.turn() => {
                Err("the turn is not over after it".to_owned())
            }
            _ => Ok(()),
        }
    }
}

/// Tries all that can follow.
struct Proof<'a> {
    puzzle: &'a Puzzle,
    turn: u16,
    moments: usize,
    /// What was found out before, by what tells most positions apart.
    known: HashMap<Vec<u16>, Vec<(State, bool)>>,
}

impl<'a> Proof<'a> {
    fn new(puzzle: &'a Puzzle, start: &State) -> Self {
        Self { puzzle, turn: start.turn(), moments: 0, known: HashMap::new() }
    }

    /// Says which of the first commands reach the aim.
    fn right(&mut self, start: &State) -> Result<Vec<Command>, String> {
        let mut right = Vec::new();
        for command in self.puzzle.commands() {
            if self.is_reached(&self.after(start, self.puzzle.hero, command))? {
                right.push(command);
            }
        }
        Ok(right)
    }

    fn after(&self, state: &State, seat: Seat, command: Command) -> State {
        let mut next = *state;
        play(&self.puzzle.table, &mut next, seat, command, &mut Silent).expect("a listed command is legal");
        next
    }

    /// Says whether the aim is reached whatever the others do.
    fn is_reached(&mut self, state: &State) -> Result<bool, String> {
        let hero = self.puzzle.hero;
        if let Some(outcome) = state.outcome() {
            return Ok(outcome.winners == 1 << hero.index());
        }
        match self.puzzle.aim {
            Aim::Win if state.turn() != self.turn => return Ok(false),
            Aim::Hold if state.turn() != self.turn && state.active() == hero => return Ok(true),
            _ => {}
        }
        let key = gist(&self.puzzle.table, state);
        if let Some((_, known)) =
            self.known.get(&key).and_then(|list| list.iter().find(|(seen, _)| seen == state))
        {
            return Ok(*known);
        }
        self.moments += 1;
        if self.moments > MOMENTS {
            return Err("there is too much to look at".to_owned());
        }
        let mut list = Vec::new();
        let seat = legal(&self.puzzle.table, state, &mut list).expect("somebody decides");
        // What decides most games is tried first.
        list.sort_by_key(|command| !matches!(command, Command::BuyMarketCard(_)));
        let mut reached = seat != hero;
        for command in list {
            if self.is_reached(&self.after(state, seat, command))? != reached {
                reached = !reached;
                break;
            }
        }
        self.known.entry(key).or_default().push((*state, reached));
        Ok(reached)
    }
}

/// Returns what tells most positions apart.
fn gist(table: &Table, state: &State) -> Vec<u16> {
    let outline = Outline::of(table, state);
    let mut gist = vec![outline.actions.into(), outline.deck_left.into()];
    gist.extend(Slot::all().map(|slot| state.market(slot).map_or(0, |card| card.get().into())));
    for of in &outline.of[..usize::from(outline.seats)] {
        gist.extend([of.gold, of.income, of.reserve.into(), of.unrest.into()]);
        gist.extend(of.hand.iter().map(|card| u16::from(card.get())));
    }
    gist
}

/// Returns all puzzles.
fn puzzles() -> Vec<Puzzle> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/puzzles");
    let mut files: Vec<_> = fs::read_dir(folder)
        .expect("the folder of puzzles")
        .map(|file| file.expect("a file").path())
        .collect();
    files.sort();
    assert!(files.len() >= PUZZLES_MIN, "{} puzzles", files.len());
    let read = |path: &std::path::PathBuf| {
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        Puzzle::read(&name, &fs::read_to_string(path).expect("a text"))
            .unwrap_or_else(|error| panic!("{error}"))
    };
    files.iter().map(read).collect()
}

fn words(commands: &[Command]) -> Vec<String> {
    let mut words: Vec<String> = commands.iter().map(ToString::to_string).collect();
    words.sort();
    words
}

/// All puzzles are right, or all that is wrong with them is told at once.
fn all_right(judge: impl Fn(&Puzzle) -> Result<(), String>) {
    let wrong: Vec<String> = puzzles()
        .iter()
        .filter_map(|puzzle| judge(puzzle).err().map(|error| format!("{}: {error}", puzzle.name)))
        .collect();
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn the_right_commands_are_right_and_all_others_wrong() {
    all_right(|puzzle| {
        for start in puzzle.orders() {
            let mut proof = Proof::new(puzzle, &start);
            let found = proof.right(&start)?;
            if words(&found) != words(&puzzle.right) {
                return Err(format!("right are {:?}, and not {:?}", words(&found), words(&puzzle.right)));
            }
            puzzle.play_line(&start, &mut proof)?;
        }
        let first = Command::read(&puzzle.table, &puzzle.state, &puzzle.line[0]);
        if !first.is_ok_and(|first| puzzle.right.contains(&first)) {
            return Err("the line begins with another command".to_owned());
        }
        Ok(())
    });
}

#[test]
fn greedy_falls_for_what_tempts() {
    all_right(|puzzle| {
        let view = View::of(&puzzle.state, Viewer::Seat(puzzle.hero));
        for seed in 0..SEEDS {
            let mut greedy = bot("greedy", Chance::new(seed)).expect("a bot");
            let chosen = greedy.choose(&puzzle.table, &view, puzzle.hero, &puzzle.commands());
            if puzzle.right.contains(&chosen) {
                return Err(format!("greedy does what is right: `{chosen}`"));
            }
            let thoughts = greedy.thoughts();
            let place = |command: &Command| thoughts.iter().position(|thought| thought.command == *command);
            let tempts = place(&puzzle.tempts).ok_or("what tempts is not legal")?;
            if puzzle.right.iter().filter_map(place).any(|right| right < tempts) {
                return Err(format!("`{}` tempts less than what is right", puzzle.tempts));
            }
        }
        Ok(())
    });
}

#[test]
fn the_search_finds_what_is_right() {
    let found = puzzles().iter().filter(|puzzle| !puzzle.is_hard).count();
    assert!(found >= FOUND_MIN, "{found} puzzles are not hard");
    all_right(|puzzle| {
        if puzzle.is_hard {
            return Ok(());
        }
        let view = View::of(&puzzle.state, Viewer::Seat(puzzle.hero));
        for seed in 0..SEEDS {
            let mut search = bot("search:2000", Chance::new(seed)).expect("a bot");
            let chosen = search.choose(&puzzle.table, &view, puzzle.hero, &puzzle.commands());
            if !puzzle.right.contains(&chosen) {
                return Err(format!("the search (seed {seed}) chooses `{chosen}`"));
            }
        }
        Ok(())
    });
}
