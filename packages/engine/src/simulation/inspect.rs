//! What the inspector reads: tables, messages and the events that the protocols report.

use super::Simulation;
use crate::scenario::{LinkEnd, auto};
use crate::trace::{Diary, MessageLog, Part, Why};
use lanelab_cells::atm::cell_network::CellNetwork;
use lanelab_protocols::pnni::INNER_PORT;
use lanelab_protocols::table::Table;

impl<N: CellNetwork> Simulation<N> {
    /// The device of the document that stands for a device: as a rule the device itself, for services inside a switch the switch.
    #[must_use]
    pub fn owner(&self, node: u32) -> u32 {
        self.devices.owner(node)
    }

    /// The number of a port as a document has it; none between a switch and the services inside it.
    pub(crate) fn outer_port(&self, LinkEnd { node, port }: LinkEnd) -> Option<u16> {
        let is_inner =
            self.owner(node) != node || port == INNER_PORT && self.owner(auto::INNER | node) == node;
        (!is_inner).then_some(port)
    }

    /// Why the last data of a flow went out when they did, as [`crate::trace::EventTrace::why`] has it, with the devices of the document.
    #[must_use]
    pub fn why(&self, flow: u32, depth: usize) -> Vec<Why> {
        let chain = self.recording.events.why(flow, depth).into_iter();
        chain.map(|why| Why { node: self.owner(why.node), ..why }).collect()
    }

    /// What a packet is known by to a reader of the document: the device that sent it, and its number there. Services inside a switch
    /// count apart from it; their numbers are odd, the switch's own are even.
    pub(crate) fn outer_name(&self, sender: u32, ordinal: u64) -> (u32, u64) {
        let owner = self.owner(sender);
        (owner, ordinal << 1 | u64::from(sender != owner))
    }

    /// Control messages kept.
    #[must_use]
    pub const fn messages(&self) -> &MessageLog {
        &self.recording.messages
    }

    /// Data packets and Ethernet frames kept.
    #[must_use]
    pub const fn data_packets(&self) -> &MessageLog {
        &self.recording.packets
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
            .filter(|device| self.owner(device.id()) == node)
            .flat_map(crate::device::Device::tables)
            .collect()
    }
}
