//! What followed what, by rank: an open-loop tree, whose nodes stand for the ranks that were taken and not for positions,
//! since the dice fall otherwise every time.
//!
//! At first only what ranks first is tried; with every visit more is (progressive widening), and what did well for whose
//! turn it is comes more often.

#[derive(Default)]
pub struct Tree {
    nodes: Vec<Node>,
}

#[derive(Default)]
struct Node {
    visits: f32,
    ranks: Vec<Rank>,
}

#[derive(Clone, Copy)]
struct Rank {
    visits: f32,
    /// Of what it came to for whoever searches.
    sum: f32,
    node: usize,
}

/// A node and the rank that was taken there.
pub type Step = (usize, usize);

/// So many ranks are open after one visit; after four twice as many.
const WIDTH: f32 = 0.8;
/// How much those rarely tried are preferred.
const CURIOUS: f32 = 0.35;

impl Tree {
    /// Forgets everything; a tree has so many roots then.
    pub fn begin(&mut self, roots: usize) {
        self.nodes.clear();
        self.nodes.resize_with(roots, Node::default);
    }

    /// The rank to take at a node that has so many; `mine` where whoever searches chooses.
    pub fn pick(&mut self, node: usize, ranks: usize, mine: bool) -> Step {
        let visits = self.nodes[node].visits;
        let open = ((WIDTH * (visits + 1.0).sqrt()).ceil() as usize).clamp(1, ranks.max(1));
        let known = self.nodes[node].ranks.len();
        if known < open {
            let fresh = self.nodes.len();
            self.nodes.push(Node::default());
            self.nodes[node].ranks.push(Rank { visits: 0.0, sum: 0.0, node: fresh });
            return (node, known);
        }
        let score = |rank: &Rank| {
            let mean = rank.sum / rank.visits.max(1.0);
            let mean = if mine { mean } else { 1.0 - mean };
            mean + CURIOUS * ((visits + 1.0).ln() / rank.visits.max(1.0)).sqrt()
        };
        let ranks = self.nodes[node].ranks.iter().take(ranks.max(1)).enumerate();
        let best = ranks.max_by(|(_, one), (_, other)| score(one).total_cmp(&score(other)));
        (node, best.map_or(0, |(rank, _)| rank))
    }

    /// Where a step leads.
    pub fn after(&self, (node, rank): Step) -> usize {
        self.nodes[node].ranks[rank].node
    }

    /// What the steps came to.
    pub fn learn(&mut self, steps: &[Step], value: f32) {
        for &(node, rank) in steps {
            let node = &mut self.nodes[node];
            node.visits += 1.0;
            node.ranks[rank].visits += 1.0;
            node.ranks[rank].sum += value;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How often each of four ranks is taken when the third is worth most.
    fn taken(mine: bool) -> [u32; 4] {
        let mut tree = Tree::default();
        tree.begin(1);
        let mut taken = [0; 4];
        for _ in 0..200 {
            let step = tree.pick(0, 4, mine);
            taken[step.1] += 1;
            tree.learn(&[step], if step.1 == 2 { 0.9 } else { 0.4 });
        }
        taken
    }

    #[test]
    fn the_good_is_tried_more() {
        let taken = taken(true);
        assert!(taken[2] > 100, "{taken:?}");
    }

    /// What is good for one side the other does not do.
    #[test]
    fn the_other_side_avoids_it() {
        let taken = taken(false);
        assert!(taken[2] < 30 && taken.iter().all(|&times| times > 0), "{taken:?}");
    }

    /// One visit opens one rank, many open all.
    #[test]
    fn widens_slowly() {
        let mut tree = Tree::default();
        tree.begin(1);
        for expected in [0, 1] {
            let step = tree.pick(0, 100, true);
            assert_eq!(step.1, expected);
            tree.learn(&[step], 0.5);
        }
        let step = tree.pick(0, 100, true);
        assert!(step.1 < 2);
    }
}
