//! EXTORT and SACK: troops in other tableaus.

use crate::support::{self, covers, game, p};
use pax_rules::Rule;

#[test]
fn extort_01_a_troop_at_anothers_enterprise_extorts_it() {
    covers(&[Rule::Extort01, Rule::Extort03, Rule::Extort06, Rule::Extort11]);
    let mut game = game(
        "p1 gold 9 hacendado 212\np1 hand 185 193\np1 has 052 income 2\np2 hacendado 209\n\
         p2 has 068 income 2",
    );
    game.play(&["play 185 at 068", "play 193 at 052"]);
    assert_eq!(game.after("p2 has 068", "extorted").as_deref(), Some("185"));
    assert_eq!((game.income(68), game.extorted(68)), (1, true), "one Income Cube gave way");
    assert_eq!((game.income(52), game.extorted(52)), (2, false), "nobody extorts himself");
    assert_eq!(game.reserve(1), 15 - 2 - 2 - 1);
    assert_eq!(game.reserve(2), 15 - 2 - 1, "the displaced cube is in its owner's reserve");
}

#[test]
fn extort_02_without_a_cube_in_reserve_nobody_extorts() {
    let game = game(
        "p1 gold 9 hacendado 212\np1 hand 185\np1 has 053 income 13\np1 has 052 income 0\n\
         p2 hacendado 209\np2 has 068 income 2\np2 has 069 income 0",
    );
    assert_eq!(game.reserve(1), 0);
    game.refuses(Rule::Extort02, "play 185 at 068");
    // Though it would only sack.
    game.refuses(Rule::Extort02, "play 185 at 069");
    game.allows("play 185 at 052");
}

#[test]
fn extort_04_an_earlier_extorters_cube_is_the_one_replaced() {
    covers(&[Rule::Extort04, Rule::Extort06, Rule::Extort16]);
    let mut game = game(
        "p1 gold 9 hacendado 212\np1 hand 183\np2 hacendado 209\np2 has 068 income 3 extorted 193 by p3\n\
         p3 hacendado 208",
    );
    game.play(&["play 183 at 068"]);
    assert_eq!((game.income(68), game.extorted(68), game.troop_at(68)), (3, true, Some(183)));
    assert_eq!((game.reserve(1), game.reserve(2), game.reserve(3)), (12, 10, 13));
}

#[test]
fn extort_05_its_cube_counts_as_one_on_the_enterprise() {
    covers(&[Rule::Extort05, Rule::Slave14]);
    // SCN-04: one Income, one Connection, one Extortion Cube: land costs three.
    let mut land =
        game("p1 gold 9 hacendado 212\np1 has 064 income 1 oval1 p1 extorted 181 by p2\np2 hacendado 209");
    land.play(&["land 064"]);
    assert_eq!((land.gold(1), land.actions(), land.income(64)), (6, 1, 2));
    // Three disks are not more than three cubes, the Extortion Cube among them.
    let mut calm = game(
        "p1 hacendado 212\np1 has 064 income 1 oval1 p1 extorted 181 by p2\np2 gold 9 hacendado 209\n\
         p2 hand 005\nturn p2 3",
    );
    calm.play(&["play 005 at 064"]);
    assert_eq!((calm.owner(64), calm.unrest(64)), (Some(1), 3));
}

#[test]
fn extort_07_it_earns_one_gold_a_turn_unless_there_is_unrest() {
    covers(&[Rule::Extort07]);
    for (unrest, gold) in [("", 3), ("unrest 1 ", 2)] {
        let mut game = game(&format!(
            "p1 gold 0 hacendado 212\np2 hacendado 209\np2 has 068 income 3 {unrest}extorted 193 by p1",
        ));
        game.play(&["end"]);
        assert_eq!(game.gold(1), gold, "{unrest}");
    }
}

