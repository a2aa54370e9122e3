//! What a player might want, and why not: either a legal command or a reason, never both, never neither.

use pax_deck::CardId;

use crate::check::check;
use crate::command::{Command, CubePlace, Destination, Target};
use crate::frame::Frame;
use crate::illegal::Illegal;
use crate::list::legal;
use crate::look::Look;
use crate::rule::Rule;
use crate::seat::{Seat, Slot};
use crate::state::State;
use crate::table::Table;
use crate::tries::{stand_in, tries};
use crate::verb::Verb;

/// Something that a player can point at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Intent {
    /// Do something with this card or to it, wherever it lies.
    Card(CardId),
    /// Do something with this card there.
    At(CardId, Spot),
    /// Do something at this place of the Market.
    Slot(Slot),
    /// Do something to this player.
    Player(Seat),
    /// Do something with a cube there, or bring one there.
    Cube(CubePlace),
    /// Do something of this kind, whatever with.
    Verb(Verb),
    /// Do exactly this.
    Command(Command),
}

/// Where a card is to act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// At a card.
    Card(CardId),
    /// At a player.
    Player(Seat),
    /// In the Private Army.
    Army,
    /// At a place of the Market.
    Slot(Slot),
}

/// What comes of an intent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// These commands realise it; there is at least one.
    Legal(Vec<Command>),
    /// Nothing does, for these reasons; there is at least one.
    Forbidden(Vec<Reason>),
}

/// Why something is not possible now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reason {
    /// The command that would have done it; none where there is nothing to do it with.
    pub command: Option<Command>,
    /// The fact that forbids it, with its rule.
    pub illegal: Illegal,
}

/// Says what comes of an intent of a seat: which legal commands realise it, or else why nothing does. What would have to
/// change is in [`Illegal::remedy`].
#[must_use]
pub fn reasons(table: &Table, state: &State, seat: Seat, intent: Intent) -> Answer {
    let look = Look::new(table, state);
    if state.outcome.is_none() && look.decider() == Some(seat) {
        let mut commands = Vec::new();
        legal(table, state, &mut commands);
        commands.retain(|command| look.realises(seat, *command, intent));
        if !commands.is_empty() {
            return Answer::Legal(commands);
        }
    }
    let mut reasons: Vec<Reason> = Vec::new();
    let mut note = |command: Option<Command>, illegal: Illegal| {
        if !reasons.iter().any(|reason| reason.illegal == illegal) {
            reasons.push(Reason { command, illegal });
        }
    };
    tries(look, seat, intent, &mut |command| {
        if let Err(illegal) = check(table, state, seat, command) {
            note(Some(command), illegal);
        }
    });
    if reasons.is_empty() {
        let illegal = look.nothing_to_use(seat, intent);
        reasons.push(Reason { command: None, illegal });
    }
    Answer::Forbidden(reasons)
}

impl Look<'_> {
    /// Tells whether a legal command does what was pointed at.
    fn realises(self, seat: Seat, command: Command, intent: Intent) -> bool {
        match intent {
            Intent::Card(card) => self.is_about(seat, command, card),
            Intent::At(card, spot) => aim(command) == Some((card, spot)),
            Intent::Slot(slot) => command.slots().contains(&Some(slot)),
            Intent::Player(player) => command.player() == Some(player),
            Intent::Cube(place) => match command {
                Command::ShiftCube(from, to) => from == place || to == place,
                Command::AddIncomeCube(card) | Command::BuyLand(card) => place == CubePlace::Income(card),
                Command::PlacePrestigeCube(card) => place == CubePlace::Prestige(card),
                Command::UpgradeConnection(card, oval) => place == CubePlace::Oval(card, oval),
                Command::Speculate(slot) => place == CubePlace::Market(slot),
                _ => false,
            },
            Intent::Verb(verb) => Verb::of(command) == verb,
            Intent::Command(wanted) => command == wanted,
        }
    }

    /// Tells whether a command is about a card: names it, or the place of the Market where it lies, or answers the
    /// question that it brought up.
    fn is_about(self, seat: Seat, command: Command, card: CardId) -> bool {
        let is_there = |slot: &Slot| self.state.market[slot.index()] == Some(card);
        if command.cards().contains(&Some(card)) || command.slots().iter().flatten().any(is_there) {
            return true;
        }
        match (command, self.state.top()) {
            (Command::Orient(_), Some(Frame::Orientation(asked)))
            | (Command::TurnSide(_), Some(Frame::Side { card: asked, .. })) => asked == card,
            (Command::Flip(_) | Command::LeaveJail, _) => self.hacendado(seat) == Some(card),
            (Command::DiscardFaction(colour), _) => {
                self.state.owner(card) == Some(seat) && self.factions(card).contains(colour)
            }
            _ => false,
        }
    }

    /// What stands in the way where there is nothing to try: a card to do it with, or the question itself.
    fn nothing_to_use(self, seat: Seat, intent: Intent) -> Illegal {
        let (verb, rule) = match intent {
            Intent::Verb(verb) => (verb, verb.rule()),
            Intent::Player(_) => (Verb::Play, Some(Rule::Black01)),
            _ => (Verb::Shift, Verb::Shift.rule()),
        };
        let is_free = self.state.outcome.is_none() && self.decider() == Some(seat);
        match rule {
            Some(rule) if is_free && self.state.top() == Some(Frame::Actions) => {
                Illegal::NothingToUse { rule }
            }
            _ => {
                let command = stand_in(self, seat, verb);
                check(self.table, self.state, seat, command).err().unwrap_or(Illegal::NotAsked)
            }
        }
    }
}

/// What a command does with which card where.
const fn aim(command: Command) -> Option<(CardId, Spot)> {
    match command {
        Command::PlayTroop(card, Destination::At(at))
        | Command::RedeployTroop(card, Destination::At(at))
        | Command::PlayOrange(card, at, _)
        | Command::PlayBlack(card, Target::Card(at))
        | Command::Agitate(card, at) => Some((card, Spot::Card(at))),
        Command::PlayTroop(card, Destination::Army) | Command::RedeployTroop(card, Destination::Army) => {
            Some((card, Spot::Army))
        }
        Command::PlayBlack(card, Target::Player(seat)) | Command::Assassinate(card, seat) => {
            Some((card, Spot::Player(seat)))
        }
        Command::ShiftCube(from, to) => match (from.holder(), to.holder(), to) {
            (Some(card), Some(at), _) => Some((card, Spot::Card(at))),
            (Some(card), None, CubePlace::Market(slot)) => Some((card, Spot::Slot(slot))),
            _ => None,
        },
        _ => None,
    }
}
