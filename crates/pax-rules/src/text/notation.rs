//! Commands as short, unique sentences: `buy a3`, `play 184 at 061`, `keep 047`.

use std::fmt;
use std::str::FromStr;

use pax_deck::CardId;
use pax_deck::vocabulary::Faction;
use pax_deck::word::Word as _;

use super::words::Words;
use crate::command::{Command, CubePlace, Destination, Orientation, Target};
use crate::state::State;
use crate::table::Table;

impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::PlayEnterprise(card) => write!(f, "play {card}"),
            Self::PlayPartner(card, side) => write!(f, "play {card} side {}", side + 1),
            Self::PlayTroop(card, to) => write!(f, "play {card} {to}"),
            Self::PlayOrange(card, target, disks) => write!(f, "play {card} at {target} with {disks}"),
            Self::PlayBlack(card, target) => write!(f, "play {card} on {target}"),
            Self::BuyMarketCard(slot) => write!(f, "buy {slot}"),
            Self::BuyPublicCard(card, side) => write!(f, "public {card} side {}", side + 1),
            Self::SellCard(card) => write!(f, "sell {card}"),
            Self::RedeployTroop(troop, to) => write!(f, "redeploy {troop} {to}"),
            Self::BuyLand(card) => write!(f, "land {card}"),
            Self::UpgradeConnection(card, oval) => write!(f, "upgrade {card} oval {}", oval + 1),
            Self::Police(card) => write!(f, "police {card}"),
            Self::LeaveJail => f.write_str("police jail"),
            Self::Speculate(slot) => write!(f, "speculate {slot}"),
            Self::ShiftCube(from, to) => write!(f, "shift {from} to {to}"),
            Self::AddIncomeCube(card) => write!(f, "add {card}"),
            Self::PlacePrestigeCube(card) => write!(f, "cover {card}"),
            Self::Agitate(card, target) => write!(f, "agitate {card} at {target}"),
            Self::Decree(card) => write!(f, "decree {card}"),
            Self::EndActions => f.write_str("end"),
            Self::Orient(Orientation::Event) => f.write_str("event"),
            Self::Orient(Orientation::StatusQuo) => f.write_str("quo"),
            Self::UseSpy(card) => write!(f, "spy {card}"),
            Self::Decline => f.write_str("pass"),
            Self::Retreat(troop) => write!(f, "retreat {troop}"),
            Self::Abandon(troop) => write!(f, "abandon {troop}"),
            Self::DiscardFaction(faction) => write!(f, "discard {}", faction.word()),
            Self::Choose(card) => write!(f, "choose {card}"),
            Self::DiscardFirst(slot) => write!(f, "first {slot}"),
            Self::Keep(card) => write!(f, "keep {card}"),
            Self::Drop(card) => write!(f, "drop {card}"),
            Self::Flip(plan) => write!(f, "flip {}", plan + 1),
            Self::Fraud(card) => write!(f, "fraud {card}"),
            Self::Assassinate(card, victim) => write!(f, "kill {victim} with {card}"),
            Self::TurnSide(side) => write!(f, "side {}", side + 1),
            Self::PayTo(seat) => write!(f, "pay {seat}"),
            Self::TakeHacendado(card) => write!(f, "take {card}"),
            Self::Roll(value) => write!(f, "roll {value}"),
        }
    }
}

impl fmt::Display for Destination {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::At(card) => write!(f, "at {card}"),
            Self::Army => f.write_str("army"),
        }
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Player(seat) => seat.fmt(f),
            Self::Card(card) => card.fmt(f),
        }
    }
}

impl fmt::Display for CubePlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Income(card) => write!(f, "income {card}"),
            Self::Oval(card, oval) => write!(f, "oval {card} {}", oval + 1),
            Self::Prestige(card) => write!(f, "prestige {card}"),
            Self::Market(slot) => write!(f, "market {slot}"),
            Self::Reserve => f.write_str("reserve"),
        }
    }
}

/// A text that is no command.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{text}` is no command: {why}")]
pub struct BadNotation {
    /// The text.
    pub text: String,
    /// What is wrong with it.
    pub why: String,
}

impl FromStr for Command {
    type Err = BadNotation;

    /// Reads a command as it is written, a side or a number of disks included.
    fn from_str(text: &str) -> Result<Self, BadNotation> {
        let bad = |why| BadNotation { text: text.trim().to_owned(), why };
        let mut words = Words::new(text);
        let command = read(&mut words).map_err(bad)?;
        words.end().map_err(bad)?;
        Ok(command)
    }
}

impl Command {
    /// Reads a command as people write it: which kind of card it is about follows from the card, and the usual side or
    /// number of disks may be left out.
    ///
    /// # Errors
    ///
    /// Says what is wrong with the text.
    pub fn read(table: &Table, _state: &State, text: &str) -> Result<Self, BadNotation> {
        use pax_deck::vocabulary::Kind;
        let command: Self = text.parse()?;
        Ok(match command {
            Self::PlayEnterprise(card) if table.kind(card) == Kind::Partner => Self::PlayPartner(card, 0),
            Self::PlayTroop(card, Destination::At(target)) if table.kind(card) == Kind::Orange => {
                let disks = table.row(card).attack.map_or(0, |attack| attack.disks);
                Self::PlayOrange(card, target, disks)
            }
            other => other,
        })
    }
}

