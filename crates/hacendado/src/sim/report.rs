//! What a simulation shows of the deck, as rows: what is printed, kept and drawn is made of these.

use pax_bots::{Balance, CardCount, Score, Tally, wilson};
use pax_deck::vocabulary::{Kind, Prestige};
use pax_deck::word::Word as _;
use pax_deck::{Card, Deck};
use pax_rules::Ending;
use serde::Serialize;

/// A share of something, with its interval of 95 %.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub(crate) struct Share {
    #[serde(rename = "share")]
    pub(crate) value: f64,
    pub(crate) low: f64,
    pub(crate) high: f64,
}

impl Share {
    fn of(part: u64, whole: u64) -> Self {
        let (low, high) = wilson(float(part), whole);
        Self { value: float(part) / float(whole.max(1)), low, high }
    }

    pub(crate) fn won(score: Score) -> Self {
        let (low, high) = score.interval();
        Self { value: score.share(), low, high }
    }
}

/// What was won with a Hacendado or on a seat.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct WinRow {
    pub(crate) name: String,
    /// In how many games he took part.
    pub(crate) games: u64,
    pub(crate) wins: f64,
    #[serde(flatten)]
    pub(crate) share: Share,
}

impl WinRow {
    fn new(name: String, score: Score) -> Self {
        Self { name, games: score.tries, wins: score.wins.count(), share: Share::won(score) }
    }
}

/// How often games ended one way.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct EndingRow {
    pub(crate) ending: String,
    pub(crate) games: u64,
    #[serde(flatten)]
    pub(crate) share: Share,
}

/// How long games were, in turns of each player.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Turns {
    pub(crate) mean: f64,
    /// What one game in twenty did not exceed, half of them, and all but one in twenty.
    pub(crate) low: f64,
    pub(crate) median: f64,
    pub(crate) high: f64,
    /// Turns of each player, and how many games had them.
    pub(crate) lengths: Vec<(f64, u64)>,
}

/// What became of a card.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct CardRow {
    pub(crate) card: u8,
    pub(crate) name: String,
    /// Its name where there is little room.
    #[serde(skip)]
    pub(crate) short: String,
    pub(crate) kind: &'static str,
    /// In how many games it was seen, bought, played and speculated on.
    pub(crate) seen: u64,
    pub(crate) bought: u64,
    pub(crate) played: u64,
    pub(crate) speculated: u64,
    /// In which share of the games in which it was seen it was played.
    pub(crate) played_of_seen: Share,
    /// How many players played it, game by game, and what they won.
    pub(crate) players: u64,
    pub(crate) won: Share,
}

/// What a simulation shows of the deck.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Report {
    pub(crate) players: u8,
    pub(crate) bots: Vec<String>,
    pub(crate) options: Vec<String>,
    pub(crate) seed: u64,
    pub(crate) games: u64,
    pub(crate) turns: Turns,
    /// The four ways to topple Díaz, and last gold, which is all the rest; against Díaz the rest is lost.
    pub(crate) victories: Vec<EndingRow>,
    /// Why it came to the last of them.
    pub(crate) gold: Vec<EndingRow>,
    pub(crate) seats: Vec<WinRow>,
    /// The Hacendados who took part, the best first.
    pub(crate) hacendados: Vec<WinRow>,
    /// The cards of the deck, the most played first; what was never seen stands last.
    pub(crate) cards: Vec<CardRow>,
}

/// Who played what.
pub(crate) struct Setting {
    pub(crate) bots: Vec<String>,
    pub(crate) options: Vec<String>,
    pub(crate) seed: u64,
}

