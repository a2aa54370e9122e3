//! The troops [167] to [196], played: price, flag, colour, firepower, prestige, regime, and what they do on arrival.

use crate::support::{self, covers, game};
use pax_rules::Rule;

/// Number, colour, flag, firepower, prices on foot, by mule and by rail, its point, its regime.
type Row = (u8, &'static str, &'static str, u16, [u16; 3], char, &'static str);

#[rustfmt::skip]
const TROOPS: &[Row] = &[
    (167, "red", "chihuahua", 2, [1, 3, 6], 'R', "anarchy"),
    (168, "blue", "america", 2, [6, 4, 2], ' ', "us"),
    (169, "blue", "america", 2, [5, 3, 3], ' ', "anarchy"),
    (170, "blue", "america", 2, [5, 3, 2], 'O', "us"),
    (171, "blue", "america", 3, [8, 4, 1], ' ', "us"),
    (172, "blue", "chihuahua", 3, [7, 5, 3], 'O', "us"),
    (173, "blue", "america", 1, [5, 2, 0], ' ', "martial"),
    (174, "green", "chihuahua", 3, [8, 6, 2], 'C', "martial"),
    (175, "white", "sonora", 1, [2, 2, 2], 'C', "martial"),
    (176, "green", "sonora", 3, [8, 5, 1], ' ', "pax"),
    (177, "red", "chihuahua", 3, [3, 4, 6], 'C', "anarchy"),
    (178, "red", "chihuahua", 2, [2, 3, 5], 'R', "anarchy"),
    (179, "green", "sonora", 2, [4, 2, 1], ' ', "pax"),
    (180, "green", "sonora", 2, [4, 3, 2], 'C', "pax"),
    (181, "white", "sonora", 3, [6, 5, 3], 'C', "martial"),
    (182, "white", "sonora", 3, [4, 4, 4], 'C', "anarchy"),
    (183, "white", "chihuahua", 2, [3, 1, 4], 'C', "pax"),
    (184, "white", "sonora", 2, [5, 3, 1], 'C', "martial"),
    (185, "white", "chihuahua", 1, [1, 1, 2], 'C', "pax"),
    (186, "white", "chihuahua", 1, [2, 1, 1], ' ', "pax"),
    (187, "green", "sonora", 2, [7, 4, 1], 'C', "pax"),
    (188, "red", "sonora", 1, [0, 2, 4], ' ', "anarchy"),
    (189, "red", "sonora", 2, [2, 3, 4], 'R', "anarchy"),
    (190, "red", "sonora", 1, [0, 2, 6], ' ', "anarchy"),
    (191, "red", "sonora", 2, [2, 2, 3], ' ', "anarchy"),
    (192, "red", "sonora", 1, [1, 4, 7], 'R', "anarchy"),
    (193, "green", "chihuahua", 1, [3, 1, 0], ' ', "pax"),
    (194, "green", "chihuahua", 3, [7, 5, 3], 'C', "martial"),
    (195, "green", "chihuahua", 2, [5, 3, 0], ' ', "pax"),
    (196, "red", "america", 1, [0, 1, 3], 'R', "anarchy"),
];

/// An enterprise of a district on foot, by mule and by rail.
fn places(flag: &str) -> [u8; 3] {
    match flag {
        "sonora" => [91, 67, 92],
        "chihuahua" => [52, 53, 49],
        _ => [94, 51, 95],
    }
}

/// The regime to start from, so that the troop's own is a change.
fn before(regime: &str) -> &'static str {
    if regime == "martial" { "pax" } else { "martial" }
}

#[test]
fn every_troop_is_paid_by_the_connection_and_brings_its_regime_and_its_point() {
    assert_eq!(TROOPS.len(), 30);
    for &(troop, _, flag, _, prices, point, regime) in TROOPS {
        for (place, price) in places(flag).into_iter().zip(prices) {
            let mut game = game(&format!(
                "regime {}\np1 gold 20 hacendado 210 hand {troop}\np1 has {place:03} income 1",
                before(regime)
            ));
            game.play(&[&format!("play {troop} at {place:03}")]);
            // The Red-Flaggers [167] are paid by the ranches of Chihuahua.
            let gained = u16::from(troop == 167);
            assert_eq!(game.gold(1), 20 + gained - price, "{troop} at {place}");
            assert_eq!((game.actions(), game.troop_at(place)), (2, Some(troop)));
            assert_eq!(game.regime(), regime, "{troop}");
            let points = match point {
                'O' => [0, 1, 0, 0],
                'C' => [0, 0, 1, 0],
                'R' => [0, 0, 0, 1],
                _ => [0; 4],
            };
            let [_, outrage, command, revolution] = game.points(1);
            // The ranch at Encinillas [049] has a Loyalty of its own.
            assert_eq!([0, outrage, command, revolution], points, "{troop}");
        }
    }
}

