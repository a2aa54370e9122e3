//! TOPPLE.

use crate::support::{Game, covers, game, p};
use pax_deck::vocabulary::Prestige;
use pax_rules::{Ending, Event, Outcome, Rule};

/// Tells whether a command is among the legal ones.
fn offers(game: &Game, command: &str) -> bool {
    game.legal().iter().any(|legal| legal == command)
}

fn winners(game: &Game) -> Option<u8> {
    game.state.outcome().map(|outcome| outcome.winners)
}

/// Hacendados that ask nothing in a showdown, for so many players.
fn silent(seats: usize) -> String {
    let dead = |(seat, card)| format!("p{seat} gold 5 hacendado {card} dead\n");
    (1..=seats).zip(208..).map(dead).collect()
}

/// Grudges of Outrage, Revolution or Command, dealt out to the players.
fn points(kind: Prestige, each: &[usize]) -> String {
    let mut cards: Vec<&str> = match kind {
        Prestige::Outrage => {
            vec!["145", "150", "151", "152", "153", "154", "156", "158", "159", "160", "161", "162"]
        }
        _ => vec!["144", "147", "148", "149", "139", "140", "143", "003", "004", "006", "197", "198"],
    };
    let of = |(seat, count): (usize, &usize)| {
        let grudge = cards.split_off(cards.len() - count).join(" ");
        if grudge.is_empty() { grudge } else { format!("p{} grudge {grudge}\n", seat + 1) }
    };
    each.iter().enumerate().map(of).collect()
}

/// Buys a Topple where nobody can do anything, and returns who has won.
fn topple(regime: &str, each: &[usize], card: u8, side: &str, more: &str) -> Option<u8> {
    let kind = if regime == "us" { Prestige::Outrage } else { Prestige::Revolution };
    let mut game = game(&format!(
        "{more}\nregime {regime}\n{}{}market {card} . . . . . / . . . . . .",
        silent(each.len()),
        points(kind, each)
    ));
    game.play(&["buy a1", side]);
    winners(&game)
}

#[test]
fn topple_01_buying_one_interrupts_the_game() {
    covers(&[Rule::Topple01, Rule::Topple07, Rule::Topple31]);
    let mut game = game(
        "turn p2 3\np1 hacendado 211\np2 hacendado 212\np3 hacendado 213\nmarket 207 . . . . . / . . . . . .",
    );
    game.play(&["buy a1"]);
    assert_eq!((game.decider(), game.legal()), (Some(p(2)), vec!["event".to_owned(), "quo".to_owned()]));
    game.play(&["quo"]);
    for seat in [3, 1, 2] {
        assert_eq!(game.decider(), Some(p(seat)), "from the buyer's left, the buyer last");
        game.play(&["pass"]);
    }
    assert_eq!((game.decider(), game.active(), game.actions()), (Some(p(2)), 2, 2), "and the turn goes on");
}

#[test]
fn topple_02_the_regime_fixes_the_kind() {
    covers(&[Rule::Topple02]);
    for (regime, prestige) in [
        ("pax", Prestige::Loyalty),
        ("us", Prestige::Outrage),
        ("martial", Prestige::Command),
        ("anarchy", Prestige::Revolution),
    ] {
        let mut game = game(&format!("regime {regime}\n{}market 207 . . . . . / . . . . . .", silent(3)));
        game.play(&["buy a1", "quo"]);
        let kind = game.events.iter().find_map(|event| match event {
            Event::TopplingBegan { kind, .. } => Some(*kind),
            _ => None,
        });
        assert_eq!(kind, Some(prestige), "{regime}");
    }
}

#[test]
fn topple_03_the_buyer_chooses_a_side() {
    covers(&[Rule::Topple03, Rule::Topple04, Rule::Topple05, Rule::Topple33]);
    assert_eq!(topple("us", &[2, 0, 0], 207, "event", ""), Some(1), "the heel: 2 > 2 - 1");
    assert_eq!(topple("us", &[2, 0, 0], 207, "quo", ""), None, "no modifier: 2 = 2");
    assert_eq!(topple("us", &[3, 0, 0], 207, "quo", ""), Some(1), "the toppling happens either way");
}

