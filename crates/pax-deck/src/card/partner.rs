use serde::Serialize;

use crate::ability::Ability;
use crate::card::Imprint;
use crate::effect::Effect;
use crate::entry::Entry;
use crate::number::Cost;
use crate::vocabulary::{Faction, Prestige, Role};

/// A partner: a person or body that works for its owner.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Partner {
    /// What every card carries.
    #[serde(flatten)]
    pub imprint: Imprint,
    /// What it is.
    pub role: Role,
    /// What it costs to play.
    pub cost: Cost,
    /// One side; a newspaper has two, and its owner chooses one when he plays it.
    pub sides: Vec<PartnerSide>,
    /// What happens when it is played.
    pub on_play: Vec<Effect>,
}

/// One side of a partner.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PartnerSide {
    /// The title of the side, on a newspaper.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The colour.
    pub faction: Faction,
    /// The prestige it gives.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub prestige: Option<Prestige>,
    /// What holds while this side is up.
    pub abilities: Vec<Ability>,
}

impl Partner {
    pub(super) fn read(entry: &mut Entry<'_>) -> Option<Self> {
        let role = entry.required("role");
        let cost = entry.required("cost");
        let on_play = entry.list("on_play");
        let sides = if role == Some(Role::Newspaper) {
            entry.two_sides(|side| {
                let name = side.name();
                let faction = side.required("faction");
                let prestige = side.optional("prestige");
                let abilities = side.list("abilities");
                Some(PartnerSide { name: Some(name?), faction: faction?, prestige, abilities })
            })
        } else {
            let faction = entry.required("faction");
            let prestige = entry.optional("prestige");
            let abilities = entry.list("abilities");
            faction.map(|faction| vec![PartnerSide { name: None, faction, prestige, abilities }])
        };
        Some(Self { imprint: entry.imprint()?, role: role?, cost: cost?, sides: sides?, on_play })
    }
}
