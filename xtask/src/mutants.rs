//! `cargo xtask mutants`: whether the tests notice a fault in the rules.
//!
//! A mutant is the rules with one small fault: an operator turned round, an arm of a match gone, a function that answers
//! nothing. A random sample of them is built and tested, one after the other. Few may live: what no test notices, no
//! test holds.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::ExitCode;

use crate::cargo::{answer, succeeds, target_folder};
use crate::step::Step;

/// The version that is installed where there is none; any that is there will do.
const VERSION: &str = "27.1.0";
/// How many mutants are drawn if nothing else is said.
const SAMPLE: usize = 300;
/// How many of a hundred viable mutants are too many to live.
const ALIVE_TOO_MANY: usize = 5;
/// Whose mutants.
const PACKAGE: &str = "pax-rules";
/// Minutes for what is done besides the sample; each of the sample has a minute.
const BUDGET_FIXED: u64 = 60;

/// Which mutants are asked for.
#[derive(Debug, PartialEq, Eq)]
struct Plan {
    sample: usize,
    seed: u64,
}

impl Plan {
    fn read(words: &[&str]) -> Result<Self, String> {
        let mut plan = Self { sample: SAMPLE, seed: 1 };
        let mut words = words.iter();
        while let Some(word) = words.next() {
            let value = words.next().copied().unwrap_or_default();
            let wrong = |right: &str| format!("`{word} {value}`: {right}");
            match *word {
                "--sample" => {
                    let sample = value.parse().ok().filter(|sample| *sample > 0);
                    plan.sample = sample.ok_or_else(|| wrong("how many mutants, a whole number from 1"))?;
                }
                "--seed" => plan.seed = value.parse().map_err(|_| wrong("a seed is a whole number"))?,
                _ => return Err(format!("`{word}`: there are --sample N and --seed S")),
            }
        }
        Ok(plan)
    }
}

/// How the mutants of a run ended.
#[derive(Debug, Default, PartialEq, Eq)]
struct Tally {
    /// A test failed.
    caught: usize,
    /// The tests did not come to an end, which is noticed too.
    timeout: usize,
    /// They do not compile, and say nothing about the tests.
    unviable: usize,
    /// No test failed.
    missed: Vec<String>,
}

impl Tally {
    /// Reads the lists that cargo-mutants wrote, and counts those that were drawn.
    ///
    /// It always tries the mutants that lack a field, whatever the patterns say (its issue 632); they are no part of the
    /// sample unless they were drawn.
    fn read(folder: &Path, drawn: &[String]) -> Result<Self, String> {
        let list = |name: &str| -> Result<Vec<String>, String> {
            let path = folder.join(name);
            let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
            Ok(text.lines().map(str::to_owned).filter(|name| drawn.contains(name)).collect())
        };
        Ok(Self {
            caught: list("caught.txt")?.len(),
            timeout: list("timeout.txt")?.len(),
            unviable: list("unviable.txt")?.len(),
            missed: list("missed.txt")?,
        })
    }

    fn viable(&self) -> usize {
        self.caught + self.timeout + self.missed.len()
    }

    fn all(&self) -> usize {
        self.viable() + self.unviable
    }

    fn too_many_live(&self) -> bool {
        100 * self.missed.len() >= ALIVE_TOO_MANY * self.viable().max(1)
    }

    /// Says how the run went, and who survived.
    fn told(&self) -> String {
        let Self { caught, timeout, unviable, missed } = self;
        let (alive, viable) = (missed.len(), self.viable());
        // Tenths of a per cent, cut off.
        let tenths = 1000 * alive / viable.max(1);
        let mut text = format!(
            "{caught} caught, {alive} missed, {timeout} did not end, {unviable} do not compile: \
             {}.{} % of {viable} viable mutants live\n",
            tenths / 10,
            tenths % 10
        );
        for survivor in missed {
            let _ = writeln!(text, "  {survivor}");
        }
        text
    }
}

