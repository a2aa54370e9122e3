//! Everything that can be asked, done, refused or happen has a sentence, in every language.

use std::collections::BTreeSet;
use std::fmt::Debug;

use pax_bots::{Chance, deal};
use pax_deck::vocabulary::{Bias, District, Faction, Prestige, Regime};
use pax_deck::{CardId, Deck};
use pax_rules::options::{Edition, Hacendados};
use pax_rules::{
    Asked, Command, CubePlace, Destination, Die, Ending, Event, Illegal, Options, Orientation, Question,
    Remedy, Rule, Seat, Silent, Slot, Table, Target, View, Viewer, begin, check, dealer_must_roll, decider,
    legal, play, roll,
};
use pax_table::{Board, Lang, Narrator};

fn card(number: u8) -> CardId {
    CardId::new(number).expect("a card")
}

fn seat(number: u8) -> Seat {
    Seat::new(number).expect("a seat")
}

fn slot(number: u8) -> Slot {
    Slot::new(number).expect("a slot")
}

/// The name of a variant, whatever it holds.
fn variant(value: &impl Debug) -> String {
    let text = format!("{value:?}");
    text.split([' ', '(', '{']).next().unwrap_or_default().to_owned()
}

/// Looks for what a message without its argument or a list without its items leaves behind.
fn assert_said(lang: Lang, of: &impl Debug, said: &str) {
    let ends = said.ends_with(['.', '?', ')']);
    let is_whole = !said.contains(['{', '}']) && !said.contains("  ") && !said.contains(" .");
    let has_no_gap = !said.contains("()") && !said.contains(": .") && !said.contains(" ,");
    assert!(ends && is_whole && has_no_gap, "{} {of:?}: {said}", lang.code());
}

fn commands() -> Vec<Command> {
    let (one, other) = (card(61), card(62));
    let mut all = vec![
        Command::PlayEnterprise(one),
        Command::PlayPartner(card(8), 0),
        Command::PlayPartner(card(9), 1),
        Command::PlayTroop(card(184), Destination::At(one)),
        Command::PlayTroop(card(184), Destination::Army),
        Command::PlayOrange(card(3), one, 1),
        Command::PlayOrange(card(3), one, 3),
        Command::PlayBlack(card(162), Target::Card(other)),
        Command::PlayBlack(card(162), Target::Player(seat(1))),
        Command::BuyMarketCard(slot(4)),
        Command::BuyPublicCard(card(214), 1),
        Command::SellCard(one),
        Command::RedeployTroop(card(184), Destination::At(one)),
        Command::RedeployTroop(card(184), Destination::Army),
        Command::BuyLand(other),
        Command::UpgradeConnection(one, 0),
        Command::UpgradeConnection(one, 7),
        Command::Police(one),
        Command::LeaveJail,
        Command::Speculate(slot(11)),
        Command::AddIncomeCube(one),
        Command::PlacePrestigeCube(one),
        Command::Agitate(card(5), one),
        Command::Decree(card(43)),
        Command::EndActions,
        Command::Orient(Orientation::Event),
        Command::Orient(Orientation::StatusQuo),
        Command::UseSpy(card(8)),
        Command::Decline,
        Command::Retreat(card(184)),
        Command::Abandon(card(184)),
        Command::Choose(one),
        Command::DiscardFirst(slot(0)),
        Command::Keep(one),
        Command::Drop(one),
        Command::Flip(1),
        Command::Fraud(card(14)),
        Command::Assassinate(card(162), seat(2)),
        Command::TurnSide(1),
        Command::PayTo(seat(3)),
        Command::TakeHacendado(card(209)),
        Command::Roll(6),
    ];
    all.extend([Faction::Green, Faction::Blue, Faction::White, Faction::Red].map(Command::DiscardFaction));
    let places = [
        CubePlace::Income(one),
        CubePlace::Oval(one, 0),
        CubePlace::Prestige(one),
        CubePlace::Market(slot(3)),
        CubePlace::Reserve,
    ];
    all.extend(places.map(|place| Command::ShiftCube(place, CubePlace::Reserve)));
    all
}

