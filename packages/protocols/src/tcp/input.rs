//! What an arriving segment does (RFC 793 3.9, SEGMENT ARRIVES), in the order of that text.

use super::Connection;
use super::congestion::DUPLICATE_ACKS;
use super::io::{Event, Reason, Segment};
use super::state::State;
use super::timer::Timer;
use crate::wire::{SeqNumber, TcpControl, TcpRepr};
use crate::{Instant, Payload};

/// The reset that answers a segment for which there is no connection (RFC 793 3.4); a reset gets none.
pub fn reset_for(segment: &Segment) -> Option<Segment> {
    let repr = &segment.repr;
    if repr.control.has(TcpControl::RST) {
        return None;
    }
    let numbers = segment.payload.len
        + u32::from(repr.control.has(TcpControl::SYN))
        + u32::from(repr.control.has(TcpControl::FIN));
    let (seq, ack, control) = if repr.control.has(TcpControl::ACK) {
        (repr.ack, SeqNumber(0), TcpControl::RST)
    } else {
        (SeqNumber(0), repr.seq + numbers, TcpControl::RST.with(TcpControl::ACK))
    };
    let repr = TcpRepr {
        src_port: repr.dst_port,
        dst_port: repr.src_port,
        seq,
        ack,
        control,
        window: 0,
        mss: None,
        window_scale: None,
    };
    Some(Segment { repr, payload: Payload::EMPTY })
}

/// The part of a segment that lies in the receive window.
struct Arrived {
    seq: SeqNumber,
    len: u32,
    fin: bool,
}

impl Connection {
    pub(super) fn segment(&mut self, now: Instant, segment: Segment) {
        self.counters.segments_in += 1;
        match self.state {
            State::Closed => self.refuse(&segment),
            State::Listen => self.segment_in_listen(now, &segment),
            State::SynSent => self.segment_in_syn_sent(now, &segment),
            _ => self.segment_in_window(now, &segment),
        }
        self.last_received = now;
    }

    fn segment_in_window(&mut self, now: Instant, segment: &Segment) {
        let control = segment.repr.control;
        let Some(arrived) = self.trim(now, segment) else { return };
        if control.has(TcpControl::RST) {
            if !arrived.seq.before(self.rcv.nxt) {
                self.gone(Event::Reset);
            }
            return;
        }
        if control.has(TcpControl::SYN) && !segment.repr.seq.before(self.rcv.nxt) {
            // RFC 793 3.9, p. 71: a SYN in the window is an error.
            self.send_reset();
            self.gone(Event::Reset);
            return;
        }
        if !control.has(TcpControl::ACK) {
            if self.ack_now.is_some() {
                self.output(now);
            }
            return;
        }
        let opens = self.state == State::SynReceived;
        if opens && !self.segment_in_syn_received(now, segment) {
            return;
        }
        let Some(mut wants_output) = self.take_ack(now, segment) else { return };
        wants_output |= opens | self.take_window(&segment.repr, arrived.seq);
        self.take_data(now, &arrived);
        if wants_output || self.ack_now.is_some() {
            self.output(now);
        }
    }

    /// Cuts off what is not in the receive window (RFC 793 3.9, first check); nothing is left of an
    /// unacceptable segment.
    fn trim(&mut self, now: Instant, segment: &Segment) -> Option<Arrived> {
        let repr = &segment.repr;
        let reset = repr.control.has(TcpControl::RST);
        let mut arrived =
            Arrived { seq: repr.seq, len: segment.payload.len, fin: repr.control.has(TcpControl::FIN) };
        if repr.control.has(TcpControl::SYN) && repr.seq.before(self.rcv.nxt) {
            // A SYN sent again; its number was taken.
            arrived.seq += 1;
            self.ack_now = Some(Reason::AckUnacceptable);
        }
        let old = self.rcv.nxt.ahead_of(arrived.seq).max(0).cast_unsigned();
        if old > 0 {
            if reset {
                return None;
            }
            if old > arrived.len || old == arrived.len && !arrived.fin {
                self.repeated(now);
                arrived = Arrived { seq: self.rcv.nxt, len: 0, fin: false };
            } else {
                arrived.seq = self.rcv.nxt;
                arrived.len -= old;
            }
        }
        let window = self.rcv.space().max(self.rcv.offered());
        let beyond = (arrived.seq + arrived.len).ahead_of(self.rcv.nxt + window).max(0).cast_unsigned();
        if beyond > 0 {
            if beyond > arrived.len || beyond == arrived.len && window > 0 {
                return self.unacceptable(now, reset);
            }
            // A probe of the closed window is answered, and the rest of the segment counts.
            if beyond == arrived.len {
                self.ack_now = Some(Reason::AckUnacceptable);
            }
            arrived.len -= beyond;
            arrived.fin = false;
        }
        Some(arrived)
    }

