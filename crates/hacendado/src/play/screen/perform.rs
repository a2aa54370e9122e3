//! What comes of a key: the game is asked, and the answer is put where it can be read.

use pax_deck::CardId;
use pax_rules::{Command, Slot, Verb, Zone};
use pax_table::{card_text, terms};

use super::input::{Asks, Candidate, Input};
use super::keys::Effect;
use super::spot::{Spot, spots};
use super::ui::{Kind, Popup, Stage, Ui, separated};
use crate::play::session::Session;

/// Does what a key asks of the game.
pub(super) fn perform(session: &mut Session, ui: &mut Ui, effect: Effect) -> anyhow::Result<()> {
    match effect {
        Effect::Nothing | Effect::Leave | Effect::Redraw | Effect::Hurry => {}
        Effect::Act(command) => {
            ui.reads();
            let acted = session.act(command)?;
            went(ui, acted);
        }
        Effect::TakeBack => {
            let taken_back = session.take_back()?;
            went(ui, taken_back);
        }
        Effect::Ask(asks) => ui.input = Some(Input::new(asks, candidates(session, asks))),
        Effect::Answer(asks, text) => answer(session, ui, asks, &text)?,
        Effect::Explain(command) => match subject(session, command) {
            Some(card) => ui.popup = Some(explained(session, card)),
            None => ui.input = Some(Input::new(Asks::Explain, candidates(session, Asks::Explain))),
        },
        Effect::Preview(command) => match session.previewed(command) {
            Ok(said) => {
                let what = session.told(|narrator| narrator.command(command));
                let title = session.say("screen-preview", &[]);
                ui.popup = Some(Popup::new(title, [what, String::new()].into_iter().chain(said).collect()));
            }
            Err(why) => ui.notice = Some(why),
        },
        Effect::Story => {
            let told = Popup::new(session.say("screen-page-story", &[]), session.log(usize::MAX));
            ui.popup = Some(Popup { scroll: usize::MAX, ..told });
        }
        Effect::Ledger => {
            let lines = session.ledger().lines().map(str::to_owned).collect();
            let listed = Popup::new(session.say("screen-ledger", &[]), lines);
            ui.popup = Some(Popup { kind: Kind::Figures, ..listed });
        }
        Effect::Motives => motives(session, ui),
        Effect::OpenFirst => ui.notice = Some(session.say("screen-open-first", &[])),
    }
    Ok(())
}

/// Says why the bots did what they did, the last choice at the end.
fn motives(session: &Session, ui: &mut Ui) {
    let told = session.motives(None);
    if told.is_empty() {
        ui.notice = Some(session.say("play-bots-none", &[]));
        return;
    }
    let mut lines = Vec::new();
    for told in told {
        lines.extend([format!("{} {}", told.done, told.why)].into_iter().chain(told.others));
        lines.push(String::new());
    }
    lines.pop();
    ui.popup = Some(Popup::new(session.say("screen-bots", &[]), lines));
}

/// The game has gone on, or says why it has not.
fn went(ui: &mut Ui, done: Result<Vec<String>, String>) {
    match done {
        Ok(story) => {
            ui.tell(story);
            ui.input = None;
            ui.stage = Stage::Running;
        }
        Err(why) => ui.notice = Some(why),
    }
}

fn answer(session: &mut Session, ui: &mut Ui, asks: Asks, text: &str) -> anyhow::Result<()> {
    match asks {
        Asks::Command | Asks::Why if text.is_empty() => ui.input = None,
        Asks::Command => match session.read(text) {
            Ok(command) => {
                ui.reads();
                let acted = session.act(command)?;
                went(ui, acted);
            }
            Err(why) => ui.notice = Some(why),
        },
        Asks::Why => {
            let title = session.say("screen-why", &[("what", text.into())]);
            ui.popup = Some(Popup::new(title, session.why(text)));
            ui.input = None;
        }
        Asks::Explain if text.is_empty() => {
            ui.popup = Some(help(session));
            ui.input = None;
        }
        Asks::Explain => {
            let card = session.card(text).map(|card| explained(session, card));
            let term = || session.term(text).map(|(name, said)| Popup::new(name, vec![said]));
            let other = |_| session.explain(text).map(|said| Popup::new(text.to_owned(), said));
            match card.map_or_else(|| term().or_else(other), Ok) {
                Ok(said) => {
                    ui.popup = Some(said);
                    ui.input = None;
                }
                Err(why) => ui.notice = Some(why),
            }
        }
    }
    Ok(())
}

/// Returns the card that a command is about.
fn subject(session: &Session, command: Command) -> Option<CardId> {
    spots(command).into_iter().find_map(|spot| match spot {
        Spot::Card(card) => Some(card),
        Spot::Slot(slot) => session.view().market(slot),
        Spot::Seat(_) => None,
    })
}

/// Says everything that there is to say of a card.
fn explained(session: &Session, card: CardId) -> Popup {
    let title = session.told(|narrator| narrator.card(card));
    let Some(printed) = session.deck().card(card) else { return Popup::new(title, Vec::new()) };
    let text = card_text(session.lang(), printed);
    let figures: Vec<String> = std::iter::once(text.kind).chain(text.stats).collect();
    let mut paragraphs = vec![figures.join(", ")];
    paragraphs.extend(text.lines);
    paragraphs.extend(text.note);
    Popup::new(title, separated(paragraphs))
}

fn help(session: &Session) -> Popup {
    let names: Vec<String> = terms(session.lang()).into_iter().map(|term| term.name).collect();
    let mut lines: Vec<String> = session.say("screen-help", &[]).lines().map(str::to_owned).collect();
    lines.push(String::new());
    lines.extend(session.say("screen-signs", &[]).lines().map(str::to_owned));
    lines.push(String::new());
    lines.push(session.say("play-terms", &[("terms", names.join(", ").into())]));
    Popup::new(session.say("screen-help-title", &[]), lines)
}

/// Lists what can be typed.
fn candidates(session: &Session, asks: Asks) -> Vec<Candidate> {
    match asks {
        Asks::Command => session.told(|narrator| {
            let of = |command: &Command| Candidate::new(command.to_string(), narrator.command(*command));
            session.choices().iter().map(of).collect()
        }),
        Asks::Explain => {
            let words =
                terms(session.lang()).into_iter().map(|term| Candidate::new(term.name.to_lowercase(), ""));
            cards(session).into_iter().chain(words).collect()
        }
        Asks::Why => {
            let verbs = Verb::ALL.iter().filter(|verb| **verb != Verb::Roll);
            let verbs = verbs.map(|verb| Candidate::new(verb.word(), session.verb(*verb)));
            verbs.chain(cards(session)).collect()
        }
    }
}

/// Lists the cards that can be seen: those of the Market by their places, the others by their numbers.
fn cards(session: &Session) -> Vec<Candidate> {
    let view = session.view();
    let name =
        |card: CardId| session.deck().card(card).map_or_else(String::new, |card| card.name().to_owned());
    let market = Slot::all().filter_map(|slot| {
        view.market(slot).map(|card| Candidate::new(slot.to_string(), format!("{} ({card})", name(card))))
    });
    let is_hidden = |zone: Zone| match zone {
        Zone::Hand(seat) => session.is_shared() && session.decider() != Some(seat),
        Zone::Box | Zone::Deck | Zone::Market | Zone::Discards | Zone::BullBear => true,
        _ => false,
    };
    let others = session
        .deck()
        .cards()
        .iter()
        .filter(|card| view.zone(card.id()).is_some_and(|zone| !is_hidden(zone)));
    market.chain(others.map(|card| Candidate::new(card.id().to_string(), card.name()))).collect()
}
