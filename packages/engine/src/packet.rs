//! Packets between the moment a stack made them and the moment another took them.

use crate::account::Trail;
use lanelab_cells::sim::event_queue::EventId;
use lanelab_cells::sim::time::SimTime;
use lanelab_protocols::ip::Datagram;
use lanelab_protocols::wire::{
    self, EtherType, EthernetPacket, EthernetRepr, LlcSnapPacket, LlcSnapRepr, lane,
};
use lanelab_protocols::{Octets, Payload};

/// A VPI/VCI at a port of a node.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Channel {
    /// Port.
    pub port: u16,
    /// VPI.
    pub vpi: u16,
    /// VCI.
    pub vci: u16,
}

/// Slot of a packet in its store.
pub type PacketId = u32;

/// What a packet carries.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Body {
    /// An IP datagram or fragment.
    Datagram(Datagram),
    /// Octets of a control protocol: the whole CPCS-SDU, or what follows an Ethernet header.
    Octets(Octets),
    /// Octets of a generated frame.
    Payload(Payload),
}

impl Body {
    /// Octets of it.
    #[must_use]
    #[allow(clippy::len_without_is_empty, reason = "octets on the wire, not a collection")]
    pub fn len(&self) -> usize {
        match self {
            Self::Datagram(datagram) => datagram.len(),
            Self::Octets(octets) => octets.len(),
            Self::Payload(payload) => payload.len as usize,
        }
    }

    /// The octets.
    #[must_use]
    pub fn octets(&self) -> Vec<u8> {
        match self {
            Self::Datagram(datagram) => datagram.emit_octets(),
            Self::Octets(octets) => octets.to_vec(),
            Self::Payload(payload) => payload.octets(),
        }
    }
}

/// What stands before the body on its way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Wrap {
    /// Nothing: the body is the whole SDU.
    Bare,
    /// LLC/SNAP of routed IPv4 (RFC 2684).
    Llc,
    /// LLC/SNAP and tag of an MPOA shortcut.
    Tagged(u32),
    /// LE header and MAC header of an emulated LAN, behind LLC and ELAN-ID on a multiplexed VCC.
    Lane(lane::DataHeader),
    /// MAC header of Ethernet, the frame check sequence to follow.
    Ethernet(EthernetRepr),
}

impl Wrap {
    /// The MAC header of a LAN frame.
    #[must_use]
    pub const fn mac_header(&self) -> Option<EthernetRepr> {
        match self {
            Self::Lane(header) => Some(header.data.frame),
            Self::Ethernet(frame) => Some(*frame),
            Self::Bare | Self::Llc | Self::Tagged(_) => None,
        }
    }

    /// Octets of a body with what stands before it and, on Ethernet, with the frame check sequence.
    const fn len_around(&self, body: usize) -> usize {
        match self {
            Self::Bare => body,
            Self::Llc => wire::LLC_SNAP_HEADER_LEN + body,
            Self::Tagged(_) => wire::LLC_SNAP_HEADER_LEN + TAG + body,
            Self::Lane(header) => header.sdu_len(body),
            Self::Ethernet(_) => {
                let len = wire::ETHERNET_HEADER_LEN + body;
                (if len < ETHERNET_MIN { ETHERNET_MIN } else { len }) + ETHERNET_FCS
            }
        }
    }

    /// The octets of a body with what stands before it: the CPCS-SDU, or the Ethernet frame without its frame check sequence.
    #[must_use]
    pub fn around(&self, body: Vec<u8>) -> Vec<u8> {
        let (header, fcs) = match self {
            Self::Bare => return body,
            Self::Llc => (wire::LLC_SNAP_HEADER_LEN, 0),
            Self::Tagged(_) => (wire::mpoa::HEADER_LEN, 0),
            Self::Lane(header) => (header.buffer_len(), 0),
            Self::Ethernet(_) => (wire::ETHERNET_HEADER_LEN, ETHERNET_FCS),
        };
        let mut octets = vec![0; self.len_around(body.len()) - fcs];
        octets[header..header + body.len()].copy_from_slice(&body);
        match *self {
            Self::Bare => {}
            Self::Llc => LlcSnapRepr { ether_type: EtherType::IPV4 }
                .emit(&mut LlcSnapPacket::new_unchecked(&mut octets)),
            Self::Tagged(tag) => {
                wire::mpoa::Repr { tag }.emit(&mut wire::mpoa::Packet::new_unchecked(&mut octets))
            }
            Self::Lane(header) => header.emit_around(&mut octets, body.len()),
            Self::Ethernet(frame) => frame.emit(&mut EthernetPacket::new_unchecked(&mut octets)),
        }
        octets
    }
}

