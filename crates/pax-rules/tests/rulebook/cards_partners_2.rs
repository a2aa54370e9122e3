//! What single partners do: strife, bounties, immunities, agitators, governors, surveys.

use crate::support::{self, covers, game, p};
use pax_rules::Rule;

/// A partner that brings Strife when it is played, and the colours.
const STRIFE: &[(u8, [&str; 2])] = &[
    (10, ["green", "red"]),
    (18, ["blue", "white"]),
    (40, ["red", "white"]),
    (41, ["red", "white"]),
    (45, ["blue", "green"]),
];

/// Two partners of each colour without another effect.
fn of_colour(colour: &str) -> u8 {
    match colour {
        "green" => 14,
        "blue" => 25,
        "white" => 33,
        _ => 22,
    }
}

#[test]
fn every_partner_with_strife_sets_his_colours_at_odds_in_every_tableau() {
    for (card, [one, other]) in STRIFE {
        let (first, second) = (of_colour(one), of_colour(other));
        let rest: Vec<u8> =
            [14, 25, 33, 22].into_iter().filter(|card| *card != first && *card != second).collect();
        let all: String =
            [14, 25, 33, 22].iter().map(|card| format!("p2 has {card:03}\n")).collect::<Vec<_>>().concat();
        let mut game =
            game(&format!("p1 gold 20 hacendado 211 hand {card:03}\np2 gold 9 hacendado 208\n{all}"));
        game.play(&[&format!("play {card:03}")]);
        assert_eq!(game.decider(), Some(p(2)), "{card}");
        for colour in ["green", "blue", "white", "red"] {
            let command = format!("discard {colour}");
            if [one, other].contains(&&colour) {
                game.allows(&command);
            } else {
                game.refuses(Rule::Strife02, &command);
            }
        }
        game.play(&[&format!("discard {other}")]);
        assert!(game.discarded(second) && game.owner(first) == Some(2), "{card}");
        assert!(rest.iter().all(|card| game.owner(*card) == Some(2)), "{card}: other colours stay");
    }
}

#[test]
fn every_other_partner_comes_in_peace() {
    for card in (7..=46).filter(|card| !STRIFE.iter().any(|row| row.0 == *card)) {
        let all: String = [14, 25, 33, 22]
            .iter()
            .filter(|other| **other != card)
            .map(|card| format!("p2 has {card:03}\n"))
            .collect::<Vec<_>>()
            .concat();
        let mut game =
            game(&format!("p1 gold 20 hacendado 211 hand {card:03}\np2 gold 9 hacendado 208\n{all}"));
        game.play(&[&format!("play {card:03}")]);
        assert_eq!(game.decider(), Some(p(1)), "{card}");
        assert!(game.line("discards").is_none(), "{card}");
    }
}

#[test]
fn c012_and_c015_keep_their_owner_out_of_jail() {
    for court in [12, 15] {
        let mut safe = game(&format!(
            "p1 gold 9 hacendado 211 hand 003\np2 gold 9 hacendado 208\np2 has 052 income 1\np2 has {court:03}"
        ));
        safe.play(&["play 003 at 052"]);
        assert!(!safe.jailed(2) && safe.in_grudge(2, 3), "{court}");
        let mut freed = game(&format!("p1 gold 9 hacendado 211 jailed hand {court:03}\nturn p1 2"));
        freed.play(&[&format!("play {court:03}")]);
        assert!(!freed.jailed(1), "{court}");
        assert_eq!(freed.actions(), 2, "{court}: the third action comes back");
    }
}

#[test]
fn c019_chinese_merchants_gain_by_every_sale() {
    for (state, gold) in [("", 4), ("depression\n", 1), ("regime anarchy\n", 2)] {
        let mut game =
            game(&format!("{state}p1 gold 0 hacendado 211 hand 052\np1 has 019\np2 hacendado 208"));
        game.play(&["sell 052"]);
        assert_eq!(game.gold(1), gold, "{state}: economy and one");
    }
}

#[test]
fn c023_doheny_saves_enterprises_from_nationalization() {
    let mut game = game(
        "p1 gold 9 hacendado 211\np1 has 047\np2 gold 9 hacendado 208\np2 has 023\np2 has 075\np2 has 048\nmarket 117 131 . . . . / . . . . . .",
    );
    game.play(&["buy a1", "event"]);
    assert!(game.discarded(47) && game.owner(75) == Some(2), "headlines pass him by");
    game.play(&["buy a2", "event"]);
    assert_eq!(game.owner(48), Some(2), "those that take one from each too");
}

#[test]
fn c026_the_herald_loses_its_income_with_its_side() {
    let mut game =
        game("p1 gold 9 hacendado 211 hand 161\np2 gold 9 hacendado 208\np2 has 026 income 1 covered");
    game.play(&["play 161 on 026", "side 2"]);
    assert_eq!((game.reserve(1), game.reserve(2), game.points(1)), (13, 13, [0, 1, 0, 0]));
    let mut kept =
        support::game("p1 gold 9 hacendado 211 hand 161\np2 gold 9 hacendado 208\np2 has 026 second");
    kept.play(&["play 161 on 026", "side 1"]);
    assert_eq!((kept.income(26), kept.reserve(1)), (1, 11), "one cube earns, one covers the Loyalty");
}

