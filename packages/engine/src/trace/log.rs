//! Control messages and packets as they were sent and received: for the ladder, the message list, and whoever asks for octets.

use super::Protocol;
use crate::packet::{Body, Channel, Packet, Wrap};
use lanelab_cells::sim::event_queue::EventId;
use lanelab_cells::sim::time::SimTime;
use lanelab_protocols::ip::Datagram;
use lanelab_protocols::{Octets, Payload};
use serde::Serialize;
use std::collections::VecDeque;

/// The cells of a PDU: a connection of the run, and the numbers of cells on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CellSpan {
    /// The connection, as traces of cells have it.
    pub connection: u32,
    /// Number of the first cell.
    pub first: u64,
    /// How many cells there are.
    pub count: u32,
}

impl CellSpan {
    /// Place of a cell among those of the PDU, from 0; none where the cell is of another PDU.
    #[must_use]
    pub fn place_of(&self, connection: u32, sequence: u64) -> Option<u32> {
        let place = sequence.checked_sub(self.first).filter(|_| connection == self.connection)?;
        u32::try_from(place).ok().filter(|place| *place < self.count)
    }
}

/// One end of the path of a message or packet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PathEnd {
    /// When it was handed to the NIC or port, or its last cell or bit arrived.
    pub at: SimTime,
    /// The event that sent it, or its arrival.
    pub event: EventId,
    /// Node that sent or received it.
    pub node: u32,
    /// Channel of that node; VPI and VCI are 0 on Ethernet.
    pub channel: Channel,
    /// Whether it left this node; else it arrived here.
    pub sent: bool,
    /// Whether a fault or a cut took it as it left.
    pub lost: bool,
    /// Its cells, where it left in cells.
    pub cells: Option<CellSpan>,
}

/// The body of a packet as a log keeps it. A log has thousands of control messages and few datagrams, so a datagram has a place
/// of its own: with one in each record, a record would take three times as much.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotedBody {
    /// An IP datagram or fragment.
    Datagram(Box<Datagram>),
    /// Octets of a control protocol.
    Octets(Octets),
    /// Octets of a generated frame.
    Payload(Payload),
}

impl NotedBody {
    fn of(body: &Body) -> Self {
        match body {
            Body::Datagram(datagram) => Self::Datagram(Box::new(*datagram)),
            Body::Octets(octets) => Self::Octets(octets.clone()),
            Body::Payload(payload) => Self::Payload(*payload),
        }
    }

    /// Octets of it.
    #[must_use]
    #[allow(clippy::len_without_is_empty, reason = "octets on the wire, not a collection")]
    pub fn len(&self) -> usize {
        match self {
            Self::Datagram(datagram) => datagram.len(),
            Self::Octets(octets) => octets.len(),
            Self::Payload(payload) => payload.len as usize,
        }
    }

    /// The octets.
    #[must_use]
    pub fn octets(&self) -> Vec<u8> {
        match self {
            Self::Datagram(datagram) => datagram.emit_octets(),
            Self::Octets(octets) => octets.to_vec(),
            Self::Payload(payload) => payload.octets(),
        }
    }

    /// Memory that it takes besides its record.
    fn bytes(&self) -> usize {
        match self {
            Self::Datagram(_) => size_of::<Datagram>(),
            Self::Octets(octets) => octets.len(),
            Self::Payload(_) => 0,
        }
    }
}

/// One message or packet at one end of its path.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// The node and the instant at which it was noted.
    pub end: PathEnd,
    /// Node that sent it.
    pub sender: u32,
    /// Its number among the sender's packets: the same at both ends.
    pub ordinal: u64,
    /// Flow that it belongs to; 0 for none.
    pub flow: u32,
    /// Protocol of a control message; none of data.
    pub protocol: Option<Protocol>,
    /// Headers before the body.
    pub wrap: Wrap,
    /// Datagram or octets behind the headers.
    pub body: NotedBody,
}

impl Message {
    /// Memory that it takes.
    fn bytes(&self) -> usize {
        size_of::<Self>() + self.body.bytes()
    }

