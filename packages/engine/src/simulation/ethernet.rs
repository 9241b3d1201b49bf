//! Ethernet links: frames under way between two ports, what is counted of them, cuts and glitches.

use super::Simulation;
use super::flow_path::Leg;
use crate::context::HostEvent;
use crate::device::Device;
use crate::packet::{Channel, PacketId};
use crate::scenario::{Direction, LinkEnd, LinkSide, Model, Node, auto};
use crate::trace::PathEnd;
use lanelab_cells::atm::cell_network::CellNetwork;
use lanelab_cells::sim::event_queue::EventId;
use lanelab_cells::sim::time::{SimDuration, SimTime};
use lanelab_protocols::ethernet::MIN_FRAME;
use lanelab_protocols::sorted::{SortedMap, SortedSet};
use std::collections::{BTreeMap, VecDeque};

/// One direction of an Ethernet link, at the port that sends.
#[derive(Clone, Copy, Debug)]
pub(super) struct EthernetLink {
    /// Number of the link, and whether the port is at its end `b`.
    pub(super) name: (u32, bool),
    pub(super) far: LinkEnd,
    /// Where its frames are handed to: the far end, or the medium that both ends of a half-duplex link share.
    pub(super) by: LinkEnd,
    pub(super) delay: SimDuration,
    pub(super) up: bool,
}

/// What one direction of an Ethernet link has carried.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct FrameCounts {
    /// Frames that left for it, those dropped on it included.
    pub(super) frames: u64,
    /// Their octets: padding and frame check sequence included, preamble not.
    pub(super) octets: u64,
    /// Frames that a cut or a glitch took.
    pub(super) dropped: u64,
}

impl FrameCounts {
    /// What was carried since `before`.
    pub(super) const fn since(&self, before: &Self) -> Self {
        Self {
            frames: self.frames - before.frames,
            octets: self.octets - before.octets,
            dropped: self.dropped - before.dropped,
        }
    }
}

/// One frame of a watched link.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FrameRecord {
    /// When its last bit left the port.
    pub left: SimTime,
    /// Octets, padding and frame check sequence included, preamble not.
    pub octets: u64,
    /// Flow that it belongs to; 0 for none.
    pub flow: u32,
    /// Whether the link lost it.
    pub dropped: bool,
    /// Node that sent it on this hop.
    pub sender: u32,
    /// Its number among the sender's packets.
    pub ordinal: u64,
}

/// Frames of one direction of a watched link.
#[derive(Clone, Debug)]
pub struct WatchedFrames {
    /// `<link>:ab` or `<link>:ba`.
    pub name: String,
    /// In the order in which they left.
    pub frames: Vec<FrameRecord>,
}

/// Memory that the records of all watched links may take.
const FRAME_TRACE_BYTES: usize = 16 << 20;

/// The Ethernet links of a run.
#[derive(Clone, Default, Debug)]
pub(super) struct Ethernet {
    /// A `BTreeMap`, since there may be thousands, in any order of their ports.
    links: BTreeMap<LinkEnd, EthernetLink>,
    counts: SortedMap<(u32, bool), FrameCounts>,
    /// What is to happen to the next frames that leave a port: how late each comes, or nothing where it is lost.
    glitches: SortedMap<LinkEnd, VecDeque<Option<SimDuration>>>,
    /// Records of the watched directions, the latest of them.
    watched: SortedMap<(u32, bool), VecDeque<FrameRecord>>,
}

impl Ethernet {
    /// Both directions of every Ethernet link.
    #[inline(never)]
    pub(super) fn new(model: &Model) -> Self {
        let mut links = BTreeMap::new();
        let hubs: SortedSet<u32> =
            model.nodes.iter().filter(|node| matches!(node, Node::Hub(_))).map(Node::id).collect();
        for link in &model.links {
            if model.bit_rate(link.a).is_some() {
                let shared = [link.a, link.b].iter().any(|end| hubs.contains(&end.node));
                // A medium knows how far its stations are from each other.
                let delay = if shared { SimDuration::ZERO } else { link.delay() };
                let direction =
                    |far, back| EthernetLink { name: (link.id, back), far, by: far, delay, up: true };
                links.insert(link.a, direction(link.b, false));
                links.insert(link.b, direction(link.a, true));
            }
        }
        for link in auto::half_duplex_links(model) {
            for (end, port) in [(link.a, 0), (link.b, 1)] {
                let by = auto::medium(link.id, port);
                links
                    .entry(end)
                    .and_modify(|direction| (direction.by, direction.delay) = (by, SimDuration::ZERO));
                let name = (link.id, port == 0);
                links
                    .insert(by, EthernetLink { name, far: end, by: end, delay: SimDuration::ZERO, up: true });
            }
        }
        Self { links, ..Self::default() }
    }

    /// The link at a port, as that port sends on it.
    pub(super) fn at(&self, end: LinkEnd) -> Option<EthernetLink> {
        self.links.get(&end).copied()
    }

