//! What holds of every bot: it is honest, it answers whatever is asked, and it plays whole games with legal moves.

mod common;

use std::collections::BTreeMap;

use common::another;
use pax_bots::{BOTS, Chance, Plan, bot, bout, deal, simulate};
use pax_deck::Deck;
use pax_rules::text::Position;
use pax_rules::{
    Command, Options, Question, Seat, Silent, State, Table, View, Viewer, asked, begin, dealer_must_roll,
    legal, play, roll,
};

/// How many whole games each cheap bot plays, and the search at each number of players; the environment makes it more.
const GAMES: (&str, u64) = ("PAX_BOT_GAMES", 50);
const SEARCH_GAMES: (&str, u64) = ("PAX_SEARCH_GAMES", 1);
/// How often each kind of question is put to each bot.
const TIMES: u32 = 6;

/// The bots whose choice does not depend on a clock: those of the list, and the search with a number of rounds.
fn untimed() -> impl Iterator<Item = &'static str> {
    BOTS.into_iter().filter(|name| !name.starts_with("search:")).chain(["search:20"])
}

/// The bots that answer at once.
fn cheap() -> impl Iterator<Item = &'static str> {
    BOTS.into_iter().filter(|name| !name.starts_with("search:"))
}

fn number((name, usual): (&str, u64)) -> u64 {
    std::env::var(name).map_or(usual, |number| number.parse().expect("a whole number"))
}

fn table(options: &[&str], solitaire: bool) -> Table {
    let mut chosen = Options { solitaire, ..Options::default() };
    for word in options {
        chosen.set(word).expect("an option");
    }
    Table::new(Deck::standard(), chosen).expect("the standard deck fits")
}

/// Walks through a game that is half a robot's and half chance's, so that tableaus grow and odd things are done, and shows
/// each moment at which a seat is asked.
fn wander(table: &Table, seats: u8, seed: u64, mut each: impl FnMut(&State, Seat, &[Command])) {
    let mut chance = Chance::new(seed);
    let deal = deal(table, seats, &mut chance);
    let mut state = begin(table, seats, &deal, &mut Silent).expect("the deal is right");
    let mut robot = bot("paxomatic", Chance::new(seed)).expect("a bot");
    let mut list = Vec::new();
    while state.outcome().is_none() {
        if dealer_must_roll(table, &state) {
            roll(table, &mut state, chance.die(), &mut Silent).expect("the dealer may roll");
            continue;
        }
        let seat = legal(table, &state, &mut list).expect("the game goes on");
        each(&state, seat, &list);
        let command = if chance.below(2) == 0 {
            list[chance.index(list.len())]
        } else {
            robot.choose(table, &View::of(&state, Viewer::Seat(seat)), seat, &list)
        };
        play(table, &mut state, seat, command, &mut Silent).expect("a listed command is legal");
    }
}

#[test]
fn a_bot_chooses_the_same_in_two_states_that_look_the_same() {
    let table = table(&[], false);
    let mut chance = Chance::new(11);
    let mut compared = 0;
    for seats in [2, 3, 4] {
        let mut moment = 0;
        wander(&table, seats, u64::from(seats), |state, seat, list| {
            moment += 1;
            if moment % 23 != 0 || list.len() == 1 {
                return;
            }
            let view = View::of(state, Viewer::Seat(seat));
            let other = another(&table, &view, &mut chance);
            assert_eq!(View::of(&other, Viewer::Seat(seat)), view);
            for name in untimed() {
                let choose = |state: &State| {
                    let view = View::of(state, Viewer::Seat(seat));
                    bot(name, Chance::new(moment)).expect("a bot").choose(&table, &view, seat, list)
                };
                assert_eq!(choose(state), choose(&other), "{name}");
            }
            compared += 1;
        });
    }
    assert!(compared > 20, "{compared} moments");
}

/// Which question it is, whatever it is about.
fn kind(question: Question) -> String {
    let told = format!("{question:?}");
    told.split([' ', '(', '{']).next().unwrap_or_default().to_owned()
}

