//! What hosts lose on their receive path, by the queue that had no room.

use serde::Serialize;

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

    /// Losses of the queues that lost anything, as a result shows them.
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
