//! PRESTIGE, GRUDGE, JAIL and ORANGE.

use crate::support::{Game, covers, game, p};
use pax_deck::Deck;
use pax_deck::card::Card;
use pax_deck::vocabulary::{Kind, Prestige};
use pax_rules::{Event, Rule};

/// Three players whose Hacendados ask nothing in a showdown, and a Topple for nothing in the Market.
fn toppling(regime: &str, more: &str) -> Game {
    let mut game = game(&format!(
        "regime {regime}\np1 gold 9 hacendado 212 dead\np2 gold 5 hacendado 213 dead\n\
         p3 gold 5 hacendado 208 dead\nmarket 207 . . . . . / . . . . . .\n{more}"
    ));
    game.play(&["buy a1", "quo"]);
    game
}

fn winners(game: &Game) -> Option<u8> {
    game.state.outcome().map(|outcome| outcome.winners)
}

#[test]
fn prestige_01_four_kinds_count_in_play_and_in_the_grudge_pile() {
    covers(&[Rule::Prestige01, Rule::Prestige11]);
    let three_of_each = [
        ("pax", "p1 has 036\np1 has 017\np1 grudge 146"),
        ("us", "p1 has 018\np1 has 215\np1 grudge 145"),
        ("martial", "p1 has 214 second\np1 has 215 second\np1 grudge 155"),
        ("anarchy", "p1 has 007\np1 has 214\np1 grudge 148"),
    ];
    for (regime, _) in three_of_each {
        for (kind, points) in three_of_each {
            let game = toppling(regime, points);
            assert_eq!(winners(&game), (regime == kind).then_some(1), "{kind} points in {regime}");
        }
    }
}

#[test]
fn prestige_01_a_card_in_the_discards_or_with_another_does_not_count() {
    covers(&[Rule::Prestige01]);
    assert_eq!(winners(&toppling("us", "p1 has 018\np1 has 215\ndiscards 145")), None);
    assert_eq!(winners(&toppling("us", "p1 has 018\np1 has 215\np2 grudge 145")), None);
}

#[test]
fn prestige_02_upside_down_points_and_points_in_unrest_are_inactive() {
    covers(&[Rule::Prestige02]);
    let slaves = "p1 has 061 income 1\np1 has 062 income 1\np1 has 063 income 1\np1 has 064 income 1";
    assert_eq!(winners(&toppling("anarchy", slaves)), None);
    let papers = "p1 has 007\np1 grudge 148";
    assert_eq!(winners(&toppling("anarchy", &format!("{papers}\np1 has 009"))), None);
    assert_eq!(winners(&toppling("anarchy", &format!("{papers}\np1 has 009 second"))), Some(1));
    let calm = "p1 has 036\np1 has 017\np1 has 049 income 1";
    assert_eq!(winners(&toppling("pax", calm)), Some(1));
    assert_eq!(winners(&toppling("pax", &format!("{calm} unrest 1"))), None);
}

#[test]
fn prestige_02_a_troop_in_unrest_lends_no_point() {
    covers(&[Rule::Prestige02]);
    let with = |unrest: u8| {
        toppling(
            "martial",
            &format!("p1 has 214 second\np1 grudge 155\np2 has 067 unrest {unrest} extorted 184 by p1"),
        )
    };
    assert_eq!((winners(&with(0)), winners(&with(1))), (Some(1), None));
}

#[test]
fn prestige_03_cards_in_hand_never_count() {
    covers(&[Rule::Prestige03]);
    assert_eq!(winners(&toppling("pax", "p1 has 036\np1 has 017\np1 hand 019 044")), None);
    assert_eq!(winners(&toppling("pax", "p1 has 036\np1 has 017\np1 has 019\np1 hand 044")), Some(1));
}

