//! Rows of the cross-connect, and what is given back when a call ends.

use super::connection::Branch;
use super::{CallId, Channel, Event, Exchange};
use crate::Instant;
use crate::vcc::Cause;

impl Exchange {
    /// Installs the rows of a branch once its channel is known; of a point-to-multipoint call once it is connected.
    pub(super) fn install(&mut self, call: CallId, branch: u32) {
        let Some(connection) = self.connections.get_mut(&call) else { return };
        let (input, asked) = (connection.input(), connection.call);
        let Some(leg) = connection.branches.get_mut(&branch) else { return };
        let Some(vci) = leg.vci else { return };
        if leg.installed || asked.multipoint && !leg.active {
            return;
        }
        leg.installed = true;
        let output = Channel::new(leg.port, vci);
        let category = asked.category;
        self.events.push_back(Event::Connect { call, input, output, category, traffic: asked.forward });
        if !asked.multipoint {
            let (input, output) = (output, input);
            self.events.push_back(Event::Connect { call, input, output, category, traffic: asked.backward });
        }
    }

    /// Takes a branch out of a call: its rows, its VCI, its bandwidth.
    pub(super) fn remove_branch(&mut self, call: CallId, branch: u32) -> Option<Branch> {
        let connection = self.connections.get_mut(&call)?;
        let leg = connection.branches.remove(&branch)?;
        let (input, multipoint) = (connection.input(), connection.call.multipoint);
        let (forward, backward) = connection.rates();
        for party in leg.parties.values().chain(&leg.waiting) {
            connection.place(*party, None);
        }
        self.legs.remove(&(leg.port, leg.key));
        self.with_interface(leg.port, |port| {
            port.unreserve(forward, backward);
            if let Some(vci) = leg.vci {
                port.free_vci(vci);
            }
        });
        if let (true, Some(vci)) = (leg.installed, leg.vci) {
            let output = Channel::new(leg.port, vci);
            self.events.push_back(Event::Disconnect { call, input, output });
            if !multipoint {
                self.events.push_back(Event::Disconnect { call, input: output, output: input });
            }
        }
        self.advertise(leg.port);
        Some(leg)
    }

    /// Releases a branch that has no parties left.
    pub(super) fn release_branch(
        &mut self,
        now: Instant,
        call: CallId,
        branch: u32,
        cause: Cause,
    ) -> Option<Branch> {
        let leg = self.remove_branch(call, branch)?;
        self.with_interface(leg.port, |port| port.interface.release(now, leg.key, cause, None));
        Some(leg)
    }

    /// Ends a call: every branch is released, and the leg it came in on too if `incoming`.
    pub(super) fn end_call(&mut self, now: Instant, call: CallId, cause: Cause, incoming: bool) {
        let Some(connection) = self.connections.get(&call) else { return };
        let branches: Vec<_> = connection.branches.keys().copied().collect();
        for branch in branches {
            self.release_branch(now, call, branch, cause);
        }
        let Some(connection) = self.connections.remove(&call) else { return };
        let (port, key, vci) = (connection.port, connection.key, connection.vci);
        let (forward, backward) = connection.rates();
        self.legs.remove(&(port, key));
        self.with_interface(port, |known| {
            if incoming {
                known.interface.release(now, key, cause, None);
            }
            known.unreserve(backward, forward);
            known.free_vci(vci);
        });
        self.advertise(port);
        self.events.push_back(Event::CallReleased { call, cause });
    }

    /// The side that the call came from takes a party off.
    pub(super) fn party_withdrawn(&mut self, now: Instant, call: CallId, party: u16, cause: Cause) {
        let Some(connection) = self.connections.get_mut(&call) else { return };
        let Some(gone) = connection.remove_party(party) else { return };
        if connection.parties.is_empty() {
            return self.end_call(now, call, cause, true);
        }
        let Some(branch) = gone.branch else { return };
        let Some(leg) = connection.branches.get_mut(&branch) else { return };
        let endpoint = leg.endpoint(party);
        leg.waiting.retain(|waiting| *waiting != party);
        let (port, key, pending) = (leg.port, leg.key, !leg.active);
        let Some(endpoint) = endpoint else { return };
        leg.parties.remove(&endpoint);
        if leg.is_empty() || pending {
            let leg = self.release_branch(now, call, branch, cause);
            for party in leg.into_iter().flat_map(|leg| leg.waiting) {
                self.advance(now, call, party);
            }
        } else {
            self.with_interface(port, |known| {
                known.interface.drop_party(now, key, endpoint, cause, None);
            });
        }
    }
}
