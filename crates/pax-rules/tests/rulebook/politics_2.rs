//! ORANGE (the rest), BLACK and STRAW.

use pax_deck::Deck;
use pax_deck::card::Card;
use pax_deck::vocabulary::Prestige;

use crate::support::{Game, c, covers, game, p};
use pax_rules::{Event, Rule};

/// Returns where an event stands in what happened.
#[track_caller]
fn place(game: &Game, is: impl Fn(&Event) -> bool) -> usize {
    game.events.iter().position(is).expect("it happened")
}

/// Tells whether a command is among the legal ones.
fn offers(game: &Game, command: &str) -> bool {
    game.legal().iter().any(|legal| legal == command)
}

#[test]
fn orange_06_some_change_the_regime() {
    covers(&[Rule::Orange06]);
    let after = |card: &str| {
        let mut game = game(&format!(
            "p1 gold 9 hacendado 212\np1 hand {card}\np2 gold 9 hacendado 213\np2 has 049 income 1"
        ));
        game.play(&[&format!("play {card} at 049")]);
        game.regime()
    };
    assert_eq!((after("199"), after("203")), ("anarchy".to_owned(), "pax".to_owned()));
}

#[test]
fn orange_08_the_target_must_be_of_the_kind_on_the_card() {
    let game = game(
        "p1 gold 9 hacendado 212\np1 hand 001 002 134\np2 hacendado 213\np2 has 048 income 2\n\
         p2 has 049 income 1\np2 has 068 income 1 troop 185",
    );
    game.refuses(Rule::Orange08, "play 001 at 048").allows("play 001 at 049");
    game.refuses(Rule::Orange08, "play 002 at 048").allows("play 002 at 049");
    game.refuses(Rule::Orange08, "play 134 at 068").allows("play 134 at 048");
}

#[test]
fn orange_08_it_is_used_once() {
    covers(&[Rule::Orange08]);
    let mut game = game("p1 gold 9 hacendado 212\np1 hand 203\np2 gold 9 hacendado 213\np2 has 049 income 1");
    game.play(&["play 203 at 049"]);
    assert!(!game.in_hand(1, 203) && game.owner(203).is_none());
    game.refuses(Rule::ActPlay01, "play 203 at 049");
}

#[test]
fn orange_09_it_costs_one_action_and_its_gold_in_every_regime() {
    covers(&[Rule::Orange09]);
    for regime in ["pax", "us", "martial", "anarchy"] {
        let mut game = game(&format!(
            "regime {regime}\nturn p1 1\np1 gold 2 hacendado 212\np1 hand 203\np2 gold 0 hacendado 213\n\
             p2 has 049 income 1"
        ));
        game.play(&["play 203 at 049"]);
        assert_eq!((game.actions(), game.gold(1)), (0, 0), "{regime}");
    }
}

#[test]
fn orange_09_who_cannot_pay_cannot_play() {
    game("p1 gold 1 hacendado 212\np1 hand 203\np2 gold 9 hacendado 213\np2 has 049 income 1")
        .refuses(Rule::Orange09, "play 203 at 049");
}

#[test]
fn orange_10_every_orange_play_pays_the_gun_stores() {
    covers(&[Rule::Orange10]);
    let mut game = game(
        "p1 gold 9 hacendado 212\np1 hand 203 165\np1 has 057 income 1\np2 gold 9 hacendado 213\n\
         p2 has 097 income 1\np2 has 065 income 1\np3 gold 9 hacendado 208\np3 has 077 income 1 unrest 1",
    );
    game.play(&["play 203 at 097"]);
    assert_eq!(game.gold(1), 9 - 2 + 3 + 2);
    assert_eq!(game.gold(2), 9 - 3 + 2, "SCN-33: once for two stores, one of them just shut");
    assert_eq!(game.gold(3), 9, "shut before");
    game.play(&["play 165 on p2"]);
    assert_eq!(game.gold(2), 8 - 4, "a black card pays nobody");
}

