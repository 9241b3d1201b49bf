//! Named sets of switches: the systems of the papers' hosts.
//!
//! Where a value is not documented for a system it is general knowledge of that system's sources or manuals;
//! a scenario may change any switch of a profile.

use super::config::{AckRule, CopyChunk, DelayedAck, Rto, SocketSemantics, Switches, WindowUpdate};
use crate::Duration;

/// A system whose TCP and sockets one of the papers used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Profile {
    /// 4.3BSD-Reno and what was made of it (SunOS, Solaris-like).
    BsdReno,
    /// Windows NT 4.0.
    WinNt4,
    /// Windows 98.
    Win98,
    /// Linux 2.2.
    Linux22,
}

impl Profile {
    /// Every profile, in the order in which they are listed to users.
    pub const ALL: [Self; 4] = [Self::BsdReno, Self::WinNt4, Self::Win98, Self::Linux22];

    /// The name in a scenario.
    pub const fn name(self) -> &'static str {
        match self {
            Self::BsdReno => "bsd-reno",
            Self::WinNt4 => "winnt4",
            Self::Win98 => "win98",
            Self::Linux22 => "linux-2.2",
        }
    }

    /// The profile of that name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|profile| profile.name() == name)
    }

    /// The mechanisms of this system.
    pub fn switches(self) -> Switches {
        match self {
            Self::BsdReno => bsd_reno(),
            Self::WinNt4 => win_nt4(),
            Self::Win98 => win_98(),
            Self::Linux22 => linux_22(),
        }
    }
}

fn bsd_reno() -> Switches {
    Switches {
        socket: SocketSemantics::Bsd,
        // One cluster of 2 048 octets is filled and handed to TCP at a time, and a writer sleeps until one is
        // free.
        copy_chunk: CopyChunk::Octets(2048),
        send_low_water: 2048,
        nagle: true,
        hold_while_more: false,
        sender_silly_window_avoidance: true,
        default_mss: 536,
        mss_cluster: None,
        mss_within_send_buffer: false,
        round_buffers_to_mss: false,
        delayed_ack: DelayedAck::Heartbeat(Duration::from_millis(200)),
        ack_rule: AckRule::WindowUpdate,
        window_update: WindowUpdate { two_segments: true, percent_of_buffer: Some(50) },
        receiver_silly_window_avoidance: true,
        round_window_to_mss: false,
        window_scale: None,
        slow_start: true,
        initial_cwnd: 1,
        congestion_avoidance: true,
        fast_retransmit: true,
        fast_recovery: true,
        slow_start_after_idle: true,
        rto: Rto {
            tick: Duration::from_millis(500),
            initial: Duration::from_secs(6),
            min: Duration::from_secs(1),
            max: Duration::from_secs(64),
            karn: true,
            back_off: true,
            max_retransmits: 12,
        },
        persist: (Duration::from_secs(5), Duration::from_secs(60)),
        connect_timeout: Duration::from_secs(75),
        time_wait: Duration::from_secs(60),
    }
}

fn win_nt4() -> Switches {
    Switches {
        // Whether a program blocks in its calls or polls its sockets is its own affair; these poll.
        socket: SocketSemantics::Winsock,
        copy_chunk: CopyChunk::Whole,
        send_low_water: 1,
        // TcpDelAckTicks: two ticks of 100 ms; the second segment is acknowledged at once.
        delayed_ack: DelayedAck::Timer(Duration::from_millis(200)),
        ack_rule: AckRule::Segments(2),
        rto: Rto {
            tick: Duration::from_millis(100),
            // TcpInitialRtt, TcpMaxDataRetransmissions.
            initial: Duration::from_secs(3),
            min: Duration::from_millis(300),
            max: Duration::from_secs(240),
            max_retransmits: 5,
            ..bsd_reno().rto
        },
        slow_start_after_idle: false,
        persist: (Duration::from_secs(3), Duration::from_secs(60)),
        connect_timeout: Duration::from_secs(45),
        // TcpTimedWaitDelay.
        time_wait: Duration::from_secs(240),
        ..bsd_reno()
    }
}

fn win_98() -> Switches {
    Switches {
        // The VMM timer that drives its TCP is coarser than NT's.
        delayed_ack: DelayedAck::Heartbeat(Duration::from_millis(200)),
        ..win_nt4()
    }
}

fn linux_22() -> Switches {
    Switches {
        // Buffers are queued a segment at a time, and output runs after each.
        copy_chunk: CopyChunk::Mss,
        send_low_water: 2048,
        // The delay is estimated from the arrivals; a bulk stream keeps it at its lower end.
        delayed_ack: DelayedAck::Timer(Duration::from_millis(20)),
        ack_rule: AckRule::FullSegments(2),
        round_window_to_mss: true,
        initial_cwnd: 2,
        slow_start_after_idle: false,
        rto: Rto {
            tick: Duration::from_millis(10),
            initial: Duration::from_secs(3),
            min: Duration::from_millis(200),
            max: Duration::from_secs(120),
            max_retransmits: 15,
            ..bsd_reno().rto
        },
        persist: (Duration::from_millis(200), Duration::from_secs(120)),
        ..bsd_reno()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_lead_back() {
        for profile in Profile::ALL {
            assert_eq!(Profile::from_name(profile.name()), Some(profile));
        }
        assert_eq!(Profile::from_name("beos"), None);
    }
}
