//! The nearest of some known words, for messages that say what was probably meant.

/// Below this likeness a suggestion would be noise.
const LIKENESS_MIN: f64 = 0.72;

/// Returns the candidate most like `text`, if one is like it at all.
#[must_use]
pub fn nearest<'a>(text: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    nearest_few(text, candidates, 1).first().copied()
}

/// Lists the candidates that are like `text`, the likest first, at most `count` of them.
#[must_use]
pub fn nearest_few<'a>(
    text: &str,
    candidates: impl IntoIterator<Item = &'a str>,
    count: usize,
) -> Vec<&'a str> {
    let mut alike: Vec<(f64, &str)> = candidates
        .into_iter()
        .map(|candidate| (strsim::jaro_winkler(text, candidate), candidate))
        .filter(|(likeness, _)| *likeness >= LIKENESS_MIN)
        .collect();
    // Of two that are equally like it the first stays the first.
    alike.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    alike.into_iter().map(|(_, candidate)| candidate).take(count).collect()
}

#[cfg(test)]
mod tests {
    use super::{nearest, nearest_few};

    #[test]
    fn a_slip_finds_its_word_and_nonsense_finds_none() {
        let words = ["regime", "unrest", "strife"];
        assert_eq!(nearest("unrset", words), Some("unrest"));
        assert_eq!(nearest("zzz", words), None);
    }

    #[test]
    fn the_likest_come_first() {
        let words = ["buy b4", "speculate a3", "buy a3", "end"];
        assert_eq!(nearest_few("buy a33", words, 2), ["buy a3", "buy b4"]);
        assert_eq!(nearest_few("buy a33", words, 1), ["buy a3"]);
        assert_eq!(nearest_few("zzz", words, 2), [""; 0]);
    }
}
