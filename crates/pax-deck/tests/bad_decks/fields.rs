//! Fields of a card: numbers, names, costs, sides, claims.

use crate::refused;
use crate::slips::{slip, slip_in, standard};

#[test]
fn a_field_is_unknown() {
    refused(
        &slip(61, "slave = true", "‸slaves = true").and(61, "\"slave\", ", ""),
        &[
            "‸: card 061 Minas Prietas: there is no field `slaves` here; did you mean `slave`? it is one of `number`, \
           `name`, `short`, `stated`, `inferred`, `sort`, `district`, `cost`, `connection`, `ovals`, `income`, \
           `prestige`, `slave`, `abilities`",
        ],
    );
}

#[test]
fn a_field_is_missing() {
    refused(
        &slip(167, "[[troop]]", "‸[[troop]]").and(167, "firepower = 2\n", ""),
        &["‸: card 167 Orozquista Red-Flaggers: the field `firepower` is missing"],
    );
}

#[test]
fn a_field_inside_a_field_is_missing() {
    refused(
        &slip(168, "costs = { rail = 2, mule = 4, foot = 6 }", "costs = ‸{ rail = 2, foot = 6 }"),
        &["‸: card 168 Arizona Rangers: `costs`: the field `mule` is missing"],
    );
}

#[test]
fn a_field_inside_a_field_is_unknown() {
    refused(
        &slip(168, "foot = 6 }", "foot = 6, ‸ship = 1 }"),
        &[
            "‸: card 168 Arizona Rangers: `costs`: there is no field `ship` here; it is one of `rail`, `mule`, `foot`",
        ],
    );
}

#[test]
fn a_card_stands_under_the_heading_of_another_kind() {
    refused(
        &slip(61, "[[enterprise]]", "[[‸troop]]"),
        &["‸: `troop` does not belong here; this file is a list of cards, each headed [[enterprise]]"],
    );
}

#[test]
fn a_key_stands_before_the_first_card() {
    refused(
        &slip_in("enterprises.toml", "[[enterprise]]", "‸title = \"My deck\"\n\n[[enterprise]]"),
        &["‸: `title` does not belong here; this file is a list of cards, each headed [[enterprise]]"],
    );
}

#[test]
fn the_cards_of_a_kind_are_no_list() {
    let mut slips = standard();
    slips.0[6].1 = "topple = ‸4\n".to_owned();
    refused(&slips, &["‸: this file is a list of cards, each headed [[topple]]"]);
    slips.0[6].1 = "topple = [‸4]\n".to_owned();
    refused(&slips, &["‸: this file is a list of cards, each headed [[topple]]"]);
}

#[test]
fn a_number_stands_twice() {
    refused(
        &slip(61, "number = 61", "number = ‸60"),
        &[
            "enterprises.toml: card 061 is missing",
            "‸: card 060 Minas Prietas: the number stands on El Paso Smelter too; give each card its own",
        ],
    );
}

#[test]
fn a_number_is_out_of_bounds() {
    for number in ["0", "300", "-61"] {
        refused(
            &slip(61, "number = 61", &format!("number = ‸{number}")),
            &[&format!(
                "‸: card Minas Prietas: `number`: {number} is out of bounds; a card number is a whole number from 1 to 255"
            )],
        );
    }
}

#[test]
fn a_number_is_larger_than_any_number() {
    refused(
        &slip(61, "number = 61", "number = ‸18446744073709551615"),
        &[
            "‸: card Minas Prietas: `number`: invalid type: integer `18446744073709551615`, expected a card number: a \
           whole number from 1 to 255",
        ],
    );
}

#[test]
fn a_number_is_a_string() {
    refused(
        &slip(61, "number = 61", "number = ‸\"61\""),
        &[
            "‸: card Minas Prietas: `number`: invalid type: string \"61\", expected a card number: a whole number from 1 \
           to 255",
        ],
    );
}

#[test]
fn a_number_is_missing() {
    refused(
        &slip(61, "[[enterprise]]\nnumber = 61\n", "‸[[enterprise]]\n"),
        &["‸: card Minas Prietas: the field `number` is missing"],
    );
}

#[test]
fn a_cost_is_out_of_bounds() {
    for cost in ["-1", "40"] {
        refused(
            &slip(61, "cost = 4", &format!("cost = ‸{cost}")),
            &[&format!(
                "‸: card 061 Minas Prietas: `cost`: {cost} is out of bounds; a cost is a whole number from 0 to 31"
            )],
        );
    }
}

