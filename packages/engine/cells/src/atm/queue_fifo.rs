//! A queue of one category: the Lindley recursion. A cell that arrives at `t` leaves at `max(t, free_at) + c`.

use super::cell::{Cell, NEXT_HOP, TRACKED, hop};
use super::graph::{FAN, NONE};
use super::merge::Arrivals;
use super::queue::{Discipline, Queue, Surroundings};
use super::run::Run;
use super::spec::ServiceCategory;
use super::train::Train;

/// Fewer cells than this, and a backlog in ps below that: the product is less than 2^64.
const MOST_CELLS: u64 = 1 << 22;
const LONGEST_BACKLOG: u64 = 1 << 42;

impl Queue {
    /// Serves cells, which leave in the order in which they came, without those dropped.
    pub(super) fn serve_fifo(
        &mut self,
        arrivals: Arrivals<'_>,
        category: ServiceCategory,
        spare: &mut Vec<Cell>,
        around: &mut Surroundings<'_>,
    ) {
        let arrived = arrivals.len();
        if arrived == 0 {
            return;
        }
        let category = category as usize;
        let accepted = if let Some((mut run, moved)) = self.take_only_way_on(around) {
            let onto = run.as_cells();
            let accepted = self.admit_and_serve(arrivals, category, moved, onto, around);
            Self::track(&onto[onto.len() - accepted..], moved, around);
            around.edges[self.single_out as usize].run = run;
            accepted
        } else {
            spare.clear();
            self.admit_and_serve(arrivals, category, Cell::default(), spare, around);
            self.send(spare, around);
            spare.len()
        };
        let stats = &mut self.buffers[category].stats;
        stats.arrived += arrived as u64;
        stats.accepted += accepted as u64;
    }

    /// The run of the one edge that all cells leave by, and what a cell gains on the way to it; `None` where several do or the
    /// link may treat each cell differently. Whoever takes it puts it back.
    fn take_only_way_on(&self, around: &mut Surroundings<'_>) -> Option<(Run, Cell)> {
        if self.single_out == NONE || self.link.is_some() {
            return None;
        }
        let edge = around.edge_to_fill(self.single_out);
        Some((std::mem::take(&mut edge.run), Cell { t: edge.delay, meta: NEXT_HOP }))
    }

    /// Tells of those last cells of PDUs that hosts wait for. The cells were `moved` since they left.
    fn track(cells: &[Cell], moved: Cell, around: &mut Surroundings<'_>) {
        if cells.iter().fold(0, |all, cell| all | cell.meta) & TRACKED != 0 {
            for cell in cells.iter().filter(|cell| cell.meta & TRACKED != 0) {
                around.tracked_leaves(cell.meta - moved.meta, cell.t - moved.t);
            }
        }
    }

    /// Appends the cells that are accepted, with the times of their departures, and `moved` on; returns how many they are.
    fn admit_and_serve(
        &mut self,
        arrivals: Arrivals<'_>,
        category: usize,
        moved: Cell,
        onto: &mut Vec<Cell>,
        around: &mut Surroundings<'_>,
    ) -> usize {
        let from = onto.len();
        onto.resize(from + arrivals.len(), Cell::default());
        let leaving = &mut onto[from..];
        let accepted = match (self.buffers[category].limits.frames, self.tap.is_some()) {
            (false, false) if self.lets_all_in(&arrivals, category) => {
                self.recursion(arrivals, category, moved, leaving);
                leaving.len()
            }
            (false, false) => {
                self.judge_and_serve::<false, false>(arrivals, category, moved, leaving, around)
            }
            (false, true) => self.judge_and_serve::<false, true>(arrivals, category, moved, leaving, around),
            (true, false) => self.judge_and_serve::<true, false>(arrivals, category, moved, leaving, around),
            (true, true) => self.judge_and_serve::<true, true>(arrivals, category, moved, leaving, around),
        };
        onto.truncate(from + accepted);
        accepted
    }

    /// Whether cells cannot be refused: not even if all came at the instant of the first. Sums of their waits fit 64 bits then.
    fn lets_all_in(&self, arrivals: &Arrivals<'_>, category: usize) -> bool {
        let Some(n) = u64::try_from(arrivals.len()).ok().filter(|n| *n < MOST_CELLS) else { return false };
        let backlog = self.free_at.saturating_sub(arrivals.first());
        let most = backlog.saturating_add(n.saturating_mul(self.cell_time));
        most < LONGEST_BACKLOG && !self.buffers[category].limits.may_refuse(most)
    }

