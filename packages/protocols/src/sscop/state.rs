//! States of a connection, and the phases of one that transfers data.

use crate::Word;
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

impl From<State> for Word {
    fn from(state: State) -> Self {
        match state {
            State::Idle => Self::Idle,
            State::OutgoingConnectionPending => Self::OutgoingConnectionPending,
            State::OutgoingDisconnectionPending => Self::OutgoingDisconnectionPending,
            State::OutgoingResynchronizationPending => Self::OutgoingResynchronizationPending,
            State::OutgoingRecoveryPending => Self::OutgoingRecoveryPending,
            State::DataTransferReady => Self::DataTransferReady,
        }
    }
}

impl From<Phase> for Word {
    fn from(state: Phase) -> Self {
        match state {
            Phase::Active => Self::Active,
            Phase::Transient => Self::Transient,
            Phase::Idle => Self::Idle,
        }
    }
}
