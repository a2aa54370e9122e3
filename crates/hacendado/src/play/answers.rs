//! What a person asks beside the game: what something means, why it is not possible, what it would do.

use pax_deck::{Card, CardId, nearest_few};
use pax_rules::text::BadNotation;
use pax_rules::{
    Answer, Asked, Command, Illegal, Intent, Question, Reason, Rule, Seat, Slot, Verb, Zone, asked, check,
    reasons,
};
use pax_table::{Tongue, explain, explain_alone};

use super::session::Session;
use crate::cards::called;

/// How many legal commands are shown to somebody who wrote something else.
const SHOWN: usize = 3;
/// How many cards are named that are called alike.
const ALIKE: usize = 8;

impl Session {
    /// Reads a command that may be given now, or says what is wrong and which are nearest. Neither capitals nor a space left
    /// out matter.
    pub(super) fn read(&self, text: &str) -> Result<Command, String> {
        let typed = typed(text);
        let read = |text: &str| Command::read(self.table(), self.state(), text);
        // Cards are played at cards and on players; whoever says it the other way round is understood too.
        read(&typed).or_else(|error| {
            let swapped = if typed.contains(" at ") {
                typed.replacen(" at ", " on ", 1)
            } else {
                typed.replacen(" on ", " at ", 1)
            };
            read(&swapped).map_err(|_| self.wrong(&typed, &error))
        })
    }

    fn wrong(&self, text: &str, error: &BadNotation) -> String {
        let all: Vec<String> = self.choices().iter().map(ToString::to_string).collect();
        let near = nearest_few(text.trim(), all.iter().map(String::as_str), SHOWN);
        let near: Vec<String> = near.into_iter().map(|near| format!("`{near}`")).collect();
        let said = self.say("play-unknown", &[("text", error.text.as_str().into())]);
        if near.is_empty() {
            return said;
        }
        format!("{said} {}", self.say("play-near", &[("near", near.join(", ").into())]))
    }

    /// Says why something is not possible, or how it is done: a card, a place, an action, or a word for one of them.
    pub(super) fn why(&self, text: &str) -> Vec<String> {
        let term = explain(self.lang(), text).ok().map(|term| term.id);
        if let Some("topple" | "tripartite" | "gold-victory") = term {
            return vec![self.why_topple()];
        }
        let typed = typed(text);
        match Intent::read(self.table(), self.state(), &typed) {
            Ok(intent) => self.why_intent(intent),
            Err(error) => {
                let by_name = match called(self.deck(), text)[..] {
                    [card] => Some(Intent::Card(card.id())),
                    _ => None,
                };
                match term.and_then(verb_of).map(Intent::Verb).or(by_name) {
                    Some(intent) => self.why_intent(intent),
                    None => vec![self.wrong(&typed, &error)],
                }
            }
        }
    }

    fn why_topple(&self) -> String {
        let view = self.view();
        let is_topple = |slot: &Slot| {
            let card = view.market(*slot).and_then(|card| self.deck().card(card));
            matches!(card, Some(Card::Topple(_)))
        };
        match Slot::all().filter(is_topple).min_by_key(|slot| slot.price()) {
            Some(slot) => {
                let card = view.market(slot).map(|card| self.told(|narrator| narrator.card(card)));
                let args = [("card", card.unwrap_or_default().into()), ("slot", slot.into())];
                self.say("wants-topple-at", &args)
            }
            None => self.say("wants-topple", &[]),
        }
    }

    /// Says what comes of an intent.
    pub(super) fn why_intent(&self, intent: Intent) -> Vec<String> {
        let (table, state) = (self.table(), self.state());
        let seat = self.decider().unwrap_or(state.active());
        match reasons(table, state, seat, intent) {
            Answer::Legal(commands) => {
                let mut said = vec![self.say("play-possible", &[])];
                said.extend(commands.iter().map(|command| {
                    self.said(&command.to_string(), self.told(|narrator| narrator.choice(*command)))
                }));
                let others = self.others(seat, intent, &commands);
                if !others.is_empty() {
                    said.push(self.say("play-not-possible", &[]));
                    said.extend(others.iter().map(|reason| self.reason(intent, *reason)));
                }
                said
            }
            Answer::Forbidden(reasons) => self.forbidden(intent, &reasons),
        }
    }

