//! What a player points at: how it is done, or why it cannot be.

use pax_rules::{
    Answer, Command, Illegal, Intent, Price, Reason, Remedy, Rule, View, Viewer, check, decider, reasons,
};

use crate::support::{Game, c, game, p};

const TABLE: &str = "p1 gold 5 hacendado 212\np1 hand 184\np1 has 051 income 2\np2 gold 5 hacendado 209\np2 has 061 income 2\n\
                     market 009 110 . 185 . 062 / . . . . . .";

fn ask(game: &Game, text: &str) -> Answer {
    let intent = Intent::read(&game.table, &game.state, text).unwrap_or_else(|error| panic!("{error}"));
    let seat = decider(&game.table, &game.state).unwrap_or(p(1));
    reasons(&game.table, &game.state, seat, intent)
}

#[track_caller]
fn realised(game: &Game, text: &str) -> Vec<String> {
    match ask(game, text) {
        Answer::Legal(commands) => commands.iter().map(ToString::to_string).collect(),
        Answer::Forbidden(reasons) => panic!("`{text}` is forbidden: {reasons:?}"),
    }
}

#[track_caller]
fn forbidden(game: &Game, text: &str) -> Vec<(Option<String>, Illegal)> {
    match ask(game, text) {
        Answer::Legal(commands) => panic!("`{text}` is realised by {commands:?}"),
        Answer::Forbidden(reasons) => reasons
            .iter()
            .map(|Reason { command, illegal }| (command.map(|command| command.to_string()), *illegal))
            .collect(),
    }
}

/// A price in gold and in actions, or why not.
type Verdict = Result<(u8, u8), Illegal>;

fn could(game: &Game, seat: u8, card: u8) -> Vec<(String, Verdict)> {
    let view = View::of(&game.state, Viewer::Seat(p(seat)));
    let list = view.could(&game.table, p(seat), c(card));
    let price = |Price { gold, actions }| (gold, actions);
    list.iter().map(|could| (could.command.to_string(), could.verdict.map(price))).collect()
}

#[test]
fn what_is_pointed_at_names_the_commands_that_do_it() {
    let game = game(TABLE);
    assert_eq!(realised(&game, "184"), ["play 184 at 061", "sell 184"]);
    assert_eq!(realised(&game, "184 at 061"), ["play 184 at 061"]);
    assert_eq!(realised(&game, "a1"), ["buy a1", "speculate a1"]);
    assert_eq!(realised(&game, "009"), ["buy a1", "speculate a1"], "a card of the market by its number");
    assert_eq!(realised(&game, "sell"), ["sell 184", "sell 051"]);
    assert_eq!(realised(&game, "end"), ["end"]);
    assert!(realised(&game, "061").contains(&"play 184 at 061".to_owned()), "a target");
    assert!(realised(&game, "income 051").contains(&"land 051".to_owned()), "a place for a cube");
}

#[test]
fn a_card_that_brought_up_a_question_names_its_answers() {
    let mut headline = game(TABLE);
    headline.play(&["buy a2"]);
    assert_eq!(realised(&headline, "110"), ["event", "quo"]);
    forbidden(&headline, "009");
    let mut newspaper =
        game("p1 gold 20 hacendado 212\np1 hand 158\np2 gold 9 hacendado 213\np2 has 009 second");
    newspaper.play(&["play 158 on 009"]);
    assert_eq!(realised(&newspaper, "009"), ["side 1", "side 2"]);
    forbidden(&newspaper, "158");
}

#[test]
fn a_cube_is_pointed_at_where_it_lies_and_where_it_may_go() {
    let spent = game(
        "market 061*p1 054 . . . . / . . . . . .\np1 gold 20 hacendado 212\np1 has 067 income 8\np1 has 049 income 1 covered\n\
         p1 has 088 income 1\np2 gold 9 hacendado 211\np2 has 068 income 1 oval1 p1",
    );
    assert_eq!(spent.reserve(1), 0);
    assert_eq!(realised(&spent, "067 at 088"), ["shift income 067 to income 088"]);
    assert_eq!(realised(&spent, "068 at 088"), ["shift oval 068 1 to income 088"]);
    assert_eq!(
        realised(&spent, "049 at a2"),
        ["shift income 049 to market a2", "shift prestige 049 to market a2"]
    );
    let of_the_market: Vec<String> =
        realised(&spent, "a1").into_iter().filter(|text| text.starts_with("shift")).collect();
    assert_eq!(
        of_the_market,
        ["shift market a1 to reserve", "shift market a1 to market a2", "shift market a1 to income 088"]
    );
    let onto: Vec<String> =
        realised(&spent, "088").into_iter().filter(|text| text.starts_with("shift")).collect();
    assert!(onto.contains(&"shift income 067 to income 088".to_owned()), "{onto:?}");
    let bare = game("p1 gold 0 hacendado 212\np1 has 049 income 1\np2 gold 0 hacendado 211");
    assert_eq!(realised(&bare, "prestige 049"), ["cover 049"]);
}

