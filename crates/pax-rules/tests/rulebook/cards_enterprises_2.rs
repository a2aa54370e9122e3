//! What the enterprises [047] to [104] count, and what they can do.

use crate::support::{self, covers, game};
use pax_rules::Rule;

/// A smelter or project, what counts for it, what does not.
type Counting = (u8, &'static str, &'static [&'static str], &'static [&'static str]);

#[rustfmt::skip]
const COUNTING: &[Counting] = &[
    (50, "American enterprises with rail", &["047", "051 income 1 oval1 p1", "060 due 0"], &["051 income 1", "055", "092 income 1"]),
    (58, "Sonoran enterprises with rail", &["062 income 1", "074", "067 income 1 oval1 p2"], &["067 income 1", "047", "049 income 1"]),
    (60, "mines in Mexico", &["048", "061", "054"], &["066", "052 income 1", "055"]),
    (70, "Mexican enterprises with a troop", &["067 income 1 troop 179", "052 income 1 troop 193", "064 income 1 extorted 184 by p1"], &["051 income 1 troop 168", "053 income 1"]),
    (78, "ranches in Mexico", &["049 income 1", "067 income 1", "100 income 1"], &["051 income 1", "062 income 1", "048"]),
    (79, "mines of Chihuahua", &["048", "059", "088"], &["061", "066", "052 income 1"]),
    (80, "mines with rail", &["061 oval1 p1", "088 oval1 p1", "066 oval1 p2"], &["048", "049 income 1", "054 oval1 p1"]),
    (83, "American mines", &["066", "098", "103"], &["048", "061", "051 income 1"]),
    (84, "ranches of America and Chihuahua", &["051 income 1", "052 income 1", "049 income 1"], &["067 income 1", "062 income 1"]),
    (85, "plantations", &["062 income 1", "063 income 1", "104 income 1"], &["067 income 1", "061"]),
    (87, "mines of Sonora", &["054", "061", "082"], &["048", "066", "067 income 1"]),
    (101, "ranches with rail", &["049 income 1", "092 income 1", "051 income 1 oval1 p1"], &["051 income 1", "053 income 1 oval2 p1", "062 income 1"]),
    (102, "enterprises of Chihuahua with rail", &["049 income 1", "055", "088 oval1 p1"], &["088", "092 income 1", "047"]),
];

#[test]
fn every_smelter_and_project_counts_what_matches_in_any_tableau() {
    assert_eq!(COUNTING.len(), 13);
    for (card, what, yes, no) in COUNTING {
        for (count, seat) in [(0, 1), (1, 1), (2, 2), (3, 2)] {
            let matching: String =
                yes.iter().take(count).map(|has| format!("p{seat} has {has}\n")).collect::<Vec<_>>().concat();
            let start = format!(
                "regime anarchy\np1 gold 20 hacendado 211 hand {card:03}\np2 hacendado 208\n{matching}"
            );
            let mut counted = game(&start);
            counted.play(&[&format!("play {card:03}")]);
            assert_eq!(usize::from(counted.income(*card)), count, "{card}: {what}");
            for other in *no {
                // Some stand in both lists with something built on them.
                if matching.contains(&other[..3]) {
                    continue;
                }
                let mut counted = game(&format!("{start}p1 has {other}"));
                counted.play(&[&format!("play {card:03}")]);
                assert_eq!(usize::from(counted.income(*card)), count, "{card}: {what}, not {other}");
            }
        }
        // What is in Unrest does not count.
        let mut shut = game(&format!(
            "regime anarchy\np1 gold 20 hacendado 211 hand {card:03}\np2 has {} unrest 1",
            yes[0]
        ));
        shut.play(&[&format!("play {card:03}")]);
        assert_eq!(shut.income(*card), 0, "{card}: {what}, but not in Unrest");
    }
}

#[test]
fn c058_c070_and_c102_count_themselves_once_they_match() {
    for (card, build) in [(58, "upgrade 058 oval 1"), (102, "upgrade 102 oval 1")] {
        let mut game = game(&format!("p1 gold 20 hacendado 211\np1 has {card:03}"));
        game.play(&[build]);
        assert_eq!(game.income(card), 1, "{card} has rail itself now");
    }
    let mut colony = game("p1 gold 20 hacendado 211 hand 179\np1 has 070 covered");
    colony.play(&["play 179 at 070"]);
    assert_eq!(colony.income(70), 1, "the Army Colony has its own troop");
}

/// Bank, what it makes cheaper and its price then, what it does not.
type Lending = (u8, &'static [(u8, u16)], &'static [(u8, u16)]);

#[rustfmt::skip]
const BANKS: &[Lending] = &[
    (47, &[(60, 0), (80, 0), (83, 0), (84, 0)], &[(51, 4), (66, 5), (50, 6), (58, 9)]),
    (55, &[(60, 4), (87, 3), (78, 4), (49, 3), (76, 5)], &[(51, 4), (48, 4), (61, 4)]),
    (56, &[(49, 0), (50, 0), (78, 0), (79, 0), (101, 0), (102, 0)], &[(48, 4), (87, 5), (60, 8)]),
    (74, &[(87, 0), (85, 0), (60, 0), (83, 0), (76, 0)], &[(67, 4), (50, 6), (79, 6)]),
    (75, &[(48, 2), (49, 3), (55, 4), (100, 2), (102, 4)], &[(87, 5), (60, 8), (51, 4)]),
    (76, &[(58, 0), (70, 0), (85, 0), (87, 0)], &[(67, 4), (79, 6), (83, 5), (61, 4)]),
];

#[test]
fn every_bank_lends_to_its_own_friends() {
    assert_eq!(BANKS.len(), 6);
    for (bank, yes, no) in BANKS {
        for (card, price) in yes.iter().chain(*no) {
            let start = format!("p1 gold 20 hacendado 211 hand {card:03}\np2 hacendado 208\n");
            let mut own = game(&format!("{start}p1 has {bank:03}"));
            own.play(&[&format!("play {card:03}")]);
            assert_eq!(own.gold(1), 20 - price, "{card} with {bank}");
            if yes.contains(&(*card, *price)) {
                for useless in [format!("p2 has {bank:03}"), format!("p1 has {bank:03} unrest 1")] {
                    let mut dear = game(&format!("{start}{useless}"));
                    dear.play(&[&format!("play {card:03}")]);
                    assert!(dear.gold(1) < 20 - price, "{card}: {useless}");
                }
            }
        }
    }
}

/// The gun stores.
const GUN_STORES: &[u8] = &[57, 65, 77, 97];

#[test]
fn c057_c065_c077_and_c097_earn_two_gold_from_every_orange_card() {
    for store in GUN_STORES {
        let start = "p1 gold 9 hacendado 211 hand 134\np2 gold 9 hacendado 208\np2 has 052 income 1\n";
        for (owner, gold) in [(1, (11, 9)), (2, (9, 11))] {
            let mut game = game(&format!("{start}p{owner} has {store:03} income 1"));
            game.play(&["play 134 at 052"]);
            assert_eq!((game.gold(1), game.gold(2)), gold, "{store}: whoever plays it");
        }
        let mut shut = game(&format!("{start}p1 has {store:03} income 1 unrest 1"));
        shut.play(&["play 134 at 052"]);
        assert_eq!(shut.gold(1), 9, "{store} is shut");
    }
    let mut two = game(
        "p1 gold 9 hacendado 211 hand 134\np1 has 057 income 1\np1 has 097 income 1\np2 hacendado 208\np2 has 052 income 1",
    );
    two.play(&["play 134 at 052"]);
    assert_eq!(two.gold(1), 11, "once for each owner");
}

#[test]
fn c077_and_c102_halve_connections_of_their_state() {
    for (card, near, far) in [(77, ("067", 3, 2), ("068", 3)), (102, ("053", 4, 2), ("067", 3))] {
        let start = format!("p1 gold 9 hacendado 211\np1 has {card:03} due 0\np2 hacendado 208\n");
        let mut game = game(&format!("{start}p2 has {} income 1\np1 has {} income 1", near.0, far.0));
        game.play(&[&format!("upgrade {} oval 1", near.0)]);
        assert_eq!(
            game.gold(1),
            9 - near.2,
            "{card}: half of {}, rounded up, on anybody's enterprise",
            near.1
        );
        let left = game.gold(1);
        game.play(&[&format!("upgrade {} oval 1", far.0)]);
        assert_eq!(game.gold(1), left - far.1, "{card}: another state pays in full");
    }
}

#[test]
fn c083_university_of_arizona_holds_one_card_more() {
    covers(&[Rule::ActBuy08]);
    let start = "p1 gold 9 hacendado 211 hand 001 002 003 004 005\nmarket 061 062 . . . . / . . . . . .\n";
    game(start).refuses(Rule::ActBuy08, "buy a1");
    let mut larger = game(&format!("{start}p1 has 083"));
    larger.play(&["buy a1"]).refuses(Rule::ActBuy08, "buy a2");
    assert!(larger.in_hand(1, 61));
    game(&format!("{start}p1 has 083 unrest 1")).refuses(Rule::ActBuy08, "buy a1");
}

#[test]
fn c085_richardson_halves_land_in_sonora() {
    let mut game = game(
        "p1 gold 9 hacendado 211\np1 has 085 income 1\np1 has 062 income 3\np1 has 049 income 3\nturn p1 4",
    );
    game.play(&["land 062"]);
    assert_eq!((game.gold(1), game.income(62)), (7, 4), "three cubes, half of it rounded up");
    game.play(&["land 049"]);
    assert_eq!(game.gold(1), 4, "Chihuahua pays in full");
}

#[test]
fn c086_greene_consolidated_gives_sonoran_mines_a_cube_more() {
    let start = "p1 gold 20 hacendado 211 hand 054 048\np2 hacendado 208\np2 has 082 income 2\n";
    let mut game = game(&format!("{start}p1 has 086 income 3\np1 has 061 income 3"));
    game.play(&["play 054", "play 048"]);
    assert_eq!((game.income(54), game.income(48), game.income(82)), (3, 2, 2), "own mines in Sonora");
    let mut shut =
        support::game("p1 gold 9 hacendado 211\np1 has 034\np1 has 086 income 3\np1 has 061 income 3");
    shut.play(&["agitate 034 at 086"]);
    assert_eq!((shut.income(86), shut.income(61)), (2, 2), "shut by its own Unrest");
}

#[test]
fn c089_la_palmilla_speculates_once_without_an_action() {
    let mut game = game("p1 hacendado 211\np1 has 089 income 2\nmarket 061 062 063 . . . / . . . . . .");
    game.play(&["speculate a1"]);
    assert_eq!(game.actions(), 3);
    game.play(&["speculate a2"]);
    assert_eq!(game.actions(), 2, "once a turn");
}

#[test]
fn c094_san_bernardino_polices_once_without_an_action() {
    let mut game = game("p1 gold 9 hacendado 211\np1 has 094 income 1\np1 has 051 income 1 unrest 2");
    game.play(&["police 051"]);
    assert_eq!((game.actions(), game.gold(1), game.unrest(51)), (3, 6, 1), "the price is paid all the same");
    game.play(&["police 051"]);
    assert_eq!((game.actions(), game.unrest(51)), (2, 0));
}

#[test]
fn c098_copper_queen_protects_american_mines_from_orange_cards() {
    covers(&[Rule::Gen01]);
    let start =
        "p1 gold 9 hacendado 211 hand 134\np2 hacendado 208\np2 has 066 income 2\np2 has 048 income 2\n";
    let safe = game(&format!("{start}p2 has 098 income 2"));
    safe.refuses(Rule::Gen01, "play 134 at 066")
        .refuses(Rule::Gen01, "play 134 at 098")
        .allows("play 134 at 048");
    game(&format!("{start}p2 has 098 income 2 unrest 1")).allows("play 134 at 066");
    game(&format!("{start}p1 has 098 income 2"))
        .allows("play 134 at 066")
        .refuses(Rule::Gen01, "play 134 at 098");
}

#[test]
fn c100_santa_gertrudis_redeploys_once_without_an_action() {
    let mut game = game(
        "p1 gold 9 hacendado 211\np1 has 100 income 1 troop 185\np1 has 052 income 1\np1 has 069 income 1",
    );
    game.play(&["redeploy 185 at 052"]);
    assert_eq!((game.actions(), game.gold(1), game.troop_at(52)), (3, 8, Some(185)));
    game.play(&["redeploy 185 at 069"]);
    assert_eq!(game.actions(), 2);
}

/// The cards with a Chain Railroad, and its oval.
const CHAINS: &[(u8, u8)] = &[(58, 1), (59, 2), (101, 1)];

#[test]
fn c058_c059_and_c101_bear_a_chain_railroad() {
    for (card, oval) in CHAINS {
        let start =
            "regime martial\np1 gold 20 hacendado 211 hand 174\np2 hacendado 208\np2 has 067 income 1\n";
        let before = game(&format!("{start}p1 has {card:03} income 1 due 1"));
        before.refuses(Rule::Troop03, "play 174 at 067");
        let mut built = game(&format!("{start}p1 has {card:03} income 1 due 1"));
        built.play(&[&format!("upgrade {card:03} oval {oval}")]);
        assert_eq!(built.gold(1), 10, "{card}: ten gold");
        built.allows("play 174 at 067");
        built.play(&["upgrade 067 oval 1"]);
        assert_eq!(built.gold(1), 9, "{card}: every other connection costs one");
    }
}
