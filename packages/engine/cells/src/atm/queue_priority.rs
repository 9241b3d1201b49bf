//! A queue of several categories: strict priority, never interrupted. Which cell is next depends on what arrives until the
//! server is free, so this is a loop over arrivals and departures.

use std::collections::VecDeque;

use super::cell::{Cell, hop};
use super::merge::Arrivals;
use super::queue::{Discipline, Queue, Surroundings};
use super::spec::ServiceCategory;

/// What waits, by category.
#[derive(Clone, Debug, Default)]
pub(super) struct Priority {
    /// Cells not yet begun, by the times of their arrival, each with its category's length just after that.
    waiting: [VecDeque<(Cell, u32)>; ServiceCategory::COUNT],
    /// Category of the cell in service.
    serving: Option<usize>,
}

impl Priority {
    /// Whether a departure is to come.
    pub(super) fn is_busy(&self) -> bool {
        self.serving.is_some()
    }

    fn length(&self, category: usize) -> u64 {
        self.waiting[category].len() as u64 + u64::from(self.serving == Some(category))
    }

    /// Time that cells not yet begun have waited by `now`.
    pub(super) fn waited_by(&self, category: ServiceCategory, now: u64) -> u128 {
        self.waiting[category as usize].iter().map(|(cell, _)| u128::from(now.saturating_sub(cell.t))).sum()
    }

    /// The cell to serve next.
    fn take_next(&mut self) -> Option<(usize, (Cell, u32))> {
        self.waiting.iter_mut().enumerate().find_map(|(category, cells)| Some((category, cells.pop_front()?)))
    }

    /// Everything that waits, in order, with its category; then the category in service.
    pub(super) fn state(&self) -> (impl Iterator<Item = (usize, Cell)> + '_, Option<usize>) {
        let waiting = self
            .waiting
            .iter()
            .enumerate()
            .flat_map(|(k, cells)| cells.iter().map(move |&(cell, _)| (k, cell)));
        (waiting, self.serving)
    }
}

impl Queue {
    pub(super) fn serve_by_priority(
        &mut self,
        arrivals: Arrivals<'_>,
        until: u64,
        around: &mut Surroundings<'_>,
    ) {
        // Taken out for the loop: what it holds is the queue's own, but its methods need the rest of the queue too.
        let Discipline::Priority(mut priority) =
            std::mem::replace(&mut self.discipline, Discipline::Fifo(ServiceCategory::Cbr))
        else {
            return;
        };
        arrivals.for_each(|cell| {
            // The departure of this instant is before its arrivals.
            self.depart_until(cell.t + 1, &mut priority, around);
            self.arrive(cell, &mut priority, around);
        });
        self.depart_until(until, &mut priority, around);
        self.discipline = Discipline::Priority(priority);
    }

    /// Lets departures before `until` happen, and takes the next cell at each.
    fn depart_until(&mut self, until: u64, priority: &mut Priority, around: &mut Surroundings<'_>) {
        while priority.serving.is_some() && self.free_at < until {
            priority.serving = None;
            if let Some((category, waited)) = priority.take_next() {
                self.begin(category, waited, self.free_at, priority, around);
            }
        }
    }

    fn arrive(&mut self, cell: Cell, priority: &mut Priority, around: &mut Surroundings<'_>) {
        let category = around.hops[hop(cell.meta)].category as usize;
        let limits = self.buffers[category].limits;
        self.buffers[category].stats.arrived += 1;
        let measure = priority.length(category) + 1;
        let verdict = if limits.frames {
            limits.framed(&mut around.frames[hop(cell.meta)], cell.meta, measure)
        } else {
            limits.ordinary(cell.meta, measure)
        };
        if let Err(reason) = verdict {
            let length = u32::try_from(measure - 1).unwrap_or(u32::MAX);
            self.drop_cell(category, reason, cell, length, around);
            return;
        }
        let stats = &mut self.buffers[category].stats;
        stats.accepted += 1;
        stats.most = stats.most.max(measure);
        let arrived = (cell, u32::try_from(measure).unwrap_or(u32::MAX));
        if priority.serving.is_none() {
            self.begin(category, arrived, cell.t, priority, around);
        } else {
            priority.waiting[category].push_back(arrived);
        }
    }

    /// Takes a cell into service at `at`.
    fn begin(
        &mut self,
        category: usize,
        (cell, length): (Cell, u32),
        at: u64,
        priority: &mut Priority,
        around: &mut Surroundings<'_>,
    ) {
        priority.serving = Some(category);
        self.free_at = at + self.cell_time;
        let stats = &mut self.buffers[category].stats;
        stats.served += 1;
        stats.wait += u128::from(at - cell.t);
        stats.last_departure = self.free_at;
        self.tap(cell.t, self.free_at, cell.meta, length, around);
        self.emit(self.free_at, cell.meta, around);
    }
}