    /// What the direction that begins at a port has carried; nothing where no Ethernet link is there.
    pub(super) fn counts(&self, end: LinkEnd) -> Option<FrameCounts> {
        let link = self.links.get(&end)?;
        Some(self.counts.get(&link.name).copied().unwrap_or_default())
    }

    /// A frame leaves for a link.
    fn count(&mut self, link: &EthernetLink, frame: FrameRecord) {
        let counts = self.counts.entry(link.name).or_default();
        counts.frames += 1;
        counts.octets += frame.octets;
        counts.dropped += u64::from(frame.dropped);
        let most = FRAME_TRACE_BYTES / (size_of::<FrameRecord>() * self.watched.len().max(1));
        if let Some(records) = self.watched.get_mut(&link.name) {
            if records.len() >= most {
                records.pop_front();
            }
            records.push_back(frame);
        }
    }

    /// Records the frames of these links from now on, both directions; takes the place of those watched before.
    pub(super) fn watch(&mut self, links: &[u32]) {
        let directions = links.iter().flat_map(|link| [(*link, false), (*link, true)]);
        self.watched = directions.map(|direction| (direction, VecDeque::new())).collect();
    }

    /// Takes the records, of each direction that has some.
    pub(super) fn take_records(&mut self) -> Vec<WatchedFrames> {
        let taken = self.watched.iter_mut().filter(|(_, records)| !records.is_empty());
        taken
            .map(|((link, back), records)| WatchedFrames {
                name: if *back { Direction::Ba } else { Direction::Ab }.of(*link),
                frames: records.drain(..).collect(),
            })
            .collect()
    }

    /// A cut has taken a frame that was counted when the medium had had it whole.
    fn count_cut(&mut self, link: &EthernetLink) {
        self.counts.entry(link.name).or_default().dropped += 1;
    }

    /// A link is cut or mended.
    pub(super) fn set_up(&mut self, end: LinkEnd, up: bool) {
        let by = self.links.get(&end).map(|link| link.by);
        for end in by.filter(|by| auto::is_medium(by.node)).into_iter().chain([end]) {
            if let Some(link) = self.links.get_mut(&end) {
                link.up = up;
            }
        }
    }

    /// Frames that leave a port take another time from now on.
    pub(super) fn set_delay(&mut self, end: LinkEnd, delay: SimDuration) {
        if let Some(link) = self.links.get_mut(&end) {
            link.delay = delay;
        }
    }

    /// The next frame that leaves a port comes late, or never.
    pub(super) fn plan_glitch(&mut self, end: LinkEnd, extra: Option<SimDuration>) {
        self.glitches.entry(end).or_default().push_back(extra);
    }

    /// An end of a link is taken from one port to another.
    pub(super) fn plug(&mut self, link: u32, side: LinkSide, from: LinkEnd, to: LinkEnd) {
        let Some(mut own) = self.links.remove(&from) else { return };
        (own.name, own.up) = ((link, side == LinkSide::B), true);
        self.links.insert(to, own);
        for other in [own.far, own.by] {
            if let Some(other) = self.links.get_mut(&other) {
                (other.far, other.up) = (to, true);
                other.by = if other.by == from { to } else { other.by };
            }
        }
    }
}

/// The channel that stands for an Ethernet port.
const fn on_ethernet(port: u16) -> Channel {
    Channel { port, vpi: 0, vci: 0 }
}

impl<N: CellNetwork> Simulation<N> {
    /// The last bit of a frame leaves an Ethernet port; towards a shared medium it is offered.
    pub(super) fn frame(&mut self, index: usize, at: SimTime, event: EventId, port: u16, packet: PacketId) {
        let node = self.devices.list[index].id();
        let from = LinkEnd { node, port };
        if auto::is_medium(node) {
            self.note_end_of_medium(at, event, from, packet);
        }
        self.stamp(index, event, packet);
        self.account_frame(at, from, packet);
        if auto::is_medium(node) {
            return self.leave_medium(index, at, event, from, packet);
        }
        let glitch = self.ethernet.glitches.get_mut(&from).and_then(VecDeque::pop_front);
        let link = self.ethernet.at(from);
        let open = link.filter(|link| link.up && glitch != Some(None));
        if let Some(link) = link
            && (open.is_none() || !self.is_hub(link.by.node))
        {
            let frame = self.frame_record(at, packet, open.is_none());
            self.ethernet.count(&link, frame);
        }
        let channel = on_ethernet(port);
        self.note_end(
            &PathEnd { at, event, node, channel, sent: true, lost: open.is_none(), cells: None },
            packet,
        );
        self.note_leg(at, node, Leg::Ethernet(open.map(|link| link.far.node)), packet);
        let target = open.and_then(|link| Some((link, self.devices.index_of(link.by.node)? as u32)));
        match target {
            Some((link, device)) => {
                self.note_frame(at, from, link, packet);
                let arrival = HostEvent::FrameIn(link.by.port, packet);
                let late = glitch.flatten().unwrap_or_default();
                self.queue.schedule(at + link.delay + late, index, node, event, (device, arrival));
            }
            None => self.packets.release(packet),
        }
    }

