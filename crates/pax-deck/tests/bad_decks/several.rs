//! Many slips at once, and slips by chance.

use std::fs;

use pax_deck::Severity;
use pax_deck::deck::STANDARD;

use crate::slips::{slip, standard};
use crate::{Folder, refused};

#[test]
fn all_slips_are_reported_at_once_in_the_order_of_files_and_lines() {
    let slips = slip(196, "[[troop]]", "‸[[troop]]")
        .and(196, "faction = \"red\"\n", "")
        .and(61, "district = \"sonora\"", "district = ‸\"sonara\"")
        .and(61, "cost = 4", "cost = ‸40")
        .and(50, "number = 50", "number = ‸49")
        .and(145, "deed = { nationalize", "deed = { ‸nationalise");
    refused(
        &slips,
        &[
            "‸: card 145 Article 27: `deed`: there is no word `nationalise` here; did you mean `nationalize`? it is one \
             of `assassinate`, `nationalize`, `conspire`, `discard`, `jail`, `special`",
            "‸: card 049 Aduana de Ciudad Juárez: the number stands on Hacienda de Encinillas too; give each card its \
             own",
            "‸: card 061 Minas Prietas: `district`: `sonara` is no district; did you mean `sonora`? it is one of \
             `sonora`, `chihuahua`, `america`",
            "‸: card 061 Minas Prietas: `cost`: 40 is out of bounds; a cost is a whole number from 0 to 31",
            "‸: card 196 Práxedis Guerrero’s Liberals: the field `faction` is missing",
        ],
    );
}

#[test]
fn all_slips_in_one_list_are_reported_at_once() {
    refused(
        &slip(105, "{ recall = { district = \"sonora\"", "{ recall = { district = ‸\"sonara\"").and(
            105,
            "{ regime = \"pax\" }",
            "{ regime = ‸\"peace\" }",
        ),
        &[
            "‸: card 105 Yaquis Deported to Yucatán: `effects.1`: `sonara` is no district; did you mean `sonora`? it is \
             one of `sonora`, `chihuahua`, `america`, `mexico`",
            "‸: card 105 Yaquis Deported to Yucatán: `effects.3`: `peace` is no regime; it is one of `pax`, `us`, \
             `martial`, `anarchy`",
        ],
    );
}

/// A linear congruential generator (Knuth's), good enough to choose slips and the same on every machine.
struct Chance(u64);

impl Chance {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).expect("31 bits") % bound
    }
}

/// Deletes, doubles or replaces a byte or a line.
fn mutated(text: &str, chance: &mut Chance) -> Vec<u8> {
    let by_line = chance.below(2) == 0;
    let mut parts: Vec<&[u8]> = if by_line {
        text.as_bytes().split_inclusive(|&byte| byte == b'\n').collect()
    } else {
        text.as_bytes().chunks(1).collect()
    };
    let (at, other) = (chance.below(parts.len()), chance.below(parts.len()));
    match chance.below(3) {
        0 => drop(parts.remove(at)),
        1 => parts.insert(at, parts[at]),
        _ => parts[at] = parts[other],
    }
    parts.concat()
}

#[test]
fn no_slip_by_chance_makes_it_panic_or_leaves_it_speechless() {
    let folder = Folder::of(&standard());
    let mut chance = Chance(1910);
    let mut refused = 0;
    for round in 0..300 {
        let (file, text) = STANDARD[chance.below(STANDARD.len())];
        folder.write(file, mutated(text, &mut chance));
        if let Err(rejected) = folder.open() {
            refused += 1;
            let lines = fs::read(folder.path(file)).unwrap().split(|&byte| byte == b'\n').count();
            assert!(rejected.problems.iter().any(|problem| problem.severity == Severity::Error));
            for problem in rejected.problems {
                assert!(!problem.message.is_empty(), "round {round}: {problem}");
                assert!(!problem.to_string().contains(char::is_control), "round {round}: {problem}");
                assert!(
                    problem.place.file != file || problem.place.line <= lines,
                    "round {round}: {problem}"
                );
            }
        }
        folder.write(file, text);
    }
    assert!(refused > 100, "only {refused} of 300 slips were refused");
}
