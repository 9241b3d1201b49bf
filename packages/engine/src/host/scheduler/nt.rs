//! Windows NT 4: a base priority, a boost for whoever the network woke, which wears off quantum by quantum, and preemption at once by
//! any higher priority. Quanta: Russinovich, digiater.com/openvms/decus/vmslt97a/ntstuff/ntfrob.txt. Boosts: `IO_NETWORK_INCREMENT` of
//! the DDK's headers; how they wear off: NT resource kit, "Scheduling priorities". Units of a quantum: `CLOCK_QUANTUM_DECREMENT` 3,
//! `WAIT_QUANTUM_DECREMENT` 1 in the kernel's public headers; what a wait does with them is as open reimplementations of its wait have it.

use super::run_queues::RunQueues;

/// Priorities of other than real-time threads end at 15.
const LEVELS: usize = 16;
/// Base priority of a thread of normal class.
const BASE: u8 = 8;
/// What the end of a wait for the network adds to it (`IO_NETWORK_INCREMENT`).
const NETWORK: u8 = 2;
/// Units of a quantum that a tick of the clock takes.
const TICK: i32 = 3;
/// Units that the end of a wait takes.
const WAIT: i32 = 1;
/// Two ticks, 20 ms: a process in the background on NT Workstation.
pub(super) const WORKSTATION_QUANTUM: i32 = 2 * TICK;
/// Twelve ticks, 120 ms: every process on NT Server.
pub(super) const SERVER_QUANTUM: i32 = 12 * TICK;

#[derive(Clone, Copy, Hash, Debug)]
struct Process {
    priority: u8,
    /// Units left.
    left: i32,
}

/// The scheduler.
#[derive(Clone, Hash, Debug)]
pub(in crate::host) struct Nt {
    quantum: i32,
    processes: Vec<Process>,
    queues: RunQueues,
    pub(super) current: Option<u32>,
    /// The quantum of the process that has the CPU has ended: its equals come first.
    ended: bool,
}

impl Nt {
    pub(super) fn new(processes: u32, quantum: i32) -> Self {
        Self {
            quantum,
            processes: vec![Process { priority: BASE, left: quantum }; processes as usize],
            queues: RunQueues::new(LEVELS),
            current: None,
            ended: false,
        }
    }

    /// Takes units of the quantum; where none is left a new one begins, and a boost is worth one level less. Returns whether it did.
    fn spend(&mut self, process: u32, units: i32) -> bool {
        let it = &mut self.processes[process as usize];
        it.left -= units;
        let ended = it.left <= 0;
        if ended {
            (it.left, it.priority) = (self.quantum, (it.priority - 1).max(BASE));
        }
        ended
    }

    pub(super) fn wake(&mut self, process: u32) {
        let it = &mut self.processes[process as usize];
        it.priority = it.priority.max(BASE + NETWORK);
        self.spend(process, WAIT);
        self.queues.push_back(self.processes[process as usize].priority, process);
    }

    pub(super) const fn sleep(&mut self) {
        self.current = None;
        self.ended = false;
    }

    pub(super) fn tick(&mut self) {
        if let Some(process) = self.current {
            self.ended |= self.spend(process, TICK);
        }
    }

    pub(super) fn elect(&mut self) -> Option<u32> {
        if let Some(process) = self.current {
            let level = self.processes[process as usize].priority;
            let best = self.queues.highest();
            if best.is_some_and(|best| best > level) && !self.ended {
                // A thread that was preempted is the first of its level.
                self.queues.push_front(level, process);
            } else if best.is_some_and(|best| best >= level) && self.ended {
                self.queues.push_back(level, process);
            } else {
                self.ended = false;
                return self.current;
            }
        }
        self.ended = false;
        self.current = self.queues.pop_highest();
        self.current
    }
}
