//! States of a connection, and the phases of one that transfers data.

use core::fmt;

/// State of a connection (Q.2110 7.3). The coordination function answers every request of the other end at once, so
/// the incoming pending states pass unseen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum State {
    /// State 1.
    Idle,
    /// State 2: a BGN waits for its answer.
    OutgoingConnectionPending,
    /// State 4: an END waits for its answer.
    OutgoingDisconnectionPending,
    /// State 5: an RS waits for its answer.
    OutgoingResynchronizationPending,
    /// State 7: an ER waits for its answer.
    OutgoingRecoveryPending,
    /// State 10.
    DataTransferReady,
}

/// How often a connection that transfers data polls (Q.2110 7.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Phase {
    /// Messages wait: each Timer_POLL.
    Active,
    /// All is sent, and a STAT is due: each Timer_KEEP-ALIVE.
    Transient,
    /// All is acknowledged: not before Timer_IDLE.
    Idle,
}

impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Idle => "Idle",
            Self::OutgoingConnectionPending => "Outgoing Connection Pending",
            Self::OutgoingDisconnectionPending => "Outgoing Disconnection Pending",
            Self::OutgoingResynchronizationPending => "Outgoing Resynchronization Pending",
            Self::OutgoingRecoveryPending => "Outgoing Recovery Pending",
            Self::DataTransferReady => "Data Transfer Ready",
        })
    }
}

impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Active => "active",
            Self::Transient => "transient",
            Self::Idle => "idle",
        })
    }
}
