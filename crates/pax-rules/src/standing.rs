//! What every table must show: who could topple Díaz, and what everybody will earn.

use pax_deck::vocabulary::{Prestige, Regime};
use pax_deck::word::Word as _;

use crate::event::Event;
use crate::frame::{Frame, Why};
use crate::look::Look;
use crate::resolution::{Resolution, Silent};
use crate::seat::{Seat, Slot};
use crate::state::{Stand, State};
use crate::table::Table;
use crate::view::View;

/// A line of the topple table: one seat under one prestige.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ToppleLine {
    /// The prestige.
    pub prestige: Prestige,
    /// The regime under which it topples.
    pub regime: Regime,
    /// The seat.
    pub seat: Seat,
    /// Its points.
    pub points: u8,
    /// Díaz's defence.
    pub defence: u8,
    /// What must be exceeded.
    pub tripartite: u8,
    /// How many points are missing; 0 if none are.
    pub missing: u8,
    /// Whether the regime is in force, so that a Topple bought now would be won by it.
    pub now: bool,
    /// Whether such a toppling is being decided, so that the defence is the one of this toppling.
    pub running: bool,
    /// What a stand that the seat's Hacendado could still take would give.
    pub stand: Option<PlanPoints>,
    /// Where a Topple lies whose event side would make the defence 1 less.
    pub heel: Option<Slot>,
}

/// What a plan that a Hacendado has not taken yet would give.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlanPoints {
    /// The plan, 0 or 1.
    pub plan: u8,
    /// The points that the seat would have.
    pub points: u8,
}

impl ToppleLine {
    /// Returns how many points topple Díaz.
    #[must_use]
    pub const fn needed(&self) -> u8 {
        self.tripartite + 1
    }
}

/// A line of the forecast: what a seat would earn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ForecastLine {
    /// The seat.
    pub seat: Seat,
    /// Under each regime, in its order.
    pub regimes: [u16; 4],
    /// In a Depression, under the regime in force.
    pub depression: u16,
    /// As things are.
    pub now: u16,
}

impl View {
    /// Lists, for every prestige and seat, how far Díaz is from falling.
    #[must_use]
    pub fn topple_table(&self, table: &Table) -> Vec<ToppleLine> {
        let state = self.some_state(table);
        let look = Look::new(table, &state);
        let mut lines = Vec::new();
        for &regime in Regime::ALL {
            let prestige = table.topple_prestige(regime);
            let defence = look.defence(prestige);
            let running = look.is_decided(prestige);
            let heel = if running { None } else { look.heel(prestige) };
            for seat in state.all_seats().filter(|seat| !table.is_diaz(*seat)) {
                let (points, tripartite) =
                    (look.points(seat, prestige), look.tripartite(seat, prestige, defence));
                let missing = (tripartite + 1).saturating_sub(points);
                let now = state.regime == regime;
                let stand = look.stand_for(seat, prestige);
                lines.push(ToppleLine {
                    prestige,
                    regime,
                    seat,
                    points,
                    defence,
                    tripartite,
                    missing,
                    now,
                    running,
                    stand,
                    heel,
                });
            }
        }
        lines
    }

    /// Returns what a seat would have to exceed against such a defence.
    #[must_use]
    pub fn tripartite(&self, table: &Table, seat: Seat, kind: Prestige, defence: i8) -> u8 {
        let state = self.some_state(table);
        Look::new(table, &state).tripartite(seat, kind, u8::try_from(defence).unwrap_or(0))
    }

    /// Lists what everybody would earn under each regime and in a Depression.
    #[must_use]
    pub fn forecast(&self, table: &Table) -> Vec<ForecastLine> {
        let state = self.some_state(table);
        let under: Vec<State> =
            Regime::ALL.iter().map(|regime| supposed(table, &state, Some(*regime), false)).collect();
        let slump = supposed(table, &state, None, true);
        let income = |state: &State, seat| Look::new(table, state).income(seat);
        state
            .all_seats()
            .map(|seat| ForecastLine {
                seat,
                regimes: std::array::from_fn(|regime| income(&under[regime], seat)),
                depression: income(&slump, seat),
                now: income(&state, seat),
            })
            .collect()
    }
}

impl Look<'_> {
    /// TOPPLE-08: the plan of this prestige that a seat could still take, with the points that it would then have.
    fn stand_for(self, seat: Seat, prestige: Prestige) -> Option<PlanPoints> {
        if self.state.player(seat).stand != Stand::Loyal {
            return None;
        }
        let plans = self.row(self.hacendado(seat)?).plans;
        let plan = (0_u8..2).zip(plans).find(|(_, (gives, _))| *gives == prestige)?.0;
        let mut turned = *self.state;
        turned.players[seat.index()].stand = Stand::Flipped(plan);
        Some(PlanPoints { plan, points: Look::new(self.table, &turned).points(seat, prestige) })
    }

    /// TOPPLE-04: where a Topple lies whose event side makes the defence of this kind 1 less.
    fn heel(self, prestige: Prestige) -> Option<Slot> {
        let weakens = |slot: &Slot| {
            self.state.market[slot.index()].is_some_and(|card| self.row(card).heel == Some(prestige))
        };
        Slot::all().filter(weakens).min_by_key(|slot| slot.price())
    }
}

/// Returns the state as it would be under a regime or in a Depression; scarce cubes go where they are first wanted.
fn supposed(table: &Table, state: &State, regime: Option<Regime>, slump: bool) -> State {
    let mut state = *state;
    state.frames_len = 0;
    state.outcome = None;
    let mut silent = Silent;
    let mut resolution = Resolution::new(table, &mut state, &mut silent);
    let seat = resolution.state.active;
    resolution.begin(Frame::Actions);
    resolution.begin(Frame::Checkpoint(None));
    match regime {
        Some(regime) => resolution.change_regime(regime, Some(seat)),
        None if slump && !resolution.state.depression => resolution.emit(Event::DepressionBegan),
        None => {}
    }
    resolution.advance();
    while let Some(Frame::Allocate { seat, why }) = resolution.state.top() {
        let mut first = None;
        resolution.look().wants_cube(seat, why, |card, _| first = first.or(Some(card)));
        match first {
            Some(card) => resolution.allocate(seat, why, card),
            None => resolution.finish(),
        }
        debug_assert!(matches!(why, Why::Regime | Why::Recovery | Why::Supply));
        resolution.advance();
    }
    state
}
