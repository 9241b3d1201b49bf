//! End systems and switches, joined by pipes of one latency.

use std::collections::{BTreeMap, BTreeSet};

use lanelab_protocols::pnni::{Link, LinkId, Metrics, Node, NodeId, PortRef, Reachable, Topology};
use lanelab_protocols::signalling::Counters;
use lanelab_protocols::signalling::exchange::{self, Channel, Exchange, PortConfig, PortKind};
use lanelab_protocols::signalling::user::{self, User};
use lanelab_protocols::table::TableId;
use lanelab_protocols::vcc::{Blli, Call, PartyId, ServiceCategory, Traffic, VccEvent, VccId, VccRequest};
use lanelab_protocols::wire::q2931::{Message, MessageKind};
use lanelab_protocols::wire::{AtmAddress, AtmPrefix, EthernetAddress};
use lanelab_protocols::{Duration, Instant, Machine, Output, Value};

pub(crate) const LATENCY: Duration = Duration::from_millis(1);
pub(crate) const CAPACITY: u32 = 353_207;

/// One end of a signalling link.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum End {
    User(usize),
    Switch(NodeId, PortRef),
}

/// Everything under test.
pub(crate) struct Network {
    pub(crate) now: Instant,
    users: Vec<User>,
    switches: BTreeMap<NodeId, Exchange>,
    configs: BTreeMap<NodeId, Vec<PortConfig>>,
    wires: BTreeMap<End, End>,
    flying: BTreeMap<(Instant, u64), (End, Vec<u8>)>,
    sent: u64,
    timeouts: BTreeMap<End, Option<Instant>>,
    pub(crate) topology: Topology,
    pub(crate) user_events: Vec<(usize, user::Event)>,
    pub(crate) switch_events: Vec<(NodeId, exchange::Event)>,
    pub(crate) messages: Vec<(End, Message)>,
    pub(crate) rows: BTreeSet<(NodeId, Channel, Channel)>,
    /// Messages of these kinds vanish.
    pub(crate) lost: BTreeSet<MessageKind>,
    /// The message with this number vanishes, counted from 1.
    pub(crate) lost_number: Option<usize>,
    dead: BTreeSet<End>,
}

/// The address of the `n`-th end system, at a switch.
pub(crate) fn address(switch: u32, n: u8) -> AtmAddress {
    AtmAddress::new(prefix(switch), EthernetAddress([0, 0x20, 0xda, 0, 0, n]), 0)
}

fn prefix(switch: u32) -> AtmPrefix {
    let mut prefix = AtmPrefix([0x47, 0, 5, 0x80, 0xff, 0xe1, 0, 0, 0, 0, 0, 0, 0]);
    prefix.0[12] = switch as u8;
    prefix
}

pub(crate) const fn port(port: u16) -> PortRef {
    PortRef::new(port, 0)
}

impl Network {
    /// Switches 1 to `switches`; each has end systems at ports 1 and 2 with addresses 1 and 2, which are users
    /// `2 * (switch - 1)` and the next. A trunk is `(a, port of a, b, port of b, cells/s)`.
    pub(crate) fn new(switches: u32, trunks: &[(u32, PortRef, u32, PortRef, u32)]) -> Self {
        let mut configs: BTreeMap<NodeId, Vec<PortConfig>> = BTreeMap::new();
        let mut topology = Topology::default();
        for switch in 1..=switches {
            let uni = |number| config(port(number), PortKind::Uni, CAPACITY);
            configs.insert(NodeId(switch), vec![uni(1), uni(2)]);
            let reachable = vec![Reachable::prefix(prefix(switch))];
            topology.nodes.insert(NodeId(switch), Node { reachable, restricted_transit: false });
        }
        for &(a, a_port, b, b_port, capacity) in trunks {
            for (from, from_port, to, to_port) in [(a, a_port, b, b_port), (b, b_port, a, a_port)] {
                let (from, to) = (NodeId(from), NodeId(to));
                let kind = PortKind::Nni { peer: to, peer_port: to_port };
                configs.get_mut(&from).expect("a switch").push(config(from_port, kind, capacity));
                let metrics = [Some(Metrics::idle(capacity)); 5];
                let link = Link { from, from_port, to, to_port, up: true, metrics, ctd: 10, cdv: 0 };
                topology.links.insert(LinkId(topology.links.len() as u32), link);
            }
        }
        Self::with(configs, topology)
    }

