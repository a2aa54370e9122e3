//! Makes the golden games, or sees whether they would still be made the same: `cargo xtask golden [--bless]`.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use pax_bots::{Bots, bot};
use pax_record::{
    Act, By, Date, Decks, Game, Item, NewGame, Player, Record, Replay, Seed, ending_words, verify,
};
use pax_rules::{Options, Seat, Silent, State, Table, View, Viewer, begin, decider, legal, play, roll};
use serde::Deserialize;

/// How far seeds are searched for the ending that is sought.
const SEEDS_MAX: u64 = 20_000;
/// The day that all of them bear, so that they do not change with the calendar.
const DAY: &str = "2026-11-15";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Manifest {
    game: Vec<Plan>,
}

/// How a golden game is made, and what must be true of it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Plan {
    name: String,
    about: String,
    players: usize,
    #[serde(default)]
    options: Vec<String>,
    #[serde(default)]
    bots: Vec<String>,
    #[serde(default = "zero")]
    seed: String,
    /// A position to begin with.
    position: Option<String>,
    /// What is done first: `p1 buy a1`, `p1 take back to 3`, `dealer`, `# a remark`.
    #[serde(default)]
    script: Vec<String>,
    ending: String,
    /// How many share the victory; one if not said, nobody for a defeat.
    winners: Option<usize>,
    /// At least so many exceed their Tripartite.
    #[serde(default)]
    topplers: usize,
    /// Whether the richest two have the same gold and income.
    #[serde(default)]
    tied: bool,
    /// Whether the same commands lead elsewhere without the options.
    #[serde(default)]
    matters: bool,
    /// An event that happens, as the rules call it.
    event: Option<String>,
}

fn zero() -> String {
    "0".to_owned()
}

fn games() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../pax-record/games")
}

impl Plan {
    fn options(&self) -> Result<Options, String> {
        let mut options = Options { solitaire: self.players == 1, ..Options::default() };
        self.options.iter().try_for_each(|word| options.set(word))?;
        Ok(options)
    }

    /// Returns the name of a seat's bot.
    fn bot(&self, seat: usize) -> &str {
        self.bots.iter().cycle().nth(seat).map_or("random", String::as_str)
    }

    fn play(&self, seed: Seed, decks: &Decks) -> Result<Game, String> {
        let by_hand = self.position.is_some();
        let mut seats: Vec<Player> = (0..self.players)
            .map(|seat| if by_hand { Player::Person(None) } else { Player::bot(self.bot(seat)) })
            .collect();
        if self.players == 1 {
            seats.push(Player::Diaz);
        }
        let mut new = NewGame::new(self.options()?, seats, seed);
        new.date = DAY.parse::<Date>().ok();
        new.about = Some(self.about.clone());
        let game = match &self.position {
            Some(position) => Game::from_position(new, position, decks),
            None => Game::new(new, decks),
        };
        let mut game = game.map_err(|bad| bad.to_string())?;
        for line in &self.script {
            step(&mut game, line).map_err(|why| format!("`{line}`: {why}"))?;
        }
        let mut bots = Bots::of(&game)?;
        bots.play_on(&mut game).map_err(|refused| refused.to_string())?;
        Ok(game)
    }

    /// Says what of the game is not as it should be.
    fn misses(&self, game: &Game, decks: &Decks) -> Option<String> {
        let missed = self.misses_in(game.table(), game.state());
        let is_idle = || self.matters && !matters(game, decks);
        let missed = missed.or_else(|| is_idle().then(|| "the options change nothing".to_owned()));
        let told = |event: &str| {
            let mut events = (0..=game.replay().len()).flat_map(|entry| game.replay().events(entry));
            events.any(|other| format!("{other:?}").starts_with(event))
        };
        let untold = self.event.as_deref().filter(|event| !told(event));
        missed.or_else(|| untold.map(|event| format!("there is no {event}")))
    }

