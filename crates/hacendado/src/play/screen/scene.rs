//! What is drawn: the game as whoever sits at the keyboard sees it, and what the screen remembers.

use pax_deck::vocabulary::{Connection, District, Faction, Prestige};
use pax_deck::word::Word;
use pax_deck::{Card, CardId};
use pax_rules::{Command, Figures, Seat, Slot, View, Viewer};
use pax_table::{Arg, Narrator, Tongue};
use ratatui::style::Style;
use ratatui::text::Span;

use super::fit::Chunk;
use super::ink::{CHOSEN, Ink, LIT, point};
use super::spot::{Spot, spots};
use super::ui::{Choice, Ui};
use crate::play::session::Session;

/// How something on the table is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mark {
    /// As it is.
    None,
    /// Something can be done with it now.
    Lit,
    /// The highlighted group of choices is about it.
    Hinted,
    /// The highlighted choice is about it.
    Chosen,
}

/// What is drawn.
pub(super) struct Scene<'a> {
    pub(super) session: &'a Session,
    pub(super) ui: &'a Ui,
    pub(super) view: &'a View,
    pub(super) narrator: Narrator<'a>,
    pub(super) ink: Ink,
    /// From whose side the table is shown.
    pub(super) me: Seat,
    letters: Vec<String>,
    figures: Vec<Figures>,
    /// What can be bought.
    lit: Vec<Spot>,
    chosen: Vec<Spot>,
    is_group: bool,
}

/// Returns what whoever sits at the keyboard sees.
pub(super) fn view(session: &Session, ui: &Ui) -> View {
    session.view_of(ui.at.or_else(|| session.first_person()).map_or(Viewer::Spectator, Viewer::Seat))
}

impl<'a> Scene<'a> {
    pub(super) fn new(session: &'a Session, ui: &'a Ui, view: &'a View) -> Self {
        let narrator = Narrator::new(session.deck(), session.lang())
            .with_names(session.names())
            .at(session.table(), view);
        let me = ui.at.or_else(|| session.first_person()).unwrap_or(view.active());
        let is_purchase = |command: &&Command| {
            matches!(
                command,
                Command::BuyMarketCard(_) | Command::BuyPublicCard(..) | Command::DiscardFirst(_)
            )
        };
        let (chosen, is_group) = match ui.chosen() {
            None => (Vec::new(), false),
            Some(Choice::Command(command)) => (spots(command), false),
            Some(Choice::Group(group)) => (group.commands.iter().flat_map(|of| spots(*of)).collect(), true),
        };
        Self {
            session,
            ui,
            view,
            narrator,
            ink: ui.ink,
            me,
            letters: letters(session, view),
            figures: view.figures(session.table()),
            lit: ui.choices.iter().filter(is_purchase).flat_map(|command| spots(*command)).collect(),
            chosen,
            is_group,
        }
    }

    pub(super) fn say(&self, id: &str, args: &[(&str, Arg)]) -> String {
        self.session.say(id, args)
    }

    pub(super) fn word<W: Word>(&self, list: &str, word: W) -> String {
        Tongue::of(self.session.lang()).word(&format!("{list}-{}", word.word()))
    }

    pub(super) fn noun(&self, card: CardId) -> String {
        let tongue = Tongue::of(self.session.lang());
        match self.printed(card) {
            Some(Card::Enterprise(card)) => self.word("sort", card.sort),
            Some(Card::Partner(card)) => self.word("role", card.role),
            Some(card) => tongue.word(&format!("kind-{}", card.kind().word())),
            None => "?".to_owned(),
        }
    }

    pub(super) fn district(&self, district: District) -> String {
        self.say(&format!("screen-district-{}", district.word()), &[])
    }

    pub(super) fn by(&self, connection: Connection) -> String {
        self.say(&format!("screen-by-{}", connection.word()), &[])
    }

    pub(super) fn gold(&self, gold: u16) -> String {
        self.say("screen-gold", &[("gold", gold.into())])
    }

