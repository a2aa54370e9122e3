//! What is asked beside the action phase. The rulebook answers some of it; the rest is BOT-81, answered as AMB-84 says and
//! otherwise so that the Pax-o-matic loses least.

use std::cmp::Reverse;

use pax_deck::CardId;
use pax_deck::ability::Ability;
use pax_deck::deed::Deed;
use pax_deck::vocabulary::Sort;
use pax_rules::{Command, CubePlace, Orientation, Outline, Question, Rule, Stand};

use super::sight::{Place, Sight};
use super::{Mind, Move, headline, sell, showdown, upkeep};

/// Answers a question that is no action.
pub(super) fn to(sight: &Sight<'_>, mind: &mut Mind, question: Question) -> Option<Move> {
    match question {
        Question::Actions { .. } | Question::Die(_) => None,
        Question::Hacendado | Question::DiazOrder { .. } => any(sight, mind),
        Question::Monopolist { .. } => monopolist(sight, mind),
        Question::Orientation { card } => Some(orientation(sight, card)),
        Question::Side { card } => side(sight, mind, card),
        Question::Displaced => displaced(sight),
        Question::Strife { .. } => strife(sight, mind),
        Question::Cubes { .. } => cubes(sight, mind),
        Question::Nationalization { .. } => nationalization(sight, mind),
        Question::Land { .. } => land(sight, mind),
        Question::HandDiscard { .. } => hand_discard(sight, mind),
        Question::ConnectionLoss { .. } => connection_loss(sight, mind),
        Question::Headlines => headlines(sight, mind),
        Question::Upkeep { card, .. } => Some(upkeep::answer(sight, mind, card)),
        Question::Manifesto { .. } | Question::Fraud { .. } | Question::Assassination { .. } => {
            Some(showdown::answer(sight, mind))
        }
        Question::Spy { card, target, .. } => Some(spy(sight, mind, card, target)),
    }
}

/// Anything, by lot.
fn any(sight: &Sight<'_>, mind: &mut Mind) -> Option<Move> {
    let ((), command) = mind.lowest(sight.commands.iter().map(|command| ((), *command)))?;
    Some(Move::new(command, &[Rule::Bot81]))
}

/// CUBE-11 (BOT-81): a bare Loyalty point is covered at once; that costs nothing and earns.
pub(super) fn cover(sight: &Sight<'_>, mind: &mut Mind) -> Option<Move> {
    let bare = sight.commands.iter().filter(|command| matches!(command, Command::PlacePrestigeCube(_)));
    let ((), command) = mind.lowest(bare.map(|command| ((), *command)))?;
    Some(Move::new(command, &[Rule::Bot81]))
}

/// BOT-81: a fellow is paid rather than another, and the human last.
fn monopolist(sight: &Sight<'_>, mind: &mut Mind) -> Option<Move> {
    let payees = sight.commands.iter().filter_map(|&command| {
        let Command::PayTo(seat) = command else { return None };
        Some(((seat == sight.human, !sight.is_fellow(seat)), command))
    });
    let (_, command) = mind.lowest(payees)?;
    Some(Move::new(command, &[Rule::Bot81]))
}

/// DP-05: a headline was bought for its event; a Topple for the side that guarantees most.
fn orientation(sight: &Sight<'_>, card: CardId) -> Move {
    if let Some((_, row)) = headline::condition(sight, card) {
        return Move::new(Command::Orient(Orientation::Event), &[row]);
    }
    match showdown::orientation(sight) {
        Some((_, side)) if sight.table.effects(card, 0).is_empty() => {
            Move::new(Command::Orient(side), &[Rule::Bot38])
        }
        _ => Move::new(Command::Orient(Orientation::StatusQuo), &[Rule::Bot25]),
    }
}

/// BOT-81: the side of a newspaper or a public card goes by the order of partners.
fn side(sight: &Sight<'_>, mind: &mut Mind, card: CardId) -> Option<Move> {
    let print = sight.table.print(card)?;
    let of_side = |side: u8| print.prestige[usize::from(side.min(1))];
    let up = sight.partners.iter().find(|(owner, seen)| *owner == sight.seat && seen.card == card);
    let turned = up.and_then(|(_, seen)| of_side(seen.side));
    let sides = sight.commands.iter().filter_map(|&command| {
        let Command::TurnSide(side) = command else { return None };
        Some((sight.partner_order_without(of_side(side), turned).0, command))
    });
    let (_, command) = mind.lowest(sides)?;
    Some(Move::new(command, &[Rule::Bot81]))
}

/// BOT-81 **Retreats**: to a Hacendado who has turned already; a loyal one turns only for a troop with prestige (AMB-84).
fn displaced(sight: &Sight<'_>) -> Option<Move> {
    let is_turned = matches!(sight.view.stand(sight.seat), Stand::Flipped(_));
    let is_worth_it = |troop: CardId| {
        is_turned || sight.table.print(troop).is_some_and(|print| print.prestige[0].is_some())
    };
    let retreats = |command: &&Command| matches!(command, Command::Retreat(troop) if is_worth_it(*troop));
    let given_up = |command: &&Command| matches!(command, Command::Abandon(_));
    let command = sight.commands.iter().find(retreats).or_else(|| sight.commands.iter().find(given_up))?;
    Some(Move::new(*command, &[Rule::Bot81]))
}

