//! What a person sees who starts the program without a word.

use std::fmt::Write as _;
use std::process::ExitCode;

use crate::print::{FAINT, TITLE, out, styled};

/// Says what the program can do.
pub(crate) fn run() -> anyhow::Result<ExitCode> {
    let commands = [
        ("hacendado play --solitaire", "a game alone against Díaz"),
        ("hacendado play", "a game against two bots"),
        ("hacendado cards list", "all cards, or some of them"),
        ("hacendado cards show \"Minas Prietas\"", "one card, with what is known of it"),
        ("hacendado cards sheet --lang es", "every card as text; also en, fr, de"),
        ("hacendado cards check my-deck/", "whether your own deck obeys the laws"),
        ("hacendado rules show ACT-BUY-02", "a rule in our words"),
        ("hacendado position new", "a game to begin with, as text"),
        ("hacendado game new --out a.game", "bots play a game and write it down"),
        ("hacendado sim --games 100", "random games, counted"),
        ("hacendado --help", "all commands and options"),
    ];
    let mut text = format!("{}\n", styled(TITLE, "Hacendado, a digital edition of Pax Porfiriana"));
    text.push_str("Rich landowners plot to topple the dictator Porfirio Díaz.\n\n");
    text.push_str("Nobody needs the rulebook to begin. Try:\n\n");
    for (command, what) in commands {
        let _ = writeln!(text, "  {command:<38}{}", styled(FAINT, what));
    }
    text.push_str("\nIn the repository, `cargo run --release --` stands for `hacendado`.\n");
    text.push_str("The card set is a reconstruction; `cards show` says which facts are known.\n");
    out(&text)?;
    Ok(ExitCode::SUCCESS)
}
