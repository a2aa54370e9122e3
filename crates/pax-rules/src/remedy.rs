//! What would have to change for something to be allowed.

use crate::illegal::Illegal;
use crate::troop::MACHINE_GUNS;

/// What would have to change for something to be allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remedy {
    /// So much more gold.
    Gold(u16),
    /// So many more actions.
    Actions(u8),
    /// A cube in reserve.
    Cube,
    /// A card less in hand.
    SmallerHand,
    /// No Unrest there.
    Calm,
    /// Some Unrest there.
    Unrest,
    /// Another regime.
    Regime,
    /// More firepower, so much at least.
    Firepower(u8),
    /// The end of a civil war.
    Peace,
    /// Another turn.
    Wait,
    /// First an answer to what is asked.
    Answer,
    /// The word of somebody else.
    Patience,
    /// An empty reserve.
    EmptyReserve,
    /// The card in hand.
    Hand,
    /// A Hacendado who has taken the stand of that colour.
    Stand,
    /// A card to do it with.
    Card,
    /// Another card, place or target.
    Other,
    /// Nothing that could come in this game, or nothing that is needed.
    Nothing,
}

impl Illegal {
    /// Returns what would have to change.
    #[must_use]
    pub const fn remedy(self) -> Remedy {
        match self {
            Self::CannotAfford { price, gold, .. } => Remedy::Gold(price.saturating_sub(gold)),
            Self::NoActions { needed, left } => Remedy::Actions(needed.saturating_sub(left)),
            Self::NoCube { .. } => Remedy::Cube,
            Self::HandFull { .. } => Remedy::SmallerHand,
            Self::InUnrest { .. } => Remedy::Calm,
            Self::NoUnrest { .. } => Remedy::Unrest,
            Self::WrongRegime { .. } | Self::OutOfJurisdiction { .. } => Remedy::Regime,
            Self::TooWeak { theirs: theirs @ ..MACHINE_GUNS, .. } => Remedy::Firepower(theirs + 1),
            Self::CivilWar { .. } => Remedy::Peace,
            Self::TwoPurchases | Self::AbilitySpent { .. } | Self::StrifeBan => Remedy::Wait,
            Self::NotAsked => Remedy::Answer,
            Self::NotYours { .. } => Remedy::Patience,
            Self::ReserveNotEmpty { .. } => Remedy::EmptyReserve,
            Self::NotInHand { .. } => Remedy::Hand,
            Self::NoArmy { .. } => Remedy::Stand,
            Self::NothingToUse { .. } => Remedy::Card,
            // TROOP-07: nothing exceeds machine guns.
            Self::TooWeak { .. }
            | Self::WrongKind { .. }
            | Self::NotYoursInPlay { .. }
            | Self::NotInPlay { .. }
            | Self::NoSuchSide
            | Self::EmptySlot { .. }
            | Self::NoOval { .. }
            | Self::WrongTarget { .. }
            | Self::OpponentOnly { .. }
            | Self::Protected { .. }
            | Self::WrongDisks { .. }
            | Self::Speculated { .. }
            | Self::LastTopple
            | Self::NoCubeThere { .. }
            | Self::NoPlaceForCube { .. }
            | Self::NotAChoice { .. } => Remedy::Other,
            Self::GameOver
            | Self::NotPublic { .. }
            | Self::NotJailed
            | Self::NoEffect { .. }
            | Self::NotOffered { .. } => Remedy::Nothing,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Remedy;
    use crate::illegal::Illegal;
    use crate::rule::Rule;

    #[test]
    fn a_remedy_says_how_much_is_missing() {
        let poor = Illegal::CannotAfford { price: 8, gold: 5, rule: Rule::ActBuy02 };
        assert_eq!(poor.remedy(), Remedy::Gold(3));
        assert_eq!(Illegal::NoActions { needed: 2, left: 1 }.remedy(), Remedy::Actions(1));
        assert_eq!(Illegal::TooWeak { yours: 1, theirs: 2 }.remedy(), Remedy::Firepower(3));
        assert_eq!(Illegal::TooWeak { yours: 3, theirs: 3 }.remedy(), Remedy::Other);
    }
}