#[test]
fn a_cost_is_no_whole_number() {
    for (cost, found) in [
        ("4.5", "floating point `4.5`"),
        ("\"four\"", "string \"four\""),
        ("true", "boolean `true`"),
        ("1911-05-25", "date or time"),
        ("{ gold = 4 }", "table"),
    ] {
        refused(
            &slip(61, "cost = 4", &format!("cost = ‸{cost}")),
            &[&format!(
                "‸: card 061 Minas Prietas: `cost`: invalid type: {found}, expected a cost: a whole number from 0 to 31"
            )],
        );
    }
}

#[test]
fn a_cost_is_a_word_other_than_x_or_target() {
    refused(
        &slip(4, "cost = \"X\"", "cost = ‸\"x\""),
        &[
            "‸: card 004 Western Federation of Miners: `cost`: invalid value: string \"x\", expected a cost, 0 to 31, or \
           \"X\"",
        ],
    );
    refused(
        &slip(148, "cost = \"target\"", "cost = ‸\"X\""),
        &[
            "‸: card 148 Secret Police: `cost`: invalid value: string \"X\", expected a cost, 0 to 31, or \"target\"",
        ],
    );
    refused(
        &slip(148, "cost = \"target\"", "cost = ‸40"),
        &[
            "‸: card 148 Secret Police: `cost`: invalid value: integer `40`, expected a cost, 0 to 31, or \"target\"",
        ],
    );
}

#[test]
fn a_troop_has_no_such_firepower() {
    refused(
        &slip(168, "firepower = 2", "firepower = ‸4"),
        &[
            "‸: card 168 Arizona Rangers: `firepower`: 4 is out of bounds; a firepower is a whole number from 1 to 3",
        ],
    );
}

#[test]
fn unrest_is_neither_a_number_nor_a_choice() {
    refused(
        &slip(1, "unrest = 1", "unrest = ‸0"),
        &[
            "‸: card 001 Border Rustlers: `unrest`: invalid value: integer `0`, expected a number of disks, 1 to 15, or { \
           up_to = … }",
        ],
    );
    refused(
        &slip(4, "unrest = { up_to", "unrest = { ‸upto"),
        &[
            "‸: card 004 Western Federation of Miners: `unrest`: there is no field `upto` here; did you mean `up_to`? it \
           is one of `up_to`",
        ],
    );
}

#[test]
fn a_discount_is_neither_a_number_nor_a_word() {
    refused(
        &slip(7, "price = \"free\"", "price = ‸\"gratis\""),
        &[
            "‸: card 007 Mystic Teresa Urrea: `abilities.0`: invalid value: string \"gratis\", expected \"half\", \
           \"free\" or the gold saved, 1 to 31",
        ],
    );
}

#[test]
fn a_change_of_nothing_is_left_out() {
    refused(
        &slip(8, "defence = 1", "defence = ‸0"),
        &["‸: card 008 Pinkertons: `abilities.1`: 0 does nothing; leave the change of defence out"],
    );
}

#[test]
fn yes_is_not_true() {
    refused(
        &slip(61, "slave = true", "slave = ‸\"yes\""),
        &["‸: card 061 Minas Prietas: `slave`: invalid type: string \"yes\", expected true or false"],
    );
}

#[test]
fn a_newspaper_has_one_side() {
    let second = "[[partner.sides]]\nname = \"La Patria of El Paso\"\nfaction = \"blue\"\nprestige = \"outrage\"\n\
        abilities = [{ hand_limit = 1 }]\n\n";
    refused(
        &slip(35, "[[partner.sides]]", "‸[[partner.sides]]").and(35, second, ""),
        &["‸: card 035 Silvestre Terrazas: there are two sides to this card, not 1"],
    );
}

#[test]
fn a_newspaper_has_three_sides() {
    let third = "‸[[partner.sides]]\nname = \"Third\"\nfaction = \"red\"\n\n[[partner.sides]]";
    refused(
        &slip(35, "[[partner.sides]]", third),
        &["‸: card 035 Silvestre Terrazas: there are two sides to this card, not 3"],
    );
}

