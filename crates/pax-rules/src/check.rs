//! The one place where legality is judged.

use pax_deck::ability::{Ability, ExtraAction, Purchase};
use pax_deck::filter::Filter;
use pax_deck::vocabulary::{Kind, Prestige, Regime, Sort};
use pax_deck::word::Word as _;
use pax_deck::{CardId, vocabulary::Faction};

use crate::command::{Command, Destination};
use crate::frame::Frame;
use crate::illegal::Illegal;
use crate::look::Look;
use crate::options::Edition;
use crate::price::Item;
use crate::rule::Rule;
use crate::seat::{Seat, Slot};
use crate::state::{State, Zone};
use crate::table::{Gift, Table};
use crate::troop::Move;

/// A command that was found legal, with what the check looked up. Only [`check`] makes one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Permit {
    pub(crate) seat: Seat,
    pub(crate) command: Command,
    /// The gold to pay.
    pub(crate) price: u8,
    /// The standard actions to spend.
    pub(crate) actions: u8,
    /// The card whose Extra Action is spent instead.
    pub(crate) extra: Option<CardId>,
    /// Who is paid instead of the pool, as bits of their seats.
    pub(crate) payees: u8,
    /// Whose cards are hit.
    pub(crate) victim: Seat,
}

/// What an activity takes: standard actions, or the card whose Extra Action is spent.
pub(crate) type Spent = (u8, Option<CardId>);

/// HACENDADO-01: the Income Cubes of a Loyalist.
pub(crate) const HACENDADO_INCOME: u8 = 2;
/// ACT-BUY-08: how many cards a hand holds.
pub(crate) const HAND_LIMIT: u8 = 5;
/// ACT-POLICE-01: what a police action costs.
pub(crate) const POLICE_PRICE: u8 = 3;
/// ASSASSIN-07: what killing a Hacendado costs, and each of his troops again.
pub(crate) const KILL_PRICE: u8 = 3;
/// ASSASSIN-15: what it cost in the first edition.
pub(crate) const KILL_PRICE_FIRST: u8 = 10;

/// Judges a command of a seat.
///
/// # Errors
///
/// Names the fact that forbids it, and with it the rule.
pub fn check(table: &Table, state: &State, seat: Seat, command: Command) -> Result<Permit, Illegal> {
    let look = Look::new(table, state);
    if state.outcome.is_some() {
        return Err(Illegal::GameOver);
    }
    let decider = look.decider().ok_or(Illegal::NotAsked)?;
    if decider != seat {
        return Err(Illegal::NotYours { decider });
    }
    look.judge(seat, command)
}

