//! How a host's operating system shares its CPU, and what it holds for it.

use super::check::Result;
use super::limits::within;
use super::present;
use serde::Deserialize;
use std::fmt::Arguments;

/// Longest wait for protocol work, one second; most PDUs or packets of a queue.
const MAX_PS: u64 = 1_000_000_000_000;
const MAX_QUEUE: u64 = 65_536;

/// Absent keys leave the host as it is without them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase", default)]
pub struct Kernel {
    /// The scheduler of its processes; absent: first come, first served, a task at a time.
    #[serde(deserialize_with = "present")]
    pub scheduler: Option<SchedulerSet>,
    /// PDUs or frames that each NIC keeps for the interrupt handler; one more is lost.
    #[serde(deserialize_with = "present")]
    pub receive_ring: Option<u32>,
    /// Packets that wait between interrupt handler and protocol code; one more is lost.
    #[serde(deserialize_with = "present")]
    pub input_queue: Option<u32>,
    /// Longest time in a row that protocol work keeps the CPU from a process.
    #[serde(deserialize_with = "present")]
    pub soft_interrupt_ps: Option<u64>,
}

/// A scheduler and what it costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct SchedulerSet {
    /// The rules.
    pub kind: SchedulerKind,
    /// CPU time to give the CPU to another process than the last one; scaled by the CPU's speed.
    #[serde(default)]
    pub switch_ps: u64,
    /// CPU time to wake a process; scaled by the CPU's speed.
    #[serde(default)]
    pub wake_ps: u64,
}

/// Rules by which processes get the CPU.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SchedulerKind {
    /// 4.3BSD, SunOS 4.
    Bsd,
    /// Solaris 2, time-sharing class.
    SolarisTs,
    /// Linux 2.2.
    #[serde(rename = "linux-2.2")]
    Linux22,
    /// Windows NT 4 Workstation.
    Nt,
    /// Windows NT 4 Server.
    NtServer,
}

impl SchedulerKind {
    /// Every one.
    pub const ALL: [Self; 5] = [Self::Bsd, Self::SolarisTs, Self::Linux22, Self::Nt, Self::NtServer];
}

/// Checks the ranges of the values.
pub(super) fn check(kernel: &Kernel, path: Arguments<'_>) -> Result {
    if let Some(scheduler) = &kernel.scheduler {
        within(scheduler.switch_ps, 0, MAX_PS, format_args!("{path}.scheduler.switchPs"))?;
        within(scheduler.wake_ps, 0, MAX_PS, format_args!("{path}.scheduler.wakePs"))?;
    }
    let queue = |value: Option<u32>, key: &str| {
        value.map_or(Ok(()), |size| within(size.into(), 1, MAX_QUEUE, format_args!("{path}.{key}")))
    };
    queue(kernel.receive_ring, "receiveRing")?;
    queue(kernel.input_queue, "inputQueue")?;
    kernel
        .soft_interrupt_ps
        .map_or(Ok(()), |time| within(time, 1, MAX_PS, format_args!("{path}.softInterruptPs")))
}
