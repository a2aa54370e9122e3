//! Steps 5 to 13 of the Pax-o-matic's list, and what it leaves open: BOT-63 to BOT-81.

use pax_rules::Rule;

use crate::support::{At, BARE, LOYAL, at, covers};

/// A hand for which there is no gold, before players who have nothing.
fn hand(cards: &str, more: &str) -> At {
    at(&format!("{BARE}p1 reserve 0\np1 hand {cards}\n{more}"))
}

#[test]
fn bot_63_buys_a_second_card_as_the_first() {
    covers(&[Rule::Bot63]);
    let text = |turn: &str, card: &str| {
        at(&format!("turn p1 {turn}\nmarket {card} . . . . . / . . . . . .\n{BARE}p1 reserve 0"))
    };
    text("2 purchases 1", "042").does("buy a1", Rule::Bot63);
    text("2 purchases 1", "147").does_nothing_by(Rule::Bot63);
    text("3", "042").does("buy a1", Rule::Bot32);
}

#[test]
fn bot_64_sells_from_a_full_hand_where_it_has_played_nothing() {
    covers(&[Rule::Bot64]);
    let all = ["sell 147", "sell 151", "sell 159", "sell 160", "sell 166"];
    hand("147 151 159 160 166", "").draws(&all, Rule::Bot64);
    hand("147 151 159 160", "").does("end", Rule::Bot79);
    let played = hand("073 147 151 159 160 166", "p1 gold 1");
    played.goes_on(&[("play 073", Rule::Bot58), ("end", Rule::Bot79)]);
}

#[test]
fn bot_65_sells_any_card_that_it_could_not_play_even_with_gold() {
    covers(&[Rule::Bot65]);
    hand("067 091 092 147 159", "").draws(&["sell 147", "sell 159"], Rule::Bot65);
    // Now the one has a target, and only gold is missing.
    hand("067 091 092 151 152", "p2 has 068 income 1").does("sell 151", Rule::Bot65);
}

#[test]
fn bot_66_or_else_the_card_that_it_would_play_last() {
    covers(&[Rule::Bot66]);
    hand("015 023 052 067 091", "").does("sell 052", Rule::Bot66);
    hand("015 023 067 073 091", "").does("sell 073", Rule::Bot66);
}

#[test]
fn bot_67_sells_an_enterprise_that_earns_for_another_only() {
    covers(&[Rule::Bot67]);
    let text = |place: &str| at(&format!("{BARE}p1 has 067 {place}"));
    text("extorted 190 by p2").does("sell 067", Rule::Bot67);
    text("income 1 extorted 190 by p2").does("end", Rule::Bot79);
    at(&format!("{BARE}p1 has 082 income 0 troop 190")).does("end", Rule::Bot79);
}

#[test]
fn bot_68_redeploys_for_nothing_to_where_more_of_its_cubes_lie() {
    covers(&[Rule::Bot68]);
    let text = |troop: &str, there: &str| {
        at(&format!("{BARE}p1 gold 1 reserve 0\np1 has 049 income 2 troop {troop}\np1 has 055 {there}"))
    };
    text("193", "income 3").does("redeploy 193 at 055", Rule::Bot68);
    text("193", "income 2").does_nothing_by(Rule::Bot68);
    text("186", "income 3").does_nothing_by(Rule::Bot68);
    text("193", "income 3 troop 185").does_nothing_by(Rule::Bot68);
}

#[test]
fn bot_69_redeploys_from_where_fewest_of_its_cubes_lie() {
    covers(&[Rule::Bot69]);
    let text = |one: &str, other: &str| {
        at(&format!(
            "{BARE}p1 reserve 0\np1 has 049 income 1 troop {one}\np1 has 056 income 2 troop {other}\np1 has 055 income 3"
        ))
    };
    text("193", "195").does("redeploy 193 at 055", Rule::Bot69);
    text("195", "193").does("redeploy 195 at 055", Rule::Bot69);
}

#[test]
fn bot_70_builds_the_cheapest_connection_on_whosever_card() {
    covers(&[Rule::Bot70]);
    let text = |human: &str| at(&format!("{BARE}p1 gold 2\np1 has 051 income 1\np2 has 097 income 1{human}"));
    text("").does("upgrade 097 oval 1", Rule::Bot70);
    text(" oval1 p3").does("upgrade 051 oval 1", Rule::Bot70);
}

