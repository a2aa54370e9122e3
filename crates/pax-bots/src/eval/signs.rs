//! What can be seen of a seat's position, in numbers of about one: the terms of the evaluation.

use pax_deck::CardId;
use pax_deck::card::Income;
use pax_deck::vocabulary::{Kind, Prestige};
use pax_deck::word::Word as _;
use pax_rules::{Outline, Print, Seat, SeatOutline, Slot, Table};

/// What the signs are about: what a bot says when it explains itself.
pub(crate) const TERMS: [&str; 8] =
    ["gold", "income", "topple", "prestige", "hand", "cubes and cards", "unrest and jail", "rival"];

/// Where in [`TERMS`] the opponents are: no sign of one's own is about them.
pub(crate) const RIVAL: usize = 7;

macro_rules! signs {
    ($($sign:ident, $name:literal, $term:literal, $about:literal;)*) => {
        /// A sign of how a seat stands.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum Sign { $($sign),* }

        impl Sign {
            /// All signs, in the order of their weights.
            pub(crate) const ALL: &[Self] = &[$(Self::$sign),*];
            /// How many there are.
            pub(crate) const COUNT: usize = Self::ALL.len();

            /// Returns its name in `weights.toml`.
            pub(crate) const fn name(self) -> &'static str {
                match self { $(Self::$sign => $name),* }
            }

            /// Returns where in [`TERMS`] it belongs.
            pub(crate) const fn term(self) -> usize {
                match self { $(Self::$sign => $term),* }
            }

            /// Says what it is.
            pub(crate) const fn about(self) -> &'static str {
                match self { $(Self::$sign => $about),* }
            }
        }
    };
}

signs! {
    Gold, "gold", 0, "Ten gold.";
    GoldLast, "gold_last", 0, "Ten gold when the last Topple is due, which may decide by gold.";
    Richest, "richest", 0, "Having most gold.";
    RichestLast, "richest_last", 0, "Having most gold when the last Topple is due.";
    RichestStill, "richest_still", 0, "Having most gold when the Market has stood still for long.";
    RichestEnding, "richest_ending", 0, "Having most gold when a round without purchases would end the game.";
    Income, "income", 1, "Five gold of income.";
    IncomeTurns, "income_turns", 1, "Twenty gold of income still to come, as long as the deck lasts.";
    Soon, "soon", 2, "Enough points under the regime in force; half as much for each that is missing.";
    Other, "other", 2, "The same under each other regime.";
    Now, "now", 2, "The same under the regime in force, with the gold for a Topple in the Market.";
    Strike, "strike", 2, "Enough points, the gold for the Topple, and an action to buy it with.";
    Showdown, "showdown", 2, "Enough points while Díaz is being toppled; a quarter for each that is missing.";
    Point, "point", 3, "A point of prestige, of any kind.";
    Loyal, "loyal", 3, "A Hacendado who can still take a stand.";
    HandEnterprise, "hand_enterprise", 4, "An enterprise in hand.";
    HandPartner, "hand_partner", 4, "A partner in hand.";
    HandTroop, "hand_troop", 4, "A troop in hand.";
    HandOrange, "hand_orange", 4, "An orange card in hand.";
    HandBlack, "hand_black", 4, "A black card in hand.";
    HandSoon, "hand_soon", 4, "What a card in hand would add to being ready under the regime in force.";
    HandOther, "hand_other", 4, "What it would add under another.";
    HandIncome, "hand_income", 4, "Twenty gold of income to come that the hand promises.";
    HandCost, "hand_cost", 4, "Ten gold that the hand costs to play.";
    HandCrowd, "hand_crowd", 4, "A card beyond the third: a full hand blocks purchases.";
    Enterprise, "enterprise", 5, "An enterprise in play, beside what it earns.";
    Partner, "partner", 5, "A partner in play.";
    Ability, "ability", 5, "An ability of a partner in play.";
    Troop, "troop", 5, "A troop in play.";
    Cube, "cube", 5, "A cube in reserve, up to five.";
    Unrest, "unrest", 6, "A disk of Unrest on one's own enterprises.";
    Jail, "jail", 6, "Being in jail.";
}

/// The signs of a seat, in the order of [`Sign::ALL`].
pub(crate) type Signs = [f32; Sign::COUNT];

/// What the signs are made of: a card in hand promises what its print says.
#[derive(Clone, Copy, Default)]
pub(crate) struct Promise {
    kind: Option<Kind>,
    prestige: [Option<Prestige>; 2],
    income: f32,
    cost: f32,
}

impl Promise {
    /// Returns what every card of a table promises whoever holds it, by number.
    pub(crate) fn all(table: &Table) -> Box<[Self; 256]> {
        let mut promises = Box::new([Self::default(); 256]);
        for card in (1..=u8::MAX).filter_map(CardId::new) {
            if let Some(print) = table.print(card) {
                promises[usize::from(card.get())] = Self::new(&print);
            }
        }
        promises
    }

