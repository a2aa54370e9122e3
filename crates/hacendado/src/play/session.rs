//! A game at one keyboard, whatever it is shown on: what can be done, done and told. Every step is on the disk before it is
//! told.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context as _, anyhow};
use pax_bots::Bots;
use pax_deck::{CardId, Deck, nearest_few};
use pax_record::{Decks, Game, Ledger, Player, Read, Record, Refused};
use pax_rules::text::BadNotation;
use pax_rules::{
    Answer, Command, Intent, Reason, Seat, Slot, Table, Verb, View, Viewer, decider, legal, reasons,
};
use pax_table::{Arg, Board, Lang, Narrator, Tongue, explain};

/// How many legal commands are shown to somebody who wrote something else.
const SHOWN: usize = 3;

/// A game at one keyboard.
pub(super) struct Session {
    game: Game,
    bots: Bots,
    deck: Arc<Deck>,
    path: PathBuf,
    lang: Lang,
    names: Vec<String>,
}

impl Session {
    /// Sits down at a new game, which is saved at once.
    pub(super) fn begin(game: Game, path: PathBuf, lang: Lang) -> anyhow::Result<Self> {
        let session = Self::new(game, path, lang)?;
        session.save()?;
        Ok(session)
    }

    /// Goes on with a saved game.
    pub(super) fn resume(path: &Path, lang: Lang) -> anyhow::Result<Self> {
        let bytes = std::fs::read(path).with_context(|| format!("{} cannot be read", path.display()))?;
        let Read { record, .. } =
            Record::read(&bytes).with_context(|| format!("{} is no game", path.display()))?;
        let game = Game::resume(record, &Decks::known())
            .with_context(|| format!("{} cannot go on", path.display()))?;
        if !game.record().seats.iter().any(|player| matches!(player, Player::Person(_))) {
            return Err(anyhow!("nobody but bots plays in {}", path.display()));
        }
        Self::new(game, path.to_owned(), lang)
    }

    fn new(game: Game, path: PathBuf, lang: Lang) -> anyhow::Result<Self> {
        let bots = Bots::of(&game).map_err(|why| anyhow!(why))?;
        let deck = Decks::known()
            .find(game.record().deck)
            .cloned()
            .ok_or_else(|| anyhow!("the deck of the game is not at hand"))?;
        let names = crate::game::names(game.record());
        Ok(Self { game, bots, deck, path, lang, names })
    }

    fn save(&self) -> anyhow::Result<()> {
        self.game.save(&self.path).with_context(|| format!("{} cannot be saved", self.path.display()))
    }

    /// Says a message of the program in the player's language.
    pub(super) fn say(&self, id: &str, args: &[(&str, Arg)]) -> String {
        Tongue::of(self.lang).say(id, args)
    }

    pub(super) const fn lang(&self) -> Lang {
        self.lang
    }

