//! The orange cards [001] to [006], [134] to [143] and [197] to [203], played.

use crate::support::{Game, covers, game, p};
use pax_rules::Rule;

/// What a card costs.
#[derive(Clone, Copy)]
enum Price {
    /// So much gold.
    Gold(u16),
    /// One gold for each disk.
    Each,
}
use Price::{Each, Gold};

/// Number, price, disks at most, what it steals at the table below, its point, jail, its targets at the table below.
type Row = (u8, Price, u16, u16, char, bool, &'static [u8]);

/// Every enterprise of the victim.
const ALL: &[u8] = &[48, 50, 51, 52, 54, 55, 57, 62, 66, 67, 87, 92];

#[rustfmt::skip]
const ORANGE: &[Row] = &[
    (1, Gold(0), 1, 4, 'O', false, &[51, 52, 67, 92]),
    (2, Gold(2), 2, 2, ' ', false, &[50, 55, 62, 92]),
    (3, Gold(1), 1, 0, 'R', true, ALL),
    (4, Each, 3, 0, 'R', false, &[48, 54, 66, 87]),
    (5, Gold(1), 3, 3, 'O', false, &[48, 50, 51, 52, 54, 62, 66, 67, 87, 92]),
    (6, Gold(2), 2, 2, 'R', false, ALL),
    (134, Gold(0), 2, 0, 'O', false, &[48, 50, 51, 52, 54, 55, 57, 62, 66, 87, 92]),
    (135, Gold(0), 2, 0, 'O', false, &[51, 57, 66]),
    (136, Gold(1), 3, 1, 'O', false, &[48]),
    (137, Gold(2), 1, 2, 'O', false, &[48, 50, 52, 55]),
    (138, Gold(1), 2, 1, 'O', false, &[51, 57, 66]),
    (139, Gold(0), 3, 2, 'R', false, &[48, 50, 52, 55]),
    (140, Gold(0), 1, 5, 'R', false, &[54, 62, 67, 87, 92]),
    (141, Each, 2, 0, 'O', false, &[48, 50, 54, 66, 87]),
    (142, Each, 2, 0, 'O', false, &[48, 50, 52, 54, 55, 62, 67, 87, 92]),
    (143, Gold(1), 2, 3, 'R', true, &[52, 62, 67, 92]),
    (197, Each, 3, 0, 'R', false, &[50, 55, 57, 87]),
    (198, Each, 4, 0, 'R', true, &[54, 87]),
    (199, Gold(2), 3, 0, ' ', false, ALL),
    (200, Each, 3, 0, 'O', false, &[51, 57, 66]),
    (201, Each, 3, 0, 'O', false, &[50, 55, 62, 92]),
    (202, Gold(1), 1, 2, 'O', false, ALL),
    (203, Gold(2), 3, 3, 'O', false, ALL),
];

/// A board with something of everything; the gun store [057] is shut, and the ranch [067] has a troop.
fn board(seat: u8) -> String {
    let cards = [
        "048",
        "050",
        "051 income 1",
        "052 income 1",
        "054",
        "055",
        "057 income 1 unrest 1",
        "062 income 4",
        "066",
        "067 income 1 troop 179",
        "087",
        "092 income 1",
    ];
    cards.iter().map(|has| format!("p{seat} has {has}\n")).collect::<Vec<_>>().concat()
}

/// The player has the card, two Loyalties (a ranch among them) and two plantations; the victim has the board.
fn against(card: u8) -> Game {
    game(&format!(
        "regime us\np1 gold 9 hacendado 211 hand {card:03}\np1 has 049 income 1\np1 has 017\np1 has 063 income 1\np1 has 104 income 1\np2 gold 9 hacendado 208\n{}",
        board(2)
    ))
}

/// The player has the card and the board.
fn against_oneself(card: u8) -> Game {
    game(&format!("regime us\np1 gold 9 hacendado 211 hand {card:03}\np2 gold 9 hacendado 208\n{}", board(1)))
}

fn price(price: Price, disks: u16) -> u16 {
    match price {
        Gold(gold) => gold,
        Each => disks,
    }
}

fn points(point: char) -> [u8; 4] {
    match point {
        'O' => [0, 1, 0, 0],
        'R' => [0, 0, 0, 1],
        _ => [0; 4],
    }
}

/// The regime after a card: four of them bring Anarchy.
fn regime(card: u8) -> &'static str {
    if matches!(card, 3 | 6 | 138 | 199) { "anarchy" } else { "us" }
}

