//! ACT-BUY, ACT-PUBLIC and ACT-SELL: buying and selling cards.

use crate::support::{Game, covers, game, p};
use pax_rules::{Event, Rule};

// ACT-BUY

#[test]
fn act_buy_01_one_face_up_card_of_the_market() {
    covers(&[Rule::ActBuy01]);
    let mut game = game("p1 gold 9 hacendado 210\nmarket 061 . . . . . / 054 . . . . .\ndeck 048");
    game.play(&["buy b1"]);
    assert!(game.in_hand(1, 54) && !game.in_hand(1, 61) && game.listed("market", 61));
    game.refuses(Rule::ActBuy01, "buy b1").refuses(Rule::ActBuy01, "buy a2");
    assert_eq!(game.line("deck").as_deref(), Some("048"));
}

#[test]
fn act_buy_02_each_column_has_its_price() {
    covers(&[Rule::ActBuy02]);
    let market = "market 061 062 063 064 054 048 / 066 067 068 069 071 072";
    for (column, price) in (1..).zip([0, 1, 2, 4, 8, 16]) {
        for row in ["a", "b"] {
            let mut rich = game(&format!("p1 gold {price} hacendado 210\n{market}"));
            rich.play(&[&format!("buy {row}{column}")]);
            assert_eq!((rich.gold(1), rich.actions()), (0, 2));
            if price > 0 {
                let poor = game(&format!("p1 gold {} hacendado 210\n{market}", price - 1));
                poor.refuses(Rule::ActBuy02, &format!("buy {row}{column}"));
            }
        }
    }
}

#[test]
fn act_buy_03_and_act_buy_04_two_purchases_for_one_and_two_actions() {
    covers(&[Rule::ActBuy04]);
    let mut game =
        game("p1 gold 9 hacendado 210\np2 hacendado 211\nmarket 061 062 063 . . . / 066 067 068 . . .");
    game.play(&["buy a1"]);
    assert_eq!(game.actions(), 2);
    game.play(&["buy b1"]);
    assert_eq!(game.actions(), 0);
    game.refuses(Rule::ActBuy03, "buy a2").refuses(Rule::ActBuy03, "buy b3");
    game.play(&["end", "end", "buy a1"]);
    assert_eq!(game.actions(), 2, "a new turn counts anew");
}

#[test]
fn act_buy_05_a_prisoner_buys_once_unless_he_comes_out_for_nothing() {
    covers(&[Rule::ActBuy05]);
    let text =
        "p1 gold 9 hacendado 210\np2 gold 9 hacendado 211 jailed\nmarket 061 062 063 . . . / 066 . . . . .";
    let mut prisoner = game(text);
    prisoner.play(&["end", "buy a1"]).refuses(Rule::Act04, "buy b1");
    let mut freed = game(text);
    freed.play(&["end", "police jail", "buy a1"]).refuses(Rule::Act04, "buy b1");
    let mut guarded = game(&format!("{text}\np2 has 008"));
    guarded.play(&["end", "police jail", "buy a1", "buy a2"]);
    assert_eq!((guarded.actions(), guarded.in_hand(2, 61), guarded.in_hand(2, 62)), (0, true, true));
}

#[test]
fn act_buy_06_the_gap_stays_until_the_market_is_restored() {
    covers(&[Rule::ActBuy06]);
    let mut game =
        game("p1 gold 9 hacendado 210\np2 hacendado 211\nmarket 061 062 063 . . . / . . . . . .\ndeck 048");
    game.play(&["buy a1"]);
    assert!(game.line("market").is_some_and(|market| market.starts_with(". 062 063 . . .")));
    assert_eq!(game.line("deck").as_deref(), Some("048"));
    game.play(&["end"]);
    assert!(game.line("market").is_some_and(|market| market.starts_with("062 063")));
    assert!(game.listed("market", 48));
}

#[test]
fn act_buy_07_what_is_no_headline_goes_to_hand() {
    covers(&[Rule::ActBuy07]);
    // An enterprise, a partner, a troop, an orange and a black card.
    for card in [61, 25, 184, 203, 165] {
        let mut game = game(&format!("p1 gold 9 hacendado 208\nmarket {card:03} . . . . . / . . . . . ."));
        game.play(&["buy a1"]);
        assert!(game.in_hand(1, card) && game.owner(card).is_none(), "{card}");
    }
}

