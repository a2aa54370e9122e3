//! A short story and a table, as a person proof-reads them, in every language.

use pax_deck::Deck;
use pax_rules::text::Position;
use pax_rules::{Command, Event, Seat, View, Viewer, asked, decider, play, roll};
use pax_table::{Board, Lang, Narrator};

/// Three players in the middle of a game: troops, a spy, slaves, speculation, a Topple for sale.
const TABLE: &str = "
turn p1 3 number 31
regime anarchy
p1 gold 30 hacendado 209 plan 1
p1 hand 003 162 184
p1 has 062 income 2 oval1 p3
p1 has 014
p2 gold 9 hacendado 212
p2 hand 100
p2 has 061 income 1 unrest 1 oval1 p1
p2 has 008
p2 has 074 income 1
p2 grudge 005
p3 gold 4 hacendado 208 jailed
p3 hand 019
market 128 106 204*p2 186 . . / 127 . . . 045 .
";

/// What is played: a troop, an attack and a spy, a toppling, a Depression, and the next two turns.
const PLAYED: [&str; 16] = [
    "play 184 at 061",
    "play 003 at 074 with 1",
    "spy 008",
    "buy a3",
    "event",
    "pass",
    "flip 1",
    "fraud 014",
    "kill p3 with 162",
    "end",
    "keep 062",
    "play 100",
    "end",
    "keep 074",
    "drop 100",
    "police jail",
];

fn position() -> Position {
    Position::read(Deck::standard(), TABLE).expect("a position")
}

/// Plays the story and returns it, each sentence on its line, with the questions that were asked on the way.
fn story(lang: Lang, names: &[String]) -> String {
    let Position { table, mut state } = position();
    let mut lines = Vec::new();
    for text in PLAYED {
        let command = Command::read(&table, &state, text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let seat = decider(&table, &state);
        let view = View::of(&state, seat.map_or(Viewer::Spectator, Viewer::Seat));
        let narrator = Narrator::new(Deck::standard(), lang).with_names(names).at(&table, &view);
        let to_others = asked(&table, &state).map(|asked| narrator.asks(asked, Viewer::Spectator));
        lines.push(format!("? {}", narrator.prompt()));
        lines.push(format!("? {}", to_others.expect("something is asked")));
        lines.push(format!("- {}", narrator.choice(command)));
        let mut events: Vec<Event> = Vec::new();
        match (command, seat) {
            (Command::Roll(value), _) => roll(&table, &mut state, value, &mut events),
            (_, Some(seat)) => play(&table, &mut state, seat, command, &mut events),
            (_, None) => panic!("{text}: nobody decides"),
        }
        .unwrap_or_else(|illegal| panic!("{text}: {illegal}\n{}", lines.join("\n")));
        lines.extend(narrator.story(seat, command, &events));
    }
    lines.join("\n")
}

/// Says what the first command of the story would do.
fn preview(lang: Lang) -> String {
    let Position { table, state } = position();
    let seat = decider(&table, &state).expect("somebody decides");
    let view = View::of(&state, Viewer::Seat(seat));
    let command = Command::read(&table, &state, PLAYED[0]).expect("a command");
    let preview = view.preview(&table, seat, command).expect("legal");
    Narrator::new(Deck::standard(), lang).at(&table, &view).preview(&preview).join("\n")
}

fn board(lang: Lang) -> String {
    let Position { table, state } = position();
    let view = View::of(&state, Viewer::Seat(Seat::new(0).expect("a seat")));
    Board::new(Deck::standard(), lang, &table, &view).text()
}

#[test]
fn a_story_reads_well_in_english() {
    insta::assert_snapshot!("story_en", story(Lang::En, &[]));
}

#[test]
fn a_story_reads_well_in_spanish() {
    insta::assert_snapshot!("story_es", story(Lang::Es, &[]));
}

#[test]
fn a_story_reads_well_in_french() {
    insta::assert_snapshot!("story_fr", story(Lang::Fr, &[]));
}

#[test]
fn a_story_reads_well_in_german() {
    insta::assert_snapshot!("story_de", story(Lang::De, &[]));
}

#[test]
fn a_preview_reads_well_in_every_language() {
    insta::assert_snapshot!("preview", Lang::ALL.map(preview).join("\n\n"));
}

#[test]
fn a_table_reads_well_in_english() {
    insta::assert_snapshot!("board_en", board(Lang::En));
}

#[test]
fn a_table_reads_well_in_spanish() {
    insta::assert_snapshot!("board_es", board(Lang::Es));
}

#[test]
fn a_table_reads_well_in_french() {
    insta::assert_snapshot!("board_fr", board(Lang::Fr));
}

#[test]
fn a_table_reads_well_in_german() {
    insta::assert_snapshot!("board_de", board(Lang::De));
}
