//! What lies before a player: whole, flowing, or folded into one line.

use pax_deck::vocabulary::Prestige;
use pax_deck::word::Word as _;
use pax_deck::{Card, CardId};
use pax_rules::{CardSet, EnterpriseSeen, PartnerSeen, Seat, Stand, TroopSeen, Zone};
use pax_table::Arg;
use ratatui::text::{Line, Span};

use super::cards::{TITLE, cell};
use super::fit::{Chunk, clipped, flow, padded, spread};
use super::ink::{CUBE, EXTORTS, FIREPOWER, IDLE, UNREST};
use super::scene::Scene;
use super::spot::Spot;

/// Where the facts of a card begin in a whole tableau.
const INDENT: usize = TITLE + 6;

/// Returns a tableau with a line for each card, the hand last.
pub(super) fn whole(scene: &Scene<'_>, seat: Seat, room: usize) -> Vec<Line<'static>> {
    [in_play(scene, seat, room), hand(scene, seat, room)].concat()
}

/// Returns a tableau with a line for each card, and the hand in as few lines as it needs.
pub(super) fn brief(scene: &Scene<'_>, seat: Seat, room: usize) -> Vec<Line<'static>> {
    [in_play(scene, seat, room), hand_line(scene, seat, room)].concat()
}

fn in_play(scene: &Scene<'_>, seat: Seat, room: usize) -> Vec<Line<'static>> {
    let mut lines = vec![Line::from(head(scene, seat, room))];
    for card in cards(scene, seat) {
        let mut front = card.front;
        let fill = INDENT.saturating_sub(super::fit::width(&front));
        front.push(Span::raw(" ".repeat(fill)));
        lines.extend(flow(front, card.facts, " ", room, INDENT));
    }
    let piles = piles(scene, seat);
    if !piles.is_empty() {
        lines.extend(flow(vec![Span::raw("  ")], piles, " ", room, 4));
    }
    lines
}

/// Returns a tableau whose cards follow each other.
pub(super) fn flowing(scene: &Scene<'_>, seat: Seat, room: usize) -> Vec<Line<'static>> {
    let mut lines = vec![Line::from(head(scene, seat, room))];
    let mut chunks = Vec::new();
    for InPlay { mut front, facts } in cards(scene, seat) {
        // What a card is stays with its name; the rest may go to the next line.
        let mut facts = facts.into_iter();
        if let Some(first) = facts.next() {
            front.push(Span::raw(" "));
            front.extend(first);
        }
        chunks.push(front);
        chunks.extend(facts);
    }
    let hand = if scene.is_diaz(seat) { Vec::new() } else { hand_chunks(scene, seat) };
    let chunks: Vec<Chunk> = chunks.into_iter().chain(piles(scene, seat)).chain(hand).collect();
    if !chunks.is_empty() {
        lines.extend(flow(vec![Span::raw("  ")], chunks, " ", room, 2));
    }
    lines
}

/// Returns a tableau in one line.
pub(super) fn folded(scene: &Scene<'_>, seat: Seat, room: usize) -> Line<'static> {
    let view = scene.view;
    let table = scene.session.table();
    let counts = [
        ("screen-enterprises", view.enterprises(table, seat).len()),
        ("screen-partners", view.partners(table, seat).len()),
        ("screen-troops", view.troops(table, seat).len()),
    ];
    let count = |count: usize| Arg::Number(i64::try_from(count).unwrap_or(i64::MAX));
    let mut has: Vec<String> = counts
        .into_iter()
        .filter(|(_, of)| *of > 0)
        .map(|(id, of)| scene.say(id, &[("count", count(of))]))
        .collect();
    if !scene.is_diaz(seat) && seat != scene.me {
        let args = [
            ("count", Arg::Number(view.hand(seat).len().into())),
            ("limit", view.hand_limit(table, seat).into()),
        ];
        has.push(scene.say("screen-hand-count", &args));
    }
    let mut line = scene.name(seat);
    line.push(Span::raw(" "));
    let mut line = clipped(line, 19);
    line.push(Span::raw(" ".repeat(19_usize.saturating_sub(super::fit::width(&line)))));
    if let Some(figures) = scene.figures(seat) {
        if !scene.is_diaz(seat) {
            let gold = format!("{:>3} ", scene.gold(figures.gold));
            line.push(Span::styled(gold, scene.ink.title()));
            let cubes = format!("{CUBE}{}", figures.reserve);
            line.push(Span::raw(format!("{:<4}{cubes:<4}", format!("+{}", figures.income))));
        }
        for (kind, points) in Prestige::ALL.iter().zip(figures.prestige) {
            line.push(scene.points(*kind, points));
        }
    }
    line.push(Span::raw(" "));
    line.extend(jail(scene, seat));
    line.push(Span::raw(has.join(", ")));
    Line::from(clipped(line, room))
}

/// Returns the hand in as few lines as it needs.
pub(super) fn hand_line(scene: &Scene<'_>, seat: Seat, room: usize) -> Vec<Line<'static>> {
    flow(vec![Span::raw("  ")], hand_chunks(scene, seat), " ", room, 4)
}

/// Returns how many cards a player holds, and which, where they may be seen.
fn hand_chunks(scene: &Scene<'_>, seat: Seat) -> Vec<Chunk> {
    let cards = if scene.is_hidden(seat) { CardSet::EMPTY } else { scene.view.hand(seat) };
    titled(hand_head(scene, seat), cards.iter().map(|card| front(scene, card)).collect())
}

/// Puts a name before what it names, so that it does not stand alone at the end of a line.
fn titled(name: Span<'static>, mut chunks: Vec<Chunk>) -> Vec<Chunk> {
    let Some(first) = chunks.first_mut() else { return vec![vec![name]] };
    // A sign before the first card must not stick to the name.
    let is_signed = first.first().is_some_and(|sign| sign.content != " ");
    if is_signed {
        first.insert(0, Span::raw(" "));
    }
    first.insert(0, name);
    chunks
}

fn hand_head(scene: &Scene<'_>, seat: Seat) -> Span<'static> {
    let args = [
        ("count", Arg::Number(scene.view.hand(seat).len().into())),
        ("limit", scene.view.hand_limit(scene.session.table(), seat).into()),
    ];
    Span::styled(scene.say("screen-hand", &args), scene.ink.title())
}

/// Returns the hand with what each card is, two beside each other.
fn hand(scene: &Scene<'_>, seat: Seat, room: usize) -> Vec<Line<'static>> {
    if scene.is_diaz(seat) {
        return Vec::new();
    }
    let mut head = vec![Span::raw("  "), hand_head(scene, seat)];
    if scene.is_hidden(seat) {
        return vec![Line::from(head)];
    }
    let cards: Vec<CardId> = scene.view.hand(seat).iter().collect();
    if cards.is_empty() {
        head.push(Span::styled(format!(" {}", scene.say("screen-hand-empty", &[])), scene.ink.faint()));
    }
    let mut lines = vec![Line::from(head)];
    let left = room.saturating_sub(5);
    for pair in cards.chunks(2) {
        let mut line = vec![Span::raw("   ")];
        for (n, card) in pair.iter().enumerate() {
            line.push(Span::raw(if n == 0 { " " } else { "│" }));
            let mark = scene.mark_of(Spot::Card(*card));
            line.extend(cell(scene, &card.to_string(), Some(*card), mark, None, left / 2));
        }
        lines.push(Line::from(line));
    }
    lines
}

fn jail(scene: &Scene<'_>, seat: Seat) -> Option<Span<'static>> {
    let jail = || Span::styled(format!("{} ", scene.say("screen-jail", &[])), scene.ink.alarm());
    scene.view.is_jailed(seat).then(jail)
}

/// Returns a player's name and figures.
fn head(scene: &Scene<'_>, seat: Seat, room: usize) -> Chunk {
    let mut left = scene.name(seat);
    if scene.ui.at == Some(seat) {
        left.push(Span::raw(format!(" {}", scene.say("screen-you", &[]))));
    }
    left.push(Span::raw(" "));
    left.extend(jail(scene, seat));
    let mut right = Chunk::new();
    if let Some(figures) = scene.figures(seat) {
        if !scene.is_diaz(seat) {
            let args = [
                ("gold", figures.gold.into()),
                ("income", figures.income.into()),
                ("cubes", figures.reserve.into()),
            ];
            right.push(Span::styled(scene.say("screen-figures", &args), scene.ink.title()));
        }
        for (kind, points) in Prestige::ALL.iter().zip(figures.prestige) {
            right.push(Span::raw(" "));
            right.push(scene.points(*kind, points));
        }
    }
    spread(left, right, room)
}

/// A card in play: what it is called, and what there is to say of it.
struct InPlay {
    front: Chunk,
    facts: Vec<Chunk>,
}

fn front(scene: &Scene<'_>, card: CardId) -> Chunk {
    let (sign, style) = scene.marked(scene.mark_of(Spot::Card(card)));
    let number = Span::styled(format!("{card} "), scene.ink.faint());
    let title = padded(&scene.short(card), TITLE);
    vec![sign, number, Span::styled(title.trim_end().to_owned(), style)]
}

fn word(text: impl Into<String>) -> Chunk {
    vec![Span::raw(text.into())]
}

/// Lists the cards before a player: his Hacendado, enterprises and partners.
fn cards(scene: &Scene<'_>, seat: Seat) -> Vec<InPlay> {
    let table = scene.session.table();
    let mut cards: Vec<InPlay> = hacendado(scene, seat).into_iter().collect();
    cards.extend(scene.view.enterprises(table, seat).iter().map(|seen| enterprise(scene, seat, seen)));
    cards.extend(scene.view.partners(table, seat).into_iter().map(|seen| partner(scene, seen)));
    cards
}

fn hacendado(scene: &Scene<'_>, seat: Seat) -> Option<InPlay> {
    let card = scene.view.hacendado(seat)?;
    let cubes = scene.view.hacendado_income(seat);
    let has_cube = scene.view.has_prestige_cube(card);
    let mut facts = match (scene.view.stand(seat), scene.printed(card)) {
        (Stand::Flipped(plan), Some(Card::Hacendado(printed))) => {
            let side = printed.sides.get(usize::from(plan))?;
            let icon = prestige(scene, Some(side.prestige), has_cube);
            vec![icon, word(side.name.clone()), word(scene.by(side.connection))]
        }
        (Stand::Dead, _) => vec![word(scene.say("screen-killed", &[]))],
        _ => vec![word(scene.say("screen-loyalist", &[]))],
    };
    if cubes > 0 {
        facts.push(word(format!("{CUBE}{cubes}")));
    }
    Some(InPlay { front: front(scene, card), facts })
}

/// Returns the prestige of a card, with the cube that may lie on it.
fn prestige(scene: &Scene<'_>, printed: Option<Prestige>, has_cube: bool) -> Chunk {
    let cube = has_cube.then(|| Span::raw(CUBE));
    printed.map(|prestige| scene.icon(prestige)).into_iter().chain(cube).collect()
}

fn enterprise(scene: &Scene<'_>, owner: Seat, seen: &EnterpriseSeen) -> InPlay {
    let mut facts = Vec::new();
    if let Some(Card::Enterprise(printed)) = scene.printed(seen.card) {
        let (noun, district) = (scene.noun(seen.card), scene.district(printed.district));
        facts.push(word(format!("{noun} {district} {}", scene.by(seen.connection))));
        facts.push(prestige(scene, printed.prestige, seen.prestige_cube));
        if printed.slave {
            facts.push(word(scene.say("screen-slaves", &[])));
        }
        let cube = if seen.unrest > 0 { IDLE } else { CUBE };
        facts.push(word(format!("{cube}{}", seen.income)));
        if seen.unrest > 0 {
            facts.push(vec![Span::styled(format!("{UNREST}{}", seen.unrest), scene.ink.alarm())]);
        }
        for (oval, of) in printed.ovals.iter().zip(seen.ovals) {
            if let Some(seat) = of {
                let built = scene.say(&format!("screen-built-{}", oval.to.word()), &[]);
                facts.push(word(format!("{built}{CUBE}{}", scene.letter(seat))));
            }
        }
    }
    facts.retain(|fact| !fact.is_empty());
    if let Some(seen_troop) = seen.troop {
        facts.push(troop(scene, seen_troop, seen.extorted && seen_troop.owner != owner));
    }
    InPlay { front: front(scene, seen.card), facts }
}

/// Returns a troop where it stands: `[180 Rurales †2M$]`.
fn troop(scene: &Scene<'_>, seen: TroopSeen, extorts: bool) -> Chunk {
    let style = scene.marked(scene.mark_of(Spot::Card(seen.card))).1;
    let (badge, printed) = match scene.printed(seen.card) {
        Some(Card::Troop(card)) => (Some(scene.badge(card.faction)), card.prestige),
        _ => (None, None),
    };
    let mut chunk = vec![
        Span::raw("["),
        Span::styled(format!("{} ", seen.card), scene.ink.faint()),
        Span::styled(scene.short(seen.card), style),
        Span::raw(" "),
    ];
    chunk.extend(badge);
    chunk.push(Span::raw(format!("{FIREPOWER}{}", seen.firepower)));
    chunk.extend(prestige(scene, printed, seen.prestige_cube));
    chunk.push(Span::styled(format!(" {}", scene.letter(seen.owner)), scene.ink.title()));
    if extorts {
        chunk.push(Span::styled(EXTORTS, scene.ink.alarm()));
    }
    chunk.push(Span::raw("]"));
    chunk
}

fn partner(scene: &Scene<'_>, seen: PartnerSeen) -> InPlay {
    let side = usize::from(seen.side);
    let mut facts = vec![word(scene.noun(seen.card))];
    match scene.printed(seen.card) {
        Some(Card::Partner(card)) => {
            if let Some(side) = card.sides.get(side) {
                facts.extend(side.name.clone().map(word));
                let icon = prestige(scene, side.prestige, seen.prestige_cube);
                facts.push(std::iter::once(scene.badge(side.faction)).chain(icon).collect());
            }
        }
        Some(Card::Public(card)) => {
            if let Some(side) = card.sides.get(side) {
                facts.push(word(side.name.clone()));
                let badges = side.faction.iter().map(|faction| scene.badge(faction));
                facts.push(badges.chain(prestige(scene, Some(side.prestige), seen.prestige_cube)).collect());
            }
        }
        _ => {}
    }
    if seen.income > 0 {
        facts.push(word(format!("{CUBE}{}", seen.income)));
    }
    InPlay { front: front(scene, seen.card), facts }
}

/// Returns the troops that stand elsewhere or nowhere, and the Grudge Pile, each with its name before it.
fn piles(scene: &Scene<'_>, seat: Seat) -> Vec<Chunk> {
    let (view, table) = (scene.view, scene.session.table());
    let troops = view.troops(table, seat);
    let standing = |seen: &TroopSeen| {
        let mut chunk = vec![scene.marked(scene.mark_of(Spot::Card(seen.card))).0];
        chunk.extend(troop(scene, *seen, false));
        chunk.extend(seen.at.map(|at| Span::raw(format!(" {}", scene.short(at)))));
        chunk
    };
    let army = troops.iter().filter(|seen| seen.at.is_none()).map(standing).collect();
    let is_away = |seen: &&TroopSeen| seen.at.is_some_and(|at| view.zone(at) != Some(Zone::InPlay(seat)));
    let away = troops.iter().filter(is_away).map(standing).collect();
    let named = |zone: Zone| -> Vec<Chunk> {
        let chunk = |card: CardId| {
            let mut chunk = front(scene, card);
            if let Some(award) = scene.printed(card).and_then(award) {
                chunk.extend([Span::raw(" "), scene.icon(award)]);
            }
            chunk
        };
        view.cards_in(zone).map(chunk).collect()
    };
    [
        ("screen-army", army),
        ("screen-away", away),
        ("screen-waiting", named(Zone::Displaced(seat))),
        ("screen-grudge", named(Zone::Grudge(seat))),
    ]
    .into_iter()
    .filter(|(_, chunks): &(&str, Vec<Chunk>)| !chunks.is_empty())
    .flat_map(|(id, chunks)| titled(Span::styled(scene.say(id, &[]), scene.ink.title()), chunks))
    .collect()
}

/// Returns the prestige of a card in a Grudge Pile.
fn award(card: &Card) -> Option<Prestige> {
    match card {
        Card::Orange(card) => card.award,
        Card::Black(card) => card.award,
        Card::Enterprise(card) => card.slave.then_some(Prestige::Revolution),
        _ => None,
    }
}
