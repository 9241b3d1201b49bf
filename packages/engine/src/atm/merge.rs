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

/// Merges the two runs that meet at `middle`; at equal times those of the first come first.
///
/// From both ends at once: each step waits for the one before it at its end, and two such chains keep the processor busy.
fn merge(cells: &mut [Cell], middle: usize, spare: &mut Vec<Cell>) {
    spare.clear();
    spare.extend_from_slice(cells);
    let (mut first, mut second) = spare.split_at(middle);
    let mut into = cells;
    loop {
        // So many steps at both ends exhaust neither run.
        let steps = first.len().min(second.len()) / 2;
        if steps == 0 {
            break;
        }
        let (mut low, mut high) = ((0, 0), (first.len(), second.len()));
        let end = into.len();
        for at in 0..steps {
            let (a, b) = (first[low.0], second[low.1]);
            let take_first = a.t <= b.t;
            into[at] = select(take_first, a, b);
            low = (low.0 + usize::from(take_first), low.1 + usize::from(!take_first));

            let (a, b) = (first[high.0 - 1], second[high.1 - 1]);
            let take_second = a.t <= b.t;
            into[end - 1 - at] = select(take_second, b, a);
            high = (high.0 - usize::from(!take_second), high.1 - usize::from(take_second));
        }
        (first, second) = (&first[low.0..high.0], &second[low.1..high.1]);
        into = &mut into[steps..end - steps];
    }
    merge_rest(first, second, into);
}

/// Merges two runs of which one is hardly anything.
fn merge_rest(mut first: &[Cell], mut second: &[Cell], into: &mut [Cell]) {
    let mut at = 0;
    while let (Some(a), Some(b)) = (first.first(), second.first()) {
        if a.t <= b.t {
            into[at] = *a;
            first = &first[1..];
        } else {
            into[at] = *b;
            second = &second[1..];
        }
        at += 1;
    }
    let rest = if first.is_empty() { second } else { first };
    into[at..].copy_from_slice(rest);
}

/// `a` if `first`, else `b`; field by field it is no jump, which could not be foreseen.
#[inline(always)]
fn select(first: bool, a: Cell, b: Cell) -> Cell {
    Cell { t: if first { a.t } else { b.t }, meta: if first { a.meta } else { b.meta } }
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