    fn forbidden(&self, intent: Intent, reasons: &[Reason]) -> Vec<String> {
        let wants = match intent {
            Intent::Verb(verb) => Tongue::of(self.lang()).try_say(&format!("wants-{}", verb.word()), &[]),
            _ => None,
        };
        let acts = self.is_acting();
        // Where it is said what it takes, what can never do need not be listed.
        let is_idle = |illegal: Illegal| {
            matches!(illegal, Illegal::WrongKind { .. } | Illegal::NothingToUse { .. })
                || (acts && matches!(illegal, Illegal::NotAsked | Illegal::NotAChoice { .. }))
        };
        let told = reasons.iter().filter(|reason| wants.is_none() || !is_idle(reason.illegal));
        let told: Vec<String> = told.map(|reason| self.reason(intent, *reason)).collect();
        wants.into_iter().chain(told).collect()
    }

    fn is_acting(&self) -> bool {
        matches!(asked(self.table(), self.state()), Some(Asked { question: Question::Actions { .. }, .. }))
    }

    fn reason(&self, intent: Intent, Reason { command, illegal }: Reason) -> String {
        let said = self.refusal(illegal);
        match command.filter(|command| intent != Intent::Command(*command)) {
            Some(command) => self.said(&command.to_string(), said),
            None => said,
        }
    }

    fn said(&self, what: &str, text: String) -> String {
        self.say("play-said", &[("what", what.into()), ("text", text.into())])
    }

    /// Finds why a card of which something is possible cannot be used in the other ways that one might think of: one reason
    /// for each.
    fn others(&self, seat: Seat, intent: Intent, possible: &[Command]) -> Vec<Reason> {
        let card = match intent {
            Intent::Card(card) => Some(card),
            Intent::Slot(slot) => self.view().market(slot),
            _ => None,
        };
        let Some(card) = card.filter(|_| self.is_acting()) else { return Vec::new() };
        let could = self.view().could(self.table(), seat, card);
        let zone = self.view().zone(card);
        let sells = matches!(zone, Some(Zone::Hand(whose) | Zone::InPlay(whose)) if whose == seat);
        let tried = could.iter().map(|could| could.command).chain(sells.then_some(Command::SellCard(card)));
        let mut found: Vec<Reason> = Vec::new();
        for command in tried {
            let verb = Verb::of(command);
            let is_known = possible.iter().any(|other| Verb::of(*other) == verb)
                || found.iter().any(|reason| reason.command.is_some_and(|other| Verb::of(other) == verb));
            let is_thought_of = matches!(
                verb,
                Verb::Play
                    | Verb::Buy
                    | Verb::Public
                    | Verb::Sell
                    | Verb::Redeploy
                    | Verb::Land
                    | Verb::Upgrade
                    | Verb::Police
                    | Verb::Speculate
            );
            if is_known || !is_thought_of {
                continue;
            }
            // What lies in the Market is not in hand, and everybody knows that.
            if let Err(illegal) = check(self.table(), self.state(), seat, command)
                && !matches!(illegal, Illegal::WrongKind { .. } | Illegal::NotInHand { .. })
            {
                found.push(Reason { command: Some(command), illegal });
            }
        }
        found
    }

    /// Says what a command would do.
    pub(super) fn preview(&self, text: &str) -> Result<Vec<String>, String> {
        self.previewed(self.read(text)?)
    }

    /// Says what a command would do.
    pub(super) fn previewed(&self, command: Command) -> Result<Vec<String>, String> {
        let seat = self.decider().ok_or_else(|| self.say("play-nobody", &[]))?;
        match self.view().preview(self.table(), seat, command) {
            Ok(preview) => Ok(self.told(|narrator| narrator.preview(&preview))),
            Err(illegal) => Err(self.refusal(illegal)),
        }
    }