fn read(words: &mut Words<'_>) -> Result<Command, String> {
    let verb = words.expect("a command")?;
    Ok(match verb {
        "play" => read_play(words)?,
        "buy" => Command::BuyMarketCard(words.slot()?),
        "public" => Command::BuyPublicCard(words.card()?, read_side(words)?),
        "sell" => Command::SellCard(words.card()?),
        "redeploy" => Command::RedeployTroop(words.card()?, read_destination(words)?),
        "land" => Command::BuyLand(words.card()?),
        "upgrade" => {
            let card = words.card()?;
            let oval = if words.take("oval") { one_or_two(words)? } else { 0 };
            Command::UpgradeConnection(card, oval)
        }
        "police" if words.take("jail") => Command::LeaveJail,
        "police" => Command::Police(words.card()?),
        "speculate" => Command::Speculate(words.slot()?),
        "shift" => {
            let from = read_cube(words)?;
            if !words.take("to") {
                return Err("`to` and a place are missing".to_owned());
            }
            Command::ShiftCube(from, read_cube(words)?)
        }
        "add" => Command::AddIncomeCube(words.card()?),
        "cover" => Command::PlacePrestigeCube(words.card()?),
        "agitate" => Command::Agitate(words.card()?, after(words, "at")?),
        "decree" => Command::Decree(words.card()?),
        "end" => Command::EndActions,
        "event" => Command::Orient(Orientation::Event),
        "quo" => Command::Orient(Orientation::StatusQuo),
        "spy" => Command::UseSpy(words.card()?),
        "pass" => Command::Decline,
        "retreat" => Command::Retreat(words.card()?),
        "abandon" => Command::Abandon(words.card()?),
        "discard" => Command::DiscardFaction(words.word::<Faction>()?),
        "choose" => Command::Choose(words.card()?),
        "first" => Command::DiscardFirst(words.slot()?),
        "keep" => Command::Keep(words.card()?),
        "drop" => Command::Drop(words.card()?),
        "flip" => Command::Flip(one_or_two(words)?),
        "fraud" => Command::Fraud(words.card()?),
        "kill" => {
            let victim = words.seat()?;
            Command::Assassinate(after(words, "with")?, victim)
        }
        "side" => Command::TurnSide(one_or_two(words)?),
        "pay" => Command::PayTo(words.seat()?),
        "take" => Command::TakeHacendado(words.card()?),
        "roll" => Command::Roll(words.number()?),
        other => return Err(format!("there is no verb `{other}`")),
    })
}

fn read_play(words: &mut Words<'_>) -> Result<Command, String> {
    let card = words.card()?;
    if words.take("army") {
        return Ok(Command::PlayTroop(card, Destination::Army));
    }
    if words.take("on") {
        let target = words.expect("a player or card")?;
        let target = match super::words::seat(target) {
            Ok(seat) => Target::Player(seat),
            Err(_) => Target::Card(super::words::card(target)?),
        };
        return Ok(Command::PlayBlack(card, target));
    }
    if words.take("at") {
        let target = words.card()?;
        return Ok(if words.take("with") {
            Command::PlayOrange(card, target, words.number()?)
        } else {
            Command::PlayTroop(card, Destination::At(target))
        });
    }
    if words.take("side") {
        return Ok(Command::PlayPartner(card, one_or_two(words)?));
    }
    Ok(Command::PlayEnterprise(card))
}

fn read_destination(words: &mut Words<'_>) -> Result<Destination, String> {
    if words.take("army") { Ok(Destination::Army) } else { after(words, "at").map(Destination::At) }
}

pub(super) fn read_cube(words: &mut Words<'_>) -> Result<CubePlace, String> {
    Ok(match words.expect("a place for a cube")? {
        "income" => CubePlace::Income(words.card()?),
        "oval" => CubePlace::Oval(words.card()?, one_or_two(words)?),
        "prestige" => CubePlace::Prestige(words.card()?),
        "market" => CubePlace::Market(words.slot()?),
        "reserve" => CubePlace::Reserve,
        other => {
            return Err(format!(
                "`{other}` is no place for a cube: income, oval, prestige, market or reserve"
            ));
        }
    })
}

fn read_side(words: &mut Words<'_>) -> Result<u8, String> {
    if words.take("side") { one_or_two(words) } else { Ok(0) }
}

/// Reads 1 or 2, and returns 0 or 1.
fn one_or_two(words: &mut Words<'_>) -> Result<u8, String> {
    match words.expect("1 or 2")? {
        "1" => Ok(0),
        "2" => Ok(1),
        other => Err(format!("`{other}` is neither 1 nor 2")),
    }
}

fn after(words: &mut Words<'_>, word: &str) -> Result<CardId, String> {
    if words.take(word) { words.card() } else { Err(format!("`{word}` and a card are missing")) }
}
