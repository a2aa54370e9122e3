//! Step 4: play a card.

use pax_rules::Rule;

use super::sight::Sight;
use super::{Mind, Move};

/// BOT-48 **Step 4**: the play that comes first by its instructions.
pub(super) fn a_card(sight: &Sight<'_>, mind: &mut Mind) -> Option<Move> {
    let plays = sight
        .commands
        .iter()
        .filter_map(|command| sight.aim(*command).map(|aim| (aim.rank, (*command, aim.row))));
    let (_, (command, row)) = mind.lowest(plays)?;
    Some(Move::new(command, &[Rule::Bot48, row]))
}
