//! The games in `docs/played`: they are true, they are whole, and they are told of.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/played")
}

fn games() -> Vec<PathBuf> {
    let mut games: Vec<PathBuf> = fs::read_dir(folder())
        .expect("the played games")
        .map(|entry| entry.expect("a file").path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "game"))
        .collect();
    games.sort();
    games
}

#[test]
fn every_game_that_somebody_played_is_true_and_has_an_end() {
    let games = games();
    assert!(games.len() >= 3, "{games:?}");
    let output = Command::new(env!("CARGO_BIN_EXE_hacendado"))
        .args(["game", "verify"])
        .args(&games)
        .output()
        .expect("the program starts");
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{said}");
    assert_eq!(said.lines().filter(|line| line.starts_with("true ")).count(), games.len(), "{said}");
    for game in games {
        let text = fs::read_to_string(&game).expect("a game");
        assert!(text.lines().any(|line| line.starts_with("result ")), "{} has no end", game.display());
        assert!(text.lines().any(|line| line == "seat p1 person"), "a person played {}", game.display());
    }
}

#[test]
fn every_played_game_is_told_of_and_no_other() {
    let readme = fs::read_to_string(folder().join("README.md")).expect("a README");
    let told: Vec<&str> = readme
        .lines()
        .filter_map(|line| line.strip_prefix("| `")?.split_once(".game` |"))
        .map(|(name, _)| name)
        .collect();
    let there: Vec<String> =
        games().iter().filter_map(|game| Some(game.file_stem()?.to_str()?.to_owned())).collect();
    let mut told = told;
    told.sort_unstable();
    assert_eq!(told, there);
}
