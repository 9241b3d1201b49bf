//! The stretches of time of all critical paths of a run.
//!
//! A path is a chain of stretches in one log, of which each names the one before it: a fork copies no more than the place of the latest
//! one, and a change of cause is one more entry. Of ten stretches nine are on paths that lead to nothing, so that a stretch says no more than
//! what is known at once, and everything else is worked out with the total of a chain. That is asked for when something is delivered, or when
//! the log is full: then the chain of each path under way is replaced by its total, and the log begins again. Memory is thus bounded by
//! what is under way.

use super::cause::Cause;
use super::cpu_turns::CpuTurns;
use super::stretch::{Carried, Place, Spent, Stretch};
use super::total::Total;
use super::trail::Trail;
use super::wait::{Holder, Meanwhile, Occupant, TaskWait, TaskWaits, Wait};
use lanelab_cells::sim::time::{SimDuration, SimTime};

/// Fewest stretches of a full log. Paths under way are looked up once in so many stretches, which then costs next to nothing; many more
/// stretches would push what the simulation needs out of a CPU's caches.
const ROOM: usize = 1024;

/// Turns of CPUs that a full log has for each stretch.
const TURNS: usize = 4;

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
    /// PDUs that went through a network of cells.
    carried: Vec<Carried>,
    /// Waits of tasks for a CPU.
    waits: Vec<TaskWaits>,
    /// The CPUs by their numbers.
    cpus: Vec<CpuTurns>,
    /// How many turns of all CPUs it has,
    turns: usize,
    /// and whether these are as many as it may have.
    is_full: bool,
    totals: Vec<Total>,
    /// Stretches of the full log.
    room: usize,
}

impl TimeLog {
    /// An empty log that counts from `floor` on.
    pub(super) const fn new(floor: SimTime) -> Self {
        Self {
            floor,
            stretches: Vec::new(),
            carried: Vec::new(),
            waits: Vec::new(),
            cpus: Vec::new(),
            turns: 0,
            is_full: false,
            totals: Vec::new(),
            room: ROOM,
        }
    }

    pub(super) const fn floor(&self) -> SimTime {
        self.floor
    }

    /// Adds a stretch to a path; returns its place.
    pub(super) fn push(&mut self, stretch: Stretch) -> Place {
        self.stretches.push(stretch);
        Place(self.stretches.len() as u32 - 1)
    }

    /// Adds to a path that a PDU went through a network of cells, and before that what the path has spent since its latest stretch; returns the
    /// place.
    pub(super) fn push_carried(
        &mut self,
        (before, spent): (Place, Option<Spent>),
        carried: Carried,
    ) -> Place {
        self.carried.push(carried);
        self.push(Stretch::Carried(before, spent, self.carried.len() as u32 - 1))
    }

