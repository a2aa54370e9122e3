use serde::{Deserialize, Serialize};

use crate::ability::Ability;
use crate::card::Imprint;
use crate::entry::Entry;
use crate::filter::{self, Filter};
use crate::number::{Cost, Cubes};
use crate::vocabulary::{Connection, District, Prestige, Sort, Upgrade};

/// An enterprise: it lies in a district and earns income.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Enterprise {
    /// What every card carries.
    #[serde(flatten)]
    pub imprint: Imprint,
    /// What it does for a living.
    pub sort: Sort,
    /// Where it lies.
    pub district: District,
    /// What it costs to play.
    pub cost: Cost,
    /// How one gets there before anything is built.
    pub connection: Connection,
    /// What can be built there, at most [`Enterprise::OVALS_MAX`].
    pub ovals: Vec<Oval>,
    /// How many Income Cubes it is entitled to.
    pub income: Income,
    /// The prestige it gives.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub prestige: Option<Prestige>,
    /// Whether slaves work there: a revolt makes it a Revolution point of the Liberator, who is jailed.
    pub slave: bool,
    /// What holds while it is in play.
    pub abilities: Vec<Ability>,
}

impl Enterprise {
    /// The most Connection Ovals on one card.
    pub const OVALS_MAX: usize = 2;

    pub(super) fn read(entry: &mut Entry<'_>) -> Option<Self> {
        let sort = entry.required("sort");
        let district = entry.required("district");
        let cost = entry.required("cost");
        let connection = entry.required("connection");
        let ovals = entry.list("ovals");
        let income = entry.required("income");
        let prestige = entry.optional("prestige");
        let slave = entry.optional("slave").unwrap_or(false);
        let abilities = entry.list("abilities");
        Some(Self {
            imprint: entry.imprint()?,
            sort: sort?,
            district: district?,
            cost: cost?,
            connection: connection?,
            ovals,
            income: income?,
            prestige,
            slave,
            abilities,
        })
    }
}

/// A place for a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Oval {
    /// What can be built.
    pub to: Upgrade,
    /// For how much gold.
    pub price: Cost,
}

/// How many Income Cubes an enterprise is entitled to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Income {
    /// Always so many.
    Fixed(Cubes),
    /// So many at the start; more by buying land.
    Start(Cubes),
    /// What mines earn under the regime.
    Mine,
    /// What the regime's economy gives.
    Bank,
    /// One for each matching enterprise in any tableau that is not in Unrest.
    Count(#[serde(deserialize_with = "filter::enterprises")] Filter),
}
