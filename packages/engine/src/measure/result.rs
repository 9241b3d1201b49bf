//! The result of a run, as `docs/scenario.md` describes it.

use super::LogResult;
use super::transfer::TransferResult;
use crate::account::{QueueLoss, TimeAccount};
use crate::scenario::{Direction, FlowKind};
use serde::Serialize;
use std::collections::BTreeMap;

/// The result of a run.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct RunResult {
    /// Engine version.
    pub engine: String,
    /// Hash of what is measured and of every cell that it rests on; 16 hex digits.
    pub digest: String,
    /// Hash of the model's state; 16 hex digits.
    pub state_hash: String,
    /// Seed.
    pub seed: u64,
    /// Simulated time.
    pub sim_seconds: f64,
    /// Cells served by output queues.
    pub cell_hops: u64,
    /// Events handled: PDUs, timers, CPU work.
    pub events: u64,
    /// Flows by id.
    pub flows: Vec<FlowResult>,
    /// Directions of links by id.
    pub links: Vec<LinkResult>,
    /// Queues that saw a cell, by node and port.
    pub queues: Vec<QueueResult>,
    /// CPUs by node.
    pub cpus: Vec<CpuResult>,
    /// Series that the scenario measures.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub series: Vec<SeriesResult>,
    /// Ports of traffic generators that have flows, by node and port.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub analysers: Vec<AnalyserResult>,
}

/// One series, sampled at equal intervals from the start of the run.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SeriesResult {
    /// As the scenario names it.
    pub name: String,
    /// Ends of the intervals.
    pub times_s: Vec<f64>,
    /// A level at these times, or growth in the interval before.
    pub values: Vec<f64>,
}

/// What an analyser sees at one port of a traffic generator, from the end of the warm-up or its first flow's start on.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct AnalyserResult {
    /// Generator.
    pub node: u32,
    /// Port.
    pub port: u16,
    /// What is counted: `cells` or `frames`.
    #[cfg_attr(test, ts(type = "'cells' | 'frames'"))]
    pub unit: &'static str,
    /// Cells or frames a second that left the port.
    pub sent_per_s: f64,
    /// Their octets, Mb/s: 53 of a cell; of a frame those from destination address to frame check sequence.
    pub sent_mbps: f64,
    /// Cells or frames a second that came in.
    pub received_per_s: f64,
    /// Their octets, Mb/s.
    pub received_mbps: f64,
    /// Share of the time in which the line was busy: of a shared medium with both ways, else with the busier one; preambles and
    /// gaps between frames included.
    pub utilisation: f64,
    /// Collisions of frames that left the port, where the medium is shared; from the start.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub collisions: Option<u64>,
}

/// One flow.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct FlowResult {
    /// Flow.
    pub id: u32,
    /// Kind in the scenario.
    pub kind: FlowKind,
    /// Node of the sender.
    pub from: u32,
    /// Node of the receiver; for cells where they end, 0 where they are dropped.
    pub to: u32,
    /// What the sender's calls handed over and its buffer no longer holds, over the time since the connection was established or the
    /// warm-up ended; for cells their 48 octets as they are offered.
    pub goodput_mbps: f64,
    /// What the receiving application took, over the same time; for cells those that arrived.
    pub received_mbps: f64,
    /// Segments with data, datagrams, echo requests or (of cells) PDUs sent.
    pub packets_sent: u64,
    /// Packets received, without datagrams that found the socket buffer full; of a ping the replies.
    pub packets_received: u64,
    /// TCP: segments sent again. Datagrams and echoes: numbers missing below the highest that arrived, and datagrams that found the
    /// socket buffer full. Cells: PDUs that had not arrived, those under way among them.
    pub lost: u64,
    /// Packets that came after a later one.
    pub reordered: u64,
    /// Segments sent again.
    pub retransmits: u64,
    /// Mean time from the end of the sender's call to the end of the receiver's that took its last octet; of a ping the round trip; of
    /// cells from the offer of a PDU's first cell to the arrival of its last.
    pub mean_delay_us: Option<f64>,
    /// RFC 3550 jitter of that delay.
    pub jitter_us: Option<f64>,
    /// Milliseconds in each hold that occurred.
    #[cfg_attr(test, ts(type = "{ [hold in Hold]?: number }"))]
    pub holds: BTreeMap<&'static str, f64>,
    /// Transactions done, of requests and responses.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub transactions: Option<u64>,
    /// The same a second, from readiness or the end of the warm-up on.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub transactions_per_s: Option<f64>,
    /// Frames received a second, from the first one's time or the end of the warm-up on.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub frames_per_s: Option<f64>,
    /// Share of the time that these take on the line of the port that receives, preambles and gaps included.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub utilisation: Option<f64>,
    /// Cells received a second; absent for flows of packets.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub cells_per_s: Option<f64>,
    /// What was sent and arrived when, where the scenario asks for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub log: Option<LogResult>,
    /// Time stamps of a flow through a layer 4 switch, once it has begun.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub transfer: Option<TransferResult>,
    /// Where the time went, where the scenario asks for it and something was delivered.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub account: Option<TimeAccount>,
}

/// One direction of a link.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct LinkResult {
    /// Link.
    pub id: u32,
    /// `ab` or `ba`.
    pub direction: Direction,
    /// Cells that left for it, those dropped on it included; none on an Ethernet link.
    pub cells: u64,
    /// Share of the time that a cell was on the wire, or a frame with its preamble and the gap after it.
    pub utilisation: f64,
    /// Cells or frames that the link dropped: cut, or one that a glitch took.
    pub dropped: u64,
    /// Frames that left for the link, those dropped on it included; absent for an ATM link.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub frames: Option<u64>,
    /// Octets of the frames, padding and frame check sequence included, preamble not; absent for an ATM link.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub octets: Option<u64>,
    /// Frames that the port gave up, since its queue was full or they collided 16 times; absent for an ATM link.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub refused: Option<u64>,
    /// Collisions of the port's frames, where a hub is at the other end.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub collisions: Option<u64>,
}

/// One output queue; also a switch's backplane, and what it refused of the cells that came in by a port.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct QueueResult {
    /// Node; services inside a switch count as the switch.
    pub node: u32,
    /// Port; 0 for a backplane, none between a switch and the services inside it.
    pub port: Option<u16>,
    /// Whether the queue is that of cells which the services inside a switch send to it; absent for all other queues.
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub from_services: bool,
    /// Service category of an output queue; `backplane`; `input` for cells that a switch dropped as they came in by the port,
    /// by policing or because there is no table row.
    #[cfg_attr(test, ts(type = "ServiceCategory | 'backplane' | 'input'"))]
    pub category: &'static str,
    /// Cells that arrived; at an input those that were dropped, for the others count where they go.
    pub arrived: u64,
    /// Cells served.
    pub served: u64,
    /// Most cells present.
    pub max_length: u32,
    /// Mean wait of served cells.
    pub mean_wait_us: Option<f64>,
    /// Drops by reason.
    #[cfg_attr(test, ts(type = "{ [reason in DropReason]?: number }"))]
    pub drops: BTreeMap<&'static str, u64>,
}

/// One CPU: shares of the run.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct CpuResult {
    /// Node.
    pub node: u32,
    /// Share of the time in which the CPU was busy, 0 to 1; the next three are parts of it.
    pub utilisation: f64,
    /// Share at interrupt level.
    pub interrupt: f64,
    /// Share in protocol code.
    pub protocol: f64,
    /// Share in system calls of processes.
    pub process: f64,
    /// What queues of the host's receive path lost, where they lost anything.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub lost: Vec<QueueLoss>,
}
