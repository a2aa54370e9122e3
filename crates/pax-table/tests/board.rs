//! The table as plain text: what it must tell, and to whom.

use pax_deck::Deck;
use pax_deck::vocabulary::Connection;
use pax_rules::text::Position;
use pax_rules::{Seat, View, Viewer};
use pax_table::{Board, Lang};

fn seat(number: u8) -> Seat {
    Seat::new(number).expect("a seat")
}

fn position(text: &str) -> Position {
    Position::read(Deck::standard(), text).expect("a position")
}

const EXTORTED: &str = "
regime martial
pile bear
p1 gold 5 hacendado 209 plan 1
p1 hand 003 162
p1 army 178
p2 gold 9 hacendado 212
p2 has 061 income 1 oval1 p1 extorted 180 by p1
p2 has 009 second
market 204*p2 . . . . . / . . . . . .
";

#[test]
fn an_enterprise_tells_its_cubes_its_connection_and_who_extorts_it() {
    let Position { table, state } = position(EXTORTED);
    let view = View::of(&state, Viewer::Spectator);
    let [mine] = view.enterprises(&table, seat(1))[..] else { panic!("one enterprise") };
    assert_eq!((mine.income, mine.unrest, mine.connection), (1, 0, Connection::Rail));
    assert_eq!((mine.ovals, mine.extorted), ([Some(seat(0)), None], true));
    let troop = mine.troop.expect("a troop");
    assert_eq!((troop.card.get(), troop.owner, troop.at), (180, seat(0), Some(mine.card)));
    let board = Board::new(Deck::standard(), Lang::En, &table, &view);
    let line = board.tableau(seat(1)).into_iter().find(|line| line.starts_with("Minas")).expect("its line");
    assert_eq!(
        line,
        "Minas Prietas (061): mine, Sonora, by rail. Income cubes: 1. Slaves work here. Built: rail (Madero). \
         Troop: Kosterlitzky’s Rurales (180, Madero), firepower 2. It is extorted for 1."
    );
}

#[test]
fn the_parts_can_be_asked_for_by_themselves_and_make_up_the_whole() {
    let Position { table, state } = position(EXTORTED);
    let view = View::of(&state, Viewer::Seat(seat(0)));
    for lang in Lang::ALL {
        let board = Board::new(Deck::standard(), lang, &table, &view);
        let text = board.text();
        let parts = [
            board.situation(),
            board.market(),
            board.public(),
            board.tableau(seat(0)),
            board.tableau(seat(1)),
            board.topple(),
            board.forecast(),
        ];
        for part in &parts {
            assert!(text.contains(&part.join("\n")), "{}: {part:?}", lang.code());
        }
        assert_eq!(text.split("\n\n").count(), parts.len(), "{}", lang.code());
        assert_eq!(board.market().len(), 13, "a heading and twelve places");
    }
}

#[test]
fn a_concealed_hand_is_counted_and_no_more() {
    let Position { table, state } = position(EXTORTED);
    let view = View::of(&state, Viewer::Seat(seat(1)));
    let open = Board::new(Deck::standard(), Lang::En, &table, &view);
    assert!(open.hand(seat(0)).join(" ").contains("Ley de Fuga (162)"));
    let concealed = open.concealed();
    assert_eq!(concealed.hand(seat(0)), ["Hand: 2 of at most 5 cards."]);
    assert!(!concealed.text().contains("(162)"));
    let own = View::of(&state, Viewer::Seat(seat(0)));
    let own = Board::new(Deck::standard(), Lang::En, &table, &own).concealed();
    assert_eq!(own.hand(seat(0)).len(), 3, "one sees one's own: a line for all and one for each");
}

#[test]
fn players_are_called_by_their_names() {
    let Position { table, state } = position(EXTORTED);
    let view = View::of(&state, Viewer::Spectator);
    let names = ["Ana".to_owned(), "Beto".to_owned()];
    let text = Board::new(Deck::standard(), Lang::De, &table, &view).with_names(&names).text();
    assert!(text.contains("Ana (p1): 5 Gold") && text.contains("Spekulationswürfel von Beto"), "{text}");
}

#[test]
fn a_depression_is_told_with_what_it_means() {
    let Position { table, state } = position("regime us\ndepression\npile bear\np1 gold 3 hacendado 208");
    let view = View::of(&state, Viewer::Seat(seat(0)));
    let board = Board::new(Deck::standard(), Lang::En, &table, &view);
    assert_eq!(
        board.situation(),
        [
            "Turn 1, Carranza.",
            "You have 3 actions left. What do you do?",
            "Regime: U.S. Intervention. Mine value 3, economy 2.",
            "Depression: mines and banks earn nothing, sales bring nothing, and each card in play costs 1 gold a turn.",
            "On top of the bull-bear pile: bear.",
            "Play deck: 0 cards. Topples gone: 0 of 4.",
        ]
    );
}

#[test]
fn diaz_has_points_and_neither_gold_nor_hand() {
    let Position { table, state } = position("option solitaire\np1 gold 3 hacendado 208\np2 has 045");
    let view = View::of(&state, Viewer::Seat(seat(0)));
    let board = Board::new(Deck::standard(), Lang::En, &table, &view);
    assert_eq!(
        board.tableau(seat(1)),
        [
            "Díaz (p2).",
            "Prestige: Loyalty 5, Outrage 6, Command 4, Revolution 4.",
            "No enterprises.",
            "Partner Lord Cowdray’s British Oil (045): investor, green, Loyalty.",
        ]
    );
    let topple = board.topple();
    assert_eq!(topple[1], "Pax Porfiriana, in force now, by Loyalty: Carranza has 0 and needs 6.");
    assert_eq!(board.forecast().len(), 2, "Díaz earns nothing");
}
