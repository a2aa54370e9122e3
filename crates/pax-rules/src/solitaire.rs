//! SOLO: the dice game against Díaz, who never decides: dice, and these rules, do it for him.

use pax_deck::CardId;
use pax_deck::deed::Steal;
use pax_deck::effect::{Effect, Tally};
use pax_deck::vocabulary::{Kind, Prestige, Regime, Sort};

use crate::check::permit;
use crate::command::{Command, Destination, Target};
use crate::event::Event;
use crate::frame::{Cause, Die, Frame};
use crate::illegal::Illegal;
use crate::look::Look;
use crate::options::Edition;
use crate::resolution::{Recorder, Resolution};
use crate::rule::Rule;
use crate::seat::{Seat, Slot};
use crate::set::CardSet;
use crate::state::State;
use crate::table::{Attack, Table};
use crate::troop::Move;

/// SOLO-01: the human goes first.
pub(crate) const HUMAN: Seat = Seat::at(0);
const DIAZ: Seat = Seat::at(1);
/// SOLO-03: Díaz's own points of Outrage, and of each other kind.
const BASE_OUTRAGE: u8 = 6;
const BASE: u8 = 4;
/// The last face of a die that means the first of two.
const FIRST_OF_TWO: u8 = 3;

/// Tells whether the game waits for a die. No seat can answer that: the dealer [`roll`]s it.
#[must_use]
pub const fn dealer_must_roll(_: &Table, state: &State) -> bool {
    state.die().is_some()
}

/// Goes on with what the dealer has rolled: DP-40.
///
/// # Errors
///
/// Refuses what is not asked, and what no die shows; the state stays as it was.
pub fn roll(
    table: &Table,
    state: &mut State,
    value: u8,
    recorder: &mut impl Recorder,
) -> Result<(), Illegal> {
    if state.outcome.is_some() {
        return Err(Illegal::GameOver);
    }
    let die = state.die().ok_or(Illegal::NotAsked)?;
    if !(1..=6).contains(&value) {
        return Err(Illegal::NotAChoice { rule: Rule::Solo04 });
    }
    let mut resolution = Resolution::new(table, state, recorder);
    resolution.emit(Event::DieRolled { value });
    resolution.finish();
    resolution.rolled(die, value);
    resolution.advance();
    Ok(())
}

impl State {
    /// Returns what the die is for that the dealer must roll, if there is one.
    #[must_use]
    pub const fn die(&self) -> Option<Die> {
        let Some(top) = self.frames_len.checked_sub(1) else { return None };
        match self.frames[top as usize] {
            Frame::Die(die) => Some(die),
            _ => None,
        }
    }
}

impl Table {
    /// Returns Díaz's seat in the solitaire game.
    #[must_use]
    pub const fn diaz(&self) -> Option<Seat> {
        if self.options.solitaire { Some(DIAZ) } else { None }
    }

    /// Tells whether a seat is Díaz's.
    pub(crate) const fn is_diaz(&self, seat: Seat) -> bool {
        self.options.solitaire && seat.number() == DIAZ.number()
    }

    /// Returns Díaz as a bit of his seat; nothing where he does not sit.
    pub(crate) fn diaz_bit(&self) -> u8 {
        u8::from(self.options.solitaire) << DIAZ.number()
    }

    /// SOLO-03 **Díaz's own points.**
    #[expect(clippy::unused_self, reason = "a number of the table, like the others")]
    pub(crate) const fn diaz_base(&self, kind: Prestige) -> u8 {
        if matches!(kind, Prestige::Outrage) { BASE_OUTRAGE } else { BASE }
    }
}

