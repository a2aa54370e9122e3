//! Topplings: what can be guaranteed, and at the price of which moves.
//!
//! A showdown is short and nothing in it is hidden (hands are public knowledge), so it is played through to its end against
//! every reply.

use pax_deck::word::Word as _;
use pax_rules::{
    Command, Orientation, Outline, Question, Rule, Seat, Silent, Slot, State, Table, asked, decider, legal,
    play,
};

use super::sight::Sight;
use super::{Mind, Move};

/// How many moments are looked at for one plan before a guarantee counts as none.
pub(super) const MOMENTS_MAX: u32 = 400;
/// What a move weighs: the fewest moves decide, and of as many moves the order of means (BOT-13).
const KILL: u32 = 1_000;
const FRAUD: u32 = 1_001;
const MANIFESTO: u32 = 1_002;

/// What a showdown hardly brings more of beyond the points that are there: a stand, a weakened Díaz, two frauds.
const POINTS_MAX: u8 = 4;
/// How many Topples there are.
const TOPPLES: u8 = 4;

/// What is to be guaranteed.
#[derive(Clone, Copy)]
enum Goal {
    /// This seat wins.
    Win(Seat),
    /// None of these seats, as bits, wins.
    Block(u8),
}

/// How good a toppling would be, the best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Outlook {
    /// It wins itself.
    Own,
    /// A fellow wins.
    Fellow,
    /// The human does not win.
    Block,
}

/// What is hoped for and what is to be guaranteed for it, who works for it and who does nothing, as bits.
type Plan = (Outlook, Goal, u8, u8);

/// Plays a showdown through.
struct Solver<'a> {
    table: &'a Table,
    goal: Goal,
    /// Who works for the goal, as bits.
    ours: u8,
    /// Who does nothing, as bits.
    idle: u8,
    left: u32,
}

impl Solver<'_> {
    /// Returns the weight of the moves that guarantee the goal whatever the others reply; none if nothing does.
    fn solve(&mut self, state: &State) -> Option<u32> {
        if let Some(outcome) = state.outcome() {
            let is_reached = match self.goal {
                Goal::Win(seat) => outcome.winners & 1 << seat.index() != 0,
                Goal::Block(seats) => outcome.winners & seats == 0,
            };
            return is_reached.then_some(0);
        }
        if is_over(self.table, state) {
            return matches!(self.goal, Goal::Block(_)).then_some(0);
        }
        self.left = self.left.checked_sub(1)?;
        let mut commands = Vec::new();
        let seat = legal(self.table, state, &mut commands)?;
        let bit = 1 << seat.index();
        if self.idle & bit != 0 {
            let quiet = if commands.contains(&Command::Decline) { Command::Decline } else { commands[0] };
            return self.solve(&after(self.table, state, seat, quiet)?);
        }
        let is_ours = self.ours & bit != 0;
        let mut best: Option<u32> = None;
        for command in commands {
            // A way that is no lighter already need not be walked.
            if is_ours && best.is_some_and(|best| best <= weight(command)) {
                continue;
            }
            let then = self.solve(&after(self.table, state, seat, command)?);
            if is_ours {
                let all = then.map(|then| then + weight(command));
                best = [best, all].into_iter().flatten().min();
            } else {
                // One reply that spoils it is enough.
                best = Some(best.unwrap_or(0).max(then?));
            }
        }
        best
    }
}

fn weight(command: Command) -> u32 {
    match command {
        Command::Assassinate(..) | Command::UseSpy(_) => KILL,
        Command::Fraud(_) => FRAUD,
        Command::Flip(_) => MANIFESTO,
        _ => 0,
    }
}

fn after(table: &Table, state: &State, seat: Seat, command: Command) -> Option<State> {
    let mut next = *state;
    play(table, &mut next, seat, command, &mut Silent).ok().map(|()| next)
}

/// Tells whether the toppling is behind.
fn is_over(table: &Table, state: &State) -> bool {
    !asked(table, state).is_some_and(|asked| {
        matches!(
            asked.question,
            Question::Manifesto { .. }
                | Question::Fraud { .. }
                | Question::Assassination { .. }
                | Question::Spy { .. }
                | Question::Displaced
                | Question::Side { .. }
                | Question::Cubes { .. }
        )
    })
}

