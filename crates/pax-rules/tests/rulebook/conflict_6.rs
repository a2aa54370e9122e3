//! SLAVE and REGIME.

use crate::support::{self, covers, game, p};
use pax_deck::vocabulary::{Prestige, Sort};
use pax_deck::{Card, Deck};
use pax_rules::{Deal, Ending, Event, Options, Rule, Table};

/// The plantations of the deck.
const PLANTATIONS: [u8; 7] = [62, 63, 64, 71, 72, 73, 104];

#[test]
fn slave_01_plantations_and_some_mines_can_revolt() {
    covers(&[Rule::Slave01]);
    let attacked = |card: u8| {
        let mut game = game(&format!(
            "p1 gold 9 hacendado 212\np1 hand 203\np2 gold 9 hacendado 209\np2 has {card:03} income 1",
        ));
        game.play(&[&format!("play 203 at {card:03}")]);
        game.in_grudge(1, card)
    };
    assert!(PLANTATIONS.into_iter().chain([61]).all(attacked), "seven plantations and Minas Prietas");
    assert!(![67, 66, 54, 88, 57, 49].into_iter().any(attacked), "nothing else");
}

#[test]
fn slave_02_in_play_their_revolution_point_is_inactive() {
    covers(&[Rule::Slave02]);
    let slaves = PLANTATIONS.map(|card| format!("p1 has {card:03} income 1\n")).concat();
    let mut game = game(&format!(
        "regime anarchy\n{slaves}p1 gold 9 hacendado 212\np2 gold 9 hacendado 209\nmarket 206"
    ));
    game.play(&["buy a1", "quo", "pass", "pass"]);
    assert_eq!(game.state.outcome(), None, "seven would topple Díaz");
}

#[test]
fn slave_03_more_unrest_than_cubes_of_any_kind_and_owner() {
    covers(&[Rule::Slave03]);
    // Income, connections of two players and extortion: five cubes.
    let cubes = "p1 gold 9 hacendado 212\np1 has 034\np2 hacendado 209\np3 hacendado 208\n\
             p2 has 063 income 2 oval1 p2 oval2 p3 extorted 181 by p1";
    let mut equal = game(&format!("{cubes} unrest 4"));
    equal.play(&["agitate 034 at 063"]);
    assert_eq!((equal.owner(63), equal.unrest(63)), (Some(2), 5), "as many is not more");
    let mut more = game(&format!("{cubes} unrest 5"));
    more.play(&["agitate 034 at 063"]);
    assert!(more.in_grudge(1, 63));
}

#[test]
fn slave_03_scn_12_the_wobblies_at_ones_own_plantation() {
    covers(&[Rule::Slave03, Rule::Slave06, Rule::Slave10, Rule::Slave11]);
    let mut game = game(
        "p1 gold 5 hacendado 212\np1 hand 005\np1 has 073 income 1 oval1 p1\np1 has 057 income 1\n\
         p2 gold 5 hacendado 209",
    );
    game.play(&["play 005 at 073"]);
    assert!(game.in_grudge(1, 5) && game.in_grudge(1, 73));
    assert_eq!(game.gold(1), 5 - 1 + 2, "one for the card, no theft from oneself, two of the gun store");
    assert_eq!((game.reserve(1), game.actions()), (12, 2), "jailed, but not this turn");
    assert!(game.jailed(1));
    game.play(&["end", "end"]);
    assert_eq!((game.active(), game.actions()), (1, 2), "the limit counts from the next");
}

#[test]
fn slave_04_removing_cubes_may_cause_it_as_well_as_adding_unrest() {
    covers(&[Rule::Slave04, Rule::Slave05]);
    let stand = "p1 gold 9 hacendado 212\np1 hand 154 142\np2 hacendado 209\np2 has 073 income 2 unrest 1";
    let mut cubes = game(stand);
    cubes.play(&["play 154 on 073"]);
    assert!(cubes.in_grudge(1, 73), "two cubes removed");
    assert!(cubes.jailed(1) && !cubes.jailed(2), "the attacker is the Liberator");
    let mut disks = game(stand);
    disks.play(&["play 142 at 073 with 2"]);
    assert!(disks.in_grudge(1, 73), "two disks added");
}

