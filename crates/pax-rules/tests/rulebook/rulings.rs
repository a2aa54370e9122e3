//! The rulings AMB-01 to AMB-26: each holds our default, and the other position where there is a switch.

use crate::support::{Game, c, game, p};
use pax_deck::Deck;
use pax_deck::vocabulary::Kind;
use pax_rules::{Ending, Event, Outcome, Rule};

/// Where the first event that fits stands among all.
#[track_caller]
fn place_of(game: &Game, fits: impl Fn(&Event) -> bool) -> usize {
    game.events.iter().position(fits).expect("it happened")
}

/// Who won, as bits, and why.
fn outcome(game: &Game) -> Option<(u8, Ending)> {
    game.state.outcome().map(|Outcome { winners, ending }| (winners, ending))
}

const ARRIVAL: &str =
    "regime martial\ndepression\np1 gold 9 hacendado 211\np1 hand 184\np2 gold 5 hacendado 209
                       p2 has 061 income 0\n";

#[test]
fn amb_01_a_sacked_enterprise_goes_to_its_owner_and_the_troop_retreats_or_goes() {
    let mut retreats = game(ARRIVAL);
    retreats.play(&["play 184 at 061"]);
    assert!(retreats.in_hand(2, 61));
    assert_eq!((retreats.decider(), retreats.gold(1)), (Some(p(1)), 6));
    retreats.allows("abandon 184");
    retreats.play(&["retreat 184"]);
    assert!(retreats.listed("p1 army", 184));
    assert_eq!(retreats.gold(1), 1, "five on foot");

    let mut hand = game(&format!("option deploy_sack_troop=hand\n{ARRIVAL}"));
    hand.play(&["play 184 at 061"]);
    assert!(hand.in_hand(2, 61), "the enterprise is its owner's all the same");
    assert!(hand.in_hand(1, 184));
    assert_eq!((hand.gold(1), hand.actions()), (6, 2));
}

#[test]
fn amb_01_the_switch_is_for_arrivals_only() {
    let mut game = game(
        "option deploy_sack_troop=hand\npile bear\nmarket 106 . . . . . / . . . . . .
         p1 gold 0 hacendado 212\np1 has 061 income 1 extorted 179 by p2\np2 gold 0 hacendado 209",
    );
    game.play(&["end"]);
    assert!(game.in_hand(1, 61) && game.discarded(179));
}

#[test]
fn amb_02_nobody_is_asked_which_income_cube_is_extorted() {
    let mut game = game("p1 gold 9 hacendado 212\np1 hand 183\np2 gold 0 hacendado 209\np2 has 068 income 4");
    game.play(&["play 183 at 068"]);
    assert_eq!((game.income(68), game.extorted(68)), (3, true));
    assert_eq!((game.decider(), game.actions()), (Some(p(1)), 2));
}

#[test]
fn amb_03_land_and_revolts_count_every_cube_and_sacks_only_income_and_extortion() {
    let mut land = game(
        "p1 gold 9 hacendado 212\np1 has 049 income 1 oval1 p2 covered extorted 183 by p2\np2 gold 0 hacendado 209",
    );
    land.play(&["land 049"]);
    assert_eq!((land.gold(1), land.income(49)), (5, 2), "income, connection, prestige, extortion");

    for (disks, revolts) in [(2, false), (3, true)] {
        let mut revolt = game(&format!(
            "p1 gold 9 hacendado 212\np1 has 043\np2 gold 0 hacendado 209
             p2 has 061 income 1 oval1 p1 unrest {disks} extorted 179 by p1",
        ));
        revolt.play(&["agitate 043 at 061"]);
        assert_eq!(revolt.in_grudge(1, 61), revolts, "three cubes against one disk more than {disks}");
    }

    let mut sack = game(
        "depression\np1 gold 9 hacendado 212\np1 hand 183\np2 gold 0 hacendado 209\np2 has 056 income 0 covered",
    );
    sack.play(&["play 183 at 056"]);
    assert!(sack.in_hand(2, 56), "a Prestige Cube does not save it");
    let mut connected = game(
        "depression\np1 gold 9 hacendado 212\np1 hand 183\np2 gold 0 hacendado 209\np2 has 088 income 0 oval1 p2",
    );
    connected.play(&["play 183 at 088"]);
    assert!(connected.in_hand(2, 88), "a Connection Cube does not save it");
    assert_eq!(connected.reserve(2), 13);
}

