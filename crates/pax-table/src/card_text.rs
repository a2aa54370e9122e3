//! What a card says.

use pax_deck::Card;
use pax_deck::card::{
    Black, BlackCost, Enterprise, Hacendado, Headline, Income, Orange, OrangeCost, Partner, PartnerSide,
    Public, PublicSide, RegimeCard, Topple, Troop, Trouble,
};
use pax_deck::effect::Effect;
use pax_deck::filter::Filter;
use pax_deck::number::Cost;
use pax_deck::vocabulary::{Kind, Prestige};
use pax_deck::word::{Set, Word};

use crate::lang::Lang;
use crate::tongue::Tongue;

/// A card as text, in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardText {
    /// The title.
    pub name: String,
    /// What kind of card it is: `mine`, `troop`.
    pub kind: String,
    /// The figures under the title, one by one: `Sonora`, `cost 4`, `by mule`, `rail 4`.
    pub stats: Vec<String>,
    /// What it does, one sentence or two each.
    pub lines: Vec<String>,
    /// A line of history, where the language has it.
    pub note: Option<String>,
}

/// Says what a card is and does.
#[must_use]
pub fn card_text(lang: Lang, card: &Card) -> CardText {
    let tongue = Tongue::of(lang);
    let (noun, stats, lines) = match card {
        Card::Enterprise(card) => {
            (format!("sort-{}", card.sort.word()), tongue.enterprise_stats(card), tongue.enterprise(card))
        }
        Card::Partner(card) => (role(card), tongue.partner_stats(card), tongue.partner(card)),
        Card::Troop(card) => ("kind-troop".to_owned(), tongue.troop_stats(card), tongue.troop(card)),
        Card::Orange(card) => ("kind-orange".to_owned(), tongue.orange_stats(card), tongue.orange(card)),
        Card::Black(card) => ("kind-black".to_owned(), tongue.black_stats(card), tongue.black(card)),
        Card::Headline(card) => {
            ("kind-headline".to_owned(), vec![tongue.word_of("bias", card.bias)], tongue.headline(card))
        }
        Card::Topple(card) => {
            ("kind-topple".to_owned(), vec![tongue.word_of("bias", card.bias)], tongue.topple(card))
        }
        Card::Hacendado(card) => ("kind-hacendado".to_owned(), Vec::new(), tongue.hacendado(card)),
        Card::Public(card) => ("kind-public".to_owned(), Vec::new(), tongue.public(card)),
        Card::Regime(card) => ("kind-regime".to_owned(), Vec::new(), tongue.regime_card(card)),
    };
    CardText { name: card.name().to_owned(), kind: tongue.word(&noun), stats, lines, note: tongue.note(card) }
}

/// Returns the noun of a partner's role.
pub(crate) fn role(card: &Partner) -> String {
    format!("role-{}", card.role.word())
}

impl Tongue {
    fn word_of<W: Word>(&self, list: &str, word: W) -> String {
        self.word(&format!("{list}-{}", word.word()))
    }

    pub(crate) fn cost(&self, cost: Cost) -> String {
        self.say("stat-cost", &[("cost", cost.get().into())])
    }

    fn prestige_stat(&self, prestige: Option<Prestige>) -> Option<String> {
        prestige.map(|prestige| self.prestige_name(prestige))
    }

    fn enterprise_stats(&self, card: &Enterprise) -> Vec<String> {
        let by = self.word(&format!("connection-{}.by", card.connection.word()));
        let mut stats = vec![
            self.word_of("district", card.district),
            self.cost(card.cost),
            self.say("stat-connection", &[("by", by.into())]),
        ];
        stats.extend(card.ovals.iter().map(|oval| {
            let to = self.word_of("upgrade", oval.to);
            self.say("stat-oval", &[("to", to.into()), ("price", oval.price.get().into())])
        }));
        stats.extend(self.prestige_stat(card.prestige));
        stats
    }

    fn enterprise(&self, card: &Enterprise) -> Vec<String> {
        let income = match card.income {
            Income::Fixed(cubes) => self.say("income-fixed", &[("cubes", cubes.get().into())]),
            Income::Start(cubes) => self.say("income-start", &[("cubes", cubes.get().into())]),
            Income::Mine => self.say("income-mine", &[]),
            Income::Bank => self.say("income-bank", &[]),
            Income::Count(of) => self.say("income-count", &[("each", self.each(of))]),
        };
        let mut lines = vec![income];
        lines.extend(card.abilities.iter().map(|&ability| self.ability(ability)));
        lines.extend(card.slave.then(|| self.say("slaves", &[])));
        lines
    }

