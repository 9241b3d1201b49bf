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

/// CPU time of each occupant so far, in ps.
#[derive(Clone, Debug, Default)]
pub(super) struct Ledger {
    of: Vec<u64>,
    /// Time of all occupants together.
    sum: u64,
}

/// What is observed is no part of the state.
impl Hash for Ledger {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

impl Ledger {
    /// The occupant has had the CPU for so long.
    pub(super) fn add(&mut self, occupant: Occupant, time: SimDuration) {
        let index = occupant.index();
        if self.of.len() <= index {
            self.of.resize(index + 1, 0);
        }
        self.of[index] += time.0;
        self.sum += time.0;
    }

    /// Makes this ledger equal to another one, in the memory that it has.
    pub(super) fn copy_from(&mut self, other: &Self) {
        self.of.clone_from(&other.of);
        self.sum = other.sum;
    }

    /// Time of all occupants together since `before`.
    pub(super) const fn whole_since(&self, before: &Self) -> SimDuration {
        SimDuration(self.sum - before.sum)
    }

    /// Time of each occupant since `before`, those without any left out.
    pub(super) fn since(&self, before: &Self) -> impl Iterator<Item = (Occupant, SimDuration)> {
        self.of.iter().enumerate().filter_map(|(index, time)| {
            let time = time - before.of.get(index).copied().unwrap_or(0);
            (time > 0).then_some((Occupant::at(index), SimDuration(time)))
        })
    }
}

/// Ledgers that nobody needs any more: memory for those to come.
#[derive(Clone, Debug, Default)]
pub(super) struct Spare(Vec<Box<Ledger>>);

/// What is observed is no part of the state.
impl Hash for Spare {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

impl Spare {
    /// A ledger to overwrite.
    pub(super) fn take(&mut self) -> Box<Ledger> {
        self.0.pop().unwrap_or_default()
    }

    /// Keeps a ledger for later.
    pub(super) fn put(&mut self, ledger: Box<Ledger>) {
        self.0.push(ledger);
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
