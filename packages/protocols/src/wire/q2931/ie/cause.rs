//! Cause and call state (Q.2931 4.5.15 and 4.5.10).

use core::fmt;

use crate::wire::call::Cause;
use crate::wire::q2931::coded::coded;
use crate::wire::{Error, Result};

const LAST: u8 = 0x80;

/// Location code: the part of the network that names a cause.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Location(pub u8);

impl Location {
    /// The user.
    pub const USER: Self = Self(0);
    /// The private network that serves the local user.
    pub const PRIVATE: Self = Self(1);
}

/// Why a call or party ends, or what was wrong.
///
/// Causes 37, 43, 88, 96, 99 and 100 are sent here without diagnostics: decoders read one octet too many of them.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CauseValue {
    /// Part of the network that names the cause.
    pub location: Location,
    /// The cause.
    pub cause: Cause,
    /// Details.
    pub diagnostics: Vec<u8>,
}

impl CauseValue {
    /// A cause without details.
    pub const fn new(location: Location, cause: Cause) -> Self {
        Self { location, cause, diagnostics: Vec::new() }
    }

    pub(super) fn parse(octets: &[u8]) -> Result<Self> {
        match octets {
            [location @ 0x80..=0x8f, cause, diagnostics @ ..] if cause & LAST != 0 => Ok(Self {
                location: Location(location & 0x0f),
                cause: Cause(cause & !LAST),
                diagnostics: diagnostics.to_vec(),
            }),
            _ => Err(Error),
        }
    }

    pub(super) fn emit(&self, octets: &mut Vec<u8>) {
        octets.extend_from_slice(&[LAST | self.location.0, LAST | self.cause.0]);
        octets.extend(&self.diagnostics);
    }
}

coded! {
    /// State of a call at one side of an interface (Q.2931 2.1).
    CallState, else "{code}";
    /// No call.
    Null = 0x00, "Null";
    /// SETUP went from the user.
    CallInitiated = 0x01, "Call Initiated";
    /// The network took an outgoing call up.
    OutgoingProceeding = 0x03, "Outgoing Call Proceeding";
    /// The far user is alerted.
    CallDelivered = 0x04, "Call Delivered";
    /// SETUP went to the user.
    CallPresent = 0x06, "Call Present";
    /// The user is alerted.
    CallReceived = 0x07, "Call Received";
    /// The user answered and waits for the network.
    ConnectRequest = 0x08, "Connect Request";
    /// The user took an incoming call up.
    IncomingProceeding = 0x09, "Incoming Call Proceeding";
    /// Connected.
    Active = 0x0a, "Active";
    /// The user clears.
    ReleaseRequest = 0x0b, "Release Request";
    /// The network clears.
    ReleaseIndication = 0x0c, "Release Indication";
    /// RESTART was sent.
    RestartRequest = 0x3d, "Restart Request";
    /// RESTART was received.
    Restart = 0x3e, "Restart";
}

impl fmt::Display for CauseValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.cause)
    }
}
