//! Watching one game: which cards were seen, bought, played and speculated on, and by whom.

use pax_deck::CardId;
use pax_rules::{Event, Recorder, Seat, Silent, Slot, State, Table, View, Viewer, Zone};

/// Who watches a game from its beginning.
pub(crate) trait Watcher: Recorder {
    /// Is shown the table before the first command.
    fn began(&mut self, table: &Table, state: &State);
}

impl Watcher for Silent {
    fn began(&mut self, _: &Table, _: &State) {}
}

/// As many as there are numbers for cards, and none.
pub(crate) const NUMBERS: usize = u8::MAX as usize + 1;

/// What became of a card in a game. Seats are bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Fate {
    /// Whether it lay in the Market at some moment, or beside it as a public card.
    pub(crate) seen: bool,
    /// Who bought it.
    pub(crate) bought: u8,
    played: u8,
    /// Whether somebody speculated on it.
    pub(crate) speculated: bool,
    /// Who holds it in his hand.
    holder: Option<Seat>,
    /// Whether it lies beside the Market and is played when it is bought.
    is_public: bool,
    /// Who bought it and did not take it up: it did what it does at once.
    at_once: Option<Seat>,
}

impl Fate {
    /// Returns who played it.
    pub(crate) fn played(&self) -> u8 {
        self.played | self.at_once.map_or(0, bit)
    }
}

/// What was noted of a game.
///
/// Only what happens is looked at, never a rule. A card counts as played when it leaves a hand for play, or does what it
/// says and is gone; headlines, Topples and public cards when they are bought, whatever side is chosen. What Díaz does with cards by his dice
/// counts as nothing: he has no hand, and his purchases are chance's.
#[derive(Clone, Debug)]
pub(crate) struct Watch {
    pub(crate) fates: Box<[Fate; NUMBERS]>,
    /// The Hacendado of each seat.
    pub(crate) hacendados: [Option<CardId>; Seat::MAX],
    market: [Option<CardId>; Slot::COUNT],
    /// The seat that is Díaz's.
    diaz: Option<Seat>,
}

impl Watch {
    pub(crate) fn new() -> Self {
        Self {
            fates: Box::new([Fate::default(); NUMBERS]),
            hacendados: [None; Seat::MAX],
            market: [None; Slot::COUNT],
            diaz: None,
        }
    }

    fn fate(&mut self, card: CardId) -> &mut Fate {
        &mut self.fates[usize::from(card.get())]
    }

    fn bought(&mut self, seat: Seat, card: CardId) {
        if self.diaz == Some(seat) {
            return;
        }
        let fate = self.fate(card);
        fate.bought |= bit(seat);
        fate.at_once = Some(seat);
    }

    /// A card is in play: who held it has played it. What comes from elsewhere (a partner who is won over, a troop that
    /// moves) was played before.
    fn came_into_play(&mut self, card: CardId) {
        let fate = self.fate(card);
        if let Some(seat) = fate.holder.take() {
            fate.played |= bit(seat);
        }
    }
}

const fn bit(seat: Seat) -> u8 {
    1 << seat.index()
}

impl Watcher for Watch {
    fn began(&mut self, table: &Table, state: &State) {
        let view = View::of(state, Viewer::Spectator);
        // SOLO-02: he sits behind the one player.
        self.diaz = table.options().solitaire.then(|| Seat::new(1)).flatten();
        for card in (0..=u8::MAX).filter_map(CardId::new) {
            let Some(zone) = view.zone(card) else { continue };
            let fate = self.fate(card);
            fate.is_public = zone == Zone::Public;
            fate.seen |= fate.is_public;
        }
        for slot in Slot::all() {
            self.market[slot.index()] = state.market(slot);
            if let Some(card) = state.market(slot) {
                self.fate(card).seen = true;
            }
        }
    }
}

