//! Licences, sources and advisories of what we depend on.

use std::process::Command;

use crate::step::Step;

/// The version that is installed where there is none.
const VERSION: &str = "0.20.2";

/// Returns the steps that install cargo-deny where needed and ask it.
pub(crate) fn steps() -> Vec<Step> {
    let mut steps = Vec::new();
    if !succeeds(&["deny", "--version"]) {
        let words = ["install", "cargo-deny", "--locked", "--version", VERSION];
        steps.push(Step::cargo("install cargo-deny", &words, 12));
    }
    steps.push(Step::cargo("deny", &["deny", "check", "licenses", "bans", "sources"], 2));
    steps
}

/// Returns the step that looks for known faults, or says why it cannot be taken.
///
/// The list of faults is fetched from the network. Where it is out of reach nothing can be said about it, and the lane
/// says just that instead of failing.
pub(crate) fn advisories() -> Result<Step, &'static str> {
    if succeeds(&["deny", "fetch", "db"]) {
        Ok(Step::cargo("advisories", &["deny", "check", "--disable-fetch", "advisories"], 2))
    } else {
        Err("not checked: the list of known faults is out of reach from here")
    }
}

fn succeeds(words: &[&str]) -> bool {
    Command::new(env!("CARGO")).args(words).output().is_ok_and(|output| output.status.success())
}
