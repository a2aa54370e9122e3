//! What keys do.

use pax_rules::invariant;
use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use ratatui::crossterm::event::KeyEventKind;

use super::*;
use crate::play::screen::input::Asks;
use crate::play::screen::ui::{Choice, Page};

fn screen() -> Screen {
    Screen::at(FOUR, seats(1, 3), Lang::En, SMALL)
}

#[test]
fn arrows_and_letters_move_round_and_round() {
    let mut screen = screen();
    let last = screen.ui.len() - 1;
    assert!(last > 3);
    screen.key(KeyCode::Up);
    assert_eq!(screen.ui.cursor, last);
    screen.key(KeyCode::Char('j'));
    assert_eq!(screen.ui.cursor, 0);
    screen.types("jjk");
    assert_eq!(screen.ui.cursor, 1);
    screen.key(KeyCode::End);
    assert_eq!(screen.ui.cursor, last);
    screen.key(KeyCode::Home);
    assert_eq!(screen.ui.cursor, 0);
}

#[test]
fn a_group_is_opened_by_enter_and_closed_by_escape_or_0() {
    let mut screen = screen();
    screen.types("2");
    let Some(Choice::Group(group)) = screen.ui.chosen() else { panic!("a group: {}", screen.shown()) };
    let commands = group.commands.clone();
    for back in [KeyCode::Esc, KeyCode::Char('0'), KeyCode::Backspace] {
        screen.key(KeyCode::Enter);
        assert_eq!(screen.ui.len(), commands.len());
        assert_eq!(screen.ui.chosen(), Some(Choice::Command(commands[0])));
        screen.key(back);
        assert!(!screen.ui.is_open());
        assert_eq!(screen.ui.cursor, 1, "where one was");
    }
    assert_eq!(screen.session.entries(), 0, "nothing was done");
}

#[test]
fn digits_make_numbers_as_long_as_there_are_choices() {
    let mut screen = Screen::new(seats(1, 1), Options::default(), Lang::En, SMALL);
    screen.types("2");
    screen.key(KeyCode::Enter);
    assert_eq!(screen.ui.len(), 12, "a cube on any of twelve cards");
    screen.types("12");
    assert_eq!(screen.ui.cursor, 11);
    screen.types("3");
    assert_eq!(screen.ui.cursor, 2, "there is no 123");
    screen.types("7");
    assert_eq!(screen.ui.cursor, 6, "nor 37");
    screen.types("10");
    assert_eq!(screen.ui.cursor, 9);
    screen.key(KeyCode::Esc);
    screen.types("9");
    assert_eq!(screen.ui.cursor, 1, "no such choice: nothing moves");
}

#[test]
fn enter_plays_what_is_highlighted_and_u_takes_it_back() {
    let mut screen = screen();
    let before = screen.session.view();
    screen.does("play 065");
    assert_eq!(screen.session.entries(), 1);
    assert_ne!(screen.session.view(), before);
    assert!(screen.ui.story.last().expect("it is told")[0].contains("Krakauer"));
    screen.types("u");
    assert_eq!(screen.session.view(), before);
    screen.types("u");
    let notice = screen.ui.notice.clone().expect("there is nothing more");
    assert!(screen.shown().contains(&notice[..30]), "{notice}");
    screen.key(KeyCode::Down);
    assert_eq!(screen.ui.notice, None, "a key takes it away");
}

#[test]
fn wrong_notation_gets_a_reason_and_stays_to_be_mended() {
    let mut screen = screen();
    screen.does("buy z9");
    let notice = screen.ui.notice.clone().expect("a reason");
    assert!(notice.contains("buy z9") && notice.contains("`buy "), "{notice}");
    assert!(screen.shown().contains("> buy z9"), "what was typed is still there");
    screen.key(KeyCode::Backspace);
    screen.key(KeyCode::Backspace);
    screen.types("a6");
    screen.key(KeyCode::Enter);
    let notice = screen.ui.notice.clone().expect("too dear, or no action for it");
    assert!(notice.contains("Rule "), "{notice}");
    assert_eq!(screen.session.entries(), 0);
    screen.key(KeyCode::Esc);
    assert!(screen.ui.input.is_none());
}

#[test]
fn an_empty_answer_closes_the_line_and_explains_the_keys() {
    let mut screen = screen();
    screen.types(":");
    screen.key(KeyCode::Enter);
    screen.types("w");
    screen.key(KeyCode::Enter);
    assert!(screen.ui.input.is_none() && screen.ui.popup.is_none());
    screen.key(KeyCode::End);
    screen.types("?");
    assert_eq!(
        screen.ui.input.as_ref().map(|input| input.asks),
        Some(Asks::Explain),
        "the end of a turn is no card"
    );
    screen.key(KeyCode::Enter);
    assert!(screen.shown().contains("Keys and signs"), "{}", screen.shown());
}

