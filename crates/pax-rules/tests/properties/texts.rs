//! Whatever is typed is read or refused with a word about why, and what is read can be played.

use pax_deck::Deck;
use pax_rules::text::{Keeper, Position, PublicPosition};
use pax_rules::{Command, Intent, View, Viewer, dealer_must_roll, decider, legal, play, roll};

use crate::case::{Bytes, Case};

/// How many commands are tried in a position that somebody has written.
const TRIED: usize = 60;

/// The words of positions and commands, and some that are none.
const WORDS: &[&str] = &[
    "option",
    "seats",
    "viewer",
    "regime",
    "depression",
    "pile",
    "turn",
    "topples",
    "quiet",
    "still",
    "due",
    "ban",
    "used",
    "market",
    "deck",
    "discards",
    "bullbear",
    "sold-out",
    "limbo",
    "chosen",
    "kept",
    "attack",
    "toppling",
    "pending",
    "over",
    "p1",
    "p2",
    "p3",
    "p6",
    "p7",
    "gold",
    "reserve",
    "jailed",
    "jailed-now",
    "hacendado",
    "plan",
    "dead",
    "owed",
    "covered",
    "hand",
    "grudge",
    "army",
    "displaced",
    "has",
    "income",
    "unrest",
    "oval1",
    "oval2",
    "troop",
    "extorted",
    "by",
    "bare",
    "second",
    "on",
    "at",
    "disks",
    "store",
    "immune",
    "cancelled",
    "kill",
    "gone",
    "seen",
    "last",
    "new",
    "number",
    "purchases",
    "bought",
    "moved",
    "actions",
    "monopolist",
    "orientation",
    "side",
    "strife",
    "allocate",
    "each",
    "each-end",
    "phase2",
    "phase3",
    "phase4",
    "upkeep",
    "showdown",
    "diaz-order",
    "die",
    "diaz",
    "effects",
    "free-slaves",
    "checkpoint",
    "refill",
    "headline-end",
    "topple-end",
    "upkeep-end",
    "turn-end",
    "row",
    "play",
    "nobody",
    "supply",
    "recovery",
    "pax",
    "us",
    "martial",
    "anarchy",
    "bull",
    "bear",
    "red",
    "white",
    "green",
    "blue",
    "loyalty",
    "outrage",
    "command",
    "revolution",
    "toppled",
    "standoff",
    "stall",
    "solitaire",
    "edition=first",
    "setup=rapid",
    "a1",
    "b6",
    "c3",
    ".",
    "/",
    "?",
    "#",
    "+",
    "*",
    "-",
    "0",
    "1",
    "2",
    "3",
    "6",
    "15",
    "16",
    "128",
    "255",
    "256",
    "65535",
    "99999999999",
    "buy",
    "sell",
    "redeploy",
    "land",
    "upgrade",
    "oval",
    "police",
    "jail",
    "speculate",
    "shift",
    "to",
    "prestige",
    "add",
    "cover",
    "agitate",
    "decree",
    "end",
    "event",
    "quo",
    "spy",
    "pass",
    "retreat",
    "abandon",
    "discard",
    "choose",
    "first",
    "keep",
    "drop",
    "flip",
    "fraud",
    "with",
    "pay",
    "take",
    "roll",
    "ñ",
    "\u{0}",
    "Díaz",
];

/// A word of the list, or the number of a card.
fn word(bytes: &mut Bytes<'_>) -> String {
    match bytes.byte() {
        n if n < 160 => WORDS[bytes.below(WORDS.len())].to_owned(),
        n if n < 200 => format!("{:03}+", bytes.byte()),
        _ => format!("{:03}", bytes.byte()),
    }
}

/// Whatever is typed is read or refused; nothing trips.
pub(crate) fn whatever_is_typed_is_read_or_refused(bytes: &[u8]) {
    let case = Case::new(&bytes[..bytes.len().min(11)]);
    let state = case.start();
    let mut lines = String::new();
    let mut rest = Bytes::new(bytes);
    while rest.left() > 0 {
        let line: Vec<String> = (0..rest.byte() % 8).map(|_| word(&mut rest)).collect();
        told(Command::read(&case.table, &state, &line.join(" ")));
        told(Intent::read(&case.table, &state, &line.join(" ")));
        lines.push_str(&line.join(" "));
        lines.push('\n');
    }
    for text in [lines, String::from_utf8_lossy(bytes).into_owned()] {
        told(Command::read(&case.table, &state, &text));
        told(Position::read(Deck::standard(), &text));
        told(PublicPosition::read(Deck::standard(), &text));
    }
}

/// A refusal says something.
fn told<T, E: std::fmt::Display>(read: Result<T, E>) {
    if let Err(error) = read {
        assert!(!error.to_string().is_empty());
    }
}

