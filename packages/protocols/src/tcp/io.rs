//! What goes into a connection and what comes out of it.

use core::fmt;

use serde::Serialize;

use crate::Payload;
use crate::wire::TcpRepr;

/// One TCP segment: header and the range of its flow that it carries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Segment {
    /// The header.
    pub repr: TcpRepr,
    /// The octets after it.
    pub payload: Payload,
}

/// What can happen to a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Input {
    /// The application opens the connection (RFC 793 3.8 OPEN, active): a SYN goes out.
    Open,
    /// The application waits for a peer (RFC 793 3.8 OPEN, passive).
    Listen,
    /// A segment with a good checksum arrived for this connection.
    Segment(Segment),
    /// The application's octets were copied into the send buffer; output runs. All of them are taken: how
    /// much a call may copy is the socket layer's decision.
    Write {
        /// Their number.
        octets: u32,
        /// More of the same send call follows. Means something only where
        /// [`hold_while_more`](super::Switches::hold_while_more) is on.
        more: bool,
    },
    /// The application took octets out of the receive buffer; the window-update rule runs.
    Read {
        /// Their number; more than there are counts as all.
        octets: u32,
    },
    /// Time has come to the instant that the last timeout named.
    Timer,
    /// The application has no more to send (RFC 793 3.8 CLOSE).
    Close,
    /// The application aborts the connection (RFC 793 3.8 ABORT).
    Abort,
}

/// A segment to send.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Transmit {
    /// The segment.
    pub segment: Segment,
    /// Whether its first octet, SYN or FIN was sent before.
    pub retransmission: bool,
    /// Reason for sending it now.
    pub reason: Reason,
}

/// Why a segment was sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "SegmentReason"))]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// Opens a connection.
    Syn,
    /// Answers a SYN.
    SynAck,
    /// A full segment of data.
    DataFull,
    /// All there is to send, smaller than a segment, with nothing outstanding or with Nagle off.
    DataLast,
    /// As `DataLast`, after Nagle had held it back.
    DataNagleReleased,
    /// Smaller than a segment, but half of the largest window the peer ever offered.
    DataHalfWindow,
    /// Smaller than a segment, let through because sender silly-window avoidance is off.
    DataSmall,
    /// The retransmission timer ran out.
    RetransmitTimeout,
    /// The third duplicate acknowledgement came.
    FastRetransmit,
    /// The persist timer ran out against a closed window.
    PersistProbe,
    /// Acknowledges at once because acknowledgements are not delayed.
    AckImmediate,
    /// Acknowledges every second (n-th) segment.
    AckEveryNth,
    /// The delayed-acknowledgement timer ran out.
    AckDelayedTimer,
    /// Acknowledges a segment that is out of order, or the one that filled the hole (RFC 2581 4.2).
    AckOutOfOrder,
    /// Acknowledges a SYN or FIN.
    AckControl,
    /// Acknowledges an unacceptable segment (RFC 793 3.9, p. 69), a probe of the window among them.
    AckUnacceptable,
    /// The application's reading has opened the window far enough.
    WindowUpdate,
    /// Ends the data in this direction.
    Fin,
    /// Resets the connection.
    Reset,
}

/// Something the application or an observer wants to know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// The connection is established.
    Connected,
    /// So many more octets can be read.
    DataAvailable {
        /// Newly readable octets.
        octets: u32,
    },
    /// So many octets of the send buffer were acknowledged and are free.
    SpaceFreed {
        /// Newly free octets.
        octets: u32,
    },
    /// Output stopped with data left to send. Reported when it begins or its reason changes; it lasts until data
    /// go out.
    Held {
        /// Rule that stopped it.
        reason: Held,
    },
    /// The peer has sent its FIN; what is unread can still be read.
    PeerClosed,
    /// The connection is gone in good order, from TIME-WAIT too.
    Closed,
    /// The peer reset the connection.
    Reset,
    /// Retransmissions or the opening took too long; the connection is gone.
    TimedOut,
}

/// What keeps data from being sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Held {
    /// The data do not fill a segment, and earlier data are unacknowledged (RFC 896).
    Nagle,
    /// The peer's window is used up.
    Window,
    /// The peer's window has room, but for too little to be worth a segment (RFC 1122 4.2.3.4).
    SillyWindow,
    /// The congestion window is used up.
    CongestionWindow,
    /// More of the same send call follows.
    MoreToCome,
    /// The connection is not established yet.
    NotConnected,
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Syn => "syn",
            Self::SynAck => "syn-ack",
            Self::DataFull => "data-full",
            Self::DataLast => "data-last",
            Self::DataNagleReleased => "data-nagle-released",
            Self::DataHalfWindow => "data-half-window",
            Self::DataSmall => "data-small",
            Self::RetransmitTimeout => "retransmit-timeout",
            Self::FastRetransmit => "fast-retransmit",
            Self::PersistProbe => "persist-probe",
            Self::AckImmediate => "ack-immediate",
            Self::AckEveryNth => "ack-every-nth",
            Self::AckDelayedTimer => "ack-delayed-timer",
            Self::AckOutOfOrder => "ack-out-of-order",
            Self::AckControl => "ack-control",
            Self::AckUnacceptable => "ack-unacceptable",
            Self::WindowUpdate => "window-update",
            Self::Fin => "fin",
            Self::Reset => "reset",
        })
    }
}

impl fmt::Display for Held {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Nagle => "nagle",
            Self::Window => "window",
            Self::SillyWindow => "silly-window",
            Self::CongestionWindow => "congestion-window",
            Self::MoreToCome => "more-to-come",
            Self::NotConnected => "not-connected",
        })
    }
}
