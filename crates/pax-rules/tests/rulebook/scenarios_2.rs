//! The worked examples of the rulebooks, SCN-24 to SCN-47, with their numbers.

use crate::support::{self, game, p};
use pax_deck::vocabulary::Prestige;
use pax_deck::{CardId, Deck};
use pax_rules::{Deal, Ending, Event, Options, Outcome, Rule, Seat, Table, begin};

#[test]
fn scn_24_killing_huerta_costs_his_price_of_eighteen() {
    let text = "p1 hand 162\np2 gold 0 hacendado 209\np2 has 215 second\n";
    let mut game = game(&format!("{text}p1 gold 18 hacendado 212"));
    game.play(&["play 162 on 215"]);
    assert_eq!(game.gold(1), 0);
    assert!(game.discarded(215) && game.in_grudge(2, 162));
    support::game(&format!("{text}p1 gold 17 hacendado 212")).refuses(Rule::ActPlay01, "play 162 on 215");
}

#[test]
fn scn_25_a_sale_brings_the_economy() {
    for (times, price) in [("regime anarchy", 1), ("regime pax", 3), ("regime pax\ndepression", 0)] {
        let mut game =
            game(&format!("{times}\np1 gold 0 hacendado 212\np1 hand 061\np2 gold 0 hacendado 209"));
        game.play(&["sell 061"]);
        assert_eq!((game.gold(1), game.discarded(61)), (price, true), "{times}");
    }
}

#[test]
fn scn_26_the_central_bank_halves_gold_spares_the_protected_bank_and_then_sets_strife() {
    for (colour, gone) in [("blue", [true, false, false]), ("green", [false, true, true])] {
        let mut game = game(
            "regime martial\nmarket 117 . . . . . / . . . . . .\np1 gold 8 hacendado 212\np1 has 056 income 2
             p2 gold 7 hacendado 209\np2 has 023\np2 has 028\np2 has 014\np2 has 055 income 2",
        );
        game.play(&["buy a1", "event"]);
        assert_eq!((game.gold(1), game.gold(2)), (4, 3), "the loss is rounded up");
        assert!(game.discarded(56), "a bank without protection");
        assert_eq!((game.owner(55), game.regime().as_str()), (Some(2), "martial"));
        game.play(&[&format!("discard {colour}")]);
        assert_eq!([23, 28, 14].map(|card| game.discarded(card)), gone);
        assert_eq!((game.owner(55), game.income(55), game.regime().as_str()), (Some(2), 3, "pax"));
    }
}

#[test]
fn scn_27_villa_troubles_chihuahua_then_come_strife_and_the_intervention() {
    let mut game = game(
        "market 124 . . . . . / . . . . . .\np1 gold 0 hacendado 212\np1 has 068 income 1\np1 has 067 income 1
         p2 gold 0 hacendado 209\np2 has 007\np2 has 025\np2 has 055 income 3",
    );
    game.play(&["buy a1", "event"]);
    assert_eq!([68, 55, 67].map(|card| game.unrest(card)), [1, 1, 0]);
    assert_eq!(
        (game.decider(), game.regime().as_str()),
        (Some(p(2)), "pax"),
        "strife comes before the regime"
    );
    game.play(&["discard red"]);
    assert!(game.discarded(7) && !game.discarded(25));
    assert_eq!(game.regime(), "us");
}

#[test]
fn scn_28_creel_steals_a_gold_for_each_loyalty_of_the_attacker() {
    for (has, stolen) in [(9, 2), (1, 1)] {
        let mut game = game(&format!(
            "p1 gold 0 hacendado 212\np1 hand 139\np1 has 011\np1 has 017\np2 gold {has} hacendado 209
             p2 has 068 income 1\np2 has 067 income 1",
        ));
        game.refuses(Rule::Orange04, "play 139 at 067");
        game.play(&["play 139 at 068"]);
        assert_eq!((game.gold(1), game.gold(2)), (stolen, has - stolen));
        assert_eq!((game.unrest(68), game.in_grudge(2, 139)), (3, true));
    }
}

#[test]
fn scn_29_german_agents_cost_two_actions_and_the_price_of_their_target() {
    let mut game = game("p1 gold 6 hacendado 212\np1 hand 153\np2 gold 5 hacendado 209\np2 has 007");
    game.play(&["play 153 on 007"]);
    assert_eq!((game.actions(), game.gold(1), game.gold(2)), (1, 0, 5));
    assert!(game.discarded(7) && game.in_grudge(2, 153));
}

