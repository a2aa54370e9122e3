use serde::Serialize;

use crate::ability::Ability;
use crate::card::Imprint;
use crate::effect::Effect;
use crate::entry::Entry;
use crate::number::Cost;
use crate::vocabulary::{Faction, Prestige};
use crate::word::Set;

/// A public card: a two-sided partner that lies beside the Market.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Public {
    /// What every card carries.
    #[serde(flatten)]
    pub imprint: Imprint,
    /// The two sides; the buyer chooses one.
    pub sides: Vec<PublicSide>,
}

/// One side of a public card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PublicSide {
    /// The title of the side.
    pub name: String,
    /// The colour, or two.
    pub faction: Set<Faction>,
    /// What it costs.
    pub cost: Cost,
    /// The prestige it gives.
    pub prestige: Prestige,
    /// What holds while this side is up.
    pub abilities: Vec<Ability>,
    /// What happens when it is bought.
    pub on_play: Vec<Effect>,
}

impl Public {
    pub(super) fn read(entry: &mut Entry<'_>) -> Option<Self> {
        let sides = entry.two_sides(|side| {
            let name = side.name();
            let faction = side.required("faction");
            let cost = side.required("cost");
            let prestige = side.required("prestige");
            let abilities = side.list("abilities");
            let on_play = side.list("on_play");
            Some(PublicSide {
                name: name?,
                faction: faction?,
                cost: cost?,
                prestige: prestige?,
                abilities,
                on_play,
            })
        });
        Some(Self { imprint: entry.imprint()?, sides: sides? })
    }
}
