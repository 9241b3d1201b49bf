//! Who has had the CPU for how long: what a task that waits for it is charged to. Nothing that the model depends on.

use super::cpu::Level;
use crate::account::{CpuTurn, Meanwhile, Occupant, Trail};
use lanelab_cells::sim::time::SimDuration;
use std::hash::{Hash, Hasher};
use std::num::NonZeroU32;

impl Occupant {
    /// The occupant that does work of a level, of a process by its number.
    pub(super) fn of(level: Level, process: Option<u32>) -> Self {
        match level {
            Level::Interrupt => Self::Interrupt,
            Level::Protocol => Self::Protocol,
            Level::Process => Self::Process(process.unwrap_or(0)),
        }
    }
}

/// Fewest turns of a full ledger. What the watched tasks still need is looked for once in so many turns.
const ROOM: usize = 1024;

/// A task that a path leads through, from when it is put in line to its end.
#[derive(Clone, Debug, Default)]
struct Watched {
    /// The path that leads up to it.
    trail: Trail,
    /// Number of the first turn that ends after it was put in line.
    first: u64,
    /// CPU time of all occupants together as it was put in line, in ps.
    before: u64,
    /// CPU time that it has had in turns that were taken from it.
    ran: SimDuration,
}

/// A wait of a task that has ended, as the ledger knows it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Waited {
    /// CPU time of all occupants together as the task was put in line, in ps.
    pub(super) since: u64,
    /// CPU time that it has had itself.
    pub(super) ran: SimDuration,
    /// Number of the first turn meanwhile.
    first: u64,
}

/// Number of a task that is watched; none where no path leads through it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Watch(Option<NonZeroU32>);

/// What is observed is no part of the state.
impl Hash for Watch {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

impl Watch {
    fn index(self) -> Option<usize> {
        self.0.map(|number| number.get() as usize - 1)
    }
}

/// Turns of those who had the CPU, kept as long as any task is watched.
#[derive(Clone, Debug)]
pub(super) struct Ledger {
    /// CPU time of all occupants together, in ps.
    sum: u64,
    /// The latest turns, in the order of time; the last ends at `sum`.
    turns: Vec<CpuTurn>,
    /// How many turns there have been while any task was watched: the number of the next one.
    count: u64,
    /// How long the latest turn was.
    latest: SimDuration,
    /// Watched tasks, by number; where there is none, there is no path either.
    watched: Vec<Watched>,
    /// Numbers of no task.
    free: Vec<NonZeroU32>,
    /// Turns of the full ledger.
    room: usize,
}

impl Default for Ledger {
    fn default() -> Self {
        Self {
            sum: 0,
            turns: Vec::new(),
            count: 0,
            latest: SimDuration::ZERO,
            watched: Vec::new(),
            free: Vec::new(),
            room: ROOM,
        }
    }
}

/// What is observed is no part of the state.
impl Hash for Ledger {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

impl Ledger {
    /// The occupant has had the CPU for so long.
    #[inline]
    pub(super) fn add(&mut self, who: Occupant, time: SimDuration) {
        self.sum += time.0;
        self.latest = time;
        if self.watched.len() == self.free.len() {
            self.turns.clear();
        } else if time > SimDuration::ZERO {
            if self.turns.len() >= self.room {
                self.forget_old_turns();
            }
            self.turns.push(CpuTurn { who, until: self.sum });
            self.count += 1;
        }
    }

    /// The CPU was taken from the task of this number, whose turn was the latest.
    pub(super) fn set_aside(&mut self, watch: Watch) {
        if let Some(at) = watch.index() {
            self.watched[at].ran += self.latest;
        }
    }

    /// Watches a task that is put in line now, when whoever has the CPU has had it for `running`.
    pub(super) fn watch(&mut self, trail: Trail, running: SimDuration) -> Watch {
        let watch = Watch(self.free.pop().or_else(|| {
            self.watched.push(Watched::default());
            NonZeroU32::new(self.watched.len() as u32)
        }));
        if let Some(at) = watch.index() {
            // One by one: all together they are as long as what a browser copies by a call.
            let watched = &mut self.watched[at];
            watched.trail = trail;
            watched.first = self.count;
            watched.before = self.sum + running.0;
            watched.ran = SimDuration::ZERO;
        }
        watch
    }

    /// A task has ended, whose turn was the latest. The path that led up to it replaces `trail`; returns its wait, where others had the CPU
    /// meanwhile.
    pub(super) fn end(&mut self, watch: Watch, trail: &mut Trail) -> Option<Waited> {
        let (Some(number), Some(at)) = (watch.0, watch.index()) else {
            *trail = Trail::default();
            return None;
        };
        let Watched { trail: ref mut led_up, first, before, ran } = self.watched[at];
        *trail = std::mem::take(led_up);
        self.free.push(number);
        let ran = ran + self.latest;
        (self.sum - before != ran.0).then_some(Waited { since: before, ran, first })
    }

    /// The turns in a wait of a task that has ended; they are there until another task has had the CPU.
    pub(super) fn meanwhile(&self, wait: Waited) -> Meanwhile<'_> {
        Meanwhile { latest: &self.turns, first: wait.first, end: self.count }
    }

