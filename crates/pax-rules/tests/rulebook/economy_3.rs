//! ACT-POLICE, MARKET and HEADLINE: order, cards and news.

use crate::support::{Game, covers, game, p};
use pax_deck::{CardId, Deck};
use pax_rules::text::{Keeper, Position};
use pax_rules::{Deal, Event, Options, Rule, Table, begin};

/// A deal for two as it comes out of the box, unshuffled.
fn deal(table: &Table) -> Deal {
    let (cards, mut topples, hacendados) = table.dealt_cards();
    let mut cards = cards.into_iter();
    let mut deck: Vec<CardId> = Vec::new();
    for (stack, size) in table.stack_sizes(2).into_iter().enumerate() {
        deck.extend(cards.by_ref().take(size));
        if stack >= 2 {
            deck.extend(topples.pop());
        }
    }
    let market = deck.drain(..12).collect();
    Deal { hacendados: hacendados[..2].to_vec(), market, deck }
}

/// Two players with gold, and what else is said.
fn two(rest: &str) -> Game {
    game(&format!("p1 gold 20 hacendado 212\np2 gold 20 hacendado 211\n{rest}"))
}

fn market_of(game: &Game) -> String {
    game.line("market").expect("a market is always written")
}

#[test]
fn act_police_01_three_gold_remove_one_unrest_from_an_enterprise_of_yours() {
    covers(&[Rule::ActPolice01]);
    let position = |gold: u8| {
        game(&format!(
            "p1 gold {gold} hacendado 212
             p2 gold 0 hacendado 211
             p1 has 067 income 1 unrest 2
             p1 has 068 income 1"
        ))
    };
    let mut game = position(5);
    game.play(&["police 067"]);
    assert_eq!((game.gold(1), game.unrest(67), game.actions()), (2, 1, 2));
    game.refuses(Rule::ActPolice01, "police 067");
    position(9).refuses(Rule::ActPolice01, "police 068");
}

#[test]
fn act_police_02_where_a_troop_stands_it_is_free() {
    covers(&[Rule::ActPolice02]);
    let mut game = game(
        "p1 gold 5 hacendado 212
         p2 gold 0 hacendado 211
         p1 has 067 income 1 unrest 2 troop 179
         p1 has 068 income 1 unrest 1",
    );
    game.play(&["police 067"]);
    assert_eq!((game.gold(1), game.unrest(67)), (5, 1));
    game.play(&["police 068"]);
    assert_eq!(game.gold(1), 2);
}

#[test]
fn act_police_03_an_extorting_troop_will_do() {
    covers(&[Rule::ActPolice03]);
    let mut game = game(
        "p1 gold 0 hacendado 212
         p2 gold 0 hacendado 211
         p1 has 067 income 1 unrest 2 extorted 179 by p2",
    );
    game.play(&["police 067"]);
    assert_eq!((game.gold(1), game.unrest(67), game.extorted(67)), (0, 1, true));
}

#[test]
fn act_police_04_three_gold_open_the_jail() {
    covers(&[Rule::ActPolice04]);
    let position =
        |gold: u8| game(&format!("turn p1 2\np1 gold {gold} hacendado 212 jailed\np2 gold 0 hacendado 211"));
    let mut game = position(4);
    game.play(&["police jail"]);
    assert!(!game.jailed(1));
    assert_eq!(game.gold(1), 1);
    position(2).refuses(Rule::ActPolice04, "police jail");
}

#[test]
fn act_police_05_freedom_gives_the_third_action_back_at_once() {
    covers(&[Rule::ActPolice05, Rule::ActPolice10]);
    let mut first = game("turn p1 2\np1 gold 3 hacendado 212 jailed\np2 gold 0 hacendado 211");
    first.play(&["police jail"]);
    assert_eq!(first.actions(), 2);
    let mut last = game("turn p1 1\np1 gold 3 hacendado 212 jailed\np2 gold 0 hacendado 211");
    last.play(&["police jail"]);
    assert_eq!(last.actions(), 1);
}

