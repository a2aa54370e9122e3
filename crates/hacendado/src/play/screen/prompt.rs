//! What is asked, what can be chosen, what is typed, and what would come of it.

use std::ops::Range;

use pax_rules::Command;
use pax_table::card_text;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr as _;

use super::fit::{Chunk, clip, clipped, rest, spread, width, wrap};
use super::ink::CHOSEN;
use super::input::{Asks, Candidate, Input};
use super::scene::Scene;
use super::story::story;
use super::ui::{Choice, Kind, Stage};

/// The columns before a choice: its sign and its number.
const NUMBER: usize = 4;

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

/// Returns what can be chosen, or what is typed and what may be meant by it, or what happens, in so many rows.
pub(super) fn choices(scene: &Scene<'_>, room: usize, rows: usize, has_story: bool) -> Vec<Line<'static>> {
    let ui = scene.ui;
    match &ui.input {
        Some(input) => matches(scene, input, room, rows),
        None if ui.stage == Stage::Asking => window(ui.len(), rows, ui.cursor)
            .filter_map(|at| ui.choice(at).map(|choice| entry(scene, at, choice, room)))
            .collect(),
        None if ui.stage == Stage::Running && !has_story => {
            let told = story(scene, room);
            let skip = told.len().saturating_sub(rows);
            told.into_iter().skip(skip).collect()
        }
        None => Vec::new(),
    }
}

/// Returns which lines of a list are shown, so that one of them is seen.
fn window(lines: usize, rows: usize, seen: usize) -> Range<usize> {
    let from = seen.saturating_sub(rows / 2).min(lines.saturating_sub(rows));
    from..(from + rows).min(lines)
}

fn entry(scene: &Scene<'_>, at: usize, choice: Choice<'_>, room: usize) -> Line<'static> {
    let is_chosen = at == scene.ui.cursor;
    let style = if is_chosen { scene.ink.chosen() } else { Style::new() };
    let sign = Span::styled(if is_chosen { CHOSEN } else { " " }, scene.ink.title());
    let number = Span::styled(format!("{:>2} ", at + 1), scene.ink.faint());
    let (text, notation) = match choice {
        Choice::Command(command) => (scene.narrator.command(command), format!("[{command}]")),
        Choice::Group(group) => (scene.session.head(group), String::new()),
    };
    // The sentence comes first; the notation stands behind it where both fit.
    let left = room.saturating_sub(NUMBER);
    let fits = text.width() + notation.width() < left;
    let right = if fits { vec![Span::styled(notation, scene.ink.faint())] } else { Chunk::new() };
    let mut line = vec![sign, number];
    line.extend(spread(vec![Span::styled(text, style)], right, left));
    Line::from(line)
}

/// Returns the line that is typed, with a sign where the next letter goes, and what may be meant.
fn matches(scene: &Scene<'_>, input: &Input, room: usize, rows: usize) -> Vec<Line<'static>> {
    let mut letters = input.text.chars();
    let before: String = letters.by_ref().take(input.cursor).collect();
    let typed = vec![
        Span::styled("> ", scene.ink.title()),
        Span::raw(before),
        Span::styled("▏", scene.ink.title()),
        Span::raw(letters.collect::<String>()),
    ];
    let mut lines = vec![Line::from(clipped(typed, room))];
    let matches = input.matches();
    for n in window(matches.len(), rows.saturating_sub(1), input.pick.unwrap_or(0)) {
        let Candidate { word, says, .. } = matches[n];
        let is_picked = input.pick == Some(n);
        let style = if is_picked { scene.ink.chosen() } else { Style::new() };
        let sign = Span::styled(if is_picked { CHOSEN } else { " " }, scene.ink.title());
        let says = if says.is_empty() { String::new() } else { format!("  {says}") };
        let word = Span::styled(word.clone(), style);
        let line = vec![sign, Span::raw(" "), word, Span::styled(says, scene.ink.faint())];
        lines.push(Line::from(clipped(line, room)));
    }
    if matches.is_empty() {
        lines.push(Line::styled(clip(&scene.say("screen-no-match", &[]), room), scene.ink.faint()));
    }
    lines
}

/// Returns what is said beside the choices: why something did not go, what the highlighted choice would do, or what
/// happened last.
pub(super) fn aside(scene: &Scene<'_>, room: usize, menu_room: usize, has_story: bool) -> Vec<Line<'static>> {
    let ui = scene.ui;
    if let Some(notice) = &ui.notice {
        let said = wrap(&format!("! {notice}"), room);
        return said.into_iter().map(|line| Line::styled(line, scene.ink.alarm())).collect();
    }
    if let Some(news) = &ui.news {
        return wrap(&format!("• {news}"), room).into_iter().map(Line::from).collect();
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
    let foreseen = foreseen(scene, command);
    // What is cut off in the menu comes first.
    let choice = scene.narrator.command(command);
    let cut = rest(&choice, menu_room.saturating_sub(NUMBER)).map(|cut| format!("…{cut}"));
    let then = (!foreseen.is_empty()).then(|| format!("→ {}", foreseen.join(" ")));
    let said: Vec<String> = cut.into_iter().chain(then).collect();
    let said = if said.is_empty() { Vec::new() } else { wrap(&said.join(" "), room) };
    said.into_iter().map(|line| Line::styled(line, scene.ink.faint())).collect()
}

/// Says what a command would change, and after that what would happen: in a small room the figures matter most. Of a
/// purchase everything is said already, so it is told what the card does.
fn foreseen(scene: &Scene<'_>, command: Command) -> Vec<String> {
    let Ok(preview) = scene.view.preview(scene.session.table(), scene.me, command) else { return Vec::new() };
    let mut said = scene.narrator.preview(&preview);
    let happens = scene.narrator.happened(&preview.events);
    if !said.starts_with(&happens) {
        return said;
    }
    said.rotate_left(happens.len());
    if let Command::BuyMarketCard(slot) | Command::Speculate(slot) = command
        && let Some(card) = scene.view.market(slot).and_then(|card| scene.printed(card))
    {
        said.truncate(said.len() - happens.len());
        said.extend(card_text(scene.session.lang(), card).lines);
    }
    said
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
                vec![
                    ("Tab", "screen-key-page"),
                    ("h", "screen-key-story"),
                    ("b", "screen-key-bots"),
                    ("q", "screen-key-stop"),
                ]
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
                ("b", "screen-key-bots"),
                ("q", "screen-key-stop"),
            ],
        }
    };
    if !ui.is_open() && ui.input.is_none() && ui.stage == Stage::Asking {
        keys.retain(|(_, id)| *id != "screen-key-back");
    }
    if !scene.view.all_seats().any(|seat| scene.session.is_bot(seat)) {
        keys.retain(|(_, id)| *id != "screen-key-bots");
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
    for spare in ["b", ":", "h", "p"] {
        if width(&written(&keys)) > room {
            keys.retain(|(key, _)| *key != spare);
        }
    }
    Line::from(clipped(written(&keys), room))
}
