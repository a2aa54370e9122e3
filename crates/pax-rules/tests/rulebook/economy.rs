//! ACT-REDEPLOY, ACT-LAND and ACT-UPGRADE: what a player does to troops and enterprises in play.

use crate::support::{Game, covers, game};
use pax_rules::Rule;

/// A rebel troop at 052, and destinations on foot (048), by mule (089) and by rail (088).
fn rebels(gold: u8) -> Game {
    game(&format!(
        "p1 gold {gold} hacendado 212
         p2 gold 0 hacendado 211
         p1 has 052 income 1 troop 167
         p1 has 048 income 2
         p1 has 089 income 2
         p1 has 088 income 2 oval1 p1"
    ))
}

#[test]
fn act_redeploy_01_the_cost_is_that_of_the_connection_of_the_destination() {
    covers(&[Rule::ActRedeploy01]);
    for (place, price) in [(48, 1), (89, 3), (88, 6)] {
        let mut game = rebels(10);
        game.play(&[&format!("redeploy 167 at {place:03}")]);
        assert_eq!(game.gold(1), 10 - price);
        assert_eq!(game.troop_at(place), Some(167));
        assert_eq!(game.troop_at(52), None);
        assert_eq!(game.actions(), 2);
    }
    rebels(5).refuses(Rule::ActRedeploy01, "redeploy 167 at 088");
}

#[test]
fn act_redeploy_01_only_a_troop_of_yours_in_play_moves() {
    let game = game(
        "p1 gold 9 hacendado 212
         p2 gold 9 hacendado 211
         p1 hand 178
         p1 has 048 income 2
         p2 has 052 income 1 troop 167",
    );
    game.refuses(Rule::ActRedeploy01, "redeploy 167 at 048");
    game.refuses(Rule::ActRedeploy01, "redeploy 178 at 048");
}

#[test]
fn act_redeploy_02_a_new_place_must_be_in_the_troops_jurisdiction_and_weaker_held() {
    covers(&[Rule::ActRedeploy02]);
    let position = "p1 gold 9 hacendado 212
         p2 gold 9 hacendado 211
         p1 has 052 income 1 troop 167
         p1 has 054 income 1
         p2 has 048 income 1 troop 178";
    let pax = game(position);
    pax.refuses(Rule::Troop03, "redeploy 167 at 054");
    pax.refuses(Rule::Troop05, "redeploy 167 at 048");
    game(&format!("regime anarchy\n{position}")).allows("redeploy 167 at 054");
}

#[test]
fn act_redeploy_03_in_place_costs_no_gold_and_needs_no_jurisdiction() {
    covers(&[Rule::ActRedeploy03]);
    let mut game = game(
        "p1 gold 0 hacendado 212
         p2 gold 0 hacendado 211
         p1 has 054 income 2 unrest 2 troop 167",
    );
    game.play(&["redeploy 167 at 054"]);
    assert_eq!((game.unrest(54), game.gold(1), game.actions()), (0, 0, 2));
    assert_eq!(game.troop_at(54), Some(167));
    game.refuses(Rule::ActRedeploy03, "redeploy 167 at 054");
}

#[test]
fn act_redeploy_04_both_forms_remove_unrest_equal_to_firepower() {
    covers(&[Rule::ActRedeploy04]);
    let mut game = game(
        "p1 gold 9 hacendado 212
         p2 gold 0 hacendado 211
         p1 has 052 income 1 unrest 3 troop 193
         p1 has 048 income 2 unrest 4
         p1 has 068 income 1 unrest 1
         p1 has 089 income 2 unrest 2 troop 167",
    );
    game.play(&["redeploy 193 at 052"]);
    assert_eq!(game.unrest(52), 2);
    game.play(&["redeploy 167 at 048"]);
    assert_eq!((game.unrest(48), game.unrest(89)), (2, 2));
    game.play(&["redeploy 193 at 068"]);
    assert_eq!((game.unrest(68), game.unrest(52)), (0, 2));
}

