//! What happened.

use ratatui::style::Style;
use ratatui::text::Line;

use super::fit::wrap;
use super::scene::Scene;

/// Returns what happened, each entry with a sign before it: one that is new, another that is old.
pub(super) fn story(scene: &Scene<'_>, room: usize) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    for (n, entry) in scene.ui.story.iter().enumerate() {
        let is_new = scene.ui.is_new(n);
        let style = if is_new { Style::new() } else { scene.ink.faint() };
        for (m, said) in entry.iter().enumerate() {
            for (k, line) in wrap(said, room.saturating_sub(2)).into_iter().enumerate() {
                let sign = match (m + k, is_new) {
                    (0, true) => "• ",
                    (0, false) => "· ",
                    _ => "  ",
                };
                lines.push(Line::styled(format!("{sign}{line}"), style));
            }
        }
    }
    lines
}