#[test]
fn every_orange_card_hits_every_target_it_may() {
    assert_eq!(ORANGE.len(), 23);
    for &(card, cost, most, theft, point, jailed, targets) in ORANGE {
        for &target in targets {
            let fewest = if matches!(cost, Each) { 1 } else { most };
            for disks in [fewest, most] {
                let mut game = against(card);
                let unrest = game.unrest(target);
                let loyalty = game.points(2)[0];
                game.play(&[&format!("play {card:03} at {target:03} with {disks}")]);
                assert_eq!(game.gold(1), 9 - price(cost, disks) + theft, "{card} at {target}");
                assert_eq!(game.gold(2), 9 - theft, "{card} steals");
                assert_eq!(game.unrest(target), unrest + disks, "{card} at {target}");
                assert_eq!(game.actions(), 2, "{card}");
                assert_eq!(
                    (game.in_grudge(2, card), game.discarded(card)),
                    (point != ' ', point == ' '),
                    "{card}"
                );
                let after = game.points(2);
                assert_eq!([0, after[1], after[2], after[3]], points(point), "{card}");
                // A project in Unrest shows no Loyalty.
                assert!(after[0] <= loyalty, "{card}");
                assert_eq!((game.jailed(1), game.jailed(2)), (false, jailed), "{card}");
                assert_eq!(game.regime(), regime(card), "{card}");
            }
        }
    }
}

#[test]
fn every_orange_card_is_refused_other_targets() {
    covers(&[Rule::Orange04, Rule::Orange08]);
    for &(card, cost, most, _, _, _, targets) in ORANGE {
        let game = against(card);
        let legal = game.legal();
        for target in ALL {
            for disks in 0..=5 {
                let may = targets.contains(target)
                    && if matches!(cost, Each) { (1..=most).contains(&disks) } else { disks == most };
                let command = format!("play {card:03} at {target:03} with {disks}");
                assert_eq!(legal.contains(&command), may, "{command}");
            }
            if !targets.contains(target) {
                let by_flag = match card {
                    135 | 138 | 200 => true,
                    136 | 137 | 139 => !matches!(target, 48 | 50 | 52 | 55),
                    140 | 198 => !matches!(target, 54 | 62 | 67 | 87 | 92),
                    _ => false,
                };
                let rule = if by_flag { Rule::Orange04 } else { Rule::Orange08 };
                game.refuses(rule, &format!("play {card:03} at {target:03} with {most}"));
            } else if matches!(cost, Each) {
                game.refuses(Rule::Straw06, &format!("play {card:03} at {target:03} with 0"));
            }
        }
    }
}

#[test]
fn every_orange_card_may_be_played_against_a_straw_man() {
    for &(card, cost, most, _, point, jailed, targets) in ORANGE {
        for &target in targets {
            let command = format!("play {card:03} at {target:03} with {most}");
            let mut game = against_oneself(card);
            if target == 57 {
                game.refuses(Rule::Straw03, &command);
                continue;
            }
            game.play(&[&command]);
            assert_eq!((game.gold(1), game.gold(2)), (9 - price(cost, most), 9), "{card} steals nothing");
            assert_eq!((game.unrest(target), game.in_grudge(1, card)), (most, point != ' '), "{card}");
            assert_eq!((game.jailed(1), game.jailed(2)), (jailed, false), "{card}");
            assert_eq!(game.regime(), regime(card), "{card}");
            if matches!(cost, Each) {
                let mut none = against_oneself(card);
                none.play(&[&format!("play {card:03} at {target:03} with 0")]);
                assert_eq!((none.gold(1), none.unrest(target)), (9, 0), "{card}: a scapegoat costs nothing");
                assert!(none.in_grudge(1, card) && none.jailed(1) == jailed, "{card}");
            }
        }
    }
}

#[test]
fn orange_cards_steal_no_more_than_the_victim_has() {
    for &(card, _, most, theft, _, _, targets) in ORANGE.iter().filter(|row| row.3 > 0) {
        let poor = against(card).text().replace("p2 gold 9", "p2 gold 1");
        let mut game = game(&poor);
        let gold = game.gold(1);
        game.play(&[&format!("play {card:03} at {:03} with {most}", targets[0])]);
        let paid = match card {
            5 | 136 | 138 | 143 | 202 => 1,
            2 | 6 | 137 | 203 => 2,
            _ => 0,
        };
        assert_eq!((game.gold(1), game.gold(2)), (gold - paid + 1, 0), "{card} would steal {theft}");
    }
}

#[test]
fn c001_rustlers_count_the_ranches_of_the_victim() {
    let mut game = game(
        "p1 gold 9 hacendado 211 hand 001\np1 has 049 income 1 covered\np2 gold 9 hacendado 208\np2 has 051 income 1 unrest 1",
    );
    game.play(&["play 001 at 051"]);
    assert_eq!((game.gold(1), game.gold(2), game.unrest(51)), (10, 8, 2), "in Unrest or not");
}

