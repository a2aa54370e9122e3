//! Choices in few lines: what can be done is grouped by its verb, and a group opens into its commands.

use pax_deck::CardId;
use pax_rules::{Command, CubePlace, Verb};

/// Lists up to this length are shown whole.
const FLAT: usize = 9;

/// Commands with the same verb, or with the same verb and the same subject.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Group {
    pub(super) verb: Verb,
    /// What they are done with, where they are set apart by that.
    pub(super) with: Option<Subject>,
    pub(super) commands: Vec<Command>,
}

/// What a command is done with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Subject {
    /// A card that is played, moved or built at.
    Card(CardId),
    /// A cube that is moved.
    Cube(CubePlace),
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
    /// Makes a menu: whole if it is short, in groups if it is long. The verbs always stand in the same order, and what ends
    /// the turn comes last: it is seldom what somebody wants first.
    pub(super) fn of(commands: &[Command]) -> Self {
        let mut commands = commands.to_vec();
        commands.sort_by_key(|command| rank(Verb::of(*command)));
        let groups = grouped(&commands, |_| None);
        if commands.len() <= FLAT || groups.len() < 2 {
            return Self::Commands(commands);
        }
        Self::Groups(groups)
    }

    /// Makes the menu of what a group holds: first what it is done with, where that makes a long list short.
    pub(super) fn within(commands: &[Command]) -> Self {
        let groups = grouped(commands, subject);
        let helps = groups.len() > 1 && groups.len() < commands.len();
        if commands.len() <= FLAT || !helps {
            return Self::Commands(commands.to_vec());
        }
        Self::Groups(groups)
    }

    pub(super) const fn len(&self) -> usize {
        match self {
            Self::Commands(commands) => commands.len(),
            Self::Groups(groups) => groups.len(),
        }
    }
}

fn rank(verb: Verb) -> usize {
    let place = Verb::ALL.iter().position(|other| *other == verb).unwrap_or(usize::MAX);
    if verb == Verb::End { usize::MAX } else { place }
}

fn grouped(commands: &[Command], with: impl Fn(Command) -> Option<Subject>) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for &command in commands {
        let (verb, with) = (Verb::of(command), with(command));
        match groups.iter_mut().find(|group| group.verb == verb && group.with == with) {
            Some(group) => group.commands.push(command),
            None => groups.push(Group { verb, with, commands: vec![command] }),
        }
    }
    groups
}

fn subject(command: Command) -> Option<Subject> {
    match command {
        Command::PlayEnterprise(card)
        | Command::PlayPartner(card, _)
        | Command::PlayTroop(card, _)
        | Command::PlayOrange(card, ..)
        | Command::PlayBlack(card, _)
        | Command::RedeployTroop(card, _)
        | Command::UpgradeConnection(card, _)
        | Command::Agitate(card, _)
        | Command::Assassinate(card, _) => Some(Subject::Card(card)),
        Command::ShiftCube(from, _) => Some(Subject::Cube(from)),
        _ => None,
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
        let few: Vec<Command> = buys[..3].iter().copied().chain([Command::EndActions]).collect();
        assert_eq!(Menu::of(&few), Menu::Commands(few.clone()));
        let all: Vec<Command> = std::iter::once(Command::EndActions).chain(buys.iter().copied()).collect();
        let groups = vec![
            Group { verb: Verb::Buy, with: None, commands: buys.clone() },
            Group { verb: Verb::End, with: None, commands: vec![Command::EndActions] },
        ];
        assert_eq!(Menu::of(&all), Menu::Groups(groups));
        assert_eq!(Menu::of(&buys), Menu::Commands(buys.clone()), "one group alone is opened");
        assert_eq!(Menu::within(&buys), Menu::Commands(buys), "what has no subject is not set apart");
        assert_eq!(Menu::of(&[]).len(), 0);
    }

    #[test]
    fn the_verbs_stand_in_the_same_order_whatever_comes_first_and_the_end_comes_last() {
        let card = CardId::new(61).expect("a card");
        let slot = Slot::new(0).expect("a slot");
        let mut commands = vec![
            Command::EndActions,
            Command::Speculate(slot),
            Command::SellCard(card),
            Command::BuyMarketCard(slot),
            Command::PlayEnterprise(card),
        ];
        let one = Menu::of(&commands);
        commands.reverse();
        assert_eq!(Menu::of(&commands), one);
        let Menu::Commands(listed) = one else { panic!("a short list") };
        let verbs: Vec<&str> = listed.iter().map(|command| Verb::of(*command).word()).collect();
        assert_eq!(verbs, ["play", "buy", "sell", "speculate", "end"]);
    }

    #[test]
    fn of_many_cubes_one_is_chosen_first_and_then_where_it_goes() {
        let from = [CubePlace::Income(CardId::new(61).expect("a card")), CubePlace::Reserve];
        let shifts: Vec<Command> = from
            .iter()
            .flat_map(|from| Slot::all().map(|slot| Command::ShiftCube(*from, CubePlace::Market(slot))))
            .collect();
        let Menu::Groups(groups) = Menu::within(&shifts) else { panic!("a group for each cube") };
        let with: Vec<Option<Subject>> = groups.iter().map(|group| group.with).collect();
        assert_eq!(with, from.map(|from| Some(Subject::Cube(from))));
        assert!(groups.iter().all(|group| group.commands.len() == 12));
        assert_eq!(Menu::within(&shifts[..9]), Menu::Commands(shifts[..9].to_vec()), "few are shown whole");
    }
}
