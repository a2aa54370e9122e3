//! The Pax-o-matic's situations and card instructions: BOT-01 to BOT-08 and BOT-15 to BOT-28.

use pax_bots::Bots;
use pax_record::{Decks, Game, NewGame, Player, Seed};
use pax_rules::{Options, Rule, View, Viewer, decider, legal};

use crate::support::{BARE, LOYAL, at, covers};

#[test]
fn bot_01_one_person_and_two_robots_play_the_usual_game_of_three() {
    covers(&[Rule::Bot01, Rule::Variant07]);
    let seats = vec![Player::person("Ana"), Player::bot("paxomatic"), Player::bot("paxomatic")];
    let mut game = Game::new(NewGame::new(Options::default(), seats, Seed::Small(3)), &Decks::known())
        .expect("a game of three");
    let view = View::of(game.state(), Viewer::Spectator);
    assert_eq!(view.all_seats().map(|seat| view.gold(seat)).collect::<Vec<_>>(), [4, 5, 6]);
    // 10 cards for each player, 50, and the Topples; twelve of them lie in the Market.
    assert_eq!(view.deck_left(), 84 - 12);
    let mut bots = Bots::of(&game).expect("known bots");
    loop {
        bots.play_on(&mut game).expect("legal commands");
        let Some(seat) = decider(game.table(), game.state()) else { break };
        assert_eq!(seat.index(), 0, "only the person is waited for");
        let mut commands = Vec::new();
        legal(game.table(), game.state(), &mut commands);
        game.play(seat, commands[0]).expect("a legal command");
    }
    let outcome = game.state().outcome().expect("the game is over");
    assert_eq!(outcome.winners & 1, 0, "who does nothing does not win");
}

#[test]
fn bot_02_follows_its_steps_in_their_order() {
    covers(&[Rule::Bot02]);
    let text = "turn p1 5\nmarket 042 . . . . . / . . . . . .\np1 gold 30 hacendado 212 jailed\np2 hacendado 213\n\
                p3 hacendado 208\np1 has 067 income 1 unrest 1 oval1 p3\np1 hand 091\np2 has 097 income 1";
    at(text).goes_on(&[
        ("police jail", Rule::Bot29),
        ("police 067", Rule::Bot30),
        ("buy a1", Rule::Bot32),
        ("play 042 side 1", Rule::Bot48),
        ("play 091", Rule::Bot48),
    ]);
}

/// A question of upkeep in the middle of a Depression.
fn upkeep(first: &str, p1: &str, cards: &str) -> Vec<String> {
    let text = format!(
        "depression\nturn p1 0\np1 {p1}\n{cards}\np2 hacendado 213\np3 hacendado 208\n\
         pending upkeep-end\npending upkeep {first}"
    );
    at(&text).says_while("keep").into_iter().filter(|said| said.starts_with("keep")).collect()
}

#[test]
fn bot_03_pays_its_income_and_a_third_of_its_gold_for_upkeep() {
    covers(&[Rule::Bot03]);
    let cards = "p1 has 014\np1 has 015\np1 has 033\np1 has 039\np1 has 042";
    // Two of income, and five from before.
    assert_eq!(upkeep("14", "gold 7 hacendado 212", cards).len(), 3);
    assert_eq!(upkeep("14", "gold 8 hacendado 212", cards).len(), 4);
    assert_eq!(upkeep("14", "gold 2 hacendado 212", cards).len(), 2);
}

#[test]
fn bot_04_always_keeps_a_card() {
    covers(&[Rule::Bot04]);
    let cards = "p1 has 014\np1 has 015";
    assert_eq!(upkeep("14", "gold 1 hacendado 212 plan 1", cards).len(), 1);
    assert_eq!(upkeep("14", "gold 6 hacendado 212 plan 1", cards).len(), 2);
}

#[test]
fn bot_05_lets_partners_go_first_and_then_the_troops_that_protect_least() {
    covers(&[Rule::Bot05]);
    let cards = "p1 has 015\np1 has 067 income 1 troop 184\np1 has 092 income 2 troop 179";
    let with = |gold: u8| upkeep("15", &format!("gold {gold} hacendado 212 plan 1"), cards);
    assert_eq!(with(3), ["keep 067", "keep 092", "keep 179"]);
    assert_eq!(with(6), ["keep 067", "keep 092", "keep 179", "keep 184"]);
    let turned = cards.replace("184", "X").replace("179", "184").replace('X', "179");
    assert_eq!(upkeep("15", "gold 3 hacendado 212 plan 1", &turned), ["keep 067", "keep 092", "keep 184"]);
}

