//! What happened, and how it changes the state. This is the only place where a game changes.

use pax_deck::CardId;
use pax_deck::vocabulary::{Bias, Prestige, Regime};
use pax_deck::word::Word as _;

use crate::frame::Frame;
use crate::seat::{Seat, Slot};
use crate::state::{Ending, Enterprise, FRAMES_MAX, Outcome, Stand, State, Zone};
use crate::table::Table;
use crate::view::Viewer;

/// What happened. Applying one cannot fail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are called what they are: a seat, a card, a slot, so much gold")]
pub enum Event {
    /// A turn began, with so many actions.
    TurnBegan { seat: Seat, actions: u8 },
    /// Actions were spent.
    ActionsSpent { actions: u8 },
    /// An action was regained by leaving jail.
    ActionRegained,
    /// An Extra Action, or a once-a-turn ability, of this card was spent.
    AbilityUsed { card: CardId },
    /// Gold went to the pool.
    GoldPaid { seat: Seat, gold: u16 },
    /// Gold came from the pool.
    GoldGained { seat: Seat, gold: u16 },
    /// Gold went from one player to another.
    GoldMoved { from: Seat, to: Seat, gold: u16 },
    /// A Market card was bought; whether it counts towards the two purchases.
    CardBought { seat: Seat, slot: Slot, card: CardId, counts: bool },
    /// A card went to a hand.
    CardToHand { seat: Seat, card: CardId },
    /// A card is being resolved.
    CardPlayed { card: CardId },
    /// A card was discarded.
    CardDiscarded { card: CardId },
    /// A card went to a Grudge Pile, with its prestige.
    CardAwarded { seat: Seat, card: CardId, prestige: Prestige },
    /// An enterprise came into play.
    EnterprisePlayed { seat: Seat, card: CardId },
    /// A partner came into play.
    PartnerPlayed { seat: Seat, card: CardId, side: u8 },
    /// A partner turned its other side up.
    SideTurned { card: CardId, side: u8 },
    /// A troop took its place.
    TroopPlaced { seat: Seat, troop: CardId, at: CardId },
    /// A troop joined a Private Army.
    TroopJoined { seat: Seat, troop: CardId },
    /// A troop left its place.
    TroopLeft { troop: CardId },
    /// A troop lost its place and waits.
    TroopDisplaced { troop: CardId },
    /// Income Cubes were placed.
    IncomePlaced { card: CardId, cubes: u8 },
    /// Income Cubes went home.
    IncomeRemoved { card: CardId, cubes: u8 },
    /// An entitlement was noted.
    Entitled { card: CardId, entitled: u8 },
    /// An Extortion Cube was placed.
    ExtortionPlaced { seat: Seat, card: CardId },
    /// An Extortion Cube went home.
    ExtortionRemoved { seat: Seat, card: CardId },
    /// A connection was built.
    ConnectionBuilt { seat: Seat, card: CardId, oval: u8 },
    /// A Connection Cube went home.
    ConnectionRemoved { seat: Seat, card: CardId, oval: u8 },
    /// A Prestige Cube was placed.
    PrestigePlaced { seat: Seat, card: CardId },
    /// A Prestige Cube went home.
    PrestigeRemoved { seat: Seat, card: CardId },
    /// A Speculation Cube was placed.
    SpeculationPlaced { seat: Seat, slot: Slot },
    /// A Speculation Cube went home.
    SpeculationRemoved { slot: Slot },
    /// Unrest was placed.
    UnrestPlaced { card: CardId, disks: u8 },
    /// Unrest was removed.
    UnrestRemoved { card: CardId, disks: u8 },
    /// The regime changed.
    RegimeChanged { to: Regime },
    /// A Depression began.
    DepressionBegan,
    /// A Depression ended.
    DepressionEnded,
    /// A player went to jail.
    Jailed { seat: Seat },
    /// A player left jail.
    Released { seat: Seat },
    /// A Hacendado took a stand.
    HacendadoFlipped { seat: Seat, plan: u8 },
    /// A Hacendado was killed.
    HacendadoKilled { seat: Seat },
    /// A player has a Hacendado.
    HacendadoTaken { seat: Seat, card: CardId },
    /// A headline fell on the Bull-Bear Discards.
    HeadlineDiscarded { card: CardId, bias: Bias, topple: bool },
    /// A Market card was taken off to be discarded.
    MarketCleared { slot: Slot },
    /// A Market card slid.
    CardSlid { from: Slot, to: Slot },
    /// A card was turned up.
    CardRevealed { slot: Slot, card: CardId, topple: bool },
    /// The turn is over; whether the Market stood still and whether nobody bought.
    TurnEnded,
    /// The game is over.
    GameEnded { winners: u8, ending: Ending },
    /// Strife bans the colours for its causer's turn (option).
    FactionsBanned { factions: u8 },
    /// The game will end in phase 3 (option).
    GoldDue,
    /// An attack was declared.
    AttackDeclared { now: AttackFacts },
    /// A Spy cancelled the attack.
    AttackCancelled,
    /// The attack is over.
    AttackEnded,
    /// The toppling is over.
    TopplingEnded,
    /// A toppling began.
    TopplingBegan { card: CardId, buyer: Seat, kind: Prestige, defence: i8 },
    /// Díaz's defence changed.
    DefenceChanged { by: i8 },
    /// The dealer rolled a die.
    DieRolled { value: u8 },
    /// A card is kept in upkeep.
    CardKept { card: CardId },
    /// An enterprise was chosen.
    EnterpriseChosen { card: CardId },
    /// What was chosen or kept is forgotten.
    ChoicesCleared,
    /// A question or a piece of work was put on the stack.
    Began(Step),
    /// The top of the stack changed.
    Went(Step),
    /// The top of the stack is done.
    Finished,
}

