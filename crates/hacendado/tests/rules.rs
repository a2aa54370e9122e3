//! `hacendado rules`, `position`, `sim` and `bench`, as a person or a script uses them.

use std::fs;
use std::process::{Command, Output};

fn hacendado(words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_hacendado")).args(words).output().expect("the program starts")
}

fn printed(words: &[&str]) -> String {
    let output = hacendado(words);
    assert!(output.status.success(), "{words:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("UTF-8")
}

fn refused(words: &[&str]) -> String {
    let output = hacendado(words);
    assert_eq!(output.status.code(), Some(1), "{words:?}");
    String::from_utf8(output.stderr).expect("UTF-8")
}

#[test]
fn rules_are_listed_and_shown() {
    let list = printed(&["rules", "list", "--section", "act-buy"]);
    assert!(list.contains("ACT-BUY-02") && list.ends_with("18 of 882 rules\n"), "{list}");
    assert!(printed(&["rules", "show", "act-buy-03"]).starts_with("ACT-BUY-03\n  At most two"));
    assert_eq!(
        refused(&["rules", "show", "ACT-BUX-03"]),
        "error: there is no rule ACT-BUX-03; did you mean ACT-BUY-03?\n"
    );
    assert_eq!(
        refused(&["rules", "list", "--section", "TOPPEL"]),
        "error: there is no section TOPPEL; did you mean TOPPLE?\n"
    );
}

#[test]
fn a_position_is_set_up_judged_and_played() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("start.pax");
    let path = file.to_str().expect("UTF-8");
    let start = printed(&["position", "new", "--players", "3", "--seed", "7", "--option", "iron_hand"]);
    assert!(start.starts_with("option iron_hand\nseats 3\nturn p1 3 number 1\nregime pax\n"), "{start}");
    assert_eq!(
        start,
        printed(&["position", "new", "--players", "3", "--seed", "7", "--option", "iron_hand"])
    );
    fs::write(&file, &start).expect("a file");
    let legal = printed(&["position", "legal", path]);
    assert!(legal.starts_with("p1 decides\n  end ") && legal.contains("\n  buy a1  "), "{legal}");
    let json: serde_json::Value =
        serde_json::from_str(&printed(&["position", "legal", path, "--json"])).expect("JSON");
    assert_eq!(json["seat"], "p1");
    let after = printed(&["position", "play", path, "speculate a6", "end"]);
    assert!(after.contains("turn p2 3 number 2"), "{after}");
}

#[test]
fn what_is_not_allowed_is_explained() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("poor.pax");
    fs::write(&file, "p1 gold 3 hacendado 212\nmarket . . . . 061 . / . . . . . .\n").expect("a file");
    let path = file.to_str().expect("UTF-8");
    assert_eq!(
        printed(&["position", "why", path, "buy a5"]),
        "no: it costs 8 gold and you have 3\nACT-BUY-02\n  Price by column: 0, 1, 2, 4, 8, 16.\n"
    );
    assert_eq!(printed(&["position", "why", path, "end"]), "`end` is allowed to p1\n");
    assert_eq!(
        refused(&["position", "why", path, "specluate a5"]),
        "error: `specluate a5` is no command: there is no verb `specluate`; did you mean `speculate a5`?\n"
    );
    assert_eq!(
        refused(&["position", "play", path, "buy a5"]),
        "error: `buy a5` of p1: it costs 8 gold and you have 3 (ACT-BUY-02)\n"
    );
}

#[test]
fn a_bad_position_is_refused_with_its_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("bad.pax");
    let path = file.to_str().expect("UTF-8");
    for (text, why) in [
        (
            "p1 gold 3\nregime sunny\n",
            "line 2: `sunny` is no regime; it is one of `pax`, `us`, `martial`, `anarchy`",
        ),
        ("p1 gold x\n", "line 1: `x` is no number that fits here"),
        ("p1 hand 061\np2 hand 061\n", "line 2: card 061 stands twice"),
        ("p1 hand 250\n", "line 1: there is no card 250 in the deck"),
        ("p9 gold 3\n", "line 1: there is no line `p9`"),
        ("option tea\n", "line 1: there is no option `tea`"),
        ("p1 has 061 income 16\n", "line 0: p1 has 16 cubes on the table; fifteen are all"),
        ("pending lunch\n", "line 1: `lunch` is nothing that can be pending"),
    ] {
        fs::write(&file, text).expect("a file");
        let message = refused(&["position", "legal", path]);
        assert!(message.contains(why), "{text}: {message}");
    }
    assert!(refused(&["position", "legal", "/nowhere"]).contains("/nowhere cannot be read"));
}

#[test]
fn many_games_are_counted_and_repeatable() {
    let words = ["sim", "--players", "2", "--games", "20", "--seed", "3", "--check", "--jobs", "2", "--json"];
    let run = || -> serde_json::Value { serde_json::from_str(&printed(&words)).expect("JSON") };
    let (mut one, mut other) = (run(), run());
    assert_eq!(one["games"], 20);
    one["seconds"] = 0.into();
    other["seconds"] = 0.into();
    assert_eq!(one, other);
    assert!(printed(&["sim", "--games", "5", "--jobs", "1"]).starts_with("5 games of 4 players"));
    assert_eq!(refused(&["sim", "--bots", "clever"]), "error: there is no bot `clever`; there is `random`\n");
    assert_eq!(
        refused(&["sim", "--bots", "random,random"]),
        "error: 2 bots for 4 players; name one for all or one for each\n"
    );
}

#[test]
fn the_bench_prints_its_figures() {
    let json: serde_json::Value =
        serde_json::from_str(&printed(&["bench", "--millis", "5", "--json"])).expect("JSON");
    assert_eq!(json.as_array().expect("a list").len(), 12);
}
