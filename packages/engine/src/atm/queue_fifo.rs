//! A queue of one category: the Lindley recursion. A cell that arrives at `t` leaves at `max(t, free_at) + c`.

use super::cell::{Cell, NEXT_HOP, TRACKED, hop};
use super::graph::{FAN, NONE};
use super::queue::{Discipline, Queue, Surroundings};
use super::spec::ServiceCategory;
use super::train::Train;

impl Queue {
    /// Serves `cells`, which come out as they leave: by the time of departure, without those dropped.
    pub(super) fn serve_fifo(
        &mut self,
        cells: &mut Vec<Cell>,
        category: ServiceCategory,
        around: &mut Surroundings<'_>,
    ) {
        let category = category as usize;
        let arrived = cells.len();
        let accepted = match (self.limits[category].frames, self.tap.is_some()) {
            (false, false) => self.admit_and_serve::<false, false>(cells, category, around),
            (false, true) => self.admit_and_serve::<false, true>(cells, category, around),
            (true, false) => self.admit_and_serve::<true, false>(cells, category, around),
            (true, true) => self.admit_and_serve::<true, true>(cells, category, around),
        };
        cells.truncate(accepted);
        let stats = &mut self.stats[category];
        stats.arrived += arrived as u64;
        stats.accepted += accepted as u64;
        self.send(cells, around);
    }

    /// Replaces the accepted cells' times by those of their departures and moves them to the front; returns their number.
    fn admit_and_serve<const FRAMES: bool, const TAP: bool>(
        &mut self,
        cells: &mut [Cell],
        category: usize,
        around: &mut Surroundings<'_>,
    ) -> usize {
        let (c, limits) = (self.cell_time, self.limits[category]);
        let (mut free_at, mut most, mut accepted) = (self.free_at, self.stats[category].most, 0);
        // A sum of waits overflows 64 bits only after 213 days of waiting: within a window it is flushed long before.
        let (mut wait, mut long_wait) = (0_u64, 0_u128);
        for k in 0..cells.len() {
            let Cell { t, meta } = cells[k];
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
                self.drop_cell(category, reason, cells[k], self.length_of(start - t), around);
                continue;
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
            cells[accepted] = Cell { t: free_at, meta };
            accepted += 1;
        }
        self.free_at = free_at;
        self.stats[category].most = most;
        self.stats[category].wait += long_wait + u128::from(wait);
        accepted
    }

    /// Whether a cell that finds the queue empty is accepted and served whatever it is, and no more need be known of it.
    pub(super) fn admits_any_first(&self) -> bool {
        let Discipline::Fifo(category) = self.discipline else { return false };
        let limits = &self.limits[category as usize];
        let watched = self.link.is_some() || self.tap.is_some();
        !watched && !limits.frames && !limits.may_refuse(self.cell_time)
    }

    /// Serves cells of which none waits.
    pub(super) fn delay_cells(&mut self, cells: &mut [Cell], around: &mut Surroundings<'_>) {
        let c = self.cell_time;
        for cell in cells.iter_mut() {
            cell.t += c;
        }
        if let Some(last) = cells.last() {
            self.free_at = last.t;
            self.count_delayed(cells.len() as u64);
            self.send(cells, around);
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
            let stats = &mut self.stats[category as usize];
            stats.arrived += n;
            stats.accepted += n;
            stats.most = stats.most.max(self.cell_time);
        }
    }

    /// Sends cells that leave the server on to the next vertex; their times are those of departures.
    fn send(&mut self, cells: &[Cell], around: &mut Surroundings<'_>) {
        if cells.is_empty() {
            return;
        }
        let tracked = cells.iter().fold(0, |all, cell| all | cell.meta) & TRACKED != 0;
        if tracked || self.link.is_some() {
            for cell in cells {
                self.emit(cell.t, cell.meta, around);
            }
        } else if self.single_out != NONE {
            let edge = &mut around.edges[self.single_out as usize];
            let delay = edge.delay;
            let moved = |cell: &Cell| Cell { t: cell.t + delay, meta: cell.meta + NEXT_HOP };
            edge.run.as_cells().extend(cells.iter().map(moved));
        } else {
            for &Cell { t, meta } in cells {
                let out = around.hops[hop(meta)].out;
                if out & FAN != 0 {
                    around.fan_out(out, t, meta, 0);
                    continue;
                }
                let edge = &mut around.edges[out as usize];
                edge.run.push(Cell { t: t + edge.delay, meta: meta + NEXT_HOP });
            }
        }
    }
}
