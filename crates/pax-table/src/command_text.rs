//! Commands as sentences: proposed to whoever must choose, or told of somebody who has chosen.

use pax_deck::word::Word as _;
use pax_deck::{Card, CardId};
use pax_rules::{
    Asked, Command, CubePlace, Destination, Die, Figures, Orientation, Price, Question, Seat, Slot, Target,
};

use crate::narrator::Narrator;
use crate::tongue::Arg;

/// The last face of a die that means the first of two (SOLO-10, SOLO-22).
const FIRST_OF_TWO: u8 = 3;

/// A message with its arguments.
type Said = (&'static str, Vec<(&'static str, Arg)>);

impl Narrator<'_> {
    /// Says what a command would do, to whoever must decide: "Buy Copper Mine (023) from the market (a3) for 4 gold."
    #[must_use]
    pub fn command(self, command: Command) -> String {
        let asked = self.asked();
        let seat = asked.and_then(|asked| asked.whom);
        let price = self.price(seat, command);
        let mut tags =
            price.filter(|_| costs_gold(command)).map_or_else(String::new, |price| self.gold_tag(price));
        tags.extend(self.sale(command));
        let acts = matches!(asked, Some(Asked { question: Question::Actions { .. }, .. }));
        if let Some(price) = price.filter(|_| acts && is_action(command)) {
            match price.actions {
                0 => tags.push_str(&self.say("tag-extra", &[])),
                1 => {}
                actions => tags.push_str(&self.say("tag-actions", &[("actions", actions.into())])),
            }
        }
        let (id, mut args) = self.deed(seat, asked.map(|asked| asked.question), command, tags.into());
        if let Command::PlayBlack(_, Target::Player(victim)) = command
            && seat == Some(victim)
        {
            let yourself = || Arg::from(self.tongue.word("yourself"));
            args.iter_mut().filter(|(name, _)| *name == "target").for_each(|(_, arg)| *arg = yourself());
        }
        self.say(id, &args)
    }

    /// Tells what somebody has done: "Madero buys Copper Mine (023) from the market (a3) for 4 gold." The dealer has no
    /// seat.
    #[must_use]
    pub fn told(self, seat: Option<Seat>, command: Command) -> String {
        let price = self.price(seat, command).filter(|_| costs_gold(command));
        let tag = price.map_or_else(String::new, |price| self.gold_tag(price));
        let question = self.asked().map(|asked| asked.question);
        let (id, mut args) = self.deed(seat, question, command, tag.into());
        args.extend(seat.map(|seat| ("seat", self.seat_arg(seat))));
        self.say(&format!("{id}.told"), &args)
    }

    /// Returns what a command costs, as far as the narrator sees the table.
    pub(crate) fn price(self, seat: Option<Seat>, command: Command) -> Option<Price> {
        let (scene, seat) = self.scene().zip(seat)?;
        scene.view.price(scene.table, seat, command)
    }

    /// Says what a sale brings.
    fn sale(self, command: Command) -> Option<String> {
        let Command::SellCard(_) = command else { return None };
        let (preview, seat) = self.foreseen(command).zip(self.asked()?.whom)?;
        let gold = |list: &[Figures]| list.iter().find(|line| line.seat == seat).map_or(0, |line| line.gold);
        Some(match gold(&preview.after).saturating_sub(gold(&preview.before)) {
            0 => self.say("tag-nothing", &[]),
            gold => self.say("tag-gold", &[("gold", gold.into())]),
        })
    }

    fn gold_tag(self, price: Price) -> String {
        match price.gold {
            0 => self.say("tag-free", &[]),
            gold => self.say("tag-gold", &[("gold", gold.into())]),
        }
    }

    fn deed(self, seat: Option<Seat>, question: Option<Question>, command: Command, price: Arg) -> Said {
        let card = |id, card: CardId| (id, vec![("card", self.card_arg(card))]);
        let paid = |id, card: CardId, price: Arg| (id, vec![("card", self.card_arg(card)), ("price", price)]);
        let at = |id, card: CardId, target: Arg, price: Arg| {
            (id, vec![("card", self.card_arg(card)), ("target", target), ("price", price)])
        };
        let market = |id, slot: Slot| {
            (id, vec![("card", self.market_card(slot)), ("slot", Arg::from(slot.to_string()))])
        };
        match command {
            Command::PlayPartner(partner, side) if self.is_two_sided(partner) => {
                self.sided("do-play-side", partner, side, price)
            }
            Command::PlayEnterprise(of) | Command::PlayPartner(of, _) => paid("do-play", of, price),
            Command::PlayTroop(troop, Destination::At(target)) => {
                at("do-play-at", troop, self.target(seat, target), price)
            }
            Command::PlayTroop(troop, Destination::Army) => paid("do-play-army", troop, price),
            Command::PlayOrange(orange, target, disks) => {
                let (id, mut args) = at("do-play-orange", orange, self.target(seat, target), price);
                args.push(("disks", disks.into()));
                (id, args)
            }
            Command::PlayBlack(black, Target::Card(target)) => {
                at("do-play-black", black, self.target(seat, target), price)
            }
            Command::PlayBlack(black, Target::Player(victim)) => {
                at("do-play-black", black, self.seat_arg(victim), price)
            }
            Command::BuyMarketCard(slot) => {
                let (id, mut args) = market("do-buy", slot);
                args.push(("price", price));
                (id, args)
            }
            Command::BuyPublicCard(public, side) => self.sided("do-buy-public", public, side, price),
            Command::SellCard(sold) => paid("do-sell", sold, price),
            Command::RedeployTroop(troop, Destination::At(target)) => {
                let id = if self.stands_at(troop, target) { "do-redeploy-here" } else { "do-redeploy" };
                at(id, troop, self.target(seat, target), price)
            }
            Command::RedeployTroop(troop, Destination::Army) => paid("do-redeploy-army", troop, price),
            Command::BuyLand(of) => paid("do-land", of, price),
            Command::UpgradeConnection(of, oval) => (
                "do-upgrade",
                vec![("card", self.target(seat, of)), ("to", self.oval(of, oval)), ("price", price)],
            ),
            Command::Police(of) => paid("do-police", of, price),
            Command::LeaveJail => ("do-leave-jail", vec![("price", price)]),
            Command::Speculate(slot) => {
                let (id, mut args) = market("do-speculate", slot);
                args.push(("price", price));
                (id, args)
            }
            Command::ShiftCube(from, to) => (
                "do-shift",
                vec![
                    ("from", self.cube_place(from).into()),
                    ("to", self.cube_place(to).into()),
                    ("price", price),
                ],
            ),
            Command::AddIncomeCube(of) => paid("do-add", of, price),
            Command::PlacePrestigeCube(of) => card("do-cover", of),
            Command::Agitate(of, target) => {
                ("do-agitate", vec![("card", self.card_arg(of)), ("target", self.target(seat, target))])
            }
            Command::Decree(of) => card("do-decree", of),
            Command::EndActions => ("do-end", Vec::new()),
            Command::Orient(orientation) => self.orientation(question, orientation),
            Command::UseSpy(spy) => card("do-spy", spy),
            Command::Decline => (declined(question), Vec::new()),
            Command::Retreat(troop) => paid("do-retreat", troop, price),
            Command::Abandon(troop) => card("do-abandon", troop),
            Command::DiscardFaction(faction) => {
                let form = self.say(
                    &format!("faction-{}", faction.word()),
                    &[("form", "all".into()), ("gender", "n".into())],
                );
                ("do-discard", vec![("colour", form.into())])
            }
            Command::Choose(chosen) => card(choice(question), chosen),
            Command::DiscardFirst(slot) => market("do-first", slot),
            Command::Keep(kept) => card("do-keep", kept),
            Command::Drop(dropped) => card("do-drop", dropped),
            Command::Flip(plan) => ("do-flip", vec![("plan", self.plan(seat, plan))]),
            Command::Fraud(partner) => card("do-fraud", partner),
            Command::Assassinate(black, victim) => at("do-kill", black, self.seat_arg(victim), price),
            Command::TurnSide(side) => {
                let turned = match question {
                    Some(Question::Side { card }) => Some(card),
                    _ => None,
                };
                let name =
                    turned.map_or_else(|| self.tongue.word("the-card").into(), |card| self.card_arg(card));
                ("do-side", vec![("card", name), ("side", self.side(turned, side))])
            }
            Command::PayTo(payee) => ("do-pay", vec![("target", self.seat_arg(payee))]),
            Command::TakeHacendado(hacendado) => card("do-take", hacendado),
            Command::Roll(value) => self.rolled(question, value),
        }
    }

    fn sided(self, id: &'static str, card: CardId, side: u8, price: Arg) -> Said {
        (id, vec![("card", self.card_arg(card)), ("side", self.side(Some(card), side)), ("price", price)])
    }

    fn orientation(self, question: Option<Question>, orientation: Orientation) -> Said {
        let news = match question {
            Some(Question::Orientation { card }) => self.printed(card),
            _ => None,
        };
        match (news, orientation) {
            (Some(Card::Topple(card)), Orientation::Event) => {
                ("do-event-topple", vec![("prestige", self.word("prestige", card.heel))])
            }
            (Some(Card::Topple(_)), Orientation::StatusQuo) => ("do-quo-topple", Vec::new()),
            (_, Orientation::Event) => ("do-event", Vec::new()),
            (_, Orientation::StatusQuo) => ("do-quo", Vec::new()),
        }
    }

    /// Says what a die decides.
    fn rolled(self, question: Option<Question>, value: u8) -> Said {
        let value_arg = ("value", Arg::from(value));
        match question {
            Some(Question::Die(Die::Row(row))) => {
                let row_arg = ("row", Arg::from(if row == 0 { "a" } else { "b" }));
                match self.diaz_takes(row, value) {
                    Some((slot, card)) => {
                        let (card, slot) = (self.card_arg(card), slot.into());
                        ("do-roll-row", vec![row_arg, value_arg, ("card", card), ("slot", slot)])
                    }
                    None => ("do-roll-row-empty", vec![row_arg, value_arg]),
                }
            }
            Some(Question::Die(Die::Play(card) | Die::Side(card))) => {
                let side = self.side(Some(card), u8::from(value > FIRST_OF_TWO));
                ("do-roll-side", vec![value_arg, ("card", self.card_arg(card)), ("side", side)])
            }
            Some(Question::Die(Die::Strife)) => ("do-roll-strife", vec![value_arg]),
            _ => ("do-roll", vec![value_arg]),
        }
    }

    /// SOLO-05: what Díaz takes with a roll: the card of that column, or the next cheaper one of its row.
    fn diaz_takes(self, row: u8, value: u8) -> Option<(Slot, CardId)> {
        let view = self.scene()?.view;
        let places = Slot::all().skip(usize::from(row) * Slot::COLUMNS).take(usize::from(value));
        places.filter_map(|slot| Some((slot, view.market(slot)?))).last()
    }

    fn stands_at(self, troop: CardId, place: CardId) -> bool {
        let Some((scene, owner)) = self.scene().zip(self.owner(troop)) else { return false };
        scene.view.troops(scene.table, owner).iter().any(|seen| seen.card == troop && seen.at == Some(place))
    }

    /// Tells whether a command is one of the nine actions, so that its costing none is worth saying.
    #[must_use]
    pub const fn takes_action(self, command: Command) -> bool {
        is_action(command)
    }

    /// Says where a cube lies.
    #[must_use]
    pub fn cube_place(self, place: CubePlace) -> String {
        match place {
            CubePlace::Income(card) => self.say("cube-income", &[("card", self.card_arg(card))]),
            CubePlace::Oval(card, oval) => {
                self.say("cube-oval", &[("card", self.card_arg(card)), ("to", self.oval(card, oval))])
            }
            CubePlace::Prestige(card) => self.say("cube-prestige", &[("card", self.card_arg(card))]),
            CubePlace::Market(slot) => self
                .say("cube-market", &[("card", self.market_card(slot)), ("slot", slot.to_string().into())]),
            CubePlace::Reserve => self.say("cube-reserve", &[]),
        }
    }
}

