//! A position, written down.

use std::fmt::Write as _;

use pax_deck::CardId;
use pax_deck::vocabulary::Prestige;
use pax_deck::word::Word;

use super::frames::write_frame;
use crate::look::Look;
use crate::seat::{Seat, Slot};
use crate::state::{Ending, Outcome, Stand, State, Zone};
use crate::table::Table;

fn list(cards: impl IntoIterator<Item = CardId>) -> String {
    cards.into_iter().map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
}

pub(super) fn write(table: &Table, state: &State) -> String {
    let mut text = String::new();
    for option in table.options.said() {
        let _ = writeln!(text, "option {option}");
    }
    let _ = writeln!(text, "seats {}", state.seats);
    write_turn(state, &mut text);
    let market: Vec<String> = Slot::all()
        .map(|slot| match (state.market[slot.index()], state.speculation[slot.index()]) {
            (Some(card), Some(seat)) => format!("{card}*{seat}"),
            (Some(card), None) => card.to_string(),
            _ => ".".to_owned(),
        })
        .collect();
    let _ = writeln!(text, "market {} / {}", market[..6].join(" "), market[6..].join(" "));
    let deck = &state.deck[..usize::from(state.deck_len)];
    if !deck.is_empty() {
        let _ = writeln!(text, "deck {}", list(deck.iter().rev().filter_map(|number| CardId::new(*number))));
    }
    for (name, zone) in [("discards", Zone::Discards), ("bullbear", Zone::BullBear), ("limbo", Zone::Limbo)] {
        let cards = in_zone(table, state, zone);
        if !cards.is_empty() {
            let _ = writeln!(text, "{name} {}", list(cards));
        }
    }
    let gone = table.publics.iter().copied().filter(|card| state.zone(*card) == Zone::Box);
    let gone = list(gone);
    if !gone.is_empty() {
        let _ = writeln!(text, "sold-out {gone}");
    }
    for seat in state.all_seats() {
        write_player(table, state, seat, &mut text);
    }
    write_pending(table, state, &mut text);
    text
}

/// A card with a `+` if a Prestige Cube lies on it.
fn with_cube(state: &State, card: CardId) -> String {
    format!("{card}{}", if state.prestige_cubes.has(card) { "+" } else { "" })
}

fn in_zone(table: &Table, state: &State, zone: Zone) -> Vec<CardId> {
    let is_there = |card: &CardId| table.row(*card).kind.is_some() && state.zone(*card) == zone;
    (1..=255).filter_map(CardId::new).filter(is_there).collect()
}

fn write_turn(state: &State, text: &mut String) {
    let _ = write!(text, "turn {} {} number {}", state.active, state.actions, state.turn);
    if state.purchases > 0 {
        let _ = write!(text, " purchases {}", state.purchases);
    } else {
        text.push_str(if state.bought { " bought" } else { "" });
        text.push_str(if state.moved { " moved" } else { "" });
    }
    let _ = write!(text, "\nregime {}\n", state.regime.word());
    if state.depression {
        text.push_str("depression\n");
    }
    if let Some(bias) = state.pile {
        let _ = writeln!(text, "pile {}", bias.word());
    }
    if state.topples_gone + state.topples_seen > 0 {
        let _ = write!(text, "topples gone {} seen {}", state.topples_gone, state.topples_seen);
        if let Some(card) = state.last_topple {
            let _ = write!(text, " last {card}");
        }
        text.push_str(if state.last_topple_new { " new\n" } else { "\n" });
    }
    if state.quiet_turns > 0 {
        let _ = writeln!(text, "quiet {}", state.quiet_turns);
    }
    if state.still_turns > 0 {
        let _ = writeln!(text, "still {}", state.still_turns);
    }
    if state.gold_due {
        text.push_str("due\n");
    }
    if !state.strife_ban.is_empty() {
        let banned: Vec<&str> = state.strife_ban.iter().map(Word::word).collect();
        let _ = writeln!(text, "ban {}", banned.join(" "));
    }
    if !state.used.is_empty() {
        let _ = writeln!(text, "used {}", list(&state.used));
    }
}

