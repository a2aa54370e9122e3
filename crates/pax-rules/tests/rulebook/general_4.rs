//! TURN and ACT: the sequence of a turn, actions, Extra Actions, discounts.

use std::collections::BTreeSet;

use crate::support::{Game, covers, game, p};
use pax_rules::{Ending, Event, Rule};

/// Where an event stands among those of the game.
#[track_caller]
fn place(game: &Game, is: impl Fn(&Event) -> bool) -> usize {
    game.events.iter().position(is).expect("it happened")
}

// TURN

#[test]
fn turn_01_four_phases_in_a_fixed_order() {
    covers(&[Rule::Turn01, Rule::Turn12]);
    let mut game = game(
        "p1 gold 0 hacendado 210\np1 hand 061\np2 hacendado 211\nmarket 118 . 054 . . . / 048 . . . . .\ndeck 052 053",
    );
    game.play(&["sell 061", "end"]);
    let acted = place(&game, |event| matches!(event, Event::ActionsSpent { .. }));
    let discarded = place(&game, |event| matches!(event, Event::HeadlineDiscarded { .. }));
    let slid = place(&game, |event| matches!(event, Event::CardSlid { .. }));
    let revealed = place(&game, |event| matches!(event, Event::CardRevealed { .. }));
    let earned = place(&game, |event| matches!(event, Event::GoldGained { gold: 2, .. }));
    let passed = place(&game, |event| matches!(event, Event::TurnBegan { .. }));
    let order = [acted, discarded, slid, revealed, earned, passed];
    assert!(order.is_sorted(), "{order:?}");
}

#[test]
fn turn_01_nothing_of_another_phase_can_be_said_before_its_time() {
    let mut game =
        game("p1 gold 9 hacendado 210\np1 hand 061\nmarket 118 . . . . . / 114 . . . . .\npile bear");
    game.refuses(Rule::Turn01, "first a1").refuses(Rule::Turn01, "keep 061");
    game.play(&["end"]);
    game.refuses(Rule::Turn01, "sell 061").refuses(Rule::Turn01, "end");
}

#[test]
fn turn_02_three_actions() {
    covers(&[Rule::Turn02]);
    let mut game = game("p1 gold 0 hacendado 210\np2 gold 0 hacendado 211\np2 hand 061 062 063 064");
    game.play(&["end"]);
    assert_eq!(game.actions(), 3);
    game.play(&["sell 061", "sell 062", "sell 063"]);
    assert_eq!((game.actions(), game.gold(2)), (0, 9));
    game.refuses(Rule::Act04, "sell 064");
}

#[test]
fn turn_03_a_prisoner_has_two_actions() {
    covers(&[Rule::Turn03]);
    let mut game = game("p1 gold 0 hacendado 210\np2 gold 0 hacendado 211 jailed\np2 hand 061 062 063");
    game.play(&["end"]);
    assert_eq!(game.actions(), 2);
    game.play(&["sell 061", "sell 062"]).refuses(Rule::Act04, "sell 063");
    game.play(&["end", "end"]);
    assert_eq!(game.actions(), 2, "in every turn, until he leaves");
}

#[test]
fn turn_04_a_failed_toppling_gives_the_turn_back() {
    covers(&[Rule::Turn04]);
    let mut game = game(
        "p1 gold 9 hacendado 210\np1 hand 061 062\np2 hacendado 211\nmarket 204 . . . . . / . . . . . .",
    );
    game.play(&["buy a1", "event"]);
    assert_eq!(game.decider(), Some(p(2)), "the phase is interrupted");
    game.refuses_of(p(1), Rule::Turn09, "sell 061");
    game.play(&["pass", "pass"]);
    assert_eq!((game.decider(), game.actions(), game.state.outcome()), (Some(p(1)), 2, None));
    game.play(&["sell 061", "sell 062"]);
    assert_eq!(game.gold(1), 15);
}

