//! Two MPCs and two MPSs in virtual time: MPC 1 - MPS 1 - MPS 2 - MPC 2, a stream of frames, and any one control packet
//! lost.

use std::collections::{BTreeMap, VecDeque};

use lanelab_protocols::mpoa::mps::{self, ElanRef, Mps, Route};
use lanelab_protocols::mpoa::{LecRef, Mpc, mpc};
use lanelab_protocols::vcc::{Cause, VccEvent, VccId, VccRequest};
use lanelab_protocols::wire::nhrp::{Op, Pdu, decapsulate};
use lanelab_protocols::wire::{AtmAddress, EthernetAddress, Ipv4Address};
use lanelab_protocols::{Duration, FrameId, Instant, Machine, Output};

const HOST: Ipv4Address = Ipv4Address([10, 2, 0, 9]);
const ROUTER_1: EthernetAddress = EthernetAddress([0, 0x20, 0xda, 0, 0, 0xc8]);
const ROUTER_2: EthernetAddress = EthernetAddress([0, 0x20, 0xda, 0, 0, 0xc9]);
const HOST_MAC: EthernetAddress = EthernetAddress([0, 0x20, 0xda, 0, 0, 9]);

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Node {
    Mpc1,
    Mps1,
    Mps2,
    Mpc2,
}

impl Node {
    pub(crate) const ALL: [Self; 4] = [Self::Mpc1, Self::Mps1, Self::Mps2, Self::Mpc2];

    const fn control(self) -> AtmAddress {
        AtmAddress([self as u8 + 1; 20])
    }

    const fn data(self) -> AtmAddress {
        self.control().with_sel(0xd0)
    }

    fn of(address: AtmAddress) -> Option<Self> {
        Self::ALL.into_iter().find(|node| node.control().same_system(&address))
    }
}

/// What reaches a node.
#[derive(Clone, Debug)]
enum Arrival {
    Vcc(VccEvent),
    Pdu(VccId, Vec<u8>),
    Data(VccId, Option<u32>, FrameId),
}

pub(crate) struct World {
    now: Instant,
    mpcs: BTreeMap<Node, Mpc>,
    mpss: BTreeMap<Node, Mps>,
    wakes: BTreeMap<Node, Instant>,
    ends: BTreeMap<(Node, VccId), (Node, VccId)>,
    incoming: u32,
    queue: VecDeque<(Node, Arrival)>,
    /// The control packet to lose, counted from the first.
    lose: Option<usize>,
    /// Types of the control packets so far, keep-alives not counted.
    control: Vec<Op>,
    /// Control packets so far, in octets.
    pub(crate) packets: Vec<Vec<u8>>,
    by_lane: u32,
    delivered: u32,
}

impl World {
    pub(crate) fn new(lose: Option<usize>) -> Self {
        let mps = |n| {
            let address = Ipv4Address([10, 9, 0, n]);
            Mps::new(mps::Config { address, ..mps::Config::default() })
        };
        let mut world = Self {
            now: Instant::ZERO,
            mpcs: [Node::Mpc1, Node::Mpc2].map(|node| (node, Mpc::new(mpc::Config::default()))).into(),
            mpss: [(Node::Mps1, mps(1)), (Node::Mps2, mps(2))].into(),
            wakes: BTreeMap::new(),
            ends: BTreeMap::new(),
            incoming: 0,
            queue: VecDeque::new(),
            lose,
            control: Vec::new(),
            packets: Vec::new(),
            by_lane: 0,
            delivered: 0,
        };
        for (mpc, mps, router) in [(Node::Mpc1, Node::Mps1, ROUTER_1), (Node::Mpc2, Node::Mps2, ROUTER_2)] {
            let (lec, macs) = (LecRef(1), vec![router]);
            world.mpc(mpc, mpc::Input::Start(mpc::Start { control: mpc.control(), data: mpc.data() }));
            world.mpc(mpc, mpc::Input::Own(mpc::OwnInput::LecUp { lec, elan: 7 }));
            world.mpc(
                mpc,
                mpc::Input::Own(mpc::OwnInput::Mps { lec, control: mps.control(), macs, known: true }),
            );
            world.mps(mps, mps::Input::Start(mps.control()));
            world.mps(mps, mps::Input::Own(mps::OwnInput::Mpc { address: mpc.control(), known: true }));
        }
        world
    }

    fn route(at: Node) -> Route {
        match at {
            Node::Mps1 => {
                Route::NextHop { router: Ipv4Address([10, 9, 0, 2]), nhs: Some(Node::Mps2.control()) }
            }
            _ => Route::Attached {
                elan: ElanRef(1),
                elan_id: 7,
                router_mac: ROUTER_2,
                host_mac: HOST_MAC,
                host_atm: Node::Mpc2.data(),
                mpc: Some(Node::Mpc2.control()),
                mtu: 1500,
            },
        }
    }

