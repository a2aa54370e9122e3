//! The rulings AMB-54 to AMB-103: each holds our default, and the other position where there is a switch.
//!
//! Those about the dice game (AMB-64, 67, 68, 77 to 79) and about robots (AMB-81 to 84, 90, 91, 97, 100) come with them;
//! AMB-86, AMB-96 and AMB-101 have nothing to run.

use crate::support::{Game, c, game, p};
use pax_deck::Deck;
use pax_rules::{Ending, Options, Rule, Table, View, Viewer, Zone};

/// Why the game ended.
fn ending(game: &Game) -> Option<Ending> {
    game.state.outcome().map(|outcome| outcome.ending)
}

#[test]
fn amb_54_only_the_victim_may_use_a_spy() {
    let mut game = game(
        "p1 gold 9 hacendado 212\np1 hand 203\np2 gold 0 hacendado 209\np2 has 068 income 1 extorted 183 by p3
         p3 gold 5 hacendado 208\np3 has 046",
    );
    game.play(&["play 203 at 068"]);
    assert_eq!((game.unrest(68), game.decider()), (3, Some(p(1))), "the extorter is not asked");
    assert_eq!((game.gold(3), game.in_grudge(2, 203)), (5, true));
}

#[test]
fn amb_55_a_spy_cancels_the_assassination_of_his_master() {
    let mut game = game(
        "regime us\nmarket 205 . . . . . / . . . . . .\np1 gold 0 hacendado 212\np2 gold 3 hacendado 208
         p2 hand 162\np3 gold 0 hacendado 209 plan 1\np3 has 046",
    );
    game.play(&["buy a1", "quo", "pass", "kill p3 with 162"]);
    assert_eq!((game.decider(), game.gold(2)), (Some(p(3)), 0));
    game.play(&["spy 046"]);
    assert!(game.discarded(46) && game.discarded(162));
    assert_eq!(game.line("p3").as_deref(), Some("gold 0 reserve 15 hacendado 209 plan 1"));
    assert_eq!(game.decider(), Some(p(1)), "the Spy is gone for his fraud");
}

#[test]
fn amb_56_a_flipped_hacendado_is_a_card_of_his_colour_in_strife() {
    let mut game = game(
        "market 125 . . . . . / . . . . . .\np1 gold 0 hacendado 209\np2 gold 0 hacendado 212 plan 1
         p2 has 068 income 1 troop 183\np3 gold 0 hacendado 213\np3 has 069 income 1 troop 185",
    );
    game.play(&["buy a1", "event"]);
    assert!(game.discarded(183), "blue Hacendado, white troop");
    assert!(!game.discarded(185), "a Loyalist has no colour");
}

#[test]
fn amb_57_the_card_that_caused_the_strife_may_be_given_up_to_it() {
    let mut game = game(
        "p1 gold 8 hacendado 209\np1 hand 040\np1 has 017\np2 gold 4 hacendado 213\np2 has 067 income 1\np2 hand 061",
    );
    game.play(&["play 040"]);
    assert!(game.discarded(67), "its other effect has happened");
    game.play(&["discard red"]);
    assert!(game.discarded(40) && !game.discarded(17));
    game.play(&["end"]);
    game.allows("play 061");
}

#[test]
fn amb_58_who_causes_strife_may_play_both_colours_unless_agreed_otherwise() {
    let text = "market 124 . . . . . / . . . . . .\np1 gold 9 hacendado 212\np1 hand 007 017
                p2 gold 9 hacendado 209\np2 hand 032\n";
    let mut free = game(text);
    free.play(&["buy a1", "event"]);
    free.allows("play 007");

    let mut banned = game(&format!("option strife_ban\n{text}"));
    banned.play(&["buy a1", "event"]);
    banned.allows("play 017").refuses(Rule::Strife11, "play 007");
    banned.play(&["end"]);
    banned.allows("play 032");
    banned.play(&["end"]);
    banned.allows("play 007");
}

#[test]
fn amb_59_a_governor_empties_his_district_before_the_strife() {
    let mut game = game(
        "p1 gold 8 hacendado 209\np1 hand 040\np2 gold 5 hacendado 212\np2 has 007\np2 has 067 income 1 troop 184",
    );
    game.play(&["play 040"]);
    assert_eq!((game.decider(), game.discarded(67)), (Some(p(2)), true));
    game.play(&["retreat 184"]);
    assert!(game.listed("p2 army", 184), "five on foot, and Shepherd is white now");
    assert!(game.discarded(7), "so that in the Strife only red can go");
}

