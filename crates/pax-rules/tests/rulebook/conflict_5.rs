//! RETREAT, ARMY and UNREST.

use crate::support::{self, covers, game, p};
use pax_rules::{Ending, Event, Rule};

#[test]
fn retreat_01_sacked_and_revolted_enterprises_displace_their_troops() {
    covers(&[Rule::Retreat01, Rule::Slave12]);
    let mut game = game(
        "p1 gold 9 hacendado 212\np1 hand 203\np2 gold 9 hacendado 211 plan 2\n\
         p2 has 073 income 1 oval1 p1 troop 184\np3 hacendado 209\n\
         p2 has 085 income 0 extorted 181 by p3",
    );
    assert_eq!(game.reserve(3), 12);
    game.play(&["play 203 at 073"]);
    // 073 revolts; 085 loses its only plantation and is sacked when the first troop has gone its way.
    assert!(game.in_grudge(1, 73));
    assert_eq!(game.legal(), ["retreat 184", "abandon 184"]);
    game.play(&["retreat 184"]);
    assert!(game.in_hand(2, 85) && game.discarded(181));
    assert_eq!((game.reserve(1), game.reserve(2), game.reserve(3)), (13, 15, 13), "all cubes are home");
}

#[test]
fn retreat_03_a_loyalist_flips_to_the_colour_of_his_troop() {
    covers(&[Rule::Retreat03, Rule::Retreat10]);
    // Carranza: Command by rail, or Revolution on foot; as a Loyalist he buys headlines at half price.
    let mut game = game(
        "p1 gold 9 hacendado 212\np1 has 067 income 2 extorted 188 by p2\np2 gold 9 hacendado 208\n\
         market 051 052 053 107",
    );
    assert_eq!(game.reserve(2), 12);
    game.play(&["sell 067", "retreat 188"]);
    assert_eq!(game.after("p2", "plan").as_deref(), Some("2"), "Revolution");
    assert_eq!(game.reserve(2), 15, "the Extortion Cube and the two Income Cubes of the Loyalist");
    game.play(&["end"]);
    let gold = game.gold(2);
    game.play(&["buy a4", "quo"]);
    assert_eq!(game.gold(2), gold - 4, "the full price: the ability is lost");
    game.play(&["end"]);
    assert_eq!(game.gold(2), gold - 4, "no income any more");
}

#[test]
fn retreat_10_the_orientation_is_permanent_and_gives_its_prestige() {
    covers(&[Rule::Retreat10]);
    let mut game = game(
        "regime anarchy\np1 gold 9 hacendado 212\np1 has 067 income 2 extorted 189 by p2\n\
         p2 gold 9 hacendado 208\np2 has 007\np2 has 022\n\
         market 206",
    );
    game.play(&["sell 067", "retreat 189", "buy a1", "quo"]);
    // p2 has flipped and is asked for no manifesto. 007, 022, the troop and his plan: more than 2 + 1 + 0.
    assert_eq!(game.decider(), Some(p(1)));
    game.play(&["pass"]);
    assert_eq!(game.state.outcome().map(|outcome| outcome.winners), Some(0b10));
}

#[test]
fn retreat_04_it_is_paid_at_once_by_the_plans_connection() {
    covers(&[Rule::Retreat04, Rule::Retreat05, Rule::Retreat13]);
    for (stand, gold) in [("208 plan 1", 1), ("208", 1), ("211 plan 2", 5), ("211", 5)] {
        let mut game =
            game(&format!("p1 gold 9 hacendado {stand}\np1 has 067 income 2 troop 184\np2 hacendado 212"));
        game.play(&["sell 067", "retreat 184"]);
        assert_eq!(game.gold(1), 9 + 3 - gold, "{stand}: his own troop on his own enterprise");
        assert_eq!(game.actions(), 2, "only the sale was an action");
        assert!(game.listed("p1 army", 184));
    }
}

#[test]
fn retreat_06_defeated_troops_cannot_retreat() {
    covers(&[Rule::Retreat06]);
    let mut game = game(
        "p1 gold 9 hacendado 212\np1 hand 184\np2 gold 9 hacendado 210 plan 1\np2 has 067 income 2 troop 188",
    );
    game.play(&["play 184 at 067"]);
    assert!(game.discarded(188));
    assert_eq!(game.decider(), Some(p(1)), "nobody was asked");
}

