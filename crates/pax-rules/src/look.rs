//! A table and a state, looked at together: the questions that many rules ask.

use std::ops::BitOr;

use pax_deck::CardId;
use pax_deck::ability::{Ability, Immunity};
use pax_deck::filter::Filter;
use pax_deck::vocabulary::{Connection, District, Faction, Kind, Prestige, Regime};
use pax_deck::word::{Set, Word as _};

use crate::facts::Facts;
use crate::seat::Seat;
use crate::set::bits;
use crate::state::{Enterprise, Stand, State, Zone};
use crate::table::{Gift, Row, Table};

/// A table and a state, looked at together.
#[derive(Clone, Copy)]
pub(crate) struct Look<'a> {
    pub(crate) table: &'a Table,
    pub(crate) state: &'a State,
    /// What was looked up beforehand for one seat.
    pub(crate) facts: Option<&'a Facts>,
}

impl<'a> Look<'a> {
    pub(crate) const fn new(table: &'a Table, state: &'a State) -> Self {
        Self { table, state, facts: None }
    }

    pub(crate) fn row(self, card: CardId) -> &'a Row {
        self.table.row(card)
    }

    pub(crate) fn at(self, card: CardId) -> &'a Enterprise {
        &self.state.enterprises[usize::from(self.row(card).index)]
    }

    /// Lists the enterprises of a set of bits.
    pub(crate) fn enterprises(self, set: u64) -> impl Iterator<Item = CardId> + use<'a> {
        self.table.enterprises_in(set)
    }

    pub(crate) fn partners(self, set: u64) -> impl Iterator<Item = CardId> + use<'a> {
        let table = self.table;
        bits(set).map(move |index| table.partners[usize::from(index)])
    }

    pub(crate) fn troops(self, set: u64) -> impl Iterator<Item = CardId> + use<'a> {
        let table = self.table;
        bits(set).map(move |index| table.troops[usize::from(index)])
    }

    pub(crate) fn enterprises_of(self, seat: Seat) -> impl Iterator<Item = CardId> + use<'a> {
        self.enterprises(self.state.enterprises_of[seat.index()])
    }

    pub(crate) fn partners_of(self, seat: Seat) -> impl Iterator<Item = CardId> + use<'a> {
        self.partners(self.state.partners_of[seat.index()])
    }

    pub(crate) fn troops_of(self, seat: Seat) -> impl Iterator<Item = CardId> + use<'a> {
        self.troops(self.state.troops_of[seat.index()])
    }

    /// Returns the enterprises in play, as bits.
    pub(crate) fn all_enterprises(self) -> u64 {
        self.state.enterprises_of.iter().fold(0, BitOr::bitor)
    }

    /// Returns the partners in play, as bits.
    pub(crate) fn all_partners(self) -> u64 {
        self.state.partners_of.iter().fold(0, BitOr::bitor)
    }

    /// Returns which side of a partner is up.
    pub(crate) fn side(self, card: CardId) -> usize {
        usize::from(self.state.second_side & self.table.bit(card) != 0)
    }

    /// Returns the Hacendado of a seat.
    pub(crate) fn hacendado(self, seat: Seat) -> Option<CardId> {
        CardId::new(self.state.player(seat).hacendado)
    }

    /// Returns the enterprise where a troop stands; none in a Private Army.
    pub(crate) fn place_of(self, troop: CardId) -> Option<CardId> {
        CardId::new(self.state.troop_at[usize::from(self.row(troop).index)])
    }

    /// Returns the troop that stands at an enterprise.
    pub(crate) fn occupant(self, card: CardId) -> Option<CardId> {
        CardId::new(self.at(card).troop)
    }

    /// Calls for each ability with that word that works for a seat: of the Loyalist Hacendado, partners, and enterprises
    /// without Unrest.
    pub(crate) fn abilities(self, seat: Seat, gift: Gift, mut each: impl FnMut(CardId, &'a Ability)) {
        let able = &self.table.able[gift as usize];
        if let Some(card) = self.hacendado(seat)
            && able.hacendados.has(card)
            && !matches!(self.state.player(seat).stand, Stand::Flipped(_))
        {
            for ability in &self.row(card).abilities[0] {
                each(card, ability);
            }
        }
        for card in self.partners(self.state.partners_of[seat.index()] & able.partners) {
            for ability in &self.row(card).abilities[self.side(card)] {
                each(card, ability);
            }
        }
        for card in self.enterprises(self.state.enterprises_of[seat.index()] & able.enterprises) {
            if self.at(card).unrest == 0 {
                for ability in &self.row(card).abilities[0] {
                    each(card, ability);
                }
            }
        }
    }

    pub(crate) fn has_ability(self, seat: Seat, gift: Gift, is: impl Fn(&Ability) -> bool) -> bool {
        let mut found = false;
        self.abilities(seat, gift, |_, ability| found |= is(ability));
        found
    }

    pub(crate) fn is_immune(self, seat: Seat, to: Immunity) -> bool {
        // SOLO-02: Díaz has no Hacendado who could go to jail.
        (to == Immunity::Jail && self.table.is_diaz(seat))
            || self.has_ability(seat, Gift::Immune, |ability| *ability == Ability::Immune(to))
    }

    /// CONN-11: the connection in force.
    pub(crate) fn connection(self, card: CardId) -> Connection {
        let (row, place) = (self.row(card), self.at(card));
        let mut connection = row.connection;
        if place.unrest == 0 {
            for (oval, owner) in row.ovals.iter().zip(place.ovals) {
                if owner != 0
                    && let Some(built) = oval.and_then(|(to, _)| to.connection())
                {
                    connection = connection.max(built);
                }
            }
        }
        connection
    }

    /// Returns the colours of a card in play.
    pub(crate) fn factions(self, card: CardId) -> Set<Faction> {
        let row = self.row(card);
        match row.kind {
            Some(Kind::Partner | Kind::Public) => row.factions[self.side(card)],
            Some(Kind::Troop) => row.factions[0],
            _ => Set::EMPTY,
        }
    }

    /// Returns the colour of a flipped Hacendado.
    pub(crate) fn stand_faction(self, seat: Seat) -> Option<Faction> {
        self.plan(seat).map(|(prestige, _)| prestige.faction())
    }

    /// Returns the plan of a flipped Hacendado.
    pub(crate) fn plan(self, seat: Seat) -> Option<(Prestige, Connection)> {
        match (self.state.player(seat).stand, self.hacendado(seat)) {
            (Stand::Flipped(plan), Some(card)) => Some(self.row(card).plans[usize::from(plan)]),
            _ => None,
        }
    }

    /// Tells whether a card in play matches.
    pub(crate) fn matches(self, filter: &Filter, card: CardId) -> bool {
        let row = self.row(card);
        let kind_fits = match (filter.kind, row.kind) {
            (None, _) => true,
            (Some(Kind::Partner), kind) => matches!(kind, Some(Kind::Partner | Kind::Public)),
            (asked, kind) => asked == kind,
        };
        if !kind_fits || !printed_fits(filter, row) {
            return false;
        }
        if !filter.faction.is_empty() && !filter.faction.meets(self.factions(card)) {
            return false;
        }
        if let Some(asked) = filter.prestige
            && self.upright(card) != Some(asked)
        {
            return false;
        }
        if row.kind != Some(Kind::Enterprise) {
            return true;
        }
        let place = self.at(card);
        filter.connection.is_none_or(|asked| self.connection(card) == asked)
            && filter.unrest.is_none_or(|asked| (place.unrest > 0) == asked)
            && filter.troop.is_none_or(|asked| (place.troop != 0) == asked)
    }

    /// Tells whether a card that is not in play matches: it has no side and no colour of a side yet.
    pub(crate) fn matches_printed(self, filter: &Filter, card: CardId) -> bool {
        printed_matches(filter, self.row(card))
    }

    /// Returns the prestige that a card in play shows upright, Unrest or not.
    pub(crate) fn upright(self, card: CardId) -> Option<Prestige> {
        let row = self.row(card);
        match row.kind {
            Some(Kind::Partner | Kind::Public) => row.prestige[self.side(card)],
            Some(Kind::Hacendado) => {
                self.state.owner(card).and_then(|seat| self.plan(seat)).map(|(prestige, _)| prestige)
            }
            _ => row.prestige[0],
        }
    }

    /// Returns all cubes on an enterprise, of every kind and owner (SLAVE-03, ACT-LAND-03).
    pub(crate) fn cubes_on(self, card: CardId) -> u8 {
        let place = self.at(card);
        let ovals = place.ovals.iter().filter(|owner| **owner != 0).count();
        #[expect(clippy::cast_possible_truncation, reason = "at most two ovals")]
        let ovals = ovals as u8;
        place.income + u8::from(place.extorted) + ovals + u8::from(self.state.prestige_cubes.has(card))
    }

    /// Returns Income and Extortion Cubes together (ENT-17).
    pub(crate) fn profit(self, card: CardId) -> u8 {
        let place = self.at(card);
        place.income + u8::from(place.extorted)
    }

    /// PRESTIGE-01: a player's active points of a kind.
    pub(crate) fn points(self, seat: Seat, prestige: Prestige) -> u8 {
        self.all_points(seat)[prestige.index()]
    }

    /// Tells whether the regime's prestige is Loyalty's: whether Prestige Cubes lie on Loyalty.
    pub(crate) fn is_pax(self) -> bool {
        self.state.regime == Regime::Pax
    }

    /// Calls for each card of a seat with an upright Loyalty point, the Grudge Pile included (PRESTIGE-07).
    pub(crate) fn loyalty_points(self, seat: Seat, mut each: impl FnMut(CardId)) {
        let in_play = self.enterprises_of(seat).chain(self.partners_of(seat)).chain(self.troops_of(seat));
        for card in in_play.chain(self.hacendado(seat)) {
            if self.upright(card) == Some(Prestige::Loyalty) {
                each(card);
            }
        }
        if self.state.player(seat).grudge[Prestige::Loyalty.index()] > 0 {
            for number in 1..=255 {
                if let Some(card) = CardId::new(number)
                    && self.state.zone(card) == Zone::Grudge(seat)
                    && self.row(card).attack.is_some_and(|attack| attack.award == Some(Prestige::Loyalty))
                {
                    each(card);
                }
            }
        }
    }

    /// GOVERNOR-04: whether civil war bans a district's flag.
    pub(crate) fn is_civil_war(self, district: District) -> bool {
        self.facts.is_none_or(|facts| facts.war) && self.has_rebels(district)
    }

    fn has_rebels(self, district: District) -> bool {
        let governors = self.table.able[Gift::Governor as usize].partners;
        self.state.partners_of.iter().any(|of| {
            self.partners(of & governors)
                .any(|card| self.row(card).abilities[self.side(card)].contains(&Ability::Governor(district)))
        })
    }
}

/// Tells whether a card that is not in play matches, by its row.
pub(crate) fn printed_matches(filter: &Filter, row: &Row) -> bool {
    filter.kind.is_none_or(|asked| row.kind == Some(asked))
        && printed_fits(filter, row)
        && (filter.faction.is_empty() || (!row.two_sided && filter.faction.meets(row.factions[0])))
        && filter.prestige.is_none_or(|asked| !row.two_sided && row.prestige[0] == Some(asked))
        && filter.connection.is_none_or(|asked| row.connection == asked)
}

/// Tells whether what is printed on a card fits, whatever side is up.
fn printed_fits(filter: &Filter, row: &Row) -> bool {
    (filter.sort.is_empty() || row.sort.is_some_and(|sort| filter.sort.contains(sort)))
        && (filter.role.is_empty() || row.role.is_some_and(|role| filter.role.contains(role)))
        && (filter.district.is_empty()
            || row.district.is_some_and(|district| filter.district.contains(district)))
        && filter.slave.is_none_or(|asked| row.slave == asked)
        && filter.cost_max.is_none_or(|max| row.cost <= max.get())
}
