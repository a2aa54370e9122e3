//! GEN: general principles.

use std::collections::BTreeSet;

use crate::support::{Game, c, covers, game, p};
use pax_deck::Deck;
use pax_deck::card::Card;
use pax_deck::vocabulary::{Faction, Kind, Prestige, Regime};
use pax_deck::word::Word as _;
use pax_rules::options::Edition;
use pax_rules::{Deal, Event, Options, Rule, Seat, Table, View, Viewer, Zone, begin};

fn table(options: Options) -> Table {
    Table::new(Deck::standard(), options).expect("the standard deck fits")
}

/// Where an event stands among those of the game.
#[track_caller]
fn place(game: &Game, is: impl Fn(&Event) -> bool) -> usize {
    game.events.iter().position(is).expect("it happened")
}

fn plays(game: &Game, card: u8) -> bool {
    let start = format!("play {card:03} ");
    game.legal().iter().any(|command| format!("{command} ").starts_with(&start))
}

#[test]
fn gen_01_a_card_that_says_otherwise_wins_over_the_limit_of_two_purchases() {
    covers(&[Rule::Gen01]);
    let market = "market 118 112 107 . . . / . . . . . .";
    let mut plain = game(&format!("p1 gold 9 hacendado 210\n{market}"));
    plain.play(&["buy a1", "quo", "buy a2", "quo"]).refuses(Rule::ActBuy03, "buy a3");
    let mut herald = game(&format!("p1 gold 9 hacendado 210\np1 has 026 second\n{market}"));
    herald.play(&["buy a1", "quo", "buy a2", "quo", "buy a3", "quo"]);
    assert_eq!(herald.gold(1), 6, "three headlines for 0, 1 and 2 gold");
}

#[test]
fn gen_01_a_card_that_protects_is_obeyed() {
    let game =
        game("p1 gold 9 hacendado 210\np1 hand 203\np2 has 061 income 2\np2 has 067 income 1\np2 has 029");
    game.refuses(Rule::Gen01, "play 203 at 061").allows("play 203 at 067");
}

#[test]
fn gen_02_the_glossary_sends_a_sacked_enterprise_to_its_owner_and_not_to_the_attacker() {
    covers(&[Rule::Gen02]);
    let mut game = game("p1 gold 9 hacendado 212\np1 hand 179\np2 has 092 income 0");
    game.play(&["play 179 at 092"]);
    assert!(game.in_hand(2, 92) && !game.in_hand(1, 92));
    assert!(game.discarded(179) && !game.in_hand(1, 179));
}

#[test]
fn gen_03_the_second_edition_is_the_rule_and_the_first_a_switch() {
    covers(&[Rule::Gen03]);
    let second = Options::default();
    assert_eq!(second.edition, Edition::Second);
    let first = Options { edition: Edition::First, ..second };
    assert_eq!((table(second).deck_size(5), table(first).deck_size(5)), (104, 92));
    let text = "p1 gold 9 hacendado 212 owed 1";
    game(text).allows("add 212");
    game(&format!("option edition=first\n{text}")).refuses(Rule::Cube05, "add 212");
}

#[test]
fn gen_04_two_to_six_can_play() {
    covers(&[Rule::Gen04]);
    let table = table(Options::default());
    let none = Deal { hacendados: Vec::new(), market: Vec::new(), deck: Vec::new() };
    let mut told = Vec::new();
    for seats in [0, 7, 8] {
        let bad = begin(&table, seats, &none, &mut told).expect_err("no such game");
        assert_eq!(bad.rule(), Rule::Gen04, "{seats}");
    }
    for seats in 2..=6 {
        let bad = begin(&table, seats, &none, &mut told).expect_err("an empty deal");
        assert_ne!(bad.rule(), Rule::Gen04, "{seats}");
    }
}

#[test]
fn gen_05_a_troop_cannot_use_the_regime_that_it_brings_itself() {
    covers(&[Rule::Gen05]);
    let text = "p1 gold 9 hacendado 210\np1 hand 168\np2 has 061 income 2";
    game(text).refuses(Rule::Troop03, "play 168 at 061");
    game(&format!("regime us\n{text}")).allows("play 168 at 061");
}

/// What everybody sees of a game: each player, and somebody who watches.
fn views(game: &Game) -> Vec<View> {
    let players = game.state.all_seats().map(Viewer::Seat);
    players.chain([Viewer::Spectator]).map(|viewer| View::of(&game.state, viewer)).collect()
}

#[test]
fn gen_07_gold_tableaus_and_grudges_are_open() {
    covers(&[Rule::Gen07]);
    let game =
        game("p1 gold 17 hacendado 210\np1 has 067 income 1\np1 has 025\np1 grudge 203\np2 hacendado 211");
    for view in views(&game) {
        for card in [67, 25, 210] {
            assert_eq!(view.zone(c(card)), Some(Zone::InPlay(p(1))));
        }
        assert_eq!(view.zone(c(203)), Some(Zone::Grudge(p(1))));
        assert_eq!(view.some_state(&game.table).gold(p(1)), 17);
    }
}