#[test]
fn act_police_06_under_martial_law_both_uses_are_free() {
    covers(&[Rule::ActPolice06]);
    let mut game = game(
        "regime martial
         turn p1 2
         p1 gold 0 hacendado 212 jailed
         p2 gold 0 hacendado 211
         p1 has 067 income 1 unrest 1",
    );
    game.play(&["police 067", "police jail"]);
    assert_eq!((game.unrest(67), game.jailed(1), game.gold(1)), (0, false, 0));
}

#[test]
fn act_police_07_each_action_removes_one_disk_whatever_the_firepower() {
    covers(&[Rule::ActPolice07]);
    let mut game = game(
        "p1 gold 0 hacendado 212
         p2 gold 0 hacendado 211
         p1 has 067 income 1 unrest 3 troop 176",
    );
    for (left, actions) in [(2, 2), (1, 1), (0, 0)] {
        game.play(&["police 067"]);
        assert_eq!((game.unrest(67), game.actions()), (left, actions));
    }
}

#[test]
fn act_police_08_nobody_polices_anothers_enterprise_even_where_he_has_cubes() {
    game(
        "p1 gold 9 hacendado 212
         p2 gold 0 hacendado 211
         p2 has 067 income 1 unrest 1 oval1 p1 extorted 179 by p1",
    )
    .refuses(Rule::ActPolice08, "police 067");
}

#[test]
fn act_police_09_troops_do_not_make_the_way_out_of_jail_cheaper() {
    covers(&[Rule::ActPolice09]);
    let mut game = game(
        "turn p1 2
         p1 gold 5 hacendado 212 plan 2 jailed
         p2 gold 0 hacendado 211
         p1 army 184
         p1 has 067 income 1 unrest 1 troop 179",
    );
    game.play(&["police jail"]);
    assert_eq!(game.gold(1), 2);
}

#[test]
fn act_police_10_it_costs_one_of_the_two_actions_and_leaves_two() {
    covers(&[Rule::ActPolice10]);
    let mut game = game(
        "p1 gold 0 hacendado 212
         p2 gold 3 hacendado 211 jailed",
    );
    game.play(&["end"]);
    assert_eq!(game.actions(), 2);
    game.play(&["police jail"]);
    assert_eq!((game.actions(), game.gold(2)), (2, 0));
}

#[test]
fn act_police_10_an_extra_action_opens_the_jail_and_is_spent() {
    let mut game = game(
        "turn p1 2
         p1 gold 9 hacendado 212 jailed
         p2 gold 0 hacendado 211
         p1 has 008
         p1 has 067 income 1 unrest 1",
    );
    game.play(&["police jail"]);
    assert_eq!((game.jailed(1), game.actions()), (false, 3), "the lost action is back as well");
    assert_eq!(game.line("used").as_deref(), Some("008"));
    game.play(&["police 067"]);
    assert_eq!(game.actions(), 2, "there is one a turn");
}

#[test]
fn market_01_two_rows_of_six_cards() {
    covers(&[Rule::Market01]);
    let table = Table::new(Deck::standard(), Options::default()).expect("the standard deck fits");
    let deal = deal(&table);
    let state = begin(&table, 2, &deal, &mut Vec::<Event>::new()).expect("the deal is right");
    let text = Position { table, state }.write(Keeper::new());
    let market = text.lines().find_map(|line| line.strip_prefix("market ")).expect("a market");
    let rows: Vec<Vec<&str>> = market.split(" / ").map(|row| row.split(' ').collect()).collect();
    assert_eq!(rows.iter().map(Vec::len).collect::<Vec<_>>(), [6, 6]);
    let dealt: Vec<String> = deal.market.iter().map(ToString::to_string).collect();
    assert_eq!(rows.concat(), dealt);
}

#[test]
fn market_02_the_columns_cost_0_1_2_4_8_and_16_in_both_rows() {
    covers(&[Rule::Market02]);
    for (column, price) in [0, 1, 2, 4, 8, 16].into_iter().enumerate() {
        for (row, name) in ["a", "b"].into_iter().enumerate() {
            let mut slots = ["."; 12];
            slots[row * 6 + column] = "061";
            let mut game = two(&format!("market {} / {}", slots[..6].join(" "), slots[6..].join(" ")));
            game.play(&[&format!("buy {name}{}", column + 1)]);
            assert_eq!(game.gold(1), 20 - price);
        }
    }
}