/// One of each event that can be made by hand; the others come from games.
fn events() -> Vec<Event> {
    let (one, troop, by) = (card(61), card(184), seat(0));
    vec![
        Event::TurnBegan { seat: by, actions: 3 },
        Event::TurnBegan { seat: by, actions: 0 },
        Event::ActionsSpent { actions: 2 },
        Event::ActionRegained,
        Event::AbilityUsed { card: card(14) },
        Event::GoldPaid { seat: by, gold: 3 },
        Event::GoldGained { seat: by, gold: 1 },
        Event::GoldMoved { from: by, to: seat(1), gold: 2 },
        Event::CardBought { seat: by, slot: slot(2), card: one, counts: true },
        Event::CardToHand { seat: by, card: one },
        Event::CardPlayed { card: one },
        Event::CardDiscarded { card: one },
        Event::CardAwarded { seat: by, card: one, prestige: Prestige::Revolution },
        Event::EnterprisePlayed { seat: by, card: one },
        Event::PartnerPlayed { seat: by, card: card(8), side: 0 },
        Event::SideTurned { card: card(9), side: 1 },
        Event::TroopPlaced { seat: by, troop, at: one },
        Event::TroopJoined { seat: by, troop },
        Event::TroopLeft { troop },
        Event::TroopDisplaced { troop },
        Event::IncomePlaced { card: one, cubes: 1 },
        Event::IncomeRemoved { card: one, cubes: 2 },
        Event::Entitled { card: one, entitled: 2 },
        Event::ExtortionPlaced { seat: by, card: one },
        Event::ExtortionRemoved { seat: by, card: one },
        Event::ConnectionBuilt { seat: by, card: one, oval: 0 },
        Event::ConnectionRemoved { seat: by, card: one, oval: 0 },
        Event::PrestigePlaced { seat: by, card: one },
        Event::PrestigeRemoved { seat: by, card: one },
        Event::SpeculationPlaced { seat: by, slot: slot(6) },
        Event::SpeculationRemoved { slot: slot(6) },
        Event::UnrestPlaced { card: one, disks: 1 },
        Event::UnrestRemoved { card: one, disks: 1 },
        Event::RegimeChanged { to: Regime::Anarchy },
        Event::DepressionBegan,
        Event::DepressionEnded,
        Event::Jailed { seat: by },
        Event::Released { seat: by },
        Event::HacendadoFlipped { seat: by, plan: 1 },
        Event::HacendadoKilled { seat: by },
        Event::HacendadoTaken { seat: by, card: card(209) },
        Event::HeadlineDiscarded { card: card(128), bias: Bias::Bear, topple: false },
        Event::MarketCleared { slot: slot(0) },
        Event::CardSlid { from: slot(1), to: slot(0) },
        Event::CardRevealed { slot: slot(5), card: one, topple: false },
        Event::TurnEnded,
        Event::FactionsBanned { factions: 0b1001 },
        Event::GoldDue,
        Event::AttackCancelled,
        Event::AttackEnded,
        Event::TopplingEnded,
        Event::TopplingBegan { card: card(204), buyer: by, kind: Prestige::Command, defence: 2 },
        Event::DefenceChanged { by: -1 },
        Event::DefenceChanged { by: 1 },
        Event::DieRolled { value: 4 },
        Event::CardKept { card: one },
        Event::EnterpriseChosen { card: one },
        Event::ChoicesCleared,
        Event::GameEnded { winners: 0b10, ending: Ending::Toppled(Prestige::Outrage) },
        Event::GameEnded { winners: 0b11, ending: Ending::LastToppleFailed },
        Event::GameEnded { winners: 0b111, ending: Ending::LastToppleDiscarded },
        Event::GameEnded { winners: 0b1, ending: Ending::Standoff },
        Event::GameEnded { winners: 0, ending: Ending::Stall },
        Event::Finished,
    ]
}

/// How many events there are; three of them only a game can make.
const EVENTS: usize = 61;

/// What only the program needs to know.
const SILENT: [&str; 9] = [
    "ActionsSpent",
    "Entitled",
    "TurnEnded",
    "AttackEnded",
    "TopplingEnded",
    "ChoicesCleared",
    "Began",
    "Went",
    "Finished",
];

