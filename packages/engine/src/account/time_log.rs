//! The stretches of time of all critical paths of a run.
//!
//! A path is a chain of stretches in one log, of which each names the one before it: a fork copies no more than the place of the latest
//! one, and a change of cause is one more entry. What a chain adds up to is asked for when something is delivered, or when
//! the log is full: then the chain of each path under way is replaced by its total, and the log is empty again. Memory is thus bounded by
//! what is under way.

use super::cause::Cause;
use super::total::Total;
use super::trail::Trail;
use super::wait::Wait;
use lanelab_cells::sim::time::SimTime;

/// Fewest stretches of a full log. Paths under way are looked up once in so many stretches, which then costs next to nothing; many more
/// stretches would push what the simulation needs out of a CPU's caches.
const ROOM: usize = 1024;

/// A cause with what was waited for and its end.
pub(super) type Stage = (Cause, Option<Wait>, SimTime);

/// Where a chain of stretches goes on, towards its beginning.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    /// At the beginning of the path: nothing is before it.
    Start {
        /// Whether the order of its causes is kept.
        staged: bool,
    },
    /// At a stretch of the log.
    Stretch(u32),
    /// At a total, for all that was before it.
    Total(u32),
}

/// A stretch of time.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stretch {
    /// Place of the stretch before it in its chain.
    pub(super) before: Place,
    pub(super) stage: Stage,
    /// How much of it counts, in ps.
    pub(super) ps: u64,
    /// How much more went into system calls in between, in ps; none where the order of causes is kept.
    pub(super) calls: u64,
}

/// What is known of a stretch while chains are replaced by totals.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Mark {
    /// No path leads through it.
    Unused,
    /// One path leads through it.
    Passed,
    /// A path ends in it, or several lead through it and part behind it.
    Fork,
    /// The total up to it is known, by this number.
    Known(u32),
}

/// Stretches of time, and the totals that stand for those before them.
#[derive(Clone, Debug)]
pub struct TimeLog {
    /// Nothing before this instant counts: the end of the warm-up.
    floor: SimTime,
    stretches: Vec<Stretch>,
    totals: Vec<Total>,
    /// Stretches of the full log.
    room: usize,
}

impl TimeLog {
    /// An empty log that counts from `floor` on.
    pub(super) const fn new(floor: SimTime) -> Self {
        Self { floor, stretches: Vec::new(), totals: Vec::new(), room: ROOM }
    }

    pub(super) const fn floor(&self) -> SimTime {
        self.floor
    }

    /// Adds a stretch to a path; returns its place.
    pub(super) fn push(&mut self, stretch: Stretch) -> Place {
        self.stretches.push(stretch);
        Place::Stretch(self.stretches.len() as u32 - 1)
    }

    pub(super) const fn is_full(&self) -> bool {
        self.stretches.len() >= self.room
    }

    /// Total of the chain that ends at a place.
    pub(super) fn total(&self, latest: Place) -> Total {
        self.total_behind(latest, |_| None)
    }

    /// The same, where `known` may have the number of the total up to a stretch.
    fn total_behind(&self, latest: Place, known: impl Fn(usize) -> Option<u32>) -> Total {
        let (mut place, mut chain) = (latest, Vec::new());
        let mut total = loop {
            match place {
                Place::Start { staged } => break Total::new(staged),
                Place::Total(number) => break self.totals[number as usize].clone(),
                Place::Stretch(at) => {
                    if let Some(number) = known(at as usize) {
                        break self.totals[number as usize].clone();
                    }
                    let stretch = &self.stretches[at as usize];
                    chain.push(stretch);
                    place = stretch.before;
                }
            }
        };
        chain.into_iter().rev().for_each(|stretch| total.add(stretch));
        total
    }