#[test]
fn market_03_new_cards_come_in_at_the_dear_end() {
    covers(&[Rule::Market03]);
    let mut game = two("market 061 048 054 066 067 068 / 051 052 053 062 063 064\ndeck 049 065");
    game.play(&["buy a1", "end"]);
    assert_eq!(market_of(&game), "048 054 066 067 068 049 / 051 052 053 062 063 064");
}

#[test]
fn market_04_public_cards_are_no_part_of_the_market() {
    covers(&[Rule::Market04]);
    let cards = "061 048 054 066 067 068 / 051 052 053 062 063 064";
    let mut game = two(&format!("market {cards}\ndeck 049"));
    game.play(&["public 214"]);
    assert_eq!(market_of(&game), cards);
    // It was no Market purchase: the next one is the first, and costs one action.
    game.play(&["buy a1"]);
    assert_eq!(game.actions(), 1);
    let mut quiet = two(&format!("market {cards}\ndeck 049"));
    quiet.play(&["public 214", "end"]);
    assert_eq!(market_of(&quiet), cards);
}

#[test]
fn market_05_a_gap_stays_open_during_the_action_phase() {
    covers(&[Rule::Market05]);
    let mut game = two("market 061 048 054 066 067 068 / 051 052 053 062 063 064\ndeck 049");
    game.play(&["buy a2"]);
    assert_eq!(market_of(&game), "061 . 054 066 067 068 / 051 052 053 062 063 064");
    game.refuses(Rule::ActBuy01, "buy a2");
    game.play(&["sell 048"]);
    assert_eq!(market_of(&game), "061 . 054 066 067 068 / 051 052 053 062 063 064");
}

#[test]
fn market_06_cards_slide_to_the_free_end_within_their_own_row() {
    covers(&[Rule::Market06]);
    let mut game = two("market . 048 . 066 . 068 / 051 . . 062 063 .");
    game.play(&["end"]);
    assert_eq!(market_of(&game), "048 066 068 . . . / 051 062 063 . . .");
}

#[test]
fn market_07_the_cheapest_gap_is_filled_first_and_the_upper_row_before_the_lower() {
    covers(&[Rule::Market07]);
    let mut game = two("market 061 . 048 054 066 067 / 051 052 . 053 . 062\ndeck 101 102 103 104");
    game.play(&["end"]);
    assert_eq!(market_of(&game), "061 048 054 066 067 102 / 051 052 053 062 101 103");
    assert_eq!(game.line("deck").as_deref(), Some("104"));
}

#[test]
fn market_08_each_row_is_a_queue() {
    covers(&[Rule::Market08]);
    let mut game = two("market 061 048 054 066 067 068 / 051 052 053 062 063 064\ndeck 101 102 103");
    game.play(&["buy a3", "end", "buy a1", "buy b2", "end"]);
    assert_eq!(market_of(&game), "048 066 067 068 101 102 / 051 053 062 063 064 103");
}

#[test]
fn market_09_a_row_without_a_gap_does_not_move() {
    covers(&[Rule::Market09]);
    let cards = "061 048 054 066 067 068 / 051 052 053 062 063 064";
    let mut game = two(&format!("market {cards}\ndeck 101 102"));
    game.play(&["end", "end", "end"]);
    assert_eq!(market_of(&game), cards);
    game.play(&["buy a1", "end"]);
    assert_eq!(market_of(&game), "048 054 066 067 068 101 / 051 052 053 062 063 064");
}

#[test]
fn market_10_when_the_deck_runs_out_the_dear_places_stay_empty() {
    covers(&[Rule::Market10]);
    let mut game = two("market 061 048 054 066 067 068 / 051 052 053 062 063 064\ndeck 101");
    game.play(&["buy a1", "buy b1", "end"]);
    assert_eq!(market_of(&game), "048 054 066 067 068 101 / 052 053 062 063 064 .");
    game.play(&["buy b2", "end"]);
    assert_eq!(market_of(&game), "048 054 066 067 068 101 / 052 062 063 064 . .");
}

