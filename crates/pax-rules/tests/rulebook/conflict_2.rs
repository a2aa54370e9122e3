//! ENT: the sorts of enterprises and what they are entitled to.

use crate::support::{self, covers, game, p};
use pax_rules::Rule;

/// The ranches of the deck.
const RANCHES: [u8; 14] = [49, 51, 52, 53, 67, 68, 69, 91, 92, 93, 94, 95, 99, 100];
/// The gun stores, and what their connections cost.
const GUN_STORES: [(u8, u16); 4] = [(57, 2), (65, 3), (77, 2), (97, 1)];

#[test]
fn ent_01_a_fixed_income_is_that_many_cubes_whatever_the_regime() {
    covers(&[Rule::Ent01]);
    for (regime, depression) in
        [("pax", ""), ("us", ""), ("martial", ""), ("anarchy", ""), ("pax", "depression")]
    {
        for (store, _) in GUN_STORES {
            let mut game = game(&format!(
                "regime {regime}\n{depression}\np1 gold 3 hacendado 212\np1 hand {store:03}\n\
                 p2 hacendado 209",
            ));
            game.play(&[&format!("play {store:03}")]);
            assert_eq!(game.income(store), 1, "{store} under {regime}");
            game.refuses(Rule::ActLand09, &format!("land {store:03}"));
        }
    }
}

#[test]
fn ent_02_an_improvable_income_starts_low_and_grows_by_land() {
    covers(&[Rule::Ent02]);
    let mut game = game("p1 gold 20 hacendado 212\np1 hand 067\np2 hacendado 209");
    game.play(&["play 067", "land 067"]);
    assert_eq!((game.income(67), game.actions()), (2, 0));
}

#[test]
fn ent_03_banks_follow_the_economy_and_ent_04_mines_the_mine_value_at_once() {
    covers(&[Rule::Ent03, Rule::Ent04]);
    let mut game = game(
        "p1 gold 30 hacendado 212\np1 hand 168 196 179\np1 has 075 income 3\np1 has 066 income 2\n\
         p1 has 051 income 1\n\
         p1 has 095 income 1\np1 has 067 income 1\np2 hacendado 209\np2 has 074 income 3\n\
         p2 has 048 income 2\n\
         market 106 105 / 107 108",
    );
    let both = |game: &support::Game| (game.income(75), game.income(66), game.income(74), game.income(48));
    game.play(&["play 168 at 051"]);
    assert_eq!(both(&game), (2, 3, 2, 3), "U.S. Intervention");
    game.play(&["play 196 at 095"]);
    assert_eq!(both(&game), (1, 1, 1, 1), "Anarchy");
    game.play(&["play 179 at 067"]);
    assert_eq!(both(&game), (3, 2, 3, 2), "Pax Porfiriana");
}

#[test]
fn ent_03_ent_04_martial_law_and_depression_set_them_too() {
    covers(&[Rule::Ent03, Rule::Ent04]);
    let mut game = game(
        "regime us\npile bear\np1 gold 30 hacendado 212\np1 hand 184\np1 has 075 income 2\n\
         p1 has 066 income 3\n\
         p1 has 067 income 1\np2 hacendado 209\nmarket 106",
    );
    game.play(&["play 184 at 067"]);
    assert_eq!((game.income(75), game.income(66)), (2, 2), "Martial Law");
    game.play(&["buy a1", "quo"]);
    assert_eq!((game.income(75), game.income(66)), (0, 0), "Depression");
}

#[test]
fn ent_05_cubes_come_with_the_card_and_change_with_its_income() {
    covers(&[Rule::Ent05]);
    let mut game = game(
        "regime anarchy\np1 gold 30 hacendado 209\np1 hand 075 066 179\np1 has 067 income 1\n\
         p2 hacendado 212",
    );
    game.play(&["play 075", "play 066"]);
    assert_eq!((game.income(75), game.income(66)), (1, 1));
    game.play(&["play 179 at 067"]);
    assert_eq!((game.income(75), game.income(66)), (3, 2));
    assert_eq!(game.reserve(1), 15 - 2 - 1 - 3 - 2);
}

