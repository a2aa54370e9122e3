//! What is tried for an intent that nothing legal realises, so that the check says why.

use pax_deck::CardId;
use pax_deck::vocabulary::{Faction, Kind};
use pax_deck::word::Word as _;

use crate::command::{Command, CubePlace, Destination, Orientation, Target};
use crate::frame::Frame;
use crate::intent::{Intent, Spot};
use crate::list::play_candidates;
use crate::look::Look;
use crate::seat::{Seat, Slot};
use crate::state::Zone;
use crate::verb::Verb;

/// Proposes what would realise an intent if it were allowed. All of it does what was pointed at, so that its refusals are
/// reasons.
pub(crate) fn tries(look: Look<'_>, seat: Seat, intent: Intent, propose: &mut impl FnMut(Command)) {
    match intent {
        Intent::Command(command) => propose(command),
        Intent::Card(card) => of_card(look, seat, card, propose),
        Intent::At(card, spot) => of_card_at(look, card, spot, propose),
        Intent::Slot(slot) if is_acting(look) => of_slot(look, seat, slot, propose),
        Intent::Slot(slot) => propose(Command::DiscardFirst(slot)),
        Intent::Player(player) => of_player(look, seat, player, propose),
        Intent::Cube(place) => of_cube(look, seat, place, propose),
        Intent::Verb(verb) => of_verb(look, seat, verb, propose),
    }
}

/// A command with that verb which is sure to be refused by the question itself: what it names is never looked at, or is a
/// Hacendado, with whom none of it can be done.
pub(crate) fn stand_in(look: Look<'_>, seat: Seat, verb: Verb) -> Command {
    let card = look.hacendado(seat).or_else(|| look.table.hacendados.first().copied());
    let Some(card) = card.or(CardId::new(u8::MAX)) else { return Command::Decline };
    match verb {
        Verb::Play => Command::PlayEnterprise(card),
        Verb::Buy => Command::BuyMarketCard(Slot::at(0, 0)),
        Verb::Public => Command::BuyPublicCard(card, 0),
        Verb::Sell => Command::SellCard(card),
        Verb::Redeploy => Command::RedeployTroop(card, Destination::Army),
        Verb::Land => Command::BuyLand(card),
        Verb::Upgrade => Command::UpgradeConnection(card, 0),
        Verb::Police => Command::LeaveJail,
        Verb::Speculate => Command::Speculate(Slot::at(0, 0)),
        Verb::Shift => Command::ShiftCube(CubePlace::Reserve, CubePlace::Reserve),
        Verb::Add => Command::AddIncomeCube(card),
        Verb::Cover => Command::PlacePrestigeCube(card),
        Verb::Agitate => Command::Agitate(card, card),
        Verb::Decree => Command::Decree(card),
        Verb::End => Command::EndActions,
        Verb::Event => Command::Orient(Orientation::Event),
        Verb::Quo => Command::Orient(Orientation::StatusQuo),
        Verb::Spy => Command::UseSpy(card),
        Verb::Pass => Command::Decline,
        Verb::Retreat => Command::Retreat(card),
        Verb::Abandon => Command::Abandon(card),
        Verb::Discard => Command::DiscardFaction(Faction::ALL[0]),
        Verb::Choose => Command::Choose(card),
        Verb::First => Command::DiscardFirst(Slot::at(0, 0)),
        Verb::Keep => Command::Keep(card),
        Verb::Drop => Command::Drop(card),
        Verb::Flip => Command::Flip(0),
        Verb::Fraud => Command::Fraud(card),
        Verb::Kill => Command::Assassinate(card, seat),
        Verb::Side => Command::TurnSide(0),
        Verb::Pay => Command::PayTo(seat),
        Verb::Take => Command::TakeHacendado(card),
        Verb::Roll => Command::Roll(1),
    }
}

fn is_acting(look: Look<'_>) -> bool {
    look.state.top() == Some(Frame::Actions)
}

/// The cards of a seat in play, its Hacendado included.
fn tableau(look: Look<'_>, seat: Seat) -> impl Iterator<Item = CardId> {
    let in_play = look.enterprises_of(seat).chain(look.partners_of(seat)).chain(look.troops_of(seat));
    in_play.chain(look.hacendado(seat))
}

/// The cards in a Grudge Pile.
fn grudges(look: Look<'_>, seat: Seat) -> impl Iterator<Item = CardId> {
    let all = (1..=255).filter_map(CardId::new);
    all.filter(move |card| look.state.zone(*card) == Zone::Grudge(seat))
}

/// Where cubes of a seat lie that could be shifted.
fn cubes(look: Look<'_>, seat: Seat, each: &mut impl FnMut(CubePlace)) {
    tableau(look, seat)
        .filter(|card| look.income_on(seat, *card) > 0)
        .for_each(|card| each(CubePlace::Income(card)));
    for card in look.enterprises(look.all_enterprises()) {
        for oval in (0..2_u8).filter(|oval| look.at(card).ovals[usize::from(*oval)] == seat.number() + 1) {
            each(CubePlace::Oval(card, oval));
        }
    }
    let points = tableau(look, seat).chain(grudges(look, seat));
    points
        .filter(|card| look.state.prestige_cubes.has(*card))
        .for_each(|card| each(CubePlace::Prestige(card)));
    for slot in Slot::all().filter(|slot| look.state.speculation[slot.index()] == Some(seat)) {
        each(CubePlace::Market(slot));
    }
}

