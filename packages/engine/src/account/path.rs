//! A critical path as far as it has come.
//!
//! Paths fork at every event that sets off more than one thing, and share what came before the fork: a path is a chain of parts, each
//! with a few stretches of time and the part before it. What a chain adds up to is asked for at the end only. A chain is no longer than
//! [`LONGEST`]: the part that would come next holds what all before it add up to, so memory is bounded by what is under way.

use super::cause::Cause;
use super::wait::{Holder, Wait, Waits};
use lanelab_cells::sim::time::{SimDuration, SimTime};
use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// Time by cause.
pub(super) type Spent = [u64; Cause::COUNT];

/// Stages of one message that are kept apart; what lies further back counts as idle.
const STAGES: usize = 256;
/// Stretches of time that a part has room for: what the time of a PDU under way goes into.
const STRETCHES: usize = 4;
/// Parts that a chain has at most.
const LONGEST: u8 = 32;

/// A cause with what was waited for and its end.
pub(super) type Stage = (Cause, Option<Wait>, SimTime);

/// A stretch of time, and how much of it counts, in ps.
#[derive(Clone, Copy, Debug)]
struct Stretch {
    stage: Stage,
    ps: u64,
}

/// What the parts of a path add up to.
#[derive(Clone, Debug, Default)]
pub(super) struct Sums {
    /// Time by cause.
    pub(super) spent: Spent,
    /// What of it was a wait for a CPU that somebody else had.
    pub(super) waits: Waits,
}

/// The stages of a path in their order, as far as they are kept.
#[derive(Clone, Debug)]
pub(super) struct Stages {
    /// Time at which the first of them begins.
    pub(super) from: SimTime,
    pub(super) list: Vec<Stage>,
}

impl Stages {
    fn add(&mut self, stage: Stage) {
        let (cause, wait, to) = stage;
        match self.list.last_mut() {
            Some((last, waited, end)) if (*last, *waited) == (cause, wait) => *end = to,
            _ => {
                if self.list.len() == STAGES {
                    self.from = self.list[STAGES / 2 - 1].2;
                    self.list.drain(..STAGES / 2);
                }
                self.list.push(stage);
            }
        }
    }
}

/// What comes before a part.
#[derive(Clone, Debug)]
enum Before {
    /// Parts of which sums matter alone.
    Sums(Box<Sums>),
    /// Parts of which the order of causes matters.
    Stages(Box<Stages>),
    /// Another part.
    Part(Arc<Path>),
}

/// What every instant from its beginning to `until` went into.
#[derive(Clone, Debug)]
pub(super) struct Path {
    /// Flow index.
    pub(super) flow: u32,
    /// Time up to which the path is accounted for.
    pub(super) until: SimTime,
    /// Nothing before this instant counts: the end of the warm-up.
    floor: SimTime,
    /// Longest time that a line took for the packet that it goes with.
    pub(super) slowest: SimDuration,
    /// Whether it is at or beyond a relay, where the sender's machine may receive.
    pub(super) onward: bool,
    /// How many parts are before this one in its chain.
    depth: u8,
    /// How many of `stretches` there are.
    len: u8,
    stretches: [Stretch; STRETCHES],
    before: Before,
}

const NO_STRETCH: Stretch = Stretch { stage: (Cause::Idle, None, SimTime::ZERO), ps: 0 };

impl Path {
    /// A part behind this one.
    fn behind(part: &Arc<Self>) -> Self {
        let is_long = part.depth == LONGEST;
        let before = if is_long { part.summed() } else { Before::Part(Arc::clone(part)) };
        Self {
            depth: if is_long { 0 } else { part.depth + 1 },
            len: 0,
            stretches: [NO_STRETCH; STRETCHES],
            before,
            ..**part
        }
    }

    /// What this part and all before it add up to.
    fn summed(&self) -> Before {
        match self.first().before {
            Before::Stages(_) => Before::Stages(Box::new(self.stages())),
            _ => Before::Sums(Box::new(self.sums())),
        }
    }

    /// The first part of the chain.
    fn first(&self) -> &Self {
        let mut part = self;
        while let Before::Part(before) = &part.before {
            part = before;
        }
        part
    }

    /// Shows every stretch of the chain to `see`, in order.
    fn each(&self, see: &mut impl FnMut(&Stretch)) {
        if let Before::Part(before) = &self.before {
            before.each(see);
        }
        self.stretches[..usize::from(self.len)].iter().for_each(see);
    }

