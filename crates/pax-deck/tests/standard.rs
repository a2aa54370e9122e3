//! The standard deck obeys all laws.

use pax_deck::Deck;
use pax_deck::deck::STANDARD;
use pax_deck::laws::Origin;

#[test]
fn the_standard_deck_obeys_all_laws() {
    match Deck::from_files(&STANDARD, Origin::Standard) {
        Ok(opened) => assert_eq!(opened.warnings, []),
        Err(rejected) => panic!("{rejected}"),
    }
}