#[test]
fn what_cannot_be_done_says_why_and_what_would_help() {
    let game = game(TABLE);
    let poor = Illegal::CannotAfford { price: 16, gold: 5, rule: Rule::ActBuy02 };
    assert_eq!(forbidden(&game, "buy a6"), [(Some("buy a6".to_owned()), poor)]);
    assert_eq!(poor.remedy(), Remedy::Gold(11));
    let absent = Illegal::NotInHand { card: c(185) };
    assert_eq!(forbidden(&game, "185 at 061"), [(Some("play 185 at 061".to_owned()), absent)]);
    assert_eq!(absent.remedy(), Remedy::Hand);
    let none = Illegal::NothingToUse { rule: Rule::ActRedeploy01 };
    assert_eq!(forbidden(&game, "redeploy"), [(None, none)], "there is no troop to name");
    assert_eq!(forbidden(&game, "p2"), [(None, Illegal::NothingToUse { rule: Rule::Black01 })]);
    assert_eq!(forbidden(&game, "flip"), [(None, Illegal::NotAChoice { rule: Rule::Hacendado02 })]);
    assert_eq!(forbidden(&game, "retreat"), [(None, Illegal::NotAsked)]);
    let free = Illegal::NotJailed;
    let calm = Illegal::NoUnrest { card: c(51), rule: Rule::ActPolice01 };
    let police = [(Some("police 051".to_owned()), calm), (Some("police jail".to_owned()), free)];
    assert_eq!(forbidden(&game, "police"), police, "each way with its own reason");
}

#[test]
fn where_there_is_nothing_to_do_it_with_the_rule_of_the_action_is_told() {
    let bare = game("p1 gold 5 hacendado 212\np2 gold 5 hacendado 209\nsold-out 214 215");
    for (verb, rule) in [
        ("play", Rule::ActPlay01),
        ("public", Rule::ActPublic01),
        ("redeploy", Rule::ActRedeploy01),
        ("land", Rule::ActLand02),
        ("upgrade", Rule::ActUpgrade01),
        ("agitate", Rule::Unrest01),
        ("decree", Rule::Regime21),
    ] {
        assert_eq!(forbidden(&bare, verb), [(None, Illegal::NothingToUse { rule })], "{verb}");
    }
}

#[test]
fn a_card_in_play_says_what_it_or_another_card_cannot_do_there() {
    let idle =
        game("turn p1 0\nregime anarchy\np1 gold 5 hacendado 212\np1 has 043\np2 gold 5 hacendado 209");
    let ways: Vec<Option<String>> = forbidden(&idle, "043").into_iter().map(|(command, _)| command).collect();
    assert!(ways.contains(&Some("decree 043".to_owned())), "{ways:?}");
    let poor = game(
        "p1 gold 0 hacendado 212 hand 162 184\np2 gold 5 hacendado 209\np2 has 014\np2 has 061 income 2",
    );
    let ways = forbidden(&poor, "014");
    let kill = (
        Some("play 162 on 014".to_owned()),
        Illegal::CannotAfford { price: 3, gold: 0, rule: Rule::ActPlay01 },
    );
    assert!(ways.contains(&kill), "{ways:?}");
}

