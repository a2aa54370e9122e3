//! Steps 3, 5 and 12: buy a card.

use pax_deck::CardId;
use pax_deck::vocabulary::Kind;
use pax_rules::{Command, Rule, Slot};

use super::aim::{EXTORTS, TROOP};
use super::sight::Sight;
use super::{Mind, Move, headline, showdown};

/// What the dearest Market cards cost; only then a public card is thought of (BOT-28).
const DEAREST: u8 = 16;

/// Why a card is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Wish {
    /// Where its condition stands in the list (BOT-34). Less is earlier.
    pub(super) order: i16,
    /// What it would cost to play.
    play: u16,
    row: Rule,
}

/// What a purchase is paid with.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum By {
    /// Whatever there is.
    Action,
    /// An Extra Action of a partner alone.
    ExtraAction,
}

/// The places of the conditions in the list, each with room for those nested in it.
const TOPPLE: i16 = 0;
const HEADLINE: i16 = 10;
const TROOPS: i16 = 20;
const PARTNERS: i16 = 30;
const ENTERPRISES: i16 = 40;
const ORANGE_BLACK: i16 = 50;

/// BOT-09 **A certain victory**: who wins for sure by buying a Topple buys it before anything else, whatever it costs; and
/// makes the one move before that is needed for it.
pub(super) fn victory(sight: &Sight<'_>) -> Option<Move> {
    let is_topple = |slot: &Slot| sight.at_market(*slot).is_some_and(|(_, print)| print.kind == Kind::Topple);
    let topples: Vec<Slot> = Slot::all().filter(is_topple).collect();
    let mut moments = showdown::MOMENTS_MAX;
    let buys = topples.iter().find(|slot| showdown::wins(sight, &sight.state, **slot, &mut moments));
    let command = match buys {
        Some(slot) => Command::BuyMarketCard(*slot),
        None if topples.is_empty() => return None,
        None => *sight.commands.iter().find(|command| {
            prepares(**command)
                && sight.after(**command).is_some_and(|(state, _)| {
                    topples.iter().any(|slot| showdown::wins(sight, &state, *slot, &mut moments))
                })
        })?,
    };
    Some(Move::new(command, &[Rule::Bot09, Rule::Bot38]))
}

/// Tells whether a command can bring or take a point of prestige, or bring another regime.
const fn prepares(command: Command) -> bool {
    matches!(
        command,
        Command::PlayEnterprise(_)
            | Command::PlayPartner(..)
            | Command::PlayTroop(..)
            | Command::PlayOrange(..)
            | Command::PlayBlack(..)
            | Command::BuyPublicCard(..)
            | Command::RedeployTroop(..)
            | Command::Police(_)
            | Command::Agitate(..)
            | Command::Decree(_)
    )
}

/// BOT-32 **Step 3**: the first purchase of the turn.
pub(super) fn first(sight: &Sight<'_>, mind: &mut Mind) -> Option<Move> {
    if sight.view.purchases() + mind.publics > 0 {
        return None;
    }
    let (command, row) = wanted(sight, mind, By::Action)?;
    Some(Move::new(command, &[Rule::Bot32, row]))
}

/// BOT-63 **Step 5**: the second, as the first.
pub(super) fn second(sight: &Sight<'_>, mind: &mut Mind) -> Option<Move> {
    if sight.view.purchases() + mind.publics != 1 {
        return None;
    }
    let (command, row) = wanted(sight, mind, By::Action)?;
    Some(Move::new(command, &[Rule::Bot63, row]))
}

/// BOT-75 **Step 12**: whatever costs nothing and is no headline.
pub(super) fn for_nothing(sight: &Sight<'_>, mind: &mut Mind) -> Option<Move> {
    let free = sight.commands.iter().filter_map(|&command| {
        let Command::BuyMarketCard(slot) = command else { return None };
        let (_, print) = sight.at_market(slot)?;
        let is_news = matches!(print.kind, Kind::Headline | Kind::Topple);
        (!is_news && sight.price(command)?.gold == 0).then_some(((), command))
    });
    let ((), command) = mind.lowest(free)?;
    Some(Move::new(command, &[Rule::Bot75]))
}

