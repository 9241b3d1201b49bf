//! The one interface between hosts and the cells: PDUs in, PDUs out, exact times.
//!
//! Two things implement it: the fast engine (`atm::network`) and the per-cell oracle of the tests.
//!
//! # Order of equal times
//! At one queue and one instant: the departure first (with the choice of the next cell among those that arrived
//! *before* this instant), then arrivals one by one. An arrival at an idle server starts at once. Arrivals of one
//! instant come in this order:
//!
//! - at a switch's output queue or backplane: cells that no row's shaper held, by ascending (node id, port id) of the
//!   sending end of the link they came in by; then cells out of shapers, by ascending position of the row in
//!   `SwitchSpec::routes`. Cells of one link, or of one shaper, keep their order. At an output queue there are between the two
//!   injected cells of unshaped VCs that begin there, in order of injection, and after both cells out of shapers
//!   of such VCs, by ascending position in `SwitchSpec::vcs`;
//! - at a terminal's output queue: cells of unshaped VCs with a source, by ascending position in `TerminalSpec::vcs`; then
//!   injected cells of unshaped VCs in order of injection; then cells out of VC shapers, by ascending position.
//!
//! Different queues have no order: what happens at one instant at two of them does not depend on it, for the departures
//! of an instant come before all of its arrivals, and service takes time.
//!
//! # Time
//! A cell is *at* a queue when its last bit has arrived (plus the switch's latency). It leaves one cell time after its
//! service began, and reaches the far end of the link one propagation delay later. A port's cell time is that of its own clock
//! ([`super::spec::PortSpec::clock_ppb`]), a whole number of picoseconds: cells of a port that is never idle are exactly so far apart.
//!
//! # The path of a cell
//! Offer at a VC (source or injection) -> VC shaper, if any -> output queue of the terminal's port -> link -> at a switch,
//! at the instant of arrival: table row, policer -> latency -> backplane, if any -> row shaper, if any -> output queue ->
//! link -> ... -> terminal. Any (VPI, VCI) is received at a terminal. A VC of a switch begins at its output queue, and no
//! backplane is under way there.
//!
//! - **Local channels** of the switch: the cell is received, as at a terminal.
//! - **Table**: the VC row of (port, VPI, VCI), else the VP row of (port, VPI); of several equal rows the first (in a switched
//!   network all, see there). A VP row
//!   changes the VPI alone. No row, a row to a port that the switch does not have, or a *loop*: `NoRoute`, counted at
//!   the switch's input port. A loop is found where a cell comes into a switch by the (port, VPI, VCI) by which it
//!   came in before. At a port without a link the cell is served, and dropped (`NoRoute`, counted at the queue) as it leaves.
//! - **Policer**: a cell conforms if `t >= TAT - L` in every bucket; then each bucket's `TAT = max(t, TAT) + I`. Else
//!   no bucket changes, and the cell is dropped (`Policed`, counted at the input port) or its CLP bit set. `TAT` begins at zero.
//! - **Shaper**: a cell leaves at the first instant, not before its arrival nor before the cell ahead of it, at which
//!   `t >= TAT - L` in every bucket; then each bucket's `TAT = max(t, TAT) + I`.
//! - **Output queue**: one server for all categories of the port, one cell at a time; when it is free it takes the
//!   oldest cell of the first category that has one. It is never interrupted.
//!
//! # Admission to an output queue
//! `length` is the number of cells of the arriving cell's category in the queue just before it, the one in service included
//! (whose departure at this very instant has happened). The *ordinary tests*: `length >= capacity` drops the
//! cell (`BufferFull`), else CLP = 1 and `length >= clp_threshold` drops it (`Clp`).
//!
//! With `FrameDiscard::None` these are all. Otherwise each VC has a frame state at each queue it passes (a VC is a
//! connection's passage of that queue; connections that a table merges stay apart):
//!
//! - A cell is a *first* cell if the cell of its VC seen before it at this queue (accepted or not) had AAU = 1, or if there was
//!   none. A first cell clears the state; with EPD, if then `length >= threshold`, the PDU is *refused*.
//! - A cell of a refused PDU is dropped (`Epd`), except, with `keep_last`, its last cell, which takes the ordinary tests.
//! - A cell of a PDU that has *lost* a cell here is dropped (`Ppd`), except its last cell, which takes the ordinary tests.
//! - Any other cell takes the ordinary tests; a drop makes the PDU one that has lost a cell.
//!
//! A change to `FrameDiscard::None` forgets the frame states of the queue's VCs. Backplanes and shapers drop nothing.
//!
//! # Switched networks
//! Where `NetworkSpec::switched` names categories, rows and connections come and go:
//!
//! - A PDU goes where the tables lead when it is handed over, whatever becomes of them while it is under way: by all VC rows for
//!   its input at each switch, else by all VP rows, as far as they are routes; to a port of several rows in one copy each. So a row
//!   that is added makes a branch for the PDUs handed over from then on, and one that is removed ends it for them; no PDU
//!   comes to an end in part because of either. (A real switch looks up each cell when it arrives.) Connections
//!   with a built-in source go on by the first row there was for them at the start.
//! - A cell is copied as it enters the switch: its copies are on the same link one after another, by ascending output (port, VPI,
//!   VCI), then position of the row, and each goes on as any cell does: policer, latency, backplane, shaper, queue. Frame
//!   states and losses are each branch's own.
//! - Every end reports every PDU that was to come to it when it was handed over, as the end of a connection does. An end is a path
//!   through rows: where a row was removed and another like it added, or VC rows were in the place of a VP row for a time, it
//!   is a new one. `ConnCounters` are the sender's for what is sent, and sums over all ends there have been for what is received.
//! - A connection that is closed takes no more cells. Those handed over before, also for later instants, go on, and their PDUs
//!   are reported as ever.
//! - A row that is added has the position after all rows that its switch has had, and a VC that is opened the position after all
//!   VCs that its node has had.
//! - A row that leads back over the trunk (to another switch) by which cells came is no route, unless the description has a
//!   row back by that port.
//!
//! # ABR
//! Each of [`super::spec::NetworkSpec::loops`] is closed within the network, by RM cells ([`lanelab_protocols::wire::rm`]) on
//! connections of their own beside the data's. `x.enc` is a rate as a cell carries it, rounded down.
//!
//! - **Source** (TM 4.0, 5.10.4): ACR begins at ICR, within `[max(MCR, 10), PCR]` always; the first cell is offered at the loop's start, each next one
//!   `ceil(10^12 / ACR)` ps after the one before it. A cell is a forward RM cell if it is the first, if 31 data cells were sent since
//!   the last RM cell, or two and 100 ms are past; else the next data cell. An RM cell has ER = PCR.enc, CCR = ACR.enc, MCR.enc. If 500 ms are
//!   past since the last RM cell and ACR > ICR, ACR = ICR first.
//! - **Destination**: an RM cell is sent back at the instant at which it arrives, with DIR changed.
//! - **Back at the source**: CI takes ACR * 1/RDF off; else, without NI, PCR * 1/RIF is added; then ACR = min(ACR, PCR, ER), no less
//!   than max(MCR, 10). The next cell is due that new interval after the one before it, and not before now.
//! - **Output port with explicit rate**: time is cut in intervals from zero on. Cells that arrive (dropped ones, too) are counted: *controlled*
//!   ones, data and forward RM cells of loops, and *others* of categories served no later than ABR (backward RM cells among them).
//!   A loop *holds* the CCR - MCR (none below zero) of the last forward RM cell that came. All rates are whole cells/s, rounded down. Of the interval before:
//!   `line = 10^12 / cell time`, `room = line * target / 100 - others - ` the sum of MCR.enc over loops seen (none below zero). `level`: of the loops seen,
//!   in ascending order of what they held at its end (none: zero), the first that holds `left / sharing` or more sets that, where `left` is `room` less what those before it hold and `sharing`
//!   counts those that are not before it; without such a loop it is the greatest held and `(room - ` all that is held`) / ` loops seen; without loops it is `room`.
//!   A forward RM cell gets ER = min(ER, (MCR + level).enc); CI is set where `controlled + others > line`. A cell counts before it is written to.
//!
//! At one instant RM cells are received first, in order of connection; then loops offer, in their order.
//!
//! # Built-in sources
//! Each draws from the random stream (seed, terminal's id, position of the VC). `PoissonPdus` and `OnOff` draw the gap, then (for `OnOff`)
//! the number of cells, PDU by PDU; the first gap begins at the VC's start.