#[test]
fn c026_an_extra_headline_is_outside_the_two_purchases() {
    let mut game = game(
        "p1 gold 9 hacendado 211\np1 has 026 second\nmarket 061 062 111 . . . / . . . . . .\nturn p1 0 purchases 2",
    );
    game.refuses(Rule::ActBuy03, "buy a1");
    assert_eq!(game.legal(), ["end", "buy a3"], "for a headline and nothing else");
    game.play(&["buy a3", "quo"]);
    assert_eq!(game.gold(1), 7, "the price is paid");
}

#[test]
fn c031_jack_reed_gains_three_when_his_owner_buys_a_topple() {
    let mut game = game(
        "p1 gold 0 hacendado 211\np1 has 031\np2 gold 9 hacendado 208\nmarket 204 111 . . . . / . . . . . .",
    );
    game.play(&["buy a1"]);
    assert_eq!(game.gold(1), 3, "before the showdown");
    let mut other = support::game(
        "p1 gold 1 hacendado 211\np1 has 031\np2 hacendado 208\nmarket . 111 . . . . / . . . . . .",
    );
    other.play(&["buy a2", "quo"]);
    assert_eq!(other.gold(1), 0, "a headline is no topple");
}

#[test]
fn c033_massons_aeroplane_lets_troops_roam() {
    let start =
        "p1 gold 9 hacendado 211 hand 183\np1 has 067 income 1\np1 has 051 income 1\np2 hacendado 208\n";
    game(start).refuses(Rule::Troop03, "play 183 at 067").refuses(Rule::Troop03, "play 183 at 051");
    game(&format!("{start}p1 has 033")).allows("play 183 at 067").allows("play 183 at 051");
    game(&format!("{start}p2 has 033")).refuses(Rule::Troop03, "play 183 at 067");
}

#[test]
fn c034_and_c043_agitate_once_a_turn() {
    covers(&[Rule::Unrest01]);
    for (card, far) in [(34, false), (43, true)] {
        let start = format!(
            "p1 gold 9 hacendado 211\np1 has {card:03}\np1 has 052 income 1\np2 hacendado 208\np2 has 051 income 1\np2 has 067 income 1 unrest 1\n"
        );
        let mut game = game(&start);
        let abroad = format!("agitate {card:03} at 051");
        if far {
            game.allows(&abroad);
        } else {
            game.refuses(Rule::Unrest01, &abroad);
        }
        game.allows(&format!("agitate {card:03} at 052"));
        game.play(&[&format!("agitate {card:03} at 067")]);
        assert_eq!((game.unrest(67), game.actions(), game.gold(1)), (2, 2, 9), "{card}");
        game.refuses(Rule::Act07, &format!("agitate {card:03} at 067"));
        support::game(&format!("{start}regime martial"))
            .refuses(Rule::Unrest01, &format!("agitate {card:03} at 067"));
    }
    let mut freed = game("p1 gold 9 hacendado 211\np1 has 034\np2 hacendado 208\np2 has 044\np2 has 073");
    freed.play(&["agitate 034 at 073"]);
    assert!(freed.in_grudge(1, 73) && freed.jailed(1), "the agitator is the Liberator, protected or not");
}

#[test]
fn c043_roy_decrees_anarchy() {
    let mut game = game("p1 gold 9 hacendado 211\np1 has 043\np1 has 054 income 2");
    let own = |text: &String| text.contains("043") && !text.starts_with("sell");
    let listed: Vec<String> = game.legal().into_iter().filter(own).collect();
    assert_eq!(listed, ["agitate 043 at 054", "decree 043"]);
    game.play(&["decree 043"]);
    assert_eq!((game.regime().as_str(), game.actions(), game.income(54)), ("anarchy", 2, 1));
    assert!(game.discarded(43));
    support::game("regime anarchy\np1 hacendado 211\np1 has 043").refuses(Rule::Regime21, "decree 043");
    support::game("p1 hacendado 211\np2 hacendado 208\np2 has 043").refuses(Rule::Regime21, "decree 043");
}

#[test]
fn c035_el_correo_is_paid_for_black_cards() {
    let start = "p1 gold 9 hacendado 211 hand 165 134 001 002 003\np2 gold 9 hacendado 208\np2 has 046\np2 has 052 income 1\nmarket 061 062 . . . . / . . . . . .\n";
    let mut paper = game(&format!("{start}p1 has 035"));
    paper.play(&["play 165 on p2", "spy 046"]);
    assert_eq!(paper.gold(1), 10, "one is paid and two gained, even if a Spy cancels it");
    let mut orange = game(&format!("{start}p1 has 035"));
    orange.play(&["play 134 at 052", "pass"]);
    assert_eq!(orange.gold(1), 9, "an orange card is none");
    game(&format!("{start}p1 has 035")).refuses(Rule::ActBuy08, "buy a1");
    let mut hand = game(&format!("{start}p1 has 035 second"));
    hand.allows("buy a1");
    hand.play(&["play 165 on p2", "spy 046"]);
    assert_eq!(hand.gold(1), 8, "La Patria holds a card more and pays nothing");
    let mut full = game(&format!("{start}p1 has 035 second"));
    full.play(&["buy a1"]).refuses(Rule::ActBuy08, "buy a2");
}