#[test]
fn orange_11_the_number_of_disks_may_be_chosen() {
    covers(&[Rule::Orange11]);
    for disks in 1..=3 {
        let mut game =
            game("p1 gold 9 hacendado 212\np1 hand 004\np2 gold 9 hacendado 213\np2 has 048 income 2");
        game.play(&[&format!("play 004 at 048 with {disks}")]);
        assert_eq!((game.unrest(48), game.gold(1)), (disks, 9 - disks));
    }
    let mut free =
        game("p1 gold 0 hacendado 212\np1 hand 004\np1 has 034\np2 hacendado 213\np2 has 048 income 2");
    free.refuses(Rule::Straw06, "play 004 at 048 with 4");
    free.play(&["play 004 at 048 with 3"]);
    assert_eq!((free.unrest(48), free.gold(1)), (3, 0), "a discount is for the whole price");
}

#[test]
fn orange_11_a_theft_may_be_counted() {
    covers(&[Rule::Orange11]);
    let mut game = game(
        "p1 gold 0 hacendado 212\np1 hand 140\np2 gold 9 hacendado 213\np2 has 067 income 1\np2 has 091 income 1\n\
         p2 has 049 income 1",
    );
    game.play(&["play 140 at 067"]);
    assert_eq!((game.gold(1), game.gold(2), game.unrest(67)), (2, 7, 1));
}

#[test]
fn orange_13_not_with_the_flag_of_a_civil_war() {
    let war = game(
        "p1 gold 9 hacendado 212\np1 hand 139 140 203\np2 hacendado 213\np2 has 041\np2 has 067 income 1\n\
         p2 has 049 income 1",
    );
    war.refuses(Rule::Orange13, "play 139 at 049");
    war.allows("play 140 at 067").allows("play 203 at 049");
}

#[test]
fn orange_14_pay_spy_theft_unrest_effects_stores_award() {
    covers(&[Rule::Orange14]);
    let mut game = game(
        "p1 gold 9 hacendado 212\np1 hand 006\np2 gold 9 hacendado 213\np2 has 073 income 1\np2 has 046\n\
         p3 gold 9 hacendado 208\np3 has 057 income 1",
    );
    game.play(&["play 006 at 073"]);
    assert_eq!(game.decider(), Some(p(2)), "the Spy comes before any effect");
    assert_eq!((game.gold(1), game.gold(2), game.unrest(73)), (7, 9, 0), "paid, and nothing else yet");
    game.play(&["pass"]);
    let order = [
        place(&game, |event| matches!(event, Event::ActionsSpent { .. })),
        place(&game, |event| matches!(event, Event::GoldPaid { .. })),
        place(&game, |event| matches!(event, Event::GoldMoved { .. })),
        place(&game, |event| matches!(event, Event::UnrestPlaced { .. })),
        place(&game, |event| matches!(event, Event::CardAwarded { card, .. } if *card == c(73))),
        place(&game, |event| matches!(event, Event::RegimeChanged { .. })),
        place(&game, |event| *event == Event::GoldGained { seat: p(3), gold: 2 }),
        place(&game, |event| matches!(event, Event::CardAwarded { card, .. } if *card == c(6))),
    ];
    assert!(order.is_sorted(), "{order:?}");
    assert!(game.in_grudge(1, 73) && game.in_grudge(2, 6));
}

#[test]
fn orange_14_jail_comes_last() {
    covers(&[Rule::Orange14]);
    let mut game = game(
        "p1 gold 9 hacendado 212\np1 hand 143\np1 has 057 income 1\np2 gold 9 hacendado 213\np2 has 068 income 1",
    );
    game.play(&["play 143 at 068"]);
    let order = [
        place(&game, |event| *event == Event::GoldGained { seat: p(1), gold: 2 }),
        place(&game, |event| matches!(event, Event::CardAwarded { .. })),
        place(&game, |event| *event == Event::Jailed { seat: p(2) }),
    ];
    assert!(order.is_sorted(), "{order:?}");
}