impl Look<'_> {
    /// Judges a command of the seat that must decide.
    pub(crate) fn judge(self, seat: Seat, command: Command) -> Result<Permit, Illegal> {
        match self.state.top() {
            Some(Frame::Actions) => self.judge_action(seat, command),
            Some(frame) => self.judge_answer(seat, frame, command),
            None => Err(Illegal::NotAsked),
        }
    }

    pub(crate) fn judge_action(self, seat: Seat, command: Command) -> Result<Permit, Illegal> {
        match command {
            Command::PlayEnterprise(card) => self.play_enterprise(seat, card, command),
            Command::PlayPartner(card, side) => self.play_partner(seat, card, side, command),
            Command::PlayTroop(card, to) => self.play_troop(seat, card, to, command),
            Command::PlayOrange(card, target, disks) => self.play_orange(seat, card, target, disks, command),
            Command::PlayBlack(card, target) => self.play_black(seat, card, target, command),
            Command::BuyMarketCard(slot) => self.buy_market(seat, slot, command),
            Command::BuyPublicCard(card, side) => self.buy_public(seat, card, side, command),
            Command::SellCard(card) => self.sell(seat, card, command),
            Command::RedeployTroop(troop, to) => self.redeploy(seat, troop, to, command),
            Command::BuyLand(card) => self.buy_land(seat, card, command),
            Command::UpgradeConnection(card, oval) => self.upgrade(seat, card, oval, command),
            Command::Police(card) => self.police(seat, card, command),
            Command::LeaveJail => self.leave_jail(seat, command),
            Command::Speculate(slot) => self.speculate(seat, slot, command),
            Command::ShiftCube(from, to) => self.shift(seat, from, to, command),
            Command::AddIncomeCube(card) => self.add_income(seat, card, command),
            Command::PlacePrestigeCube(card) => self.place_prestige(seat, card, command),
            Command::Agitate(card, target) => self.agitate(seat, card, target, command),
            Command::Decree(card) => self.decree(seat, card, command),
            Command::EndActions => Ok(permit(seat, command)),
            // What only a toppling or a change of hands offers.
            Command::Flip(_) => Err(Illegal::NotAChoice { rule: Rule::Hacendado02 }),
            Command::Fraud(_) => Err(Illegal::NotAChoice { rule: Rule::Topple09 }),
            Command::Assassinate(..) => Err(Illegal::NotAChoice { rule: Rule::Assassin06 }),
            Command::TurnSide(_) => Err(Illegal::NotAChoice { rule: Rule::News02 }),
            _ => Err(Illegal::NotAsked),
        }
    }

    pub(crate) fn in_hand(self, seat: Seat, card: CardId, kind: Kind) -> Result<(), Illegal> {
        if !self.state.hand[seat.index()].has(card) {
            return Err(Illegal::NotInHand { card });
        }
        if self.table.kind(card) != kind {
            return Err(Illegal::WrongKind { card, rule: Rule::ActPlay01 });
        }
        Ok(())
    }

    /// ACT-05 **Extra Actions** are spent before standard ones; one covers the whole activity (AMB-29).
    #[inline]
    pub(crate) fn actions(
        self,
        seat: Seat,
        kind: ExtraAction,
        item: Option<CardId>,
        needed: u8,
    ) -> Result<Spent, Illegal> {
        let extra = self.extra(seat, kind, item);
        let left = self.state.actions;
        match extra {
            Some(card) => Ok((0, Some(card))),
            None if left >= needed => Ok((needed, None)),
            None => Err(Illegal::NoActions { needed, left }),
        }
    }

    /// Finds the first unspent Extra Action of a kind that fits the item.
    #[inline(never)]
    pub(crate) fn find_extra(self, seat: Seat, kind: ExtraAction, item: Option<CardId>) -> Option<CardId> {
        let mut extra = None;
        self.abilities(seat, Gift::Extra, |card, ability| {
            if let Ability::Extra { action, of } = ability
                && *action == kind
                && extra.is_none()
                && !self.state.used.has(card)
                && of.is_none_or(|of| item.is_some_and(|item| self.matches_printed(&of, item)))
            {
                extra = Some(card);
            }
        });
        extra
    }

    #[inline]
    pub(crate) fn afford(self, seat: Seat, price: u8, rule: Rule) -> Result<(), Illegal> {
        let (price, gold) = (u16::from(price), self.state.gold(seat));
        if gold < price { Err(Illegal::CannotAfford { price, gold, rule }) } else { Ok(()) }
    }

    pub(crate) fn cube(self, seat: Seat, rule: Rule) -> Result<(), Illegal> {
        if self.state.player(seat).reserve == 0 { Err(Illegal::NoCube { rule }) } else { Ok(()) }
    }

    pub(crate) fn banned(self, factions: pax_deck::word::Set<Faction>) -> Result<(), Illegal> {
        if self.state.strife_ban.meets(factions) { Err(Illegal::StrifeBan) } else { Ok(()) }
    }

    /// ACT-PLAY-01 **Play an enterprise.**
    pub(crate) fn play_enterprise(
        self,
        seat: Seat,
        card: CardId,
        command: Command,
    ) -> Result<Permit, Illegal> {
        let (price, (actions, extra)) = self.enterprise_card(seat, card)?;
        let payees = self.monopolists(seat, Purchase::Play, Item::Printed(card));
        Ok(Permit { price, actions, extra, payees, ..permit(seat, command) })
    }

    /// Judges the playing of an enterprise, and returns the price.
    pub(crate) fn enterprise_card(self, seat: Seat, card: CardId) -> Result<(u8, Spent), Illegal> {
        self.in_hand(seat, card, Kind::Enterprise)?;
        self.check_flag(card, Rule::ActPlay10)?;
        self.played(seat, card)
    }

    /// ACT-PLAY-01: what playing a card takes, in gold and actions, if there is enough of both.
    fn played(self, seat: Seat, card: CardId) -> Result<(u8, Spent), Illegal> {
        let spent = self.actions(seat, ExtraAction::Play, Some(card), 1)?;
        let price = self.discounted(seat, self.row(card).cost, Purchase::Play, Item::Printed(card));
        self.afford(seat, price, Rule::ActPlay01)?;
        Ok((price, spent))
    }

    pub(crate) fn play_partner(
        self,
        seat: Seat,
        card: CardId,
        side: u8,
        command: Command,
    ) -> Result<Permit, Illegal> {
        let (price, (actions, extra)) = self.partner_card(seat, card, side)?;
        let payees = self.monopolists(seat, Purchase::Play, Item::Printed(card));
        Ok(Permit { price, actions, extra, payees, ..permit(seat, command) })
    }

    /// Judges the playing of a partner with a side up, and returns the price.
    pub(crate) fn partner_card(self, seat: Seat, card: CardId, side: u8) -> Result<(u8, Spent), Illegal> {
        self.in_hand(seat, card, Kind::Partner)?;
        let row = self.row(card);
        if side > u8::from(row.two_sided) {
            return Err(Illegal::NoSuchSide);
        }
        self.banned(row.factions[usize::from(side)])?;
        self.played(seat, card)
    }

    pub(crate) fn play_troop(
        self,
        seat: Seat,
        card: CardId,
        to: Destination,
        command: Command,
    ) -> Result<Permit, Illegal> {
        let (actions, extra) = self.troop_card(seat, card)?;
        let price = self.troop_way(seat, card, to)?;
        let payees = self.monopolists(seat, Purchase::Play, Item::Printed(card));
        Ok(Permit { price, actions, extra, payees, ..permit(seat, command) })
    }

    /// Judges the playing of a troop, wherever it goes.
    pub(crate) fn troop_card(self, seat: Seat, card: CardId) -> Result<Spent, Illegal> {
        self.in_hand(seat, card, Kind::Troop)?;
        self.check_flag(card, Rule::ActPlay10)?;
        self.banned(self.row(card).factions[0])?;
        self.actions(seat, ExtraAction::Play, Some(card), 1)
    }

    /// Judges where a troop from hand goes, and returns the price.
    pub(crate) fn troop_way(self, seat: Seat, card: CardId, to: Destination) -> Result<u8, Illegal> {
        let price = match to {
            Destination::At(at) => self.check_enterprise(seat, card, at, Move::Play)?,
            Destination::Army => self.check_army(seat, card, Move::Play)?,
        };
        self.afford(seat, price, Rule::Troop06)?;
        Ok(price)
    }

    /// How many cards of a player in play match.
    pub(crate) fn count(self, seat: Seat, filter: &Filter) -> u16 {
        let cards = self.enterprises_of(seat).chain(self.partners_of(seat)).chain(self.troops_of(seat));
        let mut count = cards.filter(|card| self.matches(filter, *card)).map(|_| 1).sum();
        // A flipped Hacendado is a card of its colour and prestige; only a filter of any kind asks for it.
        if filter.kind.is_none()
            && let Some((prestige, _)) = self.plan(seat)
            && (filter.faction.is_empty() || filter.faction.contains(prestige.faction()))
            && filter.prestige.is_none_or(|asked| asked == prestige)
        {
            count += 1;
        }
        count
    }

    /// ACT-BUY-01 **Buy Market Card.**
    pub(crate) fn buy_market(self, seat: Seat, slot: Slot, command: Command) -> Result<Permit, Illegal> {
        let card =
            self.state.market[slot.index()].ok_or(Illegal::EmptySlot { slot, rule: Rule::ActBuy01 })?;
        if !self.is_news(card) {
            self.hand_room(seat)?;
        }
        let (actions, extra) = self.purchase(seat, Some(card))?;
        let price = self.market_way(seat, slot, card)?;
        let payees = match self.state.speculation[slot.index()] {
            Some(speculator) if speculator != seat => 1 << speculator.number(),
            _ => 0,
        };
        Ok(Permit { price, actions, extra, payees, ..permit(seat, command) })
    }

    /// Tells whether a card never comes to a hand.
    pub(crate) fn is_news(self, card: CardId) -> bool {
        matches!(self.table.kind(card), Kind::Headline | Kind::Topple)
    }

    /// ACT-BUY-08: whether there is room for another card in hand.
    pub(crate) fn hand_room(self, seat: Seat) -> Result<(), Illegal> {
        let (cards, limit) = (self.state.hand[seat.index()].len(), self.hand_limit(seat));
        #[expect(clippy::cast_possible_truncation, reason = "a hand has at most 255 cards")]
        let cards = cards as u8;
        if cards >= limit { Err(Illegal::HandFull { cards, limit }) } else { Ok(()) }
    }

    /// ACT-BUY-03: what another purchase takes.
    pub(crate) fn purchase(self, seat: Seat, card: Option<CardId>) -> Result<Spent, Illegal> {
        let purchases = self.state.purchases;
        let spent = self.actions(seat, ExtraAction::Buy, card, purchases + 1);
        // ACT-BUY-03 comes before the want of actions, which two purchases always bring with them.
        if purchases >= 2 && !matches!(spent, Ok((_, Some(_)))) {
            return Err(Illegal::TwoPurchases);
        }
        spent
    }

    /// ACT-BUY-02: what a Market card costs, if there is gold for it.
    pub(crate) fn market_way(self, seat: Seat, slot: Slot, card: CardId) -> Result<u8, Illegal> {
        let price = self.market_price(seat, slot, card);
        self.afford(seat, price, Rule::ActBuy02)?;
        Ok(price)
    }

    /// ACT-BUY-08: how many cards a player may hold when he buys.
    pub(crate) fn hand_limit(self, seat: Seat) -> u8 {
        let mut limit = HAND_LIMIT;
        self.abilities(seat, Gift::HandLimit, |_, ability| {
            if let Ability::HandLimit(cards) = ability {
                limit += cards.get();
            }
        });
        limit
    }

    pub(crate) fn buy_public(
        self,
        seat: Seat,
        card: CardId,
        side: u8,
        command: Command,
    ) -> Result<Permit, Illegal> {
        if self.state.zone(card) != Zone::Public {
            return Err(Illegal::NotPublic { card });
        }
        if side > 1 {
            return Err(Illegal::NoSuchSide);
        }
        let row = self.row(card);
        self.banned(row.factions[usize::from(side)])?;
        let left = self.state.actions;
        if left == 0 {
            return Err(Illegal::NoActions { needed: 1, left });
        }
        let price = row.side_cost[usize::from(side)];
        self.afford(seat, price, Rule::ActPublic02)?;
        Ok(Permit { price, actions: 1, ..permit(seat, command) })
    }

    pub(crate) fn sell(self, seat: Seat, card: CardId, command: Command) -> Result<Permit, Illegal> {
        self.sellable(seat, card)?;
        let (actions, extra) = self.actions(seat, ExtraAction::Sell, Some(card), 1)?;
        Ok(Permit { actions, extra, ..permit(seat, command) })
    }

    /// ACT-SELL-02: whether a card is one that the seat may sell.
    pub(crate) fn sellable(self, seat: Seat, card: CardId) -> Result<(), Illegal> {
        if !self.state.hand[seat.index()].has(card) {
            if self.state.owner(card) != Some(seat) {
                let in_grudge = matches!(self.state.zone(card), Zone::Grudge(_));
                let rule = if in_grudge { Rule::ActSell06 } else { Rule::ActSell02 };
                return Err(Illegal::NotYoursInPlay { card, rule });
            }
            match self.table.kind(card) {
                Kind::Hacendado => return Err(Illegal::WrongKind { card, rule: Rule::ActSell08 }),
                Kind::Enterprise if self.at(card).unrest > 0 => {
                    let disks = self.at(card).unrest;
                    return Err(Illegal::InUnrest { card, disks, rule: Rule::ActSell03 });
                }
                _ => {}
            }
        }
        Ok(())
    }

    pub(crate) fn redeploy(
        self,
        seat: Seat,
        troop: CardId,
        to: Destination,
        command: Command,
    ) -> Result<Permit, Illegal> {
        let rule = Rule::ActRedeploy01;
        if self.state.owner(troop) != Some(seat) || self.table.kind(troop) != Kind::Troop {
            return Err(Illegal::NotYoursInPlay { card: troop, rule });
        }
        // ED-24: in the first edition civil war bans only the playing of cards.
        if self.table.options.edition == Edition::Second {
            self.check_flag(troop, Rule::ActRedeploy11)?;
        }
        let place = self.place_of(troop);
        let price = match to {
            Destination::At(at) if place == Some(at) => {
                if self.at(at).unrest == 0 {
                    return Err(Illegal::NoEffect { rule: Rule::ActRedeploy03 });
                }
                0
            }
            Destination::At(at) => self.check_enterprise(seat, troop, at, Move::Redeploy)?,
            Destination::Army if place.is_none() => {
                return Err(Illegal::NoEffect { rule: Rule::ActRedeploy06 });
            }
            Destination::Army => self.check_army(seat, troop, Move::Redeploy)?,
        };
        let (actions, extra) = self.actions(seat, ExtraAction::Redeploy, None, 1)?;
        self.afford(seat, price, Rule::ActRedeploy01)?;
        Ok(Permit { price, actions, extra, ..permit(seat, command) })
    }

    pub(crate) fn own_enterprise(self, seat: Seat, card: CardId, rule: Rule) -> Result<(), Illegal> {
        if self.state.owner(card) == Some(seat) && self.table.kind(card) == Kind::Enterprise {
            Ok(())
        } else {
            Err(Illegal::NotYoursInPlay { card, rule })
        }
    }

    pub(crate) fn buy_land(self, seat: Seat, card: CardId, command: Command) -> Result<Permit, Illegal> {
        self.own_enterprise(seat, card, Rule::ActLand02)?;
        self.has_land(card)?;
        self.cube(seat, Rule::ActLand06)?;
        let (actions, extra) = self.actions(seat, ExtraAction::BuyLand, None, 2)?;
        let price = self.land_way(seat, card)?;
        let payees = self.monopolists(seat, Purchase::Land, Item::InPlay(card));
        Ok(Permit { price, actions, extra, payees, ..permit(seat, command) })
    }

    /// ACT-LAND-09: whether land can be bought for an enterprise.
    pub(crate) fn has_land(self, card: CardId) -> Result<(), Illegal> {
        match self.row(card).sort {
            Some(Sort::Ranch | Sort::Plantation) => Ok(()),
            _ => Err(Illegal::WrongKind { card, rule: Rule::ActLand09 }),
        }
    }

    /// ACT-LAND-03: what land costs, if there is gold for it.
    pub(crate) fn land_way(self, seat: Seat, card: CardId) -> Result<u8, Illegal> {
        let price = self.discounted(seat, self.cubes_on(card), Purchase::Land, Item::InPlay(card));
        self.afford(seat, price, Rule::ActLand03)?;
        Ok(price)
    }

    pub(crate) fn upgrade(
        self,
        seat: Seat,
        card: CardId,
        oval: u8,
        command: Command,
    ) -> Result<Permit, Illegal> {
        let listed = self.free_oval(card, oval)?;
        self.cube(seat, Rule::ActUpgrade09)?;
        let (actions, extra) = self.actions(seat, ExtraAction::Upgrade, None, 1)?;
        let price = self.connection_way(seat, card, listed)?;
        let payees = self.monopolists(seat, Purchase::Connection, Item::InPlay(card));
        Ok(Permit { price, actions, extra, payees, ..permit(seat, command) })
    }

    /// ACT-UPGRADE-03: what is printed in an oval that is still free.
    pub(crate) fn free_oval(self, card: CardId, oval: u8) -> Result<u8, Illegal> {
        if self.table.kind(card) != Kind::Enterprise || self.state.owner(card).is_none() {
            return Err(Illegal::NotInPlay { card, rule: Rule::ActUpgrade01 });
        }
        match self.row(card).ovals.get(usize::from(oval)) {
            Some(Some((_, listed))) if self.at(card).ovals[usize::from(oval)] == 0 => Ok(*listed),
            _ => Err(Illegal::NoOval { rule: Rule::ActUpgrade03 }),
        }
    }

    /// ACT-UPGRADE-04: what a connection costs, if there is gold for it.
    pub(crate) fn connection_way(self, seat: Seat, card: CardId, listed: u8) -> Result<u8, Illegal> {
        let price = self.connection_price(seat, card, listed);
        self.afford(seat, price, Rule::ActUpgrade04)?;
        Ok(price)
    }

    pub(crate) fn police(self, seat: Seat, card: CardId, command: Command) -> Result<Permit, Illegal> {
        self.own_enterprise(seat, card, Rule::ActPolice08)?;
        let place = self.at(card);
        if place.unrest == 0 {
            return Err(Illegal::NoUnrest { card, rule: Rule::ActPolice01 });
        }
        let (actions, extra) = self.actions(seat, ExtraAction::Police, None, 1)?;
        let is_free = place.troop != 0 || self.state.regime == Regime::Martial;
        let price = if is_free { 0 } else { POLICE_PRICE };
        self.afford(seat, price, Rule::ActPolice01)?;
        Ok(Permit { price, actions, extra, ..permit(seat, command) })
    }

    pub(crate) fn leave_jail(self, seat: Seat, command: Command) -> Result<Permit, Illegal> {
        if !self.state.player(seat).jailed {
            return Err(Illegal::NotJailed);
        }
        let (actions, extra) = self.actions(seat, ExtraAction::Police, None, 1)?;
        let price = if self.state.regime == Regime::Martial { 0 } else { POLICE_PRICE };
        self.afford(seat, price, Rule::ActPolice04)?;
        Ok(Permit { price, actions, extra, ..permit(seat, command) })
    }

    pub(crate) fn agitate(
        self,
        seat: Seat,
        card: CardId,
        target: CardId,
        command: Command,
    ) -> Result<Permit, Illegal> {
        let rule = Rule::Unrest01;
        self.partner_owner(card, Illegal::NotYoursInPlay { card, rule }).and_then(|owner| {
            if owner == seat { Ok(()) } else { Err(Illegal::NotYoursInPlay { card, rule }) }
        })?;
        let ability = self.row(card).abilities[self.side(card)]
            .iter()
            .find_map(|ability| if let Ability::Agitate { of, .. } = ability { Some(of) } else { None });
        let Some(of) = ability else { return Err(Illegal::AbilitySpent { card }) };
        if self.state.used.has(card) {
            return Err(Illegal::AbilitySpent { card });
        }
        if self.state.regime == Regime::Martial {
            return Err(Illegal::WrongRegime { regime: Regime::Martial, rule });
        }
        let is_enterprise = self.table.kind(target) == Kind::Enterprise && self.state.owner(target).is_some();
        if !is_enterprise || of.is_some_and(|of| !self.matches(&of, target)) {
            return Err(Illegal::WrongTarget { card, rule });
        }
        let left = self.state.actions;
        if left == 0 {
            return Err(Illegal::NoActions { needed: 1, left });
        }
        Ok(Permit { actions: 1, ..permit(seat, command) })
    }

    pub(crate) fn decree(self, seat: Seat, card: CardId, command: Command) -> Result<Permit, Illegal> {
        let rule = Rule::Regime21;
        let not_yours = Illegal::NotYoursInPlay { card, rule };
        if self.partner_owner(card, not_yours)? != seat {
            return Err(not_yours);
        }
        let to = self.table.decree(card, self.side(card)).ok_or(Illegal::AbilitySpent { card })?;
        if to == self.state.regime {
            return Err(Illegal::WrongRegime { regime: to, rule });
        }
        let left = self.state.actions;
        if left == 0 {
            return Err(Illegal::NoActions { needed: 1, left });
        }
        Ok(Permit { actions: 1, ..permit(seat, command) })
    }

    /// Tells whether a card of the seat's can be discarded in the present toppling.
    pub(crate) fn fraud(self, card: CardId, kind: Prestige) -> Option<i8> {
        self.row(card).abilities[self.side(card)].iter().find_map(|ability| match ability {
            Ability::Topple { of, defence } if of.contains(kind) => Some(defence.get()),
            _ => None,
        })
    }

    pub(crate) fn toppling_kind(self) -> Prestige {
        Prestige::ALL[usize::from(self.state.toppling.kind)]
    }
}

pub(crate) const fn permit(seat: Seat, command: Command) -> Permit {
    Permit { seat, command, price: 0, actions: 0, extra: None, payees: 0, victim: seat }
}