#[test]
fn slave_05_who_chooses_in_strife_frees_whom_his_troop_held() {
    covers(&[Rule::Slave05]);
    // p2's Income Cube gave way to the extortion, and he has none in reserve: the last cube leaves with the troop.
    let mut game = game(
        "p1 gold 9 hacendado 212\np2 gold 9 hacendado 209\np2 has 067 income 13\n\
         p2 has 073 income 0 unrest 1 extorted 192 by p3\n\
         p3 gold 9 hacendado 211\np3 has 014\nmarket 120",
    );
    assert_eq!(game.reserve(2), 0);
    game.play(&["buy a1", "event", "discard red"]);
    assert!(game.in_grudge(3, 73), "p3 discarded the troop, p1 only bought the headline");
    assert!(game.jailed(3) && !game.jailed(1));
}

#[test]
fn slave_06_the_card_is_a_revolution_point_of_the_liberator() {
    covers(&[Rule::Slave06, Rule::Slave15]);
    // 007, 029 and 022 are three, not more than 2 + 1 + 0; the freed plantation is the fourth.
    let stand = "regime anarchy\np1 gold 9 hacendado 212\np1 has 007\np1 has 029\np1 has 022\np1 has 034\n\
             p2 gold 9 hacendado 209\n\
                 p2 has 073 income 1 unrest 1\nmarket 206";
    let mut before = game(stand);
    before.play(&["buy a1", "quo", "pass", "pass"]);
    assert_eq!(before.state.outcome(), None);
    let mut after = game(stand);
    after.play(&["agitate 034 at 073"]);
    assert_eq!((after.gold(2), after.reserve(2)), (9, 13), "its owner gets nothing but his cubes");
    assert!(!after.in_grudge(2, 73) && !after.in_hand(2, 73));
    after.play(&["buy a1", "quo", "pass", "pass"]);
    let outcome = after.state.outcome().expect("Free Elections");
    assert_eq!((outcome.winners, outcome.ending), (0b01, Ending::Toppled(Prestige::Revolution)));
}

#[test]
fn slave_07_some_rebels_free_the_slaves_they_would_extort() {
    covers(&[Rule::Slave07, Rule::Slave12]);
    let mut game = game(
        "p1 gold 9 hacendado 210\np1 hand 190\np2 gold 9 hacendado 209\np2 has 073 income 5 oval1 p2\n\
         p2 has 067 income 1",
    );
    game.play(&["play 190 at 073"]);
    assert!(game.in_grudge(1, 73) && game.jailed(1), "whatever the Unrest");
    assert_eq!((game.regime().as_str(), game.unrest(67)), ("anarchy", 1), "its effects came first");
    assert_eq!((game.reserve(1), game.reserve(2)), (13, 12), "all cubes are home");
    game.play(&["retreat 190"]);
    assert!(game.listed("p1 army", 190));
}

#[test]
fn slave_07_by_redeploying_too_but_not_in_place_and_not_at_home() {
    covers(&[Rule::Slave07]);
    let mut moved =
        game("p1 gold 9 hacendado 212\np1 has 067 income 1 troop 190\np2 hacendado 209\np2 has 073 income 5");
    moved.play(&["redeploy 190 at 073"]);
    assert!(moved.in_grudge(1, 73) && moved.discarded(190));
    let mut in_place =
        game("p1 gold 9 hacendado 212\np2 hacendado 209\np2 has 073 income 5 unrest 1 extorted 190 by p1");
    in_place.play(&["redeploy 190 at 073"]);
    assert_eq!((in_place.owner(73), in_place.unrest(73)), (Some(2), 0));
    let mut home = game("p1 gold 9 hacendado 212\np1 hand 190\np1 has 073 income 1\np2 hacendado 209");
    home.play(&["play 190 at 073"]);
    assert_eq!((home.owner(73), home.troop_at(73)), (Some(1), Some(190)));
    let mut others = game("p1 gold 9 hacendado 212\np1 hand 191\np2 hacendado 209\np2 has 073 income 2");
    others.play(&["play 191 at 073"]);
    assert_eq!((others.owner(73), others.extorted(73)), (Some(2), true), "not every rebel");
}

