//! Bots at a table that is written down.

use pax_bots::{BOTS, Bots, Chance, bot};
use pax_record::{Decks, Game, NewGame, Player, Seed, verify};
use pax_rules::{Options, Seat, decider};

fn game(seats: &[Player], seed: u64) -> Game {
    let options = Options { solitaire: seats.contains(&Player::Diaz), ..Options::default() };
    Game::new(NewGame::new(options, seats.to_vec(), Seed::Small(seed)), &Decks::known()).expect("a game")
}

fn played(seats: &[Player], seed: u64) -> Game {
    let mut game = game(seats, seed);
    Bots::of(&game).expect("known bots").play_on(&mut game).expect("legal commands");
    game
}

#[test]
fn every_bot_plays_whole_games_that_are_true() {
    for name in BOTS {
        // Who thinks for a second would do so at every move.
        let name = if name.starts_with("search:") { "search:10" } else { name };
        for seats in [vec![Player::bot(name), Player::bot("random")], vec![Player::bot(name), Player::Diaz]] {
            let game = played(&seats, 5);
            assert!(game.state().outcome().is_some(), "{name}");
            assert_eq!(verify(game.record(), &Decks::known()).fault, None, "{name}");
        }
    }
}

#[test]
fn a_seed_means_the_same_game() {
    let seats = [Player::bot("seeker"), Player::bot("random"), Player::bot("seeker")];
    assert_eq!(played(&seats, 3).record(), played(&seats, 3).record());
    assert_ne!(played(&seats, 3).record().items, played(&seats, 4).record().items);
}

#[test]
fn bots_wait_for_a_person() {
    let mut game = game(&[Player::bot("random"), Player::person("Ana"), Player::bot("random")], 1);
    let mut bots = Bots::of(&game).expect("known bots");
    for _ in 0..20 {
        bots.play_on(&mut game).expect("legal commands");
        let seat = decider(game.table(), game.state()).expect("a game of twenty turns is not over");
        assert_eq!(seat, Seat::new(1).expect("a seat"));
        let mut list = Vec::new();
        pax_rules::legal(game.table(), game.state(), &mut list);
        game.play(seat, list[0]).expect("a legal command");
    }
}

#[test]
fn there_is_no_other_bot() {
    let told = bot("clever", Chance::new(1)).err().expect("no such bot");
    assert!(told.starts_with("there is no bot `clever`; there are `random`"), "{told}");
    let game = game(&[Player::bot("clever"), Player::person("Ana")], 1);
    assert_eq!(Bots::of(&game).err(), Some(told));
}

/// It is there to find games in which Díaz falls; doing anything rarely finds one.
#[test]
fn the_seeker_topples_more_often_than_chance() {
    let topples = |name: &str| {
        let games = (0..12).map(|seed| played(&vec![Player::bot(name); 4], seed));
        let outcomes = games.filter_map(|game| game.state().outcome());
        outcomes.filter(|outcome| matches!(outcome.ending, pax_rules::Ending::Toppled(_))).count()
    };
    assert!(topples("seeker") > topples("random") + 3);
}