#[test]
fn bot_71_buys_land_that_costs_at_most_half_its_gold() {
    covers(&[Rule::Bot71]);
    let text = |gold: u8| at(&format!("{BARE}p1 gold {gold}\np1 has 095 income 1 oval1 p3 oval2 p3"));
    text(6).does("land 095", Rule::Bot71);
    text(5).does("end", Rule::Bot79);
}

#[test]
fn bot_72_buys_land_with_slaves_first() {
    covers(&[Rule::Bot72]);
    let ranch = format!("{BARE}p1 gold 6\np1 has 091 income 1 oval1 p3");
    at(&format!("{ranch}\np1 has 073 income 2 oval1 p3")).does("land 073", Rule::Bot72);
    at(&ranch).does("land 091", Rule::Bot72);
}

#[test]
fn bot_73_uses_the_extra_actions_of_its_partners() {
    covers(&[Rule::Bot73]);
    let text = format!("turn p1 2\nmarket . . . . . 147 / . . . . 159 .\n{BARE}");
    let extra = [("speculate a6", Rule::Bot73), ("speculate b5", Rule::Bot74), ("end", Rule::Bot79)];
    at(&format!("{text}p1 has 021")).goes_on(&extra);
    at(&text).does("speculate a6", Rule::Bot74);
    // An Extra Action to sell empties a full hand even after it has played.
    let seller = |partner: &str| hand("052 067 073 091 092 147", &format!("p1 gold 1\n{partner}"));
    seller("p1 has 025").goes_on(&[("play 073", Rule::Bot58), ("sell 147", Rule::Bot73)]);
    seller("").goes_on(&[("play 073", Rule::Bot58), ("end", Rule::Bot79)]);
}

#[test]
fn bot_74_speculates_on_the_dearest_card_and_of_two_on_the_one_it_would_buy() {
    covers(&[Rule::Bot74]);
    let text = |rows: &str| at(&format!("market {rows}\n{BARE}"));
    text(". . . . . 147 / . . . . . 042").does("speculate b6", Rule::Bot74);
    text(". . . . . 147 / . . . . 042 .").does("speculate a6", Rule::Bot74);
    text(". . . . . 147 / . . . . . 159").draws(&["speculate a6", "speculate b6"], Rule::Bot74);
    text(". . . . . 042 / . . . . . 184").does("speculate a6", Rule::Bot74);
    at(&format!("market . . . . . 042 / . . . . . 184\n{BARE}p1 has 067 income 1"))
        .does("speculate b6", Rule::Bot74);
}

#[test]
fn bot_75_takes_any_card_for_nothing_but_a_headline() {
    covers(&[Rule::Bot75]);
    let text = |card: &str| at(&format!("market {card} . . . . . / . . . . . .\n{BARE}p1 reserve 0"));
    text("147").does("buy a1", Rule::Bot75);
    text("147*p2").does("buy a1", Rule::Bot75);
    text("107").does("end", Rule::Bot79);
}

#[test]
fn bot_76_speculates_a_second_time_and_no_more() {
    covers(&[Rule::Bot76]);
    let text = format!("turn p1 4\nmarket 151 . . . 166 147 / . . . . . 042\n{BARE}");
    at(&text).goes_on(&[
        ("speculate b6", Rule::Bot74),
        ("buy a1", Rule::Bot75),
        ("speculate a6", Rule::Bot76),
        ("end", Rule::Bot79),
    ]);
}

#[test]
fn bot_77_skips_what_takes_two_actions_when_it_has_one() {
    covers(&[Rule::Bot77]);
    let second = |left: u8| {
        at(&format!("turn p1 {left} purchases 1\nmarket 042 . . . . . / . . . . . .\n{BARE}p1 reserve 0"))
    };
    second(2).does("buy a1", Rule::Bot63);
    second(1).does("end", Rule::Bot79);
    let land =
        |left: u8| at(&format!("turn p1 {left}\n{BARE}p1 gold 6\np1 has 095 income 1 oval1 p3 oval2 p3"));
    land(2).does("land 095", Rule::Bot71);
    land(1).does("end", Rule::Bot79);
    let black = |left: u8| at(&format!("turn p1 {left}\nregime us\n{BARE}p1 gold 1\np2 gold 5\np1 hand 165"));
    black(2).does("play 165 on p2", Rule::Bot61);
    black(1).does("end", Rule::Bot79);
}

