//! The rulebook's robot, row by row: every row of the ledger's part BOT has its test here.

mod rules_of_thumb;
mod steps;
mod steps_2;
mod steps_3;
mod support;
mod topple;
