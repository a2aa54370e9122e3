//! The Market: six prices, and at each the card of the upper and of the lower row; and the public cards.

use pax_rules::{Slot, Zone};
use ratatui::text::{Line, Span};

use super::cards::cell;
use super::fit::{Chunk, flow};
use super::scene::Scene;
use super::spot::Spot;

/// The columns for a price.
const PRICE: usize = 3;

/// Returns the Market, a line for each price.
pub(super) fn market(scene: &Scene<'_>, room: usize) -> Vec<Line<'static>> {
    let left = room.saturating_sub(PRICE + 1);
    let (upper, lower) = (left / 2, left - left / 2);
    (0..Slot::COLUMNS)
        .map(|column| {
            let mut line = vec![Span::styled(format!("{:>2} ", Slot::PRICES[column]), scene.ink.title())];
            for slot in Slot::all().filter(|slot| slot.column() == column) {
                let room = if slot.row() == 0 { upper } else { lower };
                if slot.row() == 1 {
                    line.push(Span::styled("│", scene.ink.faint()));
                }
                let (card, cube) = (scene.view.market(slot), scene.view.speculation(slot));
                line.extend(cell(
                    scene,
                    &slot.to_string(),
                    card,
                    scene.mark_of(Spot::Slot(slot)),
                    cube,
                    room,
                ));
            }
            Line::from(line)
        })
        .collect()
}

/// Returns the public cards that are for sale; nothing if there are none.
pub(super) fn public(scene: &Scene<'_>, room: usize) -> Vec<Line<'static>> {
    let cards: Vec<Chunk> = scene
        .view
        .cards_in(Zone::Public)
        .map(|card| {
            let (sign, style) = scene.marked(scene.mark_of(Spot::Card(card)));
            let (_, facts) = super::cards::facts(scene, card);
            let number = Span::styled(format!("{card} "), scene.ink.faint());
            let mut chunk = vec![sign, number, Span::styled(scene.short(card), style), Span::raw(" ")];
            chunk.extend(facts);
            chunk
        })
        .collect();
    if cards.is_empty() {
        return Vec::new();
    }
    let head = vec![Span::styled(scene.say("screen-public", &[]), scene.ink.title())];
    flow(head, cards, " ", room, PRICE)
}
