//! Brings the cells of a queue's edges into the order in which they arrive.

use std::ops::Range;

use super::cell::Cell;
use super::edge::Edge;
use super::queue_train::TrainList;

/// Mean number of cells that trains need at least where they meet, a few apart. Shorter ones cost more than their cells, here
/// and at each queue behind, where they come as even shorter ones.
const SHORTEST_MEAN: u64 = 8;
const FEW: u64 = 8;

/// Buffers for the arrivals of one queue in one window, kept from one to the next.
#[derive(Clone, Debug, Default)]
pub(super) struct Merger {
    /// Edges by which something may come, in tie order.
    pub(super) inputs: Vec<u32>,
    /// What is gathered, but for the longest run; while merging, runs of cells side by side in tie order.
    cells: Vec<Cell>,
    /// Where each run ends.
    ends: Vec<usize>,
    /// How many of `cells` are from edges before that of the longest run.
    before: usize,
    spare: Vec<Cell>,
    pub(super) trains: TrainList,
    /// Cells given up by the train path.
    pub(super) given_up: Vec<Cell>,
    /// Cells that leave the queue, where they go on by several edges.
    pub(super) leaving: Vec<Cell>,
}

/// Cells that arrive at a queue in one window: the longest run where it lies, and in two runs what it is merged with. Most
/// cells of a busy trunk come by another trunk, and are neither copied nor compared with each other.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Arrivals<'a> {
    /// Cells of edges before that of `long`: first at equal times.
    pub(super) before: &'a [Cell],
    pub(super) long: &'a [Cell],
    /// Cells of edges behind that of `long`: last at equal times.
    pub(super) behind: &'a [Cell],
}

impl Arrivals<'_> {
    pub(super) const fn len(&self) -> usize {
        self.before.len() + self.long.len() + self.behind.len()
    }

    /// Time of the first cell; `u64::MAX` for none.
    pub(super) fn first(&self) -> u64 {
        let first = |cells: &[Cell]| cells.first().map_or(u64::MAX, |cell| cell.t);
        first(self.before).min(first(self.long)).min(first(self.behind))
    }

    /// Visits all cells in order.
    #[inline(always)]
    pub(super) fn for_each(self, mut visit: impl FnMut(Cell)) {
        let Self { mut before, mut long, mut behind } = self;
        loop {
            // The next cell that is not of the long run, and the first instant at which one of that no longer comes before it.
            let (until, other) = match (before, behind) {
                ([], []) => break,
                ([cell, rest @ ..], []) => {
                    before = rest;
                    (cell.t, cell)
                }
                ([cell, rest @ ..], [later, ..]) if cell.t <= later.t => {
                    before = rest;
                    (cell.t, cell)
                }
                (_, [cell, rest @ ..]) => {
                    behind = rest;
                    (cell.t + 1, cell)
                }
            };
            while let [cell, rest @ ..] = long
                && cell.t < until
            {
                long = rest;
                visit(*cell);
            }
            visit(*other);
        }
        for cell in long {
            visit(*cell);
        }
    }
}

impl Merger {
    /// Collects the trains before `until` from the inputs; `false` where there are cells, or trains that come
    /// between each other and are so short that cells are computed faster.
    pub(super) fn gather_trains(&mut self, edges: &mut [Edge], until: u64) -> bool {
        let (mut feeders, mut trains, mut cells) = (0, 0, 0);
        for &e in &self.inputs {
            let run = edges[e as usize].ready();
            if run.front() < until {
                if run.has_cells() {
                    return false;
                }
                feeders += 1;
                for n in run.lengths(until) {
                    trains += 1;
                    cells += n;
                }
            }
        }
        if feeders > 1 && cells < SHORTEST_MEAN * u64::saturating_sub(trains, FEW) {
            return false;
        }
        self.trains.clear();
        let listed = &mut self.trains.listed;
        for (rank, &e) in self.inputs.iter().enumerate() {
            edges[e as usize].ready().take_trains(until, |train| listed.push((train, rank as u32)));
        }
        if feeders > 1 {
            listed.sort_by_key(|&(train, rank)| (train.t, rank));
        }
        true
    }

