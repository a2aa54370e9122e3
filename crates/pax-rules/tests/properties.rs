//! What holds of every game, whoever plays it.

use pax_bots::{Chance, deal};
use pax_deck::{CardId, Deck};
use pax_rules::options::{ChainFederal, DeploySackTroop, Edition, FinalGold, Hacendados, Setup, Ties};
use pax_rules::text::{Keeper, Position};
use pax_rules::{
    Answer, Command, CubePlace, Deal, Destination, Digest, Event, Intent, Options, Orientation, Seat, Slot,
    State, Table, Target, View, Viewer, answer, begin, check, decider, invariant, legal, play, replay,
};
use proptest::prelude::*;

/// How many choices of a game are drawn; after them the first legal command is taken to the end of the test.
const CHOICES: usize = 260;

fn options() -> impl Strategy<Value = Options> {
    let switches = proptest::array::uniform12(any::<bool>());
    (switches, prop_oneof![Just(4_u8), Just(0), Just(1)]).prop_map(|(on, stall)| Options {
        setup: if on[0] { Setup::Rapid } else { Setup::Standard },
        hacendados: if on[1] { Hacendados::Chosen } else { Hacendados::Dealt },
        iron_hand: on[2],
        senility: on[3],
        retirement: on[4],
        strife_ban: on[5],
        chain_federal: if on[6] { ChainFederal::Mexico } else { ChainFederal::Any },
        deploy_sack_troop: if on[7] { DeploySackTroop::Hand } else { DeploySackTroop::Retreat },
        final_gold: if on[8] { FinalGold::Phase3 } else { FinalGold::Now },
        liberator_jailed: on[9],
        ties: if on[10] { Ties::Broken } else { Ties::Shared },
        stall,
        edition: if on[11] { Edition::First } else { Edition::Second },
        ..Options::default()
    })
}

fn table(options: Options) -> Table {
    Table::new(Deck::standard(), options).expect("the standard deck fits")
}

/// Plays by choice numbers, each modulo the number of legal commands, and shows every position before its command.
fn playout(
    table: &Table,
    seats: u8,
    deal: &Deal,
    choices: &[u16],
    mut each: impl FnMut(&State, Seat, Command),
) -> State {
    let mut state = begin(table, seats, deal, &mut Vec::new()).expect("the deal is right");
    let mut list = Vec::new();
    for choice in choices {
        let Some(seat) = decider(table, &state) else { break };
        legal(table, &state, &mut list);
        assert!(!list.is_empty(), "a dead end");
        let command = list[usize::from(*choice) % list.len()];
        each(&state, seat, command);
        play(table, &mut state, seat, command, &mut Vec::new()).expect("a listed command is legal");
    }
    state
}

