//! The lines of a position, read one by one.

use pax_deck::CardId;
use pax_deck::number::Disks;
use pax_deck::vocabulary::{Bias, Faction, Kind, Prestige, Regime};
use pax_deck::word::Word;

use super::frames::read_frame;
use super::judge::{PENDING_MAX, judge};
use super::words::{Words, card, seat, seated};
use crate::check::HACENDADO_INCOME;
use crate::frame::Frame;
use crate::look::Look;
use crate::seat::{Seat, Slot};
use crate::state::{AttackNow, CUBES, DECK_MAX, Ending, Enterprise, Outcome, Stand, State, Toppling, Zone};
use crate::table::Table;
use crate::topple::TOPPLES;
use crate::view::Viewer;

/// The most actions that a text gives a turn.
const ACTIONS_MAX: u8 = 9;
/// The most purchases: all that lie in the Market.
const PURCHASES_MAX: u8 = 12;
/// The kinds of cards that can be in a hand.
const HELD: [Kind; 5] = [Kind::Enterprise, Kind::Partner, Kind::Troop, Kind::Orange, Kind::Black];
/// How far Díaz's defence can be from nothing.
const DEFENCE_MAX: i8 = 20;

/// How much a text tells.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Knows {
    /// Everything, the order of the deck included.
    Everything,
    /// What a viewer may know: the deck by its number of cards alone.
    WhatIsSeen,
}

/// A position in the making.
pub(super) struct Reader<'a> {
    table: &'a Table,
    state: State,
    /// Whose reserve was said.
    reserve: [Option<u8>; Seat::MAX],
    /// Whose entitlement was said.
    due: u64,
    has_turn: bool,
    knows: Knows,
    viewer: Viewer,
}

impl<'a> Reader<'a> {
    pub(super) fn new(table: &'a Table, state: &State, knows: Knows) -> Self {
        Self {
            table,
            state: *state,
            reserve: [None; Seat::MAX],
            due: 0,
            has_turn: false,
            knows,
            viewer: Viewer::Spectator,
        }
    }

    /// Reads one line.
    pub(super) fn line(&mut self, text: &str) -> Result<(), String> {
        let mut words = Words::at_table(text, self.state.seats);
        let first = words.expect("a word")?;
        if let Ok(seat) = seat(first) {
            self.player(seated(seat, self.state.seats)?, &mut words)?;
            return words.end();
        }
        match first {
            "option" | "seats" => return Ok(()),
            "regime" => self.state.regime = words.word::<Regime>()?,
            "depression" => self.state.depression = true,
            "pile" => self.state.pile = Some(words.word::<Bias>()?),
            "turn" => self.turn(&mut words)?,
            "topples" => self.topples(&mut words)?,
            "quiet" => self.state.quiet_turns = words.number()?,
            "still" => self.state.still_turns = words.number()?,
            "due" => self.state.gold_due = true,
            "ban" => {
                while let Some(word) = words.next() {
                    self.state.strife_ban.insert(Faction::parse(word)?);
                }
            }
            "used" => words.cards()?.into_iter().for_each(|card| self.state.used.add(card)),
            "market" => self.market(&mut words)?,
            "viewer" => self.viewer(&mut words)?,
            "deck" => self.deck(&mut words)?,
            "discards" => self.put_all(&words.cards()?, Zone::Discards)?,
            "bullbear" => self.put_all(&words.cards()?, Zone::BullBear)?,
            "sold-out" => self.put_all(&words.cards()?, Zone::Box)?,
            "limbo" => self.put_all(&words.cards()?, Zone::Limbo)?,
            "chosen" => {
                for card in words.cards()? {
                    self.of_kinds(card, &[Kind::Enterprise])?;
                    self.state.chosen |= self.table.bit(card);
                }
            }
            "kept" => words.cards()?.into_iter().for_each(|card| self.state.kept.add(card)),
            "attack" => self.attack(&mut words)?,
            "toppling" => self.toppling(&mut words)?,
            "pending" => self.pending(&mut words)?,
            "over" => self.over(&mut words)?,
            other => return Err(format!("there is no line `{other}`")),
        }
        words.end()
    }

    fn put(&mut self, card: CardId, zone: Zone) -> Result<(), String> {
        if self.table.row(card).kind.is_none() {
            return Err(format!("there is no card {card} in the deck"));
        }
        let place = &mut self.state.zone[usize::from(card.get())];
        if *place != Zone::Box && *place != Zone::Public {
            return Err(format!("card {card} stands twice"));
        }
        *place = zone;
        Ok(())
    }