    /// Collects cells before `until` from the inputs; those of the longest run stay where they are. Returns
    /// the edge of that, which is none that leads out of the queue itself.
    pub(super) fn gather(&mut self, vertex: usize, edges: &mut [Edge], until: u64) -> Option<usize> {
        self.cells.clear();
        self.ends.clear();
        let length = |&e: &usize| edges[e].ready_before(until);
        let others = self.inputs.iter().map(|&e| e as usize).filter(|&e| edges[e].from as usize != vertex);
        let longest = others.max_by_key(length).filter(|e| length(e) > 0);
        let mut split = 0;
        for k in 0..self.inputs.len() {
            let e = self.inputs[k];
            if Some(e as usize) == longest {
                split = self.ends.len();
                continue;
            }
            let run = edges[e as usize].ready();
            if run.front() < until {
                run.take_cells(until, &mut self.cells);
                self.ends.push(self.cells.len());
            }
        }
        self.before = if split == 0 { 0 } else { self.ends[split - 1] };
        while split > 1 {
            self.merge_smallest(0..split);
            split -= 1;
        }
        while self.ends.len() > split + 1 {
            self.merge_smallest(split..self.ends.len());
        }
        longest
    }

    /// What was gathered, with the cells of the longest run.
    pub(super) fn arrivals<'a>(&'a mut self, long: &'a [Cell]) -> (Arrivals<'a>, &'a mut Vec<Cell>) {
        let (before, behind) = self.cells.split_at(self.before);
        (Arrivals { before, long, behind }, &mut self.leaving)
    }

    /// Merges those two neighbouring runs of these that are the shortest together: long ones are moved seldom.
    fn merge_smallest(&mut self, runs: Range<usize>) {
        let start = |k: usize| if k == 0 { 0 } else { self.ends[k - 1] };
        let k = (runs.start..runs.end - 1)
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

    fn run(times: &[u64], meta: u64) -> Vec<Cell> {
        times.iter().map(|&t| Cell { t, meta }).collect()
    }

    #[test]
    fn arrivals_come_in_order_of_time_and_then_of_edges() {
        let times: [&[u64]; 5] = [&[], &[3], &[1, 2, 3, 3, 5], &[3, 3, 4], &[6, 7]];
        for (a, b, c) in times
            .iter()
            .flat_map(|a| times.iter().map(move |b| (a, b)))
            .flat_map(|(a, b)| times.iter().map(move |c| (run(a, 0), run(b, 1), run(c, 2))))
        {
            let mut expect = [&a[..], &b, &c].concat();
            expect.sort_by_key(|cell| (cell.t, cell.meta));
            let arrivals = Arrivals { before: &a, long: &b, behind: &c };
            let mut seen = Vec::new();
            arrivals.for_each(|cell| seen.push(cell));
            assert_eq!(seen, expect);
            assert_eq!(arrivals.len(), expect.len());
        }
    }

    /// Gathers what comes before 5 by edges with these cells, each from the queue that is named, into queue 9.
    fn gathered(runs: &[(u32, &[u64])]) -> (Option<usize>, Vec<(u64, u64)>) {
        let mut edges: Vec<Edge> = runs.iter().map(|(from, _)| Edge::new(*from, 9, 0)).collect();
        for (edge, (k, (_, times))) in edges.iter_mut().zip(runs.iter().enumerate()) {
            for cell in run(times, k as u64) {
                edge.run.push(cell);
            }
        }
        let mut merger = Merger { inputs: (0..runs.len() as u32).collect(), ..Merger::default() };
        let longest = merger.gather(9, &mut edges, 5);
        let long = longest.map(|e| std::mem::take(edges[e].ready())).unwrap_or_default();
        let mut seen = Vec::new();
        let n = long.before(5);
        merger.arrivals(long.cells(n)).0.for_each(|cell| seen.push((cell.t, cell.meta)));
        (longest, seen)
    }

    #[test]
    fn the_longest_run_stays_where_it_is() {
        let all: [(u32, &[u64]); 5] =
            [(1, &[2, 4]), (2, &[1, 9]), (3, &[1, 2, 3, 4, 8]), (4, &[4]), (5, &[0, 4])];
        let in_order = [(0, 4), (1, 1), (1, 2), (2, 0), (2, 2), (3, 2), (4, 0), (4, 2), (4, 3), (4, 4)];
        assert_eq!(gathered(&all), (Some(2), in_order.to_vec()));
        assert_eq!(gathered(&[(1, &[7]), (2, &[6])]), (None, vec![]));
        // The queue itself adds to the longest run while it serves.
        let own: [(u32, &[u64]); 2] = [(1, &[2]), (9, &[1, 2, 3])];
        assert_eq!(gathered(&own), (Some(0), vec![(1, 1), (2, 0), (2, 1), (3, 1)]));
        assert_eq!(gathered(&own[1..]), (None, vec![(1, 0), (2, 0), (3, 0)]));
    }

    #[test]
    fn ties_keep_the_order_of_the_runs() {
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
