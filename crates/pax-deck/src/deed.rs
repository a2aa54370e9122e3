//! What a black card does to its victim, and what it or an orange card steals.

use std::fmt;

use serde::de::{self, MapAccess, Visitor, value::MapAccessDeserializer};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::effect::Tally;
use crate::filter::{self, Filter};
use crate::number::{Cost, Cubes, Gold};
use crate::word::words;

/// The main deed of a black card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Deed {
    /// Kill a partner, or a flipped Hacendado.
    Assassinate,
    /// The state takes a matching enterprise of the victim.
    Nationalize(#[serde(deserialize_with = "filter::enterprises")] Filter),
    /// Take a matching partner into your own tableau.
    Conspire(#[serde(deserialize_with = "filter::partners")] Filter),
    /// Discard a matching card of the victim.
    Discard(Filter),
    /// Jail the victim.
    Jail,
    /// What one card alone does.
    Special(SpecialDeed),
}

/// A deed of one card alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum SpecialDeed {
    /// Take Income Cubes off a matching enterprise.
    RemoveCubes {
        /// How many, as far as there are.
        cubes: Cubes,
        /// Which enterprise.
        #[serde(deserialize_with = "filter::enterprises")]
        of: Filter,
    },
    /// Return a matching enterprise to its owner's hand.
    Repossess(#[serde(deserialize_with = "filter::enterprises")] Filter),
}

words! {
    /// Whose cards or points are counted.
    Holder ("holder") {
        /// The one who plays the card.
        Actor = "actor",
        /// The one who suffers it.
        Victim = "victim",
    }
}

/// How much gold is stolen, as far as the victim has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Steal {
    /// A fixed amount.
    Gold(Cost),
    /// An amount for each thing counted.
    Counted(CountedTheft),
}

/// A theft that depends on what somebody has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CountedTheft {
    /// How much for each.
    #[serde(default = "one")]
    pub each: Gold,
    /// What is counted.
    pub per: Tally,
    /// Whose.
    pub of: Holder,
}

fn one() -> Gold {
    Gold::new(1).unwrap_or_default()
}

impl Default for Steal {
    fn default() -> Self {
        Self::Gold(Cost::default())
    }
}

impl Steal {
    /// Tells whether nothing is ever stolen.
    #[must_use]
    pub fn is_nothing(&self) -> bool {
        *self == Self::default()
    }
}

impl Serialize for Steal {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Gold(gold) => gold.serialize(serializer),
            Self::Counted(theft) => theft.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Steal {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Amount;
        impl<'de> Visitor<'de> for Amount {
            type Value = Steal;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("the gold stolen, 0 to 31, or { per = {…}, of = \"actor\" or \"victim\" }")
            }

            fn visit_i64<E: de::Error>(self, number: i64) -> Result<Steal, E> {
                u8::try_from(number)
                    .ok()
                    .and_then(Cost::new)
                    .map(Steal::Gold)
                    .ok_or_else(|| E::invalid_value(de::Unexpected::Signed(number), &self))
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Steal, A::Error> {
                CountedTheft::deserialize(MapAccessDeserializer::new(map)).map(Steal::Counted)
            }
        }
        deserializer.deserialize_any(Amount)
    }
}