#[test]
fn amb_04_a_troop_that_sacks_its_destination_still_has_its_effects() {
    let mut game = game(
        "depression\np1 gold 9 hacendado 212\np1 hand 184\np2 gold 5 hacendado 209\np2 has 061 income 0
         p2 has 067 income 1",
    );
    game.play(&["play 184 at 061", "abandon 184"]);
    assert!(game.in_hand(2, 61) && game.discarded(184));
    assert_eq!((game.regime().as_str(), game.unrest(67)), ("martial", 1));
}

#[test]
fn amb_05_jail_counts_at_once_in_anothers_turn_and_afterwards_in_ones_own() {
    let mut other =
        game("p1 gold 9 hacendado 212\np1 hand 003\np2 gold 0 hacendado 209\np2 has 068 income 1");
    other.play(&["play 003 at 068"]);
    assert!(other.jailed(2));
    other.play(&["end"]);
    assert_eq!((other.active(), other.actions()), (2, 2));

    let mut own = game("p1 gold 9 hacendado 212\np1 hand 003\np1 has 068 income 1\np2 gold 0 hacendado 209");
    own.play(&["play 003 at 068"]);
    assert_eq!((own.jailed(1), own.actions()), (true, 2));
    own.play(&["end", "end"]);
    assert_eq!((own.active(), own.actions()), (1, 2));
}

#[test]
fn amb_06_jailed_and_released_in_one_turn_brings_no_fourth_action() {
    let mut game = game("p1 gold 9 hacendado 212\np1 hand 003\np1 has 068 income 1\np2 gold 0 hacendado 209");
    game.play(&["play 003 at 068", "police jail"]);
    assert_eq!((game.jailed(1), game.actions()), (false, 1));
}

#[test]
fn amb_07_a_chain_railroad_carries_federal_troops_anywhere_or_through_mexico() {
    let text = "p1 gold 9 hacendado 212\np1 hand 179\np1 has 101 income 0 oval1 p1 due 0
                p1 has 095 income 1\np1 has 068 income 1\np2 gold 0 hacendado 209\n";
    game(text).allows("play 179 at 095").allows("play 179 at 068");
    let mexico = game(&format!("option chain_federal=mexico\n{text}"));
    mexico.allows("play 179 at 068").refuses(Rule::Troop03, "play 179 at 095");
}

#[test]
fn amb_08_a_chain_in_unrest_helps_nobody_and_cannot_be_rebuilt() {
    let text = "p1 gold 9 hacendado 212\np1 hand 179\np1 has 101 income 0 oval1 p1 unrest 1 due 0
                p1 has 068 income 1\np2 gold 0 hacendado 209\n";
    let mut down = game(text);
    down.refuses(Rule::Troop03, "play 179 at 068");
    down.refuses(Rule::ActUpgrade03, "upgrade 101");
    down.play(&["upgrade 068"]);
    assert_eq!(down.gold(1), 6, "the listed price");

    let mut second = game(&format!("{text}p1 has 059 income 2 oval2 p1"));
    second.allows("play 179 at 068");
    second.play(&["upgrade 068"]);
    assert_eq!(second.gold(1), 8, "another chain is up");
}

#[test]
fn amb_09_the_status_quo_still_counts_for_bull_and_bear() {
    let mut game = game(
        "pile bear\nmarket 106 . . . . . / . . . . . .\np1 gold 0 hacendado 212\np2 gold 0 hacendado 209",
    );
    game.play(&["buy a1", "quo"]);
    assert!(game.depression());
}

const LAST: &str = "topples gone 3 seen 4 last 206\nmarket 206 . . . . . / . . . . . .
                    p1 gold 4 hacendado 212\np1 hand 061\np2 gold 5 hacendado 209\n";

#[test]
fn amb_10_the_last_gold_victory_comes_at_once_or_in_phase_3() {
    let mut now = game(LAST);
    now.play(&["buy a1", "quo", "pass", "pass"]);
    assert_eq!(outcome(&now), Some((0b10, Ending::LastToppleFailed)));

    let mut later = game(&format!("option final_gold=phase3\n{LAST}"));
    later.play(&["buy a1", "quo", "pass", "pass"]);
    assert_eq!(outcome(&later), None);
    later.play(&["sell 061", "end"]);
    assert_eq!(outcome(&later), Some((0b01, Ending::LastToppleFailed)), "seven against five");
    assert_eq!(later.gold(1), 7, "without that turn's income");
}

