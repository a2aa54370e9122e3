//! The weights of the signs, as `weights.toml` has them.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::LazyLock;

use super::signs::Sign;

/// What each sign is worth at the beginning, and when the deck is used up; in between it is in between.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Weights(pub(crate) [[f32; 2]; Sign::COUNT]);

impl Weights {
    /// Returns the weights of `greedy`.
    pub(crate) fn usual() -> &'static Self {
        static USUAL: LazyLock<Weights> =
            LazyLock::new(|| Weights::read(include_str!("../weights.toml")).expect("the weights are tested"));
        &USUAL
    }

    /// Reads weights.
    pub(crate) fn read(text: &str) -> Result<Self, String> {
        let mut named: BTreeMap<String, [f32; 2]> =
            toml::from_str(text).map_err(|error| error.to_string())?;
        let mut weights = [[0.0; 2]; Sign::COUNT];
        for (sign, weight) in Sign::ALL.iter().zip(&mut weights) {
            *weight = named.remove(sign.name()).ok_or_else(|| format!("`{}` is missing", sign.name()))?;
        }
        match named.into_keys().next() {
            Some(unknown) => Err(format!("there is no sign `{unknown}`")),
            None => Ok(Self(weights)),
        }
    }

    /// Writes weights, each with what it is about.
    pub(crate) fn text(&self) -> String {
        let mut text = String::from(
            "# What `greedy` thinks of a position: for each sign what it adds to the logarithm of the odds to win, at the\n\
             # beginning and when the deck is used up. Learned by self-play; docs/ladder.md says how.\n",
        );
        for (sign, [start, end]) in Sign::ALL.iter().zip(self.0) {
            let _ = write!(text, "\n# {}\n{} = [{start:.3}, {end:.3}]\n", sign.about(), sign.name());
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_are_read_as_they_are_written() {
        let usual = Weights::usual();
        assert_eq!(Weights::read(&usual.text()).as_ref(), Ok(usual));
        assert_eq!(usual.text(), include_str!("../weights.toml"), "the file is as the tuner writes it");
    }

    #[test]
    fn every_sign_needs_a_weight_and_no_other_has_one() {
        let text = Weights::usual().text();
        let without = text.replace("\njail = ", "\njails = ");
        assert_eq!(Weights::read(&without), Err("`jail` is missing".to_owned()));
        let beside = format!("{text}\nluck = [1.0, 1.0]\n");
        assert_eq!(Weights::read(&beside), Err("there is no sign `luck`".to_owned()));
    }
}
