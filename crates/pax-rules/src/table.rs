//! The deck and the options, compiled once into dense tables.

use pax_deck::ability::{Ability, Purchase, SpecialAbility};
use pax_deck::card::{BlackCost, Card, Income, OrangeCost, Trouble};
use pax_deck::deed::{Deed, Steal};
use pax_deck::effect::Effect;
use pax_deck::filter::Filter;
use pax_deck::vocabulary::{
    Bias, Connection, District, Faction, Kind, Prestige, Regime, Role, Sort, Upgrade,
};
use pax_deck::word::{Set, Word};
use pax_deck::{CardId, Deck};

use crate::look::printed_matches;
use crate::options::Options;
use crate::set::{CardSet, bits};

/// A deck and options, ready to be played with.
#[derive(Clone, Debug)]
pub struct Table {
    pub(crate) options: Options,
    pub(crate) rows: Box<[Row; 256]>,
    /// The kinds of all cards, side by side: the question asked most.
    kinds: [Kind; 256],
    /// The enterprises, partners and troops by their dense index.
    pub(crate) enterprises: Vec<CardId>,
    pub(crate) partners: Vec<CardId>,
    pub(crate) troops: Vec<CardId>,
    pub(crate) hacendados: Vec<CardId>,
    pub(crate) publics: Vec<CardId>,
    pub(crate) regimes: [RegimeRow; 4],
    /// Enterprises whose income is counted or set by the regime, as bits of their index.
    pub(crate) entitled: u64,
    pub(crate) slaves: u64,
    /// Enterprises with an oval for a connection, and those with one for a Chain Railroad.
    pub(crate) with_ovals: u64,
    pub(crate) chains: u64,
    /// Which partners, enterprises and Hacendados have an ability with each word: most questions end here.
    pub(crate) able: [Able; Gift::COUNT],
}

/// Which cards have an ability with some word.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Able {
    /// Partners and public cards, as bits, with whichever side.
    pub(crate) partners: u64,
    /// Enterprises, as bits.
    pub(crate) enterprises: u64,
    /// Hacendados.
    pub(crate) hacendados: CardSet,
}

/// The word of an ability, for looking it up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Gift {
    Extra,
    Discount,
    Monopoly,
    General,
    Immune,
    Patent,
    Governor,
    OrangeBonus,
    Bounty,
    HandLimit,
    Protect,
    Roam,
    /// What its owner may do with the card itself: agitate, or decree a regime.
    Deed,
    /// One that is only asked of the card itself.
    Own,
}

impl Gift {
    pub(crate) const COUNT: usize = Self::Own as usize + 1;

    const fn of(ability: &Ability) -> Self {
        match ability {
            Ability::Extra { .. } => Self::Extra,
            Ability::Discount { .. } => Self::Discount,
            Ability::Monopoly { .. } => Self::Monopoly,
            Ability::General => Self::General,
            Ability::Immune(_) => Self::Immune,
            Ability::Patent { .. } => Self::Patent,
            Ability::Governor(_) => Self::Governor,
            Ability::OrangeBonus(_) => Self::OrangeBonus,
            Ability::Bounty { .. } => Self::Bounty,
            Ability::HandLimit(_) => Self::HandLimit,
            Ability::Protect(_) => Self::Protect,
            Ability::Special(SpecialAbility::Roam) => Self::Roam,
            Ability::Agitate { .. } | Ability::Special(SpecialAbility::Decree(_)) => Self::Deed,
            Ability::Spy | Ability::Topple { .. } | Ability::Income(_) => Self::Own,
        }
    }
}

/// Why a deck cannot be compiled.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the deck has {count} {what}; the rules can keep {max} in mind")]
pub struct TooMany {
    /// Of what there are too many.
    pub what: &'static str,
    /// How many there are.
    pub count: usize,
    /// How many there may be.
    pub max: usize,
}

/// What a regime card says.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct RegimeRow {
    pub(crate) mines: u8,
    pub(crate) economy: u8,
    pub(crate) topple: u8,
}

