//! Every message exists in every language, with the same arguments.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use pax_deck::Deck;
use pax_table::{Lang, MESSAGES, card_text};

/// What an argument is for: these agree with a noun, and a language without agreement ignores them.
const GRAMMAR: [&str; 2] = ["form", "gender"];

/// The arguments of each message and attribute (`noun.many`) of a language.
type Arguments = BTreeMap<String, BTreeSet<String>>;

fn arguments(lang: Lang) -> Arguments {
    let mut arguments = Arguments::new();
    for (_, file, text) in MESSAGES.iter().filter(|(of, _, _)| *of == lang) {
        let resource =
            parser::parse(*text).unwrap_or_else(|(_, errors)| panic!("{}/{file}: {errors:?}", lang.code()));
        for entry in &resource.body {
            match entry {
                Entry::Message(message) => {
                    let id = message.id.name;
                    let attributes = message
                        .attributes
                        .iter()
                        .map(|attribute| (format!("{id}.{}", attribute.id.name), &attribute.value));
                    let value = message.value.iter().map(|value| (id.to_owned(), value));
                    for (id, pattern) in value.chain(attributes) {
                        let mut names = BTreeSet::new();
                        collect(pattern, &mut names);
                        let again = arguments.insert(id.clone(), names).is_some();
                        assert!(!again, "{}/{file}: {id} is written twice", lang.code());
                    }
                }
                Entry::Junk { content } => panic!("{}/{file}: {content}", lang.code()),
                _ => {}
            }
        }
    }
    arguments
}

fn collect(pattern: &Pattern<&str>, names: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            match expression {
                Expression::Inline(inline) => collect_inline(inline, names),
                Expression::Select { selector, variants } => {
                    collect_inline(selector, names);
                    for variant in variants {
                        collect(&variant.value, names);
                    }
                }
            }
        }
    }
}

fn collect_inline(inline: &InlineExpression<&str>, names: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } if !GRAMMAR.contains(&id.name) => {
            names.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|inline| collect_inline(inline, names));
        }
        InlineExpression::Placeable { expression } => match &**expression {
            Expression::Inline(inline) => collect_inline(inline, names),
            Expression::Select { .. } => {}
        },
        _ => {}
    }
}

#[test]
fn every_message_is_there_in_every_language_with_the_same_arguments() {
    let english = arguments(Lang::En);
    for lang in [Lang::Es, Lang::Fr, Lang::De] {
        assert_eq!(english, arguments(lang), "{}", lang.code());
    }
}

#[test]
fn every_file_of_messages_can_be_read() {
    for lang in Lang::ALL {
        assert!(!arguments(lang).is_empty(), "{}", lang.code());
    }
}

#[test]
fn every_card_has_its_line_of_history_in_every_language_and_no_line_is_left_over() {
    for lang in Lang::ALL {
        let mut notes = 0;
        for card in Deck::standard().cards() {
            let note = card_text(lang, card).note;
            let note =
                note.unwrap_or_else(|| panic!("{}: {} {} has no note", lang.code(), card.id(), card.name()));
            assert!(note.chars().count() <= 190, "{}: the note of {} is too long", lang.code(), card.id());
            notes += 1;
        }
        let written = arguments(lang).keys().filter(|id| id.starts_with("note-")).count();
        assert_eq!(written, notes, "{}", lang.code());
    }
}

/// The lines of a language that are told, without comments and without history.
fn lines(lang: Lang) -> impl Iterator<Item = (&'static str, usize, &'static str)> {
    MESSAGES
        .into_iter()
        .filter(move |(of, file, _)| *of == lang && *file != "notes.ftl")
        .flat_map(|(_, file, text)| (1..).zip(text.lines()).map(move |(number, line)| (file, number, line)))
        .filter(|(_, _, line)| !line.starts_with('#'))
}

#[test]
fn french_sets_its_signs_apart() {
    for (file, number, line) in lines(Lang::Fr) {
        let line: Vec<char> = line.chars().collect();
        for (n, sign) in line.iter().enumerate().filter(|(_, sign)| [':', ';', '»'].contains(sign)) {
            // A line may begin with the key that it is about.
            if line[..n].iter().all(|before| *before == ' ') {
                continue;
            }
            let before = n.checked_sub(1).map(|n| line[n]);
            assert_eq!(before, Some('\u{a0}'), "fr/{file}:{number}: `{sign}` stands after a no-break space");
        }
        for (n, _) in line.iter().enumerate().filter(|(_, sign)| **sign == '«') {
            assert_eq!(line.get(n + 1), Some(&'\u{a0}'), "fr/{file}:{number}: a no-break space follows `«`");
        }
    }
}

#[test]
fn german_has_one_word_for_each_thing() {
    // A die and a cube are both a Würfel: of dice we say what somebody rolls.
    let twice =
        ["Marktplatz", "Öffentlichkeitskarte", "der Würfel zeigt", "stürz", "Sturz", "verleg", "abwerfen"];
    for (file, number, line) in lines(Lang::De).filter(|(_, _, line)| !line.contains(".also =")) {
        for word in twice {
            assert!(!line.contains(word), "de/{file}:{number}: another word stands for `{word}`: {line}");
        }
    }
}

/// The files whose messages the code names one by one.
const NAMED: [&str; 4] = ["deeds.ftl", "game.ftl", "reasons.ftl", "board.ftl"];

fn sources(folder: &Path, text: &mut String) {
    for entry in fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources(&path, text);
        } else {
            text.push_str(&fs::read_to_string(&path).expect("a source"));
        }
    }
}

#[test]
fn no_message_of_a_game_is_left_over() {
    let mut code = String::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut code);
    let mut looked_for = 0;
    for (_, file, text) in MESSAGES.iter().filter(|(lang, file, _)| *lang == Lang::En && NAMED.contains(file))
    {
        let resource = parser::parse(*text).unwrap_or_else(|(_, errors)| panic!("{file}: {errors:?}"));
        for entry in &resource.body {
            if let Entry::Message(message) = entry {
                let id = message.id.name;
                assert!(code.contains(&format!("\"{id}\"")), "{file}: nobody says {id}");
                looked_for += 1;
            }
        }
    }
    assert!(looked_for > 200, "the messages are found: {looked_for}");
}
