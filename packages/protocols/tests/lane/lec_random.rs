//! LAN emulation client: whatever happens, in whatever order, no frame is lost track of and no timer spins.

use std::collections::BTreeMap;

use lanelab_protocols::lane::lec::{Event, Input, Lec, OwnInput, OwnTransmit, Phase, Start, Transmit};
use lanelab_protocols::lane::{LecConfig, Version};
use lanelab_protocols::vcc::{Blli, Call, Cause, VccEvent, VccId, VccRequest};
use lanelab_protocols::wire::EthernetAddress;
use lanelab_protocols::wire::lane::{Encapsulation, Flags, Message, OpCode, Status};
use lanelab_protocols::{Duration, FrameId, Instant, Machine, Output};
use proptest::prelude::*;

use crate::effort::cases;
use crate::script::{atm, mac};

/// What the world does next.
#[derive(Clone, Debug)]
enum Deed {
    /// Signalling takes, or refuses, the call that has waited longest.
    Call {
        taken: bool,
    },
    /// The `n`-th of the youngest VCCs is cleared.
    Clear(u8),
    /// Somebody calls.
    Incoming {
        from: u8,
        blli: Blli,
    },
    /// What was said last is answered; where from does not matter.
    Answer {
        status: u16,
        atm: u8,
    },
    /// Somebody's request, or a READY frame, comes on the `n`-th VCC.
    Hear {
        vcc: u8,
        op_code: u16,
        from: u8,
    },
    /// Octets that may be anything.
    Noise {
        vcc: u8,
        octets: Vec<u8>,
    },
    /// A frame is sent.
    Send(u8),
    /// A frame comes on the `n`-th VCC.
    Data {
        vcc: u8,
        dst: u8,
    },
    /// Time passes to the next timeout.
    Sleep,
    /// Time passes.
    Pass(u16),
    Forget(u8),
    Behind(u8, bool),
    Restart,
}

fn deed() -> impl Strategy<Value = Deed> {
    let bllis = prop_oneof![Just(Blli::LaneControl), Just(Blli::LaneData), Just(Blli::LaneMulticast)];
    prop_oneof![
        16 => prop::bool::weighted(0.9).prop_map(|taken| Deed::Call { taken }),
        3 => prop_oneof![9 => 0_u8..2, 1 => any::<u8>()].prop_map(Deed::Clear),
        3 => (2_u8..6, bllis).prop_map(|(from, blli)| Deed::Incoming { from, blli }),
        16 => (prop_oneof![19 => Just(0_u16), 1 => 0_u16..25], 2_u8..4)
            .prop_map(|(status, atm)| Deed::Answer { status, atm }),
        4 => (any::<u8>(), prop_oneof![0_u16..12, 0x100_u16..0x10c], 2_u8..6)
            .prop_map(|(vcc, op_code, from)| Deed::Hear { vcc, op_code, from }),
        2 => (any::<u8>(), prop::collection::vec(any::<u8>(), 0..120))
            .prop_map(|(vcc, octets)| Deed::Noise { vcc, octets }),
        24 => (1_u8..6).prop_map(Deed::Send),
        4 => (any::<u8>(), 1_u8..6).prop_map(|(vcc, dst)| Deed::Data { vcc, dst }),
        4 => Just(Deed::Sleep),
        8 => (0_u16..1500).prop_map(Deed::Pass),
        2 => (1_u8..6).prop_map(Deed::Forget),
        2 => (1_u8..6, any::<bool>()).prop_map(|(n, known)| Deed::Behind(n, known)),
        1 => Just(Deed::Restart),
    ]
}

struct World {
    lec: Lec,
    now: Instant,
    calls: Vec<VccId>,
    vccs: Vec<VccId>,
    asked: Vec<Message>,
    incoming: u32,
    /// How often each frame came out of the client.
    frames: BTreeMap<FrameId, u32>,
    operational: bool,
}

impl World {
    fn new(config: LecConfig) -> Self {
        let mut world = Self {
            lec: Lec::new(config),
            now: Instant::ZERO,
            calls: vec![],
            vccs: vec![],
            asked: vec![],
            incoming: 0,
            frames: BTreeMap::new(),
            operational: false,
        };
        world.start();
        world
    }