#[test]
fn retreat_08_no_effects_happen() {
    covers(&[Rule::Retreat08, Rule::Troop02]);
    let mut game =
        game("p1 gold 9 hacendado 208\np1 has 067 income 2 troop 184\np1 has 091 income 1\np2 hacendado 212");
    game.play(&["sell 067", "retreat 184"]);
    assert_eq!((game.regime().as_str(), game.unrest(91)), ("pax", 0));
}

#[test]
fn retreat_09_where_it_is_impossible_the_troop_is_discarded() {
    covers(&[Rule::Retreat09]);
    for (stand, why) in [
        ("gold 9 hacendado 208 plan 2", "flipped to another colour"),
        ("gold 9 hacendado 209", "the colour is not on the card"),
        ("gold 4 hacendado 211", "five on foot cannot be paid"),
        ("gold 9 hacendado 211 dead", "assassinated"),
    ] {
        let mut game =
            game(&format!("p1 gold 9 hacendado 212\np1 has 067 income 2 extorted 184 by p2\np2 {stand}"));
        game.play(&["sell 067"]);
        assert!(game.discarded(184), "{why}");
        assert_eq!(game.decider(), Some(p(1)), "{why}");
        assert_eq!(game.after("p2", "plan").is_some(), stand.contains("plan"), "nobody flips for it");
    }
    let mut rich =
        game("p1 gold 9 hacendado 212\np1 has 067 income 2 extorted 184 by p2\np2 gold 5 hacendado 211");
    rich.play(&["sell 067", "retreat 184"]);
    assert_eq!(rich.gold(2), 0);
}

#[test]
fn retreat_11_no_ability_of_the_loyalist_makes_it_cheaper() {
    covers(&[Rule::Retreat11]);
    // Reyes, friend of troops, pays in full; a partner's discount on redeploying holds.
    let mut reyes =
        game("p1 gold 5 hacendado 211\np1 has 067 income 2 troop 184\np2 hacendado 212\nregime anarchy");
    reyes.play(&["sell 067", "retreat 184"]);
    assert_eq!(reyes.gold(1), 5 + 1 - 5);
    let mut church = game(
        "p1 gold 5 hacendado 211\np1 has 214 second\np1 has 067 income 2 troop 184\np2 hacendado 212\n\
         regime anarchy",
    );
    church.play(&["sell 067", "retreat 184"]);
    assert_eq!(church.gold(1), 6);
}

#[test]
fn retreat_12_strife_upkeep_and_defeat_give_no_retreat() {
    covers(&[Rule::Retreat12]);
    let mut strife = game(
        "p1 gold 9 hacendado 208\np1 has 014\np1 has 067 income 2 troop 188\np2 hacendado 212\nmarket 120",
    );
    strife.play(&["buy a1", "event", "discard red"]);
    assert!(strife.discarded(188));
    assert_eq!((strife.decider(), strife.line("p1 army")), (Some(p(1)), None));
    let mut upkeep = game(
        "depression\npile bear\np1 gold 9 hacendado 208\np1 has 067 income 2 troop 188\np2 hacendado 212",
    );
    upkeep.play(&["end", "keep 067", "drop 188"]);
    assert!(upkeep.discarded(188));
    assert_eq!(upkeep.active(), 2);
    let mut beaten = game(
        "p1 gold 9 hacendado 212\np1 hand 184\np1 has 067 income 2 extorted 188 by p2\n\
         p2 gold 9 hacendado 208",
    );
    beaten.play(&["play 184 at 067"]);
    assert!(beaten.discarded(188));
    assert_eq!(beaten.decider(), Some(p(1)));
}

#[test]
fn retreat_14_civil_war_does_not_ban_it() {
    covers(&[Rule::Retreat14]);
    let mut game =
        game("p1 gold 9 hacendado 212\np1 hand 040\np2 gold 9 hacendado 210\np2 has 067 income 1 troop 188");
    game.play(&["play 040"]);
    assert!(game.discarded(67));
    game.play(&["retreat 188"]);
    assert!(game.listed("p2 army", 188));
    game.play(&["end"]);
    game.refuses(Rule::ActRedeploy11, "redeploy 188 army");
}

