//! The structural laws, and the law that every card reaches some other card.

use crate::breach;
use crate::slips::{Slips, slip, slip_in, standard};

/// Removes the cards of a file from this number on.
fn cut(mut slips: Slips, file: &str, number: u8) -> Slips {
    let (_, text) = slips.0.iter_mut().find(|(name, _)| *name == file).expect("a file of the deck");
    let at = text.find(&format!("\nnumber = {number}\n")).expect("the number of the card");
    text.truncate(text[..at].rfind("[[").expect("the heading of the card"));
    slips
}

/// Replaces a text wherever it stands in a file.
fn every(mut slips: Slips, file: &str, old: &str, new: &str) -> Slips {
    let (_, text) = slips.0.iter_mut().find(|(name, _)| *name == file).expect("a file of the deck");
    assert!(text.contains(old), "{file} has no {old:?}");
    *text = text.replace(old, new);
    slips
}

#[test]
fn number_once_no_number_stands_on_two_cards() {
    breach("number-once", slip(61, "number = 61", "number = ‸60")).says(&[
        "‸: card 060 Minas Prietas: the number stands on El Paso Smelter too; give each card its own",
    ]);
    breach("number-once", slip(196, "number = 196", "number = ‸47")).says(&[
        "‸: card 047 Práxedis Guerrero’s Liberals: the number stands on Consolidated National Bank of Tucson too; \
         give each card its own",
    ]);
}

#[test]
fn name_once_no_two_cards_have_the_same_name() {
    breach("name-once", slip(61, "name = \"Minas Prietas\"", "name = ‸\"El Paso Smelter\""))
        .says(&["‸: card 061 El Paso Smelter: `name` is that of card 060 too; give each card its own"]);
}

#[test]
fn name_once_no_two_cards_have_the_same_short_name_in_whatever_case() {
    breach("name-once", slip(61, "short = \"Minas Prietas\"", "short = ‸\"EL PASO SMELTER\""))
        .says(&["‸: card 061 Minas Prietas: `short` is that of card 060 too; give each card its own"]);
}

#[test]
fn regimes_each_is_one_card() {
    breach("regimes", slip(217, "regime = \"us\"", "regime = \"pax\"")).beside(&["met"]).says(&[
        "regimes.toml: there are 2 cards of the regime `pax`, and there should be 1",
        "regimes.toml: there are 0 cards of the regime `us`, and there should be 1",
    ]);
}

#[test]
fn regimes_each_prestige_topples_under_one_of_them() {
    breach("regimes", slip(217, "topple = \"outrage\"", "topple = \"loyalty\"")).says(&[
        "regimes.toml: there are 2 regimes that topple by `loyalty`, and there should be 1",
        "regimes.toml: there are 0 regimes that topple by `outrage`, and there should be 1",
    ]);
}

#[test]
fn topples_there_is_one_for_each_prestige() {
    breach("topples", slip(207, "heel = \"outrage\"", "heel = \"command\"")).says(&[
        "topples.toml: there are 0 topples with the heel `outrage`, and there should be 1",
        "topples.toml: there are 2 topples with the heel `command`, and there should be 1",
    ]);
}

#[test]
fn publics_there_are_two() {
    breach("publics", cut(standard(), "public.toml", 215))
        .says(&["public.toml: there are 1 public cards, and there should be 2"]);
    let third = "[[public]]\nnumber = 220\nname = \"Third\"\nshort = \"Third\"\nsides = [\n\
        { name = \"One\", faction = \"red\", cost = 12, prestige = \"revolution\" },\n\
        { name = \"Other\", faction = \"green\", cost = 12, prestige = \"loyalty\" },\n]\n\n";
    breach("publics", slip_in("public.toml", "[[public]]", &format!("{third}[[public]]")))
        .says(&["public.toml: there are 3 public cards, and there should be 2"]);
}

#[test]
fn hacendados_there_is_one_for_each_of_six_players() {
    breach("hacendados", cut(standard(), "hacendados.toml", 213))
        .says(&["hacendados.toml: there are 5 Hacendados, and 6 players need one each"]);
}

