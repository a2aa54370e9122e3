//! A ply as a story: the command told first, and then what came of it, in as few sentences as tell it all.

use std::mem::{Discriminant, discriminant};

use pax_deck::CardId;
use pax_rules::{Command, CubePlace, Event, Phase, Question, Seat};

use crate::event_text::Line;
use crate::narrator::{Narrator, number};
use crate::tongue::Arg;

impl Narrator<'_> {
    /// Tells a command and what came of it. The narrator should see the table as it was before ([`Narrator::at`]);
    /// the dealer, who rolls dice, has no seat.
    #[must_use]
    pub fn story(self, seat: Option<Seat>, command: Command, events: &[Event]) -> Vec<String> {
        let mut silent = implied(events);
        let mut payee = None;
        let mut known: Vec<Discriminant<Event>> = Vec::new();
        let price = self.price(seat, command).map_or(0, |price| u16::from(price.gold));
        let mut is_paid = price == 0;
        for (n, event) in events.iter().enumerate() {
            let kind = discriminant(event);
            if is_told_by(command, seat, event) && !known.contains(&kind) {
                known.push(kind);
                silent[n] = true;
            }
            match *event {
                Event::GoldPaid { seat: payer, gold } if !is_paid && Some(payer) == seat && gold == price => {
                    (silent[n], is_paid) = (true, true);
                }
                Event::GoldMoved { from, to, gold } if !is_paid && Some(from) == seat && gold == price => {
                    (silent[n], is_paid) = (true, true);
                    payee = Some(to);
                }
                _ => {}
            }
        }
        let mut story = vec![self.told(seat, command)];
        story.extend(payee.map(|to| self.say("saw-payee", &[("seat", self.seat_arg(to))])));
        story.extend(self.grouped(seat, events, &silent));
        story
    }

    /// Tells events that follow from no command: the set-up, or what a command would do.
    #[must_use]
    pub fn happened(self, events: &[Event]) -> Vec<String> {
        self.grouped(None, events, &implied(events))
    }

    /// Tells that a seat has taken commands back: the game is as it was after an entry of its record.
    #[must_use]
    pub fn taken_back(self, seat: Seat, entry: usize) -> String {
        let entry = Arg::Number(number(entry));
        self.say("saw-taken-back", &[("seat", self.seat_arg(seat)), ("entry", entry)])
    }

    fn grouped(self, actor: Option<Seat>, events: &[Event], silent: &[bool]) -> Vec<String> {
        let mut lines: Vec<Line> = Vec::new();
        let mut is_income = false;
        let is_over = events.iter().any(|event| matches!(event, Event::GameEnded { .. }));
        // Who attacks: gold that changes hands in an attack is stolen.
        let mut attacker = match self.asked().map(|asked| asked.question) {
            Some(Question::Spy { actor, .. }) => Some(actor),
            _ => None,
        };
        for (event, silent) in events.iter().zip(silent) {
            match event {
                Event::AttackDeclared { now } => attacker = Some(now.actor()),
                Event::AttackEnded => attacker = None,
                _ => {}
            }
            match event {
                _ if *silent => continue,
                Event::GoldMoved { from, to, gold } if attacker == Some(*to) => {
                    // Whoever plays a card against himself steals from himself.
                    lines.extend((from != to).then(|| Line::Said(self.stolen(*from, *to, *gold))));
                    continue;
                }
                // SOLO-31: what Díaz steals goes to the pool.
                Event::GoldPaid { seat, gold } if attacker.is_some_and(|thief| self.is_diaz(thief)) => {
                    lines.extend(attacker.map(|thief| Line::Said(self.stolen(*seat, thief, *gold))));
                    continue;
                }
                Event::GoldGained { seat, gold } if is_income => {
                    let args = [("seat", self.seat_arg(*seat)), ("gold", (*gold).into())];
                    lines.push(Line::Said(self.say("saw-earned", &args)));
                    is_income = false;
                    continue;
                }
                Event::TopplingEnded if !is_over => {
                    lines.push(Line::Said(self.say("saw-topple-failed", &[])));
                    continue;
                }
                event => {
                    if let Some(phase) = event.phase() {
                        is_income = phase == Phase::Income;
                    }
                }
            }
            if let Some(line) = self.line(*event) {
                join(&mut lines, line);
            }
        }
        lines.retain(|line| !is_empty(line));
        lines.iter().map(|line| self.line_said(actor, line)).collect()
    }
}

