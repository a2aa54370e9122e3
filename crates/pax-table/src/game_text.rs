//! Commands and events as sentences.

use pax_deck::word::Word as _;
use pax_deck::{CardId, Deck};
use pax_rules::{Command, CubePlace, Destination, Ending, Event, Orientation, Seat, Slot, Target};

use crate::tongue::{Arg, Tongue};

/// Says commands and events, with the names of a deck's cards. Today in English.
#[derive(Clone, Copy)]
pub struct Narrator<'a> {
    tongue: &'static Tongue,
    deck: &'a Deck,
}

impl<'a> Narrator<'a> {
    /// Returns a narrator.
    #[must_use]
    pub fn new(deck: &'a Deck) -> Self {
        Self { tongue: Tongue::of(crate::Lang::En), deck }
    }

    fn card(self, card: CardId) -> Arg {
        let name = self.deck.card(card).map_or("?", |card| card.name());
        format!("{name} ({card})").into()
    }

    fn say(self, id: &str, args: &[(&str, Arg)]) -> String {
        self.tongue.say(id, args)
    }

    fn word<W: pax_deck::word::Word>(self, list: &str, word: W) -> Arg {
        self.tongue.word(&format!("{list}-{}", word.word())).into()
    }

    /// Says what a command does.
    #[must_use]
    pub fn command(self, command: Command) -> String {
        let one = |id: &str, card: CardId| self.say(id, &[("card", self.card(card))]);
        let at = |id: &str, slot: Slot| self.say(id, &[("slot", slot_arg(slot))]);
        let on = |id: &str, card: CardId, target: CardId| {
            self.say(id, &[("card", self.card(card)), ("target", self.card(target))])
        };
        let sided = |id: &str, card: CardId, side: u8| {
            self.say(id, &[("card", self.card(card)), ("side", Arg::from(side + 1))])
        };
        match command {
            Command::PlayEnterprise(card) => one("do-play", card),
            Command::PlayPartner(card, side) => sided("do-play-side", card, side),
            Command::PlayTroop(card, Destination::At(target)) => on("do-play-at", card, target),
            Command::PlayTroop(card, Destination::Army) => one("do-play-army", card),
            Command::PlayOrange(card, target, disks) => self.say(
                "do-play-orange",
                &[("card", self.card(card)), ("target", self.card(target)), ("disks", disks.into())],
            ),
            Command::PlayBlack(card, Target::Card(target)) => on("do-play-black", card, target),
            Command::PlayBlack(card, Target::Player(seat)) => {
                self.say("do-play-black", &[("card", self.card(card)), ("target", seat_arg(seat))])
            }
            Command::BuyMarketCard(slot) => at("do-buy", slot),
            Command::BuyPublicCard(card, side) => sided("do-buy-public", card, side),
            Command::SellCard(card) => one("do-sell", card),
            Command::RedeployTroop(card, Destination::At(target)) => on("do-redeploy", card, target),
            Command::RedeployTroop(card, Destination::Army) => one("do-redeploy-army", card),
            Command::BuyLand(card) => one("do-land", card),
            Command::UpgradeConnection(card, oval) => {
                self.say("do-upgrade", &[("card", self.card(card)), ("oval", Arg::from(oval + 1))])
            }
            Command::Police(card) => one("do-police", card),
            Command::LeaveJail => self.say("do-leave-jail", &[]),
            Command::Speculate(slot) => at("do-speculate", slot),
            Command::ShiftCube(from, to) => {
                self.say("do-shift", &[("from", self.place(from).into()), ("to", self.place(to).into())])
            }
            Command::AddIncomeCube(card) => one("do-add", card),
            Command::PlacePrestigeCube(card) => one("do-cover", card),
            Command::Agitate(card, target) => on("do-agitate", card, target),
            Command::Decree(card) => one("do-decree", card),
            Command::EndActions => self.say("do-end", &[]),
            Command::Orient(Orientation::Event) => self.say("do-event", &[]),
            Command::Orient(Orientation::StatusQuo) => self.say("do-quo", &[]),
            Command::UseSpy(card) => one("do-spy", card),
            Command::Decline => self.say("do-pass", &[]),
            Command::Retreat(card) => one("do-retreat", card),
            Command::Abandon(card) => one("do-abandon", card),
            Command::DiscardFaction(faction) => {
                let colour = self.tongue.word(&format!("faction-{}.name", faction.word()));
                self.say("do-discard", &[("colour", colour.into())])
            }
            Command::Choose(card) => one("do-choose", card),
            Command::DiscardFirst(slot) => at("do-first", slot),
            Command::Keep(card) => one("do-keep", card),
            Command::Drop(card) => one("do-drop", card),
            Command::Flip(plan) => self.say("do-flip", &[("side", Arg::from(plan + 1))]),
            Command::Fraud(card) => one("do-fraud", card),
            Command::Assassinate(card, seat) => {
                self.say("do-kill", &[("card", self.card(card)), ("seat", seat_arg(seat))])
            }
            Command::TurnSide(side) => self.say("do-side", &[("side", Arg::from(side + 1))]),
            Command::PayTo(seat) => self.say("do-pay", &[("seat", seat_arg(seat))]),
            Command::TakeHacendado(card) => one("do-take", card),
            Command::Roll(value) => self.say("do-roll", &[("value", value.into())]),
        }
    }

