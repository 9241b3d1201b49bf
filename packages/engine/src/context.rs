//! The context in which a station handles an event: everything it may read, and the actions it asks for.

use crate::account::{Accounts, Cause, Hold, Trail};
use crate::machine::Rooms;
use crate::measure::FlowStats;
use crate::packet::{Channel, NO_FLOW, Packet, PacketId, PacketName, PacketStore};
use crate::trace::{Diary, Entry, EventTrace, Note, Record, Report, Speaker};
use lanelab_cells::atm::cell_network::ConnId;
use lanelab_cells::atm::spec::{GcraSpec, RouteSpec, ServiceCategory};
use lanelab_cells::sim::event_queue::{EventId, EventQueue};
use lanelab_cells::sim::time::SimTime;
use lanelab_protocols::pnni::PortRef;

/// What can happen at a station by itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum HostEvent {
    /// The CPU ends the task of this generation.
    CpuDone(u32),
    /// A socket's protocol timer may be due.
    SocketTimer(u32),
    /// A socket's application has something to do.
    Application(u32),
    /// A program's loop begins its next iteration.
    Program(u32),
    /// The reassembly timer may be due.
    Reassembly,
    /// The clock ticks.
    Tick,
    /// A protocol machine's timer may be due.
    Timer(Timer),
    /// A frame has come in by an Ethernet port.
    FrameIn(u16, PacketId),
    /// A processor or forwarding engine is done with a packet.
    Served(PacketId),
    /// The processor before a forwarding engine is done with a packet.
    Processed(PacketId),
}

/// Owner of a timer: a machine of the node, by its place.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Timer {
    /// ILMI of an ATM interface.
    Ilmi(u16),
    /// SSCOP of an ATM interface.
    Saal(u16),
    /// Call control of an ATM interface, or of the whole switch.
    Calls(u16),
    /// An entity above signalling.
    Entity(u16),
    /// Address resolution of an IP interface.
    Arp(u16),
    /// A bridge.
    Bridge(u16),
    /// An Ethernet port, or a hub's medium.
    Ethernet(u16),
    /// A generator of frames.
    Generator(u16),
}

/// What a node asks of the network around it; done in order, at the same instant.
#[derive(Clone, Debug)]
pub enum Action {
    /// Hands a PDU to the NIC, on a permanent circuit.
    Send {
        /// The permanent circuit.
        conn: ConnId,
        /// The packet in it.
        packet: PacketId,
    },
    /// Hands a PDU to the NIC, on a channel that was opened; it is lost where none is open.
    SendOn {
        /// Channel on which the PDU leaves.
        channel: Channel,
        /// The packet in it.
        packet: PacketId,
    },
    /// Opens the sending end of a channel.
    Open {
        /// Where its cells leave.
        channel: Channel,
        /// Buffer that they use.
        category: ServiceCategory,
        /// Traffic shaper.
        shaper: Vec<GcraSpec>,
    },
    /// Closes the sending end of a channel.
    Close {
        /// The channel to close.
        channel: Channel,
    },
    /// Installs a row of a switch's table.
    Connect {
        /// The row.
        row: RouteSpec,
    },
    /// Removes a row of a switch's table.
    Disconnect {
        /// Channel by which cells came in.
        input: Channel,
        /// Channel by which cells went out.
        output: Channel,
    },
    /// Hands a frame to an Ethernet link.
    Frame {
        /// Port by which the frame leaves.
        port: u16,
        /// The frame; its last bit leaves now.
        packet: PacketId,
    },
    /// Says that the last bit of a frame that came in by a hub's port has been on the medium: for captures.
    Repeated {
        /// The port.
        port: u16,
        /// The frame.
        packet: PacketId,
    },
    /// Says that the IP of a host has a packet of a flow, after its CPU: for the path of the flow.
    Taken {
        /// The packet.
        name: PacketName,
        /// The node that sent it here.
        from: u32,
        /// When it came in at that node, or was made there, and when that node handed it to its port.
        at_sender: (SimTime, SimTime),
        /// When it came in at the host.
        arrived: SimTime,
    },
    /// Tells the other switches of the rate that is available out of a port.
    Advertise {
        /// The port.
        port: PortRef,
        /// Cells/s.
        available: u32,
    },
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
    pub(crate) actions: &'a mut Vec<Action>,
    pub(crate) stats: &'a mut [FlowStats],
    pub(crate) trace: &'a mut EventTrace,
    pub(crate) diary: &'a mut Diary,
    /// Ids of the flows, by index.
    pub(crate) flow_ids: &'a [u32],
    pub(crate) accounts: &'a mut Accounts,
    pub(crate) rooms: &'a mut Rooms,
    /// What led up to what is being done.
    pub(crate) trail: Trail,
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

    /// Notes what a machine reports.
    pub(crate) fn report(&mut self, report: impl Into<Report>) {
        self.report_as(Speaker::default(), report);
    }

    /// Notes what a machine reports of one of the node's processes, interfaces or channels.
    pub(crate) fn report_as(&mut self, speaker: Speaker, report: impl Into<Report>) {
        let report = report.into();
        self.diary.push(Entry { at: self.now, event: self.event, node: self.node, speaker, report });
    }

    /// Notes what a machine reports of another node.
    pub(crate) fn report_at(&mut self, node: u32, report: Report) {
        let speaker = Speaker::default();
        self.diary.push(Entry { at: self.now, event: self.event, node, speaker, report });
    }

    /// Stores a packet that was just made.
    pub(crate) fn new_packet(&mut self, packet: Packet) -> PacketId {
        let trail = if packet.flow == NO_FLOW { Trail::default() } else { self.trail };
        let id = self.packets.put(packet);
        *self.packets.trail_mut(id) = trail;
        id
    }

    /// The application of a flow does something by itself, not in answer to an event: a path begins.
    pub(crate) fn begin(&mut self, flow: u32) {
        self.trail = self.accounts.begin(flow, self.now);
    }

    /// A flow has delivered something.
    pub(crate) fn delivered(&mut self, flow: u32) {
        self.accounts.deliver(flow, self.trail, self.now);
    }

    /// A packet goes on after it waited here, which took `cause`.
    pub(crate) fn waited(&mut self, packet: PacketId, cause: Cause) {
        self.packets.trail_mut(packet).spend(self.now, cause, &mut self.accounts.log);
    }
}
