//! `cargo xtask test`: everything that must hold.

use std::process::ExitCode;
use std::time::Duration;

use crate::step::{Outcome, Step};
use crate::{coverage, deny, golden};

/// Runs every step, also after one has failed, and says how each ended.
///
/// The budgets add up to less than forty minutes on two cores.
pub(crate) fn run() -> ExitCode {
    let mut steps = vec![
        Step::cargo("format", &["fmt", "--all", "--check"], 1),
        Step::cargo(
            "clippy",
            &["clippy", "--workspace", "--all-targets", "--locked", "--", "--deny", "warnings"],
            7,
        ),
        // A snapshot that differs is a failure here, not a question.
        Step::cargo("tests", &["test", "--workspace", "--locked"], 12).env("INSTA_UPDATE", "no"),
        // The fast lane plays some of them; here are all that must go well.
        Step::cargo("games of bots", &["test", "--locked", "--workspace", "--test", "every_bot"], 10)
            .env("PAX_BOT_GAMES", "500")
            .env("PAX_SEARCH_GAMES", "20"),
        golden::step(false),
        Step::cargo("docs", &["doc", "--workspace", "--no-deps", "--locked"], 4)
            .env("RUSTDOCFLAGS", "--deny warnings"),
    ];
    steps.extend(deny::steps());
    coverage::forget();
    let mut outcomes: Vec<Outcome> = steps.into_iter().map(Step::run).collect();
    outcomes.push(Outcome {
        name: "rules asserted",
        took: Duration::ZERO,
        failure: coverage::compare().err(),
    });
    let fetched = deny::fetch().run();
    let note = fetched.failure.map(|_| "not checked: the list of known faults is out of reach from here");
    if note.is_none() {
        outcomes.push(deny::advisories().run());
    }

    println!("\n== all steps ==");
    for Outcome { name, took, failure } in &outcomes {
        let end = failure.as_ref().map_or_else(|| "ok".to_owned(), |why| format!("FAILED: {why}"));
        println!("{name:<20}{:>7.1} s  {end}", took.as_secs_f64());
    }
    if let Some(note) = note {
        println!("{:<20}{:>7}    {note}", "advisories", "-");
    }
    if outcomes.iter().all(|outcome| outcome.failure.is_none()) {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}
