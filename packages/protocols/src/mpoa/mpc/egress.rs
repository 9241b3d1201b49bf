//! The egress cache: imposition, delivery, purges.

use super::ingress::HOST_PREFIX;
use super::vccs::Role;
use super::{DropReason, EgressKey, Event, Mpc, Removal, Transmit, covers};
use crate::mpoa::LecRef;
use crate::vcc::VccId;
use crate::wire::nhrp::{Cie, Code, DllHeader, Extension, Flags, Message, Op, encapsulate};
use crate::wire::{self, AtmAddress, EtherType, EthernetPacket, EthernetRepr, Ipv4Address};
use crate::{Duration, FrameId, Instant};

/// Bits of the service category extension: calls of every category are taken.
const ALL_CATEGORIES: u32 = 0xf;
/// A sender is informed at most this often that its shortcut is void: datagrams that it had sent by then say nothing new (U).
const PURGE_INTERVAL: Duration = Duration::from_secs(1);

/// An egress entry.
#[derive(Clone, Debug, Hash)]
pub(super) struct EgressEntry {
    pub(super) lec: LecRef,
    pub(super) elan: u32,
    pub(super) dll_header: EthernetRepr,
    /// Protocol address of the MPS.
    pub(super) mps_ip: Option<Ipv4Address>,
    pub(super) dst: Ipv4Address,
    pub(super) prefix_len: u8,
    /// Data address of the ingress MPC.
    pub(super) ingress: AtmAddress,
    pub(super) tag: Option<u32>,
    pub(super) expires: Instant,
    pub(super) purge: Option<Purge>,
    pub(super) since: Instant,
}

/// An egress cache purge request under way.
#[derive(Clone, Copy, Debug, Hash)]
pub(super) struct Purge {
    pub(super) id: u32,
    pub(super) why: Removal,
    wait: Duration,
    resend: Instant,
}

impl EgressEntry {
    pub(super) fn wake(&self) -> Instant {
        self.purge.map_or(self.expires, |purge| purge.resend)
    }

    /// Whether datagrams still go by it. One that merely expired is right until its MPS answers (U).
    fn forwards(&self) -> bool {
        self.purge.is_none_or(|purge| purge.why == Removal::Expired)
    }
}

impl Mpc {
    /// MPOA Cache Imposition Request. An error where it makes no sense.
    pub(super) fn imposed(
        &mut self,
        now: Instant,
        vcc: VccId,
        control: AtmAddress,
        message: Message,
    ) -> wire::Result<()> {
        let (Some(dst), Some(ingress), Some(asked), Some(dll)) = (
            message.destination,
            message.source_nbma,
            message.entries.first().cloned(),
            message.dll_header().cloned(),
        ) else {
            return Err(wire::Error);
        };
        let key = (control, dll.cache_id);
        if asked.holding_time == 0 {
            self.counters.impositions += 1;
            self.remove_egress(key, Removal::ByMps);
            self.reply_imposition(vcc, message, Code::SUCCESS, None);
            self.tidy(now);
            return Ok(());
        }
        let (lec, dll_header) = match self.admit(key, ingress, &dll) {
            Ok(admitted) => admitted,
            Err(code) => {
                self.counters.impositions_refused += 1;
                self.event(Event::ImpositionRefused { cache_id: dll.cache_id, code });
                self.reply_imposition(vcc, message, code, None);
                return Ok(());
            }
        };
        let old = self.egress.get(&key).map(|entry| entry.tag);
        let tag = (self.config.tags && message.wants_tag())
            .then(|| old.flatten().unwrap_or_else(|| self.give_tag(key)));
        let holding = Duration::from_secs(u64::from(asked.holding_time));
        let entry = EgressEntry {
            lec,
            elan: dll.elan_id,
            dll_header,
            mps_ip: message.source,
            dst,
            prefix_len: asked.prefix_len,
            ingress,
            tag,
            expires: now + holding,
            purge: None,
            since: now,
        };
        self.egress.insert(key, entry);
        self.mpss.entry(control).or_default();
        self.counters.impositions += 1;
        let renewed = old.is_some();
        self.event(Event::Imposed { cache_id: dll.cache_id, dst, tag, renewed, holding });
        self.reply_imposition(vcc, message, Code::SUCCESS, tag);
        self.tidy(now);
        Ok(())
    }

