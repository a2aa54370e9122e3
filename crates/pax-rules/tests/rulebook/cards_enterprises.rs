//! The enterprises [047] to [104], played: price, cubes, prestige, connections, slaves.

use crate::support::{Game, game};

/// What kind of income a card has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Pays {
    /// As the regime says for mines.
    Mine,
    /// As the economy.
    Bank,
    /// One cube: a ranch, plantation or gun store.
    One,
    /// As others match.
    Count,
}
use Pays::{Bank, Count, Mine, One};

/// Number, district, price, connection, ovals with their prices, income, and what the point is: `L` upright, `R` slaves.
type Row = (u8, &'static str, u16, &'static str, &'static [(&'static str, u16)], Pays, char);

#[rustfmt::skip]
const ENTERPRISES: &[Row] = &[
    (47, "america", 7, "rail", &[], Bank, ' '),
    (48, "chihuahua", 4, "foot", &[("mule", 8)], Mine, ' '),
    (49, "chihuahua", 5, "rail", &[("canal", 4)], One, 'L'),
    (50, "chihuahua", 6, "rail", &[], Count, 'L'),
    (51, "america", 4, "mule", &[("rail", 2)], One, ' '),
    (52, "chihuahua", 5, "foot", &[("mule", 2), ("rail", 4)], One, ' '),
    (53, "chihuahua", 4, "mule", &[("rail", 4), ("canal", 3)], One, ' '),
    (54, "sonora", 5, "foot", &[("mule", 3)], Mine, ' '),
    (55, "chihuahua", 7, "rail", &[], Bank, ' '),
    (56, "chihuahua", 9, "rail", &[], Bank, 'L'),
    (57, "america", 3, "mule", &[("rail", 2)], One, ' '),
    (58, "sonora", 9, "mule", &[("chain", 10), ("steamship", 4)], Count, 'L'),
    (59, "chihuahua", 6, "foot", &[("mule", 3), ("chain", 10)], Mine, ' '),
    (60, "america", 8, "rail", &[("canal", 3)], Count, 'L'),
    (61, "sonora", 4, "mule", &[("rail", 4)], Mine, 'R'),
    (62, "sonora", 3, "rail", &[("canal", 3)], One, 'R'),
    (63, "sonora", 2, "mule", &[("rail", 5), ("canal", 2)], One, 'R'),
    (64, "sonora", 2, "mule", &[("rail", 4)], One, 'R'),
    (65, "america", 3, "foot", &[("rail", 3)], One, ' '),
    (66, "america", 5, "mule", &[("rail", 4)], Mine, ' '),
    (67, "sonora", 4, "mule", &[("rail", 3)], One, ' '),
    (68, "chihuahua", 4, "mule", &[("rail", 3)], One, ' '),
    (69, "chihuahua", 3, "foot", &[("rail", 5)], One, ' '),
    (70, "sonora", 8, "mule", &[("rail", 4)], Count, 'L'),
    (71, "sonora", 3, "rail", &[("steamship", 3)], One, 'R'),
    (72, "sonora", 2, "mule", &[("rail", 5), ("steamship", 3)], One, 'R'),
    (73, "sonora", 1, "foot", &[("mule", 3)], One, 'R'),
    (74, "sonora", 8, "rail", &[], Bank, ' '),
    (75, "america", 8, "rail", &[], Bank, ' '),
    (76, "sonora", 9, "rail", &[], Bank, 'L'),
    (77, "america", 3, "foot", &[("mule", 2)], One, ' '),
    (78, "chihuahua", 8, "rail", &[], Count, 'L'),
    (79, "chihuahua", 6, "mule", &[("rail", 2)], Count, 'L'),
    (80, "america", 5, "mule", &[("rail", 2)], Count, 'L'),
    (81, "sonora", 6, "foot", &[("mule", 2), ("rail", 5)], Mine, ' '),
    (82, "sonora", 5, "mule", &[("rail", 3)], Mine, ' '),
    (83, "america", 5, "rail", &[], Count, 'L'),
    (84, "america", 7, "mule", &[("rail", 3), ("canal", 3)], Count, 'L'),
    (85, "sonora", 6, "mule", &[("rail", 4), ("canal", 3)], Count, 'L'),
    (86, "sonora", 8, "mule", &[("rail", 4)], Mine, ' '),
    (87, "sonora", 5, "mule", &[("rail", 3)], Count, 'L'),
    (88, "chihuahua", 6, "mule", &[("rail", 2)], Mine, ' '),
    (89, "chihuahua", 7, "mule", &[("rail", 3)], Mine, ' '),
    (90, "chihuahua", 4, "foot", &[("rail", 6)], Mine, ' '),
    (91, "sonora", 3, "foot", &[("mule", 2)], One, ' '),
    (92, "sonora", 4, "rail", &[("canal", 3)], One, ' '),
    (93, "sonora", 4, "mule", &[("rail", 4), ("steamship", 4)], One, ' '),
    (94, "america", 4, "foot", &[("mule", 2)], One, ' '),
    (95, "america", 5, "rail", &[("canal", 2), ("steamship", 3)], One, ' '),
    (96, "chihuahua", 6, "foot", &[("mule", 2), ("rail", 4)], Mine, ' '),
    (97, "america", 3, "foot", &[("mule", 1)], One, ' '),
    (98, "america", 8, "mule", &[("rail", 2)], Mine, ' '),
    (99, "chihuahua", 3, "foot", &[("mule", 3)], One, ' '),
    (100, "chihuahua", 4, "mule", &[("rail", 5)], One, ' '),
    (101, "chihuahua", 6, "mule", &[("chain", 10)], Count, 'L'),
    (102, "chihuahua", 8, "mule", &[("rail", 4)], Count, 'L'),
    (103, "america", 5, "foot", &[("mule", 3)], Mine, ' '),
    (104, "sonora", 2, "foot", &[("mule", 2), ("rail", 6)], One, 'R'),
];

