//! What someone asks to be recorded.

use serde::Deserialize;

/// What to record while running; recording changes neither digest nor state hash.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct WatchRequest {
    /// Series by name: `throughput:<flow>` (Mb/s in the interval), `packets:<flow>` (received in the interval),
    /// `queue:<node>:<port>:<category>` (cells), `drops:<node>:<port>:<category>` (cells in the interval), `link:<link>:<ab|ba>` (cells
    /// or Ethernet frames in the interval), `role:<role>` (cells offered to all connections of the role in the interval), `cpu:<node>`
    /// (busy share of the interval), `acr:<flow>` (allowed rate of a flow with ABR, cells/s),
    /// `tcp:<flow>:<cwnd|ssthresh|window|flight|buffered>` (octets), `tcp:<flow>:rto` (ms).
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub series: Vec<String>,
    /// Time between samples of the series. The same series at the same interval keep their beat when they are asked for again.
    #[serde(default = "default_interval")]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub interval_ps: u64,
    /// Links of which every cell or frame is recorded.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub links: Vec<u32>,
    /// Keep events with their causes.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub events: bool,
    /// Keep data packets, as control messages always are; where a later request asks for none, what was kept is forgotten with the next.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub packets: bool,
}

/// 100 ms.
const fn default_interval() -> u64 {
    100_000_000_000
}
