//! The rulings AMB-27 to AMB-53: each holds our default, and the other position where there is a switch.

use crate::support::{self, game, p};
use pax_rules::{Ending, Rule};

#[test]
fn amb_27_a_scapegoat_needs_a_target_of_your_own_that_fits_and_is_calm() {
    let mut game = game(
        "p1 gold 0 hacendado 212\np1 hand 004\np1 has 048 income 2\np1 has 088 income 2 unrest 1
         p1 has 068 income 1\np2 gold 0 hacendado 209\np2 has 096 income 2\np2 has 057 income 1",
    );
    game.refuses(Rule::Straw06, "play 004 at 096 with 0");
    game.refuses(Rule::Straw03, "play 004 at 088 with 0");
    game.refuses(Rule::Orange08, "play 004 at 068 with 0");
    game.play(&["play 004 at 048 with 0"]);
    assert_eq!((game.gold(1), game.unrest(48), game.in_grudge(1, 4)), (0, 0, true));
    assert_eq!(game.gold(2), 2, "it is an orange card for the gun store");
}

#[test]
fn amb_28_an_extra_action_can_be_used_as_soon_as_its_card_is_played() {
    let mut game = game("turn p1 1\np1 gold 7 hacendado 212\np1 hand 025 061 062\np2 gold 0 hacendado 209");
    game.play(&["play 025", "sell 061"]);
    assert_eq!((game.actions(), game.gold(1)), (0, 3));
    game.refuses(Rule::Act04, "sell 062");
}

#[test]
fn amb_29_an_extra_action_covers_what_would_take_two() {
    let mut game =
        game("turn p1 1\np1 gold 9 hacendado 212\np1 has 037\np1 has 068 income 1\np2 gold 0 hacendado 209");
    game.play(&["land 068"]);
    assert_eq!((game.actions(), game.income(68), game.gold(1)), (1, 2, 8));
    game.refuses(Rule::Act04, "land 068");

    let limit = support::game(
        "turn p1 0 purchases 2\np1 gold 9 hacendado 212\np1 has 026 second\np2 gold 0 hacendado 209
         market 061 112 . . . . / . . . . . .",
    );
    limit.refuses(Rule::ActBuy03, "buy a1").allows("buy a2");
}

#[test]
fn amb_30_a_cube_that_the_move_frees_will_do() {
    let text = "p1 gold 9 hacendado 212\np1 hand 183 186\np1 has 067 income 12\np2 gold 0 hacendado 209
                p2 has 068 income 1 extorted 185 by p1\np2 has 069 income 1\n";
    let mut moved = game(text);
    assert_eq!(moved.reserve(1), 0);
    moved.refuses(Rule::Extort02, "play 186 at 069");
    moved.play(&["redeploy 185 at 069"]);
    assert_eq!((moved.income(68), moved.extorted(68), moved.troop_at(68)), (2, false, None));
    assert_eq!((moved.income(69), moved.extorted(69), moved.reserve(1)), (0, true, 0));

    let mut relieved = game(text);
    relieved.play(&["play 183 at 068"]);
    assert_eq!((relieved.troop_at(68), relieved.extorted(68), relieved.income(68)), (Some(183), true, 1));
    assert!(relieved.discarded(185));

    let sack = game(&format!("{text}depression\np3 gold 0 hacendado 208\np3 has 088 income 0"));
    sack.refuses(Rule::Extort02, "play 183 at 088");
}

#[test]
fn amb_31_a_new_extorter_takes_over_the_last_cube_without_a_sack() {
    let mut game = game(
        "p1 gold 9 hacendado 212\np1 hand 183\np2 gold 0 hacendado 209\np2 has 068 income 0 extorted 185 by p3
         p3 gold 0 hacendado 208",
    );
    game.play(&["play 183 at 068"]);
    assert_eq!((game.owner(68), game.troop_at(68), game.extorted(68)), (Some(2), Some(183), true));
    assert_eq!((game.reserve(1), game.reserve(3), game.income(68)), (12, 13, 0));
    assert!(game.discarded(185));
}

#[test]
fn amb_32_income_that_is_due_must_be_taken() {
    let mut game = game(
        "regime martial\nmarket 118 . . . . . / . . . . . .\np1 gold 0 hacendado 212\np2 gold 0 hacendado 209
         p2 has 055 income 2",
    );
    game.play(&["buy a1", "event"]);
    assert_eq!((game.income(55), game.decider()), (3, Some(p(1))), "nobody is asked");
}

