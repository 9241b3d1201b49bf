//! Bursts and pauses whose lengths are geometric numbers of cell slots: what is left of a cell stream by a two-state Markov chain in
//! discrete time.

use lanelab_cells::sim::rng::RandomStream;
use lanelab_cells::sim::time::SimDuration;

/// Octets of a slot: the whole cell counts as data.
const SLOT_OCTETS: u32 = 53;
/// One microsecond, at whole numbers of which bursts and pauses end.
const GRAIN_PS: u64 = 1_000_000;

/// The source.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct OnOff {
    mean_on: u32,
    mean_off: u32,
    cell_ps: u64,
    rng: RandomStream,
}

/// A burst and the pause after it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Period {
    /// Slots of the burst.
    pub on: u32,
    /// Slots of the pause.
    pub off: u32,
    cell_ps: u64,
}

impl Period {
    /// A period of so many slots of `cell_ps`.
    #[must_use]
    pub const fn new(on: u32, off: u32, cell_ps: u64) -> Self {
        Self { on, off, cell_ps }
    }

    /// Octets of the burst.
    #[must_use]
    pub const fn octets(&self) -> u32 {
        self.on.saturating_mul(SLOT_OCTETS)
    }

    /// Time of both.
    #[must_use]
    pub fn length(&self) -> SimDuration {
        SimDuration(slots(self.on, self.cell_ps).saturating_add(slots(self.off, self.cell_ps)))
    }
}

/// Time of so many slots, in whole microseconds.
fn slots(slots: u32, cell_ps: u64) -> u64 {
    (u64::from(slots).saturating_mul(cell_ps)).div_ceil(GRAIN_PS).saturating_mul(GRAIN_PS)
}

impl OnOff {
    /// A source of means in slots of `cell_ps`.
    #[must_use]
    pub const fn new(mean_on: u32, mean_off: u32, cell_ps: u64, rng: RandomStream) -> Self {
        Self { mean_on, mean_off, cell_ps, rng }
    }

    /// Draws the next burst and pause.
    pub fn period(&mut self) -> Period {
        let on = self.rng.geometric(self.mean_on);
        let off = self.rng.geometric(self.mean_off);
        Period::new(on, off, self.cell_ps)
    }

    /// Time of a burst of so many octets.
    #[must_use]
    pub fn burst_of(&self, octets: u32) -> SimDuration {
        SimDuration(slots(octets.div_ceil(SLOT_OCTETS), self.cell_ps))
    }
}
