//! One CPU: interrupts before protocol work before processes, preemptive, first come first served within a level; processes by their
//! host's scheduler where it has one.

use super::ledger::{Ledger, Waited, Watch};
use super::line::Line;
use super::processes::Processes;
use crate::account::{Meanwhile, Occupant, Trail};
use crate::scenario::SchedulerKind;
use lanelab_cells::sim::event_queue::EventId;
use lanelab_cells::sim::time::{SimDuration, SimTime};

/// Priority of a piece of work, highest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Level {
    /// Interrupts: NIC, clock.
    Interrupt,
    /// The kernel's protocol code.
    Protocol,
    /// System calls of processes.
    Process,
}

impl Level {
    /// How many there are.
    pub(super) const COUNT: usize = 3;
}

/// Work that someone does.
pub(super) trait Actor {
    /// Number of the process whose work it is; none of the kernel's.
    fn process(&self) -> Option<u32>;
}

/// A piece of work that waits for the CPU or has it.
#[derive(Clone, Hash, Debug)]
pub(super) struct Task<W> {
    /// What is done when the time is spent.
    pub work: W,
    /// Priority of the task.
    pub level: Level,
    /// CPU time that it still needs; `None` until it starts, where that decides how much there is to do.
    pub cost: Option<SimDuration>,
    /// The event that asked for it.
    pub cause: EventId,
    /// Its number in the ledger.
    pub watch: Watch,
}

/// Protocol work and how long it may keep processes waiting.
#[derive(Clone, Copy, Hash, Debug)]
struct Bound {
    /// Longest time in a row.
    longest: SimDuration,
    /// Since when processes have waited for it; none while they do not.
    since: Option<SimTime>,
    /// A task of a process runs that protocol work must let end.
    granted: bool,
}

/// The CPU and what waits for it.
#[derive(Clone, Hash, Debug)]
pub(super) struct Cpu<W> {
    running: Option<(Task<W>, SimTime)>,
    started: SimTime,
    waiting: [Line<Task<W>>; Level::COUNT],
    /// Processes by scheduler; first come, first served where there is none.
    processes: Option<Box<Processes<W>>>,
    bound: Option<Bound>,
    /// Names the completion that is scheduled: a preempted one is stale.
    generation: u32,
    busy: [SimDuration; Level::COUNT],
    ledger: Ledger,
}

/// What the owner of a CPU knows of the work.
pub(super) trait Prices<W> {
    /// What a task that begins needs; may complete its work order.
    fn cost(&mut self, work: &mut W) -> SimDuration;
    /// Whether the process is between two system calls before this work.
    fn between_calls(&self, work: &W) -> bool;
}

impl<W: Copy + Actor> Cpu<W> {
    /// An idle CPU.
    pub(super) fn new() -> Self {
        Self {
            running: None,
            started: SimTime::ZERO,
            waiting: [const { Line::new() }; Level::COUNT],
            processes: None,
            bound: None,
            generation: 0,
            busy: [SimDuration::ZERO; Level::COUNT],
            ledger: Ledger::default(),
        }
    }

    /// From the beginning on so many processes have the CPU by these rules. `costs`: of giving the CPU to another process, and of waking one.
    pub(super) fn schedule(&mut self, kind: SchedulerKind, count: u32, costs: (SimDuration, SimDuration)) {
        self.processes = Some(Box::new(Processes::new(kind, count, costs)));
    }

    /// The same costs change from now on.
    pub(super) fn set_switch_costs(&mut self, costs: (SimDuration, SimDuration)) {
        if let Some(processes) = &mut self.processes {
            processes.set_costs(costs);
        }
    }

    /// Protocol work keeps processes waiting for so long in a row at most; then one task of a process goes before it.
    pub(super) const fn bound_protocol(&mut self, longest: SimDuration) {
        self.bound = Some(Bound { longest, since: None, granted: false });
    }

    /// Watches a task that is put in line now, for the path that leads up to it; no task where there is none.
    pub(super) fn watch(&mut self, trail: &Trail, now: SimTime) -> Watch {
        if !trail.is_on() {
            return Watch::default();
        }
        let running = self.running.as_ref().map_or(SimDuration::ZERO, |_| now.since(self.started));
        self.ledger.watch(*trail, running)
    }

    /// Puts a task in line; [`dispatch`](Self::dispatch) decides when it runs.
    pub(super) fn submit(&mut self, task: Task<W>) {
        match (&mut self.processes, task.level, task.work.process()) {
            (Some(processes), Level::Process, Some(process)) => processes.submit(process, task),
            _ => self.waiting[task.level as usize].push_back(task),
        }
    }