    pub(crate) fn with(configs: BTreeMap<NodeId, Vec<PortConfig>>, topology: Topology) -> Self {
        let mut network = Self {
            now: Instant::ZERO,
            users: Vec::new(),
            switches: BTreeMap::new(),
            configs,
            wires: BTreeMap::new(),
            flying: BTreeMap::new(),
            sent: 0,
            timeouts: BTreeMap::new(),
            topology,
            user_events: Vec::new(),
            switch_events: Vec::new(),
            messages: Vec::new(),
            rows: BTreeSet::new(),
            lost: BTreeSet::new(),
            lost_number: None,
            dead: BTreeSet::new(),
        };
        for (node, ports) in network.configs.clone() {
            let mut exchange = Exchange::new(exchange::Config::new(node, ports.clone()));
            exchange.handle_input(Instant::ZERO, exchange::Input::Topology(network.topology.clone()));
            network.switches.insert(node, exchange);
            for port in ports {
                let here = End::Switch(node, port.port);
                let there = match port.kind {
                    PortKind::Nni { peer, peer_port } => End::Switch(peer, peer_port),
                    PortKind::Uni => {
                        network.users.push(User::new(user::Config::default()));
                        let user = End::User(network.users.len() - 1);
                        network.wires.insert(user, here);
                        user
                    }
                };
                network.wires.insert(here, there);
                if port.kind == PortKind::Uni {
                    let address = address(node.0, port.port.port as u8);
                    network.switch(node.0, exchange::Input::Registered { port: port.port, address });
                }
            }
        }
        for end in network.wires.keys().copied().collect::<Vec<_>>() {
            network.saal(end, true);
        }
        network
    }

    pub(crate) fn saal(&mut self, end: End, up: bool) {
        match (end, up) {
            (End::User(user), true) => self.user(user, user::Input::SaalUp),
            (End::User(user), false) => self.user(user, user::Input::SaalDown),
            (End::Switch(node, port), true) => self.switch(node.0, exchange::Input::SaalUp { port }),
            (End::Switch(node, port), false) => self.switch(node.0, exchange::Input::SaalDown { port }),
        }
    }

    /// Nothing reaches this end any more.
    pub(crate) fn kill(&mut self, end: End) {
        self.dead.insert(end);
    }

    pub(crate) fn flood(&mut self) {
        for node in self.switches.keys().copied().collect::<Vec<_>>() {
            self.switch(node.0, exchange::Input::Topology(self.topology.clone()));
        }
    }

    pub(crate) fn user(&mut self, user: usize, input: user::Input) {
        self.users[user].handle_input(self.now, input);
        let timeout = loop {
            match self.users[user].poll_output() {
                Output::Transmit(user::Transmit::Message(octets)) => self.send(End::User(user), octets),
                Output::Event(event) => self.user_events.push((user, event)),
                Output::Timeout(at) => break at,
            }
        };
        self.timeouts.insert(End::User(user), timeout);
    }

    pub(crate) fn switch(&mut self, switch: u32, input: exchange::Input) {
        let node = NodeId(switch);
        let now = self.now;
        self.switches.get_mut(&node).expect("a switch").handle_input(now, input);
        let timeout = loop {
            match self.switches.get_mut(&node).expect("a switch").poll_output() {
                Output::Transmit(exchange::Transmit::Message { port, octets }) => {
                    self.send(End::Switch(node, port), octets);
                }
                Output::Event(event) => {
                    match event {
                        exchange::Event::Connect { input, output, .. } => {
                            assert!(self.rows.insert((node, input, output)), "{event:?}");
                        }
                        exchange::Event::Disconnect { input, output, .. } => {
                            assert!(self.rows.remove(&(node, input, output)), "{event:?}");
                        }
                        _ => {}
                    }
                    self.switch_events.push((node, event));
                }
                Output::Timeout(at) => break at,
            }
        };
        self.timeouts.insert(End::Switch(node, PortRef::default()), timeout);
    }

    fn send(&mut self, from: End, octets: Vec<u8>) {
        let message = Message::parse(&octets).expect("a message");
        let kind = message.kind;
        self.messages.push((from, message));
        let to = self.wires[&from];
        let number = Some(self.messages.len());
        if !self.lost.contains(&kind) && !self.dead.contains(&to) && self.lost_number != number {
            self.sent += 1;
            self.flying.insert((self.now + LATENCY, self.sent), (to, octets));
        }
    }

    /// Hands octets to an end as if they had come in.
    pub(crate) fn inject(&mut self, to: End, octets: Vec<u8>) {
        match to {
            End::User(user) => self.user(user, user::Input::Message(octets)),
            End::Switch(node, port) => self.switch(node.0, exchange::Input::Message { port, octets }),
        }
    }

    /// Lets `span` pass.
    pub(crate) fn run(&mut self, span: Duration) {
        let until = self.now + span;
        loop {
            let arrival = self.flying.first_key_value().map(|(&(at, _), _)| at);
            let timer = self.timeouts.iter().filter_map(|(&end, &at)| at.map(|at| (at, end))).min();
            let next = arrival.into_iter().chain(timer.map(|(at, _)| at)).min();
            let Some(next) = next.filter(|&at| at <= until) else { break };
            self.now = next;
            if arrival == Some(next) {
                let (_, (to, octets)) = self.flying.pop_first().expect("an arrival");
                self.inject(to, octets);
                continue;
            }
            match timer.expect("a timer").1 {
                End::User(user) => self.user(user, user::Input::Timer),
                End::Switch(node, _) => self.switch(node.0, exchange::Input::Timer),
            }
        }
        self.now = until;
    }

