//! The Generic Cell Rate Algorithm (ITU-T I.371, virtual scheduling form), as policer and as shaper.

use super::spec::{GcraSpec, PolicerSpec, PolicingAction};

/// A theoretical arrival time beyond any run, to which delays can still be added: none is later, so that none wraps around.
const NEVER: u64 = 1 << 62;

/// One bucket: GCRA(I, L) with its theoretical arrival time, all in ps.
#[derive(Clone, Copy, Debug)]
struct Bucket {
    increment: u64,
    limit: u64,
    tat: u64,
}

/// A set of buckets to which a cell conforms only all at once.
#[derive(Clone, Debug)]
pub(super) struct Buckets(Vec<Bucket>);

impl Buckets {
    pub(super) fn new(specs: &[GcraSpec]) -> Self {
        Self(
            specs
                .iter()
                .map(|spec| Bucket { increment: spec.increment.0, limit: spec.limit.0, tat: 0 })
                .collect(),
        )
    }

    /// The first instant from `t` on at which a cell conforms: `TAT - L` of the strictest bucket.
    fn earliest(&self, t: u64) -> u64 {
        self.0.iter().fold(t, |at, bucket| at.max(bucket.tat.saturating_sub(bucket.limit)))
    }

    /// Counts a conforming cell at `t`.
    fn take(&mut self, t: u64) {
        for bucket in &mut self.0 {
            bucket.tat = (bucket.tat.max(t) + bucket.increment).min(NEVER);
        }
    }

    /// Contract and theoretical arrival times, for state hashes.
    fn state(&self) -> impl Iterator<Item = u64> + '_ {
        self.0.iter().flat_map(|bucket| [bucket.increment, bucket.limit, bucket.tat])
    }
}

/// What a policer says of a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Verdict {
    Conforms,
    Tag,
    Discard,
}

/// Usage parameter control of one table row.
#[derive(Clone, Debug)]
pub(super) struct Policer {
    buckets: Buckets,
    action: PolicingAction,
}

impl Policer {
    pub(super) fn new(spec: &PolicerSpec) -> Self {
        Self { buckets: Buckets::new(&spec.buckets), action: spec.action }
    }

    /// Judges a cell that arrives at `t`. Buckets change only if it conforms to all.
    pub(super) fn judge(&mut self, t: u64) -> Verdict {
        if self.buckets.earliest(t) > t {
            return match self.action {
                PolicingAction::Discard => Verdict::Discard,
                PolicingAction::Tag => Verdict::Tag,
            };
        }
        self.buckets.take(t);
        Verdict::Conforms
    }

    /// Another contract, with empty buckets.
    pub(super) fn renew(&mut self, specs: &[GcraSpec]) {
        self.buckets = Buckets::new(specs);
    }

    pub(super) fn state(&self) -> impl Iterator<Item = u64> + '_ {
        self.buckets.state()
    }
}

/// A shaper: an unlimited FIFO in front of its buckets. When a cell leaves is known when it arrives.
#[derive(Clone, Debug)]
pub(super) struct Shaper {
    buckets: Buckets,
    last_release: u64,
}

impl Shaper {
    /// `None` where there is no bucket, and so nothing to wait for.
    pub(super) fn new(specs: &[GcraSpec]) -> Option<Self> {
        (!specs.is_empty()).then(|| Self { buckets: Buckets::new(specs), last_release: 0 })
    }

    /// Takes a cell that arrives at `t`, and says when it leaves.
    pub(super) fn release(&mut self, t: u64) -> u64 {
        let at = self.buckets.earliest(t.max(self.last_release));
        self.buckets.take(at);
        self.last_release = at;
        at
    }

    pub(super) fn state(&self) -> impl Iterator<Item = u64> + '_ {
        self.buckets.state().chain([self.last_release])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sim::time::SimDuration;

    fn gcra(increment: u64, limit: u64) -> GcraSpec {
        GcraSpec { increment: SimDuration(increment), limit: SimDuration(limit) }
    }

    /// The verdicts `true` = conforms for cells at these times.
    fn conforming(specs: &[GcraSpec], times: &[u64]) -> Vec<bool> {
        let mut policer =
            Policer::new(&PolicerSpec { buckets: specs.to_vec(), action: PolicingAction::Discard });
        times.iter().map(|&t| policer.judge(t) == Verdict::Conforms).collect()
    }

    #[test]
    fn i371_back_to_back_burst_at_link_rate() {
        // GCRA(T, tau) with link cell time delta lets 1 + floor(tau / (T - delta)) cells through back to back
        // (I.371): for T = 10, tau = 20, delta = 1 these are 1 + floor(20 / 9) = 3.
        let times: Vec<u64> = (0..6).collect();
        let verdicts = conforming(&[gcra(10, 20)], &times);
        assert_eq!(verdicts, [true, true, true, false, false, false]);
    }

    #[test]
    fn a_nonconforming_cell_changes_nothing() {
        // TAT after 0 is 10; 9 is early and must not move it; 10 conforms.
        assert_eq!(conforming(&[gcra(10, 0)], &[0, 9, 10, 19, 20]), [true, false, true, false, true]);
    }

    #[test]
    fn sustained_rate_with_burst() {
        // PCR 1/2, SCR 1/8, MBS 4: BT = (4 - 1) * (8 - 2) = 18. Four cells at PCR, then SCR.
        let contract = [gcra(2, 0), gcra(8, 18)];
        let times = [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22];
        let conforms = conforming(&contract, &times);
        assert_eq!(conforms[..4], [true; 4]);
        // TAT of SCR is 32: the next conforming instant is 32 - 18 = 14, then 22.
        assert_eq!(
            conforms[4..],
            [false, false, false, true, false, false, false, true],
            "after the burst one cell in 8"
        );
    }

    #[test]
    fn a_queue_at_the_slowest_rate_never_wraps_around() {
        let mut shaper = Shaper::new(&[gcra((1 << 53) - 1, 0)]).expect("a bucket");
        let out: Vec<u64> = (0..5_000).map(|_| shaper.release(7)).collect();
        assert!(out.is_sorted() && out[1] == 6 + (1 << 53) && out[4_999] == NEVER);
    }

    #[test]
    fn a_shaped_stream_conforms_to_the_same_contract() {
        let contract = [gcra(2, 0), gcra(8, 18)];
        let mut shaper = Shaper::new(&contract).expect("two buckets");
        let out: Vec<u64> = (0..10).map(|_| shaper.release(0)).collect();
        assert_eq!(out[..6], [0, 2, 4, 6, 14, 22]);
        assert!(conforming(&contract, &out).iter().all(|&c| c));
    }
}