#[test]
fn amb_10_a_discarded_last_topple_ends_the_game_before_income() {
    for option in ["now", "phase3"] {
        let mut game = game(&format!("option final_gold={option}\n{LAST}"));
        game.play(&["end"]);
        assert_eq!(outcome(&game), Some((0b10, Ending::LastToppleDiscarded)), "{option}");
        assert_eq!(game.gold(1), 4);
    }
}

#[test]
fn amb_11_an_empty_deck_leaves_gaps_and_is_not_shuffled_anew() {
    let mut game = game(
        "market 061 062 . 063 . . / . . . . . .\ndeck 067\ndiscards 068 069
         p1 gold 9 hacendado 212\np2 gold 0 hacendado 209",
    );
    game.play(&["buy a1", "end"]);
    assert_eq!(game.line("market").as_deref(), Some("062 063 . . . . / 067 . . . . ."));
    assert!(game.discarded(68) && game.discarded(69));
}

#[test]
fn amb_12_equal_gold_and_income_share_the_victory_or_are_broken() {
    let tie = "topples gone 3 seen 4 last 206\nmarket 206 . . . . . / . . . . . .
               p1 gold 5 hacendado 212\np2 gold 5 hacendado 209\np3 gold 4 hacendado 208\n";
    let mut shared = game(tie);
    shared.play(&["end"]);
    assert_eq!(outcome(&shared), Some((0b011, Ending::LastToppleDiscarded)));

    let mut later = game(&format!("option ties=broken\n{tie}"));
    later.play(&["end"]);
    assert_eq!(outcome(&later), Some((0b010, Ending::LastToppleDiscarded)), "the later in turn order");

    let mut famous = game(&format!("option ties=broken\n{tie}p1 has 017"));
    famous.play(&["end"]);
    assert_eq!(outcome(&famous), Some((0b001, Ending::LastToppleDiscarded)), "Loyalty under Pax");
}

#[test]
fn amb_13_income_is_what_would_be_paid_now_without_upkeep() {
    let tie = "topples gone 3 seen 4 last 206\nmarket 206 . . . . . / . . . . . .
               p1 gold 5 hacendado 212\np2 gold 5 hacendado 209\n";
    let mut unrest = game(&format!("{tie}p1 has 068 income 3 unrest 1\np2 has 069 income 1"));
    unrest.play(&["end"]);
    assert_eq!(outcome(&unrest).map(|(winners, _)| winners), Some(0b10), "Unrest pays nothing");

    let mut upkeep = game(&format!("{tie}depression\np1 has 068 income 1\np1 has 007\np1 has 025"));
    upkeep.play(&["end"]);
    assert_eq!(outcome(&upkeep).map(|(winners, _)| winners), Some(0b01), "upkeep is no income");
}

#[test]
fn amb_14_the_standoff_counts_turns_in_a_row_without_a_market_purchase() {
    let text = "topples gone 3 seen 4 last 206\nmarket 061 062 206 . . . / . . . . . .
                p1 gold 30 hacendado 212\np2 gold 0 hacendado 209\n";
    let mut quiet = game(text);
    quiet.play(&["public 214 side 1", "end"]);
    assert_eq!(outcome(&quiet), None, "one of two");
    quiet.play(&["end"]);
    assert_eq!(outcome(&quiet), Some((0b01, Ending::Standoff)), "a public card is no Market card");
    assert_eq!(quiet.gold(2), 2, "after the income of that turn");

    let mut bought = game(text);
    bought.play(&["end", "buy a1", "end", "end"]);
    assert_eq!(outcome(&bought), None, "a purchase for nothing begins the count anew");
    bought.play(&["end"]);
    assert_eq!(outcome(&bought).map(|(_, ending)| ending), Some(Ending::Standoff));

    let mut revealed = game(
        "topples gone 2 seen 3\nmarket 061 062 . . . . / . . . . . .\ndeck 067 068 206
         p1 gold 30 hacendado 212\np2 gold 0 hacendado 209",
    );
    revealed.play(&["end"]);
    assert_eq!(revealed.after("topples", "last").as_deref(), Some("206"));
    revealed.play(&["end"]);
    assert_eq!(outcome(&revealed), None, "the turn that revealed it does not count");
}

