//! TOPPLE and END: PROC-G, and who wins.

use pax_deck::CardId;
use pax_deck::vocabulary::Prestige;

use crate::command::Orientation;
use crate::event::Event;
use crate::frame::Frame;
use crate::look::Look;
use crate::options::{FinalGold, Ties};
use crate::resolution::{Recorder, Resolution};
use crate::seat::Seat;
use crate::state::{Ending, Stand};

/// TOPPLE-14: Díaz's defence.
const DEFENCE: i8 = 2;
/// TOPPLE-18: his defence as he grows old.
const DEFENCE_SENILE: [i8; 4] = [3, 2, 2, 1];
/// TOPPLE-16: the Vice-President's point in a game of two.
const VICE_PRESIDENT: u8 = 1;
/// How many Topples there are.
pub(crate) const TOPPLES: u8 = 4;

impl Look<'_> {
    /// TOPPLE-14 **Tripartite.** What a player must exceed: Díaz, and the two weakest opponents (Iron Hand: strongest).
    pub(crate) fn tripartite(self, seat: Seat, kind: Prestige, defence: u8) -> u8 {
        let mut points = [0; Seat::MAX];
        for other in self.state.all_seats() {
            points[other.index()] = self.points(other, kind);
        }
        self.tripartite_of(seat, kind, defence, points)
    }

    /// The Tripartite by everybody's points of the kind.
    pub(crate) fn tripartite_of(
        self,
        seat: Seat,
        kind: Prestige,
        defence: u8,
        points: [u8; Seat::MAX],
    ) -> u8 {
        if let Some(diaz) = self.table.diaz() {
            return defence + points[diaz.index()] - self.table.diaz_base(kind);
        }
        let mut sorted = [0; Seat::MAX];
        let mut others = 0;
        for other in self.state.all_seats().filter(|other| *other != seat) {
            sorted[others] = points[other.index()];
            others += 1;
        }
        let sorted = &mut sorted[..others];
        sorted.sort_unstable();
        if self.table.options.iron_hand {
            sorted.reverse();
        }
        match sorted {
            [one] => defence + VICE_PRESIDENT + *one,
            [one, other, ..] => defence + *one + *other,
            [] => defence,
        }
    }

    /// Díaz's defence before any card changes it, in the toppling to come.
    pub(crate) fn base_defence(self, kind: Prestige) -> i8 {
        if self.table.options.solitaire {
            return self.table.diaz_base(kind).cast_signed();
        }
        if self.table.options.senility {
            DEFENCE_SENILE[usize::from(self.state.topples_gone.min(TOPPLES - 1))]
        } else {
            DEFENCE
        }
    }

    /// Tells whether a toppling of this kind is being decided.
    pub(crate) fn is_decided(self, kind: Prestige) -> bool {
        self.state.toppling.card != 0 && self.toppling_kind() == kind
    }

    /// Díaz's defence as far as it can be told: that of the toppling being decided, or of the one to come, in which he
    /// raises it himself where he plays (SOLO-16).
    pub(crate) fn defence(self, kind: Prestige) -> u8 {
        let defence = if self.is_decided(kind) {
            self.state.toppling.defence
        } else {
            let raised: i8 = match self.table.diaz() {
                Some(diaz) => {
                    let by = |card: CardId| self.diaz_raises(card, kind).unwrap_or(0);
                    self.partners_of(diaz).map(by).sum()
                }
                None => 0,
            };
            self.base_defence(kind) + raised
        };
        u8::try_from(defence).unwrap_or(0)
    }

    /// END-02 **Gold Victory** among these seats: most gold, then most income, then shared or broken (AMB-12).
    pub(crate) fn gold_victory(self, seats: u8) -> u8 {
        let among = |seats: u8| self.state.all_seats().filter(move |seat| seats & (1 << seat.number()) != 0);
        let best = |seats: u8, value: &dyn Fn(Seat) -> u16| {
            let most = among(seats).map(value).max().unwrap_or(0);
            among(seats).filter(|seat| value(*seat) == most).fold(0, |set, seat| set | 1 << seat.number())
        };
        let richest = best(seats, &|seat| self.state.gold(seat));
        let earning = best(richest, &|seat| self.income(seat));
        if self.table.options.ties == Ties::Shared || earning.is_power_of_two() {
            return earning;
        }
        let kind = self.table.topple_prestige(self.state.regime);
        let famous = best(earning, &|seat| u16::from(self.points(seat, kind)));
        among(famous).last().map_or(famous, |seat| 1 << seat.number())
    }
}

