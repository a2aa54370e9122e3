//! One home for the automation of the repository.
//!
//! `cargo xtask test` sets up what the tests need and runs all of them. It has no dependency, so that it starts at once
//! on a fresh machine.

mod cargo;
mod coverage;
mod deny;
mod fuzz;
mod golden;
mod long;
mod mutants;
mod step;
mod test;
#[path = "../../crates/pax-rules/src/options/unusual.rs"]
mod unusual;

use std::process::ExitCode;

const HELP: &str = "\
cargo xtask test        set up what the tests need, and run all of them
cargo xtask coverage    run the rule tests and keep which rules they assert
cargo xtask golden      see that the golden games are made as before (--bless keeps what changed)
cargo xtask long        play 200,000 random games with every invariant on
cargo xtask mutants     test 300 mutants of the rules ([--sample N] [--seed S])
cargo xtask fuzz        fuzz the rules, or game files, for a minute ([rules|games] [SECONDS], or [FILE] to try again)
cargo xtask help        say this
";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["test"] => test::run(),
        ["coverage"] => coverage::run(),
        ["golden"] => golden::run(false),
        ["golden", "--bless"] => golden::run(true),
        ["long"] => long::run(),
        ["mutants", ref rest @ ..] => mutants::run(rest),
        ["fuzz", ref rest @ ..] => fuzz::run(rest),
        ["help"] | [] => {
            print!("{HELP}");
            ExitCode::SUCCESS
        }
        _ => {
            eprint!("there is no task `{}`; there are:\n{HELP}", words.join(" "));
            ExitCode::from(2)
        }
    }
}