fn redeploy(look: Look<'_>, troop: CardId, propose: &mut impl FnMut(Command)) {
    propose(Command::RedeployTroop(troop, Destination::Army));
    for at in look.enterprises(look.all_enterprises()) {
        propose(Command::RedeployTroop(troop, Destination::At(at)));
    }
}

fn agitate(look: Look<'_>, partner: CardId, propose: &mut impl FnMut(Command)) {
    for at in look.enterprises(look.all_enterprises()) {
        propose(Command::Agitate(partner, at));
    }
}

fn of_verb(look: Look<'_>, seat: Seat, verb: Verb, propose: &mut impl FnMut(Command)) {
    let hand = || look.state.hand[seat.index()].iter();
    match verb {
        Verb::Play => hand().for_each(|card| play_candidates(look, card, propose)),
        Verb::Buy => Slot::all().for_each(|slot| propose(Command::BuyMarketCard(slot))),
        Verb::Public => {
            for &card in look.table.publics.iter().filter(|card| look.state.zone(**card) == Zone::Public) {
                (0..2).for_each(|side| propose(Command::BuyPublicCard(card, side)));
            }
        }
        Verb::Sell => hand().chain(tableau(look, seat)).for_each(|card| propose(Command::SellCard(card))),
        Verb::Redeploy => look.troops_of(seat).for_each(|troop| redeploy(look, troop, propose)),
        Verb::Land => look.enterprises_of(seat).for_each(|card| propose(Command::BuyLand(card))),
        Verb::Upgrade => {
            for card in look.enterprises(look.all_enterprises()) {
                (0..2).for_each(|oval| propose(Command::UpgradeConnection(card, oval)));
            }
        }
        Verb::Police => {
            look.enterprises_of(seat).for_each(|card| propose(Command::Police(card)));
            propose(Command::LeaveJail);
        }
        Verb::Speculate => Slot::all().for_each(|slot| propose(Command::Speculate(slot))),
        Verb::Shift => cubes(look, seat, &mut |from| propose(Command::ShiftCube(from, CubePlace::Reserve))),
        Verb::Add => tableau(look, seat).for_each(|card| propose(Command::AddIncomeCube(card))),
        Verb::Cover => {
            tableau(look, seat)
                .chain(grudges(look, seat))
                .for_each(|card| propose(Command::PlacePrestigeCube(card)));
        }
        Verb::Agitate => look.partners_of(seat).for_each(|card| agitate(look, card, propose)),
        Verb::Decree => look.partners_of(seat).for_each(|card| propose(Command::Decree(card))),
        Verb::Fraud => look.partners_of(seat).for_each(|card| propose(Command::Fraud(card))),
        Verb::Kill => {
            for card in look.assassinations(seat) {
                look.state.all_seats().for_each(|victim| propose(Command::Assassinate(card, victim)));
            }
        }
        Verb::Retreat => look.displaced_of(seat).for_each(|troop| propose(Command::Retreat(troop))),
        Verb::Discard => Faction::ALL.iter().for_each(|colour| propose(Command::DiscardFaction(*colour))),
        // What is only ever an answer, and names nothing that could be at fault.
        Verb::End
        | Verb::Event
        | Verb::Quo
        | Verb::Spy
        | Verb::Pass
        | Verb::Abandon
        | Verb::Choose
        | Verb::First
        | Verb::Keep
        | Verb::Drop
        | Verb::Flip
        | Verb::Side
        | Verb::Pay
        | Verb::Take
        | Verb::Roll => {}
    }
}

fn of_slot(look: Look<'_>, seat: Seat, slot: Slot, propose: &mut impl FnMut(Command)) {
    propose(Command::BuyMarketCard(slot));
    propose(Command::Speculate(slot));
    if look.state.speculation[slot.index()] == Some(seat) {
        propose(Command::ShiftCube(CubePlace::Market(slot), CubePlace::Reserve));
    }
}

fn of_player(look: Look<'_>, seat: Seat, player: Seat, propose: &mut impl FnMut(Command)) {
    if !is_acting(look) {
        propose(Command::PayTo(player));
        look.assassinations(seat).for_each(|card| propose(Command::Assassinate(card, player)));
        return;
    }
    for card in look.state.hand[seat.index()].iter().filter(|card| look.table.kind(*card) == Kind::Black) {
        propose(Command::PlayBlack(card, Target::Player(player)));
    }
}

fn of_cube(look: Look<'_>, seat: Seat, place: CubePlace, propose: &mut impl FnMut(Command)) {
    match place {
        CubePlace::Income(card) => propose(Command::AddIncomeCube(card)),
        CubePlace::Oval(card, oval) => propose(Command::UpgradeConnection(card, oval)),
        CubePlace::Prestige(card) => propose(Command::PlacePrestigeCube(card)),
        CubePlace::Market(slot) => propose(Command::Speculate(slot)),
        CubePlace::Reserve => return of_verb(look, seat, Verb::Shift, propose),
    }
    propose(Command::ShiftCube(place, CubePlace::Reserve));
}

