//! SPEC and CUBE: speculation, and the managing of cubes.

use crate::support::{self, Game, covers, game, p};
use pax_deck::Deck;
use pax_rules::Rule;
use pax_rules::text::Position;

/// Two players, the second of them rich.
fn market(rest: &str) -> Game {
    game(&format!("p1 gold 5 hacendado 212\np2 gold 20 hacendado 211\n{rest}"))
}

#[test]
fn spec_01_a_cube_from_the_reserve_goes_onto_a_market_card() {
    covers(&[Rule::Spec01]);
    let mut game = market("market . . 061 . . . / . . . . . .");
    game.play(&["speculate a3"]);
    assert_eq!(game.line("market").as_deref(), Some(". . 061*p1 . . . / . . . . . ."));
    assert_eq!((game.reserve(1), game.actions()), (12, 2));
    game.refuses(Rule::Spec01, "speculate a1");
}

#[test]
fn spec_02_a_card_bears_one_cube_at_most() {
    let game = market("market . . 061*p2 048*p1 . . / . . . . . .");
    game.refuses(Rule::Spec02, "speculate a3");
    game.refuses(Rule::Spec02, "speculate a4");
}

#[test]
fn spec_03_headlines_and_topples_are_eligible_but_not_the_last_topple() {
    covers(&[Rule::Spec03]);
    let early = market("topples gone 0 seen 1\nmarket 118 206 184 . . . / . . . . . .");
    early.allows("speculate a1").allows("speculate a2").allows("speculate a3");
    let revealed = "topples gone 2 seen 4 last 206\nmarket 205 206 . . . . / . . . . . .";
    market(revealed).allows("speculate a1").refuses(Rule::Spec03, "speculate a2");
    let only = "topples gone 3 seen 4 last 206\nmarket 205 . . . . . / . . . . . .";
    market(only).refuses(Rule::Spec03, "speculate a1");
    market(&format!("option edition=first\n{revealed}")).allows("speculate a2");
}

#[test]
fn spec_04_every_column_is_open_and_it_costs_no_gold() {
    covers(&[Rule::Spec04]);
    for column in 1..=6 {
        let mut cards = ["."; 6];
        cards[column - 1] = "061";
        let mut game = game(&format!(
            "p1 gold 0 hacendado 212\np2 gold 0 hacendado 211\nmarket {} / . . . . . .",
            cards.join(" ")
        ));
        game.play(&[&format!("speculate a{column}")]);
        assert_eq!((game.gold(1), game.reserve(1)), (0, 12));
    }
}

#[test]
fn spec_05_what_an_opponent_spends_goes_to_the_speculator() {
    covers(&[Rule::Spec05, Rule::Spec07]);
    let mut full = market("turn p2 3\nmarket . . . . . 061*p1 / . . . . . .");
    full.play(&["buy a6"]);
    assert_eq!((full.gold(2), full.gold(1), full.reserve(1)), (4, 21, 13));
    // Reyes pays half for troops, and so the speculator gets half.
    let mut half = market("turn p2 3\nmarket . . . . 184*p1 . / . . . . . .");
    half.play(&["buy a5"]);
    assert_eq!((half.gold(2), half.gold(1), half.reserve(1)), (16, 9, 13));
}

#[test]
fn spec_06_a_purchase_made_free_brings_the_speculator_nothing() {
    covers(&[Rule::Spec06, Rule::Spec07]);
    let mut game = market("turn p2 3\np2 has 007\nmarket . . . . 140*p1 . / . . . . . .");
    game.play(&["buy a5"]);
    assert!(game.in_hand(2, 140));
    assert_eq!((game.gold(2), game.gold(1), game.reserve(1)), (20, 5, 13));
}

#[test]
fn spec_08_a_stale_headline_gives_its_cube_back() {
    covers(&[Rule::Spec07, Rule::Spec08]);
    let mut game = market("market 118*p2 . . . . . / 061*p1 . . . . .");
    game.play(&["end"]);
    assert!(game.listed("bullbear", 118));
    assert_eq!((game.reserve(2), game.reserve(1), game.gold(2)), (13, 12, 20));
}

#[test]
fn spec_09_your_own_cube_makes_you_pay_the_pool() {
    covers(&[Rule::Spec09]);
    let mut game = market("market . . . 061*p1 . . / . . . . . .");
    game.play(&["buy a4"]);
    assert_eq!((game.gold(1), game.gold(2), game.reserve(1)), (1, 20, 13));
    assert!(game.in_hand(1, 61));
}

