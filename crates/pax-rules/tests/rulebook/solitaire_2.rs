//! SOLO: special rules, the showdown, the end, and the rows of other sections that only the solitaire game meets.

use crate::support::{self, Game, covers, game, p};
use pax_deck::vocabulary::Prestige;
use pax_deck::word::Word as _;
use pax_rules::{Ending, Event, Outcome, Rule, View, Viewer};

const HUMAN: &str = "p1 gold 10 hacendado 212";
/// A human whose Hacendado cannot flip, with five Loyalty.
const LOYAL_5: &str =
    "p1 gold 10 hacendado 212 dead\np1 has 017\np1 has 019\np1 has 036\np1 has 044\np1 has 011";

/// A turn of the human.
fn solo(text: &str) -> Game {
    game(&format!("option solitaire\n{text}"))
}

/// Díaz is about to roll for the upper row.
fn diaz(market: &str, rest: &str) -> Game {
    solo(&format!("turn p2 0\nmarket {market}\n{rest}\npending diaz 1 0 0\npending die row 1"))
}

/// Díaz buys and plays this card, and nothing else.
fn plays(card: u8, rest: &str) -> Game {
    let mut game = diaz(&format!("{card:03} . . . . . / . . . . . ."), rest);
    game.play(&["roll 1"]);
    game
}

/// The human buys this Topple.
fn topples(card: u8, side: &str, rest: &str) -> Game {
    let mut game = solo(&format!("market {card:03} . . . . . / . . . . . .\n{rest}"));
    game.play(&["buy a1", side]);
    game
}

fn winners(game: &Game) -> Option<u8> {
    game.state.outcome().map(|outcome| outcome.winners)
}

fn points(game: &Game, seat: u8, kind: Prestige) -> u8 {
    let view = View::of(&game.state, Viewer::Seat(p(1)));
    view.figures(&game.table)[usize::from(seat - 1)].prestige[kind.index()]
}

#[test]
fn solo_16_in_a_showdown_he_discards_what_raises_his_defence() {
    covers(&[Rule::Solo16, Rule::Solo35]);
    let six = format!("{LOYAL_5}\np1 has 028");
    assert_eq!(winners(&topples(205, "quo", &six)), Some(1), "six against four");
    let game = topples(205, "quo", &format!("{six}\np2 has 008\np2 has 014\np2 has 021"));
    assert_eq!(winners(&game), None, "six against four and two");
    assert!(game.discarded(8) && game.discarded(14), "the Pinkertons and the post");
    assert_eq!(game.owner(21), Some(2), "that of another kind stays");
    let court = topples(205, "quo", &format!("{six}\np2 has 012"));
    assert_eq!(
        (winners(&court), court.state.outcome().is_some()),
        (Some(1), true),
        "its Loyalty counts, once"
    );
    let kept = topples(205, "quo", &format!("{LOYAL_5}\np2 has 012"));
    assert_eq!(kept.owner(12), Some(2), "a card whose own point is at stake does not raise it");
    let martial = topples(205, "quo", &format!("{LOYAL_5}\nregime martial\np2 has 012\np2 has 024"));
    assert!(martial.discarded(12), "in a toppling by Command it does");
    assert_eq!(martial.owner(24), Some(2), "what lowers it he keeps");
}

#[test]
fn amb_77_a_card_of_fraud_waits_in_his_tableau() {
    covers(&[Rule::Solo16]);
    let game = plays(14, HUMAN);
    assert_eq!(game.owner(14), Some(2), "not discarded on purchase");
    let mut later = solo(&format!("{LOYAL_5}\np2 has 014\nmarket 205 . . . . . / . . . . . ."));
    later.play(&["buy a1", "quo"]);
    assert!(later.discarded(14));
    assert_eq!(winners(&later), None, "five are not more than five");
}

#[test]
fn solo_20_a_stale_headline_that_names_pax_happens() {
    covers(&[Rule::Solo20, Rule::Headline13]);
    let mut game = solo(&format!("{HUMAN}\nregime martial\nmarket 107 . . . . . / . . . . . .\np1 has 017"));
    game.play(&["end"]);
    assert_eq!((game.regime(), game.listed("bullbear", 107)), ("pax".to_owned(), true));
    let mut his = diaz("107 051 . . . . / . . . . . .", &format!("{HUMAN}\nregime martial"));
    his.play(&["roll 2"]);
    assert_eq!(
        (his.regime(), his.active(), his.line("pile")),
        ("pax".to_owned(), 1, Some("bull".to_owned()))
    );
    let mut other = solo(&format!("{HUMAN}\nregime martial\nmarket 108 . . . . . / . . . . . ."));
    other.play(&["end"]);
    assert_eq!(other.regime(), "martial", "what names another regime does not");
    let mut usual = support::game(
        "p1 gold 1 hacendado 212\np2 hacendado 213\nregime martial\nmarket 107 . . . . . / . . . . . .",
    );
    usual.play(&["end"]);
    assert_eq!(usual.regime(), "martial", "and only in the solitaire game");
}

