//! What a key does: to what the screen remembers, and to the game.

use pax_rules::Command;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use super::input::Asks;
use super::ui::{Choice, Kind, Page, Stage, Ui};

/// What a key asks of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Effect {
    /// Nothing: what the screen remembers may have changed.
    Nothing,
    /// Stop.
    Leave,
    /// Draw everything anew.
    Redraw,
    /// Wait for the bots no longer than they need.
    Hurry,
    /// Play a command.
    Act(Command),
    /// Take the last choice back.
    TakeBack,
    /// Let something be typed.
    Ask(Asks),
    /// Something was typed.
    Answer(Asks, String),
    /// Explain what a command is about.
    Explain(Command),
    /// Say what a command would do.
    Preview(Command),
    /// Tell everything that happened.
    Story,
    /// List what everybody had, turn by turn.
    Ledger,
    /// Say why the bots did what they did.
    Motives,
    /// Say that a group must be opened first.
    OpenFirst,
}

/// Tells whether a key stops the game wherever no line is typed.
pub(super) fn leaves(key: KeyEvent) -> bool {
    let is_ctrl = key.modifiers.contains(KeyModifiers::CONTROL);
    key.code == if is_ctrl { KeyCode::Char('c') } else { KeyCode::Char('q') }
}

impl Ui {
    /// Takes a key.
    pub(super) fn press(&mut self, key: KeyEvent) -> Effect {
        if key.kind == KeyEventKind::Release {
            return Effect::Nothing;
        }
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return match key.code {
                KeyCode::Char('c') => Effect::Leave,
                KeyCode::Char('l') => Effect::Redraw,
                KeyCode::Char('u') => {
                    if let Some(input) = &mut self.input {
                        input.clear();
                    }
                    Effect::Nothing
                }
                _ => Effect::Nothing,
            };
        }
        (self.notice, self.news) = (None, None);
        let code = key.code;
        if self.is_small() {
            return if code == KeyCode::Char('q') { Effect::Leave } else { Effect::Nothing };
        }
        if self.popup.is_some() {
            return self.press_popup(code);
        }
        if self.input.is_some() {
            return self.press_input(code);
        }
        match self.stage {
            Stage::Passing(_) => match code {
                KeyCode::Enter => {
                    self.sit();
                    Effect::Nothing
                }
                KeyCode::Char('q') => Effect::Leave,
                _ => Effect::Nothing,
            },
            Stage::Over => self.press_over(code),
            Stage::Running => match code {
                KeyCode::Char('q') => Effect::Leave,
                _ => Effect::Hurry,
            },
            Stage::Asking => self.press_menu(code),
        }
    }

    /// Keys that only look at the table; tells whether it was one.
    fn look(&mut self, code: KeyCode) -> bool {
        let last = self.limits.page;
        let stride = self.limits.stride.max(1);
        match code {
            KeyCode::Tab | KeyCode::Right => self.look_at(self.page.turned(1)),
            KeyCode::BackTab | KeyCode::Left => self.look_at(self.page.turned(Page::ALL.len() - 1)),
            KeyCode::F(number) => match Page::ALL.get(usize::from(number).wrapping_sub(1)) {
                Some(page) => self.look_at(*page),
                None => return false,
            },
            KeyCode::PageDown | KeyCode::PageUp => {
                // The story is read from its end.
                let is_further = (code == KeyCode::PageDown) != (self.page == Page::Story);
                let at = self.scroll.min(last);
                self.scroll = if is_further { (at + stride).min(last) } else { at.saturating_sub(stride) };
            }
            _ => return false,
        }
        true
    }

    fn press_over(&mut self, code: KeyCode) -> Effect {
        match code {
            KeyCode::Char('h') => Effect::Story,
            KeyCode::Char('l') => Effect::Ledger,
            KeyCode::Char('b') => Effect::Motives,
            code if self.look(code) => Effect::Nothing,
            _ => Effect::Leave,
        }
    }

    fn press_menu(&mut self, code: KeyCode) -> Effect {
        if self.look(code) {
            return Effect::Nothing;
        }
        let last = self.len().saturating_sub(1);
        if !matches!(code, KeyCode::Char('0'..='9')) {
            self.number = 0;
        }
        match code {
            KeyCode::Down | KeyCode::Char('j') => {
                self.cursor = if self.cursor >= last { 0 } else { self.cursor + 1 }
            }
            KeyCode::Up | KeyCode::Char('k') => self.cursor = self.cursor.checked_sub(1).unwrap_or(last),
            KeyCode::Home => self.cursor = 0,
            KeyCode::End => self.cursor = last,
            KeyCode::Esc | KeyCode::Backspace => self.back(),
            KeyCode::Char(digit @ '0'..='9') => self.type_digit(digit),
            KeyCode::Enter => return self.take(),
            KeyCode::Char(':') => return Effect::Ask(Asks::Command),
            KeyCode::Char('?') => {
                return match self.chosen() {
                    Some(Choice::Command(command)) => Effect::Explain(command),
                    _ => Effect::Ask(Asks::Explain),
                };
            }
            KeyCode::Char('w') => return Effect::Ask(Asks::Why),
            KeyCode::Char('p') => {
                return match self.chosen() {
                    Some(Choice::Command(command)) => Effect::Preview(command),
                    _ => Effect::OpenFirst,
                };
            }
            KeyCode::Char('u') => return Effect::TakeBack,
            KeyCode::Char('h') => return Effect::Story,
            KeyCode::Char('l') => return Effect::Ledger,
            KeyCode::Char('b') => return Effect::Motives,
            KeyCode::Char('q') => return Effect::Leave,
            _ => {}
        }
        Effect::Nothing
    }

    /// A digit highlights the choice with that number, and a second one makes a longer number where there is one; 0 goes
    /// back.
    fn type_digit(&mut self, digit: char) {
        let digit = digit.to_digit(10).and_then(|digit| usize::try_from(digit).ok()).unwrap_or(0);
        let longer = self.number * 10 + digit;
        if self.number == 0 && digit == 0 {
            self.back();
            return;
        }
        self.number = if longer <= self.len() { longer } else { digit };
        if (1..=self.len()).contains(&self.number) {
            self.cursor = self.number - 1;
        } else {
            self.number = 0;
        }
    }

    /// Plays the command that is highlighted, or opens the group.
    fn take(&mut self) -> Effect {
        match self.chosen() {
            Some(Choice::Command(command)) => Effect::Act(command),
            Some(Choice::Group(group)) => {
                let commands = group.commands.clone();
                self.open(&commands);
                Effect::Nothing
            }
            None => Effect::Nothing,
        }
    }

    fn press_input(&mut self, code: KeyCode) -> Effect {
        let Some(input) = &mut self.input else { return Effect::Nothing };
        match code {
            KeyCode::Esc => self.input = None,
            KeyCode::Enter => return Effect::Answer(input.asks, input.answer()),
            KeyCode::Tab => input.complete(),
            KeyCode::Down => input.turn(1),
            KeyCode::Up | KeyCode::BackTab => input.turn(-1),
            KeyCode::Left => input.move_by(-1),
            KeyCode::Right => input.move_by(1),
            KeyCode::Home => input.move_by(isize::MIN),
            KeyCode::End => input.move_by(isize::MAX),
            KeyCode::Delete => input.delete(),
            KeyCode::Backspace if input.text.is_empty() => self.input = None,
            KeyCode::Backspace => input.rub_out(),
            KeyCode::Char(letter) => input.type_in(letter),
            _ => {}
        }
        Effect::Nothing
    }

    fn press_popup(&mut self, code: KeyCode) -> Effect {
        let last = self.limits.popup;
        let stride = self.limits.stride.max(1);
        let Some(popup) = &mut self.popup else { return Effect::Nothing };
        let at = popup.scroll.min(last);
        match code {
            KeyCode::Down | KeyCode::Char('j') => popup.scroll = (at + 1).min(last),
            KeyCode::Up | KeyCode::Char('k') => popup.scroll = at.saturating_sub(1),
            KeyCode::PageDown | KeyCode::Char(' ') if at < last => popup.scroll = (at + stride).min(last),
            KeyCode::PageUp => popup.scroll = at.saturating_sub(stride),
            KeyCode::PageDown => {}
            KeyCode::Home => popup.scroll = 0,
            KeyCode::End => popup.scroll = last,
            KeyCode::Char('?') if self.stage == Stage::Asking => {
                self.popup = None;
                return Effect::Ask(Asks::Explain);
            }
            _ => {
                let is_end = popup.kind == Kind::Ending;
                self.popup = None;
                // At the end any key leaves, but for those that look at the table once more.
                if is_end && code != KeyCode::Esc {
                    return self.press_over(code);
                }
            }
        }
        Effect::Nothing
    }
}
