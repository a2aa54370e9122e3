//! Which cards something applies to.

use std::fmt;

use serde::de::{self, MapAccess, Visitor, value::MapAccessDeserializer};
use serde::{Deserialize, Deserializer, Serialize};

use crate::card::Card;
use crate::number::Cost;
use crate::vocabulary::{Connection, District, Faction, Kind, Prestige, Role, Sort};
use crate::word::{Set, Word};

/// Which cards something applies to.
///
/// All that is said must hold; what is not said is not asked. Reading one settles its [`kind`](Self::kind): an effect
/// on enterprises need not say so, and asking a troop for its income is refused.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Filter {
    /// The kind of card; none asks for any card.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<Kind>,
    /// The sorts of enterprise.
    #[serde(skip_serializing_if = "is_unasked")]
    pub sort: Set<Sort>,
    /// The roles of partner.
    #[serde(skip_serializing_if = "is_unasked")]
    pub role: Set<Role>,
    /// Where the enterprise lies, or the flag of the troop.
    #[serde(skip_serializing_if = "is_unasked")]
    pub district: Set<District>,
    /// The colours.
    #[serde(skip_serializing_if = "is_unasked")]
    pub faction: Set<Faction>,
    /// The prestige printed upright; a slave enterprise's hidden point never counts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub prestige: Option<Prestige>,
    /// The connection in force.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub connection: Option<Connection>,
    /// Whether slaves work there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub slave: Option<bool>,
    /// Whether it is in Unrest.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unrest: Option<bool>,
    /// Whether a troop is there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub troop: Option<bool>,
    /// The highest printed cost.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cost_max: Option<Cost>,
}

/// A filter as a file says it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Said {
    kind: Option<Kind>,
    #[serde(default)]
    sort: Set<Sort>,
    #[serde(default)]
    role: Set<Role>,
    #[serde(default)]
    district: Set<District>,
    #[serde(default)]
    faction: Set<Faction>,
    prestige: Option<Prestige>,
    connection: Option<Connection>,
    slave: Option<bool>,
    unrest: Option<bool>,
    troop: Option<bool>,
    cost_max: Option<Cost>,
}

impl TryFrom<Said> for Filter {
    type Error = String;

    fn try_from(said: Said) -> Result<Self, String> {
        let Said {
            kind,
            sort,
            role,
            district,
            faction,
            prestige,
            connection,
            slave,
            unrest,
            troop,
            cost_max,
        } = said;
        let mut filter = Self {
            kind,
            sort,
            role,
            district,
            faction,
            prestige,
            connection,
            slave,
            unrest,
            troop,
            cost_max,
        };
        if filter == Self::default() {
            return Err("the filter asks for nothing; say at least one thing, or leave it out".to_owned());
        }
        let of_enterprises = [
            ("sort", !sort.is_empty()),
            ("connection", connection.is_some()),
            ("slave", slave.is_some()),
            ("unrest", unrest.is_some()),
            ("troop", troop.is_some()),
        ];
        for (key, asked) in of_enterprises {
            if asked {
                filter.fix(Kind::Enterprise).map_err(|kind| only("an enterprise", key, kind))?;
            }
        }
        if !role.is_empty() {
            filter.fix(Kind::Partner).map_err(|kind| only("a partner", "role", kind))?;
        }
        let coloured =
            [None, Some(Kind::Partner), Some(Kind::Troop), Some(Kind::Public), Some(Kind::Hacendado)];
        if let Some(kind) = filter.kind.filter(|_| !faction.is_empty() && !coloured.contains(&filter.kind)) {
            return Err(only("a partner, troop, public card or Hacendado", "faction", kind));
        }
        let placed = [None, Some(Kind::Enterprise), Some(Kind::Troop)];
        if let Some(kind) = filter.kind.filter(|_| !district.is_empty() && !placed.contains(&filter.kind)) {
            return Err(only("an enterprise or troop", "district", kind));
        }
        Ok(filter)
    }
}