#[test]
fn amb_33_who_has_no_cube_when_the_extorter_leaves_stays_one_short() {
    let text = "p1 gold 9 hacendado 212\np1 has 067 income 1\np2 gold 9 hacendado 209\n";
    let mut bank = game(&format!("{text}p2 has 055 income 2 extorted 183 by p1\np2 has 092 income 11"));
    assert_eq!(bank.reserve(2), 0);
    bank.play(&["sell 183"]);
    assert_eq!((bank.income(55), bank.extorted(55)), (2, false));
    bank.play(&["end", "shift income 092 to income 055"]);
    assert_eq!(bank.income(55), 3, "a speculation action repairs it");

    let mut ranch = game(&format!("{text}p2 has 068 income 2 extorted 183 by p1\np2 has 092 income 11"));
    ranch.play(&["sell 183", "end"]);
    assert_eq!(ranch.income(68), 2);
    ranch.refuses(Rule::Cube09, "shift income 092 to income 068");
}

#[test]
fn amb_34_the_same_regime_again_changes_nothing() {
    let mut game = game(
        "market 118 . . . . . / . . . . . .\np1 gold 0 hacendado 212\np1 has 055 income 2\np2 gold 0 hacendado 209",
    );
    game.play(&["buy a1", "event"]);
    assert_eq!((game.income(55), game.gold(1)), (2, 2), "short before, short after");
}

#[test]
fn amb_35_cubes_are_taken_first_and_then_each_owner_places_the_scarce_ones() {
    let mut game = game(
        "market 108 . . . . . / . . . . . .\np1 gold 0 hacendado 212\np1 has 074 income 3\np1 has 054 income 2
         p1 has 082 income 2\np1 has 067 income 6\np2 gold 0 hacendado 209\np2 has 055 income 3
         p2 has 048 income 2\np2 has 088 income 2\np2 has 068 income 6",
    );
    assert_eq!((game.reserve(1), game.reserve(2)), (0, 0));
    game.play(&["buy a1", "event"]);
    assert_eq!((game.income(74), game.income(55)), (2, 2), "the banks are lowered everywhere first");
    assert_eq!(game.decider(), Some(p(2)), "clockwise from the left of the cause");
    game.refuses(Rule::Cube03, "choose 055");
    game.play(&["choose 088"]);
    assert_eq!((game.income(48), game.income(88)), (2, 3));
    assert_eq!(game.decider(), Some(p(1)));
    game.play(&["choose 054"]);
    assert_eq!((game.income(54), game.income(82)), (3, 2));

    let mut pax = support::game(
        "regime martial\nmarket 118 . . . . . / . . . . . .\np1 gold 0 hacendado 212\np2 gold 0 hacendado 209
         p2 has 055 income 2\np2 has 017\np2 has 068 income 10",
    );
    pax.play(&["buy a1", "event"]);
    assert_eq!(pax.decider(), Some(p(2)), "one cube for a bank and a Loyalty point");
    pax.play(&["choose 017"]);
    assert_eq!((pax.covered(17), pax.income(55), pax.reserve(2)), (true, 2, 0));
}

#[test]
fn amb_36_prestige_cubes_come_by_themselves_and_later_for_free() {
    let mut played = game("p1 gold 9 hacendado 212\np1 hand 017\np2 gold 0 hacendado 209");
    played.play(&["play 017"]);
    assert!(played.covered(17));

    let text = "p1 gold 9 hacendado 212\np1 has 017\np2 gold 0 hacendado 209\np2 has 019\n";
    let mut bare = game(text);
    bare.refuses(Rule::Cube11, "cover 019");
    bare.play(&["cover 017"]);
    assert_eq!((bare.covered(17), bare.actions(), bare.gold(1)), (true, 3, 9));
    game(&format!("{text}p1 has 068 income 13")).refuses(Rule::Cube11, "cover 017");
    game(&format!("regime martial\n{text}")).refuses(Rule::Cube11, "cover 017");
}

#[test]
fn amb_37_prestige_cubes_on_grudges_earn() {
    let mut game = game("p1 gold 0 hacendado 212\np1 grudge 146+\np2 gold 0 hacendado 209");
    game.play(&["end"]);
    assert_eq!(game.gold(1), 3, "two of the Hacendado, one of the grudge");
}