#[test]
fn amb_60_civil_war_lets_flagged_troops_retreat_but_neither_move_nor_act_in_place() {
    let mut game = game(
        "p1 gold 5 hacendado 212 plan 2\np1 has 068 income 1 unrest 1 troop 184\np1 has 069 income 1
         p1 has 099 income 1 troop 175\np2 gold 0 hacendado 209\np2 has 040",
    );
    game.refuses(Rule::ActRedeploy11, "redeploy 184 at 069");
    game.refuses(Rule::ActRedeploy11, "redeploy 184 at 068");
    game.play(&["sell 099", "retreat 175"]);
    assert_eq!((game.listed("p1 army", 175), game.gold(1)), (true, 6));
}

#[test]
fn amb_61_a_governor_who_changes_sides_keeps_his_ban_and_repeats_nothing() {
    let mut game = game(
        "p1 gold 9 hacendado 212\np1 hand 158 061\np1 has 017\np2 gold 0 hacendado 209\np2 has 040
         p3 gold 0 hacendado 208\np3 has 067 income 1",
    );
    game.play(&["play 158 on 040"]);
    assert_eq!((game.owner(40), game.gold(1)), (Some(1), 1));
    assert!(!game.discarded(67) && !game.discarded(17), "neither the discard nor the Strife");
    game.refuses(Rule::ActPlay10, "play 061");
}

#[test]
fn amb_62_who_owes_two_monopolists_picks_one() {
    for (paid, gold) in [("pay p2", [0, 5, 0]), ("pay p3", [0, 0, 5])] {
        let mut game = game(
            "p1 gold 5 hacendado 212\np1 hand 095\np2 gold 0 hacendado 209\np2 has 018\np3 gold 0 hacendado 208
             p3 has 038",
        );
        game.play(&["play 095"]);
        assert_eq!(game.decider(), Some(p(1)));
        game.refuses(Rule::Monopoly07, "pay p1");
        game.play(&[paid]);
        assert_eq!([1, 2, 3].map(|seat| game.gold(seat)), gold);
        assert_eq!(game.owner(95), Some(1));
    }
}

#[test]
fn amb_63_diaz_ages_with_every_topple_that_leaves_the_market() {
    for (discards, defence) in [(false, 3), (true, 2)] {
        let market = if discards { "204 205" } else { "061 205" };
        let mut game = game(&format!(
            "option senility\nmarket {market} . . . . / . . . . . .\np1 gold 0 hacendado 212\np2 gold 9 hacendado 209",
        ));
        let slot = if discards { "buy a1" } else { "buy a2" };
        game.play(&["end", slot, "quo"]);
        let line = format!("205 p2 loyalty {defence}");
        assert_eq!(game.line("toppling"), Some(line), "a Topple discarded: {discards}");
    }
}

#[test]
fn amb_65_diaz_never_falls_below_nothing() {
    let mut game = game(
        "option senility\nregime martial\ntopples gone 3 seen 4 last 206\nmarket 206 . . . . . / . . . . . .
         p1 gold 5 hacendado 212\np1 has 024\np2 gold 4 hacendado 209\np3 gold 4 hacendado 213",
    );
    game.play(&["buy a1", "event", "pass", "pass", "pass", "fraud 024"]);
    assert_eq!(ending(&game), Some(Ending::LastToppleFailed), "nobody exceeds nothing with nothing");
}

#[test]
fn amb_66_a_showdown_slot_is_manifesto_then_fraud_then_assassination() {
    let mut game = game(
        "market 205 . . . . . / . . . . . .\np1 gold 0 hacendado 212\np2 gold 3 hacendado 209\np2 has 014 \np2 hand 162",
    );
    game.play(&["buy a1", "quo"]);
    game.refuses(Rule::Turn01, "fraud 014");
    game.play(&["flip 1"]);
    game.refuses(Rule::Turn01, "flip 2").refuses(Rule::Turn01, "kill p2 with 162");
    game.play(&["pass"]);
    game.refuses(Rule::Turn01, "fraud 014");
    game.play(&["kill p2 with 162"]);
    assert!(game.in_grudge(2, 162), "flipped, and killed by his own hand for the award");
    assert_eq!(game.line("p2").as_deref(), Some("gold 0 reserve 13 hacendado 209 dead"));
    assert_eq!(game.decider(), Some(p(1)));
}