#[test]
fn headline_13_the_order_of_two_matters_if_one_names_pax() {
    covers(&[Rule::Headline13]);
    let mut game = solo(&format!("{HUMAN}\nregime martial\nmarket 107 . . . . . / 108 . . . . ."));
    game.play(&["end"]);
    assert_eq!((game.decider(), game.legal().len()), (Some(p(1)), 2), "both are bulls, but one happens");
    let mut his = diaz("107 051 . . . . / 108 052 . . . .", &format!("{HUMAN}\nregime martial"));
    his.play(&["roll 2", "roll 2"]);
    assert_eq!((his.active(), his.regime()), (1, "pax".to_owned()), "on his turn the upper row comes first");
    let fallen: Vec<&Event> =
        his.events.iter().filter(|event| matches!(event, Event::HeadlineDiscarded { .. })).collect();
    assert!(matches!(fallen[..], [Event::HeadlineDiscarded { card, .. }, _] if card.get() == 107));
}

#[test]
fn solo_21_the_pool_pays_the_speculator() {
    covers(&[Rule::Solo21, Rule::Spec15]);
    let mut game = diaz("051 052 053 067*p1 . . / . . . . . .", HUMAN);
    assert_eq!(game.reserve(1), 12);
    game.play(&["roll 4"]);
    assert_eq!((game.gold(1), game.gold(2), game.reserve(1)), (14, 0, 13), "four, and the cube");
    let mut free = diaz("051*p1 052 . . . . / . . . . . .", HUMAN);
    free.play(&["roll 1"]);
    assert_eq!((free.gold(1), free.reserve(1)), (10, 13));
    let mut other = diaz("051 052*p1 . . . . / . . . . . .", HUMAN);
    other.play(&["roll 1"]);
    assert_eq!((other.gold(1), other.reserve(1)), (10, 12), "another card was bought");
}

#[test]
fn amb_64_speculation_is_paid_and_monopolies_are_not() {
    covers(&[Rule::Solo21, Rule::Monopoly06]);
    let mut game = diaz("060 083*p1 . . . . / . . . . . .", &format!("{HUMAN}\np1 has 018"));
    game.play(&["roll 2"]);
    assert_eq!(
        (game.owner(83), game.gold(1)),
        (Some(2), 11),
        "the column's price, and nothing for the monopoly"
    );
    // His own monopolies take the human's gold, to the pool.
    let mut his = solo(&format!("{HUMAN}\np1 hand 051\np2 has 018"));
    his.play(&["play 051"]);
    assert_eq!((his.owner(51), his.gold(1), his.gold(2)), (Some(1), 6, 0));
}

#[test]
fn solo_22_a_die_decides_his_strife() {
    covers(&[Rule::Solo22, Rule::Strife14]);
    let torn = || {
        let mut game = solo(&format!("{HUMAN}\np2 has 014\np2 has 022\nmarket 120 . . . . . / . . . . . ."));
        game.play(&["buy a1", "event"]);
        assert_eq!((game.decider(), game.line("pending die")), (None, Some("strife".to_owned())));
        game
    };
    for (value, green, red) in [(1, true, false), (3, true, false), (4, false, true), (6, false, true)] {
        let mut game = torn();
        game.play(&[&format!("roll {value}")]);
        assert_eq!((game.discarded(14), game.discarded(22)), (green, red), "a die of {value}");
        assert_eq!(game.active(), 1);
    }
}

#[test]
fn solo_23_a_depression_does_not_touch_him() {
    covers(&[Rule::Solo23, Rule::Depression27]);
    let rest = format!("{HUMAN}\ndepression\np2 has 017\np2 has 049 troop 193\np1 has 019");
    let game = plays(51, &rest);
    assert_eq!((game.owner(17), game.owner(49), game.troop_at(49)), (Some(2), Some(2), Some(193)));
    let first = plays(51, &format!("option edition=first\n{rest}"));
    assert!(first.discarded(17) && first.discarded(49) && first.discarded(193), "he has no gold for upkeep");
    let mut human = solo("p1 gold 0 hacendado 212 dead owed 0\ndepression\np1 has 019\np2 has 017");
    human.play(&["end"]);
    assert!(human.discarded(19) && human.owner(17) == Some(2), "the human it does");
}

