//! Round-trip time and retransmission timeout, in ticks (RFC 1122 4.2.3.1; Jacobson 1988, Karn 1987).

use super::config::Rto;
use crate::wire::SeqNumber;
use crate::{Duration, Heartbeat, Instant};

/// Fraction bits of the smoothed round-trip time.
const SRTT_SHIFT: u32 = 3;
/// Fraction bits of its mean deviation.
const RTTVAR_SHIFT: u32 = 2;
/// Most doublings of the timeout; later retransmissions wait equally long.
const MAX_SHIFT: u8 = 6;

#[derive(Clone, Debug, Hash)]
pub(super) struct RoundTrip {
    /// Smoothed round-trip time in eighths of a tick; zero before the first sample.
    srtt: u32,
    /// Mean deviation in quarters of a tick.
    rttvar: u32,
    /// Timeout in ticks before it is backed off.
    base: u64,
    /// Retransmissions of the segment now at the front.
    shift: u8,
    /// The segment being timed.
    timed: Option<(SeqNumber, Instant)>,
}

impl RoundTrip {
    pub(super) fn new(rto: &Rto) -> Self {
        Self { srtt: 0, rttvar: 0, base: rto.initial.div_ceil(rto.tick), shift: 0, timed: None }
    }

    /// Timeout in ticks, backed off and within its bounds.
    pub(super) fn timeout_ticks(&self, rto: &Rto) -> u64 {
        let factor = if rto.back_off { 1 << self.shift.min(MAX_SHIFT) } else { 1 };
        let (min, max) = (rto.min.div_ceil(rto.tick), rto.max.div_ceil(rto.tick));
        (self.base * factor).clamp(min, max.max(min)).max(1)
    }

    /// Smoothed round-trip time, once there is a sample.
    pub(super) fn srtt(&self, rto: &Rto) -> Option<Duration> {
        (self.srtt != 0).then(|| Duration(u64::from(self.srtt) * (rto.tick.0 >> SRTT_SHIFT)))
    }

    /// Ticks between two probes of a closed window, before back-off and bounds.
    pub(super) fn persist_ticks(&self) -> u64 {
        if self.srtt == 0 {
            return self.base;
        }
        // The smoothed time and two deviations.
        u64::from((self.srtt >> SRTT_SHIFT) + (self.rttvar >> (RTTVAR_SHIFT - 1)))
    }

    /// Times the segment at `seq` unless one is being timed.
    pub(super) fn start(&mut self, seq: SeqNumber, now: Instant) {
        if self.timed.is_none() {
            self.timed = Some((seq, now));
        }
    }

    /// Stops timing: an acknowledgement could be of either transmission (Karn).
    pub(super) fn cancel(&mut self) {
        self.timed = None;
    }

    /// Takes a sample if `ack` covers the timed segment. Any new sample ends the back-off.
    pub(super) fn acked(&mut self, ack: SeqNumber, beat: Heartbeat, now: Instant) {
        let Some((seq, sent)) = self.timed else { return };
        if !ack.after(seq) {
            return;
        }
        self.timed = None;
        self.shift = 0;
        self.sample(beat.between(sent, now));
    }

    /// Notes another retransmission; returns their number.
    pub(super) fn back_off(&mut self) -> u8 {
        self.shift = self.shift.saturating_add(1);
        self.shift
    }

    /// Ends the back-off without a sample.
    pub(super) fn forget_back_off(&mut self) {
        self.shift = 0;
    }

    fn sample(&mut self, ticks: u64) {
        // Far above any bound of the timeout, and no shift below overflows.
        let ticks = ticks.min(1 << 24) as i64;
        if self.srtt == 0 {
            // Counted from one, for a segment may have left just before a tick.
            self.srtt = ((ticks + 1) << SRTT_SHIFT) as u32;
            self.rttvar = ((ticks + 1) << (RTTVAR_SHIFT - 1)) as u32;
        } else {
            // srtt += (sample - srtt) / 8; rttvar += (|sample - srtt| - rttvar) / 4; neither falls to zero.
            let error = ticks - i64::from(self.srtt >> SRTT_SHIFT);
            self.srtt = (i64::from(self.srtt) + error).max(1) as u32;
            let spread = error.abs() - i64::from(self.rttvar >> RTTVAR_SHIFT);
            self.rttvar = (i64::from(self.rttvar) + spread).max(1) as u32;
        }
        // The smoothed time and four deviations.
        self.base = u64::from((self.srtt >> SRTT_SHIFT) + self.rttvar);
    }
}

#[cfg(test)]
mod tests {
    use super::super::Profile;
    use super::*;

    fn beat(rto: &Rto) -> Heartbeat {
        Heartbeat { period: rto.tick, phase: Duration::ZERO }
    }

    #[test]
    fn a_fast_network_settles_on_three_ticks() {
        let rto = Profile::BsdReno.switches().rto;
        let mut round_trip = RoundTrip::new(&rto);
        assert_eq!(round_trip.timeout_ticks(&rto), 12);
        for n in 0..40 {
            let sent = Instant(n * 1_000_000);
            round_trip.start(SeqNumber(n as u32), sent);
            round_trip.acked(SeqNumber(n as u32 + 1), beat(&rto), sent + Duration::from_micros(10));
        }
        assert_eq!(
            round_trip.timeout_ticks(&rto),
            3,
            "the deviation does not fall below three quarters of a tick"
        );
    }

    #[test]
    fn back_off_doubles_up_to_the_maximum() {
        let rto = Profile::BsdReno.switches().rto;
        let mut round_trip = RoundTrip::new(&rto);
        round_trip.base = 3;
        let mut seen = vec![round_trip.timeout_ticks(&rto)];
        for _ in 0..8 {
            round_trip.back_off();
            seen.push(round_trip.timeout_ticks(&rto));
        }
        assert_eq!(seen, [3, 6, 12, 24, 48, 96, 128, 128, 128]);
    }

    #[test]
    fn samples_are_smoothed() {
        let rto = Profile::Linux22.switches().rto;
        let mut round_trip = RoundTrip::new(&rto);
        round_trip.start(SeqNumber(0), Instant::ZERO);
        round_trip.acked(SeqNumber(0), beat(&rto), Instant(1));
        assert_eq!(round_trip.srtt(&rto), None, "its own number does not acknowledge it");
        round_trip.acked(SeqNumber(1), beat(&rto), Instant::ZERO + Duration::from_millis(400));
        assert_eq!(round_trip.srtt(&rto), Some(Duration::from_millis(410)));
        assert_eq!(round_trip.timeout_ticks(&rto), 41 + 82);
    }
}