#[test]
fn what_is_tried_is_what_the_moment_and_the_card_allow() {
    let first = |game: &Game, text: &str| forbidden(game, text).swap_remove(0).0.expect("something is tried");
    let idle = game(
        "turn p1 0\np1 gold 5 hacendado 212 hand 162 185 025\np1 has 051 income 1 troop 184\np1 has 034\np2 gold 5 hacendado 209\n\
         p2 has 061 income 2\nmarket 110 . . . . . / . . . . . .",
    );
    for (pointing, tried) in [
        ("184 at 061", "redeploy 184 at 061"),
        ("185 at 061", "play 185 at 061"),
        ("184 at army", "redeploy 184 army"),
        ("185 at army", "play 185 army"),
        ("034 at 061", "agitate 034 at 061"),
        ("025 at 061", "play 025 at 061"),
        ("162 at p2", "play 162 on p2"),
        ("p2", "play 162 on p2"),
        ("a1", "buy a1"),
        ("214", "public 214 side 1"),
        ("110", "buy a1"),
        ("051", "sell 051"),
        ("061", "upgrade 061 oval 1"),
    ] {
        assert_eq!(first(&idle, pointing), tried, "{pointing}");
    }
    let mut asked = game(TABLE);
    asked.play(&["buy a2"]);
    for (pointing, tried) in
        [("a1", "first a1"), ("162 at p2", "kill p2 with 162"), ("p2", "pay p2"), ("061", "choose 061")]
    {
        assert_eq!(first(&asked, pointing), tried, "{pointing}, when something is asked");
    }
}

#[test]
fn only_cubes_that_are_there_are_tried() {
    let spent = game(
        "turn p1 0\nmarket 061*p1 054*p2 . . . . / . . . . . .\np1 gold 20 hacendado 212 plan 1\np1 has 057 income 0\n\
         p1 has 049 income 1 covered\np2 gold 9 hacendado 211\np2 has 053 income 1 oval1 p1 oval2 p2\np1 has 067 income 11",
    );
    assert_eq!(spent.reserve(1), 0);
    let tired = Illegal::NoActions { needed: 1, left: 0 };
    assert_eq!(forbidden(&spent, "shift"), [(Some("shift income 049 to reserve".to_owned()), tired)]);
    let of_the_market = forbidden(&spent, "a1");
    assert!(of_the_market.contains(&(Some("buy a1".to_owned()), tired)), "{of_the_market:?}");
    assert!(
        !forbidden(&spent, "a2")
            .iter()
            .any(|(command, _)| command.as_ref().is_some_and(|text| text.starts_with("shift"))),
        "another's cube is not tried"
    );
}

#[test]
fn a_permit_says_what_it_costs_and_whose_extra_action_it_takes() {
    let game = game("p1 gold 5 hacendado 212 hand 062 061\np1 has 025\np2 hacendado 209");
    let permit = |text: &str| {
        let command = Command::read(&game.table, &game.state, text).expect("a command");
        check(&game.table, &game.state, p(1), command).expect("it is legal")
    };
    assert_eq!(permit("play 062").costs(), Price { gold: 3, actions: 1 });
    assert_eq!((permit("play 062").extra(), permit("sell 061").extra()), (None, Some(c(25))));
}

#[test]
fn an_intent_that_is_none_is_told_what_is_wrong() {
    let game = game(TABLE);
    let read = |text| Intent::read(&game.table, &game.state, text).map_err(|error| error.why);
    assert_eq!(read("250"), Err("there is no card 250 in the deck".to_owned()));
    assert_eq!(read("p3"), Err("p3 does not sit here; p1 to p2 do".to_owned()));
    assert_eq!(
        read("184 061"),
        Err("a card is followed by `at` and a card, a player, a place of the market or `army`".to_owned())
    );
    assert!(read("184 at tea").is_err_and(|why| why.starts_with("`tea` is neither a card")));
    assert!(read("").is_err() && read("dance").is_err() && read("a1 a2").is_err() && read("999").is_err());
}

#[test]
fn a_card_of_the_market_could_be_bought_and_then_played() {
    let game = game(TABLE);
    let list = could(&game, 1, 185);
    assert_eq!(list[..2], [("buy a4".to_owned(), Ok((4, 1))), ("speculate a4".to_owned(), Ok((0, 1)))]);
    assert_eq!(list.len(), 5, "and a way to the army and to either enterprise: {list:?}");
    assert_eq!(list[2].1, Err(Illegal::NoArmy { rule: Rule::Troop11 }));
    let far = could(&game, 1, 62);
    let poor = Illegal::CannotAfford { price: 16, gold: 5, rule: Rule::ActBuy02 };
    assert_eq!(far[0], ("buy a6".to_owned(), Err(poor)), "what it lacks is told where it lies");
    assert_eq!(far[2].0, "play 062", "and what it could do in hand all the same");
}

