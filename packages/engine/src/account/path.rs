//! A critical path as far as it has come.

use super::cause::Cause;
use super::wait::{Holder, Wait, Waits};
use crate::sim::time::{SimDuration, SimTime};
use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// Time by cause.
pub(super) type Spent = [u64; Cause::COUNT];

/// Stages of one message that are kept apart; what lies further back counts as idle.
const STAGES: usize = 256;

/// What every instant from `from` to `until` went into.
#[derive(Clone, Debug)]
pub(super) struct Path {
    /// Flow index.
    pub(super) flow: u32,
    /// Time at which the path begins.
    pub(super) from: SimTime,
    /// Time up to which the path is accounted for.
    pub(super) until: SimTime,
    /// Nothing before this instant counts: the end of the warm-up.
    floor: SimTime,
    /// Sums by cause.
    pub(super) spent: Spent,
    /// What of it was a wait for a CPU that somebody else had.
    pub(super) waits: Waits,
    /// Causes in their order, with what was waited for and their ends, where it matters when something was.
    pub(super) stages: Option<Vec<(Cause, Option<Wait>, SimTime)>>,
    /// Longest time that a line took for the packet that it goes with.
    pub(super) slowest: SimDuration,
    /// Whether it is at or beyond a relay, where the sender's machine may receive.
    pub(super) onward: bool,
}

impl Path {
    fn charge(&mut self, cause: Cause, wait: Option<Wait>, to: SimTime) {
        if to <= self.until {
            return;
        }
        let begin = self.until.max(self.floor);
        self.until = to;
        if to <= begin {
            return;
        }
        self.spent[cause as usize] += to.since(begin).0;
        if let Some(wait) = wait {
            self.waits.add(wait, to.since(begin).0);
        }
        let Some(stages) = &mut self.stages else { return };
        match stages.last_mut() {
            Some((last, waited, end)) if (*last, *waited) == (cause, wait) => *end = to,
            _ => {
                if stages.len() == STAGES {
                    self.from = stages[STAGES / 2 - 1].2;
                    stages.drain(..STAGES / 2);
                }
                stages.push((cause, wait, to));
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
        Self(Some(Arc::new(Path {
            flow,
            from: from.max(floor),
            until: from,
            floor,
            spent: [0; Cause::COUNT],
            waits: Waits::default(),
            stages: staged.then(Vec::new),
            slowest: SimDuration::ZERO,
            onward: false,
        })))
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
        if let Some(path) = &mut self.0
            && to > path.until
        {
            Arc::make_mut(path).charge(cause, wait, to);
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
        if let Some(path) = &mut self.0
            && path.onward != onward
        {
            Arc::make_mut(path).onward = onward;
        }
    }

    /// The one of two that has come farther; this one if both have come as far.
    #[must_use]
    pub fn later<'a>(&'a self, other: &'a Self) -> &'a Self {
        if other.until() > self.until() { other } else { self }
    }

    /// A packet leaves for a first line.
    pub fn depart(&mut self) {
        if let Some(path) = &mut self.0 {
            Arc::make_mut(path).slowest = SimDuration::ZERO;
        }
    }

    /// A line has taken so long for the packet.
    pub fn line(&mut self, time: SimDuration) {
        if let Some(path) = &mut self.0
            && time > path.slowest
        {
            Arc::make_mut(path).slowest = time;
        }
    }
}
