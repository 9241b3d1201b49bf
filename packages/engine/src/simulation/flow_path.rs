//! The paths of switched connections through the tables as they are, and the latest packet of every flow: for views.

use super::Simulation;
use super::packet_layers::{Layers, WrapLayer};
use crate::device::Device;
use crate::packet::{Channel, PacketId, PacketName, Wrap};
use crate::scenario::{CATEGORY_NAMES, Flow, Role};
use lanelab_cells::atm::cell_network::{CellNetwork, Channel as Leaving};
use lanelab_cells::atm::tables::{PathEnd, Tables};
use lanelab_cells::sim::time::SimTime;
use lanelab_protocols::sorted::SortedMap;
use serde::Serialize;
use std::collections::VecDeque;

/// Every link that cells pass which leave a node by a channel, and the nodes at which they end.
fn follow(tables: &Tables, node: u32, channel: Channel) -> (Vec<Leaving>, Vec<u32>) {
    let (mut links, mut ends) = (Vec::new(), Vec::new());
    for path in tables.walk((node, channel.port, channel.vpi, channel.vci), []) {
        for leg in path.legs {
            if !links.contains(&leg.leaving) {
                links.push(leg.leaving);
            }
        }
        if let PathEnd::Received((end, ..), _) | PathEnd::NoRow((end, ..)) = path.end {
            ends.push(end);
        }
    }
    (links, ends)
}

/// The devices on the paths of channels that data packets took, as long as no table changes: a packet of a flow follows others.
#[derive(Clone, Debug, Default)]
pub(super) struct Routes {
    /// Version of the tables.
    version: u64,
    devices: SortedMap<(u32, Channel), Vec<u32>>,
}

impl Routes {
    /// The devices on the path of cells that leave a node by a channel, the node first.
    fn devices(&mut self, tables: &Tables, node: u32, channel: Channel) -> &[u32] {
        if self.version != tables.version() {
            self.version = tables.version();
            self.devices.clear();
        }
        self.devices.entry((node, channel)).or_insert_with(|| {
            let (path, ends) = follow(tables, node, channel);
            devices_of(node, &path, &ends)
        })
    }
}

/// An open channel and its path.
#[derive(Clone, Debug)]
pub(crate) struct OpenChannel {
    pub(crate) node: u32,
    pub(crate) role: Role,
    pub(crate) path: Vec<Leaving>,
    pub(crate) ends: Vec<u32>,
    pub(crate) category: &'static str,
    pub(crate) cells: u64,
    pub(crate) opened: SimTime,
}

/// How a packet goes over a leg, by what that costs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Via {
    /// Over Ethernet alone.
    Ethernet,
    /// As Classical IP over ATM.
    ClassicalIp,
    /// Over an MPOA shortcut.
    Shortcut,
    /// Over a data-direct VCC of an emulated LAN.
    Lane,
    /// Over the BUS of an emulated LAN.
    Bus,
}

/// When a device had the packet in its hands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Stay {
    pub(crate) node: u32,
    /// When it came in, or was made.
    pub(crate) arrived: SimTime,
    /// When the device's processor was done with it: it was handed to the port that sends it on, or to the program that wants it.
    pub(crate) done: SimTime,
}

/// The latest full data packet of a flow.
#[derive(PartialEq, Eq, Debug, Default)]
pub(crate) struct LastPacket {
    /// The dearest of its legs; none before its first.
    pub(crate) via: Option<Via>,
    /// Devices from the sender on.
    pub(crate) nodes: Vec<u32>,
    /// Layers from the inside out, with their octets.
    pub(crate) wrap: Vec<(WrapLayer, usize)>,
    /// Cells of its PDU; 0 on Ethernet alone.
    pub(crate) cells: u32,
    /// The devices that worked on it, in order, and when.
    pub(crate) stays: Vec<Stay>,
    name: PacketName,
}

