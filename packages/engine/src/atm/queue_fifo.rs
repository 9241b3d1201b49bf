//! A queue of one category: the Lindley recursion. A cell that arrives at `t` leaves at `max(t, free_at) + c`.

use super::cell::{Cell, hop};
use super::queue::{Queue, Surroundings};
use super::spec::ServiceCategory;

impl Queue {
    pub(super) fn serve_fifo(
        &mut self,
        cells: &[Cell],
        category: ServiceCategory,
        around: &mut Surroundings<'_>,
    ) {
        let category = category as usize;
        let (c, limits) = (self.cell_time, self.limits[category]);
        let mut wait = 0_u128;
        let (mut accepted, mut most) = (0, self.stats[category].most);
        for &Cell { t, meta } in cells {
            let backlog = self.free_at.saturating_sub(t);
            let verdict = if limits.frames {
                limits.framed(&mut around.frames[hop(meta)], meta, backlog + c)
            } else if limits.may_refuse(backlog + c) {
                limits.ordinary(meta, backlog + c)
            } else {
                Ok(())
            };
            if let Err(reason) = verdict {
                self.drop_cell(category, reason, meta, around);
                continue;
            }
            accepted += 1;
            wait += u128::from(backlog);
            most = most.max(backlog + c);
            self.free_at = t + backlog + c;
            self.emit(self.free_at, meta, around);
        }
        let stats = &mut self.stats[category];
        stats.arrived += cells.len() as u64;
        stats.accepted += accepted;
        stats.wait += wait;
        stats.most = most;
    }
}
