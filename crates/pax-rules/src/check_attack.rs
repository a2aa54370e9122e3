//! Orange and black cards, judged.

use pax_deck::CardId;
use pax_deck::ability::{Ability, ExtraAction, Immunity, Purchase};
use pax_deck::deed::{Deed, SpecialDeed, Steal};
use pax_deck::effect::Tally;
use pax_deck::filter::Filter;
use pax_deck::vocabulary::Kind;

use crate::check::{KILL_PRICE, KILL_PRICE_FIRST, Permit, Spent, permit};
use crate::command::{Command, Target};
use crate::illegal::Illegal;
use crate::look::Look;
use crate::options::Edition;
use crate::price::Item;
use crate::rule::Rule;
use crate::seat::Seat;
use crate::state::Stand;
use crate::table::{Attack, Gift};

/// Whom a black card hits, at what price, and how much of that its target adds.
pub(crate) struct Aim {
    victim: Seat,
    price: u8,
    added: u8,
}

impl<'a> Look<'a> {
    /// ORANGE-01 **Play an orange card.**
    pub(crate) fn play_orange(
        self,
        seat: Seat,
        card: CardId,
        target: CardId,
        disks: u8,
        command: Command,
    ) -> Result<Permit, Illegal> {
        let (attack, (actions, extra)) = self.orange_card(seat, card)?;
        let victim = self.orange_target(seat, card, attack, target)?;
        let price = self.orange_disks(seat, card, attack, victim, disks)?;
        let payees = self.monopolists(seat, Purchase::Play, Item::Printed(card));
        Ok(Permit { price, actions, extra, payees, victim, ..permit(seat, command) })
    }

    /// Judges the playing of an orange card, whatever it is aimed at.
    pub(crate) fn orange_card(self, seat: Seat, card: CardId) -> Result<(&'a Attack, Spent), Illegal> {
        self.in_hand(seat, card, Kind::Orange)?;
        let Some(attack) = &self.row(card).attack else {
            return Err(Illegal::WrongKind { card, rule: Rule::ActPlay06 });
        };
        self.check_flag(card, Rule::Orange13)?;
        let spent = self.actions(seat, ExtraAction::Play, Some(card), 1)?;
        Ok((attack, spent))
    }

    /// STRAW-06, ORANGE-09: judges the disks of an orange card, and returns the price.
    pub(crate) fn orange_disks(
        self,
        seat: Seat,
        card: CardId,
        attack: &Attack,
        victim: Seat,
        disks: u8,
    ) -> Result<u8, Illegal> {
        let is_own = victim == seat;
        let fits = if attack.chosen {
            disks <= attack.disks && (disks > 0 || is_own)
        } else {
            disks == attack.disks
        };
        if !fits {
            return Err(Illegal::WrongDisks { disks, rule: Rule::Straw06 });
        }
        let cost = attack.cost.unwrap_or(disks);
        let price = self.discounted(seat, cost, Purchase::Play, Item::Printed(card));
        self.afford(seat, price, Rule::Orange09)?;
        Ok(price)
    }

    /// Judges the target of an orange card, and returns the victim.
    pub(crate) fn orange_target(
        self,
        seat: Seat,
        card: CardId,
        attack: &Attack,
        target: CardId,
    ) -> Result<Seat, Illegal> {
        let rule = Rule::Orange01;
        if self.table.kind(target) != Kind::Enterprise {
            return Err(Illegal::WrongTarget { card, rule });
        }
        let victim = self.state.owner(target).ok_or(Illegal::NotInPlay { card: target, rule })?;
        if attack.flag.is_some_and(|flag| self.row(target).district != Some(flag)) {
            return Err(Illegal::WrongTarget { card, rule: Rule::Orange04 });
        }
        if attack.target.is_some_and(|filter| !self.matches(&filter, target)) {
            return Err(Illegal::WrongTarget { card, rule: Rule::Orange08 });
        }
        let disks = self.at(target).unrest;
        if victim == seat {
            if attack.opponent_only {
                return Err(Illegal::OpponentOnly { card });
            }
            if disks > 0 {
                return Err(Illegal::InUnrest { card: target, disks, rule: Rule::Straw03 });
            }
        }
        let is_protected = self.has_ability(
            victim,
            Gift::Protect,
            |ability| matches!(ability, Ability::Protect(filter) if self.matches(filter, target)),
        );
        if is_protected { Err(Illegal::Protected { rule: Rule::Gen01 }) } else { Ok(victim) }
    }

