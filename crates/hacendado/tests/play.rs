//! `hacendado play` line by line, through a pipe.

use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};

fn hacendado() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hacendado"));
    command.env("LC_ALL", "C").stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn start(arguments: &[&str], game: &Path) -> Child {
    hacendado().arg("play").args(arguments).arg("--save").arg(game).spawn().expect("the program starts")
}

/// Plays with these lines, which may be more than the game needs.
fn play(child: Child, lines: &[u8]) -> Output {
    let mut child = child;
    let mut input = child.stdin.take().expect("a pipe");
    let lines = lines.to_vec();
    // Who has finished reads no more: that is no fault of the one who writes.
    let writer = std::thread::spawn(move || drop(input.write_all(&lines)));
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("it was written");
    output
}

fn text(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout.clone()).expect("text")
}

/// Numbers that are no pattern, as many as asked.
fn numbers(seed: u32, count: usize, below: u32) -> Vec<u32> {
    let mut state = seed;
    std::iter::repeat_with(|| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 16) % below
    })
    .take(count)
    .collect()
}

/// Lines that choose anything, most of which is on offer.
fn anything(seed: u32, count: usize) -> Vec<u8> {
    const SAID: [&str; 12] = ["1", "2", "3", "4", "5", "7", "1", "2", "end", "pass", "quo", ""];
    let lines: Vec<&str> =
        numbers(seed, count, 12).into_iter().map(|n| SAID[usize::try_from(n).expect("small")]).collect();
    lines.join("\n").into_bytes()
}

fn verify(game: &Path) -> String {
    let output = hacendado().args(["game", "verify"]).arg(game).output().expect("the program starts");
    text(&output)
}

#[test]
fn a_whole_game_is_played_through_a_pipe() {
    let folder = tempfile::tempdir().expect("a folder");
    let tables: [(&str, &[&str]); 4] = [
        ("solitaire", &["--solitaire", "--seed", "7"]),
        ("three", &["--players", "3", "--bots", "random,random", "--seed", "8"]),
        ("german", &["--players", "2", "--bots", "random", "--seed", "9", "--lang", "de"]),
        ("shared", &["--players", "2", "--bots", "none", "--names", "Ana,Luis", "--seed", "4"]),
    ];
    for (name, arguments) in tables {
        let game = folder.path().join(format!("{name}.game"));
        let said = text(&play(start(arguments, &game), &anything(3, 40_000)));
        let kept = fs::read_to_string(&game).expect("the game is kept");
        assert!(kept.lines().any(|line| line.starts_with("result ")), "{name} did not end:\n{said}");
        let end = if name == "german" { "Das Spiel ist aus." } else { "The game is over." };
        assert!(said.contains(end), "{name}:\n{said}");
        assert!(!said.contains('\u{1b}'), "{name}: nothing is drawn where no terminal is");
        assert!(verify(&game).starts_with("true"), "{name}");
    }
}

#[test]
fn people_at_one_keyboard_are_asked_before_the_next_one_sees_anything() {
    let folder = tempfile::tempdir().expect("a folder");
    let game = folder.path().join("a.game");
    let arguments = ["--players", "2", "--bots", "none", "--names", "Ana,Luis", "--seed", "4"];
    let said = text(&play(start(&arguments, &game), b"\nbuy b1\nend\n\nt\nq\n"));
    let pass = said.find("Now it is for Luis to decide. Pass the keyboard on").expect("Luis is called");
    assert!(said.find("Now it is for Ana to decide").expect("Ana is called") < pass);
    assert!(said[..pass].contains("Ana buys Pact of the Embassy (163)"), "{said}");
    let table = &said[pass..];
    // What Ana has bought is in no list that Luis sees of her.
    let ana = table.find("Ana (p1)").expect("her tableau is in the table");
    let hand = table[ana..].lines().find(|line| line.starts_with("Hand")).expect("her hand");
    assert!(!hand.contains('('), "her hand is told: {hand}");
}