#[test]
fn act_redeploy_05_the_effects_of_the_card_do_not_happen_again() {
    covers(&[Rule::ActRedeploy05]);
    let mut game = game(
        "p1 gold 9 hacendado 212
         p2 gold 9 hacendado 211
         p1 has 091 income 1 troop 184
         p1 has 054 income 2
         p2 has 092 income 1",
    );
    game.play(&["redeploy 184 at 054"]);
    assert_eq!(game.gold(1), 4);
    assert_eq!(game.regime(), "pax");
    assert_eq!([91, 54, 92].map(|card| game.unrest(card)), [0, 0, 0]);
}

#[test]
fn act_redeploy_06_between_enterprises_to_the_army_and_from_it() {
    covers(&[Rule::ActRedeploy06]);
    let mut game = game(
        "p1 gold 20 hacendado 212 plan 2
         p2 gold 0 hacendado 211
         p1 has 091 income 1 troop 184
         p1 has 052 income 1 troop 167
         p1 has 054 income 2",
    );
    game.play(&["redeploy 184 army"]);
    assert!(game.listed("p1 army", 184));
    assert_eq!(game.troop_at(91), None);
    assert_eq!(game.gold(1), 15);
    game.refuses(Rule::ActRedeploy06, "redeploy 184 army");
    game.refuses(Rule::Army03, "redeploy 167 army");
    game.play(&["redeploy 184 at 054"]);
    assert_eq!(game.troop_at(54), Some(184));
    assert!(!game.listed("p1 army", 184));
}

#[test]
fn act_redeploy_06_a_loyalist_has_no_army_to_go_to() {
    rebels(9).refuses(Rule::Troop11, "redeploy 167 army");
}

#[test]
fn act_redeploy_07_the_extortion_cube_turns_back_into_the_owners() {
    covers(&[Rule::ActRedeploy07]);
    let mut game = game(
        "p1 gold 9 hacendado 212
         p2 gold 0 hacendado 211
         p1 has 052 income 1
         p2 has 048 income 1 extorted 167 by p1",
    );
    let (mine, theirs) = (game.reserve(1), game.reserve(2));
    game.play(&["redeploy 167 at 052"]);
    assert!(!game.extorted(48));
    assert_eq!(game.income(48), 2);
    assert_eq!((game.reserve(1), game.reserve(2)), (mine + 1, theirs - 1));
}

#[test]
fn act_redeploy_08_a_weaker_occupant_goes_to_the_discards() {
    covers(&[Rule::ActRedeploy08]);
    let mut game = game(
        "p1 gold 9 hacendado 212
         p2 gold 9 hacendado 211
         p1 has 052 income 1 troop 167
         p2 has 089 income 2 troop 193
         p2 has 048 income 2 troop 178",
    );
    game.refuses(Rule::Troop05, "redeploy 167 at 048");
    game.play(&["redeploy 167 at 089"]);
    assert!(game.discarded(193) && !game.in_hand(2, 193));
    assert_eq!(game.troop_at(89), Some(167));
    assert_eq!((game.extorted(89), game.income(89), game.gold(1)), (true, 1, 6));
}

#[test]
fn act_redeploy_09_a_troop_may_stay_abroad_but_not_move_on_there() {
    covers(&[Rule::ActRedeploy09]);
    let mut game = game(
        "regime anarchy
         market 118 . . . . . / . . . . . .
         p1 gold 9 hacendado 212
         p2 gold 0 hacendado 211
         p1 has 051 income 1
         p2 has 052 income 0 unrest 1 extorted 169 by p1
         p2 has 068 income 1",
    );
    game.allows("redeploy 169 at 068");
    game.play(&["buy a1", "event"]);
    assert_eq!(game.regime(), "pax");
    assert!(game.extorted(52));
    game.refuses(Rule::Troop03, "redeploy 169 at 068");
    game.allows("redeploy 169 at 051");
    game.play(&["redeploy 169 at 052"]);
    assert_eq!((game.unrest(52), game.troop_at(52)), (0, Some(169)));
}

