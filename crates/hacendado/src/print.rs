//! Printing for people: in colour only on a terminal, and quiet when the reader has gone.

use std::io::{ErrorKind, Write as _};

use anstyle::{AnsiColor, Style};
use unicode_width::{UnicodeWidthChar as _, UnicodeWidthStr as _};

/// How wide a line is at most.
pub(crate) const COLUMNS: usize = 80;

/// For titles.
pub(crate) const TITLE: Style = Style::new().bold();
/// For what matters less.
pub(crate) const FAINT: Style = Style::new().dimmed();
/// For history.
pub(crate) const NOTE: Style = Style::new().italic().dimmed();
/// For what is well.
pub(crate) const WELL: Style = AnsiColor::Green.on_default();
/// For what is wrong.
pub(crate) const ALARM: Style = AnsiColor::Red.on_default().bold();
/// For what is unusual.
pub(crate) const CARE: Style = AnsiColor::Yellow.on_default();

/// Dresses a text in a style.
pub(crate) fn styled(style: Style, text: &str) -> String {
    format!("{style}{text}{style:#}")
}

/// Writes the text to standard output. A reader who leaves early (`| head`) is no error.
pub(crate) fn out(text: &str) -> anyhow::Result<()> {
    let mut stdout = anstream::stdout().lock();
    match stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(error.into()),
        _ => Ok(()),
    }
}

/// Fills a text with spaces up to a width, or cuts it with an ellipsis.
pub(crate) fn fit(text: &str, width: usize) -> String {
    let has = text.width();
    if has <= width {
        return format!("{text}{}", " ".repeat(width - has));
    }
    let mut cut = String::new();
    let mut used = 0;
    for letter in text.chars() {
        let wide = letter.width().unwrap_or(0);
        if used + wide + 1 > width {
            break;
        }
        used += wide;
        cut.push(letter);
    }
    format!("{}…{}", cut.trim_end(), " ".repeat(width - cut.trim_end().width() - 1))
}

/// Wraps a text to the width of a page behind an indent.
pub(crate) fn wrapped(text: &str, indent: &str) -> String {
    let options = textwrap::Options::new(COLUMNS).initial_indent(indent).subsequent_indent(indent);
    textwrap::fill(text, options)
}

#[cfg(test)]
mod tests {
    use super::fit;

    #[test]
    fn a_text_is_filled_or_cut_to_its_column() {
        assert_eq!(fit("Müller", 8), "Müller  ");
        assert_eq!(fit("Banco de Sonora", 9), "Banco de…");
        assert_eq!(fit("Banco de Sonora", 10), "Banco de… ");
    }
}