#[test]
fn spec_10_speculation_cubes_earn_nothing() {
    covers(&[Rule::Spec10]);
    let mut game = market("market 061*p1 048*p1 . . . . / . . . . . .");
    game.play(&["end"]);
    assert_eq!(game.gold(1), 7);
}

#[test]
fn spec_11_a_speculation_cube_moves_to_another_eligible_card() {
    covers(&[Rule::Spec11]);
    let mut game = market("topples gone 2 seen 4 last 206\nmarket 061*p1 048*p2 206 . . . / . . 184 . . .");
    game.refuses(Rule::Spec02, "shift market a1 to market a2");
    game.refuses(Rule::Spec03, "shift market a1 to market a3");
    game.refuses(Rule::Spec01, "shift market a1 to market a4");
    game.play(&["shift market a1 to market b3"]);
    assert_eq!(game.line("market").as_deref(), Some("061 048*p2 206 . . . / . . 184*p1 . . ."));
    assert_eq!(game.reserve(1), 12);
}

#[test]
fn spec_12_moving_or_removing_a_cube_costs_the_action_even_in_the_zero_column() {
    covers(&[Rule::Spec12]);
    let mut game = market("market 061*p1 048 . . . . / . . . . . .");
    game.play(&["shift market a1 to market a2"]);
    assert_eq!(game.actions(), 2);
    game.play(&["shift market a2 to reserve"]);
    assert_eq!((game.actions(), game.reserve(1)), (1, 13));
    let spent = market("turn p1 0\nmarket 061*p1 048 . . . . / . . . . . .");
    spent.refuses(Rule::Act04, "shift market a1 to reserve");
    spent.refuses(Rule::Act04, "shift market a1 to market a2");
}

#[test]
fn spec_13_the_cube_travels_with_its_card() {
    covers(&[Rule::Spec13]);
    let mut game = market("market . . 061*p1 048 . . / . . . . . .");
    game.play(&["end"]);
    assert_eq!(game.line("market").as_deref(), Some("061*p1 048 . . . . / . . . . . ."));
}

#[test]
fn spec_14_the_cost_of_playing_the_card_later_goes_to_the_pool() {
    covers(&[Rule::Spec14]);
    let mut game = market("turn p2 3\nmarket . 061*p1 . . . . / . . . . . .");
    game.play(&["buy a2", "play 061"]);
    assert_eq!((game.gold(1), game.gold(2)), (6, 15));
}

#[test]
fn spec_16_without_a_cube_in_reserve_there_is_no_new_speculation() {
    market("market 061 . . . . . / . . . . . .\np1 has 067 income 13").refuses(Rule::Spec16, "speculate a1");
}

#[test]
fn spec_17_only_a_cube_of_your_own_can_be_moved() {
    let game = market("market 061*p2 048 . . . . / . . . . . .");
    game.refuses(Rule::Spec17, "shift market a1 to market a2");
    game.refuses(Rule::Spec17, "shift market a1 to reserve");
    game.refuses(Rule::Spec17, "shift market a2 to reserve");
}

/// Player 1 with all his cubes on the table, in every role.
fn spent(regime: &str) -> Game {
    game(&format!(
        "{regime}
         market 061*p1 054 . . . . / . . . . . .
         p1 gold 20 hacendado 212
         p1 hand 178
         p2 gold 9 hacendado 211
         p1 has 067 income 6
         p1 has 049 income 1 covered
         p1 has 088 income 1
         p1 has 076 income 1
         p2 has 068 income 1 oval1 p1
         p2 has 048 income 0 extorted 167 by p1
         p2 has 089 income 1"
    ))
}

#[test]
fn cube_01_fifteen_cubes_in_all_roles_together() {
    covers(&[Rule::Cube01]);
    let text = "market 061*p1 054 . . . . / . . . . . .
         p1 gold 20 hacendado 212
         p2 gold 9 hacendado 211
         p1 has 067 income 8
         p1 has 049 income 1 covered
         p2 has 068 income 1 oval1 p1
         p2 has 048 income 1 extorted 167 by p1";
    let game = game(text);
    assert_eq!(game.reserve(1), 0);
    game.refuses(Rule::Spec16, "speculate a2");
    game.refuses(Rule::ActLand06, "land 067");
    game.refuses(Rule::ActUpgrade09, "upgrade 049");
    let sixteen = text.replace("income 8", "income 9");
    assert!(Position::read(Deck::standard(), &sixteen).is_err());
}