#[test]
fn gen_08_the_bull_bear_discards_are_open() {
    covers(&[Rule::Gen08]);
    let mut game = game("p1 gold 9 hacendado 210\np2 hacendado 211\nmarket 114 . . . . . / 118 . . . . .");
    game.play(&["end", "first a1"]);
    for view in views(&game) {
        assert_eq!((view.zone(c(114)), view.zone(c(118))), (Some(Zone::BullBear), Some(Zone::BullBear)));
        let seen =
            Game { table: game.table.clone(), state: view.some_state(&game.table), events: Vec::new() };
        assert_eq!(seen.line("pile").as_deref(), Some("bull"), "the bull lies on top");
    }
}

#[test]
fn gen_09_deck_and_box_look_the_same() {
    covers(&[Rule::Gen09]);
    let text = "p1 gold 9 hacendado 210\np2 hacendado 211\nmarket 061 . . . . . / . . . . . .\ndeck";
    let decks = ["048 049 204", "204 049 048", "050 051 205"].map(|deck| game(&format!("{text} {deck}")));
    let other = game(&format!("{text} 048 049"));
    for (place, view) in views(&decks[0]).iter().enumerate() {
        assert_eq!([48, 49, 204, 50].map(|card| view.zone(c(card))), [None; 4]);
        assert_eq!((view.zone(c(61)), view.deck_left()), (Some(Zone::Market), 3));
        assert!(decks.iter().all(|deck| views(deck)[place] == *view), "no viewer can tell them apart");
        assert!(views(&other)[place] != *view, "but everybody can count them");
    }
}

#[test]
fn gen_10_no_command_hands_gold_or_cards_to_another() {
    covers(&[Rule::Gen10]);
    let game = game(
        "p1 gold 60 hacendado 210\np1 hand 051 025 165 203 183\np1 has 062 income 1 unrest 1 troop 179\n\
         p1 has 008\np2 gold 9 hacendado 211\np2 has 067 income 1\np2 has 069 income 2\n\
         market 052 118 053 . . . / 204 . . . . .",
    );
    let commands = game.legal();
    assert!(commands.len() > 30, "there is much to do: {commands:?}");
    for command in commands {
        let mut after = Game { table: game.table.clone(), state: game.state, events: Vec::new() };
        after.play(&[&command]);
        assert!(after.gold(2) <= 9, "{command}");
        assert_eq!(after.line("p2 hand"), None, "{command}");
    }
}

#[test]
fn gen_12_turns_go_to_the_left_and_each_is_complete() {
    covers(&[Rule::Gen12]);
    let mut game = game("p1 gold 0 hacendado 210\np2 gold 0 hacendado 211\np3 gold 0 hacendado 212");
    let mut order = Vec::new();
    for turn in 0..6 {
        order.push(game.active());
        let seat = game.active();
        game.play(&["end"]);
        assert_eq!(game.gold(seat), 2 * (1 + turn / 3), "his own income, in his own turn");
    }
    assert_eq!(order, [1, 2, 3, 1, 2, 3]);
}

#[test]
fn gen_13_an_effect_begins_left_of_its_cause_and_ends_with_it() {
    covers(&[Rule::Gen13]);
    let mut game = game(
        "p1 gold 1 hacendado 210\np1 has 012\np1 has 007\np2 gold 1 hacendado 211\np2 has 014\np2 has 029\n\
         p3 gold 1 hacendado 212\np3 has 028\np3 has 022\nturn p2 3\nmarket 120 118 . . . . / . . . . . .",
    );
    game.play(&["buy a1", "event"]);
    for seat in [3, 1, 2] {
        assert_eq!(game.decider(), Some(p(seat)));
        game.play(&["discard green"]);
    }
    game.forget().play(&["buy a2", "event"]);
    let paid: Vec<Seat> = game
        .events
        .iter()
        .filter_map(|event| if let Event::GoldGained { seat, .. } = event { Some(*seat) } else { None })
        .collect();
    assert_eq!(paid, [p(3), p(1), p(2)]);
}

#[test]
fn gen_14_the_effects_of_a_headline_come_in_the_order_of_the_card() {
    covers(&[Rule::Gen14]);
    let mut game = game(
        "p1 gold 1 hacendado 210\np1 has 025\np1 has 029\np2 has 069 income 1\nmarket 124 . . . . . / . . . . . .",
    );
    game.play(&["buy a1", "event"]);
    assert_eq!((game.unrest(69), game.regime().as_str()), (1, "pax"), "unrest first, then strife is asked");
    game.play(&["discard blue"]);
    assert!(game.discarded(25));
    assert_eq!(game.regime(), "us");
}

