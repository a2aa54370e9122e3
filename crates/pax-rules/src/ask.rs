//! Who must decide, and what may be answered.

use pax_deck::CardId;
use pax_deck::card::Income;
use pax_deck::deed::Deed;
use pax_deck::effect::{Effect, SpecialEffect};
use pax_deck::vocabulary::{Faction, Kind, Sort};

use crate::check::{Permit, permit};
use crate::command::{Command, CubePlace};
use crate::frame::{Cause, Frame, Why};
use crate::illegal::Illegal;
use crate::look::Look;
use crate::rule::Rule;
use crate::seat::{Seat, Slot};
use crate::state::{Stand, Zone};
use crate::troop::Move;

impl Look<'_> {
    /// Returns the seat at a place in the clockwise order from the left of the cause.
    pub(crate) fn nth(self, cause: Cause, done: u8) -> Seat {
        cause.unwrap_or(self.state.active).left(done + 1, self.state.seats)
    }

    /// Returns who must decide.
    pub(crate) fn decider(self) -> Option<Seat> {
        Some(match self.state.top()? {
            Frame::ChooseHacendado(seat) | Frame::Side { seat, .. } | Frame::Allocate { seat, .. } => seat,
            Frame::Actions
            | Frame::Monopolist { .. }
            | Frame::Orientation(_)
            | Frame::Phase2
            | Frame::Upkeep(_) => self.state.active,
            Frame::Displaced(cause) => self.displaced_owner(cause)?,
            Frame::Strife { done, cause, .. } => self.nth(cause, done),
            Frame::Each { card, effect, done, cause } => self.each_seat(card, effect, done, cause),
            Frame::Showdown { done, .. } => self.nth(Some(self.state.toppling.buyer), done),
            Frame::Attack(_) => self.state.attack.victim,
            Frame::DiazOrder { .. } => crate::solitaire::HUMAN,
            _ => return None,
        })
    }

    /// PROC-A.3: whose displaced troops come first.
    pub(crate) fn displaced_owner(self, cause: Cause) -> Option<Seat> {
        let after = cause.unwrap_or(self.state.active);
        self.state.clockwise(after).find(|seat| self.displaced_of(*seat).next().is_some())
    }

    /// Lists the troops of a seat that wait for a word.
    pub(crate) fn displaced_of(self, seat: Seat) -> impl Iterator<Item = CardId> {
        self.troops(self.state.displaced)
            .filter(move |troop| self.state.zone(*troop) == Zone::Displaced(seat))
    }

    /// RETREAT-03, RETREAT-04: the plan to flip to, if one must be, and the price of a Retreat; none if impossible.
    pub(crate) fn retreat(self, seat: Seat, troop: CardId) -> Option<(Option<u8>, u8)> {
        let factions = self.row(troop).factions[0];
        let (flip, price) = match self.state.player(seat).stand {
            Stand::Dead => return None,
            Stand::Flipped(_) => (None, self.check_army(seat, troop, Move::Redeploy).ok()?),
            Stand::Loyal => {
                let plans = &self.row(self.hacendado(seat)?).plans;
                let plan = plans.iter().position(|(prestige, _)| factions.contains(prestige.faction()))?;
                // AMB-50: the flip comes first, and with it the Loyalist's ability goes.
                let mut flipped = *self.state;
                let plan = u8::try_from(plan).ok()?;
                flipped.players[seat.index()].stand = Stand::Flipped(plan);
                let price = Look::new(self.table, &flipped).check_army(seat, troop, Move::Redeploy).ok()?;
                (Some(plan), price)
            }
        };
        (self.state.gold(seat) >= u16::from(price)).then_some((flip, price))
    }

    /// STRIFE-04: whether a seat has cards of the colour, its flipped Hacendado included.
    pub(crate) fn has_colour(self, seat: Seat, colour: Faction) -> bool {
        self.stand_faction(seat) == Some(colour)
            || self
                .partners_of(seat)
                .chain(self.troops_of(seat))
                .any(|card| self.factions(card).contains(colour))
    }

    /// ENT-15: how many Income Cubes an enterprise gets now; a shortage of before stays one (CUBE-04).
    pub(crate) fn wants_income(self, card: CardId, why: Why) -> u8 {
        let wanted = self.entitlement(card);
        let is_meant = match why {
            Why::Regime | Why::Recovery => {
                matches!(self.row(card).income, Some(Income::Mine | Income::Bank))
            }
            Why::Supply => wanted > self.at(card).entitled,
        };
        if is_meant { wanted.saturating_sub(self.profit(card)) } else { 0 }
    }

    /// CUBE-03: what may get a scarce cube.
    pub(crate) fn wants_cube(self, seat: Seat, why: Why, mut each: impl FnMut(CardId, u8)) {
        for card in self.enterprises(self.state.enterprises_of[seat.index()] & self.table.entitled) {
            let cubes = self.wants_income(card, why);
            if cubes > 0 {
                each(card, cubes);
            }
        }
        if why == Why::Regime {
            self.bare_loyalty(seat, |card| each(card, 1));
        }
    }

    /// Returns an effect of a card, of the side that is up.
    pub(crate) fn effect_at(self, card: CardId, effect: u8) -> Effect {
        let side = if self.table.kind(card) == Kind::Public { self.side(card) } else { 0 };
        self.row(card).effects[side][usize::from(effect)]
    }

    /// DP-25: what a seat may choose in an effect.
    pub(crate) fn each_choices(self, seat: Seat, effect: &Effect, mut each: impl FnMut(CardId)) {
        use pax_deck::ability::Immunity;
        match effect {
            Effect::Nationalize { of, .. } if !self.is_immune(seat, Immunity::Nationalization) => {
                self.enterprises_of(seat).filter(|card| self.matches(of, *card)).for_each(each);
            }
            Effect::Land { of, .. } if self.state.player(seat).reserve > 0 => {
                let improvable =
                    |card: &CardId| matches!(self.row(*card).sort, Some(Sort::Ranch | Sort::Plantation));
                self.enterprises_of(seat)
                    .filter(|card| improvable(card) && self.matches(of, *card))
                    .for_each(each);
            }
            Effect::Special(SpecialEffect::HandDiscard(_)) => {
                self.state.hand[seat.index()].iter().for_each(each);
            }
            Effect::Special(SpecialEffect::ConnectionLoss(of)) => {
                let mine = seat.number() + 1;
                for card in self.enterprises(self.all_enterprises()) {
                    // An enterprise with two of his cubes comes twice: he says which.
                    for _ in self.at(card).ovals.iter().filter(|owner| **owner == mine) {
                        if self.matches(of, card) {
                            each(card);
                        }
                    }
                }
            }
            _ => {}
        }
    }

    /// The headlines in the zero column, in the order of the rows.
    pub(crate) fn stale_headlines(self) -> impl Iterator<Item = (Slot, CardId)> {
        [Slot::at(0, 0), Slot::at(1, 0)].into_iter().filter_map(move |slot| {
            let card = self.state.market[slot.index()]?;
            matches!(self.table.kind(card), Kind::Headline | Kind::Topple).then_some((slot, card))
        })
    }

    /// Lists the Spies of a seat.
    pub(crate) fn spies(self, seat: Seat) -> impl Iterator<Item = CardId> {
        self.partners_of(seat).filter(move |card| {
            self.row(*card).abilities[self.side(*card)].contains(&pax_deck::ability::Ability::Spy)
        })
    }

    /// Lists the Assassinations in a hand.
    pub(crate) fn assassinations(self, seat: Seat) -> impl Iterator<Item = CardId> {
        self.state.hand[seat.index()].iter().filter(move |card| {
            self.row(*card).attack.is_some_and(|attack| attack.deed == Some(Deed::Assassinate))
        })
    }

    /// Judges an answer to a question that is no action.
    #[expect(clippy::too_many_lines, reason = "one short arm for each question")]
    pub(crate) fn judge_answer(self, seat: Seat, frame: Frame, command: Command) -> Result<Permit, Illegal> {
        let plain = permit(seat, command);
        let refused = |rule| Err(Illegal::NotAChoice { rule });
        match (frame, command) {
            (Frame::ChooseHacendado(_), Command::TakeHacendado(card)) => {
                let is_free = self.table.hacendados.contains(&card) && self.state.zone(card) == Zone::Box;
                if is_free { Ok(plain) } else { refused(Rule::Setup13) }
            }
            (Frame::Monopolist { seats, .. }, Command::PayTo(to)) => {
                if seats & (1 << to.number()) != 0 {
                    Ok(plain)
                } else {
                    refused(Rule::Monopoly07)
                }
            }
            (Frame::Side { .. }, Command::TurnSide(side)) => {
                if side <= 1 {
                    Ok(plain)
                } else {
                    Err(Illegal::NoSuchSide)
                }
            }
            (Frame::Displaced(_), Command::Retreat(troop)) => {
                if self.state.zone(troop) != Zone::Displaced(seat) {
                    return refused(Rule::Retreat01);
                }
                let Some((_, price)) = self.retreat(seat, troop) else { return refused(Rule::Retreat09) };
                Ok(Permit { price, ..plain })
            }
            (Frame::Displaced(_), Command::Abandon(troop)) => {
                if self.state.zone(troop) == Zone::Displaced(seat) {
                    Ok(plain)
                } else {
                    refused(Rule::Retreat01)
                }
            }
            (Frame::Strife { one, other, .. }, Command::DiscardFaction(colour)) => {
                if colour != one && colour != other {
                    return refused(Rule::Strife02);
                }
                if self.stand_faction(seat) == Some(colour) { refused(Rule::Strife07) } else { Ok(plain) }
            }
            (Frame::Allocate { why, .. }, Command::Choose(card)) => {
                let mut is_wanted = false;
                self.wants_cube(seat, why, |wanted, _| is_wanted |= wanted == card);
                if is_wanted { Ok(plain) } else { refused(Rule::Cube03) }
            }
            // A card that lacks income too: its Loyalty point, not the income, which `Choose` means.
            (Frame::Allocate { why: Why::Regime, .. }, Command::PlacePrestigeCube(card)) => {
                if self.wants_income(card, Why::Regime) == 0 {
                    return refused(Rule::Cube03);
                }
                self.lacks_prestige(seat, card, Rule::Cube03).map(|()| plain)
            }
            (Frame::Each { card: of, effect, .. }, Command::Choose(card)) => {
                let mut is_choice = false;
                let effect = self.effect_at(of, effect);
                self.each_choices(seat, &effect, |choice| is_choice |= choice == card);
                if is_choice { Ok(plain) } else { refused(Rule::Headline12) }
            }
            // Two cubes on one enterprise: the second, not the first, which `Choose` means.
            (
                Frame::Each { card: of, effect, .. },
                Command::ShiftCube(CubePlace::Oval(card, 1), CubePlace::Reserve),
            ) => {
                let mut cubes = 0;
                let effect = self.effect_at(of, effect);
                self.each_choices(seat, &effect, |choice| cubes += u8::from(choice == card));
                if cubes > 1 { Ok(plain) } else { refused(Rule::Headline12) }
            }
            (Frame::DiazOrder { one, other }, Command::Choose(card)) => {
                if card == one || card == other {
                    Ok(plain)
                } else {
                    refused(Rule::Solo06)
                }
            }
            (Frame::Phase2, Command::DiscardFirst(slot)) => {
                if self.stale_headlines().any(|(stale, _)| stale == slot) {
                    Ok(plain)
                } else {
                    refused(Rule::Turn06)
                }
            }
            (Frame::Upkeep(card), Command::Keep(kept) | Command::Drop(kept)) => {
                if kept.get() == card {
                    Ok(plain)
                } else {
                    refused(Rule::Depression20)
                }
            }
            (Frame::Showdown { step: 0, .. }, Command::Flip(plan)) => {
                if plan <= 1 {
                    Ok(plain)
                } else {
                    Err(Illegal::NoSuchSide)
                }
            }
            (Frame::Showdown { step: 1, .. }, Command::Fraud(card)) => {
                let is_mine = self.state.owner(card) == Some(seat)
                    && matches!(self.table.kind(card), Kind::Partner | Kind::Public);
                if is_mine && self.fraud(card, self.toppling_kind()).is_some() {
                    Ok(plain)
                } else {
                    refused(Rule::Topple09)
                }
            }
            (Frame::Showdown { step: 2, .. }, Command::Assassinate(card, victim)) => {
                if victim.number() >= self.state.seats
                    || !self.assassinations(seat).any(|other| other == card)
                {
                    return refused(Rule::Assassin06);
                }
                let price = self.kill_price(victim)?;
                let gold = self.state.gold(seat);
                if gold < u16::from(price) {
                    return Err(Illegal::CannotAfford { price: price.into(), gold, rule: Rule::Assassin07 });
                }
                Ok(Permit { price, victim, ..plain })
            }
            (Frame::Attack(0), Command::UseSpy(card)) => {
                if self.spies(seat).any(|spy| spy == card) {
                    Ok(plain)
                } else {
                    refused(Rule::Spy01)
                }
            }
            (Frame::Orientation(_), Command::Orient(_))
            | (Frame::Showdown { .. } | Frame::Attack(0), Command::Decline) => Ok(plain),
            _ => Err(Illegal::NotAsked),
        }
    }
}
