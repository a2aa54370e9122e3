use std::fmt;

use serde::de::{self, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::card::Imprint;
use crate::deed::{Deed, Steal};
use crate::entry::Entry;
use crate::number::Cost;
use crate::vocabulary::{Prestige, Regime};

/// A black card: a blow against one player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Black {
    /// What every card carries.
    #[serde(flatten)]
    pub imprint: Imprint,
    /// What it costs.
    pub cost: BlackCost,
    /// The regime in which it takes one action instead of two.
    pub regime: Regime,
    /// How much it steals.
    pub steal: Steal,
    /// The prestige that the victim keeps; without one the card is discarded.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub award: Option<Prestige>,
    /// Whether the victim is jailed.
    pub jailed: bool,
    /// Whether only an opponent can be hit.
    pub opponent_only: bool,
    /// What it does, besides stealing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deed: Option<Deed>,
}

/// What a black card costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BlackCost {
    /// So much.
    Gold(Cost),
    /// What the target cost to play.
    Target,
}

impl Black {
    pub(super) fn read(entry: &mut Entry<'_>) -> Option<Self> {
        let cost = entry.required("cost");
        let regime = entry.required("regime");
        let steal = entry.optional("steal").unwrap_or_default();
        let award = entry.optional("award");
        let jailed = entry.optional("jailed").unwrap_or(false);
        let opponent_only = entry.optional("opponent_only").unwrap_or(false);
        let deed = entry.optional("deed");
        Some(Self {
            imprint: entry.imprint()?,
            cost: cost?,
            regime: regime?,
            steal,
            award,
            jailed,
            opponent_only,
            deed,
        })
    }
}

impl Serialize for BlackCost {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Gold(cost) => cost.serialize(serializer),
            Self::Target => serializer.serialize_str("target"),
        }
    }
}

impl<'de> Deserialize<'de> for BlackCost {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        cost_or_word(deserializer, "target").map(|cost| cost.map_or(Self::Target, Self::Gold))
    }
}

/// Reads a cost, or the one word that can stand in its place (then it returns none).
pub(super) fn cost_or_word<'de, D: Deserializer<'de>>(
    deserializer: D,
    word: &'static str,
) -> Result<Option<Cost>, D::Error> {
    struct CostOr(&'static str);
    impl Visitor<'_> for CostOr {
        type Value = Option<Cost>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "a cost, 0 to 31, or \"{}\"", self.0)
        }

        fn visit_i64<E: de::Error>(self, number: i64) -> Result<Option<Cost>, E> {
            u8::try_from(number)
                .ok()
                .and_then(Cost::new)
                .map(Some)
                .ok_or_else(|| E::invalid_value(de::Unexpected::Signed(number), &self))
        }

        fn visit_str<E: de::Error>(self, text: &str) -> Result<Option<Cost>, E> {
            if text == self.0 { Ok(None) } else { Err(E::invalid_value(de::Unexpected::Str(text), &self)) }
        }
    }
    deserializer.deserialize_any(CostOr(word))
}
