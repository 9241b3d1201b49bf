//! Waits for a CPU, by who had it meanwhile.

use super::cause::Cause;
use lanelab_cells::sim::time::{SimDuration, SimTime};
use serde::Serialize;

/// Whoever can have a CPU.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Occupant {
    /// The interrupt handler.
    Interrupt,
    /// Protocol code of the kernel.
    Protocol,
    /// A process, by its number.
    Process(u32),
}

/// A time for which an occupant had the CPU.
#[derive(Clone, Copy, Debug)]
pub struct CpuTurn {
    /// The occupant that had the CPU.
    pub who: Occupant,
    /// CPU time of all occupants together at its end, in ps.
    pub until: u64,
}

/// The turns of a CPU in a wait, by numbers from the beginning of the run.
#[derive(Clone, Copy, Debug)]
pub struct Meanwhile<'a> {
    /// The latest turns of the CPU, in the order of time; all of the wait are among them.
    pub latest: &'a [CpuTurn],
    /// The first turn of the wait.
    pub first: u64,
    /// The turn after its last.
    pub end: u64,
}

/// A wait of a task for the CPU, in which others had it.
#[derive(Clone, Copy, Debug)]
pub struct TaskWait {
    /// CPU time of all occupants together when the task was put in line, in ps.
    pub since: u64,
    /// The occupant whose task waited.
    pub own: Occupant,
    /// CPU time that it has had itself.
    pub ran: SimDuration,
}

impl TaskWait {
    /// How long it waited for each occupant, in their order, replaces `sums`. `turns`: all from when it was put in line to its end.
    pub fn by_occupant(&self, turns: &[CpuTurn], sums: &mut Vec<(Occupant, SimDuration)>) {
        sums.clear();
        let mut begin = self.since;
        for turn in turns {
            let time = SimDuration(turn.until - begin);
            begin = turn.until;
            if let Some((_, sum)) = sums.iter_mut().find(|(who, _)| *who == turn.who) {
                *sum += time;
            } else {
                let at = sums.partition_point(|(who, _)| *who < turn.who);
                sums.insert(at, (turn.who, time));
            }
        }
        if let Some((_, time)) = sums.iter_mut().find(|(who, _)| *who == self.own) {
            // Its own work is no wait. Of the kernel's, what it did for others is one.
            time.0 = if matches!(self.own, Occupant::Process(_)) { 0 } else { time.0 - self.ran.0 };
        }
    }
}

/// Holder of a CPU while something waited for it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Holder {
    /// The interrupt handler.
    Interrupt,
    /// Protocol code of the kernel.
    Protocol,
    /// A process.
    Process {
        /// Index of the flow that it serves.
        flow: u32,
        /// Whether it is the one that sends.
        sends: bool,
    },
}

/// A kind of wait on a path: what it counts as, whose CPU it was for and who had that.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct Wait {
    pub(super) cause: Cause,
    pub(super) node: u32,
    pub(super) holder: Holder,
}

/// What is known of a task's waits before anyone asks for whom it waited.
#[derive(Clone, Copy, Debug)]
pub(super) struct TaskWaits {
    pub(super) task: TaskWait,
    /// The cause that these waits are part of.
    pub(super) cause: Cause,
    /// Number of the CPU in the log.
    pub(super) cpu: u32,
    /// The latest time at which they can have ended.
    pub(super) until: SimTime,
    /// Where the log has the turns meanwhile, among those of this CPU.
    pub(super) turns: (u32, u32),
}

/// Time by kind of wait, in the order of the kinds.
#[derive(Clone, Debug, Default)]
pub(super) struct Waits(Vec<(Wait, u64)>);

impl Waits {
    pub(super) fn add(&mut self, wait: Wait, ps: u64) {
        match self.0.binary_search_by_key(&wait, |(known, _)| *known) {
            Ok(at) => self.0[at].1 += ps,
            Err(at) => self.0.insert(at, (wait, ps)),
        }
    }

    /// All of it together.
    #[cfg(test)]
    pub(super) fn sum(&self) -> u64 {
        self.0.iter().map(|(_, ps)| ps).sum()
    }

    /// As a result shows them, with the ids of flows by their indices.
    pub(super) fn results(&self, flow_ids: &[u32]) -> Vec<CpuWait> {
        let result = |(wait, ps): &(Wait, u64)| {
            let (by, flow, sends) = match wait.holder {
                Holder::Interrupt => ("interrupt", None, None),
                Holder::Protocol => ("protocol", None, None),
                Holder::Process { flow, sends } => {
                    ("process", flow_ids.get(flow as usize).copied(), Some(sends))
                }
            };
            CpuWait { cause: wait.cause.name(), node: wait.node, by, flow, sends, ps: *ps }
        };
        self.0.iter().map(result).collect()
    }
}

/// How long a CPU was waited for while somebody else had it; part of the time of its cause.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct CpuWait {
    /// Name of the cause that the time is part of.
    #[cfg_attr(test, ts(type = "AccountCause"))]
    pub cause: &'static str,
    /// Node whose CPU it is.
    pub node: u32,
    /// Kind of work that had the CPU meanwhile.
    #[cfg_attr(test, ts(type = "'interrupt' | 'protocol' | 'process'"))]
    pub by: &'static str,
    /// Flow that the process serves.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub flow: Option<u32>,
    /// Whether it is the process that sends.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub sends: Option<bool>,
    /// Length of the wait in ps.
    pub ps: u64,
}
