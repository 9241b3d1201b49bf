//! The FIFO queue on trains: whole trains are served in closed form where they do not overlap, and pairs of overlapping
//! trains as well, as far as their cells come in turn. The result is the Lindley recursion's, cell for cell; what has no closed form is
//! served one cell at a time, and if that is too much the rest of the window is given up to the cell path.

use super::cell::{CLP, Cell, NEXT_HOP, TRACKED, hop};
use super::cell_network::DropReason;
use super::discard::Frame;
use super::graph::{FAN, NONE};
use super::queue::{Discipline, Queue, Surroundings};
use super::train::{Train, sum_of_steps};

/// A train with the rank of its edge among the inputs, which decides between equal times.
pub(super) type Ranked = (Train, u32);

/// Order of the first cells of two trains.
fn key(ranked: &Ranked) -> (u64, u32) {
    (ranked.0.t, ranked.1)
}

/// Windows that a queue spends on the cell path after trains did not pay, the first time and at most.
const LEAST_WITHOUT: u32 = 4;
const MOST_WITHOUT: u32 = 128;
/// Most cell times between cells that are joined to one train: a train that spans much overlaps with much.
const WIDEST: u64 = 8;

/// How many cells there are in steps of `step` from one cell on, as far as `room`.
fn steps(room: u64, step: u64) -> u32 {
    room.checked_div(step).map_or(u32::MAX, |steps| steps.min(u64::from(u32::MAX - 1)) as u32 + 1)
}

/// How many cells of `a` and `b` come in turn, given that the first of `b` comes between the first two of `a`.
fn in_turn(a: &Train, b: &Train) -> u32 {
    let gap = b.t - a.t;
    // At equal distances the first cells speak for all. Else the gap grows towards the next cell of `a`, or shrinks to nothing.
    if b.dt > a.dt {
        steps(a.dt.saturating_sub(gap + 1), b.dt - a.dt)
    } else {
        steps(gap.saturating_sub(1), a.dt - b.dt)
    }
}

/// Trains still to be served, in order of first cells.
#[derive(Clone, Debug, Default)]
pub(super) struct TrainList {
    pub(super) listed: Vec<Ranked>,
    /// Trains before this index have been taken.
    next: usize,
}

impl TrainList {
    pub(super) fn clear(&mut self) {
        self.listed.clear();
        self.next = 0;
    }

    /// Key of the first.
    fn first(&self) -> Option<(u64, u32)> {
        self.listed.get(self.next).map(key)
    }

    fn take(&mut self) -> Option<Ranked> {
        let first = *self.listed.get(self.next)?;
        self.next += 1;
        Some(first)
    }

    /// Puts what is left of a train that was taken back, before those with the same key: it was listed before them.
    fn put(&mut self, ranked: Ranked) {
        self.next -= 1;
        let mut at = self.next;
        while let Some(&other) = self.listed.get(at + 1).filter(|other| key(other) < key(&ranked)) {
            self.listed[at] = other;
            at += 1;
        }
        self.listed[at] = ranked;
    }

    /// All that is left as cells, in order.
    fn expand(&mut self, into: &mut Vec<Cell>) {
        let mut ranked: Vec<(u64, u32, u64)> = Vec::new();
        let mut cells = Vec::new();
        while let Some((train, rank)) = self.take() {
            cells.clear();
            train.expand(&mut cells);
            ranked.extend(cells.iter().map(|cell| (cell.t, rank, cell.meta)));
        }
        // Stable: cells of one edge at one instant keep their order.
        ranked.sort_by_key(|&(t, rank, _)| (t, rank));
        into.extend(ranked.iter().map(|&(t, _, meta)| Cell { t, meta }));
    }
}

