//! `hacendado play`: a whole game at one keyboard.

mod answers;
mod help;
mod menu;
mod motives;
mod plain;
mod screen;
mod seats;
mod session;

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::anyhow;
use clap::Args;
use pax_record::{Decks, Game, NewGame, Seed};
use pax_table::Lang;

use crate::sim::options;
use session::Session;

#[derive(Debug, Args)]
#[command(after_help = help::bots_and_options())]
pub(crate) struct Play {
    /// How many players, 1 to 6; one plays the dice game against Díaz.
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u8).range(1..=6))]
    players: u8,
    /// Who plays with you, separated by commas: so many seats are theirs, and the others are people's at this keyboard.
    /// `none` for people alone. Left out, every seat but the first is a bot's. They are listed below.
    #[arg(long, value_name = "BOTS")]
    bots: Option<String>,
    /// What the people are called, separated by commas.
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    names: Vec<String>,
    /// Play the dice game, alone against Díaz.
    #[arg(long, conflicts_with_all = ["players", "bots"])]
    solitaire: bool,
    /// The seed: a small number for a game that is not sealed, or 64 hexadecimal digits; drawn and sealed if left out.
    #[arg(long)]
    seed: Option<Seed>,
    /// The language: en, es, fr or de; that of the environment if left out.
    #[arg(long)]
    lang: Option<Lang>,
    /// An option of the game, as `iron_hand` or `setup=rapid`; may be repeated. They are listed below.
    #[arg(long = "option", value_name = "OPTION")]
    options: Vec<String>,
    /// Go on with a saved game: its file, or `last` for the one saved last.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["players", "bots", "names", "solitaire", "seed", "options", "save"])]
    resume: Option<PathBuf>,
    /// Where to save the game; in the folder of your games if left out.
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Line by line, with nothing drawn: for screen readers and scripts. So it is wherever there is no terminal.
    #[arg(long)]
    plain: bool,
    /// Say under every bot's choice why it made it. Without this, `b` tells it when you ask.
    #[arg(long)]
    explain: bool,
}

impl Play {
    pub(crate) fn run(self) -> anyhow::Result<ExitCode> {
        let lang = self.lang.unwrap_or_else(seats::lang_of_environment);
        let is_plain = self.plain || !screen::is_possible();
        let (says_plain, explains) = (self.plain, self.explain);
        let session = self.session(lang)?.plain(says_plain).explaining(explains);
        if is_plain { plain::play(session) } else { screen::play(session) }
    }

    fn session(self, lang: Lang) -> anyhow::Result<Session> {
        if let Some(path) = &self.resume {
            return Session::resume(&seats::saved(path)?, lang);
        }
        let players = if self.solitaire { 1 } else { self.players };
        let seats = seats::seats(players, self.bots.as_deref(), &self.names)?;
        let seed = self.seed.map_or_else(Seed::fresh, Ok).map_err(|why| anyhow!(why))?;
        let mut new = NewGame::new(options(&self.options, players)?, seats, seed);
        new.date = crate::game::today();
        let game = Game::new(new, &Decks::known())?;
        let path = match self.save {
            Some(path) => seats::unused(path)?,
            None => seats::new_path()?,
        };
        Session::begin(game, path, lang)
    }
}
