//! Words, filters and lists inside a field.

use crate::refused;
use crate::slips::slip;

const EFFECTS: &str = "it is one of `regime`, `strife`, `unrest`, `calm`, `nationalize`, `gold`, `recall`, `discard`, \
    `land`, `amnesty`, `jail`, `clear_speculation`, `special`";

const ABILITIES: &str = "it is one of `extra`, `discount`, `monopoly`, `general`, `immune`, `patent`, `spy`, `topple`, \
    `agitate`, `governor`, `orange_bonus`, `income`, `bounty`, `hand_limit`, `protect`, `special`";

const FILTER: &str = "it is one of `kind`, `sort`, `role`, `district`, `faction`, `prestige`, `connection`, `slave`, \
    `unrest`, `troop`, `cost_max`";

#[test]
fn an_effect_is_unknown() {
    refused(
        &slip(105, "{ strife", "{ ‸strive"),
        &[&format!(
            "‸: card 105 Yaquis Deported to Yucatán: `effects.2`: there is no word `strive` here; did you mean \
             `strife`? {EFFECTS}"
        )],
    );
    refused(
        &slip(111, "\"amnesty\"", "‸\"xylophone\""),
        &[&format!(
            "‸: card 111 Centennial of Independence: `effects.0`: there is no word `xylophone` here; {EFFECTS}"
        )],
    );
}

#[test]
fn an_ability_is_unknown() {
    refused(
        &slip(22, "abilities = [\"general\"]", "abilities = [‸\"generel\"]"),
        &[&format!(
            "‸: card 022 Álvaro Obregón: `abilities.0`: there is no word `generel` here; did you mean `general`? \
             {ABILITIES}"
        )],
    );
}

#[test]
fn a_deed_is_unknown() {
    refused(
        &slip(145, "{ nationalize", "{ ‸nationalise"),
        &[
            "‸: card 145 Article 27: `deed`: there is no word `nationalise` here; did you mean `nationalize`? it is one \
           of `assassinate`, `nationalize`, `conspire`, `discard`, `jail`, `special`",
        ],
    );
}

#[test]
fn a_special_is_unknown() {
    refused(
        &slip(117, "{ special = \"halve_gold\" }", "{ special = ‸\"half_gold\" }"),
        &[
            "‸: card 117 Mexican Central Bank Proposed: `effects.0`: there is no word `half_gold` here; did you mean \
           `halve_gold`? it is one of `halve_gold`, `hand_discard`, `connection_loss`",
        ],
    );
}

#[test]
fn a_word_that_needs_a_value_stands_alone() {
    refused(
        &slip(111, "\"amnesty\"", "‸\"regime\""),
        &["‸: card 111 Centennial of Independence: `effects.0`: `regime` needs a value, as { regime = … }"],
    );
    refused(
        &slip(49, "income = { start = 1 }", "income = ‸\"start\""),
        &["‸: card 049 Hacienda de Encinillas: `income`: `start` needs a value, as { start = … }"],
    );
}

#[test]
fn a_word_that_stands_alone_has_a_value() {
    refused(
        &slip(111, "\"amnesty\"", "{ amnesty = ‸3 }"),
        &[
            "‸: card 111 Centennial of Independence: `effects.0`: this word takes no value; it stands alone, without \
           braces",
        ],
    );
}

#[test]
fn two_words_stand_in_one_pair_of_braces() {
    refused(
        &slip(120, "{ strife = [\"green\", \"red\"] },\n    {", "‸{ strife = [\"green\", \"red\"],"),
        &[
            "‸: card 120 Church and State Stay Apart: `effects.0`: exactly one word stands between these braces, as { \
           word = … }",
        ],
    );
}

#[test]
fn a_number_stands_for_an_effect() {
    refused(
        &slip(111, "\"amnesty\"", "‸7"),
        &[
            "‸: card 111 Centennial of Independence: `effects.0`: a word stands here, alone or as { word = … }",
        ],
    );
}

