//! SOLO: set-up, Díaz's turn and what he does with each kind of card.

use crate::support::{self, Game, c, covers, game, p};
use pax_deck::vocabulary::Prestige;
use pax_deck::word::Word as _;
use pax_deck::{CardId, Deck};
use pax_rules::{
    Command, Deal, Ending, Event, Options, Rule, Seat, Silent, Slot, Table, View, Viewer, begin,
    dealer_must_roll, roll,
};

/// Díaz is about to roll for the upper row.
fn diaz(market: &str, rest: &str) -> Game {
    game(&format!(
        "option solitaire\nturn p2 0\nmarket {market}\n{rest}\npending diaz 1 0 0\npending die row 1"
    ))
}

/// Díaz buys and plays this card, and nothing else; the dice are those that follow the first.
fn plays(card: u8, rest: &str) -> Game {
    let mut game = diaz(&format!("{card:03} . . . . . / . . . . . ."), rest);
    game.play(&["roll 1"]);
    game
}

/// Díaz plays the card by the rules of the first edition.
fn plays_first(card: u8, rest: &str) -> Game {
    plays(card, &format!("option edition=first\n{rest}"))
}

const HUMAN: &str = "p1 gold 10 hacendado 212";

fn points(game: &Game, seat: u8, kind: Prestige) -> u8 {
    let view = View::of(&game.state, Viewer::Seat(p(1)));
    view.figures(&game.table)[usize::from(seat - 1)].prestige[kind.index()]
}

fn solitaire_deal(table: &Table) -> Deal {
    let (cards, mut topples, mut hacendados) = table.dealt_cards();
    hacendados.truncate(1);
    let mut cards = cards.into_iter();
    let mut deck: Vec<CardId> = Vec::new();
    for (stack, size) in table.stack_sizes(2).into_iter().enumerate() {
        deck.extend(cards.by_ref().take(size));
        if stack >= 2 {
            deck.extend(topples.pop());
        }
    }
    let market = deck.drain(..12).collect();
    Deal { hacendados, market, deck }
}

#[test]
fn solo_01_it_is_set_up_as_for_two_and_the_human_goes_first() {
    covers(&[Rule::Solo01, Rule::Solo02, Rule::Variant06]);
    let options = Options { solitaire: true, ..Options::default() };
    let table = Table::new(Deck::standard(), options).expect("the deck fits");
    let deal = solitaire_deal(&table);
    assert_eq!(deal.deck.len() + deal.market.len(), 70 + 4);
    let state = begin(&table, 2, &deal, &mut Silent).expect("one Hacendado is right");
    let game = Game { table: table.clone(), state, events: Vec::new() };
    assert_eq!((game.active(), game.gold(1), game.gold(2), game.reserve(2)), (1, 4, 0, 0));
    assert_eq!(game.line("p2"), Some("gold 0 reserve 0".to_owned()), "no Hacendado");
    assert_eq!(game.line("p2 hand"), None);
    assert!(begin(&table, 3, &deal, &mut Silent).is_err());
    let mut two = deal;
    let free = table.dealt_cards().2.into_iter().find(|card| !two.hacendados.contains(card));
    two.hacendados.extend(free);
    assert!(begin(&table, 2, &two, &mut Silent).is_err(), "Díaz has no Hacendado");
    assert_eq!(options.said(), ["solitaire"]);
}

#[test]
fn solo_02_his_enterprises_and_partners_come_without_cubes_and_gold() {
    covers(&[Rule::Solo02, Rule::Solo07]);
    let game = plays(49, HUMAN);
    assert_eq!((game.owner(49), game.income(49), game.reserve(2)), (Some(2), 0, 0));
    assert!(!game.covered(49), "no Prestige Cube in Pax either");
    let bank = plays(45, &format!("{HUMAN}\np2 has 049\nregime martial"));
    assert_eq!((bank.owner(45), bank.income(45), bank.gold(2)), (Some(2), 0, 0));
    // A troop's effect that pays its player pays him nothing.
    let troop = plays(167, &format!("{HUMAN}\np1 has 068 income 2\nregime martial"));
    assert_eq!((troop.owner(167), troop.regime(), troop.gold(2)), (Some(2), "anarchy".to_owned(), 0));
    let spent = |event: &Event| matches!(event, Event::GoldPaid { seat, .. } if *seat == p(2));
    assert!(!game.events.iter().chain(&bank.events).chain(&troop.events).any(spent), "he spends nothing");
}

