//! ASSASSIN and SPY.

use crate::support::{self, Game, covers, game, p};
use pax_deck::vocabulary::Prestige;
use pax_rules::{Ending, Event, Outcome, Rule};

/// Tells whether a command is among the legal ones.
fn offers(game: &Game, command: &str) -> bool {
    game.legal().iter().any(|legal| legal == command)
}

/// Tells how a player's Hacendado stands, as the position says it.
fn stands(game: &Game, seat: u8, stand: &str) -> bool {
    game.line(&format!("p{seat}")).is_some_and(|line| line.contains(stand))
}

#[test]
fn assassin_01_it_discards_a_partner_for_the_partners_price() {
    covers(&[Rule::Assassin01, Rule::Assassin02, Rule::Assassin03, Rule::Assassin17]);
    for (card, award) in [
        (162, Some(Prestige::Outrage)),
        (148, Some(Prestige::Revolution)),
        (155, Some(Prestige::Command)),
        (157, None),
    ] {
        let mut game = game(&format!(
            "p1 gold 9 hacendado 212\np1 hand {card}\np2 gold 9 hacendado 213\np2 has 007\np2 has 016"
        ));
        game.play(&[&format!("play {card} on 016")]);
        assert!(game.discarded(16) && game.owner(7) == Some(2));
        assert_eq!(game.gold(1), 4, "the price of González");
        assert_eq!((game.in_grudge(2, card), game.discarded(card)), (award.is_some(), award.is_none()));
        let awarded = game.events.iter().find_map(|event| match event {
            Event::CardAwarded { prestige, .. } => Some(*prestige),
            _ => None,
        });
        assert_eq!(awarded, award, "as printed on the assassin");
    }
}

#[test]
fn assassin_01_whom_a_card_protects_is_no_target() {
    covers(&[Rule::Assassin01]);
    let game = game(
        "p1 gold 9 hacendado 212\np1 hand 162\np2 hacendado 213\np2 has 011\np2 has 016\np2 has 068 income 1",
    );
    let targets: Vec<String> =
        game.legal().into_iter().filter(|command| command.starts_with("play")).collect();
    assert_eq!(targets, ["play 162 on 016"], "one partner, not the protected one, no enterprise, no player");
}

#[test]
fn assassin_02_who_cannot_pay_the_price_cannot_kill() {
    covers(&[Rule::Assassin02]);
    let game =
        game("p1 gold 5 hacendado 212\np1 hand 162\np1 has 015\np2 hacendado 213\np2 has 007\np2 has 016");
    assert!(offers(&game, "play 162 on 016") && !offers(&game, "play 162 on 007"));
}

#[test]
fn assassin_04_two_actions_outside_its_regime() {
    covers(&[Rule::Assassin04]);
    for (regime, left) in [("us", 2), ("pax", 1)] {
        let mut game = game(&format!(
            "regime {regime}\np1 gold 9 hacendado 212\np1 hand 153\np2 gold 9 hacendado 213\np2 has 016"
        ));
        game.play(&["play 153 on 016"]);
        assert_eq!((game.actions(), game.gold(1), game.gold(2)), (left, 4, 9), "SCN-29");
        assert!(game.in_grudge(2, 153));
    }
}

#[test]
fn assassin_05_huerta_costs_eighteen() {
    covers(&[Rule::Assassin05, Rule::Assassin02]);
    let mut game = game("p1 gold 20 hacendado 212\np1 hand 162\np2 gold 9 hacendado 213\np2 has 215 second");
    game.play(&["play 162 on 215"]);
    assert_eq!(game.gold(1), 2, "SCN-24");
    assert!(game.discarded(215) && game.in_grudge(2, 162));
    assert!(!game.legal().iter().any(|command| command.starts_with("public 215")), "he does not come back");
}

#[test]
fn assassin_06_in_your_slot_any_flipped_hacendado() {
    covers(&[Rule::Assassin06, Rule::Assassin07, Rule::Assassin10, Rule::Topple12]);
    let mut game = game(
        "p1 gold 3 hacendado 212 plan 1\np1 hand 162 165\np2 gold 9 hacendado 213 plan 2\np3 gold 9 hacendado 208\n\
         market 207 . . . . . / . . . . . .",
    );
    game.play(&["buy a1", "quo"]);
    assert_eq!(game.decider(), Some(p(3)), "p2 has no card to kill with");
    game.play(&["pass"]);
    assert_eq!(game.legal(), ["pass", "kill p1 with 162", "kill p2 with 162"]);
    game.refuses(Rule::Assassin18, "kill p3 with 162").refuses(Rule::Assassin06, "kill p2 with 165");
    game.play(&["kill p2 with 162"]);
    assert_eq!((game.gold(1), game.gold(2)), (0, 9));
    assert!(game.in_grudge(2, 162) && stands(&game, 2, "213 dead"));
}

