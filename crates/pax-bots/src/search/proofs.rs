//! The search on small games whose answers are known.

use pax_record::Chance;

use super::tree::{Game, SEATS, Tree, Value};

fn best<G: Game>(game: &G, iterations: u32, root: impl Fn() -> G::State, mover: usize) -> G::Move {
    let mut tree = Tree::new(2);
    let mut chance = Chance::new(1);
    for _ in 0..iterations {
        tree.iterate(game, &mut root(), &mut chance);
    }
    let tried = tree.root_moves();
    let best = tried.iter().max_by(|one, other| {
        (one.visits, one.value[mover]).partial_cmp(&(other.visits, other.value[mover])).expect("numbers")
    });
    best.expect("a move").of
}

fn two(first: f32) -> Value {
    let mut value = [0.0; SEATS];
    (value[0], value[1]) = (first, 1.0 - first);
    value
}

/// Nim: who takes the last counter wins.
struct Nim;

#[derive(Clone)]
struct Heaps {
    heaps: Vec<u8>,
    mover: usize,
}

impl Game for Nim {
    type State = Heaps;
    type Move = (usize, u8);

    fn mover(&self, state: &Heaps) -> Option<usize> {
        state.heaps.iter().any(|heap| *heap > 0).then_some(state.mover)
    }

    fn moves(&self, state: &Heaps, list: &mut Vec<(usize, u8)>) {
        for (heap, &counters) in state.heaps.iter().enumerate() {
            list.extend((1..=counters).map(|taken| (heap, taken)));
        }
    }

    fn priors(&self, _: &Heaps, list: &[(usize, u8)], priors: &mut Vec<f32>) {
        #[expect(clippy::cast_precision_loss, reason = "few moves")]
        priors.resize(list.len(), 1.0 / list.len() as f32);
    }

    fn play(&self, state: &mut Heaps, (heap, taken): (usize, u8), _: &mut Chance) {
        state.heaps[heap] -= taken;
        state.mover = 1 - state.mover;
    }

    fn value(&self, state: &Heaps) -> Value {
        match self.mover(state) {
            // Whoever is to move has lost: the other took the last.
            None => two(if state.mover == 1 { 1.0 } else { 0.0 }),
            Some(_) => two(0.5),
        }
    }
}

#[test]
fn it_wins_at_nim() {
    for heaps in [vec![2, 3], vec![1, 2, 2], vec![3, 1], vec![1, 2, 4], vec![5, 3, 1]] {
        let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
        assert_ne!(sum, 0, "somebody can win");
        for mover in 0..2 {
            let root = || Heaps { heaps: heaps.clone(), mover };
            let (heap, taken) = best(&Nim, 6_000, root, mover);
            let mut left = heaps.clone();
            left[heap] -= taken;
            let sum = left.iter().fold(0, |sum, heap| sum ^ heap);
            assert_eq!(sum, 0, "{heaps:?}: took {taken} from heap {heap}");
        }
    }
}

/// Two players draw numbered cards in turn; who passes the limit loses, who stands keeps his sum, and the higher sum wins, a
/// tie by halves.
struct Drawing;

const CARDS: u8 = 8;
const LIMIT: u8 = 11;

#[derive(Clone, Copy)]
struct Hands {
    /// The cards that are left, as bits.
    left: u16,
    sums: [u8; 2],
    stands: [bool; 2],
    mover: usize,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Choice {
    Draw,
    Stand,
}

impl Hands {
    fn result(&self) -> Option<f32> {
        if let Some(lost) = (0..2).find(|seat| self.sums[*seat] > LIMIT) {
            return Some(if lost == 0 { 0.0 } else { 1.0 });
        }
        if (self.stands[0] && self.stands[1]) || self.left == 0 {
            return Some(match self.sums[0].cmp(&self.sums[1]) {
                std::cmp::Ordering::Less => 0.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Greater => 1.0,
            });
        }
        None
    }

    fn next(mut self) -> Self {
        if !self.stands[1 - self.mover] {
            self.mover = 1 - self.mover;
        }
        self
    }

    fn stood(mut self) -> Self {
        self.stands[self.mover] = true;
        self.next()
    }

    fn drawn(mut self, card: u8) -> Self {
        self.left &= !(1 << card);
        self.sums[self.mover] += card;
        self.next()
    }

