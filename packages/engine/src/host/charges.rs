//! What a station's tasks are charged with, as the accounts of flows have it; nothing that the model depends on.

use super::cpu::{Actor, Task};
use super::socket::Socket;
use super::station::Station;
use super::work::Work;
use crate::account::{Holder, TaskWait, Trail};
use crate::context::Context;
use lanelab_cells::sim::time::SimDuration;

/// What a task that has just had the CPU went into.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Ended {
    /// Fixed part of its calls.
    calls: SimDuration,
    /// Its wait, where others had the CPU meanwhile.
    wait: Option<TaskWait>,
}

impl Station {
    /// A task has had the CPU: the path that led up to it leads to what it does now.
    pub(super) fn end(&mut self, task: &Task<Work>, cx: &mut Context<'_>) {
        self.ended.wait = self.cpu.end(task, &mut cx.trail);
        let begun = task.work.process().and_then(|process| self.calls.get(process as usize));
        self.ended.calls = begun.copied().unwrap_or(SimDuration::ZERO);
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
            let cpu = cx.accounts.cpu(&cx.trail, self.id);
            let waited = self.ended.wait.map(|wait| (wait, self.cpu.turns(wait)));
            cx.trail.work(cx.now, (cpu, self.id), (waited, self.ended.calls), &mut cx.accounts.log);
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