#[test]
fn amb_38_a_loyalty_in_unrest_gets_its_cube_but_earns_nothing() {
    let mut game = game(
        "regime martial\nmarket 118 . . . . . / . . . . . .\np1 gold 0 hacendado 212\np1 has 056 income 2 unrest 1
         p1 has 062 income 1\np2 gold 0 hacendado 209",
    );
    game.play(&["buy a1", "event"]);
    assert_eq!((game.covered(56), game.income(56), game.covered(62)), (true, 3, false));
    game.play(&["end"]);
    assert_eq!(game.gold(1), 5, "two of the event, two of the Hacendado, one of the plantation");
}

#[test]
fn amb_39_an_heir_is_owed_the_cubes_he_cannot_get_at_once() {
    let mut killed = game(
        "market 205 . . . . . / . . . . . .\np1 gold 0 hacendado 212\np2 gold 3 hacendado 208\np2 hand 162
         p3 gold 0 hacendado 209 plan 1\np3 has 068 income 14",
    );
    killed.play(&["buy a1", "quo", "pass", "kill p3 with 162"]);
    assert_eq!(killed.line("p3").as_deref(), Some("gold 0 reserve 0 hacendado 209 dead owed 1"));

    let mut heir = game("p1 gold 0 hacendado 209 dead owed 1\np2 gold 0 hacendado 212");
    heir.play(&["add 209"]);
    assert_eq!(heir.line("p1").as_deref(), Some("gold 0 reserve 13 hacendado 209 dead"));
    assert_eq!(heir.actions(), 2);
}

#[test]
fn amb_40_the_attacker_is_the_cause_of_what_a_lost_cube_brings() {
    let mut game = game(
        "p1 gold 9 hacendado 212\np1 hand 154\np2 gold 0 hacendado 209\np2 has 062 income 3 unrest 2
         p2 has 068 income 1 extorted 183 by p1",
    );
    game.play(&["play 154 on 062"]);
    assert!(game.in_grudge(1, 62) && game.jailed(1), "two cubes gone, one is less than two disks");
    assert!(game.in_grudge(2, 154));

    let mut extorted = support::game(
        "p1 gold 9 hacendado 212\np1 hand 154\np2 gold 0 hacendado 209\np2 has 068 income 1 extorted 183 by p1",
    );
    extorted.play(&["play 154 on 068"]);
    assert_eq!((extorted.income(68), extorted.extorted(68)), (0, true), "only Income Cubes go");
}

#[test]
fn amb_41_the_fourth_topple_is_the_last_revealed_for_speculation_and_the_last_gone_for_the_end() {
    let players = "p1 gold 9 hacendado 212\np2 gold 4 hacendado 209\n";
    let two =
        game(&format!("topples gone 2 seen 4 last 205\nmarket 061 204 205 . . . / . . . . . .\n{players}"));
    two.allows("speculate a2").refuses(Rule::Spec03, "speculate a3");

    let mut game = game(&format!(
        "topples gone 2 seen 4 last 205\nmarket 061 204 205*p2 . . . / . . . . . .\n{players}"
    ));
    game.play(&["buy a3", "quo", "pass", "pass"]);
    assert_eq!(game.state.outcome(), None, "the fourth revealed is the third to go");
    assert_eq!((game.gold(2), game.reserve(2)), (6, 13), "a cube that lay there stays and is paid");
    game.refuses(Rule::Spec03, "speculate a2");
    game.play(&["buy a2", "quo", "pass", "pass"]);
    assert_eq!(game.state.outcome().map(|outcome| outcome.ending), Some(Ending::LastToppleFailed));
}

#[test]
fn amb_42_fraud_does_not_last_into_a_second_toppling() {
    let mut game = game(
        "market 204 . . . . . / 205 . . . . .\np1 gold 9 hacendado 212\np2 gold 4 hacendado 209\np2 has 014",
    );
    game.play(&["buy a1", "quo", "pass", "fraud 014"]);
    assert_eq!(game.line("toppling").as_deref(), Some("204 p1 loyalty 3"));
    game.play(&["pass", "buy b1", "quo"]);
    assert_eq!(game.line("toppling").as_deref(), Some("205 p1 loyalty 2"));
}

#[test]
fn amb_43_the_assassination_of_a_player_is_awarded_to_him() {
    let mut game = game(
        "market 205 . . . . . / . . . . . .\np1 gold 0 hacendado 212\np2 gold 3 hacendado 208\np2 hand 162
         p3 gold 0 hacendado 209 plan 1",
    );
    game.play(&["buy a1", "quo", "pass", "kill p3 with 162"]);
    assert!(game.in_grudge(3, 162) && !game.discarded(162));
}