#[test]
fn solo_24_who_topples_him_has_won() {
    covers(&[Rule::Solo24, Rule::Solo25, Rule::Solo26]);
    let won = topples(205, "quo", LOYAL_5);
    assert_eq!(won.state.outcome(), Some(Outcome { winners: 1, ending: Ending::Toppled(Prestige::Loyalty) }));
    let four = LOYAL_5.replace("\np1 has 011", "");
    assert_eq!(winners(&topples(205, "quo", &four)), None, "four are not more than four");
    for his in ["p2 has 017", "p2 has 049", "p2 grudge 146"] {
        let five = LOYAL_5.replace("017", "028");
        let game = topples(205, "quo", &format!("{five}\n{his}"));
        assert_eq!(winners(&game), None, "{his}: partners, enterprises and grudges raise it");
    }
    let unrest = topples(205, "quo", &format!("{LOYAL_5}\np2 has 049 unrest 1"));
    assert_eq!(winners(&unrest), Some(1), "what is in Unrest does not");
    let outrage = "p1 gold 0 hacendado 212 dead\nregime us\np1 grudge 001 005 134 135 136 137";
    assert_eq!(winners(&topples(205, "quo", outrage)), None, "six are not more than six");
    assert_eq!(winners(&topples(205, "quo", &format!("{outrage} 138"))), Some(1));
    let table = View::of(&won.state, Viewer::Seat(p(1))).topple_table(&won.table);
    assert!(table.iter().all(|line| line.seat == p(1)) && table.len() == 4, "only the human topples");
}

#[test]
fn solo_25_in_the_first_edition_only_partners_raise_it() {
    covers(&[Rule::Solo25]);
    let five = LOYAL_5.replace("017", "028");
    let first = |his: &str| winners(&topples(205, "quo", &format!("option edition=first\n{five}\n{his}")));
    assert_eq!(first("p2 has 049\np2 grudge 146"), Some(1));
    assert_eq!(first("p2 has 017"), None);
}

#[test]
fn amb_78_the_heel_and_his_frauds_change_it_and_there_is_no_vice_president() {
    covers(&[Rule::Solo26, Rule::Solo25]);
    let four = LOYAL_5.replace("\np1 has 011", "");
    assert_eq!(winners(&topples(204, "event", &four)), Some(1), "4 against 4 − 1");
    assert_eq!(winners(&topples(204, "quo", &four)), None);
    assert_eq!(winners(&topples(206, "event", &four)), None, "another heel");
    assert_eq!(winners(&topples(204, "event", &format!("{four}\np2 has 014"))), None, "4 against 4 − 1 + 1");
    assert_eq!(winners(&topples(204, "event", &format!("{LOYAL_5}\np2 has 014"))), Some(1));
}

#[test]
fn amb_67_after_the_fourth_topple_it_is_lost() {
    covers(&[Rule::End10]);
    let gone = "topples gone 3 seen 4 last 205\np1 gold 99 hacendado 212 dead";
    let failed = topples(205, "quo", gone);
    assert_eq!(failed.state.outcome(), Some(Outcome { winners: 0, ending: Ending::LastToppleFailed }));
    let mut stale = solo(&format!("{gone}\nmarket 205 . . . . . / . . . . . ."));
    stale.play(&["end"]);
    assert_eq!(stale.state.outcome(), Some(Outcome { winners: 0, ending: Ending::LastToppleDiscarded }));
    let third = topples(205, "quo", &gone.replace("gone 3", "gone 2"));
    assert_eq!(winners(&third), None);
}

#[test]
fn end_10_there_is_no_gold_victory() {
    covers(&[Rule::End10, Rule::Solo24]);
    let mut standoff = solo(
        "topples gone 3 seen 4 last 205\nquiet 1\np1 gold 99 hacendado 212\nmarket . . . . . . / . . . . . .",
    );
    standoff.play(&["end"]);
    assert_eq!(standoff.state.outcome(), Some(Outcome { winners: 0, ending: Ending::Standoff }));
}

#[test]
fn solo_28_his_turn_has_phases_2_and_3_and_no_income() {
    covers(&[Rule::Solo28]);
    let mut game = diaz(
        "124 051 052 . . . / . . . . . .",
        &format!("{HUMAN}\np1 has 068 income 2 extorted 193 by p2\ndeck 053 067 069"),
    );
    game.play(&["roll 2"]);
    assert!(game.listed("bullbear", 124) && game.discarded(51));
    assert_eq!(game.line("market"), Some("052 067 . . . . / 053 069 . . . .".to_owned()));
    assert_eq!((game.gold(2), game.gold(1), game.active(), game.actions()), (0, 10, 1, 3));
}

