//! Local search among integer tables for a better margin.
//!
//! Entries are changed by small steps. A change is kept if it lowers Σ max(0, goal − margin) over the pairs, or now
//! and then if it does not (simulated annealing). The goal rises whenever it is met.

use crate::evaluate::NEURONS_PER_PARTIAL_SUM;
use crate::rng::Rng;
use crate::{FrozenNetwork, Network, Pairs, Table};

/// Goals tried one after the other.
const ROUNDS: usize = 12;
/// Temperature at the start of a round, as a share of the goal; it falls to 0.
const HEAT: f64 = 0.1;
/// How often a fitting row is looked for before any row is taken.
const FOCUS: usize = 20;

/// Looks for tables with a better least margin over the pairs, by trying `proposals` changes; never gives worse ones.
///
/// A network that is wrong on some pairs may become right. Networks of more than 256 neurons come back unchanged. Each
/// proposal takes of the order of p² steps.
///
/// ```
/// use lmap_network::{Operation, Pairs, construct, improve_margin};
/// let frozen = construct::waves(Operation::Add, 11, 1, 0).unwrap();
/// let pairs = Pairs::all(Operation::Add, 11);
/// let better = improve_margin(frozen.network(), &pairs, 20_000, 0);
/// assert!(better.evaluate(&pairs).margin > frozen.network().evaluate(&pairs).margin);
/// ```
pub fn improve_margin(network: &Network, pairs: &Pairs, proposals: usize, seed: u64) -> Network {
    let mut best = network.clone();
    if network.hidden() > NEURONS_PER_PARTIAL_SUM || pairs.is_empty() {
        return best;
    }
    let mut rng = Rng::new(&[seed, u64::from_be_bytes(*b"margin!!")]);
    let mut search = Search::new(network, pairs);
    let mut best_margin = search.least_margin();
    let largest = search.scores.iter().map(|score| score.abs()).max().unwrap_or(1);
    let mut goal =
        if best_margin > 0 { best_margin + (best_margin / 8).max(1) } else { (largest / 1000).max(1) };
    for _ in 0..ROUNDS {
        search.set_goal(goal);
        let met = search.anneal(proposals / ROUNDS, &mut rng);
        let margin = search.least_margin();
        if margin > best_margin {
            (best, best_margin) = (search.network(), margin);
        }
        goal = if met { goal + (goal / 6).max(1) } else { (goal - goal / 12).max(1) };
    }
    best
}

impl FrozenNetwork {
    /// The network after [`improve_margin`] over all p² pairs.
    pub fn with_wider_margin(self, proposals: usize, seed: u64) -> Self {
        let operation = self.operation();
        let pairs = Pairs::all(operation, self.network().p());
        improve_margin(self.network(), &pairs, proposals, seed).freeze_as(operation).unwrap_or(self)
    }
}

/// A step of one entry.
#[derive(Clone, Copy)]
struct Move {
    table: Table,
    row: usize,
    neuron: usize,
    change: i32,
}

/// Tables under change, with everything that depends on them kept up to date.
struct Search<'p> {
    p: usize,
    hidden: usize,
    pairs: &'p Pairs,
    counted: Vec<bool>,
    e1: Vec<i32>,
    e2: Vec<i32>,
    w2: Vec<i32>,
    /// (E1\[a\] + E2\[b\])², H for each of the p² pairs.
    squares: Vec<i32>,
    /// p for each of the p² pairs.
    scores: Vec<i32>,
    /// The best score of a class other than the right one, for each pair.
    rivals: Vec<i32>,
    goal: i32,
    /// Σ max(0, goal − margin)
    cost: i64,
}

