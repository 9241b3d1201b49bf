//! A critical path as far as it has come.

use super::cause::Cause;
use super::time_log::{Place, Stretch, TimeLog};
use super::wait::{Holder, Wait};
use lanelab_cells::sim::time::{SimDuration, SimTime};
use std::hash::{Hash, Hasher};

/// A path of a flow: its latest stretch of time is in the log, and each stretch there names the one before it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Path {
    /// Flow index.
    pub(super) flow: u32,
    /// Time up to which the path is accounted for.
    pub(super) until: SimTime,
    /// Longest time that a line took for the packet that it goes with.
    pub(super) slowest: SimDuration,
    /// Whether it is at or beyond a relay, where the sender's machine may receive.
    pub(super) onward: bool,
    /// Place of its latest stretch in the log.
    pub(super) latest: Place,
}

impl Path {
    /// Everything from where it is up to a later instant went into `cause`.
    fn charge(&mut self, to: SimTime, cause: Cause, wait: Option<Wait>, log: &mut TimeLog) {
        let begin = self.until.max(log.floor());
        self.until = to;
        if to > begin {
            let ps = to.since(begin).0;
            self.latest = log.push(Stretch { before: self.latest, stage: (cause, wait, to), ps });
        }
    }
}

/// The critical path that leads up to something, if anyone asked for it. Paths fork at every event that sets off more than one thing: a
/// copy of a trail is a fork, and shares what came before it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Trail(Option<Path>);

/// What is observed is no part of the state.
impl Hash for Trail {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

impl Trail {
    /// A path that begins at `from`. With `staged` the order of its causes is kept, else the sums alone.
    pub(super) const fn new(flow: u32, from: SimTime, staged: bool) -> Self {
        let (slowest, onward, latest) = (SimDuration::ZERO, false, Place::Start { staged });
        Self(Some(Path { flow, until: from, slowest, onward, latest }))
    }

    pub(super) const fn path(&self) -> Option<&Path> {
        self.0.as_ref()
    }

    pub(super) const fn path_mut(&mut self) -> Option<&mut Path> {
        self.0.as_mut()
    }

    /// Whether this trail leads anywhere; it does not where no account is kept.
    #[must_use]
    pub const fn is_on(&self) -> bool {
        self.0.is_some()
    }

    /// How far it has come.
    #[must_use]
    pub fn until(&self) -> Option<SimTime> {
        self.0.map(|path| path.until)
    }

    /// Everything from where it is up to `to` went into `cause`.
    pub fn spend(&mut self, to: SimTime, cause: Cause, log: &mut TimeLog) {
        self.charge(to, cause, None, log);
    }

    fn charge(&mut self, to: SimTime, cause: Cause, wait: Option<Wait>, log: &mut TimeLog) {
        if let Some(path) = &mut self.0
            && to > path.until
        {
            path.charge(to, cause, wait, log);
        }
    }

    /// The next `time`, as far as `now` allows, went into `cause`.
    pub fn spend_for(&mut self, now: SimTime, cause: Cause, time: SimDuration, log: &mut TimeLog) {
        if let Some(until) = self.until() {
            self.spend((until + time).min(now), cause, log);
        }
    }

    /// Counts the last `own` of the time up to `now` as `work`, and all before it as a wait for `cause`.
    pub fn wait_and_work(
        &mut self,
        now: SimTime,
        cause: Cause,
        (work, own): (Cause, SimDuration),
        log: &mut TimeLog,
    ) {
        if own == SimDuration::ZERO {
            return self.spend(now, cause, log);
        }
        if let Some(until) = self.until() {
            let waited = now.since(until).0.saturating_sub(own.0);
            self.spend_for(now, cause, SimDuration(waited), log);
            self.spend(now, work, log);
        }
    }

    /// The time up to `now` went into a task on the CPU of `node`: its calls last, its own work before them, and first the waits for those
    /// who had the CPU meanwhile.
    pub fn work(
        &mut self,
        now: SimTime,
        (cause, node): (Cause, u32),
        (waits, calls): (&[(Holder, SimDuration)], SimDuration),
        log: &mut TimeLog,
    ) {
        let Some(until) = self.until() else { return };
        let mut at = until;
        let own = SimTime(until.0.max(now.0.saturating_sub(calls.0)));
        for &(holder, time) in waits {
            at = (at + time).min(own);
            self.charge(at, cause, Some(Wait { cause, node, holder }), log);
        }
        self.wait_and_work(now, cause, (Cause::SystemCall, calls), log);
    }

    /// Notes which leg the path takes next: between the relay and its receivers (`onward`), or between the sender and the relay.
    pub const fn head(&mut self, onward: bool) {
        if let Some(path) = &mut self.0 {
            path.onward = onward;
        }
    }

    /// The one of two that has come farther; this one if both have come as far.
    #[must_use]
    pub fn later(self, other: Self) -> Self {
        if other.until() > self.until() { other } else { self }
    }

    /// A packet leaves for a first line.
    pub const fn depart(&mut self) {
        if let Some(path) = &mut self.0 {
            path.slowest = SimDuration::ZERO;
        }
    }

    /// A line has taken so long for the packet.
    pub fn line(&mut self, time: SimDuration) {
        if let Some(path) = &mut self.0 {
            path.slowest = path.slowest.max(time);
        }
    }
}
