//! `cargo xtask golden`: the games that are kept, made again.

use std::process::ExitCode;

use crate::step::Step;

/// Returns the step that makes the golden games again and compares them, or keeps what changed.
pub(crate) fn step(bless: bool) -> Step {
    let mut words = vec!["run", "--quiet", "--locked", "--package", "pax-bots", "--example", "golden"];
    if bless {
        words.extend(["--", "--bless"]);
    }
    // Seeds are searched where one no longer gives what is sought.
    Step::cargo("golden games", &words, if bless { 30 } else { 4 })
}

/// Runs it by itself.
pub(crate) fn run(bless: bool) -> ExitCode {
    match step(bless).run().failure {
        None => ExitCode::SUCCESS,
        Some(_) => ExitCode::FAILURE,
    }
}
