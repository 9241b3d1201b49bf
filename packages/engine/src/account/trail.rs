//! A critical path as far as it has come.

use super::cause::Cause;
use super::cpu_causes::CpuCauses;
use super::stretch::{Carried, Place, Spent, Stretch};
use super::time_log::TimeLog;
use super::total::Total;
use super::wait::{Meanwhile, TaskWait};
use lanelab_cells::sim::time::{SimDuration, SimTime};
use std::hash::{Hash, Hasher};

/// A path of a flow: its latest stretch of time in the log, of which each names the one before it, and behind that what is not in the log
/// yet. One task of a host follows the next, most of them of the same cause: together they are one stretch.
#[derive(Clone, Copy, Debug)]
pub(super) struct Path {
    /// Time up to which the path is accounted for.
    pub(super) until: SimTime,
    /// How much of the time that is not in the log yet went into system calls, in ps; always none where `staged`.
    calls: u64,
    /// Longest time that a line took for the packet that it goes with.
    pub(super) slowest: SimDuration,
    /// Flow index.
    pub(super) flow: u32,
    /// Place of its latest stretch in the log.
    pub(super) latest: Place,
    /// What the time that is not in the log yet went into, apart from `calls`; none where all of it is there.
    cause: Option<Cause>,
    /// Whether it is at or beyond a relay, where the sender's machine may receive.
    pub(super) onward: bool,
    /// Whether the order of its causes is kept.
    staged: bool,
}

impl Path {
    /// What is not in the log yet.
    fn unlogged(&self) -> Option<Spent> {
        self.cause.map(|cause| Spent { cause, until: self.until, calls: self.calls })
    }

    /// Takes what is not in the log yet, to put it there.
    const fn take_unlogged(&mut self) -> Option<Spent> {
        let Some(cause) = self.cause.take() else { return None };
        Some(Spent { cause, until: self.until, calls: std::mem::replace(&mut self.calls, 0) })
    }

    /// Puts all of it into the log.
    fn log(&mut self, log: &mut TimeLog) {
        if let Some(spent) = self.take_unlogged() {
            self.latest = log.push(Stretch::Spent(self.latest, spent));
        }
    }

    /// Everything from where it is up to `to` went into `cause`.
    fn charge(&mut self, to: SimTime, cause: Cause, log: &mut TimeLog) {
        if to > self.until {
            self.go_on(to, cause, log);
        }
    }

    /// Goes on up to `to` with what goes into `cause`.
    #[inline]
    fn go_on(&mut self, to: SimTime, cause: Cause, log: &mut TimeLog) {
        if self.cause != Some(cause) {
            if self.cause.is_some() {
                self.log(log);
            }
            self.cause = Some(cause);
        }
        self.until = to;
    }

    /// What all of it adds up to.
    pub(super) fn total(&self, log: &TimeLog) -> Total {
        let mut total = log.total(self.latest);
        if let Some(spent) = self.unlogged() {
            total.add_spent(&spent);
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
    pub(super) fn new(flow: u32, from: SimTime, staged: bool, log: &mut TimeLog) -> Self {
        Self(Some(Path {
            until: from,
            calls: 0,
            slowest: SimDuration::ZERO,
            flow,
            latest: log.push(Stretch::Start { from, staged }),
            cause: None,
            onward: false,
            staged,
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

    /// Counts the last `own` of the time up to `now` as `work`, and all before it as a wait for `cause`.
    pub fn wait_and_work(
        &mut self,
        now: SimTime,
        cause: Cause,
        (work, own): (Cause, SimDuration),
        log: &mut TimeLog,
    ) {
        if let Some(path) = &mut self.0 {
            let begun = SimTime(now.0.saturating_sub(own.0));
            path.charge(begun, cause, log);
            path.charge(now, work, log);
        }
    }

    /// The time up to `now` went into a task on a CPU: its calls last, its own work before them, and first, where it had to wait,
    /// the turns of those who had the CPU meanwhile.
    pub fn work(
        &mut self,
        now: SimTime,
        causes: &CpuCauses,
        (waited, calls): (Option<(TaskWait, Meanwhile<'_>)>, SimDuration),
        log: &mut TimeLog,
    ) {
        let Some(path) = self.0.as_mut().filter(|path| now > path.until) else { return };
        let cause = causes.of(path);
        let called = SimTime(now.0.saturating_sub(calls.0).max(path.until.0));
        if called > path.until
            && let Some(waited) = waited
        {
            let before = (path.latest, path.take_unlogged());
            path.latest = log.push_waits(before, (cause, causes.cpu, called), waited);
        }
        if path.staged && now > called {
            path.charge(called, cause, log);
            return path.charge(now, Cause::SystemCall, log);
        }
        path.go_on(now, cause, log);
        path.calls += now.0.saturating_sub(called.0.max(log.floor().0));
    }

    /// A PDU has gone through a network of cells.
    pub fn carry(&mut self, carried: Carried, log: &mut TimeLog) {
        if let Some(path) = self.0.as_mut().filter(|path| carried.until > path.until) {
            let before = (path.latest, path.take_unlogged());
            path.latest = log.push_carried(before, carried);
            path.until = carried.until;
        }
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
