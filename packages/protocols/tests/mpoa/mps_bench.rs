//! One MPS; the test plays its driver, its MPCs and the MPSs that it knows.

use std::collections::BTreeMap;

use lanelab_protocols::mpoa::mps::{Config, ElanRef, Event, Input, Mps, OwnInput, Route, Transmit};
use lanelab_protocols::table::TableId;
use lanelab_protocols::vcc::{Blli, Call, Cause, VccEvent, VccId, VccRequest};
use lanelab_protocols::wire::nhrp::{
    Cie, Code, DllHeader, Extension, Message, Op, Pdu, decapsulate, encapsulate,
};
use lanelab_protocols::wire::{AtmAddress, EthernetAddress, Ipv4Address};
use lanelab_protocols::{Duration, Instant, Machine, Output};

pub(crate) const MPS: AtmAddress = AtmAddress([1; 20]);
pub(crate) const OTHER_MPS: AtmAddress = AtmAddress([2; 20]);
/// Control address of the ingress MPC.
pub(crate) const INGRESS: AtmAddress = AtmAddress([11; 20]);
/// Data address of the ingress MPC.
pub(crate) const INGRESS_DATA: AtmAddress = AtmAddress([12; 20]);
/// Control address of the egress MPC.
pub(crate) const EGRESS: AtmAddress = AtmAddress([21; 20]);
/// Data address of the egress MPC.
pub(crate) const EGRESS_DATA: AtmAddress = AtmAddress([22; 20]);
pub(crate) const ROUTER: Ipv4Address = Ipv4Address([10, 1, 0, 254]);
pub(crate) const HOST: Ipv4Address = Ipv4Address([10, 2, 0, 9]);
pub(crate) const TAG: u32 = 0x99;

/// The host is on ELAN 3, behind the egress MPC.
pub(crate) const ATTACHED: Route = Route::Attached {
    elan: ElanRef(3),
    elan_id: 7,
    router_mac: EthernetAddress([0, 0x20, 0xda, 0, 0, 0xc8]),
    host_mac: EthernetAddress([0, 0x20, 0xda, 0, 0, 9]),
    host_atm: EGRESS_DATA,
    mpc: Some(EGRESS),
    mtu: 1500,
};

/// The host is beyond the other MPS.
pub(crate) const BEYOND: Route = Route::NextHop { router: Ipv4Address([10, 9, 0, 2]), nhs: Some(OTHER_MPS) };

pub(crate) struct Bench {
    pub(crate) mps: Mps,
    pub(crate) now: Instant,
    wake: Option<Instant>,
    vccs: BTreeMap<VccId, AtmAddress>,
    incoming: u32,
    /// Answer to every lookup.
    pub(crate) route: Option<Route>,
    /// Calls are refused.
    pub(crate) refuse_calls: bool,
    /// Packets sent and not looked at yet.
    pub(crate) sent: Vec<(AtmAddress, Message)>,
    pub(crate) calls: Vec<Call>,
    pub(crate) released: Vec<AtmAddress>,
    pub(crate) events: Vec<Event>,
}

impl Bench {
    pub(crate) fn new(route: Route) -> Self {
        Self::with(Config::default(), route)
    }

    pub(crate) fn with(config: Config, route: Route) -> Self {
        let config = Config { address: ROUTER, ..config };
        config.check().expect("a good configuration");
        let mut bench = Self {
            mps: Mps::new(config),
            now: Instant::ZERO,
            wake: None,
            vccs: BTreeMap::new(),
            incoming: 0,
            route: Some(route),
            refuse_calls: false,
            sent: Vec::new(),
            calls: Vec::new(),
            released: Vec::new(),
            events: Vec::new(),
        };
        bench.input(Input::Start(MPS));
        bench
    }

    pub(crate) fn input(&mut self, input: Input) {
        let mut inputs = vec![input];
        while !inputs.is_empty() {
            self.mps.handle_input(self.now, inputs.remove(0));
            loop {
                match self.mps.poll_output() {
                    Output::Transmit(Transmit::Pdu { vcc, octets }) => {
                        let to = self.vccs[&vcc];
                        match Pdu::parse(decapsulate(&octets).expect("LLC/SNAP")).expect("a good packet") {
                            Pdu::Message(message) => self.sent.push((to, message)),
                            Pdu::Error(error) => panic!("{error}"),
                        }
                    }
                    Output::Transmit(Transmit::Vcc(request)) => inputs.extend(self.signal(request)),
                    Output::Event(event) => {
                        if let (Event::Lookup { id, .. }, Some(answer)) = (&event, self.route) {
                            inputs.push(Input::Own(OwnInput::Route { id: *id, answer }));
                        }
                        self.events.push(event);
                    }
                    Output::Timeout(wake) => {
                        self.wake = wake;
                        break;
                    }
                }
            }
        }
    }

    fn signal(&mut self, request: VccRequest) -> Option<Input> {
        match request {
            VccRequest::Setup { vcc, call } => {
                self.calls.push(*call);
                if self.refuse_calls {
                    return Some(Input::Vcc(VccEvent::Released { vcc, cause: Cause::USER_BUSY }));
                }
                self.vccs.insert(vcc, call.called);
                Some(Input::Vcc(VccEvent::Connected { vcc }))
            }
            VccRequest::Accept { vcc } => Some(Input::Vcc(VccEvent::Connected { vcc })),
            VccRequest::Release { vcc, .. } => {
                self.released.extend(self.vccs.remove(&vcc));
                None
            }
            VccRequest::Reject { vcc, .. } => {
                self.vccs.remove(&vcc);
                None
            }
            VccRequest::AddParty { .. } | VccRequest::DropParty { .. } => panic!("point to point only"),
        }
    }