#[test]
fn extort_08_it_is_the_last_to_go_when_income_shrinks() {
    covers(&[Rule::Extort08]);
    let mut game = game(
        "p1 hacendado 212\np1 has 087 income 1 extorted 181 by p2\np1 has 061 income 2\n\
         p1 has 082 income 2\np2 gold 9 hacendado 209\n\
         p2 hand 198 004\nturn p2 3",
    );
    game.play(&["play 198 at 061 with 1"]);
    assert_eq!((game.income(87), game.extorted(87)), (0, true));
    game.play(&["play 004 at 082 with 1"]);
    assert!(game.in_hand(1, 87), "without its Extortion Cube it is sacked");
}

#[test]
fn extort_09_when_the_troop_leaves_the_cubes_change_back() {
    covers(&[Rule::Extort09]);
    let mut game = game(
        "p1 gold 9 hacendado 212\np1 has 052 income 1\np2 hacendado 209\n\
         p2 has 068 income 0 extorted 193 by p1",
    );
    game.play(&["redeploy 193 at 052"]);
    assert_eq!((game.income(68), game.extorted(68), game.troop_at(68)), (1, false, None));
    assert_eq!((game.reserve(1), game.reserve(2)), (12, 12));
}

#[test]
fn extort_09_an_owner_without_a_cube_is_short_by_one() {
    covers(&[Rule::Extort09]);
    let mut game = game(
        "p1 gold 9 hacendado 212\np1 has 052 income 1\np2 hacendado 209\n\
         p2 has 068 income 1 extorted 193 by p1\np2 has 067 income 12",
    );
    assert_eq!(game.reserve(2), 0);
    game.play(&["redeploy 193 at 052"]);
    assert_eq!((game.income(68), game.extorted(68), game.reserve(2)), (1, false, 0));
}

#[test]
fn extort_10_the_same_when_it_is_beaten_sold_lost_to_strife_or_unpaid() {
    covers(&[Rule::Extort10]);
    let after = |game: &support::Game, how: &str| {
        assert_eq!((game.income(68), game.extorted(68)), (3, false), "{how}");
    };
    let mut beaten = game(
        "p1 gold 9 hacendado 212\np1 hand 183\np1 has 068 income 2 extorted 193 by p2\np2 hacendado 209",
    );
    beaten.play(&["play 183 at 068"]);
    after(&beaten, "beaten by the owner");
    assert!(beaten.discarded(193));
    assert_eq!(beaten.reserve(2), 13);
    let mut sold = game("p1 gold 9 hacendado 212\np2 hacendado 209\np2 has 068 income 2 extorted 193 by p1");
    sold.play(&["sell 193"]);
    after(&sold, "sold");
    assert_eq!((sold.gold(1), sold.reserve(1), sold.troop_at(68)), (12, 13, None));
    let mut strife = game(
        "p1 gold 9 hacendado 212\np1 has 018\np2 hacendado 209\np2 has 068 income 2 extorted 193 by p1\n\
         market 120 108",
    );
    strife.play(&["buy a2", "event", "discard green"]);
    after(&strife, "Strife");
    assert!(strife.discarded(193));
    let mut unpaid = game(
        "depression\npile bear\np1 gold 9 hacendado 212\np2 hacendado 209\n\
         p2 has 068 income 2 extorted 193 by p1",
    );
    unpaid.play(&["end", "drop 193"]);
    after(&unpaid, "unpaid");
    assert!(unpaid.discarded(193));
    assert_eq!(unpaid.gold(1), 9 + 2 + 1);
}

#[test]
fn extort_11_a_troop_at_home_takes_no_cube() {
    covers(&[Rule::Extort11]);
    let mut game = game("p1 gold 0 hacendado 212\np1 has 068 income 2 troop 193\np2 hacendado 209");
    assert!(!game.extorted(68));
    game.play(&["end"]);
    assert_eq!(game.gold(1), 4, "two of the Hacendado, two of the ranch");
}