    /// Whether an entry can be taken, and for which LEC with which header. An ELAN that no LEC is on is refused as
    /// "unspecified" (U); ELAN-ID 0 is the ELAN of LANE v1 clients.
    fn admit(
        &self,
        key: EgressKey,
        ingress: AtmAddress,
        dll: &DllHeader,
    ) -> Result<(LecRef, EthernetRepr), Code> {
        let header = EthernetPacket::new_checked(&dll.header)
            .ok()
            .filter(|packet| packet.payload().is_empty())
            .and_then(|packet| EthernetRepr::parse(&packet).ok())
            .ok_or(Code::UNSUPPORTED_ENCAPSULATION)?;
        if header.ether_type != EtherType::IPV4 {
            return Err(Code::UNSUPPORTED_PROTOCOL);
        }
        let lec = self.lecs.iter().find(|(_, elan)| **elan == dll.elan_id).map(|(lec, _)| *lec);
        let lec = lec.ok_or(Code::UNSPECIFIED)?;
        let full = !self.egress.contains_key(&key) && self.egress.len() >= self.config.max_egress_entries;
        let busy = self.shortcuts() >= self.config.max_shortcuts && !self.has_shortcut_with(ingress);
        match (full, busy) {
            (true, true) => Err(Code::NO_ENTRY_OR_SHORTCUT),
            (true, false) => Err(Code::NO_EGRESS_ENTRY),
            (false, true) => Err(Code::NO_SHORTCUT),
            (false, false) => Ok((lec, header)),
        }
    }

    /// The next tag that is not zero and not in use.
    fn give_tag(&mut self, key: EgressKey) -> u32 {
        loop {
            self.last_tag = self.last_tag.wrapping_add(1);
            if self.last_tag != 0 && !self.tags.contains_key(&self.last_tag) {
                self.tags.insert(self.last_tag, key);
                return self.last_tag;
            }
        }
    }

    /// The request goes back with its code and, where granted, address, tag and categories.
    fn reply_imposition(&mut self, vcc: VccId, mut message: Message, code: Code, tag: Option<u32>) {
        let Some(addresses) = self.addresses else { return };
        message.op = Op::CacheImpositionReply;
        for entry in &mut message.entries {
            let granted = code.is_success() && entry.holding_time != 0;
            entry.code = code;
            entry.nbma = granted.then_some(addresses.data);
            entry.holding_time = 0;
        }
        for extension in message.extensions.iter_mut().flatten() {
            match extension {
                Extension::EgressCacheTag(value) => *value = tag,
                Extension::ServiceCategory(bits) => *bits = ALL_CATEGORIES,
                _ => {}
            }
        }
        self.send_on(vcc, &message);
    }

    pub(super) fn remove_egress(&mut self, key: EgressKey, why: Removal) {
        let Some(entry) = self.egress.remove(&key) else { return };
        if let Some(tag) = entry.tag {
            self.tags.remove(&tag);
        }
        self.event(Event::EgressRemoved { cache_id: key.1, dst: entry.dst, why });
    }

    /// Begins to purge the entries that are no longer valid.
    pub(super) fn purge_where(&mut self, now: Instant, why: Removal, gone: impl Fn(&EgressEntry) -> bool) {
        let keys: Vec<EgressKey> = self
            .egress
            .iter()
            .filter(|(_, entry)| {
                gone(entry) && entry.forwards() && entry.purge.is_none_or(|old| old.why != why)
            })
            .map(|(key, _)| *key)
            .collect();
        for key in keys {
            let id = self.next_request_id();
            let wait = self.config.initial_retry_time;
            let Some(entry) = self.egress.get_mut(&key) else { continue };
            entry.purge = Some(Purge { id, why, wait, resend: now + wait });
            entry.since = now;
            let dst = entry.dst;
            self.event(Event::Purging { cache_id: key.1, dst, why });
            self.send_purge(now, key);
        }
    }

    fn send_purge(&mut self, now: Instant, key: EgressKey) {
        let (Some(addresses), Some(entry)) = (self.addresses, self.egress.get(&key)) else { return };
        let Some(purge) = entry.purge else { return };
        let mut message = Message::new(Op::EgressCachePurgeRequest, purge.id);
        message.source_nbma = Some(addresses.data);
        message.destination = entry.mps_ip;
        message.entries = vec![Cie {
            prefix_len: entry.prefix_len,
            nbma: Some(addresses.data),
            protocol: Some(entry.dst),
            ..Cie::default()
        }];
        let dll = DllHeader { cache_id: key.1, elan_id: entry.elan, header: Vec::new() };
        message = message.with(Extension::DllHeader(dll));
        self.counters.egress_purges += 1;
        self.send_control(now, key.0, &message);
    }