#[test]
fn enough_cards_for_six_players() {
    let mut slips = standard();
    for (file, number) in
        [("headlines.toml", 106), ("black.toml", 145), ("orange.toml", 2), ("partners.toml", 37)]
    {
        slips = cut(slips, file, number);
    }
    breach("enough-cards", slips).says(&[
        "enterprises.toml: there are 121 cards to play with, topples not counted, and six players need 122",
    ]);
}

#[test]
fn ovals_there_are_at_most_two() {
    let three = "ovals = ‸[{ to = \"canal\", price = 1 }, { to = \"mule\"";
    breach("ovals", slip(52, "ovals = [{ to = \"mule\"", three))
        .says(&["‸: card 052 Babícora: there are 3 ovals; at most 2 fit"]);
}

#[test]
fn ovals_each_improves_the_enterprise() {
    breach("ovals", slip(49, "{ to = \"canal\"", "‸{ to = \"mule\"")).says(&[
        "‸: card 049 Hacienda de Encinillas: an oval to `mule` improves nothing here: the base is `rail`, and each \
         oval adds something else",
    ]);
    breach("ovals", slip(51, "{ to = \"rail\"", "‸{ to = \"mule\"")).says(&[
        "‸: card 051 Empire Ranch: an oval to `mule` improves nothing here: the base is `mule`, and each oval adds \
         something else",
    ]);
    breach("ovals", slip(52, "{ to = \"mule\", price = 2 }, {", "{ to = \"rail\", price = 2 }, ‸{")).says(&[
        "‸: card 052 Babícora: an oval to `rail` improves nothing here: the base is `foot`, and each oval adds \
         something else",
    ]);
}

#[test]
fn income_of_sort_an_enterprise_earns_as_its_sort_does() {
    let smelted = "{ count = { sort = \"mine\", district = \"mexico\" } }";
    let planted = "{ count = { sort = \"plantation\" } }";
    for (number, name, sort, income, other, right) in [
        (49, "Hacienda de Encinillas", "ranch", "{ start = 1 }", "\"mine\"", "{ start = 1 }"),
        (62, "Hacienda El Alamito", "plantation", "{ start = 1 }", "{ fixed = 1 }", "{ start = 1 }"),
        (48, "Batopilas Mining Co.", "mine", "\"mine\"", "\"bank\"", "\"mine\""),
        (47, "Consolidated National Bank of Tucson", "bank", "\"bank\"", "\"mine\"", "\"bank\""),
        (57, "Goldwater & Castañeda", "gun_store", "{ fixed = 1 }", "{ start = 1 }", "{ fixed = 1 }"),
        (60, "El Paso Smelter", "smelter", smelted, "\"mine\"", "{ count = {…} }"),
        (85, "Compañía Constructora Richardson", "project", planted, "{ fixed = 3 }", "{ count = {…} }"),
    ] {
        let slips = slip(number, &format!("income = {income}"), &format!("income = ‸{other}"));
        let message = format!("‸: card {number:03} {name}: the income of a `{sort}` is {right}");
        breach("income-of-sort", slips).says(&[&message]);
    }
}

#[test]
fn slave_point_a_slave_enterprise_gives_its_owner_no_prestige() {
    breach("slave-point", slip(61, "slave = true", "slave = true\nprestige = ‸\"loyalty\"")).says(&[
        "‸: card 061 Minas Prietas: a slave enterprise hides a Revolution point, so it has no `prestige` of its own",
    ]);
}

#[test]
fn x_cost_goes_with_unrest_that_is_chosen() {
    let message = "`cost = \"X\"` and `unrest = { up_to = … }` go together: X gold, X disks";
    breach("x-cost", slip(4, "\"X\"\nunrest = { up_to = 3 }", "‸\"X\"\nunrest = 3"))
        .says(&[&format!("‸: card 004 Western Federation of Miners: {message}")]);
    breach("x-cost", slip(2, "unrest = 2", "unrest = ‸{ up_to = 2 }"))
        .says(&[&format!("‸: card 002 Red Battalions: {message}")]);
}

#[test]
fn assassin_cost_is_that_of_the_target() {
    let message = "`cost = \"target\"` and `deed = \"assassinate\"` go together";
    breach("assassin-cost", slip(148, "cost = \"target\"", "cost = ‸3"))
        .says(&[&format!("‸: card 148 Secret Police: {message}")]);
    breach("assassin-cost", slip(145, "cost = 5", "cost = ‸\"target\""))
        .says(&[&format!("‸: card 145 Article 27: {message}")]);
}

