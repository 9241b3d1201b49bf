//! What to send, and whether now: the decision that Nagle, windows and silly-window avoidance share.
//!
//! The order of the tests is that of 4.3BSD-Reno, because results depend on it.

use super::Connection;
use super::io::{Event, Held, Reason, Segment, Transmit};
use super::state::State;
use super::timer::Timer;
use crate::wire::{SeqNumber, TcpControl, TcpRepr};
use crate::{Instant, Payload};

/// What an output run is about.
#[derive(Clone, Copy)]
struct Run {
    /// Nothing was outstanding when it began. It stays so for the whole run: after full segments the rest
    /// goes out too.
    idle: bool,
    /// The persist timer ran out: send something even into a closed window.
    force: bool,
    /// More of the same send call follows, and the system waits for it.
    more: bool,
}

/// A segment that may go.
struct Ready {
    len: u32,
    fin: bool,
    reason: Reason,
}

impl Connection {
    /// Sends what may be sent.
    pub(super) fn output(&mut self, now: Instant) {
        self.run_output(now, false, false);
    }

    /// Sends what may be sent after a part of a send call was copied.
    pub(super) fn output_of_write(&mut self, now: Instant, more: bool) {
        self.run_output(now, false, more && self.config.switches.hold_while_more);
    }

    /// Sends something, if only one octet (RFC 1122 4.2.2.17).
    pub(super) fn probe(&mut self, now: Instant) {
        self.counters.persist_probes += 1;
        self.resend_reason = Reason::PersistProbe;
        self.run_output(now, true, false);
    }

    fn run_output(&mut self, now: Instant, force: bool, more: bool) {
        match self.state {
            State::Closed | State::Listen => return,
            State::SynSent | State::SynReceived => {
                self.output_syn(now);
                return;
            }
            _ => {}
        }
        let mut run = Run { idle: self.snd.all_acked(), force, more };
        if run.idle && self.config.switches.slow_start && self.config.switches.slow_start_after_idle {
            self.forget_path_if_idle(now);
        }
        while let Some(ready) = self.next_segment(run) {
            self.send(now, &ready, run.force);
            run.force = false;
        }
        self.note_held(run);
        // Nothing outstanding will be acknowledged, so only a timer can find out that the window has opened.
        let waiting = self.state.can_send() && self.snd.buffered > 0;
        if waiting && !self.timers.is_set(Timer::Retransmit) && !self.timers.is_set(Timer::Persist) {
            self.persist_shift = 0;
            self.set_persist(now);
        }
    }

    fn next_segment(&mut self, run: Run) -> Option<Ready> {
        let (len, fin) = self.sendable(run);
        if len > 0
            && let Some(reason) = self.data_reason(run, len)
        {
            return Some(Ready { len, fin, reason });
        }
        // What has to go anyway takes held data along.
        if self.wants_window_update() {
            let reason = self.ack_now.unwrap_or(Reason::WindowUpdate);
            return Some(Ready { len, fin, reason });
        }
        if let Some(reason) = self.ack_now {
            return Some(Ready { len, fin, reason });
        }
        if fin {
            let reason = if self.snd.is_resending() { self.resend_reason } else { Reason::Fin };
            return Some(Ready { len, fin, reason });
        }
        None
    }

    /// How much data the windows let through as one segment, and whether the FIN goes with it.
    fn sendable(&mut self, run: Run) -> (u32, bool) {
        if !self.state.can_send() {
            return (0, false);
        }
        let mut window = self.snd.wnd.min(self.congestion.cwnd);
        if run.force {
            if window == 0 {
                window = 1;
            } else {
                self.timers.clear(Timer::Persist);
                self.persist_shift = 0;
            }
        }
        if window == 0 && self.snd.sent() > 0 && self.snd.buffered > 0 {
            // The peer took its window back: no timeouts against a closed window, probes instead.
            self.timers.clear(Timer::Retransmit);
            self.snd.nxt = self.snd.una;
            self.resend_reason = Reason::PersistProbe;
        }
        let sent = self.snd.sent();
        let len = self.snd.buffered.min(window).saturating_sub(sent).min(self.mss);
        // The FIN follows the last octet, and is sent again only when all before it is.
        let fin_next = sent.checked_add(len) == Some(self.snd.buffered);
        let fin = self.state.has_fin_to_send() && fin_next && (!self.snd.fin_sent || self.snd.is_resending());
        (len, fin)
    }

