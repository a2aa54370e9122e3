//! Step 4 of the Pax-o-matic's list, playing a card: BOT-48 to BOT-62.

use pax_rules::Rule;

use crate::support::{At, BARE, LOYAL, at, covers};

/// A hand and so much gold, before players who have nothing.
fn hand(cards: &str, gold: u8, more: &str) -> At {
    at(&format!("{BARE}p1 gold {gold}\np1 hand {cards}\n{more}"))
}

#[test]
fn bot_48_plays_troops_partners_enterprises_and_then_the_rest() {
    covers(&[Rule::Bot48]);
    let text = "turn p1 4\np1 has 092 income 1\np2 has 049 income 1";
    hand("015 067 179 203", 30, text).goes_on(&[
        ("play 179 at 092", Rule::Bot48),
        ("play 015 side 1", Rule::Bot48),
        ("play 067", Rule::Bot48),
        ("play 203 at 049 with 3", Rule::Bot48),
    ]);
}

#[test]
fn bot_49_sends_the_strongest_troop_first() {
    covers(&[Rule::Bot49]);
    hand("176 179", 9, "p1 has 092 income 1").does("play 176 at 092", Rule::Bot51);
    // Even where the weaker one would have the better target.
    let far = "p1 has 052 income 3\np1 has 049 income 1 covered";
    hand("174 185", 7, far).does("play 174 at 049", Rule::Bot51);
    hand("185", 7, far).does("play 185 at 052", Rule::Bot51);
    // A general makes them equal.
    let led = "p1 has 030\np1 has 092 income 1";
    hand("176 179", 9, led).draws(&["play 176 at 092", "play 179 at 092"], Rule::Bot51);
}

#[test]
fn bot_50_drives_extorters_away_first() {
    covers(&[Rule::Bot50]);
    let text = |extorter: &str| {
        hand("179", 9, &format!("p1 has 067 income 1 extorted {extorter} by p2\np1 has 092 income 3"))
    };
    text("190").does("play 179 at 067", Rule::Bot50);
    text("181").does("play 179 at 092", Rule::Bot51);
}

#[test]
fn bot_51_protects_where_it_has_most_cubes() {
    covers(&[Rule::Bot51]);
    hand("179", 9, "p1 has 067 income 1\np1 has 092 income 3").does("play 179 at 092", Rule::Bot51);
    hand("179", 9, "p1 has 067 income 4\np1 has 092 income 3").does("play 179 at 067", Rule::Bot51);
    // Cubes of others do not count, and what is protected needs no other troop.
    hand("179", 9, "p1 has 067 income 2 oval1 p2\np1 has 092 income 2 oval1 p1")
        .does("play 179 at 092", Rule::Bot51);
    hand("179", 2, "p1 has 067 income 4 oval1 p3 troop 190").does("end", Rule::Bot79);
}

#[test]
fn bot_52_extorts_the_human_but_never_where_there_are_slaves() {
    covers(&[Rule::Bot52]);
    let open = "p2 has 092 income 1";
    hand("179", 2, open).does("play 179 at 092", Rule::Bot52);
    hand("179", 2, &format!("{open}\np2 has 067 income 1 troop 190")).does("play 179 at 067", Rule::Bot52);
    hand("179", 2, "p2 has 061 income 2 oval1 p3").does_nothing_by(Rule::Bot52);
    hand("179", 2, "p3 has 092 income 1").does_nothing_by(Rule::Bot52);
    // Its own enterprises come before.
    hand("179", 2, &format!("{open}\np1 has 067 income 1")).does("play 179 at 067", Rule::Bot51);
}

#[test]
fn bot_53_plays_partners_of_the_prestige_in_which_the_human_leads() {
    covers(&[Rule::Bot53]);
    let text = |more: &str| at(&format!("{LOYAL}p1 gold 9\np1 hand 023 029\np2 has 007\np2 has 022\n{more}"));
    text("p2 has 016").does("play 029 side 1", Rule::Bot53);
    text("").does("play 023 side 1", Rule::Bot55);
}

#[test]
fn bot_54_then_of_the_prestige_in_which_it_beats_the_other_robot() {
    covers(&[Rule::Bot54]);
    let text = |more: &str| at(&format!("{LOYAL}p1 gold 9\np1 hand 023 029\np1 has 007\n{more}"));
    text("").does("play 029 side 1", Rule::Bot54);
    text("p3 has 010").does("play 023 side 1", Rule::Bot55);
}

