//! What somebody meets who plays for the first time, line by line through a pipe: what helps, what is asked, what is forgiven.

use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Output, Stdio};

fn hacendado() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hacendado"));
    command.env("LC_ALL", "C").stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn with(mut command: Command, lines: &str) -> Output {
    let mut child = command.spawn().expect("the program starts");
    // Who has finished reads no more: that is no fault of the one who writes.
    drop(child.stdin.take().expect("a pipe").write_all(lines.as_bytes()));
    child.wait_with_output().expect("the program ends")
}

/// Plays a new game with these lines, and returns what was said.
fn said(arguments: &[&str], lines: &str) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    at(arguments, &folder.path().join("a.game"), lines)
}

fn at(arguments: &[&str], game: &Path, lines: &str) -> String {
    let mut command = hacendado();
    command.arg("play").args(arguments).arg("--save").arg(game);
    text(&with(command, lines))
}

fn text(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout.clone()).expect("text")
}

/// Looks for sentences, in their order.
fn assert_told(said: &str, sentences: &[&str]) {
    let mut rest = said;
    for sentence in sentences {
        let at =
            rest.find(sentence).unwrap_or_else(|| panic!("`{sentence}` is missing or out of order:\n{said}"));
        rest = &rest[at + sentence.len()..];
    }
}

/// A solitaire game: Madero, with 4 gold.
const SOLO: [&str; 3] = ["--solitaire", "--seed", "31"];
/// A game of two against a bot.
const TWO: [&str; 6] = ["--players", "2", "--bots", "random", "--seed", "5"];

#[test]
fn a_file_that_holds_a_game_is_not_written_over() {
    let folder = tempfile::tempdir().expect("a folder");
    let game = folder.path().join("a.game");
    at(&SOLO, &game, "buy b1\nend\nq\n");
    let before = fs::read_to_string(&game).expect("the game");
    let refuse = |path: &Path| {
        let mut command = hacendado();
        command.arg("play").args(SOLO).arg("--save").arg(path);
        let output = with(command, "q\n");
        assert!(!output.status.success());
        String::from_utf8_lossy(&output.stderr).into_owned()
    };
    let why = refuse(&game);
    assert!(why.contains("a.game already holds a game (4 entries, unfinished)"), "{why}");
    assert!(why.contains("Go on with it by --resume, or choose another file."), "{why}");
    assert_eq!(fs::read_to_string(&game).expect("the game"), before);
    let other = folder.path().join("letter.txt");
    fs::write(&other, "Dear Ana").expect("a file");
    assert!(refuse(&other).contains("already exists and is no game"));
    assert_eq!(fs::read_to_string(&other).expect("the letter"), "Dear Ana");
}

#[test]
fn the_farewell_says_how_to_go_on_in_the_same_way() {
    let folder = tempfile::tempdir().expect("a folder");
    let game = folder.path().join("my game.game");
    let told = at(&["--solitaire", "--seed", "31", "--lang", "es", "--plain"], &game, "q\n");
    let typed = format!("hacendado play --resume '{}' --plain --lang es", game.display());
    assert!(told.contains(&typed), "{told}");
    let game = folder.path().join("other.game");
    let told = at(&SOLO, &game, "q\n");
    assert!(told.ends_with(&format!("hacendado play --resume {}\n", game.display())), "{told}");
    let mut german = hacendado();
    german.env("LC_ALL", "de_DE.UTF-8").args(["play", "--lang", "de", "--resume"]).arg(&game);
    assert!(!text(&with(german, "q\n")).contains("--lang"), "the environment says it already");
}

#[test]
fn who_comes_back_is_not_greeted_at_length() {
    let folder = tempfile::tempdir().expect("a folder");
    let game = folder.path().join("a.game");
    let told = at(&SOLO, &game, "buy b1\nend\nq\n");
    assert_told(
        &told,
        &["Welcome to Hacendado.", "You play alone.", "You are Madero (p1). Your ability: You buy partners"],
    );
    let mut command = hacendado();
    command.args(["play", "--resume"]).arg(&game);
    let told = text(&with(command, "q\n"));
    assert!(told.starts_with("Welcome back, turn 3."), "{told}");
    assert!(!told.contains("Welcome to Hacendado") && !told.contains("Madero buys"), "{told}");
}

#[test]
fn hands_are_said_to_be_known_where_others_have_some() {
    let open = "so every hand is known";
    assert!(said(&TWO, "q\n").contains(open));
    assert!(!said(&SOLO, "q\n").contains(open), "Díaz has none");
    let shared = ["--players", "2", "--bots", "none", "--seed", "5"];
    assert!(!said(&shared, "\nq\n").contains(open), "at one keyboard they are not shown");
}

