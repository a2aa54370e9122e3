//! END and VARIANT.

use crate::support::{Game, covers, game, p};
use pax_deck::{CardId, Deck};
use pax_rules::options::{Edition, Hacendados, Options, Setup};
use pax_rules::{Deal, Ending, Outcome, Rule, Silent, Table, begin};

/// Tells whether a command is among the legal ones.
fn offers(game: &Game, command: &str) -> bool {
    game.legal().iter().any(|legal| legal == command)
}

fn winners(game: &Game) -> Option<u8> {
    game.state.outcome().map(|outcome| outcome.winners)
}

fn ending(game: &Game) -> Option<Ending> {
    game.state.outcome().map(|outcome| outcome.ending)
}

/// The fourth Topple fails: a Gold Victory among these players.
fn last_topple(players: &str) -> Game {
    let mut game = game(&format!(
        "regime martial\ntopples gone 3 seen 4\nmarket 207 . . . . . / . . . . . .\n{players}"
    ));
    game.play(&["buy a1", "quo"]);
    game
}

#[test]
fn end_01_who_topples_diaz_wins_at_once() {
    covers(&[Rule::End01]);
    let mut game = game(
        "regime anarchy\np1 gold 0 hacendado 212 dead\np1 grudge 003 004 006\np1 hand 025\np2 gold 9 hacendado 213 dead\n\
         p3 gold 9 hacendado 208 dead\nmarket 207 . . . . . / . . . . . .",
    );
    game.play(&["buy a1", "quo"]);
    assert_eq!(winners(&game), Some(1), "with actions left, and poorest of all");
    assert!(game.legal().is_empty() && game.decider().is_none());
    for seat in 1..=3 {
        game.refuses_of(p(seat), Rule::End01, "end");
    }
}

#[test]
fn end_02_most_gold_then_most_income() {
    covers(&[Rule::End02, Rule::End09]);
    let game = last_topple(
        "p1 gold 7 hacendado 212 dead\np2 gold 8 hacendado 213 dead\np1 has 056 income 2\np1 has 025",
    );
    assert_eq!(winners(&game), Some(0b10), "only gold on hand counts");
    let even = |unrest: &str| {
        winners(&last_topple(&format!(
            "p1 gold 8 hacendado 212 dead\np2 gold 8 hacendado 213 dead\np1 has 068 income 2{unrest}\np2 has 067 income 1"
        )))
    };
    assert_eq!(even(""), Some(0b01), "four a turn against three");
    assert_eq!(even(" unrest 1"), Some(0b10), "AMB-13: two against three");
}

#[test]
fn end_03_the_fourth_topple_discarded_ends_the_game() {
    covers(&[Rule::End03, Rule::End04, Rule::End12]);
    let start = "topples gone 3 seen 4\np1 gold 6 hacendado 212\np2 gold 7 hacendado 213\nmarket 207 . . . . . / . . . . . .";
    let mut now = game(start);
    now.play(&["end"]);
    assert_eq!(now.state.outcome(), Some(Outcome { winners: 0b10, ending: Ending::LastToppleDiscarded }));
    assert_eq!(now.gold(1), 6, "this turn's income is not collected");
    let mut third = game(&start.replace("gone 3", "gone 2"));
    third.play(&["end"]);
    assert_eq!((third.state.outcome(), third.gold(1)), (None, 8));
}

#[test]
fn end_04_the_last_gold_victory_is_immediate() {
    covers(&[Rule::End04]);
    let start = "regime martial\ntopples gone 3 seen 4\np1 gold 6 hacendado 212 dead\np1 hand 025\np2 gold 7 hacendado 213 dead\n\
                 market 207 . . . . . / . . . . . .";
    let mut now = game(start);
    now.play(&["buy a1", "quo"]);
    assert_eq!(winners(&now), Some(0b10), "p1 has no time to sell");
    let mut later = game(&format!("option final_gold=phase3\n{start}"));
    later.play(&["buy a1", "quo"]);
    assert_eq!((later.state.outcome(), later.actions()), (None, 2), "AMB-10: the option lets the turn go on");
    later.play(&["sell 025", "end"]);
    assert_eq!((winners(&later), later.gold(1)), (Some(0b01), 8), "and still without income");
}