#[test]
fn act_redeploy_10_in_place_works_on_an_enterprise_that_you_extort() {
    covers(&[Rule::ActRedeploy10]);
    let mut game = game(
        "p1 gold 0 hacendado 212
         p2 gold 0 hacendado 211
         p2 has 048 income 1 unrest 3 extorted 167 by p1",
    );
    game.play(&["redeploy 167 at 048"]);
    assert_eq!((game.unrest(48), game.income(48), game.extorted(48)), (1, 1, true));
}

#[test]
fn act_redeploy_11_a_troop_with_the_flag_of_a_civil_war_cannot_move_at_all() {
    let game = game(
        "regime anarchy
         p1 gold 9 hacendado 212
         p2 gold 0 hacendado 211
         p2 has 041
         p1 has 054 income 1 unrest 1 troop 167
         p1 has 091 income 1 unrest 1 troop 184
         p1 has 051 income 1",
    );
    game.refuses(Rule::ActRedeploy11, "redeploy 167 at 054");
    game.refuses(Rule::ActRedeploy11, "redeploy 167 at 051");
    game.allows("redeploy 184 at 091").allows("redeploy 184 at 051");
}

#[test]
fn act_redeploy_12_yaqui_that_come_to_extort_slaves_free_them() {
    covers(&[Rule::ActRedeploy12]);
    let mut game = game(
        "p1 gold 9 hacendado 212
         p2 gold 0 hacendado 211
         p1 has 091 income 1 troop 190
         p2 has 062 income 1",
    );
    game.play(&["redeploy 190 at 062"]);
    assert_eq!(game.gold(1), 3);
    assert!(game.in_grudge(1, 62) && game.jailed(1));
    assert!(game.discarded(190));
    assert_eq!((game.reserve(1), game.reserve(2)), (12, 13));
}

#[test]
fn act_redeploy_12_slaves_of_their_own_or_a_troop_that_stays_are_left_in_peace() {
    covers(&[Rule::ActRedeploy12]);
    let mut own = game(
        "p1 gold 9 hacendado 212
         p2 gold 0 hacendado 211
         p1 has 091 income 1 troop 190
         p1 has 063 income 1",
    );
    own.play(&["redeploy 190 at 063"]);
    assert_eq!((own.owner(63), own.troop_at(63)), (Some(1), Some(190)));
    let mut in_place = game(
        "p1 gold 9 hacendado 212
         p2 gold 0 hacendado 211
         p2 has 062 income 1 unrest 1 extorted 190 by p1",
    );
    in_place.play(&["redeploy 190 at 062"]);
    assert_eq!((in_place.owner(62), in_place.unrest(62), in_place.extorted(62)), (Some(2), 0, true));
}

#[test]
fn act_land_01_land_takes_two_actions() {
    covers(&[Rule::ActLand01]);
    let mut game = game("p1 gold 9 hacendado 212\np2 gold 0 hacendado 211\np1 has 067 income 1");
    game.play(&["land 067"]);
    assert_eq!(game.actions(), 1);
    game.refuses(Rule::Act04, "land 067");
}

#[test]
fn act_land_02_it_adds_a_cube_to_a_ranch_or_plantation_of_your_own() {
    covers(&[Rule::ActLand02]);
    for land in [67, 63] {
        let mut game = game(&format!(
            "p1 gold 9 hacendado 212
             p2 gold 0 hacendado 211
             p1 has {land:03} income 1
             p2 has 068 income 1"
        ));
        game.play(&[&format!("land {land:03}")]);
        assert_eq!((game.income(land), game.reserve(1)), (2, 11));
        game.refuses(Rule::ActLand02, "land 068");
    }
}

