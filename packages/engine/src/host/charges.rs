//! What a station's tasks are charged with, as the accounts of flows have it; nothing that the model depends on.

use super::cpu::{Actor, Level, Task};
use super::ledger::Waited;
use super::socket::Socket;
use super::station::Station;
use super::work::Work;
use crate::account::{Holder, Occupant, TaskWait, Trail};
use crate::context::Context;
use lanelab_cells::sim::time::SimDuration;

/// A task that has just had the CPU.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ended {
    work: Work,
    level: Level,
    /// Its wait, where others had the CPU meanwhile.
    wait: Option<Waited>,
}

impl Default for Ended {
    fn default() -> Self {
        Self { work: Work::Tick, level: Level::Interrupt, wait: None }
    }
}

impl Station {
    /// A task has had the CPU: the path that led up to it leads to what it does now.
    pub(super) fn end(&mut self, task: &Task<Work>, cx: &mut Context<'_>) {
        self.ended = Ended { work: task.work, level: task.level, wait: self.cpu.end(task, &mut cx.trail) };
        self.charge(cx);
    }

    /// Adds every path under way at this station to `trails`.
    pub(crate) fn trails_mut<'a>(&'a mut self, trails: &mut Vec<&'a mut Trail>) {
        trails.extend(self.cpu.trails_mut());
        trails.extend(self.sockets.iter_mut().filter_map(Socket::paths_mut).flatten());
        trails.extend(self.programs.iter_mut().flat_map(|program| program.turns.paths_mut()));
    }

    /// Where the path that led up to what is being done comes from before the latest task, its time went into the CPU.
    pub(super) fn charge(&self, cx: &mut Context<'_>) {
        if cx.trail.is_on() {
            let Ended { work, level, wait } = self.ended;
            let process = work.process();
            // The fixed part of its calls.
            let calls = process.and_then(|process| self.calls.get(process as usize).copied());
            let waited = wait.map(|wait| {
                let task = TaskWait { since: wait.since, own: Occupant::of(level, process), ran: wait.ran };
                (task, self.cpu.meanwhile(wait))
            });
            let went_into = (waited, calls.unwrap_or(SimDuration::ZERO));
            cx.trail.work(cx.now, &self.cpu_causes, went_into, &mut cx.accounts.log);
        }
    }

    /// Its processes by their numbers, as accounts name them.
    pub(crate) fn processes(&self) -> Vec<Holder> {
        let count = 2 * self.sockets.len().max(self.programs.len()) as u32;
        (0..count).map(|process| self.holder(process)).collect()
    }

    fn holder(&self, process: u32) -> Holder {
        let named = match Work::of_process(process) {
            Work::Program(index) => {
                let program = self.programs.get(index as usize);
                program.map(|it| Holder::Process { flow: it.flow, sends: !it.is_switch() })
            }
            Work::Process(index) => {
                let socket = self.sockets.get(index as usize);
                socket.map(|it| Holder::Process { flow: it.flow(), sends: it.sends() })
            }
            _ => None,
        };
        named.unwrap_or(Holder::Protocol)
    }
}
