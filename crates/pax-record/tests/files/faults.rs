//! What was changed in a file that can still be read is found out, with the first line that differs.

use pax_record::{Decks, Fault, Game, Record, Seed, Where, verify};

use crate::play::whole_game;

fn fault_of(text: &str) -> (Option<usize>, Fault) {
    let read = Record::read(text.as_bytes()).unwrap_or_else(|bad| panic!("{bad}"));
    let fault = verify(&read.record, &Decks::known()).fault.expect("a fault");
    let line = match read.place(&fault.at) {
        pax_record::Place::Line(line, _) => Some(line),
        pax_record::Place::Field(_) => None,
    };
    (line, fault)
}

/// Replaces the line that begins so, and returns the text and the number of that line.
fn edited(game: &Game, from: &str, change: impl Fn(&str) -> String) -> (String, usize) {
    let text = game.record().write();
    let line =
        text.lines().position(|line| line.starts_with(from)).unwrap_or_else(|| panic!("a line {from}"));
    let lines: Vec<String> = text
        .lines()
        .enumerate()
        .map(|(n, old)| if n == line { change(old) } else { old.to_owned() })
        .collect();
    (lines.join("\n") + "\n", line + 1)
}

#[track_caller]
fn told(game: &Game, from: &str, to: &str, why: &str) {
    let (text, line) = edited(game, from, |_| to.to_owned());
    let (at, fault) = fault_of(&text);
    assert!(fault.why.contains(why), "{}", fault.why);
    assert_eq!(at, Some(line));
}

#[test]
fn a_changed_head_is_found_out() {
    let game = whole_game(&[], 3, Seed::Small(7));
    told(
        &game,
        "rules",
        "rules 2",
        "it was played by version 2 of the rules, and this program knows version 1",
    );
    let zeros = "0".repeat(64);
    told(&game, "deck", &format!("deck {zeros}"), "which is not among those at hand");
    told(&game, "seal", &format!("seal {zeros}"), "a chosen seed such as 7 has no seal; write `seal none`");
    told(
        &game,
        "seat p3",
        "seat p3 diaz",
        "Díaz sits at p3; he has the seat p2 of the solitaire game, and no other",
    );
    told(&game, "result", "result p1 by stall", "the result is `p1 by stall`, and the replay gives `");
    // Another seed deals another game.
    let (text, _) = edited(&game, "seed", |_| "seed 8".to_owned());
    let (_, fault) = fault_of(&text);
    assert_eq!(fault.at, Where::Tag("hacendados"));
    assert!(fault.why.starts_with("card 1 is "), "{}", fault.why);
    // Two cards of the order change places.
    let (text, line) = edited(&game, "order", |old| {
        let mut words: Vec<&str> = old.split(' ').collect();
        words.swap(3, 4);
        words.join(" ")
    });
    let (at, fault) = fault_of(&text);
    assert_eq!(at, Some(line));
    assert!(fault.why.starts_with("card 3 is "), "{}", fault.why);
    // And a card that is there twice.
    let (text, line) = edited(&game, "order", |old| {
        let mut words: Vec<&str> = old.split(' ').collect();
        words[3] = words[4];
        words.join(" ")
    });
    let (at, fault) = fault_of(&text);
    assert_eq!(at, Some(line));
    assert!(fault.why.contains("cannot be in the deck, or is there twice"), "{}", fault.why);
}

#[test]
fn a_changed_digest_is_found_out_at_its_line() {
    let game = whole_game(&[], 3, Seed::Small(7));
    let (text, line) = edited(&game, "turn 9", |old| {
        let (head, digest) = old.rsplit_once(' ').expect("a digest");
        format!("{head} {}", digest.chars().rev().collect::<String>())
    });
    let (at, fault) = fault_of(&text);
    assert_eq!(at, Some(line));
    assert!(fault.why.ends_with("something differs since turn 8, which agrees"), "{}", fault.why);
    told(&game, "turn 9", "turn 8 p3 ?", "it says turn 8 of p3, and it is turn 9 of p3");
    let (text, line) = edited(&game, "end", |old| {
        let (head, digest) = old.rsplit_once(' ').expect("a digest");
        format!("{head} {}", digest.chars().rev().collect::<String>())
    });
    let (at, fault) = fault_of(&text);
    assert_eq!(at, Some(line));
    assert!(fault.why.starts_with("the digest of the whole state is "), "{}", fault.why);
}

