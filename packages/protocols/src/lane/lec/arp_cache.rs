//! LE_ARP cache: where a MAC address is, how that is asked, refreshed and forgotten.

use std::collections::VecDeque;

use super::flush::Flush;
use super::io::{DropReason, Event, Forgotten};
use super::machine::Lec;
use super::state::{EntryState, Role};
use crate::vcc::{Cause, VccId};
use crate::wire::lane::{DeviceType, Flags, Message, OpCode, Status, Tlv, TlvId};
use crate::wire::{AtmAddress, EthernetAddress};
use crate::{Duration, Instant};

/// A LE_ARP_REQUEST that waits for its answer.
#[derive(Clone, Copy, Debug, Hash)]
pub(super) struct Asked {
    transaction: u32,
    /// Repetitions left (C13).
    left: u16,
    /// When it is repeated or given up (C20).
    at: Instant,
}

/// What the client knows of a MAC address, and how frames go there.
#[derive(Clone, Debug, Hash)]
pub(super) struct Entry {
    pub(super) state: EntryState,
    pub(super) atm: Option<AtmAddress>,
    pub(super) remote: bool,
    pub(super) device: Option<DeviceType>,
    /// Where its client takes LLC-multiplexed calls, if it does.
    pub(super) muxed: Option<AtmAddress>,
    pub(super) written: Instant,
    /// When its ATM address was last confirmed.
    verified: Instant,
    /// When a frame was last sent to it.
    pub(super) used: Instant,
    asked: Option<Asked>,
    /// An LE_ARP_REQUEST went out since the entry was last confirmed, so that it does not age out.
    refreshed: bool,
    /// No call before then, since the last one failed.
    pub(super) hold_until: Instant,
    /// When frames went by the BUS within the last C11, in order: at most C10.
    pub(super) flooded: VecDeque<Instant>,
    /// VCC that the last frame was sent on, and when.
    pub(super) path: Option<(VccId, Instant)>,
    pub(super) flush: Option<Flush>,
}

impl Entry {
    pub(super) const fn new(now: Instant) -> Self {
        Self {
            state: EntryState::Unknown,
            atm: None,
            remote: false,
            device: None,
            muxed: None,
            written: now,
            verified: now,
            used: now,
            asked: None,
            refreshed: false,
            hold_until: Instant::ZERO,
            flooded: VecDeque::new(),
            path: None,
            flush: None,
        }
    }
}

impl Lec {
    /// When an entry is forgotten unless it is confirmed: after C17, while topology changes after C18 if it is
    /// remote. One without an ATM address goes C17 after the last frame. Group addresses do not age.
    pub(super) fn expires(&self, mac: EthernetAddress, entry: &Entry) -> Option<Instant> {
        let parameters = &self.parameters;
        match entry.atm {
            None => Some(entry.used.max(entry.written) + parameters.aging_time),
            Some(_) if mac.is_group() => None,
            Some(_) if entry.remote && self.topology_change => {
                Some(entry.verified + parameters.forward_delay_time.min(parameters.aging_time))
            }
            Some(_) => Some(entry.verified + parameters.aging_time),
        }
    }

    /// When LE_ARP has to start so that all its repetitions end before the entry ages out (U).
    fn refresh_at(&self, mac: EthernetAddress, entry: &Entry) -> Option<Instant> {
        let tries = u64::from(self.parameters.max_retry_count) + 1;
        let early = Duration(self.parameters.expected_arp_time.0.saturating_mul(tries));
        let due = entry.atm.is_some() && !entry.refreshed && entry.asked.is_none();
        self.expires(mac, entry).filter(|_| due).map(|expires| expires - early)
    }

    pub(super) fn entry_timer(&self, mac: EthernetAddress, entry: &Entry) -> Option<Instant> {
        let asked = entry.asked.map(|asked| asked.at);
        let flush = entry.flush.as_ref().map(Flush::timer);
        let ages = [self.expires(mac, entry), self.refresh_at(mac, entry)];
        ages.into_iter().chain([asked, flush]).flatten().min()
    }

    pub(super) fn time_cache(&mut self, now: Instant) {
        for mac in self.cache.keys().copied().collect::<Vec<_>>() {
            let Some(entry) = self.cache.get(&mac) else { continue };
            if self.expires(mac, entry).is_some_and(|at| at <= now) {
                let early = entry.remote && self.topology_change;
                let reason = if early { Forgotten::TopologyChanged } else { Forgotten::Aged };
                self.forget(now, mac, reason);
                continue;
            }
            if entry.asked.is_some_and(|asked| asked.at <= now) {
                self.ask_again(now, mac);
            } else if self.refresh_at(mac, entry).is_some_and(|at| at <= now) {
                let wanted = entry.used > entry.verified;
                if let Some(entry) = self.cache.get_mut(&mac) {
                    entry.refreshed = true;
                }
                if wanted {
                    self.ask(now, mac);
                }
            }
            self.time_flush(now, mac);
        }
    }

    /// Sends LE_ARP_REQUEST; it is repeated every C20, at most C13 times. An entry whose address is only confirmed stays in
    /// its state: without a frame to send, the answer must not lead to a VCC.
    pub(super) fn ask(&mut self, now: Instant, mac: EthernetAddress) {
        let transaction = self.transaction();
        let asked = Asked {
            transaction,
            left: self.parameters.max_retry_count,
            at: now + self.parameters.expected_arp_time,
        };
        if let Some(entry) = self.cache.get_mut(&mac) {
            entry.asked = Some(asked);
            if entry.state == EntryState::Unknown && entry.atm.is_none() {
                entry.state = EntryState::ArpPending;
                entry.written = now;
            }
            self.send_arp(mac, transaction);
        }
    }

