//! The totals: errors in the standard deck, warnings in any other.

use crate::breach;
use crate::slips::{Slips, slip, slip_in, standard};

/// Puts one more card into a file, before the others.
fn one_more(file: &str, kind: &str, fields: &str) -> Slips {
    let card = format!(
        "[[{kind}]]\nnumber = 220\nname = \"One More\"\nshort = \"One More\"\n{fields}\n\n[[{kind}]]"
    );
    slip_in(file, &format!("[[{kind}]]"), &card)
}

#[test]
fn numbers_run_from_1_to_219_without_a_gap() {
    breach("numbers", slip(61, "number = 61", "number = ‸250")).says(&[
        "enterprises.toml: card 061 is missing",
        "‸: card 250 Minas Prietas: the printed cards are numbered 1 to 219 (220 is the play aid)",
    ]);
    breach("numbers", slip(1, "number = 1", "number = ‸220")).says(&[
        "orange.toml: card 001 is missing",
        "‸: card 220 Border Rustlers: the printed cards are numbered 1 to 219 (220 is the play aid)",
    ]);
}

#[test]
fn kinds_there_are_so_many_cards_of_each() {
    let troop =
        "faction = \"red\"\ndistrict = \"sonora\"\nfirepower = 1\ncosts = { rail = 1, mule = 1, foot = 1 }";
    let enterprise =
        "sort = \"ranch\"\ndistrict = \"sonora\"\ncost = 3\nconnection = \"foot\"\nincome = { start = 1 }";
    let hacendado = "sides = [\n    { name = \"One\", prestige = \"loyalty\", connection = \"rail\" },\n    \
        { name = \"Other\", prestige = \"command\", connection = \"rail\" },\n]";
    for (file, kind, fields, found, wanted) in [
        ("enterprises.toml", "enterprise", enterprise, 59, 58),
        ("partners.toml", "partner", "role = \"agent\"\nfaction = \"red\"\ncost = 3", 41, 40),
        ("troops.toml", "troop", troop, 31, 30),
        ("orange.toml", "orange", "cost = 1\nunrest = 1", 24, 23),
        ("black.toml", "black", "cost = 1\nregime = \"pax\"\nsteal = 1", 24, 23),
        ("headlines.toml", "headline", "bias = \"bull\"", 30, 29),
        ("hacendados.toml", "hacendado", hacendado, 7, 6),
    ] {
        breach("kinds", one_more(file, kind, fields)).says(&[&format!(
            "{file}: there are {found} cards of kind `{kind}`, and there should be {wanted}"
        )]);
    }
}

#[test]
fn kinds_of_which_every_deck_has_a_fixed_number_are_counted_too() {
    let public = "sides = [\n    { name = \"One\", faction = \"red\", cost = 9, prestige = \"revolution\" },\n    \
        { name = \"Other\", faction = \"green\", cost = 9, prestige = \"loyalty\" },\n]";
    breach("kinds", one_more("topples.toml", "topple", "bias = \"bull\"\nheel = \"loyalty\""))
        .beside(&["topples"])
        .says(&["topples.toml: there are 5 cards of kind `topple`, and there should be 4"]);
    breach("kinds", one_more("public.toml", "public", public))
        .beside(&["publics"])
        .says(&["public.toml: there are 3 cards of kind `public`, and there should be 2"]);
    let regime = "regime = \"pax\"\nmines = 1\neconomy = 1\ntopple = \"loyalty\"";
    breach("kinds", one_more("regimes.toml", "regime", regime))
        .beside(&["regimes"])
        .says(&["regimes.toml: there are 5 cards of kind `regime`, and there should be 4"]);
}

#[test]
fn blocks_each_kind_has_its_run_of_numbers() {
    let swapped =
        slip(61, "number = 61", "number = ‸166").and_in("black.toml", "number = 166", "number = ‸61");
    breach("blocks", swapped).says(&[
        "‸: card 061 A Cannonade of 50,000 Pesos: in the printed set this number is one of the run of kind \
         `enterprise`",
        "‸: card 166 Minas Prietas: in the printed set this number is one of the run of kind `black`",
    ]);
}

