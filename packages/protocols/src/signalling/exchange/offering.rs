//! Calls and parties that come in, their next hop, and passing them on.

use super::connection::{Branch, Connection, Party, rates};
use super::{CallId, Event, Exchange, Leg, PortKind, Refusal};
use crate::Instant;
use crate::derived::Derived;
use crate::pnni::{LinkId, PortRef, Request};
use crate::signalling::interface::CallKey;
use crate::sorted::{SortedMap, SortedSet};
use crate::vcc::{Call, Cause};
use crate::wire::AtmAddress;
use crate::wire::q2931::{
    Crankback, Dtl, EndpointRef, Ie, Message, Refused, Transit, call_of, called_of, id,
};

/// Where a party goes next.
struct NextHop {
    port: PortRef,
    dtl: Option<Dtl>,
    weight: u64,
    links: SortedSet<LinkId>,
}

impl Exchange {
    /// SETUP came in.
    pub(super) fn call_received(&mut self, now: Instant, port: PortRef, key: CallKey, message: Message) {
        let id = CallId(self.next_call);
        self.next_call += 1;
        let call = match call_of(&message) {
            Ok(call) => call,
            Err(Refused { cause, .. }) => {
                let called = called_of(&message).unwrap_or(AtmAddress::NONE);
                return self.refuse_setup(now, (id, port, key), called, cause, Refusal::NotUnderstood);
            }
        };
        self.counters.calls += 1;
        self.events.push_back(Event::CallReceived { call: id, port, called: call.called });
        let dtl = dtl_of(&message);
        let Some(origin) = self.ports.get(&port).map(|known| known.is_uni()) else { return };
        if !origin && dtl.is_none() {
            let cause = Cause::MANDATORY_IE_MISSING;
            return self.refuse_setup(now, (id, port, key), call.called, cause, Refusal::BadRoute);
        }
        let vci = match self.admit_incoming(port, &call, &message) {
            Ok(vci) => vci,
            Err((cause, why)) => return self.refuse_setup(now, (id, port, key), call.called, cause, why),
        };
        let first = message.find(endpoint).unwrap_or(0);
        let elements = message.ies.into_iter().map(|ie| ie.content).filter(goes_on).collect();
        let party = Party::new(call.called, if origin { None } else { dtl });
        let connection = Connection {
            call,
            elements,
            port,
            key,
            vci,
            origin,
            answered: false,
            branches: SortedMap::new(),
            next_branch: 0,
            parties: SortedMap::from([(first, party)]),
            tree: Derived::default(),
            since: now,
        };
        self.connections.insert(id, Box::new(connection));
        self.legs.insert((port, key), Leg::Incoming(id));
        self.advertise(port);
        self.with_interface(port, |known| known.interface.proceeding(key, Some((port.vpi, vci))));
        self.advance(now, id, first);
    }

    /// Takes the VCI and the bandwidth of the leg a call comes in on.
    fn admit_incoming(
        &mut self,
        port: PortRef,
        call: &Call,
        message: &Message,
    ) -> Result<u16, (Cause, Refusal)> {
        let own = self.config.node;
        let named = message.find(|ie| match ie {
            Ie::Connection(connection) => Some(connection.vci),
            _ => None,
        });
        let Some(known) = self.ports.get_mut(&port) else {
            return Err((Cause::PROTOCOL_ERROR, Refusal::PortDown));
        };
        let (forward, backward) = rates(call);
        known.reserve(backward, forward).map_err(|why| (why.cause(), why))?;
        let vci = match named {
            _ if known.assigns(own) => known.take_vci().ok_or((Cause::NO_VCI, Refusal::NoVci)),
            Some(vci) if known.note_vci(vci) => Ok(vci),
            Some(_) => Err((Cause(35), Refusal::NoVci)),
            None => Err((Cause::MANDATORY_IE_MISSING, Refusal::NotUnderstood)),
        };
        if vci.is_err() {
            known.unreserve(backward, forward);
        }
        vci
    }

    /// Answers SETUP with RELEASE COMPLETE; between switches the link it came over counts as blocked.
    fn refuse_setup(
        &mut self,
        now: Instant,
        (call, port, key): (CallId, PortRef, CallKey),
        called: AtmAddress,
        cause: Cause,
        why: Refusal,
    ) {
        self.counters.refused += 1;
        self.events.push_back(Event::CallRefused { call, port, called, cause, why });
        let next = self.config.node;
        let Some(known) = self.ports.get_mut(&port) else { return };
        let crankback = match known.config.kind {
            PortKind::Uni => None,
            PortKind::Nni { peer, peer_port } => {
                Some(Crankback::Link { node: peer, port: peer_port, next, cause: cause.0 })
            }
        };
        known.interface.release(now, key, cause, crankback);
    }

