//! Control messages and packets as they were sent and received: for the ladder, the message list, and whoever asks for octets.

use super::Protocol;
use super::log_page::LogPage;
use crate::packet::{Channel, Packet, Wrap};
use lanelab_cells::sim::event_queue::EventId;
use lanelab_cells::sim::time::SimTime;
use lanelab_protocols::Payload;
use lanelab_protocols::ip::Datagram;
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

/// The body of a packet in a log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotedBody<'a> {
    /// An IP datagram or fragment.
    Datagram(&'a Datagram),
    /// Octets of a control protocol.
    Octets(&'a [u8]),
    /// Octets of a generated frame.
    Payload(Payload),
}

impl NotedBody<'_> {
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
}

/// One message or packet at one end of its path.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Message<'a> {
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
    pub body: NotedBody<'a>,
}

impl<'a> Message<'a> {
    /// The octets of a control message, without a MAC header.
    #[must_use]
    pub const fn control(&self) -> &'a [u8] {
        if let NotedBody::Octets(octets) = self.body { octets } else { &[] }
    }
}

/// How many pages a full log has, about.
const PAGES: usize = 256;

/// The latest messages or packets, numbered from the start of the run whether or not they are kept.
#[derive(Clone, Debug, Default)]
pub struct MessageLog {
    /// In the order of time; the oldest goes first, as a whole.
    pages: VecDeque<LogPage>,
    /// Memory of all pages but the latest.
    bytes: usize,
    /// Number of the next message.
    next: u64,
    /// Memory that all of them may take, about.
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
    pub fn note(&mut self, end: &PathEnd, protocol: Option<Protocol>, flow: u32, packet: &Packet) {
        if self.most == 0 {
            self.pages.clear();
            self.bytes = 0;
        } else {
            let room = self.most / PAGES;
            if self.pages.back().is_none_or(|page| page.bytes() >= room) {
                self.turn_page(room);
            }
            if let Some(page) = self.pages.back_mut() {
                page.add(end, protocol, flow, packet);
            }
        }
        self.next += 1;
    }

    /// Begins a page with room for so many octets, in the memory of the oldest one where the log is full.
    #[inline(never)]
    fn turn_page(&mut self, room: usize) {
        self.bytes += self.pages.back().map_or(0, LogPage::bytes);
        let mut page = LogPage::default();
        while self.bytes + room > self.most {
            let Some(oldest) = self.pages.pop_front() else { break };
            self.bytes -= oldest.bytes();
            page = oldest;
        }
        page.begin(self.next, room);
        self.pages.push_back(page);
    }

    /// Messages from number `from` on with their numbers.
    pub fn since(&self, from: u64) -> impl DoubleEndedIterator<Item = (u64, Message<'_>)> {
        let first = self.pages.front().map_or(self.next, LogPage::first);
        (from.max(first)..self.next).filter_map(|number| Some((number, self.get(number)?)))
    }

    /// The message of a number, while it is kept.
    #[must_use]
    pub fn get(&self, number: u64) -> Option<Message<'_>> {
        self.pages.get(self.pages.partition_point(|page| page.end() <= number))?.get(number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::packet::Body;
    use lanelab_protocols::ip::Transport;
    use lanelab_protocols::wire::{IpProtocol, Ipv4Address};

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

    fn noted(log: &mut MessageLog, bodies: impl IntoIterator<Item = Body>) {
        for body in bodies {
            log.note(&END, None, 7, &Packet::new(body, Wrap::Bare, EventId::START));
        }
    }

    fn payload(len: u32) -> Body {
        Body::Payload(Payload::new(1, 0, len))
    }

    #[test]
    fn numbers_count_whether_or_not_anything_is_kept() {
        let mut log = MessageLog::default();
        noted(&mut log, [payload(100)]);
        assert!(numbers(&log).is_empty());
        log.keep(3 * LogPage::RECORD);
        noted(&mut log, (0..5).map(payload));
        assert_eq!(numbers(&log), [3, 4, 5], "the oldest go first");
        assert_eq!((log.get(2), log.get(5).map(|message| message.flow)), (None, Some(7)));
        log.keep(0);
        noted(&mut log, [payload(100)]);
        log.keep(1 << 20);
        noted(&mut log, [payload(100)]);
        assert_eq!(numbers(&log), [7], "what came meanwhile has its numbers");
    }

    #[test]
    fn every_message_is_found_by_its_number_and_takes_no_more_memory_than_the_log_may() {
        let most = 100 * LogPage::RECORD;
        let mut log = MessageLog::keeping(most);
        let (from, to) = (Ipv4Address([10, 0, 0, 1]), Ipv4Address([10, 0, 0, 2]));
        let transport = Transport::Raw(IpProtocol::UDP);
        for number in 0..2_000_u32 {
            let body = match number % 3 {
                0 => Body::Octets(number.to_be_bytes().repeat(number as usize % 20).into()),
                1 => payload(number),
                _ => {
                    Body::Datagram(Datagram::new(from, to, number as u16, transport, Payload::new(1, 0, 50)))
                }
            };
            noted(&mut log, [body.clone()]);
            let bytes: usize = log.pages.iter().map(LogPage::bytes).sum();
            assert!(bytes <= most + LogPage::RECORD + body.len(), "{bytes}");
            let message = log.get(number.into()).expect("the latest is kept");
            assert_eq!((message.body.len(), message.body.octets()), (body.len(), body.octets()));
        }
        let kept = numbers(&log);
        assert!(kept.len() > 50 && kept.last() == Some(&1_999) && kept.is_sorted());
        let first = kept[0];
        assert_eq!(log.get(first - 1), None);
        assert!(log.since(first).all(|(number, message)| log.get(number) == Some(message)));
        assert_eq!(log.since(first + 30).next().map(|(number, _)| number), Some(first + 30));
        assert_eq!(log.since(0).rev().map(|(number, _)| number).collect::<Vec<_>>(), {
            let mut backward = kept.clone();
            backward.reverse();
            backward
        });
        assert_eq!(log.since(2_000).count(), 0);
    }

    #[test]
    fn a_cell_knows_its_place() {
        let span = CellSpan { connection: 3, first: 10, count: 2 };
        let places = [9, 10, 11, 12].map(|sequence| span.place_of(3, sequence));
        assert_eq!(places, [None, Some(0), Some(1), None]);
        assert_eq!(span.place_of(4, 10), None);
    }
}
