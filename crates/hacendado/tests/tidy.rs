//! Tidiness that no compiler checks: names, sizes, layers, and the commands that documents promise.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the repository is there")
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Every file below a folder, build outputs and git's own left out.
fn files_below(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if path.is_dir() && !["target", ".git", "node_modules", "snapshots"].contains(&name.as_str()) {
            files.extend(files_below(&path));
        } else if path.is_file() {
            files.push(path);
        }
    }
    files
}

fn has_ending(path: &Path, endings: &[&str]) -> bool {
    path.extension().is_some_and(|extension| endings.iter().any(|ending| extension == *ending))
}

/// The source of all crates, without their tests.
fn sources() -> String {
    let crates = files_below(&root().join("crates"));
    let is_source =
        |path: &PathBuf| has_ending(path, &["rs"]) && path.components().any(|part| part.as_os_str() == "src");
    crates
        .into_iter()
        .filter(is_source)
        .map(|path| fs::read_to_string(path).expect("a source file"))
        .collect()
}

/// Tells whether a line defines the name: as an item, a variant, a field or a list of words.
fn defines(line: &str, name: &str) -> bool {
    let line = line.trim();
    let line =
        ["pub(crate) ", "pub ", "const "].iter().fold(line, |line, word| line.trim_start_matches(word));
    let item = ["struct ", "enum ", "trait ", "fn ", "type ", "mod "]
        .iter()
        .find_map(|word| line.strip_prefix(word));
    // A small letter begins a function or a field, a capital a type or a variant.
    let is_small = name.starts_with(|first: char| first.is_lowercase());
    match (item, is_small) {
        (None, true) => line.strip_prefix(name).is_some_and(|rest| rest.starts_with(": ")),
        _ => item.unwrap_or(line).strip_prefix(name).is_some_and(|rest| {
            let next = rest.chars().next();
            next.is_none_or(|next| !next.is_alphanumeric() && next != '_' && next != '.')
                && !rest.starts_with("::")
        }),
    }
}

/// Tells whether the code defines the name; `Sort::Mine` is defined inside `Sort`.
fn is_defined(sources: &str, name: &str) -> bool {
    let Some((outer, inner)) = name.split_once("::") else {
        return sources.lines().any(|line| defines(line, name));
    };
    let mut lines = sources.lines();
    while lines.any(|line| line.ends_with('{') && defines(line, outer)) {
        let mut depth = 1_usize;
        for line in lines.by_ref() {
            if depth == 1 && defines(line, inner) {
                return true;
            }
            depth += line.matches('{').count();
            depth = depth.saturating_sub(line.matches('}').count());
            if depth == 0 {
                break;
            }
        }
    }
    false
}

#[test]
fn every_name_of_the_glossary_exists() {
    let sources = sources();
    let glossary = read("docs/glossary.md");
    let mut looked_for = 0;
    for line in glossary.lines().filter(|line| line.starts_with("| ") && line.contains('`')) {
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        let [term, code, spanish, french, german, when] = cells[..] else { panic!("six cells: {line}") };
        assert!(![term, spanish, french, german].contains(&""), "a cell is empty: {line}");
        assert!(["", "later"].contains(&when), "the last cell is empty or `later`: {line}");
        let exists = is_defined(&sources, code.trim_matches('`'));
        if when.is_empty() {
            assert!(exists, "{code} of the glossary is nowhere defined");
            looked_for += 1;
        } else {
            assert!(!exists, "{code} exists; take its `later` out of the glossary");
        }
    }
    assert!(looked_for > 60, "the table is read");
}

#[test]
fn no_file_is_long_without_a_reason() {
    const LINES_MAX: usize = 600;
    for path in files_below(&root()) {
        if has_ending(&path, &["rs", "js", "css", "html", "toml", "ftl", "md"]) {
            let text =
                fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            let lines = text.lines().count();
            let has_reason = text.lines().take(5).any(|line| line.contains("long: "));
            assert!(
                lines <= LINES_MAX || has_reason,
                "{} has {lines} lines; cut it, or say why in its first lines (`long: …`)",
                path.display()
            );
        }
    }
}

/// All that the rules may use (law 1): nothing that does I/O, reads a clock, spawns, draws or serialises.
const RULES_USE: [&str; 2] = ["pax-deck", "thiserror"];

/// Which of our crates a crate may use, and which others it must not use.
const LAYERS: [(&str, &[&str], &[&str]); 6] = [
    ("pax-deck", &[], &["tokio", "rand", "clap", "fluent-bundle"]),
    ("pax-rules", &["pax-deck"], &[]),
    ("pax-table", &["pax-deck", "pax-rules"], &["tokio", "rand", "clap"]),
    ("pax-record", &["pax-deck", "pax-rules"], &["tokio", "rand", "clap"]),
    ("pax-bots", &["pax-deck", "pax-record", "pax-rules"], &["tokio", "clap"]),
    ("hacendado", &["pax-bots", "pax-deck", "pax-record", "pax-rules", "pax-table"], &[]),
];

