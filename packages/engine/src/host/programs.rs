//! Programs on a station: they have the CPU a step at a time, and act on their sockets when its time is spent.

use super::costs::Costs;
use super::cpu::Level;
use super::relay::{Program, Syscall};
use super::socket::Socket;
use super::station::Station;
use super::work::Work;
use crate::context::{Context, HostEvent};
use lanelab_cells::sim::time::{SimDuration, SimTime};

impl Station {
    /// A program has spent the CPU time of a step.
    pub(super) fn program_ran(&mut self, index: u32, cx: &mut Context<'_>) {
        let program = &mut self.programs[index as usize];
        let Some((step, from)) = program.current.take() else { return };
        let (flow, now, node) = (program.flow, cx.now, self.id);
        match step {
            Syscall::Select => {
                program.selected(now, &self.sockets);
                cx.trail = program.path_to_next(None, &mut cx.accounts.log);
                self.charge(cx);
            }
            Syscall::Receive { socket, octets } => {
                program.received(octets);
                let (socket, relays, sends_on) =
                    (program.sockets[socket] as usize, program.is_switch(), program.sends_on());
                let stats = cx.stats(flow);
                if let Some(transfer) = &mut stats.transfer {
                    if relays {
                        transfer.served(now, octets);
                    }
                    if !relays || !sends_on {
                        transfer.arrived(now, octets, node);
                    }
                }
                if !relays || !sends_on {
                    stats.octets_received += u64::from(octets);
                    cx.delivered(flow);
                } else {
                    // What follows from the call by itself goes back to the sender.
                    cx.trail.head(false);
                }
                self.socket(socket, cx, |socket, cx, asks| socket.read(octets, cx, asks));
                let program = &mut self.programs[index as usize];
                if sends_on {
                    program.plan_sends(now, &self.sockets);
                }
            }
            Syscall::Send { socket, octets } => {
                let is_first = program.has_not_sent();
                program.sent(socket, octets, from);
                let (socket, relays) = (program.sockets[socket] as usize, program.is_switch());
                let stats = cx.stats(flow);
                if !relays {
                    stats.ready.get_or_insert(from);
                    if let Some(transfer) = &mut stats.transfer {
                        transfer.sent(from, now, octets);
                    }
                    if is_first {
                        cx.trail = cx.accounts.begin(flow, from);
                        self.charge(cx);
                    }
                    self.programs[index as usize].turns.sent(cx.trail);
                }
                cx.trail.head(relays);
                self.socket(socket, cx, |socket, cx, asks| socket.write(octets, cx, asks));
            }
        }
        let program = &mut self.programs[index as usize];
        if program.steps.is_empty() {
            if step != Syscall::Select {
                program.turns.end(now, cx.trail);
            }
            if let Some(at) = program.end(step != Syscall::Select, now) {
                cx.schedule(at, cx.event, HostEvent::Program(index));
            }
        } else {
            if step != Syscall::Select {
                cx.trail = program.path_to_next(Some(cx.trail), &mut cx.accounts.log);
                self.charge(cx);
            }
            self.submit(Work::Program(index), Level::Process, cx);
        }
    }
}

/// A program gets the CPU: the fixed part of what its next step costs, and all of it.
pub(super) fn program_cost(
    program: &mut Program,
    now: SimTime,
    costs: &Costs,
    sockets: &[Socket],
) -> (SimDuration, SimDuration) {
    let (call, octets) = match program.begin(now, sockets) {
        Some(Syscall::Select) => (costs.scaled(program.select_ps), 0),
        Some(Syscall::Receive { octets, .. } | Syscall::Send { octets, .. }) => (costs.syscall, octets),
        None => (SimDuration::ZERO, 0),
    };
    (call, call + costs.copy(octets))
}