use super::spec::{FrameDiscard, GcraSpec, NodeId, PortId, QueueSpec, RouteSpec, ServiceCategory, VcSpec};
use super::tables::Tables;
use super::tap::{CellRecord, Watcher};
use crate::sim::time::{SimDuration, SimTime};

/// Number of a connection. First come those of the network's description, in ascending order of (node id, position in
/// `TerminalSpec::vcs` or `SwitchSpec::vcs`), terminals before switches; then those opened while it runs, in order.
pub type ConnId = u32;
/// One end of a virtual channel: a node's port, with the VPI and the VCI on that port's link.
pub type Channel = (NodeId, PortId, u16, u16);
/// A PDU's number in the store of whoever injected it.
pub type PduId = u32;

/// A CPCS-PDU handed to a terminal's NIC; all of its cells are offered to the VC at `at`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Injection {
    /// Time at which all cells are offered.
    pub at: SimTime,
    /// Connection that carries it.
    pub conn: ConnId,
    /// Number to hand back at delivery.
    pub pdu: PduId,
    /// Cells of the CPCS-PDU.
    pub cells: u32,
}

/// What a network has taken of a PDU that was handed to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Handed {
    /// Number that its first cell has on the connection, or would have had.
    pub first: u64,
    /// Whether its cells were taken: those of a closed connection are not.
    pub is_taken: bool,
    /// How many ends will report it: more than one of a tree, none where cells are dropped under way.
    pub ends: u32,
}

