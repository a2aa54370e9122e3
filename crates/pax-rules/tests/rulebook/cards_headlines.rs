//! The headlines [105] to [133], bought: bias, Strife, regime, and what they do before.

use crate::support::{Game, covers, game, p};
use pax_rules::{Event, Rule};

/// Number, bias, the colours at odds, the regime.
type Row = (u8, &'static str, Option<[&'static str; 2]>, &'static str);

#[rustfmt::skip]
const HEADLINES: &[Row] = &[
    (105, "bear", Some(["green", "red"]), "pax"),
    (106, "bear", Some(["blue", "white"]), "pax"),
    (107, "bull", None, "pax"),
    (108, "bull", Some(["blue", "green"]), "us"),
    (109, "bear", Some(["blue", "green"]), "us"),
    (110, "bull", Some(["green", "white"]), "pax"),
    (111, "bull", None, "pax"),
    (112, "bull", None, "pax"),
    (113, "bull", Some(["blue", "red"]), "pax"),
    (114, "bear", Some(["green", "red"]), "pax"),
    (115, "bull", Some(["green", "white"]), "martial"),
    (116, "bear", Some(["white", "red"]), "anarchy"),
    (117, "bear", Some(["blue", "green"]), "pax"),
    (118, "bull", None, "pax"),
    (119, "bear", Some(["green", "white"]), "pax"),
    (120, "bull", Some(["green", "red"]), "pax"),
    (121, "bear", Some(["blue", "white"]), "us"),
    (122, "bull", Some(["blue", "green"]), "us"),
    (123, "bear", Some(["blue", "red"]), "martial"),
    (124, "bear", Some(["blue", "red"]), "us"),
    (125, "bull", Some(["blue", "white"]), "anarchy"),
    (126, "bull", Some(["white", "red"]), "pax"),
    (127, "bear", Some(["green", "red"]), "anarchy"),
    (128, "bear", None, "anarchy"),
    (129, "bear", Some(["green", "white"]), "martial"),
    (130, "bear", Some(["white", "red"]), "anarchy"),
    (131, "bear", Some(["blue", "white"]), "martial"),
    (132, "bull", Some(["white", "red"]), "martial"),
    (133, "bull", Some(["blue", "red"]), "martial"),
];

/// A partner of each colour that no headline names.
const COLOURS: [(&str, u8); 4] = [("green", 14), ("blue", 25), ("white", 33), ("red", 22)];

fn partners(seat: u8) -> String {
    COLOURS.iter().map(|(_, card)| format!("p{seat} has {card:03}\n")).collect::<Vec<_>>().concat()
}

/// The headline lies free in the Market, under a regime that it changes.
fn market(card: u8, rest: &str) -> Game {
    let regime = HEADLINES.iter().find(|row| row.0 == card).map_or("", |row| row.3);
    let before = if regime == "martial" { "pax" } else { "martial" };
    game(&format!(
        "regime {before}\np1 gold 9 hacendado 211\np2 gold 9 hacendado 208\nmarket {card} . . . . . / . . . . . .\n{rest}"
    ))
}

/// Buys the headline for its event.
fn event(card: u8, rest: &str) -> Game {
    let mut game = market(card, rest);
    game.play(&["buy a1", "event"]);
    game
}

/// The regime came last, after everything else that the card did.
#[track_caller]
fn regime_comes_last(game: &Game) {
    let done = |event: &Event| {
        matches!(
            event,
            Event::GoldGained { .. }
                | Event::GoldPaid { .. }
                | Event::UnrestPlaced { .. }
                | Event::UnrestRemoved { .. }
                | Event::CardDiscarded { .. }
                | Event::Jailed { .. }
                | Event::Released { .. }
                | Event::SpeculationRemoved { .. }
                | Event::TroopDisplaced { .. }
        )
    };
    let last = game.events.iter().rposition(done).expect("something was done");
    let regime = game.events.iter().position(|event| matches!(event, Event::RegimeChanged { .. }));
    assert!(regime.is_some_and(|regime| last < regime), "{:?}", game.events);
}