/// An entry of the stack, as an event tells it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step(pub(crate) Frame);

/// The facts of an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AttackFacts(pub(crate) crate::state::AttackNow);

impl AttackFacts {
    /// Returns who attacks.
    #[must_use]
    pub const fn actor(self) -> Seat {
        self.0.actor
    }

    /// Returns whose cards are hit.
    #[must_use]
    pub const fn victim(self) -> Seat {
        self.0.victim
    }

    /// Returns the card that is played.
    #[must_use]
    pub const fn card(self) -> Option<CardId> {
        CardId::new(self.0.card)
    }

    /// Returns the card aimed at; none where a player is.
    #[must_use]
    pub const fn target(self) -> Option<CardId> {
        CardId::new(self.0.target)
    }
}

impl Event {
    /// Tells whether somebody learned something that cannot be unlearned: the undo barrier.
    #[must_use]
    pub const fn reveals(&self) -> bool {
        matches!(self, Self::CardRevealed { .. } | Self::DieRolled { .. })
    }

    /// Returns what of the event a viewer may know; nothing if it is not for him.
    ///
    /// Today that is all of it, whoever looks: hands are public knowledge, a card or a die is told when everybody sees it,
    /// and no event knows the order of the deck or what is in the box. The list is written out, so that an event which
    /// tells more cannot be added without a thought about who may see it.
    #[must_use]
    pub const fn seen_by(self, viewer: Viewer) -> Option<Self> {
        let (Viewer::Seat(_) | Viewer::Spectator) = viewer;
        match self {
            Self::TurnBegan { .. }
            | Self::ActionsSpent { .. }
            | Self::ActionRegained
            | Self::AbilityUsed { .. }
            | Self::GoldPaid { .. }
            | Self::GoldGained { .. }
            | Self::GoldMoved { .. }
            | Self::CardBought { .. }
            | Self::CardToHand { .. }
            | Self::CardPlayed { .. }
            | Self::CardDiscarded { .. }
            | Self::CardAwarded { .. }
            | Self::EnterprisePlayed { .. }
            | Self::PartnerPlayed { .. }
            | Self::SideTurned { .. }
            | Self::TroopPlaced { .. }
            | Self::TroopJoined { .. }
            | Self::TroopLeft { .. }
            | Self::TroopDisplaced { .. }
            | Self::IncomePlaced { .. }
            | Self::IncomeRemoved { .. }
            | Self::Entitled { .. }
            | Self::ExtortionPlaced { .. }
            | Self::ExtortionRemoved { .. }
            | Self::ConnectionBuilt { .. }
            | Self::ConnectionRemoved { .. }
            | Self::PrestigePlaced { .. }
            | Self::PrestigeRemoved { .. }
            | Self::SpeculationPlaced { .. }
            | Self::SpeculationRemoved { .. }
            | Self::UnrestPlaced { .. }
            | Self::UnrestRemoved { .. }
            | Self::RegimeChanged { .. }
            | Self::DepressionBegan
            | Self::DepressionEnded
            | Self::Jailed { .. }
            | Self::Released { .. }
            | Self::HacendadoFlipped { .. }
            | Self::HacendadoKilled { .. }
            | Self::HacendadoTaken { .. }
            | Self::HeadlineDiscarded { .. }
            | Self::MarketCleared { .. }
            | Self::CardSlid { .. }
            | Self::CardRevealed { .. }
            | Self::TurnEnded
            | Self::GameEnded { .. }
            | Self::FactionsBanned { .. }
            | Self::GoldDue
            | Self::AttackDeclared { .. }
            | Self::AttackCancelled
            | Self::AttackEnded
            | Self::TopplingEnded
            | Self::TopplingBegan { .. }
            | Self::DefenceChanged { .. }
            | Self::DieRolled { .. }
            | Self::CardKept { .. }
            | Self::EnterpriseChosen { .. }
            | Self::ChoicesCleared
            | Self::Began(_)
            | Self::Went(_)
            | Self::Finished => Some(self),
        }
    }
}

