//! What choices and previews say beside what is done: what they bring, what is lost, and what is asked next.

use pax_deck::Deck;
use pax_rules::text::Position;
use pax_rules::{Command, Event, Seat, View, Viewer, decider, play, roll};
use pax_table::{Lang, Narrator};

/// Plays commands from a position, and then hands the table to whoever asks about it.
fn at<T>(text: &str, played: &[&str], ask: impl FnOnce(Narrator<'_>, &Position, Seat) -> T) -> T {
    let mut position = Position::read(Deck::standard(), text).expect("a position");
    for command in played {
        told(Lang::En, &mut position, command);
    }
    let seat = decider(&position.table, &position.state).expect("somebody decides");
    let view = View::of(&position.state, Viewer::Seat(seat));
    let Position { table, .. } = &position;
    ask(Narrator::new(Deck::standard(), Lang::En).at(table, &view), &position, seat)
}

/// Plays a command and tells it.
fn told(lang: Lang, Position { table, state }: &mut Position, text: &str) -> Vec<String> {
    let command = Command::read(table, state, text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let seat = decider(table, state);
    let view = View::of(state, seat.map_or(Viewer::Spectator, Viewer::Seat));
    let mut events: Vec<Event> = Vec::new();
    match (command, seat) {
        (Command::Roll(value), _) => roll(table, state, value, &mut events),
        (_, Some(seat)) => play(table, state, seat, command, &mut events),
        (_, None) => panic!("{text}: nobody decides"),
    }
    .unwrap_or_else(|illegal| panic!("{text}: {illegal}"));
    Narrator::new(Deck::standard(), lang).at(table, &view).story(seat, command, &events)
}

fn choice(text: &str, played: &[&str], of: &str) -> String {
    at(text, played, |narrator, position, _| {
        narrator.choice(Command::read(&position.table, &position.state, of).expect("a command"))
    })
}

fn preview(text: &str, played: &[&str], of: &str) -> Vec<String> {
    at(text, played, |narrator, position, seat| {
        let view = View::of(&position.state, Viewer::Seat(seat));
        let command = Command::read(&position.table, &position.state, of).expect("a command");
        narrator.preview(&view.preview(&position.table, seat, command).expect("legal"))
    })
}

const RICH: &str = "p1 gold 30 hacendado 208\np2 gold 9 hacendado 212";
const SOLO: &str = "option solitaire\np1 gold 30 hacendado 208";

#[test]
fn a_sale_says_what_it_brings_and_what_is_lost_with_it() {
    let table = format!("{RICH}\np1 hand 100\np1 has 036 covered\np1 has 062 income 2\np1 has 008");
    assert_eq!(choice(&table, &[], "sell 100"), "Sell Hacienda de Santa Gertrudis (100) for 3 gold.");
    assert_eq!(
        choice(&table, &[], "sell 062"),
        "Sell Hacienda El Alamito (062) for 3 gold. It is in play: income from 5 to 3."
    );
    assert_eq!(
        choice(&table, &[], "sell 036"),
        "Sell Juan Brittingham (036) for 3 gold. It is in play: income from 5 to 4, Loyalty from 1 to 0."
    );
    assert_eq!(choice(&table, &[], "sell 008"), "Sell Pinkertons (008) for 3 gold. It is in play.");
    let bounty = format!("{RICH}\np1 hand 100\np1 has 019");
    assert_eq!(choice(&bounty, &[], "sell 100"), "Sell Hacienda de Santa Gertrudis (100) for 4 gold.");
    let slump = format!("depression\npile bear\n{RICH}\np1 hand 100");
    assert_eq!(choice(&slump, &[], "sell 100"), "Sell Hacienda de Santa Gertrudis (100) for nothing.");
}

#[test]
fn a_speculation_says_what_it_can_bring_where_the_card_will_lie() {
    let market = "market 128 106 100 186 . . / . 127 045 . . 062";
    let other = format!("{RICH}\n{market}");
    assert_eq!(
        choice(&other, &[], "speculate b6"),
        "Speculate on Hacienda El Alamito (062) at b6. When your turn ends it slides to b3. \
         Up to 2 gold for you if an opponent buys it there."
    );
    assert_eq!(
        choice(&other, &[], "speculate a4"),
        "Speculate on Terrazas Vaqueros (186) at a4. When your turn ends it slides to a3. \
         Up to 2 gold for you if an opponent buys it there.",
        "the headline in the free column goes"
    );
    let alone = format!("{SOLO}\nmarket 100 106 062 186 045 054 / . . . . . .");
    assert_eq!(
        choice(&alone, &[], "speculate a6"),
        "Speculate on El Tigre (054) at a6. 16 gold for you if Díaz takes it there, with a 6."
    );
    assert_eq!(
        choice(&alone, &[], "speculate a1"),
        "Speculate on Hacienda de Santa Gertrudis (100) at a1. \
         There it is free: it brings you nothing if Díaz takes it with a 1."
    );
}

#[test]
fn what_is_told_of_a_speculation_comes_true() {
    let text = format!("{SOLO}\nmarket . 100 062 186 045 054 / . . . . . .\ndeck 012 077");
    let mut position = Position::read(Deck::standard(), &text).expect("a position");
    let said = choice(&text, &[], "speculate a6");
    assert!(said.ends_with("slides to a5. 8 gold for you if Díaz takes it there, with a 5."), "{said}");
    told(Lang::En, &mut position, "speculate a6");
    told(Lang::En, &mut position, "end");
    let before = position.state.gold(Seat::new(0).expect("a seat"));
    let story = told(Lang::En, &mut position, "roll 5");
    assert_eq!(story[0], "Row a: Díaz rolls a 5 and takes El Tigre (054) at a5.");
    assert_eq!(position.state.gold(Seat::new(0).expect("a seat")), before + 8);
}

#[test]
fn what_is_bought_and_played_at_once_says_so() {
    let table = format!("{RICH}\nmarket 128 204 100 . . . / . . . . . .");
    assert_eq!(
        choice(&table, &[], "buy a1"),
        "Buy Halley’s Comet (128) from the market (a1) for free. It is played at once."
    );
    assert_eq!(
        choice(&table, &[], "buy a2"),
        "Buy The Creelman Interview (204) from the market (a2) for 1 gold. It begins a toppling at once."
    );
    assert_eq!(
        choice(&table, &[], "buy a3"),
        "Buy Hacienda de Santa Gertrudis (100) from the market (a3) for 2 gold."
    );
}

#[test]
fn the_sides_of_a_card_say_what_they_are() {
    let table = format!("{RICH}\nmarket 111 . . . . . / . . . . . .");
    assert_eq!(
        choice(&table, &["buy a1"], "event"),
        "Choose the event side: what the headline says happens. Everyone leaves jail. \
         Remove 1 Unrest from each enterprise in Mexico. Regime: Pax Porfiriana."
    );
    assert_eq!(choice(&table, &["buy a1"], "quo"), "Choose the status quo side: nothing happens.");
    assert_eq!(
        choice(&table, &[], "public 214 side 1"),
        "Buy the public card Catholic Church (214) as Red Church for 12 gold. That side: white and red, Revolution. \
         Extra action: police. Then: Revolution from 0 to 1."
    );
}

#[test]
fn the_sides_of_a_topple_say_what_is_needed_with_each() {
    let table = "p1 gold 9 hacendado 212 dead\np1 has 017\np1 has 019\np2 gold 3 hacendado 208\n\
                 market 204 . . . . . / . . . . . .";
    assert!(choice(table, &["buy a1"], "event").ends_with("You have 2 and need 3."));
    assert!(choice(table, &["buy a1"], "quo").ends_with("You have 2 and need 4."));
}

#[test]
fn a_stand_says_whether_it_is_enough_and_what_it_costs() {
    let table = "regime martial\np1 gold 9 hacendado 208\np2 gold 3 hacendado 213\n\
                 market 205 . . . . . / . . . . . .";
    let asked = at(table, &["buy a1", "quo", "pass"], |narrator, _, _| narrator.prompt());
    assert_eq!(
        asked,
        "Toppling by Command, Díaz’s defence 2: does your Hacendado take a stand? You have 0 and need 4."
    );
    assert_eq!(
        choice(table, &["buy a1", "quo", "pass"], "flip 1"),
        "Take a stand: Plan of Guadalupe (Command, white). You would have 1 and need 4. \
         It is for good: his 2 income cubes and his ability are lost."
    );
}

#[test]
fn a_retreat_says_that_it_takes_a_stand() {
    // His enterprise is lost under a white troop, and Carranza has a white plan.
    let table = "p1 gold 9 hacendado 208\np1 has 062 income 1 troop 186\np2 gold 9 hacendado 212";
    assert_eq!(
        choice(table, &["sell 062"], "retreat 186"),
        "Retreat Terrazas Vaqueros (186) to your private army for 1 gold. \
         For that your Hacendado takes a stand: Plan of Guadalupe (Command, white). \
         It is for good: his 2 income cubes and his ability are lost."
    );
    let turned = table.replace("hacendado 208", "hacendado 208 plan 1");
    assert_eq!(
        choice(&turned, &["sell 062"], "retreat 186"),
        "Retreat Terrazas Vaqueros (186) to your private army for 1 gold.",
        "who has taken it pays the way and nothing else"
    );
}

#[test]
fn a_card_that_changes_the_defence_says_from_what_to_what() {
    let table = "regime anarchy\np1 gold 9 hacendado 212 dead\np1 has 014\np2 gold 3 hacendado 208 dead\n\
                 market 204 . . . . . / . . . . . .";
    assert_eq!(
        choice(table, &["buy a1", "quo"], "fraud 014"),
        "Discard Mexican Postal Service (014) to change Díaz’s defence. Díaz’s defence from 2 to 3."
    );
}

#[test]
fn a_theft_from_somebody_without_gold_brings_nothing() {
    assert_eq!(
        choice(&format!("{SOLO}\np1 hand 144"), &[], "play 144 on p1"),
        "Play U.S. Attorneys (144) against yourself for 1 gold (2 actions). Then: Revolution from 0 to 1."
    );
    let steals = "option solitaire\np1 gold 9 hacendado 208\np1 hand 001\np2 has 051";
    assert_eq!(
        choice(steals, &[], "play 001 at 051"),
        "Play Border Rustlers (001) against Empire Ranch (051, Díaz) with 1 Unrest for free. \
         Díaz has no gold: the theft brings nothing. Díaz: Outrage from 6 to 7."
    );
    let poor = format!("{}\np1 hand 001\np2 has 051", RICH.replace("gold 9", "gold 2"));
    assert!(!choice(&poor, &[], "play 001 at 051").contains("has no gold"));
}

#[test]
fn a_preview_says_what_would_be_asked_where_it_ends() {
    let table = format!("{RICH}\nmarket 204 . . . . . / . . . . . .");
    let said = preview(&table, &[], "buy a1");
    assert_eq!(
        said.last().map(String::as_str),
        Some(
            "Then you are asked: The Creelman Interview (204): you try to topple Díaz. Event or status quo side?"
        )
    );
    let said = preview(&table, &["buy a1"], "quo");
    assert_eq!(
        said.last().map(String::as_str),
        Some(
            "Then Boss Shepherd is asked: Toppling by Loyalty, Díaz’s defence 2: does your Hacendado take a stand? \
             You have 0 and need 4."
        )
    );
    let said = preview(&format!("{RICH}\np1 hand 100"), &[], "sell 100");
    assert!(said.iter().all(|line| !line.contains("asked")), "one’s own turn goes on: {said:?}");
}

#[test]
fn a_preview_of_a_victory_says_nothing_of_what_could_come_after_it() {
    let table = "option solitaire\np1 gold 10 hacendado 212 dead\np1 has 017\np1 has 019\np1 has 036\np1 has 044\n\
                 p1 has 011\nmarket 205 . . . . . / . . . . . .";
    let said = preview(table, &["buy a1"], "quo");
    assert_eq!(said.last().map(String::as_str), Some("Boss Shepherd wins: Díaz is toppled by Loyalty."));
}

#[test]
fn dice_say_what_they_decide() {
    let row = "option solitaire\np1 gold 3 hacendado 208\nturn p2 0\nmarket 100 . 062 . . . / . . . . . .\n\
               pending diaz 1 0 0\npending die row 1";
    let said = |lang: Lang, text: &str, value: &str| {
        let mut position = Position::read(Deck::standard(), text).expect("a position");
        told(lang, &mut position, value).swap_remove(0)
    };
    assert_eq!(
        Lang::ALL.map(|lang| said(lang, row, "roll 5")),
        [
            "Row a: Díaz rolls a 5 and takes Hacienda El Alamito (062) at a3.",
            "Fila a: Díaz saca un 5 y se lleva Hacienda El Alamito (062) en a3.",
            "Rangée a\u{a0}: Díaz fait un 5 et prend Hacienda El Alamito (062) en a3.",
            "Reihe a: Díaz würfelt eine 5 und nimmt Hacienda El Alamito (062) bei a3.",
        ]
    );
    let empty = row.replace("100 . 062", ". . 062");
    assert_eq!(said(Lang::En, &empty, "roll 2"), "Row a: Díaz rolls a 2 and finds nothing to take.");
}

#[test]
fn stolen_gold_is_told_as_stolen_and_paid_gold_as_paid() {
    let table = "p1 gold 5 hacendado 208\np1 hand 144\np2 gold 9 hacendado 212\nregime us";
    let said = |lang: Lang| {
        let mut position = Position::read(Deck::standard(), table).expect("a position");
        told(lang, &mut position, "play 144 on p2").join(" ")
    };
    for (lang, stolen) in Lang::ALL.into_iter().zip([
        "Carranza steals 2 gold from Boss Shepherd.",
        "Carranza roba 2 de oro a Boss Shepherd.",
        "Carranza prend 2 or à Boss Shepherd.",
        "Carranza nimmt Boss Shepherd 2 Gold weg.",
    ]) {
        assert!(said(lang).contains(stolen), "{}", said(lang));
    }
    let table = "p1 gold 5 hacendado 208\np2 gold 9 hacendado 212\nmarket . 100*p2 . . . . / . . . . . .";
    let mut position = Position::read(Deck::standard(), table).expect("a position");
    let said = told(Lang::En, &mut position, "buy a2").join(" ");
    assert!(said.contains("The gold goes to Boss Shepherd.") && !said.contains("steals"), "{said}");
}