#[test]
fn retreat_15_each_owner_decides_for_each_troop_and_the_first_may_fix_the_colour() {
    covers(&[Rule::Retreat15]);
    let stand = "p1 gold 9 hacendado 212\np1 hand 040\np1 has 067 income 1 extorted 188 by p3\n\
             p1 has 091 income 1 extorted 184 by p3\n\
                 p1 has 092 income 1 extorted 189 by p3\np1 has 093 income 1 extorted 190 by p2\n\
                 p1 has 054 income 2 troop 191\n\
                 p2 gold 9 hacendado 209\np3 gold 9 hacendado 208";
    let mut red = game(stand);
    red.play(&["play 040"]);
    assert_eq!(red.decider(), Some(p(2)), "clockwise from the left of the cause");
    red.play(&["retreat 190"]);
    assert_eq!(red.decider(), Some(p(3)));
    red.play(&["retreat 189"]);
    assert!(red.discarded(184), "Revolution: the white troop can no longer join");
    assert_eq!(red.gold(3), 7);
    red.play(&["retreat 188"]);
    assert_eq!((red.gold(3), red.line("p3 army").as_deref()), (7, Some("188 189")), "each is paid for");
    assert!(red.discarded(191), "p1's own: no plan of that colour");
    let mut white = game(stand);
    white.play(&["play 040", "abandon 190", "retreat 184"]);
    assert!(white.discarded(188) && white.discarded(189), "Command: the red troops cannot");
}

#[test]
fn army_01_army_02_troops_are_played_and_redeployed_there_for_the_plans_connection() {
    covers(&[Rule::Army01, Rule::Army02]);
    // Shepherd's Appeal to Washington: Outrage, by rail.
    let mut game =
        game("p1 gold 9 hacendado 212 plan 1\np1 hand 168\np1 has 051 income 1 troop 171\np2 hacendado 209");
    game.play(&["play 168 army"]);
    assert_eq!(game.gold(1), 7, "two by rail");
    game.play(&["redeploy 171 army"]);
    assert_eq!((game.gold(1), game.troop_at(51)), (6, None), "one by rail");
    assert_eq!(game.line("p1 army").as_deref(), Some("168 171"));
}

#[test]
fn army_03_only_troops_of_the_plans_colour() {
    let game = game(
        "p1 gold 9 hacendado 210 plan 1\np1 hand 184 168 179 188\np1 has 067 income 1 troop 181\n\
         p2 hacendado 209",
    );
    game.refuses(Rule::Army03, "play 184 army").refuses(Rule::Army03, "play 168 army");
    game.refuses(Rule::Army03, "play 179 army").refuses(Rule::Army03, "redeploy 181 army");
    game.allows("play 188 army");
}

#[test]
fn army_04_it_is_in_play_and_its_prestige_active() {
    covers(&[Rule::Army04]);
    let mut game = game(
        "regime martial\np1 gold 9 hacendado 212 plan 2\np1 army 184 181 182\np2 gold 9 hacendado 209\n\
         market 206 115",
    );
    game.play(&["buy a2", "event"]);
    assert_eq!(game.gold(1), 9 - 1 + 3, "one gold for each troop in play");
    let mut coup = support::game(
        "regime martial\np1 gold 9 hacendado 212 plan 2\np1 army 184 181 182\np2 gold 9 hacendado 209\n\
         market 206",
    );
    coup.play(&["buy a1", "quo", "pass"]);
    assert_eq!(
        coup.state.outcome().map(|outcome| outcome.ending),
        Some(Ending::Toppled(pax_deck::vocabulary::Prestige::Command)),
        "three troops and the plan against three"
    );
}

#[test]
fn army_06_it_may_be_redeployed_to_enterprises_of_its_jurisdiction() {
    covers(&[Rule::Army06]);
    let mut game = game(
        "p1 gold 9 hacendado 210 plan 1\np1 army 188 191\np1 has 068 income 1\np2 hacendado 209\n\
         p2 has 067 income 1",
    );
    game.refuses(Rule::Troop03, "redeploy 188 at 068");
    game.play(&["redeploy 191 at 067"]);
    assert_eq!((game.troop_at(67), game.extorted(67), game.gold(1)), (Some(191), true, 7));
    assert_eq!(game.line("p1 army").as_deref(), Some("188"));
    assert_eq!(game.regime(), "pax");
}

#[test]
fn army_07_no_troop_attacks_or_extorts_it() {
    covers(&[Rule::Army07]);
    let game = game(
        "regime anarchy\np1 gold 30 hacendado 212\np1 hand 181 177\np1 has 067 income 1 troop 182\n\
         p2 hacendado 210 plan 1\np2 army 188\n\
         p2 has 068 income 1",
    );
    game.refuses(Rule::Troop12, "play 181 at 210").refuses(Rule::Troop12, "redeploy 182 at 210");
    game.refuses(Rule::Troop01, "play 181 at 188");
    let moves: Vec<String> =
        game.legal().into_iter().filter(|text| text.contains(" at ") || text.contains("army")).collect();
    assert_eq!(moves, ["play 177 at 068", "play 181 at 068", "redeploy 182 at 068"]);
}