#[test]
fn ent_06_every_ranch_starts_with_one_cube() {
    covers(&[Rule::Ent06]);
    for ranch in RANCHES {
        let mut game =
            game(&format!("regime us\np1 gold 9 hacendado 212\np1 hand {ranch:03}\np2 hacendado 209"));
        game.play(&[&format!("play {ranch:03}")]);
        assert_eq!(game.income(ranch), 1, "{ranch}");
    }
}

#[test]
fn ent_07_plantations_grow_like_ranches_but_can_revolt() {
    covers(&[Rule::Ent07]);
    let mut game = game(
        "p1 gold 9 hacendado 212\np1 hand 073\np2 gold 9 hacendado 209\np2 hand 005 203\np2 has 067 income 2",
    );
    game.play(&["play 073", "land 073"]);
    assert_eq!(game.income(73), 2);
    game.play(&["end", "play 005 at 073", "play 203 at 067"]);
    assert!(game.in_grudge(2, 73), "3 Unrest on two cubes: the slaves revolt");
    assert_eq!((game.owner(67), game.unrest(67)), (Some(2), 3), "a ranch does not");
}

#[test]
fn ent_08_a_gun_store_has_one_cube_and_a_cheap_connection() {
    covers(&[Rule::Ent08]);
    for (store, price) in GUN_STORES {
        let mut game = game(&format!("p1 gold 6 hacendado 212\np1 hand {store:03}\np2 hacendado 209"));
        game.play(&[&format!("play {store:03}"), &format!("upgrade {store:03}")]);
        assert_eq!((game.income(store), game.gold(1)), (1, 6 - 3 - price), "{store}");
        assert!(price <= 3);
    }
}

#[test]
fn ent_09_ent_10_ent_11_gun_stores_pay_two_to_each_owner_for_any_orange_card() {
    covers(&[Rule::Ent09, Rule::Ent10, Rule::Ent11]);
    // SCN-33.
    let mut game = game(
        "turn p3 3\np1 gold 5 hacendado 212\np1 has 057 income 1\np1 has 065 income 1\n\
         p2 gold 5 hacendado 209\n\
         p2 has 077 income 1\np3 gold 5 hacendado 208\np3 hand 135",
    );
    game.play(&["play 135 at 057"]);
    assert_eq!(game.unrest(57), 2, "shut down by this very attack");
    assert_eq!(game.gold(1), 7, "two stores of one owner do not stack");
    assert_eq!(game.gold(2), 7);
    assert_eq!(game.gold(3), 5, "it comes from the pool");
}

#[test]
fn ent_09_the_owner_is_paid_for_his_own_orange_card_too() {
    covers(&[Rule::Ent09]);
    let mut game = game(
        "p1 gold 5 hacendado 212\np1 hand 134\np1 has 057 income 1\np2 hacendado 209\np2 has 067 income 1",
    );
    game.play(&["play 134 at 067"]);
    assert_eq!(game.gold(1), 7);
}

#[test]
fn ent_09_only_orange_cards_count() {
    covers(&[Rule::Ent09]);
    let mut game = game(
        "p1 gold 9 hacendado 212\np1 hand 165 168\np1 has 057 income 1\np2 gold 4 hacendado 209\n\
         p2 has 051 income 1",
    );
    game.play(&["play 165 on p2", "play 168 at 051"]);
    assert_eq!(game.gold(1), 9 - 1 + 4 - 4, "a black card and a troop: neither pays");
}

#[test]
fn ent_11_an_owner_whose_only_store_is_shut_by_the_attack_is_paid() {
    covers(&[Rule::Ent11]);
    let mut game =
        game("p1 gold 5 hacendado 212\np1 has 057 income 1\np2 gold 9 hacendado 209\np2 hand 135\nturn p2 3");
    game.play(&["play 135 at 057"]);
    assert_eq!((game.gold(1), game.unrest(57)), (7, 2), "its only store is shut by it");
}

