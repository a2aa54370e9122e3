//! The partners [007] to [046], played: price, colour, prestige; Spies, frauds, generals, monopolies, extra actions.

use crate::support::{Game, covers, game, p};
use pax_rules::{Event, Rule};

/// Number, price, and for each side its colour and point.
type Row = (u8, u16, &'static [(&'static str, char)]);

#[rustfmt::skip]
const PARTNERS: &[Row] = &[
    (7, 6, &[("red", 'R')]),
    (8, 4, &[("blue", ' ')]),
    (9, 5, &[("green", 'L'), ("red", 'R')]),
    (10, 5, &[("red", 'R')]),
    (11, 6, &[("white", 'L')]),
    (12, 5, &[("green", 'L')]),
    (13, 3, &[("green", ' ')]),
    (14, 3, &[("green", ' ')]),
    (15, 4, &[("blue", ' ')]),
    (16, 5, &[("white", 'R')]),
    (17, 9, &[("white", 'L')]),
    (18, 6, &[("blue", 'O')]),
    (19, 6, &[("white", 'L')]),
    (20, 8, &[("blue", ' ')]),
    (21, 4, &[("white", ' ')]),
    (22, 9, &[("red", 'R')]),
    (23, 6, &[("blue", 'O')]),
    (24, 9, &[("green", 'L')]),
    (25, 7, &[("blue", ' ')]),
    (26, 6, &[("green", 'L'), ("blue", 'O')]),
    (27, 4, &[("red", ' ')]),
    (28, 7, &[("green", 'L')]),
    (29, 5, &[("red", 'R')]),
    (30, 7, &[("blue", ' ')]),
    (31, 2, &[("red", ' ')]),
    (32, 4, &[("red", 'R')]),
    (33, 4, &[("white", ' ')]),
    (34, 5, &[("red", ' ')]),
    (35, 6, &[("white", 'R'), ("blue", 'O')]),
    (36, 6, &[("white", 'L')]),
    (37, 7, &[("green", ' ')]),
    (38, 6, &[("green", 'L')]),
    (39, 5, &[("blue", ' ')]),
    (40, 8, &[("red", 'R')]),
    (41, 6, &[("red", ' ')]),
    (42, 4, &[("blue", ' ')]),
    (43, 5, &[("red", ' ')]),
    (44, 5, &[("white", 'L')]),
    (45, 8, &[("green", 'L')]),
    (46, 2, &[("blue", ' ')]),
];

fn points(point: char) -> [u8; 4] {
    let mut points = [0; 4];
    if let Some(kind) = "LOCR".find(point) {
        points[kind] = 1;
    }
    points
}

#[test]
fn every_partner_is_paid_and_brings_its_point() {
    assert_eq!(PARTNERS.len(), 40);
    for &(card, cost, sides) in PARTNERS {
        for (side, &(_, point)) in (1..).zip(sides) {
            for regime in ["pax", "us"] {
                let mut game = game(&format!("regime {regime}\np1 gold 20 hacendado 211 hand {card:03}"));
                game.play(&[&format!("play {card:03} side {side}")]);
                assert_eq!(
                    (game.gold(1), game.actions(), game.owner(card)),
                    (20 - cost, 2, Some(1)),
                    "{card}"
                );
                assert_eq!(game.points(1), points(point), "{card}");
                let covered = point == 'L' && regime == "pax";
                assert_eq!(game.covered(card), covered, "{card} under {regime}");
                let income = u16::from(card == 45 || (card, side) == (26, 1));
                assert_eq!(game.reserve(1), 13 - income - u16::from(covered), "{card}");
                game.play(&["end"]);
                assert_eq!(game.gold(1), 20 - cost + 2 + income + u16::from(covered), "{card} earns");
            }
        }
        if sides.len() == 1 {
            game(&format!("p1 gold 20 hacendado 211 hand {card:03}"))
                .refuses(Rule::News01, &format!("play {card:03} side 2"));
        }
    }
}

#[test]
fn every_partner_has_its_colour() {
    // Three conspiracies want two colours each.
    let wanted = [(158, ["white", "red"]), (161, ["green", "blue"]), (163, ["green", "white"])];
    for &(card, _, sides) in PARTNERS {
        for (up, &(colour, _)) in ["", " second"].into_iter().zip(sides) {
            let game = game(&format!(
                "p1 gold 30 hacendado 211 hand 158 161 163\np2 hacendado 208\np2 has {card:03}{up}"
            ));
            for (plot, colours) in wanted {
                let command = format!("play {plot} on {card:03}");
                assert_eq!(game.legal().contains(&command), colours.contains(&colour), "{command}: {colour}");
            }
        }
    }
}

