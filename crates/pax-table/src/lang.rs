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
pub const MESSAGES: [(Lang, &str, &str); 44] = [
    (Lang::En, "words.ftl", include_str!("../i18n/en/words.ftl")),
    (Lang::En, "cards.ftl", include_str!("../i18n/en/cards.ftl")),
    (Lang::En, "notes.ftl", include_str!("../i18n/en/notes.ftl")),
    (Lang::En, "deeds.ftl", include_str!("../i18n/en/deeds.ftl")),
    (Lang::En, "game.ftl", include_str!("../i18n/en/game.ftl")),
    (Lang::En, "reasons.ftl", include_str!("../i18n/en/reasons.ftl")),
    (Lang::En, "board.ftl", include_str!("../i18n/en/board.ftl")),
    (Lang::En, "terms.ftl", include_str!("../i18n/en/terms.ftl")),
    (Lang::En, "play.ftl", include_str!("../i18n/en/play.ftl")),
    (Lang::En, "screen.ftl", include_str!("../i18n/en/screen.ftl")),
    (Lang::En, "bots.ftl", include_str!("../i18n/en/bots.ftl")),
    (Lang::Es, "words.ftl", include_str!("../i18n/es/words.ftl")),
    (Lang::Es, "cards.ftl", include_str!("../i18n/es/cards.ftl")),
    (Lang::Es, "notes.ftl", include_str!("../i18n/es/notes.ftl")),
    (Lang::Es, "deeds.ftl", include_str!("../i18n/es/deeds.ftl")),
    (Lang::Es, "game.ftl", include_str!("../i18n/es/game.ftl")),
    (Lang::Es, "reasons.ftl", include_str!("../i18n/es/reasons.ftl")),
    (Lang::Es, "board.ftl", include_str!("../i18n/es/board.ftl")),
    (Lang::Es, "terms.ftl", include_str!("../i18n/es/terms.ftl")),
    (Lang::Es, "play.ftl", include_str!("../i18n/es/play.ftl")),
    (Lang::Es, "screen.ftl", include_str!("../i18n/es/screen.ftl")),
    (Lang::Es, "bots.ftl", include_str!("../i18n/es/bots.ftl")),
    (Lang::Fr, "words.ftl", include_str!("../i18n/fr/words.ftl")),
    (Lang::Fr, "cards.ftl", include_str!("../i18n/fr/cards.ftl")),
    (Lang::Fr, "notes.ftl", include_str!("../i18n/fr/notes.ftl")),
    (Lang::Fr, "deeds.ftl", include_str!("../i18n/fr/deeds.ftl")),
    (Lang::Fr, "game.ftl", include_str!("../i18n/fr/game.ftl")),
    (Lang::Fr, "reasons.ftl", include_str!("../i18n/fr/reasons.ftl")),
    (Lang::Fr, "board.ftl", include_str!("../i18n/fr/board.ftl")),
    (Lang::Fr, "terms.ftl", include_str!("../i18n/fr/terms.ftl")),
    (Lang::Fr, "play.ftl", include_str!("../i18n/fr/play.ftl")),
    (Lang::Fr, "screen.ftl", include_str!("../i18n/fr/screen.ftl")),
    (Lang::Fr, "bots.ftl", include_str!("../i18n/fr/bots.ftl")),
    (Lang::De, "words.ftl", include_str!("../i18n/de/words.ftl")),
    (Lang::De, "cards.ftl", include_str!("../i18n/de/cards.ftl")),
    (Lang::De, "notes.ftl", include_str!("../i18n/de/notes.ftl")),
    (Lang::De, "deeds.ftl", include_str!("../i18n/de/deeds.ftl")),
    (Lang::De, "game.ftl", include_str!("../i18n/de/game.ftl")),
    (Lang::De, "reasons.ftl", include_str!("../i18n/de/reasons.ftl")),
    (Lang::De, "board.ftl", include_str!("../i18n/de/board.ftl")),
    (Lang::De, "terms.ftl", include_str!("../i18n/de/terms.ftl")),
    (Lang::De, "play.ftl", include_str!("../i18n/de/play.ftl")),
    (Lang::De, "screen.ftl", include_str!("../i18n/de/screen.ftl")),
    (Lang::De, "bots.ftl", include_str!("../i18n/de/bots.ftl")),
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
