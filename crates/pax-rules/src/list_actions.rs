//! The commands of the action phase.
//!
//! A command is listed when every piece of its check holds. The pieces are the ones that [`Look::judge`] puts together, and
//! are written once; here a piece that does not depend on the target is asked once for all of them.

use pax_deck::CardId;
use pax_deck::ability::{Ability, ExtraAction, SpecialAbility};
use pax_deck::deed::Deed;
use pax_deck::vocabulary::Kind;
use pax_deck::word::Word as _;

use crate::check::Permit;
use crate::command::{Command, CubePlace, Destination, Target};
use crate::illegal::Illegal;
use crate::look::Look;
use crate::rule::Rule;
use crate::seat::{Seat, Slot};
use crate::set::{CardSet, bits};
use crate::state::Zone;
use crate::table::Gift;

/// Lists what the active player may do.
pub(crate) fn list(look: Look<'_>, seat: Seat, commands: &mut Vec<Command>) {
    let mut list = List { look, seat, commands };
    list.commands.push(Command::EndActions);
    if look.cube(seat, Rule::Cube11).is_ok() {
        look.bare_loyalty(seat, |card| list.offer(Command::PlacePrestigeCube(card)));
    }
    if look.state.actions == 0 && !look.has_ability(seat, Gift::Extra, |_| true) {
        return;
    }
    let selling = list.spending(ExtraAction::Sell, 1);
    list.hand(selling);
    list.market();
    list.public();
    list.tableau(selling);
    list.connections();
    list.troops();
    list.cubes();
}

/// A list being made.
struct List<'a, 'b> {
    look: Look<'a>,
    seat: Seat,
    commands: &'b mut Vec<Command>,
}

/// Whether the actions for something are there: the same for every card, or to be asked for each.
#[derive(Clone, Copy)]
struct Spending {
    kind: ExtraAction,
    needed: u8,
    always: Option<bool>,
}

/// Which cards take a cube, wherever it comes from.
struct Room {
    enterprises: u64,
    partners: u64,
    hacendado: Option<CardId>,
    prestige: CardSet,
}

impl List<'_, '_> {
    /// Lists a command that passes the check.
    fn offer(&mut self, command: Command) {
        self.admit(command, self.look.judge_action(self.seat, command));
    }

    /// Lists a command that has passed its check.
    #[inline]
    fn admit(&mut self, command: Command, verdict: Result<Permit, Illegal>) {
        if verdict.is_ok() {
            self.commands.push(command);
        }
    }

    fn spending(&self, kind: ExtraAction, needed: u8) -> Spending {
        let is_by_card = self.look.known(self.seat).is_none_or(|facts| facts.extra_of[kind.index()]);
        let always = (!is_by_card).then(|| self.look.actions(self.seat, kind, None, needed).is_ok());
        Spending { kind, needed, always }
    }

    fn allows(&self, spending: Spending, card: CardId) -> bool {
        spending.always.unwrap_or_else(|| {
            self.look.actions(self.seat, spending.kind, Some(card), spending.needed).is_ok()
        })
    }

    fn hand(&mut self, selling: Spending) {
        let (look, seat) = (self.look, self.seat);
        for card in &look.state.hand[seat.index()] {
            match look.table.kind(card) {
                Kind::Enterprise if look.enterprise_card(seat, card).is_ok() => {
                    self.commands.push(Command::PlayEnterprise(card));
                }
                Kind::Partner => {
                    for side in 0..=u8::from(look.row(card).two_sided) {
                        if look.partner_card(seat, card, side).is_ok() {
                            self.commands.push(Command::PlayPartner(card, side));
                        }
                    }
                }
                Kind::Troop => self.troop(card),
                Kind::Orange => self.orange(card),
                Kind::Black => self.black(card),
                _ => {}
            }
            self.sale(selling, card);
        }
    }

    #[inline]
    fn sale(&mut self, selling: Spending, card: CardId) {
        if self.allows(selling, card) && self.look.sellable(self.seat, card).is_ok() {
            self.commands.push(Command::SellCard(card));
        }
    }

    fn troop(&mut self, card: CardId) {
        let (look, seat) = (self.look, self.seat);
        if look.troop_card(seat, card).is_err() {
            return;
        }
        if look.plan(seat).is_some() && look.troop_way(seat, card, Destination::Army).is_ok() {
            self.commands.push(Command::PlayTroop(card, Destination::Army));
        }
        for at in look.enterprises(look.all_enterprises()) {
            let to = Destination::At(at);
            if look.troop_way(seat, card, to).is_ok() {
                self.commands.push(Command::PlayTroop(card, to));
            }
        }
    }

