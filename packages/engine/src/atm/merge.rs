//! Brings the cells of a queue's edges into the order in which they arrive.

use super::cell::Cell;
use super::edge::Edge;
use super::queue_train::TrainList;
use super::run::Run;

/// Buffers for the arrivals of one queue in one window, kept from one to the next.
#[derive(Clone, Debug, Default)]
pub(super) struct Merger {
    merged: Vec<Cell>,
    spare: Vec<Cell>,
    one: Vec<Cell>,
    pub(super) trains: TrainList,
    /// Cells given up by the train path.
    pub(super) given_up: Vec<Cell>,
}

impl Merger {
    /// Collects the trains before `until` from the edges, which are in tie order; `false` where there are cells.
    pub(super) fn gather_trains(&mut self, inputs: &[u32], edges: &mut [Edge], until: u64) -> bool {
        let cells_wait = |run: &mut Run| run.has_cells() && run.front() < until;
        if inputs.iter().any(|&e| cells_wait(edges[e as usize].ready())) {
            return false;
        }
        self.trains.clear();
        let listed = &mut self.trains.listed;
        let mut feeders = 0;
        for (rank, &e) in inputs.iter().enumerate() {
            let run = edges[e as usize].ready();
            if run.front() < until {
                feeders += 1;
                run.take_trains(until, |train| listed.push((train, rank as u32)));
            }
        }
        if feeders > 1 {
            listed.sort_by_key(|&(train, rank)| (train.t, rank));
        }
        true
    }

    /// Collects cells before `until` from the edges, which are in tie order.
    pub(super) fn gather(&mut self, inputs: &[u32], edges: &mut [Edge], until: u64) {
        self.merged.clear();
        let mut merged = false;
        for &e in inputs {
            let run = edges[e as usize].ready();
            if run.front() >= until {
                continue;
            }
            self.one.clear();
            run.take_cells(until, &mut self.one);
            if merged {
                merge(&self.merged, &self.one, &mut self.spare);
                std::mem::swap(&mut self.merged, &mut self.spare);
            } else {
                std::mem::swap(&mut self.merged, &mut self.one);
                merged = true;
            }
        }
    }

    /// The cells in order.
    pub(super) fn merged(&self) -> &[Cell] {
        &self.merged
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
