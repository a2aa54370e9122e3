//! DEPRESSION: bull and bear, mines and banks, upkeep.

use crate::support::{Game, covers, game, p};
use pax_rules::{Event, Rule};

/// Counts the events of this kind.
fn count(game: &Game, is: impl Fn(&Event) -> bool) -> usize {
    game.events.iter().filter(|event| is(event)).count()
}

fn starts(game: &Game) -> usize {
    count(game, |event| *event == Event::DepressionBegan)
}

fn ends(game: &Game) -> usize {
    count(game, |event| *event == Event::DepressionEnded)
}

#[test]
fn depression_01_a_bear_directly_on_a_bear_starts_it() {
    covers(&[Rule::Depression01]);
    for (below, card, is) in
        [("pile bear", 106, true), ("pile bull", 106, false), ("", 106, false), ("pile bear", 107, false)]
    {
        let mut game = game(&format!("{below}\np1 hacendado 212\np2 hacendado 209\nmarket {card}"));
        game.play(&["end"]);
        assert_eq!((game.depression(), starts(&game)), (is, usize::from(is)), "{card} on {below}");
    }
}

#[test]
fn depression_02_the_bears_may_fall_in_two_turns() {
    covers(&[Rule::Depression02]);
    let mut game = game("p1 hacendado 212\np2 hacendado 209\nmarket 105 106 061");
    game.play(&["end"]);
    assert!(!game.depression(), "one bear");
    assert_eq!(game.active(), 2);
    game.play(&["end"]);
    assert!(game.depression(), "the second bear, in the next player's turn");
}

#[test]
fn depression_03_headlines_played_or_discarded_and_topples_all_count() {
    covers(&[Rule::Depression03]);
    let stand = "pile bear\np1 gold 9 hacendado 212\np2 hacendado 209\n";
    let mut status_quo = game(&format!("{stand}market 105"));
    status_quo.play(&["buy a1", "quo"]);
    assert!(status_quo.depression() && status_quo.active() == 1, "played for nothing");
    let mut event = game(&format!("{stand}market 105"));
    event.play(&["buy a1", "event"]);
    assert!(event.depression(), "played as an event");
    let mut discarded = game(&format!("{stand}market 105"));
    discarded.play(&["end"]);
    assert!(discarded.depression(), "discarded from the zero column");
    let mut topple = game(&format!("{stand}market 205"));
    topple.play(&["buy a1", "quo", "pass", "pass"]);
    assert!(topple.depression(), "a failed Topple");
    let mut stale = game(&format!("{stand}market 206"));
    stale.play(&["end"]);
    assert!(stale.depression(), "a discarded Topple");
}

#[test]
fn depression_04_it_outlasts_a_change_of_regime() {
    covers(&[Rule::Depression04, Rule::Regime11]);
    let mut game = game(
        "depression\npile bear\np1 gold 9 hacendado 212\np1 hand 184\np1 has 067 income 1\np2 hacendado 209",
    );
    game.play(&["play 184 at 067"]);
    assert_eq!(game.regime(), "martial");
    assert!(game.depression());
    assert_eq!(ends(&game), 0);
}

#[test]
fn depression_05_another_bear_on_bear_has_no_effect() {
    covers(&[Rule::Depression05]);
    let mut game = game(
        "depression\npile bear\np1 gold 9 hacendado 212\np1 has 067 income 2\np1 has 066 income 0\n\
         p2 hacendado 209\nmarket 106",
    );
    game.play(&["buy a1", "quo"]);
    assert!(game.depression());
    assert_eq!((starts(&game), ends(&game)), (0, 0), "neither again nor over");
    assert_eq!((game.income(67), game.income(66)), (2, 0));
}

#[test]
fn depression_06_two_bulls_in_a_row_end_it_at_once() {
    covers(&[Rule::Depression06]);
    let mut game = game(
        "depression\npile bull\np1 gold 9 hacendado 212\np1 has 066 income 0\np2 hacendado 209\nmarket 107",
    );
    game.play(&["buy a1", "quo"]);
    assert!(!game.depression());
    assert_eq!(
        (game.active(), game.actions(), game.income(66)),
        (1, 2, 2),
        "still in the turn of the purchase"
    );
}

#[test]
fn depression_07_a_single_bull_or_alternation_does_not_end_it() {
    covers(&[Rule::Depression07]);
    let mut game = game("depression\npile bear\np1 hacendado 212\np2 hacendado 209\nmarket 107 106 108 110");
    // SCN-43: bull, bear, bull, bull.
    for ended in [false, false, false, true] {
        game.play(&["end"]);
        assert_eq!(game.depression(), !ended, "{}", game.text());
    }
}

