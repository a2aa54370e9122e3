//! What a play is worth by the instructions of step 4, whether it can be paid or not: who plays a card asks it, and who
//! thinks of buying or selling one.

use pax_deck::CardId;
use pax_deck::ability::Ability;
use pax_deck::deed::{Deed, SpecialDeed};
use pax_deck::vocabulary::{Kind, Prestige};
use pax_deck::word::Word as _;
use pax_rules::{Command, Destination, Illegal, Rule, Seat, Stand, Target};

use super::sight::{Place, Sight};

/// How early a play comes: the kind of card first, then what the bullets of its kind say. Less is earlier.
pub(super) type Rank = [i16; 4];

/// What the instructions say of a play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Aim {
    pub(super) rank: Rank,
    pub(super) row: Rule,
}

impl Aim {
    fn new(kind: i16, rest: [i16; 3], row: Rule) -> Self {
        Self { rank: [kind, rest[0], rest[1], rest[2]], row }
    }
}

/// The target of a troop that extorts: protected by the human's troops, and unprotected (BOT-52).
pub(super) const EXTORTS: [i16; 2] = [2, 3];
/// The place of troops, and of orange and black cards, in the order of the kinds (BOT-48).
pub(super) const TROOP: i16 = 0;
const PARTNER: i16 = 1;
const ENTERPRISE: i16 = 2;
const ORANGE_BLACK: i16 = 3;