impl Queue {
    /// Serves trains; what it gives up is left in `spare` as cells.
    pub(super) fn serve_trains(
        &mut self,
        list: &mut TrainList,
        spare: &mut Vec<Cell>,
        around: &mut Surroundings<'_>,
    ) {
        spare.clear();
        let Discipline::Fifo(category) = self.discipline else { return };
        let category = category as usize;
        // Cells served singly that are worth it: beyond this the cell path is faster.
        let cells: u32 = list.listed.iter().map(|(train, _)| train.n).sum();
        let mut patience = 24 + cells / 4;
        while let Some((a, rank)) = list.take() {
            let Some(next) = list.first() else {
                self.serve_train(category, a, around);
                continue;
            };
            // At an equal instant the lower rank is first; of one edge, the train that was listed first.
            let before = a.before(next.0 + u64::from(rank <= next.1));
            if before == a.n {
                self.serve_train(category, a, around);
                continue;
            }
            let mut a = a;
            if before > 1 {
                self.serve_train(category, a.first(before - 1), around);
                a = a.rest(before - 1);
            }
            // Now the first cell of `b` is between the first two of `a`.
            let b = list.take().expect("its key was seen");
            let third = list.first().map_or(u64::MAX, |(t, _)| t);
            let pairs = self.serve_pair(category, &a, &b.0, third, around);
            if pairs == 0 {
                list.put(b);
                self.serve_train(category, a.first(1), around);
                list.put((a.rest(1), rank));
                patience -= 1;
                if patience == 0 {
                    list.expand(spare);
                    self.without_trains = (2 * self.without_trains).clamp(LEAST_WITHOUT, MOST_WITHOUT);
                    self.avoid_trains = self.without_trains;
                    return;
                }
                continue;
            }
            for (train, rank) in [(a, rank), b] {
                if pairs < train.n {
                    list.put((train.rest(pairs), rank));
                }
            }
        }
        self.without_trains = 0;
    }

    /// [`Self::serve_trains`] where there is but one.
    pub(super) fn serve_only_train(&mut self, train: Train, around: &mut Surroundings<'_>) {
        let Discipline::Fifo(category) = self.discipline else { return };
        self.serve_train(category as usize, train, around);
        self.without_trains = 0;
    }

    /// Serves a train of which every cell comes before any other cell.
    fn serve_train(&mut self, category: usize, train: Train, around: &mut Surroundings<'_>) {
        let c = self.cell_time;
        let n = u64::from(train.n);
        let first_wait = self.free_at.saturating_sub(train.t);
        let growth = c.saturating_sub(train.dt);
        let deepest = first_wait + (n - 1) * growth;
        if !self.admits_all(category, &train, deepest + c, around.frames) {
            for k in 0..train.n {
                self.serve_single(category, train.rest(k).first(1), around);
            }
            return;
        }
        self.pass_frame(category, &train, around.frames);
        let start = train.t + first_wait;
        // While cells wait, the server works without a break; they wait less and less if they come slower than that.
        let waiting = if train.dt <= c { n } else { first_wait.div_ceil(train.dt - c).min(n) };
        let steps = waiting.saturating_sub(1);
        let last_wait = if train.dt <= c { deepest } else { first_wait - steps * (train.dt - c) };
        self.count(category, n, sum_of_steps(waiting, first_wait, last_wait), deepest + c);
        if waiting > 0 {
            self.free_at = start + waiting * c;
            self.emit_train(Train { t: start + c, dt: c, ..train.first(waiting as u32) }, around);
        }
        if waiting < n {
            let rest = if waiting > 0 { train.rest(waiting as u32) } else { train };
            self.free_at = rest.end() + c;
            self.emit_train(Train { t: rest.t + c, ..rest }, around);
        }
    }

