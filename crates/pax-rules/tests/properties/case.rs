//! A game made of bytes: whoever draws the bytes, proptest or a fuzzer, tries the same things.

use pax_bots::{Chance, deal};
use pax_deck::vocabulary::Faction;
use pax_deck::word::Word as _;
use pax_deck::{CardId, Deck};
use pax_rules::options::{ChainFederal, DeploySackTroop, Edition, FinalGold, Hacendados, Setup, Ties};
use pax_rules::{
    Command, CubePlace, Deal, Destination, Event, Illegal, Options, Orientation, Seat, Slot, State, Table,
    Target, begin, dealer_must_roll, decider, legal, play, roll,
};

/// A source of numbers; after its end all are 0.
#[derive(Clone, Debug)]
pub(crate) struct Bytes<'a>(&'a [u8]);

/// A game to be played: its table, deal, and what is chosen at every question.
pub(crate) struct Case<'a> {
    pub(crate) table: Table,
    pub(crate) seats: u8,
    pub(crate) seed: u64,
    pub(crate) deal: Deal,
    pub(crate) choices: Vec<u16>,
    /// What is left for things beside the game: commands, texts.
    pub(crate) rest: Bytes<'a>,
}

impl<'a> Bytes<'a> {
    pub(crate) const fn new(bytes: &'a [u8]) -> Self {
        Self(bytes)
    }

    pub(crate) const fn left(&self) -> usize {
        self.0.len()
    }

    pub(crate) fn byte(&mut self) -> u8 {
        let (first, rest) = self.0.split_first().unwrap_or((&0, &[]));
        self.0 = rest;
        *first
    }

    pub(crate) fn number(&mut self) -> u16 {
        u16::from_le_bytes([self.byte(), self.byte()])
    }

    fn long(&mut self) -> u64 {
        u64::from_le_bytes(std::array::from_fn(|_| self.byte()))
    }

    /// A number below a bound.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        usize::from(self.number()) % bound.max(1)
    }

    pub(crate) fn card(&mut self) -> CardId {
        CardId::new(self.byte().max(1)).expect("not 0")
    }

    pub(crate) fn seat(&mut self) -> Seat {
        Seat::new(self.byte() % 6).expect("below 6")
    }

    pub(crate) fn slot(&mut self) -> Slot {
        Slot::new(self.byte() % 12).expect("below 12")
    }

    fn side(&mut self) -> u8 {
        self.byte() % 3
    }

    fn destination(&mut self) -> Destination {
        if self.byte().is_multiple_of(4) { Destination::Army } else { Destination::At(self.card()) }
    }

    pub(crate) fn cube(&mut self) -> CubePlace {
        match self.byte() % 5 {
            0 => CubePlace::Income(self.card()),
            1 => CubePlace::Oval(self.card(), self.side()),
            2 => CubePlace::Prestige(self.card()),
            3 => CubePlace::Market(self.slot()),
            _ => CubePlace::Reserve,
        }
    }

    /// Any command at all, sensible or not.
    pub(crate) fn command(&mut self) -> Command {
        match self.byte() % 38 {
            0 => Command::PlayEnterprise(self.card()),
            1 => Command::PlayPartner(self.card(), self.side()),
            2 => Command::PlayTroop(self.card(), self.destination()),
            3 => Command::PlayOrange(self.card(), self.card(), self.byte() % 5),
            4 => Command::PlayBlack(self.card(), Target::Player(self.seat())),
            5 => Command::PlayBlack(self.card(), Target::Card(self.card())),
            6 => Command::BuyMarketCard(self.slot()),
            7 => Command::BuyPublicCard(self.card(), self.side()),
            8 => Command::SellCard(self.card()),
            9 => Command::RedeployTroop(self.card(), self.destination()),
            10 => Command::BuyLand(self.card()),
            11 => Command::UpgradeConnection(self.card(), self.side()),
            12 => Command::Police(self.card()),
            13 => Command::LeaveJail,
            14 => Command::Speculate(self.slot()),
            15 => Command::ShiftCube(self.cube(), self.cube()),
            16 => Command::AddIncomeCube(self.card()),
            17 => Command::PlacePrestigeCube(self.card()),
            18 => Command::Agitate(self.card(), self.card()),
            19 => Command::Decree(self.card()),
            20 => Command::EndActions,
            21 => Command::Orient(Orientation::Event),
            22 => Command::Orient(Orientation::StatusQuo),
            23 => Command::UseSpy(self.card()),
            24 => Command::Decline,
            25 => Command::Retreat(self.card()),
            26 => Command::Abandon(self.card()),
            27 => Command::DiscardFaction(Faction::ALL[self.below(Faction::ALL.len())]),
            28 => Command::Choose(self.card()),
            29 => Command::DiscardFirst(self.slot()),
            30 => Command::Keep(self.card()),
            31 => Command::Drop(self.card()),
            32 => Command::Flip(self.side()),
            33 => Command::Fraud(self.card()),
            34 => Command::Assassinate(self.card(), self.seat()),
            35 => Command::TurnSide(self.side()),
            36 => Command::PayTo(self.seat()),
            _ => Command::TakeHacendado(self.card()),
        }
    }

    fn options(&mut self) -> Options {
        let bits = self.number();
        let on = |bit: u8| bits & (1 << bit) != 0;
        Options {
            setup: if on(0) { Setup::Rapid } else { Setup::Standard },
            hacendados: if on(1) { Hacendados::Chosen } else { Hacendados::Dealt },
            iron_hand: on(2),
            senility: on(3),
            retirement: on(4),
            strife_ban: on(5),
            chain_federal: if on(6) { ChainFederal::Mexico } else { ChainFederal::Any },
            deploy_sack_troop: if on(7) { DeploySackTroop::Hand } else { DeploySackTroop::Retreat },
            final_gold: if on(8) { FinalGold::Phase3 } else { FinalGold::Now },
            liberator_jailed: on(9),
            ties: if on(10) { Ties::Broken } else { Ties::Shared },
            edition: if on(11) { Edition::First } else { Edition::Second },
            stall: [4, 0, 1, 4][usize::from(bits >> 12 & 3)],
            solitaire: on(14) && on(15),
        }
    }
}