impl Narrator<'_> {
    fn stolen(self, from: Seat, by: Seat, gold: u16) -> String {
        self.say(
            "saw-stolen",
            &[("from", self.seat_arg(from)), ("seat", self.seat_arg(by)), ("gold", gold.into())],
        )
    }

    fn is_diaz(self, seat: Seat) -> bool {
        self.scene().is_some_and(|scene| scene.table.diaz() == Some(seat))
    }
}

/// Adds a line, or what it says to a line of its kind that stands close before it.
fn join(lines: &mut Vec<Line>, line: Line) {
    // Cubes come and go between each other when a regime changes; their order tells nobody anything.
    let near = lines.iter_mut().rev().scan(true, |goes_on, other| {
        let is_near = *goes_on;
        *goes_on = matches!(other, Line::Cubes(_) | Line::Prestige(..) | Line::PrestigeGone(..));
        is_near.then_some(other)
    });
    for other in near {
        match (other, &line) {
            (Line::Cubes(list), Line::Cubes(more)) | (Line::Unrest(list), Line::Unrest(more)) => {
                for (card, change) in more {
                    match list.iter_mut().find(|(known, _)| known == card) {
                        Some((_, sum)) => *sum += change,
                        None => list.push((*card, *change)),
                    }
                }
                return;
            }
            (Line::Paid(sum, seats), Line::Paid(gold, more))
            | (Line::Gained(sum, seats), Line::Gained(gold, more))
                if sum == gold =>
            {
                seats.extend(more);
                return;
            }
            (Line::Discarded(list), Line::Discarded(more))
            | (Line::Displaced(list), Line::Displaced(more)) => {
                list.extend(more);
                return;
            }
            (Line::Prestige(seat, list), Line::Prestige(of, more))
            | (Line::PrestigeGone(seat, list), Line::PrestigeGone(of, more))
                if seat == of =>
            {
                list.extend(more);
                return;
            }
            (Line::Revealed(list), Line::Revealed(more)) => {
                list.extend(more);
                return;
            }
            _ => {}
        }
    }
    lines.push(line);
}

/// Tells whether all that a line says has cancelled itself out.
fn is_empty(line: &Line) -> bool {
    match line {
        Line::Cubes(list) | Line::Unrest(list) => list.iter().all(|(_, change)| *change == 0),
        _ => false,
    }
}

/// Finds the events that another one tells as well: cubes that go home because their card leaves, a troop that leaves
/// one place for another.
fn implied(events: &[Event]) -> Vec<bool> {
    let follows = |n: usize, is: &dyn Fn(&Event) -> bool| events[n + 1..].iter().any(is);
    let precedes = |n: usize, is: &dyn Fn(&Event) -> bool| events[..n].iter().any(is);
    let next = |n: usize| events[n + 1..].iter().find(|event| !is_step(event));
    (0..events.len())
        .map(|n| match events[n] {
            Event::CardSlid { .. } => true,
            Event::IncomeRemoved { card, .. }
                if matches!(next(n), Some(Event::ExtortionPlaced { card: at, .. }) if *at == card) =>
            {
                true
            }
            Event::IncomeRemoved { card, .. }
            | Event::ExtortionRemoved { card, .. }
            | Event::ConnectionRemoved { card, .. }
            | Event::PrestigeRemoved { card, .. }
            | Event::UnrestRemoved { card, .. }
            | Event::EnterpriseChosen { card } => follows(n, &|event| leaves(event, card)),
            // The owner's cube comes back as the extorter's goes home.
            Event::IncomePlaced { card, cubes: 1 } => {
                let before = events[..n].iter().rev().find(|event| {
                    !is_step(event) && !matches!(event, Event::TroopLeft { .. })
                });
                matches!(before, Some(Event::ExtortionRemoved { card: at, .. }) if *at == card)
            }
            Event::TroopLeft { troop } => {
                follows(n, &|event| leaves(event, troop) || settles(event, troop))
                    || follows(n, &|event| matches!(event, Event::TroopDisplaced { troop: of } if *of == troop))
            }
            Event::TroopDisplaced { troop } => {
                follows(n, &|event| leaves(event, troop) || settles(event, troop))
            }
            Event::CardToHand { card, .. } => {
                precedes(n, &|event| matches!(event, Event::CardBought { card: of, .. } if *of == card))
            }
            Event::CardPlayed { card } => {
                follows(n, &|event| matches!(event, Event::AttackDeclared { now } if now.card() == Some(card)))
            }
            Event::MarketCleared { .. } => {
                follows(n, &|event| matches!(event, Event::HeadlineDiscarded { .. }))
            }
            _ => false,
        })
        .collect()
}