#[test]
fn topple_04_each_has_another_heel() {
    covers(&[Rule::Topple04, Rule::Topple06]);
    for (card, heel) in [(204, "pax"), (205, "anarchy"), (206, "martial"), (207, "us")] {
        for regime in ["pax", "us", "martial", "anarchy"] {
            let mut game =
                game(&format!("regime {regime}\n{}market {card} . . . . . / . . . . . .", silent(3)));
            game.play(&["buy a1", "event"]);
            let defence = game.events.iter().find_map(|event| match event {
                Event::TopplingBegan { defence, .. } => Some(*defence),
                _ => None,
            });
            assert_eq!(defence, Some(if regime == heel { 1 } else { 2 }), "{card} in {regime}");
        }
    }
}

#[test]
fn topple_06_a_heel_of_another_kind_is_irrelevant() {
    covers(&[Rule::Topple06]);
    for side in ["event", "quo"] {
        assert_eq!(topple("anarchy", &[2, 0, 0], 206, side, ""), None, "SCN-13");
        assert_eq!(topple("anarchy", &[3, 0, 0], 206, side, ""), Some(1), "SCN-13");
    }
}

#[test]
fn topple_08_a_manifesto_flips_a_loyalist_to_either_side() {
    covers(&[Rule::Topple08, Rule::Topple32]);
    let start = "p1 gold 9 hacendado 212 dead\np2 gold 9 hacendado 213\np2 hand 162\np2 has 014\np3 hacendado 208 plan 1\n\
                 market 207 . . . . . / . . . . . .";
    for plan in [1, 2] {
        let mut game = game(start);
        game.play(&["buy a1", "quo"]);
        assert_eq!(game.legal(), ["pass", "flip 1", "flip 2"], "first the Manifesto");
        game.play(&[&format!("flip {plan}")]);
        assert!(game.line("p2").is_some_and(|line| line.contains(&format!("213 plan {plan}"))));
        assert_eq!(game.legal(), ["pass", "fraud 014"], "then fraud");
        game.play(&["pass"]);
        assert_eq!(game.legal(), ["pass", "kill p2 with 162", "kill p3 with 162"], "then assassination");
        game.play(&["pass"]);
        assert_eq!(game.decider(), Some(p(1)));
        assert!(offers(&game, "end"), "the flipped and the dead are not asked");
    }
}

#[test]
fn topple_09_fraud_discards_cards_in_play_of_the_toppling_kind() {
    covers(&[Rule::Topple09, Rule::Topple10]);
    let mut game = game(
        "regime us\np1 gold 5 hacendado 208 dead\np1 grudge 145 150 151\np2 hacendado 209 dead\np2 has 046\np2 has 042\n\
         p2 has 008\np2 hand 014\np3 hacendado 210 dead\nmarket 204 . . . . . / . . . . . .",
    );
    game.play(&["buy a1", "quo"]);
    assert_eq!(game.legal(), ["pass", "fraud 042", "fraud 046"]);
    game.refuses(Rule::Topple09, "fraud 008").refuses(Rule::Topple09, "fraud 014");
    game.play(&["fraud 046"]);
    assert_eq!((game.decider(), game.legal()), (Some(p(2)), vec!["pass".to_owned(), "fraud 042".to_owned()]));
    game.play(&["pass"]);
    assert_eq!(winners(&game), None, "3 = 2 + 1");
    assert!(game.discarded(46) && game.owner(42) == Some(2) && game.owner(8) == Some(2));
}

#[test]
fn topple_09_not_outside_a_toppling() {
    game("p1 gold 5 hacendado 208\np1 has 014\np2 hacendado 209").refuses(Rule::Topple09, "fraud 014");
}

#[test]
fn topple_10_the_change_is_for_all_players() {
    covers(&[Rule::Topple10]);
    let with = |answer: &str| {
        let mut game = game(&format!(
            "regime anarchy\n{}p1 grudge 003 004 006\np2 grudge 139 140 143\np2 has 014\nmarket 207 . . . . . / . . . . . .",
            silent(4)
        ));
        game.play(&["buy a1", "quo", answer]);
        winners(&game)
    };
    assert_eq!(with("pass"), Some(0b11), "both exceed two");
    assert_eq!(with("fraud 014"), None, "his own attempt fails too");
}

