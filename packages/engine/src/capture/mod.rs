//! Captures: what passes tapped links and interfaces, as a pcapng file in the making.
//!
//! # What is in it
//! - Of an ATM link every PDU all of whose cells pass it, as the CPCS-SDU behind the SunATM pseudo-header; on request every cell,
//!   too. Frames of an Ethernet link, without frame check sequence.
//! - A record's time is that at which its last bit leaves the port that sends it on the tapped link; at a node's port, of what
//!   comes in, that at which the last bit arrives there. In nanoseconds, what is less is cut off.
//! - A PDU of which a cell is missing on the link is left out and counted, and so is one of which the beginning was sent before
//!   the capture began. What a queue drops is not on the link.
//! - Of two queues' cells that make up one stream on a link each is known by its connection and its number there, so a PDU
//!   is the very one that was sent, with the octets of its payload as far as anyone has made them: see
//!   [`lanelab_protocols::Payload`].
//! - Cells of sources of bare cells have no octets in this model: in a capture they carry zeros.
//!
//! Capturing changes nothing that is simulated: windows are closed more often, as they are for samples.

mod file;
mod ledger;
mod request;
mod tap;
mod traffic;

pub(crate) use request::Place;
pub use request::{At, CaptureRequest};
pub(crate) use traffic::traffic;

use crate::packet::Packet;
use crate::scenario::LinkEnd;
use file::File;
use lanelab_cells::atm::cell_network::{ConnId, PduId};
use lanelab_cells::atm::tap::CellRecord;
use lanelab_cells::sim::time::{SimDuration, SimTime};
use lanelab_protocols::pcap::{Direction, LinkType, Traffic};
use lanelab_protocols::sorted::SortedSet;
use ledger::Ledger;
use serde::Serialize;
use tap::Tap;

/// Windows are closed after so much time, and what passed is written.
const BEAT: SimDuration = SimDuration(20_000_000_000);
/// Memory that the records of cells may take between two beats, all ports together.
pub(crate) const TAP_BYTES: usize = 16 << 20;

/// A PDU as it is handed to a NIC.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Handed<'a> {
    pub(crate) at: SimTime,
    pub(crate) conn: ConnId,
    pub(crate) pdu: PduId,
    /// Number of its first cell on the connection.
    pub(crate) first: u64,
    pub(crate) cells: u32,
    /// Ends that will tell of it.
    pub(crate) leaves: u32,
    pub(crate) traffic: Traffic,
    pub(crate) packet: &'a Packet,
}

/// An Ethernet link that is tapped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct FrameTap {
    at: At,
    interface: u32,
}

/// What a capture holds and what it does not, so far.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct CaptureCounts {
    /// PDUs, frames and cells in the file.
    pub records: u64,
    /// PDUs left out, for cells of them are missing on the link.
    pub damaged: u64,
    /// Records left out because memory was full, since nobody took the octets.
    pub missed: u64,
}

/// A capture under way.
#[derive(Clone, Debug)]
pub(crate) struct Capture {
    taps: Vec<Tap>,
    frames: Vec<FrameTap>,
    ledger: Ledger,
    file: File,
    /// Connections of sources of bare cells.
    bare: SortedSet<ConnId>,
    /// Time at which the run must close its next window for the capture.
    pub(crate) next: SimTime,
}

impl Capture {
    /// A capture at these places that begins now; `bare` are the connections of sources of bare cells.
    pub(crate) fn new(places: Vec<Place>, cells: bool, bare: SortedSet<ConnId>, now: SimTime) -> Self {
        let mut file = File::new();
        let (mut taps, mut frames) = (Vec::new(), Vec::new());
        for place in places {
            let Place { at, name, description, bit_rate, atm } = place;
            let Some(ends) = atm else {
                let interface = file.add(LinkType::Ethernet, &name, &description, bit_rate);
                frames.push(FrameTap { at, interface });
                continue;
            };
            let pdus = file.add(LinkType::SunAtm, &name, &format!("{description}, PDUs"), bit_rate);
            let of_cells =
                cells.then(|| file.add(LinkType::Erf, &name, &format!("{description}, cells"), bit_rate));
            taps.extend(ends.map(|end| Tap::new(end, pdus, of_cells)));
        }
        Self { taps, frames, ledger: Ledger::default(), file, bare, next: now + BEAT }
    }

    /// Ports whose cells are asked for.
    pub(crate) fn ports(&self) -> SortedSet<LinkEnd> {
        self.taps.iter().map(|tap| tap.end.from).collect()
    }

    /// A PDU is handed to a NIC.
    pub(crate) fn handed(&mut self, handed: Handed<'_>) {
        if !self.taps.is_empty() {
            self.ledger.note(handed);
        }
    }

    /// A PDU has arrived at one end, or is known not to.
    pub(crate) fn ended(&mut self, at: SimTime, conn: ConnId, pdu: PduId) {
        self.ledger.ended(at, conn, pdu);
    }

    /// The last bit of a frame leaves `from` on its way to `to`, which it reaches after `delay`.
    pub(crate) fn frame(
        &mut self,
        at: SimTime,
        link: Option<(u32, bool)>,
        ends: (LinkEnd, LinkEnd),
        delay: SimDuration,
        packet: &Packet,
    ) {
        let (from, to) = ends;
        for tap in &self.frames {
            let seen = match tap.at {
                At::Port(end) if end == from => Some((at, Direction::Outbound)),
                At::Port(end) if end == to => Some((at + delay, Direction::Inbound)),
                At::Link(id) => link
                    .filter(|(link, _)| *link == id)
                    .map(|(_, from_a)| (at, if from_a { Direction::Outbound } else { Direction::Inbound })),
                At::Port(_) => None,
            };
            if let Some((at, direction)) = seen {
                self.file.put(tap.interface, at, direction, packet.octets(), None);
            }
        }
    }

    /// Takes the cells that a port has recorded before `edge`, where windows are closed; `delay` is that of its link by the time at
    /// which a cell leaves.
    pub(crate) fn cells(
        &mut self,
        port: LinkEnd,
        records: &[CellRecord],
        edge: SimTime,
        delay: &dyn Fn(u32, SimTime) -> SimDuration,
    ) {
        for tap in self.taps.iter_mut().filter(|tap| tap.end.from == port) {
            tap.take(records, edge, delay, &mut self.ledger, &self.bare, &mut self.file);
        }
    }

    /// All that happened before `edge` is known: writes it, and forgets what has arrived.
    pub(crate) fn settle(&mut self, edge: SimTime) {
        self.file.write_before(edge);
        self.ledger.forget(edge);
        self.next = self.next.max(edge + BEAT);
    }

    /// Takes the octets written since the last time.
    pub(crate) fn take(&mut self) -> Vec<u8> {
        self.file.take()
    }

    /// Takes the last octets, with the statistics of each interface at `now`.
    pub(crate) fn end(mut self, now: SimTime) -> Vec<u8> {
        self.file.end(now);
        self.file.take()
    }

    /// What is in the file and what is not.
    pub(crate) fn counts(&self) -> CaptureCounts {
        self.file.counts()
    }
}
