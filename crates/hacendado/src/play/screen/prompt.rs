//! What is asked, what can be chosen, what is typed, and what would come of it.

use pax_table::Arg;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr as _;

use super::fit::{Chunk, clip, clipped, spread, width, wrap};
use super::ink::CHOSEN;
use super::input::{Asks, Input};
use super::scene::Scene;
use super::story::story;
use super::ui::{Choice, Kind, Stage};

/// Returns the question, in as many lines as it needs.
pub(super) fn question(scene: &Scene<'_>, room: usize) -> Vec<String> {
    let text = match (&scene.ui.input, scene.ui.stage) {
        (Some(input), _) => scene.say(
            match input.asks {
                Asks::Command => "screen-ask-command",
                Asks::Explain => "screen-ask-explain",
                Asks::Why => "screen-ask-why",
            },
            &[],
        ),
        (None, Stage::Over) => scene.session.ending().unwrap_or_default(),
        (None, _) => scene.narrator.prompt(),
    };
    wrap(&text, room)
}

/// Returns what can be chosen, or what is typed and what may be meant by it, or what happens: as many lines as there are,
/// and which of them must be seen.
pub(super) fn choices(scene: &Scene<'_>, room: usize, has_story: bool) -> (Vec<Line<'static>>, usize) {
    let ui = scene.ui;
    match &ui.input {
        Some(input) => matches(scene, input, room),
        None if ui.stage == Stage::Asking => {
            let lines = (0..ui.len()).filter_map(|at| ui.choice(at).map(|choice| entry(scene, at, choice, room)));
            (lines.collect(), ui.cursor)
        }
        None if ui.stage == Stage::Running && !has_story => {
            let told = story(scene, room);
            let last = told.len().saturating_sub(1);
            (told, last)
        }
        None => (Vec::new(), 0),
    }
}

fn entry(scene: &Scene<'_>, at: usize, choice: Choice<'_>, room: usize) -> Line<'static> {
    let is_chosen = at == scene.ui.cursor;
    let style = if is_chosen { scene.ink.chosen() } else { ratatui::style::Style::new() };
    let sign = Span::styled(if is_chosen { CHOSEN } else { " " }, scene.ink.title());
    let number = Span::styled(format!("{:>2} ", at + 1), scene.ink.faint());
    let (text, notation) = match choice {
        Choice::Command(command) => (scene.narrator.command(command), format!("[{command}]")),
        Choice::Group(group) => {
            let count = i64::try_from(group.commands.len()).unwrap_or(i64::MAX);
            let verb = scene.session.verb(group.verb);
            let text = scene.say("play-group", &[("verb", verb.into()), ("count", Arg::Number(count))]);
            (text, String::new())
        }
    };
    // The sentence comes first; the notation stands behind it where both fit.
    let left = room.saturating_sub(4);
    let fits = text.width() + notation.width() < left;
    let right = if fits { vec![Span::styled(notation, scene.ink.faint())] } else { Chunk::new() };
    let mut line = vec![sign, number];
    line.extend(spread(vec![Span::styled(text, style)], right, left));
    Line::from(line)
}

/// Returns the line that is typed, with a sign where the next letter goes, and what may be meant.
fn matches(scene: &Scene<'_>, input: &Input, room: usize) -> (Vec<Line<'static>>, usize) {
    let (before, after): (String, String) = {
        let mut letters = input.text.chars();
        let before = letters.by_ref().take(input.cursor).collect();
        (before, letters.collect())
    };
    let typed = vec![Span::styled("> ", scene.ink.title()), Span::raw(before), Span::styled("▏", scene.ink.title()), Span::raw(after)];
    let mut lines = vec![Line::from(clipped(typed, room))];
    let matches = input.matches();
    for (n, candidate) in matches.iter().enumerate() {
        let is_picked = input.pick == Some(n);
        let style = if is_picked { scene.ink.chosen() } else { ratatui::style::Style::new() };
        let sign = Span::styled(if is_picked { CHOSEN } else { " " }, scene.ink.title());
        let says = if candidate.says.is_empty() { String::new() } else { format!("  {}", candidate.says) };
        let line = vec![sign, Span::raw(" "), Span::styled(candidate.word.clone(), style), Span::styled(says, scene.ink.faint())];
        lines.push(Line::from(clipped(line, room)));
    }
    if matches.is_empty() {
        lines.push(Line::styled(clip(&scene.say("screen-no-match", &[]), room), scene.ink.faint()));
    }
    (lines, input.pick.map_or(0, |pick| pick + 1))
}

