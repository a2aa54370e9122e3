//! The outline of a state says what its view says.

use pax_bots::{Chance, deal};
use pax_deck::Deck;
use pax_deck::vocabulary::Kind;
use pax_deck::word::Word as _;
use pax_rules::{
    Options, Outline, Silent, Slot, Stand, Table, View, Viewer, begin, dealer_must_roll, legal, play, roll,
};

#[test]
fn an_outline_agrees_with_the_view() {
    let standard = Options::default();
    let tables = [
        (standard, 2),
        (standard, 5),
        (Options { iron_hand: true, ..standard }, 4),
        (Options { senility: true, ..standard }, 3),
        (Options { solitaire: true, ..standard }, 2),
    ];
    for (seed, (options, seats)) in (1..).zip(tables) {
        let table = Table::new(Deck::standard(), options).expect("the standard deck fits");
        let mut chance = Chance::new(seed);
        let deal = deal(&table, seats, &mut chance);
        let mut state = begin(&table, seats, &deal, &mut Silent).expect("the deal is right");
        let mut list = Vec::new();
        while state.outcome().is_none() {
            agrees(&table, &View::of(&state, Viewer::Spectator), &Outline::of(&table, &state));
            if dealer_must_roll(&table, &state) {
                roll(&table, &mut state, chance.die(), &mut Silent).expect("a die is asked for");
                continue;
            }
            let seat = legal(&table, &state, &mut list).expect("somebody decides");
            let command = list[chance.index(list.len())];
            play(&table, &mut state, seat, command, &mut Silent).expect("a listed command is legal");
        }
    }
}

fn agrees(table: &Table, view: &View, outline: &Outline) {
    assert_eq!(outline.regime, view.regime());
    assert_eq!(outline.depression, view.is_depression());
    assert_eq!(outline.topples_gone, view.topples_gone());
    assert_eq!(outline.deck_left, view.deck_left());
    assert_eq!((outline.active, outline.actions), (view.active(), view.actions()));
    let topples = Slot::all().filter(|slot| {
        view.market(*slot)
            .is_some_and(|card| Deck::standard().card(card).is_some_and(|card| card.kind() == Kind::Topple))
    });
    assert_eq!(outline.topple_at.map(Slot::price), topples.map(Slot::price).min());
    for line in view.topple_table(table) {
        let of = &outline.of[line.seat.index()];
        let kind = line.prestige.index();
        assert_eq!((of.points[kind], of.tripartite[kind]), (line.points, line.tripartite), "{line:?}");
        assert_eq!(line.now, outline.topples == line.prestige);
    }
    for figures in view.figures(table) {
        let (seat, of) = (figures.seat, &outline.of[figures.seat.index()]);
        assert_eq!((of.gold, of.income, of.reserve), (figures.gold, figures.income, figures.reserve));
        assert_eq!(of.points, figures.prestige);
        assert_eq!(of.hand, view.hand(seat));
        assert_eq!(of.is_jailed, view.is_jailed(seat));
        assert_eq!(of.is_loyal, view.stand(seat) == Stand::Loyal);
        let enterprises = view.enterprises(table, seat);
        assert_eq!(usize::from(of.enterprises), enterprises.len());
        assert_eq!(of.unrest, enterprises.iter().map(|seen| seen.unrest).sum::<u8>());
        assert_eq!(usize::from(of.partners), view.partners(table, seat).len());
    }
}