#[test]
fn assassin_06_not_as_an_action() {
    let game = game("p1 gold 9 hacendado 212\np1 hand 162\np2 hacendado 213 plan 1");
    game.refuses(Rule::Assassin06, "kill p2 with 162");
}

#[test]
fn assassin_07_each_troop_of_the_army_costs_three_more() {
    covers(&[Rule::Assassin07, Rule::Assassin09]);
    let start = |gold: u8| {
        let mut game = game(&format!(
            "p1 gold {gold} hacendado 212 plan 1\np1 hand 162\np2 gold 0 hacendado 208 plan 2\np2 army 167 188\n\
             p2 has 067 income 1 troop 189\nmarket 207 . . . . . / . . . . . ."
        ));
        game.play(&["buy a1", "quo"]);
        game
    };
    start(8).refuses(Rule::Assassin07, "kill p2 with 162");
    let mut game = start(9);
    game.play(&["kill p2 with 162"]);
    assert_eq!(game.gold(1), 0, "SCN-45: 3 and 3 for each of two");
    assert!(game.discarded(167) && game.discarded(188), "the army goes");
    assert_eq!(game.troop_at(67), Some(189), "who stands elsewhere stays");
}

#[test]
fn assassin_08_the_heir_is_a_loyalist_again() {
    covers(&[Rule::Assassin08]);
    let mut game = game(
        "p1 gold 9 hacendado 212 plan 1\np1 hand 162\np2 gold 8 hacendado 213 plan 1 covered\np2 hand 068\n\
         market 207 . . . . . / . . . . . .",
    );
    assert_eq!(game.reserve(2), 14);
    game.play(&["buy a1", "quo", "kill p2 with 162"]);
    assert!(stands(&game, 2, "213 dead") && !stands(&game, 2, "covered") && !stands(&game, 2, "owed"));
    assert_eq!(game.reserve(2), 13, "the Prestige Cube home, two Income Cubes out");
    game.play(&["end", "play 068"]);
    assert_eq!(game.gold(2), 6, "his ability works again: half of four");
    game.play(&["end"]);
    assert_eq!(game.gold(2), 9, "two from the heir, one from the ranch");
}

#[test]
fn assassin_08_his_point_is_lost() {
    covers(&[Rule::Assassin08]);
    let with = |answer: &str| {
        let mut game = game(
            "p1 gold 9 hacendado 212 plan 1\np1 hand 162\np2 hacendado 213 plan 1\np2 has 017\np2 has 036\n\
             p3 hacendado 208 dead\nmarket 207 . . . . . / . . . . . .",
        );
        game.play(&["buy a1", "quo", answer]);
        game.state.outcome().map(|outcome| outcome.winners)
    };
    assert_eq!((with("pass"), with("kill p2 with 162")), (Some(0b10), None));
}

#[test]
fn assassin_11_a_killed_hacendado_never_flips_again() {
    covers(&[Rule::Assassin11]);
    let mut game = game(
        "p1 gold 9 hacendado 212\np1 hand 145\np2 gold 9 hacendado 208 dead\np2 has 067 income 1 troop 189\n\
         market 207 . . . . . / . . . . . .",
    );
    game.play(&["buy a1", "quo"]);
    assert_eq!(game.decider(), Some(p(1)), "no Manifesto for p2");
    game.play(&["pass", "play 145 on 067"]);
    assert_eq!(game.decider(), Some(p(1)), "no Retreat either");
    assert!(game.discarded(189) && stands(&game, 2, "208 dead"));
}

#[test]
fn assassin_12_no_action_and_one_for_each_player() {
    covers(&[Rule::Assassin12]);
    let mut game = game(
        "turn p1 1\np1 gold 30 hacendado 212 plan 1\np1 hand 162 150\np2 hacendado 213 plan 2\np3 hacendado 208 plan 1\n\
         market 207 . . . . . / . . . . . .",
    );
    game.play(&["buy a1", "quo"]);
    assert_eq!(game.actions(), 0);
    game.play(&["kill p2 with 162"]);
    assert!(stands(&game, 2, "dead") && stands(&game, 3, "plan 1"));
    assert_eq!((game.decider(), game.actions()), (Some(p(1)), 0));
    assert!(offers(&game, "end") && game.in_hand(1, 150), "he is not asked again");
}

#[test]
fn assassin_13_the_award_counts_in_this_toppling() {
    covers(&[Rule::Assassin13]);
    let mut game = game(
        "regime us\np1 gold 9 hacendado 213 dead\np1 hand 150\np2 gold 9 hacendado 208 plan 1\np2 grudge 145 152\n\
         p3 hacendado 212 dead\nmarket 204 . . . . . / . . . . . .",
    );
    game.play(&["buy a1", "quo", "kill p2 with 150"]);
    assert_eq!(game.gold(2), 9, "it only kills");
    assert_eq!(
        game.state.outcome(),
        Some(Outcome { winners: 0b10, ending: Ending::Toppled(Prestige::Outrage) })
    );
}

