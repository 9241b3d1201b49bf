//! What goes into the user side and comes out of it.

use serde::Serialize;

use crate::signalling::{TimerName, Timers};
use crate::vcc::{Cause, VccEvent, VccId, VccRequest};
use crate::wire::q2931;

/// Parameters of an end system's call control.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Config {
    /// Lengths of the timers; a call that is asked for while the signalling link is down waits for T309, then is
    /// refused with cause 27.
    pub timers: Timers,
    /// Peak cell rate that best-effort calls state, in cells/s: that of the line.
    pub line_rate: u32,
}

impl Default for Config {
    /// Parameters for an OC-3c line.
    fn default() -> Self {
        Self { timers: Timers::user(), line_rate: 353_207 }
    }
}

impl Config {
    /// Refuses what cannot work.
    pub fn check(&self) -> Result<(), String> {
        if self.line_rate == 0 {
            return Err(
                "line_rate is 0 cells/s, but a call states a peak cell rate; give the line's".to_owned()
            );
        }
        self.timers.check()
    }
}

/// What can happen to the user side.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Input {
    /// The signalling link is established.
    SaalUp,
    /// The signalling link was lost.
    SaalDown,
    /// The time of the last timeout has come.
    Timer,
    /// A message from the network: the content of an SD PDU.
    Message(Vec<u8>),
    /// An entity asks for something. Ids are of one namespace for the whole interface.
    Request(VccRequest),
}

/// What the user side sends.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Transmit {
    /// A message to the network, for an SD PDU.
    Message(Vec<u8>),
}

/// What the user side tells.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "CallEvent"))]
#[serde(tag = "kind", rename_all = "snake_case", rename_all_fields = "camelCase")]
pub enum Event {
    /// The channel of a VCC is known; always before it is connected or announced as incoming.
    Bound {
        /// The VCC.
        vcc: VccId,
        /// Its VPI.
        vpi: u16,
        /// Its VCI.
        vci: u16,
    },
    /// The VCC has its channel no more.
    Unbound {
        /// The VCC.
        vcc: VccId,
    },
    /// The network has taken the call up and looks for the called user.
    Proceeding {
        /// The VCC.
        vcc: VccId,
    },
    /// A message that could not be read was dropped.
    Malformed,
    /// A message was answered with STATUS, or dropped, since it made no sense here.
    Unexpected {
        /// Type of the message.
        #[serde(rename = "message")]
        kind: q2931::MessageKind,
        /// Cause in the answer.
        cause: Cause,
    },
    /// A timer ran out.
    TimerExpired {
        /// Name of the timer.
        timer: TimerName,
        /// The VCC it belonged to, if one.
        vcc: Option<VccId>,
    },
    /// Calls were cleared by RESTART.
    Restarted {
        /// Number of calls.
        calls: usize,
    },
    /// For the entity whose VCC it is; it has a kind of its own.
    #[serde(untagged)]
    Vcc(VccEvent),
}
