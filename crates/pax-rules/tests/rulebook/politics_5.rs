//! MONOPOLY, NEWS and HACENDADO.

use crate::support::{self, Game, c, covers, game, p};
use pax_deck::Deck;
use pax_deck::card::Card;
use pax_deck::vocabulary::Prestige::{Command, Loyalty, Outrage, Revolution};
use pax_rules::{Event, Rule};

/// Tells whether a command is among the legal ones.
fn offers(game: &Game, command: &str) -> bool {
    game.legal().iter().any(|legal| legal == command)
}

/// Tells how a player's Hacendado stands, as the position says it.
fn stands(game: &Game, seat: u8, stand: &str) -> bool {
    game.line(&format!("p{seat}")).is_some_and(|line| line.contains(stand))
}

#[test]
fn monopoly_01_opponents_pay_the_monopolist() {
    covers(&[Rule::Monopoly01, Rule::Monopoly02]);
    let mut opponent =
        game("turn p2 3\np1 gold 1 hacendado 213\np1 has 018\np2 gold 9 hacendado 208\np2 hand 095 068");
    opponent.play(&["play 095"]);
    assert_eq!((opponent.gold(1), opponent.gold(2)), (6, 4), "SCN-19");
    opponent.play(&["play 068"]);
    assert_eq!((opponent.gold(1), opponent.gold(2)), (6, 0), "not for Chihuahua");
    let mut owner = game("p1 gold 9 hacendado 213\np1 hand 095\np1 has 018\np2 gold 9 hacendado 208");
    owner.play(&["play 095"]);
    assert_eq!((owner.gold(1), owner.gold(2)), (4, 9), "he himself pays the pool, and in full");
}

#[test]
fn monopoly_03_what_is_paid_is_what_is_left_after_discounts() {
    covers(&[Rule::Monopoly03]);
    let mut game = game(
        "turn p2 3\np1 gold 0 hacendado 213\np1 has 018\np2 gold 9 hacendado 212\np2 hand 066 060\np2 has 047 income 3",
    );
    game.play(&["play 066"]);
    assert_eq!((game.gold(1), game.gold(2)), (3, 6), "half of five, rounded up");
    game.play(&["play 060"]);
    assert_eq!((game.gold(1), game.gold(2)), (3, 6), "free");
}

#[test]
fn monopoly_04_enterprises_connections_troops_and_land() {
    covers(&[Rule::Monopoly04]);
    let paid = |monopoly: u8, command: &str| {
        let mut game = game(&format!(
            "turn p2 3\np1 gold 0 hacendado 213\np1 has {monopoly:03}\np2 gold 20 hacendado 208\np2 hand 051 054 184 193 063\n\
             p2 has 067 income 1\np2 has 068 income 1"
        ));
        game.play(&[command]);
        (game.gold(1), 20 - game.gold(2))
    };
    assert_eq!(paid(18, "play 051"), (4, 4));
    assert_eq!(paid(18, "play 054"), (0, 5), "not in America");
    assert_eq!(paid(28, "upgrade 067"), (3, 3));
    assert_eq!(paid(27, "play 184 at 067"), (3, 3), "white troops");
    assert_eq!(paid(27, "play 193 at 068"), (0, 1), "not green ones");
    assert_eq!(paid(37, "land 067"), (1, 1));
    assert_eq!(paid(38, "play 063"), (2, 2));
}

#[test]
fn monopoly_05_it_goes_with_the_partner() {
    covers(&[Rule::Monopoly05]);
    let start = "p1 gold 20 hacendado 213\np1 hand 162 161\np2 gold 20 hacendado 208\np2 has 018\np3 gold 9 hacendado 212\n\
                 p3 hand 095";
    let mut ended = game(start);
    ended.play(&["play 162 on 018", "end", "end", "play 095"]);
    assert_eq!((ended.gold(2), ended.gold(3)), (22, 4));
    let mut taken = game(start);
    taken.play(&["play 161 on 018", "end", "end"]);
    assert_eq!(taken.gold(1), 20 - 7 + 2);
    taken.play(&["play 095"]);
    assert_eq!((taken.gold(1), taken.gold(2), taken.gold(3)), (20, 22, 4));
}