    fn cards(&self) -> Vec<u8> {
        (1..=CARDS).filter(|card| self.left & (1 << card) != 0).collect()
    }

    /// Returns the first player's chance if both play on without a fault: backward induction.
    fn solved(&self) -> f32 {
        if let Some(result) = self.result() {
            return result;
        }
        let (draw, stand) = (self.after(Choice::Draw), self.after(Choice::Stand));
        if self.mover == 0 { draw.max(stand) } else { draw.min(stand) }
    }

    fn after(&self, choice: Choice) -> f32 {
        match choice {
            Choice::Stand => self.stood().solved(),
            Choice::Draw => {
                let cards = self.cards();
                #[expect(clippy::cast_precision_loss, reason = "eight cards")]
                let count = cards.len() as f32;
                cards.iter().map(|card| self.drawn(*card).solved()).sum::<f32>() / count
            }
        }
    }
}

impl Game for Drawing {
    type State = Hands;
    type Move = Choice;

    fn mover(&self, state: &Hands) -> Option<usize> {
        state.result().is_none().then_some(state.mover)
    }

    fn moves(&self, _: &Hands, list: &mut Vec<Choice>) {
        list.extend([Choice::Draw, Choice::Stand]);
    }

    fn priors(&self, _: &Hands, list: &[Choice], priors: &mut Vec<f32>) {
        priors.resize(list.len(), 0.5);
    }

    fn play(&self, state: &mut Hands, of: Choice, chance: &mut Chance) {
        *state = match of {
            Choice::Stand => state.stood(),
            Choice::Draw => {
                let cards = state.cards();
                state.drawn(cards[chance.index(cards.len())])
            }
        };
    }

    fn value(&self, state: &Hands) -> Value {
        two(state.result().unwrap_or(0.5))
    }
}

#[test]
fn it_draws_and_stands_like_backward_induction() {
    let all = (1..=CARDS).fold(0_u16, |set, card| set | 1 << card);
    let without = |cards: &[u8]| cards.iter().fold(all, |set, card| set & !(1 << card));
    let hands = |cards: &[u8], sums, stands, mover| Hands { left: without(cards), sums, stands, mover };
    let mut clear = 0;
    for root in [
        hands(&[], [0, 0], [false, false], 0),
        hands(&[5], [5, 0], [false, false], 1),
        hands(&[6, 2], [6, 2], [false, false], 0),
        hands(&[7, 3], [7, 3], [false, true], 0),
        hands(&[8, 1], [8, 1], [false, false], 1),
        hands(&[4, 7, 2], [4, 9], [false, true], 0),
        hands(&[8, 2, 7, 1], [10, 8], [true, false], 1),
        hands(&[3, 4, 6, 5], [7, 11], [false, true], 0),
    ] {
        let (draw, stand) = (root.after(Choice::Draw), root.after(Choice::Stand));
        let gap = (draw - stand).abs();
        if gap < 0.04 {
            continue;
        }
        clear += 1;
        let is_first = root.mover == 0;
        let right = if (draw > stand) == is_first { Choice::Draw } else { Choice::Stand };
        assert_eq!(best(&Drawing, 12_000, || root, root.mover), right, "draw {draw}, stand {stand}");
    }
    assert!(clear >= 6, "most of these have one right answer: {clear}");
}

#[test]
fn what_is_known_of_a_position_stays_known_after_the_move() {
    let mut tree = Tree::new(2);
    let mut chance = Chance::new(1);
    let root = Heaps { heaps: vec![3, 2], mover: 0 };
    for _ in 0..500 {
        tree.iterate(&Nim, &mut root.clone(), &mut chance);
    }
    let tried = tree.root_moves();
    let best = tried.iter().max_by_key(|tried| tried.visits).expect("a move");
    tree.advance(best.of);
    let known: u32 = tree.root_moves().iter().map(|tried| tried.visits).sum();
    assert!(known > 0 && known < best.visits, "the visit that found it went no further: {known}");
    let mut after = root.clone();
    Nim.play(&mut after, best.of, &mut chance);
    tree.iterate(&Nim, &mut after, &mut chance);
    let more: u32 = tree.root_moves().iter().map(|tried| tried.visits).sum();
    assert_eq!(more, known + 1, "it goes on from there");
    // A move that nobody ever thought of begins anew.
    tree.advance((7, 7));
    assert!(tree.root_moves().is_empty());
}