    /// Lets the task run whose turn it is, taking the CPU from a lower level, or from another process where the scheduler says so.
    ///
    /// Returns the completion to schedule, if another one than before: when, and its generation.
    pub(super) fn dispatch(
        &mut self,
        now: SimTime,
        prices: &mut impl Prices<W>,
    ) -> Option<(SimTime, EventId, u32)> {
        let (mut task, before) = self.take_next(now, prices)?;
        let needs = task.cost.unwrap_or_else(|| prices.cost(&mut task.work)) + before;
        let (ends, cause) = (now + needs, task.cause);
        self.running = Some((task, ends));
        self.started = now;
        self.generation = self.generation.wrapping_add(1);
        Some((ends, cause, self.generation))
    }

    /// The task that gets the CPU now, and what the CPU needs before it; none where it stays as it is.
    fn take_next(&mut self, now: SimTime, prices: &impl Prices<W>) -> Option<(Task<W>, SimDuration)> {
        let granted = self.grant(now);
        let held_back = |level: usize| granted && level == Level::Protocol as usize;
        let waits = |(level, line): (usize, &Line<_>)| !line.is_empty() && !held_back(level);
        let running = self.running.as_ref().map(|(task, _)| task.level);
        if let Some(level) = self.waiting.iter().enumerate().position(waits) {
            if running.is_some_and(|running| running as usize <= level) {
                return None;
            }
            self.set_aside(now);
            return Some((self.waiting[level].pop_front()?, SimDuration::ZERO));
        }
        let processes = self.processes.as_mut()?;
        let process = match running {
            None => processes.elect(|work| prices.between_calls(work))?,
            Some(Level::Process) => {
                let has_it = self.running.as_ref().and_then(|(task, _)| task.work.process());
                processes.elect_inside().filter(|process| has_it != Some(*process))?
            }
            Some(Level::Interrupt | Level::Protocol) => return None,
        };
        self.set_aside(now);
        self.processes.as_mut()?.next(process)
    }

    /// Whether a process goes before protocol work now, which has kept the CPU from it for as long as it may; until one of its tasks ends.
    fn grant(&mut self, now: SimTime) -> bool {
        let waits = self.bound.is_some() && self.is_process_waiting();
        let Some(bound) = &mut self.bound else { return false };
        if bound.granted {
            return true;
        }
        let running = self.running.as_ref().map(|(task, _)| task.level);
        let next = self.waiting[..Level::Process as usize].iter().position(|line| !line.is_empty());
        if !waits || running == Some(Level::Process) || (running.is_none() && next.is_none()) {
            bound.since = None;
            return false;
        }
        let waited = now.since(*bound.since.get_or_insert(now));
        if running.is_none() && next == Some(Level::Protocol as usize) && waited >= bound.longest {
            (bound.granted, bound.since) = (true, None);
        }
        bound.granted
    }

    /// Whether a process has something to do that does not have the CPU.
    fn is_process_waiting(&self) -> bool {
        let in_turn = |processes: &Processes<W>| processes.are_waiting();
        self.processes.as_deref().map_or(!self.waiting[Level::Process as usize].is_empty(), in_turn)
    }

    /// Takes the CPU from the task that has it; the rest of that comes first in its line.
    fn set_aside(&mut self, now: SimTime) {
        let Some((mut task, ends)) = self.running.take() else { return };
        self.note(&task, now);
        self.ledger.set_aside(task.watch);
        task.cost = Some(ends.since(now));
        match (&mut self.processes, task.level, task.work.process()) {
            (Some(processes), Level::Process, Some(process)) => processes.put_back(process, task),
            _ => self.waiting[task.level as usize].push_front(task),
        }
    }

    /// Counts the time that the running task has had.
    fn note(&mut self, task: &Task<W>, now: SimTime) {
        let ran = now.since(self.started);
        self.busy[task.level as usize] += ran;
        self.ledger.add(Occupant::of(task.level, task.work.process()), ran);
    }

    /// Ends the running task, if `generation` names its completion and not one that preemption made stale.
    pub(super) fn complete(&mut self, now: SimTime, generation: u32) -> Option<Task<W>> {
        if generation != self.generation {
            return None;
        }
        let (task, _) = self.running.take()?;
        self.note(&task, now);
        if let (Some(bound), Level::Process) = (&mut self.bound, task.level) {
            bound.granted = false;
        }
        Some(task)
    }

    /// The work that ends with the completion of this generation; none where preemption has made that stale.
    pub(super) fn completes(&self, generation: u32) -> Option<W> {
        let (task, _) = self.running.as_ref()?;
        (generation == self.generation).then_some(task.work)
    }

    /// CPU time that the first task in line at a level still needs, where it was begun.
    pub(super) fn rest(&self, level: Level) -> Option<SimDuration> {
        self.waiting[level as usize].front()?.cost
    }