#[test]
fn monopoly_07_of_two_the_payer_picks() {
    covers(&[Rule::Monopoly07]);
    let start = "turn p2 3\np1 gold 0 hacendado 213\np1 has 018\np2 gold 9 hacendado 208\np2 hand 095\np3 gold 0 hacendado 212\n\
                 p3 has 038";
    for (to, gold) in [("pay p1", (5, 0)), ("pay p3", (0, 5))] {
        let mut game = game(start);
        game.play(&["play 095"]);
        assert_eq!(
            (game.decider(), game.legal()),
            (Some(p(2)), vec!["pay p1".to_owned(), "pay p3".to_owned()])
        );
        game.refuses(Rule::Monopoly07, "pay p2");
        game.play(&[to]);
        assert_eq!(((game.gold(1), game.gold(3)), game.gold(2)), (gold, 4));
        assert_eq!(game.owner(95), Some(2));
    }
}

#[test]
fn monopoly_08_antitrust_breaks_it() {
    covers(&[Rule::Monopoly08]);
    let mut game = game("p1 gold 9 hacendado 213\np1 hand 151 095\np2 gold 9 hacendado 208\np2 has 018");
    game.play(&["play 151 on 018", "play 095"]);
    assert!(game.discarded(18) && game.in_grudge(2, 151));
    assert_eq!((game.gold(1), game.gold(2)), (9 - 2 + 3 - 5, 6), "the ranch is paid to the pool");
}

#[test]
fn news_01_a_newspaper_is_played_with_a_side_up() {
    covers(&[Rule::News01, Rule::News04]);
    let start = "p1 gold 9 hacendado 213 dead\np1 hand 026 012\np2 hacendado 208";
    let mut first = game(start);
    first.refuses(Rule::News01, "play 012 side 2");
    first.play(&["play 026 side 1"]);
    assert!(first.covered(26), "Loyalty in Pax");
    assert_eq!(first.income(26), 1);
    let mut second = game(start);
    second.play(&["play 026 side 2"]);
    assert!(!second.covered(26));
    assert_eq!(
        (second.income(26), second.reserve(1)),
        (0, 13),
        "neither the point nor the income of the other half"
    );
}

#[test]
fn news_02_the_choice_is_for_good() {
    let mut game = game("p1 gold 9 hacendado 213\np1 hand 009\np2 hacendado 208");
    game.play(&["play 009 side 2"]);
    game.refuses(Rule::News02, "side 1");
    game.play(&["end", "end"]);
    game.refuses(Rule::News02, "side 1");
    assert!(game.line("p1 has 009").is_some_and(|line| line == "second"));
}

#[test]
fn news_03_a_new_owner_chooses_anew() {
    covers(&[Rule::News03]);
    let mut game = game(
        "p1 gold 20 hacendado 212\np1 hand 158\np2 gold 9 hacendado 213\np2 has 009 second\np2 has 035 second",
    );
    assert!(!offers(&game, "play 158 on 035"), "its blue half is up");
    game.play(&["play 158 on 009"]);
    assert_eq!((game.decider(), game.legal()), (Some(p(1)), vec!["side 1".to_owned(), "side 2".to_owned()]));
    let mut kept = support::game(&game.text());
    game.play(&["side 1"]);
    assert!(game.covered(9) && game.owner(9) == Some(1) && game.in_grudge(2, 158));
    kept.play(&["side 2"]);
    assert!(!kept.covered(9) && kept.line("p1 has 009").is_some_and(|line| line == "second"));
}

