//! The paths of connections' cells: for the digest, since what they waited for on it counts, and to see that they are not too many.

use super::Simulation;
use crate::scenario::{Code, ScenarioError};
use lanelab_cells::atm::cell_network::{CellNetwork, ConnId, QueueCounters};
use lanelab_cells::atm::spec::{NetworkSpec, NodeId, PortId, ServiceCategory, TerminalSpec, VcSpec};
use lanelab_cells::atm::tables::{Leg, Tables};

/// Most hops that all connections together may have: what the network can number, a switch's backplane and the end of a path
/// counted, too.
const MAX_HOPS: usize = 1 << 22;

/// An output queue on a path.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct PathQueue {
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

/// Where connections begin, by their numbers, and the tables to follow them by.
pub(super) struct Map<'a> {
    starts: Vec<(NodeId, &'a VcSpec)>,
    tables: &'a Tables,
}

impl<'a> Map<'a> {
    #[inline(never)]
    pub(super) fn new(spec: &'a NetworkSpec, tables: &'a Tables) -> Self {
        let of_terminal = |terminal: &'a TerminalSpec| terminal.vcs.iter().map(|vc| (terminal.id, vc));
        Self { starts: spec.terminals.iter().flat_map(of_terminal).collect(), tables }
    }

    /// The output queues that a connection's cells pass, in their order.
    pub(super) fn path(&self, conn: ConnId) -> Vec<PathQueue> {
        let Some(&(node, vc)) = self.starts.get(conn as usize) else { return Vec::new() };
        let path = self.tables.path((node, vc.port, vc.vpi, vc.vci));
        let hop = |leg: &Leg<'_>| {
            let (node, port, vpi, vci) = leg.leaving;
            let category = leg.through.map_or(vc.category, |through| through.row.spec.category);
            PathQueue { node, port, category, switch: leg.through.is_some(), vpi, vci }
        };
        path.legs.iter().map(hop).collect()
    }

    fn check_hops(&self) -> Result<(), ScenarioError> {
        let mut hops = 0;
        for conn in 0..self.starts.len() {
            hops += 2 * self.path(conn as ConnId).len() + 1;
            if hops >= MAX_HOPS {
                return Err(ScenarioError::of(Code::TooManyHops, "model.nodes", MAX_HOPS));
            }
        }
        Ok(())
    }
}

/// Refuses a network whose connections have more hops than can be numbered, before it is built.
pub(super) fn check_hops(spec: &NetworkSpec) -> Result<(), ScenarioError> {
    Map::new(spec, &Tables::new(spec)).check_hops()
}

impl<N: CellNetwork> Simulation<N> {
    /// What the queues on a path have counted. A cell that comes later by less than it waits changes nothing behind the queue, but what is
    /// counted in it.
    pub(super) fn words_of_path(&self, path: &[PathQueue]) -> impl Iterator<Item = u64> {
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