impl Look<'_> {
    /// AMB-68: whether the event of a headline names Pax, whatever regime is in force.
    pub(crate) fn names_pax(self, card: CardId) -> bool {
        self.row(card).effects[0].contains(&Effect::Regime(Regime::Pax))
    }

    /// ED-30: in the first edition Díaz's points are his own and those of his partners.
    pub(crate) fn diaz_points_first(self, diaz: Seat, prestige: Prestige) -> u8 {
        let partners = self
            .partners_of(diaz)
            .filter(|card| self.row(*card).prestige[self.side(*card)] == Some(prestige));
        partners.fold(self.table.diaz_base(prestige), |points, _| points + 1)
    }

    fn is_first_edition(self) -> bool {
        self.table.options.edition == Edition::First
    }

    /// SOLO-09: whether Díaz keeps an enterprise. A slave enterprise bears its point upside down, and that counts.
    fn diaz_keeps(self, card: CardId) -> bool {
        let row = self.row(card);
        let has_icon = row.prestige[0].is_some() || row.slave || row.sort == Some(Sort::Plantation);
        has_icon && !self.is_first_edition() && self.check_flag(card, Rule::ActPlay10).is_ok()
    }

    /// SOLO-17 to SOLO-19 **Target choice**: of enterprises the one with the most cubes, of partners one whose prestige
    /// is the kind that the human has most of; then the one free of Unrest, with the highest number.
    fn diaz_picks(self, cards: impl Iterator<Item = CardId>) -> Option<CardId> {
        cards.max_by_key(|card| {
            let place = match self.table.kind(*card) {
                Kind::Enterprise => Some(*card),
                Kind::Troop => self.place_of(*card),
                _ => None,
            };
            let is_calm = place.is_none_or(|place| self.at(place).unrest == 0);
            let weight = match self.table.kind(*card) {
                Kind::Enterprise => self.cubes_on(*card),
                Kind::Partner | Kind::Public => {
                    self.upright(*card).map_or(0, |prestige| self.points(HUMAN, prestige) + 1)
                }
                _ => 0,
            };
            (weight, is_calm, *card)
        })
    }

    /// SOLO-12, SOLO-13: where Díaz sends a troop: to extort the human, else to an enterprise of his own.
    fn diaz_destination(self, troop: CardId) -> Option<CardId> {
        self.check_flag(troop, Rule::ActPlay10).ok()?;
        self.banned(self.row(troop).factions[0]).ok()?;
        let can_go = |at: &CardId| self.check_enterprise(DIAZ, troop, *at, Move::Play).is_ok();
        // He does not relieve a troop of his own.
        let has_own =
            |at: &CardId| self.occupant(*at).and_then(|other| self.state.owner(other)) == Some(DIAZ);
        let extortable =
            self.enterprises_of(HUMAN).filter(|at| self.profit(*at) > 0 && !has_own(at)).filter(can_go);
        self.diaz_picks(extortable).or_else(|| {
            let own = self.enterprises_of(DIAZ).filter(|at| !has_own(at)).filter(can_go);
            self.diaz_picks(own.filter(|_| !self.is_first_edition()))
        })
    }

    /// SOLO-16: by how much Díaz raises his defence with a card of his, if he does.
    pub(crate) fn diaz_raises(self, card: CardId, kind: Prestige) -> Option<i8> {
        self.fraud(card, kind).filter(|by| *by > 0 && self.upright(card) != Some(kind))
    }

    /// How much gold Díaz would steal from the human.
    fn diaz_theft(self, attack: &Attack) -> u16 {
        let gold = match attack.steal {
            Steal::Gold(gold) => u16::from(gold.get()),
            Steal::Counted(theft) => {
                let holder = match theft.of {
                    pax_deck::deed::Holder::Actor => DIAZ,
                    pax_deck::deed::Holder::Victim => HUMAN,
                };
                let times = match theft.per {
                    Tally::Cards(filter) => self.count(holder, &filter),
                    Tally::Prestige(prestige) => u16::from(self.points(holder, prestige)),
                };
                u16::from(theft.each.get()) * times
            }
        };
        gold.min(self.state.gold(HUMAN))
    }

    /// SOLO-14, SOLO-15: at which of a victim's enterprises Díaz aims an orange card.
    fn diaz_orange(self, card: CardId, attack: &Attack, victim: Seat) -> Option<CardId> {
        self.check_flag(card, Rule::Orange13).ok()?;
        let fits = |target: &CardId| self.orange_target(DIAZ, card, attack, *target).is_ok();
        self.diaz_picks(self.enterprises_of(victim).filter(fits))
    }

    /// SOLO-14, SOLO-15: at what of a victim's Díaz aims a black card. He needs neither gold nor actions nor a regime
    /// (SOLO-34).
    fn diaz_black(self, card: CardId, attack: &Attack, victim: Seat) -> Option<Target> {
        let is_own = victim == DIAZ;
        if is_own && attack.opponent_only {
            return None;
        }
        let steals = !is_own && self.diaz_theft(attack) > 0;
        // ED-30: in the first edition he discards what does not steal; and a theft needs something to steal.
        if !steals && (self.is_first_edition() || (attack.deed.is_none() && !is_own)) {
            return None;
        }
        let fits = |target: Target| {
            self.black_target(DIAZ, card, attack, target).is_ok_and(|(whose, _)| whose == victim)
        };
        let cards = self.enterprises_of(victim).chain(self.partners_of(victim)).chain(self.troops_of(victim));
        let picked = self.diaz_picks(cards.filter(|target| fits(Target::Card(*target))));
        let player = Target::Player(victim);
        picked.map(Target::Card).or_else(|| Some(player).filter(|player| fits(*player)))
    }
}

