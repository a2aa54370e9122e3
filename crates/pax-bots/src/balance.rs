//! What many games show of the deck: who wins with whom, and which cards are seen, bought and played.

use pax_deck::CardId;
use pax_rules::{Outcome, Seat};

use crate::score::{Score, Wins};
use crate::watch::{NUMBERS, Watch};

/// What became of a card in many games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CardCount {
    /// In how many games it lay in the Market at some moment, or beside it as a public card.
    pub seen: u64,
    /// In how many it was bought.
    pub bought: u64,
    /// In how many it was played: it came into play out of a hand, or did what it says. A headline, a Topple and a public
    /// card is played when it is bought.
    pub played: u64,
    /// In how many somebody speculated on it.
    pub speculated: u64,
    /// What those who played it have won. Who played it twice counts once.
    pub score: Score,
}

/// What many games show of the deck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Balance {
    hacendados: Vec<Score>,
    cards: Vec<CardCount>,
}

impl Default for Balance {
    fn default() -> Self {
        Self { hacendados: vec![Score::default(); NUMBERS], cards: vec![CardCount::default(); NUMBERS] }
    }
}

impl Balance {
    /// Adds a game.
    pub(crate) fn add(&mut self, watch: &Watch, outcome: Outcome) {
        let seats = || (0..).map_while(Seat::new);
        for (seat, card) in seats().zip(watch.hacendados) {
            if let Some(card) = card {
                self.hacendados[usize::from(card.get())].add(Wins::of(outcome, seat));
            }
        }
        for (count, fate) in self.cards.iter_mut().zip(watch.fates.iter()) {
            let played = fate.played();
            count.seen += u64::from(fate.seen);
            count.bought += u64::from(fate.bought != 0);
            count.played += u64::from(played != 0);
            count.speculated += u64::from(fate.speculated);
            for seat in seats().filter(|seat| played & (1 << seat.index()) != 0) {
                count.score.add(Wins::of(outcome, seat));
            }
        }
    }

    /// Adds the games of another.
    pub(crate) fn join(&mut self, other: &Self) {
        for (score, more) in self.hacendados.iter_mut().zip(&other.hacendados) {
            score.join(*more);
        }
        for (count, more) in self.cards.iter_mut().zip(&other.cards) {
            count.seen += more.seen;
            count.bought += more.bought;
            count.played += more.played;
            count.speculated += more.speculated;
            count.score.join(more.score);
        }
    }

    /// Returns what was won with a Hacendado in the games in which he took part.
    #[must_use]
    pub fn hacendado(&self, card: CardId) -> Score {
        self.hacendados[usize::from(card.get())]
    }

    /// Returns what became of a card.
    #[must_use]
    pub fn card(&self, card: CardId) -> CardCount {
        self.cards[usize::from(card.get())]
    }
}
