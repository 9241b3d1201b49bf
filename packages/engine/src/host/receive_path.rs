//! Queues of a host's receive path, where they are bounded: each NIC's ring, which its interrupt handler empties, and the packets that
//! wait between the handler and protocol code.

use crate::scenario::Kernel;
use serde::Serialize;
use std::collections::BTreeMap;

/// A queue that loses what finds no room.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ReceiveQueue {
    /// PDUs and frames before the interrupt handler.
    Ring,
    /// Packets before protocol code.
    Input,
}

impl ReceiveQueue {
    /// How many there are.
    pub const COUNT: usize = Self::ALL.len();
    /// Every one, by `ReceiveQueue as usize`, with its name in results.
    pub const ALL: [(Self, &'static str); 2] = [(Self::Ring, "receive-ring"), (Self::Input, "input-queue")];
}

/// What each queue has lost: PDUs (frames, packets) and the cells that they fill.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Lost([(u64, u64); ReceiveQueue::COUNT]);

impl Lost {
    /// One more, of so many cells.
    pub const fn add(&mut self, queue: ReceiveQueue, cells: u32) {
        let lost = &mut self.0[queue as usize];
        lost.0 += 1;
        lost.1 += cells as u64;
    }

    /// Of the queues that lost anything, as a result shows it.
    #[must_use]
    pub fn results(&self) -> Vec<QueueLoss> {
        let losses = ReceiveQueue::ALL.iter().zip(self.0);
        let result = |((_, queue), (pdus, cells)): (&(_, &'static str), _)| QueueLoss { queue, pdus, cells };
        losses.map(result).filter(|loss| loss.pdus > 0).collect()
    }
}

/// What a queue of the receive path lost.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct QueueLoss {
    /// The queue.
    #[cfg_attr(test, ts(type = "ReceiveQueue"))]
    pub queue: &'static str,
    /// PDUs, frames or packets.
    pub pdus: u64,
    /// Cells that they fill.
    pub cells: u64,
}

/// Occupancy of the queues, and what they lost.
#[derive(Clone, Hash, Debug)]
pub(super) struct ReceivePath {
    /// Places in each ring and in the input queue; none: no limit.
    places: [Option<u32>; ReceiveQueue::COUNT],
    /// PDUs in the ring of each port.
    rings: BTreeMap<u16, u32>,
    /// Packets in the input queue.
    queued: u32,
    lost: Lost,
}

impl ReceivePath {
    pub(super) fn new(kernel: &Kernel) -> Self {
        Self {
            places: [kernel.receive_ring, kernel.input_queue],
            rings: BTreeMap::new(),
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

    /// Takes in what came by a port, of so many cells; whether there was room.
    pub(super) fn enter(&mut self, queue: ReceiveQueue, port: u16, cells: u32) -> bool {
        let places = self.places[queue as usize];
        let present = self.present(queue, port);
        let has_room = places.is_none_or(|places| *present < places);
        if has_room {
            *present += 1;
        } else {
            self.lost.add(queue, cells);
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