#[test]
fn act_buy_08_and_act_buy_09_a_full_hand_buys_only_news_and_public_cards() {
    covers(&[Rule::ActBuy09]);
    let market = "market 061 118 . . . . / 204 . . . . .";
    let four = game(&format!("p1 gold 20 hacendado 210\np1 hand 062 063 064 048\n{market}"));
    four.allows("buy a1");
    for hand in ["062 063 064 048 049", "062 063 064 048 049 051"] {
        let text = format!("p1 gold 20 hacendado 210\np1 hand {hand}\n{market}\np2 hacendado 211");
        let mut full = game(&text);
        full.refuses(Rule::ActBuy08, "buy a1").allows("buy b1");
        full.play(&["buy a2", "quo", "public 214 side 1"]);
        assert_eq!((full.owner(214), full.gold(1)), (Some(1), 20 - 1 - 12));
        // One sale makes room, if it comes below five.
        let mut sold = game(&text);
        sold.play(&["sell 062"]);
        assert_eq!(sold.legal().contains(&"buy a1".to_owned()), hand.len() < 20);
    }
}

#[test]
fn act_buy_10_a_sack_may_overfill_a_hand_and_nobody_discards() {
    covers(&[Rule::ActBuy10]);
    let mut game = game(
        "p1 gold 9 hacendado 212\np1 hand 179\np2 gold 9 hacendado 211\np2 hand 061 063 064 048 049\n\
         p2 has 092 income 0\nmarket . 054 . . . . / . . . . . .",
    );
    game.play(&["play 179 at 092"]);
    assert_eq!(game.decider(), Some(p(1)), "nobody is asked to discard");
    game.play(&["end"]);
    assert_eq!(game.line("p2 hand").map(|hand| hand.split(' ').count()), Some(6));
    game.refuses(Rule::ActBuy08, "buy a1");
    game.play(&["end"]);
    assert_eq!(game.line("p2 hand").map(|hand| hand.split(' ').count()), Some(6));
}

#[test]
fn act_buy_11_a_headline_is_bought_and_played_in_one_action() {
    covers(&[Rule::ActBuy11]);
    let mut game = game("p1 gold 0 hacendado 210\np2 gold 0\nmarket 118 . . . . . / . . . . . .");
    game.play(&["buy a1"]);
    game.refuses(Rule::Turn01, "end");
    game.play(&["event"]);
    assert_eq!((game.gold(1), game.gold(2), game.actions()), (2, 2, 2));
    assert!(game.listed("bullbear", 118));
}

#[test]
fn act_buy_12_the_buyer_chooses_event_or_status_quo() {
    covers(&[Rule::ActBuy12]);
    for card in [118, 204] {
        let mut game = game(&format!(
            "p1 gold 0 hacendado 210\np2 hacendado 211\nmarket {card} . . . . . / . . . . . ."
        ));
        game.play(&["buy a1"]);
        assert_eq!((game.decider(), game.legal()), (Some(p(1)), vec!["event".to_owned(), "quo".to_owned()]));
    }
    let mut quo = game("p1 gold 0 hacendado 210\np2 gold 0\nmarket 118 . . . . . / . . . . . .");
    quo.play(&["buy a1", "quo"]);
    assert_eq!((quo.gold(1), quo.gold(2), quo.listed("bullbear", 118)), (0, 0, true));
}

#[test]
fn act_buy_13_an_opponents_speculation_cube_is_paid() {
    covers(&[Rule::ActBuy13]);
    let mut theirs =
        game("p1 gold 9 hacendado 210\np2 gold 0 hacendado 211\nmarket . . . . 061*p2 . / . . . . . .");
    assert_eq!(theirs.reserve(2), 12);
    theirs.play(&["buy a5"]);
    assert_eq!((theirs.gold(1), theirs.gold(2), theirs.reserve(2)), (1, 8, 13));
    let mut own = game("p1 gold 9 hacendado 210\np2 gold 0\nmarket . . . . 061*p1 . / . . . . . .");
    own.play(&["buy a5"]);
    assert_eq!((own.gold(1), own.gold(2), own.reserve(1)), (1, 0, 13), "one's own brings nothing");
    let mut news =
        game("p1 gold 9 hacendado 210\np2 gold 0 hacendado 211\nmarket . . . . 118*p2 . / . . . . . .");
    news.play(&["buy a5", "quo"]);
    assert_eq!((news.gold(1), news.gold(2)), (1, 8));
}