#[test]
fn act_land_03_the_cost_is_the_number_of_cubes_on_the_card_whosever_they_are() {
    covers(&[Rule::ActLand03]);
    let position = |gold: u8| {
        game(&format!(
            "p1 gold {gold} hacendado 212
             p2 gold 0 hacendado 211
             p1 has 063 income 1 oval1 p2 extorted 179 by p2"
        ))
    };
    let mut game = position(4);
    game.play(&["land 063"]);
    assert_eq!((game.gold(1), game.income(63), game.actions()), (1, 2, 1));
    position(2).refuses(Rule::ActLand03, "land 063");
}

#[test]
fn act_land_04_income_connection_extortion_and_prestige_cubes_all_count() {
    covers(&[Rule::ActLand04]);
    for (cubes, cost) in [
        ("income 2", 2),
        ("income 2 covered", 3),
        ("income 2 covered oval1 p2", 4),
        ("income 2 covered oval1 p2 extorted 193 by p2", 5),
    ] {
        let mut game = game(&format!("p1 gold 9 hacendado 212\np2 gold 0 hacendado 211\np1 has 049 {cubes}"));
        game.play(&["land 049"]);
        assert_eq!(game.gold(1), 9 - cost, "{cubes}");
    }
}

#[test]
fn act_land_05_only_the_fifteen_cubes_limit_land() {
    covers(&[Rule::ActLand05]);
    let mut game = game("p1 gold 12 hacendado 212\np2 gold 0 hacendado 211\np1 has 067 income 12");
    game.play(&["land 067"]);
    assert_eq!((game.income(67), game.gold(1), game.reserve(1)), (13, 0, 0));
}

#[test]
fn act_land_06_it_needs_a_cube_in_reserve() {
    game("p1 gold 20 hacendado 212\np2 gold 0 hacendado 211\np1 has 067 income 13")
        .refuses(Rule::ActLand06, "land 067");
}

#[test]
fn act_land_07_land_may_be_bought_in_unrest() {
    covers(&[Rule::ActLand07]);
    let mut game = game("p1 gold 9 hacendado 212\np2 gold 0 hacendado 211\np1 has 067 income 1 unrest 2");
    game.play(&["land 067"]);
    assert_eq!((game.income(67), game.unrest(67), game.gold(1)), (2, 2, 8));
}

#[test]
fn act_land_08_it_can_be_bought_again_and_is_dearer_each_time() {
    covers(&[Rule::ActLand08]);
    let mut game = game("p1 gold 5 hacendado 212\np2 gold 0 hacendado 211\np1 has 067 income 1 unrest 1");
    // The Hacendado earns 2 between the purchases of 1 and of 2 gold.
    game.play(&["land 067"]);
    assert_eq!(game.gold(1), 4);
    game.play(&["end", "end", "land 067"]);
    assert_eq!((game.gold(1), game.income(67)), (4, 3));
}

#[test]
fn act_land_09_mines_banks_stores_smelters_and_projects_have_no_land() {
    let game = game(
        "p1 gold 9 hacendado 212
         p2 gold 0 hacendado 211
         p1 has 048 income 2
         p1 has 055 income 3
         p1 has 057 income 1
         p1 has 079 income 1
         p1 has 078 income 0",
    );
    for card in ["048", "055", "057", "079", "078"] {
        game.refuses(Rule::ActLand09, &format!("land {card}"));
    }
}

#[test]
fn act_land_10_more_land_lets_a_plantation_bear_more_unrest() {
    covers(&[Rule::ActLand10]);
    let position = || {
        game(
            "p1 gold 9 hacendado 212
             p2 gold 0 hacendado 211
             p2 hand 140
             p1 has 063 income 1 unrest 1",
        )
    };
    let mut poor = position();
    poor.play(&["end", "play 140 at 063"]);
    assert!(poor.in_grudge(2, 63));
    let mut rich = position();
    rich.play(&["land 063", "end", "play 140 at 063"]);
    assert_eq!((rich.owner(63), rich.unrest(63)), (Some(1), 2));
}