    fn place(self, place: CubePlace) -> String {
        match place {
            CubePlace::Income(card) => self.say("cube-income", &[("card", self.card(card))]),
            CubePlace::Oval(card, oval) => {
                self.say("cube-oval", &[("card", self.card(card)), ("oval", Arg::from(oval + 1))])
            }
            CubePlace::Prestige(card) => self.say("cube-prestige", &[("card", self.card(card))]),
            CubePlace::Market(slot) => self.say("cube-market", &[("slot", slot_arg(slot))]),
            CubePlace::Reserve => self.say("cube-reserve", &[]),
        }
    }

    /// Says what happened; nothing of what only the program needs to know.
    #[must_use]
    pub fn event(self, event: Event) -> Option<String> {
        let card = |id: &str, card: CardId| self.say(id, &[("card", self.card(card))]);
        let seat = |id: &str, seat: Seat| self.say(id, &[("seat", seat_arg(seat))]);
        let both = |id: &str, seat: Seat, card: CardId| {
            self.say(id, &[("seat", seat_arg(seat)), ("card", self.card(card))])
        };
        let gold = |id: &str, seat: Seat, gold: u16| {
            self.say(id, &[("seat", seat_arg(seat)), ("gold", Arg::Number(gold.into()))])
        };
        let count = |id: &str, name: &str, card: CardId, count: u8| {
            self.say(id, &[("card", self.card(card)), (name, count.into())])
        };
        let slot = |id: &str, slot: Slot| self.say(id, &[("slot", slot_arg(slot))]);
        Some(match event {
            Event::TurnBegan { seat, actions } => {
                self.say("saw-turn", &[("seat", seat_arg(seat)), ("actions", actions.into())])
            }
            Event::ActionRegained => self.say("saw-regained", &[]),
            Event::GoldPaid { seat, gold: sum } => gold("saw-paid", seat, sum),
            Event::GoldGained { seat, gold: sum } => gold("saw-gained", seat, sum),
            Event::GoldMoved { from, to, gold: sum } => self.say(
                "saw-moved",
                &[("from", seat_arg(from)), ("seat", seat_arg(to)), ("gold", Arg::Number(sum.into()))],
            ),
            Event::CardBought { seat, slot, card, .. } => self.say(
                "saw-bought",
                &[("seat", seat_arg(seat)), ("card", self.card(card)), ("slot", slot_arg(slot))],
            ),
            Event::CardToHand { seat, card } => both("saw-to-hand", seat, card),
            Event::CardPlayed { card: played } => card("saw-played", played),
            Event::CardDiscarded { card: gone } => card("saw-discarded", gone),
            Event::CardAwarded { seat, card, prestige } => self.say(
                "saw-awarded",
                &[
                    ("seat", seat_arg(seat)),
                    ("card", self.card(card)),
                    ("prestige", self.word("prestige", prestige)),
                ],
            ),
            Event::EnterprisePlayed { seat, card, .. } => both("saw-enterprise", seat, card),
            Event::PartnerPlayed { seat, card, .. } => both("saw-partner", seat, card),
            Event::SideTurned { card, side } => count("saw-side", "side", card, side + 1),
            Event::TroopPlaced { seat, troop, at } => self.say(
                "saw-placed",
                &[("seat", seat_arg(seat)), ("card", self.card(troop)), ("target", self.card(at))],
            ),
            Event::TroopJoined { seat, troop } => both("saw-joined", seat, troop),
            Event::TroopLeft { troop } => card("saw-left", troop),
            Event::TroopDisplaced { troop } => card("saw-displaced", troop),
            Event::IncomePlaced { card, cubes } => count("saw-income", "cubes", card, cubes),
            Event::IncomeRemoved { card, cubes } => count("saw-income-gone", "cubes", card, cubes),
            Event::ExtortionPlaced { seat, card } => both("saw-extortion", seat, card),
            Event::ExtortionRemoved { seat, card } => both("saw-extortion-gone", seat, card),
            Event::ConnectionBuilt { seat, card, oval } => self.oval("saw-connection", seat, card, oval),
            Event::ConnectionRemoved { seat, card, oval } => {
                self.oval("saw-connection-gone", seat, card, oval)
            }
            Event::PrestigePlaced { seat, card } => both("saw-prestige", seat, card),
            Event::PrestigeRemoved { seat, card } => both("saw-prestige-gone", seat, card),
            Event::SpeculationPlaced { seat, slot } => {
                self.say("saw-speculation", &[("seat", seat_arg(seat)), ("slot", slot_arg(slot))])
            }
            Event::SpeculationRemoved { slot: place } => slot("saw-speculation-gone", place),
            Event::UnrestPlaced { card, disks } => count("saw-unrest", "disks", card, disks),
            Event::UnrestRemoved { card, disks } => count("saw-unrest-gone", "disks", card, disks),
            Event::RegimeChanged { to } => self.say("saw-regime", &[("regime", self.word("regime", to))]),
            Event::DepressionBegan => self.say("saw-depression", &[]),
            Event::DepressionEnded => self.say("saw-recovery", &[]),
            Event::Jailed { seat: who } => seat("saw-jailed", who),
            Event::Released { seat: who } => seat("saw-released", who),
            Event::HacendadoFlipped { seat, plan } => {
                self.say("saw-flipped", &[("seat", seat_arg(seat)), ("side", Arg::from(plan + 1))])
            }
            Event::HacendadoKilled { seat: who } => seat("saw-killed", who),
            Event::HacendadoTaken { seat, card } => both("saw-taken", seat, card),
            Event::HeadlineDiscarded { card, bias, .. } => {
                self.say("saw-headline", &[("card", self.card(card)), ("bias", self.word("bias", bias))])
            }
            Event::CardSlid { from, to } => {
                self.say("saw-slid", &[("from", slot_arg(from)), ("slot", slot_arg(to))])
            }
            Event::CardRevealed { slot, card, .. } => {
                self.say("saw-revealed", &[("card", self.card(card)), ("slot", slot_arg(slot))])
            }
            Event::AttackCancelled => self.say("saw-cancelled", &[]),
            Event::TopplingBegan { buyer, kind, defence, .. } => self.say(
                "saw-toppling",
                &[
                    ("seat", seat_arg(buyer)),
                    ("prestige", self.word("prestige", kind)),
                    ("defence", Arg::Number(defence.into())),
                ],
            ),
            Event::DefenceChanged { by } => {
                let change = if by > 0 { "+1" } else { "−1" };
                self.say("saw-defence", &[("change", change.into())])
            }
            Event::DieRolled { value } => self.say("saw-rolled", &[("value", value.into())]),
            Event::GameEnded { winners, ending } => self.ending(winners, ending),
            _ => return None,
        })
    }