#[test]
fn army_08_each_troop_makes_the_hacendado_three_dearer_to_kill_and_goes_with_him() {
    covers(&[Rule::Army08]);
    // SCN-45.
    let stand =
        "p2 hacendado 210 plan 1\np2 army 188 191\np1 hacendado 212\np1 hand 162\nmarket 206\np1 gold";
    let mut dear = game(&format!("{stand} 8"));
    dear.play(&["buy a1", "quo", "pass"]);
    assert_eq!(dear.active(), 1);
    assert_eq!(dear.after("p2", "plan").as_deref(), Some("1"), "eight gold are not enough: not even asked");
    let mut killed = game(&format!("{stand} 9"));
    killed.play(&["buy a1", "quo", "pass", "kill p2 with 162"]);
    assert_eq!(killed.gold(1), 0);
    assert!(killed.discarded(188) && killed.discarded(191));
    assert_eq!(killed.line("p2 army"), None);
}

#[test]
fn army_09_only_the_hacendados_own_player_uses_it() {
    covers(&[Rule::Army09]);
    let mut game = game("p1 gold 9 hacendado 212\np1 hand 188\np2 gold 9 hacendado 210 plan 1\np2 hand 189");
    game.refuses(Rule::Troop11, "play 188 army").refuses(Rule::Troop12, "play 188 at 210");
    game.play(&["end", "play 189 army"]);
    assert_eq!(game.line("p2 army").as_deref(), Some("189"));
}

#[test]
fn army_10_it_yields_no_income() {
    covers(&[Rule::Army10]);
    let mut game = game("p1 gold 0 hacendado 210 plan 1\np1 army 188 189 190\np2 hacendado 209");
    game.play(&["end"]);
    assert_eq!(game.gold(1), 0);
}

#[test]
fn army_11_it_is_never_lost_to_strife() {
    covers(&[Rule::Army11]);
    let mut game =
        game("p1 gold 9 hacendado 210 plan 1\np1 army 188 189\np1 has 014\np2 hacendado 209\nmarket 120");
    game.play(&["buy a1", "event"]);
    assert!(game.discarded(14), "green goes, unasked");
    assert_eq!(game.line("p1 army").as_deref(), Some("188 189"));
}

#[test]
fn unrest_01_headlines_orange_cards_troops_and_partners_bring_it() {
    covers(&[Rule::Unrest01]);
    let stand = "p1 gold 30 hacendado 212\np2 hacendado 209\np2 has 068 income 1\np2 has 067 income 1\n\
             p1 has 091 income 1\n";
    let mut headline = game(&format!("{stand}market 124"));
    headline.play(&["buy a1", "event"]);
    assert_eq!((headline.unrest(68), headline.unrest(67)), (1, 0), "Chihuahua");
    let mut orange = game(&format!("{stand}p1 hand 203"));
    orange.play(&["play 203 at 067"]);
    assert_eq!((orange.unrest(68), orange.unrest(67)), (0, 3));
    let mut troop = game(&format!("{stand}p1 hand 191"));
    troop.play(&["play 191 at 091"]);
    assert_eq!((troop.unrest(68), troop.unrest(67), troop.unrest(91)), (0, 1, 0));
    let mut partner = game(&format!("{stand}p1 has 034"));
    partner.play(&["agitate 034 at 067"]);
    assert_eq!((partner.unrest(67), partner.actions()), (1, 2));
    partner.refuses(Rule::Act07, "agitate 034 at 068");
}

#[test]
fn unrest_01_agitators_are_held_by_their_card_and_by_martial_law() {
    let stand = "p1 gold 30 hacendado 212\np1 has 034\np1 has 014\np2 hacendado 209\np2 has 067 income 1\n\
             p2 has 051 income 1\n";
    game(stand).refuses(Rule::Unrest01, "agitate 034 at 051").allows("agitate 034 at 067");
    game(&format!("{stand}regime martial")).refuses(Rule::Unrest01, "agitate 034 at 067");
}

