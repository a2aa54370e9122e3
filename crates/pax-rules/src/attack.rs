//! ORANGE, BLACK, SPY: PROC-D.

use pax_deck::CardId;
use pax_deck::deed::{Deed, Holder, SpecialDeed, Steal};
use pax_deck::effect::Tally;
use pax_deck::vocabulary::Kind;

use crate::event::Event;
use crate::frame::{Die, Frame};
use crate::leave::Fate;
use crate::options::Edition;
use crate::resolution::{Recorder, Resolution};

impl<R: Recorder> Resolution<'_, R> {
    /// PROC-D.3 to PROC-D.6, stage by stage, with a checkpoint after each effect.
    pub(crate) fn attack_goes_on(&mut self, stage: u8) -> bool {
        let now = self.state.attack;
        let Some(card) = CardId::new(now.card) else {
            self.finish();
            return true;
        };
        if stage == 0 {
            // AMB-79: Díaz keeps his Spies for showdowns.
            let may_react = now.actor != now.victim
                && !self.table.is_diaz(now.victim)
                && self.look().spies(now.victim).next().is_some();
            if may_react {
                return false;
            }
        }
        self.go(Frame::Attack(stage + 1));
        match stage {
            1 => {
                self.begin(Frame::Checkpoint(Some(now.actor)));
                self.steal(card);
            }
            2 if now.disks > 0 => {
                self.begin(Frame::Checkpoint(Some(now.actor)));
                if let Some(target) = CardId::new(now.target) {
                    self.emit(Event::UnrestPlaced { card: target, disks: now.disks });
                }
            }
            3 => {
                self.begin(Frame::Checkpoint(Some(now.actor)));
                self.deed(card);
            }
            4 => self.begin(Frame::Effects { card, side: 0, next: 0, cause: Some(now.actor), spared: 0 }),
            5 => self.gun_stores(),
            6 => {
                self.finish();
                self.award(card);
            }
            _ => {}
        }
        true
    }

    /// ORANGE-03 **Theft**: as much as the victim has; nothing from oneself (STRAW-05).
    fn steal(&mut self, card: CardId) {
        let now = self.state.attack;
        let Some(attack) = self.look().row(card).attack else { return };
        if now.actor == now.victim || now.on_player {
            return;
        }
        let gold = match attack.steal {
            Steal::Gold(gold) => u16::from(gold.get()),
            Steal::Counted(theft) => {
                let holder = match theft.of {
                    Holder::Actor => now.actor,
                    Holder::Victim => now.victim,
                };
                let times = match theft.per {
                    Tally::Cards(filter) => self.look().count(holder, &filter),
                    Tally::Prestige(prestige) => u16::from(self.look().points(holder, prestige)),
                };
                u16::from(theft.each.get()) * times
            }
        };
        let gold = gold.min(self.state.gold(now.victim));
        if gold > 0 {
            // SOLO-31: what Díaz steals goes to the pool.
            self.emit(if self.table.is_diaz(now.actor) {
                Event::GoldPaid { seat: now.victim, gold }
            } else {
                Event::GoldMoved { from: now.victim, to: now.actor, gold }
            });
        }
    }

    fn deed(&mut self, card: CardId) {
        let now = self.state.attack;
        let Some(deed) = self.look().row(card).attack.and_then(|attack| attack.deed) else { return };
        if now.on_player {
            self.kill(now.victim);
            return;
        }
        if deed == Deed::Jail {
            self.jail(now.victim, now.jail_immune);
            return;
        }
        let Some(target) = CardId::new(now.target).filter(|target| self.is_in_play(*target)) else { return };
        match deed {
            Deed::Assassinate => self.partner_leaves(target),
            Deed::Discard(_) => self.discard_from_play(target),
            Deed::Nationalize(_) => {
                let set = self.table.bit(target);
                self.leave_play(set, Fate::Discards, Some(now.actor));
            }
            Deed::Special(SpecialDeed::Repossess(_)) => {
                let set = self.table.bit(target);
                self.leave_play(set, Fate::Hand, Some(now.actor));
            }
            Deed::Special(SpecialDeed::RemoveCubes { cubes, .. }) => {
                let cubes = cubes.get().min(self.look().at(target).income);
                if cubes > 0 {
                    self.emit(Event::IncomeRemoved { card: target, cubes });
                }
            }
            Deed::Conspire(_) => {
                let side = u8::from(self.look().side(target) == 1);
                self.strip_partner(target);
                self.emit(Event::PartnerPlayed { seat: now.actor, card: target, side });
                self.settle_partner(now.actor, target);
                let row = self.look().row(target);
                let is_asked = row.two_sided
                    && (row.kind == Some(Kind::Partner) || self.table.options.edition == Edition::First);
                if is_asked && self.table.is_diaz(now.actor) {
                    self.begin(Frame::Die(Die::Side(target)));
                } else if is_asked {
                    self.begin(Frame::Side { seat: now.actor, card: target });
                }
            }
            Deed::Jail => {}
        }
    }

    /// ENT-09 **Gun stores**: once for each owner, whatever became of the attack.
    fn gun_stores(&mut self) {
        // The stores may be shut or gone by now: what they pay was noted.
        let noted = self.state.attack.gun_stores;
        for seat in self.state.all_seats().filter(|seat| !self.table.is_diaz(*seat)) {
            let gold = noted[seat.index()];
            if gold > 0 {
                self.emit(Event::GoldGained { seat, gold: gold.into() });
            }
        }
    }

    /// PROC-D.6 **Award**: the victim keeps the card for its prestige, and may go to jail.
    fn award(&mut self, card: CardId) {
        let now = self.state.attack;
        let Some(attack) = self.look().row(card).attack else { return };
        match attack.award {
            Some(prestige) if !now.cancelled => {
                self.emit(Event::CardAwarded { seat: now.victim, card, prestige });
                if prestige == pax_deck::vocabulary::Prestige::Loyalty {
                    self.cover(now.victim, card);
                }
            }
            _ => self.emit(Event::CardDiscarded { card }),
        }
        if attack.jailed && !now.cancelled {
            self.jail(now.victim, now.jail_immune);
        }
        self.emit(Event::AttackEnded);
    }
}
