//! Requests to the servers: sent, repeated, answered or given up.

use super::io::{Event, Failure};
use super::machine::Lec;
use super::state::Role;
use super::vccs::VccState;
use crate::vcc::{Cause, VccId};
use crate::wire::lane::{Message, OpCode, Status};
use crate::wire::{AtmAddress, EthernetAddress};
use crate::{Duration, Instant};

/// What an answer is wanted for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Purpose {
    Configure,
    Join,
    Register(EthernetAddress),
    Unregister,
    FindBus,
    /// May this VCC carry multicast forward?
    Verify(VccId),
    /// Is the BUS still where it was found?
    VerifyBus,
}

/// A request that waits for its answer.
#[derive(Clone, Debug, Hash)]
pub(super) struct Request {
    pub(super) purpose: Purpose,
    vcc: VccId,
    message: Message,
    wait: Duration,
    /// When it is repeated or given up.
    pub(super) at: Instant,
}

impl Purpose {
    const fn answer(self) -> OpCode {
        match self {
            Self::Configure => OpCode::CONFIGURE_RESPONSE,
            Self::Join => OpCode::JOIN_RESPONSE,
            Self::Register(_) => OpCode::REGISTER_RESPONSE,
            Self::Unregister => OpCode::UNREGISTER_RESPONSE,
            Self::FindBus => OpCode::ARP_RESPONSE,
            Self::Verify(_) | Self::VerifyBus => OpCode::VERIFY_RESPONSE,
        }
    }
}

impl Lec {
    /// Sends a request under a fresh transaction id.
    ///
    /// v2 waits C7i for the answer, then C7x times as long after each repetition, and gives up when the wait would
    /// exceed C7. v1 waits C7 once (U: it does not repeat). The search for the BUS is repeated every C20, and ends
    /// with its phase.
    pub(super) fn request(&mut self, now: Instant, vcc: VccId, purpose: Purpose, mut message: Message) {
        message.transaction_id = self.transaction();
        let wait = match purpose {
            Purpose::FindBus => self.parameters.expected_arp_time,
            _ if self.can_v2() => self.parameters.initial_control_timeout,
            _ => self.parameters.control_timeout,
        };
        self.transmit(vcc, &message);
        let request = Request { purpose, vcc, message, wait, at: now + wait };
        self.requests.insert(request.message.transaction_id, request);
    }

    /// Takes the request that a control frame answers.
    pub(super) fn answered(&mut self, message: &Message) -> Option<Purpose> {
        let request = self.requests.get(&message.transaction_id)?;
        if request.purpose.answer() != message.op_code
            || request.message.requester_lecid != message.requester_lecid && request.purpose != Purpose::Join
        {
            return None;
        }
        self.requests.remove(&message.transaction_id).map(|request| request.purpose)
    }

    /// Forgets requests of a purpose.
    pub(super) fn cancel(&mut self, purpose: Purpose) {
        self.requests.retain(|_, request| request.purpose != purpose);
    }

    pub(super) fn is_registering(&self) -> bool {
        self.requests.values().any(|request| matches!(request.purpose, Purpose::Register(_)))
    }

    pub(super) fn time_requests(&mut self, now: Instant) {
        let due = |request: &Request| request.at <= now;
        let late: Vec<u32> =
            self.requests.iter().filter(|(_, request)| due(request)).map(|(id, _)| *id).collect();
        for transaction in late {
            // Giving one up may have given up all of them.
            let Some(mut request) = self.requests.remove(&transaction) else { continue };
            let wait = match request.purpose {
                Purpose::FindBus => Some(request.wait),
                _ => self.longer(request.wait),
            };
            let Some(wait) = wait else {
                self.give_up(now, request.purpose);
                continue;
            };
            self.transmit(request.vcc, &request.message);
            (request.wait, request.at) = (wait, now + wait);
            self.requests.insert(transaction, request);
        }
    }

    fn longer(&self, wait: Duration) -> Option<Duration> {
        let longer = Duration(wait.0.saturating_mul(u64::from(self.parameters.timeout_multiplier)));
        (self.can_v2() && longer <= self.parameters.control_timeout).then_some(longer)
    }

    fn give_up(&mut self, now: Instant, purpose: Purpose) {
        match purpose {
            Purpose::Configure => self.next_lecs(now, None),
            Purpose::Join => self.fail(now, Failure::NoAnswer { request: OpCode::JOIN_REQUEST }),
            Purpose::Register(mac) => self.registered(now, mac, None),
            Purpose::Verify(vcc) => self.verified(vcc, false),
            Purpose::VerifyBus => self.fail(now, Failure::NoAnswer { request: OpCode::VERIFY_REQUEST }),
            Purpose::Unregister | Purpose::FindBus => {}
        }
    }

    /// LE_REGISTER_RESPONSE, or none.
    pub(super) fn registered(&mut self, now: Instant, mac: EthernetAddress, status: Option<Status>) {
        if status == Some(Status::SUCCESS) {
            self.emit(Event::Registered { mac });
        } else {
            if mac != self.config.mac {
                self.own.remove(&mac);
            }
            self.emit(Event::NotRegistered { mac, status });
        }
        self.registration_done(now);
    }

    /// Asks the LES whether the BUS is still where it was found.
    pub(super) fn verify_bus(&mut self, now: Instant) {
        let (Some(control), Some(bus)) = (self.connected(Role::ControlDirect), self.membership.bus) else {
            return;
        };
        if self.membership.v2 {
            let mut message = self.message(OpCode::VERIFY_REQUEST);
            (message.source_atm, message.target_atm) = (AtmAddress::NONE, bus);
            self.request(now, control, Purpose::VerifyBus, message);
        }
    }

    /// LE_VERIFY_RESPONSE about the BUS: a client whose BUS is no longer the ELAN's begins again.
    pub(super) fn bus_verified(&mut self, now: Instant, status: Status) {
        if status != Status::SUCCESS {
            self.fail(now, Failure::Refused { request: OpCode::VERIFY_REQUEST, status });
        }
    }

    /// LE_VERIFY_RESPONSE, or none.
    pub(super) fn verified(&mut self, vcc: VccId, valid: bool) {
        let waits = self.vccs.get(&vcc).is_some_and(|vcc| vcc.state == VccState::Offered);
        match (waits, valid) {
            (true, true) => self.accept(vcc),
            (true, false) => self.release(vcc, Cause::CALL_REJECTED),
            (false, _) => {}
        }
    }
}