/// What mines and banks hold under each regime.
const REGIMES: [(&str, u16, u16); 4] = [("pax", 2, 3), ("us", 3, 2), ("martial", 2, 2), ("anarchy", 1, 1)];

/// A troop with three prices for a district: its number, and foot, mule and rail.
fn troop_of(district: &str) -> (u8, [u16; 3]) {
    match district {
        "sonora" => (187, [7, 4, 1]),
        "chihuahua" => (174, [8, 6, 2]),
        _ => (171, [8, 4, 1]),
    }
}

fn price_by(prices: [u16; 3], connection: &str) -> u16 {
    match connection {
        "foot" => prices[0],
        "mule" => prices[1],
        _ => prices[2],
    }
}

#[test]
fn every_enterprise_is_paid_and_brings_its_cubes_and_its_point() {
    assert_eq!(ENTERPRISES.len(), 58);
    for &(card, _, cost, _, _, pays, point) in ENTERPRISES {
        for (regime, mines, economy) in REGIMES {
            let mut game = game(&format!("regime {regime}\np1 gold 20 hacendado 211 hand {card:03}"));
            game.play(&[&format!("play {card:03}")]);
            assert_eq!(game.gold(1), 20 - cost, "{card} costs {cost}");
            assert_eq!((game.actions(), game.owner(card)), (2, Some(1)), "{card}");
            let income = match pays {
                // The Greene company [086] has a patent of its own.
                Mine => mines + u16::from(card == 86),
                Bank => economy,
                One => 1,
                // The Customs of Juárez and the like count others; none is in play, and none counts itself yet.
                Count => 0,
            };
            assert_eq!(game.income(card), income, "{card} under {regime}");
            assert_eq!(game.covered(card), point == 'L' && regime == "pax", "{card} under {regime}");
            assert_eq!(
                game.points(1),
                [u8::from(point == 'L'), 0, 0, 0],
                "{card}: slaves give no point upright"
            );
            let cubes = income + u16::from(point == 'L' && regime == "pax");
            assert_eq!(game.reserve(1), 13 - cubes, "{card}: the cubes come from the reserve");
        }
    }
}

#[test]
fn every_enterprise_has_its_connection_and_its_ovals() {
    for &(card, district, _, base, ovals, ..) in ENTERPRISES {
        let (troop, prices) = troop_of(district);
        let start = format!("regime martial\np1 gold 20 hacendado 211 hand {troop}\n");
        let has = format!("p1 has {card:03} income 1 due 1");
        // With its three states: nothing built, and each oval built by hand.
        let mut bare = game(&format!("{start}{has}"));
        bare.play(&[&format!("play {troop} at {card:03}")]);
        assert_eq!(bare.gold(1), 20 - price_by(prices, base), "{card} lies by {base}");
        assert_eq!(ovals.len(), bare_ovals(&game(&format!("{start}{has}")), card), "{card}");
        for (number, (to, price)) in (1..).zip(ovals) {
            let mut built = game(&format!("{start}{has}"));
            built.play(&[&format!("upgrade {card:03} oval {number}")]);
            // The lumber company [102] halves its own rail.
            let paid = if card == 102 { price.div_ceil(2) } else { *price };
            assert_eq!(built.gold(1), 20 - paid, "{card}: oval {number}");
            assert_eq!(
                built.after(&format!("p1 has {card:03}"), &format!("oval{number}")).as_deref(),
                Some("p1")
            );
            let gold = built.gold(1);
            built.play(&[&format!("play {troop} at {card:03}")]);
            let connection = match *to {
                "canal" | "steamship" => base,
                "chain" => "rail",
                other => other,
            };
            assert_eq!(
                built.gold(1),
                gold - price_by(prices, connection),
                "{card}: {to} makes it {connection}"
            );
        }
    }
}

