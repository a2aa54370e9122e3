//! Why something is not allowed, and what would have to change.

use pax_deck::word::Word as _;
use pax_rules::{Illegal, Remedy};

use crate::narrator::Narrator;
use crate::tongue::Arg;

impl Narrator<'_> {
    /// Says why something is refused, what would have to change, and under which rule.
    #[must_use]
    pub fn refusal(self, illegal: Illegal) -> String {
        let (reason, rule) = (self.reason(illegal), Arg::from(illegal.rule().id()));
        match self.remedy(illegal.remedy()) {
            Some(remedy) => {
                self.say("refused", &[("reason", reason.into()), ("remedy", remedy.into()), ("rule", rule)])
            }
            None => self.say("refused-plainly", &[("reason", reason.into()), ("rule", rule)]),
        }
    }

    /// Says the fact that forbids something.
    #[must_use]
    pub fn reason(self, illegal: Illegal) -> String {
        let plain = |id: &str| self.say(id, &[]);
        let card = |id: &str, card| self.say(id, &[("card", self.card_arg(card))]);
        match illegal {
            Illegal::GameOver => plain("no-game-over"),
            Illegal::NotYours { decider } => self.say("no-not-yours", &[("seat", self.seat_arg(decider))]),
            Illegal::NotAsked => plain("no-not-asked"),
            Illegal::NoActions { needed, left } => {
                self.say("no-actions", &[("needed", needed.into()), ("left", left.into())])
            }
            Illegal::CannotAfford { price, gold, .. } => {
                self.say("no-gold", &[("price", price.into()), ("gold", gold.into())])
            }
            Illegal::NoCube { .. } => plain("no-cube"),
            Illegal::NotInHand { card: of } => card("no-hand", of),
            Illegal::WrongKind { card: of, .. } => card("no-kind", of),
            Illegal::NotYoursInPlay { card: of, .. } => card("no-yours-in-play", of),
            Illegal::NotInPlay { card: of, .. } => card("no-in-play", of),
            Illegal::NoSuchSide => plain("no-side"),
            Illegal::EmptySlot { slot, .. } => self.say("no-slot", &[("slot", slot.into())]),
            Illegal::TwoPurchases => plain("no-purchases"),
            Illegal::HandFull { cards, limit } => {
                self.say("no-hand-full", &[("cards", cards.into()), ("limit", limit.into())])
            }
            Illegal::NotPublic { card: of } => card("no-public", of),
            Illegal::InUnrest { card, disks, .. } => {
                self.say("no-in-unrest", &[("card", self.card_arg(card)), ("disks", disks.into())])
            }
            Illegal::NoUnrest { card: of, .. } => card("no-unrest", of),
            Illegal::NotJailed => plain("no-jailed"),
            Illegal::CivilWar { district, .. } => {
                let flag = self.tongue.word(&format!("district-{}.flag", district.word()));
                self.say("no-civil-war", &[("flag", flag.into())])
            }
            Illegal::OutOfJurisdiction { flag, district } => self.say(
                "no-jurisdiction",
                &[("flag", self.word("district", flag)), ("district", self.word("district", district))],
            ),
            Illegal::TooWeak { yours, theirs } => {
                self.say("no-firepower", &[("yours", yours.into()), ("theirs", theirs.into())])
            }
            Illegal::NoArmy { .. } => plain("no-army"),
            Illegal::NoEffect { .. } => plain("no-effect"),
            Illegal::NoOval { .. } => plain("no-oval"),
            Illegal::WrongTarget { card: of, .. } => card("no-target", of),
            Illegal::OpponentOnly { card: of } => card("no-opponent", of),
            Illegal::Protected { .. } => plain("no-protected"),
            Illegal::WrongDisks { disks, .. } => self.say("no-disks", &[("disks", disks.into())]),
            Illegal::Speculated { slot } => self.say("no-speculated", &[("slot", slot.into())]),
            Illegal::LastTopple => plain("no-last-topple"),
            Illegal::NoCubeThere { .. } => plain("no-cube-there"),
            Illegal::NoPlaceForCube { .. } => plain("no-place"),
            Illegal::ReserveNotEmpty { cubes } => self.say("no-reserve", &[("cubes", cubes.into())]),
            Illegal::AbilitySpent { card: of } => card("no-ability", of),
            Illegal::WrongRegime { regime, .. } => {
                let under = self.tongue.word(&format!("regime-{}.under", regime.word()));
                self.say("no-regime", &[("under", under.into())])
            }
            Illegal::StrifeBan => plain("no-strife"),
            Illegal::NotOffered { .. } => plain("no-offered"),
            Illegal::NothingToUse { .. } => plain("no-use"),
            Illegal::NotAChoice { .. } => plain("no-choice"),
        }
    }

    /// Says what would have to change, if anything in the game can.
    #[must_use]
    pub fn remedy(self, remedy: Remedy) -> Option<String> {
        let plain = |id: &str| self.say(id, &[]);
        Some(match remedy {
            Remedy::Gold(gold) => self.say("need-gold", &[("gold", gold.into())]),
            Remedy::Actions(actions) => self.say("need-actions", &[("actions", actions.into())]),
            Remedy::Cube => plain("need-cube"),
            Remedy::SmallerHand => plain("need-smaller-hand"),
            Remedy::Calm => plain("need-calm"),
            Remedy::Unrest => plain("need-unrest"),
            Remedy::Regime => plain("need-regime"),
            Remedy::Firepower(firepower) => self.say("need-firepower", &[("firepower", firepower.into())]),
            Remedy::Peace => plain("need-peace"),
            Remedy::Wait => plain("need-turn"),
            Remedy::Answer => plain("need-answer"),
            Remedy::Patience => plain("need-patience"),
            Remedy::EmptyReserve => plain("need-empty-reserve"),
            Remedy::Hand => plain("need-hand"),
            Remedy::Stand => plain("need-stand"),
            Remedy::Card => plain("need-card"),
            Remedy::Other => plain("need-other"),
            Remedy::Nothing => return None,
        })
    }
}
