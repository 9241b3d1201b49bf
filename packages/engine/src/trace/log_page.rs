//! A page of a log of messages: its records, and beside them what they carry, one behind the other. A page is forgotten at once, and its
//! memory is written again; no record has memory of its own, which would be looked for and given back one by one.

use super::log::{Message, NotedBody, PathEnd};
use super::messages::Protocol;
use crate::packet::{Body, Packet, Wrap};
use lanelab_protocols::ip::Datagram;
use lanelab_protocols::{Octets, Payload};

/// The body of a packet, by its place in the page.
#[derive(Clone, Copy, Debug)]
enum Place {
    Datagram(u32),
    Octets { from: u32, to: u32 },
    Payload(Payload),
}

/// [`Message`] as a page keeps it.
#[derive(Clone, Copy, Debug)]
struct Record {
    end: PathEnd,
    sender: u32,
    ordinal: u64,
    flow: u32,
    protocol: Option<Protocol>,
    wrap: Wrap,
    body: Place,
}

/// Messages with numbers in a row.
#[derive(Clone, Debug, Default)]
pub(super) struct LogPage {
    /// Number of its first message.
    first: u64,
    records: Vec<Record>,
    octets: Vec<u8>,
    datagrams: Vec<Datagram>,
    /// Octets that were added last, and their place: what is sent to all is noted at each of its ends.
    latest: Option<(Octets, Place)>,
}

impl LogPage {
    /// Memory of a message besides what it carries.
    #[cfg(test)]
    pub(super) const RECORD: usize = size_of::<Record>();

    /// Forgets everything; the next message has this number. There is memory for so many octets of records from now on.
    pub(super) fn begin(&mut self, first: u64, room: usize) {
        self.first = first;
        self.records.clear();
        self.records.reserve(room / size_of::<Record>());
        self.octets.clear();
        self.datagrams.clear();
        self.latest = None;
    }

    /// Memory that its messages take.
    pub(super) const fn bytes(&self) -> usize {
        self.records.len() * size_of::<Record>()
            + self.octets.len()
            + self.datagrams.len() * size_of::<Datagram>()
    }

    /// Number of its first message.
    pub(super) const fn first(&self) -> u64 {
        self.first
    }

    /// Number behind that of its last message.
    pub(super) const fn end(&self) -> u64 {
        self.first + self.records.len() as u64
    }

    /// Adds a packet at one end of its path.
    pub(super) fn add(&mut self, end: &PathEnd, protocol: Option<Protocol>, flow: u32, packet: &Packet) {
        let body = match &packet.body {
            Body::Datagram(datagram) => {
                self.datagrams.push(*datagram);
                Place::Datagram(self.datagrams.len() as u32 - 1)
            }
            Body::Octets(octets) => self.place_of(octets),
            Body::Payload(payload) => Place::Payload(*payload),
        };
        let Packet { sender, ordinal, wrap, .. } = *packet;
        self.records.push(Record { end: *end, sender, ordinal, flow, protocol, wrap, body });
    }

    /// The place of octets, which are copied unless they are those that were added last.
    fn place_of(&mut self, octets: &Octets) -> Place {
        if let Some((latest, place)) = &self.latest
            && Octets::ptr_eq(latest, octets)
        {
            return *place;
        }
        let from = self.octets.len() as u32;
        self.octets.extend_from_slice(octets);
        let place = Place::Octets { from, to: self.octets.len() as u32 };
        self.latest = Some((octets.clone(), place));
        place
    }

    fn message(&self, record: &Record) -> Message<'_> {
        let Record { end, sender, ordinal, flow, protocol, wrap, body } = *record;
        let body = match body {
            Place::Datagram(at) => NotedBody::Datagram(&self.datagrams[at as usize]),
            Place::Octets { from, to } => NotedBody::Octets(&self.octets[from as usize..to as usize]),
            Place::Payload(payload) => NotedBody::Payload(payload),
        };
        Message { end, sender, ordinal, flow, protocol, wrap, body }
    }

    /// The message of a number, if it is on this page.
    pub(super) fn get(&self, number: u64) -> Option<Message<'_>> {
        let at = usize::try_from(number.checked_sub(self.first)?).ok()?;
        self.records.get(at).map(|record| self.message(record))
    }
}