#[test]
fn end_04_what_lies_beside_the_last_topple_no_longer_counts() {
    covers(&[Rule::End04]);
    let start = "topples gone 3 seen 4\npile bear\np1 gold 6 hacendado 212\np2 gold 7 hacendado 213\n\
                 market 207 . . . . . / 106 . . . . .";
    let discarded = |option: &str, first: &str| {
        let mut game = game(&format!("{option}{start}"));
        game.play(&["end", first]);
        assert_eq!(winners(&game), Some(0b10));
        game.listed("bullbear", 106)
    };
    assert!(!discarded("", "first a1"), "AMB-15: the game ended at once");
    assert!(discarded("", "first b1"));
    assert!(discarded("option final_gold=phase3\n", "first a1"));
}

#[test]
fn end_05_several_topplers_only_they_compare() {
    covers(&[Rule::End05]);
    let mut game = game(
        "regime anarchy\np1 gold 5 hacendado 212 dead\np1 grudge 003 004 006\np2 gold 6 hacendado 213 dead\np2 grudge 139 140 143\n\
         p3 gold 99 hacendado 208 dead\np4 gold 50 hacendado 209 dead\nmarket 207 . . . . . / . . . . . .",
    );
    game.play(&["buy a1", "quo"]);
    assert_eq!(winners(&game), Some(0b10));
}

#[test]
fn end_06_the_fourth_is_the_fourth_to_leave_the_market() {
    covers(&[Rule::End06]);
    let mut game = game(
        "topples gone 2 seen 4\nregime martial\np1 gold 9 hacendado 212 dead\np2 gold 20 hacendado 213 dead\n\
         market 204 . . . . . / 095 067 205 . . .",
    );
    game.play(&["end"]);
    assert_eq!(game.state.outcome(), None);
    game.play(&["buy b3", "quo"]);
    assert_eq!(ending(&game), Some(Ending::LastToppleFailed), "one was discarded, one bought");
}

/// The last Topple lies in the Market, and nothing else moves.
fn late(seats: &str) -> Game {
    game(&format!(
        "option stall=0\ntopples gone 3 seen 4 last 207\np1 gold 20 hacendado 212 dead\np2 gold 9 hacendado 213 dead\n{seats}\
         market 095 207 068 . . . / 067 . . . . ."
    ))
}

#[test]
fn end_07_a_mexican_standoff_ends_the_game() {
    covers(&[Rule::End07]);
    let mut game = late("p3 gold 9 hacendado 208\n");
    game.play(&["end", "end"]);
    assert_eq!(game.state.outcome(), None);
    game.play(&["end"]);
    assert_eq!(game.state.outcome(), Some(Outcome { winners: 0b1, ending: Ending::Standoff }));
    assert_eq!(game.gold(3), 11, "after that turn's income");
}

#[test]
fn end_07_a_purchase_begins_the_count_anew() {
    covers(&[Rule::End07, Rule::End08]);
    let mut game = late("");
    game.play(&["end", "buy b1", "end"]);
    assert_eq!(game.state.outcome(), None, "a purchase for nothing breaks it");
    game.play(&["end"]);
    assert_eq!(game.state.outcome(), None);
    game.play(&["end"]);
    assert_eq!(ending(&game), Some(Ending::Standoff));
}

#[test]
fn end_07_only_once_the_last_topple_is_there_and_not_in_its_turn() {
    covers(&[Rule::End07]);
    let mut game = game(
        "option stall=0\ntopples gone 3 seen 3\np1 hacendado 212\np2 hacendado 213\nmarket 095 . . . . . / 067 . . . . .\n\
         deck 068 069 070 071 072 207",
    );
    game.play(&["end"]);
    assert_eq!(game.line("topples").as_deref(), Some("gone 3 seen 4 last 207"), "revealed in p1's turn");
    game.play(&["end"]);
    assert_eq!(game.state.outcome(), None, "which does not count");
    game.play(&["end"]);
    assert_eq!(ending(&game), Some(Ending::Standoff));
}

