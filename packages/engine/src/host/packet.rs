//! IP packets between the moment a stack made them and the moment another took them.

use crate::sim::event_queue::EventId;
use crate::sim::time::SimTime;
use lanelab_protocols::ip::Datagram;
use lanelab_protocols::wire;

/// Slot of a packet in its store.
pub type PacketId = u32;

/// A packet under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Packet {
    /// The datagram or fragment.
    pub datagram: Datagram,
    /// Flow index in the run.
    pub flow: u32,
    /// Number of the message in its flow, for datagram flows.
    pub serial: u64,
    /// When the application's call for its message ended.
    pub sent_at: SimTime,
    /// The event that handed it to the NIC.
    pub cause: EventId,
    /// Count of that NIC's packets: names the delivery.
    pub ordinal: u64,
}

impl Packet {
    /// Cells of its CPCS-PDU behind LLC/SNAP (RFC 2684).
    #[must_use]
    pub fn cells(&self) -> u32 {
        wire::cells_for(wire::LLC_SNAP_HEADER_LEN + self.datagram.len()) as u32
    }
}

/// The packets of a run, in slots that are used again.
#[derive(Clone, Debug, Default)]
pub struct PacketStore {
    slots: Vec<Option<Packet>>,
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
        (self.slots.len() - 1) as PacketId
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

    /// Takes a packet out.
    ///
    /// # Panics
    /// As [`get`](Self::get).
    pub fn take(&mut self, id: PacketId) -> Packet {
        self.vacant.push(id);
        self.slots[id as usize].take().expect("a packet is taken once")
    }

    /// Every packet with its slot, for the state hash.
    pub fn iter(&self) -> impl Iterator<Item = (PacketId, &Packet)> {
        (0..).zip(&self.slots).filter_map(|(id, slot)| slot.as_ref().map(|packet| (id, packet)))
    }
}
