//! A run: what an edge holds, in order of time, as single cells or as trains.

use super::cell::Cell;
use super::train::Train;

/// So many cells are copied one by one: a browser calls a function of its own to copy a slice, which takes as long as some cells.
const FEW: usize = 8;
/// So many that have been taken keep their places: of a few cells or trains the last is taken soon, and then nothing has to be moved.
const TAKEN: usize = 8;

/// Cells and behind them, never earlier, trains; taken from the front and added at the back.
///
/// Trains are in the order of their first cells. Two trains that shared a queue lie in one another's gaps.
#[derive(Clone, Debug, Default)]
pub(super) struct Run {
    cells: Vec<Cell>,
    /// Cells before it have been taken.
    head: usize,
    trains: Vec<Train>,
    /// Trains before it have been taken.
    train_head: usize,
}

impl Run {
    /// Time of the first cell; `u64::MAX` for none.
    pub(super) fn front(&self) -> u64 {
        match self.cells.get(self.head) {
            Some(cell) => cell.t,
            None => self.trains.get(self.train_head).map_or(u64::MAX, |train| train.t),
        }
    }

    /// Whether the run holds nothing.
    #[inline]
    pub(super) fn is_empty(&self) -> bool {
        self.cells.is_empty() && self.trains.is_empty()
    }

    /// Whether single cells are at its front.
    pub(super) fn has_cells(&self) -> bool {
        !self.cells.is_empty()
    }

    /// Adds a cell, not earlier than the last. Returns whether it is the only one.
    #[inline]
    pub(super) fn push(&mut self, cell: Cell) -> bool {
        let cells = self.as_cells();
        let is_first = cells.is_empty();
        cells.push(cell);
        is_first
    }

    /// The cells, with all trains among them: for adding more behind.
    #[inline]
    pub(super) fn as_cells(&mut self) -> &mut Vec<Cell> {
        if !self.trains.is_empty() {
            self.expand();
        }
        &mut self.cells
    }

    #[cold]
    fn expand(&mut self) {
        let from = self.cells.len();
        for train in &self.trains[self.train_head..] {
            train.expand(&mut self.cells);
        }
        self.trains.clear();
        self.train_head = 0;
        in_order(&mut self.cells[from..]);
    }

    /// Adds a train. Its first cell is not earlier than that of the last train. Where it goes on from one of the last
    /// two trains, with at most `widest` between cells, that one becomes longer.
    #[inline(always)]
    pub(super) fn push_train(&mut self, train: Train, widest: u64) {
        let waiting = &mut self.trains[self.train_head..];
        let n = waiting.len();
        if n > 0 && waiting[n - 1].join(&train, widest) {
            return;
        }
        if n > 1 && waiting[n - 2].join(&train, widest) {
            return;
        }
        self.trains.push(train);
    }

    /// Adds a train of cells that are all at one instant, behind those of the same instant and before later ones.
    pub(super) fn insert(&mut self, train: Train) {
        let at =
            self.train_head + self.trains[self.train_head..].partition_point(|waiting| waiting.t <= train.t);
        self.trains.insert(at, train);
    }

    /// Takes the trains (and the parts of trains) before `until` out. Only where there are no cells before it.
    pub(super) fn take_trains(&mut self, until: u64, mut take: impl FnMut(Train)) {
        let mut kept = 0;
        let mut at = self.train_head;
        while let Some(&train) = self.trains.get(at) {
            let n = train.before(until);
            if n == 0 {
                break;
            }
            take(train.first(n));
            if n < train.n {
                // What is left moves to the front; places there are free, for trains before it were taken.
                self.trains[self.train_head + kept] = train.rest(n);
                kept += 1;
            }
            at += 1;
        }
        let taken = at - self.train_head;
        self.train_head += taken - kept;
        if kept > 0 {
            self.trains.copy_within(at - taken..at - taken + kept, self.train_head);
            // Rests are among one another and the next trains no longer in order; there are few.
            let waiting = &mut self.trains[self.train_head..];
            for k in (0..kept).rev() {
                let mut k = k;
                while k + 1 < waiting.len() && waiting[k + 1].t < waiting[k].t {
                    waiting.swap(k, k + 1);
                    k += 1;
                }
            }
        }
        self.forget_taken_trains();
    }

    /// Frees the places of trains that have been taken, where they are most of all places.
    fn forget_taken_trains(&mut self) {
        if self.train_head == self.trains.len() {
            self.trains.clear();
            self.train_head = 0;
        } else if self.train_head > TAKEN.max(self.trains.len() / 2) {
            self.trains.drain(..self.train_head);
            self.train_head = 0;
        }
    }

    /// Takes the only train that begins before `until` out, as far as its cells are earlier; `None` where there are several, where cells
    /// come before it, and where what is left of it could be behind another.
    pub(super) fn take_only_train(&mut self, until: u64) -> Option<Train> {
        if self.has_cells() {
            return None;
        }
        let (train, more) = self.trains[self.train_head..].split_first()?;
        let (train, n) = (*train, train.before(until));
        if n == 0 || more.first().is_some_and(|next| next.t < until || n < train.n) {
            return None;
        }
        if n < train.n {
            self.trains[self.train_head] = train.rest(n);
        } else {
            self.train_head += 1;
            self.forget_taken_trains();
        }
        Some(train.first(n))
    }