#[test]
fn solo_03_he_has_six_outrage_and_four_of_each_other_prestige() {
    covers(&[Rule::Solo03, Rule::Prestige13]);
    let start = game(&format!("option solitaire\n{HUMAN}"));
    assert_eq!(points(&start, 2, Prestige::Outrage), 6);
    for kind in [Prestige::Loyalty, Prestige::Command, Prestige::Revolution] {
        assert_eq!(points(&start, 2, kind), 4);
    }
    // They count for every purpose: one gold for each Loyalty of the player of the card.
    let taxes = plays(139, &format!("{HUMAN}\np1 has 068 income 1\np2 has 012"));
    assert_eq!((taxes.gold(1), taxes.unrest(68)), (10 - 5, 3), "four of his own, and the Supreme Court");
}

#[test]
fn solo_04_a_die_for_each_row_the_upper_first() {
    covers(&[Rule::Solo04, Rule::Solo05, Rule::Solo06]);
    let mut game =
        game(&format!("option solitaire\n{HUMAN}\nmarket 051 052 022 . . . / 053 067 069 091 092 014"));
    game.play(&["end"]);
    assert_eq!(game.line("pending die"), Some("row 1".to_owned()));
    game.play(&["roll 3"]);
    assert_eq!(game.line("pending die"), Some("row 2".to_owned()));
    assert_eq!(game.owner(22), None, "both are bought before one is played");
    game.play(&["roll 6"]);
    let played: Vec<CardId> = game
        .events
        .iter()
        .filter_map(|event| if let Event::PartnerPlayed { card, .. } = event { Some(*card) } else { None })
        .collect();
    assert_eq!(played, [c(22), c(14)], "in the order purchased");
    assert_eq!((game.owner(22), game.owner(14), game.active()), (Some(2), Some(2), 1));
    assert!(
        game.line("market").is_some_and(|line| line.starts_with("051 052 . . . . / 053 067 069 091 092 ."))
    );
}

#[test]
fn solo_04_a_die_is_the_dealers_and_nobody_elses() {
    covers(&[Rule::Solo04]);
    let game = diaz("014 . . . . . / . . . . . .", HUMAN);
    assert!(dealer_must_roll(&game.table, &game.state));
    assert_eq!(game.decider(), None);
    assert!(game.legal().is_empty());
    for seat in 1..=2 {
        game.refuses_of(p(seat), Rule::Turn01, "roll 3");
        game.refuses_of(p(seat), Rule::Turn01, "end");
    }
    let mut after = game.state;
    for value in [0, 7] {
        let refused = roll(&game.table, &mut after, value, &mut Silent).expect_err("a die has six faces");
        assert_eq!(refused.rule(), Rule::Solo04);
        assert!(after == game.state);
    }
    let human = support::game(&format!("option solitaire\n{HUMAN}"));
    human.refuses(Rule::Turn01, "roll 3");
    let mut after = human.state;
    assert!(roll(&human.table, &mut after, 3, &mut Silent).is_err(), "nothing to roll for");
    assert_eq!("roll 4".parse(), Ok(Command::Roll(4)));
}

#[test]
fn market_14_the_faces_are_the_columns() {
    covers(&[Rule::Market14, Rule::Solo05]);
    for (value, price) in (1..=6_u8).zip([0, 1, 2, 4, 8, 16]) {
        let mut game = diaz("051 052 053 067 068 069 / . . . . . .", HUMAN);
        game.play(&[&format!("roll {value}")]);
        let bought = game.events.iter().find_map(|event| match event {
            Event::CardBought { seat, slot, .. } if *seat == p(2) => Some(*slot),
            _ => None,
        });
        assert_eq!(bought.map(Slot::price), Some(price));
        assert_eq!(bought.map(Slot::row), Some(0));
    }
}

