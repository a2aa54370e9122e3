//! How a game stands, in numbers, for those who weigh thousands of positions a second.

use pax_deck::CardId;
use pax_deck::ability::Ability;
use pax_deck::card::Income;
use pax_deck::deed::Deed;
use pax_deck::effect::Effect;
use pax_deck::vocabulary::{Connection, District, Faction, Kind, Prestige, Regime, Sort};
use pax_deck::word::{Set, Word as _};

use crate::look::Look;
use crate::options::Edition;
use crate::seat::{Seat, Slot};
use crate::set::CardSet;
use crate::state::{Stand, State};
use crate::table::Table;

/// How a game stands: what everybody sees, looked up without a view and without the heap.
///
/// It tells nothing of the order of the deck, so a bot may ask it of a state that it made up itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outline {
    /// How many seats there are.
    pub seats: u8,
    /// Whose turn it is.
    pub active: Seat,
    /// The actions that are left in the turn.
    pub actions: u8,
    /// The regime.
    pub regime: Regime,
    /// The prestige by which Díaz would fall now.
    pub topples: Prestige,
    /// Whether there is a Depression.
    pub depression: bool,
    /// How many Topples are gone.
    pub topples_gone: u8,
    /// Whether the toppling of Díaz is being decided.
    pub is_toppling: bool,
    /// The cheapest Topple in the Market.
    pub topple_at: Option<Slot>,
    /// How many cards are left in the deck.
    pub deck_left: u8,
    /// How many turns in a row have not moved the Market (AMB-103), the turn in hand included as it stands.
    pub still_turns: u16,
    /// After how many of them the game ends; nothing if never.
    pub still_max: u16,
    /// How many turns in a row nobody bought since the last Topple came (END-06), the turn in hand included as it stands.
    pub quiet_turns: u8,
    /// The seats, the first `seats` of them.
    pub of: [SeatOutline; Seat::MAX],
}

/// How a seat stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SeatOutline {
    /// Gold.
    pub gold: u16,
    /// What phase 4 would pay.
    pub income: u16,
    /// What it would pay without a Depression.
    pub steady: u16,
    /// Cubes in reserve.
    pub reserve: u8,
    /// Active points by prestige, in its order.
    pub points: [u8; 4],
    /// What each prestige must exceed to topple Díaz.
    pub tripartite: [u8; 4],
    /// The cards in hand.
    pub hand: CardSet,
    /// Enterprises in play.
    pub enterprises: u8,
    /// Partners in play.
    pub partners: u8,
    /// Abilities of its partners, of the sides that are up.
    pub abilities: u8,
    /// Troops in play.
    pub troops: u8,
    /// Disks of Unrest on its enterprises.
    pub unrest: u8,
    /// Whether it is in jail.
    pub is_jailed: bool,
    /// Whether its Hacendado is loyal still and could take a stand.
    pub is_loyal: bool,
    /// The prestiges to which its Hacendado could turn.
    pub plans: [Option<Prestige>; 2],
}

/// What is printed on a card, as far as it can be weighed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Print {
    /// What it is.
    pub kind: Kind,
    /// What it costs to play; of a troop, the cheapest way to send it.
    pub cost: u8,
    /// The prestige of its sides.
    pub prestige: [Option<Prestige>; 2],
    /// What an enterprise earns.
    pub income: Option<Income>,
    /// What sort of enterprise it is.
    pub sort: Option<Sort>,
    /// Where an enterprise lies, which flag a troop or an orange card bears.
    pub district: Option<District>,
    /// Whether an enterprise keeps slaves.
    pub slave: bool,
    /// How strong a troop is by itself.
    pub firepower: u8,
    /// The colours of its sides.
    pub factions: [Set<Faction>; 2],
    /// What the victim of an orange or black card is awarded.
    pub award: Option<Prestige>,
    /// What a black card does beside stealing.
    pub deed: Option<Deed>,
}

impl Table {
    /// Returns what is printed on a card; nothing for a number that no card has.
    #[must_use]
    pub fn print(&self, card: CardId) -> Option<Print> {
        let row = self.row(card);
        let kind = row.kind?;
        let cost = if kind == Kind::Troop { row.deploy.into_iter().min().unwrap_or(0) } else { row.cost };
        Some(Print {
            kind,
            cost,
            prestige: row.prestige,
            income: row.income,
            sort: row.sort,
            district: row.district,
            slave: row.slave,
            firepower: row.firepower,
            factions: row.factions,
            award: row.attack.and_then(|attack| attack.award),
            deed: row.attack.and_then(|attack| attack.deed),
        })
    }

    /// Returns the abilities of a side of a card.
    #[must_use]
    pub fn abilities(&self, card: CardId, side: u8) -> &[Ability] {
        &self.row(card).abilities[usize::from(side.min(1))]
    }

    /// Returns what happens when a side of a card is played, or a headline bought.
    #[must_use]
    pub fn effects(&self, card: CardId, side: u8) -> &[Effect] {
        &self.row(card).effects[usize::from(side.min(1))]
    }