    /// Empties the log: `trails`, which are all of the run, lead to totals from now on.
    pub(super) fn settle(&mut self, trails: &mut [&mut Trail]) {
        let places: Vec<_> = trails.iter().filter_map(|trail| Some(trail.path()?.latest)).collect();
        let mut marks = self.marks(&places);
        // In the order of the log, so that the total of a fork is known before those behind it.
        for at in 0..marks.len() {
            if marks[at] == Mark::Fork {
                let known = |at: usize| match marks[at] {
                    Mark::Known(number) => Some(number),
                    _ => None,
                };
                let total = self.total_behind(Place::Stretch(at as u32), known);
                marks[at] = Mark::Known(self.totals.len() as u32);
                self.totals.push(total);
            }
        }
        let mut totals: Vec<_> = std::mem::take(&mut self.totals).into_iter().map(Some).collect();
        let mut numbers = vec![None; totals.len()];
        for path in trails.iter_mut().filter_map(|trail| trail.path_mut()) {
            let known = match path.latest {
                Place::Start { .. } => continue,
                Place::Total(number) => number,
                Place::Stretch(at) => match marks[at as usize] {
                    Mark::Known(number) => number,
                    mark => unreachable!("a path ends at stretch {at}, which is marked {mark:?}"),
                },
            } as usize;
            if let Some(total) = totals[known].take() {
                numbers[known] = Some(self.totals.len() as u32);
                self.totals.push(total);
            }
            path.latest = numbers[known].map_or(path.latest, Place::Total);
        }
        self.stretches.clear();
        self.room = ROOM.max(2 * self.totals.len()).max(trails.len());
    }

    /// What the chains that end at these places have in common.
    fn marks(&self, ends: &[Place]) -> Vec<Mark> {
        let mut marks = vec![Mark::Unused; self.stretches.len()];
        for end in ends {
            let (mut place, mut mark) = (*end, Mark::Fork);
            while let Place::Stretch(at) = place {
                let at = at as usize;
                if marks[at] != Mark::Unused {
                    marks[at] = Mark::Fork;
                    break;
                }
                marks[at] = mark;
                mark = Mark::Passed;
                place = self.stretches[at].before;
            }
        }
        marks
    }
}

#[cfg(test)]
mod tests {
    use super::super::total::{STAGES, Spent};
    use super::super::wait::Holder;
    use super::*;
    use lanelab_cells::sim::time::SimDuration;

    const FLOOR: SimTime = SimTime(130);

    /// A path from 100 ps on, of tasks that end every 10 ps with up to 4 ps of system calls and now and then waited for an interrupt; a copy
    /// of it after each task is the last of the list. The log is emptied after every so many tasks, or never.
    fn forks(tasks: u64, staged: bool, emptied: Option<u64>) -> (TimeLog, Vec<Trail>) {
        let (mut log, mut forks) = (TimeLog::new(FLOOR), vec![Trail::new(1, SimTime(100), staged)]);
        for k in 0..tasks {
            let causes = [Cause::SenderCpu, Cause::Serialisation, Cause::Propagation];
            let wait = [(Holder::Interrupt, SimDuration(3))];
            let waits = wait.into_iter().filter(|_| k.is_multiple_of(5));
            let mut trail = forks[k as usize];
            let cause = causes[(k * k % 7 % 3) as usize];
            trail.work(SimTime(110 + 10 * k), (cause, 7), (waits, SimDuration(k % 5)), &mut log);
            forks.push(trail);
            if emptied.is_some_and(|every| k % every == every - 1) {
                log.settle(&mut forks.iter_mut().collect::<Vec<_>>());
                assert!(log.stretches.is_empty() && log.totals.len() <= forks.len());
            }
        }
        (log, forks)
    }

    fn total(log: &TimeLog, trail: &Trail) -> Total {
        trail.path().unwrap().total(log)
    }

