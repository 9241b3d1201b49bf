//! What the stretches of a path add up to.

use super::cause::Cause;
use super::stretch::{Carried, Spent};
use super::wait::{Wait, Waits};
use lanelab_cells::sim::time::{SimDuration, SimTime};

/// Time by cause.
pub(super) type TimeByCause = [u64; Cause::COUNT];

/// A cause with what was waited for and its end.
pub(super) type Stage = (Cause, Option<Wait>, SimTime);

/// Stages of one message that are kept apart; what lies further back counts as idle.
pub(super) const STAGES: usize = 256;

/// Sums of a path.
#[derive(Clone, Debug, Default)]
pub(super) struct Sums {
    /// Time by cause.
    pub(super) spent: TimeByCause,
    /// What of it was a wait for a CPU that somebody else had.
    pub(super) waits: Waits,
}

/// The stages of a path in their order, as far as they are kept.
#[derive(Clone, Debug, Default)]
pub(super) struct Stages {
    /// Time at which the first of them begins; none while there is none.
    pub(super) from: Option<SimTime>,
    pub(super) list: Vec<Stage>,
}

impl Stages {
    fn add(&mut self, begin: SimTime, stage: Stage) {
        let (cause, wait, to) = stage;
        self.from.get_or_insert(begin);
        match self.list.last_mut() {
            Some((last, waited, end)) if (*last, *waited) == (cause, wait) => *end = to,
            _ => {
                if self.list.len() == STAGES {
                    self.from = Some(self.list[STAGES / 2 - 1].2);
                    self.list.drain(..STAGES / 2);
                }
                self.list.push(stage);
            }
        }
    }
}

/// Sums or stages of a path.
#[derive(Clone, Debug)]
pub(super) enum Kept {
    /// The path is one of which the sums matter alone.
    Sums(Sums),
    /// The path is one of which the order of causes matters.
    Stages(Stages),
}

/// What a chain of stretches adds up to.
#[derive(Clone, Debug)]
pub(super) struct Total {
    /// Nothing before this instant counts.
    floor: SimTime,
    /// Time up to which it is known.
    until: SimTime,
    pub(super) kept: Kept,
}

impl Total {
    /// Nothing yet, of a path from `from` on, of which nothing before `floor` counts and the order of causes matters or does not.
    pub(super) fn new(from: SimTime, floor: SimTime, staged: bool) -> Self {
        let kept = if staged { Kept::Stages(Stages::default()) } else { Kept::Sums(Sums::default()) };
        Self { floor, until: from, kept }
    }

    /// Everything up to `to` went into one cause, or into a wait that is part of it.
    fn add(&mut self, (cause, wait, to): Stage) {
        let begin = self.until.max(self.floor);
        self.until = self.until.max(to);
        if to <= begin {
            return;
        }
        match &mut self.kept {
            Kept::Stages(stages) => stages.add(begin, (cause, wait, to)),
            Kept::Sums(sums) => {
                let ps = to.since(begin).0;
                sums.spent[cause as usize] += ps;
                if let Some(wait) = wait {
                    sums.waits.add(wait, ps);
                }
            }
        }
    }

    /// Adds time of one cause.
    pub(super) fn add_spent(&mut self, spent: &Spent) {
        self.add((spent.cause, None, spent.until));
        if let Kept::Sums(sums) = &mut self.kept {
            sums.spent[spent.cause as usize] -= spent.calls;
            sums.spent[Cause::SystemCall as usize] += spent.calls;
        }
    }

    /// Adds a wait of some length, which ended at `until` at the latest.
    pub(super) fn add_wait(&mut self, wait: Wait, time: SimDuration, until: SimTime) {
        self.add((wait.cause, Some(wait), (self.until + time).min(until)));
    }

    /// Adds what a PDU spent in a network of cells.
    pub(super) fn add_carried(&mut self, carried: &Carried) {
        let parts = [
            (Cause::NicQueue, carried.nic_queue),
            (Cause::Serialisation, carried.serialisation),
            (Cause::SwitchQueue, carried.switch_queue),
        ];
        for (cause, time) in parts {
            self.add((cause, None, (self.until + time).min(carried.until)));
        }
        self.add((Cause::Propagation, None, carried.until));
    }
}