    fn ask_again(&mut self, now: Instant, mac: EthernetAddress) {
        let at = now + self.parameters.expected_arp_time;
        let Some(entry) = self.cache.get_mut(&mac) else { return };
        match entry.asked {
            Some(Asked { transaction, left: left @ 1.., .. }) => {
                entry.asked = Some(Asked { transaction, left: left - 1, at });
                self.send_arp(mac, transaction);
            }
            _ => {
                entry.asked = None;
                if entry.state == EntryState::ArpPending {
                    entry.state = EntryState::Unknown;
                    entry.written = now;
                    self.emit(Event::Forgotten { mac, reason: Forgotten::NoAnswer });
                }
            }
        }
    }

    fn send_arp(&mut self, mac: EthernetAddress, transaction: u32) {
        let Some(control) = self.connected(Role::ControlDirect) else { return };
        let mut message = self.message(OpCode::ARP_REQUEST);
        message.transaction_id = transaction;
        message.source = self.config.mac.into();
        message.target = mac.into();
        if self.membership.v2 {
            message.tlvs = self.own_tlvs();
        }
        self.counters.arp_requests += 1;
        self.transmit(control, &message);
    }

    /// LE_ARP_RESPONSE: for the BUS, or for an address that was asked for. A late answer counts as long as nobody
    /// else was asked since. One with another status than success says nothing about the address.
    pub(super) fn arp_answered(&mut self, now: Instant, response: Message) -> bool {
        if response.requester_lecid != self.membership.lecid {
            return false;
        }
        if response.target_mac() == Some(EthernetAddress::BROADCAST) {
            return self.answer(now, response);
        }
        let Some(mac) = response.target_mac() else { return false };
        let waits = self.cache.get(&mac).is_some_and(|entry| {
            entry.asked.is_some_and(|asked| asked.transaction == response.transaction_id)
        });
        let atm = response.target_atm;
        if !waits
            || response.status != Status::SUCCESS
            || atm == AtmAddress::NONE
            || Some(atm) == self.address
        {
            return false;
        }
        self.discover(mac, atm, &response);
        self.learn_muxed(mac, &response);
        let device = response.tlv(TlvId::DEVICE_TYPE).and_then(Tlv::as_device_type);
        let device = device.filter(|_| self.membership.v2);
        self.learn(now, mac, atm, response.flags.has(Flags::REMOTE_ADDRESS), device);
        true
    }

    /// Writes an entry that is there, and starts what that makes possible.
    pub(super) fn learn(
        &mut self,
        now: Instant,
        mac: EthernetAddress,
        atm: AtmAddress,
        remote: bool,
        device: Option<DeviceType>,
    ) {
        let Some(entry) = self.cache.get_mut(&mac) else { return };
        let news = entry.atm != Some(atm) || entry.remote != remote || entry.device != device;
        let wanted = entry.state != EntryState::Unknown;
        entry.verified = now;
        entry.refreshed = false;
        entry.asked = None;
        if news {
            (entry.atm, entry.remote, entry.device) = (Some(atm), remote, device.clone());
            entry.written = now;
            entry.hold_until = Instant::ZERO;
            self.emit(Event::Learned { mac, atm, remote, device: device.map(Box::new) });
        }
        if wanted {
            self.advance(now, mac);
        }
    }

    /// Takes an entry out; frames that wait for its flush go by the BUS.
    pub(super) fn forget(&mut self, now: Instant, mac: EthernetAddress, reason: Forgotten) {
        let Some(entry) = self.cache.remove(&mac) else { return };
        if entry.atm.is_some() {
            self.emit(Event::Forgotten { mac, reason });
        }
        for frame in entry.flush.into_iter().flat_map(|flush| flush.queue) {
            self.flood(now, mac, frame);
        }
    }

    pub(super) fn clear_cache(&mut self, now: Instant, reason: Forgotten) {
        for mac in self.cache.keys().copied().collect::<Vec<_>>() {
            self.forget(now, mac, reason);
        }
    }

    /// Takes all entries out and drops the frames that wait.
    pub(super) fn empty_cache(&mut self, reason: Forgotten, waiting: DropReason) {
        for (mac, entry) in core::mem::take(&mut self.cache) {
            if entry.atm.is_some() {
                self.emit(Event::Forgotten { mac, reason });
            }
            for frame in entry.flush.into_iter().flat_map(|flush| flush.queue) {
                self.drop_frame(frame, waiting);
            }
        }
    }

    /// The call to an ATM address was refused: the addresses that are there are resolved again, but not before C28
    /// has passed (U), so that frames do not each make a call.
    pub(super) fn call_refused(&mut self, now: Instant, mac: EthernetAddress, cause: Cause) {
        let hold_until = now + self.parameters.connection_completion_timer;
        if let Some(entry) = self.cache.get_mut(&mac) {
            entry.hold_until = hold_until;
            entry.written = now;
            if entry.atm.take().is_some() {
                self.emit(Event::Forgotten { mac, reason: Forgotten::CallFailed { cause } });
            }
        }
    }
}