    fn unacceptable(&mut self, now: Instant, reset: bool) -> Option<Arrived> {
        if !reset {
            self.ack_now = Some(Reason::AckUnacceptable);
            self.output(now);
        }
        None
    }

    /// Nothing in the segment is new: the acknowledgement was lost.
    fn repeated(&mut self, now: Instant) {
        self.counters.duplicates_in += 1;
        self.ack_now = Some(Reason::AckUnacceptable);
        if self.state == State::TimeWait {
            self.enter_time_wait(now);
        }
    }

    /// The acknowledgement (RFC 793 3.9, fifth check). Returns whether output should run, or `None` if the
    /// segment is done with.
    fn take_ack(&mut self, now: Instant, segment: &Segment) -> Option<bool> {
        let ack = segment.repr.ack;
        if ack.after(self.snd.max) {
            // RFC 793 3.9, p. 72: something not yet sent was acknowledged.
            self.ack_now = Some(Reason::AckUnacceptable);
            self.output(now);
            return None;
        }
        if !ack.after(self.snd.una) {
            return Some(self.take_duplicate_ack(now, segment));
        }
        let acked = ack.ahead_of(self.snd.una).cast_unsigned();
        let karn = self.config.switches.rto.karn;
        self.round_trip.acked(ack, self.config.tick(), now);
        if !karn {
            self.round_trip.forget_back_off();
        }
        let cap = self.cwnd_cap();
        self.congestion.acked(&self.config.switches, self.mss, cap);
        let freed = acked.min(self.snd.buffered);
        self.snd.free(freed);
        self.snd.una = ack;
        self.snd.nxt = self.snd.nxt.max(ack);
        if self.snd.all_acked() {
            self.timers.clear(Timer::Retransmit);
        } else if !self.timers.is_set(Timer::Persist) {
            self.set_retransmit(now);
        }
        if freed > 0 {
            self.event(Event::SpaceFreed { octets: freed });
        }
        if acked > freed && self.snd.fin_sent {
            self.fin_acked(now);
        }
        (self.state != State::Closed).then_some(true)
    }

    /// An acknowledgement of nothing new; returns whether output should run.
    fn take_duplicate_ack(&mut self, now: Instant, segment: &Segment) -> bool {
        let same_window = self.peer_window(&segment.repr) == self.snd.wnd;
        let outstanding = self.timers.is_set(Timer::Retransmit);
        let quiet = segment.payload.is_empty() && !segment.repr.control.has(TcpControl::FIN);
        if !(quiet && same_window && outstanding && segment.repr.ack == self.snd.una) {
            self.congestion.dupacks = 0;
            return false;
        }
        self.counters.duplicate_acks_in += 1;
        self.congestion.dupacks += 1;
        let switches = &self.config.switches;
        if !switches.fast_retransmit || self.congestion.dupacks < DUPLICATE_ACKS {
            return false;
        }
        if self.congestion.dupacks == DUPLICATE_ACKS {
            self.fast_retransmit(now);
        } else if switches.fast_recovery {
            self.congestion.still_lost(self.mss);
            return true;
        }
        false
    }