    pub(crate) fn settle(&mut self) {
        self.run(Duration::from_millis(500));
    }

    pub(crate) fn request(&mut self, user: usize, request: VccRequest) {
        self.user(user, user::Input::Request(request));
    }

    /// User `user` calls as its `n`-th VCC.
    pub(crate) fn call(&mut self, user: usize, n: u32, call: Call) -> VccId {
        let vcc = VccId::outgoing(n);
        self.request(user, VccRequest::Setup { vcc, call: Box::new(call) });
        vcc
    }

    pub(crate) fn add(&mut self, user: usize, vcc: VccId, party: u16, called: AtmAddress) {
        self.request(user, VccRequest::AddParty { vcc, party: PartyId(party), called });
    }

    /// Accepts whatever comes in at users until nothing more does.
    pub(crate) fn answer_all(&mut self) {
        for _ in 0..40 {
            self.run(Duration::from_millis(5));
            for (user, vcc) in self.unanswered() {
                self.request(user, VccRequest::Accept { vcc });
            }
        }
    }

    /// Calls that have come in and are neither connected nor released, accepted ones without CONNECT ACK included.
    fn unanswered(&self) -> Vec<(usize, VccId)> {
        let mut open = BTreeSet::new();
        for (user, event) in &self.user_events {
            match event {
                user::Event::Vcc(VccEvent::Incoming { vcc, .. }) => open.insert((*user, *vcc)),
                user::Event::Vcc(VccEvent::Connected { vcc } | VccEvent::Released { vcc, .. }) => {
                    open.remove(&(*user, *vcc))
                }
                _ => false,
            };
        }
        open.into_iter().collect()
    }

    /// Events of a user's VCCs since the last call.
    pub(crate) fn vccs(&mut self, user: usize) -> Vec<VccEvent> {
        let mut events = Vec::new();
        self.user_events.retain(|(to, event)| match event {
            user::Event::Vcc(event) if *to == user => {
                events.push(event.clone());
                false
            }
            _ => true,
        });
        events
    }

    /// Messages of one kind that an end sent.
    pub(crate) fn count(&self, from: End, kind: MessageKind) -> usize {
        self.messages.iter().filter(|(end, message)| (*end, message.kind) == (from, kind)).count()
    }

    /// Where cells that a user sends into its channel come out, as (switch, channel).
    pub(crate) fn follow(&self, switch: u32, input: Channel) -> Vec<(u32, Channel)> {
        let outputs = self.rows.iter().filter(|(node, from, _)| (node.0, *from) == (switch, input));
        outputs
            .flat_map(|&(node, _, output)| {
                match self.wires[&End::Switch(node, PortRef::new(output.port, output.vpi))] {
                    End::User(_) => vec![(node.0, output)],
                    End::Switch(next, port) => self.follow(next.0, Channel::new(port, output.vci)),
                }
            })
            .collect()
    }

    pub(crate) fn available(&self, switch: u32, port: PortRef) -> u32 {
        self.switches[&NodeId(switch)].available(port).expect("a port")
    }

    /// What an end system's call control counted.
    pub(crate) fn user_counters(&self, user: usize) -> Counters {
        self.users[user].counters()
    }

    /// What a switch counted.
    pub(crate) fn switch_counters(&self, switch: u32) -> exchange::Counters {
        self.switches[&NodeId(switch)].counters()
    }

    /// When each of a switch's end systems was registered.
    pub(crate) fn registered_since(&self, switch: u32) -> Vec<Instant> {
        self.switches[&NodeId(switch)].tables()[1].rows.iter().map(|row| row.since).collect()
    }

    /// A port's row of the table of ports: cells/s set aside to send, to receive, left, and VCIs in use.
    pub(crate) fn port_row(&self, switch: u32, port: PortRef) -> Vec<Value> {
        let tables = self.switches[&NodeId(switch)].tables();
        let ports = tables.iter().find(|table| table.id == TableId::Ports).expect("a table of ports");
        let row = ports.rows.iter().find(|row| row.cells[0] == port.into()).expect("the port");
        row.cells[4..].to_vec()
    }

    /// Rows of the first table of a switch: its calls.
    pub(crate) fn calls_at(&self, switch: u32) -> usize {
        self.switches[&NodeId(switch)].tables()[0].rows.len()
    }
}

pub(crate) const fn config(port: PortRef, kind: PortKind, capacity: u32) -> PortConfig {
    PortConfig { port, kind, first_vci: 32, last_vci: 1023, capacity }
}

/// A best-effort call between end systems given as (switch, number).
pub(crate) fn best_effort(from: (u32, u8), to: (u32, u8)) -> Call {
    Call::best_effort(address(to.0, to.1), address(from.0, from.1), Blli::LaneData, 1516)
}

/// A constant-rate call, the same both ways.
pub(crate) fn constant(from: (u32, u8), to: (u32, u8), pcr: u32) -> Call {
    let rate = Traffic { pcr, ..Traffic::default() };
    Call { category: ServiceCategory::Cbr, forward: rate, backward: rate, ..best_effort(from, to) }
}