#[test]
fn extort_12_the_owner_polices_an_extorted_enterprise_for_nothing() {
    covers(&[Rule::Extort12]);
    let mut game = game(
        "p1 gold 0 hacendado 212\np1 has 068 income 2 unrest 1 extorted 193 by p2\n\
         p1 has 052 income 1 unrest 1\np2 hacendado 209",
    );
    game.refuses(Rule::ActPolice01, "police 052");
    game.play(&["police 068"]);
    assert_eq!((game.unrest(68), game.gold(1), game.actions()), (0, 0, 2));
}

#[test]
fn extort_13_an_extortion_cube_alone_keeps_the_next_extorter_from_sacking() {
    covers(&[Rule::Extort13]);
    let mut game = game(
        "p1 gold 9 hacendado 212\np1 hand 183\np2 hacendado 209\np2 has 068 income 0 extorted 193 by p3\n\
         p3 hacendado 208",
    );
    game.play(&["play 183 at 068"]);
    assert_eq!((game.owner(68), game.income(68), game.extorted(68)), (Some(2), 0, true));
    assert_eq!((game.reserve(1), game.reserve(3)), (12, 13));
}

#[test]
fn extort_14_if_the_enterprise_is_lost_or_sold_the_troop_retreats_or_goes() {
    covers(&[Rule::Extort14, Rule::Retreat01, Rule::Retreat02]);
    let stand =
        "p1 gold 9 hacendado 212\np1 has 068 income 2 extorted 185 by p2\np2 gold 9 hacendado 211 plan 2";
    let mut sold = game(stand);
    sold.play(&["sell 068"]);
    assert_eq!((sold.decider(), sold.active()), (Some(p(2)), 1), "in another's turn");
    assert_eq!(sold.legal(), ["retreat 185", "abandon 185"]);
    sold.refuses(Rule::Retreat01, "abandon 193");
    sold.play(&["retreat 185"]);
    assert!(sold.listed("p2 army", 185));
    assert_eq!((sold.reserve(2), sold.gold(2)), (15, 8));
    let mut nationalized = game(&format!("regime anarchy\n{stand}\np1 hand 152"));
    nationalized.play(&["play 152 on 068", "abandon 185"]);
    assert!(nationalized.discarded(68) && nationalized.discarded(185));
    assert_eq!((nationalized.reserve(2), nationalized.gold(2)), (15, 9));
}

#[test]
fn extort_15_a_cube_freed_by_the_move_will_do() {
    covers(&[Rule::Extort15]);
    let mut game = game(
        "p1 gold 9 hacendado 212\np1 has 052 income 12\np2 hacendado 209\n\
         p2 has 068 income 1 extorted 193 by p1\np2 has 053 income 1\n\
         p1 has 100 income 0 troop 185",
    );
    assert_eq!(game.reserve(1), 0);
    game.refuses(Rule::Extort02, "redeploy 185 at 053");
    game.play(&["redeploy 193 at 053"]);
    assert_eq!((game.income(68), game.extorted(68)), (2, false));
    assert_eq!((game.income(53), game.extorted(53), game.reserve(1)), (0, true, 0));
}

#[test]
fn extort_16_exactly_one_cube_and_one_extorter() {
    covers(&[Rule::Extort16]);
    let mut game = game("p1 gold 9 hacendado 212\np1 hand 183 174\np2 hacendado 209\np2 has 068 income 5");
    game.play(&["play 183 at 068"]);
    assert_eq!((game.income(68), game.reserve(1)), (4, 12));
    game.play(&["end", "end", "play 174 at 068"]);
    assert_eq!((game.income(68), game.reserve(1), game.troop_at(68)), (4, 12, Some(174)), "one, not two");
}