#[test]
fn slave_08_in_the_first_edition_at_ones_own_plantation_too() {
    covers(&[Rule::Slave08]);
    let mut game = game(
        "option edition=first\np1 gold 9 hacendado 212\np1 hand 190\np1 has 073 income 1\np2 hacendado 209",
    );
    game.play(&["play 190 at 073"]);
    assert!(game.in_grudge(1, 73) && game.discarded(190));
}

#[test]
fn slave_09_unpaid_upkeep_frees_nobody_either() {
    covers(&[Rule::Slave09]);
    // The extorter is dropped, the owner has no cube to put back: a result of the Depression.
    let mut game = game(
        "depression\npile bear\np1 gold 9 hacendado 212\np2 hacendado 209\np2 has 067 income 13\n\
         p2 has 073 income 0 unrest 1 extorted 192 by p1",
    );
    game.play(&["end", "drop 192"]);
    assert!(game.discarded(73));
    assert!(!game.in_grudge(1, 73) && !game.jailed(1));
}

#[test]
fn slave_10_slave_11_the_owner_can_be_the_liberator_and_is_jailed() {
    covers(&[Rule::Slave10, Rule::Slave11]);
    // SCN-05 and SCN-06: his last cube is shifted from the mine's rail to his bank.
    let stand = "p1 gold 9 hacendado 212\np1 has 061 income 2 unrest 3 oval1 p1\n\
             p1 has 075 income 2 due 3\np1 has 067 income 8\np2 hacendado 209";
    let mut jailed = game(stand);
    assert_eq!(jailed.reserve(1), 0);
    jailed.play(&["shift oval 061 1 to income 075"]);
    assert_eq!(jailed.income(75), 3);
    assert!(jailed.in_grudge(1, 61) && jailed.jailed(1));
    let mut free = game(&format!("option liberator_jailed=off\n{stand}"));
    free.play(&["shift oval 061 1 to income 075"]);
    assert!(free.in_grudge(1, 61) && !free.jailed(1));
    let mut immune = game(&format!("{stand}\np1 has 015"));
    immune.play(&["shift oval 061 1 to income 075"]);
    assert!(immune.in_grudge(1, 61) && !immune.jailed(1), "a lawyer");
}

#[test]
fn slave_13_one_disk_suffices_without_cubes_and_without_disks_nothing_happens() {
    covers(&[Rule::Slave13]);
    let mut bare = game(
        "p1 gold 9 hacendado 212\np1 has 034\np2 hacendado 209\np2 has 073 income 0\np2 has 072 income 0",
    );
    bare.play(&["agitate 034 at 073"]);
    assert!(bare.in_grudge(1, 73));
    assert_eq!(bare.owner(72), Some(2), "no cubes and no Unrest");
}

#[test]
fn slave_14_the_extortion_cube_counts() {
    covers(&[Rule::Slave14]);
    let stand = "p1 gold 9 hacendado 212\np1 has 034\np2 hacendado 209\n\
             p2 has 073 income 0 extorted 181 by p1 unrest";
    let mut held = game(&format!("{stand} 0"));
    held.play(&["agitate 034 at 073"]);
    assert_eq!(held.owner(73), Some(2));
    let mut freed = game(&format!("{stand} 1"));
    freed.play(&["agitate 034 at 073"]);
    assert!(freed.in_grudge(1, 73));
}

#[test]
fn slave_16_one_play_may_set_off_several_revolts() {
    covers(&[Rule::Slave16]);
    let mut game = game(
        "p1 gold 9 hacendado 212\np1 hand 188\np1 has 067 income 1\np1 has 064 income 1 unrest 1\n\
         p2 hacendado 209\np2 has 073 income 1 unrest 1\n\
         p3 hacendado 208\np3 has 072 income 1 unrest 1\np3 has 071 income 2 unrest 1",
    );
    game.play(&["play 188 at 067"]);
    assert!([64, 73, 72].into_iter().all(|card| game.in_grudge(1, card)), "p1 freed them all");
    assert_eq!((game.owner(71), game.unrest(71)), (Some(3), 2), "two cubes, two disks");
}