#[test]
fn turn_05_headlines_at_the_free_end_are_discarded_without_their_events() {
    covers(&[Rule::Turn05]);
    let mut game =
        game("p1 gold 0 hacendado 210\np2 gold 0 hacendado 211\nmarket 118 112 . . . . / 204 . . . . .");
    game.play(&["end"]);
    assert!(game.listed("bullbear", 118) && game.listed("bullbear", 204));
    assert_eq!((game.gold(1), game.gold(2)), (2, 0), "nobody gets the 2 gold of the event");
    assert_eq!((game.active(), game.state.outcome()), (2, None), "and nobody topples");
    assert_eq!(game.number("topples", "gone"), 1);
    assert!(game.listed("market", 112), "what lay further back stays");
    game.play(&["end"]);
    assert!(game.listed("bullbear", 112));
}

#[test]
fn turn_06_the_active_player_orders_two_discards() {
    covers(&[Rule::Turn06]);
    let text = "p1 gold 9 hacendado 210\np2 hacendado 211\nmarket 114 061 . . . . / 118 . . . . .\npile bear";
    let mut bear_first = game(text);
    bear_first.play(&["end"]);
    assert_eq!(
        (bear_first.decider(), bear_first.legal()),
        (Some(p(1)), vec!["first a1".to_owned(), "first b1".to_owned()])
    );
    bear_first.refuses(Rule::Turn06, "first a2");
    bear_first.play(&["first a1"]);
    assert!(bear_first.depression());
    let mut bull_first = game(text);
    bull_first.play(&["end", "first b1"]);
    assert!(!bull_first.depression(), "a bear on a bull is nothing");
    assert_eq!(bull_first.line("pile").as_deref(), Some("bear"));
}

#[test]
fn turn_07_cards_slide_along_their_rows_and_gaps_are_refilled() {
    covers(&[Rule::Turn07]);
    let mut game = game(
        "p1 gold 9 hacendado 210\np2 hacendado 211\nmarket . 061 . . . 054 / 062 . . 063 . .\n\
         deck 048 049 050 051 052 053 055 056 057 058",
    );
    game.play(&["end"]);
    assert_eq!(
        game.line("market").as_deref(),
        Some("061 054 048 050 052 055 / 062 063 049 051 053 056"),
        "the cheapest gap first, the upper row first"
    );
    assert_eq!(game.line("deck").as_deref(), Some("057 058"));
}

#[test]
fn turn_08_the_active_player_alone_earns_and_pays() {
    covers(&[Rule::Turn08]);
    let mut good =
        game("p1 gold 1 hacendado 210\np1 has 067 income 3\np2 gold 1 hacendado 211\np2 has 069 income 3");
    good.play(&["end"]);
    assert_eq!((good.gold(1), good.gold(2)), (6, 1));
    let mut bad = game(
        "depression\np1 gold 0 hacendado 210\np1 has 067 income 3\np2 gold 1 hacendado 211\np2 has 069 income 3",
    );
    bad.play(&["end"]);
    assert_eq!((bad.gold(1), bad.decider()), (5, Some(p(1))), "income first, then expenses are asked for");
    bad.play(&["keep 067"]);
    assert_eq!((bad.gold(1), bad.gold(2), bad.active()), (4, 1, 2));
}

#[test]
fn turn_09_the_turn_passes_to_the_left() {
    covers(&[Rule::Turn09]);
    let mut game = game("p1 gold 9 hacendado 210\np2 hacendado 211\np2 hand 061\np3 hacendado 212");
    game.refuses_of(p(2), Rule::Turn09, "sell 061").refuses_of(p(3), Rule::Turn09, "end");
    game.play(&["end"]);
    assert_eq!((game.active(), game.decider()), (2, Some(p(2))));
    game.refuses_of(p(1), Rule::Turn09, "end");
    game.play(&["end", "end"]);
    assert_eq!(game.active(), 1);
}

#[test]
fn turn_10_a_headline_that_reaches_the_free_end_is_for_the_next_player() {
    covers(&[Rule::Turn10]);
    let text = "p1 gold 0 hacendado 210\np2 gold 0 hacendado 211\nmarket . 118 . . . . / . . . . . .\ndeck";
    // Slid there.
    let mut slid = game(&format!("{text} 061"));
    slid.play(&["end", "buy a1", "event"]);
    assert_eq!((slid.gold(1), slid.gold(2)), (4, 2), "income 2, and 2 for everybody");
    // Dealt there.
    let mut dealt = game("p1 gold 0 hacendado 210\np2 gold 0 hacendado 211\ndeck 118");
    dealt.play(&["end"]);
    assert!(dealt.listed("market", 118));
    dealt.play(&["buy a1", "quo"]);
    assert!(dealt.listed("bullbear", 118));
}