    /// ADD PARTY came in.
    pub(super) fn party_received(&mut self, now: Instant, call: CallId, party: u16, message: &Message) {
        let Some(connection) = self.connections.get_mut(&call) else { return };
        let (port, key, origin) = (connection.port, connection.key, connection.origin);
        let dtl = dtl_of(message);
        let called = match called_of(message) {
            Ok(_) if !origin && dtl.is_none() => Err(Cause::MANDATORY_IE_MISSING),
            Ok(called) => Ok(called),
            Err(refused) => Err(refused.cause),
        };
        match called {
            Ok(called) => {
                connection.parties.insert(party, Party::new(called, if origin { None } else { dtl }));
                self.advance(now, call, party);
            }
            Err(cause) => self.with_interface(port, |known| {
                known.interface.drop_party(now, key, party, cause, None);
            }),
        }
    }

    /// Passes a party on to its next hop, or lets it fail.
    pub(super) fn advance(&mut self, now: Instant, call: CallId, party: u16) {
        let Some(connection) = self.connections.get(&call) else { return };
        let Some(known) = connection.parties.get(&party) else { return };
        let (came, called, attempts) = (connection.port, known.called, known.attempts);
        let outcome = self.next_hop(connection, known).map_err(|why| (came, why)).and_then(|next| {
            let (port, weight) = (next.port, next.weight);
            self.offer(now, call, party, next).map_err(|why| (port, why))?;
            Ok((port, weight))
        });
        match outcome {
            Ok((port, _)) if attempts > 0 => {
                self.counters.rerouted += 1;
                self.events.push_back(Event::Rerouted { call, attempt: attempts, port });
            }
            Ok((port, weight)) => self.events.push_back(Event::Routed { call, port, weight }),
            Err((port, why)) => self.refused_here(now, call, party, called, port, why),
        }
    }

    fn refused_here(
        &mut self,
        now: Instant,
        call: CallId,
        party: u16,
        called: AtmAddress,
        port: PortRef,
        why: Refusal,
    ) {
        let crankback = match why {
            Refusal::Route { .. } | Refusal::NotRegistered => None,
            Refusal::BadRoute => Some(Crankback::Node { node: self.config.node, cause: why.cause().0 }),
            _ => self.blocked_at(port, why.cause()),
        };
        // Where no path is left, the block of the last attempt says more than "no route".
        let (cause, why) = match (why, self.party(call, party).and_then(|party| party.last)) {
            (Refusal::Route { .. }, Some(earlier)) => earlier,
            _ => (why.cause(), why),
        };
        if !self.tries_again(call, party, crankback) {
            self.counters.refused += 1;
            self.events.push_back(Event::CallRefused { call, port, called, cause, why });
        }
        self.party_failed(now, call, party, (cause, why), crankback);
    }

    fn next_hop(&self, connection: &Connection, party: &Party) -> Result<NextHop, Refusal> {
        let local = |port| NextHop { port, dtl: None, weight: 0, links: SortedSet::new() };
        if let Some(dtl) = &party.dtl {
            let current = usize::from(dtl.current);
            let transit = dtl.transits.get(current).ok_or(Refusal::BadRoute)?;
            if transit.node != self.config.node {
                return Err(Refusal::BadRoute);
            }
            if current + 1 == dtl.transits.len() {
                return self.local_port(&party.called).map(local).ok_or(Refusal::NotRegistered);
            }
            let dtl = Dtl { current: dtl.current + 1, transits: dtl.transits.clone() };
            return Ok(NextHop { port: transit.port, dtl: Some(dtl), weight: 0, links: SortedSet::new() });
        }
        if let Some(port) = self.local_port(&party.called) {
            return Ok(local(port));
        }
        let call = &connection.call;
        let request = Request {
            from: self.config.node,
            called: party.called,
            category: call.category,
            forward: call.forward,
            backward: call.backward,
            max_ctd: None,
            tree: connection.tree.keys().copied().collect(),
        };
        let route = self.topology.route(&request, &party.excluded).map_err(|why| Refusal::Route { why })?;
        let first = route.hops.first().ok_or(Refusal::NotRegistered)?;
        let mut transits: Vec<_> =
            route.hops.iter().map(|hop| Transit { node: hop.node, port: hop.port }).collect();
        transits.push(Transit { node: route.destination, port: PortRef::default() });
        let links = route.hops.iter().map(|hop| hop.link).collect();
        Ok(NextHop { port: first.port, dtl: Some(Dtl { current: 1, transits }), weight: route.weight, links })
    }

