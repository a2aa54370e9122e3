//! What holds while a card is In Play.

use std::fmt;

use serde::de::{self, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::filter::{self, Filter};
use crate::number::{Cards, Cost, Cubes, DefenceChange, Disks, Gold};
use crate::vocabulary::{District, Prestige, Regime};
use crate::word::{Set, words};

/// What holds while a card is In Play and not shut by Unrest.
///
/// An ability answers a question (a price, an income, an immunity) or adds something that its owner may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Ability {
    /// One more action of a kind each turn.
    Extra {
        /// The action.
        action: ExtraAction,
        /// With which cards.
        #[serde(skip_serializing_if = "Option::is_none")]
        of: Option<Filter>,
    },
    /// You pay less.
    Discount {
        /// How much less.
        price: Discount,
        /// For what.
        on: Purchase,
        /// Of which cards.
        #[serde(skip_serializing_if = "Option::is_none")]
        of: Option<Filter>,
    },
    /// Others pay you what they would pay the pool.
    Monopoly {
        /// For what.
        on: Purchase,
        /// Of which cards.
        #[serde(skip_serializing_if = "Option::is_none")]
        of: Option<Filter>,
    },
    /// All your troops have Firepower 3.
    General,
    /// Something cannot happen to you, or to this card.
    Immune(Immunity),
    /// Your matching mines hold more Income Cubes.
    Patent {
        /// How many more.
        cubes: Cubes,
        /// Which mines.
        #[serde(deserialize_with = "filter::enterprises")]
        of: Filter,
    },
    /// Discarded to cancel an orange or black card just played against you.
    Spy,
    /// Discarded in a toppling to change Díaz's defence.
    Topple {
        /// In which topplings.
        of: Set<Prestige>,
        /// By how much.
        defence: DefenceChange,
    },
    /// As an action, once a turn, Unrest on a matching enterprise.
    Agitate {
        /// How many disks.
        disks: Disks,
        /// Which enterprise; none asks for any.
        #[serde(default, deserialize_with = "some_enterprises", skip_serializing_if = "Option::is_none")]
        of: Option<Filter>,
    },
    /// Civil war: what bears the flag can be neither played nor redeployed.
    Governor(District),
    /// Gold for the owner whenever anyone plays an orange card, once however many such cards he has.
    OrangeBonus(Gold),
    /// The card itself holds Income Cubes.
    Income(Cubes),
    /// Gold from the pool when you do this.
    Bounty {
        /// How much.
        gold: Gold,
        /// When you do what.
        on: Deal,
    },
    /// You may hold more cards.
    HandLimit(Cards),
    /// No orange card can target your matching enterprises.
    Protect(#[serde(deserialize_with = "filter::enterprises")] Filter),
    /// What one card alone does.
    Special(SpecialAbility),
}

/// An ability of one card alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum SpecialAbility {
    /// Your troops ignore jurisdiction.
    Roam,
    /// As an action, discard this card to change the regime.
    Decree(Regime),
}

words! {
    /// An action of which one more is had each turn.
    ExtraAction ("extra action") {
        /// Play a card from the hand.
        Play = "play",
        /// Buy a Market card.
        Buy = "buy",
        /// Sell a card.
        Sell = "sell",
        /// Redeploy a troop.
        Redeploy = "redeploy",
        /// Buy land.
        BuyLand = "buy_land",
        /// Upgrade a connection.
        Upgrade = "upgrade",
        /// A police action.
        Police = "police",
        /// Speculate.
        Speculate = "speculate",
    }
}

words! {
    /// What one pays for.
    Purchase ("purchase") {
        /// Playing a card from the hand.
        Play = "play",
        /// Buying a Market card.
        Buy = "buy",
        /// Building a connection.
        Connection = "connection",
        /// Buying land.
        Land = "land",
        /// Redeploying a troop.
        Redeploy = "redeploy",
    }
}

words! {
    /// From what one is safe.
    Immunity ("immunity") {
        /// You cannot be jailed.
        Jail = "jail",
        /// Your enterprises cannot be nationalized.
        Nationalization = "nationalization",
        /// This card cannot be assassinated.
        Assassination = "assassination",
    }
}

words! {
    /// What a bounty is paid for.
    Deal ("deal") {
        /// Selling a card.
        Sell = "sell",
        /// Playing a black card.
        Black = "black",
        /// Buying a Topple.
        Topple = "topple",
        /// Defeating another player's troop.
        Battle = "battle",
    }
}

/// How much less is paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Discount {
    /// Half, rounded up.
    Half,
    /// Nothing at all.
    Free,
    /// So much less, but never below nothing.
    Less(Cost),
}

impl Serialize for Discount {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Half => serializer.serialize_str("half"),
            Self::Free => serializer.serialize_str("free"),
            Self::Less(gold) => gold.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Discount {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Price;
        impl Visitor<'_> for Price {
            type Value = Discount;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("\"half\", \"free\" or the gold saved, 1 to 31")
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<Discount, E> {
                match text {
                    "half" => Ok(Discount::Half),
                    "free" => Ok(Discount::Free),
                    _ => Err(E::invalid_value(de::Unexpected::Str(text), &self)),
                }
            }

            fn visit_i64<E: de::Error>(self, number: i64) -> Result<Discount, E> {
                u8::try_from(number)
                    .ok()
                    .filter(|&gold| gold > 0)
                    .and_then(Cost::new)
                    .map(Discount::Less)
                    .ok_or_else(|| E::invalid_value(de::Unexpected::Signed(number), &self))
            }
        }
        deserializer.deserialize_any(Price)
    }
}

fn some_enterprises<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Filter>, D::Error> {
    filter::enterprises(deserializer).map(Some)
}