impl<R: Recorder> Resolution<'_, R> {
    /// SOLO-04 **Díaz's turn**: a die for each row, upper row first; both cards are played in the order of purchase; then
    /// phases 2 and 3 (SOLO-28).
    pub(crate) fn diaz_goes_on(&mut self, stage: u8, one: u8, other: u8) -> bool {
        let next = |one, other| Frame::Diaz { stage: stage + 1, one, other };
        match stage {
            0 | 1 => {
                self.go(next(one, other));
                let row = usize::from(stage);
                if (0..Slot::COLUMNS).any(|column| self.state.market[Slot::at(row, column).index()].is_some())
                {
                    self.begin(Frame::Die(Die::Row(stage)));
                }
            }
            2 => {
                self.go(next(one, other));
                if let (Some(one), Some(other), true) =
                    (CardId::new(one), CardId::new(other), self.look().is_first_edition())
                {
                    self.begin(Frame::DiazOrder { one, other });
                }
            }
            3 | 4 => {
                self.go(next(other, 0));
                if let Some(card) = CardId::new(one) {
                    self.begin(Frame::Checkpoint(Some(DIAZ)));
                    self.diaz_plays(card);
                }
            }
            _ => self.go(Frame::Phase2),
        }
        true
    }

    /// DP-39: the human has said which card comes first.
    pub(crate) fn diaz_order(&mut self, one: CardId, other: CardId, first: CardId) {
        self.finish();
        if first == other {
            self.go(Frame::Diaz { stage: 3, one: other.get(), other: one.get() });
        }
    }

    /// A die has fallen.
    fn rolled(&mut self, die: Die, value: u8) {
        let side = u8::from(value > FIRST_OF_TWO);
        match die {
            Die::Row(row) => self.diaz_buys(row, value),
            Die::Play(card) => self.diaz_joined(card, side),
            Die::Side(card) => self.turn_side(DIAZ, card, side),
            Die::Strife => {
                if let Some(Frame::Strife { one, other, .. }) = self.state.top() {
                    self.strife_discard(DIAZ, if side == 0 { one } else { other });
                }
            }
        }
    }

    /// SOLO-05 **Díaz buys** the card of that column, or the next cheaper one of the row (AMB-79); the pool pays the
    /// speculator (AMB-64).
    fn diaz_buys(&mut self, row: u8, value: u8) {
        let slot = (0..usize::from(value))
            .rev()
            .map(|column| Slot::at(usize::from(row), column))
            .find(|slot| self.state.market[slot.index()].is_some());
        let Some(slot) = slot else { return };
        let Some(card) = self.state.market[slot.index()] else { return };
        if let Some(seat) = self.state.speculation[slot.index()] {
            self.return_speculation(slot);
            if slot.price() > 0 {
                self.emit(Event::GoldGained { seat, gold: slot.price().into() });
            }
        }
        self.emit(Event::CardBought { seat: DIAZ, slot, card, counts: false });
        if let Some(Frame::Diaz { stage, one, .. }) = self.state.top() {
            let (one, other) = if one == 0 { (card.get(), 0) } else { (one, card.get()) };
            self.go(Frame::Diaz { stage, one, other });
        }
    }

    /// What Díaz does with a card.
    fn diaz_plays(&mut self, card: CardId) {
        match self.table.kind(card) {
            Kind::Topple => self.news_fall(card),
            Kind::Headline if self.look().names_pax(card) => self.headline_happens(card, Some(DIAZ)),
            Kind::Headline => self.fall(card),
            Kind::Enterprise if self.look().diaz_keeps(card) => self.play_enterprise(DIAZ, card),
            Kind::Partner if self.look().row(card).two_sided => self.begin(Frame::Die(Die::Play(card))),
            Kind::Partner => self.diaz_joined(card, 0),
            Kind::Troop => match self.look().diaz_destination(card) {
                Some(at) => self.play_troop(DIAZ, card, Destination::At(at)),
                None => self.emit(Event::CardDiscarded { card }),
            },
            Kind::Orange | Kind::Black => self.diaz_attacks(card),
            _ => self.emit(Event::CardDiscarded { card }),
        }
    }

    /// SOLO-10: a partner joins him, unless Strife bans its colour (STRIFE-11).
    fn diaz_joined(&mut self, card: CardId, side: u8) {
        if self.look().banned(self.look().row(card).factions[usize::from(side)]).is_ok() {
            self.play_partner(DIAZ, card, side);
        } else {
            self.emit(Event::CardDiscarded { card });
        }
    }

    /// SOLO-11, SOLO-20: the event of a headline happens, and then it falls on the pile.
    pub(crate) fn headline_happens(&mut self, card: CardId, cause: Cause) {
        self.begin(Frame::HeadlineEnd(card));
        self.begin(Frame::Effects { card, side: 0, next: 0, cause, spared: 0 });
    }

    /// SOLO-14, SOLO-15: against the human; else a straw man (not in the first edition); else nothing. X is as high as it
    /// can be.
    fn diaz_attacks(&mut self, card: CardId) {
        let look = self.look();
        let Some(attack) = look.row(card).attack else { return };
        let victims = if look.is_first_edition() { &[HUMAN][..] } else { &[HUMAN, DIAZ] };
        let disks = attack.disks;
        let found = victims.iter().find_map(|&victim| {
            let command = if self.table.kind(card) == Kind::Orange {
                Command::PlayOrange(card, look.diaz_orange(card, &attack, victim)?, disks)
            } else {
                Command::PlayBlack(card, look.diaz_black(card, &attack, victim)?)
            };
            Some((victim, command))
        });
        let Some((victim, command)) = found else {
            self.emit(Event::CardDiscarded { card });
            return;
        };
        let permit = crate::check::Permit { victim, ..permit(DIAZ, command) };
        self.carry_out(permit);
    }

    /// SOLO-16 **Díaz's frauds**: he discards every card that raises his defence, which one that shows the prestige in
    /// question itself does not.
    pub(crate) fn diaz_frauds(&mut self) {
        let look = self.look();
        let kind = look.toppling_kind();
        let raises = |card: &CardId| look.diaz_raises(*card, kind).is_some();
        let cards: CardSet = look.partners_of(DIAZ).filter(raises).collect();
        if !cards.is_empty() {
            self.begin(Frame::Checkpoint(Some(DIAZ)));
        }
        for card in &cards {
            let by = self.look().fraud(card, kind).unwrap_or(0);
            self.partner_leaves(card);
            self.emit(Event::DefenceChanged { by });
        }
    }
}