#[test]
fn prestige_04_partners_and_hacendado_know_no_unrest() {
    covers(&[Rule::Prestige04]);
    let mut game = game(
        "p1 gold 9 hacendado 212 dead\np1 hand 203\np2 gold 5 hacendado 213 plan 1\np2 has 012\np2 has 017\n\
         p2 has 049 income 1 unrest 2\np3 gold 5 hacendado 208 dead\nmarket 207 . . . . . / . . . . . .",
    );
    game.refuses(Rule::Orange01, "play 203 at 012").refuses(Rule::Orange01, "play 203 at 213");
    game.play(&["play 203 at 049", "buy a1", "quo"]);
    assert_eq!(game.unrest(49), 5);
    assert!(!game.text().contains("has 012 unrest"));
    game.play(&["pass"]);
    assert_eq!(winners(&game), Some(0b10), "two partners and the Hacendado still count");
}

#[test]
fn prestige_05_a_flipped_hacendado_gives_one_point_of_his_kind() {
    covers(&[Rule::Prestige05]);
    let flipped = |plan: u8| {
        let mut game = game(&format!(
            "p1 hacendado 213 plan {plan}\np1 has 036\np1 has 017\np2 hacendado 212 dead\n\
             p3 hacendado 208 dead\nmarket 207 . . . . . / . . . . . ."
        ));
        game.play(&["buy a1", "quo"]);
        winners(&game)
    };
    assert_eq!((flipped(1), flipped(2)), (Some(1), None));
}

#[test]
fn prestige_06_a_point_counts_without_a_cube() {
    covers(&[Rule::Prestige06]);
    let game = toppling("pax", "p1 has 036\np1 has 017\np1 has 019");
    assert!(!game.covered(36) && !game.covered(17) && !game.covered(19));
    assert_eq!(winners(&game), Some(1));
}

#[test]
fn prestige_07_in_pax_every_loyalty_point_carries_a_cube_of_its_holder() {
    covers(&[Rule::Prestige07]);
    let mut game = game(
        "regime anarchy\np1 gold 9 hacendado 210 plan 2\np1 hand 193\np1 grudge 146\np1 has 012\n\
         p1 has 049 income 1\np2 hacendado 212\np2 has 060 income 0",
    );
    assert_eq!((game.reserve(1), game.reserve(2)), (14, 13));
    game.play(&["play 193 at 049"]);
    assert_eq!(game.regime(), "pax");
    assert!(game.covered(12) && game.covered(49) && game.covered(60));
    assert!(game.line("p1").is_some_and(|line| line.ends_with("plan 2 covered")));
    assert_eq!(game.line("p1 grudge").as_deref(), Some("146+"));
    assert_eq!((game.reserve(1), game.reserve(2)), (10, 12));
}

#[test]
fn prestige_08_they_go_home_when_pax_ends() {
    covers(&[Rule::Prestige08]);
    let mut game = game(
        "p1 gold 9 hacendado 210 plan 2 covered\np1 hand 168\np1 grudge 146+\np1 has 012 covered\n\
         p1 has 095 income 1\np2 hacendado 212\np2 has 060 income 0 covered",
    );
    game.play(&["play 168 at 095"]);
    assert_eq!(game.regime(), "us");
    assert!(!game.covered(12) && !game.covered(60) && !game.text().contains('+'));
    assert!(!game.line("p1").is_some_and(|line| line.contains("covered")));
    assert_eq!((game.reserve(1), game.reserve(2)), (14, 13));
}

#[test]
fn prestige_09_a_hacendado_flipped_to_loyalty_gets_a_cube_in_pax() {
    covers(&[Rule::Prestige09]);
    let flipped = |regime: &str| {
        let mut game = game(&format!(
            "regime {regime}\np1 hacendado 212 dead\np2 hacendado 213\nmarket 207 . . . . . / . . . . . ."
        ));
        game.play(&["buy a1", "quo", "flip 1"]);
        (game.line("p2").is_some_and(|line| line.contains("covered")), game.reserve(2))
    };
    assert_eq!(flipped("pax"), (true, 14));
    assert_eq!(flipped("anarchy"), (false, 15));
}

