//! How a client stands with its ATMARP server.

use crate::vcc::VccId;
use crate::{Instant, Word};

/// How far the registration is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum State {
    /// The interface is down, or the subnet has no server.
    #[default]
    Down,
    /// The server is being called.
    Calling,
    /// The registration waits for its answer.
    Registering,
    /// The server has taken it.
    Registered,
    /// The last attempt has failed; the next one comes.
    Waiting,
}

/// The registration.
#[derive(Clone, Debug, Default, Hash)]
pub(super) struct Registration {
    pub(super) state: State,
    /// Index of the server.
    pub(super) server: usize,
    /// The VCC to it, being set up or open.
    pub(super) vcc: Option<VccId>,
    /// Registrations sent without an answer.
    pub(super) asked: u32,
    /// The next attempt.
    pub(super) until: Option<Instant>,
    pub(super) since: Instant,
}

impl From<State> for Word {
    fn from(state: State) -> Self {
        match state {
            State::Down => Self::Down,
            State::Calling => Self::CallingTheServer,
            State::Registering => Self::Registering,
            State::Registered => Self::Registered,
            State::Waiting => Self::WaitingForTheNextAttempt,
        }
    }
}