    /// A frame has come in at a device, or whole at a hub's port.
    fn note_received(&mut self, at: SimTime, event: EventId, end: LinkEnd, packet: PacketId) {
        let (node, channel) = (end.node, on_ethernet(end.port));
        self.note_end(&PathEnd { at, event, node, channel, sent: false, lost: false, cells: None }, packet);
    }

    /// A frame comes in at a device. A hub notes what it has had whole, and the medium of a half-duplex link what it passes on.
    pub(super) fn note_frame_in(&mut self, at: SimTime, event: EventId, device: usize, what: HostEvent) {
        let HostEvent::FrameIn(port, packet) = what else { return };
        self.packets.get_mut(packet).arrive(at);
        let node = self.devices.list[device].id();
        if !self.is_hub(node) && !auto::is_medium(self.packets.get(packet).sender) {
            self.note_received(at, event, LinkEnd { node, port }, packet);
        }
    }

    /// A frame is heard at the far end of a half-duplex link, while it has the name that the station gave it.
    fn note_end_of_medium(&mut self, at: SimTime, event: EventId, from: LinkEnd, packet: PacketId) {
        if let Some(link) = self.ethernet.at(from).filter(|link| link.up) {
            self.note_received(at, event, link.far, packet);
        }
    }

    /// A frame has been heard whole at the far end of a half-duplex link, and counted.
    fn leave_medium(&mut self, index: usize, at: SimTime, event: EventId, from: LinkEnd, packet: PacketId) {
        let Some(link) = self.ethernet.at(from) else { return self.packets.release(packet) };
        match self.devices.index_of(link.far.node) {
            Some(device) if link.up => {
                let arrival = HostEvent::FrameIn(link.far.port, packet);
                self.queue.schedule(at, index, from.node, event, (device as u32, arrival));
            }
            _ => {
                self.ethernet.count_cut(&link);
                self.packets.release(packet);
            }
        }
    }

    /// A frame that came in by a port of a hub, or by an end of a half-duplex link, has been on the medium: it counts for the link there.
    pub(super) fn repeated(&mut self, at: SimTime, event: EventId, hub: LinkEnd, packet: PacketId) {
        let own = self.ethernet.at(hub).and_then(|link| self.ethernet.at(link.far));
        if let Some(link) = own {
            let frame = self.frame_record(at, packet, false);
            self.ethernet.count(&link, frame);
        }
        self.note_repeated(at, hub, packet);
        if !auto::is_medium(hub.node) {
            self.note_received(at, event, hub, packet);
        }
    }

    fn frame_record(&self, left: SimTime, packet: PacketId, dropped: bool) -> FrameRecord {
        let packet = self.packets.get(packet);
        let octets = (packet.len() as u64).max(MIN_FRAME.into());
        let flow = self.flows.ids.get(packet.flow as usize).copied().unwrap_or(0);
        FrameRecord { left, octets, flow, dropped, sender: packet.sender, ordinal: packet.ordinal }
    }

    /// Takes the records of the frames of watched Ethernet links.
    pub fn drain_frames(&mut self) -> Vec<WatchedFrames> {
        self.ethernet.take_records()
    }

    /// Whether a device is a hub, or the medium of a half-duplex link.
    pub(super) fn is_hub(&self, node: u32) -> bool {
        self.hub(node).is_some()
    }

    /// Collisions of frames that leave a port for a shared medium; none where there is no such medium.
    pub(super) fn collisions(&self, from: LinkEnd) -> Option<u64> {
        let by = self.ethernet.at(from)?.by;
        Some(self.hub(by.node)?.counters(by.port).collisions)
    }

    /// Frames that a port gave up before they were on its line: its queue was full, or they collided too often.
    pub(super) fn refused(&self, from: LinkEnd) -> u64 {
        let by = self.ethernet.at(from).map(|link| link.by);
        if let Some((hub, by)) = by.and_then(|by| Some((self.hub(by.node)?, by))) {
            let counters = hub.counters(by.port);
            return counters.refused + counters.excessive;
        }
        let device = self.devices.get(from.node);
        let stack = device.and_then(Device::stack);
        stack.and_then(|stack| stack.transmitter(from.port)).map_or(0, |port| port.counters().dropped)
    }

    /// Frames that wait at a port, the one on the line not among them.
    pub(super) fn frames_waiting(&self, from: LinkEnd) -> u64 {
        let by = self.ethernet.at(from).map(|link| link.by);
        if let Some((hub, by)) = by.and_then(|by| Some((self.hub(by.node)?, by))) {
            return hub.queued(by.port) as u64;
        }
        let device = self.devices.get(from.node);
        let stack = device.and_then(Device::stack);
        stack.and_then(|stack| stack.transmitter(from.port)).map_or(0, |port| port.queued() as u64)
    }

    pub(super) fn hub(&self, node: u32) -> Option<&crate::device::HubDevice> {
        match self.devices.get(node)? {
            Device::Hub(hub) => Some(hub),
            _ => None,
        }
    }
}
