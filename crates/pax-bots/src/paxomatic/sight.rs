//! The table as the Pax-o-matic sees it, looked up once for each choice.

use std::cmp::Reverse;

use pax_deck::CardId;
use pax_deck::ability::Ability;
use pax_deck::vocabulary::{Faction, Prestige};
use pax_deck::word::Word as _;
use pax_rules::{
    Command, EnterpriseSeen, Event, Outline, PartnerSeen, Price, Print, Seat, Slot, Stand, State, Table,
    TroopSeen, View, check, resolve,
};

/// The highest firepower, which a general gives (TROOP-09).
const MACHINE_GUNS: u8 = 3;

/// What it sees, and who is who.
pub(super) struct Sight<'a> {
    pub(super) table: &'a Table,
    pub(super) view: &'a View,
    pub(super) seat: Seat,
    pub(super) commands: &'a [Command],
    /// A state that looks like the view: what is asked of it cannot depend on what is hidden.
    pub(super) state: State,
    pub(super) outline: Outline,
    pub(super) places: Vec<Place>,
    pub(super) partners: Vec<(Seat, PartnerSeen)>,
    pub(super) troops: Vec<TroopSeen>,
    /// Whom it plays against. With several opponents, the one nearest to victory.
    pub(super) human: Seat,
    /// It and its fellows, as bits.
    pub(super) team: u8,
}

/// An enterprise in play.
pub(super) struct Place {
    pub(super) owner: Seat,
    pub(super) seen: EnterpriseSeen,
    pub(super) print: Print,
}

impl Place {
    /// Returns how many cubes of a seat lie there.
    pub(super) fn cubes(&self, seat: Seat) -> u8 {
        let ovals = self.seen.ovals.iter().map(|of| u8::from(*of == Some(seat))).sum::<u8>();
        let extorts = self.seen.extorted && self.seen.troop.is_some_and(|troop| troop.owner == seat);
        let own = if self.owner == seat { self.seen.income + u8::from(self.seen.prestige_cube) } else { 0 };
        own + ovals + u8::from(extorts)
    }

    /// Tells whether another's troop stands there.
    pub(super) fn is_extorted(&self) -> bool {
        self.seen.troop.is_some_and(|troop| troop.owner != self.owner)
    }

    /// Returns the Income and Extortion Cubes together; without any, a troop that comes only sacks.
    pub(super) fn profit(&self) -> u8 {
        self.seen.income + u8::from(self.seen.extorted)
    }
}

impl<'a> Sight<'a> {
    pub(super) fn new(
        table: &'a Table,
        view: &'a View,
        seat: Seat,
        commands: &'a [Command],
        fellows: u8,
    ) -> Self {
        let state = view.some_state(table);
        let outline = Outline::of(table, &state);
        let (mut places, mut partners, mut troops) = (Vec::new(), Vec::new(), Vec::new());
        for owner in view.all_seats() {
            for seen in view.enterprises(table, owner) {
                if let Some(print) = table.print(seen.card) {
                    places.push(Place { owner, seen, print });
                }
            }
            partners.extend(view.partners(table, owner).into_iter().map(|seen| (owner, seen)));
            troops.extend(view.troops(table, owner));
        }
        let team = fellows | 1 << seat.index();
        let human = human(&outline, view, team).unwrap_or(seat);
        Self { table, view, seat, commands, state, outline, places, partners, troops, human, team }
    }

    /// Tells whether a seat plays with it; it does itself.
    pub(super) fn is_fellow(&self, seat: Seat) -> bool {
        self.team & 1 << seat.index() != 0
    }

    /// Lists the seats that are neither its own nor the human's: the other Pax-o-matics, or who sits in their place.
    pub(super) fn others(&self) -> impl Iterator<Item = Seat> {
        self.view.all_seats().filter(|seat| *seat != self.seat && *seat != self.human)
    }

    pub(super) fn points(&self, seat: Seat, kind: Prestige) -> u8 {
        self.outline.of[seat.index()].points[kind.index()]
    }

    /// AMB-83: whether a seat has more of a prestige than its whole Tripartite, with so many points more.
    pub(super) fn leads_with(&self, seat: Seat, kind: Prestige, more: u8) -> bool {
        self.points(seat, kind) + more > self.outline.of[seat.index()].tripartite[kind.index()]
    }

    pub(super) fn leads(&self, seat: Seat, kind: Prestige) -> bool {
        self.leads_with(seat, kind, 0)
    }

    /// Tells whether a seat has none of a prestige more than of this one.
    pub(super) fn has_most_of(&self, seat: Seat, kind: Prestige) -> bool {
        let points = self.outline.of[seat.index()].points;
        points[kind.index()] > 0 && points.iter().all(|other| *other <= points[kind.index()])
    }

    pub(super) fn place(&self, card: CardId) -> Option<&Place> {
        self.places.iter().find(|place| place.seen.card == card)
    }

