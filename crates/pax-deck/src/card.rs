//! The printed cards: one structure for each kind, and [`Card`] to hold any of them.

mod black;
mod enterprise;
mod hacendado;
mod headline;
mod orange;
mod partner;
mod public;
mod regime;
mod troop;

use serde::Serialize;

pub use black::{Black, BlackCost};
pub use enterprise::{Enterprise, Income, Oval};
pub use hacendado::{Hacendado, Plan};
pub use headline::{Headline, Topple};
pub use orange::{Orange, OrangeCost, Trouble};
pub use partner::{Partner, PartnerSide};
pub use public::{Public, PublicSide};
pub use regime::RegimeCard;
pub use troop::{DeployCosts, Troop};

use crate::ability::Ability;
use crate::effect::Effect;
use crate::entry::Entry;
use crate::number::{CardId, Cost};
use crate::provenance::Provenance;
use crate::source::Places;
use crate::vocabulary::{District, Faction, Kind, Prestige};
use crate::word::Set;

/// What every card carries.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Imprint {
    /// The number in the corner.
    pub number: CardId,
    /// The title.
    pub name: String,
    /// The title for small places, at most [`Imprint::SHORT_MAX`] characters.
    pub short: String,
    /// What the rulebooks say of the card, and what we made up.
    #[serde(flatten)]
    pub provenance: Provenance,
    /// Where its fields stand in the files.
    #[serde(skip)]
    pub(crate) places: Places,
}

impl Imprint {
    /// The longest title.
    pub const NAME_MAX: usize = 48;
    /// The longest short title.
    pub const SHORT_MAX: usize = 16;
}

/// A printed card of any kind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Card {
    /// An enterprise.
    Enterprise(Enterprise),
    /// A partner.
    Partner(Partner),
    /// A troop.
    Troop(Troop),
    /// An orange card.
    Orange(Orange),
    /// A black card.
    Black(Black),
    /// A headline.
    Headline(Headline),
    /// A topple.
    Topple(Topple),
    /// A Hacendado.
    Hacendado(Hacendado),
    /// A public card.
    Public(Public),
    /// A regime.
    Regime(RegimeCard),
}

impl Card {
    /// Reads a card of that kind.
    pub(crate) fn read(kind: Kind, entry: &mut Entry<'_>) -> Option<Self> {
        match kind {
            Kind::Enterprise => Enterprise::read(entry).map(Self::Enterprise),
            Kind::Partner => Partner::read(entry).map(Self::Partner),
            Kind::Troop => Troop::read(entry).map(Self::Troop),
            Kind::Orange => Orange::read(entry).map(Self::Orange),
            Kind::Black => Black::read(entry).map(Self::Black),
            Kind::Headline => Headline::read(entry).map(Self::Headline),
            Kind::Topple => Topple::read(entry).map(Self::Topple),
            Kind::Hacendado => Hacendado::read(entry).map(Self::Hacendado),
            Kind::Public => Public::read(entry).map(Self::Public),
            Kind::Regime => RegimeCard::read(entry).map(Self::Regime),
        }
    }

    /// Returns the kind.
    #[must_use]
    pub const fn kind(&self) -> Kind {
        match self {
            Self::Enterprise(_) => Kind::Enterprise,
            Self::Partner(_) => Kind::Partner,
            Self::Troop(_) => Kind::Troop,
            Self::Orange(_) => Kind::Orange,
            Self::Black(_) => Kind::Black,
            Self::Headline(_) => Kind::Headline,
            Self::Topple(_) => Kind::Topple,
            Self::Hacendado(_) => Kind::Hacendado,
            Self::Public(_) => Kind::Public,
            Self::Regime(_) => Kind::Regime,
        }
    }

    /// Returns what every card carries.
    #[must_use]
    pub const fn imprint(&self) -> &Imprint {
        match self {
            Self::Enterprise(card) => &card.imprint,
            Self::Partner(card) => &card.imprint,
            Self::Troop(card) => &card.imprint,
            Self::Orange(card) => &card.imprint,
            Self::Black(card) => &card.imprint,
            Self::Headline(card) => &card.imprint,
            Self::Topple(card) => &card.imprint,
            Self::Hacendado(card) => &card.imprint,
            Self::Public(card) => &card.imprint,
            Self::Regime(card) => &card.imprint,
        }
    }

    /// Returns the number.
    #[must_use]
    pub const fn id(&self) -> CardId {
        self.imprint().number
    }

