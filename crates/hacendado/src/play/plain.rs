//! The game line by line: numbered choices and short sentences, nothing drawn. Made for screen readers and for pipes.

use std::io::{BufRead as _, IsTerminal as _, StdinLock, stdin, stdout};
use std::process::ExitCode;

use pax_rules::{Command, Intent, Seat, Slot, Verb};

use super::menu::{Group, Menu, Subject};
use super::session::Session;
use crate::print::out;

/// How many entries `h` tells.
const STORY: usize = 20;
/// Clears a terminal.
const CLEAR: &str = "\u{1b}[2J\u{1b}[H";

/// Plays a game to its end, or until whoever plays it has enough.
pub(super) fn play(session: Session) -> anyhow::Result<ExitCode> {
    let mut plain = Plain {
        session,
        input: stdin().lock(),
        menu: Menu::Commands(Vec::new()),
        is_inner: false,
        is_ending: false,
        at: None,
        turn: None,
    };
    plain.greet()?;
    plain.rounds()?;
    Ok(ExitCode::SUCCESS)
}

struct Plain {
    session: Session,
    input: StdinLock<'static>,
    /// What the numbers stand for.
    menu: Menu,
    /// Whether the menu is a part of the whole.
    is_inner: bool,
    /// Whether it was asked if the turn is to end with actions left.
    is_ending: bool,
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
    fn say(&self, id: &str) -> anyhow::Result<()> {
        tell(&[self.session.say(id, &[])])
    }

    fn greet(&self) -> anyhow::Result<()> {
        let session = &self.session;
        let is_new = session.entries() == 0;
        if is_new {
            let is_alone = session.table().diaz().is_some();
            let aim = if is_alone { "play-aim-solitaire" } else { "play-aim" };
            for id in ["play-welcome", aim, "play-how"] {
                self.say(id)?;
            }
            if !is_alone && !session.is_shared() {
                self.say("play-open")?;
            }
        } else if !session.is_over() {
            let turn = session.view().turn();
            tell(&[session.say("play-welcome-back", &[("turn", turn.into())])])?;
        }
        let path = session.path().display().to_string();
        tell(&[session.say("play-saved", &[("path", path.into())]), String::new()])?;
        if is_new {
            tell(&session.set_up())?;
        }
        if let Some(seat) = session.first_person().filter(|_| !session.is_shared()) {
            let name = session.told(|narrator| narrator.seat(seat));
            let you = session.say("play-you", &[("seat", name.into()), ("place", seat.to_string().into())]);
            let ability = session.told(|narrator| narrator.ability(seat));
            let ability = ability.map(|text| session.say("play-ability", &[("text", text.into())]));
            let told: Vec<String> = std::iter::once(you).chain(ability).collect();
            tell(&[told.join(" ")])?;
        }
        Ok(())
    }