/// What it means to let it be, by what was asked.
const fn declined(question: Option<Question>) -> &'static str {
    match question {
        Some(Question::Spy { .. }) => "do-pass-spy",
        Some(Question::Manifesto { .. }) => "do-pass-flip",
        Some(Question::Fraud { .. }) => "do-pass-fraud",
        Some(Question::Assassination { .. }) => "do-pass-kill",
        _ => "do-pass",
    }
}

/// What a card is chosen for.
const fn choice(question: Option<Question>) -> &'static str {
    match question {
        Some(Question::Cubes { .. }) => "do-choose-cube",
        Some(Question::Nationalization { .. }) => "do-choose-nationalize",
        Some(Question::Land { .. }) => "do-choose-land",
        Some(Question::HandDiscard { .. }) => "do-choose-hand",
        Some(Question::ConnectionLoss { .. }) => "do-choose-connection",
        Some(Question::DiazOrder { .. }) => "do-choose-diaz",
        _ => "do-choose",
    }
}

/// Tells whether a command can cost gold, so that its being free is worth saying.
const fn costs_gold(command: Command) -> bool {
    matches!(
        command,
        Command::PlayEnterprise(_)
            | Command::PlayPartner(..)
            | Command::PlayTroop(..)
            | Command::PlayOrange(..)
            | Command::PlayBlack(..)
            | Command::BuyMarketCard(_)
            | Command::BuyPublicCard(..)
            | Command::RedeployTroop(..)
            | Command::BuyLand(_)
            | Command::UpgradeConnection(..)
            | Command::Police(_)
            | Command::LeaveJail
            | Command::Retreat(_)
            | Command::Assassinate(..)
    )
}

/// Tells whether a command is one of the nine actions, so that its costing none or two is worth saying.
const fn is_action(command: Command) -> bool {
    let pays = costs_gold(command) && !matches!(command, Command::Retreat(_) | Command::Assassinate(..));
    pays || matches!(
        command,
        Command::SellCard(_) | Command::Speculate(_) | Command::ShiftCube(..) | Command::AddIncomeCube(_)
    )
}
