//! What holds of every state, whoever plays.

use pax_deck::CardId;
use pax_deck::vocabulary::Kind;

use crate::look::Look;
use crate::seat::{Seat, Slot};
use crate::set::CardSet;
use crate::state::{CUBES, State, Zone};
use crate::table::Table;

/// Checks that a state is sound.
///
/// # Errors
///
/// Says what is wrong with it; that is a fault of the rules, never of a player.
pub fn sound(table: &Table, state: &State) -> Result<(), String> {
    let look = Look::new(table, state);
    cubes(look)?;
    possible(look)?;
    settled(look)
}

/// Checks what no state can do without, settled or not: every card in one place, and all that must know of each other does.
pub(crate) fn possible(look: Look<'_>) -> Result<(), String> {
    zones(look)?;
    places(look)
}

/// CUBE-01: every player's cubes are fifteen in all.
fn cubes(look: Look<'_>) -> Result<(), String> {
    for seat in look.state.all_seats().filter(|seat| look.state.player(*seat).hacendado != 0) {
        let count = cubes_of(look, seat);
        if count != u32::from(CUBES) {
            return Err(format!("{seat} has {count} cubes"));
        }
    }
    Ok(())
}

/// Counts the cubes of a seat, wherever they are.
pub(crate) fn cubes_of(look: Look<'_>, seat: Seat) -> u32 {
    let state = look.state;
    let mine = seat.number() + 1;
    let player = state.player(seat);
    let mut count = u32::from(player.reserve) + u32::from(player.hacendado_income);
    for owner in state.all_seats() {
        for card in look.enterprises_of(owner) {
            let place = look.at(card);
            count += place.ovals.iter().filter(|oval| **oval == mine).map(|_| 1).sum::<u32>();
            if owner == seat {
                count += u32::from(place.income);
            }
            let extorter = look.occupant(card).and_then(|troop| state.owner(troop));
            if place.extorted && extorter == Some(seat) {
                count += 1;
            }
        }
    }
    for card in look.partners_of(seat) {
        count += u32::from(look.income_on(seat, card));
    }
    let is_mine =
        |card: &CardId| matches!(state.zone(*card), Zone::InPlay(of) | Zone::Grudge(of) if of == seat);
    count += state.prestige_cubes.iter().filter(is_mine).map(|_| 1).sum::<u32>();
    count + state.speculation.iter().filter(|cube| **cube == Some(seat)).map(|_| 1).sum::<u32>()
}

/// Every card is in one place, and the sets agree with it.
fn zones(look: Look<'_>) -> Result<(), String> {
    let (state, table) = (look.state, look.table);
    let mut market = CardSet::EMPTY;
    for card in state.market.iter().flatten() {
        market.add(*card);
    }
    for number in 1..=255 {
        let Some(card) = CardId::new(number) else { continue };
        let zone = state.zone(card);
        let kind = table.row(card).kind;
        if kind.is_none() {
            continue;
        }
        if (zone == Zone::Market) != market.has(card) {
            return Err(format!("card {card} is {zone:?} and the market does not agree"));
        }
        for seat in state.all_seats() {
            if state.hand[seat.index()].has(card) != (zone == Zone::Hand(seat)) {
                return Err(format!("card {card} is {zone:?} and the hand of {seat} does not agree"));
            }
            let set = match kind {
                Some(Kind::Enterprise) => state.enterprises_of[seat.index()],
                Some(Kind::Partner | Kind::Public) => state.partners_of[seat.index()],
                Some(Kind::Troop) => state.troops_of[seat.index()],
                _ => continue,
            };
            if (set & table.bit(card) != 0) != (zone == Zone::InPlay(seat)) {
                return Err(format!("card {card} is {zone:?} and the tableau of {seat} does not agree"));
            }
        }
        if state.prestige_cubes.has(card) && !matches!(zone, Zone::InPlay(_) | Zone::Grudge(_)) {
            return Err(format!("card {card} is {zone:?} with a prestige cube"));
        }
        if zone == Zone::Limbo && state.frames_len == 1 {
            return Err(format!("card {card} is nowhere"));
        }
    }
    Ok(())
}

