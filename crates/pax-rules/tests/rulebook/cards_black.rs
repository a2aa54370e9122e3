//! The black cards [144] to [166], played.

use crate::support::{self, Game, covers, game, p};
use pax_rules::Rule;

/// What happens to the target.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Deed {
    /// The victim is jailed.
    Arrest,
    /// The target is discarded.
    Discard,
    /// As well, and its price is paid.
    Kill,
    /// The target changes hands, and its price is paid.
    Conspire,
    /// Two Income Cubes go.
    Cubes,
    /// It returns to its owner's hand.
    Repossess,
    /// Nothing but the theft.
    Nothing,
}
use Deed::{Arrest, Conspire, Cubes, Discard, Kill, Nothing, Repossess};

/// Number, its regime, its own price, theft at the table below, its point, whether for opponents only, deed, targets.
type Row = (u8, &'static str, u16, u16, char, bool, Deed, &'static [u8]);

/// The partners at the table below, but for the immune clan [011].
const PARTNERS: &[u8] = &[16, 20, 26, 28, 31, 34, 214];

#[rustfmt::skip]
const BLACK: &[Row] = &[
    (144, "us", 1, 2, 'R', false, Arrest, &[]),
    (145, "anarchy", 5, 0, 'O', false, Discard, &[48, 50, 52, 54, 55, 62, 67, 87, 92]),
    (146, "martial", 1, 2, 'L', false, Discard, &[54, 67, 87, 92]),
    (147, "pax", 0, 1, 'R', false, Discard, &[26, 31, 34]),
    (148, "martial", 0, 0, 'R', false, Kill, PARTNERS),
    (149, "pax", 1, 10, 'R', false, Nothing, &[]),
    (150, "anarchy", 0, 2, 'O', false, Kill, PARTNERS),
    (151, "us", 2, 3, 'O', true, Discard, &[28]),
    (152, "anarchy", 2, 2, 'O', false, Discard, &[52, 55]),
    (153, "us", 0, 0, 'O', false, Kill, PARTNERS),
    (154, "martial", 1, 0, 'O', false, Cubes, &[52, 62, 67]),
    (155, "martial", 0, 0, 'C', false, Kill, PARTNERS),
    (156, "anarchy", 1, 1, 'O', false, Repossess, &[52, 67, 92]),
    (157, "pax", 0, 0, ' ', false, Kill, PARTNERS),
    (158, "anarchy", 0, 0, 'O', true, Conspire, &[11, 16, 31, 34, 214]),
    (159, "anarchy", 0, 0, 'O', true, Discard, &[28]),
    (160, "us", 1, 0, 'O', false, Discard, &[54, 87]),
    (161, "us", 1, 0, 'O', true, Conspire, &[20, 26, 28]),
    (162, "pax", 0, 0, 'O', false, Kill, PARTNERS),
    (163, "martial", 2, 0, 'O', true, Conspire, &[11, 16, 28, 214]),
    (164, "martial", 4, 2, 'O', false, Discard, &[50, 55]),
    (165, "pax", 1, 4, ' ', true, Nothing, &[]),
    (166, "martial", 1, 0, ' ', true, Discard, &[178, 179]),
];

/// What the partners below cost.
fn cost(partner: u8) -> u16 {
    match partner {
        31 => 2,
        16 | 34 => 5,
        11 | 26 => 6,
        28 => 7,
        20 => 8,
        214 => 12,
        _ => panic!("{partner} is no partner here"),
    }
}

/// A board with something of everything. The ranch [092] has no cube, the Herald [026] its American side up.
fn board(seat: u8) -> String {
    let cards = [
        "048",
        "050",
        "051 income 1 troop 168",
        "052 income 1",
        "054 unrest 1",
        "055",
        "057 income 1",
        "062 income 4",
        "066 unrest 1",
        "067 income 2 troop 179",
        "087 unrest 1",
        "092",
        "011",
        "016",
        "020",
        "026 second",
        "028",
        "031",
        "034",
        "214",
    ];
    let cards: String = cards.iter().map(|has| format!("p{seat} has {has}\n")).collect::<Vec<_>>().concat();
    format!("{cards}p{seat} army 178\n")
}