#[test]
fn act_buy_14_a_card_may_be_bought_for_nothing_and_sold() {
    covers(&[Rule::ActBuy14]);
    let mut game = game("p1 gold 0 hacendado 210\nmarket 061 . . . . . / . . . . . .");
    game.play(&["buy a1", "sell 061"]);
    assert_eq!((game.gold(1), game.actions(), game.discarded(61)), (3, 1, true));
}

#[test]
fn act_buy_15_headlines_and_topples_are_purchases_too() {
    covers(&[Rule::ActBuy15]);
    let text = "p1 gold 9 hacendado 210\np2 hacendado 211\nmarket 118 061 . . . . / 204 062 . . . .";
    let mut news = game(text);
    news.play(&["buy a1", "quo"]);
    assert_eq!(news.actions(), 2);
    news.play(&["buy b1", "quo", "pass", "pass"]);
    assert_eq!(news.actions(), 0, "the second costs two");
    news.refuses(Rule::ActBuy03, "buy a2");
    let mut card = game(text);
    card.play(&["buy a2", "buy a1", "quo"]);
    assert_eq!(card.actions(), 0);
    card.refuses(Rule::ActBuy03, "buy b1");
}

#[test]
fn act_buy_16_public_cards_are_not() {
    covers(&[Rule::ActBuy16, Rule::ActPublic04]);
    let text = "p1 gold 40 hacendado 210\np2 hacendado 211\nmarket 061 062 . . . . / . . . . . .";
    let mut before = game(text);
    before.play(&["public 214 side 1", "buy a1"]);
    assert_eq!(before.actions(), 1);
    let mut after = game(text);
    after.play(&["buy a1", "public 214 side 1"]);
    assert_eq!(after.actions(), 1);
    after.play(&["public 215 side 2"]);
    assert_eq!(after.actions(), 0);
    // After two purchases it would still be one action, if one were left.
    game(&format!("turn p1 1 purchases 2\n{text}"))
        .refuses(Rule::ActBuy03, "buy a1")
        .allows("public 214 side 1");
}

#[test]
fn act_buy_17_an_ability_can_make_a_card_free() {
    covers(&[Rule::ActBuy17]);
    let mut game = game(
        "p1 gold 0 hacendado 210\np1 has 007\np2 gold 0 hacendado 211\nmarket . . . . . . / . . . . 203*p2 165",
    );
    game.refuses(Rule::ActBuy02, "buy b6");
    game.play(&["buy b5"]);
    assert!(game.in_hand(1, 203));
    assert_eq!((game.gold(1), game.gold(2), game.reserve(2)), (0, 0, 13));
}

#[test]
fn act_buy_18_two_topples_in_a_turn_are_two_topplings() {
    covers(&[Rule::ActBuy18]);
    let mut game =
        game("p1 gold 9 hacendado 210\np2 hacendado 211\np2 has 014\nmarket 204 . . . . . / 205 . . . . .");
    game.play(&["buy a1", "quo", "pass", "fraud 014", "pass"]);
    assert_eq!(game.actions(), 2);
    game.play(&["buy b1", "quo", "pass", "pass"]);
    assert_eq!((game.actions(), game.number("topples", "gone")), (0, 2));
    let defences: Vec<i8> = game
        .events
        .iter()
        .filter_map(
            |event| if let Event::TopplingBegan { defence, .. } = event { Some(*defence) } else { None },
        )
        .collect();
    assert_eq!(defences, [2, 2], "what changed the first does not carry over");
}

// ACT-PUBLIC

