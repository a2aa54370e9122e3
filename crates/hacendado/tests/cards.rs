//! `hacendado cards`, as a person or a script uses it.

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use pax_deck::deck::STANDARD;
use unicode_width::UnicodeWidthStr as _;

fn hacendado(words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_hacendado")).args(words).output().expect("the program starts")
}

/// Runs it and returns what it printed; it must succeed.
fn printed(words: &[&str]) -> String {
    let output = hacendado(words);
    assert!(output.status.success(), "{words:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// Runs it and returns the error; it must fail with that exit status.
fn refused(words: &[&str], status: i32) -> String {
    let output = hacendado(words);
    assert_eq!(output.status.code(), Some(status), "{words:?}");
    String::from_utf8(output.stderr).expect("UTF-8")
}

fn json(words: &[&str]) -> serde_json::Value {
    serde_json::from_str(&printed(words)).expect("JSON")
}

/// Writes the standard deck into a folder, with one file changed.
fn write_deck(folder: &Path, file: &str, old: &str, new: &str) {
    for (name, text) in STANDARD {
        assert!(name != file || text.contains(old), "{file} has {old}");
        let text = if name == file { text.replacen(old, new, 1) } else { text.to_owned() };
        fs::write(folder.join(name), text).expect("a file can be written");
    }
}

#[test]
fn without_a_word_it_says_what_it_can_do() {
    insta::assert_snapshot!(printed(&[]));
}

#[test]
fn a_list_is_narrowed_by_all_that_is_asked() {
    insta::assert_snapshot!(printed(&[
        "cards",
        "list",
        "--kind",
        "troop",
        "--faction",
        "red",
        "--prestige",
        "revolution"
    ]));
    insta::assert_snapshot!(printed(&[
        "cards",
        "list",
        "--kind",
        "enterprise",
        "--district",
        "america",
        "--lang",
        "de"
    ]));
}

#[test]
fn a_list_by_provenance_divides_the_cards_in_three() {
    let count =
        |claim| json(&["cards", "list", "--provenance", claim, "--json"]).as_array().expect("a list").len();
    let counts = [count("stated"), count("inferred"), count("reconstructed")];
    assert_eq!(counts.iter().sum::<usize>(), 219);
    assert!(counts.iter().all(|&count| count > 30), "{counts:?}");
}

#[test]
fn a_card_is_found_by_number_name_part_or_side() {
    for wanted in ["61", "061", "#61", "Minas Prietas", "minas prietas", "prietas"] {
        assert!(printed(&["cards", "show", wanted]).starts_with("061  Minas Prietas"), "{wanted}");
    }
    assert!(printed(&["cards", "show", "alvaro OBREGON"]).starts_with("022  Álvaro Obregón"));
    assert!(printed(&["cards", "show", "general huerta"]).starts_with("215  Teddy Roosevelt"));
    assert!(printed(&["cards", "show", "plan of ayala"]).starts_with("210  Pascual Orozco"));
}

#[test]
fn a_card_is_shown_with_all_that_is_known() {
    insta::assert_snapshot!(printed(&["cards", "show", "184"]));
    insta::assert_snapshot!(printed(&["cards", "show", "215", "--lang", "fr"]));
    insta::assert_snapshot!(printed(&["cards", "show", "12", "--lang", "es"]));
}

#[test]
fn an_unknown_card_is_answered_with_the_nearest() {
    assert_eq!(
        refused(&["cards", "show", "pinkertens"], 1),
        "error: there is no card `pinkertens`; did you mean 008 Pinkertons?\n"
    );
    assert_eq!(
        refused(&["cards", "show", "roosevelt"], 1),
        "error: `roosevelt` could be 099 Roosevelt Ranch Lands, 215 Teddy Roosevelt / General Huerta; say more of the name, or the number\n"
    );
    assert_eq!(
        refused(&["cards", "show", "zzzzzz"], 1),
        "error: there is no card `zzzzzz`; `hacendado cards list` has them all\n"
    );
    assert_eq!(
        refused(&["cards", "show", "220"], 1),
        "error: card 220 is the play aid, which has no rules; the cards are numbered 1 to 219\n"
    );
    assert_eq!(
        refused(&["cards", "show", "0"], 1),
        "error: there is no card 0; the cards are numbered 1 to 219\n"
    );
    assert_eq!(
        refused(&["cards", "show", "99999999999"], 1),
        "error: there is no card `99999999999`; `hacendado cards list` has them all\n"
    );
    assert_eq!(refused(&["cards", "show", " "], 1), "error: say the number or the name of a card\n");
}

#[test]
fn a_wrong_option_is_answered_with_the_right_ones() {
    let message = refused(&["cards", "list", "--district", "sonara"], 2);
    assert!(message.contains("did you mean `sonora`?"), "{message}");
    let message = refused(&["cards", "sheet", "--lang", "it"], 2);
    assert!(message.contains("`it` is no language of the game; it speaks en, es, fr and de"), "{message}");
    let message = refused(&["cards", "lst"], 2);
    assert!(message.contains("'list'"), "{message}");
}

#[test]
fn the_json_of_a_card_is_as_documented() {
    insta::assert_snapshot!(printed(&["cards", "show", "184", "--json"]));
    insta::assert_snapshot!(printed(&["cards", "show", "35", "--json", "--lang", "es"]));
    let list = json(&["cards", "list", "--json"]);
    let list = list.as_array().expect("a list");
    assert_eq!(list.len(), 219);
    for card in list {
        let fields: Vec<&str> = card.as_object().expect("an object").keys().map(String::as_str).collect();
        assert_eq!(fields, ["number", "kind", "name", "short", "data", "lang", "text", "provenance"]);
    }
}

#[test]
fn everything_fits_eighty_columns_and_is_plain_when_piped() {
    let mut pages = vec![printed(&[]), printed(&["cards", "words"]), printed(&["cards", "check"])];
    for lang in ["en", "es", "fr", "de"] {
        pages.push(printed(&["cards", "list", "--lang", lang]));
        pages.push(printed(&["cards", "sheet", "--lang", lang]));
    }
    for page in pages {
        for line in page.lines() {
            assert!(line.width() <= 80, "{} columns: {line}", line.width());
            assert!(!line.contains('\u{1b}'), "colour in a pipe: {line:?}");
        }
    }
}

#[test]
fn the_sheet_has_every_card_in_every_language() {
    for lang in ["en", "es", "fr", "de"] {
        let sheet = printed(&["cards", "sheet", "--lang", lang]);
        let titles = sheet.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_digit())).count();
        assert_eq!(titles, 219, "{lang}");
    }
}