fn against(card: u8, regime: &str) -> Game {
    game(&format!(
        "regime {regime}\np1 gold 30 hacendado 211 hand {card}\np2 gold 30 hacendado 208 plan 2\n{}",
        board(2)
    ))
}

fn against_oneself(card: u8, regime: &str) -> Game {
    game(&format!(
        "regime {regime}\np1 gold 30 hacendado 208 plan 2 hand {card}\np2 gold 30 hacendado 211\n{}",
        board(1)
    ))
}

/// What the card can be aimed at now.
fn targets(game: &Game, card: u8) -> Vec<String> {
    let start = format!("play {card} on ");
    let legal = game.legal();
    legal.iter().filter_map(|command| command.strip_prefix(&start)).map(str::to_owned).collect()
}

fn numbers(cards: &[u8]) -> Vec<String> {
    cards.iter().map(|card| format!("{card:03}")).collect()
}

#[test]
fn every_black_card_has_its_targets_and_no_others() {
    assert_eq!(BLACK.len(), 23);
    for &(card, regime, _, _, _, opponents, deed, cards) in BLACK {
        let mut wanted = match deed {
            // Against oneself as well, as a straw man; but the mill owners' league [149] finds nothing with the player.
            Arrest => vec!["p1".to_owned(), "p2".to_owned()],
            Nothing => vec!["p2".to_owned()],
            _ => numbers(cards),
        };
        let mut found = targets(&against(card, regime), card);
        wanted.sort();
        found.sort();
        assert_eq!(found, wanted, "{card}");
        let mut wanted = match deed {
            Nothing if opponents => vec!["p2".to_owned()],
            _ if opponents => Vec::new(),
            Arrest => vec!["p1".to_owned(), "p2".to_owned()],
            Nothing => vec!["p1".to_owned()],
            _ => numbers(cards),
        };
        let mut found = targets(&against_oneself(card, regime), card);
        wanted.sort();
        found.sort();
        assert_eq!(found, wanted, "{card} against a straw man");
    }
}

#[test]
fn every_black_card_does_its_deed() {
    for &(card, regime, price, theft, point, _, deed, cards) in BLACK {
        let aims: Vec<String> =
            if matches!(deed, Arrest | Nothing) { vec!["p2".to_owned()] } else { numbers(cards) };
        for aim in aims {
            for (now, actions) in [(regime, 2), (if regime == "us" { "pax" } else { "us" }, 1)] {
                let mut game = against(card, now);
                let target: u8 = aim.parse().unwrap_or(0);
                let income = game.income(target);
                let before = game.points(2);
                game.play(&[&format!("play {card} on {aim}")]);
                if (deed, target) == (Conspire, 26) {
                    game.play(&["side 2"]);
                }
                let paid = price + if matches!(deed, Kill | Conspire) { cost(target) } else { 0 };
                assert_eq!((game.gold(1), game.gold(2)), (30 + theft - paid, 30 - theft), "{card} on {aim}");
                assert_eq!(game.actions(), actions, "{card} under {now}");
                assert_eq!(
                    (game.in_grudge(2, card), game.discarded(card)),
                    (point != ' ', point == ' '),
                    "{card}"
                );
                assert_eq!((game.jailed(1), game.jailed(2)), (false, matches!(card, 144 | 147)), "{card}");
                match deed {
                    Arrest | Nothing => {}
                    Discard | Kill => assert!(game.discarded(target), "{card} on {aim}"),
                    Conspire => assert_eq!(game.owner(target), Some(1), "{card} on {aim}"),
                    Cubes => assert_eq!(game.income(target), income.saturating_sub(2), "{card} on {aim}"),
                    Repossess => assert!(game.in_hand(2, target), "{card} on {aim}"),
                }
                if point != ' ' && matches!(deed, Arrest | Nothing | Cubes) {
                    let kind = "LOCR".find(point).expect("a point");
                    assert_eq!(game.points(2)[kind], before[kind] + 1, "{card}");
                }
            }
        }
    }
}

