//! What is wrong with a file is told with its place and with what would be right.

use pax_record::{Chance, Place, Record, Seed};

use crate::play::{new_game, play_on};

/// A short game, written.
fn text() -> String {
    let mut game = new_game(&["iron_hand"], 3, Seed::Small(3));
    game.comment("a remark").expect("a remark");
    play_on(&mut game, &mut Chance::new(2), 12);
    game.record().write()
}

/// Replaces a line by what is given; `from` is how it begins.
fn edited(text: &str, from: &str, to: &str) -> (String, usize) {
    let line =
        text.lines().position(|line| line.starts_with(from)).unwrap_or_else(|| panic!("a line {from}"));
    let lines: Vec<&str> =
        text.lines().enumerate().map(|(n, old)| if n == line { to } else { old }).collect();
    (lines.join("\n") + "\n", line + 1)
}

#[track_caller]
fn slip(from: &str, to: &str, column: usize, why: &str) {
    let (text, line) = edited(&text(), from, to);
    let bad = Record::read(text.as_bytes()).expect_err("a slip");
    assert_eq!((bad.place, &*bad.why), (Place::Line(line, column), why));
}

#[test]
fn every_tag_says_how_it_is_written() {
    let hex = "it is 64 digits of 0 to 9 and a to f";
    slip("format", "formal 1", 1, "this is no game file; its first line is `format 1`");
    slip("format", "format one", 8, "`one` is no number of a format; it is 1");
    slip("format", "format 0", 8, "there is no format 0; the first is 1");
    slip(
        "format",
        "format 2",
        8,
        "the file has format 2, and this program reads 1; a newer version of the program will read it",
    );
    slip("rules", "rules none", 7, "`none` is no version of the rules; it is a number from 1");
    slip("rules", "rule 1", 1, "there is no line `rule` in a game file; did you mean `rules`?");
    slip("rules", "rules", 1, "`rules` says nothing; write `rules 1`");
    slip("deck", "deck 12", 6, &format!("`12` is no digest of a deck; {hex}"));
    slip("option", "deck 12", 1, "`deck` stands twice, also in line 3");
    slip(
        "seat p2",
        "seat p3 person Beto",
        6,
        "`p3` is not next; seats stand in turn order, p1 to p6 at most",
    );
    slip(
        "seat p2",
        "seat p2 cat Beto",
        6,
        "`cat Beto` sits nowhere; it is `person Ana`, `bot random`, `bot random Ana` or `diaz`",
    );
    slip("seat p2", "seat p2 bot R2D2", 6, "`R2D2` names no bot; it is a word such as `random`");
    slip("seal", "seal 7", 6, &format!("`7` is no seal; {hex}, or `none`"));
    slip("seed", "seed x", 6, &format!("`x` is no seed; {hex}, or a number below 2^64"));
    slip("market", "market 040 256", 8, "`256` is no number of a card; it is 001 to 255");
    slip(
        "order",
        "order 001 ? x",
        7,
        "`x` is no number of unknown cards; behind the `?` stands how many are left, 1 to 255",
    );
    slip(
        "order",
        "result p2",
        8,
        "`p2` is no result; it is written as `p1 p3 by standoff` or `nobody by stall`",
    );
    slip(
        "order",
        "result p2 by force",
        8,
        "`force` ends no game; it is `topple` and a prestige, last-topple-failed, last-topple-discarded, standoff or \
         stall",
    );
    slip("order", "result p2 p1 by stall", 8, "p1 stands behind p2; winners stand in turn order, each once");
    slip("order", "date 2026-02-30", 6, "`2026-02-30` is no day; a day is written as 2026-11-15");
}

#[test]
fn an_unknown_option_is_answered_with_those_there_are() {
    let (text, line) = edited(&text(), "option", "option iron_fist");
    let bad = Record::read(text.as_bytes()).expect_err("a slip");
    assert_eq!(bad.place, Place::Line(line, 8));
    assert!(bad.why.starts_with("there is no option `iron_fist`; there are setup=standard|rapid"), "{bad}");
}

#[test]
fn a_head_without_a_tag_says_which() {
    for (tag, usage) in [
        ("rules", "write `rules 1`"),
        ("deck", "write `deck` and 64 digits, the digest of the deck"),
        ("seal", "write `seal` and 64 digits, or `seal none`"),
        ("market", "write `market` and the twelve cards it begins with"),
        ("order", "write `order` and the cards of the deck from its top, then `?` and how many are unknown"),
    ] {
        let lines: Vec<String> =
            text().lines().filter(|line| !line.starts_with(tag)).map(str::to_owned).collect();
        let bad = Record::read(lines.join("\n").as_bytes()).expect_err("a slip");
        assert_eq!(bad.to_string(), format!("line 1, column 1: the head has no `{tag}`; {usage}"));
    }
    let bad = Record::read(b"").expect_err("nothing");
    assert_eq!(bad.to_string(), "line 1, column 1: the file is empty; a game file begins with `format 1`");
}

