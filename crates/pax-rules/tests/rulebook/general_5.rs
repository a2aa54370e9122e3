//! ACT-PLAY: playing cards from hand.

use crate::support::{Game, covers, game, p};
use pax_rules::Rule;

fn plays(game: &Game, card: u8) -> bool {
    let start = format!("play {card:03} ");
    game.legal().iter().any(|command| format!("{command} ").starts_with(&start))
}

#[test]
fn act_play_01_a_card_costs_what_it_says() {
    covers(&[Rule::ActPlay01]);
    let mut game = game("p1 gold 11 hacendado 210\np1 hand 067 025");
    game.play(&["play 067", "play 025"]);
    assert_eq!((game.gold(1), game.actions()), (0, 1), "4 and 7");
}

#[test]
fn act_play_01_only_what_is_in_hand_and_paid_for() {
    let text = "p1 gold 6 hacendado 210\np1 hand 067 025\np2 hand 051\nmarket 061 . . . . . / . . . . . .";
    game(text)
        .refuses(Rule::ActPlay01, "play 025")
        .refuses(Rule::ActPlay01, "play 051")
        .refuses(Rule::ActPlay01, "play 061")
        .allows("play 067");
}

#[test]
fn act_play_02_a_troop_pays_for_the_way_instead() {
    covers(&[Rule::ActPlay02]);
    // On foot, by mule, and by rail once the oval is built.
    for (place, price) in [("096 income 2", 1), ("088 income 2", 3), ("088 income 2 oval1 p2", 6)] {
        let mut game =
            game(&format!("p1 gold 9 hacendado 210\np1 hand 167\np1 has {place}\np2 hacendado 211"));
        game.play(&[&format!("play 167 at {}", &place[..3])]);
        assert_eq!(game.gold(1), 9 - price, "{place}");
    }
    game("p1 gold 2 hacendado 210\np1 hand 167\np1 has 088 income 2")
        .refuses(Rule::Troop06, "play 167 at 088");
}

#[test]
fn act_play_03_enterprises_and_partners_come_into_ones_own_tableau() {
    covers(&[Rule::ActPlay03]);
    let mut game = game("p1 gold 20 hacendado 210\np1 hand 067 025\np2 hacendado 211");
    game.play(&["play 067", "play 025"]);
    assert_eq!((game.owner(67), game.owner(25)), (Some(1), Some(1)));
    assert_eq!(game.line("p1 hand"), None);
}

#[test]
fn act_play_04_loyalty_gets_a_prestige_cube_in_pax() {
    covers(&[Rule::ActPlay04]);
    for (regime, covered, reserve) in [("pax", true, 10), ("martial", false, 12)] {
        let mut game = game(&format!("regime {regime}\np1 gold 20 hacendado 210\np1 hand 049 017 067"));
        game.play(&["play 049", "play 017"]);
        assert_eq!(
            (game.covered(49), game.covered(17), game.reserve(1)),
            (covered, covered, reserve),
            "{regime}"
        );
        game.play(&["play 067"]);
        assert!(!game.covered(67), "no Loyalty, no cube");
    }
}

#[test]
fn act_play_05_an_enterprise_gets_cubes_by_its_icon() {
    covers(&[Rule::ActPlay05]);
    // A mine, a bank, a ranch, a gun store, a smelter that finds two mines at work in Sonora.
    let cards = [54, 74, 67, 97, 87];
    for (regime, cubes) in [
        ("pax", [2, 3, 1, 1, 2]),
        ("us", [3, 2, 1, 1, 2]),
        ("martial", [2, 2, 1, 1, 2]),
        ("anarchy", [1, 1, 1, 1, 2]),
    ] {
        for (card, wanted) in cards.into_iter().zip(cubes) {
            let mut game = game(&format!(
                "regime {regime}\np1 gold 20 hacendado 210\np1 hand {card:03}\np2 has 061 income 1\n\
                 p2 has 081 income 1\np2 has 082 income 1 unrest 1\np2 has 088 income 1"
            ));
            game.play(&[&format!("play {card:03}")]);
            assert_eq!(game.income(card), wanted, "{card} in {regime}");
        }
    }
    let mut depression = game("depression\np1 gold 20 hacendado 210\np1 hand 054 074 067");
    depression.play(&["play 054", "play 074", "play 067"]);
    assert_eq!([54, 74, 67].map(|card| depression.income(card)), [0, 0, 1]);
}

#[test]
fn act_play_06_an_orange_card_hits_an_enterprise_of_anybody() {
    covers(&[Rule::ActPlay06]);
    let text = "p1 gold 9 hacendado 210\np1 hand 203\np1 has 067 income 1\np2 gold 9 hacendado 211\n\
                p2 has 069 income 1\np2 has 025";
    let mut theirs = game(text);
    theirs.refuses(Rule::Orange01, "play 203 at 025").refuses(Rule::Orange01, "play 203 at 068");
    theirs.play(&["play 203 at 069"]);
    assert_eq!((theirs.unrest(69), theirs.in_grudge(2, 203), theirs.actions()), (3, true, 2));
    let mut own = game(text);
    own.play(&["play 203 at 067"]);
    assert_eq!((own.unrest(67), own.in_grudge(1, 203), own.unrest(69)), (3, true, 0));
}

#[test]
fn act_play_07_a_black_card_takes_two_actions_but_one_under_its_regime() {
    covers(&[Rule::ActPlay07]);
    for (regime, left) in [("pax", 1), ("us", 2), ("martial", 1), ("anarchy", 1)] {
        for victim in [1, 2] {
            let mut game = game(&format!(
                "regime {regime}\np1 gold 9 hacendado 210\np1 hand 144\np2 gold 9 hacendado 211"
            ));
            game.play(&[&format!("play 144 on p{victim}")]);
            assert_eq!(game.actions(), left, "{regime}");
            assert!(game.jailed(victim) && game.in_grudge(victim, 144));
        }
    }
    game("turn p1 1\np1 gold 9 hacendado 210\np1 hand 144\np2 hacendado 211")
        .refuses(Rule::Act04, "play 144 on p2");
}

