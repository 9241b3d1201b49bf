//! The workload.

use super::abr::Abr;
use super::clock::Phase;
use super::node::{Bucket, Category};
use super::present;
use super::relay::RelayFlow;
use serde::{Deserialize, Serialize};
use std::net::Ipv4Addr;

/// One flow, by kind.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename = "kind", rename_all = "kebab-case")]
pub enum Flow {
    /// netperf TCP_STREAM.
    TcpStream(TcpStreamFlow),
    /// Datagrams at intervals.
    UdpStream(UdpStreamFlow),
    /// netperf TCP_RR.
    TcpRr(TcpRrFlow),
    /// ICMP echo.
    Ping(PingFlow),
    /// Cells from a generator.
    Cells(CellsFlow),
    /// Ethernet frames from a generator.
    Frames(FramesFlow),
    /// A file through a layer 4 switch.
    Relay(RelayFlow),
}

/// Kind of a flow, named as in scenarios.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum FlowKind {
    /// See [`Flow::TcpStream`].
    TcpStream,
    /// See [`Flow::UdpStream`].
    UdpStream,
    /// See [`Flow::TcpRr`].
    TcpRr,
    /// See [`Flow::Ping`].
    Ping,
    /// See [`Flow::Cells`].
    Cells,
    /// See [`Flow::Frames`].
    Frames,
    /// See [`Flow::Relay`].
    Relay,
}

impl Flow {
    /// Whether its result has a log.
    #[must_use]
    pub const fn is_logged(&self) -> bool {
        match self {
            Self::UdpStream(flow) => flow.log,
            Self::TcpRr(flow) => flow.log,
            Self::Ping(flow) => flow.log,
            Self::TcpStream(_) | Self::Cells(_) | Self::Frames(_) | Self::Relay(_) => false,
        }
    }

    /// Immutable number.
    #[must_use]
    pub const fn id(&self) -> u32 {
        match self {
            Self::TcpStream(flow) => flow.id,
            Self::UdpStream(flow) => flow.id,
            Self::TcpRr(flow) => flow.id,
            Self::Ping(flow) => flow.id,
            Self::Cells(flow) => flow.id,
            Self::Frames(flow) => flow.id,
            Self::Relay(flow) => flow.id,
        }
    }

    /// Node that it starts at.
    #[must_use]
    pub const fn from(&self) -> u32 {
        match self {
            Self::TcpStream(flow) => flow.from,
            Self::UdpStream(flow) => flow.from,
            Self::TcpRr(flow) => flow.from,
            Self::Ping(flow) => flow.from,
            Self::Cells(flow) => flow.from,
            Self::Frames(flow) => flow.from,
            Self::Relay(flow) => flow.from,
        }
    }

    /// Address of the receiver that it is for, where it says so.
    #[must_use]
    pub const fn to_ip(&self) -> Option<Ipv4Addr> {
        match self {
            Self::TcpStream(flow) => flow.to_ip,
            Self::UdpStream(flow) => flow.to_ip,
            Self::TcpRr(flow) => flow.to_ip,
            Self::Ping(flow) => flow.to_ip,
            Self::Cells(_) | Self::Frames(_) | Self::Relay(_) => None,
        }
    }

    /// The kind of traffic, by which results and names are chosen.
    #[must_use]
    pub const fn kind(&self) -> FlowKind {
        match self {
            Self::TcpStream(_) => FlowKind::TcpStream,
            Self::UdpStream(_) => FlowKind::UdpStream,
            Self::TcpRr(_) => FlowKind::TcpRr,
            Self::Ping(_) => FlowKind::Ping,
            Self::Cells(_) => FlowKind::Cells,
            Self::Frames(_) => FlowKind::Frames,
            Self::Relay(_) => FlowKind::Relay,
        }
    }
}