    /// Returns how many of its own cubes a troop protects: those of the place where it stands.
    pub(super) fn protects(&self, troop: TroopSeen) -> u8 {
        troop.at.and_then(|at| self.place(at)).map_or(0, |place| place.cubes(self.seat))
    }

    /// Returns the abilities that work for it: of a Hacendado who has not turned, its partners, and its enterprises without
    /// Unrest.
    fn abilities(&self) -> impl Iterator<Item = &Ability> {
        let has_turned = matches!(self.view.stand(self.seat), Stand::Flipped(_));
        let hacendado = self.view.hacendado(self.seat).filter(|_| !has_turned);
        let partners = self.partners.iter().filter(|(owner, _)| *owner == self.seat);
        let calm = self.places.iter().filter(|place| place.owner == self.seat && place.seen.unrest == 0);
        let cards = hacendado.into_iter().map(|card| (card, 0));
        cards
            .chain(partners.map(|(_, seen)| (seen.card, seen.side)))
            .chain(calm.map(|place| (place.seen.card, 0)))
            .flat_map(|(card, side)| self.table.abilities(card, side))
    }

    /// Returns how strong a troop from its hand would be (TROOP-09).
    pub(super) fn firepower(&self, troop: CardId) -> u8 {
        let printed = self.table.print(troop).map_or(0, |print| print.firepower);
        if self.abilities().any(|ability| *ability == Ability::General) { MACHINE_GUNS } else { printed }
    }

    /// Returns what a command costs; none if it is not allowed.
    pub(super) fn price(&self, command: Command) -> Option<Price> {
        check(self.table, &self.state, self.seat, command).ok().map(|permit| permit.costs())
    }

    /// Tells whether a command is paid by an Extra Action of a partner.
    pub(super) fn is_extra(&self, command: Command) -> bool {
        let spent = check(self.table, &self.state, self.seat, command).ok().and_then(|permit| permit.extra());
        spent.is_some_and(|card| self.partners.iter().any(|(_, seen)| seen.card == card))
    }

    /// Returns what happens when a command is done, up to the next question, and how the table looks then.
    pub(super) fn after(&self, command: Command) -> Option<(State, Vec<Event>)> {
        let permit = check(self.table, &self.state, self.seat, command).ok()?;
        let (mut state, mut events) = (self.state, Vec::new());
        resolve(self.table, &mut state, permit, &mut events);
        Some((state, events))
    }

    /// Returns the colours of a partner or troop in play.
    fn has_colour(&self, card: CardId, side: u8, colour: Faction) -> bool {
        self.table.print(card).is_some_and(|print| print.factions[usize::from(side.min(1))].contains(colour))
    }

    /// Lists the partners and troops of a seat with a colour.
    pub(super) fn of_colour(&self, seat: Seat, colour: Faction) -> impl Iterator<Item = CardId> {
        let partners = self
            .partners
            .iter()
            .filter(move |(owner, seen)| *owner == seat && self.has_colour(seen.card, seen.side, colour));
        let troops = self
            .troops
            .iter()
            .filter(move |troop| troop.owner == seat && self.has_colour(troop.card, 0, colour));
        partners.map(|(_, seen)| seen.card).chain(troops.map(|troop| troop.card))
    }

    /// Returns the prestiges of its own Hacendado: of his plan, or of both while he is loyal.
    pub(super) fn has_plan(&self, kind: Prestige) -> bool {
        let Some(card) = self.view.hacendado(self.seat) else { return false };
        let plans = self.table.plans(card);
        match self.view.stand(self.seat) {
            Stand::Loyal => plans.iter().any(|(plan, _)| *plan == kind),
            Stand::Flipped(plan) => plans[usize::from(plan.min(1))].0 == kind,
            Stand::Dead => false,
        }
    }

    /// Returns the colour of a seat's flipped Hacendado.
    pub(super) fn stand_colour(&self, seat: Seat) -> Option<Faction> {
        match (self.view.hacendado(seat), self.view.stand(seat)) {
            (Some(card), Stand::Flipped(plan)) => {
                Some(self.table.plans(card)[usize::from(plan.min(1))].0.faction())
            }
            _ => None,
        }
    }

    /// Returns the card at a place of the Market with what is printed on it.
    pub(super) fn at_market(&self, slot: Slot) -> Option<(CardId, Print)> {
        let card = self.view.market(slot)?;
        self.table.print(card).map(|print| (card, print))
    }
}

/// Who is to be beaten: the opponent that lacks the fewest points for toppling Díaz, and of such the richest. In the
/// rulebook's own game there is one opponent only.
fn human(outline: &Outline, view: &View, team: u8) -> Option<Seat> {
    let missing = |seat: Seat| {
        let of = &outline.of[seat.index()];
        let lacks = of.points.iter().zip(of.tripartite).map(|(have, than)| (than + 1).saturating_sub(*have));
        lacks.min().unwrap_or(u8::MAX)
    };
    view.all_seats()
        .filter(|seat| team & 1 << seat.index() == 0)
        .min_by_key(|seat| (missing(*seat), Reverse(view.gold(*seat)), *seat))
}
