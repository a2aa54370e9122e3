//! `docs/deal.md`, followed to the letter by code that shares nothing with ours, and its worked example.

use std::fmt::Write as _;

use pax_deck::vocabulary::Kind;
use pax_deck::{CardId, Deck};
use pax_record::{DeckDigest, Player, Seed};
use pax_rules::{Options, Table};
use sha2::{Digest as _, Sha256};

/// The keystream of `docs/deal.md`: `ChaCha` with eight rounds.
struct Words {
    key: [u32; 8],
    stream: u64,
    block: u64,
    left: Vec<u32>,
}

fn quarter(state: &mut [u32; 16], [a, b, c, d]: [usize; 4]) {
    for (one, other, changed, turn) in [(a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)] {
        state[one] = state[one].wrapping_add(state[other]);
        state[changed] = (state[changed] ^ state[one]).rotate_left(turn);
    }
}

impl Words {
    fn new(key: &[u8; 32], stream: u64) -> Self {
        let mut words = [0; 8];
        for (word, bytes) in words.iter_mut().zip(key.chunks_exact(4)) {
            *word = u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
        }
        Self { key: words, stream, block: 0, left: Vec::new() }
    }

    #[expect(clippy::cast_possible_truncation, reason = "the halves of a number are meant")]
    fn next(&mut self) -> u32 {
        if self.left.is_empty() {
            let mut start = [0; 16];
            start[..4].copy_from_slice(&[0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574]);
            start[4..12].copy_from_slice(&self.key);
            start[12] = self.block as u32;
            start[13] = (self.block >> 32) as u32;
            start[14] = self.stream as u32;
            start[15] = (self.stream >> 32) as u32;
            let mut state = start;
            for _ in 0..4 {
                for column in 0..4 {
                    quarter(&mut state, [column, column + 4, column + 8, column + 12]);
                }
                for row in 0..4 {
                    quarter(&mut state, [row, 4 + (row + 1) % 4, 8 + (row + 2) % 4, 12 + (row + 3) % 4]);
                }
            }
            let block = state.iter().zip(start).map(|(word, start)| word.wrapping_add(start));
            self.left = block.rev().collect();
            self.block += 1;
        }
        self.left.pop().expect("a block")
    }

    fn below(&mut self, bound: u64) -> usize {
        loop {
            let product = u64::from(self.next()) * bound;
            if product % (1 << 32) >= (1 << 32) % bound {
                return usize::try_from(product >> 32).expect("small");
            }
        }
    }

    fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            let other = self.below(last as u64 + 1);
            list.swap(last, other);
        }
    }
}

fn key_of(small: u64) -> [u8; 32] {
    let mut state = small;
    let mut key = [0; 32];
    for bytes in key.chunks_exact_mut(4) {
        state = state.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0xa176_54e4_6fbe_17f3);
        #[expect(clippy::cast_possible_truncation, reason = "the low half is meant")]
        let mixed = (((state >> 18) ^ state) >> 27) as u32;
        bytes.copy_from_slice(&mixed.rotate_right((state >> 59) as u32).to_le_bytes());
    }
    key
}

/// Hacendados, market and deck, as the page says.
fn dealt(key: &[u8; 32], seats: usize, rapid: bool, first: bool) -> [Vec<u8>; 3] {
    let numbers = |is: &dyn Fn(Kind) -> bool| -> Vec<u8> {
        Deck::standard().cards().iter().filter(|card| is(card.kind())).map(|card| card.id().get()).collect()
    };
    let aside = [Kind::Topple, Kind::Hacendado, Kind::Public, Kind::Regime];
    let mut cards = numbers(&|kind| !aside.contains(&kind));
    let mut topples = numbers(&|kind| kind == Kind::Topple);
    let mut hacendados = numbers(&|kind| kind == Kind::Hacendado);
    let mut words = Words::new(key, 0);
    words.shuffle(&mut cards);
    words.shuffle(&mut topples);
    words.shuffle(&mut hacendados);
    hacendados.truncate(seats);
    let mut market = Vec::new();
    let apart = rapid || (seats >= 5 && !first);
    if apart {
        market.extend(cards.drain(..12));
    }
    let mut deck = Vec::new();
    if rapid {
        deck.extend(cards.drain(..96));
        deck.extend(topples);
        words.shuffle(&mut deck);
    } else {
        let all = 50 + 10 * seats;
        for stack in 0..6 {
            let mut pile: Vec<u8> = cards.drain(..all / 6 + usize::from(stack >= 6 - all % 6)).collect();
            if stack >= 2 {
                pile.extend(topples.pop());
            }
            words.shuffle(&mut pile);
            deck.extend(pile);
        }
    }
    if !apart {
        market.extend(deck.drain(..12));
    }
    [hacendados, market, deck]
}

