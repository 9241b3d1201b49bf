//! Measurement: counters of flows, the result of a run, its digest.

mod flow_log;
mod flow_stats;
mod result;
mod transfer;

pub use flow_log::{Arrivals, FlowLog, LogResult};
pub use flow_stats::{FlowStats, HoldClock};
pub use result::{AnalyserResult, CpuResult, FlowResult, LinkResult, QueueResult, RunResult, SeriesResult};
pub use transfer::{
    ArrivalColumns, CallColumns, PlannedColumns, ReceiverResult, SenderResult, Transfer, TransferResult,
};
