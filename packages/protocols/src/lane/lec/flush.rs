//! How a flow changes its path: LE_FLUSH, or the path switching delay, so that no frame overtakes another.

use std::collections::VecDeque;

use super::io::{DropReason, Event};
use super::machine::Lec;
use super::state::{EntryState, Role};
use super::vccs::VccState;
use crate::vcc::{Cause, VccId};
use crate::wire::lane::{Message, OpCode, Status};
use crate::wire::{AtmAddress, EthernetAddress};
use crate::{FrameId, Instant};

/// Most frames that wait for one flush.
const QUEUE_LIMIT: usize = 256;

/// A flush under way.
#[derive(Clone, Debug, Hash)]
pub(super) struct Flush {
    transaction: u32,
    /// The path that is being emptied.
    old: VccId,
    /// The path to take then.
    new: VccId,
    /// When the request is repeated (C21).
    repeat_at: Instant,
    /// When the last frame on the old path has arrived or is lost (C22).
    over_at: Instant,
    pub(super) queue: VecDeque<FrameId>,
}

impl Flush {
    pub(super) fn timer(&self) -> Instant {
        self.repeat_at.min(self.over_at)
    }
}

impl Lec {
    /// Takes an entry whose ATM address is known as far on as its VCCs allow.
    pub(super) fn advance(&mut self, now: Instant, mac: EthernetAddress) {
        let Some(entry) = self.cache.get(&mac) else { return };
        let Some(atm) = entry.atm else { return };
        if mac.is_group() {
            return self.advance_group(now, mac, atm);
        }
        if let Some(vcc) = self.direct_to(atm) {
            let (state, path) = (entry.state, entry.path.map(|(path, _)| path));
            let flushing = entry.flush.as_ref().is_some_and(|flush| flush.new == vcc);
            if !flushing && (state != EntryState::ForwardDirect || path != Some(vcc)) {
                self.switch(now, mac, vcc);
            }
            return;
        }
        let (calls, muxed) = (self.directs(atm).next().is_none() && entry.hold_until <= now, entry.muxed);
        self.set_state(now, mac, EntryState::VcPending);
        self.give_up_flush(now, mac);
        match muxed.filter(|_| self.mux_elan().is_some()) {
            _ if !calls => {}
            Some(muxed) => self.call_multiplexed(now, atm, muxed),
            None => self.call(now, Role::DataDirect, atm),
        }
    }

    /// Frames to a group stay with the BUS, unless LE_ARP has named another server for them (v2).
    fn advance_group(&mut self, now: Instant, mac: EthernetAddress, atm: AtmAddress) {
        self.set_state(now, mac, EntryState::ForwardDirect);
        let known = self.vccs.values().any(|vcc| vcc.role == Role::MulticastSend && vcc.peer == atm);
        if !known {
            self.call(now, Role::MulticastSend, atm);
        }
    }

    pub(super) fn set_state(&mut self, now: Instant, mac: EthernetAddress, state: EntryState) {
        if let Some(entry) = self.cache.get_mut(&mac)
            && entry.state != state
        {
            entry.state = state;
            entry.written = now;
        }
    }

    /// Changes the path. If nothing was sent on the old one within C22 there is nothing to overtake.
    fn switch(&mut self, now: Instant, mac: EthernetAddress, new: VccId) {
        let parameters = &self.parameters;
        let (flush_timeout, delay) = (parameters.flush_timeout, parameters.path_switching_delay);
        let transaction = self.transaction();
        let Some(entry) = self.cache.get_mut(&mac) else { return };
        let queue = entry.flush.take().map(|flush| flush.queue).unwrap_or_default();
        match entry.path.filter(|(old, last)| *old != new && *last + delay > now) {
            Some((old, last)) => {
                let (repeat_at, over_at) = (now + flush_timeout, last + delay);
                entry.flush = Some(Flush { transaction, old, new, repeat_at, over_at, queue });
                self.set_state(now, mac, EntryState::FlushPending);
                self.send_flush(mac);
            }
            None => self.forward_direct(now, mac, new, queue),
        }
    }

    fn forward_direct(&mut self, now: Instant, mac: EthernetAddress, new: VccId, queue: VecDeque<FrameId>) {
        self.set_state(now, mac, EntryState::ForwardDirect);
        if let Some(entry) = self.cache.get_mut(&mac) {
            entry.path = Some((new, now));
        }
        if let Some(vcc) = self.vccs.get_mut(&new) {
            vcc.used = now;
        }
        for frame in queue {
            self.transmit_frame(new, frame);
        }
    }