#[test]
fn bot_06_gives_enterprises_up_last() {
    covers(&[Rule::Bot06]);
    let cards = "p1 has 015\np1 has 067 income 1 unrest 1 troop 184\np1 has 092 income 2 unrest 1";
    assert_eq!(upkeep("15", "gold 5 hacendado 212 plan 1", cards), ["keep 092"]);
    assert_eq!(upkeep("15", "gold 6 hacendado 212 plan 1", cards), ["keep 067", "keep 092"]);
}

#[test]
fn bot_07_strife_takes_the_colour_of_which_it_has_fewest_cards() {
    covers(&[Rule::Bot07]);
    let strife = |cards: &str| {
        at(&format!("turn p2 3\n{BARE}{cards}\npending actions\npending strife white red 1 p2"))
    };
    strife("p1 has 007\np1 has 016\np1 has 033").does("discard red", Rule::Bot07);
    strife("p1 has 007\np1 has 022\np1 has 033").does("discard white", Rule::Bot07);
}

#[test]
fn bot_08_of_as_many_it_gives_up_the_colour_whose_troops_protect_fewer_cubes() {
    covers(&[Rule::Bot08]);
    let strife = |white: &str, red: &str| {
        at(&format!(
            "turn p2 3\n{BARE}p1 has 067 income 1 troop {white}\np1 has 092 income 3 troop {red}\n\
             pending actions\npending strife white red 1 p2"
        ))
    };
    strife("184", "191").does("discard white", Rule::Bot08);
    strife("191", "184").does("discard red", Rule::Bot08);
}

#[test]
fn bot_15_begins_at_step_one_for_every_action() {
    covers(&[Rule::Bot15]);
    // The troop's own effect brings Unrest to the other enterprise, which step 2 then removes before anything else.
    let text = format!("{BARE}p1 gold 5\np1 hand 184 015\np1 has 092 income 2\np1 has 067 income 1");
    at(&text).goes_on(&[("play 184 at 092", Rule::Bot51), ("police 067", Rule::Bot30)]);
}

#[test]
fn bot_16_takes_the_first_step_it_can_pay_for() {
    covers(&[Rule::Bot16]);
    let text = |gold: u8| {
        at(&format!("market . . 042 . . . / . . . . . .\n{BARE}p1 gold {gold} reserve 0\np1 hand 073"))
    };
    text(2).does("buy a3", Rule::Bot32);
    text(1).does("play 073", Rule::Bot58);
    text(0).does("end", Rule::Bot79);
}

#[test]
fn bot_17_the_lot_decides_between_equals() {
    covers(&[Rule::Bot17]);
    let text = |more: &str| at(&format!("{BARE}p1 gold 2\np2 has 051 income 1\np3 has 057 income 1\n{more}"));
    text("").draws(&["upgrade 051 oval 1", "upgrade 057 oval 1"], Rule::Bot70);
    text("p2 has 097 income 1").does("upgrade 097 oval 1", Rule::Bot70);
}

#[test]
fn bot_19_keeps_its_spies_unless_one_is_stolen() {
    covers(&[Rule::Bot19]);
    let text = "turn p2 3\nregime anarchy\np1 gold 5 hacendado 212\np1 has 021\np1 has 067 income 1\n\
                p2 gold 9 hacendado 213\np2 hand 203 158\np3 hacendado 208";
    at(text).play(&["play 203 at 067"]).does("pass", Rule::Bot19);
    at(text).play(&["play 158 on 021"]).does("spy 021", Rule::Bot19);
    let other = text.replace("p1 has 021", "p1 has 021\np1 has 016");
    at(&other).play(&["play 158 on 016"]).does("pass", Rule::Bot19);
}

#[test]
fn bot_20_activists_place_unrest_where_an_orange_card_would() {
    covers(&[Rule::Bot20]);
    let text = format!("{BARE}p1 has 043\np1 has 007\np2 has 067 income 1\np2 has 092 income 3");
    at(&text).does("agitate 043 at 092", Rule::Bot20);
    at(&format!("{text}\np2 has 061 income 2")).does("agitate 043 at 061", Rule::Bot20);
    // No viable target: what else the card can do comes next.
    at(&format!("{BARE}p1 has 043\np1 has 007\np2 has 067 income 1 unrest 1"))
        .does("decree 043", Rule::Bot23);
}