    /// The port of a registered end system, or of the group's member at the lowest port.
    fn local_port(&self, called: &AtmAddress) -> Option<PortRef> {
        let system = called.with_sel(0);
        let member = || self.groups.get(&system).and_then(|members| members.keys().next());
        self.addresses.get(&system).map(|at| &at.0).or_else(member).copied()
    }

    /// Sends a party out of a port: over the branch that is there, or as a new one.
    fn offer(&mut self, now: Instant, call: CallId, party: u16, next: NextHop) -> Result<(), Refusal> {
        let own = self.config.node;
        let connection = self.connections.get_mut(&call).ok_or(Refusal::BadRoute)?;
        let known = self.ports.get_mut(&next.port).ok_or(Refusal::BadRoute)?;
        if !known.is_up() || !known.is_uni() && !known.interface.is_up() {
            return Err(Refusal::PortDown);
        }
        let shared = connection.branches.iter().find(|(_, branch)| branch.port == next.port);
        if let (Some((&branch, _)), true, false) = (shared, connection.call.multipoint, known.is_uni()) {
            connection.lead(party, branch, next.links);
            self.join(now, call, branch, party, next.dtl);
            return Ok(());
        }
        let (forward, backward) = connection.rates();
        known.reserve(forward, backward)?;
        let vci = if known.assigns(own) { known.take_vci() } else { None };
        if known.assigns(own) && vci.is_none() {
            known.unreserve(forward, backward);
            return Err(Refusal::NoVci);
        }
        let Some(called) = connection.parties.get(&party).map(|party| party.called) else {
            return Err(Refusal::BadRoute);
        };
        let branch = connection.next_branch;
        connection.next_branch += 1;
        connection.lead(party, branch, next.links);
        let mut ies = connection.elements_for(called, false);
        ies.extend(next.dtl.map(Ie::Dtl));
        if connection.call.multipoint {
            ies.push(Ie::EndpointRef(EndpointRef { value: 0, to_originator: false }));
        }
        let key = known.interface.setup(now, ies, vci.map(|vci| (next.port.vpi, vci)));
        let leg = Branch {
            port: next.port,
            key,
            vci,
            active: false,
            installed: false,
            parties: SortedMap::from([(0, party)]),
            waiting: Vec::new(),
            next_endpoint: 1,
        };
        connection.branches.insert(branch, leg);
        self.legs.insert((next.port, key), Leg::Branch(call, branch));
        self.advertise(next.port);
        self.install(call, branch);
        Ok(())
    }

    /// Adds a party to a branch, at once or when CONNECT has come.
    pub(super) fn join(&mut self, now: Instant, call: CallId, branch: u32, party: u16, dtl: Option<Dtl>) {
        let Some(connection) = self.connections.get_mut(&call) else { return };
        let Some(called) = connection.parties.get(&party).map(|party| party.called) else { return };
        let mut ies = connection.elements_for(called, true);
        let Some(leg) = connection.branches.get_mut(&branch) else { return };
        if !leg.active {
            leg.waiting.push(party);
            return;
        }
        let endpoint = leg.next_endpoint;
        leg.next_endpoint += 1;
        leg.parties.insert(endpoint, party);
        let (port, key) = (leg.port, leg.key);
        ies.extend(dtl.map(Ie::Dtl));
        self.with_interface(port, |known| known.interface.add_party(now, key, endpoint, ies));
    }

    pub(super) fn party(&self, call: CallId, party: u16) -> Option<&Party> {
        self.connections.get(&call)?.parties.get(&party)
    }
}

/// Elements that a switch passes on as they came.
fn goes_on(ie: &Ie) -> bool {
    let own = matches!(ie.id(), id::CONNECTION | id::ENDPOINT_REF | id::DTL | id::CRANKBACK);
    ie.is_known() && !ie.is_damaged() && !own
}

fn dtl_of(message: &Message) -> Option<Dtl> {
    message.find(|ie| match ie {
        Ie::Dtl(dtl) => Some(dtl.clone()),
        _ => None,
    })
}

const fn endpoint(ie: &Ie) -> Option<u16> {
    match ie {
        Ie::EndpointRef(endpoint) => Some(endpoint.value),
        _ => None,
    }
}
