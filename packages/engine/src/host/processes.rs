//! The processes of a host with a scheduler: what each has to do, and whose turn it is.

use super::cpu::{Actor, Task};
use super::scheduler::Scheduler;
use crate::scenario::SchedulerKind;
use lanelab_cells::sim::time::SimDuration;
use std::collections::VecDeque;

/// Tasks of processes, and the scheduler over them.
#[derive(Clone, Hash, Debug)]
pub(super) struct Processes<W> {
    scheduler: Scheduler,
    /// What each process has to do; one without anything is asleep, or will be when it is its turn.
    lines: Vec<VecDeque<Task<W>>>,
    /// Processes that have not run since they were woken.
    woken: Vec<bool>,
    /// The process whose context the CPU has.
    last: Option<u32>,
    /// Cost of giving the CPU to another process, and of waking one.
    costs: (SimDuration, SimDuration),
}

impl<W: Copy + Actor> Processes<W> {
    /// So many processes, all asleep. `costs`: of giving the CPU to another process, and of waking one.
    pub(super) fn new(kind: SchedulerKind, count: u32, costs: (SimDuration, SimDuration)) -> Self {
        Self {
            scheduler: Scheduler::new(kind, count),
            lines: vec![VecDeque::new(); count as usize],
            woken: vec![false; count as usize],
            last: None,
            costs,
        }
    }

    /// Costs from now on: of giving the CPU to another process, and of waking one.
    pub(super) const fn set_costs(&mut self, costs: (SimDuration, SimDuration)) {
        self.costs = costs;
    }

    /// A process has something to do; it wakes if it had nothing.
    pub(super) fn submit(&mut self, process: u32, task: Task<W>) {
        let line = &mut self.lines[process as usize];
        line.push_back(task);
        if line.len() == 1 && self.scheduler.current() != Some(process) {
            self.scheduler.wake(process);
            self.woken[process as usize] = true;
        }
    }

    /// A task that interrupts, protocol work or another process took the CPU from.
    pub(super) fn put_back(&mut self, process: u32, rest: Task<W>) {
        self.lines[process as usize].push_front(rest);
    }

    /// Whether any process has something to do.
    pub(super) fn are_waiting(&self) -> bool {
        self.lines.iter().any(|line| !line.is_empty())
    }

    /// The process whose turn it is, while none of its tasks has the CPU. `between_calls` says whether a task is the first of a system call.
    pub(super) fn elect(&mut self, between_calls: impl Fn(&W) -> bool) -> Option<u32> {
        let mut at_call = true;
        if let Some(current) = self.scheduler.current() {
            match self.lines[current as usize].front() {
                // A task that has begun goes on inside its call.
                Some(next) => at_call = next.cost.is_none() && between_calls(&next.work),
                None => self.scheduler.sleep(),
            }
        }
        self.scheduler.elect(at_call)
    }

    /// The process that has the CPU, while one of its tasks does: another one if the kernel may be left and it has to be.
    pub(super) fn elect_inside(&mut self) -> Option<u32> {
        self.scheduler.elect(false)
    }

    /// The next task of a process, and what the CPU needs before it.
    pub(super) fn next(&mut self, process: u32) -> Option<(Task<W>, SimDuration)> {
        let task = self.lines[process as usize].pop_front()?;
        let mut needs = SimDuration::ZERO;
        if self.last != Some(process) {
            self.last = Some(process);
            needs += self.costs.0;
        }
        if std::mem::take(&mut self.woken[process as usize]) {
            needs += self.costs.1;
        }
        Some((task, needs))
    }

    /// The clock ticks.
    pub(super) fn tick(&mut self) {
        self.scheduler.tick();
    }
}
