//! Steps 1 to 3 of the Pax-o-matic's list: BOT-29 to BOT-37 and BOT-39 to BOT-47.

use pax_rules::{Rule, Seat};

use crate::support::{At, BARE, LOYAL, at, covers};

/// A Market with these upper and lower rows, for p1 with so much gold, before players who have nothing.
fn market(rows: &str, gold: u8, more: &str) -> At {
    at(&format!("market {rows}\n{BARE}p1 gold {gold} reserve 0\n{more}"))
}

#[test]
fn bot_29_leaves_jail_first() {
    covers(&[Rule::Bot29]);
    let text = |p1: &str| at(&format!("{BARE}p1 {p1}\np1 has 067 income 1 unrest 2 oval1 p3"));
    text("gold 3 jailed").does("police jail", Rule::Bot29);
    text("gold 3").does("police 067", Rule::Bot30);
    text("gold 2 jailed").does("end", Rule::Bot79);
}

#[test]
fn bot_30_removes_unrest_where_most_disks_go() {
    covers(&[Rule::Bot30]);
    let text = |more: &str| {
        at(&format!("{BARE}p1 gold 9\np1 has 067 income 1 unrest 2\np1 has 092 income 1 unrest 1\n{more}"))
    };
    text("p1 hand 179").does("play 179 at 067", Rule::Bot30);
    text("p1 has 091 income 1 troop 179").does("redeploy 179 at 067", Rule::Bot30);
    text("").draws(&["police 067", "police 092"], Rule::Bot30);
    // What is the human's is left alone.
    at(&format!("{BARE}p1 gold 1\np1 hand 179\np2 has 067 income 1 unrest 2")).does_nothing_by(Rule::Bot30);
}

#[test]
fn bot_31_removes_unrest_the_cheapest_way() {
    covers(&[Rule::Bot31]);
    let text = |troop: &str| {
        at(&format!("{BARE}p1 gold 9\np1 has 067 income 1 unrest 1{troop}\np1 has 092 income 1 unrest 1"))
    };
    text(" troop 184").draws(&["police 067", "redeploy 184 at 067"], Rule::Bot30);
    text("").draws(&["police 067", "police 092"], Rule::Bot30);
}

#[test]
fn bot_32_buys_a_card_once_in_step_three() {
    covers(&[Rule::Bot32]);
    let text = |turn: &str| market(&format!("042 . . . . . / 033 . . . . .\nturn p1 {turn}"), 0, "");
    text("1").draws(&["buy a1", "buy b1"], Rule::Bot32);
    text("2 purchases 1").does_nothing_by(Rule::Bot32);
}

#[test]
fn bot_33_buys_the_cheapest_card_that_meets_a_condition() {
    covers(&[Rule::Bot33]);
    let own = "p1 has 067 income 1";
    market(". 042 . 184 . . / . . . . . .", 9, own).does("buy a2", Rule::Bot45);
    market(". 159 . 184 . . / . . . . . .", 9, own).does("buy a4", Rule::Bot42);
}

#[test]
fn bot_34_at_one_price_the_conditions_decide_and_then_what_is_cheap_to_play() {
    covers(&[Rule::Bot34]);
    let own = "p1 has 067 income 1";
    market(". . 042 . . . / . . 184 . . .", 9, own).does("buy b3", Rule::Bot42);
    market(". . 042 . . . / . . 184 . . .", 9, "").does("buy a3", Rule::Bot45);
    market(". . 030 . . . / . . 042 . . .", 9, "").does("buy b3", Rule::Bot45);
    market(". . 015 . . . / . . 033 . . .", 9, "").draws(&["buy a3", "buy b3"], Rule::Bot45);
}

#[test]
fn bot_35_judges_by_the_tableaus_as_they_are() {
    covers(&[Rule::Bot35]);
    market(". 135 . . . . / . . . . . .", 9, "p2 has 097 income 1").does("buy a2", Rule::Bot47);
    market(". 135 . . . . / . . . . . .", 9, "p2 has 067 income 1\np2 hand 097").does_nothing_by(Rule::Bot32);
}

#[test]
fn bot_36_a_cube_of_the_human_keeps_it_from_buying_what_costs_something() {
    covers(&[Rule::Bot36]);
    market(". 042*p2 . . . . / . . . . . .", 9, "").does_nothing_by(Rule::Bot32);
    market("042*p2 . . . . . / . . . . . .", 9, "").does("buy a1", Rule::Bot32);
}

#[test]
fn bot_37_a_cube_of_the_other_robot_does_not_and_is_paid() {
    covers(&[Rule::Bot37]);
    let before = market(". . 042*p3 . . . / . . . . . .", 9, "");
    before.does("buy a3", Rule::Bot32);
    let after = before.play(&["buy a3"]);
    assert_eq!(after.state.gold(Seat::new(2).expect("p3")), 2);
}

#[test]
fn bot_39_buys_the_headline_whose_strife_costs_the_human_more() {
    covers(&[Rule::Bot39]);
    let text =
        |more: &str| market(". 120 . . . . / . . . . . .", 9, &format!("p2 has 014\np2 has 007\n{more}"));
    text("").does("buy a2", Rule::Bot39);
    text("p1 has 012\np1 has 010").does_nothing_by(Rule::Bot39);
    market(". 120 . . . . / . . . . . .", 9, "p2 has 014\np2 has 015").does_nothing_by(Rule::Bot39);
    text("").goes_on(&[("buy a2", Rule::Bot39), ("event", Rule::Bot39)]);
}

