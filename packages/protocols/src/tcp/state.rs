//! The states of a connection (RFC 793 3.2).

use core::fmt;

/// Where a connection is between opening and closing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum State {
    /// No connection.
    #[default]
    Closed,
    /// Waiting for a SYN.
    Listen,
    /// SYN sent.
    SynSent,
    /// SYN received and answered.
    SynReceived,
    /// Data can flow both ways.
    Established,
    /// The peer has closed, this end has not.
    CloseWait,
    /// This end has closed; its FIN is unacknowledged.
    FinWait1,
    /// Both ends have closed; this end's FIN is unacknowledged and the peer's came meanwhile.
    Closing,
    /// The peer has closed first; this end's FIN is unacknowledged.
    LastAck,
    /// This end has closed and knows that the peer knows; the peer has not closed.
    FinWait2,
    /// Both ends have closed; waiting for stray segments to die.
    TimeWait,
}

impl State {
    /// Whether SYNs were exchanged both ways.
    pub const fn is_synchronised(self) -> bool {
        !matches!(self, Self::Closed | Self::Listen | Self::SynSent | Self::SynReceived)
    }

    /// Whether the peer may still send data.
    pub const fn can_receive(self) -> bool {
        matches!(self, Self::Established | Self::FinWait1 | Self::FinWait2)
    }

    /// Whether data in the send buffer may be sent, or sent again.
    pub(super) const fn can_send(self) -> bool {
        matches!(self, Self::Established | Self::CloseWait | Self::FinWait1 | Self::Closing | Self::LastAck)
    }

    /// Whether this end's FIN is due or on its way.
    pub(super) const fn has_fin_to_send(self) -> bool {
        matches!(self, Self::FinWait1 | Self::Closing | Self::LastAck)
    }
}

impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Closed => "CLOSED",
            Self::Listen => "LISTEN",
            Self::SynSent => "SYN-SENT",
            Self::SynReceived => "SYN-RECEIVED",
            Self::Established => "ESTABLISHED",
            Self::CloseWait => "CLOSE-WAIT",
            Self::FinWait1 => "FIN-WAIT-1",
            Self::Closing => "CLOSING",
            Self::LastAck => "LAST-ACK",
            Self::FinWait2 => "FIN-WAIT-2",
            Self::TimeWait => "TIME-WAIT",
        })
    }
}