#[test]
fn topple_10_some_lower_the_defence() {
    covers(&[Rule::Topple10]);
    let with = |answer: &str| {
        let mut game = game(&format!(
            "regime anarchy\n{}p1 grudge 003 004\np3 has 031\nmarket 207 . . . . . / . . . . . .",
            silent(3)
        ));
        game.play(&["buy a1", "quo", answer]);
        winners(&game)
    };
    assert_eq!((with("pass"), with("fraud 031")), (None, Some(1)));
}

#[test]
fn topple_11_the_post_serves_every_kind() {
    covers(&[Rule::Topple11]);
    for regime in ["pax", "us", "martial", "anarchy"] {
        let mut game =
            game(&format!("regime {regime}\n{}p2 has 014\nmarket 207 . . . . . / . . . . . .", silent(3)));
        game.play(&["buy a1", "quo", "fraud 014"]);
        assert!(game.events.contains(&Event::DefenceChanged { by: 1 }) && game.discarded(14), "{regime}");
    }
}

#[test]
fn topple_12_scenario_14() {
    covers(&[Rule::Topple11, Rule::Topple12, Rule::Topple10]);
    let mut game = game(
        "p1 gold 5 hacendado 208 dead\np2 gold 4 hacendado 209 dead\np2 has 014\np2 hand 162\np3 gold 5 hacendado 213 plan 1\n\
         p1 has 017\np1 has 036\np1 has 019\nmarket 207 . . . . . / . . . . . .",
    );
    game.play(&["buy a1", "quo", "fraud 014", "kill p3 with 162"]);
    assert_eq!((game.gold(2), winners(&game)), (1, None), "three Loyalty do not exceed Díaz's three");
    assert!(game.in_grudge(3, 162) && game.discarded(14));
    assert!(game.line("p3").is_some_and(|line| line.contains("213 dead")));
}

#[test]
fn topple_13_strictly_more_than_his_own_tripartite() {
    covers(&[Rule::Topple13, Rule::Topple14, Rule::Topple15]);
    assert_eq!(topple("anarchy", &[2, 0, 0], 207, "quo", ""), None, "SCN-17: two do not suffice");
    assert_eq!(topple("anarchy", &[3, 0, 0], 207, "quo", ""), Some(1), "SCN-17: three do");
    assert_eq!(topple("anarchy", &[4, 1, 1], 207, "quo", ""), None, "2 + 1 + 1");
    assert_eq!(topple("anarchy", &[5, 1, 1], 207, "quo", ""), Some(1), "both opponents count");
}

#[test]
fn topple_14_the_two_weakest_opponents() {
    covers(&[Rule::Topple14, Rule::Topple27, Rule::Topple29]);
    assert_eq!(topple("anarchy", &[4, 1, 0, 3], 207, "quo", ""), Some(1), "2 + 0 + 1, not 2 + 3 + 1");
    assert_eq!(topple("anarchy", &[3, 1, 0, 3], 207, "quo", ""), None);
    assert_eq!(
        topple("anarchy", &[1, 1, 0, 4], 207, "quo", ""),
        Some(0b1000),
        "the buyer need not be the winner"
    );
    assert_eq!(
        topple("anarchy", &[4, 1, 1, 1, 0], 207, "quo", ""),
        Some(1),
        "2 + 0 + 1, whichever of the tied"
    );
}

#[test]
fn topple_16_two_players_face_the_vice_president() {
    covers(&[Rule::Topple16]);
    assert_eq!(topple("anarchy", &[4, 1], 207, "quo", ""), None, "SCN-40: 2 + 1 + 1");
    assert_eq!(topple("anarchy", &[5, 1], 207, "quo", ""), Some(1), "SCN-40");
    assert_eq!(topple("anarchy", &[3, 0], 207, "quo", ""), None);
    assert_eq!(topple("anarchy", &[4, 0], 207, "quo", ""), Some(1));
}

#[test]
fn topple_17_iron_hand_takes_the_two_strongest() {
    covers(&[Rule::Topple17, Rule::Variant04]);
    let points = [5, 2, 1, 0];
    assert_eq!(topple("anarchy", &points, 207, "quo", "option iron_hand"), None, "2 + 2 + 1");
    assert_eq!(topple("anarchy", &points, 207, "quo", ""), Some(1));
    assert_eq!(topple("anarchy", &[6, 2, 1, 0], 207, "quo", "option iron_hand"), Some(1));
}