/// How many ovals the player may build on.
fn bare_ovals(game: &Game, card: u8) -> usize {
    let start = format!("upgrade {card:03} oval");
    game.legal().iter().filter(|command| command.starts_with(&start)).count()
}

#[test]
fn every_cube_of_an_enterprise_earns_canals_and_steamships_too() {
    for &(card, _, _, _, ovals, pays, point) in ENTERPRISES.iter().filter(|row| row.5 != Count) {
        let built: String =
            (1..).zip(ovals).map(|(number, _)| format!(" oval{number} p1")).collect::<Vec<_>>().concat();
        let cubes = if pays == Mine { 1 + u16::from(card == 86) } else { 1 };
        let mut game =
            game(&format!("regime anarchy\np1 gold 0 hacendado 211\np1 has {card:03} income {cubes}{built}"));
        game.play(&["end"]);
        assert_eq!(point == 'L', matches!(card, 49 | 56 | 76), "the oligarchy's ranch and banks");
        let built = u16::try_from(ovals.len()).expect("two");
        assert_eq!(game.gold(1), 2 + cubes + built, "{card}");
    }
}

#[test]
fn every_slave_enterprise_and_no_other_revolts() {
    for &(card, _, _, _, _, pays, point) in ENTERPRISES {
        let due = u16::from(pays != Count);
        let mut game = game(&format!(
            "regime anarchy\np1 gold 9 hacendado 211\np1 has 043\np2 gold 9 hacendado 208\np2 has {card:03} income 0 due {due}"
        ));
        game.play(&[&format!("agitate 043 at {card:03}")]);
        if point == 'R' {
            assert!(game.in_grudge(1, card) && game.jailed(1), "{card}: freed, and the Liberator is jailed");
            assert_eq!(game.points(1), [0, 0, 0, 1], "{card} is a Revolution to him who freed it");
        } else {
            assert_eq!((game.owner(card), game.unrest(card)), (Some(2), 1), "{card} has no slaves");
        }
    }
}

#[test]
fn every_enterprise_has_its_district() {
    // Under Pax a troop stays at home; one with each flag tells where an enterprise lies.
    for &(card, district, ..) in ENTERPRISES {
        let game =
            game(&format!("p1 gold 20 hacendado 211 hand 187 174 171\np1 has {card:03} income 1 due 1"));
        let legal = game.legal();
        for flag in ["sonora", "chihuahua", "america"] {
            let command = format!("play {} at {card:03}", troop_of(flag).0);
            assert_eq!(legal.contains(&command), flag == district, "{card} lies in {district}");
        }
    }
}

#[test]
fn mines_and_banks_hold_nothing_in_a_depression_and_ranches_hold_on() {
    for &(card, _, _, _, _, pays, point) in ENTERPRISES.iter().filter(|row| row.5 != Count) {
        let mut game = game(&format!("depression\nregime us\np1 gold 20 hacendado 211 hand {card:03}"));
        game.play(&[&format!("play {card:03}")]);
        assert_eq!(game.income(card), u16::from(pays == One), "{card} {point}");
    }
}

/// What each enterprise is.
const SORTS: [(&str, &[u8]); 7] = [
    ("ranch", &[49, 51, 52, 53, 67, 68, 69, 91, 92, 93, 94, 95, 99, 100]),
    ("plantation", &[62, 63, 64, 71, 72, 73, 104]),
    ("mine", &[48, 54, 59, 61, 66, 81, 82, 86, 88, 89, 90, 96, 98, 103]),
    ("smelter", &[60, 79, 80, 87]),
    ("project", &[50, 58, 70, 78, 83, 84, 85, 101, 102]),
    ("bank", &[47, 55, 56, 74, 75, 76]),
    ("gun store", &[57, 65, 77, 97]),
];

#[test]
fn every_enterprise_is_of_its_sort() {
    // Five orange cards, and what they can be aimed at.
    let strikes: [(&str, &[&str]); 5] = [
        ("001", &["ranch"]),
        ("004", &["mine", "smelter"]),
        ("005", &["mine", "smelter", "project", "plantation", "ranch"]),
        ("141", &["mine", "smelter", "project"]),
        ("197", &["project", "smelter", "bank", "gun store"]),
    ];
    assert_eq!(SORTS.iter().map(|(_, cards)| cards.len()).sum::<usize>(), ENTERPRISES.len());
    for (sort, cards) in SORTS {
        // The Copper Queen [098] lets nobody near, so it is shut.
        for card in cards {
            let legal = game(&format!(
                "p1 gold 9 hacendado 211 hand 001 004 005 141 197\np2 hacendado 208\np2 has {card:03} income 1 due 1 unrest 1"
            ))
            .legal();
            for (strike, sorts) in strikes {
                let start = format!("play {strike} at {card:03}");
                let may = legal.iter().any(|command| command.starts_with(&start));
                assert_eq!(may, sorts.contains(&sort), "{card} is a {sort}: {strike}");
            }
        }
    }
}
