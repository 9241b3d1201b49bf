//! What the inspector reads: tables, messages, the protocols' own sentences.

use super::Simulation;
use crate::atm::cell_network::CellNetwork;
use crate::trace::{Diary, MessageLog, Part};
use lanelab_protocols::table::Table;

impl<N: CellNetwork> Simulation<N> {
    /// Control messages kept.
    #[must_use]
    pub const fn messages(&self) -> &MessageLog {
        &self.recording.messages
    }

    /// What the protocols said they did.
    #[must_use]
    pub const fn diary(&self) -> &Diary {
        &self.recording.diary
    }

    /// Protocol tables of a device and of the services inside it, each with the part that it belongs to.
    #[must_use]
    pub fn tables(&self, node: u32) -> Vec<(Part, Table)> {
        self.devices
            .list
            .iter()
            .filter(|device| crate::scenario::owner(device.id()) == node)
            .flat_map(crate::device::Device::tables)
            .collect()
    }
}
