//! The result of a run and its digest.

use super::Simulation;
use super::ethernet::FrameCounts;
use crate::account::Hold;
use crate::device::Device;
use crate::measure::{CpuResult, FlowLog, FlowResult, FlowStats, LinkResult, QueueResult, RunResult};
use crate::scenario::{CATEGORY_NAMES, Direction, Flow, FramesFlow, LinkEnd, auto};
use lanelab_cells::atm::cell_network::{CellNetwork, DropReason, QueueCounters};
use lanelab_cells::atm::phy;
use lanelab_cells::atm::spec::ServiceCategory;
use lanelab_cells::sim::hash::StableHasher;
use lanelab_cells::sim::time::{SimDuration, SimTime};
use lanelab_protocols::order;
use std::hash::Hasher;

/// Application octets of a cell.
pub(super) const CELL_PAYLOAD: u64 = 48;
/// Bits of them.
const CELL_BITS: f64 = 384.0;

impl<N: CellNetwork> Simulation<N> {
    /// Hash of what the scenario measures: its flows' statistics, every cell that reached the end of their connections, with
    /// its time, and what the queues on the way counted.
    #[must_use]
    pub fn digest(&self) -> u64 {
        let mut hasher = StableHasher::default();
        hasher.word(self.clock.now.0);
        // The same for every flow on switched circuits, of which there may be hundreds.
        let mut of_all_conns = Vec::new();
        if !self.control.roster.controls.is_empty() {
            for conn in 0..self.connections.opened {
                let counters = self.network.conn_counters(conn);
                of_all_conns.extend([counters.cells_received, counters.cell_hash]);
            }
        }
        for (index, flow) in self.model.flows.iter().enumerate() {
            if !self.model.measure.flows.covers(flow.id()) {
                continue;
            }
            hasher.word(flow.id().into());
            // On switched circuits a flow rests on whatever is open: on all cells that arrived.
            if self.flows.conns[index].is_empty() {
                of_all_conns.iter().for_each(|word| hasher.word(*word));
            }
            for word in self.flows.stats[index].words() {
                hasher.word(word);
            }
            if let Some(log) = &self.flows.stats[index].log {
                log.words().for_each(|word| hasher.word(word));
            }
            for conn in &self.flows.conns[index] {
                let counters = self.network.conn_counters(*conn);
                for word in [
                    counters.cells_sent,
                    counters.cells_received,
                    counters.pdus_sent,
                    counters.pdus_received,
                    counters.total_delay as u64,
                    counters.cell_hash,
                ] {
                    hasher.word(word);
                }
            }
            for word in self.words_of_path(&self.flows.paths[index]) {
                hasher.word(word);
            }
        }
        hasher.finish()
    }

    /// The result so far; at a reached target only.
    #[must_use]
    pub fn result(&self) -> RunResult {
        RunResult {
            engine: env!("CARGO_PKG_VERSION").to_owned(),
            digest: format!("{:016x}", self.digest()),
            state_hash: format!("{:016x}", self.state_hash()),
            seed: self.model.seed,
            sim_seconds: self.clock.now.as_secs_f64(),
            cell_hops: self.network.cell_hops(),
            events: self.clock.events,
            flows: self.flow_results(),
            links: self.link_results(),
            queues: self.queue_results(),
            cpus: self.cpu_results(),
            series: self.series_results(),
            analysers: self.analyser_results(),
        }
    }

    fn flow_results(&self) -> Vec<FlowResult> {
        let measured = |flow: &&(usize, &Flow)| self.model.measure.flows.covers(flow.1.id());
        let flows: Vec<_> = self.model.flows.iter().enumerate().collect();
        flows
            .iter()
            .filter(measured)
            .map(|(index, flow)| match flow {
                Flow::Cells(_) => self.cells_result(flow, *index),
                Flow::Frames(frames) => self.host_result(flow, frames.to, *index),
                Flow::TcpStream(tcp) => self.host_result(flow, tcp.to, *index),
                Flow::UdpStream(udp) => self.host_result(flow, udp.to, *index),
                Flow::TcpRr(rr) => self.host_result(flow, rr.to, *index),
                Flow::Ping(ping) => self.host_result(flow, ping.to, *index),
                Flow::Relay(relay) => self.host_result(flow, relay.to, *index),
            })
            .collect()
    }

