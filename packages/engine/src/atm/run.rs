//! A run of cells in order of time: what an edge holds.

use super::cell::Cell;

/// Cells in order, taken from the front and added at the back.
#[derive(Clone, Debug, Default)]
pub(super) struct Run {
    cells: Vec<Cell>,
    /// Cells before it have been taken.
    head: usize,
}

impl Run {
    /// Time of the first cell; `u64::MAX` for none.
    pub(super) fn front(&self) -> u64 {
        self.cells.get(self.head).map_or(u64::MAX, |cell| cell.t)
    }

    /// Adds a cell, not earlier than the last.
    #[inline]
    pub(super) fn push(&mut self, cell: Cell) {
        self.cells.push(cell);
    }

    /// Adds `n` cells that were all offered at `t`, behind those of the same instant and before later ones.
    pub(super) fn insert(&mut self, t: u64, cells: impl Iterator<Item = Cell>) {
        if self.cells.last().is_none_or(|cell| cell.t <= t) {
            self.cells.extend(cells);
        } else {
            let at = self.head + self.cells[self.head..].partition_point(|cell| cell.t <= t);
            drop(self.cells.splice(at..at, cells));
        }
    }

    /// How many cells are earlier than `until`.
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

    /// All cells.
    pub(super) fn all(&self) -> &[Cell] {
        &self.cells[self.head..]
    }

    /// Takes the first `n` cells out.
    pub(super) fn consume(&mut self, n: usize) {
        self.head += n;
        if self.head == self.cells.len() {
            self.cells.clear();
            self.head = 0;
        } else if self.head >= self.cells.len() / 2 {
            // Moving what is left costs no more than taking what is gone.
            self.cells.copy_within(self.head.., 0);
            self.cells.truncate(self.cells.len() - self.head);
            self.head = 0;
        }
    }

    /// Takes out the cells at `from` and later.
    pub(super) fn split_off(&mut self, from: u64) -> Vec<Cell> {
        self.cells.split_off(self.head + self.before(from))
    }

    /// Puts cells that came in the meantime (to `self`) behind those of `older`.
    pub(super) fn restore(&mut self, mut older: Self) {
        older.cells.extend_from_slice(self.all());
        *self = older;
    }
}
