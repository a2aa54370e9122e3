//! Positions as text: our FEN.
//!
//! A line says one thing; what is not said is as at the start of a game, or nowhere. The same text is the fixture of
//! every rule test, so it is short where a position is simple: cubes in reserve and remembered entitlements follow from
//! the rest unless they are said.

use pax_deck::vocabulary::{Bias, Faction, Kind, Prestige, Regime};
use pax_deck::word::Word;
use pax_deck::{CardId, Deck};

use super::frames::read_frame;
use super::words::{Words, card, seat};
use super::write::write;
use crate::frame::Frame;
use crate::look::Look;
use crate::options::Options;
use crate::seat::{Seat, Slot};
use crate::setup::{Deal, blank};
use crate::state::{AttackNow, CUBES, Enterprise, Stand, State, Toppling, Zone};
use crate::table::Table;

/// The right to write down what is hidden. Tests, the command line and the store hold one; a client never does.
#[derive(Clone, Copy, Debug)]
pub struct Keeper(());

impl Keeper {
    /// Takes the right.
    #[must_use]
    pub const fn new() -> Self {
        Self(())
    }
}

impl Default for Keeper {
    fn default() -> Self {
        Self::new()
    }
}

/// A game with its table, read from a text.
#[derive(Clone, Debug)]
pub struct Position {
    /// The deck and the options.
    pub table: Table,
    /// The state.
    pub state: State,
}

/// A text that is no position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {why}")]
pub struct BadPosition {
    /// The line, from 1; 0 is the whole.
    pub line: usize,
    /// What is wrong.
    pub why: String,
}

impl Position {
    /// Reads a position.
    ///
    /// # Errors
    ///
    /// Names the line and what is wrong in it.
    pub fn read(deck: &Deck, text: &str) -> Result<Self, BadPosition> {
        let lines =
            || text.lines().enumerate().map(|(n, line)| (n + 1, line.split('#').next().unwrap_or("").trim()));
        let mut options = Options::default();
        let mut seats = 2;
        for (line, text) in lines() {
            let mut words = Words::new(text);
            let first = words.next().unwrap_or("");
            let told = match first {
                "option" => words.expect("an option").and_then(|option| options.set(option)),
                "seats" => words.number().map(|number: u8| seats = number),
                _ => {
                    seats = seats.max(seat(first).map_or(0, |seat| seat.number() + 1));
                    Ok(())
                }
            };
            told.map_err(|why| BadPosition { line, why })?;
        }
        if !(2..=6).contains(&seats) {
            return Err(BadPosition { line: 0, why: format!("{seats} players; there are two to six") });
        }
        let whole = |why: String| BadPosition { line: 0, why };
        if options.solitaire && seats != 2 {
            return Err(whole(format!("{seats} seats; the solitaire game has two, and p2 is Díaz")));
        }
        let table = Table::new(deck, options).map_err(|error| whole(error.to_string()))?;
        let empty = Deal { hacendados: Vec::new(), market: Vec::new(), deck: Vec::new() };
        let mut reader = Reader::new(&table, &blank(&table, seats, &empty));
        for (line, text) in lines().filter(|(_, text)| !text.is_empty()) {
            reader.line(text).map_err(|why| BadPosition { line, why })?;
        }
        let state = reader.finish().map_err(whole)?;
        Ok(Self { table, state })
    }

    /// Writes the position, what is hidden included.
    #[must_use]
    pub fn write(&self, _: Keeper) -> String {
        write(&self.table, &self.state)
    }
}

struct Reader<'a> {
    table: &'a Table,
    state: State,
    /// Whose reserve was said.
    reserve: [Option<u8>; Seat::MAX],
    /// Whose entitlement was said.
    due: u64,
    has_turn: bool,
}

impl<'a> Reader<'a> {
    fn new(table: &'a Table, state: &State) -> Self {
        Self { table, state: *state, reserve: [None; Seat::MAX], due: 0, has_turn: false }
    }

