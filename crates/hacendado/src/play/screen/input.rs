//! The line that is typed: what can be meant by it, and how it is completed.

/// What is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Asks {
    /// A command.
    Command,
    /// What to explain.
    Explain,
    /// Why what is not possible.
    Why,
}

/// Something that can be typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Candidate {
    /// What is typed for it.
    pub(super) word: String,
    /// What it is, in words.
    pub(super) says: String,
    /// Both as they are looked for: in small letters without accents.
    plain: (String, String),
}

impl Candidate {
    pub(super) fn new(word: impl Into<String>, says: impl Into<String>) -> Self {
        let (word, says) = (word.into(), says.into());
        let plain = (plain(&word), plain(&says));
        Self { word, says, plain }
    }
}

fn plain(text: &str) -> String {
    deunicode::deunicode(text).to_lowercase()
}

/// The line that is typed.
#[derive(Clone, Debug)]
pub(super) struct Input {
    pub(super) asks: Asks,
    pub(super) text: String,
    /// Before which letter.
    pub(super) cursor: usize,
    /// Which of the matches is picked.
    pub(super) pick: Option<usize>,
    candidates: Vec<Candidate>,
}

impl Input {
    /// The longest line: longer than any command.
    const LETTERS_MAX: usize = 60;

    pub(super) const fn new(asks: Asks, candidates: Vec<Candidate>) -> Self {
        Self { asks, text: String::new(), cursor: 0, pick: None, candidates }
    }

    /// Lists what may be meant: what begins so, then what has it somewhere.
    pub(super) fn matches(&self) -> Vec<&Candidate> {
        let typed = plain(self.text.trim_start());
        let begins = |candidate: &&Candidate| candidate.plain.0.starts_with(&typed);
        let has =
            |candidate: &&Candidate| candidate.plain.0.contains(&typed) || candidate.plain.1.contains(&typed);
        let all = &self.candidates;
        all.iter().filter(begins).chain(all.iter().filter(|of| !begins(of) && has(of))).collect()
    }

    /// Returns what is meant: what is picked, or what alone fits, or else what is typed. A command is played only as it was
    /// picked or typed.
    pub(super) fn answer(&self) -> String {
        let matches = self.matches();
        let picked = match (self.pick, &matches[..]) {
            (Some(pick), _) => matches.get(pick),
            (None, [only]) if self.asks != Asks::Command => Some(only),
            (None, _) => None,
        };
        picked.map_or_else(|| self.text.trim().to_owned(), |picked| picked.word.clone())
    }

    /// Completes what is typed as far as it is clear, and then picks one match after the other.
    pub(super) fn complete(&mut self) {
        let typed = plain(self.text.trim_start());
        let begin: Vec<&str> = self
            .candidates
            .iter()
            .filter(|candidate| candidate.plain.0.starts_with(&typed))
            .map(|candidate| candidate.word.as_str())
            .collect();
        let common = common(&begin);
        if common.chars().count() > self.text.trim_start().chars().count() {
            self.text = common;
            self.cursor = self.letters();
            self.pick = None;
        } else {
            self.turn(1);
        }
    }

    /// Picks the next or the last match.
    pub(super) fn turn(&mut self, by: isize) {
        let count = self.matches().len();
        self.pick = match (count, self.pick, by > 0) {
            (0, ..) => None,
            (_, None, true) => Some(0),
            (_, None, false) => Some(count - 1),
            (_, Some(pick), true) => Some((pick + 1) % count),
            (_, Some(pick), false) => Some((pick + count - 1) % count),
        };
    }

    fn letters(&self) -> usize {
        self.text.chars().count()
    }

    /// Returns where in the bytes of the text a letter begins.
    fn at(&self, letter: usize) -> usize {
        self.text.char_indices().nth(letter).map_or(self.text.len(), |(at, _)| at)
    }

