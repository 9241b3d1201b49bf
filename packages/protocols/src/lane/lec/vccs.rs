//! The client's VCCs: calls out and in, READY, time-outs, and what the loss of each means.

use super::config::Parameters;
use super::io::{Event, Failure};
use super::machine::Lec;
use super::request::Purpose;
use super::state::{Phase, Role};
use crate::vcc::{Blli, Call, Cause, VccEvent, VccId, VccRequest};
use crate::wire::AtmAddress;
use crate::wire::lane::{Message, OpCode};
use crate::{Duration, Instant};

/// Largest SDU of a VCC for control frames.
const CONTROL_SDU: u16 = 1516;

/// How far a VCC is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum VccState {
    /// The client has called.
    Calling,
    /// A call came in and waits for LE_VERIFY.
    Offered,
    /// A call was accepted.
    Accepted,
    /// PDUs may be sent.
    Connected,
}

/// A VCC.
#[derive(Clone, Debug, Hash)]
pub(super) struct Vcc {
    pub(super) role: Role,
    pub(super) state: VccState,
    /// The other end.
    pub(super) peer: AtmAddress,
    /// ATM address of the end that called.
    pub(super) caller: AtmAddress,
    incoming: bool,
    /// Frames on it have LLC and ELAN-ID (v2).
    pub(super) muxed: bool,
    /// The caller is known to have seen the connection; a caller knows at once.
    ready: bool,
    /// When READY_QUERY goes out (C28).
    query_at: Option<Instant>,
    pub(super) since: Instant,
    /// When a frame last went over it, either way.
    pub(super) used: Instant,
}

impl Vcc {
    pub(super) const fn is_incoming(&self) -> bool {
        self.incoming
    }

    /// Whether it may carry data frames to its peer.
    pub(super) fn is_usable(&self) -> bool {
        self.state == VccState::Connected && self.ready
    }

    /// When its next timer runs out.
    pub(super) fn timer(&self, parameters: &Parameters) -> Option<Instant> {
        [self.query_at, self.idle_at(parameters)].into_iter().flatten().min()
    }

    /// Time at which the VCC is released because it carried nothing (C12).
    pub(super) fn idle_at(&self, parameters: &Parameters) -> Option<Instant> {
        let ages = self.role == Role::DataDirect
            && self.state == VccState::Connected
            && parameters.vcc_timeout != Duration::ZERO;
        ages.then_some(self.used + parameters.vcc_timeout)
    }
}

impl Lec {
    /// Calls a server, or another client by a VCC of one ELAN.
    pub(super) fn call(&mut self, now: Instant, role: Role, called: AtmAddress) {
        let (blli, max_sdu) = match role {
            Role::ConfigurationDirect | Role::ControlDirect | Role::ControlDistribute => {
                (Blli::LaneControl, CONTROL_SDU)
            }
            Role::MulticastSend | Role::MulticastForward => (Blli::LaneMulticast, self.max_sdu()),
            Role::DataDirect => (Blli::LaneData, self.max_sdu()),
        };
        self.call_for(now, (role, called), called, (blli, max_sdu));
    }

    /// Calls `called` to get a VCC with a peer, which may have another address for that.
    pub(super) fn call_for(
        &mut self,
        now: Instant,
        (role, peer): (Role, AtmAddress),
        called: AtmAddress,
        (blli, max_sdu): (Blli, u16),
    ) {
        let calling = self.address.unwrap_or_default();
        let vcc = VccId::outgoing(self.calls);
        self.calls += 1;
        self.vccs.insert(
            vcc,
            Vcc {
                role,
                state: VccState::Calling,
                peer,
                caller: calling,
                incoming: false,
                muxed: blli == Blli::LlcSnap,
                ready: false,
                query_at: None,
                since: now,
                used: now,
            },
        );
        let call = Box::new(Call::best_effort(called, calling, blli, max_sdu));
        self.signal(VccRequest::Setup { vcc, call });
    }

    pub(super) fn accept(&mut self, vcc: VccId) {
        if let Some(entry) = self.vccs.get_mut(&vcc) {
            entry.state = VccState::Accepted;
            self.signal(VccRequest::Accept { vcc });
        }
    }