    /// Serves as many cells in turn of `a` and `b` as have a closed form: `b` in the gaps of `a`, all before `third`. Returns
    /// how many of each.
    fn serve_pair(
        &mut self,
        category: usize,
        a: &Train,
        b: &Train,
        third: u64,
        around: &mut Surroundings<'_>,
    ) -> u32 {
        let c = self.cell_time;
        let mut pairs = a.n.min(b.before(third)).min(in_turn(a, b));
        if pairs < 2 || hop(a.meta) == hop(b.meta) {
            return 0;
        }
        // Copies are made cell by cell, in the order of departures, which trains in one another's gaps do not keep.
        if [a, b].iter().any(|train| self.out_of(train, around) & FAN != 0) {
            return 0;
        }
        let start = a.t.max(self.free_at);
        let gap = b.t - a.t;
        // Distances between departures of `a` and between those of `b`, and how far the first of `b` is behind that of `a`.
        let (every, shift) = if a.dt.max(b.dt) <= 2 * c && b.t <= start + c {
            // Both wait, more and more.
            ([2 * c; 2], c)
        } else if a.dt > 2 * c && start == a.t && gap <= c {
            // The server is free whenever `a` comes; `b` waits for it.
            pairs = pairs.min(steps(c - gap, b.dt.saturating_sub(a.dt)));
            ([a.dt; 2], c)
        } else if a.dt > 2 * c && start == a.t && gap + c <= a.dt {
            // The server is free whenever either comes.
            let room = if b.dt > a.dt { a.dt - c - gap } else { gap - c };
            pairs = pairs.min(steps(room, b.dt.abs_diff(a.dt)));
            ([a.dt, b.dt], gap)
        } else {
            return 0;
        };
        let waits = [start - a.t, start + shift - b.t];
        // By how much waits are longer from each cell to the next of its train.
        let growth = [every[0] as i64 - a.dt as i64, every[1] as i64 - b.dt as i64];
        let deepest = waits[0].max(waits[1]);
        let room = self.buffers[category].limits.room().saturating_sub(c);
        if deepest > room {
            return self.serve_pair_full(category, &a.first(pairs), &b.first(pairs), around);
        }
        let most = growth[0].max(growth[1]);
        pairs = pairs.min(steps(room - deepest, most.max(0) as u64));
        if pairs < 2 {
            return 0;
        }
        let trains = [a.first(pairs), b.first(pairs)];
        let n = u64::from(pairs);
        let last = |k: usize| waits[k].saturating_add_signed((n as i64 - 1) * growth[k]);
        let measure = deepest.max(last(0)).max(last(1)) + c;
        for train in &trains {
            if !self.admits_all(category, train, measure, around.frames) {
                return 0;
            }
        }
        for train in &trains {
            self.pass_frame(category, train, around.frames);
        }
        let waited = sum_of_steps(n, waits[0], last(0)) + sum_of_steps(n, waits[1], last(1));
        self.count(category, 2 * n, waited, measure);
        self.free_at = start + shift + (n - 1) * every[1] + c;
        let [a, b] = trains;
        self.emit_train(Train { t: start + c, dt: every[0], ..a }, around);
        self.emit_train(Train { t: start + shift + c, dt: every[1], ..b }, around);
        pairs
    }

    /// As [`Self::serve_pair`] where the buffer is full: of every two cells one is dropped, and at the line's own
    /// distance it is always the same connection's, for each pair finds what the one before it found.
    fn serve_pair_full(
        &mut self,
        category: usize,
        a: &Train,
        b: &Train,
        around: &mut Surroundings<'_>,
    ) -> u32 {
        let (c, limits) = (self.cell_time, self.buffers[category].limits);
        if a.dt != c || b.dt != c || limits.frames || (a.meta | b.meta) & (CLP | TRACKED) != 0 {
            return 0;
        }
        let wait_a = self.free_at.saturating_sub(a.t);
        let takes_a = limits.ordinary(0, wait_a + c).is_ok();
        let free_at = if takes_a { a.t + wait_a + c } else { self.free_at };
        let wait_b = free_at.saturating_sub(b.t);
        let takes_b = limits.ordinary(0, wait_b + c).is_ok();
        if takes_a == takes_b {
            return 0;
        }
        let (taken, wait) = if takes_a { (a, wait_a) } else { (b, wait_b) };
        let n = u64::from(a.n);
        self.count(category, n, u128::from(n) * u128::from(wait), wait + c);
        let stats = &mut self.buffers[category].stats;
        stats.arrived += n;
        stats.dropped[DropReason::BufferFull as usize] += n;
        let departure = taken.t + wait + c;
        self.free_at = departure + (n - 1) * c;
        self.emit_train(Train { t: departure, ..*taken }, around);
        a.n
    }