#[test]
fn news_04_it_has_only_the_point_of_the_side_that_is_up() {
    covers(&[Rule::News04]);
    let wins = |regime: &str, side: &str| {
        let mut game = game(&format!(
            "regime {regime}\np1 hacendado 213 dead\np1 has 009{side}\np1 has 036\np1 has 017\np1 grudge 061 062\n\
             p2 hacendado 208 dead\np3 hacendado 212 dead\nmarket 207 . . . . . / . . . . . ."
        ));
        game.play(&["buy a1", "quo"]);
        game.state.outcome().is_some()
    };
    assert!(wins("pax", "") && !wins("pax", " second"));
    assert!(!wins("anarchy", "") && wins("anarchy", " second"));
}

#[test]
fn news_06_a_public_card_keeps_its_side_and_a_killed_hacendado_turns_back() {
    covers(&[Rule::News06]);
    let mut game = game(
        "p1 gold 30 hacendado 212 plan 1\np1 hand 158 162\np2 gold 9 hacendado 213 plan 2\np2 has 214 second\n\
         market 207 . . . . . / . . . . . .",
    );
    game.play(&["play 158 on 214"]);
    assert_eq!((game.owner(214), game.decider()), (Some(1), Some(p(1))));
    assert!(
        game.line("p1 has 214").is_some_and(|line| line == "second") && offers(&game, "end"),
        "no question"
    );
    game.play(&["buy a1"]);
    assert_eq!(game.legal(), ["event", "quo"], "headlines and Topples have two sides");
    game.play(&["quo"]);
    assert_eq!(game.legal(), ["pass", "kill p1 with 162", "kill p2 with 162"], "no second flip for anybody");
    game.play(&["kill p2 with 162"]);
    assert!(stands(&game, 2, "213 dead"));
}

#[test]
fn hacendado_01_a_loyalist_has_two_cubes_and_an_ability() {
    covers(&[Rule::Hacendado01]);
    let mut game = game("p1 gold 4 hacendado 211\np2 hacendado 208\nmarket . . . 185 . . / . . . . . .");
    assert_eq!(game.reserve(1), 13);
    game.play(&["buy a4"]);
    assert_eq!(game.gold(1), 2, "Reyes buys troops at half price");
    game.play(&["end"]);
    assert_eq!(game.gold(1), 4, "and earns two");
}

#[test]
fn hacendado_02_he_flips_only_in_a_toppling_or_a_retreat() {
    covers(&[Rule::Hacendado02]);
    let mut game = game(
        "regime anarchy\np1 gold 9 hacendado 212\np1 hand 145\np2 gold 9 hacendado 208\np2 has 067 income 1 troop 189\n\
         market 207 . . . . . / . . . . . .",
    );
    game.refuses(Rule::Hacendado02, "flip 1");
    game.play(&["play 145 on 067", "retreat 189"]);
    assert!(stands(&game, 2, "plan 2"), "by a Retreat");
    game.refuses(Rule::Hacendado02, "flip 1");
    game.play(&["buy a1", "quo", "flip 1"]);
    assert!(stands(&game, 1, "plan 1"), "by a Manifesto");
}

#[test]
fn hacendado_03_one_of_two_orientations_and_its_point() {
    covers(&[Rule::Hacendado03]);
    let wins = |regime: &str, plan: u8| {
        let mut game = game(&format!(
            "regime {regime}\np1 hacendado 208\np1 grudge 061 148\np1 grudge 155\np1 has 214 second\np2 hacendado 213 dead\n\
             p3 hacendado 212 dead\nmarket 207 . . . . . / . . . . . ."
        ));
        game.play(&["buy a1", "quo", &format!("flip {plan}")]);
        assert!(game.state.outcome().is_some() || stands(&game, 1, &format!("plan {plan}")));
        game.state.outcome().is_some()
    };
    assert!(wins("martial", 1) && !wins("martial", 2), "Carranza's first plan is Command");
    assert!(!wins("anarchy", 1) && wins("anarchy", 2), "his second Revolution");
}