    /// Takes a VCC away without a word to the rest of the client.
    pub(super) fn release(&mut self, vcc: VccId, cause: Cause) {
        let Some(gone) = self.vccs.remove(&vcc) else { return };
        self.signal(match gone.state {
            VccState::Offered => VccRequest::Reject { vcc, cause },
            VccState::Calling | VccState::Accepted | VccState::Connected => {
                VccRequest::Release { vcc, cause }
            }
        });
        if gone.role == Role::DataDirect && gone.is_usable() {
            self.emit(Event::DataDirectClosed { vcc, peer: gone.peer, cause });
        }
    }

    pub(super) fn release_role(&mut self, role: Role) {
        let ids = self.vccs.iter().filter(|(_, vcc)| vcc.role == role).map(|(id, _)| *id);
        for vcc in ids.collect::<Vec<_>>() {
            self.release(vcc, Cause::NORMAL);
        }
    }

    /// The connected VCC of a role; of multicast send, the one to the BUS.
    pub(super) fn connected(&self, role: Role) -> Option<VccId> {
        let bus = self.membership.bus;
        let is = |vcc: &Vcc| {
            vcc.role == role
                && vcc.state == VccState::Connected
                && (role != Role::MulticastSend || Some(vcc.peer) == bus)
        };
        self.vccs.iter().find(|(_, vcc)| is(vcc)).map(|(id, _)| *id)
    }

    /// The VCC to send to another client on. Of several the one that the lower ATM address opened is kept, so that
    /// both ends choose the same; the others age out (U).
    pub(super) fn direct_to(&self, peer: AtmAddress) -> Option<VccId> {
        let direct = self.directs(peer).filter(|(_, vcc)| vcc.is_usable());
        direct.min_by_key(|(id, vcc)| (vcc.caller, **id)).map(|(id, _)| *id)
    }

    /// All data direct VCCs with another client, usable or not.
    pub(super) fn directs(&self, peer: AtmAddress) -> impl Iterator<Item = (&VccId, &Vcc)> {
        self.vccs.iter().filter(move |(_, vcc)| vcc.role == Role::DataDirect && vcc.peer == peer)
    }

    pub(super) fn vcc_event(&mut self, now: Instant, event: &VccEvent) {
        match *event {
            VccEvent::Incoming { vcc, ref call } => self.incoming(now, vcc, call),
            VccEvent::Connected { vcc } => self.vcc_connected(now, vcc),
            VccEvent::Released { vcc, cause } => self.released(now, vcc, cause),
            // The client calls nobody point to multipoint.
            VccEvent::PartyAdded { .. } | VccEvent::PartyDropped { .. } => {}
        }
    }

    /// Decides whether a call is accepted: from the LES for control distribute, from the BUS (or in v2 from whoever the LES vouches
    /// for) for multicast forward, from anyone in the ELAN for data direct.
    fn incoming(&mut self, now: Instant, vcc: VccId, call: &Call) {
        let joining = self.phase >= Phase::Join;
        let joined = self.phase >= Phase::InitialRegistration;
        let (role, cause) = match call.blli {
            Blli::LaneControl if joining => (Some(Role::ControlDistribute), Cause::CALL_REJECTED),
            Blli::LaneMulticast if joined => (Some(Role::MulticastForward), Cause::CALL_REJECTED),
            Blli::LaneData if joined && !call.multipoint => (Some(Role::DataDirect), Cause::CALL_REJECTED),
            Blli::LlcSnap if joined && !call.multipoint && self.mux_elan().is_some() => {
                (Some(Role::DataDirect), Cause::CALL_REJECTED)
            }
            Blli::LaneControl | Blli::LaneMulticast | Blli::LaneData => (None, Cause::TEMPORARY_FAILURE),
            Blli::LlcSnap | Blli::VcMuxIp | Blli::Other => (None, Cause::INCOMPATIBLE_DESTINATION),
        };
        let from =
            |server: Option<AtmAddress>| server.is_some_and(|server| server.same_system(&call.calling));
        let expected = match role {
            None => false,
            Some(Role::ControlDistribute) => from(self.membership.les),
            Some(Role::MulticastForward) => from(self.membership.bus),
            Some(_) => true,
        };
        let Some(role) =
            role.filter(|role| expected || (*role == Role::MulticastForward && self.membership.v2))
        else {
            return self.signal(VccRequest::Reject { vcc, cause });
        };
        self.vccs.insert(
            vcc,
            Vcc {
                role,
                state: VccState::Offered,
                peer: call.calling,
                caller: call.calling,
                incoming: true,
                muxed: call.blli == Blli::LlcSnap,
                ready: false,
                query_at: None,
                since: now,
                used: now,
            },
        );
        if expected {
            self.accept(vcc);
        } else if let Some(control) = self.connected(Role::ControlDirect) {
            let mut message = self.message(OpCode::VERIFY_REQUEST);
            (message.source_atm, message.target_atm) = (AtmAddress::NONE, call.calling);
            self.request(now, control, Purpose::Verify(vcc), message);
        }
    }