#[test]
fn black_deed_a_black_card_does_something() {
    let slips = slip(165, "[[black]]", "‸[[black]]").and(165, "steal = 4", "steal = 0");
    breach("black-deed", slips).says(&[
        "‸: card 165 Limantour’s Ledgers: the card does nothing; give it a `deed` or let it `steal`",
    ]);
}

#[test]
fn jail_award_is_a_revolution_point() {
    let message = "`jailed` goes with `award = \"revolution\"`";
    breach("jail-award", slip(3, "\"revolution\"\njailed = ", "\"outrage\"\njailed = ‸"))
        .says(&[&format!("‸: card 003 Manifesto of the Flores Magón Brothers: {message}")]);
    breach("jail-award", slip(143, "award = \"revolution\"\njailed = ", "jailed = ‸"))
        .says(&[&format!("‸: card 143 Latifundistas Fence the Commons: {message}")]);
    breach("jail-award", slip(147, "\"revolution\"\njailed = ", "\"loyalty\"\njailed = ‸"))
        .says(&[&format!("‸: card 147 Banned Books: {message}")]);
}

#[test]
fn one_regime_a_card_changes_it_at_most_once() {
    breach("one-regime", slip(168, "{ regime = \"us\" }", "{ regime = \"us\" }, ‸{ regime = \"pax\" }"))
        .says(&["‸: card 168 Arizona Rangers: the card changes the regime already; once is enough"]);
    let twice_on_a_side = "{ regime = \"martial\" }, ‸{ regime = \"martial\" }";
    breach("one-regime", slip(215, "{ regime = \"martial\" }", twice_on_a_side)).says(&[
        "‸: card 215 Teddy Roosevelt / General Huerta: the card changes the regime already; once is enough",
    ]);
}

#[test]
fn sides_differ_in_colour_or_prestige() {
    let message = "the two sides have the same colour and prestige; there is nothing to choose";
    let newspaper = slip(35, "[[partner.sides]]", "‸[[partner.sides]]").and(
        35,
        "faction = \"blue\"\nprestige = \"outrage\"",
        "faction = \"white\"\nprestige = \"revolution\"",
    );
    breach("sides-differ", newspaper).says(&[&format!("‸: card 035 Silvestre Terrazas: {message}")]);
    let public = slip(214, "[[public.sides]]", "‸[[public.sides]]").and(214, "\"command\"", "\"revolution\"");
    breach("sides-differ", public).says(&[&format!("‸: card 214 Catholic Church: {message}")]);
    let hacendado =
        slip(208, "[[hacendado.sides]]", "‸[[hacendado.sides]]").and(208, "\"revolution\"", "\"command\"");
    breach("sides-differ", hacendado).says(&[&format!("‸: card 208 Venustiano Carranza: {message}")]);
}

#[test]
fn sides_differ_and_no_hacendado_is_reached_by_mule() {
    breach("sides-differ", slip(208, "connection = \"rail\"", "connection = ‸\"mule\"")).says(&[
        "‸: card 208 Venustiano Carranza: a Hacendado is reached by `rail` or on `foot`, not by `mule`",
    ]);
}

#[test]
fn words_fit_only_a_troop_spares_its_destination() {
    let slips = slip(125, "{ unrest = {", "‸{ unrest = { where = \"every_other\",");
    breach("words-fit", slips).says(&[
        "‸: card 125 The Lusitania Is Torpedoed: `where = \"every_other\"` spares the destination of a troop, and \
         this card is none",
    ]);
}

#[test]
fn words_fit_who_is_discarded_or_jailed_is_of_a_kind() {
    breach("words-fit", slip(40, "{ discard = { kind = \"enterprise\", ", "‸{ discard = { "))
        .says(&["‸: card 040 Governor Plutarco Elías Calles: say of which `kind` the cards are: one that stands in tableaus"]);
    breach("words-fit", slip(123, "{ jail = { kind = \"partner\", ", "‸{ jail = { "))
        .says(&["‸: card 123 Red Raids and Deportations: say of which `kind` the cards are: one that stands in tableaus"]);
}

