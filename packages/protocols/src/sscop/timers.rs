//! The timers of a link.

use crate::Instant;

/// When each timer fires; those that do not run are none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Timers {
    /// Timer_CC.
    pub(super) connection_control: Option<Instant>,
    /// Timer_POLL, Timer_KEEP-ALIVE or Timer_IDLE, of which one runs: the phase says which.
    pub(super) poll: Option<Instant>,
    /// Timer_NO-RESPONSE.
    pub(super) no_response: Option<Instant>,
    /// Until the link is tried again.
    pub(super) retry: Option<Instant>,
}

impl Timers {
    /// The next instant at which one fires.
    pub(super) fn next(&self) -> Option<Instant> {
        [self.connection_control, self.poll, self.no_response, self.retry].into_iter().flatten().min()
    }
}

/// Stops a timer that has fired by `now`, and says whether it had.
pub(super) fn take_due(timer: &mut Option<Instant>, now: Instant) -> bool {
    timer.take_if(|at| *at <= now).is_some()
}
