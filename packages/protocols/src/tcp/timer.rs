//! The timers of a connection and what happens when they run out.

use super::config::DelayedAck;
use super::io::{Event, Reason};
use super::{Connection, State};
use crate::{Heartbeat, Instant};

/// A timer of a connection, in the order in which those due at the same instant fire.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Timer {
    /// An acknowledgement waits (RFC 1122 4.2.3.2).
    DelayedAck,
    /// The oldest segment sent waits for its acknowledgement (RFC 793 3.7).
    Retransmit,
    /// Data wait for a closed window to open (RFC 1122 4.2.2.17).
    Persist,
    /// The opening is under way.
    Connect,
    /// Stray segments die (RFC 793 3.3).
    TimeWait,
}

impl Timer {
    const ALL: [Self; 5] = [Self::DelayedAck, Self::Retransmit, Self::Persist, Self::Connect, Self::TimeWait];
}

/// When each timer runs out.
#[derive(Clone, Debug, Default, Hash)]
pub(super) struct Timers([Option<Instant>; Timer::ALL.len()]);

impl Timers {
    pub(super) const fn is_set(&self, timer: Timer) -> bool {
        self.0[timer as usize].is_some()
    }

    pub(super) const fn set(&mut self, timer: Timer, at: Instant) {
        self.0[timer as usize] = Some(at);
    }

    pub(super) const fn clear(&mut self, timer: Timer) {
        self.0[timer as usize] = None;
    }

    pub(super) const fn clear_all(&mut self) {
        self.0 = [None; Timer::ALL.len()];
    }

    /// The next instant at which one runs out.
    pub(super) fn next(&self) -> Option<Instant> {
        self.0.iter().flatten().copied().min()
    }

    /// The timer that runs out next; of several at one instant the one that fires first.
    fn first(&self) -> Option<Timer> {
        let next = self.next()?;
        Timer::ALL.into_iter().find(|timer| self.0[*timer as usize] == Some(next))
    }

    fn take_due(&mut self, timer: Timer, now: Instant) -> bool {
        self.0[timer as usize].take_if(|at| *at <= now).is_some()
    }
}

impl Connection {
    /// The timer that the next timeout is for.
    #[must_use]
    pub fn next_timer(&self) -> Option<Timer> {
        self.timers.first()
    }

    /// Lets every timer that is due at `now` fire.
    pub(super) fn fire_timers(&mut self, now: Instant) {
        for timer in Timer::ALL {
            if self.timers.take_due(timer, now) {
                match timer {
                    Timer::DelayedAck => {
                        self.ack_now = Some(Reason::AckDelayedTimer);
                        self.output(now);
                    }
                    Timer::Retransmit => self.retransmission_timeout(now),
                    Timer::Persist => {
                        self.set_persist(now);
                        self.probe(now);
                    }
                    Timer::Connect => self.give_up(),
                    Timer::TimeWait => self.closed(),
                }
            }
        }
    }

    /// Starts or restarts the retransmission timer.
    pub(super) fn set_retransmit(&mut self, now: Instant) {
        let ticks = self.round_trip.timeout_ticks(&self.config.switches.rto);
        self.timers.set(Timer::Retransmit, self.config.tick().nth_after(now, ticks));
    }

    /// Starts the persist timer, each time for longer.
    pub(super) fn set_persist(&mut self, now: Instant) {
        let switches = &self.config.switches;
        let tick = switches.rto.tick;
        let (min, max) = (switches.persist.0.div_ceil(tick), switches.persist.1.div_ceil(tick));
        let ticks = self.round_trip.persist_ticks() << self.persist_shift.min(6);
        self.persist_shift = self.persist_shift.saturating_add(1);
        let ticks = ticks.clamp(min.max(1), max.max(min).max(1));
        self.timers.set(Timer::Persist, self.config.tick().nth_after(now, ticks));
    }

    /// Lets an acknowledgement wait, if none waits already.
    pub(super) fn set_delayed_ack(&mut self, now: Instant) {
        if self.timers.is_set(Timer::DelayedAck) {
            return;
        }
        match self.config.switches.delayed_ack {
            DelayedAck::Off => self.ack_now = Some(Reason::AckImmediate),
            DelayedAck::Heartbeat(period) => {
                let beat = Heartbeat::new(period, self.config.delayed_ack_phase);
                self.timers.set(Timer::DelayedAck, beat.nth_after(now, 1));
            }
            DelayedAck::Timer(delay) => self.timers.set(Timer::DelayedAck, now + delay),
        }
    }

    pub(super) fn enter_time_wait(&mut self, now: Instant) {
        self.state = State::TimeWait;
        self.timers.clear_all();
        self.timers.set(Timer::TimeWait, now + self.config.switches.time_wait);
    }

    fn retransmission_timeout(&mut self, now: Instant) {
        let rto = self.config.switches.rto;
        self.counters.timeouts += 1;
        if self.round_trip.back_off() > rto.max_retransmits {
            self.give_up();
            return;
        }
        self.set_retransmit(now);
        // Everything from the oldest on is sent again as the window allows (go back n).
        self.snd.nxt = self.snd.una;
        self.resend_reason = Reason::RetransmitTimeout;
        if rto.karn {
            self.round_trip.cancel();
        }
        if self.state.is_synchronised() {
            self.congestion.timed_out(&self.config.switches, self.snd.wnd, self.mss);
        }
        self.output(now);
    }

    fn give_up(&mut self) {
        if self.state.is_synchronised() || self.state == State::SynReceived {
            self.send_reset();
        }
        self.gone(Event::TimedOut);
    }
}