#[test]
fn topple_18_diaz_grows_old() {
    covers(&[Rule::Topple18, Rule::Variant05, Rule::Topple30]);
    for (gone, least) in [(0, 4), (1, 3), (2, 3), (3, 2)] {
        let with = |points, more: &str| {
            topple("anarchy", &[points, 0, 0], 207, "quo", &format!("topples gone {gone} seen {gone}{more}"))
        };
        let toppled = |points| {
            let mut game = game(&format!(
                "option senility\nregime anarchy\ntopples gone {gone} seen {gone}\n{}{}market 207 . . . . . / . . . . . .",
                silent(3),
                self::points(Prestige::Revolution, &[points, 0, 0])
            ));
            game.play(&["buy a1", "quo"]);
            game.state.outcome().map(|outcome| outcome.ending) == Some(Ending::Toppled(Prestige::Revolution))
        };
        assert!(toppled(least) && !toppled(least - 1), "{gone} gone");
        assert_eq!(with(3, ""), Some(1), "without the option three always suffice");
    }
}

#[test]
fn topple_30_the_defence_can_sink_to_nothing_and_no_further() {
    covers(&[Rule::Topple30]);
    let with = |points: usize, opponents: &str, answers: &[&str]| {
        let mut game = game(&format!(
            "option senility\nregime anarchy\ntopples gone 3 seen 3\n{}{}{opponents}\nmarket 205 . . . . . / . . . . . .",
            silent(3),
            self::points(Prestige::Revolution, &[points, 1, 0])
        ));
        game.play(&["buy a1", "event"]).play(answers);
        game.state.outcome().map(|outcome| outcome.ending)
    };
    let toppled = Some(Ending::Toppled(Prestige::Revolution));
    assert_eq!(with(2, "", &[]), toppled, "SCN-46: 1 - 1 + 1 + 0");
    assert_ne!(with(1, "", &[]), toppled, "SCN-46");
    assert_ne!(with(1, "p3 has 031", &["fraud 031"]), toppled, "AMB-65: not below nothing");
    assert_eq!(with(2, "p3 has 031", &["fraud 031"]), toppled);
}

#[test]
fn topple_19_one_toppler_wins_at_once() {
    covers(&[Rule::Topple19]);
    let mut game = game(&format!(
        "regime anarchy\n{}p2 grudge 003 004 006\np1 gold 99\nmarket 207 . . . . . / . . . . . .",
        silent(3)
    ));
    game.play(&["buy a1", "quo"]);
    assert_eq!(
        game.state.outcome(),
        Some(Outcome { winners: 0b10, ending: Ending::Toppled(Prestige::Revolution) }),
        "however rich the others are"
    );
    assert_eq!(game.decider(), None);
}

#[test]
fn topple_20_several_topplers_compare_their_gold() {
    covers(&[Rule::Topple20, Rule::Topple28]);
    let with = |p2: u8, p3: u8| {
        let mut game = game(&format!(
            "regime martial\n{}p1 gold 5\np2 gold {p2}\np3 gold {p3}\np1 grudge 155\np1 has 214 second\np4 hacendado 213 dead\n\
             p2 has 067 income 1 troop 184\np2 has 068 income 1 troop 185\np2 has 069 income 1 troop 183\n\
             market 206 . . . . . / . . . . . .",
            silent(3)
        ));
        game.play(&["buy a1", "event"]);
        winners(&game)
    };
    assert_eq!(with(4, 99), Some(0b1), "SCN-15: 2 and 3 against 1; more gold wins, p3 is no toppler");
    assert_eq!(with(6, 99), Some(0b10), "having bought it is no bonus");
}

#[test]
fn topple_20_scenario_16() {
    covers(&[Rule::Topple20, Rule::Topple10]);
    let mut game = game(
        "p1 gold 9 hacendado 212 dead\np1 has 017\np1 has 036\np1 has 019\np1 has 044\np2 gold 5 hacendado 211\np2 has 008\n\
         p2 has 028\np2 has 038\np2 has 049 income 1\np2 has 050 income 0\np3 hacendado 208 dead\np4 hacendado 209 dead\n\
         market 206 . . . . . / . . . . . .",
    );
    game.play(&["buy a1", "event", "flip 1", "fraud 008"]);
    assert_eq!(winners(&game), Some(1), "four and five exceed three; more gold wins");
}

