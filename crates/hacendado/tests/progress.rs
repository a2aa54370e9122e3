//! The bar that shows how far a simulation or a ladder is: seen on a terminal, and gone at the end.
#![cfg(unix)]

use std::fs::File;
use std::io::Read as _;
use std::process::{Command, Stdio};

use rustix::fs::{Mode, OFlags, open};
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use rustix::termios::{Winsize, tcsetwinsize};

/// Runs the program with a terminal of so many columns for its errors, and returns what it wrote there and elsewhere.
fn watched(columns: u16, arguments: &[&str]) -> (String, String) {
    let master = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).expect("a pseudo-terminal");
    grantpt(&master).expect("it is ours");
    unlockpt(&master).expect("it is open");
    let name = ptsname(&master, Vec::new()).expect("it has a name");
    let line = open(name, OFlags::RDWR | OFlags::NOCTTY, Mode::empty()).expect("the other end");
    let size = Winsize { ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0 };
    tcsetwinsize(&line, size).expect("a size");
    let mut child = Command::new(env!("CARGO_BIN_EXE_hacendado"))
        .args(arguments)
        .env("TERM", "xterm-256color")
        .env("NO_COLOR", "1")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::from(line))
        .spawn()
        .expect("the program starts");
    let mut stdout = child.stdout.take().expect("a pipe");
    let reader = std::thread::spawn(move || {
        let mut seen = Vec::new();
        // The terminal is gone when the program is, which reads as an error.
        let _ = File::from(master).read_to_end(&mut seen);
        String::from_utf8(seen).expect("UTF-8")
    });
    let mut text = String::new();
    stdout.read_to_string(&mut text).expect("UTF-8");
    assert!(child.wait().expect("it ends").success());
    (reader.join().expect("it read"), text)
}

/// What a terminal shows in the end: every line that was written over or cleared is gone.
fn left(seen: &str) -> String {
    seen.rsplit("\u{1b}[2K").next().unwrap_or_default().replace('\r', "").trim().to_owned()
}

#[test]
fn a_simulation_shows_how_far_it_is_and_leaves_no_trace() {
    let (seen, text) = watched(100, &["sim", "--games", "40", "--bots", "greedy", "--jobs", "1"]);
    assert!(seen.contains("/40 games  ") && seen.contains(" left"), "{seen:?}");
    assert!(!seen.contains("\u{1b}[3"), "no colour: {seen:?}");
    assert_eq!(left(&seen), "", "{seen:?}");
    assert!(text.contains("40 games") && !text.contains(" left"), "{text}");
}

#[test]
fn a_ladder_shows_its_bar_and_a_narrow_terminal_less() {
    let words = ["ladder", "--bots", "random,seeker", "--games", "20", "--jobs", "1"];
    let (seen, _) = watched(100, &words);
    assert!(seen.contains('█') && seen.contains("/10 deals  "), "{seen:?}");
    let (seen, _) = watched(30, &words);
    assert!(seen.contains("/10 deals") && !seen.contains('█') && !seen.contains(" left"), "{seen:?}");
    assert_eq!(left(&seen), "", "{seen:?}");
}