#[test]
fn prestige_10_an_unchosen_side_gets_no_cube() {
    covers(&[Rule::Prestige10]);
    let mut game = game(
        "regime anarchy\np1 gold 9 hacendado 210 plan 1\np1 hand 193\np1 has 009 second\np1 has 068 income 1\n\
         p2 hacendado 211\np2 has 026\np2 has 062 income 1\np2 has 060 unrest 1",
    );
    game.play(&["play 193 at 068"]);
    assert_eq!(game.regime(), "pax");
    assert!(!game.covered(9), "the green half of the newspaper is upside-down");
    assert!(!game.covered(62));
    assert!(game.covered(26) && game.covered(60), "an upright point does, even in Unrest (AMB-38)");
    assert!(!game.line("p1").is_some_and(|line| line.contains("covered")));
    assert!(!game.line("p2").is_some_and(|line| line.contains("covered")), "Reyes is still a Loyalist");
    assert!(!game.legal().iter().any(|command| command.starts_with("cover")));
}

#[test]
fn prestige_12_grudges_count_for_cubes_topples_and_headlines() {
    covers(&[Rule::Prestige12]);
    let mut game = game(
        "p1 gold 4 hacendado 212\np1 has 036\np1 grudge 146\np2 gold 5 hacendado 208\np2 grudge 145\n\
         market 107 . . . . . / . . . . . .",
    );
    game.play(&["cover 146", "buy a1", "event"]);
    assert_eq!((game.gold(1), game.gold(2)), (6, 5), "one for the partner, one for the grudge");
    assert_eq!(game.line("p1 grudge").as_deref(), Some("146+"));
    assert_eq!(winners(&toppling("pax", "p1 has 036\np1 has 017\np1 grudge 146")), Some(1));
}

#[test]
fn prestige_14_an_amount_can_scale_with_prestige() {
    covers(&[Rule::Prestige14, Rule::Orange11]);
    let mut game = game(
        "p1 gold 2 hacendado 213 plan 1\np1 hand 139\np1 has 012\np1 grudge 146\np1 has 060 income 0 unrest 1\n\
         p2 gold 8 hacendado 212\np2 has 068 income 1",
    );
    game.play(&["play 139 at 068"]);
    assert_eq!((game.gold(1), game.gold(2)), (5, 5), "Hacendado, partner, grudge; not what is in Unrest");
    assert_eq!(game.unrest(68), 3);
    assert!(game.in_grudge(2, 139));
}

#[test]
fn prestige_15_command_is_on_troops_some_black_cards_and_the_public_cards() {
    covers(&[Rule::Prestige15]);
    let mut bearers: Vec<(Kind, u8)> = Vec::new();
    for card in Deck::standard().cards() {
        if !matches!(card, Card::Hacendado(_)) && card.prestige_icons().contains(&Prestige::Command) {
            bearers.push((card.kind(), card.id().get()));
        }
    }
    let of =
        |kind| bearers.iter().filter(|(found, _)| *found == kind).map(|(_, card)| *card).collect::<Vec<_>>();
    assert_eq!(of(Kind::Public), [214, 215]);
    assert_eq!(of(Kind::Black), [155]);
    assert_eq!(bearers.len(), of(Kind::Troop).len() + 3, "nowhere else");
    assert!(of(Kind::Troop).len() > 5);
}

#[test]
fn grudge_01_a_card_with_a_point_goes_to_its_victim() {
    covers(&[Rule::Grudge01, Rule::Grudge02, Rule::Orange07]);
    let start = "p1 gold 9 hacendado 212\np1 hand 002 203\np2 gold 9 hacendado 213\np2 has 049 income 1";
    let mut awarded = game(start);
    awarded.play(&["play 203 at 049"]);
    assert!(awarded.in_grudge(2, 203) && !awarded.discarded(203));
    let mut pointless = game(start);
    pointless.play(&["play 002 at 049"]);
    assert!(pointless.discarded(2) && pointless.line("p2 grudge").is_none());
}

