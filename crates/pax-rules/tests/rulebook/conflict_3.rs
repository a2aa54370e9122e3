//! TROOP: playing, deploying, fighting.

use crate::support::{Game, c, covers, game, p};
use pax_rules::{Event, Rule};

/// Lists the legal commands that begin so.
fn legal(game: &Game, start: &str) -> Vec<String> {
    game.legal().into_iter().filter(|text| text.starts_with(start)).collect()
}

/// Returns when the first such thing happened.
fn when(game: &Game, is: impl Fn(&Event) -> bool) -> usize {
    game.events.iter().position(is).expect("it happened")
}

#[test]
fn troop_01_to_an_own_enterprise_an_opponents_or_the_own_army() {
    covers(&[Rule::Troop01]);
    let game = game(
        "p1 gold 9 hacendado 210 plan 1\np1 hand 188\np1 has 014\np1 has 067 income 1\np2 hacendado 209\n\
         p2 has 091 income 1\nmarket 093",
    );
    assert_eq!(legal(&game, "play"), ["play 188 army", "play 188 at 067", "play 188 at 091"]);
    game.refuses(Rule::Troop01, "play 188 at 093");
    game.refuses(Rule::Troop01, "play 188 at 014");
}

#[test]
fn troop_02_effects_happen_only_from_hand() {
    covers(&[Rule::Troop02]);
    let mut game = game(
        "p1 gold 30 hacendado 212\np1 hand 184\np1 has 067 income 1\np1 has 091 income 1 troop 191\n\
         p2 hacendado 209\np2 has 092 income 1",
    );
    game.play(&["redeploy 191 at 067"]);
    assert_eq!((game.regime().as_str(), game.unrest(92)), ("pax", 0), "redeployed: no Anarchy, no Unrest");
    game.play(&["play 184 at 091"]);
    assert_eq!((game.regime().as_str(), game.unrest(92)), ("martial", 1), "played");
}

#[test]
fn troop_03_a_troop_stays_in_its_jurisdiction() {
    let stand = "p1 gold 30 hacendado 212\np1 hand 168 193\np1 has 067 income 1\np1 has 068 income 1\n\
             p1 has 051 income 1\np2 hacendado 209";
    let pax = game(stand);
    pax.refuses(Rule::Troop03, "play 168 at 067").refuses(Rule::Troop03, "play 193 at 067");
    pax.allows("play 168 at 051").allows("play 193 at 068");
    let martial = game(&format!("regime martial\n{stand}"));
    martial.refuses(Rule::Troop03, "play 168 at 067").refuses(Rule::Troop03, "play 193 at 051");
}

#[test]
fn troop_03_intervention_anarchy_chains_and_partners_lift_it() {
    covers(&[Rule::Troop03]);
    let stand = "p1 gold 30 hacendado 212\np1 hand 168 177 193\np1 has 067 income 1\np1 has 068 income 1\n\
             p1 has 051 income 1\np2 hacendado 209\n";
    let us = game(&format!("regime us\n{stand}"));
    us.allows("play 168 at 067").allows("play 168 at 068");
    us.refuses(Rule::Troop03, "play 177 at 067");
    let anarchy = game(&format!("regime anarchy\n{stand}"));
    anarchy.allows("play 168 at 067").allows("play 177 at 051").allows("play 193 at 067");
    let chain = game(&format!("{stand}p2 has 058 income 0 oval1 p1"));
    chain.allows("play 193 at 067").allows("play 193 at 051");
    chain.refuses(Rule::Troop03, "play 177 at 067");
    let broken = game(&format!("{stand}p2 has 058 income 0 unrest 1 oval1 p1"));
    broken.refuses(Rule::Troop03, "play 193 at 067");
    let foreign = game(&format!("{stand}p1 has 058 income 0 oval1 p2"));
    foreign.refuses(Rule::Troop03, "play 193 at 067");
    let aeroplane = game(&format!("{stand}p1 has 033"));
    aeroplane.allows("play 168 at 067").allows("play 177 at 051");
}

#[test]
fn troop_04_troop_27_one_troop_at_an_enterprise_whoever_owns_it() {
    covers(&[Rule::Troop04, Rule::Troop08, Rule::Troop27]);
    let mut game = game(
        "p1 gold 30 hacendado 212\np1 hand 184 181\np1 has 067 income 1 troop 188\np2 hacendado 209\n\
         p2 has 091 income 2 troop 190",
    );
    game.play(&["play 184 at 067"]);
    assert_eq!((game.troop_at(67), game.owner(184)), (Some(184), Some(1)));
    assert!(game.discarded(188), "the defeated goes to the discards, though it was his own");
    game.play(&["play 181 at 091"]);
    assert_eq!((game.troop_at(91), game.owner(190)), (Some(181), None));
    assert!(game.discarded(190) && !game.in_hand(2, 190));
}

