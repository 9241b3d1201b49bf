//! An output port that tells ABR sources their max-min shares; the rules are in [`super::cell_network`].

use lanelab_protocols::order;
use lanelab_protocols::sorted::SortedMap;
use lanelab_protocols::wire::rm::{Rate, Repr};

use super::abr::PS_PER_S;
use super::spec::ExplicitRateSpec;

/// Empty intervals after which another changes nothing.
const SETTLED: u64 = 2;

/// Measurement and allocation at one port.
#[derive(Clone, Debug)]
pub(super) struct ExplicitRate {
    interval: u64,
    target_percent: u64,
    /// Cells/s of the line.
    line: u64,
    /// Number of the interval that is being measured.
    number: u64,
    controlled: u64,
    others: u64,
    /// Loops seen in it, and their minimum rates.
    seen: SortedMap<u32, u64>,
    /// What each loop last said that it has above its minimum rate.
    held: SortedMap<u32, u64>,
    /// What each may have above it, and whether the line was too slow, by the interval before.
    level: u64,
    overloaded: bool,
}

impl ExplicitRate {
    pub(super) fn new(spec: &ExplicitRateSpec, cell_time: u64) -> Self {
        let mut port = Self {
            interval: spec.interval.0.max(1),
            target_percent: spec.target_percent.into(),
            line: PS_PER_S / cell_time.max(1),
            number: 0,
            controlled: 0,
            others: 0,
            seen: SortedMap::new(),
            held: SortedMap::new(),
            level: 0,
            overloaded: false,
        };
        port.close_interval();
        port
    }

    /// A cell of no loop, served no later than ABR, arrives at `t`.
    pub(super) fn count_other(&mut self, t: u64) {
        self.move_to(t);
        self.others += 1;
    }

    /// A cell of a loop arrives at `t`.
    pub(super) fn count(&mut self, t: u64, number: u32, mcr: Rate) {
        self.move_to(t);
        self.controlled += 1;
        self.seen.insert(number, mcr.cells());
    }

    /// Reads a loop's forward RM cell, which has been counted, and writes into it.
    pub(super) fn write(&mut self, number: u32, rm: &mut Repr) {
        let minimum = rm.minimum.cells();
        self.held.insert(number, rm.current.cells().saturating_sub(minimum));
        rm.explicit = rm.explicit.min(Rate::at_most(minimum.saturating_add(self.level)));
        rm.congestion |= self.overloaded;
    }

    /// Closes the intervals that end by `t`.
    fn move_to(&mut self, t: u64) {
        let number = t / self.interval;
        for _ in 0..(number - self.number).min(SETTLED) {
            self.close_interval();
        }
        self.number = number;
    }

    fn close_interval(&mut self) {
        let rate = |cells: u64| (u128::from(cells) * u128::from(PS_PER_S) / u128::from(self.interval)) as u64;
        let (controlled, others) = (rate(self.controlled), rate(self.others));
        let capacity = (self.line * self.target_percent / 100).saturating_sub(others);
        let room = capacity.saturating_sub(self.seen.values().sum());
        let mut held: Vec<u64> =
            self.seen.keys().map(|number| self.held.get(number).copied().unwrap_or(0)).collect();
        order::sort(&mut held);
        self.level = level(room, &held);
        self.overloaded = controlled + others > self.line;
        (self.controlled, self.others) = (0, 0);
        self.seen.clear();
    }

    /// State in canonical form.
    pub(super) fn state(&self) -> impl Iterator<Item = u64> + '_ {
        [self.number, self.controlled, self.others, self.level, self.overloaded.into()]
            .into_iter()
            .chain(self.seen.keys().map(|&number| number.into()))
            .chain(self.held.values().copied())
    }
}

/// What each may have of `room`, where they have as much as `held` says, in ascending order: who has less than an equal share of what
/// those before it leave keeps that, and the others share alike. Where all together leave room, the greatest and an equal part of that.
fn level(room: u64, held: &[u64]) -> u64 {
    let (mut left, mut sharing) = (room, held.len() as u64);
    for &own in held {
        let share = left / sharing;
        if own >= share {
            return share;
        }
        left -= own;
        sharing -= 1;
    }
    held.last().map_or(room, |greatest| greatest + left / held.len() as u64)
}

#[cfg(test)]
mod tests {
    use super::level;

    #[test]
    fn what_is_too_much_is_shared_alike_but_for_who_has_less() {
        assert_eq!(level(90, &[50, 60, 70]), 30);
        assert_eq!(level(90, &[10, 60, 70]), 40);
        assert_eq!(level(90, &[10, 20, 70]), 60);
    }

    #[test]
    fn what_is_free_is_offered_to_all() {
        assert_eq!(level(90, &[]), 90);
        assert_eq!(level(90, &[0]), 90);
        assert_eq!(level(90, &[10, 20, 30]), 40);
        assert_eq!(level(90, &[30, 30]), 45);
    }

    #[test]
    fn shares_are_max_min_in_the_end() {
        // The first can have no more than 10.
        let mut held = [10, 10, 50];
        for _ in 0..40 {
            let level = level(100, &held);
            held = [level.min(10), level, level];
            held.sort_unstable();
        }
        assert_eq!(held[0], 10);
        assert!(held[1..].iter().all(|own| (43..=45).contains(own)), "{held:?}");
    }
}
