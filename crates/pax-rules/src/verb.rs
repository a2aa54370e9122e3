//! The words that commands begin with: what can be done, whatever with.

use crate::command::{Command, Orientation};
use crate::rule::Rule;

macro_rules! verbs {
    ($( $(#[$meta:meta])* $verb:ident = $word:literal, )*) => {
        /// The word that a command begins with.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Verb { $( $(#[$meta])* $verb, )* }

        impl Verb {
            /// Every verb.
            pub const ALL: &'static [Self] = &[$( Self::$verb, )*];

            /// Returns the word.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self { $( Self::$verb => $word, )* }
            }
        }
    };
}

verbs! {
    /// Play a card from hand.
    Play = "play",
    /// Buy a Market card.
    Buy = "buy",
    /// Buy a public card.
    Public = "public",
    /// Sell a card.
    Sell = "sell",
    /// Redeploy a troop.
    Redeploy = "redeploy",
    /// Buy land.
    Land = "land",
    /// Upgrade a connection.
    Upgrade = "upgrade",
    /// Remove Unrest, or leave jail.
    Police = "police",
    /// Put a Speculation Cube on a Market card.
    Speculate = "speculate",
    /// Move a cube.
    Shift = "shift",
    /// Add a missing Income Cube.
    Add = "add",
    /// Cover a Loyalty point.
    Cover = "cover",
    /// Let a partner place Unrest.
    Agitate = "agitate",
    /// Let a partner change the regime.
    Decree = "decree",
    /// End the action phase.
    End = "end",
    /// Let the event of a headline happen.
    Event = "event",
    /// Keep the status quo.
    Quo = "quo",
    /// Discard a Spy.
    Spy = "spy",
    /// Let it be.
    Pass = "pass",
    /// Retreat a troop.
    Retreat = "retreat",
    /// Give a troop up.
    Abandon = "abandon",
    /// Discard the cards of a colour.
    Discard = "discard",
    /// Choose a card.
    Choose = "choose",
    /// Discard this headline first.
    First = "first",
    /// Pay the upkeep of a card.
    Keep = "keep",
    /// Pay no upkeep for a card.
    Drop = "drop",
    /// Flip the Hacendado.
    Flip = "flip",
    /// Discard a card in a toppling.
    Fraud = "fraud",
    /// Kill a Hacendado.
    Kill = "kill",
    /// Turn a side up.
    Side = "side",
    /// Pay a monopolist.
    Pay = "pay",
    /// Take a Hacendado.
    Take = "take",
    /// Roll a die, which the dealer does.
    Roll = "roll",
}

impl Verb {
    /// Returns the verb of a command.
    #[must_use]
    pub const fn of(command: Command) -> Self {
        match command {
            Command::PlayEnterprise(_)
            | Command::PlayPartner(..)
            | Command::PlayTroop(..)
            | Command::PlayOrange(..)
            | Command::PlayBlack(..) => Self::Play,
            Command::BuyMarketCard(_) => Self::Buy,
            Command::BuyPublicCard(..) => Self::Public,
            Command::SellCard(_) => Self::Sell,
            Command::RedeployTroop(..) => Self::Redeploy,
            Command::BuyLand(_) => Self::Land,
            Command::UpgradeConnection(..) => Self::Upgrade,
            Command::Police(_) | Command::LeaveJail => Self::Police,
            Command::Speculate(_) => Self::Speculate,
            Command::ShiftCube(..) => Self::Shift,
            Command::AddIncomeCube(_) => Self::Add,
            Command::PlacePrestigeCube(_) => Self::Cover,
            Command::Agitate(..) => Self::Agitate,
            Command::Decree(_) => Self::Decree,
            Command::EndActions => Self::End,
            Command::Orient(Orientation::Event) => Self::Event,
            Command::Orient(Orientation::StatusQuo) => Self::Quo,
            Command::UseSpy(_) => Self::Spy,
            Command::Decline => Self::Pass,
            Command::Retreat(_) => Self::Retreat,
            Command::Abandon(_) => Self::Abandon,
            Command::DiscardFaction(_) => Self::Discard,
            Command::Choose(_) => Self::Choose,
            Command::DiscardFirst(_) => Self::First,
            Command::Keep(_) => Self::Keep,
            Command::Drop(_) => Self::Drop,
            Command::Flip(_) => Self::Flip,
            Command::Fraud(_) => Self::Fraud,
            Command::Assassinate(..) => Self::Kill,
            Command::TurnSide(_) => Self::Side,
            Command::PayTo(_) => Self::Pay,
            Command::TakeHacendado(_) => Self::Take,
            Command::Roll(_) => Self::Roll,
        }
    }

    /// Returns the verb with that word.
    #[must_use]
    pub fn read(word: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|verb| verb.word() == word)
    }

    /// Returns the rule by which an action is one; none for what is only ever an answer.
    pub(crate) const fn rule(self) -> Option<Rule> {
        Some(match self {
            Self::Play => Rule::ActPlay01,
            Self::Buy => Rule::ActBuy01,
            Self::Public => Rule::ActPublic01,
            Self::Sell => Rule::ActSell02,
            Self::Redeploy => Rule::ActRedeploy01,
            Self::Land => Rule::ActLand02,
            Self::Upgrade => Rule::ActUpgrade01,
            Self::Police => Rule::ActPolice01,
            Self::Speculate => Rule::Spec01,
            Self::Shift => Rule::Cube06,
            Self::Add => Rule::Cube05,
            Self::Cover => Rule::Cube11,
            Self::Agitate => Rule::Unrest01,
            Self::Decree => Rule::Regime21,
            _ => return None,
        })
    }
}