#[test]
fn layers_point_down() {
    let crates = fs::read_dir(root().join("crates")).expect("the crates");
    for name in crates.map(|entry| entry.expect("a crate").file_name().to_string_lossy().into_owned()) {
        let layer = LAYERS.iter().find(|(layer, _, _)| *layer == name);
        let (_, may_use, must_not_use) = layer.unwrap_or_else(|| panic!("say in LAYERS what {name} may use"));
        let manifest = read(&format!("crates/{name}/Cargo.toml"));
        let section = manifest.split("[dependencies]").nth(1).unwrap_or_default();
        let section = section.split("\n[").next().unwrap_or_default();
        for line in section.lines().filter(|line| !line.trim().is_empty()) {
            let used = line.split(['.', ' ', '=']).next().unwrap_or_default();
            let is_ours = used.starts_with("pax-") || used == "hacendado";
            assert!(!is_ours || may_use.contains(&used), "{name} must not use {used}: layers point down");
            assert!(!must_not_use.contains(&used), "{name} must not use {used}");
            assert!(name != "pax-rules" || RULES_USE.contains(&used), "the rules must not use {used}");
        }
    }
}

/// The commands in a document: what stands in backticks or code blocks and begins with one of our programs.
fn commands(text: &str) -> Vec<String> {
    let mut commands = Vec::new();
    for (n, block) in text.split("```").enumerate() {
        if n % 2 == 1 {
            commands.extend(block.lines().map(str::to_owned));
        } else {
            // A command may be wrapped over two lines.
            commands.extend(block.split('`').skip(1).step_by(2).map(|code| code.replace('\n', " ")));
        }
    }
    let commands = commands.iter().map(|command| command.split(" #").next().unwrap_or_default().trim());
    commands
        .filter(|command| command.starts_with("cargo ") || command.starts_with("hacendado "))
        .map(str::to_owned)
        .collect()
}

/// What the program itself proposes to try.
fn proposed() -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_hacendado")).output().expect("the program starts");
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    let lines = text.lines().filter(|line| line.starts_with("  hacendado"));
    let commands: Vec<&str> = lines.filter_map(|line| line.trim().split("  ").next()).collect();
    format!("`{}`", commands.join("`\n`"))
}

#[test]
fn every_command_in_the_documents_exists() {
    let mut tried = 0;
    let documents = files_below(&root()).into_iter().filter(|path| has_ending(path, &["md"]));
    let texts = documents.map(|path| fs::read_to_string(path).expect("a document")).chain([proposed()]);
    for command in texts.flat_map(|text| commands(&text)) {
        let words: Vec<&str> = command.split_whitespace().collect();
        match words[..] {
            ["cargo", "xtask", task, ..] => {
                let help = read("xtask/src/main.rs");
                assert!(help.contains(&format!("\ncargo xtask {task} ")), "there is no `{command}`");
            }
            ["cargo", tool, ..] => {
                let known = ["run", "test", "fmt", "deny", "clippy", "doc"].contains(&tool);
                assert!(known, "what is `{command}`?");
            }
            ["hacendado", ref rest @ ..] => {
                let path =
                    rest.iter().copied().take_while(|word| word.chars().all(|c| c.is_ascii_lowercase()));
                let output = Command::new(env!("CARGO_BIN_EXE_hacendado"))
                    .args(path)
                    .arg("--help")
                    .output()
                    .expect("the program starts");
                let help = String::from_utf8_lossy(&output.stdout);
                assert!(output.status.success(), "there is no `{command}`");
                for option in rest.iter().filter(|word| word.starts_with("--")) {
                    assert!(help.contains(option), "`{command}`: there is no {option}");
                }
            }
            _ => panic!("what is `{command}`?"),
        }
        tried += 1;
    }
    assert!(tried > 25, "the commands are found: {tried}");
}

#[test]
fn every_important_dependency_is_accounted_for() {
    let manifest = read("Cargo.toml");
    let section = manifest.split("[workspace.dependencies]").nth(1).unwrap_or_default();
    let section = section.split("\n[").next().unwrap_or_default();
    let decisions = read("docs/decisions/0005-dependencies.md");
    for line in section.lines().filter(|line| line.contains('=') && !line.starts_with("pax-")) {
        let name = line.split_whitespace().next().unwrap_or_default();
        assert!(decisions.contains(&format!("`{name}`")), "say in docs/decisions/0005 why {name} was chosen");
    }
}

/// Law 1: what the rules may use of the standard library's doors to the world is nothing.
#[test]
fn the_rules_do_no_io_and_read_no_clock() {
    for path in files_below(&root().join("crates/pax-rules/src")) {
        let text = fs::read_to_string(&path).expect("a source file");
        for door in ["std::fs", "std::net", "std::time", "std::thread", "std::env", "std::process", "std::io"]
        {
            assert!(!text.contains(door), "{} uses {door}", path.display());
        }
    }
}

#[test]
fn every_document_that_is_linked_exists() {
    for document in files_below(&root()).into_iter().filter(|path| has_ending(path, &["md"])) {
        let text = fs::read_to_string(&document).expect("a document");
        for target in text.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
            let target = target.split('#').next().unwrap_or_default();
            let is_ours = !target.is_empty() && !target.contains("://");
            let path = document.parent().unwrap_or(Path::new("")).join(target);
            assert!(
                !is_ours || path.exists(),
                "{} links to {target}, which is not there",
                document.display()
            );
        }
    }
}