/// A sender that issues send calls of one size one after the other, and a receiver that reads all it can.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct TcpStreamFlow {
    /// Immutable number.
    pub id: u32,
    /// Sending host.
    pub from: u32,
    /// Receiving host; the same one for the loopback interface.
    pub to: u32,
    /// Which of the receiver's addresses; the first that the sender can reach where absent.
    #[serde(default, deserialize_with = "present")]
    pub to_ip: Option<Ipv4Addr>,
    /// Octets of each send call.
    pub message_octets: u32,
    /// Octets that each receive call asks for; the receive buffer where absent.
    #[serde(default, deserialize_with = "present")]
    pub receive_octets: Option<u32>,
    /// SO_SNDBUF at the sender.
    pub send_buffer: u32,
    /// SO_RCVBUF at the receiver.
    pub receive_buffer: u32,
    /// When the sender opens the connection, plus a random part of a clock tick.
    #[serde(default)]
    pub start_ps: u64,
    /// When the sender makes its last call; the end of the run where absent.
    #[serde(default)]
    pub stop_ps: Option<u64>,
}

/// Transactions, one at a time over one connection: a request, and the response to it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct TcpRrFlow {
    /// Immutable number.
    pub id: u32,
    /// Host that asks.
    pub from: u32,
    /// Host that answers; the same one for the loopback interface.
    pub to: u32,
    /// Which of the answering host's addresses; the first that the other can reach where absent.
    #[serde(default, deserialize_with = "present")]
    pub to_ip: Option<Ipv4Addr>,
    /// Octets of each request.
    #[serde(default = "one_octet")]
    pub request_octets: u32,
    /// Octets of each response.
    #[serde(default = "one_octet")]
    pub response_octets: u32,
    /// SO_SNDBUF at both ends.
    #[serde(default = "default_buffer")]
    pub send_buffer: u32,
    /// SO_RCVBUF at both ends.
    #[serde(default = "default_buffer")]
    pub receive_buffer: u32,
    /// When the connection is opened, plus a random part of a clock tick.
    #[serde(default)]
    pub start_ps: u64,
    /// No transaction begins from here on; the end of the run where absent.
    #[serde(default)]
    pub stop_ps: Option<u64>,
    /// Whether the result has a log of the transactions.
    #[serde(default)]
    pub log: bool,
}

const fn one_octet() -> u32 {
    1
}

/// When datagrams are sent.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum UdpProcess {
    /// At equal intervals.
    #[default]
    Cbr,
    /// At exponential intervals.
    Poisson,
}

/// Datagrams of one size.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct UdpStreamFlow {
    /// Immutable number.
    pub id: u32,
    /// Sending host.
    pub from: u32,
    /// Receiving host; the same one for the loopback interface.
    pub to: u32,
    /// Which of the receiver's addresses; the first that the sender can reach where absent.
    #[serde(default, deserialize_with = "present")]
    pub to_ip: Option<Ipv4Addr>,
    /// Payload octets of each datagram.
    pub message_octets: u32,
    /// Time between datagrams, or its mean.
    pub interval_ps: u64,
    /// Equal or exponential intervals.
    #[serde(default)]
    pub process: UdpProcess,
    /// Period of the clock by which the sender wakes: datagrams that fell due since the last tick leave back to back at the next.
    /// Where absent each leaves when it is due.
    #[serde(default, deserialize_with = "present")]
    pub tick_ps: Option<u64>,
    /// Whether the result has a log of what was sent and arrived when.
    #[serde(default)]
    pub log: bool,
    /// SO_SNDBUF at the sender: the largest datagram.
    #[serde(default = "default_buffer")]
    pub send_buffer: u32,
    /// SO_RCVBUF at the receiver: payload octets that wait for the application.
    #[serde(default = "default_buffer")]
    pub receive_buffer: u32,
    /// When the first datagram is due, plus a random part of an interval.
    #[serde(default)]
    pub start_ps: u64,
    /// No datagram is due from here on; the end of the run where absent.
    #[serde(default)]
    pub stop_ps: Option<u64>,
}

const fn default_buffer() -> u32 {
    65_536
}

const fn default_ping() -> u32 {
    56
}

/// 1 s.
const fn default_ping_interval() -> u64 {
    1_000_000_000_000
}