#[test]
fn depression_08_bull_on_bull_at_other_times_has_no_effect() {
    covers(&[Rule::Depression08]);
    let mut game =
        game("pile bull\np1 gold 9 hacendado 212\np1 has 066 income 0 due 2\np2 hacendado 209\nmarket 107");
    game.play(&["buy a1", "quo"]);
    assert!(!game.depression());
    assert_eq!((starts(&game), ends(&game)), (0, 0));
    assert_eq!(game.income(66), 0, "a short mine is not refilled by it");
}

#[test]
fn depression_09_mine_value_and_economy_are_nothing() {
    covers(&[Rule::Depression09]);
    let mut game = game(
        "pile bear\np1 gold 0 hacendado 212\np1 hand 067\np1 has 066 income 2\np1 has 075 income 3\n\
         p2 hacendado 209\nmarket 106",
    );
    game.play(&["buy a1", "quo", "sell 067"]);
    assert_eq!((game.income(66), game.income(75)), (0, 0));
    assert_eq!(game.gold(1), 0, "a card is sold for the economy: nothing");
    assert!(game.discarded(67));
}

#[test]
fn depression_10_income_and_extortion_cubes_leave_mines_and_banks_and_others_stay() {
    covers(&[Rule::Depression10, Rule::Depression15]);
    let mut game = game(
        "pile bear\np1 gold 0 hacendado 212\np1 has 066 income 2 oval1 p2\np1 has 056 income 3 covered\n\
         p1 has 082 income 1 oval1 p1 extorted 188 by p2\np2 hacendado 209 plan 1\nmarket 106",
    );
    assert_eq!((game.reserve(1), game.reserve(2)), (5, 13));
    game.play(&["buy a1", "quo"]);
    assert_eq!((game.income(66), game.income(56)), (0, 0));
    assert!(game.covered(56), "the Prestige Cube stays");
    assert_eq!(game.after("p1 has 066", "oval1").as_deref(), Some("p2"), "the Connection Cube stays");
    assert!(game.in_hand(1, 82), "without Income and Extortion Cubes, extorted: sacked");
    assert_eq!(game.reserve(1), 12, "two, three, one and the connection of the sacked mine");
    assert_eq!(game.reserve(2), 14, "the Extortion Cube");
}

#[test]
fn depression_11_patented_mines_drop_to_nothing_too() {
    covers(&[Rule::Depression11]);
    let mut game = game(
        "pile bear\np1 gold 0 hacendado 212\np1 has 039\np1 has 066 income 3\np2 hacendado 209\nmarket 106",
    );
    game.play(&["buy a1", "quo"]);
    assert_eq!(game.income(66), 0);
}

#[test]
fn depression_12_an_extorted_enterprise_left_bare_is_sacked_at_once() {
    covers(&[Rule::Depression12]);
    // SCN-10.
    let mut game = game(
        "pile bear\np1 gold 0 hacendado 212\np1 has 061 income 1 extorted 188 by p2\n\
         p2 hacendado 209 plan 1\nmarket 106",
    );
    game.play(&["buy a1", "quo"]);
    assert!(game.in_hand(1, 61));
    assert_eq!(game.decider(), Some(p(2)), "what of the rebels?");
    game.play(&["retreat 188"]);
    assert!(game.listed("p2 army", 188));
    assert_eq!((game.active(), game.actions()), (1, 2), "in the middle of p1's turn");
}

#[test]
fn depression_12_a_sack_in_phase_2_interrupts_the_end_of_the_turn() {
    covers(&[Rule::Depression12]);
    let mut game = game(
        "pile bear\np1 gold 0 hacendado 212\np1 has 061 income 1 extorted 188 by p2\n\
         p2 hacendado 209 plan 1\nmarket 106",
    );
    game.play(&["end"]);
    assert_eq!((game.decider(), game.gold(1)), (Some(p(2)), 0), "before any income");
    game.play(&["abandon 188"]);
    assert!(game.in_hand(1, 61) && game.discarded(188));
    assert_eq!((game.active(), game.gold(1)), (2, 2), "no upkeep for a card in hand");
}

