//! An ATM network in virtual time for tests of whole protocols: calls between ATM addresses are answered after a
//! latency, PDUs and frames arrive after the same latency, and single control PDUs can be lost.
//!
//! Everything takes one latency from entity to entity, so nothing overtakes anything. What entities are is the test's
//! matter: see [`Entity`].

use std::collections::{BTreeMap, VecDeque};

use lanelab_protocols::vcc::{Call, Cause, PartyId, VccEvent, VccId, VccRequest};
use lanelab_protocols::wire::AtmAddress;
use lanelab_protocols::{Duration, Instant};

/// A protocol machine, or several in one box, at ATM addresses of its own.
pub(crate) trait Entity {
    /// A user's frame with what the machines need to know of it.
    type Frame: Clone;
    /// What entities tell each other outside the network, such as a LES its BUS.
    type Note;

    fn vcc(&mut self, now: Instant, event: VccEvent);
    fn pdu(&mut self, now: Instant, vcc: VccId, octets: Vec<u8>);
    fn frame(&mut self, now: Instant, vcc: VccId, frame: Self::Frame);
    fn note(&mut self, now: Instant, note: Self::Note);
    fn timer(&mut self, now: Instant);
    fn poll(&mut self, now: Instant) -> Action<Self::Frame, Self::Note>;
}

/// What an entity wants.
pub(crate) enum Action<F, N> {
    Vcc(VccRequest),
    Pdu {
        vcc: VccId,
        octets: Vec<u8>,
    },
    Frame {
        vcc: VccId,
        frame: F,
    },
    /// For the entity at this address, at once.
    Note {
        to: AtmAddress,
        note: N,
    },
    /// A line for the log.
    Log(String),
    /// Nothing more before then.
    Timeout(Option<Instant>),
}

/// An entity in the cloud, in the order in which they were added.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct NodeId(usize);

pub(crate) struct Cloud<E: Entity> {
    now: Instant,
    latency: Duration,
    nodes: Vec<Node<E>>,
    /// What is on its way, by arrival and order of sending.
    under_way: BTreeMap<(Instant, u64), Delivery<E::Frame>>,
    sent: u64,
    connections: Vec<Connection>,
    /// Which connection each end belongs to, and as which party; the root's has none.
    ends: BTreeMap<(NodeId, VccId), (usize, Option<PartyId>)>,
    pdus: u64,
    lost: Option<u64>,
    pub(crate) log: Vec<String>,
}

struct Node<E> {
    name: String,
    addresses: Vec<AtmAddress>,
    entity: E,
    timeout: Option<Instant>,
    incoming: u32,
    reachable: bool,
}

struct Connection {
    root: (NodeId, VccId),
    call: Call,
    connected: bool,
    parties: BTreeMap<PartyId, Party>,
}

#[derive(Clone, Copy)]
struct Party {
    end: (NodeId, VccId),
    connected: bool,
}

enum Delivery<F> {
    Vcc(NodeId, VccEvent),
    /// A set-up or an ADD PARTY arrives where the called address is, if anywhere.
    Call {
        connection: usize,
        party: PartyId,
        called: AtmAddress,
    },
    Pdu(NodeId, VccId, Vec<u8>),
    Frame(NodeId, VccId, F),
}

#[allow(dead_code, reason = "each test binary uses what it needs")]
impl<E: Entity> Cloud<E> {
    pub(crate) fn new(latency: Duration) -> Self {
        Self {
            now: Instant::ZERO,
            latency,
            nodes: Vec::new(),
            under_way: BTreeMap::new(),
            sent: 0,
            connections: Vec::new(),
            ends: BTreeMap::new(),
            pdus: 0,
            lost: None,
            log: Vec::new(),
        }
    }

    pub(crate) fn add(&mut self, name: &str, addresses: &[AtmAddress], entity: E) -> NodeId {
        self.nodes.push(Node {
            name: name.into(),
            addresses: addresses.to_vec(),
            entity,
            timeout: None,
            incoming: 0,
            reachable: true,
        });
        NodeId(self.nodes.len() - 1)
    }