#[test]
fn every_troop_has_its_firepower() {
    for &(troop, _, flag, firepower, _, _, regime) in TROOPS {
        let place = places(flag)[2];
        let mut game = game(&format!(
            "regime {}\np1 gold 20 hacendado 210 hand {troop}\np1 has {place:03} income 1 unrest 4",
            before(regime)
        ));
        game.play(&[&format!("play {troop} at {place:03}")]);
        // The Bisbee Deputies [173] calm America on arrival as well.
        let more = u16::from(troop == 173);
        assert_eq!(game.unrest(place), 4 - firepower - more, "{troop} removes {firepower}");
    }
}

#[test]
fn every_troop_stays_under_its_flag() {
    for &(troop, _, flag, ..) in TROOPS {
        let game = game(&format!(
            "p1 gold 20 hacendado 210 hand {troop}\np1 has 067 income 1\np1 has 053 income 1\np1 has 051 income 1"
        ));
        for (place, district) in [("067", "sonora"), ("053", "chihuahua"), ("051", "america")] {
            let command = format!("play {troop} at {place}");
            if district == flag {
                game.allows(&command);
            } else {
                game.refuses(Rule::Troop03, &command);
            }
        }
    }
}

#[test]
fn every_troop_joins_an_army_of_its_colour_only() {
    covers(&[Rule::Army03]);
    let plans = [("208", 1, "white", 2), ("208", 2, "red", 0), ("209", 2, "blue", 2), ("210", 2, "green", 2)];
    for &(troop, colour, _, _, prices, _, regime) in TROOPS {
        for (hacendado, plan, of, connection) in plans {
            let mut game =
                game(&format!("p1 gold 20 hacendado {hacendado} plan {plan} hand {troop}\np2 hacendado 211"));
            let command = format!("play {troop} army");
            if of == colour {
                game.play(&[&command]);
                assert_eq!(game.gold(1), 20 - prices[connection], "{troop} pays the way to the army");
                assert_eq!((game.regime().as_str(), game.listed("p1 army", troop)), (regime, true));
            } else {
                game.refuses(Rule::Army03, &command);
            }
        }
    }
}

/// A troop that unsettles: its number, where it goes, whom it unsettles, whom it does not.
type Unsettling = (u8, u8, &'static [&'static str], &'static [&'static str]);

#[rustfmt::skip]
const UNSETTLING: &[Unsettling] = &[
    (169, 51, &["094 income 1", "095 income 1", "047 income 1"], &["067 income 1", "053 income 1"]),
    (178, 53, &["049 income 1", "055 income 1", "068 income 1 oval1 p2"], &["052 income 1", "092 income 1", "047 income 1"]),
    (184, 67, &["091 income 1", "092 income 1", "062 income 3"], &["053 income 1", "051 income 1"]),
    (188, 64, &["062 income 3", "061 income 2", "073 income 1"], &["091 income 1", "053 income 1"]),
    (189, 67, &["091 income 1", "062 income 3"], &["053 income 1", "051 income 1"]),
    (190, 67, &["091 income 1", "062 income 3"], &["053 income 1", "051 income 1"]),
    (191, 67, &["091 income 1", "062 income 3"], &["053 income 1", "051 income 1"]),
    (192, 67, &["091 income 1", "062 income 3"], &["053 income 1", "051 income 1"]),
    (195, 90, &["052 income 1", "069 income 1"], &["049 income 1", "068 income 1", "091 income 1"]),
];

#[test]
fn every_troop_that_unsettles_spares_its_destination() {
    for &(troop, at, yes, no) in UNSETTLING {
        for owner in [1, 2] {
            let cards = |list: &[&str]| -> String {
                list.iter().map(|has| format!("p{owner} has {has}\n")).collect::<Vec<_>>().concat()
            };
            let mut game = game(&format!(
                "regime martial\np1 gold 20 hacendado 210 hand {troop}\np1 has {at:03} income 1\np2 hacendado 208\n{}{}",
                cards(yes),
                cards(no)
            ));
            game.play(&[&format!("play {troop} at {at:03}")]);
            assert_eq!(game.unrest(at), 0, "{troop} spares where it goes");
            for has in yes {
                let card = has[..3].parse().expect("a number");
                assert_eq!((game.unrest(card), game.owner(card)), (1, Some(owner)), "{troop}: {card}");
            }
            for has in no {
                let card = has[..3].parse().expect("a number");
                assert_eq!(game.unrest(card), 0, "{troop}: {card}");
            }
        }
    }
}

#[test]
fn c188_c189_c190_and_c192_free_the_slaves_they_extort_and_others_do_not() {
    for &(troop, _, _, _, prices, ..) in TROOPS.iter().filter(|row| row.2 == "sonora") {
        let frees = matches!(troop, 188 | 189 | 190 | 192);
        let mut game = game(&format!(
            "regime anarchy\np1 gold 20 hacendado 210 hand {troop}\np2 gold 9 hacendado 208\np2 has 073 income 2"
        ));
        game.play(&[&format!("play {troop} at 073")]);
        assert_eq!(game.in_grudge(1, 73), frees, "{troop}");
        if frees {
            assert!(game.jailed(1), "{troop}: the Liberator is jailed");
            // Orozco [210] flips to Ayala, on foot, if the troop is to stay.
            game.play(&[&format!("retreat {troop}")]);
            assert_eq!(game.gold(1), 20 - 2 * prices[0], "{troop} is paid twice");
            assert!(game.listed("p1 army", troop));
        } else {
            assert!(game.extorted(73) && game.income(73) == 1, "{troop} extorts it");
        }
    }
}