    fn new(print: &Print) -> Self {
        let income = match print.income {
            // What a regime or other cards decide is two cubes on average.
            Some(Income::Mine | Income::Bank | Income::Count(_)) => 2.0,
            Some(Income::Fixed(cubes) | Income::Start(cubes)) => f32::from(cubes.get()),
            // A troop at another's enterprise extorts a cube.
            None => f32::from(u8::from(print.kind == Kind::Troop)),
        };
        Self { kind: Some(print.kind), prestige: print.prestige, income, cost: f32::from(print.cost) }
    }

    /// Returns the sign of a card in hand.
    const fn sign(&self) -> Sign {
        match self.kind {
            Some(Kind::Enterprise) => Sign::HandEnterprise,
            Some(Kind::Partner) => Sign::HandPartner,
            Some(Kind::Troop) => Sign::HandTroop,
            Some(Kind::Orange) => Sign::HandOrange,
            _ => Sign::HandBlack,
        }
    }
}

/// How many cards a turn turns up, on average: what is left of the deck tells how long the game lasts.
const CARDS_A_TURN: f32 = 1.7;
/// How many cards are in the Market and still to go.
const MARKET: f32 = 12.0;
/// How many cards the deck has when the early weights count alone.
const DECK: f32 = 60.0;

/// Returns how early it is: one at the beginning, nothing when the deck is used up.
pub(crate) fn early(outline: &Outline) -> f32 {
    (f32::from(outline.deck_left) / DECK).min(1.0)
}

/// How much of being ready is left for each point that is missing.
const MISSING: f32 = 0.5;
/// The same while Díaz is being toppled, when there is little time to find it.
const MISSING_NOW: f32 = 0.25;

/// Reads the signs of a seat.
pub(crate) fn signs(outline: &Outline, seat: Seat, promises: &[Promise; 256]) -> Signs {
    let of = &outline.of[seat.index()];
    let mut signs = [0.0; Sign::COUNT];
    let mut set = |sign: Sign, value: f32| signs[sign as usize] += value;
    let gold = f32::from(of.gold);
    let mut others = (0..usize::from(outline.seats)).filter(|other| *other != seat.index());
    let is_richest = others.all(|other| outline.of[other].gold < of.gold);
    let (still, ending) = waiting(outline);
    set(Sign::Gold, gold / 10.0);
    set(Sign::Richest, flag(is_richest));
    set(Sign::RichestStill, flag(is_richest) * still * still);
    set(Sign::RichestEnding, flag(is_richest) * ending);
    if outline.topples_gone >= 3 {
        set(Sign::GoldLast, gold / 10.0);
        set(Sign::RichestLast, flag(is_richest));
    }
    // A Depression passes: half of what is earned without it counts.
    let income = 0.5 * (f32::from(of.income) + f32::from(of.steady));
    let turns = (f32::from(outline.deck_left) + MARKET) / (CARDS_A_TURN * f32::from(outline.seats));
    set(Sign::Income, income / 5.0);
    set(Sign::IncomeTurns, income * turns / 20.0);
    topple(outline, seat, of, &mut set);
    set(Sign::Point, of.points.iter().map(|points| f32::from(*points)).sum::<f32>());
    set(Sign::Loyal, flag(of.is_loyal));
    let mut cards = 0.0;
    for card in &of.hand {
        let promise = &promises[usize::from(card.get())];
        set(promise.sign(), 1.0);
        set(Sign::HandIncome, promise.income * turns / 20.0);
        set(Sign::HandCost, promise.cost / 10.0);
        for kind in promise.prestige.into_iter().flatten() {
            let missing = missing(of, kind);
            // What it would add: as much as is missing of the way it goes.
            let added =
                if missing == 0 { 0.0 } else { ready(missing - 1, MISSING) - ready(missing, MISSING) };
            set(if kind == outline.topples { Sign::HandSoon } else { Sign::HandOther }, added);
        }
        cards += 1.0;
    }
    set(Sign::HandCrowd, (cards - 3.0_f32).max(0.0));
    set(Sign::Enterprise, f32::from(of.enterprises));
    set(Sign::Partner, f32::from(of.partners));
    set(Sign::Ability, f32::from(of.abilities));
    set(Sign::Troop, f32::from(of.troops));
    set(Sign::Cube, f32::from(of.reserve.min(5)));
    set(Sign::Unrest, f32::from(of.unrest));
    set(Sign::Jail, flag(of.is_jailed));
    signs
}

/// How near the game is to ending because nobody does anything: how much of all the waiting is over, and how much of the
/// last round.
fn waiting(outline: &Outline) -> (f32, f32) {
    let seats = f32::from(outline.seats);
    let quiet = f32::from(outline.quiet_turns) / seats;
    if outline.still_max == 0 {
        return (0.0, quiet);
    }
    let (still, max) = (f32::from(outline.still_turns), f32::from(outline.still_max));
    (still / max, quiet.max((still - max + seats) / seats))
}

