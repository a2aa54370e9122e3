//! What is seen.

use pax_rules::Options;
use pax_rules::options::Setup;
use ratatui::style::{Color, Modifier};
use unicode_width::UnicodeWidthStr as _;

use super::*;
use crate::play::screen::ui::Page;

/// Takes a snapshot in two languages and two sizes.
fn looks(name: &str, make: impl Fn(Lang, (u16, u16)) -> Screen) {
    for lang in [Lang::En, Lang::Es] {
        for size in [SMALL, LARGE] {
            let mut screen = make(lang, size);
            insta::assert_snapshot!(format!("{name}-{}-{}x{}", lang.code(), size.0, size.1), screen.shown());
        }
    }
}

#[test]
fn the_start_of_a_game() {
    looks("start", |lang, size| Screen::new(seats(1, 2), Options::default(), lang, size));
}

#[test]
fn the_middle_of_a_game_of_four() {
    looks("middle", |lang, size| {
        let mut screen = Screen::at(FOUR, seats(1, 3), lang, size);
        screen.does("play 065");
        screen.key(KeyCode::Enter);
        screen.key(KeyCode::Down);
        screen
    });
}

#[test]
fn a_question_in_a_toppling() {
    looks("question", |lang, size| {
        let mut screen = Screen::at(FOUR, seats(1, 3), lang, size);
        screen.does("buy b4");
        screen
    });
}

#[test]
fn a_card_explained() {
    looks("explained", |lang, size| {
        let mut screen = Screen::at(FOUR, seats(1, 3), lang, size);
        screen.types("2?");
        if screen.ui.popup.is_none() {
            screen.types("061");
            screen.key(KeyCode::Enter);
        }
        screen
    });
}

#[test]
fn alone_against_diaz() {
    looks("solitaire", |lang, size| {
        let options = Options { solitaire: true, ..Options::default() };
        let mut screen = Screen::new(vec![Player::Person(None), Player::Diaz], options, lang, size);
        screen.does("buy b1");
        screen.does("end");
        screen
    });
}

#[test]
fn six_players_in_a_depression() {
    looks("six", |lang, size| Screen::at(SIX, seats(1, 5), lang, size));
}

#[test]
fn the_pages_of_a_small_screen() {
    for (n, page) in (1..).zip(Page::ALL) {
        let mut screen = Screen::at(FOUR, seats(1, 3), Lang::En, SMALL);
        screen.key(KeyCode::F(n));
        assert_eq!(screen.ui.page, page);
        insta::assert_snapshot!(format!("page-{n}"), screen.shown());
    }
}

#[test]
fn what_is_typed_and_what_may_be_meant() {
    let mut screen = Screen::at(FOUR, seats(1, 3), Lang::En, SMALL);
    screen.types(":se");
    screen.key(KeyCode::Tab);
    screen.key(KeyCode::Tab);
    insta::assert_snapshot!("typing", screen.shown());
}

#[test]
fn the_end_of_a_game() {
    let mut screen = Screen::new(seats(1, 1), short(), Lang::En, SMALL);
    for _ in 0..400 {
        if screen.ui.stage == Stage::Over {
            break;
        }
        screen.key(KeyCode::End);
        screen.key(KeyCode::Enter);
    }
    assert_eq!(screen.ui.stage, Stage::Over);
    let shown = screen.shown();
    assert!(shown.contains("The game is over") && shown.contains("has/needs"), "{shown}");
    let ending = screen.session.ending().expect("it has ended");
    assert!(shown.contains(ending.split(". ").next().expect("a sentence")), "{ending}: {shown}");
    screen.key(KeyCode::Tab);
    assert!(!screen.has_left && screen.ui.popup.is_none(), "one may look at the table");
    screen.key(KeyCode::Char('x'));
    assert!(screen.has_left);
}

fn short() -> Options {
    Options { setup: Setup::Rapid, ..Options::default() }
}