#[test]
fn every_headline_brings_strife_and_then_its_regime() {
    assert_eq!(HEADLINES.len(), 29);
    for &(card, bias, strife, regime) in HEADLINES {
        for owner in [1, 2] {
            let mut game = event(card, &partners(owner));
            if let Some(colours) = strife {
                assert_eq!(game.decider(), Some(p(owner)), "{card}: whoever has both colours, the buyer too");
                assert_ne!(game.regime(), regime, "{card}: the regime comes after the Strife");
                for (colour, _) in COLOURS {
                    let command = format!("discard {colour}");
                    assert_eq!(
                        game.legal().contains(&command),
                        colours.contains(&colour),
                        "{card}: {command}"
                    );
                }
                game.play(&[&format!("discard {}", colours[1])]);
                for (colour, partner) in COLOURS {
                    let wanted = if colour == colours[1] { None } else { Some(owner) };
                    assert_eq!(game.owner(partner), wanted, "{card}: {colour}");
                }
            }
            assert_eq!((game.regime().as_str(), game.active()), (regime, 1), "{card}");
            assert_eq!(game.line("pile").as_deref(), Some(bias), "{card}");
        }
    }
}

#[test]
fn every_headline_can_be_bought_for_nothing_to_happen() {
    for &(card, bias, ..) in HEADLINES {
        let board = format!(
            "{}p2 has 052 income 1 troop 167\np2 has 048\np2 has 047\np2 has 057 income 1\np1 hand 061\np1 has 062 income 1",
            partners(2)
        );
        let mut game = market(card, &board);
        let before = game.text();
        game.play(&["buy a1", "quo"]);
        assert_eq!((game.actions(), game.line("pile").as_deref()), (2, Some(bias)), "{card}");
        let cards = |text: &str| -> Vec<String> {
            text.lines()
                .filter(|line| line.starts_with('p') || line.starts_with("regime"))
                .map(str::to_owned)
                .filter(|line| !line.starts_with("pile") && !line.starts_with("pending"))
                .collect()
        };
        assert_eq!(cards(&game.text()), cards(&before), "{card}");
    }
}

/// What a headline gives or takes by what a player has: the card, gold for each, what counts, what does not.
type Counting = (u8, i16, &'static [&'static str], &'static [&'static str]);

#[rustfmt::skip]
const COUNTING: &[Counting] = &[
    (105, 1, &["061", "062 income 1"], &["067 income 1", "052 income 1"]),
    (106, -2, &["051 income 1", "047"], &["067 income 1", "022"]),
    (107, 1, &["049 income 1", "017", "grudge 146"], &["056 unrest 1", "018", "067 income 1"]),
    (108, 1, &["025", "051 income 1 troop 168"], &["033", "067 income 1 troop 184"]),
    (112, 1, &["049 income 1", "068 income 1 oval1 p3"], &["047", "067 income 1", "100 income 1 unrest 1 oval1 p3"]),
    (113, 1, &["048", "087"], &["066", "060", "067 income 1"]),
    (114, -1, &["047", "048", "087"], &["067 income 1", "058", "057 income 1"]),
    (115, 1, &["067 income 1 troop 179", "051 income 1 troop 168"], &["014", "052 income 1"]),
    (118, 2, &[""], &["067 income 1", "014"]),
    (122, 2, &["057 income 1", "097 income 1 unrest 1"], &["047", "067 income 1"]),
];

#[test]
fn every_headline_about_gold_counts_what_each_player_has() {
    for &(card, each, yes, no) in COUNTING {
        for owner in [1, 2] {
            let has = |cards: &[&str]| -> String {
                let line = |card: &&&str| match **card {
                    "" => String::new(),
                    card if card.starts_with("grudge") => format!("p{owner} {card}\n"),
                    card => format!("p{owner} has {card}\n"),
                };
                cards.iter().map(|card| line(&card)).collect::<Vec<_>>().concat()
            };
            let stand = format!("p3 gold 9 hacendado 209\n{}", has(yes));
            let without = event(card, &stand);
            let game = event(card, &format!("{stand}{}", has(no)));
            assert_eq!(game.gold(owner), without.gold(owner), "{card}: the rest does not count");
            // The Reserve Act [118] gives to all.
            let count = if card == 118 { 1 } else { i16::try_from(yes.len()).expect("few") };
            let change = |seat: u8| i16::try_from(game.gold(seat)).expect("small") - 9;
            assert_eq!(change(owner), each * count, "{card}");
            let others = if card == 118 { each } else { 0 };
            assert_eq!((change(3 - owner), change(3)), (others, others), "{card}");
            regime_comes_last(&game);
        }
    }
}