#[test]
fn market_11_with_the_last_card_the_fourth_topple_has_appeared() {
    covers(&[Rule::Market11]);
    let table = Table::new(Deck::standard(), Options::default()).expect("the standard deck fits");
    let good = deal(&table);
    assert!(begin(&table, 2, &good, &mut Vec::<Event>::new()).is_ok());
    // A deck in which a Topple is missing cannot be dealt.
    let (cards, topples, _) = table.dealt_cards();
    let spare = *cards.last().expect("cards");
    assert!(!good.deck.contains(&spare) && !good.market.contains(&spare));
    let mut bad = good.clone();
    for card in bad.deck.iter_mut().filter(|card| **card == topples[0]) {
        *card = spare;
    }
    assert!(begin(&table, 2, &bad, &mut Vec::<Event>::new()).is_err());
    // And so its last card, drawn, leaves none to come.
    let mut game = two("topples gone 1 seen 3\nmarket . 048 . . . . / . . . . . .\ndeck 206");
    game.play(&["end"]);
    assert_eq!(game.line("deck"), None);
    assert_eq!(game.number("topples", "seen"), 4);
    assert_eq!(game.after("topples", "last").as_deref(), Some("206"));
}

#[test]
fn market_12_the_cube_of_a_stale_headline_goes_home_before_the_slide() {
    covers(&[Rule::Market12]);
    let mut game = two("market 118*p2 061 048*p1 . . . / . . . . . .");
    game.play(&["end"]);
    assert_eq!(market_of(&game), "061 048*p1 . . . . / . . . . . .");
    assert_eq!((game.reserve(1), game.reserve(2)), (12, 13));
}

#[test]
fn market_13_only_headlines_are_discarded_from_the_zero_column() {
    covers(&[Rule::Market13]);
    let mut game = two("market 118 113 . . . . / 061 048 . . . .");
    game.play(&["end"]);
    assert_eq!(market_of(&game), "113 . . . . . / 061 048 . . . .");
    assert!(game.listed("bullbear", 118) && !game.listed("bullbear", 113) && !game.discarded(61));
}

#[test]
fn headline_01_it_is_played_at_once_in_the_action_of_its_purchase() {
    covers(&[Rule::Headline01]);
    let mut game = two("market . . 118 . . . / . . . . . .");
    game.play(&["buy a3"]);
    assert_eq!(game.legal(), ["event", "quo"]);
    assert!(!game.in_hand(1, 118));
    game.play(&["event"]);
    assert_eq!((game.gold(1), game.gold(2), game.actions()), (20, 22, 2));
    assert!(!game.in_hand(1, 118));
}

#[test]
fn headline_02_the_buyer_chooses_event_or_status_quo() {
    covers(&[Rule::Headline02, Rule::Headline03]);
    let position = "regime anarchy\nmarket 115 . . . . . / . . . . . .\np2 has 067 income 1 troop 179";
    let mut event = two(position);
    event.play(&["buy a1", "event"]);
    assert_eq!((event.gold(2), event.regime()), (21, "martial".to_owned()));
    let mut quo = two(position);
    quo.play(&["buy a1", "quo"]);
    assert_eq!((quo.gold(1), quo.gold(2), quo.regime()), (20, 20, "anarchy".to_owned()));
}

#[test]
fn headline_04_effects_in_order_each_on_all_players_from_the_buyers_left() {
    covers(&[Rule::Headline04]);
    let mut game = game(
        "market 128 051*p2 . . . . / . . . . . .
         turn p2 3
         p1 gold 0 hacendado 212
         p2 gold 0 hacendado 211
         p3 gold 0 hacendado 213
         p1 hand 061 048
         p2 hand 054 066
         p3 hand 067 068",
    );
    game.play(&["buy a1", "event"]);
    // The first effect is done for all, the second has begun, the third has not.
    assert_eq!((game.reserve(2), game.regime()), (13, "pax".to_owned()));
    for (seat, choice) in [(3, "choose 067"), (1, "choose 048"), (2, "choose 054")] {
        assert_eq!(game.decider(), Some(p(seat)));
        assert_eq!(game.regime(), "pax");
        game.play(&[choice]);
    }
    assert_eq!(game.regime(), "anarchy");
    assert!([67, 48, 54].iter().all(|card| game.discarded(*card)));
}

