//! Events with their causes.

use crate::account::Hold;
use lanelab_cells::sim::event_queue::EventId;
use lanelab_cells::sim::time::SimTime;
use lanelab_protocols::tcp::Reason;
use serde::Serialize;
use std::collections::VecDeque;

/// What an event did.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "note", rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum Note {
    /// The event was handled; nothing else is worth a note.
    Handled,
    /// A send call copied octets into the send buffer.
    Wrote {
        /// Octets that were copied.
        octets: u32,
    },
    /// The writer went to sleep with so many octets free, below its low-water mark.
    WriterSleeps {
        /// Octets free.
        free: u32,
        /// Octets that must be free.
        low_water: u32,
    },
    /// The writer woke.
    WriterWakes,
    /// TCP held data back.
    Held {
        /// Rule that held the data back.
        hold: Hold,
    },
    /// The receiver owes an acknowledgement and waits.
    AckDelayed,
    /// A segment of so many octets went out.
    Sent {
        /// Reason for sending it.
        reason: Reason,
        /// Octets of payload.
        octets: u32,
    },
    /// A packet of so many payload octets arrived.
    Received {
        /// Octets of payload.
        octets: u32,
    },
    /// A receive call took so many octets.
    Read {
        /// Octets that were taken.
        octets: u32,
    },
    /// A PDU was lost or damaged under way.
    Lost,
}

/// Names of the notes in a trace, by number.
pub const NOTE_NAMES: [&str; 10] = [
    "handled",
    "wrote",
    "writer-sleeps",
    "writer-wakes",
    "held",
    "ack-delayed",
    "sent",
    "received",
    "read",
    "lost",
];

impl Note {
    /// Whether the note is about something that waits.
    #[must_use]
    pub const fn is_wait(self) -> bool {
        matches!(self, Self::WriterSleeps { .. } | Self::Held { .. } | Self::AckDelayed)
    }

    /// Number of the note, and what it is about: octets, or the number of a hold.
    #[must_use]
    pub const fn number(self) -> (u8, u32) {
        match self {
            Self::Handled => (0, 0),
            Self::Wrote { octets } => (1, octets),
            Self::WriterSleeps { free, .. } => (2, free),
            Self::WriterWakes => (3, 0),
            Self::Held { hold } => (4, hold as u32),
            Self::AckDelayed => (5, 0),
            Self::Sent { octets, .. } => (6, octets),
            Self::Received { octets } => (7, octets),
            Self::Read { octets } => (8, octets),
            Self::Lost => (9, 0),
        }
    }
}

/// One line of the trace.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Record {
    /// Time of the event.
    pub at: SimTime,
    /// The event.
    pub id: EventId,
    /// Event that caused it.
    pub cause: EventId,
    /// Node at which it happened.
    pub node: u32,
    /// Flow that it belongs to; 0 for none.
    pub flow: u32,
    /// What the event did.
    pub note: Note,
}

/// One link of a chain of causes.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Why {
    /// Time of the event, in ps.
    pub at_ps: u64,
    /// Node at which it happened.
    pub node: u32,
    /// What the event did.
    #[serde(flatten)]
    pub did: Note,
    /// Not a cause itself, but what the flow waited for meanwhile: a hold, a sleeping writer, a delayed acknowledgement.
    pub meanwhile: bool,
}

/// The last events of a run, as many as the memory allows; nothing unless switched on.
#[derive(Clone, Debug, Default)]
pub struct EventTrace {
    records: VecDeque<Record>,
    capacity: usize,
}

impl EventTrace {
    /// Keeps up to `bytes` of records from now on.
    pub fn enable(&mut self, bytes: usize) {
        self.capacity = bytes / size_of::<Record>();
    }

    /// Whether records are kept.
    #[must_use]
    pub const fn is_on(&self) -> bool {
        self.capacity > 0
    }

    /// Adds a line, at the expense of the oldest.
    pub fn push(&mut self, record: Record) {
        if self.capacity == 0 {
            return;
        }
        // More than one where less memory is allowed than before.
        while self.records.len() >= self.capacity {
            self.records.pop_front();
        }
        self.records.push_back(record);
    }

    /// Takes all lines.
    pub fn drain(&mut self) -> Vec<Record> {
        std::mem::take(&mut self.records).into()
    }

    /// Why the last data of `flow` went out when they did: the chain of causes back to at most `depth` events, latest first, with
    /// all that each of these events did, and with what the flow waited for in between.
    #[must_use]
    pub fn why(&self, flow: u32, depth: usize) -> Vec<Why> {
        let Some(last) = self.records.iter().rposition(|record| {
            record.flow == flow && matches!(record.note, Note::Sent { octets, .. } if octets > 0)
        }) else {
            return Vec::new();
        };
        let mut chain = Vec::new();
        let mut wanted = self.records[last].id;
        let mut events = 0;
        for record in self.records.range(..=last).rev() {
            // An event's records stand together, and what caused it stands before them.
            let on_chain = record.id == wanted;
            if record.note == Note::Handled {
                if on_chain {
                    events += 1;
                    if events == depth {
                        break;
                    }
                    wanted = record.cause;
                }
            } else if on_chain || (record.flow == flow && record.note.is_wait()) {
                chain.push(Why {
                    at_ps: record.at.0,
                    node: record.node,
                    did: record.note,
                    meanwhile: !on_chain,
                });
            }
        }
        chain
    }
}
