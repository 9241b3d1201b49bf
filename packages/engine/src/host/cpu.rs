//! One CPU: interrupts before protocol work before processes, preemptive, first come first served within a level.

use crate::account::Trail;
use crate::sim::event_queue::EventId;
use crate::sim::time::{SimDuration, SimTime};
use std::collections::VecDeque;

/// Priority of a piece of work, highest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Interrupts: NIC, clock.
    Interrupt,
    /// The kernel's protocol code.
    Protocol,
    /// System calls of processes.
    Process,
}

impl Level {
    /// How many there are.
    pub const COUNT: usize = 3;
}

/// A piece of work that waits for the CPU or has it.
#[derive(Clone, Hash, Debug)]
pub struct Task<W> {
    /// What is done when the time is spent.
    pub work: W,
    /// Priority of the task.
    pub level: Level,
    /// CPU time that it still needs; `None` until it starts, where that decides how much there is to do.
    pub cost: Option<SimDuration>,
    /// The event that asked for it.
    pub cause: EventId,
    /// What led up to it.
    pub trail: Trail,
}

/// The CPU and what waits for it.
#[derive(Clone, Hash, Debug)]
pub struct Cpu<W> {
    running: Option<(Task<W>, SimTime)>,
    started: SimTime,
    waiting: [VecDeque<Task<W>>; Level::COUNT],
    /// Names the completion that is scheduled: a preempted one is stale.
    generation: u32,
    busy: [SimDuration; Level::COUNT],
}

impl<W: Copy> Cpu<W> {
    /// An idle CPU.
    #[must_use]
    pub fn new() -> Self {
        Self {
            running: None,
            started: SimTime::ZERO,
            waiting: [const { VecDeque::new() }; Level::COUNT],
            generation: 0,
            busy: [SimDuration::ZERO; Level::COUNT],
        }
    }

    /// Puts a task in line; [`dispatch`](Self::dispatch) decides when it runs.
    pub fn submit(&mut self, task: Task<W>) {
        self.waiting[task.level as usize].push_back(task);
    }

    /// Lets the first task of the highest level run, taking the CPU from a lower level. `cost` says what a task that has no
    /// cost yet needs, and may complete its work order.
    ///
    /// Returns the completion to schedule, if another one than before: when, and its generation.
    pub fn dispatch(
        &mut self,
        now: SimTime,
        cost: impl FnOnce(&mut W) -> SimDuration,
    ) -> Option<(SimTime, EventId, u32)> {
        let level = self.waiting.iter().position(|line| !line.is_empty())?;
        if self.running.as_ref().is_some_and(|(running, _)| running.level as usize <= level) {
            return None;
        }
        if let Some((running, ends)) = self.running.take() {
            self.busy[running.level as usize] += now.since(self.started);
            let rest = Task { cost: Some(ends.since(now)), ..running };
            self.waiting[running.level as usize].push_front(rest);
        }
        let mut task = self.waiting[level].pop_front()?;
        let needs = task.cost.unwrap_or_else(|| cost(&mut task.work));
        let (ends, cause) = (now + needs, task.cause);
        self.running = Some((task, ends));
        self.started = now;
        self.generation = self.generation.wrapping_add(1);
        Some((ends, cause, self.generation))
    }

    /// Ends the running task, if `generation` names its completion and not one that preemption made stale.
    pub fn complete(&mut self, now: SimTime, generation: u32) -> Option<Task<W>> {
        if generation != self.generation {
            return None;
        }
        let (task, _) = self.running.take()?;
        self.busy[task.level as usize] += now.since(self.started);
        Some(task)
    }

    /// Time spent at each level up to `now`.
    #[must_use]
    pub fn busy(&self, now: SimTime) -> [SimDuration; Level::COUNT] {
        let mut busy = self.busy;
        if let Some((task, _)) = &self.running {
            busy[task.level as usize] += now.since(self.started);
        }
        busy
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn task(work: char, level: Level, cost: u64) -> Task<char> {
        Task { work, level, cost: Some(SimDuration(cost)), cause: EventId::START, trail: Trail::default() }
    }

    fn dispatch(cpu: &mut Cpu<char>, now: u64) -> Option<(u64, u32)> {
        cpu.dispatch(SimTime(now), |_| SimDuration::ZERO).map(|(at, _, generation)| (at.0, generation))
    }

    #[test]
    fn an_interrupt_takes_the_cpu_and_returns_it() {
        let mut cpu = Cpu::new();
        cpu.submit(task('p', Level::Process, 100));
        assert_eq!(dispatch(&mut cpu, 0), Some((100, 1)));
        cpu.submit(task('i', Level::Interrupt, 10));
        assert_eq!(dispatch(&mut cpu, 40), Some((50, 2)));
        assert!(cpu.complete(SimTime(100), 1).is_none(), "the process's completion is stale");
        assert_eq!(cpu.complete(SimTime(50), 2).map(|t| t.work), Some('i'));
        assert_eq!(dispatch(&mut cpu, 50), Some((110, 3)));
        assert_eq!(cpu.complete(SimTime(110), 3).map(|t| t.work), Some('p'));
        assert_eq!(cpu.busy(SimTime(200)), [SimDuration(10), SimDuration(0), SimDuration(100)]);
    }

    #[test]
    fn a_level_is_first_come_first_served_and_does_not_preempt_itself() {
        let mut cpu = Cpu::new();
        cpu.submit(task('a', Level::Protocol, 5));
        assert_eq!(dispatch(&mut cpu, 0), Some((5, 1)));
        cpu.submit(task('b', Level::Protocol, 5));
        assert_eq!(dispatch(&mut cpu, 1), None);
    }
}