#[test]
fn amb_44_where_both_are_due_the_slaves_revolt_before_the_sack() {
    let mut game = game(
        "pile bear\nmarket 106 . . . . . / . . . . . .\np1 gold 0 hacendado 212
         p1 has 061 income 1 unrest 1 extorted 179 by p2\np2 gold 0 hacendado 209",
    );
    game.play(&["end"]);
    assert!(game.discarded(61), "a Depression has no Liberator");
    assert!(!game.in_hand(1, 61) && game.discarded(179));
    assert!(!game.jailed(1) && !game.jailed(2));
}

#[test]
fn amb_45_who_changes_the_regime_or_buys_the_headline_is_the_liberator() {
    let mut regime =
        game("p1 gold 0 hacendado 212\np1 has 043\np2 gold 0 hacendado 209\np2 has 061 income 2 unrest 2");
    regime.play(&["decree 043"]);
    assert!(regime.in_grudge(1, 61));

    let mut headline = game(
        "market 127 . . . . . / . . . . . .\np1 gold 0 hacendado 212\np2 gold 0 hacendado 209
         p2 has 062 income 1 unrest 1",
    );
    headline.play(&["buy a1", "event"]);
    assert!(headline.in_grudge(1, 62));
}

#[test]
fn amb_45_who_gives_an_extorter_up_is_the_liberator_but_nobody_is_in_upkeep() {
    let text = "p1 gold 0 hacendado 212\np2 gold 9 hacendado 209\np2 has 007\np3 gold 0 hacendado 208
                p3 has 062 income 1 unrest 2 extorted 179 by p2\np3 has 068 income 12\n";
    let mut strife = game(&format!("market 120 . . . . . / . . . . . .\n{text}"));
    assert_eq!(strife.reserve(3), 0);
    strife.play(&["buy a1", "event", "discard green"]);
    assert!(strife.discarded(179) && strife.in_grudge(2, 62), "the chooser, not the buyer");

    let mut sold = game(&format!("turn p2 3\n{text}"));
    sold.play(&["sell 179"]);
    assert!(sold.in_grudge(2, 62));

    let mut upkeep = game(&format!("turn p2 3\ndepression\n{text}"));
    upkeep.play(&["end", "keep 007", "drop 179"]);
    assert!(upkeep.discarded(179) && upkeep.discarded(62));
}

#[test]
fn amb_46_a_liberator_is_jailed_or_not() {
    let text = "p1 gold 9 hacendado 212\np1 hand 203\np2 gold 0 hacendado 209\np2 has 062 income 1\n";
    for (option, jailed) in [("", true), ("option liberator_jailed=off\n", false)] {
        let mut game = game(&format!("{option}{text}"));
        game.play(&["play 203 at 062"]);
        assert_eq!((game.in_grudge(1, 62), game.jailed(1), game.actions()), (true, jailed, 2));
        game.play(&["end", "end"]);
        assert_eq!(game.actions(), if jailed { 2 } else { 3 });
    }
}

#[test]
fn amb_47_yaquis_free_the_slaves_they_extort_and_in_the_first_edition_their_own() {
    let text = "p1 gold 9 hacendado 212\np1 hand 190\np1 has 071 income 2\np1 has 091 income 1 troop 192
                p2 gold 0 hacendado 209\np2 has 062 income 2\n";
    let mut played = game(text);
    played.play(&["play 190 at 062"]);
    assert!(played.in_grudge(1, 62));

    let mut redeployed = game(text);
    redeployed.play(&["redeploy 192 at 062"]);
    assert!(redeployed.in_grudge(1, 62));

    let mut own = game(text);
    own.play(&["play 190 at 071"]);
    assert_eq!((own.owner(71), own.troop_at(71)), (Some(1), Some(190)));

    let mut first = game(&format!("option edition=first\n{text}"));
    first.play(&["play 190 at 071"]);
    assert!(first.in_grudge(1, 71));

    let mut in_place = game(
        "option edition=first\np1 gold 9 hacendado 212\np1 has 071 income 2 unrest 1 troop 190\np2 gold 0 hacendado 209",
    );
    in_place.play(&["redeploy 190 at 071"]);
    assert_eq!((in_place.owner(71), in_place.unrest(71)), (Some(1), 0));
}