/// Troops and enterprises know of each other, and nothing is left where nothing is.
fn places(look: Look<'_>) -> Result<(), String> {
    let state = look.state;
    for seat in state.all_seats() {
        for troop in look.troops_of(seat) {
            if let Some(at) = look.place_of(troop) {
                if look.occupant(at) != Some(troop) {
                    return Err(format!("troop {troop} stands at {at}, which does not know it"));
                }
                let owner = state.owner(at);
                if owner.is_none() {
                    return Err(format!("troop {troop} stands at {at}, which is not in play"));
                }
            } else if look.plan(seat).is_none() {
                return Err(format!("troop {troop} of {seat} is nowhere"));
            }
        }
        let points = state.player(seat).grudge.iter().map(|points| u32::from(*points)).sum::<u32>();
        let cards =
            (1..=255).filter_map(CardId::new).filter(|card| state.zone(*card) == Zone::Grudge(seat)).count();
        if u32::try_from(cards) != Ok(points) {
            return Err(format!("{seat} has {cards} grudges and {points} points"));
        }
    }
    if state.displaced != 0 && state.frames_len == 1 {
        return Err("troops are displaced and nobody is asked".to_owned());
    }
    for slot in Slot::all() {
        if state.speculation[slot.index()].is_some() && state.market[slot.index()].is_none() {
            return Err(format!("a speculation cube lies on nothing at {slot}"));
        }
    }
    Ok(())
}

/// Between two commands every enterprise has what it is due, and no more.
fn settled(look: Look<'_>) -> Result<(), String> {
    if look.state.frames_len != 1 {
        return Ok(());
    }
    for seat in look.state.all_seats() {
        for card in look.enterprises_of(seat) {
            let extorter = look.occupant(card).and_then(|troop| look.state.owner(troop));
            if look.at(card).extorted != extorter.is_some_and(|of| of != seat) {
                return Err(format!("enterprise {card} has an extortion cube out of place"));
            }
            if look.is_entitled(card) && look.profit(card) > look.entitlement(card) {
                return Err(format!("enterprise {card} holds more than its due"));
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use pax_deck::{CardId, Deck};

    use super::sound;
    use crate::seat::{Seat, Slot};
    use crate::state::{State, Zone};
    use crate::table::Table;
    use crate::text::Position;

    const TABLE: &str = "p1 gold 5 hacendado 212 hand 061\np1 has 067 income 1 troop 184\np1 has 014\np1 grudge 144\n\
                         p2 gold 5 hacendado 209\np2 has 051 income 1\nmarket 062*p2 . . . . . / . . . . . .\ndiscards 063 025";

    fn card(number: u8) -> CardId {
        CardId::new(number).expect("a card")
    }

    /// Something that cannot be, and what is said of it.
    type Fault = (&'static str, fn(&Table, &mut State));

    const FAULTS: &[Fault] = &[
        ("the hand of p1 does not agree", |_, state| state.hand[0].remove(card(61))),
        ("the hand of p2 does not agree", |_, state| state.hand[1].add(card(63))),
        ("the market does not agree", |_, state| state.market[1] = Some(card(63))),
        ("the tableau of p2 does not agree", |table, state| state.enterprises_of[1] ^= table.bit(card(63))),
        ("the tableau of p1 does not agree", |table, state| state.partners_of[0] ^= table.bit(card(14))),
        ("the tableau of p2 does not agree", |table, state| state.partners_of[1] ^= table.bit(card(25))),
        ("the tableau of p1 does not agree", |table, state| state.troops_of[0] ^= table.bit(card(184))),
        ("with a prestige cube", |_, state| {
            state.prestige_cubes.add(card(63));
        }),
        ("card 063 is nowhere", |_, state| state.zone[63] = Zone::Limbo),
        ("p1 has 1 grudges and 2 points", |_, state| state.players[0].grudge[0] += 1),
        ("a speculation cube lies on nothing", |_, state| {
            state.speculation[0] = None;
            state.speculation[1] = Seat::new(1);
        }),
        ("p2 has 16 cubes", |_, state| state.players[1].reserve += 1),
    ];

    #[test]
    fn what_cannot_be_is_told() {
        let Position { table, state } = Position::read(Deck::standard(), TABLE).expect("a position");
        assert_eq!(sound(&table, &state), Ok(()));
        assert_eq!(state.market[Slot::at(0, 0).index()], Some(card(62)));
        for (said, spoil) in FAULTS {
            let mut state = state;
            spoil(&table, &mut state);
            let fault = sound(&table, &state).expect_err(said);
            assert!(fault.contains(said), "{fault}, and not {said}");
        }
    }
}
