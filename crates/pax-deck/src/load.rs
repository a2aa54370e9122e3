//! Files into cards.

use std::path::Path;
use std::{fs, panic, thread};

use toml::de::{DeTable, DeValue};

use crate::card::Card;
use crate::deck::FILES;
use crate::entry::Entry;
use crate::nearest::nearest;
use crate::source::{Place, Problem, Severity, Source};
use crate::vocabulary::Kind;
use crate::word::Word;

/// No deck comes near this; more is a mistake, and is not even read.
const FILE_BYTES_MAX: u64 = 1_048_576;

/// A program without optimization needs a quarter of it.
const STACK_BYTES: usize = 64 << 20;

/// How many lines of a file are told that they are not TOML: one slip makes others of what follows it.
const TOML_SLIPS_MAX: usize = 5;

/// Reads the card files of a folder, as far as they can be read.
pub(crate) fn read_folder(folder: &Path) -> (Vec<(String, String)>, Vec<Problem>) {
    let shown = folder.display().to_string();
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) => {
            let message = format!("the folder cannot be read: {error}; a deck is a folder of TOML files");
            return (Vec::new(), vec![file_problem(&shown, message)]);
        }
    };
    let mut files = Vec::new();
    let mut problems = Vec::new();
    for entry in entries {
        match entry {
            Ok(entry) => {
                let name = entry.file_name().to_string_lossy().into_owned();
                if Path::new(&name).extension().is_some_and(|extension| extension == "toml") {
                    match read_text(&entry.path()) {
                        Ok(text) => files.push((name, text)),
                        Err((line, message)) => {
                            let place = Place { file: name, line, column: usize::from(line > 0) };
                            problems.push(Problem { place, ..file_problem("", message) });
                        }
                    }
                }
            }
            Err(error) => problems.push(file_problem(&shown, format!("the folder cannot be read: {error}"))),
        }
    }
    files.sort();
    if files.is_empty() && problems.is_empty() {
        let names = FILES.map(|(_, name)| name).join(", ");
        problems.push(file_problem(&shown, format!("the folder has no card files; a deck has {names}")));
    }
    (files, problems)
}

/// Reads a file as text, or says in which line (0: in none) what is wrong with it.
fn read_text(path: &Path) -> Result<String, (usize, String)> {
    let cannot = |error: std::io::Error| (0, format!("the file cannot be read: {error}"));
    let metadata = fs::metadata(path).map_err(cannot)?;
    if metadata.is_dir() {
        return Err((0, "this is a folder; a card file is expected here".to_owned()));
    }
    if !metadata.is_file() {
        return Err((0, "this is not a plain file; a card file is expected here".to_owned()));
    }
    if metadata.len() > FILE_BYTES_MAX {
        let message =
            format!("the file has {} bytes; a card file has at most {FILE_BYTES_MAX}", metadata.len());
        return Err((0, message));
    }
    let bytes = fs::read(path).map_err(cannot)?;
    String::from_utf8(bytes).map_err(|error| {
        let valid = error.utf8_error().valid_up_to();
        let line = error.as_bytes()[..valid].split(|&byte| byte == b'\n').count();
        (line, "this line is not UTF-8; save the file in that encoding".to_owned())
    })
}

/// Says which files of a deck are not there at all.
pub(crate) fn missing_files(files: &[(&str, &str)], problems: &[Problem]) -> Vec<Problem> {
    let is_told = |name: &str| problems.iter().any(|problem| problem.place.file == name);
    if files.is_empty() && !problems.is_empty() && !FILES.iter().any(|(_, name)| is_told(name)) {
        return Vec::new();
    }
    FILES
        .iter()
        .filter(|(_, name)| !files.iter().any(|(file, _)| file == name) && !is_told(name))
        .map(|(kind, name)| file_problem(name, format!("the file of the {} cards is missing", kind.word())))
        .collect()
}

/// Runs this on a stack that holds all that TOML lets nest: 80 keys in each of 80 tables, dropped one inside the other.
///
/// The stack of a common thread does not, and a file from somewhere must not bring the program down.
pub(crate) fn on_a_deep_stack<T: Send>(work: impl Fn() -> T + Sync) -> T {
    thread::scope(|scope| match thread::Builder::new().stack_size(STACK_BYTES).spawn_scoped(scope, &work) {
        Ok(thread) => thread.join().unwrap_or_else(|panic| panic::resume_unwind(panic)),
        // Where there are no threads, the common stack must do.
        Err(_) => work(),
    })
}

