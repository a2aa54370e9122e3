use std::fmt;

use serde::de::{self, MapAccess, Visitor, value::MapAccessDeserializer};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::card::Imprint;
use crate::deed::Steal;
use crate::effect::Effect;
use crate::entry::Entry;
use crate::filter::Filter;
use crate::number::{Cost, Disks};
use crate::vocabulary::{District, Prestige};

/// An orange card: trouble for one enterprise.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Orange {
    /// What every card carries.
    #[serde(flatten)]
    pub imprint: Imprint,
    /// What it costs.
    pub cost: OrangeCost,
    /// How much Unrest it brings.
    pub unrest: Trouble,
    /// How much it steals.
    pub steal: Steal,
    /// The flag: only enterprises of this district can be hit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub district: Option<District>,
    /// Which enterprises can be hit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub target: Option<Filter>,
    /// The prestige that the victim keeps; without one the card is discarded.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub award: Option<Prestige>,
    /// Whether the victim is jailed.
    pub jailed: bool,
    /// Whether only an opponent can be hit.
    pub opponent_only: bool,
    /// What else happens.
    pub effects: Vec<Effect>,
}

/// What an orange card costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OrangeCost {
    /// So much.
    Gold(Cost),
    /// X: one gold for each disk.
    PerDisk,
}

/// How much Unrest an orange card brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// So many disks.
    Disks(Disks),
    /// X: as many as the player likes, up to this.
    UpTo(Disks),
}

impl Orange {
    pub(super) fn read(entry: &mut Entry<'_>) -> Option<Self> {
        let cost = entry.required("cost");
        let unrest = entry.required("unrest");
        let steal = entry.optional("steal").unwrap_or_default();
        let district = entry.optional("district");
        let target = entry.optional("target").map(|Enterprises(filter)| filter);
        let award = entry.optional("award");
        let jailed = entry.optional("jailed").unwrap_or(false);
        let opponent_only = entry.optional("opponent_only").unwrap_or(false);
        let effects = entry.list("effects");
        Some(Self {
            imprint: entry.imprint()?,
            cost: cost?,
            unrest: unrest?,
            steal,
            district,
            target,
            award,
            jailed,
            opponent_only,
            effects,
        })
    }
}

/// A filter that asks for enterprises.
#[derive(Deserialize)]
#[serde(transparent)]
struct Enterprises(#[serde(deserialize_with = "crate::filter::enterprises")] Filter);

impl Serialize for OrangeCost {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Gold(cost) => cost.serialize(serializer),
            Self::PerDisk => serializer.serialize_str("X"),
        }
    }
}

impl<'de> Deserialize<'de> for OrangeCost {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        super::black::cost_or_word(deserializer, "X").map(|cost| cost.map_or(Self::PerDisk, Self::Gold))
    }
}

impl Serialize for Trouble {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Disks(disks) => disks.serialize(serializer),
            Self::UpTo(disks) => UpTo { up_to: *disks }.serialize(serializer),
        }
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct UpTo {
    up_to: Disks,
}

impl<'de> Deserialize<'de> for Trouble {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Amount;
        impl<'de> Visitor<'de> for Amount {
            type Value = Trouble;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a number of disks, 1 to 15, or { up_to = … }")
            }

            fn visit_i64<E: de::Error>(self, number: i64) -> Result<Trouble, E> {
                u8::try_from(number)
                    .ok()
                    .and_then(Disks::new)
                    .map(Trouble::Disks)
                    .ok_or_else(|| E::invalid_value(de::Unexpected::Signed(number), &self))
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Trouble, A::Error> {
                UpTo::deserialize(MapAccessDeserializer::new(map)).map(|UpTo { up_to }| Trouble::UpTo(up_to))
            }
        }
        deserializer.deserialize_any(Amount)
    }
}