#[test]
fn scn_30_anybody_upgrades_batopilas_for_eight_and_troops_come_by_mule() {
    let mut game = game("p1 gold 8 hacendado 212\np2 gold 4 hacendado 209\np2 has 048 income 2\np2 hand 183");
    game.play(&["upgrade 048"]);
    assert_eq!(game.gold(1), 0);
    game.play(&["end"]);
    assert_eq!(game.gold(1), 3, "two of the Hacendado, one of the connection");
    game.play(&["play 183 at 048"]);
    assert_eq!(game.gold(2), 3, "one by mule instead of three on foot");
}

#[test]
fn scn_31_arizona_rangers_pay_six_four_or_two_and_bring_the_intervention() {
    for (place, price) in [(94, 6), (51, 4), (95, 2)] {
        let mut game = game(&format!(
            "p1 gold 9 hacendado 212\np1 hand 168\np1 has {place:03} income 1 unrest 3\np2 gold 0 hacendado 209",
        ));
        game.play(&[&format!("play 168 at {place:03}")]);
        assert_eq!((9 - game.gold(1), game.regime().as_str()), (price, "us"));
        assert_eq!(game.unrest(place), 1, "firepower two");
    }
}

#[test]
fn scn_32_the_status_quo_does_nothing_and_an_event_begins_on_the_left() {
    let text = "market 124 . . . . . / . . . . . .\np1 gold 0 hacendado 212\np1 has 010\np1 has 020
                p2 gold 0 hacendado 209\np2 has 007\np2 has 025\np3 gold 0 hacendado 208
                p3 has 032\np3 has 030\np3 has 068 income 1";
    let mut quo = game(text);
    quo.play(&["buy a1", "quo"]);
    assert_eq!((quo.unrest(68), quo.regime().as_str(), quo.actions()), (0, "pax", 2));
    assert!(quo.listed("bullbear", 124));

    let mut event = game(text);
    event.play(&["buy a1", "event"]);
    for seat in [2, 3, 1] {
        assert_eq!(event.decider(), Some(p(seat)));
        event.play(&["discard red"]);
    }
    assert_eq!((event.unrest(68), event.regime().as_str(), event.actions()), (1, "us", 2));
    assert!(event.listed("bullbear", 124));
}

#[test]
fn scn_33_each_owner_of_gun_stores_gets_two_even_from_a_shut_one() {
    let mut game = game(
        "p1 gold 0 hacendado 212\np1 hand 135\np2 gold 0 hacendado 209\np2 has 057 income 1
         p2 has 065 income 1\np3 gold 0 hacendado 208\np3 has 097 income 1",
    );
    game.play(&["play 135 at 057"]);
    assert_eq!(game.unrest(57), 2);
    assert_eq!([1, 2, 3].map(|seat| game.gold(seat)), [0, 2, 2]);
}

#[test]
fn scn_34_in_the_first_edition_a_player_dies_for_ten_unless_he_has_an_army() {
    let text =
        "option edition=first\np1 gold 10 hacendado 212\np1 hand 162\np2 gold 0 hacendado 209 plan 1\n";
    let mut alone = game(text);
    alone.play(&["play 162 on p2"]);
    assert_eq!((alone.gold(1), alone.in_grudge(2, 162)), (0, true));
    assert_eq!(alone.line("p2").as_deref(), Some("gold 0 reserve 13 hacendado 209 dead"));

    game(&format!("{text}p2 army 178")).refuses(Rule::Assassin15, "play 162 on p2");
    let second = text.replace("edition=first", "edition=second");
    game(&second).refuses(Rule::Hacendado11, "play 162 on p2");
}

#[test]
fn scn_35_yaquis_in_a_private_army_trouble_all_of_sonora() {
    let mut game = game(
        "p1 gold 2 hacendado 209 plan 1\np1 hand 191\np1 has 067 income 1\np1 has 068 income 1
         p2 gold 0 hacendado 212\np2 has 092 income 1",
    );
    game.play(&["play 191 army"]);
    assert!(game.listed("p1 army", 191));
    assert_eq!((game.gold(1), game.regime().as_str()), (0, "anarchy"));
    assert_eq!([67, 92, 68].map(|card| game.unrest(card)), [1, 1, 0]);
}