#[test]
fn act_public_01_one_action_buys_and_plays() {
    covers(&[Rule::ActPublic01]);
    let mut game = game("p1 gold 40 hacendado 210\np2 gold 40 hacendado 211");
    game.play(&["public 214 side 1"]);
    assert_eq!((game.owner(214), game.actions(), game.gold(1)), (Some(1), 2, 28));
    game.refuses(Rule::ActPublic01, "public 214 side 2").refuses(Rule::ActPublic01, "public 061 side 1");
    game.play(&["end"]).refuses(Rule::ActPublic01, "public 214 side 1");
    self::game("turn p1 0\np1 gold 40 hacendado 210").refuses(Rule::Act04, "public 214 side 1");
}

#[test]
fn act_public_02_and_act_public_05_the_price_is_printed_on_either_side() {
    covers(&[Rule::ActPublic02, Rule::ActPublic05]);
    for (card, price) in [(214, 12), (215, 18)] {
        for side in [1, 2] {
            let command = format!("public {card} side {side}");
            let mut game = game(&format!("p1 gold {price} hacendado 210\np2 hacendado 211"));
            game.play(&[&command]);
            assert_eq!(game.gold(1), 0);
            let is_second = game.line(&format!("p1 has {card}")).is_some_and(|line| line.contains("second"));
            assert_eq!(is_second, side == 2, "the buyer chooses");
            self::game(&format!("p1 gold {} hacendado 210", price - 1)).refuses(Rule::ActPublic02, &command);
        }
    }
}

#[test]
fn act_public_03_a_public_card_never_goes_to_hand() {
    covers(&[Rule::ActPublic03]);
    for hand in ["048 061 062 063 064", "048 049 051 061 062 063 064"] {
        let mut game = game(&format!("p1 gold 40 hacendado 210\np1 hand {hand}"));
        game.play(&["public 214 side 2"]);
        assert_eq!((game.line("p1 hand").as_deref(), game.owner(214)), (Some(hand), Some(1)));
    }
}

#[test]
fn act_public_06_its_side_stays_whoever_takes_it() {
    covers(&[Rule::ActPublic06]);
    for side in ["", " second"] {
        let mut game = game(&format!(
            "regime anarchy\np1 gold 12 hacendado 210\np1 hand 158\np2 hacendado 211\np2 has 214{side}"
        ));
        game.play(&["play 158 on 214"]);
        assert!(game.actions() == 2 && game.legal().contains(&"end".to_owned()), "nothing is asked");
        assert_eq!(game.line("p1 has 214").as_deref(), Some(side.trim()));
    }
}

#[test]
fn act_public_07_roosevelt_brings_the_intervention_and_then_strife() {
    covers(&[Rule::ActPublic07]);
    let text = "p1 gold 18 hacendado 212\np1 has 007\np1 has 029\np2 hacendado 211\nturn p1 1";
    for (choice, kept) in [("discard red", [false, true]), ("discard blue", [true, false])] {
        let mut game = game(text);
        game.play(&["public 215 side 1"]);
        assert_eq!((game.gold(1), game.regime().as_str(), game.decider()), (0, "us", Some(p(1))));
        game.play(&[choice]);
        assert_eq!([game.owner(7).is_some(), game.owner(215).is_some()], kept);
        assert_eq!(game.discarded(29), !kept[0]);
    }
    let mut huerta = game(text);
    huerta.play(&["public 215 side 2"]);
    assert_eq!(
        (huerta.regime().as_str(), huerta.owner(7), huerta.decider()),
        ("martial", Some(1), Some(p(1)))
    );
}

#[test]
fn act_public_08_its_effects_go_round_from_the_left() {
    covers(&[Rule::ActPublic08]);
    let mut game = game(
        "turn p2 1\np1 hacendado 210\np1 has 007\np1 has 025\np2 gold 18 hacendado 211\np2 has 022\n\
         p3 hacendado 212\np3 has 029\np3 has 023",
    );
    game.play(&["public 215 side 1"]);
    for seat in [3, 1, 2] {
        assert_eq!(game.decider(), Some(p(seat)));
        game.play(&["discard red"]);
    }
    assert_eq!((game.owner(215), game.owner(25), game.owner(23)), (Some(2), Some(1), Some(3)));
}

