//! Faults and parameter changes.

use super::link::LinkEnd;
use super::node::{Bucket, Category, Queue, RouteEnd};
use super::{nullable, present};
use serde::Deserialize;

/// A change at an instant.
#[derive(Clone, Debug, Deserialize)]
#[serde(from = "ChangeForm")]
pub struct Change {
    /// Time of the change in ps; it applies before any other event of that instant.
    pub at_ps: u64,
    /// The thing that changes and its new values.
    pub kind: ChangeKind,
}

/// The key for the time is beside those for the kind.
#[derive(Deserialize)]
#[serde(rename = "atPs")]
struct ChangeForm(u64, ChangeKind);

impl From<ChangeForm> for Change {
    fn from(ChangeForm(at_ps, kind): ChangeForm) -> Self {
        Self { at_ps, kind }
    }
}

/// What changes, by kind.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename = "kind", rename_all = "kebab-case", rename_all_fields = "camelCase", deny_unknown_fields)]
pub enum ChangeKind {
    /// Other limits of an output buffer.
    Queue {
        /// Node.
        node: u32,
        /// Port.
        port: u16,
        /// Category.
        category: Category,
        /// The new limits.
        queue: Queue,
    },
    /// Another propagation delay.
    LinkDelay {
        /// Link.
        link: u32,
        /// New delay.
        delay_ps: u64,
    },
    /// A link cut or mended.
    LinkUp {
        /// Link.
        link: u32,
        /// Whether the link carries cells from then on.
        up: bool,
    },
    /// One cell late or lost.
    Glitch {
        /// Node.
        node: u32,
        /// Port that the cell leaves.
        port: u16,
        /// How late; `null`: lost.
        #[serde(deserialize_with = "nullable")]
        extra_ps: Option<u64>,
    },
    /// Another contract.
    Policer {
        /// Switch.
        node: u32,
        /// Channel of the row at its input.
        #[serde(rename = "in")]
        input: RouteEnd,
        /// The new buckets.
        buckets: Vec<Bucket>,
    },
    /// Other stack switches.
    Stack {
        /// Host.
        node: u32,
        /// The switches.
        set: Box<StackSet>,
    },
    /// Other costs.
    Cpu {
        /// Host.
        node: u32,
        /// New CPU times; those that are absent stay as they are.
        set: CpuSet,
    },
    /// A process killed or started.
    Process {
        /// Node at which the process runs.
        node: u32,
        /// Kind of the process.
        process: ProcessName,
        /// ELAN that it belongs to, where several of its kind run there; all of them where absent.
        #[serde(default, deserialize_with = "present")]
        elan: Option<u32>,
        /// Whether the process runs from then on.
        up: bool,
    },
    /// One control message lost: the next of this name that a node sends.
    DropMessage {
        /// Node that sends the message.
        node: u32,
        /// Its name, such as `LE_ARP_REQUEST` or `SETUP`; the next of any name where absent.
        #[serde(default, deserialize_with = "present")]
        message: Option<String>,
        /// Number of messages that are lost.
        #[serde(default = "one")]
        count: u32,
    },
    /// One control message damaged: the next of this name that a node sends comes cut short.
    DamageMessage {
        /// Node that sends the message.
        node: u32,
        /// Name of the message, as in `DropMessage`; the next of any name where absent.
        #[serde(default, deserialize_with = "present")]
        message: Option<String>,
        /// Number of messages that are damaged.
        #[serde(default = "one")]
        count: u32,
    },
    /// Tables emptied: ARP, LE_ARP, MPOA caches, bridge, ATMARP client.
    Clear {
        /// Node whose tables are emptied.
        node: u32,
    },
    /// A message that a device says here for no other reason: its management has it do so, or a fault.
    Prompt {
        /// Device that sends the message; nothing happens where it has no such part.
        node: u32,
        /// Name of the message.
        message: PromptedMessage,
    },
    /// A link's end taken to another Ethernet port.
    Plug {
        /// Link.
        link: u32,
        /// End of the link that moves.
        end: LinkSide,
        /// Port where the end is plugged in from then on.
        to: LinkEnd,
        /// How the ports at both ends send from then on; as they began where absent.
        #[serde(default, deserialize_with = "present")]
        ports: Option<PluggedPorts>,
    },
    /// Other sizes or intervals of a flow.
    Flow {
        /// Flow.
        flow: u32,
        /// The parameters.
        set: FlowSet,
    },
}

const fn one() -> u32 {
    1
}

/// What a device may be made to say.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum PromptedMessage {
    /// The bridges' topology changes, as a LAN emulation client says to all others; the next time, it has settled.
    LeTopologyRequest,
    /// A LAN emulation client has a second MAC address registered.
    LeRegisterRequest,
    /// A LAN emulation client lets its second MAC address go.
    LeUnregisterRequest,
    /// A LAN emulation client asks whether its BUS is the ELAN's.
    LeVerifyRequest,
    /// An end system has its signalling links start over.
    Rs,
    /// An end system finds that the ends of its signalling links no longer agree.
    Er,
}

/// What may be killed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ProcessName {
    /// LAN emulation client.
    Lec,
    /// LAN emulation configuration server.
    Lecs,
    /// LAN emulation server.
    Les,
    /// Broadcast and unknown server.
    Bus,
    /// MPOA client.
    Mpc,
    /// MPOA server.
    Mps,
    /// ATMARP server.
    Atmarp,
    /// Classical IP client.
    Clip,
}

