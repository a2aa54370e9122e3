//! One home for the automation of the repository.
//!
//! `cargo xtask test` sets up what the tests need and runs all of them. It has no dependency, so that it starts at once
//! on a fresh machine.

mod coverage;
mod deny;
mod long;
mod step;
mod test;

use std::process::ExitCode;

const HELP: &str = "\
cargo xtask test        set up what the tests need, and run all of them
cargo xtask coverage    run the rule tests and keep which rules they assert
cargo xtask long        play 200,000 random games with every invariant on
cargo xtask help        say this
";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["test"] => test::run(),
        ["coverage"] => coverage::run(),
        ["long"] => long::run(),
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