#[test]
fn cube_02_a_regime_change_cannot_add_more_than_the_reserve() {
    covers(&[Rule::Cube02]);
    for (ranch, mine, reserve) in [(11, 2, 0), (10, 3, 0), (9, 3, 1)] {
        let mut game = game(&format!(
            "market 121 . . . . . / . . . . . .
             p1 gold 0 hacendado 212
             p2 gold 0 hacendado 211
             p1 has 067 income {ranch}
             p1 has 048 income 2"
        ));
        game.play(&["buy a1", "event"]);
        assert_eq!(game.regime(), "us");
        assert_eq!((game.income(48), game.reserve(1), game.actions()), (mine, reserve, 2));
    }
}

#[test]
fn cube_03_the_owner_chooses_where_scarce_cubes_go() {
    covers(&[Rule::Cube03]);
    let mut game = game(
        "market 121 . . . . . / . . . . . .
         p1 gold 0 hacendado 212
         p2 gold 0 hacendado 211
         p2 has 067 income 6
         p2 has 048 income 2
         p2 has 089 income 2
         p2 has 088 income 1",
    );
    game.play(&["buy a1", "event"]);
    assert_eq!(game.decider(), Some(p(2)));
    assert_eq!(game.legal(), ["choose 048", "choose 088", "choose 089"]);
    game.refuses(Rule::Cube03, "choose 067");
    game.play(&["choose 089"]);
    game.refuses(Rule::Cube03, "choose 089");
    game.play(&["choose 088"]);
    assert_eq!([48, 89, 88].map(|mine| game.income(mine)), [2, 3, 2]);
    assert_eq!((game.reserve(2), game.decider()), (0, Some(p(1))));
}

#[test]
fn cube_03_a_bank_of_the_loyal_may_get_its_prestige_cube_before_its_income() {
    covers(&[Rule::Cube03]);
    let position = || {
        let mut game = game(
            "regime martial
             market 118 . . . . . / . . . . . .
             p1 gold 0 hacendado 212
             p2 gold 0 hacendado 211
             p1 has 067 income 10
             p1 has 056 income 2",
        );
        game.play(&["buy a1", "event"]);
        assert_eq!(game.legal(), ["choose 056", "cover 056"]);
        game.refuses(Rule::Cube03, "cover 067");
        game
    };
    let mut income = position();
    income.play(&["choose 056"]);
    assert_eq!((income.income(56), income.covered(56), income.actions()), (3, false, 2));
    let mut prestige = position();
    prestige.play(&["cover 056"]);
    assert_eq!((prestige.income(56), prestige.covered(56), prestige.actions()), (2, true, 2));
}

#[test]
fn cube_04_a_regime_change_covers_a_loyalty_point_and_leaves_a_short_smelter_short() {
    covers(&[Rule::Cube04]);
    let mut game = game(
        "regime martial
         market 118 . . . . . / . . . . . .
         p1 gold 0 hacendado 212
         p2 gold 0 hacendado 211
         p1 has 079 income 0
         p1 has 048 income 2",
    );
    game.play(&["buy a1", "event"]);
    assert_eq!((game.regime(), game.covered(79), game.income(79)), ("pax".to_owned(), true, 0));
}

#[test]
fn cube_04_a_shortage_lasts_until_somebody_mends_it() {
    covers(&[Rule::Cube04]);
    let mut game = game(
        "p1 gold 0 hacendado 212
         p2 gold 0 hacendado 211
         p1 has 067 income 11
         p1 has 055 income 2",
    );
    game.play(&["sell 067"]);
    assert_eq!((game.reserve(1), game.income(55)), (11, 2));
    game.play(&["end", "end"]);
    assert_eq!(game.income(55), 2);
    game.play(&["add 055"]);
    assert_eq!(game.income(55), 3);
}

#[test]
fn cube_05_an_action_adds_a_cube_where_one_is_missing() {
    covers(&[Rule::Cube05]);
    let mut game = game(
        "turn p1 6
         p1 gold 0 hacendado 212 owed 1
         p2 gold 0 hacendado 211
         p1 has 055 income 1 extorted 193 by p2
         p1 has 057 income 0
         p1 has 045
         p1 has 079 income 0
         p1 has 048 income 2
         p2 has 089 income 1",
    );
    game.play(&["add 055", "add 057", "add 045", "add 079", "add 212"]);
    assert_eq!([55, 57, 45, 79].map(|card| game.income(card)), [2, 1, 1, 1]);
    assert_eq!(game.after("p1", "owed"), None);
    assert_eq!(game.actions(), 1);
    for full in ["055", "057", "045", "048", "212"] {
        game.refuses(Rule::Cube05, &format!("add {full}"));
    }
    game.refuses(Rule::Cube05, "add 089");
    game.allows("add 079");
    support::game("p1 gold 0 hacendado 212 plan 1\np2 gold 0 hacendado 211").refuses(Rule::Cube05, "add 212");
}

