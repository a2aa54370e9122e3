//! What bots say of why they chose: every name that they use has words in every language.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use pax_bots::{Chance, Thought, bot};
use pax_deck::Deck;
use pax_rules::text::Position;
use pax_rules::{Command, Rule, Seat, View, Viewer, decider, legal};
use pax_table::{Lang, MESSAGES, Motive, Narrator, Tongue, Weighed};

const TABLE: &str = "p1 gold 9 hacendado 208\np1 hand 100\np2 gold 9 hacendado 212";

/// Asks about a table at which the first player has something to choose.
fn at<T>(lang: Lang, ask: impl FnOnce(Narrator<'_>, &Position, Seat) -> T) -> T {
    let position = Position::read(Deck::standard(), TABLE).expect("a position");
    let seat = decider(&position.table, &position.state).expect("somebody decides");
    let view = View::of(&position.state, Viewer::Seat(seat));
    ask(Narrator::new(Deck::standard(), lang).at(&position.table, &view), &position, seat)
}

/// What a bot thinks at that table.
fn thoughts(name: &str) -> (Command, Vec<Weighed>) {
    at(Lang::En, |_, Position { table, state }, seat| {
        let mut commands = Vec::new();
        legal(table, state, &mut commands);
        let mut bot = bot(name, Chance::new(1)).expect("a bot");
        let chosen = bot.choose(table, &View::of(state, Viewer::Seat(seat)), seat, &commands);
        let of = |Thought { command, value, terms }| Weighed { command, value, terms };
        (chosen, bot.thoughts().into_iter().map(of).collect())
    })
}

fn play() -> Command {
    at(Lang::En, |_, Position { table, state }, _| {
        Command::read(table, state, "play 100").expect("a command")
    })
}

fn sell() -> Command {
    at(Lang::En, |_, Position { table, state }, _| {
        Command::read(table, state, "sell 100").expect("a command")
    })
}

fn weighed(command: Command, terms: &[(&'static str, f32)]) -> Weighed {
    Weighed { command, value: terms.iter().map(|(_, value)| value).sum(), terms: terms.to_vec() }
}

#[test]
fn every_term_that_a_bot_weighs_has_words_in_every_language() {
    let (_, list) = thoughts("greedy");
    let names: BTreeSet<&str> = list.iter().flat_map(|of| of.terms.iter().map(|(name, _)| *name)).collect();
    assert!(names.len() > 3, "{names:?}");
    for lang in Lang::ALL {
        for name in &names {
            let id = format!("weight-{}", name.replace(' ', "-"));
            let words = Tongue::of(lang).try_say(&id, &[]);
            assert!(words.is_some(), "{}: the bots weigh `{name}`; write {id} in bots.ftl", lang.code());
        }
    }
    for id in written("weight-") {
        assert!(names.iter().any(|name| name.replace(' ', "-") == id), "no bot weighs `{id}` any more");
    }
}

/// What follows a prefix in the names of the English messages of bots.
fn written(prefix: &str) -> Vec<String> {
    let (_, _, text) = MESSAGES
        .into_iter()
        .find(|(lang, file, _)| *lang == Lang::En && *file == "bots.ftl")
        .expect("the messages of bots");
    let ids = text.lines().filter_map(|line| line.strip_prefix(prefix)?.split(" =").next());
    ids.map(str::to_owned).collect()
}

fn files(folder: &Path) -> Vec<PathBuf> {
    fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()).collect()
}

#[test]
fn every_row_that_the_robot_names_has_words_in_every_language() {
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("../pax-bots/src");
    let robot = files(&sources.join("paxomatic")).into_iter().chain([sources.join("paxomatic.rs")]);
    let mut named = BTreeSet::new();
    for path in robot {
        let text = fs::read_to_string(&path).expect("a source");
        for row in text.split("Rule::Bot").skip(1) {
            let digits: String = row.chars().take_while(char::is_ascii_digit).collect();
            named.insert(format!("bot-{digits}"));
        }
    }
    assert!(named.len() > 40, "{named:?}");
    for lang in Lang::ALL {
        for row in &named {
            let words = Tongue::of(lang).try_say(&format!("row-{row}"), &[]);
            assert!(words.is_some(), "{}: the robot names {row}; write row-{row} in bots.ftl", lang.code());
        }
    }
    let left: Vec<String> = written("row-").into_iter().filter(|row| !named.contains(row)).collect();
    assert_eq!(left, [""; 0], "the robot does not name these");
}

#[test]
fn every_sentence_is_said_by_somebody() {
    let code = include_str!("../src/motive.rs");
    for id in written("why-") {
        assert!(code.contains(&format!("\"why-{id}\"")), "nobody says why-{id}");
    }
}

#[test]
fn the_gain_over_stopping_is_told_with_what_weighs_most() {
    let stop = weighed(Command::EndActions, &[("gold", 9.0), ("income", 10.0), ("hand", 4.0)]);
    let best = weighed(play(), &[("gold", 5.0), ("income", 22.04), ("hand", 0.5)]);
    let next = weighed(sell(), &[("gold", 12.0), ("income", 10.0), ("hand", 0.0), ("hurry", 2.5)]);
    let motive = Motive::Worth(vec![best, next, stop]);
    at(Lang::En, |narrator, _, _| {
        assert_eq!(
            narrator.motive(play(), &motive),
            "Worth 4.5 gold more to it than to stop now: income +12.0, gold −4.0, cards in hand −3.5."
        );
        assert_eq!(
            narrator.rejected(play(), &motive),
            [
                "Rather than “Sell Hacienda de Santa Gertrudis (100) for 3 gold”, which it values 3.0 gold less: \
              income −12.0, gold +7.0, hurry +2.5."
            ],
            "what has no words is called as the bot calls it, and to stop was compared already"
        );
    });
    at(Lang::De, |narrator, _, _| {
        assert_eq!(
            narrator.motive(play(), &motive),
            "Ihm 4,5 Gold mehr wert als jetzt aufzuhören: Einkommen +12,0, Gold −4,0, Handkarten −3,5."
        );
    });
}

#[test]
fn where_nobody_can_stop_the_next_best_is_compared() {
    let motive = |other: f32| {
        Motive::Worth(vec![weighed(play(), &[("gold", 5.0)]), weighed(sell(), &[("gold", other)])])
    };
    at(Lang::En, |narrator, _, _| {
        let said = |other| narrator.motive(play(), &motive(other));
        assert_eq!(said(3.5), "Worth 1.5 gold more to it than anything else: gold +1.5.");
        assert_eq!(said(5.0), "Something else was worth as much to it, so it drew lots.");
        assert_eq!(said(-10_000.0), "Anything else would lose it the game.");
        let others = |other| narrator.rejected(play(), &motive(other)).concat();
        assert!(others(5.0).ends_with("would have been worth as much to it."), "{}", others(5.0));
        assert!(others(-10_000.0).ends_with("which would lose the game."), "{}", others(-10_000.0));
    });
}

#[test]
fn the_end_of_the_game_is_worth_no_figures() {
    at(Lang::En, |narrator, _, _| {
        for (value, says) in [
            (10_000.0, "That wins it the game."),
            (-10_000.0, "It sees nothing that would not lose the game."),
        ] {
            let list = vec![weighed(play(), &[("topple", value)]), weighed(sell(), &[("gold", -20_000.0)])];
            let motive = Motive::Worth(list);
            assert_eq!(narrator.motive(play(), &motive), says);
            assert_eq!(narrator.rejected(play(), &motive), [""; 0]);
        }
        let list = vec![weighed(Command::EndActions, &[("gold", 2.0)]), weighed(play(), &[("gold", 1.0)])];
        let said = narrator.motive(Command::EndActions, &Motive::Worth(list));
        assert_eq!(said, "Nothing else would have been worth more to it than what it has.");
    });
}

#[test]
fn a_search_tells_its_chance_and_where_it_looked() {
    let look = |command, value, visits| Weighed { command, value, terms: vec![("visits", visits)] };
    let list =
        vec![look(play(), 0.624, 1_240.0), look(sell(), 0.55, 760.0), look(Command::EndActions, 0.0, 0.0)];
    let motive = Motive::Chance(list);
    at(Lang::En, |narrator, _, _| {
        assert_eq!(
            narrator.motive(play(), &motive),
            "It sees 62% to win; of 2000 looks ahead 1240 went this way."
        );
        let others = narrator.rejected(play(), &motive);
        assert_eq!(
            others,
            [
                "Rather than “Sell Hacienda de Santa Gertrudis (100) for 3 gold”, where it sees 55% after 760 looks."
            ],
            "what it never looked at it knows nothing of"
        );
    });
    let (chosen, list) = thoughts("search:40");
    at(Lang::En, |narrator, _, _| {
        let said = narrator.motive(chosen, &Motive::Chance(list));
        assert!(said.contains("of 40 looks"), "{said}");
    });
}

#[test]
fn the_others_say_it_in_a_word() {
    at(Lang::En, |narrator, _, _| {
        let said = |motive: &Motive| narrator.motive(play(), motive);
        assert_eq!(said(&Motive::Lot), "It chose by lot.");
        assert!(said(&Motive::Nearest).contains("toppling Díaz"));
        assert_eq!(
            said(&Motive::Rows(vec![Rule::Bot32, Rule::Bot46])),
            "By its list: step 3, a first purchase, the cheapest card that it has a use for (BOT-32); \
             the enterprise would bring income (BOT-46)."
        );
        let unheard = said(&Motive::Rows(vec![Rule::Bot01]));
        assert!(unheard.contains(Rule::Bot01.says()), "a row without words of its own is quoted: {unheard}");
        let silent = "It gives no reason.";
        for motive in [Motive::Silent, Motive::Rows(vec![]), Motive::Worth(vec![]), Motive::Chance(vec![])] {
            assert_eq!(said(&motive), silent, "{motive:?}");
            assert_eq!(narrator.rejected(play(), &motive), [""; 0]);
        }
    });
}
