//! What holds of every event.

use pax_bots::{Chance, deal};
use pax_deck::Deck;
use pax_rules::{
    Command, Event, Options, Slot, State, Table, Undo, View, begin, dealer_must_roll, legal, play, roll,
};

use crate::support::{c, game, p};

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

#[test]
fn a_card_that_is_turned_up_is_told_to_all_and_a_cube_reveals_nothing() {
    let mut game = game(
        "p1 gold 5 hacendado 212\np2 gold 5 hacendado 209\nmarket 061 062 063 . . . / . . . . . .\ndeck 064 065",
    );
    let revealed = |events: &[Event]| events.iter().copied().filter(Event::reveals).collect::<Vec<_>>();
    game.play(&["speculate a1"]);
    assert!(!game.events.is_empty());
    assert_eq!(revealed(&game.events), []);
    let mut undo = Undo::default();
    undo.note(Some(p(1)), Command::Speculate(Slot::new(0).expect("a1")), &game.events);
    assert_eq!(undo.plies(p(1)), 1, "so it can be taken back");
    game.forget().play(&["end"]);
    let cards: Vec<_> = revealed(&game.events)
        .iter()
        .map(|event| if let Event::CardRevealed { card, .. } = event { Some(*card) } else { None })
        .collect();
    assert_eq!(cards, [Some(c(64)), Some(c(65))]);
}

#[test]
fn who_has_nothing_to_lose_is_not_told_to_pay() {
    let loses = |gold: u16| {
        let mut game = game(&format!(
            "p1 gold {gold} hacendado 212\np1 has 051 income 1\np2 gold 5 hacendado 209\nmarket 106 . . . . . / . . . . . ."
        ));
        game.play(&["buy a1", "event"]);
        let paid = |event: &Event| if let Event::GoldPaid { gold, .. } = event { Some(*gold) } else { None };
        game.events.iter().filter_map(paid).collect::<Vec<_>>()
    };
    assert_eq!((loses(5), loses(1), loses(0)), (vec![2], vec![1], vec![]));
}
