//! What becomes of calls and parties that were passed on.

use super::{CallId, Event, Exchange, Refusal};
use crate::Instant;
use crate::pnni::NodeId;
use crate::vcc::Cause;
use crate::wire::q2931::Crankback;

impl Exchange {
    /// The next switch named the channel of a branch.
    pub(super) fn branch_channel(
        &mut self,
        now: Instant,
        call: CallId,
        branch: u32,
        vci: Option<(u16, u16)>,
    ) {
        let Some(leg) = self.connections.get_mut(&call).and_then(|known| known.branches.get_mut(&branch))
        else {
            return;
        };
        if leg.vci.is_some() {
            return;
        }
        let (port, key) = (leg.port, leg.key);
        let Some(known) = self.ports.get_mut(&port) else { return };
        match vci {
            Some((_, vci)) if known.note_vci(vci) => {
                leg.vci = Some(vci);
                self.install(call, branch);
            }
            _ => {
                let cause = Cause(36);
                known.interface.release(now, key, cause, None);
                let crankback = self.blocked_at(port, cause);
                self.branch_gone(now, call, branch, cause, crankback);
            }
        }
    }

    /// CONNECT came on a branch: its rows are there before CONNECT goes on.
    pub(super) fn branch_connected(
        &mut self,
        now: Instant,
        call: CallId,
        branch: u32,
        vci: Option<(u16, u16)>,
    ) {
        self.branch_channel(now, call, branch, vci);
        let Some(leg) = self.connections.get_mut(&call).and_then(|known| known.branches.get_mut(&branch))
        else {
            return;
        };
        leg.active = true;
        let waiting = core::mem::take(&mut leg.waiting);
        let first = leg.parties.get(&0).copied();
        self.install(call, branch);
        if let Some(party) = first {
            self.party_answered(now, call, party);
        }
        for party in waiting {
            // The route of a party that waited begins with this branch, so it comes back here.
            if let Some(connection) = self.connections.get_mut(&call) {
                connection.place(party, None);
            }
            self.advance(now, call, party);
        }
    }

    /// A party was added on a branch.
    pub(super) fn party_connected(&mut self, now: Instant, call: CallId, branch: u32, endpoint: u16) {
        let leg = self.connections.get(&call).and_then(|known| known.branches.get(&branch));
        if let Some(&party) = leg.and_then(|leg| leg.parties.get(&endpoint)) {
            self.party_answered(now, call, party);
        }
    }

    /// Tells the side that the call came from: CONNECT for the first party, ADD PARTY ACKNOWLEDGE for others.
    fn party_answered(&mut self, now: Instant, call: CallId, party: u16) {
        let Some(connection) = self.connections.get_mut(&call) else { return };
        if let Some(known) = connection.parties.get_mut(&party) {
            known.active = true;
        }
        let (port, key, vci) = (connection.port, connection.key, connection.vci);
        let first = !core::mem::replace(&mut connection.answered, true);
        self.with_interface(port, |known| {
            if first {
                known.interface.connect(now, key, Some((port.vpi, vci)));
            } else {
                known.interface.accept_party(key, party);
            }
        });
    }

    /// A branch was refused or cleared beyond this switch.
    pub(super) fn branch_gone(
        &mut self,
        now: Instant,
        call: CallId,
        branch: u32,
        cause: Cause,
        crankback: Option<Crankback>,
    ) {
        let Some(leg) = self.remove_branch(call, branch) else { return };
        for party in leg.parties.into_values() {
            self.party_failed(now, call, party, (cause, Refusal::Blocked), crankback);
        }
        for party in leg.waiting {
            self.advance(now, call, party);
        }
    }

    /// A party was refused on a branch, or left it.
    pub(super) fn branch_lost_party(
        &mut self,
        now: Instant,
        call: CallId,
        branch: u32,
        endpoint: u16,
        cause: Cause,
        crankback: Option<Crankback>,
    ) {
        let leg = self.connections.get_mut(&call).and_then(|known| known.branches.get_mut(&branch));
        let Some(leg) = leg else { return };
        let Some(party) = leg.parties.remove(&endpoint) else { return };
        if leg.is_empty() {
            self.release_branch(now, call, branch, cause);
        }
        self.party_failed(now, call, party, (cause, Refusal::Blocked), crankback);
    }

    /// Whether a party that failed gets another route: it is not there yet, this is its first switch, and what blocked
    /// it can be left out.
    pub(super) fn tries_again(&self, call: CallId, party: u16, crankback: Option<Crankback>) -> bool {
        let Some(connection) = self.connections.get(&call) else { return false };
        let Some(party) = connection.parties.get(&party) else { return false };
        let avoidable = crankback.is_some_and(|crankback| match crankback {
            Crankback::Link { node, port, .. } => self.topology.link_at(node, port).is_some(),
            Crankback::Node { node, .. } => self.is_transit(node),
        });
        connection.origin && !party.active && party.attempts < self.config.max_reroutes && avoidable
    }

    fn is_transit(&self, node: NodeId) -> bool {
        node != self.config.node && self.topology.nodes.contains_key(&node)
    }

    /// Tries another route for a party, or tells the side that it came from.
    pub(super) fn party_failed(
        &mut self,
        now: Instant,
        call: CallId,
        party: u16,
        (cause, why): (Cause, Refusal),
        crankback: Option<Crankback>,
    ) {
        if self.tries_again(call, party, crankback) {
            let link = match crankback {
                Some(Crankback::Link { node, port, .. }) => self.topology.link_at(node, port),
                _ => None,
            };
            let Some(connection) = self.connections.get_mut(&call) else { return };
            connection.place(party, None);
            let Some(known) = connection.parties.get_mut(&party) else { return };
            known.excluded.links.extend(link);
            if let Some(Crankback::Node { node, .. }) = crankback {
                known.excluded.nodes.insert(node);
            }
            known.attempts += 1;
            known.last = Some((cause, why));
            known.links.clear();
            return self.advance(now, call, party);
        }
        let Some(connection) = self.connections.get_mut(&call) else { return };
        let Some(known) = connection.remove_party(party) else { return };
        let (port, key, last) = (connection.port, connection.key, connection.parties.is_empty());
        let crankback = crankback.filter(|_| !connection.origin && !known.active);
        if let Some(blocked) = crankback {
            let port = match blocked {
                Crankback::Link { node, port, .. } if node == self.config.node => port,
                _ => port,
            };
            self.counters.cranked_back += 1;
            self.events.push_back(Event::Crankback { call, port, cause });
        }
        self.with_interface(port, |known| {
            if last {
                known.interface.release(now, key, cause, crankback);
            } else {
                known.interface.drop_party(now, key, party, cause, crankback);
            }
        });
        if last {
            self.end_call(now, call, cause, false);
        }
    }
}
