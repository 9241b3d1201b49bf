//! The one interface between hosts and the cells: PDUs in, PDUs out, exact times.
//!
//! Two things implement it: the fast engine (`atm::network`) and the per-cell oracle of the tests.
//!
//! # Order of equal times
//! At one queue and one instant: the departure first (with the choice of the next cell among those that arrived
//! *before* this instant), then arrivals one by one in the order of their input: ascending (node id, port id) of the
//! link end they came from, injected cells in order of injection. An arrival at an idle server starts at once.
//!
//! # Time
//! A cell is *at* a queue when its last bit has arrived (plus the switch's latency). It leaves one cell time after its
//! service began, and reaches the far end of the link one propagation delay later.

use super::spec::{FrameDiscard, GcraSpec, NodeId, PortId, QueueSpec, ServiceCategory};
use crate::sim::time::{SimDuration, SimTime};

/// Index of a connection: one (terminal, VC) pair in ascending order of (node id, position in `TerminalSpec::vcs`).
pub type ConnId = u32;
/// A PDU's number in the store of whoever injected it.
pub type PduId = u32;

/// A CPCS-PDU handed to a terminal's NIC; all of its cells are offered to the VC at `at`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Injection {
    /// When.
    pub at: SimTime,
    /// On which connection.
    pub conn: ConnId,
    /// Number to hand back at delivery.
    pub pdu: PduId,
    /// Cells of the CPCS-PDU.
    pub cells: u32,
}

/// What became of a PDU.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// Every cell arrived, and the PDU began where the one before it ended.
    Intact,
    /// Its last cell arrived, but cells of it are missing or cells of a PDU before it are in front: AAL5 discards it
    /// by length or CRC (I.363.5).
    Damaged,
    /// Its last cell never arrived, which is known since a later PDU's cell did.
    Lost,
}

/// The end of a PDU at the far terminal. Only injected PDUs are reported, not those of built-in sources.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Delivery {
    /// When its last cell arrived; for `Lost`, when that became known.
    pub at: SimTime,
    /// On which connection.
    pub conn: ConnId,
    /// The number given at injection.
    pub pdu: PduId,
    /// What became of it.
    pub outcome: Outcome,
}

/// Why a cell was dropped.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum DropReason {
    /// The buffer was full.
    BufferFull,
    /// CLP = 1 above the CLP threshold.
    Clp,
    /// Its PDU was refused by early packet discard.
    Epd,
    /// The rest of a PDU that had lost a cell.
    Ppd,
    /// It did not conform to its contract.
    Policed,
    /// No table row, or a port with no link.
    NoRoute,
    /// The link was cut, or impaired it.
    Link,
}

/// A change of the network, effective at a given instant.
#[derive(Clone, PartialEq, Debug)]
pub enum NetworkChange {
    /// New limits for one output buffer; cells beyond a smaller capacity stay until served.
    Queue { node: NodeId, port: PortId, category: ServiceCategory, spec: QueueSpec },
    /// Another propagation delay for cells that leave from now on. A shorter one never lets a cell overtake: its arrival
    /// is not before that of the cell ahead of it.
    LinkDelay { link: u32, delay: SimDuration },
    /// A cut link drops what would leave on it (reason `Link`), cells under way arrive.
    LinkUp { link: u32, up: bool },
    /// Delays (or with `None` drops) the next cell that leaves this port after the change: the planted error of the digest tests.
    Glitch { node: NodeId, port: PortId, extra: Option<SimDuration> },
    /// Another contract for the policer of a row, its buckets empty.
    Policer { node: NodeId, in_port: PortId, in_vpi: u16, in_vci: Option<u16>, buckets: Vec<GcraSpec> },
}

/// Counters and extremes of one output queue (or backplane) of one category.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct QueueCounters {
    /// Cells that arrived, dropped ones included.
    pub arrived: u64,
    /// Cells served (service begun).
    pub served: u64,
    /// Drops by reason, indexed by `DropReason as usize`.
    pub dropped: [u64; 7],
    /// Most cells present just after an arrival, the one in service included.
    pub max_length: u32,
    /// Sum of the waiting times (arrival to start of service) of served cells, in ps.
    pub total_wait: u128,
    /// Time of the last served cell's departure.
    pub last_departure: SimTime,
}

/// Counters of one connection at its far end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ConnCounters {
    /// Cells its source or injector offered.
    pub cells_sent: u64,
    /// Cells that arrived.
    pub cells_received: u64,
    /// PDUs offered.
    pub pdus_sent: u64,
    /// PDUs that arrived intact.
    pub pdus_received: u64,
    /// Sum over intact PDUs of (last cell's arrival − offer of the first cell), in ps.
    pub total_delay: u128,
    /// Hash over every arrived cell's (sequence number on the connection, CLP, arrival time).
    pub cell_hash: u64,
}

/// A cell network under hosts.
pub trait CellNetwork {
    /// Hands a PDU to its terminal.
    ///
    /// Contract: `at` is not before the time `advance` last returned minus nothing: injections come in any order of
    /// connection, but never earlier than the bound last passed to `advance` as `next_event`, or than a delivery that it reported.
    fn inject(&mut self, injection: Injection);

    /// Computes on, and appends what is delivered to `out` in order of (time, connection).
    ///
    /// The caller promises to inject nothing before the earlier of `next_event` and the first delivery reported by this
    /// call. The network returns `s <= limit` and promises that every delivery before `s` has been reported and none at or after `s`
    /// has. It makes progress: `s > min(next_event, first delivery reported)`, or `s == limit`. When it returns `limit`, every window is closed there: each
    /// queue has seen all arrivals before `limit` and none at or after it.
    fn advance(&mut self, next_event: SimTime, limit: SimTime, out: &mut Vec<Delivery>) -> SimTime;

    /// Registers a change at `at`, which must not be before the time `advance` last returned. Several at one instant act in order of registration,
    /// before any cell of that instant.
    fn schedule(&mut self, at: SimTime, change: NetworkChange);

    /// Number of the connection that leaves `(node, port, vpi, vci)`.
    fn connection(&self, node: NodeId, port: PortId, vpi: u16, vci: u16) -> Option<ConnId>;

    /// Where a connection ends: the terminal's (node, port, vpi, vci), or `None` where its cells are dropped on the way.
    fn destination(&self, conn: ConnId) -> Option<(NodeId, PortId, u16, u16)>;

    /// Counters of a connection.
    fn conn_counters(&self, conn: ConnId) -> ConnCounters;

    /// Counters of an output queue.
    fn queue_counters(&self, node: NodeId, port: PortId, category: ServiceCategory) -> QueueCounters;

    /// Cell-hops so far: cells whose service at an output queue has begun.
    fn cell_hops(&self) -> u64;

    /// Hash of the model state in canonical order: cells in queues and on links with their times, busy servers, buckets,
    /// discard states, sources, counters. Equal for equal model state whatever the windows were. Only at a closed `limit`.
    fn state_hash(&self) -> u64;
}

/// `FrameDiscard::None`, no limits: the buffer of an ideal port.
pub const UNLIMITED: QueueSpec =
    QueueSpec { capacity: u32::MAX, clp_threshold: u32::MAX, discard: FrameDiscard::None };
