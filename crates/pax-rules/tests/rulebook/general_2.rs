//! COMP: what is in the box.

use std::collections::BTreeSet;

use crate::support::{c, covers, game};
use pax_deck::Deck;
use pax_deck::card::{BlackCost, Card, Income, OrangeCost};
use pax_deck::effect::Effect;
use pax_deck::vocabulary::{Connection, District, Kind, Prestige, Regime, Sort};
use pax_deck::word::Word as _;
use pax_rules::{Options, Rule, Table};

fn table(options: Options) -> Table {
    Table::new(Deck::standard(), options).expect("the standard deck fits")
}

#[test]
fn comp_01_so_many_cards_of_each_kind() {
    covers(&[Rule::Comp01]);
    let deck = Deck::standard();
    let wanted = [
        (Kind::Hacendado, 6),
        (Kind::Regime, 4),
        (Kind::Enterprise, 58),
        (Kind::Partner, 40),
        (Kind::Public, 2),
        (Kind::Troop, 30),
        (Kind::Black, 23),
        (Kind::Orange, 23),
        (Kind::Headline, 29),
        (Kind::Topple, 4),
    ];
    for (kind, count) in wanted {
        assert_eq!(deck.count(kind), count, "{kind:?}");
    }
    assert_eq!(deck.cards().len() + 1, 220, "with the play aid");
}

#[test]
fn comp_02_twelve_cards_and_the_play_aid_have_two_sides() {
    covers(&[Rule::Comp02]);
    let mut sides = Vec::new();
    for card in Deck::standard().cards() {
        match card {
            Card::Hacendado(card) => sides.push(card.sides.len()),
            Card::Public(card) => sides.push(card.sides.len()),
            Card::Regime(_) => sides.push(2),
            _ => {}
        }
    }
    assert_eq!(sides, [2; 12]);
}

#[test]
fn comp_03_two_hundred_and_three_cards_without_topples() {
    covers(&[Rule::Comp03]);
    let (cards, topples, hacendados) = table(Options::default()).dealt_cards();
    assert_eq!((cards.len(), cards.len() + topples.len(), hacendados.len()), (203, 207, 6));
}

#[test]
fn comp_05_and_comp_21_fifteen_cubes_each_but_disks_without_end() {
    covers(&[Rule::Comp05, Rule::Comp21]);
    let seats: Vec<String> = (1..=6).map(|seat| format!("p{seat} gold 9 hacendado {}", 207 + seat)).collect();
    let game_of_six = game(&seats.join("\n"));
    let cubes: u16 = (1..=6).map(|seat| game_of_six.reserve(seat) + 2).sum();
    assert_eq!(cubes, 90);
    let mut riots =
        game("p1 gold 9 hacendado 210\np1 hand 203\np2 has 067 income 1 unrest 14\np2 has 069 unrest 14");
    riots.play(&["play 203 at 067"]);
    assert_eq!((riots.unrest(67), riots.unrest(69)), (17, 14), "more disks than the box has");
}

#[test]
fn comp_06_a_cube_is_what_its_place_makes_it() {
    covers(&[Rule::Comp06]);
    let mut game = game(
        "p1 gold 9 hacendado 210\np1 hand 179\np1 has 062 income 12\np1 has 067 oval1 p1\n\
         p2 has 092 income 2\nmarket . 054 . . . . / . . . . . .",
    );
    assert_eq!(game.reserve(1), 0);
    game.play(&["shift oval 067 1 to market a2"]);
    assert!(game.after("p1 has 067", "oval1").is_none());
    assert!(game.line("market").is_some_and(|market| market.contains("054*p1")));
    game.play(&["shift market a2 to reserve"]);
    assert_eq!(game.reserve(1), 1);
    game.play(&["play 179 at 092"]);
    assert!(game.extorted(92));
    assert_eq!((game.reserve(1), game.income(92)), (0, 1));
}

#[test]
fn comp_06_the_same_cubes_earn_and_shine() {
    let mut game = game("p1 gold 9 hacendado 210\np1 hand 049");
    game.play(&["play 049"]);
    assert_eq!((game.income(49), game.covered(49), game.reserve(1)), (1, true, 11));
}

