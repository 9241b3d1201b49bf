//! What someone asks to be recorded.

use serde::Deserialize;

/// A watch request, as the TypeScript interface has it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct WatchRequest {
    /// Series by name, see [`super::Series::parse`].
    #[serde(default)]
    pub series: Vec<String>,
    /// Time between samples of the series.
    #[serde(default = "default_interval")]
    pub interval_ps: u64,
    /// Links of which every cell or frame is recorded.
    #[serde(default)]
    pub links: Vec<u32>,
    /// Keep events with their causes.
    #[serde(default)]
    pub events: bool,
}

/// 100 ms.
const fn default_interval() -> u64 {
    100_000_000_000
}