#[test]
fn orange_15_strikers_come_in_revolution_and_outrage() {
    covers(&[Rule::Orange15]);
    let award = |number| match Deck::standard().card(c(number)) {
        Some(Card::Orange(card)) => card.award,
        _ => None,
    };
    for (striker, flavour) in [
        (4, Prestige::Revolution),
        (197, Prestige::Revolution),
        (198, Prestige::Revolution),
        (5, Prestige::Outrage),
        (141, Prestige::Outrage),
        (142, Prestige::Outrage),
        (200, Prestige::Outrage),
        (201, Prestige::Outrage),
    ] {
        assert_eq!(award(striker), Some(flavour), "card {striker}");
    }
}

#[test]
fn black_01_one_shot_against_an_opponent_or_yourself() {
    covers(&[Rule::Black01]);
    let start = "regime us\np1 gold 9 hacendado 212\np1 hand 144\np2 gold 9 hacendado 213";
    for (victim, other) in [(1, 2), (2, 1)] {
        let mut game = game(start);
        game.play(&[&format!("play 144 on p{victim}")]);
        assert!(game.jailed(victim) && !game.jailed(other));
        assert!(game.in_grudge(victim, 144) && !game.in_hand(1, 144));
        game.refuses(Rule::ActPlay01, "play 144 on p2");
    }
}

#[test]
fn black_02_two_actions_or_one_under_its_regime() {
    covers(&[Rule::Black02]);
    for (regime, left) in [("pax", 2), ("us", 1), ("martial", 1), ("anarchy", 1)] {
        let mut game =
            game(&format!("regime {regime}\np1 gold 9 hacendado 212\np1 hand 165\np2 gold 9 hacendado 213"));
        game.play(&["play 165 on p2"]);
        assert_eq!(game.actions(), left, "{regime}");
    }
}

#[test]
fn black_03_what_cannot_be_done_cannot_be_played() {
    game("regime martial\np1 gold 9 hacendado 212\np1 hand 154\np2 hacendado 213\np2 has 068 extorted 185 by p1")
        .refuses(Rule::Black03, "play 154 on 068");
    let game = game(
        "p1 gold 9 hacendado 212\np1 hand 144 147 149 151\np2 hacendado 213 jailed\np2 has 012\np2 has 068 income 1",
    );
    game.refuses(Rule::Black03, "play 149 on p2").refuses(Rule::Black03, "play 147 on 012");
    game.refuses(Rule::Black03, "play 151 on 012").refuses(Rule::Black03, "play 151 on p2");
}

#[test]
fn black_03_nobody_is_arrested_twice() {
    let game = game("p1 gold 9 hacendado 212\np1 hand 144\np2 hacendado 213 jailed\np3 hacendado 208");
    game.refuses(Rule::Black03, "play 144 on p2").allows("play 144 on p3");
}

#[test]
fn black_04_it_steals_up_to_the_printed_gold() {
    covers(&[Rule::Black04]);
    for (has, stolen) in [(9, 4), (4, 4), (2, 2), (0, 0)] {
        let mut game = game(&format!("p1 gold 1 hacendado 212\np1 hand 165\np2 gold {has} hacendado 213"));
        game.play(&["play 165 on p2"]);
        assert_eq!((game.gold(1), game.gold(2)), (stolen, has - stolen), "SCN-02 with {has} gold");
    }
}

#[test]
fn black_05_then_it_is_awarded_or_discarded() {
    covers(&[Rule::Black05]);
    let mut game =
        game("turn p1 3\np1 gold 9 hacendado 212\np1 hand 165 147\np2 gold 9 hacendado 213\np2 has 009");
    game.play(&["play 165 on p2", "play 147 on 009"]);
    assert!(game.discarded(165) && game.in_grudge(2, 147) && game.jailed(2));
    assert!(game.discarded(9));
}

