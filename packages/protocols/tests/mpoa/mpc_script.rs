//! An MPC under a script: what goes in, and everything that comes out, in order.

use lanelab_protocols::mpoa::mpc::{Config, Event, Input, OwnInput, OwnTransmit, Start, Transmit};
use lanelab_protocols::mpoa::{LecRef, Mpc};
use lanelab_protocols::table::TableId;
use lanelab_protocols::vcc::{Blli, Call, Cause, VccEvent, VccId, VccRequest};
use lanelab_protocols::wire::nhrp::{
    Cie, Code, DllHeader, Extension, Flags, Message, Op, Pdu, decapsulate, encapsulate,
};
use lanelab_protocols::wire::{AtmAddress, EthernetAddress, Ipv4Address};
use lanelab_protocols::{Duration, FrameId, Instant, Machine, Output, Value, Word};

pub(crate) const LEC: LecRef = LecRef(3);
pub(crate) const ELAN: u32 = 7;
pub(crate) const ROUTER: EthernetAddress = EthernetAddress([0, 0x20, 0xda, 0, 0, 0xc8]);
pub(crate) const HOST: EthernetAddress = EthernetAddress([0, 0x20, 0xda, 0, 0, 9]);
pub(crate) const B: Ipv4Address = Ipv4Address([10, 2, 0, 9]);
pub(crate) const C: Ipv4Address = Ipv4Address([10, 2, 0, 10]);
pub(crate) const MPS_IP: Ipv4Address = Ipv4Address([10, 2, 0, 254]);

pub(crate) const fn at(number: u8) -> AtmAddress {
    let mut octets = [0x47; 20];
    octets[19] = number;
    AtmAddress(octets)
}

pub(crate) const CONTROL: AtmAddress = at(1);
pub(crate) const DATA: AtmAddress = at(2);
pub(crate) const MPS: AtmAddress = at(10);
pub(crate) const MPS2: AtmAddress = at(11);
pub(crate) const PEER: AtmAddress = at(20);
pub(crate) const PEER2: AtmAddress = at(21);

/// All outputs of one input.
#[derive(Debug, Default)]
pub(crate) struct Out {
    pub(crate) transmits: Vec<Transmit>,
    pub(crate) events: Vec<Event>,
}

impl Out {
    /// Packets sent, with their VCCs.
    pub(crate) fn packets(&self) -> Vec<(VccId, Message)> {
        let packet = |transmit: &Transmit| match transmit {
            Transmit::Pdu { vcc, octets } => {
                match decapsulate(octets).and_then(Pdu::parse).expect("an NHRP packet") {
                    Pdu::Message(message) => Some((*vcc, message)),
                    Pdu::Error(error) => panic!("{error}"),
                }
            }
            _ => None,
        };
        self.transmits.iter().filter_map(packet).collect()
    }

    pub(crate) fn packet(&self) -> (VccId, Message) {
        let mut packets = self.packets();
        assert_eq!(packets.len(), 1, "{self:?}");
        packets.remove(0)
    }

    pub(crate) fn requests(&self) -> Vec<VccRequest> {
        let request = |transmit: &Transmit| match transmit {
            Transmit::Vcc(request) => Some(request.clone()),
            _ => None,
        };
        self.transmits.iter().filter_map(request).collect()
    }

    /// The one set-up in it.
    pub(crate) fn setup(&self) -> (VccId, Call) {
        match &self.requests()[..] {
            [VccRequest::Setup { vcc, call }] => (*vcc, **call),
            _ => panic!("{self:?}"),
        }
    }

    /// Where the frame went: none for the LAN, else shortcut and tag.
    pub(crate) fn path(&self) -> Option<(VccId, Option<u32>)> {
        let mut paths = self.transmits.iter().filter_map(|transmit| match transmit {
            Transmit::Own(OwnTransmit::Shortcut { vcc, tag, .. }) => Some(Some((*vcc, *tag))),
            Transmit::Own(OwnTransmit::ToLan { lec, .. }) => {
                assert_eq!(*lec, LEC);
                Some(None)
            }
            _ => None,
        });
        let path = paths.next().expect("each frame goes somewhere");
        assert!(paths.next().is_none(), "each frame goes by one path");
        path
    }
}

