//! One client and hand-written servers: what goes in is a call, what comes out is a list of lines, as in
//! [`script`](crate::script).

use lanelab_protocols::lane::lec::{Input, Lec, OwnInput, OwnTransmit, Phase, Start, Transmit};
use lanelab_protocols::lane::{LecConfig, Version};
use lanelab_protocols::vcc::{Blli, Call, Cause, VccEvent, VccId};
use lanelab_protocols::wire::EthernetAddress;
use lanelab_protocols::wire::lane::{Encapsulation, Flags, Message, OpCode, Status, demultiplex_control};
use lanelab_protocols::{Duration, FrameId, Instant, Machine, Output};

use crate::script::{BUS, LES, asks, atm, id, incoming, mac, named, pdu};

pub(crate) const LECS: u8 = 9;
pub(crate) const CONFIG: VccId = VccId::outgoing(0);
pub(crate) const CONTROL: VccId = VccId::outgoing(1);
pub(crate) const SEND: VccId = VccId::outgoing(2);
pub(crate) const DISTRIBUTE: VccId = VccId::incoming(0);
pub(crate) const FORWARD: VccId = VccId::incoming(1);
/// The first data direct VCC that the client opens.
pub(crate) const DIRECT: VccId = VccId::outgoing(3);
pub(crate) const LECID: u16 = 5;

/// Client 1.
pub(crate) struct Client {
    pub(crate) lec: Lec,
    pub(crate) now: Instant,
    /// The last control frame that it sent.
    pub(crate) last: Option<Message>,
}

pub(crate) fn config(version: Version) -> LecConfig {
    LecConfig::new(mac(1), version)
}

impl Client {
    pub(crate) fn new(config: LecConfig) -> Self {
        config.check().expect("a sound configuration");
        Self { lec: Lec::new(config), now: Instant::ZERO, last: None }
    }

    pub(crate) fn start(config: LecConfig) -> Self {
        let mut client = Self::new(config);
        client.input(Input::Start(Start { address: atm(1), lecs: vec![atm(LECS)] }));
        client
    }

    /// Configuration direct is there, and the client has asked.
    pub(crate) fn configuring(config: LecConfig) -> Self {
        let mut client = Self::start(config);
        client.connected(CONFIG);
        client
    }

    /// The LECS has answered, control direct is there, and the client has asked to join.
    pub(crate) fn joining(config: LecConfig) -> Self {
        let mut client = Self::configuring(config);
        client.answer(CONFIG, |response| response.target_atm = atm(LES));
        client.connected(CONTROL);
        client
    }

    /// A client that has joined: the LES has assigned it a LECID and reached it by control distribute.
    pub(crate) fn joined(config: LecConfig) -> Self {
        let v2 = config.version == Version::V2;
        let mut client = Self::joining(config);
        let distribute = Call::best_effort(atm(1), atm(LES), Blli::LaneControl, 1516).to_many();
        client.input(Input::Vcc(incoming(0, distribute)));
        client.connected(DISTRIBUTE);
        client.answer(CONTROL, |response| {
            response.requester_lecid = LECID;
            response.flags = response.flags.with(Flags::V2_REQUIRED, v2);
        });
        client
    }

    pub(crate) fn operational(config: LecConfig) -> Self {
        let mut client = Self::joined(config);
        client.answer(CONTROL, |response| response.target_atm = atm(BUS));
        client.connected(SEND);
        client.input(Input::Vcc(incoming(1, forward(BUS))));
        client.connected(FORWARD);
        assert_eq!(client.lec.phase(), Phase::Operational);
        client
    }

    pub(crate) fn input(&mut self, input: Input) -> Vec<String> {
        self.lec.handle_input(self.now, input);
        let mut lines = Vec::new();
        loop {
            lines.push(named(match self.lec.poll_output() {
                Output::Transmit(Transmit::Pdu { vcc, octets }) => {
                    let control = demultiplex_control(&octets).unwrap_or(&octets);
                    self.last = Message::parse(control).ok();
                    pdu(vcc, &octets)
                }
                Output::Transmit(Transmit::Own(OwnTransmit::Frame { vcc, frame, lecid, encapsulation })) => {
                    assert_eq!(lecid, LECID);
                    let sent = format!("= {} frame {}", id(vcc), frame.0);
                    match encapsulation {
                        Encapsulation::Plain => sent,
                        Encapsulation::LlcMultiplexed { elan_id } => format!("{sent} of ELAN {elan_id}"),
                    }
                }
                Output::Transmit(Transmit::Vcc(request)) => asks(&request),
                Output::Event(event) => format!("! {event:?}"),
                Output::Timeout(_) => return lines,
            }));
        }
    }

    pub(crate) fn connected(&mut self, vcc: VccId) -> Vec<String> {
        self.input(Input::Vcc(VccEvent::Connected { vcc }))
    }

    pub(crate) fn released(&mut self, vcc: VccId, cause: Cause) -> Vec<String> {
        self.input(Input::Vcc(VccEvent::Released { vcc, cause }))
    }

    pub(crate) fn hear(&mut self, vcc: VccId, message: &Message) -> Vec<String> {
        self.input(Input::Pdu { vcc, octets: message.emit().into() })
    }

    /// The answer with success to the last control frame, as `change` has it.
    pub(crate) fn answer(&mut self, vcc: VccId, change: impl FnOnce(&mut Message)) -> Vec<String> {
        let mut response = self.last.take().expect("it has asked").response(Status::SUCCESS);
        response.flags = Flags::NONE;
        change(&mut response);
        self.hear(vcc, &response)
    }

    pub(crate) fn send(&mut self, to: EthernetAddress, frame: u32) -> Vec<String> {
        self.input(Input::Own(OwnInput::Send { dst: to, src: mac(1), frame: FrameId(frame), octets: 60 }))
    }

    pub(crate) fn pass(&mut self, span: Duration) {
        self.now += span;
    }

    pub(crate) fn timeout(&mut self) -> Option<Instant> {
        match self.lec.poll_output() {
            Output::Timeout(at) => at,
            _ => panic!("not drained"),
        }
    }

    /// Goes to the next timeout and lets it happen; says how long that took.
    pub(crate) fn sleep(&mut self) -> (Duration, Vec<String>) {
        let at = self.timeout().expect("a timer is set");
        let span = at.since(self.now);
        self.now = at;
        (span, self.input(Input::Timer))
    }

    /// Sleeps until something is said.
    pub(crate) fn sleep_until_news(&mut self) -> (Duration, Vec<String>) {
        let mut all = Duration::ZERO;
        loop {
            let (span, lines) = self.sleep();
            all += span;
            if !lines.is_empty() {
                return (all, lines);
            }
        }
    }
}

pub(crate) fn forward(from: u8) -> Call {
    Call::best_effort(atm(1), atm(from), Blli::LaneMulticast, 1516).to_many()
}

/// A request of client `n`, with LECID 10 + `n`.
pub(crate) fn request(op_code: OpCode, n: u8) -> Message {
    Message {
        transaction_id: 77,
        requester_lecid: 10 + u16::from(n),
        source: mac(n).into(),
        source_atm: atm(n),
        ..Message::new(op_code)
    }
}

pub(crate) const fn secs(s: u64) -> Duration {
    Duration::from_secs(s)
}