#[test]
fn c106_and_c114_take_no_more_than_there_is() {
    let statehood = event(106, "p2 gold 3\np2 has 051 income 1\np2 has 047");
    assert_eq!(statehood.gold(2), 0);
    let panic = event(114, "p2 gold 1\np2 has 048\np2 has 047");
    assert_eq!(panic.gold(2), 0);
}

#[test]
fn c108_panama_counts_a_blue_hacendado() {
    let mut blue = game(
        "p1 gold 9 hacendado 209 plan 2\np2 gold 9 hacendado 208 plan 2\nmarket 108 . . . . . / . . . . . .",
    );
    blue.play(&["buy a1", "event"]);
    assert_eq!((blue.gold(1), blue.gold(2)), (10, 9));
}

/// What a headline does to enterprises: the card, disks placed or removed, where, where not.
type Unsettling = (u8, i16, &'static [&'static str], &'static [&'static str]);

#[rustfmt::skip]
const UNSETTLING: &[Unsettling] = &[
    (111, -1, &["067 income 1", "048"], &["051 income 1"]),
    (119, 1, &["049 income 1", "078"], &["052 income 1", "087", "060"]),
    (124, 1, &["052 income 1", "048", "055"], &["067 income 1", "051 income 1"]),
    (125, 1, &["057 income 1", "065 income 1"], &["051 income 1", "047"]),
    (126, -2, &["066", "087", "058"], &["067 income 1", "055"]),
    (127, 1, &["067 income 1", "062 income 6", "052 income 1"], &["051 income 1", "048"]),
];

#[test]
fn every_headline_about_unrest_finds_its_enterprises_everywhere() {
    for &(card, change, yes, no) in UNSETTLING {
        for owner in [1, 2] {
            for disks in [1_u16, 3] {
                let has = |cards: &[&str]| -> String {
                    cards
                        .iter()
                        .map(|card| format!("p{owner} has {card} unrest {disks}\n"))
                        .collect::<Vec<_>>()
                        .concat()
                };
                let game = event(card, &format!("{}{}", has(yes), has(no)));
                for other in yes {
                    let number = other[..3].parse().expect("a number");
                    let wanted = disks.saturating_add_signed(change);
                    assert_eq!(game.unrest(number), wanted, "{card}: {number}");
                }
                for other in no {
                    assert_eq!(game.unrest(other[..3].parse().expect("a number")), disks, "{card}: {other}");
                }
                regime_comes_last(&game);
            }
        }
    }
}

/// Partners that a headline sweeps away.
type Sweeping = (u8, &'static [u8], &'static [u8]);

#[rustfmt::skip]
const SWEEPING: &[Sweeping] = &[
    (121, &[8, 13, 21, 32, 46], &[14, 31, 12]),
    (130, &[29, 34, 43], &[31, 10, 22]),
    (132, &[18, 27, 28, 37, 38], &[19, 20, 23]),
];

#[test]
fn every_headline_about_partners_discards_them_at_once() {
    for &(card, yes, no) in SWEEPING {
        // The Strife that follows is settled by a tableau of one card.
        for other in yes.iter().chain(no) {
            for owner in [1, 2] {
                let game = event(card, &format!("p{owner} has {other:03}"));
                let wanted = if yes.contains(other) { None } else { Some(owner) };
                assert_eq!(game.owner(*other), wanted, "{card}: {other}");
            }
        }
        let all: String = yes.iter().map(|card| format!("p2 has {card:03}\n")).collect::<Vec<_>>().concat();
        let game = event(card, &all);
        assert!(yes.iter().all(|other| game.discarded(*other)), "{card}: no Spy, no choice");
        assert_eq!(game.decider(), Some(p(1)));
        regime_comes_last(&game);
    }
}

