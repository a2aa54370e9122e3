//! The rulebook's own robot, the Pax-o-matic: a list of thirteen steps, of which it does the first that it can.
//!
//! Every row of the ledger's part BOT is somewhere in these files, under its id. Whatever the rows leave open is answered in
//! `answers.rs` (BOT-81), so that it can never stop a game.

mod abilities;
mod aim;
mod answers;
mod build;
mod headline;
mod play;
mod purchase;
mod sell;
mod showdown;
mod sight;
mod speculate;
mod troops;
mod upkeep;

use pax_record::Chance;
use pax_rules::{Command, Question, Rule, Seat, Table, View, asked};

use crate::bot::Bot;
use sight::Sight;
use upkeep::Budget;

/// The name under which it sits at a table.
pub(crate) const NAME: &str = "paxomatic";

/// The rulebook's robot.
pub(crate) struct PaxOMatic {
    mind: Mind,
    /// The seats of the other Pax-o-matics with which it plays against one opponent, as bits.
    fellows: u8,
    rows: Vec<Rule>,
}

/// What it draws from, and what it remembers of its turn.
pub(crate) struct Mind {
    chance: Chance,
    turn: u16,
    /// Whether it has played a card from hand (BOT-64).
    has_played: bool,
    /// How many public cards it bought: they count for steps 3 and 5, but not as purchases of Market cards.
    publics: u8,
    /// How many Speculation Cubes it laid (BOT-74, BOT-76).
    cubes: u8,
    budget: Option<Budget>,
}

/// A command, and the rows that chose it: the step first, then what decided within it.
struct Move {
    command: Command,
    rows: Vec<Rule>,
}

impl Move {
    fn new(command: Command, rows: &[Rule]) -> Self {
        Self { command, rows: rows.to_vec() }
    }
}

/// BOT-02: the steps, in their order.
const STEPS: [fn(&Sight<'_>, &mut Mind) -> Option<Move>; 13] = [
    troops::leave_jail,
    troops::remove_unrest,
    purchase::first,
    play::a_card,
    purchase::second,
    sell::a_card,
    troops::redeploy,
    build::upgrade,
    build::buy_land,
    abilities::of_partners,
    speculate::once,
    purchase::for_nothing,
    speculate::again,
];

impl PaxOMatic {
    pub(crate) const fn new(chance: Chance) -> Self {
        let mind = Mind { chance, turn: 0, has_played: false, publics: 0, cubes: 0, budget: None };
        Self { mind, fellows: 0, rows: Vec::new() }
    }
}

impl Mind {
    /// Forgets the turn before.
    fn wake(&mut self, turn: u16) {
        if self.turn != turn {
            *self = Self {
                chance: self.chance.clone(),
                turn,
                has_played: false,
                publics: 0,
                cubes: 0,
                budget: None,
            };
        }
    }

    fn note(&mut self, command: Command, rows: &[Rule]) {
        match command {
            Command::PlayEnterprise(_)
            | Command::PlayPartner(..)
            | Command::PlayTroop(..)
            | Command::PlayOrange(..)
            | Command::PlayBlack(..) => self.has_played = true,
            Command::BuyPublicCard(..) => self.publics += 1,
            // What an Extra Action lays is beside the two (BOT-73).
            Command::Speculate(_) if !rows.contains(&Rule::Bot73) => self.cubes += 1,
            _ => {}
        }
    }

    /// BOT-17: of those with the lowest rank one, by lot where there are several.
    fn lowest<T, R: Ord>(&mut self, items: impl IntoIterator<Item = (R, T)>) -> Option<(R, T)> {
        let mut best: Option<(R, T)> = None;
        let mut ties = 1;
        for (rank, item) in items {
            match best.as_ref().map(|(least, _)| rank.cmp(least)) {
                None | Some(std::cmp::Ordering::Less) => {
                    ties = 1;
                    best = Some((rank, item));
                }
                Some(std::cmp::Ordering::Equal) => {
                    ties += 1;
                    if self.chance.below(ties) == 0 {
                        best = Some((rank, item));
                    }
                }
                Some(std::cmp::Ordering::Greater) => {}
            }
        }
        best
    }
}

impl Bot for PaxOMatic {
    /// BOT-01: at a table of three where all but one are Pax-o-matics, that one is the human, and they are fellows.
    fn meet(&mut self, seats: &[Option<&str>], own: Seat) {
        let robots: Vec<usize> = (0..seats.len()).filter(|seat| seats[*seat] == Some(NAME)).collect();
        let is_solo = seats.len() == 3 && robots.len() == 2;
        let others = robots.iter().filter(|seat| is_solo && **seat != own.index());
        self.fellows = others.fold(0, |set, seat| set | 1 << seat);
    }

    fn choose(&mut self, table: &Table, view: &View, seat: Seat, commands: &[Command]) -> Command {
        self.mind.wake(view.turn());
        let sight = Sight::new(table, view, seat, commands, self.fellows);
        let chosen = match asked(table, &sight.state).map(|asked| asked.question) {
            // BOT-15: every action begins at step 1 again.
            Some(Question::Actions { .. }) => act(&sight, &mut self.mind),
            Some(question) => answers::to(&sight, &mut self.mind, question),
            None => None,
        };
        let Move { command, rows } = chosen
            .filter(|chosen| commands.contains(&chosen.command))
            .unwrap_or_else(|| Move::new(commands[0], &[Rule::Bot81]));
        self.mind.note(command, &rows);
        self.rows = rows;
        command
    }

    fn reasons(&self) -> Vec<Rule> {
        self.rows.clone()
    }
}

/// BOT-16 **The first step for which it is eligible**; if there is none, it passes (BOT-79). What wins the game comes
/// before (BOT-09), and what is no action.
fn act(sight: &Sight<'_>, mind: &mut Mind) -> Option<Move> {
    purchase::victory(sight)
        .or_else(|| answers::cover(sight, mind))
        .or_else(|| STEPS.iter().find_map(|step| step(sight, mind)))
        .or_else(|| Some(Move::new(Command::EndActions, &[Rule::Bot79])))
}
