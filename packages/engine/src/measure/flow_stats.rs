//! What is measured of one flow.

use super::FlowLog;
use super::transfer::Transfer;
use crate::account::Hold;
use crate::scenario::Flow;
use lanelab_cells::sim::time::{SimDuration, SimTime};
use std::collections::VecDeque;

/// How long a flow was in a state that comes and goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct HoldClock {
    since: Option<SimTime>,
    total: SimDuration,
}

impl HoldClock {
    /// The state is on or off from `now` on.
    pub fn set(&mut self, now: SimTime, on: bool) {
        match (self.since, on) {
            (None, true) => self.since = Some(now),
            (Some(since), false) => {
                self.total += now.since(since);
                self.since = None;
            }
            _ => {}
        }
    }

    /// Time in the state up to `now`.
    #[must_use]
    pub fn total(&self, now: SimTime) -> SimDuration {
        self.since.map_or(self.total, |since| self.total + now.since(since))
    }
}

/// Counters of one flow. Rates and delays count from the end of the warm-up on.
#[derive(Clone, Debug, Default)]
pub struct FlowStats {
    /// When the flow could first carry data: connection established, or first packet due.
    pub ready: Option<SimTime>,
    /// Octets that the sender's calls accepted less those that still wait in its buffer.
    pub octets_sent: u64,
    /// Octets that the receiving application took.
    pub octets_received: u64,
    /// Segments with data, datagrams or echo requests that the sender sent, retransmissions included.
    pub packets_sent: u64,
    /// Packets of these that arrived, whole; of a ping the replies.
    pub packets_received: u64,
    /// Packets of these that arrived after a later one.
    pub reordered: u64,
    /// Number after the highest datagram or reply that arrived: those below it that did not are lost.
    pub highest_serial: u64,
    /// Segments sent again.
    pub retransmits: u64,
    /// Datagrams that arrived but found the socket buffer full.
    pub socket_drops: u64,
    /// Time in each hold, indexed by `Hold as usize`.
    pub holds: [HoldClock; Hold::ALL.len()],
    /// What was sent and arrived when, where the scenario asks for it.
    pub log: Option<FlowLog>,
    /// Stream offsets at which the sender's calls ended, and when, until the receiver has passed them.
    calls: VecDeque<(u64, SimTime)>,
    /// Time stamps of a flow through a layer 4 switch.
    pub transfer: Option<Box<Transfer>>,
    delay_total: u128,
    delay_count: u64,
    last_transit: Option<u64>,
    jitter_ps: f64,
    /// Octets sent and received when the warm-up ended, and when that was.
    mark: Option<Mark>,
}

/// What had been counted when the warm-up ended.
#[derive(Clone, Copy, Debug)]
struct Mark {
    at: SimTime,
    octets_sent: u64,
    octets_received: u64,
    packets_received: u64,
}

impl FlowStats {
    /// Counters of a flow that has not begun.
    #[must_use]
    pub fn of(flow: &Flow) -> Self {
        Self { log: flow.is_logged().then(FlowLog::default), ..Self::default() }
    }

    /// Ends the warm-up: what was counted so far counts no more.
    pub fn mark(&mut self, now: SimTime) {
        self.mark = Some(Mark {
            at: now,
            octets_sent: self.octets_sent,
            octets_received: self.octets_received,
            packets_received: self.packets_received,
        });
        (self.delay_total, self.delay_count, self.last_transit, self.jitter_ps) = (0, 0, None, 0.0);
    }

    /// A send call ended at stream offset `end`.
    pub fn call_ended(&mut self, end: u64, now: SimTime) {
        self.calls.push_back((end, now));
    }

    /// The receiving application has taken the stream up to `offset`: the delay of each call that lies before it.
    pub fn taken(&mut self, offset: u64, now: SimTime) {
        while let Some(&(end, sent)) = self.calls.front() {
            if end > offset {
                break;
            }
            self.calls.pop_front();
            self.delay(sent, now);
        }
    }

    /// Notes that the next message has been sent.
    pub fn log_sent(&mut self, now: SimTime) {
        if let Some(log) = &mut self.log {
            log.sent.push(now);
        }
    }

    /// Notes that message `serial` has been received.
    pub fn log_arrival(&mut self, serial: u64, now: SimTime) {
        if let Some(log) = &mut self.log {
            log.arrivals.push((serial, now));
        }
    }