    fn vcc_connected(&mut self, now: Instant, id: VccId) {
        let query_at = now + self.parameters.connection_completion_timer;
        let Some(vcc) = self.vccs.get_mut(&id) else { return };
        vcc.state = VccState::Connected;
        (vcc.since, vcc.used) = (now, now);
        match (vcc.role, vcc.incoming) {
            (Role::ConfigurationDirect, _) => self.configure(now, id),
            (Role::ControlDirect, _) => self.join(now, id),
            (Role::ControlDistribute, _) => {}
            (Role::MulticastSend | Role::MulticastForward, _) => self.bus_connected(now),
            (Role::DataDirect, false) => {
                self.transmit(id, &Message::new(OpCode::READY_IND));
                self.ready(now, id);
            }
            (Role::DataDirect, true) => vcc.query_at = Some(query_at),
        }
    }

    /// The caller of a data direct VCC is known to hear: frames may go to it. True if that is news.
    pub(super) fn ready(&mut self, now: Instant, id: VccId) -> bool {
        let Some(vcc) = self.vccs.get_mut(&id) else { return false };
        vcc.used = now;
        vcc.query_at = None;
        if vcc.role != Role::DataDirect || vcc.ready {
            return false;
        }
        // What comes before the network's acknowledgement of the acceptance shows that the connection is there.
        vcc.state = VccState::Connected;
        vcc.ready = true;
        let peer = vcc.peer;
        self.emit(Event::DataDirectOpened { vcc: id, peer });
        self.direct_opened(now, peer);
        true
    }

    fn released(&mut self, now: Instant, id: VccId, cause: Cause) {
        let Some(vcc) = self.vccs.remove(&id) else { return };
        let role = vcc.role;
        let failure = match vcc.state {
            VccState::Calling => Failure::CallFailed { vcc: role, cause },
            VccState::Offered | VccState::Accepted | VccState::Connected => {
                Failure::Lost { vcc: role, cause }
            }
        };
        match role {
            Role::ConfigurationDirect => {
                if matches!(self.phase, Phase::LecsConnect | Phase::Configure) {
                    self.cancel(Purpose::Configure);
                    self.next_lecs(now, Some(cause));
                }
            }
            Role::MulticastSend if Some(vcc.peer) != self.membership.bus => {}
            Role::ControlDirect | Role::ControlDistribute | Role::MulticastSend => self.fail(now, failure),
            Role::MulticastForward => {
                self.cancel(Purpose::Verify(id));
                let left = self.vccs.values().any(|vcc| vcc.role == Role::MulticastForward);
                if self.phase == Phase::Operational && !left {
                    let over = now + self.parameters.forward_disconnect_timeout;
                    self.forward_deadline.get_or_insert(over);
                }
            }
            Role::DataDirect => {
                self.emit(Event::DataDirectClosed { vcc: id, peer: vcc.peer, cause });
                let refused = vcc.state == VccState::Calling;
                self.direct_closed(now, id, vcc.peer, refused.then_some(cause));
            }
        }
    }

    pub(super) fn time_vccs(&mut self, now: Instant) {
        for id in self.vccs.keys().copied().collect::<Vec<_>>() {
            let Some(vcc) = self.vccs.get_mut(&id) else { continue };
            let peer = vcc.peer;
            if vcc.idle_at(&self.parameters).is_some_and(|at| at <= now) {
                self.release(id, Cause::NORMAL);
                self.direct_closed(now, id, peer, None);
            } else if vcc.query_at.is_some_and(|at| at <= now) {
                vcc.query_at = Some(now + self.parameters.connection_completion_timer);
                self.transmit(id, &Message::new(OpCode::READY_QUERY));
            }
        }
    }
}