#[test]
fn topple_21_no_toppler_on_the_fourth_is_a_gold_victory_of_all() {
    covers(&[Rule::Topple21, Rule::End03, Rule::End04]);
    let mut game = game(&format!(
        "regime anarchy\ntopples gone 3 seen 4\n{}p3 gold 9\np1 grudge 003 004\nmarket 207 . . . . . / . . . . . .",
        silent(3)
    ));
    game.play(&["buy a1", "quo"]);
    assert_eq!(game.state.outcome(), Some(Outcome { winners: 0b100, ending: Ending::LastToppleFailed }));
}

#[test]
fn topple_22_a_failed_topple_goes_to_the_pile_and_play_goes_on() {
    covers(&[Rule::Topple22, Rule::Topple23]);
    let mut game = game(&format!("pile bear\nturn p1 3\n{}market 206 . . . . . / . . . . . .", silent(3)));
    game.play(&["buy a1", "quo"]);
    assert!(
        game.listed("bullbear", 206) && game.line("topples").is_some_and(|line| line.starts_with("gone 1"))
    );
    assert!(game.depression(), "bear on bear");
    assert_eq!((game.active(), game.actions(), game.state.outcome()), (1, 2, None));
}

#[test]
fn topple_25_a_discarded_topple_is_no_toppling_but_one_of_the_four() {
    covers(&[Rule::Topple25]);
    let mut game = game(&format!(
        "regime anarchy\npile bull\ndepression\n{}p1 grudge 003 004 006\nmarket 207 . . . . . / . . . . . .",
        silent(3)
    ));
    game.play(&["end"]);
    assert_eq!(game.state.outcome(), None, "though p1 would topple Díaz");
    assert!(
        game.line("topples").is_some_and(|line| line.starts_with("gone 1")) && game.listed("bullbear", 207)
    );
    assert!(!game.depression(), "and it counts as a bull");
}

#[test]
fn topple_26_what_was_done_in_vain_stays_done() {
    covers(&[Rule::Topple26, Rule::Topple35]);
    let mut game = game(
        "regime anarchy\np1 gold 20 hacendado 212\np1 grudge 003 004 006\np2 hacendado 213\np2 has 014\np3 hacendado 208 dead\n\
         market 207 . . . . . / 095 204 . . . .",
    );
    game.play(&["buy a1", "quo", "flip 2", "fraud 014", "flip 2"]);
    assert_eq!(winners(&game), None, "3 = 2 + 1");
    assert!(game.discarded(14));
    assert!(game.line("p2").is_some_and(|line| line.contains("213 plan 2")));
    assert!(game.line("p1").is_some_and(|line| line.contains("212 plan 2")));
    game.play(&["buy b2", "quo"]);
    assert_eq!(winners(&game), Some(1), "AMB-42: the change was for that toppling only");
}

#[test]
fn topple_28_nothing_but_the_three_decisions_and_spies() {
    covers(&[Rule::Topple28]);
    let mut game = game(
        "p1 gold 20 hacendado 212\np2 gold 20 hacendado 213\np2 hand 203 025 165\np2 has 046\np2 has 068 income 1\n\
         market 207 . . . . . / . . . . . .",
    );
    game.play(&["buy a1", "quo"]);
    assert_eq!(
        (game.decider(), game.legal()),
        (Some(p(2)), ["pass", "flip 1", "flip 2"].map(str::to_owned).to_vec())
    );
    game.play(&["pass"]);
    assert_eq!(game.decider(), Some(p(1)), "no fraud by 046 in Pax, no Assassination in hand");
}

#[test]
fn topple_34_a_speculator_is_paid_before_the_toppling() {
    covers(&[Rule::Topple34]);
    let mut game = game(
        "regime anarchy\np1 gold 20 hacendado 212 dead\np1 grudge 003 004 006\np2 gold 16 hacendado 213 dead\n\
         p2 grudge 139 140 143\np3 hacendado 208 dead\np4 hacendado 210 dead\nmarket . . . . 207*p2 . / . . . . . .",
    );
    assert_eq!(game.reserve(2), 12);
    game.play(&["buy a5"]);
    assert_eq!((game.gold(1), game.gold(2), game.reserve(2)), (12, 24, 13));
    game.play(&["quo"]);
    assert_eq!(winners(&game), Some(0b10), "it decides between the topplers");
}
