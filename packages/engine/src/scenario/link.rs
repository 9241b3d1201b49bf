//! Links.

use super::present;
use lanelab_cells::sim::time::SimDuration;
use serde::{Deserialize, Serialize};

/// One end of a link.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LinkEnd {
    /// Node.
    pub node: u32,
    /// Port of that node.
    pub port: u16,
}

/// A direction of a link.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "LinkDirection"))]
#[serde(rename_all = "lowercase")]
pub enum Direction {
    /// From end `a` to end `b`.
    Ab,
    /// From end `b` to end `a`.
    Ba,
}

impl Direction {
    /// Name of this direction of a link, in traces and on the page.
    #[must_use]
    pub fn of(self, link: u32) -> String {
        format!("{link}:{}", self.name())
    }

    /// Its name in results and series.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Ab => "ab",
            Self::Ba => "ba",
        }
    }
}

/// A full-duplex link; its delay is given as such or by its length.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Link {
    /// Immutable number.
    pub id: u32,
    /// One end.
    pub a: LinkEnd,
    /// The other end.
    pub b: LinkEnd,
    /// Propagation delay.
    #[serde(default, deserialize_with = "present")]
    pub delay_ps: Option<u64>,
    /// Length in metres, at [`PS_PER_METRE`].
    #[serde(default, deserialize_with = "present")]
    pub length_m: Option<f64>,
}

/// Propagation in fibre and cable: 5 ns/m, two thirds of the speed of light.
pub(super) const PS_PER_METRE: f64 = 5_000.0;

impl Link {
    /// Propagation delay, from the length where that is given; rounded to 1 ps.
    #[must_use]
    pub fn delay(&self) -> SimDuration {
        let from_length = || (self.length_m.unwrap_or(0.0) * PS_PER_METRE + 0.5) as u64;
        SimDuration(self.delay_ps.unwrap_or_else(from_length))
    }
}
