//! An output port that tells ABR sources their rates, as ERICA does; the rules are in [`super::cell_network`].

use std::collections::BTreeMap;

use lanelab_protocols::wire::rm::{Rate, Repr};

use super::abr::PS_PER_S;
use super::spec::ExplicitRateSpec;

/// Empty intervals after which another changes nothing.
const SETTLED: u64 = 3;

/// What one interval says about rates, in cells/s.
#[derive(Clone, Copy, Debug, Default)]
struct Measured {
    controlled: u64,
    /// What controlled cells may take.
    capacity: u64,
    /// Of that and of `controlled`, what is not promised to anybody.
    room: u64,
    input: u64,
    fair: u64,
    /// All cells together.
    total: u64,
}

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
    seen: BTreeMap<u32, u64>,
    /// The interval before.
    measured: Measured,
    /// Most given above the minimum rate in this interval, and in the one before.
    best: u64,
    best_before: u64,
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
            seen: BTreeMap::new(),
            measured: Measured::default(),
            best: 0,
            best_before: 0,
        };
        port.close_interval();
        port.best_before = port.best;
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

    /// Writes into a forward RM cell, which has been counted.
    pub(super) fn write(&mut self, rm: &mut Repr) {
        let Measured { controlled, capacity, room, input, fair, total } = self.measured;
        let above = rm.current.cells().saturating_sub(rm.minimum.cells());
        let own =
            if input == 0 { room } else { (u128::from(above) * u128::from(room) / u128::from(input)) as u64 };
        let overloaded = 10 * input > 11 * room;
        let mut extra = if overloaded { fair.max(own) } else { own.max(self.best_before) };
        if extra > fair && above < fair {
            extra = fair;
        }
        self.best = self.best.max(extra);
        let explicit = rm.minimum.cells().saturating_add(extra.min(room));
        rm.explicit = rm.explicit.min(Rate::at_most(explicit));
        rm.no_increase |= controlled > capacity;
        rm.congestion |= total > self.line;
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
        let base: u64 = self.seen.values().sum();
        let room = capacity.saturating_sub(base);
        self.measured = Measured {
            controlled,
            capacity,
            room,
            input: controlled.saturating_sub(base),
            fair: room / (self.seen.len() as u64).max(1),
            total: controlled + others,
        };
        self.best_before = self.best;
        self.best = self.measured.fair;
        (self.controlled, self.others) = (0, 0);
        self.seen.clear();
    }

    /// State in canonical form.
    pub(super) fn state(&self) -> impl Iterator<Item = u64> + '_ {
        let Measured { controlled, capacity, room, input, fair, total } = self.measured;
        [self.number, self.controlled, self.others, self.best, self.best_before]
            .into_iter()
            .chain([controlled, capacity, room, input, fair, total])
            .chain(self.seen.keys().map(|&number| number.into()))
    }
}
