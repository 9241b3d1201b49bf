//! One server and hand-written clients: what goes in is a call, what comes out is a list of lines.
//!
//! A request to signalling prints as `~ accept in0`, a PDU as `> in0 LE_JOIN_RESPONSE …`, a frame as `= out0 frame 7`,
//! an event as its typed value after `! `. Addresses, VCCs and op-codes of the test are printed by their names.

use core::convert::Infallible;
use core::fmt::Debug;

use lanelab_protocols::lane::bus;
use lanelab_protocols::vcc::{Blli, Call, VccEvent, VccId, VccRequest};
use lanelab_protocols::wire::lane::{Message, OpCode, demultiplex_control};
use lanelab_protocols::wire::{AtmAddress, AtmPrefix, EthernetAddress};
use lanelab_protocols::{Duration, EntityTransmit, Instant, Machine, Output};

pub(crate) const LES: u8 = 100;
pub(crate) const BUS: u8 = 101;

pub(crate) fn mac(n: u8) -> EthernetAddress {
    EthernetAddress([0, 0x20, 0xda, 0, 0, n])
}

pub(crate) fn atm(n: u8) -> AtmAddress {
    AtmAddress::new(AtmPrefix([0x47; 13]), mac(n), 0)
}

pub(crate) fn incoming(n: u32, call: Call) -> VccEvent {
    VccEvent::Incoming { vcc: VccId::incoming(n), call: Box::new(call) }
}

/// A call of client `n` for control.
pub(crate) fn control_call(n: u8) -> Call {
    Call::best_effort(atm(LES), atm(n), Blli::LaneControl, 1516)
}

pub(crate) struct Script<M> {
    pub(crate) machine: M,
    pub(crate) now: Instant,
}

impl<M: Machine<Transmit: Show, Event: Debug>> Script<M> {
    pub(crate) fn new(machine: M) -> Self {
        Self { machine, now: Instant::ZERO }
    }

    pub(crate) fn input(&mut self, input: M::Input) -> Vec<String> {
        self.machine.handle_input(self.now, input);
        let mut lines = Vec::new();
        loop {
            match self.machine.poll_output() {
                Output::Transmit(transmit) => lines.push(named(transmit.show())),
                Output::Event(event) => lines.push(named(format!("! {event:?}"))),
                Output::Timeout(_) => return lines,
            }
        }
    }

    pub(crate) fn timeout(&mut self) -> Option<Instant> {
        match self.machine.poll_output() {
            Output::Timeout(at) => at,
            _ => panic!("not drained"),
        }
    }

    pub(crate) fn pass(&mut self, span: Duration) {
        self.now += span;
    }

    /// Goes to the next timeout and lets it happen.
    pub(crate) fn sleep(&mut self, timer: M::Input) -> Vec<String> {
        self.now = self.timeout().expect("a timer is set");
        self.input(timer)
    }
}

pub(crate) trait Show {
    fn show(&self) -> String;
}

impl<Own: Show> Show for EntityTransmit<Own> {
    fn show(&self) -> String {
        match self {
            Self::Pdu { vcc, octets } => pdu(*vcc, octets),
            Self::Vcc(request) => asks(request),
            Self::Own(own) => own.show(),
        }
    }
}

impl Show for Infallible {
    fn show(&self) -> String {
        match *self {}
    }
}

impl Show for bus::OwnTransmit {
    fn show(&self) -> String {
        let Self::Frame { vccs, frame, .. } = self;
        let vccs: Vec<String> = vccs.iter().map(|vcc| id(*vcc)).collect();
        format!("= {} frame {}", vccs.join("+"), frame.0)
    }
}

pub(crate) fn id(vcc: VccId) -> String {
    let number = vcc.0 & 0xffff;
    if vcc.is_incoming() { format!("in{number}") } else { format!("out{number}") }
}

pub(crate) fn pdu(vcc: VccId, octets: &[u8]) -> String {
    let message = |control| Message::parse(control).expect("a control frame");
    match demultiplex_control(octets) {
        Some(control) => format!("> {} LLC {}", id(vcc), message(control)),
        None => format!("> {} {}", id(vcc), message(octets)),
    }
}

pub(crate) fn asks(request: &VccRequest) -> String {
    match request {
        VccRequest::Setup { vcc, call } => {
            let many = if call.multipoint { "many" } else { "one" };
            format!(
                "~ setup {} to {} ({many}, {:?}, {})",
                id(*vcc),
                call.called,
                call.blli,
                call.forward_max_sdu
            )
        }
        VccRequest::AddParty { vcc, party, called } => {
            format!("~ add {called} to {} as {}", id(*vcc), party.0)
        }
        VccRequest::DropParty { vcc, party, .. } => format!("~ drop {} from {}", party.0, id(*vcc)),
        VccRequest::Accept { vcc } => format!("~ accept {}", id(*vcc)),
        VccRequest::Reject { vcc, cause } => format!("~ reject {}: {cause}", id(*vcc)),
        VccRequest::Release { vcc, .. } => format!("~ release {}", id(*vcc)),
    }
}

pub(crate) fn named(mut line: String) -> String {
    for n in 1..=9 {
        line = line
            .replace(&atm(n).to_string(), &format!("L{n}"))
            .replace(&format!("{:?}", atm(n)), &format!("L{n}"))
            .replace(&mac(n).to_string(), &format!("M{n}"))
            .replace(&format!("{:?}", mac(n)), &format!("M{n}"));
    }
    for (n, name) in [(LES, "LES"), (BUS, "BUS")] {
        line = line.replace(&atm(n).to_string(), name).replace(&format!("{:?}", atm(n)), name);
    }
    for vcc in (0..=9).flat_map(|n| [VccId::incoming(n), VccId::outgoing(n)]) {
        line = line.replace(&format!("{vcc:?}"), &id(vcc));
    }
    for op_code in (1..=10).flat_map(|n| [OpCode(n), OpCode(n).response()]) {
        line = line.replace(&format!("{op_code:?}"), &op_code.to_string());
    }
    line
}