    pub(super) fn type_in(&mut self, letter: char) {
        if !letter.is_control() && self.letters() < Self::LETTERS_MAX {
            self.text.insert(self.at(self.cursor), letter);
            self.cursor += 1;
            self.pick = None;
        }
    }

    /// Deletes the letter before the cursor.
    pub(super) fn rub_out(&mut self) {
        if self.cursor > 0 {
            self.cursor -= 1;
            self.delete();
        }
    }

    /// Deletes the letter after the cursor.
    pub(super) fn delete(&mut self) {
        if self.cursor < self.letters() {
            self.text.remove(self.at(self.cursor));
            self.pick = None;
        }
    }

    pub(super) fn clear(&mut self) {
        self.text.clear();
        (self.cursor, self.pick) = (0, None);
    }

    pub(super) fn move_by(&mut self, by: isize) {
        self.cursor = self.cursor.saturating_add_signed(by).min(self.letters());
    }
}

/// Returns what all words begin with.
fn common(words: &[&str]) -> String {
    let Some((first, rest)) = words.split_first() else { return String::new() };
    let shared =
        |word: &&&str| first.chars().zip(word.chars()).take_while(|(one, other)| one == other).count();
    let letters = rest.iter().map(|word| shared(&word)).min().unwrap_or(usize::MAX);
    first.chars().take(letters).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn input() -> Input {
        let commands = [
            ("buy a1", "Buy Aduana de Ciudad Juárez (050)"),
            ("buy a2", "Buy Chisos (103)"),
            ("sell 050", "Sell it"),
            ("end", "End your actions"),
        ];
        Input::new(Asks::Command, commands.map(|(word, says)| Candidate::new(word, says)).to_vec())
    }

    fn typed(text: &str) -> Input {
        let mut input = input();
        text.chars().for_each(|letter| input.type_in(letter));
        input
    }

    fn found(input: &Input) -> Vec<&str> {
        input.matches().into_iter().map(|candidate| candidate.word.as_str()).collect()
    }

    #[test]
    fn what_begins_so_comes_before_what_has_it_somewhere() {
        assert_eq!(found(&typed("")).len(), 4);
        assert_eq!(found(&typed("s")), ["sell 050", "buy a2", "end"]);
        assert_eq!(found(&typed("JUAREZ")), ["buy a1"], "neither case nor accents matter");
        assert_eq!(found(&typed("xyz")), [""; 0]);
    }

    #[test]
    fn completion_goes_as_far_as_it_is_clear_and_then_picks() {
        let mut input = typed("b");
        input.complete();
        assert_eq!((input.text.as_str(), input.cursor, input.pick), ("buy a", 5, None));
        input.complete();
        assert_eq!((input.pick, input.answer().as_str()), (Some(0), "buy a1"));
        input.complete();
        assert_eq!(input.answer(), "buy a2");
        input.complete();
        assert_eq!(input.answer(), "buy a1", "round and round");
        input.turn(-1);
        assert_eq!(input.answer(), "buy a2");
        let mut nothing = typed("xyz");
        nothing.complete();
        assert_eq!((nothing.answer().as_str(), nothing.pick), ("xyz", None));
        let mut whole = typed("e");
        whole.complete();
        assert_eq!(whole.text, "end");
    }

    #[test]
    fn letters_of_any_size_are_typed_and_deleted() {
        let mut input = typed("aéñ");
        input.move_by(-1);
        input.type_in('ö');
        assert_eq!((input.text.as_str(), input.cursor), ("aéöñ", 3));
        input.rub_out();
        input.delete();
        assert_eq!(input.text, "aé");
        input.move_by(-9);
        input.rub_out();
        assert_eq!(input.text, "aé", "nothing is before the cursor");
        input.clear();
        input.type_in('\n');
        assert_eq!(input.text, "");
        let long = typed(&"x".repeat(200));
        assert_eq!(long.text.len(), Input::LETTERS_MAX);
    }
}
