//! The worked examples of the rulebooks, SCN-01 to SCN-23, with their numbers.

use crate::support::{game, p};
use pax_deck::vocabulary::Prestige;
use pax_rules::{Ending, Outcome, Rule};

#[test]
fn scn_01_a_free_card_is_bought_and_sold_for_the_economy() {
    let mut game = game("p1 gold 0 hacendado 212\nmarket 061 . . . . . / . . . . . .");
    game.play(&["buy a1"]);
    assert_eq!((game.gold(1), game.actions()), (0, 2));
    game.play(&["sell 061"]);
    assert_eq!((game.gold(1), game.actions()), (3, 1));
    assert!(game.discarded(61));
}

#[test]
fn scn_02_a_theft_of_four_takes_what_there_is() {
    for (has, stolen) in [(9, 4), (4, 4), (2, 2), (0, 0)] {
        let mut game = game(&format!("p1 gold 1 hacendado 212 \np1 hand 165\np2 gold {has} hacendado 209"));
        game.play(&["play 165 on p2"]);
        assert_eq!((game.gold(1), game.gold(2)), (stolen, has - stolen), "a victim with {has}");
    }
}

#[test]
fn scn_03_a_speculator_is_paid_what_the_buyer_pays() {
    let mut paid = game(
        "p1 gold 16 hacendado 211\np2 gold 0 hacendado 212
         market . . . . . 061*p2 / . . . . . .",
    );
    assert_eq!(paid.reserve(2), 12);
    paid.play(&["buy a6"]);
    assert_eq!((paid.gold(1), paid.gold(2), paid.reserve(2)), (0, 16, 13));

    let mut free = game(
        "p1 gold 16 hacendado 211\np1 has 007\np2 gold 0 hacendado 212
         market . . . . . 203*p2 / . . . . . .",
    );
    free.play(&["buy a6"]);
    assert!(free.in_hand(1, 203));
    assert_eq!((free.gold(1), free.gold(2), free.reserve(2)), (16, 0, 13));
}

#[test]
fn scn_04_land_costs_two_actions_and_a_gold_for_each_cube() {
    let mut game = game(
        "p1 gold 3 hacendado 212\np1 has 062 income 1 oval1 p1 extorted 179 by p2
         p2 gold 0 hacendado 209",
    );
    game.play(&["land 062"]);
    assert_eq!((game.gold(1), game.actions(), game.income(62)), (0, 1, 2));
}

#[test]
fn scn_05_a_connection_cube_is_shifted_to_a_bank_and_the_oval_is_free() {
    let mut game = game(
        "p1 gold 0 hacendado 212\np1 has 055 income 2\np1 has 068 income 10
         p2 gold 3 hacendado 209\np2 has 067 income 1 unrest 1 oval1 p1",
    );
    assert_eq!(game.reserve(1), 0);
    game.play(&["shift oval 067 1 to income 055"]);
    assert_eq!((game.income(55), game.reserve(1), game.actions()), (3, 0, 2));
    assert_eq!(game.after("p2 has 067", "oval1"), None);
    game.play(&["end", "upgrade 067"]);
    assert_eq!(game.after("p2 has 067", "oval1").as_deref(), Some("p2"));
    assert_eq!(game.gold(2), 0, "the usual price");
}

#[test]
fn scn_06_who_shifts_the_last_cube_away_frees_his_slaves_and_is_jailed() {
    let mut game = game(
        "p1 gold 0 hacendado 212\np1 has 055 income 2\np1 has 068 income 8
         p1 has 061 income 2 unrest 3 oval1 p1\np2 gold 3 hacendado 209",
    );
    assert_eq!(game.reserve(1), 0);
    game.play(&["shift oval 061 1 to income 055"]);
    assert_eq!(game.income(55), 3);
    assert_eq!(game.line("p1 grudge").as_deref(), Some("061"));
    assert!(game.jailed(1) && !game.jailed(2));
    assert_eq!(game.reserve(1), 2, "the cubes of the mine are home");
    assert_eq!(game.actions(), 2, "the turn itself is not shortened");
}

#[test]
fn scn_07_indian_fighters_come_by_rail_and_trouble_all_the_rest_of_sonora() {
    let mut game = game(
        "p1 gold 5 hacendado 209\np1 hand 184\np1 has 061 income 2 oval1 p1\np1 has 067 income 1
         p2 gold 5 hacendado 212\np2 has 062 income 1\np2 has 055 income 3",
    );
    game.play(&["play 184 at 061"]);
    assert_eq!(game.gold(1), 4);
    assert_eq!((game.troop_at(61), game.extorted(61), game.income(61)), (Some(184), false, 2));
    assert_eq!(game.regime(), "martial");
    let unrest = [61, 67, 62, 55].map(|card| game.unrest(card));
    assert_eq!(unrest, [0, 1, 1, 0], "own, own other, another's, not in Sonora");
}

