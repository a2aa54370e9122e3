//! STRIFE, NATION and GOVERNOR.

use crate::support::{self, Game, covers, game, p};
use pax_rules::Rule;

/// Tells whether a command is among the legal ones.
fn offers(game: &Game, command: &str) -> bool {
    game.legal().iter().any(|legal| legal == command)
}

/// Tells how a player's Hacendado stands, as the position says it.
fn stands(game: &Game, seat: u8, stand: &str) -> bool {
    game.line(&format!("p{seat}")).is_some_and(|line| line.contains(stand))
}

/// A blue-white Strife, by a headline that the first player has bought as an event.
fn blue_white(more: &str) -> Game {
    let mut game = game(&format!("market 125 . . . . . / . . . . . .\n{more}"));
    game.play(&["buy a1", "event"]);
    game
}

#[test]
fn strife_01_headlines_and_partners_cause_it() {
    covers(&[Rule::Strife01]);
    let torn = "p1 gold 9 hacendado 212\np2 hacendado 213\np2 has 023\np2 has 016";
    assert_eq!(blue_white(torn).legal(), ["discard blue", "discard white"]);
    let mut quo = game(&format!("market 125 . . . . . / . . . . . .\n{torn}"));
    quo.play(&["buy a1", "quo"]);
    assert_eq!(quo.decider(), Some(p(1)), "not by the status quo");
    let mut partner = game(&format!("{torn}\np1 hand 018"));
    partner.play(&["play 018"]);
    assert_eq!((partner.decider(), partner.legal().len()), (Some(p(2)), 2));
}

#[test]
fn strife_02_who_has_both_loses_all_of_one() {
    covers(&[Rule::Strife02]);
    let torn = "p1 gold 9 hacendado 212\np2 hacendado 213\np2 has 023\np2 has 067 income 1 troop 184\n\
                p2 has 068 income 1 troop 185\np2 has 012";
    let mut blue = blue_white(torn);
    blue.refuses(Rule::Strife02, "discard green");
    blue.play(&["discard blue"]);
    assert!(blue.discarded(23) && blue.troop_at(67) == Some(184) && blue.troop_at(68) == Some(185));
    let mut white = blue_white(torn);
    white.play(&["discard white"]);
    assert!(
        white.owner(23) == Some(2) && white.discarded(184) && white.discarded(185),
        "SCN-23: both troops"
    );
    assert_eq!(white.owner(12), Some(2));
}

#[test]
fn strife_02_the_church_is_of_both_colours() {
    covers(&[Rule::Strife02]);
    let with = |headline: &str, more: &str| {
        let mut game = game(&format!(
            "p1 gold 9 hacendado 213\np2 hacendado 212\np2 has 214\n{more}\nmarket {headline} . . . . . / . . . . . ."
        ));
        game.play(&["buy a1", "event"]);
        game
    };
    for colour in ["discard white", "discard red"] {
        let mut game = with("126", "p2 has 007");
        game.play(&[colour]);
        assert_eq!((game.discarded(214), game.discarded(7)), (true, colour == "discard red"), "always gone");
    }
    let mut white = with("125", "p2 has 023");
    white.play(&["discard white"]);
    assert!(white.discarded(214) && white.owner(23) == Some(2), "here it is white");
    assert_eq!(with("122", "p2 has 023").owner(214), Some(2), "neither blue nor green");
}

#[test]
fn strife_03_clockwise_from_the_left_of_the_causer() {
    covers(&[Rule::Strife03]);
    let mut game = blue_white(
        "p1 gold 9 hacendado 212\np1 has 025\np1 has 017\np2 hacendado 213\np2 has 023\np2 has 016\n\
         p3 hacendado 208\np3 has 020\np3 has 019",
    );
    for (seat, colour) in [(2, "white"), (3, "blue"), (1, "white")] {
        assert_eq!(game.decider(), Some(p(seat)));
        game.play(&[&format!("discard {colour}")]);
    }
    assert_eq!(game.regime(), "anarchy", "and then the next effect");
    assert_eq!((game.owner(23), game.owner(19), game.owner(25)), (Some(2), Some(3), Some(1)));
    assert!(game.discarded(16) && game.discarded(20) && game.discarded(17));
}