#[test]
fn depression_13_an_own_troop_does_not_sack_its_owners_mine() {
    covers(&[Rule::Depression13]);
    let mut game = game(
        "pile bear\np1 gold 0 hacendado 212\np1 has 061 income 2 troop 188\np2 hacendado 209\nmarket 106",
    );
    game.play(&["buy a1", "quo"]);
    assert_eq!((game.income(61), game.owner(61), game.troop_at(61)), (0, Some(1), Some(188)));
}

#[test]
fn depression_14_all_other_income_is_unaffected() {
    covers(&[Rule::Depression14]);
    let mut game = game(
        "pile bear\np1 gold 20 hacendado 212\np1 has 061 income 2\np1 has 067 income 2\np1 has 073 income 2\n\
         p1 has 057 income 1\np1 has 087 income 1 covered\np1 has 085 income 1 covered\np2 hacendado 209\n\
         market 106",
    );
    game.play(&["end", "keep 057", "keep 061", "keep 067", "keep 073", "keep 085", "keep 087"]);
    assert_eq!(game.income(61), 0, "the mine");
    assert_eq!(
        (game.income(67), game.income(73), game.income(57)),
        (2, 2, 1),
        "ranch, plantation, gun store"
    );
    assert_eq!(
        (game.income(87), game.income(85)),
        (1, 1),
        "smelter and project: they count mines, not values"
    );
    // Hacendado, ranch and plantation 2 each; gun store, smelter, project and two Prestige Cubes 1 each; six kept.
    assert_eq!(game.gold(1), 20 + 11 - 6);
}

#[test]
fn depression_15_connection_cubes_keep_earning() {
    covers(&[Rule::Depression15]);
    let mut game = game(
        "pile bear\np1 gold 0 hacendado 212\np2 hacendado 209\np2 has 061 income 2 oval1 p1\nmarket 106",
    );
    game.play(&["end"]);
    assert!(game.depression());
    assert_eq!(game.gold(1), 3, "two of the Hacendado, one of the rail at the dead mine");
}

#[test]
fn depression_16_prestige_cubes_keep_earning_in_pax() {
    covers(&[Rule::Depression16]);
    let mut game = game(
        "pile bear\np1 gold 0 hacendado 212\np1 has 056 income 3 covered\np1 has 012 covered\n\
         p2 hacendado 209\nmarket 106",
    );
    game.play(&["end", "keep 012", "keep 056"]);
    assert!(game.covered(56) && game.covered(12));
    assert_eq!(game.gold(1), 2 + 2 - 2, "Hacendado and two Prestige Cubes; two cards are kept");
}

#[test]
fn depression_17_upkeep_is_paid_out_of_the_income_just_drawn() {
    covers(&[Rule::Depression17, Rule::Depression20]);
    // SCN-11: a partner, a ranch and a mine; the ranch is kept.
    let mut game = game(
        "depression\npile bear\np1 gold 0 hacendado 212\np1 has 014\np1 has 067 income 1\n\
         p1 has 066 income 0\np2 hacendado 209",
    );
    game.play(&["end", "drop 014", "drop 066", "keep 067"]);
    assert_eq!(game.gold(1), 2 + 1 - 1);
    assert_eq!(game.owner(67), Some(1));
    assert!(game.discarded(14) && game.discarded(66));
    assert_eq!(game.active(), 2);
}

#[test]
fn depression_18_every_card_in_play_counts_and_a_troops_owner_pays_for_it() {
    covers(&[Rule::Depression18, Rule::Army05]);
    let mut game = game(
        "depression\npile bear\nregime us\np1 gold 9 hacendado 210 plan 1\np1 army 188\np1 has 214\n\
         p1 has 014\n\
         p1 has 067 income 1 troop 189\np2 gold 9 hacendado 209\np2 has 091 income 0 extorted 190 by p1",
    );
    // Partner, enterprise, army, own garrison, extorter, public card: six, asked in the order of their numbers.
    game.play(&["end", "keep 014", "keep 067", "keep 188", "keep 189", "keep 190", "keep 214"]);
    assert_eq!(game.gold(1), 9 + 1 + 1 - 6, "the ranch and the extortion earn");
    assert_eq!(game.active(), 2);
    game.play(&["end"]);
    assert_eq!(game.legal(), ["keep 091", "drop 091"], "not for the foreign troop");
    game.play(&["keep 091"]);
    assert_eq!((game.active(), game.gold(2)), (1, 9 + 2 - 1));
}