#[test]
fn unrest_02_no_cube_there_earns_gold() {
    covers(&[Rule::Unrest02, Rule::Unrest07, Rule::Unrest15]);
    for (unrest, gold) in [("", [2 + 2 + 1, 2 + 1, 2 + 1]), ("unrest 1 ", [2, 2, 2])] {
        let mut game = game(&format!(
            "p1 gold 0 hacendado 212\np1 has 049 income 2 {unrest}oval1 p3 covered extorted 193 by p2\n\
             p2 gold 0 hacendado 209\n\
             p3 gold 0 hacendado 208",
        ));
        game.play(&["end", "end", "end"]);
        assert_eq!([1, 2, 3].map(|seat| game.gold(seat)), gold, "{unrest}");
        assert_eq!(
            (game.income(49), game.extorted(49), game.covered(49)),
            (2, true, true),
            "no cube is removed"
        );
        assert_eq!(game.after("p1 has 049", "oval1").as_deref(), Some("p3"));
    }
}

#[test]
fn unrest_03_the_enterprises_prestige_is_off() {
    covers(&[Rule::Unrest03]);
    // Four Loyalty points of enterprises against two of Díaz and one of the Vice-President.
    for (unrest, topples) in [("", true), (" unrest 1", false)] {
        let mut game = game(&format!(
            "p1 gold 9 hacendado 212\np1 has 049 income 1\np1 has 056 income 3\np1 has 083 income 0\n\
             p1 has 079 income 0{unrest}\n\
             p2 gold 9 hacendado 209\nmarket 206",
        ));
        game.play(&["buy a1", "quo", "pass", "pass"]);
        assert_eq!(game.state.outcome().is_some(), topples, "{unrest}");
    }
}

#[test]
fn unrest_05_its_abilities_are_off() {
    covers(&[Rule::Unrest05]);
    let chain = |unrest: &str| {
        let mut game = game(&format!(
            "p1 gold 30 hacendado 212\np1 has 059 income 2{unrest} oval2 p1\np1 has 067 income 1\n\
             p2 hacendado 209",
        ));
        game.play(&["upgrade 067"]);
        30 - game.gold(1)
    };
    assert_eq!((chain(""), chain(" unrest 1")), (1, 3), "a Chain Railroad");
    let bank = |unrest: &str| {
        let mut game = game(&format!(
            "p1 gold 30 hacendado 212\np1 hand 078\np1 has 056 income 3{unrest}\np2 hacendado 209",
        ));
        game.play(&["play 078"]);
        30 - game.gold(1)
    };
    assert_eq!((bank(""), bank(" unrest 1")), (0, 8), "a bank's favour");
}

#[test]
fn unrest_06_its_connection_upgrade_is_off() {
    covers(&[Rule::Unrest06]);
    for (unrest, gold) in [("", 1), (" unrest 1", 3)] {
        let mut game = game(&format!(
            "p1 gold 9 hacendado 212\np1 hand 184\np2 hacendado 209\np2 has 067 income 1{unrest} oval1 p2",
        ));
        game.play(&["play 184 at 067"]);
        assert_eq!(game.gold(1), 9 - gold, "rail, or the mule it was built over");
    }
}

#[test]
fn unrest_07_it_removes_no_cubes() {
    covers(&[Rule::Unrest07]);
    let mut game = game(
        "p1 gold 9 hacendado 212\np1 hand 203\np2 gold 9 hacendado 209\np2 has 049 income 2 oval1 p1 covered",
    );
    game.play(&["play 203 at 049"]);
    assert_eq!((game.unrest(49), game.income(49), game.covered(49)), (3, 2, true));
    assert_eq!((game.reserve(1), game.reserve(2)), (12, 10));
}

#[test]
fn unrest_08_police_removes_one_and_a_troop_as_many_as_its_firepower() {
    covers(&[Rule::Unrest08]);
    let mut game = game(
        "p1 gold 30 hacendado 212\np1 hand 181\np1 has 067 income 1 unrest 9\n\
         p1 has 091 income 1 unrest 5 troop 184\np2 hacendado 209",
    );
    game.play(&["police 067"]);
    assert_eq!((game.unrest(67), game.gold(1)), (8, 27));
    game.play(&["play 181 at 067"]);
    assert_eq!(game.unrest(67), 5, "played");
    game.play(&["redeploy 184 at 091"]);
    assert_eq!((game.unrest(91), game.actions()), (3, 0), "redeployed in place");
    let mut moved = support::game(
        "p1 gold 30 hacendado 212\np1 has 067 income 1 unrest 9\np1 has 091 income 1 troop 184\n\
         p2 hacendado 209",
    );
    moved.play(&["redeploy 184 at 067"]);
    assert_eq!(moved.unrest(67), 7, "redeployed");
}