#[test]
fn cube_05_it_takes_a_cube_from_the_reserve_and_the_second_edition() {
    let rest = "p1 gold 0 hacendado 212\np2 gold 0 hacendado 211\np1 has 055 income 2\np1 has 067 income";
    game(&format!("{rest} 11")).refuses(Rule::Cube05, "add 055");
    game(&format!("{rest} 10")).allows("add 055");
    game(&format!("option edition=first\n{rest} 10")).refuses(Rule::Cube05, "add 055");
}

#[test]
fn cube_06_with_an_empty_reserve_a_cube_of_each_role_can_be_shifted() {
    covers(&[Rule::Cube06]);
    for from in ["income 067", "oval 068 1", "prestige 049", "market a1"] {
        let mut game = spent("");
        assert_eq!(game.reserve(1), 0);
        game.play(&[&format!("shift {from} to income 088")]);
        assert_eq!((game.income(88), game.reserve(1), game.actions()), (2, 0, 2), "{from}");
        let left = match from {
            "income 067" => game.income(67) == 5,
            "oval 068 1" => game.after("p2 has 068", "oval1").is_none(),
            "prestige 049" => !game.covered(49),
            _ => game.line("market").as_deref() == Some("061 054 . . . . / . . . . . ."),
        };
        assert!(left, "{from}");
    }
    spent("").refuses(Rule::Cube06, "shift oval 068 2 to income 088");
    spent("").refuses(Rule::Cube06, "shift income 068 to income 088");
    spent("").refuses(Rule::Cube06, "shift income 067 to income 067");
}

#[test]
fn cube_07_a_cube_can_be_shifted_to_the_reserve() {
    covers(&[Rule::Cube07]);
    let mut game = spent("");
    game.play(&["shift oval 068 1 to reserve"]);
    assert_eq!((game.reserve(1), game.after("p2 has 068", "oval1")), (1, None));
    let first = spent("option edition=first");
    first.refuses(Rule::Cube07, "shift oval 068 1 to reserve");
    first.allows("shift market a1 to reserve");
}

#[test]
fn cube_08_extortion_cubes_stay_where_they_are() {
    let game = spent("");
    game.refuses(Rule::Cube08, "shift income 048 to reserve");
    game.refuses(Rule::Cube08, "shift income 048 to income 088");
    let owner = "market 061 . . . . . / . . . . . .
         p1 gold 0 hacendado 212
         p2 gold 0 hacendado 211
         p1 has 067 income 13
         p1 has 068 income 0 extorted 167 by p2";
    support::game(owner).refuses(Rule::Cube08, "shift income 068 to reserve");
}

#[test]
fn cube_09_no_cube_is_shifted_to_land() {
    let game = game(
        "p1 gold 0 hacendado 212
         p2 gold 0 hacendado 211
         p1 has 067 income 12
         p1 has 063 income 0
         p2 has 068 income 1 oval1 p1",
    );
    game.refuses(Rule::Cube09, "shift oval 068 1 to income 067");
    game.refuses(Rule::Cube09, "shift oval 068 1 to income 063");
}

#[test]
fn cube_10_no_cube_is_shifted_to_an_oval() {
    let game = spent("");
    game.refuses(Rule::Cube10, "shift income 067 to oval 067 1");
    game.refuses(Rule::Cube10, "shift oval 068 1 to oval 067 1");
}

#[test]
fn cube_11_missing_prestige_cubes_are_added_without_an_action() {
    covers(&[Rule::Cube11]);
    let rest = "p1 gold 0 hacendado 212
         p2 gold 0 hacendado 211
         p1 grudge 146
         p1 has 049 income 1
         p1 has 045 income 1
         p1 has 067 income 1";
    let mut game = game(&format!("turn p1 0\n{rest}"));
    game.play(&["cover 049", "cover 045", "cover 146"]);
    assert!(game.covered(49) && game.covered(45));
    assert!(game.line("p1 grudge").as_deref() == Some("146+"));
    assert_eq!((game.actions(), game.reserve(1)), (0, 7));
    game.refuses(Rule::Cube11, "cover 049");
    game.refuses(Rule::Cube11, "cover 067");
    support::game(&format!("regime us\n{rest}")).refuses(Rule::Cube11, "cover 049");
    support::game(&format!("option edition=first\n{rest}")).refuses(Rule::Cube11, "cover 049");
    let none = "p1 gold 0 hacendado 212\np2 gold 0 hacendado 211\np1 has 049 income 13";
    support::game(none).refuses(Rule::Cube11, "cover 049");
}