/// Tells whether an event takes a card out of play.
fn leaves(event: &Event, card: CardId) -> bool {
    matches!(event,
        Event::CardDiscarded { card: of } | Event::CardToHand { card: of, .. } | Event::CardAwarded { card: of, .. }
            if *of == card)
}

/// Tells whether an event gives a troop a place.
fn settles(event: &Event, card: CardId) -> bool {
    matches!(event, Event::TroopPlaced { troop, .. } | Event::TroopJoined { troop, .. } if *troop == card)
}

/// Tells whether an event is only a step of the program.
const fn is_step(event: &Event) -> bool {
    matches!(event, Event::Began(_) | Event::Went(_) | Event::Finished)
}

/// Tells whether the sentence of a command tells an event too.
fn is_told_by(command: Command, by: Option<Seat>, event: &Event) -> bool {
    match (command, *event) {
        (Command::PlayEnterprise(of), Event::EnterprisePlayed { card, .. })
        | (Command::PlayPartner(of, _) | Command::BuyPublicCard(of, _), Event::PartnerPlayed { card, .. })
        | (
            Command::PlayTroop(of, _) | Command::RedeployTroop(of, _) | Command::Retreat(of),
            Event::TroopPlaced { troop: card, .. } | Event::TroopJoined { troop: card, .. },
        )
        | (
            Command::PlayOrange(of, ..) | Command::PlayBlack(of, _) | Command::Assassinate(of, _),
            Event::CardPlayed { card },
        )
        | (
            Command::SellCard(of)
            | Command::Decree(of)
            | Command::UseSpy(of)
            | Command::Abandon(of)
            | Command::Fraud(of)
            | Command::Drop(of)
            | Command::Choose(of),
            Event::CardDiscarded { card },
        )
        | (Command::BuyLand(of) | Command::AddIncomeCube(of), Event::IncomePlaced { card, .. })
        | (Command::PlacePrestigeCube(of) | Command::Choose(of), Event::PrestigePlaced { card, .. })
        | (Command::UpgradeConnection(of, _), Event::ConnectionBuilt { card, .. })
        | (Command::Choose(of), Event::ConnectionRemoved { card, .. } | Event::EnterpriseChosen { card })
        | (Command::Police(of), Event::UnrestRemoved { card, .. })
        | (Command::Agitate(of, _), Event::AbilityUsed { card })
        | (Command::Keep(of), Event::CardKept { card })
        | (Command::TakeHacendado(of), Event::HacendadoTaken { card, .. }) => of == card,
        (Command::BuyMarketCard(of), Event::CardBought { slot, .. } | Event::SpeculationRemoved { slot })
        | (Command::Speculate(of), Event::SpeculationPlaced { slot, .. })
        | (Command::DiscardFirst(of), Event::MarketCleared { slot }) => of == slot,
        (Command::LeaveJail, Event::Released { seat })
        | (Command::Flip(_), Event::HacendadoFlipped { seat, .. }) => by == Some(seat),
        (
            Command::PlayOrange(..) | Command::PlayBlack(..) | Command::Assassinate(..),
            Event::AttackDeclared { .. },
        )
        | (Command::UseSpy(_), Event::AttackCancelled)
        | (Command::TurnSide(_), Event::SideTurned { .. })
        | (Command::Roll(_), Event::DieRolled { .. } | Event::CardBought { .. } | Event::SideTurned { .. }) => {
            true
        }
        (Command::PayTo(payee), Event::GoldMoved { to, .. }) => payee == to,
        (Command::ShiftCube(from, to), event) => lifts(from, event) || lays(to, event),
        _ => false,
    }
}

fn lifts(from: CubePlace, event: Event) -> bool {
    match (from, event) {
        (CubePlace::Income(of), Event::IncomeRemoved { card, .. })
        | (CubePlace::Oval(of, _), Event::ConnectionRemoved { card, .. })
        | (CubePlace::Prestige(of), Event::PrestigeRemoved { card, .. }) => of == card,
        (CubePlace::Market(of), Event::SpeculationRemoved { slot }) => of == slot,
        _ => false,
    }
}

fn lays(to: CubePlace, event: Event) -> bool {
    match (to, event) {
        (CubePlace::Income(of), Event::IncomePlaced { card, .. })
        | (CubePlace::Prestige(of), Event::PrestigePlaced { card, .. }) => of == card,
        (CubePlace::Market(of), Event::SpeculationPlaced { slot, .. }) => of == slot,
        _ => false,
    }
}
