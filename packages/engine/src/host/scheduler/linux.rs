//! Linux 2.2: a counter of ticks for each process, renewed for all of them when no runnable one has any left (`kernel/sched.c` 2.2).

use std::collections::VecDeque;

/// `DEF_PRIORITY`: ticks of 10 ms that a process gets in each epoch. It loses the CPU when the counter would fall below 0, after 210 ms.
const PRIORITY: u32 = 20;
/// The process that has the CPU keeps its address space.
const SAME_MEMORY: u32 = 1;

#[derive(Clone, Copy, Hash, Debug)]
struct Process {
    counter: u32,
}

impl Process {
    /// `goodness`: 0 if the counter is used up, else counter and priority.
    const fn goodness(self, bonus: u32) -> u32 {
        if self.counter == 0 { 0 } else { self.counter + PRIORITY + bonus }
    }
}

/// The scheduler.
#[derive(Clone, Hash, Debug)]
pub(in crate::host) struct Linux {
    processes: Vec<Process>,
    /// Processes that can run, the one that has the CPU among them; who wakes goes to its head (`add_to_runqueue`).
    runnable: VecDeque<u32>,
    pub(super) current: Option<u32>,
    /// A switch is due at the next return to user mode (`need_resched`).
    due: bool,
}

impl Linux {
    pub(super) fn new(processes: u32) -> Self {
        Self {
            processes: vec![Process { counter: PRIORITY }; processes as usize],
            runnable: VecDeque::new(),
            current: None,
            due: false,
        }
    }

    fn goodness(&self, process: u32, bonus: u32) -> u32 {
        self.processes[process as usize].goodness(bonus)
    }

    /// `reschedule_idle`: a switch only where the woken process is better than the running one.
    pub(super) fn wake(&mut self, process: u32) {
        self.runnable.push_front(process);
        if let Some(current) = self.current {
            self.due |= self.goodness(process, 0) > self.goodness(current, SAME_MEMORY);
        }
    }

    pub(super) fn sleep(&mut self) {
        if let Some(process) = self.current.take() {
            self.runnable.retain(|runnable| *runnable != process);
        }
    }

    /// `update_process_times`.
    pub(super) fn tick(&mut self) {
        if let Some(process) = self.current {
            let it = &mut self.processes[process as usize];
            self.due |= it.counter == 0;
            it.counter = it.counter.saturating_sub(1);
        }
    }

    /// `schedule`.
    pub(super) fn elect(&mut self, at_call: bool) -> Option<u32> {
        if self.current.is_some() && !(at_call && self.due) {
            return self.current;
        }
        self.due = false;
        loop {
            let mut best = self.current.map(|process| (self.goodness(process, SAME_MEMORY), process));
            for process in &self.runnable {
                let goodness = self.goodness(*process, 0);
                if best.is_none_or(|(least, _)| goodness > least) {
                    best = Some((goodness, *process));
                }
            }
            let Some((goodness, process)) = best else { break };
            if goodness > 0 {
                self.current = Some(process);
                break;
            }
            // A new epoch, for those that sleep, too: at most 39 ticks.
            for it in &mut self.processes {
                it.counter = it.counter / 2 + PRIORITY;
            }
        }
        self.current
    }
}
