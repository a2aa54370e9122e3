//! What the words of the game mean, for those who ask.

use pax_deck::nearest;

use crate::lang::Lang;
use crate::tongue::Tongue;

/// The terms that are explained, each the name of a message without its `term-`. An attribute `alone` says it for the
/// dice game against Díaz, where that is different.
const TERMS: [&str; 68] = [
    "action",
    "extra-action",
    "play",
    "sale",
    "enterprise",
    "ranch",
    "plantation",
    "mine",
    "bank",
    "gun-store",
    "smelter",
    "project",
    "income",
    "economy",
    "cube",
    "land",
    "connection",
    "rail",
    "oval",
    "canal",
    "chain",
    "partner",
    "colour",
    "troop",
    "firepower",
    "jurisdiction",
    "extortion",
    "sack",
    "army",
    "retreat",
    "unrest",
    "police",
    "slaves",
    "orange",
    "black",
    "straw-man",
    "spy",
    "assassination",
    "headline",
    "bull-bear",
    "depression",
    "regime",
    "pax",
    "us",
    "martial",
    "anarchy",
    "prestige",
    "loyalty",
    "outrage",
    "command",
    "revolution",
    "grudge",
    "jail",
    "strife",
    "nationalization",
    "civil-war",
    "monopoly",
    "market",
    "deck",
    "hand",
    "speculation",
    "public",
    "hacendado",
    "stand",
    "topple",
    "tripartite",
    "gold-victory",
    "solitaire",
];

/// A term and what it means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Term {
    /// The name of its message without its `term-`, which is the same in every language.
    pub id: &'static str,
    /// The term.
    pub name: String,
    /// What it means, in a few sentences.
    pub text: String,
}

/// Lists every term that can be explained, by its name in the language.
#[must_use]
pub fn terms(lang: Lang) -> Vec<Term> {
    let mut terms: Vec<Term> = TERMS.iter().map(|id| term(lang, id, false)).collect();
    terms.sort_by_key(|term| plain(&term.name));
    terms
}

/// Explains a word: a term, or another word that players use for it, in the language or in English. Case and accents
/// do not matter.
///
/// # Errors
///
/// Says in the language that there is no such term, and which is nearest.
pub fn explain(lang: Lang, word: &str) -> Result<Term, String> {
    found(lang, word).map(|id| term(lang, id, false)).ok_or_else(|| unknown(lang, word))
}

/// Explains a word as [`explain`] does, to somebody who plays the dice game against Díaz.
///
/// # Errors
///
/// Says in the language that there is no such term, and which is nearest.
pub fn explain_alone(lang: Lang, word: &str) -> Result<Term, String> {
    found(lang, word).map(|id| term(lang, id, true)).ok_or_else(|| unknown(lang, word))
}

fn found(lang: Lang, word: &str) -> Option<&'static str> {
    let asked = plain(word);
    let english = if lang == Lang::En { Vec::new() } else { index(Lang::En) };
    index(lang).into_iter().chain(english).find(|(known, _)| *known == asked).map(|(_, id)| id)
}

fn unknown(lang: Lang, word: &str) -> String {
    let tongue = Tongue::of(lang);
    let index = index(lang);
    let near = nearest(&plain(word), index.iter().map(|(known, _)| known.as_str()));
    let word = word.trim();
    match near {
        Some(near) => tongue.say("term-unknown-near", &[("word", word.into()), ("near", near.into())]),
        None => tongue.say("term-unknown", &[("word", word.into())]),
    }
}

fn term(lang: Lang, id: &'static str, alone: bool) -> Term {
    let tongue = Tongue::of(lang);
    let text = if alone { tongue.try_say(&format!("term-{id}.alone"), &[]) } else { None };
    Term {
        id,
        name: tongue.say(&format!("term-{id}.name"), &[]),
        text: text.unwrap_or_else(|| tongue.say(&format!("term-{id}"), &[])),
    }
}

