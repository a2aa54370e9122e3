//! The table as plain text, for a screen reader or a pipe: short lines, nothing drawn.

mod tableau;
mod topple;

use pax_deck::card::{Black, BlackCost, Orange, OrangeCost};
use pax_deck::vocabulary::Regime;
use pax_deck::word::Word as _;
use pax_deck::{Card, Deck};
use pax_rules::{Seat, Slot, Table, View, Viewer, Zone};

use crate::card_text::card_text;
use crate::lang::Lang;
use crate::narrator::Narrator;
use crate::tongue::Arg;

/// What one viewer sees of the table, in lines. Every part can be asked for by itself.
#[derive(Clone, Copy)]
pub struct Board<'a> {
    narrator: Narrator<'a>,
    table: &'a Table,
    view: &'a View,
    lang: Lang,
    is_concealed: bool,
}

impl<'a> Board<'a> {
    /// Returns the board of a view.
    #[must_use]
    pub fn new(deck: &'a Deck, lang: Lang, table: &'a Table, view: &'a View) -> Self {
        let narrator = Narrator::new(deck, lang).at(table, view);
        Self { narrator, table, view, lang, is_concealed: false }
    }

    /// Calls the players by these names, in the order of their seats.
    #[must_use]
    pub const fn with_names(self, names: &'a [String]) -> Self {
        Self { narrator: self.narrator.with_names(names), ..self }
    }

    /// Leaves the hands of others out: a courtesy to those who like to remember.
    #[must_use]
    pub const fn concealed(self) -> Self {
        Self { is_concealed: true, ..self }
    }

    /// Returns everything, the parts set apart by empty lines.
    #[must_use]
    pub fn text(self) -> String {
        let mut parts = vec![self.situation(), self.market(), self.public()];
        parts.extend(self.view.all_seats().map(|seat| self.tableau(seat)));
        parts.extend([self.topple(), self.forecast()]);
        let mut text = parts.iter().map(|part| part.join("\n")).collect::<Vec<_>>().join("\n\n");
        text.push('\n');
        text
    }

    /// Says how things stand: the turn and what is asked, the regime, the piles.
    #[must_use]
    pub fn situation(self) -> Vec<String> {
        let (view, say) = (self.view, |id: &str, args: &[(&str, Arg)]| self.narrator.say(id, args));
        let mut lines = Vec::new();
        if view.turn() > 0 {
            let active = self.narrator.seat_arg(view.active());
            lines.push(say("board-turn", &[("turn", view.turn().into()), ("seat", active)]));
        }
        lines.push(match view.outcome() {
            Some(outcome) => self.narrator.ending(outcome.winners, outcome.ending),
            None => self.narrator.prompt(),
        });
        let (mines, economy) = view.mines_and_economy(self.table);
        lines.push(say(
            "board-regime",
            &[
                ("regime", self.narrator.word("regime", view.regime())),
                ("mines", mines.into()),
                ("economy", economy.into()),
            ],
        ));
        if view.is_depression() {
            lines.push(say("board-depression", &[]));
        }
        lines.push(match view.pile() {
            Some(bias) => say("board-pile", &[("bias", self.narrator.word("bias", bias))]),
            None => say("board-pile-empty", &[]),
        });
        lines.push(say(
            "board-deck",
            &[("cards", view.deck_left().into()), ("gone", view.topples_gone().into())],
        ));
        lines
    }

    /// Says which public cards are for sale, with both sides of each.
    #[must_use]
    pub fn public(self) -> Vec<String> {
        let cards: Vec<String> = self.view.cards_in(Zone::Public).map(|card| self.card(card)).collect();
        let id = if cards.is_empty() { "board-public-none" } else { "board-public" };
        std::iter::once(self.narrator.say(id, &[])).chain(cards).collect()
    }

    /// Says what lies in the market, the upper row first, each place with its price.
    #[must_use]
    pub fn market(self) -> Vec<String> {
        let mut lines = vec![self.narrator.say("board-market", &[])];
        lines.extend(Slot::all().map(|slot| self.slot(slot)));
        lines
    }