#[test]
fn solo_06_in_the_first_edition_the_human_chooses_the_order() {
    covers(&[Rule::Solo06]);
    let rest = format!("option edition=first\n{HUMAN}");
    let mut game = diaz("014 . . . . . / 022 . . . . .", &rest);
    game.play(&["roll 1", "roll 1"]);
    assert_eq!(
        (game.decider(), game.legal()),
        (Some(p(1)), vec!["choose 014".to_owned(), "choose 022".to_owned()])
    );
    game.refuses(Rule::Solo06, "choose 051");
    game.play(&["choose 022"]);
    let played: Vec<&Event> =
        game.events.iter().filter(|event| matches!(event, Event::PartnerPlayed { .. })).collect();
    assert!(matches!(played[..], [Event::PartnerPlayed { card, .. }, _] if *card == c(22)));
}

#[test]
fn solo_08_a_topple_is_discarded_and_counts() {
    covers(&[Rule::Solo08]);
    // The human would topple him: but nobody asks.
    let loyal = "p1 has 017\np1 has 019\np1 has 036\np1 has 044\np1 has 011";
    let game = plays(205, &format!("{HUMAN}\n{loyal}\npile bear\ntopples gone 1 seen 2"));
    assert!(game.depression(), "bear on bear");
    assert!(game.listed("bullbear", 205) && game.state.outcome().is_none());
    assert_eq!(game.after("topples", "gone"), Some("2".to_owned()));
    game.allows("end");
    let last = plays(205, &format!("{HUMAN}\ntopples gone 3 seen 4 last 205"));
    let outcome = last.state.outcome().expect("it is over");
    assert_eq!((outcome.winners, outcome.ending), (0, Ending::LastToppleDiscarded));
}

#[test]
fn solo_09_he_keeps_enterprises_with_a_prestige_icon() {
    covers(&[Rule::Solo09]);
    for kept in [49, 60, 62, 73, 61] {
        assert_eq!(
            plays(kept, HUMAN).owner(kept),
            Some(2),
            "{kept}: an icon, a plantation or the slave mine"
        );
    }
    for not in [51, 54, 55, 57] {
        let game = plays(not, HUMAN);
        assert!(game.discarded(not) && game.owner(not).is_none(), "{not} has no icon");
    }
    assert!(plays_first(49, HUMAN).discarded(49), "in the first edition he keeps none");
    let war = plays(49, &format!("{HUMAN}\np1 has 041"));
    assert!(war.discarded(49), "a governor's ban holds for him too");
}

#[test]
fn solo_10_a_partner_joins_him_with_its_abilities() {
    covers(&[Rule::Solo10]);
    let guarded = "p1 has 068 income 2 troop 183";
    let weak = plays(185, &format!("{HUMAN}\n{guarded}"));
    assert!(weak.discarded(185), "1 against 2");
    let led = plays(185, &format!("{HUMAN}\n{guarded}\np2 has 022"));
    assert_eq!((led.troop_at(68), led.owner(185), led.discarded(183)), (Some(185), Some(2), true));
    let general = plays(22, HUMAN);
    assert_eq!(general.owner(22), Some(2));
}

#[test]
fn news_05_a_die_turns_his_newspapers() {
    covers(&[Rule::News05, Rule::Solo10]);
    let mut game = plays(9, HUMAN);
    assert_eq!(game.line("pending die"), Some("play 009".to_owned()));
    game.play(&["roll 3"]);
    assert_eq!(game.line("p2 has 009"), Some(String::new()), "the first side");
    let mut second = plays(9, HUMAN);
    second.play(&["roll 4"]);
    assert_eq!(second.line("p2 has 009"), Some("second".to_owned()));
    assert_eq!(points(&second, 2, Prestige::Revolution), 5);
    // One that comes over to him is turned by a die as well.
    let mut taken = plays(158, &format!("{HUMAN}\np1 has 009 second"));
    assert_eq!((taken.owner(9), taken.line("pending die")), (Some(2), Some("side 009".to_owned())));
    taken.play(&["roll 1"]);
    assert_eq!(taken.line("p2 has 009"), Some(String::new()));
}

#[test]
fn solo_11_a_headline_happens_if_it_names_pax() {
    covers(&[Rule::Solo11]);
    let game = plays(107, &format!("{HUMAN}\np1 has 017\nregime martial\npile bear"));
    assert_eq!((game.regime(), game.gold(1), game.gold(2)), ("pax".to_owned(), 11, 0));
    assert!(game.listed("bullbear", 107));
    assert_eq!(game.line("pile"), Some("bull".to_owned()));
    let other = plays(124, &format!("{HUMAN}\np1 has 068 income 1\npile bear"));
    assert_eq!((other.regime(), other.unrest(68)), ("pax".to_owned(), 0), "it does not happen");
    assert!(other.listed("bullbear", 124) && other.depression(), "but it counts");
}