#[test]
fn every_line_of_the_game_says_how_it_is_written() {
    slip(
        "turn 2",
        "turn 2 p2",
        1,
        "a turn is written as `turn 3 p2` and a digest of 16 digits, or `?` for it",
    );
    slip("turn 2", "turn two p2 ?", 6, "`two` is no number of a turn");
    slip("turn 2", "turn 2 p7 ?", 8, "`p7` is no player; it is p1 to p6");
    slip("turn 2", "turn 2 p2 abc", 11, "`abc` is no digest; it is 16 digits of 0 to 9 and a to f, or `?`");
    slip("2 ", "3 p1 end", 1, "this is entry 2 by count, not 3; a line is missing or one too many");
    slip("2 ", "  2 bank end", 5, "`bank` is no player; it is p1 to p6, or `dealer`");
    slip("2 ", "2 p1 bye a3", 6, "`bye a3` is no command: there is no verb `bye`");
    slip("2 ", "2 p1", 1, "`` is no command: a command is missing");
    slip(
        "2 ",
        "2 p1 take back",
        6,
        "`take back` takes nothing back; it is `take back to` and the number of an entry",
    );
    slip("2 ", "rules 1", 1, "`rules` belongs in the head, before the first turn or entry");
    slip("end", "end 11 ?", 5, "there are 12 entries, not 11; lines are missing or too many");
    slip("end", "end 12 ? state ?", 14 + 2, "`?` is no digest; it is 16 digits of 0 to 9 and a to f");
    let (text, line) = edited(&text(), "end", "end 12 ?\nend 12 ?");
    let bad = Record::read(text.as_bytes()).expect_err("a slip");
    let why = format!("the game ended in line {line}; nothing but remarks can follow");
    assert_eq!((bad.place, bad.why), (Place::Line(line + 1, 1), why));
}

/// Wherever a file is cut, at a line or in the middle of one, that is noticed.
#[test]
fn a_file_that_was_cut_off_is_refused() {
    let text = text();
    let whole = text.trim_end().len();
    for cut in 0..whole {
        if !text.is_char_boundary(cut) {
            continue;
        }
        let bad = Record::read(&text.as_bytes()[..cut]).expect_err("a part of a file");
        let Place::Line(line, _) = bad.place else { panic!("a line: {bad}") };
        assert!(line <= text[..cut].lines().count().max(1), "{bad}");
        if cut > 0 && text.as_bytes()[cut - 1] == b'\n' && text[..cut].contains("\nturn") {
            assert_eq!(bad.why, "the file stops here without its last line, `end`; it was cut off");
        }
    }
}

#[test]
fn bytes_that_are_no_text_are_told_by_their_place() {
    let mut bytes = text().into_bytes();
    let at = bytes.iter().position(|byte| *byte == b'\n').expect("a line") + 4;
    bytes[at] = 0xff;
    let bad = Record::read(&bytes).expect_err("no UTF-8");
    assert_eq!(bad.to_string(), "line 2, column 4: this is no UTF-8; a game file is a text in UTF-8");
}

/// A game as JSON with one value replaced.
#[track_caller]
fn json_slip(path: &str, value: serde_json::Value, told: &str) {
    let record = Record::read(text().as_bytes()).expect("a game").record;
    let mut json: serde_json::Value = serde_json::from_str(&record.write_json()).expect("JSON");
    match json.pointer_mut(path) {
        Some(place) => *place = value,
        None => panic!("there is no {path}"),
    }
    let bad = Record::read(json.to_string().as_bytes()).expect_err("a slip");
    assert_eq!(bad.to_string(), told);
}

#[test]
fn json_says_which_field_is_wrong() {
    use serde_json::json;
    json_slip(
        "/format",
        json!(2),
        "format: the file has format 2, and this program reads 1; a newer version of the program will read it",
    );
    json_slip("/rules", json!(0), "rules: 0 is no version of the rules; it is a number from 1");
    json_slip("/deck", json!("x"), "deck: `x` is no digest of a deck; it is 64 digits of 0 to 9 and a to f");
    json_slip("/market/3", json!(300), "market[3]: 300 is no number of a card; it is 1 to 255");
    json_slip("/seats", json!([]), "seats: there are 0 seats; two to six can play");
    json_slip("/seats/1", json!({"kind": "bot"}), "seats[1]: a bot says which, as `\"bot\": \"random\"`");
    json_slip(
        "/seats/0/name",
        json!(" "),
        "seats[0]: ` ` is no name; it has 1 to 60 characters, single spaces between words and no control characters",
    );
    json_slip(
        "/items/1/comment",
        json!("two\nlines"),
        "items[1].comment: `two\\nlines` is no remark; it is one line without control characters and without spaces at its end",
    );
    json_slip(
        "/items/2/entry",
        json!(7),
        "items[2].entry: this is entry 1 by count, not 7; one is missing or one too many",
    );
    json_slip(
        "/items/2/command",
        json!("fly"),
        "items[2].command: `fly` is no command: there is no verb `fly`",
    );
    json_slip(
        "/items/2",
        json!({"entry": 1, "by": "p1"}),
        "items[2]: an entry has either `command` or `take_back_to`",
    );
    json_slip(
        "/items/2",
        json!({}),
        "items[2]: an item is a turn (`turn`, `seat`, `digest`), an entry (`entry`, `by`, `command` or `take_back_to`, `comment`) or a remark (`comment`)",
    );
    json_slip(
        "/end/entries",
        json!(3),
        "end.entries: there are 12 entries, not 3; some are missing or too many",
    );
    let bad = Record::read(b"{}").expect_err("nothing");
    assert_eq!(bad.to_string(), "format: this is no game file; its field `format` is missing");
    let whole = Record::read(text().as_bytes()).expect("a game").record.write_json();
    let bad = Record::read(&whole.as_bytes()[..whole.len() / 2]).expect_err("half a file");
    assert!(bad.to_string().ends_with("; the file was cut off"), "{bad}");
    let bad = Record::read(whole.replacen("\"rules\"", "\"rulez\"", 1).as_bytes()).expect_err("a slip");
    assert!(bad.to_string().starts_with("line 3, column "), "{bad}");
    assert!(bad.why.starts_with("unknown field `rulez`, expected one of `format`, "), "{bad}");
}