impl State {
    /// Applies an event.
    #[expect(
        clippy::too_many_lines,
        reason = "one short arm for each event: the one place where a game changes"
    )]
    pub(crate) fn apply(&mut self, table: &Table, event: Event) {
        match event {
            Event::TurnBegan { seat, actions } => {
                self.active = seat;
                self.actions = actions;
                self.turn = self.turn.saturating_add(1);
            }
            Event::ActionsSpent { actions } => self.actions -= actions,
            Event::ActionRegained => self.actions += 1,
            Event::AbilityUsed { card } => self.used.add(card),
            Event::GoldPaid { seat, gold } => self.players[seat.index()].gold -= gold,
            Event::GoldGained { seat, gold } => self.gain(seat, gold),
            Event::GoldMoved { from, to, gold } => {
                self.players[from.index()].gold -= gold;
                self.gain(to, gold);
            }
            Event::CardBought { slot, card, counts, .. } => {
                self.market[slot.index()] = None;
                self.put(card, Zone::Limbo);
                self.purchases += u8::from(counts);
                self.bought = true;
                self.moved = true;
            }
            Event::CardToHand { seat, card } => {
                self.take_up(table, card);
                self.put(card, Zone::Hand(seat));
                self.hand[seat.index()].add(card);
            }
            Event::CardPlayed { card } => {
                self.take_up(table, card);
                self.put(card, Zone::Limbo);
            }
            Event::CardDiscarded { card } => {
                self.take_up(table, card);
                self.put(card, Zone::Discards);
            }
            Event::CardAwarded { seat, card, prestige } => {
                self.take_up(table, card);
                self.put(card, Zone::Grudge(seat));
                self.players[seat.index()].grudge[prestige.index()] += 1;
            }
            Event::EnterprisePlayed { seat, card } => {
                self.take_up(table, card);
                self.put(card, Zone::InPlay(seat));
                self.enterprises_of[seat.index()] |= table.bit(card);
                *self.at(table, card) = Enterprise::default();
            }
            Event::PartnerPlayed { seat, card, side } => {
                self.take_up(table, card);
                self.put(card, Zone::InPlay(seat));
                self.partners_of[seat.index()] |= table.bit(card);
                self.turn_side(table, card, side);
            }
            Event::SideTurned { card, side } => self.turn_side(table, card, side),
            Event::TroopPlaced { seat, troop, at } => {
                self.take_up(table, troop);
                self.displaced &= !table.bit(troop);
                self.put(troop, Zone::InPlay(seat));
                self.troops_of[seat.index()] |= table.bit(troop);
                self.troop_at[usize::from(table.row(troop).index)] = at.get();
                self.enterprises[usize::from(table.row(at).index)].troop = troop.get();
            }
            Event::TroopJoined { seat, troop } => {
                self.take_up(table, troop);
                self.displaced &= !table.bit(troop);
                self.put(troop, Zone::InPlay(seat));
                self.troops_of[seat.index()] |= table.bit(troop);
                self.troop_at[usize::from(table.row(troop).index)] = 0;
            }
            Event::TroopLeft { troop } => self.leave_place(table, troop),
            Event::TroopDisplaced { troop } => {
                let seat = match self.zone(troop) {
                    Zone::InPlay(seat) | Zone::Displaced(seat) | Zone::Hand(seat) => seat,
                    _ => self.active,
                };
                self.take_up(table, troop);
                self.put(troop, Zone::Displaced(seat));
                self.displaced |= table.bit(troop);
            }
            Event::IncomePlaced { card, cubes } => self.move_income(table, card, cubes, true),
            Event::IncomeRemoved { card, cubes } => self.move_income(table, card, cubes, false),
            Event::Entitled { card, entitled } => self.at(table, card).entitled = entitled,
            Event::ExtortionPlaced { seat, card } => {
                // SOLO-12: Díaz's white cube comes from no reserve.
                self.players[seat.index()].reserve -= u8::from(!table.is_diaz(seat));
                self.at(table, card).extorted = true;
            }
            Event::ExtortionRemoved { seat, card } => {
                self.players[seat.index()].reserve += u8::from(!table.is_diaz(seat));
                self.at(table, card).extorted = false;
            }
            Event::ConnectionBuilt { seat, card, oval } => {
                self.players[seat.index()].reserve -= 1;
                self.at(table, card).ovals[usize::from(oval)] = seat.number() + 1;
            }
            Event::ConnectionRemoved { seat, card, oval } => {
                self.players[seat.index()].reserve += 1;
                self.at(table, card).ovals[usize::from(oval)] = 0;
            }
            Event::PrestigePlaced { seat, card } => {
                self.players[seat.index()].reserve -= 1;
                self.prestige_cubes.add(card);
            }
            Event::PrestigeRemoved { seat, card } => {
                self.players[seat.index()].reserve += 1;
                self.prestige_cubes.remove(card);
            }
            Event::SpeculationPlaced { seat, slot } => {
                self.players[seat.index()].reserve -= 1;
                self.speculation[slot.index()] = Some(seat);
            }
            Event::SpeculationRemoved { slot } => {
                if let Some(seat) = self.speculation[slot.index()].take() {
                    self.players[seat.index()].reserve += 1;
                }
            }
            Event::UnrestPlaced { card, disks } => {
                let place = self.at(table, card);
                place.unrest = place.unrest.saturating_add(disks);
            }
            Event::UnrestRemoved { card, disks } => self.at(table, card).unrest -= disks,
            Event::RegimeChanged { to } => self.regime = to,
            Event::DepressionBegan => self.depression = true,
            Event::DepressionEnded => self.depression = false,
            Event::Jailed { seat } => {
                let is_active = seat == self.active;
                let player = &mut self.players[seat.index()];
                player.jailed = true;
                player.jailed_now = is_active;
            }
            Event::Released { seat } => {
                let player = &mut self.players[seat.index()];
                player.jailed = false;
                player.jailed_now = false;
            }
            Event::HacendadoFlipped { seat, plan } => self.players[seat.index()].stand = Stand::Flipped(plan),
            Event::HacendadoKilled { seat } => self.players[seat.index()].stand = Stand::Dead,
            Event::HacendadoTaken { seat, card } => {
                self.put(card, Zone::InPlay(seat));
                let player = &mut self.players[seat.index()];
                player.hacendado = card.get();
                player.hacendado_income = 2;
                player.reserve -= 2;
            }
            Event::HeadlineDiscarded { card, bias, topple } => {
                self.take_up(table, card);
                self.put(card, Zone::BullBear);
                self.pile = Some(bias);
                self.topples_gone += u8::from(topple);
            }
            Event::MarketCleared { slot } => {
                if let Some(card) = self.market[slot.index()].take() {
                    self.put(card, Zone::Limbo);
                }
                self.moved = true;
            }
            Event::CardSlid { from, to } => {
                self.market[to.index()] = self.market[from.index()].take();
                self.speculation[to.index()] = self.speculation[from.index()].take();
            }
            Event::CardRevealed { slot, card, topple } => {
                self.market[slot.index()] = Some(card);
                self.put(card, Zone::Market);
                self.deck_len -= 1;
                self.deck[usize::from(self.deck_len)] = 0;
                if topple {
                    self.topples_seen += 1;
                    if self.topples_seen == 4 {
                        self.last_topple = Some(card);
                        self.last_topple_new = true;
                    }
                }
            }
            Event::TurnEnded => {
                self.quiet_turns = if self.bought || self.last_topple.is_none() || self.last_topple_new {
                    0
                } else {
                    self.quiet_turns.saturating_add(1)
                };
                self.still_turns = if self.moved { 0 } else { self.still_turns.saturating_add(1) };
                self.last_topple_new = false;
                self.bought = false;
                self.moved = false;
                self.purchases = 0;
                self.used = crate::set::CardSet::EMPTY;
                self.strife_ban = pax_deck::word::Set::EMPTY;
                self.players[self.active.index()].jailed_now = false;
            }
            Event::GameEnded { winners, ending } => {
                self.outcome = Some(Outcome { winners, ending });
                self.frames = [Frame::Actions; FRAMES_MAX];
                self.frames_len = 0;
            }
            Event::FactionsBanned { factions } => {
                for &faction in pax_deck::vocabulary::Faction::ALL {
                    if factions & (1 << faction.index()) != 0 {
                        self.strife_ban.insert(faction);
                    }
                }
            }
            Event::GoldDue => self.gold_due = true,
            Event::AttackDeclared { now } => self.attack = now.0,
            Event::AttackCancelled => self.attack.cancelled = true,
            Event::AttackEnded => self.attack = crate::state::AttackNow::default(),
            Event::TopplingEnded => self.toppling = crate::state::Toppling::default(),
            Event::TopplingBegan { card, buyer, kind, defence } => {
                #[expect(clippy::cast_possible_truncation, reason = "four prestiges")]
                let kind = kind.index() as u8;
                self.toppling = crate::state::Toppling { card: card.get(), buyer, kind, defence };
            }
            Event::DefenceChanged { by } => self.toppling.defence += by,
            Event::DieRolled { .. } => {}
            Event::CardKept { card } => self.kept.add(card),
            Event::EnterpriseChosen { card } => self.chosen |= table.bit(card),
            Event::ChoicesCleared => {
                self.chosen = 0;
                self.kept = crate::set::CardSet::EMPTY;
            }
            Event::Began(Step(frame)) => {
                self.frames[usize::from(self.frames_len)] = frame;
                self.frames_len += 1;
            }
            Event::Went(Step(frame)) => self.frames[usize::from(self.frames_len) - 1] = frame,
            Event::Finished => {
                self.frames_len -= 1;
                // What is done leaves no trace, so that equal games are equal states.
                self.frames[usize::from(self.frames_len)] = Frame::Actions;
            }
        }
    }

    /// Adds gold. More than a game ever sees would be lost, not a fault.
    fn gain(&mut self, seat: Seat, gold: u16) {
        let has = &mut self.players[seat.index()].gold;
        *has = has.saturating_add(gold);
    }

    fn put(&mut self, card: CardId, zone: Zone) {
        self.zone[usize::from(card.get())] = zone;
    }

    fn at(&mut self, table: &Table, card: CardId) -> &mut Enterprise {
        &mut self.enterprises[usize::from(table.row(card).index)]
    }

    /// Takes a card out of whatever set it is in.
    fn take_up(&mut self, table: &Table, card: CardId) {
        use pax_deck::vocabulary::Kind;
        match self.zone(card) {
            Zone::Hand(seat) => self.hand[seat.index()].remove(card),
            Zone::InPlay(seat) => match table.kind(card) {
                Kind::Enterprise => {
                    self.enterprises_of[seat.index()] &= !table.bit(card);
                    *self.at(table, card) = Enterprise::default();
                }
                Kind::Partner | Kind::Public => {
                    self.partners_of[seat.index()] &= !table.bit(card);
                    self.second_side &= !table.bit(card);
                }
                Kind::Troop => {
                    self.leave_place(table, card);
                    self.troops_of[seat.index()] &= !table.bit(card);
                }
                _ => {}
            },
            Zone::Displaced(_) => self.displaced &= !table.bit(card),
            _ => {}
        }
    }

    /// Frees the place where a troop stands.
    fn leave_place(&mut self, table: &Table, troop: CardId) {
        let index = usize::from(table.row(troop).index);
        if let Some(at) = CardId::new(self.troop_at[index]) {
            let place = self.at(table, at);
            if place.troop == troop.get() {
                place.troop = 0;
            }
        }
        self.troop_at[index] = 0;
    }

    fn turn_side(&mut self, table: &Table, card: CardId, side: u8) {
        if side == 1 {
            self.second_side |= table.bit(card);
        } else {
            self.second_side &= !table.bit(card);
        }
    }

    /// Moves Income Cubes between the owner's reserve and a card.
    fn move_income(&mut self, table: &Table, card: CardId, cubes: u8, placed: bool) {
        use pax_deck::vocabulary::Kind;
        let Some(seat) = self.owner(card) else { return };
        let change = |count: &mut u8| if placed { *count += cubes } else { *count -= cubes };
        match table.kind(card) {
            Kind::Enterprise => change(&mut self.at(table, card).income),
            Kind::Hacendado => change(&mut self.players[seat.index()].hacendado_income),
            _ => change(&mut self.partner_cubes[usize::from(table.row(card).index)]),
        }
        let reserve = &mut self.players[seat.index()].reserve;
        if placed {
            *reserve -= cubes;
        } else {
            *reserve += cubes;
        }
    }
}