#[test]
fn scn_08_in_unrest_the_rail_is_down_and_the_troop_clears_two_disks() {
    let mut game = game(
        "p1 gold 5 hacendado 209\np1 hand 184\np1 has 061 income 2 oval1 p1 unrest 2\np2 gold 5 hacendado 212",
    );
    game.play(&["play 184 at 061"]);
    assert_eq!((game.gold(1), game.unrest(61), game.troop_at(61)), (2, 0, Some(184)));
}

#[test]
fn scn_09_only_a_general_lets_equal_firepower_win() {
    let held = "p1 gold 5 hacendado 209\np1 hand 184\np2 gold 5 hacendado 212
                p2 has 061 income 2 troop 179\n";
    game(held).refuses(Rule::Troop05, "play 184 at 061");

    let mut game = game(&format!("{held}p1 has 022"));
    game.play(&["play 184 at 061"]);
    assert!(game.discarded(179));
    assert_eq!((game.troop_at(61), game.extorted(61), game.income(61)), (Some(184), true, 1));
    assert_eq!(game.gold(1), 2, "by mule");
}

#[test]
fn scn_10_a_depression_sacks_an_extorted_mine_and_the_rebels_retreat() {
    let mut game = game(
        "pile bear\nmarket 106 . . . . . / . . . . . .
         p1 gold 0 hacendado 212\np1 has 061 income 1 extorted 191 by p2\np2 gold 5 hacendado 209",
    );
    game.play(&["end"]);
    assert!(game.depression());
    assert!(game.in_hand(1, 61));
    assert_eq!(game.reserve(1), 13, "all Income Cubes are home");
    assert_eq!(game.decider(), Some(p(2)));
    game.play(&["retreat 191"]);
    assert!(game.listed("p2 army", 191));
    assert_eq!((game.gold(2), game.reserve(2)), (3, 15), "on foot for two; flipped, so without income");
}

#[test]
fn scn_11_in_a_depression_each_card_is_paid_for_or_goes() {
    let mut game = game(
        "depression\np1 gold 0 hacendado 209 plan 1\np1 has 007\np1 has 048 income 0\np1 has 068 income 1
         p2 gold 5 hacendado 212",
    );
    game.play(&["end"]);
    assert_eq!(game.gold(1), 1, "the ranch pays, the mine does not");
    game.play(&["drop 007", "drop 048", "keep 068"]);
    assert_eq!(game.gold(1), 0);
    assert!(game.discarded(7) && game.discarded(48));
    assert_eq!(game.owner(68), Some(1));
}

/// A straw man: a card of three disks against one's own plantation of two cubes, with a gun store beside it.
fn straw_man(attack: u8, cost: u16) {
    let mut game = game(&format!(
        "p1 gold {cost} hacendado 212\np1 hand {attack:03}\np1 grudge 006 139 140
         p1 has 062 income 2\np1 has 057 income 1\np2 gold 5 hacendado 209",
    ));
    game.play(&[&format!("play {attack:03} at 062")]);
    assert_eq!(game.gold(1), 2, "nothing stolen, two from the gun store");
    assert_eq!(game.gold(2), 5);
    assert!(game.in_grudge(1, attack), "Outrage");
    assert!(game.in_grudge(1, 62), "the fourth Revolution");
    let grudges = game.line("p1 grudge").unwrap_or_default();
    assert_eq!(grudges.split_whitespace().count(), 5);
    assert!(game.jailed(1));
    assert_eq!(game.actions(), 2, "this turn goes on with what is left of three");
    game.play(&["end", "end"]);
    assert_eq!((game.active(), game.actions()), (1, 2));
}

#[test]
fn scn_12_wobblies_free_your_own_slaves_and_you_keep_two_points() {
    straw_man(5, 1);
}

#[test]
fn scn_12b_so_do_villistas_on_a_plantation_of_exactly_two_cubes() {
    straw_man(203, 2);
}

#[test]
fn scn_13_in_anarchy_the_heel_of_command_changes_nothing() {
    for side in ["event", "quo"] {
        let mut game = game(
            "regime anarchy\np1 gold 0 hacendado 212\np2 gold 0 hacendado 209
             market 206 . . . . . / . . . . . .",
        );
        game.play(&["buy a1", side]);
        assert_eq!(game.line("toppling").as_deref(), Some("206 p1 revolution 2"), "{side}");
    }
}