#[test]
fn words_fit_land_is_for_what_grows_and_a_patent_for_mines() {
    breach("words-fit", slip(186, "{ land = { cubes = 1, of = { sort = \"ranch\"", "‸{ land = { cubes = 1, of = { sort = \"bank\""))
        .says(&["‸: card 186 Terrazas Vaqueros: land is for a `sort` of enterprise that grows: `ranch` or `plantation`"]);
    breach(
        "words-fit",
        slip(
            39,
            "{ patent = { cubes = 1, of = { sort = \"mine\"",
            "‸{ patent = { cubes = 1, of = { sort = \"bank\"",
        ),
    )
    .says(&["‸: card 039 Dr. Ricketts’s Patents: a patent is `of` the `sort` of enterprise `mine`"]);
}

#[test]
fn words_fit_an_ability_is_about_cards_for_which_it_means_something() {
    let play = "an extra play is `of` cards of a kind that is played from the hand";
    let buy = "an extra purchase is `of` cards of a kind that is in the Market";
    let other = "only an extra play or purchase is `of` some cards";
    let playing = "playing is `of` cards of a kind that is played from the hand";
    let buying = "buying is `of` cards of a kind that is in the Market";
    let enterprises = "this is done to enterprises";
    let troops = "only troops are redeployed";
    let monopoly = "a monopoly is on `play`, `connection` or `land`";
    for (ability, message) in [
        ("{ extra = { action = \"play\" } }", play),
        ("{ extra = { action = \"play\", of = { kind = \"headline\" } } }", play),
        ("{ extra = { action = \"play\", of = { district = \"sonora\" } } }", play),
        ("{ extra = { action = \"buy\" } }", buy),
        ("{ extra = { action = \"buy\", of = { kind = \"public\" } } }", buy),
        ("{ extra = { action = \"police\", of = { kind = \"troop\" } } }", other),
        ("{ discount = { price = \"half\", on = \"play\" } }", playing),
        ("{ discount = { price = \"half\", on = \"play\", of = { kind = \"topple\" } } }", playing),
        ("{ discount = { price = \"half\", on = \"buy\" } }", buying),
        ("{ discount = { price = \"half\", on = \"buy\", of = { kind = \"hacendado\" } } }", buying),
        ("{ discount = { price = \"half\", on = \"connection\", of = { kind = \"troop\" } } }", enterprises),
        ("{ discount = { price = \"half\", on = \"land\", of = { kind = \"partner\" } } }", enterprises),
        ("{ discount = { price = \"half\", on = \"redeploy\", of = { kind = \"partner\" } } }", troops),
        ("{ monopoly = { on = \"play\" } }", playing),
        ("{ monopoly = { on = \"land\", of = { kind = \"troop\" } } }", enterprises),
        ("{ monopoly = { on = \"buy\", of = { kind = \"troop\" } } }", monopoly),
        ("{ monopoly = { on = \"redeploy\" } }", monopoly),
    ] {
        let slips = slip(32, "[\"spy\"]", &format!("[\"spy\", ‸{ability}]"));
        breach("words-fit", slips).says(&[&format!("‸: card 032 Coronela Carmen Alanís: {message}")]);
    }
}

#[test]
fn met_every_filter_is_met_by_another_card() {
    for (number, name, old, new, filter) in [
        (
            125,
            "The Lusitania Is Torpedoed",
            "{ unrest = { disks = 1, of = { ",
            "‸{ unrest = { disks = 1, of = { district = \"sonora\", ",
            "kind enterprise, sort gun_store, district sonora",
        ),
        (
            98,
            "Phelps Dodge Copper Queen",
            "{ protect = { sort = \"mine\"",
            "‸{ protect = { sort = \"plantation\"",
            "kind enterprise, sort plantation, district america",
        ),
        // The card itself would match.
        (
            79,
            "Fundición de Ávalos",
            "income = { count = { sort = \"mine\"",
            "income = ‸{ count = { sort = \"smelter\"",
            "kind enterprise, sort smelter, district chihuahua",
        ),
        (
            1,
            "Border Rustlers",
            "target = { ",
            "target = ‸{ cost_max = 2, ",
            "kind enterprise, sort ranch, cost at most 2",
        ),
        (
            143,
            "Latifundistas Fence the Commons",
            "steal = { per = { cards = { ",
            "steal = ‸{ per = { cards = { connection = \"foot\", slave = true, district = \"america\", ",
            "kind enterprise, sort ranch or plantation, district america, connection foot, slave true",
        ),
        (
            151,
            "Sherman Antitrust Suit",
            "deed = { discard = { ",
            "deed = ‸{ discard = { prestige = \"command\", ",
            "kind partner, role monopoly, prestige command",
        ),
        (
            166,
            "A Cannonade of 50,000 Pesos",
            "deed = { discard = { ",
            "deed = ‸{ discard = { cost_max = 0, prestige = \"loyalty\", ",
            "kind troop, faction green or white or red, prestige loyalty, cost at most 0",
        ),
    ] {
        breach("met", slip(number, old, new)).says(&[&format!(
            "‸: card {number:03} {name}: no other card in the deck matches this filter ({filter}); name something \
             that is there"
        )]);
    }
}

