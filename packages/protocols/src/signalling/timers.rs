//! The timers of call control and their lengths.

use serde::Serialize;

use crate::Duration;

/// A timer of Q.2931 or Q.2971, by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum TimerName {
    /// ALERTING was received.
    T301,
    /// SETUP was sent.
    T303,
    /// RELEASE was sent.
    T308,
    /// The signalling link went down.
    T309,
    /// CALL PROCEEDING was received.
    T310,
    /// CONNECT was sent.
    T313,
    /// RESTART was sent.
    T316,
    /// STATUS ENQUIRY was sent.
    T322,
    /// DROP PARTY was sent.
    T398,
    /// ADD PARTY was sent.
    T399,
}

/// Lengths of the timers.
///
/// T317, which bounds how long a side takes to clear the calls of a RESTART, is left out: they clear at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Timers {
    /// T301: ALERTING to CONNECT, then cleared with cause 19.
    pub t301: Duration,
    /// T303: SETUP to its first answer; sent again once, then cleared with cause 18.
    pub t303: Duration,
    /// T308: RELEASE to RELEASE COMPLETE; sent again once, then the channel is restarted.
    pub t308: Duration,
    /// T309: signalling link down, until its calls are cleared with cause 27.
    pub t309: Duration,
    /// T310: CALL PROCEEDING to CONNECT, then cleared with cause 102.
    pub t310: Duration,
    /// T313: CONNECT to CONNECT ACKNOWLEDGE, then cleared with cause 102.
    pub t313: Duration,
    /// T316: RESTART to RESTART ACKNOWLEDGE; sent again once.
    pub t316: Duration,
    /// T322: STATUS ENQUIRY to STATUS; sent again once, then cleared with cause 41.
    pub t322: Duration,
    /// T398: DROP PARTY to its answer, then the party is taken as dropped.
    pub t398: Duration,
    /// T399: ADD PARTY to its answer, then given up with cause 102.
    pub t399: Duration,
}

impl Timers {
    /// Timers of the network side: T310 is 10 s.
    pub const fn network() -> Self {
        Self { t310: Duration::from_secs(10), t399: Duration::from_secs(14), ..Self::user() }
    }

    /// Timers of the user side: T310 is 30 s and T399 34 s, so that the network gives up first and says why (U).
    pub const fn user() -> Self {
        Self {
            t301: Duration::from_secs(180),
            t303: Duration::from_secs(4),
            t308: Duration::from_secs(30),
            t309: Duration::from_secs(10),
            t310: Duration::from_secs(30),
            t313: Duration::from_secs(4),
            t316: Duration::from_secs(120),
            t322: Duration::from_secs(4),
            t398: Duration::from_secs(4),
            t399: Duration::from_secs(34),
        }
    }

    /// Refuses a length of zero, which would expire before any answer.
    pub fn check(&self) -> Result<(), String> {
        let all = [
            (TimerName::T301, self.t301),
            (TimerName::T303, self.t303),
            (TimerName::T308, self.t308),
            (TimerName::T309, self.t309),
            (TimerName::T310, self.t310),
            (TimerName::T313, self.t313),
            (TimerName::T316, self.t316),
            (TimerName::T322, self.t322),
            (TimerName::T398, self.t398),
            (TimerName::T399, self.t399),
        ];
        match all.iter().find(|(_, length)| *length == Duration::ZERO) {
            Some((name, _)) => {
                Err(format!("{name:?} is zero, so it would expire before any answer; give it a length"))
            }
            None => Ok(()),
        }
    }
}