    /// Whether every cell of the train is accepted, given that none finds more than `deepest`.
    fn admits_all(&self, category: usize, train: &Train, deepest: u64, frames: &[Frame]) -> bool {
        let limits = &self.buffers[category].limits;
        !limits.may_refuse(deepest)
            && (!limits.frames || matches!(frames[hop(train.meta)], Frame::Between | Frame::Whole))
    }

    /// Moves the frame state on over a train that was accepted whole.
    fn pass_frame(&self, category: usize, train: &Train, frames: &mut [Frame]) {
        if self.buffers[category].limits.frames {
            frames[hop(train.meta)] = if train.ends_pdu() { Frame::Between } else { Frame::Whole };
        }
    }

    /// Serves a train of one cell.
    fn serve_single(&mut self, category: usize, train: Train, around: &mut Surroundings<'_>) {
        let c = self.cell_time;
        let limits = self.buffers[category].limits;
        let Cell { t, meta } = train.head();
        let backlog = self.free_at.saturating_sub(t);
        let verdict = if limits.frames {
            limits.framed(&mut around.frames[hop(meta)], meta, backlog + c)
        } else {
            limits.ordinary(meta, backlog + c)
        };
        if let Err(reason) = verdict {
            self.buffers[category].stats.arrived += 1;
            self.drop_cell(category, reason, Cell { t, meta }, self.length_of(backlog), around);
            return;
        }
        self.count(category, 1, u128::from(backlog), backlog + c);
        self.free_at = t + backlog + c;
        self.emit_train(Train { t: self.free_at, ..train }, around);
    }

    fn count(&mut self, category: usize, n: u64, wait: u128, most: u64) {
        let stats = &mut self.buffers[category].stats;
        stats.arrived += n;
        stats.accepted += n;
        stats.wait += wait;
        stats.most = stats.most.max(most);
    }

    /// The edge, or with `FAN` the paths, by which a train leaves.
    #[inline]
    fn out_of(&self, train: &Train, around: &Surroundings<'_>) -> u32 {
        if self.single_out == NONE { around.hops[hop(train.meta)].out } else { self.single_out }
    }

    /// Sends a train on to the next vertex; its times are those of departures.
    #[inline]
    pub(super) fn emit_train(&mut self, train: Train, around: &mut Surroundings<'_>) {
        if train.meta & TRACKED != 0
            && let Some(k) = train.final_last()
        {
            let end = train.rest(k).head();
            around.tracked_leaves(end.meta, end.t);
        }
        let out = self.out_of(&train, around);
        if out & FAN != 0 {
            let mut cells = Vec::new();
            train.expand(&mut cells);
            for cell in cells {
                around.fan_out(out, cell.t, cell.meta, 0);
            }
            return;
        }
        let edge = around.edge_to_fill(out);
        let sent = Train { t: train.t + edge.delay, meta: train.meta + NEXT_HOP, ..train };
        edge.run.push_train(sent, WIDEST * self.cell_time);
    }
}

#[cfg(test)]
mod tests {
    use super::super::train::NEVER_LAST;
    use super::*;

    #[test]
    fn what_is_put_back_comes_in_its_turn() {
        let train = |t, meta| Train { t, dt: 2, meta, n: 9, last_at: NEVER_LAST, period: 0 };
        let mut list = TrainList::default();
        list.listed.extend([(train(1, 0), 0), (train(2, 1), 1), (train(5, 2), 0), (train(7, 3), 1)]);
        let a = list.take().expect("there are four");
        let b = list.take().expect("there are four");
        assert_eq!((a.0.meta, b.0.meta, list.first()), (0, 1, Some((5, 0))));
        list.put((b.0.rest(1), 1));
        list.put((a.0.rest(2), 0));
        let mut order = Vec::new();
        while let Some((train, rank)) = list.take() {
            order.push((train.t, rank, train.n));
        }
        // Trains with equal keys keep the order in which they were listed.
        assert_eq!(order, [(4, 1, 8), (5, 0, 7), (5, 0, 9), (7, 1, 9)]);
    }
}