/// Any command at all, sensible or not.
fn any_command() -> impl Strategy<Value = Command> {
    let card = (1_u8..=219).prop_map(|number| CardId::new(number).expect("not 0"));
    let seat = (0_u8..6).prop_map(|number| Seat::new(number).expect("a seat"));
    let slot = (0_u8..12).prop_map(|number| Slot::new(number).expect("a slot"));
    let side = 0_u8..3;
    let to = prop_oneof![card.clone().prop_map(Destination::At), Just(Destination::Army)];
    let target = prop_oneof![seat.clone().prop_map(Target::Player), card.clone().prop_map(Target::Card)];
    let cube = prop_oneof![
        card.clone().prop_map(CubePlace::Income),
        (card.clone(), side.clone()).prop_map(|(card, oval)| CubePlace::Oval(card, oval)),
        card.clone().prop_map(CubePlace::Prestige),
        slot.clone().prop_map(CubePlace::Market),
        Just(CubePlace::Reserve),
    ];
    prop_oneof![
        card.clone().prop_map(Command::PlayEnterprise),
        (card.clone(), side.clone()).prop_map(|(card, side)| Command::PlayPartner(card, side)),
        (card.clone(), to.clone()).prop_map(|(card, to)| Command::PlayTroop(card, to)),
        (card.clone(), card.clone(), 0_u8..5)
            .prop_map(|(card, at, disks)| Command::PlayOrange(card, at, disks)),
        (card.clone(), target).prop_map(|(card, target)| Command::PlayBlack(card, target)),
        slot.clone().prop_map(Command::BuyMarketCard),
        (card.clone(), side.clone()).prop_map(|(card, side)| Command::BuyPublicCard(card, side)),
        card.clone().prop_map(Command::SellCard),
        (card.clone(), to).prop_map(|(card, to)| Command::RedeployTroop(card, to)),
        card.clone().prop_map(Command::BuyLand),
        (card.clone(), side.clone()).prop_map(|(card, oval)| Command::UpgradeConnection(card, oval)),
        card.clone().prop_map(Command::Police),
        slot.clone().prop_map(Command::Speculate),
        (cube.clone(), cube).prop_map(|(from, to)| Command::ShiftCube(from, to)),
        card.clone().prop_map(Command::AddIncomeCube),
        card.clone().prop_map(Command::PlacePrestigeCube),
        (card.clone(), card.clone()).prop_map(|(card, at)| Command::Agitate(card, at)),
        card.clone().prop_map(Command::Decree),
        card.clone().prop_map(Command::UseSpy),
        card.clone().prop_map(Command::Retreat),
        card.clone().prop_map(Command::Choose),
        card.clone().prop_map(Command::Keep),
        side.clone().prop_map(Command::Flip),
        side.prop_map(Command::TurnSide),
        card.clone().prop_map(Command::Fraud),
        (card.clone(), seat.clone()).prop_map(|(card, seat)| Command::Assassinate(card, seat)),
        seat.prop_map(Command::PayTo),
        slot.prop_map(Command::DiscardFirst),
        Just(Command::Orient(Orientation::Event)),
        Just(Command::LeaveJail),
        Just(Command::Decline),
        card.prop_map(Command::TakeHacendado),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, ..ProptestConfig::default() })]

    #[test]
    fn what_is_listed_is_playable_and_nothing_else_is(
        options in options(), seats in 2_u8..=6, seed: u64,
        choices in prop::collection::vec(any::<u16>(), CHOICES),
        others in prop::collection::vec(any_command(), 400),
    ) {
        let table = table(options);
        let deal = deal(&table, seats, &mut Chance::new(seed));
        let mut list = Vec::new();
        let state = playout(&table, seats, &deal, &choices, |_, _, _| {});
        legal(&table, &state, &mut list);
        for command in others {
            for seat in state.all_seats() {
                let mut after = state;
                let mut events: Vec<Event> = Vec::new();
                let is_listed = list.contains(&command) && decider(&table, &state) == Some(seat);
                match play(&table, &mut after, seat, command, &mut events) {
                    Ok(()) => prop_assert!(is_listed, "{command} is played and not listed"),
                    Err(illegal) => {
                        prop_assert!(!is_listed, "{command} is listed and refused: {illegal}");
                        prop_assert!(after == state && events.is_empty(), "a refusal changed the table");
                        prop_assert!(!illegal.rule().id().is_empty());
                    }
                }
            }
        }
        for (n, command) in list.iter().enumerate() {
            prop_assert!(!list[..n].contains(command), "{command} is listed twice");
        }
    }

    #[test]
    fn every_state_is_sound_reads_back_and_replays(
        options in options(), seats in 2_u8..=6, seed: u64,
        choices in prop::collection::vec(any::<u16>(), CHOICES),
    ) {
        let table = table(options);
        let deal = deal(&table, seats, &mut Chance::new(seed));
        let mut events: Vec<Event> = Vec::new();
        let start = begin(&table, seats, &deal, &mut Vec::new()).expect("the deal is right");
        let mut state = start;
        let mut commands = Vec::new();
        let mut list = Vec::new();
        for choice in choices {
            let Some(seat) = decider(&table, &state) else { break };
            legal(&table, &state, &mut list);
            let command = list[usize::from(choice) % list.len()];
            play(&table, &mut state, seat, command, &mut events).expect("legal");
            commands.push(command);
            prop_assert_eq!(invariant::sound(&table, &state), Ok(()));
        }
        prop_assert!(replay(&table, &start, &events) == state, "the events give another state");
        let mut again = start;
        for command in commands {
            let seat = decider(&table, &again).expect("somebody decides");
            play(&table, &mut again, seat, command, &mut Vec::new()).expect("legal");
        }
        let digest = |state: &State| Digest::of(&table, state, Keeper::new());
        prop_assert_eq!(digest(&again), digest(&state));
        if state.outcome().is_none() {
            let text = Position { table: table.clone(), state }.write(Keeper::new());
            let read = Position::read(Deck::standard(), &text).expect("it reads back");
            prop_assert!(read.state == state, "{}", text);
        }
    }

    #[test]
    fn nobody_sees_what_is_hidden(
        options in options(), seats in 2_u8..=6, seed: u64, other_seed: u64,
        choices in prop::collection::vec(any::<u16>(), CHOICES),
    ) {
        let table = table(options);
        let one = deal(&table, seats, &mut Chance::new(seed));
        // The same hands and market, the unseen cards shuffled anew within the rules of the set-up.
        let start = begin(&table, seats, &one, &mut Vec::new()).expect("the deal is right");
        let view = View::of(&start, Viewer::Spectator);
        let order = shuffled_order(&table, &view, &mut Chance::new(other_seed));
        let twin = view.complete(&table, &order).expect("a possible order");
        prop_assert!(View::of(&twin, Viewer::Spectator) == view, "the twin looks otherwise");
        let (mut left, mut right) = (start, twin);
        let (mut left_list, mut right_list) = (Vec::new(), Vec::new());
        for choice in choices {
            let Some(seat) = decider(&table, &left) else { break };
            prop_assert_eq!(decider(&table, &right), Some(seat));
            legal(&table, &left, &mut left_list);
            legal(&table, &right, &mut right_list);
            prop_assert_eq!(&left_list, &right_list);
            for viewer in left.all_seats().map(Viewer::Seat).chain([Viewer::Spectator]) {
                prop_assert!(View::of(&left, viewer) == View::of(&right, viewer), "{viewer:?} sees what is hidden");
            }
            let command = left_list[usize::from(choice) % left_list.len()];
            let (mut told, mut told_too): (Vec<Event>, Vec<Event>) = (Vec::new(), Vec::new());
            play(&table, &mut left, seat, command, &mut told).expect("legal");
            play(&table, &mut right, seat, command, &mut told_too).expect("legal");
            if told != told_too {
                let differ = told.iter().zip(&told_too).find(|(one, other)| one != other);
                prop_assert!(differ.is_some_and(|(one, other)| one.reveals() && other.reveals()));
                break;
            }
        }
    }

    #[test]
    fn a_view_can_be_completed_to_a_state_that_looks_like_it(
        options in options(), seats in 2_u8..=6, seed: u64,
        choices in prop::collection::vec(any::<u16>(), 0..CHOICES),
    ) {
        let table = table(options);
        let deal = deal(&table, seats, &mut Chance::new(seed));
        let state = playout(&table, seats, &deal, &choices, |_, _, _| {});
        let view = View::of(&state, Viewer::Spectator);
        let order = shuffled_order(&table, &view, &mut Chance::new(seed ^ 1));
        let other = view.complete(&table, &order).expect("a possible order");
        prop_assert!(View::of(&other, Viewer::Spectator) == view);
        prop_assert!(View::of(&view.some_state(&table), Viewer::Spectator) == view);
        let shown = View::of(&other, Viewer::Spectator);
        prop_assert_eq!(view.write(&table), shown.write(&table));
        prop_assert_eq!(view.digest(&table), shown.digest(&table));
        prop_assert_eq!(view.write(&table).contains("deck ? "), state.deck_left() > 0);
        if let Some(last) = order.last() {
            let mut short = order.clone();
            short.pop();
            prop_assert!(view.complete(&table, &short).is_err());
            short.push(*order.first().expect("not empty"));
            prop_assert!(order.len() == 1 || view.complete(&table, &short).is_err(), "{last} twice");
        }
        // What every table shows can be asked of every position.
        let forecast = view.forecast(&table);
        prop_assert_eq!(forecast.len(), usize::from(seats));
        prop_assert_eq!(view.topple_table(&table).len(), usize::from(seats) * 4);
    }

    #[test]
    fn for_every_intent_there_is_a_command_or_a_reason(
        options in options(), seats in 2_u8..=6, seed: u64,
        choices in prop::collection::vec(any::<u16>(), 0..CHOICES),
    ) {
        let table = table(options);
        let deal = deal(&table, seats, &mut Chance::new(seed));
        let state = playout(&table, seats, &deal, &choices, |_, _, _| {});
        let Some(decides) = decider(&table, &state) else { return Ok(()) };
        let view = View::of(&state, Viewer::Seat(decides));
        let mut list = Vec::new();
        legal(&table, &state, &mut list);
        for number in 1..=219 {
            let card = CardId::new(number).expect("not 0");
            for seat in state.all_seats() {
                match answer(&table, &state, seat, Intent::Card(card)) {
                    Answer::Legal(commands) => {
                        prop_assert!(seat == decides && !commands.is_empty());
                        prop_assert!(commands.iter().all(|command| list.contains(command)));
                    }
                    Answer::Forbidden(reasons) => prop_assert!(!reasons.is_empty(), "nothing is said of {card}"),
                }
            }
            for could in view.could(&table, decides, card) {
                prop_assert!(could.verdict.is_ok() || could.verdict.is_err_and(|illegal| !illegal.rule().id().is_empty()));
            }
        }
        // What is previewed is what happens, as far as it can be known.
        for command in &list {
            let preview = view.preview(&table, decides, *command).expect("a legal command can be previewed");
            let mut after = state;
            let mut events: Vec<Event> = Vec::new();
            play(&table, &mut after, decides, *command, &mut events).expect("legal");
            prop_assert_eq!(&events[..preview.events.len()], &preview.events[..]);
            prop_assert!(preview.goes_on || events.len() == preview.events.len());
        }
    }

    #[test]
    fn the_market_is_full_at_the_start_of_a_turn_while_the_deck_lasts(
        seats in 2_u8..=6, seed: u64, choices in prop::collection::vec(any::<u16>(), CHOICES),
    ) {
        let table = table(Options::default());
        let deal = deal(&table, seats, &mut Chance::new(seed));
        let mut turn = 0;
        playout(&table, seats, &deal, &choices, |state, _, _| {
            if state.turn() != turn && state.deck_left() > 0 {
                turn = state.turn();
                let view = View::of(state, Viewer::Spectator);
                let cards = (1..=255).filter_map(CardId::new);
                let market = cards.filter(|card| view.zone(*card) == Some(pax_rules::Zone::Market)).count();
                assert_eq!(market, Slot::COUNT);
            }
        });
    }
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

