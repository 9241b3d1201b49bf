//! What the CPU of a station does, and what each piece of it costs.

use super::costs::Costs;
use super::cpu::{Actor, Prices};
use super::programs::program_cost;
use super::relay::Program;
use super::socket::Socket;
use super::station::LOOPBACK;
use crate::packet::{Packet, PacketId, PacketStore, Wrap};
use crate::scenario::Mpc;
use lanelab_cells::sim::time::{SimDuration, SimTime};

/// What the CPU is asked to do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Work {
    /// Take a PDU from the NIC.
    Interrupt(PacketId),
    /// Take a packet through IP and its transport.
    Input(PacketId),
    /// Hand a packet to its interface.
    Transmit(PacketId),
    /// Let the process behind a socket run.
    Process(u32),
    /// Let a program take its next step.
    Program(u32),
    /// Serve the clock.
    Tick,
}

impl Work {
    /// Work of the process of that number.
    pub(super) const fn of_process(process: u32) -> Self {
        if process.is_multiple_of(2) { Self::Process(process / 2) } else { Self::Program(process / 2) }
    }
}

impl Actor for Work {
    /// The process of a socket and the program of the same index are neighbours.
    fn process(&self) -> Option<u32> {
        match self {
            Self::Process(socket) => Some(2 * socket),
            Self::Program(program) => Some(2 * program + 1),
            Self::Interrupt(_) | Self::Input(_) | Self::Transmit(_) | Self::Tick => None,
        }
    }
}

/// What a host's MPOA client costs on a machine of speed 1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct MpcCosts {
    /// Ingress lookup and encapsulation of a packet.
    ingress_ps: u64,
    /// Egress lookup of a packet.
    egress_ps: u64,
    /// Each octet that the egress copies.
    egress_ps_per_octet: u64,
}

impl MpcCosts {
    pub(super) const fn of(mpc: &Mpc) -> Self {
        Self {
            ingress_ps: mpc.ingress_ps,
            egress_ps: mpc.egress_ps,
            egress_ps_per_octet: mpc.egress_ps_per_octet,
        }
    }
}

/// What the price of a task hangs on.
pub(super) struct PriceList<'a> {
    pub(super) now: SimTime,
    pub(super) costs: &'a Costs,
    pub(super) mpc: MpcCosts,
    pub(super) packets: &'a PacketStore,
    pub(super) sockets: &'a mut [Socket],
    pub(super) programs: &'a mut [Program],
    /// Fixed part of the calls that each process has begun, by its number.
    pub(super) calls: &'a mut Vec<SimDuration>,
}

impl Prices<Work> for PriceList<'_> {
    fn cost(&mut self, work: &mut Work) -> SimDuration {
        let fixed = match *work {
            Work::Process(index) => {
                let (calls, octets) = self.sockets[index as usize].begin();
                let fixed = SimDuration(self.costs.syscall.0 * u64::from(calls));
                (fixed, fixed + self.costs.copy(octets))
            }
            Work::Program(index) => {
                program_cost(&mut self.programs[index as usize], self.now, self.costs, self.sockets)
            }
            kernel => return self.kernel_cost(kernel) + self.mpc_cost(kernel),
        };
        if let Some(process) = work.process() {
            let process = process as usize;
            self.calls.resize(self.calls.len().max(process + 1), SimDuration::ZERO);
            self.calls[process] = fixed.0;
        }
        fixed.1
    }

    fn between_calls(&self, work: &Work) -> bool {
        match work {
            Work::Process(index) => self.sockets[*index as usize].is_between_calls(),
            _ => true,
        }
    }
}

impl PriceList<'_> {
    fn kernel_cost(&self, work: Work) -> SimDuration {
        let costs = self.costs;
        let nic = |packet: &Packet| {
            let inside = packet.datagram().is_some_and(|datagram| datagram.ip.dst == LOOPBACK);
            if inside { SimDuration::ZERO } else { costs.cells(packet.cells()) }
        };
        let ip_payload =
            |packet: &Packet| packet.datagram().map_or(0, |datagram| datagram.ip.payload_len.into());
        match work {
            Work::Interrupt(id) => costs.interrupt + nic(self.packets.get(id)),
            Work::Input(id) => costs.receive_packet + costs.checksum(ip_payload(self.packets.get(id))),
            Work::Transmit(id) => {
                let packet = self.packets.get(id);
                costs.send_packet + costs.checksum(ip_payload(packet)) + nic(packet)
            }
            Work::Tick => costs.tick,
            Work::Process(_) | Work::Program(_) => SimDuration::ZERO,
        }
    }

    /// CPU time that the MPOA client adds to a task: its ingress side looks at every packet that goes out, its egress side at those
    /// that come by a shortcut.
    fn mpc_cost(&self, work: Work) -> SimDuration {
        match work {
            Work::Transmit(_) => self.costs.scaled(self.mpc.ingress_ps),
            Work::Input(id) => match self.packets.get(id).wrap {
                Wrap::Tagged(_) => {
                    let octets = self.packets.get(id).len() as u32;
                    self.costs.scaled(self.mpc.egress_ps)
                        + self.costs.octets(octets, self.mpc.egress_ps_per_octet)
                }
                _ => SimDuration::ZERO,
            },
            Work::Interrupt(_) | Work::Process(_) | Work::Program(_) | Work::Tick => SimDuration::ZERO,
        }
    }
}
