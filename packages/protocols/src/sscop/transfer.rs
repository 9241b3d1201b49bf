//! Assured transfer: SDs out and in, and the polling that goes with them (Q.2110 7.7, annex A state 10).

use super::io::Event;
use super::link::Link;
use super::state::Phase;
use super::transmitter::Disagrees;
use crate::Instant;
use crate::wire::sscop::Pdu;

impl Link {
    /// A connection begins in the active phase.
    pub(super) fn start_polling(&mut self, now: Instant) {
        self.timers = super::timers::Timers::default();
        self.set_phase(now, Phase::Active);
        self.timers.no_response = Some(now + self.config.no_response);
    }

    fn set_phase(&mut self, now: Instant, phase: Phase) {
        self.phase = phase;
        self.timers.poll = Some(
            now + match phase {
                Phase::Active => self.config.poll,
                Phase::Transient => self.config.keep_alive,
                Phase::Idle => self.config.idle,
            },
        );
    }

    /// A PDU of state 10.
    pub(super) fn transfer(&mut self, now: Instant, pdu: Pdu) {
        self.heard = true;
        let taken = match pdu {
            Pdu::Sd { n_s, data } => {
                self.sd(n_s, data);
                Ok(())
            }
            Pdu::Poll { n_ps, n_s } => {
                self.receiver.poll(n_ps, n_s).map(|stats| stats.iter().for_each(|stat| self.transmit(stat)))
            }
            Pdu::Stat { n_ps, n_mr, n_r, list } => {
                self.transmitter.stat(n_ps, n_mr, n_r, &list).map(|()| self.stat_taken(now))
            }
            Pdu::Ustat { n_mr, n_r, list } => {
                self.transmitter.ustat(n_mr, n_r, list).map(|()| self.pump(now))
            }
            _ => Ok(()),
        };
        if taken == Err(Disagrees) {
            self.recover(now);
        }
    }

    fn sd(&mut self, n_s: u32, data: Vec<u8>) {
        let arrival = self.receiver.sd(n_s, data);
        self.counters.discarded += u64::from(arrival.discarded);
        self.counters.received += arrival.messages.len() as u64;
        arrival.messages.into_iter().for_each(|message| self.event(Event::Receive(message)));
        if let Some(ustat) = arrival.ustat {
            self.transmit(&ustat);
        }
    }

    fn stat_taken(&mut self, now: Instant) {
        match self.phase {
            Phase::Active => self.timers.no_response = Some(now + self.config.no_response),
            Phase::Transient => {
                self.timers.no_response = None;
                self.set_phase(now, Phase::Idle);
            }
            Phase::Idle => {}
        }
        self.pump(now);
    }

    /// Sends what may be sent; each MaxPD SDs a POLL goes along.
    pub(super) fn pump(&mut self, now: Instant) {
        while let Some((sd, again)) = self.transmitter.next_sd() {
            if again {
                self.counters.resent += 1;
            } else {
                self.counters.sent += 1;
            }
            self.transmit(&sd);
            if self.phase == Phase::Idle {
                self.timers.no_response = Some(now + self.config.no_response);
            }
            if self.phase != Phase::Active {
                self.set_phase(now, Phase::Active);
            }
            if self.transmitter.vt_pd >= self.config.max_pd {
                self.poll_now();
                self.set_phase(now, Phase::Active);
            }
        }
    }

    fn poll_now(&mut self) {
        self.counters.polls += 1;
        let poll = self.transmitter.next_poll();
        self.transmit(&poll);
    }

    /// The timer of the phase has fired.
    pub(super) fn poll_due(&mut self, now: Instant) {
        self.poll_now();
        match self.phase {
            Phase::Active if self.transmitter.len() > 0 => self.set_phase(now, Phase::Active),
            Phase::Active | Phase::Transient => self.set_phase(now, Phase::Transient),
            Phase::Idle => {
                self.timers.no_response = Some(now + self.config.no_response);
                self.set_phase(now, Phase::Transient);
            }
        }
    }
}
