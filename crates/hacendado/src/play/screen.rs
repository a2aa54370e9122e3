//! The full-screen table: market, tableaus, topple table, story and prompt, by keys or by typing.
//!
//! Drawing is a function of the game and of what the screen remembers (`draw.rs`), and so is what a key does (`keys.rs`);
//! here they meet the terminal.

mod cards;
mod draw;
mod fit;
mod ink;
mod input;
mod keys;
mod market;
mod perform;
mod prompt;
mod scene;
mod spot;
mod story;
mod tableau;
#[cfg(test)]
mod tests;
mod topple;
mod ui;

use std::io::{IsTerminal as _, stdin, stdout};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use anyhow::Context as _;
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event};

use super::session::Session;
use crate::print::out;
use ink::Ink;
use keys::Effect;
use perform::perform;
use ui::{Stage, Ui};

/// How long a bot's step is seen before the next one; a key hurries them on.
const STEP: Duration = Duration::from_millis(90);
/// How often it is asked whether the program is told to end.
const WATCH: Duration = Duration::from_millis(200);

/// Tells whether there is a terminal that can be drawn on and typed at.
pub(super) fn is_possible() -> bool {
    let is_dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    stdin().is_terminal() && stdout().is_terminal() && !is_dumb
}

/// Plays a game to its end, or until whoever plays it has enough. The terminal is as before when this returns, or panics.
pub(super) fn play(mut session: Session) -> anyhow::Result<ExitCode> {
    let told_to_end = watch_signals()?;
    let mut terminal = ratatui::try_init().context("the terminal cannot be drawn on; try --plain")?;
    let played = rounds(&mut terminal, &mut session, &told_to_end);
    ratatui::try_restore().context("the terminal could not be set as it was")?;
    played?;
    let path = session.path().display().to_string();
    let (id, ending) = match session.ending() {
        Some(ending) => ("play-over", format!("{ending}\n")),
        None => ("play-farewell", String::new()),
    };
    out(&format!("{ending}{}\n", session.say(id, &[("path", path.into())])))?;
    Ok(ExitCode::SUCCESS)
}

/// A terminal that is closed, or a machine that is shut down, ends the game as `q` does.
fn watch_signals() -> anyhow::Result<Arc<AtomicBool>> {
    let told_to_end = Arc::new(AtomicBool::new(false));
    #[cfg(unix)]
    for signal in [signal_hook::consts::SIGTERM, signal_hook::consts::SIGHUP] {
        signal_hook::flag::register(signal, Arc::clone(&told_to_end)).context("signals cannot be watched")?;
    }
    Ok(told_to_end)
}

fn rounds(terminal: &mut DefaultTerminal, session: &mut Session, told_to_end: &AtomicBool) -> anyhow::Result<()> {
    let size = terminal.size()?;
    let mut ui = Ui::new(session, Ink::of_environment(), (size.width, size.height));
    let (mut is_hurried, mut have_bots_moved) = (false, false);
    while !told_to_end.load(Ordering::Relaxed) {
        terminal.draw(|frame| {
            let area = frame.area();
            ui.size = (area.width, area.height);
            ui.limits = draw::draw(frame, session, &ui);
        })?;
        let is_running = ui.stage == Stage::Running;
        // One's own step is not waited for, and a bot's is seen for a while.
        let is_seen = is_running && (is_hurried || !have_bots_moved);
        if !is_seen && event::poll(if is_running { STEP } else { WATCH })? {
            let effect = match event::read()? {
                Event::Key(key) => ui.press(key),
                Event::Resize(..) => Effect::Redraw,
                _ => Effect::Nothing,
            };
            match effect {
                Effect::Leave => return Ok(()),
                Effect::Redraw => terminal.clear()?,
                Effect::Hurry => is_hurried = true,
                effect => perform(session, &mut ui, effect)?,
            }
        } else if is_running {
            if let Some(story) = session.go_on()? {
                ui.tell(story);
                have_bots_moved = true;
                continue;
            }
            ui.settle(session);
            // What was typed while the bots played was not meant for a question that nobody had seen.
            while have_bots_moved && event::poll(Duration::ZERO)? {
                event::read()?;
            }
            (is_hurried, have_bots_moved) = (false, false);
        }
    }
    Ok(())
}
