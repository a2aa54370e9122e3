//! What the game waits for, and what it has still to do.

use pax_deck::CardId;
use pax_deck::vocabulary::Faction;

use crate::seat::Seat;

/// One entry of the stack that says where a game is.
///
/// Some are questions to a player; the others are work that goes on by itself once what lies above it is done. There is
/// no other program counter, so a game can be stored at any instant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Frame {
    // Questions.
    /// DP-37: which Hacendado?
    ChooseHacendado(Seat),
    /// DP-01: the action phase of the active player.
    Actions,
    /// DP-33: which of two monopolists is paid?
    Monopolist { seats: u8, gold: u8 },
    /// DP-05: event or status quo?
    Orientation(CardId),
    /// DP-18 and DP-38: which side of a card that changed hands?
    Side { seat: Seat, card: CardId },
    /// DP-20 and DP-32: what of the troops that lost their places?
    Displaced(Cause),
    /// DP-22: which colour goes?
    Strife { one: Faction, other: Faction, done: u8, cause: Cause },
    /// DP-23: where do scarce cubes go?
    Allocate { seat: Seat, why: Why },
    /// DP-25: a choice that an effect leaves.
    Each { card: CardId, effect: u8, done: u8, cause: Cause },
    /// DP-26: which headline is discarded first?
    Phase2,
    /// DP-27: is this card kept?
    Upkeep(u8),
    /// DP-29 to DP-31: the showdown, by seats done and step.
    Showdown { done: u8, step: u8 },
    /// DP-39: which of Díaz's two cards is played first?
    DiazOrder { one: CardId, other: CardId },
    /// DP-40: a die, which the dealer rolls.
    Die(Die),

    // Work.
    /// SOLO-04: Díaz's turn, by stage, with the numbers of the cards that he has bought and not played yet.
    Diaz { stage: u8, one: u8, other: u8 },
    /// PROC-D, by stage; the Spy's reaction (DP-15) is its first.
    Attack(u8),
    /// The effects of a card that are still to come.
    Effects { card: CardId, side: u8, next: u8, cause: Cause, spared: u8 },
    /// PROC-E.9: a troop that frees slaves by extorting them.
    FreeSlaves { troop: CardId, seat: Seat },
    /// PROC-H.
    Checkpoint(Cause),
    /// PROC-B.4, by seats done.
    Refill { why: Why, done: u8, cause: Cause },
    /// The end of [`Frame::Each`]: what was chosen is done at once.
    EachEnd { card: CardId, effect: u8, cause: Cause },
    /// PROC-F.4.
    HeadlineEnd(CardId),
    /// PROC-G.3.
    ToppleEnd,
    /// The market is restored.
    Phase3,
    /// Income, and upkeep in a Depression.
    Phase4,
    /// What was not kept goes.
    UpkeepEnd,
    /// The turn passes on.
    TurnEnd,
}

/// Who brought something about: a seat, or nobody.
pub(crate) type Cause = Option<Seat>;

/// What a die of the solitaire game decides. From 1 to 3 is the first of two, from 4 to 6 the second.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Die {
    /// SOLO-04: which card of a Market row Díaz buys.
    Row(u8),
    /// SOLO-10: which side of a partner that he plays is up.
    Play(CardId),
    /// SOLO-10: which side of a partner that has come over to him is up.
    Side(CardId),
    /// SOLO-22: which colour he discards.
    Strife,
}

/// Why cubes are handed out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Why {
    /// The regime changed (PROC-B.4).
    Regime,
    /// A Depression ended (PROC-C).
    Recovery,
    /// An entitlement rose (ENT-15).
    Supply,
}