#[test]
fn gen_15_halves_of_costs_and_of_holdings_round_up() {
    covers(&[Rule::Gen15]);
    let mut cost = game("p1 gold 9 hacendado 212\np1 hand 066");
    cost.play(&["play 066"]);
    assert_eq!(cost.gold(1), 6, "half of 5 is 3");
    let mut lost = game("p1 gold 7 hacendado 210\np2 gold 4\np3 gold 1\nmarket 117 . . . . . / . . . . . .");
    lost.play(&["buy a1", "event"]);
    assert_eq!([lost.gold(1), lost.gold(2), lost.gold(3)], [3, 2, 0]);
}

#[test]
fn gen_16_gold_never_runs_out() {
    covers(&[Rule::Gen16]);
    let mut game = game("p1 gold 5000 hacendado 210\np1 hand 061\np2 gold 6000");
    game.play(&["sell 061"]);
    assert_eq!(game.gold(1), 5003);
}

#[test]
fn gen_17_payments_go_to_the_pool_unless_something_redirects_them() {
    covers(&[Rule::Gen17]);
    let mut pool = game("p1 gold 9 hacendado 210\np1 hand 095\np2 gold 1");
    pool.play(&["play 095"]);
    assert_eq!((pool.gold(1), pool.gold(2)), (4, 1));
    let mut monopoly = game("p1 gold 9 hacendado 210\np1 hand 095\np2 gold 1\np2 has 018");
    monopoly.play(&["play 095"]);
    assert_eq!((monopoly.gold(1), monopoly.gold(2)), (4, 6));
    let mut speculation = game("p1 gold 9 hacendado 210\np2 gold 1\nmarket . . . . 061*p2 . / . . . . . .");
    speculation.play(&["buy a5"]);
    assert_eq!((speculation.gold(1), speculation.gold(2)), (1, 9));
    let mut theft = game("p1 gold 9 hacendado 210\np1 hand 165\np2 gold 7");
    theft.play(&["play 165 on p2"]);
    assert_eq!((theft.gold(1), theft.gold(2)), (12, 3), "1 to the pool, 4 from the victim");
}

#[test]
fn gen_18_there_is_no_debt_and_only_thefts_take_less() {
    covers(&[Rule::Gen18]);
    let text = "p1 hacendado 210\np1 hand 095 165";
    let poor = game(&format!("{text}\np1 gold 4"));
    poor.refuses(Rule::ActPlay01, "play 095");
    for (has, stolen) in [(5, 4), (4, 4), (2, 2), (0, 0)] {
        let mut game = game(&format!("{text}\np1 gold 1\np2 gold {has}"));
        game.play(&["play 165 on p2"]);
        assert_eq!((game.gold(1), game.gold(2)), (stolen, has - stolen));
    }
    game(&format!("{text}\np1 gold 0\np2 gold 9")).refuses(Rule::ActPlay01, "play 165 on p2");
}

#[test]
fn gen_19_who_acts_can_be_his_own_victim() {
    covers(&[Rule::Gen19]);
    let mut game = game("p1 gold 5 hacendado 210\np1 hand 162 203 165\np1 has 046\np1 has 067 income 1");
    game.refuses(Rule::Straw04, "play 165 on p1");
    game.play(&["play 162 on 046", "play 203 at 067"]);
    assert!(game.discarded(46) && game.in_grudge(1, 162));
    assert!(game.in_grudge(1, 203));
    assert_eq!((game.gold(1), game.unrest(67)), (1, 3), "2 for the partner, 2 for the riot, nothing stolen");
}

#[test]
fn gen_20_four_factions() {
    covers(&[Rule::Gen20]);
    assert_eq!(
        Faction::ALL.iter().map(|faction| faction.word()).collect::<Vec<_>>(),
        ["green", "blue", "white", "red"]
    );
    // The United States' troops may cross the border in their Intervention, rebels of the same flag may not.
    let text = "regime us\np1 gold 9 hacendado 210\np1 hand 168 196\np2 has 061 income 2";
    game(text).allows("play 168 at 061").refuses(Rule::Troop03, "play 196 at 061");
    // Federal troops ride a Chain Railroad, local ones do not.
    let text = "p1 gold 9 hacendado 210\np1 hand 193 183\np1 has 059 income 2 oval2 p1\np2 has 061 income 2";
    game(text).allows("play 193 at 061").refuses(Rule::Troop03, "play 183 at 061");
}