    fn host_result(&self, flow: &Flow, to: u32, index: usize) -> FlowResult {
        let stats = &self.flows.stats[index];
        let (goodput_mbps, received_mbps) = stats.rates_mbps(self.clock.now);
        let lost = match flow {
            Flow::TcpStream(_) | Flow::TcpRr(_) | Flow::Relay(_) => stats.retransmits,
            _ => stats.highest_serial.saturating_sub(stats.packets_received) + stats.socket_drops,
        };
        let is_rr = matches!(flow, Flow::TcpRr(_));
        let frames = if let Flow::Frames(frames) = flow { Some(frames) } else { None };
        let holds = Hold::ALL
            .iter()
            .map(|(hold, name)| (*name, stats.holds[*hold as usize].total(self.clock.now)))
            .filter(|(_, total)| *total > SimDuration::ZERO)
            .map(|(name, total)| (name, total.0 as f64 * 1e-9));
        FlowResult {
            id: flow.id(),
            kind: flow.kind(),
            from: flow.from(),
            to,
            goodput_mbps,
            received_mbps,
            packets_sent: stats.packets_sent,
            packets_received: stats.packets_received - stats.socket_drops,
            lost,
            reordered: stats.reordered,
            retransmits: stats.retransmits,
            mean_delay_us: stats.mean_delay_us(),
            jitter_us: stats.jitter_us(),
            holds: order::map(holds),
            transactions: is_rr.then_some(stats.packets_received),
            transactions_per_s: is_rr.then(|| stats.packets_per_s(self.clock.now)),
            frames_per_s: frames.map(|_| stats.packets_per_s(self.clock.now)),
            utilisation: frames.map(|frames| self.use_of_line(frames, stats)),
            cells_per_s: None,
            log: stats.log.as_ref().map(FlowLog::result),
            transfer: stats.transfer.as_ref().and_then(|transfer| transfer.result(&receivers_of(flow))),
            account: self.accounting.accounts.result(index, &self.flows.ids),
        }
    }

    /// Share of the receiving port's line that a flow of frames takes.
    fn use_of_line(&self, frames: &FramesFlow, stats: &FlowStats) -> f64 {
        let end = LinkEnd { node: frames.to, port: frames.to_port };
        let rate = self.model.bit_rate(end).unwrap_or(1);
        stats.packets_per_s(self.clock.now) * phy::ethernet_busy_s(1, frames.octets.into(), rate)
    }

    /// A flow of cells: packets are PDUs; `lost` counts those not received by the end, the ones under way among them.
    fn cells_result(&self, flow: &Flow, index: usize) -> FlowResult {
        let conn = self.flows.conns[index].first().copied();
        let counters = self.cells_of(index);
        let (since, before) = (self.schedule.cells_mark.0, self.schedule.cells_mark.1[index]);
        let us = self.clock.now.since(since).0 as f64 * 1e-6;
        let rate = |cells: u64| if us > 0.0 { (cells * CELL_PAYLOAD * 8) as f64 / us } else { 0.0 };
        let received = counters.pdus_received - before.pdus_received;
        let delay = (counters.total_delay - before.total_delay) as f64 * 1e-6 / received as f64;
        FlowResult {
            id: flow.id(),
            kind: flow.kind(),
            from: flow.from(),
            to: conn.and_then(|conn| self.network.destination(conn)).map_or(0, |(node, ..)| node),
            goodput_mbps: rate(counters.cells_sent - before.cells_sent),
            received_mbps: rate(counters.cells_received - before.cells_received),
            packets_sent: counters.pdus_sent,
            packets_received: counters.pdus_received,
            lost: counters.pdus_sent.saturating_sub(counters.pdus_received),
            reordered: 0,
            retransmits: 0,
            mean_delay_us: (received > 0).then_some(delay),
            jitter_us: None,
            holds: std::collections::BTreeMap::new(),
            transactions: None,
            transactions_per_s: None,
            frames_per_s: None,
            utilisation: None,
            cells_per_s: Some(rate(counters.cells_received - before.cells_received) * 1e6 / CELL_BITS),
            log: None,
            transfer: None,
            account: None,
        }
    }

