//! Files that are not TOML, or hardly.

use std::fmt::Write as _;

use pax_deck::deck::STANDARD;

use crate::slips::{slip, slip_in, standard};
use crate::{Folder, refused};

#[test]
fn a_string_is_not_closed() {
    refused(
        &slip(61, "name = \"Minas Prietas\"", "name = \"Minas Prietas‸"),
        &["‸: this is not TOML: invalid basic string, expected `\"`"],
    );
}

#[test]
fn a_bracket_is_not_closed_and_the_rest_of_the_file_does_not_drown_it() {
    let comma = "this is not TOML: missing comma between array elements, expected `,`";
    assert_eq!(
        Folder::of(&slip(48, "price = 8 }]", "price = 8 }")).complaints(),
        [
            format!("enterprises.toml:26:1: {comma}"),
            format!("enterprises.toml:27:1: {comma}"),
            format!("enterprises.toml:28:1: {comma}"),
            format!("enterprises.toml:30:1: {comma}"),
            format!("enterprises.toml:31:1: {comma}"),
            "enterprises.toml:32:1: 648 lines from here on are not TOML either; the first slips may be the cause"
                .to_owned(),
        ]
    );
}

#[test]
fn a_heading_is_not_closed() {
    refused(
        &slip(61, "[[enterprise]]", "[[enterprise]‸"),
        &["‸: this is not TOML: unclosed array table, expected `]`"],
    );
}

#[test]
fn a_heading_has_one_bracket_instead_of_two() {
    refused(&slip(219, "[[regime]]", "[‸regime]"), &["‸: this is not TOML: duplicate key `regime`"]);
}

#[test]
fn a_key_stands_twice() {
    refused(&slip(61, "cost = 4", "cost = 4\n‸cost = 5"), &["‸: this is not TOML: duplicate key `cost`"]);
}

#[test]
fn a_value_is_left_out() {
    refused(
        &slip(61, "cost = 4", "cost =‸"),
        &["‸: this is not TOML: string values must be quoted, expected literal string"],
    );
}

#[test]
fn garbage_stands_between_two_cards() {
    refused(
        &slip(61, "[[enterprise]]", "‸%%% what? !!!\n[[enterprise]]"),
        &["‸: this is not TOML: invalid unquoted key, expected letters, numbers, `-`, `_`"],
    );
}

#[test]
fn two_lines_far_apart_are_not_toml() {
    refused(
        &slip(50, "sort = \"project\"", "sort = \"project‸").and(61, "cost = 4", "cost = 4\n‸cost = 5"),
        &[
            "‸: this is not TOML: invalid basic string, expected `\"`",
            "‸: this is not TOML: duplicate key `cost`",
        ],
    );
}

#[test]
fn a_nul_byte_stands_in_a_name() {
    refused(
        &slip(61, "name = \"Minas Prietas\"", "name = \"Minas‸\0Prietas\""),
        &["‸: this is not TOML: invalid basic string, expected non-double-quote visible characters, `\\`"],
    );
}

#[test]
fn ten_thousand_brackets_do_not_overflow_the_stack() {
    let brackets = format!("ovals = {}‸{}", "[".repeat(80), "[".repeat(9_920));
    let slips = slip(48, "ovals = [{ to = \"mule\", price = 8 }]", &brackets);
    let complaints = Folder::of(&slips).complaints();
    assert_eq!(complaints[..1], slips.located(&["‸: this is not TOML: it is nested too deeply"]));
    assert_eq!(complaints[1..], ["enterprises.toml:743:20: this is not TOML: unclosed array, expected `]`"]);
}

#[test]
fn a_thousand_dots_in_a_key_do_not_overflow_the_stack() {
    refused(
        &slip(48, "ovals", &format!("ovals{}", ".a".repeat(1_000))),
        &["enterprises.toml: this is not TOML: it is nested too deeply"],
    );
}

/// TOML bounds the dots of a key and the nesting of tables, but not the two together.
#[test]
fn tables_in_tables_by_dotted_keys_do_not_overflow_the_stack() {
    let keys = ["a"; 79].join(".");
    let deep = format!("{{ ‸{keys} = {}1{}", format!("{{ {keys} = ").repeat(77), " }".repeat(78));
    refused(
        &slip(48, "ovals = [{ to = \"mule\", price = 8 }]", &format!("ovals = [{deep}]")),
        &[
            "‸: card 048 Batopilas Mining Co.: `ovals.0`: there is no field `a` here; it is one of `to`, `price`",
        ],
    );
}

const ANY_TROOP: &str =
    "faction = \"red\"\ndistrict = \"sonora\"\nfirepower = 1\ncosts = { rail = 0, mule = 0, foot = 0 }";

#[test]
fn a_file_of_five_thousand_cards_is_refused_in_reasonable_time() {
    let mut troops = String::new();
    for n in 0..5_000 {
        let (number, troop) = (n % 255 + 1, ANY_TROOP);
        let _ = writeln!(
            troops,
            "[[troop]]\nnumber = {number}\nname = \"Troop {n}\"\nshort = \"T {n}\"\n{troop}"
        );
    }
    let folder = Folder::of(&standard());
    folder.write("troops.toml", troops);
    let complaints = folder.complaints();
    let last = "troops.toml:39994:10: card 155 Troop 4999: the number stands on Troop 4744 too; give each card its own";
    assert!(complaints.iter().any(|complaint| complaint == last), "{:#?}", complaints.last());
}

#[test]
fn a_byte_order_mark_is_no_slip() {
    let folder = Folder::of(&slip_in("troops.toml", "#", "\u{feff}#"));
    assert_eq!(folder.open().unwrap().warnings, []);
    folder.write("troops.toml", "\u{feff}oops = 1");
    assert_eq!(
        folder.complaints(),
        ["troops.toml:1:1: `oops` does not belong here; this file is a list of cards, each headed [[troop]]"]
    );
}

#[test]
fn line_ends_of_windows_are_no_slip_and_lines_are_counted_right() {
    let folder = Folder::empty();
    for (file, text) in STANDARD {
        folder.write(file, text.replace('\n', "\r\n"));
    }
    assert_eq!(folder.open().unwrap().warnings, []);
    let wrong = STANDARD[0].1.replacen("cost = 7", "cost = 70", 1).replace('\n', "\r\n");
    folder.write("enterprises.toml", wrong);
    assert_eq!(
        folder.complaints(),
        [
            "enterprises.toml:10:8: card 047 Consolidated National Bank of Tucson: `cost`: 70 is out of bounds; a cost \
             is a whole number from 0 to 31"
        ]
    );
}

#[test]
fn an_inline_table_over_several_lines_is_read_and_the_right_line_is_named() {
    let slips = slip(
        79,
        "income = { count = { sort = \"mine\", district = \"chihuahua\" } }",
        "income = {\n    count = {\n        sort = \"mine\",\n        district = ‸\"chiwawa\",\n    },\n}",
    );
    refused(
        &slips,
        &[
            "‸: card 079 Fundición de Ávalos: `income`: `chiwawa` is no district; did you mean `chihuahua`? it is one of \
           `sonora`, `chihuahua`, `america`, `mexico`",
        ],
    );
}