#[test]
fn end_08_a_public_card_does_not_break_a_standoff() {
    covers(&[Rule::End08]);
    let mut game = late("");
    game.play(&["public 215 side 2", "end", "end"]);
    assert_eq!(ending(&game), Some(Ending::Standoff));
}

#[test]
fn end_09_cards_and_cubes_are_worth_nothing() {
    covers(&[Rule::End09]);
    let game = last_topple(
        "p1 gold 5 hacendado 212 dead\np1 hand 017 024\np1 has 215\np1 has 074 income 2\np1 has 070 income 0\n\
         p2 gold 6 hacendado 213 plan 1",
    );
    assert_eq!(winners(&game), Some(0b10));
}

#[test]
fn end_11_a_full_tie_is_shared_or_broken() {
    covers(&[Rule::End11]);
    let players = "p1 gold 8 hacendado 212 dead\np2 gold 8 hacendado 213 dead\np3 gold 8 hacendado 208 dead\n\
                   p4 gold 7 hacendado 209 dead";
    assert_eq!(winners(&last_topple(players)), Some(0b0111), "shared");
    let broken = format!("option ties=broken\n{players}");
    assert_eq!(winners(&last_topple(&broken)), Some(0b0100), "the later in turn order");
    assert_eq!(
        winners(&last_topple(&format!("{broken}\np1 grudge 155"))),
        Some(0b0001),
        "first the regime's prestige"
    );
}

fn deck_of(cards: &[CardId], topples: &[CardId]) -> Vec<CardId> {
    cards.iter().chain(topples).copied().collect()
}

#[test]
fn variant_01_the_rapid_set_up() {
    covers(&[Rule::Variant01]);
    let rapid = Options { setup: Setup::Rapid, ..Options::default() };
    for seats in 2..=6 {
        let table = Table::new(Deck::standard(), rapid).expect("the deck fits");
        let (cards, topples, hacendados) = table.dealt_cards();
        assert_eq!(cards.len(), 203);
        let deal = Deal {
            hacendados: hacendados[..usize::from(seats)].to_vec(),
            market: cards[..12].to_vec(),
            deck: deck_of(&cards[12..108], &topples),
        };
        let state = begin(&table, seats, &deal, &mut Silent).expect("the Topples may lie anywhere");
        assert_eq!(state.deck_left(), 100);
        let standard = Table::new(Deck::standard(), Options::default()).expect("the deck fits");
        assert!(begin(&standard, seats, &deal, &mut Silent).is_err());
    }
}

#[test]
fn variant_02_chosen_hacendados() {
    covers(&[Rule::Variant02]);
    let options = Options { hacendados: Hacendados::Chosen, setup: Setup::Rapid, ..Options::default() };
    let table = Table::new(Deck::standard(), options).expect("the deck fits");
    let (cards, topples, _) = table.dealt_cards();
    let deal = Deal {
        hacendados: Vec::new(),
        market: cards[..12].to_vec(),
        deck: deck_of(&cards[12..108], &topples),
    };
    let state = begin(&table, 2, &deal, &mut Silent).expect("nothing is dealt");
    let mut game = Game { table, state, events: Vec::new() };
    assert_eq!((game.decider(), game.legal().len()), (Some(p(1)), 6));
    game.play(&["take 211"]);
    game.refuses(Rule::Setup13, "take 211");
    game.play(&["take 208"]);
    assert!(game.line("p1").is_some_and(|line| line.contains("hacendado 211")));
    assert!(game.line("p2").is_some_and(|line| line.contains("hacendado 208")));
    assert_eq!((game.decider(), game.actions(), game.reserve(1), game.reserve(2)), (Some(p(1)), 3, 13, 13));
}

