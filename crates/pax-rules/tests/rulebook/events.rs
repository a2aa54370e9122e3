//! What holds of every event.

use pax_bots::{Chance, deal};
use pax_deck::Deck;
use pax_rules::{Event, Options, State, Table, View, begin, dealer_must_roll, legal, play, roll};

/// Plays a random game and shows every ply.
fn plies(options: Options, seats: u8, seed: u64, mut each: impl FnMut(&State, &[Event])) -> (Table, State) {
    let table = Table::new(Deck::standard(), options).expect("the standard deck fits");
    let mut chance = Chance::new(seed);
    let deal = deal(&table, seats, &mut chance);
    let mut events = Vec::new();
    let mut state = begin(&table, seats, &deal, &mut events).expect("the deal is right");
    let mut list = Vec::new();
    while state.outcome().is_none() {
        events.clear();
        if dealer_must_roll(&table, &state) {
            roll(&table, &mut state, chance.die(), &mut events).expect("a die is asked for");
        } else {
            let seat = legal(&table, &state, &mut list).expect("somebody decides");
            let command = list[chance.index(list.len())];
            play(&table, &mut state, seat, command, &mut events).expect("a listed command is legal");
        }
        each(&state, &events);
    }
    (table, state)
}

fn tables() -> [(Options, u8); 4] {
    let standard = Options::default();
    [(standard, 3), (standard, 6), (standard, 4), (Options { solitaire: true, ..standard }, 2)]
}

#[test]
fn no_event_tells_that_nothing_happened() {
    for (seed, (options, seats)) in (1..).zip(tables()) {
        plies(options, seats, seed, |_, events| {
            for event in events {
                let says = match *event {
                    Event::GoldPaid { gold, .. } | Event::GoldGained { gold, .. } => gold > 0,
                    Event::GoldMoved { gold, from, to } => gold > 0 && from != to,
                    Event::IncomePlaced { cubes, .. } | Event::IncomeRemoved { cubes, .. } => cubes > 0,
                    Event::UnrestPlaced { disks, .. } | Event::UnrestRemoved { disks, .. } => disks > 0,
                    Event::ActionsSpent { actions } => actions > 0,
                    Event::CardSlid { from, to } => from != to,
                    _ => true,
                };
                assert!(says, "{event:?}");
            }
        });
    }
}

#[test]
fn the_deck_is_told_when_the_game_is_over_and_not_before() {
    for (seed, (options, seats)) in (1..).zip(tables()) {
        let (_, state) = plies(options, seats, seed, |state, _| {
            assert_eq!(View::deck_told(state).is_some(), state.outcome().is_some());
        });
        let told = View::deck_told(&state).expect("the game is over");
        assert_eq!(told.len(), usize::from(state.deck_left()));
    }
}