    /// BLACK-01 **Play a black card.** Two actions, or one under its regime (BLACK-02).
    pub(crate) fn play_black(
        self,
        seat: Seat,
        card: CardId,
        target: Target,
        command: Command,
    ) -> Result<Permit, Illegal> {
        let (attack, (actions, extra)) = self.black_card(seat, card)?;
        let Aim { victim, price, added } = self.black_way(seat, card, attack, target)?;
        // What a conspiracy pays for its target goes to the pool; the card's own price could feed a monopoly.
        let payees = if added == 0 { self.monopolists(seat, Purchase::Play, Item::Printed(card)) } else { 0 };
        Ok(Permit { price, actions, extra, payees, victim, ..permit(seat, command) })
    }

    /// BLACK-02: judges the playing of a black card, whatever it is aimed at.
    pub(crate) fn black_card(self, seat: Seat, card: CardId) -> Result<(&'a Attack, Spent), Illegal> {
        self.in_hand(seat, card, Kind::Black)?;
        let Some(attack) = &self.row(card).attack else {
            return Err(Illegal::WrongKind { card, rule: Rule::ActPlay07 });
        };
        let needed = if attack.regime == Some(self.state.regime) { 1 } else { 2 };
        let spent = self.actions(seat, ExtraAction::Play, Some(card), needed)?;
        Ok((attack, spent))
    }

    /// Judges what a black card is aimed at, and whether there is gold for it.
    pub(crate) fn black_way(
        self,
        seat: Seat,
        card: CardId,
        attack: &Attack,
        target: Target,
    ) -> Result<Aim, Illegal> {
        let (victim, added) = self.black_target(seat, card, attack, target)?;
        if attack.opponent_only && victim == seat {
            return Err(Illegal::OpponentOnly { card });
        }
        let own = self.discounted(seat, attack.cost.unwrap_or(0), Purchase::Play, Item::Printed(card));
        let price = own + added;
        self.afford(seat, price, Rule::ActPlay01)?;
        Ok(Aim { victim, price, added })
    }