/// Whether one of the events of an [`Out`] matches the pattern.
macro_rules! reports {
    ($out:expr, $event:pat $(if $guard:expr)?) => {
        $out.events.iter().any(|event| matches!(event, $event $(if $guard)?))
    };
}
pub(crate) use reports;

pub(crate) struct Script {
    pub(crate) mpc: Mpc,
    pub(crate) now: Instant,
    pub(crate) timeout: Option<Instant>,
    frames: u32,
    calls: u32,
}

impl Script {
    /// Started at time zero, on one ELAN, knowing one MPS.
    pub(crate) fn new(config: Config) -> Self {
        assert_eq!(config.check(), Ok(()));
        let mut script =
            Self { mpc: Mpc::new(config), now: Instant::ZERO, timeout: None, frames: 0, calls: 0 };
        script.input(Input::Start(Start { control: CONTROL, data: DATA }));
        script.input(Input::Own(OwnInput::LecUp { lec: LEC, elan: ELAN }));
        script.input(Input::Own(OwnInput::Mps { lec: LEC, control: MPS, macs: vec![ROUTER], known: true }));
        script
    }

    pub(crate) fn input(&mut self, input: Input) -> Out {
        self.mpc.handle_input(self.now, input);
        let mut out = Out::default();
        loop {
            match self.mpc.poll_output() {
                Output::Transmit(transmit) => out.transmits.push(transmit),
                Output::Event(event) => out.events.push(event),
                Output::Timeout(at) => {
                    self.timeout = at;
                    return out;
                }
            }
        }
    }

    /// Goes to the next timer.
    pub(crate) fn sleep(&mut self) -> Out {
        let at = self.timeout.expect("a timer runs");
        assert!(at > self.now, "a timer that has run out is not set again for the same instant");
        self.now = at;
        self.input(Input::Timer)
    }

    /// Lets the time pass, with every timer in it; returns all outputs.
    pub(crate) fn pass(&mut self, time: Duration) -> Out {
        let end = self.now + time;
        let mut all = Out::default();
        while self.timeout.is_some_and(|at| at <= end) {
            let out = self.sleep();
            all.transmits.extend(out.transmits);
            all.events.extend(out.events);
        }
        self.now = end;
        all
    }

    pub(crate) fn secs(&self) -> u64 {
        self.now.0 / Duration::from_secs(1).0
    }

    pub(crate) fn frame(&mut self, ip: Ipv4Address) -> Out {
        self.frame_to(ROUTER, Some(ip), 64)
    }

    pub(crate) fn frame_to(&mut self, dst: EthernetAddress, ip_dst: Option<Ipv4Address>, ttl: u8) -> Out {
        self.frames += 1;
        self.input(Input::Own(OwnInput::Outbound { lec: LEC, dst, ip_dst, ttl, frame: FrameId(self.frames) }))
    }

    pub(crate) fn connected(&mut self, vcc: VccId) -> Out {
        self.input(Input::Vcc(VccEvent::Connected { vcc }))
    }

    pub(crate) fn released(&mut self, vcc: VccId, cause: Cause) -> Out {
        self.input(Input::Vcc(VccEvent::Released { vcc, cause }))
    }

    /// A call that is accepted and connected.
    pub(crate) fn called(&mut self, called: AtmAddress, calling: AtmAddress) -> VccId {
        let vcc = VccId::incoming(self.calls);
        self.calls += 1;
        let call = Call::best_effort(called, calling, Blli::LlcSnap, 1536);
        let out = self.input(Input::Vcc(VccEvent::Incoming { vcc, call: Box::new(call) }));
        assert_eq!(out.requests(), [VccRequest::Accept { vcc }]);
        self.connected(vcc);
        vcc
    }

    pub(crate) fn packet(&mut self, vcc: VccId, message: &Message) -> Out {
        self.input(Input::Pdu { vcc, octets: encapsulate(&message.emit()).into() })
    }