    /// RFC 2001 3 and 4.1: the oldest segment is sent again without waiting for the timer.
    fn fast_retransmit(&mut self, now: Instant) {
        let next = self.snd.nxt;
        self.counters.fast_retransmits += 1;
        self.timers.clear(Timer::Retransmit);
        self.round_trip.cancel();
        self.congestion.lost(self.snd.wnd, self.mss);
        self.snd.nxt = self.snd.una;
        self.resend_reason = Reason::FastRetransmit;
        self.output(now);
        if self.config.switches.fast_recovery {
            self.congestion.inflate(self.mss);
            self.snd.nxt = self.snd.nxt.max(next);
        }
    }

    fn fin_acked(&mut self, now: Instant) {
        match self.state {
            State::FinWait1 => self.state = State::FinWait2,
            State::Closing => self.enter_time_wait(now),
            State::LastAck => self.closed(),
            _ => {}
        }
    }

    fn peer_window(&self, repr: &TcpRepr) -> u32 {
        u32::from(repr.window) << self.snd.scale
    }

    /// The peer's window, unless the segment is older than the last that announced it (RFC 793 3.9, p. 72).
    fn take_window(&mut self, repr: &TcpRepr, seq: SeqNumber) -> bool {
        let window = self.peer_window(repr);
        let newer = self.snd.wl1.before(seq)
            || self.snd.wl1 == seq
                && (self.snd.wl2.before(repr.ack) || self.snd.wl2 == repr.ack && window > self.snd.wnd);
        if newer {
            self.snd.wnd = window;
            self.snd.wl1 = seq;
            self.snd.wl2 = repr.ack;
            self.snd.max_wnd = self.snd.max_wnd.max(window);
        }
        newer && self.snd.buffered > 0
    }

    /// Data and FIN (RFC 793 3.9, seventh and eighth check).
    fn take_data(&mut self, now: Instant, arrived: &Arrived) {
        if !self.state.can_receive() || (arrived.len == 0 && !arrived.fin) {
            return;
        }
        let ahead = arrived.seq.ahead_of(self.rcv.nxt).max(0).cast_unsigned();
        let start = self.rcv.offset + u64::from(ahead);
        let end = start + u64::from(arrived.len);
        if arrived.fin {
            self.rcv.fin = Some(end);
        }
        self.rcv.largest = self.rcv.largest.max(arrived.len);
        if ahead == 0 && self.rcv.queue.is_empty() {
            self.accept_in_order(end);
            if arrived.len > 0 {
                self.acknowledge_data(now);
            }
        } else {
            // RFC 2581 4.2: at once, whether this makes a hole or fills one.
            self.ack_now = Some(Reason::AckOutOfOrder);
            self.counters.out_of_order_in += u64::from(ahead > 0);
            self.rcv.queue.insert(start..end);
            let reached = self.rcv.queue.advance(self.rcv.offset);
            self.accept_in_order(reached);
        }
        if self.rcv.fin == Some(self.rcv.offset) {
            self.take_fin(now);
        }
    }

    /// The stream is complete up to an offset.
    fn accept_in_order(&mut self, offset: u64) {
        // Never more than the window, which has at most 30 bits.
        let octets = (offset - self.rcv.offset) as u32;
        if octets == 0 {
            return;
        }
        self.rcv.offset = offset;
        self.rcv.nxt += octets;
        self.rcv.unread += octets;
        self.counters.octets_in += u64::from(octets);
        self.event(Event::DataAvailable { octets });
    }

    fn acknowledge_data(&mut self, now: Instant) {
        self.rcv.unacked_segments = self.rcv.unacked_segments.saturating_add(1);
        if self.ack_rule_met() {
            self.ack_now = Some(Reason::AckEveryNth);
        } else {
            self.set_delayed_ack(now);
        }
    }

    fn take_fin(&mut self, now: Instant) {
        self.rcv.fin = None;
        self.rcv.nxt += 1;
        self.ack_now = Some(Reason::AckControl);
        self.event(Event::PeerClosed);
        match self.state {
            State::Established => self.state = State::CloseWait,
            State::FinWait1 => self.state = State::Closing,
            State::FinWait2 => self.enter_time_wait(now),
            _ => {}
        }
    }
}