/// BOT-07 **Strife**: the colour of which it has fewest cards goes; of two the one whose troops protect fewest cubes (BOT-08).
fn strife(sight: &Sight<'_>, mind: &mut Mind) -> Option<Move> {
    let colours = sight.commands.iter().filter_map(|&command| {
        let Command::DiscardFaction(colour) = command else { return None };
        let cards: Vec<CardId> = sight.of_colour(sight.seat, colour).collect();
        let troops = sight.troops.iter().filter(|troop| cards.contains(&troop.card));
        let protects: u8 = troops.map(|troop| sight.protects(*troop)).sum();
        Some(((cards.len(), protects), command))
    });
    let (_, command) = mind.lowest(colours)?;
    Some(Move::new(command, &[Rule::Bot07, Rule::Bot08]))
}

/// BOT-81 **A scarce cube** goes where a troop of its own protects it, then where most cubes are already.
fn cubes(sight: &Sight<'_>, mind: &mut Mind) -> Option<Move> {
    let places = sight.commands.iter().filter_map(|&command| {
        let (Command::Choose(card) | Command::PlacePrestigeCube(card)) = command else { return None };
        let place = sight.place(card);
        let is_safe = place.is_some_and(|place| place.seen.troop.is_some() && !place.is_extorted());
        Some(((!is_safe, Reverse(place.map_or(0, |place| place.cubes(sight.seat)))), command))
    });
    let (_, command) = mind.lowest(places)?;
    Some(Move::new(command, &[Rule::Bot81]))
}

/// BOT-26 **Nationalization**: the cheapest enterprise, its troop's cost counted.
fn nationalization(sight: &Sight<'_>, mind: &mut Mind) -> Option<Move> {
    let cost = |place: &Place| {
        let troop = place.seen.troop.filter(|troop| troop.owner == sight.seat);
        let sent = troop.and_then(|troop| sight.table.print(troop.card)).map_or(0, |print| print.cost);
        place.print.cost + sent
    };
    let choices = sight.commands.iter().filter_map(|&command| {
        let Command::Choose(card) = command else { return None };
        Some((cost(sight.place(card)?), command))
    });
    let (_, command) = mind.lowest(choices)?;
    Some(Move::new(command, &[Rule::Bot25, Rule::Bot26]))
}

/// BOT-25: land that a headline gives goes where it would buy some (BOT-72).
fn land(sight: &Sight<'_>, mind: &mut Mind) -> Option<Move> {
    let choices = sight.commands.iter().filter_map(|&command| {
        let Command::Choose(card) = command else { return None };
        Some((!sight.place(card)?.print.slave, command))
    });
    let (_, command) = mind.lowest(choices)?;
    Some(Move::new(command, &[Rule::Bot25]))
}

/// BOT-25: of its hand it gives what it would sell (BOT-65).
fn hand_discard(sight: &Sight<'_>, mind: &mut Mind) -> Option<Move> {
    let cards = sight.commands.iter().filter_map(|command| match command {
        Command::Choose(card) => Some(*card),
        _ => None,
    });
    let (card, _) = sell::least(sight, mind, cards)?;
    Some(Move::new(Command::Choose(card), &[Rule::Bot25]))
}

/// BOT-25: a Connection Cube goes that earns nothing, in Unrest.
fn connection_loss(sight: &Sight<'_>, mind: &mut Mind) -> Option<Move> {
    let choices = sight.commands.iter().filter_map(|&command| {
        let (Command::Choose(card) | Command::ShiftCube(CubePlace::Oval(card, _), _)) = command else {
            return None;
        };
        Some((sight.place(card)?.seen.unrest == 0, command))
    });
    let (_, command) = mind.lowest(choices)?;
    Some(Move::new(command, &[Rule::Bot25]))
}

/// BOT-81 **The order of two headlines**: who has mines or banks avoids a Depression (AMB-84).
fn headlines(sight: &Sight<'_>, mind: &mut Mind) -> Option<Move> {
    let minds = sight
        .places
        .iter()
        .any(|place| place.owner == sight.seat && matches!(place.print.sort, Some(Sort::Mine | Sort::Bank)));
    let orders = sight.commands.iter().filter_map(|&command| {
        let (state, _) = sight.after(command)?;
        Some((minds && Outline::of(sight.table, &state).depression, command))
    });
    let (_, command) = mind.lowest(orders)?;
    Some(Move::new(command, &[Rule::Bot81]))
}

/// BOT-19 **Spies** are kept for topplings (BOT-18), except where the Spy itself is to be taken.
fn spy(sight: &Sight<'_>, mind: &mut Mind, card: CardId, target: Option<CardId>) -> Move {
    let is_toppling = sight.view.topple_table(sight.table).iter().any(|line| line.running);
    if is_toppling {
        return showdown::answer(sight, mind);
    }
    let is_spy = |card: CardId| {
        let seen = sight.partners.iter().find(|(owner, seen)| *owner == sight.seat && seen.card == card);
        seen.is_some_and(|(_, seen)| sight.table.abilities(card, seen.side).contains(&Ability::Spy))
    };
    let steals = matches!(sight.table.print(card).and_then(|print| print.deed), Some(Deed::Conspire(_)));
    match target {
        Some(target) if steals && is_spy(target) => Move::new(Command::UseSpy(target), &[Rule::Bot19]),
        _ => Move::new(Command::Decline, &[Rule::Bot19]),
    }
}