#[test]
fn who_follows_the_page_deals_the_same() {
    for number in 0..60_u8 {
        let (seats, rapid, first) = (2 + number % 5, number % 3 == 0, number % 4 == 1);
        let mut options = Options::default();
        for word in [rapid.then_some("setup=rapid"), first.then_some("edition=first")].into_iter().flatten() {
            options.set(word).expect("an option");
        }
        let table = Table::new(Deck::standard(), options).expect("the deck fits");
        let (seed, key) = if number % 2 == 0 {
            (Seed::Full([number; 32]), [number; 32])
        } else {
            (Seed::Small(u64::from(number) << 40), key_of(u64::from(number) << 40))
        };
        let deal = seed.deal(&table, seats);
        let numbers = |cards: &[CardId]| cards.iter().map(|card| card.get()).collect::<Vec<u8>>();
        let ours = [numbers(&deal.hacendados), numbers(&deal.market), numbers(&deal.deck)];
        assert_eq!(ours, dealt(&key, usize::from(seats), rapid, first));
        let mut words = Words::new(&key, 1);
        let mut dice = seed.dice();
        for _ in 0..100 {
            assert_eq!(usize::from(dice.die()), words.below(6) + 1);
        }
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

fn list<T: std::fmt::Display>(numbers: impl IntoIterator<Item = T>) -> String {
    numbers.into_iter().map(|number| format!("{number:03}")).collect::<Vec<_>>().join(" ")
}

/// The example of the page is computed here, once by following it and once by us, and every line of it stands there.
#[test]
fn the_worked_example_is_right() {
    let page = include_str!("../../../docs/deal.md");
    let mut key = [0; 32];
    for (number, byte) in (0..).zip(&mut key) {
        *byte = number;
    }
    let seats = [Player::person("Ana"), Player::person("Beto")];
    let digest = DeckDigest::of(Deck::standard());
    let sealed = format!(
        "Hacendado deal 1\nseed {}\ndeck {digest}\nseat p1 person Ana\nseat p2 person Beto\n",
        hex(&key)
    );
    let seal = hex(&Sha256::digest(&sealed));
    let ours = Seed::Full(key).seal(digest, &Options::default(), &seats);
    assert_eq!(ours.map(|seal| seal.to_string()), Some(seal.clone()));
    let mut words = Words::new(&key, 0);
    let first: Vec<String> = (0..4).map(|_| format!("{:08x}", words.next())).collect();
    let [hacendados, market, deck] = dealt(&key, 2, false, false);
    let mut words = Words::new(&key, 1);
    let dice: Vec<String> = (0..12).map(|_| (words.below(6) + 1).to_string()).collect();
    let lines = [
        format!("small 7     {}", hex(&key_of(7))),
        format!("words       {}", first.join(" ")),
        format!("seal        {seal}"),
        format!("hacendados  {}", list(hacendados)),
        format!("market      {}", list(market)),
        format!("order       {} …", list(deck.iter().take(12))),
        format!("dice        {} …", dice.join(" ")),
    ];
    let missing: Vec<String> = sealed
        .lines()
        .map(str::to_owned)
        .chain(lines)
        .filter(|line| !page.lines().any(|other| other.trim_end() == line))
        .collect();
    assert!(missing.is_empty(), "docs/deal.md has no lines\n{}", missing.join("\n"));
}
