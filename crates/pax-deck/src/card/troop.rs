use serde::{Deserialize, Serialize};

use crate::card::Imprint;
use crate::effect::Effect;
use crate::entry::Entry;
use crate::number::{Cost, Firepower};
use crate::vocabulary::{Connection, District, Faction, Prestige};

/// A troop: it guards an enterprise, extorts one, or waits in a Private Army.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Troop {
    /// What every card carries.
    #[serde(flatten)]
    pub imprint: Imprint,
    /// The colour.
    pub faction: Faction,
    /// The flag: where it may go.
    pub district: District,
    /// How strong it is.
    pub firepower: Firepower,
    /// What it costs to go somewhere.
    pub costs: DeployCosts,
    /// The prestige it gives.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub prestige: Option<Prestige>,
    /// Whether extorting a slave enterprise frees the slaves.
    pub slave_revolt: bool,
    /// What happens when it is played.
    pub on_play: Vec<Effect>,
}

/// What it costs a troop to go somewhere, by the connection of the place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeployCosts {
    /// To a place by rail.
    pub rail: Cost,
    /// To a place by mule.
    pub mule: Cost,
    /// To a place on foot.
    pub foot: Cost,
}

impl DeployCosts {
    /// Returns the cost for a place with that connection.
    #[must_use]
    pub const fn by(self, connection: Connection) -> Cost {
        match connection {
            Connection::Foot => self.foot,
            Connection::Mule => self.mule,
            Connection::Rail => self.rail,
        }
    }
}

impl Troop {
    pub(super) fn read(entry: &mut Entry<'_>) -> Option<Self> {
        let faction = entry.required("faction");
        let district = entry.required("district");
        let firepower = entry.required("firepower");
        let costs = entry.required("costs");
        let prestige = entry.optional("prestige");
        let slave_revolt = entry.optional("slave_revolt").unwrap_or(false);
        let on_play = entry.list("on_play");
        Some(Self {
            imprint: entry.imprint()?,
            faction: faction?,
            district: district?,
            firepower: firepower?,
            costs: costs?,
            prestige,
            slave_revolt,
            on_play,
        })
    }
}
