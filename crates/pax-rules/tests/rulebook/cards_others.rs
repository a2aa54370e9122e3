//! Topples [204] to [207], Hacendados [208] to [213], public cards [214] and [215], regimes [216] to [219]; and the list
//! of all cards with a test.

use crate::support::{self, Game, covers, game, p};
use pax_rules::{Ending, Outcome, Rule};

/// The regimes, the prestige that topples under each, and three points of it for the first player.
const KINDS: [(&str, char, &str); 4] = [
    ("pax", 'L', "p1 has 017\np1 has 019\np1 has 044\n"),
    ("us", 'O', "p1 grudge 001 005 134\n"),
    (
        "martial",
        'C',
        "p1 has 049 income 1 troop 174\np1 has 067 income 1 troop 181\np1 has 091 income 1 troop 184\n",
    ),
    ("anarchy", 'R', "p1 grudge 003 004 006\n"),
];

/// The Topples: bias and heel.
#[rustfmt::skip]
const TOPPLES: &[(u8, &str, char)] = &[
    (204, "bull", 'L'),
    (205, "bear", 'R'),
    (206, "bear", 'C'),
    (207, "bull", 'O'),
];

fn topple(card: u8, regime: &str, stand: &str, side: &str) -> Game {
    let mut game = game(&format!(
        "regime {regime}\np1 gold 9 hacendado 211\np2 gold 9 hacendado 208\n{stand}market {card} . . . . . / . . . . . ."
    ));
    game.play(&["buy a1", side, "pass", "pass"]);
    game
}

#[test]
fn every_topple_weakens_diaz_at_its_heel() {
    for &(card, bias, heel) in TOPPLES {
        for (regime, kind, stand) in KINDS {
            // Three points do not exceed two and the Vice-President's one, but they exceed one and his one.
            let event = topple(card, regime, stand, "event");
            assert_eq!(event.state.outcome().is_some(), kind == heel, "{card} under {regime}");
            if kind == heel {
                assert!(matches!(
                    event.state.outcome(),
                    Some(Outcome { winners: 1, ending: Ending::Toppled(prestige) }) if prestige.faction() == faction(kind)
                ));
            } else {
                assert_eq!(event.line("pile").as_deref(), Some(bias), "{card}");
            }
            assert_eq!(topple(card, regime, stand, "quo").state.outcome(), None, "{card}: the status quo");
        }
    }
}

fn faction(kind: char) -> pax_deck::vocabulary::Faction {
    use pax_deck::vocabulary::Faction;
    match kind {
        'L' => Faction::Green,
        'O' => Faction::Blue,
        'C' => Faction::White,
        _ => Faction::Red,
    }
}