#[test]
fn a_field_of_a_word_is_unknown() {
    refused(
        &slip(127, "unrest = { disks", "unrest = { ‸discs"),
        &[
            "‸: card 127 Drought and Hunger: `effects.0`: there is no field `discs` here; did you mean `disks`? it is one \
           of `disks`, `of`, `where`",
        ],
    );
}

#[test]
fn a_field_of_a_word_is_missing() {
    refused(
        &slip(173, "{ calm = { disks = 1, ", "{ calm = ‸{ "),
        &["‸: card 173 Bisbee Deputies: `on_play.1`: the field `disks` is missing"],
    );
}

#[test]
fn a_colour_is_wrong() {
    refused(
        &slip(167, "faction = \"red\"", "faction = ‸\"orange\""),
        &[
            "‸: card 167 Orozquista Red-Flaggers: `faction`: `orange` is no faction; it is one of `green`, `blue`, \
           `white`, `red`",
        ],
    );
}

#[test]
fn a_district_is_wrong() {
    refused(
        &slip(61, "district = \"sonora\"", "district = ‸\"sonara\""),
        &[
            "‸: card 061 Minas Prietas: `district`: `sonara` is no district; did you mean `sonora`? it is one of \
           `sonora`, `chihuahua`, `america`",
        ],
    );
}

#[test]
fn a_list_stands_for_a_word() {
    refused(
        &slip(61, "sort = \"mine\"", "sort = ‸[\"mine\"]"),
        &["‸: card 061 Minas Prietas: `sort`: invalid type: list, expected a sort of enterprise"],
    );
}

#[test]
fn a_word_stands_for_a_list() {
    refused(
        &slip(22, "abilities = [\"general\"]", "abilities = ‸\"general\""),
        &["‸: card 022 Álvaro Obregón: `abilities` is a list, not a string"],
    );
}

#[test]
fn a_list_stands_for_a_table() {
    refused(
        &slip(168, "costs = { rail = 2, mule = 4, foot = 6 }", "costs = [‸2, 4, 6]"),
        &[
            "‸: card 168 Arizona Rangers: `costs`: a list holds words only, not an integer; a table is written { key = … \
           }",
        ],
    );
}

#[test]
fn a_number_stands_for_a_table() {
    refused(
        &slip(51, "{ to = \"rail\", price = 2 }", "‸4"),
        &["‸: card 051 Empire Ranch: `ovals.0`: invalid type: integer `4`, expected a table, as { key = … }"],
    );
}

#[test]
fn a_list_of_words_is_empty() {
    refused(
        &slip(1, "target = { sort = \"ranch\" }", "target = { sort = ‸[] }"),
        &[
            "‸: card 001 Border Rustlers: `target`: the list is empty; name a sort of enterprise, or leave it out",
        ],
    );
}

#[test]
fn a_word_stands_in_a_list_twice() {
    refused(
        &slip(4, "sort = [\"mine\", \"smelter\"]", "sort = ‸[\"mine\", \"mine\"]"),
        &["‸: card 004 Western Federation of Miners: `target`: `mine` stands in the list twice"],
    );
}

#[test]
fn a_word_and_its_group_stand_in_one_list() {
    refused(
        &slip(145, "district = \"mexico\"", "district = ‸[\"sonora\", \"mexico\"]"),
        &["‸: card 145 Article 27: `deed`: `mexico` stands for a word of this list; say it once"],
    );
}

#[test]
fn a_number_stands_in_a_list_of_words() {
    refused(
        &slip(4, "sort = [\"mine\", \"smelter\"]", "sort = [\"mine\", ‸7]"),
        &[
            "‸: card 004 Western Federation of Miners: `target`: a list holds words only, not an integer; a table is \
           written { key = … }",
        ],
    );
}

