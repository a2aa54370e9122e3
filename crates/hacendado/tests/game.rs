//! `hacendado game`, as a person or a script uses it.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

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

/// Gives a text to the program's standard input.
fn piped(words: &[&str], text: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_hacendado"))
        .args(words)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    child.stdin.take().expect("its input").write_all(text.as_bytes()).expect("it listens");
    child.wait_with_output().expect("it ends")
}

fn golden(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../pax-record/games/{name}.game"));
    path.to_str().expect("UTF-8").to_owned()
}

/// Writes a file into a folder and returns its path.
fn written(folder: &Path, name: &str, text: &str) -> String {
    let path: PathBuf = folder.join(name);
    fs::write(&path, text).expect("a file");
    path.to_str().expect("UTF-8").to_owned()
}

#[test]
fn bots_play_a_game_that_is_true() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("a.game");
    let path = file.to_str().expect("UTF-8");
    let words = ["game", "new", "--players", "3", "--seed", "7", "--option", "iron_hand", "--out", path];
    let told = printed(&words);
    assert!(told.starts_with("The game ends: ") && told.contains(" entries in "), "{told}");
    let text = fs::read_to_string(&file).expect("the game");
    assert!(text.starts_with("format 1\nrules 1\ndeck ") && text.contains("\nseal none\nseed 7\n"), "{text}");
    let verdict = printed(&["game", "verify", path]);
    assert!(verdict.starts_with(&format!("true {path}: ")), "{verdict}");
    assert!(verdict.ends_with("the deal follows from its seed, which was not sealed\n"), "{verdict}");
    // The same again, to standard output; only the day could differ.
    let again = printed(&words[..words.len() - 2]);
    let undated =
        |text: &str| text.lines().filter(|line| !line.starts_with("date ")).collect::<Vec<_>>().join("\n");
    assert_eq!(undated(&again), undated(&text));
}

#[test]
fn without_a_seed_the_game_is_sealed() {
    let text = printed(&["game", "new", "--players", "2", "--bots", "seeker,random"]);
    assert!(
        text.contains("\nseat p1 bot seeker\nseat p2 bot random\n") && !text.contains("seal none"),
        "{text}"
    );
    let output = piped(&["game", "verify", "-"], &text);
    let told = String::from_utf8(output.stdout).expect("UTF-8");
    assert!(output.status.success() && told.contains("the deal follows from its sealed seed"), "{told}");
    assert_ne!(text, printed(&["game", "new", "--players", "2", "--bots", "seeker,random"]));
}

#[test]
fn a_game_that_cannot_be_made_says_why() {
    let unknown = refused(&["game", "new", "--bots", "clever"]);
    assert!(unknown.starts_with("error: there is no bot `clever`; there are `random`"), "{unknown}");
    assert_eq!(
        refused(&["game", "new", "--players", "3", "--bots", "random,random"]),
        "error: 2 bots for 3 players; name one for all or one for each\n"
    );
    assert!(refused(&["game", "new", "--about", "a\nb"]).contains("is no remark; it is one line"));
    let output = hacendado(&["game", "new", "--seed", "-7x"]);
    assert_eq!(output.status.code(), Some(2));
    let lost = refused(&["game", "new", "--out", "/nowhere/at/all.game"]);
    assert!(lost.starts_with("error: /nowhere/at/all.game cannot be written: "), "{lost}");
}

#[test]
fn the_table_is_shown_at_any_moment() {
    let file = golden("topple-two-players");
    let start = printed(&["game", "show", &file, "--ply", "0"]);
    let end = printed(&["game", "show", &file]);
    assert!(start != end && start.contains("Turn 1"), "{start}");
    assert_eq!(end, printed(&["game", "show", &file, "--as", "spectator", "--lang", "en"]));
    assert_ne!(start, printed(&["game", "show", &file, "--ply", "0", "--lang", "de"]));
    let position = printed(&["game", "show", &file, "--ply", "5", "--position"]);
    assert!(position.contains("\ndeck ? "), "{position}");
    let whole = printed(&["game", "show", &file, "--ply", "5", "--position", "--as", "all"]);
    assert!(!whole.contains('?') && whole.contains("\ndeck "), "{whole}");
    let all = printed(&["game", "show", &file, "--ply", "5", "--as", "all"]);
    assert!(all.starts_with(&printed(&["game", "show", &file, "--ply", "5"])) && all.len() > start.len());
    assert!(
        refused(&["game", "show", &file, "--ply", "9999"])
            .starts_with("error: there is no entry 9999; the game has ")
    );
    assert_eq!(
        refused(&["game", "show", &file, "--as", "p3"]),
        "error: p3 does not sit at this table; there are p1 to p2\n"
    );
}