    fn partner_stats(&self, card: &Partner) -> Vec<String> {
        match &card.sides[..] {
            [side] => {
                let colour = self.colours_of(&role(card), Set::of(&[side.faction]));
                let mut stats = vec![colour, self.cost(card.cost)];
                stats.extend(self.prestige_stat(side.prestige));
                stats
            }
            _ => vec![self.cost(card.cost)],
        }
    }

    fn partner(&self, card: &Partner) -> Vec<String> {
        let mut lines = Vec::new();
        match &card.sides[..] {
            [side] => lines.extend(side.abilities.iter().map(|&ability| self.ability(ability))),
            sides => {
                for side in sides {
                    let (marks, text) = self.partner_side(card, side);
                    let id = if text.is_empty() { "side" } else { "side-text" };
                    lines.push(self.say(
                        id,
                        &[
                            ("name", side.name.as_deref().unwrap_or_default().into()),
                            ("marks", marks.join(", ").into()),
                            ("text", text.join(" ").into()),
                        ],
                    ));
                }
            }
        }
        lines.extend(self.on_play(&card.on_play));
        lines
    }

    /// Returns the marks of a side, its colour and prestige, and what it does.
    fn partner_side(&self, card: &Partner, side: &PartnerSide) -> (Vec<String>, Vec<String>) {
        let text = side.abilities.iter().map(|&ability| self.ability(ability)).collect();
        let colour = self.colours_of(&role(card), Set::of(&[side.faction]));
        (std::iter::once(colour).chain(self.prestige_stat(side.prestige)).collect(), text)
    }

    fn public_side(&self, side: &PublicSide) -> Vec<String> {
        let mut text: Vec<String> = side.abilities.iter().map(|&ability| self.ability(ability)).collect();
        text.extend(self.on_play(&side.on_play));
        text
    }

    /// Returns the marks of a side of a card that has two, and what that side does.
    pub(crate) fn side_says(&self, card: &Card, side: usize) -> Option<(Vec<String>, Vec<String>)> {
        match card {
            Card::Partner(card) => Some(self.partner_side(card, card.sides.get(side)?)),
            Card::Public(card) => {
                let side = card.sides.get(side)?;
                let colour = self.colours_of("kind-public", side.faction);
                Some((vec![colour, self.prestige_name(side.prestige)], self.public_side(side)))
            }
            _ => None,
        }
    }

    /// Returns what a headline says, one sentence or two each.
    pub(crate) fn says(&self, card: &Card) -> Vec<String> {
        match card {
            Card::Headline(card) => self.headline(card),
            _ => Vec::new(),
        }
    }

    /// Returns what a Hacendado's ability is, one sentence each.
    pub(crate) fn abilities(&self, card: &Hacendado) -> Vec<String> {
        card.abilities.iter().map(|&ability| self.ability(ability)).collect()
    }

    fn public(&self, card: &Public) -> Vec<String> {
        card.sides
            .iter()
            .map(|side| {
                let text = self.public_side(side);
                let id = if text.is_empty() { "side-public" } else { "side-public-text" };
                self.say(
                    id,
                    &[
                        ("name", side.name.as_str().into()),
                        ("colour", self.colours(side.faction).into()),
                        ("prestige", self.prestige_name(side.prestige).into()),
                        ("cost", side.cost.get().into()),
                        ("text", text.join(" ").into()),
                    ],
                )
            })
            .collect()
    }

    fn on_play(&self, effects: &[Effect]) -> Option<String> {
        let text: Vec<String> = effects.iter().map(|&effect| self.effect(effect)).collect();
        (!text.is_empty()).then(|| self.say("on-play", &[("text", text.join(" ").into())]))
    }

    fn troop_stats(&self, card: &Troop) -> Vec<String> {
        let mut stats = vec![
            self.colours_of("kind-troop", Set::of(&[card.faction])),
            self.word_of("district", card.district),
            self.say("stat-firepower", &[("firepower", card.firepower.get().into())]),
            self.say(
                "stat-deploy",
                &[
                    ("rail", card.costs.rail.get().into()),
                    ("mule", card.costs.mule.get().into()),
                    ("foot", card.costs.foot.get().into()),
                ],
            ),
        ];
        stats.extend(self.prestige_stat(card.prestige));
        stats
    }