#[test]
fn amb_79_an_empty_place_means_the_next_cheaper_card() {
    covers(&[Rule::Solo28, Rule::Solo30]);
    let mut game = diaz("051 014 . . . . / . . . . . .", HUMAN);
    game.play(&["roll 6"]);
    assert_eq!(game.owner(14), Some(2));
    let mut none = diaz(". . 014 . . . / . . . . . .", HUMAN);
    none.play(&["roll 2"]);
    assert_eq!((none.owner(14), none.active()), (None, 1), "nothing is cheaper");
    // His Spies do not react, and his Extra Actions are nothing.
    let mut spies = solo(&format!("{HUMAN}\np1 hand 005\np2 has 008\np2 has 049"));
    spies.play(&["play 005 at 049"]);
    assert_eq!((spies.unrest(49), spies.owner(8)), (3, Some(2)));
    // What is sacked or repossessed is discarded: he has no hand.
    let mut sold = solo(&format!("{HUMAN}\nregime anarchy\np1 hand 156\np2 has 049"));
    sold.play(&["play 156 on 049"]);
    assert!(sold.discarded(49) && sold.line("p2 hand").is_none());
}

#[test]
fn solo_29_his_slaves_revolt_at_the_first_disk() {
    covers(&[Rule::Solo29]);
    let mut game = solo(&format!("{HUMAN}\np1 hand 142\np2 has 061"));
    assert_eq!(game.income(61), 0);
    game.play(&["play 142 at 061 with 1"]);
    assert!(game.in_grudge(1, 61), "the human is the Liberator");
    assert_eq!(points(&game, 1, Prestige::Revolution), 1);
    // As a Liberator he keeps the card and goes to no jail.
    let freed = plays(188, &format!("{HUMAN}\np1 has 061 income 1"));
    assert!(freed.in_grudge(2, 61) && !freed.jailed(2));
    assert_eq!(points(&freed, 2, Prestige::Revolution), 5);
}

#[test]
fn solo_30_who_deploys_on_his_enterprise_sacks_it() {
    covers(&[Rule::Solo30]);
    let mut game = solo(&format!("{HUMAN}\np1 hand 193\np2 has 049"));
    game.play(&["play 193 at 049"]);
    assert!(game.discarded(49) && game.line("p2 hand").is_none(), "he has no hand for it");
    assert!(game.discarded(193), "the troop has no place");
}

#[test]
fn solo_31_the_human_is_robbed_for_the_pool() {
    covers(&[Rule::Solo31]);
    let game = plays(203, &format!("{HUMAN}\np1 has 068 income 1"));
    assert_eq!((game.gold(1), game.gold(2)), (7, 0));
    let moved = |event: &Event| matches!(event, Event::GoldMoved { .. });
    assert!(!game.events.iter().any(moved));
    let poor = plays(203, "p1 gold 2 hacendado 212\np1 has 068 income 1");
    assert_eq!(poor.gold(1), 0);
}

#[test]
fn solo_32_gun_stores_pay_when_he_plays_an_orange_card() {
    covers(&[Rule::Solo32]);
    let game = plays(134, &format!("{HUMAN}\np1 has 057 income 1"));
    assert_eq!((game.unrest(57), game.gold(1)), (2, 12), "open when it was declared");
    let none = plays(165, &format!("{HUMAN}\np1 has 057 income 1"));
    assert_eq!(none.gold(1), 6, "a black card is none");
    let mut his = solo(&format!("{HUMAN}\np1 hand 134\np1 has 067 income 1\np2 has 057"));
    his.play(&["play 134 at 067"]);
    assert_eq!(his.gold(2), 0, "his own pays nobody");
}

#[test]
fn solo_33_the_humans_spies_may_cancel_his_attacks() {
    covers(&[Rule::Solo33]);
    let mut game = plays(6, &format!("{HUMAN}\np1 has 068 income 1\np1 has 032"));
    assert_eq!((game.decider(), game.legal()), (Some(p(1)), vec!["pass".to_owned(), "spy 032".to_owned()]));
    game.play(&["spy 032"]);
    assert_eq!((game.unrest(68), game.gold(1), game.discarded(6), game.active()), (0, 10, true, 1));
    let mut let_be = plays(6, &format!("{HUMAN}\np1 has 068 income 1\np1 has 032"));
    let_be.play(&["pass"]);
    assert_eq!(let_be.unrest(68), 2);
}

