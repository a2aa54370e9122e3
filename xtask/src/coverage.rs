//! `cargo xtask coverage`: which rules the tests of a run asserted.
//!
//! Every rule test notes what it covers while it runs. The notes of a whole run are gathered into one sorted file, which
//! is kept in the repository so that `hacendado rules coverage` can tell without running anything.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use crate::cargo::target_folder;
use crate::step::Step;

/// Where the gathered notes are kept.
const KEPT: &str = "crates/pax-rules/register/run.txt";

fn notes_folder() -> PathBuf {
    target_folder().join("tmp").join("rulebook")
}

/// Forgets the notes of earlier runs.
pub(crate) fn forget() {
    // There may be none; a folder that cannot be removed shows up as notes that differ.
    let _ = fs::remove_dir_all(notes_folder());
}

fn gather(folder: &Path) -> Result<String, String> {
    let cannot = |error: std::io::Error| format!("{}: {error}", folder.display());
    let mut lines = BTreeSet::new();
    for entry in fs::read_dir(folder).map_err(cannot)? {
        let text = fs::read_to_string(entry.map_err(cannot)?.path()).map_err(cannot)?;
        lines.extend(text.lines().map(str::to_owned));
    }
    Ok(lines.into_iter().map(|line| line + "\n").collect())
}

/// Compares the notes of the run just made with the kept ones.
pub(crate) fn compare() -> Result<(), String> {
    let run = gather(&notes_folder())?;
    let kept = fs::read_to_string(KEPT).map_err(|error| format!("{KEPT}: {error}"))?;
    let differs = |one: &str, other: &str| {
        let other: BTreeSet<&str> = other.lines().collect();
        one.lines().filter(|line| !other.contains(line)).map(str::to_owned).collect::<Vec<_>>()
    };
    let (gained, lost) = (differs(&run, &kept), differs(&kept, &run));
    if gained.is_empty() && lost.is_empty() {
        return Ok(());
    }
    Err(format!(
        "the run asserted other rules than {KEPT} says (more: {gained:?}; fewer: {lost:?}); run `cargo xtask coverage`"
    ))
}

/// Runs the rule tests and keeps what they noted.
pub(crate) fn run() -> ExitCode {
    forget();
    // The robot's rows are tested where the robot is.
    let robot = ["test", "--package", "pax-bots", "--test", "paxomatic", "--locked"];
    for words in [&["test", "--package", "pax-rules", "--locked"][..], &robot] {
        if let Some(why) = Step::cargo("rule tests", words, 12).run().failure {
            eprintln!("the rule tests failed: {why}");
            return ExitCode::FAILURE;
        }
    }
    let kept = gather(&notes_folder())
        .and_then(|run| fs::write(KEPT, run).map_err(|error| format!("{KEPT}: {error}")));
    match kept {
        Ok(()) => {
            println!("{KEPT} is current");
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}
