//! The first rule tests: they show how the others are written.

use crate::support::{covers, game};
use pax_rules::Rule;

#[test]
fn act_buy_02_the_price_is_that_of_the_column() {
    covers(&[Rule::ActBuy02]);
    let mut game = game("p1 gold 9 hacendado 212\nmarket . . . . 061 . / . . . . . .");
    game.play(&["buy a5"]);
    assert_eq!(game.gold(1), 1);
    assert!(game.in_hand(1, 61));
}

#[test]
fn act_buy_02_who_cannot_pay_the_price_cannot_buy() {
    game("p1 gold 7 hacendado 212\nmarket . . . . 061 . / . . . . . .").refuses(Rule::ActBuy02, "buy a5");
}