    fn slot(self, slot: Slot) -> String {
        let price = self.price(slot);
        let place: [(&str, Arg); 2] = [("slot", slot.into()), ("price", price.into())];
        let Some(card) = self.view.market(slot) else {
            return self.narrator.say("board-slot-empty", &place);
        };
        let [at, price] = place;
        let stats = self.stats(card).into();
        let mut line = self
            .narrator
            .say("board-slot", &[at, price, ("card", self.narrator.card_arg(card)), ("stats", stats)]);
        if let Some(seat) = self.view.speculation(slot) {
            line.push(' ');
            line.push_str(&self.narrator.say("board-slot-cube", &[("seat", self.narrator.seat_arg(seat))]));
        }
        line
    }

    /// Says the price of a place, and what whoever looks would pay where that is less.
    fn price(self, slot: Slot) -> String {
        let price = self.narrator.say("board-price", &[("gold", slot.price().into())]);
        let yours = match self.view.viewer() {
            Viewer::Seat(seat) => self.view.market_price(self.table, seat, slot),
            Viewer::Spectator => None,
        };
        match yours.filter(|yours| *yours != slot.price()) {
            Some(gold) => {
                self.narrator.say("board-price-yours", &[("price", price.into()), ("gold", gold.into())])
            }
            None => price,
        }
    }

    /// Says what a card is and its figures: "mine, Sonora, cost 4, by mule".
    fn stats(self, card: pax_deck::CardId) -> String {
        let Some(card) = self.narrator.printed(card) else { return "?".to_owned() };
        let text = card_text(self.lang, card);
        let mut all: Vec<String> = std::iter::once(text.kind).chain(text.stats).collect();
        if let Some((printed, yours)) = self.discount(card) {
            for stat in all.iter_mut().filter(|stat| **stat == printed) {
                stat.clone_from(&yours);
            }
        }
        self.narrator.commas(&all)
    }

    /// Returns how the cost of a card is told, and how to whoever looks and would pay less.
    fn discount(self, card: &Card) -> Option<(String, String)> {
        let Viewer::Seat(seat) = self.view.viewer() else { return None };
        let printed = match card {
            Card::Enterprise(card) => card.cost,
            Card::Partner(card) => card.cost,
            Card::Orange(Orange { cost: OrangeCost::Gold(cost), .. })
            | Card::Black(Black { cost: BlackCost::Gold(cost), .. }) => *cost,
            _ => return None,
        };
        let gold = self.view.play_price(self.table, seat, card.id(), printed.get());
        let told = self.narrator.tongue.cost(printed);
        (gold != printed.get()).then(|| {
            let args = [("price", told.as_str().into()), ("gold", gold.into())];
            let yours = self.narrator.say("board-price-yours", &args);
            (told, yours)
        })
    }

    /// Says what everybody would earn under each regime and in a Depression.
    #[must_use]
    pub fn forecast(self) -> Vec<String> {
        let mut lines = vec![self.narrator.say("board-forecast", &[])];
        let earners = self.view.forecast(self.table).into_iter().filter(|line| !self.is_diaz(line.seat));
        lines.extend(earners.map(|line| {
            let earns = |(regime, gold): (&Regime, u16)| {
                let regime = self.narrator.word("regime", *regime);
                self.narrator.say("board-earns", &[("regime", regime), ("gold", gold.into())])
            };
            let regimes: Vec<String> = Regime::ALL.iter().zip(line.regimes).map(earns).collect();
            self.narrator.say(
                "board-forecast-line",
                &[
                    ("seat", self.narrator.seat_arg(line.seat)),
                    ("regimes", self.narrator.commas(&regimes).into()),
                    ("depression", line.depression.into()),
                ],
            )
        }));
        lines
    }

    fn is_diaz(self, seat: Seat) -> bool {
        self.table.diaz() == Some(seat)
    }

    fn is_hidden(self, seat: Seat) -> bool {
        self.is_concealed && self.view.viewer() != Viewer::Seat(seat)
    }
}