    /// Plays a game without writing it down, which is how seeds are searched.
    fn last_state(&self, table: &Table, seed: Seed) -> Result<State, String> {
        let seats = u8::try_from(self.players.max(2)).unwrap_or(u8::MAX);
        let mut bots = (0..self.players)
            .map(|seat| bot(self.bot(seat), seed.bot(seat)))
            .collect::<Result<Vec<_>, String>>()?;
        let names: Vec<Option<&str>> = (0..self.players).map(|seat| Some(self.bot(seat))).collect();
        for (bot, seat) in bots.iter_mut().zip((0..).map_while(Seat::new)) {
            bot.meet(&names, seat);
        }
        let mut dice = seed.dice();
        let mut state =
            begin(table, seats, &seed.deal(table, seats), &mut Silent).map_err(|bad| bad.to_string())?;
        let mut commands = Vec::new();
        while state.outcome().is_none() {
            let played = if let Some(seat) = decider(table, &state) {
                legal(table, &state, &mut commands);
                let view = View::of(&state, Viewer::Seat(seat));
                let command = bots[seat.index()].choose(table, &view, seat, &commands);
                play(table, &mut state, seat, command, &mut Silent)
            } else {
                roll(table, &mut state, dice.die(), &mut Silent)
            };
            played.map_err(|illegal| illegal.to_string())?;
        }
        Ok(state)
    }

    /// Says what is not as it should be where the game ended.
    fn misses_in(&self, table: &Table, state: &State) -> Option<String> {
        let Some(outcome) = state.outcome() else { return Some("it does not end".to_owned()) };
        let ending = ending_words(outcome.ending);
        if ending != self.ending {
            return Some(format!("it ends by {ending}, not by {}", self.ending));
        }
        let won = outcome.winners.count_ones() as usize;
        let lost = usize::from(self.players > 1 || self.ending.starts_with("topple"));
        if won != self.winners.unwrap_or(lost) {
            return Some(format!("{won} share the victory"));
        }
        let view = View::of(state, Viewer::Spectator);
        let exceed = |line: &&pax_rules::ToppleLine| line.now && line.missing == 0;
        if view.topple_table(table).iter().filter(exceed).count() < self.topplers {
            return Some("too few exceed their Tripartite".to_owned());
        }
        let mut purses: Vec<(u16, u16)> =
            view.figures(table).iter().map(|figures| (figures.gold, figures.income)).collect();
        purses.sort_unstable();
        if self.tied && purses[purses.len() - 1] != purses[purses.len() - 2] {
            return Some("nobody is as rich as the richest".to_owned());
        }
        None
    }
}

/// Does one thing of a script.
fn step(game: &mut Game, line: &str) -> Result<(), String> {
    if let Some(said) = line.strip_prefix("# ") {
        return game.comment(said);
    }
    if line == "dealer" {
        return game.roll().map(|_| ()).map_err(|refused| refused.to_string());
    }
    let (by, act) = line.split_once(' ').ok_or("say who does what")?;
    let played = match (by.parse::<By>()?, act.parse::<Act>()?) {
        (By::Seat(seat), Act::Command(command)) => game.play(seat, command).map(|_| ()),
        (By::Seat(seat), Act::TakeBack { to }) => game.take_back(seat, to),
        (By::Dealer, _) => return Err("the dealer rolls by himself".to_owned()),
    };
    played.map_err(|refused| refused.to_string())
}

/// Tells whether the same commands lead elsewhere in the usual game.
fn matters(game: &Game, decks: &Decks) -> bool {
    let usual = Options { solitaire: game.record().options.solitaire, ..Options::default() };
    let record = Record { options: usual, ..game.record().clone() };
    match Replay::of(&record, decks) {
        Ok((replay, None)) => {
            let figures = |replay: &Replay| {
                let view = replay.view(replay.len(), Viewer::Spectator);
                view.map(|view| view.figures(replay.table()))
            };
            replay.state().outcome() != game.state().outcome() || figures(&replay) != figures(game.replay())
        }
        Ok((_, Some(_))) | Err(_) => true,
    }
}

/// Plays the game that is wanted, with the seed of the manifest or the first that gives it.
fn find(plan: &Plan, decks: &Decks) -> Result<(Seed, Game), String> {
    let first: Seed = plan.seed.parse()?;
    let game = plan.play(first, decks)?;
    let Some(why) = plan.misses(&game, decks) else { return Ok((first, game)) };
    if plan.position.is_some() || matches!(first, Seed::Full(_)) {
        return Err(why);
    }
    for seed in (0..SEEDS_MAX).map(Seed::Small) {
        let is_bare = plan.script.is_empty();
        if is_bare && plan.misses_in(game.table(), &plan.last_state(game.table(), seed)?).is_some() {
            continue;
        }
        let game = plan.play(seed, decks)?;
        if plan.misses(&game, decks).is_none() {
            return Ok((seed, game));
        }
    }
    Err(format!("with seed {first} {why}, and no seed below {SEEDS_MAX} does it"))
}

