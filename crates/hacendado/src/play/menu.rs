//! Choices in few lines: what can be done is grouped by its verb, and a group opens into its commands.

use pax_rules::{Command, Verb};

/// Lists up to this length are shown whole.
const FLAT: usize = 9;

/// Commands with the same verb.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Group {
    pub(super) verb: Verb,
    pub(super) commands: Vec<Command>,
}

/// What a person chooses from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Menu {
    /// Commands.
    Commands(Vec<Command>),
    /// Groups of them; a group of one is its command.
    Groups(Vec<Group>),
}

impl Menu {
    /// Makes a menu: whole if it is short, in groups if it is long.
    pub(super) fn of(commands: &[Command]) -> Self {
        let mut groups: Vec<Group> = Vec::new();
        for &command in commands {
            let verb = Verb::of(command);
            match groups.iter_mut().find(|group| group.verb == verb) {
                Some(group) => group.commands.push(command),
                None => groups.push(Group { verb, commands: vec![command] }),
            }
        }
        if commands.len() <= FLAT || groups.len() < 2 {
            return Self::Commands(commands.to_vec());
        }
        // What ends the turn comes last: it is seldom what somebody wants first.
        groups.sort_by_key(|group| group.verb == Verb::End);
        Self::Groups(groups)
    }

    pub(super) const fn len(&self) -> usize {
        match self {
            Self::Commands(commands) => commands.len(),
            Self::Groups(groups) => groups.len(),
        }
    }
}

#[cfg(test)]
mod tests {
    use pax_rules::Slot;

    use super::*;

    #[test]
    fn a_short_list_is_shown_whole_and_a_long_one_in_groups() {
        let slots: Vec<Slot> = Slot::all().collect();
        let buys: Vec<Command> = slots.iter().map(|slot| Command::BuyMarketCard(*slot)).collect();
        let mut all = vec![Command::EndActions];
        all.extend(&buys[..3]);
        assert_eq!(Menu::of(&all), Menu::Commands(all.clone()));
        all.extend(&buys[3..]);
        let groups = vec![
            Group { verb: Verb::Buy, commands: buys.clone() },
            Group { verb: Verb::End, commands: vec![Command::EndActions] },
        ];
        assert_eq!(Menu::of(&all), Menu::Groups(groups));
        assert_eq!(Menu::of(&buys), Menu::Commands(buys.clone()), "one group alone is opened");
        assert_eq!(Menu::of(&[]).len(), 0);
    }
}