    pub(super) fn deck(&self) -> &Deck {
        &self.deck
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    pub(super) fn table(&self) -> &Table {
        self.game.table()
    }

    pub(super) fn names(&self) -> &[String] {
        &self.names
    }

    pub(super) fn is_over(&self) -> bool {
        self.game.state().outcome().is_some()
    }

    /// Returns who must decide.
    pub(super) fn decider(&self) -> Option<Seat> {
        decider(self.game.table(), self.game.state())
    }

    /// Tells whether more than one person sits at this keyboard.
    pub(super) fn is_shared(&self) -> bool {
        self.game.record().seats.iter().filter(|player| matches!(player, Player::Person(_))).count() > 1
    }

    /// Returns the first person's seat.
    pub(super) fn first_person(&self) -> Option<Seat> {
        let person =
            self.game.record().seats.iter().position(|player| matches!(player, Player::Person(_)))?;
        self.game.state().all_seats().nth(person)
    }

    /// Returns what whoever must decide sees; after the end what everybody sees.
    pub(super) fn view(&self) -> View {
        self.game.view(self.decider().map_or(Viewer::Spectator, Viewer::Seat))
    }

    /// Returns what a viewer sees.
    pub(super) fn view_of(&self, viewer: Viewer) -> View {
        self.game.view(viewer)
    }

    /// Asks the narrator, who sees the table as it is.
    pub(super) fn told<T>(&self, tell: impl FnOnce(Narrator<'_>) -> T) -> T {
        let view = self.view();
        tell(Narrator::new(&self.deck, self.lang).with_names(&self.names).at(self.game.table(), &view))
    }

    /// Shows the table, or a part of it.
    pub(super) fn board<T>(&self, show: impl FnOnce(Board<'_>) -> T) -> T {
        let view = self.view();
        let board = Board::new(&self.deck, self.lang, self.game.table(), &view).with_names(&self.names);
        show(if self.is_shared() { board.concealed() } else { board })
    }

    /// Lists what may be done.
    pub(super) fn choices(&self) -> Vec<Command> {
        let mut commands = Vec::new();
        legal(self.game.table(), self.game.state(), &mut commands);
        commands
    }

    /// Tells what an entry brought about.
    fn story(&self, entry: usize) -> Vec<String> {
        let viewer = self.first_person().map_or(Viewer::Spectator, Viewer::Seat);
        let narrator = Narrator::new(&self.deck, self.lang).with_names(&self.names);
        let done = entry.checked_sub(1).and_then(|before| self.game.record().entries().nth(before));
        crate::game::tell_entry(self.game.replay(), narrator, viewer, entry, done)
    }

    /// Tells the last so many entries.
    pub(super) fn log(&self, entries: usize) -> Vec<String> {
        self.stories(entries).into_iter().flatten().collect()
    }

    /// Tells the last so many entries, each by itself.
    pub(super) fn stories(&self, entries: usize) -> Vec<Vec<String>> {
        let last = self.game.replay().len();
        (last.saturating_sub(entries)..=last).map(|entry| self.story(entry)).collect()
    }

    /// Lists what everybody had at the beginning of every turn.
    pub(super) fn ledger(&self) -> String {
        Ledger::of(self.game.replay()).table(&self.game.record().seats)
    }

    /// Returns how many entries there are.
    pub(super) fn entries(&self) -> usize {
        self.game.replay().len()
    }

    /// Plays a command of whoever must decide, and tells what came of it, or why it is refused.
    pub(super) fn act(&mut self, command: Command) -> anyhow::Result<Result<Vec<String>, String>> {
        let Some(seat) = self.decider() else { return Ok(Err(self.say("play-nobody", &[]))) };
        if let Err(refused) = self.game.play(seat, command) {
            return Ok(Err(match refused {
                Refused::Illegal(illegal) => self.told(|narrator| narrator.refusal(illegal)),
                other => other.to_string(),
            }));
        }
        self.save()?;
        Ok(Ok(self.story(self.entries())))
    }

    /// Lets the bots and the dealer go on until a person has something to choose, and tells what they do, one step at a
    /// time. A question with one answer is answered by itself, but nobody's turn is ended for him.
    pub(super) fn go_on(&mut self) -> anyhow::Result<Option<Vec<String>>> {
        if self.is_over() {
            return Ok(None);
        }
        if self.bots.step(&mut self.game)? {
            self.save()?;
            return Ok(Some(self.story(self.entries())));
        }
        match self.choices()[..] {
            [only] if only != Command::EndActions => self.act(only).map(Result::ok),
            _ => Ok(None),
        }
    }

    /// Takes the last choice back, with what followed from it by itself; or says that it cannot be.
    pub(super) fn take_back(&mut self) -> anyhow::Result<Result<Vec<String>, String>> {
        let replay = self.game.replay();
        let Some(seat) = self.decider() else { return Ok(Err(self.say("play-nobody", &[]))) };
        let may = replay.may_take_back(seat);
        let was_choice = |commands: usize| {
            let mut list = Vec::new();
            replay.at(replay.earlier(commands)).is_some_and(|state| {
                legal(replay.table(), state, &mut list);
                list.len() > 1
            })
        };
        let commands = (1..=may).find(|commands| was_choice(*commands));
        let Some(to) = commands.map(|commands| replay.earlier(commands)) else {
            return Ok(Err(self.say("play-no-undo", &[])));
        };
        self.game.take_back(seat, to)?;
        self.save()?;
        Ok(Ok(self.story(self.entries())))
    }

    /// Reads a command that may be given now, or says what is wrong and which are nearest.
    pub(super) fn read(&self, text: &str) -> Result<Command, String> {
        Command::read(self.table(), self.game.state(), text).map_err(|error| self.wrong(text, &error))
    }

    fn wrong(&self, text: &str, error: &BadNotation) -> String {
        let all: Vec<String> = self.choices().iter().map(ToString::to_string).collect();
        let near = nearest_few(text.trim(), all.iter().map(String::as_str), SHOWN);
        let near: Vec<String> = near.into_iter().map(|near| format!("`{near}`")).collect();
        let said = self.say("play-unknown", &[("text", error.text.as_str().into())]);
        if near.is_empty() {
            return said;
        }
        format!("{said} {}", self.say("play-near", &[("near", near.join(", ").into())]))
    }

    /// Says why something is not possible, or how it is done.
    pub(super) fn why(&self, text: &str) -> Vec<String> {
        let (table, state) = (self.table(), self.game.state());
        let intent = match Intent::read(table, state, text) {
            Ok(intent) => intent,
            Err(error) => return vec![self.wrong(text, &error)],
        };
        let seat = self.decider().unwrap_or(state.active());
        self.told(|narrator| match reasons(table, state, seat, intent) {
            Answer::Legal(commands) => {
                let mut said = vec![self.say("play-possible", &[])];
                said.extend(
                    commands.iter().map(|command| format!("{command}: {}", narrator.command(*command))),
                );
                said
            }
            Answer::Forbidden(reasons) => reasons
                .into_iter()
                .map(|Reason { command, illegal }| {
                    let what = command.filter(|command| intent != Intent::Command(*command));
                    let what = what.map(|command| format!("{command}: ")).unwrap_or_default();
                    format!("{what}{}", narrator.refusal(illegal))
                })
                .collect(),
        })
    }

    /// Says what a command would do.
    pub(super) fn preview(&self, text: &str) -> Result<Vec<String>, String> {
        let command = self.read(text)?;
        let seat = self.decider().ok_or_else(|| self.say("play-nobody", &[]))?;
        let view = self.view();
        self.told(|narrator| match view.preview(self.table(), seat, command) {
            Ok(preview) => Ok(narrator.preview(&preview)),
            Err(illegal) => Err(narrator.refusal(illegal)),
        })
    }

    /// Explains a card, by its number or its place in the Market, or a term.
    pub(super) fn explain(&self, word: &str) -> Result<Vec<String>, String> {
        if let Some(card) = self.card(word) {
            return Ok(vec![self.board(|board| board.card(card))]);
        }
        explain(self.lang, word).map(|term| vec![format!("{}: {}", term.name, term.text)])
    }

    /// Finds a card by its number or its place in the Market.
    pub(super) fn card(&self, word: &str) -> Option<CardId> {
        let by_number =
            word.parse().ok().and_then(CardId::new).filter(|card| self.deck.card(*card).is_some());
        by_number.or_else(|| {
            let slot = Slot::all().find(|slot| slot.to_string() == word)?;
            self.view().market(slot)
        })
    }

    /// Returns what a person is asked.
    pub(super) fn prompt(&self) -> String {
        self.told(|narrator| narrator.prompt())
    }

    /// Says what everybody has.
    pub(super) fn standings(&self) -> Vec<String> {
        let seats = self.game.state().all_seats();
        self.board(|board| seats.filter_map(|seat| board.tableau(seat).into_iter().next()).collect())
    }

    /// Returns how the game ended.
    pub(super) fn ending(&self) -> Option<String> {
        let outcome = self.game.state().outcome()?;
        Some(self.told(|narrator| narrator.ending(outcome.winners, outcome.ending)))
    }

    /// Says what a group of commands with the same verb does.
    pub(super) fn verb(&self, verb: Verb) -> String {
        self.say(&format!("verb-{}", verb.word()), &[])
    }

    /// Returns what happened at the set-up.
    pub(super) fn set_up(&self) -> Vec<String> {
        self.story(0)
    }
}
