//! What holds of every game, whoever plays it.

use pax_bots::Chance;
use pax_deck::{CardId, Deck};
use pax_rules::text::{Keeper, Position, PublicPosition};
use pax_rules::{
    Command, Digest, Event, Intent, NoUndo, Slot, State, Table, Undo, Verb, View, Viewer, Zone,
    dealer_must_roll, decider, invariant, legal, play, play_all, reasons, replay, taken_back,
};

use crate::case::Case;

/// How often a long check is made on the way through a game.
const NOW_AND_THEN: usize = 13;

fn viewers(state: &State) -> impl Iterator<Item = Viewer> + use<> {
    state.all_seats().map(Viewer::Seat).chain([Viewer::Spectator])
}

/// What is listed is playable and nothing else is; what is refused leaves the table as it was.
pub(crate) fn listed_is_playable(case: &Case<'_>) {
    let table = &case.table;
    let state = case.playout(|_, _| {});
    let mut list = Vec::new();
    legal(table, &state, &mut list);
    let mut rest = case.rest.clone();
    while rest.left() > 0 {
        let command = rest.command();
        for seat in state.all_seats() {
            let mut after = state;
            let mut events: Vec<Event> = Vec::new();
            let is_listed = list.contains(&command) && decider(table, &state) == Some(seat);
            match play(table, &mut after, seat, command, &mut events) {
                Ok(()) => assert!(is_listed, "{command} is played and not listed"),
                Err(illegal) => {
                    assert!(!is_listed, "{command} is listed and refused: {illegal}");
                    assert!(after == state && events.is_empty(), "a refusal changed the table");
                    assert!(!illegal.rule().id().is_empty());
                }
            }
        }
    }
    for (n, command) in list.iter().enumerate() {
        assert!(!list[..n].contains(command), "{command} is listed twice");
        assert_eq!(command.to_string().parse(), Ok(*command), "the notation reads back");
        assert!(command.to_string().starts_with(Verb::of(*command).word()), "{command} begins with its verb");
    }
}

/// Every state is sound, can be stored and resumed, and follows from the commands and from the events.
pub(crate) fn states_are_sound_and_replay(case: &Case<'_>) {
    let table = &case.table;
    let start = case.start();
    let mut state = start;
    let (mut commands, mut events) = (Vec::new(), Vec::new());
    for choice in &case.choices {
        let Some(command) = case.chosen(&state, *choice) else { break };
        case.give(&mut state, command, &mut events).expect("legal");
        commands.push(command);
        assert_eq!(invariant::sound(table, &state), Ok(()), "after {command}");
        if commands.len().is_multiple_of(NOW_AND_THEN) || state.outcome().is_some() {
            reads_back(table, &state);
        }
    }
    reads_back(table, &state);
    assert!(replay(table, &start, &events) == state, "the events give another state");
    let (again, _) = play_all(table, &start, &commands).expect("the commands are legal again");
    let digest = |state: &State| Digest::of(table, state, Keeper::new());
    assert!(again == state && digest(&again) == digest(&state), "the commands give another state");
}

