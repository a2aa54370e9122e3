//! A card in a small room: its place or number, its short title, what it is, and its figures.

use pax_deck::card::{BlackCost, OrangeCost, Trouble};
use pax_deck::number::Cost;
use pax_deck::vocabulary::{Bias, Faction, Prestige};
use pax_deck::{Card, CardId};
use pax_rules::Seat;
use ratatui::text::Span;

use super::fit::{Chunk, clipped, padded, spread, width};
use super::ink::{CUBE, FIREPOWER, UNREST, arrow};
use super::scene::{Mark, Scene};

/// The columns for a short title; none is longer.
pub(super) const TITLE: usize = pax_deck::card::Imprint::SHORT_MAX;

/// Returns a card in just that room: `›a1 Aduana Juárez   project Chi   6g●`.
pub(super) fn cell(
    scene: &Scene<'_>,
    label: &str,
    card: Option<CardId>,
    mark: Mark,
    cube: Option<Seat>,
    room: usize,
) -> Chunk {
    let (sign, style) = scene.marked(mark);
    let mut front = vec![sign, Span::styled(format!("{label} "), scene.ink.faint())];
    let Some(card) = card else {
        front.push(Span::styled("–", scene.ink.faint()));
        return spread(front, Chunk::new(), room);
    };
    let style = match scene.printed(card) {
        Some(Card::Topple(_)) if mark == Mark::None => scene.ink.alarm(),
        _ => style,
    };
    // Only the words are marked, not the room behind them.
    let title = padded(&scene.short(card), TITLE);
    let words = title.trim_end().to_owned();
    let rest = " ".repeat(TITLE + 1 - words.chars().count().min(TITLE));
    front.extend([Span::styled(words, style), Span::raw(rest)]);
    let (what, mut facts) = facts(scene, card);
    if let Some(seat) = cube {
        facts.push(Span::styled(format!("{CUBE}{}", scene.letter(seat)), scene.ink.title()));
    }
    let left = room.saturating_sub(width(&front));
    front.extend(spread(vec![Span::raw(what)], facts, left));
    clipped(front, room)
}

/// Returns what a card is, and its figures.
pub(super) fn facts(scene: &Scene<'_>, card: CardId) -> (String, Chunk) {
    let noun = scene.noun(card);
    let gold = |cost: Cost| Span::raw(scene.gold(cost.get().into()));
    let icon = |prestige: Option<Prestige>| prestige.map(|prestige| scene.icon(prestige));
    match scene.printed(card) {
        Some(Card::Enterprise(card)) => {
            let what = format!("{noun} {}", scene.district(card.district));
            (what, [gold(card.cost)].into_iter().chain(icon(card.prestige)).collect())
        }
        Some(Card::Partner(card)) => {
            let icons = card.sides.iter().filter_map(|side| icon(side.prestige)).collect();
            (noun, sided(scene, card.sides.iter().map(|side| side.faction), gold(card.cost), icons))
        }
        Some(Card::Troop(card)) => {
            let firepower = Span::raw(format!("{FIREPOWER}{}", card.firepower.get()));
            let facts = [scene.badge(card.faction), firepower].into_iter().chain(icon(card.prestige));
            (format!("{noun} {}", scene.district(card.district)), facts.collect())
        }
        Some(Card::Orange(card)) => {
            let disks = match card.unrest {
                Trouble::Disks(disks) => format!("{UNREST}{} ", disks.get()),
                Trouble::UpTo(_) => format!("{UNREST}X "),
            };
            let cost = match card.cost {
                OrangeCost::Gold(cost) => gold(cost),
                OrangeCost::PerDisk => Span::raw("X"),
            };
            (noun, vec![Span::styled(disks, scene.ink.alarm()), cost])
        }
        Some(Card::Black(card)) => {
            let cost = match card.cost {
                BlackCost::Gold(cost) => gold(cost),
                BlackCost::Target => Span::raw("X"),
            };
            (noun, vec![cost])
        }
        Some(Card::Headline(card)) => (noun, vec![bias(scene, card.bias)]),
        Some(Card::Topple(card)) => {
            let heel = scene.icon(card.heel);
            (noun, vec![Span::raw("−"), heel, Span::raw(" "), bias(scene, card.bias)])
        }
        Some(Card::Public(card)) => {
            let cost = card.sides.iter().map(|side| side.cost).min().map_or_else(|| Span::raw(""), gold);
            let icons = card.sides.iter().map(|side| scene.icon(side.prestige)).collect();
            (noun, sided(scene, card.sides.iter().flat_map(|side| side.faction.iter()), cost, icons))
        }
        Some(Card::Hacendado(_) | Card::Regime(_)) | None => (noun, Chunk::new()),
    }
}

/// Returns the figures of a card that may have two sides: its colours, its cost, and one prestige or the other.
fn sided(
    scene: &Scene<'_>,
    factions: impl Iterator<Item = Faction>,
    cost: Span<'static>,
    icons: Chunk,
) -> Chunk {
    let mut seen: Vec<Faction> = Vec::new();
    for faction in factions {
        if !seen.contains(&faction) {
            seen.push(faction);
        }
    }
    let mut facts: Chunk = seen.into_iter().map(|faction| scene.badge(faction)).collect();
    facts.push(cost);
    for (n, icon) in icons.into_iter().enumerate() {
        if n > 0 {
            facts.push(Span::raw("/"));
        }
        facts.push(icon);
    }
    facts
}

fn bias(scene: &Scene<'_>, bias: Bias) -> Span<'static> {
    Span::raw(format!("{}{}", scene.word("bias", bias), arrow(bias)))
}