#[test]
fn turn_11_when_the_game_ends_the_rest_of_the_turn_does_not_happen() {
    covers(&[Rule::Turn11]);
    let text = "topples gone 3 seen 4 last 204\np1 gold 9 hacendado 210\np2 gold 5 hacendado 211\n\
                market 204 . 061 . . . / . . . . . .\ndeck 062";
    let mut phase1 = game(text);
    phase1.play(&["buy a1", "quo", "pass", "pass"]);
    let mut phase2 = game(text);
    phase2.play(&["end"]);
    for (game, ending) in [(phase1, Ending::LastToppleFailed), (phase2, Ending::LastToppleDiscarded)] {
        assert_eq!(game.state.outcome().map(|end| (end.winners, end.ending)), Some((1, ending)));
        assert_eq!((game.gold(1), game.gold(2)), (9, 5), "no income");
        assert!(game.line("market").is_some_and(|market| market.starts_with(". . 061")), "no new market");
        assert_eq!((game.decider(), game.state.deck_left()), (None, 1));
    }
}

// ACT

#[test]
fn act_01_actions_come_in_any_order_and_may_be_repeated() {
    covers(&[Rule::Act01]);
    let text = "p1 gold 9 hacendado 210\np1 hand 051 067\nmarket 061 . . . . . / . . . . . .";
    for order in [
        ["sell 051", "play 067", "buy a1"],
        ["buy a1", "sell 051", "play 067"],
        ["play 067", "buy a1", "sell 051"],
    ] {
        let mut game = game(text);
        game.play(&order);
        assert_eq!((game.gold(1), game.actions(), game.in_hand(1, 61)), (8, 0, true));
    }
    let mut same = game("p1 gold 0 hacendado 210\np1 hand 051 067 061");
    same.play(&["sell 051", "sell 067", "sell 061"]);
    assert_eq!(same.gold(1), 9);
}

#[test]
fn act_02_there_are_nine_kinds_of_action() {
    covers(&[Rule::Act02]);
    let game = game(
        "p1 gold 40 hacendado 210\np1 hand 061\np1 has 092 income 1 unrest 1 troop 179\n\
         market 054 . . . . . / . . . . . .",
    );
    let legal = game.legal();
    let verbs: BTreeSet<&str> = legal.iter().filter_map(|command| command.split(' ').next()).collect();
    let nine = ["play", "buy", "public", "sell", "redeploy", "land", "upgrade", "police", "speculate"];
    assert_eq!(verbs, nine.into_iter().chain(["end"]).collect());
}

#[test]
fn act_03_land_a_second_purchase_and_a_black_card_out_of_season_take_two_actions() {
    covers(&[Rule::Act03]);
    let text = "p1 gold 40 hacendado 210\np1 hand 061 165\np1 has 092 income 1 unrest 1 troop 179\n\
                p2 gold 9 hacendado 211\nmarket 054 . . . . . / 118 048 . . . .";
    let costs = |regime: &str, commands: &[&str]| {
        let mut game = game(&format!("regime {regime}\n{text}"));
        game.play(&commands[..commands.len() - 1]);
        let before = game.actions();
        game.play(&commands[commands.len() - 1..]);
        before - game.actions()
    };
    for command in [
        "play 061",
        "buy a1",
        "buy b1",
        "public 214 side 1",
        "sell 061",
        "sell 179",
        "redeploy 179 at 092",
        "upgrade 092 oval 1",
        "police 092",
        "speculate a1",
        "play 165 on p2",
    ] {
        assert_eq!(costs("pax", &[command]), 1, "{command}");
    }
    assert_eq!(costs("pax", &["land 092"]), 2);
    assert_eq!(costs("martial", &["play 165 on p2"]), 2);
    assert_eq!(costs("pax", &["buy a1", "buy b2"]), 2);
    assert_eq!(costs("pax", &["buy b1", "quo", "buy b2"]), 2);
}