impl<N: CellNetwork> Simulation<N> {
    /// The devices.
    pub(crate) fn devices(&self) -> &[Device] {
        &self.devices.list
    }

    /// Every channel that is open, by node and label.
    pub(crate) fn open_channels(&self) -> impl Iterator<Item = OpenChannel> {
        self.connections.channels.iter().map(|((node, channel), sending)| {
            let device = self.devices.get(*node);
            let (path, ends) = follow(self.network.tables(), *node, *channel);
            OpenChannel {
                node: *node,
                role: device.map_or(Role::Permanent, |device| device.role_at(*channel)),
                path,
                ends,
                category: CATEGORY_NAMES[sending.category],
                cells: self.network.conn_counters(sending.conn).cells_sent,
                opened: sending.opened,
            }
        })
    }

    /// The latest data packet of every flow that has sent one, by the flow's number.
    pub(crate) fn last_packets(&self) -> impl Iterator<Item = (u32, LastPacket)> {
        let tables = self.network.tables();
        let latest = self.flows.latest.iter().map(|path| {
            let on_permanent = || path.permanent.as_ref().map(|sent| sent.packet(tables));
            path.latest().cloned().or_else(on_permanent)
        });
        self.flows.ids.iter().zip(latest).filter_map(|(flow, packet)| Some((*flow, packet?)))
    }

    /// Notes that a data packet goes by a permanent circuit to the other end of its flow. What its path is, is found when somebody asks.
    pub(super) fn note_permanent(&mut self, at: SimTime, node: u32, channel: Channel, id: PacketId) {
        let packet = self.packets.get(id);
        let Some(name) = PacketName::of(packet) else { return };
        let Some(path) = self.flows.latest.get_mut(name.flow as usize) else { return };
        let layers = Layers::of(packet);
        let stay = Stay { node, arrived: packet.arrived, done: at };
        match &mut path.permanent {
            Some(sent) => (sent.layers, sent.channel, sent.stay) = (layers, channel, stay),
            None => path.permanent = Some(SentByPermanent { layers, channel, stay, taken: None }),
        }
    }

    /// Notes one leg of a data packet's path, on which it goes now: from a device by a channel, or by an Ethernet port to the device at the link's far end.
    pub(super) fn note_leg(&mut self, at: SimTime, node: u32, out: Leg, id: PacketId) {
        let packet = self.packets.get(id);
        let Some(name) = PacketName::of(packet) else { return };
        let stays = !self.is_hub(node);
        let Some(ends) = self.model.flows.get(packet.flow as usize).map(ends_of) else { return };
        let role = match out {
            Leg::Channel(channel) => {
                let device = self.devices.get(node);
                device.map(|device| device.role_at(channel))
            }
            Leg::Ethernet(_) => None,
        };
        let via = match (packet.wrap, role) {
            (Wrap::Tagged(_), _) | (Wrap::Llc, Some(Role::Shortcut)) => Via::Shortcut,
            (Wrap::Lane(_), Some(Role::DataDirect)) => Via::Lane,
            (Wrap::Lane(_), _) => Via::Bus,
            (Wrap::Ethernet(_), _) => Via::Ethernet,
            _ => Via::ClassicalIp,
        };
        let over_ethernet: Vec<u32>;
        let nodes = match out {
            Leg::Channel(channel) => self.flows.routes.devices(self.network.tables(), node, channel),
            // What a hub repeats to others is no part of the path.
            Leg::Ethernet(far) => {
                let far = far.filter(|far| ends.contains(far));
                over_ethernet = [Some(node), far].into_iter().flatten().collect();
                &over_ethernet
            }
        };
        let Some(path) = self.flows.latest.get_mut(packet.flow as usize) else { return };
        // One that the receiver has too is shown until another is, or until packets go by something else.
        let taken_via = path.complete.as_ref().filter(|packet| packet.is_taken()).map(|packet| packet.via);
        let last = path.under_way.packet(name);
        let done = if matches!(out, Leg::Channel(_)) { at } else { packet.offered };
        if stays {
            last.stay(Stay { node, arrived: packet.arrived, done });
        }
        let known = usize::from(last.nodes.last() == nodes.first());
        last.nodes.extend(&nodes[known..]);
        // Where a packet takes several legs, the most expensive one names its path: BUS before LANE before Ethernet.
        if Some(via) > last.via {
            last.via = Some(via);
            let layers = Layers::of(packet);
            layers.list(&mut last.wrap);
            last.cells = if matches!(out, Leg::Channel(_)) { layers.cells() } else { 0 };
        }
        let is_there = last.nodes.len() > 1 && last.nodes.last().is_some_and(|end| ends.contains(end));
        if is_there && taken_via != Some(last.via) {
            path.complete.get_or_insert_default().clone_from(last);
        }
    }
}

