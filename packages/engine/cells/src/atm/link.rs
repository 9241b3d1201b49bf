//! A link that changes during the run. Departures are known ahead of time, but what a link does to a cell is settled only
//! when it leaves; so from a link's first change on, cells wait here by the time of their departure.

use super::cell::{Cell, NEXT_HOP, TRACKED, hop};
use super::cell_network::DropReason;
use super::edge::Edge;
use super::graph::FAN;
use super::queue::{Queue, Surroundings};
use super::run::Run;
use crate::sim::time::SimDuration;
use lanelab_protocols::order;

/// The transmit side of a link that changes.
#[derive(Clone, Debug)]
pub(super) struct LinkStage {
    /// Cells by the time of their departure, at the hop that they leave.
    pub(super) leaving: Run,
    pub(super) up: bool,
    /// Errors planted for the next cells to leave.
    pub(super) glitches: std::collections::VecDeque<Option<SimDuration>>,
    /// Arrival of the last cell at the far end: none overtakes it.
    pub(super) last_arrival: u64,
}

impl Default for LinkStage {
    fn default() -> Self {
        Self { leaving: Run::default(), up: true, glitches: Default::default(), last_arrival: 0 }
    }
}

impl Queue {
    /// Begins to treat the port's link as one that changes. Cells that leave from `from` on are called back from the edges.
    /// `whole` undoes what copying made of them.
    pub(super) fn watch_link_changes(
        &mut self,
        from: u64,
        outs: &[u32],
        edges: &mut [Edge],
        whole: impl Fn(u64) -> u64,
    ) {
        let mut link = Box::<LinkStage>::default();
        let mut leaving = Vec::new();
        for &e in outs {
            let edge = &mut edges[e as usize];
            let later = edge.run.split_off(from + edge.delay);
            leaving.extend(
                later.iter().map(|cell| Cell { t: cell.t - edge.delay, meta: whole(cell.meta - NEXT_HOP) }),
            );
            if let Some(cell) = edge.run.all().last() {
                link.last_arrival = link.last_arrival.max(cell.t - edge.folded);
            }
        }
        // One server: no two departures are at one instant, but those of copies of one cell.
        order::sort_by_key(&mut leaving, |cell| cell.t);
        leaving.dedup();
        for cell in leaving {
            link.leaving.push(cell);
        }
        self.link = Some(link);
    }

    /// Sends cells that leave before `until` over the changed link.
    pub(super) fn cross_link(&mut self, until: u64, around: &mut Surroundings<'_>) {
        let Some(mut link) = self.link.take() else { return };
        let n = link.leaving.before(until);
        for &Cell { t, meta } in link.leaving.cells(n) {
            let at = around.hops[hop(meta)];
            let glitch = link.glitches.pop_front();
            if !link.up || glitch == Some(None) {
                self.drop_cell(at.category as usize, DropReason::Link, Cell { t, meta }, 0, around);
                continue;
            }
            let extra = glitch.flatten().unwrap_or_default();
            if at.out & FAN != 0 {
                link.last_arrival = around.fan_out(at.out, t + extra.0, meta, link.last_arrival);
                continue;
            }
            let edge = around.edge_to_fill(at.out);
            let delay = edge.delay - edge.folded;
            let arrival = (t + delay + extra.0).max(link.last_arrival);
            link.last_arrival = arrival;
            edge.run.push(Cell { t: arrival + edge.folded, meta: meta + NEXT_HOP });
            if meta & TRACKED != 0 {
                around.tracked_leaves(meta, arrival - delay);
            }
        }
        link.leaving.consume(n);
        self.link = Some(link);
    }
}
