//! Why the bots did what they did: kept for a round, told to whoever asks, and never written into the game.

use pax_bots::{Bot, Bots, Thought};
use pax_record::{Act, Game, Player};
use pax_rules::{Command, Seat, View, Viewer, legal};
use pax_table::{Motive, Narrator, Weighed};

/// What a bot chose, and why.
struct Kept {
    seat: Seat,
    /// The table before it.
    view: View,
    command: Command,
    motive: Motive,
}

/// What the bots chose in the last round, and why.
#[derive(Default)]
pub(super) struct Motives(Vec<Kept>);

/// What is told of a choice: what was done and why, and what else was thought of.
pub(super) struct Told {
    pub(super) done: String,
    pub(super) why: String,
    pub(super) others: Vec<String>,
}

impl Motives {
    /// Keeps why a bot did what was done last, and forgets what is a round old. A choice without another has no reason.
    /// Tells whether there was one.
    pub(super) fn keep(&mut self, game: &Game, bots: &Bots, seat: Seat) -> bool {
        let Some(bot) = bots.at(seat) else { return false };
        let entry = game.replay().len();
        let Some(before) = entry.checked_sub(1).and_then(|before| game.replay().at(before)) else {
            return false;
        };
        let done = game.record().entries().nth(entry - 1).map(|entry| entry.act);
        let Some(Act::Command(command)) = done else { return false };
        let mut commands = Vec::new();
        legal(game.table(), before, &mut commands);
        if commands.len() < 2 {
            return false;
        }
        let view = View::of(before, Viewer::Seat(seat));
        let seats = u16::try_from(game.record().seats.len()).unwrap_or(u16::MAX);
        self.0.retain(|kept| kept.view.turn().saturating_add(seats) > view.turn());
        let name = match game.record().seats.get(seat.index()) {
            Some(Player::Bot { bot, .. }) => bot.as_str(),
            _ => "",
        };
        self.0.push(Kept { seat, view, command, motive: motive(bot, name, &commands) });
        true
    }

    /// Tells what was kept last.
    pub(super) fn last(&self, game: &Game, narrator: Narrator<'_>) -> Option<Told> {
        self.0.last().map(|kept| kept.told(game, narrator))
    }

    /// Tells what was kept, of one seat or of all.
    pub(super) fn told(&self, game: &Game, narrator: Narrator<'_>, of: Option<Seat>) -> Vec<Told> {
        let kept = self.0.iter().filter(|kept| of.is_none_or(|seat| kept.seat == seat));
        kept.map(|kept| kept.told(game, narrator)).collect()
    }
}

impl Kept {
    fn told(&self, game: &Game, narrator: Narrator<'_>) -> Told {
        let narrator = narrator.at(game.table(), &self.view);
        Told {
            done: narrator.told(Some(self.seat), self.command),
            why: narrator.motive(self.command, &self.motive),
            others: narrator.rejected(self.command, &self.motive),
        }
    }
}

/// Asks a bot why it chose what it did last.
fn motive(bot: &dyn Bot, name: &str, commands: &[Command]) -> Motive {
    let rows = bot.reasons();
    if !rows.is_empty() {
        return Motive::Rows(rows);
    }
    // In decks that might be, other things may be possible than in the one that is.
    let thoughts: Vec<Thought> =
        bot.thoughts().into_iter().filter(|thought| commands.contains(&thought.command)).collect();
    let has_looked = thoughts.iter().any(|thought| thought.terms.iter().any(|(term, _)| *term == "visits"));
    let weighed: Vec<Weighed> = thoughts
        .into_iter()
        .map(|Thought { command, value, terms }| Weighed { command, value, terms })
        .collect();
    match name {
        _ if has_looked => Motive::Chance(weighed),
        _ if !weighed.is_empty() => Motive::Worth(weighed),
        "random" => Motive::Lot,
        "seeker" => Motive::Nearest,
        _ => Motive::Silent,
    }
}
