//! `hacendado game new`.

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{anyhow, bail};
use clap::Args;
use pax_bots::Bots;
use pax_deck::Deck;
use pax_record::{Date, Decks, Game, NewGame, Player, Seed};
use pax_table::{Lang, Narrator};

use super::{Form, write, written};
use crate::print::{FAINT, out, styled};
use crate::sim::options;

#[derive(Debug, Args)]
pub(super) struct New {
    /// How many players, 1 to 6; one plays the dice game against Díaz.
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(1..=6))]
    players: u8,
    /// The seed: a small number for a game that is not sealed, or 64 hexadecimal digits; drawn and sealed if left out.
    #[arg(long)]
    seed: Option<Seed>,
    /// Who plays: one bot for all seats, or one for each, separated by commas.
    #[arg(long, default_value = "random")]
    bots: String,
    /// An option of the game, as `iron_hand` or `setup=rapid`; may be repeated.
    #[arg(long = "option", value_name = "OPTION")]
    options: Vec<String>,
    /// One line on what the game is.
    #[arg(long)]
    about: Option<String>,
    /// Write JSON.
    #[arg(long)]
    json: bool,
    /// Where to write it; to standard output if left out.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

/// Returns today's date in UTC, if the clock has one.
pub(crate) fn today() -> Option<Date> {
    SystemTime::now().duration_since(UNIX_EPOCH).ok().map(|time| Date::of_unix(time.as_secs()))
}

impl New {
    pub(super) fn run(self) -> anyhow::Result<ExitCode> {
        let names: Vec<&str> = self.bots.split(',').map(str::trim).collect();
        if names.len() != 1 && names.len() != usize::from(self.players) {
            bail!("{} bots for {} players; name one for all or one for each", names.len(), self.players);
        }
        let mut seats: Vec<Player> =
            names.iter().copied().cycle().take(usize::from(self.players)).map(Player::bot).collect();
        if self.players == 1 {
            seats.push(Player::Diaz);
        }
        let seed = self.seed.map_or_else(Seed::fresh, Ok).map_err(|why| anyhow!(why))?;
        let mut new = NewGame::new(options(&self.options, self.players)?, seats, seed);
        new.date = today();
        new.about = self.about;
        let mut game = Game::new(new, &Decks::known())?;
        let mut bots = Bots::of(&game).map_err(|why| anyhow!(why))?;
        bots.play_on(&mut game)?;
        let form = if self.json { Form::Json } else { Form::Text };
        write(self.out.as_deref(), &written(game.record(), form))?;
        if let Some(path) = &self.out {
            let ended = game.state().outcome().map_or_else(String::new, |outcome| {
                Narrator::new(Deck::standard(), Lang::En).ending(outcome.winners, outcome.ending)
            });
            let entries = format!("{} entries in {}", game.replay().len(), path.display());
            out(&format!("{ended}\n{}\n", styled(FAINT, &entries)))?;
        }
        Ok(ExitCode::SUCCESS)
    }
}
