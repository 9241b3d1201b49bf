//! A critical path as far as it has come.

use super::cause::Cause;
use super::time_log::{Place, Stretch, TimeLog};
use super::total::Total;
use super::wait::{Holder, Wait};
use lanelab_cells::sim::time::{SimDuration, SimTime};
use std::hash::{Hash, Hasher};

/// A path of a flow: its latest stretch of time in the log, of which each names the one before it, and behind that what is not in the log
/// yet. One task of a host follows the next, most of them of the same cause: together they are one stretch.
#[derive(Clone, Copy, Debug)]
pub(super) struct Path {
    /// Flow index.
    pub(super) flow: u32,
    /// Time up to which the path is accounted for.
    pub(super) until: SimTime,
    /// Time up to which it is in the log.
    logged: SimTime,
    /// What the time from there on went into, apart from `calls`.
    cause: Cause,
    /// How much of the time from there on went into system calls, in ps; always none where `staged`.
    calls: u64,
    /// Longest time that a line took for the packet that it goes with.
    pub(super) slowest: SimDuration,
    /// Whether it is at or beyond a relay, where the sender's machine may receive.
    pub(super) onward: bool,
    /// Whether the order of its causes is kept.
    staged: bool,
    /// Place of its latest stretch in the log.
    pub(super) latest: Place,
}

impl Path {
    /// The stretch that is not in the log yet; of time before the end of the warm-up none.
    fn unlogged(&self, log: &TimeLog) -> Option<Stretch> {
        let begin = self.logged.max(log.floor());
        (self.until > begin).then(|| {
            let ps = self.until.since(begin).0 - self.calls;
            Stretch { before: self.latest, stage: (self.cause, None, self.until), ps, calls: self.calls }
        })
    }

    /// Puts all of it into the log.
    fn log(&mut self, log: &mut TimeLog) {
        if let Some(stretch) = self.unlogged(log) {
            self.latest = log.push(stretch);
        }
        (self.logged, self.calls) = (self.until, 0);
    }

    /// Everything from where it is up to `to` went into `cause`.
    fn charge(&mut self, to: SimTime, cause: Cause, log: &mut TimeLog) {
        self.charge_task(to, cause, SimDuration::ZERO, log);
    }

    /// Counts the last `calls` of the time from where it is up to `to` as system calls, and all before them as `cause`.
    fn charge_task(&mut self, to: SimTime, cause: Cause, calls: SimDuration, log: &mut TimeLog) {
        if to <= self.until {
            return;
        }
        let called = SimTime(to.0.saturating_sub(calls.0)).max(self.until);
        if self.staged && to > called {
            self.charge(called, cause, log);
            return self.charge(to, Cause::SystemCall, log);
        }
        if cause != self.cause {
            self.log(log);
            self.cause = cause;
        }
        self.calls += to.0.saturating_sub(called.max(log.floor()).0);
        self.until = to;
    }

    /// Everything from where it is up to `to` went into a wait.
    fn charge_wait(&mut self, to: SimTime, wait: Wait, log: &mut TimeLog) {
        if to <= self.until {
            return;
        }
        self.log(log);
        let begin = self.until.max(log.floor());
        if to > begin {
            let stage = (wait.cause, Some(wait), to);
            let ps = to.since(begin).0;
            self.latest = log.push(Stretch { before: self.latest, stage, ps, calls: 0 });
        }
        (self.until, self.logged) = (to, to);
    }

    /// What all of it adds up to.
    pub(super) fn total(&self, log: &TimeLog) -> Total {
        let mut total = log.total(self.latest);
        if let Some(stretch) = self.unlogged(log) {
            total.add(&stretch);
        }
        total
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
        Self(Some(Path {
            flow,
            until: from,
            logged: from,
            cause: Cause::Idle,
            calls: 0,
            slowest: SimDuration::ZERO,
            onward: false,
            staged,
            latest: Place::Start { staged },
        }))
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
        if let Some(path) = &mut self.0 {
            path.charge(to, cause, log);
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
        (waits, calls): (impl Iterator<Item = (Holder, SimDuration)>, SimDuration),
        log: &mut TimeLog,
    ) {
        let Some(path) = &mut self.0 else { return };
        let own = SimTime(now.0.saturating_sub(calls.0)).max(path.until);
        for (holder, time) in waits {
            let at = (path.until + time).min(own);
            path.charge_wait(at, Wait { cause, node, holder }, log);
        }
        path.charge_task(now, cause, calls, log);
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
