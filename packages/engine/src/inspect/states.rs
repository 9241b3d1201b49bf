//! States of devices, in a few words.

use crate::atm::cell_network::CellNetwork;
use crate::scenario::owner;
use crate::simulation::Simulation;
use serde::Serialize;
use std::collections::BTreeMap;

/// State of one part of a device.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "PartState"))]
pub(super) struct Part {
    part: &'static str,
    /// `operational`, `up`, `dead`.
    state: String,
    ok: bool,
}

/// States of one device.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct DeviceState {
    node: u32,
    states: Vec<Part>,
}

pub(super) fn list<N: CellNetwork>(run: &Simulation<N>) -> Vec<DeviceState> {
    let mut by_node: BTreeMap<u32, Vec<Part>> = BTreeMap::new();
    for device in run.devices() {
        let Some(stack) = device.stack() else { continue };
        for entity in &stack.entities {
            let (state, ok) = entity.state();
            let part = Part { part: entity.kind(), state, ok };
            by_node.entry(owner(device.id())).or_default().push(part);
        }
    }
    by_node.into_iter().map(|(node, states)| DeviceState { node, states }).collect()
}
