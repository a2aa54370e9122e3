//! The game line by line: numbered choices and short sentences, nothing drawn. Made for screen readers and for pipes.

use std::io::{BufRead as _, IsTerminal as _, StdinLock, stdin, stdout};
use std::process::ExitCode;

use pax_rules::{Command, Seat};

use super::menu::Menu;
use super::session::Session;
use crate::print::out;

/// How many entries `h` tells.
const STORY: usize = 20;
/// Clears a terminal.
const CLEAR: &str = "\u{1b}[2J\u{1b}[H";

/// Plays a game to its end, or until whoever plays it has enough.
pub(super) fn play(session: Session) -> anyhow::Result<ExitCode> {
    let mut plain =
        Plain { session, input: stdin().lock(), menu: Menu::Commands(Vec::new()), at: None, turn: None };
    plain.greet()?;
    plain.rounds()?;
    Ok(ExitCode::SUCCESS)
}

struct Plain {
    session: Session,
    input: StdinLock<'static>,
    /// What the numbers stand for.
    menu: Menu,
    /// Who sits at the keyboard.
    at: Option<Seat>,
    /// The turn whose beginning was shown.
    turn: Option<(u16, Seat)>,
}

/// What comes of a line.
enum Then {
    /// The same question again.
    Ask,
    /// The choices have changed.
    Show,
    /// The game has gone on.
    Go,
    /// Enough.
    Stop,
}

impl Plain {
    fn tell(&self, lines: &[String]) -> anyhow::Result<()> {
        lines.iter().try_for_each(|line| out(&format!("{line}\n")))
    }

    fn say(&self, id: &str) -> anyhow::Result<()> {
        self.tell(&[self.session.say(id, &[])])
    }

    fn greet(&self) -> anyhow::Result<()> {
        let session = &self.session;
        let aim = if session.table().diaz().is_some() { "play-aim-solitaire" } else { "play-aim" };
        for id in ["play-welcome", aim, "play-how"] {
            self.say(id)?;
        }
        let path = session.path().display().to_string();
        self.tell(&[session.say("play-saved", &[("path", path.into())]), String::new()])?;
        if session.entries() == 0 {
            self.tell(&session.set_up())?
        } else {
            self.tell(&session.log(STORY))?
        }
        if let Some(seat) = session.first_person().filter(|_| !session.is_shared()) {
            let name = session.told(|narrator| narrator.seat(seat));
            self.tell(&[
                session.say("play-you", &[("seat", name.into()), ("place", seat.to_string().into())])
            ])?;
        }
        Ok(())
    }

    fn rounds(&mut self) -> anyhow::Result<()> {
        loop {
            while let Some(story) = self.session.go_on()? {
                self.tell(&story)?;
            }
            if let Some(ending) = self.session.ending() {
                let path = self.session.path().display().to_string();
                let mut lines = vec![String::new(), ending];
                lines.extend(self.session.standings());
                lines.push(self.session.say("play-over", &[("path", path.into())]));
                return self.tell(&lines);
            }
            if !self.sits_down()? {
                return self.farewell();
            }
            self.show_turn()?;
            self.menu = Menu::of(&self.session.choices());
            self.show()?;
            loop {
                match self.line()? {
                    Then::Ask => {}
                    Then::Show => self.show()?,
                    Then::Go => break,
                    Then::Stop => return self.farewell(),
                }
            }
        }
    }

    fn farewell(&self) -> anyhow::Result<()> {
        let path = self.session.path().display().to_string();
        self.tell(&[self.session.say("play-farewell", &[("path", path.into())])])
    }

    /// Hands the keyboard to whoever must decide; tells whether somebody took it.
    fn sits_down(&mut self) -> anyhow::Result<bool> {
        let Some(seat) = self.session.decider() else { return Ok(false) };
        if self.session.is_shared() && self.at != Some(seat) {
            if self.at.is_some() && stdout().is_terminal() {
                out(CLEAR)?;
            }
            let name = self.session.told(|narrator| narrator.seat(seat));
            self.tell(&[self.session.say("play-pass", &[("seat", name.into())])])?;
            if self.read()?.is_none() {
                return Ok(false);
            }
        }
        self.at = Some(seat);
        Ok(true)
    }

    /// Shows how things stand when a turn begins.
    fn show_turn(&mut self) -> anyhow::Result<()> {
        let (view, seat) = (self.session.view(), self.at);
        let turn = Some((view.turn(), view.active()));
        if self.turn == turn {
            return Ok(());
        }
        self.turn = turn;
        let mut lines = vec![String::new()];
        lines.extend(self.session.board(|board| {
            let own = seat.map_or_else(Vec::new, |seat| board.tableau(seat));
            board.situation().into_iter().chain(own).collect::<Vec<_>>()
        }));
        // What is asked comes with the choices.
        let prompt = self.session.prompt();
        lines.retain(|line| *line != prompt);
        self.tell(&lines)
    }