#[test]
fn the_ledger_speaks_the_language_of_the_game() {
    let heads = [
        ("en", "turn regime player"),
        ("es", "turno régimen jugador"),
        ("fr", "tour régime joueur"),
        ("de", "Zug Regime Spieler"),
    ];
    for (lang, head) in heads {
        let told = said(&["--solitaire", "--seed", "31", "--lang", lang], "l\nq\n");
        let found = told.lines().any(|line| line.split_whitespace().take(3).eq(head.split(' ')));
        assert!(found, "{lang}: {told}");
    }
}

#[test]
fn one_choice_is_told_as_one() {
    let none_left = "buy b1\nspeculate a6\nspeculate a5\n9\nq\n";
    let told = |lang: &str| said(&["--solitaire", "--seed", "31", "--lang", lang], none_left);
    assert!(told("en").contains("There is one choice, number 1. Enter shows it again."), "{}", told("en"));
    assert!(told("es").contains("Intro la muestra de nuevo."));
    assert!(told("fr").contains("Entrée le montre de nouveau."));
    assert!(told("de").contains("Die Eingabetaste zeigt sie noch einmal."));
}

#[test]
fn a_question_mark_explains_rules_terms_and_cards_by_name() {
    let told = said(
        &SOLO,
        "? act-sell-08\n? win\n? sack\n? flip\n? cananea\n? cusi\n?A1\n? colour\n? deck\n? play\nhelp\n? xyzzy\nq\n",
    );
    assert_told(
        &told,
        &[
            "Rule ACT-SELL-08: The Hacendado card itself can never be sold or discarded.",
            "Gold victory: Alone there is no gold victory.",
            "Sack: If an enterprise of yours under a troop of Díaz",
            "Stand: Your Hacendado takes a stand",
            "You cannot turn him at will.",
            "Several cards are called so: Cananea Cattle Company (067), ",
            "Ask by the number, as in ? 067.",
            "Cusi Silver District (096): mine, Chihuahua,",
            "Cusi Silver District (096): mine, Chihuahua,",
            "white (local) to Command, red (rebel) to Revolution",
            "Play deck: ",
            "Playing a card: ",
            "A number: that choice.",
            "“xyzzy” is no term of the game.",
        ],
    );
    let usual = said(&TWO, "? win\nq\n");
    assert!(usual.contains("the richest player wins"), "{usual}");
    let german = said(&["--solitaire", "--seed", "31", "--lang", "de"], "? Umsturz\n? ACT-BUY-02\nq\n");
    assert_told(&german, &["Absetzungskarte: ", "Regel ACT-BUY-02 (auf Englisch): "]);
    let french = said(&["--solitaire", "--seed", "31", "--lang", "fr"], "? agitation\nq\n");
    assert!(french.contains("Agitation\u{a0}: Des disques"), "{french}");
}

#[test]
fn why_says_what_is_missing_and_what_is_possible() {
    let told = said(
        &SOLO,
        "w sell\nw land\nw redeploy\nw play\nw upgrade\nw topple\nw flip\nw take a stand\nbuy b1\nw 023\nw 2\nw sale\nq\n",
    );
    assert_told(
        &told,
        &[
            "To sell you need a card in your hand or in play.",
            "To buy land you need a ranch or plantation of yours in play",
            "To move a troop you need one in play",
            "To play a card you need it in your hand",
            "To build you need an enterprise in play with a free oval",
            "To topple Díaz you buy a topple card when one is in the market; none is now. See d.",
            "You cannot turn your Hacendado at will.",
            "You cannot turn your Hacendado at will.",
            "Madero buys Edward Doheny (023)",
            "That is possible:\nsell 023: Sell Edward Doheny (023) for 3 gold.\nNot possible:\nplay 023 side 1: It costs 6 gold",
            "That is possible:\nsell 023",
            "That is possible:\nsell 023",
        ],
    );
    assert!(!told.contains("is not a card for that"), "what can never be sold is not listed: {told}");
}

#[test]
fn numbers_of_the_menu_can_be_asked_about() {
    let told = said(&SOLO, "p 1\n1\np 2\nw 3\nw 003\nq\n");
    assert_told(
        &told,
        &[
            "That number is a group of choices.",
            "0. Back.",
            "Madero pays 1 gold.",
            "That is possible:\nbuy a3: Buy Santa Isabel Massacre (136)",
            // Three digits are a card.
            "sell 003: Manifesto of the Flores Magón Brothers (003) is not in play as yours.",
        ],
    );
}

#[test]
fn capitals_and_missing_spaces_are_forgiven() {
    let told = said(&SOLO, "T\nBUY B1\nspeculateA6\nU\nM\nQuit\n");
    assert_told(
        &told,
        &[
            "Public cards for sale.",
            "Madero buys Edward Doheny",
            "Madero speculates on",
            "Madero takes back",
            "Market.",
        ],
    );
    assert!(told.ends_with(".game\n"), "quit stops: {told}");
    assert!(said(&SOLO, "exit\n").contains("The game is saved. Go on with"));
}