    fn rounds(&mut self) -> anyhow::Result<()> {
        loop {
            while let Some(story) = self.session.go_on()? {
                tell(&story)?;
            }
            if let Some(ending) = self.session.ending() {
                return self.over(ending);
            }
            if !self.sits_down()? {
                return self.farewell();
            }
            self.show_turn()?;
            self.open();
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
        tell(&[self.session.say("play-farewell", &[("path", self.session.again().into())])])
    }

    /// Tells how the game ended and by which figures, and answers whoever still wants to look at it.
    fn over(&mut self, ending: String) -> anyhow::Result<()> {
        let session = &self.session;
        let mut lines = vec![String::new(), ending];
        lines.extend(session.deciding());
        lines.extend(session.standings());
        lines.push(session.say("play-over", &[("path", session.path().display().to_string().into())]));
        lines.push(session.say("play-retell", &[("path", session.retold().into())]));
        lines.push(session.say("play-still", &[]));
        tell(&lines)?;
        while let Some(line) = self.read()? {
            let (word, rest) = words(&line);
            match (word.as_str(), rest) {
                ("q", "") => break,
                ("", "") => {}
                _ if self.look(&word, rest)? => {}
                _ => match self.session.view().all_seats().find(|seat| seat.to_string() == word) {
                    Some(seat) => tell(&self.session.board(|board| board.tableau(seat)))?,
                    None => self.say("play-still")?,
                },
            }
        }
        Ok(())
    }

    /// Goes back to everything that can be chosen.
    fn open(&mut self) {
        self.is_inner = false;
        self.menu = match Menu::of(&self.session.choices()) {
            Menu::Commands(commands) => Menu::within(&commands),
            groups @ Menu::Groups(_) => groups,
        };
    }

    /// Hands the keyboard to whoever must decide; tells whether somebody took it.
    fn sits_down(&mut self) -> anyhow::Result<bool> {
        let Some(seat) = self.session.decider() else { return Ok(false) };
        if self.session.is_shared() && self.at != Some(seat) {
            if self.at.is_some() && stdout().is_terminal() {
                out(CLEAR)?;
            }
            let name = self.session.told(|narrator| narrator.seat(seat));
            tell(&[self.session.say("play-pass", &[("seat", name.into())])])?;
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
        tell(&lines)
    }

    /// Shows what is asked and what can be answered.
    fn show(&self) -> anyhow::Result<()> {
        let mut lines = vec![String::new(), self.session.prompt()];
        let choice = |number: usize, command: Command| {
            format!("{number}. {} [{command}]", self.session.told(|narrator| narrator.choice(command)))
        };
        match &self.menu {
            Menu::Commands(commands) => {
                lines.extend((1..).zip(commands).map(|(number, command)| choice(number, *command)));
            }
            Menu::Groups(groups) => {
                lines.extend((1..).zip(groups).map(|(number, group)| match group.commands[..] {
                    [only] => choice(number, only),
                    _ => format!("{number}. {}", self.session.head(group)),
                }));
            }
        }
        if self.is_inner {
            lines.push(self.session.say("play-back", &[]));
        }
        tell(&lines)
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
        let (word, rest) = words(&line);
        let is_ending = std::mem::take(&mut self.is_ending);
        match (word.as_str(), rest) {
            ("1", "") if is_ending => return self.act(Command::EndActions),
            ("" | "0", "") => {
                self.open();
                return Ok(Then::Show);
            }
            ("q", "") => return Ok(Then::Stop),
            ("w", "") => self.say("play-why-what")?,
            ("w", _) => tell(&self.why(rest))?,
            ("p", "") => self.say("play-preview-what")?,
            ("p", _) => tell_or_err(self.preview(rest))?,
            ("u", "") => return self.take_back(),
            ("c", "") => {
                if let Some(seat) = self.at {
                    tell(&self.session.board(|board| board.hand(seat)))?;
                }
            }
            _ if self.look(&word, rest)? => {}
            _ => return self.choose(&line),
        }
        Ok(Then::Ask)
    }

    /// Shows what can be looked at whoever must decide, and after the end too; tells whether that was asked for.
    #[expect(
        clippy::redundant_closure_for_method_calls,
        reason = "a method of a board that borrows is not general enough"
    )]
    fn look(&self, word: &str, rest: &str) -> anyhow::Result<bool> {
        match (word, rest) {
            ("?", "") => self.help()?,
            ("?", _) => tell_or_err(self.session.explain(rest))?,
            ("t", "") => out(&self.session.board(|board| board.text()))?,
            ("m", "") => tell(&self.session.board(|board| board.market()))?,
            ("d", "") => {
                let decided = self.session.deciding().filter(|_| self.session.is_over());
                tell(&self.session.board(|board| board.topple()))?;
                tell(&decided.into_iter().collect::<Vec<_>>())?;
            }
            ("f", "") => tell(&self.session.board(|board| board.forecast()))?,
            ("h", "") => tell(&self.session.log(STORY))?,
            ("h", "all") => tell(&self.session.log(usize::MAX))?,
            ("l", "") => out(&self.session.ledger())?,
            ("b", _) => self.bots(rest)?,
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Says why the bots did what they did in the last round; of one of them also what else it thought of.
    fn bots(&self, whose: &str) -> anyhow::Result<()> {
        let whose = whose.to_lowercase();
        let mut seats = self.session.view().all_seats().filter(|seat| self.session.is_bot(*seat));
        let seat = seats.find(|seat| seat.to_string() == whose);
        if seat.is_none() && !whose.is_empty() {
            return self.say("play-bots-who");
        }
        let told = self.session.motives(seat);
        if told.is_empty() {
            return self.say("play-bots-none");
        }
        for told in told {
            tell(&[format!("{} {}", told.done, told.why)])?;
            tell(if seat.is_some() { &told.others } else { &[] })?;
        }
        Ok(())
    }

    /// Says why something is not possible; a number of the menu means that choice.
    fn why(&self, what: &str) -> Vec<String> {
        match self.numbered(what) {
            Some(Ok(command)) => self.session.why_intent(Intent::Command(command)),
            Some(Err(group)) => match group.with {
                Some(Subject::Card(card)) => self.session.why_intent(Intent::Card(card)),
                Some(Subject::Cube(place)) => self.session.why_intent(Intent::Cube(place)),
                None => self.session.why_intent(Intent::Verb(group.verb)),
            },
            None => self.session.why(what),
        }
    }

    /// Says what something would do; a number of the menu means that choice.
    fn preview(&self, what: &str) -> Result<Vec<String>, String> {
        match self.numbered(what) {
            Some(Ok(command)) => self.session.previewed(command),
            Some(Err(_)) => Err(self.session.say("play-preview-group", &[])),
            None => self.session.preview(what),
        }
    }

    fn help(&self) -> anyhow::Result<()> {
        let help = self.session.say("play-help", &[]);
        let terms: Vec<String> =
            pax_table::terms(self.session.lang()).into_iter().map(|term| term.name).collect();
        let terms = self.session.say("play-terms", &[("terms", terms.join(", ").into())]);
        tell(&[help, terms])
    }

    fn take_back(&mut self) -> anyhow::Result<Then> {
        let taken_back = self.session.take_back()?;
        Self::done(taken_back)
    }

    /// A number of the menu, a seat to look at, or a command in notation.
    fn choose(&mut self, line: &str) -> anyhow::Result<Then> {
        let seat = line.to_lowercase();
        if let Some(seat) = self.session.view().all_seats().find(|of| of.to_string() == seat) {
            tell(&self.session.board(|board| board.tableau(seat)))?;
            return Ok(Then::Ask);
        }
        let command = if line.bytes().all(|byte| byte.is_ascii_digit()) {
            match self.numbered(line) {
                Some(Ok(Command::EndActions)) if self.has_more_to_do() => {
                    let left = self.session.view().actions();
                    self.is_ending = true;
                    tell(&[self.session.say("play-confirm-end", &[("left", left.into())])])?;
                    return Ok(Then::Ask);
                }
                Some(Ok(command)) => command,
                Some(Err(group)) => return Ok(self.open_group(&group.commands)),
                None => {
                    let last = pax_table::Arg::Number(i64::try_from(self.menu.len()).unwrap_or(i64::MAX));
                    tell(&[self.session.say("play-out-of-range", &[("last", last)])])?;
                    return Ok(Then::Ask);
                }
            }
        } else {
            match self.session.read(line) {
                Ok(command) => command,
                Err(why) => return self.verb_alone(line, why),
            }
        };
        self.act(command)
    }

    fn open_group(&mut self, commands: &[Command]) -> Then {
        self.menu = Menu::within(commands);
        self.is_inner = true;
        Then::Show
    }

    /// A verb without the rest, as `buy`: its choices, or why there are none.
    fn verb_alone(&mut self, line: &str, why: String) -> anyhow::Result<Then> {
        let Some(verb) = Verb::read(&line.to_lowercase()) else {
            tell(&[why, self.session.say("play-remind", &[])])?;
            return Ok(Then::Ask);
        };
        let mut commands = self.session.choices();
        commands.retain(|command| Verb::of(*command) == verb);
        if commands.is_empty() {
            tell(&self.session.why_intent(Intent::Verb(verb)))?;
            return Ok(Then::Ask);
        }
        Ok(self.open_group(&commands))
    }

    fn act(&mut self, command: Command) -> anyhow::Result<Then> {
        let acted = self.session.act(command)?;
        Self::done(acted)
    }

    /// Tells whether actions are left and something to do with them.
    fn has_more_to_do(&self) -> bool {
        self.session.view().actions() > 0 && self.session.choices().len() > 1
    }

    /// Tells what came of something done, or why it was not.
    fn done(done: Result<Vec<String>, String>) -> anyhow::Result<Then> {
        let then = if done.is_ok() { Then::Go } else { Then::Ask };
        tell_or_err(done)?;
        Ok(then)
    }

    /// Returns what a number of the menu stands for: a command, or a group of them. Cards have three digits: 007 is no seventh
    /// choice.
    fn numbered(&self, number: &str) -> Option<Result<Command, Group>> {
        if number.starts_with('0') {
            return None;
        }
        let at = number.parse::<usize>().ok()?.checked_sub(1)?;
        match &self.menu {
            Menu::Commands(commands) => commands.get(at).copied().map(Ok),
            Menu::Groups(groups) => groups.get(at).map(|group| match group.commands[..] {
                [only] => Ok(only),
                _ => Err(group.clone()),
            }),
        }
    }
}

fn tell(lines: &[String]) -> anyhow::Result<()> {
    lines.iter().try_for_each(|line| out(&format!("{line}\n")))
}

fn tell_or_err(told: Result<Vec<String>, String>) -> anyhow::Result<()> {
    match told {
        Ok(lines) => tell(&lines),
        Err(why) => tell(&[why]),
    }
}

/// Takes a line apart: the letter or word that asks for something, in small letters, and what it is about. A space after `?`
/// or `w` may be left out.
fn words(line: &str) -> (String, &str) {
    let (word, rest) = match line.strip_prefix('?') {
        Some(rest) => ("?", rest.trim()),
        None => line.split_once(' ').map_or((line, ""), |(word, rest)| (word, rest.trim())),
    };
    let word = word.to_lowercase();
    match (word.as_str(), rest) {
        ("help", _) => ("?".to_owned(), rest),
        ("bot" | "bots", _) => ("b".to_owned(), rest),
        ("quit" | "exit", "") => ("q".to_owned(), rest),
        (joined, "") if is_joined(joined) => ("w".to_owned(), &line[1..]),
        _ => (word, rest),
    }
}

/// Tells whether a word is `w` and a card or a place: `w184`, `wa3`.
fn is_joined(word: &str) -> bool {
    word.strip_prefix('w').is_some_and(|rest| {
        let is_card = !rest.is_empty() && rest.bytes().all(|byte| byte.is_ascii_digit());
        is_card || Slot::all().any(|slot| slot.to_string() == rest)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn capitals_and_spaces_left_out_are_understood() {
        for (line, word, rest) in [
            ("T", "t", ""),
            ("?a1", "?", "a1"),
            ("? Unrest", "?", "Unrest"),
            ("?", "?", ""),
            ("HELP", "?", ""),
            ("help unrest", "?", "unrest"),
            ("Quit", "q", ""),
            ("exit", "q", ""),
            ("w184", "w", "184"),
            ("WA3", "w", "A3"),
            ("w", "w", ""),
            ("H all", "h", "all"),
            ("bots", "b", ""),
            ("Bots p2", "b", "p2"),
            ("p2", "p2", ""),
            ("buy a1", "buy", "a1"),
            ("", "", ""),
        ] {
            assert_eq!(words(line), (word.to_owned(), rest), "{line}");
        }
    }
}