#[test]
fn depression_19_no_upkeep_for_hacendado_and_grudges() {
    covers(&[Rule::Depression19]);
    let mut game =
        game("depression\npile bear\np1 gold 5 hacendado 210 plan 1\np1 grudge 005 146+\np2 hacendado 209");
    game.play(&["end"]);
    assert_eq!((game.active(), game.gold(1)), (2, 6), "only the Prestige Cube's income");
    assert!(game.in_grudge(1, 5) && game.in_grudge(1, 146));
}

#[test]
fn depression_20_the_player_chooses_card_by_card_what_he_pays_for() {
    covers(&[Rule::Depression20]);
    let mut game = game(
        "depression\npile bear\np1 gold 0 hacendado 212\np1 has 014\np1 has 013\np1 has 031\n\
         p1 has 067 income 0\np2 hacendado 209",
    );
    game.play(&["end"]);
    game.refuses(Rule::Depression20, "keep 014");
    // Two gold: what is left when they are spent on 014 and 031 goes unasked.
    game.play(&["drop 013", "keep 014", "keep 031"]);
    assert_eq!((game.active(), game.gold(1)), (2, 0));
    assert!(game.discarded(13) && game.discarded(67));
    assert_eq!((game.owner(14), game.owner(31)), (Some(1), Some(1)));
}

#[test]
fn depression_21_an_unpaid_enterprise_is_lost_with_all_that_was_there() {
    covers(&[Rule::Depression21]);
    let mut game = game(
        "depression\npile bear\np1 gold 5 hacendado 210 plan 1\n\
         p1 has 067 income 1 unrest 1 oval1 p2 troop 188\n\
         p1 has 091 income 0 extorted 190 by p2\np2 gold 1 hacendado 209 plan 1",
    );
    game.play(&["end", "drop 067", "drop 091", "keep 188"]);
    assert!(game.discarded(67) && game.discarded(91));
    assert_eq!(game.reserve(1), 15);
    assert_eq!(game.reserve(2), 15, "connection and extortion are home");
    assert_eq!(game.decider(), Some(p(2)), "clockwise from the active player's left");
    game.play(&["abandon 190"]);
    assert_eq!(game.decider(), Some(p(1)));
    game.play(&["retreat 188"]);
    assert!(game.discarded(190) && game.listed("p1 army", 188));
    assert_eq!(game.gold(1), 5 - 1, "paid for, and nothing is given back; the Retreat on foot is free");
}

#[test]
fn depression_22_a_revolt_that_results_from_it_has_no_liberator() {
    covers(&[Rule::Depression22, Rule::Slave09]);
    let mut game = game(
        "pile bear\np1 gold 0 hacendado 212\np1 has 061 income 2 unrest 1\np2 hacendado 209\nmarket 106",
    );
    game.play(&["buy a1", "quo"]);
    assert!(game.discarded(61));
    assert!(!game.in_grudge(1, 61) && !game.in_grudge(2, 61));
    assert!(!game.jailed(1) && !game.jailed(2));
}

#[test]
fn depression_23_at_its_end_mines_and_banks_are_refilled_to_the_regimes_values() {
    covers(&[Rule::Depression23]);
    for (regime, mine, bank) in [("pax", 2, 3), ("us", 3, 2), ("martial", 2, 2), ("anarchy", 1, 1)] {
        let mut game = game(&format!(
            "regime {regime}\ndepression\npile bull\np1 gold 0 hacendado 212\np1 has 066 income 0\n\
             p2 hacendado 209\n\
             p2 has 075 income 0\nmarket 107",
        ));
        game.play(&["buy a1", "quo"]);
        assert_eq!((game.income(66), game.income(75)), (mine, bank), "{regime}");
    }
}

#[test]
fn depression_23_scarce_cubes_go_where_their_owner_likes() {
    covers(&[Rule::Depression23]);
    let mut game = game(
        "depression\npile bull\np1 gold 0 hacendado 212\np1 has 066 income 0\np1 has 082 income 0\n\
         p1 has 067 income 10\n\
         p2 hacendado 209\nmarket 107",
    );
    game.play(&["buy a1", "quo"]);
    assert_eq!(game.legal(), ["choose 066", "choose 082"]);
    game.play(&["choose 082", "choose 066", "choose 082"]);
    assert_eq!((game.income(66), game.income(82), game.reserve(1)), (1, 2, 0));
    assert_eq!((game.active(), game.actions()), (1, 2));
}