#[test]
fn bot_55_then_of_the_prestige_of_its_hacendado() {
    covers(&[Rule::Bot55]);
    let text = |hacendado: &str| {
        at(&format!(
            "p1 gold 9 hacendado {hacendado}\np2 gold 0 hacendado 211\np3 gold 0 hacendado 208\np1 hand 023 029"
        ))
    };
    text("212").does("play 023 side 1", Rule::Bot55);
    text("210").does("play 029 side 1", Rule::Bot55);
    // He has turned to Outrage, and Revolution is no plan any more.
    text("209 plan 2").does("play 023 side 1", Rule::Bot54);
}

#[test]
fn bot_56_then_of_the_prestige_of_which_it_has_most() {
    covers(&[Rule::Bot56]);
    let text = |own: &str| hand("019 029", 9, &format!("p1 has {own}\np3 has 038\np3 has 010"));
    text("036 covered").does("play 019 side 1", Rule::Bot56);
    text("007").does("play 029 side 1", Rule::Bot56);
}

#[test]
fn bot_57_and_then_any_other_partner() {
    covers(&[Rule::Bot57]);
    hand("015", 4, "").does("play 015 side 1", Rule::Bot57);
    hand("015", 3, "").does("end", Rule::Bot79);
}

#[test]
fn bot_58_plays_cheap_enterprises_first_and_those_with_slaves_last() {
    covers(&[Rule::Bot58]);
    hand("067 073 091", 9, "").does("play 091", Rule::Bot58);
    hand("062 073", 9, "").does("play 073", Rule::Bot58);
}

#[test]
fn bot_59_hurts_the_human_only_where_the_award_does_not_make_him_lead() {
    covers(&[Rule::Bot59]);
    let text = |more: &str| hand("135", 0, &format!("p2 has 097 income 1\np2 has 018\n{more}"));
    text("").does("play 135 at 097 with 2", Rule::Bot60);
    text("p2 has 023").does_nothing_by(Rule::Bot60);
    // An award of another kind does not matter.
    hand("139", 0, "p2 has 049 income 1\np2 has 018\np2 has 023").does("play 139 at 049 with 3", Rule::Bot60);
}

#[test]
fn bot_60_unrest_goes_to_slaves_then_to_calm_enterprises_with_most_cubes() {
    covers(&[Rule::Bot60]);
    let calm = "p2 has 067 income 1\np2 has 092 income 3";
    hand("203", 2, calm).does("play 203 at 092 with 3", Rule::Bot60);
    hand("203", 2, &format!("{calm}\np2 has 061 income 2")).does("play 203 at 061 with 3", Rule::Bot60);
    let shut = "p2 has 067 income 1\np2 has 092 income 3 unrest 1\np2 has 049 income 4 extorted 193 by p1";
    hand("203", 2, shut).does("play 203 at 067 with 3", Rule::Bot60);
    hand("203", 2, "p2 has 092 income 3 unrest 1\np3 has 067 income 1").does_nothing_by(Rule::Bot60);
    // Where it may choose, it places as many disks as it can pay for.
    hand("142", 2, "p2 has 067 income 1").does("play 142 at 067 with 2", Rule::Bot60);
}

#[test]
fn bot_61_black_cards_take_the_prestige_in_which_the_human_leads_or_has_most() {
    covers(&[Rule::Bot61]);
    let some = "p2 has 018\np2 has 023\np2 has 036\np2 has 015";
    // He leads nowhere: Outrage is what he has most of.
    hand("157", 9, some).draws(&["play 157 on 018", "play 157 on 023"], Rule::Bot61);
    // He leads in Loyalty, and has as much Outrage.
    let leads = "p2 has 036\np2 has 038\np2 has 044\np2 has 018\np2 has 023\np2 has 215\np1 has 026 second\np3 has 170";
    let loyal = ["play 157 on 036", "play 157 on 038", "play 157 on 044"];
    let text = leads.replace("\np3 has 170", "\np3 has 067 income 1 troop 170");
    hand("157", 9, &text).draws(&loyal, Rule::Bot61);
    // Then anything that hurts him, but not what hurts others.
    hand("157", 9, "p2 has 015").does("play 157 on 015", Rule::Bot61);
    hand("157", 9, "p3 has 018").does_nothing_by(Rule::Bot61);
    hand("165", 9, "p2 gold 5").does("play 165 on p2", Rule::Bot61);
    hand("165", 9, "p3 gold 5").does_nothing_by(Rule::Bot61);
}

#[test]
fn bot_62_a_scapegoat_comes_last() {
    covers(&[Rule::Bot62]);
    let own = "p1 has 067 income 1 oval1 p3";
    hand("142", 2, own).does("play 142 at 067 with 0", Rule::Bot62);
    hand("142", 2, &format!("{own}\np2 has 092 income 1")).does("play 142 at 092 with 2", Rule::Bot60);
    // One that would bring Unrest to itself is not played.
    hand("203", 2, own).does_nothing_by(Rule::Bot62);
}
