//! VCCs of an MPC: to MPSs, and shortcuts.

use super::event::Failure;
use super::{Event, Mpc, Transmit};
use crate::Instant;
use crate::vcc::{Blli, Call, Cause, ServiceCategory, VccEvent, VccId, VccRequest};
use crate::wire::nhrp::{Message, encapsulate};
use crate::wire::{AtmAddress, Ipv4Address};

/// What a VCC is for: which of the two addresses it ends at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Role {
    /// Control packets with an MPS.
    Control,
    /// Data with another MPC.
    Shortcut,
}

/// A VCC, asked for or up.
#[derive(Clone, Debug, Hash)]
pub(super) struct Vcc {
    pub(super) role: Role,
    /// The address of the far end.
    pub(super) peer: AtmAddress,
    pub(super) category: ServiceCategory,
    pub(super) up: bool,
    /// PDUs that wait until it is up.
    waiting: Vec<Vec<u8>>,
    pub(super) last_used: Instant,
    /// When idleness is looked at next.
    idle_check: Instant,
    /// Last destination and time of a data-plane purge.
    pub(super) purged: Option<(Ipv4Address, Instant)>,
    pub(super) since: Instant,
}

impl Vcc {
    const fn new(now: Instant, role: Role, peer: AtmAddress, category: ServiceCategory) -> Self {
        Self {
            role,
            peer,
            category,
            up: false,
            waiting: Vec::new(),
            last_used: now,
            idle_check: now,
            purged: None,
            since: now,
        }
    }

    pub(super) fn wake(&self) -> Option<Instant> {
        self.up.then_some(self.idle_check)
    }
}

impl Mpc {
    /// Shortcuts up or asked for, whoever opened them.
    pub(super) fn shortcuts(&self) -> usize {
        self.vccs.values().filter(|vcc| vcc.role == Role::Shortcut).count()
    }

    pub(super) fn has_shortcut_with(&self, peer: AtmAddress) -> bool {
        self.vccs.values().any(|vcc| vcc.role == Role::Shortcut && vcc.peer == peer)
    }

    /// A shortcut to or from a peer that is up.
    pub(super) fn shortcut_with(&self, peer: AtmAddress) -> Option<VccId> {
        let fits = |vcc: &Vcc| vcc.role == Role::Shortcut && vcc.peer == peer && vcc.up;
        self.vccs.iter().find(|(_, vcc)| fits(vcc)).map(|(id, _)| *id)
    }

    /// The shortcut to use for an egress, whoever opened it; one that is up comes first.
    pub(super) fn shortcut_to(&self, peer: AtmAddress, category: ServiceCategory) -> Option<VccId> {
        let mut fitting = self
            .vccs
            .iter()
            .filter(|(_, vcc)| vcc.role == Role::Shortcut && vcc.peer == peer && vcc.category == category);
        let first = fitting.clone().next();
        fitting.find(|(_, vcc)| vcc.up).or(first).map(|(id, _)| *id)
    }

    /// Notes that a VCC carries something; says whether it may.
    pub(super) fn touch_if_up(&mut self, now: Instant, vcc: VccId) -> bool {
        let Some(vcc) = self.vccs.get_mut(&vcc) else { return false };
        vcc.last_used = now;
        vcc.up
    }

    pub(super) fn open_shortcut(&mut self, now: Instant, egress: AtmAddress, category: ServiceCategory) {
        let Some(addresses) = self.addresses else { return };
        if self.shortcuts() >= self.config.max_shortcuts {
            self.no_shortcut(now, egress, Failure::TooManyShortcuts);
            return;
        }
        let mut call = Call::best_effort(egress, addresses.data, Blli::LlcSnap, self.config.max_sdu);
        call.category = category;
        if category == self.config.category {
            call.forward = self.config.traffic;
            call.backward = self.config.traffic;
        }
        self.open(now, Role::Shortcut, call);
    }

    fn open(&mut self, now: Instant, role: Role, call: Call) -> VccId {
        let vcc = VccId::outgoing(self.vccs_opened);
        self.vccs_opened += 1;
        self.vccs.insert(vcc, Vcc::new(now, role, call.called, call.category));
        self.transmit(Transmit::Vcc(VccRequest::Setup { vcc, call: Box::new(call) }));
        vcc
    }

    /// Sends a packet to an MPS, over a VCC that either has opened; it waits while there is none yet.
    pub(super) fn send_control(&mut self, now: Instant, mps: AtmAddress, message: &Message) {
        let Some(addresses) = self.addresses else { return };
        let mut fitting = self.vccs.iter().filter(|(_, vcc)| vcc.role == Role::Control && vcc.peer == mps);
        let first = fitting.clone().next();
        let vcc = fitting.find(|(_, vcc)| vcc.up).or(first).map(|(id, _)| *id).unwrap_or_else(|| {
            let call = Call::best_effort(mps, addresses.control, Blli::LlcSnap, self.config.max_sdu);
            self.open(now, Role::Control, call)
        });
        self.touch_if_up(now, vcc);
        self.send_on(vcc, message);
    }