#[test]
fn assassin_14_who_comes_later_can_answer_a_flip() {
    covers(&[Rule::Assassin14, Rule::Topple07]);
    let mut game = game(
        "p1 gold 9 hacendado 212\np2 gold 9 hacendado 213\np3 gold 9 hacendado 208\np3 hand 162\n\
         market 207 . . . . . / . . . . . .",
    );
    game.play(&["buy a1", "quo", "flip 1", "pass"]);
    assert_eq!(game.decider(), Some(p(3)));
    game.play(&["kill p2 with 162", "flip 1"]);
    assert!(stands(&game, 2, "dead") && stands(&game, 1, "plan 1"));
    assert_eq!(game.decider(), Some(p(1)), "nobody can answer the buyer");
    assert!(offers(&game, "end"));
}

#[test]
fn assassin_15_first_edition_ten_gold_and_an_army_protects() {
    covers(&[Rule::Assassin15]);
    let first = "option edition=first\np1 gold 12 hacendado 212\np1 hand 162\np2 gold 9 hacendado 208 plan 2\n\
                 market 207 . . . . . / . . . . . .";
    let mut open = game(first);
    open.play(&["play 162 on p2"]);
    assert_eq!((open.gold(1), open.actions()), (2, 2), "SCN-34");
    assert!(stands(&open, 2, "208 dead") && open.in_grudge(2, 162));
    game(&format!("{first}\np2 army 167")).refuses(Rule::Assassin15, "play 162 on p2");
    let mut showdown = game(first);
    showdown.play(&["buy a1", "quo", "pass"]);
    assert!(offers(&showdown, "end"), "not in the showdown");
}

#[test]
fn assassin_18_loyalists_cannot_be_killed() {
    let start = "p1 gold 12 hacendado 212 plan 1\np1 hand 162\np2 gold 9 hacendado 208\n\
                 market 207 . . . . . / . . . . . .";
    let mut game = game(start);
    game.play(&["buy a1", "quo", "pass"]);
    game.refuses(Rule::Assassin18, "kill p2 with 162");
    support::game(&format!("option edition=first\n{start}")).refuses(Rule::Assassin18, "play 162 on p2");
}

#[test]
fn spy_01_a_spy_cancels_an_attack() {
    covers(&[Rule::Spy01, Rule::Spy02, Rule::Spy03, Rule::Spy05]);
    let mut game = game(
        "p1 gold 9 hacendado 212\np1 hand 006\np2 gold 9 hacendado 213\np2 has 049 income 1\np2 has 046\np2 has 012",
    );
    game.play(&["play 006 at 049"]);
    assert_eq!((game.decider(), game.active()), (Some(p(2)), 1), "outside his turn, before the effects");
    assert_eq!((game.gold(2), game.unrest(49), game.regime().as_str()), (9, 0, "pax"));
    game.refuses(Rule::Spy01, "spy 012");
    game.play(&["spy 046"]);
    assert_eq!((game.gold(1), game.actions()), (7, 2), "what was spent stays spent");
    assert_eq!((game.gold(2), game.unrest(49), game.regime().as_str()), (9, 0, "pax"));
    assert!(game.discarded(46) && game.discarded(6) && game.line("p2 grudge").is_none());
}

#[test]
fn spy_02_he_may_let_it_be() {
    covers(&[Rule::Spy02]);
    let mut game = game(
        "p1 gold 9 hacendado 212\np1 hand 006\np2 gold 9 hacendado 213\np2 has 049 income 1\np2 has 046",
    );
    game.play(&["play 006 at 049", "pass"]);
    assert_eq!((game.gold(2), game.unrest(49), game.owner(46)), (7, 2, Some(2)));
}

#[test]
fn spy_03_a_cancelled_card_has_no_side_effects_either() {
    covers(&[Rule::Spy03]);
    let mut game = game(
        "p1 gold 9 hacendado 212\np1 hand 202\np2 gold 9 hacendado 213\np2 has 049 income 1\np2 has 046\n\
         p3 hacendado 208\np3 has 214",
    );
    game.play(&["play 202 at 049", "spy 046"]);
    assert!(!game.jailed(3) && !game.jailed(2));
    assert_eq!((game.gold(1), game.gold(2), game.unrest(49)), (8, 9, 0));
}

