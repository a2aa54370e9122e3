//! What lies before one player.

use pax_deck::vocabulary::Prestige;
use pax_deck::word::{Set, Word as _};
use pax_deck::{Card, CardId};
use pax_rules::{EnterpriseSeen, PartnerSeen, Seat, Stand, TroopSeen, Zone};

use super::Board;
use crate::card_text::role;
use crate::tongue::Arg;

impl Board<'_> {
    /// Says what lies before a player, his hand last.
    #[must_use]
    pub fn tableau(self, seat: Seat) -> Vec<String> {
        let narrator = self.narrator;
        let mut lines = vec![self.player(seat)];
        if self.view.is_jailed(seat) {
            lines.push(narrator.say("board-jailed", &[]));
        }
        lines.extend(self.prestige(seat));
        lines.extend(self.hacendado(seat));
        let enterprises = self.view.enterprises(self.table, seat);
        if enterprises.is_empty() {
            lines.push(narrator.say("board-no-enterprises", &[]));
        }
        lines.extend(enterprises.iter().map(|seen| self.enterprise(seat, seen)));
        lines.extend(self.view.partners(self.table, seat).into_iter().map(|seen| self.partner(seen)));
        lines.extend(self.troops(seat));
        let named = |zone: Zone| -> Vec<String> {
            self.view.cards_in(zone).map(|card| narrator.card(card)).collect()
        };
        for (id, cards) in
            [("board-waiting", named(Zone::Displaced(seat))), ("board-grudge", named(Zone::Grudge(seat)))]
        {
            if !cards.is_empty() {
                lines.push(narrator.say(id, &[("cards", narrator.commas(&cards).into())]));
            }
        }
        if !self.is_diaz(seat) {
            lines.push(self.hand_named(seat));
        }
        lines
    }

    /// Says what a player holds, each card with its figures and what it does.
    #[must_use]
    pub fn hand(self, seat: Seat) -> Vec<String> {
        let mut lines = vec![self.hand_named(seat)];
        if !self.is_hidden(seat) {
            lines.extend(self.view.hand(seat).iter().map(|card| self.card(card)));
        }
        lines
    }

    fn hand_named(self, seat: Seat) -> String {
        let hand = self.view.hand(seat);
        let limit = Arg::from(self.view.hand_limit(self.table, seat));
        let count = Arg::Number(i64::from(hand.len()));
        if self.is_hidden(seat) {
            return self.narrator.say("board-hand-hidden", &[("count", count), ("limit", limit)]);
        }
        if hand.is_empty() {
            return self.narrator.say("board-hand-empty", &[("limit", limit)]);
        }
        let cards: Vec<String> = hand.iter().map(|card| self.narrator.card(card)).collect();
        let cards = self.narrator.commas(&cards).into();
        self.narrator.say("board-hand", &[("count", count), ("limit", limit), ("cards", cards)])
    }

    /// Says what a card is, its figures, and what it does.
    #[must_use]
    pub fn card(self, card: CardId) -> String {
        let args = [("card", self.narrator.card_arg(card)), ("stats", self.stats(card).into())];
        let mut line = self.narrator.say("board-card", &args);
        if let Some(card) = self.narrator.printed(card) {
            for says in crate::card_text::card_text(self.lang, card).lines {
                line.push(' ');
                line.push_str(&says);
            }
        }
        line
    }

    fn player(self, seat: Seat) -> String {
        let args = [("seat", self.narrator.seat_arg(seat)), ("place", Arg::from(seat.to_string()))];
        if self.is_diaz(seat) {
            return self.narrator.say("board-diaz", &args);
        }
        let figures = self.view.figures(self.table);
        let income = figures.iter().find(|line| line.seat == seat).map_or(0, |line| line.income);
        let [name, place] = args;
        self.narrator.say(
            "board-player",
            &[
                name,
                place,
                ("gold", self.view.gold(seat).into()),
                ("income", income.into()),
                ("cubes", self.view.reserve(seat).into()),
            ],
        )
    }

    fn prestige(self, seat: Seat) -> Option<String> {
        let figures = self.view.figures(self.table);
        let line = figures.iter().find(|line| line.seat == seat)?;
        let points: Vec<String> = Prestige::ALL
            .iter()
            .zip(line.prestige)
            .map(|(kind, points)| {
                let kind = self.narrator.word("prestige", *kind);
                self.narrator.say("board-points", &[("prestige", kind), ("points", points.into())])
            })
            .collect();
        Some(self.narrator.say("board-prestige", &[("points", self.narrator.commas(&points).into())]))
    }

    fn hacendado(self, seat: Seat) -> Option<String> {
        let card = self.view.hacendado(seat)?;
        let (name, cubes) = (self.narrator.card_arg(card), Arg::from(self.view.hacendado_income(seat)));
        let mut line = match (self.view.stand(seat), self.narrator.printed(card)) {
            (Stand::Flipped(plan), Some(Card::Hacendado(printed))) => {
                let side = printed.sides.get(usize::from(plan))?;
                let by = self.narrator.tongue.word(&format!("connection-{}.by", side.connection.word()));
                let plan = self.narrator.plan(Some(seat), plan);
                self.narrator.say("board-plan", &[("card", name), ("plan", plan), ("by", by.into())])
            }
            (Stand::Dead, _) => self.narrator.say("board-killed", &[("card", name), ("cubes", cubes)]),
            (_, Some(Card::Hacendado(printed))) => {
                let mut says = vec![self.narrator.say("board-loyalist", &[("card", name), ("cubes", cubes)])];
                let ability = self.narrator.tongue.abilities(printed);
                if !ability.is_empty() {
                    says.push(self.narrator.say("board-ability", &[("text", ability.join(" ").into())]));
                }
                let plans: Vec<String> = (0_u8..)
                    .zip(&printed.sides)
                    .map(|(plan, _)| self.narrator.plan(Some(seat), plan).into_text())
                    .collect();
                says.push(
                    self.narrator.say("board-plans", &[("plans", self.narrator.semicolons(&plans).into())]),
                );
                says.join(" ")
            }
            _ => self.narrator.say("board-loyalist", &[("card", name), ("cubes", cubes)]),
        };
        self.add_prestige_cube(&mut line, self.view.has_prestige_cube(card));
        Some(line)
    }

    fn enterprise(self, owner: Seat, seen: &EnterpriseSeen) -> String {
        let narrator = self.narrator;
        let Some(Card::Enterprise(printed)) = narrator.printed(seen.card) else {
            return narrator.card(seen.card);
        };
        let mut stats = vec![
            narrator.kind(seen.card).into_text(),
            narrator.word("district", printed.district).into_text(),
            narrator.tongue.word(&format!("connection-{}.by", seen.connection.word())),
        ];
        stats.extend(printed.prestige.map(|prestige| narrator.tongue.prestige_name(prestige)));
        let mut parts = vec![narrator.say(
            "board-enterprise",
            &[("card", narrator.card_arg(seen.card)), ("stats", narrator.commas(&stats).into())],
        )];
        // SOLO-29: Díaz has no cubes.
        if !self.is_diaz(owner) {
            parts.push(narrator.say("board-income", &[("cubes", seen.income.into())]));
        }
        if seen.unrest > 0 {
            parts.push(narrator.say("board-unrest", &[("disks", seen.unrest.into())]));
        }
        if printed.slave {
            parts.push(narrator.say("board-slaves", &[]));
        }
        let built: Vec<String> = (0_u8..)
            .zip(seen.ovals)
            .filter_map(|(oval, of)| of.map(|seat| (oval, seat)))
            .map(|(oval, seat)| {
                let args = [("to", narrator.oval(seen.card, oval)), ("seat", narrator.seat_arg(seat))];
                narrator.say("board-cube-of", &args)
            })
            .collect();
        if !built.is_empty() {
            parts.push(narrator.say("board-built", &[("list", narrator.commas(&built).into())]));
        }
        if let Some(troop) = seen.troop {
            let args = [("card", narrator.target(None, troop.card)), ("firepower", troop.firepower.into())];
            parts.push(narrator.say("board-troop", &args));
            if seen.extorted && troop.owner != owner {
                parts.push(narrator.say("board-extorted", &[]));
            }
        }
        let mut line = parts.join(" ");
        self.add_prestige_cube(&mut line, seen.prestige_cube);
        line
    }

    fn partner(self, seen: PartnerSeen) -> String {
        let narrator = self.narrator;
        let side = usize::from(seen.side);
        let (name, factions, prestige) = match narrator.printed(seen.card) {
            Some(Card::Partner(card)) => match card.sides.get(side) {
                Some(side) => (side.name.clone(), Set::of(&[side.faction]), side.prestige),
                None => (None, Set::EMPTY, None),
            },
            Some(Card::Public(card)) => match card.sides.get(side) {
                Some(side) => (Some(side.name.clone()), side.faction, Some(side.prestige)),
                None => (None, Set::EMPTY, None),
            },
            _ => (None, Set::EMPTY, None),
        };
        let noun = match narrator.printed(seen.card) {
            Some(Card::Partner(card)) => role(card),
            _ => "kind-public".to_owned(),
        };
        let stats: Vec<String> = name
            .into_iter()
            .chain([narrator.kind(seen.card).into_text()])
            .chain((!factions.is_empty()).then(|| narrator.tongue.colours_of(&noun, factions)))
            .chain(prestige.map(|prestige| narrator.tongue.prestige_name(prestige)))
            .collect();
        let args = [("card", narrator.card_arg(seen.card)), ("stats", narrator.commas(&stats).into())];
        let mut line = narrator.say("board-partner", &args);
        if seen.income > 0 {
            line.push(' ');
            line.push_str(&narrator.say("board-income", &[("cubes", seen.income.into())]));
        }
        self.add_prestige_cube(&mut line, seen.prestige_cube);
        line
    }

    /// Says where a player's troops are that do not stand on his own enterprises.
    fn troops(self, seat: Seat) -> Vec<String> {
        let narrator = self.narrator;
        let all = self.view.troops(self.table, seat);
        let strength = |seen: &TroopSeen| {
            let firepower = ("firepower", Arg::from(seen.firepower));
            match seen.at {
                None => narrator.say("board-strength", &[("card", narrator.card_arg(seen.card)), firepower]),
                Some(at) => narrator.say(
                    "board-stands",
                    &[
                        ("card", narrator.card_arg(seen.card)),
                        ("place", narrator.target(Some(seat), at)),
                        firepower,
                    ],
                ),
            }
        };
        let army: Vec<String> = all.iter().filter(|seen| seen.at.is_none()).map(strength).collect();
        let is_away = |seen: &&TroopSeen| seen.at.is_some_and(|at| narrator.owner(at) != Some(seat));
        let away: Vec<String> = all.iter().filter(is_away).map(strength).collect();
        [("board-army", army), ("board-away", away)]
            .into_iter()
            .filter(|(_, troops)| !troops.is_empty())
            .map(|(id, troops)| narrator.say(id, &[("troops", narrator.semicolons(&troops).into())]))
            .collect()
    }

    fn add_prestige_cube(self, line: &mut String, has_one: bool) {
        if has_one {
            line.push(' ');
            line.push_str(&self.narrator.say("board-prestige-cube", &[]));
        }
    }
}
