//! Configuration of a connection, fixed when it is made: its endpoints, the sizes of its buffers, and the switches of its
//! system.

use crate::{Duration, Heartbeat};

/// Everything that one connection needs to know.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Config {
    /// Own port.
    pub local_port: u16,
    /// Peer's port; zero at a listener that takes anyone.
    pub remote_port: u16,
    /// Flow that the octets sent belong to (see [`Payload`](crate::Payload)).
    pub flow: u32,
    /// Initial send sequence number.
    pub initial_sequence: u32,
    /// Largest segment this end can take: interface MTU less 40. Sent in the MSS option, and never exceeded
    /// when sending.
    pub mss: u32,
    /// Socket send buffer (`SO_SNDBUF`) in octets.
    pub send_buffer: u32,
    /// Socket receive buffer (`SO_RCVBUF`) in octets.
    pub receive_buffer: u32,
    /// First beat of the host's delayed-acknowledgement timer, counted from the start of the run.
    pub delayed_ack_phase: Duration,
    /// First beat of the host's retransmission timer tick, counted from the start of the run.
    pub tick_phase: Duration,
    /// The mechanisms of the system.
    pub switches: Switches,
}

/// The mechanisms of a TCP and of the socket layer above it, each one a switch.
///
/// [`Profile::switches`](super::Profile::switches) returns the sets that the papers' systems used.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Switches {
    // The socket layer: the driver reads these, the connection does not.
    /// What a send call means when the buffer is nearly full.
    pub socket: SocketSemantics,
    /// How much of a send call is copied into the buffer before TCP output runs.
    pub copy_chunk: CopyChunk,
    /// A sleeping writer wakes only when so many octets of the send buffer are free.
    pub send_low_water: u32,

    // Sending.
    /// Hold a segment that is not full while data are unacknowledged (RFC 896).
    pub nagle: bool,
    /// Hold every segment that is not full while the driver says that more of the same send call follows.
    pub hold_while_more: bool,
    /// Silly-window avoidance by the sender (RFC 1122 4.2.3.4).
    pub sender_silly_window_avoidance: bool,
    /// Segment size to assume when the peer's SYN carries no MSS option (RFC 1122 4.2.2.6).
    pub default_mss: u32,
    /// Round a segment size above this cluster size down to a multiple of it.
    pub mss_cluster: Option<u32>,
    /// Lower the segment size to the send buffer where that is smaller.
    pub mss_within_send_buffer: bool,
    /// Round both buffers up to a multiple of the segment size once that is known.
    pub round_buffers_to_mss: bool,

    // Receiving.
    /// When an acknowledgement may wait, and for what (RFC 1122 4.2.3.2).
    pub delayed_ack: DelayedAck,
    /// What makes an acknowledgement go out without waiting for the timer.
    pub ack_rule: AckRule,
    /// When reading opens the window enough to tell the peer.
    pub window_update: WindowUpdate,
    /// Silly-window avoidance by the receiver: offer no window smaller than a segment and than a quarter of
    /// the buffer (RFC 1122 4.2.3.3).
    pub receiver_silly_window_avoidance: bool,
    /// Offer whole segments only: round the window down to a multiple of the segment size, but never to zero.
    pub round_window_to_mss: bool,
    /// Shift count to offer in a window-scale option (RFC 1323); `None` offers none and takes none.
    pub window_scale: Option<u8>,

    // Congestion.
    /// Open the congestion window from `initial_cwnd` up (RFC 2001 1). Off, it starts fully open.
    pub slow_start: bool,
    /// Congestion window at the start, in segments.
    pub initial_cwnd: u32,
    /// Above the threshold open the congestion window by one segment a round trip (RFC 2001 2). Off, slow
    /// start never ends.
    pub congestion_avoidance: bool,
    /// Retransmit on the third duplicate acknowledgement (RFC 2001 3).
    pub fast_retransmit: bool,
    /// After a fast retransmit go on with half the window instead of slow start (RFC 2001 4).
    pub fast_recovery: bool,
    /// Begin again with slow start after an idle time of one retransmission timeout.
    pub slow_start_after_idle: bool,

    // Timers.
    /// Retransmission timeout.
    pub rto: Rto,
    /// Shortest and longest time between two probes of a closed window (RFC 1122 4.2.2.17).
    pub persist: (Duration, Duration),
    /// Give up an open that has not succeeded by then.
    pub connect_timeout: Duration,
    /// Time that a closed connection stays in TIME-WAIT: twice the maximum segment lifetime (RFC 793 3.3).
    pub time_wait: Duration,
}

