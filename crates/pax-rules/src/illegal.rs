//! Why a command is refused.

use pax_deck::CardId;
use pax_deck::vocabulary::{District, Regime};

use crate::rule::Rule;
use crate::seat::{Seat, Slot};

/// Why a command is refused: the fact that forbids it. [`Illegal::rule`] names the rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// Somebody else must decide.
    #[error("it is for {decider} to decide")]
    NotYours {
        /// Who must decide.
        decider: Seat,
    },
    /// The game asks something else.
    #[error("that is no answer to what is asked")]
    NotAsked,
    /// Too few actions are left.
    #[error("it takes {needed} actions and {left} are left")]
    NoActions {
        /// How many it takes.
        needed: u8,
        /// How many are left.
        left: u8,
    },
    /// Too little gold.
    #[error("it costs {price} gold and you have {gold}")]
    CannotAfford {
        /// The price.
        price: u16,
        /// What the player has.
        gold: u16,
        /// The rule that sets the price.
        rule: Rule,
    },
    /// No cube in the reserve.
    #[error("you have no cube in reserve")]
    NoCube {
        /// The rule that asks for one.
        rule: Rule,
    },
    /// The card is not in hand.
    #[error("card {card} is not in your hand")]
    NotInHand {
        /// The card.
        card: CardId,
    },
    /// The card is not one that this is done with.
    #[error("card {card} is of another kind")]
    WrongKind {
        /// The card.
        card: CardId,
        /// The rule that says with which.
        rule: Rule,
    },
    /// The card is not in play, or not yours.
    #[error("card {card} is not yours in play")]
    NotYoursInPlay {
        /// The card.
        card: CardId,
        /// The rule.
        rule: Rule,
    },
    /// The card is not in play.
    #[error("card {card} is not in play")]
    NotInPlay {
        /// The card.
        card: CardId,
        /// The rule.
        rule: Rule,
    },
    /// There is no such side.
    #[error("the card has no such side")]
    NoSuchSide,
    /// The Market is empty there.
    #[error("the market is empty at {slot}")]
    EmptySlot {
        /// The place.
        slot: Slot,
        /// The rule.
        rule: Rule,
    },
    /// Two purchases were made.
    #[error("you have bought two market cards this turn")]
    TwoPurchases,
    /// The hand is full.
    #[error("you hold {cards} cards and may hold {limit}")]
    HandFull {
        /// How many are held.
        cards: u8,
        /// How many may be.
        limit: u8,
    },
    /// The public card is gone.
    #[error("card {card} is not beside the market")]
    NotPublic {
        /// The card.
        card: CardId,
    },
    /// The enterprise is in Unrest.
    #[error("card {card} has {disks} unrest")]
    InUnrest {
        /// The enterprise.
        card: CardId,
        /// How many disks.
        disks: u8,
        /// The rule.
        rule: Rule,
    },
    /// There is no Unrest.
    #[error("card {card} has no unrest")]
    NoUnrest {
        /// The enterprise.
        card: CardId,
        /// The rule.
        rule: Rule,
    },
    /// The player is free.
    #[error("you are not in jail")]
    NotJailed,
    /// A Governor bans the flag.
    #[error("civil war in {}: its flag may not be used", pax_deck::word::Word::word(*district))]
    CivilWar {
        /// The district.
        district: District,
        /// The rule.
        rule: Rule,
    },
    /// The troop has no right to be there.
    #[error("the troop has the flag of {} and the place lies in {}",
        pax_deck::word::Word::word(*flag), pax_deck::word::Word::word(*district))]
    OutOfJurisdiction {
        /// The troop's flag.
        flag: District,
        /// Where the place lies.
        district: District,
    },
    /// The occupant is as strong.
    #[error("your troop has firepower {yours} and theirs {theirs}")]
    TooWeak {
        /// Of the mover.
        yours: u8,
        /// Of the occupant.
        theirs: u8,
    },
    /// The Hacendado is not flipped to the troop's colour.
    #[error("your Hacendado has no private army of that colour")]
    NoArmy {
        /// The rule.
        rule: Rule,
    },
    /// Nothing would happen.
    #[error("nothing would happen")]
    NoEffect {
        /// The rule.
        rule: Rule,
    },
    /// The oval is taken or missing.
    #[error("there is no free oval")]
    NoOval {
        /// The rule.
        rule: Rule,
    },
    /// The target does not fit the card.
    #[error("card {card} cannot be aimed at that")]
    WrongTarget {
        /// The card.
        card: CardId,
        /// The rule.
        rule: Rule,
    },
    /// Only an opponent can be hit.
    #[error("card {card} is only for opponents")]
    OpponentOnly {
        /// The card.
        card: CardId,
    },
    /// The target is protected.
    #[error("the target is protected")]
    Protected {
        /// The rule.
        rule: Rule,
    },
    /// So many disks cannot be placed.
    #[error("the card cannot place {disks} disks there")]
    WrongDisks {
        /// How many.
        disks: u8,
        /// The rule.
        rule: Rule,
    },
    /// A cube is there already.
    #[error("there is a speculation cube at {slot}")]
    Speculated {
        /// The place.
        slot: Slot,
    },
    /// The last Topple cannot be speculated on.
    #[error("the last topple cannot be speculated on")]
    LastTopple,
    /// No cube of yours is there, or it may not move.
    #[error("no cube of yours can leave that place")]
    NoCubeThere {
        /// The rule.
        rule: Rule,
    },
    /// A cube may not go there.
    #[error("no cube may go there")]
    NoPlaceForCube {
        /// The rule.
        rule: Rule,
    },
    /// Cubes are left in reserve.
    #[error("you have {cubes} cubes in reserve")]
    ReserveNotEmpty {
        /// How many.
        cubes: u8,
    },
    /// The ability was used this turn, or is not there.
    #[error("card {card} cannot do that this turn")]
    AbilitySpent {
        /// The card.
        card: CardId,
    },
    /// The regime forbids it.
    #[error("not under {}", pax_deck::word::Word::word(*regime))]
    WrongRegime {
        /// The regime in force.
        regime: Regime,
        /// The rule.
        rule: Rule,
    },
    /// Strife bans the colour this turn.
    #[error("strife bans that colour for you this turn")]
    StrifeBan,
    /// Not offered in this edition or variant.
    #[error("the rules of this game do not offer it")]
    NotOffered {
        /// The rule.
        rule: Rule,
    },
    /// There is no card that it could be done with.
    #[error("you have nothing to do that with")]
    NothingToUse {
        /// The rule.
        rule: Rule,
    },
    /// Not among the choices.
    #[error("that is not among the choices")]
    NotAChoice {
        /// The rule.
        rule: Rule,
    },
}