#[test]
fn a_game_ends_in_time() {
    for seats in 2..=6_u8 {
        let table = table(Options::default());
        for seed in 0..20 {
            let mut chance = Chance::new(seed);
            let deal = deal(&table, seats, &mut chance);
            let turns_max = 24 * (deal.deck.len() + deal.market.len());
            let mut state = begin(&table, seats, &deal, &mut Vec::new()).expect("the deal is right");
            let mut list = Vec::new();
            while let Some(seat) = decider(&table, &state) {
                legal(&table, &state, &mut list);
                let command = list[chance.index(list.len())];
                assert!(check(&table, &state, seat, command).is_ok());
                play(&table, &mut state, seat, command, &mut Vec::new()).expect("legal");
                assert!(usize::from(state.turn()) <= turns_max, "{seats} players, seed {seed}");
            }
        }
    }
}

#[test]
fn who_only_passes_ends_the_game_by_a_stall() {
    let table = table(Options::default());
    let deal = deal(&table, 3, &mut Chance::new(5));
    let mut state = begin(&table, 3, &deal, &mut Vec::new()).expect("the deal is right");
    let mut turns = 0;
    while let Some(seat) = decider(&table, &state) {
        let mut list = Vec::new();
        legal(&table, &state, &mut list);
        play(&table, &mut state, seat, list[0], &mut Vec::new()).expect("legal");
        turns += 1;
    }
    assert!(turns < 200, "the game ended after {turns} commands");
}