impl<'p> Search<'p> {
    fn new(network: &Network, pairs: &'p Pairs) -> Self {
        let (p, hidden) = (network.p(), network.hidden());
        let wide = |table: &[i8]| table.iter().map(|&x| i32::from(x)).collect::<Vec<i32>>();
        let mut counted = vec![false; p * p];
        pairs.iter().for_each(|(a, b)| counted[a * p + b] = true);
        let mut search = Self {
            p,
            hidden,
            pairs,
            counted,
            e1: wide(network.e1()),
            e2: wide(network.e2()),
            w2: wide(network.w2()),
            squares: Vec::new(),
            scores: Vec::new(),
            rivals: Vec::new(),
            goal: 0,
            cost: 0,
        };
        for pair in 0..p * p {
            let squares: Vec<i32> = (0..hidden).map(|j| search.square(pair, j)).collect();
            let score = |w: &[i32]| w.iter().zip(&squares).map(|(w, s)| w * s).sum::<i32>();
            search.scores.extend(search.w2.chunks_exact(hidden).map(score));
            search.squares.extend(squares);
            let rival = search.rival(pair);
            search.rivals.push(rival);
        }
        search
    }

    fn network(&self) -> Network {
        let narrow = |table: &[i32]| table.iter().map(|&x| x as i8).collect();
        Network::new(self.p, self.hidden, narrow(&self.e1), narrow(&self.e2), narrow(&self.w2))
            .expect("moves stay in the range")
    }

    fn square(&self, pair: usize, neuron: usize) -> i32 {
        let (a, b) = (pair / self.p, pair % self.p);
        let sum = self.e1[a * self.hidden + neuron] + self.e2[b * self.hidden + neuron];
        sum * sum
    }

    fn target(&self, pair: usize) -> usize {
        self.pairs.target(pair / self.p, pair % self.p)
    }

    fn rival(&self, pair: usize) -> i32 {
        let scores = &self.scores[pair * self.p..][..self.p];
        let target = self.target(pair);
        let best = |scores: &[i32]| scores.iter().fold(i32::MIN, |best, &score| best.max(score));
        best(&scores[..target]).max(best(&scores[target + 1..]))
    }

    fn margin(&self, pair: usize) -> i32 {
        self.scores[pair * self.p + self.target(pair)].saturating_sub(self.rivals[pair])
    }

    fn pair_cost(&self, pair: usize) -> i64 {
        if self.counted[pair] { i64::from(self.goal.saturating_sub(self.margin(pair)).max(0)) } else { 0 }
    }

    fn least_margin(&self) -> i32 {
        (0..self.p * self.p).filter(|&n| self.counted[n]).map(|n| self.margin(n)).min().unwrap_or(i32::MAX)
    }

    fn set_goal(&mut self, goal: i32) {
        self.goal = goal;
        self.cost = (0..self.p * self.p).map(|pair| self.pair_cost(pair)).sum();
    }

    /// Tries moves until the goal is met or the proposals are used up; tells whether it was met.
    fn anneal(&mut self, proposals: usize, rng: &mut Rng) -> bool {
        for i in 0..proposals {
            if self.cost == 0 {
                return true;
            }
            let Some(step) = self.propose(rng) else { continue };
            let before = self.cost;
            self.apply(step);
            let heat = HEAT * (1.0 - i as f64 / proposals as f64) * f64::from(self.goal);
            let worse = (self.cost - before) as f64;
            if worse > 0.0 && worse > heat * rng.exponential() {
                self.apply(Move { change: -step.change, ..step });
            }
        }
        self.cost == 0
    }

    /// A random small step, none if it would leave the range; half of the steps in E touch a pair that misses the goal.
    fn propose(&self, rng: &mut Rng) -> Option<Move> {
        let table = [Table::E1, Table::E1, Table::E2, Table::E2, Table::W2][rng.below(5)];
        let row = if table != Table::W2 && rng.below(2) == 0 {
            let mut random_pair = || rng.below(self.p * self.p);
            let first = random_pair();
            let pair = (0..FOCUS).map(|_| random_pair()).find(|&n| self.pair_cost(n) > 0).unwrap_or(first);
            if table == Table::E1 { pair / self.p } else { pair % self.p }
        } else {
            rng.below(self.p)
        };
        let neuron = rng.below(self.hidden);
        let size = if rng.below(4) == 0 { 1 + rng.below(6) as i32 } else { 1 };
        let change = rng.sign() * size;
        let entry = match table {
            Table::E1 => &self.e1,
            Table::E2 => &self.e2,
            Table::W2 => &self.w2,
        }[row * self.hidden + neuron];
        ((entry + change).abs() <= 127).then_some(Move { table, row, neuron, change })
    }