#[test]
fn spy_04_the_spy_may_be_the_target() {
    covers(&[Rule::Spy04]);
    let mut killed = game("p1 gold 9 hacendado 212\np1 hand 162\np2 gold 9 hacendado 213\np2 has 032");
    killed.play(&["play 162 on 032", "spy 032"]);
    assert!(killed.discarded(32) && killed.discarded(162) && killed.line("p2 grudge").is_none());
    assert_eq!(killed.gold(1), 5);
    let mut taken =
        game("regime anarchy\np1 gold 9 hacendado 212\np1 hand 158\np2 gold 9 hacendado 213\np2 has 021");
    taken.play(&["play 158 on 021", "spy 021"]);
    assert!(taken.discarded(21) && taken.owner(21).is_none());
    assert_eq!(taken.gold(1), 5, "what was paid stays paid");
}

#[test]
fn spy_06_most_spies_also_serve_in_a_showdown() {
    covers(&[Rule::Spy06]);
    for (spy, regime) in [("008", "pax"), ("013", "anarchy"), ("021", "martial"), ("046", "us")] {
        let mut game = game(&format!(
            "regime {regime}\np1 hacendado 212 dead\np2 hacendado 213 dead\np2 has {spy}\np2 has 032\n\
             market 207 . . . . . / . . . . . ."
        ));
        game.play(&["buy a1", "quo"]);
        assert_eq!(game.legal(), ["pass".to_owned(), format!("fraud {spy}")], "Alanís is not one of them");
        game.play(&[&format!("fraud {spy}")]);
        assert!(game.events.contains(&Event::DefenceChanged { by: 1 }));
        assert!(game.listed("discards", spy.parse().expect("a number")));
    }
}

#[test]
fn spy_07_not_against_headlines_troops_or_side_effects() {
    covers(&[Rule::Spy07, Rule::Spy09]);
    let mut game = game(
        "p1 gold 19 hacendado 212\np1 hand 184 202\np2 gold 9 hacendado 213\np2 has 067 income 1\np2 has 046\n\
         p3 gold 9 hacendado 208\np3 has 032\np3 has 214\nmarket 118 . . . . . / . . . . . .",
    );
    game.play(&["buy a1", "event", "play 184 at 067"]);
    assert_eq!(game.decider(), Some(p(1)), "no Spy is asked");
    assert!(game.extorted(67));
    game.play(&["play 202 at 067"]);
    assert_eq!(game.decider(), Some(p(2)), "the victim, not the extorter and not the third party");
    game.refuses_of(p(3), Rule::Turn09, "spy 032");
    game.play(&["pass"]);
    assert!(game.jailed(3) && game.owner(32) == Some(3), "what hits p3 is not played against him");
}

#[test]
fn spy_07_no_window_for_a_straw_man() {
    covers(&[Rule::Spy07]);
    let mut game =
        game("p1 gold 9 hacendado 212\np1 hand 203\np1 has 068 income 1\np1 has 046\np2 hacendado 213");
    game.play(&["play 203 at 068"]);
    assert_eq!((game.unrest(68), game.owner(46)), (3, Some(1)));
}

#[test]
fn spy_08_gun_stores_still_pay() {
    covers(&[Rule::Spy08]);
    let mut game = game(
        "p1 gold 9 hacendado 212\np1 hand 203\np2 gold 9 hacendado 213\np2 has 049 income 1\np2 has 046\n\
         p2 has 057 income 1",
    );
    game.play(&["play 203 at 049", "spy 046"]);
    assert_eq!((game.gold(1), game.gold(2)), (7, 11));
}

#[test]
fn spy_10_against_an_assassination_of_a_player() {
    covers(&[Rule::Spy10]);
    let mut game = game(
        "p1 gold 9 hacendado 212 plan 1\np1 hand 162\np2 gold 9 hacendado 213 plan 2\np2 has 032\n\
         market 207 . . . . . / . . . . . .",
    );
    game.play(&["buy a1", "quo", "kill p2 with 162"]);
    assert_eq!(game.legal(), ["pass", "spy 032"]);
    game.play(&["spy 032"]);
    assert!(stands(&game, 2, "plan 2") && game.discarded(162) && game.discarded(32));
    assert_eq!(game.gold(1), 6);
    assert_eq!(game.decider(), Some(p(1)), "the turn goes on");
}

#[test]
fn spy_11_one_window_lists_every_spy_and_one_suffices() {
    covers(&[Rule::Spy11]);
    let mut game = game(
        "p1 gold 9 hacendado 212\np1 hand 203\np2 gold 9 hacendado 213\np2 has 049 income 1\np2 has 046\np2 has 032",
    );
    game.play(&["play 203 at 049"]);
    assert_eq!(game.legal(), ["pass", "spy 032", "spy 046"]);
    let mut declined = support::game(&game.text());
    game.play(&["spy 032"]);
    assert_eq!((game.decider(), game.owner(46), game.unrest(49)), (Some(p(1)), Some(2), 0));
    declined.play(&["pass"]);
    assert_eq!((declined.decider(), declined.unrest(49)), (Some(p(1)), 3), "asked once");
}