#[test]
fn comp_07_a_hacendado_has_an_ability_and_two_plans() {
    covers(&[Rule::Comp07]);
    let mut pairs = BTreeSet::new();
    for card in Deck::standard().of_kind(Kind::Hacendado) {
        let Card::Hacendado(card) = card else { panic!("a Hacendado") };
        assert_eq!((card.abilities.len(), card.sides.len()), (1, 2));
        assert_ne!(card.sides[0].prestige, card.sides[1].prestige);
        assert!(card.sides.iter().all(|plan| plan.connection != Connection::Mule));
        let mut pair = [card.sides[0].prestige.word(), card.sides[1].prestige.word()];
        pair.sort_unstable();
        pairs.insert(pair);
        let mut loyal = game(&format!("p1 gold 0 hacendado {}", card.imprint.number));
        loyal.play(&["end"]);
        assert_eq!(loyal.gold(1), 2, "two Income Cubes on the Loyalist side");
    }
    assert_eq!(pairs.len(), 6, "each pair of prestiges once");
}

#[test]
fn comp_08_and_comp_20_what_the_regimes_say() {
    covers(&[Rule::Comp08, Rule::Comp20]);
    let said: Vec<_> = Deck::standard()
        .of_kind(Kind::Regime)
        .filter_map(|card| if let Card::Regime(card) = card { Some(card) } else { None })
        .map(|card| {
            (card.imprint.number.get(), card.regime, card.mines.get(), card.economy.get(), card.topple)
        })
        .collect();
    assert_eq!(
        said,
        [
            (216, Regime::Pax, 2, 3, Prestige::Loyalty),
            (217, Regime::Us, 3, 2, Prestige::Outrage),
            (218, Regime::Martial, 2, 2, Prestige::Command),
            (219, Regime::Anarchy, 1, 1, Prestige::Revolution),
        ]
    );
}

#[test]
fn comp_09_what_stands_on_an_enterprise() {
    covers(&[Rule::Comp09]);
    let (mut ovals, mut loyal) = ([0; 3], 0);
    for card in Deck::standard().of_kind(Kind::Enterprise) {
        let Card::Enterprise(card) = card else { panic!("an enterprise") };
        let number = card.imprint.number;
        ovals[card.ovals.len()] += 1;
        assert!((1..=10).contains(&card.cost.get()), "{number}");
        assert!(card.ovals.iter().all(|oval| oval.price.get() > 0), "{number}");
        assert!(matches!(card.prestige, None | Some(Prestige::Loyalty)), "{number}");
        loyal += usize::from(card.prestige.is_some());
        let fits = match card.sort {
            Sort::Ranch | Sort::Plantation => matches!(card.income, Income::Start(cubes) if cubes.get() == 1),
            Sort::Mine => card.income == Income::Mine,
            Sort::Bank => card.income == Income::Bank,
            Sort::GunStore => matches!(card.income, Income::Fixed(cubes) if cubes.get() == 1),
            Sort::Smelter | Sort::Project => matches!(card.income, Income::Count(_)),
        };
        assert!(fits, "{number}");
    }
    assert_eq!(ovals.iter().sum::<usize>(), 58);
    assert!(ovals.iter().all(|count| *count > 0), "none, one and two ovals all occur");
    assert_eq!(loyal, 16);
}

#[test]
fn comp_10_what_stands_on_a_partner() {
    covers(&[Rule::Comp10]);
    let mut papers = 0;
    for card in Deck::standard().of_kind(Kind::Partner) {
        let Card::Partner(card) = card else { panic!("a partner") };
        let number = card.imprint.number;
        assert!((1..=12).contains(&card.cost.get()), "{number}");
        papers += usize::from(card.sides.len() == 2);
        for side in &card.sides {
            assert!(side.prestige.is_some() || !side.abilities.is_empty(), "{number} is good for something");
        }
    }
    assert_eq!(papers, 3);
}

#[test]
fn comp_11_public_cards_are_bought_by_an_action_of_their_own() {
    covers(&[Rule::Comp11]);
    let (cards, topples, _) = table(Options::default()).dealt_cards();
    assert!(!cards.iter().chain(&topples).any(|card| *card == c(214) || *card == c(215)));
    let mut game = game("p1 gold 12 hacendado 210");
    game.play(&["public 214 side 2"]);
    assert_eq!((game.owner(214), game.actions()), (Some(1), 2));
}

