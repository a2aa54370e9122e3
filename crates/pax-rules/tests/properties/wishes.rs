//! Whatever a player points at, there is a legal command or a reason, never both, never neither.

use pax_deck::{CardId, Deck};
use pax_rules::{
    Answer, Command, CubePlace, Destination, Illegal, Intent, Seat, Slot, Spot, State, Table, Target, Verb,
    View, Viewer, Zone, check, decider, legal, reasons,
};

use crate::case::Case;

/// For every intent of every seat there is a legal command or a reason.
pub(crate) fn every_intent_is_answered(case: &Case<'_>) {
    let table = &case.table;
    let state = case.playout(|_, _| {});
    let mut list = Vec::new();
    if state.outcome().is_none() {
        legal(table, &state, &mut list);
    }
    let mut rest = case.rest.clone();
    let mut intents: Vec<Intent> = (1..=255).filter_map(CardId::new).map(Intent::Card).collect();
    intents.extend(Slot::all().map(Intent::Slot));
    intents.extend((0..6).filter_map(Seat::new).map(Intent::Player));
    intents.extend(Verb::ALL.iter().copied().map(Intent::Verb));
    intents.extend(cubes(&state).into_iter().map(Intent::Cube));
    let near = near(&state);
    // Every pair would be too many: those that are near, each with some of the others.
    for &card in &near {
        let others = (0..6).filter_map(Seat::new).map(Spot::Player).chain([Spot::Army]);
        intents.extend(others.map(|spot| Intent::At(card, spot)));
        intents.push(Intent::At(card, Spot::Slot(rest.slot())));
        for _ in 0..6 {
            let at = near[rest.below(near.len())];
            intents.push(Intent::At(card, Spot::Card(at)));
        }
    }
    for _ in 0..60 {
        intents.push(Intent::At(rest.card(), Spot::Card(rest.card())));
        intents.push(Intent::Command(rest.command()));
    }
    for intent in intents {
        for seat in state.all_seats() {
            answered(table, &state, &list, seat, intent);
        }
        reads_back(table, &state, intent);
    }
    let Some(seat) = decider(table, &state) else { return };
    for command in &list {
        for intent in pointing_at(*command) {
            match reasons(table, &state, seat, intent) {
                Answer::Legal(commands) => {
                    assert!(commands.contains(command), "{intent} is not realised by {command}");
                }
                Answer::Forbidden(why) => panic!("{intent} is realised by {command}, and refused: {why:?}"),
            }
        }
    }
}

fn answered(table: &Table, state: &State, list: &[Command], seat: Seat, intent: Intent) {
    match reasons(table, state, seat, intent) {
        Answer::Legal(commands) => {
            assert!(decider(table, state) == Some(seat) && !commands.is_empty(), "{intent}");
            assert!(commands.iter().all(|command| list.contains(command)), "{intent}: {commands:?}");
        }
        Answer::Forbidden(reasons) => {
            assert!(!reasons.is_empty(), "nothing is said of {intent}");
            for (n, reason) in reasons.iter().enumerate() {
                assert!(
                    !reasons[..n].iter().any(|other| other.illegal == reason.illegal),
                    "{intent}: said twice"
                );
                assert!(!reason.illegal.rule().id().is_empty());
                match reason.command {
                    Some(command) => {
                        assert_eq!(check(table, state, seat, command), Err(reason.illegal), "{intent}");
                    }
                    None => assert_eq!(reasons.len(), 1),
                }
            }
            if let Some(decider) = decider(table, state).filter(|decider| *decider != seat) {
                assert_eq!(reasons[0].illegal, Illegal::NotYours { decider }, "{intent}");
            }
            if state.outcome().is_some() {
                assert_eq!(reasons[0].illegal, Illegal::GameOver, "{intent}");
            }
        }
    }
}

/// What is pointed at is read as it is written; a verb that is a whole command means just that.
fn reads_back(table: &Table, state: &State, intent: Intent) {
    let read = Intent::read(table, state, &intent.to_string());
    let is_known = |card: CardId| Deck::standard().card(card).is_some();
    match intent {
        Intent::Command(_) => {}
        Intent::Verb(verb) => match read {
            Ok(Intent::Command(command)) => assert_eq!(Verb::of(command), verb),
            read => assert_eq!(read, Ok(intent)),
        },
        Intent::Card(card) if !is_known(card) => assert!(read.is_err(), "{intent}"),
        Intent::At(card, _) if !is_known(card) => assert!(read.is_err(), "{intent}"),
        Intent::At(_, Spot::Card(at)) if !is_known(at) => assert!(read.is_err(), "{intent}"),
        Intent::Player(seat) | Intent::At(_, Spot::Player(seat))
            if seat.index() >= usize::from(state.seats()) =>
        {
            assert!(read.is_err(), "{intent}");
        }
        Intent::Card(_) | Intent::At(..) | Intent::Slot(_) | Intent::Player(_) | Intent::Cube(_) => {
            assert_eq!(read, Ok(intent));
        }
    }
}