#[test]
fn act_public_09_in_play_it_is_a_partner() {
    covers(&[Rule::ActPublic09]);
    let mut killed = game("p1 gold 18 hacendado 210\np1 hand 162\np2 hacendado 211\np2 has 215 second");
    killed.play(&["play 162 on 215"]);
    assert_eq!((killed.gold(1), killed.discarded(215), killed.in_grudge(2, 162)), (0, true, true));
    let mut sold = game("p1 gold 0 hacendado 210\np1 has 215");
    sold.play(&["sell 215"]);
    assert_eq!((sold.gold(1), sold.discarded(215)), (3, true));
    let mut strife =
        game("p1 gold 0 hacendado 210\np1 has 215\np1 has 012\nmarket 108 . . . . . / . . . . . .");
    strife.play(&["buy a1", "event", "discard blue"]);
    assert!(strife.discarded(215) && strife.owner(12) == Some(1));
    let mut upkeep = game("depression\np1 gold 0 hacendado 210\np1 has 215\np2 hacendado 211");
    upkeep.play(&["end", "drop 215"]);
    assert!(upkeep.discarded(215));
}

#[test]
fn act_public_10_nobody_speculates_on_public_cards() {
    covers(&[Rule::ActPublic10]);
    let speculates = |game: &Game| game.legal().iter().any(|command| command.starts_with("speculate"));
    assert!(!speculates(&game("p1 gold 9 hacendado 210")), "both public cards, and an empty market");
    assert!(speculates(&game("p1 gold 9 hacendado 210\nmarket . 061 . . . . / . . . . . .")));
}

#[test]
fn act_public_11_once_gone_it_does_not_come_back() {
    covers(&[Rule::ActPublic11]);
    let mut game = game("p1 gold 40 hacendado 210\np1 has 214\np2 gold 40 hacendado 211");
    game.play(&["sell 214"]);
    assert!(game.discarded(214));
    game.refuses(Rule::ActPublic01, "public 214 side 1");
    game.play(&["end"]).refuses(Rule::ActPublic01, "public 214 side 2").allows("public 215 side 2");
}

// ACT-SELL

#[test]
fn act_sell_01_act_sell_09_and_act_sell_10_a_sale_brings_the_economy() {
    covers(&[Rule::ActSell01, Rule::ActSell09, Rule::ActSell10]);
    for (start, gold) in [
        ("regime pax", 3),
        ("regime us", 2),
        ("regime martial", 2),
        ("regime anarchy", 1),
        ("regime pax\ndepression", 0),
        ("regime anarchy\ndepression", 0),
    ] {
        let mut game = game(&format!("{start}\np1 gold 5 hacendado 210\np1 hand 061\np2 gold 5"));
        game.play(&["sell 061"]);
        assert_eq!((game.gold(1), game.gold(2)), (5 + gold, 5), "{start}");
        assert!(game.discarded(61) && game.actions() == 2);
    }
}

#[test]
fn act_sell_02_from_hand_or_from_play_but_ones_own() {
    covers(&[Rule::ActSell02]);
    let mut game = game(
        "p1 gold 0 hacendado 210\np1 hand 061\np1 has 067 income 1\np2 hand 062\np2 has 069 income 1\n\
         market 048 . . . . . / . . . . . .",
    );
    for other in ["062", "069", "048", "214"] {
        game.refuses(Rule::ActSell02, &format!("sell {other}"));
    }
    game.play(&["sell 061", "sell 067"]);
    assert_eq!((game.gold(1), game.discarded(61), game.discarded(67)), (6, true, true));
}

#[test]
fn act_sell_03_an_enterprise_in_unrest_cannot_be_sold() {
    let game = game("p1 gold 0 hacendado 210\np1 has 067 income 1 unrest 1 troop 179\np1 has 069 income 1");
    game.refuses(Rule::ActSell03, "sell 067").allows("sell 069").allows("sell 179");
}