#[test]
fn scn_14_fraud_strengthens_diaz_and_an_assassination_makes_a_loyalist() {
    let mut game = game(
        "p1 gold 0 hacendado 212\np2 gold 3 hacendado 209\np2 has 014\np2 hand 162
         p3 gold 0 hacendado 208 plan 1\nmarket 205 . . . . . / . . . . . .",
    );
    game.play(&["buy a1", "quo", "pass", "fraud 014"]);
    assert_eq!(game.line("toppling").as_deref(), Some("205 p1 loyalty 3"));
    assert!(game.discarded(14));
    game.play(&["kill p3 with 162"]);
    assert_eq!(game.gold(2), 0);
    assert_eq!(game.line("p3").as_deref(), Some("gold 0 reserve 13 hacendado 208 dead"));
    assert!(game.in_grudge(3, 162));
    assert_eq!(game.line("toppling").as_deref(), Some("205 p1 loyalty 3"), "for everyone");
}

#[test]
fn scn_15_two_topple_diaz_by_a_coup_and_gold_decides() {
    for (mine, his, winners) in [(10, 9, 0b0001), (9, 10, 0b0010)] {
        let mut game = game(&format!(
            "regime martial\nmarket 206 . . . . . / . . . . . .
             p1 gold {mine} hacendado 212\np1 has 068 income 1 troop 183\np1 has 069 income 1 troop 185
             p2 gold {his} hacendado 209\np2 has 067 income 1 troop 184\np2 has 091 income 1 troop 175
             p2 has 093 income 1 troop 187\np3 gold 30 hacendado 208\np4 gold 30 hacendado 210",
        ));
        game.play(&["buy a1", "event"]);
        assert_eq!(game.line("toppling").as_deref(), Some("206 p1 command 1"));
        game.play(&["pass", "pass", "pass", "pass"]);
        let ending = Ending::Toppled(Prestige::Command);
        assert_eq!(game.state.outcome(), Some(Outcome { winners, ending }));
    }
}

#[test]
fn scn_16_pinkertons_help_diaz_and_not_reyes() {
    for (mine, his, winners) in [(10, 9, 0b0001), (9, 10, 0b0010)] {
        let mut game = game(&format!(
            "market 206 . . . . . / . . . . . .\np1 gold {mine} hacendado 212
             p1 has 011\np1 has 017\np1 has 019\np1 has 028
             p2 gold {his} hacendado 211\np2 has 036\np2 has 044\np2 has 045\np2 has 038\np2 has 008
             p3 gold 30 hacendado 208\np4 gold 30 hacendado 210",
        ));
        game.play(&["buy a1", "event", "flip 1", "fraud 008"]);
        assert_eq!(game.line("toppling").as_deref(), Some("206 p1 loyalty 3"));
        game.play(&["pass", "pass", "pass"]);
        let ending = Ending::Toppled(Prestige::Loyalty);
        assert_eq!(game.state.outcome(), Some(Outcome { winners, ending }));
    }
}

#[test]
fn scn_17_three_points_exceed_diaz_alone_and_two_do_not() {
    for (cards, wins) in [("p1 has 011\np1 has 017\np1 has 019", true), ("p1 has 011\np1 has 017", false)] {
        let mut game = game(&format!(
            "market 206 . . . . . / . . . . . .\np1 gold 0 hacendado 212\n{cards}
             p2 gold 9 hacendado 209\np3 gold 9 hacendado 208",
        ));
        game.play(&["buy a1", "quo", "pass", "pass", "pass"]);
        let ending = Ending::Toppled(Prestige::Loyalty);
        assert_eq!(game.state.outcome(), wins.then_some(Outcome { winners: 1, ending }));
    }
}

#[test]
fn scn_18_a_troop_stays_where_it_may_no_longer_go() {
    let mut rangers = game(
        "regime anarchy\nmarket 118 . . . . . / . . . . . .\np1 gold 9 hacendado 212
         p2 gold 5 hacendado 209\np2 has 068 income 0 unrest 1 extorted 169 by p1\np2 has 069 income 1",
    );
    rangers.play(&["buy a1", "event"]);
    assert_eq!(rangers.regime(), "pax");
    assert_eq!((rangers.troop_at(68), rangers.extorted(68)), (Some(169), true));
    rangers.play(&["redeploy 169 at 068"]);
    assert_eq!((rangers.unrest(68), rangers.gold(1)), (0, 11), "in place, for nothing");
    rangers.refuses(Rule::Troop03, "redeploy 169 at 069");

    let mut rurales = game(
        "regime anarchy\np1 gold 9 hacendado 212\np1 hand 179\np2 gold 5 hacendado 209\np2 has 068 income 1",
    );
    rurales.play(&["play 179 at 068"]);
    assert_eq!(rurales.regime(), "pax");
    assert_eq!((rurales.troop_at(68), rurales.extorted(68)), (Some(179), true));
}