/// Writes another seed into the manifest, for one game.
fn reseed(manifest: &str, name: &str, seed: Seed) -> String {
    let mut here = false;
    let lines = manifest.lines().map(|line| {
        here = if line.starts_with("name = ") { line == format!("name = \"{name}\"") } else { here };
        if here && line.starts_with("seed = ") { format!("seed = \"{seed}\"\n") } else { format!("{line}\n") }
    });
    lines.collect()
}

/// Says in a few words what differs between an older file and the new one.
fn changes(old: &str, new: &Record) -> String {
    let Ok(read) = Record::read(old.as_bytes()) else { return "the old file cannot be read".to_owned() };
    let old = read.record;
    let mut changes = Vec::new();
    let mut say = |differs: bool, what: String| {
        if differs {
            changes.push(what);
        }
    };
    let ended = |record: &Record| record.result.map_or_else(|| "-".to_owned(), |of| ending_words(of.ending));
    say(old.deck != new.deck, format!("deck {} → {}", old.deck.short(), new.deck.short()));
    say(old.seed != new.seed, "another seed".to_owned());
    say(old.seal != new.seal, "another seal".to_owned());
    say(old.about != new.about, "another purpose".to_owned());
    say(old.result != new.result, format!("result {} → {}", ended(&old), ended(new)));
    let (was, is) = (old.entries().count(), new.entries().count());
    let first = old.entries().zip(new.entries()).position(|(old, new)| old != new);
    say(
        first.is_some() || was != is,
        format!("entries {was} → {is}, from {}", first.unwrap_or(was.min(is)) + 1),
    );
    let digests = |record: &Record| -> Vec<Item> {
        record.items.iter().filter(|item| matches!(item, Item::Turn { .. })).cloned().collect()
    };
    say(first.is_none() && was == is && digests(&old) != digests(new), "digests".to_owned());
    if changes.is_empty() {
        "only the seed of the manifest, or how it is written".to_owned()
    } else {
        changes.join("; ")
    }
}

fn run(bless: bool) -> Result<bool, String> {
    let cannot = |path: &Path, error: &std::io::Error| format!("{}: {error}", path.display());
    let path = games().join("manifest.toml");
    let mut text = fs::read_to_string(&path).map_err(|error| cannot(&path, &error))?;
    let manifest: Manifest = toml::from_str(&text).map_err(|error| format!("{}: {error}", path.display()))?;
    let decks = Decks::known();
    let mut is_well = true;
    for plan in &manifest.game {
        let file = games().join(format!("{}.game", plan.name));
        let (seed, game) = match find(plan, &decks) {
            Ok(found) => found,
            Err(why) => {
                println!("{}: cannot be made: {why}", plan.name);
                is_well = false;
                continue;
            }
        };
        if let Some(fault) = verify(game.record(), &decks).fault {
            return Err(format!("{}: what was made is not true: {}", plan.name, fault.why));
        }
        let old = fs::read_to_string(&file).unwrap_or_default();
        let new = game.record().write();
        if old == new && plan.seed == seed.to_string() {
            continue;
        }
        let what = if old.is_empty() { "new".to_owned() } else { changes(&old, game.record()) };
        println!("{}: {what}", plan.name);
        is_well &= bless;
        if bless {
            fs::write(&file, new).map_err(|error| cannot(&file, &error))?;
            text = reseed(&text, &plan.name, seed);
        }
    }
    for entry in fs::read_dir(games()).map_err(|error| cannot(&games(), &error))? {
        let path = entry.map_err(|error| cannot(&games(), &error))?.path();
        let is_planned = |plan: &Plan| path.file_stem().is_some_and(|name| *name == *plan.name);
        if path.extension().is_some_and(|ending| ending == "game") && !manifest.game.iter().any(is_planned) {
            println!("{}: no game of the manifest", path.display());
            is_well &= bless;
            if bless {
                fs::remove_file(&path).map_err(|error| cannot(&path, &error))?;
            }
        }
    }
    if bless {
        fs::write(&path, text).map_err(|error| cannot(&path, &error))?;
    }
    println!("{} golden games", manifest.game.len());
    Ok(is_well)
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let bless = match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [] => false,
        ["--bless"] => true,
        _ => {
            eprintln!("there is only --bless");
            return ExitCode::from(2);
        }
    };
    match run(bless) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => {
            eprintln!("the golden games differ; `cargo xtask golden --bless` makes them anew");
            ExitCode::FAILURE
        }
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}