fn only(owner: &str, key: &str, kind: Kind) -> String {
    format!("only {owner} can be asked for `{key}`, and the filter asks for kind `{}`", kind.word())
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes fields by reference")]
fn is_unasked<W: Word>(set: &Set<W>) -> bool {
    set.is_empty()
}

impl Filter {
    /// Narrows the filter to one kind, or returns the other kind that it asks for.
    fn fix(&mut self, kind: Kind) -> Result<(), Kind> {
        match self.kind {
            Some(other) if other != kind => Err(other),
            _ => {
                self.kind = Some(kind);
                Ok(())
            }
        }
    }

    /// Tells whether the card could match at some time in some game.
    ///
    /// What is printed is compared; what comes and goes (Unrest, troops, a connection that can be built) is granted.
    #[must_use]
    pub fn could_match(&self, card: &Card) -> bool {
        let kind_fits = match self.kind {
            None => true,
            // In play a public card is a partner too.
            Some(Kind::Partner) => matches!(card.kind(), Kind::Partner | Kind::Public),
            Some(kind) => card.kind() == kind,
        };
        let cost_fits = self.cost_max.is_none_or(|max| card.costs().iter().any(|&cost| cost <= max));
        kind_fits
            && cost_fits
            && fits(self.district, card.districts())
            && fits(self.faction, card.factions())
            && self.prestige.is_none_or(|prestige| card.upright_prestige().contains(prestige))
            && self.enterprise_fits(card)
            && self.role_fits(card)
    }

    fn enterprise_fits(&self, card: &Card) -> bool {
        let Card::Enterprise(enterprise) = card else {
            return self.sort.is_empty() && self.connection.is_none() && self.slave.is_none();
        };
        let reachable = |connection| {
            enterprise.connection == connection
                || enterprise.ovals.iter().any(|oval| oval.to.connection() == Some(connection))
        };
        (self.sort.is_empty() || self.sort.contains(enterprise.sort))
            && self.connection.is_none_or(reachable)
            && self.slave.is_none_or(|slave| slave == enterprise.slave)
    }

    fn role_fits(&self, card: &Card) -> bool {
        match card {
            Card::Partner(partner) => self.role.is_empty() || self.role.contains(partner.role),
            _ => self.role.is_empty(),
        }
    }
}

fn fits<W: Word>(asked: Set<W>, has: Set<W>) -> bool {
    asked.is_empty() || asked.meets(has)
}

/// Reads a filter of enterprises.
pub(crate) fn enterprises<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Filter, D::Error> {
    of_kind(deserializer, Kind::Enterprise)
}

/// Reads a filter of partners.
pub(crate) fn partners<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Filter, D::Error> {
    of_kind(deserializer, Kind::Partner)
}

/// Reads a filter of troops.
pub(crate) fn troops<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Filter, D::Error> {
    of_kind(deserializer, Kind::Troop)
}

fn of_kind<'de, D: Deserializer<'de>>(deserializer: D, kind: Kind) -> Result<Filter, D::Error> {
    deserializer.deserialize_map(FilterVisitor { about: Some(kind) })
}

impl<'de> Deserialize<'de> for Filter {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(FilterVisitor { about: None })
    }
}

/// Reads a filter, of one kind where it stands in a word about that kind.
///
/// It judges the filter while it reads it, so that a message points at the filter and not at what is around it.
struct FilterVisitor {
    about: Option<Kind>,
}

impl<'de> Visitor<'de> for FilterVisitor {
    type Value = Filter;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a filter, as { kind = \"troop\" }")
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Filter, A::Error> {
        let said = Said::deserialize(MapAccessDeserializer::new(map))?;
        let mut filter = Filter::try_from(said).map_err(de::Error::custom)?;
        if let Some(kind) = self.about {
            filter.fix(kind).map_err(|other| {
                let (kind, other) = (kind.word(), other.word());
                de::Error::custom(format!(
                    "this word is about kind `{kind}`, and the filter asks for kind `{other}`"
                ))
            })?;
        }
        Ok(filter)
    }
}