/// A position that somebody has changed by hand is refused, or can be written again and played on.
pub(crate) fn a_changed_position_is_refused_or_played(case: &Case<'_>) {
    let state = case.playout(|_, _| {});
    let mut rest = case.rest.clone();
    let is_public = rest.byte().is_multiple_of(8);
    let text = if is_public {
        View::of(&state, Viewer::Spectator).write(&case.table)
    } else {
        Position { table: case.table.clone(), state }.write(Keeper::new())
    };
    let mut lines: Vec<Vec<String>> =
        text.lines().map(|line| line.split(' ').map(str::to_owned).collect()).collect();
    for _ in 0..=rest.byte() % 4 {
        change(&mut lines, &mut rest);
    }
    let text: String = lines.iter().map(|line| line.join(" ") + "\n").collect();
    if is_public {
        if let Ok(read) = PublicPosition::read(Deck::standard(), &text) {
            let written = read.write();
            let again = PublicPosition::read(Deck::standard(), &written)
                .unwrap_or_else(|error| panic!("{error}\n{written}"));
            assert!(again.view == read.view, "{text}\n{written}");
            let state = read.view.some_state(&read.table);
            assert!(View::of(&state, Viewer::Spectator) == read.view, "{text}");
        }
        return;
    }
    let Ok(read) = Position::read(Deck::standard(), &text) else { return };
    let written = read.write(Keeper::new());
    let again = Position::read(Deck::standard(), &written)
        .unwrap_or_else(|error| panic!("{error}\n{text}\n{written}"));
    assert!(again.state == read.state, "{text}\n{written}");
    play_on(read, &mut rest, &text);
}

/// Changes, adds or takes away a word or a line.
fn change(lines: &mut Vec<Vec<String>>, bytes: &mut Bytes<'_>) {
    let at = bytes.below(lines.len());
    match bytes.byte() % 16 {
        0 if lines.len() > 1 => {
            lines.remove(at);
        }
        1 => {
            let line = lines[at].clone();
            lines.insert(bytes.below(lines.len()), line);
        }
        2 => {
            let line = (0..=bytes.byte() % 6).map(|_| word(bytes)).collect();
            lines.insert(at, line);
        }
        3 => {
            let line = &mut lines[at];
            line.remove(bytes.below(line.len()));
        }
        4 => {
            let place = bytes.below(lines[at].len());
            lines[at].insert(place, word(bytes));
        }
        5 => {
            let place = bytes.below(lines[at].len());
            lines[at][place] = word(bytes);
        }
        6..=8 => lines.push(pending(bytes)),
        _ => {
            let line = &mut lines[at];
            let numbers: Vec<usize> =
                (0..line.len()).filter(|place| like(&line[*place], bytes).is_some()).collect();
            if let Some(place) = numbers.get(bytes.below(numbers.len())) {
                line[*place] = like(&line[*place], bytes).unwrap_or_default();
            }
        }
    }
    if lines[at.min(lines.len() - 1)].is_empty() {
        lines.remove(at.min(lines.len() - 1));
    }
    if lines.is_empty() {
        lines.push(vec!["seats".to_owned(), "2".to_owned()]);
    }
}

/// Another word of the same sort: a card, a player or a number.
fn like(word: &str, bytes: &mut Bytes<'_>) -> Option<String> {
    let is_number = word.chars().all(|letter| letter.is_ascii_digit());
    match word.len() {
        3 if is_number => Some(bytes.card().to_string()),
        1..=2 if is_number => Some((bytes.byte() % 20).to_string()),
        2 if word.starts_with('p') => Some(bytes.seat().to_string()),
        _ => None,
    }
}

/// Something pending that could be, as far as its words go.
fn pending(bytes: &mut Bytes<'_>) -> Vec<String> {
    const FRAMES: [&str; 26] = [
        "hacendado P",
        "actions",
        "monopolist N N",
        "orientation C",
        "side P C",
        "displaced P",
        "strife red white N P",
        "allocate P regime",
        "each C N N P",
        "each-end C N P",
        "phase2",
        "upkeep N",
        "upkeep C",
        "showdown N N",
        "diaz-order C C",
        "die row 1",
        "die play C",
        "diaz N N N",
        "attack N",
        "effects C N N P N",
        "free-slaves C P",
        "checkpoint nobody",
        "refill supply N P",
        "headline-end C",
        "topple-end",
        "phase3",
    ];
    let frame = FRAMES[bytes.below(FRAMES.len())];
    let words = frame.split(' ').map(|word| match word {
        "C" => bytes.card().to_string(),
        "P" => bytes.seat().to_string(),
        "N" => (bytes.byte() % 8).to_string(),
        word => word.to_owned(),
    });
    ["pending".to_owned()].into_iter().chain(words).collect()
}

fn play_on(Position { table, mut state }: Position, bytes: &mut Bytes<'_>, text: &str) {
    let mut list = Vec::new();
    for _ in 0..TRIED {
        if dealer_must_roll(&table, &state) {
            let value = bytes.byte() % 6 + 1;
            roll(&table, &mut state, value, &mut Vec::new()).expect("a die can be rolled");
            continue;
        }
        let Some(seat) = decider(&table, &state) else { break };
        legal(&table, &state, &mut list);
        assert!(!list.is_empty(), "a dead end\n{text}");
        let command = list[bytes.below(list.len())];
        play(&table, &mut state, seat, command, &mut Vec::new()).expect("a listed command is legal");
    }
    assert!(
        state.outcome().is_some() || dealer_must_roll(&table, &state) || decider(&table, &state).is_some(),
        "{text}"
    );
}
