//! The ways of connections' cells: for the digest, since what they waited for on it counts, and to see that they are not too many.

use super::Simulation;
use crate::atm::cell_network::{CellNetwork, ConnId, QueueCounters};
use crate::atm::spec::{NetworkSpec, NodeId, PortId, RouteSpec, ServiceCategory, VcSpec};
use crate::scenario::ScenarioError;
use std::collections::{BTreeMap, BTreeSet};

/// Most hops that all connections together may have: what the network can number, a switch's backplane and the end of a way
/// counted, too.
const MAX_HOPS: usize = 1 << 22;

/// An output queue on the way.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Hop {
    pub(super) node: NodeId,
    pub(super) port: PortId,
    category: ServiceCategory,
    /// Whether it is a switch's, behind a backplane.
    switch: bool,
    /// VPI with which the cells leave.
    pub(super) vpi: u16,
    /// VCI with which the cells leave.
    pub(super) vci: u16,
}

/// The tables and links of a network, to follow connections by.
pub(super) struct Map<'a> {
    /// Where connections begin, by their numbers.
    starts: Vec<(NodeId, &'a VcSpec)>,
    /// The far end of the link at a port.
    far: BTreeMap<(NodeId, PortId), (NodeId, PortId)>,
    /// Rows by node, input port, VPI and VCI; of equal rows the first.
    rows: BTreeMap<(NodeId, PortId, u16, Option<u16>), &'a RouteSpec>,
}

impl<'a> Map<'a> {
    pub(super) fn new(spec: &'a NetworkSpec) -> Self {
        let mut rows = BTreeMap::new();
        for switch in &spec.switches {
            for row in &switch.routes {
                rows.entry((switch.id, row.in_port, row.in_vpi, row.in_vci)).or_insert(row);
            }
        }
        Self {
            starts: spec
                .terminals
                .iter()
                .flat_map(|terminal| terminal.vcs.iter().map(|vc| (terminal.id, vc)))
                .collect(),
            far: spec.links.iter().flat_map(|link| [(link.a, link.b), (link.b, link.a)]).collect(),
            rows,
        }
    }

    /// The output queues that a connection's cells pass, in their order.
    pub(super) fn path(&self, conn: ConnId) -> Vec<Hop> {
        let Some(&(node, vc)) = self.starts.get(conn as usize) else { return Vec::new() };
        let (mut vpi, mut vci) = (vc.vpi, vc.vci);
        let mut hop = Hop { node, port: vc.port, category: vc.category, switch: false, vpi, vci };
        let mut path = vec![hop];
        let mut entered = BTreeSet::new();
        while let Some(&(node, in_port)) = self.far.get(&(hop.node, hop.port)) {
            let row = |vci| self.rows.get(&(node, in_port, vpi, vci));
            let Some(row) = row(Some(vci)).or_else(|| row(None)) else { break };
            if !entered.insert((node, in_port, vpi, vci)) {
                break;
            }
            (vpi, vci) = (row.out_vpi, row.out_vci.unwrap_or(vci));
            hop = Hop { node, port: row.out_port, category: row.category, switch: true, vpi, vci };
            path.push(hop);
        }
        path
    }

    /// Refuses a network whose connections have more hops than can be numbered.
    pub(super) fn check_hops(&self) -> Result<(), ScenarioError> {
        let mut hops = 0;
        for conn in 0..self.starts.len() {
            hops += 2 * self.path(conn as ConnId).len() + 1;
            if hops >= MAX_HOPS {
                return Err(ScenarioError::new(
                    "model.nodes",
                    format!(
                        "have VCs with {MAX_HOPS} hops or more, all together; use fewer VCs or shorter ways"
                    ),
                ));
            }
        }
        Ok(())
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
