//! Headlines: why one is bought, and what Strife takes.

use pax_deck::CardId;
use pax_deck::effect::{Effect, Strife};
use pax_deck::vocabulary::{Faction, Regime};
use pax_rules::{Rule, Seat};

use super::sight::Sight;

/// Returns the condition of step 3 that a headline meets: where it stands in the list, and its row.
pub(super) fn condition(sight: &Sight<'_>, card: CardId) -> Option<(i16, Rule)> {
    let effects = sight.table.effects(card, 0);
    // BOT-39: the human loses more cards to Strife.
    let lost = |seat: Seat| -> usize {
        effects
            .iter()
            .map(|effect| match effect {
                Effect::Strife(Strife([one, other])) => strife_takes(sight, seat, *one, *other),
                _ => 0,
            })
            .sum()
    };
    if lost(sight.human) > lost(sight.seat) {
        return Some((0, Rule::Bot39));
    }
    // BOT-40: the regime goes from where the human leads, or comes to where it leads itself.
    let to =
        effects.iter().find_map(|effect| if let Effect::Regime(to) = effect { Some(*to) } else { None })?;
    turns_well(sight, to).then_some((1, Rule::Bot40))
}

fn turns_well(sight: &Sight<'_>, to: Regime) -> bool {
    let (now, then) = (sight.outline.topples, sight.table.toppling(to));
    let human = sight.leads(sight.human, now) && !sight.leads(sight.human, then);
    let own = sight.leads(sight.seat, then) && !sight.leads(sight.seat, now);
    human || own
}

/// Counts the cards that Strife takes from a seat: the lesser colour, unless its Hacendado decides (STRIFE-02).
fn strife_takes(sight: &Sight<'_>, seat: Seat, one: Faction, other: Faction) -> usize {
    let stands = sight.stand_colour(seat);
    let counts = [one, other].map(|colour| sight.of_colour(seat, colour).count());
    let has = [one, other].map(|colour| stands == Some(colour));
    if counts.iter().zip(has).any(|(cards, stands)| *cards == 0 && !stands) {
        return 0;
    }
    match stands {
        Some(colour) if colour == one => counts[1],
        Some(colour) if colour == other => counts[0],
        _ => counts[0].min(counts[1]),
    }
}
