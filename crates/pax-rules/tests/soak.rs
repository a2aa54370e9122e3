//! Random games, with every invariant on after every command.

use pax_bots::{Chance, deal};
use pax_deck::Deck;
use pax_rules::options::Edition;
use pax_rules::text::{Keeper, Position};
use pax_rules::{
    Command, Event, Options, State, Table, begin, dealer_must_roll, decider, invariant, legal, play, roll,
};

fn playout(table: &Table, seats: u8, seed: u64) -> (State, usize) {
    let mut chance = Chance::new(seed);
    let deal = deal(table, seats, &mut chance);
    let mut events: Vec<Event> = Vec::new();
    let mut state = begin(table, seats, &deal, &mut events).expect("the deal is right");
    let mut commands: Vec<Command> = Vec::new();
    let mut plies = 0;
    while state.outcome().is_none() {
        legal(table, &state, &mut commands);
        let before = state;
        events.clear();
        let command = if dealer_must_roll(table, &state) {
            assert!(commands.is_empty() && decider(table, &state).is_none(), "a die is nobody's to answer");
            let value = chance.die();
            roll(table, &mut state, value, &mut events).expect("a die is asked for");
            Command::Roll(value)
        } else {
            let seat = decider(table, &state).expect("somebody must decide");
            assert!(table.diaz() != Some(seat), "seed {seed}, ply {plies}: Díaz is asked");
            assert!(!commands.is_empty(), "seed {seed}, ply {plies}: a dead end for {seat}");
            let command = commands[chance.index(commands.len())];
            play(table, &mut state, seat, command, &mut events).expect("a listed command is legal");
            command
        };
        if let Err(fault) = invariant::sound(table, &state) {
            panic!("seed {seed}, seats {seats}, ply {plies}, {command:?}: {fault}\n{events:?}\n{before:?}");
        }
        if plies % 7 == 0 && state.outcome().is_none() {
            let position = Position { table: table.clone(), state };
            let text = position.write(Keeper::new());
            let again =
                Position::read(Deck::standard(), &text).unwrap_or_else(|error| panic!("{error}\n{text}"));
            assert!(
                again.state == state,
                "seed {seed}, ply {plies}: it reads back otherwise\n{text}\n{}",
                again.write(Keeper::new())
            );
        }
        let notation = command.to_string();
        assert_eq!(notation.parse(), Ok(command), "{notation}");
        plies += 1;
        assert!(plies < 60_000, "seed {seed}: the game does not end");
    }
    (state, plies)
}

#[test]
fn random_games_are_sound_and_end() {
    let table = Table::new(Deck::standard(), Options::default()).expect("the standard deck fits");
    for seats in 2..=6 {
        for seed in 0..40 {
            playout(&table, seats, seed * 10 + u64::from(seats));
        }
    }
}

#[test]
fn random_solitaire_games_are_sound_and_end() {
    for (edition, games) in [(Edition::Second, 200), (Edition::First, 40)] {
        let options = Options { solitaire: true, edition, ..Options::default() };
        let table = Table::new(Deck::standard(), options).expect("the standard deck fits");
        let diaz = table.diaz().expect("Díaz plays");
        for seed in 0..games {
            let (state, _) = playout(&table, 2, seed);
            assert_eq!(state.gold(diaz), 0, "seed {seed}: Díaz has gold");
            let winners = state.outcome().map(|outcome| outcome.winners);
            assert!(matches!(winners, Some(0 | 1)), "seed {seed}: Díaz never wins by name");
        }
    }
}