/// The partners that can be discarded in a showdown: in which, and what it does to Díaz's defence.
type Fraud = (u8, &'static str, i8);

#[rustfmt::skip]
const FRAUDS: &[Fraud] = &[
    (8, "L", 1),
    (12, "LC", 1),
    (13, "R", 1),
    (14, "LOCR", 1),
    (21, "C", 1),
    (24, "C", -1),
    (31, "R", -1),
    (42, "OR", 1),
    (46, "O", 1),
];

#[test]
fn every_partner_that_can_be_discarded_in_a_showdown_fits_its_toppling() {
    for (card, ..) in PARTNERS {
        let (kinds, by) = FRAUDS.iter().find(|row| row.0 == *card).map_or(("", 0), |row| (row.1, row.2));
        for (regime, kind) in [("pax", 'L'), ("us", 'O'), ("martial", 'C'), ("anarchy", 'R')] {
            let mut game = game(&format!(
                "regime {regime}\np1 gold 9 hacendado 211\np2 hacendado 208\np2 has {card:03}\nmarket 204 . . . . . / . . . . . ."
            ));
            game.play(&["buy a1", "quo", "pass"]).forget();
            let fraud = format!("fraud {card:03}");
            assert_eq!(game.decider() == Some(p(2)), kinds.contains(kind), "{card} in a toppling of {kind}");
            if kinds.contains(kind) {
                game.play(&[&fraud]);
                assert!(game.discarded(*card));
                let told = game
                    .events
                    .iter()
                    .any(|event| matches!(event, Event::DefenceChanged { by: is } if *is == by));
                assert!(told, "{card}: {by}");
            } else {
                assert!(!game.legal().contains(&fraud));
            }
        }
    }
}

/// The Spies.
const SPIES: &[u8] = &[8, 13, 21, 32, 46];

#[test]
fn every_spy_and_no_other_partner_cancels_an_attack() {
    for (card, ..) in PARTNERS {
        let is_spy = SPIES.contains(card);
        let mut orange = game(&format!(
            "p1 gold 9 hacendado 211 hand 203\np2 gold 9 hacendado 208\np2 has 052 income 1\np2 has {card:03}"
        ));
        orange.play(&["play 203 at 052"]);
        assert_eq!(orange.decider() == Some(p(2)), is_spy, "{card}");
        let mut black = game(&format!(
            "regime pax\np1 gold 9 hacendado 211 hand 165\np2 gold 9 hacendado 208\np2 has {card:03}"
        ));
        black.play(&["play 165 on p2"]);
        assert_eq!(black.decider() == Some(p(2)), is_spy, "{card}");
        if is_spy {
            let mut passed = game(&orange.text());
            passed.play(&["pass"]);
            assert_eq!((passed.unrest(52), passed.owner(*card)), (3, Some(2)), "{card} need not");
            orange.play(&[&format!("spy {card:03}")]);
            assert_eq!(
                (orange.unrest(52), orange.gold(1), orange.gold(2)),
                (0, 7, 9),
                "{card}: what was paid is paid"
            );
            assert!(orange.discarded(203) && orange.discarded(*card));
            black.play(&[&format!("spy {card:03}")]);
            assert_eq!((black.gold(1), black.gold(2), black.discarded(165)), (8, 9, true), "{card}");
        }
    }
}

/// An Extra Action: its partner, whose turn it sets up, what it does, what it does not.
type Extra = (&'static str, &'static str, &'static [&'static str], &'static [&'static str]);

#[rustfmt::skip]
const EXTRAS: &[Extra] = &[
    ("008", "p1 has 051 income 1 unrest 3", &["police 051"], &["sell 008"]),
    ("010", "p1 hand 134 135 062\np2 has 051 income 1\np2 has 066", &["play 134 at 051", "play 135 at 051"], &["play 062"]),
    ("011", "p1 hand 052 049 067", &["play 052", "play 049"], &["play 067"]),
    ("017", "p1 hand 052 049", &["sell 052"], &["play 052"]),
    ("020", "p1 hand 052 049", &["sell 052"], &["play 052"]),
    ("021", "market 061 062 063 . . . / . . . . . .", &["speculate a1", "speculate a2"], &["buy a3"]),
    ("021", "p1 has 057 income 0\nmarket 061*p1 . . . . . / . . . . . .", &["add 057", "shift market a1 to reserve"], &["sell 021"]),
    ("025", "p1 hand 052 049", &["sell 052"], &["play 052"]),
    ("026 second", "market 111 061 . . . . / . . . . . .", &["buy a1"], &["buy a2"]),
    ("027", "p1 has 067 income 1 troop 179\np1 has 091 income 1", &["redeploy 179 at 091"], &["sell 027"]),
    ("037", "p1 has 067 income 1", &["land 067"], &["sell 037"]),
    ("045", "p1 has 067 income 1\np1 has 068 income 1", &["upgrade 067 oval 1"], &["sell 045"]),
];