#[test]
fn amb_69_a_public_card_that_leaves_play_is_gone() {
    let mut game = game("p1 gold 30 hacendado 212\np2 gold 0 hacendado 209");
    game.play(&["public 215 side 2", "sell 215"]);
    assert!(game.discarded(215));
    game.refuses(Rule::ActPublic01, "public 215 side 1");
}

#[test]
fn amb_70_anything_in_play_is_sold_but_the_hacendado_and_enterprises_in_unrest() {
    let game = game(
        "p1 gold 0 hacendado 212 plan 2\np1 has 068 income 1 unrest 1 troop 183\np1 has 017\np1 army 184
         p2 gold 0 hacendado 209\np2 has 069 income 0 unrest 1 extorted 185 by p1",
    );
    game.allows("sell 183").allows("sell 185").allows("sell 184").allows("sell 017");
    game.refuses(Rule::ActSell03, "sell 068").refuses(Rule::ActSell08, "sell 212");
}

#[test]
fn amb_71_land_is_bought_in_unrest_too() {
    let mut game = game("p1 gold 1 hacendado 212\np1 has 068 income 1 unrest 2\np2 gold 0 hacendado 209");
    game.play(&["land 068"]);
    assert_eq!((game.income(68), game.unrest(68), game.gold(1)), (2, 2, 0));
}

#[test]
fn amb_72_the_highest_connection_counts_and_canals_and_steamships_are_none() {
    for (ovals, price) in [("", 3), ("oval1 p1", 1), ("oval2 p1", 4), ("oval1 p1 oval2 p1", 4)] {
        let mut game = game(&format!(
            "p1 gold 9 hacendado 212\np1 hand 183\np1 has 052 income 1 {ovals}\np2 gold 0 hacendado 209",
        ));
        game.play(&["play 183 at 052"]);
        assert_eq!(9 - game.gold(1), price, "foot with `{ovals}`");
    }
    for (troop, place) in [(183, "053"), (184, "093")] {
        let mut game = game(&format!(
            "p1 gold 9 hacendado 212\np1 hand {troop}\np1 has {place} income 1\np2 gold 0 hacendado 209",
        ));
        game.play(&[&format!("upgrade {place} oval 2")]);
        let gold = game.gold(1);
        game.play(&[&format!("play {troop} at {place}")]);
        let by_mule = if troop == 183 { 1 } else { 3 };
        assert_eq!(gold - game.gold(1), by_mule, "still by mule to {place}");
    }
}

#[test]
fn amb_73_a_speculation_cube_is_moved_by_its_owner_only() {
    let game = game(
        "p1 gold 0 hacendado 212\np2 gold 0 hacendado 209\nmarket 061*p2 062*p1 063 . . . / . . . . . .",
    );
    game.allows("shift market a2 to market a3");
    game.refuses(Rule::Spec17, "shift market a1 to market a3");
}

#[test]
fn amb_74_only_an_empty_reserve_shifts_cubes_but_speculation_cubes_move_always() {
    let text = "p1 gold 0 hacendado 212\np1 has 055 income 2\np1 has 068 income 2\np2 gold 0 hacendado 209
                market 061*p1 062 . . . . / . . . . . .\n";
    let some = game(text);
    some.refuses(Rule::Cube13, "shift income 068 to income 055");
    some.refuses(Rule::Cube13, "shift market a1 to income 055");
    some.allows("shift market a1 to market a2").allows("shift market a1 to reserve");
    let none = game(&format!("{text}p1 has 092 income 8"));
    assert_eq!(none.reserve(1), 0);
    none.allows("shift income 068 to income 055").allows("shift market a1 to income 055");
}

#[test]
fn amb_75_of_equal_gaps_the_upper_row_is_filled_first() {
    let mut game = game(
        "market 061 062 063 064 066 . / 067 068 069 071 . .\ndeck 072 073 082
         p1 gold 0 hacendado 212\np2 gold 0 hacendado 209",
    );
    game.play(&["end"]);
    let market = "061 062 063 064 066 073 / 067 068 069 071 072 082";
    assert_eq!(game.line("market").as_deref(), Some(market));
}

