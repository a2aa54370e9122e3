//! A game at one keyboard, whatever it is shown on: what can be done, done and told. Every step is on the disk before it is
//! told.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context as _, anyhow};
use pax_bots::Bots;
use pax_deck::Deck;
use pax_record::{Decks, Game, Ledger, Player, Read, Record, Refused};
use pax_rules::{Command, Event, Illegal, Seat, State, Table, Verb, View, Viewer, decider, legal, replay};
use pax_table::{Arg, Board, Lang, Narrator, Tongue};

use super::menu::{Group, Subject};
use super::motives::{Motives, Told};
use super::seats::lang_of_environment;

/// A game at one keyboard.
pub(super) struct Session {
    game: Game,
    bots: Bots,
    deck: Arc<Deck>,
    path: PathBuf,
    lang: Lang,
    names: Vec<String>,
    /// Whether nothing is to be drawn, even where it could be.
    is_plain: bool,
    motives: Motives,
    /// Whether every bot's choice is told with its reason.
    explains: bool,
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
        Ok(Self {
            game,
            bots,
            deck,
            path,
            lang,
            names,
            is_plain: false,
            motives: Motives::default(),
            explains: false,
        })
    }

    /// Remembers that nothing is to be drawn, for whoever goes on with the game.
    pub(super) fn plain(mut self, is_plain: bool) -> Self {
        self.is_plain = is_plain;
        self
    }

    /// Tells every bot's choice with its reason from now on.
    pub(super) fn explaining(mut self, explains: bool) -> Self {
        self.explains = explains;
        self
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

    /// Returns the path as it is typed after `--resume`, with what else must be said to go on as before.
    pub(super) fn again(&self) -> String {
        let mut again = self.typed_path();
        if self.is_plain {
            again.push_str(" --plain");
        }
        if self.explains {
            again.push_str(" --explain");
        }
        if self.lang != lang_of_environment() {
            again.push_str(" --lang ");
            again.push_str(self.lang.code());
        }
        again
    }

    /// Returns the path as it is typed after `game log`, in the same language.
    pub(super) fn retold(&self) -> String {
        match self.lang {
            Lang::En => self.typed_path(),
            lang => format!("{} --lang {}", self.typed_path(), lang.code()),
        }
    }

    fn typed_path(&self) -> String {
        let path = self.path.display().to_string();
        let is_plain = |letter: char| letter.is_alphanumeric() || "/._-+:\\".contains(letter);
        if path.chars().all(is_plain) { path } else { format!("'{}'", path.replace('\'', "'\\''")) }
    }

    pub(super) fn state(&self) -> &State {
        self.game.state()
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

    fn narrator(&self) -> Narrator<'_> {
        Narrator::new(&self.deck, self.lang).with_names(&self.names)
    }

    /// Tells what the bots chose in the last round, and why: one of them, or all.
    pub(super) fn motives(&self, of: Option<Seat>) -> Vec<Told> {
        self.motives.told(&self.game, self.narrator(), of)
    }

    /// Tells whether a bot sits there.
    pub(super) fn is_bot(&self, seat: Seat) -> bool {
        self.bots.at(seat).is_some()
    }

    /// Asks the narrator, who sees the table as it is.
    pub(super) fn told<T>(&self, tell: impl FnOnce(Narrator<'_>) -> T) -> T {
        let view = self.view();
        tell(self.narrator().at(self.game.table(), &view))
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
        let narrator = self.narrator();
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
        let ledger = Ledger::of(self.game.replay());
        self.told(|narrator| crate::ledger::table(&ledger, self.lang, |seat| narrator.seat(seat)))
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
                Refused::Illegal(illegal) => self.refusal(illegal),
                other => other.to_string(),
            }));
        }
        self.save()?;
        Ok(Ok(self.story(self.entries())))
    }

    /// Says why something is refused. What answers another question gets the question once more.
    pub(super) fn refusal(&self, illegal: Illegal) -> String {
        let said = self.told(|narrator| narrator.refusal(illegal));
        if illegal == Illegal::NotAsked { format!("{said} {}", self.prompt()) } else { said }
    }

    /// Lets the bots and the dealer go on until a person has something to choose, and tells what they do, one step at a
    /// time. A question with one answer is answered by itself, but nobody's turn is ended for him.
    pub(super) fn go_on(&mut self) -> anyhow::Result<Option<Vec<String>>> {
        if self.is_over() {
            return Ok(None);
        }
        let seat = self.decider();
        if self.bots.step(&mut self.game)? {
            self.save()?;
            let mut story = self.story(self.entries());
            let has_reason = seat.is_some_and(|seat| self.motives.keep(&self.game, &self.bots, seat));
            let told = self.motives.last(&self.game, self.narrator()).filter(|_| has_reason && self.explains);
            story.extend(told.map(|told| self.say("play-because", &[("why", told.why.into())])));
            return Ok(Some(story));
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

    /// Returns what a person is asked.
    #[expect(
        clippy::redundant_closure_for_method_calls,
        reason = "a method of a narrator that borrows is not general enough"
    )]
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

    /// Says what everybody had and needed in the toppling that ended the game, if one did.
    pub(super) fn deciding(&self) -> Option<String> {
        let last = self.game.replay().len();
        let before = self.game.replay().at(last.checked_sub(1)?)?;
        let events = self.game.replay().events(last);
        let end = events.iter().position(|event| matches!(event, Event::GameEnded { .. }))?;
        let view = View::of(&replay(self.table(), before, &events[..end]), Viewer::Spectator);
        Board::new(&self.deck, self.lang, self.table(), &view).with_names(&self.names).toppling()
    }

    /// Says what a group of commands is: its verb or what it is done with, how many there are, and whether one of them
    /// costs no action.
    pub(super) fn head(&self, group: &Group) -> String {
        let count = ("count", Arg::Number(i64::try_from(group.commands.len()).unwrap_or(i64::MAX)));
        match group.with {
            Some(Subject::Card(card)) => {
                let card = self.told(|narrator| narrator.card(card));
                self.say("play-group-card", &[("card", card.into()), count])
            }
            Some(Subject::Cube(place)) => {
                let place = self.told(|narrator| narrator.cube_place(place));
                self.say("play-group-cube", &[("place", place.into()), count])
            }
            None => {
                let view = self.view();
                let is_free = self.decider().is_some_and(|seat| {
                    let price = |command: &Command| view.price(self.table(), seat, *command);
                    self.told(|narrator| {
                        let mut acts =
                            group.commands.iter().filter(|command| narrator.takes_action(**command));
                        acts.any(|command| price(command).is_some_and(|price| price.actions == 0))
                    })
                });
                let id = if is_free { "play-group-free" } else { "play-group" };
                self.say(id, &[("verb", self.verb(group.verb).into()), count])
            }
        }
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