#[test]
fn every_black_card_against_a_straw_man_steals_nothing_and_is_kept() {
    for &(card, regime, price, _, point, opponents, deed, cards) in BLACK {
        let aim = cards.first().map_or("p1".to_owned(), |card| format!("{card:03}"));
        let command = format!("play {card} on {aim}");
        let mut game = against_oneself(card, regime);
        if opponents {
            game.refuses(Rule::Straw04, &command);
            continue;
        }
        game.play(&[&command]);
        let paid = price + if deed == Kill { cost(cards[0]) } else { 0 };
        assert_eq!((game.gold(1), game.gold(2)), (30 - paid, 30), "{card}");
        assert_eq!(
            (game.in_grudge(1, card), game.jailed(1)),
            (point != ' ', matches!(card, 144 | 147)),
            "{card}"
        );
    }
}

#[test]
fn every_black_card_gives_its_point() {
    // Ordinary awards of deeds that take points away themselves are told by the grudge pile alone.
    for &(card, regime, _, _, point, _, _, cards) in BLACK.iter().filter(|row| row.4 != ' ') {
        let mut game = against(card, regime);
        let aim = cards.first().map_or("p2".to_owned(), |card| format!("{card:03}"));
        game.play(&[&format!("play {card} on {aim}")]);
        let awarded = game.events.iter().find_map(|event| match event {
            pax_rules::Event::CardAwarded { seat, prestige, .. } => Some((*seat, format!("{prestige:?}"))),
            _ => None,
        });
        let name = match point {
            'L' => "Loyalty",
            'O' => "Outrage",
            'C' => "Command",
            _ => "Revolution",
        };
        assert_eq!(awarded, Some((p(2), name.to_owned())), "{card}");
    }
}

#[test]
fn c146_the_expelled_chinese_are_a_loyalty_with_a_cube_under_pax() {
    let mut game = game("p1 gold 9 hacendado 211 hand 146\np2 gold 9 hacendado 208\np2 has 067 income 1");
    game.play(&["play 146 on 067"]);
    assert_eq!(game.line("p2 grudge").as_deref(), Some("146+"));
    assert_eq!(game.reserve(2), 12, "fifteen less two and the Prestige Cube");
    let start = "p1 gold 9 hacendado 211 hand 146\np2 hacendado 208\n";
    for other in ["086", "062 income 1", "053 income 1", "081"] {
        support::game(&format!("{start}p2 has {other}"))
            .refuses(Rule::Black03, &format!("play 146 on {}", &other[..3]));
    }
}

#[test]
fn c144_attorneys_find_nobody_who_is_jailed_or_immune() {
    covers(&[Rule::Jail05]);
    let start = "p1 gold 9 hacendado 211 hand 144\n";
    game(&format!("{start}p2 hacendado 208 jailed")).refuses(Rule::Black03, "play 144 on p2");
    for court in ["012", "015"] {
        game(&format!("{start}p2 hacendado 208\np2 has {court}")).refuses(Rule::Jail05, "play 144 on p2");
    }
}

#[test]
fn c145_c146_c152_c160_and_c164_respect_immunity() {
    covers(&[Rule::Nation04]);
    for &(card, regime, .., cards) in BLACK.iter().filter(|row| matches!(row.0, 145 | 146 | 152 | 160 | 164))
    {
        let position = format!("{}p2 has 023\n", against(card, regime).text());
        let immune = game(&position);
        for target in cards {
            immune.refuses(Rule::Nation04, &format!("play {card} on {target:03}"));
        }
    }
}

#[test]
fn c148_c150_c153_c155_c157_and_c162_kill_a_hacendado_in_a_showdown_and_steal_nothing() {
    for (card, ..) in BLACK.iter().filter(|row| row.6 == Kill) {
        let mut game = game(&format!(
            "p1 gold 20 hacendado 212 hand {card}\np2 gold 9 hacendado 208 plan 2\np2 army 178\nmarket 206 . . . . . / . . . . . ."
        ));
        game.refuses(Rule::Hacendado11, &format!("play {card} on p2"));
        game.play(&["buy a1", "quo", "pass", &format!("kill p2 with {card}")]);
        assert_eq!((game.gold(1), game.gold(2)), (14, 9), "{card}: three, and three for his army");
        assert!(game.line("p2").is_some_and(|line| line.contains("dead")) && game.discarded(178), "{card}");
        assert!(!game.in_hand(1, *card));
    }
}