#[test]
fn a_game_is_told_in_four_languages() {
    let file = golden("hand-spy-saves-a-toppler");
    let stories: Vec<String> = ["en", "es", "fr", "de"]
        .iter()
        .map(|lang| printed(&["game", "log", &file, "--lang", lang]))
        .collect();
    for (n, story) in stories.iter().enumerate() {
        assert!(story.lines().count() >= 5 && story.contains("(162)"), "{story}");
        assert!(stories[..n].iter().all(|other| other != story));
    }
    let late = printed(&["game", "log", &file, "--from", "5"]);
    assert!(stories[0].ends_with(&late) && late.starts_with("    5 "), "{late}");
    let list: serde_json::Value =
        serde_json::from_str(&printed(&["game", "log", &file, "--json"])).expect("JSON");
    assert_eq!(list[5]["act"], "spy 008");
    assert_eq!(list[5]["by"], "p2");
    assert!(list[5]["sentences"].as_array().is_some_and(|list| !list.is_empty()));
    let taken_back = printed(&["game", "log", &golden("taken-back"), "--lang", "de"]);
    assert!(taken_back.contains("nimmt zurück: Das Spiel steht wieder wie nach Eintrag 1."), "{taken_back}");
}

#[test]
fn the_ledger_is_a_table_and_comma_separated_values() {
    let file = golden("topple-two-players");
    let table = printed(&["game", "ledger", &file]);
    assert!(table.starts_with("turn regime") && table.contains("\n   1 Pax "), "{table}");
    assert!(table.contains(" p1* ") && table.ends_with("* has the turn. D: Depression.\n"), "{table}");
    let german = printed(&["game", "ledger", &file, "--lang", "de"]);
    assert!(german.starts_with(" Zug Regime") && german.contains("* ist am Zug."), "{german}");
    let csv = printed(&["game", "ledger", &file, "--csv"]);
    let head = "turn,entry,active,regime,depression,seat,gold,income,reserve,loyalty,outrage,command,revolution\n1,0,p1,pax,0,p1,4,2,13,0,0,0,0\n";
    assert!(csv.starts_with(head), "{csv}");
    assert!(csv.lines().skip(1).all(|line| line.split(',').count() == 13));
    let list: serde_json::Value =
        serde_json::from_str(&printed(&["game", "ledger", &file, "--json"])).expect("JSON");
    assert_eq!(list[0]["figures"][1]["gold"], 5);
    assert_eq!(list.as_array().map(|list| 2 * list.len() + 1), Some(csv.lines().count()));
}

#[test]
fn every_golden_game_is_verified_by_the_program() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../pax-record/games");
    let mut files: Vec<String> = fs::read_dir(folder)
        .expect("the golden games")
        .map(|entry| entry.expect("a file").path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "game"))
        .map(|path| path.to_str().expect("UTF-8").to_owned())
        .collect();
    files.sort();
    let mut words = vec!["game", "verify"];
    words.extend(files.iter().map(String::as_str));
    let told = printed(&words);
    assert_eq!(told.lines().filter(|line| line.starts_with("true ")).count(), files.len());
    assert!(!told.contains("wrong"), "{told}");
}

#[test]
fn what_is_not_true_is_named_and_the_status_tells() {
    let folder = tempfile::tempdir().expect("a folder");
    let text = fs::read_to_string(golden("topple-two-players")).expect("a game");
    let (line, turn) =
        (1..).zip(text.lines()).find(|(_, line)| line.starts_with("turn 4 ")).expect("a fourth turn");
    let digest = turn.rsplit(' ').next().expect("a digest");
    let bent = written(folder.path(), "bent.game", &text.replacen(digest, "0123456789abcdef", 1));
    let cut = written(folder.path(), "cut.game", &text[..text.len() / 2]);
    let newer = written(folder.path(), "newer.game", &text.replacen("format 1", "format 9", 1));
    let good = golden("topple-two-players");
    let output = hacendado(&["game", "verify", &good, &bent, &cut, &newer, "/nowhere.game"]);
    assert_eq!(output.status.code(), Some(1));
    let told = String::from_utf8(output.stdout).expect("UTF-8");
    let lines: Vec<&str> = told.lines().collect();
    assert!(lines[0].starts_with("true "), "{told}");
    let wrong = format!(
        "wrong {bent}: line {line}, column 1: the digest is 0123456789abcdef, and the replay gives {digest}: something differs since turn 3, which agrees"
    );
    assert_eq!(lines[1], wrong);
    assert!(lines[2].starts_with(&format!("wrong {cut}: line ")), "{told}");
    assert!(lines[3].contains("the file has format 9, and this program reads 1"), "{told}");
    assert!(lines[4].starts_with("wrong /nowhere.game: /nowhere.game cannot be read: "), "{told}");
    let output = hacendado(&["game", "verify", "--json", &good, &bent]);
    assert_eq!(output.status.code(), Some(1));
    let list: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!((&list[0]["true"], &list[1]["true"]), (&true.into(), &false.into()));
    assert_eq!(list[0]["deal"], "unsealed");
}

