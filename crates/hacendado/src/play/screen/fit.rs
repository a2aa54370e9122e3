//! Words that fit their room: cut, wrapped and flowing, counted in columns of the screen.

use ratatui::text::{Line, Span};
use textwrap::WordSplitter;
use unicode_width::{UnicodeWidthChar as _, UnicodeWidthStr as _};

/// Words that belong together and are not parted at the end of a line.
pub(super) type Chunk = Vec<Span<'static>>;

/// Returns a count of lines or columns as the screen has them.
pub(super) fn cells(count: usize) -> u16 {
    u16::try_from(count).unwrap_or(u16::MAX)
}

/// Returns as much of a text as fits.
fn cut(text: &str, room: usize) -> String {
    let mut left = room;
    let fits = |letter: &char| {
        let width = letter.width().unwrap_or(0);
        let fits = width <= left;
        left = left.saturating_sub(width);
        fits
    };
    text.chars().take_while(fits).collect()
}

/// Cuts a text that is too long; an ellipsis says so.
pub(super) fn clip(text: &str, room: usize) -> String {
    if text.width() <= room {
        return text.to_owned();
    }
    if room == 0 { String::new() } else { format!("{}…", cut(text, room - 1)) }
}

/// Returns what is cut off a text that is too long, from the beginning of a word.
pub(super) fn rest(text: &str, room: usize) -> Option<&str> {
    if text.width() <= room {
        return None;
    }
    let kept = cut(text, room.saturating_sub(1));
    text.get(kept.rfind(' ').map_or(0, |space| space + 1)..)
}

/// Cuts a text or fills it with spaces, so that it takes just that room.
pub(super) fn padded(text: &str, room: usize) -> String {
    let mut text = clip(text, room);
    text.push_str(&" ".repeat(room.saturating_sub(text.width())));
    text
}

/// Breaks a text into lines.
pub(super) fn wrap(text: &str, room: usize) -> Vec<String> {
    let options = textwrap::Options::new(room.max(1)).word_splitter(WordSplitter::NoHyphenation);
    textwrap::wrap(text, options).into_iter().map(std::borrow::Cow::into_owned).collect()
}

pub(super) fn width(chunk: &[Span<'_>]) -> usize {
    chunk.iter().map(Span::width).sum()
}

/// Cuts words that are too long.
pub(super) fn clipped(chunk: Chunk, room: usize) -> Chunk {
    if width(&chunk) <= room {
        return chunk;
    }
    let mut left = room;
    let mut kept = Chunk::new();
    for span in chunk {
        let wide = span.width();
        if wide < left {
            left -= wide;
            kept.push(span);
        } else {
            // Something is cut, here or after this: the last column says so.
            let text = if left == 0 { String::new() } else { format!("{}…", cut(&span.content, left - 1)) };
            kept.push(Span::styled(text, span.style));
            break;
        }
    }
    kept
}

/// Sets words at the left, cut if need be, and others at the right edge.
pub(super) fn spread(left: Chunk, right: Chunk, room: usize) -> Chunk {
    let right = clipped(right, room);
    let taken = width(&right);
    let gap = usize::from(taken > 0);
    let mut line = clipped(left, room.saturating_sub(taken + gap));
    let fill = room.saturating_sub(width(&line) + taken);
    line.push(Span::raw(" ".repeat(fill)));
    line.extend(right);
    line
}

/// Lets chunks flow over as many lines as they need, with a mark between them; what follows the first line is indented.
pub(super) fn flow(
    head: Chunk,
    chunks: Vec<Chunk>,
    mark: &'static str,
    room: usize,
    indent: usize,
) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    let mut used = width(&head);
    let mut line = head;
    let mut is_first = true;
    for chunk in chunks {
        let lead = if is_first { 0 } else { mark.width() };
        let wide = width(&chunk);
        if used > indent && used + lead + wide > room {
            lines.push(Line::from(std::mem::take(&mut line)));
            line.push(Span::raw(" ".repeat(indent)));
            used = indent;
        } else if !is_first {
            line.push(Span::raw(mark));
            used += lead;
        }
        let chunk = clipped(chunk, room.saturating_sub(used));
        used += width(&chunk);
        line.extend(chunk);
        is_first = false;
    }
    lines.push(Line::from(line));
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chunk(text: &str) -> Chunk {
        vec![Span::raw(text.to_owned())]
    }

    fn text(chunk: &[Span<'_>]) -> String {
        chunk.iter().map(|span| span.content.as_ref()).collect()
    }

    #[test]
    fn what_is_too_long_is_cut_by_columns_and_says_so() {
        assert_eq!(clip("Cócorit", 7), "Cócorit");
        assert_eq!(clip("Cócorit", 6), "Cócor…");
        assert_eq!(clip("Cócorit", 1), "…");
        assert_eq!(clip("Cócorit", 0), "");
        assert_eq!(padded("Pax", 5), "Pax  ");
        assert_eq!(rest("for 6 gold.", 11), None);
        assert_eq!(rest("por 6 monedas.", 10), Some("monedas."), "the word that is cut is told whole");
        assert_eq!(text(&clipped(vec![Span::raw("ab"), Span::raw("cd"), Span::raw("ef")], 4)), "abc…");
        assert_eq!(text(&clipped(vec![Span::raw("ab"), Span::raw("cd")], 4)), "abcd");
    }

    #[test]
    fn the_right_side_is_kept_when_the_left_must_give_way() {
        assert_eq!(text(&spread(chunk("plantation"), chunk("5g"), 12)), "plantati… 5g");
        assert_eq!(text(&spread(chunk("mine"), chunk("5g"), 12)), "mine      5g");
        assert_eq!(text(&spread(chunk("mine"), Chunk::new(), 6)), "mine  ");
    }

    #[test]
    fn chunks_flow_and_are_not_parted() {
        let chunks = vec![chunk("one"), chunk("two"), chunk("three"), chunk("a very long chunk")];
        let lines: Vec<String> =
            flow(chunk("> "), chunks, ", ", 10, 2).iter().map(|line| text(&line.spans)).collect();
        assert_eq!(lines, ["> one, two", "  three", "  a very …"]);
        assert!(lines.iter().all(|line| line.width() <= 10));
    }
}