#[test]
fn cube_12_who_shifts_the_last_cube_that_held_slaves_down_frees_them() {
    covers(&[Rule::Cube12]);
    let mut game = game(
        "p1 gold 0 hacendado 212
         p2 gold 0 hacendado 211
         p1 has 067 income 10
         p1 has 055 income 2
         p2 has 061 income 1 unrest 2 oval1 p1",
    );
    game.play(&["shift oval 061 1 to income 055"]);
    assert!(game.in_grudge(1, 61) && game.jailed(1) && !game.jailed(2));
    assert_eq!((game.income(55), game.reserve(2)), (3, 13));
}

#[test]
fn cube_13_with_a_cube_in_reserve_only_speculation_cubes_move() {
    let game = game(
        "market 061*p1 054 . . . . / . . . . . .
         p1 gold 0 hacendado 212
         p2 gold 0 hacendado 211
         p1 has 067 income 9
         p1 has 055 income 2",
    );
    assert_eq!(game.reserve(1), 1);
    game.refuses(Rule::Cube13, "shift income 067 to income 055");
    game.refuses(Rule::Cube13, "shift income 067 to reserve");
    game.refuses(Rule::Cube13, "shift market a1 to income 055");
    game.allows("shift market a1 to market a2").allows("shift market a1 to reserve");
}

#[test]
fn cube_14_extorting_takes_a_cube_from_the_reserve() {
    covers(&[Rule::Cube14]);
    let position = |ranch: u8| {
        game(&format!(
            "p1 gold 9 hacendado 212
             p1 hand 193
             p2 gold 0 hacendado 211
             p1 has 067 income {ranch}
             p2 has 048 income 2"
        ))
    };
    position(13).refuses(Rule::Extort02, "play 193 at 048");
    let mut game = position(12);
    game.play(&["play 193 at 048"]);
    assert_eq!((game.reserve(1), game.extorted(48)), (0, true));
}

#[test]
fn cube_15_cubes_on_what_leaves_play_go_to_their_owners() {
    covers(&[Rule::Cube15]);
    let mut sold = game(
        "p1 gold 0 hacendado 212
         p2 gold 0 hacendado 211
         p1 has 053 income 2 oval1 p1 oval2 p2 extorted 167 by p2",
    );
    assert_eq!((sold.reserve(1), sold.reserve(2)), (10, 11));
    sold.play(&["sell 053"]);
    assert_eq!((sold.reserve(1), sold.reserve(2)), (13, 13));
    let mut nationalized = game(
        "market 117 . . . . . / . . . . . .
         p1 gold 0 hacendado 212
         p2 gold 0 hacendado 211
         p2 has 056 income 2 covered extorted 167 by p1",
    );
    assert_eq!((nationalized.reserve(1), nationalized.reserve(2)), (12, 10));
    nationalized.play(&["buy a1", "event"]);
    assert_eq!((nationalized.reserve(1), nationalized.reserve(2)), (13, 13));
    assert!(nationalized.discarded(56));
}

#[test]
fn cube_16_the_places_where_a_shifted_cube_may_go() {
    covers(&[Rule::Cube16]);
    let rest = "market 061 054*p2 . . . . / . . . . . .
         p1 gold 0 hacendado 212 owed 1
         p2 gold 0 hacendado 211
         p1 has 067 income 5
         p1 has 048 income 1
         p1 has 055 income 3
         p1 has 057 income 0
         p1 has 049 income 1
         p1 has 045 covered
         p1 has 079 income 0 covered
         p1 has 078 income 1 covered";
    let game = game(rest);
    assert_eq!(game.reserve(1), 0);
    let mut places: Vec<String> = game
        .legal()
        .iter()
        .filter_map(|text| text.strip_prefix("shift income 067 to ").map(str::to_owned))
        .collect();
    places.sort();
    let wanted = [
        "income 045",
        "income 048",
        "income 057",
        "income 078",
        "income 079",
        "income 212",
        "market a1",
        "prestige 049",
        "reserve",
    ];
    assert_eq!(places, wanted);
    game.refuses(Rule::Cube16, "shift income 067 to prestige 045");
    let martial = rest.replace("covered", "").replace("055 income 3", "055 income 2");
    support::game(&format!("regime martial\n{}", martial.replace("067 income 5", "067 income 9")))
        .refuses(Rule::Cube16, "shift income 067 to prestige 049");
}
