//! A whole subnet: two clients and their server on a network that sets up every call at once.

use std::collections::{BTreeMap, VecDeque};

use lanelab_protocols::clip::client::{self, Client};
use lanelab_protocols::clip::server::{self, AtmArpServer};
use lanelab_protocols::vcc::{Cause, VccEvent, VccId, VccRequest};
use lanelab_protocols::wire::Ipv4Address;
use lanelab_protocols::{FrameId, Instant};
use proptest::prelude::*;

use crate::clip_client::address;
use crate::drive::{at, step};
use crate::effort::cases;

pub(crate) const SERVER: usize = 0;

/// What reaches a node: 0 is the server, others are clients.
enum Action {
    Vcc(VccEvent),
    Pdu(VccId, Vec<u8>),
    Frame(VccId, FrameId),
}

pub(crate) struct Subnet {
    server: AtmArpServer,
    clients: Vec<Client>,
    /// The far end of a node's VCC.
    ends: BTreeMap<(usize, VccId), (usize, VccId)>,
    incoming: u32,
    wakes: Vec<Option<Instant>>,
    actions: VecDeque<(usize, Action)>,
    pub(crate) arrived: Vec<(usize, FrameId)>,
    dropped: Vec<FrameId>,
}

const fn ip(node: usize) -> Ipv4Address {
    Ipv4Address([10, 1, 0, node as u8])
}

impl Subnet {
    /// A server and `clients` clients, all started at 0 s.
    pub(crate) fn new(clients: usize) -> Self {
        let client = |node| Client::new(client::Config::new(ip(node), vec![address(SERVER as u8)]));
        let mut subnet = Self {
            server: AtmArpServer::new(server::Config::new(ip(SERVER))),
            clients: (1..=clients).map(client).collect(),
            ends: BTreeMap::new(),
            incoming: 0,
            wakes: vec![None; clients + 1],
            actions: VecDeque::new(),
            arrived: Vec::new(),
            dropped: Vec::new(),
        };
        subnet.server(at(0), server::Input::Start(address(SERVER as u8)));
        for node in 1..=clients {
            subnet.client(at(0), node, client::Input::Start(address(node as u8)));
        }
        subnet.settle(at(0));
        subnet
    }

    fn server(&mut self, now: Instant, input: server::Input) {
        let done = step(&mut self.server, now, input);
        self.wakes[SERVER] = done.wake;
        for transmit in done.transmits {
            match transmit {
                server::Transmit::Pdu { vcc, octets } => {
                    self.across(SERVER, vcc, |vcc| Action::Pdu(vcc, octets));
                }
                server::Transmit::Vcc(request) => self.signal(SERVER, request),
            }
        }
    }

    fn client(&mut self, now: Instant, node: usize, input: client::Input) {
        let done = step(&mut self.clients[node - 1], now, input);
        self.wakes[node] = done.wake;
        for transmit in done.transmits {
            match transmit {
                client::Transmit::Pdu { vcc, octets } => {
                    self.across(node, vcc, |vcc| Action::Pdu(vcc, octets));
                }
                client::Transmit::Own(client::OwnTransmit::Frame { vcc, frame }) => {
                    self.across(node, vcc, |vcc| Action::Frame(vcc, frame));
                }
                client::Transmit::Vcc(request) => self.signal(node, request),
            }
        }
        for event in done.events {
            if let client::Event::Dropped { frame, .. } = event {
                self.dropped.push(frame);
            }
        }
    }

    fn across(&mut self, node: usize, vcc: VccId, action: impl FnOnce(VccId) -> Action) {
        if let Some((peer, far)) = self.ends.get(&(node, vcc)) {
            self.actions.push_back((*peer, action(*far)));
        }
    }

    fn signal(&mut self, node: usize, request: VccRequest) {
        match request {
            VccRequest::Setup { vcc, call } => {
                let peer = usize::from(call.called.0[18]);
                if peer > self.clients.len() {
                    let event = VccEvent::Released { vcc, cause: Cause::UNALLOCATED_NUMBER };
                    return self.actions.push_back((node, Action::Vcc(event)));
                }
                let far = VccId::incoming(self.incoming);
                self.incoming += 1;
                self.ends.insert((node, vcc), (peer, far));
                self.ends.insert((peer, far), (node, vcc));
                self.actions.push_back((peer, Action::Vcc(VccEvent::Incoming { vcc: far, call })));
            }
            VccRequest::Accept { vcc } => {
                self.across(node, vcc, |vcc| Action::Vcc(VccEvent::Connected { vcc }));
                self.actions.push_back((node, Action::Vcc(VccEvent::Connected { vcc })));
            }
            VccRequest::Reject { vcc, cause } | VccRequest::Release { vcc, cause } => {
                self.across(node, vcc, |vcc| Action::Vcc(VccEvent::Released { vcc, cause }));
                if let Some(far) = self.ends.remove(&(node, vcc)) {
                    self.ends.remove(&far);
                }
            }
            VccRequest::AddParty { .. } | VccRequest::DropParty { .. } => panic!("no tree in Classical IP"),
        }
    }

    /// VCCs that end at a node.
    pub(crate) fn vccs_at(&self, node: usize) -> Vec<VccId> {
        self.ends.keys().filter(|end| end.0 == node).map(|end| end.1).collect()
    }