    fn line(&mut self, text: &str) -> Result<(), String> {
        let mut words = Words::new(text);
        let first = words.expect("a word")?;
        if let Ok(seat) = seat(first) {
            self.player(seat, &mut words)?;
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
            "deck" => {
                let cards = words.cards()?;
                self.state.deck_len = u8::try_from(cards.len())
                    .ok()
                    .filter(|len| *len <= 128)
                    .ok_or("the deck has more than 128 cards")?;
                for (place, card) in self.state.deck.iter_mut().zip(cards.iter().rev()) {
                    *place = card.get();
                }
                self.put_all(&cards, Zone::Deck)?;
            }
            "discards" => self.put_all(&words.cards()?, Zone::Discards)?,
            "bullbear" => self.put_all(&words.cards()?, Zone::BullBear)?,
            "sold-out" => self.put_all(&words.cards()?, Zone::Box)?,
            "limbo" => self.put_all(&words.cards()?, Zone::Limbo)?,
            "chosen" => words.cards()?.into_iter().for_each(|card| self.state.chosen |= self.table.bit(card)),
            "kept" => words.cards()?.into_iter().for_each(|card| self.state.kept.add(card)),
            "attack" => self.attack(&mut words)?,
            "toppling" => self.toppling(&mut words)?,
            "pending" => self.pending(&mut words)?,
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

    fn put_all(&mut self, cards: &[CardId], zone: Zone) -> Result<(), String> {
        cards.iter().try_for_each(|card| self.put(*card, zone))
    }

    fn turn(&mut self, words: &mut Words<'_>) -> Result<(), String> {
        self.has_turn = true;
        self.state.active = words.seat()?;
        self.state.actions = words.number()?;
        self.state.turn = 1;
        while let Some(word) = words.next() {
            match word {
                "number" => self.state.turn = words.number()?,
                "purchases" => {
                    self.state.purchases = words.number()?;
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
                "gone" => self.state.topples_gone = words.number()?,
                "seen" => self.state.topples_seen = words.number()?,
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
            self.put(card, Zone::Market)?;
            self.state.market[slot.index()] = Some(card);
            self.state.speculation[slot.index()] = cube.map(seat).transpose()?;
        }
        Ok(())
    }

    fn player(&mut self, seat: Seat, words: &mut Words<'_>) -> Result<(), String> {
        while let Some(word) = words.next() {
            let player = &mut self.state.players[seat.index()];
            match word {
                "gold" => player.gold = words.number()?,
                "reserve" => self.reserve[seat.index()] = Some(words.number()?),
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
                "owed" => player.hacendado_income = words.number()?,
                "covered" => {
                    let hacendado = CardId::new(player.hacendado).ok_or("say the Hacendado first")?;
                    self.state.prestige_cubes.add(hacendado);
                }
                "hand" => {
                    for card in words.cards()? {
                        self.put(card, Zone::Hand(seat))?;
                        self.state.hand[seat.index()].add(card);
                    }
                }
                "grudge" => self.grudge(seat, words)?,
                "army" => {
                    for card in words.cards()? {
                        self.troop(seat, card, None)?;
                    }
                }
                "displaced" => {
                    for card in words.cards()? {
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
            let (number, covered) = word.strip_suffix('+').map_or((word, false), |number| (number, true));
            let card = card(number)?;
            self.put(card, Zone::Grudge(seat))?;
            let award = self.table.row(card).attack.and_then(|attack| attack.award);
            let prestige = award.unwrap_or(Prestige::Revolution);
            self.state.players[seat.index()].grudge[prestige.index()] += 1;
            if covered {
                self.state.prestige_cubes.add(card);
            }
        }
        Ok(())
    }

    fn troop(&mut self, seat: Seat, troop: CardId, at: Option<CardId>) -> Result<(), String> {
        if self.table.kind(troop) != Kind::Troop {
            return Err(format!("card {troop} is no troop"));
        }
        self.put(troop, Zone::InPlay(seat))?;
        self.state.troops_of[seat.index()] |= self.table.bit(troop);
        self.state.troop_at[usize::from(self.table.row(troop).index)] = at.map_or(0, CardId::get);
        Ok(())
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
                        "income" => self.state.partner_cubes[usize::from(row.index)] = words.number()?,
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
                "income" => place.income = words.number()?,
                "unrest" => place.unrest = words.number()?,
                "oval1" => place.ovals[0] = words.seat()?.number() + 1,
                "oval2" => place.ovals[1] = words.seat()?.number() + 1,
                "covered" => self.state.prestige_cubes.add(card),
                "due" => {
                    place.entitled = words.number()?;
                    self.due |= self.table.bit(card);
                }
                "troop" => {
                    let troop = words.card()?;
                    place.troop = troop.get();
                    self.troop(owner, troop, Some(card))?;
                }
                "extorted" => {
                    let troop = words.card()?;
                    if !words.take("by") {
                        return Err("`extorted` is followed by a troop, `by` and a player".to_owned());
                    }
                    let seat = words.seat()?;
                    place.troop = troop.get();
                    place.extorted = !words.take("bare");
                    self.troop(seat, troop, Some(card))?;
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
                "disks" => now.disks = words.number()?,
                "stores" => now.gun_stores = words.number()?,
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
        self.state.toppling = Toppling { card, buyer, kind, defence: words.number()? };
        Ok(())
    }

    fn pending(&mut self, words: &mut Words<'_>) -> Result<(), String> {
        let frame = read_frame(words)?;
        let at = usize::from(self.state.frames_len);
        *self.state.frames.get_mut(at).ok_or("too many pending questions")? = frame;
        self.state.frames_len += 1;
        Ok(())
    }

    /// Fills in what follows from the rest.
    fn finish(mut self) -> Result<State, String> {
        if self.state.frames_len == 0 {
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
            self.state.players[seat.index()].reserve = said.unwrap_or(u8::try_from(rest).unwrap_or(0));
        }
        Ok(self.state)
    }
}
