//! Who tells a game: the language, the names, and what lies on the table.

use pax_deck::word::{Set, Word};
use pax_deck::{Card, CardId, Deck};
use pax_rules::{Asked, Seat, Slot, Stand, Table, View, Zone};

use crate::lang::Lang;
use crate::tongue::{Arg, Tongue};

/// Tells a game in one language: what can be done, what is asked, what happened, and why not.
///
/// With a table before it ([`Narrator::at`]) it names the cards of the market, prices, sides and plans; without one it
/// says where a card lies. Players are called by their names, else by their Hacendados, else by their seats.
#[derive(Clone, Copy)]
pub struct Narrator<'a> {
    pub(crate) tongue: &'static Tongue,
    pub(crate) deck: &'a Deck,
    names: &'a [String],
    scene: Option<Scene<'a>>,
}

/// The table before a narrator.
#[derive(Clone, Copy)]
pub(crate) struct Scene<'a> {
    pub(crate) table: &'a Table,
    pub(crate) view: &'a View,
}

impl<'a> Narrator<'a> {
    /// Returns a narrator.
    #[must_use]
    pub fn new(deck: &'a Deck, lang: Lang) -> Self {
        Self { tongue: Tongue::of(lang), deck, names: &[], scene: None }
    }

    /// Calls the players by these names, in the order of their seats; an empty one is as good as none.
    #[must_use]
    pub const fn with_names(self, names: &'a [String]) -> Self {
        Self { names, ..self }
    }

    /// Looks at a table: at what is on it before a command, for what is told of that command.
    #[must_use]
    pub const fn at(self, table: &'a Table, view: &'a View) -> Self {
        Self { scene: Some(Scene { table, view }), ..self }
    }

    /// Returns a card's name with its number.
    #[must_use]
    pub fn card(self, card: CardId) -> String {
        let name = self.printed(card).map_or("?", Card::name);
        self.say("named", &[("name", name.into()), ("number", card.to_string().into())])
    }

    /// Returns what a player is called.
    #[must_use]
    pub fn seat(self, seat: Seat) -> String {
        if let Some(name) = self.names.get(seat.index()).filter(|name| !name.is_empty()) {
            return name.clone();
        }
        if let Some(Scene { table, view }) = self.scene {
            if table.diaz() == Some(seat) {
                return self.tongue.word("diaz");
            }
            if let Some(card) = view.hacendado(seat).and_then(|card| self.printed(card)) {
                return card.imprint().short.clone();
            }
        }
        self.place(seat)
    }