#[test]
fn a_filter_has_an_unknown_key() {
    refused(
        &slip(1, "target = { sort", "target = { ‸sorts"),
        &[&format!(
            "‸: card 001 Border Rustlers: `target`: there is no field `sorts` here; did you mean `sort`? {FILTER}"
        )],
    );
}

#[test]
fn a_filter_asks_for_nothing() {
    refused(
        &slip(1, "target = { sort = \"ranch\" }", "target = ‸{}"),
        &[
            "‸: card 001 Border Rustlers: `target`: the filter asks for nothing; say at least one thing, or leave it out",
        ],
    );
}

#[test]
fn a_filter_matches_nothing() {
    refused(
        &slip(
            1,
            "target = { sort = \"ranch\" }",
            "target = ‸{ sort = \"plantation\", district = \"america\" }",
        ),
        &[
            "‸: card 001 Border Rustlers: no other card in the deck matches this filter (kind enterprise, sort \
           plantation, district america); name something that is there",
        ],
    );
}

#[test]
fn a_filter_asks_a_troop_for_its_sort() {
    refused(
        &slip(166, "{ discard = { kind = \"troop\"", "{ discard = ‸{ kind = \"troop\", sort = \"mine\""),
        &[
            "‸: card 166 A Cannonade of 50,000 Pesos: `deed`: only an enterprise can be asked for `sort`, and the filter \
           asks for kind `troop`",
        ],
    );
}

#[test]
fn a_filter_asks_an_enterprise_for_its_role_or_colour() {
    refused(
        &slip(1, "target = { ", "target = ‸{ role = \"spy\", "),
        &[
            "‸: card 001 Border Rustlers: `target`: only a partner can be asked for `role`, and the filter asks for kind \
           `enterprise`",
        ],
    );
    refused(
        &slip(1, "target = { ", "target = ‸{ faction = \"red\", "),
        &[
            "‸: card 001 Border Rustlers: `target`: only a partner, troop, public card or Hacendado can be asked for \
           `faction`, and the filter asks for kind `enterprise`",
        ],
    );
}

#[test]
fn a_filter_asks_a_partner_for_its_district() {
    refused(
        &slip(123, "{ jail = { ", "{ jail = ‸{ district = \"sonora\", "),
        &[
            "‸: card 123 Red Raids and Deportations: `effects.0`: only an enterprise or troop can be asked for \
           `district`, and the filter asks for kind `partner`",
        ],
    );
}

#[test]
fn a_filter_is_of_another_kind_than_its_word() {
    refused(
        &slip(
            172,
            "{ recall = { district = \"chihuahua\", faction = \"red\" }",
            "{ recall = ‸{ slave = true }",
        ),
        &[
            "‸: card 172 Pershing’s Punitive Expedition: `on_play.1`: this word is about kind `troop`, and the filter \
           asks for kind `enterprise`",
        ],
    );
}

#[test]
fn a_word_stands_for_a_filter() {
    refused(
        &slip(1, "target = { sort = \"ranch\" }", "target = ‸\"ranch\""),
        &[
            "‸: card 001 Border Rustlers: `target`: invalid type: string \"ranch\", expected a filter, as { kind = \
           \"troop\" }",
        ],
    );
}

#[test]
fn a_strife_is_not_between_two_colours() {
    let message =
        "‸: card 105 Yaquis Deported to Yucatán: `effects.2`: strife is between two different factions";
    for colours in ["[\"green\"]", "[\"red\", \"red\"]", "[\"green\", \"red\", \"blue\"]", "[]"] {
        refused(&slip(105, "strife = [\"green\", \"red\"]", &format!("strife = ‸{colours}")), &[message]);
    }
}

#[test]
fn a_strife_is_of_one_word() {
    refused(
        &slip(105, "strife = [\"green\", \"red\"]", "strife = ‸\"red\""),
        &[
            "‸: card 105 Yaquis Deported to Yucatán: `effects.2`: invalid type: string \"red\", expected two different \
           factions, as [\"red\", \"white\"]",
        ],
    );
}
