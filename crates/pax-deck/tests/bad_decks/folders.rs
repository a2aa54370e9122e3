//! Folders and files that are not what they should be.

use std::fs;

use pax_deck::{Deck, Severity};

use crate::Folder;
use crate::slips::{slip, standard};

const NAMES: &str = "a deck has enterprises.toml, partners.toml, troops.toml, orange.toml, black.toml, headlines.toml, \
    topples.toml, hacendados.toml, public.toml, regimes.toml";

/// Returns the errors without the warnings.
fn errors(folder: &Folder) -> Vec<String> {
    let problems = folder.open().expect_err("the deck cannot be used").problems;
    let errors = problems.iter().filter(|problem| problem.severity == Severity::Error);
    errors.map(ToString::to_string).collect()
}

#[test]
fn a_file_has_the_name_of_none() {
    let folder = Folder::of(&standard());
    fs::rename(folder.path("partners.toml"), folder.path("partner.toml")).unwrap();
    assert_eq!(
        folder.complaints(),
        [
            format!("partner.toml: no cards belong here; did you mean partners.toml? {NAMES}"),
            "partners.toml: the file of the partner cards is missing".to_owned(),
        ]
    );
}

#[test]
fn a_file_is_one_too_many() {
    let folder = Folder::of(&standard());
    folder.write("zzz.toml", "");
    assert_eq!(folder.complaints(), [format!("zzz.toml: no cards belong here; {NAMES}")]);
}

#[test]
fn a_file_that_is_no_toml_file_is_nobodys_business() {
    let folder = Folder::of(&standard());
    folder.write("README.md", "My deck.");
    assert_eq!(folder.open().unwrap().warnings, []);
}

#[test]
fn a_file_is_missing() {
    let folder = Folder::of(&standard());
    folder.remove("black.toml");
    assert_eq!(folder.complaints(), ["black.toml: the file of the black cards is missing"]);
}

#[test]
fn a_file_is_in_another_encoding() {
    let folder = Folder::of(&standard());
    let latin: Vec<u8> = fs::read(folder.path("topples.toml")).unwrap();
    let latin = String::from_utf8(latin).unwrap().chars().map(|char| char as u8).collect::<Vec<_>>();
    folder.write("topples.toml", latin);
    assert_eq!(
        folder.complaints(),
        ["topples.toml:1:1: this line is not UTF-8; save the file in that encoding"]
    );
}

#[test]
fn a_line_in_the_middle_is_in_another_encoding() {
    let slips = slip(206, "name = \"Presidente Díaz Is Shot\"", "name = \"Presidente D\u{1}az Is Shot\"");
    let folder = Folder::of(&slips);
    let mut bytes = fs::read(folder.path("topples.toml")).unwrap();
    let at = bytes.iter().position(|&byte| byte == 1).unwrap();
    bytes[at] = 0xed;
    folder.write("topples.toml", bytes);
    assert_eq!(
        folder.complaints(),
        ["topples.toml:22:1: this line is not UTF-8; save the file in that encoding"]
    );
}

#[test]
fn a_file_has_ten_megabytes() {
    let folder = Folder::of(&standard());
    folder.write("troops.toml", vec![b'#'; 10_000_000]);
    assert_eq!(
        folder.complaints(),
        ["troops.toml: the file has 10000000 bytes; a card file has at most 1048576"]
    );
}

#[test]
fn a_folder_has_the_name_of_a_file() {
    let folder = Folder::of(&standard());
    folder.remove("troops.toml");
    fs::create_dir(folder.path("troops.toml")).unwrap();
    assert_eq!(folder.complaints(), ["troops.toml: this is a folder; a card file is expected here"]);
}

#[cfg(unix)]
#[test]
fn a_file_without_end_is_not_read() {
    let folder = Folder::of(&standard());
    folder.remove("troops.toml");
    std::os::unix::fs::symlink("/dev/zero", folder.path("troops.toml")).unwrap();
    assert_eq!(folder.complaints(), ["troops.toml: this is not a plain file; a card file is expected here"]);
}

#[cfg(unix)]
#[test]
fn a_link_leads_nowhere() {
    let folder = Folder::of(&standard());
    folder.remove("troops.toml");
    std::os::unix::fs::symlink("nowhere", folder.path("troops.toml")).unwrap();
    let error = fs::read(folder.path("troops.toml")).unwrap_err();
    assert_eq!(folder.complaints(), [format!("troops.toml: the file cannot be read: {error}")]);
}

#[test]
fn the_folder_is_empty() {
    let folder = Folder::empty();
    let path = folder.path("");
    let path = path.to_str().unwrap().trim_end_matches('/');
    assert_eq!(folder.complaints(), [format!("{path}: the folder has no card files; {NAMES}")]);
}

#[test]
fn the_folder_does_not_exist() {
    let folder = Folder::empty();
    let path = folder.path("nowhere");
    let error = fs::read_dir(&path).unwrap_err();
    let rejected = Deck::open(&path).unwrap_err();
    assert_eq!(
        rejected.to_string(),
        format!(
            "the deck cannot be used:\n  {}: the folder cannot be read: {error}; a deck is a folder of TOML files",
            path.display()
        )
    );
}

#[test]
fn the_folder_is_a_file() {
    let folder = Folder::of(&standard());
    let path = folder.path("troops.toml");
    let error = fs::read_dir(&path).unwrap_err();
    let problems = Deck::open(&path).unwrap_err().problems;
    assert_eq!(
        problems.iter().map(ToString::to_string).collect::<Vec<_>>(),
        [format!("{}: the folder cannot be read: {error}; a deck is a folder of TOML files", path.display())]
    );
}

#[test]
fn a_file_is_empty() {
    let slips = slip(9, "abilities = [", "abilities = [‸");
    let folder = Folder::of(&slips);
    folder.write("topples.toml", "");
    assert_eq!(
        errors(&folder),
        slips.located(&[
            "‸: card 009 El Diario del Hogar: no other card in the deck matches this filter (kind topple); name \
             something that is there",
            "topples.toml: there are 0 topples with the heel `loyalty`, and there should be 1",
            "topples.toml: there are 0 topples with the heel `outrage`, and there should be 1",
            "topples.toml: there are 0 topples with the heel `command`, and there should be 1",
            "topples.toml: there are 0 topples with the heel `revolution`, and there should be 1",
        ])
    );
}

#[test]
fn all_files_are_empty() {
    let folder = Folder::of(&standard());
    for (file, _) in pax_deck::deck::STANDARD {
        folder.write(file, "");
    }
    let errors = errors(&folder);
    for error in [
        "enterprises.toml: there are 0 cards to play with, topples not counted, and six players need 122",
        "hacendados.toml: there are 0 Hacendados, and 6 players need one each",
        "public.toml: there are 0 public cards, and there should be 2",
        "regimes.toml: there are 0 cards of the regime `anarchy`, and there should be 1",
        "topples.toml: there are 0 topples with the heel `loyalty`, and there should be 1",
    ] {
        assert!(errors.iter().any(|found| found == error), "{error} is not in {errors:#?}");
    }
    assert_eq!(errors.len(), 1 + 1 + 1 + 8 + 4);
}