    fn mps(&mut self, node: Node, input: mps::Input) {
        let mut inputs = VecDeque::from([input]);
        while let Some(input) = inputs.pop_front() {
            let machine = self.mpss.get_mut(&node).expect("an MPS");
            machine.handle_input(self.now, input);
            let mut outputs = Vec::new();
            loop {
                match machine.poll_output() {
                    Output::Timeout(wake) => {
                        self.wakes.insert(node, wake.unwrap_or(Instant::MAX));
                        break;
                    }
                    output => outputs.push(output),
                }
            }
            for output in outputs {
                match output {
                    Output::Transmit(mps::Transmit::Pdu { vcc, octets }) => self.pdu(node, vcc, octets),
                    Output::Transmit(mps::Transmit::Vcc(request)) => self.signal(node, request),
                    Output::Event(mps::Event::Lookup { id, .. }) => {
                        inputs.push_back(mps::Input::Own(mps::OwnInput::Route {
                            id,
                            answer: Self::route(node),
                        }));
                    }
                    Output::Event(_) | Output::Timeout(_) => {}
                }
            }
        }
    }

    fn mpc(&mut self, node: Node, input: mpc::Input) {
        let machine = self.mpcs.get_mut(&node).expect("an MPC");
        machine.handle_input(self.now, input);
        let mut outputs = Vec::new();
        loop {
            match machine.poll_output() {
                Output::Timeout(wake) => {
                    self.wakes.insert(node, wake.unwrap_or(Instant::MAX));
                    break;
                }
                output => outputs.push(output),
            }
        }
        for output in outputs {
            match output {
                Output::Transmit(mpc::Transmit::Pdu { vcc, octets }) => self.pdu(node, vcc, octets),
                Output::Transmit(mpc::Transmit::Vcc(request)) => self.signal(node, request),
                Output::Transmit(mpc::Transmit::Own(mpc::OwnTransmit::Shortcut { vcc, tag, frame })) => {
                    if let Some((to, vcc)) = self.ends.get(&(node, vcc)) {
                        self.queue.push_back((*to, Arrival::Data(*vcc, tag, frame)));
                    }
                }
                Output::Transmit(mpc::Transmit::Own(mpc::OwnTransmit::ToLan { .. })) => self.by_lane += 1,
                Output::Event(mpc::Event::Deliver { .. }) => self.delivered += 1,
                Output::Event(_) | Output::Timeout(_) => {}
            }
        }
    }

    /// A control packet; keep-alives are not counted, as one more of them comes anyhow.
    fn pdu(&mut self, from: Node, vcc: VccId, octets: Vec<u8>) {
        let Some((to, vcc)) = self.ends.get(&(from, vcc)).copied() else { return };
        let op = match decapsulate(&octets).and_then(Pdu::parse).expect("a good packet") {
            Pdu::Message(message) => message.op,
            Pdu::Error(_) => Op::ErrorIndication,
        };
        self.packets.push(octets.clone());
        if op != Op::KeepAlive {
            self.control.push(op);
            if self.lose == Some(self.control.len() - 1) {
                return;
            }
        }
        self.queue.push_back((to, Arrival::Pdu(vcc, octets)));
    }

    fn signal(&mut self, from: Node, request: VccRequest) {
        match request {
            VccRequest::Setup { vcc, call } => {
                let Some(to) = Node::of(call.called) else {
                    let event = VccEvent::Released { vcc, cause: Cause::UNALLOCATED_NUMBER };
                    return self.queue.push_back((from, Arrival::Vcc(event)));
                };
                let far = VccId::incoming(self.incoming);
                self.incoming += 1;
                self.ends.extend([((from, vcc), (to, far)), ((to, far), (from, vcc))]);
                self.queue.push_back((to, Arrival::Vcc(VccEvent::Incoming { vcc: far, call })));
            }
            VccRequest::Accept { vcc } => {
                let Some((to, far)) = self.ends.get(&(from, vcc)).copied() else { return };
                self.queue.push_back((from, Arrival::Vcc(VccEvent::Connected { vcc })));
                self.queue.push_back((to, Arrival::Vcc(VccEvent::Connected { vcc: far })));
            }
            VccRequest::Reject { vcc, cause } | VccRequest::Release { vcc, cause } => {
                self.release(from, vcc, cause);
            }
            VccRequest::AddParty { .. } | VccRequest::DropParty { .. } => panic!("point to point only"),
        }
    }

    fn release(&mut self, from: Node, vcc: VccId, cause: Cause) {
        let Some((to, far)) = self.ends.remove(&(from, vcc)) else { return };
        self.ends.remove(&(to, far));
        self.queue.push_back((to, Arrival::Vcc(VccEvent::Released { vcc: far, cause })));
    }

    /// VCCs that end at a node.
    pub(crate) fn vccs_at(&self, node: Node) -> Vec<VccId> {
        self.ends.keys().filter(|end| end.0 == node).map(|end| end.1).collect()
    }

    /// Hands a node a control PDU that nobody sent.
    pub(crate) fn inject(&mut self, node: Node, vcc: VccId, octets: Vec<u8>) {
        self.queue.push_back((node, Arrival::Pdu(vcc, octets)));
        self.settle();
    }