/// How many points a seat lacks to topple Díaz by a kind of prestige. A loyal Hacendado can still turn, which makes a
/// point more in the showdown.
fn missing(of: &SeatOutline, kind: Prestige) -> u8 {
    let turned = u8::from(of.is_loyal && of.plans.contains(&Some(kind)));
    (of.tripartite[kind.index()] + 1).saturating_sub(of.points[kind.index()] + turned)
}

/// How much it is to be ready but for so many points.
fn ready(missing: u8, less: f32) -> f32 {
    less.powi(i32::from(missing))
}

/// How near a seat is to toppling Díaz: under the regime in force, and under the others.
fn topple(outline: &Outline, seat: Seat, of: &SeatOutline, set: &mut impl FnMut(Sign, f32)) {
    for &kind in Prestige::ALL.iter().filter(|kind| **kind != outline.topples) {
        set(Sign::Other, ready(missing(of, kind), MISSING));
    }
    let missing = missing(of, outline.topples);
    set(Sign::Soon, ready(missing, MISSING));
    if outline.is_toppling {
        set(Sign::Showdown, ready(missing, MISSING_NOW));
    }
    let is_affordable = |slot: Slot| u16::from(slot.price()) <= of.gold;
    if outline.topple_at.is_some_and(is_affordable) {
        set(Sign::Now, ready(missing, MISSING));
        if missing == 0 && outline.active == seat && outline.actions > 0 {
            set(Sign::Strike, 1.0);
        }
    }
}

const fn flag(is_set: bool) -> f32 {
    if is_set { 1.0 } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use pax_deck::Deck;
    use pax_rules::text::Position;

    use super::*;

    /// Returns the signs of the first seat in a position.
    fn read(text: &str) -> impl Fn(Sign) -> f32 + use<> {
        let Position { table, state } = Position::read(Deck::standard(), text).expect("a position");
        let outline = Outline::of(&table, &state);
        let signs = signs(&outline, Seat::new(0).expect("a seat"), &Promise::all(&table));
        move |sign| signs[sign as usize]
    }

    #[test]
    fn the_richest_sees_the_end_of_waiting_come_and_nobody_else() {
        let rich = read("still 6\np1 gold 9 hacendado 212\np2 gold 8 hacendado 213");
        // Two players and four turns of each: the turn in hand is the seventh of eight.
        assert!((rich(Sign::RichestStill) - 0.766).abs() < 0.001, "{}", rich(Sign::RichestStill));
        assert!((rich(Sign::RichestEnding) - 0.5).abs() < 0.001);
        let poor = read("still 6\np1 gold 8 hacendado 212\np2 gold 8 hacendado 213");
        for sign in [Sign::Richest, Sign::RichestStill, Sign::RichestEnding] {
            assert_eq!(poor(sign).to_bits(), 0.0_f32.to_bits(), "{sign:?}");
        }
        let early = read("p1 gold 9 hacendado 212\np2 gold 8 hacendado 213");
        assert_eq!(early(Sign::Richest).to_bits(), 1.0_f32.to_bits());
        assert!(early(Sign::RichestEnding) <= 0.0, "nothing ends soon");
    }

    #[test]
    fn what_is_missing_halves_and_a_topple_must_be_affordable() {
        // Díaz and the Vice-President stand against one point: three are missing.
        let text = "regime pax\nmarket . . 204 . . . / . . . . . .\np1 gold GOLD hacendado 212\np1 has 038\np2 hacendado 213";
        let poor = read(&text.replace("GOLD", "1"));
        assert!((poor(Sign::Soon) - 0.125).abs() < 1e-6, "{}", poor(Sign::Soon));
        assert_eq!(poor(Sign::Now).to_bits(), 0.0_f32.to_bits());
        let able = read(&text.replace("GOLD", "2"));
        assert!((able(Sign::Now) - 0.125).abs() < 1e-6, "{}", able(Sign::Now));
        assert_eq!(able(Sign::Strike).to_bits(), 0.0_f32.to_bits(), "three points too few");
        assert_eq!(able(Sign::Partner).to_bits(), 1.0_f32.to_bits());
    }

    #[test]
    fn a_hand_promises_what_is_printed() {
        let with = read("regime pax\np1 gold 5 hacendado 212 hand 038 061\np2 hacendado 213");
        assert_eq!(with(Sign::HandPartner).to_bits(), 1.0_f32.to_bits());
        assert_eq!(with(Sign::HandEnterprise).to_bits(), 1.0_f32.to_bits());
        assert!(with(Sign::HandSoon) > 0.0, "a point of Loyalty under the Pax");
        assert!(with(Sign::HandCost) > 0.0 && with(Sign::HandIncome) > 0.0);
    }
}
