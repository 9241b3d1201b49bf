//! The way of a connection's cells, for the digest: what they waited for on it counts.

use super::Simulation;
use crate::atm::cell_network::{CellNetwork, ConnId, QueueCounters};
use crate::atm::spec::{NetworkSpec, NodeId, PortId, ServiceCategory};
use std::collections::BTreeSet;

/// An output queue on the way.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Hop {
    node: NodeId,
    port: PortId,
    category: ServiceCategory,
    /// Whether it is a switch's, behind a backplane.
    switch: bool,
}

/// The output queues that a connection's cells pass, in their order.
pub(super) fn path(spec: &NetworkSpec, conn: ConnId) -> Vec<Hop> {
    let mut vcs = spec.terminals.iter().flat_map(|terminal| terminal.vcs.iter().map(|vc| (terminal.id, vc)));
    let Some((node, vc)) = vcs.nth(conn as usize) else { return Vec::new() };
    let mut hop = Hop { node, port: vc.port, category: vc.category, switch: false };
    let (mut vpi, mut vci) = (vc.vpi, vc.vci);
    let mut path = vec![hop];
    let mut entered = BTreeSet::new();
    loop {
        let here = (hop.node, hop.port);
        let far = spec.links.iter().find_map(|link| match () {
            () if link.a == here => Some(link.b),
            () if link.b == here => Some(link.a),
            () => None,
        });
        let Some((node, in_port)) = far else { return path };
        let Some(switch) = spec.switches.iter().find(|switch| switch.id == node) else { return path };
        if !entered.insert((node, in_port, vpi, vci)) {
            return path;
        }
        let rows = || switch.routes.iter().filter(|row| (row.in_port, row.in_vpi) == (in_port, vpi));
        let row =
            rows().find(|row| row.in_vci == Some(vci)).or_else(|| rows().find(|row| row.in_vci.is_none()));
        let Some(row) = row else { return path };
        hop = Hop { node, port: row.out_port, category: row.category, switch: true };
        (vpi, vci) = (row.out_vpi, row.out_vci.unwrap_or(vci));
        path.push(hop);
    }
}

impl<N: CellNetwork> Simulation<N> {
    /// What the queues on a way have counted. A cell that comes later by less than it waits changes nothing behind the queue, but what is
    /// counted in it.
    pub(super) fn words_of_path(&self, path: &[Hop]) -> impl Iterator<Item = u64> {
        path.iter().flat_map(|hop| {
            let queue = self.network.queue_counters(hop.node, hop.port, hop.category);
            let backplane =
                if hop.switch { self.network.backplane_counters(hop.node) } else { QueueCounters::default() };
            [queue, backplane].into_iter().flat_map(|counters| {
                let QueueCounters { arrived, served, dropped, max_length, total_wait, .. } = counters;
                [arrived, served, max_length.into(), total_wait as u64].into_iter().chain(dropped)
            })
        })
    }
}