    /// Hands a node a PDU that nobody sent; says how many it has dropped as malformed because of it.
    pub(crate) fn inject(&mut self, now: Instant, node: usize, vcc: VccId, octets: Vec<u8>) -> u64 {
        let malformed = |subnet: &Self| match node {
            SERVER => subnet.server.counters().malformed,
            _ => subnet.clients[node - 1].counters().malformed,
        };
        let before = malformed(self);
        self.actions.push_back((node, Action::Pdu(vcc, octets)));
        self.settle(now);
        malformed(self) - before
    }

    fn settle(&mut self, now: Instant) {
        while let Some((node, action)) = self.actions.pop_front() {
            match (node, action) {
                (SERVER, Action::Vcc(event)) => self.server(now, server::Input::Vcc(event)),
                (SERVER, Action::Pdu(vcc, octets)) => {
                    self.server(now, server::Input::Pdu { vcc, octets: octets.into() })
                }
                (SERVER, Action::Frame(..)) => panic!("a frame for the server"),
                (_, Action::Vcc(event)) => self.client(now, node, client::Input::Vcc(event)),
                (_, Action::Pdu(vcc, octets)) => {
                    self.client(now, node, client::Input::Pdu { vcc, octets: octets.into() })
                }
                (_, Action::Frame(vcc, frame)) => {
                    self.arrived.push((node, frame));
                    self.client(now, node, client::Input::Own(client::OwnInput::Received { vcc }));
                }
            }
        }
    }

    /// Runs every timer up to and including `until`.
    pub(crate) fn run(&mut self, until: Instant) {
        while let Some(now) = self.wakes.iter().flatten().min().copied().filter(|now| *now <= until) {
            for node in 0..self.wakes.len() {
                match (node, self.wakes[node]) {
                    (SERVER, Some(wake)) if wake <= now => self.server(now, server::Input::Timer),
                    (_, Some(wake)) if wake <= now => self.client(now, node, client::Input::Timer),
                    _ => {}
                }
            }
            self.settle(now);
        }
    }

    pub(crate) fn send(&mut self, now: Instant, from: usize, to: usize, frame: u32) {
        self.run(now);
        self.client(
            now,
            from,
            client::Input::Own(client::OwnInput::Send { next_hop: ip(to), frame: FrameId(frame) }),
        );
        self.settle(now);
    }
}

#[test]
fn two_clients_find_each_other_and_share_one_vcc() {
    let mut subnet = Subnet::new(2);
    subnet.send(at(1), 1, 2, 1);
    subnet.send(at(1), 2, 1, 2);
    assert_eq!(subnet.arrived, [(2, FrameId(1)), (1, FrameId(2))]);
    assert_eq!(subnet.ends.len(), 2 * 3, "one VCC to the server each, and one between them");
}

#[test]
fn a_quiet_subnet_keeps_its_registrations_and_drops_the_idle_vcc() {
    let mut subnet = Subnet::new(2);
    subnet.send(at(1), 1, 2, 1);
    subnet.run(at(100_000));
    assert_eq!(subnet.ends.len(), 2 * 2);
    for node in 1..=2 {
        assert_eq!(subnet.server.lookup(ip(node)), Some(address(node as u8)));
        assert_eq!(subnet.clients[node - 1].registration(), client::RegistrationState::Registered);
    }
    subnet.send(at(100_001), 2, 1, 2);
    assert_eq!(subnet.arrived.last(), Some(&(1, FrameId(2))));
    assert!(subnet.dropped.is_empty());
}

#[test]
fn after_the_server_dies_and_returns_everybody_registers_again() {
    let mut subnet = Subnet::new(2);
    subnet.server(at(10), server::Input::Stop);
    subnet.settle(at(10));
    subnet.send(at(11), 1, 2, 1);
    subnet.run(at(60));
    assert_eq!(subnet.dropped, [FrameId(1)]);
    subnet.server(at(60), server::Input::Start(address(SERVER as u8)));
    subnet.run(at(70));
    subnet.send(at(70), 1, 2, 2);
    assert_eq!(subnet.arrived, [(2, FrameId(2))]);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases(64) as u32))]
    /// Whatever is sent when, and whichever VCCs are cut in between, every frame ends once.
    #[test]
    fn every_frame_arrives_or_is_reported(
        moves in prop::collection::vec((0..400u64, 1..4usize, 1..5usize, any::<bool>()), 1..60)
    ) {
        let mut subnet = Subnet::new(3);
        let mut now = 1;
        let mut frames = 0;
        for (pause, from, to, cut) in moves {
            now += pause;
            subnet.run(at(now));
            let last = subnet.ends.iter().next_back().map(|(near, far)| (*near, *far));
            if let Some((near, far)) = last.filter(|_| cut) {
                subnet.ends.remove(&near);
                subnet.ends.remove(&far);
                for (node, vcc) in [near, far] {
                    let event = VccEvent::Released { vcc, cause: Cause::NETWORK_OUT_OF_ORDER };
                    subnet.actions.push_back((node, Action::Vcc(event)));
                }
                subnet.settle(at(now));
            }
            if from != to {
                subnet.send(at(now), from, to, frames);
                frames += 1;
            }
        }
        subnet.run(at(now + 100));
        let mut ended: Vec<u32> = subnet.dropped.iter().map(|frame| frame.0).collect();
        ended.extend(subnet.arrived.iter().map(|(_, frame)| frame.0));
        ended.sort_unstable();
        prop_assert_eq!(ended, (0..frames).collect::<Vec<_>>());
    }
}
