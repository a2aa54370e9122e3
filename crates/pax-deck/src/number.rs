//! Numbers that cards print, each with its bounds.
//!
//! The bounds are structural laws of every deck: because a cost is at most 31 and a card holds at most 15 cubes or
//! disks, sums of them fit the small integers of a game state and cannot overflow.

use std::fmt;

use serde::de::{self, Visitor};

/// Reads a whole number within bounds.
struct Bounded {
    what: &'static str,
    min: i64,
    max: i64,
}

impl Visitor<'_> for Bounded {
    type Value = i64;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a {}: a whole number from {} to {}", self.what, self.min, self.max)
    }

    fn visit_i64<E: de::Error>(self, number: i64) -> Result<i64, E> {
        if number == 0 && self.min < 0 {
            Err(E::custom(format!("0 does nothing; leave the {} out", self.what)))
        } else if (self.min..=self.max).contains(&number) {
            Ok(number)
        } else {
            Err(E::custom(format!(
                "{number} is out of bounds; a {} is a whole number from {} to {}",
                self.what, self.min, self.max
            )))
        }
    }
}

macro_rules! bounded {
    ($( $(#[$meta:meta])* $name:ident($inner:ty) = $what:literal, $min:literal..=$max:literal; )*) => { $(
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize)]
        pub struct $name($inner);

        impl $name {
            /// The least that it can be.
            pub const MIN: $inner = $min;
            /// The most that it can be.
            pub const MAX: $inner = $max;

            /// Returns the number, if it is within bounds.
            #[must_use]
            pub const fn new(number: $inner) -> Option<Self> {
                if number >= Self::MIN && number <= Self::MAX { Some(Self(number)) } else { None }
            }

            /// Returns the plain number.
            #[must_use]
            pub const fn get(self) -> $inner {
                self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let bounds = Bounded { what: $what, min: $min, max: $max };
                let number = deserializer.deserialize_i64(bounds)?;
                <$inner>::try_from(number).map(Self).map_err(de::Error::custom)
            }
        }
    )* };
}

bounded! {
    /// What a card costs to play, a connection to build, or a theft takes.
    Cost(u8) = "cost", 0..=31;
    /// Income Cubes.
    Cubes(u8) = "number of cubes", 1..=15;
    /// Unrest disks.
    Disks(u8) = "number of disks", 1..=15;
    /// How strong a troop is: bow, rifle or machine gun.
    Firepower(u8) = "firepower", 1..=3;
    /// Gold gained (or, below zero, lost) at once.
    GoldChange(i8) = "gain or loss of gold", -31..=31;
    /// Gold gained.
    Gold(u8) = "number of gold", 1..=31;
    /// What a discarded card adds to Díaz's defence.
    DefenceChange(i8) = "change of defence", -1..=1;
    /// A change of the hand limit.
    Cards(u8) = "number of cards", 1..=5;
}

/// The number in a card's corner, by which everything refers to it.
///
/// A byte, so that a set of cards is four words. It prints with three digits, as on the card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardId(u8);

impl CardId {
    /// Returns the number, unless it is 0.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number == 0 { None } else { Some(Self(number)) }
    }

    /// Returns the plain number.
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0
    }
}

impl fmt::Display for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:03}", self.0)
    }
}

impl serde::Serialize for CardId {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

impl<'de> serde::Deserialize<'de> for CardId {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = deserializer.deserialize_i64(Bounded { what: "card number", min: 1, max: 255 })?;
        u8::try_from(number).map(Self).map_err(de::Error::custom)
    }
}