    /// Sums by cause and by wait; of a path of which the order of causes matters none.
    pub(super) fn sums(&self) -> Sums {
        let Before::Sums(before) = &self.first().before else { return Sums::default() };
        let mut sums = (**before).clone();
        self.each(&mut |Stretch { stage: (cause, wait, _), ps }| {
            sums.spent[*cause as usize] += ps;
            if let Some(wait) = wait {
                sums.waits.add(*wait, *ps);
            }
        });
        sums
    }

    /// The latest stages, where the order of causes matters.
    pub(super) fn stages(&self) -> Stages {
        let first = self.first();
        let Before::Stages(before) = &first.before else {
            return Stages { from: self.until, list: Vec::new() };
        };
        let mut stages = (**before).clone();
        self.each(&mut |stretch| stages.add(stretch.stage));
        stages
    }

    /// Whether a stretch of this cause fits into this part: at its end, or as part of the last.
    fn has_room(&self, cause: Cause, wait: Option<Wait>) -> bool {
        let last = self.stretches[..usize::from(self.len)].last();
        usize::from(self.len) < STRETCHES
            || last.is_some_and(|last| (last.stage.0, last.stage.1) == (cause, wait))
    }

    fn charge(&mut self, cause: Cause, wait: Option<Wait>, to: SimTime) {
        let begin = self.until.max(self.floor);
        self.until = to;
        if to <= begin {
            return;
        }
        let ps = to.since(begin).0;
        match self.stretches[..usize::from(self.len)].last_mut() {
            Some(last) if (last.stage.0, last.stage.1) == (cause, wait) => {
                last.stage.2 = to;
                last.ps += ps;
            }
            _ => {
                self.stretches[usize::from(self.len)] = Stretch { stage: (cause, wait, to), ps };
                self.len += 1;
            }
        }
    }
}

/// The critical path that leads up to something, if anyone asked for it.
#[derive(Clone, Debug, Default)]
pub struct Trail(Option<Arc<Path>>);

/// What is observed is no part of the state.
impl Hash for Trail {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

impl Trail {
    /// A path that begins at `from`; what is before `floor` will not count. With `staged` the order of its causes is kept.
    pub(super) fn new(flow: u32, from: SimTime, floor: SimTime, staged: bool) -> Self {
        let stages = || Stages { from: from.max(floor), list: Vec::new() };
        Self(Some(Arc::new(Path {
            flow,
            until: from,
            floor,
            slowest: SimDuration::ZERO,
            onward: false,
            depth: 0,
            len: 0,
            stretches: [NO_STRETCH; STRETCHES],
            before: if staged { Before::Stages(Box::new(stages())) } else { Before::Sums(Box::default()) },
        })))
    }

    /// The part to change: this one where no other path has it and `fits` says so, else one behind it.
    fn part(&mut self, fits: impl FnOnce(&Path) -> bool) -> Option<&mut Path> {
        let path = self.0.as_mut()?;
        if Arc::get_mut(path).is_none_or(|path| !fits(path)) {
            *path = Arc::new(Path::behind(path));
        }
        Arc::get_mut(path)
    }

    pub(super) fn path(&self) -> Option<&Path> {
        self.0.as_deref()
    }

    /// Whether this trail leads anywhere; it does not where no account is kept.
    #[must_use]
    pub const fn is_on(&self) -> bool {
        self.0.is_some()
    }

    /// How far it has come.
    #[must_use]
    pub fn until(&self) -> Option<SimTime> {
        self.path().map(|path| path.until)
    }

    /// Everything from where it is up to `to` went into `cause`.
    pub fn spend(&mut self, to: SimTime, cause: Cause) {
        self.charge(to, cause, None);
    }

    fn charge(&mut self, to: SimTime, cause: Cause, wait: Option<Wait>) {
        if self.until().is_some_and(|until| to > until)
            && let Some(path) = self.part(|path| path.has_room(cause, wait))
        {
            path.charge(cause, wait, to);
        }
    }

    /// The next `time`, as far as `now` allows, went into `cause`.
    pub fn spend_for(&mut self, now: SimTime, cause: Cause, time: SimDuration) {
        if let Some(until) = self.until() {
            self.spend((until + time).min(now), cause);
        }
    }

    /// Counts the last `own` of the time up to `now` as `work`, and all before it as a wait for `cause`.
    pub fn wait_and_work(&mut self, now: SimTime, cause: Cause, work: Cause, own: SimDuration) {
        if let Some(until) = self.until() {
            let waited = now.since(until).0.saturating_sub(own.0);
            self.spend_for(now, cause, SimDuration(waited));
            self.spend(now, work);
        }
    }