/// What the rules need to know of a card.
#[derive(Clone, Debug)]
pub(crate) struct Row {
    pub(crate) kind: Option<Kind>,
    /// The dense index among enterprises, partners (public cards included) or troops.
    pub(crate) index: u8,
    pub(crate) cost: u8,
    pub(crate) factions: [Set<Faction>; 2],
    pub(crate) prestige: [Option<Prestige>; 2],
    pub(crate) district: Option<District>,
    pub(crate) sort: Option<Sort>,
    pub(crate) role: Option<Role>,
    pub(crate) connection: Connection,
    pub(crate) ovals: [Option<(Upgrade, u8)>; 2],
    pub(crate) income: Option<Income>,
    pub(crate) slave: bool,
    pub(crate) firepower: u8,
    pub(crate) deploy: [u8; 3],
    pub(crate) slave_revolt: bool,
    pub(crate) two_sided: bool,
    pub(crate) abilities: [Vec<Ability>; 2],
    pub(crate) effects: [Vec<Effect>; 2],
    pub(crate) side_cost: [u8; 2],
    /// The cards that a discount of this card, whichever side is up, makes cheaper to buy or play.
    pub(crate) cheaper: CardSet,
    pub(crate) bias: Option<Bias>,
    pub(crate) heel: Option<Prestige>,
    pub(crate) attack: Option<Attack>,
    /// Whether a Hacendado's plan is reached by rail, for its two sides.
    pub(crate) plans: [(Prestige, Connection); 2],
}

/// What an orange or black card does.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Attack {
    /// The cost; none for X (orange) or the target's (black).
    pub(crate) cost: Option<u8>,
    pub(crate) regime: Option<Regime>,
    pub(crate) disks: u8,
    pub(crate) chosen: bool,
    pub(crate) steal: Steal,
    pub(crate) flag: Option<District>,
    pub(crate) target: Option<Filter>,
    pub(crate) award: Option<Prestige>,
    pub(crate) jailed: bool,
    pub(crate) opponent_only: bool,
    pub(crate) deed: Option<Deed>,
}

impl Default for Row {
    fn default() -> Self {
        Self {
            kind: None,
            index: 0,
            cost: 0,
            factions: [Set::EMPTY; 2],
            prestige: [None; 2],
            district: None,
            sort: None,
            role: None,
            connection: Connection::Foot,
            ovals: [None; 2],
            income: None,
            slave: false,
            firepower: 0,
            deploy: [0; 3],
            slave_revolt: false,
            two_sided: false,
            abilities: [Vec::new(), Vec::new()],
            effects: [Vec::new(), Vec::new()],
            side_cost: [0; 2],
            cheaper: CardSet::EMPTY,
            bias: None,
            heel: None,
            attack: None,
            plans: [(Prestige::Loyalty, Connection::Foot); 2],
        }
    }
}

impl Table {
    /// The most enterprises, partners or troops of a deck.
    pub const KIND_MAX: usize = 64;

    /// Compiles a deck and options.
    ///
    /// # Errors
    ///
    /// Says of which kind a foreign deck has more cards than the state has places for.
    pub fn new(deck: &Deck, options: Options) -> Result<Self, TooMany> {
        let mut table = Self {
            options,
            rows: Box::new(std::array::from_fn(|_| Row::default())),
            kinds: [Kind::Regime; 256],
            enterprises: Vec::new(),
            partners: Vec::new(),
            troops: Vec::new(),
            hacendados: Vec::new(),
            publics: Vec::new(),
            regimes: [RegimeRow::default(); 4],
            entitled: 0,
            slaves: 0,
            with_ovals: 0,
            chains: 0,
            able: [Able::default(); Gift::COUNT],
        };
        for card in deck.cards() {
            table.add(card);
        }
        let counts = [
            ("enterprises", table.enterprises.len()),
            ("partners", table.partners.len()),
            ("troops", table.troops.len()),
        ];
        for (what, count) in counts {
            if count > Self::KIND_MAX {
                return Err(TooMany { what, count, max: Self::KIND_MAX });
            }
        }
        table.compile_discounts();
        Ok(table)
    }