#[test]
fn the_words_are_counted() {
    insta::assert_snapshot!(printed(&["cards", "words"]));
}

#[test]
fn the_standard_deck_passes_its_check() {
    assert_eq!(printed(&["cards", "check"]), "ok: all 36 laws hold for the 219 cards\n");
}

#[test]
fn a_deck_with_other_totals_passes_with_warnings() {
    let folder = tempfile::tempdir().expect("a folder");
    write_deck(folder.path(), "orange.toml", "award = \"outrage\"\n", "");
    let path = folder.path().to_str().expect("UTF-8");
    insta::assert_snapshot!(printed(&["cards", "check", path]));
    let output = hacendado(&["cards", "show", "1", "--deck", path]);
    assert!(output.status.success());
    assert!(String::from_utf8_lossy(&output.stderr).starts_with("warning: orange.toml: there are 12"));
    assert!(!String::from_utf8_lossy(&output.stdout).contains("keeps this card"));
}

#[test]
fn a_bad_deck_is_refused_with_everything_that_is_wrong() {
    let folder = tempfile::tempdir().expect("a folder");
    write_deck(folder.path(), "troops.toml", "firepower = 2", "firepower = 7\ncolour = \"red\"");
    let path = folder.path().to_str().expect("UTF-8");
    let output = hacendado(&["cards", "check", path]);
    assert_eq!(output.status.code(), Some(1));
    insta::assert_snapshot!(String::from_utf8(output.stdout).expect("UTF-8"));
    let message = refused(&["cards", "list", "--deck", path], 1);
    assert!(message.starts_with("error: the deck cannot be used:\n  troops.toml:"), "{message}");
}

#[test]
fn a_reader_who_leaves_early_is_no_error() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_hacendado"))
        .args(["cards", "sheet"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("it ends");
    assert!(output.status.success());
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}

#[cfg(unix)]
#[test]
fn an_unreadable_folder_is_refused_kindly() {
    use std::os::unix::fs::PermissionsExt as _;
    use std::os::unix::process::CommandExt as _;

    /// The user who owns nothing.
    const NOBODY: u32 = 65_534;

    let folder = tempfile::tempdir().expect("a folder");
    let open = fs::Permissions::from_mode(0o755);
    fs::set_permissions(folder.path(), open.clone()).expect("it is ours");
    let program = folder.path().join("hacendado");
    fs::copy(env!("CARGO_BIN_EXE_hacendado"), &program).expect("the program can be copied");
    fs::set_permissions(&program, open).expect("it is ours");
    let deck = folder.path().join("deck");
    fs::create_dir(&deck).expect("a folder");
    write_deck(&deck, "troops.toml", "", "");
    fs::set_permissions(&deck, fs::Permissions::from_mode(0o000)).expect("it is ours");

    let mut command = Command::new(&program);
    command.args(["cards", "check"]).arg(&deck).current_dir(folder.path());
    // The superuser may read everything, so the program is run as somebody who may not.
    let is_root = fs::read_dir(&deck).is_ok();
    if is_root {
        command.uid(NOBODY).gid(NOBODY);
    }
    let output = command.output().expect("the program starts");
    fs::set_permissions(&deck, fs::Permissions::from_mode(0o755)).expect("it is ours");

    assert_eq!(output.status.code(), Some(1));
    let told = String::from_utf8_lossy(&output.stdout);
    assert!(told.contains("the folder cannot be read: Permission denied"), "{told}");
    assert!(told.contains("a deck is a folder of TOML files"), "{told}");
}
