//! Listing, judging and applying take nothing from the heap once the list has its size.
//!
//! The only test of this binary: what another thread allocates would be counted too.

use pax_bots::{Chance, deal};
use pax_deck::Deck;
use pax_rules::{
    Command, Options, Silent, State, Table, begin, check, dealer_must_roll, legal, resolve, roll,
};

#[global_allocator]
static HEAP: dhat::Alloc = dhat::Alloc;

/// More commands than any position offers.
const LIST: usize = 8_192;

#[test]
fn a_game_is_played_without_the_heap() {
    let standard = Table::new(Deck::standard(), Options::default()).expect("the standard deck fits");
    let solitaire = Options { solitaire: true, ..Options::default() };
    let solitaire = Table::new(Deck::standard(), solitaire).expect("the standard deck fits");
    let mut list: Vec<Command> = Vec::with_capacity(LIST);
    let _profiler = dhat::Profiler::builder().testing().build();
    for (table, seats, seed) in
        [(&standard, 2, 1), (&standard, 4, 2), (&standard, 4, 3), (&standard, 6, 4), (&solitaire, 2, 5)]
    {
        let mut chance = Chance::new(seed);
        let deal = deal(table, seats, &mut chance);
        let mut state = begin(table, seats, &deal, &mut Silent).expect("the deal is right");
        let before = dhat::HeapStats::get().total_blocks;
        let commands = play_out(table, &mut state, &mut list, &mut chance);
        let taken = dhat::HeapStats::get().total_blocks - before;
        dhat::assert_eq!(taken, 0, "{taken} blocks of heap in {commands} commands of game {seed}");
        dhat::assert!(commands > 50, "game {seed} is no game");
        dhat::assert!(list.capacity() == LIST, "the list grew");
    }
}

fn play_out(table: &Table, state: &mut State, list: &mut Vec<Command>, chance: &mut Chance) -> u32 {
    let mut commands = 0;
    while state.outcome().is_none() {
        commands += 1;
        if dealer_must_roll(table, state) {
            roll(table, state, chance.die(), &mut Silent).expect("a die is asked for");
            continue;
        }
        let seat = legal(table, state, list).expect("somebody decides");
        let command = list[chance.index(list.len())];
        let permit = check(table, state, seat, command).expect("a listed command is legal");
        resolve(table, state, permit, &mut Silent);
    }
    commands
}