#[test]
fn strife_04_extorting_troops_count() {
    covers(&[Rule::Strife04, Rule::Strife13]);
    let mut game = blue_white(
        "p1 gold 9 hacendado 212\np1 has 067 income 0 extorted 184 by p2\np2 gold 9 hacendado 211\n\
         p2 has 023",
    );
    assert_eq!((game.reserve(1), game.reserve(2)), (13, 12));
    game.play(&["discard white"]);
    assert!(game.discarded(184) && !game.extorted(67));
    assert_eq!((game.income(67), game.reserve(1), game.reserve(2)), (1, 12, 13), "the cube goes back");
    assert!(stands(&game, 2, "211"), "no Retreat, though Reyes has a white plan");
    assert_eq!(game.decider(), Some(p(1)));
}

#[test]
fn strife_04_an_army_counts_and_is_never_lost() {
    covers(&[Rule::Strife04, Rule::Strife06, Rule::Strife07]);
    let game = blue_white(
        "p1 gold 9 hacendado 213\np2 hacendado 212 plan 2\np2 army 181 182\np2 has 023\np2 has 095 income 1 troop 168",
    );
    assert_eq!(game.decider(), Some(p(1)), "nothing to choose");
    assert!(game.discarded(23) && game.discarded(168), "all blue");
    assert!(game.listed("p2 army", 181) && game.listed("p2 army", 182) && stands(&game, 2, "plan 2"));
}

#[test]
fn strife_05_it_is_over_at_once() {
    covers(&[Rule::Strife05]);
    let mut game = blue_white("p1 gold 20 hacendado 213\np1 hand 025 019\np2 hacendado 212");
    game.play(&["play 025", "play 019"]);
    assert_eq!((game.owner(25), game.owner(19)), (Some(1), Some(1)));
}

#[test]
fn strife_07_the_hacendado_decides() {
    covers(&[Rule::Strife07, Rule::Strife08]);
    let with_plan = |plan: u8| {
        let game = blue_white(&format!(
            "p1 gold 9 hacendado 213\np2 hacendado 212 plan {plan}\np2 has 023\np2 has 068 income 1 troop 185"
        ));
        assert_eq!(game.decider(), Some(p(1)), "he is not asked");
        (game.discarded(23), game.discarded(185))
    };
    assert_eq!(with_plan(1), (false, true), "SCN-23: flipped blue, the white troop goes");
    assert_eq!(with_plan(2), (true, false));
}

#[test]
fn strife_08_a_flipped_hacendado_alone_makes_both() {
    covers(&[Rule::Strife08, Rule::Strife06]);
    let game = blue_white("p1 gold 9 hacendado 213\np2 hacendado 212 plan 1\np2 has 068 income 1 troop 185");
    assert!(game.discarded(185) && stands(&game, 2, "plan 1"), "AMB-56");
    let loyal = blue_white("p1 gold 9 hacendado 213\np2 hacendado 212\np2 has 068 income 1 troop 185");
    assert!(!loyal.discarded(185), "a Loyalist has no colour");
}

#[test]
fn strife_09_the_causer_too_with_the_new_card() {
    covers(&[Rule::Strife09]);
    let mut game =
        game("p1 gold 18 hacendado 212\np1 has 007\np1 has 067 income 1 troop 189\np2 hacendado 213");
    game.play(&["public 215"]);
    assert_eq!(game.regime(), "us", "SCN-20: first the regime");
    assert_eq!(game.legal(), ["discard red", "discard blue"]);
    let mut other = support::game(&game.text());
    game.play(&["discard red"]);
    assert!(game.discarded(7) && game.discarded(189) && game.owner(215) == Some(1));
    other.play(&["discard blue"]);
    assert!(other.discarded(215) && other.owner(7) == Some(1), "AMB-57");
    assert_eq!((other.regime().as_str(), other.gold(1)), ("us", 0));
}

#[test]
fn strife_10_a_newspaper_has_the_colour_of_its_side() {
    covers(&[Rule::Strife10, Rule::News04]);
    let with = |side: &str| {
        let game =
            blue_white(&format!("p1 gold 9 hacendado 213\np2 hacendado 208\np2 has 023\np2 has 035{side}"));
        game.decider() == Some(p(2))
    };
    assert!(with(""), "white with blue Doheny");
    assert!(!with(" second"), "both blue");
}

