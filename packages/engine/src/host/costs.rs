//! What a host's CPU costs: `papers.md`, "Cost model".

use crate::scenario::{Cpu, CpuSet};
use lanelab_cells::sim::time::SimDuration;
use std::hash::{Hash, Hasher};

/// Costs of one host, divided by its speed where they scale with it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Costs {
    model: Cpu,
    /// Each send or receive call.
    pub syscall: SimDuration,
    /// Each IP packet sent.
    pub send_packet: SimDuration,
    /// Each IP packet received.
    pub receive_packet: SimDuration,
    /// Each PDU from a NIC.
    pub interrupt: SimDuration,
    /// Each 10 ms clock tick.
    pub tick: SimDuration,
}

impl Hash for Costs {
    /// The model says it all; the rest follows from it.
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        let Cpu {
            speed,
            syscall_ps,
            send_packet_ps,
            receive_packet_ps,
            interrupt_ps,
            copy_ps_per_octet,
            checksum_ps_per_octet,
            tick_ps,
            cell_ps,
        } = self.model;
        speed.to_bits().hash(hasher);
        [syscall_ps, send_packet_ps, receive_packet_ps, interrupt_ps].hash(hasher);
        [copy_ps_per_octet, checksum_ps_per_octet, tick_ps, cell_ps].hash(hasher);
    }
}

impl Costs {
    /// The costs of a scenario's CPU.
    #[must_use]
    pub(super) fn new(model: Cpu) -> Self {
        let scaled = |ps: u64| SimDuration((ps as f64 / model.speed + 0.5) as u64);
        Self {
            model,
            syscall: scaled(model.syscall_ps),
            send_packet: scaled(model.send_packet_ps),
            receive_packet: scaled(model.receive_packet_ps),
            interrupt: scaled(model.interrupt_ps),
            tick: scaled(model.tick_ps),
        }
    }

    /// Copying `octets` between application and kernel.
    #[must_use]
    pub(super) fn copy(&self, octets: u32) -> SimDuration {
        self.octets(octets, self.model.copy_ps_per_octet)
    }

    /// Checksumming `octets`.
    #[must_use]
    pub(super) fn checksum(&self, octets: u32) -> SimDuration {
        self.octets(octets, self.model.checksum_ps_per_octet)
    }

    /// Segmenting or reassembling `cells` in the driver; set by the NIC, not by the CPU's speed.
    #[must_use]
    pub(super) const fn cells(&self, cells: u32) -> SimDuration {
        SimDuration(self.model.cell_ps * cells as u64)
    }

    /// The same with some costs changed.
    #[must_use]
    pub(super) fn with(&self, set: &CpuSet) -> Self {
        Self::new(self.model.with(set))
    }

    /// A cost of this machine's CPU.
    #[must_use]
    pub(super) fn scaled(&self, ps: u64) -> SimDuration {
        SimDuration((ps as f64 / self.model.speed + 0.5) as u64)
    }

    /// A cost for each octet.
    #[must_use]
    pub(super) fn octets(&self, octets: u32, ps_per_octet: u64) -> SimDuration {
        SimDuration((octets as f64 * ps_per_octet as f64 / self.model.speed + 0.5) as u64)
    }
}
