//! Who could topple Díaz, and what would help.

use pax_deck::Card;
use pax_deck::vocabulary::Regime;
use pax_deck::word::Word as _;
use pax_rules::{Asked, Question, Slot, ToppleLine, Viewer};

use super::Board;
use crate::tongue::Arg;

impl Board<'_> {
    /// Says how far everybody is from toppling Díaz, under each regime, and what a stand or a Topple would change.
    #[must_use]
    pub fn topple(self) -> Vec<String> {
        let all = self.view.topple_table(self.table);
        let mut lines = vec![self.narrator.say("board-topple", &[])];
        lines.extend(self.toppling());
        for regime in Regime::ALL {
            let of: Vec<ToppleLine> = all.iter().copied().filter(|line| line.regime == *regime).collect();
            // What is being decided was told first.
            let Some(first) = of.first().filter(|line| !line.running) else { continue };
            let id = if first.now { "board-topple-now" } else { "board-topple-line" };
            lines.push(self.narrator.say(
                id,
                &[
                    ("regime", self.narrator.word("regime", *regime)),
                    ("prestige", self.narrator.word("prestige", first.prestige)),
                    ("seats", self.topplers(&of)),
                ],
            ));
        }
        if self.view.outcome().is_none() {
            lines.extend(all.iter().filter_map(|line| self.stand_line(line)));
            let is_bought = matches!(
                self.narrator.asked(),
                Some(Asked { question: Question::Orientation { card }, .. })
                    if matches!(self.narrator.printed(card), Some(Card::Topple(_)))
            );
            if !is_bought && !all.iter().any(|line| line.running) {
                lines.push(self.for_sale());
            }
            lines.extend(self.heels(&all));
            lines.push(self.verdict(&all));
        }
        lines
    }

    /// Says what everybody has and needs in the toppling that is being decided, if there is one.
    #[must_use]
    pub fn toppling(self) -> Option<String> {
        let of: Vec<ToppleLine> =
            self.view.topple_table(self.table).into_iter().filter(|line| line.running).collect();
        let first = of.first()?;
        Some(self.narrator.say(
            "board-toppling",
            &[
                ("prestige", self.narrator.word("prestige", first.prestige)),
                ("defence", self.narrator.defence_told(first).into()),
                ("seats", self.topplers(&of)),
            ],
        ))
    }

    fn topplers(self, lines: &[ToppleLine]) -> Arg {
        let seats: Vec<String> = lines
            .iter()
            .map(|line| {
                let id = if line.missing == 0 { "board-enough" } else { "board-missing" };
                let (points, needed) = (line.points.into(), line.needed().into());
                let seat = self.narrator.seat_arg(line.seat);
                self.narrator.say(id, &[("seat", seat), ("points", points), ("needed", needed)])
            })
            .collect();
        self.narrator.semicolons(&seats).into()
    }

    /// Says to whoever looks what a stand of his would give him.
    fn stand_line(self, line: &ToppleLine) -> Option<String> {
        let stand = line.stand.filter(|_| self.view.viewer() == Viewer::Seat(line.seat))?;
        let is_enough = stand.points >= line.needed();
        let id = if is_enough { "board-stand-enough" } else { "board-stand" };
        let under = self.narrator.tongue.word(&format!("regime-{}.under", line.regime.word()));
        Some(self.narrator.say(
            id,
            &[
                ("plan", self.narrator.plan(Some(line.seat), stand.plan)),
                ("prestige", self.narrator.word("prestige", line.prestige)),
                ("points", stand.points.into()),
                ("needed", line.needed().into()),
                ("under", under.into()),
            ],
        ))
    }

    /// Says which Topples lie in the Market: without one nobody can topple anybody.
    fn for_sale(self) -> String {
        let is_topple = |slot: &Slot| {
            let card = self.view.market(*slot).and_then(|card| self.narrator.printed(card));
            matches!(card, Some(Card::Topple(_)))
        };
        let topples: Vec<String> = Slot::all()
            .filter(is_topple)
            .map(|slot| {
                let args = [
                    ("card", self.narrator.market_card(slot)),
                    ("slot", slot.into()),
                    ("price", self.price(slot).into()),
                ];
                self.narrator.say("board-topple-at", &args)
            })
            .collect();
        if topples.is_empty() {
            return self.narrator.say("board-no-topple", &[]);
        }
        self.narrator.say("board-topples-at", &[("topples", self.narrator.semicolons(&topples).into())])
    }

    /// Says which Topples in the Market would weaken Díaz, and where.
    fn heels(self, all: &[ToppleLine]) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        for line in all {
            let Some(slot) = line.heel else { continue };
            let said = self.narrator.say(
                "board-heel",
                &[
                    ("card", self.narrator.market_card(slot)),
                    ("slot", slot.into()),
                    ("prestige", self.narrator.word("prestige", line.prestige)),
                ],
            );
            if !lines.contains(&said) {
                lines.push(said);
            }
        }
        lines
    }

    /// Says who would topple Díaz as things stand, and who with a stand, an event side or both.
    fn verdict(self, all: &[ToppleLine]) -> String {
        let open: Vec<&ToppleLine> = all.iter().filter(|line| line.now).collect();
        let with = |stands: bool, heel: bool| -> Vec<String> {
            let able = open.iter().filter(|line| self.topples_with(line, stands, heel));
            able.map(|line| self.narrator.seat(line.seat)).collect()
        };
        let now = with(false, false);
        let mut said = vec![if now.is_empty() {
            self.narrator.say("board-nobody-topples", &[])
        } else {
            self.narrator.say("board-topples", &[("seats", self.narrator.list(&now))])
        }];
        let (stand, heel) = (with(true, false), with(false, true));
        let both = with(true, true);
        let new = |seats: &[String], known: &[&[String]]| -> Vec<String> {
            seats.iter().filter(|seat| !known.iter().any(|list| list.contains(seat))).cloned().collect()
        };
        for (id, seats) in [
            ("board-with-stand", new(&stand, &[&now])),
            ("board-with-heel", new(&heel, &[&now])),
            ("board-with-both", new(&both, &[&now, &stand, &heel])),
        ] {
            if !seats.is_empty() {
                said.push(self.narrator.say(id, &[("seats", self.narrator.list(&seats))]));
            }
        }
        said.join(" ")
    }

    fn topples_with(self, line: &ToppleLine, stands: bool, heel: bool) -> bool {
        // In a toppling only he can still take a stand who is asked.
        let may_stand = !line.running
            || matches!(self.narrator.asked(),
                Some(Asked { whom, question: Question::Manifesto { .. } }) if whom == Some(line.seat));
        let points = match line.stand {
            Some(stand) if stands && may_stand => stand.points,
            _ => line.points,
        };
        let less = u8::from(heel && line.heel.is_some() && line.defence > 0);
        points >= line.needed() - less
    }
}
