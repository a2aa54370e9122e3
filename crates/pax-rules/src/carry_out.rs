//! The nine actions and every answer, carried out.

use pax_deck::CardId;
use pax_deck::ability::{Ability, Deal};
use pax_deck::card::Income;
use pax_deck::vocabulary::{Kind, Prestige};

use crate::check::Permit;
use crate::command::{Command, CubePlace, Destination, Target};
use crate::event::{AttackFacts, Event};
use crate::frame::Frame;
use crate::resolution::{Recorder, Resolution};
use crate::seat::{Seat, Slot};
use crate::state::AttackNow;
use crate::table::Gift;

impl<R: Recorder> Resolution<'_, R> {
    #[expect(clippy::too_many_lines, reason = "one short arm for each command")]
    pub(crate) fn carry_out(&mut self, permit: Permit) {
        let seat = permit.seat;
        match permit.command {
            Command::PlayEnterprise(card) => {
                self.after_action(seat);
                self.spend(&permit);
                let due = self.pay(&permit);
                self.play_enterprise(seat, card);
                self.ask(due);
            }
            Command::PlayPartner(card, side) => {
                self.after_action(seat);
                self.spend(&permit);
                let due = self.pay(&permit);
                self.play_partner(seat, card, side);
                self.ask(due);
            }
            Command::PlayTroop(card, to) => {
                self.after_action(seat);
                self.spend(&permit);
                let due = self.pay(&permit);
                self.play_troop(seat, card, to);
                self.ask(due);
            }
            Command::PlayOrange(card, target, disks) => {
                self.declare(&permit, card, target.get(), disks, false);
            }
            Command::PlayBlack(card, Target::Card(target)) => {
                self.declare(&permit, card, target.get(), 0, false);
            }
            Command::PlayBlack(card, Target::Player(_)) => {
                let deed = self.look().row(card).attack.and_then(|attack| attack.deed);
                let kills = deed == Some(pax_deck::deed::Deed::Assassinate);
                self.declare(&permit, card, 0, 0, kills);
            }
            Command::BuyMarketCard(slot) => self.buy_market(&permit, slot),
            Command::BuyPublicCard(card, side) => {
                self.after_action(seat);
                self.spend(&permit);
                let _ = self.pay(&permit);
                self.play_partner(seat, card, side);
            }
            Command::SellCard(card) => {
                self.after_action(seat);
                self.spend(&permit);
                self.sell(seat, card);
            }
            Command::RedeployTroop(troop, to) => {
                self.after_action(seat);
                self.spend(&permit);
                self.redeploy(&permit, troop, to);
            }
            Command::BuyLand(card) => {
                self.after_action(seat);
                self.spend(&permit);
                let due = self.pay(&permit);
                self.place_income(card, 1);
                self.ask(due);
            }
            Command::UpgradeConnection(card, oval) => {
                self.after_action(seat);
                self.spend(&permit);
                let due = self.pay(&permit);
                self.emit(Event::ConnectionBuilt { seat, card, oval });
                self.ask(due);
            }
            Command::Police(card) => {
                self.after_action(seat);
                self.spend(&permit);
                let _ = self.pay(&permit);
                self.emit(Event::UnrestRemoved { card, disks: 1 });
            }
            Command::LeaveJail => {
                self.after_action(seat);
                self.spend(&permit);
                let _ = self.pay(&permit);
                self.release(seat);
            }
            Command::Speculate(slot) => {
                self.spend(&permit);
                self.emit(Event::SpeculationPlaced { seat, slot });
            }
            Command::ShiftCube(from, _) if matches!(self.state.top(), Some(Frame::Each { .. })) => {
                self.lose_connection(seat, from);
            }
            Command::ShiftCube(from, to) => {
                self.after_action(seat);
                self.spend(&permit);
                self.lift_cube(seat, from);
                self.lay_cube(seat, to);
            }
            Command::AddIncomeCube(card) => {
                self.spend(&permit);
                self.place_income(card, 1);
            }
            Command::PlacePrestigeCube(card) => {
                self.emit(Event::PrestigePlaced { seat, card });
                self.close_allocation(seat);
            }
            Command::Agitate(card, target) => {
                self.after_action(seat);
                self.spend(&permit);
                self.emit(Event::AbilityUsed { card });
                let side = self.look().side(card);
                let disks = self.look().row(card).abilities[side].iter().find_map(|ability| match ability {
                    Ability::Agitate { disks, .. } => Some(disks.get()),
                    _ => None,
                });
                self.emit(Event::UnrestPlaced { card: target, disks: disks.unwrap_or(0) });
            }
            Command::Decree(card) => {
                self.after_action(seat);
                self.spend(&permit);
                let side = self.look().side(card);
                let to = self.table.decree(card, side);
                self.partner_leaves(card);
                if let Some(to) = to {
                    self.change_regime(to, Some(seat));
                }
            }
            Command::EndActions => self.go(Frame::Phase2),
            _ => self.answer(&permit),
        }
    }

    /// The checkpoint at the end of a command.
    fn after_action(&mut self, seat: Seat) {
        self.begin(Frame::Checkpoint(Some(seat)));
    }

    fn ask(&mut self, due: Option<Frame>) {
        if let Some(frame) = due {
            self.begin(frame);
        }
    }

    fn answer(&mut self, permit: &Permit) {
        let seat = permit.seat;
        match permit.command {
            Command::Orient(orientation) => self.orient(seat, orientation),
            Command::UseSpy(card) => {
                self.partner_leaves(card);
                self.emit(Event::AttackCancelled);
                self.go(Frame::Attack(5));
            }
            Command::Decline => self.decline(),
            Command::Retreat(troop) => self.retreat(seat, troop, permit.price),
            Command::Abandon(troop) => self.emit(Event::CardDiscarded { card: troop }),
            Command::DiscardFaction(colour) => self.strife_discard(seat, colour),
            Command::Choose(card) => self.choose(seat, card),
            Command::DiscardFirst(slot) => self.discard_stale(slot),
            Command::Keep(card) => {
                self.emit(Event::CardKept { card });
                self.next_upkeep(card);
            }
            Command::Drop(card) => self.next_upkeep(card),
            Command::Flip(plan) => {
                self.next_showdown_step();
                self.begin(Frame::Checkpoint(Some(seat)));
                self.flip(seat, plan);
            }
            Command::Fraud(card) => {
                self.begin(Frame::Checkpoint(Some(seat)));
                let kind = self.look().toppling_kind();
                let by = self.look().fraud(card, kind).unwrap_or(0);
                self.partner_leaves(card);
                self.emit(Event::DefenceChanged { by });
            }
            Command::Assassinate(card, _) => {
                self.next_showdown_step();
                self.declare(permit, card, 0, 0, true);
            }
            Command::TurnSide(side) => {
                if let Some(Frame::Side { seat, card }) = self.state.top() {
                    self.finish();
                    self.turn_side(seat, card, side);
                }
            }
            Command::PayTo(to) => {
                if let Some(Frame::Monopolist { gold, .. }) = self.state.top() {
                    self.finish();
                    self.emit(Event::GoldMoved { from: seat, to, gold: gold.into() });
                }
            }
            Command::TakeHacendado(card) => {
                self.emit(Event::HacendadoTaken { seat, card });
                self.next_hacendado(seat);
            }
            _ => {}
        }
    }

    /// ACT-PLAY-05: an enterprise arrives with the cubes it is entitled to, as far as there are any.
    pub(crate) fn play_enterprise(&mut self, seat: Seat, card: CardId) {
        self.emit(Event::EnterprisePlayed { seat, card });
        let entitled = self.look().entitlement(card);
        self.emit(Event::Entitled { card, entitled });
        let cubes = match self.look().row(card).income {
            Some(Income::Start(cubes)) => cubes.get(),
            _ => entitled,
        };
        self.place_income(card, cubes);
        if self.look().upright(card) == Some(Prestige::Loyalty) {
            self.cover(seat, card);
        }
    }

    /// PROC-J in reverse: a partner or public card comes into play, and its effects follow.
    pub(crate) fn play_partner(&mut self, seat: Seat, card: CardId, side: u8) {
        self.emit(Event::PartnerPlayed { seat, card, side });
        self.settle_partner(seat, card);
        let effects_side = if self.table.kind(card) == Kind::Public { side } else { 0 };
        self.begin(Frame::Effects { card, side: effects_side, next: 0, cause: Some(seat), spared: 0 });
    }

    /// A partner that came into a tableau gets its cubes.
    pub(crate) fn settle_partner(&mut self, seat: Seat, card: CardId) {
        let wanted = self.look().partner_income(card);
        let has = self.look().income_on(seat, card);
        if wanted > has {
            self.place_income(card, wanted - has);
        } else if has > wanted {
            self.emit(Event::IncomeRemoved { card, cubes: has - wanted });
        }
        if self.look().upright(card) == Some(Prestige::Loyalty) {
            self.cover(seat, card);
        } else {
            self.uncover(seat, card);
        }
    }

    pub(crate) fn turn_side(&mut self, seat: Seat, card: CardId, side: u8) {
        self.emit(Event::SideTurned { card, side });
        self.settle_partner(seat, card);
        // ED-29: in the first edition a public card that changes hands acts again.
        if self.table.kind(card) == Kind::Public {
            self.begin(Frame::Effects { card, side, next: 0, cause: Some(seat), spared: 0 });
        }
    }

    /// ACT-BUY-01: the price, the cube, the gap, and then the hand or the news.
    fn buy_market(&mut self, permit: &Permit, slot: Slot) {
        let seat = permit.seat;
        let Some(card) = self.state.market[slot.index()] else { return };
        self.after_action(seat);
        self.spend(permit);
        let _ = self.pay(permit);
        self.return_speculation(slot);
        self.emit(Event::CardBought { seat, slot, card, counts: permit.extra.is_none() });
        match self.table.kind(card) {
            Kind::Headline => self.begin(Frame::Orientation(card)),
            Kind::Topple => {
                self.bounty(seat, Deal::Topple);
                self.begin(Frame::Orientation(card));
            }
            _ => self.emit(Event::CardToHand { seat, card }),
        }
    }

    /// Pays the bounties for a deal.
    pub(crate) fn bounty(&mut self, seat: Seat, deal: Deal) {
        let mut gold = 0;
        if self.table.is_diaz(seat) {
            return;
        }
        self.look().abilities(seat, Gift::Bounty, |_, ability| {
            if let Ability::Bounty { gold: more, on } = ability
                && *on == deal
            {
                gold += u16::from(more.get());
            }
        });
        if gold > 0 {
            self.emit(Event::GoldGained { seat, gold });
        }
    }

    /// ACT-SELL-01: gold equal to the economy; nothing in a Depression (ACT-SELL-09).
    fn sell(&mut self, seat: Seat, card: CardId) {
        let economy = self.table.regime(self.state.regime).economy;
        let gold = if self.state.depression { 0 } else { u16::from(economy) };
        if gold > 0 {
            self.emit(Event::GoldGained { seat, gold });
        }
        self.bounty(seat, Deal::Sell);
        if self.state.owner(card).is_none() {
            self.emit(Event::CardDiscarded { card });
            return;
        }
        match self.table.kind(card) {
            Kind::Enterprise => {
                let set = self.table.bit(card);
                self.leave_play(set, crate::leave::Fate::Discards, Some(seat));
            }
            Kind::Partner | Kind::Public => self.partner_leaves(card),
            _ => self.troop_discarded(card),
        }
    }

    fn redeploy(&mut self, permit: &Permit, troop: CardId, to: Destination) {
        let seat = permit.seat;
        let place = self.look().place_of(troop);
        match to {
            Destination::At(at) if place == Some(at) => {
                let firepower = self.look().firepower(seat, troop);
                self.calm(at, firepower);
            }
            to => {
                self.begin(Frame::FreeSlaves { troop, seat });
                self.vacate(troop);
                let _ = self.pay(permit);
                match to {
                    Destination::At(at) => self.arrive(seat, troop, at),
                    Destination::Army => self.join(seat, troop),
                }
            }
        }
    }

    /// Takes a cube of the seat's off its place.
    fn lift_cube(&mut self, seat: Seat, from: CubePlace) {
        match from {
            CubePlace::Income(card) => self.emit(Event::IncomeRemoved { card, cubes: 1 }),
            CubePlace::Oval(card, oval) => self.emit(Event::ConnectionRemoved { seat, card, oval }),
            CubePlace::Prestige(card) => self.emit(Event::PrestigeRemoved { seat, card }),
            CubePlace::Market(slot) => self.emit(Event::SpeculationRemoved { slot }),
            CubePlace::Reserve => {}
        }
    }

    fn lay_cube(&mut self, seat: Seat, to: CubePlace) {
        match to {
            CubePlace::Income(card) => {
                self.place_income(card, 1);
            }
            CubePlace::Prestige(card) => self.emit(Event::PrestigePlaced { seat, card }),
            CubePlace::Market(slot) => self.emit(Event::SpeculationPlaced { seat, slot }),
            CubePlace::Oval(..) | CubePlace::Reserve => {}
        }
    }

    /// PROC-D.1 and PROC-D.2: an attack is declared and paid.
    pub(crate) fn declare(&mut self, permit: &Permit, card: CardId, target: u8, disks: u8, on_player: bool) {
        use pax_deck::ability::Immunity;
        let (actor, victim) = (permit.seat, permit.victim);
        let look = self.look();
        let is_orange = self.table.kind(card) == Kind::Orange;
        let mut gun_stores = [0; Seat::MAX];
        if is_orange {
            for seat in self.state.all_seats() {
                let pays = &mut gun_stores[seat.index()];
                // ENT-09: an owner is paid once, by the best of his stores.
                look.abilities(seat, Gift::OrangeBonus, |_, ability| {
                    if let Ability::OrangeBonus(gold) = ability {
                        *pays = gold.get().max(*pays);
                    }
                });
            }
        }
        let jail_immune = look.is_immune(victim, Immunity::Jail);
        let now = AttackNow {
            card: card.get(),
            actor,
            victim,
            target,
            disks,
            gun_stores,
            jail_immune,
            cancelled: false,
            on_player,
        };
        self.begin(Frame::Checkpoint(Some(actor)));
        self.spend(permit);
        self.emit(Event::CardPlayed { card });
        let due = self.pay(permit);
        if !is_orange {
            self.bounty(actor, Deal::Black);
        }
        self.emit(Event::AttackDeclared { now: AttackFacts(now) });
        self.begin(Frame::Attack(0));
        self.ask(due);
    }

    /// Somebody lets it be.
    fn decline(&mut self) {
        match self.state.top() {
            Some(Frame::Attack(_)) => self.go(Frame::Attack(1)),
            Some(Frame::Showdown { .. }) => self.next_showdown_step(),
            _ => {}
        }
    }
}
