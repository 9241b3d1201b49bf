//! Slow start, congestion avoidance, and what losses do to the window (RFC 2001, RFC 2581).

use super::config::Switches;
use super::window::MAX_WINDOW;

/// Duplicate acknowledgements that mean a loss (RFC 2001 3).
pub(super) const DUPLICATE_ACKS: u32 = 3;

#[derive(Clone, Debug, Hash)]
pub(super) struct Congestion {
    /// Congestion window in octets.
    pub(super) cwnd: u32,
    /// Where slow start ends.
    pub(super) ssthresh: u32,
    /// Duplicate acknowledgements in a row.
    pub(super) dupacks: u32,
}

impl Congestion {
    pub(super) fn new() -> Self {
        Self { cwnd: MAX_WINDOW, ssthresh: u32::MAX, dupacks: 0 }
    }

    /// The window before anything is known of the path, or after it was forgotten (RFC 2001 1).
    pub(super) fn restart(&mut self, switches: &Switches, mss: u32, cap: u32) {
        self.cwnd = if switches.slow_start { switches.initial_cwnd.max(1) * mss } else { cap };
    }

    /// New data were acknowledged.
    pub(super) fn acked(&mut self, switches: &Switches, mss: u32, cap: u32) {
        if self.dupacks >= DUPLICATE_ACKS && switches.fast_recovery && self.cwnd > self.ssthresh {
            // RFC 2001 4.3: the lost segment is through, the inflation ends.
            self.cwnd = self.ssthresh;
        } else {
            self.open(switches, mss, cap);
        }
        self.dupacks = 0;
    }

    fn open(&mut self, switches: &Switches, mss: u32, cap: u32) {
        let slow_start = self.cwnd <= self.ssthresh || !switches.congestion_avoidance;
        let step = if slow_start {
            mss
        } else {
            // RFC 2581 3.1 (2): about one segment a round trip, and never nothing.
            (u64::from(mss) * u64::from(mss) / u64::from(self.cwnd.max(1))).max(1) as u32
        };
        self.cwnd = self.cwnd.saturating_add(step).min(cap);
    }

    /// Half of what was in flight, but two segments at least (RFC 2001 4.1), in whole segments.
    fn halve(&mut self, window: u32, mss: u32) {
        self.ssthresh = (window.min(self.cwnd) / 2 / mss).max(2) * mss;
    }

    /// The retransmission timer ran out (RFC 2001 2).
    pub(super) fn timed_out(&mut self, switches: &Switches, window: u32, mss: u32) {
        self.halve(window, mss);
        self.cwnd = if switches.slow_start { mss } else { self.ssthresh };
        self.dupacks = 0;
    }

    /// The third duplicate acknowledgement came; one segment is about to be sent again.
    pub(super) fn lost(&mut self, window: u32, mss: u32) {
        self.halve(window, mss);
        self.cwnd = mss;
    }

    /// That segment was sent: three more have left the network (RFC 2001 4.1).
    pub(super) fn inflate(&mut self, mss: u32) {
        self.cwnd = self.ssthresh + mss * self.dupacks;
    }

    /// A further duplicate acknowledgement: one more has left the network (RFC 2001 4.2).
    pub(super) fn still_lost(&mut self, mss: u32) {
        self.cwnd = self.cwnd.saturating_add(mss);
    }
}

#[cfg(test)]
mod tests {
    use super::super::Profile;
    use super::*;

    const MSS: u32 = 1000;

    #[test]
    fn slow_start_then_avoidance() {
        let switches = Profile::BsdReno.switches();
        let mut congestion = Congestion::new();
        congestion.restart(&switches, MSS, 65_535);
        congestion.ssthresh = 4000;
        let mut seen = vec![congestion.cwnd];
        for _ in 0..6 {
            congestion.acked(&switches, MSS, 65_535);
            seen.push(congestion.cwnd);
        }
        assert_eq!(seen, [1000, 2000, 3000, 4000, 5000, 5200, 5392]);
        let endless = Switches { congestion_avoidance: false, ..switches.clone() };
        congestion.acked(&endless, MSS, 6000);
        assert_eq!(congestion.cwnd, 6000, "up to the cap");
    }

    #[test]
    fn recovery_inflates_and_deflates() {
        let switches = Profile::BsdReno.switches();
        let mut congestion = Congestion { cwnd: 10_500, ssthresh: 65_535, dupacks: 3 };
        congestion.lost(16_384, MSS);
        assert_eq!((congestion.cwnd, congestion.ssthresh), (1000, 5000));
        congestion.inflate(MSS);
        congestion.still_lost(MSS);
        assert_eq!(congestion.cwnd, 9000);
        congestion.acked(&switches, MSS, 65_535);
        assert_eq!((congestion.cwnd, congestion.dupacks), (5000, 0));
        congestion.timed_out(&switches, 3000, MSS);
        assert_eq!((congestion.cwnd, congestion.ssthresh), (1000, 2000));
    }
}