#[test]
fn troop_05_an_occupied_place_needs_strictly_more_firepower() {
    covers(&[Rule::Troop05]);
    let mut game = game(
        "p1 gold 30 hacendado 212\np1 hand 184 181 190\np1 has 067 income 1 troop 191\np2 hacendado 209\n\
         p2 has 091 income 2 troop 180",
    );
    game.refuses(Rule::Troop05, "play 184 at 091").refuses(Rule::Troop05, "play 190 at 091");
    game.refuses(Rule::Troop05, "play 184 at 067").refuses(Rule::Troop05, "redeploy 191 at 091");
    game.play(&["play 181 at 091"]);
    assert_eq!((game.troop_at(91), game.extorted(91)), (Some(181), true));
    assert!(game.discarded(180));
}

#[test]
fn troop_06_the_price_is_that_of_the_connection_in_force() {
    covers(&[Rule::Troop06]);
    // SCN-07: the rail is built; SCN-08: in Unrest it is down.
    let mut rail =
        game("p1 gold 9 hacendado 212\np1 hand 184\np1 has 061 income 2 oval1 p1\np2 hacendado 209");
    rail.play(&["play 184 at 061"]);
    assert_eq!((rail.gold(1), rail.extorted(61), rail.regime().as_str()), (8, false, "martial"));
    let mut mule =
        game("p1 gold 9 hacendado 212\np1 hand 184\np1 has 061 income 2 unrest 2 oval1 p1\np2 hacendado 209");
    mule.play(&["play 184 at 061"]);
    assert_eq!((mule.gold(1), mule.unrest(61)), (6, 0), "three by mule, both disks removed");
    let mut foot = game("p1 gold 9 hacendado 212\np1 hand 184\np1 has 054 income 2\np2 hacendado 209");
    foot.play(&["play 184 at 054"]);
    assert_eq!(foot.gold(1), 4);
}

#[test]
fn troop_06_who_cannot_pay_cannot_deploy() {
    game("p1 gold 2 hacendado 212\np1 hand 184\np1 has 061 income 2\np2 hacendado 209")
        .refuses(Rule::Troop06, "play 184 at 061");
}

#[test]
fn troop_07_machine_guns_cannot_be_defeated() {
    let game = game(
        "p1 gold 30 hacendado 212\np1 hand 181 184\np1 has 022\np2 hacendado 209\n\
         p2 has 067 income 1 troop 182\np2 has 091 income 1",
    );
    game.refuses(Rule::Troop07, "play 181 at 067").refuses(Rule::Troop07, "play 184 at 067");
    game.allows("play 181 at 091");
}

#[test]
fn troop_08_a_beaten_extorter_is_discarded_too() {
    covers(&[Rule::Troop08]);
    let mut game = game(
        "p1 gold 30 hacendado 212\np1 hand 184\np1 has 067 income 1 extorted 188 by p2\n\
         p2 hacendado 209 plan 1",
    );
    game.play(&["play 184 at 067"]);
    assert!(game.discarded(188) && !game.in_hand(2, 188) && !game.listed("p2 army", 188));
}

#[test]
fn troop_09_a_general_makes_all_ones_troops_firepower_three() {
    covers(&[Rule::Troop09]);
    // SCN-09.
    let stand =
        "p1 gold 30 hacendado 212\np1 hand 184\np2 hacendado 209\np2 has 061 income 2 unrest 4 troop 180\n";
    game(stand).refuses(Rule::Troop05, "play 184 at 061");
    let mut attack = game(&format!("{stand}p1 has 024"));
    attack.play(&["play 184 at 061"]);
    assert_eq!((attack.troop_at(61), attack.extorted(61)), (Some(184), true));
    assert!(attack.discarded(180));
    assert_eq!(attack.unrest(61), 1, "three of four disks");
    game(&format!("{stand}p1 has 024\np2 has 022")).refuses(Rule::Troop07, "play 184 at 061");
}