#[test]
fn bot_40_buys_the_headline_whose_regime_serves_it() {
    covers(&[Rule::Bot40]);
    let us = |more: &str| market(". 107 . . . . / . . . . . .\nregime us", 9, more);
    let outrage = "p2 has 018\np2 has 023\np2 has 215";
    us(outrage).does("buy a2", Rule::Bot40);
    us(&format!("{outrage}\np2 has 011\np2 has 012\np2 has 019")).does_nothing_by(Rule::Bot40);
    us("p2 has 018\np2 has 023").does_nothing_by(Rule::Bot40);
    let loyalty = "p1 has 011\np1 has 012\np1 has 019";
    us(loyalty).does("buy a2", Rule::Bot40);
    us(&format!("{loyalty}\np1 has 018\np1 has 023\np1 has 215")).does_nothing_by(Rule::Bot40);
}

#[test]
fn bot_41_buys_a_troop_that_could_drive_an_extorter_away() {
    covers(&[Rule::Bot41]);
    let text = |extorter: &str| {
        market(
            ". 179 . . . . / . . . . . .",
            9,
            &format!("p1 has 067 income 1 extorted {extorter} by p2\np1 has 092 income 1"),
        )
    };
    text("190").does("buy a2", Rule::Bot41);
    text("181").does("buy a2", Rule::Bot42);
}

#[test]
fn bot_42_buys_a_troop_for_an_enterprise_without_one() {
    covers(&[Rule::Bot42]);
    let text = |place: &str| market(". 179 . . . . / . . . . . .", 9, &format!("p1 has 067 income 1{place}"));
    text("").does("buy a2", Rule::Bot42);
    text(" troop 190").does_nothing_by(Rule::Bot32);
    // AMB-84: its own ones; and within the troop's jurisdiction.
    market(". 179 . . . . / . . . . . .", 9, "p3 has 067 income 1").does_nothing_by(Rule::Bot32);
    market(". 179 . . . . / . . . . . .", 9, "p1 has 068 income 1").does_nothing_by(Rule::Bot32);
}

#[test]
fn bot_43_buys_a_troop_that_could_extort_the_human() {
    covers(&[Rule::Bot43]);
    // A troop needs a cube to extort with.
    let text = |place: &str| at(&format!("market . 179 . . . . / . . . . . .\n{BARE}p1 gold 1\n{place}"));
    text("p2 has 067 income 1").does("buy a2", Rule::Bot43);
    text("p2 has 061 income 2").does_nothing_by(Rule::Bot32);
    text("p2 has 067 income 1 troop 181").does_nothing_by(Rule::Bot32);
}

#[test]
fn bot_44_buys_a_troop_for_an_enterprise_of_its_hand() {
    covers(&[Rule::Bot44]);
    market(". 179 . . . . / . . . . . .", 1, "p1 hand 067").does("buy a2", Rule::Bot44);
    market(". 179 . . . . / . . . . . .", 1, "p1 hand 068").does_nothing_by(Rule::Bot32);
}

#[test]
fn bot_45_buys_partners_in_the_order_in_which_it_plays_them() {
    covers(&[Rule::Bot45]);
    let text =
        |more: &str| at(&format!("market . 015 . . . . / . 023 . . . .\n{LOYAL}p1 gold 1 reserve 0\n{more}"));
    // Outrage is a plan of its own; else the cheaper one is bought.
    text("").does("buy b2", Rule::Bot45);
    market(". 015 . . . . / . 023 . . . .", 1, "").does("buy a2", Rule::Bot45);
    // A governor who would not be played is not bought.
    market(". 041 . . . . / . . . . . .", 1, "").does_nothing_by(Rule::Bot32);
    market(". 041 . . . . / . . . . . .", 1, "p2 has 049 income 1").does("buy a2", Rule::Bot45);
}

#[test]
fn bot_46_buys_enterprises_that_would_earn_those_with_slaves_last() {
    covers(&[Rule::Bot46]);
    market(". 079 . . . . / . . . . . .", 1, "").does_nothing_by(Rule::Bot32);
    market(". 079 . . . . / . . . . . .", 1, "p2 has 048 income 2 oval1 p3").does("buy a2", Rule::Bot46);
    market(". 082 . . . . / . . . . . .\ndepression", 1, "").does_nothing_by(Rule::Bot32);
    market(". 063 . . . . / . 067 . . . .", 1, "").does("buy b2", Rule::Bot46);
    market(". 063 . . . . / . . . . . .", 1, "").does("buy a2", Rule::Bot46);
}

#[test]
fn bot_47_buys_what_it_could_play_against_the_human() {
    covers(&[Rule::Bot47]);
    market(". 165 . . . . / . . . . . .", 1, "p2 gold 5").does("buy a2", Rule::Bot47);
    market(". 165 . . . . / . . . . . .", 1, "p3 gold 5").does_nothing_by(Rule::Bot32);
}