    fn start(&mut self) {
        self.input(Input::Start(Start { address: atm(1), lecs: vec![atm(2)] }));
    }

    fn frame(&mut self) -> FrameId {
        let frame = FrameId(self.frames.len() as u32);
        self.frames.insert(frame, 0);
        frame
    }

    fn vcc(&self, n: u8) -> Option<VccId> {
        self.vccs.get(usize::from(n) % self.vccs.len().max(1)).copied()
    }

    fn gone(&mut self, vcc: VccId) {
        self.calls.retain(|other| *other != vcc);
        self.vccs.retain(|other| *other != vcc);
    }

    fn out(&mut self, frame: FrameId) {
        *self.frames.get_mut(&frame).expect("a frame that was handed over") += 1;
    }

    fn timeout(&self) -> Option<Instant> {
        match self.lec.clone().poll_output() {
            Output::Timeout(at) => at,
            _ => panic!("not drained"),
        }
    }

    fn input(&mut self, input: Input) {
        let timer = input == Input::Timer;
        self.lec.handle_input(self.now, input);
        loop {
            match self.lec.poll_output() {
                Output::Transmit(Transmit::Pdu { vcc, octets }) => {
                    assert!(self.vccs.contains(&vcc), "a PDU on {vcc:?}, which is not connected");
                    self.asked.push(Message::parse(&octets).expect("what it sends makes sense"));
                }
                Output::Transmit(Transmit::Own(OwnTransmit::Frame { vcc, frame, .. })) => {
                    assert!(self.vccs.contains(&vcc), "a frame on {vcc:?}, which is not connected");
                    self.out(frame);
                }
                Output::Transmit(Transmit::Vcc(request)) => match request {
                    VccRequest::Setup { vcc, .. } | VccRequest::Accept { vcc } => self.calls.push(vcc),
                    VccRequest::Reject { vcc, .. } | VccRequest::Release { vcc, .. } => self.gone(vcc),
                    VccRequest::AddParty { .. } | VccRequest::DropParty { .. } => panic!("it has no parties"),
                },
                Output::Event(event) => match event {
                    Event::Receive { frame } | Event::Dropped { frame, .. } => self.out(frame),
                    Event::Phase { phase } => self.operational |= phase == Phase::Operational,
                    _ => {}
                },
                Output::Timeout(at) => {
                    assert!(!timer || at.is_none_or(|at| at > self.now), "the timer spins at {at:?}");
                    return;
                }
            }
        }
    }

