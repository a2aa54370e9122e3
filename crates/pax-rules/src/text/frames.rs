//! What is pending, as text.

use pax_deck::word::Word as _;

use super::words::Words;
use crate::frame::{Cause, Die, Frame, Why};

fn read_cause(words: &mut Words<'_>) -> Result<Cause, String> {
    if words.take("nobody") { Ok(None) } else { words.seat().map(Some) }
}

fn read_why(words: &mut Words<'_>) -> Result<Why, String> {
    match words.expect("why")? {
        "regime" => Ok(Why::Regime),
        "recovery" => Ok(Why::Recovery),
        "supply" => Ok(Why::Supply),
        other => Err(format!("`{other}` is no reason: regime, recovery or supply")),
    }
}

fn read_die(words: &mut Words<'_>) -> Result<Die, String> {
    match words.expect("what the die is for")? {
        "row" => match words.number()? {
            row @ (1 | 2) => Ok(Die::Row(row - 1)),
            other => Err(format!("`{other}` is no row of the market: 1 or 2")),
        },
        "play" => words.card().map(Die::Play),
        "side" => words.card().map(Die::Side),
        "strife" => Ok(Die::Strife),
        other => Err(format!("`{other}` is nothing to roll for: row, play, side or strife")),
    }
}

fn write_die(die: Die) -> String {
    match die {
        Die::Row(row) => format!("die row {}", row + 1),
        Die::Play(card) => format!("die play {card}"),
        Die::Side(card) => format!("die side {card}"),
        Die::Strife => "die strife".to_owned(),
    }
}

pub(super) fn read_frame(words: &mut Words<'_>) -> Result<Frame, String> {
    Ok(match words.expect("what is pending")? {
        "hacendado" => Frame::ChooseHacendado(words.seat()?),
        "actions" => Frame::Actions,
        "monopolist" => Frame::Monopolist { seats: words.number()?, gold: words.number()? },
        "orientation" => Frame::Orientation(words.card()?),
        "side" => Frame::Side { seat: words.seat()?, card: words.card()? },
        "displaced" => Frame::Displaced(read_cause(words)?),
        "strife" => Frame::Strife {
            one: words.word()?,
            other: words.word()?,
            done: words.number()?,
            cause: read_cause(words)?,
        },
        "allocate" => Frame::Allocate { seat: words.seat()?, why: read_why(words)? },
        "each" => Frame::Each {
            card: words.card()?,
            effect: words.number()?,
            done: words.number()?,
            cause: read_cause(words)?,
        },
        "each-end" => {
            Frame::EachEnd { card: words.card()?, effect: words.number()?, cause: read_cause(words)? }
        }
        "phase2" => Frame::Phase2,
        "upkeep" => Frame::Upkeep(words.number()?),
        "showdown" => Frame::Showdown { done: words.number()?, step: words.number()? },
        "diaz-order" => Frame::DiazOrder { one: words.card()?, other: words.card()? },
        "die" => Frame::Die(read_die(words)?),
        "diaz" => Frame::Diaz { stage: words.number()?, one: words.number()?, other: words.number()? },
        "attack" => Frame::Attack(words.number()?),
        "effects" => Frame::Effects {
            card: words.card()?,
            side: words.number()?,
            next: words.number()?,
            cause: read_cause(words)?,
            spared: words.number()?,
        },
        "free-slaves" => Frame::FreeSlaves { troop: words.card()?, seat: words.seat()? },
        "checkpoint" => Frame::Checkpoint(read_cause(words)?),
        "refill" => Frame::Refill { why: read_why(words)?, done: words.number()?, cause: read_cause(words)? },
        "headline-end" => Frame::HeadlineEnd(words.card()?),
        "topple-end" => Frame::ToppleEnd,
        "phase3" => Frame::Phase3,
        "phase4" => Frame::Phase4,
        "upkeep-end" => Frame::UpkeepEnd,
        "turn-end" => Frame::TurnEnd,
        other => return Err(format!("`{other}` is nothing that can be pending")),
    })
}

pub(super) fn write_frame(frame: Frame) -> String {
    let cause = |cause: Cause| cause.map_or("nobody".to_owned(), |seat| seat.to_string());
    let why = |why: Why| match why {
        Why::Regime => "regime",
        Why::Recovery => "recovery",
        Why::Supply => "supply",
    };
    match frame {
        Frame::ChooseHacendado(seat) => format!("hacendado {seat}"),
        Frame::Actions => "actions".to_owned(),
        Frame::Monopolist { seats, gold } => format!("monopolist {seats} {gold}"),
        Frame::Orientation(card) => format!("orientation {card}"),
        Frame::Side { seat, card } => format!("side {seat} {card}"),
        Frame::Displaced(of) => format!("displaced {}", cause(of)),
        Frame::Strife { one, other, done, cause: of } => {
            format!("strife {} {} {done} {}", one.word(), other.word(), cause(of))
        }
        Frame::Allocate { seat, why: of } => format!("allocate {seat} {}", why(of)),
        Frame::Each { card, effect, done, cause: of } => format!("each {card} {effect} {done} {}", cause(of)),
        Frame::EachEnd { card, effect, cause: of } => format!("each-end {card} {effect} {}", cause(of)),
        Frame::Phase2 => "phase2".to_owned(),
        Frame::Upkeep(card) => format!("upkeep {card}"),
        Frame::Showdown { done, step } => format!("showdown {done} {step}"),
        Frame::DiazOrder { one, other } => format!("diaz-order {one} {other}"),
        Frame::Die(die) => write_die(die),
        Frame::Diaz { stage, one, other } => format!("diaz {stage} {one} {other}"),
        Frame::Attack(stage) => format!("attack {stage}"),
        Frame::Effects { card, side, next, cause: of, spared } => {
            format!("effects {card} {side} {next} {} {spared}", cause(of))
        }
        Frame::FreeSlaves { troop, seat } => format!("free-slaves {troop} {seat}"),
        Frame::Checkpoint(of) => format!("checkpoint {}", cause(of)),
        Frame::Refill { why: of, done, cause: by } => format!("refill {} {done} {}", why(of), cause(by)),
        Frame::HeadlineEnd(card) => format!("headline-end {card}"),
        Frame::ToppleEnd => "topple-end".to_owned(),
        Frame::Phase3 => "phase3".to_owned(),
        Frame::Phase4 => "phase4".to_owned(),
        Frame::UpkeepEnd => "upkeep-end".to_owned(),
        Frame::TurnEnd => "turn-end".to_owned(),
    }
}
