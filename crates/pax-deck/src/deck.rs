//! A whole deck of cards.

use std::path::Path;
use std::sync::LazyLock;

use crate::card::Card;
use crate::laws::{self, Origin};
use crate::load;
use crate::number::CardId;
use crate::source::{Problem, Severity};
use crate::vocabulary::Kind;
use crate::word::Word;

/// The files of a deck, one for each kind of card.
pub const FILES: [(Kind, &str); 10] = [
    (Kind::Enterprise, "enterprises.toml"),
    (Kind::Partner, "partners.toml"),
    (Kind::Troop, "troops.toml"),
    (Kind::Orange, "orange.toml"),
    (Kind::Black, "black.toml"),
    (Kind::Headline, "headlines.toml"),
    (Kind::Topple, "topples.toml"),
    (Kind::Hacendado, "hacendados.toml"),
    (Kind::Public, "public.toml"),
    (Kind::Regime, "regimes.toml"),
];

/// The files of the standard deck, as they stand in the repository.
pub const STANDARD: [(&str, &str); 10] = [
    ("enterprises.toml", include_str!("../data/enterprises.toml")),
    ("partners.toml", include_str!("../data/partners.toml")),
    ("troops.toml", include_str!("../data/troops.toml")),
    ("orange.toml", include_str!("../data/orange.toml")),
    ("black.toml", include_str!("../data/black.toml")),
    ("headlines.toml", include_str!("../data/headlines.toml")),
    ("topples.toml", include_str!("../data/topples.toml")),
    ("hacendados.toml", include_str!("../data/hacendados.toml")),
    ("public.toml", include_str!("../data/public.toml")),
    ("regimes.toml", include_str!("../data/regimes.toml")),
];

/// A deck that obeys the structural laws.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deck {
    /// In the order of their numbers.
    cards: Vec<Card>,
}

/// A deck that was opened, with what is unusual about it.
#[derive(Clone, Debug)]
pub struct Opened {
    /// The deck.
    pub deck: Deck,
    /// Where its totals differ from the printed set.
    pub warnings: Vec<Problem>,
}

/// A deck that cannot be used.
#[derive(Clone, Debug, thiserror::Error)]
#[error("the deck cannot be used:\n{}", listed(problems))]
pub struct Rejected {
    /// Everything that is wrong with it, warnings included, file by file.
    pub problems: Vec<Problem>,
}

fn listed(problems: &[Problem]) -> String {
    problems.iter().map(|problem| format!("  {problem}")).collect::<Vec<_>>().join("\n")
}

impl Deck {
    /// Returns the deck that comes with the program.
    ///
    /// # Panics
    ///
    /// Never in a build whose tests passed: `the_standard_deck_obeys_all_laws` holds it.
    #[must_use]
    pub fn standard() -> &'static Self {
        static DECK: LazyLock<Deck> = LazyLock::new(|| {
            Deck::from_files(&STANDARD, Origin::Standard).expect("the standard deck is tested").deck
        });
        &DECK
    }

    /// Reads the deck in a folder.
    ///
    /// # Errors
    ///
    /// Lists everything that is wrong with it, not only the first thing.
    pub fn open(folder: &Path) -> Result<Opened, Rejected> {
        let (files, problems) = load::read_folder(folder);
        let files: Vec<(&str, &str)> =
            files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
        Self::build(&files, Origin::Foreign, problems)
    }

    /// Reads a deck from the texts of its files.
    ///
    /// # Errors
    ///
    /// Lists everything that is wrong with it, not only the first thing.
    pub fn from_files(files: &[(&str, &str)], origin: Origin) -> Result<Opened, Rejected> {
        Self::build(files, origin, Vec::new())
    }

    fn build(files: &[(&str, &str)], origin: Origin, mut problems: Vec<Problem>) -> Result<Opened, Rejected> {
        problems.extend(load::missing_files(files, &problems));
        let (mut cards, found) = match origin {
            Origin::Standard => load::read_files(files),
            Origin::Foreign => load::on_a_deep_stack(|| load::read_files(files)),
        };
        problems.extend(found);
        let is_whole = problems.is_empty();
        cards.sort_by_key(Card::id);
        let deck = Self { cards };
        problems.extend(laws::breaches(&deck, origin, is_whole));
        problems.sort_by(|one, other| one.place.cmp(&other.place));
        if problems.iter().any(|problem| problem.severity == Severity::Error) {
            Err(Rejected { problems })
        } else {
            Ok(Opened { deck, warnings: problems })
        }
    }

    /// Lists the cards in the order of their numbers.
    #[must_use]
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// Returns the card with that number.
    #[must_use]
    pub fn card(&self, id: CardId) -> Option<&Card> {
        self.cards.binary_search_by_key(&id, Card::id).ok().map(|n| &self.cards[n])
    }

    /// Lists the cards of one kind.
    pub fn of_kind(&self, kind: Kind) -> impl Iterator<Item = &Card> {
        self.cards.iter().filter(move |card| card.kind() == kind)
    }

    /// Counts the cards of one kind.
    #[must_use]
    pub fn count(&self, kind: Kind) -> usize {
        self.of_kind(kind).count()
    }
}

/// Returns the file in which the cards of a kind stand.
#[must_use]
pub fn file_of(kind: Kind) -> &'static str {
    FILES[kind.index()].1
}