    fn happen(&mut self, deed: Deed) {
        match deed {
            Deed::Call { taken } if !self.calls.is_empty() => {
                let vcc = self.calls.remove(0);
                if taken {
                    self.vccs.push(vcc);
                    self.input(Input::Vcc(VccEvent::Connected { vcc }));
                } else {
                    self.input(Input::Vcc(VccEvent::Released { vcc, cause: Cause::NO_ROUTE }));
                }
            }
            Deed::Clear(n) => {
                let youngest = self.vccs.len().saturating_sub(1 + usize::from(n));
                if let Some(vcc) = self.vccs.get(youngest).copied() {
                    self.gone(vcc);
                    self.input(Input::Vcc(VccEvent::Released { vcc, cause: Cause::NORMAL }));
                }
            }
            Deed::Incoming { from, blli } => {
                let vcc = VccId::incoming(self.incoming);
                self.incoming += 1;
                let call = Call::best_effort(atm(1), atm(from), blli, 1516);
                self.input(Input::Vcc(VccEvent::Incoming { vcc, call: Box::new(call) }));
            }
            Deed::Answer { status, atm: n } => {
                let Some(asked) = self.asked.pop() else { return };
                let mut answer = asked.response(Status(status));
                if answer.op_code == OpCode::JOIN_RESPONSE {
                    answer.requester_lecid = 5;
                    answer.flags = Flags::V2_REQUIRED;
                }
                answer.target_atm = atm(n);
                for vcc in self.vccs.clone() {
                    self.input(Input::Pdu { vcc, octets: answer.emit().into() });
                }
            }
            Deed::Hear { vcc, op_code, from } => {
                let message = Message {
                    requester_lecid: from.into(),
                    source: mac(from).into(),
                    target: mac(1 + from % 4).into(),
                    source_atm: atm(from),
                    target_atm: atm(1 + from % 3),
                    ..Message::new(OpCode(op_code))
                };
                if let Some(vcc) = self.vcc(vcc) {
                    self.input(Input::Pdu { vcc, octets: message.emit().into() });
                }
            }
            Deed::Noise { vcc, octets } => {
                if let Some(vcc) = self.vcc(vcc) {
                    self.input(Input::Pdu { vcc, octets: octets.into() });
                }
            }
            Deed::Send(n) => {
                let frame = self.frame();
                let dst = if n == 5 { EthernetAddress([1, 0, 0x5e, 0, 0, 1]) } else { mac(n) };
                self.input(Input::Own(OwnInput::Send { dst, src: mac(1), frame, octets: 60 }));
            }
            Deed::Data { vcc, dst } => {
                if let Some(vcc) = self.vcc(vcc) {
                    let frame = self.frame();
                    self.input(Input::Own(OwnInput::Data {
                        vcc,
                        lecid: 9,
                        encapsulation: Encapsulation::Plain,
                        dst: mac(dst),
                        src: mac(3),
                        frame,
                    }));
                }
            }
            Deed::Sleep => {
                if let Some(at) = self.timeout() {
                    self.now = self.now.max(at);
                    self.input(Input::Timer);
                }
            }
            Deed::Pass(ms) => {
                let end = self.now + Duration::from_millis(ms.into());
                while let Some(at) = self.timeout().filter(|at| *at <= end) {
                    self.now = self.now.max(at);
                    self.input(Input::Timer);
                }
                self.now = end;
            }
            Deed::Forget(n) => self.input(Input::Own(OwnInput::Forget { mac: mac(n) })),
            Deed::Behind(n, known) => self.input(Input::Own(OwnInput::Behind { mac: mac(n), known })),
            Deed::Restart => {
                self.input(Input::Stop);
                self.start();
            }
            Deed::Call { .. } => {}
        }
    }

    /// Accepts every call of the client and answers every request, until the client is operational; returns whether it is.
    fn serve(&mut self) -> bool {
        self.operational = false;
        for _ in 0..200 {
            if self.operational {
                return true;
            }
            let phase = self.lec.phase();
            if let Some(vcc) = self.calls.first().copied() {
                self.calls.remove(0);
                self.vccs.push(vcc);
                self.input(Input::Vcc(VccEvent::Connected { vcc }));
            } else if let Some(asked) = self.asked.pop() {
                let mut answer = asked.response(Status::SUCCESS);
                if answer.op_code == OpCode::JOIN_RESPONSE {
                    answer.requester_lecid = 5;
                }
                answer.flags = Flags::V2_REQUIRED;
                answer.target_atm = atm(4);
                for vcc in self.vccs.clone() {
                    self.input(Input::Pdu { vcc, octets: answer.emit().into() });
                }
            } else if phase == Phase::BusConnect {
                self.happen(Deed::Incoming { from: 4, blli: Blli::LaneMulticast });
            } else {
                self.happen(Deed::Sleep);
            }
        }
        self.operational
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: cases(256) as u32, ..ProptestConfig::default() })]

    #[test]
    fn frames_are_accounted_for_and_timers_end(
        version in prop_oneof![Just(Version::V1), Just(Version::V2)],
        proxy: bool,
        deeds in prop::collection::vec(deed(), 0..200),
    ) {
        let mut world = World::new(LecConfig { proxy, ..LecConfig::new(mac(1), version) });
        prop_assert!(world.serve(), "it does not even begin");
        for deed in deeds {
            world.happen(deed);
        }
        world.input(Input::Stop);
        prop_assert_eq!(world.timeout(), None);
        let lost: Vec<_> = world.frames.iter().filter(|(_, count)| **count != 1).collect();
        prop_assert!(lost.is_empty(), "not once: {:?}", lost);
        prop_assert!(world.vccs.is_empty() && world.calls.is_empty());
        // Nothing of all that keeps it from coming back.
        world.asked.clear();
        world.start();
        prop_assert!(world.serve());
    }
}