    /// How many cells there are in each train that begins before `until`.
    pub(super) fn lengths(&self, until: u64) -> impl Iterator<Item = u64> {
        let waiting = self.trains[self.train_head..].iter();
        waiting.take_while(move |train| train.t < until).map(|train| u64::from(train.n))
    }

    /// Appends the cells before `until` to `into`, and takes them out.
    pub(super) fn take_cells(&mut self, until: u64, into: &mut Vec<Cell>) {
        let n = self.before(until);
        append(self.cells(n), into);
        self.consume(n);
        if self.cells.is_empty() && self.front() < until {
            let from = into.len();
            self.take_trains(until, |train| train.expand(into));
            in_order(&mut into[from..]);
        }
    }

    /// How many cells are before `until` where none of them is of a train, else none.
    pub(super) fn single_before(&self, until: u64) -> usize {
        let train = self.trains.get(self.train_head).is_some_and(|train| train.t < until);
        if train { 0 } else { self.before(until) }
    }

    /// How many of the cells (trains apart) are earlier than `until`.
    pub(super) fn before(&self, until: u64) -> usize {
        let waiting = &self.cells[self.head..];
        match waiting.last() {
            Some(last) if last.t < until => waiting.len(),
            _ => waiting.partition_point(|cell| cell.t < until),
        }
    }

    /// The first `n` cells.
    pub(super) fn cells(&self, n: usize) -> &[Cell] {
        &self.cells[self.head..self.head + n]
    }

    /// All cells, those of trains included.
    pub(super) fn all(&self) -> Vec<Cell> {
        let mut copy = self.clone();
        copy.expand();
        copy.cells.split_off(copy.head)
    }

    /// Takes the first `n` cells out.
    pub(super) fn consume(&mut self, n: usize) {
        self.head += n;
        if self.head == self.cells.len() {
            self.cells.clear();
            self.head = 0;
        } else if self.head >= TAKEN.max(self.cells.len() / 2) {
            // Moving what is left costs no more than taking what is gone.
            self.cells.copy_within(self.head.., 0);
            self.cells.truncate(self.cells.len() - self.head);
            self.head = 0;
        }
    }

    /// Takes out the cells at `from` and later.
    pub(super) fn split_off(&mut self, from: u64) -> Vec<Cell> {
        self.expand();
        self.cells.split_off(self.head + self.before(from))
    }
}

/// Appends cells, of which there are mostly a few.
#[inline]
fn append(cells: &[Cell], into: &mut Vec<Cell>) {
    if cells.len() > FEW {
        into.extend_from_slice(cells);
    } else {
        for &cell in cells {
            into.push(cell);
        }
    }
}

/// Sorts cells that are in order but for trains in one another's gaps.
fn in_order(cells: &mut [Cell]) {
    if !cells.is_sorted_by_key(|cell| cell.t) {
        cells.sort_by_key(|cell| cell.t);
    }
}

#[cfg(test)]
mod tests {
    use super::super::cell::NEXT_SEQ;
    use super::super::train::NEVER_LAST;
    use super::*;

    fn train(t: u64, dt: u64, first: u64, n: u32) -> Train {
        Train { t, dt, meta: first * NEXT_SEQ, n, last_at: NEVER_LAST, period: 0 }
    }

    /// The runs of these trains, behind a cell at an instant where one is named.
    fn run(cell: Option<u64>, trains: &[Train]) -> Run {
        Run {
            cells: cell.map(|t| Cell { t, meta: 0 }).into_iter().collect(),
            head: 0,
            trains: trains.to_vec(),
            train_head: 0,
        }
    }

    #[test]
    fn the_only_train_is_taken_as_all_trains_would_be() {
        let (first, apart, between) = (train(10, 5, 1, 4), train(40, 5, 5, 2), train(17, 5, 5, 2));
        for trains in [&[][..], &[first], &[first, apart], &[first, between]] {
            for until in 0..60 {
                let (mut quick, mut slow) = (run(None, trains), run(None, trains));
                let mut all = Vec::new();
                slow.take_trains(until, |train| all.push(train));
                match quick.take_only_train(until) {
                    Some(only) => {
                        assert_eq!((all, quick.all()), (vec![only], slow.all()), "{trains:?} before {until}");
                    }
                    None => assert_eq!(quick.all(), run(None, trains).all(), "{trains:?} before {until}"),
                }
            }
        }
    }

    #[test]
    fn it_is_not_taken_where_it_is_not_the_first_or_not_alone() {
        let (first, between) = (train(10, 5, 1, 4), train(17, 5, 5, 2));
        let taken =
            |cell, trains: &[Train], until| run(cell, trains).take_only_train(until).map(|train| train.n);
        assert_eq!(taken(None, &[first], 16), Some(2), "a part of it");
        assert_eq!(taken(None, &[first, between], 30), None, "another one begins before");
        assert_eq!(
            taken(None, &[first, between], 16),
            None,
            "what is left of it would be behind the next one"
        );
        assert_eq!(taken(None, &[first], 10), None, "it begins later");
        assert_eq!(taken(Some(9), &[first], 30), None, "a cell comes before it");
        assert_eq!(taken(None, &[], 30), None);
    }

    #[test]
    fn places_of_trains_that_were_taken_are_used_again() {
        let mut run = run(None, &[train(0, 1, 0, 1)]);
        for k in 1..1_000 {
            run.push_train(train(100 * k, 1, k, 1), 0);
            assert!(run.take_only_train(100 * k).is_some());
        }
        assert!(run.trains.len() < 8, "{} places for one train", run.trains.len());
    }
}