#[test]
fn headline_05_strife_regime_unrest_and_nationalization() {
    covers(&[Rule::Headline05]);
    let bought = |card: &str, rest: &str| {
        let mut game = two(&format!("regime anarchy\nmarket {card} . . . . . / . . . . . .\n{rest}"));
        game.play(&["buy a1", "event"]);
        game
    };
    let mut strife = bought("120", "p2 has 014\np2 has 031");
    assert_eq!(strife.decider(), Some(p(2)));
    strife.play(&["discard red"]);
    assert!(strife.discarded(31) && !strife.discarded(14));
    assert_eq!(strife.regime(), "pax");
    let unrest = bought("119", "p1 has 049 income 1\np2 has 102 income 1\np2 has 068 income 1");
    assert_eq!([49, 102, 68].map(|card| unrest.unrest(card)), [1, 1, 0]);
    let banks = bought("117", "p1 has 055 income 1\np2 has 074 income 1\np2 has 048 income 1");
    assert!(banks.discarded(55) && banks.discarded(74) && !banks.discarded(48));
}

#[test]
fn headline_05_gold_income_cubes_and_a_depression() {
    covers(&[Rule::Headline05]);
    let mut gold = two("market 118 106 . . . . / . . . . . .\np2 has 051 income 1\np2 has 066 income 2");
    gold.play(&["buy a1", "event"]);
    assert_eq!((gold.gold(1), gold.gold(2)), (22, 22));
    gold.play(&["buy a2", "event"]);
    assert_eq!((gold.gold(1), gold.gold(2)), (21, 18));
    let mut cubes = two("market 110 . . . . . / . . . . . .
         p1 has 067 income 1
         p2 has 068 income 1
         p2 has 051 income 1");
    cubes.play(&["buy a1", "event"]);
    assert_eq!([67, 68, 51].map(|card| cubes.income(card)), [2, 2, 1]);
    let mut panic = two("pile bear\nmarket 114 061*p2 . . . . / . . . . . .\np2 has 048 income 2");
    panic.play(&["buy a1", "event"]);
    assert!(panic.depression());
    assert_eq!((panic.gold(2), panic.reserve(2), panic.income(48)), (19, 13, 0));
}

#[test]
fn headline_06_either_side_it_ends_on_the_bull_bear_discards_at_once() {
    covers(&[Rule::Headline06]);
    for side in ["event", "quo"] {
        let mut game = two("pile bear\nmarket 118 . . . . . / . . . . . .");
        game.play(&["buy a1", side]);
        assert!(game.listed("bullbear", 118) && !game.discarded(118));
        assert_eq!(game.line("pile").as_deref(), Some("bull"));
    }
}

#[test]
fn headline_07_the_status_quo_still_counts_as_bull_or_bear() {
    covers(&[Rule::Headline07]);
    let mut bear = two("pile bear\nmarket 124 . . . . . / . . . . . .\np2 has 068 income 1");
    bear.play(&["buy a1", "quo"]);
    assert!(bear.depression());
    assert_eq!(bear.unrest(68), 0);
    let mut bull = two("pile bull\ndepression\nmarket 118 . . . . . / . . . . . .");
    bull.play(&["buy a1", "quo"]);
    assert!(!bull.depression());
    assert_eq!(bull.gold(2), 20);
}

#[test]
fn headline_08_a_stale_headline_is_discarded_without_its_event() {
    covers(&[Rule::Headline08]);
    let mut game = two("regime anarchy\nmarket . 061 . . . . / 118 . . . . .");
    game.play(&["end"]);
    assert!(game.listed("bullbear", 118));
    assert_eq!((game.gold(2), game.regime()), (20, "anarchy".to_owned()));
}

#[test]
fn headline_09_a_stale_headline_counts_for_bull_and_bear() {
    covers(&[Rule::Headline09]);
    let mut game = two("pile bear\nmarket 124 . . . . . / . . . . . .\np2 has 066 income 2");
    game.play(&["end"]);
    assert!(game.depression());
    assert_eq!(game.income(66), 0);
    let mut other = two("pile bull\nmarket 124 . . . . . / . . . . . .");
    other.play(&["end"]);
    assert!(!other.depression());
}

#[test]
fn headline_10_the_active_player_orders_two_stale_headlines() {
    covers(&[Rule::Headline10]);
    let position = || two("pile bear\nmarket 124 . . . . . / 118 . . . . .");
    for (first, depression, top) in [("first a1", true, "bull"), ("first b1", false, "bear")] {
        let mut game = position();
        game.play(&["end"]);
        assert_eq!((game.decider(), game.active()), (Some(p(1)), 1));
        assert_eq!(game.legal(), ["first a1", "first b1"]);
        game.play(&[first]);
        assert_eq!(game.depression(), depression);
        assert_eq!(game.line("pile").as_deref(), Some(top));
        assert_eq!(game.active(), 2);
    }
}

#[test]
fn headline_11_the_pile_is_judged_after_the_event() {
    covers(&[Rule::Headline11]);
    let mut game = two("pile bear
         market 124 . . . . . / . . . . . .
         p2 has 015
         p2 has 031
         p2 has 068 income 1
         p2 has 066 income 2");
    game.play(&["buy a1", "event"]);
    // Strife waits for an answer; the card has not yet fallen.
    assert_eq!((game.decider(), game.unrest(68)), (Some(p(2)), 1));
    assert!(!game.depression() && !game.listed("bullbear", 124));
    game.play(&["discard red"]);
    assert!(game.depression() && game.listed("bullbear", 124));
    let at = |wanted: &dyn Fn(&Event) -> bool| game.events.iter().position(wanted).expect("it happened");
    let changed = at(&|event| matches!(event, Event::RegimeChanged { .. }));
    let began = at(&|event| *event == Event::DepressionBegan);
    assert!(changed < began);
    assert_eq!(game.income(66), 0);
}

#[test]
fn headline_12_each_player_decides_for_himself() {
    covers(&[Rule::Headline12]);
    let mut game = game(
        "market 116 . . . . . / . . . . . .
         p1 gold 0 hacendado 212
         p2 gold 0 hacendado 211
         p3 gold 0 hacendado 213
         p1 has 067 income 1
         p1 has 063 income 1
         p2 has 068 income 1
         p2 has 052 income 1
         p2 has 048 income 2
         p2 has 051 income 1
         p3 has 099 income 1",
    );
    game.play(&["buy a1", "event"]);
    assert_eq!(game.decider(), Some(p(2)));
    game.refuses(Rule::Headline12, "choose 048");
    game.refuses(Rule::Headline12, "choose 051");
    game.refuses(Rule::Headline12, "choose 067");
    game.play(&["choose 052"]);
    assert_eq!(game.decider(), Some(p(1)));
    game.play(&["choose 063"]);
    assert!([52, 63, 99].iter().all(|card| game.discarded(*card)));
    assert_eq!([67, 68, 48, 51].map(|card| game.owner(card)), [Some(1), Some(2), Some(2), Some(2)]);
}

#[test]
fn headline_14_a_protection_lost_later_on_the_card_has_worked_before() {
    covers(&[Rule::Headline14]);
    let mut game = game(
        "regime martial
         market 117 . . . . . / . . . . . .
         p1 gold 0 hacendado 212
         p2 gold 7 hacendado 211
         p2 has 023
         p2 has 014
         p2 has 012
         p2 has 055 income 2",
    );
    game.play(&["buy a1", "event"]);
    assert_eq!((game.gold(2), game.decider()), (3, Some(p(2))));
    game.play(&["discard blue"]);
    assert!(game.discarded(23) && !game.discarded(14) && !game.discarded(12));
    assert_eq!((game.owner(55), game.regime(), game.income(55)), (Some(2), "pax".to_owned(), 3));
}

#[test]
fn headline_15_who_plays_the_headline_is_the_liberator() {
    covers(&[Rule::Headline15]);
    let mut game = two("market 127 . . . . . / . . . . . .\np2 has 063 income 1 unrest 1");
    game.play(&["buy a1", "event"]);
    assert!(game.in_grudge(1, 63) && !game.in_grudge(2, 63));
    assert!(game.jailed(1) && !game.jailed(2));
}
