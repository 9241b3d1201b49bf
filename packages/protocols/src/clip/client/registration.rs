//! How a client stands with its ATMARP server.

use core::fmt;

use crate::Instant;
use crate::vcc::VccId;

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

impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Down => "down",
            Self::Calling => "calling the server",
            Self::Registering => "registering",
            Self::Registered => "registered",
            Self::Waiting => "waiting for the next attempt",
        })
    }
}