    pub(super) fn printed(&self, card: CardId) -> Option<&'a Card> {
        self.session.deck().card(card)
    }

    /// Returns the short title of a card.
    pub(super) fn short(&self, card: CardId) -> String {
        self.printed(card).map_or_else(|| "?".to_owned(), |card| card.imprint().short.clone())
    }

    /// Returns the letter that stands for a player on cubes.
    pub(super) fn letter(&self, seat: Seat) -> &str {
        self.letters.get(seat.index()).map_or("?", String::as_str)
    }

    pub(super) fn figures(&self, seat: Seat) -> Option<&Figures> {
        self.figures.iter().find(|figures| figures.seat == seat)
    }

    pub(super) fn is_diaz(&self, seat: Seat) -> bool {
        self.session.table().diaz() == Some(seat)
    }

    /// Lists the other seats in turn order from one's left.
    pub(super) fn others(&self) -> Vec<Seat> {
        let seats: Vec<Seat> = self.view.all_seats().collect();
        let mine = seats.iter().position(|seat| *seat == self.me).unwrap_or(0);
        seats.iter().cycle().skip(mine + 1).take(seats.len() - 1).copied().collect()
    }

    /// Tells whether a hand is left out: others', where several people share the keyboard.
    pub(super) fn is_hidden(&self, seat: Seat) -> bool {
        self.session.is_shared() && self.ui.at != Some(seat)
    }

    pub(super) fn mark_of(&self, spot: Spot) -> Mark {
        let is_chosen = match spot {
            Spot::Slot(slot) => self.chosen.contains(&spot) || self.is_chosen_card(slot),
            Spot::Card(_) | Spot::Seat(_) => self.chosen.contains(&spot),
        };
        match (is_chosen, self.is_group) {
            (true, false) => Mark::Chosen,
            (true, true) => Mark::Hinted,
            _ if self.lit.contains(&spot) => Mark::Lit,
            _ => Mark::None,
        }
    }

    fn is_chosen_card(&self, slot: Slot) -> bool {
        self.view.market(slot).is_some_and(|card| self.chosen.contains(&Spot::Card(card)))
    }

    /// Returns the sign before something, and how its name is written.
    pub(super) fn marked(&self, mark: Mark) -> (Span<'static>, Style) {
        match mark {
            Mark::None => (Span::raw(" "), Style::new()),
            Mark::Lit => (Span::raw(LIT), self.ink.title()),
            Mark::Hinted => (Span::styled(LIT, self.ink.title()), self.ink.hinted()),
            Mark::Chosen => (Span::styled(CHOSEN, self.ink.title()), self.ink.chosen()),
        }
    }

    /// Returns points of a prestige: the sign and the number.
    pub(super) fn points(&self, prestige: Prestige, points: u8) -> Span<'static> {
        let style = if points == 0 { self.ink.faint() } else { self.ink.prestige(prestige) };
        Span::styled(format!("{}{points}", point(prestige)), style)
    }

    /// Returns the sign of a colour.
    pub(super) fn badge(&self, faction: Faction) -> Span<'static> {
        Span::styled(super::ink::badge(faction), self.ink.faction(faction))
    }

    /// Returns the sign of a prestige that a card gives.
    pub(super) fn icon(&self, prestige: Prestige) -> Span<'static> {
        Span::styled(point(prestige), self.ink.prestige(prestige))
    }

    /// Returns the name of a player with his letter.
    pub(super) fn name(&self, seat: Seat) -> Chunk {
        let (sign, style) = self.marked(self.mark_of(Spot::Seat(seat)));
        let is_active = self.view.active() == seat && self.view.outcome().is_none();
        let name_style = if style == Style::new() { self.ink.title() } else { style };
        let sign = if sign.content == " " && is_active { Span::styled("*", self.ink.title()) } else { sign };
        vec![
            sign,
            Span::styled(self.letter(seat).to_owned(), self.ink.title()),
            Span::raw(" "),
            Span::styled(self.narrator.seat(seat), name_style),
        ]
    }
}

/// Returns a letter for each player: that of his Hacendado's last name, or where two would be alike, numbers.
fn letters(session: &Session, view: &View) -> Vec<String> {
    let seats: Vec<Seat> = view.all_seats().collect();
    let letter = |seat: &Seat| {
        if session.table().diaz() == Some(*seat) {
            return Some("D".to_owned());
        }
        let card = view.hacendado(*seat).and_then(|card| session.deck().card(card))?;
        let name = card.imprint().short.split_whitespace().last()?;
        name.chars().next().map(|first| first.to_uppercase().to_string())
    };
    let letters: Option<Vec<String>> = seats.iter().map(letter).collect();
    let is_clear =
        |letters: &Vec<String>| letters.iter().enumerate().all(|(n, letter)| !letters[..n].contains(letter));
    letters
        .filter(is_clear)
        .unwrap_or_else(|| seats.iter().map(|seat| (seat.index() + 1).to_string()).collect())
}