    /// A call from `from`.
    pub(crate) fn call(&mut self, from: AtmAddress, blli: Blli) -> VccId {
        let vcc = VccId::incoming(self.incoming);
        self.incoming += 1;
        self.vccs.insert(vcc, from);
        let call = Call::best_effort(MPS, from, blli, 1536);
        self.input(Input::Vcc(VccEvent::Incoming { vcc, call: Box::new(call) }));
        vcc
    }

    pub(crate) fn vcc(&mut self, peer: AtmAddress) -> VccId {
        let found = self.vccs.iter().find(|(_, other)| **other == peer).map(|(vcc, _)| *vcc);
        found.unwrap_or_else(|| self.call(peer, Blli::LlcSnap))
    }

    /// The far end of a VCC clears it.
    pub(crate) fn clear(&mut self, peer: AtmAddress) {
        let vcc = self.vcc(peer);
        self.vccs.remove(&vcc);
        self.input(Input::Vcc(VccEvent::Released { vcc, cause: Cause::NORMAL }));
    }

    /// A packet from `from`.
    pub(crate) fn receive(&mut self, from: AtmAddress, message: &Message) {
        let vcc = self.vcc(from);
        self.input(Input::Pdu { vcc, octets: encapsulate(&message.emit()).into() });
    }

    /// Packets sent since the last look, of this type; there are no others.
    pub(crate) fn take(&mut self, to: AtmAddress, op: Op) -> Message {
        assert_eq!(self.sent.len(), 1, "{:?}", self.sent);
        let (peer, message) = self.sent.remove(0);
        assert_eq!((peer, message.op), (to, op));
        message
    }

    pub(crate) fn run_for(&mut self, seconds: u64) {
        let end = self.now + Duration::from_secs(seconds);
        while let Some(wake) = self.wake.filter(|wake| *wake <= end) {
            self.now = self.now.max(wake);
            self.input(Input::Timer);
        }
        self.now = end;
    }

    pub(crate) fn rows(&self, table: TableId) -> usize {
        self.mps.tables().iter().find(|other| other.id == table).expect("a table").rows.len()
    }

    /// As `shortcut`, after the ingress MPC has received a keep-alive.
    pub(crate) fn shortcut_after_keep_alive(&mut self) {
        self.take(INGRESS, Op::KeepAlive);
        self.shortcut(10);
    }

    /// An MPC's request goes all the way; the reply that it gets.
    pub(crate) fn shortcut(&mut self, id: u32) -> Message {
        self.receive(INGRESS, &ask(id));
        let imposition = self.take(EGRESS, Op::CacheImpositionRequest);
        self.receive(EGRESS, &impose_reply(&imposition));
        self.take(INGRESS, Op::MpoaResolutionReply)
    }
}

/// An MPOA Resolution Request of the ingress MPC's.
pub(crate) fn ask(id: u32) -> Message {
    let mut message = Message::new(Op::MpoaResolutionRequest, id);
    message.source_nbma = Some(INGRESS_DATA);
    message.destination = Some(HOST);
    message.entries.push(Cie { prefix_len: 32, ..Cie::default() });
    message.with(Extension::EgressCacheTag(None))
}

/// An NHRP Resolution Request of the other MPS's, for its MPC.
pub(crate) fn ask_nhrp(id: u32) -> Message {
    let mut message = ask(id);
    message.op = Op::ResolutionRequest;
    message.source = Some(Ipv4Address([10, 9, 0, 2]));
    message
}

/// The egress MPC agrees.
pub(crate) fn impose_reply(request: &Message) -> Message {
    let mut reply = request.clone();
    reply.op = Op::CacheImpositionReply;
    reply.entries = vec![Cie { prefix_len: 32, mtu: 1500, nbma: Some(EGRESS_DATA), ..Cie::default() }];
    for extension in reply.extensions.iter_mut().flatten() {
        if let Extension::EgressCacheTag(tag) = extension {
            *tag = Some(TAG);
        }
    }
    reply
}

/// The egress MPC refuses.
pub(crate) fn impose_refusal(request: &Message, code: Code) -> Message {
    let mut reply = request.clone();
    reply.op = Op::CacheImpositionReply;
    reply.entries = vec![Cie { code, prefix_len: 32, ..Cie::default() }];
    reply
}

/// The purge by which the egress MPC drops an entry.
pub(crate) fn egress_purge(cache_id: u32) -> Message {
    let mut message = Message::new(Op::EgressCachePurgeRequest, 12);
    message.source_nbma = Some(EGRESS_DATA);
    message.destination = Some(ROUTER);
    message.entries.push(Cie {
        prefix_len: 32,
        nbma: Some(EGRESS_DATA),
        protocol: Some(HOST),
        ..Cie::default()
    });
    message.with(Extension::DllHeader(DllHeader { cache_id, elan_id: 7, header: Vec::new() }))
}
