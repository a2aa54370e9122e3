//! Whatever is in a file, reading and judging it never panics, and what can be read goes round.

mod body;

use std::fs;
use std::path::Path;
use std::sync::LazyLock;

use pax_record::Record;
use proptest::prelude::*;
use proptest::sample::Index;

use crate::body::holds;

/// The golden games as text and as JSON.
static FILES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("games");
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).expect("the golden games") {
        let path = entry.expect("a file").path();
        if path.extension().is_some_and(|ending| ending == "game") {
            let text = fs::read_to_string(path).expect("a game");
            let record = Record::read(text.as_bytes()).expect("a game").record;
            files.push(record.write_json());
            files.push(text);
        }
    }
    files.sort();
    files
});

/// What can happen to a file.
#[derive(Clone, Debug)]
enum Harm {
    Cut(Index),
    Flip(Index, u8),
    Swap(Index, Index),
    Drop(Index),
    Repeat(Index, Index),
    /// A word of one line replaces a word of another.
    Word(Index, Index, Index, Index),
    /// A word becomes this.
    Other(Index, Index, String),
}

fn harm() -> impl Strategy<Value = Harm> {
    let index = any::<Index>;
    let other = prop_oneof![
        Just("0".to_owned()),
        Just("255".to_owned()),
        Just("65535".to_owned()),
        Just("18446744073709551615".to_owned()),
        Just("?".to_owned()),
        Just("#".to_owned()),
        Just("p6".to_owned()),
        Just("dealer".to_owned()),
        (0_u8..=255).prop_map(|number| format!("{number:03}")),
        "\\PC{0,6}",
    ];
    prop_oneof![
        1 => index().prop_map(Harm::Cut),
        2 => (index(), any::<u8>()).prop_map(|(at, byte)| Harm::Flip(at, byte)),
        2 => (index(), index()).prop_map(|(one, other)| Harm::Swap(one, other)),
        2 => index().prop_map(Harm::Drop),
        1 => (index(), index()).prop_map(|(from, to)| Harm::Repeat(from, to)),
        4 => (index(), index(), index(), index()).prop_map(|(a, b, c, d)| Harm::Word(a, b, c, d)),
        4 => (index(), index(), other).prop_map(|(line, word, other)| Harm::Other(line, word, other)),
    ]
}

fn replaced(lines: &mut [String], line: Index, word: Index, with: &str) {
    let line = line.index(lines.len());
    let mut words: Vec<&str> = lines[line].split(' ').collect();
    let word = word.index(words.len());
    words[word] = with;
    lines[line] = words.join(" ");
}

fn harmed(text: &str, harms: &[Harm]) -> Vec<u8> {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for harm in harms {
        if lines.is_empty() {
            break;
        }
        let len = lines.len();
        match harm {
            Harm::Cut(_) | Harm::Flip(..) => {}
            Harm::Swap(one, other) => lines.swap(one.index(len), other.index(len)),
            Harm::Drop(line) => {
                lines.remove(line.index(len));
            }
            Harm::Repeat(from, to) => {
                let line = lines[from.index(len)].clone();
                lines.insert(to.index(len), line);
            }
            Harm::Word(line, word, from, of) => {
                let words: Vec<&str> = lines[from.index(len)].split(' ').collect();
                let with = words[of.index(words.len())].to_owned();
                replaced(&mut lines, *line, *word, &with);
            }
            Harm::Other(line, word, other) => replaced(&mut lines, *line, *word, other),
        }
    }
    let mut bytes = (lines.join("\n") + "\n").into_bytes();
    for harm in harms {
        match harm {
            Harm::Cut(at) if !bytes.is_empty() => bytes.truncate(at.index(bytes.len())),
            Harm::Flip(at, byte) if !bytes.is_empty() => {
                let at = at.index(bytes.len());
                bytes[at] ^= byte;
            }
            _ => {}
        }
    }
    bytes
}

proptest! {
    #[test]
    fn no_harm_to_a_file_makes_the_program_panic(
        file in any::<Index>(),
        harms in proptest::collection::vec(harm(), 1..4),
    ) {
        holds(&harmed(&FILES[file.index(FILES.len())], &harms));
    }

    /// Games from positions are short, and a position says much that can be wrong.
    #[test]
    fn no_harm_to_a_position_makes_the_program_panic(
        file in any::<Index>(),
        harms in proptest::collection::vec(harm(), 1..6),
    ) {
        let files: Vec<&String> = FILES.iter().filter(|file| file.contains("position")).collect();
        holds(&harmed(files[file.index(files.len())], &harms));
    }

    #[test]
    fn no_bytes_make_the_program_panic(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
        holds(&bytes);
        holds(&[b"format 1\n".as_slice(), &bytes].concat());
        holds(&[b"{\"format\": 1, ".as_slice(), &bytes].concat());
    }
}
