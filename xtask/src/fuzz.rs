//! `cargo xtask fuzz`: the properties of the rules and of game files, with bytes that a fuzzer draws.
//!
//! The flags are those of `cargo fuzz` without its sanitizer, which finds nothing where `unsafe` is forbidden; so it runs
//! with the compiler that builds everything else.

use std::fs;
use std::path::Path;
use std::process::ExitCode;

use crate::cargo::answer;
use crate::step::Step;

/// How long is fuzzed if nothing else is said.
const SECONDS: u64 = 60;
/// Minutes for the building, and for the last input.
const BUDGET_FIXED: u64 = 15;
/// How many inputs are drawn to begin with: some for each property, which the first byte chooses.
const SEEDS: u8 = 100;
/// What tells the fuzzer which code an input has reached.
const FLAGS: &str = "--cfg fuzzing -Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
    -Cllvm-args=-sanitizer-coverage-trace-compares -Ccodegen-units=1";

/// What is fuzzed.
#[derive(Debug, PartialEq, Eq)]
struct Target {
    name: &'static str,
    /// The longest input.
    bytes_max: usize,
    /// Inputs to begin with, beside those that earlier runs found; where there are none, some are drawn.
    examples: Option<&'static str>,
}

/// Every target, the usual one first.
const TARGETS: [Target; 2] = [
    // A game of 260 choices, and something beside it.
    Target { name: "rules", bytes_max: 900, examples: None },
    Target { name: "games", bytes_max: 30_000, examples: Some("crates/pax-record/games") },
];

/// How it is to be tried.
#[derive(Debug, PartialEq, Eq)]
enum Plan {
    /// New inputs for so many seconds.
    Seconds(u64),
    /// The input in this file once more.
    Again(String),
}

impl Plan {
    fn read<'a>(words: &[&'a str]) -> Result<(&'static Target, Self), String> {
        let named = |word: &&'a str| TARGETS.iter().find(|target| target.name == *word);
        let (target, words) = match words {
            [first, rest @ ..] if let Some(target) = named(first) => (target, rest),
            words => (&TARGETS[0], words),
        };
        let plan = match words {
            [] => Self::Seconds(SECONDS),
            [file] if Path::new(file).is_file() => Self::Again((*file).to_owned()),
            [word] => match word.parse() {
                Ok(seconds @ 1..) => Self::Seconds(seconds),
                _ => {
                    return Err(format!(
                        "`{word}` is neither a file nor a number of seconds, a whole number from 1"
                    ));
                }
            },
            _ => {
                let why = "what (rules or games), and how many seconds or which file to try again, is all that can be said";
                return Err(why.to_owned());
            }
        };
        Ok((target, plan))
    }
}

/// Draws inputs to begin with, if there are none: from nothing it takes a fuzzer hours to come upon a whole game.
fn sow(corpus: &str, bytes_max: usize) -> Result<(), String> {
    let cannot = |error: std::io::Error| format!("{corpus}: {error}");
    if fs::read_dir(corpus).map_err(cannot)?.next().is_some() {
        return Ok(());
    }
    // A linear congruential generator is random enough for a beginning.
    let mut state = 1_u64;
    for seed in 0..SEEDS {
        let mut bytes = vec![seed];
        while bytes.len() < bytes_max {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            bytes.extend(state.to_be_bytes().iter().take(4));
        }
        bytes.truncate(bytes_max);
        fs::write(format!("{corpus}/seed-{seed:03}"), bytes).map_err(cannot)?;
    }
    Ok(())
}

/// Returns the machine for which we build. Named explicitly, it keeps the flags away from build scripts and macros.
fn host() -> Result<String, String> {
    let told = answer(&["-vV"])?;
    let host = told.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).ok_or_else(|| "cargo does not say for which machine it builds".to_owned())
}

fn fuzz(words: &[&str]) -> Result<(), String> {
    let (target, plan) = Plan::read(words)?;
    let Target { name, bytes_max, examples } = *target;
    let host = host()?;
    // What is worth trying again, and what did not hold.
    let (corpus, kept) = (format!("fuzz/corpus/{name}"), format!("fuzz/artifacts/{name}/"));
    for folder in [&corpus, &kept] {
        fs::create_dir_all(folder).map_err(|error| format!("{folder}: {error}"))?;
    }
    if examples.is_none() {
        sow(&corpus, bytes_max)?;
    }
    let mut words = vec!["run", "--release", "--manifest-path", "fuzz/Cargo.toml", "--bin", name];
    words.extend(["--target", &host, "--"]);
    let artifacts = format!("-artifact_prefix={kept}");
    let (time, minutes) = match &plan {
        Plan::Seconds(seconds) => (format!("-max_total_time={seconds}"), seconds.div_ceil(60)),
        Plan::Again(file) => (file.clone(), 1),
    };
    words.push(&time);
    let bytes_max = format!("-max_len={bytes_max}");
    if matches!(plan, Plan::Seconds(_)) {
        words.extend([&bytes_max, "-len_control=0", &artifacts, "-print_final_stats=1", &corpus]);
        words.extend(examples);
    }
    let outcome = Step::cargo("fuzz", &words, BUDGET_FIXED + minutes).env("RUSTFLAGS", FLAGS).run();
    match outcome.failure {
        None => Ok(()),
        Some(why) => Err(format!(
            "{why}; an input that fails is kept in {kept}: `cargo xtask fuzz {name} FILE` tries it again"
        )),
    }
}

/// Fuzzes for a while.
pub(crate) fn run(words: &[&str]) -> ExitCode {
    match fuzz(words) {
        Ok(()) => {
            println!("everything held");
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Plan, TARGETS};

    #[test]
    fn the_plan_is_read_or_refused() {
        let [rules, games] = &TARGETS;
        assert_eq!(Plan::read(&[]), Ok((rules, Plan::Seconds(60))));
        assert_eq!(Plan::read(&["5"]), Ok((rules, Plan::Seconds(5))));
        assert_eq!(Plan::read(&["rules", "5"]), Ok((rules, Plan::Seconds(5))));
        assert_eq!(Plan::read(&["games"]), Ok((games, Plan::Seconds(60))));
        assert_eq!(Plan::read(&["games", "Cargo.toml"]), Ok((games, Plan::Again("Cargo.toml".to_owned()))));
        let wrong = "`0` is neither a file nor a number of seconds, a whole number from 1";
        assert_eq!(Plan::read(&["0"]), Err(wrong.to_owned()));
        assert!(Plan::read(&["tea"]).is_err() && Plan::read(&["1", "2"]).is_err());
    }
}