impl<N: CellNetwork> Simulation<N> {
    /// Notes that the IP of a host has a data packet that came in there.
    pub(super) fn note_taken(&mut self, name: PacketName, sent: Stay, taken: Stay) {
        let Some(path) = self.flows.latest.get_mut(name.flow as usize) else { return };
        path.taken(name, sent, taken);
    }
}

impl Clone for LastPacket {
    fn clone(&self) -> Self {
        let mut copy = Self::default();
        copy.clone_from(self);
        copy
    }

    /// Every data packet becomes the latest: the lists of the one before it serve again.
    fn clone_from(&mut self, other: &Self) {
        let Self { via, nodes, wrap, cells, stays, name } = other;
        (self.via, self.cells, self.name) = (*via, *cells, *name);
        self.nodes.clone_from(nodes);
        self.wrap.clone_from(wrap);
        self.stays.clone_from(stays);
    }
}

impl LastPacket {
    /// A packet of this name that has taken no leg yet replaces it.
    fn begin(&mut self, name: PacketName) {
        (self.via, self.cells, self.name) = (None, 0, name);
        self.nodes.clear();
        self.wrap.clear();
        self.stays.clear();
    }

    /// Whether the receiver has it too.
    fn is_taken(&self) -> bool {
        self.stays.last().is_some_and(|stay| self.nodes.last() == Some(&stay.node))
    }

    /// Notes a stay; fragments of a datagram that follow each other through a device leave that of the last.
    fn stay(&mut self, stay: Stay) {
        match self.stays.last_mut().filter(|last| last.node == stay.node) {
            Some(last) => *last = stay,
            None => self.stays.push(stay),
        }
    }
}

/// The channel or port by which a device sends a packet on.
#[derive(Clone, Copy, Debug)]
pub(super) enum Leg {
    /// A channel of an ATM port.
    Channel(Channel),
    /// An Ethernet port, with the device at the far end of its link.
    Ethernet(Option<u32>),
}

/// The latest packet of a flow that has a permanent circuit of its own.
#[derive(Clone, Debug)]
struct SentByPermanent {
    layers: Layers,
    channel: Channel,
    /// At the sender.
    stay: Stay,
    /// At both ends, of the latest packet that the receiver has.
    taken: Option<[Stay; 2]>,
}

impl SentByPermanent {
    /// The packet with its path through the tables as they are.
    fn packet(&self, tables: &Tables) -> LastPacket {
        let (path, ends) = follow(tables, self.stay.node, self.channel);
        let mut wrap = Vec::new();
        self.layers.list(&mut wrap);
        LastPacket {
            via: Some(Via::ClassicalIp),
            nodes: devices_of(self.stay.node, &path, &ends),
            wrap,
            cells: self.layers.cells(),
            stays: self.taken.map_or_else(|| vec![self.stay], Vec::from),
            name: PacketName::default(),
        }
    }
}

/// Packets of a flow whose paths are followed at a time: a window of TCP segments.
const FOLLOWED: usize = 64;