    pub(crate) fn now(&self) -> Instant {
        self.now
    }

    pub(crate) fn entity(&self, node: NodeId) -> &E {
        &self.nodes[node.0].entity
    }

    /// VCCs that end at an entity.
    fn vccs_at(&self, node: NodeId) -> Vec<VccId> {
        self.ends.keys().filter(|end| end.0 == node).map(|end| end.1).collect()
    }

    /// VCCs by which an entity can be sent something: all but those from it to many.
    pub(crate) fn vccs_to(&self, node: NodeId) -> Vec<VccId> {
        let mut vccs = self.vccs_at(node);
        vccs.retain(|vcc| {
            let (connection, party) = self.ends[&(node, *vcc)];
            party.is_some() || !self.connections[connection].call.multipoint
        });
        vccs
    }

    /// Control PDUs that arrived or were lost so far, each copy of a point-to-multipoint VCC counting.
    pub(crate) fn pdus(&self) -> u64 {
        self.pdus
    }

    /// Loses the `n`-th of them, counted from 0.
    pub(crate) fn lose(&mut self, n: u64) {
        self.lost = Some(n);
    }

    /// Calls to this entity fail, or succeed again.
    pub(crate) fn set_reachable(&mut self, node: NodeId, reachable: bool) {
        self.nodes[node.0].reachable = reachable;
    }

    /// Connected VCCs between two entities, whoever called.
    pub(crate) fn vccs_between(&self, one: NodeId, other: NodeId) -> Vec<Call> {
        let joins = |connection: &&Connection| {
            let reaches = |from: NodeId, to: NodeId| {
                connection.root.0 == from
                    && connection.parties.values().any(|party| party.connected && party.end.0 == to)
            };
            connection.connected && (reaches(one, other) || reaches(other, one))
        };
        self.connections.iter().filter(joins).map(|connection| connection.call).collect()
    }

    /// Lets the test act on an entity, then does what that wants.
    pub(crate) fn act<R>(&mut self, node: NodeId, act: impl FnOnce(&mut E, Instant) -> R) -> R {
        let result = act(&mut self.nodes[node.0].entity, self.now);
        self.drain(node);
        result
    }

    /// The network clears every VCC that ends at the entity, at both ends.
    pub(crate) fn cut_off(&mut self, node: NodeId, cause: Cause) {
        for vcc in self.vccs_at(node) {
            self.clear((node, vcc), cause);
            self.send(Delivery::Vcc(node, VccEvent::Released { vcc, cause }));
        }
    }

    /// Lets everything happen up to `end`.
    pub(crate) fn run_until(&mut self, end: Instant) {
        while self.next().is_some_and(|next| next <= end) {
            self.step();
        }
        self.now = self.now.max(end);
    }

    pub(crate) fn run_for(&mut self, span: Duration) {
        self.run_until(self.now + span);
    }

    /// Goes on until `done`, at most until `limit` has passed; says whether it is done.
    pub(crate) fn run_to(&mut self, limit: Duration, done: impl Fn(&Self) -> bool) -> bool {
        let end = self.now + limit;
        while !done(self) {
            if self.next().is_none_or(|next| next > end) {
                return false;
            }
            self.step();
        }
        true
    }

    /// When something happens next.
    fn next(&self) -> Option<Instant> {
        let arrival = self.under_way.keys().next().map(|(at, _)| *at);
        self.nodes.iter().filter_map(|node| node.timeout).chain(arrival).min()
    }

    fn step(&mut self) {
        let Some(next) = self.next() else { return };
        self.now = self.now.max(next);
        let now = self.now;
        if let Some(first) = self.under_way.first_entry().filter(|first| first.key().0 <= now) {
            let delivery = first.remove();
            self.deliver(delivery);
            return;
        }
        let due = self.nodes.iter().position(|node| node.timeout.is_some_and(|at| at <= now));
        let due = NodeId(due.expect("a timeout was next"));
        self.act(due, |entity, now| entity.timer(now));
        let after = self.nodes[due.0].timeout;
        let name = &self.nodes[due.0].name;
        assert!(after.is_none_or(|at| at > now), "{name} asks for its timer again at once: {after:?}");
    }