#[test]
fn prestige_is_split_by_kind() {
    let slips = slip(49, "prestige = \"loyalty\"", "prestige = \"outrage\"")
        .and(7, "prestige = \"revolution\"", "prestige = \"command\"")
        .and(3, "award = \"revolution\"\njailed = true", "award = \"loyalty\"");
    breach("prestige", slips).says(&[
        "enterprises.toml: there are 15 `loyalty` icons on cards of kind `enterprise`, and there should be 16",
        "enterprises.toml: there are 1 `outrage` icons on cards of kind `enterprise`, and there should be 0",
        "orange.toml: there are 1 `loyalty` icons on cards of kind `orange`, and there should be 0",
        "orange.toml: there are 7 `revolution` icons on cards of kind `orange`, and there should be 8",
        "partners.toml: there are 1 `command` icons on cards of kind `partner`, and there should be 0",
        "partners.toml: there are 8 `revolution` icons on cards of kind `partner`, and there should be 9",
    ]);
}

#[test]
fn prestige_counts_the_hidden_point_of_a_slave_enterprise() {
    breach("prestige", slip(61, "slave = true", "slave = false")).says(&[
        "enterprises.toml: there are 7 `revolution` icons on cards of kind `enterprise`, and there should be 8",
    ]);
}

#[test]
fn regime_changes_are_split_by_kind() {
    let slips = slip(168, "{ regime = \"us\" }", "{ regime = \"pax\" }")
        .and(3, "{ regime = \"anarchy\" }", "{ regime = \"us\" }")
        .and(43, "{ decree = \"anarchy\" }", "{ decree = \"martial\" }");
    breach("regime-changes", slips).says(&[
        "orange.toml: there are 1 changes to `us` on cards of kind `orange`, and there should be 0",
        "orange.toml: there are 3 changes to `anarchy` on cards of kind `orange`, and there should be 4",
        "partners.toml: there are 1 changes to `martial` on cards of kind `partner`, and there should be 0",
        "partners.toml: there are 0 changes to `anarchy` on cards of kind `partner`, and there should be 1",
        "troops.toml: there are 10 changes to `pax` on cards of kind `troop`, and there should be 9",
        "troops.toml: there are 3 changes to `us` on cards of kind `troop`, and there should be 4",
    ]);
}

#[test]
fn regime_changes_are_on_every_troop_and_headline() {
    let slips = slip(118, "[[headline]]", "‸[[headline]]").and(118, "    { regime = \"pax\" },\n", "");
    breach("regime-changes", slips).says(&[
        "headlines.toml: there are 12 changes to `pax` on cards of kind `headline`, and there should be 13",
        "‸: card 118 Federal Reserve Act: every troop and headline of the printed set changes the regime",
    ]);
    let slips = slip(196, "[[troop]]", "‸[[troop]]").and(196, "on_play = [{ regime = \"anarchy\" }]\n", "");
    breach("regime-changes", slips).says(&[
        "troops.toml: there are 10 changes to `anarchy` on cards of kind `troop`, and there should be 11",
        "‸: card 196 Práxedis Guerrero’s Liberals: every troop and headline of the printed set changes the regime",
    ]);
}

#[test]
fn bulls_and_bears_are_16_and_17() {
    for slips in [slip(105, "\"bear\"", "\"bull\""), slip(205, "\"bear\"", "\"bull\"")] {
        breach("bulls-and-bears", slips).says(&[
            "headlines.toml: there are 17 bulls, and there should be 16",
            "headlines.toml: there are 16 bears, and there should be 17",
        ]);
    }
}

#[test]
fn sorts_there_are_so_many_enterprises_of_each() {
    let slips = slip(60, "sort = \"smelter\"", "sort = \"project\"")
        .and(49, "sort = \"ranch\"", "sort = \"plantation\"")
        .and(54, "sort = \"mine\"", "sort = \"bank\"")
        .and(54, "income = \"mine\"", "income = \"bank\"");
    breach("sorts", slips).says(&[
        "enterprises.toml: there are 13 enterprises of the sort `mine`, and there should be 14",
        "enterprises.toml: there are 13 enterprises of the sort `ranch`, and there should be 14",
        "enterprises.toml: there are 8 enterprises of the sort `plantation`, and there should be 7",
        "enterprises.toml: there are 7 enterprises of the sort `bank`, and there should be 6",
        "enterprises.toml: there are 3 enterprises of the sort `smelter`, and there should be 4",
        "enterprises.toml: there are 10 enterprises of the sort `project`, and there should be 9",
    ]);
    let slips =
        slip(57, "sort = \"gun_store\"", "sort = \"ranch\"").and(57, "{ fixed = 1 }", "{ start = 1 }");
    breach("sorts", slips).says(&[
        "enterprises.toml: there are 15 enterprises of the sort `ranch`, and there should be 14",
        "enterprises.toml: there are 3 enterprises of the sort `gun_store`, and there should be 4",
    ]);
}