/// The latest packets of a flow under way.
#[derive(Clone, Debug, Default)]
struct UnderWay {
    /// Oldest first.
    packets: VecDeque<LastPacket>,
    /// The greatest name that one of them has had: a packet of a greater one is new.
    newest: Option<PacketName>,
}

impl UnderWay {
    /// The packet of this name, which is new if it is not among the latest.
    fn packet(&mut self, name: PacketName) -> &mut LastPacket {
        let known = if Some(name) > self.newest {
            self.newest = Some(name);
            None
        } else {
            self.packets.iter().rposition(|packet| packet.name == name)
        };
        let at = known.unwrap_or_else(|| {
            let oldest = if self.packets.len() == FOLLOWED { self.packets.pop_front() } else { None };
            let mut packet = oldest.unwrap_or_default();
            packet.begin(name);
            self.packets.push_back(packet);
            self.packets.len() - 1
        });
        &mut self.packets[at]
    }
}

/// Paths of a flow's latest packets.
#[derive(Clone, Debug, Default)]
pub(super) struct FlowPath {
    /// The latest that went by a permanent circuit.
    permanent: Option<SentByPermanent>,
    /// The latest packet that has reached an end of the flow.
    complete: Option<LastPacket>,
    under_way: UnderWay,
}

impl FlowPath {
    /// A packet has been taken at its end: from now on it is the latest that is complete.
    fn taken(&mut self, name: PacketName, sent: Stay, taken: Stay) {
        if let Some(permanent) = &mut self.permanent {
            permanent.taken = Some([sent, taken]);
        } else if let Some(packet) =
            self.under_way.packets.iter_mut().rev().find(|packet| packet.name == name)
        {
            packet.stay(taken);
            self.complete.get_or_insert_default().clone_from(packet);
        }
    }

    fn latest(&self) -> Option<&LastPacket> {
        self.complete.as_ref().or_else(|| self.under_way.packets.back())
    }
}

/// Nodes at which a flow ends.
const fn ends_of(flow: &Flow) -> [u32; 2] {
    match flow {
        Flow::TcpStream(flow) => [flow.from, flow.to],
        Flow::UdpStream(flow) => [flow.from, flow.to],
        Flow::TcpRr(flow) => [flow.from, flow.to],
        Flow::Ping(flow) => [flow.from, flow.to],
        Flow::Cells(flow) => [flow.from, flow.from],
        Flow::Frames(flow) => [flow.from, flow.to],
        Flow::Relay(flow) => [flow.from, flow.to],
    }
}

/// The devices of a path, its first one before it.
fn devices_of(from: u32, path: &[Leaving], ends: &[u32]) -> Vec<u32> {
    let mut nodes = vec![from];
    nodes.extend(path.iter().skip(1).map(|(node, ..)| *node));
    nodes.extend(ends.first());
    nodes.dedup();
    nodes
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A segment of a flow that begins there.
    fn segment(offset: u64) -> PacketName {
        PacketName { offset, ..PacketName::default() }
    }

    #[test]
    fn a_packet_is_found_again_while_it_is_among_the_latest() {
        let mut under_way = UnderWay::default();
        for offset in 1..=FOLLOWED as u64 {
            under_way.packet(segment(offset)).cells = offset as u32;
        }
        // On its second leg, and sent once more.
        for offset in [FOLLOWED as u64, 1, 7] {
            assert_eq!(under_way.packet(segment(offset)).cells, offset as u32);
        }
        // A new one takes the place of the oldest, whose next leg is a first one again.
        assert_eq!(
            under_way.packet(segment(1_000)),
            &LastPacket { name: segment(1_000), ..LastPacket::default() }
        );
        assert_eq!(under_way.packet(segment(2)).cells, 2);
        assert_eq!(under_way.packet(segment(1)).cells, 0);
        assert_eq!(under_way.packets.len(), FOLLOWED);
    }
}