fn refusals() -> Vec<Illegal> {
    let (card, rule) = (card(61), Rule::Gen01);
    vec![
        Illegal::GameOver,
        Illegal::NotYours { decider: seat(1) },
        Illegal::NotAsked,
        Illegal::NoActions { needed: 1, left: 0 },
        Illegal::NoActions { needed: 2, left: 1 },
        Illegal::CannotAfford { price: 8, gold: 7, rule },
        Illegal::NoCube { rule },
        Illegal::NotInHand { card },
        Illegal::WrongKind { card, rule },
        Illegal::NotYoursInPlay { card, rule },
        Illegal::NotInPlay { card, rule },
        Illegal::NoSuchSide,
        Illegal::EmptySlot { slot: slot(3), rule },
        Illegal::TwoPurchases,
        Illegal::HandFull { cards: 5, limit: 5 },
        Illegal::NotPublic { card },
        Illegal::InUnrest { card, disks: 1, rule },
        Illegal::NoUnrest { card, rule },
        Illegal::NotJailed,
        Illegal::CivilWar { district: District::Sonora, rule },
        Illegal::OutOfJurisdiction { flag: District::Chihuahua, district: District::America },
        Illegal::TooWeak { yours: 1, theirs: 2 },
        Illegal::TooWeak { yours: 3, theirs: 3 },
        Illegal::NoArmy { rule },
        Illegal::NoEffect { rule },
        Illegal::NoOval { rule },
        Illegal::WrongTarget { card, rule },
        Illegal::OpponentOnly { card },
        Illegal::Protected { rule },
        Illegal::WrongDisks { disks: 2, rule },
        Illegal::Speculated { slot: slot(3) },
        Illegal::LastTopple,
        Illegal::NoCubeThere { rule },
        Illegal::NoPlaceForCube { rule },
        Illegal::ReserveNotEmpty { cubes: 3 },
        Illegal::AbilitySpent { card },
        Illegal::WrongRegime { regime: Regime::Us, rule },
        Illegal::StrifeBan,
        Illegal::NotOffered { rule },
        Illegal::NothingToUse { rule },
        Illegal::NotAChoice { rule },
    ]
}

fn questions() -> Vec<Question> {
    let (card, kind, defence) = (card(108), Prestige::Loyalty, 2);
    vec![
        Question::Hacendado,
        Question::Actions { left: 0 },
        Question::Actions { left: 1 },
        Question::Actions { left: 3 },
        Question::Monopolist { gold: 4 },
        Question::Orientation { card },
        Question::Orientation { card: CardId::new(204).expect("a Topple") },
        Question::Side { card },
        Question::Displaced,
        Question::Strife { one: Faction::Green, other: Faction::Red },
        Question::Cubes { left: 1 },
        Question::Cubes { left: 2 },
        Question::Nationalization { card },
        Question::Land { card },
        Question::HandDiscard { card },
        Question::ConnectionLoss { card },
        Question::Headlines,
        Question::Upkeep { card, gold: 7 },
        Question::Manifesto { kind, defence },
        Question::Fraud { kind, defence },
        Question::Assassination { kind, defence },
        Question::Spy { actor: seat(0), card, target: Some(card) },
        Question::Spy { actor: seat(0), card, target: None },
        Question::DiazOrder { one: card, other: card },
        Question::Die(Die::Row(0)),
        Question::Die(Die::Row(1)),
        Question::Die(Die::Play(card)),
        Question::Die(Die::Side(card)),
        Question::Die(Die::Strife),
    ]
}

#[test]
fn every_command_is_proposed_and_told_in_every_language() {
    let seen: BTreeSet<String> = commands().iter().map(variant).collect();
    assert_eq!(seen.len(), 37, "every command there is: {seen:?}");
    for lang in Lang::ALL {
        let narrator = Narrator::new(Deck::standard(), lang);
        for command in commands() {
            assert_said(lang, &command, &narrator.command(command));
            assert_said(lang, &command, &narrator.choice(command));
            assert_said(lang, &command, &narrator.told(Some(seat(0)), command));
        }
    }
}

#[test]
fn every_event_is_told_in_every_language_but_the_steps_of_the_program() {
    let seen: BTreeSet<String> = events().iter().map(variant).collect();
    assert_eq!(seen.len(), EVENTS - 3, "every event but Began, Went and AttackDeclared: {seen:?}");
    for lang in Lang::ALL {
        let narrator = Narrator::new(Deck::standard(), lang);
        for event in events() {
            match narrator.event(event) {
                Some(said) => assert_said(lang, &event, &said),
                None => assert!(SILENT.contains(&variant(&event).as_str()), "{event:?} is not told"),
            }
        }
    }
}