#[test]
fn troop_10_on_an_own_enterprise_no_sack_and_no_extortion() {
    covers(&[Rule::Troop10]);
    let mut game = game(
        "depression\npile bear\np1 gold 9 reserve 13 hacendado 212\np1 hand 184\n\
         p1 has 061 income 0 unrest 3 oval1 p2 extorted 190 by p2 bare\n\
         p2 hacendado 209",
    );
    game.play(&["play 184 at 061"]);
    assert!(game.discarded(190), "battle");
    assert_eq!((game.owner(61), game.troop_at(61)), (Some(1), Some(184)), "no Sack at zero income");
    assert_eq!((game.unrest(61), game.extorted(61)), (1, false));
    assert_eq!(game.reserve(1), 13, "no cube is used");
}

#[test]
fn troop_11_the_army_takes_the_colour_of_the_plan_by_its_connection() {
    covers(&[Rule::Troop11]);
    // Reyes's second plan: Command, on foot.
    let mut game = game("p1 gold 9 hacendado 211 plan 2\np1 hand 184 188\np2 hacendado 209");
    game.refuses(Rule::Army03, "play 188 army");
    game.play(&["play 184 army"]);
    assert_eq!(game.gold(1), 4, "five on foot");
    assert!(game.listed("p1 army", 184));
}

#[test]
fn troop_11_a_loyalist_has_no_army() {
    game("p1 gold 9 hacendado 211\np1 hand 184\np2 hacendado 209").refuses(Rule::Troop11, "play 184 army");
}

#[test]
fn troop_12_an_enemy_hacendado_is_no_destination() {
    let game = game(
        "p1 gold 30 hacendado 212\np1 hand 181\np1 has 067 income 1 troop 182\np2 hacendado 211 plan 2\n\
         p2 army 184",
    );
    game.refuses(Rule::Troop12, "play 181 at 211").refuses(Rule::Troop12, "redeploy 182 at 211");
}

#[test]
fn troop_13_against_an_opponent_battle_calm_and_extort() {
    covers(&[Rule::Troop13, Rule::Troop14]);
    let mut game = game(
        "p1 gold 9 hacendado 212\np1 hand 191\np2 hacendado 209\np2 has 067 income 2 unrest 2 troop 188\n\
         p2 has 091 income 1",
    );
    game.play(&["play 191 at 067"]);
    assert!(game.discarded(188));
    assert_eq!(game.unrest(67), 0, "removed, though it helps the opponent");
    assert_eq!((game.income(67), game.extorted(67), game.troop_at(67)), (1, true, Some(191)));
    assert_eq!((game.reserve(1), game.reserve(2)), (12, 11), "p1's cube came, p2's went home");
}

#[test]
fn troop_14_nobody_is_asked_whether_to_remove_unrest() {
    covers(&[Rule::Troop14]);
    let mut game =
        game("p1 gold 9 hacendado 212\np1 hand 191\np2 hacendado 209\np2 has 067 income 2 unrest 1");
    game.play(&["play 191 at 067"]);
    assert_eq!((game.decider(), game.actions()), (Some(p(1)), 2));
    assert_eq!(game.unrest(67), 0);
    let gold = game.gold(2);
    game.play(&["end", "end"]);
    assert_eq!(game.gold(2), gold + 2 + 1, "the owner's other cube earns again");
}

#[test]
fn troop_15_leftover_unrest_remains_and_blocks_income() {
    covers(&[Rule::Troop15]);
    let mut game = game(
        "p1 gold 9 hacendado 212\np1 hand 184\np1 has 091 income 1 unrest 1 troop 180\n\
         p2 gold 0 hacendado 209\np2 has 067 income 2 unrest 3",
    );
    game.play(&["play 184 at 067"]);
    assert_eq!((game.unrest(67), game.extorted(67)), (1, true));
    game.play(&["redeploy 180 at 091"]);
    assert_eq!(game.unrest(91), 0, "two disks were there, of its own and of 184; not below nothing");
    game.play(&["end", "end"]);
    assert_eq!((game.gold(1), game.gold(2)), (9 - 3 + 2 + 1, 2), "nobody earns at 067");
}

#[test]
fn troop_16_unrest_everywhere_but_at_the_destination() {
    covers(&[Rule::Troop16, Rule::Troop17, Rule::Army12]);
    let stand = "p1 gold 9 hacendado 210 plan 1\np1 hand 191\np1 has 067 income 1\np1 has 091 income 1\n\
             p1 has 068 income 1\n\
                 p2 hacendado 209\np2 has 092 income 1";
    let mut at_own = game(stand);
    at_own.play(&["play 191 at 067"]);
    assert_eq!([67, 91, 92, 68].map(|card| at_own.unrest(card)), [0, 1, 1, 0], "his own other one too");
    let mut at_theirs = game(stand);
    at_theirs.play(&["play 191 at 092"]);
    assert_eq!([67, 91, 92, 68].map(|card| at_theirs.unrest(card)), [1, 1, 0, 0]);
    // SCN-35: straight to the army, and none is exempt.
    let mut army = game(stand);
    army.play(&["play 191 army"]);
    assert_eq!([67, 91, 92, 68].map(|card| army.unrest(card)), [1, 1, 1, 0]);
    assert_eq!(army.regime(), "anarchy");
}

