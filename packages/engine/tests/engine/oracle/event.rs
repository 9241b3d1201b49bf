//! What happens when: events and their order.

use lanelab_cells::atm::cell_network::{Channel, NetworkChange};
use lanelab_cells::atm::spec::{NodeId, PortId};

use super::{Cell, Place};

/// Order of arrivals of one instant at one queue.
pub(super) type Tie = (u8, u32, u32);

/// What happens, in the order in which it does at one instant.
#[derive(Debug)]
pub(super) enum What {
    Change(Box<NetworkChange>),
    Departure(Place),
    /// A cell's last bit comes to the end of the link at this port, where it is received.
    Receipt(Channel, Cell),
    /// The same, where it meets a switch's table.
    Entry(NodeId, PortId, Cell),
    /// A source offers its next cell.
    SourceOffer(usize),
    /// An ABR source may offer its next cell.
    LoopOffer(usize),
    /// An injected cell comes to its VC's shaper.
    Offer(Cell),
    Arrival(Place, Tie, Cell),
}

#[derive(Debug)]
pub(super) struct Event {
    pub time: u64,
    pub serial: u64,
    pub what: What,
}

impl Event {
    pub(super) fn class(&self) -> u8 {
        match self.what {
            What::Change(_) => 0,
            What::Departure(_) => 1,
            What::Receipt(..) => 2,
            What::Entry(..) | What::SourceOffer(_) | What::LoopOffer(_) | What::Offer(_) => 3,
            What::Arrival(..) => 4,
        }
    }

    fn key(&self) -> (u64, u8, Tie, u64) {
        let tie = match self.what {
            What::Arrival(_, tie, _) => tie,
            What::LoopOffer(number) => (1, number as u32, 0),
            What::Receipt(_, ref cell) => (0, cell.conn, 0),
            _ => (0, 0, 0),
        };
        (self.time, self.class(), tie, self.serial)
    }
}

impl PartialEq for Event {
    fn eq(&self, other: &Self) -> bool {
        self.key() == other.key()
    }
}

impl Eq for Event {}

impl Ord for Event {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.key().cmp(&other.key())
    }
}

impl PartialOrd for Event {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}
