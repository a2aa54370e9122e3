//! SETUP: a deal becomes a game.

use std::collections::BTreeSet;

use crate::support::{Game, c, covers, p};
use pax_deck::vocabulary::Kind;
use pax_deck::{CardId, Deck};
use pax_rules::options::{Edition, Hacendados, Setup};
use pax_rules::{BadDeal, Deal, Options, Rule, Table, begin};

fn table(options: Options) -> Table {
    Table::new(Deck::standard(), options).expect("the standard deck fits")
}

fn rapid() -> Table {
    table(Options { setup: Setup::Rapid, ..Options::default() })
}

/// A right deal: the cards in the order of their numbers, each Topple on top of its stack.
fn deal(table: &Table, seats: u8) -> Deal {
    let (cards, topples, mut hacendados) = table.dealt_cards();
    hacendados.truncate(if table.options().hacendados == Hacendados::Chosen {
        0
    } else {
        usize::from(seats)
    });
    let mut cards = cards.into_iter();
    if table.options().setup == Setup::Rapid {
        let market = cards.by_ref().take(12).collect();
        return Deal { hacendados, market, deck: cards.take(96).chain(topples).collect() };
    }
    let mut market: Vec<CardId> = Vec::new();
    if table.market_is_extra(seats) {
        market.extend(cards.by_ref().take(12));
    }
    let mut topples = topples.into_iter();
    let mut deck: Vec<CardId> = Vec::new();
    for (stack, size) in table.stack_sizes(seats).into_iter().enumerate() {
        if stack >= 2 {
            deck.extend(topples.next());
        }
        deck.extend(cards.by_ref().take(size));
    }
    if market.is_empty() {
        market = deck.drain(..12).collect();
    }
    Deal { hacendados, market, deck }
}

/// Begins a game with this deal.
fn start(table: &Table, seats: u8, deal: &Deal) -> Result<Game, BadDeal> {
    let mut events = Vec::new();
    let state = begin(table, seats, deal, &mut events)?;
    Ok(Game { table: table.clone(), state, events })
}

#[track_caller]
fn begun(table: &Table, seats: u8) -> Game {
    start(table, seats, &deal(table, seats)).expect("the deal is right")
}

/// The rule that a wrong deal breaks.
#[track_caller]
fn wrong(table: &Table, seats: u8, deal: &Deal) -> Rule {
    match start(table, seats, deal) {
        Ok(_) => panic!("the deal is taken for right"),
        Err(bad) => {
            assert!(bad.to_string().contains(bad.rule().id()), "{bad}");
            bad.rule()
        }
    }
}

fn topples(deck: &[CardId]) -> Vec<usize> {
    let is_topple =
        |card: &CardId| Deck::standard().card(*card).is_some_and(|card| card.kind() == Kind::Topple);
    deck.iter().enumerate().filter(|(_, card)| is_topple(card)).map(|(place, _)| place).collect()
}

#[test]
fn setup_01_two_sided_cards_are_set_aside() {
    covers(&[Rule::Setup01]);
    let table = table(Options::default());
    for card in [213, 214, 215, 216, 219] {
        let mut in_deck = deal(&table, 2);
        in_deck.deck[20] = c(card);
        assert_eq!(wrong(&table, 2, &in_deck), Rule::Setup01, "{card}");
        let mut in_market = deal(&table, 2);
        in_market.market[3] = c(card);
        assert_eq!(wrong(&table, 2, &in_market), Rule::Setup01, "{card}");
    }
    let (cards, topples, _) = table.dealt_cards();
    assert_eq!(cards.len() + topples.len(), 207);
}

#[test]
fn setup_02_topples_are_taken_out_before_cards_are_dealt() {
    covers(&[Rule::Setup02]);
    let table = table(Options::default());
    let (cards, ..) = table.dealt_cards();
    assert_eq!((cards.len(), topples(&cards).len()), (203, 0));
    let mut deal = deal(&table, 5);
    deal.market[0] = deal.deck[topples(&deal.deck)[0]];
    assert_eq!(wrong(&table, 5, &deal), Rule::Setup02);
}

#[test]
fn setup_03_and_setup_27_fifty_cards_and_ten_for_each_player() {
    covers(&[Rule::Setup03, Rule::Setup27]);
    let table = table(Options::default());
    let wanted = [(2, 70, 62), (3, 80, 72), (4, 90, 82), (5, 100, 104), (6, 110, 114)];
    for (seats, built_of, left) in wanted {
        assert_eq!((table.deck_cards(seats), table.deck_size(seats)), (built_of, left));
        let game = begun(&table, seats);
        assert_eq!(usize::from(game.state.deck_left()), left);
        let mut short = deal(&table, seats);
        short.deck.remove(0);
        assert_eq!(wrong(&table, seats, &short), Rule::Setup27, "{seats}");
    }
}