    /// The recursion alone, for cells that are all let in.
    fn recursion(&mut self, arrivals: Arrivals<'_>, category: usize, moved: Cell, leaving: &mut [Cell]) {
        let (c, mut free_at) = (self.cell_time, self.free_at);
        let (mut wait, mut longest) = (0, 0);
        let mut places = leaving.iter_mut();
        arrivals.for_each(|Cell { t, meta }| {
            let start = free_at.max(t);
            wait += start - t;
            longest = longest.max(start - t);
            free_at = start + c;
            if let Some(place) = places.next() {
                *place = Cell { t: free_at + moved.t, meta: meta + moved.meta };
            }
        });
        self.free_at = free_at;
        let stats = &mut self.buffers[category].stats;
        stats.most = stats.most.max(longest + c);
        stats.wait += u128::from(wait);
    }

    /// [`Self::admit_and_serve`] for cells of which each must be looked at, into a slice with room for all.
    fn judge_and_serve<const FRAMES: bool, const TAP: bool>(
        &mut self,
        arrivals: Arrivals<'_>,
        category: usize,
        moved: Cell,
        leaving: &mut [Cell],
        around: &mut Surroundings<'_>,
    ) -> usize {
        let (c, limits) = (self.cell_time, self.buffers[category].limits);
        let (mut free_at, mut most, mut accepted) = (self.free_at, self.buffers[category].stats.most, 0);
        // A sum of waits overflows 64 bits only after 213 days of waiting: within a window it is flushed long before.
        let (mut wait, mut long_wait) = (0_u64, 0_u128);
        arrivals.for_each(|Cell { t, meta }| {
            let start = free_at.max(t);
            let measure = start - t + c;
            let verdict = if FRAMES {
                limits.framed(&mut around.frames[hop(meta)], meta, measure)
            } else if limits.may_refuse(measure) {
                limits.ordinary(meta, measure)
            } else {
                Ok(())
            };
            if let Err(reason) = verdict {
                self.drop_cell(category, reason, Cell { t, meta }, self.length_of(start - t), around);
                return;
            }
            wait += start - t;
            if wait > u64::MAX / 2 {
                long_wait += u128::from(std::mem::take(&mut wait));
            }
            most = most.max(measure);
            free_at = start + c;
            if TAP {
                self.tap(t, free_at, meta, self.length_of(measure), around);
            }
            leaving[accepted] = Cell { t: free_at + moved.t, meta: meta + moved.meta };
            accepted += 1;
        });
        self.free_at = free_at;
        self.buffers[category].stats.most = most;
        self.buffers[category].stats.wait += long_wait + u128::from(wait);
        accepted
    }

    /// Whether a cell that finds the queue empty is accepted and served whatever it is, and no more need be known of it.
    pub(super) fn admits_any_first(&self) -> bool {
        let Discipline::Fifo(category) = self.discipline else { return false };
        let limits = &self.buffers[category as usize].limits;
        let watched = self.link.is_some() || self.tap.is_some();
        !watched && !limits.frames && !limits.may_refuse(self.cell_time)
    }

    /// Serves cells of which none waits.
    pub(super) fn delay_cells(
        &mut self,
        cells: &[Cell],
        spare: &mut Vec<Cell>,
        around: &mut Surroundings<'_>,
    ) {
        let Some(last) = cells.last() else { return };
        let c = self.cell_time;
        self.free_at = last.t + c;
        self.count_delayed(cells.len() as u64);
        let later = |by: Cell| move |cell: &Cell| Cell { t: cell.t + c + by.t, meta: cell.meta + by.meta };
        if let Some((mut run, moved)) = self.take_only_way_on(around) {
            let onto = run.as_cells();
            onto.extend(cells.iter().map(later(moved)));
            Self::track(&onto[onto.len() - cells.len()..], moved, around);
            around.edges[self.single_out as usize].run = run;
        } else {
            spare.clear();
            spare.extend(cells.iter().map(later(Cell::default())));
            self.send(spare, around);
        }
    }

    /// Serves a train of which no cell waits; others may lie in its gaps.
    pub(super) fn delay_train(&mut self, train: Train, around: &mut Surroundings<'_>) {
        let leaving = Train { t: train.t + self.cell_time, ..train };
        self.free_at = self.free_at.max(leaving.end());
        self.count_delayed(u64::from(train.n));
        self.emit_train(leaving, around);
    }

    fn count_delayed(&mut self, n: u64) {
        if let Discipline::Fifo(category) = self.discipline {
            let stats = &mut self.buffers[category as usize].stats;
            stats.arrived += n;
            stats.accepted += n;
            stats.most = stats.most.max(self.cell_time);
        }
    }

    /// Sends cells that leave the server on by the edge of each; their times are those of departures.
    fn send(&mut self, cells: &[Cell], around: &mut Surroundings<'_>) {
        let tracked = cells.iter().fold(0, |all, cell| all | cell.meta) & TRACKED != 0;
        if tracked || self.link.is_some() {
            for cell in cells {
                self.emit(cell.t, cell.meta, around);
            }
            return;
        }
        for &cell in cells {
            let out = around.hops[hop(cell.meta)].out;
            if out & FAN != 0 {
                around.fan_out(out, cell.t, cell.meta, 0);
                continue;
            }
            around.send(out, cell);
        }
    }
}