    #[test]
    fn a_path_adds_up_to_the_same_however_often_the_log_is_emptied() {
        for staged in [false, true] {
            let (whole, alone) = forks(1_000, staged, None);
            for every in [1, 7, 100] {
                let (emptied, same) = forks(1_000, staged, Some(every));
                for (one, other) in alone.iter().zip(&same) {
                    let [one, other] = [total(&whole, one), total(&emptied, other)];
                    assert_eq!(format!("{one:?}"), format!("{other:?}"));
                }
            }
        }
    }

    #[test]
    fn causes_take_as_long_in_order_as_in_sums() {
        for tasks in [1, 2, 3, 4, 5, 8, 50] {
            let (log, in_order) = forks(tasks, true, None);
            let Total::Stages(stages) = total(&log, &in_order[tasks as usize]) else {
                panic!("stages were asked for")
            };
            let mut spent = Spent::default();
            let mut waited = 0;
            let mut from = stages.from.unwrap_or(FLOOR);
            for (cause, wait, to) in stages.list {
                spent[cause as usize] += to.since(from).0;
                waited += wait.map_or(0, |_| to.since(from).0);
                from = to;
            }
            let (log, alone) = forks(tasks, false, None);
            let Total::Sums(sums) = total(&log, &alone[tasks as usize]) else {
                panic!("sums were asked for")
            };
            assert_eq!(sums.spent, spent, "{tasks} tasks");
            assert_eq!(sums.waits.sum(), waited, "{tasks} tasks");
        }
    }

    #[test]
    fn what_follows_of_the_same_cause_is_one_stretch() {
        let (mut log, mut trail) = (TimeLog::new(SimTime::ZERO), Trail::new(1, SimTime::ZERO, false));
        for k in 1..=100 {
            trail.work(SimTime(10 * k), (Cause::SenderCpu, 7), ([].into_iter(), SimDuration(3)), &mut log);
        }
        assert!(log.stretches.is_empty());
        trail.spend(SimTime(1_005), Cause::Serialisation, &mut log);
        assert_eq!(log.stretches.len(), 1);
        let Total::Sums(sums) = total(&log, &trail) else { panic!("sums were asked for") };
        let causes = [Cause::SenderCpu, Cause::SystemCall, Cause::Serialisation];
        assert_eq!(causes.map(|cause| sums.spent[cause as usize]), [700, 300, 5]);
    }

    #[test]
    fn what_is_before_the_floor_does_not_count() {
        for tasks in [1, 3, 30] {
            let (log, forks) = forks(tasks, false, None);
            let Total::Sums(sums) = total(&log, &forks[tasks as usize]) else {
                panic!("sums were asked for")
            };
            assert_eq!(sums.spent.iter().sum::<u64>(), (10 * tasks + 100).saturating_sub(FLOOR.0));
        }
    }

    #[test]
    fn the_latest_stages_are_kept_in_order() {
        let (log, forks) = forks(1_000, true, None);
        let Total::Stages(stages) = total(&log, &forks[1_000]) else { panic!("stages were asked for") };
        assert!(stages.list.len() <= STAGES && stages.list.len() > STAGES / 2);
        assert!(stages.list.windows(2).all(|pair| pair[0].2 < pair[1].2));
    }

    #[test]
    fn what_one_fork_spends_is_not_on_the_other() {
        let (mut log, forks) = forks(3, false, None);
        let (mut one, mut other) = (forks[3], forks[3]);
        one.spend(SimTime(500), Cause::Idle, &mut log);
        other.line(SimDuration(9));
        let Total::Sums(sums) = total(&log, &other) else { panic!("sums were asked for") };
        assert_eq!(sums.spent[Cause::Idle as usize], 0);
        assert_eq!((one.until(), other.until()), (Some(SimTime(500)), Some(SimTime(130))));
        assert_eq!(one.path().unwrap().slowest, SimDuration::ZERO);
        log.settle(&mut [&mut one, &mut other]);
        let Total::Sums(sums) = total(&log, &one) else { panic!("sums were asked for") };
        assert_eq!(sums.spent[Cause::Idle as usize], 370);
    }
}