#[test]
fn setup_04_six_stacks_of_nearly_one_size() {
    covers(&[Rule::Setup04]);
    let table = table(Options::default());
    for (seats, sizes) in [
        (2, [11, 11, 12, 12, 12, 12]),
        (3, [13, 13, 13, 13, 14, 14]),
        (4, [15; 6]),
        (5, [16, 16, 17, 17, 17, 17]),
        (6, [18, 18, 18, 18, 19, 19]),
    ] {
        assert_eq!(table.stack_sizes(seats), sizes);
    }
}

#[test]
fn setup_05_one_topple_in_each_of_the_lower_four() {
    covers(&[Rule::Setup05]);
    let table = table(Options::default());
    for seats in 2..=6 {
        let right = deal(&table, seats);
        let places = topples(&right.deck);
        assert_eq!(places.len(), 4);
        // At the top or the bottom of its stack is both right.
        let mut low = right.clone();
        low.deck.swap(places[0], places[1] - 1);
        assert!(start(&table, seats, &low).is_ok(), "{seats}");
        // Two in one stack is not, nor is one too few.
        let mut two = right.clone();
        two.deck.swap(places[1], places[0] + 1);
        assert_eq!(wrong(&table, seats, &two), Rule::Setup05);
        let (cards, ..) = table.dealt_cards();
        let mut none = right.clone();
        none.deck[places[3]] = *cards.last().expect("an unused card");
        assert_eq!(wrong(&table, seats, &none), Rule::Setup05);
    }
}

#[test]
fn setup_06_the_two_stacks_without_topples_lie_on_top() {
    covers(&[Rule::Setup06]);
    let table = table(Options::default());
    for seats in 2..=6 {
        let mut deal = deal(&table, seats);
        let first = topples(&deal.deck)[0];
        deal.deck.swap(first, first - 1);
        assert_eq!(wrong(&table, seats, &deal), Rule::Setup06);
        deal.deck.swap(first - 1, 0);
        assert_eq!(wrong(&table, seats, &deal), Rule::Setup06);
    }
}

#[test]
fn setup_07_up_to_four_players_see_the_top_twelve_in_two_rows() {
    covers(&[Rule::Setup07]);
    let table = table(Options::default());
    for seats in 2..=4 {
        assert!(!table.market_is_extra(seats));
        let (cards, ..) = table.dealt_cards();
        let mut listed = cards.iter().map(ToString::to_string);
        let rows = [(); 2].map(|()| listed.by_ref().take(6).collect::<Vec<_>>().join(" "));
        let game = begun(&table, seats);
        assert_eq!(game.line("market"), Some(rows.join(" / ")));
        assert_eq!(usize::from(game.state.deck_left()), table.deck_cards(seats) + 4 - 12);
        let mut short = deal(&table, seats);
        short.market.pop();
        assert_eq!(wrong(&table, seats, &short), Rule::Setup07);
    }
}

#[test]
fn setup_08_five_or_six_players_have_twelve_cards_more() {
    covers(&[Rule::Setup08]);
    let table = table(Options::default());
    for seats in 5..=6 {
        assert!(table.market_is_extra(seats));
        let deal = deal(&table, seats);
        let in_game: BTreeSet<CardId> = deal.market.iter().chain(&deal.deck).copied().collect();
        assert_eq!(in_game.len(), table.deck_cards(seats) + 4 + 12);
        assert!(start(&table, seats, &deal).is_ok());
        let mut short = deal.clone();
        short.market.pop();
        assert_eq!(wrong(&table, seats, &short), Rule::Setup08);
    }
    let first = self::table(Options { edition: Edition::First, ..Options::default() });
    assert!(!first.market_is_extra(6), "the first edition does not know it");
}

#[test]
fn setup_09_no_topple_is_in_the_first_market() {
    covers(&[Rule::Setup09]);
    let table = table(Options::default());
    for seats in 2..=4 {
        let sizes = table.stack_sizes(seats);
        assert!(sizes[0] + sizes[1] >= 22);
        let mut deal = deal(&table, seats);
        let first = topples(&deal.deck)[0];
        std::mem::swap(&mut deal.market[11], &mut deal.deck[first]);
        assert_eq!(wrong(&table, seats, &deal), Rule::Setup09);
    }
}