#[test]
fn act_04_two_actions_must_both_be_there() {
    covers(&[Rule::Act04]);
    let text = "regime us\np1 gold 9 hacendado 210\np1 hand 165\np1 has 067 income 1\np2 gold 9 hacendado 211\n\
                market 061 054 . . . . / . . . . . .";
    let mut one_left = game(&format!("turn p1 1\n{text}"));
    one_left.refuses(Rule::Act04, "land 067").refuses(Rule::Act04, "play 165 on p2");
    let mut bought = game(&format!("turn p1 2\n{text}"));
    bought.play(&["buy a1"]).refuses(Rule::Act04, "buy a2");
    // What was left of one turn does not help in the next.
    one_left.play(&["end", "end"]);
    assert_eq!(one_left.actions(), 3);
    one_left.play(&["land 067"]).refuses(Rule::Act04, "play 165 on p2");
}

#[test]
fn act_05_an_extra_action_leaves_the_standard_ones_alone() {
    covers(&[Rule::Act05]);
    let mut game = game("p1 gold 0 hacendado 210\np1 hand 061 062 063 064 054\np1 has 025");
    game.play(&["sell 061"]);
    assert_eq!(game.actions(), 3);
    game.play(&["sell 062", "sell 063", "sell 064"]);
    assert_eq!((game.actions(), game.gold(1)), (0, 12));
    game.refuses(Rule::Act04, "sell 054");
}

#[test]
fn act_05_an_extra_action_is_of_its_own_kind_only() {
    let mut game = game("p1 gold 9 hacendado 210\np1 hand 061 067\np1 has 025\nturn p1 0");
    game.refuses(Rule::Act04, "play 067").allows("sell 061");
    game.play(&["sell 061"]).refuses(Rule::Act04, "sell 067");
}

#[test]
fn act_06_jail_leaves_extra_actions_alone() {
    covers(&[Rule::Act06]);
    let mut game =
        game("p1 gold 0 hacendado 210\np2 gold 0 hacendado 211 jailed\np2 hand 061 062 063 064\np2 has 025");
    game.play(&["end", "sell 061", "sell 062", "sell 063"]);
    assert_eq!((game.gold(2), game.actions()), (9, 0));
    game.refuses(Rule::Act04, "sell 064");
}

#[test]
fn act_07_once_a_turn_for_each_card_at_any_moment() {
    covers(&[Rule::Act07]);
    let text = "p1 gold 20 hacendado 210\np1 hand 061 062 063 025 046\np2 hacendado 211";
    // At the end, by a partner played in the same turn (AMB-28).
    let mut late = game(text);
    late.play(&["play 025", "play 046", "play 061", "sell 062"]);
    assert_eq!((late.actions(), late.gold(1)), (0, 20 - 7 - 2 - 4 + 3));
    late.refuses(Rule::Act04, "sell 063");
    // Two cards give two.
    let mut two = game("p1 gold 0 hacendado 210\np1 hand 061 062 063\np1 has 025\np1 has 017\nturn p1 0");
    two.play(&["sell 061", "sell 062"]).refuses(Rule::Act04, "sell 063");
    // The next turn gives them again.
    two.play(&["end", "end", "sell 063"]);
    assert_eq!(two.actions(), 3);
}

#[test]
fn act_07_an_ability_is_spent_for_the_turn() {
    let mut game = game("p1 gold 9 hacendado 210\np1 has 034\np2 hacendado 211\np2 has 067 income 1");
    game.play(&["agitate 034 at 067"]).refuses(Rule::Act07, "agitate 034 at 067");
    game.play(&["end", "end"]).allows("agitate 034 at 067");
}