#[test]
fn bot_78_buys_only_headlines_with_a_full_hand() {
    covers(&[Rule::Bot78]);
    let text = |cards: &str, headline: &str| {
        hand(cards, &format!("market 042 . . . . . / {headline} . . . . .\np2 has 014\np2 has 007"))
    };
    text("015 023 052 067 091", "120").does("buy b1", Rule::Bot39);
    text("015 023 052 067", "107").does("buy a1", Rule::Bot45);
    text("015 023 052 067 091", "107").does("sell 052", Rule::Bot64);
}

#[test]
fn bot_79_passes_where_no_step_applies() {
    covers(&[Rule::Bot79]);
    at(BARE).does("end", Rule::Bot79);
    at(&format!("{BARE}p1 gold 1\np2 has 097 income 1")).does("upgrade 097 oval 1", Rule::Bot70);
}

#[test]
fn bot_80_buys_land_of_its_own_only() {
    covers(&[Rule::Bot80]);
    let text = |owner: &str| at(&format!("{BARE}p1 gold 9\n{owner} has 095 income 1 oval1 p3 oval2 p3"));
    text("p1").does("land 095", Rule::Bot71);
    text("p2").does("end", Rule::Bot79);
}

#[test]
fn bot_81_retreats_to_a_hacendado_who_has_turned_or_for_a_troop_with_prestige() {
    covers(&[Rule::Bot81]);
    let text = |stand: &str, troop: &str| {
        at(&format!(
            "turn p2 3\n{LOYAL}p1 gold 9{stand}\np1 displaced {troop}\npending actions\npending displaced p2"
        ))
    };
    text(" plan 2", "186").does("retreat 186", Rule::Bot81);
    text("", "186").does("abandon 186", Rule::Bot81);
    text("", "184").does("retreat 184", Rule::Bot81);
}

#[test]
fn bot_81_orders_headlines_so_that_its_mines_are_spared_a_depression() {
    covers(&[Rule::Bot81]);
    let text = |own: &str| {
        at(&format!("turn p1 0\nmarket 127 . . . . . / 107 . . . . .\npile bear\n{BARE}{own}pending phase2"))
    };
    text("p1 has 082 income 2\n").does("first b1", Rule::Bot81);
    text("").draws(&["first a1", "first b1"], Rule::Bot81);
}

#[test]
fn bot_81_puts_a_scarce_cube_where_a_troop_protects_it() {
    covers(&[Rule::Bot81]);
    let text = |one: &str, other: &str| {
        at(&format!(
            "turn p2 3\nregime anarchy\nmarket 108 . . . . . / . . . . . .\n{BARE}p1 reserve 1\n\
             p1 has 082 income 1{one}\np1 has 054 income 1{other}"
        ))
        .play(&["buy a1", "event"])
    };
    text("", " troop 181").does("choose 054", Rule::Bot81);
    text(" troop 181", "").does("choose 082", Rule::Bot81);
    text("", "").draws(&["choose 054", "choose 082"], Rule::Bot81);
}

#[test]
fn bot_81_turns_a_newspaper_by_the_order_of_partners() {
    covers(&[Rule::Bot81]);
    let text = |hacendado: &str| {
        at(&format!(
            "regime us\np1 gold 9 hacendado {hacendado}\np2 hacendado 213\np2 has 026\np3 hacendado 208\np1 hand 161"
        ))
        .play(&["play 161 on 026"])
    };
    text("212").does("side 2", Rule::Bot81);
    text("211").does("side 1", Rule::Bot81);
}

#[test]
fn bot_81_pays_the_other_robot_rather_than_the_human() {
    covers(&[Rule::Bot81]);
    let text = |one: &str, other: &str| {
        at(&format!("{BARE}p1 gold 9\np1 hand 051\np2 has {one}\np3 has {other}")).play(&["play 051"])
    };
    text("018", "038").does("pay p3", Rule::Bot81);
    text("038", "018").does("pay p3", Rule::Bot81);
}

#[test]
fn bot_81_covers_a_bare_loyalty_point() {
    covers(&[Rule::Bot81]);
    at(&format!("{BARE}p1 has 036")).does("cover 036", Rule::Bot81);
    at(&format!("{BARE}p1 has 036 covered")).does("end", Rule::Bot79);
}
