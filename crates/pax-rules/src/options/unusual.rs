//! The list of options, bare: the automation of the repository reads this file too, and it depends on nothing.

/// Every option that makes a game unlike the usual one.
pub(crate) const UNUSUAL: [&str; 13] = [
    "setup=rapid",
    "hacendados=chosen",
    "iron_hand",
    "senility",
    "retirement",
    "strife_ban",
    "chain_federal=mexico",
    "deploy_sack_troop=hand",
    "final_gold=phase3",
    "liberator_jailed=off",
    "ties=broken",
    "stall=1",
    "edition=first",
];
