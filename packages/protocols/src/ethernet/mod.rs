//! Ethernet at 10 and 100 Mb/s (IEEE 802.3): a [`Segment`] that stations share by CSMA/CD, such as a hub or one
//! half-duplex line, and a [`Port`] that sends full duplex.
//!
//! Frames are counted in octets from the destination address to the frame check sequence, both included; shorter
//! ones than 64 are padded. On the line eight octets of preamble come before them and a gap of 96 bit times after.

mod io;
mod port;
mod segment;
mod signal;

pub use io::{Counters, DropReason, Event, Input, SegmentConfig, StationConfig};
pub use port::{Port, PortConfig, PortCounters, PortEvent, PortInput, PortTransmit};
pub use segment::Segment;

use crate::Duration;

/// Shortest frame in octets, frame check sequence included.
pub const MIN_FRAME: u32 = 64;
/// Longest frame in octets, frame check sequence included.
pub const MAX_FRAME: u32 = 1518;
/// Octets of preamble and start frame delimiter.
pub const PREAMBLE: u32 = 8;
/// Bit times between two frames.
pub const GAP_BITS: u64 = 96;
/// Bit times of a slot: the unit of back-off, and what a collision must show itself within.
pub const SLOT_BITS: u64 = 512;
/// Bit times of the jam that follows a collision.
pub const JAM_BITS: u64 = 32;
/// Attempts to send a frame before it is dropped.
pub const ATTEMPT_LIMIT: u32 = 16;
/// Collisions after which the back-off's range no longer doubles.
pub const BACKOFF_LIMIT: u32 = 10;

/// Nominal bit rate of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rate {
    /// 10 Mb/s.
    Mbps10,
    /// 100 Mb/s.
    Mbps100,
}

impl Rate {
    /// Time of `bits` bits on the line.
    pub const fn bits(self, bits: u64) -> Duration {
        let ps = match self {
            Self::Mbps10 => 100_000,
            Self::Mbps100 => 10_000,
        };
        Duration(bits * ps)
    }

    /// The line of a station whose clock is `ppb` parts per billion faster than nominal.
    pub const fn by_clock(self, ppb: i32) -> Line {
        Line { rate: self, ppb }
    }
}

/// A line by the clock of the station that sends on it: IEEE 802.3 allows 100 ppm either way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Line {
    /// Nominal bit rate.
    pub rate: Rate,
    /// How much faster the clock is, in parts per billion.
    pub ppb: i32,
}

impl Line {
    /// Time of `bits` bits in a row, rounded once to the nearest picosecond.
    pub const fn bits(self, bits: u64) -> Duration {
        self.rate.bits(bits).by_clock(self.ppb)
    }

    /// Time of a frame with its preamble; `octets` include the frame check sequence, and padding is added.
    pub const fn frame(self, octets: u32) -> Duration {
        let octets = if octets < MIN_FRAME { MIN_FRAME } else { octets };
        self.bits((octets + PREAMBLE) as u64 * 8)
    }
}
