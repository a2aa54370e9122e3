//! What is asked, and of whom: each decision point is told as what it is.

use pax_deck::vocabulary::{Faction, Prestige};
use pax_rules::{Asked, Die, Event, Phase, Question, View, Viewer, asked};

use crate::support::{Game, c, game, p};

/// What is asked once these commands are played; a view says the same as the table.
#[track_caller]
fn question(position: &str, commands: &[&str]) -> (Option<u8>, Question) {
    let mut game = game(position);
    game.play(commands);
    let Game { table, state, .. } = &game;
    let Asked { whom, question } = asked(table, state).expect("something is asked");
    for viewer in state.all_seats().map(Viewer::Seat).chain([Viewer::Spectator]) {
        assert_eq!(View::of(state, viewer).asked(table), Some(Asked { whom, question }));
    }
    (whom.map(|seat| (1..=6).find(|number| p(*number) == seat).expect("p1 to p6")), question)
}

/// Two players, and a Market with one card for nothing.
fn market(card: u8, rest: &str) -> String {
    format!("p1 gold 9 hacendado 212\np2 gold 9 hacendado 208\nmarket {card} . . . . . / . . . . . .\n{rest}")
}

#[test]
fn what_an_action_leaves_open_is_asked() {
    let start = "p1 gold 5 hacendado 212\np2 hacendado 209";
    assert_eq!(question(start, &[]), (Some(1), Question::Actions { left: 3 }));
    let two = "turn p2 3\np1 gold 0 hacendado 213\np1 has 018\np2 gold 9 hacendado 208\np2 hand 095\n\
               p3 gold 0 hacendado 212\np3 has 038";
    assert_eq!(question(two, &["play 095"]), (Some(2), Question::Monopolist { gold: 5 }));
    let spy = "turn p2 3\np1 gold 5 hacendado 212\np1 has 057 income 1\np1 has 008\np2 gold 9 hacendado 209\np2 hand 135";
    let asks = Question::Spy { actor: p(2), card: c(135), target: Some(c(57)) };
    assert_eq!(question(spy, &["play 135 at 057"]), (Some(1), asks));
    let newspaper = "p1 gold 20 hacendado 212\np1 hand 158\np2 gold 9 hacendado 213\np2 has 009 second";
    assert_eq!(question(newspaper, &["play 158 on 009"]), (Some(1), Question::Side { card: c(9) }));
    let troop = "regime anarchy\np1 gold 9 hacendado 212\np1 hand 145\np2 gold 9 hacendado 208\np2 has 067 income 1 troop 189";
    assert_eq!(question(troop, &["play 145 on 067"]), (Some(2), Question::Displaced));
}

#[test]
fn what_a_headline_leaves_open_is_asked() {
    let event = |card: u8, rest: &str| question(&market(card, rest), &["buy a1", "event"]);
    assert_eq!(question(&market(110, ""), &["buy a1"]), (Some(1), Question::Orientation { card: c(110) }));
    let land = "p2 has 052 income 1\np2 has 062 income 2";
    assert_eq!(event(110, land), (Some(2), Question::Land { card: c(110) }));
    let enterprises = "p2 has 052 income 1\np2 has 062 income 1";
    assert_eq!(event(116, enterprises), (Some(2), Question::Nationalization { card: c(116) }));
    let hand = "p2 hand 063 064";
    assert_eq!(event(128, hand), (Some(2), Question::HandDiscard { card: c(128) }));
    let strife = Question::Strife { one: Faction::Green, other: Faction::Red };
    assert_eq!(event(120, "p1 has 014\np1 has 007"), (Some(1), strife));
    let scarce = "p2 has 067 income 6\np2 has 048 income 2\np2 has 089 income 2\np2 has 088 income 1";
    assert_eq!(event(121, scarce), (Some(2), Question::Cubes { left: 2 }));
    let fire =
        "p1 gold 9 hacendado 211 hand 137\np2 gold 9 hacendado 208\np2 has 052 income 1 oval1 p2 oval2 p2";
    assert_eq!(question(fire, &["play 137 at 052"]), (Some(2), Question::ConnectionLoss { card: c(137) }));
}

#[test]
fn what_a_toppling_leaves_open_is_asked_with_its_kind_and_defence() {
    let start = "p1 gold 9 hacendado 212 dead\np2 gold 9 hacendado 213\np2 hand 162\np2 has 014\np3 hacendado 208 plan 1\n\
                 market 207 . . . . . / . . . . . .";
    let kind = Prestige::Loyalty;
    let steps: [(&[&str], Question); 3] = [
        (&["buy a1", "quo"], Question::Manifesto { kind, defence: 2 }),
        (&["buy a1", "quo", "pass"], Question::Fraud { kind, defence: 2 }),
        (&["buy a1", "quo", "pass", "fraud 014"], Question::Assassination { kind, defence: 3 }),
    ];
    for (commands, asks) in steps {
        assert_eq!(question(start, commands), (Some(2), asks), "{commands:?}");
    }
}

#[test]
fn what_the_end_of_a_turn_leaves_open_is_asked() {
    let stale = "p1 gold 5 hacendado 212\np2 hacendado 209\npile bear\nmarket 124 . . . . . / 118 . . . . .";
    assert_eq!(question(stale, &["end"]), (Some(1), Question::Headlines));
    let upkeep = "depression\npile bear\np1 gold 0 hacendado 212\np1 has 014\np1 has 067 income 1\n\
                  p1 has 066 income 0\np2 hacendado 209";
    assert_eq!(question(upkeep, &["end"]), (Some(1), Question::Upkeep { card: c(14), gold: 3 }));
    let kept = question(upkeep, &["end", "keep 014"]);
    assert_eq!(kept, (Some(1), Question::Upkeep { card: c(66), gold: 2 }), "one gold is spoken for");
}

#[test]
fn the_set_up_and_the_dice_game_ask_too() {
    let chosen = "option hacendados=chosen\nseats 2\npending hacendado p1";
    assert_eq!(question(chosen, &[]), (Some(1), Question::Hacendado));
    let diaz = "option solitaire\noption edition=first\nturn p2 0\np1 gold 9 hacendado 212\n\
                market 014 . . . . . / 022 . . . . .\npending diaz 1 0 0\npending die row 1";
    assert_eq!(question(diaz, &[]), (None, Question::Die(Die::Row(0))), "the dealer rolls");
    let order = Question::DiazOrder { one: c(14), other: c(22) };
    assert_eq!(question(diaz, &["roll 1", "roll 1"]), (Some(1), order));
}

#[test]
fn when_the_game_is_over_nothing_is_asked() {
    let over = game("p1 gold 5 hacendado 212\np2 hacendado 209\nover stall p1");
    assert_eq!(asked(&over.table, &over.state), None);
}

#[test]
fn the_phases_that_go_by_themselves_are_told() {
    let mut game = game("p1 gold 5 hacendado 212\np2 hacendado 209\nmarket 061 . . . . . / . . . . . .");
    game.play(&["speculate a1"]);
    assert_eq!(game.events.iter().find_map(Event::phase), None, "an action is none");
    game.play(&["end"]);
    let phases: Vec<Phase> = game.events.iter().filter_map(Event::phase).collect();
    assert_eq!(phases, [Phase::Headlines, Phase::Market, Phase::Income]);
}