#[test]
fn slave_17_a_straw_man_at_ones_own_plantation_is_worth_two_revolution_points() {
    covers(&[Rule::Slave17]);
    let is_plantation =
        |card: &&Card| matches!(card, Card::Enterprise(card) if card.sort == Sort::Plantation);
    let plantations = Deck::standard().cards().iter().filter(is_plantation).count();
    assert_eq!(plantations, 7);
    // Two of partners are not enough; the award and the freed plantation make four, more than 2 + 1 + 0.
    let mut game = game(
        "regime anarchy\np1 gold 9 hacendado 212\np1 hand 143\np1 has 007\np1 has 022\n\
         p1 has 073 income 1\np2 gold 9 hacendado 209\nmarket 206",
    );
    game.play(&["play 143 at 073"]);
    assert!(game.in_grudge(1, 143) && game.in_grudge(1, 73));
    game.play(&["buy a1", "quo", "pass", "pass"]);
    assert_eq!(game.state.outcome().map(|outcome| outcome.winners), Some(0b01));
}

#[test]
fn slave_18_where_revolt_and_sack_coincide_the_revolt_comes_first() {
    covers(&[Rule::Slave18]);
    let mut game = game(
        "pile bear\np1 gold 9 hacendado 212\np1 has 061 income 1 unrest 1 extorted 188 by p2\n\
         p2 gold 9 hacendado 210\nmarket 106",
    );
    game.play(&["buy a1", "quo"]);
    assert!(game.discarded(61) && !game.in_hand(1, 61), "freed by nobody, not sacked");
    assert_eq!(game.decider(), Some(p(2)));
    game.play(&["retreat 188"]);
    assert!(game.listed("p2 army", 188) && !game.jailed(1) && !game.jailed(2));
}

#[test]
fn slave_19_a_regime_change_that_lowers_a_slave_mine_frees_it_for_who_made_it() {
    covers(&[Rule::Slave19]);
    let mut game = game(
        "p1 gold 9 hacendado 212\np1 hand 196\np1 has 051 income 1\np2 hacendado 209\n\
         p2 has 061 income 2 unrest 2",
    );
    game.play(&["play 196 at 051"]);
    assert!(game.in_grudge(1, 61) && game.jailed(1));
    assert!(!game.jailed(2));
}

/// What the regimes say: mines, economy, the prestige that topples, and how to get there.
const REGIMES: [(&str, u16, u16, Prestige); 4] = [
    ("pax", 2, 3, Prestige::Loyalty),
    ("us", 3, 2, Prestige::Outrage),
    ("martial", 2, 2, Prestige::Command),
    ("anarchy", 1, 1, Prestige::Revolution),
];

#[test]
fn regime_01_to_regime_04_mines_economy_and_the_prestige_that_topples() {
    covers(&[Rule::Regime01, Rule::Regime02, Rule::Regime03, Rule::Regime04, Rule::Regime13, Rule::Regime14]);
    for (regime, mines, economy, kind) in REGIMES {
        let mut game = game(&format!(
            "regime {regime}\np1 gold 30 hacendado 209\np1 hand 066 075\np1 has 014\n\
             p2 gold 30 hacendado 212\nmarket 051 206",
        ));
        game.play(&["play 066", "play 075"]);
        assert_eq!((game.income(66), game.income(75)), (mines, economy), "{regime}");
        let gold = game.gold(1);
        game.play(&["sell 014"]);
        assert_eq!(game.gold(1), gold + economy, "{regime}: the price of any card");
        game.play(&["end", "buy a2", "quo"]);
        let is_kind = |event: &Event| matches!(event, Event::TopplingBegan { kind: of, .. } if *of == kind);
        assert!(game.events.iter().any(is_kind), "{regime} is toppled by {kind:?}");
    }
}

