//! What goes into a bridge, what comes out of it, and what can be set.

use serde::Serialize;

use crate::sorted::SortedSet;
use crate::wire::EthernetAddress;
use crate::{Duration, FrameId};

/// Parameters of a bridge.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Config {
    /// Its ports; all are up at first.
    pub ports: SortedSet<u16>,
    /// Ageing time of a learned address (802.1D 4.9.2: 10 s to 1 000 000 s, 300 s recommended).
    pub aging: Duration,
    /// Addresses that the filtering database holds; further ones are not learned.
    pub capacity: usize,
}

impl Config {
    /// The recommended ageing time, and room for 8192 addresses (U: the standard leaves it to the maker).
    pub fn new(ports: impl IntoIterator<Item = u16>) -> Self {
        Self { ports: ports.into_iter().collect(), aging: Duration::from_secs(300), capacity: 8192 }
    }

    /// Says which parameter breaks a rule, and the fix.
    pub fn check(&self) -> Result<(), String> {
        if self.aging < Duration::from_secs(10) || self.aging > Duration::from_secs(1_000_000) {
            return Err(format!(
                "ageing time {} is outside what 802.1D allows: use 10 s to 1 000 000 s",
                self.aging
            ));
        }
        Ok(())
    }
}

/// What can happen to a bridge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Input {
    /// A frame has come in.
    Frame {
        /// Port that the frame came by.
        port: u16,
        /// Destination MAC address.
        dst: EthernetAddress,
        /// Source MAC address.
        src: EthernetAddress,
        /// The frame.
        frame: FrameId,
    },
    /// The time that was asked for has come.
    Timer,
    /// Forgets every address.
    Clear,
    /// A port no longer works: nothing is sent there, and what was learned there is forgotten.
    PortDown {
        /// The port.
        port: u16,
    },
    /// A port works again.
    PortUp {
        /// The port.
        port: u16,
    },
}

/// What the bridge wants sent. One frame may go to several ports: whoever drives it copies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Transmit {
    /// A frame.
    Frame {
        /// Port by which the frame leaves.
        port: u16,
        /// The frame.
        frame: FrameId,
    },
}

/// Why a frame goes nowhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum FilterReason {
    /// Its destination is where it came from.
    SamePort,
    /// It is for the bridges themselves (01-80-C2-00-00-00 to -0F, 802.1D 3.12.6).
    Reserved,
    /// There is no other port that works.
    NoPort,
    /// The frame came by a port that is down or is none of the bridge's.
    PortDown,
}

/// Events that the bridge reports.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "BridgeEvent"))]
#[serde(tag = "kind", rename_all = "snake_case", rename_all_fields = "camelCase")]
pub enum Event {
    /// A source was seen for the first time.
    Learned {
        /// Its MAC address.
        mac: EthernetAddress,
        /// Port at which it was seen.
        port: u16,
    },
    /// A source was seen at another port than before.
    Moved {
        /// Its MAC address.
        mac: EthernetAddress,
        /// Port at which it was seen before.
        from: u16,
        /// Port at which it is seen now.
        to: u16,
    },
    /// A source was not seen for the ageing time.
    Aged {
        /// Its MAC address.
        mac: EthernetAddress,
    },
    /// A source was forgotten because its port went down.
    Forgotten {
        /// Its MAC address.
        mac: EthernetAddress,
        /// The port that went down.
        port: u16,
    },
    /// A frame goes nowhere.
    Filtered {
        /// The frame.
        #[serde(skip)]
        frame: FrameId,
        /// Reason for filtering it.
        reason: FilterReason,
    },
}

/// Frames by what was done to them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Counters {
    /// Frames that came in.
    pub received: u64,
    /// Frames sent to the one port of their destination.
    pub forwarded: u64,
    /// Frames sent to all other ports: groups and unknown destinations.
    pub flooded: u64,
    /// Frames that went nowhere.
    pub filtered: u64,
    /// Sources not learned because the filtering database was full.
    pub not_learned: u64,
}
