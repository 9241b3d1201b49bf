//! The connections of a run, as devices use them.

use crate::packet::Channel;
use crate::scenario::Role;
use lanelab_cells::atm::cell_network::{ConnId, Delivery};
use lanelab_cells::atm::spec::NetworkSpec;
use lanelab_cells::sim::time::SimTime;
use lanelab_protocols::sorted::SortedMap;
use std::collections::VecDeque;

/// The sending end of a channel that is open.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sending {
    pub(super) conn: ConnId,
    pub(super) opened: SimTime,
    pub(super) category: usize,
}

/// Connections, and PDUs that have come out of them.
#[derive(Clone, Debug)]
pub(super) struct Connections {
    /// Connections that there have been.
    pub(super) opened: ConnId,
    /// Channels of permanent circuits, by the number of the connection.
    permanent: Vec<Channel>,
    /// Connections of channels that are open, by node and channel.
    pub(super) channels: SortedMap<(u32, Channel), Sending>,
    /// Roles of the connections that devices have opened, closed ones too.
    pub(super) roles: SortedMap<ConnId, Role>,
    /// PDUs delivered by the network and not yet handled.
    pub(super) arrivals: VecDeque<Delivery>,
    /// What the network delivers while it is being asked; empty between two calls.
    pub(super) delivered: Vec<Delivery>,
}

impl Connections {
    /// Connections that the network's description has from the start.
    #[inline(never)]
    pub(super) fn new(spec: &NetworkSpec) -> Self {
        let vcs = spec.terminals.iter().flat_map(|terminal| &terminal.vcs);
        let permanent: Vec<_> = vcs.map(|vc| Channel { port: vc.port, vpi: vc.vpi, vci: vc.vci }).collect();
        Self {
            opened: permanent.len() as ConnId,
            permanent,
            channels: SortedMap::new(),
            roles: SortedMap::new(),
            arrivals: VecDeque::new(),
            delivered: Vec::new(),
        }
    }

    /// The channel of a permanent circuit at the node that sends on it.
    pub(super) fn channel(&self, conn: ConnId) -> Option<Channel> {
        self.permanent.get(conn as usize).copied()
    }

    /// The role of a connection that is or was open.
    pub(super) fn role(&self, conn: ConnId) -> Role {
        self.roles.get(&conn).copied().unwrap_or(Role::Permanent)
    }

    /// Every connection of a role that there has been.
    pub(super) fn of_role(&self, role: Role) -> impl Iterator<Item = ConnId> {
        (0..self.opened).filter(move |conn| self.role(*conn) == role)
    }
}
