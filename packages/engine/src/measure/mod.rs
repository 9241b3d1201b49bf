//! Measurement: counters of flows, the result of a run, its digest.

mod flow_stats;
mod result;

pub use flow_stats::{FlowStats, Hold, HoldClock};
pub use result::{CpuResult, FlowResult, LinkResult, QueueResult, RunResult};
