//! What a card could do for a player, target by target, at which price or for which reason not.

use pax_deck::CardId;
use pax_deck::vocabulary::Kind;

use crate::check::Permit;
use crate::command::Command;
use crate::frame::Frame;
use crate::illegal::Illegal;
use crate::intent::Intent;
use crate::list::play_candidates;
use crate::look::Look;
use crate::seat::{Seat, Slot};
use crate::set::CardSet;
use crate::state::{FRAMES_MAX, State, Zone};
use crate::table::Table;
use crate::tries::tries;
use crate::view::View;

/// What a card would be able to do, and for how much.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Could {
    /// The command that would do it.
    pub command: Command,
    /// Its price in gold and in standard actions, or why not.
    pub verdict: Result<Price, Illegal>,
}

/// What something costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Price {
    /// Gold.
    pub gold: u8,
    /// Standard actions; an Extra Action costs none.
    pub actions: u8,
}

impl Permit {
    /// Returns what the command costs.
    #[must_use]
    pub const fn costs(&self) -> Price {
        Price { gold: self.price, actions: self.actions }
    }

    /// Returns the card whose Extra Action is spent instead of standard ones.
    #[must_use]
    pub const fn extra(&self) -> Option<CardId> {
        self.extra
    }
}

impl View {
    /// Lists what a card could do for a seat at the start of a turn of its own: every target with its price, or the reason
    /// why not. The page lights up the Market with it, and the Pax-o-matic asks it.
    ///
    /// What lies in the Market can be bought and speculated on from there, and then played as if it were in hand; so can
    /// what lies in another hand or is unseen. What is in play is used as it stands.
    #[must_use]
    pub fn could(&self, table: &Table, seat: Seat, card: CardId) -> Vec<Could> {
        let mut state = self.some_state(table);
        begin_turn(&mut state, seat);
        let mut list = Vec::new();
        let mut judge = |state: &State, command: Command| {
            let permit = Look::new(table, state).judge(seat, command);
            let verdict = permit.map(|permit| Price { gold: permit.price, actions: permit.actions });
            list.push(Could { command, verdict });
        };
        let is_news = matches!(table.kind(card), Kind::Headline | Kind::Topple);
        let zone = state.zone(card);
        if let Some(slot) = Slot::all().find(|slot| state.market[slot.index()] == Some(card)) {
            judge(&state, Command::BuyMarketCard(slot));
            judge(&state, Command::Speculate(slot));
            if is_news {
                return list;
            }
        }
        match zone {
            Zone::InPlay(_) | Zone::Public => {
                let mut commands = Vec::new();
                tries(Look::new(table, &state), seat, Intent::Card(card), &mut |command| {
                    commands.push(command);
                });
                for command in commands {
                    judge(&state, command);
                }
            }
            Zone::Grudge(_) | Zone::Displaced(_) => judge(&state, Command::SellCard(card)),
            _ => {
                lay_in_hand(&mut state, seat, card);
                let mut commands = Vec::new();
                play_candidates(Look::new(table, &state), card, &mut |command| commands.push(command));
                for command in commands {
                    judge(&state, command);
                }
            }
        }
        list
    }
}

/// Sets the table as it would be if the seat's turn had just begun.
fn begin_turn(state: &mut State, seat: Seat) {
    state.outcome = None;
    state.active = seat;
    state.used = CardSet::EMPTY;
    state.purchases = 0;
    state.strife_ban = pax_deck::word::Set::EMPTY;
    state.actions = crate::turn::actions(state, seat);
    state.frames = [Frame::Actions; FRAMES_MAX];
    state.frames_len = 1;
}

/// Puts a card that is not in play into a hand.
fn lay_in_hand(state: &mut State, seat: Seat, card: CardId) {
    match state.zone(card) {
        Zone::Hand(other) => state.hand[other.index()].remove(card),
        Zone::Market => {
            for place in state.market.iter_mut().filter(|place| **place == Some(card)) {
                *place = None;
            }
        }
        _ => {}
    }
    state.zone[usize::from(card.get())] = Zone::Hand(seat);
    state.hand[seat.index()].add(card);
}
