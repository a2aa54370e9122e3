//! The options of a game: the ledger's section 10.

mod unusual;

/// What the players agreed on before the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own in the ledger's closed list")]
pub struct Options {
    /// How the deck is built.
    pub setup: Setup,
    /// How players come by their Hacendados.
    pub hacendados: Hacendados,
    /// TOPPLE-17: the Tripartite takes the two strongest opponents.
    pub iron_hand: bool,
    /// TOPPLE-18: Díaz grows old.
    pub senility: bool,
    /// TROOP-19: a troop relieved by its own Faction may Retreat.
    pub retirement: bool,
    /// STRIFE-11: who causes Strife may not play either colour that turn.
    pub strife_ban: bool,
    /// AMB-07: where a Chain Railroad lets federal troops go.
    pub chain_federal: ChainFederal,
    /// AMB-01: where a troop goes that sacked its destination on arrival.
    pub deploy_sack_troop: DeploySackTroop,
    /// AMB-10: when the last Gold Victory comes.
    pub final_gold: FinalGold,
    /// AMB-46: whether a Liberator is jailed.
    pub liberator_jailed: bool,
    /// AMB-12: what happens when gold and income are equal.
    pub ties: Ties,
    /// AMB-103: after how many turns of each player without any movement of the Market the game ends; 0 is never.
    pub stall: u8,
    /// Which edition's rules.
    pub edition: Edition,
    /// The dice game against Díaz.
    pub solitaire: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            setup: Setup::Standard,
            hacendados: Hacendados::Dealt,
            iron_hand: false,
            senility: false,
            retirement: false,
            strife_ban: false,
            chain_federal: ChainFederal::Any,
            deploy_sack_troop: DeploySackTroop::Retreat,
            final_gold: FinalGold::Now,
            liberator_jailed: true,
            ties: Ties::Shared,
            stall: 4,
            edition: Edition::Second,
            solitaire: false,
        }
    }
}

/// How the deck is built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setup {
    /// Six stacks, the Topples in the lower four (SETUP-02 to SETUP-06).
    Standard,
    /// Half the cards, the Topples anywhere (SETUP-22 to SETUP-26).
    Rapid,
}

/// How players come by their Hacendados.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hacendados {
    /// At random (SETUP-12).
    Dealt,
    /// By choice, in turn order (SETUP-13).
    Chosen,
}

/// Where a Chain Railroad lets federal troops go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChainFederal {
    /// Anywhere.
    Any,
    /// To Sonora and Chihuahua.
    Mexico,
}

/// Where a troop goes that sacked its destination on arrival.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeploySackTroop {
    /// It Retreats or is discarded, as any troop without a place.
    Retreat,
    /// To its owner's hand.
    Hand,
}

/// When the last Gold Victory comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FinalGold {
    /// At once.
    Now,
    /// In phase 3 of the turn.
    Phase3,
}

/// What happens when gold and income are equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ties {
    /// The victory is shared.
    Shared,
    /// Most prestige of the regime's kind, then the later in turn order.
    Broken,
}

/// Which edition's rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edition {
    /// 2015.
    Second,
    /// 2012, as far as the ledger's package goes.
    First,
}

impl Options {
    /// Every option that makes a game unlike the usual one, as [`set`](Self::set) reads it: one word for each.
    ///
    /// Only `solitaire` is not among them: it comes with the number of players.
    pub const UNUSUAL: [&str; 13] = unusual::UNUSUAL;

