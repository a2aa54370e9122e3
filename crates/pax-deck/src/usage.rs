//! Which words of the vocabularies there are, and which cards use them.

use crate::ability::{Ability, SpecialAbility};
use crate::card::Card;
use crate::deck::Deck;
use crate::deed::{Deed, SpecialDeed};
use crate::effect::{Effect, SpecialEffect};
use crate::number::CardId;
use crate::word::words;

words! {
    /// A list of words that card files can use.
    Vocabulary ("vocabulary") {
        /// What happens once.
        Effect = "effect",
        /// What holds while in play.
        Ability = "ability",
        /// What a black card does.
        Deed = "deed",
    }
}

/// A word of a vocabulary and the cards that use it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Usage {
    /// The vocabulary.
    pub vocabulary: Vocabulary,
    /// The word.
    pub word: &'static str,
    /// Whether it is the special of one card.
    pub special: bool,
    /// The cards that use it, in the order of their numbers.
    pub cards: Vec<CardId>,
}

impl Effect {
    /// Every word, specials last.
    pub const WORDS: [&'static str; 15] = [
        "regime",
        "strife",
        "unrest",
        "calm",
        "nationalize",
        "gold",
        "recall",
        "discard",
        "land",
        "amnesty",
        "jail",
        "clear_speculation",
        "halve_gold",
        "hand_discard",
        "connection_loss",
    ];

    /// Returns the word that a card file uses for it.
    #[must_use]
    pub const fn word(&self) -> &'static str {
        match self {
            Self::Regime(_) => "regime",
            Self::Strife(_) => "strife",
            Self::Unrest { .. } => "unrest",
            Self::Calm { .. } => "calm",
            Self::Nationalize { .. } => "nationalize",
            Self::Gold { .. } => "gold",
            Self::Recall(_) => "recall",
            Self::Discard(_) => "discard",
            Self::Land { .. } => "land",
            Self::Amnesty => "amnesty",
            Self::Jail(_) => "jail",
            Self::ClearSpeculation => "clear_speculation",
            Self::Special(SpecialEffect::HalveGold) => "halve_gold",
            Self::Special(SpecialEffect::HandDiscard(_)) => "hand_discard",
            Self::Special(SpecialEffect::ConnectionLoss(_)) => "connection_loss",
        }
    }
}

impl Ability {
    /// Every word, specials last.
    pub const WORDS: [&'static str; 17] = [
        "extra",
        "discount",
        "monopoly",
        "general",
        "immune",
        "patent",
        "spy",
        "topple",
        "agitate",
        "governor",
        "orange_bonus",
        "income",
        "bounty",
        "hand_limit",
        "protect",
        "roam",
        "decree",
    ];

    /// Returns the word that a card file uses for it.
    #[must_use]
    pub const fn word(&self) -> &'static str {
        match self {
            Self::Extra { .. } => "extra",
            Self::Discount { .. } => "discount",
            Self::Monopoly { .. } => "monopoly",
            Self::General => "general",
            Self::Immune(_) => "immune",
            Self::Patent { .. } => "patent",
            Self::Spy => "spy",
            Self::Topple { .. } => "topple",
            Self::Agitate { .. } => "agitate",
            Self::Governor(_) => "governor",
            Self::OrangeBonus(_) => "orange_bonus",
            Self::Income(_) => "income",
            Self::Bounty { .. } => "bounty",
            Self::HandLimit(_) => "hand_limit",
            Self::Protect(_) => "protect",
            Self::Special(SpecialAbility::Roam) => "roam",
            Self::Special(SpecialAbility::Decree(_)) => "decree",
        }
    }
}

impl Deed {
    /// Every word, specials last.
    pub const WORDS: [&'static str; 7] =
        ["assassinate", "nationalize", "conspire", "discard", "jail", "remove_cubes", "repossess"];

    /// Returns the word that a card file uses for it.
    #[must_use]
    pub const fn word(&self) -> &'static str {
        match self {
            Self::Assassinate => "assassinate",
            Self::Nationalize(_) => "nationalize",
            Self::Conspire(_) => "conspire",
            Self::Discard(_) => "discard",
            Self::Jail => "jail",
            Self::Special(SpecialDeed::RemoveCubes { .. }) => "remove_cubes",
            Self::Special(SpecialDeed::Repossess(_)) => "repossess",
        }
    }
}

/// The words that one card alone uses.
const SPECIALS: [&str; 7] =
    ["halve_gold", "hand_discard", "connection_loss", "roam", "decree", "remove_cubes", "repossess"];

/// Lists every word of the vocabularies with the cards that use it.
#[must_use]
pub fn usage(deck: &Deck) -> Vec<Usage> {
    let effects = Effect::WORDS.map(|word| (Vocabulary::Effect, word));
    let abilities = Ability::WORDS.map(|word| (Vocabulary::Ability, word));
    let deeds = Deed::WORDS.map(|word| (Vocabulary::Deed, word));
    effects
        .into_iter()
        .chain(abilities)
        .chain(deeds)
        .map(|(vocabulary, word)| Usage {
            vocabulary,
            word,
            special: SPECIALS.contains(&word),
            cards: deck.cards().iter().filter(|card| says(card, vocabulary, word)).map(Card::id).collect(),
        })
        .collect()
}

fn says(card: &Card, vocabulary: Vocabulary, word: &str) -> bool {
    match vocabulary {
        Vocabulary::Effect => card.effects().iter().any(|(_, effect)| effect.word() == word),
        Vocabulary::Ability => card.abilities().iter().any(|(_, ability)| ability.word() == word),
        Vocabulary::Deed => match card {
            Card::Black(black) => black.deed.is_some_and(|deed| deed.word() == word),
            _ => false,
        },
    }
}