/// A position can be stored and read again, in full and as everybody sees it.
pub(crate) fn reads_back(table: &Table, state: &State) {
    let text = Position { table: table.clone(), state: *state }.write(Keeper::new());
    let read = Position::read(Deck::standard(), &text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert!(read.state == *state && read.table.options() == table.options(), "{text}");
    for viewer in viewers(state) {
        let view = View::of(state, viewer);
        let text = view.write(table);
        let read =
            PublicPosition::read(Deck::standard(), &text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert!(read.view == view && read.table.options() == table.options(), "{text}");
        assert_eq!(read.write(), text);
        assert_eq!(view.digest(table), View::of(state, Viewer::Spectator).digest(table), "all see the same");
        assert_eq!(text.contains("deck ? "), state.deck_left() > 0);
        assert!(
            Position::read(Deck::standard(), &text).is_err()
                || state.deck_left() == 0 && viewer == Viewer::Spectator
        );
    }
}

/// Nobody sees what is hidden: the same game with the unseen cards in another order looks the same until they differ.
pub(crate) fn nobody_sees_what_is_hidden(case: &Case<'_>) {
    let table = &case.table;
    let start = case.start();
    let view = View::of(&start, Viewer::Spectator);
    let order = shuffled_order(table, &view, &mut Chance::new(!case.seed));
    let twin = view.complete(table, &order).expect("a possible order");
    assert!(View::of(&twin, Viewer::Spectator) == view, "the twin looks otherwise");
    let (mut left, mut right) = (start, twin);
    let (mut left_list, mut right_list) = (Vec::new(), Vec::new());
    let mut rest = case.rest.clone();
    for (n, choice) in case.choices.iter().enumerate() {
        assert_eq!(decider(table, &right), decider(table, &left));
        assert_eq!(dealer_must_roll(table, &right), dealer_must_roll(table, &left));
        legal(table, &left, &mut left_list);
        legal(table, &right, &mut right_list);
        assert_eq!(left_list, right_list);
        for viewer in viewers(&left) {
            let (one, other) = (View::of(&left, viewer), View::of(&right, viewer));
            assert!(one == other, "{viewer:?} sees what is hidden");
            if n.is_multiple_of(NOW_AND_THEN) {
                assert_eq!(one.write(table), other.write(table));
            }
        }
        for seat in left.all_seats() {
            let intent = Intent::Card(rest.card());
            assert_eq!(reasons(table, &left, seat, intent), reasons(table, &right, seat, intent), "{intent}");
        }
        let Some(command) = case.chosen(&left, *choice) else { break };
        let (mut told, mut told_too): (Vec<Event>, Vec<Event>) = (Vec::new(), Vec::new());
        case.give(&mut left, command, &mut told).expect("legal");
        case.give(&mut right, command, &mut told_too).expect("legal");
        let mut differs = false;
        for viewer in viewers(&left) {
            let seen = |event: &Event| event.seen_by(viewer);
            let (one, other): (Vec<_>, Vec<_>) =
                (told.iter().filter_map(seen).collect(), told_too.iter().filter_map(seen).collect());
            if one != other {
                let first = one.iter().zip(&other).find(|(one, other)| one != other);
                assert!(
                    first.is_some_and(|(one, other)| one.reveals() && other.reveals()),
                    "{viewer:?}: {first:?}"
                );
                differs = true;
            }
        }
        if differs {
            break;
        }
        assert_eq!(told, told_too, "nobody saw the difference, and there is one");
    }
}

/// A view can be completed to a state that looks like it, and answers whatever every table shows.
pub(crate) fn a_view_can_be_completed(case: &Case<'_>) {
    let table = &case.table;
    let state = case.playout(|_, _| {});
    let view = View::of(&state, Viewer::Spectator);
    let order = shuffled_order(table, &view, &mut Chance::new(case.seed ^ 1));
    let other = view.complete(table, &order).expect("a possible order");
    assert!(View::of(&other, Viewer::Spectator) == view);
    assert!(View::of(&view.some_state(table), Viewer::Spectator) == view);
    if let Some(last) = order.last() {
        let mut short = order.clone();
        short.pop();
        assert!(view.complete(table, &short).is_err());
        short.push(*order.first().expect("not empty"));
        assert!(order.len() == 1 || view.complete(table, &short).is_err(), "{last} twice");
    }
    let seats = state.all_seats().count();
    let players = state.all_seats().filter(|seat| table.diaz() != Some(*seat)).count();
    assert_eq!(view.forecast(table).len(), seats);
    assert_eq!(view.figures(table).len(), seats);
    assert_eq!(view.topple_table(table).len(), players * 4);
    // What is previewed is what happens, as far as it can be known.
    let Some(seat) = decider(table, &state) else { return };
    let mut list = Vec::new();
    legal(table, &state, &mut list);
    for command in list {
        let preview = view.preview(table, seat, command).expect("a legal command can be previewed");
        let mut after = state;
        let mut events: Vec<Event> = Vec::new();
        play(table, &mut after, seat, command, &mut events).expect("legal");
        assert_eq!(events[..preview.events.len()], preview.events[..]);
        assert!(preview.goes_on || events.len() == preview.events.len());
    }
}

/// What is taken back leaves the identical state, and nothing behind the barrier can be.
pub(crate) fn what_is_taken_back_was_never_played(case: &Case<'_>) {
    let table = &case.table;
    let start = case.start();
    let mut state = start;
    let mut undo = Undo::default();
    let mut before: Vec<State> = Vec::new();
    let mut commands: Vec<Command> = Vec::new();
    // How many plies lie behind what was revealed, answered by another seat, or confirmed.
    let mut firm = 0;
    let mut last = None;
    let mut events: Vec<Event> = Vec::new();
    for choice in &case.choices {
        let Some(command) = case.chosen(&state, *choice) else { break };
        let seat = decider(table, &state);
        before.push(state);
        events.clear();
        case.give(&mut state, command, &mut events).expect("legal");
        commands.push(command);
        undo.note(seat, command, &events);
        if seat != last {
            firm = commands.len() - 1;
        }
        last = seat;
        let is_over = state.outcome().is_some();
        if seat.is_none() || is_over || command == Command::EndActions || events.iter().any(Event::reveals) {
            firm = commands.len();
        }
        for other in state.all_seats() {
            let may = if Some(other) == seat { commands.len() - firm } else { 0 };
            assert_eq!(undo.plies(other), may, "{other} after {command}");
        }
    }
    let Some(seat) = undo.seat() else { return };
    let may = undo.plies(seat);
    for plies in 0..=may {
        let back = taken_back(table, &start, &commands, seat, plies).expect("it may be taken back");
        let then = if plies == 0 { &state } else { &before[before.len() - plies] };
        assert!(back == *then, "{plies} of {may} taken back");
        let digest = |state: &State| Digest::of(table, state, Keeper::new());
        assert_eq!(digest(&back), digest(then));
    }
    let refused = taken_back(table, &start, &commands, seat, may + 1);
    assert_eq!(refused.map(|_| ()), Err(NoUndo::Barrier { seat, asked: may + 1, may }));
}

/// The market is full at the start of a turn while the deck lasts.
pub(crate) fn the_market_is_full(case: &Case<'_>) {
    let mut turn = 0;
    case.playout(|state, _| {
        if state.turn() != turn && state.deck_left() > 0 {
            turn = state.turn();
            let market = View::of(state, Viewer::Spectator).cards_in(Zone::Market).count();
            assert_eq!(market, Slot::COUNT);
        }
    });
}

/// Shuffles the unseen cards within the stacks in which they can be.
fn shuffled_order(table: &Table, view: &View, chance: &mut Chance) -> Vec<CardId> {
    let mut unseen = view.unseen(table);
    chance.shuffle(&mut unseen.cards);
    chance.shuffle(&mut unseen.topples);
    let (mut cards, mut topples) = (unseen.cards.into_iter(), unseen.topples.into_iter());
    let mut order = Vec::new();
    for stack in unseen.stacks {
        let mut pile: Vec<CardId> = cards.by_ref().take(stack.cards - stack.topples).collect();
        pile.extend(topples.by_ref().take(stack.topples));
        chance.shuffle(&mut pile);
        order.extend(pile);
    }
    order
}