#[test]
fn scn_19_a_monopolist_is_paid_by_others_and_pays_the_pool_himself() {
    let mut other =
        game("turn p2 3\np1 gold 0 hacendado 212\np1 has 018\np2 gold 5 hacendado 209\np2 hand 095");
    other.play(&["play 095"]);
    assert_eq!((other.gold(1), other.gold(2)), (5, 0));

    let mut own = game("p1 gold 5 hacendado 212\np1 has 018\np1 hand 095\np2 gold 0 hacendado 209");
    own.play(&["play 095"]);
    assert_eq!((own.gold(1), own.gold(2)), (0, 0));
}

#[test]
fn scn_20_roosevelt_brings_the_intervention_and_then_strife() {
    for (colour, stays) in [("red", true), ("blue", false)] {
        let mut game = game(
            "turn p1 1\np1 gold 18 hacendado 212\np1 has 007\np1 has 068 income 1 troop 178
             p2 gold 0 hacendado 209\np2 has 032\np2 has 025",
        );
        game.play(&["public 215 side 1"]);
        assert_eq!((game.gold(1), game.actions(), game.regime().as_str()), (0, 0, "us"));
        assert_eq!(game.decider(), Some(p(2)), "the buyer is last");
        game.play(&["discard blue"]);
        assert!(game.discarded(25) && !game.discarded(32));
        assert_eq!(game.decider(), Some(p(1)));
        game.play(&[&format!("discard {colour}")]);
        assert_eq!(game.owner(215).is_some(), stays);
        assert_eq!([7, 178, 215].map(|card| game.discarded(card)), [stays, stays, !stays]);
    }
}

#[test]
fn scn_21_a_rebel_pays_one_on_foot_three_by_mule_and_six_by_rail() {
    for (ovals, price) in [("", 1), ("oval1 p1", 3), ("oval1 p1 oval2 p1", 6)] {
        let mut game = game(&format!(
            "p1 gold 9 hacendado 212\np1 has 068 income 1 troop 167\np1 has 096 income 2 {ovals}
             p2 gold 0 hacendado 209",
        ));
        game.play(&["redeploy 167 at 096"]);
        assert_eq!((9 - game.gold(1), game.troop_at(96)), (price, Some(167)), "`{ovals}`");
    }
}

#[test]
fn scn_22_a_smelter_whose_last_mine_revolts_is_sacked() {
    let mut game = game(
        "p1 gold 2 hacendado 212\np1 hand 203\np2 gold 9 hacendado 209
         p2 has 087 income 0 extorted 179 by p1\np3 gold 9 hacendado 208\np3 has 061 income 2",
    );
    game.play(&["play 203 at 061"]);
    assert!(game.in_grudge(1, 61), "the attacker is the Liberator");
    assert!(game.in_hand(2, 87));
    assert!(game.discarded(179), "Shepherd has no army of that colour");
    assert_eq!(game.reserve(1), 13, "the Extortion Cube is home");
}

#[test]
fn scn_23_strife_takes_the_partner_or_both_troops() {
    let headline = "market 125 . . . . . / . . . . . .\np1 gold 0 hacendado 213\np2 has 025
                    p2 has 068 income 1 troop 183\np2 has 069 income 1 troop 185\n";
    for (colour, gone) in [("blue", [true, false, false]), ("white", [false, true, true])] {
        let mut game = game(&format!("{headline}p2 gold 0 hacendado 209"));
        game.play(&["buy a1", "event"]);
        assert_eq!(game.decider(), Some(p(2)));
        game.play(&[&format!("discard {colour}")]);
        assert_eq!([25, 183, 185].map(|card| game.discarded(card)), gone);
    }
    let mut blue = game(&format!("{headline}p2 gold 0 hacendado 212 plan 1"));
    blue.play(&["buy a1", "event"]);
    assert_eq!(blue.decider(), Some(p(1)), "a blue Hacendado leaves no choice");
    assert_eq!([25, 183, 185].map(|card| blue.discarded(card)), [false, true, true]);
}
