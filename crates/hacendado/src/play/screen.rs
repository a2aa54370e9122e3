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
    // It shows the cursor again when it goes.
    drop(terminal);
    ratatui::try_restore().context("the terminal could not be set as it was")?;
    played?;
    out(&farewell(&session))?;
    Ok(ExitCode::SUCCESS)
}

/// Says what is left to be read when the table is gone: how the game ended, or how to go on with it.
fn farewell(session: &Session) -> String {
    let Some(ending) = session.ending() else {
        return format!("{}\n", session.say("play-farewell", &[("path", session.again().into())]));
    };
    let kept = session.say("play-over", &[("path", session.path().display().to_string().into())]);
    let retold = session.say("play-retell", &[("path", session.retold().into())]);
    format!("{ending}\n{kept}\n{retold}\n")
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

fn rounds(
    terminal: &mut DefaultTerminal,
    session: &mut Session,
    told_to_end: &AtomicBool,
) -> anyhow::Result<()> {
    let size = terminal.size()?;
    let mut ui = Ui::new(session, Ink::of_environment(), (size.width, size.height));
    let (mut is_hurried, mut have_bots_moved, mut is_stale) = (false, false, true);
    while !told_to_end.load(Ordering::Relaxed) {
        if is_stale {
            terminal.draw(|frame| {
                let area = frame.area();
                ui.size = (area.width, area.height);
                ui.limits = draw::draw(frame, session, &ui);
            })?;
        }
        let is_running = ui.stage == Stage::Running;
        is_stale = is_running;
        let wait = match (is_running, is_hurried) {
            (true, true) => Duration::ZERO,
            (true, false) => STEP,
            (false, _) => WATCH,
        };
        // What comes of one's own step is not waited for, and what is typed meanwhile is for what comes then.
        let is_own = is_running && !have_bots_moved;
        if !is_own && event::poll(wait)? {
            is_stale = true;
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
                if matches!(event::read()?, Event::Key(key) if keys::leaves(key)) {
                    return Ok(());
                }
            }
            (is_hurried, have_bots_moved) = (false, false);
        }
    }
    Ok(())
}
