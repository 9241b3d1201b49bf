//! The two sequence spaces of a connection, each with its socket buffer (RFC 793 3.2).

use std::collections::VecDeque;

use super::reassembly::Reassembly;
use crate::wire::SeqNumber;

/// What this end sends.
#[derive(Clone, Debug, Hash)]
pub(super) struct SendSequence {
    /// Initial sequence number; the SYN has it.
    pub(super) iss: SeqNumber,
    /// Oldest number not acknowledged.
    pub(super) una: SeqNumber,
    /// Next number to send; behind `max` while sending again.
    pub(super) nxt: SeqNumber,
    /// The number after the highest ever sent.
    pub(super) max: SeqNumber,
    /// The peer's window.
    pub(super) wnd: u32,
    /// Sequence number of the segment that last updated the window.
    pub(super) wl1: SeqNumber,
    /// Acknowledgement number of the segment that last updated the window.
    pub(super) wl2: SeqNumber,
    /// Largest window that the peer ever offered.
    pub(super) max_wnd: u32,
    /// Shift count of the peer's windows.
    pub(super) scale: u8,
    /// Size of the send buffer.
    pub(super) capacity: u32,
    /// Octets in the send buffer, sent or not.
    pub(super) buffered: u32,
    /// Offset in the flow of the first octet in the send buffer.
    pub(super) offset: u64,
    /// Where the calls end of which octets are in the send buffer, but for one that is still being copied.
    pub(super) calls: VecDeque<u64>,
    /// Where the oldest of the calls began of which octets are in the send buffer.
    pub(super) oldest_call: u64,
    /// Whether the peer has acknowledged the SYN.
    pub(super) syn_acked: bool,
    /// Whether the FIN was sent.
    pub(super) fin_sent: bool,
}

/// What this end receives.
#[derive(Clone, Debug, Hash)]
pub(super) struct ReceiveSequence {
    /// Next number expected.
    pub(super) nxt: SeqNumber,
    /// Right edge of the largest window offered.
    pub(super) adv: SeqNumber,
    /// Highest number acknowledged so far.
    pub(super) acked: SeqNumber,
    /// Shift count of the windows offered.
    pub(super) scale: u8,
    /// Size of the receive buffer.
    pub(super) capacity: u32,
    /// Octets in order that the application has not read.
    pub(super) unread: u32,
    /// Octets received in order since the SYN.
    pub(super) offset: u64,
    /// Octets received out of order, by their offset.
    pub(super) queue: Reassembly,
    /// Offset of a FIN that came out of order.
    pub(super) fin: Option<u64>,
    /// Largest segment seen, for counting full ones.
    pub(super) largest: u32,
    /// Segments with data since the last acknowledgement.
    pub(super) unacked_segments: u8,
}

impl SendSequence {
    pub(super) fn new(iss: SeqNumber, capacity: u32) -> Self {
        Self {
            iss,
            una: iss,
            nxt: iss,
            max: iss,
            wnd: 0,
            wl1: SeqNumber(0),
            wl2: SeqNumber(0),
            max_wnd: 0,
            scale: 0,
            capacity,
            buffered: 0,
            offset: 0,
            calls: VecDeque::new(),
            oldest_call: 0,
            syn_acked: false,
            fin_sent: false,
        }
    }

    /// Puts octets into the send buffer; a call ends with them unless more of it follows.
    pub(super) fn write(&mut self, octets: u32, more: bool) {
        self.buffered += octets;
        if !more {
            self.calls.push_back(self.end());
        }
    }

    /// Takes the oldest octets out of the send buffer.
    pub(super) fn free(&mut self, octets: u32) {
        self.buffered -= octets;
        self.offset += u64::from(octets);
        while let Some(&end) = self.calls.front()
            && end <= self.offset
        {
            self.oldest_call = end;
            self.calls.pop_front();
        }
    }

    /// Offset in the flow after the last octet in the send buffer.
    fn end(&self) -> u64 {
        self.offset + u64::from(self.buffered)
    }

    /// Octets of all calls of which some are in the send buffer.
    pub(super) fn charged(&self) -> u64 {
        self.end() - self.oldest_call
    }

    /// The same without the latest call, and the number of these.
    pub(super) fn charged_before(&self) -> (u64, usize) {
        let calls = self.calls.len().saturating_sub(1);
        let end = calls.checked_sub(1).map_or(self.oldest_call, |index| self.calls[index]);
        (end - self.oldest_call, calls)
    }

    /// Whether everything sent is acknowledged.
    pub(super) fn all_acked(&self) -> bool {
        self.una == self.max
    }

    /// Octets from the start of the send buffer to the next one to send; one more once the FIN is sent.
    pub(super) fn sent(&self) -> u32 {
        if self.syn_acked { self.nxt.ahead_of(self.una).cast_unsigned() } else { 0 }
    }

    /// Octets in the send buffer that were not sent yet, or must be sent again.
    pub(super) fn unsent(&self) -> u32 {
        self.buffered.saturating_sub(self.sent())
    }

    /// Whether the next number to send was sent before.
    pub(super) fn is_resending(&self) -> bool {
        self.nxt.before(self.max)
    }
}

impl ReceiveSequence {
    pub(super) fn new(capacity: u32) -> Self {
        Self {
            nxt: SeqNumber(0),
            adv: SeqNumber(0),
            acked: SeqNumber(0),
            scale: 0,
            capacity,
            unread: 0,
            offset: 0,
            queue: Reassembly::default(),
            fin: None,
            largest: 0,
            unacked_segments: 0,
        }
    }

    /// Octets that the receive buffer has room for.
    pub(super) fn space(&self) -> u32 {
        self.capacity.saturating_sub(self.unread)
    }

    /// Octets that were offered and have not come.
    pub(super) fn offered(&self) -> u32 {
        self.adv.ahead_of(self.nxt).max(0).cast_unsigned()
    }

    /// Starts the space at the peer's SYN.
    pub(super) fn start(&mut self, irs: SeqNumber) {
        self.nxt = irs + 1;
        self.adv = self.nxt;
        self.acked = irs;
    }
}