#[test]
fn grudge_03_in_the_pile_the_point_is_upright() {
    covers(&[Rule::Grudge03]);
    assert_eq!(winners(&toppling("anarchy", "p1 grudge 061 062 148")), Some(1), "freed slaves count too");
    assert_eq!(toppling("anarchy", "p2 grudge 061 148").line("p2 grudge").as_deref(), Some("061 148"));
}

#[test]
fn grudge_04_only_the_prestige_is_live() {
    covers(&[Rule::Grudge04]);
    let mut game = game(
        "depression\nregime anarchy\np1 gold 9 hacendado 212\np1 hand 162\np1 grudge 003 061\n\
         p2 hacendado 213\np2 grudge 062",
    );
    for command in game.legal() {
        assert!(!["003", "061", "062"].iter().any(|card| command.contains(card)), "`{command}`");
    }
    game.play(&["end"]);
    assert_eq!(game.active(), 2, "no upkeep was asked");
    assert_eq!(game.gold(1), 11);
    assert!(game.in_grudge(1, 3) && game.in_grudge(1, 61));
}

#[test]
fn grudge_05_the_award_may_jail_and_stays() {
    covers(&[Rule::Grudge05, Rule::Jail01, Rule::Jail02]);
    let mut game = game(
        "p1 gold 9 hacendado 212\np1 hand 003\np2 gold 9 hacendado 213\np2 has 049 income 1\np2 grudge 148 147\n\
         market 207 . . . . . / . . . . . .\np3 hacendado 208",
    );
    game.play(&["play 003 at 049"]);
    assert!(game.jailed(2) && game.in_grudge(2, 3));
    assert_eq!(game.regime(), "anarchy");
    game.play(&["buy a1", "quo", "pass", "pass", "pass"]);
    assert_eq!(winners(&game), Some(0b10), "its point counts: three against Díaz's two");
}

#[test]
fn grudge_06_a_cancelled_attack_awards_nothing() {
    covers(&[Rule::Grudge06]);
    let mut game = game(
        "p1 gold 9 hacendado 212\np1 hand 003\np2 gold 9 hacendado 213\np2 has 049 income 1\np2 has 046",
    );
    game.play(&["play 003 at 049", "spy 046"]);
    assert!(game.line("p2 grudge").is_none() && game.discarded(3) && !game.jailed(2));
}

#[test]
fn grudge_07_nothing_removes_a_grudge() {
    covers(&[Rule::Grudge07]);
    let mut game = game(
        "depression\nregime martial\np1 gold 29 hacendado 208 plan 2 jailed\np1 hand 040 157\np1 grudge 003 061\np1 has 016\n\
         p2 hacendado 213\nmarket 207 . . . . . / . . . . . .\nturn p1 2",
    );
    game.play(&["police jail", "play 040", "buy a1", "quo", "pass", "kill p1 with 157", "end"]);
    assert_eq!(game.active(), 1, "upkeep is asked");
    game.play(&["drop 040"]);
    assert_eq!(game.active(), 2);
    assert_eq!(game.line("p1 grudge").as_deref(), Some("003 061"));
}

#[test]
fn grudge_08_the_victim_is_the_owner_even_if_another_extorts() {
    covers(&[Rule::Grudge08]);
    let mut game = game(
        "p1 gold 9 hacendado 212\np1 hand 203\np2 gold 9 hacendado 213\np2 has 067 income 0 extorted 184 by p3\n\
         p3 gold 9 hacendado 208",
    );
    game.play(&["play 203 at 067"]);
    assert!(game.in_grudge(2, 203));
    assert_eq!((game.gold(1), game.gold(2), game.gold(3)), (10, 6, 9));
}