#[test]
fn strife_11_the_ban_is_an_option() {
    let start = "market 125 . . . . . / . . . . . .\np1 gold 20 hacendado 213\np1 hand 025 019 012 185\n\
                 p1 has 068 income 1\np2 hacendado 212";
    let mut banned = game(&format!("option strife_ban\n{start}"));
    banned.play(&["buy a1", "event"]);
    for command in ["play 025", "play 019", "play 185 at 068", "public 215", "public 214"] {
        banned.refuses(Rule::Strife11, command);
    }
    banned.allows("play 012").allows("public 215 side 2");
    banned.play(&["end", "end"]);
    banned.allows("play 025");
    let mut free = game(start);
    free.play(&["buy a1", "event"]);
    free.allows("play 025").allows("play 185 at 068");
}

#[test]
fn strife_12_one_colour_alone_is_safe() {
    covers(&[Rule::Strife12]);
    let game = blue_white(
        "p1 gold 9 hacendado 213\np1 has 023\np1 has 025\np2 hacendado 212\np2 has 016\np2 has 007",
    );
    assert_eq!((game.owner(23), game.owner(25), game.owner(16)), (Some(1), Some(1), Some(2)));
    assert_eq!(game.regime(), "anarchy");
}

#[test]
fn strife_13_who_discards_an_extorter_may_become_the_liberator() {
    covers(&[Rule::Strife13]);
    let mut game = blue_white(
        "p1 gold 9 hacendado 213\np2 hacendado 208\np2 has 062 income 0 unrest 1 extorted 184 by p3\np2 has 067 income 13\n\
         p3 hacendado 212\np3 has 023",
    );
    assert_eq!((game.decider(), game.reserve(2)), (Some(p(3)), 0));
    game.play(&["discard white"]);
    assert!(game.in_grudge(3, 62), "AMB-45: the one who made the discard");
    assert!(game.jailed(3) && !game.jailed(1));
}

#[test]
fn strife_15_a_governor_lost_to_strife_ends_the_war() {
    covers(&[Rule::Strife15, Rule::Governor10]);
    let mut game = game("p1 gold 19 hacendado 212\np1 hand 040 067\np1 has 016\np2 hacendado 213");
    game.play(&["play 040"]);
    assert_eq!(game.legal(), ["discard red", "discard white"]);
    game.play(&["discard red"]);
    assert!(game.discarded(40) && game.owner(16) == Some(1));
    game.play(&["play 067"]);
    assert_eq!(game.owner(67), Some(1));
}

#[test]
fn strife_16_grudges_and_enterprises_have_no_colour() {
    covers(&[Rule::Strife16]);
    let game = blue_white(
        "p1 gold 9 hacendado 213\np2 hacendado 210\np2 has 023\np2 grudge 155 061\np2 has 067 income 1\n\
         p2 has 068 income 1 troop 167",
    );
    assert_eq!(game.decider(), Some(p(1)), "a blue partner, a red troop and a white point are not both");
    assert_eq!((game.owner(23), game.owner(67)), (Some(2), Some(2)));
    assert_eq!(game.line("p2 grudge").as_deref(), Some("061 155"));
}

#[test]
fn nation_02_troops_there_retreat_or_go() {
    covers(&[Rule::Nation02, Rule::Nation03]);
    let start = "regime anarchy\np1 gold 9 hacendado 212\np1 hand 145\np2 gold 9 hacendado 213\n\
                 p2 has 068 income 1 unrest 2 oval1 p1 extorted 167 by p3\np3 gold 9 hacendado 208";
    let mut retreats = game(start);
    assert_eq!((retreats.reserve(1), retreats.reserve(2), retreats.reserve(3)), (12, 12, 12));
    retreats.play(&["play 145 on 068"]);
    assert_eq!((retreats.decider(), retreats.legal().len()), (Some(p(3)), 2));
    retreats.play(&["retreat 167"]);
    assert!(retreats.listed("p3 army", 167) && retreats.discarded(68));
    assert_eq!(
        (retreats.reserve(1), retreats.reserve(2), retreats.reserve(3)),
        (13, 13, 15),
        "all cubes home"
    );
    let mut goes = game(start);
    goes.play(&["play 145 on 068", "abandon 167"]);
    assert!(goes.discarded(167) && !stands(&goes, 3, "plan"));
}