/// Positions for what games rarely ask, each with the commands that lead there.
const RARE: [(&str, &[&str]); 7] = [
    // A scarce cube.
    (
        "regime anarchy\nmarket 108 . . . . . / . . . . . .\np1 reserve 1 hacendado 212 dead\np2 hacendado 213\n\
         p1 has 082 income 1\np1 has 054 income 1",
        &["buy a1", "event"],
    ),
    // An enterprise to lose, and land to win.
    (
        "market 116 . . . . . / . . . . . .\np1 hacendado 212\np2 hacendado 213\np2 has 067 income 1\np2 has 091 income 1",
        &["buy a1", "event"],
    ),
    (
        "market 110 . . . . . / . . . . . .\np1 hacendado 212\np2 hacendado 213\np2 has 067 income 1\np2 has 091 income 1",
        &["buy a1", "event"],
    ),
    // A newspaper that changes hands, and two monopolists.
    ("regime us\np1 gold 9 hacendado 212\np1 hand 161\np2 hacendado 213\np2 has 026", &["play 161 on 026"]),
    (
        "p1 gold 9 hacendado 212\np1 hand 051\np2 hacendado 213\np2 has 018\np3 hacendado 208\np3 has 038",
        &["play 051"],
    ),
    // A connection to lose.
    (
        "p1 gold 9 hacendado 212\np1 hand 137\np2 hacendado 213\np2 has 052 income 1 oval1 p2\np2 has 053 income 1 oval1 p2",
        &["play 137 at 052"],
    ),
    // Two cards of Díaz's.
    (
        "option solitaire\nturn p2 0\np1 gold 9 hacendado 212\nlimbo 010 012\npending diaz 2 10 12\n\
         pending diaz-order 010 012",
        &[],
    ),
];

#[test]
fn every_bot_answers_every_question() {
    let mut seen: BTreeMap<String, u32> = BTreeMap::new();
    let mut put = |table: &Table, state: &State, seat: Seat, list: &[Command], seed: u64| {
        let asked = asked(table, state).expect("somebody is asked");
        let times = seen.entry(kind(asked.question)).or_default();
        *times += 1;
        if *times > TIMES {
            return;
        }
        for name in untimed() {
            let view = View::of(state, Viewer::Seat(seat));
            let chosen = bot(name, Chance::new(seed)).expect("a bot").choose(table, &view, seat, list);
            assert!(list.contains(&chosen), "{name}: `{chosen}` to {:?}", asked.question);
        }
    };
    let usual = table(&[], false);
    for seed in 0..40 {
        let seats = u8::try_from(2 + seed % 5).expect("small");
        wander(&usual, seats, seed, |state, seat, list| put(&usual, state, seat, list, seed));
    }
    for (options, solitaire) in [(&["hacendados=chosen"][..], false), (&[], true)] {
        let table = table(options, solitaire);
        wander(&table, 2, 1, |state, seat, list| put(&table, state, seat, list, 1));
    }
    for (text, commands) in RARE {
        let Position { table, mut state } = Position::read(Deck::standard(), text).expect("a position");
        let mut list = Vec::new();
        for command in commands {
            let seat = legal(&table, &state, &mut list).expect("somebody is asked");
            let command = Command::read(&table, &state, command).expect("a command");
            play(&table, &mut state, seat, command, &mut Silent).expect("a legal command");
        }
        let seat = legal(&table, &state, &mut list).expect("somebody is asked");
        put(&table, &state, seat, &list, 1);
    }
    let wanted = "Actions Assassination ConnectionLoss Cubes DiazOrder Displaced Fraud Hacendado HandDiscard Headlines \
                  Land Manifesto Monopolist Nationalization Orientation Side Spy Strife Upkeep";
    assert_eq!(seen.keys().map(String::as_str).collect::<Vec<_>>().join(" "), wanted);
}

#[test]
fn every_cheap_bot_plays_whole_games_without_an_illegal_move() {
    let games = number(GAMES);
    let table = table(&[], false);
    for name in cheap() {
        for game in 0..games {
            let seats = usize::try_from(2 + game % 5).expect("small");
            let played = bout(&table, &vec![name; seats], game, game).expect("a game");
            assert_eq!(played.illegal, vec![0; seats], "{name}, deal {game}");
        }
    }
}

#[test]
fn the_search_plays_whole_games_at_every_table() {
    for players in 1..=6 {
        let table = table(&[], players == 1);
        let plan = Plan {
            bots: vec!["search:50".to_owned(); players],
            games: number(SEARCH_GAMES),
            seed: 500,
            checked: true,
            balance: false,
            jobs: 2,
        };
        // Checked: no invariant breaks, and no command is not legal.
        let tally = simulate(&table, &plan, || {}).expect("all games end");
        assert_eq!(tally.games, plan.games);
    }
}