#[test]
fn amb_76_mines_without_value_still_feed_a_smelter_until_they_are_sacked() {
    let mut game = game(
        "pile bear\nmarket 106 . . . . . / . . . . . .\np1 gold 9 hacendado 212\np1 has 079 income 3
         p1 has 048 income 2\np2 gold 9 hacendado 209\np2 has 088 income 1 extorted 193 by p3
         p2 has 096 income 2 troop 183\np3 gold 0 hacendado 208",
    );
    game.play(&["end"]);
    assert!(game.depression() && game.in_hand(2, 88));
    assert_eq!((game.income(48), game.income(96), game.owner(96)), (0, 0, Some(2)));
    assert_eq!(game.income(79), 2, "only the sacked mine is missing");
}

#[test]
fn amb_80_there_is_no_end_of_disks() {
    let mut game = game(
        "depression\np1 gold 9 hacendado 212\np1 hand 203\np2 gold 500 hacendado 209\np2 has 068 income 1 unrest 14
         p2 has 069 income 1 unrest 14",
    );
    game.play(&["play 203 at 068"]);
    assert_eq!((game.unrest(68), game.unrest(69), game.gold(2)), (17, 14, 497));
}

#[test]
fn amb_85_each_side_of_a_public_card_has_its_price() {
    for (card, side, price) in [(214, 1, 12), (214, 2, 12), (215, 1, 18), (215, 2, 18)] {
        let text = |gold: u16| format!("p1 gold {gold} hacendado 212\np2 gold 0 hacendado 209");
        let command = format!("public {card} side {side}");
        game(&text(price - 1)).refuses(Rule::ActPublic02, &command);
        let mut rich = game(&text(price));
        rich.play(&[&command]);
        assert_eq!((rich.gold(1), rich.owner(card)), (0, Some(1)));
    }
}

#[test]
fn amb_87_the_remainder_lies_below_and_the_rapid_deck_has_a_hundred_cards() {
    let mut options = Options::default();
    let table = Table::new(Deck::standard(), options).expect("our own deck fits");
    assert_eq!(table.stack_sizes(2), [11, 11, 12, 12, 12, 12]);
    assert_eq!(table.stack_sizes(3), [13, 13, 13, 13, 14, 14]);
    assert_eq!(table.stack_sizes(4), [15; 6]);
    assert_eq!(table.stack_sizes(5), [16, 16, 17, 17, 17, 17]);
    assert_eq!(table.stack_sizes(6), [18, 18, 18, 18, 19, 19]);
    options.set("setup=rapid").expect("there is a rapid set-up");
    let rapid = Table::new(Deck::standard(), options).expect("our own deck fits");
    assert_eq!([2, 6].map(|seats| rapid.deck_size(seats)), [100, 100], "96 and the four Topples");
}

#[test]
fn amb_88_hands_and_discards_are_known_and_only_the_deck_is_hidden() {
    let game = game(
        "p1 gold 0 hacendado 212\np2 gold 0 hacendado 209\np2 hand 061\ndiscards 062\nbullbear 106\ndeck 063 064",
    );
    for viewer in [Viewer::Seat(p(1)), Viewer::Spectator] {
        let view = View::of(&game.state, viewer);
        assert_eq!(view.zone(c(61)), Some(Zone::Hand(p(2))));
        assert_eq!(view.zone(c(62)), Some(Zone::Discards));
        assert_eq!(view.zone(c(106)), Some(Zone::BullBear));
        assert_eq!((view.zone(c(63)), view.deck_left()), (None, 2));
    }
}

#[test]
fn amb_89_no_conspiracy_takes_a_hacendado() {
    let game = game("p1 gold 30 hacendado 212\np1 hand 158\np2 gold 0 hacendado 208 plan 1\np2 has 017");
    game.allows("play 158 on 017").refuses(Rule::Black03, "play 158 on 208");
}

#[test]
fn amb_92_a_troop_clears_unrest_at_home_unasked() {
    let mut game =
        game("p1 gold 9 hacendado 212\np1 hand 183\np1 has 068 income 1 unrest 3\np2 gold 0 hacendado 209");
    game.play(&["play 183 at 068"]);
    assert_eq!((game.unrest(68), game.decider()), (1, Some(p(1))));
}