#[test]
fn a_changed_command_is_found_out_at_once_or_at_the_next_turn() {
    let game = whole_game(&[], 3, Seed::Small(7));
    let text = game.record().write();
    let lines: Vec<&str> = text.lines().collect();
    let mut tried = 0;
    for (n, line) in lines.iter().enumerate().filter(|(_, line)| line.ends_with(" end")).take(40) {
        let number = line.split(' ').next().expect("a number");
        let by = line.split(' ').nth(1).expect("a player");
        let mut changed = lines.clone();
        let other = format!("{number} {by} speculate a6");
        changed[n] = &other;
        let (at, fault) = fault_of(&(changed.join("\n") + "\n"));
        let next =
            lines.iter().skip(n + 1).position(|line| line.starts_with("turn ")).map(|more| n + more + 2);
        assert!(at.is_some_and(|at| at > n && next.is_none_or(|next| at <= next)), "{at:?}: {}", fault.why);
        tried += 1;
    }
    assert!(tried > 30);
    let (wrong_seat, line) = edited(&game, "2 p", |old| {
        let (number, rest) = old.split_once(' ').expect("a number");
        let seat = if rest.starts_with("p1") { "p2" } else { "p1" };
        format!("{number} {seat} {}", rest.split_once(' ').expect("a command").1)
    });
    let (at, fault) = fault_of(&wrong_seat);
    assert_eq!(at, Some(line));
    assert!(fault.why.contains("it is for p") && fault.why.contains("to decide (TURN-09)"), "{}", fault.why);
    told(&game, "2 p", "2 p1 take back to 2", "only 1 entries come before it; 0 to 1 can be returned to");
    told(&game, "2 p", "2 dealer end", "the dealer rolls dice and does nothing else, and nobody else rolls");
}

#[test]
fn a_changed_die_is_found_out() {
    let game = whole_game(&[], 1, Seed::Full([6; 32]));
    let text = game.record().write();
    let (line, die) = (1..)
        .zip(text.lines())
        .find(|(_, line)| line.contains(" dealer roll "))
        .map(|(n, line)| (n, line.to_owned()))
        .expect("a die");
    let value: u8 = die.rsplit(' ').next().and_then(|value| value.parse().ok()).expect("a value");
    let other = die.replace(&format!("roll {value}"), &format!("roll {}", value % 6 + 1));
    let (at, fault) = fault_of(&text.replacen(&die, &other, 1));
    assert_eq!(at, Some(line));
    assert!(fault.why.ends_with(&format!("the die shows {}, and by the seed it is {value}", value % 6 + 1)));
}

#[test]
fn a_broken_seal_is_found_out() {
    let game = whole_game(&[], 2, Seed::Full([6; 32]));
    let (text, _) = edited(&game, "seat p1", |_| "seat p1 person Anna".to_owned());
    let (_, fault) = fault_of(&text);
    assert_eq!(fault.at, Where::Tag("seal"));
    assert!(fault.why.starts_with("the seal does not fit seed, deck, options and seats: theirs is "));
}

#[test]
fn a_running_game_must_not_tell_the_whole_state() {
    let game = whole_game(&[], 3, Seed::Small(7));
    let mut record = game.record().clone();
    record.order.unknown = u8::try_from(record.order.known.len()).expect("small");
    record.order.known.clear();
    record.seed = None;
    record.items.truncate(1);
    record.result = None;
    record.end.public = None;
    let fault = verify(&record, &Decks::known()).fault.expect("a fault");
    assert_eq!(fault.at, Where::End);
    assert!(fault.why.starts_with("the digest of the whole state is told only when the game is over"));
}