#[test]
fn ent_12_a_store_in_unrest_before_the_play_does_not_pay() {
    covers(&[Rule::Ent12]);
    let mut game = game(
        "p1 gold 5 hacendado 212\np1 has 057 income 1 unrest 1\np2 gold 5 hacendado 209\n\
         p2 has 065 income 1 unrest 1\n\
         p2 has 077 income 1\np2 hand 134\nturn p2 3",
    );
    game.play(&["play 134 at 057"]);
    assert_eq!(game.gold(1), 5);
    assert_eq!(game.gold(2), 7, "one of his two stores was open");
}

#[test]
fn ent_13_smelters_and_projects_count_enterprises_of_anybody_without_unrest() {
    covers(&[Rule::Ent13]);
    let mut game = game(
        "p1 gold 30 hacendado 209\np1 hand 087 078 085\np1 has 061 income 2\np1 has 067 income 1\n\
         p2 hacendado 212\np2 has 054 income 2\n\
         p2 has 082 income 2 unrest 1\np2 has 088 income 2\np2 has 049 income 1\np2 has 051 income 1\n\
         p2 has 073 income 1",
    );
    game.play(&["play 087", "play 078", "play 085"]);
    assert_eq!(game.income(87), 2, "mines in Sonora, the one in Unrest left out");
    assert_eq!(game.income(78), 2, "ranches in Mexico");
    assert_eq!(game.income(85), 1, "plantations");
}

#[test]
fn ent_14_their_income_varies_all_the_time_and_they_give_a_loyalty_point() {
    covers(&[Rule::Ent14, Rule::Ent20]);
    let mut game =
        game("p1 gold 30 hacendado 209\np1 hand 087 082 198\np1 has 061 income 2\np2 gold 30 hacendado 212");
    game.play(&["play 087"]);
    assert_eq!(game.income(87), 1);
    assert!(game.covered(87), "a Prestige Cube on its Loyalty in Pax");
    game.play(&["play 082"]);
    assert_eq!(game.income(87), 2, "a second mine");
    game.play(&["play 198 at 061 with 1"]);
    assert_eq!(game.income(87), 1, "a strike");
    let gold = game.gold(1);
    game.play(&["end"]);
    // Hacendado 2, 082 2, smelter 1, its Prestige Cube 1.
    assert_eq!(game.gold(1), gold + 6);
    assert_eq!(game.active(), 2);
}

#[test]
fn ent_15_an_unchanged_entitlement_moves_no_cube_however_short_the_card_is() {
    covers(&[Rule::Ent15]);
    let mut game = game(
        "p1 gold 30 hacendado 209\np1 hand 067 179\np1 has 066 income 0 due 2\np1 has 075 income 1 due 3\n\
         p1 has 057 income 0 due 1\n\
         p1 has 087 income 0 due 1\np1 has 061 income 2\np2 hacendado 212",
    );
    game.play(&["play 067"]);
    let cubes = |game: &support::Game| [66, 75, 57, 87].map(|card| game.income(card));
    assert_eq!(cubes(&game), [0, 1, 0, 0]);
    game.play(&["play 179 at 067"]);
    assert_eq!(cubes(&game), [0, 1, 0, 0], "the same regime again changes nothing");
}

#[test]
fn ent_15_a_regime_change_sets_mines_and_banks_anew_shortages_included() {
    covers(&[Rule::Ent15]);
    let mut game = game(
        "p1 gold 30 hacendado 209\np1 hand 184\np1 has 067 income 1\np1 has 066 income 0 due 2\n\
         p1 has 075 income 0 due 3\n\
         p1 has 057 income 0 due 1\np2 hacendado 212",
    );
    game.play(&["play 184 at 067"]);
    assert_eq!((game.income(66), game.income(75)), (2, 2), "although the Mine Value stayed the same");
    assert_eq!(game.income(57), 0, "a gun store stays short");
}

