//! GCRA buckets, as policer and as shaper.

use lanelab_cells::atm::spec::GcraSpec;

/// Buckets of a policer or a shaper: specs with their theoretical arrival times.
#[derive(Clone, Default)]
pub(super) struct Buckets(Vec<(GcraSpec, u64)>);

impl Buckets {
    pub(super) fn new(specs: &[GcraSpec]) -> Self {
        Self(specs.iter().map(|&spec| (spec, 0)).collect())
    }

    pub(super) fn conforms(&self, t: u64) -> bool {
        self.0.iter().all(|(spec, tat)| t + spec.limit.0 >= *tat)
    }

    pub(super) fn count(&mut self, t: u64) {
        for (spec, tat) in &mut self.0 {
            *tat = t.max(*tat) + spec.increment.0;
        }
    }

    /// The first instant from `t` on at which a cell conforms.
    pub(super) fn earliest(&self, t: u64) -> u64 {
        self.0.iter().map(|(spec, tat)| tat.saturating_sub(spec.limit.0)).fold(t, u64::max)
    }
}

pub(super) struct Shaper {
    buckets: Buckets,
    last: u64,
}

impl Shaper {
    pub(super) fn new(specs: &[GcraSpec]) -> Option<Self> {
        (!specs.is_empty()).then(|| Self { buckets: Buckets::new(specs), last: 0 })
    }

    pub(super) fn release(&mut self, t: u64) -> u64 {
        self.last = self.buckets.earliest(t.max(self.last));
        self.buckets.count(self.last);
        self.last
    }
}
