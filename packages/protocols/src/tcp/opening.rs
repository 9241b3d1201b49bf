//! How a connection comes to be: RFC 793 3.9 from CLOSED to ESTABLISHED.

use super::io::{Event, Reason, Segment};
use super::state::State;
use super::timer::Timer;
use super::{Connection, reset_for};
use crate::Instant;
use crate::wire::{TcpControl, TcpRepr};

impl Connection {
    /// OPEN call, active.
    pub(super) fn open(&mut self, now: Instant) {
        if !matches!(self.state, State::Closed | State::Listen) {
            return;
        }
        self.state = State::SynSent;
        self.last_received = now;
        self.timers.set(Timer::Connect, now + self.config.switches.connect_timeout);
        self.output(now);
    }

    /// OPEN call, passive.
    pub(super) fn listen(&mut self) {
        if self.state == State::Closed {
            self.state = State::Listen;
        }
    }

    /// A segment in LISTEN (RFC 793 3.9, p. 65).
    pub(super) fn segment_in_listen(&mut self, now: Instant, segment: &Segment) {
        let repr = &segment.repr;
        if repr.control.has(TcpControl::RST) {
            return;
        }
        if repr.control.has(TcpControl::ACK) {
            self.refuse(segment);
            return;
        }
        if repr.control.has(TcpControl::SYN) {
            self.config.remote_port = repr.src_port;
            self.take_syn(repr);
            self.state = State::SynReceived;
            self.ack_now = Some(Reason::SynAck);
            self.timers.set(Timer::Connect, now + self.config.switches.connect_timeout);
            self.output(now);
        }
    }

    /// A segment in SYN-SENT (RFC 793 3.9, p. 66).
    pub(super) fn segment_in_syn_sent(&mut self, now: Instant, segment: &Segment) {
        let repr = &segment.repr;
        let acked = repr.control.has(TcpControl::ACK);
        if acked && (!repr.ack.after(self.snd.iss) || repr.ack.after(self.snd.max)) {
            self.refuse(segment);
            return;
        }
        if repr.control.has(TcpControl::RST) {
            if acked {
                self.gone(Event::Reset);
            }
            return;
        }
        if !repr.control.has(TcpControl::SYN) {
            return;
        }
        self.take_syn(repr);
        if acked {
            self.snd.una = repr.ack;
            self.snd.nxt = self.snd.nxt.max(repr.ack);
            self.round_trip.acked(repr.ack, self.config.tick(), now);
            self.ack_now = Some(Reason::AckControl);
            self.established();
            // Data that came with the SYN are left for the peer to send again.
        } else {
            // Both ends open at once: the SYN is answered, and sent again with the answer.
            self.state = State::SynReceived;
            self.snd.nxt = self.snd.iss;
            self.ack_now = Some(Reason::SynAck);
        }
        self.output(now);
    }

    /// The peer has acknowledged the SYN; returns whether the connection was waiting for that.
    pub(super) fn segment_in_syn_received(&mut self, now: Instant, segment: &Segment) -> bool {
        let repr = &segment.repr;
        if !repr.ack.after(self.snd.una) || repr.ack.after(self.snd.max) {
            self.refuse(segment);
            return false;
        }
        self.snd.una = repr.ack;
        self.snd.nxt = self.snd.nxt.max(repr.ack);
        self.round_trip.acked(repr.ack, self.config.tick(), now);
        self.established();
        if self.close_pending {
            self.state = State::FinWait1;
        }
        true
    }

    /// Answers an unacceptable segment with a reset (RFC 793 3.4).
    pub(super) fn refuse(&mut self, segment: &Segment) {
        if let Some(reset) = reset_for(segment) {
            self.send_control_only(reset.repr, Reason::Reset);
        }
    }

    fn established(&mut self) {
        self.state = State::Established;
        self.snd.syn_acked = true;
        self.timers.clear(Timer::Connect);
        self.timers.clear(Timer::Retransmit);
        self.event(Event::Connected);
    }

    /// Takes over what a SYN says: sequence number, window, options.
    fn take_syn(&mut self, repr: &TcpRepr) {
        self.rcv.start(repr.seq);
        match (self.config.switches.window_scale, repr.window_scale) {
            (Some(own), Some(peers)) => {
                // RFC 1323 2.3: a larger shift count is taken as 14.
                self.rcv.scale = own.min(14);
                self.snd.scale = peers.min(14);
            }
            _ => self.offers_scale = false,
        }
        // RFC 1323 2.2: the window of a SYN is never scaled.
        self.snd.wnd = u32::from(repr.window);
        self.snd.max_wnd = self.snd.wnd;
        self.snd.wl1 = repr.seq;
        self.snd.wl2 = repr.ack;
        self.settle_mss(repr.mss);
        self.congestion.restart(&self.config.switches, self.mss, self.cwnd_cap());
    }

    /// RFC 1122 4.2.2.6: no larger than the peer takes nor than this end's interface, and what the system
    /// makes of it.
    fn settle_mss(&mut self, peers: Option<u16>) {
        let switches = &self.config.switches;
        let mut mss = peers.map_or(switches.default_mss, u32::from).min(self.config.mss);
        if let Some(cluster) = switches.mss_cluster.filter(|cluster| (1..mss).contains(cluster)) {
            mss -= mss % cluster;
        }
        if switches.mss_within_send_buffer {
            mss = mss.min(self.snd.capacity);
        }
        self.mss = mss.max(1);
        self.rcv.largest = 0;
        if switches.round_buffers_to_mss {
            self.snd.capacity = self.snd.capacity.next_multiple_of(self.mss);
            self.rcv.capacity = self.rcv.capacity.next_multiple_of(self.mss);
        }
    }
}
