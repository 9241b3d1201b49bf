//! Simulated time, in integer picoseconds.

use core::fmt;
use core::ops::{Add, AddAssign, Sub};

use serde::Serialize;

const PS_PER_US: u64 = 1_000_000;
const PS_PER_MS: u64 = 1_000_000_000;
const PS_PER_S: u64 = 1_000_000_000_000;
/// Parts of a clock's offset.
const BILLION: u64 = 1_000_000_000;

/// A point in simulated time: picoseconds since the run began.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "number"))]
pub struct Instant(pub u64);

/// A span of simulated time in picoseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "number"))]
pub struct Duration(pub u64);

/// A periodic timer of a whole host: it beats at `phase`, `phase + period`, and so on.
///
/// A timer "of n ticks" set between two beats fires on the n-th beat after it, so it lasts between n-1 and n
/// periods.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Heartbeat {
    /// Time between two beats; never zero.
    pub period: Duration,
    /// Time of the first beat, counted from the start of the run.
    pub phase: Duration,
}

impl Instant {
    /// The start of the run.
    pub const ZERO: Self = Self(0);
    /// The end of time.
    pub const MAX: Self = Self(u64::MAX);

    /// The earlier of two instants, either of which may be missing.
    #[must_use]
    #[inline]
    pub fn earlier(one: Option<Self>, other: Option<Self>) -> Option<Self> {
        match (one, other) {
            (Some(one), Some(other)) => Some(one.min(other)),
            (one, other) => one.or(other),
        }
    }

    /// Time from `earlier` to this instant, zero if `earlier` is later.
    pub const fn since(self, earlier: Self) -> Duration {
        Duration(self.0.saturating_sub(earlier.0))
    }

    /// This instant in seconds: for output, never to compute an instant from.
    pub const fn as_secs_f64(self) -> f64 {
        self.0 as f64 / PS_PER_S as f64
    }
}

impl Duration {
    /// No time at all.
    pub const ZERO: Self = Self(0);

    /// What this span of a nominal clock takes by one that is `ppb` parts per billion faster (less than 10^9 either way),
    /// rounded to the nearest picosecond.
    pub const fn by_clock(self, ppb: i32) -> Self {
        if ppb == 0 {
            return self;
        }
        let rate = BILLION.saturating_add_signed(ppb as i64) as u128;
        Self(((self.0 as u128 * BILLION as u128 + rate / 2) / rate) as u64)
    }

    /// A span in microseconds.
    pub const fn from_micros(us: u64) -> Self {
        Self(us * PS_PER_US)
    }

    /// A span in milliseconds.
    pub const fn from_millis(ms: u64) -> Self {
        Self(ms * PS_PER_MS)
    }

    /// A span in seconds; the longest there is (213 days) if it is more, as a peer may say.
    pub const fn from_secs(s: u64) -> Self {
        Self(s.saturating_mul(PS_PER_S))
    }

    /// This span in seconds: for output, never to compute an instant from.
    pub const fn as_secs_f64(self) -> f64 {
        self.0 as f64 / PS_PER_S as f64
    }

    /// Number of whole periods of `unit` that cover this span, rounding up.
    pub const fn div_ceil(self, unit: Self) -> u64 {
        self.0.div_ceil(unit.0)
    }
}

impl Heartbeat {
    /// The timer of this period that beats at `beat`, and every period before and after.
    pub const fn new(period: Duration, beat: Duration) -> Self {
        Self { period, phase: Duration(beat.0 % period.0) }
    }

    /// Number of beats at or before `now`.
    pub const fn count(&self, now: Instant) -> u64 {
        match now.0.checked_sub(self.phase.0) {
            Some(past) => past / self.period.0 + 1,
            None => 0,
        }
    }

    /// Instant of the `n`-th beat after `now`; `n` counts from one.
    pub const fn nth_after(&self, now: Instant, n: u64) -> Instant {
        let index = self.count(now) + n - 1;
        Instant(self.phase.0.saturating_add(index.saturating_mul(self.period.0)))
    }

    /// Number of beats after `earlier`, up to and including `now`.
    pub const fn between(&self, earlier: Instant, now: Instant) -> u64 {
        self.count(now).saturating_sub(self.count(earlier))
    }
}

impl Add<Duration> for Instant {
    type Output = Self;

    fn add(self, span: Duration) -> Self {
        Self(self.0.saturating_add(span.0))
    }
}

impl AddAssign<Duration> for Instant {
    fn add_assign(&mut self, span: Duration) {
        *self = *self + span;
    }
}

impl Sub<Duration> for Instant {
    type Output = Self;

    fn sub(self, span: Duration) -> Self {
        Self(self.0.saturating_sub(span.0))
    }
}

impl AddAssign for Duration {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl Add for Duration {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

fn write_seconds(f: &mut fmt::Formatter<'_>, ps: u64) -> fmt::Result {
    write!(f, "{}.{:012} s", ps / PS_PER_S, ps % PS_PER_S)
}

impl fmt::Display for Instant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_seconds(f, self.0)
    }
}

impl fmt::Display for Duration {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_seconds(f, self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_heartbeat_counts_the_beats_it_passed() {
        let beat = Heartbeat { period: Duration(200), phase: Duration(50) };
        assert_eq!(beat.count(Instant(49)), 0);
        assert_eq!(beat.count(Instant(50)), 1);
        assert_eq!(beat.nth_after(Instant(0), 1), Instant(50));
        assert_eq!(beat.nth_after(Instant(50), 1), Instant(250));
        assert_eq!(beat.nth_after(Instant(249), 3), Instant(650));
        assert_eq!(beat.between(Instant(60), Instant(249)), 0);
        assert_eq!(beat.between(Instant(60), Instant(250)), 1);
    }

    #[test]
    fn a_heartbeat_beats_before_the_beat_that_names_it() {
        let beat = Heartbeat::new(Duration(10), Duration(437));
        assert_eq!(beat.nth_after(Instant(0), 1), Instant(7));
        assert_eq!(beat.count(Instant(400)), 40);
    }

    #[test]
    fn time_prints_as_seconds() {
        assert_eq!(Instant(1_500_000_000_000).to_string(), "1.500000000000 s");
        assert_eq!(Duration::from_micros(2).to_string(), "0.000002000000 s");
    }
}
