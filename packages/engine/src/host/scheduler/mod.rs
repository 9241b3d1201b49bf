//! Which of a host's processes has the CPU, as the operating systems of the papers decided it.
//!
//! A scheduler knows processes by number. It hears of three things: a process wakes, the one that has the CPU sleeps, the clock ticks
//! (100 Hz). Whenever neither interrupts nor protocol work have the CPU it is asked whose it is ([`Scheduler::elect`]). A process keeps
//! the CPU until it sleeps, its slice ends or a process of better priority wakes; when the switch is made differs: 4.3BSD and Linux
//! never take the CPU from a process inside a system call, Solaris and NT do so at once.
//!
//! Every rule has its source beside it. "csrg" is Berkeley's own source history (github.com/jonathangray/csrg). Processes here have
//! nice value 0, and none is of a real-time class.

mod bsd;
mod linux;
mod nt;
#[cfg(test)]
mod reference;
mod run_queues;
mod solaris;
#[cfg(test)]
mod tests;

use crate::scenario::SchedulerKind;
use bsd::Bsd;
use linux::Linux;
use nt::Nt;
use solaris::Solaris;

/// A scheduler and its processes.
#[derive(Clone, Hash, Debug)]
pub(super) enum Scheduler {
    /// 4.3BSD.
    Bsd(Bsd),
    /// Solaris 2, time-sharing class.
    Solaris(Solaris),
    /// Linux 2.2.
    Linux(Linux),
    /// Windows NT 4.
    Nt(Nt),
}

/// What every scheduler does, with one call of the variant's method of that name.
macro_rules! each {
    ($scheduler:expr, $it:ident => $call:expr) => {
        match $scheduler {
            Scheduler::Bsd($it) => $call,
            Scheduler::Solaris($it) => $call,
            Scheduler::Linux($it) => $call,
            Scheduler::Nt($it) => $call,
        }
    };
}

impl Scheduler {
    /// A scheduler of processes that are all asleep, numbered from 0 on.
    pub(super) fn new(kind: SchedulerKind, processes: u32) -> Self {
        match kind {
            SchedulerKind::Bsd => Self::Bsd(Bsd::new(processes)),
            SchedulerKind::SolarisTs => Self::Solaris(Solaris::new(processes)),
            SchedulerKind::Linux22 => Self::Linux(Linux::new(processes)),
            SchedulerKind::Nt => Self::Nt(Nt::new(processes, nt::WORKSTATION_QUANTUM)),
            SchedulerKind::NtServer => Self::Nt(Nt::new(processes, nt::SERVER_QUANTUM)),
        }
    }

    /// The process that has the CPU, or that interrupts and protocol work took it from.
    pub(super) const fn current(&self) -> Option<u32> {
        each!(self, it => it.current)
    }

    /// A process that was asleep has something to do.
    pub(super) fn wake(&mut self, process: u32) {
        each!(self, it => it.wake(process));
    }

    /// The process that has the CPU has nothing to do.
    pub(super) fn sleep(&mut self) {
        each!(self, it => it.sleep());
    }

    /// The clock ticks; whoever has the CPU pays for the whole tick.
    pub(super) fn tick(&mut self) {
        each!(self, it => it.tick());
    }

    /// The process that has the CPU from now on; none where all are asleep. `at_call`: the one that has had it is between two system calls.
    pub(super) fn elect(&mut self, at_call: bool) -> Option<u32> {
        match self {
            Self::Bsd(it) => it.elect(at_call),
            Self::Linux(it) => it.elect(at_call),
            // Their kernels are preemptible: inside a call is as good as between two.
            Self::Solaris(it) => it.elect(),
            Self::Nt(it) => it.elect(),
        }
    }
}