    /// PDUs that a node dropped as malformed so far.
    pub(crate) fn malformed(&self, node: Node) -> u64 {
        let mpc = self.mpcs.get(&node).map(|mpc| mpc.counters().malformed);
        mpc.or(self.mpss.get(&node).map(|mps| mps.counters().malformed)).expect("a node")
    }

    pub(crate) fn settle(&mut self) {
        while let Some((node, arrival)) = self.queue.pop_front() {
            if self.mpss.contains_key(&node) {
                match arrival {
                    Arrival::Vcc(event) => self.mps(node, mps::Input::Vcc(event)),
                    Arrival::Pdu(vcc, octets) => {
                        self.mps(node, mps::Input::Pdu { vcc, octets: octets.into() })
                    }
                    Arrival::Data(..) => panic!("no shortcut ends at an MPS"),
                }
            } else {
                self.mpc(
                    node,
                    match arrival {
                        Arrival::Vcc(event) => mpc::Input::Vcc(event),
                        Arrival::Pdu(vcc, octets) => mpc::Input::Pdu { vcc, octets: octets.into() },
                        Arrival::Data(vcc, tag, frame) => {
                            mpc::Input::Own(mpc::OwnInput::Inbound { vcc, tag, ip_dst: HOST, frame })
                        }
                    },
                );
            }
        }
    }

    fn run_until(&mut self, end: Instant) {
        self.settle();
        while let Some((&node, &wake)) =
            self.wakes.iter().min_by_key(|(_, wake)| **wake).filter(|(_, wake)| **wake <= end)
        {
            self.now = self.now.max(wake);
            if self.mpss.contains_key(&node) {
                self.mps(node, mps::Input::Timer);
            } else {
                self.mpc(node, mpc::Input::Timer);
            }
            self.settle();
        }
        self.now = end;
    }

    /// Twenty frames a second.
    pub(crate) fn stream(&mut self, seconds: u32) {
        for n in 0..seconds * 20 {
            let end = self.now + Duration::from_millis(50);
            let frame = FrameId(n);
            let outbound = mpc::Input::Own(mpc::OwnInput::Outbound {
                lec: LecRef(1),
                dst: ROUTER_1,
                ip_dst: Some(HOST),
                ttl: 64,
                frame,
            });
            self.mpc(Node::Mpc1, outbound);
            self.run_until(end);
        }
    }

    /// Frames of the last second that came by the shortcut.
    pub(crate) fn shortcut_frames(&mut self) -> u32 {
        let before = self.delivered;
        self.stream(1);
        self.delivered - before
    }
}

#[test]
fn a_stream_moves_to_the_shortcut() {
    let mut world = World::new(None);
    world.stream(2);
    assert_eq!(
        world.control,
        [
            Op::MpoaResolutionRequest,
            Op::ResolutionRequest,
            Op::CacheImpositionRequest,
            Op::CacheImpositionReply,
            Op::ResolutionReply,
            Op::MpoaResolutionReply,
        ]
    );
    assert_eq!(world.shortcut_frames(), 20);
    assert_eq!(world.by_lane + world.delivered, 60, "no frame is lost or doubled");
}

#[test]
fn any_one_lost_packet_costs_a_retry_only() {
    for lost in 0..6 {
        let mut world = World::new(Some(lost));
        world.stream(4);
        assert_eq!(world.delivered, 0, "packet {lost} is needed");
        world.stream(8);
        assert_eq!(world.shortcut_frames(), 20, "packet {lost} lost: {:?}", world.control);
    }
}

#[test]
fn a_host_that_moves_is_found_again_though_any_one_packet_is_lost() {
    for lost in [None].into_iter().chain((6..12).map(Some)) {
        let mut world = World::new(lost);
        world.stream(2);
        world.mps(Node::Mps2, mps::Input::Own(mps::OwnInput::HostMoved { ip: HOST }));
        world.stream(60);
        assert_eq!(world.shortcut_frames(), 20, "packet {lost:?} lost: {:?}", world.control);
        for op in [Op::PurgeRequest, Op::PurgeReply, Op::CacheImpositionReply] {
            assert!(world.control[6..].contains(&op), "{op}: {:?}", world.control);
        }
    }
}

#[test]
fn a_stream_stays_on_the_shortcut_past_the_holding_time() {
    let mut world = World::new(None);
    world.stream(2);
    let (lane, control) = (world.by_lane, world.control.len());
    world.stream(1300);
    assert_eq!(world.by_lane, lane, "refreshed in time");
    assert_eq!(world.control.len(), control + 6);
}

#[test]
fn when_the_ingress_mps_dies_the_stream_returns_to_the_lan_and_back() {
    let mut world = World::new(None);
    world.stream(2);
    world.mps(Node::Mps1, mps::Input::Stop);
    world.stream(60);
    assert_eq!(world.shortcut_frames(), 0);
    world.mps(Node::Mps1, mps::Input::Start(Node::Mps1.control()));
    world.mps(Node::Mps1, mps::Input::Own(mps::OwnInput::Mpc { address: Node::Mpc1.control(), known: true }));
    world.stream(240);
    assert_eq!(world.shortcut_frames(), 20);
}