/// Whose holders a headline jails.
const JAILING: &[Sweeping] =
    &[(123, &[7, 22, 31, 214], &[14, 25, 33, 215]), (129, &[11, 16, 42, 44], &[14, 22, 12])];

#[test]
fn every_headline_about_jail_finds_the_holders() {
    for &(card, yes, no) in JAILING {
        for other in yes.iter().chain(no) {
            let mut game = event(card, &format!("p2 has {other:03}\np3 hacendado 209\np1 has 039"));
            if game.decider() != Some(p(1)) {
                game.play(&["discard white"]);
            }
            assert_eq!(
                (game.jailed(1), game.jailed(2), game.jailed(3)),
                (false, yes.contains(other), false),
                "{card}: {other}"
            );
        }
        let own = event(card, &format!("p1 has {:03}", yes[0]));
        assert!(own.jailed(1), "{card}: the buyer as well");
        let immune = event(card, &format!("p2 has {:03}\np2 has 015", yes[0]));
        assert!(!immune.jailed(2), "{card}");
        regime_comes_last(&own);
    }
}

/// Troops that a headline calls home.
type Recalling = (u8, &'static [(&'static str, u8)], &'static [(&'static str, u8)]);

#[rustfmt::skip]
const RECALLING: &[Recalling] = &[
    (105, &[("067", 191), ("091", 188)], &[("052", 177), ("068", 183), ("092", 184)]),
    (109, &[("067", 179), ("052", 193)], &[("091", 184), ("068", 177), ("051", 168)]),
    (133, &[("067", 191), ("052", 177)], &[("051", 196), ("091", 179), ("068", 183)]),
];

#[test]
fn every_headline_that_recalls_troops_sends_them_home() {
    for &(card, yes, no) in RECALLING {
        let troops = |cards: &[(&str, u8)]| -> String {
            cards
                .iter()
                .map(|(at, troop)| format!("p2 has {at} income 1 troop {troop}\n"))
                .collect::<Vec<_>>()
                .concat()
        };
        let mut game = event(card, &format!("{}{}p2 gold 20", troops(yes), troops(no)));
        // Carranza [208] has an army for red troops, none for green ones.
        if card == 109 {
            assert!(yes.iter().all(|(_, troop)| game.discarded(*troop)), "{card}: no army of their colour");
        } else {
            assert_eq!(game.decider(), Some(p(2)), "{card}");
            let (first, second) = (yes[0].1, yes[1].1);
            game.play(&[&format!("retreat {first}"), &format!("abandon {second}")]);
            assert!(game.listed("p2 army", first) && game.discarded(second), "{card}");
        }
        for (at, troop) in no {
            assert_eq!(game.troop_at(at.parse().expect("a number")), Some(*troop), "{card}");
        }
    }
}

#[test]
fn c110_municipal_land_laws_give_each_a_piece_of_land() {
    let mut game = event(
        110,
        "p1 has 051 income 1\np1 has 067 income 1\np2 has 052 income 1\np2 has 062 income 2\np2 has 048",
    );
    assert_eq!(game.decider(), Some(p(2)), "from the buyer's left");
    game.refuses(Rule::Headline12, "choose 048");
    game.play(&["choose 062"]);
    assert_eq!((game.income(62), game.income(52)), (3, 1));
    assert_eq!((game.income(67), game.income(51)), (2, 1), "only Mexico; a single choice makes itself");
    assert_eq!((game.gold(1), game.gold(2)), (9, 9));
}

#[test]
fn c111_the_centennial_opens_the_jails() {
    let game = event(111, "p1 jailed\np2 jailed\np3 hacendado 209 jailed\nturn p1 2");
    assert!((1..=3).all(|seat| !game.jailed(seat)));
    assert_eq!(game.actions(), 2, "and gives the buyer his third action back");
    regime_comes_last(&game);
}

