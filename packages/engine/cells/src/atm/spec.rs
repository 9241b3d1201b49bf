//! What a cell network is made of, as plain data: terminals, switches, their tables, links.
//!
//! The scenario loader writes this; the fast engine and the per-cell oracle both read it, and nothing else is shared
//! between those two.

use crate::sim::time::{SimDuration, SimTime};
use lanelab_protocols::sorted::SortedMap;

/// A node's immutable number in its scenario.
pub type NodeId = u32;
/// A port's immutable number within its node.
pub type PortId = u16;

/// A physical layer: how long one cell occupies the wire.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Phy {
    /// Name in scenarios: `oc3c`, `oc12c`, `ds3`, `e3`, `atm25`, `atm25-ideal`.
    pub name: &'static str,
    /// Time of one 53-octet cell at the PHY's nominal payload rate, rounded once to 1 ps.
    pub cell_time: SimDuration,
}

/// ATM service category (TM 4.0), in order of service priority: the first is served first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ServiceCategory {
    /// Constant bit rate.
    Cbr,
    /// Real-time variable bit rate.
    RtVbr,
    /// Non-real-time variable bit rate.
    NrtVbr,
    /// Available bit rate.
    Abr,
    /// Unspecified bit rate.
    Ubr,
}

impl ServiceCategory {
    /// How many categories there are.
    pub const COUNT: usize = 5;
    /// Every one, by `ServiceCategory as usize`.
    pub const ALL: [Self; Self::COUNT] = [Self::Cbr, Self::RtVbr, Self::NrtVbr, Self::Abr, Self::Ubr];
}

/// A Generic Cell Rate Algorithm GCRA(I, L) (ITU-T I.371), both in picoseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GcraSpec {
    /// I, the increment: the time between conforming cells at the contract's rate.
    pub increment: SimDuration,
    /// L, the limit: the tolerance.
    pub limit: SimDuration,
}

/// What a policer does with a cell that does not conform.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PolicingAction {
    /// Drop it.
    Discard,
    /// Set its CLP bit.
    Tag,
}

/// Usage parameter control of one connection where it enters a switch. A cell conforms if it conforms to every bucket;
/// only then do the buckets change.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PolicerSpec {
    /// One bucket for PCR, two for PCR and SCR.
    pub buckets: Vec<GcraSpec>,
    /// What happens to a cell that does not conform.
    pub action: PolicingAction,
}

/// What an output queue does with whole AAL5 PDUs when it is short of room.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FrameDiscard {
    /// Cells are dropped one by one.
    None,
    /// Partial packet discard: after one loss the rest of the PDU goes, except its last cell.
    Ppd,
    /// Early packet discard from `threshold` cells on; PPD for PDUs already begun.
    Epd {
        /// Cells in the queue, the one in service included, from which new PDUs are refused.
        threshold: u32,
        /// Whether the refused PDU's last cell is kept as a delimiter (where there is room).
        keep_last: bool,
    },
}

/// The buffer of one service category at one output port.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct QueueSpec {
    /// Cells that fit, counting the one in service; `u32::MAX` for no limit.
    pub capacity: u32,
    /// Cells in the queue from which cells with CLP = 1 are refused; `u32::MAX` for never.
    pub clp_threshold: u32,
    /// Whole-PDU discard.
    pub discard: FrameDiscard,
}

/// One port of a node: its transmit side, and the link it is on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PortSpec {
    /// Number of the port in its node.
    pub id: PortId,
    /// Transmit physical layer.
    pub phy: Phy,
    /// How much faster than nominal the port's clock is, in parts per billion (less than 10^9 either way). One cell takes
    /// `phy.cell_time * 10^9 / (10^9 + clock_ppb)`, rounded once to the nearest ps.
    pub clock_ppb: i32,
    /// Output buffers by category, indexed by `ServiceCategory as usize`.
    pub queues: [QueueSpec; ServiceCategory::COUNT],
    /// How a switch's port writes explicit rates for ABR sources; `None` where it writes none, as at a terminal.
    pub explicit_rate: Option<ExplicitRateSpec>,
}

