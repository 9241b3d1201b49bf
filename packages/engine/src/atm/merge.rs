//! Brings the cells of a queue's edges into the order in which they arrive.

use super::cell::Cell;
use super::edge::Edge;
use super::queue_train::TrainList;
use super::run::Run;

/// Buffers for the arrivals of one queue in one window, kept from one to the next.
#[derive(Clone, Debug, Default)]
pub(super) struct Merger {
    /// The arrivals; while merging, runs of cells side by side in tie order.
    pub(super) cells: Vec<Cell>,
    /// Where each run ends.
    ends: Vec<usize>,
    spare: Vec<Cell>,
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

    /// Collects cells before `until` from the edges, which are in tie order, into `cells`.
    pub(super) fn gather(&mut self, inputs: &[u32], edges: &mut [Edge], until: u64) {
        self.cells.clear();
        self.ends.clear();
        for &e in inputs {
            let run = edges[e as usize].ready();
            if run.front() < until {
                run.take_cells(until, &mut self.cells);
                self.ends.push(self.cells.len());
            }
        }
        while self.ends.len() > 1 {
            self.merge_smallest();
        }
    }

    /// Merges those two neighbouring runs that are the shortest together: long ones are moved seldom.
    fn merge_smallest(&mut self) {
        let start = |k: usize| if k == 0 { 0 } else { self.ends[k - 1] };
        let k = (0..self.ends.len() - 1)
            .min_by_key(|&k| self.ends[k + 1] - start(k))
            .expect("there are two runs");
        let (from, middle, to) = (start(k), self.ends[k], self.ends[k + 1]);
        merge(&mut self.cells[from..to], middle - from, &mut self.spare);
        self.ends.remove(k);
    }
}

/// Merges the two runs that meet at `middle`, in place; at equal times those of the first come first.
fn merge(cells: &mut [Cell], middle: usize, spare: &mut Vec<Cell>) {
    spare.clear();
    if middle <= cells.len() - middle {
        spare.extend_from_slice(&cells[..middle]);
        merge_forward(spare, cells, middle);
    } else {
        spare.extend_from_slice(&cells[middle..]);
        merge_backward(spare, cells, middle);
    }
}

/// `first` and `cells[second..]` into `cells`; writing never catches up with reading.
fn merge_forward(first: &[Cell], cells: &mut [Cell], mut second: usize) {
    let (mut k, mut at) = (0, 0);
    while k < first.len() && second < cells.len() {
        let (a, b) = (first[k], cells[second]);
        let take_first = a.t <= b.t;
        // Field by field it is a select, and no jump that cannot be foreseen.
        cells[at] =
            Cell { t: if take_first { a.t } else { b.t }, meta: if take_first { a.meta } else { b.meta } };
        k += usize::from(take_first);
        second += usize::from(!take_first);
        at += 1;
    }
    // What is left of the second run is where it belongs.
    let left = first.len() - k;
    cells[at..at + left].copy_from_slice(&first[k..]);
}

/// `cells[..first]` and `second` into `cells`, from the end.
fn merge_backward(second: &[Cell], cells: &mut [Cell], mut first: usize) {
    let (mut k, mut at) = (second.len(), cells.len());
    while k > 0 && first > 0 {
        let (a, b) = (cells[first - 1], second[k - 1]);
        let take_second = a.t <= b.t;
        at -= 1;
        cells[at] =
            Cell { t: if take_second { b.t } else { a.t }, meta: if take_second { b.meta } else { a.meta } };
        k -= usize::from(take_second);
        first -= usize::from(!take_second);
    }
    cells[at - k..at].copy_from_slice(&second[..k]);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ties_keep_the_order_of_the_runs() {
        let run = |times: &[u64], meta| -> Vec<Cell> { times.iter().map(|&t| Cell { t, meta }).collect() };
        let cases: [(&[u64], &[u64]); 5] = [
            (&[1, 3, 3, 5], &[3, 4, 5]),
            (&[3], &[1, 2, 3, 4, 5, 6]),
            (&[1, 2, 3, 4, 5], &[3]),
            (&[7, 8], &[1, 2]),
            (&[1], &[2]),
        ];
        for (a, b) in cases {
            let mut cells = run(a, 0);
            cells.extend(run(b, 1));
            let mut expect = cells.clone();
            expect.sort_by_key(|cell| (cell.t, cell.meta));
            merge(&mut cells, a.len(), &mut Vec::new());
            assert_eq!(cells, expect);
        }
    }
}
