//! What the lanes ask of cargo.

use std::path::PathBuf;
use std::process::Command;

/// Tells whether cargo does this without complaint.
pub(crate) fn succeeds(words: &[&str]) -> bool {
    Command::new(env!("CARGO")).args(words).output().is_ok_and(|output| output.status.success())
}

/// Returns what cargo prints.
///
/// # Errors
///
/// Says what it complains of.
pub(crate) fn answer(words: &[&str]) -> Result<String, String> {
    let asked = format!("cargo {}", words.join(" "));
    let output = Command::new(env!("CARGO"))
        .args(words)
        .output()
        .map_err(|error| format!("`{asked}` could not be started: {error}"))?;
    if !output.status.success() {
        return Err(format!("`{asked}`: {}\n{}", output.status, String::from_utf8_lossy(&output.stderr)));
    }
    String::from_utf8(output.stdout).map_err(|error| format!("`{asked}`: {error}"))
}

/// Returns where cargo puts what it makes.
pub(crate) fn target_folder() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| PathBuf::from("target"), PathBuf::from)
}