#[test]
fn amb_93_a_troop_out_of_place_may_stay_but_not_go_on() {
    let game = game(
        "p1 gold 9 hacendado 212\np2 gold 0 hacendado 209\np2 has 068 income 0 unrest 1 extorted 169 by p1
         p2 has 069 income 1",
    );
    game.allows("redeploy 169 at 068").refuses(Rule::Troop03, "redeploy 169 at 069");
}

#[test]
fn amb_94_a_black_card_takes_one_action_under_its_regime_and_two_under_any_other() {
    for (regime, actions) in [("us", 2), ("pax", 1), ("martial", 1), ("anarchy", 1)] {
        let mut game =
            game(&format!("regime {regime}\np1 gold 1 hacendado 212\np1 hand 144\np2 gold 0 hacendado 209"));
        game.play(&["play 144 on p2"]);
        assert_eq!(game.actions(), actions, "{regime}");
    }
}

#[test]
fn amb_95_an_assassination_costs_what_is_printed_on_its_target() {
    let mut game =
        game("p1 gold 9 hacendado 212\np1 has 015\np1 hand 162 032\np2 gold 0 hacendado 209\np2 has 007");
    game.play(&["play 162 on 007"]);
    assert_eq!(game.gold(1), 3, "six, though partners are two cheaper to play");
    game.play(&["play 032"]);
    assert_eq!(game.gold(1), 1);
}

#[test]
fn amb_98_an_event_may_be_chosen_though_it_does_nothing() {
    let mut game =
        game("market 126 . . . . . / . . . . . .\np1 gold 0 hacendado 212\np2 gold 0 hacendado 209");
    game.play(&["buy a1", "event"]);
    assert_eq!((game.actions(), game.regime().as_str()), (2, "pax"));
    assert!(game.listed("bullbear", 126));
}

#[test]
fn amb_99_what_would_change_nothing_is_not_offered() {
    let game = game("p1 gold 9 hacendado 212\np1 has 068 income 1 troop 183\np2 gold 0 hacendado 209");
    game.refuses(Rule::ActRedeploy03, "redeploy 183 at 068").refuses(Rule::ActPolice01, "police 068");
    let offered = game.legal();
    let is_idle = |command: &&String| command.starts_with("redeploy") || command.starts_with("police");
    assert_eq!(offered.iter().find(is_idle), None);
}

#[test]
fn amb_102_reyes_halves_the_market_price_of_troops_and_not_their_way() {
    let mut game = game(
        "p1 gold 9 hacendado 211\np1 has 068 income 1\np2 gold 0 hacendado 209\nmarket . . . 178 . . / . . . . . .",
    );
    game.play(&["buy a4"]);
    assert_eq!(game.gold(1), 7);
    game.play(&["play 178 at 068"]);
    assert_eq!(game.gold(1), 4, "three by mule");
}

#[test]
fn amb_103_a_market_that_nobody_moves_ends_the_game() {
    let text =
        "market 061 062 . . . . / . . . . . .\np1 gold 5 hacendado 212\np2 gold 9 hacendado 209\nturn p2 3\n";
    let mut stalled = game(&format!("still 7\n{text}"));
    stalled.play(&["end"]);
    assert_eq!(ending(&stalled), Some(Ending::Stall), "four turns of each of two");
    assert_eq!(stalled.gold(2), 11, "after the income of that turn");

    let mut sooner = game(&format!("still 6\n{text}"));
    sooner.play(&["end"]);
    assert_eq!(ending(&sooner), None);

    let mut bought = game(&format!("still 7\n{text}"));
    bought.play(&["buy a1", "end"]);
    assert_eq!((ending(&bought), bought.line("still")), (None, None));

    let mut discarded = game(&format!("still 7\n{}", text.replace("061", "112")));
    discarded.play(&["end"]);
    assert_eq!((ending(&discarded), discarded.line("still")), (None, None));

    let mut off = game(&format!("option stall=0\nstill 300\n{text}"));
    off.play(&["end"]);
    assert_eq!(ending(&off), None);
    let mut one = game(&format!("option stall=1\nstill 1\n{text}"));
    one.play(&["end"]);
    assert_eq!(ending(&one), Some(Ending::Stall));
}