    pub(crate) fn datagram(&mut self, vcc: VccId, tag: Option<u32>, ip_dst: Ipv4Address) -> Out {
        self.frames += 1;
        let frame = FrameId(self.frames);
        let out = self.input(Input::Own(OwnInput::Inbound { vcc, tag, ip_dst, frame }));
        let named = out.events.iter().filter(|event| match event {
            Event::Deliver { frame: it, .. } | Event::Dropped { frame: it, .. } => *it == frame,
            _ => false,
        });
        assert_eq!(named.count(), 1, "each datagram is delivered or dropped");
        out
    }

    /// Frames until the request goes out, on a control VCC that the MPS has opened; returns that VCC and the request.
    pub(crate) fn ask(&mut self, ip: Ipv4Address) -> (VccId, Message) {
        let vcc = self.called(CONTROL, MPS);
        for _ in 0..self.mpc.config().setup_frame_count {
            assert!(self.frame(ip).packets().is_empty());
        }
        let asked = self.frame(ip).packet();
        assert_eq!(asked.0, vcc);
        asked
    }

    /// A shortcut to `PEER` with tag 0x99 for so many seconds; returns the control VCC and the shortcut.
    pub(crate) fn resolved(&mut self, ip: Ipv4Address, holding: u16) -> (VccId, VccId) {
        let (control, request) = self.ask(ip);
        let (vcc, call) = self.packet(control, &granted(&request, PEER, Some(0x99), holding)).setup();
        assert_eq!((call.called, call.calling), (PEER, DATA));
        self.connected(vcc);
        (control, vcc)
    }

    /// Cells of the rows of a table.
    pub(crate) fn rows(&self, table: TableId) -> Vec<Vec<Value>> {
        let tables = self.mpc.tables();
        let table = tables.iter().find(|it| it.id == table).expect("such a table");
        table.rows.iter().map(|row| row.cells.clone()).collect()
    }

    pub(crate) fn state(&self) -> Word {
        match &self.rows(TableId::MpoaIngressCache)[0][2] {
            Value::Word(state) => *state,
            other => panic!("no state: {other:?}"),
        }
    }
}

pub(crate) fn granted(request: &Message, egress: AtmAddress, tag: Option<u32>, holding: u16) -> Message {
    let mut reply = request.clone();
    reply.op = Op::MpoaResolutionReply;
    reply.entries[0].nbma = Some(egress);
    reply.entries[0].holding_time = holding;
    reply.entries[0].mtu = 1500;
    reply.extensions = Some(tag.map(|tag| Extension::EgressCacheTag(Some(tag))).into_iter().collect());
    reply
}

pub(crate) fn refused(request: &Message, code: Code) -> Message {
    let mut reply = request.clone();
    reply.op = Op::MpoaResolutionReply;
    reply.entries[0].code = code;
    reply
}

pub(crate) fn purge(id: u32, ip: Ipv4Address, prefix_len: u8, flags: Flags) -> Message {
    let mut message = Message::new(Op::PurgeRequest, id);
    message.source_nbma = Some(MPS);
    message.flags = flags;
    message.entries = vec![Cie { prefix_len, protocol: Some(ip), ..Cie::default() }];
    message
}

pub(crate) fn imposition(id: u32, cache_id: u32, ip: Ipv4Address, holding: u16) -> Message {
    let mut message = Message::new(Op::CacheImpositionRequest, id);
    message.source_nbma = Some(PEER);
    message.source = Some(MPS_IP);
    message.destination = Some(ip);
    message.entries = vec![Cie { prefix_len: 32, mtu: 1500, holding_time: holding, ..Cie::default() }];
    let mut header = HOST.0.to_vec();
    header.extend_from_slice(&ROUTER.0);
    header.extend_from_slice(&[8, 0]);
    message
        .with(Extension::DllHeader(DllHeader { cache_id, elan_id: ELAN, header }))
        .with(Extension::EgressCacheTag(None))
}

pub(crate) fn keep_alive(sequence: u32, lifetime: u32) -> Message {
    let mut message = Message::new(Op::KeepAlive, sequence);
    message.source_nbma = Some(MPS);
    message.with(Extension::KeepAliveLifetime(lifetime))
}