    /// Sends a packet on a VCC, as soon as it is up. What waits already is not queued a second time.
    pub(super) fn send_on(&mut self, vcc: VccId, message: &Message) {
        let octets = encapsulate(&message.emit());
        match self.vccs.get_mut(&vcc) {
            Some(it) if it.up => self.transmit(Transmit::Pdu { vcc, octets }),
            Some(it) if !it.waiting.contains(&octets) => it.waiting.push(octets),
            _ => {}
        }
    }

    pub(super) fn vcc_event(&mut self, now: Instant, event: VccEvent) {
        match event {
            VccEvent::Incoming { vcc, call } => self.called(now, vcc, &call),
            VccEvent::Connected { vcc } => self.connected(now, vcc),
            VccEvent::Released { vcc, cause } => self.released(now, vcc, cause),
            // No VCC of an MPC has several parties.
            VccEvent::PartyAdded { .. } | VccEvent::PartyDropped { .. } => {}
        }
    }

    fn called(&mut self, now: Instant, vcc: VccId, call: &Call) {
        match self.admit_call(call) {
            Ok(role) => {
                self.vccs.insert(vcc, Vcc::new(now, role, call.calling, call.category));
                self.transmit(Transmit::Vcc(VccRequest::Accept { vcc }));
            }
            Err(cause) => {
                self.event(Event::CallRefused { calling: call.calling, cause });
                self.transmit(Transmit::Vcc(VccRequest::Reject { vcc, cause }));
            }
        }
    }

    fn admit_call(&self, call: &Call) -> Result<Role, Cause> {
        let addresses = self.addresses.ok_or(Cause::DESTINATION_OUT_OF_ORDER)?;
        let role = match call.called {
            called if called == addresses.control => Role::Control,
            called if called == addresses.data => Role::Shortcut,
            _ => return Err(Cause::UNALLOCATED_NUMBER),
        };
        if call.blli != Blli::LlcSnap || call.multipoint {
            return Err(Cause::INCOMPATIBLE_DESTINATION);
        }
        if role == Role::Shortcut && self.shortcuts() >= self.config.max_shortcuts {
            return Err(Cause::RESOURCE_UNAVAILABLE);
        }
        Ok(role)
    }

    fn connected(&mut self, now: Instant, id: VccId) {
        let Some(vcc) = self.vccs.get_mut(&id) else { return };
        vcc.up = true;
        vcc.last_used = now;
        vcc.idle_check = now + self.config.vcc_timeout;
        vcc.since = now;
        let (peer, shortcut) = (vcc.peer, vcc.role == Role::Shortcut);
        let waiting = core::mem::take(&mut vcc.waiting);
        self.event(Event::VccUp { vcc: id, peer, shortcut });
        for octets in waiting {
            self.transmit(Transmit::Pdu { vcc: id, octets });
        }
    }

    /// A VCC is gone. A shortcut that was up is asked for again by the next frame; one that was refused is held
    /// down.
    fn released(&mut self, now: Instant, id: VccId, cause: Cause) {
        let Some(vcc) = self.vccs.remove(&id) else { return };
        self.event(Event::VccLost { vcc: id, peer: vcc.peer, cause });
        if vcc.role == Role::Shortcut && !vcc.up && !id.is_incoming() {
            self.no_shortcut(now, vcc.peer, Failure::Call { cause });
        }
    }

    /// Releases the shortcuts that this MPC opened and no entry uses.
    pub(super) fn release_unused(&mut self) {
        let used = |vcc: &Vcc| {
            self.ingress.values().filter_map(|entry| entry.binding.as_ref()).any(|it| it.egress == vcc.peer)
                || self.egress.values().any(|entry| entry.ingress == vcc.peer)
        };
        let unused = |id: VccId, vcc: &Vcc| vcc.role == Role::Shortcut && !id.is_incoming() && !used(vcc);
        let gone: Vec<VccId> =
            self.vccs.iter().filter(|(id, vcc)| unused(**id, vcc)).map(|(id, _)| *id).collect();
        for vcc in gone {
            self.release(vcc, false);
        }
    }

    fn release(&mut self, id: VccId, idle: bool) {
        let Some(vcc) = self.vccs.remove(&id) else { return };
        self.event(Event::VccReleased { vcc: id, peer: vcc.peer, idle });
        self.transmit(Transmit::Vcc(VccRequest::Release { vcc: id, cause: Cause::NORMAL }));
    }

    pub(super) fn fire_vccs(&mut self, now: Instant) {
        let timeout = self.config.vcc_timeout;
        let mut idle = Vec::new();
        for (id, vcc) in &mut self.vccs {
            if vcc.up && vcc.idle_check <= now {
                vcc.idle_check = vcc.last_used + timeout;
                if vcc.idle_check <= now {
                    idle.push(*id);
                }
            }
        }
        for vcc in idle {
            self.release(vcc, true);
        }
    }
}