#[test]
fn nonsense_at_any_prompt_is_answered_and_changes_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let game = folder.path().join("a.game");
    let arguments = ["--players", "2", "--bots", "random", "--seed", "5"];
    let wrong: [(&[u8], &str); 13] = [
        (b"hello", "I do not understand"),
        (b"0x7", "I do not understand"),
        (b"999", "There are choices 1 to"),
        (b"99999999999999999999999", "There are choices 1 to"),
        (b"-1", "I do not understand"),
        (b"redeploy", "troop"),
        (b"buy z9", "I do not understand"),
        (b"buy a6", "It costs 16 gold"),
        (b"keep 047", "no answer to what is asked"),
        (b"roll 3", ""),
        (b"? nonsense", "nonsense"),
        (b"w", "Type w and what you would like"),
        (b"\xff\xfe\x00\x1b[31m", "I do not understand"),
    ];
    let mut lines = Vec::new();
    for (line, _) in wrong {
        lines.extend(line);
        lines.push(b'\n');
    }
    lines.extend(b"u\np\np buy a6\nw buy a6\nw 209\np9\nq\n");
    let said = text(&play(start(&arguments, &game), &lines));
    for (line, answer) in wrong {
        assert!(said.contains(answer), "{:?}: {answer}\n{said}", String::from_utf8_lossy(line));
    }
    assert!(said.contains("There is nothing that you can take back"), "{said}");
    assert!(!said.contains('\u{1b}'), "what is no text is not echoed to the terminal: {said}");
    let kept = fs::read_to_string(&game).expect("the game");
    assert!(!kept.contains("\n1 p1 "), "something was played:\n{kept}");
}

#[test]
fn nonsense_of_every_kind_never_stops_a_game() {
    let folder = tempfile::tempdir().expect("a folder");
    for seed in 0..6_u32 {
        let game = folder.path().join(format!("{seed}.game"));
        let bytes: Vec<u8> =
            numbers(seed, 30_000, 300).into_iter().map(|n| u8::try_from(n).unwrap_or(b'\n')).collect();
        let mut lines = Vec::new();
        for (chunk, sane) in bytes.chunks(40).zip(anything(seed, 750).split(|byte| *byte == b'\n')) {
            lines.extend(chunk);
            lines.push(b'\n');
            lines.extend(sane);
            lines.push(b'\n');
        }
        let seed = seed.to_string();
        let arguments = ["--players", "3", "--bots", "random,random", "--seed", &seed];
        text(&play(start(&arguments, &game), &lines));
        assert!(verify(&game).starts_with("true"));
    }
}

#[test]
fn the_end_of_the_input_leaves_a_game_that_can_go_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let game = folder.path().join("a.game");
    let said = text(&play(start(&["--players", "2", "--bots", "random", "--seed", "5"], &game), b"buy a1\n"));
    assert!(said.contains("hacendado play --resume"), "{said}");
    let before = fs::read_to_string(&game).expect("the game");
    let resumed = hacendado().args(["play", "--resume"]).arg(&game).spawn().expect("the program starts");
    let said = text(&play(resumed, b"u\nbuy b1\n"));
    assert!(said.contains("takes everything back"), "what was bought can be taken back still: {said}");
    let after = fs::read_to_string(&game).expect("the game");
    assert!(after.contains("take back to 0") && after.contains("buy b1"), "{after}");
    assert!(after.starts_with(before.split("end ").next().expect("a head").lines().next().expect("a line")));
    assert!(verify(&game).starts_with("true"));
}

#[cfg(unix)]
#[test]
fn a_killed_game_goes_on_where_it_was() {
    let folder = tempfile::tempdir().expect("a folder");
    for kills in 1..=4_usize {
        let game = folder.path().join(format!("{kills}.game"));
        let mut child =
            start(&["--players", "3", "--bots", "random,random", "--names", "Ana", "--seed", "11"], &game);
        let mut input = child.stdin.take().expect("a pipe");
        let mut told = BufReader::new(child.stdout.take().expect("a pipe")).lines();
        let mut acknowledged = 0;
        for said in ["buy b1", "sell 190", "end"].iter().cycle().take(kills * 2) {
            writeln!(input, "{said}").expect("it listens");
            // What was told is on the disk.
            for line in told.by_ref().map(|line| line.expect("text")) {
                let is_refused = line.contains("(Rule") || line.contains("no answer");
                let is_done = ["Ana buys", "Ana sells", "Ana ends"].iter().any(|done| line.starts_with(done));
                acknowledged += usize::from(is_done);
                if is_done || is_refused {
                    break;
                }
            }
        }
        child.kill().expect("it runs");
        child.wait().expect("it ends");
        assert!(acknowledged > 0, "nothing happened");
        let kept = fs::read_to_string(&game).expect("the game is kept");
        let mine = kept.lines().filter(|line| line.contains(" p1 ") && !line.starts_with("turn")).count();
        assert!(mine >= acknowledged, "{acknowledged} told, {mine} kept:\n{kept}");
        let resumed = hacendado().args(["play", "--resume"]).arg(&game).spawn().expect("the program starts");
        text(&play(resumed, &anything(5, 40_000)));
        let kept = fs::read_to_string(&game).expect("the game is kept");
        assert!(kept.lines().any(|line| line.starts_with("result ")), "it did not end:\n{kept}");
        assert!(verify(&game).starts_with("true"));
    }
}