    /// Explains a card, by its number, its name or its place in the Market, a rule by its id, or a term.
    pub(super) fn explain(&self, word: &str) -> Result<Vec<String>, String> {
        if let Some(card) = self.card(word) {
            return Ok(vec![self.board(|board| board.card(card))]);
        }
        let id = word.trim().to_uppercase();
        if let Some(rule) = Rule::ALL.iter().find(|rule| rule.id() == id) {
            let args = [("rule", rule.id().into()), ("text", rule.says().into())];
            return Ok(vec![self.say("play-rule", &args)]);
        }
        self.term(word).map(|(name, text)| vec![self.said(&name, text)]).or_else(|unknown| {
            match called(self.deck(), word)[..] {
                [] => Err(unknown),
                [card] => Ok(vec![self.board(|board| board.card(card.id()))]),
                ref several => Ok(vec![self.alike(several)]),
            }
        })
    }

    fn alike(&self, cards: &[&Card]) -> String {
        let names: Vec<String> =
            cards.iter().take(ALIKE).map(|card| self.told(|narrator| narrator.card(card.id()))).collect();
        let mut names = names.join(", ");
        if let Some(more) = cards.len().checked_sub(ALIKE).filter(|more| *more > 0) {
            let more = pax_table::Arg::Number(i64::try_from(more).unwrap_or(i64::MAX));
            names = self.say("play-many-more", &[("cards", names.into()), ("more", more)]);
        }
        let number = cards.first().map_or_else(String::new, |card| card.id().to_string());
        self.say("play-many-cards", &[("cards", names.into()), ("number", number.into())])
    }

    /// Explains a term: its name and what it means in this game.
    pub(super) fn term(&self, word: &str) -> Result<(String, String), String> {
        let is_alone = self.table().diaz().is_some();
        let term = if is_alone { explain_alone(self.lang(), word) } else { explain(self.lang(), word) };
        term.map(|term| (term.name, term.text))
    }

    /// Finds a card by its number or its place in the Market.
    pub(super) fn card(&self, word: &str) -> Option<CardId> {
        let word = word.trim().to_lowercase();
        let by_number =
            word.parse().ok().and_then(CardId::new).filter(|card| self.deck().card(*card).is_some());
        by_number.or_else(|| {
            let slot = Slot::all().find(|slot| slot.to_string() == word)?;
            self.view().market(slot)
        })
    }
}

/// The action that a term is about.
fn verb_of(term: &str) -> Option<Verb> {
    Some(match term {
        "play" => Verb::Play,
        "market" => Verb::Buy,
        "public" => Verb::Public,
        "sale" | "economy" => Verb::Sell,
        "troop" => Verb::Redeploy,
        "land" => Verb::Land,
        "connection" | "rail" | "oval" | "canal" | "chain" => Verb::Upgrade,
        "police" | "jail" => Verb::Police,
        "speculation" => Verb::Speculate,
        "cube" => Verb::Shift,
        "spy" => Verb::Spy,
        "retreat" | "army" => Verb::Retreat,
        "stand" | "hacendado" => Verb::Flip,
        "assassination" => Verb::Kill,
        _ => return None,
    })
}

/// Returns a command as it is written: in small letters, with a space after its verb.
fn typed(text: &str) -> String {
    let text = text.trim().to_lowercase();
    let is_verb = |word: &str| Verb::read(word).is_some();
    let first = text.split_whitespace().next().unwrap_or_default();
    if is_verb(first) {
        return text;
    }
    // "buya1", "sell175": a verb with what it is about.
    let about = |rest: &str| rest.starts_with(|letter: char| letter.is_ascii_digit()) || is_place(rest);
    let cut = (1..first.len())
        .filter(|cut| first.is_char_boundary(*cut))
        .find(|cut| is_verb(&first[..*cut]) && about(&first[*cut..]));
    match cut {
        Some(cut) => format!("{} {}", &text[..cut], &text[cut..]),
        None => text,
    }
}

fn is_place(word: &str) -> bool {
    Slot::all().any(|slot| slot.to_string() == word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn capitals_and_missing_spaces_do_not_matter() {
        for (said, meant) in [
            ("BUY A1", "buy a1"),
            ("buya1", "buy a1"),
            (" Sell175 ", "sell 175"),
            ("play 184 at 061", "play 184 at 061"),
            ("END", "end"),
            ("nonsense", "nonsense"),
            ("ä1", "ä1"),
            ("", ""),
        ] {
            assert_eq!(typed(said), meant);
        }
    }
}
