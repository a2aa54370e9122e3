//! A deck as it could be: the unseen cards in an order that the stacks allow.

use pax_deck::CardId;
use pax_record::Chance;
use pax_rules::{State, Table, Unseen, View};

/// Draws orders of the deck that fit a view, every one that the set-up allows equally likely.
pub(crate) struct Sampler<'a> {
    table: &'a Table,
    view: &'a View,
    unseen: Unseen,
    order: Vec<CardId>,
}

impl<'a> Sampler<'a> {
    pub(crate) fn new(table: &'a Table, view: &'a View) -> Self {
        let unseen = view.unseen(table);
        Self { table, view, unseen, order: Vec::new() }
    }

    /// Returns a state that looks like the view.
    pub(crate) fn draw(&mut self, chance: &mut Chance) -> State {
        chance.shuffle(&mut self.unseen.cards);
        chance.shuffle(&mut self.unseen.topples);
        self.order.clear();
        let (mut cards, mut topples) = (self.unseen.cards.iter(), self.unseen.topples.iter());
        for stack in &self.unseen.stacks {
            let top = self.order.len();
            self.order.extend(topples.by_ref().take(stack.topples));
            self.order.extend(cards.by_ref().take(stack.cards - stack.topples));
            // SETUP-05: a stack is shuffled with its Topple.
            chance.shuffle(&mut self.order[top..]);
        }
        self.view.complete(self.table, &self.order).unwrap_or_else(|_| self.view.some_state(self.table))
    }
}

#[cfg(test)]
mod tests {
    use pax_deck::Deck;
    use pax_deck::vocabulary::Kind;
    use pax_record::deal;
    use pax_rules::{Options, Silent, Viewer, begin, legal, play};

    use super::*;

    const SAMPLES: u32 = 10_000;

    /// A game of four in which some cards have gone.
    fn middle(table: &Table) -> State {
        let mut chance = Chance::new(5);
        let deal = deal(table, 4, &mut chance);
        let mut state = begin(table, 4, &deal, &mut Silent).expect("the deal is right");
        let mut list = Vec::new();
        while state.deck_left() > 60 {
            let seat = legal(table, &state, &mut list).expect("the game goes on");
            let command = list[chance.index(list.len())];
            play(table, &mut state, seat, command, &mut Silent).expect("a listed command is legal");
        }
        state
    }

    #[test]
    fn samples_look_like_the_view_and_respect_the_stacks() {
        let table = Table::new(Deck::standard(), Options::default()).expect("the standard deck fits");
        let view = View::of(&middle(&table), Viewer::Spectator);
        let unseen = view.unseen(&table);
        let mut sampler = Sampler::new(&table, &view);
        let mut chance = Chance::new(9);
        let last = unseen.stacks.last().copied().expect("a stack");
        assert_eq!(last.topples, 1, "the lowest stack has a Topple");
        let mut places = vec![0_u32; last.cards];
        for _ in 0..SAMPLES {
            let state = sampler.draw(&mut chance);
            assert_eq!(View::of(&state, Viewer::Spectator), view);
            let is_topple =
                |card: &CardId| table.print(*card).is_some_and(|print| print.kind == Kind::Topple);
            let stack = &sampler.order[sampler.order.len() - last.cards..];
            let found: Vec<usize> = (0..stack.len()).filter(|place| is_topple(&stack[*place])).collect();
            assert_eq!(found.len(), 1);
            places[found[0]] += 1;
        }
        // The Topple lies anywhere in its stack, each place equally likely.
        let expected = f64::from(SAMPLES) / f64::from(u32::try_from(places.len()).expect("few"));
        let chi: f64 = places.iter().map(|count| (f64::from(*count) - expected).powi(2) / expected).sum();
        let freedom = f64::from(u32::try_from(places.len() - 1).expect("few"));
        // 99.9 % of fair samples stay below this (Wilson and Hilferty).
        let limit = freedom * (1.0 - 2.0 / (9.0 * freedom) + 3.09 * (2.0 / (9.0 * freedom)).sqrt()).powi(3);
        assert!(chi < limit, "{chi} of {limit}: {places:?}");
    }
}
