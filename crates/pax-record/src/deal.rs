//! A seed becomes a deal.

use pax_deck::CardId;
use pax_rules::options::Setup;
use pax_rules::{Deal, Slot, Table};

use crate::chance::Chance;

/// SETUP-24: how many of the remaining cards stay in a rapid game.
const RAPID_CARDS: usize = 96;
/// SETUP-06: how many stacks at the top have no Topple.
const STACKS_WITHOUT_TOPPLE: usize = 2;

/// Deals a game as the set-up rules say, in this order: cards, Topples, Hacendados are shuffled; then each stack.
#[must_use]
pub fn deal(table: &Table, seats: u8, chance: &mut Chance) -> Deal {
    let (mut cards, mut topples, mut hacendados) = table.dealt_cards();
    chance.shuffle(&mut cards);
    chance.shuffle(&mut topples);
    chance.shuffle(&mut hacendados);
    hacendados.truncate(usize::from(table.hacendados_dealt(seats)));
    let mut cards = cards.into_iter();
    let is_extra = table.market_is_extra(seats);
    let mut market: Vec<CardId> = cards.by_ref().take(if is_extra { Slot::COUNT } else { 0 }).collect();
    let mut deck = Vec::new();
    if table.options().setup == Setup::Rapid {
        deck.extend(cards.take(RAPID_CARDS));
        deck.extend(topples);
        chance.shuffle(&mut deck);
    } else {
        for (stack, size) in table.stack_sizes(seats).into_iter().enumerate() {
            let mut pile: Vec<CardId> = cards.by_ref().take(size).collect();
            if stack >= STACKS_WITHOUT_TOPPLE {
                pile.extend(topples.pop());
            }
            chance.shuffle(&mut pile);
            deck.extend(pile);
        }
        if !is_extra {
            market = deck.drain(..Slot::COUNT).collect();
        }
    }
    Deal { hacendados, market, deck }
}