/// Shortest Ethernet frame without its frame check sequence.
const ETHERNET_MIN: usize = 60;
/// Frame check sequence.
const ETHERNET_FCS: usize = 4;
/// Octets of the egress cache tag behind LLC/SNAP.
const TAG: usize = 4;

/// No flow.
pub const NO_FLOW: u32 = u32::MAX;

/// Octets of a body from which on a packet is a data packet, and no mere acknowledgement.
const FULL: usize = 64;

/// What a data packet of a flow is known by on all of its hops.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub struct PacketName {
    /// Flow index in the run.
    pub flow: u32,
    /// Number of the message in its flow, for datagram flows.
    pub serial: u64,
    /// Where its payload begins in the flow.
    pub offset: u64,
}

impl PacketName {
    /// The name of a data packet; none of control and of packets that carry next to nothing.
    #[must_use]
    pub fn of(packet: &Packet) -> Option<Self> {
        if packet.flow == NO_FLOW || packet.body.len() < FULL {
            return None;
        }
        let offset = match &packet.body {
            Body::Datagram(datagram) => datagram.message.payload.offset,
            Body::Payload(payload) => payload.offset,
            Body::Octets(_) => 0,
        };
        Some(Self { flow: packet.flow, serial: packet.serial, offset })
    }
}

/// A packet under way.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Packet {
    /// Contents of the packet.
    pub body: Body,
    /// Headers before the body.
    pub wrap: Wrap,
    /// Flow index in the run; [`NO_FLOW`] for control.
    pub flow: u32,
    /// Number of the message in its flow, for datagram flows.
    pub serial: u64,
    /// When the application's call for its message ended.
    pub sent_at: SimTime,
    /// The event that handed it to the NIC.
    pub cause: EventId,
    /// Node that sent it on its last hop between devices.
    pub sender: u32,
    /// Count of that NIC's packets: names the delivery.
    pub ordinal: u64,
    /// When it came in at the node that has it, or was made there, before it waited for a CPU.
    pub arrived: SimTime,
    /// When that node handed it to the port that sends it on, before it waited for its turn there.
    pub offered: SimTime,
    /// When it came in at the node that sent it here, or was made there, and when that node handed it to its port.
    pub at_sender: (SimTime, SimTime),
    /// Where it came in, at the node that has it.
    pub came_by: Channel,
    /// Ends that still expect it: more than one on a point-to-multipoint connection or a shared medium.
    pub copies: u32,
}

impl Packet {
    /// The packet comes in at a node.
    pub const fn arrive(&mut self, at: SimTime) {
        self.at_sender = (self.arrived, self.offered);
        self.arrived = at;
    }

    /// A packet that was just made.
    #[inline]
    #[must_use]
    pub const fn new(body: Body, wrap: Wrap, cause: EventId) -> Self {
        Self {
            body,
            wrap,
            flow: NO_FLOW,
            serial: 0,
            sent_at: SimTime::ZERO,
            cause,
            sender: 0,
            ordinal: 0,
            arrived: SimTime::ZERO,
            offered: SimTime::ZERO,
            at_sender: (SimTime::ZERO, SimTime::ZERO),
            came_by: Channel { port: 0, vpi: 0, vci: 0 },
            copies: 1,
        }
    }

    /// The datagram that it carries.
    #[must_use]
    pub const fn datagram(&self) -> Option<&Datagram> {
        match &self.body {
            Body::Datagram(datagram) => Some(datagram),
            Body::Octets(_) | Body::Payload(_) => None,
        }
    }

    /// Octets of the CPCS-SDU, or of the Ethernet frame with its frame check sequence.
    #[must_use]
    #[allow(clippy::len_without_is_empty, reason = "octets on the wire, not a collection")]
    pub fn len(&self) -> usize {
        self.wrap.len_around(self.body.len())
    }