impl Illegal {
    /// Returns the rule that forbids it.
    #[must_use]
    pub const fn rule(self) -> Rule {
        match self {
            Self::GameOver => Rule::End01,
            Self::NotYours { .. } => Rule::Turn09,
            Self::NotAsked => Rule::Turn01,
            Self::NoActions { .. } => Rule::Act04,
            Self::NotInHand { .. } => Rule::ActPlay01,
            Self::NoSuchSide => Rule::News01,
            Self::TwoPurchases => Rule::ActBuy03,
            Self::HandFull { .. } => Rule::ActBuy08,
            Self::NotPublic { .. } => Rule::ActPublic01,
            Self::NotJailed => Rule::Jail07,
            Self::OutOfJurisdiction { .. } => Rule::Troop03,
            Self::TooWeak { theirs: crate::troop::MACHINE_GUNS, .. } => Rule::Troop07,
            Self::TooWeak { .. } => Rule::Troop05,
            Self::OpponentOnly { .. } => Rule::Straw04,
            Self::Speculated { .. } => Rule::Spec02,
            Self::LastTopple => Rule::Spec03,
            Self::ReserveNotEmpty { .. } => Rule::Cube13,
            Self::AbilitySpent { .. } => Rule::Act07,
            Self::StrifeBan => Rule::Strife11,
            Self::CannotAfford { rule, .. }
            | Self::NoCube { rule }
            | Self::WrongKind { rule, .. }
            | Self::NotYoursInPlay { rule, .. }
            | Self::NotInPlay { rule, .. }
            | Self::EmptySlot { rule, .. }
            | Self::InUnrest { rule, .. }
            | Self::NoUnrest { rule, .. }
            | Self::CivilWar { rule, .. }
            | Self::NoArmy { rule }
            | Self::NoEffect { rule }
            | Self::NoOval { rule }
            | Self::WrongTarget { rule, .. }
            | Self::Protected { rule }
            | Self::WrongDisks { rule, .. }
            | Self::NoCubeThere { rule }
            | Self::NoPlaceForCube { rule }
            | Self::WrongRegime { rule, .. }
            | Self::NotOffered { rule }
            | Self::NothingToUse { rule }
            | Self::NotAChoice { rule } => rule,
        }
    }
}
