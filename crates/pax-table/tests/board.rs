//! The table as plain text: what it must tell, and to whom.

use pax_deck::Deck;
use pax_deck::vocabulary::Connection;
use pax_rules::text::Position;
use pax_rules::{Command, Seat, Silent, View, Viewer, decider, play};
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

/// Plays commands from a position.
fn played(text: &str, commands: &[&str]) -> Position {
    let mut position = position(text);
    for command in commands {
        let Position { table, state } = &mut position;
        let seat = decider(table, state).expect("somebody decides");
        let command = Command::read(table, state, command).expect("a command");
        play(table, state, seat, command, &mut Silent).expect("legal");
    }
    position
}

fn topple(Position { table, state }: &Position, viewer: Viewer) -> Vec<String> {
    let view = View::of(state, viewer);
    Board::new(Deck::standard(), Lang::En, table, &view).topple()
}

#[test]
fn in_a_toppling_its_own_defence_counts() {
    let text = "regime anarchy\np1 gold 9 hacendado 212 dead\np1 has 014\np2 gold 3 hacendado 208\n\
                market 206 . . . . . / . . . . . .";
    let begun = played(text, &["buy a1", "quo", "flip 2"]);
    assert_eq!(
        topple(&begun, Viewer::Spectator)[1],
        "Toppling by Revolution, Díaz’s defence in this toppling 2: Boss Shepherd has 0 and needs 5; \
         Carranza has 1 and needs 4."
    );
    let raised = played(text, &["buy a1", "quo", "flip 2", "fraud 014"]);
    let over = topple(&raised, Viewer::Spectator);
    assert!(
        over[1].starts_with("Pax Porfiriana"),
        "it is decided, and the usual defence counts again: {over:?}"
    );
    // One who may still discard another card sees the raised defence.
    let two = text.replace("p1 has 014", "p1 has 014\np1 has 013");
    let lines = topple(&played(&two, &["buy a1", "quo", "flip 2", "fraud 014"]), Viewer::Spectator);
    assert_eq!(
        lines[1],
        "Toppling by Revolution, Díaz’s defence in this toppling 3: Boss Shepherd has 0 and needs 6; \
         Carranza has 1 and needs 5."
    );
    assert!(lines[2..].iter().all(|line| !line.starts_with("Anarchy")), "it is told once: {lines:?}");
}

#[test]
fn what_diaz_will_discard_counts_before_a_toppling() {
    let text = "option solitaire\np1 gold 3 hacendado 208\np2 has 014";
    let lines = topple(&position(text), Viewer::Seat(seat(0)));
    assert_eq!(lines[1], "Pax Porfiriana, in force now, by Loyalty: Carranza has 0 and needs 6.");
    let without = topple(&position(&text.replace("\np2 has 014", "")), Viewer::Seat(seat(0)));
    assert_eq!(without[1], "Pax Porfiriana, in force now, by Loyalty: Carranza has 0 and needs 5.");
}

#[test]
fn the_topple_table_says_what_a_stand_and_an_event_side_would_change() {
    let text = "regime martial\np1 gold 9 hacendado 208\np1 has 062 troop 180\np1 has 100 troop 183\n\
                p2 gold 3 hacendado 213\nmarket . . . . 206 . / . . . . . .";
    let lines = topple(&position(text), Viewer::Seat(seat(0)));
    assert_eq!(
        lines[4..],
        [
            "Anarchy, by Revolution: Carranza has 0 and needs 4; Luis Terrazas has 0 and needs 4.",
            "Taking a stand as Plan of Guadalupe (Command, white) would give you Command 3; under Martial Law you need 4.",
            "Taking a stand as Agrarian Decree of Veracruz (Revolution, red) would give you Revolution 1; under Anarchy you need 4.",
            "In the market: Presidente Díaz Is Shot (206) at a5, 8 gold.",
            "The event side of Presidente Díaz Is Shot (206) at a5 makes Díaz’s defence against Command 1 less.",
            "As things stand nobody would topple Díaz. With a stand and the event side of the topple: Carranza.",
        ]
    );
    let more = text.replace("p2 gold", "p1 has 061 troop 184\np2 gold");
    let lines = topple(&position(&more), Viewer::Seat(seat(0)));
    assert_eq!(
        lines.last().map(String::as_str),
        Some(
            "As things stand nobody would topple Díaz. With a stand: Carranza. \
             With the event side of the topple: Carranza."
        )
    );
    let mine = "Taking a stand as";
    assert!(topple(&position(text), Viewer::Spectator).iter().all(|line| !line.starts_with(mine)));
    let none = topple(&position(&text.replace("206", ".")), Viewer::Spectator);
    assert!(none.contains(&"No topple is in the market.".to_owned()), "{none:?}");
}

