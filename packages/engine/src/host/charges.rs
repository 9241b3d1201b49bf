//! What a station's tasks are charged with, as the accounts of flows have it; nothing that the model depends on.

use super::cpu::{Actor, Task};
use super::ledger::Occupant;
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
    /// Holders of the CPU while it waited, and for how long.
    waits: Vec<(Holder, SimDuration)>,
}

impl Station {
    /// A task has had the CPU.
    pub(super) fn end(&mut self, task: &Task<Work>) {
        let begun = task.work.process().and_then(|process| self.calls.get(process as usize));
        let calls = begun.copied().unwrap_or(SimDuration::ZERO);
        let waits = self.cpu.waits(task).into_iter().map(|(who, time)| (self.holder(who), time));
        self.ended = Ended { calls, waits: waits.collect() };
    }

    /// Where `trail` leads to what the latest task did, its time went into the CPU.
    pub(super) fn charge(&self, mut trail: Trail, cx: &mut Context<'_>) {
        let cpu = cx.accounts.cpu(&trail, self.id);
        trail.work(cx.now, (cpu, self.id), &self.ended.waits, self.ended.calls);
        cx.trail = trail;
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
