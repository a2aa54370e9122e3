//! Effects, abilities and deeds as sentences.

use pax_deck::ability::{Ability, Discount, ExtraAction, Purchase, SpecialAbility};
use pax_deck::deed::{Deed, SpecialDeed, Steal};
use pax_deck::effect::{Effect, Reach, Scope, SpecialEffect};
use pax_deck::filter::Filter;
use pax_deck::vocabulary::{Kind, Prestige, Regime};
use pax_deck::word::{Set, Word};

use crate::phrase::Form;
use crate::tongue::{Arg, Tongue};

const ANY_ENTERPRISE: Filter = Filter {
    kind: Some(Kind::Enterprise),
    sort: Set::EMPTY,
    role: Set::EMPTY,
    district: Set::EMPTY,
    faction: Set::EMPTY,
    prestige: None,
    connection: None,
    slave: None,
    unrest: None,
    troop: None,
    cost_max: None,
};

impl Tongue {
    /// Says what happens once.
    pub(crate) fn effect(&self, effect: Effect) -> String {
        match effect {
            Effect::Regime(regime) => self.say("regime", &[("regime", self.regime(regime))]),
            Effect::Strife(strife) => {
                let [one, other] =
                    strife.0.map(|faction| self.word(&format!("faction-{}.name", faction.word())));
                self.say("strife", &[("one", one.into()), ("other", other.into())])
            }
            Effect::Unrest { disks, of, reach } => {
                let id = match reach {
                    Reach::Every => "unrest",
                    Reach::EveryOther => "unrest-other",
                };
                self.say(id, &[("disks", disks.get().into()), ("each", self.each(of))])
            }
            Effect::Calm { disks, of } => {
                self.say("calm", &[("disks", disks.get().into()), ("each", self.each(of))])
            }
            Effect::Nationalize { of, scope: Scope::All } => {
                self.say("nationalize-all", &[("all", self.all(of))])
            }
            Effect::Nationalize { of, scope: Scope::EachPlayerOne } => {
                self.say("nationalize-each_player_one", &[("a", self.a(of))])
            }
            Effect::Gold { change, who, per } => {
                let verb = if change.get() > 0 { "gain" } else { "lose" };
                let id = format!("gold-{verb}-{}", who.word());
                let gold: Arg = change.get().unsigned_abs().into();
                match per {
                    None => self.say(&id, &[("gold", gold)]),
                    Some(tally) => {
                        let each = self.tally(tally).into();
                        self.say(&format!("{id}-per"), &[("gold", gold), ("each", each)])
                    }
                }
            }
            Effect::Recall(of) => self.say("recall", &[("each", self.each(of))]),
            Effect::Discard(of) => self.say("discard", &[("all", self.all(of))]),
            Effect::Land { cubes, of, who } => {
                self.say(&format!("land-{}", who.word()), &[("cubes", cubes.get().into()), ("a", self.a(of))])
            }
            Effect::Amnesty => self.say("amnesty", &[]),
            Effect::Jail(of) => self.say("jail", &[("a", self.a(of))]),
            Effect::ClearSpeculation => self.say("clear_speculation", &[]),
            Effect::Special(special) => self.special_effect(special),
        }
    }

    fn special_effect(&self, special: SpecialEffect) -> String {
        match special {
            SpecialEffect::HalveGold => self.say("halve_gold", &[]),
            SpecialEffect::HandDiscard(cards) => self.say("hand_discard", &[("cards", cards.get().into())]),
            SpecialEffect::ConnectionLoss(of) => self.say("connection_loss", &[("a", self.a(of))]),
        }
    }