#[test]
fn bot_21_activists_rest_in_martial_law() {
    covers(&[Rule::Bot21]);
    let text = |regime: &str| at(&format!("regime {regime}\n{BARE}p1 has 034\np2 has 067 income 1"));
    text("pax").does("agitate 034 at 067", Rule::Bot20);
    text("martial").does("end", Rule::Bot79);
}

#[test]
fn bot_22_activists_spare_what_a_troop_protects() {
    covers(&[Rule::Bot22]);
    let text = |place: &str| at(&format!("{BARE}p1 has 034\np2 has 067 income 1{place}"));
    text("").does("agitate 034 at 067", Rule::Bot20);
    text(" troop 184").does_nothing_by(Rule::Bot20);
}

#[test]
fn bot_23_decrees_a_regime_whose_prestige_it_has_more_of() {
    covers(&[Rule::Bot23]);
    at(&format!("{BARE}p1 has 043\np1 has 007")).does("decree 043", Rule::Bot23);
    at(&format!("{BARE}p1 has 043\np1 has 007\np2 has 010")).does("end", Rule::Bot79);
}

#[test]
fn bot_24_governors_come_where_the_human_loses_more() {
    covers(&[Rule::Bot24]);
    let text = |more: &str| at(&format!("{BARE}p1 gold 6\np1 hand 041\np2 has 049 income 1{more}"));
    text("").does("play 041 side 1", Rule::Bot57);
    text("\np1 has 068 income 1 oval1 p3").does_nothing_by(Rule::Bot57);
    // Troops count as well.
    text(" troop 193\np1 has 068 income 1 oval1 p3").does("play 041 side 1", Rule::Bot57);
}

#[test]
fn bot_25_gives_up_the_card_that_it_could_not_play() {
    covers(&[Rule::Bot25]);
    let text = |hand: &str| {
        at(&format!("turn p2 3\nmarket 128 . . . . . / . . . . . .\n{BARE}p1 hand {hand}"))
            .play(&["buy a1", "event"])
    };
    text("147 073").does("choose 147", Rule::Bot25);
    text("015 073").does("choose 073", Rule::Bot25);
}

#[test]
fn bot_26_loses_the_cheapest_enterprise_with_its_troop() {
    covers(&[Rule::Bot26]);
    let text = |troop: &str| {
        at(&format!(
            "turn p2 3\nmarket 116 . . . . . / . . . . . .\n{BARE}p1 has 067 income 1\np1 has 091 income 1{troop}"
        ))
        .play(&["buy a1", "event"])
    };
    text("").does("choose 091", Rule::Bot26);
    text(" troop 182").does("choose 067", Rule::Bot26);
}

#[test]
fn bot_27_pays_for_as_many_enterprises_as_it_can() {
    covers(&[Rule::Bot27]);
    // The second bear begins a Depression, and its cards must be paid for.
    let text = "turn p1 0\nmarket 127 . . . . . / . . . . . .\npile bear\np1 gold 2 hacendado 212\np2 hacendado 213\n\
                p3 hacendado 208\np1 has 015\np1 has 033\np1 has 097 income 1\np1 has 077 income 1";
    let said = at(text).play(&["end"]).says_while("keep");
    assert_eq!(said.iter().filter(|said| said.starts_with("keep")).collect::<Vec<_>>().len(), 4, "{said:?}");
    let poor = text.replace("gold 2 hacendado 212", "gold 0 hacendado 212 plan 1");
    assert_eq!(at(&poor).play(&["end"]).says_while("keep"), ["drop 015", "drop 033", "keep 077", "keep 097"]);
}

#[test]
fn bot_28_thinks_of_public_cards_only_at_sixteen_gold() {
    covers(&[Rule::Bot28]);
    let text = |market: &str, gold: u8| at(&format!("market {market} / . . . . . .\n{LOYAL}p1 gold {gold}"));
    // p1's plans are Outrage and Command.
    text(". . . . . 042", 17).does("public 214 side 2", Rule::Bot28);
    let dear = ["public 214 side 2", "public 215 side 1", "public 215 side 2"];
    text(". . . . . 042", 20).draws(&dear, Rule::Bot28);
    text(". . . . 042 .", 20).does("buy a5", Rule::Bot45);
    // What comes earlier in the list is bought all the same.
    let troop =
        format!("market . . . . . 184 / . . . . . .\n{LOYAL}p1 gold 20\np1 has 067 income 1 oval1 p3");
    at(&troop).does("buy a6", Rule::Bot42);
}