    /// Sets an option by its words: `iron_hand`, `setup=rapid`, `stall=0`.
    ///
    /// # Errors
    ///
    /// Lists the options there are.
    pub fn set(&mut self, option: &str) -> Result<(), String> {
        let (name, value) = option.split_once('=').unwrap_or((option, "on"));
        let switch = || match value {
            "on" | "true" => Ok(true),
            "off" | "false" => Ok(false),
            _ => Err(format!("`{value}` is neither on nor off")),
        };
        match (name, value) {
            ("setup", "standard") => self.setup = Setup::Standard,
            ("setup", "rapid") => self.setup = Setup::Rapid,
            ("hacendados", "dealt") => self.hacendados = Hacendados::Dealt,
            ("hacendados", "chosen") => self.hacendados = Hacendados::Chosen,
            ("iron_hand", _) => self.iron_hand = switch()?,
            ("senility", _) => self.senility = switch()?,
            ("retirement", _) => self.retirement = switch()?,
            ("strife_ban", _) => self.strife_ban = switch()?,
            ("chain_federal", "any") => self.chain_federal = ChainFederal::Any,
            ("chain_federal", "mexico") => self.chain_federal = ChainFederal::Mexico,
            ("deploy_sack_troop", "retreat") => self.deploy_sack_troop = DeploySackTroop::Retreat,
            ("deploy_sack_troop", "hand") => self.deploy_sack_troop = DeploySackTroop::Hand,
            ("final_gold", "now") => self.final_gold = FinalGold::Now,
            ("final_gold", "phase3") => self.final_gold = FinalGold::Phase3,
            ("liberator_jailed", _) => self.liberator_jailed = switch()?,
            ("ties", "shared") => self.ties = Ties::Shared,
            ("ties", "broken") => self.ties = Ties::Broken,
            ("stall", _) => {
                self.stall =
                    value.parse().map_err(|_| format!("`{value}` is no number of turns, 0 to 255"))?;
            }
            ("edition", "second") => self.edition = Edition::Second,
            ("edition", "first") => self.edition = Edition::First,
            ("solitaire", _) => self.solitaire = switch()?,
            _ => {
                return Err(format!(
                    "there is no option `{option}`; there are setup=standard|rapid, hacendados=dealt|chosen, iron_hand, \
                     senility, retirement, strife_ban, chain_federal=any|mexico, deploy_sack_troop=retreat|hand, \
                     final_gold=now|phase3, liberator_jailed=on|off, ties=shared|broken, stall=N, edition=second|first, \
                     solitaire"
                ));
            }
        }
        Ok(())
    }

    /// Lists what differs from the usual game, as [`set`](Self::set) reads it.
    #[must_use]
    pub fn said(&self) -> Vec<String> {
        let usual = Self::default();
        let mut said = Vec::new();
        let mut say = |differs: bool, words: &str| {
            if differs {
                said.push(words.to_owned());
            }
        };
        say(self.setup != usual.setup, "setup=rapid");
        say(self.hacendados != usual.hacendados, "hacendados=chosen");
        say(self.iron_hand, "iron_hand");
        say(self.senility, "senility");
        say(self.retirement, "retirement");
        say(self.strife_ban, "strife_ban");
        say(self.chain_federal != usual.chain_federal, "chain_federal=mexico");
        say(self.deploy_sack_troop != usual.deploy_sack_troop, "deploy_sack_troop=hand");
        say(self.final_gold != usual.final_gold, "final_gold=phase3");
        say(!self.liberator_jailed, "liberator_jailed=off");
        say(self.ties != usual.ties, "ties=broken");
        say(self.stall != usual.stall, &format!("stall={}", self.stall));
        say(self.edition != usual.edition, "edition=first");
        say(self.solitaire, "solitaire");
        said
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_unusual_option_is_set_and_said_alone() {
        for word in Options::UNUSUAL {
            let mut options = Options::default();
            options.set(word).expect("an option");
            assert_eq!(options.said(), [word]);
        }
    }

    #[test]
    fn no_option_is_missing_from_the_unusual_ones() {
        let mut unusual = Options::default();
        for word in Options::UNUSUAL {
            unusual.set(word).expect("an option");
        }
        assert_eq!(unusual.said(), Options::UNUSUAL);
        // Every field by name, so that a new option is thought of here.
        let Options {
            setup,
            hacendados,
            iron_hand,
            senility,
            retirement,
            strife_ban,
            chain_federal,
            deploy_sack_troop,
            final_gold,
            liberator_jailed,
            ties,
            stall,
            edition,
            solitaire,
        } = unusual;
        let usual = Options::default();
        assert!(setup != usual.setup && hacendados != usual.hacendados && edition != usual.edition);
        assert!(iron_hand && senility && retirement && strife_ban && !liberator_jailed && !solitaire);
        assert!(chain_federal != usual.chain_federal && deploy_sack_troop != usual.deploy_sack_troop);
        assert!(final_gold != usual.final_gold && ties != usual.ties && stall != usual.stall);
    }

    #[test]
    fn an_unknown_option_is_answered_with_all_there_are() {
        let mut options = Options::default();
        let why = options.set("iron_fist").expect_err("there is none");
        for word in Options::UNUSUAL {
            let name = word.split_once('=').map_or(word, |(name, _)| name);
            assert!(why.contains(name), "{name}: {why}");
        }
        assert_eq!(options.set("senility=old"), Err("`old` is neither on nor off".to_owned()));
        assert_eq!(options.set("stall=256"), Err("`256` is no number of turns, 0 to 255".to_owned()));
        assert_eq!(options, Options::default(), "what is refused changes nothing");
    }
}