#[test]
fn nation_03_unrest_is_cleared() {
    covers(&[Rule::Nation03]);
    let mut game = game(
        "regime anarchy\np1 gold 9 hacendado 212\np1 hand 156\np2 gold 9 hacendado 213\np2 has 068 income 1 unrest 2",
    );
    game.play(&["play 156 on 068", "end", "play 068"]);
    assert_eq!((game.unrest(68), game.income(68)), (0, 1), "it comes back calm");
}

#[test]
fn nation_04_some_partners_protect() {
    covers(&[Rule::Nation04]);
    let mut headline = game(
        "p1 gold 9 hacendado 212\np1 has 074 income 3\np2 gold 9 hacendado 213\np2 has 023\np2 has 056 income 3\n\
         market 117 . . . . . / . . . . . .",
    );
    headline.play(&["buy a1", "event"]);
    assert!(headline.discarded(74) && headline.owner(56) == Some(2), "SCN-26: the bank is kept");
    assert_eq!((headline.gold(1), headline.gold(2)), (4, 4), "half the gold is not");
    let black = game(
        "p1 gold 9 hacendado 212\np1 hand 145 156\np2 hacendado 213\np2 has 023\np2 has 068 income 1\np3 hacendado 208\n\
         p3 has 067 income 1",
    );
    game("p1 gold 9 hacendado 212\np1 hand 145\np1 has 023\np1 has 068 income 1\np2 hacendado 213")
        .refuses(Rule::Nation04, "play 145 on 068");
    black.refuses(Rule::Nation04, "play 145 on 068").allows("play 145 on 067").allows("play 156 on 068");
}

#[test]
fn nation_05_first_edition_protection_holds_against_governors() {
    covers(&[Rule::Nation05]);
    let played = |option: &str| {
        let mut game = game(&format!(
            "{option}p1 gold 9 hacendado 212\np1 hand 040\np1 has 067 income 1\np2 hacendado 213\np2 has 023\n\
             p2 has 091 income 1"
        ));
        game.play(&["play 040"]);
        (game.discarded(67), game.discarded(91))
    };
    assert_eq!(played("option edition=first\n"), (true, false));
    assert_eq!(played(""), (true, true));
}

#[test]
fn nation_06_the_owner_chooses() {
    covers(&[Rule::Nation06]);
    let mut game = game(
        "p1 gold 9 hacendado 212\np1 has 067 income 1\np2 hacendado 213\np2 has 068 income 1\np2 has 062 income 1\n\
         p2 has 051 income 1\np3 hacendado 208\nmarket 116 . . . . . / . . . . . .",
    );
    game.play(&["buy a1", "event"]);
    assert_eq!(
        (game.decider(), game.legal()),
        (Some(p(2)), vec!["choose 062".to_owned(), "choose 068".to_owned()])
    );
    game.refuses(Rule::Headline12, "choose 051");
    game.play(&["choose 068"]);
    assert!(game.discarded(68) && game.discarded(67), "one from each, the only one unasked");
    assert_eq!((game.owner(62), game.owner(51)), (Some(2), Some(2)));
}

#[test]
fn nation_07_nationalised_slaves_have_no_liberator() {
    covers(&[Rule::Nation07]);
    let mut game = game(
        "regime anarchy\np1 gold 9 hacendado 212\np1 hand 145\np2 gold 9 hacendado 213\np2 has 062 income 1 unrest 1",
    );
    game.play(&["play 145 on 062"]);
    assert!(game.discarded(62) && game.line("p1 grudge").is_none() && !game.jailed(1));
}

/// A Governor of Sonora is played.
fn calles(more: &str) -> Game {
    let mut game = game(&format!("p1 gold 19\np1 hand 040\n{more}"));
    game.play(&["play 040"]);
    game
}

#[test]
fn governor_01_two_partners_for_two_districts() {
    covers(&[Rule::Governor01]);
    for (card, gone, stays) in [(40, 67, 68), (41, 68, 67)] {
        let mut game = game(&format!(
            "p1 gold 19 hacendado 212\np1 hand {card:03} 091 069\np2 hacendado 213\np2 has 067 income 1\n\
             p2 has 068 income 1\np2 has 051 income 1"
        ));
        game.play(&[&format!("play {card:03}")]);
        assert!(game.discarded(gone) && game.owner(stays) == Some(2) && game.owner(51) == Some(2));
        assert_eq!((offers(&game, "play 091"), offers(&game, "play 069")), (card == 41, card == 40));
    }
}

