//! Who sits where, in which language, and where games are kept.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use anyhow::{Context as _, anyhow, bail};
use etcetera::BaseStrategy as _;
use pax_bots::{Chance, bot};
use pax_record::{Player, Read, Record};
use pax_table::Lang;

/// The bot that sits down where none is named.
const USUAL_BOT: &str = "greedy";

/// Seats people first, then the bots; Díaz is the other seat of the solitaire game.
pub(super) fn seats(players: u8, bots: Option<&str>, names: &[String]) -> anyhow::Result<Vec<Player>> {
    let players = usize::from(players);
    let bots: Vec<&str> = match bots {
        None => vec![USUAL_BOT; players - 1],
        Some("none") => Vec::new(),
        Some(list) => list.split(',').map(str::trim).collect(),
    };
    for name in &bots {
        bot(name, Chance::new(0)).map_err(|why| anyhow!("{why}, or `none` for people alone"))?;
    }
    if bots.len() >= players {
        bail!(
            "{} bots leave no seat for you at a table of {players}; \
             `hacendado game new` plays bots against each other",
            bots.len()
        );
    }
    let people = players - bots.len();
    if names.len() > people {
        bail!("{} names for {people} people at this keyboard", names.len());
    }
    let mut seats = Vec::with_capacity(players.max(2));
    for person in 0..people {
        match names.get(person).map(|name| name.trim()) {
            Some(name) => {
                Player::check_name(name).map_err(|why| anyhow!(why))?;
                seats.push(Player::person(name));
            }
            None => seats.push(Player::Person(None)),
        }
    }
    seats.extend(bots.into_iter().map(Player::bot));
    if players == 1 {
        seats.push(Player::Diaz);
    }
    Ok(seats)
}

/// Returns the language of the environment, or English.
pub(super) fn lang_of_environment() -> Lang {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|value| !value.is_empty())
        .and_then(|value| value.get(..2)?.to_ascii_lowercase().parse().ok())
        .unwrap_or(Lang::En)
}

/// Returns the folder where games are kept.
fn folder() -> anyhow::Result<PathBuf> {
    let home = || anyhow!("there is no home folder to keep games in; say where with --save FILE");
    let folders = etcetera::choose_base_strategy().map_err(|_| home())?;
    Ok(folders.data_dir().join("hacendado").join("games"))
}

/// Returns a place for a new game, and makes its folder.
pub(super) fn new_path() -> anyhow::Result<PathBuf> {
    let folder = folder()?;
    fs::create_dir_all(&folder).with_context(|| format!("{} cannot be made", folder.display()))?;
    let day = crate::game::today().map_or_else(|| "game".to_owned(), |date| date.to_string());
    (1..10_000_u32)
        .map(|number| folder.join(format!("{day}-{number}.game")))
        .find(|path| !path.exists())
        .ok_or_else(|| anyhow!("{} is full of games of today", folder.display()))
}

/// Returns a place that a person chose for a new game, unless something is there already.
pub(super) fn unused(path: PathBuf) -> anyhow::Result<PathBuf> {
    let shown = path.display();
    if !path.exists() {
        return Ok(path);
    }
    let game = fs::read(&path).ok().and_then(|bytes| Record::read(&bytes).ok());
    match game {
        Some(Read { record, .. }) => {
            let stands = if record.result.is_some() { "finished" } else { "unfinished" };
            let entries = record.entries().count();
            let entries = if entries == 1 { "1 entry".to_owned() } else { format!("{entries} entries") };
            bail!(
                "{shown} already holds a game ({entries}, {stands}). \
                 Go on with it by --resume, or choose another file."
            )
        }
        None => bail!("{shown} already exists and is no game; choose another file"),
    }
}

/// Returns the file of a saved game; `last` is the one saved last.
pub(super) fn saved(path: &Path) -> anyhow::Result<PathBuf> {
    if path != Path::new("last") || path.exists() {
        return Ok(path.to_owned());
    }
    let folder = folder()?;
    let none = || anyhow!("no game is saved in {}", folder.display());
    let games = fs::read_dir(&folder).map_err(|_| none())?;
    let when = |path: &PathBuf| {
        fs::metadata(path).and_then(|data| data.modified()).unwrap_or(SystemTime::UNIX_EPOCH)
    };
    games
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|ending| ending == "game"))
        .max_by_key(|path| (when(path), path.clone()))
        .ok_or_else(none)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_sit_first_and_bots_after_them() {
        let seats = |players, bots, names: &[&str]| {
            let names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
            seats(players, bots, &names)
                .map(|seats| seats.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "))
        };
        assert_eq!(seats(3, None, &["Ana"]).expect("seats"), "person Ana, bot greedy, bot greedy");
        assert_eq!(
            seats(3, Some("random"), &["Ana", "Luis"]).expect("seats"),
            "person Ana, person Luis, bot random"
        );
        assert_eq!(seats(2, Some("none"), &[]).expect("seats"), "person, person");
        assert_eq!(seats(1, None, &[]).expect("seats"), "person, diaz");
        for (players, bots, names) in [
            (2, Some("random,random"), &[][..]),
            (2, Some("deep"), &[]),
            (2, None, &["Ana", "Luis"]),
            (2, None, &[" "]),
        ] {
            assert!(seats(players, bots, names).is_err(), "{players} {bots:?} {names:?}");
        }
    }
}
