//! Waits for a CPU, by who had it meanwhile.

use super::cause::Cause;
use serde::Serialize;

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