/// Returns what is said beside the choices: why something did not go, what the highlighted choice would do, or what
/// happened last.
pub(super) fn aside(scene: &Scene<'_>, room: usize, has_story: bool) -> Vec<Line<'static>> {
    let ui = scene.ui;
    if let Some(notice) = &ui.notice {
        let said = wrap(&format!("! {notice}"), room);
        return said.into_iter().map(|line| Line::styled(line, scene.ink.alarm())).collect();
    }
    if ui.input.is_some() || ui.stage == Stage::Running {
        return Vec::new();
    }
    let Some(Choice::Command(command)) = ui.chosen() else {
        // Where the story has no place of its own, its end is told here.
        let last = if has_story { None } else { ui.story.last() };
        let told = last.map(|entry| wrap(&format!("• {}", entry.join(" ")), room)).unwrap_or_default();
        return told.into_iter().map(Line::from).collect();
    };
    let said = scene.session.preview(&command.to_string()).unwrap_or_default();
    if said.is_empty() {
        return Vec::new();
    }
    let said = wrap(&format!("→ {}", said.join(" ")), room);
    said.into_iter().map(|line| Line::styled(line, scene.ink.faint())).collect()
}

/// Returns the keys that do something now; where there is no room for all, those give way that the help tells as well.
pub(super) fn keys(scene: &Scene<'_>, room: usize) -> Line<'static> {
    let ui = scene.ui;
    let (enter, esc) = (scene.say("screen-key-enter", &[]), scene.say("screen-key-esc", &[]));
    let (enter, esc) = (enter.as_str(), esc.as_str());
    let is_end = ui.popup.as_ref().is_none_or(|popup| popup.kind == Kind::Ending);
    let mut keys: Vec<(&str, &str)> = if !is_end {
        vec![("↑↓", "screen-key-scroll"), (esc, "screen-key-close")]
    } else if ui.input.is_some() {
        vec![
            (enter, "screen-key-do"),
            ("Tab", "screen-key-complete"),
            ("↑↓", "screen-key-pick"),
            (esc, "screen-key-back"),
        ]
    } else {
        match ui.stage {
            Stage::Running => vec![("q", "screen-key-stop")],
            Stage::Passing(_) => vec![(enter, "screen-key-sit"), ("q", "screen-key-stop")],
            Stage::Over => {
                vec![("Tab", "screen-key-page"), ("h", "screen-key-story"), ("q", "screen-key-stop")]
            }
            Stage::Asking => vec![
                (enter, "screen-key-do"),
                (esc, "screen-key-back"),
                ("?", "screen-key-explain"),
                ("w", "screen-key-why"),
                ("p", "screen-key-preview"),
                ("u", "screen-key-undo"),
                (":", "screen-key-type"),
                ("h", "screen-key-story"),
                ("q", "screen-key-stop"),
            ],
        }
    };
    if ui.opened.is_none() && ui.input.is_none() && ui.stage == Stage::Asking {
        keys.retain(|(_, id)| *id != "screen-key-back");
    }
    let written = |keys: &[(&str, &str)]| {
        let mut line = Chunk::new();
        for (n, (key, id)) in keys.iter().enumerate() {
            let gap = if n == 0 { "" } else { "  " };
            line.push(Span::styled(format!("{gap}{key}"), scene.ink.title()));
            line.push(Span::raw(format!(" {}", scene.say(id, &[]))));
        }
        line
    };
    for spare in [":", "h", "p"] {
        if width(&written(&keys)) > room {
            keys.retain(|(key, _)| *key != spare);
        }
    }
    Line::from(clipped(written(&keys), room))
}