#[test]
fn black_06_defended_enterprises_and_partners_can_be_hit() {
    covers(&[Rule::Black06]);
    let mut defended = game(
        "regime anarchy\np1 gold 9 hacendado 212\np1 hand 145\np2 gold 0 hacendado 213 dead\n\
         p2 has 067 income 1 troop 181",
    );
    defended.play(&["play 145 on 067"]);
    assert!(defended.discarded(67) && defended.discarded(181) && defended.in_grudge(2, 145));
    let mut partner = game("p1 gold 9 hacendado 212\np1 hand 147\np2 hacendado 213\np2 has 031");
    partner.play(&["play 147 on 031"]);
    assert!(partner.discarded(31));
}

#[test]
fn black_07_assassinations_are_black_cards() {
    covers(&[Rule::Black07]);
    let mut game =
        game("p1 gold 9 hacendado 212\np1 hand 153\np1 has 035\np2 gold 9 hacendado 213\np2 has 012");
    game.play(&["play 153 on 012"]);
    assert_eq!((game.actions(), game.gold(1)), (1, 9 - 5 + 2), "two actions, and the bounty for black cards");
}

#[test]
fn black_08_some_nationalise() {
    covers(&[Rule::Black08, Rule::Nation01]);
    let mut game = game(
        "p1 gold 9 hacendado 212\np1 hand 164\np2 gold 9 hacendado 213\np2 has 056 income 3 covered\np2 has 049 income 1",
    );
    game.play(&["play 164 on 056"]);
    assert!(game.discarded(56) && !game.in_hand(2, 56) && game.owner(49) == Some(2));
    assert_eq!((game.reserve(2), game.gold(1)), (12, 9 - 4 + 2));
}

#[test]
fn black_09_conspiracies_and_antitrust_are_for_opponents() {
    covers(&[Rule::Black09]);
    let game = game(
        "regime anarchy\np1 gold 20 hacendado 212\np1 hand 158 159\np1 has 016\np1 has 027\np2 hacendado 213\n\
         p2 has 007\np2 has 028",
    );
    for (own, theirs) in [("play 158 on 016", "play 158 on 007"), ("play 159 on 027", "play 159 on 028")] {
        assert!(offers(&game, theirs) && !offers(&game, own), "{own}");
        game.refuses(Rule::Straw04, own);
    }
}

#[test]
fn black_10_a_conspiracy_takes_a_partner_over() {
    covers(&[Rule::Black10]);
    let mut game = game(
        "p1 gold 20 hacendado 212\np1 hand 161\np2 gold 9 hacendado 213\np2 has 045 income 1 covered\np2 has 016",
    );
    game.refuses(Rule::Black03, "play 161 on 016");
    game.play(&["play 161 on 045"]);
    assert_eq!(game.owner(45), Some(1));
    assert_eq!(game.gold(1), 20 - 1 - 8, "its own price and the partner's");
    assert_eq!((game.reserve(1), game.reserve(2)), (11, 13), "income and prestige change hands");
    assert!(game.covered(45) && game.in_grudge(2, 161));
    assert!(!game.events.iter().any(|event| matches!(event, Event::RegimeChanged { .. })));
    game.play(&["end"]);
    assert_eq!(game.gold(1), 11 + 4);
}

#[test]
fn black_12_the_regime_is_that_of_the_moment() {
    covers(&[Rule::Black12]);
    let mut game = game(
        "turn p1 2\np1 gold 9 hacendado 212\np1 hand 145 199\np2 gold 0 hacendado 213\np2 has 067 income 1\n\
         p2 has 049 income 1",
    );
    assert!(offers(&game, "play 145 on 067"), "two actions in Pax");
    game.play(&["play 199 at 049"]);
    assert_eq!((game.regime().as_str(), game.actions()), ("anarchy", 1));
    game.play(&["play 145 on 067"]);
    assert_eq!(game.actions(), 0);
}

