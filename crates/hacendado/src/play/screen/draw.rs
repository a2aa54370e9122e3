//! The screen: where everything goes, whatever the size. Drawing changes nothing; it tells how far can be scrolled.

use pax_table::Arg;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Block, Borders, Clear, Paragraph};
use unicode_width::UnicodeWidthStr as _;

use super::fit::{Chunk, cells, clip, clipped, spread, wrap};
use super::market::{market, public};
use super::prompt::{aside, choices, keys, question};
use super::scene::{Scene, view};
use super::story::story;
use super::tableau::{brief, flowing, folded, hand_line, whole};
use super::topple::{forecast, panel, summary};
use super::ui::{COLUMNS_MIN, Kind, Limits, Page, Popup, ROWS_MIN, Stage, Ui};
use crate::play::session::Session;

/// From here on there is a second column, for the topple table and the story.
const WIDE: u16 = 116;
/// How wide it is at least and at most; the table beside it is best with eighty columns.
const SIDE: (u16, u16) = (35, 90);
/// The choices that are always seen.
const CHOICES_MIN: usize = 4;
/// The choices that are seen where there is room.
const CHOICES: usize = 9;
/// The most lines beside or below the choices on a small screen.
const ASIDE: usize = 3;

/// Draws the screen.
pub(super) fn draw(frame: &mut Frame<'_>, session: &Session, ui: &Ui) -> Limits {
    let area = frame.area();
    if area.width < COLUMNS_MIN || area.height < ROWS_MIN {
        small(frame, session, area);
        return Limits::default();
    }
    let view = view(session, ui);
    let scene = Scene::new(session, ui, &view);
    let mut limits = if let Stage::Passing(seat) = ui.stage {
        pass(frame, &scene, seat);
        Limits::default()
    } else {
        table(frame, &scene)
    };
    if ui.popup.is_some() {
        popup(frame, &scene, &mut limits);
    }
    let keys = keys(&scene, usize::from(area.width));
    put(frame, row(area, area.height - 1, 1), vec![keys]);
    limits
}

fn row(area: Rect, from: u16, rows: u16) -> Rect {
    let y = area.y.saturating_add(from).min(area.bottom());
    Rect { y, height: rows.min(area.bottom().saturating_sub(y)), ..area }
}

fn put(frame: &mut Frame<'_>, area: Rect, lines: Vec<Line<'static>>) {
    frame.render_widget(Paragraph::new(Text::from(lines)), area);
}

fn small(frame: &mut Frame<'_>, session: &Session, area: Rect) {
    let args = [
        ("columns", COLUMNS_MIN.into()),
        ("rows", ROWS_MIN.into()),
        ("width", area.width.into()),
        ("height", area.height.into()),
    ];
    let said = wrap(&session.say("screen-small", &args), usize::from(area.width));
    put(frame, area, said.into_iter().map(Line::from).collect());
}

/// Asks for the keyboard to be passed on, and shows nothing else.
fn pass(frame: &mut Frame<'_>, scene: &Scene<'_>, seat: pax_rules::Seat) {
    let area = frame.area();
    let said = scene.say("play-pass", &[("seat", scene.narrator.seat(seat).into())]);
    let lines: Vec<Line<'static>> = wrap(&said, usize::from(area.width.saturating_sub(10)))
        .into_iter()
        .map(|line| Line::styled(line, scene.ink.title()).centered())
        .collect();
    put(frame, row(area, area.height / 2 - 2, cells(lines.len())), lines);
}