#[test]
fn the_greeting_says_what_the_game_is_about_and_where_it_is_kept() {
    let new = NewGame::new(Options::default(), seats(1, 1), Seed::Small(1));
    for lang in Lang::ALL {
        let game = Game::new(new.clone(), &Decks::known()).expect("a deal");
        let mut screen = Screen::of(game, lang, LARGE);
        let shown = screen.shown();
        let says = screen.session.say("play-welcome", &[]);
        assert!(
            shown.contains(says.split(' ').next().expect("a word")) && shown.contains("test.game"),
            "{shown}"
        );
        screen.key(KeyCode::Char(' '));
        assert!(screen.ui.popup.is_none());
    }
}

#[test]
fn whoever_comes_back_is_told_where_the_game_is() {
    let mut screen = Screen::at(FOUR, seats(1, 3), Lang::En, SMALL);
    screen.does("play 065");
    let path = screen.session.path().to_owned();
    let session = Session::resume(&path, Lang::En).expect("it was saved");
    let ui = Ui::new(&session, Ink::new(true), SMALL);
    let mut again = Screen { folder: TempDir::new().expect("a folder"), session, ui, has_left: false };
    again.run();
    let shown = again.shown();
    assert!(again.ui.popup.is_none() && shown.contains("turn 31"), "{shown}");
    assert!(
        again.ui.story.iter().flatten().any(|told| told.contains("Krakauer")),
        "and what happened before"
    );
    again.key(KeyCode::Down);
    assert!(!again.shown().contains("turn 31"));
}

#[test]
fn at_a_shared_keyboard_nothing_is_seen_until_it_is_passed_on() {
    let mut screen = Screen::at(FOUR, seats(2, 2), Lang::En, LARGE);
    assert!(matches!(screen.ui.stage, Stage::Passing(_)));
    let hidden = screen.shown();
    assert!(
        hidden.contains("Reyes") && !hidden.contains("Market") && !hidden.contains("Krakauer"),
        "{hidden}"
    );
    screen.types("j1?wuh:x");
    assert_eq!(screen.shown(), hidden, "no key shows anything");
    screen.key(KeyCode::Enter);
    let mine = screen.shown();
    assert!(
        mine.contains("065 Krakauer") && !mine.contains("Furlong"),
        "one's own hand and no other:\n{mine}"
    );
    assert!(mine.contains("Hand 3/6"), "the others' cards are counted");
    screen.does("end");
    assert!(matches!(screen.ui.stage, Stage::Passing(_)));
    assert!(!screen.shown().contains("Krakauer"));
    screen.key(KeyCode::Enter);
    let theirs = screen.shown();
    assert!(theirs.contains("013 Furlong") && !theirs.contains("065 Krakauer"), "{theirs}");
}

#[test]
fn without_colours_the_same_words_and_signs_are_seen() {
    for position in [FOUR, SIX] {
        let people = position.matches("hacendado").count();
        let mut screen = Screen::at(position, seats(1, people - 1), Lang::En, LARGE);
        let coloured = screen.drawn();
        let text = screen.shown();
        screen.ui.ink = Ink::new(false);
        let plain = screen.drawn();
        assert_eq!(screen.shown(), text);
        assert!(coloured.content.iter().any(|cell| cell.fg != Color::Reset));
        assert!(plain.content.iter().all(|cell| cell.fg == Color::Reset && cell.bg == Color::Reset));
        assert!(plain.content.iter().any(|cell| cell.modifier.contains(Modifier::REVERSED)));
        assert!(plain.content.iter().any(|cell| cell.modifier.contains(Modifier::BOLD)));
    }
}

#[test]
fn a_window_that_is_too_small_is_told_so() {
    for lang in Lang::ALL {
        for size in [(79, 24), (80, 23), (20, 5), (1, 1)] {
            let mut screen = Screen::new(seats(1, 1), Options::default(), lang, SMALL);
            screen.ui.size = size;
            let shown = screen.shown();
            assert!(!shown.contains("─"), "{shown}");
            screen.types("j:?");
            assert!(screen.ui.input.is_none() && screen.ui.popup.is_none(), "other keys wait");
            screen.key(KeyCode::Char('q'));
            assert!(screen.has_left);
        }
    }
    let mut screen = Screen::new(seats(1, 1), Options::default(), Lang::En, (60, 20));
    assert!(screen.shown().contains("The table needs 80 columns and 24 rows"));
}

