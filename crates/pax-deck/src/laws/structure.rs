//! Laws without which a deck cannot be played.

use std::collections::HashMap;

use super::{Breaches, Law, Weight};
use crate::ability::{Ability, ExtraAction, Purchase};
use crate::card::{Black, BlackCost, Card, Enterprise, Income, Orange, OrangeCost, Trouble};
use crate::deck::Deck;
use crate::deed::Deed;
use crate::effect::{Effect, Reach};
use crate::filter::Filter;
use crate::vocabulary::{Connection, Kind, Prestige, Regime, Sort};
use crate::word::{Set, Word};

/// Six players need so many cards: 50 and 10 for each of them, and 12 for the Market (SETUP-03, SETUP-08).
const PLAY_CARDS_MIN: usize = 122;

/// The most players, each with a Hacendado.
const SEATS_MAX: usize = 6;

const fn law(name: &'static str, says: &'static str, check: fn(&Deck, &mut Breaches<'_>)) -> Law {
    Law { name, says, weight: Weight::Structural, needs_whole: false, check }
}

const fn whole(name: &'static str, says: &'static str, check: fn(&Deck, &mut Breaches<'_>)) -> Law {
    Law { needs_whole: true, ..law(name, says, check) }
}

pub(super) const LAWS: [Law; 17] = [
    law("number-once", "No number stands on two cards.", number_once),
    law("name-once", "No two cards have the same name or short name.", name_once),
    whole("regimes", "Each regime is one card, and each prestige topples under one of them.", regimes),
    whole("topples", "There are four topples, one for each prestige.", topples),
    whole("publics", "There are two public cards.", publics),
    whole("hacendados", "There is a Hacendado for each of six players.", hacendados),
    whole("enough-cards", "There are cards enough for six players.", enough_cards),
    law("ovals", "An enterprise has at most two ovals, and each improves it.", ovals),
    law("income-of-sort", "An enterprise earns as its sort does.", income_of_sort),
    law("slave-point", "A slave enterprise gives its owner no prestige.", slave_point),
    law("x-cost", "An orange card costs X exactly when its Unrest is chosen.", x_cost),
    law(
        "assassin-cost",
        "A black card costs what its target costs exactly when it assassinates.",
        assassin_cost,
    ),
    law("black-deed", "A black card does something.", black_deed),
    law("jail-award", "A card that says JAILED is awarded as Revolution.", jail_award),
    law("one-regime", "A card changes the regime at most once.", one_regime),
    law("sides-differ", "The two sides of a card differ.", sides_differ),
    law("words-fit", "A word is used only where it means something.", words_fit),
];

fn number_once(deck: &Deck, breaches: &mut Breaches<'_>) {
    for pair in deck.cards().windows(2) {
        let [one, other] = pair else { continue };
        if one.id() == other.id() {
            breaches.card(
                other,
                "number",
                format!("the number stands on {} too; give each card its own", one.name()),
            );
        }
    }
}

fn name_once(deck: &Deck, breaches: &mut Breaches<'_>) {
    for (field, name) in [("name", Card::name as fn(&Card) -> &str), ("short", |card| &card.imprint().short)]
    {
        let mut seen: HashMap<String, &Card> = HashMap::new();
        for card in deck.cards() {
            if let Some(other) = seen.insert(name(card).to_lowercase(), card) {
                let message = format!("`{field}` is that of card {} too; give each card its own", other.id());
                breaches.card(card, field, message);
            }
        }
    }
}

fn regimes(deck: &Deck, breaches: &mut Breaches<'_>) {
    let cards: Vec<_> = deck
        .cards()
        .iter()
        .filter_map(|card| if let Card::Regime(regime) = card { Some((card, regime)) } else { None })
        .collect();
    for &regime in Regime::ALL {
        let found = cards.iter().filter(|(_, card)| card.regime == regime).count();
        breaches.count(Kind::Regime, &format!("cards of the regime `{}`", regime.word()), found, 1);
    }
    for &prestige in Prestige::ALL {
        let found = cards.iter().filter(|(_, card)| card.topple == prestige).count();
        breaches.count(Kind::Regime, &format!("regimes that topple by `{}`", prestige.word()), found, 1);
    }
}

fn topples(deck: &Deck, breaches: &mut Breaches<'_>) {
    for &prestige in Prestige::ALL {
        let heel = |card: &&Card| matches!(card, Card::Topple(topple) if topple.heel == prestige);
        let found = deck.of_kind(Kind::Topple).filter(heel).count();
        breaches.count(Kind::Topple, &format!("topples with the heel `{}`", prestige.word()), found, 1);
    }
}

fn publics(deck: &Deck, breaches: &mut Breaches<'_>) {
    breaches.count(Kind::Public, "public cards", deck.count(Kind::Public), 2);
}

fn hacendados(deck: &Deck, breaches: &mut Breaches<'_>) {
    let found = deck.count(Kind::Hacendado);
    if found < SEATS_MAX {
        let message = format!("there are {found} Hacendados, and {SEATS_MAX} players need one each");
        breaches.kind(Kind::Hacendado, message);
    }
}

fn enough_cards(deck: &Deck, breaches: &mut Breaches<'_>) {
    let kinds = [Kind::Enterprise, Kind::Partner, Kind::Troop, Kind::Orange, Kind::Black, Kind::Headline];
    let found: usize = kinds.iter().map(|&kind| deck.count(kind)).sum();
    if found < PLAY_CARDS_MIN {
        let message = format!(
            "there are {found} cards to play with, topples not counted, and six players need {PLAY_CARDS_MIN}"
        );
        breaches.kind(Kind::Enterprise, message);
    }
}

fn enterprises(deck: &Deck) -> impl Iterator<Item = (&Card, &Enterprise)> {
    deck.cards().iter().filter_map(|card| {
        if let Card::Enterprise(enterprise) = card { Some((card, enterprise)) } else { None }
    })
}

fn oranges(deck: &Deck) -> impl Iterator<Item = (&Card, &Orange)> {
    deck.cards()
        .iter()
        .filter_map(|card| if let Card::Orange(orange) = card { Some((card, orange)) } else { None })
}

fn blacks(deck: &Deck) -> impl Iterator<Item = (&Card, &Black)> {
    deck.cards()
        .iter()
        .filter_map(|card| if let Card::Black(black) = card { Some((card, black)) } else { None })
}

fn ovals(deck: &Deck, breaches: &mut Breaches<'_>) {
    for (card, enterprise) in enterprises(deck) {
        let count = enterprise.ovals.len();
        if count > Enterprise::OVALS_MAX {
            breaches.card(
                card,
                "ovals",
                format!("there are {count} ovals; at most {} fit", Enterprise::OVALS_MAX),
            );
        }
        for (n, oval) in enterprise.ovals.iter().enumerate() {
            let better = oval.to.connection().is_none_or(|connection| connection > enterprise.connection);
            let again = enterprise.ovals[..n].iter().any(|other| other.to == oval.to);
            if !better || again {
                let (to, base) = (oval.to.word(), enterprise.connection.word());
                let message = format!(
                    "an oval to `{to}` improves nothing here: the base is `{base}`, and each oval adds something else"
                );
                breaches.card(card, &format!("ovals.{n}"), message);
            }
        }
    }
}

fn income_of_sort(deck: &Deck, breaches: &mut Breaches<'_>) {
    for (card, enterprise) in enterprises(deck) {
        let (fits, wanted) = match (enterprise.sort, enterprise.income) {
            (Sort::Ranch | Sort::Plantation, income) => (matches!(income, Income::Start(_)), "{ start = 1 }"),
            (Sort::Mine, income) => (income == Income::Mine, "\"mine\""),
            (Sort::Bank, income) => (income == Income::Bank, "\"bank\""),
            (Sort::GunStore, income) => (matches!(income, Income::Fixed(_)), "{ fixed = 1 }"),
            (Sort::Smelter | Sort::Project, income) => {
                (matches!(income, Income::Count(_)), "{ count = {…} }")
            }
        };
        if !fits {
            let sort = enterprise.sort.word();
            breaches.card(card, "income", format!("the income of a `{sort}` is {wanted}"));
        }
    }
}

fn slave_point(deck: &Deck, breaches: &mut Breaches<'_>) {
    for (card, enterprise) in enterprises(deck) {
        if enterprise.slave && enterprise.prestige.is_some() {
            let message = "a slave enterprise hides a Revolution point, so it has no `prestige` of its own";
            breaches.card(card, "prestige", message);
        }
    }
}

fn x_cost(deck: &Deck, breaches: &mut Breaches<'_>) {
    for (card, orange) in oranges(deck) {
        let costs_x = orange.cost == OrangeCost::PerDisk;
        let is_chosen = matches!(orange.unrest, Trouble::UpTo(_));
        if costs_x != is_chosen {
            let message = "`cost = \"X\"` and `unrest = { up_to = … }` go together: X gold, X disks";
            breaches.card(card, if costs_x { "cost" } else { "unrest" }, message);
        }
    }
}

fn assassin_cost(deck: &Deck, breaches: &mut Breaches<'_>) {
    for (card, black) in blacks(deck) {
        if (black.cost == BlackCost::Target) != (black.deed == Some(Deed::Assassinate)) {
            breaches.card(card, "cost", "`cost = \"target\"` and `deed = \"assassinate\"` go together");
        }
    }
}

fn black_deed(deck: &Deck, breaches: &mut Breaches<'_>) {
    for (card, black) in blacks(deck) {
        if black.deed.is_none() && black.steal.is_nothing() {
            breaches.card(card, "", "the card does nothing; give it a `deed` or let it `steal`");
        }
    }
}

fn jail_award(deck: &Deck, breaches: &mut Breaches<'_>) {
    let awards = oranges(deck)
        .map(|(card, orange)| (card, orange.jailed, orange.award))
        .chain(blacks(deck).map(|(card, black)| (card, black.jailed, black.award)));
    for (card, jailed, award) in awards {
        if jailed && award != Some(Prestige::Revolution) {
            breaches.card(card, "jailed", "`jailed` goes with `award = \"revolution\"`");
        }
    }
}

fn one_regime(deck: &Deck, breaches: &mut Breaches<'_>) {
    for card in deck.cards() {
        let mut lists = Vec::new();
        for (field, _) in card.effects().into_iter().filter(|(_, effect)| matches!(effect, Effect::Regime(_)))
        {
            // The two sides of a public card are never up together, so each may change the regime.
            let list = field.rsplit_once('.').map_or("", |(list, _)| list).to_owned();
            if lists.contains(&list) {
                breaches.card(card, &field, "the card changes the regime already; once is enough");
            }
            lists.push(list);
        }
    }
}

fn sides_differ(deck: &Deck, breaches: &mut Breaches<'_>) {
    for card in deck.cards() {
        let same = match card {
            Card::Partner(partner) => match &partner.sides[..] {
                [one, other] => one.faction == other.faction && one.prestige == other.prestige,
                _ => false,
            },
            Card::Public(public) => match &public.sides[..] {
                [one, other] => one.faction == other.faction && one.prestige == other.prestige,
                _ => false,
            },
            Card::Hacendado(hacendado) => match &hacendado.sides[..] {
                [one, other] => one.prestige == other.prestige,
                _ => false,
            },
            _ => false,
        };
        if same {
            breaches.card(
                card,
                "sides",
                "the two sides have the same colour and prestige; there is nothing to choose",
            );
        }
        if let Card::Hacendado(hacendado) = card {
            for (n, plan) in hacendado.sides.iter().enumerate() {
                if plan.connection == Connection::Mule {
                    let message = "a Hacendado is reached by `rail` or on `foot`, not by `mule`";
                    breaches.card(card, &format!("sides.{n}.connection"), message);
                }
            }
        }
    }
}

fn words_fit(deck: &Deck, breaches: &mut Breaches<'_>) {
    for card in deck.cards() {
        for (field, effect) in card.effects() {
            match effect {
                Effect::Unrest { reach: Reach::EveryOther, .. } if card.kind() != Kind::Troop => {
                    let message =
                        "`where = \"every_other\"` spares the destination of a troop, and this card is none";
                    breaches.card(card, &field, message);
                }
                Effect::Discard(filter) | Effect::Jail(filter) if !asks_for(Some(filter), &IN_TABLEAUS) => {
                    let message = "say of which `kind` the cards are: one that stands in tableaus";
                    breaches.card(card, &field, message);
                }
                Effect::Land { of, .. } if !of.sort.is_within(Set::of(&[Sort::Ranch, Sort::Plantation])) => {
                    let message = "land is for a `sort` of enterprise that grows: `ranch` or `plantation`";
                    breaches.card(card, &field, message);
                }
                _ => {}
            }
        }
        for (field, ability) in card.abilities() {
            if let Some(message) = misfit(&ability) {
                breaches.card(card, &field, message);
            }
        }
    }
}

/// Says why an ability means nothing.
fn misfit(ability: &Ability) -> Option<&'static str> {
    match *ability {
        Ability::Extra { action: ExtraAction::Play, of } => (!asks_for(of, &FROM_HAND))
            .then_some("an extra play is `of` cards of a kind that is played from the hand"),
        Ability::Extra { action: ExtraAction::Buy, of } => (!asks_for(of, &IN_MARKET))
            .then_some("an extra purchase is `of` cards of a kind that is in the Market"),
        Ability::Extra { of, .. } => {
            of.is_some().then_some("only an extra play or purchase is `of` some cards")
        }
        Ability::Discount { on, of, .. } | Ability::Monopoly { on, of } => {
            let (fits, message) = match on {
                Purchase::Play => {
                    (asks_for(of, &FROM_HAND), "playing is `of` cards of a kind that is played from the hand")
                }
                Purchase::Buy => {
                    (asks_for(of, &IN_MARKET), "buying is `of` cards of a kind that is in the Market")
                }
                Purchase::Connection | Purchase::Land => {
                    (of.is_none() || asks_for(of, &[Kind::Enterprise]), "this is done to enterprises")
                }
                Purchase::Redeploy => {
                    (of.is_none() || asks_for(of, &[Kind::Troop]), "only troops are redeployed")
                }
            };
            let is_monopoly = matches!(ability, Ability::Monopoly { .. });
            if is_monopoly && matches!(on, Purchase::Buy | Purchase::Redeploy) {
                return Some("a monopoly is on `play`, `connection` or `land`");
            }
            (!fits).then_some(message)
        }
        Ability::Patent { of, .. } => (!of.sort.is_within(Set::of(&[Sort::Mine])))
            .then_some("a patent is `of` the `sort` of enterprise `mine`"),
        Ability::General
        | Ability::Immune(_)
        | Ability::Spy
        | Ability::Topple { .. }
        | Ability::Agitate { .. }
        | Ability::Governor(_)
        | Ability::OrangeBonus(_)
        | Ability::Income(_)
        | Ability::Bounty { .. }
        | Ability::HandLimit(_)
        | Ability::Protect(_)
        | Ability::Special(_) => None,
    }
}

const IN_TABLEAUS: [Kind; 4] = [Kind::Enterprise, Kind::Partner, Kind::Troop, Kind::Public];

const FROM_HAND: [Kind; 5] = [Kind::Enterprise, Kind::Partner, Kind::Troop, Kind::Orange, Kind::Black];
const IN_MARKET: [Kind; 7] =
    [Kind::Enterprise, Kind::Partner, Kind::Troop, Kind::Orange, Kind::Black, Kind::Headline, Kind::Topple];

fn asks_for(of: Option<Filter>, kinds: &[Kind]) -> bool {
    of.and_then(|filter| filter.kind).is_some_and(|kind| kinds.contains(&kind))
}
