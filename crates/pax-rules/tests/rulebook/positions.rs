//! Positions as text: what could not be a game is refused, with its line and a word about why.

use pax_deck::Deck;
use pax_rules::text::{Keeper, Position, PublicPosition};
use pax_rules::{View, Viewer};

use crate::support::{game, p};

/// A table on which most things can be pending.
const TABLE: &str = "p1 gold 3 hacendado 212\np1 has 009\np2 gold 3 hacendado 209\np2 has 061 income 2\n";
/// The dice game, in Díaz's turn.
const SOLO: &str = "option solitaire\nturn p2 0\np1 gold 3 hacendado 212\np2 has 009\nlimbo 010 012\n";

#[track_caller]
fn refused(text: &str, line: usize, why: &str) {
    match Position::read(Deck::standard(), text) {
        Ok(_) => panic!("a game, and it should be refused ({why}):\n{text}"),
        Err(error) => {
            assert!(error.why.contains(why), "{error}, and not {why}\n{text}");
            assert_eq!(error.line, line, "{error}\n{text}");
        }
    }
}

#[track_caller]
fn read(text: &str) -> String {
    let position = Position::read(Deck::standard(), text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    position.write(Keeper::new())
}

#[test]
fn what_is_pending_must_be_able_to_be() {
    for (pending, why) in [
        ("hacendado p1", "p1 has a Hacendado already"),
        ("phase3", "nobody is asked anything"),
        ("orientation 110", "first comes the phase of the turn"),
        ("actions\npending actions", "first comes the phase of the turn"),
        ("actions\npending orientation 061", "card 061 is of another kind"),
        ("actions\npending headline-end 061\npending strife red white 0 p1", "card 061 is of another kind"),
        ("actions\npending monopolist 0 1", "these players do not sit here"),
        ("actions\npending monopolist 4 1", "these players do not sit here"),
        ("actions\npending monopolist 3 4", "p1 has 3 gold"),
        ("actions\npending side p2 009", "p2 does not have card 009"),
        ("actions\npending side p2 061", "card 061 is of another kind"),
        ("actions\npending strife red red 0 p1", "strife is between two colours"),
        ("actions\npending strife red white 2 p1", "2 is more than 1"),
        ("actions\npending refill supply 3 p1\npending strife red white 0 p1", "3 is more than 2"),
        ("actions\npending each 110 0 2 p1", "2 is more than 1"),
        ("actions\npending each 128 1 2 p1", "2 is more than 1"),
        ("actions\npending each 110 1 0 p1", "card 110 has no effect 1 that leaves a choice"),
        ("actions\npending each-end 110 9 p1\npending each 110 0 0 p1", "card 110 has no effect 9"),
        ("actions\npending upkeep 61", "p1 does not have card 061"),
        ("actions\npending upkeep 212", "card 212 is of another kind"),
        ("actions\npending showdown 0 0", "there is no `toppling`"),
        ("actions\npending topple-end", "there is no `toppling`"),
        ("actions\npending attack 0", "there is no `attack`"),
        ("actions\npending effects 110 2 0 p1 0", "2 is more than 1"),
        ("actions\npending effects 110 0 4 p1 0", "4 is more than 3"),
        ("actions\npending free-slaves 061 p1", "card 061 is of another kind"),
        ("actions\npending allocate p1 regime\npending strife red white 0 p1", "it is answered before"),
        ("actions\npending allocate p1 supply", "p1 is asked what has no answer"),
        ("actions\npending die row 1", "there are no dice in this game"),
        ("diaz 0 0 0\npending die row 1", "it is not Díaz's turn"),
        ("actions\npending diaz-order 009 010", "it is not Díaz's turn"),
    ] {
        refused(&format!("{TABLE}pending {pending}\n"), 0, why);
    }
    let many = "pending checkpoint p1\n".repeat(10);
    refused(&format!("{TABLE}pending actions\n{many}"), 15, "more than 10 things are pending");
}

#[test]
fn an_attack_and_a_toppling_are_of_their_cards() {
    let attack =
        |attack: &str, stage: u8| format!("{TABLE}{attack}pending actions\npending attack {stage}\n");
    refused(&attack("attack 061 by p2 on p1\n", 0), 0, "card 061 is of another kind");
    refused(&attack("attack 135 by p2 on p1\n", 0), 0, "an orange card is aimed at a card");
    refused(&attack("attack 135 by p2 on p1 at 009\n", 0), 0, "card 009 is of another kind");
    refused(&attack("attack 147 by p2 on p1 at 009\n", 7), 0, "7 is more than 6");
    refused("attack 147 by p2 disks 16\n", 1, "16 is too much; it is at most 15");
    refused("attack 147 by p3\n", 1, "p3 does not sit here; p1 to p2 do");
    let toppling = |card: &str, pending: &str| {
        format!(
            "{TABLE}toppling {card} p1 outrage 2\npending actions\npending topple-end\npending {pending}\n"
        )
    };
    refused(&toppling("061", "showdown 0 0"), 0, "card 061 is of another kind");
    refused(&toppling("204", "showdown 2 0"), 0, "2 is more than 1");
    refused(&toppling("204", "showdown 0 3"), 0, "3 is more than 2");
    refused("toppling 204 p1 outrage 21\n", 1, "21 is no defence; it is -20 to 20");
    assert!(read(&toppling("204", "showdown 0 0")).contains("toppling 204 p1 outrage 2\n"));
}

#[test]
fn an_attack_on_what_is_not_in_play_hits_nothing() {
    let mut game = game(
        "turn p2 1\np1 gold 3 hacendado 212 hand 014\np1 has 008\np2 gold 3 hacendado 209\nlimbo 148\n\
         attack 148 by p2 on p1 at 014\npending actions\npending attack 0\n",
    );
    game.play(&["pass"]);
    assert!(game.in_hand(1, 14) && game.in_grudge(1, 148), "{}", game.text());
}

#[test]
fn upkeep_is_for_what_can_be_paid() {
    let text = |kept: &str| {
        format!("p1 gold 2 hacendado 212\np1 has 009\np1 has 010\np1 has 012\n{kept}pending phase4\n")
    };
    let pending = "pending upkeep-end\npending upkeep 12\n";
    let kept = |kept: &str| text(kept).replace("pending phase4\n", pending);
    refused(&kept("kept 009 010 023\n"), 0, "p1 cannot pay for the 3 cards kept");
    assert!(read(&kept("kept 009\n")).contains("kept 009\n"));
}

#[test]
fn the_dice_game_has_its_own_questions() {
    for (pending, why) in [
        ("actions\npending strife red white 0 p1", "Díaz has no actions"),
        ("diaz 6 0 0\npending die row 1", "6 is more than 5"),
        ("diaz 1 9 0\npending die row 1", "card 009 is not in `limbo`"),
        ("diaz 3 0 0\npending die play 061", "card 061 is of another kind"),
        ("diaz 3 0 0\npending die play 009", "card 009 is not in `limbo`"),
        ("diaz 3 0 0\npending die side 010", "p2 does not have card 010"),
        ("diaz 2 0 0\npending diaz-order 010 010", "these are one card"),
        ("diaz 2 0 0\npending diaz-order 009 010", "card 009 is not in `limbo`"),
    ] {
        refused(&format!("{SOLO}pending {pending}\n"), 0, why);
    }
    for pending in [
        "diaz 1 0 0\npending die row 1",
        "diaz 3 0 0\npending die play 010",
        "diaz 2 10 12\npending diaz-order 010 012",
    ] {
        assert!(
            read(&format!("{SOLO}pending {pending}\n")).ends_with(&format!("pending {pending}\n")),
            "{pending}"
        );
    }
    refused("option solitaire\nseats 3\n", 0, "the solitaire game has two, and p2 is Díaz");
}

#[test]
fn numbers_have_their_bounds() {
    for (text, why) in [
        ("turn p1 10\n", "10 is too much; it is at most 9"),
        ("turn p1 3 purchases 13\n", "13 is too much; it is at most 12"),
        ("topples gone 5\n", "5 is too much; it is at most 4"),
        ("topples seen 5\n", "5 is too much; it is at most 4"),
        ("p1 reserve 16\n", "16 is too much; it is at most 15"),
        ("p1 hacendado 212 owed 3\n", "3 is too much; it is at most 2"),
        ("p1 hacendado 212 hacendado 209\n", "p1 has a Hacendado already"),
        ("p1 has 009 income 16\n", "16 is too much; it is at most 15"),
        ("p1 has 061 income 16\n", "16 is too much; it is at most 15"),
        ("p1 hand 110\n", "card 110 is of the kind headline, which cannot be there"),
        ("p1 hand 250\n", "there is no card 250 in the deck"),
        ("p1 grudge 009\n", "card 009 is of the kind partner, which cannot be there"),
        ("p1 displaced 061\n", "card 061 is of the kind enterprise, which cannot be there"),
        ("market 212\n", "card 212 is of the kind hacendado, which cannot be there"),
        ("deck 214\n", "card 214 is of the kind public, which cannot be there"),
        ("chosen 009\n", "card 009 is of the kind partner, which cannot be there"),
        ("market 061*p3\n", "p3 does not sit here; p1 to p2 do"),
        ("over stall p3\n", "p3 does not sit here; p1 to p2 do"),
        ("viewer p1\n", "a viewer sees no order of the deck"),
        ("over lunch\n", "`lunch` is no ending"),
    ] {
        refused(text, 1, why);
    }
    refused(
        "p1 reserve 15 hacendado 212\n",
        0,
        "p1 has 2 cubes on the table and 15 in reserve; fifteen are all",
    );
    refused("deck 061\ndeck 062\n", 0, "the deck is said twice");
    refused("market 061\nmarket 062\n", 0, "and the market does not agree");
    refused("p1 hacendado 212 army 190\n", 0, "troop 190 of p1 is nowhere");
    refused("p1 has 061 income 1 troop 184 troop 190\n", 0, "which does not know it");
    refused("over stall p1\npending actions\n", 0, "the game is over, and something is pending");
}

#[test]
fn a_finished_game_and_cubes_on_troops_read_back() {
    let text = "seats 2\nturn p1 0 number 9\nregime pax\nmarket . . . . . . / . . . . . .\np1 gold 3 reserve 14 hacendado 212 plan 1\np1 army 190+\n\
                p2 gold 3 reserve 12 hacendado 209\np2 has 061 income 1 due 2 troop 184\nover toppled loyalty p1 p2\n";
    assert_eq!(read(text), text);
    for ending in ["last-failed p2", "last-discarded p1", "standoff p1", "stall"] {
        let text = text.replace("toppled loyalty p1 p2", ending);
        assert_eq!(read(&text), text);
    }
}

#[test]
fn what_everybody_sees_reads_back_for_every_viewer() {
    let game = game(&format!("{TABLE}deck 051 052 053\ntopples seen 4\n"));
    for (viewer, first) in [(Viewer::Spectator, "seats 2"), (Viewer::Seat(p(2)), "viewer p2")] {
        let view = View::of(&game.state, viewer);
        let text = view.write(&game.table);
        assert!(text.starts_with(first) && text.contains("\ndeck ? 3\n"), "{text}");
        assert!(!text.contains("051"), "{text}");
        let read = PublicPosition::read(Deck::standard(), &text).expect("it reads back");
        assert!(read.view == view && read.view.viewer() == viewer);
        assert_eq!(read.write(), text);
        assert!(Position::read(Deck::standard(), &text).is_err(), "and is no whole position");
    }
    let seen = |text: &str| {
        PublicPosition::read(Deck::standard(), text).map(|_| ()).map_err(|error| error.to_string())
    };
    let known = seen(&game.text()).expect_err("the order is known");
    assert!(
        known.contains("who does not know the order of the deck writes `deck ?` and a number"),
        "{known}"
    );
    assert!(seen("deck ? 129\n").is_err_and(|why| why.contains("more than 128 cards")));
    assert!(seen("seats 2\ndeck ? 90\n").is_err_and(|why| why.contains("never has so many")));
    assert!(
        seen("topples seen 3\nbullbear 204 205 206 207\ndeck ? 9\n")
            .is_err_and(|why| why.contains("1 Topples among them, and only 0 Topples are unseen"))
    );
    assert!(seen("option setup=rapid\ndeck ? 2\n").is_ok(), "two of the four Topples, for all anybody knows");
}