    /// Returns what a player is called who has no Hacendado yet.
    pub(crate) fn newcomer(self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            Some(name) if !name.is_empty() => name.clone(),
            _ => self.place(seat),
        }
    }

    fn place(self, seat: Seat) -> String {
        self.say("the-player", &[("number", Arg::Number(number(seat.index() + 1)))])
    }

    /// Returns what the ability of a player's Hacendado is, as long as he is a loyalist who has one.
    #[must_use]
    pub fn ability(self, seat: Seat) -> Option<String> {
        let view = self.scene?.view;
        let Card::Hacendado(card) = self.printed(view.hacendado(seat)?)? else { return None };
        let says = self.tongue.abilities(card);
        (!says.is_empty() && !matches!(view.stand(seat), Stand::Flipped(_))).then(|| says.join(" "))
    }

    pub(crate) fn scene(self) -> Option<Scene<'a>> {
        self.scene
    }

    pub(crate) fn asked(self) -> Option<Asked> {
        self.scene.and_then(|scene| scene.view.asked(scene.table))
    }

    pub(crate) fn printed(self, card: CardId) -> Option<&'a Card> {
        self.deck.card(card)
    }

    pub(crate) fn say(self, id: &str, args: &[(&str, Arg)]) -> String {
        self.tongue.say(id, args)
    }

    /// Says a word of a closed list: `regime-pax`.
    pub(crate) fn word<W: Word>(self, list: &str, word: W) -> Arg {
        self.tongue.word(&format!("{list}-{}", word.word())).into()
    }

    pub(crate) fn card_arg(self, card: CardId) -> Arg {
        self.card(card).into()
    }

    pub(crate) fn seat_arg(self, seat: Seat) -> Arg {
        self.seat(seat).into()
    }

    /// Names a card with its owner, where that is somebody else.
    pub(crate) fn target(self, actor: Option<Seat>, card: CardId) -> Arg {
        // A Hacendado is called by the same name as his player.
        let is_hacendado = matches!(self.printed(card), Some(Card::Hacendado(_)));
        match self.owner(card) {
            Some(owner) if Some(owner) != actor && !is_hacendado => self
                .say(
                    "named.owned",
                    &[
                        ("name", self.printed(card).map_or("?", Card::name).into()),
                        ("number", card.to_string().into()),
                        ("seat", self.seat_arg(owner)),
                    ],
                )
                .into(),
            _ => self.card_arg(card),
        }
    }

    /// Returns whose card it is in play, as far as the narrator sees the table.
    pub(crate) fn owner(self, card: CardId) -> Option<Seat> {
        match self.scene?.view.zone(card)? {
            Zone::InPlay(seat) => Some(seat),
            _ => None,
        }
    }

    /// Names the card at a place of the market.
    pub(crate) fn market_card(self, slot: Slot) -> Arg {
        match self.scene.and_then(|scene| scene.view.market(slot)) {
            Some(card) => self.card_arg(card),
            None => self.tongue.word("the-card").into(),
        }
    }

    /// Names a side of a partner or public card.
    pub(crate) fn side(self, card: Option<CardId>, side: u8) -> Arg {
        let index = usize::from(side);
        let name = match card.and_then(|card| self.printed(card)) {
            Some(Card::Partner(card)) => card.sides.get(index).and_then(|side| side.name.clone()),
            Some(Card::Public(card)) => card.sides.get(index).map(|side| side.name.clone()),
            _ => None,
        };
        name.unwrap_or_else(|| self.say("the-side", &[("side", Arg::Number(i64::from(side) + 1))])).into()
    }

    /// Tells whether a card has two sides to choose from.
    pub(crate) fn is_two_sided(self, card: CardId) -> bool {
        matches!(self.printed(card), Some(Card::Partner(partner)) if partner.sides.len() > 1)
    }

    /// Names a plan of a seat's Hacendado.
    pub(crate) fn plan(self, seat: Option<Seat>, plan: u8) -> Arg {
        let hacendado = self.scene.zip(seat).and_then(|(scene, seat)| scene.view.hacendado(seat));
        match hacendado.and_then(|card| self.printed(card)) {
            Some(Card::Hacendado(card)) => match card.sides.get(usize::from(plan)) {
                Some(plan) => self
                    .say(
                        "the-plan",
                        &[
                            ("name", plan.name.as_str().into()),
                            ("prestige", self.word("prestige", plan.prestige)),
                            ("colour", self.tongue.colours(Set::of(&[plan.prestige.faction()])).into()),
                        ],
                    )
                    .into(),
                None => self.side(None, plan),
            },
            _ => self.side(None, plan),
        }
    }

    /// Says what can be built in an oval.
    pub(crate) fn oval(self, card: CardId, oval: u8) -> Arg {
        match self.printed(card) {
            Some(Card::Enterprise(card)) if usize::from(oval) < card.ovals.len() => {
                self.word("upgrade", card.ovals[usize::from(oval)].to)
            }
            _ => self.say("the-oval", &[("oval", Arg::Number(i64::from(oval) + 1))]).into(),
        }
    }

    /// Joins names with "and".
    pub(crate) fn list(self, names: &[String]) -> Arg {
        self.tongue.join("list-and", names).into()
    }

    /// Joins names with commas.
    pub(crate) fn commas(self, names: &[String]) -> String {
        self.strung("list-comma", names)
    }

    /// Joins what has commas of its own.
    pub(crate) fn semicolons(self, items: &[String]) -> String {
        self.strung("list-semicolon", items)
    }

    fn strung(self, id: &str, items: &[String]) -> String {
        let [first, rest @ ..] = items else { return String::new() };
        rest.iter().fold(first.clone(), |list, next| {
            self.say(id, &[("list", list.into()), ("next", next.as_str().into())])
        })
    }
}

/// Returns a count as the number of a message.
pub(crate) fn number(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}
