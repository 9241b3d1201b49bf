//! One buffer of a queue: what may wait in it, and what was counted there.

use super::discard::Limits;
use super::spec::QueueSpec;

/// The buffer of one category.
///
/// What is read and written for each cell lies in the second of its three cache lines: in a network of hundreds of queues a buffer has
/// left the nearest caches when the next cell comes.
#[derive(Clone, Debug)]
#[repr(C, align(64))]
pub(super) struct Buffer {
    pub(super) stats: Stats,
    pub(super) limits: Limits,
    pub(super) spec: QueueSpec,
}

/// Counts of one buffer.
#[derive(Clone, Debug, Default)]
#[repr(C)]
pub(super) struct Stats {
    pub(super) served: u64,
    pub(super) dropped: [u64; 7],
    /// Sum over accepted cells of (start of service − arrival); in a priority queue over served ones.
    pub(super) wait: u128,
    pub(super) arrived: u64,
    pub(super) accepted: u64,
    /// FIFO: longest backlog in ps just after an arrival. Priority: most cells.
    pub(super) most: u64,
    /// Priority: departure of the last cell taken into service.
    pub(super) last_departure: u64,
}

impl Buffer {
    /// An empty one, with limits in a measure of `unit` per cell.
    pub(super) fn new(spec: QueueSpec, unit: u64) -> Self {
        Self { stats: Stats::default(), limits: Limits::new(&spec, unit), spec }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::mem::offset_of;

    #[test]
    fn what_each_cell_needs_is_in_one_cache_line() {
        let line = |offset: usize| offset / 64;
        assert_eq!(line(offset_of!(Buffer, stats.wait)), line(offset_of!(Buffer, stats.most)));
        assert_eq!(line(offset_of!(Buffer, stats.wait)), line(offset_of!(Buffer, limits)));
        assert_eq!(size_of::<Buffer>(), 3 * 64);
    }
}
