//! What several tests of bots need.

use pax_bots::Chance;
use pax_rules::{State, Table, View};

/// Returns another state that looks the same: the unseen cards lie in another order, as the stacks allow.
pub(crate) fn another(table: &Table, view: &View, chance: &mut Chance) -> State {
    let mut unseen = view.unseen(table);
    chance.shuffle(&mut unseen.cards);
    chance.shuffle(&mut unseen.topples);
    let (mut cards, mut topples) = (unseen.cards.into_iter(), unseen.topples.into_iter());
    let mut order = Vec::new();
    for stack in &unseen.stacks {
        let mut pile: Vec<_> = topples.by_ref().take(stack.topples).collect();
        pile.extend(cards.by_ref().take(stack.cards - stack.topples));
        chance.shuffle(&mut pile);
        order.extend(pile);
    }
    view.complete(table, &order).expect("the stacks are kept")
}
