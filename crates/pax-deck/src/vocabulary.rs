//! The words that stand on every card: kinds, colours, places, regimes.

use crate::word::words;

words! {
    /// What kind of card it is.
    Kind ("kind of card") {
        /// Earns income in a district.
        Enterprise = "enterprise",
        /// A person or body that works for you.
        Partner = "partner",
        /// Soldiers, sent to an enterprise or kept as a Private Army.
        Troop = "troop",
        /// Trouble for one enterprise.
        Orange = "orange",
        /// A blow against one player.
        Black = "black",
        /// News that everybody feels.
        Headline = "headline",
        /// A headline that tests whether Díaz falls.
        Topple = "topple",
        /// Who you are.
        Hacendado = "hacendado",
        /// A two-sided partner beside the Market.
        Public = "public",
        /// Who rules.
        Regime = "regime",
    }
}

words! {
    /// A power in the land, shown by a colour.
    Faction ("faction") {
        /// The Mexican federation.
        Green = "green",
        /// The United States.
        Blue = "blue",
        /// Local Mexico.
        White = "white",
        /// The rebels.
        Red = "red",
    }
}

words! {
    /// The four ways to be somebody, each of which can topple Díaz under one regime.
    Prestige ("prestige") {
        /// Green: the heir of Díaz.
        Loyalty = "loyalty",
        /// Blue: a wrong that calls for annexation.
        Outrage = "outrage",
        /// White: an army that obeys.
        Command = "command",
        /// Red: the people's choice.
        Revolution = "revolution",
    }
    groups { "any" = [Loyalty, Outrage, Command, Revolution], }
}

impl Prestige {
    /// Returns the colour of this prestige (GEN-21).
    #[must_use]
    pub const fn faction(self) -> Faction {
        match self {
            Self::Loyalty => Faction::Green,
            Self::Outrage => Faction::Blue,
            Self::Command => Faction::White,
            Self::Revolution => Faction::Red,
        }
    }
}

words! {
    /// Where an enterprise lies, or which flag a troop bears.
    District ("district") {
        /// The west of the Mexican north.
        Sonora = "sonora",
        /// The east of the Mexican north.
        Chihuahua = "chihuahua",
        /// North of the border.
        America = "america",
    }
    groups { "mexico" = [Sonora, Chihuahua], }
}

words! {
    /// Who rules Mexico.
    Regime ("regime") {
        /// Díaz rules in peace.
        Pax = "pax",
        /// The United States step in.
        Us = "us",
        /// The generals rule.
        Martial = "martial",
        /// Nobody rules.
        Anarchy = "anarchy",
    }
}

words! {
    /// What an enterprise does for a living.
    Sort ("sort of enterprise") {
        /// Cattle and grain; grows by buying land.
        Ranch = "ranch",
        /// Worked by slaves; grows by buying land.
        Plantation = "plantation",
        /// Earns what the regime says mines earn.
        Mine = "mine",
        /// Earns what the regime's economy gives.
        Bank = "bank",
        /// Sells to whoever makes trouble.
        GunStore = "gun_store",
        /// Lives on other people's mines.
        Smelter = "smelter",
        /// Lives on what stands around it.
        Project = "project",
    }
}

words! {
    /// What a partner is. A label: filters ask for it, rules do not.
    Role ("role of a partner") {
        /// Puts money to work.
        Investor = "investor",
        /// Is paid what others would pay the pool.
        Monopoly = "monopoly",
        /// A paper with two orientations.
        Newspaper = "newspaper",
        /// Discarded to cancel a card.
        Spy = "spy",
        /// A bench of judges.
        Court = "court",
        /// Makes troops stronger.
        General = "general",
        /// Makes trouble as an action.
        Activist = "activist",
        /// A rebel who closes a district.
        Governor = "governor",
        /// An invention that mines pay for.
        Patent = "patent",
        /// Sits in an assembly.
        Politician = "politician",
        /// Holds an office.
        Official = "official",
        /// Acts for others.
        Agent = "agent",
        /// A marriage.
        Spouse = "spouse",
        /// Unions.
        Labor = "labor",
        /// Saints and priests.
        Clergy = "clergy",
        /// Fights for pay.
        Mercenary = "mercenary",
        /// Writes.
        Writer = "writer",
    }
}

words! {
    /// How one gets to a place.
    Connection ("connection") {
        /// On foot.
        Foot = "foot",
        /// By mule.
        Mule = "mule",
        /// By rail.
        Rail = "rail",
    }
}

words! {
    /// What can be built in a Connection Oval.
    Upgrade ("upgrade") {
        /// A mule track.
        Mule = "mule",
        /// A railway.
        Rail = "rail",
        /// A Chain Railroad: a railway that opens the others.
        Chain = "chain",
        /// An irrigation canal: income only.
        Canal = "canal",
        /// A steamship: income only.
        Steamship = "steamship",
    }
}

impl Upgrade {
    /// Returns the connection that it makes, if it makes one.
    #[must_use]
    pub const fn connection(self) -> Option<Connection> {
        match self {
            Self::Mule => Some(Connection::Mule),
            Self::Rail | Self::Chain => Some(Connection::Rail),
            Self::Canal | Self::Steamship => None,
        }
    }
}

words! {
    /// What a headline does to the economy when it is discarded.
    Bias ("bias") {
        /// Good times.
        Bull = "bull",
        /// Two in a row bring a Depression.
        Bear = "bear",
    }
}
