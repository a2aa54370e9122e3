//! The rulebook, row by row: every rule, ruling, worked example and card has its test here.
//!
//! One binary for all of them, because linking many costs more than running them.

mod cards_black;
mod cards_enterprises;
mod cards_enterprises_2;
mod cards_headlines;
mod cards_orange;
mod cards_others;
mod cards_partners;
mod cards_partners_2;
mod cards_troops;
mod conflict;
mod conflict_2;
mod conflict_3;
mod conflict_4;
mod conflict_5;
mod conflict_6;
mod economy;
mod economy_2;
mod economy_3;
mod economy_4;
mod first;
mod foreign;
mod general;
mod general_2;
mod general_3;
mod general_4;
mod general_5;
mod general_6;
mod outline;
mod politics;
mod politics_2;
mod politics_3;
mod politics_4;
mod politics_5;
mod politics_6;
mod politics_7;
mod rulings;
mod rulings_2;
mod rulings_3;
mod scenarios;
mod scenarios_2;
mod solitaire;
mod solitaire_2;
mod support;
mod wishes;
