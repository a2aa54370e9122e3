//! What is asked, in the words of whoever hears it.

use pax_deck::Card;
use pax_deck::vocabulary::Prestige;
use pax_deck::word::Word as _;
use pax_rules::{Asked, Die, Question, Seat, Viewer};

use crate::narrator::Narrator;
use crate::tongue::Arg;

impl Narrator<'_> {
    /// Says what is asked: as a question to the seat that must decide, as news to everybody else.
    #[must_use]
    pub fn asks(self, asked: Asked, to: Viewer) -> String {
        let (id, mut args) = self.question(asked.whom, asked.question);
        match asked.whom {
            Some(seat) if to != Viewer::Seat(seat) => {
                args.push(("seat", self.seat_arg(seat)));
                self.say(&format!("{id}.told"), &args)
            }
            _ => {
                let mut said = self.say(id, &args);
                let decides = matches!(
                    asked.question,
                    Question::Manifesto { .. } | Question::Fraud { .. } | Question::Assassination { .. }
                );
                let line = asked.whom.filter(|_| decides).and_then(|seat| self.toppling_line(seat));
                if let Some(line) = line {
                    let args = [("points", line.points.into()), ("needed", line.needed().into())];
                    said.push(' ');
                    said.push_str(&self.say("ask-points", &args));
                }
                said
            }
        }
    }

    /// Says what the table before the narrator waits for.
    #[must_use]
    pub fn prompt(self) -> String {
        match self.scene().zip(self.asked()) {
            Some((scene, asked)) => self.asks(asked, scene.view.viewer()),
            None => self.say("ask-nothing", &[]),
        }
    }

    /// SOLO-25: where Díaz plays, his defence is told in full, with the points of his cards.
    pub(crate) fn defence_in_full(self, kind: Prestige, defence: i8) -> Arg {
        let human = self.scene().filter(|scene| scene.table.diaz().is_some()).and_then(|scene| {
            let seat = scene.view.all_seats().find(|seat| scene.table.diaz() != Some(*seat))?;
            Some(scene.view.tripartite(scene.table, seat, kind, defence))
        });
        human.map_or_else(|| defence.max(0).into(), Arg::from)
    }

    fn question(self, whom: Option<Seat>, question: Question) -> (&'static str, Vec<(&'static str, Arg)>) {
        let toppling = |kind, defence: i8| {
            let told = self.defence_in_full(kind, defence);
            vec![("prestige", self.word("prestige", kind)), ("defence", told)]
        };
        let of = |card| vec![("card", self.card_arg(card))];
        match question {
            Question::Hacendado => ("ask-hacendado", Vec::new()),
            Question::Actions { left } => ("ask-actions", vec![("left", left.into())]),
            Question::Monopolist { gold } => ("ask-monopolist", vec![("gold", gold.into())]),
            Question::Orientation { card } => {
                let is_topple = matches!(self.printed(card), Some(Card::Topple(_)));
                (if is_topple { "ask-topple" } else { "ask-orientation" }, of(card))
            }
            Question::Side { card } => ("ask-side", of(card)),
            Question::Displaced => ("ask-displaced", Vec::new()),
            Question::Strife { one, other } => {
                let name = |faction: pax_deck::vocabulary::Faction| {
                    Arg::from(self.tongue.word(&format!("faction-{}.name", faction.word())))
                };
                ("ask-strife", vec![("one", name(one)), ("other", name(other))])
            }
            Question::Cubes { left } => ("ask-cubes", vec![("left", left.into())]),
            Question::Nationalization { card } => ("ask-nationalization", of(card)),
            Question::Land { card } => ("ask-land", of(card)),
            Question::HandDiscard { card } => ("ask-hand", of(card)),
            Question::ConnectionLoss { card } => ("ask-connection", of(card)),
            Question::Headlines => ("ask-headlines", Vec::new()),
            Question::Upkeep { card, gold } => {
                ("ask-upkeep", vec![("card", self.card_arg(card)), ("gold", gold.into())])
            }
            Question::Manifesto { kind, defence } => ("ask-flip", toppling(kind, defence)),
            Question::Fraud { kind, defence } => ("ask-fraud", toppling(kind, defence)),
            Question::Assassination { kind, defence } => ("ask-kill", toppling(kind, defence)),
            Question::Spy { actor, card, target } => {
                let target = match (target, whom) {
                    (Some(target), _) => self.card_arg(target),
                    (None, Some(victim)) => self.seat_arg(victim),
                    (None, None) => self.tongue.word("the-card").into(),
                };
                let args =
                    vec![("actor", self.seat_arg(actor)), ("card", self.card_arg(card)), ("target", target)];
                ("ask-spy", args)
            }
            Question::DiazOrder { one, other } => {
                ("ask-diaz", vec![("one", self.card_arg(one)), ("other", self.card_arg(other))])
            }
            Question::Die(Die::Row(0)) => ("ask-die-upper", Vec::new()),
            Question::Die(Die::Row(_)) => ("ask-die-lower", Vec::new()),
            Question::Die(Die::Play(card) | Die::Side(card)) => ("ask-die-side", of(card)),
            Question::Die(Die::Strife) => ("ask-die-strife", Vec::new()),
        }
    }
}
