//! Control packets as they come in.

use super::vccs::Role;
use super::{Event, IngressKey, Mpc};
use crate::Instant;
use crate::vcc::VccId;
use crate::wire::nhrp::{Flags, Message, Op, Pdu, decapsulate};
use crate::wire::{AtmAddress, Error, Result};

impl Mpc {
    /// A control PDU. What is malformed is counted and dropped.
    pub(super) fn pdu(&mut self, now: Instant, vcc: VccId, octets: &[u8]) {
        let Some((role, peer)) = self.vccs.get(&vcc).map(|it| (it.role, it.peer)) else { return };
        self.touch_if_up(now, vcc);
        match decapsulate(octets).and_then(Pdu::parse) {
            Ok(Pdu::Message(message)) => {
                if self.message(now, vcc, role, peer, message).is_err() {
                    self.malformed(vcc);
                }
            }
            Ok(Pdu::Error(_)) => self.ignore(vcc, Op::ErrorIndication, 0),
            Err(_) => self.malformed(vcc),
        }
    }

    /// An error is a packet whose parts do not make sense together.
    fn message(
        &mut self,
        now: Instant,
        vcc: VccId,
        role: Role,
        peer: AtmAddress,
        message: Message,
    ) -> Result<()> {
        let (op, request_id) = (message.op, message.request_id);
        let waited_for = match (role, op) {
            (Role::Control, Op::MpoaResolutionReply) => match self.requested(peer, &message) {
                Some(key) => {
                    self.resolved(now, key, &message)?;
                    true
                }
                None => false,
            },
            (Role::Control, Op::CacheImpositionRequest) => {
                self.imposed(now, vcc, peer, message)?;
                true
            }
            (Role::Control, Op::EgressCachePurgeReply) => self.purge_answered(now, peer, request_id),
            (Role::Control, Op::KeepAlive) => {
                self.keep_alive(now, peer, &message);
                true
            }
            (Role::Control, Op::Trigger) if self.mpss.contains_key(&peer) => {
                let dst = message.destination.ok_or(Error)?;
                self.triggered(now, (peer, dst));
                true
            }
            (_, Op::PurgeRequest) => {
                self.purge_requested(now, vcc, role, peer, message)?;
                true
            }
            _ => false,
        };
        if !waited_for {
            self.ignore(vcc, op, request_id);
        }
        Ok(())
    }

    /// The entry whose request a reply answers.
    fn requested(&self, mps: AtmAddress, message: &Message) -> Option<IngressKey> {
        let key = (mps, message.destination?);
        let request = self.ingress.get(&key)?.request?;
        (request.id == message.request_id).then_some(key)
    }

    fn purge_requested(
        &mut self,
        now: Instant,
        vcc: VccId,
        role: Role,
        peer: AtmAddress,
        mut message: Message,
    ) -> Result<()> {
        if message.entries.iter().all(|entry| entry.protocol.is_none()) {
            return Err(Error);
        }
        self.counters.purges += 1;
        match role {
            Role::Control => self.purge_from_mps(now, peer, &message),
            Role::Shortcut => self.purge_from_egress(now, peer, &message),
        }
        if !message.flags.contains(Flags::NO_REPLY) {
            message.op = Op::PurgeReply;
            self.send_on(vcc, &message);
        }
        Ok(())
    }

    fn malformed(&mut self, vcc: VccId) {
        self.counters.malformed += 1;
        self.event(Event::Malformed { vcc });
    }

    fn ignore(&mut self, vcc: VccId, op: Op, request_id: u32) {
        self.counters.ignored += 1;
        self.event(Event::Ignored { vcc, op, request_id });
    }
}