impl Recorder for Watch {
    fn record(&mut self, event: Event) {
        match event {
            Event::CardRevealed { slot, card, .. } => {
                self.market[slot.index()] = Some(card);
                self.fate(card).seen = true;
            }
            Event::CardSlid { from, to } => self.market[to.index()] = self.market[from.index()].take(),
            Event::MarketCleared { slot } => self.market[slot.index()] = None,
            Event::CardBought { seat, slot, card, .. } => {
                self.market[slot.index()] = None;
                self.bought(seat, card);
            }
            Event::SpeculationPlaced { slot, .. } => {
                if let Some(card) = self.market[slot.index()] {
                    self.fate(card).speculated = true;
                }
            }
            Event::CardToHand { seat, card } => {
                // A troop that sacks as it arrives can come straight back.
                if self.fate(card).holder == Some(seat) {
                    self.came_into_play(card);
                }
                let fate = self.fate(card);
                fate.holder = Some(seat);
                fate.at_once = None;
            }
            Event::PartnerPlayed { seat, card, .. } if self.fate(card).is_public => {
                self.fate(card).is_public = false;
                self.fate(card).bought |= bit(seat);
                self.fate(card).played |= bit(seat);
            }
            Event::EnterprisePlayed { card, .. }
            | Event::PartnerPlayed { card, .. }
            | Event::CardPlayed { card }
            | Event::TroopPlaced { troop: card, .. }
            | Event::TroopJoined { troop: card, .. }
            | Event::TroopDisplaced { troop: card } => self.came_into_play(card),
            Event::CardDiscarded { card } => self.fate(card).holder = None,
            Event::HacendadoTaken { seat, card } => self.hacendados[seat.index()] = Some(card),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use pax_deck::Deck;
    use pax_deck::vocabulary::Kind;
    use pax_rules::{Command, Options, begin, dealer_must_roll, legal, play, roll};

    use super::*;
    use crate::bot::bot;
    use crate::{Chance, deal};

    /// Plays a game, notes what is commanded, and compares that with what was watched.
    fn compared(options: Options, players: u8, bots: &str, seed: u64) -> (u32, u32) {
        let table = Table::new(Deck::standard(), options).expect("the standard deck fits");
        let seats = players.max(2);
        let mut chance = Chance::new(seed);
        let mut watch = Watch::new();
        let dealt = deal(&table, seats, &mut chance);
        let mut state = begin(&table, seats, &dealt, &mut watch).expect("the deal is right");
        watch.began(&table, &state);
        let mut bot = bot(bots, Chance::new(seed)).expect("a bot");
        let (mut list, mut bought, mut played) = (Vec::new(), [0_u8; NUMBERS], [0_u8; NUMBERS]);
        while state.outcome().is_none() {
            if dealer_must_roll(&table, &state) {
                roll(&table, &mut state, chance.die(), &mut watch).expect("the dealer may roll");
                continue;
            }
            let seat = legal(&table, &state, &mut list).expect("the game goes on");
            let command = bot.choose(&table, &View::of(&state, Viewer::Seat(seat)), seat, &list);
            match command {
                Command::BuyMarketCard(slot) => {
                    let card = state.market(slot).expect("a card");
                    bought[usize::from(card.get())] |= bit(seat);
                    let kind = Deck::standard().card(card).expect("of the deck").kind();
                    if matches!(kind, Kind::Headline | Kind::Topple) {
                        played[usize::from(card.get())] |= bit(seat);
                    }
                }
                Command::BuyPublicCard(card, _) => {
                    bought[usize::from(card.get())] |= bit(seat);
                    played[usize::from(card.get())] |= bit(seat);
                }
                Command::PlayEnterprise(card)
                | Command::PlayPartner(card, _)
                | Command::PlayTroop(card, _)
                | Command::PlayOrange(card, ..)
                | Command::PlayBlack(card, _)
                | Command::Assassinate(card, _) => played[usize::from(card.get())] |= bit(seat),
                _ => {}
            }
            play(&table, &mut state, seat, command, &mut watch).expect("a listed command is legal");
        }
        let last = View::of(&state, Viewer::Spectator);
        for card in Deck::standard().cards() {
            let (at, fate) = (usize::from(card.id().get()), watch.fates[usize::from(card.id().get())]);
            let name = card.name();
            assert_eq!((fate.bought, fate.played()), (bought[at], played[at]), "seed {seed}, {name}");
            // What is no longer in the deck has been in the Market; Hacendados and regimes never are.
            let is_dealt = !matches!(card.kind(), Kind::Hacendado | Kind::Regime);
            let is_out = !matches!(last.zone(card.id()), None | Some(Zone::Deck | Zone::Box));
            assert_eq!(fate.seen, is_dealt && is_out, "seed {seed}, {name}");
        }
        let count = |seats: &[u8]| seats.iter().map(|seats| seats.count_ones()).sum();
        (count(&bought), count(&played))
    }

    #[test]
    fn what_is_watched_is_what_was_commanded() {
        let mut sums = (0, 0);
        for (seed, bots) in (0..).zip(["random", "greedy", "seeker", "paxomatic"].repeat(6)) {
            let players = u8::try_from(2 + seed % 5).expect("small");
            let (bought, played) = compared(Options::default(), players, bots, seed);
            sums = (sums.0 + bought, sums.1 + played);
        }
        assert!(sums.0 > 400 && sums.1 > 200, "{sums:?}");
        let mut sackers_return = Options::default();
        sackers_return.set("deploy_sack_troop=hand").expect("an option");
        for seed in 0..12 {
            compared(sackers_return, 4, "random", seed);
        }
    }

    #[test]
    fn what_diaz_does_by_dice_is_not_counted() {
        for seed in 0..6 {
            compared(Options { solitaire: true, ..Options::default() }, 1, "random", seed);
        }
    }
}
