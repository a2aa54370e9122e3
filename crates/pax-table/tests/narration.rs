//! Everything that can be done or can happen has a sentence.

use pax_bots::{Chance, deal};
use pax_deck::Deck;
use pax_rules::{Event, Options, Table, begin, decider, legal, play};
use pax_table::Narrator;

#[test]
fn every_command_and_event_of_random_games_is_told() {
    let table = Table::new(Deck::standard(), Options::default()).expect("the standard deck fits");
    let narrator = Narrator::new(Deck::standard());
    for seed in 0..24 {
        let mut chance = Chance::new(seed);
        let seats = u8::try_from(2 + seed % 5).expect("small");
        let mut events: Vec<Event> = Vec::new();
        let mut state = begin(&table, seats, &deal(&table, seats, &mut chance), &mut events).expect("a deal");
        let mut list = Vec::new();
        while let Some(seat) = decider(&table, &state) {
            legal(&table, &state, &mut list);
            let command = list[chance.index(list.len())];
            let said = narrator.command(command);
            assert!(said.ends_with('.') && !said.contains(['{', '}']), "{command}: {said}");
            play(&table, &mut state, seat, command, &mut events).expect("legal");
            for event in events.drain(..) {
                if let Some(said) = narrator.event(event) {
                    assert!(said.ends_with('.') && !said.contains(['{', '}', '?']), "{event:?}: {said}");
                }
            }
        }
    }
}