    /// The time up to `now` went into a task on the CPU of `node`: its calls last, its own work before them, and first the waits for those
    /// who had the CPU meanwhile.
    pub fn work(
        &mut self,
        now: SimTime,
        (cause, node): (Cause, u32),
        waits: &[(Holder, SimDuration)],
        calls: SimDuration,
    ) {
        let Some(until) = self.until() else { return };
        let mut at = until;
        let own = SimTime(until.0.max(now.0.saturating_sub(calls.0)));
        for &(holder, time) in waits {
            at = (at + time).min(own);
            self.charge(at, cause, Some(Wait { cause, node, holder }));
        }
        self.wait_and_work(now, cause, Cause::SystemCall, calls);
    }

    /// Notes which leg the path takes next: between the relay and its receivers (`onward`), or between the sender and the relay.
    pub fn head(&mut self, onward: bool) {
        if self.path().is_some_and(|path| path.onward != onward)
            && let Some(path) = self.part(|_| true)
        {
            path.onward = onward;
        }
    }

    /// The one of two that has come farther; this one if both have come as far.
    #[must_use]
    pub fn later<'a>(&'a self, other: &'a Self) -> &'a Self {
        if other.until() > self.until() { other } else { self }
    }

    /// A packet leaves for a first line.
    pub fn depart(&mut self) {
        self.set_slowest(|_| SimDuration::ZERO);
    }

    /// A line has taken so long for the packet.
    pub fn line(&mut self, time: SimDuration) {
        self.set_slowest(|slowest| slowest.max(time));
    }

    fn set_slowest(&mut self, of: impl FnOnce(SimDuration) -> SimDuration) {
        let Some(slowest) = self.path().map(|path| path.slowest) else { return };
        let new = of(slowest);
        if new != slowest
            && let Some(path) = self.part(|_| true)
        {
            path.slowest = new;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CAUSES: [Cause; 3] = [Cause::SenderCpu, Cause::Serialisation, Cause::Propagation];
    const WAIT: Wait = Wait { cause: Cause::SenderCpu, node: 7, holder: Holder::Interrupt };

    /// A path of so many stretches; with `forks`, something else keeps each step of it.
    fn path(stretches: u64, staged: bool, forks: bool) -> Trail {
        let mut trail = Trail::new(1, SimTime(100), SimTime(130), staged);
        let mut others = Vec::new();
        for k in 0..stretches {
            let wait = k.is_multiple_of(5).then_some(WAIT);
            trail.charge(SimTime(110 + 10 * k), CAUSES[(k * k % 7 % 3) as usize], wait);
            if forks {
                others.push(trail.clone());
            }
        }
        trail
    }

    fn length(path: &Path) -> usize {
        match &path.before {
            Before::Part(before) => 1 + length(before),
            Before::Sums(_) | Before::Stages(_) => 1,
        }
    }

    #[test]
    fn a_path_adds_up_to_the_same_however_often_it_forks() {
        for stretches in [1, 3, 30, 1_000] {
            let [alone, forked] = [false, true].map(|forks| path(stretches, false, forks));
            let (alone, forked) = (alone.path().unwrap(), forked.path().unwrap());
            let (sums, same) = (alone.sums(), forked.sums());
            assert_eq!(sums.spent, same.spent);
            assert_eq!(format!("{:?}", sums.waits), format!("{:?}", same.waits));
            // What is before the floor does not count.
            assert_eq!(sums.spent.iter().sum::<u64>(), (10 * stretches + 100).saturating_sub(130));
            assert!(length(forked) <= usize::from(LONGEST) + 1, "{} parts", length(forked));
        }
    }

    #[test]
    fn the_latest_stages_are_kept_in_order() {
        let [alone, forked] = [false, true].map(|forks| path(1_000, true, forks));
        let (alone, forked) = (alone.path().unwrap().stages(), forked.path().unwrap().stages());
        assert_eq!((alone.from, &alone.list), (forked.from, &forked.list));
        assert!(alone.list.len() <= STAGES && alone.list.len() > STAGES / 2);
        assert!(alone.list.windows(2).all(|pair| pair[0].2 < pair[1].2));
    }

    #[test]
    fn what_one_fork_spends_is_not_on_the_other() {
        let mut one = path(3, false, false);
        let mut other = one.clone();
        one.spend(SimTime(500), Cause::Idle);
        other.line(SimDuration(9));
        assert_eq!(other.path().unwrap().sums().spent[Cause::Idle as usize], 0);
        assert_eq!((one.until(), other.until()), (Some(SimTime(500)), Some(SimTime(130))));
        assert_eq!(one.path().unwrap().slowest, SimDuration::ZERO);
    }
}
