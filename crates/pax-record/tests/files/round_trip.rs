use pax_record::{Act, By, Chance, Decks, Game, Item, NewGame, Player, Record, Replay, Seed, verify};
use pax_rules::{Options, Seat, View, Viewer};

use crate::play::{new_game, play_on, whole_game};

/// Writes, reads and writes again, as text and as JSON and across.
fn goes_round(record: &Record) {
    let (text, json) = (record.write(), record.write_json());
    let from_text = Record::read(text.as_bytes()).expect("our own text").record;
    let from_json = Record::read(json.as_bytes()).expect("our own JSON").record;
    assert_eq!(from_text, *record);
    assert_eq!(from_json, *record);
    assert_eq!(from_text.write(), text);
    assert_eq!(from_json.write_json(), json);
}

#[test]
fn whole_games_go_round_and_are_true() {
    let games: [(&[&str], usize, Seed); 6] = [
        (&[], 2, Seed::Small(1)),
        (&["setup=rapid", "iron_hand"], 3, Seed::Full([3; 32])),
        (&["hacendados=chosen", "stall=2"], 4, Seed::Small(u64::MAX)),
        (&["edition=first"], 5, Seed::Full([5; 32])),
        (&["senility", "ties=broken"], 6, Seed::Small(6)),
        (&[], 1, Seed::Full([1; 32])),
    ];
    for (words, players, seed) in games {
        let game = whole_game(words, players, seed);
        goes_round(game.record());
        let report = verify(game.record(), &Decks::known());
        assert_eq!(report.fault, None);
        assert_eq!(report.entries, game.replay().len());
        assert!(report.digests > 10 && report.notes.is_empty(), "{report:?}");
    }
}

#[test]
fn a_running_game_is_shown_without_what_is_hidden() {
    for players in 1..=6 {
        let mut game = new_game(&[], players, Seed::Full([9; 32]));
        let mut chance = Chance::new(players as u64);
        for _ in 0..6 {
            play_on(&mut game, &mut chance, 40);
            if game.state().outcome().is_some() {
                break;
            }
            let shown = game.shown();
            goes_round(&shown);
            assert!(shown.seed.is_none() && shown.end.state.is_none() && shown.seal.is_some());
            assert_eq!(usize::from(shown.order.unknown), usize::from(game.state().deck_left()));
            // Everybody can replay it and see what everybody sees.
            let report = verify(&shown, &Decks::known());
            assert_eq!(report.fault, None);
            let (replay, bad) = Replay::of(&shown, &Decks::known()).expect("a start");
            assert_eq!(bad, None);
            for entry in 0..=replay.len() {
                let view = |replay: &Replay| replay.view(entry, Viewer::Spectator);
                assert_eq!(view(&replay), view(game.replay()));
            }
            assert!(Game::resume(shown, &Decks::known()).is_err());
        }
    }
}

#[test]
fn a_saved_game_goes_on_as_if_nothing_had_been() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("a.game");
    let mut game = new_game(&[], 3, Seed::Small(11));
    let mut chance = Chance::new(5);
    for _ in 0..30 {
        play_on(&mut game, &mut chance, 7);
        game.save(&path).expect("it can be saved");
        let bytes = std::fs::read(&path).expect("the file");
        let read = Record::read(&bytes).expect("a game").record;
        let resumed = Game::resume(read, &Decks::known()).expect("it goes on");
        assert_eq!(resumed.state(), game.state());
        assert_eq!(resumed.record(), game.record());
        game = resumed;
    }
}

#[test]
fn take_backs_are_entries_and_the_dice_fall_again_as_they_fell() {
    let mut game = new_game(&[], 1, Seed::Small(4));
    let mut chance = Chance::new(8);
    let human = Seat::new(0).expect("a seat");
    let mut dice: Vec<u8> = Vec::new();
    for round in 0..12 {
        play_on(&mut game, &mut chance, 25);
        let to = game.replay().len() / 2 + round;
        game.take_back(human, to).expect("an earlier entry");
        assert_eq!(game.state(), game.replay().at(to).expect("a state"));
        assert!(game.take_back(human, game.replay().len() + 1).is_err());
    }
    let entries: Vec<_> = game.record().entries().collect();
    for entry in game.replay().line() {
        if let (By::Dealer, Act::Command(pax_rules::Command::Roll(value))) =
            (entries[entry - 1].by, entries[entry - 1].act)
        {
            dice.push(value);
        }
    }
    let mut expected = Seed::Small(4).dice();
    assert!(dice.len() > 3, "{dice:?}");
    assert_eq!(dice, (0..dice.len()).map(|_| expected.die()).collect::<Vec<u8>>());
    goes_round(game.record());
    let report = verify(game.record(), &Decks::known());
    assert_eq!(report.fault, None);
    assert!(report.notes[0].starts_with("12 take-backs"), "{:?}", report.notes);
    goes_round(&game.shown());
    assert_eq!(verify(&game.shown(), &Decks::known()).fault, None);
}