#[test]
fn met_the_target_of_an_orange_card_lies_under_its_flag() {
    breach("met", slip(136, "{ sort = [\"mine\", \"smelter\"] }", "‸{ sort = \"gun_store\" }")).says(&[
        "‸: card 136 Santa Isabel Massacre: no other card in the deck matches this filter (kind enterprise, sort \
         gun_store, district chihuahua); name something that is there",
    ]);
    breach("met", slip(136, "target = { sort", "target = ‸{ district = \"sonora\", sort")).says(&[
        "‸: card 136 Santa Isabel Massacre: no enterprise in `chihuahua` matches this target; name something that \
         is there",
    ]);
}

#[test]
fn met_every_flag_flies_over_an_enterprise() {
    let slips = slip(168, "district = ", "district = ‸")
        .and(40, "{ governor = \"sonora\" }", "‸{ governor = \"america\" }")
        .and(135, "district = ", "district = ‸");
    let slips = every(slips, "enterprises.toml", "district = \"america\"", "district = \"sonora\"");
    breach("met", slips).says_among_others(&[
        "‸: card 135 El Paso Bath Riots: no enterprise lies in `america`; name something that is there",
        "‸: card 040 Governor Plutarco Elías Calles: no enterprise lies in `america`; name something that is there",
        "‸: card 168 Arizona Rangers: no enterprise lies in `america`; name something that is there",
    ]);
}

#[test]
fn met_every_colour_of_a_strife_is_on_another_card() {
    let mut slips = slip(106, "{ strife", "‸{ strife")
        .and(209, "\"outrage\"", "\"command\"")
        .and(212, "\"outrage\"", "\"loyalty\"")
        .and(213, "\"outrage\"", "\"command\"");
    for file in ["partners.toml", "troops.toml", "public.toml"] {
        slips = every(slips, file, "faction = \"blue\"", "faction = \"white\"");
    }
    breach("met", slips).says_among_others(&[
        "‸: card 106 Arizona Statehood: no other card is `blue`; name something that is there",
    ]);
}

#[test]
fn met_every_prestige_that_is_counted_is_on_another_card() {
    let mut slips = slip(
        107,
        "{ gold = { change = 1, who = \"each\", per = { prestige = \"loyalty\"",
        "‸{ gold = { change = 1, who = \"each\", per = { prestige = \"command\"",
    )
    .and(139, "steal = { per = { prestige = \"loyalty\"", "steal = ‸{ per = { prestige = \"command\"");
    for (file, field, other) in [
        ("troops.toml", "prestige", "revolution"),
        ("public.toml", "prestige", "outrage"),
        ("black.toml", "award", "outrage"),
    ] {
        slips = every(slips, file, &format!("{field} = \"command\""), &format!("{field} = \"{other}\""));
    }
    breach("met", slips).says(&[
        "‸: card 107 Taft and Díaz Meet at El Paso: no other card gives `command`; name something that is there",
        "‸: card 139 Creel Tax Increases: no other card gives `command`; name something that is there",
    ]);
}

#[test]
fn met_every_regime_has_its_card() {
    let slips = slip(145, "regime = ", "regime = ‸").and(3, "effects = [", "effects = [‸");
    breach("met", cut(slips, "regimes.toml", 219)).beside(&["regimes"]).says_among_others(&[
        "‸: card 145 Article 27: there is no card of the regime `anarchy`; name something that is there",
        "‸: card 003 Manifesto of the Flores Magón Brothers: there is no card of the regime `anarchy`; name \
         something that is there",
    ]);
}
