//! The nearest of some known words, for messages that say what was probably meant.

/// Below this likeness a suggestion would be noise.
const LIKENESS_MIN: f64 = 0.72;

/// Returns the candidate most like `text`, if one is like it at all.
#[must_use]
pub fn nearest<'a>(text: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    candidates
        .into_iter()
        .map(|candidate| (strsim::jaro_winkler(text, candidate), candidate))
        .filter(|(likeness, _)| *likeness >= LIKENESS_MIN)
        .max_by(|(one, _), (other, _)| one.total_cmp(other))
        .map(|(_, candidate)| candidate)
}

#[cfg(test)]
mod tests {
    use super::nearest;

    #[test]
    fn a_slip_finds_its_word_and_nonsense_finds_none() {
        let words = ["regime", "unrest", "strife"];
        assert_eq!(nearest("unrset", words), Some("unrest"));
        assert_eq!(nearest("zzz", words), None);
    }
}