/// Echo requests at equal intervals.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct PingFlow {
    /// Immutable number.
    pub id: u32,
    /// Host that asks.
    pub from: u32,
    /// Host that answers.
    pub to: u32,
    /// Which of the receiver's addresses; the first that the sender can reach where absent.
    #[serde(default, deserialize_with = "present")]
    pub to_ip: Option<Ipv4Addr>,
    /// Octets after the ICMP header.
    #[serde(default = "default_ping")]
    pub payload_octets: u32,
    /// Time between requests.
    #[serde(default = "default_ping_interval")]
    pub interval_ps: u64,
    /// Whether the result has a log of the requests and their replies.
    #[serde(default)]
    pub log: bool,
    /// When the first request is due, plus a random part of a clock tick.
    #[serde(default)]
    pub start_ps: u64,
    /// No request is due from here on; the end of the run where absent.
    #[serde(default)]
    pub stop_ps: Option<u64>,
}

/// Cells on one VC of a generator.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct CellsFlow {
    /// Immutable number.
    pub id: u32,
    /// Generator.
    pub from: u32,
    /// Port of the generator.
    pub port: u16,
    /// VPI on that port's link.
    #[serde(default)]
    pub vpi: u16,
    /// VCI on that port's link.
    pub vci: u16,
    /// Service category.
    #[serde(default)]
    pub category: Category,
    /// CLP bit.
    #[serde(default)]
    pub clp: bool,
    /// Traffic shaper.
    #[serde(default)]
    pub shaper: Vec<Bucket>,
    /// Rates that RM cells change, where the network tells the source how fast it may send.
    #[serde(default, deserialize_with = "present")]
    pub abr: Option<Abr>,
    /// When the source begins.
    #[serde(default)]
    pub start_ps: u64,
    /// What comes to that; nothing where absent.
    #[serde(default, deserialize_with = "present")]
    pub phase: Option<Phase>,
    /// When cells are offered.
    pub source: SourceModel,
}

/// An open-loop source of PDUs.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename = "kind", rename_all = "kebab-case", rename_all_fields = "camelCase", deny_unknown_fields)]
pub enum SourceModel {
    /// Always a cell to send.
    Saturated {
        /// Cells of a PDU.
        pdu_cells: u32,
    },
    /// A cell every interval.
    Periodic {
        /// Cells of a PDU.
        pdu_cells: u32,
        /// Time between cells.
        interval_ps: u64,
    },
    /// PDUs of one size with exponential gaps.
    Poisson {
        /// Cells of a PDU.
        pdu_cells: u32,
        /// Time between a PDU's cells.
        spacing_ps: u64,
        /// Mean gap.
        mean_gap_ps: u64,
    },
    /// PDUs of geometric size with exponential gaps.
    OnOff {
        /// Mean cells of a PDU.
        mean_cells: u32,
        /// Time between a PDU's cells.
        spacing_ps: u64,
        /// Mean gap.
        mean_gap_ps: u64,
    },
}

/// Where generated frames go.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum FrameTarget {
    /// A MAC address that nobody has: every bridge floods it.
    Unknown,
    /// All stations.
    Broadcast,
    /// The generator port of the flow in the other direction, which makes itself known as often as that flow sends.
    Port,
}

/// Ethernet frames of one size at equal intervals.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct FramesFlow {
    /// Immutable number.
    pub id: u32,
    /// Generator.
    pub from: u32,
    /// Ethernet port of the generator.
    pub port: u16,
    /// Generator that receives; the sender's own number where it is another of its ports.
    pub to: u32,
    /// Port that receives.
    pub to_port: u16,
    /// Destination address.
    pub target: FrameTarget,
    /// Octets of a frame, frame check sequence included.
    pub octets: u32,
    /// Time between frames; absent where the load is stated.
    #[serde(default, deserialize_with = "present")]
    pub interval_ps: Option<u64>,
    /// Per cent of the port's rate that the frames take, with preambles and gaps; absent where the interval is stated.
    #[serde(default, deserialize_with = "present")]
    pub load_percent: Option<f64>,
    /// Time between frames by which the receiving port makes its address known to the sender's; it stays silent where absent.
    #[serde(default, deserialize_with = "present")]
    pub reply_ps: Option<u64>,
    /// When the first frame is offered.
    #[serde(default)]
    pub start_ps: u64,
    /// No frame is offered from here on; the end of the run where absent.
    #[serde(default)]
    pub stop_ps: Option<u64>,
}
