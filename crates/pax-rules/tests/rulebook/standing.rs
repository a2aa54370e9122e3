//! What every table shows: the cards as they lie, what they cost, who could topple Díaz, and what everybody will earn.

use pax_deck::vocabulary::{Bias, Connection, Prestige, Regime};
use pax_rules::{
    Command, EnterpriseSeen, ForecastLine, PartnerSeen, PlanPoints, Price, Slot, Stand, ToppleLine,
    TroopSeen, View, Viewer, Zone,
};

use crate::support::{Game, c, game, p};

fn slot(number: u8) -> Slot {
    Slot::new(number).expect("a place of the Market")
}

fn lines(game: &Game) -> Vec<ToppleLine> {
    View::of(&game.state, Viewer::Spectator).topple_table(&game.table)
}

#[track_caller]
fn line(game: &Game, seat: u8, prestige: Prestige) -> ToppleLine {
    let mut all = lines(game).into_iter();
    all.find(|line| line.seat == p(seat) && line.prestige == prestige)
        .expect("a line for each seat and prestige")
}

/// Three players with Revolution points, and a Topple for nothing.
const POINTS: &str = "regime anarchy\np1 gold 5 hacendado 212 dead\np1 grudge 144 147 148\n\
                      p2 gold 5 hacendado 213 dead\np2 grudge 149\np2 has 014\np3 gold 5 hacendado 208 dead\n\
                      market 207 . . . . . / . . . . . .";

#[test]
fn the_topple_table_says_how_many_points_are_missing() {
    let game = game(POINTS);
    let figures = |seat: u8| {
        let line = line(&game, seat, Prestige::Revolution);
        (line.points, line.defence, line.tripartite, line.needed(), line.missing)
    };
    assert_eq!(figures(1), (3, 2, 3, 4, 1), "the two others have 1 and 0");
    assert_eq!(figures(2), (1, 2, 5, 6, 5));
    assert_eq!(figures(3), (0, 2, 6, 7, 7));
    let ahead = self::game(&POINTS.replace("147 148", "147 148 139 140"));
    assert_eq!(line(&ahead, 1, Prestige::Revolution).missing, 0, "5 are more than 3");
    for line in lines(&game) {
        assert_eq!(line.now, line.prestige == Prestige::Revolution);
        assert!(!line.running, "no toppling is being decided");
    }
}

#[test]
fn while_a_toppling_is_decided_its_defence_is_shown_for_its_kind_alone() {
    let mut game = game(&POINTS.replace("regime anarchy", "regime pax"));
    game.play(&["buy a1", "quo"]);
    assert_eq!(game.legal(), ["pass", "fraud 014"]);
    for line in lines(&game) {
        assert_eq!(line.running, line.prestige == Prestige::Loyalty, "{line:?}");
        assert_eq!(line.defence, 2);
    }
    let armed = POINTS.replace("regime anarchy", "regime pax").replace("212 dead", "212 plan 1");
    let mut waits = self::game(&format!("{armed}\np3 hand 162"));
    waits.play(&["buy a1", "quo", "fraud 014"]);
    assert_eq!(waits.decider(), Some(p(3)));
    for line in lines(&waits) {
        let is_its_kind = line.prestige == Prestige::Loyalty;
        assert_eq!((line.running, line.defence), (is_its_kind, if is_its_kind { 3 } else { 2 }), "{line:?}");
    }
}

#[test]
fn a_market_card_shows_each_seat_its_own_price() {
    let game = game("p1 gold 0 hacendado 211\np2 gold 9 hacendado 208\nmarket . . . 185 . . / 061 . . . . .");
    let view = View::of(&game.state, Viewer::Spectator);
    let price = |seat: u8, slot: u8| view.market_price(&game.table, p(seat), self::slot(slot));
    assert_eq!((price(1, 3), price(2, 3)), (Some(2), Some(4)), "Reyes buys troops at half price");
    assert_eq!((price(1, 6), price(1, 0)), (Some(0), None));
}

/// A table on which something of everything lies.
const SHOWN: &str = "turn p2 3 number 7 purchases 2\ndepression\npile bear\ntopples gone 2 seen 3\n\
    market 185*p1 204 . . . . / . . . . . .\ndiscards 063 025\n\
    p1 gold 3 hacendado 212 jailed hand 061 052\np1 has 067 income 2 unrest 1 oval1 p2 troop 184\n\
    p1 has 009 second\np1 has 045 income 1\np2 gold 8 hacendado 211 plan 2\np2 has 049 income 1 covered\n\
    p2 army 190";

#[test]
fn a_view_shows_the_turn_and_the_market() {
    let game = game(SHOWN);
    let view = View::of(&game.state, Viewer::Spectator);
    assert_eq!(view.all_seats().collect::<Vec<_>>(), [p(1), p(2)]);
    assert_eq!((view.active(), view.turn(), view.actions(), view.purchases()), (p(2), 7, 3, 2));
    assert_eq!((view.regime(), view.mines_and_economy(&game.table)), (Regime::Pax, (2, 3)));
    assert_eq!((view.is_depression(), view.pile(), view.topples_gone()), (true, Some(Bias::Bear), 2));
    assert_eq!((view.market(slot(0)), view.market(slot(2))), (Some(c(185)), None));
    assert_eq!((view.speculation(slot(0)), view.speculation(slot(1))), (Some(p(1)), None));
    assert_eq!(view.cards_in(Zone::Discards).collect::<Vec<_>>(), [c(25), c(63)]);
    assert_eq!(view.outcome(), None);
    let calm = self::game("p1 gold 5 hacendado 212\np2 hacendado 209\nover stall p1");
    let view = View::of(&calm.state, Viewer::Spectator);
    assert_eq!((view.is_depression(), view.pile()), (false, None));
    assert_eq!(view.outcome(), calm.state.outcome());
    assert!(view.outcome().is_some());
}

