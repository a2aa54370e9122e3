//! What the screen remembers between two keys.

use pax_rules::{Command, Seat};

use super::ink::Ink;
use super::input::Input;
use crate::play::menu::{Group, Menu};
use crate::play::session::Session;

/// How many entries of the story are told to whoever resumes a game.
const STORY: usize = 40;

/// The smallest screen that the table fits on.
pub(super) const COLUMNS_MIN: u16 = 80;
/// The smallest screen that the table fits on.
pub(super) const ROWS_MIN: u16 = 24;

/// What is looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Page {
    /// Everything, folded as far as need be.
    #[default]
    Table,
    /// One's own tableau and hand.
    Mine,
    /// The tableaus of the others.
    Others,
    /// Who could topple Díaz, and what everybody would earn.
    Topple,
    /// What happened.
    Story,
}

impl Page {
    pub(super) const ALL: [Self; 5] = [Self::Table, Self::Mine, Self::Others, Self::Topple, Self::Story];

    /// Returns the name of the message with its title.
    pub(super) const fn id(self) -> &'static str {
        match self {
            Self::Table => "screen-page-table",
            Self::Mine => "screen-page-mine",
            Self::Others => "screen-page-others",
            Self::Topple => "screen-page-topple",
            Self::Story => "screen-page-story",
        }
    }

    /// Returns the page so many further, round and round.
    pub(super) fn turned(self, by: usize) -> Self {
        Self::ALL[(self as usize + by) % Self::ALL.len()]
    }
}

/// What lies over the table.
#[derive(Clone, Debug)]
pub(super) struct Popup {
    pub(super) title: String,
    pub(super) lines: Vec<String>,
    /// How many lines are scrolled away; the screen knows how many at most.
    pub(super) scroll: usize,
    pub(super) kind: Kind,
}

/// What kind of thing lies over the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Sentences.
    Text,
    /// Figures below each other: lines are cut and not wrapped.
    Figures,
    /// How the game ended, with the topple table and what everybody has.
    Ending,
}

impl Popup {
    pub(super) const fn new(title: String, lines: Vec<String>) -> Self {
        Self { title, lines, scroll: 0, kind: Kind::Text }
    }
}

/// How far the game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    /// Bots and dice go on by themselves.
    Running,
    /// The keyboard must be passed to somebody, and nothing is shown before.
    Passing(Seat),
    /// Whoever sits at the keyboard must decide.
    Asking,
    /// The game is over.
    Over,
}

/// How far can be scrolled, which the screen finds out when it is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Limits {
    /// The lines of the page that do not fit.
    pub(super) page: usize,
    /// The lines of what lies over the table that do not fit.
    pub(super) popup: usize,
    /// How many lines a stride is.
    pub(super) stride: usize,
}

/// A group that was opened.
#[derive(Clone, Debug)]
pub(super) struct Opened {
    /// What it holds: commands, or smaller groups.
    menu: Menu,
    /// Where it stands in the menu before.
    at: usize,
}

/// What can be highlighted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Choice<'a> {
    /// A command.
    Command(Command),
    /// A group of them.
    Group(&'a Group),
}

/// What the screen remembers.
#[derive(Clone, Debug)]
pub(super) struct Ui {
    pub(super) stage: Stage,
    /// Who sits at the keyboard.
    pub(super) at: Option<Seat>,
    /// What can be done, as it was listed when the question came up.
    pub(super) choices: Vec<Command>,
    menu: Menu,
    /// The groups that were opened, one within the other.
    opened: Vec<Opened>,
    pub(super) cursor: usize,
    /// The number that is being typed.
    pub(super) number: usize,
    pub(super) input: Option<Input>,
    pub(super) popup: Option<Popup>,
    pub(super) page: Page,
    pub(super) scroll: usize,
    /// What happened, entry by entry.
    pub(super) story: Vec<Vec<String>>,
    /// How much of it each player has read.
    read: [usize; Seat::MAX],
    /// Why something did not go, until the next key.
    pub(super) notice: Option<String>,
    /// What is good to know, until the next key.
    pub(super) news: Option<String>,
    pub(super) size: (u16, u16),
    pub(super) limits: Limits,
    pub(super) ink: Ink,
}

impl Ui {
    /// Sits down before a screen of that size, greeted.
    pub(super) fn new(session: &Session, ink: Ink, size: (u16, u16)) -> Self {
        let is_new = session.entries() == 0;
        let story = session.stories(STORY).into_iter().filter(|told| !told.is_empty()).collect();
        Self {
            stage: Stage::Running,
            at: session.first_person().filter(|_| !session.is_shared()),
            choices: Vec::new(),
            menu: Menu::Commands(Vec::new()),
            opened: Vec::new(),
            cursor: 0,
            number: 0,
            input: None,
            popup: is_new.then(|| greeting(session)),
            page: Page::Table,
            scroll: 0,
            read: [0; Seat::MAX],
            story,
            notice: None,
            news: (!is_new && !session.is_over()).then(|| welcome_back(session)),
            size,
            limits: Limits::default(),
            ink,
        }
    }

    /// Tells whether the table does not fit.
    pub(super) const fn is_small(&self) -> bool {
        self.size.0 < COLUMNS_MIN || self.size.1 < ROWS_MIN
    }