    /// The octets: of the CPCS-SDU, or of the Ethernet frame without its frame check sequence.
    #[must_use]
    pub fn octets(&self) -> Vec<u8> {
        self.wrap.around(self.body.octets())
    }

    /// Cells of its CPCS-PDU.
    #[must_use]
    pub fn cells(&self) -> u32 {
        wire::cells_for(self.len()) as u32
    }
}

/// The packets of a run, in slots that are used again.
#[derive(Clone, Debug, Default)]
pub struct PacketStore {
    slots: Vec<Option<Packet>>,
    /// What led each packet to where it is.
    trails: Vec<Trail>,
    vacant: Vec<PacketId>,
}

impl PacketStore {
    /// Stores a packet.
    pub fn put(&mut self, packet: Packet) -> PacketId {
        if let Some(id) = self.vacant.pop() {
            self.slots[id as usize] = Some(packet);
            return id;
        }
        self.slots.push(Some(packet));
        self.trails.push(Trail::default());
        (self.slots.len() - 1) as PacketId
    }

    /// What led a packet to where it is.
    #[must_use]
    pub fn trail(&self, id: PacketId) -> Trail {
        self.trails[id as usize]
    }

    /// The same, to lead it on.
    pub fn trail_mut(&mut self, id: PacketId) -> &mut Trail {
        &mut self.trails[id as usize]
    }

    /// The same of every packet.
    pub fn trails_mut(&mut self) -> impl Iterator<Item = &mut Trail> {
        self.trails.iter_mut()
    }

    /// A packet that is still under way.
    ///
    /// # Panics
    /// Where the slot was given back: a broken invariant of the engine.
    #[must_use]
    pub fn get(&self, id: PacketId) -> &Packet {
        self.slots[id as usize].as_ref().expect("a packet is taken once")
    }

    /// The same, to change it.
    ///
    /// # Panics
    /// As [`get`](Self::get).
    pub fn get_mut(&mut self, id: PacketId) -> &mut Packet {
        self.slots[id as usize].as_mut().expect("a packet is taken once")
    }

    /// Lets go of one copy of a packet, and of the packet with the last.
    pub fn release(&mut self, id: PacketId) {
        let packet = self.get_mut(id);
        packet.copies -= 1;
        if packet.copies == 0 {
            self.vacate(id);
        }
    }

    /// Lets go of a packet where it lies: to move it out first would copy all of it.
    fn vacate(&mut self, id: PacketId) {
        self.vacant.push(id);
        self.trails[id as usize] = Trail::default();
        self.slots[id as usize] = None;
    }

    /// One copy of a packet as a packet of its own.
    pub fn claim(&mut self, id: PacketId) -> PacketId {
        let packet = self.get_mut(id);
        if packet.copies <= 1 {
            return id;
        }
        packet.copies -= 1;
        let copy = Packet { body: packet.body.clone(), copies: 1, ..*packet };
        let trail = self.trails[id as usize];
        let own = self.put(copy);
        self.trails[own as usize] = trail;
        own
    }

    /// Takes a packet out.
    ///
    /// # Panics
    /// As [`get`](Self::get).
    pub fn take(&mut self, id: PacketId) -> Packet {
        self.vacant.push(id);
        self.trails[id as usize] = Trail::default();
        self.slots[id as usize].take().expect("a packet is taken once")
    }

    /// Takes a packet out for the octets of a control protocol that it carries; none where it carries something else.
    ///
    /// # Panics
    /// As [`get`](Self::get).
    pub fn take_octets(&mut self, id: PacketId) -> Option<Octets> {
        let octets = match &self.get(id).body {
            Body::Octets(octets) => Some(octets.clone()),
            Body::Datagram(_) | Body::Payload(_) => None,
        };
        self.vacate(id);
        octets
    }

    /// Every packet with its slot, for the state hash.
    pub fn iter(&self) -> impl Iterator<Item = (PacketId, &Packet)> {
        (0..).zip(&self.slots).filter_map(|(id, slot)| slot.as_ref().map(|packet| (id, packet)))
    }
}