/// A heading with a rule behind it.
fn rule(scene: &Scene<'_>, title: &str, room: usize) -> Line<'static> {
    let title = clipped(vec![Span::styled(format!("─ {title} "), scene.ink.title())], room);
    let left = room.saturating_sub(super::fit::width(&title));
    let mut line = title;
    line.push(Span::styled("─".repeat(left), scene.ink.faint()));
    Line::from(line)
}

fn status(scene: &Scene<'_>, room: usize) -> Line<'static> {
    let view = scene.view;
    let (mines, economy) = view.mines_and_economy(scene.session.table());
    let regime = scene.word("regime", view.regime());
    let args = [("regime", regime.into()), ("mines", mines.into()), ("economy", economy.into())];
    let regime = scene.say("screen-regime", &args);
    let slump = if view.is_depression() { scene.say("screen-depression", &[]) } else { String::new() };
    let turn = ("turn", view.turn().into());
    let turn = |long: bool| match (view.turn(), long) {
        (0, _) => String::new(),
        (_, true) => {
            scene.say("screen-turn", &[turn.clone(), ("seat", scene.narrator.seat(view.active()).into())])
        }
        (_, false) => scene.say("screen-turn-short", std::slice::from_ref(&turn)),
    };
    // Whose turn it is stands below as well, and gives way.
    let long = turn(true);
    let is_long = [&long, &regime, &slump].iter().map(|part| part.width() + 1).sum::<usize>() <= room;
    let left = vec![
        Span::raw(format!("{} ", if is_long { long } else { turn(false) })),
        Span::styled(regime, scene.ink.title()),
    ];
    Line::from(spread(left, vec![Span::styled(slump, scene.ink.alarm())], room))
}

fn tabs(scene: &Scene<'_>, room: usize) -> Line<'static> {
    let mut left = Chunk::new();
    for (n, page) in (1..).zip(Page::ALL) {
        let text = format!("F{n} {}", scene.say(page.id(), &[]));
        let is_open = page == scene.ui.page;
        let gap = if n == 1 { "" } else { " " };
        left.push(Span::raw(gap));
        left.push(if is_open {
            Span::styled(format!("[{text}]"), scene.ink.title())
        } else {
            Span::styled(text, scene.ink.faint())
        });
    }
    let view = scene.view;
    let mut right = vec![Span::raw(scene.say("screen-deck", &[("cards", view.deck_left().into())]))];
    right.push(Span::raw(" · "));
    let topples = scene.say("screen-topples", &[("gone", view.topples_gone().into())]);
    right.push(Span::styled(topples, scene.ink.title()));
    if let Some(bias) = view.pile() {
        right.push(Span::raw(format!(" · {}{}", scene.word("bias", bias), super::ink::arrow(bias))));
    }
    Line::from(spread(left, right, room))
}

fn table(frame: &mut Frame<'_>, scene: &Scene<'_>) -> Limits {
    let area = frame.area();
    let room = usize::from(area.width);
    put(frame, row(area, 0, 2), vec![status(scene, room), tabs(scene, room)]);
    let is_wide = area.width >= WIDE;
    let side = if is_wide { (area.width - COLUMNS_MIN - 1).clamp(SIDE.0, SIDE.1) } else { 0 };
    let main = Rect { width: if is_wide { area.width - side - 1 } else { area.width }, ..area };
    let beside = |area: Rect| Rect { x: main.right() + 1, width: side, ..area };

    let asked = question(scene, room.saturating_sub(4));
    // All rows but the first two and the last are for the table and for what is asked. How they are parted does not
    // depend on what is highlighted: the table must not jump when somebody looks around.
    let rows = usize::from(area.height) - 3;
    let reserved = 1 + CHOICES_MIN + if is_wide { 0 } else { ASIDE };
    let lines = main_lines(scene, usize::from(main.width), rows - reserved, is_wide);
    let most = rows.saturating_sub(asked.len() + CHOICES_MIN + usize::from(!is_wide));
    let least = rows.saturating_sub(1 + CHOICES + ASIDE);
    let table_rows = lines.len().min(most).max(least);
    let top = row(main, 2, cells(table_rows));
    let lines = if is_wide { lines } else { filled(scene, lines, table_rows, room) };
    let mut limits = page(frame, scene, top, lines);
    limits.stride = table_rows.saturating_sub(1).max(1);
    if is_wide {
        side_column(frame, scene, beside(top));
    }

    let below = row(area, 2 + cells(table_rows), cells(rows - table_rows));
    let said =
        aside(scene, usize::from(if is_wide { side } else { area.width }), usize::from(main.width), is_wide);
    let left = usize::from(below.height).saturating_sub(asked.len());
    let needed = if scene.ui.input.is_some() { CHOICES_MIN } else { scene.ui.len().min(CHOICES_MIN) };
    let spare = left.saturating_sub(needed).max(1);
    let said_rows = if is_wide { 0 } else { said.len().clamp(1, ASIDE).min(spare) };
    let choice_rows = left - said_rows;
    headings(frame, scene, below, asked, choice_rows);
    let menu = row(below, cells(usize::from(below.height) - left), cells(choice_rows));
    let shown = choices(scene, usize::from(main.width), choice_rows, is_wide);
    put(frame, Rect { width: main.width, ..menu }, shown);
    let aside =
        if is_wide { beside(menu) } else { row(below, below.height - cells(said_rows), cells(said_rows)) };
    put(frame, aside, shortened(said, aside));
    limits
}

/// Tells what happened below a table that leaves room for it.
fn filled(scene: &Scene<'_>, mut lines: Vec<Line<'static>>, rows: usize, room: usize) -> Vec<Line<'static>> {
    let left = rows.saturating_sub(lines.len() + 1);
    if left >= CHOICES_MIN && scene.ui.page == Page::Table {
        let told = story(scene, room);
        lines.push(rule(scene, &scene.say(Page::Story.id(), &[]), room));
        let skip = told.len().saturating_sub(left);
        lines.extend(told.into_iter().skip(skip));
    }
    lines
}

/// The question, and whether there are more choices than the rows for them.
fn headings(frame: &mut Frame<'_>, scene: &Scene<'_>, area: Rect, asked: Vec<String>, rows: usize) {
    let (room, ui) = (usize::from(area.width), scene.ui);
    let is_cut = ui.stage == Stage::Asking && ui.input.is_none() && ui.len() > rows;
    let place = if is_cut { format!(" {}/{} ↑↓", ui.cursor + 1, ui.len()) } else { String::new() };
    let mut asked = asked.into_iter();
    let mut heading = rule(scene, &asked.next().unwrap_or_default(), room - place.width());
    heading.push_span(place);
    let more = asked.map(|more| Line::styled(format!("  {more}"), scene.ink.title()));
    put(frame, area, std::iter::once(heading).chain(more).collect());
}

/// Cuts lines to an area; an ellipsis says so.
fn shortened(mut lines: Vec<Line<'static>>, area: Rect) -> Vec<Line<'static>> {
    if lines.len() > usize::from(area.height) {
        lines.truncate(usize::from(area.height));
        if let Some(last) = lines.last_mut() {
            let text: String = last.spans.iter().map(|span| span.content.as_ref()).collect();
            *last = Line::styled(clip(&format!("{text} …"), usize::from(area.width)), last.style);
        }
    }
    lines
}

/// Returns the lines of the page: those of the table as full as they fit.
fn main_lines(scene: &Scene<'_>, room: usize, rows: usize, is_wide: bool) -> Vec<Line<'static>> {
    match scene.ui.page {
        Page::Table => folding(scene, room, rows, is_wide),
        Page::Mine => whole(scene, scene.me, room),
        Page::Others => {
            let others = scene.others();
            let mut lines = Vec::new();
            for seat in others {
                lines.extend(whole(scene, seat, room));
            }
            lines
        }
        Page::Topple => {
            let mut lines = panel(scene, room.min(76));
            lines.push(Line::default());
            lines.extend(forecast(scene, room));
            lines
        }
        Page::Story => story(scene, room),
    }
}

/// Returns the table, folded no further than it must be: first it loses its headings, then the figures of one's hand, then
/// the others' tableaus one after the other, and at last one's own.
fn folding(scene: &Scene<'_>, room: usize, rows: usize, is_wide: bool) -> Vec<Line<'static>> {
    let mut upper = market(scene, room);
    upper.extend(public(scene, room));
    let (mine, brief) = (whole(scene, scene.me, room), brief(scene, scene.me, room));
    let others: Vec<Vec<Line<'static>>> =
        scene.others().into_iter().map(|seat| flowing(scene, seat, room)).collect();
    let folded_others: Vec<Line<'static>> =
        scene.others().into_iter().map(|seat| folded(scene, seat, room)).collect();
    let topple = if is_wide { Vec::new() } else { vec![summary(scene, room)] };

    let heading = |id: &str| vec![rule(scene, &scene.say(id, &[]), room)];
    let titled = [
        heading("screen-market"),
        upper.clone(),
        heading("screen-page-mine"),
        mine.clone(),
        heading("screen-page-others"),
        others.concat(),
        topple.clone(),
    ];
    let titled = titled.concat();
    if titled.len() <= rows {
        return titled;
    }
    let all = others.len();
    let steps = std::iter::once((all, &mine)).chain((0..=all).rev().map(|open| (open, &brief)));
    for (open, mine) in steps {
        let lines = [&upper[..], mine, &others[..open].concat(), &folded_others[open..], &topple].concat();
        if lines.len() <= rows {
            return lines;
        }
    }
    let mine = [vec![folded(scene, scene.me, room)], hand_line(scene, scene.me, room)].concat();
    [upper, mine, folded_others, topple].concat()
}

/// Shows the lines of a page that fit, and says where there are more.
fn page(frame: &mut Frame<'_>, scene: &Scene<'_>, area: Rect, lines: Vec<Line<'static>>) -> Limits {
    let rows = usize::from(area.height);
    let most = lines.len().saturating_sub(rows);
    let scroll = scene.ui.scroll.min(most);
    // What happened is read from its end.
    let is_story = scene.ui.page == Page::Story;
    let from = if is_story { most - scroll } else { scroll };
    let mut shown: Vec<Line<'static>> = lines.into_iter().skip(from).take(rows).collect();
    let (more, id) = if is_story { (from, "screen-earlier") } else { (most - from, "screen-more") };
    let place = if is_story { shown.first_mut() } else { shown.last_mut() };
    if more > 0
        && let Some(place) = place
    {
        let count = Arg::Number(i64::try_from(more).unwrap_or(i64::MAX));
        *place = Line::styled(scene.say(id, &[("lines", count)]), scene.ink.title());
    }
    put(frame, area, shown);
    Limits { page: most, ..Limits::default() }
}

/// The second column: the topple table, and below it what happened.
fn side_column(frame: &mut Frame<'_>, scene: &Scene<'_>, area: Rect) {
    let room = usize::from(area.width);
    let mut lines = vec![rule(scene, &scene.say("screen-page-topple", &[]), room)];
    lines.extend(panel(scene, room));
    lines.push(rule(scene, &scene.say("screen-page-story", &[]), room));
    let used = cells(lines.len());
    put(frame, row(area, 0, used), lines);
    let below = row(area, used, area.height.saturating_sub(used));
    let told = story(scene, room);
    let skip = told.len().saturating_sub(usize::from(below.height));
    put(frame, below, told.into_iter().skip(skip).collect());
}

fn popup_lines(scene: &Scene<'_>, popup: &Popup, room: usize) -> Vec<Line<'static>> {
    let text = |line: &String| wrap(line, room).into_iter().map(Line::from).collect::<Vec<_>>();
    match popup.kind {
        Kind::Text => popup.lines.iter().flat_map(text).collect(),
        Kind::Figures => popup.lines.iter().map(|line| Line::from(clip(line, room))).collect(),
        Kind::Ending => {
            let seats = std::iter::once(scene.me).chain(scene.others());
            let mut parts: Vec<Vec<Line<'static>>> = popup.lines.iter().map(text).collect();
            parts.insert(1, panel(scene, room));
            parts.insert(2, seats.map(|seat| folded(scene, seat, room)).collect());
            parts.join(&Line::default())
        }
    }
}

fn popup(frame: &mut Frame<'_>, scene: &Scene<'_>, limits: &mut Limits) {
    let Some(popup) = &scene.ui.popup else { return };
    let area = frame.area();
    let is_figures = popup.kind == Kind::Figures;
    let width = if is_figures { area.width.min(84) } else { area.width.min(88).saturating_sub(8) };
    // A narrow screen has no columns to spare for a frame around figures.
    let borders = if width < 84 && is_figures { Borders::TOP | Borders::BOTTOM } else { Borders::ALL };
    let (pad, edge) = if is_figures { (0, 0) } else { (1, 2) };
    let room = usize::from(width) - if borders == Borders::ALL { 2 } else { 0 } - edge;
    let lines = popup_lines(scene, popup, room);
    let lines: Vec<Line<'static>> = lines
        .into_iter()
        .map(|mut line| {
            line.spans.insert(0, Span::raw(" ".repeat(pad)));
            line
        })
        .collect();
    let rows = cells(lines.len()).min(area.height.saturating_sub(4));
    let height = rows + 2;
    let area = Rect {
        x: area.x + (area.width - width) / 2,
        y: area.y + (area.height - 1 - height) / 2,
        width,
        height,
    };
    let most = lines.len().saturating_sub(usize::from(rows));
    let from = popup.scroll.min(most);
    let mut block =
        Block::new().borders(borders).title(Line::styled(format!(" {} ", popup.title), scene.ink.title()));
    if most > 0 {
        let place = format!(" {}–{} / {} ↑↓ ", from + 1, from + usize::from(rows), lines.len());
        block = block.title_bottom(Line::from(place).right_aligned());
    }
    frame.render_widget(Clear, area);
    let shown: Vec<Line<'static>> = lines.into_iter().skip(from).take(usize::from(rows)).collect();
    frame.render_widget(Paragraph::new(Text::from(shown)).block(block), area);
    limits.popup = most;
    limits.stride = usize::from(rows.saturating_sub(1)).max(1);
}