    /// Whether a segment of so much data is worth sending, and why.
    fn data_reason(&self, run: Run, len: u32) -> Option<Reason> {
        let switches = &self.config.switches;
        if run.force {
            return Some(Reason::PersistProbe);
        }
        if self.snd.is_resending() {
            return Some(self.resend_reason);
        }
        if len == self.mss {
            return Some(Reason::DataFull);
        }
        if run.more {
            return None;
        }
        // RFC 896: a small segment waits while anything is unacknowledged.
        let nagle_lets_go = run.idle || !switches.nagle;
        // RFC 1122 4.2.3.4: all there is, or half of the largest window, or wait.
        if nagle_lets_go && self.snd.sent() + len >= self.snd.buffered {
            let was_held = self.held == Some(Held::Nagle);
            return Some(if was_held { Reason::DataNagleReleased } else { Reason::DataLast });
        }
        if len >= self.snd.max_wnd / 2 {
            return Some(Reason::DataHalfWindow);
        }
        (nagle_lets_go && !switches.sender_silly_window_avoidance).then_some(Reason::DataSmall)
    }

    fn send(&mut self, now: Instant, ready: &Ready, force: bool) {
        let &Ready { len, fin, reason } = ready;
        let sent = self.snd.sent();
        let mut control = TcpControl::ACK;
        if fin {
            control = control.with(TcpControl::FIN);
        }
        if len > 0 && sent + len == self.snd.buffered {
            control = control.with(TcpControl::PSH);
        }
        let window = self.window_to_offer();
        let numbered = len > 0 || fin;
        // Without data the number is the highest, so that the segment is acceptable while octets are sent
        // again.
        let seq = if numbered || self.timers.is_set(Timer::Persist) { self.snd.nxt } else { self.snd.max };
        let transmit = Transmit {
            segment: Segment {
                repr: TcpRepr {
                    src_port: self.config.local_port,
                    dst_port: self.config.remote_port,
                    seq,
                    ack: self.rcv.nxt,
                    control,
                    window: (window >> self.rcv.scale) as u16,
                    mss: None,
                    window_scale: None,
                },
                payload: Payload::new(self.config.flow, self.snd.offset + u64::from(sent), len),
            },
            retransmission: numbered && self.snd.is_resending(),
            reason,
        };
        self.count_out(&transmit);
        self.advance(now, len + u32::from(fin), force);
        self.snd.fin_sent |= fin;
        self.acknowledged(window);
        if len > 0 && !force {
            self.held = None;
        }
        self.transmit(transmit);
    }

    /// Accounts for sequence numbers just sent.
    fn advance(&mut self, now: Instant, numbers: u32, force: bool) {
        let start = self.snd.nxt;
        let end = start + numbers;
        if force && self.timers.is_set(Timer::Persist) {
            // A probe does not count as sent: it is sent again until the window opens.
            self.snd.max = self.snd.max.max(end);
            return;
        }
        self.snd.nxt = end;
        if end.after(self.snd.max) {
            self.snd.max = end;
            self.round_trip.start(start, now);
        }
        if numbers > 0 && !self.timers.is_set(Timer::Retransmit) {
            self.set_retransmit(now);
            self.timers.clear(Timer::Persist);
            self.persist_shift = 0;
        }
    }

    /// Accounts for the acknowledgement and window just sent.
    fn acknowledged(&mut self, window: u32) {
        self.rcv.adv = self.rcv.adv.max(self.rcv.nxt + window);
        self.rcv.acked = self.rcv.nxt;
        self.rcv.unacked_segments = 0;
        self.ack_now = None;
        self.timers.clear(Timer::DelayedAck);
    }