#[test]
fn ent_15_it_changes_with_supply_connections_troops_and_patents() {
    covers(&[Rule::Ent15]);
    let mut game = game(
        "turn p1 3\np1 gold 30 hacendado 209\np1 hand 039 188\np1 has 080 income 0\np1 has 066 income 2\n\
         p1 has 070 income 0\n\
         p1 has 067 income 1\np2 hacendado 212",
    );
    game.play(&["upgrade 066"]);
    assert_eq!(game.income(80), 1, "080 counts mines by rail");
    game.play(&["play 039"]);
    assert_eq!(game.income(66), 3, "a patent appears");
    game.play(&["play 188 at 067"]);
    assert_eq!(game.income(70), 1, "070 counts troops");
    game.play(&["end", "end", "sell 188", "sell 039"]);
    assert_eq!(game.income(70), 0, "the troop left");
    assert_eq!(game.income(66), 1, "the patent went (and it is Anarchy)");
}

#[test]
fn ent_15_a_rise_is_met_only_as_far_as_the_reserve_goes() {
    covers(&[Rule::Ent15]);
    let mut game = game(
        "p1 gold 30 hacendado 212\np1 has 087 income 0\np1 has 060 income 0\np1 has 067 income 12\n\
         p2 gold 30 hacendado 209\n\
         p2 hand 061\nturn p2 3",
    );
    assert_eq!(game.reserve(1), 1);
    game.play(&["play 061"]);
    assert_eq!(game.decider(), Some(p(1)), "one cube for two smelters: the owner's choice");
    game.refuses(Rule::Cube03, "choose 067");
    game.play(&["choose 060"]);
    assert_eq!((game.income(60), game.income(87), game.reserve(1)), (1, 0, 0));
    assert_eq!((game.active(), game.actions()), (2, 2));
}

#[test]
fn ent_15_a_patent_is_shut_by_unrest_on_its_own_card() {
    covers(&[Rule::Ent15, Rule::Ent18]);
    let mut game = game(
        "p1 gold 9 hacendado 212\np1 has 086 income 3\np1 has 082 income 3\np1 has 066 income 2\n\
         p2 gold 9 hacendado 209\n\
         p2 hand 198\nturn p2 3",
    );
    game.play(&["play 198 at 086 with 1"]);
    assert_eq!((game.income(86), game.income(82), game.income(66)), (2, 2, 2), "its own income included");
    game.play(&["end", "police 086"]);
    assert_eq!((game.income(86), game.income(82), game.income(66)), (3, 3, 2), "Sonora only");
}

#[test]
fn ent_16_income_cubes_go_first_the_extortion_cube_last_and_then_it_is_sacked() {
    covers(&[Rule::Ent16]);
    // SCN-44, and then SCN-22's way.
    let mut game = game(
        "p1 gold 9 hacendado 212\np1 has 074 income 2 extorted 181 by p2\n\
         p1 has 087 income 0 extorted 182 by p2\n\
         p1 has 082 income 2\np1 has 043\np2 hacendado 209",
    );
    game.play(&["decree 043"]);
    assert_eq!((game.regime().as_str(), game.income(74), game.extorted(74)), ("anarchy", 0, true));
    assert_eq!(game.owner(74), Some(1), "not sacked");
    game.play(&["sell 082"]);
    assert!(game.in_hand(1, 87), "the smelter lost its last cube, the Extortion Cube");
    assert!(game.discarded(182), "p2 has no Private Army of that colour");
    assert_eq!(game.reserve(2), 15 - 2 - 1);
}

#[test]
fn ent_17_profit_is_income_and_extortion_together() {
    covers(&[Rule::Ent17]);
    let mut game = game(
        "p1 gold 9 hacendado 212\np1 hand 168\np1 has 051 income 1\np1 has 082 income 1 extorted 181 by p2\n\
         p1 has 074 income 2 extorted 182 by p2\np2 hacendado 209",
    );
    game.play(&["play 168 at 051"]);
    assert_eq!((game.income(82), game.extorted(82)), (2, true), "three in all under U.S. Intervention");
    assert_eq!((game.income(74), game.extorted(74)), (1, true), "two in all");
}