#[test]
fn jail_01_effects_can_jail_too() {
    covers(&[Rule::Jail01]);
    let mut attorneys = game("regime us\np1 gold 9 hacendado 212\np1 hand 144\np2 gold 9 hacendado 213");
    attorneys.play(&["play 144 on p2"]);
    assert!(attorneys.jailed(2) && !attorneys.jailed(1) && attorneys.in_grudge(2, 144));
    let headline = |card: &str, partner: &str| {
        let mut game = game(&format!(
            "p1 gold 9 hacendado 212\np2 hacendado 213\np2 has {partner}\n\
             market {card} . . . . . / . . . . . ."
        ));
        game.play(&["buy a1", "event"]);
        (game.jailed(1), game.jailed(2))
    };
    assert_eq!(headline("123", "007"), (false, true), "a red partner");
    assert_eq!(headline("123", "025"), (false, false));
    assert_eq!(headline("129", "036"), (false, false), "an investor");
    assert_eq!(headline("129", "044"), (false, true), "a politician");
    let mut squads = game(
        "p1 gold 9 hacendado 212\np1 hand 202\np2 gold 9 hacendado 213\np2 has 049 income 1\n\
         p3 hacendado 208\np3 has 214",
    );
    squads.play(&["play 202 at 049"]);
    assert_eq!((squads.jailed(2), squads.jailed(3)), (false, true), "the holder of the Church");
}

#[test]
fn jail_03_a_prisoner_has_two_actions() {
    covers(&[Rule::Jail03]);
    let mut game = game("p1 hacendado 212\np2 hacendado 213 jailed\np3 hacendado 208");
    game.play(&["end"]);
    assert_eq!((game.active(), game.actions()), (2, 2));
    game.play(&["end"]);
    assert_eq!((game.active(), game.actions()), (3, 3));
}

#[test]
fn jail_04_jailed_in_ones_own_turn_the_limit_comes_after_it() {
    covers(&[Rule::Jail04, Rule::Straw12]);
    let mut game = game("p1 gold 9 hacendado 212\np1 hand 003\np1 has 068 income 1\np2 hacendado 213");
    game.play(&["play 003 at 068"]);
    assert!(game.jailed(1));
    assert_eq!(game.actions(), 2, "three less the one played");
    game.play(&["end", "end"]);
    assert_eq!((game.active(), game.actions()), (1, 2));
    assert!(game.jailed(1));
}

#[test]
fn jail_05_immunity_makes_it_void() {
    covers(&[Rule::Jail05]);
    let mut immune = game(
        "p1 gold 9 hacendado 212\np1 hand 003\np2 gold 9 hacendado 213\np2 has 049 income 1\np2 has 015",
    );
    immune.play(&["play 003 at 049"]);
    assert!(!immune.jailed(2) && immune.in_grudge(2, 3));
    assert!(!immune.events.contains(&Event::Jailed { seat: p(2) }), "not even for a moment");
    game("regime us\np1 gold 9 hacendado 212\np1 hand 144\np2 hacendado 213\np2 has 012")
        .refuses(Rule::Jail05, "play 144 on p2");
}

#[test]
fn jail_05_immunity_at_the_declaration_suffices() {
    covers(&[Rule::Jail05]);
    let middle = |immune: &str| {
        let mut game = game(&format!(
            "turn p1 2\np1 gold 9 hacendado 212\np2 gold 9 hacendado 213\np2 has 009\np2 has 032\nlimbo 147\n\
             attack 147 by p1 on p2 at 009{immune}\npending actions\npending checkpoint p1\npending attack 0"
        ));
        game.play(&["pass"]);
        assert!(game.in_grudge(2, 147) && game.discarded(9));
        game.jailed(2)
    };
    assert!(!middle(" immune"), "though the immune partner is gone by now");
    assert!(middle(""));
}

#[test]
fn jail_06_jail_upon_jail_changes_nothing() {
    covers(&[Rule::Jail06]);
    let mut game =
        game("p1 gold 9 hacendado 212\np1 hand 003\np2 gold 9 hacendado 213 jailed\np2 has 049 income 1");
    game.play(&["play 003 at 049"]);
    assert!(game.jailed(2) && !game.events.contains(&Event::Jailed { seat: p(2) }));
    game.play(&["end"]);
    assert_eq!(game.actions(), 2);
    game.play(&["police jail"]);
    assert!(!game.jailed(2), "one police action suffices");
}