/// How an output port measures and what it aims at, to write explicit rates into RM cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ExplicitRateSpec {
    /// Per cent of the line that all cells together shall take (1..=100).
    pub target_percent: u32,
    /// Length of a measurement; not zero.
    pub interval: SimDuration,
}

/// An ABR connection (TM 4.0, 5.10): a greedy source, its data and forward RM cells, and the backward RM cells of its far end.
/// Only in a network that is not switched, between terminals at which no host injects.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AbrSpec {
    /// (Terminal, position in `TerminalSpec::vcs`) of the data cells' VC, without a source.
    pub data: (NodeId, usize),
    /// The same of the forward RM cells' VC: the same channel, counted on its own.
    pub forward: (NodeId, usize),
    /// The same of the backward RM cells' VC, at the far terminal.
    pub backward: (NodeId, usize),
    /// When the first cell is offered.
    pub start: SimTime,
    /// Cells of each PDU, RM cells not counted.
    pub pdu_cells: u32,
    /// Peak cell rate in cells/s, not zero.
    pub pcr: u64,
    /// Minimum cell rate in cells/s.
    pub mcr: u64,
    /// Initial cell rate in cells/s.
    pub icr: u64,
    /// 1 / RIF, the rate increase factor.
    pub rif: u64,
    /// 1 / RDF, the rate decrease factor.
    pub rdf: u64,
}

/// A source of PDUs that listens to nobody: it can be generated ahead of time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SourceSpec {
    /// PDUs back to back for ever: the port always has a cell to send. The first cell is offered at the start, each next
    /// one a cell time of the port after the one before it was offered or, on a VC with a shaper, left the shaper.
    Saturated {
        /// Cells of each PDU.
        pdu_cells: u32,
    },
    /// Cell `i` offered `i * interval` (which is not zero) after the start; a periodic stream. PDUs of `pdu_cells`.
    Periodic {
        /// Cells of each PDU.
        pdu_cells: u32,
        /// Time between cells.
        interval: SimDuration,
    },
    /// A PDU's cells offered `spacing` apart, then an exponential gap of mean `mean_gap` from the last cell's time + spacing
    /// (the first gap from the start).
    PoissonPdus {
        /// Cells of each PDU.
        pdu_cells: u32,
        /// Time between cells of a PDU.
        spacing: SimDuration,
        /// Mean of the gap.
        mean_gap: SimDuration,
    },
    /// As `PoissonPdus`, with a geometric number of cells (at least one) of mean `mean_cells` in each PDU.
    OnOff {
        /// Mean cells of a PDU.
        mean_cells: u32,
        /// Time between cells of a PDU.
        spacing: SimDuration,
        /// Mean of the gap.
        mean_gap: SimDuration,
    },
}

/// One virtual channel as its sending terminal sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VcSpec {
    /// Port it leaves by.
    pub port: PortId,
    /// VPI on that port's link (0..=255 at a UNI, 0..=4095 at an NNI).
    pub vpi: u16,
    /// VCI on that port's link.
    pub vci: u16,
    /// Category: which output buffer its cells use at the terminal.
    pub category: ServiceCategory,
    /// CLP bit its cells leave with.
    pub clp: bool,
    /// Traffic shaper before the terminal's output queue: a cell leaves at the first instant at which it conforms to every
    /// bucket. Empty for none.
    pub shaper: Vec<GcraSpec>,
    /// A built-in source; `None` where PDUs are injected by a host.
    pub source: Option<SourceSpec>,
    /// When that source begins.
    pub start: SimTime,
    /// Immutable number of the source's random stream at its terminal, so that a VC more disturbs no other.
    pub stream: u32,
}

/// Where cells begin and end: a host's NIC or a traffic generator.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TerminalSpec {
    /// Immutable number of the node.
    pub id: NodeId,
    /// Ports of the terminal.
    pub ports: Vec<PortSpec>,
    /// Channels it sends on.
    pub vcs: Vec<VcSpec>,
}