    /// Notes what happened.
    pub(super) fn tell(&mut self, story: Vec<String>) {
        if !story.is_empty() {
            self.story.push(story);
        }
    }

    /// What happened so far is known to whoever acts now.
    pub(super) const fn reads(&mut self) {
        if let Some(seat) = self.at {
            self.read[seat.index()] = self.story.len();
        }
    }

    /// Tells whether an entry is new to whoever sits at the keyboard.
    pub(super) fn is_new(&self, entry: usize) -> bool {
        self.at.is_some_and(|seat| entry >= self.read[seat.index()])
    }

    /// Nothing goes on by itself any more: finds out who must decide, and what there is to choose from.
    pub(super) fn settle(&mut self, session: &Session) {
        (self.input, self.number, self.cursor, self.opened) = (None, 0, 0, Vec::new());
        self.stage = match session.decider().filter(|_| !session.is_over()) {
            None => Stage::Over,
            Some(seat) if session.is_shared() && self.at != Some(seat) => Stage::Passing(seat),
            Some(seat) => {
                self.at = Some(seat);
                Stage::Asking
            }
        };
        self.choices = if self.stage == Stage::Over { Vec::new() } else { session.choices() };
        self.menu = match Menu::of(&self.choices) {
            Menu::Commands(commands) => Menu::within(&commands),
            groups @ Menu::Groups(_) => groups,
        };
        if self.stage == Stage::Over && self.popup.is_none() {
            self.popup = session.ending().map(|ending| over(session, ending));
        }
    }

    /// Whoever must decide has taken the keyboard.
    pub(super) fn sit(&mut self) {
        if let Stage::Passing(seat) = self.stage {
            self.at = Some(seat);
            self.stage = Stage::Asking;
            (self.page, self.scroll) = (Page::Table, 0);
        }
    }

    /// Returns the menu that is shown.
    fn shown(&self) -> &Menu {
        self.opened.last().map_or(&self.menu, |opened| &opened.menu)
    }

    /// Tells whether there is a menu to go back to.
    pub(super) const fn is_open(&self) -> bool {
        !self.opened.is_empty()
    }

    /// Returns how many choices there are.
    pub(super) fn len(&self) -> usize {
        self.shown().len()
    }

    /// Returns a choice.
    pub(super) fn choice(&self, at: usize) -> Option<Choice<'_>> {
        match self.shown() {
            Menu::Commands(commands) => commands.get(at).copied().map(Choice::Command),
            Menu::Groups(groups) => groups.get(at).map(|group| match group.commands[..] {
                [only] => Choice::Command(only),
                _ => Choice::Group(group),
            }),
        }
    }

    /// Returns the choice that is highlighted, while something is asked.
    pub(super) fn chosen(&self) -> Option<Choice<'_>> {
        self.choice(self.cursor).filter(|_| self.stage == Stage::Asking)
    }

    /// Opens the group that is highlighted.
    pub(super) fn open(&mut self, commands: &[Command]) {
        self.opened.push(Opened { menu: Menu::within(commands), at: self.cursor });
        (self.cursor, self.number) = (0, 0);
    }

    /// Goes back to the groups.
    pub(super) fn back(&mut self) {
        if let Some(opened) = self.opened.pop() {
            self.cursor = opened.at;
        }
        self.number = 0;
    }

    /// Looks at another page.
    pub(super) const fn look_at(&mut self, page: Page) {
        (self.page, self.scroll) = (page, 0);
    }
}

fn greeting(session: &Session) -> Popup {
    let is_alone = session.table().diaz().is_some();
    let aim = if is_alone { "play-aim-solitaire" } else { "play-aim" };
    let mut lines: Vec<String> =
        ["play-welcome", aim, "screen-how"].iter().map(|id| session.say(id, &[])).collect();
    if let Some(seat) = session.first_person().filter(|_| !session.is_shared()) {
        let name = session.told(|narrator| narrator.seat(seat));
        let you = session.say("play-you", &[("seat", name.into()), ("place", seat.to_string().into())]);
        let ability = session.told(|narrator| narrator.ability(seat));
        let ability = ability.map(|text| session.say("play-ability", &[("text", text.into())]));
        lines.push(std::iter::once(you).chain(ability).collect::<Vec<_>>().join(" "));
    }
    let path = session.path().display().to_string();
    lines.push(session.say("play-saved", &[("path", path.into())]));
    Popup::new("Hacendado".to_owned(), separated(lines))
}

/// Tells whoever comes back where the game is.
fn welcome_back(session: &Session) -> String {
    session.say("play-welcome-back", &[("turn", session.view().turn().into())])
}

/// Sets paragraphs apart.
pub(super) fn separated(paragraphs: Vec<String>) -> Vec<String> {
    let mut lines = Vec::new();
    for paragraph in paragraphs {
        if !lines.is_empty() {
            lines.push(String::new());
        }
        lines.push(paragraph);
    }
    lines
}

fn over(session: &Session, ending: String) -> Popup {
    let path = session.path().display().to_string();
    let kept = session.say("play-over", &[("path", path.into())]);
    let why = std::iter::once(ending).chain(session.deciding()).collect::<Vec<_>>().join(" ");
    Popup { kind: Kind::Ending, ..Popup::new(session.say("screen-over", &[]), vec![why, kept]) }
}