#[test]
fn a_view_shows_what_a_player_has() {
    let game = game(SHOWN);
    let view = View::of(&game.state, Viewer::Spectator);
    let both = [p(1), p(2)];
    assert_eq!(both.map(|seat| view.gold(seat)), [3, 8]);
    assert_eq!(both.map(|seat| view.reserve(seat)), [9, 12]);
    assert_eq!(both.map(|seat| view.hacendado(seat)), [Some(c(212)), Some(c(211))]);
    assert_eq!(both.map(|seat| view.stand(seat)), [Stand::Loyal, Stand::Flipped(1)]);
    assert_eq!(both.map(|seat| view.hacendado_income(seat)), [2, 0]);
    assert_eq!(both.map(|seat| view.is_jailed(seat)), [true, false]);
    assert_eq!(both.map(|seat| view.hand(seat).iter().collect::<Vec<_>>()), [vec![c(52), c(61)], vec![]]);
    assert_eq!(both.map(|seat| view.hand_limit(&game.table, seat)), [5, 5]);
    assert_eq!([49, 67].map(|card| view.has_prestige_cube(c(card))), [true, false]);
    let troop =
        |card, owner, at, firepower| TroopSeen { card: c(card), owner, at, firepower, prestige_cube: false };
    let there = troop(184, p(1), Some(c(67)), 2);
    let ranch = EnterpriseSeen {
        card: c(67),
        income: 2,
        unrest: 1,
        // CONN-11: its rails do not count in Unrest.
        connection: Connection::Mule,
        ovals: [Some(p(2)), None],
        troop: Some(there),
        extorted: false,
        prestige_cube: false,
    };
    assert_eq!(view.enterprises(&game.table, p(1)), [ranch]);
    let partner = |card, side, income| PartnerSeen { card: c(card), side, income, prestige_cube: false };
    assert_eq!(view.partners(&game.table, p(1)), [partner(9, 1, 0), partner(45, 0, 1)]);
    assert_eq!(view.troops(&game.table, p(1)), [there]);
    assert_eq!(view.troops(&game.table, p(2)), [troop(190, p(2), None, 1)]);
}

#[test]
fn a_view_knows_what_things_cost_and_bring() {
    let game = game(SHOWN);
    let view = View::of(&game.state, Viewer::Spectator);
    assert_eq!(
        [p(1), p(2)].map(|seat| view.play_price(&game.table, seat, c(61), 4)),
        [2, 4],
        "mines at half price"
    );
    assert_eq!(
        view.price(&game.table, p(2), Command::Speculate(slot(1))),
        Some(Price { gold: 0, actions: 1 })
    );
    assert_eq!(view.price(&game.table, p(2), Command::BuyMarketCard(slot(1))), None, "two were bought");
    let mines = self::game("p1 gold 3 hacendado 212\np1 has 048 income 2\np2 hacendado 211 dead");
    let view = View::of(&mines.state, Viewer::Spectator);
    assert_eq!(view.entitlement(&mines.table, c(54)), 2, "wherever it lies");
    let line = ForecastLine { seat: p(1), regimes: [4, 5, 4, 3], depression: 2, now: 4 };
    assert_eq!(view.forecast(&mines.table)[0], line);
}

#[test]
fn the_topple_table_says_what_a_stand_would_give_and_where_a_heel_lies() {
    let game = game(SHOWN);
    let stand = |kind| line(&game, 1, kind).stand;
    assert_eq!(stand(Prestige::Outrage), Some(PlanPoints { plan: 0, points: 1 }));
    assert_eq!(stand(Prestige::Command), Some(PlanPoints { plan: 1, points: 1 }));
    assert_eq!(stand(Prestige::Loyalty), None);
    for line in lines(&game) {
        assert!(line.seat == p(1) || line.stand.is_none(), "he has taken his: {line:?}");
        assert_eq!(line.heel, (line.prestige == Prestige::Loyalty).then(|| slot(1)));
    }
    let view = View::of(&game.state, Viewer::Spectator);
    assert_eq!([2, 5].map(|defence| view.tripartite(&game.table, p(1), Prestige::Loyalty, defence)), [4, 7]);
    let mut bought =
        self::game(&POINTS.replace("market 207 .", "market 207 204").replace("regime anarchy", "regime pax"));
    assert!(line(&bought, 1, Prestige::Loyalty).heel.is_some());
    bought.play(&["buy a1", "quo"]);
    assert!(line(&bought, 1, Prestige::Loyalty).running);
    assert_eq!(line(&bought, 1, Prestige::Loyalty).heel, None, "it is too late for another Topple");
}

#[test]
fn a_preview_goes_as_far_as_anybody_knows() {
    let goes_on = |text: &str, command: Command| {
        let game = game(text);
        let view = View::of(&game.state, Viewer::Spectator);
        view.preview(&game.table, p(1), command).expect("it is legal").goes_on
    };
    let start = "p1 gold 5 hacendado 212\np2 hacendado 209\nmarket 061 . . . . . / . . . . . .";
    assert!(!goes_on(start, Command::Speculate(slot(0))), "nothing is hidden");
    assert!(!goes_on(start, Command::EndActions), "there is no deck");
    assert!(goes_on(&format!("{start}\ndeck 062 063"), Command::EndActions), "cards are turned up");
    let alone = "option solitaire\np1 gold 5 hacendado 212\nmarket 061 . . . . . / . . . . . .";
    assert!(goes_on(alone, Command::EndActions), "Díaz rolls a die");
}