#[test]
fn extort_17_sack_04_prestige_and_connection_cubes_are_not_extorted_and_save_nothing() {
    covers(&[Rule::Extort17, Rule::Sack04, Rule::Sack10]);
    let mut game = game(
        "p1 gold 9 hacendado 212\np1 hand 184\np2 gold 30 hacendado 209\n\
         p2 has 058 income 0 unrest 3 oval1 p3 oval2 p2 covered\np3 hacendado 208",
    );
    assert_eq!(game.income(58), 0);
    game.play(&["play 184 at 058"]);
    assert!(game.in_hand(2, 58));
    assert_eq!((game.reserve(1), game.reserve(2), game.reserve(3)), (13, 13, 13), "all cubes are home");
    // It comes back at its full cost, without Unrest, its ovals empty.
    game.play(&["abandon 184", "end", "play 058"]);
    assert_eq!((game.gold(2), game.unrest(58)), (30 - 9, 0));
    assert_eq!((game.after("p2 has 058", "oval1"), game.after("p2 has 058", "oval2")), (None, None));
}

#[test]
fn sack_01_sack_02_a_smelter_whose_supply_is_lost_is_sacked() {
    covers(&[Rule::Sack01, Rule::Sack02]);
    // SCN-22: its only mine is lost in a Slave Revolt.
    let mut game = game(
        "p1 gold 9 hacendado 212\np1 has 087 income 0 extorted 185 by p3\np2 hacendado 209\n\
         p2 has 061 income 2\n\
         p1 hand 203\np3 gold 9 hacendado 211 plan 2",
    );
    game.play(&["play 203 at 061"]);
    assert!(game.in_grudge(1, 61), "freed");
    assert!(game.in_hand(1, 87), "sacked");
    assert_eq!(game.decider(), Some(p(3)));
    game.play(&["retreat 185"]);
    assert!(game.listed("p3 army", 185));
}

#[test]
fn sack_02_deployment_and_depression_bring_it_about_too() {
    covers(&[Rule::Sack02]);
    let mut deployment = game("p1 gold 9 hacendado 212\np1 hand 185\np2 hacendado 209\np2 has 068 income 0");
    deployment.play(&["play 185 at 068"]);
    assert!(deployment.in_hand(2, 68));
    let mut depression = game(
        "pile bear\np1 hacendado 212\np1 has 088 income 1 extorted 185 by p2\np2 hacendado 209\nmarket 106",
    );
    depression.play(&["end"]);
    assert!(depression.in_hand(1, 88) && depression.discarded(185));
}

#[test]
fn sack_03_sack_05_deploying_to_a_bare_enterprise_returns_it_to_its_owner() {
    covers(&[Rule::Sack03, Rule::Sack05, Rule::Sack06, Rule::Sack07]);
    let stand = "p1 gold 9 hacendado 211\np1 hand 185\np2 hacendado 209\np2 has 068 income 0";
    let mut retreats = game(stand);
    retreats.play(&["play 185 at 068"]);
    assert!(retreats.in_hand(2, 68) && !retreats.in_hand(1, 68), "to its owner, and first of all");
    assert_eq!((retreats.decider(), retreats.reserve(1)), (Some(p(1)), 13), "no Extortion Cube was placed");
    retreats.play(&["retreat 185"]);
    assert!(retreats.listed("p1 army", 185));
    assert_eq!(retreats.gold(1), 9 - 1 - 1, "one by mule to get there, one on foot to the army");
    let mut gives_up = game(stand);
    gives_up.play(&["play 185 at 068", "abandon 185"]);
    assert!(gives_up.discarded(185) && gives_up.line("p1 army").is_none());
    assert_eq!(gives_up.gold(1), 8);
}

#[test]
fn sack_06_an_option_takes_the_troop_that_sacks_on_arrival_back_to_hand() {
    covers(&[Rule::Sack06]);
    let mut game = game(
        "option deploy_sack_troop=hand\np1 gold 9 hacendado 211\np1 hand 185\np2 hacendado 209\n\
         p2 has 068 income 0",
    );
    game.play(&["play 185 at 068"]);
    assert!(game.in_hand(2, 68) && game.in_hand(1, 185));
    assert_eq!(game.decider(), Some(p(1)));
    assert_eq!((game.actions(), game.gold(1)), (2, 8));
}