    fn deliver(&mut self, delivery: Delivery<E::Frame>) {
        match delivery {
            Delivery::Vcc(node, event) => self.act(node, |entity, now| entity.vcc(now, event)),
            Delivery::Call { connection, party, called } => self.arrive(connection, party, called),
            Delivery::Pdu(node, vcc, octets) => {
                let index = self.pdus;
                self.pdus += 1;
                if self.lost == Some(index) {
                    self.note(node, "a control PDU for it is lost");
                } else if self.ends.contains_key(&(node, vcc)) {
                    self.act(node, |entity, now| entity.pdu(now, vcc, octets));
                }
            }
            Delivery::Frame(node, vcc, frame) => {
                if self.ends.contains_key(&(node, vcc)) {
                    self.act(node, |entity, now| entity.frame(now, vcc, frame));
                }
            }
        }
    }

    fn arrive(&mut self, connection: usize, party: PartyId, called: AtmAddress) {
        let root = self.connections[connection].root;
        // The caller may have given up in between.
        if !self.ends.contains_key(&root) {
            return;
        }
        let target = self.nodes.iter().position(|node| node.addresses.contains(&called));
        let cause = match target {
            None => Cause::UNALLOCATED_NUMBER,
            Some(index) if !self.nodes[index].reachable => Cause::DESTINATION_OUT_OF_ORDER,
            Some(index) => {
                let vcc = VccId::incoming(self.nodes[index].incoming);
                self.nodes[index].incoming += 1;
                let end = (NodeId(index), vcc);
                self.ends.insert(end, (connection, Some(party)));
                let connection = &mut self.connections[connection];
                connection.parties.insert(party, Party { end, connected: false });
                let call = Call { called, ..connection.call };
                self.act(NodeId(index), |entity, now| {
                    entity.vcc(now, VccEvent::Incoming { vcc, call: Box::new(call) })
                });
                return;
            }
        };
        self.party_gone(connection, party, cause);
    }

    /// Does everything that an entity wants, and what others want because of it.
    fn drain(&mut self, node: NodeId) {
        let mut queue = VecDeque::from([(node, None)]);
        while let Some((node, note)) = queue.pop_front() {
            if let Some(note) = note {
                self.nodes[node.0].entity.note(self.now, note);
            }
            loop {
                match self.nodes[node.0].entity.poll(self.now) {
                    Action::Vcc(request) => self.request(node, request),
                    Action::Pdu { vcc, octets } => {
                        for (to, vcc) in self.receivers((node, vcc)) {
                            self.send(Delivery::Pdu(to, vcc, octets.clone()));
                        }
                    }
                    Action::Frame { vcc, frame } => {
                        for (to, vcc) in self.receivers((node, vcc)) {
                            self.send(Delivery::Frame(to, vcc, frame.clone()));
                        }
                    }
                    Action::Note { to, note } => {
                        let to = self.nodes.iter().position(|node| node.addresses.contains(&to));
                        queue.push_back((NodeId(to.expect("a note is for somebody")), Some(note)));
                    }
                    Action::Log(line) => self.note(node, &line),
                    Action::Timeout(at) => {
                        self.nodes[node.0].timeout = at;
                        break;
                    }
                }
            }
        }
    }

    fn note(&mut self, node: NodeId, line: &str) {
        self.log.push(format!("{} {}: {line}", self.now, self.nodes[node.0].name));
    }

    fn send(&mut self, delivery: Delivery<E::Frame>) {
        self.under_way.insert((self.now + self.latency, self.sent), delivery);
        self.sent += 1;
    }