#[test]
fn prices_are_told_as_whoever_looks_would_pay_them() {
    let text = "p1 gold 9 hacendado 208\np2 gold 3 hacendado 213\nmarket . . . 128 096 . / . . . . . .";
    let Position { table, state } = position(text);
    let market = |viewer| Board::new(Deck::standard(), Lang::En, &table, &View::of(&state, viewer)).market();
    let carranza = market(Viewer::Seat(seat(0)));
    assert_eq!(carranza[4], "a4, 4 gold (2 for you): Halley’s Comet (128): headline, bear.");
    assert_eq!(
        carranza[5],
        "a5, 8 gold: Cusi Silver District (096): mine, Chihuahua, cost 6, on foot, mule 2, rail 4."
    );
    let terrazas = market(Viewer::Seat(seat(1)));
    assert_eq!(terrazas[4], "a4, 4 gold: Halley’s Comet (128): headline, bear.");
    assert_eq!(
        terrazas[5],
        "a5, 8 gold: Cusi Silver District (096): mine, Chihuahua, cost 6 (3 for you), on foot, mule 2, rail 4."
    );
    assert!(market(Viewer::Spectator).iter().all(|line| !line.contains("for you")));
}

#[test]
fn one_of_a_thing_is_told_as_one() {
    let Position { table, state } =
        position("p1 gold 1 hacendado 208\np1 has 062 income 12\np2 gold 3 hacendado 213\ndeck 012");
    let view = View::of(&state, Viewer::Seat(seat(0)));
    let said = Lang::ALL.map(|lang| {
        let board = Board::new(Deck::standard(), lang, &table, &view);
        let deck = board.situation().pop().expect("the deck comes last");
        (board.tableau(seat(0)).swap_remove(0), deck)
    });
    let expected = [
        ("1 cube in reserve.", "Play deck: 1 card."),
        ("1 cubo en reserva.", "Mazo de juego: 1 carta."),
        ("1 cube en réserve.", "Pioche\u{a0}: 1 carte."),
        ("1 Würfel in Reserve.", "Spielstapel: 1 Karte."),
    ];
    for ((player, deck), (cube, card)) in said.iter().zip(expected) {
        assert!(player.ends_with(cube), "{player}");
        assert!(deck.starts_with(card), "{deck}");
    }
}

#[test]
fn a_loyalist_tells_his_ability_and_the_colours_of_his_plans() {
    let Position { table, state } = position("p1 gold 1 hacendado 208\np2 gold 3 hacendado 213");
    let view = View::of(&state, Viewer::Seat(seat(0)));
    let line = |lang| Board::new(Deck::standard(), lang, &table, &view).tableau(seat(0)).swap_remove(2);
    assert_eq!(
        line(Lang::En),
        "Hacendado Venustiano Carranza (208): loyalist, 2 income cubes. \
         Ability: You buy headlines at half price, rounded up. \
         Stands he can take: Plan of Guadalupe (Command, white); Agrarian Decree of Veracruz (Revolution, red)."
    );
    assert!(line(Lang::De).contains("Plan of Guadalupe (Militär, Weiß)"), "{}", line(Lang::De));
    let narrator = pax_table::Narrator::new(Deck::standard(), Lang::En).at(&table, &view);
    assert_eq!(narrator.ability(seat(0)).as_deref(), Some("You buy headlines at half price, rounded up."));
}

#[test]
fn colours_agree_with_what_they_colour() {
    let Position { table, state } = position(
        "p1 gold 1 hacendado 208\np2 gold 3 hacendado 213\np2 has 008\nmarket 186 169 191 195 . . / . . . . . .",
    );
    let view = View::of(&state, Viewer::Spectator);
    for (lang, troops, spy) in [
        (Lang::Es, ["tropa, blanca,", "tropa, azul,", "tropa, roja,", "tropa, verde,"], "espía, azul."),
        (
            Lang::Fr,
            ["troupe, blanche,", "troupe, bleue,", "troupe, rouge,", "troupe, verte,"],
            "espion, bleu.",
        ),
        (Lang::De, ["Truppe, weiß,", "Truppe, blau,", "Truppe, rot,", "Truppe, grün,"], "Spion, blau."),
    ] {
        let board = Board::new(Deck::standard(), lang, &table, &view);
        for (line, troop) in board.market()[1..].iter().zip(troops) {
            assert!(line.contains(troop), "{line}");
        }
        assert!(board.tableau(seat(1)).iter().any(|line| line.ends_with(spy)), "{}", lang.code());
    }
}