#[test]
fn hacendado_04_flipping_forfeits_cubes_and_ability() {
    covers(&[Rule::Hacendado04]);
    let mut game = game(
        "regime anarchy\np1 gold 9 hacendado 211\np2 hacendado 213 dead\nmarket 207 . . 185 . . / . . . . . .",
    );
    game.play(&["buy a1", "quo", "flip 2"]);
    assert_eq!(game.reserve(1), 15);
    game.play(&["buy a4"]);
    assert_eq!(game.gold(1), 5, "the full price");
    game.play(&["end"]);
    assert_eq!(game.gold(1), 5, "no income");
    let mut bare = support::game(
        "regime anarchy\np1 gold 9 hacendado 211 owed 0\np2 hacendado 213 dead\nmarket 207 . . . . . / . . . . . .",
    );
    bare.play(&["buy a1", "quo", "flip 2"]);
    assert_eq!(bare.reserve(1), 15);
    let goes_home = |event: &Event| matches!(event, Event::IncomeRemoved { .. });
    assert!(!bare.events.iter().any(goes_home), "where there was none, none goes home");
}

#[test]
fn hacendado_05_flipped_he_takes_an_army_by_his_connection() {
    covers(&[Rule::Hacendado05]);
    let paid = |plan: u8, troop: u8| {
        let mut game =
            game(&format!("p1 gold 9 hacendado 208 plan {plan}\np1 hand {troop}\np2 hacendado 213"));
        game.play(&[&format!("play {troop} army")]);
        assert!(game.listed("p1 army", troop));
        9 - game.gold(1)
    };
    assert_eq!(paid(1, 184), 1, "by rail");
    assert_eq!(paid(2, 167), 1, "on foot");
    assert_eq!(paid(2, 177), 3);
    assert!(!offers(&game("p1 gold 9 hacendado 208\np1 hand 184\np2 hacendado 213"), "play 184 army"));
}

#[test]
fn hacendado_06_the_flip_is_permanent() {
    covers(&[Rule::Hacendado06]);
    let mut game = game(
        "p1 gold 9 hacendado 212 plan 1\np1 hand 162\np2 hacendado 213 plan 2\nmarket 207 . . . . . / 095 204 . . . .",
    );
    game.play(&["buy a1", "quo", "pass", "end", "end"]);
    assert!(stands(&game, 1, "plan 1") && stands(&game, 2, "plan 2"), "after a turn");
    game.play(&["buy b2", "quo"]);
    assert!(!game.legal().iter().any(|command| command.starts_with("flip")));
    game.play(&["kill p2 with 162"]);
    assert!(stands(&game, 2, "dead"), "except for an assassination");
}

#[test]
fn hacendado_07_flipped_he_has_the_colour_of_his_point() {
    covers(&[Rule::Hacendado07, Rule::Hacendado08]);
    let mut game = game(
        "p1 gold 9 hacendado 212\np2 gold 9 hacendado 213 plan 2\np2 has 016\np3 gold 9 hacendado 209 plan 2\n\
         market 125 108 . . . . / . . . . . .",
    );
    game.play(&["buy a1", "event"]);
    assert!(game.discarded(16), "the blue Hacendado stays, the white partner goes");
    assert!(stands(&game, 2, "plan 2"));
    game.play(&["buy a2", "event"]);
    assert_eq!((game.gold(2), game.gold(3)), (10, 10), "each counts as a blue card");
}

#[test]
fn hacendado_09_no_upkeep() {
    covers(&[Rule::Hacendado09]);
    for stand in ["", " plan 1"] {
        let mut game = game(&format!("depression\np1 gold 0 hacendado 212{stand}\np2 hacendado 213"));
        game.play(&["end"]);
        assert_eq!(game.active(), 2);
        assert!(game.line("p1").is_some_and(|line| line.contains("hacendado 212")));
        assert_eq!(game.gold(1), if stand.is_empty() { 2 } else { 0 });
    }
}

