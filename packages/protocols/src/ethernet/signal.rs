//! What is on the line, as each attachment hears it.

use super::StationConfig;
use crate::order;
use crate::{Duration, FrameId, Instant};

/// One transmission, from its first bit of preamble to its last bit of frame or jam, as its sender sees it.
#[derive(Clone, Copy, Debug, Hash)]
pub(super) struct Signal {
    pub(super) from: u16,
    pub(super) frame: FrameId,
    pub(super) octets: u32,
    pub(super) start: Instant,
    /// The last bit; moved forward when a collision is noticed.
    pub(super) end: Instant,
    /// Whether its sender has noticed a collision.
    pub(super) collided: bool,
    /// Whether it has been reported at its arrival everywhere.
    pub(super) reported: bool,
}

impl Signal {
    /// When `port` hears it: from the first instant up to, not including, the second one.
    pub(super) fn heard_at(&self, port: u16, stations: &[StationConfig]) -> (Instant, Instant) {
        let apart = if port == self.from {
            Duration::ZERO
        } else {
            stations[usize::from(self.from)].delay + stations[usize::from(port)].delay
        };
        (self.start + apart, self.end + apart)
    }

    /// Whether this and `other` overlap where `port` hears them.
    pub(super) fn meets(&self, other: &Self, port: u16, stations: &[StationConfig]) -> bool {
        let (start, end) = self.heard_at(port, stations);
        let (other_start, other_end) = other.heard_at(port, stations);
        start < other_end && other_start < end
    }
}

/// When a station that has been ready since `ready` may begin, if it hears `heard` (802.3 4.2.3.2.1): one gap after
/// the line has fallen silent. What begins in the last third of a gap no longer stops a station that waits for the
/// end of it, so that near stations do not shut out far ones.
pub(super) fn may_begin(ready: Instant, heard: &mut [(Instant, Instant)], gap: Duration) -> Instant {
    order::sort(heard);
    let part = Duration(gap.0 / 3 * 2);
    let mut silent: Option<Instant> = None;
    for (start, end) in heard.iter().copied() {
        if let Some(since) = silent {
            let may = ready.max(since + gap);
            let too_late_to_stop = ready <= since + gap && start >= since + part;
            if start >= may || too_late_to_stop {
                return may;
            }
        } else if start >= ready {
            return ready;
        }
        silent = Some(silent.map_or(end, |since| since.max(end)));
    }
    silent.map_or(ready, |since| ready.max(since + gap))
}
