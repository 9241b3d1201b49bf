//! What the stretches of a path add up to.

use super::cause::Cause;
use super::time_log::{Stage, Stretch};
use super::wait::Waits;
use lanelab_cells::sim::time::SimTime;

/// Time by cause.
pub(super) type Spent = [u64; Cause::COUNT];

/// Stages of one message that are kept apart; what lies further back counts as idle.
pub(super) const STAGES: usize = 256;

/// Sums of a path.
#[derive(Clone, Debug, Default)]
pub(super) struct Sums {
    /// Time by cause.
    pub(super) spent: Spent,
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
    fn add(&mut self, stretch: &Stretch) {
        let (cause, wait, to) = stretch.stage;
        self.from.get_or_insert(SimTime(to.0 - stretch.ps));
        match self.list.last_mut() {
            Some((last, waited, end)) if (*last, *waited) == (cause, wait) => *end = to,
            _ => {
                if self.list.len() == STAGES {
                    self.from = Some(self.list[STAGES / 2 - 1].2);
                    self.list.drain(..STAGES / 2);
                }
                self.list.push(stretch.stage);
            }
        }
    }
}

/// What a chain of stretches adds up to.
#[derive(Clone, Debug)]
pub(super) enum Total {
    /// The path is one of which the sums matter alone.
    Sums(Sums),
    /// The path is one of which the order of causes matters.
    Stages(Stages),
}

impl Total {
    /// Nothing yet, of a path of which the order of causes matters or does not.
    pub(super) fn new(staged: bool) -> Self {
        if staged { Self::Stages(Stages::default()) } else { Self::Sums(Sums::default()) }
    }

    /// Adds the next stretch of the path.
    pub(super) fn add(&mut self, stretch: &Stretch) {
        match self {
            Self::Stages(stages) => stages.add(stretch),
            Self::Sums(sums) => {
                let (cause, wait, _) = stretch.stage;
                sums.spent[cause as usize] += stretch.ps;
                sums.spent[Cause::SystemCall as usize] += stretch.calls;
                if let Some(wait) = wait {
                    sums.waits.add(wait, stretch.ps);
                }
            }
        }
    }
}
