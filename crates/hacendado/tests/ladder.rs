//! `hacendado ladder`: who beats whom.

use std::fs;
use std::process::{Command, Output};

fn ladder(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_hacendado"))
        .arg("ladder")
        .args(arguments)
        .output()
        .expect("the program starts")
}

fn text(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout.clone()).expect("text")
}

#[test]
fn a_ladder_is_measured_kept_and_taken_up_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let kept = folder.path().join("kept.jsonl");
    let file = kept.to_str().expect("a path");
    let plan = ["--bots", "random,greedy", "--games", "8", "--seed", "3", "--json"];
    let whole = text(&ladder(&plan));
    let value: serde_json::Value = serde_json::from_str(&whole).expect("JSON");
    let pairing = &value["pairings"][0];
    assert_eq!((pairing["challenger"].as_str(), pairing["field"].as_str()), (Some("greedy"), Some("random")));
    assert_eq!((pairing["games"].as_u64(), pairing["illegal"].as_u64()), (Some(8), Some(0)));
    let share = pairing["share"].as_f64().expect("a share");
    assert!(share > 0.5, "who looks ahead beats who does not: {share}");

    // Killed in the middle: the last line was cut off.
    text(&ladder(&["--bots", "random,greedy", "--games", "4", "--seed", "3", "--out", file]));
    let before = fs::read_to_string(&kept).expect("results");
    assert_eq!(before.lines().count(), 2, "a line for each deal");
    fs::write(&kept, &before[..before.len() - 9]).expect("a file");
    let again = ladder(&["--bots", "random,greedy", "--games", "8", "--seed", "3", "--json", "--out", file]);
    let again: serde_json::Value = serde_json::from_str(&text(&again)).expect("JSON");
    assert_eq!(again["pairings"][0]["share"], pairing["share"], "a deal is the same whenever it is played");
    assert_eq!(fs::read_to_string(&kept).expect("results").lines().count(), 4);
    let csv = fs::read_to_string(kept.with_extension("csv")).expect("a table");
    assert!(csv.lines().nth(1).is_some_and(|line| line.starts_with("greedy,random,4,8,")), "{csv}");
    assert!(
        fs::read_to_string(kept.with_extension("svg")).expect("a picture").contains("greedy against random")
    );
    let table = text(&ladder(&["--bots", "random,greedy", "--games", "2", "--players", "3"]));
    assert!(table.contains("33.3 % of the wins would be even"), "{table}");
    assert!(table.lines().next().is_some_and(|head| head.contains("ms/move    median")), "{table}");
}

#[test]
fn results_without_times_are_taken_up_too() {
    let folder = tempfile::tempdir().expect("a folder");
    let kept = folder.path().join("kept.jsonl");
    let plan = ["--bots", "random,greedy", "--games", "4", "--seed", "3", "--json", "--out"];
    let plan: Vec<&str> = plan.into_iter().chain(kept.to_str()).collect();
    let median = || {
        let value: serde_json::Value = serde_json::from_str(&text(&ladder(&plan))).expect("JSON");
        value["pairings"][0]["median"].as_f64()
    };
    assert!(median().is_some_and(|millis| millis > 0.0));
    let mut old = String::new();
    for line in fs::read_to_string(&kept).expect("results").lines() {
        let mut value: serde_json::Value = serde_json::from_str(line).expect("a result");
        assert!(value.as_object_mut().and_then(|fields| fields.remove("times")).is_some(), "{line}");
        old.push_str(&value.to_string());
        old.push('\n');
    }
    fs::write(&kept, &old).expect("a file");
    assert_eq!(median(), None, "nothing is played again, and nothing is known of the times");
    assert_eq!(fs::read_to_string(&kept).expect("results"), old);
    let csv = fs::read_to_string(kept.with_extension("csv")).expect("a table");
    let column = csv.lines().next().and_then(|head| head.split(',').position(|name| name == "median_ms"));
    let cell = csv.lines().nth(1).and_then(|line| line.split(',').nth(column?));
    assert_eq!(cell, Some(""), "{csv}");
}

#[test]
fn a_ladder_that_cannot_be_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let wrong = folder.path().join("wrong.jsonl");
    fs::write(&wrong, "{\"deal\": 1}\n{}\n").expect("a file");
    let wrong = wrong.to_str().expect("a path");
    let cases: [(&[&str], &str); 7] = [
        (&["--bots", "random"], "needs two bots"),
        (&["--bots", "random,random"], "named twice"),
        (&["--bots", "random,seeker", "--challenger", "greedy"], "is none of the bots"),
        (&["--bots", "random,deep", "--games", "2"], "there is no bot `deep`"),
        (&["--bots", "random,search:soon", "--games", "2"], "`soon` is no budget"),
        (&["--players", "1"], "2..=6"),
        (&["--out", wrong], "line 1"),
    ];
    for (arguments, why) in cases {
        let output = ladder(arguments);
        assert!(!output.status.success(), "{arguments:?}");
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(said.contains(why), "{arguments:?}: {said}");
    }
}