#[test]
fn every_extra_action_is_free_of_actions_once_a_turn() {
    covers(&[Rule::Act05, Rule::Act07]);
    for (partner, stand, free, others) in EXTRAS {
        let position = format!("p1 gold 20 hacendado 211\np2 gold 9 hacendado 208\n{stand}\n");
        for command in *free {
            let mut extra = game(&format!("{position}p1 has {partner}"));
            extra.play(&[command]);
            if extra.legal().contains(&"quo".to_owned()) {
                extra.play(&["quo"]);
            }
            assert_eq!(extra.actions(), 3, "{partner}: {command}");
            assert_eq!(extra.line("used").as_deref(), Some(&partner[..3]), "{partner}: {command}");
            let mut none = game(&format!("{position}used {}\np1 has {partner}", &partner[..3]));
            none.play(&[command]);
            if none.legal().contains(&"quo".to_owned()) {
                none.play(&["quo"]);
            }
            let needed = if command.starts_with("land") { 2 } else { 1 };
            assert_eq!(none.actions(), 3 - needed, "{partner}: {command}, spent before");
        }
        for command in *others {
            let mut other = game(&format!("{position}p1 has {partner}"));
            other.play(&[command]);
            assert_eq!(other.actions(), 2, "{partner}: {command}");
        }
    }
}

/// What a discount makes of prices: the partner, the stand, the commands with what they cost then and without.
type Discount = (&'static str, &'static str, &'static [(&'static str, u16, u16)]);

#[rustfmt::skip]
const DISCOUNTS: &[Discount] = &[
    ("007", "market . . . . 134 005 / . . . . 144 061", &[("buy a5", 0, 8), ("buy a6", 0, 16), ("buy b5", 8, 8), ("buy b6", 16, 16)]),
    ("009", "market . . . 204 . . / . . . . . .", &[("buy a4", 4, 4)]),
    ("009 second", "market . . . 204 111 . / . . . . . .", &[("buy a4", 2, 4), ("buy a5", 8, 8)]),
    ("013", "market . . . 144 145 061 / . . . . . .", &[("buy a4", 2, 4), ("buy a5", 4, 8), ("buy a6", 16, 16)]),
    ("015", "p1 hand 007 031 052 134\np2 has 053 income 1", &[("play 007", 4, 6), ("play 031", 0, 2), ("play 052", 5, 5)]),
    ("016", "p1 hand 177 183 174 172\np1 has 052 income 1", &[("play 177 at 052", 2, 3), ("play 183 at 052", 2, 3), ("play 174 at 052", 8, 8), ("play 172 at 052", 7, 7)]),
    ("020", "market . . . . 061 087 / . . . . 067 .", &[("buy a5", 4, 8), ("buy a6", 8, 16), ("buy b5", 8, 8)]),
    ("034", "p1 hand 203 004 052\np2 has 054", &[("play 203 at 054", 0, 2), ("play 004 at 054 with 3", 0, 3), ("play 052", 5, 5)]),
    ("036", "p1 hand 058 078 060 052", &[("play 058", 5, 9), ("play 078", 4, 8), ("play 060", 8, 8), ("play 052", 5, 5)]),
    ("044", "p1 hand 062 104 067", &[("play 062", 0, 3), ("play 104", 0, 2), ("play 067", 4, 4)]),
];

#[test]
fn every_discount_is_on_its_own_things() {
    covers(&[Rule::Act09]);
    for (partner, stand, prices) in DISCOUNTS {
        for (command, price, full) in *prices {
            let position = format!("p1 gold 30 hacendado 210\np2 gold 0 hacendado 208\n{stand}\n");
            let mut cheap = game(&format!("{position}p1 has {partner}"));
            cheap.play(&[command]);
            assert_eq!(cheap.gold(1), 30 - price, "{partner}: {command}");
            let mut others = game(&format!("{position}p2 has {partner}"));
            others.play(&[command]);
            assert_eq!(others.gold(1), 30 - full, "{partner} is another's: {command}");
        }
    }
}

/// A monopoly: the partner, the stand, what is paid to it, what is not.
type Monopoly = (&'static str, &'static str, &'static [(&'static str, u16)], &'static [(&'static str, u16)]);

