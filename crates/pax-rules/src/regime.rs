//! REGIME and DEPRESSION: PROC-B and PROC-C.

use pax_deck::CardId;
use pax_deck::card::Income;
use pax_deck::vocabulary::{Bias, Kind, Regime};

use crate::event::Event;
use crate::frame::{Cause, Frame, Why};
use crate::resolution::{Recorder, Resolution};
use crate::state::Zone;

impl<R: Recorder> Resolution<'_, R> {
    /// PROC-B **Regime Change.** The same regime again changes nothing (AMB-34). First everything is lowered, then cubes
    /// are added, clockwise from the left of the cause (AMB-35).
    pub(crate) fn change_regime(&mut self, to: Regime, cause: Cause) {
        let from = self.state.regime;
        if from == to {
            return;
        }
        self.emit(Event::RegimeChanged { to });
        if from == Regime::Pax {
            let cubes = self.state.prestige_cubes;
            for card in &cubes {
                if let Zone::InPlay(seat) | Zone::Grudge(seat) = self.state.zone(card) {
                    self.emit(Event::PrestigeRemoved { seat, card });
                }
            }
        }
        let set = self.look().all_enterprises();
        for card in self.table.enterprises_in(set) {
            if matches!(self.look().row(card).income, Some(Income::Mine | Income::Bank)) {
                let wanted = self.look().entitlement(card);
                if self.look().profit(card) > wanted {
                    self.lower(card, wanted);
                }
            }
        }
        self.begin(Frame::Refill { why: Why::Regime, done: 0, cause });
    }

    /// A headline comes to lie on the Bull-Bear Discards.
    pub(crate) fn lay_on_pile(&mut self, card: CardId) -> Option<Bias> {
        let bias = self.look().row(card).bias?;
        let topple = self.table.kind(card) == Kind::Topple;
        self.emit(Event::HeadlineDiscarded { card, bias, topple });
        Some(bias)
    }

    /// PROC-F.4 **A headline falls on the pile.** Bear on bear begins a Depression, bull on bull ends one.
    pub(crate) fn fall(&mut self, card: CardId) {
        let below = self.state.pile;
        let Some(bias) = self.lay_on_pile(card) else { return };
        self.begin(Frame::Checkpoint(None));
        if below == Some(bias) {
            match bias {
                Bias::Bear if !self.state.depression => self.emit(Event::DepressionBegan),
                Bias::Bull if self.state.depression => {
                    self.emit(Event::DepressionEnded);
                    self.begin(Frame::Refill { why: Why::Recovery, done: 0, cause: None });
                }
                _ => {}
            }
        }
    }
}