    /// The ends that receive what `end` sends.
    fn receivers(&self, end: (NodeId, VccId)) -> Vec<(NodeId, VccId)> {
        let Some(&(connection, party)) = self.ends.get(&end) else { return Vec::new() };
        let connection = &self.connections[connection];
        match party {
            None => {
                connection.parties.values().filter(|party| party.connected).map(|party| party.end).collect()
            }
            Some(_) if connection.call.multipoint => Vec::new(),
            Some(_) => vec![connection.root],
        }
    }

    fn request(&mut self, node: NodeId, request: VccRequest) {
        match request {
            VccRequest::Setup { vcc, call } => {
                let root = (node, vcc);
                let connection = self.connections.len();
                let before = self.ends.insert(root, (connection, None));
                assert!(before.is_none() && !vcc.is_incoming(), "{vcc:?} is not a fresh outgoing id");
                let parties = BTreeMap::new();
                self.connections.push(Connection { root, call: *call, connected: false, parties });
                self.send(Delivery::Call { connection, party: PartyId(0), called: call.called });
            }
            VccRequest::AddParty { vcc, party, called } => {
                // News that it is gone may be on its way.
                let Some(&(connection, role)) = self.ends.get(&(node, vcc)) else { return };
                let held = &self.connections[connection];
                assert!(role.is_none() && held.call.multipoint && held.connected, "no party can be added");
                assert!(!held.parties.contains_key(&party), "{party:?} is not fresh");
                self.send(Delivery::Call { connection, party, called });
            }
            VccRequest::DropParty { vcc, party, cause } => {
                let Some(&(connection, _)) = self.ends.get(&(node, vcc)) else { return };
                if let Some(gone) = self.connections[connection].parties.remove(&party) {
                    self.ends.remove(&gone.end);
                    self.send(Delivery::Vcc(gone.end.0, VccEvent::Released { vcc: gone.end.1, cause }));
                }
                if self.connections[connection].parties.is_empty() {
                    self.ends.remove(&(node, vcc));
                }
            }
            VccRequest::Accept { vcc } => self.accept((node, vcc)),
            VccRequest::Reject { vcc, cause } | VccRequest::Release { vcc, cause } => {
                self.clear((node, vcc), cause);
            }
        }
    }

    fn accept(&mut self, end: (NodeId, VccId)) {
        // The caller may have given up in between.
        let Some(&(index, Some(party))) = self.ends.get(&end) else { return };
        let connection = &mut self.connections[index];
        let first = !connection.connected;
        connection.connected = true;
        if let Some(party) = connection.parties.get_mut(&party) {
            party.connected = true;
        }
        let (root, vcc) = connection.root;
        let news = if first { VccEvent::Connected { vcc } } else { VccEvent::PartyAdded { vcc, party } };
        self.send(Delivery::Vcc(root, news));
        self.send(Delivery::Vcc(end.0, VccEvent::Connected { vcc: end.1 }));
    }

    /// Takes an end off its connection and sends events to the ends that this concerns, but not to that end itself.
    fn clear(&mut self, end: (NodeId, VccId), cause: Cause) {
        let Some((connection, party)) = self.ends.remove(&end) else { return };
        if let Some(party) = party {
            self.connections[connection].parties.remove(&party);
            self.party_gone(connection, party, cause);
            return;
        }
        self.connections[connection].connected = false;
        for party in core::mem::take(&mut self.connections[connection].parties).into_values() {
            let (node, vcc) = party.end;
            if self.ends.remove(&party.end).is_some() {
                self.send(Delivery::Vcc(node, VccEvent::Released { vcc, cause }));
            }
        }
    }

    /// Tells the root that a party is not, or no longer, there: with the last one the VCC goes.
    fn party_gone(&mut self, connection: usize, party: PartyId, cause: Cause) {
        let held = &mut self.connections[connection];
        let (root, vcc) = held.root;
        let event = if held.connected && !held.parties.is_empty() {
            VccEvent::PartyDropped { vcc, party, cause }
        } else {
            held.connected = false;
            self.ends.remove(&(root, vcc));
            VccEvent::Released { vcc, cause }
        };
        self.send(Delivery::Vcc(root, event));
    }
}