    /// Notes what each discount makes cheaper, as far as that is printed.
    fn compile_discounts(&mut self) {
        for at in 0..self.rows.len() {
            let mut cheaper = self.rows[at].cheaper;
            for ability in self.rows[at].abilities.iter().flatten() {
                let Ability::Discount { on: Purchase::Buy | Purchase::Play, of, .. } = ability else {
                    continue;
                };
                let concerns = |card: &CardId| of.is_none_or(|of| printed_matches(&of, self.row(*card)));
                let more = (1..=u8::MAX).filter_map(CardId::new).filter(concerns);
                more.for_each(|card| cheaper.add(card));
            }
            self.rows[at].cheaper = cheaper;
        }
    }

    #[expect(clippy::too_many_lines, reason = "one arm for each kind of card")]
    fn add(&mut self, card: &Card) {
        let id = card.id();
        let mut row = Row { kind: Some(card.kind()), ..Row::default() };
        match card {
            Card::Enterprise(card) => {
                row.index = dense(&mut self.enterprises, id);
                row.cost = card.cost.get();
                row.district = Some(card.district);
                row.sort = Some(card.sort);
                row.connection = card.connection;
                for (place, oval) in row.ovals.iter_mut().zip(&card.ovals) {
                    *place = Some((oval.to, oval.price.get()));
                }
                row.income = Some(card.income);
                row.prestige = [card.prestige; 2];
                row.slave = card.slave;
                row.abilities[0].clone_from(&card.abilities);
                let bit = 1_u64.checked_shl(u32::from(row.index)).unwrap_or(0);
                if !matches!(card.income, Income::Start(_)) {
                    self.entitled |= bit;
                }
                if card.slave {
                    self.slaves |= bit;
                }
                if !card.ovals.is_empty() {
                    self.with_ovals |= bit;
                }
                if card.ovals.iter().any(|oval| oval.to == Upgrade::Chain) {
                    self.chains |= bit;
                }
            }
            Card::Partner(card) => {
                row.index = dense(&mut self.partners, id);
                row.cost = card.cost.get();
                row.side_cost = [row.cost; 2];
                row.role = Some(card.role);
                row.two_sided = card.sides.len() == 2;
                for side in 0..2 {
                    let face = &card.sides[side.min(card.sides.len() - 1)];
                    row.factions[side] = Set::of(&[face.faction]);
                    row.prestige[side] = face.prestige;
                    row.abilities[side].clone_from(&face.abilities);
                    row.effects[side].clone_from(&card.on_play);
                }
            }
            Card::Public(card) => {
                row.index = dense(&mut self.partners, id);
                self.publics.push(id);
                row.two_sided = true;
                for (side, face) in card.sides.iter().enumerate().take(2) {
                    row.side_cost[side] = face.cost.get();
                    row.factions[side] = face.faction;
                    row.prestige[side] = Some(face.prestige);
                    row.abilities[side].clone_from(&face.abilities);
                    row.effects[side].clone_from(&face.on_play);
                }
            }
            Card::Troop(card) => {
                row.index = dense(&mut self.troops, id);
                row.factions = [Set::of(&[card.faction]); 2];
                row.district = Some(card.district);
                row.firepower = card.firepower.get();
                row.deploy = [card.costs.foot.get(), card.costs.mule.get(), card.costs.rail.get()];
                row.prestige = [card.prestige; 2];
                row.slave_revolt = card.slave_revolt;
                row.effects[0].clone_from(&card.on_play);
            }
            Card::Orange(card) => {
                let (disks, chosen) = match card.unrest {
                    Trouble::Disks(disks) => (disks.get(), false),
                    Trouble::UpTo(disks) => (disks.get(), true),
                };
                row.effects[0].clone_from(&card.effects);
                row.district = card.district;
                row.attack = Some(Attack {
                    cost: if let OrangeCost::Gold(cost) = card.cost { Some(cost.get()) } else { None },
                    regime: None,
                    disks,
                    chosen,
                    steal: card.steal,
                    flag: card.district,
                    target: card.target,
                    award: card.award,
                    jailed: card.jailed,
                    opponent_only: card.opponent_only,
                    deed: None,
                });
            }
            Card::Black(card) => {
                row.attack = Some(Attack {
                    cost: if let BlackCost::Gold(cost) = card.cost { Some(cost.get()) } else { None },
                    regime: Some(card.regime),
                    disks: 0,
                    chosen: false,
                    steal: card.steal,
                    flag: None,
                    target: None,
                    award: card.award,
                    jailed: card.jailed,
                    opponent_only: card.opponent_only,
                    deed: card.deed,
                });
            }
            Card::Headline(card) => {
                row.bias = Some(card.bias);
                row.effects[0].clone_from(&card.effects);
            }
            Card::Topple(card) => {
                row.bias = Some(card.bias);
                row.heel = Some(card.heel);
            }
            Card::Hacendado(card) => {
                self.hacendados.push(id);
                row.abilities[0].clone_from(&card.abilities);
                for (plan, side) in row.plans.iter_mut().zip(&card.sides) {
                    *plan = (side.prestige, side.connection);
                }
            }
            Card::Regime(card) => {
                #[expect(clippy::cast_possible_truncation, reason = "four prestiges")]
                let topple = card.topple.index() as u8;
                self.regimes[card.regime.index()] =
                    RegimeRow { mines: card.mines.get(), economy: card.economy.get(), topple };
            }
        }
        for ability in row.abilities.iter().flatten() {
            let able = &mut self.able[Gift::of(ability) as usize];
            let bit = 1_u64.checked_shl(u32::from(row.index)).unwrap_or(0);
            match row.kind {
                Some(Kind::Enterprise) => able.enterprises |= bit,
                Some(Kind::Hacendado) => able.hacendados.add(id),
                _ => able.partners |= bit,
            }
        }
        self.kinds[usize::from(id.get())] = card.kind();
        self.rows[usize::from(id.get())] = row;
    }