    /// MPOA Egress Cache Purge Reply. False where nothing waits for it.
    pub(super) fn purge_answered(&mut self, now: Instant, control: AtmAddress, request_id: u32) -> bool {
        let waits = |entry: &EgressEntry| entry.purge.is_some_and(|purge| purge.id == request_id);
        let key =
            self.egress.iter().find(|(key, entry)| key.0 == control && waits(entry)).map(|(key, _)| *key);
        let Some(key) = key else { return false };
        self.remove_egress(key, Removal::Acknowledged);
        self.tidy(now);
        true
    }

    pub(super) fn fire_egress(&mut self, now: Instant) {
        self.purge_where(now, Removal::Expired, |entry| entry.purge.is_none() && entry.expires <= now);
        let due = |entry: &EgressEntry| entry.purge.is_some_and(|purge| purge.resend <= now);
        let keys: Vec<EgressKey> =
            self.egress.iter().filter(|(_, entry)| due(entry)).map(|(key, _)| *key).collect();
        let Mpc { config, .. } = self;
        let (times, most) = (u64::from(config.retry_multiplier), config.retry_time_maximum);
        let mut removed = false;
        for key in keys {
            let Some(purge) = self.egress.get_mut(&key).and_then(|entry| entry.purge.as_mut()) else {
                continue;
            };
            purge.wait = Duration(purge.wait.0.saturating_mul(times));
            purge.resend = now + purge.wait;
            if purge.wait > most {
                self.remove_egress(key, Removal::Unanswered);
                removed = true;
            } else {
                self.send_purge(now, key);
            }
        }
        if removed {
            self.tidy(now);
        }
    }

    /// A datagram from a shortcut: found by its tag or, untagged, by sender and destination (U).
    pub(super) fn inbound(
        &mut self,
        now: Instant,
        vcc: VccId,
        tag: Option<u32>,
        ip_dst: Ipv4Address,
        frame: FrameId,
    ) {
        let peer = self.vccs.get(&vcc).filter(|vcc| vcc.role == Role::Shortcut).map(|vcc| vcc.peer);
        let Some(peer) = peer else { return self.drop_datagram(frame, DropReason::NoShortcut) };
        self.touch_if_up(now, vcc);
        let entry = match tag.filter(|tag| *tag != 0) {
            Some(tag) => {
                self.tags.get(&tag).and_then(|key| self.egress.get(key)).ok_or(DropReason::UnknownTag)
            }
            None => self
                .egress
                .values()
                .find(|it| it.ingress == peer && covers(it.dst, it.prefix_len, ip_dst))
                .ok_or(DropReason::NoEntry),
        };
        let (reason, source) = match entry {
            Ok(entry) if entry.forwards() => {
                let (lec, dll_header) = (entry.lec, entry.dll_header);
                self.counters.delivered += 1;
                return self.event(Event::Deliver { lec, dll_header, frame });
            }
            Ok(entry) => (DropReason::Purging, entry.mps_ip),
            Err(reason) => (reason, None),
        };
        self.drop_datagram(frame, reason);
        self.data_plane_purge(now, vcc, source, ip_dst);
    }

    fn drop_datagram(&mut self, frame: FrameId, reason: DropReason) {
        self.counters.dropped += 1;
        self.event(Event::Dropped { frame, reason });
    }

    /// Tells who sends on a shortcut that it is void: an NHRP purge request with N, over the shortcut itself.
    pub(super) fn data_plane_purge(
        &mut self,
        now: Instant,
        vcc: VccId,
        source: Option<Ipv4Address>,
        dst: Ipv4Address,
    ) {
        let id = self.next_request_id();
        let Some(addresses) = self.addresses else { return };
        let Some(shortcut) = self.vccs.get_mut(&vcc).filter(|vcc| vcc.up) else { return };
        if shortcut.purged.is_some_and(|(last, at)| last == dst && now < at + PURGE_INTERVAL) {
            return;
        }
        shortcut.purged = Some((dst, now));
        let mut message = Message::new(Op::PurgeRequest, id);
        message.flags = Flags::NO_REPLY;
        message.source_nbma = Some(addresses.data);
        message.source = source;
        message.entries = vec![Cie { prefix_len: HOST_PREFIX, protocol: Some(dst), ..Cie::default() }];
        self.counters.data_plane_purges += 1;
        self.event(Event::DataPlanePurge { vcc, dst });
        self.transmit(Transmit::Pdu { vcc, octets: encapsulate(&message.emit()) });
    }
}