#[test]
fn solo_34_his_black_cards_need_no_regime() {
    covers(&[Rule::Solo34]);
    for regime in ["pax", "martial", "us", "anarchy"] {
        let game = plays(159, &format!("{HUMAN}\nregime {regime}\np1 has 018"));
        assert!(game.discarded(18) && game.in_grudge(1, 159), "{regime}");
    }
}

#[test]
fn solo_35_in_the_showdown_only_the_human_decides() {
    covers(&[Rule::Solo35]);
    let mut game = solo(
        "regime anarchy\np1 gold 20 hacendado 209\np1 hand 162\np1 has 031\np1 has 013\np2 has 049\n\
         market 206 . . . . . / . . . . . .",
    );
    game.play(&["buy a1", "quo"]);
    assert_eq!(
        (game.decider(), game.legal()),
        (Some(p(1)), ["pass", "flip 1", "flip 2"].map(str::to_owned).to_vec())
    );
    game.play(&["flip 1"]);
    assert_eq!(game.legal(), ["pass", "fraud 013", "fraud 031"]);
    let defence = |game: &Game| game.line("toppling").and_then(|line| line.rsplit(' ').next()?.parse().ok());
    assert_eq!(defence(&game), Some(4));
    game.play(&["fraud 031"]);
    assert_eq!(defence(&game), Some(3), "what lowers it helps the human");
    game.play(&["fraud 013"]);
    assert_eq!(defence(&game), Some(4), "what raises it helps Díaz");
    assert_eq!(game.legal(), ["pass", "kill p1 with 162"], "only one's own Hacendado can be hit");
    game.play(&["pass"]);
    assert_eq!((game.active(), winners(&game)), (1, None));
}

#[test]
fn solo_37_his_grudges_raise_his_defence() {
    covers(&[Rule::Solo37]);
    let mut game = solo(&format!("{HUMAN}\np1 hand 005\np2 has 049"));
    assert_eq!(points(&game, 2, Prestige::Outrage), 6);
    game.play(&["play 005 at 049"]);
    assert!(game.in_grudge(2, 5));
    assert_eq!(points(&game, 2, Prestige::Outrage), 7);
    let outrage = "p1 gold 0 hacendado 212 dead\nregime us\np1 grudge 001 134 135 136 137 138 141";
    assert_eq!(winners(&topples(205, "quo", outrage)), Some(1), "seven against six");
    assert_eq!(winners(&topples(205, "quo", &format!("{outrage}\np2 grudge 005"))), None, "against seven");
}

#[test]
fn solo_02_nobody_can_jail_him() {
    covers(&[Rule::Solo02]);
    let game = solo(&format!("{HUMAN}\nregime us\np1 hand 144"));
    game.refuses(Rule::Jail05, "play 144 on p2");
    let mut printed = solo(&format!("{HUMAN}\np1 hand 003\np2 has 049"));
    printed.play(&["play 003 at 049"]);
    assert!(printed.in_grudge(2, 3) && !printed.jailed(2));
}

#[test]
fn headline_12_where_an_effect_leaves_him_a_choice_he_gives_up_the_least() {
    let mut game = solo(&format!(
        "{HUMAN}\nregime anarchy\np2 has 058 oval1 p1\np2 has 078\np2 has 079 oval1 p1\nmarket 131 . . . . . / . . . . . ."
    ));
    game.play(&["buy a1", "event"]);
    assert!(game.discarded(78), "the fewest cubes");
    let mut tie =
        solo(&format!("{HUMAN}\nregime anarchy\np2 has 058\np2 has 078\nmarket 131 . . . . . / . . . . . ."));
    tie.play(&["buy a1", "event"]);
    assert!(tie.discarded(58) && tie.owner(78) == Some(2), "then the lowest number");
}

#[test]
fn strife_11_the_ban_holds_for_him_too() {
    let rest = format!("option strife_ban\n{HUMAN}\np1 has 068 income 1");
    let play = |rest: &str| {
        let mut game = diaz("010 . . . . . / 022 . . . . .", rest);
        game.play(&["roll 1", "roll 1"]);
        game
    };
    assert!(play(&rest).discarded(22), "the first brought Strife of green and red, and this one is red");
    assert_eq!(play(&rest.replace("option strife_ban\n", "")).owner(22), Some(2));
    let mut troop = diaz("010 . . . . . / 193 . . . . .", &rest);
    troop.play(&["roll 1", "roll 1"]);
    assert!(troop.discarded(193), "green");
}