#[test]
fn setup_10_and_setup_11_both_public_cards_are_for_sale_and_pax_rules() {
    covers(&[Rule::Setup10, Rule::Setup11]);
    let mut game = begun(&table(Options::default()), 2);
    assert_eq!(game.regime(), "pax");
    // Four gold do not buy either, but both are there to be refused for their price.
    for command in ["public 214 side 1", "public 214 side 2", "public 215 side 1", "public 215 side 2"] {
        game.refuses(Rule::ActPublic02, command);
    }
    game.play(&["end"]);
    assert_eq!(game.regime(), "pax");
}

#[test]
fn setup_12_each_player_is_dealt_one_of_the_six_hacendados() {
    covers(&[Rule::Setup12]);
    let table = table(Options::default());
    for seats in 2..=6 {
        let right = deal(&table, seats);
        let game = start(&table, seats, &right).expect("the deal is right");
        for (seat, card) in (1..).zip(&right.hacendados) {
            assert_eq!(game.after(&format!("p{seat}"), "hacendado"), Some(card.to_string()));
        }
        let mut few = right.clone();
        few.hacendados.pop();
        assert_eq!(wrong(&table, seats, &few), Rule::Setup12);
        let mut twice = right.clone();
        twice.hacendados[1] = twice.hacendados[0];
        assert_eq!(wrong(&table, seats, &twice), Rule::Setup12);
        let mut other = right;
        other.hacendados[0] = c(61);
        assert_eq!(wrong(&table, seats, &other), Rule::Setup12);
    }
}

#[test]
fn setup_13_players_may_choose_their_hacendados() {
    covers(&[Rule::Setup13]);
    let table = table(Options { hacendados: Hacendados::Chosen, ..Options::default() });
    let mut game = begun(&table, 3);
    assert_eq!((game.decider(), game.legal().len()), (Some(p(1)), 6));
    game.play(&["take 211"]);
    assert_eq!(game.decider(), Some(p(2)));
    game.refuses(Rule::Setup13, "take 211").refuses(Rule::Setup13, "take 214");
    game.play(&["take 208", "take 213"]);
    assert_eq!(
        [1, 2, 3].map(|seat| game.after(&format!("p{seat}"), "hacendado")),
        [Some("211".to_owned()), Some("208".to_owned()), Some("213".to_owned())]
    );
    assert_eq!((game.active(), game.actions(), game.reserve(3)), (1, 3, 13));
    let dealt = self::table(Options::default());
    let mut none = deal(&dealt, 2);
    none.hacendados.clear();
    assert_eq!(wrong(&dealt, 2, &none), Rule::Setup12, "unless agreed, they are dealt");
}

#[test]
fn setup_14_what_is_not_dealt_is_out_of_the_game() {
    covers(&[Rule::Setup14]);
    let table = table(Options::default());
    let deal = deal(&table, 2);
    let mut game = start(&table, 2, &deal).expect("the deal is right");
    let (cards, _, hacendados) = table.dealt_cards();
    let dealt = |card: &CardId| {
        deal.market.contains(card) || deal.deck.contains(card) || deal.hacendados.contains(card)
    };
    let boxed: Vec<CardId> = cards.into_iter().chain(hacendados).filter(|card| !dealt(card)).collect();
    assert_eq!(boxed.len(), 203 - 70 + 4);
    for _ in 0..40 {
        let text = game.text();
        let words: BTreeSet<&str> = text.split_whitespace().collect();
        assert!(!boxed.iter().any(|card| words.contains(card.to_string().as_str())), "{text}");
        // Each turn buys a card and sells it, so that the Market moves on.
        let wanted = ["end", "end", "sell", "buy"][usize::from(game.actions())];
        let legal = game.legal();
        let command = legal.iter().find(|command| command.starts_with(wanted)).unwrap_or(&legal[0]).clone();
        game.play(&[&command]);
    }
}

#[test]
fn setup_15_setup_16_and_setup_17_fifteen_cubes_two_of_them_on_a_loyalist() {
    covers(&[Rule::Setup15, Rule::Setup16, Rule::Setup17]);
    for seats in 2..=6_u8 {
        let mut game = begun(&table(Options::default()), seats);
        for seat in 1..=seats {
            let line = game.line(&format!("p{seat}")).expect("a player");
            assert!(
                !line.contains("plan") && !line.contains("owed"),
                "a Loyalist with his two cubes: {line}"
            );
            assert_eq!(game.reserve(seat) + 2, 15);
            let gold = game.gold(seat);
            game.play(&["end"]);
            assert_eq!(game.gold(seat), gold + 2, "and they earn");
            assert_eq!(game.line(&format!("p{seat} has")), None);
        }
    }
}