#[test]
fn scn_36_a_card_that_removes_cubes_needs_cubes_to_remove() {
    let text = "p1 gold 5 hacendado 212\np1 hand 154\np2 gold 0 hacendado 209\n";
    game(&format!("{text}p2 has 068 income 0")).refuses(Rule::Black03, "play 154 on 068");
    game(&format!("{text}p2 has 068 income 1")).allows("play 154 on 068");
}

#[test]
fn scn_37_what_is_bought_for_nothing_pays_the_speculator_nothing() {
    let mut game = game(
        "p1 gold 9 hacendado 212\np1 has 007\np2 gold 0 hacendado 209
         market . . . . 203*p2 . / . . . . . .",
    );
    game.play(&["buy a5"]);
    assert_eq!((game.gold(1), game.gold(2), game.reserve(2)), (9, 0, 13));
    assert!(game.in_hand(1, 203));
}

#[test]
fn scn_38_half_prices_are_rounded_up() {
    for (slot, price) in [("a2", 1), ("a4", 2), ("a1", 0)] {
        let mut game =
            game("p1 gold 9 hacendado 211\np2 gold 0 hacendado 209\nmarket 168 169 . 170 . . / . . . . . .");
        game.play(&[&format!("buy {slot}")]);
        assert_eq!(9 - game.gold(1), price, "Reyes at {slot}");
    }
    for (troop, place, price) in [(178, 68, 2), (178, 49, 3), (190, 91, 0)] {
        let mut game = game(&format!(
            "p1 gold 9 hacendado 212\np1 has 016\np1 hand {troop}\np1 has {place:03} income 1
             p2 gold 0 hacendado 209",
        ));
        game.play(&[&format!("play {troop} at {place:03}")]);
        assert_eq!(9 - game.gold(1), price, "troop {troop} at {place}");
    }
}

#[test]
fn scn_39_who_leaves_jail_first_has_two_actions_left() {
    let mut game = game("turn p1 2\np1 gold 3 hacendado 212 jailed\np2 gold 0 hacendado 209");
    game.play(&["police jail"]);
    assert_eq!((game.gold(1), game.actions(), game.jailed(1)), (0, 2, false));
}

#[test]
fn scn_40_of_two_players_one_needs_more_than_diaz_the_vice_president_and_the_other() {
    let four = "p1 has 068 income 0 troop 183\np1 has 069 income 0 troop 185
                p1 has 067 income 0 troop 184\np1 has 091 income 0 troop 175\n";
    for (fifth, wins) in [("", false), ("troop 187", true)] {
        let mut game = game(&format!(
            "regime martial\nmarket 204 . . . . . / . . . . . .\np1 gold 0 hacendado 209\n{four}
             p1 has 093 income 0 {fifth}\np2 gold 9 hacendado 210\np2 has 092 income 1 troop 180",
        ));
        game.play(&["buy a1", "quo", "pass", "pass"]);
        let ending = Ending::Toppled(Prestige::Command);
        assert_eq!(game.state.outcome(), wins.then_some(Outcome { winners: 1, ending }));
    }
}

#[test]
fn scn_41_the_deck_grows_with_the_players_and_so_does_their_gold() {
    let table = Table::new(Deck::standard(), Options::default()).expect("our own deck fits");
    let (cards, topples, hacendados) = table.dealt_cards();
    assert_eq!((cards.len(), topples.len(), hacendados.len()), (203, 4, 6));
    for (seats, size) in [(2, 70), (3, 80), (4, 90), (5, 100), (6, 110)] {
        assert_eq!(table.deck_cards(seats), size);
        let mut rest = cards.iter().copied();
        let mut market: Vec<CardId> = if seats >= 5 { rest.by_ref().take(12).collect() } else { Vec::new() };
        let mut deck = Vec::new();
        for (stack, size) in table.stack_sizes(seats).into_iter().enumerate() {
            deck.extend(rest.by_ref().take(size));
            deck.extend(stack.checked_sub(2).map(|topple| topples[topple]));
        }
        assert_eq!(deck.len(), size + 4);
        if seats < 5 {
            market = deck.drain(..12).collect();
        }
        let hacendados = hacendados[..usize::from(seats)].to_vec();
        let deal = Deal { hacendados, market, deck };
        let state = begin(&table, seats, &deal, &mut Vec::<Event>::new()).expect("a fair deal");
        let gold: Vec<u16> = (0..seats).filter_map(Seat::new).map(|seat| state.gold(seat)).collect();
        assert_eq!(gold, [4, 5, 6, 7, 8, 9][..usize::from(seats)]);
    }
}