    fn orange(&mut self, card: CardId) {
        let (look, seat) = (self.look, self.seat);
        let Ok((attack, _)) = look.orange_card(seat, card) else { return };
        let least = if attack.chosen { 0 } else { attack.disks };
        for target in look.enterprises(look.all_enterprises()) {
            let Ok(victim) = look.orange_target(seat, card, attack, target) else { continue };
            for disks in least..=attack.disks {
                if look.orange_disks(seat, card, attack, victim, disks).is_ok() {
                    self.commands.push(Command::PlayOrange(card, target, disks));
                }
            }
        }
    }

    fn black(&mut self, card: CardId) {
        let (look, seat) = (self.look, self.seat);
        let Ok((attack, _)) = look.black_card(seat, card) else { return };
        let mut aim = |target: Target| {
            if look.black_way(seat, card, attack, target).is_ok() {
                self.commands.push(Command::PlayBlack(card, target));
            }
        };
        // Who or what a deed is aimed at; the rest would be the wrong target.
        if matches!(attack.deed, None | Some(Deed::Jail | Deed::Assassinate)) {
            look.state.all_seats().for_each(|victim| aim(Target::Player(victim)));
        }
        for owner in look.state.all_seats() {
            match attack.deed {
                None | Some(Deed::Jail) => {}
                Some(Deed::Assassinate | Deed::Conspire(_)) => {
                    look.partners_of(owner).for_each(|target| aim(Target::Card(target)));
                }
                Some(Deed::Discard(_)) => {
                    let targets = look.partners_of(owner).chain(look.troops_of(owner));
                    targets.for_each(|target| aim(Target::Card(target)));
                }
                Some(Deed::Nationalize(_) | Deed::Special(_)) => {
                    look.enterprises_of(owner).for_each(|target| aim(Target::Card(target)));
                }
            }
        }
    }

    fn market(&mut self) {
        let (look, seat) = (self.look, self.seat);
        let buying = self.spending(ExtraAction::Buy, look.state.purchases + 1);
        let always = buying.always.map(|_| look.purchase(seat, None).is_ok());
        if always == Some(false) {
            return;
        }
        let has_room = look.hand_room(seat).is_ok();
        let gold = look.state.gold(seat);
        for slot in Slot::all() {
            let Some(card) = look.state.market[slot.index()] else { continue };
            let has_place = has_room || look.is_news(card);
            if has_place
                && (always.is_some() || look.purchase(seat, Some(card)).is_ok())
                // Who has the full price has any lower one.
                && (gold >= u16::from(slot.price()) || look.market_way(seat, slot, card).is_ok())
            {
                self.commands.push(Command::BuyMarketCard(slot));
            }
        }
    }

    fn public(&mut self) {
        if self.look.state.actions == 0 {
            return;
        }
        for &card in &self.look.table.publics {
            if self.look.state.zone(card) == Zone::Public {
                for side in 0..2 {
                    let command = Command::BuyPublicCard(card, side);
                    self.admit(command, self.look.buy_public(self.seat, card, side, command));
                }
            }
        }
    }

    fn tableau(&mut self, selling: Spending) {
        let (look, seat) = (self.look, self.seat);
        let may_improve = look.cube(seat, Rule::ActLand06).is_ok()
            && look.actions(seat, ExtraAction::BuyLand, None, 2).is_ok();
        for card in look.enterprises_of(seat) {
            self.sale(selling, card);
            if look.at(card).unrest > 0 {
                self.offer(Command::Police(card));
            }
            let land = || look.has_land(card).and_then(|()| look.land_way(seat, card));
            if may_improve && land().is_ok() {
                self.commands.push(Command::BuyLand(card));
            }
        }
        for card in look.partners_of(seat) {
            self.sale(selling, card);
        }
        for card in look
            .partners(look.state.partners_of[seat.index()] & look.table.able[Gift::Deed as usize].partners)
        {
            self.deeds(card);
        }
        for card in look.troops_of(seat) {
            self.sale(selling, card);
        }
        if look.state.player(seat).jailed {
            self.offer(Command::LeaveJail);
        }
    }