#[rustfmt::skip]
const MONOPOLIES: &[Monopoly] = &[
    ("018", "p1 hand 051 052", &[("play 051", 4)], &[("play 052", 5)]),
    ("027", "p1 hand 171 183 177 174\np1 has 051 income 1\np1 has 053 income 1 troop 193", &[("play 171 at 051", 4), ("play 183 at 053", 1), ("play 177 at 053", 4)], &[("play 174 at 053", 6)]),
    ("028", "p1 hand 052\np1 has 067 income 1", &[("upgrade 067 oval 1", 3)], &[("play 052", 5)]),
    ("037", "p1 hand 052\np1 has 067 income 3", &[("land 067", 3)], &[("play 052", 5)]),
    ("038", "p1 hand 052 062 061\np1 has 067 income 3", &[("play 052", 5), ("play 062", 3)], &[("play 061", 4), ("land 067", 3)]),
];

#[test]
fn every_monopoly_is_paid_by_its_owners_opponents() {
    covers(&[Rule::Monopoly01]);
    for (partner, stand, paid, not) in MONOPOLIES {
        let position = format!("p1 gold 20 hacendado 210 plan 2\np2 gold 9 hacendado 208\n{stand}\n");
        let pays = |owner: u8, command: &str| -> Option<(u16, u16)> {
            let mut game = game(&format!("{position}p{owner} has {partner}"));
            if !game.legal().contains(&command.to_owned()) {
                return None;
            }
            game.play(&[command]);
            Some((game.gold(1), game.gold(2)))
        };
        for (command, price) in *paid {
            // Connections are halved by Orozco [210] only while he is loyal.
            assert_eq!(pays(2, command), Some((20 - price, 9 + price)), "{partner}: {command}");
            assert_eq!(pays(1, command), Some((20 - price, 9)), "{partner}: not by its owner: {command}");
        }
        for (command, price) in *not {
            assert_eq!(pays(2, command), Some((20 - price, 9)), "{partner}: {command}");
        }
    }
}

#[test]
fn c027_redeploying_pays_the_pool() {
    let mut game = game(
        "p1 gold 9 hacendado 210\np1 has 053 income 1 troop 183\np1 has 052 income 1\np2 gold 9 hacendado 208\np2 has 027",
    );
    game.play(&["redeploy 183 at 052"]);
    assert_eq!((game.gold(1), game.gold(2)), (6, 9));
}

#[test]
fn c022_c024_and_c030_give_every_troop_machine_guns() {
    for general in [22, 24, 30] {
        let position = "p1 gold 9 hacendado 210 hand 193\np1 has 055 unrest 4\np2 gold 9 hacendado 208\np2 has 053 income 2 troop 178\n";
        let mut led = game(&format!("{position}p1 has {general:03}"));
        game(position).refuses(Rule::Troop05, "play 193 at 053");
        led.play(&["play 193 at 053"]);
        assert!(led.discarded(178) && led.extorted(53), "{general}: three beat two");
        let bounty = if general == 30 { 2 } else { 0 };
        assert_eq!(led.gold(1), 8 + bounty, "{general}: the price, and the bounty for a battle");
        let mut calm = game(&format!("{position}p1 has {general:03}"));
        calm.play(&["play 193 at 055"]);
        assert_eq!((calm.unrest(55), calm.gold(1)), (1, 9), "{general}: no battle, no bounty");
    }
}

#[test]
fn c030_is_paid_for_foreign_troops_only() {
    let mut own =
        game("p1 gold 9 hacendado 210 hand 174\np1 has 030\np1 has 049 income 1 troop 193\np2 hacendado 208");
    own.refuses(Rule::Troop07, "play 174 at 049");
    own.play(&["sell 030", "play 174 at 049"]);
    assert_eq!(own.gold(1), 10, "three for the sale under Pax, two for the way: no bounty");
}

/// What a partner protects, and what not.
type Protection = (&'static str, &'static [&'static str], &'static [&'static str]);

#[rustfmt::skip]
const PROTECTIONS: &[Protection] = &[
    ("029", &["054", "087", "058"], &["067 income 1", "062 income 3", "055"]),
    ("042", &["051 income 1", "066", "057 income 1"], &["067 income 1", "054"]),
    ("044", &["062 income 3", "104 income 3"], &["067 income 1", "061", "051 income 1"]),
];

#[test]
fn every_protection_stops_orange_cards_even_ones_own() {
    covers(&[Rule::Gen01]);
    for (partner, safe, open) in PROTECTIONS {
        for owner in [1, 2] {
            let at = |has: &str| -> (Game, String) {
                let position = format!(
                    "p1 gold 9 hacendado 211 hand 134 143\np2 hacendado 208\np{owner} has {partner}\np{owner} has {has}"
                );
                (game(&position), format!("play 134 at {}", &has[..3]))
            };
            for has in *safe {
                let (game, command) = at(has);
                game.refuses(Rule::Gen01, &command);
            }
            for has in *open {
                let (game, command) = at(has);
                game.allows(&command);
            }
        }
    }
}
