//! Users' frames: which way they go, and which of those that come in are for the layer above.

use super::arp_cache::Entry;
use super::io::{DropReason, Event};
use super::machine::Lec;
use super::state::{EntryState, Phase, Role};
use crate::vcc::VccId;
use crate::wire::EthernetAddress;
use crate::wire::lane::Encapsulation;
use crate::{FrameId, Instant};

/// LE header.
const LE_HEADER_LEN: u32 = 2;

impl Lec {
    /// A frame from the layer above. False if no timer can have come nearer.
    pub(super) fn send(&mut self, now: Instant, dst: EthernetAddress, frame: FrameId, octets: u32) -> bool {
        if self.phase != Phase::Operational {
            self.drop_frame(frame, DropReason::NotOperational);
        } else if octets + LE_HEADER_LEN > u32::from(self.max_sdu()) {
            self.drop_frame(frame, DropReason::TooLong);
        } else if self.own.contains(&dst) && !dst.is_group() {
            self.drop_frame(frame, DropReason::ToItself);
        } else if dst.is_group() {
            return self.send_to_group(now, dst, frame);
        } else {
            return self.send_to(now, dst, frame);
        }
        false
    }

    fn send_to(&mut self, now: Instant, dst: EthernetAddress, frame: FrameId) -> bool {
        let entry = self.cache.entry(dst).or_insert_with(|| Entry::new(now));
        entry.used = now;
        match (entry.state, &mut entry.path) {
            (EntryState::ForwardDirect, Some((path, last))) => {
                *last = now;
                let vcc = *path;
                if let Some(vcc) = self.vccs.get_mut(&vcc) {
                    vcc.used = now;
                }
                self.transmit_frame(vcc, frame);
                return false;
            }
            (EntryState::FlushPending, _) => {
                self.queue(dst, frame);
                return false;
            }
            (EntryState::Unknown, _) if entry.atm.is_some() => self.advance(now, dst),
            (EntryState::Unknown, _) if entry.hold_until <= now => self.ask(now, dst),
            _ => {}
        }
        // The path may be there already: over a data direct VCC that the other side has opened.
        let state = self.cache.get(&dst).map(|entry| entry.state);
        match (state, self.cache.get(&dst).and_then(|entry| entry.path)) {
            (Some(EntryState::ForwardDirect), Some((vcc, _))) => self.transmit_frame(vcc, frame),
            (Some(EntryState::FlushPending), _) => self.queue(dst, frame),
            _ => self.flood(now, dst, frame),
        }
        true
    }

    /// A unicast frame by the BUS: at most C10 to one address within any span of C11, wherever that begins.
    pub(super) fn flood(&mut self, now: Instant, dst: EthernetAddress, frame: FrameId) {
        let within = self.parameters.max_unknown_frame_time;
        let most = usize::from(self.parameters.max_unknown_frame_count);
        let Some(bus) = self.connected(Role::MulticastSend) else {
            return self.drop_frame(frame, DropReason::NotOperational);
        };
        let entry = self.cache.entry(dst).or_insert_with(|| Entry::new(now));
        while entry.flooded.pop_front_if(|at| now.since(*at) >= within).is_some() {}
        if entry.flooded.len() >= most {
            return self.drop_frame(frame, DropReason::UnknownFrameLimit);
        }
        entry.flooded.push_back(now);
        entry.path = Some((bus, now));
        self.counters.flooded += 1;
        self.emit(Event::Flooded { frame, dst });
        self.transmit_frame(bus, frame);
    }

    /// Broadcast goes to the BUS; v2 asks by LE_ARP where other groups go, and sends to the BUS until it knows.
    fn send_to_group(&mut self, now: Instant, dst: EthernetAddress, frame: FrameId) -> bool {
        let asks = self.membership.v2 && dst != EthernetAddress::BROADCAST;
        if asks {
            let entry = self.cache.entry(dst).or_insert_with(|| Entry::new(now));
            entry.used = now;
            if entry.state == EntryState::Unknown {
                self.ask(now, dst);
            }
        }
        let server = self.cache.get(&dst).and_then(|entry| entry.atm);
        let own = server.and_then(|server| {
            let is = |vcc: &super::vccs::Vcc| vcc.role == Role::MulticastSend && vcc.peer == server;
            self.vccs.iter().find(|(_, vcc)| is(vcc) && vcc.state == super::vccs::VccState::Connected)
        });
        match own.map(|(id, _)| *id).or_else(|| self.connected(Role::MulticastSend)) {
            Some(vcc) => self.transmit_frame(vcc, frame),
            None => self.drop_frame(frame, DropReason::NotOperational),
        }
        asks
    }

    /// A frame that came in. False if no timer can have come nearer.
    ///
    /// Flooded frames for other clients are dropped, but not by a proxy: its bridge decides.
    pub(super) fn data(
        &mut self,
        now: Instant,
        vcc: VccId,
        (lecid, encapsulation): (u16, Encapsulation),
        dst: EthernetAddress,
        frame: FrameId,
    ) -> bool {
        let known = self.vccs.get(&vcc);
        let role = known.map(|vcc| vcc.role);
        let foreign = encapsulation != self.encapsulation_on(known);
        let news = role == Some(Role::DataDirect) && !foreign && self.ready(now, vcc);
        let dropped = match role {
            _ if self.phase != Phase::Operational => Some(DropReason::NotOperational),
            Some(_) if foreign => Some(DropReason::WrongElan),
            Some(Role::DataDirect) => None,
            Some(Role::MulticastForward | Role::MulticastSend) => {
                let ours = self.config.proxy || dst.is_group() || self.own.contains(&dst);
                match lecid {
                    lecid if lecid == self.membership.lecid => Some(DropReason::Echo),
                    _ if ours => None,
                    _ => Some(DropReason::NotForUs),
                }
            }
            _ => Some(DropReason::WrongVcc),
        };
        match dropped {
            Some(reason) => self.drop_frame(frame, reason),
            None => {
                self.counters.frames_in += 1;
                self.emit(Event::Receive { frame });
            }
        }
        news
    }
}
