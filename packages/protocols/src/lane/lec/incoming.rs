//! Control frames that come in, and to whom in the client they go.

use super::io::Event;
use super::machine::Lec;
use super::request::Purpose;
use super::state::{Phase, Role};
use crate::Instant;
use crate::vcc::VccId;
use crate::wire::lane::{Message, OpCode, Status};

impl Lec {
    pub(super) fn pdu(&mut self, now: Instant, id: VccId, octets: &[u8]) {
        // What was under way on a VCC that is gone.
        let Some(vcc) = self.vccs.get(&id) else { return };
        let role = vcc.role;
        self.counters.control_in += 1;
        let message = match self.unwrapped(id, octets).and_then(Message::parse) {
            Ok(message) if message.version == Message::VERSION && message.op_code.is_known() => message,
            _ => {
                self.counters.malformed += 1;
                return self.emit(Event::Malformed { vcc: id });
            }
        };
        let joined = self.phase >= Phase::InitialRegistration;
        let taken = match (role, message.op_code) {
            (Role::DataDirect, OpCode::READY_IND) => {
                self.ready(now, id);
                true
            }
            (Role::DataDirect, OpCode::READY_QUERY) => {
                self.transmit(id, &Message::new(OpCode::READY_IND));
                true
            }
            (Role::DataDirect | Role::MulticastForward | Role::MulticastSend, OpCode::FLUSH_REQUEST) => {
                self.answer_flush(&message)
            }
            (Role::ConfigurationDirect, OpCode::CONFIGURE_RESPONSE) => self.answer(now, message),
            (Role::ControlDirect | Role::ControlDistribute, _) => match message.op_code {
                OpCode::JOIN_RESPONSE => self.answer(now, message),
                OpCode::REGISTER_RESPONSE | OpCode::UNREGISTER_RESPONSE | OpCode::VERIFY_RESPONSE => {
                    self.answer(now, message)
                }
                OpCode::ARP_RESPONSE => self.arp_answered(now, message),
                OpCode::ARP_REQUEST if joined => self.answer_arp(now, &message),
                OpCode::NARP_REQUEST if joined => self.narp(now, &message),
                OpCode::TOPOLOGY_REQUEST if joined => self.topology(&message),
                OpCode::FLUSH_RESPONSE => self.flush_answered(now, &message),
                _ => false,
            },
            _ => false,
        };
        if !taken {
            self.counters.ignored += 1;
        }
    }

    /// An answer of a server; false if nothing waits for it.
    pub(super) fn answer(&mut self, now: Instant, message: Message) -> bool {
        let Some(purpose) = self.answered(&message) else { return false };
        match purpose {
            Purpose::Configure => self.configured(now, message),
            Purpose::Join => self.joined(now, &message),
            Purpose::Register(mac) => self.registered(now, mac, Some(message.status)),
            Purpose::FindBus => self.bus_found(now, &message),
            Purpose::VerifyBus => self.bus_verified(now, message.status),
            Purpose::Verify(vcc) => self.verified(vcc, message.status == Status::SUCCESS),
            Purpose::Unregister => {}
        }
        true
    }
}
