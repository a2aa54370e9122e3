//! Every property under one roof, for whoever has bytes and no wish of his own.

use crate::case::Case;
use crate::{bodies, texts, wishes};

/// Every property of a game made of bytes.
const PROPERTIES: [fn(&Case<'_>); 9] = [
    bodies::listed_is_playable,
    bodies::states_are_sound_and_replay,
    bodies::nobody_sees_what_is_hidden,
    bodies::a_view_can_be_completed,
    bodies::what_is_taken_back_was_never_played,
    bodies::the_market_is_full,
    wishes::every_intent_is_answered,
    wishes::every_card_could_do_something_or_not,
    texts::a_changed_position_is_refused_or_played,
];

/// The first byte chooses what is tried with the others.
pub(crate) fn hold(bytes: &[u8]) {
    let Some((first, rest)) = bytes.split_first() else { return };
    match PROPERTIES.get(usize::from(*first) % (PROPERTIES.len() + 1)) {
        Some(holds) => holds(&Case::new(rest)),
        None => texts::whatever_is_typed_is_read_or_refused(rest),
    }
}