/// What is tried, in its order: its own win (BOT-09), that of a fellow, to which it lends no hand (BOT-10), and the block,
/// for which all fellows work together (BOT-12).
fn plans(sight: &Sight<'_>) -> impl Iterator<Item = Plan> {
    let own = 1 << sight.seat.index();
    let (seat, team) = (sight.seat, sight.team);
    let everybody = sight.view.all_seats().fold(0_u8, |set, seat| set | 1 << seat.index());
    let fellows =
        sight.view.all_seats().filter(move |other| *other != seat && team & 1 << other.index() != 0);
    std::iter::once((Outlook::Own, Goal::Win(seat), own, team & !own))
        .chain(fellows.map(move |other| {
            let bit = 1 << other.index();
            (Outlook::Fellow, Goal::Win(other), bit, team & !bit)
        }))
        .chain(std::iter::once((Outlook::Block, Goal::Block(everybody & !team), team, 0)))
}

/// DP-29 to DP-31, and a Spy in a toppling: the moves that win or block for certain, and otherwise none (BOT-14, AMB-82).
pub(super) fn answer(sight: &Sight<'_>, mind: &mut Mind) -> Move {
    for (outlook, goal, ours, idle) in plans(sight) {
        let mut solver = Solver { table: sight.table, goal, ours, idle, left: MOMENTS_MAX };
        if outlook == Outlook::Fellow {
            if solver.solve(&sight.state).is_some() {
                return Move::new(Command::Decline, &[Rule::Bot10]);
            }
            continue;
        }
        let ways = sight.commands.iter().filter_map(|&command| {
            let next = after(sight.table, &sight.state, sight.seat, command)?;
            let all = solver.solve(&next)? + weight(command);
            // Of two ways as good it takes the one in its own hands.
            Some(((all, command == Command::Decline), command))
        });
        if let Some((_, command)) = mind.lowest(ways) {
            let rows: &[Rule] = match (outlook, command) {
                (Outlook::Own, _) => &[Rule::Bot09],
                (_, Command::Decline) => &[Rule::Bot11],
                _ => &[Rule::Bot11, Rule::Bot13],
            };
            return Move::new(command, rows);
        }
    }
    Move::new(Command::Decline, &[Rule::Bot14])
}

/// BOT-09: whether buying a Topple in that state wins for sure, as far as so many moments can tell.
pub(super) fn wins(sight: &Sight<'_>, state: &State, slot: Slot, moments: &mut u32) -> bool {
    let outline = Outline::of(sight.table, state);
    let (kind, own) = (outline.topples.index(), &outline.of[sight.seat.index()]);
    let is_near = own.points[kind] + POINTS_MAX > own.tripartite[kind] || outline.topples_gone + 1 >= TOPPLES;
    if !is_near {
        return false;
    }
    let Some(bought) = bought(sight, state, slot) else { return false };
    let begun = begun(sight, &bought);
    plans(sight).take(1).any(|plan| best_side(sight, &begun, plan, moments).is_some())
}

/// BOT-38: what buying a Topple would lead to for certain, and with which side of it.
pub(super) fn purchase(sight: &Sight<'_>, slot: Slot) -> Option<(Outlook, Orientation)> {
    best_plan(sight, &bought(sight, &sight.state, slot)?)
}

/// DP-05 for a Topple: the side with which it does best.
pub(super) fn orientation(sight: &Sight<'_>) -> Option<(Outlook, Orientation)> {
    best_plan(sight, &sight.state)
}

/// Returns the table when a Topple is bought, before its side is chosen.
fn bought(sight: &Sight<'_>, state: &State, slot: Slot) -> Option<State> {
    let bought = after(sight.table, state, sight.seat, Command::BuyMarketCard(slot))?;
    (decider(sight.table, &bought) == Some(sight.seat)).then_some(bought)
}

/// Returns the toppling as it begins with each side.
fn begun(sight: &Sight<'_>, bought: &State) -> [Option<(Orientation, State)>; 2] {
    [Orientation::Event, Orientation::StatusQuo]
        .map(|side| after(sight.table, bought, sight.seat, Command::Orient(side)).map(|state| (side, state)))
}

fn best_plan(sight: &Sight<'_>, bought: &State) -> Option<(Outlook, Orientation)> {
    let begun = begun(sight, bought);
    plans(sight).find_map(|plan| {
        let mut moments = MOMENTS_MAX;
        best_side(sight, &begun, plan, &mut moments).map(|side| (plan.0, side))
    })
}

/// Returns the side with which a plan is certain to succeed.
fn best_side(
    sight: &Sight<'_>,
    begun: &[Option<(Orientation, State)>; 2],
    (_, goal, ours, idle): Plan,
    moments: &mut u32,
) -> Option<Orientation> {
    begun.iter().flatten().find_map(|(side, state)| {
        let mut solver = Solver { table: sight.table, goal, ours, idle, left: *moments };
        let solved = solver.solve(state);
        *moments = solver.left;
        solved.map(|_| *side)
    })
}
