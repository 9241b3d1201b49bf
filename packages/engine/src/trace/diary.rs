//! What the protocols did, in their own sentences: why things ended as they did.

use crate::sim::event_queue::EventId;
use crate::sim::time::SimTime;
use std::collections::VecDeque;

/// Memory that entries may take, about; the oldest go first.
const DIARY_BYTES: usize = 8 << 20;
/// Octets of an entry beside its sentence.
const ENTRY_BYTES: usize = size_of::<Entry>();

/// The part of a node that says something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Speaker {
    /// As in its tables: `LEC`.
    pub part: &'static str,
    /// Emulated LAN that it belongs to.
    pub elan: Option<u32>,
}

/// One sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// When.
    pub at: SimTime,
    /// During which event.
    pub event: EventId,
    /// At which node.
    pub node: u32,
    /// Which of its parts, where that is a process of its own.
    pub speaker: Option<Speaker>,
    /// The sentence.
    pub what: String,
}

/// The latest entries, numbered from the start of the run.
#[derive(Clone, Debug, Default)]
pub struct Diary {
    entries: VecDeque<Entry>,
    bytes: usize,
    /// Entries that were given up to make room.
    forgotten: u64,
}

impl Diary {
    /// Adds an entry, at the expense of the oldest.
    pub fn push(&mut self, entry: Entry) {
        self.bytes += ENTRY_BYTES + entry.what.len();
        self.entries.push_back(entry);
        while self.bytes > DIARY_BYTES {
            let Some(oldest) = self.entries.pop_front() else { return };
            self.bytes -= ENTRY_BYTES + oldest.what.len();
            self.forgotten += 1;
        }
    }

    /// Entries from number `from` on with their numbers.
    pub fn since(&self, from: u64) -> impl Iterator<Item = (u64, &Entry)> {
        let skip = from.saturating_sub(self.forgotten) as usize;
        (self.forgotten..).zip(&self.entries).skip(skip)
    }
}