    fn apply(&mut self, step: Move) {
        let Move { table, row, neuron, change } = step;
        let place = row * self.hidden + neuron;
        match table {
            Table::E1 => {
                self.e1[place] += change;
                (0..self.p).for_each(|b| self.refresh_pair(row * self.p + b, neuron));
            }
            Table::E2 => {
                self.e2[place] += change;
                (0..self.p).for_each(|a| self.refresh_pair(a * self.p + row, neuron));
            }
            Table::W2 => {
                self.w2[place] += change;
                (0..self.p * self.p).for_each(|pair| self.refresh_class(pair, row, neuron, change));
            }
        }
    }

    /// After a step in E: all scores of the pair move with the neuron's square.
    fn refresh_pair(&mut self, pair: usize, neuron: usize) {
        let before = self.pair_cost(pair);
        let square = self.square(pair, neuron);
        let moved = square - std::mem::replace(&mut self.squares[pair * self.hidden + neuron], square);
        let scores = self.scores[pair * self.p..][..self.p].iter_mut();
        for (score, weights) in scores.zip(self.w2.chunks_exact(self.hidden)) {
            *score += moved * weights[neuron];
        }
        self.rivals[pair] = self.rival(pair);
        self.cost += self.pair_cost(pair) - before;
    }

    /// After a step in W2: one score of the pair moves.
    fn refresh_class(&mut self, pair: usize, class: usize, neuron: usize, change: i32) {
        let before = self.pair_cost(pair);
        let score = &mut self.scores[pair * self.p + class];
        let old = *score;
        *score += change * self.squares[pair * self.hidden + neuron];
        let new = *score;
        if class != self.target(pair) {
            if new >= self.rivals[pair] {
                self.rivals[pair] = new;
            } else if old == self.rivals[pair] {
                self.rivals[pair] = self.rival(pair);
            }
        }
        self.cost += self.pair_cost(pair) - before;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Operation, Recipe, train};

    #[test]
    fn what_is_kept_up_to_date_is_what_a_fresh_start_finds() {
        let trained = train(&Recipe::full(), 7, 8, 1).unwrap();
        let (pairs, _) = Pairs::split(Operation::Add, 7, 80, 0);
        let mut search = Search::new(trained.frozen.network(), &pairs);
        search.set_goal(1_000_000);
        let mut rng = Rng::new(&[9]);
        for _ in 0..500 {
            if let Some(step) = search.propose(&mut rng) {
                search.apply(step);
            }
        }
        let mut fresh = Search::new(&search.network(), &pairs);
        fresh.set_goal(1_000_000);
        assert_eq!((search.cost, &search.scores, &search.rivals), (fresh.cost, &fresh.scores, &fresh.rivals));
        assert_eq!(i64::from(search.least_margin()), search.network().evaluate(&pairs).margin);
    }

    #[test]
    fn a_narrow_margin_grows_and_the_network_stays_right() {
        let frozen = train(&Recipe::full(), 13, 8, 2).unwrap().frozen;
        let before = frozen.network().evaluate_all(Operation::Add);
        let after = frozen.with_wider_margin(60_000, 0).network().evaluate_all(Operation::Add);
        assert_eq!(after.right, 169);
        assert!(after.margin > 2 * before.margin, "{} → {}", before.margin, after.margin);
    }

    #[test]
    fn a_wrong_network_can_be_repaired() {
        let frozen = train(&Recipe::full(), 7, 16, 0).unwrap().frozen;
        let mut e1 = frozen.network().e1().to_vec();
        e1[16..32].iter_mut().for_each(|x| *x /= 2);
        let broken =
            Network::new(7, 16, e1, frozen.network().e2().to_vec(), frozen.network().w2().to_vec()).unwrap();
        let pairs = Pairs::all(Operation::Add, 7);
        assert!(broken.evaluate(&pairs).right < 49);
        assert_eq!(improve_margin(&broken, &pairs, 100_000, 0).evaluate(&pairs).right, 49);
    }
}
