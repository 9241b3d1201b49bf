//! What PDUs of the other end do to the connection (Q.2110 annex A, Q.2130).
//!
//! Where Q.2110 asks its user, the coordination function of the UNI says yes at once.

use super::io::{Event, Reason};
use super::link::Link;
use super::receiver::Receiver;
use super::state::State;
use super::transmitter::Transmitter;
use crate::Instant;
use crate::wire::sscop::{Pdu, Source};

impl Link {
    pub(super) fn pdu(&mut self, now: Instant, pdu: Pdu) {
        match pdu {
            Pdu::Bgn { n_sq, n_mr, .. } => self.bgn(now, n_sq, n_mr),
            Pdu::Bgak { n_mr, .. } => self.answered(now, State::OutgoingConnectionPending, n_mr),
            Pdu::Rsak { n_mr } => self.answered(now, State::OutgoingResynchronizationPending, n_mr),
            Pdu::Erak { n_mr } => self.answered(now, State::OutgoingRecoveryPending, n_mr),
            Pdu::Bgrej { .. } => {
                if self.state == State::OutgoingConnectionPending {
                    self.go_down(now, Reason::Refused);
                }
            }
            Pdu::End { source, .. } => self.end(now, source),
            Pdu::Endak => self.endak(now),
            Pdu::Rs { n_sq, n_mr, .. } => {
                let answer = Pdu::Rsak { n_mr: self.config.window };
                self.start_over(now, n_sq, n_mr, Reason::StartedOver, &answer);
            }
            Pdu::Er { n_sq, n_mr } => {
                let answer = Pdu::Erak { n_mr: self.config.window };
                self.start_over(now, n_sq, n_mr, Reason::Recovered, &answer);
            }
            Pdu::Sd { .. } | Pdu::Poll { .. } | Pdu::Stat { .. } | Pdu::Ustat { .. } => match self.state {
                State::DataTransferReady => self.transfer(now, pdu),
                State::Idle => self.end_unknown(),
                _ => {}
            },
            // Nothing above SSCOP here uses unassured transfer.
            Pdu::Ud { .. } | Pdu::Md { .. } => {}
        }
    }

    /// Whether this is what the other end has already been answered, so that the answer was lost.
    ///
    /// PDUs keep their order: once the other end has sent data or a poll it has the answer, and the same number means
    /// that it was started again (U).
    fn is_repeated(&self, n_sq: u8) -> bool {
        self.vr_sq == Some(n_sq) && !self.heard
    }

    /// Begins to transfer data; the other end takes messages before `n_mr`.
    fn begin(&mut self, now: Instant, n_mr: u32) {
        self.transmitter = Transmitter::new(n_mr);
        self.receiver = Receiver::new(self.config.window);
        self.heard = false;
        self.enter(now, State::DataTransferReady);
        self.start_polling(now);
        self.counters.established += 1;
        self.event(Event::Up);
    }

    fn bgn(&mut self, now: Instant, n_sq: u8, n_mr: u32) {
        let bgak = Pdu::Bgak { n_mr: self.config.window, uu: Vec::new() };
        match self.state {
            // The user wants it down: the other end learns so, and may ask again (U).
            State::OutgoingDisconnectionPending => self.ask(now),
            State::Idle | State::OutgoingConnectionPending => self.accept(now, n_sq, n_mr, &bgak),
            State::DataTransferReady if self.is_repeated(n_sq) => self.transmit(&bgak),
            State::DataTransferReady => {
                self.lose(Reason::StartedOver);
                self.accept(now, n_sq, n_mr, &bgak);
            }
            State::OutgoingResynchronizationPending | State::OutgoingRecoveryPending
                if self.is_repeated(n_sq) =>
            {
                self.transmit(&bgak);
                self.ask(now);
            }
            State::OutgoingResynchronizationPending | State::OutgoingRecoveryPending => {
                self.accept(now, n_sq, n_mr, &bgak);
            }
        }
    }

    /// Answers a request of the other end and begins; a link that was accepted is kept up like one that was asked for.
    fn accept(&mut self, now: Instant, n_sq: u8, n_mr: u32, answer: &Pdu) {
        self.vr_sq = Some(n_sq);
        self.wanted = true;
        self.transmit(answer);
        self.begin(now, n_mr);
    }

    /// RS and ER.
    fn start_over(&mut self, now: Instant, n_sq: u8, n_mr: u32, reason: Reason, answer: &Pdu) {
        match self.state {
            State::DataTransferReady if self.is_repeated(n_sq) => self.transmit(answer),
            State::DataTransferReady => {
                self.lose(reason);
                self.accept(now, n_sq, n_mr, answer);
            }
            // Both ends ask at once: each answers, and neither waits for the answer. An RS goes before an ER.
            State::OutgoingResynchronizationPending if reason == Reason::StartedOver => {
                self.accept(now, n_sq, n_mr, answer);
            }
            State::OutgoingRecoveryPending => self.accept(now, n_sq, n_mr, answer),
            State::Idle => self.end_unknown(),
            _ => {}
        }
    }

    /// BGAK, RSAK and ERAK: the answer to what is asked in `asked`.
    fn answered(&mut self, now: Instant, asked: State, n_mr: u32) {
        if self.state == asked {
            self.begin(now, n_mr);
        } else if self.state == State::Idle {
            self.end_unknown();
        }
    }

    fn end(&mut self, now: Instant, source: Source) {
        self.transmit(&Pdu::Endak);
        let reason = match source {
            Source::User => Reason::PeerReleased,
            Source::Sscop => Reason::PeerGaveUp,
        };
        match self.state {
            State::Idle => {}
            State::OutgoingDisconnectionPending => self.go_down(now, Reason::Released),
            State::OutgoingConnectionPending => self.go_down(now, reason),
            _ => {
                self.wanted &= source == Source::Sscop;
                self.go_down(now, reason);
            }
        }
    }

    fn endak(&mut self, now: Instant) {
        match self.state {
            State::OutgoingDisconnectionPending => self.go_down(now, Reason::Released),
            State::Idle | State::OutgoingConnectionPending => {}
            _ => self.go_down(now, Reason::PeerGaveUp),
        }
    }

    /// The other end speaks of a connection that is not there.
    fn end_unknown(&mut self) {
        self.transmit(&Pdu::End { source: Source::Sscop, uu: Vec::new() });
    }
}