    /// Lists what a partner's own abilities do.
    fn deeds(&mut self, card: CardId) {
        let look = self.look;
        for ability in &look.row(card).abilities[look.side(card)] {
            match ability {
                Ability::Special(SpecialAbility::Decree(_)) => self.offer(Command::Decree(card)),
                Ability::Agitate { .. } => {
                    for target in look.enterprises(look.all_enterprises()) {
                        self.offer(Command::Agitate(card, target));
                    }
                }
                _ => {}
            }
        }
    }

    fn connections(&mut self) {
        let (look, seat) = (self.look, self.seat);
        let may_build = look.cube(seat, Rule::ActUpgrade09).is_ok()
            && look.actions(seat, ExtraAction::Upgrade, None, 1).is_ok();
        if !may_build {
            return;
        }
        for card in look.enterprises(look.all_enterprises() & look.table.with_ovals) {
            for oval in 0..2 {
                let way =
                    look.free_oval(card, oval).and_then(|listed| look.connection_way(seat, card, listed));
                if way.is_ok() {
                    self.commands.push(Command::UpgradeConnection(card, oval));
                }
            }
        }
    }

    fn troops(&mut self) {
        let (look, seat) = (self.look, self.seat);
        let troops = look.state.troops_of[seat.index()];
        if troops == 0 || look.actions(seat, ExtraAction::Redeploy, None, 1).is_err() {
            return;
        }
        for troop in look.troops(troops) {
            if look.plan(seat).is_some() {
                self.offer(Command::RedeployTroop(troop, Destination::Army));
            }
            for at in look.enterprises(look.all_enterprises()) {
                self.offer(Command::RedeployTroop(troop, Destination::At(at)));
            }
        }
    }

    /// Lists speculation and the managing of cubes.
    fn cubes(&mut self) {
        let (look, seat) = (self.look, self.seat);
        if look.actions(seat, ExtraAction::Speculate, None, 1).is_err() {
            return;
        }
        let mut slots = 0;
        for slot in Slot::all() {
            slots |= u16::from(look.speculable(slot).is_ok()) << slot.index();
        }
        if look.cube(seat, Rule::Spec16).is_ok() {
            self.commands.extend(slots_of(slots).map(Command::Speculate));
            for card in look.lacking_income(seat) {
                let command = Command::AddIncomeCube(card);
                self.admit(command, look.add_income(seat, card, command));
            }
            // AMB-74: a Speculation Cube may go to another card or home at any time.
            for slot in Slot::all().filter(|slot| look.state.speculation[slot.index()] == Some(seat)) {
                self.shift(CubePlace::Market(slot), slots, None);
            }
        } else {
            let room = self.room();
            look.cubes_of(seat, |from| self.shift(from, slots, Some(&room)));
        }
    }

    /// CUBE-06: a cube may go home, to the Market, and with an empty reserve to any card that takes one.
    fn shift(&mut self, from: CubePlace, slots: u16, room: Option<&Room>) {
        let look = self.look;
        if look.shift_source(self.seat, from).is_err() {
            return;
        }
        if look.shift_home(from).is_ok() {
            self.commands.push(Command::ShiftCube(from, CubePlace::Reserve));
        }
        self.commands.extend(slots_of(slots).map(|to| Command::ShiftCube(from, CubePlace::Market(to))));
        let Some(room) = room else { return };
        let cards = look
            .enterprises(room.enterprises)
            .chain(look.partners(room.partners))
            .chain(room.hacendado)
            .map(CubePlace::Income)
            .chain(room.prestige.iter().map(CubePlace::Prestige));
        self.commands.extend(cards.filter(|to| *to != from).map(|to| Command::ShiftCube(from, to)));
    }

    fn room(&self) -> Room {
        let (look, seat) = (self.look, self.seat);
        let mut room = Room { enterprises: 0, partners: 0, hacendado: None, prestige: CardSet::EMPTY };
        for card in look.lacking_income(seat) {
            match look.table.kind(card) {
                Kind::Enterprise => room.enterprises |= look.table.bit(card),
                Kind::Hacendado => room.hacendado = Some(card),
                _ => room.partners |= look.table.bit(card),
            }
        }
        look.bare_loyalty(seat, |card| room.prestige.add(card));
        room
    }
}

fn slots_of(set: u16) -> impl Iterator<Item = Slot> {
    bits(u64::from(set)).filter_map(Slot::new)
}
