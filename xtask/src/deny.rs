//! Licences, sources and advisories of what we depend on.

use crate::cargo::succeeds;
use crate::step::Step;

/// The version that is installed where there is none; any that is there will do.
const VERSION: &str = "0.20.2";

/// Returns the steps that install cargo-deny where needed and ask it.
pub(crate) fn steps() -> Vec<Step> {
    let mut steps = Vec::new();
    if !succeeds(&["deny", "--version"]) {
        let words = ["install", "cargo-deny", "--locked", "--version", VERSION];
        steps.push(Step::cargo("install cargo-deny", &words, 10));
    }
    steps.push(Step::cargo("deny", &["deny", "check", "licenses", "bans", "sources"], 2));
    steps
}

/// Returns the step that fetches the list of known faults.
///
/// It comes from the network. Where it is out of reach nothing can be said about faults, and the lane says just that
/// instead of failing.
pub(crate) fn fetch() -> Step {
    Step::cargo("fetch advisories", &["deny", "fetch", "db"], 1)
}

/// Returns the step that looks for known faults in the list that was fetched.
pub(crate) fn advisories() -> Step {
    Step::cargo("advisories", &["deny", "check", "--disable-fetch", "advisories"], 1)
}