fn write_player(table: &Table, state: &State, seat: Seat, text: &mut String) {
    let look = Look::new(table, state);
    let player = state.player(seat);
    let _ = write!(text, "{seat} gold {} reserve {}", player.gold, player.reserve);
    if let Some(card) = look.hacendado(seat) {
        let _ = write!(text, " hacendado {card}");
        match player.stand {
            Stand::Flipped(plan) => {
                let _ = write!(text, " plan {}", plan + 1);
            }
            Stand::Dead => text.push_str(" dead"),
            Stand::Loyal => {}
        }
        let usual = if matches!(player.stand, Stand::Flipped(_)) { 0 } else { 2 };
        if player.hacendado_income != usual {
            let _ = write!(text, " owed {}", player.hacendado_income);
        }
        text.push_str(if state.prestige_cubes.has(card) { " covered" } else { "" });
    }
    text.push_str(match (player.jailed, player.jailed_now) {
        (true, true) => " jailed-now\n",
        (true, false) => " jailed\n",
        _ => "\n",
    });
    let hand = list(&state.hand[seat.index()]);
    if !hand.is_empty() {
        let _ = writeln!(text, "{seat} hand {hand}");
    }
    let grudge: Vec<String> =
        in_zone(table, state, Zone::Grudge(seat)).into_iter().map(|card| with_cube(state, card)).collect();
    if !grudge.is_empty() {
        let _ = writeln!(text, "{seat} grudge {}", grudge.join(" "));
    }
    for card in look.enterprises_of(seat) {
        write_enterprise(look, seat, card, text);
    }
    for card in look.partners_of(seat) {
        let _ = write!(text, "{seat} has {card}");
        text.push_str(if look.side(card) == 1 { " second" } else { "" });
        let income = look.income_on(seat, card);
        if income > 0 {
            let _ = write!(text, " income {income}");
        }
        text.push_str(if state.prestige_cubes.has(card) { " covered\n" } else { "\n" });
    }
    let army = look.troops_of(seat).filter(|troop| look.place_of(*troop).is_none());
    let army: Vec<String> = army.map(|troop| with_cube(state, troop)).collect();
    if !army.is_empty() {
        let _ = writeln!(text, "{seat} army {}", army.join(" "));
    }
    let displaced = list(look.displaced_of(seat));
    if !displaced.is_empty() {
        let _ = writeln!(text, "{seat} displaced {displaced}");
    }
}

fn write_enterprise(look: Look<'_>, seat: Seat, card: CardId, text: &mut String) {
    let place = look.at(card);
    let _ = write!(text, "{seat} has {card} income {}", place.income);
    if place.unrest > 0 {
        let _ = write!(text, " unrest {}", place.unrest);
    }
    for (oval, owner) in place.ovals.iter().enumerate().filter(|(_, owner)| **owner != 0) {
        let _ = write!(text, " oval{} {}", oval + 1, Seat::at(owner - 1));
    }
    text.push_str(if look.state.prestige_cubes.has(card) { " covered" } else { "" });
    let _ = write!(text, " due {}", place.entitled);
    if let Some(troop) = look.occupant(card) {
        let owner = look.state.owner(troop).unwrap_or(seat);
        let troop = with_cube(look.state, troop);
        if owner == seat && !place.extorted {
            let _ = write!(text, " troop {troop}");
        } else {
            let _ = write!(text, " extorted {troop} by {owner}{}", if place.extorted { "" } else { " bare" });
        }
    }
    text.push('\n');
}

fn write_pending(table: &Table, state: &State, text: &mut String) {
    let chosen = list(Look::new(table, state).enterprises(state.chosen));
    if !chosen.is_empty() {
        let _ = writeln!(text, "chosen {chosen}");
    }
    if !state.kept.is_empty() {
        let _ = writeln!(text, "kept {}", list(&state.kept));
    }
    let frames = &state.frames[..usize::from(state.frames_len)];
    if let Some(card) = CardId::new(state.attack.card) {
        let now = &state.attack;
        let _ = write!(text, "attack {card} by {} on {}", now.actor, now.victim);
        if let Some(target) = CardId::new(now.target) {
            let _ = write!(text, " at {target}");
        }
        let _ = write!(text, " disks {}", now.disks);
        for seat in state.all_seats().filter(|seat| now.gun_stores[seat.index()] > 0) {
            let _ = write!(text, " store {seat} {}", now.gun_stores[seat.index()]);
        }
        text.push_str(if now.jail_immune { " immune" } else { "" });
        text.push_str(if now.cancelled { " cancelled" } else { "" });
        text.push_str(if now.on_player { " kill\n" } else { "\n" });
    }
    if let Some(card) = CardId::new(state.toppling.card) {
        let now = &state.toppling;
        let kind = Prestige::ALL[usize::from(now.kind)].word();
        let _ = writeln!(text, "toppling {card} {} {kind} {}", now.buyer, now.defence);
    }
    for frame in frames {
        let _ = writeln!(text, "pending {}", write_frame(*frame));
    }
    if let Some(outcome) = state.outcome {
        let _ = writeln!(text, "over {}", write_outcome(outcome));
    }
}

fn write_outcome(Outcome { winners, ending }: Outcome) -> String {
    let mut text = match ending {
        Ending::Toppled(prestige) => format!("toppled {}", prestige.word()),
        Ending::LastToppleFailed => "last-failed".to_owned(),
        Ending::LastToppleDiscarded => "last-discarded".to_owned(),
        Ending::Standoff => "standoff".to_owned(),
        Ending::Stall => "stall".to_owned(),
    };
    for seat in (0..6).filter_map(Seat::new).filter(|seat| winners & (1 << seat.number()) != 0) {
        let _ = write!(text, " {seat}");
    }
    text
}