#[test]
fn black_13_with_one_action_only_under_its_regime() {
    covers(&[Rule::Black13]);
    let one_left = |regime: &str| {
        game(&format!("regime {regime}\nturn p1 1\np1 gold 9 hacendado 212\np1 hand 165\np2 hacendado 213"))
    };
    assert!(!offers(&one_left("us"), "play 165 on p2") && offers(&one_left("pax"), "play 165 on p2"));
    one_left("us").refuses(Rule::Act04, "play 165 on p2");
}

#[test]
fn black_14_the_attacker_picks_the_cubes_that_go() {
    covers(&[Rule::Black14]);
    let mut game = game(
        "regime martial\np1 gold 9 hacendado 212\np1 hand 154\np2 hacendado 213\np2 has 068 income 1\n\
         p2 has 067 income 3 oval1 p2\np2 has 051 income 2",
    );
    assert!(offers(&game, "play 154 on 068") && !offers(&game, "play 154 on 051"));
    game.play(&["play 154 on 067"]);
    assert_eq!((game.income(67), game.income(68), game.reserve(2)), (1, 1, 8));
    assert!(game.after("p2 has 067", "oval1").is_some());
}

#[test]
fn black_14_a_revolt_makes_the_attacker_the_liberator() {
    covers(&[Rule::Black14]);
    let mut game = game(
        "regime martial\np1 gold 9 hacendado 212\np1 hand 154\np2 hacendado 213\np2 has 062 income 2 unrest 1",
    );
    game.play(&["play 154 on 062"]);
    assert!(game.in_grudge(1, 62) && game.in_grudge(2, 154));
}

#[test]
fn straw_01_you_may_attack_yourself_and_keep_the_award() {
    covers(&[Rule::Straw01, Rule::Straw02, Rule::Straw05, Rule::Straw13]);
    let mut game =
        game("p1 gold 9 hacendado 212\np1 hand 203 147\np1 has 068 income 1\np1 has 031\np2 hacendado 213");
    game.play(&["play 203 at 068"]);
    assert_eq!((game.unrest(68), game.gold(1)), (3, 7), "the price is paid and nothing stolen");
    assert!(
        game.in_grudge(1, 203) && !game.events.iter().any(|event| matches!(event, Event::GoldMoved { .. }))
    );
    game.play(&["play 147 on 031"]);
    assert!(game.discarded(31) && game.in_grudge(1, 147) && game.jailed(1));
}

#[test]
fn straw_05_a_counted_theft_from_yourself_is_legal_and_empty() {
    covers(&[Rule::Straw05]);
    let mut game = game("p1 gold 9 hacendado 212\np1 hand 149\np1 has 048 income 2\np2 hacendado 213");
    game.play(&["play 149 on p1"]);
    assert_eq!(game.gold(1), 8, "its price, and nothing else");
    assert!(game.in_grudge(1, 149));
}

#[test]
fn straw_02_wobblies_on_your_own_plantation() {
    covers(&[Rule::Straw02, Rule::Straw05, Rule::Straw07, Rule::Straw12, Rule::Straw13]);
    let mut game = game(
        "p1 gold 4 hacendado 212\np1 hand 005\np1 grudge 148 147 149\np1 has 062 income 1 oval1 p1\np1 has 057 income 1\n\
         p2 hacendado 213",
    );
    game.play(&["play 005 at 062"]);
    assert_eq!(game.gold(1), 4 - 1 + 2, "SCN-12: the price, no theft, the gun store");
    assert!(game.in_grudge(1, 5) && game.in_grudge(1, 62));
    assert!(game.jailed(1));
    assert_eq!(game.actions(), 2);
    game.play(&["end", "end"]);
    assert_eq!(game.actions(), 2, "jailed when the turn ended");
}

#[test]
fn straw_03_no_orange_card_on_your_own_unrest() {
    let game = game(
        "p1 gold 9 hacendado 212\np1 hand 203\np1 has 068 income 1 unrest 1\np2 hacendado 213\np2 has 049 income 1 unrest 1",
    );
    game.refuses(Rule::Straw03, "play 203 at 068").allows("play 203 at 049");
}

