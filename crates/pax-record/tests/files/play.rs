//! Games to write down.

use pax_record::{Chance, Decks, Game, NewGame, Player, Seed};
use pax_rules::{Options, decider, legal};

/// Reads options by their words.
pub(crate) fn options(words: &[&str]) -> Options {
    let mut options = Options::default();
    for word in words {
        options.set(word).expect("an option");
    }
    options
}

/// A game of so many players, before anybody has done anything.
pub(crate) fn new_game(words: &[&str], players: usize, seed: Seed) -> Game {
    let mut options = options(words);
    options.solitaire = players == 1;
    let names = ["Ana", "Beto", "Carla López", "#4", "Eva", "Fito"];
    let mut seats: Vec<Player> = names.iter().take(players).map(|name| Player::person(name)).collect();
    match players {
        1 => seats.push(Player::Diaz),
        _ => seats[1] = Player::bot("random"),
    }
    Game::new(NewGame::new(options, seats, seed), &Decks::known()).expect("a game")
}

/// Does anything legal, as often as said or until the end.
pub(crate) fn play_on(game: &mut Game, chance: &mut Chance, entries: usize) {
    let mut list = Vec::new();
    for _ in 0..entries {
        if game.state().outcome().is_some() {
            return;
        }
        if let Some(seat) = decider(game.table(), game.state()) {
            legal(game.table(), game.state(), &mut list);
            game.play(seat, list[chance.index(list.len())]).expect("a listed command");
        } else {
            assert!(!game.roll().expect("a die").is_empty(), "somebody must do something");
        }
    }
}

/// A game played to its end.
pub(crate) fn whole_game(words: &[&str], players: usize, seed: Seed) -> Game {
    let mut game = new_game(words, players, seed);
    play_on(&mut game, &mut Chance::new(99), 100_000);
    assert!(game.state().outcome().is_some());
    game
}
