//! The sending end of a stream: netperf's loop of send calls over a blocking socket.
//!
//! With BSD semantics a call copies what fits, a chunk at a time with TCP output after each, and sleeps while less than the
//! low-water mark is free and the rest of the call does not fit. With Winsock semantics a call is taken whole once the octets buffered
//! are fewer than the send buffer.

use lanelab_protocols::tcp::{Connection, SocketSemantics};

/// What the writer does next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Next {
    /// Copy so many octets; a new call if `call`.
    Copy {
        /// Octets.
        octets: u32,
        /// Whether a new call begins with it.
        call: bool,
    },
    /// Sleep until there is room.
    Sleep {
        /// Whether a new call began and found no room.
        call: bool,
    },
}

/// The writing process.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Writer {
    /// Octets of each call.
    pub(super) message: u32,
    /// Octets of the current call that are not copied yet; 0 between calls.
    rest: u32,
    /// Winsock: the current call was let in.
    admitted: bool,
    /// What the running task will have done.
    pub(super) plan: Option<Next>,
    /// Waits for room.
    pub(super) asleep: bool,
    /// Has made its last call.
    pub(super) finished: bool,
    /// Octets that the calls handed over so far.
    pub(super) accepted: u64,
}

impl Writer {
    pub(super) const fn new(message: u32) -> Self {
        Self {
            message,
            rest: 0,
            admitted: false,
            plan: None,
            asleep: false,
            finished: false,
            accepted: 0,
        }
    }

    /// Octets that may be copied now of a call with `rest` octets to go, TCP output after them.
    fn room(&self, rest: u32, conn: &Connection) -> u32 {
        // A Winsock call that was let in is taken whole, a chunk at a time.
        let accepted = if self.admitted { rest } else { conn.acceptable(rest) };
        conn.config().switches.copy_chunk.octets(accepted, conn.mss())
    }

    /// Whether a sleeping writer has room again.
    pub(super) fn can_wake(&self, conn: &Connection) -> bool {
        let rest = if self.rest > 0 { self.rest } else { self.message };
        self.room(rest, conn) > 0
    }

    /// Whether the process is in no call.
    pub(super) const fn between_calls(&self) -> bool {
        self.rest == 0
    }

    /// Decides what the process does with the CPU that it just got; nothing once it has made its last call.
    pub(super) fn begin(&mut self, conn: &Connection) -> Option<Next> {
        let call = self.rest == 0;
        if call && self.finished {
            return None;
        }
        if call {
            self.rest = self.message;
            self.admitted = false;
        }
        let octets = self.room(self.rest, conn);
        let next = if octets == 0 { Next::Sleep { call } } else { Next::Copy { octets, call } };
        self.plan = Some(next);
        self.plan
    }

    /// The copy is done. Returns whether the call is.
    pub(super) fn copied(&mut self, octets: u32, conn: &Connection) -> bool {
        self.rest -= octets;
        self.admitted = conn.config().switches.socket == SocketSemantics::Winsock;
        self.accepted += u64::from(octets);
        self.rest == 0
    }
}