    /// Returns the options.
    #[must_use]
    pub const fn options(&self) -> &Options {
        &self.options
    }

    pub(crate) fn row(&self, card: CardId) -> &Row {
        &self.rows[usize::from(card.get())]
    }

    pub(crate) fn kind(&self, card: CardId) -> Kind {
        self.kinds[usize::from(card.get())]
    }

    /// Lists the enterprises of a set of bits.
    pub(crate) fn enterprises_in(&self, set: u64) -> impl Iterator<Item = CardId> {
        bits(set).map(|index| self.enterprises[usize::from(index)])
    }

    /// Returns the bit of an enterprise, partner or troop among its kind.
    pub(crate) fn bit(&self, card: CardId) -> u64 {
        1 << self.row(card).index
    }

    /// Lists the cards that go into the play deck, without the Topples.
    pub(crate) fn play_cards(&self) -> CardSet {
        self.of_kinds(&[
            Kind::Enterprise,
            Kind::Partner,
            Kind::Troop,
            Kind::Orange,
            Kind::Black,
            Kind::Headline,
        ])
    }

    /// Lists the Topples.
    pub(crate) fn topples(&self) -> CardSet {
        self.of_kinds(&[Kind::Topple])
    }

    fn of_kinds(&self, kinds: &[Kind]) -> CardSet {
        let mut set = CardSet::EMPTY;
        for number in 1..=255 {
            if let Some(card) = CardId::new(number)
                && self.row(card).kind.is_some_and(|kind| kinds.contains(&kind))
            {
                set.add(card);
            }
        }
        set
    }

    pub(crate) fn regime(&self, regime: Regime) -> RegimeRow {
        self.regimes[regime.index()]
    }

    /// Returns the prestige that topples under the regime.
    pub(crate) fn topple_prestige(&self, regime: Regime) -> Prestige {
        Prestige::ALL[usize::from(self.regime(regime).topple)]
    }

    /// Tells whether an ability of the card's side changes the regime by itself.
    pub(crate) fn decree(&self, card: CardId, side: usize) -> Option<Regime> {
        self.row(card).abilities[side].iter().find_map(|ability| match ability {
            Ability::Special(SpecialAbility::Decree(regime)) => Some(*regime),
            _ => None,
        })
    }
}

fn dense(list: &mut Vec<CardId>, card: CardId) -> u8 {
    list.push(card);
    u8::try_from(list.len() - 1).unwrap_or(u8::MAX)
}