#[test]
fn regime_01_pax_puts_a_prestige_cube_on_every_loyalty_point() {
    covers(&[Rule::Regime01, Rule::Regime09]);
    let mut game = game(
        "regime martial\np1 gold 9 hacendado 213 plan 1\np1 hand 179 184\np1 has 067 income 1\n\
         p1 has 092 income 1\np1 has 056 income 2\n\
         p1 has 012\np1 grudge 146\np2 hacendado 209\np2 has 049 income 1 unrest 1\np2 has 009\n\
         p2 has 061 income 2",
    );
    game.play(&["play 179 at 067"]);
    assert!(game.covered(56) && game.covered(12) && game.covered(49) && game.covered(9), "in Unrest too");
    assert!(game.line("p1").is_some_and(|line| line.contains("covered")), "the Hacendado's plan");
    assert!(game.line("p1 grudge").is_some_and(|line| line.contains("146+")), "the Grudge Pile");
    assert!(!game.covered(67) && !game.covered(61), "nothing else");
    assert_eq!((game.reserve(1), game.reserve(2)), (15 - 1 - 1 - 3 - 4, 15 - 2 - 1 - 2 - 2));
    game.play(&["play 184 at 092"]);
    assert_eq!((game.reserve(1), game.reserve(2)), (15 - 1 - 1 - 2, 15 - 2 - 1 - 2), "all home again");
    assert!(!game.text().contains("covered") && !game.text().contains('+'));
}

#[test]
fn regime_02_intervention_opens_mexico_to_us_troops() {
    covers(&[Rule::Regime02, Rule::Regime18]);
    let stand = "p1 gold 30 hacendado 212\np1 hand 168 172 179 177 196\np1 has 067 income 1\n\
             p1 has 068 income 1\np1 has 051 income 1\np2 hacendado 209\n";
    let moves = |regime: &str| {
        let game = game(&format!("regime {regime}\n{stand}"));
        let plays = |start: &str| -> Vec<String> {
            game.legal().into_iter().filter(|text| text.starts_with(start)).collect()
        };
        [plays("play 168"), plays("play 172"), plays("play 179"), plays("play 177"), plays("play 196")]
    };
    let [us, pershing, federal, rebel, exiles] = moves("us");
    assert_eq!(us, ["play 168 at 051", "play 168 at 067", "play 168 at 068"]);
    assert_eq!(pershing, ["play 172 at 067", "play 172 at 068"], "and America is not opened to them");
    assert_eq!(federal, ["play 179 at 067"], "Mexican troops gain nothing");
    assert_eq!(rebel, ["play 177 at 068"]);
    assert_eq!(exiles, ["play 196 at 051"], "a red troop with the flag of America is no U.S. troop");
    assert_eq!(moves("pax")[0], ["play 168 at 051"]);
}

#[test]
fn regime_03_police_is_free_under_martial_law() {
    covers(&[Rule::Regime03]);
    for (regime, price) in [("pax", 3), ("us", 3), ("martial", 0), ("anarchy", 3)] {
        let mut game = game(&format!(
            "regime {regime}\nturn p1 2\np1 gold 9 hacendado 212 jailed\np1 has 067 income 1 unrest 1\n\
             p2 hacendado 209",
        ));
        game.play(&["police 067"]);
        assert_eq!(game.gold(1), 9 - price, "{regime}");
        game.play(&["police jail"]);
        assert_eq!(game.gold(1), 9 - 2 * price, "{regime}");
    }
}

#[test]
fn regime_04_anarchy_opens_every_district_to_every_troop() {
    covers(&[Rule::Regime04, Rule::Regime17]);
    let game = game(
        "regime anarchy\np1 gold 30 hacendado 212\np1 hand 168 179 177 135\np1 has 067 income 1\n\
         p1 has 068 income 1\np1 has 051 income 1\n\
         p2 hacendado 209",
    );
    for troop in [168, 179, 177] {
        for place in [67, 68, 51] {
            game.allows(&format!("play {troop} at {place:03}"));
        }
    }
    game.refuses(Rule::Orange04, "play 135 at 067");
    game.allows("play 135 at 051");
}