/// What a Hacendado makes cheaper, with the price then and else.
type Ability = (u8, &'static str, &'static [(&'static str, u16, u16)]);

#[rustfmt::skip]
const ABILITIES: &[Ability] = &[
    (208, "market . . . 111 204 061 / . . . . . .", &[("buy a4", 2, 4), ("buy a5", 8, 8), ("buy a6", 16, 16)]),
    (209, "market . . . 007 111 026 / . . . . . .", &[("buy a4", 2, 4), ("buy a5", 8, 8), ("buy a6", 8, 16)]),
    (210, "p1 hand 052\np1 has 067 income 1\np2 has 051 income 1", &[("upgrade 067 oval 1", 2, 3), ("upgrade 051 oval 1", 1, 2), ("play 052", 5, 5)]),
    (211, "p1 hand 177\np1 has 052 income 1\nmarket . . . . 174 061 / . . . . . .", &[("buy a5", 4, 8), ("buy a6", 16, 16), ("play 177 at 052", 3, 3)]),
    (212, "p1 hand 054 087 052 058", &[("play 054", 3, 5), ("play 087", 3, 5), ("play 052", 5, 5), ("play 058", 9, 9)]),
    (213, "p1 hand 049 048 067", &[("play 049", 3, 5), ("play 048", 2, 4), ("play 067", 4, 4)]),
];

#[test]
fn every_hacendado_has_his_discount_until_he_flips() {
    assert_eq!(ABILITIES.len(), 6);
    for (card, stand, prices) in ABILITIES {
        for (command, price, full) in *prices {
            for (flipped, paid) in [("", price), (" plan 1", full)] {
                let mut game = game(&format!("p1 gold 20 hacendado {card}{flipped}\np2 gold 0\n{stand}"));
                game.play(&[command]);
                assert_eq!(game.gold(1), 20 - paid, "{card}{flipped}: {command}");
            }
        }
    }
}

/// The two plans of a Hacendado: prestige and connection.
const PLANS: &[(u8, [(char, &str); 2])] = &[
    (208, [('C', "rail"), ('R', "foot")]),
    (209, [('R', "foot"), ('O', "rail")]),
    (210, [('R', "foot"), ('L', "rail")]),
    (211, [('L', "rail"), ('C', "foot")]),
    (212, [('O', "rail"), ('C', "foot")]),
    (213, [('L', "rail"), ('O', "rail")]),
];

#[test]
fn every_plan_has_its_prestige_and_its_connection() {
    for (card, plans) in PLANS {
        for (number, (kind, connection)) in (1..).zip(plans) {
            let other = if *card == 208 { 209 } else { 208 };
            let mut flip = game(&format!(
                "p1 gold 9 hacendado {other}\np2 gold 9 hacendado {card}\nmarket 204 . . . . . / . . . . . ."
            ));
            assert_eq!(
                (flip.reserve(2), flip.points(2)),
                (13, [0; 4]),
                "{card}: two cubes while he is loyal"
            );
            flip.play(&["buy a1", "quo", &format!("flip {number}")]);
            let mut points = [0; 4];
            points["LOCR".find(*kind).expect("a kind")] = 1;
            assert_eq!(flip.points(2), points, "{card}: plan {number}");
            assert_eq!(flip.reserve(2), 15 - u16::from(*kind == 'L'), "{card}: a Prestige Cube on Loyalty");
            let (troop, foot, rail) = match kind {
                'L' => (176, 8, 1),
                'O' => (171, 8, 1),
                'C' => (181, 6, 3),
                _ => (177, 3, 6),
            };
            let mut army =
                game(&format!("p1 gold 20 hacendado {card} plan {number} hand {troop}\np2 gold 9"));
            army.play(&[&format!("play {troop} army")]);
            assert_eq!(
                army.gold(1),
                20 - if *connection == "rail" { rail } else { foot },
                "{card}: plan {number}"
            );
        }
    }
}

#[test]
fn c214_the_church_costs_twelve_on_either_side_and_is_never_discounted() {
    for (side, points) in [(1, [0, 0, 0, 1]), (2, [0, 0, 1, 0])] {
        let mut game = game("p1 gold 20 hacendado 209\np1 has 015\np2 hacendado 211");
        game.play(&[&format!("public 214 side {side}")]);
        assert_eq!((game.gold(1), game.points(1), game.actions()), (8, points, 2));
        game.refuses(Rule::ActPublic01, "public 214 side 1");
    }
    game("p1 gold 11 hacendado 211").refuses(Rule::ActPublic02, "public 214 side 1");
}

#[test]
fn c214_the_red_church_polices_and_the_church_militant_moves_troops() {
    let mut red = game("p1 gold 9 hacendado 211\np1 has 214\np1 has 051 income 1 unrest 2");
    red.play(&["police 051"]);
    assert_eq!((red.actions(), red.gold(1)), (3, 6));
    red.play(&["police 051"]);
    assert_eq!(red.actions(), 2);
    let position = "p1 gold 9 hacendado 208\np1 has 049 income 1\np1 has 053 income 1 troop 177\np1 has 068 income 1 troop 183\np1 has 069 income 1 troop 193\n";
    for (up, prices) in [(" second", [0, 0, 0]), ("", [6, 4, 0])] {
        for (troop, price) in [177, 183, 193].into_iter().zip(prices) {
            let mut moved = game(&format!("{position}p1 has 214{up}"));
            moved.play(&[&format!("redeploy {troop} at 049")]);
            assert_eq!((moved.gold(1), moved.actions()), (9 - price, 2), "{troop} with 214{up}");
        }
    }
    let mut federal = game(
        "p1 gold 9 hacendado 211\np1 has 214 second\np1 has 053 income 1 troop 174\np1 has 049 income 1",
    );
    federal.play(&["redeploy 174 at 049"]);
    assert_eq!(federal.gold(1), 7, "no church for federals");
    let mut retreat = game(
        "p1 gold 9 hacendado 211\np1 has 067 income 1\nmarket 133 . . . . . / . . . . . .\np2 gold 9 hacendado 208\np2 has 214 second\np2 has 053 income 1 troop 177",
    );
    retreat.play(&["buy a1", "event", "retreat 177"]);
    assert_eq!((retreat.gold(2), retreat.listed("p2 army", 177)), (9, true), "a Retreat is free as well");
}

#[test]
fn c214_the_church_is_red_and_white() {
    let stands = [(132, 22, "red"), (132, 33, "white"), (120, 14, "green"), (115, 14, "green")];
    for ((headline, partner, keeps), up) in
        stands.into_iter().flat_map(|stand| [(stand, ""), (stand, " second")])
    {
        let mut game = game(&format!(
            "p1 gold 9 hacendado 211\np2 gold 9 hacendado 208\np2 has 214{up}\np2 has {partner:03}\nmarket {headline} . . . . . / . . . . . ."
        ));
        game.play(&["buy a1", "event"]);
        assert_eq!(game.decider(), Some(p(2)));
        let goes = match (headline, keeps) {
            (132, "red") | (115, _) => "white",
            _ => "red",
        };
        game.play(&[&format!("discard {goes}")]);
        assert_eq!((game.owner(214), game.owner(partner)), (None, Some(2)), "{headline}: {goes} goes");
    }
}

#[test]
fn c215_roosevelt_brings_the_americans_and_strife() {
    let mut game = game(
        "p1 gold 20 hacendado 211\np1 has 022\np2 gold 9 hacendado 208\np2 has 007\np2 has 025\np2 has 033",
    );
    game.play(&["public 215 side 1"]);
    assert_eq!((game.gold(1), game.regime().as_str()), (2, "us"), "the regime first");
    assert_eq!(game.decider(), Some(p(2)));
    game.refuses(Rule::Strife02, "discard white");
    game.play(&["discard blue", "discard red"]);
    assert!(game.discarded(25) && game.discarded(22));
    assert_eq!((game.owner(215), game.points(1)), (Some(1), [0, 1, 0, 0]));
    support::game("p1 gold 17 hacendado 211").refuses(Rule::ActPublic02, "public 215 side 1");
}

#[test]
fn c215_huerta_brings_martial_law() {
    let mut game =
        game("p1 gold 20 hacendado 211\np1 has 022\np1 has 014\np1 has 025\np2 gold 9 hacendado 208");
    game.play(&["public 215 side 2"]);
    assert_eq!((game.gold(1), game.regime().as_str(), game.points(1)), (2, "martial", [0, 0, 1, 1]));
    assert_eq!(game.decider(), Some(p(1)), "no Strife");
    for (up, colour) in [("", "blue"), (" second", "green")] {
        let plot = support::game(&format!(
            "p1 gold 30 hacendado 211 hand 161 163\np2 hacendado 208\np2 has 215{up}"
        ));
        assert!(plot.legal().contains(&"play 161 on 215".to_owned()), "{colour}");
        assert_eq!(plot.legal().contains(&"play 163 on 215".to_owned()), colour == "green");
    }
}

/// The regimes: number, name, mines, economy, toppled by.
const REGIMES: &[(u8, &str, u16, u16, char)] = &[
    (216, "pax", 2, 3, 'L'),
    (217, "us", 3, 2, 'O'),
    (218, "martial", 2, 2, 'C'),
    (219, "anarchy", 1, 1, 'R'),
];

#[test]
fn every_regime_has_its_mines_its_economy_and_its_prestige() {
    covers(&[Rule::ActSell01]);
    for &(card, regime, mines, economy, kind) in REGIMES {
        let mut game = game(&format!("regime {regime}\np1 gold 20 hacendado 211 hand 054 074 091"));
        game.play(&["play 054", "play 074", "sell 091"]);
        assert_eq!((game.income(54), game.income(74)), (mines, economy), "{card}");
        assert_eq!(game.gold(1), 20 - 5 - 8 + economy, "{card}: a sale");
        for (_, other, stand) in KINDS {
            // Two more points than three are enough for the regime's own kind.
            let more = match other {
                'L' => "p1 has 011\np1 has 036\n",
                'O' => "p1 has 018\np1 has 023\n",
                'C' => "p1 has 214 second\np1 has 051 income 1\np1 has 053 income 1 troop 194\n",
                _ => "p1 has 022\np1 has 016\n",
            };
            let toppled =
                topple(if kind == 'L' { 205 } else { 204 }, regime, &format!("{stand}{more}"), "quo");
            assert_eq!(toppled.state.outcome().is_some(), other == kind, "{card}: {other}");
        }
    }
}

/// The tests of single kinds of cards.
const TESTS: [&str; 9] = [
    include_str!("cards_enterprises.rs"),
    include_str!("cards_enterprises_2.rs"),
    include_str!("cards_partners.rs"),
    include_str!("cards_partners_2.rs"),
    include_str!("cards_troops.rs"),
    include_str!("cards_orange.rs"),
    include_str!("cards_black.rs"),
    include_str!("cards_headlines.rs"),
    include_str!("cards_others.rs"),
];

/// Tells whether a test is named after the card, or a row of a table begins with it.
fn is_tested(card: u8) -> bool {
    let (named, row) = (format!("c{card:03}_"), format!("({card}, "));
    TESTS.iter().any(|text| {
        let mut in_table = false;
        text.lines().map(str::trim_start).any(|line| {
            in_table |= line.starts_with("const ");
            let is_row = in_table && line.starts_with(&row);
            let is_name = line.starts_with("fn ") && line.contains(&named);
            in_table &= !line.ends_with("];");
            is_row || is_name
        })
    })
}

#[test]
fn every_card_has_a_test() {
    let untested: Vec<u8> = (1..=219).filter(|card| !is_tested(*card)).collect();
    assert_eq!(untested, [0_u8; 0]);
    assert!(!is_tested(220), "the play aid is no card of play, and what finds everything finds nothing");
}
