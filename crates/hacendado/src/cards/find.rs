//! Finding a card by what a person types.

use anyhow::bail;
use deunicode::deunicode;
use pax_deck::{Card, CardId, Deck, nearest};

/// More suggestions than this are no help.
const SUGGESTIONS_MAX: usize = 8;

/// Finds the card that a person means: by number, by name or short name, by the name of a side, or by a part of them
/// that only one card has. Case and accents do not matter.
pub(crate) fn find<'a>(deck: &'a Deck, wanted: &str) -> anyhow::Result<&'a Card> {
    if let Ok(number) = wanted.trim().trim_start_matches('#').parse::<u32>() {
        let id = u8::try_from(number).ok().and_then(CardId::new);
        if let Some(card) = id.and_then(|id| deck.card(id)) {
            return Ok(card);
        }
        let last = deck.cards().last().map_or(0, |card| card.id().get());
        if number == 220 {
            bail!("card 220 is the play aid, which has no rules; the cards are numbered 1 to {last}");
        }
        bail!("there is no card {number}; the cards are numbered 1 to {last}");
    }
    let partly = called(deck, wanted);
    let wanted = folded(wanted);
    if wanted.is_empty() {
        bail!("say the number or the name of a card");
    }
    let names = all_names(deck);
    match partly[..] {
        [card] => Ok(card),
        [] => match nearest(&wanted, names.iter().map(|(name, _)| name.as_str())) {
            Some(name) => {
                let meant = names.iter().find(|(candidate, _)| candidate == name).map(|(_, card)| *card);
                bail!("there is no card `{wanted}`; did you mean {}?", meant.map(shown).unwrap_or_default())
            }
            None => bail!("there is no card `{wanted}`; `hacendado cards list` has them all"),
        },
        _ => {
            let some: Vec<String> = partly.iter().take(SUGGESTIONS_MAX).map(|card| shown(card)).collect();
            let rest = partly.len().saturating_sub(SUGGESTIONS_MAX);
            let rest = if rest > 0 { format!(" and {rest} more") } else { String::new() };
            bail!("`{wanted}` could be {}{rest}; say more of the name, or the number", some.join(", "))
        }
    }
}

/// Finds the cards that are called so: the one with that name, or all whose names have it in them.
pub(crate) fn called<'a>(deck: &'a Deck, wanted: &str) -> Vec<&'a Card> {
    let wanted = folded(wanted);
    if wanted.is_empty() {
        return Vec::new();
    }
    let names = all_names(deck);
    if let Some((_, card)) = names.iter().find(|(name, _)| *name == wanted) {
        return vec![card];
    }
    let mut partly: Vec<&Card> =
        names.iter().filter(|(name, _)| name.contains(&wanted)).map(|(_, card)| *card).collect();
    partly.dedup_by_key(|card| card.id());
    partly
}

fn all_names(deck: &Deck) -> Vec<(String, &Card)> {
    deck.cards()
        .iter()
        .flat_map(|card| names(card).into_iter().map(move |name| (folded(&name), card)))
        .collect()
}

fn names(card: &Card) -> Vec<String> {
    let mut names = vec![card.name().to_owned(), card.imprint().short.clone()];
    match card {
        Card::Partner(partner) => names.extend(partner.sides.iter().filter_map(|side| side.name.clone())),
        Card::Public(public) => names.extend(public.sides.iter().map(|side| side.name.clone())),
        Card::Hacendado(hacendado) => names.extend(hacendado.sides.iter().map(|plan| plan.name.clone())),
        _ => {}
    }
    names
}

fn shown(card: &Card) -> String {
    format!("{} {}", card.id(), card.name())
}

/// Returns the text without accents, in small letters, with one space between words.
fn folded(text: &str) -> String {
    deunicode(text).to_lowercase().split_whitespace().collect::<Vec<_>>().join(" ")
}