impl Sight<'_> {
    /// BOT-48 **Troops, partners, enterprises, orange and black cards**, in this order: what step 4 says of a play; nothing
    /// if it is not to be made.
    pub(super) fn aim(&self, command: Command) -> Option<Aim> {
        match command {
            Command::PlayTroop(troop, Destination::At(at)) => self.aim_troop(troop, self.place(at)?),
            Command::PlayPartner(card, side) => self.aim_partner(card, side),
            Command::PlayEnterprise(card) => self.aim_enterprise(card),
            Command::PlayOrange(card, at, disks) => self.aim_orange(card, self.place(at)?, disks),
            Command::PlayBlack(card, target) => self.aim_black(card, target),
            _ => None,
        }
    }

    /// BOT-49 **The strongest troop first**, and where it goes.
    fn aim_troop(&self, troop: CardId, at: &Place) -> Option<Aim> {
        let (target, cubes, row) = self.troop_target(at)?;
        Some(Aim::new(TROOP, [-i16::from(self.firepower(troop)), target, -cubes], row))
    }

    /// Where a troop goes: which of the targets it is, and how many cubes speak for it.
    fn troop_target(&self, at: &Place) -> Option<(i16, i16, Rule)> {
        if at.owner == self.seat {
            return match at.seen.troop {
                // BOT-50: drive an extorter away.
                Some(troop) if troop.owner != self.seat => Some((0, 0, Rule::Bot50)),
                // BOT-51: protect what has most cubes.
                None => Some((1, i16::from(at.cubes(self.seat)), Rule::Bot51)),
                Some(_) => None,
            };
        }
        // BOT-52: extort the human, but not where there are slaves, and not where there is nothing to take.
        if at.owner != self.human || at.print.slave || at.profit() == 0 {
            return None;
        }
        match at.seen.troop {
            Some(troop) if troop.owner == self.human => Some((EXTORTS[0], 0, Rule::Bot52)),
            Some(_) => None,
            None => Some((EXTORTS[1], 0, Rule::Bot52)),
        }
    }

    /// BOT-53 to BOT-57: which partner first.
    fn aim_partner(&self, card: CardId, side: u8) -> Option<Aim> {
        if !self.governor_pays(card, side) {
            return None;
        }
        let print = self.table.print(card)?;
        let (order, row) = self.partner_order(print.prestige[usize::from(side.min(1))]);
        Some(Aim::new(PARTNER, [order, 0, 0], row))
    }

    /// The order of partners by their prestige.
    pub(super) fn partner_order(&self, kind: Option<Prestige>) -> (i16, Rule) {
        self.partner_order_without(kind, None)
    }

    /// The order of partners by their prestige, where a point that a card of its own gives does not count: the card is
    /// being turned.
    pub(super) fn partner_order_without(
        &self,
        kind: Option<Prestige>,
        turned: Option<Prestige>,
    ) -> (i16, Rule) {
        let Some(kind) = kind else { return (4, Rule::Bot57) };
        let mut points = self.outline.of[self.seat.index()].points;
        if let Some(turned) = turned {
            points[turned.index()] = points[turned.index()].saturating_sub(1);
        }
        let own = points[kind.index()];
        let beats_others =
            self.others().next().is_some() && self.others().all(|other| own > self.points(other, kind));
        if self.leads(self.human, kind) {
            (0, Rule::Bot53)
        } else if beats_others {
            (1, Rule::Bot54)
        } else if self.has_plan(kind) {
            (2, Rule::Bot55)
        } else if own > 0 && points.iter().all(|other| *other <= own) {
            (3, Rule::Bot56)
        } else {
            (4, Rule::Bot57)
        }
    }

    /// BOT-24 **Governors** are played only where the human loses more enterprises and troops than the Pax-o-matic.
    fn governor_pays(&self, card: CardId, side: u8) -> bool {
        let mut districts = self.table.abilities(card, side).iter().filter_map(|ability| match ability {
            Ability::Governor(district) => Some(*district),
            _ => None,
        });
        let losses = |seat: Seat, district| {
            let there = |place: &&Place| place.print.district == Some(district);
            let lost = |place: &Place| {
                usize::from(place.owner == seat)
                    + usize::from(place.seen.troop.is_some_and(|troop| troop.owner == seat))
            };
            self.places.iter().filter(there).map(lost).sum::<usize>()
        };
        districts.all(|district| losses(self.human, district) > losses(self.seat, district))
    }

    /// BOT-58 **Enterprises**: those with slaves last, then the cheapest first.
    fn aim_enterprise(&self, card: CardId) -> Option<Aim> {
        let print = self.table.print(card)?;
        let price = self.view.play_price(self.table, self.seat, card, print.cost);
        Some(Aim::new(ENTERPRISE, [i16::from(print.slave), i16::from(price), 0], Rule::Bot58))
    }

    /// BOT-60 **Unrest** for the human's enterprises; BOT-62 a scapegoat comes last.
    fn aim_orange(&self, card: CardId, at: &Place, disks: u8) -> Option<Aim> {
        if at.owner == self.seat {
            let is_scapegoat = disks == 0 && self.table.print(card)?.award.is_some();
            return is_scapegoat.then(|| Aim::new(ORANGE_BLACK, [5, 0, 0], Rule::Bot62));
        }
        if disks == 0 || !self.may_award(card) {
            return None;
        }
        let (target, cubes) = self.unrest_target(at)?;
        Some(Aim::new(ORANGE_BLACK, [target, -cubes, -i16::from(disks)], Rule::Bot60))
    }

    /// BOT-60: slaves first, then what is neither extorted nor in Unrest; where the human has most cubes.
    pub(super) fn unrest_target(&self, at: &Place) -> Option<(i16, i16)> {
        let is_calm = !at.is_extorted() && at.seen.unrest == 0;
        if at.owner != self.human || !(at.print.slave || is_calm) {
            return None;
        }
        Some((i16::from(!at.print.slave), i16::from(at.cubes(self.human))))
    }

    /// BOT-59 **The gate**: the human must not lead with what the card awards him, not even with the point it brings.
    fn may_award(&self, card: CardId) -> bool {
        let award = self.table.print(card).and_then(|print| print.award);
        award.is_none_or(|kind| !self.leads_with(self.human, kind, 1))
    }

    /// BOT-61 **Black cards** must hurt the human: first where he leads, then where he is strongest, then anyhow.
    fn aim_black(&self, card: CardId, target: Target) -> Option<Aim> {
        if !self.may_award(card) {
            return None;
        }
        let deed = self.table.print(card)?.deed;
        let lost = match target {
            Target::Player(victim) if victim != self.human => return None,
            Target::Player(victim) => match deed {
                None if self.view.gold(victim) == 0 => return None,
                Some(Deed::Assassinate) => self.plan(victim),
                _ => None,
            },
            Target::Card(target) => {
                let (owner, prestige) = self.in_play(target)?;
                if owner != self.human {
                    return None;
                }
                // Who only loses cubes keeps the point.
                prestige.filter(|_| !matches!(deed, Some(Deed::Special(SpecialDeed::RemoveCubes { .. }))))
            }
        };
        let order = match lost {
            Some(kind) if self.leads(self.human, kind) => 2,
            Some(kind) if self.has_most_of(self.human, kind) => 3,
            _ => 4,
        };
        Some(Aim::new(ORANGE_BLACK, [order, 0, 0], Rule::Bot61))
    }

    /// Returns the prestige of a seat's flipped Hacendado.
    fn plan(&self, seat: Seat) -> Option<Prestige> {
        let Stand::Flipped(plan) = self.view.stand(seat) else { return None };
        self.view.hacendado(seat).map(|card| self.table.plans(card)[usize::from(plan.min(1))].0)
    }

    /// Returns whose a card in play is, and which prestige it gives.
    fn in_play(&self, card: CardId) -> Option<(Seat, Option<Prestige>)> {
        if let Some((owner, seen)) = self.partners.iter().find(|(_, seen)| seen.card == card) {
            let print = self.table.print(card)?;
            return Some((*owner, print.prestige[usize::from(seen.side.min(1))]));
        }
        if let Some(place) = self.place(card) {
            return Some((place.owner, place.print.prestige[0]));
        }
        let troop = self.troops.iter().find(|troop| troop.card == card)?;
        Some((troop.owner, self.table.print(card)?.prestige[0]))
    }

    /// BOT-35: how a card could be played on the table as it is, paid or not (BOT-65): what step 4 says of each way, and
    /// what it would cost.
    pub(super) fn ways(&self, card: CardId) -> impl Iterator<Item = (Aim, Command, u16)> {
        self.view.could(self.table, self.seat, card).into_iter().filter_map(|could| {
            let price = match could.verdict {
                Ok(price) => u16::from(price.gold),
                Err(Illegal::CannotAfford { price, .. }) => price,
                Err(_) => return None,
            };
            self.aim(could.command).map(|aim| (aim, could.command, price))
        })
    }

    /// Returns the kind of a card.
    pub(super) fn kind(&self, card: CardId) -> Option<Kind> {
        self.table.print(card).map(|print| print.kind)
    }
}