#[test]
fn what_cannot_be_played_is_refused_with_a_reason() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("cut.game");
    fs::write(&file, "format 1\nrules").expect("a file");
    let file = file.to_str().expect("a path");
    let wrong: [(&[&str], &str); 8] = [
        (&["--bots", "deep"], "there is no bot `deep`"),
        (&["--players", "2", "--bots", "random,random"], "leave no seat for you"),
        (&["--players", "7"], "1..=6"),
        (&["--names", "Ana,Luis", "--players", "2"], "2 names for 1 people"),
        (&["--option", "gravity"], "gravity"),
        (&["--resume", "/nowhere/at/all.game"], "cannot be read"),
        (&["--resume", file], "is no game"),
        (&["--lang", "tlh"], "tlh"),
    ];
    for (arguments, why) in wrong {
        let output = hacendado().arg("play").args(arguments).output().expect("the program starts");
        assert!(!output.status.success(), "{arguments:?}");
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(said.contains(why), "{arguments:?}: {said}");
    }
}

#[test]
fn the_bots_say_why_they_did_what_they_did() {
    let folder = tempfile::tempdir().expect("a folder");
    let game = folder.path().join("a.game");
    let arguments = ["--players", "3", "--bots", "greedy,paxomatic", "--seed", "5"];
    let said = text(&play(start(&arguments, &game), b"b\nend\nb\nb p2\nBOTS P3\nb p1\nb nobody\nq\n"));
    let answers: Vec<&str> = said.lines().collect();
    let count = |what: &str| answers.iter().filter(|line| line.contains(what)).count();
    assert_eq!(count("No bot has had anything to choose"), 1, "before they have moved: {said}");
    assert!(count("gold more to it than to stop now: ") >= 2, "{said}");
    assert!(count("Rather than “") >= 1, "what else one thought of is told of one alone: {said}");
    let robot: Vec<&&str> = answers.iter().filter(|line| line.contains("By its list: ")).collect();
    assert!(robot.len() >= 2 && robot.iter().all(|line| line.contains("(BOT-")), "{said}");
    assert_eq!(robot.iter().filter(|line| **line == robot[0]).count(), 2, "for all, and for one: {said}");
    assert_eq!(count("No bot sits there"), 2, "{said}");
    let kept = fs::read_to_string(&game).expect("the game");
    assert!(!kept.contains("BOT-") && !kept.contains("gold more"), "a game keeps no reasons:\n{kept}");
    let resumed = hacendado().args(["play", "--resume"]).arg(&game).spawn().expect("the program starts");
    let said = text(&play(resumed, b"b\nq\n"));
    assert!(said.contains("No bot has had anything to choose"), "{said}");
}

#[test]
fn only_the_last_round_of_the_bots_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let game = folder.path().join("a.game");
    let arguments = ["--players", "2", "--bots", "random", "--seed", "5"];
    let said = text(&play(start(&arguments, &game), b"end\nend\nend\nend\nend\nend\nb\nq\n"));
    let lots = said.lines().filter(|line| line.ends_with("It chose by lot.")).count();
    assert!((1..=5).contains(&lots), "one turn of one bot: {lots}\n{said}");
}

#[test]
fn every_choice_of_a_bot_is_explained_to_whoever_wants_it() {
    let folder = tempfile::tempdir().expect("a folder");
    for (lang, why) in [("en", "Why? By its list: "), ("de", "Warum? Nach seiner Liste: ")] {
        let game = folder.path().join(format!("{lang}.game"));
        let arguments = ["--players", "2", "--bots", "paxomatic", "--seed", "5", "--explain", "--lang", lang];
        let said = text(&play(start(&arguments, &game), b"end\nend\nq\n"));
        assert!(said.lines().filter(|line| line.starts_with(why)).count() >= 2, "{said}");
        assert!(said.lines().any(|line| line.contains("--resume") && line.contains(" --explain")), "{said}");
    }
}