    /// Returns the title.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.imprint().name
    }

    /// Lists the abilities of all sides, each with the name of the field it stands in.
    #[must_use]
    pub fn abilities(&self) -> Vec<(String, Ability)> {
        fn listed(field: &str, abilities: &[Ability]) -> Vec<(String, Ability)> {
            abilities.iter().enumerate().map(|(n, &ability)| (format!("{field}.{n}"), ability)).collect()
        }
        match self {
            Self::Enterprise(card) => listed("abilities", &card.abilities),
            Self::Hacendado(card) => listed("abilities", &card.abilities),
            Self::Partner(card) => match &card.sides[..] {
                [only] => listed("abilities", &only.abilities),
                sides => (0..).zip(sides).flat_map(|(n, side)| in_side(n, &side.abilities)).collect(),
            },
            Self::Public(card) => {
                (0..).zip(&card.sides).flat_map(|(n, side)| in_side(n, &side.abilities)).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Lists the effects of all sides, each with the name of the field it stands in.
    #[must_use]
    pub fn effects(&self) -> Vec<(String, Effect)> {
        fn listed(field: &str, effects: &[Effect]) -> Vec<(String, Effect)> {
            effects.iter().enumerate().map(|(n, &effect)| (format!("{field}.{n}"), effect)).collect()
        }
        match self {
            Self::Partner(card) => listed("on_play", &card.on_play),
            Self::Troop(card) => listed("on_play", &card.on_play),
            Self::Orange(card) => listed("effects", &card.effects),
            Self::Headline(card) => listed("effects", &card.effects),
            Self::Public(card) => card
                .sides
                .iter()
                .enumerate()
                .flat_map(|(n, side)| listed(&format!("sides.{n}.on_play"), &side.on_play))
                .collect(),
            _ => Vec::new(),
        }
    }

    /// Returns the printed costs to play it.
    #[must_use]
    pub fn costs(&self) -> Vec<Cost> {
        match self {
            Self::Enterprise(card) => vec![card.cost],
            Self::Partner(card) => vec![card.cost],
            Self::Troop(card) => vec![card.costs.rail, card.costs.mule, card.costs.foot],
            Self::Orange(card) => match card.cost {
                OrangeCost::Gold(cost) => vec![cost],
                OrangeCost::PerDisk => Vec::new(),
            },
            Self::Black(card) => match card.cost {
                BlackCost::Gold(cost) => vec![cost],
                BlackCost::Target => Vec::new(),
            },
            Self::Public(card) => card.sides.iter().map(|side| side.cost).collect(),
            _ => Vec::new(),
        }
    }

    /// Returns the district it lies in, or the flag it bears.
    #[must_use]
    pub fn districts(&self) -> Set<District> {
        match self {
            Self::Enterprise(card) => Set::of(&[card.district]),
            Self::Troop(card) => Set::of(&[card.district]),
            Self::Orange(card) => card.district.map_or(Set::EMPTY, |district| Set::of(&[district])),
            _ => Set::EMPTY,
        }
    }

    /// Returns the colours that it can have in play.
    #[must_use]
    pub fn factions(&self) -> Set<Faction> {
        match self {
            Self::Partner(card) => Set::of(&card.sides.iter().map(|side| side.faction).collect::<Vec<_>>()),
            Self::Troop(card) => Set::of(&[card.faction]),
            Self::Hacendado(card) => {
                Set::of(&card.sides.iter().map(|plan| plan.prestige.faction()).collect::<Vec<_>>())
            }
            Self::Public(card) => {
                Set::of(&card.sides.iter().flat_map(|side| side.faction.iter()).collect::<Vec<_>>())
            }
            _ => Set::EMPTY,
        }
    }

    /// Lists the prestige printed on it: one entry for each icon on each side, awards and slaves included, but not
    /// the plans of a Hacendado.
    #[must_use]
    pub fn prestige_icons(&self) -> Vec<Prestige> {
        match self {
            Self::Enterprise(card) => {
                card.prestige.into_iter().chain(card.slave.then_some(Prestige::Revolution)).collect()
            }
            Self::Partner(card) => card.sides.iter().filter_map(|side| side.prestige).collect(),
            Self::Troop(card) => card.prestige.into_iter().collect(),
            Self::Orange(card) => card.award.into_iter().collect(),
            Self::Black(card) => card.award.into_iter().collect(),
            Self::Public(card) => card.sides.iter().map(|side| side.prestige).collect(),
            _ => Vec::new(),
        }
    }

    /// Returns the prestige that it can show upright in a tableau.
    #[must_use]
    pub fn upright_prestige(&self) -> Set<Prestige> {
        match self {
            Self::Enterprise(card) => card.prestige.map_or(Set::EMPTY, |prestige| Set::of(&[prestige])),
            Self::Partner(_) | Self::Troop(_) | Self::Public(_) => Set::of(&self.prestige_icons()),
            Self::Hacendado(card) => {
                Set::of(&card.sides.iter().map(|plan| plan.prestige).collect::<Vec<_>>())
            }
            _ => Set::EMPTY,
        }
    }
}

fn in_side(side: usize, abilities: &[Ability]) -> Vec<(String, Ability)> {
    abilities
        .iter()
        .enumerate()
        .map(|(n, &ability)| (format!("sides.{side}.abilities.{n}"), ability))
        .collect()
}
