//! What a station acts through.

use super::packet::{Packet, PacketId, PacketStore};
use crate::atm::cell_network::ConnId;
use crate::measure::{FlowStats, Hold};
use crate::sim::event_queue::{EventId, EventQueue};
use crate::sim::time::SimTime;
use crate::trace::{EventTrace, Note, Record};

/// What can happen at a station by itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum HostEvent {
    /// The CPU ends the task of this generation.
    CpuDone(u32),
    /// A socket's protocol timer may be due.
    SocketTimer(u32),
    /// A socket's application has something to do.
    Application(u32),
    /// The reassembly timer may be due.
    Reassembly,
    /// The clock ticks.
    Tick,
}

/// A PDU that a station hands to its NIC.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outgoing {
    /// On which connection.
    pub conn: ConnId,
    /// The packet in it.
    pub packet: PacketId,
    /// Its cells.
    pub cells: u32,
}

/// The world as a station sees it during one event.
pub struct Context<'a> {
    /// Now.
    pub now: SimTime,
    /// The event being handled.
    pub event: EventId,
    /// The station's index in the run.
    pub index: usize,
    /// The station's immutable number.
    pub node: u32,
    pub(crate) queue: &'a mut EventQueue<(u32, HostEvent)>,
    pub(crate) packets: &'a mut PacketStore,
    pub(crate) outgoing: &'a mut Vec<Outgoing>,
    pub(crate) stats: &'a mut [FlowStats],
    pub(crate) trace: &'a mut EventTrace,
    /// Ids of the flows, by index.
    pub(crate) flow_ids: &'a [u32],
}

impl Context<'_> {
    /// Schedules an event of this station, caused by `cause`.
    pub(crate) fn schedule(&mut self, at: SimTime, cause: EventId, event: HostEvent) {
        self.queue.schedule(at, self.index, self.node, cause, (self.index as u32, event));
    }

    /// Statistics of a flow.
    pub(crate) fn stats(&mut self, flow: u32) -> &mut FlowStats {
        &mut self.stats[flow as usize]
    }

    /// A flow goes into or out of a hold.
    pub(crate) fn hold(&mut self, flow: u32, hold: Hold, on: bool) {
        let now = self.now;
        self.stats(flow).holds[hold as usize].set(now, on);
    }

    /// Adds a line to the trace.
    pub(crate) fn note(&mut self, flow: u32, note: Note) {
        if self.trace.is_on() {
            let flow = self.flow_ids.get(flow as usize).copied().unwrap_or(0);
            self.trace.push(Record {
                at: self.now,
                id: self.event,
                cause: self.event,
                node: self.node,
                flow,
                note,
            });
        }
    }

    /// Stores a packet that was just made.
    pub(crate) fn new_packet(&mut self, packet: Packet) -> PacketId {
        self.packets.put(packet)
    }
}
