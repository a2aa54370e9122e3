//! TURN: phases 2 to 4, upkeep, and the next player: PROC-I.

use pax_deck::CardId;
use pax_deck::vocabulary::Kind;

use crate::event::Event;
use crate::frame::Frame;
use crate::leave::Fate;
use crate::options::{Edition, FinalGold, Hacendados};
use crate::resolution::{Recorder, Resolution};
use crate::seat::{Seat, Slot};
use crate::set::CardSet;
use crate::state::{Ending, State};
use crate::topple::TOPPLES;

/// TURN-02: the actions of a turn.
const ACTIONS: u8 = 3;
/// JAIL-03: the actions of a prisoner.
const ACTIONS_JAILED: u8 = 2;

/// Returns the actions with which a turn of the seat begins.
pub(crate) const fn actions(state: &State, seat: Seat) -> u8 {
    if state.player(seat).jailed { ACTIONS_JAILED } else { ACTIONS }
}

impl<R: Recorder> Resolution<'_, R> {
    /// TURN-05 **Phase 2**: headlines in the zero column are discarded; the active player orders two of them where the
    /// order matters (TURN-06).
    pub(crate) fn phase2(&mut self) -> bool {
        let mut stale = self.look().stale_headlines();
        let both = (stale.next(), stale.next());
        drop(stale);
        match both {
            (None, _) => {
                self.go(Frame::Phase3);
                true
            }
            (Some((slot, _)), None) => {
                self.discard_stale(slot);
                true
            }
            (Some((one, first)), Some((_, second))) => {
                let bias = |card| self.look().row(card).bias;
                let topples =
                    [first, second].iter().filter(|card| self.table.kind(**card) == Kind::Topple).count();
                let is_last =
                    topples > 0 && usize::from(self.state.topples_gone) + topples >= usize::from(TOPPLES);
                let names_pax = self.table.options.solitaire
                    && (self.look().names_pax(first) || self.look().names_pax(second));
                // Díaz never decides: on his turn the upper row comes first.
                let is_diaz = self.table.is_diaz(self.state.active);
                if is_diaz || (bias(first) == bias(second) && !is_last && !names_pax) {
                    self.discard_stale(one);
                    return true;
                }
                false
            }
        }
    }

    /// HEADLINE-08: a headline goes to the pile without its event.
    pub(crate) fn discard_stale(&mut self, slot: Slot) {
        let Some(card) = self.state.market[slot.index()] else { return };
        self.return_speculation(slot);
        self.emit(Event::MarketCleared { slot });
        // SOLO-20: in the solitaire game what names Pax happens; nobody is its cause (AMB-45).
        if self.table.options.solitaire && self.look().names_pax(card) {
            self.headline_happens(card, None);
            return;
        }
        self.news_fall(card);
    }

    /// A headline or Topple falls on the pile; the fourth Topple ends the game.
    pub(crate) fn news_fall(&mut self, card: CardId) {
        let is_topple = self.table.kind(card) == Kind::Topple;
        let is_last = is_topple && self.state.topples_gone + 1 == TOPPLES;
        if is_last && self.table.options.final_gold == FinalGold::Now {
            // The game ends at once: what the discard would bring about no longer happens.
            self.lay_on_pile(card);
            self.end_by_gold(Ending::LastToppleDiscarded);
            return;
        }
        self.fall(card);
    }

    /// TURN-07 **Phase 3**: cards slide toward the free end, and the gaps are filled, the cheapest first.
    pub(crate) fn phase3(&mut self) -> bool {
        if self.state.gold_due {
            self.end_by_gold(Ending::LastToppleFailed);
            return true;
        }
        // AMB-10, option `phase3`: the fourth Topple was discarded in phase 2.
        if self.state.topples_gone == TOPPLES {
            self.end_by_gold(Ending::LastToppleDiscarded);
            return true;
        }
        for row in 0..2 {
            let mut to = 0;
            for column in 0..Slot::COLUMNS {
                if self.state.market[Slot::at(row, column).index()].is_some() {
                    if to != column {
                        self.emit(Event::CardSlid { from: Slot::at(row, column), to: Slot::at(row, to) });
                    }
                    to += 1;
                }
            }
        }
        for column in 0..Slot::COLUMNS {
            for row in 0..2 {
                let slot = Slot::at(row, column);
                if self.state.market[slot.index()].is_none() && self.state.deck_left() > 0 {
                    let next = self.state.deck[usize::from(self.state.deck_len) - 1];
                    if let Some(card) = CardId::new(next) {
                        let topple = self.table.kind(card) == Kind::Topple;
                        self.emit(Event::CardRevealed { slot, card, topple });
                    }
                }
            }
        }
        self.go(Frame::Phase4);
        true
    }

    /// TURN-08 **Phase 4**: income, and in a Depression upkeep.
    pub(crate) fn phase4(&mut self) -> bool {
        let seat = self.state.active;
        let gold = self.look().income(seat);
        if gold > 0 {
            self.emit(Event::GoldGained { seat, gold });
        }
        // SOLO-23: Díaz is immune to a Depression, except in the first edition (ED-30).
        let is_spared = self.table.is_diaz(seat) && self.table.options.edition == Edition::Second;
        if self.state.depression && !is_spared {
            self.go(Frame::UpkeepEnd);
            self.begin(Frame::Upkeep(0));
        } else {
            self.go(Frame::TurnEnd);
        }
        true
    }

    /// DEPRESSION-18: the cards that need upkeep, in the order of their numbers.
    fn upkeep_after(&self, card: u8) -> Option<CardId> {
        let seat = self.state.active;
        let look = self.look();
        let cards = look.enterprises_of(seat).chain(look.partners_of(seat)).chain(look.troops_of(seat));
        cards.filter(|other| other.get() > card).min()
    }

    /// DP-27: asks card by card; when no gold is left for another, the rest goes unasked.
    pub(crate) fn upkeep_goes_on(&mut self, card: u8) -> bool {
        if card == 0 {
            self.next_upkeep_after(0);
            return true;
        }
        let kept = self.state.kept.len();
        if u32::from(self.state.gold(self.state.active)) <= kept {
            self.finish();
            return true;
        }
        false
    }

    pub(crate) fn next_upkeep(&mut self, card: CardId) {
        self.next_upkeep_after(card.get());
    }

    fn next_upkeep_after(&mut self, card: u8) {
        match self.upkeep_after(card) {
            Some(next) => self.go(Frame::Upkeep(next.get())),
            None => self.finish(),
        }
    }

    /// AMB-49: what is kept is paid for, and all the rest goes at once. Nobody is its cause.
    pub(crate) fn upkeep_end(&mut self) -> bool {
        let seat = self.state.active;
        let kept = self.state.kept;
        #[expect(clippy::cast_possible_truncation, reason = "at most 255 cards")]
        let gold = kept.len() as u16;
        self.go(Frame::TurnEnd);
        self.begin(Frame::Checkpoint(None));
        if gold > 0 {
            self.emit(Event::GoldPaid { seat, gold });
        }
        let look = self.look();
        let dropped: CardSet =
            look.partners_of(seat).chain(look.troops_of(seat)).filter(|card| !kept.has(*card)).collect();
        let mut set = 0;
        for card in look.enterprises_of(seat).filter(|card| !kept.has(*card)) {
            set |= self.table.bit(card);
        }
        self.emit(Event::ChoicesCleared);
        for card in &dropped {
            self.discard_from_play(card);
        }
        self.leave_play(set, Fate::Discards, None);
        true
    }

    /// PROC-I.4 and PROC-I.5: the Standoff, the stall, and the next player.
    pub(crate) fn turn_end(&mut self) -> bool {
        self.emit(Event::TurnEnded);
        if self.state.quiet_turns >= self.state.seats && self.table.options.edition == Edition::Second {
            self.end_by_gold(Ending::Standoff);
            return true;
        }
        let stall = u16::from(self.table.options.stall) * u16::from(self.state.seats);
        if stall > 0 && self.state.still_turns >= stall {
            self.end_by_gold(Ending::Stall);
            return true;
        }
        let next = self.state.active.left(1, self.state.seats);
        self.begin_turn(next);
        true
    }

    pub(crate) fn begin_turn(&mut self, seat: Seat) {
        if self.table.is_diaz(seat) {
            self.emit(Event::TurnBegan { seat, actions: 0 });
            self.go(Frame::Diaz { stage: 0, one: 0, other: 0 });
            return;
        }
        self.emit(Event::TurnBegan { seat, actions: actions(self.state, seat) });
        self.go(Frame::Actions);
    }

    /// SETUP-13: the next player takes his Hacendado, or the game begins.
    pub(crate) fn next_hacendado(&mut self, seat: Seat) {
        let next = seat.number() + 1;
        let is_seated = next < self.state.seats && !self.table.is_diaz(Seat::at(next));
        if is_seated && self.table.options.hacendados == Hacendados::Chosen {
            self.go(Frame::ChooseHacendado(Seat::at(next)));
        } else {
            self.begin_turn(Seat::at(0));
        }
    }
}
