//! The Pax-o-matic in a toppling: BOT-09 to BOT-14, BOT-18, BOT-38.

use pax_rules::Rule;

use crate::support::{At, at, covers};

/// The human buys a Topple under U.S. Intervention, where Outrage topples and Díaz defends with two.
fn toppling(more: &str) -> At {
    let market = "market 204 . . . . . / . . . . . .";
    at(&format!("turn p2 3\nregime us\n{market}\n{more}")).play(&["buy a1", "quo"])
}

/// The human has three points of Outrage, which is enough.
const HUMAN_WINS: &str = "p2 hacendado 213 dead\np2 has 018\np2 has 023\np2 has 215\n";

#[test]
fn bot_09_makes_every_move_of_a_certain_win() {
    covers(&[Rule::Bot09]);
    let others = "p2 hacendado 213 dead\np3 hacendado 208 dead\np1 hacendado 212\np1 has 018";
    toppling(&format!("{others}\np1 has 023")).does("flip 1", Rule::Bot09);
    toppling(others).does("pass", Rule::Bot11);
}

#[test]
fn bot_09_buys_the_topple_that_wins_before_anything_else() {
    covers(&[Rule::Bot09]);
    let text = "regime us\nmarket 067 . . 204 . . / . . . . . .\np2 hacendado 213 dead\np3 hacendado 208 dead\n\
                p1 gold 4 hacendado 212\np1 has 018";
    at(&format!("{text}\np1 has 023")).does("buy a4", Rule::Bot09);
    at(text).does("buy a1", Rule::Bot46);
    // Nor is a move missed that makes it certain.
    let short = text.replace("gold 4", "gold 10");
    at(&format!("{short}\np1 hand 023"))
        .goes_on(&[("play 023 side 1", Rule::Bot09), ("buy a4", Rule::Bot09)]);
    at(&format!("{short}\np1 hand 015")).does("buy a1", Rule::Bot46);
}

#[test]
fn bot_10_does_not_hinder_the_other_robot() {
    covers(&[Rule::Bot10]);
    // p3 could turn to Outrage himself, and p1 would no longer win.
    let text = "p1 hacendado 212\np2 hacendado 213 dead\np3 hacendado 209";
    toppling(&format!("{text}\np1 has 018\np1 has 023")).does("pass", Rule::Bot10);
    // Nor does p1, who could turn as well, hinder p3.
    let other = toppling(&format!("{text}\np3 has 018\np3 has 023"));
    other.does("flip 2", Rule::Bot09);
    other.play(&["flip 2"]).does("pass", Rule::Bot10);
}

#[test]
fn bot_11_blocks_with_the_fewest_moves() {
    covers(&[Rule::Bot11]);
    let text = format!("p1 hacendado 212 dead\np1 has 042\np1 has 014\np3 hacendado 208 dead\n{HUMAN_WINS}");
    toppling(&text).draws(&["fraud 014", "fraud 042"], Rule::Bot11);
    // One is enough: the other stays.
    let after = toppling(&text).play(&["fraud 042"]);
    assert!(after.state.outcome().is_none() && after.state.active().index() == 1, "it was the last move");
    toppling("p1 hacendado 212 dead\np1 has 042\np2 hacendado 213 dead\np3 hacendado 208 dead\np2 has 018")
        .does("pass", Rule::Bot11);
}

#[test]
fn bot_12_counts_on_the_other_robot_for_a_block() {
    covers(&[Rule::Bot12]);
    let text = format!("p1 hacendado 212 dead\np3 hacendado 208 dead\np3 has 014\n{HUMAN_WINS}p2 grudge 145");
    toppling(&format!("{text}\np1 has 042")).does("fraud 014", Rule::Bot11);
    toppling(&text).does("pass", Rule::Bot14);
}

#[test]
fn bot_13_rather_kills_than_cheats_and_rather_cheats_than_turns() {
    covers(&[Rule::Bot13]);
    let text =
        "p1 gold 3 hacendado 212\np3 hacendado 208 dead\np2 hacendado 213 plan 2\np2 has 018\np2 has 023";
    let killer = toppling(&format!("{text}\np1 hand 157\np1 has 042"));
    killer.goes_on(&[("pass", Rule::Bot11), ("pass", Rule::Bot11), ("kill p2 with 157", Rule::Bot13)]);
    let cheat = toppling(&format!("{text}\np1 has 042"));
    cheat.goes_on(&[("pass", Rule::Bot11), ("fraud 042", Rule::Bot13)]);
    toppling(text).does("flip 1", Rule::Bot13);
}

#[test]
fn bot_14_does_nothing_where_nothing_is_certain() {
    covers(&[Rule::Bot14]);
    let text = format!("p1 hacendado 212 dead\np1 has 042\np3 hacendado 208 dead\n{HUMAN_WINS}");
    toppling(&format!("{text}p2 grudge 145")).does("pass", Rule::Bot14);
    toppling(&text).does("fraud 042", Rule::Bot11);
    // AMB-82: what the human could still do counts: an Assassination in his hand would make the block fail.
    let turned = "p1 gold 9 hacendado 212 plan 1\np1 has 042\np3 hacendado 208 dead\np2 gold 9 hacendado 213 dead\n\
                  p2 has 018\np2 has 023\np2 has 215\np2 grudge 145";
    toppling(turned).does("fraud 042", Rule::Bot11);
    toppling(&format!("{turned}\np2 hand 157")).does("pass", Rule::Bot14);
}

#[test]
fn bot_18_discards_a_partner_in_a_toppling_only_where_it_is_needed() {
    covers(&[Rule::Bot18]);
    let text = "p1 hacendado 212 dead\np1 has 046\np3 hacendado 208 dead\n";
    toppling(&format!("{text}{HUMAN_WINS}")).does("fraud 046", Rule::Bot11);
    toppling(&format!("{text}p2 hacendado 213 dead")).does("pass", Rule::Bot11);
}

#[test]
fn bot_38_buys_a_topple_that_a_robot_wins_or_the_human_loses() {
    covers(&[Rule::Bot38]);
    let text = |more: &str| {
        at(&format!(
            "regime us\nmarket . . . 204 . . / . . . . . .\np1 gold 4 hacendado 212 dead\np3 hacendado 208 dead\n{more}"
        ))
    };
    text("p2 hacendado 213 dead").does("buy a4", Rule::Bot38);
    text("p2 hacendado 213 dead\np3 has 018\np3 has 023\np3 has 215").does("buy a4", Rule::Bot38);
    text("p2 hacendado 213\np2 has 018\np2 has 023").does_nothing_by(Rule::Bot38);
    // The side that guarantees it: with the event Díaz would defend with one, and the human win.
    let heel = "regime us\nmarket 207 . . . . . / . . . . . .\np1 hacendado 212 dead\np3 hacendado 208 dead\n\
                p2 hacendado 213 dead\np2 has 018\np2 has 023";
    at(heel).goes_on(&[("buy a1", Rule::Bot38), ("quo", Rule::Bot38)]);
}