/// Lists every word that finds a term, as it is compared, with the term.
fn index(lang: Lang) -> Vec<(String, &'static str)> {
    let tongue = Tongue::of(lang);
    let mut index: Vec<(String, &'static str)> = Vec::new();
    for id in TERMS {
        index.push((plain(&tongue.say(&format!("term-{id}.name"), &[])), id));
    }
    for id in TERMS {
        let also = tongue.say(&format!("term-{id}.also"), &[]);
        index.extend(also.split(',').map(|word| (plain(word), id)));
    }
    index
}

/// Returns a word as it is compared: lower case, without accents.
fn plain(word: &str) -> String {
    deunicode::deunicode(word.trim()).to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_word_finds_two_terms() {
        for lang in Lang::ALL {
            let index = index(lang);
            for (n, (word, id)) in index.iter().enumerate() {
                let other = index[..n].iter().find(|(known, _)| known == word);
                assert_eq!(other, None, "{}: `{word}` finds {id} as well", lang.code());
                assert!(!word.is_empty(), "{}: {id} has an empty word", lang.code());
            }
        }
    }

    #[test]
    fn every_term_of_the_messages_is_listed() {
        for (lang, file, text) in crate::MESSAGES {
            for line in text.lines().filter(|_| file == "terms.ftl") {
                if let Some(id) = line.strip_prefix("term-").and_then(|line| line.split(' ').next()) {
                    let is_listed = TERMS.contains(&id) || id.starts_with("unknown");
                    assert!(is_listed, "{}: term-{id} is not listed", lang.code());
                }
            }
        }
    }

    #[test]
    fn a_term_is_found_by_name_alias_accent_and_in_english() {
        assert_eq!(explain(Lang::En, " Grudge Pile ").expect("a term").name, "Grudge pile");
        assert_eq!(explain(Lang::En, "grudge"), explain(Lang::En, "award"));
        assert_eq!(explain(Lang::Es, "regimen"), explain(Lang::Es, "régimen"));
        assert_eq!(
            explain(Lang::De, "unrest").expect("English helps").name,
            explain(Lang::De, "Unruhen").expect("German").name
        );
    }

    #[test]
    fn alone_some_things_are_otherwise() {
        for lang in Lang::ALL {
            for word in ["win", "tripartite", "sack", "speculation", "topple", "depression"] {
                let (usual, alone) = (explain(lang, word), explain_alone(lang, word));
                let (usual, alone) = (usual.expect("a term"), alone.expect("a term"));
                assert_eq!((usual.id, &usual.name), (alone.id, &alone.name));
                assert_ne!(usual.text, alone.text, "{}: {word}", lang.code());
                assert!(alone.text.contains("Díaz"), "{}: {word}: {}", lang.code(), alone.text);
            }
            assert_eq!(explain(lang, "unrest"), explain_alone(lang, "unrest"));
        }
    }

    #[test]
    fn what_newcomers_ask_for_has_a_text_of_its_own() {
        let words = [
            ("mine", "mine"),
            ("smelter", "smelter"),
            ("plantation", "plantation"),
            ("bank", "bank"),
            ("gun store", "gun-store"),
            ("project", "project"),
            ("ranch", "ranch"),
            ("railroad", "rail"),
            ("rail", "rail"),
            ("oval", "oval"),
            ("canal", "canal"),
            ("steamship", "canal"),
            ("deck", "deck"),
            ("play", "play"),
            ("sell", "sale"),
            ("flip", "stand"),
            ("take a stand", "stand"),
            ("hacendado", "hacendado"),
            ("win", "gold-victory"),
        ];
        for lang in Lang::ALL {
            for (word, id) in words {
                assert_eq!(explain(lang, word).map(|term| term.id), Ok(id), "{}: {word}", lang.code());
            }
        }
        for word in ["Umsturz", "Sturz", "stürzen", "Absetzung"] {
            assert_eq!(explain(Lang::De, word).expect("German").id, "topple");
        }
    }

    #[test]
    fn a_word_that_is_none_gets_the_nearest_term() {
        let error = explain(Lang::En, "extorsion").expect_err("misspelt");
        assert_eq!(error, "“extorsion” is no term of the game. Did you mean “extortion”?");
        assert_eq!(explain(Lang::En, "xyzzy"), Err("“xyzzy” is no term of the game.".to_owned()));
    }
}
