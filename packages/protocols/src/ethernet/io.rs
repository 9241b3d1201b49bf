//! What goes into a segment, what comes out of it, and what can be set.

use crate::order;
use serde::Serialize;

use super::{Rate, SLOT_BITS};
use crate::{Duration, FrameId};

/// What is particular to one attachment of a segment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct StationConfig {
    /// Propagation delay to the middle of the segment (the hub, its own delay included); two stations are as far apart as
    /// the sum of theirs.
    pub delay: Duration,
    /// How much faster than nominal its clock is, in parts per billion: its bits, gaps and back-off slots are that much shorter.
    pub clock_ppb: i32,
    /// Time from the last bit of a frame until it has the next one ready; none where that is no longer than the gap.
    pub turnaround: Duration,
}

/// Parameters of a segment.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SegmentConfig {
    /// Nominal bit rate.
    pub rate: Rate,
    /// Its attachments, counted from 0.
    pub stations: Vec<StationConfig>,
    /// Frames that may wait at an attachment, the one being sent included.
    pub queue: usize,
    /// Seed of the back-off.
    pub seed: u64,
}

impl SegmentConfig {
    /// Says which parameter breaks a rule, and the fix.
    pub fn check(&self) -> Result<(), String> {
        if self.stations.len() < 2 {
            return Err(format!("{} stations make no segment: attach two or more", self.stations.len()));
        }
        if self.queue == 0 {
            return Err("a station with a queue of 0 frames sends nothing: give it 1 or more".to_owned());
        }
        let mut longest: Vec<Duration> = self.stations.iter().map(|station| station.delay).collect();
        order::sort(&mut longest);
        let round_trip = longest.iter().rev().take(2).fold(0, |sum, delay| sum + 2 * delay.0);
        let slot = self.rate.bits(SLOT_BITS);
        if round_trip >= slot.0 {
            return Err(format!(
                "the two farthest stations are {} apart and back, which is not less than the slot time {slot}: \
                 collisions would go unnoticed; shorten the cables",
                Duration(round_trip)
            ));
        }
        Ok(())
    }
}

/// What can happen to a segment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Input {
    /// A frame to send.
    Offer {
        /// Attachment of the sender.
        port: u16,
        /// The frame.
        frame: FrameId,
        /// Its octets, frame check sequence included.
        octets: u32,
    },
    /// The propagation delay from an attachment to the middle changes, also for frames that are under way.
    Delay {
        /// Number of the attachment.
        port: u16,
        /// The new delay.
        delay: Duration,
    },
    /// Another station is attached from now on.
    Station {
        /// Number of the attachment.
        port: u16,
        /// The station's clock, as in [`StationConfig`].
        clock_ppb: i32,
        /// Its turn-around time.
        turnaround: Duration,
    },
    /// The time that was asked for has come.
    Timer,
}

/// Why a frame was dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "SegmentDropReason"))]
#[serde(rename_all = "snake_case")]
pub enum DropReason {
    /// The frame collided 16 times.
    ExcessiveCollisions,
    /// The queue of its attachment is full.
    QueueFull,
    /// The frame is longer than Ethernet allows.
    TooLong,
    /// There is no such attachment.
    NoPort,
    /// The frame met another one at a receiver, and its sender did not notice: the segment is too long.
    Damaged,
}

/// Events that the segment reports.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// A frame has reached all other attachments, the farthest one just now.
    Delivered {
        /// Attachment of the sender.
        from: u16,
        /// The frame.
        frame: FrameId,
        /// Its octets, padding included.
        octets: u32,
    },
    /// A collision is over.
    Collision {
        /// Attachments that took part, in ascending order.
        ports: Vec<u16>,
    },
    /// A frame is lost.
    Dropped {
        /// The frame.
        frame: FrameId,
        /// Reason for the loss.
        reason: DropReason,
    },
}

/// Frames that one attachment has sent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Counters {
    /// Frames sent.
    pub frames: u64,
    /// Octets of these, padding included, preamble not.
    pub octets: u64,
    /// Collisions.
    pub collisions: u64,
    /// Frames sent after exactly one collision.
    pub single: u64,
    /// Frames sent after several collisions.
    pub multiple: u64,
    /// Frames dropped after 16 collisions.
    pub excessive: u64,
    /// Collisions later than a slot time into a frame.
    pub late: u64,
    /// Frames that found the queue full, or were too long.
    pub refused: u64,
}

impl Counters {
    pub(super) fn add(mut self, other: &Self) -> Self {
        self.frames += other.frames;
        self.octets += other.octets;
        self.collisions += other.collisions;
        self.single += other.single;
        self.multiple += other.multiple;
        self.excessive += other.excessive;
        self.late += other.late;
        self.refused += other.refused;
        self
    }
}