impl Report {
    pub(crate) fn new(deck: &Deck, setting: Setting, tally: &Tally, balance: &Balance) -> Self {
        let players = u8::try_from(setting.bots.len()).unwrap_or(u8::MAX);
        let mut hacendados: Vec<WinRow> = deck
            .of_kind(Kind::Hacendado)
            .map(|card| WinRow::new(card.name().to_owned(), balance.hacendado(card.id())))
            .filter(|row| row.games > 0)
            .collect();
        hacendados.sort_by(|one, other| other.share.value.total_cmp(&one.share.value));
        let mut cards: Vec<CardRow> = deck
            .cards()
            .iter()
            .filter(|card| !matches!(card.kind(), Kind::Hacendado | Kind::Regime))
            .map(|card| card_row(card, balance.card(card.id())))
            .collect();
        cards.sort_by(|one, other| {
            let key = |row: &CardRow| (row.seen > 0, row.played_of_seen.value);
            let ((one_seen, one), (other_seen, other)) = (key(one), key(other));
            other_seen.cmp(&one_seen).then(other.total_cmp(&one))
        });
        let seat = |seat: usize| {
            WinRow::new((seat + 1).to_string(), Score { tries: tally.games, wins: tally.wins[seat] })
        };
        Self {
            players,
            bots: setting.bots,
            options: setting.options,
            seed: setting.seed,
            games: tally.games,
            turns: turns(tally, players.max(2)),
            victories: victories(tally, players),
            gold: gold(tally),
            seats: (0..players.into()).map(seat).collect(),
            hacendados,
            cards,
        }
    }
}

fn card_row(card: &Card, count: CardCount) -> CardRow {
    let CardCount { seen, bought, played, speculated, score } = count;
    CardRow {
        card: card.id().get(),
        name: card.name().to_owned(),
        short: card.imprint().short.clone(),
        kind: card.kind().word(),
        seen,
        bought,
        played,
        speculated,
        played_of_seen: Share::of(played, seen),
        players: score.tries,
        won: Share::won(score),
    }
}

/// Counts turns as each player has them; Díaz has his own.
fn turns(tally: &Tally, seats: u8) -> Turns {
    let each = |turns: u16| f64::from(turns) / f64::from(seats);
    Turns {
        mean: float(tally.turns) / float(tally.games.max(1)) / f64::from(seats),
        low: each(tally.quantile(0.05)),
        median: each(tally.quantile(0.5)),
        high: each(tally.quantile(0.95)),
        lengths: tally.lengths.iter().map(|(turns, games)| (each(*turns), *games)).collect(),
    }
}

fn ended(tally: &Tally, is_meant: impl Fn(Ending) -> bool) -> u64 {
    tally.endings.iter().filter(|(ending, _)| is_meant(*ending)).map(|(_, games)| games).sum()
}

fn ending_row(ending: &str, games: u64, all: u64) -> EndingRow {
    EndingRow { ending: ending.to_owned(), games, share: Share::of(games, all) }
}

fn victories(tally: &Tally, players: u8) -> Vec<EndingRow> {
    let toppled = Prestige::ALL.iter().map(|prestige| {
        let games = ended(tally, |ending| ending == Ending::Toppled(*prestige));
        ending_row(prestige.word(), games, tally.games)
    });
    let rest = ended(tally, |ending| !matches!(ending, Ending::Toppled(_)));
    let rest_name = if players == 1 { "lost" } else { "gold" };
    toppled.chain([ending_row(rest_name, rest, tally.games)]).collect()
}

fn gold(tally: &Tally) -> Vec<EndingRow> {
    let endings = [Ending::LastToppleFailed, Ending::LastToppleDiscarded, Ending::Standoff, Ending::Stall];
    let row = |meant: Ending| ending_row(reason(meant), ended(tally, |ending| ending == meant), tally.games);
    endings.into_iter().map(row).collect()
}

/// Says why a game came to gold.
pub(crate) fn reason(ending: Ending) -> &'static str {
    match ending {
        Ending::Toppled(prestige) => prestige.word(),
        Ending::LastToppleFailed => "the last topple failed",
        Ending::LastToppleDiscarded => "the last topple was discarded",
        Ending::Standoff => "a standoff",
        Ending::Stall => "nobody moved the market",
    }
}

#[expect(clippy::cast_precision_loss, reason = "counts of games stay far below 2^52")]
pub(crate) fn float(number: u64) -> f64 {
    number as f64
}