fn of_card(look: Look<'_>, seat: Seat, card: CardId, propose: &mut impl FnMut(Command)) {
    if !is_acting(look) {
        for answer in [
            Command::Choose(card),
            Command::Keep(card),
            Command::Drop(card),
            Command::Retreat(card),
            Command::Abandon(card),
            Command::UseSpy(card),
            Command::Fraud(card),
            Command::TakeHacendado(card),
        ] {
            propose(answer);
        }
        look.state.all_seats().for_each(|victim| propose(Command::Assassinate(card, victim)));
        return;
    }
    match look.state.zone(card) {
        Zone::Market => {
            let lies = |slot: &Slot| look.state.market[slot.index()] == Some(card);
            Slot::all().filter(lies).for_each(|slot| of_slot(look, seat, slot, propose));
        }
        Zone::Public => (0..2).for_each(|side| propose(Command::BuyPublicCard(card, side))),
        Zone::InPlay(owner) if owner == seat => {
            own(look, seat, card, propose);
            aimed_at(look, seat, card, propose);
        }
        Zone::InPlay(_) => {
            if look.table.kind(card) == Kind::Enterprise {
                (0..2).for_each(|oval| propose(Command::UpgradeConnection(card, oval)));
            } else {
                propose(Command::SellCard(card));
            }
            aimed_at(look, seat, card, propose);
        }
        _ => {
            play_candidates(look, card, propose);
            propose(Command::SellCard(card));
        }
    }
}

/// What a seat does with a card of its own in play.
fn own(look: Look<'_>, seat: Seat, card: CardId, propose: &mut impl FnMut(Command)) {
    propose(Command::SellCard(card));
    match look.table.kind(card) {
        Kind::Enterprise => {
            (0..2).for_each(|oval| propose(Command::UpgradeConnection(card, oval)));
            propose(Command::BuyLand(card));
            propose(Command::Police(card));
            propose(Command::AddIncomeCube(card));
        }
        Kind::Troop => redeploy(look, card, propose),
        Kind::Partner | Kind::Public => {
            propose(Command::Decree(card));
            agitate(look, card, propose);
            propose(Command::AddIncomeCube(card));
        }
        _ => {
            propose(Command::AddIncomeCube(card));
            if look.state.player(seat).jailed {
                propose(Command::LeaveJail);
            }
        }
    }
    propose(Command::PlacePrestigeCube(card));
}

/// What a seat aims at a card in play, from its hand or with its troops.
fn aimed_at(look: Look<'_>, seat: Seat, target: CardId, propose: &mut impl FnMut(Command)) {
    for card in &look.state.hand[seat.index()] {
        play_candidates(look, card, &mut |command| {
            let hits = match command {
                Command::PlayTroop(_, Destination::At(at))
                | Command::PlayOrange(_, at, _)
                | Command::PlayBlack(_, Target::Card(at)) => at == target,
                _ => false,
            };
            if hits {
                propose(command);
            }
        });
    }
    if look.table.kind(target) == Kind::Enterprise {
        for troop in look.troops_of(seat) {
            propose(Command::RedeployTroop(troop, Destination::At(target)));
        }
    }
}

fn of_card_at(look: Look<'_>, card: CardId, spot: Spot, propose: &mut impl FnMut(Command)) {
    let is_in_play = look.state.owner(card).is_some();
    match (spot, look.table.kind(card)) {
        (Spot::Card(at), Kind::Orange) => {
            let attack = look.row(card).attack;
            let (most, chosen) = attack.map_or((0, false), |attack| (attack.disks, attack.chosen));
            let least = if chosen { 0 } else { most };
            (least..=most).for_each(|disks| propose(Command::PlayOrange(card, at, disks)));
        }
        (Spot::Card(at), Kind::Black) => propose(Command::PlayBlack(card, Target::Card(at))),
        (Spot::Card(at), Kind::Troop) if is_in_play => {
            propose(Command::RedeployTroop(card, Destination::At(at)));
        }
        (Spot::Card(at), Kind::Partner | Kind::Public) if is_in_play => propose(Command::Agitate(card, at)),
        (Spot::Card(at), _) => propose(Command::PlayTroop(card, Destination::At(at))),
        (Spot::Player(victim), _) if is_acting(look) => {
            propose(Command::PlayBlack(card, Target::Player(victim)));
        }
        (Spot::Player(victim), _) => propose(Command::Assassinate(card, victim)),
        (Spot::Army, Kind::Troop) if is_in_play => propose(Command::RedeployTroop(card, Destination::Army)),
        (Spot::Army, _) => propose(Command::PlayTroop(card, Destination::Army)),
        (Spot::Slot(slot), _) => {
            propose(Command::ShiftCube(CubePlace::Income(card), CubePlace::Market(slot)));
        }
    }
}
