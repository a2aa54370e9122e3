use serde::Serialize;

use crate::card::Imprint;
use crate::effect::Effect;
use crate::entry::Entry;
use crate::vocabulary::{Bias, Prestige};

/// A headline: its event side concerns everybody, its status quo side nobody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Headline {
    /// What every card carries.
    #[serde(flatten)]
    pub imprint: Imprint,
    /// Bull or bear.
    pub bias: Bias,
    /// What the event side does, in order.
    pub effects: Vec<Effect>,
}

impl Headline {
    pub(super) fn read(entry: &mut Entry<'_>) -> Option<Self> {
        let bias = entry.required("bias");
        let effects = entry.list("effects");
        Some(Self { imprint: entry.imprint()?, bias: bias?, effects })
    }
}

/// A topple: the headline that tests whether Díaz falls.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Topple {
    /// What every card carries.
    #[serde(flatten)]
    pub imprint: Imprint,
    /// Bull or bear.
    pub bias: Bias,
    /// The Achilles heel: on the event side Díaz defends one less against this prestige.
    pub heel: Prestige,
}

impl Topple {
    pub(super) fn read(entry: &mut Entry<'_>) -> Option<Self> {
        let bias = entry.required("bias");
        let heel = entry.required("heel");
        Some(Self { imprint: entry.imprint()?, bias: bias?, heel: heel? })
    }
}
