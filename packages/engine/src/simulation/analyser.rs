//! What the analyser of a traffic generator says of each of its ports: rates and use of the line, both ways.

use super::Simulation;
use super::ethernet::FrameCounts;
use crate::measure::AnalyserResult;
use crate::scenario::{Flow, LinkEnd, Model, Node};
use lanelab_cells::atm::cell_network::CellNetwork;
use lanelab_cells::atm::phy;
use lanelab_cells::sim::time::SimTime;
use lanelab_protocols::sorted::SortedMap;

/// Bits of a cell, header included.
const CELL_BITS: f64 = 424.0;

/// What a port's line had carried, sent by the port and towards it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum PortCounts {
    /// Cells.
    Cells([u64; 2]),
    /// Frames.
    Frames([FrameCounts; 2]),
}

/// Ports of generators at which flows begin or end, and when the first flow of each begins.
fn ports(model: &Model) -> SortedMap<LinkEnd, SimTime> {
    let is_generator = |id: u32| matches!(model.node(id), Some(Node::Generator(_)));
    let mut ports = SortedMap::<LinkEnd, SimTime>::new();
    let mut add = |node, port, start: SimTime| {
        let first = ports.entry(LinkEnd { node, port }).or_insert(start);
        *first = start.min(*first);
    };
    for flow in &model.flows {
        match flow {
            Flow::Frames(frames) => {
                let start = SimTime(frames.start_ps);
                add(frames.from, frames.port, start);
                add(frames.to, frames.to_port, start);
            }
            Flow::Cells(cells) => {
                add(cells.from, cells.port, SimTime::ZERO);
                let far = model.far_end(LinkEnd { node: cells.from, port: cells.port });
                if let Some(far) = far.filter(|far| is_generator(far.node)) {
                    add(far.node, far.port, SimTime::ZERO);
                }
            }
            _ => {}
        }
    }
    ports
}

impl<N: CellNetwork> Simulation<N> {
    /// What every generator port's line has carried so far.
    pub(super) fn port_counts(&self) -> SortedMap<LinkEnd, PortCounts> {
        let counted = |end: LinkEnd| {
            if let Some(link) = self.ethernet.at(end) {
                let both = [end, link.far].map(|end| self.ethernet.counts(end).unwrap_or_default());
                return Some((end, PortCounts::Frames(both)));
            }
            let far = self.model.far_end(end)?;
            Some((end, PortCounts::Cells([end, far].map(|end| self.end_counts(end).cells))))
        };
        ports(&self.model).into_keys().filter_map(counted).collect()
    }

    /// What the analysers say: over the time from the end of the warm-up or the start of a port's first flow on, whichever is later.
    pub(super) fn analyser_results(&self) -> Vec<AnalyserResult> {
        let starts = ports(&self.model);
        let marked = SimTime(self.model.measure.warmup_ps);
        let results = self.port_counts().into_iter().map(|(end, now)| {
            let before = self.schedule.ports_mark.get(&end);
            let seconds = self.clock.now.since(starts[&end].max(marked).min(self.clock.now)).as_secs_f64();
            match now {
                PortCounts::Cells(now) => {
                    let before = before.map_or([0; 2], |before| match before {
                        PortCounts::Cells(cells) => *cells,
                        PortCounts::Frames(_) => [0; 2],
                    });
                    self.cells_analysed(end, [now[0] - before[0], now[1] - before[1]], seconds)
                }
                PortCounts::Frames(now) => {
                    let before = before.map_or([FrameCounts::default(); 2], |before| match before {
                        PortCounts::Frames(frames) => *frames,
                        PortCounts::Cells(_) => [FrameCounts::default(); 2],
                    });
                    self.frames_analysed(end, [now[0].since(&before[0]), now[1].since(&before[1])], seconds)
                }
            }
        });
        results.collect()
    }

    fn cells_analysed(&self, end: LinkEnd, cells: [u64; 2], seconds: f64) -> AnalyserResult {
        let [sent_per_s, received_per_s] = cells.map(|cells| per(cells as f64, seconds));
        let cell_time = self.cell_time(end).as_secs_f64();
        AnalyserResult {
            node: end.node,
            port: end.port,
            unit: "cells",
            sent_per_s,
            sent_mbps: sent_per_s * CELL_BITS * 1e-6,
            received_per_s,
            received_mbps: received_per_s * CELL_BITS * 1e-6,
            utilisation: sent_per_s.max(received_per_s) * cell_time,
            collisions: None,
        }
    }

    fn frames_analysed(&self, end: LinkEnd, counts: [FrameCounts; 2], seconds: f64) -> AnalyserResult {
        let rate = self.model.bit_rate(end).unwrap_or(1);
        let [sent_per_s, received_per_s] = counts.map(|direction| per(direction.frames as f64, seconds));
        let [sent_mbps, received_mbps] = counts.map(|direction| per(direction.octets as f64 * 8e-6, seconds));
        let [sent, received] = counts
            .map(|direction| per(phy::ethernet_busy_s(direction.frames, direction.octets, rate), seconds));
        let collisions = self.collisions(end);
        // One medium for both ways, or a line for each.
        let utilisation = if collisions.is_some() { sent + received } else { sent.max(received) };
        AnalyserResult {
            node: end.node,
            port: end.port,
            unit: "frames",
            sent_per_s,
            sent_mbps,
            received_per_s,
            received_mbps,
            utilisation,
            collisions,
        }
    }
}

fn per(what: f64, seconds: f64) -> f64 {
    if seconds > 0.0 { what / seconds } else { 0.0 }
}