#[test]
fn sack_06_the_owner_of_an_extorting_troop_chooses_in_a_depression() {
    covers(&[Rule::Sack06, Rule::Sack07, Rule::Sack12]);
    let mut game = game(
        "pile bear\nturn p3 3\np1 hacendado 212\np1 has 088 income 1 extorted 185 by p2\n\
         p2 gold 9 hacendado 211\np3 hacendado 208\nmarket 106",
    );
    game.play(&["buy a1", "quo"]);
    assert!(game.in_hand(1, 88), "at once, in p3's turn, and nobody was asked");
    assert_eq!((game.decider(), game.active()), (Some(p(2)), 3));
    game.play(&["abandon 185"]);
    assert!(game.discarded(185));
}

#[test]
fn sack_08_an_own_troop_never_sacks() {
    covers(&[Rule::Sack08]);
    let mut game = game(
        "p1 gold 9 hacendado 212\np1 hand 185 183\np1 has 068 income 0\np1 has 087 income 1 troop 181\n\
         p1 has 061 income 2\np2 hacendado 209",
    );
    game.play(&["play 185 at 068"]);
    assert_eq!((game.owner(68), game.troop_at(68)), (Some(1), Some(185)));
    game.play(&["sell 061"]);
    assert_eq!((game.owner(87), game.income(87), game.troop_at(87)), (Some(1), 0, Some(181)));
}

#[test]
fn sack_09_the_card_may_push_a_hand_over_five() {
    covers(&[Rule::Sack09]);
    let mut game = game(
        "p1 gold 9 hacendado 212\np1 hand 185\np2 gold 9 hacendado 209\np2 hand 051 052 053 054 055\n\
         p2 has 068 income 0\nmarket 069",
    );
    game.play(&["play 185 at 068", "abandon 185"]);
    assert_eq!(game.line("p2 hand").as_deref(), Some("051 052 053 054 055 068"));
    game.play(&["end"]);
    game.refuses(Rule::ActBuy08, "buy a1");
}

#[test]
fn sack_10_everything_on_it_is_cleared() {
    covers(&[Rule::Sack10]);
    let mut game = game(
        "pile bear\np1 gold 30 hacendado 209\np1 has 088 income 1 unrest 2 oval1 p2 extorted 185 by p2\n\
         p2 hacendado 212\nmarket 106",
    );
    game.play(&["buy a1", "quo", "abandon 185"]);
    assert_eq!((game.reserve(1), game.reserve(2)), (13, 13));
    game.play(&["play 088"]);
    assert_eq!((game.gold(1), game.unrest(88), game.income(88)), (24, 0, 0));
    assert_eq!(game.after("p1 has 088", "oval1"), None);
}

#[test]
fn sack_11_a_regime_change_alone_sacks_no_mine_or_bank() {
    covers(&[Rule::Sack11]);
    for (regime, troop, place) in
        [("pax", 196, 51), ("us", 196, 51), ("anarchy", 168, 51), ("martial", 196, 51)]
    {
        let mut game = game(&format!(
            "regime {regime}\np1 gold 9 hacendado 212\np1 hand {troop}\np1 has {place:03} income 1\n\
             p1 has 088 income 0 extorted 185 by p2\n\
             p1 has 055 income 0 extorted 183 by p2\np2 hacendado 209",
        ));
        game.play(&[&format!("play {troop} at {place:03}")]);
        assert_ne!(game.regime(), regime);
        assert_eq!((game.owner(88), game.extorted(88)), (Some(1), true), "{regime}");
        assert_eq!((game.owner(55), game.extorted(55)), (Some(1), true), "{regime}");
    }
}

#[test]
fn sack_12_nobody_may_forgo_it() {
    covers(&[Rule::Sack12]);
    let mut game = game("p1 gold 9 hacendado 211\np1 hand 185\np2 hacendado 209\np2 has 068 income 0");
    game.play(&["play 185 at 068"]);
    assert_eq!(game.legal(), ["retreat 185", "abandon 185"], "neither to stay nor to spare it");
    assert_eq!(game.owner(68), None);
}