#[test]
fn ending_with_actions_left_is_asked_once_and_a_typed_end_is_meant() {
    let asked = "You still have 3 actions. End anyway? 1 yes, 0 no.";
    let told = said(&SOLO, "3\n0\n3\n1\nq\n");
    assert_told(&told, &[asked, "You have 3 actions left.", asked, "Madero ends the actions."]);
    assert!(!said(&SOLO, "end\nq\n").contains("End anyway?"));
    let other = said(&SOLO, "3\nm\n1\nq\n");
    assert_told(&other, &[asked, "Market.", "1. Buy"]);
    assert!(!other.contains("Madero ends"), "after something else a number is a choice again: {other}");
    let nothing_else = said(&SOLO, "buy b1\nspeculate a6\nspeculate a5\n1\nq\n");
    assert!(!nothing_else.contains("End anyway?"), "{nothing_else}");
}

#[test]
fn the_menu_keeps_its_order_and_long_lists_are_opened_step_by_step() {
    let told = said(&SOLO, "buy b1\nspeculate a6\nspeculate b6\nend\n5\n1\n0\nq\n");
    assert_told(
        &told,
        &[
            "Turn 3",
            ". Buy a card from the market",
            ". Sell Edward Doheny (023) for 3 gold.",
            ". Put a cube on a market card",
            ". Move one of your cubes (",
            ". End your actions.",
            "1. A cube from ",
            "0. Back.",
            "1. Move a cube from ",
            " to the reserve.",
        ],
    );
}

#[test]
fn what_answers_another_question_gets_the_question_again() {
    let told = said(&SOLO, "pass\nq\n");
    assert_told(&told, &["That is no answer to what is asked.", "You have 3 actions left. What do you do?"]);
}

#[test]
fn prices_and_choices_say_what_they_are_for_me() {
    let told = said(&SOLO, "m\n2\nq\n");
    assert_told(
        &told,
        &[
            "Ability: You buy partners at half price, rounded up. Stands he can take: Plan of San Luis Potosí (Revolution, red);",
            "b4, 4 gold (2 for you): Eusebio Calzado’s Troop Trains (027)",
            "16 gold for you if Díaz takes it there, with a 6.",
        ],
    );
}

#[test]
fn dice_and_the_end_are_told_with_what_they_decide() {
    let played =
        fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/played/solitaire-2.game"))
            .expect("a played game");
    // The same game again: what its player said, and after the end a look around.
    let commands = played
        .lines()
        .filter_map(|line| line.split_once(" p1 ").filter(|(number, _)| number.parse::<u32>().is_ok()));
    let mut lines = commands.map(|(_, command)| command).collect::<Vec<_>>().join("\n");
    lines.push('\n');
    lines.push_str("d\nnonsense\nt\nl\nh\np2\nq\nbuy a1\n");
    let folder = tempfile::tempdir().expect("a folder");
    let game = folder.path().join("a.game");
    let told = at(&SOLO, &game, &lines);
    assert_told(
        &told,
        &[
            "Row a: Díaz rolls a 2 and takes Panama Breaks Away (108) at a2.",
            "Row b: Díaz rolls a 6 and takes Chinese Merchants of Sonora (019) at b6.",
            "Díaz steals 1 gold from Madero.",
            "A U.S. Protectorate (207) falls on the bull-bear pile (bull): one topple less.",
            "Madero wins: Díaz is toppled by Revolution.\n\nMadero wins",
            "Toppling by Revolution, Díaz’s defence in this toppling 4: Madero has 6 and needs 5, enough.",
            "hacendado game log ",
            "You can still look:",
            "Who could topple Díaz.",
            "Toppling by Revolution, Díaz’s defence in this toppling 4",
            "You can still look:",
            "Public cards for sale.",
            "turn regime",
            "Madero buys Presidente Díaz Is Shot (206)",
            "Díaz (p2).",
        ],
    );
    assert_eq!(told.matches("You can still look").count(), 2, "q ends it");
    let again = |text: &str| text.lines().filter(|line| line.contains(" p1 ")).count();
    assert_eq!(again(&fs::read_to_string(&game).expect("the game")), again(&played));
}

#[test]
fn help_lists_the_bots_and_the_options() {
    let output = hacendado().args(["play", "--help"]).output().expect("the program starts");
    let told = text(&output);
    for word in ["seeker", "greedy", "iron_hand", "setup=rapid", "hacendado play --solitaire"] {
        assert!(told.contains(word), "{word}: {told}");
    }
}

#[test]
fn a_verb_alone_opens_its_choices_or_says_why_there_are_none() {
    let said = said(&["--players", "2", "--bots", "random", "--seed", "5"], "BUY\n1\nu\nredeploy\nq\n");
    assert!(said.contains("1. Buy ") && said.contains(" buys "), "{said}");
    let after = &said[said.find("takes everything back").expect("it is taken back")..];
    assert!(after.contains("troop") && !after.contains("I do not understand"), "{after}");
}
