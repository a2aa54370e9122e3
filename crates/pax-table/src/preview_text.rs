//! What a command would do, in sentences.

use pax_deck::vocabulary::Prestige;
use pax_deck::word::Word as _;
use pax_rules::{Figures, Preview, Question, Viewer};

use crate::narrator::Narrator;
use crate::tongue::Arg;

impl Narrator<'_> {
    /// Says what a command would do: the events, everybody's figures that would change, and who could topple Díaz then
    /// and cannot now.
    #[must_use]
    pub fn preview(self, preview: &Preview) -> Vec<String> {
        let mut said = self.happened(&preview.events);
        for (before, after) in preview.before.iter().zip(&preview.after) {
            let changes = self.changes(before, after);
            if !changes.is_empty() {
                let changes = self.commas(&changes).into();
                said.push(
                    self.say("then-figures", &[("seat", self.seat_arg(after.seat)), ("changes", changes)]),
                );
            }
        }
        let is_over = preview.then.outcome().is_some();
        for (before, after) in preview.topples_before.iter().zip(&preview.topples_after) {
            let could = before.now && before.missing == 0;
            if after.now && after.missing == 0 && !could && !is_over {
                said.push(self.say(
                    "then-topples",
                    &[
                        ("seat", self.seat_arg(after.seat)),
                        ("prestige", self.word("prestige", after.prestige)),
                    ],
                ));
            }
        }
        if preview.goes_on {
            said.push(self.say("then-unknown", &[]));
        }
        said.extend(self.asked_then(preview));
        said
    }

    /// Says what would be asked where the foresight ends; that it is one's turn still needs no saying.
    fn asked_then(self, preview: &Preview) -> Option<String> {
        let scene = self.scene()?;
        let asked = preview.then.asked(scene.table).filter(|_| !preview.goes_on)?;
        let whom = asked.whom?;
        let me = self.asked().and_then(|asked| asked.whom);
        let narrator = self.at(scene.table, &preview.then);
        let question = narrator.asks(asked, Viewer::Seat(whom));
        match (asked.question, Some(whom) == me) {
            (Question::Actions { .. }, true) => None,
            (_, true) => Some(self.say("then-asked-you", &[("question", question.into())])),
            (_, false) => {
                Some(self.say("then-asked", &[("seat", self.seat_arg(whom)), ("question", question.into())]))
            }
        }
    }

    fn changes(self, before: &Figures, after: &Figures) -> Vec<String> {
        let change = |id: &str, before: u16, after: u16| {
            (before != after).then(|| self.say(id, &[("before", before.into()), ("after", after.into())]))
        };
        let figures = [
            change("then-gold", before.gold, after.gold),
            change("then-reserve", before.reserve.into(), after.reserve.into()),
        ];
        figures.into_iter().flatten().chain(self.standing_changes(before, after)).collect()
    }

    /// Says how income and prestige change.
    pub(crate) fn standing_changes(self, before: &Figures, after: &Figures) -> Vec<String> {
        let income = (before.income != after.income).then(|| {
            self.say("then-income", &[("before", before.income.into()), ("after", after.income.into())])
        });
        let prestige = Prestige::ALL.iter().filter_map(|kind| {
            let (before, after) = (before.prestige[kind.index()], after.prestige[kind.index()]);
            let args: [(&str, Arg); 3] = [
                ("prestige", self.word("prestige", *kind)),
                ("before", before.into()),
                ("after", after.into()),
            ];
            (before != after).then(|| self.say("then-prestige", &args))
        });
        income.into_iter().chain(prestige).collect()
    }
}