#[test]
fn amb_15_the_last_topple_ends_the_game_when_it_falls() {
    let text = "topples gone 3 seen 4 last 206\npile bear\nmarket 206 . . . . . / 106 . . . . .
                p1 gold 4 hacendado 212\np2 gold 5 hacendado 209";
    let mut topple = game(text);
    topple.play(&["end", "first a1"]);
    assert_eq!(outcome(&topple).map(|(_, ending)| ending), Some(Ending::LastToppleDiscarded));
    assert!(!topple.depression() && !topple.listed("bullbear", 106));

    let mut other = game(text);
    other.play(&["end", "first b1"]);
    assert_eq!(outcome(&other).map(|(_, ending)| ending), Some(Ending::LastToppleDiscarded));
    assert!(other.depression() && other.listed("bullbear", 106));
}

#[test]
fn amb_16_a_hand_over_five_stays_as_it_is() {
    let mut game = game(
        "p1 gold 9 hacendado 212\np1 hand 061 062 063 064 066 067\np2 gold 0 hacendado 209
         market 068 . . . . . / . . . . . .",
    );
    game.refuses(Rule::ActBuy08, "buy a1");
    game.play(&["end", "end"]);
    assert_eq!(game.line("p1 hand").as_deref(), Some("061 062 063 064 066 067"));
}

#[test]
fn amb_17_of_half_the_gold_the_loss_is_rounded_up() {
    let mut game = game(
        "market 117 . . . . . / . . . . . .\np1 gold 1 hacendado 212\np2 gold 7 hacendado 209
         p3 gold 8 hacendado 208",
    );
    game.play(&["buy a1", "event"]);
    assert_eq!([1, 2, 3].map(|seat| game.gold(seat)), [0, 3, 4]);
}

#[test]
fn amb_18_mexico_is_sonora_and_chihuahua_and_no_flag_is_no_limit() {
    let game = game(
        "p1 gold 9 hacendado 212\np1 hand 142 203\np2 gold 0 hacendado 209\np2 has 067 income 1
         p2 has 068 income 1\np2 has 095 income 1",
    );
    game.allows("play 142 at 067 with 1").allows("play 142 at 068 with 1");
    game.refuses(Rule::Orange08, "play 142 at 095 with 1");
    game.allows("play 203 at 067").allows("play 203 at 068").allows("play 203 at 095");
}

#[test]
fn amb_19_what_a_play_needs_is_judged_when_it_is_declared() {
    let pax = game("p1 gold 9 hacendado 212\np1 hand 168\np2 gold 0 hacendado 209\np2 has 068 income 1");
    pax.refuses(Rule::Troop03, "play 168 at 068");
    let mut anarchy = game(
        "regime anarchy\np1 gold 9 hacendado 212\np1 hand 179\np2 gold 0 hacendado 209\np2 has 068 income 1",
    );
    anarchy.play(&["play 179 at 068"]);
    assert_eq!((anarchy.regime().as_str(), anarchy.troop_at(68)), ("pax", Some(179)));
}

const EFFECTS: &str = "regime martial\np1 gold 30 hacendado 212\np1 has 007\np1 has 025\np1 has 068 income 1
                       p2 gold 0 hacendado 209\np2 has 032\np2 has 030\n";

#[test]
fn amb_20_effects_come_in_the_order_of_the_card() {
    let mut headline = game(&format!("market 124 . . . . . / . . . . . .\n{EFFECTS}"));
    headline.play(&["buy a1", "event", "discard red", "discard red"]);
    let unrest = place_of(&headline, |event| matches!(event, Event::UnrestPlaced { .. }));
    let strife = place_of(&headline, |event| *event == Event::CardDiscarded { card: c(32) });
    let regime = place_of(&headline, |event| matches!(event, Event::RegimeChanged { .. }));
    assert!(unrest < strife && strife < regime, "text, Strife, regime");

    let mut public = game(EFFECTS);
    public.play(&["public 215 side 1", "discard red", "discard red"]);
    let strife = place_of(&public, |event| *event == Event::CardDiscarded { card: c(32) });
    let regime = place_of(&public, |event| matches!(event, Event::RegimeChanged { .. }));
    assert!(regime < strife, "regime, Strife");
}

#[test]
fn amb_21_one_effect_is_done_for_all_before_the_next() {
    let mut game = game(
        "market 117 . . . . . / . . . . . .\np1 gold 8 hacendado 212\np1 has 055 income 3
         p2 gold 8 hacendado 209\np2 has 056 income 3\np2 has 025\np2 has 014",
    );
    game.play(&["buy a1", "event"]);
    assert_eq!((game.gold(1), game.gold(2)), (4, 4));
    assert!(game.discarded(55) && game.discarded(56));
    assert_eq!(game.decider(), Some(p(2)), "only now comes the Strife");
}