/// What a send call means when the buffer is nearly full.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SocketSemantics {
    /// A call copies what fits and sleeps for the rest.
    Bsd,
    /// A call is taken whole while the socket is within its quota, the send buffer; else it waits, or would
    /// block. Every call counts whole until its last octet is acknowledged, so that a socket which one call
    /// fills takes nothing more before that (Microsoft KB 823764: non-blocking calls and `select`).
    Winsock,
    /// The same quota with blocking calls: one that finds it used up, and more than one earlier call still
    /// there, is copied all the same, and returns once the calls before it are within the quota or but one
    /// (Microsoft KB 214397).
    WinsockBlocking,
}

/// How much of a send call is copied before TCP output runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CopyChunk {
    /// So many octets: a memory cluster.
    Octets(u32),
    /// One segment.
    Mss,
    /// All of the call.
    Whole,
}

/// When acknowledgements may wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DelayedAck {
    /// Every segment with data is acknowledged at once.
    Off,
    /// All waiting acknowledgements of a host go out at the beat of one timer with this period, which is
    /// never zero.
    Heartbeat(Duration),
    /// Each waits for a time of its own.
    Timer(Duration),
}

/// What makes a waiting acknowledgement go out early.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AckRule {
    /// Nothing but a window update, which is what 4.3BSD does: every second segment follows from the
    /// two-segment rule while the application reads.
    WindowUpdate,
    /// So many segments with data, of whatever size.
    Segments(u8),
    /// So many times the largest segment seen, in octets (RFC 1122 4.2.3.2 with n = 2).
    FullSegments(u8),
}

/// When a receiver sends a window update because the application has read. Either rule suffices.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct WindowUpdate {
    /// The window would open by two segments.
    pub two_segments: bool,
    /// The window would open by this percentage of the receive buffer: 50 in 4.3BSD-Reno, 35 in 4.3BSD-Tahoe.
    pub percent_of_buffer: Option<u8>,
}

/// How the retransmission timeout is measured, bounded and backed off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rto {
    /// Tick in which round trips and timeouts are counted; never zero.
    pub tick: Duration,
    /// Timeout before anything was measured (RFC 1122 4.2.3.1).
    pub initial: Duration,
    /// Shortest timeout.
    pub min: Duration,
    /// Longest timeout.
    pub max: Duration,
    /// Take no sample from a retransmitted segment, and keep the backed-off timeout until a sample is taken
    /// (Karn; RFC 1122 4.2.3.1).
    pub karn: bool,
    /// Double the timeout with every retransmission (RFC 1122 4.2.3.1).
    pub back_off: bool,
    /// Give the connection up after so many retransmissions of one segment.
    pub max_retransmits: u8,
}

impl Config {
    /// A connection between two ports with the switches of a system and buffers of 16 384 octets.
    pub fn new(local_port: u16, remote_port: u16, switches: Switches) -> Self {
        Self {
            local_port,
            remote_port,
            flow: 0,
            initial_sequence: 0,
            mss: switches.default_mss,
            send_buffer: 16_384,
            receive_buffer: 16_384,
            delayed_ack_phase: Duration::ZERO,
            tick_phase: Duration::ZERO,
            switches,
        }
    }

    /// The beat in which round trips and retransmission timeouts are counted.
    pub const fn tick(&self) -> Heartbeat {
        Heartbeat::new(self.switches.rto.tick, self.tick_phase)
    }
}

impl CopyChunk {
    /// Octets of a call of `call` octets that are copied before output runs, with segments of `mss`.
    pub fn octets(self, call: u32, mss: u32) -> u32 {
        match self {
            Self::Octets(octets) => call.min(octets),
            Self::Mss => call.min(mss),
            Self::Whole => call,
        }
    }
}