#[test]
fn regime_05_a_game_starts_in_pax() {
    covers(&[Rule::Regime05]);
    let mut options = Options::default();
    options.set("setup=rapid").expect("an option");
    let table = Table::new(Deck::standard(), options).expect("a table");
    let (cards, topples, hacendados) = table.dealt_cards();
    let deal = Deal {
        hacendados: hacendados[..2].to_vec(),
        market: cards[..12].to_vec(),
        deck: cards[12..108].iter().chain(&topples).copied().collect(),
    };
    let state = pax_rules::begin(&table, 2, &deal, &mut pax_rules::Silent).expect("a game");
    let text = pax_rules::text::Position { table, state }.write(pax_rules::text::Keeper::new());
    assert!(text.lines().any(|line| line == "regime pax"), "{text}");
}

#[test]
fn regime_06_it_changes_at_once_when_a_card_that_shows_one_is_played() {
    covers(&[Rule::Regime06, Rule::Regime07, Rule::Regime16]);
    let mut game = game(
        "p1 gold 60 hacendado 212\np1 hand 196 003 184\np1 has 051 income 1\np1 has 067 income 1\n\
         p2 gold 9 hacendado 209\np2 has 091 income 1\n\
         market 112 108",
    );
    game.play(&["play 196 at 051"]);
    assert_eq!(game.regime(), "anarchy", "a troop");
    game.play(&["buy a1", "quo"]);
    assert_eq!(game.regime(), "anarchy", "the status quo is kept");
    game.play(&["play 184 at 067"]);
    assert_eq!(game.regime(), "martial");
    game.play(&["end", "end"]);
    game.play(&["play 003 at 091"]);
    assert_eq!(game.regime(), "anarchy", "an orange card");
    game.play(&["public 215 side 2"]);
    assert_eq!(game.regime(), "martial", "a public card");
    assert_eq!(game.text().lines().filter(|line| line.starts_with("regime")).count(), 1, "one is in force");
    let mut headline = support::game("p1 gold 9 hacendado 212\np2 hacendado 209\nmarket 108");
    headline.play(&["buy a1", "event"]);
    assert_eq!(headline.regime(), "us", "a headline");
}

#[test]
fn regime_08_regime_12_all_profits_are_set_income_first_and_extortion_last() {
    covers(&[Rule::Regime08, Rule::Regime12]);
    let mut game = game(
        "p1 gold 30 hacendado 212\np1 hand 196 168\np1 has 051 income 1\np1 has 095 income 1\n\
         p1 has 066 income 2\np1 has 054 income 1 extorted 181 by p2\np2 gold 9 hacendado 209\n\
         p2 has 075 income 3\np2 has 074 income 2 extorted 184 by p3\np3 hacendado 208\n\
         p3 has 057 income 1\np3 has 052 income 4",
    );
    let profits = |game: &support::Game| {
        [66, 54, 75, 74].map(|card| game.income(card) + u16::from(game.extorted(card)))
    };
    assert_eq!(profits(&game), [2, 2, 3, 3]);
    game.play(&["play 196 at 051"]);
    assert_eq!(profits(&game), [1, 1, 1, 1], "Anarchy");
    assert!(game.extorted(54) && game.extorted(74), "the Income Cubes went");
    game.play(&["play 168 at 095"]);
    assert_eq!(profits(&game), [3, 3, 2, 2], "U.S. Intervention");
    assert_eq!((game.income(54), game.income(74)), (2, 1));
    assert_eq!((game.income(57), game.income(52)), (1, 4), "ranches and gun stores keep theirs");
}