#[test]
fn amb_22_a_troop_has_its_place_before_its_effects() {
    let mut game = game("p1 gold 9 hacendado 212\np1 hand 184\np2 gold 0 hacendado 209\np2 has 061 income 2");
    game.play(&["play 184 at 061"]);
    let extortion = place_of(&game, |event| matches!(event, Event::ExtortionPlaced { .. }));
    let regime = place_of(&game, |event| matches!(event, Event::RegimeChanged { .. }));
    assert!(extortion < regime);
}

#[test]
fn amb_23_bull_and_bear_count_after_the_event_and_after_the_toppling() {
    let mut headline = game(
        "pile bear\nmarket 114 . . . . . / . . . . . .\np1 gold 8 hacendado 212\np1 has 048 income 2
         p2 gold 8 hacendado 209\np2 has 007\np2 has 014",
    );
    headline.play(&["buy a1", "event"]);
    assert_eq!((headline.depression(), headline.income(48)), (false, 2), "while the event goes on");
    headline.play(&["discard red"]);
    assert_eq!((headline.depression(), headline.income(48)), (true, 0));

    let mut topple = game(
        "pile bear\nmarket 206 . . . . . / . . . . . .\np1 gold 8 hacendado 212\np2 gold 8 hacendado 209",
    );
    topple.play(&["buy a1", "quo", "pass"]);
    assert!(!topple.depression());
    topple.play(&["pass"]);
    assert!(topple.depression());
}

#[test]
fn amb_24_no_event_brings_a_depression_by_itself() {
    let headlines = Deck::standard().cards().iter().filter(|card| card.kind() == Kind::Headline);
    let mut count = 0;
    for card in headlines {
        let mut game = game(&format!(
            "pile bull\nmarket {} . . . . . / . . . . . .\np1 gold 0 hacendado 212\np2 gold 0 hacendado 209",
            card.id(),
        ));
        game.play(&["buy a1", "event"]);
        assert!(!game.depression(), "{}", card.id());
        count += 1;
    }
    assert_eq!(count, 29);
}

#[test]
fn amb_25_an_orange_card_steals_troubles_acts_pays_and_is_awarded() {
    let mut game = game(
        "p1 gold 2 hacendado 212\np1 hand 006 003\np2 gold 9 hacendado 209\np2 has 068 income 1
         p3 gold 0 hacendado 208\np3 has 057 income 1",
    );
    game.play(&["play 006 at 068"]);
    let theft = place_of(&game, |event| matches!(event, Event::GoldMoved { .. }));
    let unrest = place_of(&game, |event| matches!(event, Event::UnrestPlaced { .. }));
    let regime = place_of(&game, |event| matches!(event, Event::RegimeChanged { .. }));
    let store = place_of(&game, |event| matches!(event, Event::GoldGained { .. }));
    let award = place_of(&game, |event| matches!(event, Event::CardAwarded { .. }));
    assert!(theft < unrest && unrest < regime && regime < store && store < award);

    game.forget().play(&["play 003 at 068"]);
    let award = place_of(&game, |event| matches!(event, Event::CardAwarded { .. }));
    assert!(award < place_of(&game, |event| matches!(event, Event::Jailed { .. })));
}

#[test]
fn amb_26_gun_stores_are_paid_after_the_theft_if_they_were_open_and_even_if_a_spy_steps_in() {
    let text = "p1 gold 2 hacendado 212\np1 hand 203\np2 hacendado 209\n";
    let mut after = game(&format!("{text}p2 gold 1\np2 has 057 income 1"));
    after.play(&["play 203 at 057"]);
    assert_eq!((after.gold(1), after.gold(2)), (1, 2), "one is stolen, two come afterwards");

    let mut shut = game(&format!("{text}p2 gold 0\np2 has 057 income 1 unrest 1"));
    shut.play(&["play 203 at 057"]);
    assert_eq!(shut.gold(2), 0);

    let mut spy = game(&format!("{text}p2 gold 9\np2 has 057 income 1\np2 has 046"));
    spy.play(&["play 203 at 057", "spy 046"]);
    assert_eq!((spy.gold(1), spy.gold(2), spy.unrest(57)), (0, 11, 0));
    assert!(spy.discarded(203) && spy.discarded(46));
}