#[test]
fn amb_68_what_names_pax_happens_in_pax_too() {
    covers(&[Rule::Solo11, Rule::Solo20]);
    assert_eq!(plays(118, &format!("{HUMAN}\nregime pax")).gold(1), 12);
    let mut stale =
        game(&format!("option solitaire\n{HUMAN}\nregime pax\nmarket 118 . . . . . / . . . . . ."));
    stale.play(&["end"]);
    assert_eq!(stale.gold(1), 10 + 2 + 2, "the act, and the Hacendado's income");
}

#[test]
fn solo_12_a_troop_extorts_the_enterprise_with_the_most_cubes() {
    covers(&[Rule::Solo12, Rule::Extort18, Rule::Solo17]);
    let game = plays(193, &format!("{HUMAN}\np1 has 068 income 3\np1 has 099 income 2\np1 has 067 income 5"));
    assert_eq!((game.troop_at(68), game.extorted(68)), (Some(193), true), "067 is out of its jurisdiction");
    assert_eq!((game.income(68), game.reserve(1)), (2, 15 - 2 - 9));
    assert_eq!(
        (game.gold(2), game.reserve(2)),
        (0, 0),
        "the white cube comes from no reserve and earns nothing"
    );
    let view = View::of(&game.state, Viewer::Seat(p(1)));
    assert_eq!(view.figures(&game.table)[1].income, 0);
    assert_eq!(view.figures(&game.table)[0].income, 2 + 2 + 2 + 5);
    // When the troop goes, the white cube goes and the human's comes back.
    let mut freed = game;
    freed.state = support::game(&format!("{}p1 hand 166", freed.text())).state;
    freed.play(&["play 166 on 193"]);
    assert_eq!((freed.troop_at(68), freed.income(68), freed.reserve(2)), (None, 3, 0));
}

#[test]
fn solo_12_he_never_sacks_by_deploying() {
    covers(&[Rule::Solo12]);
    let bare = plays(193, &format!("{HUMAN}\np1 has 068 income 0"));
    assert!(bare.discarded(193) && bare.owner(68) == Some(1), "there is nothing to extort");
    let again = plays(195, &format!("{HUMAN}\np1 has 068 income 2 extorted 193 by p2\np1 has 099 income 1"));
    assert_eq!(again.troop_at(99), Some(195), "where his troop stands he extorts already");
}

#[test]
fn solo_13_else_it_goes_to_an_enterprise_of_his_own() {
    covers(&[Rule::Solo13]);
    let rest = format!("{HUMAN}\np2 has 049\np2 has 050\np1 has 067 income 2");
    let game = plays(193, &rest);
    assert_eq!(game.troop_at(50), Some(193), "the highest number");
    let guarded = plays(195, &format!("{HUMAN}\np2 has 049\np2 has 050 troop 193"));
    assert_eq!((guarded.troop_at(50), guarded.troop_at(49)), (Some(193), Some(195)));
    assert!(
        plays(179, &rest.replace("p1 has 067 income 2", "")).discarded(179),
        "no place in its jurisdiction"
    );
    assert!(plays_first(193, &rest).discarded(193), "not in the first edition");
}

#[test]
fn solo_14_orange_and_black_cards_are_played_against_the_human() {
    covers(&[Rule::Solo14, Rule::Solo31, Rule::Solo34]);
    let game = plays(6, &format!("{HUMAN}\np1 has 068 income 1\np2 has 049"));
    assert_eq!((game.unrest(68), game.unrest(49)), (2, 0));
    assert_eq!((game.gold(1), game.gold(2)), (8, 0), "what is stolen goes to the pool");
    assert!(game.in_grudge(1, 6));
    let black = plays(165, &format!("{HUMAN}\nregime martial"));
    assert_eq!((black.gold(1), black.gold(2), black.discarded(165)), (6, 0, true), "under any regime");
    let decree = plays(145, &format!("{HUMAN}\np1 has 068 income 1\nregime pax"));
    assert!(decree.discarded(68) && decree.in_grudge(1, 145), "without gold and actions");
    let strike = plays(198, &format!("{HUMAN}\np1 has 054 income 2"));
    assert_eq!(strike.unrest(54), 4, "X is as high as it can be");
}

