//! What happens once, when a card is played.

use std::fmt;

use serde::de::{self, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use crate::filter::{self, Filter};
use crate::number::{Cards, Cubes, Disks, GoldChange};
use crate::vocabulary::{Faction, Prestige, Regime};
use crate::word::words;

/// What happens once, when a card is played.
///
/// A word earns its place when two cards use it. What one card alone does is a [`SpecialEffect`], so that this list
/// stays as short as the game's own grammar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Effect {
    /// The regime changes.
    Regime(Regime),
    /// Whoever has both colours in play discards all of one.
    Strife(Strife),
    /// Unrest on every matching enterprise.
    Unrest {
        /// How many disks on each.
        disks: Disks,
        /// Which enterprises.
        #[serde(deserialize_with = "filter::enterprises")]
        of: Filter,
        /// Whether the place where the troop was played is spared.
        #[serde(default, rename = "where")]
        reach: Reach,
    },
    /// Unrest taken away from every matching enterprise.
    Calm {
        /// How many disks from each.
        disks: Disks,
        /// Which enterprises.
        #[serde(deserialize_with = "filter::enterprises")]
        of: Filter,
    },
    /// The state takes enterprises.
    Nationalize {
        /// Which enterprises.
        #[serde(deserialize_with = "filter::enterprises")]
        of: Filter,
        /// All of them, or one from each player.
        scope: Scope,
    },
    /// Gold from the pool, or to it.
    Gold {
        /// How much each time.
        change: GoldChange,
        /// Whose gold.
        who: Who,
        /// How many times; once if not said.
        #[serde(skip_serializing_if = "Option::is_none")]
        per: Option<Tally>,
    },
    /// Matching troops Retreat or are discarded.
    Recall(#[serde(deserialize_with = "filter::troops")] Filter),
    /// Matching cards in play are discarded.
    Discard(Filter),
    /// An Income Cube on one matching ranch or plantation, the owner's choice.
    Land {
        /// How many cubes.
        cubes: Cubes,
        /// Which enterprises.
        #[serde(deserialize_with = "filter::enterprises")]
        of: Filter,
        /// Who gets them.
        who: Who,
    },
    /// Everybody leaves jail.
    Amnesty,
    /// Whoever has a matching card in play is jailed.
    Jail(Filter),
    /// All Speculation Cubes return.
    ClearSpeculation,
    /// What one card alone does.
    Special(SpecialEffect),
}

/// An effect of one card alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum SpecialEffect {
    /// Each player loses half of his gold, rounded up.
    HalveGold,
    /// Each player discards cards of his choice from his hand.
    HandDiscard(Cards),
    /// Each player with a Connection Cube on a matching enterprise takes one back.
    ConnectionLoss(#[serde(deserialize_with = "filter::enterprises")] Filter),
}

words! {
    /// Whom an effect concerns.
    Who ("who") {
        /// Every player.
        Each = "each",
        /// The one who plays the card.
        Actor = "actor",
        /// Everybody else.
        Others = "others",
    }
}

words! {
    /// How many enterprises are taken.
    Scope ("scope") {
        /// Every one that matches.
        All = "all",
        /// One of each player's.
        EachPlayerOne = "each_player_one",
    }
}

words! {
    /// Which of the matching enterprises are reached.
    Reach ("reach") {
        /// Every one.
        Every = "every",
        /// Every one but the destination of the troop.
        EveryOther = "every_other",
    }
}

#[expect(
    clippy::derivable_impls,
    reason = "the `words` macro writes the enumeration, without attributes on items"
)]
impl Default for Reach {
    fn default() -> Self {
        Self::Every
    }
}

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Tally {
    /// The matching cards that a player has in play.
    Cards(Filter),
    /// A player's active prestige points, as a toppling would count them.
    Prestige(Prestige),
}

/// Two colours at odds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Strife(pub [Faction; 2]);

impl<'de> Deserialize<'de> for Strife {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Pair;
        impl<'de> Visitor<'de> for Pair {
            type Value = Strife;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("two different factions, as [\"red\", \"white\"]")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Strife, A::Error> {
                let mut factions = Vec::new();
                while let Some(faction) = list.next_element::<Faction>()? {
                    factions.push(faction);
                }
                match factions[..] {
                    [one, other] if one != other => Ok(Strife([one, other])),
                    _ => Err(de::Error::custom("strife is between two different factions")),
                }
            }
        }
        deserializer.deserialize_seq(Pair)
    }
}
