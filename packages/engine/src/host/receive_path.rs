//! Queues of a host's receive path, where they are bounded: each NIC's ring, which its interrupt handler empties, and the packets that
//! wait between the handler and protocol code.

use crate::account::{Lost, ReceiveQueue};
use crate::packet::Packet;
use crate::scenario::Kernel;
use lanelab_protocols::sorted::SortedMap;

/// Occupancy of the queues, and what they lost.
#[derive(Clone, Hash, Debug)]
pub(super) struct ReceivePath {
    /// Places in each ring and in the input queue; none: no limit.
    places: [Option<u32>; ReceiveQueue::COUNT],
    /// PDUs in the ring of each port.
    rings: SortedMap<u16, u32>,
    /// Packets in the input queue.
    queued: u32,
    lost: Lost,
}

impl ReceivePath {
    pub(super) fn new(kernel: &Kernel) -> Self {
        Self {
            places: [kernel.receive_ring, kernel.input_queue],
            rings: SortedMap::new(),
            queued: 0,
            lost: Lost::default(),
        }
    }

    fn present(&mut self, queue: ReceiveQueue, port: u16) -> &mut u32 {
        match queue {
            ReceiveQueue::Ring => self.rings.entry(port).or_default(),
            ReceiveQueue::Input => &mut self.queued,
        }
    }

    /// Takes in a packet; whether there was room.
    pub(super) fn enter(&mut self, queue: ReceiveQueue, packet: &Packet) -> bool {
        let places = self.places[queue as usize];
        let present = self.present(queue, packet.came_by.port);
        let has_room = places.is_none_or(|places| *present < places);
        if has_room {
            *present += 1;
        } else {
            self.lost.add(queue, packet.cells());
        }
        has_room
    }

    /// The first of a queue has been served.
    pub(super) fn leave(&mut self, queue: ReceiveQueue, port: u16) {
        *self.present(queue, port) -= 1;
    }

    /// What each queue has lost, in the order of the queues.
    pub(super) const fn lost(&self) -> &Lost {
        &self.lost
    }
}