#[test]
fn act_land_11_new_land_on_an_extorted_ranch_is_the_owners() {
    covers(&[Rule::ActLand11]);
    let mut game = game(
        "p1 gold 2 hacendado 212
         p2 gold 0 hacendado 211
         p1 has 067 income 1 extorted 179 by p2",
    );
    game.play(&["land 067"]);
    assert_eq!((game.income(67), game.extorted(67), game.reserve(1), game.reserve(2)), (2, true, 11, 12));
    game.play(&["end", "end"]);
    assert_eq!((game.gold(1), game.gold(2)), (4, 3));
}

#[test]
fn act_upgrade_01_a_cube_goes_into_an_empty_oval_of_an_enterprise_in_play() {
    covers(&[Rule::ActUpgrade01]);
    let mut game = game(
        "p1 gold 9 hacendado 212
         p2 gold 0 hacendado 211
         p1 hand 068
         p1 has 067 income 1",
    );
    game.play(&["upgrade 067"]);
    assert_eq!(game.after("p1 has 067", "oval1").as_deref(), Some("p1"));
    assert_eq!((game.reserve(1), game.actions()), (11, 2));
    game.refuses(Rule::ActUpgrade01, "upgrade 068");
}

#[test]
fn act_upgrade_02_opponents_enterprises_and_those_in_unrest_will_do() {
    covers(&[Rule::ActUpgrade02]);
    let mut game = game(
        "p1 gold 9 hacendado 212
         p2 gold 0 hacendado 211
         p1 has 067 income 1 unrest 1
         p2 has 068 income 1 unrest 2",
    );
    game.play(&["upgrade 067", "upgrade 068"]);
    assert_eq!(game.after("p1 has 067", "oval1").as_deref(), Some("p1"));
    assert_eq!(game.after("p2 has 068", "oval1").as_deref(), Some("p1"));
    assert_eq!(game.gold(1), 3);
}

#[test]
fn act_upgrade_03_an_oval_holds_one_cube_and_the_first_has_it() {
    let game = game(
        "p1 gold 9 hacendado 212
         p2 gold 0 hacendado 211
         p1 has 067 income 1 oval1 p2
         p1 has 055 income 3",
    );
    game.refuses(Rule::ActUpgrade03, "upgrade 067");
    game.refuses(Rule::ActUpgrade03, "upgrade 067 oval 2");
    game.refuses(Rule::ActUpgrade03, "upgrade 055");
}

#[test]
fn act_upgrade_04_the_price_stands_in_the_oval() {
    covers(&[Rule::ActUpgrade04]);
    let position = |gold: u8| {
        game(&format!("p1 gold {gold} hacendado 212\np2 gold 0 hacendado 211\np2 has 048 income 2"))
    };
    let mut game = position(9);
    game.play(&["upgrade 048"]);
    assert_eq!((game.gold(1), game.gold(2)), (1, 0));
    position(7).refuses(Rule::ActUpgrade04, "upgrade 048");
}

#[test]
fn act_upgrade_05_with_a_chain_railroad_every_connection_costs_one_gold() {
    covers(&[Rule::ActUpgrade05]);
    let mut game = game(
        "p1 gold 3 hacendado 212
         p2 gold 0 hacendado 211
         p2 has 101 income 0 oval1 p1
         p2 has 048 income 2
         p1 has 065 income 1",
    );
    game.play(&["upgrade 048", "upgrade 065"]);
    assert_eq!(game.gold(1), 1);
}

#[test]
fn act_upgrade_06_the_cube_earns_gold_and_changes_the_way_of_troops() {
    covers(&[Rule::ActUpgrade06]);
    let mut game = game(
        "p1 gold 8 hacendado 212
         p2 gold 9 hacendado 211
         p2 hand 183
         p2 has 048 income 2",
    );
    game.play(&["upgrade 048", "end"]);
    assert_eq!(game.gold(1), 3);
    game.play(&["play 183 at 048"]);
    assert_eq!(game.gold(2), 8);
}

