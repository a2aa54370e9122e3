//! The law that every card reaches some other card.

use super::{Breaches, Law, Weight};
use crate::ability::Ability;
use crate::card::{Card, Income};
use crate::deck::Deck;
use crate::deed::{Deed, SpecialDeed, Steal};
use crate::effect::{Effect, SpecialEffect, Tally};
use crate::filter::Filter;
use crate::vocabulary::{District, Faction, Kind, Prestige, Regime};
use crate::word::{Set, Word};

pub(super) const LAWS: [Law; 1] = [Law {
    name: "met",
    says: "Every target, filter, flag and colour that a card names is met by another card.",
    weight: Weight::Structural,
    needs_whole: true,
    check: met,
}];

/// Something that a card speaks of.
#[derive(Clone, Copy)]
enum Named {
    /// Cards that match.
    Filter(Filter),
    /// Enterprises of a district.
    Flag(District),
    /// Enterprises of a district, with a target that lies in others.
    Outside(District),
    /// Cards of a colour.
    Colour(Faction),
    /// Points of a prestige.
    Points(Prestige),
    /// A regime.
    Regime(Regime),
}

fn met(deck: &Deck, breaches: &mut Breaches<'_>) {
    for card in deck.cards() {
        for (field, named) in names(card) {
            if !deck.cards().iter().any(|other| other.id() != card.id() && meets(other, named)) {
                let what = match named {
                    Named::Filter(filter) => {
                        format!("no other card in the deck matches this filter ({})", asked(filter))
                    }
                    Named::Flag(flag) => format!("no enterprise lies in `{}`", flag.word()),
                    Named::Outside(flag) => format!("no enterprise in `{}` matches this target", flag.word()),
                    Named::Colour(colour) => format!("no other card is `{}`", colour.word()),
                    Named::Points(prestige) => format!("no other card gives `{}`", prestige.word()),
                    Named::Regime(regime) => format!("there is no card of the regime `{}`", regime.word()),
                };
                breaches.card(card, &field, format!("{what}; name something that is there"));
            }
        }
    }
}

fn meets(card: &Card, named: Named) -> bool {
    match named {
        Named::Filter(filter) => filter.could_match(card),
        Named::Flag(flag) => card.kind() == Kind::Enterprise && card.districts().contains(flag),
        Named::Outside(_) => false,
        Named::Colour(colour) => card.factions().contains(colour),
        Named::Points(prestige) => card.prestige_icons().contains(&prestige),
        Named::Regime(regime) => matches!(card, Card::Regime(card) if card.regime == regime),
    }
}

fn names(card: &Card) -> Vec<(String, Named)> {
    let mut names = Vec::new();
    for (field, effect) in card.effects() {
        of_effect(effect, |named| names.push((field.clone(), named)));
    }
    for (field, ability) in card.abilities() {
        of_ability(ability, |named| names.push((field.clone(), named)));
    }
    let mut add = |field: &str, named| names.push((field.to_owned(), named));
    match card {
        Card::Enterprise(enterprise) => {
            if let Income::Count(filter) = enterprise.income {
                add("income", Named::Filter(filter));
            }
        }
        Card::Troop(troop) => add("district", Named::Flag(troop.district)),
        Card::Orange(orange) => {
            if let Some(flag) = orange.district {
                add("district", Named::Flag(flag));
            }
            if let Some(filter) = orange.target {
                let asks_elsewhere = |flag| !filter.district.is_empty() && !filter.district.contains(flag);
                let target = match orange.district {
                    Some(flag) if asks_elsewhere(flag) => Named::Outside(flag),
                    Some(flag) => Named::Filter(Filter { district: Set::of(&[flag]), ..filter }),
                    None => Named::Filter(filter),
                };
                add("target", target);
            }
            of_theft(orange.steal, |named| add("steal", named));
        }
        Card::Black(black) => {
            add("regime", Named::Regime(black.regime));
            of_theft(black.steal, |named| add("steal", named));
            if let Some(deed) = black.deed {
                of_deed(deed, |named| add("deed", named));
            }
        }
        _ => {}
    }
    names
}

fn of_effect(effect: Effect, mut add: impl FnMut(Named)) {
    match effect {
        Effect::Regime(regime) => add(Named::Regime(regime)),
        Effect::Strife(strife) => strife.0.into_iter().map(Named::Colour).for_each(add),
        Effect::Unrest { of, .. }
        | Effect::Calm { of, .. }
        | Effect::Nationalize { of, .. }
        | Effect::Land { of, .. }
        | Effect::Recall(of)
        | Effect::Discard(of)
        | Effect::Jail(of)
        | Effect::Special(SpecialEffect::ConnectionLoss(of)) => add(Named::Filter(of)),
        Effect::Gold { per, .. } => {
            if let Some(tally) = per {
                of_tally(tally, add);
            }
        }
        Effect::Amnesty
        | Effect::ClearSpeculation
        | Effect::Special(SpecialEffect::HalveGold | SpecialEffect::HandDiscard(_)) => {}
    }
}

fn of_ability(ability: Ability, mut add: impl FnMut(Named)) {
    match ability {
        Ability::Extra { of, .. }
        | Ability::Discount { of, .. }
        | Ability::Monopoly { of, .. }
        | Ability::Agitate { of, .. } => {
            if let Some(filter) = of {
                add(Named::Filter(filter));
            }
        }
        Ability::Patent { of, .. } | Ability::Protect(of) => add(Named::Filter(of)),
        Ability::Governor(district) => add(Named::Flag(district)),
        Ability::General
        | Ability::Immune(_)
        | Ability::Spy
        | Ability::Topple { .. }
        | Ability::OrangeBonus(_)
        | Ability::Income(_)
        | Ability::Bounty { .. }
        | Ability::HandLimit(_)
        | Ability::Special(_) => {}
    }
}

fn of_deed(deed: Deed, mut add: impl FnMut(Named)) {
    match deed {
        Deed::Nationalize(of) | Deed::Conspire(of) | Deed::Discard(of) => add(Named::Filter(of)),
        Deed::Special(SpecialDeed::RemoveCubes { of, .. } | SpecialDeed::Repossess(of)) => {
            add(Named::Filter(of));
        }
        Deed::Assassinate | Deed::Jail => {}
    }
}

fn of_theft(steal: Steal, add: impl FnMut(Named)) {
    if let Steal::Counted(theft) = steal {
        of_tally(theft.per, add);
    }
}

fn of_tally(tally: Tally, mut add: impl FnMut(Named)) {
    match tally {
        Tally::Cards(filter) => add(Named::Filter(filter)),
        Tally::Prestige(prestige) => add(Named::Points(prestige)),
    }
}

/// Says what a filter asks, as the file would.
fn asked(filter: Filter) -> String {
    fn words<W: Word>(key: &str, set: Set<W>) -> Option<String> {
        let words = set.iter().map(Word::word).collect::<Vec<_>>().join(" or ");
        (!set.is_empty()).then(|| format!("{key} {words}"))
    }
    [
        filter.kind.map(|kind| format!("kind {}", kind.word())),
        words("sort", filter.sort),
        words("role", filter.role),
        words("district", filter.district),
        words("faction", filter.faction),
        filter.prestige.map(|prestige| format!("prestige {}", prestige.word())),
        filter.connection.map(|connection| format!("connection {}", connection.word())),
        filter.slave.map(|slave| format!("slave {slave}")),
        filter.cost_max.map(|cost| format!("cost at most {cost}")),
    ]
    .into_iter()
    .flatten()
    .collect::<Vec<_>>()
    .join(", ")
}
