//! What the protocols did and why things ended as they did: the latest reports of all nodes.

use super::report::{Part, Report};
use lanelab_cells::sim::event_queue::EventId;
use lanelab_cells::sim::time::SimTime;
use lanelab_protocols::pnni::PortRef;
use lanelab_protocols::signalling::exchange::Channel;
use std::collections::VecDeque;

/// Entries that are kept, about 8 MB of them; the oldest go first.
const CAPACITY: usize = (8 << 20) / size_of::<Entry>();

/// The part of a node that reports.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Speaker {
    /// Its process, where it is one of its own.
    pub process: Option<Part>,
    /// Emulated LAN that the process belongs to.
    pub elan: Option<u32>,
    /// Interface that the report is about.
    pub interface: Option<PortRef>,
    /// Channel of the VCC that the report is about.
    pub channel: Option<Channel>,
}

/// One report.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Time of the report.
    pub at: SimTime,
    /// Event during which it was made.
    pub event: EventId,
    /// Node that reports.
    pub node: u32,
    /// Part of the node that reports.
    pub speaker: Speaker,
    /// The event of a protocol, a switch or a host.
    pub report: Report,
}

/// The latest entries, numbered from the start of the run.
#[derive(Clone, Debug, Default)]
pub struct Diary {
    entries: VecDeque<Entry>,
    /// Entries that were given up to make room.
    forgotten: u64,
}

impl Diary {
    /// Adds an entry, at the expense of the oldest.
    pub fn push(&mut self, entry: Entry) {
        if self.entries.len() == CAPACITY {
            self.entries.pop_front();
            self.forgotten += 1;
        }
        self.entries.push_back(entry);
    }

    /// Entries from number `from` on with their numbers.
    pub fn since(&self, from: u64) -> impl Iterator<Item = (u64, &Entry)> {
        let skip = from.saturating_sub(self.forgotten) as usize;
        (self.forgotten..).zip(&self.entries).skip(skip)
    }
}
