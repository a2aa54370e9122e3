//! A filter as a noun with what narrows it.

use pax_deck::effect::Tally;
use pax_deck::filter::Filter;
use pax_deck::vocabulary::{District, Faction, Kind};
use pax_deck::word::{Set, Word};

use crate::tongue::Tongue;

/// The form in which a noun is needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// After "each" or "per".
    Each,
    /// One of them, as an object.
    A,
    /// Several, without an article.
    Many,
    /// Every one of them.
    All,
}

impl Form {
    const fn name(self) -> &'static str {
        match self {
            Self::Each => "each",
            Self::A => "a",
            Self::Many => "many",
            Self::All => "all",
        }
    }

    /// Returns the list word: one of them is this *or* that, several are these *and* those.
    const fn list(self) -> &'static str {
        match self {
            Self::Each | Self::A => "list-or",
            Self::Many | Self::All => "list-and",
        }
    }
}

impl Tongue {
    /// Says which cards a filter means.
    pub(crate) fn cards(&self, filter: Filter, form: Form) -> String {
        let nouns = nouns(filter);
        let said: Vec<String> = nouns
            .iter()
            .enumerate()
            .map(|(n, noun)| {
                let form = match form {
                    // "all mines and smelters": the quantifier stands once.
                    Form::All if n > 0 => Form::Many,
                    // "a mine or smelter", where the language leaves the second article out.
                    Form::A if n > 0 && self.word("article") == "once" => Form::Each,
                    form => form,
                };
                self.noun(noun, filter.faction, form)
            })
            .collect();
        let mut phrase = self.join(form.list(), &said);
        for narrower in self.narrowers(filter) {
            phrase.push(' ');
            phrase.push_str(&narrower);
        }
        phrase
    }

    /// Says what is counted.
    pub(crate) fn tally(&self, tally: Tally) -> String {
        match tally {
            Tally::Cards(filter) => self.cards(filter, Form::Each),
            Tally::Prestige(prestige) => self.word(&format!("prestige-{}.point", prestige.word())),
        }
    }

    /// Says the colours by themselves.
    pub(crate) fn colours(&self, factions: Set<Faction>) -> String {
        let names: Vec<String> =
            factions.iter().map(|faction| self.word(&format!("faction-{}.name", faction.word()))).collect();
        self.join("list-and", &names)
    }

    /// Says the colours beside a noun with which they agree: "troop, white".
    pub(crate) fn colours_of(&self, noun: &str, factions: Set<Faction>) -> String {
        let gender = self.word(&format!("{noun}.gender"));
        let names: Vec<String> = factions
            .iter()
            .map(|faction| {
                self.say(
                    &format!("faction-{}.beside", faction.word()),
                    &[("gender", gender.as_str().into()), ("form", "one".into())],
                )
            })
            .collect();
        self.join("list-and", &names)
    }

    fn noun(&self, noun: &str, factions: Set<Faction>, form: Form) -> String {
        let gender = self.word(&format!("{noun}.gender"));
        let colours: Vec<String> = factions
            .iter()
            .map(|faction| {
                let id = format!("faction-{}", faction.word());
                self.say(&id, &[("form", form.name().into()), ("gender", gender.as_str().into())])
            })
            .collect();
        let adjective = if colours.is_empty() {
            String::new()
        } else {
            self.say("adjective", &[("adj", self.join(form.list(), &colours).into())])
        };
        let id = match form {
            Form::Each => noun.to_owned(),
            other => format!("{noun}.{}", other.name()),
        };
        self.say(&id, &[("adj", adjective.into())])
    }

    fn narrowers(&self, filter: Filter) -> Vec<String> {
        let either =
            |asked: Option<bool>, yes: &str, no: &str| asked.map(|is| self.word(if is { yes } else { no }));
        [
            self.place(filter),
            filter.cost_max.map(|cost| self.say("cost-max", &[("cost", cost.get().into())])),
            filter.prestige.map(|prestige| self.word(&format!("prestige-{}.with", prestige.word()))),
            either(filter.slave, "with-slaves", "without-slaves"),
            filter.connection.map(|connection| self.word(&format!("connection-{}.with", connection.word()))),
            either(filter.troop, "with-troop", "without-troop"),
            either(filter.unrest, "in-unrest", "not-in-unrest"),
        ]
        .into_iter()
        .flatten()
        .collect()
    }

    /// Says where: an enterprise lies in a district, a troop is of one.
    fn place(&self, filter: Filter) -> Option<String> {
        if filter.district.is_empty() {
            return None;
        }
        let attribute = if filter.kind == Some(Kind::Troop) { "of" } else { "in" };
        let mexico = Set::of(&[District::Sonora, District::Chihuahua]);
        if filter.district == mexico {
            return Some(self.word(&format!("district-mexico.{attribute}")));
        }
        let places: Vec<String> = filter
            .district
            .iter()
            .map(|district| self.word(&format!("district-{}.{attribute}", district.word())))
            .collect();
        Some(self.join("list-or", &places))
    }
}

/// Returns the nouns that a filter asks for: the sorts, the roles, or the kind.
fn nouns(filter: Filter) -> Vec<String> {
    if !filter.sort.is_empty() {
        filter.sort.iter().map(|sort| format!("sort-{}", sort.word())).collect()
    } else if !filter.role.is_empty() {
        filter.role.iter().map(|role| format!("role-{}", role.word())).collect()
    } else {
        vec![filter.kind.map_or("kind-card".to_owned(), |kind| format!("kind-{}", kind.word()))]
    }
}