impl<'a> Case<'a> {
    /// Two bytes are the options, one the seats, eight the seed; three quarters of the rest are choices.
    pub(crate) fn new(bytes: &'a [u8]) -> Self {
        let mut bytes = Bytes::new(bytes);
        let options = bytes.options();
        let seats = if options.solitaire { 2 } else { bytes.byte() % 5 + 2 };
        let seed = bytes.long();
        let table = Table::new(Deck::standard(), options).expect("the standard deck fits");
        let deal = deal(&table, seats, &mut Chance::new(seed));
        let count = bytes.left() * 3 / 8;
        let choices = (0..count).map(|_| bytes.number()).collect();
        Self { table, seats, seed, deal, choices, rest: bytes }
    }

    /// The state in which the game begins.
    pub(crate) fn start(&self) -> State {
        begin(&self.table, self.seats, &self.deal, &mut Vec::new()).expect("the deal is right")
    }

    /// Plays by the choices, each modulo the number of legal commands, and shows every position before its command.
    pub(crate) fn playout(&self, mut each: impl FnMut(&State, Command)) -> State {
        let mut state = self.start();
        for choice in &self.choices {
            let Some(command) = self.chosen(&state, *choice) else { break };
            each(&state, command);
            self.give(&mut state, command, &mut Vec::new()).expect("a listed command is legal");
        }
        state
    }

    /// The command that a choice means; none when the game is over.
    pub(crate) fn chosen(&self, state: &State, choice: u16) -> Option<Command> {
        if dealer_must_roll(&self.table, state) {
            let value = u8::try_from(choice % 6).expect("below 6") + 1;
            return Some(Command::Roll(value));
        }
        decider(&self.table, state)?;
        let mut list = Vec::new();
        legal(&self.table, state, &mut list);
        assert!(!list.is_empty(), "a dead end");
        Some(list[usize::from(choice) % list.len()])
    }

    /// Gives a command for whoever must decide, the dealer included.
    pub(crate) fn give(
        &self,
        state: &mut State,
        command: Command,
        events: &mut Vec<Event>,
    ) -> Result<(), Illegal> {
        if let Command::Roll(value) = command {
            return roll(&self.table, state, value, events);
        }
        let seat = decider(&self.table, state).ok_or(Illegal::GameOver)?;
        play(&self.table, state, seat, command, events)
    }
}
