//! `hacendado play` on a terminal: the full-screen table comes, and the terminal is as before when it goes.
#![cfg(unix)]

use std::fs::File;
use std::io::{Read as _, Write as _};
use std::os::fd::OwnedFd;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use rustix::fs::{Mode, OFlags, open};
use rustix::process::{Pid, Signal, kill_process};
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use rustix::termios::{LocalModes, Winsize, tcgetattr, tcgetwinsize, tcsetwinsize};
use tempfile::TempDir;

/// Longer than anything takes: a test that fails must end.
const PATIENCE: Duration = Duration::from_mins(1);

/// The program on a terminal of its own.
struct Terminal {
    child: Child,
    master: File,
    /// Our own hold on the terminal, to see how it is set.
    line: OwnedFd,
    before: LocalModes,
    bytes: Receiver<Vec<u8>>,
    seen: String,
    _folder: TempDir,
}

impl Terminal {
    fn start(arguments: &[&str]) -> Self {
        let master = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).expect("a pseudo-terminal");
        grantpt(&master).expect("it is ours");
        unlockpt(&master).expect("it is open");
        let name = ptsname(&master, Vec::new()).expect("it has a name");
        let line = open(name, OFlags::RDWR | OFlags::NOCTTY, Mode::empty()).expect("the other end");
        tcsetwinsize(&line, Winsize { ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0 }).expect("a size");
        let before = tcgetattr(&line).expect("settings").local_modes;
        let end = || Stdio::from(line.try_clone().expect("a copy"));
        let folder = TempDir::new().expect("a folder");
        let child = Command::new(env!("CARGO_BIN_EXE_hacendado"))
            .args(["play", "--lang", "en", "--save"])
            .arg(folder.path().join("test.game"))
            .args(arguments)
            .env("TERM", "xterm-256color")
            .stdin(end())
            .stdout(end())
            .stderr(end())
            .spawn()
            .expect("the program starts");
        let master = File::from(master);
        let mut reader = master.try_clone().expect("a copy");
        let (sender, bytes) = channel();
        std::thread::spawn(move || {
            let mut buffer = [0; 4096];
            while let Ok(read @ 1..) = reader.read(&mut buffer) {
                if sender.send(buffer[..read].to_vec()).is_err() {
                    break;
                }
            }
        });
        Self { child, master, line, before, bytes, seen: String::new(), _folder: folder }
    }

    /// Reads until something is seen.
    fn sees(&mut self, words: &str) {
        while !self.seen.contains(words) {
            let bytes = self.bytes.recv_timeout(PATIENCE);
            let bytes = bytes.unwrap_or_else(|_| panic!("{words:?} does not come: {:?}", self.seen));
            self.seen.push_str(&String::from_utf8_lossy(&bytes));
        }
    }

    fn types(&mut self, keys: &str) {
        self.seen.clear();
        self.master.write_all(keys.as_bytes()).expect("it listens");
    }

    fn is_raw(&self) -> bool {
        let modes = tcgetattr(&self.line).expect("settings").local_modes;
        !modes.contains(LocalModes::ICANON) && !modes.contains(LocalModes::ECHO)
    }

    /// Waits for the end, and sees whether the terminal is as it was.
    fn ends(mut self) {
        self.sees("hacendado play --resume ");
        assert!(self.child.wait().expect("it ends").success());
        assert!(self.seen.contains("\u{1b}[?1049l"), "the other screen is back: {:?}", self.seen);
        assert!(self.seen.contains("\u{1b}[?25h"), "the cursor is back: {:?}", self.seen);
        assert_eq!(tcgetattr(&self.line).expect("settings").local_modes, self.before);
        let left = self.seen.find("\u{1b}[?1049l").expect("it was seen");
        assert!(
            left < self.seen.find("--resume").expect("it was seen"),
            "what to do next is left to be read"
        );
    }
}

/// What is seen first, and of the table when the greeting is read. The size is asked of the terminal that the tests run
/// on, if there is one, which may be too small.
fn sights() -> (&'static str, &'static str) {
    let size = File::open("/dev/tty").ok().and_then(|tty| tcgetwinsize(tty).ok());
    let is_small = size.is_some_and(|size| size.ws_col < 80 || size.ws_row < 24);
    if is_small { ("80", "") } else { (" Hacendado ", "Topple") }
}

const GAME: [&str; 6] = ["--seed", "1", "--players", "3", "--bots", "random,random"];

#[test]
fn q_leaves_the_table_and_the_terminal_is_as_before() {
    let mut terminal = Terminal::start(&GAME);
    terminal.sees("\u{1b}[?1049h");
    terminal.sees(sights().0);
    assert!(terminal.is_raw());
    terminal.types(" ");
    terminal.sees(sights().1);
    terminal.types("q");
    terminal.ends();
}

#[test]
fn a_program_told_to_end_leaves_the_terminal_as_before() {
    let mut terminal = Terminal::start(&GAME);
    terminal.sees(sights().0);
    let pid = i32::try_from(terminal.child.id()).ok().and_then(Pid::from_raw).expect("a number");
    kill_process(pid, Signal::TERM).expect("it is told");
    terminal.ends();
}