#[test]
fn act_08_and_act_09_one_discount_the_best_and_halves_round_up() {
    covers(&[Rule::Act08, Rule::Act09]);
    // A mine in Chihuahua for 7: half for Shepherd, half for the bank of El Paso, but not a quarter.
    let mut half = game("p1 gold 9 hacendado 212\np1 hand 089\np1 has 075 income 3");
    half.play(&["play 089"]);
    assert_eq!(half.gold(1), 5);
    // A project in Chihuahua with Loyalty for 8: half for Brittingham, free for the Banco Minero.
    let mut free = game("p1 gold 9 hacendado 212\np1 hand 078\np1 has 036\np1 has 056 income 3");
    free.play(&["play 078"]);
    assert_eq!(free.gold(1), 9);
    // A partner for 4: 2 less for Hopkins; and the Hacendado's own discount alone.
    let mut less = game("p1 gold 9 hacendado 212\np1 hand 008 066\np1 has 015");
    less.play(&["play 008", "play 066"]);
    assert_eq!(less.gold(1), 9 - 2 - 3);
}

#[test]
fn act_10_who_is_paid_gets_what_is_really_paid() {
    covers(&[Rule::Act10]);
    let mut halved =
        game("p1 gold 9 hacendado 211\np2 gold 0 hacendado 212\nmarket . . . . 184*p2 . / . . . . . .");
    halved.play(&["buy a5"]);
    assert_eq!((halved.gold(1), halved.gold(2), halved.reserve(2)), (5, 4, 13));
    let mut free = game(
        "p1 gold 9 hacendado 211\np1 has 007\np2 gold 0 hacendado 212\nmarket . . . . . 203*p2 / . . . . . .",
    );
    free.play(&["buy a6"]);
    assert_eq!((free.gold(1), free.gold(2), free.reserve(2)), (9, 0, 13));
    let mut monopoly = game("p1 gold 9 hacendado 212\np1 hand 066\np2 gold 0 hacendado 211\np2 has 018");
    monopoly.play(&["play 066"]);
    assert_eq!((monopoly.gold(1), monopoly.gold(2)), (6, 3));
}

#[test]
fn act_11_an_enterprise_in_unrest_has_no_abilities() {
    covers(&[Rule::Act11]);
    for (unrest, price) in [(0, 4), (1, 7)] {
        let mut bank =
            game(&format!("p1 gold 9 hacendado 210\np1 hand 089\np1 has 075 income 3 unrest {unrest}"));
        bank.play(&["play 089"]);
        assert_eq!(bank.gold(1), 9 - price);
    }
    let ranch = "p1 gold 9 hacendado 210\np1 has 067 income 1 unrest 1\nturn p1 0\np1 has 094 income 1";
    game(ranch).allows("police 067");
    game(&format!("{ranch} unrest 1")).refuses(Rule::Act04, "police 067");
}

#[test]
fn act_12_leaving_jail_gives_the_third_action_back() {
    covers(&[Rule::Act12]);
    let mut game = game("p1 gold 0 hacendado 210\np2 gold 3 hacendado 211 jailed\np2 hand 061 062 063");
    game.play(&["end", "police jail"]);
    assert_eq!((game.gold(2), game.actions(), game.jailed(2)), (0, 2, false));
    game.play(&["sell 061", "sell 062"]).refuses(Rule::Act04, "sell 063");
}

#[test]
fn act_13_the_phase_is_ended_by_a_word_and_what_is_unspent_is_lost() {
    covers(&[Rule::Act13]);
    let mut game = game("p1 gold 0 hacendado 210\np1 hand 061 062 063 064\np2 hacendado 211");
    game.play(&["sell 061", "sell 062", "sell 063"]);
    assert_eq!((game.active(), game.decider()), (1, Some(p(1))), "it does not end by itself");
    game.play(&["end", "end", "end", "end"]);
    assert_eq!((game.active(), game.actions()), (1, 3), "three, and not six");
}

#[test]
fn act_14_prestige_cubes_are_added_for_nothing() {
    covers(&[Rule::Act14]);
    let mut game = game("p1 gold 0 hacendado 210\np1 has 049 income 1\nturn p1 0");
    assert_eq!(game.reserve(1), 12);
    game.play(&["cover 049"]);
    assert_eq!((game.covered(49), game.actions(), game.gold(1), game.reserve(1)), (true, 0, 0, 11));
}