#[test]
fn every_size_from_the_smallest_on_can_be_drawn_whatever_is_open() {
    for (columns, rows) in [(80, 24), (100, 30), (115, 25), (116, 24), (300, 70)] {
        for position in [FOUR, SIX] {
            let people = position.matches("hacendado").count();
            let mut screen = Screen::at(position, seats(1, people - 1), Lang::De, (columns, rows));
            for keys in ["", "?b", "\x1b:b", "\x1bh", "\x1bl"] {
                for key in keys.chars() {
                    screen.key(if key == '\x1b' { KeyCode::Esc } else { KeyCode::Char(key) });
                }
                for page in Page::ALL {
                    screen.ui.page = page;
                    let shown = screen.shown();
                    assert_eq!(shown.lines().count(), usize::from(rows));
                    let choices =
                        screen.ui.popup.is_some() || screen.ui.input.is_some() || shown.contains("► 1 ");
                    assert!(choices, "{columns}x{rows}: {shown}");
                }
            }
        }
    }
}

#[test]
fn on_a_small_screen_nothing_is_out_of_reach() {
    let mut screen = Screen::at(FOUR, seats(1, 3), Lang::En, SMALL);
    screen.key(KeyCode::F(3));
    let mut seen = screen.shown();
    while screen.ui.scroll < screen.ui.limits.page {
        screen.key(KeyCode::PageDown);
        seen.push_str(&screen.shown());
    }
    let table = screen.session.table();
    let view = screen.session.view();
    for seat in view.all_seats().skip(1) {
        for card in view.enterprises(table, seat).iter().map(|seen| seen.card).chain(view.hand(seat).iter()) {
            assert!(seen.contains(&card.to_string()), "{card} of {seat}: {seen}");
        }
    }
    screen.key(KeyCode::PageUp);
    screen.key(KeyCode::PageUp);
    screen.key(KeyCode::PageUp);
    assert_eq!(screen.ui.scroll, 0);
}

#[test]
fn on_a_large_screen_everything_is_seen_at_once() {
    for position in [FOUR, SIX] {
        let people = position.matches("hacendado").count();
        let mut screen = Screen::at(position, seats(1, people - 1), Lang::En, LARGE);
        let shown = screen.shown();
        let view = screen.session.view();
        let table = screen.session.table();
        for seat in view.all_seats() {
            let in_play = view.enterprises(table, seat).into_iter().map(|seen| seen.card);
            let partners = view.partners(table, seat).into_iter().map(|seen| seen.card);
            let troops = view.troops(table, seat).into_iter().map(|seen| seen.card);
            for card in in_play.chain(partners).chain(troops).chain(view.hand(seat).iter()) {
                assert!(shown.contains(&card.to_string()), "{card} of {seat}: {shown}");
            }
        }
        assert!(
            ["has/needs", "Loyalty", "Outrage", "Command", "Revolution"]
                .iter()
                .all(|said| shown.contains(said))
        );
    }
}

#[test]
fn titles_and_keys_fit_the_smallest_screen_in_every_language() {
    for lang in Lang::ALL {
        for position in [FOUR, SIX] {
            let people = position.matches("hacendado").count();
            let mut screen = Screen::at(position, seats(1, people - 1), lang, SMALL);
            for keys in ["", "1\n", ":"] {
                for key in keys.chars() {
                    screen.key(if key == '\n' { KeyCode::Enter } else { KeyCode::Char(key) });
                }
                let shown = screen.shown();
                let lines: Vec<&str> = shown.lines().collect();
                for line in [lines[0], lines[1], lines[23]] {
                    assert!(!line.contains('…') && line.width() <= 80, "{}: {line}", lang.code());
                }
                assert!(!shown.contains("{screen"), "a message is missing: {shown}");
            }
        }
    }
}