#[test]
fn governor_02_all_enterprises_of_the_district_go() {
    covers(&[Rule::Governor02, Rule::Governor11, Rule::Governor12]);
    let game = calles(
        "p1 hacendado 212\np1 has 054 income 2\np2 hacendado 213 dead\np2 has 062 income 1 unrest 1\np2 has 068 income 1\n\
         p2 has 023\np2 has 067 income 0 extorted 172 by p3\np3 hacendado 208",
    );
    for card in [54, 62, 67] {
        assert!(game.discarded(card) && !game.in_hand(2, card), "card {card}");
    }
    assert_eq!(game.owner(68), Some(2));
    assert!(game.line("p1 grudge").is_none() && !game.jailed(1), "no Liberator");
    assert!(game.discarded(172), "a troop with another flag cannot stay either");
    assert_eq!((game.reserve(1), game.reserve(3)), (13, 13));
}

#[test]
fn governor_03_troops_retreat_or_are_discarded() {
    covers(&[Rule::Governor03, Rule::Governor05, Rule::Governor06]);
    let mut game = calles(
        "p1 hacendado 213\np2 gold 9 hacendado 208\np2 has 067 income 1 troop 184\np2 has 007\np3 gold 0 hacendado 210 dead\n\
         p3 has 091 income 1 troop 191",
    );
    assert_eq!(game.decider(), Some(p(2)), "p3 cannot Retreat");
    assert!(game.discarded(67) && game.discarded(91));
    game.play(&["retreat 184"]);
    assert!(stands(&game, 2, "plan 1") && game.listed("p2 army", 184), "despite the flag");
    assert!(game.discarded(7), "then Strife: he stands white now, so red goes");
    assert_eq!((game.owner(40), game.decider()), (Some(1), Some(p(1))));
}

#[test]
fn governor_04_no_card_with_the_flag_is_played_or_redeployed_by_anyone() {
    covers(&[Rule::Governor04, Rule::Governor08]);
    for owner in [1, 2] {
        let game = game(&format!(
            "regime anarchy\nturn p2 3\np1 gold 19 hacendado 212\np{owner} has 040\np2 gold 19 hacendado 208 plan 2\n\
             p2 hand 091 189 069 167\np2 army 191 178\np2 has 068 income 1 unrest 1 troop 190\np2 has 051 income 1\n\
             p1 has 052 income 1\np2 hand 140"
        ));
        for banned in
            ["play 091", "play 189 army", "play 189 at 051", "redeploy 191 at 051", "redeploy 190 army"]
        {
            assert!(!offers(&game, banned), "{banned}");
        }
        assert!(!offers(&game, "redeploy 190 at 068"), "not even in place (AMB-60)");
        game.refuses(Rule::ActPlay10, "play 091").refuses(Rule::ActRedeploy11, "redeploy 191 at 051");
        for free in ["play 069", "play 167 army", "redeploy 178 at 051", "sell 189", "sell 190", "sell 191"] {
            assert!(offers(&game, free), "{free}");
        }
        assert!(game.listed("p2 army", 191) && game.in_hand(2, 91), "what is there stays");
    }
}

#[test]
fn governor_07_when_he_goes_the_ban_ends() {
    covers(&[Rule::Governor07]);
    let start = "regime martial\np1 gold 19 hacendado 212\np1 hand 148 091\np1 has 040\np2 hacendado 213\n\
                 market 126 . . . . . / . . . . . .";
    assert!(!offers(&game(start), "play 091"));
    for command in ["play 148 on 040", "sell 040"] {
        let mut game = game(start);
        game.play(&[command]);
        assert!(game.discarded(40) && offers(&game, "play 091"), "{command}");
    }
}

#[test]
fn governor_09_taken_over_the_ban_goes_on_and_nothing_repeats() {
    covers(&[Rule::Governor09]);
    let mut game = game(
        "regime anarchy\np1 gold 19 hacendado 212\np1 hand 158 092\np1 has 016\np1 has 091 income 1\np2 gold 9 hacendado 213\n\
         p2 has 040",
    );
    game.play(&["play 158 on 040"]);
    assert_eq!((game.owner(40), game.gold(1)), (Some(1), 11));
    assert_eq!((game.owner(91), game.owner(16)), (Some(1), Some(1)), "no discards, no Strife");
    assert!(!offers(&game, "play 092"));
}
