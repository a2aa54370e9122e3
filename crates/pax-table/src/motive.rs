//! Why a bot did what it did, in words: the row of its list, what it weighed, or how likely it is to win.

use pax_rules::{Command, Rule, Verb};

use crate::narrator::Narrator;
use crate::tongue::Arg;

/// Why a bot chose what it did.
#[derive(Clone, Debug, PartialEq)]
pub enum Motive {
    /// It drew lots.
    Lot,
    /// It wants to be as near to toppling Díaz as it can.
    Nearest,
    /// It follows rules of its own, the most general first.
    Rows(Vec<Rule>),
    /// It weighed what it could do, in gold, the best first.
    Worth(Vec<Weighed>),
    /// It looked ahead how likely it is to win, the best first; a term `visits` says how often.
    Chance(Vec<Weighed>),
    /// It does not say.
    Silent,
}

/// A command and what a bot thinks of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Weighed {
    /// The command.
    pub command: Command,
    /// What it is worth in gold, or how likely it is to win by it, from 0 to 1.
    pub value: f32,
    /// What that is made of, by the names that the bot has for it.
    pub terms: Vec<(&'static str, f32)>,
}

/// What is worth as much as this ends the game: no table has so much gold.
const DECIDED: f32 = 1_000.0;
/// What is worth less than this is not worth a word.
const LITTLE: f32 = 0.05;
/// How many terms are told.
const TERMS: usize = 3;
/// How many commands are told beside the one that was chosen.
const OTHERS: usize = 2;

impl Weighed {
    fn term(&self, name: &str) -> f32 {
        self.terms.iter().find(|(of, _)| *of == name).map_or(0.0, |(_, value)| *value)
    }

    /// Returns how often it was looked at.
    fn visits(&self) -> Arg {
        Arg::Number(whole(self.term("visits")))
    }

    fn percent(&self) -> Arg {
        Arg::Number(whole(self.value.clamp(0.0, 1.0) * 100.0))
    }
}

