//! Entries of a client's ATMARP table.

use std::collections::VecDeque;

use super::DropReason;
use crate::vcc::VccId;
use crate::wire::AtmAddress;
use crate::{FrameId, Instant, Word};

/// How a neighbour is reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Via {
    /// An SVC to this ATM address.
    Svc(AtmAddress),
    /// A PVC.
    Pvc(VccId),
}

/// What is known of a neighbour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum State {
    /// The server is being asked, for the `asked`-th time.
    Asking { asked: u32 },
    /// How to reach it is known.
    Valid(Via),
    /// Its life has ended and it is being confirmed; nothing is sent to it meanwhile.
    Doubtful { via: Via, asked: u32 },
    /// Resolution has failed, and is not tried again for a while.
    Failed(DropReason),
}

/// An entry.
#[derive(Clone, Debug, Hash)]
pub(super) struct Neighbour {
    pub(super) state: State,
    pub(super) since: Instant,
    /// When the state ends.
    pub(super) until: Instant,
    /// Frames that wait for the answer or for the VCC.
    pub(super) waiting: VecDeque<FrameId>,
}

impl State {
    pub(super) const fn via(&self) -> Option<Via> {
        match self {
            Self::Valid(via) | Self::Doubtful { via, .. } => Some(*via),
            Self::Asking { .. } | Self::Failed(_) => None,
        }
    }
}

impl From<State> for Word {
    fn from(state: State) -> Self {
        match state {
            State::Asking { .. } => Self::BeingResolved,
            State::Valid(_) => Self::Valid,
            State::Doubtful { .. } => Self::BeingConfirmed,
            State::Failed(DropReason::Down) => Self::FailedDown,
            State::Failed(DropReason::Group) => Self::FailedGroup,
            State::Failed(DropReason::NoServer) => Self::FailedNoServer,
            State::Failed(DropReason::QueueFull) => Self::FailedQueueFull,
            State::Failed(DropReason::Unknown) => Self::FailedUnknown,
            State::Failed(DropReason::NoAnswer) => Self::FailedNoAnswer,
            State::Failed(DropReason::CallFailed) => Self::FailedCall,
            State::Failed(DropReason::Cleared) => Self::FailedCleared,
        }
    }
}