#[test]
fn hacendado_10_troops_cannot_reach_him() {
    covers(&[Rule::Hacendado10]);
    let game = game(
        "regime anarchy\np1 gold 9 hacendado 212 plan 2\np1 hand 177\np1 army 181\np2 hacendado 213 plan 1\np3 hacendado 208",
    );
    for card in ["208", "212", "213"] {
        assert!(!game.legal().iter().any(|command| command.contains(card)), "{card}");
    }
}

#[test]
fn hacendado_11_he_is_neither_enterprise_nor_partner() {
    let game = game(
        "p1 gold 20 hacendado 212\np1 hand 162 145 158 203\np1 has 068 income 1\np2 hacendado 208 plan 2\np2 has 067 income 1",
    );
    game.refuses(Rule::Hacendado11, "play 162 on p2");
    for command in ["play 162 on 208", "play 158 on 208", "play 145 on 208", "play 203 at 208", "sell 212"] {
        assert!(!offers(&game, command), "{command}");
        assert!(!game.legal().iter().any(|legal| legal.contains("208")));
    }
}

#[test]
fn hacendado_12_the_heirs_cubes_come_from_the_reserve() {
    covers(&[Rule::Hacendado12]);
    let killed = |income: u8| {
        let mut game = game(&format!(
            "regime anarchy\np1 gold 9 hacendado 212 plan 1\np1 hand 162\np2 gold 0 hacendado 213 plan 1\n\
             p2 has 068 income {income}\nmarket 207 . . . . . / . . . . . ."
        ));
        game.play(&["buy a1", "quo", "kill p2 with 162"]);
        game.play(&["end"]);
        game
    };
    let full = killed(12);
    assert_eq!((full.reserve(2), stands(&full, 2, "owed")), (1, false));
    let short = killed(14);
    assert_eq!(short.reserve(2), 0);
    assert!(stands(&short, 2, "owed 1"), "one is owed (AMB-39)");
    let none = killed(15);
    assert!(stands(&none, 2, "owed 0"));
}

#[test]
fn hacendado_13_his_ability_does_not_stack_with_a_discount() {
    covers(&[Rule::Hacendado13]);
    let mut game =
        game("p1 gold 9 hacendado 213\np1 hand 078\np1 has 036\np1 has 075 income 3\np2 hacendado 208");
    game.play(&["play 078"]);
    assert_eq!(game.gold(1), 5, "half of eight once, not three times");
}

#[test]
fn hacendado_14_his_two_kinds_are_known_from_the_start() {
    covers(&[Rule::Hacendado14]);
    let kinds = |number| match Deck::standard().card(c(number)) {
        Some(Card::Hacendado(card)) => card.sides.iter().map(|side| side.prestige).collect(),
        _ => Vec::new(),
    };
    assert_eq!(kinds(208), [Command, Revolution]);
    assert_eq!(kinds(209), [Revolution, Outrage]);
    assert_eq!(kinds(210), [Revolution, Loyalty]);
    assert_eq!(kinds(211), [Loyalty, Command]);
    assert_eq!(kinds(212), [Outrage, Command]);
    assert_eq!(kinds(213), [Loyalty, Outrage]);
}

#[test]
fn hacendado_15_flipped_to_loyalty_in_pax_he_is_covered() {
    covers(&[Rule::Hacendado15]);
    let mut game = game("p1 gold 9 hacendado 210\np2 hacendado 213 dead\nmarket 207 . . . . . / . . . . . .");
    game.play(&["buy a1", "quo", "flip 2"]);
    assert!(stands(&game, 1, "plan 2 covered"));
    assert_eq!(game.reserve(1), 14, "two home, one out");
    assert!(game.events.contains(&Event::PrestigePlaced { seat: p(1), card: c(210) }));
    game.play(&["end"]);
    assert_eq!(game.gold(1), 10);
}
