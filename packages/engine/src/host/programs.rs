//! Programs on a station: they have the CPU a step at a time, and act on their sockets when its time is spent.

use super::context::{Context, HostEvent};
use super::costs::Costs;
use super::cpu::Level;
use super::relay::{Program, Step};
use super::socket::Socket;
use super::station::{Station, Work};
use crate::sim::time::{SimDuration, SimTime};

impl Station {
    /// A program has spent the CPU time of a step.
    pub(super) fn program_ran(&mut self, index: u32, cx: &mut Context<'_>) {
        let program = &mut self.programs[index as usize];
        let Some((step, from)) = program.current.take() else { return };
        let (flow, now, node) = (program.flow, cx.now, self.id);
        match step {
            Step::Select => program.selected(now, &self.sockets),
            Step::Receive { socket, octets } => {
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
                }
                self.socket(socket, cx, |socket, cx, asks| socket.read(octets, cx, asks));
                let program = &mut self.programs[index as usize];
                if sends_on {
                    program.plan_sends(now, &self.sockets);
                }
            }
            Step::Send { socket, octets } => {
                program.sent(socket, octets, from);
                let (socket, relays) = (program.sockets[socket] as usize, program.is_switch());
                let stats = cx.stats(flow);
                if !relays {
                    stats.ready.get_or_insert(from);
                    if let Some(transfer) = &mut stats.transfer {
                        transfer.sent(from, now, octets);
                    }
                }
                self.socket(socket, cx, |socket, cx, asks| socket.write(octets, cx, asks));
            }
        }
        let program = &mut self.programs[index as usize];
        if program.steps.is_empty() {
            if let Some(at) = program.end(step != Step::Select, now) {
                cx.schedule(at, cx.event, HostEvent::Program(index));
            }
        } else {
            self.submit(Work::Program(index), Level::Process, cx);
        }
    }
}

/// A program gets the CPU: what its next step costs.
pub(super) fn program_cost(
    program: &mut Program,
    now: SimTime,
    costs: &Costs,
    sockets: &[Socket],
) -> SimDuration {
    match program.begin(now, sockets) {
        Some(Step::Select) => costs.scaled(program.select_ps),
        Some(Step::Receive { octets, .. } | Step::Send { octets, .. }) => costs.syscall + costs.copy(octets),
        None => SimDuration::ZERO,
    }
}