#[test]
fn setup_19_and_setup_20_gold_by_turn_order_and_three_actions() {
    covers(&[Rule::Setup19, Rule::Setup20]);
    let game = begun(&table(Options::default()), 6);
    assert_eq!([1, 2, 3, 4, 5, 6].map(|seat| game.gold(seat)), [4, 5, 6, 7, 8, 9]);
    assert_eq!((game.active(), game.actions()), (1, 3));
    assert!(game.legal().iter().any(|command| command.starts_with("buy")));
}

#[test]
fn setup_21_everything_else_starts_empty() {
    covers(&[Rule::Setup21]);
    let game = begun(&table(Options::default()), 4);
    for seat in 1..=4 {
        assert_eq!(game.line(&format!("p{seat} hand")), None);
        assert_eq!(game.line(&format!("p{seat} grudge")), None);
        assert_eq!(game.line(&format!("p{seat} army")), None);
        assert!(!game.jailed(seat));
    }
    assert_eq!((game.line("bullbear"), game.line("pile"), game.line("discards")), (None, None, None));
    assert!(!game.depression());
}

#[test]
fn setup_22_setup_23_and_setup_26_the_rapid_market_is_twelve_of_the_203() {
    covers(&[Rule::Setup22, Rule::Setup23, Rule::Setup26]);
    let table = rapid();
    assert_eq!(table.dealt_cards().0.len(), 203);
    for seats in 2..=6 {
        assert!(table.market_is_extra(seats), "for every number of players");
        let right = deal(&table, seats);
        let game = start(&table, seats, &right).expect("the deal is right");
        assert_eq!(
            game.line("market").map(|line| line.split(' ').filter(|word| *word != "/").count()),
            Some(12)
        );
        assert_eq!((game.gold(1), game.gold(seats), game.reserve(seats)), (4, 3 + u16::from(seats), 13));
        let mut few = right.clone();
        few.market.pop();
        assert_eq!(wrong(&table, seats, &few), Rule::Setup23);
        let mut topple = right;
        topple.market[0] = topple.deck.pop().expect("a Topple");
        topple.deck.push(c(203));
        assert_eq!(wrong(&table, seats, &topple), Rule::Setup22);
    }
}

#[test]
fn setup_24_the_rapid_deck_is_half_of_the_rest() {
    covers(&[Rule::Setup24]);
    let table = rapid();
    for seats in 2..=6 {
        assert_eq!(begun(&table, seats).state.deck_left(), 96 + 4);
        let mut more = deal(&table, seats);
        more.deck.push(c(203));
        assert_eq!(wrong(&table, seats, &more), Rule::Setup24);
    }
}

#[test]
fn setup_25_rapid_topples_come_at_any_time() {
    covers(&[Rule::Setup25]);
    let table = rapid();
    // `deal` has laid them at the bottom, side by side; on top is right too.
    let mut top = deal(&table, 3);
    assert_eq!(topples(&top.deck), [96, 97, 98, 99]);
    top.deck.rotate_right(4);
    assert!(start(&table, 3, &top).is_ok());
    top.deck[1] = c(203);
    assert_eq!(wrong(&table, 3, &top), Rule::Setup25, "but all four must be there");
}

#[test]
fn setup_28_a_headline_dealt_to_the_free_end_waits_for_the_first_player() {
    covers(&[Rule::Setup28]);
    let table = table(Options::default());
    let mut deal = deal(&table, 2);
    let headline = c(118);
    assert!(!deal.market.contains(&headline) && !deal.deck.contains(&headline));
    deal.market[0] = headline;
    let mut buys = start(&table, 2, &deal).expect("the deal is right");
    assert!(buys.listed("market", 118));
    buys.play(&["buy a1", "event"]);
    assert_eq!((buys.gold(1), buys.gold(2)), (6, 7));
    let mut waits = start(&table, 2, &deal).expect("the deal is right");
    waits.play(&["buy a2"]);
    assert!(waits.listed("market", 118));
    waits.play(&["end"]);
    assert!(waits.listed("bullbear", 118) && !waits.listed("market", 118));
    assert_eq!(waits.gold(1), 4 - 1 + 2);
}

#[test]
fn gen_26_a_deal_with_a_card_twice_is_no_deal() {
    let table = table(Options::default());
    let mut deal = deal(&table, 2);
    deal.deck[1] = deal.deck[0];
    assert_eq!(wrong(&table, 2, &deal), Rule::Gen26);
}