    /// One message or packet took from `sent` to `received`.
    pub fn delay(&mut self, sent: SimTime, received: SimTime) {
        let transit = received.since(sent).0;
        self.delay_total += u128::from(transit);
        self.delay_count += 1;
        if let Some(last) = self.last_transit {
            // RFC 3550 6.4.1: J += (|D| - J) / 16.
            self.jitter_ps += (transit.abs_diff(last) as f64 - self.jitter_ps) / 16.0;
        }
        self.last_transit = Some(transit);
    }

    /// Mean delay in us, if anything arrived.
    #[must_use]
    pub fn mean_delay_us(&self) -> Option<f64> {
        (self.delay_count > 0).then(|| self.delay_total as f64 / self.delay_count as f64 * 1e-6)
    }

    /// Interarrival jitter in us (RFC 3550), if two things arrived.
    #[must_use]
    pub fn jitter_us(&self) -> Option<f64> {
        (self.delay_count > 1).then_some(self.jitter_ps * 1e-6)
    }

    /// What counts of rates: since when, and what had been counted by then.
    fn since(&self) -> Option<Mark> {
        let ready = self.ready?;
        let begin = Mark { at: ready, octets_sent: 0, octets_received: 0, packets_received: 0 };
        Some(self.mark.filter(|mark| mark.at > ready).unwrap_or(begin))
    }

    /// Rates at the sender and at the receiver, in Mb/s, over the time from readiness (or the end of the warm-up) to `now`.
    #[must_use]
    pub fn rates_mbps(&self, now: SimTime) -> (f64, f64) {
        let Some(since) = self.since() else { return (0.0, 0.0) };
        let us = now.since(since.at).0 as f64 * 1e-6;
        if us == 0.0 {
            return (0.0, 0.0);
        }
        let rate = |octets: u64| octets as f64 * 8.0 / us;
        (
            rate(self.octets_sent.saturating_sub(since.octets_sent)),
            rate(self.octets_received - since.octets_received),
        )
    }

    /// Packets received a second, over the same time.
    #[must_use]
    pub fn packets_per_s(&self, now: SimTime) -> f64 {
        let Some(since) = self.since() else { return 0.0 };
        let seconds = now.since(since.at).as_secs_f64();
        if seconds > 0.0 { (self.packets_received - since.packets_received) as f64 / seconds } else { 0.0 }
    }

    /// Everything that the digest covers, as words.
    pub fn words(&self) -> impl Iterator<Item = u64> {
        [
            self.ready.map_or(u64::MAX, |at| at.0),
            self.octets_sent,
            self.octets_received,
            self.packets_sent,
            self.packets_received,
            self.reordered,
            self.retransmits,
            self.socket_drops,
            self.delay_total as u64,
            self.delay_count,
            self.jitter_ps.to_bits(),
        ]
        .into_iter()
        .chain(self.transfer.iter().flat_map(|transfer| transfer.words()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn jitter_follows_rfc_3550() {
        let mut stats = FlowStats::default();
        for (sent, received) in [(0, 10_000_000), (20_000_000, 46_000_000), (40_000_000, 50_000_000)] {
            stats.delay(SimTime(sent), SimTime(received));
        }
        // D = 16 us, then -16 us: 1, then 1 + 15/16.
        assert_eq!(stats.jitter_us(), Some(1.937_5));
    }

    #[test]
    fn the_warm_up_does_not_count() {
        let mut stats = FlowStats {
            ready: Some(SimTime(0)),
            octets_sent: 1_000,
            octets_received: 900,
            ..FlowStats::default()
        };
        let us = |us| SimTime(0) + SimDuration::from_micros(us);
        stats.mark(us(1_000));
        stats.octets_sent += 500;
        stats.octets_received += 250;
        assert_eq!(stats.rates_mbps(us(2_000)), (4.0, 2.0));
    }

    #[test]
    fn a_hold_counts_while_it_lasts() {
        let mut clock = HoldClock::default();
        clock.set(SimTime(10), true);
        clock.set(SimTime(12), true);
        clock.set(SimTime(15), false);
        clock.set(SimTime(20), true);
        assert_eq!(clock.total(SimTime(27)), SimDuration(12));
    }
}