#[test]
fn variant_03_retirement() {
    covers(&[Rule::Variant03]);
    let start = "p1 gold 9 hacendado 212\np1 hand 181 176\np2 gold 9 hacendado 208 plan 1\np2 has 067 income 1 troop 184";
    let mut relieved = game(&format!("option retirement\n{start}"));
    relieved.play(&["play 181 at 067"]);
    assert_eq!(relieved.legal(), ["retreat 184", "abandon 184"], "white relieves white");
    relieved.play(&["retreat 184"]);
    assert!(relieved.listed("p2 army", 184) && relieved.troop_at(67) == Some(181));
    let mut other = game(&format!("option retirement\n{start}"));
    other.play(&["play 176 at 067"]);
    assert!(other.discarded(184), "green beats white");
    let mut usual = game(start);
    usual.play(&["play 181 at 067"]);
    assert!(usual.discarded(184), "off by default");
}

#[test]
fn variant_08_first_edition_set_up_and_market() {
    covers(&[Rule::Variant08]);
    let first = Table::new(Deck::standard(), Options { edition: Edition::First, ..Options::default() })
        .expect("the deck fits");
    let second = Table::new(Deck::standard(), Options::default()).expect("the deck fits");
    assert_eq!((first.market_is_extra(5), second.market_is_extra(5)), (false, true), "ED-05");
    assert_eq!((first.deck_size(5), second.deck_size(5)), (92, 104), "ED-05");
}

#[test]
fn variant_08_first_edition_cubes() {
    covers(&[Rule::Variant08]);
    let both = |text: &str, command: &str| {
        (offers(&game(text), command), offers(&game(&format!("option edition=first\n{text}")), command))
    };
    let empty = "p1 hacendado 212\np1 has 068 income 12 oval1 p1\np2 hacendado 213";
    assert_eq!(both(empty, "shift income 068 to reserve"), (true, false), "ED-12");
    let short = "p1 hacendado 212\np1 has 074 income 1\np1 has 012\np2 hacendado 213";
    assert_eq!(both(short, "add 074"), (true, false), "ED-13");
    assert_eq!(both(short, "cover 012"), (true, false), "ED-14");
    let last = "topples gone 3 seen 4 last 207\np1 hacendado 212\np2 hacendado 213\nmarket . . 207 . . . / . . . . . .";
    assert_eq!(both(last, "speculate a3"), (false, true), "ED-15");
}

#[test]
fn variant_08_first_edition_no_standoff_and_two_decisions() {
    covers(&[Rule::Variant08]);
    let mut quiet = game(
        "option edition=first\noption stall=0\ntopples gone 3 seen 4 last 207\np1 hacendado 212\np2 hacendado 213\n\
         market 095 207 . . . . / 067 . . . . .",
    );
    quiet.play(&["end", "end", "end", "end"]);
    assert_eq!(quiet.state.outcome(), None, "ED-16");
    let mut showdown = game(
        "option edition=first\np1 gold 20 hacendado 212\np1 has 014\np1 hand 162\np2 hacendado 213 plan 1\n\
         market 207 . . . . . / . . . . . .",
    );
    showdown.play(&["buy a1", "quo", "flip 1", "pass"]);
    assert!(offers(&showdown, "end"), "ED-19: flip and fraud, no assassination");
    assert!(offers(&showdown, "play 162 on p2"), "ED-09: as an action instead");
}

