//! Who could topple Díaz, and what everybody would earn.

use pax_deck::vocabulary::Regime;
use pax_deck::word::Word as _;
use pax_rules::ToppleLine;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr as _;

use super::fit::{Chunk, clipped, padded, width, wrap};
use super::ink::CHOSEN;
use super::scene::Scene;

/// The fewest columns in which a regime can be recognised.
const REGIME_MIN: usize = 6;

/// Returns the table of who has what and needs what under each regime, and in words who would win now.
pub(super) fn panel(scene: &Scene<'_>, room: usize) -> Vec<Line<'static>> {
    let all = scene.view.topple_table(scene.session.table());
    let rows: Vec<(Regime, Vec<ToppleLine>)> = Regime::ALL
        .iter()
        .map(|regime| (*regime, all.iter().copied().filter(|line| line.regime == *regime).collect()))
        .collect();
    let cell = |line: &ToppleLine| format!("{}/{}", line.points, u16::from(line.tripartite) + 1);
    let wide = all.iter().map(|line| cell(line).len()).max().unwrap_or(3) + 1;
    let players = rows.first().map_or(0, |(_, lines)| lines.len());
    let names = room.saturating_sub(wide * players);
    let head = padded(&scene.say("screen-topple-head", &[]), names);
    let mut line = vec![Span::styled(head, scene.ink.faint())];
    for of in rows.first().map_or(&[][..], |(_, lines)| lines) {
        line.push(Span::styled(format!("{:>wide$}", scene.letter(of.seat)), scene.ink.title()));
    }
    let mut lines = vec![Line::from(line)];
    let prestige = |line: &ToppleLine| scene.word("prestige", line.prestige);
    let longest = all.iter().map(|line| prestige(line).width()).max().unwrap_or(0);
    for (regime, of) in &rows {
        let Some(first) = of.first() else { continue };
        let style = if first.now { scene.ink.title() } else { Style::new() };
        let mut line = vec![
            Span::styled(if first.now { CHOSEN } else { " " }, style),
            scene.icon(first.prestige),
            Span::styled(format!(" {} ", padded(&prestige(first), longest)), style),
        ];
        let left = names.saturating_sub(width(&line));
        if left >= REGIME_MIN {
            line.extend(clipped(vec![Span::styled(scene.word("regime", *regime), scene.ink.faint())], left));
        }
        let mut line = clipped(line, names);
        line.push(Span::raw(" ".repeat(names.saturating_sub(width(&line)))));
        for of in of {
            let text = format!("{:>wide$}", cell(of));
            let words = text.trim_start().to_owned();
            line.push(Span::raw(" ".repeat(wide - words.len())));
            line.push(Span::styled(words, reached(scene, of)));
        }
        lines.push(Line::from(line));
    }
    let said = verdict(scene, &all).map(|verdict| wrap(&verdict, room)).unwrap_or_default();
    lines.extend(said.into_iter().map(|said| Line::styled(said, scene.ink.title())));
    lines
}

/// Enough is set apart, and the figures say it too: 7/6.
fn reached(scene: &Scene<'_>, line: &ToppleLine) -> Style {
    match (line.missing == 0, line.now) {
        (true, true) => scene.ink.chosen(),
        (true, false) => scene.ink.title(),
        (false, _) => Style::new(),
    }
}

/// Says who would topple Díaz now; after the end nobody.
fn verdict(scene: &Scene<'_>, all: &[ToppleLine]) -> Option<String> {
    if scene.view.outcome().is_some() {
        return None;
    }
    let able = all.iter().filter(|line| line.now && line.missing == 0);
    let able: Vec<String> = able.map(|line| scene.narrator.seat(line.seat)).collect();
    Some(if able.is_empty() {
        scene.say("board-nobody-topples", &[])
    } else {
        scene.say("board-topples", &[("seats", able.join(", ").into())])
    })
}

/// Returns in one line how far everybody is under the regime in force.
pub(super) fn summary(scene: &Scene<'_>, room: usize) -> Line<'static> {
    let all = scene.view.topple_table(scene.session.table());
    let now: Vec<&ToppleLine> = all.iter().filter(|line| line.now).collect();
    let Some(first) = now.first() else { return Line::default() };
    let prestige = scene.word("prestige", first.prestige);
    let head = scene.say("screen-topple-now", &[("prestige", prestige.into())]);
    let mut line: Chunk = vec![
        Span::raw(CHOSEN),
        scene.icon(first.prestige),
        Span::styled(format!(" {head}"), scene.ink.title()),
    ];
    for of in now {
        let figures = format!("{}/{}", of.points, u16::from(of.tripartite) + 1);
        line.push(Span::raw(format!("  {} ", scene.letter(of.seat))));
        line.push(Span::styled(figures, reached(scene, of)));
    }
    Line::from(clipped(line, room))
}

/// Returns what everybody would earn under each regime and in a Depression.
pub(super) fn forecast(scene: &Scene<'_>, room: usize) -> Vec<Line<'static>> {
    let mut heads: Vec<String> = Regime::ALL.iter().map(|regime| scene.word("regime", *regime)).collect();
    heads.push(scene.say("screen-depression-word", &[]));
    let name = 18.min(room);
    let wide = (room - name) / heads.len();
    let mut line = vec![Span::styled(padded(&scene.say("screen-forecast", &[]), name), scene.ink.title())];
    for (regime, head) in Regime::ALL.iter().map(Some).chain([None]).zip(&heads) {
        let is_now = match regime {
            Some(regime) => *regime == scene.view.regime() && !scene.view.is_depression(),
            None => scene.view.is_depression(),
        };
        let style = if is_now { scene.ink.title() } else { scene.ink.faint() };
        let head = if is_now { format!("{CHOSEN}{head}") } else { head.clone() };
        line.push(Span::styled(format!(" {}", padded(&head, wide.saturating_sub(1))), style));
    }
    let mut lines = vec![Line::from(line)];
    for of in scene.view.forecast(scene.session.table()) {
        if scene.is_diaz(of.seat) {
            continue;
        }
        let mut line = clipped(scene.name(of.seat), name);
        line.push(Span::raw(" ".repeat(name.saturating_sub(width(&line)))));
        for gold in of.regimes.into_iter().chain([of.depression]) {
            line.push(Span::raw(format!(" {}", padded(&scene.gold(gold), wide.saturating_sub(1)))));
        }
        lines.push(Line::from(line));
    }
    lines
}