#[test]
fn depression_24_a_mine_or_bank_comes_into_play_without_income() {
    covers(&[Rule::Depression24]);
    let mut game =
        game("depression\npile bear\np1 gold 30 hacendado 212\np1 hand 066 075 067\np2 hacendado 209");
    game.play(&["play 066", "play 075", "play 067"]);
    assert_eq!((game.income(66), game.income(75), game.income(67)), (0, 0, 1), "mine, bank, ranch");
}

#[test]
fn depression_25_deploying_against_a_mine_or_bank_sacks_it() {
    covers(&[Rule::Depression25]);
    for place in [66, 75] {
        let mut game = game(&format!(
            "depression\npile bear\np1 gold 9 hacendado 212\np1 hand 168\np2 hacendado 209\n\
             p2 has {place:03} income 0",
        ));
        game.play(&[&format!("play 168 at {place:03}")]);
        assert!(game.in_hand(2, place));
        assert_eq!(game.legal(), ["retreat 168", "abandon 168"]);
        game.play(&["abandon 168"]);
        assert!(game.discarded(168));
        assert_eq!(game.regime(), "us", "the troop was played and acts");
    }
}

#[test]
fn depression_26_a_change_of_regime_changes_its_rule_and_prestige_cubes_but_no_income() {
    covers(&[Rule::Depression26]);
    let mut game = game(
        "regime martial\ndepression\npile bear\np1 gold 9 hacendado 212\np1 hand 179 184\n\
         p1 has 067 income 1\np1 has 091 income 1\n\
         p1 has 066 income 0\np1 has 056 income 0\np2 hacendado 209",
    );
    game.play(&["play 179 at 067"]);
    assert_eq!(game.regime(), "pax");
    assert!(game.covered(56));
    assert_eq!((game.income(66), game.income(56)), (0, 0));
    game.play(&["play 184 at 091", "police 067"]);
    assert_eq!(game.regime(), "martial");
    assert!(!game.covered(56));
    assert_eq!((game.income(66), game.income(56)), (0, 0));
}

#[test]
fn depression_28_only_a_bull_that_falls_first_breaks_an_imminent_pair() {
    covers(&[Rule::Depression28]);
    let stand = "pile bear\np1 gold 9 hacendado 212\np2 hacendado 209\nmarket 106 107";
    let mut broken = game(stand);
    broken.play(&["buy a2", "quo", "end"]);
    assert!(!broken.depression(), "bear, bull, bear");
    let mut left = game(stand);
    left.play(&["end"]);
    assert!(left.depression(), "a bull that still lies in the Market does not help");
    // SCN-42: of two in the zero column the active player may let the bull fall first.
    let both = "pile bear\np1 gold 9 hacendado 212\np2 hacendado 209\nmarket 106 . . . . . / 107";
    let mut bull_first = game(both);
    bull_first.play(&["end", "first b1"]);
    assert!(!bull_first.depression());
    let mut bear_first = game(both);
    bear_first.play(&["end", "first a1"]);
    assert!(bear_first.depression());
}

#[test]
fn depression_29_it_is_a_state_of_its_own_and_not_a_matter_of_the_pile() {
    covers(&[Rule::Depression29]);
    // However it came about: a bull below, and it goes on until two bulls lie on one another.
    let mut game =
        game("depression\np1 hacendado 212\np2 hacendado 209\np1 has 066 income 0\nmarket 107 108");
    game.play(&["end", "keep 066"]);
    assert!(game.depression(), "one bull on nothing");
    assert_eq!(game.income(66), 0);
    game.play(&["end"]);
    assert!(!game.depression(), "and a second");
    assert_eq!(game.income(66), 2);
}

#[test]
fn depression_30_only_whose_turn_ends_in_it_pays() {
    covers(&[Rule::Depression30]);
    let mut game = game(
        "seats 3\npile bear\np1 gold 5 hacendado 212\np1 has 014\np2 gold 5 hacendado 209\np2 has 013\n\
         p3 gold 5 hacendado 208\np3 has 031\nmarket 106 107 108",
    );
    game.play(&["end", "keep 014"]);
    assert_eq!(game.gold(1), 5 + 2 - 1);
    assert_eq!((game.gold(2), game.gold(3)), (5, 5), "the others pay when their turns end");
    game.play(&["end", "drop 013"]);
    assert!(game.discarded(13), "the bull alone does not end it");
    game.play(&["end"]);
    assert!(!game.depression());
    assert_eq!((game.active(), game.gold(3)), (1, 5 + 2), "it ended before this income phase");
    assert_eq!(game.owner(31), Some(3));
}
