//! Request and response, netperf's TCP_RR: at each end a process that sends a message in one call, then reads one whole, by turns.

use super::writer::Writer;
use lanelab_cells::sim::time::SimTime;

/// The side whose turn it is, as a process sees it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Turn {
    /// Its own: it is in its send call.
    Send,
    /// The other's: it reads until the message is whole.
    Receive {
        /// Octets still to come.
        rest: u32,
    },
}

/// The process at one end.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Talker {
    /// Send calls of the process.
    pub(super) writer: Writer,
    /// Octets of each message that it reads.
    receive: u32,
    /// Whether it asks, and the other end answers.
    pub(super) asks: bool,
    /// The side whose turn it is.
    pub(super) turn: Turn,
    /// Octets that the running receive call takes.
    pub(super) plan: u32,
    /// Is inside a receive call that has the CPU or waits for it.
    pub(super) awake: bool,
    /// Octets read so far.
    pub(super) taken: u64,
    /// Messages read.
    pub(super) serial: u64,
    /// When the transaction that goes on began, at the end that asks.
    pub(super) began: SimTime,
}

impl Talker {
    /// The end that asks.
    pub(super) const fn client(request: u32, response: u32) -> Self {
        Self::new(request, response, true, Turn::Send)
    }

    /// The end that answers.
    pub(super) const fn server(request: u32, response: u32) -> Self {
        Self::new(response, request, false, Turn::Receive { rest: request })
    }

    const fn new(send: u32, receive: u32, asks: bool, turn: Turn) -> Self {
        let writer = Writer::new(send);
        let began = SimTime::ZERO;
        Self { writer, receive, asks, turn, plan: 0, awake: false, taken: 0, serial: 0, began }
    }

    /// Whether the process waits in a receive call.
    pub(super) const fn is_reading(&self) -> bool {
        matches!(self.turn, Turn::Receive { .. })
    }

    /// A receive call begins, with `unread` octets there; what it will take.
    pub(super) fn begin_receive(&mut self, unread: u32) -> u32 {
        self.plan = match self.turn {
            Turn::Receive { rest } => rest.min(unread),
            Turn::Send => 0,
        };
        self.plan
    }

    /// The send call is done: the other's turn.
    pub(super) const fn sent(&mut self) {
        self.turn = Turn::Receive { rest: self.receive };
    }

    /// The receive call has taken so many octets. Returns whether the message is whole, and it is this end's turn.
    pub(super) fn received(&mut self, octets: u32) -> bool {
        let Turn::Receive { rest } = self.turn else { return false };
        let rest = rest.saturating_sub(octets);
        self.taken += u64::from(octets);
        if rest > 0 {
            self.turn = Turn::Receive { rest };
            return false;
        }
        self.turn = Turn::Send;
        self.serial += 1;
        true
    }
}