#[test]
fn solo_15_else_he_has_a_straw_man_else_it_is_discarded() {
    covers(&[Rule::Solo15]);
    let straw = plays(6, &format!("{HUMAN}\np2 has 049"));
    assert_eq!((straw.unrest(49), straw.gold(1), straw.regime()), (2, 10, "anarchy".to_owned()));
    assert!(straw.in_grudge(2, 6));
    let partner = plays(162, &format!("{HUMAN}\np2 has 017"));
    assert!(partner.discarded(17) && partner.in_grudge(2, 162));
    assert!(plays(6, HUMAN).discarded(6));
    assert!(
        plays(6, &format!("{HUMAN}\np2 has 049 unrest 1")).discarded(6),
        "his own in Unrest is no target"
    );
    assert!(plays(151, &format!("{HUMAN}\np2 has 018")).discarded(151), "one that is only for opponents");
    assert!(plays(165, "p1 gold 0 hacendado 212").discarded(165), "there is nothing to steal");
    let first = plays_first(6, &format!("{HUMAN}\np2 has 049"));
    assert_eq!((first.discarded(6), first.regime()), (true, "pax".to_owned()));
    let kills = format!("{HUMAN}\np1 has 017");
    assert!(plays(162, &kills).discarded(17));
    assert!(plays_first(162, &kills).owner(17) == Some(1), "it neither steals nor brings Unrest");
    assert!(plays_first(150, &kills).discarded(17), "it steals");
}

#[test]
fn solo_17_the_enterprise_with_the_most_cubes_is_the_target() {
    covers(&[Rule::Solo17, Rule::Solo19, Rule::Solo27]);
    let most =
        plays(6, &format!("{HUMAN}\np1 has 068 income 2 oval1 p1\np1 has 099 income 2\np1 has 100 income 2"));
    assert_eq!(most.unrest(68), 2, "all cubes count");
    let calm =
        plays(6, &format!("{HUMAN}\np1 has 068 income 2\np1 has 099 income 2\np1 has 100 income 2 unrest 1"));
    assert_eq!((calm.unrest(99), calm.unrest(100)), (2, 1), "free of Unrest, and the highest number");
    let trouble = plays(6, &format!("{HUMAN}\np1 has 068 income 3 unrest 1\np1 has 100 income 2"));
    assert_eq!(trouble.unrest(68), 3, "the cubes come first");
}

#[test]
fn solo_18_the_partner_of_the_prestige_that_the_human_has_most_of() {
    covers(&[Rule::Solo18, Rule::Solo19, Rule::Solo27]);
    let game = plays(162, &format!("{HUMAN}\np1 has 022\np1 has 017\np1 has 036\np1 has 020"));
    assert!(game.discarded(36), "Loyalty, and the highest number of it");
    assert_eq!((game.owner(17), game.owner(22), game.owner(20)), (Some(1), Some(1), Some(1)));
    let plain = plays(162, &format!("{HUMAN}\np1 has 020\np1 has 015\np1 has 016"));
    assert!(plain.discarded(16), "one with a prestige before one with none");
}

#[test]
fn solo_36_he_buys_no_public_card_and_his_turn_ends_by_itself() {
    covers(&[Rule::Solo36]);
    let mut game = game(&format!("option solitaire\n{HUMAN}\nmarket . . . . . . / . . . . . ."));
    game.play(&["end"]);
    assert_eq!((game.active(), game.line("sold-out")), (1, None));
    assert!(game.legal().iter().any(|command| command.starts_with("public ")), "they are still there");
    let turns = game.events.iter().filter(|event| matches!(event, Event::TurnBegan { .. })).count();
    assert_eq!(turns, 2, "his, and the next of the human");
    let bought = |event: &Event| matches!(event, Event::CardBought { .. } | Event::PartnerPlayed { .. });
    assert!(!game.events.iter().any(bought));
    assert_eq!(game.table.diaz(), Seat::new(1));
}
