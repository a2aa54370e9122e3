use serde::Serialize;

use crate::ability::Ability;
use crate::card::Imprint;
use crate::entry::Entry;
use crate::vocabulary::{Connection, Prestige};

/// A Hacendado: who a player is.
///
/// The loyalist side has two Income Cubes (HACENDADO-02) and the abilities; flipped, it takes one of two plans.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Hacendado {
    /// What every card carries.
    #[serde(flatten)]
    pub imprint: Imprint,
    /// What holds while the loyalist side is up.
    pub abilities: Vec<Ability>,
    /// The two plans on the other side.
    pub sides: Vec<Plan>,
}

/// A stand against Díaz, or for him.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Plan {
    /// The title of the plan.
    pub name: String,
    /// The prestige it gives, and with it the colour.
    pub prestige: Prestige,
    /// How troops get to the Private Army.
    pub connection: Connection,
}

impl Hacendado {
    pub(super) fn read(entry: &mut Entry<'_>) -> Option<Self> {
        let abilities = entry.list("abilities");
        let sides = entry.two_sides(|side| {
            let name = side.name();
            let prestige = side.required("prestige");
            let connection = side.required("connection");
            Some(Plan { name: name?, prestige: prestige?, connection: connection? })
        });
        Some(Self { imprint: entry.imprint()?, abilities, sides: sides? })
    }
}
