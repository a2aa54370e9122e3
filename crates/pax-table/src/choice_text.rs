//! What a choice brings: said after the choice itself, so that nobody must try it to know.

use pax_deck::deed::Steal;
use pax_deck::{Card, CardId};
use pax_rules::{Command, CubePlace, Orientation, Preview, Question, Seat, Slot, Stand, Target, ToppleLine};

use crate::narrator::{Narrator, number};
use crate::tongue::Arg;

impl Narrator<'_> {
    /// Says what a command would do and what comes of it, to whoever must choose: "Sell Copper Mine (023) for 3 gold. It is
    /// in play: income from 6 to 4."
    #[must_use]
    pub fn choice(self, command: Command) -> String {
        let mut said = vec![self.command(command)];
        said.extend(self.brings(command));
        said.join(" ")
    }

    /// Returns what a command of whoever must decide would do, as far as the narrator sees the table.
    pub(crate) fn foreseen(self, command: Command) -> Option<Preview> {
        let (scene, seat) = self.scene().zip(self.asked()?.whom)?;
        scene.view.preview(scene.table, seat, command).ok()
    }

    fn brings(self, command: Command) -> Vec<String> {
        let Some(seat) = self.asked().and_then(|asked| asked.whom) else { return Vec::new() };
        match command {
            Command::PlayEnterprise(_)
            | Command::PlayTroop(..)
            | Command::BuyLand(_)
            | Command::UpgradeConnection(..)
            | Command::AddIncomeCube(_) => self.changed("brings", seat, command).into_iter().collect(),
            Command::PlayPartner(card, side) | Command::BuyPublicCard(card, side) => {
                let side = if self.has_sides(card) { self.side_says(card, side) } else { None };
                side.into_iter().chain(self.changed("brings", seat, command)).collect()
            }
            Command::TurnSide(side) => match self.asked().map(|asked| asked.question) {
                Some(Question::Side { card }) => self.side_says(card, side).into_iter().collect(),
                _ => Vec::new(),
            },
            Command::SellCard(card) if self.owner(card) == Some(seat) => {
                vec![
                    self.changed("brings-in-play", seat, command)
                        .unwrap_or_else(|| self.say("brings-only-in-play", &[])),
                ]
            }
            Command::PlayOrange(card, target, _) | Command::PlayBlack(card, Target::Card(target)) => {
                self.attack_brings(seat, card, self.owner(target), command)
            }
            Command::PlayBlack(card, Target::Player(victim)) => {
                self.attack_brings(seat, card, Some(victim), command)
            }
            Command::BuyMarketCard(slot) => self.at_once(slot).into_iter().collect(),
            Command::Speculate(slot) | Command::ShiftCube(_, CubePlace::Market(slot)) => {
                self.speculation(slot)
            }
            Command::Orient(orientation) => self.side_of_news_brings(seat, orientation),
            Command::Flip(plan) => self.stand_brings(seat, plan),
            Command::Retreat(troop) => self.retreat_brings(seat, troop),
            Command::Fraud(_) => self.fraud_brings(seat, command).into_iter().collect(),
            _ => Vec::new(),
        }
    }

    /// Says how a seat's income and prestige change.
    fn changed(self, id: &str, seat: Seat, command: Command) -> Option<String> {
        let preview = self.foreseen(command)?;
        let of = |seat: Seat| move |figures: &&pax_rules::Figures| figures.seat == seat;
        let (before, after) = (preview.before.iter().find(of(seat))?, preview.after.iter().find(of(seat))?);
        let changes = self.standing_changes(before, after);
        (!changes.is_empty()).then(|| self.say(id, &[("changes", self.commas(&changes).into())]))
    }

    fn has_sides(self, card: CardId) -> bool {
        self.is_two_sided(card) || matches!(self.printed(card), Some(Card::Public(_)))
    }

    /// Says the colour, the prestige and the abilities of a side.
    fn side_says(self, card: CardId, side: u8) -> Option<String> {
        let (marks, text) = self.tongue.side_says(self.printed(card)?, usize::from(side))?;
        let mut said = self.say("brings-side", &[("marks", self.commas(&marks).into())]);
        for sentence in text {
            said.push(' ');
            said.push_str(&sentence);
        }
        Some(said)
    }

    /// Says what an attack changes for whoever plays it, and for the victim, who may keep the card for its prestige.
    fn attack_brings(self, seat: Seat, card: CardId, victim: Option<Seat>, command: Command) -> Vec<String> {
        let mut said: Vec<String> = self.no_theft(seat, card, victim).into_iter().collect();
        said.extend(self.changed("brings", seat, command));
        let preview = self.foreseen(command);
        let figures = preview.iter().flat_map(|preview| preview.before.iter().zip(&preview.after));
        for (before, after) in figures.filter(|(_, after)| Some(after.seat) == victim && after.seat != seat) {
            let changes = self.standing_changes(before, after);
            if !changes.is_empty() {
                let args = [("seat", self.seat_arg(after.seat)), ("changes", self.commas(&changes).into())];
                said.push(self.say("then-figures", &args));
            }
        }
        said
    }

    /// Says that there is nothing to steal from a victim.
    fn no_theft(self, seat: Seat, card: CardId, victim: Option<Seat>) -> Option<String> {
        let (scene, victim) = self.scene().zip(victim)?;
        let steal = match self.printed(card)? {
            Card::Orange(card) => card.steal,
            Card::Black(card) => card.steal,
            _ => return None,
        };
        let steals = match steal {
            Steal::Gold(gold) => gold.get() > 0,
            Steal::Counted(_) => true,
        };
        let in_vain = steals && victim != seat && scene.view.gold(victim) == 0;
        in_vain.then(|| self.say("brings-no-gold", &[("seat", self.seat_arg(victim))]))
    }

    /// Says what is never kept in hand.
    fn at_once(self, slot: Slot) -> Option<String> {
        match self.printed(self.scene()?.view.market(slot)?)? {
            Card::Headline(_) => Some(self.say("brings-news", &[])),
            Card::Topple(_) => Some(self.say("brings-toppling", &[])),
            _ => None,
        }
    }

    /// SPEC-05, SOLO-21: what a Speculation Cube can bring, where its card will lie when the others can take it.
    fn speculation(self, slot: Slot) -> Vec<String> {
        let later = self.slid(slot);
        let gold = ("gold", Arg::from(later.price()));
        let slides = (later != slot).then(|| self.say("brings-slides", &[("slot", later.into())]));
        // SOLO-05: the number of the column is what the die must show.
        let die = ("die", Arg::Number(number(later.column() + 1)));
        let brings = if self.is_alone() {
            self.say("brings-speculation.alone", &[gold, die])
        } else {
            self.say("brings-speculation", &[gold])
        };
        slides.into_iter().chain([brings]).collect()
    }

    /// MARKET-06: where a card lies when the turn has ended: news in the free column is gone then, and gaps are closed.
    fn slid(self, slot: Slot) -> Slot {
        let Some(scene) = self.scene() else { return slot };
        let row = || Slot::all().filter(|other| other.row() == slot.row());
        let stays = |other: &Slot| match scene.view.market(*other).and_then(|card| self.printed(card)) {
            Some(Card::Headline(_) | Card::Topple(_)) => other.column() > 0,
            card => card.is_some(),
        };
        let before = row().filter(|other| other.column() < slot.column()).filter(stays).count();
        row().nth(before).unwrap_or(slot)
    }

    /// Says what the event of a headline does, or how a toppling stands with that side of its card.
    fn side_of_news_brings(self, seat: Seat, orientation: Orientation) -> Vec<String> {
        let Some(Question::Orientation { card }) = self.asked().map(|asked| asked.question) else {
            return Vec::new();
        };
        match self.printed(card) {
            Some(card @ Card::Headline(_)) if orientation == Orientation::Event => self.tongue.says(card),
            Some(Card::Topple(card)) => {
                let Some(scene) = self.scene() else { return Vec::new() };
                let lines = scene.view.topple_table(scene.table);
                let Some(line) = lines.iter().find(|line| line.now && line.seat == seat) else {
                    return Vec::new();
                };
                // TOPPLE-06: the event side helps only against the kind that its card names.
                let helps = orientation == Orientation::Event && card.heel == line.prestige;
                let needed = line.needed() - u8::from(helps && line.defence > 0);
                let args = [("points", line.points.into()), ("needed", needed.into())];
                vec![self.say("ask-points", &args)]
            }
            _ => Vec::new(),
        }
    }

    /// Returns the line of the toppling that is being decided.
    pub(crate) fn toppling_line(self, seat: Seat) -> Option<ToppleLine> {
        let scene = self.scene()?;
        scene.view.topple_table(scene.table).into_iter().find(|line| line.running && line.seat == seat)
    }

    /// Says whether so many points are enough.
    pub(crate) fn enough(self, points: u8, needed: u8) -> String {
        let id = if points >= needed { "brings-enough" } else { "brings-points" };
        self.say(id, &[("points", points.into()), ("needed", needed.into())])
    }

    fn stand_brings(self, seat: Seat, plan: u8) -> Vec<String> {
        let points = self.toppling_line(seat).map(|line| {
            let stand = line.stand.filter(|stand| stand.plan == plan);
            self.enough(stand.map_or(line.points, |stand| stand.points), line.needed())
        });
        points.into_iter().chain(self.turned(seat)).collect()
    }

    /// HACENDADO-04: what a stand costs.
    fn turned(self, seat: Seat) -> Option<String> {
        let cubes = self.scene()?.view.hacendado_income(seat);
        Some(self.say("brings-turned", &[("cubes", cubes.into())]))
    }

    /// RETREAT-03: who retreats may have to take a stand for it.
    fn retreat_brings(self, seat: Seat, troop: CardId) -> Vec<String> {
        let plan = self.scene().filter(|scene| scene.view.stand(seat) == Stand::Loyal).and_then(|scene| {
            let Some(Card::Troop(troop)) = self.printed(troop) else { return None };
            let Some(Card::Hacendado(card)) = self.printed(scene.view.hacendado(seat)?) else { return None };
            (0_u8..).zip(&card.sides).find(|(_, plan)| plan.prestige.faction() == troop.faction)
        });
        let Some((plan, _)) = plan else { return Vec::new() };
        let stand = self.say("brings-stand", &[("plan", self.plan(Some(seat), plan))]);
        std::iter::once(stand).chain(self.turned(seat)).collect()
    }

    fn fraud_brings(self, seat: Seat, command: Command) -> Option<String> {
        let by: i8 = self
            .foreseen(command)?
            .events
            .iter()
            .map(|event| if let pax_rules::Event::DefenceChanged { by } = event { *by } else { 0 })
            .sum();
        let line = self.toppling_line(seat)?;
        let before = self.defence_told(&line);
        let after = i64::from(before) + i64::from(by);
        Some(self.say("brings-defence", &[("before", before.into()), ("after", Arg::Number(after.max(0)))]))
    }

    /// SOLO-25: where Díaz plays, his defence is told in full, with the points of his cards.
    pub(crate) fn defence_told(self, line: &ToppleLine) -> u8 {
        if self.is_alone() { line.tripartite } else { line.defence }
    }

    /// Tells whether it is the dice game against Díaz.
    pub(crate) fn is_alone(self) -> bool {
        self.scene().is_some_and(|scene| scene.table.diaz().is_some())
    }
}
