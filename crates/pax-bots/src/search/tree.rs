//! Monte Carlo tree search for several players who each want to win, over states that are sampled anew for every iteration.
//!
//! An edge is a move, not a state: what chance brings after it differs from iteration to iteration, and so do the moves
//! that are legal then. An edge counts how often it could have been taken, and is judged by that.

use pax_record::Chance;

/// The most players.
pub(crate) const SEATS: usize = 6;
/// What a position is worth to each player: chances to win, which add up to one.
pub(crate) type Value = [f32; SEATS];

/// A game that can be searched.
pub(crate) trait Game {
    /// A position, with all that is hidden filled in.
    type State;
    /// A move. Two moves are the same when they mean the same to whoever makes them.
    type Move: Copy + PartialEq;

    /// Returns who moves; nobody when the game is over.
    fn mover(&self, state: &Self::State) -> Option<usize>;
    /// Lists the legal moves.
    fn moves(&self, state: &Self::State, list: &mut Vec<Self::Move>);
    /// Says how good each of these moves looks to whoever makes it: weights that add up to one.
    fn priors(&self, state: &Self::State, list: &[Self::Move], priors: &mut Vec<f32>);
    /// Makes a move, and what chance does after it.
    fn play(&self, state: &mut Self::State, of: Self::Move, chance: &mut Chance);
    /// Goes on from a position to one that is quiet enough to be judged.
    fn settle(&self, _: &mut Self::State, _: &mut Chance) {}
    /// Says what a position is worth: the result if the game is over, else a guess.
    fn value(&self, state: &Self::State) -> Value;
}

/// How eager untried moves are tried.
const EXPLORE: f32 = 1.1;
/// What an untried move is thought to be worth less than its position.
const UNTRIED: f32 = 0.05;
/// How many moves of a position are looked at after n visits: this many, and WIDER × n to the power of WIDENING.
const NARROW: f32 = 4.0;
const WIDER: f32 = 1.6;
const WIDENING: f32 = 0.42;
/// How deep an iteration goes at most.
const DEEP: usize = 48;

struct Edge<M> {
    of: M,
    prior: f32,
    visits: u32,
    /// How often it could have been taken.
    offered: u32,
    sum: Value,
    /// The node behind it, or 0.
    to: u32,
}

struct Node<M> {
    visits: u32,
    edges: Vec<Edge<M>>,
}

/// A move of the root, and what came of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tried<M> {
    pub(crate) of: M,
    pub(crate) prior: f32,
    pub(crate) visits: u32,
    pub(crate) value: Value,
}

impl<M> Tried<M> {
    /// Adds what another tree found out of the same move.
    pub(crate) fn add(&mut self, other: &Self) {
        let visits = self.visits + other.visits;
        #[expect(clippy::cast_precision_loss, reason = "visits are few")]
        let part = other.visits as f32 / visits.max(1) as f32;
        for (value, other) in self.value.iter_mut().zip(other.value) {
            *value += part * (other - *value);
        }
        self.visits = visits;
    }
}

/// The tree of a search.
pub(crate) struct Tree<M> {
    nodes: Vec<Node<M>>,
    /// Where it begins now: what lies above is of the past.
    root: u32,
    seats: usize,
    path: Vec<(u32, usize)>,
    list: Vec<M>,
    priors: Vec<f32>,
    fresh: Vec<M>,
    offered: Vec<usize>,
}

impl<M: Copy + PartialEq> Tree<M> {
    pub(crate) fn new(seats: usize) -> Self {
        Self {
            nodes: vec![Node { visits: 0, edges: Vec::new() }],
            root: 0,
            seats,
            path: Vec::new(),
            list: Vec::new(),
            priors: Vec::new(),
            fresh: Vec::new(),
            offered: Vec::new(),
        }
    }

