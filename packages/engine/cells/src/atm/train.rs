//! A train: cells of one connection at equal distances, in a few words however long it is.

use super::cell::{Cell, LAST, NEXT_SEQ, TRACKED};

/// No cell.
pub(super) const NEVER_LAST: u32 = u32::MAX;

/// Sum of `n` numbers at equal steps, from `first` to `last`.
pub(super) fn sum_of_steps(n: u64, first: u64, last: u64) -> u128 {
    if n < 1 << 22 && first < 1 << 40 && last < 1 << 40 {
        // What is usual needs no wide multiplication, which costs WASM a call.
        u128::from(n * (first + last) / 2)
    } else {
        u128::from(n) * (u128::from(first) + u128::from(last)) / 2
    }
}

/// `n` cells with consecutive numbers, cell `i` at `t + i * dt`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Train {
    pub(super) t: u64,
    pub(super) dt: u64,
    /// Of the first cell, without `LAST`. `TRACKED` says that cells which end a PDU are tracked.
    pub(super) meta: u64,
    pub(super) n: u32,
    /// Index of the first cell that ends a PDU (perhaps beyond `n`); `NEVER_LAST` for none.
    pub(super) last_at: u32,
    /// Cells from there to the next that does; 0 for none.
    pub(super) period: u32,
}

impl Train {
    /// Time of the last cell.
    #[inline]
    pub(super) fn end(&self) -> u64 {
        self.t + u64::from(self.n - 1) * self.dt
    }

    /// How many cells are earlier than `until`.
    pub(super) fn before(&self, until: u64) -> u32 {
        if self.t >= until {
            0
        } else if self.end() < until {
            self.n
        } else {
            ((until - self.t - 1) / self.dt) as u32 + 1
        }
    }

    /// `last_at` of what remains after `k` cells.
    fn last_after(&self, k: u32) -> u32 {
        if self.last_at == NEVER_LAST {
            NEVER_LAST
        } else if k <= self.last_at {
            self.last_at - k
        } else if self.period == 0 {
            NEVER_LAST
        } else {
            match (k - self.last_at) % self.period {
                0 => 0,
                past => self.period - past,
            }
        }
    }

    /// What remains after the first `k < n` cells.
    pub(super) fn rest(&self, k: u32) -> Self {
        Self {
            t: self.t + u64::from(k) * self.dt,
            meta: self.meta + u64::from(k) * NEXT_SEQ,
            n: self.n - k,
            last_at: self.last_after(k),
            ..*self
        }
    }

    /// The first `k` cells.
    #[inline]
    pub(super) fn first(&self, k: u32) -> Self {
        Self { n: k, ..*self }
    }

    /// Whether the last of the `n` cells ends a PDU.
    #[inline]
    pub(super) fn ends_pdu(&self) -> bool {
        self.last_after(self.n - 1) == 0
    }

    /// Index of the last cell that ends a PDU.
    pub(super) fn final_last(&self) -> Option<u32> {
        let after_first = self.n.checked_sub(self.last_at)?.checked_sub(1)?;
        Some(self.last_at + after_first.checked_div(self.period).unwrap_or(0) * self.period)
    }

    /// The first cell.
    pub(super) fn head(&self) -> Cell {
        let ends = if self.last_at == 0 { LAST | (self.meta & TRACKED) } else { 0 };
        Cell { t: self.t, meta: (self.meta & !TRACKED) | ends }
    }

    /// Appends all cells to `into`.
    pub(super) fn expand(&self, into: &mut Vec<Cell>) {
        let (from, first) = (into.len(), self.meta & !TRACKED);
        let cell = |k: u64| Cell { t: self.t + k * self.dt, meta: first + k * NEXT_SEQ };
        into.extend((0..self.n as usize).map(|k| cell(k as u64)));
        let mut last = self.last_at;
        while last < self.n {
            into[from + last as usize].meta |= LAST | (self.meta & TRACKED);
            last = if self.period == 0 { NEVER_LAST } else { last.saturating_add(self.period) };
        }
    }

    /// Makes this train longer by `next` if that goes on where it ends, with no more than `widest` between cells.
    pub(super) fn join(&mut self, next: &Self, widest: u64) -> bool {
        if next.meta != self.meta + u64::from(self.n) * NEXT_SEQ
            || next.period != self.period
            || next.t <= self.t
        {
            return false;
        }
        let dt = if self.n == 1 { next.t - self.t } else { self.dt };
        let fits = next.t == self.end_with(dt) + dt
            && (next.n == 1 || next.dt == dt)
            && dt <= widest
            && next.last_at == self.last_after(self.n);
        if fits {
            self.dt = dt;
            self.n += next.n;
        }
        fits
    }

    fn end_with(&self, dt: u64) -> u64 {
        self.t + u64::from(self.n - 1) * dt
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(train: &Train) -> Vec<Cell> {
        let mut cells = Vec::new();
        train.expand(&mut cells);
        cells
    }

    #[test]
    fn sums_are_exact_where_they_are_wide() {
        for (n, first, last, sum) in [
            (0, 0, 0, 0),
            (3, 5, 9, 21),
            ((1 << 22) - 1, (1 << 40) - 1, (1 << 40) - 1, ((1 << 22) - 1) * ((1 << 40) - 1)),
            (1 << 22, 1 << 40, 1 << 40, 1 << 62),
            (1 << 32, u64::MAX, u64::MAX, u128::from(u64::MAX) << 32),
        ] {
            assert_eq!(sum_of_steps(n, first, last), sum);
        }
    }

    #[test]
    fn parts_hold_the_cells_of_the_whole() {
        for (last_at, period) in [(NEVER_LAST, 0), (2, 0), (0, 3), (2, 3), (9, 4), (20, 5)] {
            let train = Train { t: 100, dt: 7, meta: TRACKED, n: 12, last_at, period };
            let whole = cells(&train);
            assert_eq!(whole[0], train.head());
            assert_eq!(whole[11].meta & LAST != 0, train.ends_pdu());
            let final_last = whole.iter().rposition(|cell| cell.meta & LAST != 0);
            assert_eq!(final_last, train.final_last().map(|k| k as usize));
            for k in 1..12 {
                let mut joined = cells(&train.first(k));
                joined.extend(cells(&train.rest(k)));
                assert_eq!(joined, whole);
                let mut again = train.first(k);
                assert!(again.join(&train.rest(k), 7));
                assert_eq!(cells(&again), whole);
            }
        }
    }

    #[test]
    fn cells_before_an_instant() {
        let train = Train { t: 100, dt: 10, meta: 0, n: 3, last_at: NEVER_LAST, period: 0 };
        let counts = [100, 101, 110, 111, 120, 121, 500].map(|until| train.before(until));
        assert_eq!(counts, [0, 1, 1, 2, 2, 3, 3]);
        assert_eq!(Train { dt: 0, ..train }.before(101), 3);
    }
}