    /// Adds a task's waits for a CPU, by its number, to a path, with all turns meanwhile, and before them what the path has spent since its latest
    /// stretch; returns their place. They ended at `until` at the latest.
    pub(super) fn push_waits(
        &mut self,
        (before, spent): (Place, Option<Spent>),
        (cause, cpu, until): (Cause, u32, SimTime),
        (task, meanwhile): (TaskWait, Meanwhile<'_>),
    ) -> Place {
        let (turns, new) = self.cpus[cpu as usize].copy(&meanwhile);
        self.turns += new;
        self.is_full = self.turns >= TURNS * self.room;
        self.waits.push(TaskWaits { task, cause, cpu, until, turns });
        self.push(Stretch::Waited(before, spent, self.waits.len() as u32 - 1))
    }

    /// Makes the CPU of a node known, with its processes by their numbers; returns its own.
    pub(super) fn add_cpu(&mut self, node: u32, processes: Vec<Holder>) -> u32 {
        self.cpus.push(CpuTurns::new(node, processes));
        self.cpus.len() as u32 - 1
    }

    /// Adds a task's waits to a total. `sums` is memory for them.
    fn add_waits(&self, waits: &TaskWaits, sums: &mut Vec<(Occupant, SimDuration)>, total: &mut Total) {
        let TaskWaits { task, cause, cpu, until, turns } = *waits;
        let cpu = &self.cpus[cpu as usize];
        task.by_occupant(cpu.at(turns), sums);
        for (who, time) in sums {
            total.add_wait(Wait { cause, node: cpu.node, holder: cpu.holder(*who) }, *time, until);
        }
    }

    pub(super) const fn is_full(&self) -> bool {
        self.is_full || self.stretches.len() >= self.room
    }

    /// Total of the chain that ends at a place.
    pub(super) fn total(&self, latest: Place) -> Total {
        let (chain, first) = self.chain(latest, &[]);
        let total = match self.stretches[first.index()] {
            Stretch::Total(number) => self.totals[number as usize].clone(),
            start => self.started(start),
        };
        self.added(total, &chain)
    }

    /// The places of a chain from its end back to the first that has none before it or of which `marks` know the total, and that one.
    fn chain(&self, latest: Place, marks: &[Mark]) -> (Vec<Place>, Place) {
        let (mut place, mut chain) = (latest, Vec::new());
        while !matches!(marks.get(place.index()), Some(Mark::Known(_)))
            && let Some(before) = self.stretches[place.index()].before()
        {
            chain.push(place);
            place = before;
        }
        (chain, place)
    }

    /// Total of a path that begins with a stretch.
    fn started(&self, stretch: Stretch) -> Total {
        match stretch {
            Stretch::Start { from, staged } => Total::new(from, self.floor, staged),
            _ => unreachable!("a path begins in its middle"),
        }
    }

    /// A total with the stretches of a chain, which is from its end back.
    fn added(&self, mut total: Total, chain: &[Place]) -> Total {
        let mut sums = Vec::new();
        for place in chain.iter().rev() {
            match &self.stretches[place.index()] {
                Stretch::Spent(_, spent) => total.add_spent(spent),
                Stretch::Waited(_, spent, number) => {
                    if let Some(spent) = spent {
                        total.add_spent(spent);
                    }
                    self.add_waits(&self.waits[*number as usize], &mut sums, &mut total);
                }
                Stretch::Carried(_, spent, number) => {
                    if let Some(spent) = spent {
                        total.add_spent(spent);
                    }
                    total.add_carried(&self.carried[*number as usize]);
                }
                Stretch::Start { .. } | Stretch::Total(_) => {
                    unreachable!("a path begins in the middle of another")
                }
            }
        }
        total
    }

    /// Empties the log: `trails`, which are all of the run, lead to totals from now on.
    pub(super) fn settle(&mut self, trails: &mut [&mut Trail]) {
        let ends: Vec<_> = trails.iter().filter_map(|trail| Some(trail.path()?.latest)).collect();
        let mut marks = self.marks(&ends);
        // A total is at the beginning of one chain, or it is that of a fork: in both cases it is needed once.
        let mut before: Vec<_> = std::mem::take(&mut self.totals).into_iter().map(Some).collect();
        let mut totals: Vec<Total> = Vec::new();
        // In the order of the log, so that the total of a fork is known before those behind it.
        for at in 0..marks.len() {
            if marks[at] != Mark::Fork {
                continue;
            }
            let (chain, first) = self.chain(Place(at as u32), &marks);
            let total = match (marks[first.index()], self.stretches[first.index()]) {
                (Mark::Known(number), _) => totals[number as usize].clone(),
                (_, Stretch::Total(number)) => match before[number as usize].take() {
                    Some(total) => total,
                    None => unreachable!("two paths begin with one total, which is no fork"),
                },
                (_, start) => self.started(start),
            };
            marks[at] = Mark::Known(totals.len() as u32);
            totals.push(self.added(total, &chain));
        }
        for path in trails.iter_mut().filter_map(|trail| trail.path_mut()) {
            match marks[path.latest.index()] {
                Mark::Known(number) => path.latest = Place(number),
                _ => unreachable!("a path ends where none was marked to end"),
            }
        }
        self.stretches.clear();
        self.carried.clear();
        self.waits.clear();
        self.cpus.iter_mut().for_each(CpuTurns::clear);
        (self.turns, self.is_full) = (0, false);
        self.stretches.extend((0..totals.len() as u32).map(Stretch::Total));
        self.room = totals.len() + ROOM.max(2 * totals.len()).max(trails.len());
        self.totals = totals;
    }

    /// What the chains that end at these places have in common.
    fn marks(&self, ends: &[Place]) -> Vec<Mark> {
        let mut marks = vec![Mark::Unused; self.stretches.len()];
        for end in ends {
            let (mut place, mut mark) = (Some(*end), Mark::Fork);
            while let Some(at) = place {
                let known = &mut marks[at.index()];
                if *known != Mark::Unused {
                    *known = Mark::Fork;
                    break;
                }
                *known = mark;
                mark = Mark::Passed;
                place = self.stretches[at.index()].before();
            }
        }
        marks
    }
}

#[cfg(test)]
mod tests {
    use super::super::cpu_causes::CpuCauses;
    use super::super::total::{Kept, STAGES, TimeByCause};
    use super::super::wait::CpuTurn;
    use super::*;

    const FLOOR: SimTime = SimTime(130);

