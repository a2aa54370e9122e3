//! Decks that print what no card of the standard deck does: the rules play them as they stand.

use pax_deck::Deck;
use pax_deck::laws::Origin;
use pax_rules::text::Position;

use crate::support::{Game, p};

/// The standard deck with something printed otherwise: file, card, and which words become which.
fn deck(changes: &[(&str, u8, &str, &str)]) -> Deck {
    let mut files: Vec<(&str, String)> =
        pax_deck::deck::STANDARD.iter().map(|(name, text)| (*name, (*text).to_owned())).collect();
    for (file, card, from, to) in changes {
        let (_, text) = files.iter_mut().find(|(name, _)| name == file).expect("a file of the deck");
        let start = text.find(&format!("number = {card}\n")).expect("the card is there");
        let (before, entry) = text.split_at(start);
        assert!(entry.contains(from), "card {card} says `{from}`");
        *text = format!("{before}{}", entry.replacen(from, to, 1));
    }
    let files: Vec<(&str, &str)> = files.iter().map(|(name, text)| (*name, text.as_str())).collect();
    Deck::from_files(&files, Origin::Foreign).expect("a deck that obeys the laws").deck
}

fn game(deck: &Deck, text: &str) -> Game {
    let Position { table, state } =
        Position::read(deck, text).unwrap_or_else(|error| panic!("the position is wrong: {error}"));
    Game { table, state, events: Vec::new() }
}

#[test]
fn who_must_discard_two_cards_is_asked_for_both() {
    let deck = deck(&[("headlines.toml", 128, "hand_discard = 1", "hand_discard = 2")]);
    let mut game = game(
        &deck,
        "p1 gold 9 hacendado 212 hand 061 062 063\np2 gold 9 hacendado 209 hand 064 065 066\n\
         p3 gold 9 hacendado 208 hand 067\np4 gold 9 hacendado 210 hand 068 069\n\
         market 128 . . . . . / . . . . . .",
    );
    game.play(&["buy a1", "event"]);
    assert_eq!(game.decider(), Some(p(2)), "from the buyer's left");
    game.play(&["choose 065"]);
    assert_eq!(game.decider(), Some(p(2)), "and again");
    assert_eq!(game.legal(), ["choose 064", "choose 066"]);
    game.play(&["choose 064"]);
    assert!(game.in_hand(2, 66) && game.discarded(64) && game.discarded(65));
    assert!(game.discarded(67), "who has but one card loses that");
    assert_eq!(game.decider(), Some(p(4)), "his first is a choice, his second makes itself");
    game.play(&["choose 068"]);
    assert!(game.discarded(68) && game.discarded(69));
    assert_eq!(game.decider(), Some(p(1)), "the buyer comes last");
    game.play(&["choose 063", "choose 061"]);
    assert!(game.in_hand(1, 62));
    assert_eq!((game.regime().as_str(), game.decider()), ("anarchy", Some(p(1))), "and the rest follows");
}

#[test]
fn land_for_the_others_passes_the_buyer_by() {
    let deck = deck(&[("headlines.toml", 110, "who = \"each\"", "who = \"others\"")]);
    let mut game = game(
        &deck,
        "p1 gold 9 hacendado 212\np1 has 067 income 1\np2 gold 9 hacendado 209\np2 has 062 income 2\n\
         p3 gold 9 hacendado 208\np3 has 063 income 1\nmarket 110 . . . . . / . . . . . .",
    );
    game.play(&["buy a1", "event"]);
    assert_eq!((game.income(67), game.income(62)), (1, 3), "only the others");
    assert_eq!(game.decider(), Some(p(1)));
}

#[test]
fn every_gun_store_pays_what_it_prints() {
    let deck = deck(&[("enterprises.toml", 57, "orange_bonus = 2", "orange_bonus = 5")]);
    let with_store = |store: &str| {
        let mut game = game(
            &deck,
            &format!(
                "turn p3 3\np1 gold 5 hacendado 212\n{store}p2 gold 5 hacendado 209\np2 has 077 income 1\n\
                 p3 gold 5 hacendado 208\np3 hand 135"
            ),
        );
        game.play(&["play 135 at 077"]);
        assert_eq!(game.gold(2), 7, "the other store pays as ever");
        game.gold(1)
    };
    assert_eq!(with_store("p1 has 057 income 1\np1 has 065 income 1\n"), 10, "the better of his two, once");
    assert_eq!(with_store("p1 has 057 income 1 unrest 1\np1 has 065 income 1\n"), 7, "that one is shut");
    assert_eq!(with_store(""), 5);
}

#[test]
fn what_a_store_pays_is_kept_while_a_spy_thinks_and_when_it_is_shut_by_the_attack() {
    let deck = deck(&[("enterprises.toml", 57, "orange_bonus = 2", "orange_bonus = 5")]);
    let mut game = game(
        &deck,
        "turn p2 3\np1 gold 5 hacendado 212\np1 has 057 income 1\np1 has 008\np2 gold 9 hacendado 209\np2 hand 135",
    );
    game.play(&["play 135 at 057"]);
    assert_eq!(game.decider(), Some(p(1)), "a Spy is asked");
    let attack = game.line("attack").expect("an attack is on");
    assert!(attack.ends_with("store p1 5"), "{attack}");
    let again = Position::read(&deck, &game.text()).expect("it reads back");
    assert!(again.state == game.state, "what was noted is written down");
    game.play(&["pass"]);
    assert_eq!((game.gold(1), game.unrest(57)), (10, 2));
}