    /// Goes down the tree once from a sampled root, adds a node, and carries its worth up.
    pub(crate) fn iterate<G: Game<Move = M>>(&mut self, game: &G, state: &mut G::State, chance: &mut Chance) {
        self.path.clear();
        let mut at = self.root;
        while let Some(mover) = game.mover(state) {
            if self.path.len() >= DEEP {
                break;
            }
            let is_new = self.nodes[at as usize].visits == 0 && at != self.root;
            if is_new {
                break;
            }
            self.list.clear();
            game.moves(state, &mut self.list);
            if let [only] = self.list[..] {
                // Who has no choice makes no branch.
                game.play(state, only, chance);
                continue;
            }
            if self.list.is_empty() {
                break;
            }
            self.meet(game, state, at);
            let edge = self.pick(at, mover);
            let of = self.nodes[at as usize].edges[edge].of;
            self.path.push((at, edge));
            game.play(state, of, chance);
            if self.nodes[at as usize].edges[edge].to == 0 {
                let to = u32::try_from(self.nodes.len()).unwrap_or(u32::MAX);
                self.nodes.push(Node { visits: 0, edges: Vec::new() });
                self.nodes[at as usize].edges[edge].to = to;
            }
            at = self.nodes[at as usize].edges[edge].to;
        }
        game.settle(state, chance);
        let value = game.value(state);
        // The node where it ended is on no path but its own.
        self.nodes[at as usize].visits += 1;
        for (node, edge) in self.path.drain(..) {
            let node = &mut self.nodes[node as usize];
            node.visits += 1;
            let edge = &mut node.edges[edge];
            edge.visits += 1;
            for (sum, worth) in edge.sum.iter_mut().zip(value).take(self.seats) {
                *sum += worth;
            }
        }
    }

    /// Begins at the position after a move from now on; what is known of it stays known.
    pub(crate) fn advance(&mut self, of: M) {
        let edge = self.nodes[self.root as usize].edges.iter().find(|edge| edge.of == of);
        match edge.map(|edge| edge.to).filter(|to| *to != 0) {
            Some(to) => self.root = to,
            None => *self = Self::new(self.seats),
        }
    }

    /// Finds the edges of the moves that are legal now, and adds those that were never legal before.
    fn meet<G: Game<Move = M>>(&mut self, game: &G, state: &G::State, at: u32) {
        let node = &mut self.nodes[at as usize];
        self.offered.clear();
        self.fresh.clear();
        for of in &self.list {
            match node.edges.iter().position(|edge| edge.of == *of) {
                Some(edge) => self.offered.push(edge),
                None => self.fresh.push(*of),
            }
        }
        if !self.fresh.is_empty() {
            // Priors are weights among all that is legal, so that old and new ones can be compared.
            self.priors.clear();
            game.priors(state, &self.list, &mut self.priors);
            for (of, prior) in self.list.iter().zip(&self.priors) {
                if self.fresh.contains(of) {
                    self.offered.push(node.edges.len());
                    node.edges.push(Edge {
                        of: *of,
                        prior: *prior,
                        visits: 0,
                        offered: 0,
                        sum: [0.0; SEATS],
                        to: 0,
                    });
                }
            }
        }
        // The most promising are looked at first, and more of them with every visit.
        let edges = &node.edges;
        self.offered.sort_by(|one, other| edges[*other].prior.total_cmp(&edges[*one].prior));
        #[expect(
            clippy::cast_precision_loss,
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "small"
        )]
        let width = (NARROW + WIDER * (node.visits as f32).powf(WIDENING)) as usize;
        self.offered.truncate(width.max(1));
        for edge in &self.offered {
            node.edges[*edge].offered += 1;
        }
    }

    /// Picks the edge that is best for the mover, or that should be tried.
    fn pick(&self, at: u32, mover: usize) -> usize {
        let node = &self.nodes[at as usize];
        let (mut sum, mut visits) = (0.0, 0);
        for edge in &self.offered {
            sum += node.edges[*edge].sum[mover];
            visits += node.edges[*edge].visits;
        }
        #[expect(clippy::cast_precision_loss, reason = "visits are few")]
        let usual = if visits == 0 { 0.5 } else { sum / visits as f32 };
        let mut best = (f32::NEG_INFINITY, self.offered[0]);
        for &index in &self.offered {
            let edge = &node.edges[index];
            #[expect(clippy::cast_precision_loss, reason = "visits are few")]
            let (tried, offered) = (edge.visits as f32, edge.offered as f32);
            let mean = if edge.visits == 0 { usual - UNTRIED } else { edge.sum[mover] / tried };
            let score = mean + EXPLORE * edge.prior * offered.sqrt() / (1.0 + tried);
            if score > best.0 {
                best = (score, index);
            }
        }
        best.1
    }

    /// Lists the moves of the root that were met.
    pub(crate) fn root_moves(&self) -> Vec<Tried<M>> {
        self.nodes[self.root as usize]
            .edges
            .iter()
            .map(|edge| {
                #[expect(clippy::cast_precision_loss, reason = "visits are few")]
                let visits = edge.visits.max(1) as f32;
                Tried {
                    of: edge.of,
                    prior: edge.prior,
                    visits: edge.visits,
                    value: edge.sum.map(|sum| sum / visits),
                }
            })
            .collect()
    }
}
