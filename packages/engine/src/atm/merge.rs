//! Merges the cells of a queue's edges into the order in which they arrive.

use super::cell::Cell;
use super::edge::Edge;
use super::run::Run;

/// Buffers for merging, kept from one queue to the next.
#[derive(Clone, Debug, Default)]
pub(super) struct Merger {
    /// Runs taken from edges while their cells are served, with their number of cells.
    taken: Vec<(usize, Run, usize)>,
    merged: Vec<Cell>,
    spare: Vec<Cell>,
}

impl Merger {
    /// Collects cells before `until` from the edges, which are in tie order.
    pub(super) fn gather(&mut self, inputs: &[u32], edges: &mut [Edge], until: u64) {
        self.taken.clear();
        for (k, &e) in inputs.iter().enumerate() {
            let run = edges[e as usize].ready();
            let n = run.before(until);
            if n > 0 {
                self.taken.push((k, std::mem::take(run), n));
            }
        }
        if self.taken.len() > 1 {
            self.merged.clear();
            for (_, run, n) in &self.taken {
                merge(&self.merged, run.cells(*n), &mut self.spare);
                std::mem::swap(&mut self.merged, &mut self.spare);
            }
        }
    }

    /// The cells in order.
    pub(super) fn merged(&self) -> &[Cell] {
        match &self.taken[..] {
            [] => &[],
            [(_, run, n)] => run.cells(*n),
            _ => &self.merged,
        }
    }

    /// Puts what is left of the runs back on their edges.
    pub(super) fn give_back(&mut self, inputs: &[u32], edges: &mut [Edge]) {
        for (k, mut run, n) in self.taken.drain(..) {
            run.consume(n);
            edges[inputs[k] as usize].ready().restore(run);
        }
    }
}

/// Merges two runs; at equal times those of `first` come first.
fn merge(first: &[Cell], second: &[Cell], into: &mut Vec<Cell>) {
    into.clear();
    into.reserve(first.len() + second.len());
    let (mut a, mut b) = (0, 0);
    while a < first.len() && b < second.len() {
        let take_first = first[a].t <= second[b].t;
        into.push(if take_first { first[a] } else { second[b] });
        a += usize::from(take_first);
        b += usize::from(!take_first);
    }
    into.extend_from_slice(&first[a..]);
    into.extend_from_slice(&second[b..]);
}