#[test]
fn a_card_a_place_a_name_and_a_word_are_explained() {
    for (asked, title) in [
        ("061", "Minas Prietas (061)"),
        ("a1", "(101)"),
        ("minas", "Minas Prietas (061)"),
        ("unrest", "Unrest"),
        ("jurisd", "Jurisdiction"),
    ] {
        let mut screen = screen();
        screen.key(KeyCode::End);
        screen.types("?");
        screen.types(asked);
        screen.key(KeyCode::Enter);
        let popup = screen.ui.popup.as_ref().unwrap_or_else(|| panic!("{asked}: {:?}", screen.ui.notice));
        assert!(popup.title.contains(title), "{asked}: {}", popup.title);
        assert!(!popup.lines.is_empty());
    }
    let mut screen = screen();
    screen.key(KeyCode::End);
    screen.types("?xyzzy");
    screen.key(KeyCode::Enter);
    assert!(screen.ui.notice.as_ref().is_some_and(|notice| notice.contains("xyzzy")));
}

#[test]
fn the_highlighted_card_is_explained_at_once_and_again_asks_for_another() {
    let mut screen = screen();
    screen.does("play 065");
    screen.types("u1");
    screen.key(KeyCode::Enter);
    let Some(Choice::Command(command)) = screen.ui.chosen() else { panic!("{}", screen.shown()) };
    screen.types("?");
    let title = screen.ui.popup.as_ref().expect("a card").title.clone();
    assert!(command.to_string().split(' ').any(|word| title.contains(word)), "{command}: {title}");
    screen.types("?");
    assert!(screen.ui.popup.is_none() && screen.ui.input.is_some());
}

#[test]
fn why_and_preview_answer_over_the_table() {
    let mut screen = screen();
    screen.types("wa6");
    screen.key(KeyCode::Enter);
    assert!(screen.shown().contains("Why not: a6"), "{}", screen.shown());
    screen.key(KeyCode::Esc);
    screen.types("p");
    assert!(screen.ui.notice.is_some(), "a group has no preview");
    screen.key(KeyCode::Enter);
    screen.types("p");
    assert!(screen.shown().contains("What would happen"), "{}", screen.shown());
    screen.key(KeyCode::Enter);
    assert_eq!(screen.session.entries(), 0);
}

#[test]
fn the_story_opens_at_its_end_and_scrolls() {
    let mut screen = Screen::new(seats(1, 3), Options::default(), Lang::En, SMALL);
    for _ in 0..6 {
        screen.does("end");
    }
    screen.types("h");
    let end = screen.shown();
    assert!(screen.ui.limits.popup > 10, "it is long");
    screen.key(KeyCode::PageUp);
    assert_ne!(screen.shown(), end);
    screen.key(KeyCode::Home);
    assert!(screen.shown().contains("plays as"), "{}", screen.shown());
    screen.key(KeyCode::End);
    assert_eq!(screen.shown(), end);
    screen.key(KeyCode::Down);
    assert_eq!(screen.shown(), end, "no further");
    screen.key(KeyCode::Esc);
    screen.types("l");
    assert!(screen.shown().contains("gold income cubes"), "{}", screen.shown());
}

#[test]
fn b_says_why_the_bots_did_what_they_did() {
    let bots = ["random", "paxomatic"].map(Player::bot);
    let seats: Vec<Player> = [Player::Person(None)].into_iter().chain(bots).collect();
    let mut screen = Screen::new(seats, Options::default(), Lang::En, LARGE);
    assert!(screen.shown().contains("b bots"), "{}", screen.shown());
    screen.types("b");
    assert!(screen.ui.notice.as_ref().is_some_and(|notice| notice.contains("No bot has")), "they wait");
    screen.does("end");
    screen.types("b");
    let popup = screen.ui.popup.as_ref().expect("their reasons");
    assert_eq!(popup.title, "Why the bots did that");
    assert!(popup.lines.iter().any(|line| line.ends_with("It chose by lot.")), "{:?}", popup.lines);
    assert!(popup.lines.iter().any(|line| line.contains("(BOT-")), "{:?}", popup.lines);
    assert!(popup.lines.last().is_some_and(|last| !last.is_empty()), "{:?}", popup.lines);
    let mut alone = Screen::at(FOUR, super::seats(4, 0), Lang::En, LARGE);
    alone.key(KeyCode::Enter);
    assert!(!alone.shown().contains("b bots"), "where no bot sits");
}

#[test]
fn the_game_can_be_left_from_everywhere_but_a_line_that_is_typed() {
    for keys in ["", "2\n", "h", "l", "?", ":", "w"] {
        let mut screen = screen();
        for key in keys.chars() {
            screen.key(if key == '\n' { KeyCode::Enter } else { KeyCode::Char(key) });
        }
        screen.press(KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL));
        assert!(screen.has_left, "Ctrl-C after {keys:?}");
    }
    let mut screen = screen();
    screen.types(":q");
    assert!(!screen.has_left, "a q in a line is a letter");
    screen.key(KeyCode::Esc);
    screen.types("q");
    assert!(screen.has_left);
}