/// One row of a switch's table. `vci: None` on both sides makes it a VP row: the VCI passes unchanged.
/// A VC row wins over a VP row for the same cell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RouteSpec {
    /// Port the cell came in by.
    pub in_port: PortId,
    /// VPI it came with.
    pub in_vpi: u16,
    /// VCI it came with, `None` in a VP row.
    pub in_vci: Option<u16>,
    /// Port it leaves by.
    pub out_port: PortId,
    /// VPI it leaves with.
    pub out_vpi: u16,
    /// VCI it leaves with, `None` in a VP row.
    pub out_vci: Option<u16>,
    /// Buffer it uses at the output port.
    pub category: ServiceCategory,
    /// Policing where it enters, one state for the row.
    pub policer: Option<PolicerSpec>,
    /// Shaping before the output queue, one state for the row; an unlimited FIFO in front of the buckets.
    pub shaper: Vec<GcraSpec>,
}

/// An ATM switch with output buffers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SwitchSpec {
    /// Immutable number of the node.
    pub id: NodeId,
    /// Ports of the switch.
    pub ports: Vec<PortSpec>,
    /// VPI/VCI table.
    pub routes: Vec<RouteSpec>,
    /// Fixed time from a cell's last bit in to its place in the output queue (or the backplane's queue where there is one).
    pub latency: SimDuration,
    /// Service time of one cell on the shared backplane; `None` (or zero) for a backplane that never limits. FIFO over all
    /// inputs, unlimited buffer.
    pub backplane_cell_time: Option<SimDuration>,
    /// Channels (port, VPI, VCI) whose cells the switch receives itself, as a terminal would: signalling, ILMI. They win
    /// over rows.
    pub local: Vec<(PortId, u16, u16)>,
    /// Channels that the switch sends on itself: each begins at the output queue of its port. PDUs are injected; a
    /// `source` is not looked at.
    pub vcs: Vec<VcSpec>,
}

/// A full-duplex link between two ports. A port is on at most one link.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LinkSpec {
    /// Immutable number of the link.
    pub id: u32,
    /// One end.
    pub a: (NodeId, PortId),
    /// The other end.
    pub b: (NodeId, PortId),
    /// Propagation delay, the same both ways; may be zero.
    pub delay: SimDuration,
}

/// A whole cell network.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct NetworkSpec {
    /// Hosts' NICs and generators, by ascending id.
    pub terminals: Vec<TerminalSpec>,
    /// Switches, by ascending id.
    pub switches: Vec<SwitchSpec>,
    /// Links, by ascending id.
    pub links: Vec<LinkSpec>,
    /// ABR connections; their order is that of cells offered at one instant.
    pub loops: Vec<AbrSpec>,
    /// Service categories of a network whose rows and connections change while it runs; empty where they do not. A VC or a
    /// row of another category counts as of the last of these in the order of service. With one category every output
    /// queue is a FIFO queue, which is computed much faster.
    pub switched: Vec<ServiceCategory>,
    /// Seed of the run: every random stream is drawn from it and from the immutable number of the node that uses the stream.
    pub seed: u64,
}

impl NetworkSpec {
    /// Number of the connection at a position of a terminal's VCs.
    #[must_use]
    pub fn connection_at(&self, (node, position): (NodeId, usize)) -> u32 {
        let before = self.terminals.iter().filter(|terminal| terminal.id < node);
        (before.map(|terminal| terminal.vcs.len()).sum::<usize>() + position) as u32
    }

    /// Connections of the RM cells of every loop, forward and backward, by that of its data.
    #[must_use]
    pub fn rm_connections(&self) -> SortedMap<u32, [u32; 2]> {
        let rm = |it: &AbrSpec| [it.forward, it.backward].map(|end| self.connection_at(end));
        self.loops.iter().map(|it| (self.connection_at(it.data), rm(it))).collect()
    }
}
