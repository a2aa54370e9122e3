//! What holds of every game, whoever plays it.
//!
//! The bodies take a game made of bytes, so that the fuzz target (`fuzz/`) tries just the same.

mod all;
mod bodies;
mod case;
mod texts;
mod wishes;

use case::Case;
use pax_bots::{Chance, deal, random_game};
use pax_deck::Deck;
use pax_rules::{
    Answer, Command, Illegal, Intent, Options, Reason, Slot, Table, Verb, begin, check, decider, legal, play,
    reasons,
};
use proptest::collection::vec;
use proptest::prelude::*;

/// The bytes of a long game: 11 for the table and the seed, and two for each of 260 choices in three quarters of the rest.
const LONG: usize = 11 + 260 * 2 * 4 / 3;

/// As many cases as every change can afford; `PROPTEST_CASES` asks for more or fewer.
fn config() -> ProptestConfig {
    let config = ProptestConfig::default();
    if std::env::var_os("PROPTEST_CASES").is_some() { config } else { ProptestConfig { cases: 96, ..config } }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn what_is_listed_is_playable_and_nothing_else_is(bytes in vec(any::<u8>(), LONG * 3)) {
        let (game, rest) = bytes.split_at(LONG);
        bodies::listed_is_playable(&Case { rest: case::Bytes::new(rest), ..Case::new(game) });
    }

    #[test]
    fn every_state_is_sound_reads_back_and_replays(bytes in vec(any::<u8>(), LONG)) {
        bodies::states_are_sound_and_replay(&Case::new(&bytes));
    }

    #[test]
    fn nobody_sees_what_is_hidden(bytes in vec(any::<u8>(), LONG)) {
        bodies::nobody_sees_what_is_hidden(&Case::new(&bytes));
    }

    #[test]
    fn a_view_can_be_completed_to_a_state_that_looks_like_it(bytes in vec(any::<u8>(), 0..LONG)) {
        bodies::a_view_can_be_completed(&Case::new(&bytes));
    }

    #[test]
    fn for_every_intent_there_is_a_command_or_a_reason(bytes in vec(any::<u8>(), 0..LONG)) {
        wishes::every_intent_is_answered(&Case::new(&bytes));
    }

    #[test]
    fn what_every_card_could_do_has_a_price_or_a_reason(bytes in vec(any::<u8>(), 0..LONG)) {
        wishes::every_card_could_do_something_or_not(&Case::new(&bytes));
    }

    #[test]
    fn what_is_taken_back_was_never_played(bytes in vec(any::<u8>(), 0..LONG)) {
        bodies::what_is_taken_back_was_never_played(&Case::new(&bytes));
    }

    #[test]
    fn whatever_is_typed_is_read_or_refused(bytes in vec(any::<u8>(), 0..400)) {
        texts::whatever_is_typed_is_read_or_refused(&bytes);
    }

    #[test]
    fn a_changed_position_is_refused_or_played(bytes in vec(any::<u8>(), 11..LONG)) {
        texts::a_changed_position_is_refused_or_played(&Case::new(&bytes));
    }

    #[test]
    fn whatever_bytes_are_drawn_the_properties_hold(bytes in vec(any::<u8>(), 0..300)) {
        all::hold(&bytes);
    }

    #[test]
    fn the_market_is_full_at_the_start_of_a_turn_while_the_deck_lasts(bytes in vec(any::<u8>(), LONG)) {
        bodies::the_market_is_full(&Case::new(&bytes));
    }
}

fn table(options: Options) -> Table {
    Table::new(Deck::standard(), options).expect("the standard deck fits")
}

#[test]
fn a_game_ends_in_time() {
    for seats in 2..=6_u8 {
        let table = table(Options::default());
        for seed in 0..20 {
            let mut chance = Chance::new(seed);
            let deal = deal(&table, seats, &mut chance);
            let turns_max = 24 * (deal.deck.len() + deal.market.len());
            let mut state = begin(&table, seats, &deal, &mut Vec::new()).expect("the deal is right");
            let mut list = Vec::new();
            while let Some(seat) = decider(&table, &state) {
                legal(&table, &state, &mut list);
                let command = list[chance.index(list.len())];
                assert!(check(&table, &state, seat, command).is_ok());
                play(&table, &mut state, seat, command, &mut Vec::new()).expect("legal");
                assert!(usize::from(state.turn()) <= turns_max, "{seats} players, seed {seed}");
            }
        }
    }
}

#[test]
fn a_finished_game_reads_back() {
    for seats in 1..=6_u8 {
        let solitaire = seats == 1;
        let table = table(Options { solitaire, ..Options::default() });
        for seed in 0..20 {
            let played = random_game(&table, seats.max(2), seed, true).expect("a sound game");
            assert!(played.state.outcome().is_some());
            bodies::reads_back(&table, &played.state);
            for seat in played.state.all_seats() {
                let answer = reasons(&table, &played.state, seat, Intent::Verb(Verb::Buy));
                let over = Reason {
                    command: Some(Command::BuyMarketCard(Slot::new(0).expect("a1"))),
                    illegal: Illegal::GameOver,
                };
                assert_eq!(answer, Answer::Forbidden(vec![over]));
            }
        }
    }
}

#[test]
fn who_only_passes_ends_the_game_by_a_stall() {
    let table = table(Options::default());
    let deal = deal(&table, 3, &mut Chance::new(5));
    let mut state = begin(&table, 3, &deal, &mut Vec::new()).expect("the deal is right");
    let mut turns = 0;
    while let Some(seat) = decider(&table, &state) {
        let mut list = Vec::new();
        legal(&table, &state, &mut list);
        play(&table, &mut state, seat, list[0], &mut Vec::new()).expect("legal");
        turns += 1;
    }
    assert!(turns < 200, "the game ended after {turns} commands");
}