    /// A path from 100 ps on, of tasks that end every 10 ps with up to 4 ps of system calls and now and then waited for an interrupt; a copy
    /// of it after each task is the last of the list. The log is emptied after every so many tasks, or never.
    fn forks(tasks: u64, staged: bool, emptied: Option<u64>) -> (TimeLog, Vec<Trail>) {
        let (mut log, mut forks) = (TimeLog::new(FLOOR), Vec::new());
        let cpu = log.add_cpu(7, Vec::new());
        forks.push(Trail::new(1, SimTime(100), staged, &mut log));
        for k in 0..tasks {
            let causes = [Cause::SenderCpu, Cause::Serialisation, Cause::Propagation];
            let mut trail = forks[k as usize];
            let cause = causes[(k * k % 7 % 3) as usize];
            let (now, calls) = (SimTime(110 + 10 * k), SimDuration(k % 5));
            let task = TaskWait { since: 5, own: Occupant::Protocol, ran: SimDuration(2) };
            let turns = [(Occupant::Interrupt, 8), (Occupant::Protocol, 10)];
            let turns = turns.map(|(who, until)| CpuTurn { who, until });
            let meanwhile = Meanwhile { latest: &turns, first: k, end: k + 2 };
            let waited = k.is_multiple_of(5).then_some((task, meanwhile));
            trail.work(now, &CpuCauses { cpu, by_flow: vec![[cause; 2]; 2] }, (waited, calls), &mut log);
            forks.push(trail);
            if emptied.is_some_and(|every| k % every == every - 1) {
                log.settle(&mut forks.iter_mut().collect::<Vec<_>>());
                assert!(log.stretches.len() == log.totals.len() && log.totals.len() <= forks.len());
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
            let Kept::Stages(stages) = total(&log, &in_order[tasks as usize]).kept else {
                panic!("stages were asked for")
            };
            let mut spent = TimeByCause::default();
            let mut waited = 0;
            let mut from = stages.from.unwrap_or(FLOOR);
            for (cause, wait, to) in stages.list {
                spent[cause as usize] += to.since(from).0;
                waited += wait.map_or(0, |_| to.since(from).0);
                from = to;
            }
            let (log, alone) = forks(tasks, false, None);
            let Kept::Sums(sums) = total(&log, &alone[tasks as usize]).kept else {
                panic!("sums were asked for")
            };
            assert_eq!(sums.spent, spent, "{tasks} tasks");
            assert_eq!(sums.waits.sum(), waited, "{tasks} tasks");
        }
    }

    #[test]
    fn what_follows_of_the_same_cause_is_one_stretch() {
        let mut log = TimeLog::new(SimTime::ZERO);
        let causes = CpuCauses { cpu: 0, by_flow: vec![[Cause::SenderCpu; 2]; 2] };
        let mut trail = Trail::new(1, SimTime::ZERO, false, &mut log);
        for k in 1..=100 {
            trail.work(SimTime(10 * k), &causes, (None, SimDuration(3)), &mut log);
        }
        assert_eq!(log.stretches.len(), 1, "its beginning");
        trail.spend(SimTime(1_005), Cause::Serialisation, &mut log);
        assert_eq!(log.stretches.len(), 2);
        let Kept::Sums(sums) = total(&log, &trail).kept else { panic!("sums were asked for") };
        let causes = [Cause::SenderCpu, Cause::SystemCall, Cause::Serialisation];
        assert_eq!(causes.map(|cause| sums.spent[cause as usize]), [700, 300, 5]);
    }

    #[test]
    fn what_is_before_the_floor_does_not_count() {
        for tasks in [1, 3, 30] {
            let (log, forks) = forks(tasks, false, None);
            let Kept::Sums(sums) = total(&log, &forks[tasks as usize]).kept else {
                panic!("sums were asked for")
            };
            assert_eq!(sums.spent.iter().sum::<u64>(), (10 * tasks + 100).saturating_sub(FLOOR.0));
        }
    }

    #[test]
    fn the_latest_stages_are_kept_in_order() {
        let (log, forks) = forks(1_000, true, None);
        let Kept::Stages(stages) = total(&log, &forks[1_000]).kept else { panic!("stages were asked for") };
        assert!(stages.list.len() <= STAGES && stages.list.len() > STAGES / 2);
        assert!(stages.list.windows(2).all(|pair| pair[0].2 < pair[1].2));
    }

    #[test]
    fn what_one_fork_spends_is_not_on_the_other() {
        let (mut log, forks) = forks(3, false, None);
        let (mut one, mut other) = (forks[3], forks[3]);
        one.spend(SimTime(500), Cause::Idle, &mut log);
        other.line(SimDuration(9));
        let Kept::Sums(sums) = total(&log, &other).kept else { panic!("sums were asked for") };
        assert_eq!(sums.spent[Cause::Idle as usize], 0);
        assert_eq!((one.until(), other.until()), (Some(SimTime(500)), Some(SimTime(130))));
        assert_eq!(one.path().unwrap().slowest, SimDuration::ZERO);
        log.settle(&mut [&mut one, &mut other]);
        let Kept::Sums(sums) = total(&log, &one).kept else { panic!("sums were asked for") };
        assert_eq!(sums.spent[Cause::Idle as usize], 370);
    }
}
