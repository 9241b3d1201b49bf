//! The document and its model.

use super::places::Places;
use super::{Change, Clocks, Elan, Flow, Link, LinkEnd, Node, Tunnel, present};
use lanelab_cells::atm::phy;
use serde::Deserialize;
use serde::de::{Deserializer, Error, SeqAccess, Visitor};
use std::fmt;

/// A scenario. The engine reads `model` only.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Document {
    /// Schema version.
    pub lanelab: u32,
    /// Everything that results depend on.
    pub model: Model,
    /// Where things are drawn.
    #[serde(default, rename = "layout")]
    _layout: serde::de::IgnoredAny,
    /// Titles and notes.
    #[serde(default, rename = "view")]
    _view: serde::de::IgnoredAny,
    /// Other futures of the same network.
    #[serde(default, rename = "branches")]
    _branches: serde::de::IgnoredAny,
}

/// What a result depends on.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Model {
    /// Devices, ids unique.
    pub nodes: Vec<Node>,
    /// Links, ids unique.
    #[serde(default)]
    pub links: Vec<Link>,
    /// Emulated LANs, ids unique.
    #[serde(default)]
    pub elans: Vec<Elan>,
    /// VP tunnels, ids unique.
    #[serde(default)]
    pub tunnels: Vec<Tunnel>,
    /// The workload, ids unique.
    #[serde(default)]
    pub flows: Vec<Flow>,
    /// Faults and parameter changes at given instants.
    #[serde(default)]
    pub changes: Vec<Change>,
    /// Length of the run.
    pub duration_ps: u64,
    /// Seed of every random stream.
    #[serde(default = "default_seed")]
    pub seed: u64,
    /// Where clocks come from that ports do not give; they are exact where absent.
    #[serde(default, deserialize_with = "present")]
    pub clocks: Option<Clocks>,
    /// What the digest and the results cover.
    #[serde(default)]
    pub measure: Measure,
    /// Where nodes and links are in their lists.
    #[serde(skip)]
    pub(super) places: Places,
}

const fn default_seed() -> u64 {
    1
}

/// Measurements that a run makes.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Measure {
    /// Flows that are measured.
    #[serde(default)]
    pub flows: MeasuredFlows,
    /// Rates and delays count from here on.
    #[serde(default)]
    pub warmup_ps: u64,
    /// Says of each of these flows where the time went.
    #[serde(default)]
    pub account: bool,
    /// Series that the result has.
    pub series: Option<MeasuredSeries>,
}

/// Series sampled over the whole run.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct MeasuredSeries {
    /// By name, see [`super::Series::parse`].
    pub names: Vec<String>,
    /// Time between samples.
    pub interval_ps: u64,
}

/// Which flows are measured.
#[derive(Clone, Debug, Default)]
pub enum MeasuredFlows {
    /// Every flow.
    #[default]
    All,
    /// The flows with these numbers.
    Ids(Vec<u32>),
}

impl Model {
    /// Nominal bit rate of an Ethernet port.
    #[must_use]
    pub fn bit_rate(&self, end: LinkEnd) -> Option<u64> {
        phy::ethernet_bit_rate(&self.port(end)?.phy)
    }
}

impl MeasuredFlows {
    /// Whether flow `id` is measured.
    #[must_use]
    pub fn covers(&self, id: u32) -> bool {
        match self {
            Self::All => true,
            Self::Ids(ids) => ids.contains(&id),
        }
    }
}

impl<'de> Deserialize<'de> for MeasuredFlows {
    fn deserialize<D: Deserializer<'de>>(form: D) -> Result<Self, D::Error> {
        // As a newtype, so that nothing but the whole is at fault.
        form.deserialize_newtype_struct("MeasuredFlows", FlowsForm)
    }
}

/// `"all"`, or numbers of flows.
struct FlowsForm;

impl<'de> Visitor<'de> for FlowsForm {
    type Value = MeasuredFlows;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("all, or numbers of flows")
    }

    fn visit_newtype_struct<D: Deserializer<'de>>(self, form: D) -> Result<MeasuredFlows, D::Error> {
        form.deserialize_any(self).map_err(D::Error::custom)
    }

    fn visit_str<E: Error>(self, word: &str) -> Result<MeasuredFlows, E> {
        if word == "all" { Ok(MeasuredFlows::All) } else { Err(E::custom(word)) }
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut numbers: A) -> Result<MeasuredFlows, A::Error> {
        let mut ids = Vec::new();
        while let Some(id) = numbers.next_element()? {
            ids.push(id);
        }
        Ok(MeasuredFlows::Ids(ids))
    }
}