    /// Returns the plans of a Hacendado: the prestige, and how an army reaches him.
    #[must_use]
    pub fn plans(&self, hacendado: CardId) -> [(Prestige, Connection); 2] {
        self.row(hacendado).plans
    }

    /// Returns the prestige that topples Díaz under a regime.
    #[must_use]
    pub fn toppling(&self, regime: Regime) -> Prestige {
        self.topple_prestige(regime)
    }
}

impl Outline {
    /// Looks a state up.
    #[must_use]
    pub fn of(table: &Table, state: &State) -> Self {
        let look = Look::new(table, state);
        let mut outline = Self {
            seats: state.seats,
            active: state.active,
            actions: state.actions,
            regime: state.regime,
            topples: table.topple_prestige(state.regime),
            depression: state.depression,
            topples_gone: state.topples_gone,
            is_toppling: state.toppling.card != 0,
            topple_at: look.cheapest_topple(),
            deck_left: state.deck_len,
            still_turns: if state.moved { 0 } else { state.still_turns + 1 },
            quiet_turns: if state.bought || state.last_topple.is_none() { 0 } else { state.quiet_turns + 1 },
            still_max: u16::from(table.options.stall) * u16::from(state.seats),
            of: [SeatOutline::default(); Seat::MAX],
        };
        for seat in state.all_seats() {
            outline.of[seat.index()] = look.outline(seat);
        }
        if state.depression {
            let calm = State { depression: false, ..*state };
            for seat in state.all_seats() {
                outline.of[seat.index()].steady = Look::new(table, &calm).income(seat);
            }
        }
        for &kind in Prestige::ALL {
            let points = std::array::from_fn(|seat| outline.of[seat].points[kind.index()]);
            let defence = look.defence(kind);
            for seat in state.all_seats() {
                outline.of[seat.index()].tripartite[kind.index()] =
                    look.tripartite_of(seat, kind, defence, points);
            }
        }
        outline
    }
}

impl Look<'_> {
    fn cheapest_topple(self) -> Option<Slot> {
        let is_topple = |slot: &Slot| {
            self.state.market[slot.index()].is_some_and(|card| self.table.kind(card) == Kind::Topple)
        };
        Slot::all().filter(is_topple).min_by_key(|slot| slot.price())
    }

    fn outline(self, seat: Seat) -> SeatOutline {
        let player = self.state.player(seat);
        let of = |set: &[u64; Seat::MAX]| {
            #[expect(clippy::cast_possible_truncation, reason = "at most 64")]
            let count = set[seat.index()].count_ones() as u8;
            count
        };
        let plans = match (player.stand, self.hacendado(seat)) {
            (Stand::Loyal, Some(card)) => self.row(card).plans.map(|(prestige, _)| Some(prestige)),
            _ => [None; 2],
        };
        let abilities = |card: CardId| self.row(card).abilities[self.side(card)].len();
        let abilities = self.partners_of(seat).map(abilities).sum::<usize>();
        let income = self.income(seat);
        SeatOutline {
            gold: player.gold,
            income,
            steady: income,
            reserve: player.reserve,
            points: self.all_points(seat),
            tripartite: [0; 4],
            hand: self.state.hand[seat.index()],
            enterprises: of(&self.state.enterprises_of),
            partners: of(&self.state.partners_of),
            abilities: u8::try_from(abilities).unwrap_or(u8::MAX),
            troops: of(&self.state.troops_of),
            unrest: self.enterprises_of(seat).map(|card| self.at(card).unrest).sum(),
            is_jailed: player.jailed,
            is_loyal: player.stand == Stand::Loyal,
            plans,
        }
    }

    /// PRESTIGE-01: a player's active points of every kind.
    pub(crate) fn all_points(self, seat: Seat) -> [u8; 4] {
        if self.table.is_diaz(seat) && self.table.options.edition == Edition::First {
            return std::array::from_fn(|kind| self.diaz_points_first(seat, Prestige::ALL[kind]));
        }
        let mut points = self.state.player(seat).grudge;
        if self.table.is_diaz(seat) {
            for &kind in Prestige::ALL {
                points[kind.index()] += self.table.diaz_base(kind);
            }
        }
        let mut add = |prestige: Option<Prestige>| {
            if let Some(prestige) = prestige {
                points[prestige.index()] += 1;
            }
        };
        add(self.plan(seat).map(|(plan, _)| plan));
        for card in self.partners_of(seat) {
            add(self.row(card).prestige[self.side(card)]);
        }
        for card in self.enterprises_of(seat).filter(|card| self.at(*card).unrest == 0) {
            add(self.row(card).prestige[0]);
        }
        for troop in self.troops_of(seat) {
            if self.place_of(troop).is_none_or(|place| self.at(place).unrest == 0) {
                add(self.row(troop).prestige[0]);
            }
        }
        points
    }
}