impl Narrator<'_> {
    /// Says why a bot chose a command, in a sentence: "Worth 12.4 gold more to it than to stop now: income +6.0, gold −2.0."
    #[must_use]
    pub fn motive(self, chosen: Command, motive: &Motive) -> String {
        let plain = |id: &str| self.say(id, &[]);
        match motive {
            Motive::Lot => plain("why-lot"),
            Motive::Nearest => plain("why-nearest"),
            Motive::Rows(rows) if !rows.is_empty() => self.rows(rows),
            Motive::Worth(list) => match find(list, chosen).filter(|best| !best.terms.is_empty()) {
                Some(best) => self.worth(best, list),
                None => plain("why-silent"),
            },
            Motive::Chance(list) => match find(list, chosen) {
                Some(best) => {
                    let looks = Arg::Number(list.iter().map(|of| whole(of.term("visits"))).sum());
                    let args = [("percent", best.percent()), ("visits", best.visits()), ("looks", looks)];
                    self.say("why-chance", &args)
                }
                None => plain("why-silent"),
            },
            Motive::Rows(_) | Motive::Silent => plain("why-silent"),
        }
    }

    /// Says what else a bot thought of, and how much less of it: a sentence for each command. The table is the one before
    /// it chose.
    #[must_use]
    pub fn rejected(self, chosen: Command, motive: &Motive) -> Vec<String> {
        let (Motive::Worth(list) | Motive::Chance(list)) = motive else { return Vec::new() };
        // What ends the game needs no comparison.
        let Some(best) = find(list, chosen).filter(|best| best.value.abs() < DECIDED) else {
            return Vec::new();
        };
        let is_chance = matches!(motive, Motive::Chance(_));
        // What it gains over stopping is said with what it chose, and what it never looked at it knows nothing of.
        let is_told = |other: &&Weighed| {
            let is_known = if is_chance { other.term("visits") > 0.0 } else { !is_stop(other) };
            other.command != chosen && is_known
        };
        let mut told: Vec<&Weighed> = Vec::new();
        for other in list.iter().filter(is_told) {
            // A card put here or there for the same price is one thought.
            let is_alike = |known: &&Weighed| {
                Verb::of(known.command) == Verb::of(other.command)
                    && (known.value - other.value).abs() < LITTLE
            };
            if told.len() < OTHERS && (is_chance || !told.iter().any(is_alike)) {
                told.push(other);
            }
        }
        told.into_iter().map(|other| self.other(best, other, is_chance)).collect()
    }

    fn rows(self, rows: &[Rule]) -> String {
        let row = |rule: &Rule| {
            let id = rule.id();
            let words = self.tongue.try_say(&format!("row-{}", id.to_lowercase()), &[]);
            let text = words.unwrap_or_else(|| rule.says().to_owned());
            self.say("why-row", &[("text", text.into()), ("rule", id.into())])
        };
        let rows: Vec<String> = rows.iter().map(row).collect();
        self.say("why-rows", &[("rows", self.semicolons(&rows).into())])
    }

    fn worth(self, best: &Weighed, list: &[Weighed]) -> String {
        if best.value.abs() >= DECIDED {
            return self.say(if best.value > 0.0 { "why-wins" } else { "why-loses" }, &[]);
        }
        if is_stop(best) {
            return self.say("why-stops", &[]);
        }
        let stop = list.iter().find(|other| is_stop(other) && other.value.abs() < DECIDED);
        let next = || list.iter().find(|other| other.command != best.command);
        let (id, beside) = match stop {
            Some(stop) => ("why-gains", Some(stop)),
            None => ("why-ahead", next()),
        };
        let Some(beside) = beside else { return self.say("why-silent", &[]) };
        if beside.value <= -DECIDED {
            return self.say("why-saves", &[]);
        }
        let gain = best.value - beside.value;
        if gain < LITTLE {
            return self.say("why-even", &[]);
        }
        self.say(id, &[("value", self.tenths(gain).into()), ("terms", self.terms(best, beside).into())])
    }

    fn other(self, best: &Weighed, other: &Weighed, is_chance: bool) -> String {
        let command = self.command(other.command);
        let command = ("command", Arg::from(command.trim_end_matches('.')));
        let less = best.value - other.value;
        if is_chance {
            let args = [command, ("percent", other.percent()), ("visits", other.visits())];
            self.say("why-other-chance", &args)
        } else if other.value <= -DECIDED {
            self.say("why-other-loses", &[command])
        } else if less < LITTLE {
            self.say("why-other-even", &[command])
        } else {
            let args =
                [command, ("value", self.tenths(less).into()), ("terms", self.terms(other, best).into())];
            self.say("why-other", &args)
        }
    }

    /// Says in what one thought differs from another: "income +6.0, gold −2.0", the weightiest first.
    fn terms(self, one: &Weighed, other: &Weighed) -> String {
        let mut terms: Vec<(&str, f32)> =
            one.terms.iter().map(|(name, value)| (*name, value - other.term(name))).collect();
        terms.sort_by(|(_, one), (_, other)| other.abs().total_cmp(&one.abs()));
        let told = terms.iter().filter(|(_, value)| value.abs() >= LITTLE).count().clamp(1, TERMS);
        let term = |(name, value): &(&str, f32)| {
            let words = self.tongue.try_say(&format!("weight-{}", name.replace(' ', "-")), &[]);
            let sign = if *value < 0.0 { '−' } else { '+' };
            let value = format!("{sign}{}", self.tenths(value.abs()));
            let term = words.unwrap_or_else(|| (*name).to_owned());
            self.say("why-term", &[("term", term.into()), ("value", value.into())])
        };
        let terms: Vec<String> = terms.iter().take(told).map(term).collect();
        self.commas(&terms)
    }

    fn tenths(self, value: f32) -> String {
        let tenths = whole(value * 10.0);
        let args = [("whole", Arg::Number(tenths / 10)), ("tenth", Arg::Number(tenths % 10))];
        self.say("why-tenths", &args)
    }
}

fn find(list: &[Weighed], command: Command) -> Option<&Weighed> {
    list.iter().find(|of| of.command == command)
}

/// Tells whether a thought is to stop: that is worth what there is.
fn is_stop(of: &Weighed) -> bool {
    of.command == Command::EndActions
}

/// Returns the nearest whole number.
fn whole(value: f32) -> i64 {
    #[expect(clippy::cast_possible_truncation, reason = "what does not fit becomes the nearest that does")]
    let whole = value.round() as i64;
    whole
}