/// A PDU under way to an end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnderWay {
    /// Connection that carries it.
    pub conn: ConnId,
    /// Channel at which the connection begins.
    pub from: Channel,
    /// The number given at injection.
    pub pdu: PduId,
    /// Number of its first cell on the connection.
    pub first: u64,
    /// Number of cells of the PDU.
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
    /// Time at which its last cell arrived; for `Lost`, at which the loss became known.
    pub at: SimTime,
    /// Connection that carried it.
    pub conn: ConnId,
    /// The number given at injection.
    pub pdu: PduId,
    /// Outcome of the PDU.
    pub outcome: Outcome,
    /// Channel at which it ended: the far end of the connection, or the leaf of a point-to-multipoint connection.
    pub to: Channel,
    /// When its last cell left the server of the port at which the connection begins; zero for `Lost`.
    pub left: SimTime,
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
    /// The cell did not conform to its traffic contract.
    Policed,
    /// No table row, a loop of rows, or a port with no link.
    NoRoute,
    /// The link was cut, or a glitch took the cell.
    Link,
}

impl DropReason {
    /// Names in results, by `DropReason as usize`.
    pub const NAMES: [&str; 7] = ["bufferFull", "clp", "epd", "ppd", "policed", "noRoute", "link"];
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
    /// Delays (or with `None` drops, reason `Link`) the next cell that leaves this port: the planted error of the digest
    /// tests. The delay is the link's: the server is not held up, and no later cell overtakes.
    Glitch { node: NodeId, port: PortId, extra: Option<SimDuration> },
    /// Another contract for the policer of a row, its buckets empty (`TAT` = 0); for a row that has a policer.
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
    /// Time that accepted cells have waited so far (from arrival to start of service, or to now where that is still to
    /// come), in ps: the integral of the number waiting.
    pub total_wait: u128,
    /// Departure of the cell that was last taken into service; may lie ahead.
    pub last_departure: SimTime,
}

impl QueueCounters {
    /// Cells present at `now`, the one in service included: what came and was let in, less what has left.
    #[must_use]
    pub fn length(&self, now: SimTime) -> u64 {
        let refused = [DropReason::BufferFull, DropReason::Clp, DropReason::Epd, DropReason::Ppd];
        let refused: u64 = refused.iter().map(|reason| self.dropped[*reason as usize]).sum();
        self.arrived - refused - self.served + u64::from(self.last_departure > now)
    }
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
    /// Sum (mod 2^64) over every arrived cell of `mix(time + K * (2 * seq + clp))`, with seq counted from 0 on the
    /// connection, time in ps, K = 0x9e3779b97f4a7c15, and mix the output function of SplitMix64
    /// (`x ^= x >> 30; x *= 0xbf58476d1ce4e5b9; x ^= x >> 27; x *= 0x94d049bb133111eb; x ^= x >> 31`).
    pub cell_hash: u64,
}

/// A cell network under hosts.
pub trait CellNetwork {
    /// Hands a PDU to its terminal.
    ///
    /// Injections come in any order of connection, on one connection in ascending order of `at`; never earlier than the
    /// earlier of the `next_event` last passed to `advance` and the first delivery that call reported (which may be before
    /// the instant it returned), later by the answer delay of its connection.
    fn inject(&mut self, injection: Injection) -> Handed;

    /// Computes on, and appends what is delivered to `out` in order of (time, connection, end).
    ///
    /// The caller promises to inject nothing before the earlier of `next_event` and any delivery reported by this
    /// call, later by the [answer delay](Self::set_answer_delay) of its connection. The network returns `s <= limit` and promises that every delivery before `s` has been reported and none at or after
    /// `s` has. So the caller may handle its own events before `s`, in order with these deliveries, and then call again.
    ///
    /// It makes progress: `s` is later than the earlier of `next_event` and the first delivery reported, or is `limit`, or
    /// (where sources fill the network) a bounded stretch of time beyond the last `s`; nothing is wrong with simply calling again.
    ///
    /// When it returns `limit`, has reported nothing in this call, and `next_event >= limit`, every window is closed there: each
    /// queue has seen all arrivals before `limit` and none at or after it. Counters are exact at such instants.
    fn advance(&mut self, next_event: SimTime, limit: SimTime, out: &mut Vec<Delivery>) -> SimTime;