#[test]
fn districts_there_are_so_many_enterprises_in_each() {
    let slips = slip(49, "\"chihuahua\"", "\"sonora\"").and(51, "\"america\"", "\"sonora\"");
    breach("districts", slips).says(&[
        "enterprises.toml: there are 24 enterprises in `sonora`, and there should be 22",
        "enterprises.toml: there are 19 enterprises in `chihuahua`, and there should be 20",
        "enterprises.toml: there are 15 enterprises in `america`, and there should be 16",
    ]);
}

#[test]
fn loyalty_is_given_by_every_smelter_and_project() {
    for (number, sort, name) in [(60, "smelter", "El Paso Smelter"), (78, "project", "La Empacadora")] {
        let slips = slip(number, &format!("sort = \"{sort}\""), &format!("sort = ‸\"{sort}\"")).and(
            number,
            "prestige = \"loyalty\"\n",
            "",
        );
        breach("loyalty", slips).says(&[&format!(
            "‸: card 0{number} {name}: every smelter and project of the printed set gives Loyalty"
        )]);
    }
}

#[test]
fn loyalty_is_given_by_three_other_enterprises() {
    breach("loyalty", slip(49, "prestige = \"loyalty\"\n", "")).says(&[
        "enterprises.toml: there are 2 loyal enterprises that are neither smelter nor project, and there should be 3",
    ]);
}

#[test]
fn slaves_work_on_all_plantations_and_these_lie_in_sonora() {
    let message = "every plantation of the printed set is in Sonora and worked by slaves";
    let free = slip(62, "sort = ", "sort = ‸").and(62, "slave = true\n", "");
    breach("slaves", free).says(&[
        "enterprises.toml: there are 7 enterprises worked by slaves, and there should be 8",
        &format!("‸: card 062 Hacienda El Alamito: {message}"),
    ]);
    let elsewhere = slip(
        62,
        "sort = \"plantation\"\ndistrict = \"sonora\"",
        "sort = ‸\"plantation\"\ndistrict = \"chihuahua\"",
    );
    breach("slaves", elsewhere).says(&[&format!("‸: card 062 Hacienda El Alamito: {message}")]);
}

#[test]
fn slaves_work_in_one_mine_and_nowhere_else() {
    breach("slaves", slip(61, "slave = true", "slave = false")).says(&[
        "enterprises.toml: there are 0 mines worked by slaves, and there should be 1",
        "enterprises.toml: there are 7 enterprises worked by slaves, and there should be 8",
    ]);
    breach("slaves", slip(51, "inferred", "slave = true\ninferred"))
        .says(&["enterprises.toml: there are 9 enterprises worked by slaves, and there should be 8"]);
}

#[test]
fn chains_there_are_three() {
    breach("chains", slip(58, "{ to = \"chain\"", "{ to = \"rail\""))
        .says(&["enterprises.toml: there are 2 Chain Railroads, and there should be 3"]);
}

#[test]
fn gun_stores_lie_in_america_and_they_alone_earn_by_orange_cards() {
    let message = "gun stores, and they alone, have `orange_bonus`; all lie in America";
    let without = slip(57, "sort = ", "sort = ‸").and(57, "orange_bonus = 2", "hand_limit = 1");
    breach("gun-stores", without).says(&[&format!("‸: card 057 Goldwater & Castañeda: {message}")]);
    let other = slip(83, "sort = ", "sort = ‸").and(83, "hand_limit = 1", "orange_bonus = 2");
    breach("gun-stores", other).says(&[&format!("‸: card 083 University of Arizona: {message}")]);
    let elsewhere = slip(57, "sort = ", "sort = ‸").and(57, "\"america\"", "\"sonora\"");
    breach("gun-stores", elsewhere).says(&[&format!("‸: card 057 Goldwater & Castañeda: {message}")]);
}