    fn oval(self, id: &str, seat: Seat, card: CardId, oval: u8) -> String {
        self.say(id, &[("seat", seat_arg(seat)), ("card", self.card(card)), ("oval", Arg::from(oval + 1))])
    }

    /// Says how a game ended.
    #[must_use]
    pub fn ending(self, winners: u8, ending: Ending) -> String {
        let why = match ending {
            Ending::Toppled(prestige) => {
                self.say("end-toppled", &[("prestige", self.word("prestige", prestige))])
            }
            Ending::LastToppleFailed => self.say("end-last-failed", &[]),
            Ending::LastToppleDiscarded => self.say("end-last-discarded", &[]),
            Ending::Standoff => self.say("end-standoff", &[]),
            Ending::Stall => self.say("end-stall", &[]),
        };
        let seats: Vec<String> = (0..6)
            .filter(|seat| winners & (1 << seat) != 0)
            .filter_map(Seat::new)
            .map(|seat| seat.to_string())
            .collect();
        if seats.is_empty() {
            return self.say("saw-lost", &[]);
        }
        self.say("saw-won", &[("seats", self.tongue.join("list-and", &seats).into()), ("why", why.into())])
    }
}

fn seat_arg(seat: Seat) -> Arg {
    seat.to_string().into()
}

fn slot_arg(slot: Slot) -> Arg {
    slot.to_string().into()
}
