//! What is written down of a path while it goes on; what it adds up to is worked out only for paths that led to something.

use super::cause::Cause;
use lanelab_cells::sim::time::{SimDuration, SimTime};

/// Place of a stretch in the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Place(pub(super) u32);

impl Place {
    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A part of a path. Each but the first begins where the one before it in its chain ends.
#[derive(Clone, Copy, Debug)]
pub(super) enum Stretch {
    /// The path begins.
    Start {
        /// Time of its first instant.
        from: SimTime,
        /// Whether the order of its causes is kept, or the sums alone.
        staged: bool,
    },
    /// All that was before is in the total of this number.
    Total(u32),
    /// One cause, and calls in between.
    Spent(Place, Spent),
    /// Time of one cause, where there was any before a task waited for a CPU, by the number of its waits in the log.
    Waited(Place, Option<Spent>, u32),
    /// Time of one cause, where there was any before a PDU went through a network of cells, by the number of that in the log.
    Carried(Place, Option<Spent>, u32),
}

impl Stretch {
    /// The stretch before it in its chain.
    pub(super) const fn before(&self) -> Option<Place> {
        match self {
            Self::Start { .. } | Self::Total(_) => None,
            Self::Spent(before, _) | Self::Waited(before, ..) | Self::Carried(before, ..) => Some(*before),
        }
    }
}

/// Time of one cause.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spent {
    pub(super) cause: Cause,
    pub(super) until: SimTime,
    /// How much of it went into system calls instead, in ps; none where the order of causes is kept.
    pub(super) calls: u64,
}

/// Times of a PDU on its path, in their order; the rest is propagation.
#[derive(Clone, Copy, Debug)]
pub struct Carried {
    /// In the queue or the shaper of the interface that sends.
    pub nic_queue: SimDuration,
    /// Its bits going out on lines.
    pub serialisation: SimDuration,
    /// In switches.
    pub switch_queue: SimDuration,
    /// When its last cell arrived.
    pub until: SimTime,
}