    /// Sends the SYN, or the SYN that answers one, if it is due.
    fn output_syn(&mut self, now: Instant) {
        self.note_held(Run { idle: true, force: false, more: false });
        let answer = self.state == State::SynReceived;
        let due = self.snd.nxt == self.snd.iss || self.ack_now.is_some();
        if !due {
            return;
        }
        self.snd.nxt = self.snd.iss;
        let (control, reason) = if answer {
            (TcpControl::SYN.with(TcpControl::ACK), Reason::SynAck)
        } else {
            (TcpControl::SYN, Reason::Syn)
        };
        let retransmission = self.snd.is_resending();
        let window = self.window_to_offer().min(super::window::MAX_WINDOW);
        let transmit = Transmit {
            segment: Segment {
                repr: TcpRepr {
                    src_port: self.config.local_port,
                    dst_port: self.config.remote_port,
                    seq: self.snd.iss,
                    ack: if answer { self.rcv.nxt } else { SeqNumber(0) },
                    control,
                    window: window as u16,
                    mss: Some(self.config.mss.min(u32::from(u16::MAX)) as u16),
                    window_scale: self.config.switches.window_scale.filter(|_| self.offers_scale),
                },
                payload: Payload::EMPTY,
            },
            retransmission,
            reason: if retransmission && !answer { Reason::RetransmitTimeout } else { reason },
        };
        self.count_out(&transmit);
        self.advance(now, 1, false);
        if answer {
            self.acknowledged(window);
        }
        self.transmit(transmit);
    }

    /// Sends a reset for the connection as it is.
    pub(super) fn send_reset(&mut self) {
        let repr = TcpRepr {
            src_port: self.config.local_port,
            dst_port: self.config.remote_port,
            seq: self.snd.max,
            ack: self.rcv.nxt,
            control: TcpControl::RST.with(TcpControl::ACK),
            window: 0,
            mss: None,
            window_scale: None,
        };
        self.send_control_only(repr, Reason::Reset);
    }

    /// Sends a header that belongs to no sequence space of this connection.
    pub(super) fn send_control_only(&mut self, repr: TcpRepr, reason: Reason) {
        let segment = Segment { repr, payload: Payload::EMPTY };
        let transmit = Transmit { segment, retransmission: false, reason };
        self.count_out(&transmit);
        self.transmit(transmit);
    }

    fn forget_path_if_idle(&mut self, now: Instant) {
        let ticks = self.round_trip.timeout_ticks(&self.config.switches.rto);
        if self.config.tick().between(self.last_received, now) >= ticks {
            let initial = self.config.switches.initial_cwnd.max(1) * self.mss;
            self.congestion.cwnd = self.congestion.cwnd.min(initial);
        }
    }

    /// Tells why data are left, when that is new.
    fn note_held(&mut self, run: Run) {
        let reason = self.reason_held(run);
        if let Some(reason) = reason
            && self.held != Some(reason)
        {
            self.event(Event::Held { reason });
        }
        self.held = reason;
    }

    fn reason_held(&self, run: Run) -> Option<Held> {
        if self.snd.unsent() == 0 {
            return None;
        }
        if !self.state.is_synchronised() {
            return Some(Held::NotConnected);
        }
        if !self.state.can_send() {
            return None;
        }
        let window = self.snd.wnd.min(self.congestion.cwnd);
        let congested = self.congestion.cwnd < self.snd.wnd;
        let room = window.saturating_sub(self.snd.sent());
        Some(if room == 0 {
            if congested { Held::CongestionWindow } else { Held::Window }
        } else if run.more {
            Held::MoreToCome
        } else if room >= self.snd.unsent() {
            Held::Nagle
        } else if congested {
            Held::CongestionWindow
        } else {
            Held::SillyWindow
        })
    }

    fn count_out(&mut self, transmit: &Transmit) {
        let counters = &mut self.counters;
        let payload = u64::from(transmit.segment.payload.len);
        counters.segments_out += 1;
        counters.octets_out += payload;
        counters.data_segments_out += u64::from(payload > 0);
        counters.retransmits += u64::from(transmit.retransmission);
        let control = transmit.segment.repr.control;
        let marks = TcpControl::SYN.with(TcpControl::FIN).with(TcpControl::RST);
        counters.pure_acks_out += u64::from(payload == 0 && !control.has(marks));
        counters.delayed_acks_out += u64::from(transmit.reason == Reason::AckDelayedTimer);
        counters.window_updates_out += u64::from(transmit.reason == Reason::WindowUpdate);
    }
}
