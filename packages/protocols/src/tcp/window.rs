//! The window that a receiver offers, and when it tells of a larger one (RFC 813, RFC 1122 4.2.3.3).

use super::Connection;
use super::config::AckRule;

/// Largest window without scaling.
pub(super) const MAX_WINDOW: u32 = 65_535;

impl Connection {
    /// Octets to offer in a segment sent now.
    pub(super) fn window_to_offer(&self) -> u32 {
        let switches = &self.config.switches;
        let space = self.rcv.space();
        let mut window = space;
        if switches.receiver_silly_window_avoidance && space < self.rcv.capacity / 4 && space < self.mss {
            window = 0;
        }
        if switches.round_window_to_mss && window > self.mss {
            window -= window % self.mss;
        }
        window = window.min(MAX_WINDOW << self.rcv.scale);
        // What the wire can say, in units of the scale.
        window = window >> self.rcv.scale << self.rcv.scale;
        // RFC 1122 4.2.2.16: what was offered is not taken back.
        window.max(self.rcv.offered())
    }

    /// Whether reading has opened the window far enough to tell the peer.
    pub(super) fn wants_window_update(&self) -> bool {
        if !self.state.can_receive() {
            return false;
        }
        let rule = self.config.switches.window_update;
        let gain = self.window_to_offer() - self.rcv.offered();
        gain > 0
            && (rule.two_segments && gain >= 2 * self.mss
                || rule.percent_of_buffer.is_some_and(|percent| {
                    u64::from(gain) * 100 >= u64::from(self.rcv.capacity) * u64::from(percent)
                }))
    }

    /// Whether the data received since the last acknowledgement call for one without waiting (RFC 1122
    /// 4.2.3.2).
    pub(super) fn ack_rule_met(&self) -> bool {
        match self.config.switches.ack_rule {
            AckRule::WindowUpdate => false,
            AckRule::Segments(n) => self.rcv.unacked_segments >= n,
            AckRule::FullSegments(n) => {
                let unacked = self.rcv.nxt.ahead_of(self.rcv.acked).max(0).cast_unsigned();
                unacked >= u32::from(n) * self.rcv.largest
            }
        }
    }
}