#[test]
fn what_may_be_taken_back_without_leave_ends_where_something_was_revealed() {
    let mut game = new_game(&[], 2, Seed::Small(3));
    let first = Seat::new(0).expect("a seat");
    assert_eq!(game.replay().may_take_back(first), 0);
    game.play(first, "speculate a6".parse().expect("a command")).expect("legal");
    game.play(first, "speculate b6".parse().expect("a command")).expect("legal");
    assert_eq!((game.replay().may_take_back(first), game.replay().earlier(2)), (2, 0));
    game.take_back(first, game.replay().earlier(1)).expect("an earlier entry");
    assert_eq!(game.replay().may_take_back(first), 1);
    assert_eq!(
        verify(game.record(), &Decks::known()).notes,
        ["1 take-backs, 0 of them only with everybody's leave"]
    );
}

#[test]
fn remarks_stay_where_they_are() {
    let mut game = new_game(&[], 2, Seed::Small(3));
    game.comment("It begins: a #1 remark").expect("a remark");
    game.comment("").expect("a remark");
    assert!(game.comment("two\nlines").is_err());
    play_on(&mut game, &mut Chance::new(1), 5);
    let mut record = game.record().clone();
    record.preface = vec!["what a game".to_owned(), String::new(), "  indented".to_owned()];
    record.about = Some("A test # with a sign".to_owned());
    for item in &mut record.items {
        if let Item::Entry(entry) = item {
            entry.comment = Some("why # not".to_owned());
        }
    }
    goes_round(&record);
    // By hand: no numbers, other spacing, a tab, no digests, tags in another order.
    let text = record.write();
    let by_hand: String = text
        .replace("about A test # with a sign\nrules 1\n", "rules   1\n\n\nabout  A test # with a sign\n")
        .lines()
        .map(|line| match line.split_once(' ') {
            Some((number, rest)) if number.parse::<u32>().is_ok() => format!("\t{rest} \r\n"),
            _ => format!("{line}\n"),
        })
        .collect();
    assert_ne!(by_hand, text);
    assert_eq!(Record::read(by_hand.as_bytes()).expect("as good").record.write(), text);
}

#[test]
fn a_game_can_begin_from_a_position() {
    let mut before = new_game(&["senility"], 3, Seed::Small(5));
    play_on(&mut before, &mut Chance::new(4), 200);
    let keeper = pax_rules::text::Keeper::new();
    let position = pax_rules::text::Position { table: before.table().clone(), state: *before.state() };
    let seats = vec![Player::Person(None), Player::person("B"), Player::bot("random")];
    let new = NewGame::new(Options::default(), seats, Seed::Small(1));
    let mut game = Game::from_position(new, &position.write(keeper), &Decks::known()).expect("a position");
    assert_eq!(View::of(game.state(), Viewer::Spectator), View::of(before.state(), Viewer::Spectator));
    play_on(&mut game, &mut Chance::new(4), 100);
    goes_round(game.record());
    assert_eq!(verify(game.record(), &Decks::known()).fault, None);
    let shown = game.shown();
    goes_round(&shown);
    assert_eq!(verify(&shown, &Decks::known()).fault, None);
}

#[test]
fn what_could_not_be_read_again_is_not_begun() {
    let begin = |about: Option<&str>, name: &str| {
        let seats = vec![Player::person("Ana"), Player::person(name)];
        let mut new = NewGame::new(Options::default(), seats, Seed::Small(1));
        new.about = about.map(str::to_owned);
        Game::new(new, &Decks::known()).map(|_| ()).map_err(|bad| bad.to_string())
    };
    assert_eq!(begin(Some("fine"), "Beto"), Ok(()));
    assert!(begin(Some("two\nlines"), "Beto").is_err_and(|why| why.contains("one line")));
    assert!(begin(None, "two\nlines").is_err_and(|why| why.contains("is no name")));
    assert!(begin(None, "").is_err_and(|why| why.contains("is no name")));
    let alone = NewGame::new(Options::default(), vec![Player::person("Ana")], Seed::Small(1));
    assert!(Game::new(alone, &Decks::known()).is_err_and(|bad| bad.to_string().contains("two to six can")));
}