    fn of_kinds(&self, card: CardId, kinds: &[Kind]) -> Result<(), String> {
        match self.table.row(card).kind {
            None => Err(format!("there is no card {card} in the deck")),
            Some(kind) if kinds.contains(&kind) => Ok(()),
            Some(kind) => Err(format!("card {card} is of the kind {}, which cannot be there", kind.word())),
        }
    }

    /// Refuses a card that is never dealt.
    fn dealt(&self, card: CardId) -> Result<(), String> {
        self.of_kinds(card, &[HELD.as_slice(), &[Kind::Headline, Kind::Topple]].concat())
    }

    fn put_all(&mut self, cards: &[CardId], zone: Zone) -> Result<(), String> {
        cards.iter().try_for_each(|card| self.put(*card, zone))
    }

    fn viewer(&mut self, words: &mut Words<'_>) -> Result<(), String> {
        if self.knows == Knows::Everything {
            return Err("a viewer sees no order of the deck: `deck ?` and a number is missing".to_owned());
        }
        self.viewer = Viewer::Seat(words.seat()?);
        Ok(())
    }

    fn deck(&mut self, words: &mut Words<'_>) -> Result<(), String> {
        let too_many = format!("the deck has more than {DECK_MAX} cards");
        let fits = |cards: usize| u8::try_from(cards).ok().filter(|_| cards <= DECK_MAX).ok_or(too_many);
        if self.knows == Knows::WhatIsSeen {
            if !words.take("?") {
                return Err("who does not know the order of the deck writes `deck ?` and a number".to_owned());
            }
            self.state.deck_len = fits(words.number()?)?;
            return Ok(());
        }
        let cards = words.cards()?;
        self.state.deck_len = fits(cards.len())?;
        for (place, card) in self.state.deck.iter_mut().zip(cards.iter().rev()) {
            *place = card.get();
        }
        cards.iter().try_for_each(|card| self.dealt(*card))?;
        self.put_all(&cards, Zone::Deck)
    }

    /// How the game ended, and who has won.
    fn over(&mut self, words: &mut Words<'_>) -> Result<(), String> {
        let ending = match words.expect("an ending")? {
            "toppled" => Ending::Toppled(words.word()?),
            "last-failed" => Ending::LastToppleFailed,
            "last-discarded" => Ending::LastToppleDiscarded,
            "standoff" => Ending::Standoff,
            "stall" => Ending::Stall,
            other => {
                return Err(format!(
                    "`{other}` is no ending: toppled, last-failed, last-discarded, standoff or stall"
                ));
            }
        };
        let mut winners = 0;
        while let Some(word) = words.next() {
            winners |= 1 << seated(seat(word)?, self.state.seats)?.number();
        }
        self.state.outcome = Some(Outcome { winners, ending });
        Ok(())
    }

    fn turn(&mut self, words: &mut Words<'_>) -> Result<(), String> {
        self.has_turn = true;
        self.state.active = words.seat()?;
        self.state.actions = words.at_most(ACTIONS_MAX)?;
        self.state.turn = 1;
        while let Some(word) = words.next() {
            match word {
                "number" => self.state.turn = words.number()?,
                "purchases" => {
                    self.state.purchases = words.at_most(PURCHASES_MAX)?;
                    self.state.bought = true;
                    self.state.moved = true;
                }
                "bought" => self.state.bought = true,
                "moved" => self.state.moved = true,
                other => return Err(format!("`{other}` says nothing about a turn")),
            }
        }
        Ok(())
    }

    fn topples(&mut self, words: &mut Words<'_>) -> Result<(), String> {
        while let Some(word) = words.next() {
            match word {
                "gone" => self.state.topples_gone = words.at_most(TOPPLES)?,
                "seen" => self.state.topples_seen = words.at_most(TOPPLES)?,
                "last" => self.state.last_topple = Some(words.card()?),
                "new" => self.state.last_topple_new = true,
                other => return Err(format!("`{other}` says nothing about topples")),
            }
        }
        Ok(())
    }

    fn market(&mut self, words: &mut Words<'_>) -> Result<(), String> {
        let mut slots = Slot::all();
        while let Some(word) = words.next() {
            if word == "/" {
                continue;
            }
            let slot = slots.next().ok_or("the market has twelve places")?;
            if word == "." {
                continue;
            }
            let (number, cube) =
                word.split_once('*').map_or((word, None), |(number, cube)| (number, Some(cube)));
            let card = card(number)?;
            self.dealt(card)?;
            self.put(card, Zone::Market)?;
            self.state.market[slot.index()] = Some(card);
            let cube = cube.map(seat).transpose()?;
            self.state.speculation[slot.index()] =
                cube.map(|cube| seated(cube, self.state.seats)).transpose()?;
        }
        Ok(())
    }