/// A game that stops being true can still be looked at before that.
#[test]
fn what_comes_before_a_wrong_entry_can_be_shown() {
    let folder = tempfile::tempdir().expect("a folder");
    let text = fs::read_to_string(golden("hand-spy-saves-a-toppler")).expect("a game");
    let bent = written(folder.path(), "bent.game", &text.replacen("5 p2 spy 008", "5 p3 spy 008", 1));
    let output = hacendado(&["game", "show", &bent, "--ply", "4"]);
    assert!(output.status.success());
    let told = String::from_utf8(output.stderr).expect("UTF-8");
    assert!(told.starts_with(&format!("the game stops: {bent}: line ")), "{told}");
    assert!(told.contains("entry 5, `p3 spy 008`: it is for p2 to decide"), "{told}");
    assert!(!hacendado(&["game", "show", &bent, "--ply", "5"]).status.success());
}

#[test]
fn text_and_json_are_converted_without_loss() {
    let folder = tempfile::tempdir().expect("a folder");
    for name in ["taken-back", "hand-solitaire-dice", "sealed"] {
        let text = fs::read_to_string(golden(name)).expect("a game");
        let json = printed(&["game", "convert", &golden(name), "--to", "json"]);
        let file = written(folder.path(), "a.json", &json);
        assert_eq!(printed(&["game", "convert", &file, "--to", "text"]), text);
        assert_eq!(printed(&["game", "convert", &file, "--to", "json"]), json);
        let back = piped(&["game", "convert", "-", "--to", "text"], &json);
        assert_eq!(String::from_utf8(back.stdout).expect("UTF-8"), text);
    }
    let broken = written(folder.path(), "b.game", "format 1\nrulez 1\n");
    assert_eq!(
        refused(&["game", "convert", &broken, "--to", "json"]),
        format!(
            "error: {broken} is no game: line 2, column 1: there is no line `rulez` in a game file; did you mean `rules`?\n"
        )
    );
}

/// A game with a deck of one's own is replayed with that deck.
#[test]
fn another_deck_is_given_by_its_folder() {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, text) in pax_deck::deck::STANDARD {
        let text = if name == "troops.toml" {
            text.replacen("firepower = 2", "firepower = 3", 1)
        } else {
            text.to_owned()
        };
        fs::write(folder.path().join(name), text).expect("a file");
    }
    let deck = folder.path().to_str().expect("UTF-8");
    let digest = {
        let mut decks = pax_record::Decks::known();
        decks.open(folder.path()).expect("a deck").to_string()
    };
    let text = fs::read_to_string(golden("hand-standoff")).expect("a game");
    let standard = text.lines().find(|line| line.starts_with("deck ")).expect("a deck").to_owned();
    let file = written(folder.path(), "a.game", &text.replacen(&standard, &format!("deck {digest}"), 1));
    let lost = refused(&["game", "show", &file]);
    assert!(
        lost.contains("which is not among those at hand; if you have it, give its folder with --deck"),
        "{lost}"
    );
    assert!(printed(&["game", "verify", &file, "--deck", deck]).starts_with("true "));
    assert!(printed(&["game", "show", &file, "--deck", deck]).contains("Turn"));
}

#[test]
fn what_is_hidden_is_left_out_of_a_running_game() {
    use pax_record::{Decks, Game, NewGame, Player, Seed};
    let seats = vec![Player::person("Ana"), Player::person("Beto")];
    let new = NewGame::new(pax_rules::Options::default(), seats, Seed::Full([8; 32]));
    let mut game = Game::new(new, &Decks::known()).expect("a game");
    for word in ["speculate a6", "end"] {
        let seat = pax_rules::Seat::new(0).expect("a seat");
        game.play(seat, word.parse().expect("a command")).expect("legal");
    }
    let text = game.record().write();
    assert!(text.contains("\nseed 0808"), "{text}");
    let output = piped(&["game", "convert", "-", "--to", "text", "--shown"], &text);
    let shown = String::from_utf8(output.stdout).expect("UTF-8");
    assert!(!shown.contains("\nseed ") && shown.contains(" ? ") && shown.contains("\nseal "), "{shown}");
    let verdict = String::from_utf8(piped(&["game", "verify", "-"], &shown).stdout).expect("UTF-8");
    assert!(
        verdict.starts_with("true -: 2 entries and 3 digests agree; the deal cannot be checked\n"),
        "{verdict}"
    );
    assert!(verdict.contains("note: the seed is not told, so the seal cannot be checked"), "{verdict}");
    assert!(piped(&["game", "show", "-", "--as", "all"], &shown).stdout.is_empty());
    // Once it is over, everything may be shown.
    let over = fs::read_to_string(golden("sealed")).expect("a game");
    let output = piped(&["game", "convert", "-", "--to", "text", "--shown"], &over);
    assert_eq!(String::from_utf8(output.stdout).expect("UTF-8"), over);
}