#[test]
fn troop_18_a_troop_never_has_to_leave_when_a_permission_lapses() {
    covers(&[Rule::Troop18]);
    // SCN-18.
    let mut game = game(
        "regime anarchy\np1 gold 9 hacendado 212\np1 hand 179\np1 has 067 income 1\np2 hacendado 209\n\
         p2 has 068 income 1 unrest 1 extorted 169 by p1\n\
         p2 has 053 income 1\np2 has 051 income 1",
    );
    game.play(&["play 179 at 067"]);
    assert_eq!((game.regime().as_str(), game.troop_at(68), game.extorted(68)), ("pax", Some(169), true));
    game.refuses(Rule::Troop03, "redeploy 169 at 053");
    game.allows("redeploy 169 at 051");
    game.play(&["redeploy 169 at 068"]);
    assert_eq!(game.unrest(68), 0);
}

/// A white troop of firepower 1 of p2 is attacked by p1.
fn relief(option: &str, stand: &str) -> Game {
    game(&format!(
        "{option}\np1 gold 9 hacendado 212\np1 hand 183 167\np2 gold 5 hacendado {stand}\n\
         p2 has 068 income 1 troop 185",
    ))
}

#[test]
fn troop_19_retreat_07_retirement_lets_a_troop_retreat_before_its_own_faction() {
    covers(&[Rule::Troop19, Rule::Retreat07]);
    let mut retires = relief("option retirement", "211 plan 2");
    retires.play(&["play 183 at 068"]);
    assert_eq!(retires.decider(), Some(p(2)));
    retires.play(&["retreat 185"]);
    assert!(retires.listed("p2 army", 185));
    assert_eq!((retires.gold(2), retires.troop_at(68)), (4, Some(183)), "one on foot");
    assert_eq!(retires.decider(), Some(p(1)));
    let mut gives_up = relief("option retirement", "211 plan 2");
    gives_up.play(&["play 183 at 068", "abandon 185"]);
    assert!(gives_up.discarded(185));
}

#[test]
fn troop_19_not_before_another_faction_nor_as_a_loyalist_nor_without_the_option() {
    covers(&[Rule::Troop19, Rule::Retreat06]);
    for (option, stand, attacker) in [
        ("option retirement", "211 plan 2", 167),
        ("option retirement", "211", 183),
        ("option retirement", "211 plan 1", 183),
        ("", "211 plan 2", 183),
    ] {
        let mut game = relief(option, stand);
        game.play(&[&format!("play {attacker} at 068")]);
        assert!(game.discarded(185), "{option} {stand} {attacker}");
        assert_eq!(game.decider(), Some(p(1)));
    }
}

#[test]
fn troop_20_ones_own_extorter_may_be_replaced_by_a_better_troop() {
    covers(&[Rule::Troop20]);
    let mut game = game(
        "p1 gold 9 hacendado 212\np1 hand 191 190\np1 has 091 income 12\np2 hacendado 209\n\
         p2 has 067 income 1 extorted 188 by p1",
    );
    assert_eq!(game.reserve(1), 0);
    game.refuses(Rule::Troop05, "play 190 at 067");
    game.play(&["play 191 at 067"]);
    assert_eq!(
        (game.troop_at(67), game.extorted(67), game.income(67)),
        (Some(191), true, 1),
        "the cube stays"
    );
    assert!(game.discarded(188));
    assert_eq!(game.reserve(1), 0);
}

/// Four Command troops of p1 at enterprises of p2, one of them perhaps in Unrest; p1 buys a Topple.
fn coup(unrest: &str) -> Game {
    let mut game = game(&format!(
        "regime martial\np1 gold 9 hacendado 212\np2 gold 9 hacendado 209\n\
         p2 has 067 income 1 extorted 184 by p1\n\
         p2 has 091 income 1 extorted 181 by p1\np2 has 092 income 1 extorted 182 by p1\n\
         p2 has 093 income 1 extorted 187 by p1{unrest}\nmarket 206",
    ));
    game.play(&["buy a1", "quo", "pass", "pass"]);
    game
}

