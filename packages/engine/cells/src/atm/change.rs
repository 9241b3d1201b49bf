//! Changes of the network during the run. All windows are closed at the instant of a change, so that a change never
//! reaches into what is computed already.

use super::cell_network::NetworkChange;
use super::discard::Frame;
use super::network::Network;
use super::spec::FrameDiscard;
use super::tree::at_stem;
use crate::sim::time::SimTime;

impl Network {
    /// `CellNetwork::schedule`.
    pub(super) fn register_change(&mut self, at: SimTime, change: NetworkChange) {
        debug_assert!(at.0 >= self.now, "a change in the past");
        for (node, port) in self.ports_of(&change) {
            let Some(&queue) = self.directory.queues.get(&(node, port)) else { continue };
            if self.queues[queue as usize].link.is_some() {
                continue;
            }
            let outs = &self.graph.vertices[queue as usize].outs;
            let (conns, hops) = (&self.conns, &self.graph.hops);
            let whole = |word| at_stem(conns, hops, word);
            let edges = &mut self.graph.edges;
            self.queues[queue as usize].watch_link_changes(self.window_end, outs, edges, whole);
            self.staged.push(queue);
        }
        let place = self.changes.partition_point(|(other, _)| *other <= at);
        self.changes.insert(place, (at, change));
    }

    /// Ports whose transmit side a change concerns.
    fn ports_of(&self, change: &NetworkChange) -> Vec<(u32, u16)> {
        match change {
            NetworkChange::LinkDelay { link, .. } | NetworkChange::LinkUp { link, .. } => {
                self.directory.links.get(link).map_or(Vec::new(), |ends| ends.to_vec())
            }
            NetworkChange::Glitch { node, port, .. } => {
                let linked = self.directory.links.values().flatten().any(|end| *end == (*node, *port));
                if linked { vec![(*node, *port)] } else { Vec::new() }
            }
            NetworkChange::Queue { .. } | NetworkChange::Policer { .. } => Vec::new(),
        }
    }

    /// Makes the changes of instant `at`, at which all windows are closed.
    pub(super) fn apply_changes(&mut self, at: u64) {
        let n = self.changes.partition_point(|(when, _)| when.0 <= at);
        let due: Vec<_> = self.changes.drain(..n).collect();
        for (_, change) in due {
            self.apply(change, at);
        }
    }

    fn apply(&mut self, change: NetworkChange, at: u64) {
        let ports = self.ports_of(&change);
        let queues: Vec<usize> = ports
            .iter()
            .filter_map(|port| self.directory.queues.get(port).map(|&queue| queue as usize))
            .collect();
        match change {
            NetworkChange::Queue { node, port, category, spec } => {
                let Some(&number) = self.directory.queues.get(&(node, port)) else { return };
                let queue = &mut self.queues[number as usize];
                queue.buffers[category as usize].spec = spec;
                queue.set_limits();
                if spec.discard == FrameDiscard::None {
                    let hops = self.graph.hops.iter().zip(&mut self.frames);
                    for (_, frame) in
                        hops.filter(|(hop, _)| hop.at == number && hop.category == category as u8)
                    {
                        *frame = Frame::Between;
                    }
                }
                self.renew_bounds(at);
            }
            NetworkChange::LinkDelay { delay, .. } => {
                for port in &ports {
                    self.routing.tables.set_delay(*port, delay.0);
                }
                for &queue in &queues {
                    for &e in &self.graph.vertices[queue].outs {
                        let edge = &mut self.graph.edges[e as usize];
                        edge.delay = delay.0 + edge.folded;
                    }
                }
                self.renew_bounds(at);
            }
            NetworkChange::LinkUp { up, .. } => {
                for &queue in &queues {
                    if let Some(link) = &mut self.queues[queue].link {
                        link.up = up;
                    }
                }
            }
            NetworkChange::Glitch { extra, .. } => {
                for &queue in &queues {
                    if let Some(link) = &mut self.queues[queue].link {
                        link.glitches.push_back(extra);
                    }
                }
            }
            NetworkChange::Policer { node, in_port, in_vpi, in_vci, buckets } => {
                if let Some(&policer) = self.directory.policers.get(&(node, in_port, in_vpi, in_vci)) {
                    self.policers[policer as usize].renew(&buckets);
                }
            }
        }
    }

    /// A delay or a limit has changed: PDUs under way may end earlier now than their bounds assumed.
    fn renew_bounds(&mut self, at: u64) {
        self.awaited.look_again();
        let cell_times: Vec<u64> = self.queues.iter().map(|queue| queue.cell_time).collect();
        self.graph.compute_reach(&self.injected, &cell_times, &self.routing.ends);
        self.graph.compute_residuals(0..self.graph.hops.len(), &self.queues);
        for conn in &mut self.conns {
            for pdu in &mut conn.pdus {
                pdu.bound = at;
            }
        }
    }
}
