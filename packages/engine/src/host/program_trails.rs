//! What a program waits for between the turns of its loop, as the account of a flow's time has it; nothing that the model depends on.

use super::relay::Syscall;
use crate::account::{Cause, TimeLog, Trail};
use lanelab_cells::sim::time::SimTime;
use std::hash::{Hash, Hasher};

/// Paths that a turn may go on from. What a turn does it does at this instant because of what came last: its data or the room for
/// them, or the turn before it. A send call by plan waits for its instant alone.
#[derive(Clone, Debug, Default)]
pub(super) struct ProgramTrails {
    /// Up to the end of the latest turn that did something.
    before: Trail,
    /// Up to the latest arrival of data.
    data: Trail,
    /// Up to the latest event that may have made room.
    room: Trail,
    /// Up to the end of the latest send call by plan.
    planned: Trail,
    /// The plan was due at a turn before, and had to wait for room.
    refused: bool,
    /// When the turn began.
    began: SimTime,
    /// When the latest one that did something ended.
    ended: SimTime,
}

/// What is observed is no part of the state.
impl Hash for ProgramTrails {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

impl ProgramTrails {
    /// Something has happened at a socket: data have come, or there may be room.
    pub(super) const fn woken(&mut self, data: bool, trail: Trail) {
        *(if data { &mut self.data } else { &mut self.room }) = trail;
    }

    /// A turn of the loop begins.
    pub(super) const fn begin(&mut self, now: SimTime) {
        self.began = now;
    }

    /// The turn ends after the program did something; `trail` leads to what it did last.
    pub(super) const fn end(&mut self, now: SimTime, trail: Trail) {
        self.before = trail;
        self.ended = now;
    }

    /// The plan is due, and there is no room.
    pub(super) const fn refuse(&mut self) {
        self.refused = true;
    }

    /// A send call by plan is done.
    pub(super) const fn sent(&mut self, trail: Trail) {
        self.planned = trail;
        self.refused = false;
    }

    /// Every path that it keeps.
    pub(super) fn paths_mut(&mut self) -> [&mut Trail; 4] {
        [&mut self.before, &mut self.data, &mut self.room, &mut self.planned]
    }

    /// The path to what a turn does first.
    pub(super) fn first(&self, step: Option<&Syscall>, log: &mut TimeLog) -> Trail {
        let reason = match step {
            Some(Syscall::Send { .. }) => self.room,
            _ => self.data,
        };
        let mut trail = self.before.later(reason);
        trail.spend(self.began, Cause::Loop, log);
        trail
    }

    /// The path to a send call by plan that was due at `due`, on a CPU that counts as `cpu`.
    pub(super) fn planned(&self, due: SimTime, cpu: Cause, log: &mut TimeLog) -> Trail {
        if self.refused {
            return self.first(Some(&Syscall::Send { socket: 0, octets: 0 }), log);
        }
        let mut trail = self.planned;
        trail.spend(due.min(self.began), Cause::Idle, log);
        // The process was in the turn before, or it slept.
        trail.spend(self.ended.min(self.began), cpu, log);
        trail.spend(self.began, Cause::Loop, log);
        trail
    }
}