#[test]
fn troop_21_an_extorters_prestige_is_its_owners() {
    covers(&[Rule::Troop21]);
    // Four points against two of Díaz, one of the Vice-President and none of p2, who owns the places.
    let outcome = coup("").state.outcome().expect("Díaz falls");
    assert_eq!(outcome.winners, 0b01);
}

#[test]
fn troop_22_a_troops_prestige_is_off_while_its_place_is_in_unrest() {
    covers(&[Rule::Troop22, Rule::Unrest04]);
    assert_eq!(coup(" unrest 1").state.outcome(), None, "three are not more than three");
}

#[test]
fn troop_23_the_army_knows_no_jurisdiction() {
    covers(&[Rule::Troop23, Rule::Army03]);
    let mut game = game("p1 gold 20 hacendado 210 plan 1\np1 hand 188 177 196\np2 hacendado 209");
    game.play(&["play 188 army", "play 177 army", "play 196 army"]);
    assert_eq!(
        game.line("p1 army").as_deref(),
        Some("177 188 196"),
        "Sonora, Chihuahua, America; any number"
    );
}

#[test]
fn troop_24_us_troops_are_the_blue_ones() {
    covers(&[Rule::Troop24]);
    let game = game(
        "regime us\np1 gold 30 hacendado 212\np1 hand 172 196\np1 has 067 income 1\np1 has 068 income 1\n\
         p2 hacendado 209",
    );
    game.allows("play 172 at 067");
    game.refuses(Rule::Troop03, "play 196 at 068");
}

#[test]
fn troop_25_pay_fight_calm_extort_and_then_the_effects() {
    covers(&[Rule::Troop25]);
    let mut game = game(
        "p1 gold 9 hacendado 212\np1 hand 191\np2 hacendado 209\np2 has 067 income 2 unrest 1 troop 188\n\
         p2 has 091 income 1",
    );
    game.play(&["play 191 at 067"]);
    let order = [
        when(&game, |event| matches!(event, Event::GoldPaid { gold: 2, .. })),
        when(&game, |event| *event == Event::CardDiscarded { card: c(188) }),
        when(&game, |event| matches!(event, Event::UnrestRemoved { disks: 1, .. })),
        when(&game, |event| matches!(event, Event::TroopPlaced { .. })),
        when(&game, |event| matches!(event, Event::ExtortionPlaced { .. })),
        when(&game, |event| matches!(event, Event::RegimeChanged { .. })),
        when(&game, |event| *event == Event::UnrestPlaced { card: c(91), disks: 1 }),
    ];
    assert!(order.is_sorted(), "{order:?}");
}

#[test]
fn troop_25_a_sack_comes_before_the_effects() {
    covers(&[Rule::Troop25]);
    let mut game = game(
        "p1 gold 9 hacendado 210 plan 1\np1 hand 191\np2 hacendado 209\np2 has 067 income 0\n\
         p2 has 091 income 1",
    );
    game.play(&["play 191 at 067"]);
    assert_eq!((game.in_hand(2, 67), game.regime().as_str()), (true, "pax"), "what of the troop?");
    game.play(&["retreat 191"]);
    assert_eq!((game.regime().as_str(), game.unrest(91)), ("anarchy", 1), "it was played, and acts");
}

#[test]
fn troop_26_spies_do_not_react_to_troops() {
    covers(&[Rule::Troop26]);
    let mut game = game(
        "p1 gold 9 hacendado 212\np1 hand 191\np2 gold 9 hacendado 209\np2 has 046\np2 has 013\n\
         p2 has 067 income 1",
    );
    game.play(&["play 191 at 067"]);
    assert_eq!((game.decider(), game.troop_at(67)), (Some(p(1)), Some(191)));
    game.refuses_of(p(2), Rule::Turn09, "spy 046");
}

#[test]
fn troop_28_a_generals_bonus_ends_with_him() {
    covers(&[Rule::Troop28]);
    let mut attack = game(
        "p1 gold 30 hacendado 212\np1 hand 184\np1 has 022\np2 hacendado 209\np2 has 067 income 1 troop 180",
    );
    attack.allows("play 184 at 067");
    attack.play(&["sell 022"]);
    attack.refuses(Rule::Troop05, "play 184 at 067");
    let mut defence = game(
        "p1 gold 30 hacendado 212\np1 hand 181 162\np2 hacendado 209\np2 has 067 income 1 troop 180\n\
         p2 has 022",
    );
    defence.refuses(Rule::Troop07, "play 181 at 067");
    defence.play(&["play 162 on 022", "play 181 at 067"]);
    assert_eq!(defence.troop_at(67), Some(181));
}