/// Draws so many of a list: the first places of a shuffle.
fn draw(mut list: Vec<String>, sample: usize, seed: u64) -> Vec<String> {
    let mut state = seed;
    let sample = sample.min(list.len());
    for place in 0..sample {
        // SplitMix64: tiny, and well mixed from any seed.
        state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (state ^ (state >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        let mixed = u128::from(mixed ^ (mixed >> 31));
        // The product with the number of places, in parts of 2^64: an index that fits.
        let left = list.len() - place;
        let index = usize::try_from((mixed * left as u128) >> 64).unwrap_or(0);
        list.swap(place, place + index);
    }
    list.truncate(sample);
    list
}

/// Returns the pattern that matches this name and no other.
fn pattern(name: &str) -> String {
    let mut pattern = String::from("^");
    for letter in name.chars() {
        // Only what has a meaning: `\<` is the beginning of a word.
        if r"\.+*?()|[]{}^$".contains(letter) {
            pattern.push('\\');
        }
        pattern.push(letter);
    }
    pattern.push('$');
    pattern
}

/// Draws mutants, tests them, and says how many live.
pub(crate) fn run(words: &[&str]) -> ExitCode {
    let plan = match Plan::read(words) {
        Ok(plan) => plan,
        Err(why) => {
            eprintln!("{why}");
            return ExitCode::from(2);
        }
    };
    match sampled(&plan) {
        Ok(tally) => {
            print!("\n{}", tally.told());
            if tally.too_many_live() {
                println!("too many: fewer than {ALIVE_TOO_MANY} % may live");
                return ExitCode::FAILURE;
            }
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn sampled(plan: &Plan) -> Result<Tally, String> {
    if !succeeds(&["mutants", "--version"]) {
        let words = ["install", "cargo-mutants", "--locked", "--version", VERSION];
        if let Some(why) = Step::cargo("install cargo-mutants", &words, 10).run().failure {
            return Err(format!("cargo-mutants could not be installed: {why}"));
        }
    }
    let list = answer(&["mutants", "--list", "--package", PACKAGE, "--colors", "never"])?;
    let all: Vec<String> = list.lines().map(str::to_owned).collect();
    let of = all.len();
    let drawn = draw(all, plan.sample, plan.seed);
    println!("{} of the {of} mutants of {PACKAGE}, drawn with seed {}", drawn.len(), plan.seed);

    let folder = target_folder().join("mutants");
    // What an earlier run left would be read as if it were of this one.
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let output = folder.to_string_lossy().into_owned();
    let patterns: Vec<String> = drawn.iter().map(|name| pattern(name)).collect();
    let mut words = vec!["mutants", "--package", PACKAGE, "--profile", "mutants", "--output", &output];
    words.extend(["--colors", "never", "--caught", "--unviable"]);
    for pattern in &patterns {
        words.extend(["--re", pattern]);
    }
    // Doc tests are examples, and cost a build each; the soak and the heap notice nothing that these do not.
    words.extend(["--", "--lib", "--test", "rulebook", "--test", "properties"]);
    let budget = BUDGET_FIXED + u64::try_from(drawn.len()).unwrap_or(u64::from(u32::MAX));
    let outcome = Step::cargo("mutants", &words, budget)
        // Each copy of the tree builds in a folder of its own.
        .without_env("CARGO_TARGET_DIR")
        .env("PROPTEST_CASES", "24")
        // Nobody reads the counterexample of a mutant: the first will do.
        .env("PROPTEST_MAX_SHRINK_ITERS", "0")
        .run();

    // Its exit status only says that some were missed; the lists say all.
    let tally = Tally::read(&folder.join("mutants.out"), &drawn)?;
    if tally.all() == drawn.len() {
        return Ok(tally);
    }
    let why = outcome.failure.unwrap_or_else(|| "it ended early".to_owned());
    Err(format!("{}{} of {} mutants were tried: {why}", tally.told(), tally.all(), drawn.len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(count: usize) -> Vec<String> {
        (0..count).map(|number| format!("m{number}")).collect()
    }

    #[test]
    fn a_plan_is_read_or_refused() {
        assert_eq!(Plan::read(&[]), Ok(Plan { sample: 300, seed: 1 }));
        assert_eq!(Plan::read(&["--seed", "7", "--sample", "10"]), Ok(Plan { sample: 10, seed: 7 }));
        for (words, part) in [
            (&["--sample", "0"][..], "a whole number from 1"),
            (&["--sample"], "a whole number from 1"),
            (&["--seed", "x"], "`--seed x`: a seed is a whole number"),
            (&["10"], "`10`: there are --sample N and --seed S"),
        ] {
            let why = Plan::read(words).expect_err("it is wrong");
            assert!(why.contains(part), "{why}");
        }
    }

    #[test]
    fn a_seed_draws_the_same_sample_and_another_another() {
        let drawn = draw(names(1000), 300, 1);
        assert_eq!(drawn, draw(names(1000), 300, 1));
        assert_ne!(drawn, draw(names(1000), 300, 2));
        let mut distinct = drawn.clone();
        distinct.sort();
        distinct.dedup();
        assert_eq!(distinct.len(), 300);
        assert_eq!(draw(names(7), 300, 1).len(), 7);
    }

    #[test]
    fn every_mutant_is_drawn_about_as_often() {
        let mut counts = [0_u32; 10];
        for seed in 0..10_000 {
            for name in draw(names(10), 3, seed) {
                counts[name[1..].parse::<usize>().expect("a number")] += 1;
            }
        }
        // 3,000 expected of each; six standard deviations are 275.
        assert!(counts.iter().all(|count| count.abs_diff(3_000) < 275), "{counts:?}");
    }

    #[test]
    fn a_pattern_takes_its_name_literally() {
        assert_eq!(pattern("a.rs:1:2: || in L<'_>::f"), r"^a\.rs:1:2: \|\| in L<'_>::f$");
    }

    #[test]
    fn only_what_was_drawn_is_counted() {
        let folder = std::env::temp_dir().join(format!("hacendado-mutants-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        for (name, text) in
            [("caught", "m1\nm2\nm9\n"), ("missed", "m0\nm8\n"), ("timeout", "m3\n"), ("unviable", "")]
        {
            fs::write(folder.join(format!("{name}.txt")), text).expect("a list");
        }
        let read = Tally::read(&folder, &names(5));
        fs::remove_dir_all(&folder).expect("it is ours");
        let tally = Tally { caught: 2, timeout: 1, unviable: 0, missed: names(1) };
        assert_eq!(read, Ok(tally));
        let why = Tally::read(&folder, &names(5)).expect_err("it is gone");
        assert!(why.contains("caught.txt"), "{why}");
    }

    #[test]
    fn five_in_a_hundred_are_too_many() {
        let tally = |caught, missed| Tally { caught, missed: names(missed), ..Tally::default() };
        assert!(!tally(96, 4).too_many_live());
        assert!(tally(95, 5).too_many_live());
        assert_eq!(
            tally(299, 1).told(),
            "299 caught, 1 missed, 0 did not end, 0 do not compile: 0.3 % of 300 viable mutants live\n  m0\n"
        );
    }
}