#[test]
fn c167_red_flaggers_are_paid_by_the_banks_and_ranches_of_chihuahua() {
    let mut game = game(
        "p1 gold 9 hacendado 210 hand 167\np1 has 052 income 1\np1 has 049 income 1\np1 has 055 income 3\np1 has 067 income 1\np1 has 048 income 2\np2 gold 5 hacendado 208\np2 has 068 income 1",
    );
    game.play(&["play 167 at 052"]);
    assert_eq!(
        (game.gold(1), game.gold(2)),
        (11, 5),
        "one for foot, three from two ranches and a bank of his own"
    );
}

#[test]
fn c172_pershing_recalls_the_red_troops_of_chihuahua() {
    let mut game = game(
        "p1 gold 20 hacendado 212 hand 172\np1 has 053 income 1\np2 gold 9 hacendado 208\np2 has 052 income 1 troop 177\np2 has 049 income 1 troop 178\np2 has 067 income 1 troop 191\np2 has 068 income 1 troop 183\np1 has 069 income 1 extorted 167 by p2",
    );
    game.play(&["play 172 at 053"]);
    assert_eq!(game.regime(), "us");
    assert_eq!(game.decider(), Some(support::p(2)));
    game.play(&["retreat 177", "abandon 178", "abandon 167"]);
    assert_eq!(game.gold(2), 6, "Villa's men walk to the army of the Agrarian Decree");
    assert!(game.listed("p2 army", 177) && game.discarded(178) && game.discarded(167));
    assert_eq!(game.income(69), 2, "the place left by an extorter pays its owner again");
    assert_eq!(
        (game.troop_at(67), game.troop_at(68)),
        (Some(191), Some(183)),
        "other flags and colours stay"
    );
}

#[test]
fn c173_bisbee_deputies_calm_america() {
    let mut game = game(
        "p1 gold 9 hacendado 210 hand 173\np1 has 051 income 1\np1 has 095 income 1 unrest 1\np2 hacendado 208\np2 has 047 unrest 2\np2 has 067 income 1 unrest 1",
    );
    game.play(&["play 173 at 051"]);
    assert_eq!((game.unrest(95), game.unrest(47), game.unrest(67)), (0, 1, 1));
}

#[test]
fn c180_kosterlitzky_calms_the_mines_and_smelters_of_sonora() {
    let mut game = game(
        "regime us\np1 gold 9 hacendado 210 hand 180\np1 has 067 income 1\np1 has 061 unrest 1\np2 hacendado 208\np2 has 087 unrest 2\np2 has 091 income 1 unrest 1\np2 has 048 unrest 1",
    );
    game.play(&["play 180 at 067"]);
    assert_eq!((game.unrest(61), game.unrest(87)), (0, 1));
    assert_eq!((game.unrest(91), game.unrest(48)), (1, 1), "no ranch, no other state");
}

#[test]
fn c175_manhunts_add_a_cube_to_a_plantation() {
    let mut game = game(
        "p1 gold 9 hacendado 210 hand 175\np1 has 067 income 1\np1 has 062 income 1\np1 has 063 income 2\np2 hacendado 208\np2 has 104 income 1",
    );
    game.play(&["play 175 at 067"]).refuses(Rule::Headline12, "choose 067");
    game.refuses(Rule::Headline12, "choose 104");
    game.play(&["choose 063"]);
    assert_eq!((game.income(62), game.income(63), game.income(104)), (1, 3, 1));
    assert_eq!(game.gold(1), 7, "no price but the troop's");
}

#[test]
fn c186_vaqueros_add_a_cube_to_a_ranch() {
    let mut game = game(
        "p1 gold 9 hacendado 210 hand 186\np1 has 053 income 1\np1 has 062 income 1\np1 has 051 income 4 unrest 1\np2 hacendado 208\np2 has 052 income 1",
    );
    game.play(&["play 186 at 053", "choose 051"]);
    assert_eq!((game.income(51), game.income(53), game.income(52)), (5, 1, 1), "any ranch, in Unrest or not");
}

#[test]
fn c194_mercado_takes_two_gold_from_the_others() {
    let mut game = game(
        "p1 gold 9 hacendado 210 hand 194\np1 has 049 income 1\np2 gold 5 hacendado 208\np3 gold 1 hacendado 209",
    );
    game.play(&["play 194 at 049"]);
    assert_eq!((game.gold(1), game.gold(2), game.gold(3)), (6, 3, 0), "as much as they have");
}