#[test]
fn c114_and_c128_end_all_speculation() {
    for card in [114, 128] {
        let mut game = game(&format!(
            "p1 gold 9 hacendado 211\np2 gold 9 hacendado 208\nmarket {card} 061*p1 062*p2 . . . / . . . 063*p2 . .\nregime us"
        ));
        game.play(&["buy a1", "event"]);
        assert_eq!((game.reserve(1), game.reserve(2)), (13, 13), "{card}");
        assert!(!game.line("market").unwrap_or_default().contains('*'), "{card}");
        regime_comes_last(&game);
    }
}

#[test]
fn c116_and_c131_nationalize_one_enterprise_of_each() {
    covers(&[Rule::Headline12]);
    let stands: [(u8, [u8; 2], u8, u8); 2] = [(116, [52, 62], 67, 51), (131, [48, 58], 54, 66)];
    for (card, [one, two], single, abroad) in stands {
        let mut game = event(
            card,
            &format!(
                "p2 has {one:03} income 1\np2 has {two:03} income 1\np2 has {abroad:03}\np1 has {single:03} income 1\np3 gold 9 hacendado 209"
            ),
        );
        assert_eq!(game.decider(), Some(p(2)), "{card}");
        assert_eq!(game.owner(single), Some(1), "{card}: nothing goes before all have chosen");
        game.refuses(Rule::Headline12, &format!("choose {abroad:03}"));
        game.refuses(Rule::Headline12, &format!("choose {single:03}"));
        game.play(&[&format!("choose {two:03}")]);
        assert!(game.discarded(two) && game.discarded(single), "{card}: the buyer's only one too");
        assert_eq!((game.owner(one), game.owner(abroad)), (Some(2), Some(2)), "{card}");
        regime_comes_last(&game);
    }
}

#[test]
fn c117_the_central_bank_takes_half_the_gold_and_every_bank() {
    let mut game = game(
        "regime us\np1 gold 7 hacendado 211\np1 has 047\np2 gold 8 hacendado 208\np2 has 055\np2 has 075\np2 has 057 income 1\np3 gold 1 hacendado 209\nmarket 117 . . . . . / . . . . . .",
    );
    game.play(&["buy a1", "event"]);
    assert_eq!((game.gold(1), game.gold(2), game.gold(3)), (3, 4, 0), "the half that is lost is rounded up");
    assert!([47, 55, 75].iter().all(|bank| game.discarded(*bank)));
    assert_eq!(game.owner(57), Some(2), "a gun store is no bank");
    regime_comes_last(&game);
}

#[test]
fn c119_checks_the_clan_upright_points_only() {
    let game = event(119, "p2 has 049 income 1\np2 has 056 income 2\np2 has 055");
    assert_eq!((game.unrest(49), game.unrest(56), game.unrest(55)), (1, 1, 0));
}

#[test]
fn c120_church_and_state_do_nothing_else() {
    let game = event(120, "p1 has 052 income 1\np2 has 061\np2 has 014");
    assert_eq!((game.gold(1), game.gold(2)), (9, 9));
    assert_eq!((game.unrest(52), game.unrest(61), game.owner(14)), (0, 0, Some(2)));
}

#[test]
fn c127_a_drought_frees_slaves_whose_cubes_are_too_few() {
    let game = event(127, "p2 has 073");
    assert!(game.in_grudge(1, 73) && game.jailed(1), "the buyer is the Liberator");
}

#[test]
fn c128_the_comet_takes_a_card_from_every_hand() {
    let mut game =
        event(128, "p1 hand 061 062\np2 hand 063 064\np3 hacendado 209\np4 hacendado 210 hand 065");
    assert_eq!(game.decider(), Some(p(2)), "clockwise from the buyer's left");
    game.refuses(Rule::Headline12, "choose 061");
    game.play(&["choose 064"]);
    assert!(game.discarded(64) && game.discarded(65) && game.in_hand(2, 63), "the empty hand is skipped");
    game.play(&["choose 061"]);
    assert!(game.discarded(61) && game.in_hand(1, 62), "the buyer last");
    regime_comes_last(&game);
}