#[test]
fn troops_have_their_colours_and_firepowers() {
    let slips = slip(168, "faction = \"blue\"", "faction = \"green\"")
        .and(175, "faction = \"white\"", "faction = \"red\"")
        .and(168, "firepower = 2", "firepower = 3");
    breach("troops", slips).says(&[
        "troops.toml: there are 9 `green` troops, and there should be 8",
        "troops.toml: there are 5 `blue` troops, and there should be 6",
        "troops.toml: there are 6 `white` troops, and there should be 7",
        "troops.toml: there are 10 `red` troops, and there should be 9",
        "troops.toml: there are 12 troops of Firepower 2, and there should be 13",
        "troops.toml: there are 9 troops of Firepower 3, and there should be 8",
    ]);
    breach("troops", slip(173, "firepower = 1", "firepower = 2")).says(&[
        "troops.toml: there are 8 troops of Firepower 1, and there should be 9",
        "troops.toml: there are 14 troops of Firepower 2, and there should be 13",
    ]);
}

#[test]
fn strife_is_on_22_to_25_headlines() {
    let regime = "    { regime = ";
    let strife = "    { strife = [\"green\", \"red\"] },\n    { regime = ";
    let slips = slip(107, regime, strife).and(112, regime, strife).and(118, regime, strife);
    breach("strife", slips)
        .says(&["headlines.toml: there are 27 headlines with strife, and there should be 22 to 25"]);
    let quiet = |slips: Slips, number, pair| slips.and(number, &format!("    {{ strife = {pair} }},\n"), "");
    let slips = quiet(slip(105, "    { strife = [\"green\", \"red\"] },\n", ""), 114, "[\"green\", \"red\"]");
    let slips = quiet(slips, 108, "[\"blue\", \"green\"]");
    breach("strife", slips)
        .says(&["headlines.toml: there are 21 headlines with strife, and there should be 22 to 25"]);
}

#[test]
fn strife_is_between_all_pairs_of_colours() {
    let mut slips = slip(113, "[\"blue\", \"red\"]", "[\"blue\", \"green\"]");
    for number in [123, 124, 133] {
        slips = slips.and(number, "[\"blue\", \"red\"]", "[\"blue\", \"green\"]");
    }
    breach("strife", slips).says(&["headlines.toml: no headline brings strife between `blue` and `red`"]);
}

#[test]
fn strife_is_on_five_partners() {
    breach("strife", slip(10, "on_play = [{ strife = [\"green\", \"red\"] }]\n", ""))
        .says(&["partners.toml: there are 4 partners with strife, and there should be 5"]);
}

#[test]
fn black_deeds_there_are_so_many_of_each() {
    let slips = slip(148, "cost = \"target\"", "cost = 3")
        .and(148, "deed = \"assassinate\"", "deed = \"jail\"")
        .and(145, "{ nationalize = { district = \"mexico\" } }", "\"jail\"")
        .and(158, "{ conspire = { faction = [\"white\", \"red\"] } }", "\"jail\"")
        .and(159, "{ discard = { role = \"monopoly\" } }", "\"jail\"");
    breach("black-deeds", slips).says(&[
        "black.toml: there are 5 assassinations, and there should be 6",
        "black.toml: there are 4 nationalizations, and there should be 5",
        "black.toml: there are 2 conspiracies, and there should be 3",
        "black.toml: there are 1 suits against monopolies, and there should be 2",
    ]);
}

#[test]
fn partners_there_are_so_many_with_each_ability() {
    let abilities = [
        "\"general\"",
        "{ monopoly = { on = \"land\" } }",
        "{ governor = \"sonora\" }",
        "{ agitate = { disks = 1 } }",
        "{ patent = { cubes = 1, of = { sort = \"mine\" } } }",
        "{ immune = \"jail\" }",
        "{ immune = \"nationalization\" }",
        "{ extra = { action = \"sell\" } }",
    ];
    breach("partners", slip(32, "[\"spy\"]", &format!("[{}]", abilities.join(", ")))).says(&[
        "partners.toml: there are 4 spies, and there should be 5",
        "partners.toml: there are 4 generals, and there should be 3",
        "partners.toml: there are 6 monopolies, and there should be 5",
        "partners.toml: there are 3 rebel governors, and there should be 2",
        "partners.toml: there are 3 activists, and there should be 2",
        "partners.toml: there are 2 patents, and there should be 1",
        "partners.toml: there are 3 immunities to jail, and there should be 2",
        "partners.toml: there are 2 immunities to nationalization, and there should be 1",
        "partners.toml: there are 4 extra sales, and there should be 3",
    ]);
}