#[test]
fn a_key_let_go_is_no_key() {
    let mut screen = screen();
    let down = KeyEvent::new(KeyCode::Down, KeyModifiers::NONE);
    screen.press(KeyEvent { kind: KeyEventKind::Release, ..down });
    assert_eq!(screen.ui.cursor, 0);
    screen.press(down);
    assert_eq!(screen.ui.cursor, 1);
}

#[test]
fn pages_turn_both_ways() {
    let mut screen = screen();
    screen.key(KeyCode::BackTab);
    assert_eq!(screen.ui.page, Page::Story);
    screen.key(KeyCode::Tab);
    assert_eq!(screen.ui.page, Page::Table);
    for key in [KeyCode::F(0), KeyCode::F(6), KeyCode::F(12)] {
        screen.key(key);
        assert_eq!(screen.ui.page, Page::Table, "{key:?} is no page");
    }
}

#[test]
fn the_page_of_the_story_begins_at_its_end_and_goes_back() {
    let mut screen = Screen::new(seats(1, 3), Options::default(), Lang::En, SMALL);
    for _ in 0..6 {
        screen.does("end");
    }
    screen.key(KeyCode::F(5));
    let end = screen.shown();
    assert!(end.contains("earlier: Page Up"), "{end}");
    screen.key(KeyCode::PageDown);
    assert_eq!(screen.shown(), end);
    for _ in 0..50 {
        screen.key(KeyCode::PageUp);
    }
    assert!(screen.shown().contains("plays as"), "{}", screen.shown());
    for _ in 0..50 {
        screen.key(KeyCode::PageDown);
    }
    assert_eq!(screen.shown(), end);
}

#[test]
fn what_is_new_is_new_to_each_player_by_himself() {
    let mut screen = Screen::at(FOUR, seats(2, 2), Lang::En, LARGE);
    screen.key(KeyCode::Enter);
    screen.does("play 065");
    screen.does("end");
    screen.key(KeyCode::Enter);
    assert!(
        screen.shown().contains("• Reyes plays Krakauer"),
        "the second has not seen it:\n{}",
        screen.shown()
    );
}

fn any_key() -> impl Strategy<Value = KeyEvent> {
    let code = prop_oneof![
        6 => Just(KeyCode::Enter),
        3 => Just(KeyCode::Down),
        2 => Just(KeyCode::Up),
        2 => Just(KeyCode::Esc),
        2 => Just(KeyCode::Tab),
        1 => Just(KeyCode::BackTab),
        1 => Just(KeyCode::Backspace),
        1 => Just(KeyCode::Delete),
        1 => Just(KeyCode::Left),
        1 => Just(KeyCode::Right),
        1 => Just(KeyCode::Home),
        1 => Just(KeyCode::End),
        1 => Just(KeyCode::PageUp),
        1 => Just(KeyCode::PageDown),
        1 => (0..13_u8).prop_map(KeyCode::F),
        4 => prop::char::range('0', '9').prop_map(KeyCode::Char),
        6 => prop::sample::select("jkwpuhl:? abesy".chars().collect::<Vec<_>>()).prop_map(KeyCode::Char),
        2 => any::<char>().prop_map(KeyCode::Char),
    ];
    let modifiers = prop_oneof![
        9 => Just(KeyModifiers::NONE),
        1 => Just(KeyModifiers::SHIFT),
        1 => Just(KeyModifiers::ALT),
        1 => Just(KeyModifiers::CONTROL),
    ];
    (code, modifiers).prop_map(|(code, modifiers)| KeyEvent::new(code, modifiers))
}

#[test]
fn random_keys_never_break_the_game() {
    const KEYS: usize = 500;
    let config = Config { cases: 4, failure_persistence: None, ..Config::default() };
    let mut runner = TestRunner::new_with_rng(config, TestRng::deterministic_rng(RngAlgorithm::ChaCha));
    let people = 1..=3_usize;
    let keys = prop::collection::vec(any_key(), KEYS);
    runner
        .run(&(people, keys, 0..3_usize), |(people, keys, size)| {
            let size = [SMALL, LARGE, (79, 10)][size];
            let mut screen = Screen::new(seats(people, 4 - people), Options::default(), Lang::Fr, SMALL);
            for (n, key) in keys.into_iter().enumerate() {
                // The window changes its size in the middle of it all.
                screen.ui.size = if n % 50 == 49 { size } else { SMALL };
                if n % 5 == 0 {
                    screen.press(key);
                } else {
                    screen.press_unseen(key);
                }
                screen.has_left = false;
                if screen.ui.stage == Stage::Over {
                    break;
                }
                prop_assert_eq!(screen.ui.choices.clone(), screen.session.choices());
            }
            let saved = screen.folder.path().join("test.game");
            let again = Session::resume(&saved, Lang::Fr).expect("it was saved");
            prop_assert_eq!(again.view(), screen.session.view());
            prop_assert_eq!(again.entries(), screen.session.entries());
            let table = screen.session.table();
            let sound = invariant::sound(table, &screen.session.view().some_state(table));
            prop_assert_eq!(sound, Ok(()));
            Ok(())
        })
        .expect("every key does something sensible or nothing");
}