#[test]
fn c148_and_the_other_assassinations_spare_the_clan() {
    for (card, ..) in BLACK.iter().filter(|row| row.6 == Kill) {
        against(*card, "us").refuses(Rule::Gen01, &format!("play {card} on 011"));
    }
}

#[test]
fn c149_the_mill_owners_take_two_for_each_works_of_the_victim() {
    let start = "p1 gold 9 hacendado 211 hand 149\np2 gold 9 hacendado 208\n";
    game(&format!("{start}p2 has 052 income 1")).refuses(Rule::Black03, "play 149 on p2");
    let mut one = game(&format!("{start}p2 has 048 unrest 1"));
    one.play(&["play 149 on p2"]);
    assert_eq!((one.gold(1), one.gold(2), one.actions()), (10, 7, 2));
}

#[test]
fn c154_ejido_grants_take_income_never_the_extortion_cube() {
    let mut game = game(
        "p1 gold 9 hacendado 211 hand 154\np2 gold 9 hacendado 208\np2 has 067 income 1 extorted 184 by p1\np2 has 051 income 3",
    );
    game.refuses(Rule::Black03, "play 154 on 051");
    game.play(&["play 154 on 067"]);
    assert_eq!((game.income(67), game.extorted(67)), (0, true));
}

#[test]
fn c156_the_mormons_take_their_cubes_and_the_troop_leaves() {
    let mut game = game(
        "p1 gold 9 hacendado 211 hand 156\np2 gold 9 hacendado 208\np2 has 053 income 4 oval1 p2 oval2 p1 troop 178",
    );
    game.play(&["play 156 on 053", "retreat 178"]);
    assert!(game.in_hand(2, 53) && game.listed("p2 army", 178));
    assert_eq!((game.reserve(1), game.reserve(2)), (13, 15), "every cube goes home");
    assert_eq!(game.gold(2), 9 - 1 - 2, "the theft, and the way on foot");
}

#[test]
fn c158_c161_and_c163_turn_a_newspaper_and_leave_the_church_as_it_is() {
    let start = "p1 gold 30 hacendado 211 hand 161 163\np2 gold 9 hacendado 208\n";
    let mut herald = game(&format!("{start}p2 has 026 second"));
    herald.play(&["play 161 on 026", "side 1"]);
    assert_eq!((herald.gold(1), herald.points(1)), (23, [1, 0, 0, 0]), "his to turn; one and six are paid");
    let mut church = game(&format!("{start}p2 has 214 second"));
    church.play(&["play 163 on 214"]);
    assert_eq!((church.gold(1), church.points(1)), (16, [0, 0, 1, 0]));
    let mut monopoly =
        game("regime anarchy\np1 gold 9 hacendado 211 hand 158\np1 has 015\np2 hacendado 208\np2 has 027");
    monopoly.play(&["play 158 on 027"]);
    assert_eq!((monopoly.gold(1), monopoly.owner(27)), (5, Some(1)), "no discount");
}

#[test]
fn c147_banned_books_are_those_of_newspapers_writers_and_activists() {
    for partner in 7..=46 {
        let game = game(&format!("p1 gold 9 hacendado 211 hand 147\np2 hacendado 208\np2 has {partner:03}"));
        let is_banned = matches!(partner, 9 | 10 | 26 | 31 | 34 | 35 | 43);
        assert_eq!(!targets(&game, 147).is_empty(), is_banned, "{partner}");
    }
}

#[test]
fn c151_and_c159_find_every_monopoly_and_nothing_else() {
    for partner in 7..=46 {
        let game =
            game(&format!("p1 gold 9 hacendado 211 hand 151 159\np2 hacendado 208\np2 has {partner:03}"));
        let is_monopoly = matches!(partner, 18 | 27 | 28 | 37 | 38);
        for suit in [151, 159] {
            assert_eq!(!targets(&game, suit).is_empty(), is_monopoly, "{suit} on {partner}");
        }
    }
}