#[test]
fn c134_apaches_go_where_no_troop_is_whosever() {
    let game = game(
        "p1 gold 9 hacendado 211 hand 134\np2 gold 9 hacendado 208\np2 has 051 income 1 troop 168\np2 has 067 income 2 extorted 179 by p1\np2 has 052 income 1",
    );
    game.refuses(Rule::Orange08, "play 134 at 051")
        .refuses(Rule::Orange08, "play 134 at 067")
        .allows("play 134 at 052");
}

#[test]
fn c002_and_c201_ask_for_the_rail_in_force() {
    for card in [2, 201] {
        let start = format!("p1 gold 9 hacendado 211 hand {card:03}\np2 hacendado 208\n");
        game(&format!("{start}p2 has 068 income 1 oval1 p1"))
            .allows(&format!("play {card:03} at 068 with 2"));
        for none in ["068 income 1", "068 income 1 oval1 p1 unrest 1"] {
            game(&format!("{start}p2 has {none}"))
                .refuses(Rule::Orange08, &format!("play {card:03} at 068 with 2"));
        }
    }
}

#[test]
fn c137_the_tunnel_fire_burns_a_connection_of_each() {
    let mut fire = game(
        "p1 gold 9 hacendado 211 hand 137\np1 has 049 income 1 covered oval1 p1\np2 gold 9 hacendado 208\np2 has 052 income 1 oval1 p2 oval2 p3\np2 has 068 income 1 oval1 p2\np2 has 067 income 1 oval1 p1\np3 gold 9 hacendado 209\nseats 4\np4 hacendado 210",
    );
    fire.play(&["play 137 at 049"]);
    panic_unless(&fire, 2, &["choose 052", "choose 068"]);
    fire.play(&["choose 068"]);
    let oval = |card: &str, oval: &str| fire.after(&format!("p2 has {card}"), oval);
    assert_eq!((oval("068", "oval1"), oval("052", "oval1")), (None, Some("p2".to_owned())), "his choice");
    assert_eq!(oval("052", "oval2"), None, "the third player's cube on another's enterprise");
    assert_eq!(oval("067", "oval1"), Some("p1".to_owned()), "Sonora is far away");
    assert_eq!(fire.after("p1 has 049", "oval1"), None, "the actor's too, the canal as well");
    assert_eq!((fire.unrest(49), fire.gold(1)), (1, 7), "a straw man");
}

#[test]
fn c137_who_has_two_cubes_on_one_enterprise_says_which() {
    let mut fire = game(
        "p1 gold 9 hacendado 211 hand 137\np2 gold 9 hacendado 208\np2 has 052 income 1 oval1 p2 oval2 p2",
    );
    fire.play(&["play 137 at 052"]);
    panic_unless(&fire, 2, &["choose 052", "shift oval 052 2 to reserve"]);
    let mut other = game(&fire.text());
    fire.play(&["choose 052"]);
    assert_eq!(fire.after("p2 has 052", "oval1"), None, "the trail goes, the rails stay");
    assert_eq!(fire.after("p2 has 052", "oval2").as_deref(), Some("p2"));
    other.play(&["shift oval 052 2 to reserve"]);
    assert_eq!(other.after("p2 has 052", "oval1").as_deref(), Some("p2"), "the rails go, the trail stays");
    assert_eq!(other.after("p2 has 052", "oval2"), None);
    assert!(fire.in_grudge(2, 137) && other.in_grudge(2, 137));
    assert_eq!((fire.reserve(2), other.reserve(2)), (11, 11), "one cube comes home");
}

/// The player is asked, and these are the answers.
#[track_caller]
fn panic_unless(game: &Game, seat: u8, answers: &[&str]) {
    assert_eq!(game.decider(), Some(p(seat)));
    assert_eq!(game.legal(), answers);
}

#[test]
fn c139_creel_counts_the_players_loyalties() {
    for (more, theft) in [("", 0), ("p1 has 012\n", 1), ("p1 has 012\np1 has 017\np1 has 049 income 1\n", 3)]
    {
        let mut game = game(&format!(
            "p1 gold 9 hacendado 211 hand 139\n{more}p1 has 056 unrest 1\np2 gold 9 hacendado 208\np2 has 052 income 1\np2 has 044"
        ));
        game.play(&["play 139 at 052"]);
        assert_eq!((game.gold(1), game.gold(2)), (9 + theft, 9 - theft), "what is shut does not count");
    }
}

#[test]
fn c202_firing_squads_jail_who_holds_the_church() {
    for (side, seat) in [("", 3), (" second", 3), ("", 1)] {
        let mut game = game(&format!(
            "p1 gold 9 hacendado 211 hand 202\np2 gold 9 hacendado 208\np2 has 052 income 1\np2 has 022\np3 hacendado 209\np{seat} has 214{side}"
        ));
        game.play(&["play 202 at 052"]);
        for other in 1..=3 {
            assert_eq!(game.jailed(other), other == seat, "the holder of the Church, not of any red card");
        }
        assert!(game.in_grudge(2, 202));
    }
}