/// BOT-33 **The cheapest card that meets a condition**; at the same price in their order, then the cheapest to play
/// (BOT-34).
pub(super) fn wanted(sight: &Sight<'_>, mind: &mut Mind, by: By) -> Option<(Command, Rule)> {
    let mut offers: Vec<(u8, Slot, Command)> = sight
        .commands
        .iter()
        .filter_map(|&command| match command {
            Command::BuyMarketCard(slot) if by == By::Action || sight.is_extra(command) => {
                sight.price(command).map(|price| (price.gold, slot, command))
            }
            _ => None,
        })
        .filter(|(price, slot, _)| !is_barred(sight, *slot, *price))
        .collect();
    offers.sort_by_key(|(price, ..)| *price);
    for level in offers.chunk_by(|(one, ..), (other, ..)| one == other) {
        let wishes = level.iter().filter_map(|(_, slot, command)| {
            let wish = wish(sight, *slot, sight.view.market(*slot)?)?;
            Some(((wish.order, wish.play), (slot.price(), *command, wish)))
        });
        let Some((_, (price, command, wish))) = mind.lowest(wishes) else { continue };
        if price == DEAREST && by == By::Action {
            return Some(or_public(sight, mind, command, wish));
        }
        return Some((command, wish.row));
    }
    None
}

/// BOT-36 **A cube of an opponent** keeps it from a card, unless that costs nothing; one of its fellows does not (BOT-37).
fn is_barred(sight: &Sight<'_>, slot: Slot, price: u8) -> bool {
    price > 0 && sight.view.speculation(slot).is_some_and(|owner| !sight.is_fellow(owner))
}

/// BOT-28 **Public cards** are thought of where it would pay the full sixteen gold, whatever they cost themselves.
fn or_public(sight: &Sight<'_>, mind: &mut Mind, market: Command, wish: Wish) -> (Command, Rule) {
    let publics = sight.commands.iter().filter_map(|&command| {
        let Command::BuyPublicCard(card, side) = command else { return None };
        let prestige = sight.table.print(card)?.prestige[usize::from(side.min(1))];
        let (order, _) = sight.partner_order(prestige);
        Some(((PARTNERS + order, 0), (command, Rule::Bot28)))
    });
    let all = std::iter::once(((wish.order, wish.play), (market, wish.row))).chain(publics);
    mind.lowest(all).map_or((market, wish.row), |(_, best)| best)
}

/// Returns the first condition of step 3 that a card of the Market meets.
pub(super) fn wish(sight: &Sight<'_>, slot: Slot, card: CardId) -> Option<Wish> {
    match sight.kind(card)? {
        Kind::Topple => {
            // BOT-38: a win, or at least no win of the human's.
            showdown::purchase(sight, slot).map(|_| Wish { order: TOPPLE, play: 0, row: Rule::Bot38 })
        }
        Kind::Headline => {
            let (order, row) = headline::condition(sight, card)?;
            Some(Wish { order: HEADLINE + order, play: 0, row })
        }
        Kind::Troop => troop(sight, card),
        Kind::Partner => {
            let (aim, _, play) = sight.ways(card).min_by_key(|(aim, _, price)| (aim.rank, *price))?;
            // BOT-45: in the order in which they are played.
            Some(Wish { order: PARTNERS + aim.rank[1], play, row: Rule::Bot45 })
        }
        Kind::Enterprise => enterprise(sight, card),
        Kind::Orange | Kind::Black => {
            let (_, _, play) = sight.ways(card).min_by_key(|(aim, _, price)| (aim.rank, *price))?;
            Some(Wish { order: ORANGE_BLACK, play, row: Rule::Bot47 })
        }
        Kind::Hacendado | Kind::Public | Kind::Regime => None,
    }
}

/// BOT-41 to BOT-44: what a troop could do, or with which enterprise of the hand it would go.
fn troop(sight: &Sight<'_>, card: CardId) -> Option<Wish> {
    let best = sight.ways(card).filter(|(aim, ..)| aim.rank[0] == TROOP);
    if let Some((aim, _, play)) = best.min_by_key(|(aim, _, price)| (aim.rank, *price)) {
        let (order, row) = match aim.rank[2] {
            0 => (0, Rule::Bot41),
            1 => (1, Rule::Bot42),
            target => {
                debug_assert!(EXTORTS.contains(&target), "the targets of a troop");
                (2, Rule::Bot43)
            }
        };
        return Some(Wish { order: TROOPS + order, play, row });
    }
    let print = sight.table.print(card)?;
    let fits = |other: CardId| {
        sight
            .table
            .print(other)
            .is_some_and(|of| of.kind == Kind::Enterprise && of.district == print.district)
    };
    sight.view.hand(sight.seat).iter().any(fits).then_some(Wish {
        order: TROOPS + 3,
        play: u16::from(print.cost),
        row: Rule::Bot44,
    })
}

/// BOT-46: what would earn something now; with slaves last.
fn enterprise(sight: &Sight<'_>, card: CardId) -> Option<Wish> {
    let (_, _, play) = sight.ways(card).next()?;
    let slave = sight.table.print(card)?.slave;
    let earns = sight.view.entitlement(sight.table, card) > 0;
    earns.then_some(Wish { order: ENTERPRISES + i16::from(slave), play, row: Rule::Bot46 })
}
