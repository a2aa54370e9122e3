//! What `hacendado play --help` lists: the bots, and the options of a game.

use std::fmt::Write as _;

use pax_bots::BOTS;
use pax_rules::Options;

/// Lists the bots and the options of a game, each with what it is.
pub(super) fn bots_and_options() -> String {
    let mut text = "Bots:\n".to_owned();
    for bot in BOTS {
        let _ = writeln!(text, "  {bot:<23} {}", bot_is(bot));
    }
    text.push_str("\nOptions of a game:\n");
    for option in Options::UNUSUAL {
        let _ = writeln!(text, "  {option:<23} {}", option_is(option));
    }
    text.push_str(
        "\nExamples:\n  \
         hacendado play --solitaire              alone against Díaz\n  \
         hacendado play --bots greedy,greedy     you and two opponents\n  \
         hacendado play --players 3 --bots none  three people at one keyboard\n  \
         hacendado play --resume last            on with the game saved last",
    );
    text
}

fn bot_is(bot: &str) -> &'static str {
    match bot.split(':').next().unwrap_or(bot) {
        "random" => "does anything that is allowed",
        "seeker" => "wants to topple Díaz, and little else",
        "greedy" => "takes what is worth most at once",
        "search" => "thinks ahead, so long for each choice",
        "paxomatic" | "pax-o-matic" => "the robot of the rulebook",
        _ => "",
    }
}

fn option_is(option: &str) -> &'static str {
    match option.split('=').next().unwrap_or(option) {
        "setup" => "a shorter deck, with the topples anywhere",
        "hacendados" => "the players choose their Hacendados",
        "iron_hand" => "your two strongest opponents count, not the weakest",
        "senility" => "Díaz grows weaker from topple to topple; for 3",
        "retirement" => "a troop relieved by its own colour may retreat",
        "strife_ban" => "who causes strife plays neither colour that turn",
        "chain_federal" => "a chain railroad frees federal troops only in Mexico",
        "deploy_sack_troop" => "a troop that sacks on arrival returns to hand",
        "final_gold" => "the last gold victory waits for phase 3 of its turn",
        "liberator_jailed" => "who frees slaves is not jailed",
        "ties" => "prestige, then the later seat, breaks a tie",
        "stall" => "idle turns of each player that end the game; else 4",
        "edition" => "the rules of 2012",
        _ => "",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bot_and_every_option_is_said_what_it_is() {
        for bot in BOTS {
            assert!(!bot_is(bot).is_empty(), "{bot}");
        }
        for option in Options::UNUSUAL {
            assert!(!option_is(option).is_empty(), "{option}");
        }
        assert!(bots_and_options().lines().all(|line| line.chars().count() <= 80), "{}", bots_and_options());
    }
}