#[test]
fn variant_08_first_edition_yaquis_and_governors() {
    covers(&[Rule::Variant08]);
    let own = "regime anarchy\np1 gold 9 hacendado 212\np1 hand 189\np1 has 062 income 1\np2 hacendado 213";
    let freed = |option: &str| {
        let mut game = game(&format!("{option}{own}"));
        game.play(&["play 189 at 062"]);
        game.in_grudge(1, 62)
    };
    assert_eq!((freed("option edition=first\n"), freed("")), (true, false), "ED-22");
    let war = "regime anarchy\np1 gold 9 hacendado 208 plan 2\np1 army 189\np1 hand 091 190\np1 has 040\np1 has 051 income 1\n\
               p2 hacendado 213";
    let first = game(&format!("option edition=first\n{war}"));
    assert!(offers(&first, "redeploy 189 at 051") && !offers(&game(war), "redeploy 189 at 051"), "ED-24");
    assert!(
        !offers(&first, "play 091") && !offers(&first, "play 190 at 051"),
        "ED-24: the ban on playing holds"
    );
}

#[test]
fn variant_08_first_edition_a_public_card_is_turned_anew() {
    covers(&[Rule::Variant08]);
    let mut game = game(
        "option edition=first\nregime martial\np1 gold 30 hacendado 212\np1 hand 161\np2 gold 9 hacendado 213\np2 has 215 second",
    );
    game.play(&["play 161 on 215"]);
    assert_eq!(game.legal(), ["side 1", "side 2"], "ED-29, DP-38");
    game.play(&["side 1"]);
    assert_eq!((game.owner(215), game.regime().as_str()), (Some(1), "us"), "its effects happen again");
}

#[test]
fn black_11_first_edition_a_flipped_hacendado_can_be_killed_but_not_won_over() {
    covers(&[Rule::Black11, Rule::Variant08]);
    let game = game(
        "option edition=first\np1 gold 30 hacendado 212\np1 hand 158 162\np2 hacendado 208 plan 2\np2 has 007",
    );
    assert!(offers(&game, "play 162 on p2") && offers(&game, "play 158 on 007"));
    assert!(!game.legal().iter().any(|command| command.starts_with("play 158") && !command.ends_with("007")));
}

#[test]
fn variant_09_the_ban_after_strife() {
    covers(&[Rule::Variant09]);
    let start = "p1 gold 20 hacendado 213\np1 hand 018 019 025 012\np2 hacendado 212\np2 hand 016";
    let mut banned = game(&format!("option strife_ban\n{start}"));
    banned.play(&["play 018"]);
    banned.refuses(Rule::Strife11, "play 019").refuses(Rule::Strife11, "play 025").allows("play 012");
    banned.play(&["end"]);
    banned.allows("play 016");
    let mut usual = game(start);
    usual.play(&["play 018"]);
    usual.allows("play 019").allows("play 025");
}

#[test]
fn variant_10_iron_hand_and_senility_combine() {
    covers(&[Rule::Variant10]);
    let wins = |options: &str, grudges: &str| {
        let mut game = game(&format!(
            "{options}regime anarchy\np1 hacendado 212 dead\np2 hacendado 213 dead\n{grudges}\nmarket 207 . . . . . / . . . . . ."
        ));
        game.play(&["buy a1", "quo"]);
        winners(&game)
    };
    let four = "p1 grudge 003 004 006 139 140\np2 grudge 143\np3 hacendado 208 dead\np3 grudge 144\np4 hacendado 209 dead";
    let both = "option iron_hand\noption senility\n";
    assert_eq!(wins("", four), Some(1), "5 > 2 + 0 + 1");
    assert_eq!(wins("option iron_hand\n", four), Some(1), "5 > 2 + 1 + 1");
    assert_eq!(wins("option senility\n", four), Some(1), "5 > 3 + 0 + 1");
    assert_eq!(wins(both, four), None, "5 = 3 + 1 + 1");
    assert_eq!(wins("option iron_hand\n", "p1 grudge 003 004 006 139\np2 grudge 143"), None, "4 = 2 + 1 + 1");
    assert_eq!(wins(both, "p1 grudge 003 004 006 139 140\np2 grudge 143"), None, "5 = 3 + 1 + 1");
    assert_eq!(wins(both, "p1 grudge 003 004 006 139 140 147\np2 grudge 143"), Some(1));
}