    /// Shows what is asked and what can be answered.
    fn show(&self) -> anyhow::Result<()> {
        let mut lines = vec![String::new(), self.session.prompt()];
        match &self.menu {
            Menu::Commands(commands) => {
                lines.extend(self.session.told(|narrator| {
                    (1..)
                        .zip(commands)
                        .map(|(number, command): (usize, &Command)| {
                            format!("{number}. {} [{command}]", narrator.command(*command))
                        })
                        .collect::<Vec<_>>()
                }));
                if commands.len() < self.session.choices().len() {
                    lines.push(self.session.say("play-back", &[]));
                }
            }
            Menu::Groups(groups) => {
                for (number, group) in (1..).zip(groups) {
                    lines.push(match group.commands[..] {
                        [only] => self
                            .session
                            .told(|narrator| format!("{number}. {} [{only}]", narrator.command(only))),
                        _ => {
                            let count = i64::try_from(group.commands.len()).unwrap_or(i64::MAX);
                            let args = [
                                ("verb", self.session.verb(group.verb).into()),
                                ("count", pax_table::Arg::Number(count)),
                            ];
                            format!("{number}. {}", self.session.say("play-group", &args))
                        }
                    });
                }
            }
        }
        self.tell(&lines)
    }

    /// Reads a line; none at the end of the input.
    fn read(&mut self) -> anyhow::Result<Option<String>> {
        let mut bytes = Vec::new();
        if stdout().is_terminal() {
            out("> ")?;
        }
        // Anything may come through a pipe: what is no text is shown as such and understood as nothing.
        let read = self.input.read_until(b'\n', &mut bytes)?;
        Ok((read > 0).then(|| String::from_utf8_lossy(&bytes).trim().to_owned()))
    }

    fn line(&mut self) -> anyhow::Result<Then> {
        let Some(line) = self.read()? else { return Ok(Then::Stop) };
        let (word, rest) =
            line.split_once(' ').map_or((line.as_str(), ""), |(word, rest)| (word, rest.trim()));
        match (word, rest) {
            ("", _) | ("0", "") => {
                self.menu = Menu::of(&self.session.choices());
                return Ok(Then::Show);
            }
            ("q", "") => return Ok(Then::Stop),
            ("?", "") => self.help()?,
            ("?", _) => self.tell_or_err(self.session.explain(rest))?,
            ("w", "") => self.say("play-why-what")?,
            ("w", _) => self.tell(&self.session.why(rest))?,
            ("p", "") => self.say("play-preview-what")?,
            ("p", _) => self.tell_or_err(self.session.preview(rest))?,
            ("u", "") => return self.take_back(),
            ("t", "") => out(&self.session.board(|board| board.text()))?,
            ("m", "") => self.tell(&self.session.board(|board| board.market()))?,
            ("d", "") => self.tell(&self.session.board(|board| board.topple()))?,
            ("f", "") => self.tell(&self.session.board(|board| board.forecast()))?,
            ("c", "") => {
                if let Some(seat) = self.at {
                    self.tell(&self.session.board(|board| board.hand(seat)))?;
                }
            }
            ("h", "") => self.tell(&self.session.log(STORY))?,
            ("h", "all") => self.tell(&self.session.log(usize::MAX))?,
            ("l", "") => out(&self.session.ledger())?,
            _ => return self.choose(&line),
        }
        Ok(Then::Ask)
    }

    fn tell_or_err(&self, told: Result<Vec<String>, String>) -> anyhow::Result<()> {
        match told {
            Ok(lines) => self.tell(&lines),
            Err(why) => self.tell(&[why]),
        }
    }

    fn help(&self) -> anyhow::Result<()> {
        let help = self.session.say("play-help", &[]);
        let terms: Vec<String> =
            pax_table::terms(self.session.lang()).into_iter().map(|term| term.name).collect();
        let terms = self.session.say("play-terms", &[("terms", terms.join(", ").into())]);
        self.tell(&[help, terms])
    }

    fn take_back(&mut self) -> anyhow::Result<Then> {
        let taken_back = self.session.take_back()?;
        self.done(taken_back)
    }

    /// A number of the menu, a seat to look at, or a command in notation.
    fn choose(&mut self, line: &str) -> anyhow::Result<Then> {
        if let Some(seat) = self.session.view().all_seats().find(|seat| seat.to_string() == line) {
            self.tell(&self.session.board(|board| board.tableau(seat)))?;
            return Ok(Then::Ask);
        }
        let command = if line.bytes().all(|byte| byte.is_ascii_digit()) {
            match self.numbered(line) {
                Some(Ok(command)) => command,
                Some(Err(menu)) => {
                    self.menu = menu;
                    return Ok(Then::Show);
                }
                None => {
                    let last = pax_table::Arg::Number(i64::try_from(self.menu.len()).unwrap_or(i64::MAX));
                    self.tell(&[self.session.say("play-out-of-range", &[("last", last)])])?;
                    return Ok(Then::Ask);
                }
            }
        } else {
            match self.session.read(line) {
                Ok(command) => command,
                Err(why) => {
                    self.tell(&[why, self.session.say("play-remind", &[])])?;
                    return Ok(Then::Ask);
                }
            }
        };
        let acted = self.session.act(command)?;
        self.done(acted)
    }

    /// Tells what came of something done, or why it was not.
    fn done(&self, done: Result<Vec<String>, String>) -> anyhow::Result<Then> {
        let then = if done.is_ok() { Then::Go } else { Then::Ask };
        self.tell_or_err(done)?;
        Ok(then)
    }

    /// Returns what a number of the menu stands for: a command, or a menu of its own.
    fn numbered(&self, number: &str) -> Option<Result<Command, Menu>> {
        let at = number.parse::<usize>().ok()?.checked_sub(1)?;
        match &self.menu {
            Menu::Commands(commands) => commands.get(at).copied().map(Ok),
            Menu::Groups(groups) => groups.get(at).map(|group| match group.commands[..] {
                [only] => Ok(only),
                _ => Err(Menu::Commands(group.commands.clone())),
            }),
        }
    }
}