/// What every card could do is judged by the same check as if it were in hand.
pub(crate) fn every_card_could_do_something_or_not(case: &Case<'_>) {
    let table = &case.table;
    let state = case.playout(|_, _| {});
    for seat in state.all_seats().filter(|seat| table.diaz() != Some(*seat)) {
        let view = View::of(&state, Viewer::Seat(seat));
        for card in (1..=255).filter_map(CardId::new) {
            let could = view.could(table, seat, card);
            let slot = Slot::all().find(|slot| view.market(*slot) == Some(card));
            if let Some(slot) = slot {
                assert_eq!(could[0].command, Command::BuyMarketCard(slot));
                if let Ok(price) = could[0].verdict {
                    assert!(price.gold <= slot.price() && price.actions <= 1);
                }
            }
            for (n, one) in could.iter().enumerate() {
                assert!(
                    !could[..n].iter().any(|other| other.command == one.command),
                    "{} twice",
                    one.command
                );
                match one.verdict {
                    Ok(price) => assert!(u16::from(price.gold) <= view.gold(seat), "{}", one.command),
                    Err(illegal) => assert!(
                        !matches!(illegal, Illegal::GameOver | Illegal::NotYours { .. } | Illegal::NotAsked),
                        "{}: {illegal}",
                        one.command
                    ),
                }
            }
        }
    }
}

/// The cards that somebody can see.
fn near(state: &State) -> Vec<CardId> {
    let view = View::of(state, Viewer::Spectator);
    let is_near = |card: &CardId| {
        matches!(view.zone(*card), Some(Zone::Hand(_) | Zone::InPlay(_) | Zone::Market | Zone::Displaced(_)))
    };
    (1..=255).filter_map(CardId::new).filter(is_near).collect()
}

/// Every place where a cube could be.
fn cubes(state: &State) -> Vec<CubePlace> {
    let mut places: Vec<CubePlace> = Slot::all().map(CubePlace::Market).chain([CubePlace::Reserve]).collect();
    for card in near(state) {
        let of_card = [
            CubePlace::Income(card),
            CubePlace::Oval(card, 0),
            CubePlace::Oval(card, 1),
            CubePlace::Prestige(card),
        ];
        places.extend(of_card);
    }
    places
}

/// What a player points at who wants this command.
fn pointing_at(command: Command) -> Vec<Intent> {
    let mut intents = vec![Intent::Command(command), Intent::Verb(Verb::of(command))];
    let at = |card: CardId, spot: Spot| [Intent::Card(card), Intent::At(card, spot)];
    match command {
        Command::PlayTroop(card, Destination::At(other))
        | Command::RedeployTroop(card, Destination::At(other))
        | Command::PlayOrange(card, other, _)
        | Command::PlayBlack(card, Target::Card(other))
        | Command::Agitate(card, other) => {
            intents.extend(at(card, Spot::Card(other)));
            intents.push(Intent::Card(other));
        }
        Command::PlayTroop(card, Destination::Army) | Command::RedeployTroop(card, Destination::Army) => {
            intents.extend(at(card, Spot::Army));
        }
        Command::PlayBlack(card, Target::Player(seat)) | Command::Assassinate(card, seat) => {
            intents.extend(at(card, Spot::Player(seat)));
            intents.push(Intent::Player(seat));
        }
        Command::BuyMarketCard(slot) | Command::Speculate(slot) | Command::DiscardFirst(slot) => {
            intents.push(Intent::Slot(slot));
        }
        Command::ShiftCube(from, to) => intents.extend([Intent::Cube(from), Intent::Cube(to)]),
        Command::AddIncomeCube(card) | Command::BuyLand(card) => {
            intents.extend([Intent::Card(card), Intent::Cube(CubePlace::Income(card))]);
        }
        Command::PlacePrestigeCube(card) => {
            intents.extend([Intent::Card(card), Intent::Cube(CubePlace::Prestige(card))]);
        }
        Command::UpgradeConnection(card, oval) => {
            intents.extend([Intent::Card(card), Intent::Cube(CubePlace::Oval(card, oval))]);
        }
        Command::PayTo(seat) => intents.push(Intent::Player(seat)),
        Command::PlayEnterprise(card)
        | Command::PlayPartner(card, _)
        | Command::BuyPublicCard(card, _)
        | Command::SellCard(card)
        | Command::Police(card)
        | Command::Decree(card)
        | Command::UseSpy(card)
        | Command::Retreat(card)
        | Command::Abandon(card)
        | Command::Choose(card)
        | Command::Keep(card)
        | Command::Drop(card)
        | Command::Fraud(card)
        | Command::TakeHacendado(card) => intents.push(Intent::Card(card)),
        Command::LeaveJail
        | Command::EndActions
        | Command::Orient(_)
        | Command::Decline
        | Command::DiscardFaction(_)
        | Command::Flip(_)
        | Command::TurnSide(_)
        | Command::Roll(_) => {}
    }
    intents
}