#[test]
fn amb_48_all_cards_move_and_then_each_owner_retreats_clockwise_in_his_own_order() {
    let mut game = game(
        "pile bear\nmarket 106 . . . . . / . . . . . .\np1 gold 0 hacendado 212
         p1 has 061 income 1 extorted 191 by p3\np1 has 082 income 1 extorted 188 by p2
         p2 gold 0 hacendado 208\np2 has 054 income 1 extorted 189 by p3\np3 gold 2 hacendado 209",
    );
    game.play(&["end"]);
    assert!(game.in_hand(1, 61) && game.in_hand(1, 82) && game.in_hand(2, 54), "the enterprises first");
    assert_eq!(game.decider(), Some(p(2)));
    game.play(&["retreat 188"]);
    assert_eq!(game.decider(), Some(p(3)));
    game.allows("retreat 189").allows("retreat 191");
    game.play(&["retreat 189"]);
    assert_eq!((game.gold(3), game.listed("p3 army", 189), game.discarded(191)), (0, true, true));
}

#[test]
fn amb_49_upkeep_is_declared_as_a_whole_and_nothing_is_paid_back() {
    let mut game = game(
        "depression\np1 gold 5 hacendado 211 plan 2\np1 has 068 income 1 troop 183\np2 gold 0 hacendado 209",
    );
    game.play(&["end", "drop 068", "keep 183"]);
    assert_eq!((game.discarded(68), game.gold(1)), (true, 5), "one of the ranch, one paid for the troop");
    game.play(&["retreat 183"]);
    assert_eq!((game.gold(1), game.listed("p1 army", 183)), (2, true), "three on foot");
}

#[test]
fn amb_50_a_retreat_has_no_discount_of_the_loyalist_it_flips_but_that_of_a_partner() {
    let text = "p1 gold 5 hacendado 211\np1 has 068 income 1 troop 183\np2 gold 0 hacendado 209
                market . . . 168 . . / . . . . . .\n";
    let mut flips = game(text);
    flips.play(&["sell 068", "retreat 183"]);
    assert_eq!(flips.gold(1), 5, "three for the ranch, three on foot");
    flips.play(&["buy a4"]);
    assert_eq!(flips.gold(1), 1, "and Reyes no longer halves the Market");

    let mut church = game(&format!("{text}p1 has 214 second"));
    church.play(&["sell 068", "retreat 183"]);
    assert_eq!(church.gold(1), 8);
}

#[test]
fn amb_51_a_dead_hacendado_never_flips_again() {
    let mut game = game(
        "market 205 . . . . . / . . . . . .\np1 gold 9 hacendado 212\np2 gold 9 hacendado 209 dead\np2 hand 178
         p2 has 068 income 1 troop 191",
    );
    game.play(&["buy a1", "quo"]);
    assert_eq!(game.decider(), Some(p(1)), "no manifesto for the dead");
    game.play(&["pass", "end"]);
    game.refuses(Rule::Troop11, "play 178 army");
    game.play(&["sell 068"]);
    assert!(game.discarded(191), "and no Retreat");
}

#[test]
fn amb_52_retirement_is_off_and_asks_for_a_hacendado_already_flipped() {
    let text = "p1 gold 9 hacendado 212\np1 hand 191 184\np2 gold 0\np2 has 091 income 1 troop 190\n";
    let mut off = game(&format!("{text}p2 hacendado 209 plan 1"));
    off.play(&["play 191 at 091"]);
    assert!(off.discarded(190));

    let mut on = game(&format!("option retirement\n{text}p2 hacendado 209 plan 1"));
    on.play(&["play 191 at 091"]);
    assert_eq!(on.decider(), Some(p(2)));
    on.play(&["retreat 190"]);
    assert!(on.listed("p2 army", 190));

    let mut loyal = game(&format!("option retirement\n{text}p2 hacendado 209"));
    loyal.play(&["play 191 at 091"]);
    assert!(loyal.discarded(190), "it cannot flip him");

    let mut other = game(&format!("option retirement\n{text}p2 hacendado 209 plan 1"));
    other.play(&["play 184 at 091"]);
    assert!(other.discarded(190), "beaten by another Faction");
}

#[test]
fn amb_53_an_army_makes_a_player_dearer_and_not_immune() {
    let mut game = game(
        "market 205 . . . . . / . . . . . .\np1 gold 0 hacendado 212\np2 gold 6 hacendado 208\np2 hand 162
         p3 gold 0 hacendado 209 plan 1\np3 army 178",
    );
    game.play(&["buy a1", "quo", "pass", "kill p3 with 162"]);
    assert_eq!((game.gold(2), game.discarded(178), game.in_grudge(3, 162)), (0, true, true));
}