#[test]
fn an_extra_action_may_be_for_partners_or_troops() {
    let partners =
        deck(&[("partners.toml", 10, "of = { kind = \"orange\" }", "of = { kind = \"partner\" }")]);
    let mut game =
        game(&partners, "p1 gold 20 hacendado 212 hand 028 045\np1 has 010\np2 gold 9 hacendado 209");
    game.play(&["play 028"]);
    assert_eq!((game.gold(1), game.actions()), (13, 3), "the Extra Action is spent, and no other");
    game.play(&["play 045"]);
    assert_eq!((game.gold(1), game.actions()), (5, 2), "there is one a turn");
    let troops = deck(&[("partners.toml", 10, "of = { kind = \"orange\" }", "of = { kind = \"troop\" }")]);
    let mut game = self::game(
        &troops,
        "p1 gold 20 hacendado 212 hand 185 195\np1 has 010\np1 has 088 income 2\np1 has 052 income 1\n\
         p2 gold 9 hacendado 209",
    );
    game.play(&["play 185 at 088"]);
    assert_eq!(game.actions(), 3, "the Extra Action is spent, and no other");
    game.play(&["play 195 at 052"]);
    assert_eq!(game.actions(), 2, "there is one a turn");
}

#[test]
fn a_monopoly_on_partners_is_paid_by_who_plays_one() {
    let deck = deck(&[(
        "partners.toml",
        28,
        "monopoly = { on = \"connection\" }",
        "monopoly = { on = \"play\", of = { kind = \"partner\" } }",
    )]);
    let mut game = game(&deck, "p1 gold 20 hacendado 212 hand 010\np2 gold 9 hacendado 209\np2 has 028");
    game.play(&["play 010"]);
    assert_eq!((game.gold(1), game.gold(2)), (15, 14));
}

#[test]
fn an_extra_action_for_a_black_card_spares_both_of_its_actions() {
    let deck = deck(&[("partners.toml", 10, "of = { kind = \"orange\" }", "of = { kind = \"black\" }")]);
    let mut game = game(&deck, "p1 gold 9 hacendado 212 hand 165 144\np1 has 010\np2 gold 9 hacendado 209");
    game.play(&["play 165 on p2"]);
    assert_eq!((game.actions(), game.line("used").as_deref()), (3, Some("010")));
    game.play(&["play 144 on p2"]);
    assert_eq!(game.actions(), 1, "there is one a turn");
}

#[test]
fn a_monopoly_on_attacks_is_paid_by_who_attacks() {
    let monopoly = |kind: &str| {
        let of = format!("monopoly = {{ on = \"play\", of = {{ kind = \"{kind}\" }} }}");
        deck(&[("partners.toml", 28, "monopoly = { on = \"connection\" }", &of)])
    };
    let board = "p1 gold 9 hacendado 212 hand 138 144\np2 gold 0 hacendado 209\np2 has 028\n\
                 p3 gold 9 hacendado 208\np3 has 051 income 1";
    let mut orange = game(&monopoly("orange"), board);
    orange.play(&["play 138 at 051"]);
    assert_eq!(orange.gold(2), 1, "its price");
    orange.play(&["play 144 on p3"]);
    assert_eq!(orange.gold(2), 1, "a black card is another kind");
    let mut black = game(&monopoly("black"), board);
    black.play(&["play 144 on p3"]);
    assert_eq!(black.gold(2), 1, "its price");
}

#[test]
fn a_partner_that_turns_to_a_side_with_more_income_gets_the_difference() {
    let second = "{ extra = { action = \"buy\", of = { kind = \"headline\" } } }";
    let deck = deck(&[("partners.toml", 26, second, "{ income = 2 }")]);
    let mut game = game(
        &deck,
        "turn p1 3\nregime us\np1 gold 20 hacendado 212 hand 161\np2 gold 9 hacendado 209\np2 has 026 income 1",
    );
    game.play(&["play 161 on 026"]);
    assert_eq!((game.income(26), game.reserve(1)), (1, 12), "as it lay");
    game.play(&["side 2"]);
    assert_eq!((game.income(26), game.reserve(1)), (2, 11));
}

#[test]
fn a_discount_may_ask_for_the_connection_that_is_printed() {
    let deck = deck(&[(
        "enterprises.toml",
        47,
        "of = { kind = \"enterprise\", district = \"america\", prestige = \"loyalty\" }",
        "of = { kind = \"enterprise\", connection = \"rail\" }",
    )]);
    let mut game =
        game(&deck, "p1 gold 9 hacendado 212 hand 051 095\np1 has 047 income 2\np2 gold 9 hacendado 209");
    game.play(&["play 095"]);
    assert_eq!(game.gold(1), 9, "rails are free");
    game.play(&["play 051"]);
    assert_eq!(game.gold(1), 5, "mules are not");
}
