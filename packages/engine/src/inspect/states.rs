//! States of devices.

use crate::simulation::Simulation;
use crate::stack::Phase;
use crate::trace::Part;
use lanelab_cells::atm::cell_network::CellNetwork;
use lanelab_protocols::sorted::SortedMap;
use serde::Serialize;

/// State of one part of a device.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct PartState {
    process: Part,
    phase: Phase,
    ok: bool,
}

/// States of one device.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct DeviceState {
    node: u32,
    states: Vec<PartState>,
}

pub(super) fn list<N: CellNetwork>(run: &Simulation<N>) -> Vec<DeviceState> {
    let mut by_node: SortedMap<u32, Vec<PartState>> = SortedMap::new();
    for device in run.devices() {
        let Some(stack) = device.stack() else { continue };
        for entity in &stack.entities {
            let (process, phase) = (entity.process(), entity.phase());
            let part = PartState { process, phase, ok: phase.is_ok() };
            by_node.entry(run.owner(device.id())).or_default().push(part);
        }
    }
    by_node.into_iter().map(|(node, states)| DeviceState { node, states }).collect()
}