    /// Says what holds while in play.
    pub(crate) fn ability(&self, ability: Ability) -> String {
        match ability {
            Ability::Extra { action, of } => self.extra(action, of),
            Ability::Discount { price, on, of } => self.paying("discount", on, of, Some(self.price(price))),
            Ability::Monopoly { on, of } => self.paying("monopoly", on, of, None),
            Ability::General => self.say("general", &[]),
            Ability::Immune(immunity) => self.say(&format!("immune-{}", immunity.word()), &[]),
            Ability::Patent { cubes, of } => {
                self.say("patent", &[("cubes", cubes.get().into()), ("many", self.many(of))])
            }
            Ability::Spy => self.say("spy", &[]),
            Ability::Topple { of, defence } => {
                let change = if defence.get() > 0 { "+1" } else { "−1" };
                if of == Set::all() {
                    return self.say("topple-any", &[("change", change.into())]);
                }
                let kinds: Vec<String> = of.iter().map(|prestige| self.prestige_name(prestige)).collect();
                let kinds = self.join("list-or", &kinds);
                self.say("topple", &[("prestige", kinds.into()), ("change", change.into())])
            }
            Ability::Agitate { disks, of } => {
                let a = self.a(of.unwrap_or(ANY_ENTERPRISE));
                self.say("agitate", &[("disks", disks.get().into()), ("a", a)])
            }
            Ability::Governor(district) => {
                let flag = self.word(&format!("district-{}.flag", district.word()));
                self.say("governor", &[("flag", flag.into())])
            }
            Ability::OrangeBonus(gold) => self.say("orange_bonus", &[("gold", gold.get().into())]),
            Ability::Income(cubes) => self.say("income-cubes", &[("cubes", cubes.get().into())]),
            Ability::Bounty { gold, on } => {
                self.say(&format!("bounty-{}", on.word()), &[("gold", gold.get().into())])
            }
            Ability::HandLimit(cards) => self.say("hand_limit", &[("cards", cards.get().into())]),
            Ability::Protect(of) => self.say("protect", &[("many", self.many(of))]),
            Ability::Special(SpecialAbility::Roam) => self.say("roam", &[]),
            Ability::Special(SpecialAbility::Decree(regime)) => {
                self.say("decree", &[("regime", self.regime(regime))])
            }
        }
    }

    fn extra(&self, action: ExtraAction, of: Option<Filter>) -> String {
        let id = format!("extra-{}", action.word());
        match of {
            Some(of) => self.say(&id, &[("a", self.a(of))]),
            None => self.say(&id, &[]),
        }
    }

    fn price(&self, price: Discount) -> String {
        match price {
            Discount::Half => self.say("price-half", &[]),
            Discount::Free => self.say("price-free", &[]),
            Discount::Less(gold) => self.say("price-less", &[("gold", gold.get().into())]),
        }
    }

    fn paying(&self, word: &str, on: Purchase, of: Option<Filter>, price: Option<String>) -> String {
        let id = format!("{word}-{}", on.word());
        let price = price.map(|price| ("price", Arg::from(price)));
        match of {
            Some(of) => {
                let of = Some(("many", self.many(of)));
                let is_of_cards = matches!(on, Purchase::Play | Purchase::Buy);
                let id = if is_of_cards { id } else { format!("{id}-of") };
                self.say(&id, &of.into_iter().chain(price).collect::<Vec<_>>())
            }
            None => self.say(&id, &price.into_iter().collect::<Vec<_>>()),
        }
    }

    /// Says what a black card does.
    pub(crate) fn deed(&self, deed: Deed) -> String {
        match deed {
            Deed::Assassinate => self.say("assassinate", &[]),
            Deed::Nationalize(of) => self.say("deed-nationalize", &[("a", self.a(of))]),
            Deed::Conspire(of) => self.say("conspire", &[("a", self.a(of))]),
            Deed::Discard(of) => self.say("deed-discard", &[("a", self.a(of))]),
            Deed::Jail => self.say("deed-jail", &[]),
            Deed::Special(SpecialDeed::RemoveCubes { cubes, of }) => {
                self.say("remove_cubes", &[("cubes", cubes.get().into()), ("a", self.a(of))])
            }
            Deed::Special(SpecialDeed::Repossess(of)) => self.say("repossess", &[("a", self.a(of))]),
        }
    }

    /// Says what is stolen, if anything is.
    pub(crate) fn steal(&self, steal: Steal) -> Option<String> {
        match steal {
            Steal::Gold(gold) => (gold.get() > 0).then(|| self.say("steal", &[("gold", gold.get().into())])),
            Steal::Counted(theft) => {
                let each = self.tally(theft.per).into();
                let id = format!("steal-{}", theft.of.word());
                Some(self.say(&id, &[("gold", theft.each.get().into()), ("each", each)]))
            }
        }
    }

    pub(crate) fn each(&self, of: Filter) -> Arg {
        self.cards(of, Form::Each).into()
    }

    pub(crate) fn a(&self, of: Filter) -> Arg {
        self.cards(of, Form::A).into()
    }

    fn many(&self, of: Filter) -> Arg {
        self.cards(of, Form::Many).into()
    }

    fn all(&self, of: Filter) -> Arg {
        self.cards(of, Form::All).into()
    }

    fn regime(&self, regime: Regime) -> Arg {
        self.word(&format!("regime-{}", regime.word())).into()
    }

    pub(crate) fn prestige_name(&self, prestige: Prestige) -> String {
        self.word(&format!("prestige-{}", prestige.word()))
    }
}
