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
        "no: `buy a5` is not allowed to p1\n  It costs 8 gold, and you have 3. You need 5 more gold.\n    \
         ACT-BUY-02: Price by column: 0, 1, 2, 4, 8, 16.\n"
    );
    assert_eq!(printed(&["position", "why", path, "end"]), "`end` is allowed to p1\n");
    assert_eq!(
        refused(&["position", "why", path, "specluate a5"]),
        "error: `specluate a5` is no command: there is no verb `specluate`; did you mean `speculate a5` or `speculate`?\n"
    );
    assert_eq!(
        refused(&["position", "play", path, "buy a5"]),
        "error: `buy a5` of p1: it costs 8 gold and you have 3 (ACT-BUY-02)\n"
    );
    assert_eq!(
        refused(&["position", "play", path, "specluate a5"]),
        "error: `specluate a5` is no command: there is no verb `specluate`; did you mean `speculate a5`?\n"
    );
    assert_eq!(
        refused(&["position", "play", path, "juggle"]),
        "error: `juggle` is no command: there is no verb `juggle`; `hacendado position legal` lists what is legal\n"
    );
}

#[test]
fn whatever_is_pointed_at_is_answered() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("start.pax");
    let path = file.to_str().expect("UTF-8");
    let text = "p1 gold 5 hacendado 212 hand 184\np2 gold 5 hacendado 209\np2 has 061 income 2\n\
                market . . . . 062 . / . . . . . .\n";
    fs::write(&file, text).expect("a file");
    let why = |intent| printed(&["position", "why", path, intent]);
    let lines = why("184 at 061");
    assert!(lines.starts_with("`184 at 061` is allowed to p1\n  play 184 at 061   "), "{lines}");
    assert!(why("a5").contains("\n  speculate a5 "), "{}", why("a5"));
    let redeploy = why("redeploy");
    assert!(redeploy.starts_with("no: `redeploy` is not allowed to p1\n  You have nothing"), "{redeploy}");
    assert!(redeploy.contains("\n    ACT-REDEPLOY-01: "), "{redeploy}");
    let buy = why("buy");
    assert!(buy.contains("`buy a1`: ") && buy.contains("`buy a5`: It costs 8 gold"), "{buy}");
    assert_eq!(
        refused(&["position", "why", path, "184 at p7"]),
        "error: `184 at p7` is no command: `p7` is neither a card (001 to 255), a player (p1 to p6), a place (a1 to b6) \
         nor `army`; did you mean `184 at 061` or `184`?\n"
    );
    assert!(refused(&["position", "why", path, "250"]).contains("there is no card 250 in the deck"));
}

#[test]
fn the_dealer_has_his_commands_too() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("solo.pax");
    let path = file.to_str().expect("UTF-8");
    fs::write(&file, printed(&["position", "new", "--players", "1", "--seed", "3"])).expect("a file");
    fs::write(&file, printed(&["position", "play", path, "end"])).expect("a file");
    let legal = printed(&["position", "legal", path]);
    assert!(legal.starts_with("the dealer rolls a die\n  roll 1 "), "{legal}");
    assert!(legal.contains("\n  roll 6 ") && legal.ends_with("6 commands\n"), "{legal}");
    let json: serde_json::Value =
        serde_json::from_str(&printed(&["position", "legal", path, "--json"])).expect("JSON");
    assert_eq!((&json["seat"], &json["dealer"]), (&serde_json::Value::Null, &true.into()));
    let commands: Vec<&str> = json["commands"]
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(|one| one["command"].as_str())
        .collect();
    assert_eq!(commands, ["roll 1", "roll 2", "roll 3", "roll 4", "roll 5", "roll 6"]);
    assert_eq!(printed(&["position", "why", path, "roll 2"]), "`roll 2` is allowed to the dealer\n");
    assert!(printed(&["position", "why", path, "roll 7"]).contains("SOLO-04"));
    let early = printed(&["position", "why", path, "buy a1"]);
    assert!(
        early.starts_with("no: `buy a1` is not allowed to anybody before the dealer has rolled\n"),
        "{early}"
    );
    assert!(refused(&["position", "play", path, "rol 2"]).contains("did you mean `roll 2`"));
    let after = printed(&["position", "play", path, "roll 2"]);
    assert!(after.contains("pending die row 2"), "{after}");
}

#[test]
fn who_does_not_know_the_deck_can_still_ask() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("public.pax");
    let path = file.to_str().expect("UTF-8");
    let whole = printed(&["position", "new", "--players", "3", "--seed", "7"]);
    let hidden: String = whole
        .lines()
        .map(|line| match line.strip_prefix("deck ") {
            Some(cards) => format!("deck ? {}\n", cards.split(' ').count()),
            None => format!("{line}\n"),
        })
        .collect();
    fs::write(&file, format!("viewer p2\n{hidden}")).expect("a file");
    let shown = printed(&["position", "legal", path]);
    fs::write(&file, &whole).expect("a file");
    assert_eq!(shown, printed(&["position", "legal", path]), "what is legal does not depend on it");
    fs::write(&file, &hidden).expect("a file");
    assert!(refused(&["position", "play", path, "end"]).contains("hides the order of the deck"));
    fs::write(&file, hidden.replace("deck ? ", "deck ? 1")).expect("a file");
    assert!(refused(&["position", "legal", path]).contains("the deck has more than 128 cards"));
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
        ("p1 has 061 income 16\n", "line 1: 16 is too much; it is at most 15"),
        (
            "p1 has 061 income 9\np1 has 062 income 7\n",
            "line 0: p1 has 16 cubes on the table; fifteen are all",
        ),
        ("p1 hand 204\n", "line 1: card 204 is of the kind topple, which cannot be there"),
        ("seats 2\nturn p3 3\n", "line 2: p3 does not sit here; p1 to p2 do"),
        ("deck ? 40 41\n", "line 1: `41` is too much"),
        (
            "deck ? 9\nviewer p1\ndeck 005\n",
            "line 3: who does not know the order of the deck writes `deck ?`",
        ),
        ("pending phase3\n", "line 0: nobody is asked anything: the last `pending` must be a question"),
        ("pending strife red white 0 p1\n", "line 0: `pending strife red white 0 p1`: first comes the phase"),
        ("pending actions\npending each 061 3 0 p1\n", "card 061 has no effect 3 that leaves a choice"),
        ("over stall p1\npending actions\n", "line 0: the game is over, and something is pending"),
        ("over lunch\n", "line 1: `lunch` is no ending"),
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
    assert_eq!(
        refused(&["sim", "--bots", "clever"]),
        "error: there is no bot `clever`; there are `random`, `seeker`, `paxomatic`, `greedy`, `search:1s`\n"
    );
    assert_eq!(
        refused(&["sim", "--bots", "random,random"]),
        "error: 2 bots for 4 players; name one for all or one for each\n"
    );
}

#[test]
fn the_bench_prints_its_figures() {
    let json: serde_json::Value =
        serde_json::from_str(&printed(&["bench", "--millis", "5", "--json"])).expect("JSON");
    assert_eq!(json.as_array().expect("a list").len(), 13);
}
