//! How far a long task is: a bar on the terminal, one line that is written over and gone at the end.

use std::fmt::Write;
use std::time::Duration;

use indicatif::{HumanDuration, ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle};

/// How wide a terminal must be for the whole line; a narrower one is told less.
const WIDE: u16 = 64;
/// What is shown, without any colour: the bar takes what the rest leaves.
const LINE: &str = "{wide_bar} {human_pos}/{human_len} {msg}{speed}";
/// What is shown where there is little room.
const SHORT_LINE: &str = "{human_pos}/{human_len} {msg}";

/// How far a long task is, shown on standard error if that is a terminal. It is cleared when this is dropped, however the
/// task ends.
pub(crate) struct Progress(ProgressBar);

impl Progress {
    /// Begins to show a task of so many things, of which some are done already and do not count for the speed.
    pub(crate) fn new(what: &'static str, all: u64, done: u64) -> Self {
        let width = console::Term::stderr().size_checked().map_or(0, |(_, columns)| columns);
        Self::on(ProgressDrawTarget::stderr(), what, all, done, width)
    }

    fn on(target: ProgressDrawTarget, what: &'static str, all: u64, done: u64, width: u16) -> Self {
        let bar = ProgressBar::with_draw_target(Some(all), target).with_message(what);
        let line = if width < WIDE { SHORT_LINE } else { LINE };
        // Both lines are well formed, as a test shows; a plain bar would do as well.
        let style = ProgressStyle::with_template(line).unwrap_or_else(|_| ProgressStyle::default_bar());
        let speed = |state: &ProgressState, line: &mut dyn Write| {
            // A line that cannot be written is not worth a word.
            let _ = line.write_str(&speed(state.per_sec(), state.eta()));
        };
        bar.set_style(style.progress_chars("█▉▊▋▌▍▎▏ ").with_key("speed", speed));
        if !bar.is_hidden() {
            bar.set_position(done);
            bar.tick();
            bar.reset_eta();
            // A game can take minutes: the time left goes on meanwhile.
            bar.enable_steady_tick(Duration::from_millis(500));
        }
        Self(bar)
    }

    /// One more is done.
    pub(crate) fn step(&self) {
        self.0.inc(1);
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.0.finish_and_clear();
    }
}

/// Says how fast it goes and how long it still takes; nothing as long as nobody knows.
fn speed(per_second: f64, left: Duration) -> String {
    let speed = match per_second {
        ..1e-9 => return String::new(),
        ..1.0 => format!("{:.1}/min", 60.0 * per_second),
        ..10.0 => format!("{per_second:.1}/s"),
        _ => format!("{per_second:.0}/s"),
    };
    format!("  {speed}  {:#} left", HumanDuration(left))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_speed_is_told_in_two_figures_or_so() {
        let told = |per_second| speed(per_second, Duration::from_secs(45));
        assert_eq!(told(0.0), "");
        assert_eq!(told(0.05), "  3.0/min  45s left");
        assert_eq!(told(4.26), "  4.3/s  45s left");
        assert_eq!(told(1234.5), "  1234/s  45s left");
    }

    #[test]
    fn both_lines_are_well_formed() {
        for line in [LINE, SHORT_LINE] {
            ProgressStyle::with_template(line).expect("a template");
        }
    }

    #[test]
    fn what_is_not_seen_is_counted_all_the_same() {
        let progress = Progress::on(ProgressDrawTarget::hidden(), "games", 3, 0, 80);
        progress.step();
        progress.step();
        assert_eq!((progress.0.position(), progress.0.length()), (2, Some(3)));
    }
}