    fn troop(&self, card: &Troop) -> Vec<String> {
        let mut lines: Vec<String> = card.on_play.iter().map(|&effect| self.effect(effect)).collect();
        lines.extend(card.slave_revolt.then(|| self.say("slave_revolt", &[])));
        lines
    }

    fn orange_stats(&self, card: &Orange) -> Vec<String> {
        vec![match card.cost {
            OrangeCost::Gold(cost) => self.cost(cost),
            OrangeCost::PerDisk => self.say("stat-cost-x", &[]),
        }]
    }

    fn orange(&self, card: &Orange) -> Vec<String> {
        let mut target = card.target.unwrap_or(Filter { kind: Some(Kind::Enterprise), ..Filter::default() });
        if let Some(flag) = card.district {
            target.district = Set::of(&[flag]);
        }
        let a = self.a(target);
        let (id, disks) = match card.unrest {
            Trouble::Disks(disks) => ("trouble", disks),
            Trouble::UpTo(disks) => ("trouble-x", disks),
        };
        // In the order in which the rules resolve it (PROC-D.4): theft, Unrest, effects.
        let mut lines: Vec<String> = self.steal(card.steal).into_iter().collect();
        lines.push(self.say(id, &[("disks", disks.get().into()), ("a", a)]));
        lines.extend(card.effects.iter().map(|&effect| self.effect(effect)));
        lines.extend(self.against(card.opponent_only, card.award, card.jailed));
        lines
    }

    fn black_stats(&self, card: &Black) -> Vec<String> {
        let cost = match card.cost {
            BlackCost::Gold(cost) => self.cost(cost),
            BlackCost::Target => self.say("stat-cost-target", &[]),
        };
        let under = self.word(&format!("regime-{}.under", card.regime.word()));
        vec![cost, self.say("stat-one-action", &[("under", under.into())])]
    }

    fn black(&self, card: &Black) -> Vec<String> {
        // In the order in which the rules resolve it (PROC-D.4): theft, then the deed.
        let mut lines: Vec<String> = self.steal(card.steal).into_iter().collect();
        lines.extend(card.deed.map(|deed| self.deed(deed)));
        lines.extend(self.against(card.opponent_only, card.award, card.jailed));
        lines
    }

    /// Says whom a card can be played against, and what the victim keeps.
    fn against(&self, opponent_only: bool, award: Option<Prestige>, jailed: bool) -> Vec<String> {
        let mut lines = Vec::new();
        lines.extend(opponent_only.then(|| self.say("opponent-only", &[])));
        lines.extend(award.map(|award| {
            let id = if jailed { "award-jailed" } else { "award" };
            self.say(id, &[("prestige", self.prestige_name(award).into())])
        }));
        lines
    }

    fn headline(&self, card: &Headline) -> Vec<String> {
        card.effects.iter().map(|&effect| self.effect(effect)).collect()
    }

    fn topple(&self, card: &Topple) -> Vec<String> {
        vec![self.say("topple-heel", &[("prestige", self.prestige_name(card.heel).into())])]
    }

    fn hacendado(&self, card: &Hacendado) -> Vec<String> {
        let mut lines = self.abilities(card);
        lines.push(self.say("loyalist", &[]));
        lines.extend(card.sides.iter().map(|plan| {
            let by = self.word(&format!("connection-{}.by", plan.connection.word()));
            self.say(
                "plan",
                &[
                    ("name", plan.name.as_str().into()),
                    ("prestige", self.prestige_name(plan.prestige).into()),
                    ("colour", self.colours(Set::of(&[plan.prestige.faction()])).into()),
                    ("by", by.into()),
                ],
            )
        }));
        lines
    }

    fn regime_card(&self, card: &RegimeCard) -> Vec<String> {
        let figures = self.say(
            "regime-figures",
            &[
                ("mines", card.mines.get().into()),
                ("economy", card.economy.get().into()),
                ("prestige", self.prestige_name(card.topple).into()),
            ],
        );
        vec![figures, self.say(&format!("regime-rule-{}", card.regime.word()), &[])]
    }
}