#[test]
fn comp_12_troops_pay_by_the_way_and_have_firepower_from_one_to_three() {
    covers(&[Rule::Comp12]);
    for (place, price) in [(94, 6), (51, 4), (95, 2)] {
        let mut game = game(&format!("p1 gold 9 hacendado 210\np1 hand 168\np1 has {place:03} income 1"));
        game.play(&[&format!("play 168 at {place:03}")]);
        assert_eq!(game.gold(1), 9 - price, "by the connection of {place}");
        assert_eq!(game.regime(), "us");
    }
    let mut firepower = BTreeSet::new();
    for card in Deck::standard().of_kind(Kind::Troop) {
        let Card::Troop(card) = card else { panic!("a troop") };
        firepower.insert(card.firepower.get());
        let regimes = card.on_play.iter().filter(|effect| matches!(effect, Effect::Regime(_))).count();
        assert_eq!(regimes, 1, "{}", card.imprint.number);
    }
    assert_eq!(firepower, BTreeSet::from([1, 2, 3]));
}

#[test]
fn comp_13_what_stands_on_a_black_card() {
    covers(&[Rule::Comp13]);
    let (mut by_target, mut awards) = (0, [0; 5]);
    for card in Deck::standard().of_kind(Kind::Black) {
        let Card::Black(card) = card else { panic!("a black card") };
        by_target += usize::from(card.cost == BlackCost::Target);
        awards[card.award.map_or(4, Prestige::index)] += 1;
        assert!(!card.jailed || card.award == Some(Prestige::Revolution), "{}", card.imprint.number);
    }
    assert_eq!(by_target, 6, "the assassinations");
    assert_eq!(awards, [1, 14, 1, 4, 3], "loyalty, outrage, command, revolution, none");
}

#[test]
fn comp_14_what_stands_on_an_orange_card() {
    covers(&[Rule::Comp14]);
    let (mut by_disk, mut anarchy, mut awards) = (0, 0, [0; 5]);
    for card in Deck::standard().of_kind(Kind::Orange) {
        let Card::Orange(card) = card else { panic!("an orange card") };
        by_disk += usize::from(card.cost == OrangeCost::PerDisk);
        awards[card.award.map_or(4, Prestige::index)] += 1;
        for effect in &card.effects {
            if let Effect::Regime(regime) = effect {
                assert_eq!(*regime, Regime::Anarchy, "{}", card.imprint.number);
                anarchy += 1;
            }
        }
        assert!(!card.jailed || card.award == Some(Prestige::Revolution), "{}", card.imprint.number);
    }
    assert_eq!((by_disk, anarchy), (7, 4));
    assert_eq!(awards, [0, 13, 0, 8, 2], "loyalty, outrage, command, revolution, none");
}

#[test]
fn comp_15_a_headline_has_an_event_and_a_status_quo() {
    covers(&[Rule::Comp15]);
    for (side, gold) in [("event", 3), ("quo", 1)] {
        let mut game = game("p1 gold 1 hacendado 210\nmarket 118 . . . . . / . . . . . .");
        game.play(&["buy a1", side]);
        assert_eq!(game.gold(1), gold);
        assert_eq!(game.line("pile").as_deref(), Some("bull"), "the bull counts on either side");
    }
}

#[test]
fn comp_16_a_topple_starts_a_toppling_modified_or_not() {
    covers(&[Rule::Comp16]);
    let text = "p1 gold 9 hacendado 212\np1 has 011\np1 has 017\np1 has 019\np2 hacendado 208\n\
                market 204 . . . . . / . . . . . .";
    let mut unmodified = game(text);
    unmodified.play(&["buy a1", "quo", "pass", "pass"]);
    assert_eq!(unmodified.state.outcome(), None, "three points do not exceed 2 and 1");
    let mut modified = game(text);
    modified.play(&["buy a1", "event", "pass", "pass"]);
    assert_eq!(modified.state.outcome().map(|outcome| outcome.winners), Some(1));
}

#[test]
fn comp_19_three_districts_two_of_them_in_mexico() {
    covers(&[Rule::Comp19]);
    assert_eq!(
        District::ALL.iter().map(|district| district.word()).collect::<Vec<_>>(),
        ["sonora", "chihuahua", "america"]
    );
    // Mexico is Sonora and Chihuahua: a headline about Mexico leaves America alone.
    let mut news = game(
        "p1 gold 0 hacendado 210\np1 has 095 income 1\np1 has 092 income 1\np1 has 049 income 1\n\
         market 112 . . . . . / . . . . . .",
    );
    news.play(&["buy a1", "event"]);
    assert_eq!(news.gold(1), 2, "one for the rail in Sonora, one for that in Chihuahua");
}