/// An end of a link.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LinkSide {
    /// `a`.
    A,
    /// `b`.
    B,
}

/// What the ports at both ends of a plugged link do from then on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PluggedPorts {
    /// Ports send as the link does: by a medium that it shares, or each by a line of its own.
    Adapt,
}

/// Stack switches by the names of the scenario format; absent ones stay as they are.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase", default)]
pub struct StackSet {
    /// Nagle's algorithm (RFC 896).
    #[serde(deserialize_with = "present")]
    pub nagle: Option<bool>,
    /// Delayed acknowledgement.
    #[serde(deserialize_with = "present")]
    pub delayed_ack: Option<DelayedAckForm>,
    /// Its period or delay.
    #[serde(deserialize_with = "present")]
    pub delayed_ack_ms: Option<u64>,
    /// Acknowledge every n-th segment; 0: by window update only.
    #[serde(deserialize_with = "present")]
    pub ack_every_segments: Option<u8>,
    /// Window update when the window would open by two segments.
    #[serde(deserialize_with = "present")]
    pub window_update_two_mss: Option<bool>,
    /// Window update when the window would open by this share of the buffer; 0: off.
    #[serde(deserialize_with = "present")]
    pub window_update_percent: Option<u8>,
    /// Receiver's silly-window avoidance.
    #[serde(deserialize_with = "present")]
    pub receiver_sws: Option<bool>,
    /// Sender's silly-window avoidance.
    #[serde(deserialize_with = "present")]
    pub sender_sws: Option<bool>,
    /// Slow start.
    #[serde(deserialize_with = "present")]
    pub slow_start: Option<bool>,
    /// Congestion avoidance.
    #[serde(deserialize_with = "present")]
    pub congestion_avoidance: Option<bool>,
    /// Fast retransmit.
    #[serde(deserialize_with = "present")]
    pub fast_retransmit: Option<bool>,
    /// Fast recovery.
    #[serde(deserialize_with = "present")]
    pub fast_recovery: Option<bool>,
    /// First congestion window.
    #[serde(deserialize_with = "present")]
    pub initial_window_segments: Option<u32>,
    /// Tick of the retransmission timer.
    #[serde(deserialize_with = "present")]
    pub rto_tick_ms: Option<u64>,
    /// Shortest retransmission timeout.
    #[serde(deserialize_with = "present")]
    pub rto_min_ms: Option<u64>,
    /// Longest retransmission timeout.
    #[serde(deserialize_with = "present")]
    pub rto_max_ms: Option<u64>,
    /// Offer a window-scale option.
    #[serde(deserialize_with = "present")]
    pub window_scaling: Option<bool>,
    /// Round the offered window down to whole segments.
    #[serde(deserialize_with = "present")]
    pub window_mss_multiple: Option<bool>,
    /// Octets copied before output runs; 0: one MSS.
    #[serde(deserialize_with = "present")]
    pub copy_chunk_octets: Option<u32>,
    /// Octets that must be free before a sleeping writer wakes.
    #[serde(deserialize_with = "present")]
    pub writer_low_water_octets: Option<u32>,
    /// Socket semantics.
    #[serde(deserialize_with = "present")]
    pub sockets: Option<SocketsForm>,
}

/// How acknowledgements are delayed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum DelayedAckForm {
    /// One timer for the host.
    Heartbeat,
    /// A timer for each acknowledgement.
    Timer,
    /// Not at all.
    Off,
}

/// What a send call means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SocketsForm {
    /// Copies what fits and sleeps.
    Bsd,
    /// Taken whole below SO_SNDBUF, against which a call counts until it is acknowledged whole.
    Winsock,
    /// The same quota with calls that block.
    WinsockBlocking,
}

/// Costs by name; absent ones stay as they are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase", default)]
pub struct CpuSet {
    /// See [`super::Cpu`].
    #[serde(deserialize_with = "present")]
    pub speed: Option<f64>,
    /// See [`super::Cpu`].
    #[serde(deserialize_with = "present")]
    pub syscall_ps: Option<u64>,
    /// See [`super::Cpu`].
    #[serde(deserialize_with = "present")]
    pub send_packet_ps: Option<u64>,
    /// See [`super::Cpu`].
    #[serde(deserialize_with = "present")]
    pub receive_packet_ps: Option<u64>,
    /// See [`super::Cpu`].
    #[serde(deserialize_with = "present")]
    pub interrupt_ps: Option<u64>,
    /// See [`super::Cpu`].
    #[serde(deserialize_with = "present")]
    pub copy_ps_per_octet: Option<u64>,
    /// See [`super::Cpu`].
    #[serde(deserialize_with = "present")]
    pub checksum_ps_per_octet: Option<u64>,
    /// See [`super::Cpu`].
    #[serde(deserialize_with = "present")]
    pub tick_ps: Option<u64>,
    /// See [`super::Cpu`].
    #[serde(deserialize_with = "present")]
    pub cell_ps: Option<u64>,
}

/// What of a flow can change while it runs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase", default)]
pub struct FlowSet {
    /// Octets of each send call or datagram from the next one on.
    #[serde(deserialize_with = "present")]
    pub message_octets: Option<u32>,
    /// Time between datagrams or requests from the next one on.
    #[serde(deserialize_with = "present")]
    pub interval_ps: Option<u64>,
}
