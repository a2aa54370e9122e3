//! What a position is worth to a seat, by hand-made terms. Their weights are in `weights.toml`.

use std::sync::LazyLock;

use pax_deck::CardId;
use pax_deck::card::Income;
use pax_deck::vocabulary::{Kind, Prestige};
use pax_deck::word::Word as _;
use pax_rules::{Outline, Print, Seat, SeatOutline, Table};
use serde::Deserialize;

/// The weights of the terms; `weights.toml` says what each is.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Weights {
    gold: f32,
    income: f32,
    cards_a_turn: f32,
    ready_now: f32,
    ready_soon: f32,
    ready_other: f32,
    missing: f32,
    point: f32,
    hand_enterprise: f32,
    hand_partner: f32,
    hand_troop: f32,
    hand_orange: f32,
    hand_black: f32,
    promise: f32,
    crowd: f32,
    unrest: f32,
    cube: f32,
    card: f32,
    jail: f32,
    rival: f32,
}

impl Weights {
    /// Returns the weights of `greedy`.
    pub(crate) fn usual() -> &'static Self {
        static USUAL: LazyLock<Weights> =
            LazyLock::new(|| Weights::read(include_str!("weights.toml")).expect("the weights are tested"));
        &USUAL
    }

    /// Reads weights.
    pub(crate) fn read(text: &str) -> Result<Self, String> {
        toml::from_str(text).map_err(|error| error.to_string())
    }
}

/// The terms of a seat's position: what they are called, and what each is worth.
pub(crate) const TERMS: [&str; 8] =
    ["gold", "income", "topple", "prestige", "hand", "cubes and cards", "unrest and jail", "rival"];

/// What one position is worth to one seat, term by term.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Worth(pub(crate) [f32; TERMS.len()]);

impl Worth {
    /// Returns a worth that is all in one term: how near the end is.
    pub(crate) fn only(value: f32) -> Self {
        let mut worth = Self::default();
        worth.0[2] = value;
        worth
    }

    pub(crate) fn sum(&self) -> f32 {
        self.0.iter().sum()
    }
}

/// Weighs positions of one deck.
pub(crate) struct Scales {
    weights: Weights,
    /// What a card in hand promises beside its kind: points of prestige, income, and what it costs.
    promises: Box<[Promise; 256]>,
}

#[derive(Clone, Copy, Default)]
struct Promise {
    kind: f32,
    prestige: [Option<Prestige>; 2],
    income: f32,
    cost: f32,
}

impl Scales {
    pub(crate) fn new(table: &Table, weights: Weights) -> Self {
        let mut promises = Box::new([Promise::default(); 256]);
        for card in (1..=u8::MAX).filter_map(CardId::new) {
            if let Some(print) = table.print(card) {
                promises[usize::from(card.get())] = promise(&print, &weights);
            }
        }
        Self { weights, promises }
    }

    /// Weighs a position for a seat, its strongest opponent included.
    pub(crate) fn weigh(&self, outline: &Outline, seat: Seat) -> Worth {
        let mut worth = self.alone(outline, seat);
        let rival = (0..outline.seats)
            .filter_map(Seat::new)
            .filter(|other| *other != seat)
            .map(|other| self.alone(outline, other).sum())
            .fold(f32::NEG_INFINITY, f32::max);
        if rival.is_finite() {
            worth.0[7] = -self.weights.rival * rival;
        }
        worth
    }

    /// Weighs a seat's own position.
    pub(crate) fn alone(&self, outline: &Outline, seat: Seat) -> Worth {
        let (weights, of) = (&self.weights, &outline.of[seat.index()]);
        let turns = 1.0 + f32::from(outline.deck_left) / (weights.cards_a_turn * f32::from(outline.seats));
        let mut worth = Worth::default();
        worth.0[0] = weights.gold * f32::from(of.gold);
        worth.0[1] = weights.income * turns * f32::from(of.income);
        worth.0[2] = self.topple(outline, of);
        worth.0[3] = weights.point * of.points.iter().map(|points| f32::from(*points)).sum::<f32>();
        worth.0[4] = self.hand(outline, of, turns);
        let cards = f32::from(of.enterprises + of.partners + of.troops);
        worth.0[5] = weights.cube * f32::from(of.reserve.min(5)) + weights.card * cards;
        worth.0[6] = -weights.unrest * f32::from(of.unrest) - if of.is_jailed { weights.jail } else { 0.0 };
        worth
    }

    /// How near a seat is to toppling Díaz: under the regime in force, and under the others.
    fn topple(&self, outline: &Outline, of: &SeatOutline) -> f32 {
        let weights = &self.weights;
        Prestige::ALL
            .iter()
            .map(|&kind| {
                let (points, needed) = (of.points[kind.index()], of.tripartite[kind.index()] + 1);
                // A loyal Hacendado can still turn, which makes a point more in the showdown.
                let turned = u8::from(of.is_loyal && of.plans.contains(&Some(kind)));
                let missing = needed.saturating_sub(points + turned);
                let ready = if kind != outline.topples {
                    weights.ready_other
                } else if outline.topple_at.is_some() {
                    weights.ready_now
                } else {
                    weights.ready_soon
                };
                ready * weights.missing.powi(i32::from(missing))
            })
            .sum()
    }

    fn hand(&self, outline: &Outline, of: &SeatOutline, turns: f32) -> f32 {
        let weights = &self.weights;
        let mut worth = 0.0;
        let mut cards = 0.0_f32;
        for card in &of.hand {
            let promise = &self.promises[usize::from(card.get())];
            cards += 1.0;
            let point = promise
                .prestige
                .iter()
                .flatten()
                .map(|kind| {
                    let needed = of.tripartite[kind.index()] + 1;
                    let missing = needed.saturating_sub(of.points[kind.index()]).max(1);
                    let is_now = *kind == outline.topples;
                    let ready = if is_now { weights.ready_soon } else { weights.ready_other };
                    weights.point
                        + ready * weights.missing.powi(i32::from(missing) - 1) * (1.0 - weights.missing)
                })
                .fold(0.0, f32::max);
            let income = weights.income * (turns - 1.0).max(0.0) * promise.income;
            let played = point + income + weights.card - weights.gold * promise.cost;
            worth += promise.kind + weights.promise * played.max(0.0);
        }
        worth - weights.crowd * (cards - 3.0).max(0.0)
    }
}

/// Returns what a card promises whoever holds it.
fn promise(print: &Print, weights: &Weights) -> Promise {
    let kind = match print.kind {
        Kind::Enterprise => weights.hand_enterprise,
        Kind::Partner => weights.hand_partner,
        Kind::Troop => weights.hand_troop,
        Kind::Orange => weights.hand_orange,
        Kind::Black => weights.hand_black,
        _ => 0.0,
    };
    let income = match print.income {
        // What a regime or other cards decide is two cubes on average.
        Some(Income::Mine | Income::Bank | Income::Count(_)) => 2.0,
        Some(Income::Fixed(cubes) | Income::Start(cubes)) => f32::from(cubes.get()),
        // A troop at another's enterprise extorts a cube.
        None => f32::from(u8::from(print.kind == Kind::Troop)),
    };
    Promise { kind, prestige: print.prestige, income, cost: f32::from(print.cost) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_weights_can_be_read() {
        assert!(Weights::usual().income > 0.0);
        assert!(Weights::read("gold = 1").is_err(), "every weight is needed");
    }
}
