//! What the printed set adds up to.
//!
//! The rulebooks state most of these totals (see `docs/deck.md`); the rest follow from how we reconstructed the cards.

use super::{Breaches, Law, Weight};
use crate::ability::{Ability, ExtraAction, Immunity, SpecialAbility};
use crate::card::{Card, Enterprise};
use crate::deck::Deck;
use crate::deed::Deed;
use crate::effect::{Effect, Strife};
use crate::number::CardId;
use crate::usage::{Vocabulary, usage};
use crate::vocabulary::{Bias, District, Faction, Kind, Prestige, Regime, Role, Sort, Upgrade};
use crate::word::{Set, Word};

const fn total(name: &'static str, says: &'static str, check: fn(&Deck, &mut Breaches<'_>)) -> Law {
    Law { name, says, weight: Weight::Total, needs_whole: true, check }
}

pub(super) const LAWS: [Law; 18] = [
    total("numbers", "The cards are numbered 1 to 219 without a gap; 220 is the play aid.", numbers),
    total(
        "kinds",
        "58 enterprises, 40 partners, 30 troops, 23 orange, 23 black, 29 headlines, 4 topples, 6 Hacendados, 2 public cards, 4 regimes.",
        kinds,
    ),
    total("blocks", "Each kind has its run of numbers.", blocks),
    total("prestige", "29 Loyalty, 35 Revolution, 14 Command and 34 Outrage, split by kind.", prestige),
    total(
        "regime-changes",
        "66 regime changes, split by kind; every troop and headline has one.",
        regime_changes,
    ),
    total("bulls-and-bears", "16 bulls and 17 bears.", bulls_and_bears),
    total(
        "sorts",
        "14 mines, 14 ranches, 7 plantations, 6 banks, 4 gun stores, 4 smelters, 9 projects.",
        sorts,
    ),
    total("districts", "22 enterprises in Sonora, 20 in Chihuahua, 16 in America.", districts),
    total("loyalty", "Every smelter and project gives Loyalty, and three other enterprises.", loyalty),
    total("slaves", "Slaves work on all seven plantations, which lie in Sonora, and in one mine.", slaves),
    total("chains", "Three ovals are Chain Railroads.", chains),
    total("gun-stores", "Gun stores lie in America and earn by orange cards.", gun_stores),
    total("troops", "8 green, 6 blue, 7 white and 9 red troops; 9 bows, 13 rifles, 8 machine guns.", troops),
    total(
        "strife",
        "Strife on 22 to 25 headlines, between all six pairs of colours, and on 5 partners.",
        strife,
    ),
    total(
        "black-deeds",
        "6 assassinations, 5 nationalizations, 3 conspiracies, 2 suits against monopolies.",
        black_deeds,
    ),
    total(
        "partners",
        "5 spies, 2 courts, 3 generals, 3 newspapers, 5 monopolies, 2 governors, 2 activists and the rest.",
        partners,
    ),
    total("costs", "Costs lie in the range of their sort.", costs),
    total("words", "A word serves two cards or more, and a special exactly one.", words),
];

fn numbers(deck: &Deck, breaches: &mut Breaches<'_>) {
    for number in 1..=219 {
        let is_there = CardId::new(number).is_some_and(|id| deck.card(id).is_some());
        if !is_there {
            breaches.kind(block(number), format!("card {number:03} is missing"));
        }
    }
    for card in deck.cards().iter().filter(|card| card.id().get() > 219) {
        breaches.card(card, "number", "the printed cards are numbered 1 to 219 (220 is the play aid)");
    }
}

fn kinds(deck: &Deck, breaches: &mut Breaches<'_>) {
    for (kind, wanted) in [
        (Kind::Enterprise, 58),
        (Kind::Partner, 40),
        (Kind::Troop, 30),
        (Kind::Orange, 23),
        (Kind::Black, 23),
        (Kind::Headline, 29),
        (Kind::Topple, 4),
        (Kind::Hacendado, 6),
        (Kind::Public, 2),
        (Kind::Regime, 4),
    ] {
        breaches.count(kind, &format!("cards of kind `{}`", kind.word()), deck.count(kind), wanted);
    }
}

/// Returns the kind whose run of numbers this is.
fn block(number: u8) -> Kind {
    match number {
        7..=46 => Kind::Partner,
        47..=104 => Kind::Enterprise,
        105..=133 => Kind::Headline,
        144..=166 => Kind::Black,
        167..=196 => Kind::Troop,
        204..=207 => Kind::Topple,
        208..=213 => Kind::Hacendado,
        214..=215 => Kind::Public,
        216..=219 => Kind::Regime,
        _ => Kind::Orange,
    }
}

fn blocks(deck: &Deck, breaches: &mut Breaches<'_>) {
    for card in deck.cards() {
        let wanted = block(card.id().get());
        if card.kind() != wanted && card.id().get() <= 219 {
            let message =
                format!("in the printed set this number is one of the run of kind `{}`", wanted.word());
            breaches.card(card, "number", message);
        }
    }
}

/// How many icons of each prestige, in its own order, stand on the cards of each kind: 29, 34, 14 and 35 in all.
const PRESTIGE: [(Kind, [usize; 4]); 10] = [
    (Kind::Enterprise, [16, 0, 0, 8]),
    (Kind::Partner, [12, 4, 0, 9]),
    (Kind::Troop, [0, 2, 11, 5]),
    (Kind::Orange, [0, 13, 0, 8]),
    (Kind::Black, [1, 14, 1, 4]),
    (Kind::Headline, [0; 4]),
    (Kind::Topple, [0; 4]),
    (Kind::Hacendado, [0; 4]),
    (Kind::Public, [0, 1, 2, 1]),
    (Kind::Regime, [0; 4]),
];

fn prestige(deck: &Deck, breaches: &mut Breaches<'_>) {
    for (kind, wanted) in PRESTIGE {
        let icons: Vec<Prestige> = deck.of_kind(kind).flat_map(Card::prestige_icons).collect();
        for (&prestige, wanted) in Prestige::ALL.iter().zip(wanted) {
            let found = icons.iter().filter(|&&icon| icon == prestige).count();
            let what = format!("`{}` icons on cards of kind `{}`", prestige.word(), kind.word());
            breaches.count(kind, &what, found, wanted);
        }
    }
}

/// How many changes to each regime, in its own order, stand on the cards of each kind: 22, 10, 13 and 21 in all.
const REGIME_CHANGES: [(Kind, [usize; 4]); 5] = [
    (Kind::Partner, [0, 0, 0, 1]),
    (Kind::Troop, [9, 4, 6, 11]),
    (Kind::Orange, [0, 0, 0, 4]),
    (Kind::Headline, [13, 5, 6, 5]),
    (Kind::Public, [0, 1, 1, 0]),
];

fn regime_changes(deck: &Deck, breaches: &mut Breaches<'_>) {
    for (kind, wanted) in REGIME_CHANGES {
        let changes: Vec<Regime> = deck.of_kind(kind).flat_map(regimes_of).collect();
        for (&regime, wanted) in Regime::ALL.iter().zip(wanted) {
            let found = changes.iter().filter(|&&to| to == regime).count();
            let what = format!("changes to `{}` on cards of kind `{}`", regime.word(), kind.word());
            breaches.count(kind, &what, found, wanted);
        }
    }
    for card in deck.cards().iter().filter(|card| matches!(card.kind(), Kind::Troop | Kind::Headline)) {
        if regimes_of(card).is_empty() {
            breaches.card(card, "", "every troop and headline of the printed set changes the regime");
        }
    }
}

fn regimes_of(card: &Card) -> Vec<Regime> {
    let effects = card
        .effects()
        .into_iter()
        .filter_map(|(_, effect)| if let Effect::Regime(regime) = effect { Some(regime) } else { None });
    let decrees = card.abilities().into_iter().filter_map(|(_, ability)| {
        if let Ability::Special(SpecialAbility::Decree(regime)) = ability { Some(regime) } else { None }
    });
    effects.chain(decrees).collect()
}

fn bulls_and_bears(deck: &Deck, breaches: &mut Breaches<'_>) {
    let biases: Vec<Bias> = deck
        .cards()
        .iter()
        .filter_map(|card| match card {
            Card::Headline(headline) => Some(headline.bias),
            Card::Topple(topple) => Some(topple.bias),
            _ => None,
        })
        .collect();
    let count = |bias| biases.iter().filter(|&&found| found == bias).count();
    breaches.count(Kind::Headline, "bulls", count(Bias::Bull), 16);
    breaches.count(Kind::Headline, "bears", count(Bias::Bear), 17);
}

fn enterprises(deck: &Deck) -> impl Iterator<Item = (&Card, &Enterprise)> {
    deck.cards().iter().filter_map(|card| {
        if let Card::Enterprise(enterprise) = card { Some((card, enterprise)) } else { None }
    })
}

fn sorts(deck: &Deck, breaches: &mut Breaches<'_>) {
    for (sort, wanted) in [
        (Sort::Mine, 14),
        (Sort::Ranch, 14),
        (Sort::Plantation, 7),
        (Sort::Bank, 6),
        (Sort::GunStore, 4),
        (Sort::Smelter, 4),
        (Sort::Project, 9),
    ] {
        let found = enterprises(deck).filter(|(_, enterprise)| enterprise.sort == sort).count();
        breaches.count(
            Kind::Enterprise,
            &format!("enterprises of the sort `{}`", sort.word()),
            found,
            wanted,
        );
    }
}

fn districts(deck: &Deck, breaches: &mut Breaches<'_>) {
    for (district, wanted) in [(District::Sonora, 22), (District::Chihuahua, 20), (District::America, 16)] {
        let found = enterprises(deck).filter(|(_, enterprise)| enterprise.district == district).count();
        breaches.count(Kind::Enterprise, &format!("enterprises in `{}`", district.word()), found, wanted);
    }
}

fn loyalty(deck: &Deck, breaches: &mut Breaches<'_>) {
    let is_loyal = |enterprise: &Enterprise| enterprise.prestige == Some(Prestige::Loyalty);
    let is_works = |enterprise: &Enterprise| matches!(enterprise.sort, Sort::Smelter | Sort::Project);
    for (card, enterprise) in enterprises(deck) {
        if is_works(enterprise) && !is_loyal(enterprise) {
            breaches.card(card, "sort", "every smelter and project of the printed set gives Loyalty");
        }
    }
    let others = enterprises(deck).filter(|(_, card)| is_loyal(card) && !is_works(card)).count();
    breaches.count(Kind::Enterprise, "loyal enterprises that are neither smelter nor project", others, 3);
}

fn slaves(deck: &Deck, breaches: &mut Breaches<'_>) {
    for (card, enterprise) in enterprises(deck).filter(|(_, card)| card.sort == Sort::Plantation) {
        if !enterprise.slave || enterprise.district != District::Sonora {
            breaches.card(
                card,
                "sort",
                "every plantation of the printed set is in Sonora and worked by slaves",
            );
        }
    }
    let mines = enterprises(deck).filter(|(_, card)| card.slave && card.sort == Sort::Mine).count();
    breaches.count(Kind::Enterprise, "mines worked by slaves", mines, 1);
    let slaves = enterprises(deck).filter(|(_, card)| card.slave).count();
    breaches.count(Kind::Enterprise, "enterprises worked by slaves", slaves, 8);
}

fn chains(deck: &Deck, breaches: &mut Breaches<'_>) {
    let ovals = enterprises(deck).flat_map(|(_, enterprise)| enterprise.ovals.iter());
    let found = ovals.filter(|oval| oval.to == Upgrade::Chain).count();
    breaches.count(Kind::Enterprise, "Chain Railroads", found, 3);
}

fn gun_stores(deck: &Deck, breaches: &mut Breaches<'_>) {
    for (card, enterprise) in enterprises(deck) {
        let earns = enterprise.abilities.iter().any(|ability| matches!(ability, Ability::OrangeBonus(_)));
        let is_store = enterprise.sort == Sort::GunStore;
        if earns != is_store || (is_store && enterprise.district != District::America) {
            breaches.card(
                card,
                "sort",
                "gun stores, and they alone, have `orange_bonus`; all lie in America",
            );
        }
    }
}

fn troops(deck: &Deck, breaches: &mut Breaches<'_>) {
    let troops: Vec<_> = deck
        .cards()
        .iter()
        .filter_map(|card| if let Card::Troop(troop) = card { Some(troop) } else { None })
        .collect();
    for (faction, wanted) in [(Faction::Green, 8), (Faction::Blue, 6), (Faction::White, 7), (Faction::Red, 9)]
    {
        let found = troops.iter().filter(|troop| troop.faction == faction).count();
        breaches.count(Kind::Troop, &format!("`{}` troops", faction.word()), found, wanted);
    }
    for (firepower, wanted) in [(1, 9), (2, 13), (3, 8)] {
        let found = troops.iter().filter(|troop| troop.firepower.get() == firepower).count();
        breaches.count(Kind::Troop, &format!("troops of Firepower {firepower}"), found, wanted);
    }
}

fn strife(deck: &Deck, breaches: &mut Breaches<'_>) {
    let strifes = |card: &Card| -> Vec<Strife> {
        card.effects()
            .into_iter()
            .filter_map(|(_, effect)| if let Effect::Strife(strife) = effect { Some(strife) } else { None })
            .collect()
    };
    let headlines: Vec<Strife> = deck.of_kind(Kind::Headline).flat_map(strifes).collect();
    let found = deck.of_kind(Kind::Headline).filter(|card| !strifes(card).is_empty()).count();
    if !(22..=25).contains(&found) {
        breaches.kind(
            Kind::Headline,
            format!("there are {found} headlines with strife, and there should be 22 to 25"),
        );
    }
    for (n, &one) in Faction::ALL.iter().enumerate() {
        for &other in &Faction::ALL[n + 1..] {
            let pair = Set::of(&[one, other]);
            if !headlines.iter().any(|strife| Set::of(&strife.0) == pair) {
                let message =
                    format!("no headline brings strife between `{}` and `{}`", one.word(), other.word());
                breaches.kind(Kind::Headline, message);
            }
        }
    }
    let partners = deck.of_kind(Kind::Partner).filter(|card| !strifes(card).is_empty()).count();
    breaches.count(Kind::Partner, "partners with strife", partners, 5);
}

fn black_deeds(deck: &Deck, breaches: &mut Breaches<'_>) {
    let count = |is: fn(&Deed) -> bool| {
        let deeds = deck.cards().iter().filter_map(|card| match card {
            Card::Black(black) => black.deed,
            _ => None,
        });
        deeds.filter(is).count()
    };
    let assassinations = count(|deed| *deed == Deed::Assassinate);
    breaches.count(Kind::Black, "assassinations", assassinations, 6);
    let nationalizations = count(|deed| matches!(deed, Deed::Nationalize(_)));
    breaches.count(Kind::Black, "nationalizations", nationalizations, 5);
    let conspiracies = count(|deed| matches!(deed, Deed::Conspire(_)));
    breaches.count(Kind::Black, "conspiracies", conspiracies, 3);
    let suits = count(|deed| matches!(deed, Deed::Discard(of) if of.role.single() == Some(Role::Monopoly)));
    breaches.count(Kind::Black, "suits against monopolies", suits, 2);
}

fn partners(deck: &Deck, breaches: &mut Breaches<'_>) {
    let having = |is: fn(&Ability) -> bool| {
        deck.of_kind(Kind::Partner)
            .filter(|card| card.abilities().iter().any(|(_, ability)| is(ability)))
            .count()
    };
    let of_role = |role| {
        deck.of_kind(Kind::Partner)
            .filter(|card| matches!(card, Card::Partner(partner) if partner.role == role))
            .count()
    };
    let sells = having(|ability| matches!(ability, Ability::Extra { action: ExtraAction::Sell, .. }));
    for (what, found, wanted) in [
        ("spies", having(|ability| *ability == Ability::Spy), 5),
        ("generals", having(|ability| *ability == Ability::General), 3),
        ("monopolies", having(|ability| matches!(ability, Ability::Monopoly { .. })), 5),
        ("rebel governors", having(|ability| matches!(ability, Ability::Governor(_))), 2),
        ("activists", having(|ability| matches!(ability, Ability::Agitate { .. })), 2),
        ("patents", having(|ability| matches!(ability, Ability::Patent { .. })), 1),
        ("immunities to jail", having(|ability| *ability == Ability::Immune(Immunity::Jail)), 2),
        (
            "immunities to nationalization",
            having(|ability| *ability == Ability::Immune(Immunity::Nationalization)),
            1,
        ),
        ("extra sales", sells, 3),
        ("courts", of_role(Role::Court), 2),
        ("newspapers", of_role(Role::Newspaper), 3),
    ] {
        breaches.count(Kind::Partner, what, found, wanted);
    }
}

fn costs(deck: &Deck, breaches: &mut Breaches<'_>) {
    for card in deck.cards() {
        let (min, max) = match card {
            Card::Enterprise(enterprise) => match enterprise.sort {
                Sort::Plantation => (1, 3),
                Sort::Ranch => (3, 5),
                Sort::Mine => (4, 8),
                Sort::Bank => (6, 9),
                Sort::GunStore => (3, 3),
                Sort::Smelter | Sort::Project => (5, 10),
            },
            Card::Partner(_) => (1, 12),
            Card::Troop(_) => (0, 8),
            Card::Orange(_) => (0, 3),
            Card::Black(_) => (0, 6),
            _ => continue,
        };
        for cost in card.costs() {
            if !(min..=max).contains(&cost.get()) {
                let message = format!("{cost} is unusual; such cards of our set cost {min} to {max}");
                let field = if card.kind() == Kind::Troop { "costs" } else { "cost" };
                breaches.card(card, field, message);
            }
        }
    }
}

fn words(deck: &Deck, breaches: &mut Breaches<'_>) {
    let usage = usage(deck);
    for one in &usage {
        // `jail`, `discard` and `nationalize` are words of two vocabularies.
        let cards: usize =
            usage.iter().filter(|other| other.word == one.word).map(|other| other.cards.len()).sum();
        let fits = if one.special { cards == 1 } else { cards >= 2 };
        if !fits {
            let wanted =
                if one.special { "a special is one card's own" } else { "a word serves two cards or more" };
            let cards = if cards == 1 { "1 card".to_owned() } else { format!("{cards} cards") };
            let message = format!("the {} `{}` serves {cards}; {wanted}", one.vocabulary.word(), one.word);
            let kind = match one.vocabulary {
                Vocabulary::Effect => Kind::Headline,
                Vocabulary::Ability => Kind::Partner,
                Vocabulary::Deed => Kind::Black,
            };
            breaches.kind(kind, message);
        }
    }
}
