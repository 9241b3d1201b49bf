//! How far a run has come.

use lanelab_cells::sim::time::SimTime;

/// How far a run has come.
#[derive(Clone, Debug)]
pub(super) struct Clock {
    /// Every event before this has been handled.
    pub(super) now: SimTime,
    /// The network has reported every delivery before this.
    pub(super) computed: SimTime,
    /// Every window of the network is closed at `computed`.
    pub(super) closed: bool,
    /// How far the network was last asked to go: nothing outside it can act before.
    pub(super) horizon: SimTime,
    /// Events and deliveries handled.
    pub(super) events: u64,
}

impl Clock {
    /// At the start of a run.
    pub(super) const fn new() -> Self {
        Self { now: SimTime::ZERO, computed: SimTime::ZERO, closed: true, horizon: SimTime::ZERO, events: 0 }
    }
}