#[test]
fn partners_there_are_so_many_courts_and_newspapers() {
    breach("partners", slip(12, "role = \"court\"", "role = \"clergy\""))
        .says(&["partners.toml: there are 1 courts, and there should be 2"]);
    let sides = "sides = [{ name = \"One\", faction = \"red\" }, { name = \"Other\", faction = \"blue\" }]";
    breach(
        "partners",
        one_more("partners.toml", "partner", &format!("role = \"newspaper\"\ncost = 5\n{sides}")),
    )
    .says(&["partners.toml: there are 4 newspapers, and there should be 3"]);
}

#[test]
fn costs_lie_in_the_range_of_their_sort() {
    for (number, name, old, new, cost, range) in [
        (62, "Hacienda El Alamito", "cost = 3", "cost = ‸4", "4", "1 to 3"),
        (49, "Hacienda de Encinillas", "cost = 5", "cost = ‸2", "2", "3 to 5"),
        (61, "Minas Prietas", "cost = 4", "cost = ‸9", "9", "4 to 8"),
        (47, "Consolidated National Bank of Tucson", "cost = 7", "cost = ‸5", "5", "6 to 9"),
        (57, "Goldwater & Castañeda", "cost = 3", "cost = ‸4", "4", "3 to 3"),
        (60, "El Paso Smelter", "cost = 8", "cost = ‸11", "11", "5 to 10"),
        (50, "Aduana de Ciudad Juárez", "cost = 6", "cost = ‸4", "4", "5 to 10"),
        (8, "Pinkertons", "cost = 4", "cost = ‸0", "0", "1 to 12"),
        (196, "Práxedis Guerrero’s Liberals", "costs = { rail = 3", "costs = ‸{ rail = 9", "9", "0 to 8"),
        (2, "Red Battalions", "cost = 2", "cost = ‸4", "4", "0 to 3"),
        (145, "Article 27", "cost = 5", "cost = ‸7", "7", "0 to 6"),
    ] {
        breach("costs", slip(number, old, new)).says(&[&format!(
            "‸: card {number:03} {name}: {cost} is unusual; such cards of our set cost {range}"
        )]);
    }
}

#[test]
fn words_serve_two_cards_or_more() {
    breach("words", slip(128, "    \"clear_speculation\",\n", "")).says(&[
        "headlines.toml: the effect `clear_speculation` serves 1 card; a word serves two cards or more",
    ]);
    breach("words", slip(83, "{ hand_limit = 1 }", ""))
        .says(&["partners.toml: the ability `hand_limit` serves 1 card; a word serves two cards or more"]);
    let slips = ["[\"white\", \"red\"]", "[\"green\", \"blue\"]", "[\"green\", \"white\"]"]
        .iter()
        .zip([158, 161, 163])
        .fold(standard(), |slips, (pair, number)| {
            slips.and(number, &format!("{{ conspire = {{ faction = {pair} }} }}"), "\"jail\"")
        });
    breach("words", slips)
        .says(&["black.toml: the deed `conspire` serves 0 cards; a word serves two cards or more"]);
}

#[test]
fn words_of_one_card_serve_exactly_one() {
    breach("words", slip(33, "{ special = \"roam\" }", ""))
        .says(&["partners.toml: the ability `roam` serves 0 cards; a special is one card's own"]);
    breach("words", slip(118, "{ gold = { change = 2, who = \"each\" } }", "{ special = \"halve_gold\" }"))
        .says(&["headlines.toml: the effect `halve_gold` serves 2 cards; a special is one card's own"]);
    breach(
        "words",
        slip(
            145,
            "{ nationalize = { district = \"mexico\" } }",
            "{ special = { repossess = { district = \"mexico\" } } }",
        ),
    )
    .says(&["black.toml: the deed `repossess` serves 2 cards; a special is one card's own"]);
}