    fn player(&mut self, seat: Seat, words: &mut Words<'_>) -> Result<(), String> {
        while let Some(word) = words.next() {
            let player = &mut self.state.players[seat.index()];
            match word {
                "gold" => player.gold = words.number()?,
                "reserve" => self.reserve[seat.index()] = Some(words.at_most(CUBES)?),
                "jailed" => player.jailed = true,
                "jailed-now" => {
                    player.jailed = true;
                    player.jailed_now = true;
                }
                "hacendado" => {
                    let card = words.card()?;
                    if self.table.kind(card) != Kind::Hacendado {
                        return Err(format!("card {card} is no Hacendado"));
                    }
                    if player.hacendado != 0 {
                        return Err(format!("{seat} has a Hacendado already"));
                    }
                    player.hacendado = card.get();
                    player.hacendado_income = 2;
                    self.put(card, Zone::InPlay(seat))?;
                }
                "plan" => {
                    let plan: u8 = words.number()?;
                    player.stand = Stand::Flipped(
                        plan.checked_sub(1).filter(|plan| *plan < 2).ok_or("a plan is 1 or 2")?,
                    );
                    player.hacendado_income = 0;
                }
                "dead" => player.stand = Stand::Dead,
                "owed" => player.hacendado_income = words.at_most(HACENDADO_INCOME)?,
                "covered" => {
                    let hacendado = CardId::new(player.hacendado).ok_or("say the Hacendado first")?;
                    self.state.prestige_cubes.add(hacendado);
                }
                "hand" => {
                    for card in words.cards()? {
                        self.of_kinds(card, &HELD)?;
                        self.put(card, Zone::Hand(seat))?;
                        self.state.hand[seat.index()].add(card);
                    }
                }
                "grudge" => self.grudge(seat, words)?,
                "army" => {
                    while let Some(word) = words.next() {
                        self.troop(seat, word, None)?;
                    }
                }
                "displaced" => {
                    for card in words.cards()? {
                        self.of_kinds(card, &[Kind::Troop])?;
                        self.put(card, Zone::Displaced(seat))?;
                        self.state.displaced |= self.table.bit(card);
                    }
                }
                "has" => self.has(seat, words)?,
                other => return Err(format!("`{other}` says nothing about a player")),
            }
        }
        Ok(())
    }

    fn grudge(&mut self, seat: Seat, words: &mut Words<'_>) -> Result<(), String> {
        while let Some(word) = words.next() {
            let card = self.with_cube(word)?;
            self.of_kinds(card, &[Kind::Enterprise, Kind::Orange, Kind::Black])?;
            self.put(card, Zone::Grudge(seat))?;
            let award = self.table.row(card).attack.and_then(|attack| attack.award);
            let prestige = award.unwrap_or(Prestige::Revolution);
            self.state.players[seat.index()].grudge[prestige.index()] += 1;
        }
        Ok(())
    }

    /// Reads a card, with a `+` if a Prestige Cube lies on it.
    fn with_cube(&mut self, word: &str) -> Result<CardId, String> {
        let (number, covered) = word.strip_suffix('+').map_or((word, false), |number| (number, true));
        let card = card(number)?;
        if covered {
            self.state.prestige_cubes.add(card);
        }
        Ok(card)
    }

    fn troop(&mut self, seat: Seat, word: &str, at: Option<CardId>) -> Result<CardId, String> {
        let troop = self.with_cube(word)?;
        if self.table.kind(troop) != Kind::Troop {
            return Err(format!("card {troop} is no troop"));
        }
        self.put(troop, Zone::InPlay(seat))?;
        self.state.troops_of[seat.index()] |= self.table.bit(troop);
        self.state.troop_at[usize::from(self.table.row(troop).index)] = at.map_or(0, CardId::get);
        Ok(troop)
    }

    fn has(&mut self, seat: Seat, words: &mut Words<'_>) -> Result<(), String> {
        let card = words.card()?;
        self.put(card, Zone::InPlay(seat))?;
        let row = self.table.row(card);
        match row.kind {
            Some(Kind::Enterprise) => {
                self.state.enterprises_of[seat.index()] |= self.table.bit(card);
                self.enterprise(seat, card, words)
            }
            Some(Kind::Partner | Kind::Public) => {
                self.state.partners_of[seat.index()] |= self.table.bit(card);
                while let Some(word) = words.next() {
                    match word {
                        "second" => self.state.second_side |= self.table.bit(card),
                        "income" => {
                            self.state.partner_cubes[usize::from(row.index)] = words.at_most(CUBES)?;
                        }
                        "covered" => self.state.prestige_cubes.add(card),
                        other => return Err(format!("`{other}` says nothing about a partner")),
                    }
                }
                Ok(())
            }
            _ => Err(format!("card {card} is not one that stands in a tableau")),
        }
    }

