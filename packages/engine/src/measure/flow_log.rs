//! What a measuring program writes down: mgen when it sends, drec when it receives.

use lanelab_cells::sim::time::SimTime;
use serde::Serialize;

/// When each message of a flow was sent, and when and in which order they arrived.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct FlowLog {
    /// End of the send call, by sequence number from 0.
    pub sent: Vec<SimTime>,
    /// Sequence number, and end of the receive call that took the message, in order of arrival.
    pub arrivals: Vec<(u64, SimTime)>,
}

impl FlowLog {
    /// Everything that the digest covers, as words.
    pub fn words(&self) -> impl Iterator<Item = u64> + '_ {
        let sent = self.sent.iter().map(|at| at.0);
        let arrivals = self.arrivals.iter().flat_map(|(serial, at)| [*serial, at.0]);
        [self.sent.len() as u64].into_iter().chain(sent).chain(arrivals)
    }

    /// As the result of a run has it.
    #[must_use]
    pub fn result(&self) -> LogResult {
        let (seq, ps) = self.arrivals.iter().map(|(serial, at)| (*serial, at.0)).unzip();
        LogResult { sent_ps: self.sent.iter().map(|at| at.0).collect(), arrivals: Arrivals { seq, ps } }
    }
}

/// The log of a flow, in columns.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "FlowLog"))]
#[serde(rename_all = "camelCase")]
pub struct LogResult {
    /// End of each send call in ps, by sequence number from 0.
    pub sent_ps: Vec<u64>,
    /// What arrived, in order of arrival.
    pub arrivals: Arrivals,
}

/// Messages that arrived, in order of arrival.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "LogArrivals"))]
pub struct Arrivals {
    /// Sequence numbers.
    pub seq: Vec<u64>,
    /// Ends of the receive calls that took them, in ps.
    pub ps: Vec<u64>,
}
