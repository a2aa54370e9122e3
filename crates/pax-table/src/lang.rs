//! The languages, and the files of their messages.

use std::str::FromStr;

use unic_langid::LanguageIdentifier;

/// A language that the game speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lang {
    /// English.
    En,
    /// Spanish.
    Es,
    /// French.
    Fr,
    /// German.
    De,
}

/// The files of messages: the language, the file, its text.
pub const MESSAGES: [(Lang, &str, &str); 13] = [
    (Lang::En, "words.ftl", include_str!("../i18n/en/words.ftl")),
    (Lang::En, "cards.ftl", include_str!("../i18n/en/cards.ftl")),
    (Lang::En, "notes.ftl", include_str!("../i18n/en/notes.ftl")),
    (Lang::En, "game.ftl", include_str!("../i18n/en/game.ftl")),
    (Lang::Es, "words.ftl", include_str!("../i18n/es/words.ftl")),
    (Lang::Es, "cards.ftl", include_str!("../i18n/es/cards.ftl")),
    (Lang::Es, "notes.ftl", include_str!("../i18n/es/notes.ftl")),
    (Lang::Fr, "words.ftl", include_str!("../i18n/fr/words.ftl")),
    (Lang::Fr, "cards.ftl", include_str!("../i18n/fr/cards.ftl")),
    (Lang::Fr, "notes.ftl", include_str!("../i18n/fr/notes.ftl")),
    (Lang::De, "words.ftl", include_str!("../i18n/de/words.ftl")),
    (Lang::De, "cards.ftl", include_str!("../i18n/de/cards.ftl")),
    (Lang::De, "notes.ftl", include_str!("../i18n/de/notes.ftl")),
];

impl Lang {
    /// Every language.
    pub const ALL: [Self; 4] = [Self::En, Self::Es, Self::Fr, Self::De];

    /// Returns the two letters that stand for it.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Es => "es",
            Self::Fr => "fr",
            Self::De => "de",
        }
    }

    pub(crate) fn id(self) -> LanguageIdentifier {
        self.code().parse().unwrap_or_default()
    }
}

impl FromStr for Lang {
    type Err = String;

    fn from_str(code: &str) -> Result<Self, String> {
        Self::ALL
            .into_iter()
            .find(|lang| lang.code() == code)
            .ok_or_else(|| format!("`{code}` is no language of the game; it speaks en, es, fr and de"))
    }
}