#[test]
fn jail_07_a_police_action_for_three_gold_opens_the_cell() {
    covers(&[Rule::Jail07]);
    let jailed = |regime: &str| {
        let mut game = game(&format!(
            "regime {regime}\nturn p1 2\np1 gold 5 hacendado 212 jailed\np1 grudge 003\np2 hacendado 213"
        ));
        game.play(&["police jail"]);
        assert!(!game.jailed(1) && game.in_grudge(1, 3));
        assert_eq!(game.actions(), 2, "SCN-39");
        game.gold(1)
    };
    assert_eq!((jailed("pax"), jailed("martial")), (2, 5));
    game("p1 gold 9 hacendado 212\np2 hacendado 213").refuses(Rule::Jail07, "police jail");
    game("turn p1 2\np1 gold 2 hacendado 212 jailed\np2 hacendado 213")
        .refuses(Rule::ActPolice04, "police jail");
}

#[test]
fn jail_08_immunity_or_amnesty_lets_out_and_gives_the_third_action() {
    covers(&[Rule::Jail08]);
    let start = "turn p1 2\np1 gold 9 hacendado 212 jailed\np1 hand 012 042 025\np2 hacendado 213 jailed";
    let mut immune = game(start);
    immune.play(&["play 012"]);
    assert_eq!((immune.jailed(1), immune.jailed(2), immune.actions()), (false, true, 2));
    let mut other = game(start);
    other.play(&["play 025"]);
    assert_eq!((other.jailed(1), other.actions()), (true, 1), "no other partner does");
    let mut amnesty = game(start);
    amnesty.play(&["play 042"]);
    assert_eq!((amnesty.jailed(1), amnesty.jailed(2), amnesty.actions()), (false, false, 2));
    amnesty.play(&["end"]);
    assert_eq!(amnesty.actions(), 3);
}

#[test]
fn jail_09_without_an_action_there_is_no_way_out() {
    covers(&[Rule::Jail09]);
    let mut game = game("turn p1 2\np1 gold 9 hacendado 212 jailed\np1 hand 025 020\np2 hacendado 213");
    game.allows("police jail");
    game.play(&["sell 025", "sell 020"]);
    assert_eq!(game.actions(), 0);
    game.refuses(Rule::Act04, "police jail");
    assert!(!game.legal().contains(&"police jail".to_owned()));
}

#[test]
fn jail_10_jailed_and_released_in_one_turn_gives_no_fourth_action() {
    covers(&[Rule::Jail10]);
    let mut game = game("p1 gold 9 hacendado 212\np1 hand 003\np1 has 068 income 1\np2 hacendado 213");
    game.play(&["play 003 at 068", "police jail"]);
    assert!(!game.jailed(1));
    assert_eq!(game.actions(), 1);
}

#[test]
fn jail_11_losing_immunity_does_not_jail_again() {
    covers(&[Rule::Jail11]);
    let mut game = game("turn p1 2\np1 gold 9 hacendado 212 jailed\np1 hand 012\np2 hacendado 213");
    game.play(&["play 012", "sell 012"]);
    assert!(!game.jailed(1) && game.discarded(12));
    game.play(&["end", "end"]);
    assert_eq!((game.active(), game.actions()), (1, 3));
}

