//! What a station's tasks are charged with, as the accounts of flows have it; nothing that the model depends on.

use super::cpu::{Actor, Task};
use super::ledger::Occupant;
use super::socket::Socket;
use super::station::Station;
use super::work::Work;
use crate::account::{Holder, Trail};
use crate::context::Context;
use lanelab_cells::sim::time::SimDuration;

/// What a task that has just had the CPU went into.
#[derive(Clone, Debug, Default)]
pub(super) struct Ended {
    /// Fixed part of its calls.
    calls: SimDuration,
    /// Occupants of the CPU while it waited, and for how long.
    waits: Vec<(Occupant, SimDuration)>,
}

impl Station {
    /// A task has had the CPU: the path that led up to it leads to what it does now.
    pub(super) fn end(&mut self, task: &Task<Work>, cx: &mut Context<'_>) {
        let begun = task.work.process().and_then(|process| self.calls.get(process as usize));
        self.ended.calls = begun.copied().unwrap_or(SimDuration::ZERO);
        self.cpu.end(task, &mut cx.trail, &mut self.ended.waits);
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
            let waits = self.ended.waits.iter().map(|(who, time)| (self.holder(*who), *time));
            cx.trail.work(cx.now, (cpu, self.id), (waits, self.ended.calls), &mut cx.accounts.log);
        }
    }

    /// The occupant of the CPU, as accounts name it.
    fn holder(&self, occupant: Occupant) -> Holder {
        match occupant {
            Occupant::Interrupt => Holder::Interrupt,
            Occupant::Protocol => Holder::Protocol,
            Occupant::Process(process) => match Work::of_process(process) {
                Work::Program(index) => {
                    let program = &self.programs[index as usize];
                    Holder::Process { flow: program.flow, sends: !program.is_switch() }
                }
                Work::Process(index) => {
                    let socket = &self.sockets[index as usize];
                    Holder::Process { flow: socket.flow(), sends: socket.sends() }
                }
                _ => Holder::Protocol,
            },
        }
    }
}