#[test]
fn every_refusal_is_explained_in_every_language_with_its_rule() {
    let seen: BTreeSet<String> = refusals().iter().map(variant).collect();
    assert_eq!(seen.len(), 39, "every refusal there is: {seen:?}");
    for lang in Lang::ALL {
        let narrator = Narrator::new(Deck::standard(), lang);
        let reasons: BTreeSet<String> = refusals().iter().map(|illegal| narrator.reason(*illegal)).collect();
        assert_eq!(reasons.len(), refusals().len(), "{}: each says something of its own", lang.code());
        for illegal in refusals() {
            let said = narrator.refusal(illegal);
            assert_said(lang, &illegal, &said);
            assert!(said.ends_with(&format!("{})", illegal.rule().id())), "{said}");
            let has_remedy = narrator.remedy(illegal.remedy()).is_some();
            assert_eq!(has_remedy, illegal.remedy() != Remedy::Nothing, "{illegal:?}");
        }
    }
}

#[test]
fn a_refusal_says_the_facts_and_what_would_help() {
    let illegal = Illegal::CannotAfford { price: 8, gold: 7, rule: Rule::ActBuy02 };
    let said = Lang::ALL.map(|lang| Narrator::new(Deck::standard(), lang).refusal(illegal));
    assert_eq!(
        said,
        [
            "It costs 8 gold, and you have 7. You need 1 more gold. (Rule ACT-BUY-02)",
            "Cuesta 8 de oro y tienes 7. Necesitas 1 de oro más. (Regla ACT-BUY-02)",
            "Cela coûte 8 or et vous en avez 7. Il vous faut 1 or de plus. (Règle ACT-BUY-02)",
            "Es kostet 8 Gold, und du hast 7. Du brauchst 1 Gold mehr. (Regel ACT-BUY-02)",
        ]
    );
}

#[test]
fn every_question_is_asked_of_whom_it_concerns_and_told_to_the_others() {
    let seen: BTreeSet<String> = questions().iter().map(variant).collect();
    assert_eq!(seen.len(), 20, "every question there is: {seen:?}");
    for lang in Lang::ALL {
        let narrator = Narrator::new(Deck::standard(), lang);
        for question in questions() {
            let is_die = matches!(question, Question::Die(_));
            let asked = Asked { whom: (!is_die).then(|| seat(1)), question };
            let (to_him, to_others) =
                (narrator.asks(asked, Viewer::Seat(seat(1))), narrator.asks(asked, Viewer::Seat(seat(0))));
            assert_said(lang, &question, &to_him);
            assert_said(lang, &question, &to_others);
            let named = narrator.seat(seat(1));
            assert_eq!(to_others.contains(&named), !is_die, "{}: {to_others}", lang.code());
            assert_eq!(to_him == to_others, is_die, "{}: {to_him}", lang.code());
        }
    }
}

#[test]
fn a_take_back_is_told_in_every_language() {
    for lang in Lang::ALL {
        let narrator = Narrator::new(Deck::standard(), lang);
        let (to_start, to_entry) = (narrator.taken_back(seat(0), 0), narrator.taken_back(seat(0), 57));
        assert_said(lang, &"taken back", &to_start);
        assert_said(lang, &"taken back", &to_entry);
        assert!(to_entry.contains("57") && !to_start.contains('0'), "{}: {to_start} {to_entry}", lang.code());
    }
}

#[test]
fn players_are_called_by_their_names_their_hacendados_or_their_seats() {
    let table = Table::new(Deck::standard(), Options::default()).expect("the standard deck fits");
    let state = begin(&table, 3, &deal(&table, 3, &mut Chance::new(7)), &mut Silent).expect("a deal");
    let view = View::of(&state, Viewer::Spectator);
    let names = ["Ana".to_owned(), String::new()];
    let plain = Narrator::new(Deck::standard(), Lang::De);
    assert_eq!(plain.seat(seat(1)), "Spieler 2");
    assert_eq!(plain.with_names(&names).seat(seat(0)), "Ana");
    assert_eq!(plain.with_names(&names).seat(seat(1)), "Spieler 2", "an empty name is none");
    let hacendado = view.hacendado(seat(1)).and_then(|card| Deck::standard().card(card)).expect("dealt");
    assert_eq!(plain.at(&table, &view).seat(seat(1)), hacendado.imprint().short);
}

