//! Every command that may be given now.

use pax_deck::CardId;
use pax_deck::deed::Deed;
use pax_deck::vocabulary::Kind;

use crate::command::{Command, CubePlace, Destination, Orientation, Target};
use crate::facts::Facts;
use crate::frame::Frame;
use crate::look::Look;
use crate::seat::Seat;
use crate::set::CardSet;
use crate::state::State;
use crate::table::Table;

/// Lists every command that the seat that must decide may give.
///
/// These are the candidates that pass the same check as every command. Returns that seat; there is none, and the list
/// is empty, only when the game is over or the dealer must roll a die.
pub fn legal(table: &Table, state: &State, commands: &mut Vec<Command>) -> Option<Seat> {
    commands.clear();
    let look = Look::new(table, state);
    let (seat, frame) = (look.decider()?, state.top()?);
    if frame == Frame::Actions {
        let facts = Facts::new(look, seat);
        crate::list_actions::list(look.with(&facts), seat, commands);
        return Some(seat);
    }
    answers(look, seat, frame, &mut |command| {
        if look.judge(seat, command).is_ok() {
            commands.push(command);
        }
    });
    Some(seat)
}

/// Proposes a superset of the legal answers to a question that is no action.
fn answers(look: Look<'_>, seat: Seat, frame: Frame, propose: &mut impl FnMut(Command)) {
    match frame {
        Frame::ChooseHacendado(_) => {
            look.table.hacendados.iter().for_each(|card| propose(Command::TakeHacendado(*card)));
        }
        Frame::Monopolist { .. } => look.state.all_seats().for_each(|to| propose(Command::PayTo(to))),
        Frame::Orientation(_) => {
            propose(Command::Orient(Orientation::Event));
            propose(Command::Orient(Orientation::StatusQuo));
        }
        Frame::Side { .. } => (0..2).for_each(|side| propose(Command::TurnSide(side))),
        Frame::Displaced(_) => {
            for troop in look.displaced_of(seat) {
                propose(Command::Retreat(troop));
                propose(Command::Abandon(troop));
            }
        }
        Frame::Strife { one, other, .. } => {
            propose(Command::DiscardFaction(one));
            propose(Command::DiscardFaction(other));
        }
        Frame::Allocate { why, .. } => {
            // What comes twice lacks income and a Prestige Cube.
            let mut seen = CardSet::EMPTY;
            look.wants_cube(seat, why, |card, _| {
                let is_again = seen.has(card);
                propose(if is_again { Command::PlacePrestigeCube(card) } else { Command::Choose(card) });
                seen.add(card);
            });
        }
        Frame::Each { card, effect, .. } => {
            let effect = look.effect_at(card, effect);
            let mut seen = CardSet::EMPTY;
            look.each_choices(seat, &effect, |card| {
                let second = Command::ShiftCube(CubePlace::Oval(card, 1), CubePlace::Reserve);
                propose(if seen.has(card) { second } else { Command::Choose(card) });
                seen.add(card);
            });
        }
        Frame::Phase2 => look.stale_headlines().for_each(|(slot, _)| propose(Command::DiscardFirst(slot))),
        Frame::DiazOrder { one, other } => {
            propose(Command::Choose(one));
            propose(Command::Choose(other));
        }
        Frame::Upkeep(card) => {
            if let Some(card) = CardId::new(card) {
                propose(Command::Keep(card));
                propose(Command::Drop(card));
            }
        }
        Frame::Showdown { step, .. } => {
            propose(Command::Decline);
            match step {
                0 => (0..2).for_each(|plan| propose(Command::Flip(plan))),
                1 => look.partners_of(seat).for_each(|card| propose(Command::Fraud(card))),
                _ => {
                    for card in look.assassinations(seat) {
                        look.state.all_seats().for_each(|victim| propose(Command::Assassinate(card, victim)));
                    }
                }
            }
        }
        Frame::Attack(_) => {
            propose(Command::Decline);
            look.spies(seat).for_each(|card| propose(Command::UseSpy(card)));
        }
        _ => {}
    }
}

/// Proposes every way to play a card from hand.
pub(crate) fn play_candidates(look: Look<'_>, card: CardId, propose: &mut impl FnMut(Command)) {
    let row = look.row(card);
    match row.kind {
        Some(Kind::Partner) => {
            (0..=u8::from(row.two_sided)).for_each(|side| propose(Command::PlayPartner(card, side)));
        }
        Some(Kind::Troop) => {
            propose(Command::PlayTroop(card, Destination::Army));
            for at in look.enterprises(look.all_enterprises()) {
                propose(Command::PlayTroop(card, Destination::At(at)));
            }
        }
        Some(Kind::Orange) => {
            let (disks, chosen) = row.attack.map_or((0, false), |attack| (attack.disks, attack.chosen));
            for target in look.enterprises(look.all_enterprises()) {
                let least = if chosen { 0 } else { disks };
                (least..=disks).for_each(|disks| propose(Command::PlayOrange(card, target, disks)));
            }
        }
        Some(Kind::Black) => {
            let aims_at_cards =
                row.attack.is_some_and(|attack| !matches!(attack.deed, None | Some(Deed::Jail)));
            look.state
                .all_seats()
                .for_each(|victim| propose(Command::PlayBlack(card, Target::Player(victim))));
            if aims_at_cards {
                for owner in look.state.all_seats() {
                    let cards = look
                        .enterprises_of(owner)
                        .chain(look.partners_of(owner))
                        .chain(look.troops_of(owner));
                    cards.for_each(|target| propose(Command::PlayBlack(card, Target::Card(target))));
                }
            }
        }
        _ => propose(Command::PlayEnterprise(card)),
    }
}