#[test]
fn act_upgrade_07_the_upgrade_replaces_the_base_connection() {
    covers(&[Rule::ActUpgrade07]);
    let position = |oval: &str| {
        game(&format!(
            "p1 gold 9 hacendado 212
             p2 gold 0 hacendado 211
             p1 has 089 income 2 troop 178
             p1 has 048 income 2 {oval}"
        ))
    };
    for (oval, price) in [("", 2), ("oval1 p2", 3)] {
        let mut game = position(oval);
        game.play(&["redeploy 178 at 048"]);
        assert_eq!(game.gold(1), 9 - price);
    }
}

#[test]
fn act_upgrade_08_in_unrest_only_the_base_connection_can_be_used() {
    covers(&[Rule::ActUpgrade08]);
    for (unrest, price) in [("", 1), ("unrest 2", 3)] {
        let mut game = game(&format!(
            "p1 gold 9 hacendado 212
             p2 gold 0 hacendado 211
             p1 hand 184
             p1 has 061 income 2 oval1 p1 {unrest}"
        ));
        game.play(&["play 184 at 061"]);
        assert_eq!((game.gold(1), game.unrest(61)), (9 - price, 0));
    }
}

#[test]
fn act_upgrade_09_it_needs_a_cube_in_reserve() {
    game(
        "p1 gold 9 hacendado 212
         p2 gold 0 hacendado 211
         p1 has 067 income 13
         p2 has 068 income 1",
    )
    .refuses(Rule::ActUpgrade09, "upgrade 068");
}

#[test]
fn act_upgrade_10_no_cube_is_shifted_into_an_oval() {
    covers(&[Rule::ActUpgrade10]);
    let game = game(
        "market 048 . . . . . / . . . . . .
         p1 gold 9 hacendado 212
         p2 gold 0 hacendado 211
         p1 has 067 income 12
         p1 has 068 income 0 oval1 p1
         p1 has 066 income 0",
    );
    game.refuses(Rule::Cube10, "shift income 067 to oval 067 1");
    let shifts: Vec<String> = game.legal().into_iter().filter(|text| text.starts_with("shift")).collect();
    assert!(!shifts.is_empty() && shifts.iter().all(|text| !text.contains("to oval")));
}

#[test]
fn act_upgrade_11_two_ovals_can_hold_cubes_of_two_players() {
    covers(&[Rule::ActUpgrade11]);
    let mut game = game("p1 gold 4 hacendado 212\np2 gold 3 hacendado 211\np1 has 053 income 1");
    game.play(&["upgrade 053", "end", "upgrade 053 oval 2", "end"]);
    assert_eq!(game.after("p1 has 053", "oval1").as_deref(), Some("p1"));
    assert_eq!(game.after("p1 has 053", "oval2").as_deref(), Some("p2"));
    assert_eq!((game.gold(1), game.gold(2)), (4, 3));
}

#[test]
fn act_upgrade_12_the_dynamite_monopoly_is_paid_instead_of_the_pool() {
    covers(&[Rule::ActUpgrade12]);
    let mut game = game(
        "p1 gold 9 hacendado 212
         p2 gold 9 hacendado 211
         p2 has 028
         p1 has 067 income 1
         p1 has 068 income 1",
    );
    game.play(&["upgrade 067"]);
    assert_eq!((game.gold(1), game.gold(2)), (6, 12));
    game.play(&["end", "upgrade 068"]);
    assert_eq!(game.gold(2), 9);
}

#[test]
fn act_upgrade_13_an_oval_left_by_a_shift_is_built_anew_by_anyone() {
    covers(&[Rule::ActUpgrade13]);
    let mut game = game(
        "p1 gold 0 hacendado 212
         p2 gold 5 hacendado 211
         p1 has 055 income 2 due 3
         p1 has 068 income 10
         p2 has 067 income 1 unrest 1 oval1 p1",
    );
    game.play(&["shift oval 067 1 to income 055"]);
    assert_eq!((game.income(55), game.after("p2 has 067", "oval1")), (3, None));
    game.play(&["end", "upgrade 067"]);
    assert_eq!(game.after("p2 has 067", "oval1").as_deref(), Some("p2"));
    assert_eq!(game.gold(2), 2);
}
