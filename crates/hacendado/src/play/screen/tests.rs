//! A screen without a terminal: keys go in, and what is drawn is read.

mod keys;
mod looks;

use pax_record::{Decks, Game, NewGame, Player, Seed};
use pax_rules::Options;
use pax_table::Lang;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use tempfile::TempDir;

use super::draw::draw;
use super::ink::Ink;
use super::keys::Effect;
use super::perform::perform;
use super::ui::{Stage, Ui};
use crate::play::session::Session;

const SMALL: (u16, u16) = (80, 24);
const LARGE: (u16, u16) = (120, 40);

/// Four players in the middle of a game, with something of everything.
const FOUR: &str = "
seats 4
turn p1 3 number 31
regime martial
pile bear
topples gone 1 seen 2
market 101 107 140*p2 064 075 100 / 089 191 087*p1 204 152 195
deck 004 160 203 118 206 037 003 114
discards 010 012 022 023 031
bullbear 105 110 205
p1 gold 14 hacendado 211 plan 2
p1 hand 065 092 136 181 186
p1 grudge 149
p1 has 082 income 2 oval1 p1
p1 has 084 income 0 oval1 p2 oval2 p1 covered
p1 has 045 income 1 covered
p1 army 178
p2 gold 5 hacendado 210
p2 hand 013 015 068
p2 has 061 income 1 oval1 p1 extorted 180 by p1
p2 has 085 income 0 unrest 2
p2 has 035 second
p3 gold 13 hacendado 209 plan 1 jailed
p3 hand 027 033 164 169
p3 grudge 143
p3 has 060 income 2 covered
p3 has 081 income 2 oval1 p4
p3 has 214 second
p4 gold 33 hacendado 212 dead
p4 grudge 005 072
p4 has 066 income 2 troop 168
p4 has 077 income 1 oval1 p3
";

/// Six players in a Depression.
const SIX: &str = "
seats 6
turn p1 2 number 44
regime us
depression
pile bear
topples gone 2 seen 2
market 101 107 140*p2 064 075 100 / 089 191 087*p1 173 152 195
deck 004 160 203 118 206 037 003 114
p1 gold 5 hacendado 210
p1 hand 013 015 068
p1 has 061 income 0 oval1 p2 troop 180
p2 gold 14 hacendado 211
p2 hand 065 092 136
p2 has 082 income 0 oval1 p1
p2 has 045 income 1 covered
p3 gold 13 hacendado 209 plan 1 jailed
p3 grudge 143
p3 has 060 income 2 covered
p4 gold 33 hacendado 212 dead
p4 grudge 005 072
p4 has 066 income 0 troop 168
p5 gold 9 hacendado 208
p5 hand 166 177
p6 gold 2 hacendado 213 plan 2
p6 army 178
";

/// A screen and what lies behind it.
struct Screen {
    folder: TempDir,
    session: Session,
    ui: Ui,
    has_left: bool,
}

fn seats(people: usize, bots: usize) -> Vec<Player> {
    let people = std::iter::repeat_n(Player::Person(None), people);
    people.chain(std::iter::repeat_n(Player::bot("random"), bots)).collect()
}

impl Screen {
    fn of(game: Game, lang: Lang, size: (u16, u16)) -> Self {
        let folder = TempDir::new().expect("a folder");
        let session = Session::begin(game, folder.path().join("test.game"), lang).expect("a game");
        let ui = Ui::new(&session, Ink::new(true), size);
        let mut screen = Self { folder, session, ui, has_left: false };
        screen.run();
        screen
    }

    /// A game from its beginning, the greeting read.
    fn new(seats: Vec<Player>, options: Options, lang: Lang, size: (u16, u16)) -> Self {
        let new = NewGame::new(options, seats, Seed::Small(1));
        let mut screen = Self::of(Game::new(new, &Decks::known()).expect("a deal"), lang, size);
        screen.key(KeyCode::Esc);
        screen
    }

    /// A game that begins with a position, the greeting read.
    fn at(position: &str, seats: Vec<Player>, lang: Lang, size: (u16, u16)) -> Self {
        let new = NewGame::new(Options::default(), seats, Seed::Small(1));
        let game = Game::from_position(new, position, &Decks::known()).expect("a position");
        let mut screen = Self::of(game, lang, size);
        screen.key(KeyCode::Esc);
        screen
    }

    /// Lets the bots play until somebody is asked.
    fn run(&mut self) {
        while self.ui.stage == Stage::Running {
            match self.session.go_on().expect("it can be saved") {
                Some(story) => self.ui.tell(story),
                None => self.ui.settle(&self.session),
            }
        }
    }

    fn press(&mut self, key: KeyEvent) {
        self.drawn();
        self.press_unseen(key);
    }

    /// Takes a key before the screen is drawn, as when somebody types fast.
    fn press_unseen(&mut self, key: KeyEvent) {
        match self.ui.press(key) {
            Effect::Leave => self.has_left = true,
            effect => perform(&mut self.session, &mut self.ui, effect).expect("it can be saved"),
        }
        self.run();
    }

    fn key(&mut self, code: KeyCode) {
        self.press(KeyEvent::new(code, KeyModifiers::NONE));
    }

    fn types(&mut self, text: &str) {
        text.chars().for_each(|letter| self.key(KeyCode::Char(letter)));
    }

    fn drawn(&mut self) -> Buffer {
        let (width, height) = self.ui.size;
        let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a screen");
        terminal.draw(|frame| self.ui.limits = draw(frame, &self.session, &self.ui)).expect("it is drawn");
        terminal.backend().buffer().clone()
    }

    /// Returns what is seen, without what fills the lines.
    fn shown(&mut self) -> String {
        let buffer = self.drawn();
        let row = |y: u16| -> String { (0..buffer.area.width).map(|x| buffer[(x, y)].symbol()).collect() };
        let rows: Vec<String> = (0..buffer.area.height).map(|y| row(y).trim_end().to_owned()).collect();
        rows.join("\n")
    }

    /// Does what is written so.
    fn does(&mut self, command: &str) {
        self.key(KeyCode::Char(':'));
        self.types(command);
        self.key(KeyCode::Enter);
    }
}