#[test]
fn gen_21_prestige_colour_and_regime_belong_together() {
    covers(&[Rule::Gen21]);
    let wanted = [
        (Regime::Pax, Prestige::Loyalty, Faction::Green),
        (Regime::Us, Prestige::Outrage, Faction::Blue),
        (Regime::Martial, Prestige::Command, Faction::White),
        (Regime::Anarchy, Prestige::Revolution, Faction::Red),
    ];
    let found: Vec<_> = Deck::standard()
        .of_kind(Kind::Regime)
        .filter_map(|card| if let Card::Regime(card) = card { Some(card) } else { None })
        .map(|card| (card.regime, card.topple, card.topple.faction()))
        .collect();
    assert_eq!(found, wanted);
}

#[test]
fn gen_22_in_play_are_the_tableau_the_army_and_extorting_troops() {
    covers(&[Rule::Gen22]);
    let mut game = game(
        "p1 gold 0 hacendado 211 plan 2\np1 hand 185\np1 army 183\np1 has 061 income 2 troop 184\n\
         p2 gold 0\np2 has 067 income 0 extorted 181 by p1\nmarket 115 . . . . . / . . . . . .",
    );
    game.play(&["buy a1", "event"]);
    assert_eq!(
        (game.gold(1), game.gold(2)),
        (3, 0),
        "one gold for each troop in play, none for that in hand"
    );
}

#[test]
fn gen_24_what_a_card_does_happens_at_once() {
    covers(&[Rule::Gen24]);
    let mut game =
        game("p1 gold 1 hacendado 210\np1 hand 184\np1 has 061 income 2 oval1 p1\np2 has 067 income 1");
    game.play(&["play 184 at 061"]);
    assert_eq!((game.regime().as_str(), game.unrest(67), game.unrest(61)), ("martial", 1, 0));
    assert_eq!((game.gold(1), game.actions(), game.troop_at(61)), (0, 2, Some(184)));
    let placed = place(&game, |event| matches!(event, Event::TroopPlaced { .. }));
    let changed = place(&game, |event| matches!(event, Event::RegimeChanged { .. }));
    assert!(placed < changed);
}

#[test]
fn gen_25_a_process_that_cannot_be_carried_out_forbids_the_card() {
    covers(&[Rule::Gen25]);
    let ejido = "p1 gold 9 hacendado 210\np1 hand 154\np2 has 067";
    assert!(!plays(&game(&format!("{ejido} income 0")), 154), "no cube to remove");
    assert!(plays(&game(&format!("{ejido} income 1")), 154));
    let books = "p1 gold 9 hacendado 210\np1 hand 147\np2 has";
    assert!(!plays(&game(&format!("{books} 025")), 147), "neither newspaper, activist nor writer");
    assert!(plays(&game(&format!("{books} 031")), 147));
    let attorneys = "p1 gold 9 hacendado 210\np1 hand 144\np2 hacendado 211";
    assert!(plays(&game(attorneys), 144));
    let jailed = game(&format!("{attorneys} jailed"));
    assert!(!jailed.legal().contains(&"play 144 on p2".to_owned()));
}

#[test]
fn gen_26_every_card_has_a_number_of_its_own() {
    covers(&[Rule::Gen26]);
    let numbers: Vec<u8> = Deck::standard().cards().iter().map(|card| card.id().get()).collect();
    let unique: BTreeSet<u8> = numbers.iter().copied().collect();
    assert_eq!(numbers.len(), unique.len());
    // 220 is the play aid, which nothing plays with.
    assert_eq!(unique, (1..=219).collect());
}

#[test]
fn gen_27_headlines_and_other_cards_are_discarded_apart() {
    covers(&[Rule::Gen27]);
    let mut game = game("p1 gold 9 hacendado 210\np1 hand 061\nmarket 118 . . . . . / . . . . . .");
    game.play(&["sell 061", "buy a1", "quo"]);
    assert!(game.listed("discards", 61) && !game.listed("bullbear", 61));
    assert!(game.listed("bullbear", 118) && !game.listed("discards", 118));
}

#[test]
fn gen_28_actions_may_be_left_unspent() {
    covers(&[Rule::Gen28]);
    let mut game = game("p1 gold 9 hacendado 210\np1 hand 061\np2 hacendado 211");
    assert_eq!(game.actions(), 3);
    game.play(&["end"]);
    assert_eq!(game.active(), 2);
    game.play(&["end", "sell 061", "end"]);
    assert_eq!(game.active(), 2);
}

#[test]
fn gen_29_a_player_with_nothing_keeps_his_turns() {
    covers(&[Rule::Gen29]);
    let mut game =
        game("p1 gold 9 hacendado 210\np2 gold 0 hacendado 211 owed 0 reserve 15\np3 hacendado 212");
    game.play(&["end"]);
    assert_eq!((game.active(), game.actions(), game.gold(2)), (2, 3, 0));
    game.play(&["end", "end", "end"]);
    assert_eq!((game.active(), game.gold(2)), (2, 0));
}