    fn counters(&self, end: LinkEnd) -> impl Iterator<Item = (usize, QueueCounters)> + '_ {
        ServiceCategory::ALL
            .iter()
            .enumerate()
            .map(move |(index, category)| (index, self.network.queue_counters(end.node, end.port, *category)))
    }

    fn link_results(&self) -> Vec<LinkResult> {
        let mut links: Vec<_> = self.model.links.iter().filter(|link| !auto::is_inner(link)).collect();
        order::sort_by_key(&mut links, |link| link.id);
        let direction = |id, direction, from: LinkEnd| {
            if let Some(counts) = self.ethernet.counts(from) {
                return self.ethernet_result(id, direction, from, &counts);
            }
            let (cells, dropped) = self.counters(from).fold((0, 0), |(cells, dropped), (_, counters)| {
                (cells + counters.served, dropped + counters.dropped[6])
            });
            let busy = cells as f64 * self.cell_time(from).as_secs_f64();
            let utilisation =
                if self.clock.now > SimTime::ZERO { busy / self.clock.now.as_secs_f64() } else { 0.0 };
            LinkResult {
                id,
                direction,
                cells,
                utilisation,
                dropped,
                frames: None,
                octets: None,
                refused: None,
                collisions: None,
            }
        };
        links
            .iter()
            .flat_map(|link| {
                [direction(link.id, Direction::Ab, link.a), direction(link.id, Direction::Ba, link.b)]
            })
            .collect()
    }

    fn ethernet_result(
        &self,
        id: u32,
        direction: Direction,
        from: LinkEnd,
        counts: &FrameCounts,
    ) -> LinkResult {
        let busy = self
            .model
            .bit_rate(from)
            .map_or(0.0, |rate| phy::ethernet_busy_s(counts.frames, counts.octets, rate));
        let utilisation =
            if self.clock.now > SimTime::ZERO { busy / self.clock.now.as_secs_f64() } else { 0.0 };
        let FrameCounts { frames, octets, dropped } = *counts;
        LinkResult {
            id,
            direction,
            cells: 0,
            utilisation,
            dropped,
            frames: Some(frames),
            octets: Some(octets),
            refused: Some(self.refused(from)),
            collisions: self.collisions(from),
        }
    }

    pub(super) fn cell_time(&self, end: LinkEnd) -> SimDuration {
        self.model.cell_time(end).unwrap_or_default()
    }

    fn queue_results(&self) -> Vec<QueueResult> {
        let mut ends: Vec<_> = self
            .model
            .nodes
            .iter()
            .flat_map(|node| node.ports().iter().map(|port| LinkEnd { node: node.id(), port: port.id }))
            .collect();
        order::sort(&mut ends);
        let outputs = ends.iter().flat_map(|end| {
            self.counters(*end).map(|(category, counters)| (*end, CATEGORY_NAMES[category], counters))
        });
        let inputs = ends.iter().map(|end| {
            let dropped = self.network.entry_drops(end.node, end.port);
            let counters =
                QueueCounters { arrived: dropped.iter().sum(), dropped, ..QueueCounters::default() };
            (*end, "input", counters)
        });
        let backplanes = self.model.nodes.iter().map(|node| {
            (LinkEnd { node: node.id(), port: 0 }, "backplane", self.network.backplane_counters(node.id()))
        });
        let mut queues: Vec<_> = outputs
            .chain(inputs)
            .chain(backplanes)
            .filter(|(.., counters)| counters.arrived > 0)
            .map(|(end, category, counters)| QueueResult {
                node: self.owner(end.node),
                port: self.outer_port(end),
                from_services: self.owner(end.node) != end.node,
                category,
                arrived: counters.arrived,
                served: counters.served,
                max_length: counters.max_length,
                mean_wait_us: (counters.served > 0)
                    .then(|| counters.total_wait as f64 * 1e-6 / counters.served as f64),
                drops: order::map(
                    DropReason::NAMES.into_iter().zip(counters.dropped).filter(|(_, count)| *count > 0),
                ),
            })
            .collect();
        // Stable: a port's categories stay in their order, cells refused at its input after them.
        order::sort_by_key(&mut queues, |queue| {
            (queue.node, queue.port.is_none(), queue.port, queue.from_services)
        });
        queues
    }

    fn cpu_results(&self) -> Vec<CpuResult> {
        let run = self.clock.now.as_secs_f64();
        self.devices
            .list
            .iter()
            .filter_map(Device::host)
            .map(|station| {
                let share = station
                    .busy(self.clock.now)
                    .map(|level| if run > 0.0 { level.as_secs_f64() / run } else { 0.0 });
                let [interrupt, protocol, process] = share;
                CpuResult {
                    node: station.id,
                    utilisation: share.iter().sum(),
                    interrupt,
                    protocol,
                    process,
                    lost: station.lost().results(),
                }
            })
            .collect()
    }
}

/// Nodes that receive what passes a layer 4 switch; none for other flows.
fn receivers_of(flow: &Flow) -> Vec<u32> {
    match flow {
        Flow::Relay(relay) => relay.takers().to_vec(),
        _ => Vec::new(),
    }
}