    /// The paths that lead up to the watched tasks.
    pub(super) fn trails_mut(&mut self) -> impl Iterator<Item = &mut Trail> {
        self.watched.iter_mut().map(|watched| &mut watched.trail).filter(|trail| trail.is_on())
    }

    /// Forgets what was before any of the watched tasks was put in line.
    fn forget_old_turns(&mut self) {
        let watched = self.watched.iter().filter(|watched| watched.trail.is_on());
        let needed = watched.map(|watched| self.count - watched.first).max().unwrap_or(0);
        self.turns.drain(..self.turns.len() - needed as usize);
        self.room = ROOM.max(2 * self.turns.len());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::account::{Accounts, TaskWait};
    use lanelab_cells::sim::time::SimTime;

    const INPUT: Occupant = Occupant::Protocol;
    const READER: Occupant = Occupant::Process(1);

    const fn ps(time: u64) -> SimDuration {
        SimDuration(time)
    }

    fn trail() -> Trail {
        let mut accounts = Accounts::new(SimTime::ZERO);
        accounts.open(0, 1, vec![2], false);
        accounts.begin(0, SimTime::ZERO)
    }

    /// What a task of `own` waited for.
    fn end(ledger: &mut Ledger, watch: Watch, own: Occupant) -> Vec<(Occupant, u64)> {
        let mut led_up = trail();
        let wait = ledger.end(watch, &mut led_up);
        assert_eq!(led_up.is_on(), watch != Watch::default());
        let mut sums = Vec::new();
        if let Some(wait) = wait {
            let Waited { since, ran, .. } = wait;
            let Meanwhile { latest, first, end } = ledger.meanwhile(wait);
            let turns = &latest[latest.len() - (end - first) as usize..];
            TaskWait { since, own, ran }.by_occupant(turns, &mut sums);
        }
        sums.into_iter().map(|(who, time)| (who, time.0)).filter(|(_, ps)| *ps > 0).collect()
    }

    #[test]
    fn a_task_waits_for_what_is_left_of_a_turn_and_for_those_after_it() {
        let mut ledger = Ledger::default();
        ledger.add(INPUT, ps(5));
        let watch = ledger.watch(trail(), ps(3));
        ledger.add(READER, ps(10));
        ledger.add(Occupant::Interrupt, ps(2));
        ledger.add(READER, ps(4));
        ledger.add(INPUT, ps(6));
        assert_eq!(end(&mut ledger, watch, INPUT), [(Occupant::Interrupt, 2), (READER, 11)]);
    }

    #[test]
    fn its_own_work_is_no_wait_and_other_work_of_its_process_neither() {
        let mut ledger = Ledger::default();
        let [reads, takes] = [(); 2].map(|()| ledger.watch(trail(), SimDuration::ZERO));
        ledger.add(READER, ps(7));
        ledger.add(INPUT, ps(8));
        ledger.add(READER, ps(1));
        ledger.add(INPUT, ps(2));
        assert_eq!(end(&mut ledger, reads, READER), [(INPUT, 10)]);
        assert_eq!(end(&mut ledger, takes, INPUT), [(INPUT, 8), (READER, 8)]);
        assert_eq!(end(&mut ledger, Watch::default(), INPUT), []);
    }

    #[test]
    fn turns_are_kept_from_the_earliest_watched_task_on() {
        let mut ledger = Ledger::default();
        let early = ledger.watch(trail(), SimDuration::ZERO);
        ledger.add(Occupant::Interrupt, ps(7));
        let late = ledger.watch(trail(), SimDuration::ZERO);
        ledger.add(INPUT, ps(1));
        ledger.forget_old_turns();
        assert_eq!(end(&mut ledger, early, READER), [(Occupant::Interrupt, 7), (INPUT, 1)]);
        ledger.forget_old_turns();
        assert_eq!(ledger.turns.len(), 1);
        ledger.add(READER, ps(2));
        assert_eq!(end(&mut ledger, late, READER), [(INPUT, 1)]);
        ledger.add(Occupant::Interrupt, ps(5));
        assert!(ledger.turns.is_empty(), "nobody asks any more");
    }

    #[test]
    fn a_long_wait_keeps_no_more_turns_than_it_needs_and_numbers_are_used_again() {
        let mut ledger = Ledger::default();
        for round in 0..10 * ROOM as u64 {
            let watch = ledger.watch(trail(), SimDuration::ZERO);
            let next = ledger.watch(trail(), SimDuration::ZERO);
            ledger.add(INPUT, ps(1 + round));
            assert_eq!(end(&mut ledger, watch, INPUT), []);
            ledger.add(READER, ps(1));
            assert_eq!(end(&mut ledger, next, READER), [(INPUT, 1 + round)]);
        }
        let waiting = ledger.watch(trail(), SimDuration::ZERO);
        for _ in 0..3 * ROOM {
            ledger.add(Occupant::Interrupt, ps(1));
            let watch = ledger.watch(trail(), SimDuration::ZERO);
            end(&mut ledger, watch, INPUT);
        }
        assert_eq!(ledger.watched.len(), 2);
        assert_eq!(end(&mut ledger, waiting, INPUT), [(Occupant::Interrupt, 3 * ROOM as u64)]);
    }
}
