use serde::Serialize;

use crate::card::Imprint;
use crate::entry::Entry;
use crate::number::Cubes;
use crate::vocabulary::{Prestige, Regime};

/// A regime card: what mines, banks and sales bring, and which prestige topples Díaz.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RegimeCard {
    /// What every card carries.
    #[serde(flatten)]
    pub imprint: Imprint,
    /// Which regime it is.
    pub regime: Regime,
    /// The mine value.
    pub mines: Cubes,
    /// The economy: what banks earn and a sale brings.
    pub economy: Cubes,
    /// The prestige that topples Díaz.
    pub topple: Prestige,
}

impl RegimeCard {
    pub(super) fn read(entry: &mut Entry<'_>) -> Option<Self> {
        let regime = entry.required("regime");
        let mines = entry.required("mines");
        let economy = entry.required("economy");
        let topple = entry.required("topple");
        Some(Self {
            imprint: entry.imprint()?,
            regime: regime?,
            mines: mines?,
            economy: economy?,
            topple: topple?,
        })
    }
}