    /// The clock ticks for the scheduler.
    pub(super) fn tick(&mut self) {
        if let Some(processes) = &mut self.processes {
            processes.tick();
        }
    }

    /// What has the CPU.
    #[cfg(test)]
    pub(super) fn running(&self) -> Option<W> {
        self.running.as_ref().map(|(task, _)| task.work)
    }

    /// Whether a scheduler needs the clock.
    pub(super) const fn is_scheduled(&self) -> bool {
        self.processes.is_some()
    }

    /// A task has ended: the path that led up to it replaces `trail`; returns its wait, where others had the CPU meanwhile.
    pub(super) fn end(&mut self, task: &Task<W>, trail: &mut Trail) -> Option<Waited> {
        self.ledger.end(task.watch, trail)
    }

    /// The turns of others in a wait of the task that has just ended.
    pub(super) fn meanwhile(&self, wait: Waited) -> Meanwhile<'_> {
        self.ledger.meanwhile(wait)
    }

    /// What led up to each of its tasks.
    pub(super) fn trails_mut(&mut self) -> impl Iterator<Item = &mut Trail> {
        self.ledger.trails_mut()
    }

    /// Time spent at each level up to `now`.
    pub(super) fn busy(&self, now: SimTime) -> [SimDuration; Level::COUNT] {
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

    impl Actor for char {
        fn process(&self) -> Option<u32> {
            self.is_ascii_uppercase().then(|| u32::from(*self) - u32::from('A'))
        }
    }

    /// Every task says itself what it costs, and is a call.
    struct Stated;

    impl Prices<char> for Stated {
        fn cost(&mut self, _: &mut char) -> SimDuration {
            SimDuration::ZERO
        }

        fn between_calls(&self, _: &char) -> bool {
            true
        }
    }

    fn submit(cpu: &mut Cpu<char>, work: char, level: Level, cost: u64) {
        let (cost, cause) = (Some(SimDuration(cost)), EventId::START);
        cpu.submit(Task { work, level, cost, cause, watch: Watch::default() });
    }

    fn dispatch(cpu: &mut Cpu<char>, now: u64) -> Option<(u64, u32)> {
        cpu.dispatch(SimTime(now), &mut Stated).map(|(at, _, generation)| (at.0, generation))
    }

    #[test]
    fn an_interrupt_takes_the_cpu_and_returns_it() {
        let mut cpu = Cpu::new();
        submit(&mut cpu, 'p', Level::Process, 100);
        assert_eq!(dispatch(&mut cpu, 0), Some((100, 1)));
        submit(&mut cpu, 'i', Level::Interrupt, 10);
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
        submit(&mut cpu, 'a', Level::Protocol, 5);
        assert_eq!(dispatch(&mut cpu, 0), Some((5, 1)));
        submit(&mut cpu, 'b', Level::Protocol, 5);
        assert_eq!(dispatch(&mut cpu, 1), None);
    }

    /// Runs one completion after the other from `now` on; what ended, and when.
    fn run(cpu: &mut Cpu<char>, now: u64) -> Vec<(char, u64)> {
        let (mut next, mut ended) = (dispatch(cpu, now), Vec::new());
        while let Some((at, generation)) = next {
            ended.extend(cpu.complete(SimTime(at), generation).map(|task| (task.work, at)));
            next = dispatch(cpu, at);
        }
        ended
    }

    #[test]
    fn protocol_work_beyond_its_bound_lets_one_task_of_a_process_go_first() {
        let mut cpu = Cpu::new();
        cpu.bound_protocol(SimDuration(10));
        submit(&mut cpu, 'p', Level::Process, 3);
        submit(&mut cpu, 'q', Level::Process, 3);
        for work in ['a', 'b', 'c', 'd'] {
            submit(&mut cpu, work, Level::Protocol, 5);
        }
        // Two pieces take the 10; then p, and the next 10 begin.
        let expected = [('a', 5), ('b', 10), ('p', 13), ('c', 18), ('d', 23), ('q', 26)];
        assert_eq!(run(&mut cpu, 0), expected);
    }

    #[test]
    fn giving_the_cpu_to_another_process_and_waking_it_cost_time() {
        let mut cpu = Cpu::new();
        cpu.schedule(SchedulerKind::Nt, 2, (SimDuration(7), SimDuration(2)));
        submit(&mut cpu, 'A', Level::Process, 100);
        submit(&mut cpu, 'B', Level::Process, 10);
        assert_eq!(run(&mut cpu, 0), [('A', 109), ('B', 128)]);
        submit(&mut cpu, 'B', Level::Process, 10);
        submit(&mut cpu, 'B', Level::Process, 10);
        assert_eq!(run(&mut cpu, 128), [('B', 140), ('B', 150)], "woken once, and still its own");
    }
}