#[test]
fn ent_18_patents_raise_mines_above_the_mine_value() {
    covers(&[Rule::Ent18]);
    let mut game = game(
        "p1 gold 30 hacendado 212\np1 hand 039 086 082\np1 has 066 income 2\np2 hacendado 209\n\
         p2 has 054 income 2",
    );
    game.play(&["play 039"]);
    assert_eq!(game.income(66), 3);
    game.play(&["play 086", "play 082"]);
    assert_eq!((game.income(86), game.income(82)), (4, 4), "two patents add up in Sonora");
    assert_eq!((game.income(66), game.income(54)), (3, 2), "not in America, not for others");
}

#[test]
fn ent_19_the_flag_says_which_troops_and_orange_cards_reach_it() {
    covers(&[Rule::Ent19]);
    let game = game(
        "p1 gold 9 hacendado 212\np1 hand 135 188\np2 hacendado 209\np2 has 051 income 1\n\
         p2 has 067 income 1\np2 has 068 income 1",
    );
    let legal = game.legal();
    let plays: Vec<&str> = legal.iter().map(String::as_str).filter(|text| text.starts_with("play")).collect();
    assert_eq!(
        plays,
        ["play 135 at 051 with 2", "play 188 at 067"],
        "America, Sonora, and none to Chihuahua"
    );
}

#[test]
fn ent_20_an_enterprises_prestige_counts_only_without_unrest() {
    covers(&[Rule::Ent20]);
    let mut game = game(
        "p1 gold 0 hacendado 212\np1 has 049 income 1\np1 has 079 income 0 unrest 1\n\
         p2 gold 0 hacendado 209\np2 has 083 income 0\nmarket 107",
    );
    game.play(&["buy a1", "event"]);
    assert_eq!((game.gold(1), game.gold(2)), (1, 1), "one gold for each active Loyalty point");
}

#[test]
fn ent_21_effects_may_select_by_place() {
    covers(&[Rule::Ent21]);
    let mut game = game(
        "p1 gold 30 hacendado 209\np1 hand 060 079 083\np2 hacendado 212\np2 has 054 income 2\n\
         p2 has 088 income 2\np2 has 096 income 2\n\
         p2 has 066 income 2",
    );
    game.play(&["play 060", "play 079", "play 083"]);
    assert_eq!(game.income(60), 3, "Mexico is Sonora and Chihuahua");
    assert_eq!(game.income(79), 2, "mines in Chihuahua");
    assert_eq!(game.income(83), 1, "mines in America");
}

#[test]
fn ent_22_some_banks_make_loyalty_enterprises_cheaper_or_free() {
    covers(&[Rule::Ent22]);
    let mut game = game(
        "p1 gold 9 hacendado 209\np1 hand 078 087 068\np1 has 056 income 3\np1 has 055 income 3\n\
         p2 hacendado 212",
    );
    game.play(&["play 078"]);
    assert_eq!(game.gold(1), 9, "056: free with Loyalty in Chihuahua");
    game.play(&["play 087"]);
    assert_eq!(game.gold(1), 9 - 3, "055: half of five with Loyalty anywhere");
    game.play(&["play 068"]);
    assert_eq!(game.gold(1), 6 - 4, "no Loyalty, no discount");
}

#[test]
fn ent_23_income_cubes_are_the_owners_and_foreign_cubes_only_connections_and_extortion() {
    covers(&[Rule::Ent23]);
    let mut game = game(
        "p1 gold 0 hacendado 212\np1 has 082 income 1 oval1 p3 extorted 181 by p2\n\
         p2 gold 0 hacendado 209\np3 gold 0 hacendado 208",
    );
    game.play(&["end", "end", "end"]);
    assert_eq!((game.gold(1), game.gold(2), game.gold(3)), (2 + 1, 2 + 1, 2 + 1));
    game.refuses(Rule::Cube05, "add 082");
    assert_eq!((game.reserve(1), game.reserve(2), game.reserve(3)), (12, 12, 12));
}