    fn send_flush(&mut self, mac: EthernetAddress) {
        let Some(entry) = self.cache.get(&mac) else { return };
        let (Some(flush), Some(atm)) = (&entry.flush, entry.atm) else { return };
        let old = flush.old;
        if self.vccs.get(&old).is_none_or(|vcc| vcc.state != VccState::Connected) {
            return;
        }
        let mut message = self.message(OpCode::FLUSH_REQUEST);
        message.transaction_id = flush.transaction;
        message.target = mac.into();
        message.target_atm = atm;
        self.counters.flush_requests += 1;
        self.transmit(old, &message);
    }

    /// LE_FLUSH_RESPONSE: the old path is empty.
    pub(super) fn flush_answered(&mut self, now: Instant, response: &Message) -> bool {
        if response.requester_lecid != self.membership.lecid || response.status != Status::SUCCESS {
            return false;
        }
        let is = |flush: &Flush| flush.transaction == response.transaction_id;
        let waits = |entry: &super::arp_cache::Entry| entry.flush.as_ref().is_some_and(is);
        let Some(mac) = self.cache.iter().find(|(_, entry)| waits(entry)).map(|(mac, _)| *mac) else {
            return false;
        };
        self.end_flush(now, mac, true);
        true
    }

    fn end_flush(&mut self, now: Instant, mac: EthernetAddress, answered: bool) {
        let Some(flush) = self.cache.get_mut(&mac).and_then(|entry| entry.flush.take()) else { return };
        self.emit(Event::FlushDone { mac, answered });
        self.forward_direct(now, mac, flush.new, flush.queue);
    }

    /// C21 and C22: the request is repeated; when the path switching delay has passed since the last frame on the
    /// old path, the new one is taken without an answer (U).
    pub(super) fn time_flush(&mut self, now: Instant, mac: EthernetAddress) {
        let repeat_at = now + self.parameters.flush_timeout;
        let Some(flush) = self.cache.get_mut(&mac).and_then(|entry| entry.flush.as_mut()) else { return };
        if flush.over_at <= now {
            self.end_flush(now, mac, false);
        } else if flush.repeat_at <= now {
            flush.repeat_at = repeat_at;
            self.send_flush(mac);
        }
    }

    /// The new path is gone before the old one was empty: what waits goes by the BUS after all.
    fn give_up_flush(&mut self, now: Instant, mac: EthernetAddress) {
        let flush = self.cache.get_mut(&mac).and_then(|entry| entry.flush.take());
        for frame in flush.into_iter().flat_map(|flush| flush.queue) {
            self.flood(now, mac, frame);
        }
    }

    /// Keeps a frame until the flush is over.
    pub(super) fn queue(&mut self, mac: EthernetAddress, frame: FrameId) {
        let flush = self.cache.get_mut(&mac).and_then(|entry| entry.flush.as_mut());
        match flush.filter(|flush| flush.queue.len() < QUEUE_LIMIT) {
            Some(flush) => flush.queue.push_back(frame),
            None => self.drop_frame(frame, DropReason::QueueFull),
        }
    }

    /// A data direct VCC may carry frames now.
    pub(super) fn direct_opened(&mut self, now: Instant, peer: AtmAddress) {
        let is = |state| state != EntryState::Unknown && state != EntryState::ArpPending;
        let waiting = self.cache.iter().filter(|(_, entry)| entry.atm == Some(peer) && is(entry.state));
        for mac in waiting.map(|(mac, _)| *mac).collect::<Vec<_>>() {
            self.advance(now, mac);
        }
    }

    /// A data direct VCC is gone; `refused` if its call never succeeded. Entries that used it keep their ATM address
    /// and start again with the next frame, over another VCC if there is one.
    pub(super) fn direct_closed(
        &mut self,
        now: Instant,
        gone: VccId,
        peer: AtmAddress,
        refused: Option<Cause>,
    ) {
        let other = self.directs(peer).next().is_some();
        for mac in self.cache.keys().copied().collect::<Vec<_>>() {
            let Some(entry) = self.cache.get_mut(&mac) else { continue };
            if entry.path.is_some_and(|(path, _)| path == gone) {
                entry.path = None;
            }
            if entry.atm != Some(peer) || mac.is_group() {
                continue;
            }
            if other {
                if entry.state != EntryState::Unknown {
                    self.leave_path(now, mac, gone);
                }
                continue;
            }
            if entry.state != EntryState::ArpPending {
                self.set_state(now, mac, EntryState::Unknown);
            }
            if let Some(cause) = refused {
                self.call_refused(now, mac, cause);
            }
            self.give_up_flush(now, mac);
        }
    }

    fn leave_path(&mut self, now: Instant, mac: EthernetAddress, gone: VccId) {
        let Some(entry) = self.cache.get_mut(&mac) else { return };
        let flushes = entry.flush.as_ref().is_some_and(|flush| flush.new == gone);
        let direct = entry.state == EntryState::ForwardDirect && entry.path.is_none();
        if flushes || direct {
            self.advance(now, mac);
        }
    }
}