#[test]
fn jail_12_jail_has_no_other_effect() {
    covers(&[Rule::Jail12]);
    let mut game = game(
        "p1 gold 9 hacendado 212 jailed-now\np1 hand 003 203\np2 gold 9 hacendado 208 jailed\np2 has 068 income 1\n\
         p2 has 046\np2 has 032\np2 has 067 income 1 troop 189\nmarket 207 . . . . . / . . . . . .",
    );
    game.play(&["play 203 at 068"]);
    assert_eq!(game.decider(), Some(p(2)));
    game.play(&["spy 046", "buy a1", "quo"]);
    assert_eq!(game.decider(), Some(p(2)), "his Manifesto");
    game.play(&["flip 2", "pass", "end"]);
    assert_eq!(game.gold(1), 9);
    game.play(&["end"]);
    assert_eq!(game.gold(2), 9 + 2, "a ranch and a ranch");
}

#[test]
fn jail_12_a_prisoner_may_retreat() {
    covers(&[Rule::Jail12]);
    let mut game = game(
        "regime anarchy\np1 gold 9 hacendado 212\np1 hand 145\np2 gold 9 hacendado 208 jailed\n\
         p2 has 067 income 1 troop 189",
    );
    game.play(&["play 145 on 067", "retreat 189"]);
    assert!(game.listed("p2 army", 189) && game.jailed(2));
}

#[test]
fn jail_13_liberators_are_jailed() {
    covers(&[Rule::Jail13]);
    let revolt = |option: &str| {
        let mut game = game(&format!(
            "{option}p1 gold 9 hacendado 212\np1 hand 203\np2 gold 9 hacendado 213\np2 has 062 income 1"
        ));
        game.play(&["play 203 at 062"]);
        assert!(game.in_grudge(1, 62) && game.in_grudge(2, 203));
        (game.jailed(1), game.jailed(2))
    };
    assert_eq!(revolt(""), (true, false));
    assert_eq!(revolt("option liberator_jailed=off\n"), (false, false));
}

#[test]
fn orange_01_an_orange_card_hits_one_enterprise_of_anybody() {
    covers(&[Rule::Orange01, Rule::Orange02]);
    let start = "p1 gold 9 hacendado 212\np1 hand 203\np1 has 068 income 1\np2 gold 9 hacendado 213\n\
                 p2 has 049 income 1\np2 has 012";
    for (target, other) in [(68, 49), (49, 68)] {
        let mut game = game(start);
        game.play(&[&format!("play 203 at {target:03}")]);
        assert_eq!((game.unrest(target), game.unrest(other)), (3, 0));
    }
    game(start).refuses(Rule::Orange01, "play 203 at 012").refuses(Rule::Orange01, "play 203 at 067");
}

#[test]
fn orange_03_it_steals_up_to_the_printed_gold() {
    covers(&[Rule::Orange03, Rule::Orange12]);
    for (has, stolen) in [(9, 3), (3, 3), (2, 2), (0, 0)] {
        let mut game = game(&format!(
            "p1 gold 2 hacendado 212\np1 hand 203\np2 gold {has} hacendado 213\np2 has 049 income 1"
        ));
        game.play(&["play 203 at 049"]);
        assert_eq!((game.gold(1), game.gold(2)), (stolen, has - stolen), "SCN-02 with {has} gold");
        assert_eq!(game.unrest(49), 3);
    }
}

#[test]
fn orange_04_a_flag_binds_even_in_anarchy() {
    for regime in ["pax", "anarchy"] {
        let game = game(&format!(
            "regime {regime}\np1 gold 9 hacendado 212\np1 hand 135 136\np2 hacendado 213\np2 has 048 income 1\n\
             p2 has 066 income 1"
        ));
        game.refuses(Rule::Orange04, "play 135 at 048").allows("play 135 at 066");
        game.refuses(Rule::Orange04, "play 136 at 066").allows("play 136 at 048");
    }
}

#[test]
fn orange_05_troops_do_not_protect() {
    covers(&[Rule::Orange05]);
    let mut game = game(
        "p1 gold 9 hacendado 212\np1 hand 203\np2 gold 9 hacendado 213\np2 has 067 income 1 troop 181\np2 has 022",
    );
    game.play(&["play 203 at 067"]);
    assert_eq!((game.unrest(67), game.gold(2), game.troop_at(67)), (3, 6, Some(181)));
}
