//! One step of a lane: a command with a budget of time.

use std::process::{Child, Command};
use std::thread;
use std::time::{Duration, Instant};

/// How often a running command is looked at.
const PATIENCE: Duration = Duration::from_millis(100);

/// A command that must succeed within its budget.
pub(crate) struct Step {
    name: &'static str,
    command: Command,
    budget: Duration,
}

/// How a step ended.
pub(crate) struct Outcome {
    pub(crate) name: &'static str,
    pub(crate) took: Duration,
    pub(crate) failure: Option<String>,
}

impl Step {
    /// A step that runs cargo with these words.
    pub(crate) fn cargo(name: &'static str, words: &[&str], budget_minutes: u64) -> Self {
        let mut command = Command::new(env!("CARGO"));
        command.args(words);
        // A group of its own, so that what cargo started can be stopped with it.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        Self { name, command, budget: Duration::from_secs(budget_minutes * 60) }
    }

    /// Sets a variable of the environment.
    pub(crate) fn env(mut self, name: &str, value: &str) -> Self {
        self.command.env(name, value);
        self
    }

    /// Takes a variable out of the environment.
    pub(crate) fn without_env(mut self, name: &str) -> Self {
        self.command.env_remove(name);
        self
    }

    /// Runs it, and stops it when the budget is spent: a lane never hangs.
    pub(crate) fn run(mut self) -> Outcome {
        println!("== {} ==", self.name);
        let start = Instant::now();
        let failure = match self.command.spawn() {
            Err(error) => Some(format!("could not be started: {error}")),
            Ok(mut child) => loop {
                match child.try_wait() {
                    Err(error) => break Some(format!("could not be watched: {error}")),
                    Ok(Some(status)) if status.success() => break None,
                    Ok(Some(status)) => break Some(status.to_string()),
                    Ok(None) if start.elapsed() > self.budget => {
                        stop(&mut child);
                        break Some(format!("spent its budget of {} s", self.budget.as_secs()));
                    }
                    Ok(None) => thread::sleep(PATIENCE),
                }
            },
        };
        Outcome { name: self.name, took: start.elapsed(), failure }
    }
}

/// Stops a command and all that it started. Nothing more can be done about one that will not die.
fn stop(child: &mut Child) {
    #[cfg(unix)]
    let _ = Command::new("kill").args(["-KILL", "--", &format!("-{}", child.id())]).status();
    let _ = child.kill();
    let _ = child.wait();
}