impl<R: Recorder> Resolution<'_, R> {
    /// PROC-G.1 **A toppling begins**: the regime fixes its kind, the event side weakens Díaz where it fits.
    pub(crate) fn begin_toppling(&mut self, buyer: Seat, card: CardId, orientation: Orientation) {
        let kind = self.table.topple_prestige(self.state.regime);
        let heel = self.look().row(card).heel == Some(kind) && orientation == Orientation::Event;
        let defence = self.look().base_defence(kind) - i8::from(heel);
        self.emit(Event::TopplingBegan { card, buyer, kind, defence });
        self.begin(Frame::ToppleEnd);
        self.begin(Frame::Showdown { done: 0, step: 0 });
    }

    /// PROC-G.2 **Showdown**: manifesto, fraud, assassination; what cannot be done is not asked.
    pub(crate) fn showdown_goes_on(&mut self, done: u8, step: u8) -> bool {
        if done == self.state.seats {
            self.finish();
            return true;
        }
        let look = self.look();
        let seat = look.nth(Some(self.state.toppling.buyer), done);
        if self.table.is_diaz(seat) {
            self.next_showdown_step();
            if step == 1 {
                self.diaz_frauds();
            }
            return true;
        }
        let is_asked = match step {
            0 => self.state.player(seat).stand == Stand::Loyal,
            1 => look.partners_of(seat).any(|card| look.fraud(card, look.toppling_kind()).is_some()),
            _ => {
                let gold = self.state.gold(seat);
                self.table.options.edition == crate::options::Edition::Second
                    && look.assassinations(seat).next().is_some()
                    && self
                        .state
                        .all_seats()
                        .any(|victim| look.kill_price(victim).is_ok_and(|price| gold >= u16::from(price)))
            }
        };
        if is_asked {
            return false;
        }
        self.next_showdown_step();
        true
    }

    pub(crate) fn next_showdown_step(&mut self) {
        if let Some(Frame::Showdown { done, step }) = self.state.top() {
            let next = if step == 2 { (done + 1, 0) } else { (done, step + 1) };
            self.go(Frame::Showdown { done: next.0, step: next.1 });
        }
    }

    /// PROC-G.3 and PROC-G.4: who exceeds his Tripartite?
    pub(crate) fn topple_end(&mut self) -> bool {
        self.finish();
        let look = self.look();
        let kind = look.toppling_kind();
        let defence = u8::try_from(self.state.toppling.defence.max(0)).unwrap_or(0);
        let mut topplers = 0;
        for seat in self.state.all_seats().filter(|seat| !self.table.is_diaz(*seat)) {
            let topples = look.points(seat, kind) > look.tripartite(seat, kind, defence);
            topplers |= u8::from(topples) << seat.number();
        }
        if topplers != 0 {
            let winners = look.gold_victory(topplers);
            self.emit(Event::GameEnded { winners, ending: Ending::Toppled(kind) });
        } else if self.state.topples_gone + 1 == TOPPLES {
            self.final_gold(Ending::LastToppleFailed);
        }
        self.emit(Event::TopplingEnded);
        true
    }

    /// END-03 **The last Gold Victory**, at once or in phase 3 (AMB-10).
    pub(crate) fn final_gold(&mut self, ending: Ending) {
        if self.table.options.final_gold == FinalGold::Phase3 {
            self.emit(Event::GoldDue);
        } else {
            self.end_by_gold(ending);
        }
    }

    pub(crate) fn end_by_gold(&mut self, ending: Ending) {
        let everybody = (0..self.state.seats).fold(0, |set, seat| set | 1 << seat);
        // END-10: against Díaz there is no Gold Victory.
        let winners = if self.table.options.solitaire { 0 } else { self.look().gold_victory(everybody) };
        self.emit(Event::GameEnded { winners, ending });
    }
}