    fn enterprise(&mut self, owner: Seat, card: CardId, words: &mut Words<'_>) -> Result<(), String> {
        let mut place = Enterprise::default();
        while let Some(word) = words.next() {
            match word {
                "income" => place.income = words.at_most(CUBES)?,
                "unrest" => place.unrest = words.number()?,
                "oval1" => place.ovals[0] = words.seat()?.number() + 1,
                "oval2" => place.ovals[1] = words.seat()?.number() + 1,
                "covered" => self.state.prestige_cubes.add(card),
                "due" => {
                    place.entitled = words.number()?;
                    self.due |= self.table.bit(card);
                }
                "troop" => {
                    let troop = words.expect("a troop")?;
                    place.troop = self.troop(owner, troop, Some(card))?.get();
                }
                "extorted" => {
                    let troop = words.expect("a troop")?;
                    if !words.take("by") {
                        return Err("`extorted` is followed by a troop, `by` and a player".to_owned());
                    }
                    let seat = words.seat()?;
                    place.extorted = !words.take("bare");
                    place.troop = self.troop(seat, troop, Some(card))?.get();
                }
                other => return Err(format!("`{other}` says nothing about an enterprise")),
            }
        }
        self.state.enterprises[usize::from(self.table.row(card).index)] = place;
        Ok(())
    }

    fn attack(&mut self, words: &mut Words<'_>) -> Result<(), String> {
        let mut now = AttackNow { card: words.card()?.get(), ..AttackNow::default() };
        while let Some(word) = words.next() {
            match word {
                "by" => now.actor = words.seat()?,
                "on" => now.victim = words.seat()?,
                "at" => now.target = words.card()?.get(),
                "disks" => now.disks = words.at_most(Disks::MAX)?,
                "store" => {
                    let seat = words.seat()?;
                    now.gun_stores[seat.index()] = words.number()?;
                }
                "immune" => now.jail_immune = true,
                "cancelled" => now.cancelled = true,
                "kill" => now.on_player = true,
                other => return Err(format!("`{other}` says nothing about an attack")),
            }
        }
        self.state.attack = now;
        Ok(())
    }

    fn toppling(&mut self, words: &mut Words<'_>) -> Result<(), String> {
        let card = words.card()?.get();
        let buyer = words.seat()?;
        let kind = u8::try_from(words.word::<Prestige>()?.index()).unwrap_or(0);
        let defence: i8 = words.number()?;
        if !(-DEFENCE_MAX..=DEFENCE_MAX).contains(&defence) {
            return Err(format!("{defence} is no defence; it is -{DEFENCE_MAX} to {DEFENCE_MAX}"));
        }
        self.state.toppling = Toppling { card, buyer, kind, defence };
        Ok(())
    }

    fn pending(&mut self, words: &mut Words<'_>) -> Result<(), String> {
        let frame = read_frame(words)?;
        if self.state.frames_len == PENDING_MAX {
            return Err(format!("more than {PENDING_MAX} things are pending"));
        }
        self.state.frames[usize::from(self.state.frames_len)] = frame;
        self.state.frames_len += 1;
        Ok(())
    }

    /// Fills in what follows from the rest.
    pub(super) fn finish(mut self) -> Result<(State, Viewer), String> {
        if self.state.frames_len == 0 && self.state.outcome.is_none() {
            self.state.frames[0] = Frame::Actions;
            self.state.frames_len = 1;
        }
        if !self.has_turn {
            self.state.actions = 3;
            self.state.turn = 1;
        }
        for owner in self.state.all_seats() {
            let set = self.state.enterprises_of[owner.index()];
            for index in crate::set::bits(set) {
                let card = self.table.enterprises[usize::from(index)];
                if self.due & self.table.bit(card) == 0 {
                    let entitled = Look::new(self.table, &self.state).entitlement(card);
                    self.state.enterprises[usize::from(index)].entitled = entitled;
                }
            }
        }
        for seat in self.state.all_seats().filter(|seat| !self.table.is_diaz(*seat)) {
            self.state.players[seat.index()].reserve = 0;
            let used = crate::invariant::cubes_of(Look::new(self.table, &self.state), seat);
            let rest = u32::from(CUBES)
                .checked_sub(used)
                .ok_or(format!("{seat} has {used} cubes on the table; fifteen are all"))?;
            let said = self.reserve[seat.index()];
            if let Some(said) = said.filter(|said| u32::from(*said) > rest) {
                return Err(format!(
                    "{seat} has {used} cubes on the table and {said} in reserve; fifteen are all"
                ));
            }
            self.state.players[seat.index()].reserve = said.unwrap_or(u8::try_from(rest).unwrap_or(0));
        }
        judge(self.table, &self.state, self.knows == Knows::Everything)?;
        Ok((self.state, self.viewer))
    }
}