    /// The caller promises to inject nothing in answer to a delivery on a connection earlier than so long after it, from now on; zero
    /// until it does. A network that makes no use of it takes no notice.
    fn set_answer_delay(&mut self, _conn: ConnId, _delay: SimDuration) {}

    /// Registers a change at `at`, which must not be before the `limit` last passed to `advance`. Several at one instant
    /// act in order of registration, before any cell of that instant: a cell that leaves at `at` is the first that they affect.
    /// A change of something that the network does not have does nothing.
    fn schedule(&mut self, at: SimTime, change: NetworkChange);

    /// Adds a row to a switch's table, behind those there are, from `at` on. Of a switched network only
    /// ([`super::spec::NetworkSpec::switched`]), as the four after it; the head of this file defines what they mean.
    ///
    /// They are called while an event at `at` is handled: before the instant that `advance` has returned, and no
    /// earlier than may be injected. After the call nothing is injected before `at`.
    fn add_row(&mut self, at: SimTime, switch: NodeId, row: RouteSpec);

    /// Takes the first row with this input and this output out of a switch's table, from `at` on; both are
    /// (port, VPI, VCI), without a VCI for a VP row. One that is not there changes nothing.
    fn remove_row(
        &mut self,
        at: SimTime,
        switch: NodeId,
        input: (PortId, u16, Option<u16>),
        output: (PortId, u16, Option<u16>),
    );

    /// Opens a connection that begins at a terminal or a switch, from `at` on; it has as many ends as the tables give it, now
    /// and later. PDUs are injected; a
    /// `source` is not looked at. `None` where the node has no such port.
    fn open(&mut self, at: SimTime, node: NodeId, vc: &VcSpec) -> Option<ConnId>;

    /// Closes an injected connection: what is injected from now on is dropped at once and counts nowhere. Its number is not
    /// used again.
    fn close(&mut self, at: SimTime, conn: ConnId);

    /// Links and tables as they are now, for whoever asks where cells go.
    fn tables(&self) -> &Tables;

    /// Number of the connection that leaves `(node, port, vpi, vci)`.
    fn connection(&self, node: NodeId, port: PortId, vpi: u16, vci: u16) -> Option<ConnId>;

    /// Where a connection ended when it was opened, by the first row for it at each switch; `None` where its cells were dropped
    /// under way.
    fn destination(&self, conn: ConnId) -> Option<(NodeId, PortId, u16, u16)>;

    /// Counters of a connection.
    fn conn_counters(&self, conn: ConnId) -> ConnCounters;

    /// Allowed cell rate (ACR) of the ABR loop whose data a connection carries, in cells/s; `None` of any other.
    fn allowed_rate(&self, conn: ConnId) -> Option<u64>;

    /// Counters of an output queue.
    fn queue_counters(&self, node: NodeId, port: PortId, category: ServiceCategory) -> QueueCounters;

    /// Counters of a switch's backplane; zero where it has none.
    fn backplane_counters(&self, node: NodeId) -> QueueCounters;

    /// Cells dropped as they came in by a switch's port, by reason (`NoRoute`, `Policed`), indexed by `DropReason as usize`.
    fn entry_drops(&self, node: NodeId, port: PortId) -> [u64; 7];

    /// Cell-hops so far: cells that an output queue (not a backplane) has taken into service.
    fn cell_hops(&self) -> u64;

    /// What computing has cost so far, in units of a cell-hop, for who bounds it.
    fn work(&self) -> u64 {
        self.cell_hops()
    }

    /// Keeps records for a watcher of the cells that leave by a port, `keep` at least until they are read; none with zero. A network that keeps no
    /// records takes no notice, which is what becomes of this call where it is not implemented.
    fn watch(&mut self, _watcher: Watcher, _node: NodeId, _port: PortId, _keep: usize) {}

    /// PDUs that hosts have handed over and whose ends are not known: one for each end that will report. Of a network that keeps no
    /// records of cells, none.
    fn under_way(&self) -> Vec<UnderWay> {
        Vec::new()
    }

    /// Appends the records kept since the last time.
    fn watched(&mut self, _watcher: Watcher, _node: NodeId, _port: PortId, _into: &mut Vec<CellRecord>) {}

    /// Hash of the model state in canonical order: cells in queues and on links with their times, busy servers, buckets,
    /// discard states, sources, counters. Equal for equal model state whatever the windows were. Only at a closed `limit`.
    fn state_hash(&self) -> u64;
}

/// `FrameDiscard::None`, no limits: the buffer of an ideal port.
pub const UNLIMITED: QueueSpec =
    QueueSpec { capacity: u32::MAX, clp_threshold: u32::MAX, discard: FrameDiscard::None };