#[test]
fn scn_42_the_order_of_two_headlines_decides_about_a_depression() {
    for (first, depression) in [("a1", true), ("b1", false)] {
        let mut game = game(
            "pile bear\nmarket 106 . . . . . / 112 . . . . .\np1 gold 0 hacendado 212\np2 gold 0 hacendado 209",
        );
        game.play(&["end", &format!("first {first}")]);
        assert_eq!(game.depression(), depression, "{first} first");
        assert!(game.listed("bullbear", 106) && game.listed("bullbear", 112));
    }
}

#[test]
fn scn_43_only_two_bulls_in_a_row_end_a_depression() {
    let mut game = game(
        "depression\npile bear\nmarket 112 106 118 107 . . / . . . . . .
         p1 gold 0 hacendado 212\np2 gold 0 hacendado 209",
    );
    for (discarded, depression) in [(112, true), (106, true), (118, true), (107, false)] {
        game.play(&["end"]);
        assert!(game.listed("bullbear", discarded));
        assert_eq!(game.depression(), depression, "after {discarded}");
    }
}

#[test]
fn scn_44_a_poorer_regime_takes_income_first_and_leaves_the_extortion_cube() {
    let mut game = game(
        "p1 gold 0 hacendado 212\np1 has 043\np1 has 055 income 2 extorted 179 by p2\np2 gold 0 hacendado 209",
    );
    game.play(&["decree 043"]);
    assert_eq!(game.regime(), "anarchy");
    assert_eq!((game.income(55), game.extorted(55), game.owner(55)), (0, true, Some(1)));
    assert_eq!(game.reserve(1), 13);
}

#[test]
fn scn_45_two_troops_in_his_army_make_a_player_cost_nine() {
    let text = "market 205 . . . . . / . . . . . .\np1 gold 0 hacendado 212\np2 hand 162
                p3 gold 0 hacendado 209 plan 1\np3 army 178 191\n";
    let mut game = game(&format!("{text}p2 gold 9 hacendado 208"));
    game.play(&["buy a1", "quo", "pass", "kill p3 with 162"]);
    assert_eq!(game.gold(2), 0);
    assert!(game.discarded(178) && game.discarded(191) && game.in_grudge(3, 162));

    let mut poor = support::game(&format!("{text}p2 gold 8 hacendado 208"));
    poor.play(&["buy a1", "quo", "pass"]);
    assert_eq!(poor.decider(), Some(p(1)), "eight will not do, so he is not asked");
}

#[test]
fn scn_46_in_his_dotage_diaz_falls_to_two_points() {
    for (second, ending) in
        [("troop 185", Ending::Toppled(Prestige::Command)), ("", Ending::LastToppleFailed)]
    {
        let mut game = game(&format!(
            "option senility\nregime martial\ntopples gone 3 seen 4 last 206\nmarket 206 . . . . . / . . . . . .
             p1 gold 9 hacendado 209\np1 has 068 income 1 troop 183\np1 has 069 income 1 {second}
             p2 gold 0 hacendado 210\np2 has 067 income 1 troop 184\np3 gold 0 hacendado 208",
        ));
        game.play(&["buy a1", "event"]);
        assert_eq!(game.line("toppling").as_deref(), Some("206 p1 command 0"));
        game.play(&["pass", "pass", "pass"]);
        assert_eq!(game.state.outcome(), Some(Outcome { winners: 1, ending }));
    }
}

#[test]
fn scn_47_a_full_hand_buys_headlines_and_public_cards_only() {
    let game = game(
        "p1 gold 18 hacendado 212\np1 hand 061 062 063 064 066\np2 gold 0 hacendado 209
         market 067 112 . . . . / . . . . . .",
    );
    game.refuses(Rule::ActBuy08, "buy a1").allows("buy a2").allows("public 215 side 1");
}
