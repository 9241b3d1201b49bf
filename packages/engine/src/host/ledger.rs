//! Who has had the CPU for how long: what a task that waits for it is charged to. Nothing that the model depends on.

use super::cpu::Level;
use lanelab_cells::sim::time::SimDuration;
use std::hash::{Hash, Hasher};

/// Whoever can have a CPU.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Occupant {
    /// The interrupt handler.
    Interrupt,
    /// Protocol code of the kernel.
    Protocol,
    /// A process, by its number.
    Process(u32),
}

impl Occupant {
    /// The occupant that does work of a level, of a process by its number.
    pub(super) fn of(level: Level, process: Option<u32>) -> Self {
        match level {
            Level::Interrupt => Self::Interrupt,
            Level::Protocol => Self::Protocol,
            Level::Process => Self::Process(process.unwrap_or(0)),
        }
    }

    const fn index(self) -> usize {
        match self {
            Self::Interrupt => 0,
            Self::Protocol => 1,
            Self::Process(process) => 2 + process as usize,
        }
    }

    const fn at(index: usize) -> Self {
        match index {
            0 => Self::Interrupt,
            1 => Self::Protocol,
            process => Self::Process(process as u32 - 2),
        }
    }
}

/// CPU time of each occupant so far.
#[derive(Clone, Debug, Default)]
pub(super) struct Ledger(Vec<u64>);

/// What is observed is no part of the state.
impl Hash for Ledger {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

impl Ledger {
    /// The occupant has had the CPU for so long.
    pub(super) fn add(&mut self, occupant: Occupant, time: SimDuration) {
        let index = occupant.index();
        if self.0.len() <= index {
            self.0.resize(index + 1, 0);
        }
        self.0[index] += time.0;
    }

    /// Time of each occupant since `before`, those without any left out.
    pub(super) fn since(&self, before: &Self) -> impl Iterator<Item = (Occupant, SimDuration)> {
        self.0.iter().enumerate().filter_map(|(index, time)| {
            let time = time - before.0.get(index).copied().unwrap_or(0);
            (time > 0).then_some((Occupant::at(index), SimDuration(time)))
        })
    }
}

/// What a task in line keeps to know who was before it.
#[derive(Clone, Debug, Default)]
pub(super) struct Watch {
    /// The ledger as the task was put in line; none where nobody asks.
    pub(super) before: Option<Box<Ledger>>,
    /// CPU time that the task has had itself.
    pub(super) ran: SimDuration,
}

/// What is observed is no part of the state.
impl Hash for Watch {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}