#[test]
fn c037_an_extra_purchase_of_land_costs_no_second_action() {
    let mut game = game("p1 gold 9 hacendado 211\np1 has 037\np1 has 067 income 2\nturn p1 0");
    game.play(&["land 067"]);
    assert_eq!((game.gold(1), game.income(67)), (7, 3));
    game.refuses(Rule::Act04, "land 067");
}

#[test]
fn c038_valenzuela_measures_out_land_when_he_is_played() {
    let mut game = game(
        "p1 gold 9 hacendado 211 hand 038\np1 has 067 income 1\np1 has 062 income 2\np1 has 054\np2 hacendado 208\np2 has 052 income 1",
    );
    game.play(&["play 038"]).refuses(Rule::Headline12, "choose 052").refuses(Rule::Headline12, "choose 054");
    game.play(&["choose 062"]);
    assert_eq!((game.income(62), game.income(67), game.income(52), game.gold(1)), (3, 1, 1, 3));
}

#[test]
fn c039_ricketts_gives_every_mine_a_cube_more() {
    let mut game = game(
        "p1 gold 9 hacendado 211 hand 039\np1 has 048 income 2\np1 has 066 income 2\np1 has 087 income 0 covered\np2 hacendado 208\np2 has 054 income 2",
    );
    game.play(&["play 039"]);
    assert_eq!((game.income(48), game.income(66), game.income(54)), (3, 3, 2), "his own mines");
    let mut both = support::game("p1 gold 9 hacendado 211 hand 061\np1 has 039\np1 has 086 income 4");
    both.play(&["play 061"]);
    assert_eq!(both.income(61), 4, "with the Greene company's patent");
    let mut poor = support::game("depression\np1 gold 9 hacendado 211 hand 061\np1 has 039");
    poor.play(&["play 061"]);
    assert_eq!(poor.income(61), 0, "nothing in a Depression");
}

#[test]
fn c040_and_c041_empty_their_state_and_close_it() {
    covers(&[Rule::ActPlay10, Rule::Orange13, Rule::ActRedeploy11]);
    for (card, here, there) in [(40, ("067", "062", "092"), "053"), (41, ("053", "052", "049"), "067")] {
        let (one, two, _) = here;
        let (troop, orange, far) = if card == 40 { (179, 140, 193) } else { (193, 137, 179) };
        let mut game = game(&format!(
            "p1 gold 20 hacendado 211 hand {card:03} {} {troop} {orange}\np1 has {one} income 1\np1 has 051 income 1\np2 gold 9 hacendado 208\np2 has 023\np2 has {two} income 2 unrest 1\np2 has {there} income 1 troop {far}",
            here.2
        ));
        game.play(&[&format!("play {card:03}")]);
        let gone = |card: &str| game.discarded(card.parse().expect("a number"));
        assert!(gone(one) && gone(two) && !gone(there) && !gone("051"), "{card}: no immunity from it");
        assert_eq!(game.reserve(2), 12, "{card}: the cubes are home");
        game.refuses(Rule::ActPlay10, &format!("play {}", here.2));
        game.refuses(Rule::ActPlay10, &format!("play {troop} at {there}"));
        game.refuses(Rule::Orange13, &format!("play {orange} at {there}"));
        game.allows(&format!("sell {}", here.2));
    }
    let war = game(
        "p1 gold 9 hacendado 211\np1 has 051 income 1 troop 184 unrest 2\np1 has 094 income 1\np2 hacendado 208\np2 has 040\nregime anarchy",
    );
    war.refuses(Rule::ActRedeploy11, "redeploy 184 at 094")
        .refuses(Rule::ActRedeploy11, "redeploy 184 at 051");
}

#[test]
fn c040_and_c041_let_the_troops_there_retreat() {
    let mut game = game(
        "p1 gold 20 hacendado 211 hand 040\np2 gold 9 hacendado 208\np2 has 067 income 1 troop 191\np2 has 091 income 1 extorted 184 by p1",
    );
    game.play(&["play 040", "retreat 191", "retreat 184"]);
    assert!(game.listed("p2 army", 191) && game.listed("p1 army", 184));
    assert_eq!((game.gold(1), game.gold(2)), (20 - 8 - 5, 7), "each pays the way on foot");
}

#[test]
fn c042_judge_maxey_opens_the_jails() {
    let mut game =
        game("turn p1 2\np1 gold 9 hacendado 211 jailed hand 042\np2 hacendado 208 jailed\np3 hacendado 209");
    game.play(&["play 042"]);
    assert!(!game.jailed(1) && !game.jailed(2));
    assert_eq!(game.actions(), 2, "one is spent and the third comes back");
}

#[test]
fn c045_lord_cowdray_earns_a_gold() {
    let mut game = game("regime us\np1 gold 8 hacendado 211 hand 045");
    game.play(&["play 045", "end"]);
    assert_eq!(game.gold(1), 3);
}