#[test]
fn unrest_09_an_enterprise_in_unrest_is_not_sold() {
    covers(&[Rule::Unrest09]);
    let game =
        game("p1 gold 9 hacendado 212\np1 has 067 income 1 unrest 1\np1 has 091 income 1\np2 hacendado 209");
    game.refuses(Rule::ActSell03, "sell 067");
    let sales: Vec<String> = game.legal().into_iter().filter(|text| text.starts_with("sell")).collect();
    assert_eq!(sales, ["sell 091"]);
}

#[test]
fn unrest_10_unrest_11_ones_own_in_unrest_is_no_target_an_opponents_is_again_and_again() {
    covers(&[Rule::Unrest10, Rule::Unrest11]);
    let mut game = game(
        "p1 gold 9 hacendado 212\np1 hand 203 134 199\np1 has 067 income 1 unrest 1\n\
         p2 gold 9 hacendado 209\np2 has 091 income 1 unrest 1",
    );
    game.refuses(Rule::Straw03, "play 203 at 067");
    game.play(&["play 203 at 091", "play 134 at 091", "play 199 at 091"]);
    assert_eq!((game.unrest(91), game.income(91)), (9, 1));
}

#[test]
fn unrest_12_smelters_and_projects_do_not_count_it() {
    covers(&[Rule::Unrest12]);
    let mut game = game(
        "p1 gold 9 hacendado 212\np1 hand 136\np2 gold 9 hacendado 209\np2 has 088 income 2\n\
         p2 has 079 income 1\np2 has 060 income 1",
    );
    game.play(&["play 136 at 088"]);
    assert_eq!((game.income(79), game.income(60)), (0, 0));
}

#[test]
fn unrest_13_land_and_connections_may_be_bought_all_the_same() {
    covers(&[Rule::Unrest13]);
    let mut game = game("p1 gold 9 hacendado 212\np1 has 067 income 1 unrest 2\np2 hacendado 209");
    game.play(&["upgrade 067", "land 067"]);
    assert_eq!((game.income(67), game.unrest(67), game.gold(1)), (2, 2, 9 - 3 - 2));
    assert_eq!(game.after("p1 has 067", "oval1").as_deref(), Some("p1"));
}

#[test]
fn unrest_14_each_disk_more_and_each_cube_less_may_set_off_a_revolt() {
    covers(&[Rule::Unrest14]);
    let stand = "p1 gold 9 hacendado 212\np2 hacendado 209\np2 has 073 income 1 unrest 1\n";
    let mut disk = game(&format!("{stand}p1 has 034"));
    disk.play(&["agitate 034 at 073"]);
    assert!(disk.in_grudge(1, 73));
    let mut cube = game(&format!("{stand}p1 hand 154"));
    cube.play(&["play 154 on 073"]);
    assert!(cube.in_grudge(1, 73));
    let mut policed = game("p1 gold 9 hacendado 212\np1 has 073 income 1 unrest 1\np2 hacendado 209");
    policed.play(&["police 073"]);
    assert_eq!(policed.owner(73), Some(1), "one disk less does not");
}

#[test]
fn unrest_15_partners_and_hacendados_never_have_it() {
    covers(&[Rule::Unrest15]);
    let game = game(
        "p1 gold 9 hacendado 212\np1 hand 203\np2 gold 9 hacendado 209\np2 has 014\np2 grudge 005\n\
         p2 has 067 income 1",
    );
    game.refuses(Rule::Orange01, "play 203 at 014").refuses(Rule::Orange01, "play 203 at 209");
    game.refuses(Rule::Orange01, "play 203 at 005");
    let targets: Vec<String> = game.legal().into_iter().filter(|text| text.starts_with("play")).collect();
    assert_eq!(targets, ["play 203 at 067 with 3"]);
}

#[test]
fn unrest_16_mines_and_banks_in_unrest_are_adjusted_all_the_same() {
    covers(&[Rule::Unrest16]);
    let mut game = game(
        "p1 gold 9 hacendado 212\np1 hand 168\np1 has 051 income 1\np1 has 066 income 2 unrest 2\n\
         p1 has 075 income 3 unrest 1\np2 hacendado 209",
    );
    game.play(&["play 168 at 051"]);
    assert_eq!((game.income(66), game.income(75)), (3, 2));
    assert_eq!(game.events.iter().filter(|event| matches!(event, Event::UnrestRemoved { .. })).count(), 0);
}