/// Reads the cards of all files.
pub(crate) fn read_files(files: &[(&str, &str)]) -> (Vec<Card>, Vec<Problem>) {
    let (mut cards, mut problems) = (Vec::new(), Vec::new());
    for &(name, text) in files {
        read_file(name, text, &mut cards, &mut problems);
    }
    (cards, problems)
}

fn read_file(name: &str, text: &str, cards: &mut Vec<Card>, problems: &mut Vec<Problem>) {
    let Some(&(kind, _)) = FILES.iter().find(|(_, file)| *file == name) else {
        let meant = nearest(name, FILES.iter().map(|(_, file)| *file))
            .map(|file| format!("did you mean {file}? "))
            .unwrap_or_default();
        let names = FILES.map(|(_, file)| file).join(", ");
        problems.push(file_problem(name, format!("no cards belong here; {meant}a deck has {names}")));
        return;
    };
    let source = &Source::new(name, text);
    let (table, errors) = DeTable::parse_recoverable(text);
    if !errors.is_empty() {
        problems.extend(not_toml(source, &errors));
        return;
    }
    for (key, value) in table.into_inner() {
        let span = value.span();
        match (key.get_ref().as_ref(), value.into_inner()) {
            (table, DeValue::Array(entries)) if table == kind.word() => {
                for entry in entries {
                    let span = entry.span();
                    match entry.into_inner() {
                        DeValue::Table(fields) => {
                            read_card(kind, Entry::new(source, span, fields), cards, problems);
                        }
                        _ => problems.push(misplaced(source, &span, kind)),
                    }
                }
            }
            (table, _) if table == kind.word() => problems.push(misplaced(source, &span, kind)),
            (other, _) => {
                let message = format!("`{other}` does not belong here; {}", headed(kind));
                problems.push(Problem { place: source.place(&key.span()), ..file_problem("", message) });
            }
        }
    }
}

fn read_card(kind: Kind, mut entry: Entry<'_>, cards: &mut Vec<Card>, problems: &mut Vec<Problem>) {
    let card = Card::read(kind, &mut entry);
    let (found, _) = entry.finish();
    if found.is_empty() {
        cards.extend(card);
    }
    problems.extend(found);
}

/// Says which lines are not TOML, each once.
fn not_toml(source: &Source<'_>, errors: &[toml::de::Error]) -> Vec<Problem> {
    let mut found: Vec<Problem> = errors
        .iter()
        .map(|error| {
            let span = error.span();
            let message = match (error.message(), &span) {
                ("duplicate key", Some(span)) => format!("duplicate key `{}`", source.at(span)),
                (message, _) if message.contains("recurs") => "it is nested too deeply".to_owned(),
                (message, _) => message.replace('\n', "; "),
            };
            let problem = file_problem(source.file(), format!("this is not TOML: {message}"));
            Problem { place: span.map_or(problem.place, |span| source.place(&span)), ..problem }
        })
        .collect();
    found.sort_by(|one, other| one.place.cmp(&other.place));
    found.dedup_by_key(|problem| problem.place.line);
    let rest = found.len().saturating_sub(TOML_SLIPS_MAX);
    if rest > 0 {
        found.truncate(TOML_SLIPS_MAX + 1);
        if let Some(last) = found.last_mut() {
            last.message =
                format!("{rest} lines from here on are not TOML either; the first slips may be the cause");
        }
    }
    found
}

fn misplaced(source: &Source<'_>, span: &std::ops::Range<usize>, kind: Kind) -> Problem {
    Problem { place: source.place(span), ..file_problem("", headed(kind)) }
}

fn headed(kind: Kind) -> String {
    format!("this file is a list of cards, each headed [[{}]]", kind.word())
}

fn file_problem(file: &str, message: String) -> Problem {
    Problem {
        severity: Severity::Error,
        law: None,
        place: Place::whole(file),
        number: None,
        name: None,
        message,
    }
}