#[test]
fn act_play_08_a_troop_goes_to_an_enterprise_or_a_flipped_hacendado() {
    covers(&[Rule::ActPlay08]);
    let text = "p1 gold 9 hacendado 210\np1 hand 167 184\np1 has 096 income 2\np2 has 069 income 2";
    let loyal = game(text);
    loyal.refuses(Rule::Troop11, "play 167 army").refuses(Rule::Troop01, "play 167 at 068");
    loyal.allows("play 167 at 096").allows("play 167 at 069");
    // Orozco's first plan is red, and reached on foot.
    let mut flipped = game(&text.replace("hacendado 210", "hacendado 210 plan 1"));
    flipped.refuses(Rule::Army03, "play 184 army");
    flipped.play(&["play 167 army"]);
    assert!(flipped.listed("p1 army", 167));
    assert_eq!((flipped.gold(1), flipped.regime().as_str()), (8, "anarchy"));
}

#[test]
fn act_play_09_a_troop_that_can_go_nowhere_cannot_be_played() {
    covers(&[Rule::ActPlay09]);
    let text = "p1 gold 9 hacendado 210\np1 hand 168\np1 has 067 income 1\np2 has 069 income 1";
    assert!(!plays(&game(text), 168), "no enterprise in America, so no Intervention either");
    assert!(plays(&game(&format!("{text}\np2 has 051 income 1")), 168));
}

#[test]
fn act_play_10_civil_war_keeps_the_flag_in_hand() {
    let war = game(
        "p1 gold 20 hacendado 210\np1 hand 069 183 067 139\np1 has 068 income 1\np1 has 092 income 1\np2 has 041",
    );
    war.refuses(Rule::ActPlay10, "play 069").refuses(Rule::ActPlay10, "play 183 at 068");
    war.allows("play 067");
    assert!(!plays(&war, 139), "an orange card with the flag");
}

#[test]
fn act_play_11_headlines_and_public_cards_are_never_in_hand() {
    covers(&[Rule::ActPlay11]);
    let mut game = game("p1 gold 20 hacendado 210\nmarket 118 . . . . . / 204 . . . . .\np2 hacendado 211");
    game.refuses(Rule::ActPlay01, "play 118").refuses(Rule::ActPlay01, "play 214");
    game.play(&["buy a1", "quo"]);
    assert_eq!(game.line("p1 hand"), None);
    game.play(&["public 214 side 1"]);
    assert_eq!((game.line("p1 hand"), game.owner(214)), (None, Some(1)));
    assert!(game.listed("bullbear", 118));
}

#[test]
fn act_play_12_an_enterprise_comes_even_without_cubes() {
    covers(&[Rule::ActPlay12]);
    for (spent, income) in [(13, 0), (12, 1), (11, 2), (10, 2)] {
        let mut game = game(&format!("p1 gold 9 hacendado 210\np1 hand 054\np1 has 092 income {spent}"));
        game.play(&["play 054"]);
        assert_eq!((game.owner(54), game.income(54)), (Some(1), income));
    }
}

#[test]
fn act_play_13_an_assassination_kills_a_partner_by_action_or_a_player_in_a_showdown() {
    covers(&[Rule::ActPlay13]);
    let text = "p1 gold 9 hacendado 210 plan 1\np1 has 046\np2 gold 9 hacendado 211\np2 hand 162\n\
                market 204 . . . . . / . . . . . .";
    let mut partner = game(&format!("turn p2 3\n{text}"));
    partner.refuses(Rule::Hacendado11, "play 162 on p1");
    partner.play(&["play 162 on 046"]);
    // The victim may have his Spy answer.
    assert_eq!(partner.decider(), Some(p(1)));
    partner.play(&["pass"]);
    assert_eq!((partner.gold(2), partner.actions(), partner.discarded(46)), (7, 2, true));
    let mut player = game(&text.replace("p1 has 046\n", ""));
    player.play(&["buy a1", "quo", "pass", "kill p1 with 162"]);
    assert_eq!((player.gold(2), player.actions()), (6, 2), "3 gold, and no action of anybody");
    assert!(player.in_grudge(1, 162));
    assert!(player.line("p1").is_some_and(|line| line.contains("dead")));
}

#[test]
fn act_play_14_every_action_may_play_a_card() {
    covers(&[Rule::ActPlay14]);
    let mut game = game("p1 gold 30 hacendado 210\np1 hand 067 051 025 046");
    game.play(&["play 067", "play 051", "play 025"]);
    assert_eq!((game.actions(), game.gold(1)), (0, 30 - 4 - 4 - 7));
    game.refuses(Rule::Act04, "play 046");
}

#[test]
fn act_play_15_a_tableau_has_room_for_everything() {
    covers(&[Rule::ActPlay15]);
    let owned = [49, 51, 52, 53, 68, 69, 91, 92, 93, 94, 95, 99, 100, 8, 14, 15, 16, 18, 19, 20, 21, 22, 23];
    let tableau: Vec<String> = owned.iter().map(|card| format!("p1 has {card:03}")).collect();
    let mut game = game(&format!("p1 gold 30 hacendado 210\np1 hand 067 025\n{}", tableau.join("\n")));
    game.play(&["play 067", "play 025"]);
    assert_eq!((game.owner(67), game.owner(25), game.owner(100)), (Some(1), Some(1), Some(1)));
}