/// Plays a random game and says everything that can be said on the way.
fn tell(lang: Lang, table: &Table, seats: u8, seed: u64, seen: &mut BTreeSet<String>) {
    let deck = Deck::standard();
    let mut chance = Chance::new(seed);
    let mut events: Vec<Event> = Vec::new();
    let mut state = begin(table, seats, &deal(table, seats, &mut chance), &mut events).expect("a deal");
    for said in Narrator::new(deck, lang).happened(&events) {
        assert_said(lang, &"set-up", &said);
    }
    let mut list = Vec::new();
    let mut ply = 0_u32;
    while state.outcome().is_none() {
        let who = decider(table, &state);
        let view = View::of(&state, who.map_or(Viewer::Spectator, Viewer::Seat));
        let narrator = Narrator::new(deck, lang).at(table, &view);
        let asked = view.asked(table).expect("something is asked");
        assert_eq!(asked.whom, who);
        seen.insert(variant(&asked.question));
        assert_said(lang, &asked, &narrator.prompt());
        assert_said(lang, &asked, &narrator.asks(asked, Viewer::Spectator));
        events.clear();
        let command = if dealer_must_roll(table, &state) {
            let value = chance.die();
            roll(table, &mut state, value, &mut events).expect("a die");
            Command::Roll(value)
        } else {
            legal(table, &state, &mut list);
            let command = list[chance.index(list.len())];
            let seat = who.expect("somebody decides");
            assert_said(lang, &command, &narrator.command(command));
            assert_said(lang, &command, &narrator.choice(command));
            if ply.is_multiple_of(16) {
                let preview = view.preview(table, seat, command).expect("legal");
                narrator.preview(&preview).iter().for_each(|said| assert_said(lang, &command, said));
                let illegal = check(table, &state, seat, Command::BuyPublicCard(card(61), 0));
                assert_said(lang, &command, &narrator.refusal(illegal.expect_err("no public card")));
                for line in
                    Board::new(deck, lang, table, &view).text().lines().filter(|line| !line.is_empty())
                {
                    assert_said(lang, &"board", line);
                }
            }
            play(table, &mut state, seat, command, &mut events).expect("legal");
            command
        };
        seen.insert(variant(&command));
        for said in narrator.story(who, command, &events) {
            assert_said(lang, &command, &said);
        }
        for event in &events {
            seen.insert(variant(event));
            if let Some(said) = narrator.event(*event) {
                assert_said(lang, event, &said);
            }
        }
        ply += 1;
    }
    let over = View::of(&state, Viewer::Spectator);
    assert!(over.asked(table).is_none());
    assert_said(lang, &"the end", &Narrator::new(deck, lang).at(table, &over).prompt());
}

#[test]
fn random_games_are_told_in_every_language() {
    let mut seen = BTreeSet::new();
    for (n, lang) in (0_u64..).zip(Lang::ALL.into_iter().cycle().take(16)) {
        let hacendados = if n % 3 == 0 { Hacendados::Chosen } else { Hacendados::Dealt };
        let edition = if n % 5 == 4 { Edition::First } else { Edition::Second };
        let options = Options { hacendados, edition, strife_ban: n % 2 == 0, ..Options::default() };
        let table = Table::new(Deck::standard(), options).expect("the standard deck fits");
        tell(lang, &table, u8::try_from(2 + n % 5).expect("small"), n, &mut seen);
    }
    for step in ["Began", "Went", "Finished", "AttackDeclared", "TopplingBegan", "Displaced", "Upkeep"] {
        assert!(seen.contains(step), "no game had a {step}");
    }
}

#[test]
fn a_solitaire_game_is_told_in_every_language() {
    let options = Options { solitaire: true, ..Options::default() };
    let table = Table::new(Deck::standard(), options).expect("the standard deck fits");
    let mut seen = BTreeSet::new();
    for lang in Lang::ALL {
        for seed in 0..4 {
            tell(lang, &table, 2, seed, &mut seen);
        }
    }
    for word in ["Die", "Roll", "DieRolled"] {
        assert!(seen.contains(word), "no game had a {word}");
    }
}