#[test]
fn regime_10_additions_are_limited_by_the_cubes_at_hand() {
    covers(&[Rule::Regime10]);
    let mut game = game(
        "regime martial\np1 gold 9 hacendado 212\np1 hand 179\np1 has 067 income 1\n\
         p2 gold 9 hacendado 209\np2 has 056 income 2\np2 has 012\np2 has 051 income 9",
    );
    assert_eq!(game.reserve(2), 2);
    game.play(&["play 179 at 067"]);
    assert_eq!(game.decider(), Some(p(2)), "the bank's third cube and two Prestige Cubes: three for two");
    game.refuses(Rule::Cube03, "choose 051");
    game.play(&["choose 012", "choose 056"]);
    assert_eq!((game.covered(12), game.income(56), game.covered(56)), (true, 3, false));
    assert_eq!((game.reserve(2), game.active(), game.actions()), (0, 1, 2));
}

#[test]
fn regime_10_each_owner_in_turn_from_the_left_of_who_changed_it() {
    covers(&[Rule::Regime10]);
    let seat = |number: u8, hacendado: u8, bank: u8, mine: u8, ranch: u8| {
        format!(
            "p{number} gold 9 hacendado {hacendado}\np{number} has {bank:03} income 0 due 1\n\
             p{number} has {mine:03} income 0 due 1\n\
             p{number} has {ranch:03} income 12\n",
        )
    };
    let mut game = game(&format!(
        "regime anarchy\nturn p2 3\np2 hand 179\n{}{}{}",
        seat(1, 212, 74, 66, 51),
        seat(2, 209, 75, 54, 67),
        seat(3, 208, 47, 88, 52)
    ));
    game.play(&["play 179 at 067"]);
    assert_eq!(game.decider(), Some(p(3)));
    game.play(&["choose 047"]);
    assert_eq!(game.decider(), Some(p(1)));
    game.play(&["choose 066"]);
    assert_eq!(game.decider(), Some(p(2)));
    game.play(&["choose 054"]);
    assert_eq!([47, 88, 74, 66, 75, 54].map(|card| game.income(card)), [1, 0, 0, 1, 0, 1]);
}

#[test]
fn regime_15_the_current_regime_again_changes_nothing() {
    covers(&[Rule::Regime15]);
    let mut game = game(
        "p1 gold 9 hacendado 212\np1 hand 179\np1 has 067 income 1\np1 has 066 income 0 due 2\n\
         p1 has 056 income 1 due 3\np2 hacendado 209",
    );
    game.play(&["play 179 at 067"]);
    assert_eq!(
        (game.income(66), game.income(56), game.covered(56)),
        (0, 1, false),
        "no shortage is refilled"
    );
    assert!(!game.events.iter().any(|event| matches!(event, Event::RegimeChanged { .. })));
}

#[test]
fn regime_19_cubes_are_removed_first_and_used_again() {
    covers(&[Rule::Regime19]);
    let mut game = game(
        "regime us\np1 gold 9 hacendado 212\np1 hand 179\np1 has 067 income 8\np1 has 066 income 3\n\
         p1 has 075 income 2\np2 hacendado 209",
    );
    assert_eq!(game.reserve(1), 0);
    game.play(&["play 179 at 067"]);
    assert_eq!(
        (game.income(66), game.income(75), game.reserve(1)),
        (2, 3, 0),
        "the mine's cube went to the bank"
    );
}

#[test]
fn regime_21_a_partner_can_decree_a_regime_as_an_action() {
    covers(&[Rule::Regime21]);
    let mut game =
        game("p1 gold 9 hacendado 212\np1 has 043\np1 has 014\np1 has 066 income 2\np2 hacendado 209");
    game.play(&["decree 043"]);
    assert_eq!((game.regime().as_str(), game.income(66), game.actions()), ("anarchy", 1, 2));
    assert!(game.discarded(43));
}

#[test]
fn regime_21_not_where_it_rules_already_and_not_by_anybody() {
    let stand = "p1 gold 9 hacendado 212\np1 has 043\np2 hacendado 209\np2 has 014\n";
    game(&format!("{stand}regime anarchy")).refuses(Rule::Regime21, "decree 043");
    game(&format!("{stand}turn p2 3")).refuses(Rule::Regime21, "decree 043");
}