    /// The octets of a control message, without a MAC header.
    #[must_use]
    pub fn control(&self) -> &[u8] {
        if let NotedBody::Octets(octets) = &self.body { octets } else { &[] }
    }
}

/// The latest messages or packets, numbered from the start of the run whether or not they are kept.
#[derive(Clone, Debug, Default)]
pub struct MessageLog {
    messages: VecDeque<Message>,
    bytes: usize,
    forgotten: u64,
    /// Memory that they may take, about; the oldest go first.
    most: usize,
}

impl MessageLog {
    /// A log that keeps so many octets, about; with 0 it only counts.
    #[must_use]
    pub fn keeping(most: usize) -> Self {
        Self { most, ..Self::default() }
    }

    /// Keeps so many octets from now on; with 0 it only counts, and forgets what it has with the next packet.
    pub const fn keep(&mut self, most: usize) {
        self.most = most;
    }

    /// Notes a packet at one end of its path.
    pub fn note(&mut self, end: PathEnd, protocol: Option<Protocol>, flow: u32, packet: &Packet) {
        if self.most == 0 {
            if !self.messages.is_empty() {
                self.forgotten += self.messages.len() as u64;
                (self.messages, self.bytes) = (VecDeque::new(), 0);
            }
            self.forgotten += 1;
            return;
        }
        let Packet { sender, ordinal, wrap, ref body, .. } = *packet;
        let message = Message { end, sender, ordinal, flow, protocol, wrap, body: NotedBody::of(body) };
        self.bytes += message.bytes();
        self.messages.push_back(message);
        while self.bytes > self.most {
            let Some(oldest) = self.messages.pop_front() else { return };
            self.bytes -= oldest.bytes();
            self.forgotten += 1;
        }
    }

    /// Messages from number `from` on with their numbers.
    pub fn since(&self, from: u64) -> impl DoubleEndedIterator<Item = (u64, &Message)> {
        let skip = from.saturating_sub(self.forgotten) as usize;
        let first = self.forgotten;
        self.messages.iter().enumerate().skip(skip).map(move |(at, message)| (first + at as u64, message))
    }

    /// The message of a number, while it is kept.
    #[must_use]
    pub fn get(&self, number: u64) -> Option<&Message> {
        self.messages.get(usize::try_from(number.checked_sub(self.forgotten)?).ok()?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const END: PathEnd = PathEnd {
        at: SimTime::ZERO,
        event: EventId::START,
        node: 1,
        channel: Channel { port: 1, vpi: 0, vci: 32 },
        sent: true,
        lost: false,
        cells: Some(CellSpan { connection: 3, first: 10, count: 2 }),
    };

    fn numbers(log: &MessageLog) -> Vec<u64> {
        log.since(0).map(|(number, _)| number).collect()
    }

    #[test]
    fn numbers_count_whether_or_not_anything_is_kept() {
        let packet = Packet::new(Body::Payload(Payload::new(1, 0, 100)), Wrap::Bare, EventId::START);
        let mut log = MessageLog::default();
        log.note(END, None, 7, &packet);
        assert!(numbers(&log).is_empty());
        log.keep(3 * size_of::<Message>());
        for _ in 0..5 {
            log.note(END, None, 7, &packet);
        }
        assert_eq!(numbers(&log), [3, 4, 5], "the oldest go first");
        assert_eq!((log.get(2), log.get(5).map(|message| message.flow)), (None, Some(7)));
        log.keep(0);
        log.note(END, None, 7, &packet);
        log.keep(1 << 20);
        log.note(END, None, 7, &packet);
        assert_eq!(numbers(&log), [7], "what came meanwhile has its numbers");
    }

    #[test]
    fn a_cell_knows_its_place() {
        let span = CellSpan { connection: 3, first: 10, count: 2 };
        let places = [9, 10, 11, 12].map(|sequence| span.place_of(3, sequence));
        assert_eq!(places, [None, Some(0), Some(1), None]);
        assert_eq!(span.place_of(4, 10), None);
    }
}