#[test]
fn act_sell_04_the_owner_of_a_troop_there_retreats_or_gives_it_up() {
    covers(&[Rule::ActSell04]);
    // Carranza's first plan is white and reached by rail: 3 gold for this troop.
    let text =
        "p1 gold 0 hacendado 210\np1 has 067 income 1 extorted 181 by p2\np2 gold 3 hacendado 208 plan 1";
    let mut retreat = game(text);
    retreat.play(&["sell 067"]);
    assert_eq!(
        (retreat.decider(), retreat.legal()),
        (Some(p(2)), vec!["retreat 181".to_owned(), "abandon 181".to_owned()])
    );
    retreat.play(&["retreat 181"]);
    assert!(retreat.listed("p2 army", 181) && retreat.gold(2) == 0);
    let mut abandon = game(text);
    abandon.play(&["sell 067", "abandon 181"]);
    assert!(abandon.discarded(181) && abandon.gold(2) == 3);
    let mut own = game("p1 gold 9 hacendado 208 plan 1\np1 has 067 income 1 troop 181");
    own.play(&["sell 067"]);
    assert_eq!(own.decider(), Some(p(1)));
    own.play(&["retreat 181"]);
    assert!(own.listed("p1 army", 181) && own.gold(1) == 9 + 3 - 3);
}

#[test]
fn act_sell_05_every_cube_goes_home_to_its_owner() {
    covers(&[Rule::ActSell05]);
    let mut game = game(
        "p1 gold 0 hacendado 210\np1 has 084 income 2 covered oval1 p2 oval2 p3 extorted 168 by p2\n\
         p1 has 051 income 1\np1 has 052 income 1\np1 has 053 income 1\np2 gold 0 hacendado 211\np3 hacendado 212",
    );
    assert_eq!([1, 2, 3].map(|seat| game.reserve(seat)), [7, 11, 12]);
    game.play(&["sell 084"]);
    assert_eq!([1, 2, 3].map(|seat| game.reserve(seat)), [10, 13, 13]);
    assert!(game.discarded(84) && game.discarded(168));
}

#[test]
fn act_sell_06_grudges_cannot_be_sold() {
    let game = game("p1 gold 0 hacendado 210\np1 grudge 203 146");
    game.refuses(Rule::ActSell06, "sell 203").refuses(Rule::ActSell06, "sell 146");
}

#[test]
fn act_sell_07_partners_and_troops_anywhere_can_be_sold() {
    covers(&[Rule::ActSell07]);
    let mut game = game(
        "p1 gold 0 hacendado 208 plan 1\np1 army 183\np1 has 046\np2 hacendado 211\n\
         p2 has 067 income 1 extorted 181 by p1",
    );
    game.play(&["sell 183", "sell 046", "sell 181"]);
    assert_eq!(game.gold(1), 9);
    assert!([183, 46, 181].iter().all(|card| game.discarded(*card)));
    self::game("p1 gold 0 hacendado 210\np2 has 067 income 2 troop 181").refuses(Rule::ActSell02, "sell 181");
}

#[test]
fn act_sell_08_a_hacendado_is_not_for_sale() {
    game("p1 gold 0 hacendado 210").refuses(Rule::ActSell08, "sell 210");
    game("p1 gold 0 hacendado 210 plan 1").refuses(Rule::ActSell08, "sell 210");
}

#[test]
fn act_sell_11_selling_a_governor_ends_the_civil_war() {
    covers(&[Rule::ActSell11]);
    let mut game = game("p1 gold 9 hacendado 210\np1 hand 069\np1 has 041");
    game.refuses(Rule::ActPlay10, "play 069");
    game.play(&["sell 041", "play 069"]);
    assert_eq!((game.gold(1), game.owner(69)), (9 + 3 - 3, Some(1)));
}

#[test]
fn act_sell_12_selling_an_extorter_gives_the_cube_back() {
    covers(&[Rule::ActSell12]);
    let text = "p1 gold 0 hacendado 210\np2 gold 0 hacendado 211\np2 has 067 income 1 extorted 181 by p1";
    let mut back = game(text);
    assert_eq!((back.reserve(1), back.reserve(2)), (12, 12));
    back.play(&["sell 181"]);
    assert_eq!((back.reserve(1), back.reserve(2), back.income(67)), (13, 11, 2));
    assert!(!back.extorted(67) && back.troop_at(67).is_none());
    // Without a cube in reserve its owner stays one short (AMB-33).
    let mut short = game(&format!("{text}\np2 has 092 income 12"));
    assert_eq!(short.reserve(2), 0);
    short.play(&["sell 181"]);
    assert_eq!((short.income(67), short.reserve(1)), (1, 13));
}