#[test]
fn a_newspaper_has_sides_that_are_no_list() {
    let mut slips = standard();
    slips.0[1].1 = "[[partner]]\nnumber = 9\nname = \"Daily\"\nshort = \"Daily\"\nrole = \"newspaper\"\ncost = 5\n\
        sides = ‸\"both\"\n\n[[partner]]\nnumber = 10\nname = \"Weekly\"\nshort = \"Weekly\"\nrole = \"newspaper\"\n\
        cost = 5\nsides = [‸\"green\", ‸\"red\"]\n"
        .to_owned();
    refused(
        &slips,
        &[
            "‸: card 009 Daily: `sides` is a list of two sides, and this is none",
            "‸: card 010 Weekly: a side is a table, not a string",
            "‸: card 010 Weekly: a side is a table, not a string",
        ],
    );
}

#[test]
fn a_side_lacks_a_field_and_has_another_too_many() {
    refused(
        &slip(35, "[[partner.sides]]\nname = \"La Patria", "‸[[partner.sides]]\nname = \"La Patria").and(
            35,
            "faction = \"blue\"",
            "‸colour = \"blue\"",
        ),
        &[
            "‸: card 035 Silvestre Terrazas: the field `sides.1.faction` is missing",
            "‸: card 035 Silvestre Terrazas: there is no field `sides.1.colour` here; it is one of `name`, `faction`, \
             `prestige`, `abilities`",
        ],
    );
}

#[test]
fn the_name_of_a_side_is_no_line_of_text() {
    refused(
        &slip(35, "name = \"La Patria of El Paso\"", "name = ‸\" La Patria\""),
        &[
            "‸: card 035 Silvestre Terrazas: `sides.1.name` is one line of text, not empty and without space around it",
        ],
    );
}

#[test]
fn a_name_is_too_long() {
    refused(
        &slip(61, "name = \"Minas Prietas\"", &format!("name = ‸\"{}\"", "Ñ".repeat(49))),
        &[&format!("‸: card 061 {}: `name` has 49 characters; at most 48 fit", "Ñ".repeat(49))],
    );
}

#[test]
fn a_name_has_a_line_break_and_the_message_none() {
    refused(
        &slip(61, "name = \"Minas Prietas\"", "name = ‸\"Minas\\nPrietas\""),
        &["‸: card 061 Minas\\nPrietas: `name` is one line of text, not empty and without space around it"],
    );
}

#[test]
fn a_word_with_a_terminal_code_does_not_reach_the_terminal() {
    refused(
        &slip(61, "sort = \"mine\"", "sort = ‸\"\\u001b[31mmine\""),
        &[
            "‸: card 061 Minas Prietas: `sort`: `\\u{1b}[31mmine` is no sort of enterprise; it is one of `ranch`, \
           `plantation`, `mine`, `bank`, `gun_store`, `smelter`, `project`",
        ],
    );
}

#[test]
fn a_name_is_a_number() {
    refused(
        &slip(61, "name = \"Minas Prietas\"", "name = ‸61"),
        &["‸: card 061: `name`: invalid type: integer `61`, expected a string"],
    );
}

#[test]
fn a_short_name_is_too_long() {
    refused(
        &slip(61, "short = \"Minas Prietas\"", "short = ‸\"Minas Prietas Son\""),
        &["‸: card 061 Minas Prietas: `short` has 17 characters; at most 16 fit"],
    );
}

#[test]
fn a_short_name_is_empty() {
    refused(
        &slip(61, "short = \"Minas Prietas\"", "short = ‸\"\""),
        &["‸: card 061 Minas Prietas: `short` is one line of text, not empty and without space around it"],
    );
}

#[test]
fn a_claim_names_a_field_that_is_not_there() {
    refused(
        &slip(61, "\"ovals.0.to\"", "‸\"ovals.1.to\", ‸\"prestige\""),
        &[
            "‸: card 061 Minas Prietas: `ovals.1.to` is named here, but the card has no such field",
            "‸: card 061 Minas Prietas: `prestige` is named here, but the card has no such field",
        ],
    );
}

#[test]
fn a_field_is_stated_and_inferred_at_once() {
    refused(
        &slip(61, "stated", "inferred = [‸\"sort\"]\nstated"),
        &["‸: card 061 Minas Prietas: `sort` is both stated and inferred; it is one of the two"],
    );
}

#[test]
fn a_field_is_stated_twice() {
    refused(
        &slip(61, "\"ovals.0.to\"", "‸\"slave\""),
        &["‸: card 061 Minas Prietas: `slave` stands in the list twice"],
    );
}

#[test]
fn a_claim_is_no_name() {
    refused(
        &slip(61, "\"ovals.0.to\"", "‸7"),
        &["‸: card 061 Minas Prietas: `stated.7`: invalid type: integer `7`, expected a string"],
    );
}