#[test]
fn straw_04_not_with_a_card_for_opponents() {
    let game = game(
        "p1 gold 20 hacendado 212\np1 hand 151 158 165 166\np1 has 016\np1 has 027\np1 has 068 income 1 troop 185\n\
         p2 hacendado 213",
    );
    for command in ["play 151 on 027", "play 158 on 016", "play 165 on p1", "play 166 on 185"] {
        game.refuses(Rule::Straw04, command);
    }
}

#[test]
fn straw_06_a_scapegoat_costs_nothing_and_suffers_nothing() {
    covers(&[Rule::Straw06]);
    let start = "p1 gold 0 hacendado 212\np1 hand 004 203\np1 has 048 income 2\np1 has 057 income 1\n\
                 p2 hacendado 213\np2 has 054 income 2";
    let mut game = game(start);
    game.refuses(Rule::Straw06, "play 004 at 054 with 0");
    game.play(&["play 004 at 048 with 0"]);
    assert_eq!((game.unrest(48), game.actions()), (0, 2));
    assert_eq!(game.gold(1), 2, "it is an orange play: the gun store pays");
    assert!(game.in_grudge(1, 4));
}

#[test]
fn straw_06_the_scapegoat_must_be_a_legal_target() {
    let game = game(
        "p1 gold 9 hacendado 212\np1 hand 004 203\np1 has 048 income 2 unrest 1\np1 has 068 income 1\np2 hacendado 213",
    );
    game.refuses(Rule::Straw03, "play 004 at 048 with 0");
    game.refuses(Rule::Orange08, "play 004 at 068 with 0");
    game.refuses(Rule::Straw06, "play 203 at 068 with 0");
}

#[test]
fn straw_07_gun_stores_pay_for_a_straw_man() {
    covers(&[Rule::Straw07]);
    let mut game = game(
        "p1 gold 2 hacendado 212\np1 hand 203\np1 has 068 income 1\np2 gold 0 hacendado 213\np2 has 057 income 1",
    );
    game.play(&["play 203 at 068"]);
    assert_eq!((game.gold(1), game.gold(2)), (0, 2));
}

#[test]
fn straw_08_killing_your_own_partner_yields_the_point() {
    covers(&[Rule::Straw08, Rule::Straw09, Rule::Straw13]);
    let mut game = game(
        "regime anarchy\np1 gold 20 hacendado 212\np1 hand 150 145\np1 has 007\np1 has 067 income 1\np2 hacendado 213",
    );
    game.play(&["play 150 on 007"]);
    assert!(game.discarded(7) && game.in_grudge(1, 150));
    assert_eq!(game.gold(1), 14, "the target's price is paid, and nothing stolen from oneself");
    game.play(&["play 145 on 067"]);
    assert!(game.discarded(67) && game.in_grudge(1, 145));
    assert_eq!(game.gold(1), 9);
}

#[test]
fn straw_10_your_own_hacendado_can_be_killed_in_a_showdown() {
    covers(&[Rule::Straw10]);
    let mut game = game(
        "regime us\np1 gold 9 hacendado 212\np1 hand 150\np2 hacendado 213 dead\nmarket 204 . . . . . / . . . . . .",
    );
    game.play(&["buy a1", "quo", "flip 1", "kill p1 with 150"]);
    assert!(game.line("p1").is_some_and(|line| line.contains("212 dead")));
    assert!(game.in_grudge(1, 150));
    assert_eq!((game.gold(1), game.reserve(1)), (6, 13));
}

#[test]
fn straw_11_black_cards_do_not_mind_your_own_unrest() {
    covers(&[Rule::Straw11]);
    let mut game = game(
        "regime us\np1 gold 9 hacendado 212\np1 hand 160\np1 has 048 income 3 unrest 1\np2 hacendado 213",
    );
    game.play(&["play 160 on 048"]);
    assert!(game.discarded(48) && game.in_grudge(1, 160));
}
