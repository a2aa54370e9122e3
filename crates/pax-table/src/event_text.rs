//! Events as sentences, one by one or several at once.

use pax_deck::vocabulary::Faction;
use pax_deck::word::Word as _;
use pax_deck::{Card, CardId};
use pax_rules::{AttackFacts, Ending, Event, Seat, Slot};

use crate::narrator::{Narrator, number};
use crate::tongue::Arg;

/// What is told of one event, or of several of a kind together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Line {
    /// One sentence, ready.
    Said(String),
    /// Income Cubes more or less.
    Cubes(Vec<(CardId, i16)>),
    /// Unrest more or less.
    Unrest(Vec<(CardId, i16)>),
    /// So much gold to the pool.
    Paid(u16, Vec<Seat>),
    /// So much gold from the pool.
    Gained(u16, Vec<Seat>),
    /// Cards discarded.
    Discarded(Vec<CardId>),
    /// Troops without a place.
    Displaced(Vec<CardId>),
    /// Prestige Cubes placed.
    Prestige(Seat, Vec<CardId>),
    /// Prestige Cubes that went home.
    PrestigeGone(Seat, Vec<CardId>),
    /// Cards turned up in the market.
    Revealed(Vec<(Slot, CardId)>),
}

impl Narrator<'_> {
    /// Says what happened; nothing of what only the program needs to know.
    #[must_use]
    pub fn event(self, event: Event) -> Option<String> {
        self.line(event).map(|line| self.line_said(None, &line))
    }

    #[expect(clippy::too_many_lines, reason = "one short arm for each event")]
    pub(crate) fn line(self, event: Event) -> Option<Line> {
        let card = |id: &str, card: CardId| self.say(id, &[("card", self.card_arg(card))]);
        let seat = |id: &str, seat: Seat| self.say(id, &[("seat", self.seat_arg(seat))]);
        let both = |id: &str, seat: Seat, card: CardId| {
            self.say(id, &[("seat", self.seat_arg(seat)), ("card", self.target(Some(seat), card))])
        };
        let built = |id: &str, seat: Seat, card: CardId, oval: u8| {
            let to = self.oval(card, oval);
            self.say(
                id,
                &[("seat", self.seat_arg(seat)), ("card", self.target(Some(seat), card)), ("to", to)],
            )
        };
        Some(Line::Said(match event {
            Event::TurnBegan { actions: 0, .. } => self.say("saw-turn-diaz", &[]),
            Event::TurnBegan { seat, actions } => {
                self.say("saw-turn", &[("seat", self.seat_arg(seat)), ("actions", actions.into())])
            }
            Event::ActionRegained => self.say("saw-regained", &[]),
            Event::AbilityUsed { card: of } => card("saw-extra", of),
            Event::GoldPaid { seat, gold } => return Some(Line::Paid(gold, vec![seat])),
            Event::GoldGained { seat, gold } => return Some(Line::Gained(gold, vec![seat])),
            Event::GoldMoved { from, to, gold } => self.say(
                "saw-moved",
                &[("from", self.seat_arg(from)), ("seat", self.seat_arg(to)), ("gold", gold.into())],
            ),
            Event::CardBought { seat, slot, card, .. } => self.say(
                "saw-bought",
                &[("seat", self.seat_arg(seat)), ("card", self.card_arg(card)), ("slot", slot.into())],
            ),
            Event::CardToHand { seat, card } => {
                let was_in_play = self.owner(card).is_some();
                let id = if was_in_play { "saw-returned" } else { "saw-to-hand" };
                self.say(id, &[("seat", self.seat_arg(seat)), ("card", self.card_arg(card))])
            }
            Event::CardPlayed { card: played } => card("saw-played", played),
            Event::CardDiscarded { card } => return Some(Line::Discarded(vec![card])),
            Event::CardAwarded { seat, card, prestige } => self.say(
                "saw-awarded",
                &[
                    ("seat", self.seat_arg(seat)),
                    ("card", self.card_arg(card)),
                    ("prestige", self.word("prestige", prestige)),
                ],
            ),
            Event::EnterprisePlayed { seat, card, .. } => both("saw-enterprise", seat, card),
            Event::PartnerPlayed { seat, card, .. } => both("saw-partner", seat, card),
            Event::SideTurned { card, side } => {
                self.say("saw-side", &[("card", self.card_arg(card)), ("side", self.side(Some(card), side))])
            }
            Event::TroopPlaced { seat, troop, at } => self.say(
                "saw-placed",
                &[
                    ("seat", self.seat_arg(seat)),
                    ("card", self.card_arg(troop)),
                    ("target", self.target(Some(seat), at)),
                ],
            ),
            Event::TroopJoined { seat, troop } => both("saw-joined", seat, troop),
            Event::TroopLeft { troop } => card("saw-left", troop),
            Event::TroopDisplaced { troop } => return Some(Line::Displaced(vec![troop])),
            Event::IncomePlaced { card, cubes } => return Some(Line::Cubes(vec![(card, cubes.into())])),
            Event::IncomeRemoved { card, cubes } => {
                return Some(Line::Cubes(vec![(card, -i16::from(cubes))]));
            }
            Event::ExtortionPlaced { seat, card } => both("saw-extortion", seat, card),
            Event::ExtortionRemoved { seat, card } => both("saw-extortion-gone", seat, card),
            Event::ConnectionBuilt { seat, card, oval } => built("saw-connection", seat, card, oval),
            Event::ConnectionRemoved { seat, card, oval } => built("saw-connection-gone", seat, card, oval),
            Event::PrestigePlaced { seat, card } => return Some(Line::Prestige(seat, vec![card])),
            Event::PrestigeRemoved { seat, card } => return Some(Line::PrestigeGone(seat, vec![card])),
            Event::SpeculationPlaced { seat, slot } => self.say(
                "saw-speculation",
                &[("seat", self.seat_arg(seat)), ("card", self.market_card(slot)), ("slot", slot.into())],
            ),
            Event::SpeculationRemoved { slot } => self.market("saw-speculation-gone", slot),
            Event::UnrestPlaced { card, disks } => return Some(Line::Unrest(vec![(card, disks.into())])),
            Event::UnrestRemoved { card, disks } => {
                return Some(Line::Unrest(vec![(card, -i16::from(disks))]));
            }
            Event::RegimeChanged { to } => self.say("saw-regime", &[("regime", self.word("regime", to))]),
            Event::DepressionBegan => self.say("saw-depression", &[]),
            Event::DepressionEnded => self.say("saw-recovery", &[]),
            Event::Jailed { seat: who } => seat("saw-jailed", who),
            Event::Released { seat: who } => seat("saw-released", who),
            Event::HacendadoFlipped { seat, plan } => self
                .say("saw-flipped", &[("seat", self.seat_arg(seat)), ("plan", self.plan(Some(seat), plan))]),
            Event::HacendadoKilled { seat: who } => seat("saw-killed", who),
            Event::HacendadoTaken { seat, card } => {
                self.say("saw-taken", &[("seat", self.newcomer(seat).into()), ("card", self.card_arg(card))])
            }
            Event::HeadlineDiscarded { card, bias, topple } => {
                let id = if topple { "saw-headline-topple" } else { "saw-headline" };
                self.say(id, &[("card", self.card_arg(card)), ("bias", self.word("bias", bias))])
            }
            Event::MarketCleared { slot } => self.market("saw-cleared", slot),
            Event::CardSlid { from, to } => self.say(
                "saw-slid",
                &[("card", self.market_card(from)), ("from", from.into()), ("slot", to.into())],
            ),
            Event::CardRevealed { slot, card, .. } => return Some(Line::Revealed(vec![(slot, card)])),
            Event::FactionsBanned { factions } => {
                let named = |faction: &Faction| self.tongue.word(&format!("faction-{}.name", faction.word()));
                let banned = Faction::ALL.iter().filter(|faction| factions & (1 << faction.index()) != 0);
                let colours: Vec<String> = banned.map(named).collect();
                self.say("saw-banned", &[("colours", self.list(&colours))])
            }
            Event::GoldDue => self.say("saw-gold-due", &[]),
            Event::AttackDeclared { now } => self.attack(now),
            Event::AttackCancelled => self.say("saw-cancelled", &[]),
            Event::TopplingBegan { buyer, kind, defence, .. } => self.say(
                "saw-toppling",
                &[
                    ("seat", self.seat_arg(buyer)),
                    ("prestige", self.word("prestige", kind)),
                    ("defence", self.defence_in_full(kind, defence)),
                ],
            ),
            Event::DefenceChanged { by } => {
                let change = if by > 0 { "+1" } else { "−1" };
                self.say("saw-defence", &[("change", change.into())])
            }
            Event::DieRolled { value } => self.say("saw-rolled", &[("value", value.into())]),
            Event::CardKept { card: kept } => card("saw-kept", kept),
            Event::EnterpriseChosen { card: chosen } => card("saw-chosen", chosen),
            Event::GameEnded { winners, ending } => self.ending(winners, ending),
            // How the program finds its way through a turn; the story says what came of it.
            Event::ActionsSpent { .. }
            | Event::Entitled { .. }
            | Event::TurnEnded
            | Event::AttackEnded
            | Event::TopplingEnded
            | Event::ChoicesCleared
            | Event::Began(_)
            | Event::Went(_)
            | Event::Finished => return None,
        }))
    }

    fn market(self, id: &str, slot: Slot) -> String {
        self.say(id, &[("card", self.market_card(slot)), ("slot", slot.into())])
    }

    fn attack(self, now: AttackFacts) -> String {
        let target = now
            .target()
            .map_or_else(|| self.seat_arg(now.victim()), |target| self.target(Some(now.actor()), target));
        let card = now.card().map_or_else(|| self.tongue.word("the-card").into(), |card| self.card_arg(card));
        self.say("saw-attack", &[("seat", self.seat_arg(now.actor())), ("card", card), ("target", target)])
    }

    /// Says a line; the cards of `actor` are not marked as his.
    pub(crate) fn line_said(self, actor: Option<Seat>, line: &Line) -> String {
        let cards = |id: &str, cards: &[CardId]| {
            let names: Vec<String> = cards.iter().map(|card| self.target(actor, *card).into_text()).collect();
            self.say(id, &[("cards", self.list(&names)), ("count", Arg::Number(number(cards.len())))])
        };
        let gold = |id: &str, gold: u16, seats: &[Seat]| {
            let names: Vec<String> = seats.iter().map(|seat| self.seat(*seat)).collect();
            let count = Arg::Number(number(seats.len()));
            self.say(id, &[("seats", self.list(&names)), ("count", count), ("gold", gold.into())])
        };
        let cubes = |id: &str, seat: Seat, cards: &[CardId]| {
            let names: Vec<String> = cards.iter().map(|card| self.card(*card)).collect();
            let count = Arg::Number(number(cards.len()));
            self.say(id, &[("seat", self.seat_arg(seat)), ("cards", self.list(&names)), ("count", count)])
        };
        let changes = |id: &str, changes: &[(CardId, i16)]| {
            let said: Vec<String> =
                changes.iter().map(|(card, change)| self.change(actor, *card, *change)).collect();
            self.say(id, &[("changes", self.commas(&said).into())])
        };
        match line {
            Line::Said(said) => said.clone(),
            Line::Cubes(list) => changes("saw-cubes", list),
            Line::Unrest(list) => changes("saw-unrest", list),
            Line::Paid(sum, seats) => gold("saw-paid", *sum, seats),
            Line::Gained(sum, seats) => gold("saw-gained", *sum, seats),
            Line::Discarded(list) => cards("saw-discarded", list),
            Line::Displaced(list) => cards("saw-displaced", list),
            Line::Prestige(seat, list) => cubes("saw-prestige", *seat, list),
            Line::PrestigeGone(seat, list) => cubes("saw-prestige-gone", *seat, list),
            Line::Revealed(list) => {
                let place = |(slot, card): &(Slot, CardId)| {
                    self.say("named.market", &[("card", self.card_arg(*card)), ("slot", (*slot).into())])
                };
                let names: Vec<String> = list.iter().map(place).collect();
                self.say("saw-revealed", &[("cards", self.list(&names))])
            }
        }
    }

    fn change(self, actor: Option<Seat>, card: CardId, change: i16) -> String {
        let id = if change < 0 { "change-less" } else { "change-more" };
        let number = Arg::Number(i64::from(change.unsigned_abs()));
        self.say(id, &[("card", self.target(actor, card)), ("number", number)])
    }

    /// Says what kind of card it is: "mine", "troop", "headline".
    pub(crate) fn kind(self, card: CardId) -> Arg {
        match self.printed(card) {
            Some(Card::Enterprise(card)) => self.word("sort", card.sort),
            Some(Card::Partner(card)) => self.word("role", card.role),
            Some(other) => self.word("kind", other.kind()),
            None => self.tongue.word("kind-card").into(),
        }
    }

    /// Says how a game ended.
    #[must_use]
    pub fn ending(self, winners: u8, ending: Ending) -> String {
        let seats: Vec<String> = (0..6)
            .filter(|seat| winners & (1 << seat) != 0)
            .filter_map(Seat::new)
            .map(|seat| self.seat(seat))
            .collect();
        let why = match ending {
            Ending::Toppled(prestige) => {
                self.say("end-toppled", &[("prestige", self.word("prestige", prestige))])
            }
            Ending::LastToppleFailed => self.say("end-last-failed", &[]),
            Ending::LastToppleDiscarded => self.say("end-last-discarded", &[]),
            Ending::Standoff => self.say("end-standoff", &[]),
            Ending::Stall => self.say("end-stall", &[]),
        };
        let id = match ending {
            _ if seats.is_empty() => return self.say("saw-lost", &[("why", why.into())]),
            Ending::Toppled(_) => "saw-won",
            _ => "saw-won-gold",
        };
        let count = Arg::Number(number(seats.len()));
        self.say(id, &[("seats", self.list(&seats)), ("count", count), ("why", why.into())])
    }
}