#[test]
fn news_can_only_be_bought() {
    let game = game(TABLE);
    let list = could(&game, 1, 110);
    assert_eq!(list, [("buy a2".to_owned(), Ok((1, 1))), ("speculate a2".to_owned(), Ok((0, 1)))]);
}

#[test]
fn what_a_card_could_do_is_judged_as_at_the_start_of_a_turn() {
    let mut game = game(&format!("turn p1 3\n{TABLE}"));
    game.play(&["buy a1", "buy a4"]);
    assert_eq!(game.actions(), 0);
    assert_eq!(could(&game, 1, 110)[0].1, Ok((1, 1)), "two purchases of this turn do not count");
    assert_eq!(could(&game, 2, 110)[0].1, Ok((1, 1)), "nor whose turn it is");
    let black = self::game("turn p1 1\np1 gold 9 hacendado 212\np2 gold 9 hacendado 209 hand 165\nregime us");
    for seat in 1..=2 {
        let list = could(&black, seat, 165);
        let other = list.iter().find(|(command, _)| *command == format!("play 165 on p{}", 3 - seat));
        assert_eq!(other.map(|(_, verdict)| *verdict), Some(Ok((1, 2))), "two actions, out of its regime");
        let own = list.iter().find(|(command, _)| *command == format!("play 165 on p{seat}"));
        assert_eq!(own.map(|(_, verdict)| *verdict), Some(Err(Illegal::OpponentOnly { card: c(165) })));
    }
}

#[test]
fn what_is_in_play_could_do_what_it_can_from_there() {
    let game = game(
        "p1 gold 5 hacendado 212\np1 has 051 income 1 troop 184\np1 has 061 income 1\np2 hacendado 209\np2 has 062 income 2",
    );
    let list = could(&game, 1, 184);
    let target = list.iter().find(|(command, _)| command == "redeploy 184 at 062").expect("a target");
    assert_eq!(target.1, Ok((1, 1)), "by rail");
    let stays = list.iter().find(|(command, _)| command == "redeploy 184 at 051").expect("in place");
    assert_eq!(stays.1, Err(Illegal::NoEffect { rule: Rule::ActRedeploy03 }));
    assert!(list.iter().any(|(command, _)| command == "sell 184"));
    let public = could(&game, 1, 214);
    let sides: Vec<&str> = public.iter().map(|(command, _)| command.as_str()).collect();
    assert_eq!(sides, ["public 214 side 1", "public 214 side 2"]);
}

#[test]
fn what_lies_in_a_grudge_pile_or_lost_its_place_could_only_be_sold() {
    let mut game = game(
        "regime anarchy\np1 gold 9 hacendado 212\np1 hand 145\np1 grudge 150\np2 gold 9 hacendado 208\n\
         p2 has 067 income 1 troop 189",
    );
    let only = |list: Vec<(String, Verdict)>, command: &str| {
        assert!(matches!(&list[..], [(only, Err(_))] if only == command), "{list:?}");
    };
    only(could(&game, 1, 150), "sell 150");
    game.play(&["play 145 on 067"]);
    assert_eq!(game.line("p2 displaced").as_deref(), Some("189"));
    only(could(&game, 2, 189), "sell 189");
}

#[test]
fn the_page_about_positions_shows_commands_that_exist() {
    let page = include_str!("../../../../docs/positions.md");
    let table =
        page.split("## Commands").nth(1).expect("the commands").split("\n## ").next().expect("a table");
    let rows = table.lines().filter(|line| line.starts_with("| `"));
    let commands: Vec<&str> = rows
        .flat_map(|row| row.split('|').nth(1).unwrap_or_default().split('`').skip(1).step_by(2))
        .collect();
    assert!(commands.len() > 25, "{commands:?}");
    for command in commands {
        let read: Result<Command, _> = command.parse();
        assert_eq!(read.map(|read| read.to_string()), Ok(command.to_owned()));
    }
    let game = game(TABLE);
    let pointing = page.split("## Pointing at something").nth(1).expect("the intents");
    for intent in pointing.split("(`").skip(1).filter_map(|rest| rest.split(')').next()) {
        for intent in format!("`{intent}").split('`').skip(1).step_by(2) {
            assert!(Intent::read(&game.table, &game.state, intent).is_ok(), "`{intent}`");
        }
    }
}
