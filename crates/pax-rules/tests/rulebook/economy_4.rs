//! INCOME, CONN and CHAIN: what cubes earn, and the ways of troops.

use crate::support::{Game, covers, game};
use pax_deck::vocabulary::{Faction, Kind};
use pax_deck::{Card, Deck};
use pax_rules::Rule;

/// Two players with gold, and what else is said.
fn two(rest: &str) -> Game {
    game(&format!("p1 gold 20 hacendado 212\np2 gold 20 hacendado 211\n{rest}"))
}

/// What the first player earns when he ends his turn.
fn earned(rest: &str) -> u16 {
    let mut game = two(rest);
    let before = game.gold(1);
    game.play(&["end"]);
    game.gold(1) - before
}

/// What it costs the first player to bring a troop from hand to a place.
fn price(troop: &str, place: &str, rest: &str) -> u16 {
    let mut game = two(&format!("p1 hand {troop}\n{rest}"));
    let before = game.gold(1);
    game.play(&[&format!("play {troop} at {place}")]);
    before - game.gold(1)
}

#[test]
fn income_01_a_gold_for_each_income_connection_extortion_and_prestige_cube() {
    covers(&[Rule::Income01]);
    assert_eq!(earned(""), 2);
    assert_eq!(earned("p1 has 067 income 3"), 5);
    assert_eq!(earned("p1 has 067 income 3 oval1 p1"), 6);
    assert_eq!(earned("p1 has 049 income 1 covered"), 4);
    assert_eq!(earned("p1 has 045 income 1 covered"), 4);
    assert_eq!(earned("p1 has 067 income 1 extorted 179 by p2"), 3);
    assert_eq!(earned("p2 has 067 income 1 extorted 179 by p1"), 3);
}

#[test]
fn income_02_cubes_in_unrest_earn_nothing() {
    covers(&[Rule::Income02]);
    assert_eq!(earned("p1 has 067 income 3 oval1 p1 unrest 1"), 2);
    assert_eq!(earned("p1 has 049 income 1 covered unrest 1\np1 has 068 income 1"), 3);
    assert_eq!(earned("p2 has 067 income 1 oval1 p1 unrest 2 extorted 179 by p1"), 2);
}

#[test]
fn income_03_speculation_cubes_earn_nothing() {
    covers(&[Rule::Income03]);
    assert_eq!(earned("market 061*p1 048*p1 . . . . / . . . . . .\np1 has 067 income 1"), 3);
}

#[test]
fn income_04_cubes_in_other_tableaus_count() {
    covers(&[Rule::Income04]);
    assert_eq!(earned("p2 has 067 income 1 oval1 p1\np2 has 048 income 1 extorted 193 by p1"), 4);
}

#[test]
fn income_05_a_loyalist_earns_two_and_a_flipped_hacendado_nothing() {
    covers(&[Rule::Income05]);
    for (stand, gold) in [("", 2), ("plan 1", 0), ("plan 2", 0)] {
        let mut game = game(&format!("p1 gold 0 hacendado 212 {stand}\np2 gold 0 hacendado 211"));
        game.play(&["end"]);
        assert_eq!(game.gold(1), gold);
    }
}

#[test]
fn income_06_prestige_cubes_earn_in_pax_in_the_grudge_pile_too() {
    covers(&[Rule::Income06, Rule::Income07]);
    assert_eq!(earned("p1 grudge 146+"), 3);
    assert_eq!(earned("p1 grudge 146"), 2);
    assert_eq!(earned("p1 grudge 146+\np1 has 024 covered\np1 has 049 income 1 covered"), 6);
    // When Pax ends the cubes go home, and with them their gold.
    let mut game = two("market 125 . . . . . / . . . . . .\np1 grudge 146+\np1 has 024 covered");
    game.play(&["buy a1", "event", "end"]);
    assert_eq!((game.gold(1), game.reserve(1)), (22, 13));
}

#[test]
fn income_08_only_the_player_whose_turn_it_is_earns() {
    covers(&[Rule::Income08]);
    let mut game = two("p1 has 067 income 1\np2 has 068 income 1");
    game.play(&["end"]);
    assert_eq!((game.gold(1), game.gold(2)), (23, 20));
    game.play(&["end"]);
    assert_eq!((game.gold(1), game.gold(2)), (23, 23));
}