    /// BLACK-03: judges the target of a black card; returns the victim and what the target adds to the price.
    pub(crate) fn black_target(
        self,
        seat: Seat,
        card: CardId,
        attack: &Attack,
        target: Target,
    ) -> Result<(Seat, u8), Illegal> {
        let rule = Rule::Black03;
        let wrong = Illegal::WrongTarget { card, rule };
        match (attack.deed, target) {
            (None, Target::Player(victim)) => {
                self.seated(victim, wrong)?;
                let counts_nothing = matches!(attack.steal, Steal::Counted(theft)
                    if matches!(theft.per, Tally::Cards(filter) if self.count(victim, &filter) == 0));
                if counts_nothing { Err(wrong) } else { Ok((victim, 0)) }
            }
            (Some(Deed::Jail), Target::Player(victim)) => {
                self.seated(victim, wrong)?;
                if self.is_immune(victim, Immunity::Jail) {
                    return Err(Illegal::Protected { rule: Rule::Jail05 });
                }
                if self.state.player(victim).jailed { Err(wrong) } else { Ok((victim, 0)) }
            }
            (Some(Deed::Assassinate), Target::Player(victim)) => {
                if self.table.options.edition == Edition::Second {
                    return Err(Illegal::NotOffered { rule: Rule::Hacendado11 });
                }
                self.seated(victim, wrong)?;
                self.kill_price(victim).map(|price| (victim, price))
            }
            (Some(Deed::Assassinate), Target::Card(partner)) => {
                let victim = self.partner_owner(partner, wrong)?;
                let side = self.side(partner);
                if self.row(partner).abilities[side].contains(&Ability::Immune(Immunity::Assassination)) {
                    return Err(Illegal::Protected { rule: Rule::Gen01 });
                }
                Ok((victim, self.row(partner).side_cost[side]))
            }
            (Some(Deed::Conspire(filter)), Target::Card(partner)) => {
                let victim = self.partner_owner(partner, wrong)?;
                if !self.matches(&filter, partner) {
                    return Err(wrong);
                }
                Ok((victim, self.row(partner).side_cost[self.side(partner)]))
            }
            (Some(Deed::Discard(filter)), Target::Card(other)) => {
                let victim = self.state.owner(other).ok_or(Illegal::NotInPlay { card: other, rule })?;
                let is_card = matches!(self.table.kind(other), Kind::Partner | Kind::Public | Kind::Troop);
                if is_card && self.matches(&filter, other) { Ok((victim, 0)) } else { Err(wrong) }
            }
            (Some(Deed::Nationalize(filter)), Target::Card(other)) => {
                let victim = self.enterprise_owner(&filter, other, wrong)?;
                if self.is_immune(victim, Immunity::Nationalization) {
                    return Err(Illegal::Protected { rule: Rule::Nation04 });
                }
                Ok((victim, 0))
            }
            (Some(Deed::Special(SpecialDeed::Repossess(filter))), Target::Card(other)) => {
                self.enterprise_owner(&filter, other, wrong).map(|victim| (victim, 0))
            }
            (Some(Deed::Special(SpecialDeed::RemoveCubes { of, .. })), Target::Card(other)) => {
                let victim = self.enterprise_owner(&of, other, wrong)?;
                if self.at(other).income == 0 { Err(Illegal::NoCubeThere { rule }) } else { Ok((victim, 0)) }
            }
            _ => {
                let _ = seat;
                Err(wrong)
            }
        }
    }

    pub(crate) fn seated(self, seat: Seat, wrong: Illegal) -> Result<(), Illegal> {
        if seat.number() < self.state.seats { Ok(()) } else { Err(wrong) }
    }

    pub(crate) fn partner_owner(self, card: CardId, wrong: Illegal) -> Result<Seat, Illegal> {
        match (self.table.kind(card), self.state.owner(card)) {
            (Kind::Partner | Kind::Public, Some(owner)) => Ok(owner),
            _ => Err(wrong),
        }
    }

    pub(crate) fn enterprise_owner(
        self,
        filter: &Filter,
        card: CardId,
        wrong: Illegal,
    ) -> Result<Seat, Illegal> {
        match (self.table.kind(card), self.state.owner(card)) {
            (Kind::Enterprise, Some(owner)) if self.matches(filter, card) => Ok(owner),
            _ => Err(wrong),
        }
    }

    /// ASSASSIN-07: what it costs to kill a flipped Hacendado.
    pub(crate) fn kill_price(self, victim: Seat) -> Result<u8, Illegal> {
        if !matches!(self.state.player(victim).stand, Stand::Flipped(_)) {
            return Err(Illegal::NotAChoice { rule: Rule::Assassin18 });
        }
        let army = self.troops_of(victim).filter(|troop| self.place_of(*troop).is_none()).count();
        if self.table.options.edition == Edition::First {
            return if army > 0 {
                Err(Illegal::Protected { rule: Rule::Assassin15 })
            } else {
                Ok(KILL_PRICE_FIRST)
            };
        }
        #[expect(clippy::cast_possible_truncation, reason = "at most 64 troops")]
        Ok(KILL_PRICE + KILL_PRICE * army as u8)
    }
}
