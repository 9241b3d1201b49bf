//! What a TCP socket waits for, as the account of a flow's time has it; nothing that the model depends on.

use crate::account::{Cause, TimeLog, Trail};
use lanelab_cells::sim::time::SimTime;
use lanelab_protocols::tcp::Timer;
use std::hash::{Hash, Hasher};

/// Paths that end in a wait.
#[derive(Clone, Debug, Default)]
pub(super) struct SocketTrails {
    /// Up to the event that set the machine's deadline.
    pub(super) deadline: Trail,
    /// Up to the latest event of the machine.
    pub(super) last: Trail,
}

/// What is observed is no part of the state.
impl Hash for SocketTrails {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

impl SocketTrails {
    /// The machine's deadline has come: the path to it.
    pub(super) fn timer(&mut self, timer: Option<Timer>, now: SimTime, log: &mut TimeLog) -> Trail {
        let mut trail = std::mem::take(&mut self.deadline);
        let cause = match timer {
            Some(Timer::DelayedAck) => Cause::DelayedAck,
            Some(Timer::Persist) => Cause::Window,
            Some(Timer::Retransmit | Timer::Connect) => Cause::Retransmission,
            Some(Timer::TimeWait) | None => Cause::Idle,
        };
        trail.spend(now, cause, log);
        trail
    }

    /// The path of an application that does something again after it had nothing to do since the machine's latest event.
    pub(super) fn idle(&self, now: SimTime, log: &mut TimeLog) -> Trail {
        let mut trail = self.last;
        trail.spend(now, Cause::Idle, log);
        trail
    }
}