#[test]
fn income_09_selling_headlines_and_thefts_bring_gold_in_ones_actions() {
    covers(&[Rule::Income09]);
    let mut game = game(
        "market 118 . . . . . / . . . . . .
         turn p1 4
         p1 gold 10 hacendado 212
         p2 gold 15 hacendado 211
         p1 hand 061 203 165
         p2 has 068 income 1",
    );
    game.play(&["sell 061"]);
    assert_eq!(game.gold(1), 13);
    game.play(&["buy a1", "event"]);
    assert_eq!((game.gold(1), game.gold(2)), (15, 17));
    game.play(&["play 203 at 068"]);
    assert_eq!((game.gold(1), game.gold(2)), (16, 14));
    game.play(&["play 165 on p2"]);
    assert_eq!((game.gold(1), game.gold(2)), (19, 10));
}

#[test]
fn income_10_monopolies_stores_speculation_and_headlines_bring_gold_in_others_turns() {
    covers(&[Rule::Income10]);
    let mut game = two("turn p2 4
         market 118 061*p1 . . . . / . . . . . .
         p2 hand 134
         p1 has 028
         p1 has 057 income 1
         p2 has 067 income 1");
    for (command, gold) in [("upgrade 067", 23), ("play 134 at 067", 25), ("buy a2", 26)] {
        game.play(&[command]);
        assert_eq!(game.gold(1), gold, "{command}");
    }
    let mut headline = two("turn p2 3\nmarket 118 . . . . . / . . . . . .");
    headline.play(&["buy a1", "event"]);
    assert_eq!(headline.gold(1), 22);
}

#[test]
fn income_11_connection_cubes_cannot_be_extorted() {
    covers(&[Rule::Income11]);
    let mut income = two("p1 hand 193\np2 has 089 income 2 oval1 p2");
    income.play(&["play 193 at 089"]);
    assert_eq!((income.income(89), income.extorted(89)), (1, true));
    assert_eq!(income.after("p2 has 089", "oval1").as_deref(), Some("p2"));
    // With no other cube there is nothing to extort: the place is sacked.
    let mut bare = two("depression\np1 hand 193\np2 has 089 income 0 oval1 p2");
    bare.play(&["play 193 at 089"]);
    assert!(bare.in_hand(2, 89));
    assert_eq!((bare.reserve(1), bare.reserve(2)), (13, 13));
}

#[test]
fn income_12_fresh_income_can_pay_for_upkeep() {
    covers(&[Rule::Income12]);
    let mut game = game(
        "depression
         p1 gold 0 hacendado 212 plan 2
         p2 gold 0 hacendado 211
         p1 has 014
         p1 has 048 income 0
         p1 has 067 income 1",
    );
    game.play(&["end", "drop 014", "drop 048", "keep 067"]);
    assert_eq!((game.gold(1), game.owner(67), game.active()), (0, Some(1), 2));
    assert!(game.discarded(14) && game.discarded(48));
}

#[test]
fn income_13_equal_gold_is_decided_by_what_phase_4_would_pay() {
    covers(&[Rule::Income13]);
    let last = "topples gone 3 seen 4 last 206\nmarket 206 . . . . . / . . . . . .";
    let winners = |rest: &str| {
        let mut game = two(&format!("{last}\n{rest}"));
        game.play(&["end"]);
        game.state.outcome().expect("the last topple is gone").winners
    };
    assert_eq!(winners(""), 0b11);
    assert_eq!(winners("p1 has 067 income 1"), 0b01);
    // What is shut by Unrest does not count; what lies in another tableau does.
    assert_eq!(winners("p1 has 067 income 3 unrest 1\np1 has 068 income 0 oval1 p2"), 0b10);
    // Upkeep is no income.
    assert_eq!(winners("depression\np1 has 067 income 1\np1 has 014\np1 has 015\np1 has 031"), 0b01);
}

#[test]
fn conn_01_enterprises_and_flipped_hacendados_are_reached_by_rail_mule_or_foot() {
    covers(&[Rule::Conn01, Rule::Conn02]);
    assert_eq!(price("168", "065", "p1 has 065 income 1"), 6);
    assert_eq!(price("168", "051", "p1 has 051 income 1"), 4);
    assert_eq!(price("168", "047", "p1 has 047 income 3"), 2);
    for (plan, troop, cost) in [(1, 168, 2), (2, 184, 5)] {
        let mut game = game(&format!(
            "p1 gold 9 hacendado 212 plan {plan}
             p1 hand {troop}
             p2 gold 0 hacendado 211"
        ));
        game.play(&[&format!("play {troop} army")]);
        assert_eq!(game.gold(1), 9 - cost);
    }
}

#[test]
fn conn_03_an_oval_leads_from_foot_to_mule_or_rail_and_from_mule_to_rail() {
    covers(&[Rule::Conn03]);
    for (place, income, base, built) in [("048", 2, 3, 1), ("069", 1, 3, 0), ("068", 1, 1, 0)] {
        let enterprise = format!("p1 has {place} income {income}");
        assert_eq!(price("193", place, &enterprise), base);
        assert_eq!(price("193", place, &format!("{enterprise} oval1 p1")), built);
    }
}

#[test]
fn conn_04_the_old_way_is_closed_even_where_it_was_cheaper() {
    covers(&[Rule::Conn04]);
    let poor = |oval: &str| {
        game(&format!(
            "p1 gold 2 hacendado 212
             p1 hand 167
             p2 gold 0 hacendado 211
             p1 has 048 income 2 {oval}"
        ))
    };
    poor("").allows("play 167 at 048");
    poor("oval1 p1").refuses(Rule::Troop06, "play 167 at 048");
    assert_eq!(price("167", "048", "p1 has 048 income 2 oval1 p1"), 3);
}

#[test]
fn conn_05_in_unrest_an_enterprise_is_back_at_its_base_connection() {
    covers(&[Rule::Conn05]);
    let mut game = two("p1 has 061 income 2 oval1 p1 unrest 1
         p1 has 091 income 1 troop 184
         p1 has 067 income 1 troop 179");
    game.play(&["redeploy 184 at 061"]);
    assert_eq!((game.gold(1), game.unrest(61)), (17, 0));
    // The rails work again: 3 by mule before, 1 by rail now.
    game.play(&["redeploy 184 at 091", "redeploy 184 at 061"]);
    assert_eq!(game.gold(1), 17 - 5 - 1);
}

#[test]
fn conn_06_rail_connected_is_what_starts_with_rail_or_was_upgraded_to_it() {
    covers(&[Rule::Conn06]);
    let gained = |rest: &str| {
        let mut game = two(&format!("market 112 . . . . . / . . . . . .\n{rest}"));
        game.play(&["buy a1", "event"]);
        game.gold(1) - 20
    };
    assert_eq!(gained("p1 has 089 income 2"), 0);
    assert_eq!(gained("p1 has 055 income 3"), 1);
    assert_eq!(gained("p1 has 088 income 2 oval1 p2"), 1);
    assert_eq!(gained("p1 has 081 income 2 oval1 p1"), 0);
    assert_eq!(gained("p1 has 081 income 2 oval2 p1"), 1);
    assert_eq!(gained("p1 has 081 income 2 oval1 p1 oval2 p1"), 1);
    assert_eq!(gained("p1 has 088 income 2 oval1 p2 unrest 1"), 0);
}

#[test]
fn conn_07_canals_and_steamships_earn_and_leave_the_connection_as_it_was() {
    covers(&[Rule::Conn07]);
    for (place, troop, rail) in [("092", "179", 1), ("071", "179", 1)] {
        let enterprise = format!("p1 has {place} income 1 oval1 p1");
        assert_eq!(price(troop, place, &enterprise), rail);
        assert_eq!(earned(&enterprise), 4);
    }
    // A canal alone makes no railway of a mule track, and takes none away.
    assert_eq!(price("193", "053", "p1 has 053 income 1 oval2 p1"), 1);
    assert_eq!(price("193", "053", "p1 has 053 income 1 oval1 p1 oval2 p1"), 0);
}

#[test]
fn conn_08_a_connection_cube_earns_its_owner_a_gold_a_turn() {
    covers(&[Rule::Conn08]);
    let mut game = two("p2 has 067 income 1 oval1 p1\np1 has 068 income 0 oval1 p2");
    game.play(&["end", "end"]);
    assert_eq!((game.gold(1), game.gold(2)), (23, 24));
    game.play(&["end"]);
    assert_eq!(game.gold(1), 26);
}

#[test]
fn conn_09_regimes_and_depressions_leave_connections_alone() {
    covers(&[Rule::Conn09]);
    let mut game = two("pile bear
         market 128 . . . . . / . . . . . .
         p2 has 048 income 2 oval1 p1");
    game.play(&["buy a1", "event"]);
    assert_eq!((game.regime(), game.depression(), game.income(48)), ("anarchy".to_owned(), true, 0));
    assert_eq!(game.after("p2 has 048", "oval1").as_deref(), Some("p1"));
    game.play(&["end"]);
    assert_eq!(game.gold(1), 23);
}

#[test]
fn conn_10_any_troop_uses_the_way_whoever_built_it() {
    covers(&[Rule::Conn10]);
    for builder in ["p1", "p2", "p3"] {
        let rest = format!("p3 gold 0 hacendado 213\np2 has 048 income 2 oval1 {builder}");
        assert_eq!(price("183", "048", &rest), 1, "{builder}");
    }
}

#[test]
fn conn_11_the_highest_built_connection_is_in_force_and_the_base_in_unrest() {
    covers(&[Rule::Conn11]);
    for (ovals, cost) in [
        ("", 3),
        ("oval1 p1", 1),
        ("oval2 p1", 4),
        ("oval1 p1 oval2 p2", 4),
        ("oval1 p1 oval2 p2 unrest 1", 3),
    ] {
        assert_eq!(price("183", "052", &format!("p1 has 052 income 1 {ovals}")), cost, "{ovals}");
    }
}

#[test]
fn conn_12_rebels_are_cheap_on_foot_and_governments_by_rail() {
    covers(&[Rule::Conn12]);
    let mut troops = 0;
    for card in Deck::standard().of_kind(Kind::Troop) {
        let Card::Troop(troop) = card else { panic!("a troop is a troop") };
        let (rail, foot) = (troop.costs.rail.get(), troop.costs.foot.get());
        match troop.faction {
            Faction::Red => assert!(foot < rail, "{}", card.id()),
            Faction::Green | Faction::Blue => assert!(rail < foot, "{}", card.id()),
            Faction::White => continue,
        }
        troops += 1;
    }
    assert_eq!(troops, 23);
    let places = "p1 has 048 income 2\np1 has 055 income 3";
    assert_eq!((price("178", "048", places), price("193", "048", places)), (2, 3));
    assert_eq!((price("178", "055", places), price("193", "055", places)), (5, 0));
}

/// A Chain Railroad of the first player in the second's tableau, and places that can be upgraded.
const CHAIN: &str = "p2 has 101 income 0 oval1 p1
     p2 has 048 income 2
     p1 has 067 income 1
     p1 has 065 income 1";

#[test]
fn chain_01_it_serves_the_player_whose_cube_it_is() {
    covers(&[Rule::Chain01]);
    let mut game = two(CHAIN);
    game.play(&["upgrade 067", "end", "upgrade 048"]);
    assert_eq!((game.gold(1), game.gold(2)), (20 - 1 + 6, 20 - 8));
}

#[test]
fn chain_02_its_owner_builds_any_connection_on_any_card_for_one_gold() {
    covers(&[Rule::Chain02]);
    let mut game = two(CHAIN);
    game.play(&["upgrade 048", "upgrade 067", "upgrade 065"]);
    assert_eq!(game.gold(1), 17);
    let mut without = two(&CHAIN.replace("oval1 p1", ""));
    without.play(&["upgrade 048", "upgrade 067", "upgrade 065"]);
    assert_eq!(without.gold(1), 20 - 8 - 3 - 3);
}

#[test]
fn chain_03_its_owner_sends_federal_troops_anywhere() {
    covers(&[Rule::Chain03]);
    let rest = "p1 hand 179 184
         p1 has 052 income 1
         p1 has 051 income 1
         p2 has 101 income 0";
    let chain = two(&format!("{rest} oval1 p1"));
    chain.allows("play 179 at 052").allows("play 179 at 051");
    chain.refuses(Rule::Troop03, "play 184 at 052");
    let others = two(&format!("{rest} oval1 p2"));
    others.refuses(Rule::Troop03, "play 179 at 052");
    let mexico = two(&format!("option chain_federal=mexico\n{rest} oval1 p1"));
    mexico.allows("play 179 at 052").refuses(Rule::Troop03, "play 179 at 051");
}

#[test]
fn chain_04_in_unrest_all_its_advantages_are_off() {
    covers(&[Rule::Chain04]);
    let rest = "p1 hand 179
         p1 has 052 income 1
         p2 has 048 income 2
         p2 has 101 income 0 oval1 p1 unrest 1";
    let mut game = two(rest);
    game.refuses(Rule::Troop03, "play 179 at 052");
    game.refuses(Rule::ActUpgrade03, "upgrade 101");
    game.play(&["upgrade 048"]);
    assert_eq!(game.gold(1), 12);
    let mut second = two(&format!("{rest}\np2 has 059 income 2 oval2 p1"));
    second.allows("play 179 at 052");
    second.play(&["upgrade 048"]);
    assert_eq!(second.gold(1), 19);
}

#[test]
fn chain_05_federal_troops_stay_abroad_when_the_chain_goes_down() {
    covers(&[Rule::Chain05]);
    let mut game = two("p1 hand 179
         p2 hand 203
         p1 has 052 income 1 unrest 3
         p1 has 068 income 1
         p1 has 101 income 0 oval1 p1");
    game.play(&["play 179 at 052", "end", "play 203 at 101", "end"]);
    assert_eq!((game.unrest(101), game.troop_at(52)), (3, Some(179)));
    game.refuses(Rule::Troop03, "redeploy 179 at 068");
    game.allows("redeploy 179 at 052");
}

#[test]
fn chain_06_a_further_chain_railroad_costs_one_gold_too() {
    covers(&[Rule::Chain06]);
    let mut game = two("p2 has 101 income 0 oval1 p1\np2 has 058 income 0");
    game.play(&["upgrade 058"]);
    assert_eq!(game.gold(1), 19);
    let mut first = two("p2 has 058 income 0");
    first.play(&["upgrade 058"]);
    assert_eq!(first.gold(1), 10);
}

#[test]
fn chain_07_the_price_of_one_gold_replaces_the_listed_one_and_never_raises_it() {
    covers(&[Rule::Chain07]);
    for (hacendado, chain, place, income, cost) in [
        ("212", "", "097", 1, 1),
        ("212", "oval1 p1", "097", 1, 1),
        ("210", "", "048", 2, 4),
        ("210", "oval1 p1", "048", 2, 1),
    ] {
        let mut game = game(&format!(
            "p1 gold 20 hacendado {hacendado}
             p2 gold 0 hacendado 211
             p2 has 101 income 0 {chain}
             p2 has {place} income {income}"
        ));
        game.play(&[&format!("upgrade {place}")]);
        assert_eq!(game.gold(1), 20 - cost);
    }
}

#[test]
fn chain_08_shifting_or_losing_the_cube_ends_the_advantage_at_once() {
    covers(&[Rule::Chain08]);
    let mut shifted = two("p1 has 067 income 11 troop 179
         p1 has 052 income 1
         p2 has 101 income 0 oval1 p1
         p2 has 048 income 2");
    shifted.allows("redeploy 179 at 052");
    shifted.play(&["shift oval 101 1 to reserve"]);
    shifted.refuses(Rule::Troop03, "redeploy 179 at 052");
    shifted.play(&["upgrade 048"]);
    assert_eq!(shifted.gold(1), 12);
    let mut lost = two(&format!("turn p2 3\n{CHAIN}"));
    lost.play(&["sell 101", "end", "upgrade 048"]);
    assert_eq!(lost.gold(1), 12);
}

#[test]
fn chain_09_federal_troops_are_free_under_every_regime() {
    covers(&[Rule::Chain09]);
    for regime in ["pax", "us", "martial"] {
        let rest = format!("regime {regime}\np1 hand 179\np1 has 051 income 1\np2 has 101 income 0");
        two(&format!("{rest} oval1 p1")).allows("play 179 at 051");
        two(&rest).refuses(Rule::Troop03, "play 179 at 051");
    }
}
